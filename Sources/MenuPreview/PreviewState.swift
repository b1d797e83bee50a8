import MenuModel
import MenuSyntax

/// Values of a module's state variables, as a preview shows them.
package struct PreviewState: Sendable {
  /// The value of a variable.
  package enum Value: Sendable, Equatable {
    case bool(Bool)
    case int(Int64)
    case string(String)
    /// The number of an option in its choice, or `noOption`.
    case option(Int)
  }

  /// The number that an optional choice has while none of its options holds.
  static let noOption = -1

  /// By the numbers of the variables.
  package private(set) var values: [Value]
  private let module: MenuModule

  /// Values with which commands and buttons are enabled and shown, and menus are in the menu bar, as far as one value of
  /// each variable can do that.
  package init(showing module: MenuModule) {
    self.module = module
    values = module.state.map { variable in
      switch variable.type {
      case .bool: return .bool(false)
      case .int: return .int(3)
      case .string: return .string(variable.name.text)
      case .choice: return .option(0)
      }
    }
    let menus = module.menuBar?.menus ?? []
    let buttons = module.screens.flatMap(\.buttons)
    let conditions =
      module.commands.flatMap { [$0.enabled, $0.shown].compactMap(\.self) }
      + buttons.flatMap { [$0.enabled, $0.shown].compactMap(\.self) }
      + menus.compactMap { $0.presence?.condition }
    func met() -> Int { conditions.count { holds($0) } }
    for _ in 0..<2 {
      for case (let index, .bool(let value)) in values.enumerated() {
        let before = met()
        values[index] = .bool(!value)
        if met() <= before { values[index] = .bool(value) }
      }
    }
  }

  /// Why a variable cannot have a value.
  package struct ValueError: Error {
    package var message: String
  }

  /// Sets a variable: `isPinned=true`, `noteCount=3`, `order=title`.
  package mutating func set(_ assignment: String) throws(ValueError) {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    // Modules that are shown together may have variables of one name.
    let variables = module.state.indices.filter { module.state[$0].name.text == name }
    if variables.isEmpty {
      let names = module.state.map(\.name.text)
      let hint = Spelling.nearest(to: name, among: names, limit: 1).first.map {
        "did you mean '\($0)'?"
      }
      throw ValueError(
        message: "there is no state variable '\(name)'; "
          + (hint ?? (names.isEmpty ? "the module has none" : "there are \(list(names))")))
    }
    for index in variables {
      guard parts.count == 2 else {
        throw ValueError(
          message: "'\(name)' needs a value: \(name)=\(example(module.state[index]))")
      }
      values[index] = try value(String(parts[1]), of: module.state[index])
    }
  }

  /// The value that a text says.
  private func value(
    _ text: String, of variable: StateVariable
  ) throws(ValueError) -> Value {
    let name = variable.name.text
    switch variable.type {
    case .bool:
      guard text == "true" || text == "false" else {
        throw ValueError(message: "'\(name)' is true or false, not '\(text)'")
      }
      return .bool(text == "true")
    case .int:
      guard let number = Int64(text) else {
        throw ValueError(message: "'\(name)' is a whole number, not '\(text)'")
      }
      return .int(number)
    case .string: return .string(text)
    case .choice(let id):
      if variable.isOptional && text == "none" { return .option(Self.noOption) }
      let options = module.choices[id.index].options.map(\.name.text)
      // Conditions write a dot before the name.
      let option = text.hasPrefix(".") ? String(text.dropFirst()) : text
      guard let number = options.firstIndex(of: option) else {
        let names = variable.isOptional ? ["none"] + options : options
        throw ValueError(message: "'\(name)' is one of \(list(names)), not '\(text)'")
      }
      return .option(number)
    }
  }

  private func example(_ variable: StateVariable) -> String {
    switch variable.type {
    case .bool: return "true"
    case .int: return "3"
    case .string: return "Text"
    case .choice(let id): return module.choices[id.index].options.first?.name.text ?? ""
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// The value of a variable as it is written: `true`, `3`, the name of an option.
  package func text(of variable: StateID) -> String {
    switch values[variable.index] {
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .string(let value): return value
    case .option(let number):
      guard case .choice(let id) = module.state[variable.index].type else { return "" }
      if number == Self.noOption { return "none" }
      let options = module.choices[id.index].options
      return options.indices.contains(number) ? options[number].name.text : ""
    }
  }

  /// A text with the values in it.
  package func text(_ text: PreviewText) -> String {
    var result = ""
    for piece in pieces(of: text) {
      switch piece {
      case .literal(let literal): result += literal
      case .variable(let variable): result += self.text(of: variable)
      }
    }
    return result
  }

  /// The pieces of a text for the number that it counts.
  private func pieces(of text: PreviewText) -> [PreviewText.Piece] {
    guard let plural = text.plural, case .int(let number) = values[plural.count.index] else {
      return text.pieces
    }
    return plural.forms[number] ?? text.pieces
  }

  /// Whether a condition holds; one that is not there does.
  package func holds(_ condition: Condition?) -> Bool {
    switch condition {
    case nil: return true
    case .constant(let value): return value
    case .variable(let variable): return values[variable.index] == .bool(true)
    case .not(let inner): return !holds(inner)
    case .and(let left, let right): return holds(left) && holds(right)
    case .or(let left, let right): return holds(left) || holds(right)
    case .comparison(let comparison, let left, let right):
      return compare(comparison, value(left), value(right))
    }
  }

  private func value(_ operand: Condition.Operand) -> Value {
    switch operand {
    case .variable(let variable): return values[variable.index]
    case .integer(let number): return .int(number)
    case .string(let text): return .string(text)
    case .boolean(let value): return .bool(value)
    case .option(_, let number): return .option(number)
    case .noOption: return .option(Self.noOption)
    case .condition(let condition): return .bool(holds(condition))
    }
  }

  private func compare(_ comparison: Condition.Comparison, _ left: Value, _ right: Value) -> Bool {
    switch comparison {
    case .equal: return left == right
    case .notEqual: return left != right
    case .less: return isLess(left, right)
    case .lessOrEqual: return !isLess(right, left)
    case .greater: return isLess(right, left)
    case .greaterOrEqual: return !isLess(left, right)
    }
  }

  private func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let left), .int(let right)): return left < right
    case (.string(let left), .string(let right)): return left < right
    case (.option(let left), .option(let right)): return left < right
    default: return false
    }
  }

  /// The items that are shown, in blocks too, without separators that lead, trail or double.
  package func shown(_ items: [PreviewItem]) -> [PreviewItem] {
    var result: [PreviewItem] = []
    var separator: PreviewItem?
    for item in items where holds(item.shown) {
      if item.kind == .separator {
        if !result.isEmpty { separator = separator ?? item }
        continue
      }
      var item = item
      if !item.children.isEmpty {
        item.children = shown(item.children)
        if item.children.isEmpty { continue }
      }
      if let due = separator { result.append(due) }
      separator = nil
      result.append(item)
    }
    return result
  }
}
