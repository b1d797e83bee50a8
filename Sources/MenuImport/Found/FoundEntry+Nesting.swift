extension FoundEntry {
  /// Finds out whether the elements of a list have elements: code makes a submenu of those by itself, and a command of each
  /// other element.
  mutating func findNesting() {
    guard case .list(let element, let template) = content, template.count == 1 else { return }
    if let leaf = template[0].leafOfNesting {
      content = .list(element: element, template: [leaf])
      isNested = true
    }
  }

  /// The command for an element without elements; nil if code makes anything else.
  private var leafOfNesting: FoundEntry? {
    switch content {
    case .condition(_, let then, let otherwise):
      guard then.count == 1, otherwise.count == 1 else { return nil }
      for (menu, leaf) in [(then[0], otherwise[0]), (otherwise[0], then[0])] {
        guard let title = menu.titleOfRecursion, case .command(let command) = leaf.content,
          command.title.expression == title.expression, command.title.segments == title.segments
        else { continue }
        return leaf
      }
      return nil
    case .command: return isRecursion ? self : nil
    default: return nil
    }
  }

  /// The title of a submenu in which is only what it is itself in.
  private var titleOfRecursion: FoundText? {
    guard case .menu(let title, _, _, let inner) = content, inner.count == 1 else { return nil }
    if inner[0].isRecursion { return title }
    guard case .list(_, let template) = inner[0].content, template.count == 1,
      template[0].isRecursion
    else { return nil }
    return title
  }
}
