import MenuModel

/// Writes the enum of a group of commands and what is known about each.
struct CommandFacts {
  let context: EmissionContext
  let group: CommandGroup
  let surfaces: SurfaceIndex

  private var access: String { context.access }
  private var state: String { "in state: " + context.stateType }
  private var isNested: Bool { group.caseName != nil }
  private var qualifiedName: String {
    isNested ? context.commandType + "." + group.typeName : group.typeName
  }

  /// Appends the declarations.
  func append(to code: inout CodeTree) {
    let patterns = patterns
    if isNested {
      code.block("nonisolated extension " + context.commandType) { code in
        appendEnum(patterns, to: &code)
      }
    } else {
      appendEnum(patterns, to: &code)
    }
    code.blank()
    code.block("nonisolated extension " + qualifiedName) { code in
      appendFacts(patterns, to: &code)
      appendAll(to: &code)
    }
  }

  // MARK: - The enum

  private func appendEnum(_ patterns: [CodePiece], to code: inout CodeTree) {
    let app = context.module.app
    var lines: [String] = []
    if !isNested {
      lines = ["What people can do in \(app.name)."]
      if !app.documentation.isEmpty { lines += [""] + app.documentation }
      if !group.documentation.isEmpty { lines.append("") }
    }
    lines += group.documentation
    code.documentation(lines, place: group.place.map { context.location(of: $0) })
    let protocols = listsCases ? ": CaseIterable, Hashable, Sendable" : ": Hashable, Sendable"
    let header = access + "nonisolated enum " + group.typeName + protocols
    code.block(header) { code in
      appendCases(to: &code)
      EnumShape(
        cases: patterns, payloads: carryingPatterns, access: access, isNumbered: group.isLarge
      ).append(to: &code)
    }
  }

  private func appendCases(to code: inout CodeTree) {
    var lines = context.lines()
    let commands = context.module.commands
    let sources = context.sourceLabels
    for member in group.members {
      guard case .command(let id) = member else {
        appendGroupCase(member, to: &code)
        continue
      }
      // Its parts by the number: a command that is taken out of the array is held and let go, with all that is in it.
      let place = commands[id.index].place
      code.enumCase(
        commands[id.index].name.text, payload: payloadType(of: id),
        commands[id.index].documentation, source: sources[Int(place.source)],
        line: lines.line(of: place))
    }
  }

  private func appendGroupCase(_ member: CommandGroup.Member, to code: inout CodeTree) {
    guard case .group(let number) = member else { return }
    let nested = context.commandGroups[number]
    code.documentation(nested.documentation, place: nested.place.map { context.location(of: $0) })
    code.enumCase(nested.caseName ?? "", payload: nested.typeName)
  }

  /// Whether the compiler lists the cases: those of a large enum whose cases carry nothing.
  private var listsCases: Bool {
    guard group.isLarge else { return false }
    return group.members.allSatisfy { member in
      // A case of the name would be what the compiler's list is called.
      if case .command(let id) = member {
        return context.isPlainCase[id.index]
          && !isAllCases(context.module.commands[id.index].name.text)
      }
      return false
    }
  }

  private func isAllCases(_ name: String) -> Bool {
    name.utf8.count == 8 && name == "allCases"
  }

  /// The patterns of the cases.
  private var patterns: [CodePiece] {
    group.members.map { member in
      switch member {
      case .command(let id): return context.commandCases.member(id)
      case .group(let number): return context.commandCases.member(ofGroup: number)
      }
    }
  }

  /// The patterns of the cases that carry a value.
  private var carryingPatterns: [String] {
    group.members.compactMap { member in
      switch member {
      case .command(let id):
        return context.isPlainCase[id.index] ? nil : context.commandCases.member(id).text
      case .group(let number): return pattern(of: number)
      }
    }
  }

  private func payloadType(of command: CommandID) -> String {
    if context.isPlainCase[command.index] { return "" }
    switch context.module.commands[command.index].payload {
    case .none: return ""
    case .choice(_, let choice): return context.name(of: choice)
    case .list(let list): return context.name(of: list) + ".ID"
    }
  }

  private func pattern(of number: Int) -> String {
    "." + SwiftName.member(context.commandGroups[number].caseName ?? "")
  }

  private func appendFacts(_ patterns: [CodePiece], to code: inout CodeTree) {
    let prefix = group.caseName.map { $0 + "." } ?? ""
    var table = CommandFactTable(context, idPrefix: prefix, of: group, on: surfaces)
    for member in group.members {
      switch member {
      case .command(let id): table.add(id.index)
      case .group: table.addGroup()
      }
    }
    table.append(to: &code, cases: patterns)
  }

  // MARK: - All commands

  /// Appends `allCommands(in:)`. Large enums list their cases in several functions, which the compiler takes one by one.
  private func appendAll(to code: inout CodeTree) {
    let type = qualifiedName
    if listsCases {
      appendAllHeader(to: &code) { code in code.return(.code("allCases")) }
      return
    }
    var parts: [Part] = []
    var run: [Expression] = []
    for member in group.members {
      if run.count == 50 { flush(&run, to: &parts) }
      switch member {
      case .group(let number):
        flush(&run, to: &parts)
        parts.append(.group(number))
      case .command(let id):
        let member = context.commandCases.member(id)
        if context.isPlainCase[id.index] {
          run.append(.piece(member))
          continue
        }
        let make = type + member.text
        switch context.module.commands[id.index].payload {
        case .none:
          break
        case .choice(_, let choice):
          flush(&run, to: &parts)
          parts.append(.list(.code("\(context.name(of: choice)).allCases.map { \(make)($0) }")))
        case .list(let list):
          flush(&run, to: &parts)
          let field = SwiftName.member(context.module.lists[list.index].field)
          parts.append(.list(.code("state.\(field).map { \(make)($0.id) }")))
        }
      }
    }
    flush(&run, to: &parts)
    appendAllHeader(to: &code) { code in
      if parts.count <= 1 {
        code.return(parts.first.map { expression($0) } ?? .code("[]"))
        return
      }
      code.line("var commands: [\(type)] = []")
      if parts.count <= 20 {
        for part in parts { append(part, to: &code) }
      } else {
        for start in stride(from: 0, to: parts.count, by: 20) {
          code.line("appendCommands\(start / 20 + 1)(in: state, to: &commands)")
        }
      }
      code.line("return commands")
    }
    guard parts.count > 20 else { return }
    for start in stride(from: 0, to: parts.count, by: 20) {
      code.blank()
      code.function(
        "private static func appendCommands\(start / 20 + 1)",
        [state, "to commands: inout [\(type)]"]
      ) { code in
        for part in parts[start..<min(start + 20, parts.count)] { append(part, to: &code) }
      }
    }
  }

  private func appendAllHeader(to code: inout CodeTree, _ body: (inout CodeTree) -> Void) {
    code.blank()
    code.documentation([
      "Every command in the order of declaration, once for each option or entry that it can carry."
    ])
    code.function(access + "static func allCommands", [state], "-> [\(qualifiedName)]", body)
  }

  /// Some of all commands.
  private enum Part {
    case list(Expression)
    /// The commands of a named block.
    case group(Int)
  }

  private func expression(_ part: Part) -> Expression {
    switch part {
    case .list(let list):
      return list
    case .group(let number):
      let make = "\(qualifiedName)\(pattern(of: number))($0)"
      return .code("\(allCommands(of: number)).map { \(make) }")
    }
  }

  private func allCommands(of number: Int) -> String {
    context.commandGroups[number].typeName + ".allCommands(in: state)"
  }

  private func append(_ part: Part, to code: inout CodeTree) {
    guard case .group(let number) = part, context.hasManyCommands else {
      code.statement("commands += ", expression(part))
      return
    }
    // An optimizing compiler has an algorithm of collections once more for each block.
    code.control("for", .code("command in " + allCommands(of: number))) { code in
      code.line("commands.append(" + pattern(of: number) + "(command))")
    }
  }

  private func flush(_ run: inout [Expression], to parts: inout [Part]) {
    if run.isEmpty { return }
    parts.append(.list(.array(run)))
    run = []
  }
}
