import MenuModel
import MenuSyntax

/// What the walk through a module has at hand at each entry.
struct ShownContext {
  let module: MenuModule
  let storage = ShownStorage()
  var facts: FactsTable
  /// What each command is, by its number.
  var commandTraits: [Traits] = []
  /// What the bytes of each command's title tell, and of its title when on.
  var commandFacts: [UnsafePointer<TitleFacts>] = []
  var commandFactsWhenOn: [UnsafePointer<TitleFacts>?] = []
  /// The separators of the menus' own text that some platform drops, for they lead, trail or double there, and those that
  /// divide two groups on some platform.
  var surplusSeparators: [Place] = []
  var keptSeparators: [Place] = []
  /// What each command's symbol tells.
  var commandSymbols: [UnsafePointer<SymbolFacts>?] = []

  init(_ module: MenuModule) {
    self.module = module
    facts = FactsTable(module, in: storage)
    commandTraits.reserveCapacity(module.commands.count)
    commandFacts.reserveCapacity(module.commands.count)
    commandFactsWhenOn.reserveCapacity(module.commands.count)
    commandSymbols.reserveCapacity(module.commands.count)
  }

  /// Writes down what an entry has of its command.
  func describe(_ command: CommandID, _ entry: inout ShownEntry) {
    entry.traits.formUnion(commandTraits[command.index])
    entry.writtenFacts = commandFacts[command.index]
    entry.symbol = commandSymbols[command.index]
  }

  /// Writes down what an entry that places a command has of it, and for itself.
  mutating func place(_ placement: CommandPlacement, _ entry: inout ShownEntry) {
    describe(placement.command, &entry)
    if !placement.isChanged { return }
    if let title = placement.title { call(title, &entry) }
    if let image = placement.image {
      entry.writtenImage = storage.images.keep(image)
      entry.traits.insert(.ownImage)
      entry.symbol = facts.facts(of: image)
    }
    if placement.hidesImage {
      entry.hidesImage = true
      entry.symbol = nil
    }
  }

  /// Gives an entry a title.
  mutating func call(_ title: Text, _ entry: inout ShownEntry) {
    let kept = storage.texts.keep(title)
    entry.writtenTitle = kept
    entry.writtenFacts = facts.facts(of: kept)
    entry.traits.insert(.ownTitle)
  }
}
