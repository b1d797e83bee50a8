import MenuTooling

/// What the paths of an app's files say about them.
package enum ImportPaths {
  /// Whether one of the readers takes a file. Swift that `menugen` made is left out.
  package static func isRead(_ path: String) -> Bool {
    guard let suffix = fileExtension(path) else { return false }
    return MenuReaders.extensions.contains(suffix)
      && !OutputNames.isOutputName(String(fileName(path)))
  }

  /// Whether a file can have menus, rather than only their texts.
  package static func canHaveMenus(_ path: String) -> Bool {
    fileExtension(path).map { menuExtensions.contains($0) } ?? false
  }

  private static let menuExtensions: Set = ["xib", "storyboard", "swift"]

  /// Whether a folder has code of others, what a build made, or tests, whose menus no person sees.
  ///
  /// Folders that begin with a dot, such as `.build`, are not searched anyway.
  package static func isOfOthers(folder: String) -> Bool {
    folder == "Tests" || folder.hasSuffix("Tests") || namesOfOthers.contains(folder)
  }

  private static let namesOfOthers: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "ThirdParty", "Vendor", "build",
    "checkouts", "node_modules", "third_party", "vendor",
  ]

  /// The paths without the XIBs and storyboards that are another's copies in a translation.
  ///
  /// Old projects have a whole `MainMenu.xib` in each `.lproj`. The one in `Base.lproj` stays, or else the one in English,
  /// or the first.
  package static func withoutTranslatedCopies(_ paths: [String]) -> [String] {
    var kept: [Copies: String] = [:]
    for path in paths {
      guard let (copies, folder) = localized(path) else { continue }
      guard let other = kept[copies] else {
        kept[copies] = folder
        continue
      }
      if (rank(folder), folder) < (rank(other), other) { kept[copies] = folder }
    }
    return paths.filter { path in
      guard let (copies, folder) = localized(path) else { return true }
      return kept[copies] == folder
    }
  }

  /// A file that is there once for each translation.
  private struct Copies: Hashable {
    /// The path of the folder with the `.lproj` folders.
    var folder: String
    var name: String
  }

  /// What a XIB or storyboard is a copy of, and the `.lproj` folder that it is in; nil for other files.
  private static func localized(_ path: String) -> (copies: Copies, folder: String)? {
    guard let suffix = fileExtension(path), suffix == "xib" || suffix == "storyboard" else {
      return nil
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    return (
      Copies(
        folder: parts.dropLast(2).joined(separator: "/"), name: String(parts[parts.count - 1])),
      String(parts[parts.count - 2])
    )
  }

  private static func rank(_ folder: String) -> Int {
    switch folder {
    case "Base.lproj": 0
    case "en.lproj", "English.lproj": 1
    default: 2
    }
  }

  private static func fileName(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  static func fileExtension(_ path: String) -> String? {
    let name = fileName(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...]).lowercased()
  }
}
