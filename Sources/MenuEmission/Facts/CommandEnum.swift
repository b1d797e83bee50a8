import MenuModel

/// Builds the enum of a group of commands, with their facts.
struct CommandEnum {
  let context: EmissionContext
  let group: CommandGroup
  let surfaces: SurfaceIndex

  /// The maximum number of commands per function of facts. The optimizer takes disproportionately long for larger
  /// functions.
  private static let maxCommandsPerFunction = 17
  /// The maximum number of commands in an array literal, for the same reason.
  private static let maxCommandsPerArray = 50

  /// The declaration. The enum of a named block is nested in the app's enum.
  var declaration: Declaration {
    let type = Declaration(
      documentation: documentation, place: group.place.flatMap(context.location),
      modifiers: [.nonisolated],
      kind: .type(
        .enum, group.typeName, conforms: [isChangeable ? "MenuKeysChangeable" : "MenuCommand"],
        group.members.map(caseDeclaration) + keys + facts + block + answers
          + [places, allCommands]))
    if group.caseName == nil { return type }
    return Declaration(
      modifiers: [.nonisolated], kind: .type(.extension, context.commandType, [type]))
  }

  /// Whether people may change the keys of the commands, which the app's enum says.
  private var isChangeable: Bool {
    group.caseName == nil && context.module.app.hasChangeableKeys
  }

  private var keys: [Declaration] {
    if !isChangeable { return [] }
    return [
      Declaration(
        documentation: ["The keys of the commands, with what people changed."],
        modifiers: [.mainActor, .static],
        kind: .stored(.let, "keys", .call("MenuKeys<\(group.typeName)>")))
    ]
  }

  private var documentation: [String] {
    if group.caseName != nil { return group.documentation }
    let app = context.module.app
    var lines = ["What people can do in \(app.name)."]
    for words in [app.documentation, group.documentation] where !words.isEmpty {
      lines += [""] + words
    }
    return lines
  }

  // MARK: - Cases

  private func caseDeclaration(_ member: CommandGroup.Member) -> Declaration {
    switch member {
    case .command(let id):
      let command = context.module.commands[id.index]
      return Declaration(
        documentation: command.documentation, place: context.location(of: command.place),
        kind: .case(command.name.text, payload: context.names.payload(of: command)))
    case .group(let number):
      let block = context.groups[number]
      return Declaration(
        place: block.place.flatMap(context.location),
        kind: .case(block.caseName ?? "", payload: block.typeName))
    }
  }

  /// The case of a member: `.pin`.
  private func value(_ member: CommandGroup.Member) -> Expression {
    switch member {
    case .command(let id): return .member(context.module.commands[id.index].name.text)
    case .group(let number): return .member(context.groups[number].caseName ?? "")
    }
  }

  /// The pattern of a named block that binds its command: `.note(let command)`.
  private func pattern(_ block: CommandGroup.Member) -> Expression {
    .call(value(block), [.code("let command")])
  }

  // MARK: - Facts

  private var facts: [Declaration] {
    let count = Self.maxCommandsPerFunction
    let members = group.members
    return stride(from: 0, to: max(members.count, 1), by: count).map { start in
      let end = min(start + count, members.count)
      let number = start / count + 1
      var cases = members[start..<end].map(facts)
      if end < members.count {
        cases.append(.default(.call("facts\(number + 1)", [.labeled("in", .name("state"))])))
      } else if start > 0 {
        cases.append(.comment("Every command is above."))
        cases.append(.default(.call("MenuFacts", [.string(""), .string("")])))
      }
      return Declaration(
        access: number == 1 ? .ofModule : .private,
        // Optimizing it gains nothing, and would double the build time of a large app.
        kind: .function(
          number == 1 ? "facts" : "facts\(number)", [context.stateParameter],
          attribute: "@_optimize(none)", returns: "MenuFacts", [.switch(cases)]))
    }
  }

  private func facts(of member: CommandGroup.Member) -> SwitchCase {
    switch member {
    case .command(let id): return CommandCode.facts(of: id, in: context)
    case .group:
      let facts = Expression.call("command.facts", [.labeled("in", .name("state"))])
      return .returning([pattern(member)], facts)
    }
  }

  // MARK: - Blocks

  /// The members that are named blocks.
  private var blocks: [CommandGroup.Member] {
    group.members.filter { member in
      if case .group = member { return true }
      return false
    }
  }

  private var block: [Declaration] {
    let blocks = blocks
    if blocks.isEmpty { return [] }
    var cases = blocks.map { SwitchCase.returning([pattern($0)], .name("command")) }
    if blocks.count < group.members.count { cases.append(.default(.code("nil"))) }
    return [
      Declaration(kind: .computed("block", type: "(any MenuCommand)?", [.switch(cases)]))
    ]
  }

  // MARK: - Answers

  /// The further answers to the commands' questions; nothing where no command has any.
  private var answers: [Declaration] {
    var cases: [SwitchCase] = []
    for member in group.members {
      guard case .command(let id) = member else { continue }
      let answers = context.module.commands[id.index].answers
      if answers.isEmpty { continue }
      cases.append(
        .returning(
          [value(member)], .array(answers.map { context.value(of: $0, in: context.commandType) })))
    }
    if cases.isEmpty { return [] }
    if cases.count < group.members.count {
      cases.append(.default(.code(blocks.isEmpty ? "[]" : "block?.answers ?? []")))
    }
    return [Declaration(kind: .computed("answers", type: "[any MenuCommand]", [.switch(cases)]))]
  }

  // MARK: - Placements

  private var places: Declaration {
    let surface = context.names.type(.place)
    let blocks = blocks
    // Where each command is of a block, the library asks that.
    if !blocks.isEmpty && blocks.count == group.members.count {
      return Declaration(kind: .typeAlias("Place", surface))
    }
    // Most commands share their surfaces with others: a case for all of these.
    var rows: [(surfaces: [Int], patterns: [Expression])] = []
    var rowOfSurfaces: [[Int]: Int] = [:]
    for member in group.members {
      guard case .command(let id) = member else { continue }
      let places = surfaces.surfaces(of: id)
      if let row = rowOfSurfaces[places] {
        rows[row].patterns.append(value(member))
      } else {
        rowOfSurfaces[places] = rows.count
        rows.append((places, [value(member)]))
      }
    }
    var cases = rows.map { row in
      SwitchCase.returning(
        row.patterns, .array(row.surfaces.map { .member(surfaces.members[$0].name) }))
    }
    cases += blocks.map { .returning([pattern($0)], .member("command", "places")) }
    return Declaration(kind: .computed("places", type: "[\(surface)]", [.switch(cases)]))
  }

  // MARK: - All commands

  private var allCommands: Declaration {
    let type = group.caseName == nil ? group.typeName : context.commandType + "." + group.typeName
    let parts = parts
    var body: [Statement]
    if parts.count < 2 {
      body = [.return(parts.first ?? .array([]))]
    } else {
      body = [.var("commands", type: "[\(type)]", parts[0])]
      body += parts.dropFirst().map { .assign(.name("commands"), "+=", $0) }
      body.append(.return(.name("commands")))
    }
    return Declaration(
      modifiers: [.static],
      kind: .function("allCommands", [context.stateParameter], returns: "[\(type)]", body))
  }

  /// All commands, split into expressions for the compiler to check separately.
  private var parts: [Expression] {
    var parts: [Expression] = []
    var run: [Expression] = []
    func add(_ part: Expression?) {
      if !run.isEmpty { parts.append(.array(run)) }
      run = []
      if let part { parts.append(part) }
    }
    func map(_ all: Expression, to member: CommandGroup.Member, _ payload: String) -> Expression {
      .closure(.member(all, "map"), .call(value(member), [.code(payload)]))
    }
    for member in group.members {
      switch member {
      case .group(let number):
        let type = context.groups[number].typeName
        let all = Expression.call("\(type).allCommands", [.labeled("in", .name("state"))])
        add(map(all, to: member, "$0"))
      case .command(let id):
        switch context.module.commands[id.index].payload {
        case .none:
          if run.count == Self.maxCommandsPerArray { add(nil) }
          run.append(value(member))
        case .choice(_, let choice):
          add(map(.member(context.name(of: choice), "allCases"), to: member, "$0"))
        case .list(let list):
          let elements = Expression.member(.name("state"), context.field(list))
          let isNested = context.module.lists[list.index].isNested
          add(map(isNested ? .member(elements, "leaves") : elements, to: member, "$0.id"))
        }
      }
    }
    add(nil)
    return parts
  }
}
