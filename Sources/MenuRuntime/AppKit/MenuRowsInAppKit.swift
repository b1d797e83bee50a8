#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A row of an AppKit menu, shown as one item.
  @MainActor
  struct MenuRow {
    /// The ID of the row, unique in its menu and the submenus. A row with the same ID keeps its item.
    let id: String
    let content: Content
    /// Whether the menu shows images side by side or without titles, so that they have to be visible.
    var isPictured = false

    @MainActor
    enum Content {
      case separator
      case header(String, subtitle: String?)
      case text(String, MenuImage?)
      case item(MenuEntry<MenuAction>.Item)
      case submenu(String, subtitle: String?, MenuImage?, isEnabled: Bool, rows: [MenuRow])
      case palette([MenuRow])
      case system(MenuSystemItem, title: String?, keys: [MenuShortcut], isAlternate: Bool)
      case systemMenu(MenuSystemItem, title: String?, rows: [MenuRow])
    }

    /// The item of a row, in this row or its submenu.
    static func item(
      _ id: String, in rows: [MenuRow]
    ) -> MenuEntry<MenuAction>.Item? {
      for row in rows where id.hasPrefix(row.id) {
        switch row.content {
        case .item(let item):
          if row.id == id { return item }
        case .submenu(_, _, _, _, let inner), .palette(let inner):
          if let found = item(id, in: inner) { return found }
        case .separator, .header, .text, .system, .systemMenu: continue
        }
      }
      return nil
    }
  }

  /// The rows of a menu. A menu that gets the same object again has nothing to change.
  @MainActor
  final class MenuRows {
    let rows: [MenuRow]

    init(_ rows: [MenuRow]) {
      self.rows = rows
    }

    /// The rows of a context menu or of a button's menu.
    convenience init(of entries: [MenuEntry<MenuAction>]) {
      var builder = MenuRowBuilder()
      builder.add(entries)
      self.init(builder.rows)
    }
  }

  /// Builds rows from entries, with separators between groups.
  @MainActor
  struct MenuRowBuilder {
    /// The properties of a menu in the menu bar.
    @MainActor
    struct Bar {
      /// Whether the menu bar has Duplicate, which has the same key as Save As.
      var hasDuplicate = false

      /// The key of a system command.
      func shortcut(of item: MenuSystemItem) -> MenuShortcut? {
        guard var shortcut = item.shortcut else { return nil }
        // It is for text.
        shortcut.worksInText = true
        if item == .saveAs, hasDuplicate { shortcut.modifiers.insert(.option) }
        return shortcut
      }
    }

    private(set) var rows: [MenuRow] = []
    private let bar: Bar?
    private let prefix: String
    private var isSeparatorDue = false
    private var isPictured = false
    private var ids: Set<String> = []

    init(_ bar: Bar? = nil, in prefix: String = "") {
      self.bar = bar
      self.prefix = prefix
    }

    mutating func add(_ entries: [MenuEntry<MenuAction>]) {
      for entry in entries { add(entry) }
    }

    /// Starts a new group.
    mutating func separate() {
      isSeparatorDue = !rows.isEmpty
    }

    private mutating func add(_ entry: MenuEntry<MenuAction>) {
      switch entry {
      case .item(let item): append(item.key, .item(item))
      case .choice(let items):
        for item in items { append(item.key, .item(item)) }
      case .text(let text, let image): append("text", .text(text, image))
      case .separator: separate()
      case .submenu(let menu): add(menu)
      case .section(let title, let subtitle, let entries):
        separate()
        append("header", .header(title, subtitle: subtitle))
        add(entries)
        separate()
      case .row(let entries, _):
        addGroup(entries)
      case .palette(let entries):
        // The menu bar shows no palettes. Other menus show them on macOS 14 and later.
        guard bar == nil, #available(macOS 14, *) else {
          if bar == nil { addPictures(entries) } else { addGroup(entries) }
          return
        }
        append("palette") { builder in
          builder.addPictures(entries)
        } content: {
          .palette($0)
        }
      case .system(let item, let changes): add(item, changes)
      }
    }

    private mutating func addGroup(_ entries: [MenuEntry<MenuAction>]) {
      separate()
      addPictures(entries)
      separate()
    }

    /// Adds the entries of a row or palette.
    private mutating func addPictures(_ entries: [MenuEntry<MenuAction>]) {
      isPictured = true
      add(entries)
      isPictured = false
    }

    private mutating func add(_ menu: MenuEntry<MenuAction>.Submenu) {
      append(menu.commandID ?? "menu") { builder in
        builder.add(menu.entries)
      } content: { rows in
        // The menu bar keeps a submenu with an empty list.
        .submenu(
          menu.title, subtitle: menu.subtitle, menu.image, isEnabled: menu.isEnabled, rows: rows)
      }
    }

    /// Adds a system command or, in the menu bar, a system submenu.
    mutating func add(_ item: MenuSystemItem, _ changes: MenuSystemChanges = MenuSystemChanges()) {
      let id = "standard." + item.rawValue
      guard let groups = item.menuGroups else {
        guard item.appKitAction != nil || item == .share else { return }
        var keys = bar.map { changes.shortcut.shortcuts(own: $0.shortcut(of: item)) } ?? []
        if let alternate = changes.alternate, !keys.isEmpty {
          keys[0].modifiers.formUnion(alternate)
        }
        return append(
          id,
          .system(
            item, title: changes.title, keys: keys, isAlternate: changes.alternate != nil))
      }
      guard bar != nil else { return }
      append(id) { builder in
        for group in groups {
          builder.separate()
          for inner in group { builder.add(inner) }
        }
      } content: { rows in
        .systemMenu(item, title: changes.title, rows: rows)
      }
    }

    private mutating func append(
      _ id: String, _ build: (inout MenuRowBuilder) -> Void, content: ([MenuRow]) -> MenuRow.Content
    ) {
      let id = unused(id)
      var inner = MenuRowBuilder(bar, in: id + "/")
      build(&inner)
      append(row: MenuRow(id: id, content: content(inner.rows)))
    }

    private mutating func append(_ id: String, _ content: MenuRow.Content) {
      append(row: MenuRow(id: unused(id), content: content))
    }

    private mutating func append(row: MenuRow) {
      if isSeparatorDue {
        rows.append(MenuRow(id: unused("separator." + row.id), content: .separator))
      }
      isSeparatorDue = false
      var row = row
      row.isPictured = isPictured
      rows.append(row)
    }

    /// Returns an ID that no row has yet.
    private mutating func unused(_ name: String) -> String {
      var id = prefix + name
      var number = 2
      while !ids.insert(id).inserted {
        id = "\(prefix)\(name)#\(number)"
        number += 1
      }
      return id
    }
  }
#endif
