import MenuModel
import MenuSyntax
import Testing

@testable import MenuGuidelines

/// The order of menus and items, and the edits that mend it.
@Suite("Order in the menu bar")
struct MenuBarTests {
  @Test(
    "The least that has to move is out of order; of two that may, the first",
    arguments: [
      ([], []), ([3], []), ([1, 1, 2], []), ([2, 1], [0]), ([0, 2, 1, 3], [1]),
      ([1, 2, 3, 0], [3]),
      ([3, 0, 1, 2], [0]), ([0, 7, 6], [1]), ([2, 1, 0], [0, 1]),
    ])
  func misplaced(_ ranks: [Int], _ expected: [Int]) {
    #expect(RankOrder.misplaced(ranks) == expected)
  }

  @Test("What is misplaced stands before something that it belongs behind, or the reverse")
  func others() throws {
    let behind = try #require(RankOrder.other(for: 1, in: [0, 2, 1, 3]))
    #expect(behind.index == 2 && behind.isBehind)
    let before = try #require(RankOrder.other(for: 3, in: [1, 2, 3, 0]))
    #expect(before.index == 2 && !before.isBehind)
    #expect(RankOrder.other(for: 0, in: [0, 1]) == nil)
  }

  @Test(
    "A separator goes between two entries, also within a list, and not into a block",
    arguments: [
      ("{ standard a, b, c }", "{ standard a; ---; standard b, c }"),
      ("{ standard a; b }", "{ standard a; ---; b }"),
      ("{\n  standard a\n  b\n}", "{\n  standard a\n  ---\n  b\n}"),
      ("{ on iOS { a }; b }", nil),
    ])
  func separator(_ text: String, _ expected: String?) throws {
    let bytes = Array(text.utf8)
    func place(_ letter: Character) throws -> Place {
      let offset = try #require(
        bytes.indices.first { index in
          bytes[index] == letter.asciiValue
            && !bytes[(index + 1)...].starts(with: [0x6E]) && bytes[index - 1] == 0x20
        })
      return Place(source: 0, span: Span(UInt32(offset), UInt32(offset + 1)))
    }
    let edits = SourceEdits([Source(path: "Test.menu", bytes: bytes)])
    let edit = try edits.separator(between: place("a"), and: place("b"))
    #expect(edit.map { Self.apply($0, to: bytes) } == expected)
  }

  @Test(
    "Entries go to the start of a block as its own stand in it",
    arguments: [
      ("edit { b }", "edit { a; ---; b }"), ("edit { }", "edit { a; --- }"),
      ("edit {\n    b\n}", "edit {\n    a\n    ---\n    b\n}"), ("edit standard", nil),
    ])
  func insertion(_ text: String, _ expected: String?) {
    let bytes = Array(text.utf8)
    let edits = SourceEdits([Source(path: "Test.menu", bytes: bytes)])
    let edit = edits.insertion(
      ["a", "---"], behindHeader: Place(source: 0, span: Span(0, 4)))
    #expect(edit.map { Self.apply($0, to: bytes) } == expected)
  }

  private static func apply(_ edit: Edit, to bytes: [UInt8]) -> String {
    let start = Int(edit.place.span.start)
    let end = Int(edit.place.span.end)
    return String(decoding: bytes[..<start] + Array(edit.text.utf8) + bytes[end...], as: UTF8.self)
  }

  @Test(
    "A shortcut is written as a file has it",
    arguments: [
      (StandardShortcut(modifiers: [.command, .shift], key: .character(0x70)), "shift+cmd+P"),
      (
        StandardShortcut(modifiers: [.control, .option, .command], key: .named(.f5)),
        "ctrl+opt+cmd+F5"
      ),
      (StandardShortcut(modifiers: [], key: .named(.delete)), "delete"),
    ])
  func written(_ shortcut: StandardShortcut, _ expected: String) {
    #expect(shortcut.written == expected)
  }
}
