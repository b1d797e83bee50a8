import MenuModel

/// Writes the struct of a list's elements.
struct ListFacts {
  let context: EmissionContext
  let list: MenuList

  /// Appends the declaration.
  func append(to code: inout CodeTree) {
    let access = context.access
    code.documentation(list.documentation, place: context.location(of: list.place))
    let type = SwiftName.declared(list.name.text)
    code.block("\(access)nonisolated struct \(type): Identifiable, Hashable, Sendable") { code in
      code.documentation(["What tells one element from another."])
      code.block(
        "\(access)nonisolated struct ID: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable"
      ) { code in
        code.line(access + "var rawValue: String")
        code.blank()
        code.function(access + "init", ["rawValue: String"]) { code in
          code.line("self.rawValue = rawValue")
        }
        code.blank()
        code.function(access + "init", ["stringLiteral value: String"]) { code in
          code.line("self.rawValue = value")
        }
      }
      code.blank()
      code.line(access + "var id: ID")
      code.documentation(["The title in menus."])
      code.line(access + "var title: String")
      code.documentation(["The SF Symbol in menus."])
      code.line(access + "var symbolName: String?")
      code.blank()
      code.function(access + "init", ["id: ID", "title: String", "symbolName: String? = nil"]) {
        code in
        code.line("self.id = id")
        code.line("self.title = title")
        code.line("self.symbolName = symbolName")
      }
    }
  }
}
