import MenuModel

/// Writes context menus and pull-down buttons for AppKit.
struct AppKitMenus: SurfaceEmitter {
  var framework: Framework { .appkit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.needs(of: framework).any ? context.menuPlatforms(of: framework) : []
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.hasSurfaces(in: framework)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let hasSurfaces = context.hasSurfaces(in: framework)
    if !hasSurfaces && context.toolbars(in: framework).isEmpty { return }
    let needs = context.needs(of: framework)
    let checks = AvailabilityChecks(context: context, framework: framework)
    let hasMenus = hasSurfaces || context.fillsToolbarMenus(in: framework)
    var performing = needs
    if context.showsMenuBar(in: framework), context.menuBarNeeds.confirmations {
      performing.confirmations = true
    }
    AppKitMenuTargets(context: context, needs: performing).emit(hasMenus: hasMenus, to: &code)
    let items = AppKitMenuItems(context: context, checks: checks)
    if hasMenus { items.emit(to: &code) }
    items.images(to: &code)
    if needs.contextMenus {
      AppKitContextMenus(context: context, needs: needs).emit(to: &code)
    }
    if needs.buttons {
      AppKitPullDowns(context: context, needs: needs, checks: checks).emit(to: &code)
    }
  }
}
