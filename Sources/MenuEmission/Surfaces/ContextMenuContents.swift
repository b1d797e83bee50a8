import MenuModel

/// Writes what the context menus of a large module are of: one class, and for each menu a type that names its content.
///
/// A class for each menu has an initializer and a deinitializer of its own, for which an optimizing compiler takes as long as for
/// all commands in it.
struct ContextMenuContents {
  let context: EmissionContext

  private var prefix: String { context.prefix }
  private var access: String { context.access }

  /// The class of all menus: `NotesContextMenuOf`. No item's menu ends so.
  var classType: String { prefix + "ContextMenuOf" }
  /// What the types of contents conform to: `NotesMenuContent`.
  var protocolType: String { prefix + "MenuContent" }
  /// What those of menus conform to whose preview people can drag.
  var draggableType: String { prefix + "DraggableContent" }

  /// The type that names the content of a menu: `NoteContextMenuContent`.
  static func typeName(of surface: MenuSurface) -> String { surface.typeName + "Content" }

  /// A member that menus may have otherwise than most.
  struct Member {
    let documentation: String
    /// What is behind `var` or `func`.
    let declaration: String
    /// What asks the content for it.
    let value: String
    /// What most menus have.
    let usual: String
  }

  /// Appends the class and the protocol.
  func emit(_ needs: MenuNeeds, to code: inout CodeTree) {
    let members = members(needs)
    code.blank()
    code.documentation(["What a context menu of the app shows."])
    code.line("@MainActor")
    code.block("\(access)protocol \(protocolType)") { code in
      for member in members {
        code.documentation([member.documentation])
        let isFunction = member.declaration.hasPrefix("func")
        code.line("static " + member.declaration + (isFunction ? "" : " { get }"))
      }
      code.documentation(["Adds what the menu shows."])
      code.line("static func build(_ menu: \(prefix)MenuBuilder)")
    }
    if !members.isEmpty {
      code.blank()
      code.block("extension \(protocolType)") { code in
        for member in members {
          code.line("\(access)static \(member.declaration) { \(member.usual) }")
        }
      }
    }
    code.blank()
    code.documentation([
      "A context menu of the app, with the content that it is named after.", "",
      "In a module of this size, a class for each menu would take the compiler longer.",
    ])
    code.block(
      "\(access)final class \(classType)<Content: \(protocolType)>: \(prefix)ContextMenuSurface"
    ) { code in
      for member in members {
        code.line("\(access)override \(member.declaration) { Content.\(member.value) }")
      }
      code.line(
        "\(access)override func build(_ menu: \(prefix)MenuBuilder) { Content.build(menu) }")
    }
  }

  /// The members that the menus of a module have, large or not.
  func members(_ needs: MenuNeeds) -> [Member] {
    var members: [Member] = []
    if needs.contextTitles {
      members.append(
        Member(
          documentation: "The menu's title; empty for none.",
          declaration: "func title(in state: \(context.stateType)) -> String",
          value: "title(in: state)", usual: "\"\""))
    }
    if needs.fixedOrder {
      members.append(
        Member(
          documentation: "Whether the entries keep their order wherever the menu opens.",
          declaration: "var isFixed: Bool", value: "isFixed", usual: "false"))
    }
    if needs.previewShapes {
      members.append(
        Member(
          documentation: "The outline of what the menu belongs to.",
          declaration: "var previewShape: \(prefix)PreviewShape", value: "previewShape",
          usual: ".rectangle"))
    }
    if needs.opensPreview {
      members.append(
        Member(
          documentation: "What a tap on the preview performs.",
          declaration: "var previewCommand: \(context.commandType)?", value: "previewCommand",
          usual: "nil"))
    }
    return members
  }
}
