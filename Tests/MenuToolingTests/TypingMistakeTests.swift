import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Files with one typing error each, of every kind that people make who know another language or framework.
///
/// `Tests/Fixtures/Mistakes/mistakes.tsv` has a row for each: what it is, a part of `right.menu`, what is written in its
/// place, what the safe fixes make of the file (`right`: the right file again; `same`: nothing; or the text in place of the
/// mistake), and the first message. `RECORD=1 swift test --filter TypingMistakeTests` writes the messages and fails once.
@Suite("Typing mistakes")
struct TypingMistakeTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Mistakes")
  static let right = text("right.menu")

  /// A row of the table.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var name: String
    var part: String
    var written: String
    var mended: String
    var message: String

    var testDescription: String { name }

    init(_ row: String) {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map {
        String($0).replacing("\\n", with: "\n")
      }
      name = cells[0]
      part = cells[1]
      written = cells[2]
      mended = cells[3]
      message = cells.count > 4 ? cells[4] : ""
    }

    /// The file with the mistake, or with something else in its place.
    func file(with text: String) -> String {
      guard let range = TypingMistakeTests.right.firstRange(of: part) else { return "" }
      return TypingMistakeTests.right.replacingCharacters(in: range, with: text)
    }

    /// What the safe fixes make of the file.
    var expected: String {
      switch mended {
      case "right": TypingMistakeTests.right
      case "same": file(with: written)
      default: file(with: mended)
      }
    }
  }

  static let mistakes = text("mistakes.tsv").split(separator: "\n").map { Mistake(String($0)) }

  private static func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  private static func analysis(_ text: String) -> ModuleAnalysis {
    ModuleAnalysis([Source(path: "right.menu", text: text)])
  }

  @Test("There are mistakes, and the right file has none")
  func right() {
    #expect(Self.mistakes.count > 60)
    #expect(Self.analysis(Self.right).diagnostics.isEmpty)
    #expect(Self.mistakes.allSatisfy { Self.right.contains($0.part) })
  }

  @Test("The first message leads to the repair")
  func messages() throws {
    var lines: [String] = []
    var wrong: [String] = []
    for mistake in Self.mistakes {
      let diagnostics = Self.analysis(mistake.file(with: mistake.written)).diagnostics
      let first = diagnostics.first { $0.severity == .error } ?? diagnostics.first
      let message = first?.message ?? "-"
      if message != mistake.message { wrong.append("\(mistake.name): \(message)") }
      let cells = [mistake.name, mistake.part, mistake.written, mistake.mended, message]
      lines.append(
        cells.map { $0.replacing("\n", with: "\\n") }.joined(separator: "\t"))
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let text = lines.map { $0 + "\n" }.joined()
      let file = Self.folder.appending(path: "mistakes.tsv")
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded mistakes.tsv")
      return
    }
    #expect(wrong.isEmpty)
  }

  @Test("Safe fixes mend the file or leave it alone", arguments: mistakes)
  func mending(_ mistake: Mistake) {
    let source = Source(path: "right.menu", text: mistake.file(with: mistake.written))
    let mended = FixApplication.mending([source], options: AnalysisOptions()).sources
    #expect(String(decoding: mended[0].bytes, as: UTF8.self) == mistake.expected)
  }

  @Test("Each fix by itself mends what it is for, and makes no other error", arguments: mistakes)
  func fixes(_ mistake: Mistake) {
    let before = Self.analysis(mistake.file(with: mistake.written))
    for diagnostic in before.diagnostics {
      for fix in diagnostic.fixes where fix.applicability != .suggestion {
        let mended = FixApplication.applying([fix], to: before.sources)
        let after = ModuleAnalysis(mended)
        let text = String(decoding: mended[0].bytes, as: UTF8.self)
        let same = { (other: Diagnostic) in
          other.rule == diagnostic.rule && other.message == diagnostic.message
        }
        #expect(
          after.diagnostics.count(where: same) < before.diagnostics.count(where: same),
          "“\(fix.title)” does not mend “\(diagnostic.message)”:\n\(text)")
        let new = after.errors.subtracting(before.errors)
        #expect(new.isEmpty, "“\(fix.title)” makes an error:\n\(text)")
      }
    }
  }
}

extension ModuleAnalysis {
  /// The errors by their rules and messages.
  fileprivate var errors: Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.map { "\($0.rule): \($0.message)" })
  }
}
