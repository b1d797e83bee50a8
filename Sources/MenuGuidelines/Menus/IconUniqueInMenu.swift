import MenuModel
import MenuSyntax

/// No two entries of a menu have the same symbol.
enum IconUniqueInMenu: Guideline {
  static let rule = Rule(
    "icon-unique-in-menu", sources: [.contextMenus2022, .menus2025, .menus2026], needs: [],
    severity: .warning, isAboutHabits: true, checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    if report.edition >= .edition2026 {
      for icons in ShownIcons.all(of: menu.surface, on: report.platforms, in: report.expanded) {
        let repetition = Repetition(menu, report.expanded) { entry in
          icons.shows(entry, in: report.expanded)
        }
        guard let repetition else { continue }
        find(repetition, in: menu, on: icons.platforms, &report)
        return
      }
    } else if menu.surface == .context || menu.surface == .background {
      // The page of 2022 speaks of context menus alone; `icon-group-first` is for others in 2025.
      let platforms = report.platforms.intersection([.iOS, .iPadOS, .macCatalyst, .visionOS])
      guard !platforms.isEmpty else { return }
      let repetition = Repetition(menu, report.expanded) { $0.hasImage }
      if let repetition { find(repetition, in: menu, on: platforms, &report) }
    }
  }

  /// The commands of a menu whose image is that of another.
  private struct Repetition {
    /// The positions of those that share one.
    var shared: [Int] = []
    /// The positions of those that have it after another.
    var later: [Int] = []
    /// For each image, the first two positions that have it, in the order of the second.
    var pairs: [(earlier: Int, second: Int, count: Int)] = []

    /// Nil if all images that show together are different. A palette may repeat one: a row of stars.
    init?(
      _ menu: ExpandedMenu, _ expanded: ExpandedModule, where shows: (ExpandedEntry) -> Bool
    ) {
      var positions: [Image.Name: [Int]] = [:]
      for (index, entry) in menu.entries.enumerated() {
        // An alternate takes the place of the command whose symbol it has.
        guard case .command = entry.kind, entry.alternate == nil, shows(entry),
          let image = entry.shownImage
        else {
          continue
        }
        if case .palette = entry.layout { continue }
        positions[Image.Name(image), default: []].append(index)
      }
      let same = positions.values.filter { $0.count > 1 }
      if same.isEmpty { return nil }
      let alternatives = expanded.alternatives(of: menu)
      let repeated = same.map { same in
        same.filter { one in
          same.contains { $0 != one && alternatives.canShowTogether($0, one) }
        }
      }
      .filter { $0.count > 1 }
      if repeated.isEmpty { return nil }
      pairs = repeated.map { same in
        // Of four, two may show at once.
        let count = alternatives.most { shown in same.count { shown.has($0) } }
        let second = same.dropFirst().first { alternatives.canShowTogether(same[0], $0) }
        return (same[0], second ?? same[1], count)
      }
      .sorted { $0.second < $1.second }
      shared = repeated.joined().sorted()
      later = repeated.flatMap { $0.dropFirst() }.sorted()
    }
  }

  private static func find(
    _ repetition: Repetition, in menu: ExpandedMenu, on platforms: PlatformSet,
    _ report: inout GuidelineReport
  ) {
    // One fix mends all that the menu repeats.
    var fixes = fix(repetition, in: menu, report).map { [$0] } ?? []
    for pair in repetition.pairs {
      let second = menu.entries[pair.second]
      guard let shared = report.expanded.image(of: second)?.name.text else { continue }
      let times =
        pair.count == 2
        ? Message("twice")
        : Message("\(pair.count) times")
      report.finding(
        at: second,
        "The symbol `\(shared)` appears \(times) in this menu, so it does not tell the commands apart",
        platforms: platforms,
        related: [
          (menu.entries[pair.earlier].place, "first used here")
        ],
        fixes: fixes)
      fixes = []
    }
  }

  /// Leaves out the symbols that the edition does not want; nil if one of them is written in another menu.
  private static func fix(
    _ repetition: Repetition, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> GuidelineFix? {
    let title: Message
    let dropped: [Int]
    if report.edition == .edition2025 {
      title = Message("Leave the symbol to the first entry")
      dropped = repetition.later
    } else {
      title = Message("Leave out the symbol that they share")
      dropped = repetition.shared
      // A symbol alone in its group would be the next finding.
      let groups = Set(dropped.map { menu.entries[$0].group })
      let others = menu.entries.indices.filter { index in
        groups.contains(menu.entries[index].group) && menu.entries[index].hasImage
      }
      if others != dropped { return nil }
      // What is in a row shows its symbol only.
      if dropped.contains(where: { menu.entries[$0].layout != .list }) { return nil }
    }
    guard dropped.allSatisfy({ menu.entries[$0].includedFrom == nil }) else { return nil }
    return GuidelineFix(
      // Without icons a menu may be worse; a second symbol, which only people can choose, may be better.
      title: title, applicability: report.edition == .edition2025 ? .unsafe : .suggestion,
      edits: dropped.sorted().map {
        report.edits.withoutSymbol(menu.entries[$0], in: report.expanded)
      })
  }
}

extension SourceEdits {
  /// Writes `symbol none` at an entry, in place of its own symbol.
  func withoutSymbol(_ entry: ExpandedEntry, in expanded: ExpandedModule) -> Edit {
    if let image = entry.image {
      return Edit(place: image.name.attributePlace, text: "symbol none")
    }
    let end = entry.place.span.end
    return Edit(
      place: Place(source: entry.place.source, span: Span(end, end)), text: " symbol none")
  }
}

extension Image {
  /// What an image is called; a symbol and an image of the app's own may have one name.
  fileprivate struct Name: Hashable {
    let isSymbol: Bool
    let text: String

    init(_ image: Image) {
      text = image.name.text
      if case .symbol = image { isSymbol = true } else { isSymbol = false }
    }
  }
}
