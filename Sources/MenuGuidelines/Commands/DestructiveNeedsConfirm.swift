import MenuModel
import MenuSyntax

/// A destructive command asks before it acts.
enum DestructiveNeedsConfirm: Guideline {
  static let rule = Rule(
    "destructive-needs-confirm", sources: [.pullDownMenusIOS14], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .error, in2025: .warning), otherSeverities: [.note],
    isAboutHabits: true, checks: [.module(check)])

  private static let pullDowns: Set<MenuSurface> = [.pullDown, .toolbarMenu, .titleMenu]

  /// An entry for a command that does not ask.
  private struct Unasked {
    let entry: ExpandedEntry
    let isNote: Bool
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
        unasked[id, default: []].append(
          Unasked(
            entry: entry, isNote: isContext || command.isUndoable, platforms: platforms))
      }
    }
    for id in order { say(unasked[id] ?? [], of: id, &report) }
  }

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
      let message =
        command.isUndoable
        ? Message(
          "\(title) is destructive and doesn't ask people to confirm; that it can be undone may be enough"
        )
        : Message("\(title) is destructive but doesn't ask people to confirm")
      report.finding(
        at: item.entry, message, severity: item.isNote ? .note : nil,
        platforms: report.isAllowed(item.entry.place) ? item.platforms : platforms,
        related: [(command.name.place, "the command")])
    }
  }
}
