import Foundation
import PackagePlugin

/// A target with `.menu` files. The command plugins share this file through a link.
struct MenuTarget {
  var name: String
  /// The folder that contains `Generated`, the default folder for generated Swift.
  var folder: URL
  /// The `.menu` files, in the order of their paths.
  var menus: [URL]
  /// The asset catalogs, whose images the guidelines check.
  var catalogs: [URL]

  /// Nil for a target without `.menu` files.
  init?(name: String, folder: URL?, files: [URL]) {
    menus = files.filter {
      $0.pathExtension == "menu" && $0.lastPathComponent != OutputNames.guidelines
    }.sorted { $0.path < $1.path }
    guard let first = menus.first else { return nil }
    self.name = name
    self.folder = folder ?? first.deletingLastPathComponent()
    catalogs = files.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
  }

  /// The package's targets with `.menu` files; only the named ones, if any names are given.
  static func all(in package: Package, named names: [String]) throws -> [MenuTarget] {
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    return targets.compactMap { target in
      guard let module = target as? SourceModuleTarget else { return nil }
      return MenuTarget(
        name: target.name, folder: target.directoryURL, files: module.sourceFiles.map(\.url))
    }
  }

  /// The arguments of every run of the tool on the target.
  var arguments: [String] {
    menus.map(\.path) + ["--app", OutputNames.appName(forTarget: name)]
      + catalogs.flatMap { ["--assets", $0.path] }
  }

  /// The arguments of a run on targets that are the modules of one app.
  static func argumentsTogether(_ targets: [MenuTarget]) -> [String] {
    ["--together"] + targets.map(\.folder.path)
      + targets.flatMap(\.catalogs).flatMap { ["--assets", $0.path] }
  }
}

/// Runs the tool on targets; its output is the plugin's.
///
/// - Parameters:
///   - tool: The `menugen` built for the plugin.
///   - targets: The targets.
///   - folder: The working folder, to which paths in messages are relative.
///   - environment: Variables of the environment besides those of the plugin.
///   - arguments: The arguments for a target.
func run(
  _ tool: URL, on targets: [MenuTarget], in folder: URL, environment: [String: String] = [:],
  _ arguments: (MenuTarget) -> [String]
) throws {
  if targets.isEmpty { Diagnostics.warning("no target has a .menu file") }
  for target in targets
  where try !run(tool, arguments(target), in: folder, environment: environment) {
    Diagnostics.error("the .menu files of \(target.name) are not fine: see above")
  }
}

/// Runs the tool once; false if it fails.
func run(
  _ tool: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
) throws -> Bool {
  let process = Process()
  process.executableURL = tool
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.arguments = arguments
  try process.run()
  process.waitUntilExit()
  return process.terminationReason == .exit && process.terminationStatus == 0
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenuTarget {
    /// The project's targets with `.menu` files; only the named ones, if any names are given.
    static func all(in project: XcodeProject, named names: [String]) -> [MenuTarget] {
      project.targets.filter { names.isEmpty || names.contains($0.displayName) }.compactMap {
        MenuTarget(name: $0.displayName, folder: nil, files: $0.inputFiles.map(\.url))
      }
    }
  }
#endif
