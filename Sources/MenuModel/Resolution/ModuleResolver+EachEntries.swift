import MenuSyntax

extension ModuleResolver {
  mutating func each(_ syntax: EachEntrySyntax) -> Entry.Kind? {
    guard let name = name(of: syntax) else { return nil }
    if commandIDs[name.text] == nil, reportEachOfValue(name) { return nil }
    guard let id = command(name) else { return nil }
    guard case .none = module.commands[id.index].payload else { return .each(id) }
    let hasPayload = module.attributes(of: module.commands[id.index]).contains {
      $0.kind == .choose || $0.kind == .pick
    }
    if hasPayload {
      // The payload is at fault itself, and has been reported.
      leftOut.append(name.place)
      return nil
    }
    report(
      "each-of-plain-command", at: name.place,
      "`each` shows the options of a `choose` or `pick` command, and `\(name.text)` is neither",
      related: [
        RelatedPlace(place: module.commands[id.index].name.place, message: "declared here")
      ],
      help: "Write `\(name.text)` alone.",
      fixes: [
        Fix(
          title: "Remove `each`", applicability: .unsafe,
          edits: [
            Edit(place: place(Span(syntax.span.start, name.place.span.start)), text: "")
          ])
      ])
    return nil
  }

  /// Reports a list or a state variable after `each`; false for another name.
  private mutating func reportEachOfValue(_ name: Name) -> Bool {
    let word: String
    let isOf: (Command.Payload) -> Bool
    if case .list(let list)? = types[name.text]?.symbol {
      word = "pick"
      isOf = { if case .list(list) = $0 { true } else { false } }
    } else if let variable = variables[name.text]?.id,
      case .choice = module.state[variable.index].type
    {
      word = "choose"
      isOf = { if case .choice(variable, _) = $0 { true } else { false } }
    } else {
      return false
    }
    let command = module.commands.first { isOf($0.payload) }?.name.text
    report(
      "unknown-command", at: name.place,
      "`each` is followed by the command that says `\(word) \(name.text)`",
      help: command == nil
        ? "Declare one: `commands { move \"Move To\" \(word) \(name.text) }`." : nil,
      fixes: command.map {
        [
          Fix(
            title: "Write `\($0)`", applicability: .unsafe,
            edits: [Edit(place: name.place, text: $0)])
        ]
      } ?? [])
    return true
  }
}
