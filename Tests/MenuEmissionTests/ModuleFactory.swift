import MenuModel
import MenuSyntax

/// Builds modules by hand. Places are found in the module's source by the text that stands there.
struct ModuleFactory {
  var module: MenuModule

  init(app name: String, path: String, source: String) {
    module = MenuModule(sources: [Source(path: path, text: source)], app: App(name: name))
  }

  /// Adds a source; what is declared next stands in it.
  mutating func source(_ path: String, _ text: String) {
    module.sources.append(Source(path: path, text: text))
  }

  /// The place of the first occurrence of a text in the last source; its beginning where it is not there.
  func place(_ needle: String) -> Place {
    let source = module.sources.count - 1
    let bytes = Array(module.sources[source].bytes)
    let wanted = Array(needle.utf8)
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      let span = Span(UInt32(start), UInt32(start + wanted.count))
      return Place(source: Int32(source), span: span)
    }
    return Place(source: Int32(source), span: Span(0, 0))
  }

  func name(_ text: String) -> Name { Name(text: text, place: place(text)) }

  /// A text with `{name}` for state variables that are declared already.
  func text(_ text: String) -> Text {
    var segments: [Text.Segment] = []
    var literal = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      literal += rest[..<open]
      let variable = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      guard let index = module.state.firstIndex(where: { $0.name.text == variable }) else {
        literal += "{" + variable + "}"
        continue
      }
      if !literal.isEmpty { segments.append(.literal(literal)) }
      literal = ""
      segments.append(.variable(StateID(index)))
    }
    literal += rest
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return Text(segments: segments, place: place("\"" + text + "\""))
  }

  /// The condition that is a `Bool` variable.
  func variable(_ name: String) -> Condition { .variable(state(name)) }

  func state(_ name: String) -> StateID {
    StateID(module.state.firstIndex { $0.name.text == name } ?? 0)
  }

  func choice(_ name: String) -> ChoiceID {
    ChoiceID(module.choices.firstIndex { $0.name.text == name } ?? 0)
  }

  func command(_ name: String) -> CommandID {
    CommandID(module.commands.firstIndex { $0.name.text == name } ?? 0)
  }

  mutating func state(_ name: String, _ type: ValueType, _ documentation: [String] = []) {
    module.state.append(
      StateVariable(
        name: self.name(name), type: type, documentation: documentation, place: place(name + ":")))
  }

  /// Adds a choice of options with their titles and symbols.
  mutating func choice(_ name: String, _ options: [(String, String, String?)]) {
    module.choices.append(
      Choice(
        name: self.name(name),
        options: options.map { option in
          var result = Choice.Option(
            name: self.name(option.0), title: text(option.1), place: place(option.0 + " "))
          result.symbol = option.2.map { .symbol(self.name($0)) }
          return result
        }, documentation: [], place: place("choice " + name)))
  }

  mutating func list(_ name: String, field: String) {
    module.lists.append(
      MenuList(name: self.name(name), field: field, documentation: [], place: place("list " + name))
    )
  }

  /// Begins a block of commands; those that follow belong to it.
  mutating func block(_ name: String? = nil) {
    module.commandBlocks.append(
      CommandBlock(
        name: name.map { self.name($0) }, documentation: [],
        place: place("commands" + (name.map { " " + $0 } ?? ""))))
  }

  mutating func command(
    _ name: String, _ title: String, _ set: (inout Command, ModuleFactory) -> Void = { _, _ in }
  ) {
    let block = module.commandBlocks.count - 1
    var command = Command(
      name: self.name(name), block: block, title: text(title), place: place(name + " "))
    set(&command, self)
    module.commandBlocks[block].commands.append(CommandID(module.commands.count))
    module.commands.append(command)
  }

  /// An entry for each name; `---` is a separator, `each x` the options of a command.
  func entries(_ names: String...) -> [Entry] {
    names.map { name in
      if name == "---" { return Entry(kind: .separator, place: place("---")) }
      if name.hasPrefix("each ") {
        return Entry(kind: .each(command(String(name.dropFirst(5)))), place: place(name))
      }
      return Entry(
        kind: .command(CommandPlacement(command: command(name))), place: place(name + "\n"))
    }
  }

  func contextMenu(_ entries: [Entry], at needle: String) -> ContextMenu {
    var menu = ContextMenu(header: place(needle), place: place(needle))
    menu.entries = entries
    return menu
  }
}

extension KeyChord {
  /// A shortcut with a character.
  init(_ modifiers: KeyModifiers, _ character: Character) {
    self.init(
      modifiers: modifiers, key: .character(character.asciiValue ?? 0),
      place: Place(source: 0, span: Span(0, 0)))
  }

  /// A shortcut with a named key.
  init(_ modifiers: KeyModifiers, _ key: NamedKey) {
    self.init(
      modifiers: modifiers, key: .named(key), place: Place(source: 0, span: Span(0, 0)))
  }
}
