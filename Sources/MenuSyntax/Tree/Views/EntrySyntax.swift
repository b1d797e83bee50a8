/// `entry = { allow } ( commandEntry | eachEntry | separatorEntry | menuEntry | sectionEntry | rowEntry | paletteEntry |
/// includeEntry | standardEntry | whenEntry | onEntry | viewEntry | spaceEntry | flexibleEntry | groupEntry |
/// segmentedEntry | searchEntry | titleMenuEntry | areaEntry )`, and an edit menu where an entry should be
public struct EntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .commandEntry, .eachEntry, .separatorEntry, .menuEntry, .sectionEntry,
      .rowEntry, .paletteEntry, .includeEntry, .standardEntry, .whenEntry, .onEntry,
      .viewEntry, .spaceEntry, .flexibleEntry, .groupEntry, .segmentedEntry,
      .searchEntry, .titleMenuEntry, .areaEntry, .editMenu:
      return true
    default:
      return false
    }
  }

  /// What an entry is, by its parts.
  public enum Form: Sendable {
    case command(CommandEntrySyntax)
    case each(EachEntrySyntax)
    case separator(SeparatorEntrySyntax)
    case menu(MenuEntrySyntax)
    case section(SectionEntrySyntax)
    case row(RowEntrySyntax)
    case palette(PaletteEntrySyntax)
    case include(IncludeEntrySyntax)
    case standard(StandardEntrySyntax)
    case when(WhenEntrySyntax)
    case on(OnEntrySyntax)
    case view(ViewEntrySyntax)
    case space(SpaceEntrySyntax)
    case flexible(FlexibleEntrySyntax)
    case group(GroupEntrySyntax)
    case segmented(SegmentedEntrySyntax)
    case search(SearchEntrySyntax)
    case titleMenu(TitleMenuEntrySyntax)
    case area(AreaEntrySyntax)
    /// An edit menu among entries, where it does not belong.
    case editMenu(EditMenuSyntax)
  }

  public var form: Form? {
    switch node.kind {
    case .commandEntry: return .command(CommandEntrySyntax(unchecked: node))
    case .eachEntry: return .each(EachEntrySyntax(unchecked: node))
    case .separatorEntry: return .separator(SeparatorEntrySyntax(unchecked: node))
    case .menuEntry: return .menu(MenuEntrySyntax(unchecked: node))
    case .sectionEntry: return .section(SectionEntrySyntax(unchecked: node))
    case .rowEntry: return .row(RowEntrySyntax(unchecked: node))
    case .paletteEntry: return .palette(PaletteEntrySyntax(unchecked: node))
    case .includeEntry: return .include(IncludeEntrySyntax(unchecked: node))
    case .standardEntry: return .standard(StandardEntrySyntax(unchecked: node))
    case .whenEntry: return .when(WhenEntrySyntax(unchecked: node))
    case .onEntry: return .on(OnEntrySyntax(unchecked: node))
    case .viewEntry: return .view(ViewEntrySyntax(unchecked: node))
    case .spaceEntry: return .space(SpaceEntrySyntax(unchecked: node))
    case .flexibleEntry: return .flexible(FlexibleEntrySyntax(unchecked: node))
    case .groupEntry: return .group(GroupEntrySyntax(unchecked: node))
    case .segmentedEntry: return .segmented(SegmentedEntrySyntax(unchecked: node))
    case .searchEntry: return .search(SearchEntrySyntax(unchecked: node))
    case .titleMenuEntry: return .titleMenu(TitleMenuEntrySyntax(unchecked: node))
    case .areaEntry: return .area(AreaEntrySyntax(unchecked: node))
    case .editMenu: return .editMenu(EditMenuSyntax(unchecked: node))
    default: return nil
    }
  }

  /// The modifiers behind the entry's own parts, in order.
  public var modifiers: [EntryModifierSyntax] { node.parts() }

  public var alternate: AlternateSyntax? { node.part() }
}

// MARK: - Modifiers of entries

/// `entryTitle`, `symbol` or `entryTrait`, which change an entry where it is placed
public struct EntryModifierSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .entryTitle, .symbol, .entryTrait, .alternate: return true
    default: return false
    }
  }

  /// What a modifier is.
  public enum Form: Sendable {
    case title(EntryTitleSyntax)
    case symbol(SymbolSyntax)
    case trait(EntryTraitSyntax)
    case alternate(AlternateSyntax)
  }

  public var form: Form? {
    switch node.kind {
    case .entryTitle: return .title(EntryTitleSyntax(unchecked: node))
    case .symbol: return .symbol(SymbolSyntax(unchecked: node))
    case .entryTrait: return .trait(EntryTraitSyntax(unchecked: node))
    case .alternate: return .alternate(AlternateSyntax(unchecked: node))
    default: return nil
    }
  }
}

/// `entryTitle = "as" ( countedText | name )`
public struct EntryTitleSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .entryTitle }

  public var text: TextSyntax? { node.part() }
}

/// `entryTrait = "hidden" | "essential" | "prominent" | "selectable" | "springs" | "clicks" "through" | alternate`,
/// without `alternate`
public struct EntryTraitSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .entryTrait }
}

/// `alternate = "alternate" [ "cmd" | "ctrl" | "opt" | "shift" | "fn" ]`
public struct AlternateSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .alternate }

  public var modifier: NameSyntax? { node.part() }
}

// MARK: - Entries

/// `commandEntry = name { entryTitle | symbol | entryTrait }`
public struct CommandEntrySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .commandEntry }

  public var name: NameSyntax { NameSyntax(unchecked: node) }

  /// The title behind `as`.
  public var title: EntryTitleSyntax? { node.part() }
}

/// `eachEntry = "each" name { entryTrait }`
public struct EachEntrySyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .eachEntry }
}

/// `separatorEntry = "---"`
public struct SeparatorEntrySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .separatorEntry }
}

/// `menuEntry = "menu" ( name { headerPart | entryTrait } | [ name ] { headerPart | entryTrait }
/// "{" { entry separator } "}" )`
public struct MenuEntrySyntax: NamedSyntax, HeaderedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .menuEntry }
}

/// `sectionEntry = "section" countedText "{" { entry separator } "}"`
public struct SectionEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .sectionEntry }

  public var title: TextSyntax? { node.part() }
}

/// `rowEntry = "row" "{" { entry separator } "}"`
public struct RowEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .rowEntry }
}

/// `paletteEntry = "palette" "{" { entry separator } "}"`
public struct PaletteEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .paletteEntry }
}

/// `includeEntry = "include" name { entryTrait }`
public struct IncludeEntrySyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .includeEntry }
}

/// `standardEntry = "standard" name { "," name } { entryTrait }`
public struct StandardEntrySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .standardEntry }

  public var names: [NameSyntax] { node.parts() }
}

/// `whenEntry = "when" condition "{" { entry separator } "}"`
public struct WhenEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .whenEntry }

  public var condition: ConditionSyntax? { node.part() }
}

/// `onEntry = "on" name { "," name } block`
public struct OnEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .onEntry }

  public var platforms: [NameSyntax] { node.parts() }
}

/// `viewEntry = "view" name countedText { entryTrait }`
public struct ViewEntrySyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .viewEntry }

  public var label: TextSyntax? { node.part() }
}

/// `spaceEntry = "space"`
public struct SpaceEntrySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .spaceEntry }
}

/// `flexibleEntry = "flexible"`
public struct FlexibleEntrySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .flexibleEntry }
}

/// `groupEntry = "group" [ name ] { headerPart | entryTrait } "{" { entry separator } "}"`
public struct GroupEntrySyntax: NamedSyntax, HeaderedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .groupEntry }
}

/// `segmentedEntry = "segmented" name { entryTrait }`
public struct SegmentedEntrySyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .segmentedEntry }
}

/// `searchEntry = "search" countedText { entryTrait }`
public struct SearchEntrySyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .searchEntry }

  public var prompt: TextSyntax? { node.part() }
}

/// `titleMenuEntry = "title" "menu" "{" { entry separator } "}"`
public struct TitleMenuEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .titleMenuEntry }
}

/// `areaEntry = ( "leading" | "center" | "trailing" | "bottom" ) { "customizable" }
/// "{" { entry separator } "}"`
public struct AreaEntrySyntax: BracedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .areaEntry }

  public var isCustomizable: Bool { node.part(ToolbarTraitSyntax.self) != nil }
}
