#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls that take or return memory, as functions of Swift values.
///
/// C knows strings and buffers only by pointers, which makes these calls unsafe. They are made here, and in `Signals`, and
/// nowhere else; no pointer outlives its call. A call that fails leaves the reason in `errno`.
package enum SystemCalls {
  // MARK: Files

  /// Opens a file that child processes do not inherit; negative on failure.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - flags: `O_RDONLY` and the like.
  package static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    unsafe open(path, flags | O_CLOEXEC, 0o666)
  }

  /// Reads once into a range of an array; returns the number of bytes, 0 at the end of the file, negative on failure.
  package static func readOnce(
    _ file: Int32, into bytes: inout [UInt8], at range: Range<Int>
  ) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[range])
        return unsafe read(file, part.baseAddress, part.count)
      }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all of some bytes to an open file; false if some could not be written.
  package static func writeAll(_ bytes: some Collection<UInt8>, to file: Int32) -> Bool {
    let isWritten = bytes.withContiguousStorageIfAvailable { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = unsafe UnsafeBufferPointer(rebasing: buffer[offset...])
        let count = unsafe write(file, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return false }
        offset += count
      }
      return true
    }
    return isWritten ?? writeAll(Array(bytes), to: file)
  }

  /// The status of the file at a path, or of the file that a link leads to; nil if there is none.
  static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// Whether something has a name, a link that leads nowhere too.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// The status of an open file; nil on failure.
  static func status(of file: Int32) -> stat? {
    var status = stat()
    return unsafe fstat(file, &status) == 0 ? status : nil
  }

  /// Whether this process may write to the file at a path.
  static func isWritable(_ path: String) -> Bool {
    unsafe access(path, W_OK) == 0
  }

  /// The absolute path of a file, with links resolved; nil if nothing is there.
  package static func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The seconds since a file was changed; nil if there is none.
  static func age(of path: String) -> Int? {
    guard let status = status(of: path) else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return time(nil) - changed
  }

  /// Renames a file, replacing the one that has the name; false on failure.
  static func renameFile(_ path: String, to newPath: String) -> Bool {
    unsafe rename(path, newPath) == 0
  }

  /// Gives a file a second name that nothing has; false on failure.
  static func linkFile(_ path: String, to newPath: String) -> Bool {
    unsafe link(path, newPath) == 0
  }

  /// Removes a file; false on failure.
  static func removeFile(_ path: String) -> Bool {
    unsafe unlink(path) == 0
  }

  /// Whether bytes, or the end of the input, can be read from an open file, at once or after a wait.
  package static func hasInput(_ file: Int32, milliseconds: Int32 = 0) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&descriptor, 1, milliseconds) > 0
  }

  // MARK: Folders

  /// Makes a folder in one that exists; false on failure.
  package static func makeFolder(_ path: String) -> Bool {
    unsafe mkdir(path, 0o777) == 0
  }

  /// The names in a folder.
  struct FolderNames {
    /// Those in UTF-8, without `.` and `..`, in no order.
    var names: [String] = []
    /// The others, with U+FFFD where they are not UTF-8. No path can be made of them.
    var undecodable: [String] = []
  }

  /// The names in a folder; nil if it cannot be read to its end.
  static func names(in folder: String) -> FolderNames? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var found = FolderNames()
    // The end and a failure look the same but for the reason.
    errno = 0
    while let entry = unsafe readdir(stream) {
      // An array in C is a tuple in Swift.
      unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = unsafe bytes.prefix { $0 != 0 }
        let name = unsafe String(decoding: bytes, as: UTF8.self)
        if unsafe !name.utf8.elementsEqual(bytes) {
          found.undecodable.append(name)
        } else if name != "." && name != ".." {
          found.names.append(name)
        }
      }
      errno = 0
    }
    return errno == 0 ? found : nil
  }

  /// The path of the working folder; nil if it has been removed.
  static var workingFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  // MARK: Process

  /// A pipe that programs started later do not inherit; nil on failure.
  package static func openPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { for end in ends { close(end) } }
    // Far from the numbers that a program may want its own files to have.
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 32) }
    return high.contains { $0 < 0 } ? nil : (high[0], high[1])
  }

  /// Starts a program, in a group of its own, so that what ends this one's leaves it; nil if it cannot be started, with
  /// the reason in `errno`.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - environment: Its environment variables: `NAME=VALUE`.
  ///   - files: What it has open, by number: files of this program. Of the standard ones, those not named lead nowhere.
  package static func startProgram(
    _ path: String, _ arguments: [String], environment: [String], files: [Int32: Int32]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    for number in STDIN_FILENO...STDERR_FILENO where files[number] == nil {
      unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    // In order: one of these files may have a number that a later one gets.
    for (number, file) in files.sorted(by: { $0.key < $1.key }) {
      unsafe posix_spawn_file_actions_adddup2(&actions, file, number)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    var process: pid_t = 0
    errno = unsafe posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    return errno == 0 ? process : nil
  }

  /// Waits until a program that was started has ended.
  package static func waitForEnd(of process: pid_t) {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  /// Waits until a program that was started has ended; returns its exit status, -1 for one that a signal ended.
  package static func statusAtEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// Ends a program that was started.
  package static func endProgram(_ process: pid_t) {
    kill(process, SIGKILL)
    waitForEnd(of: process)
  }

  /// The seconds of the clock.
  package static var seconds: Int { time(nil) }

  /// Whether this process may run the file at a path.
  package static func isExecutable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0
  }

  /// Whether a process with a number exists.
  static func processExists(_ number: Int32) -> Bool {
    kill(number, 0) == 0 || errno != ESRCH
  }

  /// The value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The system's message for the last failure.
  static var lastErrorMessage: String {
    unsafe String(cString: strerror(errno))
  }
}
