import MenuModel

/// Writes declarations in the style of `swift format`: two spaces of indentation, lines of at most 100 columns.
///
/// Backticks, escapes, access levels, empty lines and line breaks are decided here alone.
struct SwiftRenderer {
  /// The maximum columns of a line.
  static let lineWidth = 100

  /// The access level of the module's declarations.
  private let access: AccessLevel
  /// The output so far, as UTF-8. A line that turns out too long is removed and written again.
  var bytes: [UInt8] = []
  /// The nesting depth of the next line.
  var depth = 0
  /// Whether to write an empty line before the next one.
  private var isBlankDue = false
  /// Whether the block is still empty.
  private var isAtStart = true

  private init(access: AccessLevel) {
    self.access = access
  }

  /// The Swift of declarations.
  static func text(
    of declarations: [Declaration], access: AccessLevel = .internal
  ) -> String {
    var renderer = SwiftRenderer(access: access)
    renderer.write(declarations)
    return String(decoding: renderer.bytes, as: UTF8.self)
  }

  // MARK: - Declarations

  /// Writes declarations, with empty lines around those of several lines.
  private mutating func write(_ declarations: [Declaration]) {
    var last: Declaration?
    for declaration in declarations {
      if let last, last.isSetOff || declaration.isSetOff,
        !(last.isImport && declaration.isImport)
      {
        isBlankDue = !isAtStart
      }
      write(declaration)
      last = declaration
    }
  }

  private mutating func write(_ declaration: Declaration) {
    let head = head(of: declaration)
    switch declaration.kind {
    case .type(let keyword, let name, let types, let members):
      documentation(of: declaration)
      let conformances = types.isEmpty ? "" : ": " + types.joined(separator: ", ")
      // The members of an extension have access levels of their own.
      let head = keyword == .extension ? Self.modifiers(of: declaration) : head
      block(head + "\(keyword.rawValue) " + name + conformances) { $0.write(members) }
    case .case(let name, let payload):
      let payload = payload.map { "(\($0))" } ?? ""
      oneLine(declaration, "case " + SwiftNames.declared(name) + payload)
    case .cases(let name, let cases):
      enumeration(head + "enum \(name): String", of: cases.map { SwiftNames.declared($0) })
    case .stored(let keyword, let name, let type, let value):
      let type = type.map { ": " + $0 } ?? ""
      oneLine(declaration, "\(head)\(keyword.rawValue) \(SwiftNames.declared(name))\(type)", value)
    case .getter(let name, let type, let value):
      oneLine(declaration, "\(head)var \(name): \(type) { \(value.flat) }")
    case .computed(let name, let type, let body):
      documentation(of: declaration)
      block("\(head)var \(name): \(type)") { $0.write(body) }
    case .function(let name, let parameters, let attribute, let result, let body):
      documentation(of: declaration)
      if let attribute { line(attribute) }
      function(head + "func " + name, parameters, returns: result, body)
    case .initializer(let parameters, let body):
      documentation(of: declaration)
      function(head + "init", parameters, returns: nil, body)
    case .typeAlias(let name, let type): oneLine(declaration, "\(head)typealias \(name) = \(type)")
    case .import(let name): importModule(name, declaration.access)
    case .conditional(let condition, let inner, let others):
      conditional(
        condition, { $0.write(inner) }, else: others.isEmpty ? nil : { $0.write(others) })
    case .comment(let lines): for words in lines { comment(words) }
    }
  }

  /// The access level and modifiers of a declaration, each with a space after it.
  private func head(of declaration: Declaration) -> String {
    let level: String
    switch declaration.access {
    case .ofModule: level = access == .internal ? "" : access.name + " "
    case .private: level = "private "
    case .internal: level = ""
    }
    let isOnMainActor = declaration.modifiers.contains(.mainActor)
    return (isOnMainActor ? Declaration.Modifier.mainActor.rawValue + " " : "") + level
      + Self.modifiers(of: declaration)
  }

  /// The modifiers without attributes, which come before the access level.
  private static func modifiers(of declaration: Declaration) -> String {
    declaration.modifiers.filter { $0 != .mainActor }.map { $0.rawValue + " " }.joined()
  }

  private mutating func function(
    _ head: String, _ parameters: [Parameter], returns result: String?, _ body: [Statement]
  ) {
    let parameters = parameters.map { parameter in
      let label = parameter.label.map { SwiftNames.member($0) + " " } ?? ""
      let value = parameter.value.map { " = " + $0.flat } ?? ""
      let name = SwiftNames.declared(parameter.name)
      return Expression.code("\(label)\(name): \(parameter.type)\(value)")
    }
    block(.call(head, parameters), tail: result.map { " -> " + $0 } ?? "") { $0.write(body) }
  }

  /// Writes an import, with an access level if declarations that others see need one.
  private mutating func importModule(_ name: String, _ level: Declaration.Access) {
    let plain = "import " + name
    // What only generated Swift calls.
    let spi = name == "MenuRuntime" ? "@_spi(Generated) " : ""
    switch (level, access) {
    case (.ofModule, .public): line(spi + "public " + plain)
    case (.ofModule, .package):
      // Without this feature, plain imports are public, and an explicit level would conflict with those in the app's
      // own files.
      conditional(
        "hasFeature(InternalImportsByDefault)", { $0.line(spi + "package " + plain) },
        else: { $0.line(spi + plain) })
    default: line(spi + plain)
    }
  }

  /// Writes an enum on one line, without an empty line after it, or with a line for each case if it is too long.
  private mutating func enumeration(_ header: String, of cases: [String]) {
    let flat = header + " { case " + cases.joined(separator: ", ") + " }"
    if fits(flat) {
      line(flat)
      isAtStart = true
    } else {
      block(header) { renderer in
        for name in cases { renderer.line("case " + name) }
      }
    }
  }

  /// Writes a declaration of one line, followed by its source location: `case pin  // Notes.menu:23`.
  private mutating func oneLine(
    _ declaration: Declaration, _ code: String, _ value: Expression? = nil
  ) {
    var comment = ""
    if declaration.documentation.isEmpty {
      comment = declaration.place.map { "  // " + Self.joinedLines($0) } ?? ""
    } else {
      documentation(of: declaration)
    }
    guard let value else { return line(code + comment) }
    statement(code + " = ", value, comment: comment)
  }

  /// Writes the documentation of a declaration, with the source location after its last line.
  private mutating func documentation(of declaration: Declaration) {
    var lines = declaration.documentation.map(Self.joinedLines)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if let place = declaration.place.map(Self.joinedLines) {
      guard let last = lines.last else { return line("/// " + place) }
      let both = last + " (" + place + ")"
      if fits("/// " + both) {
        lines[lines.count - 1] = both
      } else {
        lines += ["", place]
      }
    }
    for words in lines { line(words.isEmpty ? "///" : "/// " + words) }
  }

  // MARK: - Statements

  private mutating func write(_ statements: [Statement]) {
    for statement in statements { write(statement) }
  }

  private mutating func write(_ statement: Statement) {
    switch statement {
    case .expression(let value): self.statement("", value)
    case .let(let name, let value): self.statement("let \(name) = ", value)
    case .var(let name, let type, let value): self.statement("var \(name): \(type) = ", value)
    case .assign(let target, let sign, let value):
      self.statement("\(target.flat) \(sign) ", value)
    case .return(let value): self.statement("return ", value)
    case .block(let call, let parameter, let body):
      block(call, parameter: parameter) { $0.write(body) }
    case .if(let condition, let body): block("if " + condition.flat) { $0.write(body) }
    case .switch(let cases):
      line("switch self {")
      for item in cases { write(item) }
      line("}")
    case .conditional(let condition, let body): conditional(condition) { $0.write(body) }
    case .comment(let words): comment(words)
    }
  }

  private mutating func write(_ item: SwitchCase) {
    switch item {
    case .returning(let patterns, let value):
      let names = patterns.map(\.flat).joined(separator: ", ")
      let head = patterns.isEmpty ? "default" : "case " + names
      let flat = head + ": return " + value.flat
      if fits(flat) || patterns.isEmpty {
        line(flat)
      } else {
        write(.statements(patterns, [.return(value)]))
      }
    case .statements(let patterns, let body):
      beginLine()
      append("case ")
      let start = depth * 2 + 5
      depth += 1
      list(patterns, from: start, trailing: 1)
      depth -= 1
      append(":\n")
      inner { $0.write(body) }
    case .comment(let words): comment(words)
    }
  }

  /// Writes a statement, breaking it if it is too long.
  ///
  /// - Parameters:
  ///   - lead: The text before the expression: `return `, `let title = `.
  ///   - comment: The text after it, which may exceed the line.
  private mutating func statement(_ lead: String, _ expression: Expression, comment: String = "") {
    beginLine()
    append(lead)
    if lead.hasSuffix("= "), !expression.breaksInParentheses {
      let start = bytes.count
      append(expression)
      if columns(from: start) > columnsLeft(after: lead.count) {
        cut(to: start - 1)
        depth += 1
        newLine()
        write(expression, after: 0, trailing: 0, isIndented: true)
        depth -= 1
      }
    } else {
      write(expression, after: lead.count, trailing: 0)
    }
    append(comment + "\n")
  }

  // MARK: - Blocks and lines

  /// Writes a block: `header {`, the output of `body`, and `}`.
  private mutating func block(_ header: String, _ body: (inout SwiftRenderer) -> Void) {
    beginLine()
    append(header)
    braces(body)
  }

  /// Writes a block, breaking its header if it is too long.
  ///
  /// - Parameters:
  ///   - call: The call: `init(id: String)`, `menu.addSubmenu(title)`.
  ///   - tail: The text after the call: ` -> String`.
  ///   - parameter: The parameter, if the block is a closure.
  private mutating func block(
    _ call: Expression, tail: String = "", parameter: String? = nil,
    _ body: (inout SwiftRenderer) -> Void
  ) {
    beginLine()
    header(call, tail: tail + Self.opening(parameter))
    append(tail)
    braces(parameter: parameter, body)
  }

  private mutating func braces(
    parameter: String? = nil, _ body: (inout SwiftRenderer) -> Void
  ) {
    let start = bytes.count
    append(Self.opening(parameter) + "\n")
    let inside = bytes.count
    inner(body)
    if bytes.count == inside {
      cut(to: start)
      append(parameter == nil ? " {}\n" : " { _ in }\n")
    } else {
      line("}")
    }
  }

  private static func opening(_ parameter: String?) -> String {
    " {" + (parameter.map { " " + $0 + " in" } ?? "")
  }

  /// Writes lines inside `#if`, and others inside `#else`.
  private mutating func conditional(
    _ condition: String, _ body: (inout SwiftRenderer) -> Void,
    else other: ((inout SwiftRenderer) -> Void)? = nil
  ) {
    line("#if " + condition)
    inner(body)
    if let other {
      line("#else")
      inner(other)
    }
    line("#endif")
  }

  mutating func inner(_ body: (inout SwiftRenderer) -> Void) {
    depth += 1
    isAtStart = true
    isBlankDue = false
    body(&self)
    depth -= 1
    isAtStart = false
    isBlankDue = false
  }

  /// Writes a line as it is.
  mutating func line(_ code: String) {
    beginLine()
    append(code)
    append("\n")
  }

  /// Writes a comment on one line. Line endings become spaces.
  private mutating func comment(_ words: String) {
    line("// " + Self.joinedLines(words))
  }

  private mutating func beginLine() {
    if isBlankDue { append("\n") }
    isBlankDue = false
    isAtStart = false
    indent()
  }

  /// The text with line endings replaced by spaces.
  private static func joinedLines(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Declaration {
  /// Whether empty lines part it from its neighbors.
  fileprivate var isSetOff: Bool {
    switch kind {
    case .type, .computed, .function, .initializer, .conditional, .comment, .import: return true
    case .case, .cases, .stored, .getter, .typeAlias: return false
    }
  }

  fileprivate var isImport: Bool {
    if case .import = kind { return true }
    return false
  }
}
