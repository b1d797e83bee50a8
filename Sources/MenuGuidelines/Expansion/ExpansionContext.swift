import MenuModel
import MenuSyntax

/// The facts about the titles and symbols of a command.
struct CommandWording: Sendable {
  var title: TitleFacts
  var titleWhenOn: TitleFacts?
  var titlesWhen: [TitleFacts]
  var symbol: SymbolFacts?
  var symbolWhenOn: SymbolFacts?
}

/// What is looked up and gathered at each entry while a module is expanded.
struct ExpansionContext {
  let module: MenuModule
  let facts: SpellingFacts
  /// The menu of the system that each menu of the menu bar is, or has the title of.
  let barPlaces: [StandardCommandPlace?]
  /// By the number of the command.
  var wordings: [CommandWording] = []

  init(_ module: MenuModule, facts: SpellingFacts) {
    self.module = module
    self.facts = facts
    barPlaces = (module.menuBar?.menus ?? []).map { module.place(of: $0) }
  }

  /// Gives an entry the title and the image of the command that it places, or whose options it shows.
  func show(_ id: CommandID, at entry: inout ExpandedEntry) {
    let wording = wordings[id.index]
    entry.titleFacts = wording.title
    entry.symbolFacts = wording.symbol
    entry.shownImage = module.commands[id.index].image
    switch module.commands[id.index].payload {
    case .none: break
    case .choice, .list: entry.takesOptions = true
    }
  }

  /// Gives an entry what a command shows, and what the entry changes about it.
  func place(_ placement: CommandPlacement, at entry: inout ExpandedEntry) {
    show(placement.command, at: &entry)
    if let title = placement.title { setTitle(title, of: &entry) }
    if let image = placement.image {
      entry.image = image
      entry.shownImage = image
      entry.symbolFacts = facts.symbol(image)
    }
    if placement.hidesImage {
      entry.hidesImage = true
      entry.shownImage = nil
      entry.symbolFacts = nil
    }
  }

  /// Gives an entry a title of its own.
  func setTitle(_ title: Text, of entry: inout ExpandedEntry) {
    entry.title = title
    entry.titleFacts = facts.title(title)
  }
}
