#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  /// A menu bar in SwiftUI: `.commands { NotesMenuBar(menus) }`.
  ///
  /// `menugen` generates what SwiftUI requires as static types: which entries go where. The window in
  /// front determines which commands are enabled and performs them; see `menuCommands(_:)`.
  @MainActor
  public protocol MenuBarLayout: MenuBarSurface, Commands {
    /// What `systemMenus(_:)` returns.
    associatedtype SystemMenus: Commands = EmptyCommands
    /// What `ownMenus(_:)` returns.
    associatedtype OwnMenus: Commands = EmptyCommands

    /// The entries in the system's menus.
    @CommandsBuilder func systemMenus(_ bar: MenuBarProxy<Self>) -> SystemMenus
    /// The app's own menus.
    @CommandsBuilder func ownMenus(_ bar: MenuBarProxy<Self>) -> OwnMenus
  }

  extension MenuBarLayout where SystemMenus == EmptyCommands {
    public func systemMenus(_ bar: MenuBarProxy<Self>) -> EmptyCommands { EmptyCommands() }
  }

  extension MenuBarLayout where OwnMenus == EmptyCommands {
    public func ownMenus(_ bar: MenuBarProxy<Self>) -> EmptyCommands { EmptyCommands() }
  }

  extension MenuBarLayout {
    /// The menus. While no window is in front, commands that affect the app go to the menu bar's own
    /// context and all others are dimmed.
    public var body: some Commands {
      let _ = HiddenKeys.shared.note(self)
      let bar = MenuBarProxy(surface: self)
      return Group {
        systemMenus(bar)
        ownMenus(bar)
      }
    }
  }

  /// The menus of one module as an addition to another module's menu bar:
  /// `.commands { MailMenuBar(menus); MenuBarAddition(FeedbackMenuBar(feedback)) }`.
  ///
  /// Entries for the system's menus go after the existing ones.
  public struct MenuBarAddition<Surface: MenuBarLayout>: Commands {
    private let surface: Surface

    /// Creates the addition from the menu bar of its module.
    public init(_ bar: Surface) {
      surface = bar
    }

    /// The menus.
    public var body: some Commands {
      let _ = HiddenKeys.shared.note(surface)
      let bar = MenuBarProxy(surface: surface)
      return Group {
        AddedEntries(bar: bar, place: .app, group: .appSettings)
        AddedEntries(bar: bar, place: .file, group: .printItem)
        AddedEntries(bar: bar, place: .edit, group: .textEditing)
        AddedEntries(bar: bar, place: .format, group: .textFormatting)
        AddedEntries(bar: bar, place: .view, group: .sidebar)
        AddedEntries(bar: bar, place: .window, group: .lastInWindow)
        AddedEntries(bar: bar, place: .help, group: .help)
        surface.ownMenus(bar)
      }
    }
  }

  /// Entries after a group of the system's, if the module has any for that menu.
  ///
  /// UIKit throws an exception at launch where the menu bar lacks a group that is named, whether anything is added or not.
  private struct AddedEntries<Surface: MenuBarSurface>: Commands {
    let bar: MenuBarProxy<Surface>
    let place: MenuBarPlace
    let group: CommandGroupPlacement

    var body: some Commands {
      if #available(iOS 16, macOS 13, *) {
        return entriesIfAny
      } else {
        return entries
      }
    }

    private var entries: CommandGroup<some View> {
      CommandGroup(after: group) { bar.entries(of: place, isSetOff: true) }
    }

    @available(iOS 16, macOS 13, *)
    @CommandsBuilder private var entriesIfAny: some Commands {
      if bar.menu(at: place, in: bar.surface.context.opened().state) != nil { entries }
    }
  }

  extension CommandGroupPlacement {
    /// The last group of the Window menu. UIKit throws an exception if the menu bar of an iPad lacks a group.
    fileprivate static var lastInWindow: CommandGroupPlacement {
      #if os(macOS) || targetEnvironment(macCatalyst)
        return .windowArrangement
      #else
        return .windowSize
      #endif
    }
  }

  /// The menus of a menu bar, for a `MenuBarLayout` to arrange.
  @MainActor
  public struct MenuBarProxy<Surface: MenuBarSurface> {
    let surface: Surface

    /// The entries of a menu.
    ///
    /// - Parameters:
    ///   - first: The system command that they follow, or nil to begin at the start of the menu.
    ///   - last: The system command that they precede, or nil to continue to the end of the menu.
    ///   - isSetOff: Whether to put separators around them.
    @_spi(Generated) public func entries(
      of place: MenuBarPlace, after first: MenuSystemItem? = nil,
      before last: MenuSystemItem? = nil, isSetOff: Bool = false
    ) -> some View {
      MenuBarEntriesView(
        bar: self, place: place, first: first, last: last, isSetOff: isSetOff)
    }

    /// One of the app's own menus.
    @_spi(Generated) public func menu(_ name: String) -> some Commands {
      let title = menu(at: .own(name), in: surface.context.opened().state)?.title ?? ""
      return CommandMenu(Text(verbatim: title)) { entries(of: .own(name)) }
    }

    /// One of the app's own menus, with a title that depends on the window in front.
    @_spi(Generated) public func changingMenu(_ name: String) -> some Commands {
      ChangingMenu(bar: self, place: .own(name))
    }

    /// One of the app's own menus, which is there only in some states of the window in front. Systems before iOS 16 and
    /// macOS 13 cannot take a menu away; there it stays, and is empty.
    @_spi(Generated) public func conditionalMenu(_ name: String) -> some Commands {
      ConditionalMenu(bar: self, place: .own(name))
    }

    /// The menu at a place in a state, with commands that are not yet actions.
    fileprivate func menu(
      at place: MenuBarPlace, in state: Surface.Command.State
    ) -> MenuBarMenu<Surface.Command>? {
      var builder = MenuBarBuilder<Surface.Command>(state, only: place, for: surface.context)
      Surface.build(&builder)
      return builder.menus.first
    }
  }

  /// A menu with a title that depends on the window in front.
  private struct ChangingMenu<Surface: MenuBarSurface>: Commands {
    @FocusedValue(\.[MenuFrontPaneID<Surface.Command>()]) private var pane
    @FocusedValue(\.[MenuFrontWindowID<Surface.Command>()]) private var window
    let bar: MenuBarProxy<Surface>
    let place: MenuBarPlace

    var body: some Commands {
      let state = (pane ?? window)?.state ?? bar.surface.context.opened().state
      CommandMenu(Text(verbatim: bar.menu(at: place, in: state)?.title ?? "")) {
        MenuBarEntriesView(bar: bar, place: place, first: nil, last: nil, isSetOff: false)
      }
    }
  }

  /// A menu that is there only in some states of the window in front.
  private struct ConditionalMenu<Surface: MenuBarSurface>: Commands {
    let bar: MenuBarProxy<Surface>
    let place: MenuBarPlace

    var body: some Commands {
      if #available(iOS 16, macOS 13, *) {
        return PresentMenu(bar: bar, place: place)
      } else {
        return ChangingMenu(bar: bar, place: place)
      }
    }
  }

  /// A menu, or nothing while it is not there.
  @available(iOS 16, macOS 13, *)
  private struct PresentMenu<Surface: MenuBarSurface>: Commands {
    @FocusedValue(\.[MenuFrontPaneID<Surface.Command>()]) private var pane
    @FocusedValue(\.[MenuFrontWindowID<Surface.Command>()]) private var window
    let bar: MenuBarProxy<Surface>
    let place: MenuBarPlace

    @CommandsBuilder var body: some Commands {
      let state = (pane ?? window)?.state ?? bar.surface.context.opened().state
      if bar.menu(at: place, in: state)?.isPresent ?? false {
        ChangingMenu(bar: bar, place: place)
      }
    }
  }

  /// Entries of a menu for the window in front.
  private struct MenuBarEntriesView<Surface: MenuBarSurface>: View {
    @FocusedValue(\.[MenuFrontPaneID<Surface.Command>()]) private var pane
    @FocusedValue(\.[MenuFrontWindowID<Surface.Command>()]) private var window
    let bar: MenuBarProxy<Surface>
    let place: MenuBarPlace
    let first: MenuSystemItem?
    let last: MenuSystemItem?
    let isSetOff: Bool
    @State var presentation = MenuPresentation()
    /// Performs the commands that the app handles.
    @State var appPresenter = ViewPresenter()

    var body: some View {
      let _ = appPresenter.connectToApp(
        bar.surface.activity, $presentation, updates: presentation.updates)
      let (entries, presenter) = opened
      MenuEntriesView(
        entries,
        MenuItemTraits(
          presenter: presenter, isInMenuBar: true, isInText: front?.isInText ?? false),
        isSetOff: isSetOff)
    }

    /// What is in front: the pane with the focus or, while none has it, the window.
    private var front: MenuFrontWindow<Surface.Command>? { pane ?? window }

    /// The entries, with unhandled ones dimmed, and the presenter for their commands.
    private var opened: ([MenuEntry<MenuAction>], ViewPresenter) {
      let surface = bar.surface
      if let front, let presenter = front.performer.presenter,
        let context = front.performer.context(in: front.state)
      {
        let entries = entries(in: front.state, context) { front.canPerform($0) }
        return (entries, presenter)
      }
      let (state, context) = surface.context.opened()
      let entries = entries(in: state, context) { item in
        // No view is available to ask for a confirmation.
        item.worksBehindSheets
      }
      return (entries, appPresenter)
    }

    private func entries(
      in state: Surface.Command.State, _ context: MenuContext<Surface.Command>,
      _ canPerform: (MenuEntry<Surface.Command>.Item) -> Bool
    ) -> [MenuEntry<MenuAction>] {
      var builder = MenuBarBuilder<Surface.Command>(state, only: place, for: context)
      Surface.build(&builder)
      let entries = builder.menus.first?.entries ?? []
      let shown = part(of: entries).map { entry in
        entry.mapItems { item in
          item.enabled(canPerform(item)).map(context.action)
        }
      }
      #if os(macOS)
        MainMenuKeys.shared.note(
          shown, of: place, builder.menus.first?.title ?? "", after: first, bar.surface)
      #endif
      return shown
    }

    /// The entries between two system commands.
    private func part(
      of entries: [MenuEntry<Surface.Command>]
    ) -> ArraySlice<MenuEntry<Surface.Command>> {
      let start = first.flatMap { item in entries.firstIndex { $0.is(item) } }.map { $0 + 1 } ?? 0
      let end = last.flatMap { item in entries.firstIndex { $0.is(item) } } ?? entries.count
      return entries[start..<max(start, end)]
    }
  }

  nonisolated extension MenuEntry {
    /// Whether the entry is this system command.
    fileprivate func `is`(_ item: MenuSystemItem) -> Bool {
      if case .system(item, _) = self { return true }
      return false
    }
  }

  /// Show Inspector, on systems that support it.
  public struct MenuInspectorCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// The commands.
    public var body: some Commands {
      if #available(iOS 17, macOS 14, *) {
        return InspectorCommands()
      } else {
        return EmptyCommands()
      }
    }
  }
#endif
