import Foundation
import PackagePlugin

/// Generates Swift from the `.menu` files of a target, in each build after one has changed.
@main
struct MenuGeneratorPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let hasMenus = module.sourceFiles.contains { $0.url.pathExtension == "menu" }
    if hasMenus && !module.recursiveTargetDependencies.contains(where: { $0.name == "MenuRuntime" })
    {
      Diagnostics.error(missingLibrary(in: target.name, isPackage: true))
      return []
    }
    return commands(
      files: module.sourceFiles.map(\.url),
      target: target.name,
      tool: try context.tool(named: "menugen-build").url,
      folder: context.pluginWorkDirectoryURL,
      // What the tool names where a finding can be mended.
      environment: [
        "MENUGEN_CHECK_COMMAND": "swift package --allow-writing-to-package-directory check-menus"
      ])
  }

  /// One command for all files: they are one module, and a change in one can affect the Swift of
  /// another.
  private func commands(
    files all: [URL], target: String, tool: URL, folder: URL, environment: [String: String]
  ) -> [Command] {
    let found = all.filter { $0.pathExtension == "menu" }.sorted { $0.path < $1.path }
    let files = found.filter { $0.lastPathComponent != OutputNames.guidelines }
    guard !files.isEmpty else {
      Diagnostics.warning("MenuGenerator has nothing to do: target \(target) has no .menu file.")
      return []
    }
    let names = OutputNames.swiftFiles(for: files.map(\.path)) + [OutputNames.module]
    let app = OutputNames.appName(forTarget: target)
    // `Menus.baseline.json` has the findings that an imported file had from the start, which stop no build.
    let baselines = all.filter { $0.path.hasSuffix(".baseline.json") }
    // The guidelines check the sizes of images, too.
    let catalogs = all.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    let assets = catalogs.flatMap { ["--assets", $0.path] }
    return [
      .buildCommand(
        displayName: "Generating Swift from the .menu files of \(target)",
        executable: tool,
        // The folder is the plugin's own, so files left from `.menu` files that are gone are removed.
        arguments: ["generate"] + files.map(\.path) + ["-o", folder.path, "--app", app, "--clean"]
          + assets,
        environment: environment,
        inputFiles: found + baselines + catalogs.flatMap(contents),
        outputFiles: names.map { folder.appendingPathComponent($0) })
    ]
  }
}

/// The message for a target that has the plugin but not the library that generated Swift imports.
private func missingLibrary(in target: String, isPackage: Bool) -> String {
  let way =
    isPackage
    ? #"add .product(name: "MenuRuntime", package: "swift-menu-generator") to its dependencies"#
    : "add MenuRuntime under General, Frameworks, Libraries, and Embedded Content"
  return "MenuGenerator: the Swift that target \(target) gets imports MenuRuntime; \(way)."
}

/// The files in an asset catalog.
private func contents(of catalog: URL) -> [URL] {
  let found = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
  return (found?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
    .sorted { $0.path < $1.path }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenuGeneratorPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let hasLibrary = target.dependencies.contains { dependency in
        if case .product(let product) = dependency { return product.name == "MenuRuntime" }
        return false
      }
      // Not an error, since the project may have its own copy of the library.
      if !hasLibrary {
        Diagnostics.warning(missingLibrary(in: target.displayName, isPackage: false))
      }
      return commands(
        files: target.inputFiles.map(\.url),
        target: target.displayName,
        tool: try context.tool(named: "menugen-build").url,
        folder: context.pluginWorkDirectoryURL,
        environment: [:])
    }
  }
#endif
