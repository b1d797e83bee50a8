import MenuModel

/// Prints the struct of a list's elements.
struct ListStruct {
  let context: EmissionContext
  let list: MenuList

  /// Prints the declaration.
  func print(to code: inout SwiftPrinter) {
    let access = context.access
    let type = SwiftName.declared(list.typeName)
    let documentation =
      list.documentation.isEmpty
      ? ["Entries that the app supplies at run time."] : list.documentation
    code.documentation(documentation, place: context.location(of: list.place))
    code.block(access + "nonisolated struct " + type + ": MenuListElement") { code in
      code.line(access + "var id: MenuElementID<" + type + ">")
      code.line(access + "var title: String")
      code.line(access + "var symbolName: String?")
      if access.isEmpty { return }
      code.blank()
      let parameters = [
        "id: MenuElementID<\(type)>", "title: String", "symbolName: String? = nil",
      ]
      code.block("", .call(access + "init", parameters.map { .code($0) })) { code in
        code.line("self.id = id")
        code.line("self.title = title")
        code.line("self.symbolName = symbolName")
      }
    }
  }
}
