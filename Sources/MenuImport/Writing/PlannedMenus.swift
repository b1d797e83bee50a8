import MenuModel
import MenuSyntax

/// A `.menu` file before it is printed.
struct PlannedMenus: Sendable {
  var appName: String
  /// The language of the texts, if it is not English.
  var language: String?
  /// Whether the app shows neither in the Dock nor with a menu bar.
  var isAccessory = false
  var edition: GuidelineSettings.Edition?
  var platforms: [Platform] = []
  /// The oldest systems, where the project says them.
  var minimums: [Platform: Version] = [:]
  var frameworks: [Framework] = []
  var variables: [PlannedVariable] = []
  var choices: [PlannedChoice] = []
  var lists: [PlannedList] = []
  var commands: [PlannedCommand] = []
  var screens: [PlannedScreen] = []
  /// Items outside of screens.
  var items: [PlannedItem] = []
  var toolbars: [PlannedToolbar] = []
  /// What code and `Info.plist` put at the app's icon on the Home Screen, one after the other.
  var quickActions: [PlannedPart] = []
  var dockMenu: PlannedPart?
  var statusItems: [PlannedStatusItem] = []
  var menus: [PlannedNamedMenu] = []
  var menuBar: PlannedMenuBar?
  /// Comments on what is in no menu.
  var rest: [PlannedEntry] = []
  /// What became of the entries of each surface that was found, by its number, and of what is in none, by `rest`.
  var reports: [Int: ImportReport] = [:]
  /// What each surface that was found is called in the file, by its number.
  var names: [Int: String] = [:]

  /// What all parts of the menu bar are called.
  static let menuBarName = "menu bar"
  static let quickActionsName = "quick actions"
  static let dockMenuName = "dock menu"

  /// What the swipe actions at an edge of an item are called.
  static func name(ofSwipesAt edge: SwipeActions.Edge, of item: String) -> String {
    "\(item) swipe \(edge.rawValue)"
  }

  /// The number for what is in no surface.
  static let rest = Int.max

  /// What became of all entries.
  var report: ImportReport {
    var report = ImportReport()
    for (_, part) in reports.sorted(by: { $0.key < $1.key }) { report.add(part) }
    report.commands = commands.count { !$0.isLeftOut }
    return report
  }
}

/// A variable of the state.
struct PlannedVariable: Sendable {
  var name: String
  /// `Bool`, `Int`, `String` or the name of a choice.
  var type: String
  /// The expressions of the app's code that it replaces.
  var expressions: [String]
  var place: Place
}

struct PlannedChoice: Sendable {
  var name: String
  var options: [Option]
  var place: Place

  struct Option: Sendable {
    var name: String
    var title: PlannedText
    var image: FoundImage?
    var key: FoundKey?
    var place: Place
  }
}

struct PlannedList: Sendable {
  var name: String
  /// The field of the state.
  var field: String
  var expressions: [String]
  /// Whether elements have elements.
  var isNested = false
  var place: Place
}

/// A text, with the variables that it shows.
struct PlannedText: Sendable, Equatable {
  enum Segment: Sendable, Equatable {
    case literal(String)
    case variable(String)
  }

  var segments: [Segment]
  /// What it was found as.
  var found: FoundText

  /// The text without its variables.
  var plain: String {
    var text = ""
    for case .literal(let part) in segments { text += part }
    return text
  }

  /// The text, if it has no variables in it.
  var literal: String? {
    let hasVariables = segments.contains { segment in
      if case .variable = segment { return true }
      return false
    }
    return hasVariables ? nil : plain
  }
}

struct PlannedCommand: Sendable {
  enum Payload: Sendable, Equatable {
    case none
    /// The variable whose choice is shown.
    case choose(String)
    case pick(String)
  }

  var name: String
  var title: PlannedText
  var titleWhenOn: PlannedText?
  /// Other titles and images, each while its condition holds.
  var titlesWhen: [(title: PlannedText, condition: String)] = []
  var label: PlannedText?
  var image: FoundImage?
  var imageWhenOn: FoundImage?
  var imagesWhen: [(image: FoundImage, condition: String)] = []
  var key: FoundKey?
  /// The shortcuts that menus do not show.
  var otherKeys: [FoundKey] = []
  /// Conditions in the words of the language.
  var enabled: String?
  var on: String?
  var isDestructive = false
  /// When it is; nil for always.
  var destructiveWhen: String?
  /// Whether it asks for something before it acts, as its title says.
  var asks = false
  var confirmation: PlannedText?
  var help: PlannedText?
  var subtitle: PlannedText?
  var keepsOpen = false
  var payload = Payload.none
  var action: FoundAction?
  var tag = 0
  var place: Place
  /// The surfaces that it is in, by their numbers.
  var surfaces: Set<Int> = []
  /// Whether it is not declared: it is in no surface that is written, or another file has it.
  var isLeftOut = false
}

/// An entry of a menu or toolbar.
struct PlannedEntry: Sendable {
  indirect enum Content: Sendable {
    /// A command, by its number, with another title or symbol.
    case command(Int, title: PlannedText?, symbol: FoundImage?, alternate: String?)
    /// The options or elements of a command in place.
    case each(Int)
    case separator
    case menu(title: PlannedText?, image: FoundImage?, entries: [PlannedEntry])
    case section(title: PlannedText, entries: [PlannedEntry])
    case row([PlannedEntry])
    case group([PlannedEntry])
    case when(String, [PlannedEntry])
    case on([Platform], [PlannedEntry])
    case standard(String, isAlternate: Bool)
    case text(PlannedText, image: FoundImage?)
    case segmented(String)
    case search(PlannedText)
    case view(String, PlannedText)
    case space, flexible
    /// Words on a line of their own.
    case comment(String)
    /// The same, in place of an entry that could not be read.
    case missing(String)
  }

  var content: Content
  /// The second line of a quick action.
  var subtitle: PlannedText?
  /// Whether it is in the customization palette alone.
  var isHidden = false
  /// The surface in which a command can be used at all times, by its number; nil where the code has a condition, or does not
  /// tell.
  var isEnabledIn: Int?
  var place: Place

  init(_ content: Content, _ place: Place) {
    self.content = content
    self.place = place
  }
}

extension [PlannedEntry] {
  /// The entries of another platform, whose comments are in the first.
  var withoutComments: [PlannedEntry] {
    var result: [PlannedEntry] = []
    for var entry in self {
      if case .comment = entry.content { continue }
      if case .missing = entry.content {
        if case .missing? = result.last?.content { continue }
        entry.content = .missing("not read, as above")
      }
      result.append(entry)
    }
    return result
  }
}

struct PlannedScreen: Sendable {
  var name: String
  var items: [PlannedItem] = []
  var buttons: [PlannedButton] = []
  var toolbar: PlannedToolbar?
  var place: Place
}

/// An item with its menu and its swipe actions.
struct PlannedItem: Sendable {
  /// Where it is in a plan: in a screen, or outside of those.
  struct ID: Sendable {
    var screen: Int?
    var number: Int
  }

  var name: String
  var parts: [PlannedPart]
  var place: Place

  func hasSwipe(at edge: SwipeActions.Edge) -> Bool {
    parts.contains { part in
      if case .swipe(edge, _) = part.kind { return true }
      return false
    }
  }
}

/// A menu or the swipe actions of an item, or what the app's icon has.
struct PlannedPart: Sendable {
  enum Kind: Sendable, Equatable {
    case contextMenu
    /// The menu of selected text.
    case editMenu
    case swipe(edge: SwipeActions.Edge, isFull: Bool)
    case quickActions, dockMenu
  }

  /// The surface that it was found as, by its number; so below.
  var surface: Int
  var kind: Kind
  /// Empty for all platforms of the app.
  var platforms: [Platform]
  var entries: [PlannedEntry]
  var place: Place
}

struct PlannedStatusItem: Sendable {
  var surface: Int
  var name: String
  var title: PlannedText?
  var image: FoundImage?
  var entries: [PlannedEntry]
  var place: Place
}

extension PlannedMenus {
  subscript(id: PlannedItem.ID) -> PlannedItem {
    get { id.screen.map { screens[$0].items[id.number] } ?? items[id.number] }
    set {
      if let screen = id.screen {
        screens[screen].items[id.number] = newValue
      } else {
        items[id.number] = newValue
      }
    }
  }

  /// Changes the menus and swipe actions of all items, and what the app's icon has.
  mutating func changeParts(_ change: (inout PlannedPart) -> Void) {
    for screen in screens.indices { screens[screen].items.changeParts(change) }
    items.changeParts(change)
    for index in quickActions.indices { change(&quickActions[index]) }
    if var menu = dockMenu {
      change(&menu)
      dockMenu = menu
    }
  }
}

extension [PlannedItem] {
  fileprivate mutating func changeParts(_ change: (inout PlannedPart) -> Void) {
    for index in indices {
      for part in self[index].parts.indices { change(&self[index].parts[part]) }
    }
  }
}

struct PlannedButton: Sendable {
  var surface: Int
  /// Nil for the More button.
  var name: String?
  var title: PlannedText?
  var image: FoundImage?
  var platforms: [Platform]
  var entries: [PlannedEntry]
  var place: Place
}

struct PlannedToolbar: Sendable {
  var surface: Int
  /// Nil for the toolbar of a screen.
  var name: String?
  var blocks: [(platform: Platform, entries: [PlannedEntry], place: Place)] = []
  var place: Place
}

struct PlannedNamedMenu: Sendable {
  var surface: Int
  var name: String
  var title: PlannedText?
  /// Why no surface shows it.
  var reason: String?
  var comment: String?
  var entries: [PlannedEntry]
  var place: Place
}

struct PlannedMenuBar: Sendable {
  var menus: [PlannedBarMenu] = []
  var place: Place
}

/// A menu of the menu bar.
struct PlannedBarMenu: Sendable {
  enum Kind: Sendable {
    /// One of the system's: `file`.
    case row(StandardCommandPlace)
    case own(name: String, title: PlannedText?)
    /// A line between the menus.
    case comment(PlannedEntry)
  }

  var kind: Kind
  /// Whether it is the system's own, with `entries` after what that has.
  var isStandard = false
  var onlyWhen: String?
  /// Empty for all platforms of the app.
  var platforms: [Platform] = []
  var entries: [PlannedEntry] = []
  var place: Place
}
