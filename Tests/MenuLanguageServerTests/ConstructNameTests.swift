import Foundation
import MenuJSON
import MenuSyntax
import Testing

@testable import MenuLanguageServer

/// What names refer to comes from the table of constructs, so a construct that is added has it, too.
@Suite struct ConstructNameTests {
  /// Modules that have every construct with a name: those of the emission's fixtures, and a sample.
  private static let modules: [[String: String]] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let sample = tests.deletingLastPathComponent().appendingPathComponent("Samples/Mail")
    let fixtures = contents(of: tests.appendingPathComponent("Fixtures/Emission"))
    return (fixtures + [sample]).map { folder in
      var texts: [String: String] = [:]
      for file in contents(of: folder) where file.pathExtension == "menu" {
        texts["/w/\(file.lastPathComponent)"] = try? String(contentsOf: file, encoding: .utf8)
      }
      return texts
    }
  }()

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  @Test("A name after each word that takes one leads to its declaration, its uses and a new name")
  func everyNameLeadsSomewhere() {
    var seen: Set<String> = []
    for files in Self.modules {
      let editor = Editor(initialized: files)
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let file = String(path.dropFirst("/w/".count))
        editor.open(file, text)
        let tree = SyntaxTree(parsing: Source(path: path, text: text))
        visit(tree.root) { node in
          guard let symbol = Symbol.named(by: node.kind), let name = node.names.first,
            // A menu of the app's own is declared here, and its name is used nowhere.
            node.kind != .barMenu || node.block == nil, symbol(name.text).isDeclarable,
            seen.insert("\(node.kind)").inserted
          else { return }
          let at = TextPositions(tree.source, .utf8).position(Int(name.span.start)).json
          let asked: JSONValue = [
            "textDocument": ["uri": .string("file://\(path)")], "position": at,
            "newName": "renamed", "context": ["includeDeclaration": true],
          ]
          for feature in ["definition", "references", "documentHighlight", "rename"] {
            let answer = editor.request("textDocument/\(feature)", asked)
            #expect(answer != .null && answer.array?.isEmpty != true, "\(node.kind): \(feature)")
          }
        }
      }
    }
    let wanted = Construct.all.filter {
      Symbol.named(by: $0.kind).map { $0("x").isDeclarable } ?? false
    }
    #expect(Set(wanted.map { "\($0.kind)" }).subtracting(seen).isEmpty)
  }

  private func visit(_ node: SyntaxNode, _ body: (SyntaxNode) -> Void) {
    body(node)
    for child in node.children { visit(child, body) }
  }
}
