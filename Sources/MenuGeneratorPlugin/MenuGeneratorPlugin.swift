import Foundation
import PackagePlugin

/// Turns the `.menu` files of a target into Swift on every build that finds one changed.
@main
struct MenuGeneratorPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    return commands(
      menuFiles: module.sourceFiles.map(\.url),
      target: target.name,
      tool: try context.tool(named: "menugen").url,
      folder: context.pluginWorkDirectoryURL)
  }

  /// One command for all files: they form one module, and a change in one can change what another
  /// makes.
  private func commands(
    menuFiles: [URL], target: String, tool: URL, folder: URL
  ) -> [Command] {
    let files = menuFiles.filter { $0.pathExtension == "menu" }.sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      Diagnostics.warning("MenuGenerator has nothing to do: target \(target) has no .menu file.")
      return []
    }
    let names = OutputNames.swiftFiles(for: files.map(\.path)) + [OutputNames.module]
    let app = OutputNames.appName(forTarget: target)
    return [
      .buildCommand(
        displayName: "Generating Swift from the .menu files of \(target)",
        executable: tool,
        arguments: ["generate"] + files.map(\.path) + ["-o", folder.path, "--app", app],
        environment: [:],
        inputFiles: files,
        outputFiles: names.map { folder.appendingPathComponent($0) })
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenuGeneratorPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        menuFiles: target.inputFiles.map(\.url),
        target: target.displayName,
        tool: try context.tool(named: "menugen").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
