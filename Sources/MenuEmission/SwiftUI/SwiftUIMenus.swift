import MenuModel

/// Writes context menus and pull-down buttons for SwiftUI.
struct SwiftUIMenus: SurfaceEmitter {
  var framework: Framework { .swiftui }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.needs(of: framework).any ? context.menuPlatforms(of: framework) : []
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    !context.surfaces(of: part, in: framework).isEmpty
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    !context.surfaces(in: framework).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    surfaces(of: part, in: context, to: &code)
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    shared(in: context, to: &code)
  }

  private func surfaces(
    of part: SourcePart, in context: EmissionContext, to code: inout CodeTree
  ) {
    let checks = AvailabilityChecks(context: context, framework: framework)
    for surface in context.surfaces(of: part, in: framework) {
      code.blank()
      if let attribute = checks.menuAttribute { code.line(attribute) }
      let kind = surface.isButton ? "ButtonContent" : "ContextMenuContent"
      code.block("extension \(surface.typeName): \(context.prefix)\(kind)") { code in
        code.line("@ViewBuilder")
        code.function(
          context.access + "func items", ["in menu: \(context.prefix)MenuContext"], "-> some View"
        ) { code in
          SwiftUIMenuViews(context: context, texts: SurfaceTexts(of: surface, in: context))
            .append(surface, to: &code)
        }
      }
    }
  }

  private func shared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = context.needs(of: framework)
    let haveMenus = needs.contextMenus || needs.buttons
    guard haveMenus || ToolbarNeeds(of: framework, in: context).menus else { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
      .inside(.menuView)
    if haveMenus {
      SwiftUIMenuContext(context: context, needs: needs, checks: checks).emitMenus(to: &code)
    }
    SwiftUIItemViews(context: context, needs: needs, checks: checks).emit(to: &code)
    SwiftUIGroupViews(context: context, needs: needs, checks: checks).emit(to: &code)
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
