import MenuModel

/// Prints the struct of the state that menus depend on.
struct StateStruct {
  let context: EmissionContext

  /// A field of the struct.
  private struct Field {
    /// The name in the declaration, with backticks if necessary.
    var name: String
    /// The name after a dot.
    var member: String
    /// The parameter's name inside the initializer.
    var local: String
    /// The parameter as declared.
    var parameter: String { name == "`self`" ? "`self` \(local)" : name }
    var type: String
    var initial: String
    var documentation: [String]
    var location: String?
  }

  /// Prints the declaration.
  func print(to code: inout SwiftPrinter) {
    let access = context.access
    let fields = fields
    code.documentation([
      "What the menus of \(context.module.app.name) depend on. They read it whenever they open."
    ])
    code.block(access + "nonisolated struct " + context.stateType + ": MenuState") { code in
      for field in fields {
        code.declaration(
          "\(access)var \(field.name): \(field.type) = \(field.initial)",
          documentation: field.documentation, place: field.location)
      }
      if access.isEmpty { return }
      // The protocol requires an initializer without parameters; default arguments do not satisfy that.
      code.blank()
      code.line(access + "init() {}")
      if fields.isEmpty { return }
      code.blank()
      let parameters = fields.map { "\($0.parameter): \($0.type) = \($0.initial)" }
      code.block("", .call(access + "init", parameters.map { .code($0) })) { code in
        for field in fields { code.line("self.\(field.member) = \(field.local)") }
      }
    }
  }

  /// What the parameter of a variable `self` is called inside the initializer, where it would hide the new value: no other
  /// parameter's name.
  private var localOfSelf: String {
    let taken = Set(context.module.state.map(\.name.text) + context.module.lists.map(\.field))
    var name = "value"
    while taken.contains(name) { name += "OfSelf" }
    return name
  }

  private func local(_ name: String) -> String {
    name == "self" ? localOfSelf : SwiftName.reference(SwiftName.member(name))
  }

  private var fields: [Field] {
    let module = context.module
    var fields = module.state.map { variable in
      Field(
        name: SwiftName.declared(variable.name.text),
        member: SwiftName.member(variable.name.text),
        local: local(variable.name.text), type: context.type(of: variable),
        initial: initialValue(of: variable.type), documentation: variable.documentation,
        location: context.location(of: variable.place))
    }
    for (index, list) in module.lists.enumerated() {
      fields.append(
        Field(
          name: SwiftName.declared(list.field), member: SwiftName.member(list.field),
          local: local(list.field),
          type: "[\(context.name(of: ListID(index)))]", initial: "[]", documentation: [],
          location: context.location(of: list.place)))
    }
    return fields
  }

  /// The initial value of a variable; for a choice, its first option.
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
