import MenuSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file written under a temporary name, next to the file that it is to replace.
///
/// At any moment, a reader of the final name finds the old file or the new one, whole. A run that is interrupted removes
/// the files it has not renamed.
package struct PendingFile {
  /// The final path.
  private let path: String
  /// The path in messages.
  private let shownPath: String
  private let temporary: TemporaryFile
  /// The bytes, where the file has other names, which a rename would leave with the old ones.
  private var sharedBytes: [UInt8]?

  /// Writes the bytes that are to become the file at `path`.
  init(
    _ bytes: some Collection<UInt8>, for path: String, shownAs shownPath: String? = nil
  ) throws(UsageError) {
    try self.init(bytes, for: path, shownAs: shownPath ?? path, like: nil)
  }

  /// Writes a source that is to replace its file.
  init(replacing source: Source) throws(UsageError) {
    // A file without write permission can be replaced by a rename; its author meant it to stay.
    guard let path = SystemCalls.resolvedPath(source.path), SystemCalls.isWritable(path),
      let status = SystemCalls.status(of: path)
    else {
      throw FileSystem.failure("cannot write '\(source.path)'", hint: "nothing was changed")
    }
    try self.init(source.bytes, for: path, shownAs: source.path, like: status)
    if status.st_nlink > 1 { sharedBytes = Array(source.bytes) }
  }

  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The final path.
  ///   - shownPath: The path in messages.
  ///   - status: The file whose permissions and owner the new one gets; nil for the default.
  private init(
    _ bytes: some Collection<UInt8>, for path: String, shownAs shownPath: String,
    like status: stat?
  ) throws(UsageError) {
    guard let temporary = TemporaryFile(in: Self.folder(of: path)) else {
      throw Self.failure(shownPath)
    }
    self.path = path
    self.shownPath = shownPath
    self.temporary = temporary
    let file = temporary.descriptor
    if let status {
      // Only root may give a file away; for others it stays their own.
      _ = fchown(file, status.st_uid, status.st_gid)
      fchmod(file, status.st_mode & 0o7777)
    }
    // Sources are the user's own work: the new one has to be on the disk before the old one goes.
    if !SystemCalls.writeAll(bytes, to: file) || (status != nil && fsync(file) != 0) {
      let error = Self.failure(shownPath)
      close(file)
      discard()
      throw error
    }
    guard close(file) == 0 else { throw discarded() }
  }

  /// The folder of a path with a slash at its end; empty for the working folder.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// Gives the file its final name. What has the name is replaced.
  func commit() throws(UsageError) {
    if let sharedBytes { return try commit(sharedBytes) }
    guard temporary.rename(to: path) else { throw discarded() }
  }

  /// Gives the file its final name if nothing has it; otherwise discards it.
  ///
  /// - Returns: Whether nothing had the name.
  func commitIfFree() throws(UsageError) -> Bool {
    if temporary.link(to: path) { return true }
    guard errno == EEXIST else { throw discarded() }
    discard()
    return false
  }

  /// Removes the file after a call of the system that failed.
  ///
  /// - Returns: What is said of the failure.
  private func discarded() -> UsageError {
    let error = Self.failure(shownPath)
    discard()
    return error
  }

  /// Writes the bytes over those that are there, where several names have them. No signal ends the program meanwhile; the
  /// temporary file, which is whole, is left if that fails.
  private func commit(_ bytes: [UInt8]) throws(UsageError) {
    try Signals.blockingSignals { () throws(UsageError) in
      let file = SystemCalls.openFile(path, O_WRONLY)
      guard file >= 0 else { throw Self.failure(shownPath) }
      defer { close(file) }
      guard SystemCalls.writeAll(bytes, to: file), ftruncate(file, off_t(bytes.count)) == 0,
        fsync(file) == 0
      else {
        throw FileSystem.failure(
          "cannot write '\(shownPath)'", hint: "what was to be written is in '\(temporary.path)'")
      }
      discard()
    }
  }

  /// Removes the file.
  func discard() { temporary.remove() }

  private static func failure(_ path: String) -> UsageError {
    FileSystem.failure("cannot write '\(path)'", hint: "what is there is as it was")
  }
}
