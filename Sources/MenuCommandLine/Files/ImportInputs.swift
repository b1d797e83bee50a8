import MenuImport
import MenuSyntax

/// The files of an app in which menus and their texts can be: XIBs, storyboards, Swift, strings and catalogs.
struct ImportInputs {
  /// In the order of their paths, so that the order of arguments changes nothing.
  var sources: [Source]

  /// Reads the files that `invocation` names, and those in the folders that it names.
  ///
  /// Paths of files in the working folder are relative to it, however they were named.
  init(_ invocation: Invocation) throws(UsageError) {
    let command = invocation.command.name
    if invocation.operands.isEmpty {
      throw UsageError(
        "'\(command)' needs a folder with XIBs, storyboards or Swift files, or such a file",
        hint: "see `menugen \(command) --help`")
    }
    Progress("reading")
    defer { Progress.stop() }
    var sources: [Source] = []
    for path in try Self.paths(invocation.operands) {
      sources.append(
        Source(
          path: WorkingFolder.relative(path),
          terminatedBytes: try FileSystem.terminatedBytes(of: path)))
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// Whether a folder has menus in XIBs, storyboards or Swift files. What cannot be read is skipped.
  static func hasMenus(inFolder folder: String) -> Bool {
    guard let paths = try? files(in: folder, skipsUnreadable: true) else { return false }
    let sources = paths.compactMap { path in
      (try? FileSystem.terminatedBytes(of: path)).map { Source(path: path, terminatedBytes: $0) }
    }
    return !MenuReaders.read(sources).surfaces.isEmpty
  }

  /// The files named by operands, and those in the folders named by them, each once.
  private static func paths(_ operands: [String]) throws(UsageError) -> [String] {
    var named: [String] = []
    var found: [String] = []
    for operand in operands {
      if operand == "-" {
        throw UsageError("menus of an app are read from files, not from standard input")
      }
      if try FileSystem.isFolder(operand) {
        let files = try files(in: operand)
        if !files.contains(where: { ImportPaths.canHaveMenus($0) }) {
          throw UsageError("there is no XIB, storyboard or Swift file in '\(operand)'")
        }
        found += files
      } else if ImportPaths.isRead(operand) {
        named.append(operand)
      } else {
        throw UsageError(
          "'\(operand)' is not a file that menus are read from",
          hint: "they are in XIBs, storyboards and Swift")
      }
    }
    var seen: Set<FileSystem.FileIdentity> = []
    return (named + ImportPaths.withoutTranslatedCopies(found)).filter { path in
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
  }

  private static func files(
    in folder: String, skipsUnreadable: Bool = false
  ) throws(UsageError) -> [String] {
    try FileSystem.files(
      in: folder, skipsUnreadable: skipsUnreadable,
      entering: { !ImportPaths.isOfOthers(folder: $0) }, where: { ImportPaths.isRead($0) })
  }

  /// What is said where files have no menus: a folder may be the wrong one.
  static func noMenus(in sources: [Source]) -> String {
    let files = sources.count == 1 ? "1 file" : "\(sources.count) files"
    return
      "no menus were found in \(files); menus and toolbars are read from XIBs and storyboards for the Mac, and from "
      + "AppKit, UIKit and SwiftUI in Swift"
  }
}
