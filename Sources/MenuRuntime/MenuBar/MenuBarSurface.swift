/// The menu bar of an app, or a module's part of it.
@MainActor
public protocol MenuBarSurface: MenuSurface {
  /// Adds the menus, in order.
  nonisolated static func build(_ bar: inout MenuBarBuilder<Command>)
}

extension MenuBarSurface {
  /// The menus in a state, independent of any framework. Use them in tests.
  ///
  /// - Parameter keys: The keys of commands to which people have given others.
  nonisolated public static func menus(
    in state: Command.State, isPad: Bool = false, keys: [Command: [MenuShortcut]] = [:]
  ) -> [MenuBarMenu<Command>] {
    let changes = keys.map { command, shortcuts in (command.facts(in: state).key, shortcuts) }
    var bar = MenuBarBuilder<Command>(
      state, isPad: isPad, keys: Dictionary(changes) { first, _ in first })
    build(&bar)
    return bar.menus.filter(\.isPresent)
  }

  /// The app's current menus, merged with those of other modules. Use them in tests, or to build your own menu bar.
  public func menus(adding others: [MenuBarPart] = []) -> [MenuBarMenu<any MenuCommand>] {
    MenuBarPart.menus(of: [MenuBarPart(self)] + others, for: nil).filter(\.isPresent).map { menu in
      menu.map(\.command)
    }
  }

  /// The menus for the context of the window in front, or for the menu bar's own context.
  fileprivate func menus(for front: MenuContexts?) -> [MenuBarMenu<MenuAction>] {
    let (state, context) = (front?.context(of: Command.self) ?? context).opened()
    return menus(in: state, context)
  }

  /// Returns a function that gives the menus for the context of the window in front, or nil if they are those that it
  /// gave last.
  fileprivate func makeReader() -> @MainActor (MenuContexts?) -> [MenuBarMenu<MenuAction>]? {
    var last: MenuContext<Command>.Inputs?
    return { front in
      let (state, context) = (front?.context(of: Command.self) ?? context).opened()
      let inputs = context.inputs(state)
      if inputs == last { return nil }
      last = inputs
      return menus(in: state, context)
    }
  }

  /// The menus in a state, with their commands sent to a context.
  func menus(in state: Command.State, _ context: MenuContext<Command>) -> [MenuBarMenu<MenuAction>]
  {
    func performer(of command: Command) -> MenuContext<Command> {
      context.performer(of: command, orOfApp: self.context)
    }
    var bar = MenuBarBuilder<Command>(
      state, isPad: MenuDevice.isPad,
      isBusy: { command in MainActor.assumeIsolated { performer(of: command).isBusy(command) } },
      keys: Command.changedKeys)
    Self.build(&bar)
    return bar.menus.map { menu in menu.map { command in performer(of: command).action(command) } }
  }
}

/// The menus that one module adds to another module's menu bar:
/// `MailMenuBar(menus).makeMenu(adding: [MenuBarPart(FeedbackMenuBar(feedback))])`.
@MainActor
public struct MenuBarPart {
  /// What the menus show of the contexts of the window in front: which they are, their state, what is running, and whether
  /// there is somebody to perform the commands.
  let state: @MainActor (MenuContexts?) -> AnyHashable
  /// The menus for the contexts of the window in front.
  let menus: @MainActor (MenuContexts?) -> [MenuBarMenu<MenuAction>]
  /// Returns a function that gives the menus for the contexts of the window in front, or nil if they are those that it
  /// gave last.
  let makeReader: @MainActor () -> @MainActor (MenuContexts?) -> [MenuBarMenu<MenuAction>]?
  /// Whether the contexts include one for the module.
  let answers: @MainActor (MenuContexts) -> Bool
  /// What the system's Share shares, or nil if there is nobody to ask.
  let sharedItems: @MainActor (MenuContexts?) -> (@MainActor () -> [Any])?
  let activity: MenuActivity

  /// Creates the part from the menu bar of its module.
  public init(_ bar: some MenuBarSurface) {
    self.init(erasing: bar)
  }

  private init<Surface: MenuBarSurface>(erasing bar: Surface) {
    state = { contexts in
      let context = contexts?.context(of: Surface.Command.self) ?? bar.context
      return AnyHashable(context.inputs(context.state))
    }
    menus = { contexts in bar.menus(for: contexts) }
    makeReader = { bar.makeReader() }
    answers = { contexts in contexts.context(of: Surface.Command.self) != nil }
    sharedItems = { contexts in
      (contexts?.context(of: Surface.Command.self) ?? bar.context).opened().context.sharedItems
    }
    activity = bar.context.activity
  }

  /// The menus of several modules, merged by place in the order of the parts.
  static func menus(of parts: [MenuBarPart], for front: MenuContexts?) -> [MenuBarMenu<MenuAction>]
  {
    merged(parts.flatMap { $0.menus(front) })
  }

  /// The menus, with those at the same place merged.
  static func merged(_ menus: [MenuBarMenu<MenuAction>]) -> [MenuBarMenu<MenuAction>] {
    var all: [MenuBarMenu<MenuAction>] = []
    for menu in menus {
      guard let index = all.firstIndex(where: { $0.place == menu.place }) else {
        // Menus of other modules go before Window and Help.
        let isLast = all.last.map { $0.place == .window || $0.place == .help } ?? false
        if isLast, case .own = menu.place,
          let end = all.firstIndex(where: { $0.place == .window || $0.place == .help })
        {
          all.insert(menu, at: end)
        } else {
          all.append(menu)
        }
        continue
      }
      if menu.entries.isEmpty { continue }
      if !all[index].isPresent {
        all[index] = menu
        continue
      }
      let isFirst = all[index].entries.isEmpty
      all[index].entries += (isFirst ? [] : [.separator]) + menu.entries
    }
    return all
  }
}

/// The contexts of a window, one per module.
@MainActor
final class MenuContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]

  /// Adds the context of a module, replacing an earlier one of the same module.
  func add<Command: MenuCommand>(_ context: MenuContext<Command>) {
    contexts[ObjectIdentifier(Command.self)] = context
  }

  /// The context of a module, or nil if the window has none.
  func context<Command: MenuCommand>(of type: Command.Type) -> MenuContext<Command>? {
    contexts[ObjectIdentifier(type)] as? MenuContext<Command>
  }
}

nonisolated extension MenuTexts {
  /// The system's title for a menu of the menu bar.
  static func title(of place: MenuBarPlace) -> String {
    switch place {
    case .app: return ""
    case .file: return text(.fileMenu)
    case .edit: return text(.editMenu)
    case .format: return text(.formatMenu)
    case .view: return text(.viewMenu)
    case .window: return text(.windowMenu)
    case .help: return text(.helpMenu)
    case .own(let name): return name
    }
  }
}
