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
    Progress.start("reading")
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
    let paths = try Self.paths(invocation.operands)
    // Before they are read, so that they are in large pages too.
    LargePages.prepare(forSources: paths.reduce(0) { $0 + FileSystem.readSize(of: $1) })
    for path in paths {
      sources.append(
        Source(
          path: pathsAreRelative ? WorkingFolder.relative(path) : path,
          terminatedBytes: try FileSystem.terminatedBytes(of: path)))
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// The files that operands name or that are in the folders which they name, each once; without standard input.
  private static func paths(_ operands: [String]) throws(UsageError) -> [String] {
    var found: [String] = []
    for operand in operands where operand != "-" {
      guard try FileSystem.isFolder(operand) else {
        found.append(operand)
        continue
      }
      let files = try FileSystem.menuFiles(in: operand)
      if files.isEmpty { throw UsageError("there is no .menu file in '\(operand)'") }
      found += files
    }
    if found.count < 2 { return found }
    var seen: Set<FileSystem.FileIdentity> = []
    return found.filter { path in
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
  }
}
