#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  // A menu item of SwiftUI has one key. The others of a command belong to hidden buttons in the window in front, in which
  // SwiftUI looks for a key before it looks in the menus.

  /// The commands of each module's menu bar that have keys which the menus do not show.
  @MainActor
  final class HiddenKeys {
    static let shared = HiddenKeys()

    private var bars: [ObjectIdentifier: Any] = [:]
    private var observers: [@MainActor () -> Bool] = []

    private init() {
      MenuKeyChanges.shared.observe { _ in
        Self.shared.tell()
        return true
      }
    }

    /// Notes the menu bar of a module.
    func note<Surface: MenuBarSurface>(_ bar: Surface) {
      let id = ObjectIdentifier(Surface.Command.self)
      guard bars[id] == nil else { return }
      let hasKeys =
        Surface.Command.self is any MenuKeysChangeable.Type
        || Surface.Command.allCommands(in: Surface.Command.State())
          .contains { $0.shortcuts.count > 1 }
      var bar = Bar<Surface.Command>()
      if hasKeys { bar.items = { Surface.commandsWithHiddenKeys(in: $0, for: $1) } }
      bars[id] = bar
      tell()
    }

    private func tell() {
      // An observer may start to observe.
      let all = observers
      observers = []
      observers = all.filter { $0() } + observers
    }

    /// Calls `changed` when the menu bar of a module is noted or people have changed keys, until it returns false.
    func observe(_ changed: @escaping @MainActor () -> Bool) { observers.append(changed) }

    /// The commands of a module's menu bar with such keys.
    func items<Command: MenuCommand>(
      in state: Command.State, for context: MenuContext<Command>
    ) -> [MenuEntry<Command>.Item] {
      (bars[ObjectIdentifier(Command.self)] as? Bar<Command>)?.items?(state, context) ?? []
    }

    private struct Bar<Command: MenuCommand> {
      /// The commands in a state, or nil for a module without such keys.
      var items: (@MainActor (Command.State, MenuContext<Command>) -> [MenuEntry<Command>.Item])?
    }
  }

  extension MenuBarSurface {
    /// The commands with keys that the menus do not show.
    fileprivate static func commandsWithHiddenKeys(
      in state: Command.State, for context: MenuContext<Command>
    ) -> [MenuEntry<Command>.Item] {
      var builder = MenuBarBuilder<Command>(state, for: context)
      build(&builder)
      return builder.menus.filter(\.isPresent).flatMap { $0.entries.flatMap(\.items) }
        .filter { $0.shortcuts.count > 1 }
    }
  }

  /// Hidden buttons for the keys of commands that the menus do not show.
  struct HiddenKeysView<Command: MenuCommand>: View {
    @FocusedValue(\.[MenuFrontPaneID<Command>()]) var pane
    @FocusedValue(\.[MenuFrontWindowID<Command>()]) var window
    @State var updates = 0
    @State var follower = HiddenKeysFollower()

    var body: some View {
      let _ = follower.follow($updates, updates)
      ForEach(buttons) { button in
        Button {
          button.traits.choose(button.item)
        } label: {
          Text(verbatim: button.item.title)
        }
        .disabled(!button.item.isEnabled)
        .modifier(
          MenuItemKeys(shortcut: button.shortcut, isTyped: button.item.hasChangedKeys))
      }
      .hidden()
    }

    private var buttons: [HiddenKey] {
      guard let (items, traits) = (pane ?? window)?.opened() else { return [] }
      var ids = UniqueIDs()
      return items.flatMap { item in
        // SwiftUI lacks some keys.
        traits.otherShortcuts(of: item).filter { $0.keyboardShortcut != nil }.map { shortcut in
          HiddenKey(id: ids.next(item.key), item: item, shortcut: shortcut, traits: traits)
        }
      }
    }
  }

  @MainActor
  extension MenuFrontWindow {
    /// The commands with keys that the menus do not show, as the menu bar has them while this is in front.
    fileprivate func opened() -> ([MenuEntry<MenuAction>.Item], MenuItemTraits)? {
      guard let presenter = performer.presenter, let context = performer.context(in: state) else {
        return nil
      }
      let items = HiddenKeys.shared.items(in: state, for: context).map { item in
        item.enabled(canPerform(item)).map(context.action)
      }
      return (items, MenuItemTraits(presenter: presenter, isInMenuBar: true, isInText: isInText))
    }

    /// Whether a command can be chosen while something modal may be in front.
    func canPerform(_ item: MenuEntry<Command>.Item) -> Bool {
      !isBlocked || (item.worksBehindSheets && !isAppModal)
    }
  }

  /// A key of a command that the menu does not show.
  private struct HiddenKey: Identifiable {
    let id: String
    let item: MenuEntry<MenuAction>.Item
    let shortcut: MenuShortcut
    let traits: MenuItemTraits
  }

  /// Updates a view when a menu bar is noted, or when people have changed keys.
  @MainActor
  final class HiddenKeysFollower {
    private var updates: Binding<Int>?

    /// - Parameter count: The current count; reading it makes the body depend on it.
    func follow(_ updates: Binding<Int>, _ count: Int) {
      let isFirst = self.updates == nil
      self.updates = updates
      guard isFirst else { return }
      HiddenKeys.shared.observe { [weak self] in
        guard let updates = self?.updates else { return false }
        // The menu bar may be noted while views are updated.
        Task { updates.wrappedValue += 1 }
        return true
      }
    }
  }
#endif
