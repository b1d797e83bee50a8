import MenuSyntax

/// Where entries are.
struct EntryContext {
  enum Surface {
    case contextMenu, editMenu, pullDown, namedMenu, menuBar, dockMenu, statusItem
    /// Surfaces of single commands, without submenus and separators.
    case swipe, quickActions
    /// A block of a toolbar, for one platform or for several.
    case toolbar([Platform])
  }

  var surface: Surface
  /// The row of standard names that belongs here; nil where any does.
  var row: StandardCommandPlace?
  /// Whether the system's own menu, with its commands, comes before the entries.
  var followsSystemMenu = false
  /// Whether the entries are in a toolbar's `group`.
  var isInGroup = false
  /// Whether the entries are elements side by side.
  var isInRow = false
  /// Whether the entries are in a toolbar's `when`.
  var isConditional = false
  /// Whether the entries are those of a menu in a toolbar, not of the toolbar itself.
  var isMenu = false
  /// The area of an iOS or iPadOS toolbar that the entries are in.
  var area: Entry.Area?

  init(surface: Surface, row: StandardCommandPlace? = nil) {
    self.surface = surface
    self.row = row
    if case .toolbar = surface { self.row = .toolbar }
    if case .editMenu = surface { self.row = .edit }
  }

  /// Whether entries are items of a toolbar of other platforms than the Mac.
  var isInToolbarOfTouch: Bool {
    if case .toolbar(let platforms) = surface { return !isMenu && platforms != [.macOS] }
    return false
  }

  /// What a surface of single commands is called; nil for any other.
  var commandsOnly: String? {
    switch surface {
    case .swipe: return "swipe actions"
    case .quickActions: return "quick actions"
    default: return nil
    }
  }

  var isQuickActions: Bool {
    if case .quickActions = surface { return true }
    return false
  }

  /// Whether entries are toolbar items.
  var isToolbar: Bool {
    if case .toolbar = surface { return !isMenu }
    return false
  }

  /// Whether the entries are those of a named menu, which a toolbar can include.
  var isNamedMenu: Bool {
    if case .namedMenu = surface { return true }
    return false
  }

  /// The areas that are allowed next to the entries: those that all platforms of their toolbar's block have.
  var areas: [Entry.Area] {
    isInGroup || isConditional || area != nil ? [] : toolbarAreas
  }

  /// Whether a title menu is allowed next to the entries: in the block of a toolbar with areas, or in its leading one.
  var takesTitleMenu: Bool {
    !isInGroup && !isConditional && !toolbarAreas.isEmpty && (area == nil || area == .leading)
  }

  private var toolbarAreas: [Entry.Area] {
    guard case .toolbar(let platforms) = surface, !isMenu else { return [] }
    return Entry.Area.shared(by: platforms)
  }

  /// The entries of a row or a palette inside.
  var sideBySide: EntryContext {
    var context = self
    context.isInRow = true
    return context
  }

  /// The entries of a menu inside.
  var submenu: EntryContext {
    var context = self
    context.isMenu = true
    context.followsSystemMenu = false
    context.isInGroup = false
    context.isInRow = false
    context.isConditional = false
    if case .toolbar = surface { context.row = nil }
    return context
  }
}

/// What precedes an entry: an alternate takes its place.
enum Predecessor {
  case none, separator, submenu, other

  /// What an entry of such a node is.
  init(_ kind: NodeKind) {
    switch kind {
    case .separatorEntry: self = .separator
    case .menuEntry: self = .submenu
    default: self = .other
    }
  }
}
