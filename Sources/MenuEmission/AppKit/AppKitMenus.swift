import MenuModel

/// Writes context menus and pull-down buttons for AppKit.
struct AppKitMenus: SurfaceEmitter {
  var framework: Framework { .appkit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.needs(of: framework).any ? context.menuPlatforms(of: framework) : []
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
          MenuStatements(context: context, surface: surface, framework: framework)
            .append(surface.entries, to: &code)
        }
      }
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let hasSurfaces = !context.surfaces(in: framework).isEmpty
    let toolbars = context.toolbars(in: framework)
    if !hasSurfaces && toolbars.isEmpty { return }
    let needs = context.needs(of: framework)
    let checks = AvailabilityChecks(context: context, framework: framework)
    if hasSurfaces {
      code.blank()
      code.lines(
        """
        /// A menu of the app that AppKit shows.
        @MainActor
        \(context.access)protocol \(context.prefix)MenuBuilding: \(context.prefix)MenuSurface {
          /// Adds what the menu shows.
          func build(_ menu: \(context.prefix)MenuBuilder)
        }
        """)
    }
    let builder = AppKitMenuBuilder(context: context, needs: needs, checks: checks)
    let hasMenus =
      hasSurfaces
      || AppKitToolbarNeeds(of: toolbars.compactMap { AppKitToolbar($0, in: context) }, in: context)
        .fillsMenus
    if hasMenus { builder.emit(to: &code) }
    builder.images(to: &code)
    var performing = needs
    if context.showsMenuBar(in: framework), context.menuBarNeeds.confirmations {
      performing.confirmations = true
    }
    AppKitMenuTargets(context: context, needs: performing).emit(hasMenus: hasMenus, to: &code)
    if needs.contextMenus {
      AppKitContextMenus(context: context, needs: needs).emit(to: &code)
    }
    if needs.buttons {
      AppKitPullDowns(context: context, needs: needs, checks: checks).emit(to: &code)
    }
  }
}
