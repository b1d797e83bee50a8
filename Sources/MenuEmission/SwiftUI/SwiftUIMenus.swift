import MenuModel

/// Writes context menus and pull-down buttons for SwiftUI.
struct SwiftUIMenus: SurfaceEmitter {
  var framework: Framework { .swiftui }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.needs(of: framework).any ? context.menuPlatforms(of: framework) : []
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    // The compiler asks for the import of a conformance's protocol where the type is public, and not for package.
    context.module.app.access == .public
      && context.surfaces(of: part, in: framework).contains(where: \.isButton)
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.hasSurfaces(in: framework)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    let checks = AvailabilityChecks(context: context, framework: framework)
    for surface in context.surfaces(of: part, in: framework) where surface.isButton {
      code.blank()
      if let attribute = checks.menuAttribute { code.line(attribute) }
      code.line("extension \(surface.typeName): View {}")
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = context.needs(of: framework)
    let haveMenus = needs.contextMenus || needs.buttons
    guard haveMenus || ToolbarNeeds(of: framework, in: context).menus else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
      .inside(.menuView)
    if haveMenus {
      SwiftUIMenuContext(context: context, needs: needs, checks: checks).emitMenus(to: &code)
    }
    SwiftUIEntryViews(context: context, checks: checks).emit(to: &code)
    SwiftUIItemViews(context: context, needs: context.entryNeeds, checks: checks).label(to: &code)
    if needs.contextMenus {
      SwiftUIContextMenus(context: context, needs: needs, checks: checks).emit(to: &code)
    }
    if needs.buttons {
      SwiftUIPullDowns(context: context, needs: needs, checks: checks).emit(to: &code)
    }
  }
}

/// Writes what SwiftUI's menus and toolbars share.
struct SwiftUIItems: SurfaceEmitter {
  var framework: Framework { .swiftui }

  func platforms(in context: EmissionContext) -> [Platform] {
    SwiftUIMenus().platforms(in: context)
      + SwiftUIToolbars().platforms(in: context).filter { $0 == .watchOS }
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.needs(of: framework).confirmations
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = context.needs(of: framework)
    guard needs.any else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
      .inside(.menuView)
    if needs.idioms && !context.module.app.frameworks.contains(.uikit) {
      code.conditional("os(iOS)") { code in code.line("import UIKit") }
    }
    SwiftUIMenuContext(context: context, needs: needs, checks: checks).emit(to: &code)
    SwiftUIItemViews(context: context, needs: needs, checks: checks).image(to: &code)
    if needs.confirmations {
      SwiftUIConfirmation(context: context, checks: checks).emit(to: &code)
    }
  }
}

extension AvailabilityChecks {
  /// What marks every declaration of SwiftUI's menus where the module supports systems without them.
  var menuAttribute: String? {
    AvailabilityChecks(context: context, framework: framework).attribute(for: .menuView)
  }
}
