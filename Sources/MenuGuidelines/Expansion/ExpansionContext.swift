import MenuModel
import MenuSyntax

/// What rules ask first about a command.
struct CommandFacts {
  var traits: EntryTraits
  /// The facts about its title and its title when on, by their numbers in the table of facts.
  var title: Int
  var titleWhenOn: Int?
  /// The facts about its symbol and its symbol when on, by their numbers in the table of facts.
  var symbol: Int?
  var symbolWhenOn: Int?
}

/// What is looked up and gathered at each entry while a module is expanded.
struct ExpansionContext {
  let module: MenuModule
  var facts: FactsTable
  /// The menu of the system that each menu of the menu bar is, or has the title of.
  let barPlaces: [StandardCommandPlace?]
  /// The facts about each command, by its number.
  var commands: [CommandFacts] = []
  /// The separators that some platform drops, because they lead, trail or double there.
  ///
  /// Those of an included menu are not among them.
  var droppedSeparators: [Place] = []
  /// Those of menus and blocks with no entry beside them.
  var loneSeparators: Set<Place> = []
  /// The separators that divide two groups on some platform.
  var shownSeparators: [Place] = []

  init(_ module: MenuModule, facts: consuming FactsTable) {
    self.module = module
    self.facts = facts
    barPlaces = (module.menuBar?.menus ?? []).map { module.place(of: $0) }
  }

  /// Copies the traits, title and symbol of a command to an entry that places it.
  func copyTraits(of command: CommandID, to entry: inout ExpandedEntry) {
    let facts = commands[command.index]
    entry.traits.formUnion(facts.traits)
    entry.titleFacts = facts.title
    entry.symbol = facts.symbol
  }

  /// Gives an entry the traits of the command that it places, and what it changes about it.
  mutating func place(_ placement: CommandPlacement, at entry: inout ExpandedEntry) {
    copyTraits(of: placement.command, to: &entry)
    if !placement.isChanged { return }
    if let title = placement.title { setTitle(title, of: &entry) }
    if let image = placement.image {
      entry.image = image
      entry.traits.insert(.ownImage)
      entry.symbol = facts.number(of: image)
    }
    if placement.hidesImage {
      entry.hidesImage = true
      entry.symbol = nil
    }
  }

  /// Gives an entry a title of its own.
  mutating func setTitle(_ title: Text, of entry: inout ExpandedEntry) {
    entry.title = title
    entry.titleFacts = facts.number(of: title)
    entry.traits.insert(.ownTitle)
  }
}
