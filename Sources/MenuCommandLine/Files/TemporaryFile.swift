#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without its final name yet, which a signal that ends the program removes.
package struct TemporaryFile {
  let path: String
  /// The open file, for writing.
  let descriptor: Int32

  /// Creates an empty file in a folder; nil on failure, with the reason in `errno`.
  ///
  /// - Parameter folder: The folder's path with a slash at its end; empty for the working folder.
  init?(in folder: String) {
    for number in 0..<1_000 {
      // Short, since the final name may be as long as names can be. Processes in two containers can have the same id
      // and share the folder, and a killed process leaves its file for a while: hence the number.
      let path = "\(folder).menugen-\(getpid())-\(number).tmp"
      var descriptor: Int32 = -1
      let isCreated = Signals.creatingTemporaryFile(path) {
        descriptor = SystemCalls.openFile(path, O_WRONLY | O_CREAT | O_EXCL)
        return descriptor >= 0
      }
      if isCreated {
        self.path = path
        self.descriptor = descriptor
        return
      }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Removes the temporary files that killed runs left in a folder.
  ///
  /// - Parameter folder: The folder's path with a slash at its end; empty for the working folder.
  static func removeAbandoned(in folder: String) {
    for name in abandoned(in: folder, beginning: ".menugen-") {
      _ = SystemCalls.removeFile(folder + name)
    }
  }

  /// The names of what killed runs left in a folder: `.menugen-2010-0.tmp`.
  ///
  /// - Parameters:
  ///   - folder: The folder's path with a slash at its end; empty for the working folder.
  ///   - start: What is before the number of the process.
  package static func abandoned(in folder: String, beginning start: String) -> [String] {
    let names = SystemCalls.names(in: folder.isEmpty ? "." : folder)?.names ?? []
    return names.filter { name in
      guard name.utf8.starts(with: start.utf8) else { return false }
      let parts = name.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "-"))
      guard parts.count == 2, parts[1].suffix(4).elementsEqual(".tmp".utf8),
        let process = Int32(Substring(parts[0])), process > 0,
        !SystemCalls.processExists(process),
        // The process may live in a container that shares the folder; no run writes for so long.
        let age = SystemCalls.age(of: folder + name), age > 60
      else { return false }
      return true
    }
  }

  /// Renames the file; false on failure, with the reason in `errno`.
  func rename(to newPath: String) -> Bool {
    Signals.finishingTemporaryFile(path) { SystemCalls.renameFile(path, to: newPath) }
  }

  /// Gives the file a name that nothing has; false on failure, with the reason in `errno`.
  func link(to newPath: String) -> Bool {
    Signals.finishingTemporaryFile(path) {
      if SystemCalls.linkFile(path, to: newPath) {
        _ = SystemCalls.removeFile(path)
        return true
      }
      if errno == EEXIST { return false }
      // A disk without links, such as a memory card: an empty file takes the name, and gives it to this one.
      let place = SystemCalls.openFile(newPath, O_WRONLY | O_CREAT | O_EXCL)
      if place < 0 { return false }
      close(place)
      return SystemCalls.renameFile(path, to: newPath)
    }
  }

  /// Removes the file.
  func remove() {
    _ = Signals.finishingTemporaryFile(path) {
      _ = SystemCalls.removeFile(path)
      // A handler could not remove it either.
      return true
    }
  }
}
