import MenuSyntax

extension ModuleResolver {
  /// What a block says for each of its commands, as a command that has nothing else; nil if it says nothing.
  mutating func sharedAttributes(of syntax: CommandsSyntax, in source: Int32) -> Command? {
    if syntax.attributes.isEmpty { return nil }
    enter(source)
    let name = name(of: syntax) ?? Name(text: "commands", place: place(syntax.keywordToken.span))
    var shared = Command(name: name, block: 0, title: Text(place: name.place), place: name.place)
    var seen: [NodeKind: Place] = [:]
    for attribute in syntax.attributes {
      let (kind, place) = (attribute.node.kind, place(attribute))
      if let first = seen[kind] {
        reportDuplicate(
          "duplicate-attribute", at: place, "`\(attribute.keywordText)` is written twice",
          first: first)
        continue
      }
      seen[kind] = place
      guard let construct = kind.attribute, construct.places.contains(.commandsHeader) else {
        reportOwnAttribute(attribute)
        continue
      }
      resolve(attribute, into: &shared)
    }
    return shared
  }

  private mutating func reportOwnAttribute(_ attribute: AttributeSyntax) {
    let words = Construct.all(in: .commandsHeader).map { "`\($0.words)`" }
    report(
      "attribute-of-command", at: place(attribute),
      "`\(attribute.keywordText)` belongs to one command, not to all of a block",
      help: "Write it after the title of the command. For a whole block there are "
        + words.dropLast().joined(separator: ", ") + " and \(words.last ?? "").")
  }

  /// Notes which commands a screen or an item shows.
  mutating func noteShownCommands() {
    for shown in module.shownCommands { module.commands[shown.command.index].isShown = true }
  }
}

extension Command {
  /// Takes what its block says, where it says nothing else itself; conditions hold together.
  mutating func take(_ shared: Command) {
    enabled = Self.both(shared.enabled, enabled)
    shown = Self.both(shared.shown, shown)
    affects = affects ?? shared.affects
    frequency = frequency ?? shared.frequency
    opens = opens ?? shared.opens
    if shared.isOnscreen {
      // A control on some platforms adds to one on others.
      let own = isOnscreen ? onscreenPlatforms : []
      onscreenPlatforms = own.flatMap { own in shared.onscreenPlatforms.map { own + $0 } }
      isOnscreen = true
    }
    isUndoable = isUndoable || shared.isUndoable
    isVerbatim = isVerbatim || shared.isVerbatim
  }

  private static func both(_ block: Condition?, _ own: Condition?) -> Condition? {
    guard let block, let own else { return block ?? own }
    return .and(block, own)
  }
}
