import MenuCommandLine
import MenuGuidelines
import MenuImport
import MenuSyntax

/// The files of an app in which menus and their texts can be: XIBs, storyboards, Swift, strings and catalogs.
struct ImportInputs {
  /// In the order of their paths, so that the order of arguments changes nothing. What could not be opened is among them,
  /// empty.
  var sources: [Source] = []
  /// Why files and folders in the folders that were named could not be opened, by their paths.
  private(set) var failures: [String: String] = [:]
  /// The folders that the files were found in, by the files' paths; those that were named by themselves have none.
  private(set) var folders: [String: String] = [:]
  /// The paths that were named.
  private(set) var operands: [String] = []
  /// The paths of the files that tell targets apart.
  private(set) var projectFiles: [String] = []
  /// Whether a folder has a file that can have menus, or could not be read whole.
  private var mayHaveMenus: [(folder: String, mayHaveMenus: Bool)] = []

  /// Reads the files that `invocation` names, and those in the folders that it names. What is named and cannot be read is an
  /// error, and so is a folder without files that can have menus.
  ///
  /// Paths of files in the working folder are relative to it, however they were named.
  init(_ invocation: Invocation) throws(UsageError) {
    let command = invocation.command.name
    if invocation.operands.isEmpty {
      throw UsageError(
        "'\(command)' needs a folder with XIBs, storyboards or Swift files, or such a file",
        hint: "see `menugen \(command) --help`")
    }
    try self.init(paths: invocation.operands)
    if let empty = mayHaveMenus.first(where: { !$0.mayHaveMenus }) {
      throw UsageError("there is no XIB, storyboard or Swift file in '\(empty.folder)'")
    }
  }

  /// Reads files, and those in folders.
  init(paths: [String]) throws(UsageError) {
    var searches: [(folder: String, search: AppSearch)] = []
    var named: [String] = []
    var guidelines = GuidelineFiles(language: .english)
    Progress("reading")
    defer { Progress.stop() }
    for path in paths {
      if path == "-" {
        throw UsageError("menus of an app are read from files, not from standard input")
      }
      if try FileSystem.isFolder(path) {
        searches.append((path, try AppSearch(path, &guidelines)))
      } else if ImportPaths.isRead(path) {
        named.append(path)
      } else {
        throw UsageError(
          "'\(path)' is not a file that menus are read from",
          hint: "they are in XIBs, storyboards and Swift")
      }
    }
    try self.init(named: named, searches: searches)
  }

  /// Reads files that were named, and those that were found in folders.
  init(
    named: [String], searches: [(folder: String, search: AppSearch)]
  ) throws(UsageError) {
    operands = named + searches.map(\.folder)
    var foldersOfFound: [String: String] = [:]
    for (folder, search) in searches {
      for path in search.appFiles { foldersOfFound[path] = folder }
      for (path, error) in search.skipped { fail(path, error) }
      projectFiles += search.projectFiles.map { WorkingFolder.relative($0) }
      let has = search.appFiles.contains { ImportPaths.canHaveMenus($0) }
      mayHaveMenus.append((folder, has || !search.skipped.isEmpty))
    }
    var seen: Set<FileSystem.FileIdentity> = []
    func isFirst(_ path: String) -> Bool {
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
    for path in named where isFirst(path) { add(path, try FileSystem.terminatedBytes(of: path)) }
    let found = searches.flatMap(\.search.appFiles)
    for path in ImportPaths.withoutTranslatedCopies(found) where isFirst(path) {
      do throws(UsageError) {
        add(path, try FileSystem.terminatedBytes(of: path))
        folders[WorkingFolder.relative(path)] = foldersOfFound[path]
      } catch {
        fail(path, error)
      }
    }
    sources.sort { $0.path < $1.path }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    sources.append(Source(path: WorkingFolder.relative(path), terminatedBytes: bytes))
  }

  private mutating func fail(_ path: String, _ error: UsageError) {
    let path = WorkingFolder.relative(path)
    sources.append(Source(path: path, text: ""))
    failures[path] = error.message.prefix(1).uppercased() + error.message.dropFirst()
  }

  /// What is said where files have no menus: a folder may be the wrong one.
  static func noMenus(in sources: [Source]) -> String {
    let files = sources.count == 1 ? "1 file" : "\(sources.count) files"
    return "no menus were found in \(files); \(whereMenusAre)"
  }

  /// Where menus are read from.
  static let whereMenusAre =
    "menus and toolbars are read from XIBs and storyboards for the Mac, and from AppKit, UIKit and SwiftUI in Swift"
}
