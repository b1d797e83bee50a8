/// A call of `String(localized:…)` whose five arguments are known by their parts.
///
/// A module has thousands. Printed from its parts, one costs an allocation; as a `.call`, it would cost five strings and an array,
/// and be tried on one line before it is broken.
final class LocalizedString {
  /// What the texts of a module have in common.
  final class Table: Sendable {
    /// `table: "Menus"`
    let table: Argument
    /// `bundle: .notesMenus`
    let bundle: Argument
    /// For each source what the comment begins with: `comment: "Notes.menu:`.
    let comments: [Argument]

    /// An argument, or its beginning, with its columns.
    struct Argument {
      let text: String
      let columns: Int

      init(_ text: String) {
        self.text = text
        self.columns = CodePrinter.columns(text)
      }
    }

    /// - Parameters:
    ///   - name: The table's name.
    ///   - bundle: The bundle argument: `.notesMenus`.
    ///   - sources: The base name of each source.
    init(name: String, bundle: String, sources: [String]) {
      self.table = Argument("table: \"" + StringLiteral.escaped(name) + "\"")
      self.bundle = Argument("bundle: " + bundle)
      self.comments = sources.map { Argument("comment: \"" + StringLiteral.escaped($0) + ":") }
    }
  }

  /// What the key begins with, before a dot: the word for a surface, or nothing.
  let prefix: String
  /// The name of the command, or of the text.
  let name: String
  /// What is behind it in the key: `.title`.
  let role: StaticString
  /// The text as a literal has it, and what is added to it.
  let text: String
  let suffix: StaticString
  let table: Table
  /// Where the text stands.
  let source: Int
  let line: Int

  init(
    prefix: String = "", name: String, role: StaticString, text: String, suffix: StaticString,
    in table: Table, source: Int, line: Int
  ) {
    self.prefix = prefix
    self.name = name
    self.role = role
    self.text = StringLiteral.escaped(text)
    self.suffix = suffix
    self.table = table
    self.source = source
    self.line = line
  }

  /// The columns of the call on one line, or a few less.
  var columns: Int {
    // The words of the call, the quotes, the commas and a digit of the line.
    let words = 16 + 13 + 16 + 2
    let key = CodePrinter.columns(prefix) + CodePrinter.columns(name) + role.utf8CodeUnitCount
    return words + key + CodePrinter.columns(text) + table.table.columns + table.bundle.columns
      + table.comments[source].columns
  }

  /// The prefix with its dot.
  private var start: String { prefix.isEmpty ? "" : prefix + "." }

  /// The same as an expression of its arguments.
  var call: Expression {
    .call(
      "String",
      [
        .init("localized", .code("\"" + start + name + role.description + "\"")),
        .init("defaultValue", .code("\"" + text + suffix.description + "\"")),
        .init(.code(table.table.text)), .init(.code(table.bundle.text)),
        .init(.code(table.comments[source].text + String(line) + "\"")),
      ])
  }
}

extension CodePrinter {
  /// Prints the call on one line.
  mutating func printFlat(_ string: LocalizedString) {
    output.put("String(")
    printKey(of: string)
    output.put(", ")
    printText(of: string)
    output.put(", ")
    output.append(string.table.table.text)
    output.put(", ")
    output.append(string.table.bundle.text)
    output.put(", ")
    printComment(of: string)
  }

  /// Prints the call, on one line if it fits, and else as many arguments to a line as fit.
  ///
  /// - Returns: False, with nothing printed, where an argument does not fit in a line of its own.
  mutating func print(_ string: LocalizedString, depth: Int, trailing: Int) -> Bool {
    // The columns of each argument: its label, its quotes and its text.
    let prefix = string.prefix.isEmpty ? 0 : Self.columns(string.prefix) + 1
    let key = 13 + prefix + Self.columns(string.name) + string.role.utf8CodeUnitCount
    let text = 16 + Self.columns(string.text) + (string.suffix.utf8CodeUnitCount > 0 ? 1 : 0)
    let table = string.table.table.columns
    let bundle = string.table.bundle.columns
    let comment = string.table.comments[string.source].columns + Self.digits(string.line) + 1
    let all = 16 + key + text + table + bundle + comment + trailing
    if all <= Self.lineWidth, output.column + all <= Self.lineWidth {
      printFlat(string)
      return true
    }
    let indent = (depth + 1) * 2
    let room = Self.lineWidth - 1
    if indent + key > room || indent + text > room || indent + table > room
      || indent + bundle > room || indent + comment + trailing > room
    {
      return false
    }
    output.put("String(")
    newLine(depth + 1)
    printKey(of: string)
    var column = separate(indent + key, text, 1, depth: depth)
    printText(of: string)
    column = separate(column, table, 1, depth: depth)
    output.append(string.table.table.text)
    column = separate(column, bundle, 1, depth: depth)
    output.append(string.table.bundle.text)
    _ = separate(column, comment, 1 + trailing, depth: depth)
    printComment(of: string)
    return true
  }

  /// Prints a comma, and begins a line where the next argument does not fit behind it.
  ///
  /// - Returns: The column behind that argument.
  private mutating func separate(
    _ column: Int, _ width: Int, _ follows: Int, depth: Int
  ) -> Int {
    if column + 2 + width + follows <= Self.lineWidth {
      output.put(", ")
      return column + 2 + width
    }
    output.put(",")
    newLine(depth + 1)
    return (depth + 1) * 2 + width
  }

  private mutating func printKey(of string: LocalizedString) {
    output.put("localized: \"")
    if !string.prefix.isEmpty {
      output.append(string.prefix)
      output.put(".")
    }
    output.append(string.name)
    output.put(string.role)
    output.put("\"")
  }

  private mutating func printText(of string: LocalizedString) {
    output.put("defaultValue: ")
    printDefaultValue(of: string)
  }

  /// Prints the text as a literal.
  mutating func printDefaultValue(of string: LocalizedString) {
    output.put("\"")
    output.append(string.text)
    output.put(string.suffix)
    output.put("\"")
  }

  /// Prints the last argument and the closing parenthesis.
  private mutating func printComment(of string: LocalizedString) {
    output.append(string.table.comments[string.source].text)
    output.append(string.line)
    output.put("\")")
  }

  /// The number of characters of a text.
  static func columns(_ text: String) -> Int {
    if let found = text.utf8.withContiguousStorageIfAvailable({ TextBuffer.columns($0) }) {
      return found
    }
    var text = text
    return text.withUTF8 { TextBuffer.columns($0) }
  }

  /// The number of decimal digits.
  private static func digits(_ number: Int) -> Int {
    var digits = 1
    var limit = 10
    while limit <= number {
      digits += 1
      limit *= 10
    }
    return digits
  }
}
