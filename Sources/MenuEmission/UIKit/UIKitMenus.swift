import MenuModel

/// Writes context menus and pull-down buttons for UIKit.
struct UIKitMenus: SurfaceEmitter {
  var framework: Framework { .uikit }

  func platforms(in context: EmissionContext) -> [Platform] {
    guard context.needs(of: framework).any else { return [] }
    // tvOS has neither edit menus nor toolbars.
    let isOnTV = context.surfaces(in: framework).contains { $0.editMenu == nil }
    return context.menuPlatforms(of: framework).filter { $0 != .tvOS || isOnTV }
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    !context.surfaces(in: framework).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    for surface in context.surfaces(of: part, in: framework) {
      code.blank()
      code.block("extension \(surface.typeName): \(context.prefix)MenuBuilding") { code in
        code.function(
          context.access + "func build", ["_ menu: \(context.prefix)MenuBuilder"]
        ) { code in
          let statements = MenuStatements(context: context, surface: surface, framework: framework)
          statements.branches.append(surface.platforms, to: &code) { code in
            statements.append(surface.entries, to: &code)
          }
        }
      }
      guard surface.preview?.drags ?? false else { continue }
      code.blank()
      let checks = AvailabilityChecks(context: context, framework: framework)
      checks.declare(.dragInteraction, to: &code) { code in
        code.line("extension \(surface.typeName): \(context.prefix)DraggableSurface {}")
      }
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = context.needs(of: framework)
    guard needs.any else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
    let haveMenus = needs.menus
    if haveMenus {
      code.blank()
      code.lines(
        """
        /// A menu of the app that UIKit shows.
        @MainActor
        \(context.access)protocol \(context.prefix)MenuBuilding: \(context.prefix)MenuSurface {
          /// Adds what the menu shows.
          func build(_ menu: \(context.prefix)MenuBuilder)
        }
        """)
    }
    let builder = UIKitMenuBuilder(context: context, needs: needs, checks: checks)
    if haveMenus || ToolbarNeeds(of: framework, in: context).menus { builder.emit(to: &code) }
    builder.emitImages(to: &code)
    UIKitConfirmation(context: context, needs: needs, checks: checks).emit(to: &code)
    if needs.contextMenus {
      UIKitContextMenus(context: context, needs: needs, checks: checks).emit(to: &code)
    }
    if needs.buttons {
      UIKitPullDowns(context: context, needs: needs, checks: checks).emit(to: &code)
    }
  }
}
