import Foundation
import PackagePlugin

/// `swift package generate-menus [--target NAME] [--output DIR] [OPTIONS]`: writes Swift into the package, for teams that
/// check it in.
///
/// The files go into the folder `Generated` of each target, or into DIR. Other options are passed to `menugen generate`.
@main
struct GenerateMenusPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let targets = try MenuTarget.all(
      in: context.package, named: arguments.extractOption(named: "target"))
    try generate(
      targets, tool: context.tool(named: "menugen-build").url, folder: context.package.directoryURL,
      arguments)
  }

  private func generate(
    _ targets: [MenuTarget], tool: URL, folder: URL, _ arguments: ArgumentExtractor
  ) throws {
    var arguments = arguments
    let output = arguments.extractOption(named: "output").last
    if output != nil && targets.count > 1 {
      Diagnostics.error("--output is for one target: say which with --target NAME")
      return
    }
    let options = arguments.remainingArguments
    try run(tool, on: targets, in: folder) { target in
      let into = output ?? target.folder.appendingPathComponent("Generated").path
      return ["generate"] + target.arguments + ["-o", into] + options
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateMenusPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let names = arguments.extractOption(named: "target")
      try generate(
        MenuTarget.all(in: context.xcodeProject, named: names),
        tool: context.tool(named: "menugen-build").url, folder: context.xcodeProject.directoryURL,
        arguments)
    }
  }
#endif
