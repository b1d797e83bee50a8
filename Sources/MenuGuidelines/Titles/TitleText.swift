import MenuModel
import MenuSyntax

/// A title as people read it: its words, without the state variables' values.
package struct TitleText: Sendable {
  /// The text, with U+FFFC for each state variable.
  package let string: String
  /// The names of the state variables, in order.
  private let variableNames: [String]
  /// The words between blanks, with the punctuation at them; a state variable is a word.
  package var words: [Substring] {
    // A combining mark after a blank makes one character of both; ASCII has no such marks.
    if !string.utf8.allSatisfy({ $0 < 0x80 }) { return string.split(separator: " ") }
    return string.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  package init(_ text: Text) {
    self.init(text.literal ?? Self.string(of: text.segments), text.variableNames)
  }

  package init(_ string: String) {
    self.init(string, [])
  }

  private init(_ string: String, _ variableNames: [String]) {
    self.string = string
    self.variableNames = variableNames
  }

  private static func string(of segments: [Text.Segment]) -> String {
    segments.reduce(into: "") { string, segment in
      switch segment {
      case .literal(let literal): string += literal
      case .variable, .option: string += "\u{FFFC}"
      }
    }
  }

  /// Whether nothing but blanks is in it.
  package var isEmpty: Bool { string.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// The text without an ellipsis, one character or dots, at its end.
  package var withoutEllipsis: String {
    // The last byte of `…`, of dots, or of a blank after them.
    switch string.utf8.last {
    case 0xA6, UInt8(ascii: "."), UInt8(ascii: " "): break
    default: return string
    }
    var text = string
    while text.hasSuffix("…") || text.hasSuffix("..") {
      while text.hasSuffix("…") || text.hasSuffix(".") { text.removeLast() }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether it ends in an ellipsis, one character or two dots and more.
  package var endsInEllipsis: Bool {
    switch string.utf8.last {
    case 0xA6, UInt8(ascii: "."): return string.hasSuffix("…") || string.hasSuffix("..")
    default: return false
    }
  }

  /// The number of words, with state variables and without an ellipsis.
  package var wordCount: Int { words.count { $0 != "…" && $0 != "..." && $0 != ".." } }

  /// The number of characters that people see; a state variable counts as three.
  package var characterCount: Int {
    var count = 0
    for character in string { count += character == "\u{FFFC}" ? 3 : 1 }
    return count
  }

  /// The first word in lower case, without punctuation.
  package var firstWord: String { words.first.map(Self.bare) ?? "" }

  /// The last word in lower case, without punctuation.
  package var lastWord: String { words.last.map(Self.bare) ?? "" }

  /// A word in lower case, without the punctuation around it.
  package static func bare(_ word: Substring) -> String {
    if word.utf8.allSatisfy(isLetterOrDigit) { return word.lowercased() }
    var word = word
    while let last = word.last, !last.isLetter && !last.isNumber && last != "\u{FFFC}" {
      word.removeLast()
    }
    while let first = word.first, !first.isLetter && !first.isNumber && first != "\u{FFFC}" {
      word.removeFirst()
    }
    return word.lowercased()
  }

  /// Whether a byte is a letter or a digit of ASCII.
  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }

  /// Whether a capital “A” after a word, in lower case, is an article, and not a letter that names something: “Make A
  /// Copy”, not “Plan A Copy”.
  static func isArticle(after word: String) -> Bool {
    EnglishVerbs.contains(word) && !CountedNoun.isNamedByNumbers(word)
      && !["group", "plan", "point"].contains(word)
  }

  /// Whether it can be English: no letter is outside the Latin script.
  ///
  /// The rules about English words are silent on every other title.
  package var isLatin: Bool {
    for scalar in string.unicodeScalars {
      // Latin, its extensions and the marks that combine with it end at U+036F; U+1E00…U+1EFF are Latin too.
      if scalar.value < 0x0370 || (0x1E00...0x1EFF).contains(scalar.value) { continue }
      if scalar.properties.isAlphabetic { return false }
    }
    return true
  }
}

extension TitleText {
  /// The title as messages quote it, with the name of each state variable in braces.
  package var shown: String {
    if variableNames.isEmpty { return string }
    var names = variableNames[...]
    var shown = ""
    for character in string {
      if character == "\u{FFFC}", let name = names.popFirst() {
        shown += "{\(name)}"
      } else {
        shown.append(character)
      }
    }
    return shown
  }
}
