import Testing

@testable import MenuSyntax

@Suite("Lines of a source")
struct LineMapTests {
  /// Where lines begin, byte by byte.
  private static func starts(_ bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (index, byte) in bytes.enumerated() {
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair { starts.append(UInt32(index + 1)) }
    }
    return starts
  }

  @Test("LF, CRLF and CR end lines wherever they stand, and nothing else does", arguments: 1...8)
  func lineEnds(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let signs: [UInt8] = [0x0A, 0x0D, 0x61, 0x00, 0x85, 0x0B, 0x0C, 0x61]
      let bytes = (0..<random.number(below: 40)).map { _ in signs[random.number(below: 8)] }
      #expect(LineMap(Source(path: "a.menu", bytes: bytes)).starts == Self.starts(bytes))
    }
  }

  @Test("A place is the same whichever line is said to be near")
  func near() {
    let text = String(repeating: "a\n\nbcd\r\n", count: 40)
    let map = LineMap(Source(path: "a.menu", text: text))
    for offset in 0...text.utf8.count {
      let position = map.position(of: UInt32(offset))
      for line in [-1, 0, 1, 2, 5, 60, 119, 120, 121, 122, 1_000] {
        #expect(map.position(of: UInt32(offset), near: line) == position)
      }
    }
  }
}
