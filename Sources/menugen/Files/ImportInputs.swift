import MenuCommandLine
import MenuImport
import MenuSyntax

/// The files of an app in which menus and their texts can be: XIBs, storyboards, Swift, strings and catalogs.
struct ImportInputs {
  /// In the order of their paths, so that the order of arguments changes nothing. What could not be opened is among them,
  /// empty.
  private(set) var sources: [Source] = []
  /// Why files and folders in the folders that were named could not be opened, by their paths.
  private(set) var failures: [String: String] = [:]

  /// Reads the files that `invocation` names, and those in the folders that it names. What is named and cannot be read is an
  /// error.
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
    try read(invocation.operands)
    sources.sort { $0.path < $1.path }
  }

  /// Whether a folder has menus in XIBs, storyboards or Swift files. What cannot be read is skipped.
  static func hasMenus(inFolder folder: String) -> Bool {
    guard let paths = try? files(in: folder, skipped: { _, _ in }) else { return false }
    let sources = paths.compactMap { path in
      (try? FileSystem.terminatedBytes(of: path)).map { Source(path: path, terminatedBytes: $0) }
    }
    return !MenuReaders.read(sources).surfaces.isEmpty
  }

  /// Reads the files named by operands, and those in the folders named by them, each once.
  private mutating func read(_ operands: [String]) throws(UsageError) {
    var named: [String] = []
    var found: [String] = []
    for operand in operands {
      if operand == "-" {
        throw UsageError("menus of an app are read from files, not from standard input")
      }
      if try FileSystem.isFolder(operand) {
        found += try files(inFolder: operand)
      } else if ImportPaths.isRead(operand) {
        named.append(operand)
      } else {
        throw UsageError(
          "'\(operand)' is not a file that menus are read from",
          hint: "they are in XIBs, storyboards and Swift")
      }
    }
    var seen: Set<FileSystem.FileIdentity> = []
    func isFirst(_ path: String) -> Bool {
      FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
    }
    for path in named where isFirst(path) { add(path, try FileSystem.terminatedBytes(of: path)) }
    for path in ImportPaths.withoutTranslatedCopies(found) where isFirst(path) {
      do throws(UsageError) { add(path, try FileSystem.terminatedBytes(of: path)) } catch {
        fail(path, error)
      }
    }
  }

  /// The files in a folder, which needs one that can have menus. What cannot be read in it is left out; that the folder
  /// itself cannot is an error.
  private mutating func files(inFolder folder: String) throws(UsageError) -> [String] {
    var skipped: [(path: String, error: UsageError)] = []
    let files = try Self.files(in: folder) { skipped.append(($0, $1)) }
    if let first = skipped.first, first.path == folder { throw first.error }
    for (path, error) in skipped { fail(path, error) }
    if skipped.isEmpty, !files.contains(where: { ImportPaths.canHaveMenus($0) }) {
      throw UsageError("there is no XIB, storyboard or Swift file in '\(folder)'")
    }
    return files
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    sources.append(Source(path: WorkingFolder.relative(path), terminatedBytes: bytes))
  }

  private mutating func fail(_ path: String, _ error: UsageError) {
    let path = WorkingFolder.relative(path)
    sources.append(Source(path: path, text: ""))
    failures[path] = error.message.prefix(1).uppercased() + error.message.dropFirst()
  }

  private static func files(
    in folder: String, skipped: @escaping (_ path: String, UsageError) -> Void
  ) throws(UsageError) -> [String] {
    try FileSystem.files(
      in: folder, skipped: skipped, entering: { !ImportPaths.isOfOthers(folder: $0) },
      where: { ImportPaths.isRead($0) })
  }

  /// What is said where files have no menus: a folder may be the wrong one.
  static func noMenus(in sources: [Source]) -> String {
    let files = sources.count == 1 ? "1 file" : "\(sources.count) files"
    return
      "no menus were found in \(files); menus and toolbars are read from XIBs and storyboards for the Mac, and from "
      + "AppKit, UIKit and SwiftUI in Swift"
  }
}
