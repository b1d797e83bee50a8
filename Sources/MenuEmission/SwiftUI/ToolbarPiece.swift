import MenuModel

/// A statement of a toolbar's layout.
indirect enum ToolbarPiece: Equatable {
  /// Entries that stay together, after `bar` or one of its areas.
  case entries(String, [ToolbarEntryName])
  /// An entry by itself.
  case entry(String, ToolbarEntryName, options: Expression? = nil)
  case space(when: Expression? = nil)
  case flexibleSpace(when: Expression? = nil)
  case search
  case comment(String)
  /// Compiled in debug builds alone.
  case debug(ToolbarPiece)

  var isComment: Bool { statement.isComment }

  /// Whether it can have several entries.
  var hasSeveral: Bool {
    if case .entries = self { return true }
    return false
  }

  /// The IDs of the groups and menus in it.
  var partIDs: [String] {
    let names: [ToolbarEntryName]
    switch self {
    case .entries(_, let several): names = several
    case .entry(_, let one, _): names = [one]
    case .space, .flexibleSpace, .search, .comment, .debug: names = []
    }
    return names.compactMap { name in
      if case .part(let id) = name { return id }
      return nil
    }
  }

  var statement: Statement {
    switch self {
    case .entries(let base, let names):
      let calls = ToolbarEntryName.calls(names)
      let first = Expression.call(
        .member(base, calls.first?.name ?? ""), calls.first?.arguments ?? [])
      let links = calls.dropFirst().map { Expression.link($0.name, $0.arguments) }
      return .expression(links.isEmpty ? first : .chain(first, links))
    case .entry(let base, let name, let options):
      let call = name.call(options)
      return .expression(.call(.member(base, call.name), call.arguments))
    case .space(let condition): return Self.space("space", condition)
    case .flexibleSpace(let condition): return Self.space("flexibleSpace", condition)
    case .search: return .expression(.member("bar", "search"))
    case .comment(let words): return .comment(words)
    case .debug(let piece): return .conditional("DEBUG", [piece.statement])
    }
  }

  private static func space(_ name: String, _ condition: Expression?) -> Statement {
    let member = Expression.member("bar", name)
    guard let condition else { return .expression(member) }
    return .expression(.call(member, [.labeled("when", condition)]))
  }
}

/// What names an entry of a toolbar in its layout.
enum ToolbarEntryName: Equatable {
  /// A command, and which of its entries.
  case command(Expression, number: Int)
  /// The ID of a group or menu.
  case part(String)
  /// The ID of a view that the app supplies.
  case view(String)
  /// A standard item of the system, and which of its entries.
  case system(String, number: Int)

  typealias Call = (name: String, arguments: [Expression])

  /// The call that finds the entry.
  func call(_ options: Expression? = nil) -> Call {
    let options = options.map { [$0] } ?? []
    switch self {
    case .command(let command, let number):
      return ("item", [command] + options + Self.argument(number))
    case .part(let id): return ("part", [.member(id)] + options)
    case .view(let id): return ("view", [.member(id)] + options)
    case .system(let item, let number):
      return ("system", [.member(item)] + options + Self.argument(number))
    }
  }

  private static func argument(_ number: Int) -> [Expression] {
    number == 1 ? [] : [.labeled("number", .integer(Int64(number)))]
  }

  /// The calls that find entries, one after the other: `.items(.pin, .share)`, `.part(.answer)`.
  static func calls(_ names: [ToolbarEntryName]) -> [Call] {
    var calls: [Call] = []
    var canJoin = false
    for name in names {
      guard case .command(let command, let number) = name else {
        calls.append(name.call())
        canJoin = false
        continue
      }
      if canJoin && number == 1 {
        calls[calls.count - 1].arguments.append(command)
      } else {
        calls.append(("items", [command] + argument(number)))
      }
      canJoin = number == 1
    }
    return calls
  }
}
