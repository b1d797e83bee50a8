import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// The workspace folders, the open documents, and their modules.
///
/// A module is all `.menu` files of the nearest target of a Swift package, else of the workspace folder, else of the
/// file's own folder.
final class Workspace {
  private let files: FileAccess
  var encoding: PositionEncoding = .utf16
  var language: Language = .english
  private(set) var folders: [String] = []
  private(set) var open: [String: OpenDocument] = [:]
  /// The semantic tokens last sent of each document, by its path.
  var sentTokens: [String: SentTokens] = [:]
  private var modules: [String: Module] = [:]
  /// The roots of the modules that changed, in the order of the changes.
  private(set) var changedRoots: [String] = []
  private var roots: [String: Root] = [:]
  private var packages: [String: Bool] = [:]

  /// The folder of a module.
  private struct Root {
    var path: String
    var isRecursive: Bool
  }

  private struct Module {
    var paths: Set<String>
    var trees: [String: SyntaxTree] = [:]
    var snapshot: ModuleSnapshot?
  }

  /// What is known about titles and symbols, most of which a change leaves as they are.
  private let facts = SpellingFacts()

  init(_ files: FileAccess) {
    self.files = files
  }

  // MARK: Folders

  /// Adds a workspace folder.
  func addFolder(_ path: String) {
    // Editors name the root where they know no folder; to search the whole disk would take minutes.
    if path == "/" || folders.contains(path) { return }
    folders.append(path)
    reload()
  }

  /// Removes a workspace folder.
  func removeFolder(_ path: String) {
    folders.removeAll { $0 == path }
    reload()
  }

  /// Reads all modules of the folders, so that their findings are known before a file is opened.
  func loadFolders() {
    for folder in folders {
      for path in files.menuFiles(folder, true) { _ = load(root(of: path)) }
    }
  }

  /// How many `.menu` files the folders have.
  func fileCount() -> Int { folders.reduce(0) { $0 + files.menuFiles($1, true).count } }

  /// Forgets which file belongs where.
  private func reload() {
    roots = [:]
    packages = [:]
    for root in modules.keys { noteChange(root) }
    modules = [:]
    for path in open.keys { changed(path) }
  }

  // MARK: Documents

  func didOpen(_ item: LSP.TextDocumentItem) {
    let path = DocumentURI.path(item.uri)
    open[path] = OpenDocument(item, encoding: encoding)
    sentTokens[path] = nil
    changed(path)
  }

  /// Applies changes; false for a document that is not open.
  func didChange(
    _ path: String, _ changes: [LSP.TextDocumentContentChangeEvent], version: Int
  ) -> Bool {
    guard open[path] != nil else { return false }
    open[path]?.apply(changes, version: version)
    changed(path)
    return true
  }

  func didClose(_ path: String) {
    sentTokens[path] = nil
    guard open.removeValue(forKey: path) != nil else { return }
    if files.exists(path) { changed(path) } else { remove(path) }
    forgetIfOutside(root(of: path).path)
  }

  /// Forgets a module that is in none of the folders and has no open document.
  private func forgetIfOutside(_ root: String) {
    let isInside = folders.contains {
      root == $0 || root.utf8.starts(with: ($0 + "/").utf8)
    }
    if isInside || open.keys.contains(where: { self.root(of: $0).path == root }) { return }
    modules[root] = nil
  }

  /// A file on disk was created, changed or deleted.
  func fileChanged(_ path: String) {
    if DocumentURI.name(of: path) == "Package.swift" {
      reload()
      loadFolders()
      return
    }
    guard path.utf8.suffix(5).elementsEqual(".menu".utf8), open[path] == nil else { return }
    if files.exists(path) { changed(path) } else { remove(path) }
  }

  private func changed(_ path: String) {
    let root = root(of: path)
    load(root)
    modules[root.path]?.paths.insert(path)
    modules[root.path]?.trees[path] = nil
    retire(root.path)
    noteChange(root.path)
    noteChangeOfGuidelines(path)
  }

  /// Lets the modules in the folder of a file with guidelines be checked again.
  private func noteChangeOfGuidelines(_ path: String) {
    guard Self.isGuidelines(path) else { return }
    let folder = DocumentURI.folder(of: path)
    for (root, module) in modules where !Self.isGuidelines(root) {
      let isRuled = module.paths.contains { $0.utf8.starts(with: (folder + "/").utf8) }
      if !isRuled { continue }
      retire(root)
      noteChange(root)
    }
  }

  private func remove(_ path: String) {
    let root = root(of: path).path
    guard modules[root] != nil else { return }
    modules[root]?.paths.remove(path)
    modules[root]?.trees[path] = nil
    retire(root)
    noteChange(root)
    noteChangeOfGuidelines(path)
  }

  /// Releases the snapshot before the next one is made, so its memory can be reused.
  private func retire(_ root: String) { modules[root]?.snapshot = nil }

  private func noteChange(_ root: String) {
    if !changedRoots.contains(root) { changedRoots.append(root) }
  }

  /// Takes the roots of the modules that changed.
  func takeChangedRoots() -> [String] {
    defer { changedRoots = [] }
    return changedRoots
  }

  // MARK: Modules

  /// The module of a document as it is now; nil if the document is neither open nor on disk.
  func snapshot(for path: String) -> (snapshot: ModuleSnapshot, source: Int32)? {
    let root = root(of: path)
    load(root)
    guard let snapshot = snapshot(ofRoot: root.path), let number = snapshot.number(of: path) else {
      return nil
    }
    return (snapshot, number)
  }

  /// The modules that were read, in the order of their roots.
  var snapshots: [ModuleSnapshot] { modules.keys.sorted().compactMap { snapshot(ofRoot: $0) } }

  /// Whether a file belongs to a module that was read.
  func holds(_ path: String) -> Bool {
    modules[root(of: path).path]?.paths.contains(path) ?? false
  }

  /// The module at a root, as it is now.
  func snapshot(ofRoot root: String) -> ModuleSnapshot? {
    if let known = modules[root]?.snapshot { return known }
    guard let known = modules[root]?.paths.sorted() else { return nil }
    var paths: [String] = []
    var trees: [SyntaxTree] = []
    var positions: [TextPositions?] = []
    for path in known {
      guard let tree = modules[root]?.trees[path] ?? tree(of: path) else { continue }
      modules[root]?.trees[path] = tree
      paths.append(path)
      trees.append(tree)
      positions.append(open[path]?.text)
    }
    var options = AnalysisOptions(
      // The name that the plugin gives the app of a target, whose folder has its name.
      fallbackName: OutputNames.appName(forTarget: DocumentURI.name(of: root)), language: language)
    options.isFolderGuidelines = Self.isGuidelines(root)
    if !options.isFolderGuidelines {
      options.folderGuidelines = guidelines(around: paths)
      options.imported = imported(beside: paths)
    }
    let made = ModuleSnapshot(
      paths: paths, trees: trees, positions: positions, options: options,
      facts: facts, encoding: encoding)
    modules[root]?.snapshot = made
    return made
  }

  private static func isGuidelines(_ path: String) -> Bool {
    DocumentURI.name(of: path) == OutputNames.guidelines
  }

  /// The settings of the folder that files are in; nil if there are none.
  private func guidelines(around paths: [String]) -> GuidelineSettings? {
    var folder = ModuleFolders.common(of: paths)
    while folder.utf8.first == UInt8(ascii: "/") {
      let start = folder == "/" ? folder : folder + "/"
      let path = start + OutputNames.guidelines
      if open[path] != nil || files.exists(path) {
        return snapshot(for: path).map { FolderGuidelines.settings(of: $0.snapshot.analysis) }
      }
      if folder == "/" || files.exists(start + ".git") { return nil }
      folder = DocumentURI.folder(of: folder)
    }
    return nil
  }

  /// What the app had when its files were imported; a baseline that cannot be read says nothing.
  private func imported(beside paths: [String]) -> Baseline? {
    var all: Baseline?
    for path in paths {
      guard let bytes = files.read(Baseline.path(beside: path)),
        var baseline = try? Baseline(text: String(decoding: bytes, as: UTF8.self))
      else { continue }
      let folder = DocumentURI.folder(of: path)
      baseline.folder = folder.hasSuffix("/") ? folder : folder + "/"
      all = all ?? Baseline()
      all?.add(baseline)
    }
    return all
  }

  private func tree(of path: String) -> SyntaxTree? {
    if open[path] != nil { return open[path]?.tree() }
    return files.read(path).map { SyntaxTree(parsing: Source(path: path, bytes: $0)) }
  }

  @discardableResult
  private func load(_ root: Root) -> Bool {
    if modules[root.path] != nil { return false }
    var paths: Set<String> = []
    if Self.isGuidelines(root.path) {
      paths.insert(root.path)
    } else if root.path.utf8.first == UInt8(ascii: "/") {
      for path in files.menuFiles(root.path, root.isRecursive)
      where self.root(of: path).path == root.path { paths.insert(path) }
    }
    for path in open.keys where self.root(of: path).path == root.path { paths.insert(path) }
    modules[root.path] = Module(paths: paths)
    noteChange(root.path)
    return true
  }

  private func root(of path: String) -> Root {
    let folder = DocumentURI.folder(of: path)
    // A document without a path is a module by itself.
    guard path.utf8.first == UInt8(ascii: "/"), !Self.isGuidelines(path) else {
      return Root(path: path, isRecursive: false)
    }
    if let known = roots[folder] { return known }
    let found = findRoot(folder)
    roots[folder] = found
    return found
  }

  private func findRoot(_ folder: String) -> Root {
    var target = folder
    while target.utf8.count > 1 {
      let parent = DocumentURI.folder(of: target)
      switch DocumentURI.name(of: parent) {
      case "Sources", "Tests", "Plugins":
        if isPackage(DocumentURI.folder(of: parent)) {
          return Root(path: target, isRecursive: true)
        }
      default: break
      }
      target = parent
    }
    let around = folders.filter { folder == $0 || folder.utf8.starts(with: ($0 + "/").utf8) }
    if let nearest = around.max(by: { $0.utf8.count < $1.utf8.count }) {
      return Root(path: nearest, isRecursive: true)
    }
    return Root(path: folder, isRecursive: false)
  }

  private func isPackage(_ folder: String) -> Bool {
    if let known = packages[folder] { return known }
    let isPackage = files.exists((folder == "/" ? "" : folder) + "/Package.swift")
    packages[folder] = isPackage
    return isPackage
  }
}
