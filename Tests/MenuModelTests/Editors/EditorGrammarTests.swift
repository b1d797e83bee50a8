import Foundation
import MenuSyntax
import Testing

@testable import MenuModel

@Suite("The colours of editors under Grammar/")
struct EditorGrammarTests {
  static let grammar = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Grammar")

  let model = HighlightModel(standardNames: StandardCommandTable.names)

  @Test("Each editor's file is what the table of keywords makes of it; RECORD=1 writes it anew")
  func files() throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for file in EditorFiles.all(model) {
      let url = Self.grammar.appending(path: file.path)
      if isRecording {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded Grammar/\(file.path)")
        continue
      }
      let known = try String(contentsOf: url, encoding: .utf8)
      #expect(known == file.text, "Grammar/\(file.path) is stale: \(EditorFiles.command)")
    }
  }

  @Test("Each keyword means something somewhere, and no other word does")
  func keywords() {
    let keywords = Set(Keyword.allCases.filter { $0 != .notAKeyword }.map(\.text))
    #expect(keywords.subtracting(model.knownWords).sorted() == [])
    #expect(model.knownWords.subtracting(keywords).sorted() == [])
  }

  @Test("Names stand once, and what comes next is a context of its kind")
  func contexts() {
    let kinds = Dictionary(grouping: model.contexts, by: \.name)
    #expect(kinds.values.allSatisfy { $0.count == 1 })
    var reached: Set<String> = ["file"]
    for context in model.contexts {
      for rule in context.rules {
        switch rule.next {
        case .stay: break
        case .then(let next):
          #expect(kinds[next]?.first?.kind == .statement, "\(next) in \(context.name)")
          reached.insert(next)
        case .block(let next):
          #expect(kinds[next]?.first?.kind == .block, "\(next) in \(context.name)")
          reached.insert(next)
        case .parentheses(let next, let then):
          #expect(kinds[next]?.first?.kind == .parentheses, "\(next) in \(context.name)")
          reached.insert(next)
          if let then { #expect(kinds[then]?.first?.kind == .statement, "\(then)") }
        }
      }
    }
    #expect(Set(kinds.keys).subtracting(reached).sorted() == [])
  }

  @Test("In blocks whose statements begin with a name, no word is a keyword")
  func blocksOfNames() throws {
    for name in ["state", "choice", "commands"] {
      let context = try #require(model.contexts.first { $0.name == name })
      let hasWords = context.rules.contains { if case .words = $0.token { true } else { false } }
      #expect(!hasWords, "\(name)")
      #expect(context.rules.contains { $0.token == .name })
    }
  }
}
