import MenuCommandLine
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// What `check` looks at: the modules of `.menu` files in some folders, and the other files that an app's menus are in.
struct CheckInputs {
  /// A module of `.menu` files.
  struct Module {
    var files: Inputs
    /// The folder that it is the module of; nil for files that were named one by one.
    var folder: String?
    /// The settings of the folder.
    var guidelines: GuidelineSettings?
    /// What the app had when its files were imported.
    var imported: Baseline?
    /// The app's name if no file says it; nil for that of the options.
    var fallbackName: String?
  }

  var modules: [Module] = []
  /// The guidelines of the folders that are searched, those in them and the nearest above.
  private(set) var guidelines: GuidelineFiles
  /// The XIBs, storyboards and Swift files; nil if they are not asked for.
  var app: ImportInputs?

  /// Whether all that is read is below the folder of a project, which has more files.
  private(set) var isPartOfApp = false

  /// Reads what `invocation` names, or the working folder if it names nothing.
  init(_ invocation: Invocation) throws(UsageError) {
    let kinds = try Kinds(invocation)
    guidelines = GuidelineFiles(language: Program.language(invocation))
    Progress("reading")
    defer { Progress.stop() }
    var named: [(path: String, folder: String)] = []
    var namedAppFiles: [String] = []
    var searches: [(folder: String, search: AppSearch)] = []
    let operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    for operand in operands where operand != "-" {
      if try FileSystem.isFolder(operand) {
        let search = try AppSearch(operand, &guidelines)
        try kinds.checkIsUseful(search, of: operand)
        searches.append((operand, search))
        continue
      }
      try guidelines.find(for: operand)
      if GuidelineFiles.isGuidelines(operand) { continue }
      if kinds.hasMenuFiles && Inputs.isMenuFile(operand) {
        let folder = PendingFile.folder(of: operand)
        named.append((operand, folder.isEmpty ? "." : folder))
      } else if kinds.hasAppFiles && ImportPaths.isRead(operand) {
        namedAppFiles.append(operand)
      } else {
        throw kinds.refusal(of: operand)
      }
    }
    let standardInput = try Inputs.nameOfStandardInput(invocation)
    if standardInput != nil && !kinds.hasMenuFiles {
      throw UsageError("menus of an app are read from files, not from standard input")
    }
    if let standardInput { try guidelines.find(for: standardInput) }
    if kinds.hasMenuFiles {
      try readModules(named, standardInput, searches)
    }
    if kinds.hasAppFiles && !(namedAppFiles.isEmpty && searches.isEmpty) {
      app = try ImportInputs(named: namedAppFiles, searches: searches)
      isPartOfApp =
        searches.allSatisfy { Self.isBelowProject(Self.plain($0.folder)) }
        && namedAppFiles.allSatisfy { file in
          Self.hasProject(from: ModuleFolders.folder(of: Self.plain(file)))
        }
    }
  }

  /// Reads the module of the files that were named, and those in folders.
  private mutating func readModules(
    _ named: [(path: String, folder: String)], _ standardInput: String?,
    _ searches: [(folder: String, search: AppSearch)]
  ) throws(UsageError) {
    if !named.isEmpty || standardInput != nil {
      let files = try Inputs(
        Inputs.once(named), standardInput: standardInput, pathsAreRelative: true)
      modules.append(
        Module(
          files: files, guidelines: try guidelines.settings(for: files.sources),
          imported: try BaselineFiles.beside(files.sources)))
    }
    var seen = Set(named.compactMap { FileSystem.FileIdentity($0.path) })
    for (folder, search) in searches {
      let paths = search.menuFiles.filter { path in
        FileSystem.FileIdentity(path).map { seen.insert($0).inserted } ?? true
      }
      for module in Self.modules(of: paths, in: folder) {
        let isWhole = module.folder == Self.plain(folder)
        let files = try Inputs(
          module.paths.map { ($0, folder) }, standardInput: nil, pathsAreRelative: true,
          keepsFailures: true)
        modules.append(
          Module(
            files: files, folder: module.folder,
            guidelines: try guidelines.settings(for: files.sources),
            imported: try BaselineFiles.beside(files.sources),
            fallbackName: isWhole && !module.isTarget
              ? nil : OutputNames.appName(forTarget: ModuleFolders.name(of: module.folder))))
      }
    }
  }

  private static func modules(of paths: [String], in folder: String) -> [ModuleFolders.Module] {
    // Targets are told by the names of the folders above, too.
    let start = plain(folder)
    let whole = paths.map { path in
      let rest = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
      return start + "/" + String(decoding: rest, as: UTF8.self)
    }
    let paths = Dictionary(zip(whole, paths)) { first, _ in first }
    let folders = ModuleFolders(
      isPackage: { FileSystem.exists($0 + "/Package.swift") },
      isProject: { folder in
        let names = (try? FileSystem.names(in: folder.isEmpty ? "/" : folder)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") }
      },
      hasApp: { hasApp($0) })
    return folders.modules(of: whole, in: start).map { module in
      var module = module
      module.paths = module.paths.compactMap { paths[$0] }
      return module
    }
  }

  /// Whether a folder is in that of a project, without one of its own.
  private static func isBelowProject(_ folder: String) -> Bool {
    !isProject(folder) && hasProject(from: folder)
  }

  /// Whether a folder, or one around it, is that of a project.
  private static func hasProject(from folder: String) -> Bool {
    var folder = folder
    while !folder.isEmpty, folder != "/" {
      if isProject(folder) { return true }
      folder = ModuleFolders.folder(of: folder)
    }
    return false
  }

  private static func isProject(_ folder: String) -> Bool {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.contains { name in
      name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  /// The path of a folder from the root, without a `/` at its end.
  private static func plain(_ folder: String) -> String {
    SystemCalls.resolvedPath(folder) ?? folder
  }

  /// Whether a file has an `app` block; one that cannot be read has none.
  private static func hasApp(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.terminatedBytes(of: path) else { return false }
    return ModuleFolders.hasApp(Source(path: path, terminatedBytes: bytes))
  }

  /// The kinds of files that are asked for.
  private struct Kinds {
    var hasMenuFiles: Bool
    var hasAppFiles: Bool

    init(_ invocation: Invocation) throws(UsageError) {
      if invocation.has("existing") && invocation.has("menu-files") {
        throw UsageError(
          "'--existing' and '--menu-files' ask for one kind of files alone",
          hint: "without either, both are checked")
      }
      hasMenuFiles = !invocation.has("existing")
      // A folder beside standard input is read for the module's other files.
      hasAppFiles = !invocation.has("menu-files")
    }

    /// Throws if a folder has no file that is asked for: it may be the wrong one.
    func checkIsUseful(_ search: AppSearch, of folder: String) throws(UsageError) {
      let hasAppFile = search.appFiles.contains { ImportPaths.canHaveMenus($0) }
      if hasMenuFiles && !search.menuFiles.isEmpty || hasAppFiles && hasAppFile
        || !search.skipped.isEmpty || search.hasGuidelines || search.leavesOut
      {
        return
      }
      if hasMenuFiles && hasAppFiles {
        throw UsageError("there is no .menu file, XIB, storyboard or Swift file in '\(folder)'")
      }
      if hasAppFiles {
        throw UsageError("there is no XIB, storyboard or Swift file in '\(folder)'")
      }
      throw UsageError(
        "there is no .menu file in '\(folder)'",
        hint: hasAppFile ? "without '--menu-files', XIBs, storyboards and Swift are read" : nil)
    }

    func refusal(of path: String) -> UsageError {
      switch (hasMenuFiles, hasAppFiles) {
      case (true, false):
        return UsageError(
          "'\(path)' is not a .menu file",
          hint: "a text from elsewhere is read from standard input: `-`")
      case (false, true):
        return UsageError(
          "'\(path)' is not a file that menus are read from",
          hint: "they are in XIBs, storyboards and Swift")
      default:
        return UsageError(
          "'\(path)' is not a file that menus are read from",
          hint: "they are in .menu files, XIBs, storyboards and Swift; "
            + "a text from elsewhere is read from standard input: `-`")
      }
    }
  }
}
