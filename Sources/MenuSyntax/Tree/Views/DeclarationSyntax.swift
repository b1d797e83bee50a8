/// `file = { declaration separator }`
public struct FileSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .file }

  public var statements: StatementSequence { StatementSequence(node) }
  public var states: [StateSyntax] { node.parts() }
}

/// `declaration = { allow } ( app | state | choice | list | commands | screen | item | menu | toolbar | menuBar |
/// guidelines )`
public enum DeclarationSyntax: Sendable {
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
  case guidelines(GuidelinesSyntax)

  /// Views a node; nil if it is none of these.
  public init?(_ node: SyntaxNode) {
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
      case .guidelines: .guidelines(GuidelinesSyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

// MARK: - App

/// `app = "app" name "{" { appSetting separator } "}"`
public struct AppSyntax: NamedSyntax, BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .app }
}

/// `appSetting = { allow } ( platforms | emit | access | strings | accessory | language )`
public enum AppSettingSyntax: Sendable {
  case platforms(PlatformsSyntax)
  case emit(EmitSyntax)
  case access(AccessSyntax)
  case strings(StringsSyntax)
  case accessory(AccessorySyntax)
  case language(LanguageSyntax)

  /// Views a node; nil if it is none of these.
  public init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .platforms: .platforms(PlatformsSyntax(unchecked: node))
      case .emit: .emit(EmitSyntax(unchecked: node))
      case .access: .access(AccessSyntax(unchecked: node))
      case .strings: .strings(StringsSyntax(unchecked: node))
      case .accessory: .accessory(AccessorySyntax(unchecked: node))
      case .language: .language(LanguageSyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `platforms = "platforms" platform { "," platform }`
public struct PlatformsSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .platforms }

  public var platforms: [PlatformSyntax] { node.parts() }
}

/// `platform = name version`
public struct PlatformSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .platform }

  public var version: IntegerSyntax? { node.part() }
}

/// `emit = "emit" name { "," name }`
public struct EmitSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .emit }

  public var frameworks: [NameSyntax] { node.parts() }
}

/// `access = "access" name`
public struct AccessSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .access }
}

/// `strings = "strings" name`
public struct StringsSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .strings }
}

/// `accessory = "accessory"`
public struct AccessorySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .accessory }
}

/// `language = "language" languageName`
public struct LanguageSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .language }
}

// MARK: - State, choices, lists

/// `state = "state" "{" { variable separator } "}"`
public struct StateSyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .state }

  public var variables: [VariableSyntax] { block?.node.parts() ?? [] }
}

/// `variable = { allow } name ":" name`
public struct VariableSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .variable }

  /// Nil where the line begins with something else.
  public var name: NameSyntax? {
    guard let first: NameSyntax = node.part(), first.node.node.firstToken == node.node.firstToken
    else { return nil }
    return first
  }

  public var type: NameSyntax? { node.secondPart() }
}

/// `choice = "choice" name [ swiftType ] "{" { option separator } "}"`
public struct ChoiceSyntax: NamedSyntax, BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .choice }

  public var swiftType: SwiftTypeSyntax? { node.part() }
}

/// `swiftType = "type" name`
public struct SwiftTypeSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .swiftType }
}

/// `list = "list" name [ entryTitle ] [ swiftType ]`
public struct ListSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .list }

  /// The name of the list's field in the state, behind `as`.
  public var field: NameSyntax? {
    let title: EntryTitleSyntax? = node.part()
    return title?.name
  }

  public var swiftType: SwiftTypeSyntax? { node.part() }
}

// MARK: - Guidelines

/// `guidelines = "guidelines" ( integer | [ integer ] "{" { guidelineSetting separator } "}" )`
public struct GuidelinesSyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .guidelines }

  public var edition: IntegerSyntax? { node.part() }
}

/// `guidelineSetting`, of which `strict` is a node of its own
public enum GuidelineStatementSyntax: Sendable {
  case strict(StrictSyntax)
  case setting(GuidelineSettingSyntax)

  /// Views a node; nil if it is none of these.
  public init?(_ node: SyntaxNode) {
    let view: Self? =
      switch node.kind {
      case .strict: .strict(StrictSyntax(unchecked: node))
      case .guidelineSetting: .setting(GuidelineSettingSyntax(unchecked: node))
      default: nil
      }
    guard let view else { return nil }
    self = view
  }
}

/// `strict = "strict"`
public struct StrictSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .strict }
}

/// `guidelineSetting = { allow } ( strict [ guidelineSetting ] | ruleName ( name | ( "max" | "min" ) integer ) )`
public struct GuidelineSettingSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .guidelineSetting }

  public var rule: NameSyntax? { node.part() }

  /// A severity, `off`, `max` or `min`; nil where the rule or the word is missing.
  public var value: NameSyntax? { node.secondPart() }

  public var threshold: IntegerSyntax? { node.part() }
}
