/// Collects the entries of a menu in one state.
///
/// A surface fills it in `build(_:)`, with calls named as in the `.menu` file. Leading, trailing and
/// repeated separators are dropped.
nonisolated public struct MenuBuilder<Command: MenuCommand> {
  /// The state to build the menu for.
  @_spi(Generated) public let state: Command.State
  /// Whether the menu is for an iPad. Menus may differ between iPhone and iPad.
  @_spi(Generated) public let isPad: Bool
  /// The entries so far; none as long as they are lines of text alone.
  @_spi(Generated) public var entries: [MenuEntry<Command>] {
    added.contains(where: \.canBeMenu) ? added : []
  }
  private var added: [MenuEntry<Command>] = []
  private let hiding: Hiding
  private let isBusy: (Command) -> Bool
  /// The keys of the commands that people have given others, by the item's key.
  private let keys: [String: [MenuShortcut]]
  private var separatorIsDue = false
  /// Whether all enclosing conditions hold.
  private var isMet = true

  /// Whether hidden entries are included.
  var keepsHidden: Bool { hiding == .nothing }

  /// How a menu treats commands that cannot be chosen.
  nonisolated enum Hiding: Sendable {
    /// Leave out hidden and disabled commands, as context menus do.
    case unavailable
    /// Leave out hidden commands and dim disabled ones, as the menu of a button does.
    case notShown
    /// Hide nothing, as in the menu bar.
    case nothing
  }

  init(
    _ state: Command.State, hiding: Hiding, isPad: Bool,
    isBusy: @escaping (Command) -> Bool = { _ in false }, keys: [String: [MenuShortcut]] = [:]
  ) {
    self.state = state
    self.hiding = hiding
    self.isPad = isPad
    self.isBusy = isBusy
    self.keys = keys
  }

  /// Adds commands, one below another.
  @_spi(Generated) public mutating func add(_ commands: Command...) {
    for command in commands { add(command, title: nil) }
  }

  // Without defaults for all but the command: a call that passes none compiles to less.

  /// Adds a command that is different in this menu.
  ///
  /// - Parameters:
  ///   - title: The title in this menu, if it differs from the command's own.
  ///   - image: The image in this menu, if it differs from the command's own.
  ///   - subtitle: The subtitle in this menu, if it differs from the command's own.
  ///   - alternate: The modifier that shows this command in place of the entry before it.
  @_spi(Generated) public mutating func add(
    _ command: Command, title: String?, image: MenuImageChange = .own, subtitle: String? = nil,
    alternate: MenuShortcut.Modifiers? = nil
  ) {
    let item = item(
      command, title: title, image: image, subtitle: subtitle, alternate: alternate)
    append(item.map { .item($0) })
  }

  /// Adds a command with another image.
  @_spi(Generated) public mutating func add(
    _ command: Command, image: MenuImageChange, subtitle: String? = nil,
    alternate: MenuShortcut.Modifiers? = nil
  ) {
    add(command, title: nil, image: image, subtitle: subtitle, alternate: alternate)
  }

  /// Adds a command with another subtitle.
  @_spi(Generated) public mutating func add(
    _ command: Command, subtitle: String, alternate: MenuShortcut.Modifiers? = nil
  ) {
    add(command, title: nil, subtitle: subtitle, alternate: alternate)
  }

  /// Adds a command that is shown in place of the entry before it while a modifier is held.
  @_spi(Generated) public mutating func add(_ command: Command, alternate: MenuShortcut.Modifiers) {
    add(command, title: nil, alternate: alternate)
  }

  /// Starts a new group.
  @_spi(Generated) public mutating func separate() {
    separatorIsDue = !added.isEmpty
  }

  /// Adds a line that cannot be chosen, while the conditions around it hold.
  @_spi(Generated) public mutating func addText(_ text: String, _ image: MenuImage? = nil) {
    if isMet { append(.text(text, image)) }
  }

  /// Adds a submenu with the options of a choice, the current one checked.
  @_spi(Generated) public mutating func addChoice<Choice: MenuChoice>(
    _ choice: Choice.Type, title: String? = nil, image: MenuImageChange = .own,
    _ command: (Choice) -> Command
  ) {
    let commands = choice.allCases.map(command)
    guard let first = commands.first else { return }
    append(submenu(under: first.facts(in: state), title, image, options(commands)))
  }

  /// Adds the options of a choice inline, the current one checked.
  @_spi(Generated) public mutating func addEach<Choice: MenuChoice>(
    _ choice: Choice.Type, _ command: (Choice) -> Command
  ) {
    for entry in options(choice.allCases.map(command)) { append(entry) }
  }

  /// Adds a submenu with the elements of a list.
  @_spi(Generated) public mutating func addList<Element: MenuListElement>(
    _ elements: KeyPath<Command.State, [Element]>, title: String? = nil,
    image: MenuImageChange = .own, _ command: (Element.ID) -> Command
  ) {
    // These are the facts of the command itself, so any element will do.
    let facts = command(Element.ID(rawValue: "")).facts(in: state)
    append(submenu(under: facts, title, image, items(elements, facts, command)))
  }

  /// Adds the elements of a list inline.
  @_spi(Generated) public mutating func addEach<Element: MenuListElement>(
    _ elements: KeyPath<Command.State, [Element]>, _ command: (Element.ID) -> Command
  ) {
    let facts = command(Element.ID(rawValue: "")).facts(in: state)
    for entry in items(elements, facts, command) { append(entry) }
  }

  /// Adds a submenu.
  @_spi(Generated) public mutating func addSubmenu(
    _ title: String, _ image: MenuImage? = nil, subtitle: String? = nil,
    _ build: (inout MenuBuilder) -> Void
  ) {
    let entries = entries(of: build)
    if entries.isEmpty && hiding != .nothing { return }
    append(
      .submenu(
        .init(
          title: title, subtitle: subtitle, image: image, entries: entries, commandID: nil,
          isEnabled: !entries.isEmpty)))
  }

  /// Adds a titled section.
  @_spi(Generated) public mutating func addSection(
    _ title: String, subtitle: String? = nil, _ build: (inout MenuBuilder) -> Void
  ) {
    let entries = entries(of: build)
    if entries.isEmpty { return }
    append(.section(title: title, subtitle: subtitle, entries: entries))
  }

  /// Adds small or medium elements, side by side.
  ///
  /// - Parameter size: The size of the elements; nil for medium ones up to three, and small ones beyond.
  @_spi(Generated) public mutating func addRow(
    _ size: MenuRowSize? = nil, _ build: (inout MenuBuilder) -> Void
  ) {
    let entries = entries(of: build)
    if entries.isEmpty { return }
    append(.row(entries, size: size ?? (entries.count > 3 ? .small : .medium)))
  }

  /// Adds a palette.
  @_spi(Generated) public mutating func addPalette(_ build: (inout MenuBuilder) -> Void) {
    let entries = entries(of: build)
    if !entries.isEmpty { append(.palette(entries)) }
  }

  /// Adds system commands.
  ///
  /// - Parameters:
  ///   - title: Another title, or nil for the system's.
  ///   - shortcut: Other shortcuts in the menu bar, or none.
  ///   - alternate: The modifier that shows this command in place of the entry before it.
  @_spi(Generated) public mutating func addSystem(
    _ items: MenuSystemItem..., title: String? = nil, shortcut: MenuShortcutChange = .own,
    alternate: MenuShortcut.Modifiers? = nil
  ) {
    guard isMet || hiding == .nothing else { return }
    let changes = MenuSystemChanges(title: title, shortcut: shortcut, alternate: alternate)
    for item in items { append(.system(item, changes)) }
  }

  /// Adds entries that are shown only if a condition holds. The menu bar dims them instead of hiding them.
  @_spi(Generated) public mutating func when(
    _ condition: Bool, _ build: (inout MenuBuilder) -> Void
  ) {
    guard condition || hiding == .nothing else { return }
    let outer = isMet
    isMet = outer && condition
    build(&self)
    isMet = outer
  }

  // MARK: - One entry

  /// The menu item for a command, or nil if the menu leaves it out.
  func item(
    _ command: Command, title: String? = nil, image: MenuImageChange = .own,
    subtitle: String? = nil, alternate: MenuShortcut.Modifiers? = nil
  ) -> MenuEntry<Command>.Item? {
    item(command, command.facts(in: state), title, image, subtitle, alternate)
  }

  private func item(
    _ command: Command, _ facts: MenuFacts, _ title: String? = nil,
    _ image: MenuImageChange = .own, _ subtitle: String? = nil,
    _ alternate: MenuShortcut.Modifiers? = nil
  ) -> MenuEntry<Command>.Item? {
    switch hiding {
    case .unavailable: guard facts.isShown, facts.isEnabled else { return nil }
    case .notShown: guard facts.isShown else { return nil }
    case .nothing: break
    }
    let shortcuts = keys.isEmpty ? nil : changedShortcuts(of: facts, alternate)
    return MenuEntry.Item(
      command: command, facts: shortcuts.map { facts.with($0) } ?? facts,
      hasChangedKeys: shortcuts != nil, title: title ?? facts.option?.title ?? facts.title,
      subtitle: subtitle ?? (facts.option == nil ? facts.subtitle : facts.option?.subtitle),
      image: image.image(own: facts.option == nil ? facts.image : facts.option?.image),
      isEnabled: facts.isEnabled && facts.isShown && isMet && !isBusy(command),
      isShown: facts.isShown && isMet,
      answers: facts.confirmation == nil ? [] : answers(of: command), alternate: alternate)
  }

  /// The keys that people have given to a command, or nil. An alternate has those of the entry before it, with its modifier.
  private func changedShortcuts(
    of facts: MenuFacts, _ alternate: MenuShortcut.Modifiers?
  ) -> [MenuShortcut]? {
    guard let alternate else { return keys[facts.key] }
    guard case .item(let item) = added.last, item.hasChangedKeys else { return nil }
    return item.shortcut.map { [MenuShortcut($0.key, $0.modifiers.union(alternate))] } ?? []
  }

  /// The further answers to a command's question that people can choose now.
  private func answers(of command: Command) -> [MenuEntry<Command>.Answer] {
    command.answers.compactMap { answer in
      guard let answer = answer as? Command else { return nil }
      let facts = answer.facts(in: state)
      guard facts.isShown, facts.isEnabled, !isBusy(answer) else { return nil }
      return MenuEntry.Answer(
        command: answer, id: facts.id, title: facts.title, isDestructive: facts.isDestructive,
        isUndoable: facts.isUndoable)
    }
  }

  private func options(_ commands: [Command]) -> [MenuEntry<Command>] {
    let items = commands.compactMap { item($0) }
    return items.isEmpty ? [] : [.choice(items)]
  }

  private func items<Element: MenuListElement>(
    _ elements: KeyPath<Command.State, [Element]>, _ facts: MenuFacts,
    _ command: (Element.ID) -> Command
  ) -> [MenuEntry<Command>] {
    entries(for: state[keyPath: elements], facts, command)
  }

  private func entries<Element: MenuListElement>(
    for elements: [Element], _ facts: MenuFacts, _ command: (Element.ID) -> Command
  ) -> [MenuEntry<Command>] {
    elements.compactMap { element in
      guard let children = element.children else {
        // Looking up each element in the list again would be quadratic.
        return item(command(element.id), facts.option(element)).map { .item($0) }
      }
      return submenu(
        under: facts, element.title,
        element.symbolName.map { .symbol($0, stays: true) } ?? .hidden,
        entries(for: children, facts, command), id: facts.id + "/" + element.id.rawValue)
    }
  }

  private func submenu(
    under facts: MenuFacts, _ title: String?, _ image: MenuImageChange,
    _ entries: [MenuEntry<Command>], id: String? = nil
  ) -> MenuEntry<Command>? {
    if entries.isEmpty && hiding != .nothing { return nil }
    return .submenu(
      .init(
        title: title ?? facts.title, subtitle: id == nil ? facts.subtitle : nil,
        image: image.image(own: facts.image), entries: entries, commandID: id ?? facts.id,
        isEnabled: !entries.isEmpty
          && (hiding != .nothing || (facts.isEnabled && facts.isShown && isMet))))
  }

  private mutating func append(_ entry: MenuEntry<Command>?) {
    guard let entry else { return }
    if separatorIsDue { added.append(.separator) }
    separatorIsDue = false
    added.append(entry)
  }

  /// The entries that a closure adds.
  private func entries(of build: (inout MenuBuilder) -> Void) -> [MenuEntry<Command>] {
    var inner = MenuBuilder(state, hiding: hiding, isPad: isPad, isBusy: isBusy, keys: keys)
    inner.isMet = isMet
    build(&inner)
    return inner.entries
  }
}

@MainActor
extension MenuBuilder {
  /// Creates a builder for a context on this device.
  init(_ state: Command.State, hiding: Hiding, for context: MenuContext<Command>) {
    self.init(
      state, hiding: hiding, isPad: MenuDevice.isPad, isBusy: context.asksWhetherBusy)
  }
}
