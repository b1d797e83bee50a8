import MenuSyntax

/// Where the arrays of a tree stand in memory.
///
/// For passes that read whole trees: nothing is counted, checked or copied on the way through nodes, in debug builds too.
struct TreeView {
  let nodes: UnsafePointer<Node>
  let tokens: UnsafePointer<Token>
  /// The bytes of the source.
  let bytes: UnsafePointer<UInt8>
  /// Unsafe, so that reading it counts no reference: a view is used only within a pass whose caller holds the tree.
  unowned(unsafe) let tree: SyntaxTree

  /// A view of a tree, valid for as long as the tree lives.
  ///
  /// The pointers outlive the calls that give them: the tree never changes its arrays, and a native array's elements stay
  /// where they are for as long as it has an owner.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    // A tree has a node and a token at least. An array gives an address when it is empty too; no byte is read there.
    nodes = tree.nodes.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
    tokens = tree.tokens.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
    bytes = tree.source.bytes.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
  }
}

/// A node as `SyntaxNode`, without a hold on its tree: whoever made the `TreeView` keeps that and the tree alive.
struct NodeView {
  let view: UnsafePointer<TreeView>
  /// The node's number in the tree's `nodes`.
  let index: Int

  init(_ view: UnsafePointer<TreeView>, _ index: Int) {
    self.view = view
    self.index = index
  }

  var tree: SyntaxTree { view.pointee.tree }

  var node: Node { view.pointee.nodes[index] }
  var kind: NodeKind { view.pointee.nodes[index].kind }

  /// The bytes from the first token to the last; of a missing piece, the empty span behind the token before.
  var span: Span {
    let node = view.pointee.nodes + index
    let first = Int(node.pointee.firstToken)
    let end = Int(node.pointee.tokenEnd)
    if first == end {
      let offset = first == 0 ? 0 : view.pointee.tokens[first - 1].end
      return Span(offset, offset)
    }
    return Span(view.pointee.tokens[first].start, view.pointee.tokens[end - 1].end)
  }

  /// The first token. A missing piece has none of its own; the token behind it is given.
  var firstToken: Token {
    view.pointee.tokens[Int(view.pointee.nodes[index].firstToken)]
  }

  /// The token behind the last.
  var nextToken: Token {
    view.pointee.tokens[Int(view.pointee.nodes[index].tokenEnd)]
  }

  /// The token with a number.
  func token(_ number: UInt32) -> Token {
    view.pointee.tokens[Int(number)]
  }

  /// Whether no token is in it.
  var isEmpty: Bool {
    view.pointee.nodes[index].firstToken == view.pointee.nodes[index].tokenEnd
  }

  /// The nodes straight in this one, in order.
  var children: NodeViewChildren {
    NodeViewChildren(view: view, position: index + 1, end: subtreeEnd)
  }

  var subtreeEnd: Int { Int(view.pointee.nodes[index].subtreeEnd) }

  /// The first child of a kind.
  func child(_ kind: NodeKind) -> NodeView? {
    let nodes = view.pointee.nodes
    let end = Int(nodes[index].subtreeEnd)
    var next = index + 1
    while next < end {
      if nodes[next].kind == kind { return NodeView(view, next) }
      next = Int(nodes[next].subtreeEnd)
    }
    return nil
  }

  /// The second child of a kind.
  func secondChild(_ kind: NodeKind) -> NodeView? {
    var isSecond = false
    for child in children where child.kind == kind {
      if isSecond { return child }
      isSecond = true
    }
    return nil
  }

  /// The documentation comment above the node, a line an element, without `///` and the blank behind it.
  var documentation: [String] {
    firstToken.flags.contains(.documented) ? tree.node(index).documentation : []
  }

  /// The text of a token.
  func text(of token: Token) -> String { tree.source.text(of: token.span) }

  /// The text of a span of the source.
  func text(of span: Span) -> String { tree.source.text(of: span) }
}

/// The nodes straight in a node.
struct NodeViewChildren: Sequence, IteratorProtocol {
  let view: UnsafePointer<TreeView>
  var position: Int
  let end: Int

  mutating func next() -> NodeView? {
    if position >= end { return nil }
    let node = NodeView(view, position)
    position = Int(view.pointee.nodes[position].subtreeEnd)
    return node
  }
}
