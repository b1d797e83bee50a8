import MenuSyntax

/// Which `.menu` files in a folder are a module together.
///
/// Those of one target are: of a Swift package's, or of a folder beside an Xcode project. Where the files of a target, or
/// those outside of any, have several `app` blocks, each is the module of its folder and what is below it.
package struct ModuleFolders {
  /// Whether there is a Swift package's manifest, and a project of Xcode, in a folder.
  private let isPackage: (_ folder: String) -> Bool
  private let isProject: (_ folder: String) -> Bool
  /// Whether a file has an `app` block.
  private let hasApp: (_ path: String) -> Bool

  package init(
    isPackage: @escaping (_ folder: String) -> Bool,
    isProject: @escaping (_ folder: String) -> Bool,
    hasApp: @escaping (_ path: String) -> Bool
  ) {
    self.isPackage = isPackage
    self.isProject = isProject
    self.hasApp = hasApp
  }

  /// The files of a module.
  package struct Module: Equatable {
    /// The folder that they are the module of.
    package var folder: String
    package var paths: [String]
    /// Whether the folder is all of a target's.
    package var isTarget: Bool
  }

  /// The modules of some files in a folder, in the order of their folders. Paths begin with that of the folder.
  package func modules(of paths: [String], in folder: String) -> [Module] {
    var targets: [String: [String]] = [:]
    var known: [String: String?] = [:]
    for path in paths {
      let own = Self.folder(of: path)
      let target = known[own] ?? target(around: own, in: folder)
      known[own] = target
      targets[target ?? folder, default: []].append(path)
    }
    let isTarget = Set(known.values.compactMap { $0 })
    return targets.sorted { $0.key < $1.key }.flatMap { target, paths in
      parts(of: paths, in: target).map { part, paths in
        Module(folder: part, paths: paths, isTarget: isTarget.contains(target))
      }
    }
  }

  /// The files of a target by the folders of its `app` blocks, if it has more than one.
  private func parts(of paths: [String], in target: String) -> [(folder: String, paths: [String])] {
    if paths.count == 1 { return [(target, paths)] }
    let apps = Set(paths.filter(hasApp).map(Self.folder(of:)))
    if apps.count < 2 { return [(target, paths)] }
    var parts: [String: [String]] = [:]
    for path in paths {
      let folder = apps.filter { path.utf8.starts(with: ($0 + "/").utf8) }
        .max { $0.utf8.count < $1.utf8.count }
      parts[folder ?? target, default: []].append(path)
    }
    return parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The folder of the target that a folder is in; nil if it is in none, or `outermost` is within one.
  private func target(around folder: String, in outermost: String) -> String? {
    var folder = folder
    while true {
      let parent = Self.folder(of: folder)
      let isOfPackage =
        ["Sources", "Tests", "Plugins"].contains(Self.name(of: parent))
        && isPackage(Self.folder(of: parent))
      if isOfPackage || isProject(parent) { return folder }
      if folder == outermost || parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }

  /// Whether a file has an `app` block.
  package static func hasApp(_ source: Source) -> Bool {
    // Most files have none, and need not be parsed to see that.
    guard source.bytes.firstPlace(of: "app".utf8) != nil else { return false }
    return SyntaxTree(parsing: source).file.statements.contains { $0.node?.kind == .app }
  }

  /// The innermost folder that has all of some files, by their paths; empty if they have none in common.
  package static func common(of paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    var folder = Self.folder(of: first)
    for path in paths {
      while !folder.isEmpty && folder != "/" && !path.utf8.starts(with: (folder + "/").utf8) {
        folder = Self.folder(of: folder)
      }
    }
    return folder
  }

  /// The folder that a file or folder is in, by its path.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name in a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}
