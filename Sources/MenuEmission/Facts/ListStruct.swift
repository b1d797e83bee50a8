import MenuModel

/// Builds the struct of a list's elements.
struct ListStruct {
  let context: EmissionContext
  let list: MenuList

  var declaration: Declaration {
    var fields = [
      Parameter(name: "id", type: "MenuElementID<\(list.typeName)>"),
      Parameter(name: "title", type: "String"),
      Parameter(name: "symbolName", type: "String?", value: .code("nil")),
    ]
    if list.isNested {
      fields.append(
        Parameter(name: "children", type: "[\(list.typeName)]?", value: .code("nil")))
    }
    var members = fields.map { Declaration(kind: .stored(.var, $0.name, type: $0.type)) }
    members += context.initializer(fields)
    let documentation =
      list.documentation.isEmpty
      ? ["Entries that the app supplies at run time."] : list.documentation
    return Declaration(
      documentation: documentation, place: context.location(of: list.place),
      modifiers: [.nonisolated],
      kind: .type(.struct, list.typeName, conforms: ["MenuListElement"], members))
  }
}

extension EmissionContext {
  /// The initializer that sets all fields of a type; none where Swift makes it.
  func initializer(_ fields: [Parameter]) -> [Declaration] {
    if module.app.access == .internal || fields.isEmpty { return [] }
    let body = fields.map { field in
      Statement.assign(.member(.code("self"), field.label ?? field.name), "=", .name(field.name))
    }
    return [Declaration(kind: .initializer(fields, body))]
  }
}
