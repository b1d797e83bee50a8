import Foundation
import PackagePlugin

/// `swift package preview-menus [--target NAME] [OPTIONS]`: draws the menus of the package in the terminal; with
/// `--together`, those of all targets with the menu bar that they make.
///
/// Other options are passed to `menugen preview`. `-o` writes, so where plugins run in a sandbox it needs `swift package
/// --allow-writing-to-package-directory`.
@main
struct PreviewMenusPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let targets = try MenuTarget.all(
      in: context.package, named: arguments.extractOption(named: "target"))
    let areTogether = arguments.extractFlag(named: "together") > 0 && targets.count > 1
    let options = arguments.remainingArguments
    if areTogether {
      if try !run(
        context.tool(named: "menugen").url,
        ["preview"] + MenuTarget.argumentsTogether(targets) + options,
        in: context.package.directoryURL)
      {
        Diagnostics.error("the menus cannot be drawn as they should: see above")
      }
      return
    }
    try run(
      context.tool(named: "menugen").url, on: targets, in: context.package.directoryURL
    ) { ["preview"] + $0.arguments + options }
  }
}
