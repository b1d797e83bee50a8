import MenuModel
import MenuSyntax

/// A destructive command asks before it acts.
enum DestructiveNeedsConfirm: Guideline {
  // The page of 2022 asks for it; those of later years rely on Undo more than on questions.
  static let rule = Rule(
    "destructive-needs-confirm", sources: [.pullDownMenusIOS14], platforms: [.iOS, .iPadOS],
    needs: [.questions], severity: EditionSeverity(in2022: .error, in2025: .warning),
    otherSeverities: [.note],
    isAboutHabits: true, checks: [.module(check)])

  // Edit menus act at once (`edit-no-confirm`), and the page speaks of iOS, where there is no menu bar.
  private static let pullDowns: Set<MenuSurface> = [.pullDown, .toolbarMenu, .titleMenu]

  /// An entry for a command that does not ask.
  private struct Unasked {
    let entry: ExpandedEntry
    let isNote: Bool
    /// Whether its title only closes, leaves or stops something, so that the red is the fault.
    let losesNothing: Bool
    let platforms: PlatformSet
  }

  @Sendable static func check(_ report: inout GuidelineReport) {
    var unasked: [CommandID: [Unasked]] = [:]
    var order: [CommandID] = []
    for menu in report.expanded.menus {
      let isContext = menu.surface == .context || menu.surface == .background
      guard isContext || pullDowns.contains(menu.surface),
        case let platforms = menu.platforms.intersection(report.platforms), !platforms.isEmpty
      else { continue }
      for entry in menu.entries {
        // What asks for more can be cancelled there, and in a context menu, which people open for one item, Undo is enough.
        guard let id = entry.command, case let command = report.expanded.command(id),
          command.isDestructive, command.confirmation == nil, !command.asks,
          !DestructiveMarked.destroysNothing(report.expanded.titleFacts(of: id)),
          !(isContext && command.isUndoable)
        else { continue }
        if unasked[id] == nil { order.append(id) }
        let losesNothing = onlyEnds(report.expanded.titleFacts(of: entry))
        // The page on context menus asks for last and red alone; but Element X's Remove takes a message from
        // everybody.
        let isSmall = isContext && !isShared(menu, entry, report)
        unasked[id, default: []].append(
          Unasked(
            entry: entry, isNote: losesNothing || isSmall || command.isUndoable,
            losesNothing: losesNothing, platforms: platforms))
      }
    }
    for id in order { say(unasked[id] ?? [], of: id, &report) }
  }

  /// Whether a title says that something ends, and of nothing that it is lost: “Close Scene”, not “Close and Discard”.
  private static func onlyEnds(_ facts: TitleFacts?) -> Bool {
    guard let words = facts?.words, let first = words.first else { return false }
    let isEnd =
      ending.contains(first)
      || words.count > 1 && ["sign out", "log out", "log off"].contains("\(first) \(words[1])")
    return isEnd && !words.dropFirst().contains { losing.contains($0) }
  }

  // KeePassium's Lock Database and an editor's Close All are red without a loss: there the red is the mistake.
  private static let ending: Set<String> = [
    "close", "leave", "lock", "cancel", "stop", "signout", "logout",
  ]

  /// Words that say of an end that something is lost with it: “Close Without Saving”.
  private static let losing: Set<String> = [
    "delete", "discard", "remove", "erase", "lose", "destroy", "clear", "reset", "wipe", "without",
    // What was paid for, or goes with its account.
    "subscription", "subscriptions", "order", "orders", "booking", "membership", "account", "plan",
  ]

  /// Whether what is deleted is other people's too, or on a server, from where no one gets it back.
  private static func isShared(
    _ menu: ExpandedMenu, _ entry: ExpandedEntry, _ report: GuidelineReport
  ) -> Bool {
    var words = Set(report.expanded.titleFacts(of: entry)?.words ?? [])
    if let item = report.expanded.item(of: menu) {
      words.formUnion(TypingConditions.words(of: item.name.text))
    }
    if let command = report.expanded.command(of: entry) {
      words.formUnion(TypingConditions.words(of: command.name.text))
    }
    return !words.isDisjoint(with: shared)
  }

  /// Words of items, commands and titles that are about other people or another machine.
  private static let shared: Set<String> = [
    "shared", "server", "servers", "cloud", "remote", "online", "everyone", "everybody", "room",
    "channel", "member", "members", "chat", "team",
  ]

  /// Reports a command once, where it weighs most; and each entry that an `@allow` speaks of.
  private static func say(
    _ unasked: [Unasked], of id: CommandID, _ report: inout GuidelineReport
  ) {
    let allowed = unasked.filter { report.isAllowed($0.entry.place) }
    let others = unasked.filter { !report.isAllowed($0.entry.place) }
    let first = others.first { !$0.isNote } ?? others.first
    let command = report.expanded.command(id)
    let platforms = others.filter { $0.isNote == first?.isNote }
      .reduce(into: PlatformSet()) { $0.formUnion($1.platforms) }
    for item in allowed + (first.map { [$0] } ?? []) {
      let title = report.expanded.spoken(item.entry)
      // In an app's code the entry is all that there is of the command.
      let related: [(Place, Message)] =
        report.isOfExistingMenus ? [] : [(command.name.place, Message("the command"))]
      if item.losesNothing {
        report.finding(
          at: item.entry, "\(title) is destructive, and its title says of nothing that it is lost",
          severity: .note,
          platforms: report.isAllowed(item.entry.place) ? item.platforms : platforms,
          related: related,
          help:
            "Leave out `destructive`; if something is lost, write `confirm \"…?\"` and say what.")
        continue
      }
      let message =
        command.isUndoable
        ? Message(
          "\(title) is destructive and doesn't ask people to confirm; that it can be undone may be enough"
        )
        : Message("\(title) is destructive but doesn't ask people to confirm")
      report.finding(
        at: item.entry, message, severity: item.isNote ? .note : nil,
        platforms: report.isAllowed(item.entry.place) ? item.platforms : platforms,
        related: related)
    }
  }
}
