#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that the program was started in, and paths as they are seen from it.
enum WorkingFolder {
  /// The path of the folder; nil if it is gone.
  static var path: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// A path as it is seen from the folder: without `./`, and without the folder's own path in front.
  ///
  /// It leads to the same file. What is not in the folder, or goes up with `..`, stays as it is.
  static func relative(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    guard path.utf8.first == UInt8(ascii: "/") else {
      return parts.isEmpty ? path : parts.joined(separator: "/")
    }
    if parts.contains("..") { return path }
    for folder in names {
      let above = folder.split(separator: "/")
      guard parts.count > above.count, parts.starts(with: above) else { continue }
      parts.removeFirst(above.count)
      return parts.joined(separator: "/")
    }
    return path
  }

  /// A path from the root.
  static func whole(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : (self.path ?? "") + "/" + path
  }

  /// The folder's paths: without links, and as the shell calls it.
  private static var names: [String] {
    var names: [String] = []
    if let path { names.append(path) }
    if let value = getenv("PWD") {
      let name = String(cString: value)
      let identity = FileSystem.FileIdentity(name)
      if identity != nil && identity == FileSystem.FileIdentity(".") { names.append(name) }
    }
    return names
  }
}
