/// A keyboard shortcut: a key and its modifiers.
nonisolated public struct MenuShortcut: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that people hold.
  public var modifiers: Modifiers
  /// Whether the shortcut also works while text is edited. Otherwise, a key that edits text or types a
  /// character goes to the text. `key … always` in the `.menu` file.
  public var worksInText: Bool
  /// Whether the shortcut also works while another app is in front, on a Mac. `key … global` in the `.menu` file; see
  /// `GlobalKeysSurface`.
  public var isGlobal: Bool
  /// Whether people cannot change the keys of the command. `key … fixed` in the `.menu` file; see `MenuKeys`.
  public var isFixed: Bool

  /// Creates a shortcut from a key and its modifiers.
  public init(
    _ key: Key, _ modifiers: Modifiers = [], worksInText: Bool = false, isGlobal: Bool = false,
    isFixed: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.worksInText = worksInText
    self.isGlobal = isGlobal
    self.isFixed = isFixed
  }

  /// The shortcut as a Mac displays it in menus: ⇧⌘N.
  public var glyphs: String { modifiers.glyphs + key.glyph }

  /// The key of a shortcut.
  nonisolated public enum Key: ExpressibleByUnicodeScalarLiteral, Hashable, Sendable {
    /// A character key. Letters are lowercase.
    case character(Character)
    /// A function key by number: 1 is F1.
    case function(Int)
    /// A key beside the letters that has a name.
    case `return`, enter, tab, space, delete, forwardDelete, escape
    /// A key that moves the insertion point or the page.
    case up, down, left, right, home, end, pageUp, pageDown
    /// A key of extended keyboards.
    case help, clear

    /// Creates a character key from a literal.
    public init(unicodeScalarLiteral value: Unicode.Scalar) {
      self = .character(Character(value))
    }

    /// The key as a Mac displays it in menus.
    public var glyph: String {
      switch self {
      case .character(let character): return character.uppercased()
      case .function(let number): return "F\(number)"
      case .return: return "↩"
      case .enter: return "⌅"
      case .tab: return "⇥"
      case .space: return "Space"
      case .delete: return "⌫"
      case .forwardDelete: return "⌦"
      case .escape: return "⎋"
      case .up: return "↑"
      case .down: return "↓"
      case .left: return "←"
      case .right: return "→"
      case .home: return "↖"
      case .end: return "↘"
      case .pageUp: return "⇞"
      case .pageDown: return "⇟"
      case .help: return "?⃝"
      case .clear: return "⌧"
      }
    }
  }

  /// The modifiers of a shortcut.
  nonisolated public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the modifiers.
    public let rawValue: Int

    /// Creates modifiers from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a set of modifiers. Unlike `OptionSet`'s own, it is not inlined: apps call it
    /// hundreds of times.
    public init(arrayLiteral elements: Modifiers...) {
      rawValue = elements.reduce(0) { $0 | $1.rawValue }
    }

    /// The fn key, or 🌐.
    public static let function = Modifiers(rawValue: 1)
    /// Control, ⌃.
    public static let control = Modifiers(rawValue: 2)
    /// Option, ⌥.
    public static let option = Modifiers(rawValue: 4)
    /// Shift, ⇧.
    public static let shift = Modifiers(rawValue: 8)
    /// Command, ⌘.
    public static let command = Modifiers(rawValue: 16)

    /// The modifiers as a Mac displays them in menus, in the usual order.
    public var glyphs: String {
      var glyphs = ""
      if contains(.function) { glyphs += "fn" }
      if contains(.control) { glyphs += "⌃" }
      if contains(.option) { glyphs += "⌥" }
      if contains(.shift) { glyphs += "⇧" }
      if contains(.command) { glyphs += "⌘" }
      return glyphs
    }
  }
}
