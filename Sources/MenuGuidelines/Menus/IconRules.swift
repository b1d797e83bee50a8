import MenuModel
import MenuSyntax

/// One symbol introduces a group of similar entries.
enum IconGroupFirst: Guideline {
  // The page of 2025 alone lets one icon introduce a group; that of 2026 wants all or none.
  static let rule = Rule(
    "icon-group-first", sources: [.menus2025], needs: [],
    severity: EditionSeverity(in2022: nil, in2025: .warning, in2026: nil),
    withdrawal: .init(edition: .edition2026),
    checks: [.menus([.pullDown, .toolbarMenu, .titleMenu, .edit, .bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for group in menu.groups {
      var first: [String: ExpandedEntry] = [:]
      var repeated: [(entry: ExpandedEntry, name: String)] = []
      // Rows and palettes show nothing but symbols.
      for entry in group where entry.layout == .list {
        guard case .command = entry.kind, let image = report.expanded.image(of: entry) else {
          continue
        }
        let name = image.name.text
        if first[name] == nil { first[name] = entry } else { repeated.append((entry, name)) }
      }
      guard let (second, name) = repeated.first, let earlier = first[name] else { continue }
      let edits = report.edits
      var fixes: [GuidelineFix] = []
      if repeated.allSatisfy({ $0.entry.includedFrom == nil }) {
        fixes = [
          GuidelineFix(
            title: "Leave the symbol to the first entry",
            applicability: .unsafe,
            edits: repeated.map { edits.withoutSymbol($0.entry, in: report.expanded) })
        ]
      }
      report.finding(
        at: second,
        "The symbol `\(name)` appears twice in this group; on the first entry it introduces the group",
        related: [(earlier.place, "first used here")], fixes: fixes)
    }
  }
}

/// Symbols are not there for decoration.
enum IconOrnamental: Guideline {
  // A note: whether pictures tell more than titles only people can say.
  static let rule = Rule(
    "icon-ornamental", sources: [.menus2025, .menus2026], severity: .note, threshold: .max(4),
    isAboutHabits: true, checks: [.choices(check)])

  @Sendable static func check(_ choice: Choice, _ report: inout GuidelineReport) {
    let count = choice.options.count
    guard count > report.limit else { return }
    var names: Set<String> = []
    for option in choice.options {
      // Where one option has no symbol, or two share one, nobody drew a set: `icon-uniform-group` has its say.
      guard let symbol = option.symbol, names.insert(symbol.name.text).inserted else { return }
    }
    report.finding(
      at: choice.name.place,
      "All \(count) options of `\(choice.name.text)` have symbols of their own; titles alone are quicker to read"
    )
  }
}

/// Icons are for few entries of a menu.
enum IconSparingly: Guideline {
  // In iOS each entry of a menu may have a symbol; it is the Mac’s menu bar whose icons the page of 2026 takes back.
  static let rule = Rule(
    "icon-sparingly", sources: [.menus2026], platforms: .mac, needs: [],
    severity: .from2026(.note), threshold: .max(10), checks: [.menus([.bar], check)])

  /// As many groups as a menu has in which icons no longer help.
  private static let fewestGroups = 3

  /// As many icons that stay as no longer point at anything, however long the menu is.
  private static let mostStaying = 8

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let entries = menu.entries.filter(\.comparesIcon)
    let count = entries.count
    let groups = Set(entries.map(\.group)).count
    for icons in ShownIcons.all(of: menu.surface, on: report.platforms, in: report.expanded) {
      let shown = entries.count { icons.shows($0, in: report.expanded) }
      if icons.onlyStaying {
        // `stays` is for the few entries whose picture tells more than the title, such as a place in the file system.
        guard shown >= mostStaying || count > report.limit && shown * 2 > count else { continue }
        report.finding(
          at: menu.includedAt ?? menu.header,
          "The icons of \(shown) of \(count) commands in this menu stay; icons are for few of them",
          platforms: icons.platforms,
          help: "Write `stays` only at the symbols that tell more than the titles.")
        return
      }
      // One entry without a symbol shows that somebody chose.
      guard let severity = report.severity(ofCount: count), groups >= fewestGroups, shown == count
      else { continue }
      report.finding(
        at: menu.includedAt ?? menu.header,
        "All \(count) commands in the \(groups) groups of this menu have icons; icons are for the few that matter most",
        severity: severity, platforms: icons.platforms)
      return
    }
  }
}

/// A submenu of a context menu has no symbol.
enum SubmenuNoIcon: Guideline {
  // The menus of later systems show such symbols, and their pages no longer speak of it.
  static let rule = Rule(
    "submenu-no-icon", sources: [.contextMenusIOS13],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS], needs: [.place],
    severity: EditionSeverity(in2022: .warning, in2025: nil),
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, let image = menu.image else { return }
    let header = menu.header
    var fixes: [GuidelineFix] = []
    let symbol = image.name.attribute
    if menu.includedAt == nil, header.source == image.name.place.source,
      header.span.start < symbol.start, symbol.end <= header.span.end,
      let title = menu.title, title.place.span.end < symbol.start
    {
      let place = Place(source: header.source, span: Span(title.place.span.end, symbol.end))
      fixes = [
        GuidelineFix(
          title: "Remove the symbol", applicability: .unsafe,
          edits: [Edit(place: place, text: "")])
      ]
    }
    report.finding(
      at: menu.includedAt ?? header,
      "This submenu has the symbol `\(image.name.text)`; the system marks it with a chevron already",
      fixes: fixes)
  }
}
