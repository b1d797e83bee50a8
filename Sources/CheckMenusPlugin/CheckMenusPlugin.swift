import Foundation
import PackagePlugin

/// `swift package check-menus [--target NAME] [OPTIONS]`: checks the `.menu` files of the package.
///
/// Other options are passed to `menugen check`. `--fix` writes, so where plugins run in a sandbox it needs `swift package
/// --allow-writing-to-package-directory`.
@main
struct CheckMenusPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let targets = try MenuTarget.all(
      in: context.package, named: arguments.extractOption(named: "target"))
    let options = arguments.remainingArguments
    try run(
      context.tool(named: "menugen-build").url, on: targets, in: context.package.directoryURL,
      // What the tool names where a finding can be mended.
      environment: [
        "MENUGEN_CHECK_COMMAND": "swift package --allow-writing-to-package-directory check-menus"
      ]
    ) { ["check"] + $0.arguments + options }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckMenusPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let names = arguments.extractOption(named: "target")
      let targets = MenuTarget.all(in: context.xcodeProject, named: names)
      let options = arguments.remainingArguments
      try run(
        context.tool(named: "menugen-build").url, on: targets, in: context.xcodeProject.directoryURL
      ) { ["check"] + $0.arguments + ["--format", "xcode"] + options }
    }
  }
#endif
