import MenuModel
import MenuSyntax

/// Sorts the commands of a menu, in each of its groups, by how often people use them.
///
/// Main tasks come first, then what is used `often`, then what is not marked, then what is used `rarely`. Destructive
/// commands, submenus, sections and standard commands stay where they are.
enum MenuSorting {
  static func action(in context: FeatureContext, at offset: Int) -> LSP.CodeAction? {
    guard let block = block(around: offset, in: context) else { return nil }
    var edits: [Edit] = []
    for group in groups(of: block) { edits += sort(group, context) }
    if edits.isEmpty { return nil }
    return LSP.CodeAction(
      title: "Sort by how often people use it", kind: .rewrite,
      edit: context.workspaceEdit(edits))
  }

  /// The block of the innermost menu around an offset, or of the menu whose header is there.
  private static func block(around offset: Int, in context: FeatureContext) -> SyntaxNode? {
    let menu = context.lookup.nodes(around: offset).last { node in
      switch node.kind {
      case .contextMenu, .button, .moreButton, .menu, .barMenu, .menuEntry, .sectionEntry,
        .titleMenuEntry:
        return node.child(.block) != nil
      default: return false
      }
    }
    return menu?.child(.block)
  }

  /// The statements between separators: the nodes of each, with the `@allow`s before its entry.
  private static func groups(of block: SyntaxNode) -> [[[SyntaxNode]]] {
    var groups: [[[SyntaxNode]]] = [[]]
    var statement: [SyntaxNode] = []
    for node in block.children {
      statement.append(node)
      if node.kind == .allow { continue }
      if node.kind == .separatorEntry {
        groups.append([])
      } else {
        groups[groups.count - 1].append(statement)
      }
      statement = []
    }
    return groups
  }

  /// An entry that may move.
  private struct Movable {
    var span: Span
    var rank: Int
  }

  private static func sort(_ group: [[SyntaxNode]], _ context: FeatureContext) -> [Edit] {
    var entries: [Movable] = []
    for (number, statement) in group.enumerated() {
      guard let entry = statement.last else { continue }
      let next = number + 1 < group.count ? group[number + 1].last : nil
      // An alternate belongs to the entry before it, and what is broken may be anything.
      if isAlternate(entry) || next.map(isAlternate) == true { return [] }
      if entry.kind == .unexpected || entry.kind == .missing { return [] }
      guard let rank = rank(of: entry, context) else { continue }
      guard let span = span(of: statement, context.tree) else { return [] }
      entries.append(Movable(span: span, rank: rank))
    }
    // Entries with the same rank keep their order.
    let order = entries.indices.sorted { (entries[$0].rank, $0) < (entries[$1].rank, $1) }
    let source = context.tree.source
    return order.indices.filter { order[$0] != $0 }.map { index in
      Edit(
        place: Place(source: context.source, span: entries[index].span),
        text: source.text(of: entries[order[index]].span))
    }
  }

  private static func isAlternate(_ entry: SyntaxNode) -> Bool {
    entry.kind == .alternate || entry.child(.alternate) != nil
  }

  /// The rank of an entry, lowest first; nil for one that stays in its place.
  private static func rank(of entry: SyntaxNode, _ context: FeatureContext) -> Int? {
    let name: Token
    switch entry.kind {
    case .commandEntry: name = entry.firstToken
    case .eachEntry:
      guard let child = entry.child(.name) else { return nil }
      name = child.firstToken
    default: return nil
    }
    let text = context.tree.name(of: name)
    guard let command = context.module.commands.first(where: { $0.name.text == text }),
      !command.isDestructive
    else { return nil }
    return command.frequencyRank
  }

  /// An entry with what moves with it: its `@allow`s, the comments above it, and one after it on its line.
  ///
  /// Nil if there are comments between entries of one line, as they may belong to either.
  private static func span(of statement: [SyntaxNode], _ tree: SyntaxTree) -> Span? {
    guard let first = statement.first, let last = statement.last else { return nil }
    let (token, next) = (Int(first.node.firstToken), Int(last.node.tokenEnd))
    var (start, end) = (first.span.start, last.span.end)
    let before = Trivia.comments(of: tree, in: Int(tree.tokens[token - 1].end)..<Int(start))
    let behind = Trivia.comments(of: tree, in: Int(end)..<Int(tree.tokens[next].start))
    let isAlone =
      tree.tokens[token].flags.contains(.newlineBefore)
      && tree.tokens[next].flags.contains(.newlineBefore)
    if !isAlone { return before.isEmpty && behind.isEmpty ? Span(start, end) : nil }
    // A comment on the line of the entry before is not this entry's.
    let above = before.filter { hasLineEnd(tree, tree.tokens[token - 1].end, $0.start) }
    if let comment = above.first { start = comment.start }
    for comment in behind where !hasLineEnd(tree, end, comment.start) { end = comment.end }
    return Span(start, end)
  }

  private static func hasLineEnd(_ tree: SyntaxTree, _ start: UInt32, _ end: UInt32) -> Bool {
    tree.source.bytes[Int(start)..<Int(end)].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
