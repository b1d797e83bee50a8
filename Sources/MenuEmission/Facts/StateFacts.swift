import MenuModel

/// Writes the struct of what menus depend on.
struct StateFacts {
  let context: EmissionContext

  /// A field of the struct.
  private struct Field {
    var name: String
    var type: String
    var initial: String
    var documentation: [String]
    var location: String
  }

  /// Appends the declaration.
  func append(to code: inout CodeTree) {
    let access = context.access
    let fields = fields
    code.documentation([
      "What the menus of \(context.module.app.name) depend on. They read it whenever they open."
    ])
    code.block("\(access)nonisolated struct \(context.stateType): Hashable, Sendable") { code in
      for field in fields {
        code.documentation(field.documentation, place: field.location)
        code.line("\(access)var \(field.name): \(field.type)")
      }
      code.blank()
      let parameters = fields.map { "\($0.name): \($0.type) = \($0.initial)" }
      code.function(access + "init", parameters) { code in
        for field in fields { code.line("self.\(field.name) = \(field.name)") }
      }
    }
  }

  private var fields: [Field] {
    let module = context.module
    var fields = module.state.map { variable in
      Field(
        name: SwiftName.declared(variable.name.text), type: context.type(of: variable),
        initial: initialValue(of: variable.type), documentation: variable.documentation,
        location: context.location(of: variable.place))
    }
    for (index, list) in module.lists.enumerated() {
      fields.append(
        Field(
          name: SwiftName.declared(list.field), type: "[\(context.name(of: ListID(index)))]",
          initial: "[]", documentation: list.documentation,
          location: context.location(of: list.place)))
    }
    return fields
  }

  /// What a variable is unless the app says otherwise; a choice is at its first option.
  private func initialValue(of type: ValueType) -> String {
    switch type {
    case .bool: return "false"
    case .int: return "0"
    case .string: return "\"\""
    case .choice(let choice):
      let option = context.module.choices[choice.index].options.first?.name.text ?? ""
      return "." + SwiftName.member(option)
    }
  }
}
