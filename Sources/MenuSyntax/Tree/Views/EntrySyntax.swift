/// `entry = { allow } ( commandEntry | eachEntry | textEntry | separatorEntry | menuEntry | sectionEntry | rowEntry | paletteEntry |
/// includeEntry | standardEntry | whenEntry | onEntry | viewEntry | spaceEntry | flexibleEntry | groupEntry |
/// segmentedEntry | searchEntry | titleMenuEntry | areaEntry )`, and an edit menu where an entry should be
package struct EntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .commandEntry, .eachEntry, .textEntry, .separatorEntry, .menuEntry, .sectionEntry,
      .rowEntry, .paletteEntry, .includeEntry, .standardEntry, .whenEntry, .onEntry,
      .viewEntry, .spaceEntry, .flexibleEntry, .groupEntry, .segmentedEntry,
      .searchEntry, .titleMenuEntry, .areaEntry, .editMenu:
      return true
    default:
      return false
    }
  }

  /// What an entry is, by its parts.
  package enum Form: Sendable {
    case command(CommandEntrySyntax)
    case each(EachEntrySyntax)
    case text(TextEntrySyntax)
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

  package var form: Form? {
    switch node.kind {
    case .commandEntry: return .command(CommandEntrySyntax(unchecked: node))
    case .eachEntry: return .each(EachEntrySyntax(unchecked: node))
    case .textEntry: return .text(TextEntrySyntax(unchecked: node))
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

  /// The modifiers after the entry's own parts, in order.
  package var modifiers: [EntryModifierSyntax] { node.parts() }

  package var alternate: AlternateSyntax? { node.part() }
}

// MARK: - Modifiers of entries

/// `entryTitle`, `symbol`, `image`, `subtitle` or `entryTrait`, which change an entry where it is placed
package struct EntryModifierSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .entryTitle, .symbol, .image, .subtitle, .entryTrait, .alternate: return true
    default: return false
    }
  }

  /// What a modifier is.
  package enum Form: Sendable {
    case title(EntryTitleSyntax)
    case symbol(SymbolSyntax)
    case image(ImageSyntax)
    case subtitle(TextAttributeSyntax)
    case trait(EntryTraitSyntax)
    case alternate(AlternateSyntax)
  }

  package var form: Form? {
    switch node.kind {
    case .entryTitle: return .title(EntryTitleSyntax(unchecked: node))
    case .symbol: return .symbol(SymbolSyntax(unchecked: node))
    case .image: return .image(ImageSyntax(unchecked: node))
    case .subtitle: return .subtitle(TextAttributeSyntax(unchecked: node))
    case .entryTrait: return .trait(EntryTraitSyntax(unchecked: node))
    case .alternate: return .alternate(AlternateSyntax(unchecked: node))
    default: return nil
    }
  }
}

/// `entryTitle = "as" ( countedText | name )`
package struct EntryTitleSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .entryTitle }

  package var text: TextSyntax? { node.part() }
}

/// `entryTrait = "hidden" | "essential" | "prominent" | "selectable" | "springs" | "clicks" "through" | alternate`,
/// without `alternate`
package struct EntryTraitSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .entryTrait }
}

/// `alternate = "alternate" [ "cmd" | "ctrl" | "opt" | "shift" | "fn" ]`
package struct AlternateSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .alternate }

  package var modifier: NameSyntax? { node.part() }
}

// MARK: - Entries

/// `commandEntry = name { entryTitle | symbol | image | subtitle | entryTrait }`
package struct CommandEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .commandEntry }

  package var name: NameSyntax { NameSyntax(unchecked: node) }

  /// The title after `as`.
  package var title: EntryTitleSyntax? { node.part() }
}

/// `eachEntry = "each" name { entryTrait }`
package struct EachEntrySyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .eachEntry }
}

/// `textEntry = "text" countedText [ symbol | image ]`
package struct TextEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .textEntry }

  package var text: TextSyntax? { node.part() }
  package var symbol: SymbolSyntax? { node.part() }
  package var image: ImageSyntax? { node.part() }
}

/// `separatorEntry = "---"`
package struct SeparatorEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .separatorEntry }
}

/// `menuEntry = "menu" ( name { headerPart | tap | entryTrait } | [ name ] { headerPart | tap
/// | entryTrait } "{" { entry separator } "}" )`
package struct MenuEntrySyntax: NamedSyntax, HeaderedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .menuEntry }
}

/// `sectionEntry = "section" countedText [ subtitle ] "{" { entry separator } "}"`
package struct SectionEntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .sectionEntry }

  package var title: TextSyntax? { node.part() }

  package var subtitle: TextAttributeSyntax? { node.part() }
}

/// `rowEntry = "row" [ "small" | "medium" ] "{" { entry separator } "}"`
package struct RowEntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .rowEntry }

  package var sizes: [ScreenTraitSyntax] { node.parts() }
}

/// `paletteEntry = "palette" "{" { entry separator } "}"`
package struct PaletteEntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .paletteEntry }
}

/// `includeEntry = "include" name { entryTrait }`
package struct IncludeEntrySyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .includeEntry }
}

/// `standardEntry = "standard" name { "," name } { entryTitle | key | entryTrait }`
package struct StandardEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .standardEntry }

  package var names: [NameSyntax] { node.parts() }
  package var titles: [EntryTitleSyntax] { node.parts() }
  /// Each `key` with a shortcut, or with `none`.
  package var keys: [KeySyntax] { node.parts() }
}

/// `whenEntry = "when" ( condition | debug ) "{" { entry separator } "}"`
package struct WhenEntrySyntax: BracedSyntax, PresenceSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .whenEntry }
}

/// `onEntry = "on" name { "," name } block`
package struct OnEntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .onEntry }

  package var platforms: [NameSyntax] { node.parts() }
}

/// `viewEntry = "view" name countedText { entryTrait }`
package struct ViewEntrySyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .viewEntry }

  package var label: TextSyntax? { node.part() }
}

/// `spaceEntry = "space"`
package struct SpaceEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .spaceEntry }
}

/// `flexibleEntry = "flexible"`
package struct FlexibleEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .flexibleEntry }
}

/// `groupEntry = "group" [ name ] { headerPart | entryTrait } "{" { entry separator } "}"`
package struct GroupEntrySyntax: NamedSyntax, HeaderedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .groupEntry }
}

/// `segmentedEntry = "segmented" name { entryTrait }`
package struct SegmentedEntrySyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .segmentedEntry }
}

/// `searchEntry = "search" countedText { entryTrait }`
package struct SearchEntrySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .searchEntry }

  package var prompt: TextSyntax? { node.part() }
}

/// `titleMenuEntry = "title" "menu" "{" { entry separator } "}"`
package struct TitleMenuEntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .titleMenuEntry }
}

/// `areaEntry = ( "leading" | "center" | "trailing" | "bottom" ) { "customizable" }
/// "{" { entry separator } "}"`
package struct AreaEntrySyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .areaEntry }

  package var isCustomizable: Bool { node.part(ToolbarTraitSyntax.self) != nil }
}
