import MenuCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder in which another program works for this one, and that goes with all that is in it when this one is done.
///
/// Whatever ends this program, a shell is left that waits for it: it ends the other program and removes the folder.
struct ScratchFolder {
  /// The absolute path with a slash at its end.
  let path: String
  private let keeper: pid_t
  /// What the shell reads: its end is the end of this program.
  private let line: Int32

  /// Runs `body` with a new folder next to a file that is to be written. No signal ends this program meanwhile.
  static func with<Result>(
    nextTo file: String, _ body: (ScratchFolder) throws(UsageError) -> Result
  ) throws(UsageError) -> Result {
    try Signals.blockingSignals { () throws(UsageError) -> Result in
      let folder = try ScratchFolder(nextTo: file)
      defer { folder.remove() }
      return try body(folder)
    }
  }

  private init(nextTo file: String) throws(UsageError) {
    let parent = PendingFile.folder(of: file)
    guard let absolute = SystemCalls.resolvedPath(parent.isEmpty ? "." : parent) else {
      throw FileSystem.failure("cannot write '\(file)'")
    }
    // A container that shares the folder can have a process of the same number.
    var path = ""
    for number in 0..<1_000 {
      // Not hidden: programs in a sandbox may see no other files.
      path = "\(absolute)/menugen-\(getpid())-\(number).tmp/"
      if SystemCalls.makeFolder(path) { break }
      if errno != EEXIST { throw FileSystem.failure("cannot write '\(file)'") }
    }
    let abandoned = TemporaryFile.abandoned(in: absolute + "/", beginning: "menugen-")
    guard let line = SystemCalls.openPipe() else {
      throw FileSystem.failure("cannot write '\(file)'")
    }
    defer { close(line.read) }
    let shell = SystemCalls.startProgram(
      "/bin/sh", ["-c", Self.script, "menugen", path] + abandoned.map { "\(absolute)/\($0)" },
      environment: ["PATH=/usr/bin:/bin"], files: [STDIN_FILENO: line.read])
    guard let shell else {
      let error = FileSystem.failure("cannot start '/bin/sh'")
      close(line.write)
      throw error
    }
    self.path = path
    self.line = line.write
    keeper = shell
  }

  /// Has a program ended too if this one is; none with nil.
  func watch(_ program: pid_t?) {
    _ = SystemCalls.writeAll("\(program.map(String.init) ?? "")\n".utf8, to: line)
  }

  private func remove() {
    close(line)
    SystemCalls.waitForEnd(of: keeper)
  }

  /// Reads numbers of programs until the end, ends the last of them, and removes folders. A program that is ending may write
  /// for a moment yet.
  private static let script = """
    trap '' HUP INT QUIT TERM
    program=
    while read -r next; do program=$next; done
    [ -z "$program" ] || kill -9 "$program"
    for try in 1 2 3 4 5; do rm -rf -- "$@" && exit; sleep 1; done
    """
}
