import Foundation
import MenuSyntax

/// SplitMix64: small, and the same on every system, so that a failing seed can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

/// Bytes to try a reader with: any, of words of the language, and real files changed at random.
enum RandomTexts {
  /// The `.menu` files of the project: samples and fixtures.
  static let files: [[UInt8]] = {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var files: [[UInt8]] = []
    for folder in [tests, tests.deletingLastPathComponent().appendingPathComponent("Samples")] {
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = found?.nextObject() as? URL {
        guard file.pathExtension == "menu", !file.path.contains("/.build/") else { continue }
        if let data = try? Data(contentsOf: file) { files.append(Array(data)) }
      }
    }
    return files.sorted { $0.lexicographicallyPrecedes($1) }
  }()

  static let pieces: [[UInt8]] = {
    let signs = [
      "{", "}", "(", ")", ";", ",", ":", "/", ".", "@", "=", "==", "!=", "<", "<=", ">", ">=", "!",
      "&&", "||", "---", "--", "&", "|", "\n", "\n", "\r\n", "\r", " ", "\t", "\"", "\"Title\"",
      "\"{count}\"", "\"\\u{41}\"", "\"open", "// c\n", "/* c */", "/*", "*/", "/// d\n", "`a`",
      "`",
      "cmd+K", "cmd+;", "+", "1", "-2", "17.2", "a.b", "a-b", "A", "b", "é", "“x”", "'x'", "；", "｛",
      "｝", "\u{A0}", "\u{FEFF}", "\u{202E}", "\0", "#", "$", "<<<<<<< a\n", "=======\n",
      ">>>>>>> b\n", "🙂", "@allow(label-verb, \"x\")",
    ]
    return (signs + Keyword.allCases.map(\.text)).map { Array($0.utf8) }
  }()

  /// Up to `count` bytes of any value.
  static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<random.number(below: count)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  /// Words and signs of the language in any order.
  static func soup(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<random.number(below: count) {
      text += pieces[random.number(below: pieces.count)]
      if random.number(below: 3) > 0 { text.append(0x20) }
    }
    return text
  }

  /// One of the project's files with a few bytes removed, doubled, replaced or put in.
  static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    mutated(files[random.number(below: files.count)], &random)
  }

  /// A file with a few bytes removed, doubled, replaced or put in.
  static func mutated(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = file
    for _ in 0..<(1 + random.number(below: 4)) {
      let start = random.number(below: text.count + 1)
      let end = min(text.count, start + random.number(below: 12))
      switch random.number(below: 4) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(contentsOf: text[start..<end], at: start)
      case 2: text.insert(contentsOf: pieces[random.number(below: pieces.count)], at: start)
      default:
        for index in start..<end { text[index] = UInt8(truncatingIfNeeded: random.next()) }
      }
    }
    return text
  }

  private static let trivia: [[UInt8]] = [
    " ", "  ", "\t", "\n", "\n\n\n", "\r\n", " // c\n", "\n// c \n", "/* c */", "/* c\n  d */",
    "\n/* c */", "\n/// d\n", " /// d\n", ";", " ; ", ";;\n", "/**/ // d\n", "\n\n/* c */\n\n",
  ].map { Array($0.utf8) }

  /// A file with blanks, line ends, comments and `;` put in, taken out or replaced where such are.
  static func respaced(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = file
    for _ in 0..<(1 + random.number(below: 3)) {
      let start = random.number(below: text.count + 1)
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x3B }
      guard let place = text[start...].firstIndex(where: isBlank) else { continue }
      let piece = trivia[random.number(below: trivia.count)]
      switch random.number(below: 4) {
      case 0: text.remove(at: place)
      case 1: text.replaceSubrange(place...place, with: piece)
      default: text.insert(contentsOf: piece, at: place)
      }
    }
    return text
  }
}
