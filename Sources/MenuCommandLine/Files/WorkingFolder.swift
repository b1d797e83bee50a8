/// The folder that the program was started in, and paths relative to it.
package enum WorkingFolder {
  /// The path of the folder; nil if it has been removed.
  package static var path: String? { SystemCalls.workingFolder }

  /// A path relative to the folder: without `./`, and without the folder's own path at the start.
  ///
  /// It leads to the same file. A path that is outside the folder, or has `..` in it, stays as it is.
  package static func relative(_ path: String) -> String {
    var parts = names(in: path).filter { $0 != "." }
    guard path.utf8.first == UInt8(ascii: "/") else {
      return parts.isEmpty ? path : parts.joined(separator: "/")
    }
    if parts.contains("..") { return path }
    for folder in names {
      let above = names(in: folder)
      guard parts.count > above.count, parts.starts(with: above) else { continue }
      parts.removeFirst(above.count)
      return parts.joined(separator: "/")
    }
    return path
  }

  /// A path from the root.
  package static func absolute(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : (self.path ?? "") + "/" + path
  }

  /// The path from one folder to another.
  package static func path(from folder: String, to other: String) -> String {
    var start = parts(ofAbsolute: folder)
    var end = parts(ofAbsolute: other)
    while let first = start.first, end.first == first {
      start.removeFirst()
      end.removeFirst()
    }
    let path = start.map { _ in ".." } + end
    return path.isEmpty ? "." : path.joined(separator: "/")
  }

  /// The names in a path from the root, with `.` and `..` followed.
  private static func parts(ofAbsolute path: String) -> [String] {
    var parts: [String] = []
    for part in names(in: absolute(path)) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }

  /// The names of folders and of the file in a path. They are parted by bytes: as a `Character`, a sign has the letters
  /// around it that belong to it.
  package static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder's paths: with links resolved, and as the shell shows it.
  private static var names: [String] {
    var names: [String] = []
    if let path { names.append(path) }
    if let name = SystemCalls.environment("PWD") {
      let identity = FileSystem.FileIdentity(name)
      if identity != nil && identity == FileSystem.FileIdentity(".") { names.append(name) }
    }
    return names
  }
}
