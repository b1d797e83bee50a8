import MenuModel
import MenuSyntax

/// Writes the toolbars of windows on the Mac: for AppKit, and for UIKit on Mac Catalyst.
struct MacToolbars: SurfaceEmitter {
  let framework: Framework

  func platforms(in context: EmissionContext) -> [Platform] {
    guard let platform = framework.windowToolbarPlatform,
      !context.windowToolbars(in: framework).isEmpty
    else { return [] }
    return [platform]
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    !context.windowToolbars(of: part, in: framework).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    let checks = AvailabilityChecks(
      context: context, framework: framework, platforms: platforms(in: context))
    for toolbar in context.windowToolbars(of: part, in: framework) {
      code.blank()
      code.block("extension \(toolbar.surface.typeName)") { code in
        if !toolbar.identifiers.isEmpty { identifiers(of: toolbar, in: context, to: &code) }
        builder(of: toolbar, in: context, checks, to: &code)
        if framework == .appkit, toolbar.block.isHideable, !toolbar.surface.isSettings {
          fullScreen(access: context.access, to: &code)
        }
      }
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let toolbars = context.windowToolbars(in: framework)
    if toolbars.isEmpty { return }
    let checks = AvailabilityChecks(
      context: context, framework: framework, platforms: platforms(in: context))
    let needs = MacToolbarNeeds(of: toolbars, in: context)
    MacToolbarItems(context: context, framework: framework, needs: needs, checks: checks)
      .emit(to: &code)
    MacToolbarTargets(context: context, framework: framework, needs: needs, checks: checks)
      .emit(to: &code)
  }

  // MARK: - In a source's file

  private func identifiers(
    of toolbar: MacToolbar, in context: EmissionContext, to code: inout CodeTree
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
    of toolbar: MacToolbar, in context: EmissionContext, _ checks: AvailabilityChecks,
    to code: inout CodeTree
  ) {
    let isSettings = toolbar.surface.isSettings
    let isCatalyst = framework == .uikit
    let parameters = parameters(of: toolbar)
    code.blank()
    var lines = [
      isSettings
        ? "Shows the toolbar in a window of settings, with the pane of the state selected."
        : isCatalyst
          ? "Shows the toolbar in a window's title bar, which keeps it."
          : "The toolbar for a window's `toolbar`; it keeps what it needs."
    ]
    if parameters.count == 1 {
      lines += ["", "- Parameter " + parameters[0].summary]
    } else if !parameters.isEmpty {
      lines += ["", "- Parameters:"] + parameters.map { "  - " + $0.summary }
    }
    code.documentation(lines)
    let attaches = isSettings || isCatalyst
    let header = context.access + (attaches ? "func attach" : "func makeToolbar")
    code.function(header, parameters.map(\.declaration), attaches ? "" : "-> NSToolbar") { code in
      let items = "\(context.prefix)ToolbarItems(state: state, perform: perform)"
      if isCatalyst, context.needs(of: framework).confirmations {
        code.lines(
          """
          let items = \(items) { [weak scene] in
            return \(context.prefix)MenuAnchor(view: scene?.keyWindow?.rootViewController?.view)
          }
          """)
      } else {
        code.line("let items = \(items)")
      }
      MacToolbarStatements(context: context, toolbar: toolbar, checks: checks)
        .append(to: &code)
      var arguments = [Expression.Argument("identifier", .string(toolbar.surface.typeName))]
      if attaches {
        let window = Expression.Argument("to", .code(isCatalyst ? "scene" : "window"))
        arguments.insert(window, at: 0)
      }
      if isSettings {
        code.statement("", .call(isCatalyst ? "items.attachPanes" : "items.attach", arguments))
        return
      }
      if isCatalyst { arguments.insert(.init("style", .code("style")), at: 1) }
      if toolbar.block.isCustomizable {
        arguments.append(.init("isCustomizable", .boolean(true)))
      }
      if toolbar.block.isHideable { arguments.append(.init("isHideable", .boolean(true))) }
      if isCatalyst {
        code.statement("", .call("items.attach", arguments))
      } else {
        code.return(.call("items.makeToolbar", arguments))
      }
    }
  }

  /// What the app hands to the method that shows a toolbar.
  private func parameters(of toolbar: MacToolbar) -> [(declaration: String, summary: String)] {
    var parameters: [(declaration: String, summary: String)] = []
    if framework == .uikit {
      parameters.append(("to scene: UIWindowScene", "scene: The scene of the window."))
      if !toolbar.surface.isSettings {
        parameters.append(
          (
            "style: UITitlebarToolbarStyle = .automatic",
            "style: How the toolbar stands beside the window's title."
          ))
      }
    } else if toolbar.surface.isSettings {
      parameters.append(("to window: NSWindow", "window: The window."))
    }
    if toolbar.hasViews {
      let view = framework == .uikit ? "UIView" : "NSView"
      parameters.append(
        (
          "view: @escaping @MainActor (SuppliedView) -> \(view)",
          "view: Makes the views that the app supplies."
        ))
    }
    if toolbar.suppliesSharedItems {
      parameters.append(
        (
          "sharedItems: @escaping @MainActor () -> [Any]",
          "sharedItems: Returns what people can share, when they do."
        ))
    }
    return parameters
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
