import MenuSyntax

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
