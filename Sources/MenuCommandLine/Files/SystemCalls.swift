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
  static func openFile(_ path: String, _ flags: Int32) -> Int32 {
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
  static func writeAll(_ bytes: some Collection<UInt8>, to file: Int32) -> Bool {
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
  static func resolvedPath(_ path: String) -> String? {
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

  /// Removes a file; false on failure.
  static func removeFile(_ path: String) -> Bool {
    unsafe unlink(path) == 0
  }

  /// Whether bytes, or the end of the input, can be read from an open file without waiting.
  package static func hasInput(_ file: Int32) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&descriptor, 1, 0) > 0
  }

  // MARK: Folders

  /// Makes a folder in one that exists; false on failure.
  static func makeFolder(_ path: String) -> Bool {
    unsafe mkdir(path, 0o777) == 0
  }

  /// Removes an empty folder; false on failure.
  static func removeFolder(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
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

  /// Starts a program that has no input; nil if it cannot be started, with the reason in `errno`.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - environment: Its environment variables: `NAME=VALUE`.
  ///   - output: The file that its standard output goes to.
  ///   - messages: The file that its standard error goes to.
  static func startProgram(
    _ path: String, _ arguments: [String], environment: [String], output: String, messages: String
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let files = [
      (STDIN_FILENO, "/dev/null", O_RDONLY), (STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC),
      (STDERR_FILENO, messages, O_WRONLY | O_CREAT | O_TRUNC),
    ]
    for (file, path, flags) in files {
      unsafe posix_spawn_file_actions_addopen(&actions, file, path, flags, 0o666)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    var process: pid_t = 0
    errno = unsafe posix_spawn(&process, path, &actions, nil, &words, &variables)
    return errno == 0 ? process : nil
  }

  /// Whether a program that was started has ended; it is forgotten then.
  static func hasEnded(_ process: pid_t) -> Bool {
    var status: Int32 = 0
    return unsafe waitpid(process, &status, WNOHANG) != 0
  }

  /// Ends a program that was started.
  static func endProgram(_ process: pid_t) {
    kill(process, SIGKILL)
    var status: Int32 = 0
    _ = unsafe waitpid(process, &status, 0)
  }

  /// Whether this process may run the file at a path.
  static func isExecutable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0
  }

  /// Waits for a part of a second.
  static func wait(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1_000)
  }

  /// Whether a process with a number exists.
  static func processExists(_ number: Int32) -> Bool {
    kill(number, 0) == 0 || errno != ESRCH
  }

  /// The value of an environment variable; nil if it is not set.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The system's message for the last failure.
  static var lastErrorMessage: String {
    unsafe String(cString: strerror(errno))
  }
}
