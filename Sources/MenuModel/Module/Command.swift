import MenuSyntax

/// A `commands` block.
package struct CommandBlock: Sendable {
  /// The block's name; nil for the blocks whose commands are cases of the app's own enum.
  package var name: Name?
  package var documentation: [String]
  package var place: Place
  /// The commands in it, in order.
  package var commands: [CommandID]

  package init(name: Name?, documentation: [String], place: Place) {
    self.name = name
    self.documentation = documentation
    self.place = place
    self.commands = []
  }
}

/// Something that people can do in the app.
package struct Command: Sendable {
  package var name: Name
  /// The number of the block in `MenuModule.commandBlocks`.
  package var block: Int
  package var title: Text
  /// The title while `on` holds: "Unpin".
  package var titleWhenOn: Text?
  /// Other titles, each while its condition holds: the first that does.
  package var titlesWhen: [Conditional<Text>] = []
  package var image: Image?
  package var imageWhenOn: Image?
  /// Other images, each while its condition holds: the first that does.
  package var imagesWhen: [Conditional<Image>] = []
  /// What VoiceOver says where the image shows alone; nil for the title.
  package var label: Text?
  package var labelWhenOn: Text?
  /// The shortcuts, the first of which menus show.
  package var keys: [KeyChord] = []
  package var enabled: Condition?
  package var shown: Condition?
  package var on: Condition?
  /// When its check mark is a dash.
  package var mixed: Condition?
  package var isDestructive = false
  /// When it destroys; nil for always.
  package var destructiveWhen: Condition?
  package var frequency: Frequency?
  package var isPrimary = false
  package var isOnscreen = false
  /// The platforms with that control; nil for all.
  package var onscreenPlatforms: [Platform]?
  /// Whether a screen or an item `shows` it.
  package internal(set) var isShown = false
  package var asks = false
  package var affects: Scope?
  package var opens: Opening?
  package var navigates = false
  package var isUndoable = false
  package var isVerbatim = false
  package var payload = Payload.none
  package var help: Text?
  package var subtitle: Text?
  /// The title of each option or element, with `{option}` for its own, and its image.
  package var optionForm: (title: Text, image: Image?)?
  /// Whether the second line is the title of the option that holds.
  package var subtitleIsOption = false
  /// The question that is asked first.
  package var confirmation: Text?
  /// The sentence below the question.
  package var confirmationMessage: Text?
  /// The title of the button that confirms, if it is not that of the command.
  package var confirmationButton: Text?
  /// When the question is asked; nil for always.
  package var confirmedWhen: Condition?
  /// The commands that are further answers to the question.
  package var answers: [CommandID] = []
  /// The lines of the comment above it.
  package var documentation: [String] = []
  package var keepsOpen = false
  /// The whole declaration.
  package var place: Place
  /// The numbers of its attributes in `MenuModule.attributeLocations`.
  var attributes = 0..<0

  /// The shortcut that menus show.
  package var key: KeyChord? { keys.first }

  /// Whether the app has a control of its own for it somewhere.
  package var hasControl: Bool { isOnscreen || isShown }

  /// What a command has while a condition holds.
  package struct Conditional<Value: Sendable>: Sendable {
    package var value: Value
    package var condition: Condition

    package init(value: Value, condition: Condition) {
      (self.value, self.condition) = (value, condition)
    }
  }

  /// How often people use a command.
  package enum Frequency: String, Sendable {
    case often, rarely
  }

  /// What a command acts on.
  package enum Scope: Sendable {
    case document, selection, view, app
  }

  /// What a command opens.
  package enum Opening: Sendable {
    case item, elsewhere
  }

  /// What a command carries when it is performed.
  package enum Payload: Sendable {
    case none
    /// `choose`: an option of this variable's choice.
    case choice(StateID, ChoiceID)
    /// `pick`: the id of an element of this list.
    case list(ListID)
  }

  package init(name: Name, block: Int, title: Text, place: Place) {
    self.name = name
    self.block = block
    self.title = title
    self.place = place
  }
}

/// An attribute of a command, by its kind and place.
package struct AttributeLocation: Sendable {
  package var kind: NodeKind
  package var place: Place

  package init(kind: NodeKind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// A keyboard shortcut.
package struct KeyChord: Sendable {
  package var modifiers: KeyModifiers
  package var key: Key
  /// Whether it is the command's also while text is edited.
  package var isAlways: Bool
  /// Whether it also works while another app is in front; on the Mac.
  package var isGlobal = false
  /// Whether people cannot change it where they can change the others.
  package var isFixed = false
  package var place: Place

  package init(modifiers: KeyModifiers, key: Key, isAlways: Bool = false, place: Place) {
    self.modifiers = modifiers
    self.key = key
    self.isAlways = isAlways
    self.place = place
  }

  /// The key itself.
  package enum Key: Hashable, Sendable {
    /// A printable ASCII character; letters in lower case.
    case character(UInt8)
    /// A character that only some keyboards have: é, ¥. Letters are in lower case.
    case nonASCII(Unicode.Scalar)
    case named(NamedKey)
  }
}

/// The modifiers of a shortcut.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let command = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let option = KeyModifiers(rawValue: 4)
  package static let shift = KeyModifiers(rawValue: 8)
  package static let function = KeyModifiers(rawValue: 16)
}

/// A key that has a name and no character.
package enum NamedKey: String, Sendable, CaseIterable {
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
  package var glyph: String {
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
