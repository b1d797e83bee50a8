import MenuModel

/// Writes the menu bar for UIKit: changes to the main menu that the system hands to the app's delegate.
struct UIKitMenuBar: SurfaceEmitter {
  var framework: Framework { .uikit }

  /// tvOS has no menu bar.
  func platforms(in context: EmissionContext) -> [Platform] {
    guard context.showsMenuBar(in: framework) else { return [] }
    return context.menuPlatforms(of: framework).filter { $0 != .tvOS }
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.showsMenuBar(in: framework)
  }

  /// Nothing: the menus are described for all frameworks.
  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    guard context.showsMenuBar(in: framework), let parts = context.menuBarParts else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
    if !context.needs(of: framework).any {
      UIKitMenuElements(context: context, checks: checks).images(to: &code)
    }
    UIKitMenuBarCommands(context: context, parts: parts, checks: checks).emit(to: &code)
    UIKitMainMenu(context: context, parts: parts).emit(to: &code)
  }
}
