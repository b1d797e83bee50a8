import MenuModel
import MenuSyntax

/// The menus of the menu bar have the same order in every app.
struct MenubarOrder: Guideline {
  static let page = GuidelinePage(
    id: "menubar-order",
    title: Bilingual("A menu of the menu bar out of order", ko: "순서가 다른 메뉴 막대의 메뉴"),
    what: Bilingual(
      "The menus stand in the order App, File, Edit, Format, View, the app's own, Window, Help. A menu of the system in another place is an error, one of the app's own outside View and Window a warning.",
      ko:
        "메뉴는 앱, 파일, 편집, 포맷, 보기, 앱 고유의 메뉴, 윈도우, 도움말 순서로 있습니다. 시스템 메뉴가 다른 자리에 있으면 오류이고, 앱 고유의 메뉴가 보기와 윈도우 밖에 있으면 경고입니다."
    ),
    why: Bilingual(
      "People move between apps and look for a menu where it was in the last one.",
      ko: "사람들은 앱을 오가며 바로 전 앱에서 있던 자리에서 메뉴를 찾습니다."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Notes { platforms macOS 14 }
      menu bar {
        app standard
        edit standard
        file standard
        view standard
        window standard
        help standard
      }
      """),
    .bad(
      """
      app Notes { platforms macOS 14 }
      commands { pinNote "Pin Note" onscreen; lockNote "Lock Note" onscreen; mergeNotes "Merge Notes" onscreen }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        window standard
        menu Note "Note" { pinNote; lockNote; mergeNotes }
        help standard
      }
      """),
    .good(
      """
      app Notes { platforms macOS 14 }
      commands { pinNote "Pin Note" onscreen; lockNote "Lock Note" onscreen; mergeNotes "Merge Notes" onscreen }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        menu Note "Note" { pinNote; lockNote; mergeNotes }
        window standard
        help standard
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.menuBar else { return }
    if menuBar.menus.allSatisfy({ $0.platforms == nil }) {
      check(menuBar.menus, on: report.platforms, &report)
      return
    }
    for platform in report.platforms.platforms {
      let menus = menuBar.menus.filter { $0.isShown(on: platform) }
      check(menus, on: PlatformSet(platform), &report)
    }
  }

  private static func check(
    _ menus: [BarMenu], on platforms: PlatformSet, _ report: inout GuidelineReport
  ) {
    let standard = menus.indices.filter { menus[$0].kind.standardPlace != nil }
    let ranks = standard.map { menus[$0].kind.rank }
    let misplaced = RankOrder.misplaced(ranks)
    var found: (menu: BarMenu, other: BarMenu, isBefore: Bool)?
    if let index = misplaced.first, let (other, isBehind) = RankOrder.other(for: index, in: ranks) {
      found = (menus[standard[index]], menus[standard[other]], isBehind)
    }
    if let (menu, other, isBefore) = found {
      say(menu, other, isBefore, .error, in: menus, on: platforms, &report)
    }
    // The app's own menus are compared with the standard menus in the right place.
    let wrong = Set(misplaced.map { standard[$0] })
    let right = standard.filter { !wrong.contains($0) }
    for index in menus.indices where menus[index].kind.standardPlace == nil {
      let rank = menus[index].kind.rank
      let other = right.first { ($0 > index) == (menus[$0].kind.rank < rank) }
      guard let other else { continue }
      say(menus[index], menus[other], other > index, .warning, in: menus, on: platforms, &report)
    }
  }

  private static func say(
    _ menu: BarMenu, _ other: BarMenu, _ isBefore: Bool, _ severity: Severity, in menus: [BarMenu],
    on platforms: PlatformSet, _ report: inout GuidelineReport
  ) {
    let order = severity == .error ? "App, File, Edit, Format, View, …, Window, Help" : ""
    let (title, name) = (menu.shownTitle, other.shownTitle)
    let message: Bilingual
    if severity == .error {
      message = Bilingual(
        "“\(title)” stands \(isBefore ? "before" : "after") “\(name)”; the order of the menu bar is \(order)",
        ko: "“\(title)”이(가) “\(name)”보다 \(isBefore ? "앞에" : "뒤에") 있습니다. 메뉴 막대의 순서는 \(order)입니다")
    } else {
      message = Bilingual(
        "“\(title)” stands \(isBefore ? "before" : "after") “\(name)”; menus of the app's own stand between View and Window",
        ko:
          "“\(title)”이(가) “\(name)”보다 \(isBefore ? "앞에" : "뒤에") 있습니다. 앱 고유의 메뉴는 보기와 윈도우 사이에 있습니다"
      )
    }
    report.finding(
      at: menu.header, message, severity: severity, platforms: platforms,
      related: [(other.header, Bilingual("the other menu", ko: "다른 메뉴"))],
      fixes: fixes(menus, report))
  }

  /// A fix that sorts all menus; none if a block or an `@allow` is around one.
  private static func fixes(_ menus: [BarMenu], _ report: GuidelineReport) -> [Fix] {
    let all = report.module.menuBar?.menus ?? []
    guard all.count == menus.count, all.allSatisfy({ $0.platforms == nil }) else { return [] }
    if report.module.guidelines.allowances.contains(where: { allowance in
      all.contains { $0.place == allowance.scope }
    }) {
      return []
    }
    let sorted = all.enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }
    var changed: [Edit] = []
    for (old, new) in zip(all, sorted) where old.place != new.element.place {
      changed.append(Edit(place: old.place, text: report.edits.text(at: new.element.place)))
    }
    return [Fix(title: "Put the menus in order", edits: changed)]
  }
}

extension PlatformSet {
  /// The platforms that have a menu bar.
  static let withMenuBar: Self = [.macOS, .macCatalyst, .iPadOS]
  /// The platforms of the Mac.
  static let mac: Self = [.macOS, .macCatalyst]
}
