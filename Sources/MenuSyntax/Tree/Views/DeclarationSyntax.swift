/// `file = { declaration separator }`
package struct FileSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .file }

  package var statements: StatementSequence { StatementSequence(node) }
  package var states: [StateSyntax] { node.parts() }
}

/// `declaration = { allow } ( app | state | choice | list | commands | screen | item | menu | toolbar | menuBar |
/// quickActions | dockMenu | statusItem | guidelines )`
package enum DeclarationSyntax: Sendable {
  case app(AppSyntax)
  case state(StateSyntax)
  case choice(ChoiceSyntax)
  case list(ListSyntax)
  case commands(CommandsSyntax)
  case screen(ScreenSyntax)
  case item(ItemSyntax)
  case menu(NamedMenuSyntax)
  case toolbar(ToolbarSyntax)
  case menuBar(MenuBarSyntax)
  case quickActions(IconMenuSyntax)
  case dockMenu(IconMenuSyntax)
  case statusItem(StatusItemSyntax)
  case guidelines(GuidelinesSyntax)

  /// Views a node; nil if it is none of these.
  package init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .app: .app(AppSyntax(unchecked: node))
      case .state: .state(StateSyntax(unchecked: node))
      case .choice: .choice(ChoiceSyntax(unchecked: node))
      case .list: .list(ListSyntax(unchecked: node))
      case .commands: .commands(CommandsSyntax(unchecked: node))
      case .screen: .screen(ScreenSyntax(unchecked: node))
      case .item: .item(ItemSyntax(unchecked: node))
      case .menu: .menu(NamedMenuSyntax(unchecked: node))
      case .toolbar: .toolbar(ToolbarSyntax(unchecked: node))
      case .menuBar: .menuBar(MenuBarSyntax(unchecked: node))
      case .quickActions: .quickActions(IconMenuSyntax(unchecked: node))
      case .dockMenu: .dockMenu(IconMenuSyntax(unchecked: node))
      case .statusItem: .statusItem(StatusItemSyntax(unchecked: node))
      case .guidelines: .guidelines(GuidelinesSyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

// MARK: - App

/// `app = "app" name "{" { appSetting separator } "}"`
package struct AppSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .app }
}

/// `appSetting = { allow } ( platforms | emit | access | strings | accessory | language | keysChangeable )`
package enum AppSettingSyntax: Sendable {
  case platforms(PlatformsSyntax)
  case emit(EmitSyntax)
  case access(AccessSyntax)
  case strings(StringsSyntax)
  case accessory(AccessorySyntax)
  case language(LanguageSyntax)
  case keysChangeable(KeysChangeableSyntax)

  /// Views a node; nil if it is none of these.
  package init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .platforms: .platforms(PlatformsSyntax(unchecked: node))
      case .emit: .emit(EmitSyntax(unchecked: node))
      case .access: .access(AccessSyntax(unchecked: node))
      case .strings: .strings(StringsSyntax(unchecked: node))
      case .accessory: .accessory(AccessorySyntax(unchecked: node))
      case .language: .language(LanguageSyntax(unchecked: node))
      case .keysChangeable: .keysChangeable(KeysChangeableSyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `platforms = "platforms" platform { "," platform }`
package struct PlatformsSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .platforms }

  package var platforms: [PlatformSyntax] { node.parts() }
}

/// `platform = name version`
package struct PlatformSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .platform }

  package var version: IntegerSyntax? { node.part() }
}

/// `emit = "emit" name { "," name }`
package struct EmitSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .emit }

  package var frameworks: [NameSyntax] { node.parts() }
}

/// `access = "access" name`
package struct AccessSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .access }
}

/// `strings = "strings" name`
package struct StringsSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .strings }
}

/// `accessory = "accessory"`
package struct AccessorySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .accessory }
}

/// `language = "language" languageName`
package struct LanguageSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .language }
}

/// `keysChangeable = "keys" "changeable"`
package struct KeysChangeableSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .keysChangeable }
}

// MARK: - State, choices, lists

/// `state = "state" "{" { variable separator } "}"`
package struct StateSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .state }

  package var variables: [VariableSyntax] { block?.node.parts() ?? [] }
}

/// `variable = { allow } name ":" name`
package struct VariableSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .variable }

  /// Nil where the line begins with something else.
  package var name: NameSyntax? {
    // After words that do not belong there, as in `private var isPinned: Bool`, it is the name all the same.
    guard let first: NameSyntax = node.part(),
      ![.colon, .equals].contains(first.node.previousToken?.kind)
    else { return nil }
    return first
  }

  package var type: NameSyntax? { node.secondPart() }

  /// The `?` after the type.
  package var optionalSign: Token? {
    guard let next = type?.node.nextToken, next.kind == .question else { return nil }
    return next
  }
}

/// `choice = "choice" name [ swiftType ] "{" { option separator } "}"`
package struct ChoiceSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .choice }

  package var swiftType: SwiftTypeSyntax? { node.part() }
}

/// `swiftType = "type" name`
package struct SwiftTypeSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .swiftType }
}

/// `list = "list" name [ entryTitle ] [ swiftType ] [ nested ]`
package struct ListSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .list }

  /// The name of the list's field in the state, after `as`.
  package var field: NameSyntax? {
    let title: EntryTitleSyntax? = node.part()
    return title?.name
  }

  package var swiftType: SwiftTypeSyntax? { node.part() }

  /// Whether an element may have elements.
  package var isNested: Bool { node.part(NestedSyntax.self) != nil }
}

/// `nested = "nested"`
package struct NestedSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .nested }
}

// MARK: - Guidelines

/// `guidelines = "guidelines" ( integer | [ integer ] "{" { guidelineSetting separator } "}" )`
package struct GuidelinesSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .guidelines }

  package var edition: IntegerSyntax? { node.part() }
}

/// `guidelineSetting`, of which `strict`, `exclude` and `allow` are nodes of their own
package enum GuidelineStatementSyntax: Sendable {
  case strict(StrictSyntax)
  case setting(GuidelineSettingSyntax)
  case exclude(ExcludeSyntax)
  case fileAllow(FileAllowSyntax)

  /// Views a node; nil if it is none of these.
  package init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .strict: .strict(StrictSyntax(unchecked: node))
      case .guidelineSetting: .setting(GuidelineSettingSyntax(unchecked: node))
      case .exclude: .exclude(ExcludeSyntax(unchecked: node))
      case .fileAllow: .fileAllow(FileAllowSyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `strict = "strict"`
package struct StrictSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .strict }
}

/// `guidelineSetting = { allow } ( strict [ guidelineSetting ] | exclude | fileAllow | ruleName ( name | ( "max" | "min" )
/// integer ) )`
package struct GuidelineSettingSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .guidelineSetting }

  package var rule: NameSyntax? { node.part() }

  /// A severity, `off`, `max` or `min`; nil where the rule or the word is missing.
  package var value: NameSyntax? { node.secondPart() }

  package var threshold: IntegerSyntax? { node.part() }
}

/// `exclude = "exclude" text { "," text }`
package struct ExcludeSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .exclude }

  package var patterns: [TextSyntax] { node.parts() }
}

/// `fileAllow = "allow" ruleName { "," ruleName } "in" text [ fileAllowTitle ] text`
package struct FileAllowSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .fileAllow }

  package var rules: [NameSyntax] { node.parts() }

  package var file: TextSyntax? { node.part() }

  package var title: TextSyntax? { node.part(FileAllowTitleSyntax.self)?.text }

  /// Nil where it or the file is missing.
  package var reason: TextSyntax? { node.secondPart() }
}

/// `fileAllowTitle = "at" text`
package struct FileAllowTitleSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .fileAllowTitle }

  package var text: TextSyntax? { node.part() }
}
