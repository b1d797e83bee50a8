import MenuSyntax

/// The declarations of a file, for outlines.
enum DocumentSymbols {
  /// A declaration with the declarations in it.
  struct Item {
    var name: String
    var detail: String?
    var kind: LSP.SymbolKind
    var span: Span
    var nameSpan: Span
    var children: [Item] = []

    /// Calls `body` with this and all declarations in it, and the name of the one around each.
    func visit(in container: String? = nil, _ body: (Item, String?) -> Void) {
      body(self, container)
      for child in children { child.visit(in: name, body) }
    }
  }

  static func symbols(
    _ params: LSP.DocumentSymbolParams, in context: FeatureContext
  ) -> LSP.DocumentSymbolResult {
    let items = items(of: context.tree)
    if context.client.hierarchicalSymbols {
      return .nested(items.map { symbol($0, context.text) })
    }
    var symbols: [LSP.SymbolInformation] = []
    for item in items {
      item.visit { item, container in
        symbols.append(
          LSP.SymbolInformation(
            name: item.name, kind: item.kind, containerName: container,
            location: context.location(Place(source: context.source, span: item.span))))
      }
    }
    return .flat(symbols)
  }

  private static func symbol(_ item: Item, _ text: TextPositions) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: item.name, detail: item.detail, kind: item.kind, range: text.range(item.span),
      selectionRange: text.range(item.nameSpan),
      children: item.children.isEmpty ? nil : item.children.map { symbol($0, text) })
  }

  /// The declarations of a tree.
  static func items(of tree: SyntaxTree) -> [Item] { children(of: tree.root) }

  private static func children(of node: SyntaxNode) -> [Item] {
    var result: [Item] = []
    for child in node.children {
      if let item = item(child) {
        result.append(item)
      } else if child.kind == .onEntry, let block = child.block {
        result += children(of: block.node)
      }
    }
    return result
  }

  private static func item(_ node: SyntaxNode) -> Item? {
    switch node.kind {
    case .app: return named(node, .package, "app")
    case .state: return worded(node, "state", .object)
    case .variable:
      let variable = VariableSyntax(unchecked: node)
      let sign = variable.optionalSign == nil ? "" : "?"
      return named(node, .variable, variable.type.map { $0.text + sign })
    case .choice: return named(node, .enumeration, "choice")
    case .option: return named(node, .enumMember, node.title?.content)
    case .list: return named(node, .array, "list")
    case .commands:
      return named(node, .namespace, "commands") ?? worded(node, "commands", .namespace)
    case .command: return named(node, .function, node.title?.content)
    case .screen: return named(node, .type, "screen")
    case .item: return named(node, .type, "item")
    case .menu: return named(node, .module, "menu")
    case .toolbarBlock: return block(ToolbarBlockSyntax(unchecked: node))
    case .barMenu:
      return named(node, .module, node.title?.content)
        ?? worded(node, node.tree.text(of: node.firstToken), .module)
    case .guidelines: return worded(node, "guidelines", .object)
    default: return node.kind.surface.flatMap { surface(node, $0) }
    }
  }

  private static func surface(_ node: SyntaxNode, _ surface: SurfaceKind) -> Item? {
    guard let words = node.kind.block?.words else { return nil }
    let kind: LSP.SymbolKind
    switch surface {
    case .contextMenu, .editMenu, .toolbar, .menuBar, .swipe, .quickActions, .dockMenu:
      kind = .module
    case .background: kind = .type
    case .button, .statusItem: kind = .event
    }
    return named(node, kind, words) ?? worded(node, words, kind)
  }

  private static func named(_ node: SyntaxNode, _ kind: LSP.SymbolKind, _ detail: String?) -> Item?
  {
    guard let name = node.name else { return nil }
    return Item(
      name: name.text, detail: detail, kind: kind, span: node.span, nameSpan: name.span,
      children: node.block.map { children(of: $0.node) } ?? [])
  }

  private static func block(_ block: ToolbarBlockSyntax) -> Item? {
    let platforms = block.platforms
    guard let first = platforms.first, let last = platforms.last else { return nil }
    return Item(
      name: platforms.map(\.text).joined(separator: ", "), detail: nil, kind: .property,
      span: block.span, nameSpan: Span(first.span.start, last.span.end),
      children: block.block.map { children(of: $0.node) } ?? [])
  }

  private static func worded(_ node: SyntaxNode, _ word: String, _ kind: LSP.SymbolKind) -> Item {
    Item(
      name: word, detail: nil, kind: kind, span: node.span, nameSpan: node.firstToken.span,
      children: node.block.map { children(of: $0.node) } ?? [])
  }
}

/// The declarations of all modules that match a query.
enum WorkspaceSymbols {
  private static let limit = 500

  static func symbols(
    _ params: LSP.WorkspaceSymbolParams, in server: LanguageServer
  ) -> [LSP.SymbolInformation] {
    var result: [LSP.SymbolInformation] = []
    let wanted = Array(params.query.lowercased().utf8)
    for snapshot in server.workspace.snapshots {
      for (number, tree) in snapshot.trees.enumerated() {
        let uri = server.workspace.uri(snapshot.paths[number])
        let text = snapshot.text(Int32(number))
        for item in DocumentSymbols.items(of: tree) {
          item.visit { item, container in
            guard result.count < limit, matches(item.name, wanted) else { return }
            result.append(
              LSP.SymbolInformation(
                name: item.name, kind: item.kind, containerName: container,
                location: LSP.Location(uri: uri, range: text.range(item.nameSpan))))
          }
        }
      }
    }
    return result
  }

  /// Whether a name has the characters of a query, in their order.
  private static func matches(_ name: String, _ wanted: [UInt8]) -> Bool {
    var rest = wanted[...]
    for byte in name.lowercased().utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
