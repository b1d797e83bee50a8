import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// The files called `Guidelines.menu` that rule over some folders, each read once.
package struct GuidelineFiles {
  package private(set) var guidelines = FolderGuidelines()
  private let language: Language
  /// The files that rule over folders, by the folders' paths with links resolved.
  private var numbers: [String: Int?] = [:]
  /// The folders of the files, with links resolved.
  private var folders: [String] = []
  /// The folders that were asked for.
  private var seen: Set<String> = []

  package init(language: Language) {
    self.language = language
  }

  package static func isGuidelines(_ path: String) -> Bool {
    ModuleFolders.name(of: path) == OutputNames.guidelines
  }

  /// Finds what rules over the folder of a file or folder: the file in it, or the nearest above in its repository.
  package mutating func find(for path: String) throws(UsageError) {
    let folder = ModuleFolders.folder(of: path)
    guard seen.insert(folder).inserted,
      let place = SystemCalls.resolvedPath(folder.isEmpty ? "." : folder),
      let number = try number(for: place)
    else { return }
    let names = WorkingFolder.names(in: place).dropFirst(
      WorkingFolder.names(in: folders[number]).count)
    // As it was named, and as reports have it.
    for shown in [folder, ModuleFolders.folder(of: WorkingFolder.relative(path))] {
      guidelines.set(number, over: shown, below: Array(names))
    }
  }

  /// Whether a file or folder is left out.
  package mutating func exclude(_ path: String, isFolder: Bool) throws(UsageError) -> Bool {
    try find(for: path)
    return guidelines.excludes(path, isFolder: isFolder)
  }

  /// Says that all of the folder that a file with guidelines is in is looked at.
  package mutating func noteWholeFolder(of path: String) { guidelines.noteWholeFolder(of: path) }

  /// The settings for a module: those of the folder that has all of its files.
  package mutating func settings(for sources: [Source]) throws(UsageError) -> GuidelineSettings? {
    let folder = ModuleFolders.common(of: sources.map(\.path))
    let path = folder.isEmpty ? OutputNames.guidelines : folder + "/" + OutputNames.guidelines
    try find(for: path)
    return guidelines.settings(for: path)
  }

  private mutating func number(for folder: String) throws(UsageError) -> Int? {
    if let known = numbers[folder] { return known }
    let start = folder == "/" ? folder : folder + "/"
    let path = start + OutputNames.guidelines
    var number: Int?
    if FileSystem.exists(path), try !FileSystem.isFolder(path) {
      number = guidelines.add(
        Source(
          path: WorkingFolder.relative(path),
          terminatedBytes: try FileSystem.terminatedBytes(of: path)), language: language)
      folders.append(folder)
    } else if folder != "/" && !FileSystem.exists(start + ".git") {
      number = try self.number(for: ModuleFolders.folder(of: folder))
    }
    numbers[folder] = number
    return number
  }
}

extension AnalysisOptions {
  /// Takes the guidelines of the folder that a module is in.
  package mutating func takeGuidelines(around sources: [Source]) throws(UsageError) {
    var files = GuidelineFiles(language: language)
    folderGuidelines = try files.settings(for: sources)
  }
}
