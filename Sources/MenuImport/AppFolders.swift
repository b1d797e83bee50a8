import MenuSyntax
import MenuTooling

/// The folders of the apps among some files: helpers, examples and the apps of a family are in one repository.
///
/// An app begins in a Swift file that runs it, or with a menu bar of Interface Builder. Its folder is that of the target:
/// of a Swift package, beside an Xcode project, with an `Info.plist`, or else the file's own.
package struct AppFolders: Sendable {
  /// The folders, if there is more than one app; paths without a `/` at the end, empty for the folder around all.
  package let folders: [String]

  /// The folders of the apps that begin in the files at some paths.
  ///
  /// - Parameters:
  ///   - starts: The paths of the files that apps begin in.
  ///   - projectFiles: The paths of the manifests, projects and property lists that tell targets apart.
  init(starts: [String], projectFiles: [String]) {
    let marks = Marks(projectFiles)
    let folders = Set(starts.map { marks.target(of: $0) }).sorted()
    self.folders = folders.count > 1 ? folders : []
  }

  /// The folder of the app that a file belongs to; nil if it belongs to none, or there is one app.
  package func folder(of path: String) -> String? {
    folders.filter { $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether the name of a file says that it tells targets apart.
  package static func isProjectFile(_ path: String) -> Bool {
    ImportPaths.projectFile(path) != nil
  }

  /// Whether an app begins in a Swift file.
  static func startsApp(_ source: Source) -> Bool {
    guard source.path.hasSuffix(".swift") else { return false }
    if ModuleFolders.name(of: source.path) == "main.swift" {
      let runs = ["NSApplicationMain(", "UIApplicationMain(", "NSApplication.shared", "NSApp.run"]
      return runs.contains { source.has($0) }
    }
    // At the beginning of a line: elsewhere they are in comments and strings.
    let attributes = ["\n@main", "\n@NSApplicationMain", "\n@UIApplicationMain"]
    let shows = [": App ", ": App,", ": App{", "SwiftUI.App", "ApplicationDelegate", "NSApp"]
    return attributes.contains { source.has($0) } && shows.contains { source.has($0) }
  }

  /// What tells targets apart.
  private struct Marks {
    private var packages: Set<String> = []
    private var projects: Set<String> = []
    private var lists: Set<String> = []

    init(_ paths: [String]) {
      for path in paths {
        let folder = ModuleFolders.folder(of: path)
        switch ModuleFolders.name(of: path) {
        case "Package.swift": packages.insert(folder)
        case "project.pbxproj": projects.insert(ModuleFolders.folder(of: folder))
        default: lists.insert(folder)
        }
      }
    }

    func target(of path: String) -> String {
      var own = ModuleFolders.folder(of: path)
      if own.hasSuffix(".lproj") { own = ModuleFolders.folder(of: own) }
      var folder = own
      while !folder.isEmpty && folder != "/" {
        let parent = ModuleFolders.folder(of: folder)
        let isOfPackage =
          ModuleFolders.name(of: parent) == "Sources"
          && packages.contains(ModuleFolders.folder(of: parent))
        if isOfPackage || projects.contains(parent) || lists.contains(folder) { return folder }
        folder = parent
      }
      return own
    }
  }
}

extension Source {
  fileprivate func has(_ text: String) -> Bool { bytes.firstPlace(of: text.utf8) != nil }
}
