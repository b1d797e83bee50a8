import MenuGuidelines
import MenuSyntax

/// The declarations of a file, as outlines show them.
enum DocumentSymbols {
  /// A declaration with what is in it.
  struct Item {
    var name: String
    var detail: String?
    var kind: Int
    var span: Span
    var nameSpan: Span
    var children: [Item] = []
  }

  // Numbers of the protocol's `SymbolKind`.
  private enum SymbolKind {
    static let module = 2, namespace = 3, package = 4, type = 5, method = 6, property = 7
    static let enumeration = 10, function = 12, variable = 13, array = 18, object = 19
    static let enumMember = 22, event = 24
  }

  static func symbols(in context: FeatureContext) -> JSONValue {
    let items = items(of: context.tree)
    if context.client.hierarchicalSymbols { return .array(items.map { json($0, context) }) }
    var flat: [JSONValue] = []
    func add(_ item: Item, container: String?) {
      var json: [String: JSONValue] = [
        "name": .string(item.name), "kind": .int(item.kind),
        "location": context.location(Place(source: context.source, span: item.span)),
      ]
      if let container { json["containerName"] = .string(container) }
      flat.append(.object(json))
      for child in item.children { add(child, container: item.name) }
    }
    for item in items { add(item, container: nil) }
    return .array(flat)
  }

  private static func json(_ item: Item, _ context: FeatureContext) -> JSONValue {
    var json: [String: JSONValue] = [
      "name": .string(item.name), "kind": .int(item.kind),
      "range": context.text.range(item.span),
      "selectionRange": context.text.range(item.nameSpan),
    ]
    if let detail = item.detail { json["detail"] = .string(detail) }
    if !item.children.isEmpty {
      json["children"] = .array(item.children.map { self.json($0, context) })
    }
    return .object(json)
  }

  /// The declarations of a tree.
  static func items(of tree: SyntaxTree) -> [Item] { children(of: tree.root) }

  private static func children(of node: SyntaxNode) -> [Item] {
    var result: [Item] = []
    for child in node.children {
      if let item = item(child) {
        result.append(item)
      } else if child.kind == .onEntry, let block = child.child(.block) {
        result += children(of: block)
      }
    }
    return result
  }

  private static func item(_ node: SyntaxNode) -> Item? {
    switch node.kind {
    case .app: return named(node, SymbolKind.package, "app")
    case .state: return worded(node, "state", SymbolKind.object)
    case .variable: return named(node, SymbolKind.variable, type(of: node))
    case .choice: return named(node, SymbolKind.enumeration, "choice")
    case .option: return named(node, SymbolKind.enumMember, title(of: node))
    case .list: return named(node, SymbolKind.array, "list")
    case .commands:
      return node.child(.name) == nil
        ? worded(node, "commands", SymbolKind.namespace)
        : named(node, SymbolKind.namespace, "commands")
    case .command: return named(node, SymbolKind.function, title(of: node))
    case .screen: return named(node, SymbolKind.type, "screen")
    case .item: return named(node, SymbolKind.type, "item")
    case .button: return named(node, SymbolKind.event, "button")
    case .menu: return named(node, SymbolKind.module, "menu")
    case .toolbar:
      return node.child(.name) == nil
        ? worded(node, "toolbar", SymbolKind.module)
        : named(node, SymbolKind.module, "toolbar")
    case .toolbarBlock: return named(node, SymbolKind.property, nil)
    case .contextMenu: return worded(node, "context menu", SymbolKind.module)
    case .editMenu: return worded(node, "edit menu", SymbolKind.module)
    case .background: return worded(node, "background", SymbolKind.type)
    case .moreButton: return worded(node, "more button", SymbolKind.event)
    case .menuBar: return worded(node, "menu bar", SymbolKind.module)
    case .barMenu:
      return node.child(.name) == nil
        ? worded(node, node.tree.text(of: node.firstToken), SymbolKind.module)
        : named(node, SymbolKind.module, title(of: node))
    case .guidelines: return worded(node, "guidelines", SymbolKind.object)
    default: return nil
    }
  }

  private static func named(_ node: SyntaxNode, _ kind: Int, _ detail: String?) -> Item? {
    guard let name = node.child(.name) else { return nil }
    return Item(
      name: node.tree.name(of: name.firstToken), detail: detail, kind: kind, span: node.span,
      nameSpan: name.span, children: node.child(.block).map(children) ?? [])
  }

  private static func worded(_ node: SyntaxNode, _ word: String, _ kind: Int) -> Item {
    Item(
      name: word, detail: nil, kind: kind, span: node.span, nameSpan: node.firstToken.span,
      children: node.child(.block).map(children) ?? [])
  }

  private static func title(of node: SyntaxNode) -> String? {
    node.child(.text).map { StringDecoder(node.tree.source, $0.firstToken).text() }
  }

  private static func type(of node: SyntaxNode) -> String? {
    let names = node.children(.name)
    return names.count == 2 ? node.tree.name(of: names[1].firstToken) : nil
  }
}

/// The declarations of all modules that fit a query.
enum WorkspaceSymbols {
  private static let limit = 500

  static func symbols(
    _ query: String, in workspace: Workspace, _ client: ClientCapabilities
  ) -> JSONValue {
    var result: [JSONValue] = []
    let wanted = Array(query.lowercased().utf8)
    for snapshot in workspace.snapshots {
      for (number, tree) in snapshot.trees.enumerated() {
        let context = FeatureContext(
          snapshot: snapshot, source: Int32(number), client: client, workspace: workspace)
        func add(_ item: DocumentSymbols.Item, container: String?) {
          if result.count < limit && fits(item.name, wanted) {
            var json: [String: JSONValue] = [
              "name": .string(item.name), "kind": .int(item.kind),
              "location": context.location(Place(source: Int32(number), span: item.nameSpan)),
            ]
            if let container { json["containerName"] = .string(container) }
            result.append(.object(json))
          }
          for child in item.children { add(child, container: item.name) }
        }
        for item in DocumentSymbols.items(of: tree) { add(item, container: nil) }
      }
    }
    return .array(result)
  }

  /// Whether the characters of a query stand in a name, in their order.
  private static func fits(_ name: String, _ wanted: [UInt8]) -> Bool {
    var rest = wanted[...]
    for byte in name.lowercased().utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
