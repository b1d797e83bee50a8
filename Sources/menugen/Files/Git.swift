import MenuCommandLine
import MenuTooling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Git, run as a program in a folder. It writes nothing. Of the programs that a repository's configuration names it runs
/// only the filters of files, without which large files would differ from themselves.
struct Git {
  private let program: String

  /// The git of this machine; nil if it has none.
  init?() {
    let folders = (SystemCalls.environment("PATH") ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/git" }
    guard let path = paths.first(where: { SystemCalls.isExecutable($0) }) else { return nil }
    program = path
  }

  /// The lines of files in folders that differ from a revision.
  static func changes(
    since revision: String, in folders: [String]
  ) throws(UsageError) -> ChangedLines {
    guard let git = Git() else { throw UsageError("'--since' needs git, which is not in PATH") }
    if revision.isEmpty || revision.utf8.first == UInt8(ascii: "-") {
      throw UsageError("'--since' takes a revision, not '\(revision)'")
    }
    var changes = ChangedLines()
    for folder in folders {
      let shown = { (path: String) in
        WorkingFolder.relative(folder == "." ? path : "\(folder)/\(path)")
      }
      // Before the diff, whose lines are added to those of files that are not new.
      let untracked = try git.output(
        ["ls-files", "--others", "--exclude-standard", "-z"], in: folder, since: revision)
      for path in untracked.split(separator: "\0") { changes.addNew(shown(String(path))) }
      let diff = try git.output(
        [
          "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--find-renames", "--unified=0",
          "--relative", "--src-prefix=a/", "--dst-prefix=b/", revision, "--", ".",
        ], in: folder, since: revision)
      changes.add(diff: diff, path: shown)
    }
    return changes
  }

  private func output(
    _ arguments: [String], in folder: String, since revision: String
  ) throws(UsageError) -> String {
    guard let run = run(arguments, in: folder) else {
      throw UsageError("cannot start '\(program)'")
    }
    if run.status == 0 { return run.output }
    // Read by itself: of two pipes, the one that is read last could fill before the other ends.
    let errors = self.run(arguments, in: folder, reading: STDERR_FILENO)?.output ?? ""
    let reason = errors.split(separator: "\n").first.map(String.init) ?? "git failed"
    throw UsageError(
      "cannot compare '\(folder)' with '\(revision)': \(Terminal.safe(reason))",
      hint: "'--since' takes a revision of the repository that the files are in")
  }

  /// What a run of git writes to standard output, or to standard error; nil if it cannot be started.
  private func run(
    _ arguments: [String], in folder: String, reading stream: Int32 = STDOUT_FILENO
  ) -> (status: Int32, output: String)? {
    guard let output = SystemCalls.openPipe() else { return nil }
    defer { close(output.read) }
    let names = [
      "HOME", "PATH", "XDG_CONFIG_HOME", "TMPDIR", "USER", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
      "GIT_CEILING_DIRECTORIES",
    ]
    let environment =
      names.compactMap { name in SystemCalls.environment(name).map { "\(name)=\($0)" } }
      + ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0"]
    let safe = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"]
    let process = SystemCalls.startProgram(
      program, ["-C", folder] + safe + arguments, environment: environment,
      files: [stream: output.write])
    close(output.write)
    guard let process else { return nil }
    let said = Self.text(of: output.read)
    return (SystemCalls.statusAtEnd(of: process), said)
  }

  private static func text(of file: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SystemCalls.readOnce(file, into: &buffer, at: buffer.indices)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  // MARK: What is ignored

  /// The files and folders in a folder that its repository ignores, those with a `/` at their end; empty where there is no
  /// repository, and for a folder that is ignored itself.
  static func ignored(in folder: String) -> Set<String> {
    guard isInRepository(folder), let git = Git(),
      let run = git.run(
        [
          "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z",
        ], in: folder), run.status == 0
    else { return [] }
    let paths = Set(run.output.split(separator: "\0").map(String.init))
    return paths.contains("./") ? [] : paths
  }

  /// Why a file is not to be written: the end of a sentence about it. Nil if git does not ignore it.
  static func reasonToKeep(_ path: String) -> String? {
    let folder = ModuleFolders.folder(of: path)
    guard isInRepository(folder) else { return nil }
    guard let git = Git(), let run = git.run(["check-ignore", "--", path], in: folder) else {
      return "is in a repository, and git could not be asked about it"
    }
    return run.output.isEmpty ? nil : "is ignored by git"
  }

  private static func isInRepository(_ folder: String) -> Bool {
    var folder = SystemCalls.resolvedPath(folder) ?? ""
    while !folder.isEmpty {
      if FileSystem.exists(folder + "/.git") { return true }
      if folder == "/" { return false }
      folder = ModuleFolders.folder(of: folder)
    }
    return false
  }
}
