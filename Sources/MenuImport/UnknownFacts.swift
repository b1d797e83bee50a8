import MenuGuidelines
import MenuModel
import MenuSyntax

/// What menus that were read from an app's files do not tell, so that the rules that need it are silent.
struct UnknownFacts {
  /// What is not known of any of the menus.
  let everywhere: Set<Rule.Fact>
  /// The places of commands, of their titles and of their shortcuts, with the branches that they are in.
  private let branches: [Place: [Branch]]
  /// The places of the shortcuts, and of the entries whose commands have one.
  private let keys: Set<Place>
  /// The places of the commands that take back what another of the menu does: “Remove from Widget” beside “Add to Widget”.
  private let takenBack: Set<Place>
  /// The places of what the app fills as it runs.
  private let lists: Set<Place>
  /// The places of texts that are no titles: help tags, and what VoiceOver says.
  private let spokenTexts: Set<Place>
  /// The places of menus with a title that only the running app knows.
  private let menusOfUnknownTitle: Set<Place>
  /// The places of the entries that are known to ask for input or not to, and of those that ask no question.
  private let entriesOfKnownInput: Set<Place>
  private let commandsWithoutQuestion: Set<Place>
  /// Whether it is what swipes show, of which people see titles and roles, one row at a time.
  private let isOfSwipes: Bool
  /// The places of commands in swipes that are not marked, or are, for a reason of their own.
  private let commandsOfUnknownRole: Set<Place>

  init(of surfaces: [FoundSurface]) {
    var unknown: Set<Rule.Fact> = [.menuFile]
    if !Self.areWholeMenuBar(surfaces) {
      unknown.insert(.menuBar)
      // Code of SwiftUI and UIKit changes the bar that the system has.
      if !surfaces.allSatisfy({ $0.isMenuBarPart }) { unknown.insert(.systemMenus) }
    }
    if !surfaces.allSatisfy(\.tellsPlace) { unknown.insert(.place) }
    if surfaces.contains(where: { $0.framework == .appkit || $0.isOfKeys }) {
      unknown.insert(.roles)
    }
    everywhere = unknown
    let placed = surfaces.map { Self.placed($0.entries) }
    branches = Dictionary(
      placed.joined().flatMap { one in one.places.map { ($0, one.branches) } },
      uniquingKeysWith: { first, _ in first })
    keys = Set(
      placed.joined().flatMap { one in one.command.key.map { [$0.place, one.place] } ?? [] })
    takenBack = Set(placed.flatMap(Self.takenBack))
    lists = Set(surfaces.flatMap { Self.placesOfLists(in: $0.entries) })
    spokenTexts = Set(
      surfaces.flatMap { surface -> [Place] in
        let inner = Self.placesOfSpokenTexts(in: surface.entries)
        switch surface.kind {
        case .pullDown(let title?, _) where title.isSpoken,
          .statusMenu(let title?, _) where title.isSpoken:
          return inner + [title.place]
        default: return inner
        }
      })
    menusOfUnknownTitle = Set(surfaces.flatMap { Self.placesOfUnknownTitles(in: $0.entries) })
    let commands = surfaces.flatMap { $0.entries.commands }
    entriesOfKnownInput = Self.places(of: commands) { $0.asks != nil }
      .union(surfaces.flatMap { Self.placesOfGroups(in: $0.entries) })
    commandsWithoutQuestion = Self.places(of: commands) { $0.isConfirmed == false }
    let ofSwipes = surfaces.filter { $0.isSwipe || $0.isUnplaceable }
    isOfSwipes = !ofSwipes.isEmpty
    let commandsOfSwipes = ofSwipes.flatMap { $0.entries.commands }
    commandsOfUnknownRole = Self.places(of: commandsOfSwipes, where: \.hasUnknownRole)
  }

  /// The rules on titles, on the role that a title calls for, and on the number of actions.
  private static let rulesOfSwipes: Set = [
    "label-title-case", "label-no-articles", "label-no-toggle", "ellipsis-character",
    "label-phrasal-verb", "destructive-marked", "swipe-max",
  ]

  /// Whether a finding, with places in the app's files, rests on what is not known there.
  func hides(_ finding: Diagnostic) -> Bool {
    // The title of a list is the writer's.
    if lists.contains(finding.place) || spokenTexts.contains(finding.place) { return true }
    if isOfSwipes, !Self.rulesOfSwipes.contains(finding.rule) { return true }
    if finding.rule == "destructive-marked" && takenBack.contains(finding.place) { return true }
    if finding.rule == "icon-unique-in-menu", !finding.related.isEmpty,
      finding.related.allSatisfy({ areApart(finding.place, $0.place) })
    {
      return true
    }
    let needs = GuidelineChecker.guideline(named: finding.rule)?.needs ?? []
    // A title that isn't known is not missing.
    if needs.contains(.menuTitles) && menusOfUnknownTitle.contains(finding.place) { return true }
    if needs.contains(.roles) && commandsOfUnknownRole.contains(finding.place) { return true }
    if needs.contains(.input) && !entriesOfKnownInput.contains(finding.place) { return true }
    if needs.contains(.questions) && !commandsWithoutQuestion.contains(finding.place) {
      return true
    }
    return needs.contains(.shortcutsTogether) && !areShortcutsTogether(finding)
  }

  /// Whether the shortcuts that a finding compares can be there at the same time.
  private func areShortcutsTogether(_ finding: Diagnostic) -> Bool {
    finding.related.allSatisfy { related in
      // A command of the system has a shortcut in the text, whether or not it has one in the app.
      keys.contains(related.place) && !areApart(finding.place, related.place)
    }
  }

  /// Whether two commands are never there at the same time.
  private func areApart(_ place: Place, _ other: Place) -> Bool {
    Self.areApart(branches[place] ?? [], branches[other] ?? [])
  }

  private static func areApart(_ own: [Branch], _ others: [Branch]) -> Bool {
    own.contains { branch in others.contains { $0.isOther(than: branch) } }
  }

  /// One of the two ways that a condition can come out, around an entry.
  private struct Branch {
    var condition: FoundCondition
    var holds: Bool

    func isOther(than other: Branch) -> Bool {
      if condition.place == other.condition.place { return holds != other.holds }
      // Of one value there is one case, in whatever `switch`.
      guard holds, other.holds, let own = choice, let others = other.choice else { return false }
      return own.value == others.value && own.name != others.name
    }

    /// The value and the case that it is compared with.
    private var choice: (value: Substring, name: Substring)? {
      let words = condition.expression.split(separator: " ")
      guard words.count > 2, words[1] == "==", words[2].hasPrefix("."), !condition.isNegated,
        !words.contains("&&"), !words.contains("||"), !words[2].hasSuffix(",")
      else { return nil }
      return (words[0], words[2].prefix { $0 != "(" })
    }
  }

  /// A command, with the branches that it is in.
  private struct PlacedCommand {
    var command: FoundCommand
    var place: Place
    var branches: [Branch]

    var places: [Place] {
      [place] + command.titles.map(\.place) + (command.key.map { [$0.place] } ?? [])
    }
  }

  private static func placed(
    _ entries: [FoundEntry], _ branches: [Branch] = []
  ) -> [PlacedCommand] {
    entries.flatMap { entry -> [PlacedCommand] in
      switch entry.content {
      case .command(let command):
        return [PlacedCommand(command: command, place: entry.place, branches: branches)]
      case .condition(let condition, let then, let otherwise):
        var plain = condition
        plain.isNegated = false
        let branch = Branch(condition: plain, holds: !condition.isNegated)
        let other = Branch(condition: plain, holds: condition.isNegated)
        return placed(then, branches + [branch]) + placed(otherwise, branches + [other])
      default: return entry.children.flatMap { placed($0, branches) }
      }
    }
  }

  /// The places of those commands of a surface that only take back what another does.
  private static func takenBack(_ commands: [PlacedCommand]) -> [Place] {
    let titles = commands.compactMap(\.command.title.literal)
    return commands.filter { one in
      guard let title = one.command.title.literal, !one.command.isDestructive else { return false }
      return titles.contains { ToggleTitles.isTakenBack($0, by: title) }
    }
    .flatMap(\.places)
  }

  private static func placesOfLists(in entries: [FoundEntry]) -> [Place] {
    entries.flatMap { entry in
      if case .list = entry.content { return [entry.place] }
      return entry.children.flatMap { placesOfLists(in: $0) }
    }
  }

  private static func placesOfSpokenTexts(in entries: [FoundEntry]) -> [Place] {
    entries.flatMap { entry -> [Place] in
      guard case .command(let command) = entry.content else {
        let inner = entry.children.flatMap { placesOfSpokenTexts(in: $0) }
        guard case .menu(let title, _, _, _) = entry.content, title.isSpoken else { return inner }
        return inner + [title.place]
      }
      let titles = command.titles.filter(\.isSpoken)
      return (titles + [command.help].compactMap { $0 }).map(\.place)
    }
  }

  /// The places of what asks for nothing, since it only holds other entries: sections and choices.
  private static func placesOfGroups(in entries: [FoundEntry]) -> [Place] {
    entries.flatMap { entry -> [Place] in
      let inner = entry.children.flatMap { placesOfGroups(in: $0) }
      switch entry.content {
      case .section(let title?, _), .choice(let title, _, _):
        return [entry.place, title.place] + inner
      default: return inner
      }
    }
  }

  private static func placesOfUnknownTitles(in entries: [FoundEntry]) -> [Place] {
    entries.flatMap { entry -> [Place] in
      let inner = entry.children.flatMap { placesOfUnknownTitles(in: $0) }
      guard case .menu(let title, _, _, _) = entry.content, title.segments == nil else {
        return inner
      }
      return [entry.place] + inner
    }
  }

  /// The places of commands and of their titles.
  private static func places(
    of commands: [(command: FoundCommand, place: Place)], where isWanted: (FoundCommand) -> Bool
  ) -> Set<Place> {
    Set(
      commands.filter { isWanted($0.command) }.flatMap { command, place in
        [place] + command.titles.map(\.place)
      })
  }

  /// Whether surfaces are a menu bar from the app menu to Window. One without these is that of an app without windows, or
  /// a part of one.
  private static func areWholeMenuBar(_ surfaces: [FoundSurface]) -> Bool {
    guard surfaces.count == 1, surfaces[0].kind == .menuBar else { return false }
    var hasAppMenu = false
    var hasWindowMenu = false
    for case .menu(let title, _, let system, _) in surfaces[0].entries.map(\.content) {
      if system == "apple" || system == "app" { hasAppMenu = true }
      if system == "window" || title.literal == "Window" { hasWindowMenu = true }
    }
    return hasAppMenu && hasWindowMenu
  }
}

extension FoundCommand {
  /// Whether the role of a swipe action follows something else: with it a row leaves the list at once, so that apps that ask
  /// first leave it out, and others have it for what archives or pins.
  fileprivate var hasUnknownRole: Bool {
    isDestructive || isConfirmed == true || isRed && isConfirmed != false
  }
}

extension FoundSurface {
  /// Whether it has key commands that are in no menu, as far as is known.
  fileprivate var isOfKeys: Bool {
    !tellsPlace && entries.commands.contains { $0.command.isKeyCommand }
  }

  /// Whether its file tells where it is shown.
  fileprivate var tellsPlace: Bool {
    if case .menu = kind { return false }
    return true
  }
}
