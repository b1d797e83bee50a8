import MenuModel
import MenuSyntax

/// The commands of context menus that some rule speaks of, one by one or, where a file has many, all at once.
///
/// A first check of an app may find most of its context menus wanting, and a finding for each entry is a wall.
struct GatheredCommands {
  /// An entry of a context menu.
  struct Item {
    let entry: ExpandedEntry
    let command: CommandID
    let platforms: PlatformSet
  }

  /// More commands than these in one file are one finding.
  private static let limit = 3

  private let rule: String
  private var files: [[Item]]
  /// The entries that an `@allow` speaks of, each of which has to be a finding by itself.
  private var allowed: [Item] = []

  init(of rule: String, in module: MenuModule) {
    self.rule = rule
    files = Array(repeating: [], count: module.sources.count)
  }

  mutating func add(
    _ entry: ExpandedEntry, _ command: CommandID, on platforms: PlatformSet, in module: MenuModule
  ) {
    let item = Item(entry: entry, command: command, platforms: platforms)
    let isAllowed = module.guidelines.allowances.contains {
      $0.rule.text == rule && $0.scope.contains(entry.place)
    }
    if isAllowed {
      allowed.append(item)
    } else {
      files[Int(entry.place.source)].append(item)
    }
  }

  /// What each finding is about: an entry, or the first entry of each of several commands.
  var findings: [[Item]] {
    allowed.map { [$0] }
      + files.flatMap { items -> [[Item]] in
        var seen: Set<CommandID> = []
        let first = items.filter { seen.insert($0.command).inserted }
        return first.count > Self.limit ? [first] : items.map { [$0] }
      }
  }
}

extension [GatheredCommands.Item] {
  var platforms: PlatformSet { reduce(into: []) { $0.formUnion($1.platforms) } }
}
