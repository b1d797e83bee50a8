import MenuSyntax
import Testing

@Suite("A text in another")
struct TextSearchTests {
  @Test(arguments: [
    ("Share Note", "Note"), ("Share Note", "Share"), ("Share", "Share"), ("Share", ""), ("", ""),
    ("메모 찾기", "찾기"),
    // The same in letters that combine.
    ("메모 \u{110E}\u{1161}\u{11BD}\u{1100}\u{1175}", "찾기"), ("Cafe\u{301} Menu", "Café"),
  ])
  func isFound(text: String, part: String) {
    #expect(text.includes(part))
  }

  @Test(arguments: [
    ("Share Note", "note"), ("Share", "Shared"), ("", "a"), ("메모 찾기", "복사"),
    ("메모 \u{110E}\u{1161}\u{11BD}\u{1100}\u{1175}", "복사"), ("Share  Note", "Share Note"),
  ])
  func isNotFound(text: String, part: String) {
    #expect(!text.includes(part))
  }

  @Test(arguments: [
    ("Sync 1 Item", "1 ", "Sync ", "Item"), ("aab", "ab", "a", ""), ("메모(s)", "(s)", "메모", ""),
    ("Note", "", "", "Note"), ("a//", "//", "a", ""),
  ])
  func placeIsFound(text: String, part: String, before: String, behind: String) throws {
    let place = try #require(text.firstPlace(of: part))
    #expect(text[..<place.lowerBound] == before)
    #expect(text[place.upperBound...] == behind)
  }

  @Test(arguments: [("aaa", "ab"), ("", "a"), ("Note", "Notes")])
  func placeIsNotFound(text: String, part: String) {
    #expect(text.firstPlace(of: part) == nil)
  }

  @Test(arguments: [
    ("a == .b == .c", " == .", ["a", "b", "c"]), ("{app}", "{app}", ["", ""]), ("", ",", [""]),
    ("aaa", "aa", ["", "a"]), ("Quit", "", ["Quit"]),
  ])
  func parts(text: String, separator: String, parts: [Substring]) {
    #expect(text.parts(between: separator) == parts)
    #expect(text[...].parts(between: separator).joined(separator: separator) == text)
  }

  @Test(arguments: [
    ("Quit {app}", "{app}", "메모", "Quit 메모"), ("aaaa", "aa", "a", "aa"), ("Quit", "", "x", "Quit"),
  ])
  func eachIsReplaced(text: String, part: String, other: String, result: String) {
    #expect(text.replacing(each: part, by: other) == result)
  }

  @Test func bytesAreFound() {
    let bytes: [UInt8] = [0xFF, 1, 2, 1, 3]
    #expect(bytes.firstPlace(of: [1, 3]) == 3..<5)
    #expect(bytes[2...].firstPlace(of: [1]) == 3..<4)
    #expect(bytes.firstPlace(of: [3, 1]) == nil)
  }
}
