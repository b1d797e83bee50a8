import MenuEmission
import MenuSyntax
import MenuTooling

/// The folder that the Swift files of a module are in.
struct OutputFolder {
  private let path: String
  /// The path with a slash at its end.
  private let prefix: String

  init(_ path: String) {
    self.path = path
    prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
  }

  /// Writes a file, unless it is there just so: it keeps its date then, and nothing is compiled again.
  func write(_ file: GeneratedFile) throws(UsageError) {
    let path = prefix + file.name
    if !FileSystem.holds(file.text, at: path) { try FileSystem.write(file.text, toFile: path) }
  }

  /// How the file in the folder differs from what it should be, as `diff -u` writes it; nil if it does not.
  func difference(from file: GeneratedFile) throws(UsageError) -> String? {
    let path = prefix + file.name
    if FileSystem.holds(file.text, at: path) { return nil }
    guard FileSystem.FileIdentity(path) != nil else {
      return LineDiff(from: "", to: file.text).unified("/dev/null", path)
    }
    let old = try FileSystem.terminatedBytes(of: path).dropLast()
    let difference = LineDiff(from: String(decoding: old, as: UTF8.self), to: file.text)
      .unified(path, path)
    // Bytes that are no text can look the same.
    return difference.isEmpty ? "--- \(path)\n+++ \(path)\n" : difference
  }

  /// The paths of Swift files that an earlier run made and this one does not: their `.menu` files are gone.
  func leftovers(besides names: Set<String>) throws(UsageError) -> [String] {
    guard FileSystem.FileIdentity(path) != nil else { return [] }
    var found: [String] = []
    for name in try FileSystem.names(in: path)
    where name.utf8.suffix(6).elementsEqual(".swift".utf8) && !names.contains(name) {
      let path = prefix + name
      // What cannot be read is not known to be made here.
      guard let start = try? FileSystem.firstBytes(of: path, count: 256) else { continue }
      let text = String(decoding: start, as: UTF8.self)
      if text.includes("\n// \(SwiftEmitter.headerWords)") { found.append(path) }
    }
    return found.sorted()
  }
}
