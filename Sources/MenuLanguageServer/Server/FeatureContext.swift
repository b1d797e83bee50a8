import MenuModel
import MenuSyntax

/// A document in its module, as a feature sees it.
struct FeatureContext {
  let snapshot: ModuleSnapshot
  /// The document's number in the module.
  let source: Int32
  let client: LSP.ClientCapabilities
  let workspace: Workspace

  var tree: SyntaxTree { snapshot.trees[Int(source)] }
  var text: TextPositions { snapshot.text(source) }
  var names: NameIndex { snapshot.names }
  var module: MenuModule { snapshot.module }
  var path: String { snapshot.paths[Int(source)] }

  /// The URI of a file as the client knows it.
  func uri(_ source: Int32) -> String { workspace.uri(snapshot.paths[Int(source)]) }

  func location(_ place: Place) -> LSP.Location {
    LSP.Location(
      uri: uri(place.source), range: snapshot.text(place.source).range(place.span))
  }

  /// The name at a position.
  func occurrence(at position: LSP.Position) -> Occurrence? {
    names.occurrence(in: source, at: text.offset(position))
  }

  /// The text at a place.
  func text(at place: Place) -> String {
    snapshot.trees[Int(place.source)].source.text(of: place.span)
  }

  /// A change of several files.
  func workspaceEdit(_ edits: [Edit]) -> LSP.WorkspaceEdit {
    var lists: [Int32: [LSP.TextEdit]] = [:]
    for edit in edits.sorted(by: { $0.place.span.start < $1.place.span.start }) {
      lists[edit.place.source, default: []].append(textEdit(edit))
    }
    if client.documentChanges {
      return LSP.WorkspaceEdit(
        documentChanges: lists.sorted { $0.key < $1.key }.map { source, edits in
          let version = workspace.open[snapshot.paths[Int(source)]]?.version
          return LSP.TextDocumentEdit(
            textDocument: .init(uri: uri(source), version: version), edits: edits)
        })
    }
    var changes: [String: [LSP.TextEdit]] = [:]
    for (source, edits) in lists { changes[uri(source)] = edits }
    return LSP.WorkspaceEdit(changes: changes)
  }

  /// An edit of its file.
  func textEdit(_ edit: Edit) -> LSP.TextEdit {
    LSP.TextEdit(range: snapshot.text(edit.place.source).range(edit.place.span), newText: edit.text)
  }
}

extension Workspace {
  /// The URI of a path, as the editor spells it if the document is open.
  func uri(_ path: String) -> String { open[path]?.uri ?? DocumentURI.uri(path) }
}
