import MenuSyntax

/// The oldest systems that Swift is generated for.
///
/// They are the first with `String(localized:defaultValue:table:bundle:locale:comment:)`, which every generated text uses
/// (developer.apple.com/documentation/swift/string), and the first of visionOS.
package enum MinimumVersionChecks {
  /// The oldest version of a platform.
  package static func version(of platform: Platform) -> Version {
    switch platform {
    case .iOS, .iPadOS, .macCatalyst, .tvOS: return Version(15)
    case .macOS: return Version(12)
    case .watchOS: return Version(8)
    case .visionOS: return Version(1)
    }
  }

  /// A diagnostic for each platform of the module whose minimum is older.
  package static func diagnostics(for module: MenuModule, severity: Severity) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for requirement in module.app.platforms {
      let oldest = version(of: requirement.platform)
      guard requirement.minimum < oldest, let place = requirement.place else { continue }
      let name = requirement.platform.name
      diagnostics.append(
        Diagnostic(
          rule: "system-too-old", severity: severity,
          message:
            "Swift is generated for \(name) \(oldest.text) and later, not for \(requirement.minimum.text)",
          place: place, help: "Write `\(name) \(oldest.text)`."))
    }
    return diagnostics + editMenus(of: module, severity: severity)
  }

  /// A diagnostic for each edit menu that UIKit shows on a platform whose minimum is older than edit menus.
  private static func editMenus(of module: MenuModule, severity: Severity) -> [Diagnostic] {
    guard module.app.frameworks.contains(.uikit) else { return [] }
    return module.surfaces.compactMap { surface in
      guard case .editMenu(let menu, _) = surface.declaration else { return nil }
      for requirement in module.app.platforms {
        let platform = requirement.platform
        guard
          let needed = PlatformAPI.editMenuInteraction.introduced(on: platform),
          requirement.minimum < needed, surface.isShown(on: platform),
          !module.expansion(of: surface.entries, on: platform).isEmpty
        else { continue }
        let name = platform.name
        return Diagnostic(
          rule: "system-too-old", severity: severity,
          message: "Edit menus need \(name) \(needed.text), not \(requirement.minimum.text)",
          place: menu.header,
          help: "Raise `platforms` to \(name) \(needed.text), or write `on` around the menu.")
      }
      return nil
    }
  }
}
