// MARK: - Screens

/// `screen = "screen" name { screenTrait } "{" { screenElement separator } "}"`
public struct ScreenSyntax: NamedSyntax, BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .screen }

  public var traits: [ScreenTraitSyntax] { node.parts() }
}

/// `screenTrait = "scrolls" | "tab" "bar" | "settings"`, and other words that say something about a surface:
/// `fixed`, `standard`
public struct ScreenTraitSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .screenTrait }
}

/// `screenElement = { allow } ( item | background | button | moreButton | toolbar | editMenu | onEntry )`
public enum ScreenElementSyntax: Sendable {
  case item(ItemSyntax)
  case background(BackgroundSyntax)
  case button(ButtonSyntax)
  case toolbar(ToolbarSyntax)
  case editMenu(EditMenuSyntax)
  case on(OnEntrySyntax)

  /// Views a node; nil if it is none of these.
  public init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .item: .item(ItemSyntax(unchecked: node))
      case .background: .background(BackgroundSyntax(unchecked: node))
      case .button, .moreButton: .button(ButtonSyntax(unchecked: node))
      case .toolbar: .toolbar(ToolbarSyntax(unchecked: node))
      case .editMenu: .editMenu(EditMenuSyntax(unchecked: node))
      case .onEntry: .on(OnEntrySyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `item = "item" name "{" { itemElement separator } "}"`
public struct ItemSyntax: NamedSyntax, BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .item }
}

/// `background = "background" "{" { backgroundElement separator } "}"`
public struct BackgroundSyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .background }
}

/// `itemElement = { allow } ( preview | contextMenu | editMenu | noMenu | onEntry )`, of which a background has
/// `contextMenu` and `onEntry`
public enum ItemElementSyntax: Sendable {
  case preview(PreviewSyntax)
  case contextMenu(ContextMenuSyntax)
  case editMenu(EditMenuSyntax)
  case noMenu(NoMenuSyntax)
  case on(OnEntrySyntax)

  /// Views a node; nil if it is none of these.
  public init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .preview: .preview(PreviewSyntax(unchecked: node))
      case .contextMenu: .contextMenu(ContextMenuSyntax(unchecked: node))
      case .editMenu: .editMenu(EditMenuSyntax(unchecked: node))
      case .noMenu: .noMenu(NoMenuSyntax(unchecked: node))
      case .onEntry: .on(OnEntrySyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `preview = "preview" name { previewTrait }`
public struct PreviewSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .preview }

  public var traits: [PreviewTraitSyntax] { node.parts() }
}

/// `previewTrait = "rounded" integer | "capsule" | "circle" | "drags" | opens`
public struct PreviewTraitSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .screenTrait || kind == .opens }

  /// The number behind `rounded`. Behind `opens` stands a name.
  public var radius: IntegerSyntax? { node.part() }
}

/// `noMenu = "no" "menu" text`
public struct NoMenuSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .noMenu }

  public var reason: TextSyntax? { node.part() }
}

// MARK: - Menus

/// `contextMenu = "context" "menu" { countedText | "fixed" } "{" { entry separator } "}"`
public struct ContextMenuSyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .contextMenu }

  /// One or none, but where the text has too many.
  public var titles: [TextSyntax] { node.parts() }

  /// Whether the entries keep their order.
  public var isFixed: Bool { node.part(ScreenTraitSyntax.self) != nil }
}

/// `editMenu = "edit" "menu" { editMenuOption } "{" { entry separator } "}"`
public struct EditMenuSyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .editMenu }

  public var options: [EditMenuOptionSyntax] { node.parts() }
}

/// `editMenuOption = "selection" condition | "pasteboard" condition | "undoable" | "selects" name | "arrow" name`
public struct EditMenuOptionSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .editMenuOption }

  public var condition: ConditionSyntax? { node.part() }
}

/// `menu = "menu" name { headerPart } "{" { entry separator } "}"`
public struct NamedMenuSyntax: NamedSyntax, HeaderedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .menu }
}

/// `button = "button" name { headerPart | tap } "{" { entry separator } "}"`, or
/// `moreButton = "more" "button" { headerPart | tap } "{" { entry separator } "}"`
public struct ButtonSyntax: NamedSyntax, HeaderedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .button || kind == .moreButton }

  public var isMore: Bool { node.kind == .moreButton }
}

/// `tap = "tap" name`
public struct TapSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .tap }
}

/// A production with header parts and entries.
public protocol HeaderedSyntax: BracedSyntax {}

extension HeaderedSyntax {
  public var headerParts: [HeaderPartSyntax] { node.parts() }
  public var title: TextSyntax? { node.part() }
}

/// `headerPart = countedText | symbol | image | enabledWhen | shownWhen`, and the `tap` of a button
public struct HeaderPartSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .text, .symbol, .image, .enabledWhen, .shownWhen, .tap: return true
    default: return false
    }
  }

  /// What a part of a header is.
  public enum Form: Sendable {
    case title(TextSyntax)
    case symbol(SymbolSyntax)
    case image(ImageSyntax)
    case condition(ConditionAttributeSyntax)
    case tap(TapSyntax)
  }

  public var form: Form? {
    switch node.kind {
    case .text: return .title(TextSyntax(unchecked: node))
    case .symbol: return .symbol(SymbolSyntax(unchecked: node))
    case .image: return .image(ImageSyntax(unchecked: node))
    case .enabledWhen, .shownWhen: return .condition(ConditionAttributeSyntax(unchecked: node))
    case .tap: return .tap(TapSyntax(unchecked: node))
    default: return nil
    }
  }
}

// MARK: - Toolbars and the menu bar

/// `toolbar = "toolbar" [ name ] "{" { toolbarBlock separator } "}"`
public struct ToolbarSyntax: NamedSyntax, BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .toolbar }
}

/// `toolbarBlock = { allow } name { toolbarTrait } "{" { entry separator } "}"`
public struct ToolbarBlockSyntax: NamedSyntax, BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .toolbarBlock }

  /// The platform.
  public var platform: NameSyntax? { name }
  public var traits: [ToolbarTraitSyntax] { node.parts() }
}

/// `toolbarTrait = name`
public struct ToolbarTraitSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .toolbarTrait }

  public var name: NameSyntax { NameSyntax(unchecked: node) }
}

/// `menuBar = "menu" "bar" "{" { barMenu separator } "}"`
public struct MenuBarSyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .menuBar }
}

/// `barMenu = { allow } ( systemMenu | ownMenu | onEntry )`
public enum BarMenuElementSyntax: Sendable {
  case menu(BarMenuSyntax)
  case on(OnEntrySyntax)

  /// Views a node; nil if it is none of these.
  public init?(_ node: SyntaxNode) {
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

/// `systemMenu = ( "app" | "file" | "edit" | "format" | "view" | "window" | "help" ) ( "standard"
/// [ "{" { entry separator } "}" ] | "{" { entry separator } "}" )`, or
/// `ownMenu = "menu" ( name { headerPart } | [ name ] { headerPart } "{" { entry separator } "}" )`
public struct BarMenuSyntax: NamedSyntax, HeaderedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .barMenu }

  /// Whether it is a menu of the app's own, not one of the system's.
  public var isOwn: Bool { keyword == .menu }

  /// Whether the system's own menu comes first.
  public var isStandard: Bool { node.part(ScreenTraitSyntax.self) != nil }
}
