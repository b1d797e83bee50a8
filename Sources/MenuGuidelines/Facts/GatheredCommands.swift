import MenuModel
import MenuSyntax

/// The commands that some rule speaks of, one by one or, where a file has many, all at once.
///
/// A first check of an app may find most of its commands wanting, and a finding for each is a wall.
struct GatheredCommands {
  /// A command, or an entry for one.
  struct Item {
    let command: CommandID
    /// The entry that shows it; nil for the command itself.
    let entry: ExpandedEntry?
    let place: Place
    /// What it is called in messages.
    let name: String
    let platforms: PlatformSet
  }

  /// More commands than these in one file are one finding, which names as many.
  fileprivate static let limit = 3

  private let rule: String
  /// Whether few entries for one command are findings each, since each menu has to be mended.
  private let isEachEntryFound: Bool
  private var files: [[Item]]
  /// The items that an `@allow` speaks of, each of which has to be a finding by itself.
  private var allowed: [Item] = []

  init(of rule: String, in module: MenuModule, eachEntry: Bool = false) {
    self.rule = rule
    isEachEntryFound = eachEntry
    files = Array(repeating: [], count: module.sources.count)
  }

  /// Adds an entry for a command.
  mutating func add(
    _ entry: ExpandedEntry, _ command: CommandID, on platforms: PlatformSet,
    in expanded: ExpandedModule
  ) {
    add(
      Item(
        command: command, entry: entry, place: entry.place, name: expanded.spoken(entry),
        platforms: platforms), in: expanded.module)
  }

  /// Adds a command, called by its title and, where people have to find it, by its name.
  mutating func add(_ id: CommandID, on platforms: PlatformSet, _ report: GuidelineReport) {
    let command = report.expanded.command(id)
    add(
      Item(
        command: id, entry: nil, place: command.name.place, name: report.name(of: id),
        platforms: platforms), in: report.module)
  }

  private mutating func add(_ item: Item, in module: MenuModule) {
    let isAllowed = module.guidelines.allowances.contains {
      $0.rule.text == rule && $0.scope.contains(item.place)
    }
    if isAllowed {
      allowed.append(item)
    } else {
      files[Int(item.place.source)].append(item)
    }
  }

  /// What each finding is about: an item, or the first one of each of several commands.
  var findings: [[Item]] {
    allowed.map { [$0] }
      + files.flatMap { items -> [[Item]] in
        var seen: Set<CommandID> = []
        let first = items.filter { seen.insert($0.command).inserted }
        if first.count > Self.limit { return [first] }
        return (isEachEntryFound ? items : first).map { [$0] }
      }
  }
}

extension [GatheredCommands.Item] {
  var platforms: PlatformSet { reduce(into: []) { $0.formUnion($1.platforms) } }

  /// The names of the first few, and how many there are besides.
  var names: Message {
    // A last one is named rather than counted.
    let shown = count <= GatheredCommands.limit + 1 ? count : GatheredCommands.limit
    let first = prefix(shown).map(\.name).joined(separator: ", ")
    let rest = count - shown
    if rest == 0 { return Message("\(first)") }
    return Message("\(first) and \(rest) more")
  }
}

extension GuidelineReport {
  /// Reports gathered commands at the first of them, with the others as related places.
  mutating func finding(
    at items: [GatheredCommands.Item], _ message: Message, fixes: [GuidelineFix] = []
  ) {
    let related = items.dropFirst().map { ($0.place, Message("\($0.name)")) }
    if let entry = items[0].entry {
      finding(
        at: entry, message, platforms: items.platforms, related: related, fixes: fixes)
    } else {
      finding(
        at: items[0].place, message, platforms: items.platforms, related: related, fixes: fixes)
    }
  }
}
