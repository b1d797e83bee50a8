import MenuSyntax

/// The parsed command line: a command, its options and its operands.
package struct Invocation {
  package var command: CommandDescription
  /// The values of each option that was given; none for an option without a value.
  private var values: [String: [String]] = [:]
  /// The arguments that are not options: paths, or the name of a command.
  package private(set) var operands: [String] = []

  /// Whether an option was given.
  package func has(_ key: String) -> Bool { values[key] != nil }
  /// The last value of an option.
  package func value(_ key: String) -> String? { values[key]?.last }
  /// All values of an option, in order.
  package func allValues(_ key: String) -> [String] { values[key] ?? [] }

  /// Parses the arguments after the program's name.
  package static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var arguments = arguments[...]
    guard let first = arguments.popFirst() else { return Invocation(command: .help) }
    switch first {
    case "-h", "--help": return Invocation(command: .help)
    case "--version": return Invocation(command: .version)
    default: break
    }
    guard let command = CommandDescription.all.first(where: { $0.name == first }) else {
      let names = CommandDescription.all.map(\.name)
      throw UsageError(
        "there is no command '\(first)'", hint: hint(first, among: names, "see `menugen --help`"))
    }
    var invocation = Invocation(command: command)
    var takesOptions = true
    while let argument = arguments.popFirst() {
      if takesOptions && argument == "--" {
        takesOptions = false
      } else if takesOptions && argument.utf8.count > 1 && argument.utf8.first == UInt8(ascii: "-")
      {
        try invocation.parseOption(argument, &arguments)
      } else {
        invocation.operands.append(argument)
      }
    }
    return invocation
  }

  private init(command: CommandDescription) {
    self.command = command
  }

  private mutating func parseOption(
    _ argument: String, _ arguments: inout ArraySlice<String>
  ) throws(UsageError) {
    var spelling = argument
    var attached: String?
    if argument.utf8.starts(with: "--".utf8), let equals = argument.firstIndex(of: "=") {
      spelling = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    guard let option = command.options.first(where: { $0.spellings.contains(spelling) }) else {
      let spellings = command.options.flatMap(\.spellings).filter { $0.utf8.count > 2 }
      throw UsageError(
        "'\(command.name)' has no option '\(spelling)'",
        hint: Self.hint(spelling, among: spellings, "see `menugen \(command.name) --help`"))
    }
    guard let name = option.value else {
      if attached != nil { throw UsageError("'\(spelling)' takes no value") }
      values[option.key] = []
      return
    }
    guard let value = attached ?? arguments.popFirst() else {
      throw UsageError("'\(spelling)' needs a value: \(spelling) \(name)")
    }
    if let choices = option.choices, !choices.contains(value) {
      let list = choices.joined(separator: ", ")
      throw UsageError(
        "'\(spelling)' is one of \(list), not '\(value)'",
        hint: Self.hint(value, among: choices, nil))
    }
    if has(option.key) && !option.isRepeatable { throw UsageError("'\(spelling)' is given twice") }
    values[option.key, default: []].append(value)
  }

  /// A question with the candidate nearest to a word; `otherwise` if none is near.
  package static func hint(_ word: String, among candidates: [String], _ otherwise: String?)
    -> String?
  {
    guard let nearest = Spelling.nearest(to: word, among: candidates, limit: 1).first else {
      return otherwise
    }
    return "did you mean '\(nearest)'?"
  }
}

/// Wrong usage, or a file that cannot be read or written: a message of one line, and exit status 2.
package struct UsageError: Error {
  package var message: String

  package init(_ message: String, hint: String? = nil) {
    self.message = hint.map { "\(message); \($0)" } ?? message
  }
}
