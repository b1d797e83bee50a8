import MenuSyntax

/// A screen or window.
public struct Screen: Sendable {
  public var name: Name
  public var scrolls: Bool
  public var hasTabBar: Bool
  public var isSettings: Bool
  public var items: [Item]
  public var background: ContextMenu?
  public var buttons: [MenuButton]
  public var toolbar: Toolbar?
  /// Edit menus that are direct children of the screen, where they do not belong.
  public var misplacedEditMenus: [EditMenu]
  public var documentation: [String]
  public var place: Place

  public init(name: Name, documentation: [String], place: Place) {
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

/// A thing on screen that people act on.
public struct Item: Sendable {
  public var name: Name
  public var preview: Preview?
  public var contextMenu: ContextMenu?
  public var editMenu: EditMenu?
  /// The reason that `no menu "…"` gives.
  public var noMenuReason: String?
  public var documentation: [String]
  /// The whole declaration.
  public var place: Place

  public init(name: Name, documentation: [String], place: Place) {
    self.name = name
    self.preview = nil
    self.contextMenu = nil
    self.editMenu = nil
    self.noMenuReason = nil
    self.documentation = documentation
    self.place = place
  }
}

/// What a context menu shows of its item.
public struct Preview: Sendable {
  /// The preview's outline.
  public enum Shape: Sendable {
    case rectangle
    /// Corners of this radius, in points.
    case rounded(Int)
    case capsule
    case circle
  }

  /// The name of the view that the app supplies.
  public var name: Name
  public var shape: Shape
  /// The command that a tap on the preview performs.
  public var opens: CommandID?
  public var drags: Bool
  public var place: Place

  public init(name: Name, place: Place) {
    self.name = name
    self.shape = .rectangle
    self.opens = nil
    self.drags = false
    self.place = place
  }
}

/// The context menu of an item or of a background.
public struct ContextMenu: Sendable {
  public var title: Text?
  /// Whether the entries keep the order of the text.
  public var isFixed: Bool
  public var entries: [Entry]
  /// `on PLATFORM` around the menu; nil for every platform.
  public var platforms: [Platform]?
  /// The words `context menu` and what belongs to them, without the block.
  public var header: Place
  public var place: Place

  public init(header: Place, place: Place) {
    self.title = nil
    self.isFixed = false
    self.entries = []
    self.platforms = nil
    self.header = header
    self.place = place
  }
}

/// The menu that appears at selected text or an insertion point.
public struct EditMenu: Sendable {
  /// What a double tap selects first.
  public enum Selection: Sendable {
    case word, all
  }

  /// Where the menu's arrow points.
  public enum Arrow: Sendable {
    case up, down, left, right
  }

  /// When something is selected.
  public var selection: Condition?
  /// When the pasteboard has something to paste.
  public var pasteboard: Condition?
  public var isUndoable: Bool
  public var selects: Selection?
  public var arrow: Arrow?
  public var entries: [Entry]
  public var platforms: [Platform]?
  public var header: Place
  public var place: Place

  public init(header: Place, place: Place) {
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

/// A button with a pull-down menu.
public struct MenuButton: Sendable {
  /// `More` for `more button`.
  public var name: Name
  public var isMore: Bool
  public var title: Text?
  public var image: Image?
  /// The command that a tap performs; the menu then waits for touch and hold.
  public var tap: CommandID?
  public var enabled: Condition?
  public var shown: Condition?
  public var entries: [Entry]
  public var platforms: [Platform]?
  /// Edit menus in the button, where they do not belong.
  public var misplacedEditMenus: [EditMenu]
  public var documentation: [String]
  public var header: Place
  public var place: Place

  public init(name: Name, header: Place, place: Place) {
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
public struct NamedMenu: Sendable {
  public var name: Name
  public var title: Text?
  public var image: Image?
  public var entries: [Entry]
  public var documentation: [String]
  public var header: Place
  public var place: Place

  public init(name: Name, header: Place, place: Place) {
    self.name = name
    self.title = nil
    self.image = nil
    self.entries = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// A toolbar, with a block a platform.
public struct Toolbar: Sendable {
  /// The name; nil for a screen's own toolbar without one.
  public var name: Name?
  public var blocks: [Block]
  public var documentation: [String]
  public var header: Place
  public var place: Place

  /// What a toolbar is on one platform.
  public struct Block: Sendable {
    /// The kind of an iPadOS toolbar.
    public enum Role: Sendable {
      case navigator, browser, editor
    }

    public var platform: Platform
    public var role: Role?
    public var isCustomizable: Bool
    public var isHideable: Bool
    public var entries: [Entry]
    /// The platform's word and the attributes behind it.
    public var header: Place
    public var place: Place

    public init(platform: Platform, header: Place, place: Place) {
      self.platform = platform
      self.role = nil
      self.isCustomizable = false
      self.isHideable = false
      self.entries = []
      self.header = header
      self.place = place
    }
  }

  public init(name: Name?, header: Place, place: Place) {
    self.name = name
    self.blocks = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// The menu bar.
public struct MenuBar: Sendable {
  public var menus: [BarMenu]
  public var documentation: [String]
  public var header: Place
  public var place: Place

  public init(header: Place, place: Place) {
    self.menus = []
    self.documentation = []
    self.header = header
    self.place = place
  }
}

/// A menu of the menu bar.
public struct BarMenu: Sendable {
  /// Which menu it is.
  public enum Kind: Sendable {
    case app, file, edit, format, view, window, help
    /// A menu of the app's own.
    case custom(Name)
    /// A named menu, shown under its own title.
    case named(MenuID)

    /// The system's menu that this is, which is also its row of standard names; nil for a menu of the app's own.
    public var standardPlace: StandardCommandPlace? {
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

  public var kind: Kind
  public var title: Text?
  public var image: Image?
  public var enabled: Condition?
  public var shown: Condition?
  /// Whether the system's own menu comes first, and the entries after it.
  public var isStandard: Bool
  public var entries: [Entry]
  public var platforms: [Platform]?
  public var header: Place
  public var place: Place

  public init(kind: Kind, header: Place, place: Place) {
    self.kind = kind
    self.title = nil
    self.image = nil
    self.enabled = nil
    self.shown = nil
    self.isStandard = false
    self.entries = []
    self.platforms = nil
    self.header = header
    self.place = place
  }
}
