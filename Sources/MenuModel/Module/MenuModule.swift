import MenuSyntax

/// All `.menu` files of one target, resolved.
///
/// Everything that has a name is in one array of its kind, in the order of the files and of the text in them,
/// and is referred to by its number there.
package struct MenuModule: Sendable {
  /// The files, in the order in which they were given; `Place.source` counts in it.
  package var sources: [Source]
  package var app: App
  package var state: [StateVariable]
  package var choices: [Choice]
  package var lists: [MenuList]
  package var commandBlocks: [CommandBlock]
  package var commands: [Command]
  /// The attributes of all commands, in the order of the commands.
  var attributeLocations: [AttributeLocation]
  package var screens: [Screen]
  /// Items outside a screen.
  package var topLevelItems: [Item]
  package var menus: [NamedMenu]
  /// Toolbars by themselves; a screen's own toolbar is in the screen.
  package var toolbars: [Toolbar]
  package var menuBar: MenuBar?
  package var quickActions: IconMenu?
  package var dockMenu: IconMenu?
  package var statusItems: [StatusItem]
  /// Every surface: those of items outside a screen, of each screen, then toolbars by themselves, the menu bar, the menus
  /// of the app's icon and status items.
  package internal(set) var surfaces: [Surface]
  package var guidelines: GuidelineSettings

  package init(sources: [Source], app: App) {
    self.sources = sources
    self.app = app
    self.state = []
    self.choices = []
    self.lists = []
    self.commandBlocks = []
    self.commands = []
    self.attributeLocations = []
    self.screens = []
    self.topLevelItems = []
    self.menus = []
    self.toolbars = []
    self.menuBar = nil
    self.statusItems = []
    self.surfaces = []
    self.guidelines = GuidelineSettings()
  }

  /// The numbers of all commands, in order.
  package var commandIDs: [CommandID] { commands.indices.map { CommandID($0) } }

  /// The menu bar, if it is all that the app has: an app without a menu bar on the screen shows none, and a module for
  /// others without an app menu is a part that adds its menus to theirs.
  package var wholeMenuBar: MenuBar? {
    guard let menuBar, !app.isAccessory, !isPart else { return nil }
    return menuBar
  }

  /// Whether the module adds its menus to the menu bar of another.
  package var isPart: Bool {
    guard app.access == .public, let menuBar else { return false }
    return !menuBar.menus.contains { if case .app = $0.kind { true } else { false } }
  }

  /// The controls of the app's own that screens and items show.
  package var shownCommands: [ShownCommand] {
    screens.flatMap { $0.shows + $0.items.flatMap(\.shows) } + topLevelItems.flatMap(\.shows)
  }

  /// The attributes of a command, in the order of the text.
  package func attributes(of command: Command) -> ArraySlice<AttributeLocation> {
    attributeLocations[command.attributes]
  }
}

/// A name with the place where it is written.
package struct Name: Sendable {
  /// The name, without backticks.
  package var text: String
  package var place: Place

  package init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}

/// What `app` says, with what it leaves unsaid filled in.
package struct App: Sendable {
  /// The name that prefixes the generated types: `Notes` in `NotesCommand`.
  package var name: String
  /// The place of `app`; nil in a module without it.
  package var place: Place?
  package var documentation: [String]
  package var platforms: [PlatformRequirement]
  /// The place of `platforms`; nil if it is not written.
  package var platformsPlace: Place?
  package var frameworks: [Framework]
  package var access: AccessLevel
  /// The localization table; nil for plain literals (`strings none`).
  package var stringsTable: String?
  /// The code of the language that the texts are written in: `en`, `pt-BR`.
  package var languageCode: String
  /// Whether `language` is written.
  package var saysLanguage: Bool
  /// Whether the app has no menu bar and no icon in the Dock (`LSUIElement`).
  package var isAccessory: Bool
  /// Whether people may change the shortcuts of menus (`keys changeable`).
  package var hasChangeableKeys = false

  /// An app with everything but its name at the defaults of the language.
  package init(name: String) {
    self.name = name
    self.place = nil
    self.documentation = []
    self.platforms = [
      PlatformRequirement(platform: .iOS, minimum: Version(17)),
      PlatformRequirement(platform: .iPadOS, minimum: Version(17)),
      PlatformRequirement(platform: .macOS, minimum: Version(14)),
    ]
    self.platformsPlace = nil
    self.frameworks = Framework.allCases
    self.access = .internal
    self.stringsTable = "Menus"
    self.languageCode = SourceLanguage.english.rawValue
    self.saysLanguage = false
    self.isAccessory = false
  }

  /// The language that the texts are written in.
  package var language: SourceLanguage { SourceLanguage(code: languageCode) ?? .english }

  /// The minimum version of a platform, or nil if the module is not for it.
  package func minimum(of platform: Platform) -> Version? {
    for requirement in platforms where requirement.platform == platform {
      return requirement.minimum
    }
    return nil
  }
}

/// The number of a state variable in `MenuModule.state`.
package struct StateID: Hashable, Sendable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
}

/// The number of a choice in `MenuModule.choices`.
package struct ChoiceID: Hashable, Sendable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
}

/// The number of a list in `MenuModule.lists`.
package struct ListID: Hashable, Sendable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
}

/// The number of a command in `MenuModule.commands`.
package struct CommandID: Hashable, Sendable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
}

/// The number of a named menu in `MenuModule.menus`.
package struct MenuID: Hashable, Sendable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
}

/// What menus depend on.
package struct StateVariable: Sendable {
  package var name: Name
  package var type: ValueType
  /// Whether none of the options of its choice may hold.
  package var isOptional: Bool
  package var documentation: [String]
  /// The whole declaration.
  package var place: Place

  package init(
    name: Name, type: ValueType, isOptional: Bool = false, documentation: [String], place: Place
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.documentation = documentation
    self.place = place
  }
}

/// The type of a state variable or of an expression.
package enum ValueType: Hashable, Sendable {
  case bool, int, string
  case choice(ChoiceID)
}

/// A set of options of which one holds, or none in an optional variable.
package struct Choice: Sendable {
  package var name: Name
  /// The name after `type`: that of the Swift type, where it is not the choice's own.
  package var type: Name?
  package var options: [Option]
  package var documentation: [String]
  package var place: Place

  /// One option of a choice.
  package struct Option: Sendable {
    package var name: Name
    package var title: Text
    package var symbol: Image?
    /// The shortcuts, the first of which menus show.
    package var keys: [KeyChord] = []
    package var help: Text?
    package var subtitle: Text?
    package var isVerbatim: Bool
    package var documentation: [String]
    package var place: Place

    /// The shortcut that menus show.
    package var key: KeyChord? { keys.first }

    package init(name: Name, title: Text, place: Place) {
      self.name = name
      self.title = title
      self.symbol = nil
      self.help = nil
      self.subtitle = nil
      self.isVerbatim = false
      self.documentation = []
      self.place = place
    }
  }

  /// The name of the Swift type, which has a capital.
  package var typeName: String { SwiftNames.upperCamel((type ?? name).text) }

  package init(name: Name, options: [Option], documentation: [String], place: Place) {
    self.name = name
    self.type = nil
    self.options = options
    self.documentation = documentation
    self.place = place
  }
}

/// Entries that the app supplies at run time.
package struct MenuList: Sendable {
  package var name: Name
  /// The name after `type`: that of the Swift type, where it is not the list's own.
  package var type: Name?
  /// The field of the state that holds the entries: `folders`.
  package var field: String
  /// Whether an entry may have entries.
  package var isNested = false
  package var documentation: [String]
  package var place: Place

  /// The name of the Swift type, which has a capital.
  package var typeName: String { SwiftNames.upperCamel((type ?? name).text) }

  package init(name: Name, field: String, documentation: [String], place: Place) {
    self.name = name
    self.type = nil
    self.field = field
    self.documentation = documentation
    self.place = place
  }
}

/// A text that people see, with the state variables in it.
package struct Text: Sendable {
  /// The pieces in order. A plain text has one literal, an empty text none.
  package var segments: [Segment]
  /// The forms for some numbers, and what they count; nil for a text that has none.
  package var plural: PluralForms?
  /// The names of the state variables in it, in order.
  package var variableNames: [String]
  /// The string token, with its quotes.
  package var place: Place

  /// A piece of a text.
  package enum Segment: Sendable {
    /// Characters, with escapes resolved.
    case literal(String)
    /// A state variable of type `Int` or `String`.
    case variable(StateID)
    /// The title of an option or an element: `{option}`.
    case option
  }

  package init(
    segments: [Segment], plural: PluralForms? = nil, variableNames: [String] = [], place: Place
  ) {
    self.segments = segments
    self.plural = plural
    self.variableNames = variableNames
    self.place = place
  }

  /// A text that is one literal.
  package init(literal: String, place: Place) {
    self.init(segments: literal.isEmpty ? [] : [.literal(literal)], place: place)
  }

  /// A text of nothing.
  package init(place: Place) {
    self.init(segments: [], place: place)
  }

  /// The characters of a text with no state variable in it, if they are one piece: empty for an empty text.
  package var literal: String? {
    guard let first = segments.first else { return "" }
    if case .literal(let literal) = first, segments.count == 1 { return literal }
    return nil
  }

  /// Whether it is the same in every state and for every option.
  package var isPlain: Bool {
    segments.allSatisfy { if case .literal = $0 { true } else { false } }
  }
}

/// The forms of a text for some numbers. The text itself is for all others.
package struct PluralForms: Sendable {
  /// The variable of type `Int` that is counted: the one after `by`, or else the first in the text.
  package let count: StateID
  /// The forms, in the order of the text, at most one for a category.
  package let forms: [Form]

  /// The text for the numbers of a category.
  package struct Form: Sendable {
    package let category: PluralCategory
    package let text: Text

    package init(category: PluralCategory, text: Text) {
      self.category = category
      self.text = text
    }
  }

  package init(count: StateID, forms: [Form]) {
    self.count = count
    self.forms = forms
  }
}

/// A picture of a command, an option, a submenu or a button.
package enum Image: Sendable {
  /// An SF Symbol.
  case symbol(ImageName)
  /// An image of the asset catalogue.
  case asset(ImageName)

  package var name: ImageName {
    switch self {
    case .symbol(let name), .asset(let name): return name
    }
  }

  /// Whether the picture shows also where the system hides those of menus.
  package var stays: Bool { name.stays }
}

/// The name of a symbol or asset, and what its attribute says besides.
package struct ImageName: Sendable {
  package var text: String
  /// The name alone.
  package var place: Place
  /// The bytes of the whole attribute: `symbol pin / pin.slash stays`.
  package var attribute: Span
  /// Whether `stays` is after it.
  package var stays: Bool

  package init(text: String, place: Place, attribute: Span, stays: Bool) {
    self.text = text
    self.place = place
    self.attribute = attribute
    self.stays = stays
  }

  /// The place of the whole attribute.
  package var attributePlace: Place { Place(source: place.source, span: attribute) }
}

/// The severities and thresholds that `guidelines` sets.
package struct GuidelineSettings: Sendable {
  /// An edition of the guidelines.
  package enum Edition: Int, Sendable, CaseIterable, Comparable {
    case edition2022 = 2022
    case edition2025 = 2025
    case edition2026 = 2026

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// All of them in a sentence: `2022, 2025 and 2026`.
    package static var list: String {
      let years = allCases.map { String($0.rawValue) }
      return years.dropLast().joined(separator: ", ") + " and " + String(latest.rawValue)
    }

    /// The edition that a new file names.
    package static let latest = Self.edition2026
    /// The edition of a module that names none.
    package static let unnamed = Self.edition2022
  }

  /// One line of a `guidelines` block.
  package struct Setting: Sendable {
    package var rule: Name
    package var change: Change

    package init(rule: Name, change: Change) {
      self.rule = rule
      self.change = change
    }
  }

  /// What a line sets.
  package enum Change: Sendable {
    case off
    case severity(Severity)
    case maximum(Int)
    case minimum(Int)
  }

  package var edition = Edition.unnamed
  /// Where the edition is written; nil where the default is meant.
  package var editionPlace: Place?
  /// Whether warnings are errors.
  package var isStrict = false
  /// The names of rules in `guidelines`, as they are written; whether there are such rules is not known here.
  package var namedRules: [Name] = []
  package var settings: [Setting] = []
  package var allowances: [Allowance] = []
  /// What `exclude` has, and the lines.
  package var exclusions: [String] = []
  package var exclusionPlaces: [Place] = []
  package var fileAllowances: [FileAllowance] = []

  /// Whether there is a `guidelines` block.
  package var isWritten = false

  package init() {}
}

/// An `allow rule in "file" "reason"`.
package struct FileAllowance: Sendable {
  package var rules: [Name]
  package var file: String
  /// The title of the entries that it is for; nil for all of the file.
  package var title: String?
  package var reason: String
  package var place: Place
}

/// An `@allow(rule, "reason")`.
package struct Allowance: Sendable {
  package var rule: Name
  package var reason: String
  /// The `@allow(…)` itself.
  package var place: Place
  /// The declaration or entry that it covers, with everything in it.
  package var scope: Place

  package init(rule: Name, reason: String, place: Place, scope: Place) {
    self.rule = rule
    self.reason = reason
    self.place = place
    self.scope = scope
  }
}
