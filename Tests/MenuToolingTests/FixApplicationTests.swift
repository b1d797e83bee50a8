import MenuSyntax
import MenuTooling
import Testing

/// Fixes that are written together.
@Suite("Fixes in sources")
struct FixApplicationTests {
  static func fix(_ edits: (UInt32, UInt32, String)...) -> Fix {
    let edits = edits.map {
      Edit(place: Place(source: 0, span: Span($0.0, $0.1)), text: $0.2)
    }
    return Fix(title: "Mend", edits: edits)
  }

  static func applying(_ fixes: Fix..., to text: String = "0123456789") -> String {
    let source = FixApplication.applying(fixes, to: [Source(path: "a.menu", text: text)])[0]
    return String(decoding: source.bytes, as: UTF8.self)
  }

  @Test("Of two fixes that overlap the first is written, whole, and the second not at all")
  func overlaps() {
    #expect(Self.applying(Self.fix((2, 5, "a")), Self.fix((4, 6, "b"))) == "01a56789")
    #expect(Self.applying(Self.fix((4, 6, "b")), Self.fix((2, 5, "a"))) == "0123b6789")
    #expect(Self.applying(Self.fix((2, 8, "a")), Self.fix((4, 5, "b"))) == "01a89")
    #expect(Self.applying(Self.fix((4, 5, "b")), Self.fix((2, 8, "a"))) == "0123b56789")
    let whole = Self.applying(Self.fix((2, 3, "a")), Self.fix((0, 1, "b"), (2, 4, "c")))
    #expect(whole == "01a3456789")
  }

  @Test("Two texts at one offset are one too many; fixes side by side are both written")
  func neighbours() {
    #expect(Self.applying(Self.fix((2, 2, "a")), Self.fix((2, 2, "b"))) == "01a23456789")
    #expect(Self.applying(Self.fix((2, 4, "a")), Self.fix((4, 6, "b"))) == "01ab6789")
    #expect(Self.applying(Self.fix((4, 6, "b")), Self.fix((2, 4, "a"))) == "01ab6789")
    #expect(Self.applying(Self.fix((2, 4, "a")), Self.fix((4, 4, "b"))) == "01ab456789")
    #expect(Self.applying(Self.fix((2, 4, "a")), Self.fix((3, 3, "b"))) == "01a456789")
    #expect(Self.applying(Self.fix((3, 3, "b")), Self.fix((2, 4, "a"))) == "012b3456789")
  }

  @Test("Ten thousand fixes in any order are each written once")
  func many() {
    let count = 10_000
    let text = String(repeating: "a,", count: count)
    var fixes: [Fix] = []
    for number in 0..<count {
      // Each number once, from all over the text.
      let place = UInt32(number * 7_919 % count)
      fixes.append(Self.fix((place * 2 + 1, place * 2 + 2, "")))
    }
    let sources = FixApplication.applying(
      fixes + fixes, to: [Source(path: "a.menu", text: text)])
    #expect(sources[0].bytes.elementsEqual(String(repeating: "a", count: count).utf8))
  }
}
