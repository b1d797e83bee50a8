import MenuSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that the command line reads and writes. Errors are `UsageError`s with the system's reason.
package enum FileSystem {
  // MARK: Reading

  /// The bytes of a file and a NUL after them, as `Source` stores them.
  package static func terminatedBytes(of path: String) throws(UsageError) -> [UInt8] {
    let file = SystemCalls.openFile(path, O_RDONLY)
    guard file >= 0 else { throw failure("cannot read '\(path)'") }
    defer { close(file) }
    return try terminatedBytes(of: file, shownAs: "'\(path)'")
  }

  /// The bytes of a file that the user has not named; throws for one that is not regular, which may never end.
  package static func regularFileBytes(of path: String) throws(UsageError) -> [UInt8] {
    try checkIsRegular(path)
    return try terminatedBytes(of: path).dropLast()
  }

  /// The first bytes of a regular file, at most `count`.
  static func firstBytes(of path: String, count: Int) throws(UsageError) -> [UInt8] {
    try checkIsRegular(path)
    let file = SystemCalls.openFile(path, O_RDONLY)
    guard file >= 0 else { throw failure("cannot read '\(path)'") }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var end = 0
    while end < count {
      let received = SystemCalls.readOnce(file, into: &bytes, at: end..<count)
      if received < 0 { throw failure("cannot read '\(path)'") }
      if received == 0 { break }
      end += received
    }
    return Array(bytes[..<end])
  }

  /// All of standard input and a NUL after it.
  static func terminatedStandardInput() throws(UsageError) -> [UInt8] {
    try terminatedBytes(of: STDIN_FILENO, shownAs: "standard input")
  }

  private static func terminatedBytes(
    of file: Int32, shownAs name: String
  ) throws(UsageError) -> [UInt8] {
    guard let status = SystemCalls.status(of: file) else { throw failure("cannot read \(name)") }
    if isFolder(status) { throw UsageError("cannot read \(name): it is a folder") }
    let limit = readLimit
    // Room for two bytes more than the file has: one to find its end, one for the NUL.
    var bytes = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 4096), limit) + 2)
    var count = 0
    while count < limit {
      if count + 1 == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let room = count..<min(bytes.count - 1, limit)
      let received = SystemCalls.readOnce(file, into: &bytes, at: room)
      if received < 0 { throw failure("cannot read \(name)") }
      if received == 0 { break }
      count += received
    }
    bytes.removeSubrange((count + 1)...)
    bytes[count] = 0
    return bytes
  }

  /// The most bytes read of a file: one past the limit shows that it is too large, which the lexer reports.
  private static let readLimit = Lexer.maximumSize + 1

  // MARK: Finding

  /// Whether a path leads to a folder; throws if it leads nowhere.
  package static func isFolder(_ path: String) throws(UsageError) -> Bool {
    guard let status = SystemCalls.status(of: path) else { throw failure("cannot read '\(path)'") }
    return isFolder(status)
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

  private static func isRegularFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Throws if a path leads to something that is not a regular file, such as a pipe that no one writes to.
  private static func checkIsRegular(_ path: String) throws(UsageError) {
    guard let status = SystemCalls.status(of: path) else { throw failure("cannot read '\(path)'") }
    if !isRegularFile(status) {
      throw UsageError("cannot read '\(path)': it is not a regular file")
    }
  }

  /// The `.menu` files in a folder and its subfolders, in the order of their paths.
  ///
  /// Names that begin with a dot are skipped. A link to a folder is followed once.
  ///
  /// - Parameters:
  ///   - folder: Where the search begins.
  ///   - skipped: Is told why a folder that cannot be read is skipped; without it, that is an error.
  package static func menuFiles(
    in folder: String, skipped: ((_ path: String, UsageError) -> Void)? = nil
  ) throws(UsageError) -> [String] {
    try files(in: folder, skipped: skipped) {
      $0.utf8.suffix(5).elementsEqual(".menu".utf8)
    }
  }

  /// The files in a folder and its subfolders whose paths satisfy `isIncluded`, in the order of the paths.
  ///
  /// Subfolders are searched whose paths satisfy `isSearched`. What cannot be read is an error, or is handed to `skipped` if there is one.
  package static func files(
    in folder: String, skipped: ((_ path: String, UsageError) -> Void)? = nil,
    entering isSearched: (_ path: String) -> Bool = { _ in true },
    where isIncluded: (_ path: String) -> Bool
  ) throws(UsageError) -> [String] {
    var found: [String] = []
    var visited: Set<FileIdentity> = []
    var pending = [folder]
    while let path = pending.popLast() {
      guard let identity = FileIdentity(path), visited.insert(identity).inserted else { continue }
      let prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
      guard let entries = SystemCalls.names(in: path) else {
        let failure = unreadableFolder(path)
        guard let skipped else { throw failure }
        skipped(path, failure)
        continue
      }
      for name in entries.undecodable where isIncluded(name) {
        let failure = UsageError(
          "cannot read '\(prefix)\(name)': its name is not UTF-8", hint: "rename it")
        guard let skipped else { throw failure }
        skipped(prefix + name, failure)
      }
      for name in entries.names where name.utf8.first != UInt8(ascii: ".") {
        let child = prefix + name
        // A link that leads nowhere is not a file of the module.
        guard let status = SystemCalls.status(of: child) else { continue }
        if isFolder(status) {
          if isSearched(child) { pending.append(child) }
        } else if isRegularFile(status) && isIncluded(child) {
          found.append(child)
        }
      }
    }
    return found.sorted()
  }

  /// Whether there is a file or folder at a path.
  package static func exists(_ path: String) -> Bool { SystemCalls.status(of: path) != nil }

  /// The names in a folder, without `.` and `..`, in no order.
  package static func names(in folder: String) throws(UsageError) -> [String] {
    guard let entries = SystemCalls.names(in: folder) else { throw unreadableFolder(folder) }
    return entries.names
  }

  private static func unreadableFolder(_ path: String) -> UsageError {
    failure("cannot read the folder '\(path)'")
  }

  /// The identity of a file: equal for all paths that lead to it.
  package struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    /// The identity of the file at a path; nil if there is none.
    package init?(_ path: String) {
      guard let status = SystemCalls.status(of: path) else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  // MARK: Writing

  /// Makes a folder, and the folders above it that do not exist.
  package static func makeFolder(_ path: String) throws(UsageError) {
    if let status = SystemCalls.status(of: path) {
      if isFolder(status) { return }
      throw UsageError("cannot write to '\(path)': not a folder")
    }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.utf8.startIndex {
      let parent = String(path[..<slash])
      if !parent.isEmpty && parent != path { try makeFolder(parent) }
    }
    if !SystemCalls.makeFolder(path) && errno != EEXIST {
      throw failure("cannot create the folder '\(path)'")
    }
  }

  /// Whether the file at a path has exactly this text.
  static func hasContents(_ text: String, at path: String) -> Bool {
    guard let status = SystemCalls.status(of: path), isRegularFile(status),
      Int(status.st_size) == text.utf8.count
    else { return false }
    // Bytes, because strings of different code points can be equal.
    guard let bytes = try? terminatedBytes(of: path) else { return false }
    return bytes.dropLast().elementsEqual(text.utf8)
  }

  /// Removes a file, if it exists.
  static func remove(_ path: String) throws(UsageError) {
    if !SystemCalls.removeFile(path) && errno != ENOENT { throw failure("cannot remove '\(path)'") }
  }

  /// Whether something has a name, a link that leads nowhere too.
  static func isTaken(_ path: String) -> Bool { SystemCalls.isTaken(path) }

  /// The path of a file with links resolved.
  static func resolved(_ path: String) -> String { SystemCalls.resolvedPath(path) ?? path }

  /// Throws if what has a name is no regular file, or may not be written.
  static func checkIsWritableFile(_ path: String) throws(UsageError) {
    guard let status = SystemCalls.status(of: path) else {
      throw UsageError(
        "cannot write '\(path)': a link that leads nowhere has this name",
        hint: "nothing was written")
    }
    if !isRegularFile(status) {
      throw UsageError(
        "cannot write '\(path)': \(isFolder(status) ? "a folder" : "something else") has this name",
        hint: "nothing was written")
    }
    if !SystemCalls.isWritable(path) {
      throw failure("cannot write '\(path)'", hint: "nothing was written")
    }
  }

  /// Throws if the folder of a file that is to be made cannot be written; if it is made too, the nearest one that is there.
  static func checkFolder(of path: String, isMade: Bool) throws(UsageError) {
    var folder = PendingFile.folder(of: path)
    while isMade, !folder.isEmpty, !isTaken(folder) {
      let name = folder.utf8.last == UInt8(ascii: "/") ? String(folder.dropLast()) : folder
      folder = PendingFile.folder(of: name)
    }
    if folder.isEmpty { folder = "." }
    guard let status = SystemCalls.status(of: folder) else {
      throw failure("cannot write '\(path)'", hint: "nothing was written")
    }
    if !isFolder(status) {
      throw UsageError("cannot write to '\(folder)': not a folder", hint: "nothing was written")
    }
    if !SystemCalls.isWritable(folder) {
      throw failure("cannot write '\(path)'", hint: "nothing was written")
    }
  }

  /// Whether a path leads to a device or a pipe, such as `/dev/null`: a rename would put an ordinary file in its place.
  package static func isStream(_ path: String) -> Bool {
    // Where a shell has the standard streams go to a file, that file is not to be replaced either.
    if path.utf8.starts(with: "/dev/".utf8) { return true }
    guard let kind = SystemCalls.status(of: path).map({ $0.st_mode & S_IFMT }) else { return false }
    return kind == S_IFCHR || kind == S_IFBLK || kind == S_IFIFO || kind == S_IFSOCK
  }

  static func writeToStream(_ bytes: some Collection<UInt8>, at path: String) throws(UsageError) {
    let file = SystemCalls.openFile(path, O_WRONLY)
    guard file >= 0 else { throw failure("cannot write '\(path)'") }
    defer { close(file) }
    guard SystemCalls.writeAll(bytes, to: file) else { throw failure("cannot write '\(path)'") }
  }

  /// Writes changed sources over their files: all of them or, if one cannot be written, none.
  ///
  /// Each file is whole at any moment; the set of them is not: a run that is killed while it renames leaves some new and
  /// some old. A file keeps its permissions and its owner. A link stays, and the file it leads to changes.
  package static func replace(_ sources: [Source]) throws(UsageError) {
    for folder in Set(sources.map { PendingFile.folder(of: $0.path) }) {
      TemporaryFile.removeAbandoned(in: folder)
    }
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
        for rest in pending[(number + 1)...] { rest.discard() }
        throw error
      }
    }
  }

  /// Writes all bytes to an open file.
  package static func write(
    _ bytes: some Collection<UInt8>, to file: Int32, shownAs name: String
  ) throws(UsageError) {
    if !SystemCalls.writeAll(bytes, to: file) { throw failure("cannot write \(name)") }
  }

  /// An error with the system's reason for the last failure.
  package static func failure(_ what: String, hint: String? = nil) -> UsageError {
    UsageError("\(what): \(SystemCalls.lastErrorMessage)", hint: hint)
  }
}
