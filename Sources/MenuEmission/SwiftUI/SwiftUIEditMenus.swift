import MenuModel

/// Writes what SwiftUI has of edit menus: the modifiers for their standard commands, on the Mac.
struct SwiftUIEditMenus: SurfaceEmitter {
  var framework: Framework { .swiftui }

  func platforms(in context: EmissionContext) -> [Platform] {
    commands(in: context).isEmpty ? [] : context.menuPlatforms(of: framework)
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    !commands(in: context).isEmpty
  }

  /// The standard commands of edit menus that SwiftUI has modifiers for.
  private func commands(in context: EmissionContext) -> [StandardCommandEntry] {
    let listed = Set(
      context.editMenus(in: framework)
        .flatMap { EditCommands.listed(in: $0, of: context.module) }.map(\.entry.name))
    return context.editCommands.filter { listed.contains($0.name) }
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let commands = commands(in: context)
    if commands.isEmpty { return }
    if !context.module.app.frameworks.contains(.appkit) {
      code.conditional("os(macOS)") { code in code.line("import AppKit") }
    }
    declarations(for: commands, in: context, to: &code)
  }

  private func declarations(
    for commands: [StandardCommandEntry], in context: EmissionContext, to code: inout CodeTree
  ) {
    let (prefix, access) = (context.prefix, context.access)
    let cuts = commands.contains { $0.name == "cut" }
    let copies = commands.contains { $0.name == "copy" }
    code.blank()
    code.lines(
      """
      extension View {
        /// Answers the standard commands of an edit menu on the Mac, each while it makes sense and the
        /// view has the focus.
        ///
        /// SwiftUI shows no edit menus of an app's own: what else is in the menu is for UIKit and
        /// AppKit, and off the Mac nothing is added.
        ///
        /// - Parameters:
        ///   - menu: The edit menu.
        \(if: cuts, "///   - cut: Takes out what is selected, for the pasteboard.")
        \(if: copies, "///   - copy: What is selected, for the pasteboard.")
        ///   - perform: Performs any other command.
        \(access)func editCommands(
          _ menu: some \(prefix)EditMenuSurface,
          \(if: cuts, "cut: (() -> [NSItemProvider])? = nil,")
          \(if: copies, "copy: (() -> [NSItemProvider])? = nil,")
          perform: ((\(prefix)EditCommand) -> Void)? = nil
        ) -> some View {
          return modifier(
            \(prefix)EditCommandsModifier(
              menu: menu, \(cuts ? "cut: cut, " : "")\(copies ? "copy: copy, " : "")perform: perform))
        }
      }
      """)
    code.blank()
    code.documentation(["Answers the standard commands of an edit menu."])
    code.block(
      "private struct \(prefix)EditCommandsModifier<Menu: \(prefix)EditMenuSurface>: ViewModifier"
    ) { code in
      code.lines(
        """
        let menu: Menu
        \(if: cuts, "let cut: (() -> [NSItemProvider])?")
        \(if: copies, "let copy: (() -> [NSItemProvider])?")
        let perform: ((\(prefix)EditCommand) -> Void)?
        """)
      members(with: commands.compactMap { modifier(for: $0) }, in: context, to: &code)
    }
  }

  private func members(
    with modifiers: [[String]], in context: EmissionContext, to code: inout CodeTree
  ) {
    func body(_ code: inout CodeTree) {
      code.line("let state = menu.state()")
      code.line("return")
      code.line("  content")
      for modifier in modifiers {
        for line in modifier { code.line("  " + line) }
      }
    }
    let isForMacAlone = context.menuPlatforms(of: framework) == [.macOS]
    code.blank()
    code.block("func body(content: Content) -> some View") { code in
      if isForMacAlone {
        body(&code)
      } else {
        code.conditional("os(macOS)", body, else: { code in code.line("return content") })
      }
    }
    code.blank()
    code.lines(
      """
      private func action(
        for command: \(context.prefix)EditCommand, in state: \(context.stateType)
      ) -> (() -> Void)? {
        guard let perform, menu.allows(command, in: state) == true else { return nil }
        return { perform(command) }
      }
      """)
  }

  /// The lines of the modifier for a command; nil for a command whose action is that of others too.
  private func modifier(for entry: StandardCommandEntry) -> [String]? {
    switch entry.name {
    case "cut":
      return [".onCutCommand(perform: menu.allows(.cut, in: state) == true ? cut : nil)"]
    case "copy":
      return [".onCopyCommand(perform: menu.allows(.copy, in: state) == true ? copy : nil)"]
    case "delete":
      return [".onDeleteCommand(perform: action(for: .delete, in: state))"]
    default:
      guard let action = entry.appKit, action.tag == nil else { return nil }
      return [
        ".onCommand(", "  \(action.selectorExpression),",
        "  perform: action(for: .\(entry.name), in: state)", ")",
      ]
    }
  }
}
