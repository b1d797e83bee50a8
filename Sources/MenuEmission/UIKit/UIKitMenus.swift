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
    context.hasSurfaces(in: framework)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    for surface in context.surfaces(of: part, in: framework) where surface.preview?.drags ?? false {
      code.blank()
      let checks = AvailabilityChecks(context: context, framework: framework)
      checks.declare(.dragInteraction, to: &code) { code in
        guard context.hasManyCommands else {
          code.line("extension \(surface.typeName): \(context.prefix)DraggableSurface {}")
          return
        }
        let content = ContextMenuContents.typeName(of: surface)
        let draggable = ContextMenuContents(context: context).draggableType
        code.line("extension \(content): \(draggable) {}")
      }
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = context.needs(of: framework)
    guard needs.any else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
    let elements = UIKitMenuElements(context: context, checks: checks)
    UIKitConfirmation(context: context, needs: needs, checks: checks).emit(to: &code)
    if needs.menus || context.fillsToolbarMenus(in: framework) { elements.emit(to: &code) }
    elements.images(to: &code)
    if needs.contextMenus {
      UIKitContextMenus(context: context, needs: needs, checks: checks).emit(to: &code)
    }
    if needs.buttons {
      UIKitPullDowns(context: context, needs: needs, checks: checks).emit(to: &code)
    }
  }
}
