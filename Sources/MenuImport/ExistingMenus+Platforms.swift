import MenuModel
import MenuSyntax

/// What is known of the platforms of menus in SwiftUI, which is on all.
extension ExistingMenus {
  /// The platforms that menus without any of their own may be for: those that the app's project builds for, or of the
  /// frameworks that its Swift imports. An app of which neither tells may be for either.
  static func platformChoices(of menus: FoundMenus) -> [Set<Platform>] {
    let known = menus.possiblePlatforms
    let choices: [Set<Platform>] = [[.macOS], [.iOS, .iPadOS]]
    return known.isEmpty ? choices : choices.filter { !$0.isDisjoint(with: known) }
  }

  /// The findings for all platforms that menus may be for, each once: a rule of one platform speaks if that is possible.
  static func united(_ findings: [[Diagnostic]]) -> [Diagnostic] {
    var seen: Set<Kind> = []
    return findings.joined().filter { seen.insert(Kind($0)).inserted }
  }
}

extension FoundMenus {
  /// The platforms that the app may be for: by its project, or else by what its files import and by the menus that they
  /// have; none if nothing tells.
  var possiblePlatforms: Set<Platform> {
    if !project.platforms.isEmpty { return project.platforms }
    return surfaces.reduce(into: ImportedModules.platforms(of: sources)) { platforms, surface in
      switch surface.framework {
      case .appkit: platforms.insert(.macOS)
      case .uikit: platforms.formUnion([.iOS, .iPadOS])
      case .swiftui: break
      }
    }
  }
}

extension FoundSurface {
  /// The surface for some platforms, if neither its file nor its framework tells which.
  func unlessKnown(for platforms: Set<Platform>) -> FoundSurface {
    guard framework == .swiftui, self.platforms.isEmpty else { return self }
    var surface = self
    surface.platforms = platforms
    return surface
  }
}
