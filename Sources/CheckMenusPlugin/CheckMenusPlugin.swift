import Foundation
import PackagePlugin

/// `swift package check-menus [--existing] [--target NAME] [OPTIONS]`: checks the `.menu` files of the package, or the menus
/// in its XIBs, storyboards and Swift.
///
/// Other options are passed to `menugen check`. `--fix` writes, so where plugins run in a sandbox it needs `swift package
/// --allow-writing-to-package-directory`.
@main
struct CheckMenusPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    if arguments.extractFlag(named: "existing") > 0 {
      let targets = try sourceTargets(of: context.package, named: names)
      try checkExistingMenus(
        of: targets.map(\.name), in: targets.map(\.directoryURL.path), arguments.remainingArguments,
        context.tool(named: "menugen").url, context.package.directoryURL)
      return
    }
    let targets = try MenuTarget.all(in: context.package, named: names)
    let options = arguments.remainingArguments
    if targets.isEmpty { Diagnostics.warning("no target has a .menu file") }
    let isForOneModule = options.contains { ["--fix", "--unsafe-fixes", "--diff"].contains($0) }
    for app in isForOneModule ? targets.map({ [$0] }) : apps(of: context.package, with: targets)
    where try !run(
      context.tool(named: "menugen").url,
      ["check"] + (app.count == 1 ? app[0].arguments : MenuTarget.argumentsTogether(app)) + options,
      in: context.package.directoryURL,
      // What the tool names where a finding can be mended.
      environment: [
        "MENUGEN_CHECK_COMMAND": "swift package --allow-writing-to-package-directory check-menus"
      ])
    {
      let names = app.map(\.name).joined(separator: ", ")
      Diagnostics.error("the .menu files of \(names) are not fine: see above")
    }
  }

  /// The targets that are in one product, whose menus are shown together; a target may be in several, or in none.
  private func apps(of package: Package, with targets: [MenuTarget]) -> [[MenuTarget]] {
    let products = package.products.map { product in
      let all = product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }
      return Set(all.map(\.name)).intersection(targets.map(\.name))
    }
    var apps: [Set<String>] = []
    let alone = targets.map { [$0.name] as Set }
    // A set that is part of another says nothing new.
    for names in (products + alone).sorted(by: { $0.count > $1.count })
    where !names.isEmpty && !apps.contains(where: { names.isSubset(of: $0) }) {
      apps.append(names)
    }
    return apps.map { names in targets.filter { names.contains($0.name) } }
  }

  /// The targets with code of the package that people use; only the named ones, if any names are given.
  private func sourceTargets(
    of package: Package, named names: [String]
  ) throws -> [any SourceModuleTarget] {
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    return targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind != .test }
  }

  /// Checks the menus in some files and folders, which are those of one app.
  private func checkExistingMenus(
    of targets: [String], in paths: [String], _ options: [String], _ tool: URL, _ folder: URL
  ) throws {
    if paths.isEmpty { return Diagnostics.warning("no target has files with menus") }
    if try !run(tool, ["check", "--existing"] + paths + options, in: folder) {
      Diagnostics.error("the menus of \(targets.joined(separator: ", ")) are not fine: see above")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckMenusPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let names = arguments.extractOption(named: "target")
      if arguments.extractFlag(named: "existing") > 0 {
        let targets = context.xcodeProject.targets.filter {
          names.isEmpty || names.contains($0.displayName)
        }
        try checkExistingMenus(
          of: targets.map(\.displayName), in: filesWithMenus(of: targets),
          ["--format", "xcode"] + arguments.remainingArguments,
          context.tool(named: "menugen").url, context.xcodeProject.directoryURL)
        return
      }
      let targets = MenuTarget.all(in: context.xcodeProject, named: names)
      let options = arguments.remainingArguments
      try run(
        context.tool(named: "menugen").url, on: targets, in: context.xcodeProject.directoryURL
      ) { ["check"] + $0.arguments + ["--format", "xcode"] + options }
    }

    /// The files of some targets that menus and their texts are read from, each once.
    private func filesWithMenus(of targets: [any XcodeTarget]) -> [String] {
      let extensions: Set = ["xib", "storyboard", "swift", "strings", "stringsdict", "xcstrings"]
      let files = targets.flatMap(\.inputFiles).map(\.url)
      return Set(files.filter { extensions.contains($0.pathExtension) }.map(\.path)).sorted()
    }
  }
#endif
