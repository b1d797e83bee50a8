/// One fact of the cases of an enum: a property or a function that switches over them.
struct Fact {
  /// What the fact is.
  var documentation: String
  /// The name of the property or function.
  var name: String
  /// The parameter of a function; nil for a property.
  var parameter: String?
  /// `String`
  var type: String
  /// The value of the cases that are not named; nil where all are.
  var fallback: Expression?
  /// What constant texts stand in where there are many.
  var table: Table
  /// Whether the compiler may not copy the switch to where the fact is asked for: in a large module an optimized build would
  /// have each once more for the enum of all commands, and again in the builder of menus.
  var isNeverInlined = false
  /// Whether only the enum itself has the fact, and none where no case has a value.
  var isPrivate = false

  /// Where the constant texts of a fact stand.
  struct Table {
    /// The static property with a line for each case, if most cases have a text; nil where there is none.
    var lines: String?
    /// The type of that property.
    var linesType = ""
    /// The static property with the lines of names, which the keys of a localization table begin with.
    var names = ""
    /// Whether a text without interpolations is a constant, and not a call that looks it up.
    var holdsTexts = true
    /// Whether also a fact with few texts has it.
    var isAlways = false
    /// Whether it is in lines even if few cases have a text.
    var isAlwaysLines = false
    /// What the texts of a localization table have behind the command's name in their keys: `.title`; nil where they are not
    /// looked up.
    var role: StaticString?
    /// What the table's texts have before them: `note.`
    var prefix = ""
  }
  /// The texts without interpolations, in the order of the enum.
  private var texts: [ConstantText] = []
  /// The bytes of those texts.
  private let memory: Memory
  /// The other values and the cases that have them, in the order of the enum.
  private var values: [Row] = []
  /// The number of cases that have a value.
  private var patternCount = 0

  /// Further cases that have a value, each with the next one that has the same.
  private var sharers: [Sharer] = []
  /// The condition of a value that depends on one, and the value while it does not hold.
  private var conditions: [(condition: Expression, other: Expression)] = []

  /// A case whose value is a text without interpolations. By itself, since a large enum has thousands and nothing else.
  private struct ConstantText {
    /// Where the text begins in the memory, and its bytes.
    var start: Int
    var count: Int32
    /// The number of the case in the enum.
    var position: Int32
    /// The number of values before it.
    var order: Int32
    var hasEllipsis: Bool
    /// Whether a literal has the text as it is.
    var isPlain: Bool
  }

  /// The bytes of constant texts, of one fact or several. A `String` each would be held and let go wherever it is read.
  final class Memory {
    // By a pointer, to which each access is not watched as to a property.
    fileprivate let buffer: UnsafeMutablePointer<TextBuffer>

    /// Makes memory for about this number of bytes, and for more.
    init(capacity: Int = 0) {
      buffer = .allocate(capacity: 1)
      buffer.initialize(to: TextBuffer(capacity: capacity))
    }

    deinit {
      buffer.deinitialize(count: 1)
      buffer.deallocate()
    }
  }

  /// Cases that share a value. Small, since a large enum has thousands.
  private struct Row {
    var value: Expression
    /// What stands behind the pattern: `(let option)`.
    var binding: String
    /// The number of the first case in the enum.
    var position: Int32
    /// The number of values before it.
    var order: Int32
    /// The numbers of the first and the last other case in `sharers`; -1 where no other case has the value.
    var firstSharer: Int32 = -1
    var lastSharer: Int32 = -1
    var sharerCount: Int32 = 0
    /// The number in `conditions`; -1 for a value that always holds.
    var condition: Int32 = -1
  }

  /// A further case that has a value.
  private struct Sharer {
    /// The number of the case in the enum.
    var position: Int32
    /// The number in `sharers`; -1 behind the last.
    var next: Int32 = -1
  }

  init(
    _ name: String, in parameter: String? = nil, _ type: String, fallback: Expression? = nil,
    documentation: String, memory: Memory? = nil
  ) {
    self.memory = memory ?? Memory()
    self.documentation = documentation
    self.name = name
    self.parameter = parameter
    self.type = type
    self.fallback = fallback
    self.table = Table()
  }

  /// Gives a case a value.
  ///
  /// - Parameters:
  ///   - position: The number of the case in the enum; cases come in their order.
  ///   - binding: What stands behind the pattern of the case: `(let option)`.
  /// - Returns: The number of the value, for other cases that have it too; -1 for a constant text.
  @discardableResult
  mutating func set(_ position: Int, _ value: Expression, binding: String = "") -> Int {
    if case .string(let text) = value, setText(position, text) { return -1 }
    add(position, value, binding: binding)
    return values.count - 1
  }

  /// Gives a case a text without interpolations; false, and nothing changes, where the fact has to make it otherwise.
  ///
  /// - Parameter hasEllipsis: Whether an ellipsis follows the text.
  mutating func setText(_ position: Int, _ text: String, hasEllipsis: Bool = false) -> Bool {
    if !table.holdsTexts { return false }
    let buffer = memory.buffer
    let start = buffer.pointee.count
    buffer.pointee.append(text)
    let count = buffer.pointee.count - start
    let bytes = buffer.pointee.piece(from: start, count: count).bytes
    let isPlain = !StringLiteral.needsEscape(bytes)
    if table.lines != nil, isPlain ? count == 0 : !StringLiteral.isLine(text) {
      buffer.pointee.takeBack(to: start)
      return false
    }
    patternCount += 1
    texts.append(
      ConstantText(
        start: start, count: Int32(count), position: Int32(position),
        order: Int32(texts.count + values.count), hasEllipsis: hasEllipsis, isPlain: isPlain))
    return true
  }

  /// Makes room for a text of each case.
  mutating func reserveTexts(_ count: Int) { texts.reserveCapacity(count) }

  /// Gives a case a value that depends on a condition.
  mutating func set(
    _ position: Int, while condition: Expression, _ value: Expression, else other: Expression
  ) {
    add(position, value, binding: "")
    values[values.count - 1].condition = Int32(conditions.count)
    conditions.append((condition, other))
  }

  private mutating func add(_ position: Int, _ value: Expression, binding: String) {
    patternCount += 1
    values.append(
      Row(
        value: value, binding: binding, position: Int32(position),
        order: Int32(texts.count + values.count)))
  }

  /// Gives a case the value that another case has.
  mutating func set(_ position: Int, toValue number: Int) {
    patternCount += 1
    let sharer = Int32(sharers.count)
    if values[number].firstSharer < 0 {
      values[number].firstSharer = sharer
    } else {
      sharers[Int(values[number].lastSharer)].next = sharer
    }
    values[number].lastSharer = sharer
    values[number].sharerCount += 1
    sharers.append(Sharer(position: Int32(position)))
  }

  /// Appends the declaration.
  ///
  /// - Parameters:
  ///   - access: What stands before the declaration.
  ///   - cases: The patterns of the enum: `.pin`. If each has a value, there is no fallback.
  func append(to code: inout CodeTree, access: String, cases: [CodePiece]) {
    if isPrivate && patternCount == 0 { return }
    let access = isPrivate ? "private " : access
    let fallback = patternCount == cases.count ? nil : fallback
    code.blank()
    code.documentation([documentation])
    if isNeverInlined, patternCount > 0 { code.line("@inline(never)") }
    guard texts.count > (table.isAlways ? 0 : CommandGroup.plainLimit) else {
      appendDeclaration(to: &code, access: access) { code in
        appendSwitch(over: .all, cases, fallback: fallback, to: &code)
      }
      return
    }
    // Lines of one literal cost the compiler almost nothing. Where few cases have a text, a switch that returns
    // `StaticString` still compiles several times faster than one that returns `String`.
    let isOptional = type.hasSuffix("?")
    let lines = texts.count * 2 >= cases.count || table.isAlwaysLines ? table.lines : nil
    appendDeclaration(to: &code, access: access) { code in
      appendSwitch(
        over: .others, cases,
        fallback: reading(
          from: lines, isOptional: isOptional, hasGaps: patternCount < cases.count),
        to: &code)
    }
    code.blank()
    if let lines {
      appendLines(lines, cases: cases.count, to: &code)
      return
    }
    code.block("private var \(name)Text: StaticString" + (isOptional ? "?" : "")) { code in
      let rest = values.isEmpty ? fallback : isOptional ? .null : .string("")
      appendSwitch(over: .constantTexts, cases, fallback: rest, to: &code)
    }
  }

  /// Appends the constant texts, a line for each case of the enum.
  private func appendLines(_ lines: String, cases: Int, to code: inout CodeTree) {
    code.text("private static let " + lines + " = " + table.linesType) { code in
      if let printer = code.printer {
        print(cases, to: printer)
        return
      }
      var position = 0
      for text in texts {
        while position < text.position {
          code.textLine(nil)
          position += 1
        }
        code.textLine(piece(of: text), isPlain: text.isPlain, hasEllipsis: text.hasEllipsis)
        position += 1
      }
      while position < cases {
        code.textLine(nil)
        position += 1
      }
    }
  }

  /// Prints those lines at once: a large module has thousands.
  private func print(_ cases: Int, to printer: UnsafeMutablePointer<CodePrinter>) {
    var position = 0
    texts.withUnsafeBufferPointer { texts in
      guard var text = texts.baseAddress else { return }
      let end = text + texts.count
      while text < end {
        printer.pointee.output.endLines(Int(text.pointee.position) - position)
        printer.pointee.printTextLine(
          piece(of: text.pointee), isPlain: text.pointee.isPlain,
          hasEllipsis: text.pointee.hasEllipsis)
        position = Int(text.pointee.position) + 1
        text += 1
      }
    }
    printer.pointee.output.endLines(cases - position)
  }

  /// What reads the text of a case from the table.
  ///
  /// - Parameters:
  ///   - lines: The static property with the lines; nil where the texts are in a switch.
  ///   - hasGaps: Whether there are cases without a value.
  private func reading(from lines: String?, isOptional: Bool, hasGaps: Bool) -> Expression {
    let text: String
    let isFound: Bool
    if let lines {
      isFound = !(isOptional && hasGaps)
      text = "Self." + lines + (isFound ? "[index]" : ".text(at: index)")
    } else {
      isFound = !isOptional
      text = name + "Text"
    }
    if let role = table.role {
      let key = Expression.code("Self." + table.names + "[index] + \"" + role.description + "\"")
      func lookedUp(_ text: String) -> Expression {
        let text = lines == nil ? text + ".description" : text
        return .call("String", [.init("menuText", .code(text)), .init("key", key)])
      }
      if isFound { return lookedUp(text) }
      return .trailingClosure(text + ".map", [], .init { $0.statement("", lookedUp("$0")) })
    }
    if !table.prefix.isEmpty { return .code("\"" + table.prefix + "\" + " + text) }
    if lines != nil { return .code(text) }
    return .code(text + (isFound ? ".description" : "?.description"))
  }

  private func appendDeclaration(
    to code: inout CodeTree, access: String, _ body: (inout CodeTree) -> Void
  ) {
    if let parameter {
      code.function(access + "func " + name, [parameter], "-> " + type, body)
    } else {
      code.block(access + "var " + name + ": " + type, body)
    }
  }

  /// Values that a switch is over.
  private enum Selection {
    case all, constantTexts, others
  }

  private func appendSwitch(
    over selection: Selection, _ cases: [CodePiece], fallback: Expression?, to code: inout CodeTree
  ) {
    if cases.isEmpty {
      code.line("switch self {}")
      return
    }
    if isEmpty(selection), let fallback {
      code.return(fallback)
      return
    }
    code.switchOver(.code("self")) { code in
      // By number: a loop over the values would copy each.
      var text = selection == .others ? texts.count : 0
      var value = selection == .constantTexts ? values.count : 0
      while text < texts.count || value < values.count {
        if value == values.count || text < texts.count && texts[text].order < values[value].order {
          append(texts[text], cases, to: &code)
          text += 1
        } else {
          append(values[value], cases, to: &code)
          value += 1
        }
      }
      if let fallback { code.defaultCase(returning: fallback) }
    }
  }

  private func isEmpty(_ selection: Selection) -> Bool {
    switch selection {
    case .all: return values.isEmpty && texts.isEmpty
    case .constantTexts: return texts.isEmpty
    case .others: return values.isEmpty
    }
  }

  /// A constant text, which stands in the memory until the next is set.
  private func piece(of text: ConstantText) -> CodePiece {
    memory.buffer.pointee.piece(from: text.start, count: Int(text.count))
  }

  private func append(_ text: ConstantText, _ cases: [CodePiece], to code: inout CodeTree) {
    let pattern = cases[Int(text.position)]
    let piece = piece(of: text)
    if table.role == nil {
      code.case(pattern, returning: .string(text.hasEllipsis ? piece.text + "…" : piece.text))
    } else {
      code.case(pattern, returning: piece, hasEllipsis: text.hasEllipsis)
    }
  }

  private func append(_ row: Row, _ cases: [CodePiece], to code: inout CodeTree) {
    let pattern = cases[Int(row.position)]
    if !row.binding.isEmpty {
      // What carries a value has it for itself.
      code.case(pattern.text + row.binding, returning: row.value)
      return
    }
    if row.firstSharer < 0 && row.condition < 0 {
      code.case(pattern, returning: row.value)
      return
    }
    var patterns: [CodePiece] = []
    patterns.reserveCapacity(Int(row.sharerCount) + 1)
    patterns.append(pattern)
    var sharer = Int(row.firstSharer)
    while sharer >= 0 {
      patterns.append(cases[Int(sharers[sharer].position)])
      sharer = Int(sharers[sharer].next)
    }
    if row.condition < 0 {
      code.case(patterns, returning: row.value)
      return
    }
    let condition = conditions[Int(row.condition)]
    code.case(patterns) { code in
      code.if(condition.condition) { code in
        code.return(row.value)
      }
      code.return(condition.other)
    }
  }
}
