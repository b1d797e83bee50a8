import MenuSyntax

/// All `.menu` files of one target, resolved.
///
/// Everything that has a name is in one array of its kind, in the order of the files and of the text in them,
/// and is referred to by its number there.
public struct MenuModule: Sendable {
  /// The files, in the order in which they were given; `Place.source` counts in it.
  public var sources: [Source]
  public var app: App
  public var state: [StateVariable]
  public var choices: [Choice]
  public var lists: [MenuList]
  public var commandBlocks: [CommandBlock]
  public var commands: [Command]
  /// The attributes of all commands, in the order of the commands.
  var attributeLocations: [AttributeLocation]
  public var screens: [Screen]
  /// Items outside a screen.
  public var topLevelItems: [Item]
  public var menus: [NamedMenu]
  /// Toolbars by themselves; a screen's own toolbar is in the screen.
  public var toolbars: [Toolbar]
  public var menuBar: MenuBar?
  public var guidelines: GuidelineSettings

  public init(sources: [Source], app: App) {
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
    self.guidelines = GuidelineSettings()
  }

  /// The attributes of a command, in the order of the text.
  public func attributes(of command: Command) -> ArraySlice<AttributeLocation> {
    attributeLocations[command.attributes]
  }
}

/// A name with the place where it is written.
public struct Name: Sendable {
  /// The name, without backticks.
  public var text: String
  public var place: Place

  public init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}

/// What `app` says, with what it leaves unsaid filled in.
public struct App: Sendable {
  /// The name that prefixes the generated types: `Notes` in `NotesCommand`.
  public var name: String
  /// The place of `app`; nil in a module without it.
  public var place: Place?
  public var documentation: [String]
  public var platforms: [PlatformRequirement]
  /// The place of `platforms`; nil if it is not written.
  public var platformsPlace: Place?
  public var frameworks: [Framework]
  public var access: AccessLevel
  /// The localization table; nil for plain literals (`strings none`).
  public var stringsTable: String?
  /// The code of the language that the texts are written in: `en`, `pt-BR`.
  public var languageCode: String
  /// Whether `language` is written.
  public var saysLanguage: Bool
  /// Whether the app has no menu bar and no icon in the Dock (`LSUIElement`).
  public var isAccessory: Bool

  /// An app with everything but its name at the defaults of the language.
  public init(name: String) {
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
  public var language: SourceLanguage { SourceLanguage(code: languageCode) ?? .english }

  /// The minimum version of a platform, or nil if the module is not for it.
  public func minimum(of platform: Platform) -> Version? {
    for requirement in platforms where requirement.platform == platform {
      return requirement.minimum
    }
    return nil
  }
}

/// The number of a state variable in `MenuModule.state`.
public struct StateID: Hashable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
}

/// The number of a choice in `MenuModule.choices`.
public struct ChoiceID: Hashable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
}

/// The number of a list in `MenuModule.lists`.
public struct ListID: Hashable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
}

/// The number of a command in `MenuModule.commands`.
public struct CommandID: Hashable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
}

/// The number of a named menu in `MenuModule.menus`.
public struct MenuID: Hashable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
}

/// What menus depend on.
public struct StateVariable: Sendable {
  public var name: Name
  public var type: ValueType
  public var documentation: [String]
  /// The whole declaration.
  public var place: Place

  public init(name: Name, type: ValueType, documentation: [String], place: Place) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.place = place
  }
}

/// The type of a state variable or of an expression.
public enum ValueType: Hashable, Sendable {
  case bool, int, string
  case choice(ChoiceID)
}

/// A set of options of which one holds.
public struct Choice: Sendable {
  public var name: Name
  /// The name behind `type`: that of the Swift type, where it is not the choice's own.
  public var type: Name?
  public var options: [Option]
  public var documentation: [String]
  public var place: Place

  /// One option of a choice.
  public struct Option: Sendable {
    public var name: Name
    public var title: Text
    public var symbol: Image?
    public var key: KeyChord?
    public var help: Text?
    public var subtitle: Text?
    public var isVerbatim: Bool
    public var documentation: [String]
    public var place: Place

    public init(name: Name, title: Text, place: Place) {
      self.name = name
      self.title = title
      self.symbol = nil
      self.key = nil
      self.help = nil
      self.subtitle = nil
      self.isVerbatim = false
      self.documentation = []
      self.place = place
    }
  }

  /// The name of the Swift type, which has a capital.
  public var typeName: String { SwiftNames.upperCamel((type ?? name).text) }

  public init(name: Name, options: [Option], documentation: [String], place: Place) {
    self.name = name
    self.type = nil
    self.options = options
    self.documentation = documentation
    self.place = place
  }
}

/// Entries that the app supplies at run time.
public struct MenuList: Sendable {
  public var name: Name
  /// The name behind `type`: that of the Swift type, where it is not the list's own.
  public var type: Name?
  /// The field of the state that holds the entries: `folders`.
  public var field: String
  public var documentation: [String]
  public var place: Place

  /// The name of the Swift type, which has a capital.
  public var typeName: String { SwiftNames.upperCamel((type ?? name).text) }

  public init(name: Name, field: String, documentation: [String], place: Place) {
    self.name = name
    self.type = nil
    self.field = field
    self.documentation = documentation
    self.place = place
  }
}

/// A text that people see, with the state variables in it.
public struct Text: Sendable {
  /// The pieces in order. A plain text has one literal, an empty text none.
  public var segments: [Segment]
  /// The forms for some numbers, and what they count; nil for a text that has none.
  public var plural: PluralForms?
  /// The string token, with its quotes.
  public var place: Place

  /// A piece of a text.
  public enum Segment: Sendable {
    /// Characters, with escapes resolved.
    case literal(String)
    /// A state variable of type `Int` or `String`.
    case variable(StateID)
  }

  public init(segments: [Segment], plural: PluralForms? = nil, place: Place) {
    self.segments = segments
    self.plural = plural
    self.place = place
  }

  /// A text that is one literal.
  public init(literal: String, place: Place) {
    self.init(segments: literal.isEmpty ? [] : [.literal(literal)], place: place)
  }

  /// A text of nothing.
  public init(place: Place) {
    self.init(segments: [], place: place)
  }

  /// The characters of a text with no state variable in it, if they are one piece: empty for an empty text.
  public var literal: String? {
    guard let first = segments.first else { return "" }
    if case .literal(let literal) = first, segments.count == 1 { return literal }
    return nil
  }

  /// Whether no state variable is in it.
  public var isPlain: Bool {
    !segments.contains { if case .variable = $0 { true } else { false } }
  }
}

/// The forms of a text for some numbers. The text itself is for all others.
public struct PluralForms: Sendable {
  /// The variable of type `Int` that is counted: the first in the text.
  public let count: StateID
  /// The forms, in the order of the text, at most one for a category.
  public let forms: [Form]

  /// The text for the numbers of a category.
  public struct Form: Sendable {
    public let category: PluralCategory
    public let text: Text

    public init(category: PluralCategory, text: Text) {
      self.category = category
      self.text = text
    }
  }

  public init(count: StateID, forms: [Form]) {
    self.count = count
    self.forms = forms
  }
}

/// A picture of a command, an option, a submenu or a button.
public enum Image: Sendable {
  /// An SF Symbol.
  case symbol(ImageName)
  /// An image of the asset catalogue.
  case asset(ImageName)

  public var name: ImageName {
    switch self {
    case .symbol(let name), .asset(let name): return name
    }
  }

  /// Whether the picture shows also where the system hides those of menus.
  public var stays: Bool { name.stays }
}

/// The name of a symbol or asset, and what its attribute says besides.
public struct ImageName: Sendable {
  public var text: String
  /// The name alone.
  public var place: Place
  /// The bytes of the whole attribute: `symbol pin / pin.slash stays`.
  public var attribute: Span
  /// Whether `stays` is behind it.
  public var stays: Bool

  public init(text: String, place: Place, attribute: Span, stays: Bool) {
    self.text = text
    self.place = place
    self.attribute = attribute
    self.stays = stays
  }

  /// The place of the whole attribute.
  public var attributePlace: Place { Place(source: place.source, span: attribute) }
}

/// The severities and thresholds that `guidelines` sets.
public struct GuidelineSettings: Sendable {
  /// An edition of the guidelines.
  public enum Edition: Int, Sendable, CaseIterable, Comparable {
    case edition2022 = 2022
    case edition2025 = 2025
    case edition2026 = 2026

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// All of them in a sentence: `2022, 2025 and 2026`.
    public static var list: String {
      let years = allCases.map { String($0.rawValue) }
      return years.dropLast().joined(separator: ", ") + " and " + String(latest.rawValue)
    }

    /// The edition that a new file names.
    public static let latest = Self.edition2026
    /// The edition of a module that names none.
    public static let unnamed = Self.edition2022
  }

  /// One line of a `guidelines` block.
  public struct Setting: Sendable {
    public var rule: Name
    public var change: Change

    public init(rule: Name, change: Change) {
      self.rule = rule
      self.change = change
    }
  }

  /// What a line sets.
  public enum Change: Sendable {
    case off
    case severity(Severity)
    case maximum(Int)
    case minimum(Int)
  }

  public var edition = Edition.unnamed
  /// Where the edition is written; nil where the default is meant.
  public var editionPlace: Place?
  /// Whether warnings are errors.
  public var isStrict = false
  /// The names of rules in `guidelines`, as they are written; whether there are such rules is not known here.
  public var namedRules: [Name] = []
  public var settings: [Setting] = []
  public var allowances: [Allowance] = []

  public init() {}
}

/// An `@allow(rule, "reason")`.
public struct Allowance: Sendable {
  public var rule: Name
  public var reason: String
  /// The `@allow(…)` itself.
  public var place: Place
  /// The declaration or entry that it covers, with everything in it.
  public var scope: Place

  public init(rule: Name, reason: String, place: Place, scope: Place) {
    self.rule = rule
    self.reason = reason
    self.place = place
    self.scope = scope
  }
}
