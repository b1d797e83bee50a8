import MenuModel
import MenuSyntax

/// All entries of a group have icons, or none has.
enum IconUniformGroup: Guideline {
  static let rule = Rule(
    "icon-uniform-group", sources: [.menus2026], severity: .from2026(.warning),
    checks: [.menus(Set(MenuSurface.allCases), check), .module(checkOptions)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let views = ShownIcons.all(of: menu.surface, on: report.platforms, in: report.expanded)
    for group in menu.groups {
      for icons in views where isMixed(group, icons, report.expanded) {
        // “Loading…”, which is always dimmed, tells how things are.
        let compared = group.indices.filter { index in
          guard group[index].comparesIcon else { return false }
          if case .constant(false)? = report.expanded.command(of: group[index])?.enabled {
            return false
          }
          return true
        }
        let alternatives = report.expanded.alternatives(of: menu)
        let shows = compared.map { icons.shows(group[$0], in: report.expanded) }
        let odd = Odd(shows) { alternatives.canShowTogether(compared[$0], compared[$1]) }
        guard let odd else { continue }
        let fix = icons.onlyStaying ? nil : fix(of: group, report)
        report.finding(
          at: group[compared[odd.index]], message(odd, icons), platforms: icons.platforms,
          help: help(icons), fixes: fix.map { [$0] } ?? [])
        break
      }
    }
  }

  /// Whether some entries of a group show an icon and others none, which few groups do.
  private static func isMixed(
    _ group: ArraySlice<ExpandedEntry>, _ icons: ShownIcons, _ expanded: ExpandedModule
  ) -> Bool {
    let compared = group.lazy.filter(\.comparesIcon)
    return compared.contains { icons.shows($0, in: expanded) }
      && compared.contains { !icons.shows($0, in: expanded) }
  }

  @Sendable static func checkOptions(_ report: inout GuidelineReport) {
    var commands: [ChoiceID: [CommandID]] = [:]
    for (index, command) in report.module.commands.enumerated() {
      guard case .choice(_, let id) = command.payload else { continue }
      commands[id, default: []].append(CommandID(index))
    }
    for (index, choice) in report.module.choices.enumerated() {
      if let ids = commands[ChoiceID(index)] { check(choice, of: ids, &report) }
    }
  }

  /// Checks a choice whose options some commands set.
  private static func check(
    _ choice: Choice, of commands: [CommandID], _ report: inout GuidelineReport
  ) {
    guard choice.options.contains(where: { $0.symbol != nil }) else { return }
    for icons in views(of: commands, report) {
      guard let odd = Odd(choice.options.map { icons.shows($0.symbol) }) else { continue }
      var fixes: [GuidelineFix] = []
      let edits = choice.options.compactMap { option in
        option.symbol.map { report.edits.removal(of: $0.name.attributePlace) }
      }
      if !icons.onlyStaying {
        fixes = [
          GuidelineFix(
            title: "Leave out the icons of this choice", edits: edits
          )
        ]
      }
      report.finding(
        at: choice.options[odd.index].place, message(odd, icons), platforms: icons.platforms,
        help: icons.onlyStaying
          ? help(icons)
          : "Give each option an icon, or none.",
        fixes: fixes)
      return
    }
  }

  /// How the options of a choice show in the menus and toolbars that have the commands which set it.
  private static func views(of commands: [CommandID], _ report: GuidelineReport) -> [ShownIcons] {
    var all = ShownIcons(platforms: [], onlyStaying: false)
    var staying = ShownIcons(platforms: [], onlyStaying: true)
    for command in commands {
      for placement in report.expanded.placements(of: command) {
        let platforms = placement.platforms.intersection(report.platforms)
        // What opens from a toolbar is a pull-down menu.
        let surface = placement.surface ?? .toolbarMenu
        for icons in ShownIcons.all(of: surface, on: platforms, in: report.expanded) {
          if icons.onlyStaying {
            staying.platforms.formUnion(icons.platforms)
          } else {
            all.platforms.formUnion(icons.platforms)
          }
        }
      }
    }
    return [all, staying].filter { !$0.platforms.isEmpty }
  }

  /// The first of some things that differs from most of them; of as many with as without, the first without.
  private struct Odd {
    let index: Int
    let hasIcon: Bool
    /// How many of the others are the other way.
    let others: Int

    /// Nil if all that show at once show an icon, or none.
    ///
    /// - Parameter areTogether: Whether the things at two positions can show at once.
    init?(_ shows: [Bool], areTogether: (Int, Int) -> Bool = { _, _ in true }) {
      // The author meant what most have.
      let hasIcon = 2 * shows.count { $0 } < shows.count
      func others(of index: Int) -> Int {
        shows.indices.count { shows[$0] != hasIcon && areTogether(index, $0) }
      }
      let odd = shows.indices.first { shows[$0] == hasIcon && others(of: $0) > 0 }
      guard let odd else { return nil }
      index = odd
      self.hasIcon = hasIcon
      self.others = others(of: odd)
    }
  }

  private static func message(_ odd: Odd, _ icons: ShownIcons) -> Message {
    let count = odd.others
    switch (odd.hasIcon, icons.onlyStaying) {
    case (false, false):
      return count == 1
        ? Message("Only one entry of this group has an icon: give all of them one, or none")
        : Message(
          "This entry has no icon, but \(count) of its group do: give all of them one, or none")
    case (true, false):
      return Message("This entry has an icon, and \(count) of its group have none")
    case (false, true):
      return Message(
        "From version 27 on this entry shows no icon, and \(count) of its group \(count == 1 ? "does" : "do")"
      )
    case (true, true):
      return Message(
        "From version 27 on this entry shows its icon, and \(count) of its group show none")
    }
  }

  private static func help(_ icons: ShownIcons) -> Message? {
    guard icons.onlyStaying else { return nil }
    return Message("Write `stays` at each symbol of the group, or at none.")
  }

  /// Leaves the icons out; nil if one of them is written in another menu, or is of an entry that is not compared and would
  /// keep it.
  private static func fix(
    of group: ArraySlice<ExpandedEntry>, _ report: GuidelineReport
  ) -> GuidelineFix? {
    let entries = group.filter(\.hasImage)
    guard entries.allSatisfy({ $0.includedFrom == nil && $0.comparesIcon }) else { return nil }
    // A toggle with one title tells its state by its two symbols.
    let tellsState = entries.contains { entry in
      guard let command = report.expanded.command(of: entry) else { return false }
      return command.imageWhenOn != nil && command.titleWhenOn == nil
    }
    return GuidelineFix(
      title: "Leave out the icons of this group",
      applicability: tellsState ? .unsafe : .safe,
      edits: entries.map { report.edits.withoutSymbol($0, in: report.expanded) })
  }
}
