public import Foundation

/// Everything about a command in one state: titles, image, shortcut and flags.
///
/// Build one with a chain of attributes, named as in the `.menu` file:
///
/// ```swift
/// MenuFacts("pin", state.isPinned ? "Unpin" : "Pin")
///   .symbol(state.isPinned ? "pin.slash" : "pin").on(state.isPinned)
/// ```
nonisolated public struct MenuFacts: Hashable, Sendable {
  /// The ID of the command, whatever it carries and whatever its title: `"note.pin"`.
  public private(set) var id: String
  /// The title in menus.
  public private(set) var title: String
  /// What VoiceOver says where the image shows alone, or nil for the title.
  public private(set) var label: String?
  /// The subtitle in a menu.
  public private(set) var subtitle: String?
  /// The text of a tooltip.
  public private(set) var help: String?
  /// The image beside the title, or nil for none.
  public private(set) var image: MenuImage?
  /// The keyboard shortcuts, the first of which menus show.
  public private(set) var shortcuts: [MenuShortcut] = []
  /// Whether the command is on, or nil if it cannot be on or off.
  public private(set) var isOn: Bool?
  /// Whether menus show a check mark while the command is on. A command with two titles needs none.
  public private(set) var isChecked = false
  /// Whether a dash replaces the check mark because the command is on for only a part of what it
  /// affects, or nil if that cannot be.
  public private(set) var isMixed: Bool?
  /// Whether the command is on or off under a single title, so that a bar shows it as a toggle button.
  public private(set) var isToggle = false
  /// Whether people can choose the command.
  public private(set) var isEnabled = true
  /// Whether menus show the command.
  public private(set) var isShown = true
  /// Whether the command can destroy data.
  public private(set) var isDestructive = false
  /// The confirmation to ask for before the command is performed.
  public private(set) var confirmation: String?
  /// The sentence below the question.
  public private(set) var confirmationMessage: String?
  /// The title of the button that confirms, or nil for the command's own.
  public private(set) var confirmationButton: String?
  /// Whether people can undo the command.
  public private(set) var isUndoable = false
  /// Whether menus stay open when the command is chosen.
  public private(set) var keepsMenuOpen = false
  /// Whether the command affects the whole app and needs no window in front.
  public private(set) var affectsApp = false
  /// The option or element that the command carries.
  public private(set) var option: Option?
  private var optionForm: OptionForm?

  /// The title of each option, with `optionTitle` for its own, and its image.
  private struct OptionForm: Hashable, Sendable {
    let title: String
    let image: MenuImage?

    func title(of own: String) -> String {
      // By scalars: with a mark after it, the stand-in would be another character.
      title.unicodeScalars.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
        .map { String($0) }.joined(separator: own)
    }
  }

  /// What stands for the title of an option in the title that all options of a command have.
  @_spi(Generated) public static let optionTitle = "\u{FFFC}"

  /// The option of a choice, or the element of a list, that a command carries.
  nonisolated public struct Option: Hashable, Sendable {
    /// The ID of the option or element.
    public let id: String
    /// The title in menus.
    public let title: String
    /// The subtitle in a menu.
    public let subtitle: String?
    /// The text of a tooltip.
    public let help: String?
    /// The image beside the title, or nil for none.
    public let image: MenuImage?
    /// The keyboard shortcuts, the first of which menus show.
    public let shortcuts: [MenuShortcut]
    /// Whether it is a folder, which opens and does nothing else.
    let isFolder: Bool
  }

  /// Creates the facts of a command from its ID and title.
  @_spi(Generated) public init(_ id: String, _ title: String) {
    self.id = id
    self.title = title
  }

  /// Sets another title if a condition holds.
  @_spi(Generated) public func title(_ title: String, when holds: Bool) -> MenuFacts {
    with { if holds { $0.title = title } }
  }
  /// Sets what VoiceOver says where the image shows alone.
  @_spi(Generated) public func label(_ text: String) -> MenuFacts { with { $0.label = text } }
  /// Sets the subtitle in a menu, or nil for none.
  @_spi(Generated) public func subtitle(_ text: String?) -> MenuFacts {
    with { $0.subtitle = text }
  }
  /// Sets the text of a tooltip.
  @_spi(Generated) public func help(_ text: String) -> MenuFacts { with { $0.help = text } }
  /// Sets an SF Symbol if a condition holds. One that `stays` is also shown where the system hides the images of menus.
  @_spi(Generated) public func symbol(
    _ name: String, stays: Bool = false, when holds: Bool = true
  ) -> MenuFacts {
    with { if holds { $0.image = .symbol(name, stays: stays) } }
  }
  /// Sets an image if a condition holds. One that `stays` is also shown where the system hides the images of menus.
  @_spi(Generated) public func image(
    _ name: String, in bundle: Bundle, stays: Bool = false, when holds: Bool = true
  ) -> MenuFacts {
    with { if holds { $0.image = .asset(name, bundle, stays: stays) } }
  }
  /// Adds a keyboard shortcut. One that works `always` also works while text is edited, a `global` one while another app is
  /// in front, and people cannot change a `fixed` one.
  @_spi(Generated) public func key(
    _ key: MenuShortcut.Key, _ modifiers: MenuShortcut.Modifiers = [], always: Bool = false,
    global: Bool = false, fixed: Bool = false
  ) -> MenuFacts {
    with {
      $0.shortcuts.append(
        MenuShortcut(key, modifiers, worksInText: always, isGlobal: global, isFixed: fixed))
    }
  }
  /// Sets whether the command is on, for a command whose titles show it.
  @_spi(Generated) public func on(_ isOn: Bool) -> MenuFacts { with { $0.isOn = isOn } }
  /// Sets whether the command is on, and shows it with a check mark.
  @_spi(Generated) public func checked(_ isOn: Bool) -> MenuFacts {
    with {
      $0.isOn = isOn
      $0.isChecked = isOn
      $0.isToggle = true
    }
  }
  /// Sets whether a dash replaces the check mark, after `checked(_:)`.
  @_spi(Generated) public func mixed(_ isMixed: Bool) -> MenuFacts {
    with {
      $0.isMixed = isMixed
      if isMixed { $0.isChecked = false }
    }
  }
  /// Sets whether people can choose the command.
  @_spi(Generated) public func enabled(_ isEnabled: Bool) -> MenuFacts {
    with { $0.isEnabled = isEnabled && !$0.isFolder }
  }
  /// Sets whether menus show the command.
  @_spi(Generated) public func shown(_ isShown: Bool) -> MenuFacts { with { $0.isShown = isShown } }
  /// Sets whether the command can destroy data.
  @_spi(Generated) public func destructive(_ isDestructive: Bool = true) -> MenuFacts {
    with { $0.isDestructive = isDestructive }
  }
  /// Sets the question to ask before the command is performed.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - message: The sentence below it.
  ///   - button: The title of the button that confirms, if it is not the command's own.
  ///   - isAsked: Whether the question is asked at all.
  @_spi(Generated) public func confirm(
    _ question: String, message: String? = nil, button: String? = nil, when isAsked: Bool = true
  ) -> MenuFacts {
    with {
      guard isAsked else { return }
      $0.confirmation = question
      $0.confirmationMessage = message
      $0.confirmationButton = button
    }
  }
  /// Marks a command that people can undo.
  @_spi(Generated) public func undoable() -> MenuFacts { with { $0.isUndoable = true } }
  /// Keeps menus open when the command is chosen.
  @_spi(Generated) public func keepsOpen() -> MenuFacts { with { $0.keepsMenuOpen = true } }
  /// Sets whether the command affects the whole app and needs no window in front.
  @_spi(Generated) public func affectsApp(_ affectsApp: Bool = true) -> MenuFacts {
    with { $0.affectsApp = affectsApp }
  }

  /// Sets the title of each option, with `optionTitle` for its own, and its image, before `option`.
  @_spi(Generated) public func optionForm(_ title: String, _ image: MenuImage? = nil) -> MenuFacts {
    with { $0.optionForm = OptionForm(title: title, image: image) }
  }

  /// Adds the option that the command carries, and whether it is the current one.
  @_spi(Generated) public func option(_ option: MenuFacts, isCurrent: Bool) -> MenuFacts {
    with {
      $0.option = Option(
        id: option.id, title: optionForm?.title(of: option.title) ?? option.title,
        subtitle: option.subtitle, help: option.help, image: option.image ?? optionForm?.image,
        shortcuts: option.shortcuts, isFolder: false)
      $0.shortcuts = option.shortcuts
      $0.isOn = isCurrent
      $0.isChecked = isCurrent
    }
  }

  /// Adds the element that the command carries, or nil if its list no longer contains it. Its image
  /// stays, since it tells people's own content apart.
  @_spi(Generated) public func option<Element: MenuListElement>(_ element: Element?) -> MenuFacts {
    with {
      $0.option = element.map { element in
        Option(
          id: element.id.rawValue, title: optionForm?.title(of: element.title) ?? element.title,
          subtitle: nil, help: nil,
          image: element.symbolName.map { .symbol($0, stays: true) } ?? optionForm?.image,
          shortcuts: [], isFolder: element.children != nil)
      }
      if $0.isFolder { $0.isEnabled = false }
    }
  }

  /// Prefixes the ID with the name of the command's block.
  @_spi(Generated) public func inBlock(_ name: String) -> MenuFacts {
    with { $0.id = name + "." + $0.id }
  }

  /// The keyboard shortcut that menus show, or nil for none.
  public var shortcut: MenuShortcut? { shortcuts.first }

  /// A unique key: the command's ID, followed by the option's.
  var key: String { option.map { id + "/" + $0.id } ?? id }

  /// The facts with other keys.
  func with(_ shortcuts: [MenuShortcut]) -> MenuFacts { with { $0.shortcuts = shortcuts } }

  private var isFolder: Bool { option?.isFolder ?? false }

  /// The SF Symbol, if the picture is one.
  public var symbolName: String? { image?.symbolName }

  private func with(_ change: (inout MenuFacts) -> Void) -> MenuFacts {
    var facts = self
    change(&facts)
    return facts
  }
}
