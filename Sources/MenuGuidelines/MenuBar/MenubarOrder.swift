import MenuModel
import MenuSyntax

/// The menus of the menu bar have the same order in every app.
enum MenubarOrder: Guideline {
  static let rule = Rule(
    "menubar-order", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .error, otherSeverities: [.warning, .note], checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.menuBar else { return }
    // The rules look at nothing that debug builds alone have.
    let released = menuBar.menus.map { menu in
      if case .debugBuilds = menu.presence { false } else { true }
    }
    if menuBar.menus.allSatisfy({ $0.platforms == nil }), released.allSatisfy(\.self) {
      check(menuBar.menus, report.expanded.barPlaces, on: report.platforms, &report)
      return
    }
    for platform in report.platforms.platforms {
      let shown = menuBar.menus.indices.filter {
        released[$0] && menuBar.menus[$0].isShown(on: platform)
      }
      check(
        shown.map { menuBar.menus[$0] }, shown.map { report.expanded.barPlaces[$0] },
        on: PlatformSet(platform), &report)
    }
  }

  private static func check(
    _ menus: [BarMenu], _ places: [StandardCommandPlace?], on platforms: PlatformSet,
    _ report: inout GuidelineReport
  ) {
    let system = menus.indices.filter { places[$0] != nil }
    let ranks = system.map { places[$0].barRank }
    // Of 51 bars of Mac apps four break the order, all with View before Format.
    let misplaced = RankOrder.misplaced(ranks)
    if let index = misplaced.first, let (other, isBehind) = RankOrder.other(for: index, in: ranks) {
      let (menu, other) = (menus[system[index]], menus[system[other]])
      let (title, name) = (menu.shownTitle, other.shownTitle)
      let side = isBehind ? Message("before") : Message("after")
      report.finding(
        at: menu.header,
        "“\(title)” comes \(side) “\(name)”; the order of the menu bar is App, File, Edit, Format, View, …, Window, Help",
        platforms: platforms,
        related: [(other.header, "the other menu")],
        fixes: fixes(menus, report))
    }
    // The app's own menus are compared with those of the system in the right place.
    let wrong = Set(misplaced.map { system[$0] })
    let right = system.filter { !wrong.contains($0) }
    let standIn = fileStandIn(places)
    let own = StandardCommandPlace?.none.barRank
    var early: [BarMenu] = []
    for index in menus.indices where places[index] == nil && index != standIn {
      if let other = right.first(where: { $0 < index && places[$0].barRank > own }) {
        if isScriptMenu(menus[index]) { continue }
        say(menus[index], "after", menus[other], .warning, menus, on: platforms, &report)
      } else if let other = right.first(where: { $0 > index && places[$0].barRank < own }) {
        // Before File and Edit nobody looks for an app's own menu; next to Format it is a matter of taste.
        if places[other].barRank <= StandardCommandPlace?.some(.edit).barRank {
          say(menus[index], "before", menus[other], .warning, menus, on: platforms, &report)
        } else if !places[..<index].contains(.view) {
          early.append(menus[index])
        }
      }
    }
    // Once for all of them: apps that put one menu between Format and View put others there too.
    if let first = early.first, let other = right.last(where: { places[$0].barRank < own }) {
      say(
        first, "before", menus[other], .note, menus, on: platforms, &report,
        others: early.dropFirst())
    }
  }

  /// The menu of the app's own that takes File's place (Shell, Game, Message); nil where there is a File menu.
  private static func fileStandIn(_ places: [StandardCommandPlace?]) -> Int? {
    // iTerm2 has Shell there, and apps without documents Note or Message.
    guard !places.contains(.file), let first = places.firstIndex(of: nil) else { return nil }
    return places[..<first].allSatisfy { $0 == .app } ? first : nil
  }

  /// Whether it is the menu of scripts that many apps for the Mac show as an icon after Window.
  private static func isScriptMenu(_ menu: BarMenu) -> Bool {
    ["script", "scripts", "스크립트"].contains(menu.shownTitle.lowercased())
  }

  private static func say(
    _ menu: BarMenu, _ side: Message, _ other: BarMenu, _ severity: Severity, _ menus: [BarMenu],
    on platforms: PlatformSet, _ report: inout GuidelineReport, others: ArraySlice<BarMenu> = []
  ) {
    let (title, name) = (menu.shownTitle, other.shownTitle)
    report.finding(
      at: menu.header,
      "“\(title)” comes \(side) “\(name)”; the app's own menus go between View and Window",
      severity: severity, platforms: platforms,
      related: ([other] + others).map {
        ($0.header, "the other menu")
      },
      fixes: fixes(menus, report))
  }

  /// A fix that sorts all menus; none if a block or an `@allow` is around one.
  private static func fixes(_ menus: [BarMenu], _ report: GuidelineReport) -> [GuidelineFix] {
    let all = report.module.menuBar?.menus ?? []
    // Each finding has this fix; no app has so many menus that they would add up.
    guard all.count == menus.count, all.count <= 50, all.allSatisfy({ $0.platforms == nil })
    else { return [] }
    // An `@allow` goes with its menu, and would be left at another.
    if report.module.guidelines.allowances.contains(where: { allowance in
      all.contains { $0.place == allowance.scope }
    }) {
      return []
    }
    let places = report.expanded.barPlaces
    let standIn = fileStandIn(places)
    let ranks = all.indices.map {
      $0 == standIn ? StandardCommandPlace?.some(.file).barRank : places[$0].barRank
    }
    let sorted = all.enumerated().sorted {
      (ranks[$0.offset], $0.offset) < (ranks[$1.offset], $1.offset)
    }
    var changed: [Edit] = []
    for (old, new) in zip(all, sorted) where old.place != new.element.place {
      changed.append(Edit(place: old.place, text: report.edits.text(at: new.element.place)))
    }
    // People know where the menus of this app are.
    return [
      GuidelineFix(
        title: "Put the menus in order", applicability: .unsafe,
        edits: changed)
    ]
  }
}
