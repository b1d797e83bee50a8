import MenuSyntax
import MenuTooling

/// The folders of the apps among some files: helpers, examples and the apps of a family are in one repository.
///
/// An app begins in a Swift file that runs it, or with a menu bar of Interface Builder. Its folder is that of the target:
/// of a Swift package, beside an Xcode project, with an `Info.plist`, or else the file's own.
package struct AppFolders: Sendable {
  /// The folders, if there is more than one app; paths without a `/` at the end, empty for the folder around all.
  package let folders: [String]
  private let known: Set<String>

  /// The folders of the apps among files with menus.
  package init(of menus: FoundMenus, projectFiles: [String]) {
    let bars = menus.surfaces.filter { $0.kind == .menuBar }.map { Int($0.place.source) }
    self.init(
      starts: Set(bars + menus.appStarts).map { menus.sources[$0].path }, projectFiles: projectFiles
    )
  }

  /// The folders of the apps that begin in the files at some paths.
  ///
  /// - Parameters:
  ///   - starts: The paths of the files that apps begin in.
  ///   - projectFiles: The paths of the manifests, projects and property lists that tell targets apart.
  init(starts: [String], projectFiles: [String]) {
    let marks = Marks(projectFiles)
    let folders = Set(starts.map { marks.target(of: $0) }).sorted()
    self.folders = folders.count > 1 ? folders : []
    known = Set(self.folders)
  }

  /// The folder of the app that a file belongs to; nil if it belongs to none, or there is one app.
  package func folder(of path: String) -> String? {
    if folders.isEmpty { return nil }
    var folder = ModuleFolders.folder(of: path)
    while !known.contains(folder) {
      if folder.isEmpty || folder == "/" { return nil }
      folder = ModuleFolders.folder(of: folder)
    }
    return folder
  }

  /// Whether the name of a file says that it tells targets apart.
  package static func isProjectFile(_ path: String) -> Bool {
    ImportPaths.projectFile(path) != nil
  }

  /// Whether an app begins in a Swift file.
  static func startsApp(_ file: SwiftFile) -> Bool {
    let source = file.source
    if ModuleFolders.name(of: source.path) == "main.swift" {
      let runs = ["NSApplicationMain(", "UIApplicationMain(", "NSApplication.shared", "NSApp.run"]
      return runs.contains { source.has($0) }
    }
    let shows = [": App ", ": App,", ": App{", "SwiftUI.App", "ApplicationDelegate", "NSApp"]
    return hasMain(file.statements) && shows.contains { source.has($0) }
  }

  /// Whether one of the types of a file is where a program begins.
  private static func hasMain(_ statements: [SwiftStatement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .type(let type): return !mains.isDisjoint(with: type.modifiers.attributes)
      case .compiled(let branches): return branches.contains { hasMain($0.statements) }
      default: return false
      }
    }
  }

  private static let mains: Set = ["@main", "@NSApplicationMain", "@UIApplicationMain"]

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
