import MenuSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written beside the one whose name it takes when all is well.
///
/// Whoever reads the name finds the old file or the new one, whole, at any moment. A run that is stopped takes what it
/// has not renamed away again.
struct PendingFile {
  /// The name to take.
  private let path: String
  /// What people know the file as.
  private let name: String
  private let temporary: TemporaryFiles.Entry

  /// Writes the bytes that are to stand at a path.
  init(_ bytes: UnsafeRawBufferPointer, for path: String) throws(UsageError) {
    try self.init(bytes, for: path, called: path, like: nil)
  }

  /// Writes a source that is to stand in the place of its file.
  init(replacing source: Source) throws(UsageError) {
    let message = "cannot write '\(source.path)'"
    let hint = "nothing was changed"
    guard let resolved = realpath(source.path, nil) else {
      throw FileSystem.failure(message, hint: hint)
    }
    defer { free(resolved) }
    var status = stat()
    // A name can be taken from a file that may not be written; the author meant it to stay.
    guard access(resolved, W_OK) == 0, stat(resolved, &status) == 0 else {
      throw FileSystem.failure(message, hint: hint)
    }
    var file: PendingFile?
    var failed: UsageError?
    let path = String(cString: resolved)
    source.bytes.withUnsafeBytes { bytes in
      do throws(UsageError) {
        file = try PendingFile(bytes, for: path, called: source.path, like: status)
      } catch {
        failed = error
      }
    }
    guard let file else { throw failed ?? UsageError(message, hint: hint) }
    self = file
  }

  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: The name that it takes.
  ///   - name: What messages call it.
  ///   - status: The file whose permissions and owner it gets.
  private init(
    _ bytes: UnsafeRawBufferPointer, for path: String, called name: String, like status: stat?
  ) throws(UsageError) {
    self.path = path
    self.name = name
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? ""
    guard let (temporary, file) = TemporaryFiles.make(in: folder) else {
      throw Self.failure(name)
    }
    self.temporary = temporary
    if let status {
      // Only root gives a file away; where that fails it stays with who runs this.
      _ = fchown(file, status.st_uid, status.st_gid)
      fchmod(file, status.st_mode & 0o7777)
    }
    // Sources are people's own: they have to be on the disk before the old ones go.
    if FileSystem.writeFailed(bytes, to: file) || (status != nil && fsync(file) != 0) {
      let error = Self.failure(name)
      close(file)
      discard()
      throw error
    }
    guard close(file) == 0 else {
      let error = Self.failure(name)
      discard()
      throw error
    }
  }

  /// Gives the file its name.
  func commit() throws(UsageError) {
    guard TemporaryFiles.rename(temporary, to: path) else {
      let error = Self.failure(name)
      discard()
      throw error
    }
  }

  /// Takes the file away.
  func discard() { TemporaryFiles.remove(temporary) }

  private static func failure(_ name: String) -> UsageError {
    FileSystem.failure("cannot write '\(name)'", hint: "what is there is as it was")
  }
}

/// The files that have not taken their names yet; a signal that ends the program removes them.
enum TemporaryFiles {
  /// One of the files, in a list that a signal handler can walk: plain memory, no allocation.
  final class Entry {
    fileprivate let path: UnsafeMutablePointer<CChar>
    fileprivate let node: UnsafeMutablePointer<Node>

    fileprivate init(_ path: UnsafeMutablePointer<CChar>) {
      self.path = path
      node = .allocate(capacity: 1)
      node.initialize(to: Node(path: path, next: nil))
    }

    deinit {
      node.deallocate()
      free(path)
    }
  }

  fileprivate struct Node {
    var path: UnsafeMutablePointer<CChar>
    var next: UnsafeMutablePointer<Node>?
  }

  // Changed while signals are held back, on the one thread that the program has.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<Node>?
  nonisolated(unsafe) private static var isWatching = false

  /// The signals that end a program in a terminal or on a build server.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Makes an empty file in a folder; nil where that fails, with the reason in `errno`.
  static func make(in folder: String) -> (entry: Entry, file: Int32)? {
    watch()
    for number in 0..<1_000 {
      // Short, since the name that it takes may be as long as names can be. Processes in two containers can have one
      // number and share the folder, and a killed one leaves its file: hence the second number.
      guard let path = strdup("\(folder).menugen-\(getpid())-\(number).tmp") else { return nil }
      let entry = Entry(path)
      var file: Int32 = -1
      var reason: Int32 = 0
      holdingSignals {
        file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        reason = errno
        guard file >= 0 else { return }
        entry.node.pointee.next = first
        first = entry.node
      }
      if file >= 0 { return (entry, file) }
      errno = reason
      if reason != EEXIST { return nil }
    }
    return nil
  }

  /// Gives a file a name; false where that fails, with the reason in `errno`.
  static func rename(_ entry: Entry, to path: String) -> Bool {
    var isDone = false
    var reason: Int32 = 0
    holdingSignals {
      #if canImport(Darwin)
        isDone = Darwin.rename(entry.path, path) == 0
      #elseif canImport(Musl)
        isDone = Musl.rename(entry.path, path) == 0
      #else
        isDone = Glibc.rename(entry.path, path) == 0
      #endif
      reason = errno
      if isDone { forget(entry) }
    }
    errno = reason
    return isDone
  }

  static func remove(_ entry: Entry) {
    holdingSignals {
      unlink(entry.path)
      forget(entry)
    }
  }

  private static func forget(_ entry: Entry) {
    if first == entry.node {
      first = entry.node.pointee.next
      return
    }
    var before = first
    while let node = before {
      if node.pointee.next == entry.node {
        node.pointee.next = entry.node.pointee.next
        return
      }
      before = node.pointee.next
    }
  }

  private static func holdingSignals(_ body: () -> Void) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
    body()
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Has signals remove the files before they end the program.
  private static func watch() {
    if isWatching { return }
    isWatching = true
    first = nil
    for number in signals {
      let before = signal(number) { number in
        var next = TemporaryFiles.first
        while let node = next {
          unlink(node.pointee.path)
          next = node.pointee.next
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      // What `nohup` has the program ignore stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}
