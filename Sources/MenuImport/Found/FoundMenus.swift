import MenuModel
import MenuSyntax

/// The menus of an app as its files have them: what the readers find, and what the writer makes a `.menu` file of.
///
/// A `Place` in it is one in `sources`. Nothing is decided here: a command that is in two places is found twice, and what
/// a reader can't make out is an entry that says so.
package struct FoundMenus: Sendable {
  /// The files that were read, in the order of their paths.
  package var sources: [Source]
  /// What the app's project says.
  package var project = ProjectFacts()
  /// The app's name, if a file says it: the title of the app menu.
  package var appName: String?
  package var surfaces: [FoundSurface]
  /// The numbers of the Swift files that apps begin in.
  var appStarts: [Int] = []
  /// The numbers of the Swift files that say that a program wrote them.
  var generated: Set<Int> = []
  /// The windows of SwiftUI that the system has New Window for.
  package var newWindows: [NewWindow] = []
  /// Whether an app of SwiftUI has nothing but windows that are there once, so that it has no New Window.
  var hasSingleWindows = false
  /// The scenes of SwiftUI that show the settings of an app without `Settings` in a window like others.
  package var settingsWindows: [Place] = []
  /// The apps of SwiftUI on the Mac, by their names.
  var viewApps: [Place] = []
  /// What apps of SwiftUI add to the menu bar and is not known.
  var unreadCommands: [Place] = []
  /// The shortcuts of what nobody sees: they are further ones of a command that does the same.
  var hiddenKeys: [HiddenKey] = []
  /// Action sheets, bar items of storyboards, and swipe actions of an edge that is not known. The language has no place for
  /// them, so only the rules on titles and roles look at them.
  package var unplaceable: [FoundSurface] = []
  /// The items at the end of the Mac's menu bar that code makes.
  var statusItems: [FoundStatusItem] = []
  /// The buttons with shortcuts that are in no menu and no toolbar, by the views that show them.
  var keyButtons: [FoundSurface] = []
  /// Where code gives shortcuts with Command on an iPad.
  var keyCalls: [Place] = []
  /// The items of UIKit's bars that have an image and no words.
  var buttonsWithoutTitles: [Place] = []
  /// What code makes for menus and toolbars and is in no surface: entries that say why.
  package var unread: [FoundEntry] = []
  /// The texts of the app in its languages, by the keys that the titles have.
  package var texts: LocalizedTexts
  /// Where the texts of `.strings` files are.
  var textPlaces: [TextPlace] = []
  /// What could not be read of the files: a broken XIB, a strings file that breaks off.
  package var diagnostics: [Diagnostic]

  package init(
    sources: [Source], appName: String? = nil, surfaces: [FoundSurface] = [],
    texts: LocalizedTexts = LocalizedTexts(), diagnostics: [Diagnostic] = []
  ) {
    self.sources = sources
    self.appName = appName
    self.surfaces = surfaces
    self.texts = texts
    self.diagnostics = diagnostics
  }
}

/// A shortcut of a control that is hidden, or of a key command without a title.
struct HiddenKey: Sendable {
  var action: FoundAction
  var key: FoundKey
  var title: FoundText?
  /// The type whose code has it.
  var owner: String?
}

/// A `WindowGroup` by which an app has New Window in its File menu on the Mac, with Command-N.
package struct NewWindow: Sendable {
  /// The name `WindowGroup`.
  package var place: Place
}

/// A menu bar, a menu or a toolbar.
package struct FoundSurface: Sendable {
  package enum Kind: Sendable, Equatable {
    /// The menu bar; its entries are its menus.
    case menuBar
    /// What is added to the menu bar at the menu or group that SwiftUI or UIKit calls `place`: `newItem`, `file`.
    case menuBarPart(place: String, position: BarPosition)
    case contextMenu
    /// The menu of selected text, among whose commands the system has its own.
    case editMenu
    /// The menu of a button.
    case pullDown(title: FoundText?, image: FoundImage?)
    /// A menu of which the file doesn't tell where it is shown.
    case menu(title: FoundText?)
    case toolbar
    /// What a swipe across a row shows at an edge. `isFull` is whether a full swipe performs the first action.
    case swipe(edge: SwipeActions.Edge, isFull: Bool)
    /// What people can choose at the app's icon on the Home Screen.
    case quickActions
    case dockMenu
    /// A menu of `MenuBarExtra` or `NSStatusItem`, with what the item shows.
    case statusMenu(title: FoundText? = nil, image: FoundImage? = nil)
  }

  /// Where a part of the menu bar goes, seen from the menu or group that it names.
  package enum BarPosition: Sendable, Equatable {
    case before, after, replacing
    /// What it names is taken away: `remove(menu:)`.
    case removed
    /// A menu of its own: `CommandMenu`.
    case ownMenu
  }

  package var kind: Kind
  /// The type or object that has it: `NoteListView`, `MainWindowController`.
  package var owner: String?
  /// The function, property or label that makes it: `contextMenu(for:)`.
  package var name: String?
  /// The framework that shows it.
  package var framework: Framework
  /// The platforms that the file builds it for; empty for all that the framework has.
  package var platforms: Set<Platform>
  package var entries: [FoundEntry]
  /// Whether the language has no place for it.
  var isUnplaceable = false
  /// Whether it is the buttons of an alert or an action sheet, or an item of a bar, of which titles are checked as those of
  /// swipes are.
  var isOfControls = false
  /// Whether its commands are not for the menu bar of a Mac: it is in a sheet, or a toolbar with places that only an iPhone or
  /// iPad has.
  var isOutsideMenuBar = false
  package var place: Place

  package init(
    _ kind: Kind, owner: String? = nil, name: String? = nil, framework: Framework,
    platforms: Set<Platform> = [], entries: [FoundEntry], place: Place
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.framework = framework
    self.platforms = platforms
    self.entries = entries
    self.place = place
  }
}

extension FoundSurface {
  /// Whether it is what a swipe across a row shows.
  var isSwipe: Bool {
    if case .swipe = kind { return true }
    return false
  }

  /// Whether it is a list of key commands, or of buttons with shortcuts, which are in a menu only if people look for them
  /// while they hold Command.
  var isKeyList: Bool { name == Self.nameOfKeys }

  /// What UIKit's property of a responder is called.
  static let nameOfKeys = "keyCommands"

  /// Whether it is the menu of a status item.
  var isStatusMenu: Bool {
    if case .statusMenu = kind { return true }
    return false
  }
}

/// An entry of a menu or toolbar.
package struct FoundEntry: Sendable {
  package indirect enum Content: Sendable {
    case command(FoundCommand)
    case separator
    /// A submenu, or a menu of the menu bar. `system` is its `systemMenu` in Interface Builder, or the name of the
    /// standard menu that it is for another reason.
    case menu(title: FoundText, image: FoundImage?, system: String?, entries: [FoundEntry])
    /// Entries with separators around them, and maybe a title: `Section`, an inline `UIMenu`.
    case section(title: FoundText?, entries: [FoundEntry])
    /// Entries side by side: `ControlGroup`, `UIMenu` with small or medium elements.
    case row(entries: [FoundEntry])
    /// Entries that the app supplies as it runs: `ForEach`, a menu with a delegate. `element` is the collection's name or
    /// the type of the element; `template` is how one is made.
    case list(element: String, template: [FoundEntry])
    /// One of several, with a check mark: `Picker`.
    case choice(title: FoundText, variable: String, options: [FoundOption])
    /// Entries that show only while `condition` holds, and those that show otherwise.
    case condition(FoundCondition, then: [FoundEntry], otherwise: [FoundEntry])
    /// Entries for some platforms, by `#if os(…)`.
    case platforms(Set<Platform>, entries: [FoundEntry])
    /// An entry that the language has a `standard` name for, such as a toolbar's `flexible`, `space`, `sidebar`.
    case standard(String)
    /// A line of text, which informs and cannot be chosen.
    case text(FoundText, image: FoundImage?)
    /// A view in a toolbar, a search field among them, with the text that it shows.
    case view(name: String, label: FoundText?)
    /// An entry, or more, that couldn't be read. `reason` ends a sentence: "title from the variable `name`".
    case unread(reason: String)
  }

  package var content: Content
  /// Whether it is in the customization palette of its toolbar, and not in the toolbar at first.
  package var isInPaletteOnly = false
  /// Whether the elements of a list have elements themselves, which are in submenus.
  package var isNested = false
  /// Whether it is a recursive call: the entries of the function or view around it come here again.
  var isRecursion = false
  /// What a list shows, where that is known: an entry for each case of an enum.
  package var cases: [FoundEntry] = []
  package var place: Place

  package init(_ content: Content, place: Place) {
    self.content = content
    self.place = place
  }
}

/// A command at one place.
package struct FoundCommand: Sendable {
  package var title: FoundText
  /// The title while it is on, by a choice of two at the place.
  package var titleWhenOn: FoundText?
  /// Other titles, each while its condition holds: the first that does.
  package var titlesWhen: [FoundCase<FoundText>] = []
  /// What VoiceOver says in place of the title.
  package var label: FoundText?
  /// `NSUserInterfaceItemIdentifier` or accessibility identifier: the best name that there is.
  package var identifier: String?
  package var action: FoundAction?
  /// The tag of an `NSMenuItem`, which tells items with the same selector apart; 0 by default.
  package var tag = 0
  package var key: FoundKey?
  /// The shortcuts that work although menus do not show them.
  package var otherKeys: [FoundKey] = []
  /// The code that gives it a shortcut, if that could not be read: then it has one that isn't known.
  package var unreadKey: String?
  package var image: FoundImage?
  package var imageWhenOn: FoundImage?
  /// Other images, each while its condition holds: the first that does.
  package var imagesWhen: [FoundCase<FoundImage>] = []
  package var isDestructive = false
  /// When it is destructive; nil for always.
  package var destructiveWhen: FoundCondition?
  /// Whether it is red without the role: `.tint(.red)`.
  var isRed = false
  /// When it can be used.
  package var enabled: FoundCondition?
  /// When it is there.
  package var shown: FoundCondition?
  /// When it has a check mark, or its second title.
  package var on: FoundCondition?
  /// Whether it has a check mark, or is a switch: two titles are then those of its states.
  var isCheckable = false
  /// Whether it takes the place of the entry before it while modifiers are held.
  package var isAlternate = false
  package var help: FoundText?
  package var subtitle: FoundText?
  /// The question that is asked before it acts, where it is written at the command or in its code.
  package var confirmation: FoundText?
  /// Whether it asks for input before it acts; nil if its code does not tell.
  package var asks: Bool?
  /// Whether its code asks a question before it acts; nil if that is not seen.
  package var isConfirmed: Bool?
  package var keepsOpen = false
  /// Whether its action is what it opens or shares, and the system does that: `Link`, `ShareLink`.
  package var isLink = false
  /// Whether it is a `UIKeyCommand`, of which people see the title and the keys alone unless it is in a menu.
  var isKeyCommand = false
  /// Whether its label has a condition, and so may show whether it is on.
  var mayShowState = false
  /// The variable that it turns over, if it does nothing else.
  var switched: String?
  /// Whether an outlet of Interface Builder leads to it, so that code can change it.
  var hasOutlet = false
  /// Whether code hides it and lets its shortcut work all the same.
  var isHiddenForKey = false
  /// Whether it is an item of Interface Builder that nothing is connected to, so that it does nothing.
  package var isUnconnected = false

  package init(title: FoundText) { self.title = title }
}

/// An option of a choice.
package struct FoundOption: Sendable {
  /// The value's name in code: `name` of `.tag(SortOrder.name)`.
  package var name: String?
  package var title: FoundText
  package var image: FoundImage?
  package var key: FoundKey?
  /// The code that gives it a shortcut, if that could not be read.
  package var unreadKey: String?
  package var place: Place

  package init(name: String?, title: FoundText, image: FoundImage? = nil, place: Place) {
    self.name = name
    self.title = title
    self.image = image
    self.place = place
  }
}

/// A text that people see.
package struct FoundText: Sendable, Equatable {
  package enum Segment: Sendable, Hashable {
    case literal(String)
    /// A value put into the text. `name` is taken from the expression: `noteCount` of `notes.count`.
    case value(name: String, expression: String, isNumber: Bool)
  }

  /// What the text is; nil if only the running app knows, and then `expression` is what the code has.
  package var segments: [Segment]?
  /// The code that gives the text, where it is not a literal.
  package var expression: String?
  /// The key that translations have it under: the key of a strings table, or `ObjectID.title`.
  package var key: String?
  /// The table of `key`; nil for `Localizable`, and for the table of the file itself in Interface Builder.
  package var table: String?
  /// Whether it is a help tag or what VoiceOver says, in place of a title that people do not see.
  package var isSpoken = false
  /// Whether there is no text: the label is an image alone.
  package var isAbsent = false
  /// The literal in Swift that has the text, or its key; nil where it is made of several, or changed.
  package var written: Place?
  /// Whether the literal is that of a constant, which can be more than a title.
  package var isOfConstant = false
  package var place: Place

  /// A text without values.
  package init(_ literal: String, key: String? = nil, table: String? = nil, place: Place) {
    segments = [.literal(literal)]
    self.key = key
    self.table = table
    self.place = place
  }

  package init(segments: [Segment]?, expression: String?, place: Place) {
    self.segments = segments
    self.expression = expression
    self.place = place
  }

  /// The text, if it has no values in it.
  package var literal: String? {
    guard let segments else { return nil }
    if segments.isEmpty { return "" }
    guard segments.count == 1, case .literal(let text) = segments[0] else { return nil }
    return text
  }
}

/// What a command does.
package enum FoundAction: Sendable, Equatable {
  /// A selector, `toggleSidebar:`, sent to the first responder, or to an object of the class `target`.
  case selector(String, target: String?)
  /// Lines of code: a closure, without its braces. `call` is the function that it calls first: `delete`.
  case code(String, call: String?, place: Place)
}

/// A condition, as the code has it.
package struct FoundCondition: Sendable, Equatable {
  /// The expression: `notes.isEmpty`.
  package var expression: String
  /// Whether the condition is that `expression` is false: `.disabled(notes.isEmpty)` is `enabled` by this.
  package var isNegated: Bool
  package var place: Place

  package init(_ expression: String, isNegated: Bool = false, place: Place) {
    self.expression = expression
    self.isNegated = isNegated
    self.place = place
  }
}

/// What a command has while a condition holds.
package struct FoundCase<Value: Sendable & Equatable>: Sendable, Equatable {
  package var value: Value
  package var condition: FoundCondition

  package init(_ value: Value, when condition: FoundCondition) {
    self.value = value
    self.condition = condition
  }
}

/// A keyboard shortcut.
package struct FoundKey: Sendable, Equatable {
  package var shortcut: StandardShortcut
  package var place: Place
  /// Where AppKit or UIKit is given its modifiers.
  var modifiers: Modifiers?

  /// Where modifiers are given, and to which framework.
  struct Modifiers: Sendable, Equatable {
    var place: Place
    var framework: Framework
  }

  package init(_ shortcut: StandardShortcut, place: Place) {
    self.shortcut = shortcut
    self.place = place
  }
}

/// An image by its name.
package struct FoundImage: Sendable, Equatable {
  package var name: String
  /// Whether it is an SF Symbol rather than an image of the app.
  package var isSymbol: Bool
  /// The image that a menu or its button has at times instead, and when: `ellipsis` while `isMac`.
  var other: String?
  package var place: Place

  package init(_ name: String, isSymbol: Bool, place: Place) {
    self.name = name
    self.isSymbol = isSymbol
    self.place = place
  }
}
