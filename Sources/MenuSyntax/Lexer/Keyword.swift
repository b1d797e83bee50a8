/// The words that mean something in the language.
///
/// Keywords are contextual: the lexer marks a word with its keyword, and the parser decides whether it
/// is one at its place. A case is called as the word is written, but for types, which begin with a capital,
/// and `DEBUG`.
package enum Keyword: UInt8, Sendable, CaseIterable {
  /// A word that is no keyword.
  case notAKeyword
  // Declarations.
  case app, state, choice, list, type, commands, screen, item, background, button, more, menu
  case toolbar, swipe, quick, actions, dock, status
  case guidelines, context, edit, bar
  // App.
  case platforms, emit, access, strings, accessory, language, keys, changeable
  // Platforms.
  case iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  // Frameworks.
  case uikit, appkit, swiftui
  // Access levels.
  case `internal`, package, `public`
  // Types.
  case boolType, intType, stringType
  // Traits.
  case scrolls, sheet, tab, settings, fixed, preview, rounded, capsule, circle, opens, drags, no,
    tap
  case shows
  case selection, pasteboard, undoable, selects, word, all, arrow, up, down, left, right
  case full, customizable, hideable, navigator, browser, editor, standard, `as`, none
  // Command attributes.
  case symbol, image, key, enabled, shown, on, when, destructive, confirm, often, rarely, primary
  case onscreen, asks, affects, navigates, verbatim, choose, pick, help, subtitle, keeps, open
  case option, label
  case stays, always, global, nested, only, debug, message, or, mixed
  // Plural forms.
  case zero, one, two, few, many, other, by
  // Scopes.
  case document, view, elsewhere
  // Entries.
  case small, medium
  case each, text, section, row, palette, include, space, flexible, group, segmented, search, title
  case leading, center, trailing, bottom, hidden, essential, prominent, selectable, springs, clicks
  case through, alternate
  // Menu bar.
  case file, format, window
  // Guidelines.
  case strict, off, note, warning, error, max, min, allow, exclude, `in`, at
  // Conditions.
  case `true`, `false`
  // Modifiers.
  case cmd, ctrl, opt, shift, fn
}

extension Keyword {
  /// The word as it is written; empty for `notAKeyword`.
  package var text: String {
    switch self {
    case .notAKeyword: ""
    case .boolType: "Bool"
    case .intType: "Int"
    case .stringType: "String"
    case .debug: "DEBUG"
    default: "\(self)"
    }
  }
}

/// Where the lexer finds the keyword of a word by its bytes.
///
/// An open-addressed table over the length and three bytes of a word, made once from the names of the cases. No keyword is
/// longer than 13 bytes.
struct KeywordTable {
  /// The number of a keyword in each of 1,024 slots; 0 where it is empty.
  let slots: UnsafeMutablePointer<UInt8>
  /// The keywords by their numbers.
  let keywords: UnsafeMutablePointer<Keyword>
  /// The bytes of each spelling, by the keyword's number.
  let spellings: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
  /// The number of bytes of each spelling, by the keyword's number.
  let lengths: UnsafeMutablePointer<Int>

  // Written here once and only read afterwards.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    let all = Keyword.allCases
    slots = .allocate(capacity: 1024)
    slots.initialize(repeating: 0, count: 1024)
    keywords = .allocate(capacity: all.count)
    spellings = .allocate(capacity: all.count)
    lengths = .allocate(capacity: all.count)
    for (number, keyword) in all.enumerated() {
      let text = Array(keyword.text.utf8)
      let spelling = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
      for (index, byte) in text.enumerated() { spelling[index] = byte }
      (keywords + number).initialize(to: keyword)
      (spellings + number).initialize(to: spelling)
      (lengths + number).initialize(to: text.count)
      if text.isEmpty { continue }
      var slot = Self.slot(spelling, text.count)
      while slots[slot] != 0 { slot = (slot &+ 1) & 1023 }
      slots[slot] = UInt8(number)
    }
  }

  /// The keyword that a word of `count` bytes spells.
  func keyword(_ start: UnsafePointer<UInt8>, _ count: Int) -> Keyword {
    if count > 13 { return .notAKeyword }
    var slot = Self.slot(start, count)
    var number = Int(slots[slot])
    while number != 0 {
      if lengths[number] == count {
        let spelling = spellings[number]
        var index = 0
        while index < count && spelling[index] == start[index] { index = index &+ 1 }
        if index == count { return keywords[number] }
      }
      slot = (slot &+ 1) & 1023
      number = Int(slots[slot])
    }
    return .notAKeyword
  }

  /// The slot at which the search for a word begins.
  private static func slot(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    (Int(start.pointee) &* 37 &+ Int(start[count &>> 1]) &* 101 &+ Int(start[count &- 1]) &* 11
      &+ count &* 211) & 1023
  }
}
