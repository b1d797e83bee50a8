import MenuEmission
import MenuSyntax
import MenuTooling

/// The folder of a module's Swift files.
struct OutputFolder {
  private let path: String
  /// The path with a slash at its end.
  private let prefix: String

  init(_ path: String) {
    self.path = path
    prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
  }

  /// Writes a file, unless it has these contents: then it keeps its date, and is not compiled again.
  func write(_ file: GeneratedFile) throws(UsageError) {
    let path = prefix + file.name
    if !FileSystem.hasContents(file.text, at: path) {
      try FileSystem.write(file.text, toFile: path)
    }
  }

  /// The difference between the file in the folder and `file`, as `diff -u` writes it; nil if there is none.
  func difference(from file: GeneratedFile) throws(UsageError) -> String? {
    let path = prefix + file.name
    if FileSystem.hasContents(file.text, at: path) { return nil }
    guard FileSystem.FileIdentity(path) != nil else {
      return LineDiff(from: "", to: file.text).unified("/dev/null", path)
    }
    let old = try FileSystem.terminatedBytes(of: path).dropLast()
    let difference = LineDiff(from: String(decoding: old, as: UTF8.self), to: file.text)
      .unified(path, path)
    // Bytes that are not UTF-8 can look the same as text.
    return difference.isEmpty ? "--- \(path)\n+++ \(path)\n" : difference
  }

  /// The paths of Swift files that an earlier run generated and this one does not.
  func leftovers(besides names: Set<String>) throws(UsageError) -> [String] {
    guard FileSystem.FileIdentity(path) != nil else { return [] }
    var found: [String] = []
    for name in try FileSystem.names(in: path)
    where name.utf8.suffix(6).elementsEqual(".swift".utf8) && !names.contains(name) {
      let path = prefix + name
      // A file that cannot be read is not known to be generated.
      guard let start = try? FileSystem.firstBytes(of: path, count: 256) else { continue }
      let text = String(decoding: start, as: UTF8.self)
      if text.includes("\n// \(SwiftEmitter.headerWords)") { found.append(path) }
    }
    return found.sorted()
  }
}
