import MenuSyntax

/// The `.menu` files that someone named, read.
struct Inputs {
  /// In the order of their paths, so that the order of arguments changes nothing.
  var sources: [Source]
  /// The path under which standard input is among them.
  var standardInput: String?

  /// Reads the files that `invocation` names, searching folders for them.
  ///
  /// - Parameters:
  ///   - invocation: What someone asked for.
  ///   - pathsAreRelative: Whether files in the working folder are called by their paths in it, however they were named.
  init(_ invocation: Invocation, pathsAreRelative: Bool = false) throws(UsageError) {
    if invocation.operands.isEmpty {
      throw UsageError(
        "'\(invocation.command.name)' needs a .menu file or a folder",
        hint: "see `menugen \(invocation.command.name) --help`")
    }
    var sources: [Source] = []
    var seen: Set<FileSystem.FileIdentity> = []
    var hasStandardInput = false
    Progress.start("reading")
    defer { Progress.stop() }
    for operand in invocation.operands {
      if operand == "-" {
        if hasStandardInput { throw UsageError("standard input is named twice") }
        hasStandardInput = true
        let name = invocation.value("stdin-path") ?? "stdin.menu"
        standardInput = name
        sources.append(
          Source(path: name, terminatedBytes: try FileSystem.terminatedStandardInput()))
        continue
      }
      var paths = [operand]
      if try FileSystem.isFolder(operand) {
        paths = try FileSystem.menuFiles(in: operand)
        if paths.isEmpty { throw UsageError("there is no .menu file in '\(operand)'") }
      }
      for path in paths {
        if let identity = FileSystem.FileIdentity(path), !seen.insert(identity).inserted {
          continue
        }
        sources.append(
          Source(
            path: pathsAreRelative ? WorkingFolder.relative(path) : path,
            terminatedBytes: try FileSystem.terminatedBytes(of: path)))
      }
    }
    LargePages.prepare(forSources: sources.reduce(0) { $0 + $1.count })
    self.sources = sources.sorted { $0.path < $1.path }
  }
}
