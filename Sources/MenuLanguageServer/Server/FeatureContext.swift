import MenuGuidelines
import MenuModel
import MenuSyntax

/// A document in its module, as a feature sees it.
struct FeatureContext {
  let snapshot: ModuleSnapshot
  /// The document's number in the module.
  let source: Int32
  let client: ClientCapabilities
  let workspace: Workspace

  var tree: SyntaxTree { snapshot.trees[Int(source)] }
  var text: TextPositions { snapshot.text(source) }
  var names: NameIndex { snapshot.names }
  var module: MenuModule { snapshot.module }
  var lookup: SyntaxLookup { SyntaxLookup(tree) }
  var path: String { snapshot.paths[Int(source)] }

  /// The address of a file as the client knows it.
  func uri(_ source: Int32) -> String { workspace.uri(snapshot.paths[Int(source)]) }

  /// A place as the protocol has it.
  func location(_ place: Place) -> JSONValue {
    ["uri": .string(uri(place.source)), "range": snapshot.text(place.source).range(place.span)]
  }

  /// The text at a place.
  func text(at place: Place) -> String {
    snapshot.trees[Int(place.source)].source.text(of: place.span)
  }

  /// A node of a file.
  func node(_ occurrence: Occurrence) -> SyntaxNode {
    SyntaxNode(tree: snapshot.trees[Int(occurrence.place.source)], index: Int(occurrence.node))
  }

  /// A change of several files.
  func workspaceEdit(_ edits: [Edit]) -> JSONValue {
    var lists: [Int32: [JSONValue]] = [:]
    for edit in edits.sorted(by: { $0.place.span.start < $1.place.span.start }) {
      lists[edit.place.source, default: []].append(textEdit(edit))
    }
    let sources = lists.keys.sorted()
    if client.documentChanges {
      return [
        "documentChanges": .array(
          sources.map { source in
            let version = workspace.open[snapshot.paths[Int(source)]]?.version
            return [
              "textDocument": [
                "uri": .string(uri(source)), "version": version.map { .int($0) } ?? .null,
              ],
              "edits": .array(lists[source] ?? []),
            ]
          })
      ]
    }
    var changes: [String: JSONValue] = [:]
    for source in sources { changes[uri(source)] = .array(lists[source] ?? []) }
    return ["changes": .object(changes)]
  }

  /// An edit of its file.
  func textEdit(_ edit: Edit) -> JSONValue {
    [
      "range": snapshot.text(edit.place.source).range(edit.place.span),
      "newText": .string(edit.text),
    ]
  }
}

extension Workspace {
  /// The address of a path, as the editor spells it where it holds the document open.
  func uri(_ path: String) -> String { open[path]?.uri ?? DocumentURI.uri(path) }
}
