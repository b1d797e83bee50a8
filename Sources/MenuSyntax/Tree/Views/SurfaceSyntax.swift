// MARK: - Screens

/// `screen = "screen" name { screenTrait } "{" { screenElement separator } "}"`
package struct ScreenSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .screen }

  package var traits: [ScreenTraitSyntax] { node.parts() }
}

/// `screenTrait = "scrolls" | "tab" "bar" | "settings"`, and other words that say something about a surface:
/// `fixed`, `standard`
package struct ScreenTraitSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .screenTrait }
}

/// `screenElement = { allow } ( item | background | button | moreButton | toolbar | shows | editMenu |
/// onEntry )`
package enum ScreenElementSyntax: Sendable {
  case item(ItemSyntax)
  case background(BackgroundSyntax)
  case button(ButtonSyntax)
  case toolbar(ToolbarSyntax)
  case shows(ShowsSyntax)
  case editMenu(EditMenuSyntax)
  case on(OnEntrySyntax)

  /// Views a node; nil if it is none of these.
  package init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .item: .item(ItemSyntax(unchecked: node))
      case .background: .background(BackgroundSyntax(unchecked: node))
      case .button, .moreButton: .button(ButtonSyntax(unchecked: node))
      case .toolbar: .toolbar(ToolbarSyntax(unchecked: node))
      case .shows: .shows(ShowsSyntax(unchecked: node))
      case .editMenu: .editMenu(EditMenuSyntax(unchecked: node))
      case .onEntry: .on(OnEntrySyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `item = "item" name "{" { itemElement separator } "}"`
package struct ItemSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .item }
}

/// `background = "background" "{" { backgroundElement separator } "}"`
package struct BackgroundSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .background }
}

/// `itemElement = { allow } ( preview | contextMenu | editMenu | swipe | noMenu | shows | onEntry )`, of which a
/// background has `contextMenu` and `onEntry`
package enum ItemElementSyntax: Sendable {
  case preview(PreviewSyntax)
  case contextMenu(ContextMenuSyntax)
  case editMenu(EditMenuSyntax)
  case swipe(SwipeSyntax)
  case noMenu(NoMenuSyntax)
  case shows(ShowsSyntax)
  case on(OnEntrySyntax)

  /// Views a node; nil if it is none of these.
  package init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .preview: .preview(PreviewSyntax(unchecked: node))
      case .contextMenu: .contextMenu(ContextMenuSyntax(unchecked: node))
      case .editMenu: .editMenu(EditMenuSyntax(unchecked: node))
      case .swipe: .swipe(SwipeSyntax(unchecked: node))
      case .noMenu: .noMenu(NoMenuSyntax(unchecked: node))
      case .shows: .shows(ShowsSyntax(unchecked: node))
      case .onEntry: .on(OnEntrySyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `shows = "shows" name { "," name }`
package struct ShowsSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .shows }

  package var commands: [NameSyntax] { node.parts() }
}

/// `preview = "preview" name { previewTrait }`
package struct PreviewSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .preview }

  package var traits: [PreviewTraitSyntax] { node.parts() }
}

/// `previewTrait = "rounded" integer | "capsule" | "circle" | "drags" | opens`
package struct PreviewTraitSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .screenTrait || kind == .opens }

  /// The number after `rounded`. `opens` is followed by a name.
  package var radius: IntegerSyntax? { node.part() }
}

/// `noMenu = "no" "menu" text`
package struct NoMenuSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .noMenu }

  package var reason: TextSyntax? { node.part() }
}

// MARK: - Menus

/// `contextMenu = "context" "menu" { countedText | "fixed" } "{" { entry separator } "}"`
package struct ContextMenuSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .contextMenu }

  /// One or none, but where the text has too many.
  package var titles: [TextSyntax] { node.parts() }

  /// Whether the entries keep their order.
  package var isFixed: Bool { node.part(ScreenTraitSyntax.self) != nil }
}

/// `editMenu = "edit" "menu" { editMenuOption } "{" { entry separator } "}"`
package struct EditMenuSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .editMenu }

  package var options: [EditMenuOptionSyntax] { node.parts() }
}

/// `editMenuOption = "selection" condition | "pasteboard" condition | "undoable" | "selects" name | "arrow" name`
package struct EditMenuOptionSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .editMenuOption }

  package var condition: ConditionSyntax? { node.part() }
}

/// `swipe = "swipe" swipeEdge { "full" } "{" { entry separator } "}"`
package struct SwipeSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .swipe }

  /// Nil where it is missing.
  package var edge: SwipeEdgeSyntax? { node.part() }

  /// `full`, as often as it is written.
  package var traits: [ScreenTraitSyntax] { node.parts() }
}

/// `swipeEdge = "leading" | "trailing"`
package struct SwipeEdgeSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .swipeEdge }
}

/// `menu = "menu" name { headerPart } "{" { entry separator } "}"`
package struct NamedMenuSyntax: NamedSyntax, HeaderedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .menu }
}

/// `button = "button" name { headerPart | tap } "{" { entry separator } "}"`, or
/// `moreButton = "more" "button" { headerPart | tap } "{" { entry separator } "}"`
package struct ButtonSyntax: NamedSyntax, HeaderedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .button || kind == .moreButton }

  package var isMore: Bool { node.kind == .moreButton }
}

/// `tap = "tap" name`
package struct TapSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .tap }
}

/// A production with header parts and entries.
package protocol HeaderedSyntax: BracedSyntax {}

extension HeaderedSyntax {
  package var headerParts: [HeaderPartSyntax] { node.parts() }
  package var title: TextSyntax? { node.part() }
}

/// `headerPart = countedText | subtitle | symbol | image | enabledWhen | shownWhen`, the `tap` of a button, and the
/// `onlyWhen` of a menu of the menu bar
package struct HeaderPartSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .text, .symbol, .image, .enabledWhen, .shownWhen, .onlyWhen, .tap, .subtitle: return true
    default: return false
    }
  }

  /// What a part of a header is.
  package enum Form: Sendable {
    case title(TextSyntax)
    case symbol(SymbolSyntax)
    case image(ImageSyntax)
    case condition(ConditionAttributeSyntax)
    case only(OnlyWhenSyntax)
    case tap(TapSyntax)
    case subtitle(TextAttributeSyntax)
  }

  package var form: Form? {
    switch node.kind {
    case .text: return .title(TextSyntax(unchecked: node))
    case .symbol: return .symbol(SymbolSyntax(unchecked: node))
    case .image: return .image(ImageSyntax(unchecked: node))
    case .enabledWhen, .shownWhen: return .condition(ConditionAttributeSyntax(unchecked: node))
    case .onlyWhen: return .only(OnlyWhenSyntax(unchecked: node))
    case .tap: return .tap(TapSyntax(unchecked: node))
    case .subtitle: return .subtitle(TextAttributeSyntax(unchecked: node))
    default: return nil
    }
  }
}

// MARK: - The app's icon and the end of the menu bar

/// `quickActions = "quick" "actions" "{" { entry separator } "}"`, or
/// `dockMenu = "dock" "menu" "{" { entry separator } "}"`
package struct IconMenuSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    kind == .quickActions || kind == .dockMenu
  }
}

/// `statusItem = "status" "item" name { headerPart | tap | onlyWhen } "{" { entry separator } "}"`
package struct StatusItemSyntax: NamedSyntax, HeaderedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .statusItem }
}

// MARK: - Toolbars and the menu bar

/// `toolbar = "toolbar" [ name ] "{" { toolbarBlock separator } "}"`
package struct ToolbarSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .toolbar }
}

/// `toolbarBlock = { allow } name { "," name } { toolbarTrait } "{" { entry separator } "}"`
package struct ToolbarBlockSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .toolbarBlock }

  package var platforms: [NameSyntax] { node.parts() }
  package var traits: [ToolbarTraitSyntax] { node.parts() }
}

/// `toolbarTrait = name`
package struct ToolbarTraitSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .toolbarTrait }

  package var name: NameSyntax { NameSyntax(unchecked: node) }
}

/// `menuBar = "menu" "bar" "{" { barMenu separator } "}"`
package struct MenuBarSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .menuBar }
}

/// `barMenu = { allow } ( systemMenu | ownMenu | onEntry )`
package enum BarMenuElementSyntax: Sendable {
  case menu(BarMenuSyntax)
  case on(OnEntrySyntax)

  /// Views a node; nil if it is none of these.
  package init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .barMenu: .menu(BarMenuSyntax(unchecked: node))
      case .onEntry: .on(OnEntrySyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `systemMenu = ( "app" | "file" | "edit" | "format" | "view" | "window" | "help" ) ( "standard" [ onlyWhen ]
/// [ "{" { entry separator } "}" ] | [ onlyWhen ] "{" { entry separator } "}" )`, or
/// `ownMenu = "menu" ( name { headerPart | onlyWhen } | [ name ] { headerPart | onlyWhen } "{" { entry separator } "}" )`
package struct BarMenuSyntax: NamedSyntax, HeaderedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .barMenu }

  /// Whether it is a menu of the app's own, not one of the system's.
  package var isOwn: Bool { keyword == .menu }

  /// Whether the system's own menu comes first.
  package var isStandard: Bool { node.part(ScreenTraitSyntax.self) != nil }
}
