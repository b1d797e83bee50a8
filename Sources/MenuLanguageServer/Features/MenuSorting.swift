import MenuGuidelines
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
  private static func block(around offset: Int, in context: FeatureContext) -> BlockSyntax? {
    let blocks = context.tree.nodes(around: offset).compactMap { node -> BlockSyntax? in
      switch node.kind.surface {
      case .contextMenu, .button, .dockMenu, .statusItem: return node.block
      // An edit menu keeps the system's order, the place at an edge says what an action is, and the others hold menus.
      case .background, .editMenu, .swipe, .quickActions, .toolbar, .menuBar: return nil
      case nil: break
      }
      switch node.kind {
      case .menu, .barMenu, .menuEntry, .sectionEntry, .titleMenuEntry: return node.block
      default: return nil
      }
    }
    return blocks.last
  }

  /// The statements between separators.
  private static func groups(of block: BlockSyntax) -> [ArraySlice<StatementSyntax>] {
    block.statements.split { $0.as(SeparatorEntrySyntax.self) != nil }
  }

  /// An entry that may move.
  private struct Movable {
    var span: Span
    var rank: Int
  }

  private static func sort(
    _ group: ArraySlice<StatementSyntax>, _ context: FeatureContext
  ) -> [Edit] {
    var movable: [Movable] = []
    for statement in group {
      // What is broken may be anything, and an alternate belongs to the entry before it.
      guard let entry = statement.as(EntrySyntax.self), entry.alternate == nil else { return [] }
      guard let rank = rank(of: entry, context) else { continue }
      guard let span = span(of: statement, context.tree) else { return [] }
      movable.append(Movable(span: span, rank: rank))
    }
    // Entries with the same rank keep their order.
    let order = movable.indices.sorted { (movable[$0].rank, $0) < (movable[$1].rank, $1) }
    let source = context.tree.source
    return order.indices.filter { order[$0] != $0 }.map { index in
      Edit(
        place: Place(source: context.source, span: movable[index].span),
        text: source.text(of: movable[order[index]].span))
    }
  }

  /// The rank of an entry, lowest first; nil for one that stays in its place.
  private static func rank(of entry: EntrySyntax, _ context: FeatureContext) -> Int? {
    let name: NameSyntax?
    switch entry.form {
    case .command(let syntax): name = syntax.name
    case .each(let syntax): name = syntax.name
    default: return nil
    }
    guard let name = name?.text,
      let command = context.module.commands.first(where: { $0.name.text == name }),
      !command.isDestructive
    else { return nil }
    return command.frequencyRank
  }

  /// An entry with what moves with it: its `@allow`s, the comments above it, and one after it on its line.
  ///
  /// Nil if there are comments between entries of one line, as they may belong to either.
  private static func span(of statement: StatementSyntax, _ tree: SyntaxTree) -> Span? {
    guard let entry = statement.node else { return nil }
    let first = statement.allowances.first?.node ?? entry
    guard let previous = first.previousToken else { return nil }
    let next = entry.nextToken
    var (start, end) = (first.span.start, entry.span.end)
    let before = tree.comments(in: Int(previous.end)..<Int(start))
    let behind = tree.comments(in: Int(end)..<Int(next.start))
    let isAlone =
      first.firstToken.flags.contains(.newlineBefore) && next.flags.contains(.newlineBefore)
    if !isAlone { return before.isEmpty && behind.isEmpty ? Span(start, end) : nil }
    // A comment on the line of the entry before is not this entry's.
    let above = before.filter { hasLineEnd(tree, previous.end, $0.start) }
    if let comment = above.first { start = comment.start }
    for comment in behind where !hasLineEnd(tree, end, comment.start) { end = comment.end }
    return Span(start, end)
  }

  private static func hasLineEnd(_ tree: SyntaxTree, _ start: UInt32, _ end: UInt32) -> Bool {
    tree.source.bytes[Int(start)..<Int(end)].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
