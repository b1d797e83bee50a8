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
}
