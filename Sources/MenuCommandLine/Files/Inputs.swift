import MenuSyntax
import MenuTooling

/// The contents of the `.menu` files named on the command line.
package struct Inputs {
  /// In the order of their paths, so that the order of arguments changes nothing.
  package var sources: [Source]
  /// The path that stands for standard input among them; nil without it.
  package private(set) var standardInput: String?
  /// The folders that the files were named by or found in, by the files' paths.
  private var folders: [String: String] = [:]

  /// Reads the files that `invocation` names, searching folders for them.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - pathsAreRelative: Whether files in the working folder get paths relative to it, however they were named.
  ///   - hint: What can be done instead with a path that has no `.menu` file; nil if nothing.
  package init(
    _ invocation: Invocation, pathsAreRelative: Bool = false,
    hint: (_ path: String) -> String? = { _ in nil }
  ) throws(UsageError) {
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
    for (path, folder) in try Self.paths(invocation.operands, hint) {
      let source = Source(
        path: pathsAreRelative ? WorkingFolder.relative(path) : path,
        terminatedBytes: try FileSystem.terminatedBytes(of: path))
      sources.append(source)
      folders[source.path] = folder
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// Why a file is read but not written; nil if it may be written.
  package func reasonToKeep(_ source: Source) -> String? {
    let bytes = source.bytes
    if bytes.contains(0) || !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
      return "is not a text in UTF-8"
    }
    guard let folder = folders[source.path],
      let file = SystemCalls.resolvedPath(source.path),
      let place = SystemCalls.resolvedPath(folder)
    else { return nil }
    let inside = place.utf8.last == UInt8(ascii: "/") ? place : place + "/"
    if file.utf8.starts(with: inside.utf8) && Self.isMenuFile(file) { return nil }
    return "is a link to '\(file)'"
  }

  /// The modules that `--together` makes of the paths that `invocation` names, one each.
  ///
  /// Paths in the working folder become relative to it. `hint` is that of `init`.
  package static func modules(
    _ invocation: Invocation, hint: (_ path: String) -> String? = { _ in nil }
  ) throws(UsageError) -> [JoinedModule] {
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
      for path in try paths([operand], hint).map(\.path).sorted() {
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

  private static func isMenuFile(_ path: String) -> Bool {
    path.utf8.suffix(5).elementsEqual(".menu".utf8)
  }

  /// The files named by operands, and those in the folders named by them, each once and with the folder that it was named by
  /// or found in; without standard input.
  private static func paths(
    _ operands: [String], _ hint: (_ path: String) -> String?
  ) throws(UsageError) -> [(path: String, folder: String)] {
    var found: [(path: String, folder: String)] = []
    for operand in operands where operand != "-" {
      guard try FileSystem.isFolder(operand) else {
        guard isMenuFile(operand) else {
          throw UsageError(
            "'\(operand)' is not a .menu file",
            hint: hint(operand) ?? "a text from elsewhere is read from standard input: `-`")
        }
        let folder = PendingFile.folder(of: operand)
        found.append((operand, folder.isEmpty ? "." : folder))
        continue
      }
      let files = try FileSystem.menuFiles(in: operand)
      if files.isEmpty {
        throw UsageError("there is no .menu file in '\(operand)'", hint: hint(operand))
      }
      found += files.map { ($0, operand) }
    }
    if found.count < 2 { return found }
    var seen: Set<FileSystem.FileIdentity> = []
    return found.filter { path, _ in
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
  }
}
