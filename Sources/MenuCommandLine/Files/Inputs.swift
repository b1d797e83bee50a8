import MenuSyntax
import MenuTooling

/// The contents of the `.menu` files named on the command line.
package struct Inputs {
  /// In the order of their paths, so that the order of arguments changes nothing.
  package var sources: [Source]
  /// The path that stands for standard input among them; nil without it.
  var standardInput: String?

  /// Reads the files that `invocation` names, searching folders for them.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - pathsAreRelative: Whether files in the working folder get paths relative to it, however they were named.
  package init(_ invocation: Invocation, pathsAreRelative: Bool = false) throws(UsageError) {
    if invocation.operands.isEmpty {
      throw UsageError(
        "'\(invocation.command.name)' needs a .menu file or a folder",
        hint: "see `menugen \(invocation.command.name) --help`")
    }
    var sources: [Source] = []
    Progress("reading")
    defer { Progress.stop() }
    if invocation.operands.contains("-") {
      if invocation.operands.filter({ $0 == "-" }).count > 1 {
        throw UsageError("standard input is named twice")
      }
      let name = invocation.value("stdin-path") ?? "stdin.menu"
      standardInput = name
      sources.append(
        Source(path: name, terminatedBytes: try FileSystem.terminatedStandardInput()))
    }
    for path in try Self.paths(invocation.operands, of: invocation.command) {
      sources.append(
        Source(
          path: pathsAreRelative ? WorkingFolder.relative(path) : path,
          terminatedBytes: try FileSystem.terminatedBytes(of: path)))
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// The modules that `--together` makes of the paths that `invocation` names, one each.
  ///
  /// Paths in the working folder become relative to it.
  package static func modules(_ invocation: Invocation) throws(UsageError) -> [JoinedModule] {
    let options = [
      ("fix", "--fix"), ("unsafe-fixes", "--unsafe-fixes"), ("diff", "--diff"),
      ("existing", "--existing"), ("app", "--app"), ("stdin-path", "--stdin-path"),
      ("strings", "--strings"),
    ]
    if let (key, spelling) = options.first(where: { invocation.has($0.0) }) {
      throw UsageError(
        "'\(spelling)' cannot be used with '--together'",
        hint: ["fix", "unsafe-fixes", "diff"].contains(key) ? "fix one module at a time" : nil)
    }
    guard invocation.operands.count > 1, !invocation.operands.contains("-") else {
      throw UsageError(
        "'--together' needs two modules or more, each a folder or a .menu file",
        hint: "see `menugen \(invocation.command.name) --help`")
    }
    var modules: [JoinedModule] = []
    for operand in invocation.operands {
      var sources: [Source] = []
      for path in try paths([operand], of: invocation.command).sorted() {
        sources.append(
          Source(
            path: WorkingFolder.relative(path),
            terminatedBytes: try FileSystem.terminatedBytes(of: path)))
      }
      let name = operand.split(separator: "/").last.map(String.init) ?? operand
      modules.append(
        JoinedModule(
          sources: sources, fallbackName: OutputNames.appName(forTarget: name)))
    }
    return modules
  }

  /// The files named by operands, and those in the folders named by them, each once; without standard input.
  private static func paths(
    _ operands: [String], of command: CommandDescription
  ) throws(UsageError) -> [String] {
    var found: [String] = []
    for operand in operands where operand != "-" {
      guard try FileSystem.isFolder(operand) else {
        found.append(operand)
        continue
      }
      let files = try FileSystem.menuFiles(in: operand)
      if files.isEmpty {
        let hasOthers = command.name == "check" && ImportInputs.hasMenus(inFolder: operand)
        throw UsageError(
          "there is no .menu file in '\(operand)'",
          hint: hasOthers
            ? "`menugen check --existing` checks the menus in its XIBs, storyboards and Swift" : nil
        )
      }
      found += files
    }
    if found.count < 2 { return found }
    var seen: Set<FileSystem.FileIdentity> = []
    return found.filter { path in
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
  }
}
