import MenuSyntax

/// A `commands` block.
public struct CommandBlock: Sendable {
  /// The block's name; nil for the blocks whose commands are cases of the app's own enum.
  public var name: Name?
  public var documentation: [String]
  public var place: Place
  /// The commands in it, in order.
  public var commands: [CommandID]

  public init(name: Name?, documentation: [String], place: Place) {
    self.name = name
    self.documentation = documentation
    self.place = place
    self.commands = []
  }
}

/// Something that people can do in the app.
public struct Command: Sendable {
  public var name: Name
  /// The number of the block in `MenuModule.commandBlocks`.
  public var block: Int
  public var title: Text
  /// The title while `on` holds: "Unpin".
  public var titleWhenOn: Text?
  public var image: Image?
  public var imageWhenOn: Image?
  public var key: KeyChord?
  public var enabled: Condition?
  public var shown: Condition?
  public var on: Condition?
  public var isDestructive = false
  public var frequency: Frequency?
  public var isPrimary = false
  public var isOnscreen = false
  public var asks = false
  public var affects: Scope?
  public var opens: Opening?
  public var navigates = false
  public var isUndoable = false
  public var isVerbatim = false
  public var payload = Payload.none
  public var help: Text?
  public var subtitle: Text?
  /// The question that is asked first.
  public var confirmation: Text?
  /// The lines of the comment above it.
  public var documentation: [String] = []
  public var keepsOpen = false
  /// The whole declaration.
  public var place: Place
  /// The numbers of its attributes in `MenuModule.attributeLocations`.
  var attributes = 0..<0

  /// How often people use a command.
  public enum Frequency: Sendable {
    case often, rarely
  }

  /// What a command acts on.
  public enum Scope: Sendable {
    case document, selection, view, app
  }

  /// What a command opens.
  public enum Opening: Sendable {
    case item, elsewhere
  }

  /// What a command carries when it is performed.
  public enum Payload: Sendable {
    case none
    /// `choose`: an option of this variable's choice.
    case choice(StateID, ChoiceID)
    /// `pick`: the id of an element of this list.
    case list(ListID)
  }

  public init(name: Name, block: Int, title: Text, place: Place) {
    self.name = name
    self.block = block
    self.title = title
    self.place = place
  }
}

/// An attribute of a command, by its kind and place.
public struct AttributeLocation: Sendable {
  public var kind: NodeKind
  public var place: Place

  public init(kind: NodeKind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// A keyboard shortcut.
public struct KeyChord: Sendable {
  public var modifiers: KeyModifiers
  public var key: Key
  /// Whether it is the command's also while text is edited.
  public var isAlways: Bool
  public var place: Place

  public init(modifiers: KeyModifiers, key: Key, isAlways: Bool = false, place: Place) {
    self.modifiers = modifiers
    self.key = key
    self.isAlways = isAlways
    self.place = place
  }

  /// The key itself.
  public enum Key: Hashable, Sendable {
    /// A printable ASCII character; letters in lower case.
    case character(UInt8)
    /// A character that only some keyboards have: é, ¥. Letters are in lower case.
    case nonASCII(Unicode.Scalar)
    case named(NamedKey)
  }
}

/// The modifiers of a shortcut.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let command = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let option = KeyModifiers(rawValue: 4)
  public static let shift = KeyModifiers(rawValue: 8)
  public static let function = KeyModifiers(rawValue: 16)
}

/// A key that has a name and no character.
public enum NamedKey: String, Sendable, CaseIterable {
  case `return`, enter, tab, space, delete, forwardDelete, escape, up, down, left, right
  case home, end, pageUp, pageDown, help, clear
  case f1 = "F1"
  case f2 = "F2"
  case f3 = "F3"
  case f4 = "F4"
  case f5 = "F5"
  case f6 = "F6"
  case f7 = "F7"
  case f8 = "F8"
  case f9 = "F9"
  case f10 = "F10"
  case f11 = "F11"
  case f12 = "F12"
  case f13 = "F13"
  case f14 = "F14"
  case f15 = "F15"
  case f16 = "F16"
  case f17 = "F17"
  case f18 = "F18"
  case f19 = "F19"
  case f20 = "F20"

  /// The key as a Mac displays it in menus.
  public var glyph: String {
    switch self {
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
    default: return rawValue
    }
  }
}
