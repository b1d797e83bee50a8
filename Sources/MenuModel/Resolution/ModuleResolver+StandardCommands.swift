import MenuSyntax

extension ModuleResolver {
  /// Takes the title and the key that a menu gives to a command of the system.
  mutating func change(
    _ command: inout StandardCommand, as syntax: StandardEntrySyntax,
    of entry: StandardCommandEntry, in context: EntryContext
  ) {
    if !context.isToolbar {
      if let title = syntax.titles.first?.text { command.title = text(title) }
      if let second = syntax.titles.dropFirst().first {
        reportDuplicate(
          "duplicate-attribute", at: place(second), "`as` is written twice",
          first: place(syntax.titles[0]))
      }
    }
    reportChangeInSystemMenu(syntax, of: entry, in: context)
    guard let key = syntax.keys.first else { return }
    if let second = syntax.keys.dropFirst().first {
      reportDuplicate(
        "duplicate-attribute", at: place(second), "`key` is written twice", first: place(key))
    }
    if context.isToolbar || entry.isSubmenu {
      report(
        "key-on-placement", at: place(key),
        context.isToolbar
          ? "A toolbar shows no shortcuts"
          : "`standard \(entry.name)` is a submenu, which has no shortcut",
        help: context.isToolbar
          ? "Write the key where the command is in the menu bar."
          : "Place the command that is in it.")
    } else if key.chords.count == 1, key.chords[0].text == "none" {
      command.key = .hidden
    } else {
      let keys = self.keys(key)
      if !keys.isEmpty { command.key = .chords(keys) }
    }
  }

  /// Reports a title or a key of a command that the system's own menu has already.
  private mutating func reportChangeInSystemMenu(
    _ syntax: StandardEntrySyntax, of entry: StandardCommandEntry, in context: EntryContext
  ) {
    guard context.followsSystemMenu, let row = context.row,
      StandardMenus.contains(entry.name, in: row),
      let change = syntax.titles.first.map({ place($0) }) ?? syntax.keys.first.map({ place($0) })
    else { return }
    report(
      "change-in-system-menu", at: change,
      "`standard` before the braces brings the system's menu as it is, and “\(entry.title)” is in it",
      help:
        "To change the command, leave out that `standard` and write the menu's commands in the braces."
    )
  }

  /// Reports a title or a key after several names: nothing says whose it is.
  mutating func reportChangesOfSeveral(_ syntax: StandardEntrySyntax) {
    let names = syntax.names
    let changes = syntax.titles.map { ("as", place($0)) } + syntax.keys.map { ("key", place($0)) }
    guard let (word, place) = changes.first, names.count > 1, let last = names.last else { return }
    let between = Span(names[names.count - 2].span.end, last.span.start)
    report(
      "one-standard-command", at: place, "`\(word)` goes with one name after `standard`",
      help: "Give the command a `standard` of its own.",
      fixes: [
        Fix(
          title: "Write it for `\(last.text)` alone", applicability: .unsafe,
          edits: [Edit(place: self.place(between), text: "; standard ")])
      ])
  }

  /// Warns of a command of the system in a menu where people do not look for it.
  mutating func warnIfElsewhere(
    _ entry: StandardCommandEntry, _ row: StandardCommandPlace, at place: Place
  ) {
    if isOfViewOrWindow(entry, in: row) { return }
    warnElsewhere(entry, at: place)
  }

  /// Warns of a command of the system where people do not look for it, saying where they do.
  mutating func warnElsewhere(_ entry: StandardCommandEntry, at place: Place) {
    report(
      "standard-elsewhere", .warning, at: place,
      "`standard \(entry.name)` belongs in the \(placeNames(entry))",
      help: "Move it there, or leave it out.")
  }

  /// Whether `view-window-split` says what is wrong with a command in the View or the Window menu.
  private func isOfViewOrWindow(
    _ entry: StandardCommandEntry, in row: StandardCommandPlace
  ) -> Bool {
    switch row {
    case .view: return entry.belongs(to: .window) && entry.name != "help" || entry.name == "close"
    case .window: return entry.belongs(to: .view) || entry.name == "close"
    default: return false
    }
  }

  private func placeNames(_ entry: StandardCommandEntry) -> String {
    entry.places.map { place in
      switch place {
      case .app: return "app menu"
      case .file: return "File menu"
      case .edit: return "Edit menu"
      case .format: return "Format menu"
      case .view: return "View menu"
      case .window: return "Window menu"
      case .help: return "Help menu"
      case .toolbar: return "toolbar"
      }
    }.joined(separator: " or the ")
  }
}
