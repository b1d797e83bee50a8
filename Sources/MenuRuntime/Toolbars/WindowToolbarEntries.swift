/// A toolbar entry of a Mac window, with the name under which the system remembers its position.
///
/// The name is the command's own, without its block: `reply` for `message.reply`. A second `reply`
/// becomes `reply2`, so existing names stay the same when entries are added at the end.
@MainActor
struct WindowToolbarEntry {
  let name: String
  let content: Content
  /// Whether the entry is there in the current state.
  var isShown = true
  /// The entries of a group.
  var inner: [WindowToolbarEntry] = []

  /// What the entry is in the toolbar of a window.
  enum Content {
    /// Its state is in the entry, its kind in the entry's `content`.
    case entry(MenuToolbarEntry<MenuAction>)
    case space
    case flexibleSpace
    /// The separator that tracks the sidebar's divider.
    case sidebarSeparator
    /// The separator that tracks the inspector's divider.
    case inspectorSeparator
  }

  /// A toolbar's entries with their names, in order.
  static func named(_ entries: [MenuToolbarEntry<MenuAction>]) -> [WindowToolbarEntry] {
    var taken: Set<String> = []
    return named(entries, isGroup: false, &taken)
  }

  /// The labels of commands in the initial state, by name.
  ///
  /// For a command with two titles, this is usually the title that is not current.
  static func labels<Surface: ToolbarSurface>(of type: Surface.Type) -> [String: String] {
    let surface = Surface(MenuContext(Surface.Command.State()))
    var labels: [String: String] = [:]
    for entry in named(surface.opened(keepsHidden: true) { $0 == .mac }[.mac]) {
      entry.addLabels(to: &labels)
    }
    return labels
  }

  private func addLabels(to labels: inout [String: String]) {
    if case .entry(let entry) = content, case .item(let item, _) = entry.content {
      labels[name] = MenuTexts.label(of: item.title)
    }
    for entry in inner { entry.addLabels(to: &labels) }
  }

  private static func named(
    _ entries: [MenuToolbarEntry<MenuAction>], isGroup: Bool, _ taken: inout Set<String>
  ) -> [WindowToolbarEntry] {
    var named: [WindowToolbarEntry] = []
    for (index, entry) in entries.enumerated() {
      switch entry.content {
      case .space, .flexibleSpace, .separator:
        // The items of a group are side by side.
        if isGroup { continue }
        let previous = index > 0 ? entries[index - 1] : nil
        let next = index + 1 < entries.count ? entries[index + 1] : nil
        let content = space(entry.content, after: previous?.content, before: next?.content)
        var new = WindowToolbarEntry(name: "", content: content)
        if case .hidden = entry { new.isShown = false }
        named.append(new)
      default:
        var new = WindowToolbarEntry(
          name: unique(entry.preferredName, &taken), content: .entry(entry))
        new.isShown = ToolbarItemAppearance(entry)?.isShown ?? true
        if case .group(let group, _) = entry.content {
          new.inner = Self.named(group.entries, isGroup: true, &taken)
        }
        named.append(new)
      }
    }
    return named
  }

  private static func unique(_ base: String, _ taken: inout Set<String>) -> String {
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = base + String(number)
      number += 1
    }
    return name
  }

  /// A separator tracks a split view's divider next to the button for its pane; elsewhere it is a space.
  private static func space(
    _ entry: MenuToolbarEntry<MenuAction>, after previous: MenuToolbarEntry<MenuAction>?,
    before next: MenuToolbarEntry<MenuAction>?
  ) -> Content {
    switch entry {
    case .flexibleSpace: return .flexibleSpace
    case .separator:
      if case .system(.sidebar, _) = previous { return .sidebarSeparator }
      if case .system(.inspector, _) = next { return .inspectorSeparator }
      return .space
    default: return .space
    }
  }
}

nonisolated extension MenuToolbarEntry {
  /// The name of the entry in the toolbar of a window, before duplicates are numbered.
  var preferredName: String {
    switch self {
    case .item(let item, _): return item.id.nameWithoutBlock
    case .menu(let menu, _): return menu.id.nameWithoutBlock
    case .system(let item, _):
      return "standard" + item.rawValue.prefix(1).uppercased() + item.rawValue.dropFirst()
    case .group, .segments, .search, .view, .space, .flexibleSpace, .separator: return id
    case .hidden(let entry): return entry.preferredName
    }
  }
}

nonisolated extension String {
  /// The command's ID without its block: `reply` for `message.reply`.
  fileprivate var nameWithoutBlock: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
