// Toolbars as text, as `MenuDescription.swift` has it for menus.

nonisolated extension MenuToolbarEntry: CustomStringConvertible {
  /// The entry as lines of text. Its symbol is in brackets:
  ///
  /// ```
  /// New Note  [square.and.pencil]
  /// Move To ▾  [folder]
  ///   Work
  /// ---
  /// group
  ///   Share…
  ///   Pin  [pin]  dimmed
  /// search “Search Notes”
  /// ```
  public var description: String {
    var outline = MenuOutline<Command>()
    outline.add(self)
    return outline.text
  }
}

extension ToolbarSurface {
  /// The toolbar in a state as text, with all platforms and with what is hidden, for tests that compare it with a
  /// recorded one.
  nonisolated public static func description(in state: Command.State) -> String {
    var outline = MenuOutline<Command>()
    outline.add("iOS", bar(in: state, [.phoneLeading, .phoneTrailing, .phoneBottom]))
    outline.add("iPadOS", bar(in: state, [.padLeading, .padCenter, .padTrailing, .padBottom]))
    outline.add("macOS", bar(in: state, [.mac]))
    outline.add("watchOS", bar(in: state, [.watch]))
    outline.add("visionOS", bar(in: state, [.vision]))
    return outline.text
  }

  nonisolated private static func bar(
    in state: Command.State, _ areas: Set<MenuToolbarArea>
  ) -> MenuToolbarBuilder<Command> {
    var bar = MenuToolbarBuilder<Command>(state, wants: areas.contains, keepsHidden: true)
    build(&bar)
    return bar
  }
}

nonisolated extension MenuToolbarArea {
  /// The areas in the order of a description, each with its name in its platform's bar.
  fileprivate static let named: [(area: MenuToolbarArea, name: String?)] = [
    (.phoneLeading, "leading"), (.phoneTrailing, "trailing"), (.phoneBottom, "bottom"),
    (.padLeading, "leading"), (.padCenter, "center"), (.padTrailing, "trailing"),
    (.padBottom, "bottom"),
    (.mac, nil), (.watch, nil), (.vision, nil),
  ]
}

nonisolated extension MenuToolbarTraits {
  fileprivate var words: [String] {
    [
      contains(.customizable) ? "customizable" : nil, contains(.hideable) ? "hideable" : nil,
      contains(.settings) ? "settings" : nil,
    ].compactMap { $0 }
  }
}

nonisolated extension MenuOutline {
  /// Shows the bar of a platform, if it has one.
  fileprivate mutating func add(_ platform: String, _ bar: MenuToolbarBuilder<Command>)
  where Command: MenuCommand {
    if bar.areas.isEmpty && bar.titleMenu == nil { return }
    var words = [platform]
    if platform == "iPadOS", let role = bar.role { words.append("\(role)") }
    let named = MenuToolbarArea.named.filter { bar.areas[$0.area] != nil }
    for case (let area, nil) in named { words += bar.traits[area, default: []].words }
    add(words.joined(separator: " "))
    for (area, name) in named {
      if let name {
        let words = [name] + bar.traits[area, default: []].words
        add(words.joined(separator: " "), depth: 1)
      }
      for entry in bar.areas[area] ?? [] { add(entry, depth: name == nil ? 1 : 2) }
    }
    if let titleMenu = bar.titleMenu {
      add("title menu", depth: 1)
      add(titleMenu, depth: 2)
    }
  }

  /// Shows an entry of a toolbar, and what is in it.
  fileprivate mutating func add(_ entry: MenuToolbarEntry<Command>, depth: Int = 0) {
    switch entry {
    case .item(let item, _): add(line(item), depth: depth)
    case .menu(let menu, _):
      add(
        line(menu.label.title + " ▾", menu.label.image, menu.isEnabled, menu.isShown), depth: depth)
      if let tap = menu.tap { add("tap: " + line(tap), depth: depth + 1) }
      add(menu.entries, depth: depth + 1)
    case .group(let group, _):
      add(group.label.map { "group \($0.title)" } ?? "group", depth: depth)
      for entry in group.entries { add(entry, depth: depth + 1) }
    case .segments(let segments, _):
      add("segments " + segments.label.title, depth: depth)
      for item in segments.items { add(line(item), depth: depth + 1) }
    case .search(_, let prompt): add("search “\(prompt)”", depth: depth)
    case .view(_, let title, _): add("view \(title)", depth: depth)
    case .system(let item, _): add("standard " + item.rawValue, depth: depth)
    case .space: add("space", depth: depth)
    case .flexibleSpace: add("flexible space", depth: depth)
    case .separator: add("---", depth: depth)
    case .hidden(let entry):
      add("hidden", depth: depth)
      add(entry, depth: depth + 1)
    }
  }

  private func line(_ item: MenuEntry<Command>.Item) -> String {
    line(item.mark + item.title, item.image, item.isEnabled, item.isShown, label: item.label)
  }

  private func line(
    _ title: String, _ image: MenuImage?, _ isEnabled: Bool, _ isShown: Bool,
    label: String? = nil
  ) -> String {
    var words = [title]
    if let symbol = image?.symbolName {
      words.append("[\(symbol)\(label.map { " “\($0)”" } ?? "")]")
    }
    if !isShown { words.append("hidden") } else if !isEnabled { words.append("dimmed") }
    return words.joined(separator: "  ")
  }
}
