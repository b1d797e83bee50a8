import MenuCommandLine
import MenuImport
import MenuSyntax
import MenuTooling

/// What is in an app's folder: the files that menus are read from, without what is not the app's own.
struct AppSearch {
  /// The files in the order of their paths: `.menu` files, those that one of the readers takes, and those that tell targets
  /// apart.
  private(set) var menuFiles: [String] = []
  private(set) var appFiles: [String] = []
  private(set) var projectFiles: [String] = []
  /// What could not be opened.
  private(set) var skipped: [(path: String, error: UsageError)] = []

  /// Searches a folder. That the folder itself cannot be read is an error.
  init(_ folder: String) throws(UsageError) {
    var skipped: [(path: String, error: UsageError)] = []
    let files = try FileSystem.files(
      in: folder, skipped: { skipped.append(($0, $1)) },
      entering: { !ImportPaths.isOfOthers(folder: ModuleFolders.name(of: $0)) },
      where: {
        Inputs.isMenuFile($0) || ImportPaths.isRead($0) || AppFolders.isProjectFile($0)
      })
    if let first = skipped.first, first.path == folder { throw first.error }
    self.skipped = skipped
    for path in files {
      if Inputs.isMenuFile(path) { menuFiles.append(path) }
      if ImportPaths.isRead(path) { appFiles.append(path) }
      if AppFolders.isProjectFile(path) { projectFiles.append(path) }
    }
  }
}
