import MenuCommandLine
import MenuImport
import MenuSyntax

extension ImportInputs {
  /// What is known of the files beyond what is in those that were read.
  var mendableFiles: MendableFiles {
    let uses = OtherUses(besides: Set(sources.map(\.path)), operands)
    let sources = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let reasons = Reasons()
    return MendableFiles(
      reasonToKeep: { path in
        reasons.reason(for: path) { sources[path].flatMap { reasonToKeep($0) } }
      },
      otherUse: { uses.path(with: $0) })
  }

  /// The reasons to keep files, each found out once: for each git is asked, and fixes are made in rounds.
  private final class Reasons {
    private var known: [String: String?] = [:]

    func reason(for path: String, _ find: () -> String?) -> String? {
      if let reason = known[path] { return reason }
      let reason = find()
      known[path] = .some(reason)
      return reason
    }
  }

  /// Why a file is read but not written: the end of a sentence. Nil if it may be written.
  private func reasonToKeep(_ source: Source) -> String? {
    let (path, bytes) = (source.path, source.bytes)
    if bytes.contains(0) || !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
      return "is not a text in UTF-8"
    }
    let folder = folders[path] ?? Self.folder(of: path)
    guard let file = SystemCalls.resolvedPath(path), let place = SystemCalls.resolvedPath(folder)
    else { return "cannot be found" }
    let inside = place.utf8.last == UInt8(ascii: "/") ? place : place + "/"
    guard file.utf8.starts(with: inside.utf8) else { return "is a link to '\(file)'" }
    // What is named by itself can be in such a folder.
    let names = WorkingFolder.names(in: WorkingFolder.relative(path)).dropLast()
    if names.contains(where: { ImportPaths.isOfOthers(folder: $0) }) {
      return "is in a folder of others’ code"
    }
    return Git.reasonToKeep(file)
  }

  private static func folder(of path: String) -> String {
    let folder = PendingFile.folder(of: path)
    return folder.isEmpty ? "." : folder
  }
}
