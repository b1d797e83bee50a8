import MenuModel

/// Writes the menu bar for AppKit: the whole main menu of the app.
struct AppKitMenuBar: SurfaceEmitter {
  var framework: Framework { .appkit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.showsMenuBar(in: framework) ? context.menuPlatforms(of: framework) : []
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.showsMenuBar(in: framework)
  }

  /// Nothing: the menus are described for all frameworks.
  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    guard context.showsMenuBar(in: framework), let parts = context.menuBarParts else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
    if !context.hasSurfaces(in: framework) && context.toolbars(in: framework).isEmpty {
      AppKitMenuItems(context: context, checks: checks).images(to: &code)
      AppKitMenuTargets(context: context, needs: parts.needs).performer(to: &code)
    }
    AppKitMenuBarTarget(context: context, parts: parts, checks: checks).emit(to: &code)
    AppKitMenuBarFiller(context: context, parts: parts, checks: checks).emit(to: &code)
    AppKitStandardItems(context: context, parts: parts).emit(to: &code)
  }
}
