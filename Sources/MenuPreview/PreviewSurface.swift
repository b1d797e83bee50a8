import MenuModel
import MenuSyntax

/// A menu, a toolbar or the menu bar as one platform shows it, for every state of the app.
package struct PreviewSurface: Sendable {
  package var kind: SurfaceKind
  package var platform: Platform
  /// What it belongs to: `NoteList, Note`; empty for the menu bar.
  package var owner: String
  /// The title in the menu, or of the button that opens it; nil without one.
  package var title: PreviewText?
  /// The symbol of the button that opens it, or the name of an image of the app's own.
  package var symbol: String?
  /// When the button that opens it can be used, and when it is there.
  package var enabled: Condition?
  package var shown: Condition?
  package var items: [PreviewItem]
  /// The declaration.
  package var place: Place
}

/// An entry of a menu, or an item of a toolbar.
package struct PreviewItem: Sendable {
  /// How an item is drawn.
  package enum Kind: String, Sendable {
    case command, text, submenu, section, row, smallRow, palette, separator
    /// A menu of the menu bar.
    case barMenu
    // In toolbars.
    case group, segmented, search, view, space, flexible, leading, center, trailing, bottom,
      titleMenu
  }

  package var kind: Kind
  package var title: PreviewText?
  package var subtitle: PreviewText?
  /// Whether the second line is the title of the entry that is checked.
  package var subtitleIsOption = false
  package var symbol: String?
  /// Title and symbol while `checked` holds, for a command with two.
  package var titleWhenOn: PreviewText?
  package var symbolWhenOn: String?
  /// Other titles and symbols, each while its condition holds: the first that does.
  package var titlesWhen: [Command.Conditional<PreviewText>] = []
  package var symbolsWhen: [Command.Conditional<String>] = []
  /// What VoiceOver says where the symbol shows alone.
  package var label: PreviewText?
  /// The keyboard shortcut as menus show it: `⇧⌘N`.
  package var shortcut = ""
  package var enabled: Condition?
  package var shown: Condition?
  package var checked: Condition?
  /// When the check mark is a dash.
  package var mixed: Condition?
  /// Whether a menu of the menu bar is gone while it is not shown; others are dimmed.
  package var leavesMenuBar = false
  /// The modifiers, `⌥`, that show the item in place of the one before it; empty for one that is always there.
  package var alternate = ""
  package var isDestructive = false
  /// When it is; nil for always.
  package var destructiveWhen: Condition?
  /// What is asked before it is performed; nil where nothing is.
  package var question: PreviewQuestion?
  /// Whether the system provides it.
  package var isStandard = false
  package var isProminent = false
  /// Whether a toolbar has it in its customization palette only.
  package var isHidden = false
  package var children: [PreviewItem] = []
  /// Where it is placed.
  package var place: Place
  /// Where the command or option is declared; nil for what is declared where it is placed.
  package var declaration: Place?

  init(_ kind: Kind, _ title: PreviewText? = nil, place: Place) {
    self.kind = kind
    self.title = title
    self.place = place
  }
}

/// The question of a command, with its buttons but for Cancel.
package struct PreviewQuestion: Sendable {
  package var title: PreviewText
  package var message: PreviewText?
  /// The title of the button that confirms; nil for that of the command.
  package var button: PreviewText?
  /// When it is asked; nil for always.
  package var condition: Condition?
  /// The commands that are further answers, without questions of their own.
  package var answers: [PreviewItem]
}

extension PreviewItem {
  /// The item as the library shows it in a kind of surface: what cannot be used is left out of context menus and edit
  /// menus, and dimmed in the menu bar, which alone shows shortcuts and hides only menus that are there `only when` a
  /// condition holds.
  func treated(as surface: SurfaceKind, on platform: Platform) -> PreviewItem {
    var item = self
    switch surface {
    case .contextMenu, .background, .editMenu, .swipe, .quickActions, .dockMenu:
      item.shown = Condition.all([item.shown, item.enabled])
      item.enabled = nil
    case .menuBar where !leavesMenuBar:
      item.enabled = Condition.all([item.enabled, item.shown])
      item.shown = nil
    case .menuBar, .button, .toolbar, .statusItem: break
    }
    if surface != .menuBar { item.shortcut = "" }
    // Menus of AppKit have no colour for what destroys, and the Dock's no symbols.
    if platform == .macOS && surface != .swipe { item.isDestructive = false }
    if surface == .dockMenu {
      (item.symbol, item.symbolWhenOn, item.symbolsWhen) = (nil, nil, [])
    }
    if surface == .toolbar && kind == .command {
      item.title?.dropEllipsis()
      item.titleWhenOn?.dropEllipsis()
      for index in titlesWhen.indices { item.titlesWhen[index].value.dropEllipsis() }
    }
    let opensMenu = kind == .submenu || kind == .titleMenu
    let inner = surface == .toolbar && opensMenu ? .button : surface
    item.children = item.children.map { $0.treated(as: inner, on: platform) }
    return item
  }
}

/// A text in pieces, some of which are values of the state.
package struct PreviewText: Sendable {
  package enum Piece: Sendable {
    case literal(String)
    case variable(StateID)
  }

  package var pieces: [Piece]
  /// What is counted, and the pieces for single numbers: those of the forms `zero`, `one` and `two`.
  ///
  /// The forms `few` and `many` are for numbers that a language groups in its own way; a preview shows the text itself.
  package var plural: (count: StateID, forms: [Int64: [Piece]])?

  init(_ text: Text) {
    pieces = Self.pieces(of: text)
    guard let plural = text.plural else { return }
    let numbers: [PluralCategory: Int64] = [.zero: 0, .one: 1, .two: 2]
    var forms: [Int64: [Piece]] = [:]
    for form in plural.forms {
      if let number = numbers[form.category] { forms[number] = Self.pieces(of: form.text) }
    }
    self.plural = (plural.count, forms)
  }

  /// The text with the ellipsis that the app adds to the title of a command that asks for more.
  var asking: PreviewText {
    if case .literal(let last) = pieces.last, last.hasSuffix("…") || last.hasSuffix("...") {
      return self
    }
    var text = self
    text.pieces.append(.literal("…"))
    text.plural?.forms = (plural?.forms ?? [:]).mapValues { $0 + [.literal("…")] }
    return text
  }

  /// Buttons of toolbars have no ellipsis.
  mutating func dropEllipsis() {
    pieces = Self.withoutEllipsis(pieces)
    plural = plural.map { ($0.count, $0.forms.mapValues(Self.withoutEllipsis)) }
  }

  private static func withoutEllipsis(_ pieces: [Piece]) -> [Piece] {
    guard case .literal(let last) = pieces.last, last.hasSuffix("…") else { return pieces }
    // French and German have a blank before it.
    let words = last.dropLast().reversed().drop { $0.isWhitespace }.reversed()
    return pieces.dropLast() + [.literal(String(words))]
  }

  private static func pieces(of text: Text) -> [Piece] {
    text.segments.map { segment in
      switch segment {
      case .literal(let literal): return .literal(literal)
      case .variable(let variable): return .variable(variable)
      case .option: return .literal(Self.option)
      }
    }
  }

  /// What stands for the title of an option.
  private static let option = "\u{FFFC}"

  /// The title of an option whose own title is another text.
  func filled(with own: PreviewText) -> PreviewText {
    func filled(_ pieces: [Piece]) -> [Piece] {
      pieces.flatMap { piece in
        if case .literal(Self.option) = piece { own.pieces } else { [piece] }
      }
    }
    var text = self
    text.pieces = filled(pieces)
    text.plural?.forms = (plural?.forms ?? [:]).mapValues(filled)
    return text
  }

  init(_ literal: String) {
    pieces = [.literal(literal)]
  }
}
