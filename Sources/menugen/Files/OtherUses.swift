import MenuCommandLine
import MenuImport
import MenuTooling

/// The texts in quotes of the files of an app that menus are not read from: Objective-C, and what is outside of the folder
/// that was named. A key among them is not only that of a menu.
final class OtherUses {
  private let known: Set<String>
  private let operands: [String]
  /// The path of a file that has each text, as it is written.
  private lazy var paths: [String: String] = readPaths()

  init(besides known: Set<String>, _ operands: [String]) {
    self.known = known
    self.operands = operands
  }

  /// A file that has a text; nil if none does.
  func path(with text: String) -> String? {
    paths[text]
      ?? paths[
        text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")]
  }

  private static let extensions: Set = [
    "swift", "m", "mm", "h", "strings", "stringsdict", "xcstrings",
  ]

  private func readPaths() -> [String: String] {
    var paths: [String: String] = [:]
    // A link can be another name of a file that was read.
    var read = Set(known.compactMap { FileSystem.FileIdentity($0) })
    for root in Set(operands.map { Self.root(of: $0) }).sorted() {
      let files = try? FileSystem.files(
        in: root, skipped: { _, _ in },
        entering: { !ImportPaths.isOfOthers(folder: ModuleFolders.name(of: $0)) },
        where: { path in
          path.split(separator: ".").last.map { Self.extensions.contains(String($0)) } ?? false
        })
      for path in files ?? [] {
        let shown = WorkingFolder.relative(path)
        guard let identity = FileSystem.FileIdentity(path), read.insert(identity).inserted,
          let bytes = try? FileSystem.regularFileBytes(of: path)
        else { continue }
        for text in Self.texts(in: bytes) where paths[text] == nil { paths[text] = shown }
      }
    }
    return paths
  }

  /// The nearest folder around a path that has a project, a package or a repository in it; its own if none has.
  private static func root(of operand: String) -> String {
    let isFolder = (try? FileSystem.isFolder(operand)) ?? false
    let above = PendingFile.folder(of: operand)
    let own = isFolder ? operand : above.isEmpty ? "." : above
    guard let first = SystemCalls.resolvedPath(own) else { return own }
    var folder = first
    while true {
      let names = (try? FileSystem.names(in: folder)) ?? []
      let isRoot = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }
      if isRoot { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return first }
      folder = String(folder[..<slash])
    }
  }

  /// What is between quotation marks on one line, and between the tags of `key` in XML.
  private static func texts(in bytes: [UInt8]) -> [String] {
    var texts: [String] = []
    var start: Int?
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): start = nil
      case UInt8(ascii: "\""):
        if let first = start, offset - first <= 300 {
          texts.append(String(decoding: bytes[first..<offset], as: UTF8.self))
        }
        start = start == nil ? offset + 1 : nil
      case UInt8(ascii: ">") where bytes[..<offset].suffix(4).elementsEqual("<key".utf8):
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        texts.append(String(decoding: bytes[(offset + 1)..<end], as: UTF8.self))
      default: break
      }
      offset += 1
    }
    return texts
  }
}
