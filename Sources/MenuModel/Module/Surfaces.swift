import MenuSyntax

/// A screen or window.
package struct Screen: Sendable {
  package var name: Name
  package var scrolls: Bool
  package var hasTabBar: Bool
  package var isSettings: Bool
  /// Whether it is presented over a window.
  package var isSheet = false
  package var items: [Item]
  package var background: ContextMenu?
  package var buttons: [MenuButton]
  package var toolbar: Toolbar?
  /// What the app has controls of its own for, apart from items.
  package var shows: [ShownCommand] = []
  /// Edit menus that are direct children of the screen, where they do not belong.
  package var misplacedEditMenus: [EditMenu]
  package var documentation: [String]
  package var place: Place

  package init(name: Name, documentation: [String], place: Place) {
    self.name = name
    self.scrolls = false
    self.hasTabBar = false
    self.isSettings = false
    self.items = []
    self.background = nil
    self.buttons = []
    self.toolbar = nil
    self.misplacedEditMenus = []
    self.documentation = documentation
    self.place = place
  }
}

/// A command with a control of the app's own on a screen or an item: a name after `shows`.
package struct ShownCommand: Sendable {
  package var command: CommandID
  /// The platforms that it is on; nil for all.
  package var platforms: [Platform]?
  package var place: Place
}

/// A thing on screen that people act on.
package struct Item: Sendable {
  package var name: Name
  package var preview: Preview?
  package var contextMenu: ContextMenu?
  package var editMenu: EditMenu?
  /// At most one for each edge.
  package var swipes: [SwipeActions] = []
  /// The platforms that the item is on; nil for all.
  package var platforms: [Platform]?
  /// What the item has controls of the app's own for.
  package var shows: [ShownCommand] = []
  /// Where the item has no menu on purpose; nil where nothing is said.
  package var noMenu: NoMenu?
  package var documentation: [String]
  /// The whole declaration.
  package var place: Place

  package init(name: Name, documentation: [String], place: Place) {
    self.name = name
    self.preview = nil
    self.contextMenu = nil
    self.editMenu = nil
    self.documentation = documentation
    self.place = place
  }

  /// `no menu "…"`.
  package struct NoMenu: Sendable {
    package var reason: String
    /// The platforms that it is for; nil for all.
    package var platforms: [Platform]?
    package var place: Place
  }
}

/// What a context menu shows of its item.
package struct Preview: Sendable {
  /// The preview's outline.
  package enum Shape: Sendable {
    case rectangle
    /// Corners of this radius, in points.
    case rounded(Int)
    case capsule
    case circle
  }

  /// The name of the view that the app supplies.
  package var name: Name
  package var shape: Shape
  /// The command that a tap on the preview performs.
  package var opens: CommandID?
  package var drags: Bool
  package var place: Place

  package init(name: Name, place: Place) {
    self.name = name
    self.shape = .rectangle
    self.opens = nil
    self.drags = false
    self.place = place
  }
}

/// The context menu of an item or of a background.
package struct ContextMenu: Sendable {
  package var title: Text?
  /// Whether the entries keep the order of the text.
  package var isFixed: Bool
  package var entries: [Entry]
  /// `on PLATFORM` around the menu; nil for every platform.
  package var platforms: [Platform]?
  /// The words `context menu` and what belongs to them, without the block.
  package var header: Place
  package var place: Place

  package init(header: Place, place: Place) {
    self.title = nil
    self.isFixed = false
    self.entries = []
    self.platforms = nil
    self.header = header
    self.place = place
  }
}

/// The menu that appears at selected text or an insertion point.
package struct EditMenu: Sendable {
  /// What a double tap selects first.
  package enum Selection: Sendable {
    case word, all
  }

  /// Where the menu's arrow points.
  package enum Arrow: String, Sendable {
    case up, down, left, right
  }

  /// When something is selected.
  package var selection: Condition?
  /// When the pasteboard has something to paste.
  package var pasteboard: Condition?
  package var isUndoable: Bool
  package var selects: Selection?
  package var arrow: Arrow?
  package var entries: [Entry]
  package var platforms: [Platform]?
  package var header: Place
  package var place: Place

  package init(header: Place, place: Place) {
    self.selection = nil
    self.pasteboard = nil
    self.isUndoable = false
    self.selects = nil
    self.arrow = nil
    self.entries = []
    self.platforms = nil
    self.header = header
    self.place = place
  }
}

/// What a swipe across a row shows at one of its edges.
package struct SwipeActions: Sendable {
  /// An edge of a row.
  package enum Edge: String, Sendable {
    case leading, trailing
  }

  package var edge: Edge
  /// Whether a full swipe performs the first of the actions.
  package var isFull: Bool
  /// The actions, the first at the edge.
  package var entries: [Entry]
  /// `on PLATFORM` around them; nil for every platform.
  package var platforms: [Platform]?
  package var header: Place
  package var place: Place

  package init(edge: Edge, header: Place, place: Place) {
    self.edge = edge
    self.isFull = false
    self.entries = []
    self.platforms = nil
    self.header = header
    self.place = place
  }
}

/// What the app's icon offers: the quick actions of the Home Screen, or the menu in the Dock.
package struct IconMenu: Sendable {
  package var entries: [Entry]
  package var documentation: [String]
  package var header: Place
  package var place: Place

  package init(header: Place, place: Place) {
    self.entries = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// An item at the end of the Mac's menu bar, with its menu.
package struct StatusItem: Sendable {
  package var name: Name
  package var title: Text?
  package var image: Image?
  /// The command that a click performs; the menu then waits for a right click.
  package var tap: CommandID?
  package var enabled: Condition?
  package var shown: Condition?
  /// `only when`: when it is in the menu bar; nil for one that always is.
  package var presence: Presence?
  package var entries: [Entry]
  package var documentation: [String]
  package var header: Place
  package var place: Place

  package init(name: Name, header: Place, place: Place) {
    self.name = name
    self.title = nil
    self.image = nil
    self.tap = nil
    self.enabled = nil
    self.shown = nil
    self.presence = nil
    self.entries = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// A button with a pull-down menu.
package struct MenuButton: Sendable {
  /// `More` for `more button`.
  package var name: Name
  package var isMore: Bool
  package var title: Text?
  package var image: Image?
  /// The command that a tap performs; the menu then waits for touch and hold.
  package var tap: CommandID?
  package var enabled: Condition?
  package var shown: Condition?
  package var entries: [Entry]
  package var platforms: [Platform]?
  /// Edit menus in the button, where they do not belong.
  package var misplacedEditMenus: [EditMenu]
  package var documentation: [String]
  package var header: Place
  package var place: Place

  package init(name: Name, header: Place, place: Place) {
    self.name = name
    self.isMore = false
    self.title = nil
    self.image = nil
    self.tap = nil
    self.enabled = nil
    self.shown = nil
    self.entries = []
    self.platforms = nil
    self.misplacedEditMenus = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// A menu that other menus include or show as a submenu.
package struct NamedMenu: Sendable {
  package var name: Name
  package var title: Text?
  /// The second line where it is a submenu.
  package var subtitle: Text?
  package var image: Image?
  package var entries: [Entry]
  package var documentation: [String]
  package var header: Place
  package var place: Place

  package init(name: Name, header: Place, place: Place) {
    self.name = name
    self.title = nil
    self.subtitle = nil
    self.image = nil
    self.entries = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// A toolbar, with a block a platform.
package struct Toolbar: Sendable {
  /// The name; nil for a screen's own toolbar without one.
  package var name: Name?
  /// One for each platform, also where `iOS, iPadOS { … }` is the text of several.
  package var blocks: [Block]
  package var documentation: [String]
  package var header: Place
  package var place: Place

  /// What a toolbar is on one platform.
  package struct Block: Sendable {
    /// The kind of an iPadOS toolbar.
    package enum Role: String, Sendable {
      case navigator, browser, editor
    }

    package var platform: Platform
    package var role: Role?
    package var isCustomizable: Bool
    package var isHideable: Bool
    package var entries: [Entry]
    /// The platform's word and the attributes after it.
    package var header: Place
    package var place: Place

    package init(platform: Platform, header: Place, place: Place) {
      self.platform = platform
      self.role = nil
      self.isCustomizable = false
      self.isHideable = false
      self.entries = []
      self.header = header
      self.place = place
    }
  }

  package init(name: Name?, header: Place, place: Place) {
    self.name = name
    self.blocks = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

extension [Toolbar.Block] {
  /// The entries of the blocks, in the order of the text; once for platforms that share a block.
  package var entries: [Entry] {
    var seen: Set<Place> = []
    return filter { seen.insert($0.place).inserted }.flatMap(\.entries)
  }
}

/// The menu bar.
package struct MenuBar: Sendable {
  package var menus: [BarMenu]
  package var documentation: [String]
  package var header: Place
  package var place: Place

  package init(header: Place, place: Place) {
    self.menus = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// A menu of the menu bar.
package struct BarMenu: Sendable {
  /// Which menu it is.
  package enum Kind: Sendable {
    case app, file, edit, format, view, window, help
    /// A menu of the app's own.
    case custom(Name)
    /// A named menu, shown under its own title.
    case named(MenuID)

    /// The system's menu that this is, which is also its row of standard names; nil for a menu of the app's own.
    package var standardPlace: StandardCommandPlace? {
      switch self {
      case .app: return .app
      case .file: return .file
      case .edit: return .edit
      case .format: return .format
      case .view: return .view
      case .window: return .window
      case .help: return .help
      case .custom, .named: return nil
      }
    }
  }

  package var kind: Kind
  package var title: Text?
  package var image: Image?
  package var enabled: Condition?
  package var shown: Condition?
  /// `only when`: when the menu is in the menu bar; nil for a menu that always is.
  package var presence: Presence?
  /// Whether the system's own menu comes first, and the entries after it.
  package var isStandard: Bool
  package var entries: [Entry]
  package var platforms: [Platform]?
  package var header: Place
  package var place: Place

  package init(kind: Kind, header: Place, place: Place) {
    self.kind = kind
    self.title = nil
    self.image = nil
    self.enabled = nil
    self.shown = nil
    self.presence = nil
    self.isStandard = false
    self.entries = []
    self.platforms = nil
    self.header = header
    self.place = place
  }
}
