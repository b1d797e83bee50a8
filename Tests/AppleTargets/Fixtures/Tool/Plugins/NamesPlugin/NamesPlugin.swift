import Foundation
import PackagePlugin

@main
struct NamesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Names.swift")
    return [
      .buildCommand(
        displayName: "Naming", executable: try context.tool(named: "names-tool").url,
        arguments: [output.path], outputFiles: [output])
    ]
  }
}
