/// The words that mean something in the language.
///
/// Keywords are contextual: the lexer marks a word with its keyword, and the parser decides whether it
/// is one at its place.
/// The lexer's look-up is made from this table, and tests compare the editor grammars with it. It has no raw type: debug builds compare
/// and make raw values one case after the other.
package enum Keyword: Sendable, CaseIterable {
  /// A word that is no keyword.
  case notAKeyword
  // Declarations.
  case app, state, choice, list, type, commands, screen, item, background, button, more, menu
  case toolbar
  case guidelines, context, edit, bar
  // App.
  case platforms, emit, access, strings, accessory, language
  // Platforms.
  case iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  // Frameworks.
  case uikit, appkit, swiftui
  // Access levels.
  case `internal`, package, `public`
  // Types.
  case boolType, intType, stringType
  // Traits.
  case scrolls, tab, settings, fixed, preview, rounded, capsule, circle, opens, drags, no, tap
  case selection, pasteboard, undoable, selects, word, all, arrow, up, down, left, right
  case customizable, hideable, navigator, browser, editor, standard, `as`, none
  // Command attributes.
  case symbol, image, key, enabled, shown, on, when, destructive, confirm, often, rarely, primary
  case onscreen, asks, affects, navigates, verbatim, choose, pick, help, subtitle, keeps, open
  case stays, always
  // Plural forms.
  case zero, one, two, few, many, other
  // Scopes.
  case document, view, elsewhere
  // Entries.
  case each, section, row, palette, include, space, flexible, group, segmented, search, title
  case leading, center, trailing, bottom, hidden, essential, prominent, selectable, springs, clicks
  case through, alternate
  // Menu bar.
  case file, format, window
  // Guidelines.
  case strict, off, note, warning, error, max, min, allow
  // Conditions.
  case `true`, `false`
  // Modifiers.
  case cmd, ctrl, opt, shift, fn
}

extension Keyword {
  /// The words in the order of the cases, from the first keyword on.
  static let spellings: StaticString = """
    app state choice list type commands screen item background button more menu toolbar guidelines \
    context edit bar platforms emit access strings accessory language iOS iPadOS macOS macCatalyst tvOS \
    watchOS visionOS uikit appkit swiftui internal package public Bool Int String scrolls tab settings \
    fixed preview rounded capsule circle opens drags no tap selection pasteboard undoable \
    selects word all arrow up down left right customizable hideable navigator browser editor \
    standard as none symbol image key enabled shown on when destructive confirm often rarely \
    primary onscreen asks affects navigates verbatim choose pick help subtitle keeps open \
    stays always zero one two few many other document view elsewhere each section row palette include space flexible group segmented \
    search title leading center trailing bottom hidden essential prominent selectable springs \
    clicks through alternate file format window strict off note warning error max min allow true \
    false cmd ctrl opt shift fn
    """
}

extension Keyword {
  /// The word as it is written; empty for `notAKeyword`.
  package var text: String {
    let table = KeywordTable.shared
    let number = Int(unsafeBitCast(self, to: UInt8.self))
    let bytes = UnsafeBufferPointer(start: table.spellings[number], count: table.lengths[number])
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Where the lexer finds the keyword of a word by its bytes.
///
/// An open-addressed table over the length and three bytes of a word, made once from `Keyword.spellings`. No keyword is
/// longer than 13 bytes.
struct KeywordTable {
  /// The number of a keyword in each of 1,024 slots; 0 where it is empty.
  let slots: UnsafeMutablePointer<UInt8>
  /// The keywords by their numbers.
  let keywords: UnsafeMutablePointer<Keyword>
  /// Where the spelling of each keyword begins, by its number.
  let spellings: UnsafeMutablePointer<UnsafePointer<UInt8>>
  /// The number of bytes of each spelling, by the keyword's number.
  let lengths: UnsafeMutablePointer<Int>

  // Written here once and only read afterwards.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    let text = Keyword.spellings
    let all = Keyword.allCases
    slots = .allocate(capacity: 1024)
    slots.initialize(repeating: 0, count: 1024)
    keywords = .allocate(capacity: all.count)
    spellings = .allocate(capacity: all.count)
    spellings.initialize(repeating: text.utf8Start, count: all.count)
    lengths = .allocate(capacity: all.count)
    lengths.initialize(repeating: 0, count: all.count)
    for number in 0..<all.count { keywords[number] = all[number] }
    let end = text.utf8Start + text.utf8CodeUnitCount
    var cursor = text.utf8Start
    var number = 1
    while cursor < end {
      let start = cursor
      while cursor < end && cursor.pointee != 0x20 { cursor += 1 }
      spellings[number] = start
      lengths[number] = cursor - start
      var slot = Self.slot(start, cursor - start)
      while slots[slot] != 0 { slot = (slot &+ 1) & 1023 }
      slots[slot] = UInt8(number)
      number += 1
      cursor += 1
    }
  }

  /// The slot at which the search for a word begins.
  private static func slot(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    (Int(start.pointee) &* 37 &+ Int(start[count &>> 1]) &* 101 &+ Int(start[count &- 1]) &* 11
      &+ count &* 211) & 1023
  }
}
