import MenuSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that the command line reads and writes. Errors are `UsageError`s with the system's reason.
enum FileSystem {
  // MARK: Reading

  /// The bytes of a file and a NUL behind them, as a `Source` keeps them.
  static func terminatedBytes(of path: String) throws(UsageError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("cannot read '\(path)'") }
    defer { close(file) }
    return try terminatedBytes(of: file, called: "'\(path)'")
  }

  /// The first bytes of a file, at most `count`.
  static func firstBytes(of path: String, count: Int) throws(UsageError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("cannot read '\(path)'") }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      var buffer = [UInt8](repeating: 0, count: count - bytes.count)
      let received = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if received == 0 { break }
      if received < 0 {
        if errno == EINTR { continue }
        throw failure("cannot read '\(path)'")
      }
      bytes += buffer[..<received]
    }
    return bytes
  }

  /// All of standard input and a NUL behind it.
  static func terminatedStandardInput() throws(UsageError) -> [UInt8] {
    try terminatedBytes(of: STDIN_FILENO, called: "standard input")
  }

  private static func terminatedBytes(of file: Int32, called name: String) throws(UsageError)
    -> [UInt8]
  {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("cannot read \(name)") }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw UsageError("cannot read \(name): it is a folder")
    }
    let limit = mostRead
    // Two bytes more than the file has: one to find its end, one for the NUL.
    var capacity = min(max(Int(status.st_size), 4096), limit) + 2
    var start: [UInt8] = []
    while true {
      var hasFailed = false
      var isFull = false
      // Straight into the array that stays: a large source is in memory once.
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = start.count
        _ = buffer.initialize(from: start)
        while count < limit {
          if count + 1 == capacity {
            isFull = true
            break
          }
          let start = buffer.baseAddress.map { $0 + count }
          let received = read(file, start, min(capacity - 1, limit) - count)
          if received == 0 { break }
          if received < 0 {
            if errno == EINTR { continue }
            hasFailed = true
            break
          }
          count += received
        }
        if !isFull {
          buffer[count] = 0
          count += 1
        }
      }
      if hasFailed { throw failure("cannot read \(name)") }
      if !isFull { return bytes }
      start = bytes
      capacity *= 2
    }
  }

  // MARK: Finding

  /// Whether a path leads to a folder; throws where it leads nowhere.
  static func isFolder(_ path: String) throws(UsageError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure("cannot read '\(path)'") }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// The `.menu` files in a folder and the folders in it, in the order of their paths.
  ///
  /// Names that begin with a dot are left out. A link to a folder is followed once.
  ///
  /// - Parameters:
  ///   - folder: Where the search begins.
  ///   - skipsUnreadable: Whether a folder that cannot be read is left out; else it is an error.
  static func menuFiles(
    in folder: String, skipsUnreadable: Bool = false
  ) throws(UsageError) -> [String] {
    try files(in: folder, skipsUnreadable: skipsUnreadable) {
      $0.utf8.suffix(5).elementsEqual(".menu".utf8)
    }
  }

  /// The files in a folder and the folders in it whose paths are wanted, in the order of the paths.
  static func files(
    in folder: String, skipsUnreadable: Bool = false, where isWanted: (String) -> Bool
  ) throws(UsageError) -> [String] {
    var found: [String] = []
    var visited: Set<FileIdentity> = []
    var pending = [folder]
    while let path = pending.popLast() {
      guard let identity = FileIdentity(path), visited.insert(identity).inserted else { continue }
      let prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
      let names: [String]
      do throws(UsageError) { names = try self.names(in: path) } catch {
        if skipsUnreadable { continue }
        throw error
      }
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        let child = prefix + name
        var status = stat()
        // A link that leads nowhere is no file of the module.
        guard stat(child, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: pending.append(child)
        case S_IFREG: if isWanted(child) { found.append(child) }
        default: break
        }
      }
    }
    return found.sorted()
  }

  /// Whether something is at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// The names in a folder, without `.` and `..`, in no order.
  static func names(in folder: String) throws(UsageError) -> [String] {
    guard let stream = opendir(folder) else { throw failure("cannot read the folder '\(folder)'") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// The bytes of a file that are read, which end behind the most that a source may have; 0 where nothing is at the path.
  static func readSize(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? min(max(Int(status.st_size), 0), mostRead) : 0
  }

  /// One byte past the limit tells that a file is too large; the reader says so with its place.
  private static let mostRead = Lexer.maximumSize + 1

  /// What tells one file from another, whatever path leads to it.
  struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  // MARK: Writing

  /// Makes a folder and those above it, where they are not there.
  static func makeFolder(_ path: String) throws(UsageError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return }
      throw UsageError("cannot write to '\(path)': it is no folder")
    }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.utf8.startIndex {
      let parent = String(path[..<slash])
      if !parent.isEmpty && parent != path { try makeFolder(parent) }
    }
    if mkdir(path, 0o777) != 0 && errno != EEXIST {
      throw failure("cannot make the folder '\(path)'")
    }
  }

  /// Whether the file at a path holds just this text.
  static func holds(_ text: String, at path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == text.utf8.count
    else { return false }
    // The bytes: to strings, other code points may be the same characters.
    guard let bytes = try? terminatedBytes(of: path) else { return false }
    return bytes.dropLast().elementsEqual(text.utf8)
  }

  /// Takes a file away.
  static func remove(_ path: String) throws(UsageError) {
    if unlink(path) != 0 && errno != ENOENT { throw failure("cannot remove '\(path)'") }
  }

  /// Writes a text as a file, whole or not at all.
  static func write(_ text: String, toFile path: String) throws(UsageError) {
    var text = text
    var failure: UsageError?
    text.withUTF8 { bytes in
      do throws(UsageError) {
        try PendingFile(UnsafeRawBufferPointer(bytes), for: path).commit()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Writes changed sources over their files: all of them, or where one cannot be written, none.
  ///
  /// A file keeps its permissions and its owner. A link stays, and what it leads to changes.
  static func replace(_ sources: [Source]) throws(UsageError) {
    var pending: [PendingFile] = []
    do throws(UsageError) {
      for source in sources { pending.append(try PendingFile(replacing: source)) }
    } catch {
      for file in pending { file.discard() }
      throw error
    }
    for (number, file) in pending.enumerated() {
      do throws(UsageError) {
        try file.commit()
      } catch {
        for left in pending[(number + 1)...] { left.discard() }
        throw error
      }
    }
  }

  /// Writes all of a text to an open file.
  static func write(_ text: String, to file: Int32, called name: String) throws(UsageError) {
    var text = text
    let failed = text.withUTF8 { writeFailed(UnsafeRawBufferPointer($0), to: file) }
    if failed { throw failure("cannot write \(name)") }
  }

  /// Writes all of some bytes to an open file.
  static func write(_ bytes: [UInt8], to file: Int32, called name: String) throws(UsageError) {
    let failed = bytes.withUnsafeBytes { writeFailed($0, to: file) }
    if failed { throw failure("cannot write \(name)") }
  }

  /// Writes bytes to an open file; says whether some could not be written.
  static func writeFailed(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let start = bytes.baseAddress?.advanced(by: offset)
      #if canImport(Darwin)
        let count = Darwin.write(file, start, bytes.count - offset)
      #elseif canImport(Musl)
        let count = Musl.write(file, start, bytes.count - offset)
      #else
        let count = Glibc.write(file, start, bytes.count - offset)
      #endif
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return true }
      offset += count
    }
    return false
  }

  /// An error with the system's reason for the last failure.
  static func failure(_ what: String, hint: String? = nil) -> UsageError {
    UsageError("\(what): \(String(cString: strerror(errno)))", hint: hint)
  }
}
