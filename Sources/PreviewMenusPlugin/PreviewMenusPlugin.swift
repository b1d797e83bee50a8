import Foundation
import PackagePlugin

/// `swift package preview-menus [--target NAME] [OPTIONS]`: draws the menus of the package in the terminal.
///
/// Other options are passed to `menugen preview`. `-o` writes, so where plugins run in a sandbox it needs `swift package
/// --allow-writing-to-package-directory`.
@main
struct PreviewMenusPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let targets = try MenuTarget.all(
      in: context.package, named: arguments.extractOption(named: "target"))
    let options = arguments.remainingArguments
    try run(
      context.tool(named: "menugen").url, on: targets, in: context.package.directoryURL
    ) { ["preview"] + $0.arguments + options }
  }
}
