import MenuCommandLine
import MenuImport
import MenuSyntax
import MenuTooling

/// What is in an app's folder: the files that menus are read from, without what is not the app's own and
/// what git and the guidelines of folders leave out.
struct AppSearch {
  /// The files in the order of their paths: `.menu` files, those that one of the readers takes, and those that tell targets
  /// apart.
  private(set) var menuFiles: [String] = []
  private(set) var appFiles: [String] = []
  private(set) var projectFiles: [String] = []
  /// Whether guidelines of a folder are among what was found.
  private(set) var hasGuidelines = false
  /// Whether the guidelines of a folder leave something out.
  private(set) var leavesOut = false
  /// What could not be opened.
  private(set) var skipped: [(path: String, error: UsageError)] = []

  /// Searches a folder, and finds the guidelines in it and around it. That the folder itself cannot be read is an error.
  init(_ folder: String, _ guidelines: inout GuidelineFiles) throws(UsageError) {
    var skipped: [(path: String, error: UsageError)] = []
    let ignored = Git.ignored(in: folder)
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    func isIgnored(_ path: String, isFolder: Bool) -> Bool {
      let rest = String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
      return ignored.contains(isFolder ? rest + "/" : rest)
    }
    var failure: UsageError?
    var leavesOut = false
    let files = try FileSystem.files(
      in: folder, skipped: { skipped.append(($0, $1)) },
      entering: { path in
        if ImportPaths.isOfOthers(folder: ModuleFolders.name(of: path))
          || isIgnored(path, isFolder: true)
        {
          return false
        }
        do throws(UsageError) {
          let isExcluded = try guidelines.exclude(path, isFolder: true)
          if isExcluded { leavesOut = true }
          return !isExcluded
        } catch {
          failure = error
          return false
        }
      },
      where: {
        Inputs.isMenuFile($0) || ImportPaths.isRead($0) || AppFolders.isProjectFile($0)
      })
    if let failure { throw failure }
    if let first = skipped.first, first.path == folder { throw first.error }
    self.skipped = skipped
    for path in files where !isIgnored(path, isFolder: false) {
      let isExcluded = try guidelines.exclude(path, isFolder: false)
      if GuidelineFiles.isGuidelines(path) {
        hasGuidelines = true
        guidelines.noteWholeFolder(of: path)
        continue
      }
      if isExcluded {
        leavesOut = true
        continue
      }
      if Inputs.isMenuFile(path) { menuFiles.append(path) }
      if ImportPaths.isRead(path) { appFiles.append(path) }
      if AppFolders.isProjectFile(path) { projectFiles.append(path) }
    }
    self.leavesOut = leavesOut
  }
}
