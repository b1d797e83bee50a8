import MenuModel
import MenuSyntax

/// Writes the toolbars of windows for AppKit.
struct AppKitToolbars: SurfaceEmitter {
  var framework: Framework { .appkit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.toolbars(in: framework).isEmpty ? [] : context.menuPlatforms(of: framework)
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    !context.toolbars(of: part, in: framework).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    let checks = AvailabilityChecks(context: context, framework: framework)
    for surface in context.toolbars(of: part, in: framework) {
      guard let toolbar = AppKitToolbar(surface, in: context) else { continue }
      code.blank()
      code.block("extension \(surface.typeName)") { code in
        if !toolbar.identifiers.isEmpty { identifiers(of: toolbar, in: context, to: &code) }
        builder(of: toolbar, in: context, checks, to: &code)
        if toolbar.block.isHideable && !surface.isSettings {
          fullScreen(access: context.access, to: &code)
        }
      }
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let toolbars = context.toolbars(in: framework).compactMap { AppKitToolbar($0, in: context) }
    if toolbars.isEmpty { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
    let needs = AppKitToolbarNeeds(of: toolbars, in: context)
    AppKitToolbarItems(context: context, needs: needs, checks: checks).emit(to: &code)
    AppKitToolbarTargets(context: context, needs: needs, checks: checks).emit(to: &code)
  }

  // MARK: - In a source's file

  private func identifiers(
    of toolbar: AppKitToolbar, in context: EmissionContext, to code: inout CodeTree
  ) {
    let access = context.access
    code.documentation([
      "The items, as the system remembers where people put them. They stay the same from one",
      "version of the app to the next.",
    ])
    code.block("\(access)nonisolated enum Identifiers") { code in
      for identifier in toolbar.identifiers {
        code.documentation([], place: context.location(of: identifier.place))
        let name = SwiftName.declared(identifier.name)
        code.line("\(access)static var \(name): NSToolbarItem.Identifier {")
        code.line("  return NSToolbarItem.Identifier(\"\(identifier.name)\")")
        code.line("}")
      }
    }
  }

  private func builder(
    of toolbar: AppKitToolbar, in context: EmissionContext, _ checks: AvailabilityChecks,
    to code: inout CodeTree
  ) {
    let isSettings = toolbar.surface.isSettings
    var parameters: [(declaration: String, summary: String)] = []
    if isSettings { parameters.append(("to window: NSWindow", "window: The window.")) }
    if toolbar.hasViews {
      parameters.append(
        (
          "view: @escaping @MainActor (SuppliedView) -> NSView",
          "view: Makes the views that the app supplies."
        ))
    }
    if toolbar.isSharing {
      parameters.append(
        (
          "sharedItems: @escaping @MainActor () -> [Any]",
          "sharedItems: Returns what people can share, when they do."
        ))
    }
    code.blank()
    var lines = [
      isSettings
        ? "Shows the toolbar in a window of settings, with the pane of the state selected."
        : "The toolbar for a window's `toolbar`; it keeps what it needs."
    ]
    if parameters.count == 1 {
      lines += ["", "- Parameter " + parameters[0].summary]
    } else if !parameters.isEmpty {
      lines += ["", "- Parameters:"] + parameters.map { "  - " + $0.summary }
    }
    code.documentation(lines)
    let header = context.access + (isSettings ? "func attach" : "func makeToolbar")
    code.function(header, parameters.map(\.declaration), isSettings ? "" : "-> NSToolbar") { code in
      code.line("let items = \(context.prefix)ToolbarItems(state: state, perform: perform)")
      AppKitToolbarStatements(context: context, toolbar: toolbar, checks: checks)
        .append(to: &code)
      let identifier = Expression.Argument("identifier", .string(toolbar.surface.typeName))
      if isSettings {
        code.statement("", .call("items.attach", [.init("to", .code("window")), identifier]))
        return
      }
      var arguments = [identifier]
      if toolbar.block.isCustomizable {
        arguments.append(.init("isCustomizable", .boolean(true)))
      }
      if toolbar.block.isHideable { arguments.append(.init("isHideable", .boolean(true))) }
      code.return(.call("items.makeToolbar", arguments))
    }
  }

  private func fullScreen(access: String, to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// What a window's delegate returns from `window(_:willUseFullScreenPresentationOptions:)`, so
      /// that the toolbar hides and shows with the menu bar in full screen.
      \(access)func fullScreenOptions(
        _ proposedOptions: NSApplication.PresentationOptions
      ) -> NSApplication.PresentationOptions {
        return proposedOptions.union(.autoHideToolbar)
      }
      """)
  }
}
