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

  /// Why files in the folders that were named could not be opened, by their paths; they are among the sources, empty.
  package private(set) var failures: [String: UsageError] = [:]

  /// Reads the files that `invocation` names, searching folders for them.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - pathsAreRelative: Whether files in the working folder get paths relative to it, however they were named.
  ///   - hasGuidelines: Whether files with the guidelines of a folder, which are in no module, are among them.
  package init(
    _ invocation: Invocation, pathsAreRelative: Bool = false, hasGuidelines: Bool = false
  ) throws(UsageError) {
    if invocation.operands.isEmpty {
      throw UsageError(
        "'\(invocation.command.name)' needs a .menu file or a folder",
        hint: "see `menugen \(invocation.command.name) --help`")
    }
    Progress("reading")
    defer { Progress.stop() }
    try self.init(
      Self.paths(invocation.operands, hasGuidelines: hasGuidelines),
      standardInput: Self.nameOfStandardInput(invocation), pathsAreRelative: pathsAreRelative)
  }

  /// Reads the files of a module.
  ///
  /// - Parameters:
  ///   - files: The paths of the files, and the folders that they were named by or found in.
  ///   - standardInput: The path that standard input goes by, if it is one of the files.
  ///   - pathsAreRelative: Whether files in the working folder get paths relative to it, however they were named.
  ///   - keepsFailures: Whether a file that cannot be read is kept with the reason, rather than an error.
  package init(
    _ files: [(path: String, folder: String)], standardInput: String?,
    pathsAreRelative: Bool = false, keepsFailures: Bool = false
  ) throws(UsageError) {
    var sources: [Source] = []
    self.standardInput = standardInput
    if let standardInput {
      sources.append(
        Source(path: standardInput, terminatedBytes: try FileSystem.terminatedStandardInput()))
    }
    for (path, folder) in files {
      let shown = pathsAreRelative ? WorkingFolder.relative(path) : path
      folders[shown] = folder
      do throws(UsageError) {
        sources.append(
          Source(path: shown, terminatedBytes: try FileSystem.terminatedBytes(of: path)))
      } catch {
        if !keepsFailures { throw error }
        sources.append(Source(path: shown, text: ""))
        failures[shown] = error
      }
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// The name of standard input among the operands; nil if it is not there.
  package static func nameOfStandardInput(
    _ invocation: Invocation
  ) throws(UsageError) -> String? {
    let count = invocation.operands.count { $0 == "-" }
    if count > 1 { throw UsageError("standard input is named twice") }
    return count == 0 ? nil : invocation.value("stdin-path") ?? "stdin.menu"
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
  /// Paths in the working folder become relative to it.
  package static func modules(_ invocation: Invocation) throws(UsageError) -> [JoinedModule] {
    let options = [
      ("fix", "--fix"), ("unsafe-fixes", "--unsafe-fixes"), ("diff", "--diff"),
      ("existing", "--existing"), ("menu-files", "--menu-files"), ("app", "--app"),
      ("stdin-path", "--stdin-path"),
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
      for path in try paths([operand]).map(\.path).sorted() {
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

  package static func isMenuFile(_ path: String) -> Bool {
    path.utf8.suffix(5).elementsEqual(".menu".utf8)
  }

  /// The files named by operands, and those in the folders named by them, each once and with the folder that it was named by
  /// or found in; without standard input.
  private static func paths(
    _ operands: [String], hasGuidelines: Bool = false
  ) throws(UsageError) -> [(path: String, folder: String)] {
    var found: [(path: String, folder: String)] = []
    for operand in operands where operand != "-" {
      guard try FileSystem.isFolder(operand) else {
        guard isMenuFile(operand) else {
          throw UsageError(
            "'\(operand)' is not a .menu file",
            hint: "a text from elsewhere is read from standard input: `-`")
        }
        if !hasGuidelines && GuidelineFiles.isGuidelines(operand) { continue }
        let folder = PendingFile.folder(of: operand)
        found.append((operand, folder.isEmpty ? "." : folder))
        continue
      }
      let files = try FileSystem.menuFiles(in: operand).filter {
        hasGuidelines || !GuidelineFiles.isGuidelines($0)
      }
      if files.isEmpty {
        throw UsageError("there is no .menu file in '\(operand)'")
      }
      found += files.map { ($0, operand) }
    }
    if found.isEmpty, let operand = operands.first, operand != "-" {
      throw UsageError(
        "'\(operand)' has the guidelines of its folder, and no menus",
        hint: "`menugen check` checks it")
    }
    return once(found)
  }

  /// Files without those that another path before leads to.
  package static func once(
    _ files: [(path: String, folder: String)]
  ) -> [(path: String, folder: String)] {
    if files.count < 2 { return files }
    var seen: Set<FileSystem.FileIdentity> = []
    return files.filter { path, _ in
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
  }
}
