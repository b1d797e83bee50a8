import MenuModel

/// Prints the enum of a group of commands, with their facts.
struct CommandEnum {
  let context: EmissionContext
  let group: CommandGroup
  let surfaces: SurfaceIndex

  /// The maximum number of commands per function of facts. The optimizer takes disproportionately long for larger
  /// functions.
  private static let maxCommandsPerFunction = 17
  /// The maximum number of commands in an array literal, for the same reason.
  private static let maxCommandsPerArray = 50

  private var access: String { context.access }
  private var stateParameter: Expression {
    .code("in state: " + context.stateType)
  }

  /// Prints the declaration. The enum of a named block is nested in the app's enum.
  func print(to code: inout SwiftPrinter) {
    if group.caseName == nil {
      declaration(to: &code)
    } else {
      code.block("nonisolated extension " + context.commandType) { declaration(to: &$0) }
    }
  }

  private func declaration(to code: inout SwiftPrinter) {
    code.documentation(documentation, place: group.place.flatMap(context.location))
    code.block(access + "nonisolated enum " + group.typeName + ": MenuCommand") { code in
      cases(to: &code)
      facts(to: &code)
      block(to: &code)
      placements(to: &code)
      allCommands(to: &code)
    }
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

  private func cases(to code: inout SwiftPrinter) {
    for member in group.members {
      switch member {
      case .command(let id):
        let command = context.module.commands[id.index]
        code.declaration(
          "case " + SwiftName.declared(command.name.text) + payloadType(of: command),
          documentation: command.documentation, place: context.location(of: command.place))
      case .group(let number):
        let block = context.groups[number]
        let name = SwiftName.declared(block.caseName ?? "")
        let line = "case " + name + "(" + block.typeName + ")"
        code.declaration(line, place: block.place.flatMap(context.location))
      }
    }
  }

  private func payloadType(of command: Command) -> String {
    switch command.payload {
    case .none: return ""
    case .choice(_, let choice): return "(" + context.name(of: choice) + ")"
    case .list(let list): return "(" + context.name(of: list) + ".ID)"
    }
  }

  /// The pattern of a member: `.pin`.
  private func pattern(_ member: CommandGroup.Member) -> String {
    switch member {
    case .command(let id):
      return "." + SwiftName.member(context.module.commands[id.index].name.text)
    case .group(let number): return "." + SwiftName.member(context.groups[number].caseName ?? "")
    }
  }

  // MARK: - Facts

  private func facts(to code: inout SwiftPrinter) {
    let count = Self.maxCommandsPerFunction
    let members = group.members
    for start in stride(from: 0, to: max(members.count, 1), by: count) {
      let end = min(start + count, members.count)
      let number = start / count + 1
      let name = number == 1 ? access + "func facts" : "private func facts\(number)"
      code.blank()
      // Optimizing it gains nothing, and would double the build time of a large app.
      code.line("@_optimize(none)")
      code.block("", .call(name, [stateParameter]), tail: "-> MenuFacts") { code in
        code.switch { code in
          for member in members[start..<end] { facts(of: member, to: &code) }
          if end < members.count {
            code.defaultCase(returning: "facts\(number + 1)(in: state)")
          } else if start > 0 {
            code.comment("Every command is above.")
            code.defaultCase(returning: "MenuFacts(\"\", \"\")")
          }
        }
      }
    }
  }

  private func facts(of member: CommandGroup.Member, to code: inout SwiftPrinter) {
    switch member {
    case .command(let id):
      CommandFacts(context: context, id: id).print(pattern(member), to: &code)
    case .group:
      code.case(
        [pattern(member) + "(let command)"], returning: .code("command.facts(in: state)"))
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

  private func block(to code: inout SwiftPrinter) {
    let blocks = blocks
    if blocks.isEmpty { return }
    code.blank()
    code.block(access + "var block: (any MenuCommand)?") { code in
      code.switch { code in
        for member in blocks {
          code.case([pattern(member) + "(let command)"], returning: .code("command"))
        }
        if blocks.count < group.members.count { code.defaultCase(returning: "nil") }
      }
    }
  }

  // MARK: - Placements

  private func placements(to code: inout SwiftPrinter) {
    // Where each command is of a block, the library asks that.
    let blocks = blocks
    if !blocks.isEmpty && blocks.count == group.members.count {
      code.blank()
      return code.line(access + "typealias Place = " + context.surfaceType)
    }
    // Most commands share their surfaces with others: a case for all of these.
    var rows: [(surfaces: [Int], patterns: [String])] = []
    var rowOfSurfaces: [[Int]: Int] = [:]
    for member in group.members {
      guard case .command(let id) = member else { continue }
      let placements = surfaces.surfaces(of: id)
      if let row = rowOfSurfaces[placements] {
        rows[row].patterns.append(pattern(member))
      } else {
        rowOfSurfaces[placements] = rows.count
        rows.append((placements, [pattern(member)]))
      }
    }
    code.blank()
    code.block(access + "var placements: [" + context.surfaceType + "]") { code in
      code.switch { code in
        for row in rows {
          let cases = row.surfaces.map { Expression.code(surfaces.pattern(of: $0)) }
          code.case(row.patterns, returning: .array(cases))
        }
        for member in blocks {
          code.case([pattern(member) + "(let command)"], returning: .code("command.placements"))
        }
      }
    }
  }

  // MARK: - All commands

  private func allCommands(to code: inout SwiftPrinter) {
    let type = group.caseName == nil ? group.typeName : context.commandType + "." + group.typeName
    let parts = parts
    code.blank()
    code.block(
      "", .call(access + "static func allCommands", [stateParameter]), tail: "-> [\(type)]"
    ) { code in
      guard let first = parts.first else { return code.line("return []") }
      if parts.count == 1 { return code.statement("return ", first) }
      code.statement("var commands: [\(type)] = ", first)
      for part in parts.dropFirst() { code.statement("commands += ", part) }
      code.line("return commands")
    }
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
    for member in group.members {
      let pattern = pattern(member)
      switch member {
      case .group(let number):
        let type = context.groups[number].typeName
        add(.code("\(type).allCommands(in: state).map { \(pattern)($0) }"))
      case .command(let id):
        switch context.module.commands[id.index].payload {
        case .none:
          if run.count == Self.maxCommandsPerArray { add(nil) }
          run.append(.code(pattern))
        case .choice(_, let choice):
          add(.code("\(context.name(of: choice)).allCases.map { \(pattern)($0) }"))
        case .list(let list):
          add(.code("state.\(context.field(list)).map { \(pattern)($0.id) }"))
        }
      }
    }
    add(nil)
    return parts
  }
}
