import MenuModel
import MenuSyntax

/// Builds the struct of the state that menus depend on.
struct StateStruct {
  let context: EmissionContext

  var declaration: Declaration {
    let fields = fields
    var members = fields.map(\.declaration)
    if context.module.app.access != .internal {
      // The protocol requires an initializer without parameters; default arguments do not satisfy that.
      members.append(Declaration(kind: .initializer([], [])))
    }
    members += context.initializer(fields.map(\.parameter))
    return Declaration(
      documentation: [
        "What the menus of \(context.module.app.name) depend on. They read it whenever they open."
      ],
      modifiers: [.nonisolated],
      kind: .type(.struct, context.names.type(.state), conforms: ["MenuState"], members))
  }

  private var fields: [(declaration: Declaration, parameter: Parameter)] {
    let module = context.module
    let variables = module.state.map { variable in
      field(
        variable.name.text, context.type(of: variable), initialValue(of: variable),
        variable.documentation, variable.place)
    }
    let lists = module.lists.map { list in
      field(list.field, "[\(list.typeName)]", .array([]), [], list.place)
    }
    return variables + lists
  }

  private func field(
    _ name: String, _ type: String, _ value: Expression, _ documentation: [String], _ place: Place
  ) -> (declaration: Declaration, parameter: Parameter) {
    let declaration = Declaration(
      documentation: documentation, place: context.location(of: place),
      kind: .stored(.var, name, type: type, value))
    let isSelf = name == "self"
    return (
      declaration,
      Parameter(
        label: isSelf ? name : nil, name: isSelf ? nameOfSelf : name, type: type, value: value)
    )
  }

  /// What the parameter of a variable `self` is called inside the initializer, where it would hide the new value: no other
  /// parameter's name.
  private var nameOfSelf: String {
    let taken = Set(context.module.state.map(\.name.text) + context.module.lists.map(\.field))
    var name = "value"
    while taken.contains(name) { name += "OfSelf" }
    return name
  }

  /// The initial value of a variable; for a choice, its first option, or none where none may hold.
  private func initialValue(of variable: StateVariable) -> Expression {
    if variable.isOptional { return .code("nil") }
    switch variable.type {
    case .bool: return .boolean(false)
    case .int: return .integer(0)
    case .string: return .string("")
    case .choice(let choice):
      return .member(context.module.choices[choice.index].options.first?.name.text ?? "")
    }
  }
}
