import MenuGuidelines
import MenuModel
import MenuSyntax

/// What menus that were read from an app's files do not tell, so that the rules that need it are silent.
struct UnknownFacts {
  /// What is not known of any of the menus.
  let everywhere: Set<Rule.Fact>
  /// The places of the shortcuts, and of the entries whose commands have one, with the branches that they are in.
  private let keys: [Place: [Branch]]
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
    keys = Dictionary(
      surfaces.flatMap { Self.branchesOfKeys(in: $0.entries) },
      uniquingKeysWith: { first, _ in first })
    lists = Set(surfaces.flatMap { Self.placesOfLists(in: $0.entries) })
    spokenTexts = Set(surfaces.flatMap { Self.placesOfSpokenTexts(in: $0.entries) })
    menusOfUnknownTitle = Set(surfaces.flatMap { Self.placesOfUnknownTitles(in: $0.entries) })
    let commands = surfaces.flatMap { $0.entries.commands }
    entriesOfKnownInput = Self.places(of: commands) { $0.asks != nil }
      .union(surfaces.flatMap { Self.placesOfGroups(in: $0.entries) })
    commandsWithoutQuestion = Self.places(of: commands) { $0.isConfirmed == false }
    isOfSwipes = surfaces.contains(where: \.isSwipe)
    let ofSwipes = surfaces.filter(\.isSwipe).flatMap { $0.entries.commands }
    commandsOfUnknownRole = Self.places(of: ofSwipes, where: \.hasUnknownRole)
  }

  /// The rules on titles, and on the role that a title calls for.
  private static let rulesOfSwipes: Set = [
    "label-title-case", "label-no-articles", "label-no-toggle", "ellipsis-character",
    "destructive-marked",
  ]

  /// Whether a finding, with places in the app's files, rests on what is not known there.
  func hides(_ finding: Diagnostic) -> Bool {
    // The title of a list is the writer's.
    if lists.contains(finding.place) || spokenTexts.contains(finding.place) { return true }
    if isOfSwipes, !Self.rulesOfSwipes.contains(finding.rule) { return true }
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
    let own = keys[finding.place] ?? []
    return finding.related.allSatisfy { related in
      // A command of the system has a shortcut in the text, whether or not it has one in the app.
      guard let others = keys[related.place] else { return false }
      return !own.contains { branch in others.contains { $0.isOther(than: branch) } }
    }
  }

  /// One of the two ways that a condition can come out, around an entry.
  private struct Branch {
    var condition: Place
    var holds: Bool

    func isOther(than other: Branch) -> Bool {
      condition == other.condition && holds != other.holds
    }
  }

  /// The places that `keys` has.
  private static func branchesOfKeys(
    in entries: [FoundEntry], _ branches: [Branch] = []
  ) -> [(Place, [Branch])] {
    entries.flatMap { entry -> [(Place, [Branch])] in
      switch entry.content {
      case .command(let command):
        return command.key.map { [($0.place, branches), (entry.place, branches)] } ?? []
      case .condition(let condition, let then, let otherwise):
        let branch = Branch(condition: condition.place, holds: !condition.isNegated)
        let other = Branch(condition: condition.place, holds: condition.isNegated)
        return branchesOfKeys(in: then, branches + [branch])
          + branchesOfKeys(in: otherwise, branches + [other])
      default: return entry.children.flatMap { branchesOfKeys(in: $0, branches) }
      }
    }
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
        return entry.children.flatMap { placesOfSpokenTexts(in: $0) }
      }
      let titles = [command.title, command.titleWhenOn].compactMap { $0 }.filter(\.isSpoken)
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
        [place, command.title.place] + (command.titleWhenOn.map { [$0.place] } ?? [])
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
