import MenuSyntax

/// Changes inputs so that most stay sound: whole lines and blocks move, double or go, and names trade places.
struct TextMutator {
  private var text: [UInt8]
  private var seedBytes: ArraySlice<UInt8>
  private var random: SeededGenerator

  init(_ bytes: [UInt8], random: SeededGenerator) {
    let mark = bytes.lastIndex(of: FuzzInput.seedMark) ?? bytes.count
    text = Array(bytes[..<mark])
    seedBytes = bytes[mark...]
    self.random = random
  }

  mutating func mutated() -> [UInt8] {
    for _ in 0...random.number(below: 3) {
      switch random.number(below: 10) {
      case 0...2: changeLine()
      case 3...4: changeBlock()
      case 5...6: swapWord()
      case 7: putInPiece()
      case 8: putInKeyword()
      default:
        let seed = (0..<4).map { _ in UInt8(0x30 + random.number(below: 75)) }
        seedBytes = [FuzzInput.seedMark] + seed
      }
    }
    return text + seedBytes
  }

  /// With a line or a block of another input.
  mutating func crossed(with other: [UInt8]) -> [UInt8] {
    var source = TextMutator(other, random: random)
    let isLine = random.number(below: 3) == 0
    let range = isLine ? source.line() : source.block() ?? source.line()
    text.insert(contentsOf: source.text[range], at: line().lowerBound)
    return text + seedBytes
  }

  // MARK: Ranges

  /// A line with its end.
  private mutating func line() -> Range<Int> {
    let offset = random.number(below: text.count + 1)
    let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    return start..<end
  }

  /// The declaration that a pair of braces belongs to: from the start of its line to the end of that of the closing brace.
  private mutating func block() -> Range<Int>? {
    let offset = random.number(below: text.count + 1)
    guard let open = text[offset...].firstIndex(of: 0x7B) ?? text.lastIndex(of: 0x7B) else {
      return nil
    }
    var depth = 0
    for index in open..<text.count {
      if text[index] == 0x7B { depth += 1 }
      if text[index] == 0x7D { depth -= 1 }
      if depth == 0 {
        let start = text[..<open].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = text[index...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
        return start..<end
      }
    }
    return nil
  }

  /// The words of the text: names, keywords, numbers.
  private func words() -> [Range<Int>] {
    func isOfWord(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte >= 0x80
    }
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in text.enumerated() {
      if isOfWord(byte) {
        if start == nil { start = index }
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<text.count) }
    return words
  }

  // MARK: Changes

  private mutating func changeLine() { change(line()) }

  private mutating func changeBlock() {
    if let block = block() { change(block) }
  }

  /// Removes, doubles or moves a range.
  private mutating func change(_ range: Range<Int>) {
    let part = Array(text[range])
    let choice = random.number(below: 4)
    if choice != 1 { text.removeSubrange(range) }
    if choice == 0 || (choice == 1 && text.count > 1 << 14) { return }
    text.insert(contentsOf: part, at: choice == 1 ? range.lowerBound : line().lowerBound)
  }

  /// Puts one word of the text in the place of another, or of all like it.
  private mutating func swapWord() {
    let words = words()
    if words.isEmpty { return }
    let old = words[random.number(below: words.count)]
    let new = Array(text[words[random.number(below: words.count)]])
    if random.number(below: 3) > 0 {
      text.replaceSubrange(old, with: new)
      return
    }
    let wanted = Array(text[old])
    for range in words.reversed() where text[range].elementsEqual(wanted) {
      text.replaceSubrange(range, with: new)
    }
  }

  private mutating func putInPiece() {
    let offset = random.number(below: text.count + 1)
    let piece = RandomTexts.pieces[random.number(below: RandomTexts.pieces.count)]
    text.insert(contentsOf: piece, at: offset)
  }

  /// Puts a keyword in the place of a word, or before one.
  private mutating func putInKeyword() {
    let words = words()
    if words.isEmpty { return }
    let keywords = Keyword.allCases
    let keyword = Array(keywords[random.number(below: keywords.count)].text.utf8)
    let range = words[random.number(below: words.count)]
    if random.number(below: 2) == 0 {
      text.replaceSubrange(range, with: keyword)
    } else {
      text.insert(contentsOf: keyword + [0x20], at: range.lowerBound)
    }
  }
}
