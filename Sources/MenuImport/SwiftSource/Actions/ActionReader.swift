import MenuSyntax

/// Finds out what the entries of menus do before they act, where their code says so in plain sight: that they ask for
/// input, as a panel or a sheet with fields does, and that they ask a question.
struct ActionReader {
  private let index: ProjectIndex
  private let presentations: Presentations
  private let silent: SilentFiles

  private init(_ index: ProjectIndex) {
    self.index = index
    presentations = Presentations(index)
    silent = SilentFiles(index)
  }

  /// Completes the commands of surfaces with what their code does.
  static func complete(_ surfaces: inout [FoundSurface], by index: ProjectIndex) {
    let reader = ActionReader(index)
    for number in surfaces.indices {
      let owner = surfaces[number].owner
      surfaces[number].entries.changeCommands { command in
        command.switched = reader.variable(switchedBy: command)
        guard let effect = reader.effect(of: command, in: owner) else { return }
        command.take(effect)
      }
    }
  }

  /// The variable that a command turns over, and does nothing else: `isShown` of `model.isShown.toggle()`.
  private func variable(switchedBy command: FoundCommand) -> String? {
    guard case .code(let code, _, _)? = command.action else { return nil }
    let lines = code.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
    guard let first = lines.first(where: { !$0.isEmpty }), first.hasSuffix(".toggle()"),
      case let path = first.dropLast(".toggle()".count),
      path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      // What keeps the value elsewhere, too, does nothing else.
      lines.allSatisfy({ $0.isEmpty || $0 == first || $0.hasSuffix("=\(path)") }),
      let name = path.split(separator: ".").last.map(String.init), !presentations.presents(name)
    else { return nil }
    // What is shown by other means: a view in front of others that closes itself.
    let lower = name.lowercased()
    return Self.presented.contains { lower.includes($0) } ? nil : name
  }

  private static let presented = [
    "present", "sheet", "alert", "dialog", "popover", "popup", "modal", "picker", "importer",
    "exporter", "form", "confirm", "prompt", "window", "open", "trigger", "refresh", "reload",
  ]

  /// The effect of a command; nil if it has no code in the files.
  private func effect(of command: FoundCommand, in owner: String?) -> ActionEffect? {
    switch command.action {
    case .code(let code, _, let place)?:
      guard let file = index.files.first(where: { $0.number == place.source }) else { return nil }
      // Code without a statement is yet to be written.
      guard !command.isLink, case let part = SwiftParser.parse(place.span, of: file),
        !part.statements.isEmpty
      else { return nil }
      let runner = ActionRunner(index, presentations, silent)
      let scope = SwiftScope(file: part, typePath: file.typePath(at: place.span))
      // A function that is named where a closure could be.
      if part.statements.count == 1, case .expression(let expression) = part.statements[0].kind,
        let path = expression.path, code.hasSuffix("()")
      {
        return runner.effect(ofCalling: path, in: scope)
      }
      return runner.effect(of: part.statements, in: scope)
    case .selector(let selector, let target)?:
      guard let method = index.method(for: selector, in: target ?? owner, isOnly: target != nil),
        let body = method.function?.body, !body.isEmpty
      else { return nil }
      return ActionRunner(index, presentations, silent).effect(
        of: body, in: SwiftScope(file: method.file, typePath: method.owner))
    case nil: return nil
    }
  }
}

extension FoundCommand {
  fileprivate mutating func take(_ effect: ActionEffect) {
    let title = self.title.literal ?? ""
    if effect.asks {
      // What a command only shows is no input, whatever else can be done there.
      asks = Self.shows(title) ? nil : true
    } else if effect.isSeen && !effect.hasQuestion {
      asks = false
    }
    if effect.hasQuestion {
      isConfirmed = true
      // Others are headings: “Warning”.
      let isQuestion = effect.question?.literal.map { $0.hasSuffix("?") || $0.hasSuffix("？") }
      if isQuestion == true, confirmation == nil { confirmation = effect.question }
    } else if effect.isSeen && !effect.asks && confirmation == nil {
      isConfirmed = false
    }
  }

  /// Whether a title says that something is shown: “Show Details”, “About Boxes”, “Get Info”.
  private static func shows(_ title: String) -> Bool {
    let first = title.prefix { $0.isLetter }.lowercased()
    return [
      "show", "view", "about", "info", "get", "settings", "preferences", "find", "search", "help",
      "inspect", "manage", "preview", "hide", "toggle",
    ].contains(first)
  }
}

extension ProjectIndex {
  /// The method that a selector calls: of a type if it has one, else the only one in the files, unless `isOnly` says that it
  /// can be no other type's.
  fileprivate func method(for selector: String, in type: String?, isOnly: Bool) -> Member? {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let count = pieces.count - 1
    guard let first = pieces.first else { return nil }
    // `renameWithSender:` is `rename(sender:)`.
    let names =
      [first] + (first.firstPlace(of: "With").map { [String(first[..<$0.lowerBound])] } ?? [])
    let found = names.flatMap { functions(named: $0) }
      .filter { $0.function?.parameters.count == count && $0.function?.body != nil }
    let own = found.filter { $0.owner.last == type }
    if own.count == 1 { return own[0] }
    return found.count == 1 && !isOnly ? found[0] : nil
  }
}

extension SwiftFile {
  /// The names of the types around a place, the outermost first.
  fileprivate func typePath(at span: Span) -> [String] {
    func path(in statements: [SwiftStatement]) -> [String] {
      for statement in statements
      where statement.span.start <= span.start && span.end <= statement.span.end {
        switch statement.kind {
        case .type(let type):
          return type.name.split(separator: ".").map(String.init) + path(in: type.members)
        case .compiled(let branches):
          return path(in: branches.flatMap(\.statements))
        default: return []
        }
      }
      return []
    }
    return path(in: statements)
  }
}
