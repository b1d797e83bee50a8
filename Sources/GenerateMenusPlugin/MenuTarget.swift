import Foundation
import PackagePlugin

/// A target with `.menu` files, for the commands of `swift package`, which share this file by a link.
struct MenuTarget {
  var name: String
  /// The folder that generated Swift goes into by default is in this one.
  var folder: URL
  /// The `.menu` files, in the order of their paths.
  var menus: [URL]
  /// The asset catalogs, whose images the guidelines look at.
  var catalogs: [URL]

  /// Nil for a target without `.menu` files.
  init?(name: String, folder: URL?, files: [URL]) {
    menus = files.filter { $0.pathExtension == "menu" }.sorted { $0.path < $1.path }
    guard let first = menus.first else { return nil }
    self.name = name
    self.folder = folder ?? first.deletingLastPathComponent()
    catalogs = files.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
  }

  /// The targets of the package that have `.menu` files: those of the names given, or all.
  static func all(in package: Package, named names: [String]) throws -> [MenuTarget] {
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    return targets.compactMap { target in
      guard let module = target as? SourceModuleTarget else { return nil }
      return MenuTarget(
        name: target.name, folder: target.directoryURL, files: module.sourceFiles.map(\.url))
    }
  }

  /// What every run of the tool on the target is told.
  var arguments: [String] {
    menus.map(\.path) + ["--app", OutputNames.appName(forTarget: name)]
      + catalogs.flatMap { ["--assets", $0.path] }
  }
}

/// Runs the tool on each of some targets, its output being the plugin's.
///
/// - Parameters:
///   - tool: The `menugen` that was built for the plugin.
///   - targets: What it is run on.
///   - folder: The working folder, from which it tells paths.
///   - arguments: What it is told for a target.
func run(
  _ tool: URL, on targets: [MenuTarget], in folder: URL, _ arguments: (MenuTarget) -> [String]
) throws {
  if targets.isEmpty { Diagnostics.warning("no target has a .menu file") }
  for target in targets {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = arguments(target)
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("the .menu files of \(target.name) are not fine: see above")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenuTarget {
    /// The targets of a project that have `.menu` files: those of the names given, or all.
    static func all(in project: XcodeProject, named names: [String]) -> [MenuTarget] {
      project.targets.filter { names.isEmpty || names.contains($0.displayName) }.compactMap {
        MenuTarget(name: $0.displayName, folder: nil, files: $0.inputFiles.map(\.url))
      }
    }
  }
#endif
