import MenuEmission
import MenuSyntax
import MenuTooling

/// The folder of a module's Swift files.
struct OutputFolder {
  private let path: String
  /// The files that are to be written, by their names.
  private var outputs: [String: Output] = [:]
  /// The path with a slash at its end.
  private let prefix: String

  init(_ path: String) {
    self.path = path
    prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
  }

  /// Writes a file, unless it has these contents: then it keeps its date, and is not compiled again.
  func write(_ file: GeneratedFile) throws(UsageError) {
    if !FileSystem.hasContents(file.text, at: prefix + file.name) {
      try outputs[file.name]?.write(file.text)
    }
  }

  /// The difference between the file in the folder and `file`, as `diff -u` writes it; nil if there is none.
  func difference(from file: GeneratedFile) throws(UsageError) -> String? {
    let path = prefix + file.name
    if FileSystem.hasContents(file.text, at: path) { return nil }
    guard FileSystem.FileIdentity(path) != nil else {
      return LineDiff(from: "", to: file.text).unified("/dev/null", path)
    }
    let old = try FileSystem.regularFileBytes(of: path)
    let difference = LineDiff(from: String(decoding: old, as: UTF8.self), to: file.text)
      .unified(path, path)
    // Bytes that are not UTF-8 can look the same as text.
    return difference.isEmpty ? "--- \(path)\n+++ \(path)\n" : difference
  }

  /// A Swift file that an earlier run generated and this one does not.
  struct Leftover {
    var path: String
    /// Whether someone has changed it since.
    var isEdited: Bool
  }

  /// The leftovers of earlier runs, in the order of their paths.
  func leftovers(besides names: Set<String>) throws(UsageError) -> [Leftover] {
    guard FileSystem.FileIdentity(path) != nil else { return [] }
    var found: [Leftover] = []
    for name in try FileSystem.names(in: path).sorted()
    where OutputNames.isOutputName(name) && !names.contains(name) {
      let path = prefix + name
      // A file that cannot be read is not known to be generated.
      guard let bytes = try? FileSystem.regularFileBytes(of: path) else { continue }
      switch GeneratedFile.origin(of: bytes) {
      case .generated: found.append(Leftover(path: path, isEdited: false))
      case .edited: found.append(Leftover(path: path, isEdited: true))
      case .written: break
      }
    }
    return found
  }

  /// Prepares for files to be written: makes the folder, removes what killed runs left in it, and throws if something
  /// that was not generated has one of the names.
  mutating func prepare(for names: [String]) throws(UsageError) {
    try FileSystem.makeFolder(path)
    TemporaryFile.removeAbandoned(in: prefix)
    for name in names { outputs[name] = try Output(prefix + name, .swift) }
  }
}
