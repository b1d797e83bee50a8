#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  @available(iOS 16, macOS 13, *)
  extension View {
    /// Adds a context menu to the items of a list or table.
    ///
    /// ```swift
    /// List(notes, selection: $selection) { note in
    ///   NoteRow(note).menuRow(note.id)
    /// }
    /// .contextMenu(NoteContextMenu.self, for: rows, order: notes.map(\.id))
    /// ```
    ///
    /// - Parameters:
    ///   - menu: The menu for the selection, or for an item that was clicked outside it.
    ///   - items: The context for the items, which are identified by the list's selection values.
    ///   - order: All items from top to bottom. SwiftUI gives the clicked ones as a set, and the context gets them in this
    ///     order. Evaluated when a menu opens for several items.
    ///   - background: The menu of the empty area, or nil for none.
    ///   - primaryAction: The action of a double click or tap.
    public func contextMenu<Menu: ContextMenuSurface, Item: Hashable & Sendable>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      order: @autoclosure @escaping @MainActor () -> [Item],
      background: (any ContextMenuSurface)? = nil,
      primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
    ) -> some View {
      modifier(
        ListMenuModifier<Menu, Item>(
          items: items, order: order, background: background, primaryAction: primaryAction))
    }

    /// Marks a row of a list that has `contextMenu(_:for:order:)`, so that confirmations of commands that are chosen for it
    /// point at it. For rows that are not marked or not on screen, they are alerts.
    ///
    /// - Parameter id: The row's selection value.
    public func menuRow(_ id: some Hashable) -> some View {
      modifier(MenuRowModifier(id: AnyHashable(id)))
    }
  }

  /// Adds context menus to a list or table.
  @available(iOS 16, macOS 13, *)
  private struct ListMenuModifier<Menu: ContextMenuSurface, Item: Hashable & Sendable>: ViewModifier
  {
    let items: MenuItemsContext<Menu.Command, Item>
    let order: @MainActor () -> [Item]
    let background: (any ContextMenuSurface)?
    let primaryAction: (@MainActor (Set<Item>) -> Void)?
    var surroundings = MenuSurroundings()
    @State var presentation = MenuPresentation()
    @State var presenter = ViewPresenter()
    @State var host = HostWindow()
    @State var rows = MenuListRows()

    func body(content: Content) -> some View {
      let _ = presenter.connect(items.activity, $presentation, in: surroundings)
      let _ = presenter.followSheets(over: host)
      let _ = rows.note(presentation.question)
      content
        .environment(\.menuList, MenuList(rows: rows, presentation: presentation))
        .contextMenu(
          forSelectionType: Item.self,
          menu: { selection in
            if !selection.isEmpty {
              let clicked = ordered(selection)
              let menu = Menu(items.context(for: clicked))
              MenuContentView(
                open: { menu.opened() },
                traits: MenuItemTraits(
                  presenter: presenter, rows: clicked.map { AnyHashable($0) },
                  anchor: rows.first(of: clicked)),
                following: menu.activity)
            } else if let background {
              MenuContentView(
                open: { background.opened() }, traits: MenuItemTraits(presenter: presenter),
                following: background.activity)
            }
          },
          primaryAction: primaryAction.map { action in { selection in action(selection) } }
        )
        .modifier(ContextMenuOrder(keepsOrder: Menu(items.context(for: [])).keepsOrder))
        // A dialog would point at the middle of the list.
        .menuPresentation($presentation, style: .alert)
        .notedOnMac(in: host)
    }

    /// The clicked items in the order of the list.
    private func ordered(_ selection: Set<Item>) -> [Item] {
      if selection.count == 1 { return Array(selection) }
      var rest = selection
      return order().filter { rest.remove($0) != nil } + rest
    }
  }

  /// Asks at a row of a list.
  private struct MenuRowModifier: ViewModifier {
    let id: AnyHashable
    @Environment(\.menuList) private var list

    func body(content: Content) -> some View {
      let rows = list?.rows
      content
        .modifier(MenuConfirmation(of: list?.presentation, at: id, style: .dialog))
        .onAppear { rows?.add(id) }
        .onDisappear { rows?.remove(id) }
    }
  }

  /// The rows of a list that are on screen.
  @MainActor
  final class MenuListRows {
    // A row that is made anew appears before the former one disappears.
    private var counts: [AnyHashable: Int] = [:]
    /// The confirmation that is open.
    private weak var question: MenuQuestion?

    func note(_ question: MenuQuestion?) { self.question = question }

    func add(_ id: AnyHashable) { counts[id, default: 0] += 1 }

    /// Notes that a row is gone, and with it the question that pointed at it: SwiftUI then writes no binding.
    func remove(_ id: AnyHashable) {
      let count = (counts[id] ?? 0) - 1
      counts[id] = count > 0 ? count : nil
      if count <= 0, let question, question.anchor == id { question.cancel() }
    }

    /// The first of these items whose row is on screen.
    func first(of items: [some Hashable]) -> AnyHashable? {
      items.lazy.map { AnyHashable($0) }.first { counts[$0] != nil }
    }
  }

  /// A list with a menu, as its rows see it.
  nonisolated struct MenuList {
    let rows: MenuListRows
    /// What the list presents.
    let presentation: MenuPresentation
  }

  nonisolated private enum MenuListKey: EnvironmentKey {
    static var defaultValue: MenuList? { nil }
  }

  nonisolated extension EnvironmentValues {
    /// The list around a row, if it has a menu.
    fileprivate var menuList: MenuList? {
      get { self[MenuListKey.self] }
      set { self[MenuListKey.self] = newValue }
    }
  }
#endif
