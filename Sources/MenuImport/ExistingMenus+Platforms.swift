import MenuModel
import MenuSyntax
import MenuTooling

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

/// The platforms of the files that menus are in, where these tell more than the project: of two apps in one each file is
/// built for its own.
struct FilePlatforms {
  private let sources: [Source]
  private let apps: AppFolders
  /// By the numbers of the sources; empty for a file that does not tell.
  private let ofFiles: [Set<Platform>]
  /// By the folders of the apps, and of the packages.
  private var ofFolders: [String: Set<Platform>] = [:]

  init(_ menus: FoundMenus, _ apps: AppFolders) {
    sources = menus.sources
    self.apps = apps
    ofFiles = sources.map { ImportedModules.platforms(of: [$0]) }
    for (source, platforms) in zip(sources, ofFiles) {
      if let folder = apps.folder(of: source.path) {
        ofFolders[folder, default: []].formUnion(platforms)
      }
    }
    for (folder, platforms) in menus.project.packages { ofFolders[folder] = platforms }
  }

  /// Those of several choices that the files of all surfaces can be for; all, if one of the files does not tell.
  func choices(_ choices: [Set<Platform>], for surfaces: [FoundSurface]) -> [Set<Platform>] {
    var known: Set<Platform> = []
    for surface in surfaces where surface.framework == .swiftui && surface.platforms.isEmpty {
      let own = platforms(of: Int(surface.place.source))
      if own.isEmpty { return choices }
      known.formUnion(own)
    }
    let possible = choices.filter { !$0.isDisjoint(with: known) }
    return possible.isEmpty ? choices : possible
  }

  private func platforms(of number: Int) -> Set<Platform> {
    if !ofFiles[number].isEmpty { return ofFiles[number] }
    let path = sources[number].path
    if let folder = apps.folder(of: path), let platforms = ofFolders[folder] { return platforms }
    var folder = ModuleFolders.folder(of: path)
    while true {
      if let platforms = ofFolders[folder] { return platforms }
      if folder.isEmpty || folder == "/" { return [] }
      folder = ModuleFolders.folder(of: folder)
    }
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
