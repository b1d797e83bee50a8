extension SourceFormatter {
  /// Writes the name, titles and attributes of a command or an option on the line at hand.
  mutating func writeTitled(_ node: Int, isSpaced: Bool) {
    let end = Int(nodes[node].subtreeEnd)
    let gap = isSpaced ? 2 : 1
    var child = node + 1
    write(tokens: tokenRange(child), blanks: 1)
    child = Int(nodes[child].subtreeEnd)
    writeTitles(of: node, blanks: gap, notesStop: isSpaced)
    var key: UInt64 = 0
    var isFirst = true
    var wasWord = false
    while child < end && !isTooLong {
      let kind = nodes[child].kind
      if kind == .attributeBlock { break }
      if kind != .text {
        let isWord = kind.isWordAttribute
        if isSpaced && !(isWord && wasWord) {
          writeAttribute(child, blanks: gap, key: isFirst ? 0 : key)
          key = key << 8 | UInt64(isWord ? 255 : unsafeBitCast(kind, to: UInt8.self))
        } else {
          writeAttribute(child, blanks: 1, key: nil)
        }
        isFirst = false
        wasWord = isWord
      }
      child = Int(nodes[child].subtreeEnd)
    }
  }

  /// Writes a command or an option with its attributes in braces, one a line.
  mutating func formatInAttributeBlock(_ statement: Statement, isOnOwnLine: Bool) {
    writeAllowances(statement)
    let node = statement.last
    let end = Int(nodes[node].subtreeEnd)
    let name = node + 1
    write(tokens: tokenRange(name), blanks: 1)
    writeTitles(of: node, blanks: 2, notesStop: true)
    write("  {")
    endLine(isOnOwnLine)
    endsAlignment = true
    indentation += Self.step
    var child = Int(nodes[name].subtreeEnd)
    while child < end {
      switch nodes[child].kind {
      case .text: break
      case .attributeBlock:
        // What stands before the braces that are there keeps its place before what stands in them.
        writeComments(before: Int(nodes[child].firstToken))
        indentation -= Self.step
        formatBlock(child + 1, isFirst: false)
        return
      default:
        startLine()
        hasLineEnd = false
        writeAttribute(child, blanks: 0, key: nil)
      }
      child = Int(nodes[child].subtreeEnd)
    }
    indentation -= Self.step
    closeBlock()
  }

  /// Whether a command or an option has attributes outside of braces.
  func hasAttributes(_ node: Int) -> Bool {
    let end = Int(nodes[node].subtreeEnd)
    var child = node + 1
    while child < end {
      switch nodes[child].kind {
      case .name, .text: break
      case .attributeBlock: return false
      default: return true
      }
      child = Int(nodes[child].subtreeEnd)
    }
    return false
  }

  private func tokenRange(_ node: Int) -> Range<Int> {
    Int(nodes[node].firstToken)..<Int(nodes[node].tokenEnd)
  }

  /// Writes one title or two.
  private mutating func writeTitles(of node: Int, blanks: Int, notesStop: Bool) {
    let first = node + 2
    var last = first
    let next = Int(nodes[first].subtreeEnd)
    if next < Int(nodes[node].subtreeEnd) && nodes[next].kind == .text { last = next }
    let range = Int(nodes[first].firstToken)..<Int(nodes[last].tokenEnd)
    if notesStop { alignment.addStop(offset: text.count + blanks, column: column + blanks) }
    write(tokens: range, blanks: blanks)
  }

  /// Writes an attribute; with a key, as a cell of its own.
  private mutating func writeAttribute(_ node: Int, blanks: Int, key: UInt64?) {
    if let key {
      alignment.addStop(offset: text.count + blanks, column: column + blanks, key: key)
    }
    if case .key = nodes[node].kind {
      writeKey(node, blanks: blanks)
    } else {
      write(tokens: tokenRange(node), blanks: blanks)
    }
  }

  // MARK: Keys

  /// Writes `key` and a shortcut: modifiers in the order in which the system shows them, a letter as a capital.
  mutating func writeKey(_ node: Int, blanks: Int) {
    let word = Int(nodes[node].firstToken)
    prepare(word, blanks: blanks)
    write("key")
    prepare(word + 1, blanks: 1)
    let token = tokens[word + 1]
    let start = base + Int(token.start)
    let count = Int(token.end - token.start)
    let chord = Chord(start, count)
    if let chord {
      for (number, modifier) in Chord.modifiers.enumerated()
      where chord.modifiers & (1 << number) != 0 {
        text.append(modifier)
        text.append(UInt8(ascii: "+"))
      }
      if let letter = chord.letter {
        text.append(letter)
      } else {
        text.append(start + chord.keyOffset, count - chord.keyOffset)
      }
    } else {
      text.append(start, count)
    }
    wrote(DisplayWidth.columns(start, count))
  }

  /// A shortcut cut into its modifiers and its key.
  private struct Chord {
    /// In the order in which they are written: Control, Option, Shift, Command, as the guidelines say, and Fn first.
    static let modifiers: [StaticString] = ["fn", "ctrl", "opt", "shift", "cmd"]

    /// A bit for each modifier.
    var modifiers: UInt8 = 0
    var keyOffset = 0
    /// The key as a capital, if it is a letter.
    var letter: UInt8?

    /// Nil where the shortcut is none: the resolver says so.
    init?(_ start: UnsafePointer<UInt8>, _ count: Int) {
      while let length = Self.wordLength(start + keyOffset, count - keyOffset) {
        guard let number = Self.modifier(start + keyOffset, length) else { return nil }
        if modifiers & (1 << number) != 0 { return nil }
        modifiers |= 1 << number
        keyOffset += length + 1
      }
      let length = count - keyOffset
      if length == 0 || Self.modifier(start + keyOffset, length) != nil { return nil }
      let byte = start[keyOffset]
      if length == 1 && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A { letter = byte & 0xDF }
    }

    /// The length of a word that a `+` and something more stand behind.
    private static func wordLength(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
      var length = 0
      while length < count && start[length] != UInt8(ascii: "+") { length += 1 }
      return length > 0 && length + 1 < count ? length : nil
    }

    private static func modifier(_ start: UnsafePointer<UInt8>, _ length: Int) -> Int? {
      for (number, word) in modifiers.enumerated() where word.utf8CodeUnitCount == length {
        var index = 0
        while index < length && start[index] == word.utf8Start[index] { index += 1 }
        if index == length { return number }
      }
      return nil
    }
  }
}

extension NodeKind {
  /// Whether an attribute is a word or two of the language: nothing in it is the author's.
  fileprivate var isWordAttribute: Bool {
    switch self {
    case .destructive, .often, .rarely, .primary, .onscreen, .asks, .affects, .opens, .navigates,
      .undoable, .verbatim, .keepsOpen:
      return true
    default:
      return false
    }
  }
}
