/// The names of the Swift files that the `.menu` files of one module make.
///
/// The build-tool plugin declares these names before the tool runs, and the tool writes them; the
/// plugin compiles this very file by a link, so that the two cannot differ. Hence no import here.
public enum OutputNames {
  /// The file with what all files of a module share.
  public static let module = "MenuModule.swift"

  /// The name of the Swift file for each `.menu` file, in the order given: `Notes.menu` makes
  /// `Notes.menu.swift`.
  ///
  /// Files whose names differ in case only, or not at all, take the folders below the module's
  /// common folder in front: `Mail-Inbox.menu.swift`. The names are told apart also without case,
  /// for disks that do not know it, and depend on neither the order of the files nor the place of
  /// their common folder.
  ///
  /// - Parameter paths: The paths of all `.menu` files of one module, all absolute or all relative
  ///   to one folder, `/` between their parts.
  public static func swiftFiles(for paths: [String]) -> [String] {
    let files = paths.map(parts(of:))
    if files.count == 1 { return [stem(files[0]) + ".menu.swift"] }
    let shared = commonFolderLength(of: files)

    var occurrences: [String: Int] = [:]
    for file in files { occurrences[key(stem(file)), default: 0] += 1 }

    var names = [String](repeating: "", count: paths.count)
    var taken: Set<String> = []
    var ambiguous: [Int] = []
    for index in files.indices {
      let name = stem(files[index])
      if occurrences[key(name)] == 1 {
        names[index] = name
        taken.insert(key(name))
      } else {
        ambiguous.append(index)
      }
    }

    // By path, not by position: the number that settles a last conflict must not depend on order.
    ambiguous.sort { files[$0].lexicographicallyPrecedes(files[$1]) }
    for index in ambiguous {
      let folders = files[index].dropFirst(shared).dropLast()
      let qualified = (folders + [stem(files[index])]).joined(separator: "-")
      var name = qualified
      var number = 2
      while !taken.insert(key(name)).inserted {
        name = "\(qualified)-\(number)"
        number += 1
      }
      names[index] = name
    }
    return names.map { "\($0).menu.swift" }
  }

  /// The app's name for a target: `notes-app` makes `NotesApp`. Always an identifier.
  ///
  /// Used where no `.menu` file has an `app` block.
  public static func appName(forTarget target: String) -> String {
    var name = ""
    var startsWord = true
    for scalar in target.unicodeScalars {
      guard scalar != "_", scalar.properties.isXIDContinue else {
        startsWord = true
        continue
      }
      name += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
      startsWord = false
    }
    guard let first = name.unicodeScalars.first else { return "App" }
    return first.properties.isXIDStart ? name : "App\(name)"
  }

  /// The folders and the name of a path: without `.`, and `..` taken out with the folder before it.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".":
        continue
      case "..":
        if let last = parts.last, last != "up" { parts.removeLast() } else { parts.append("up") }
      default:
        parts.append(String(part))
      }
    }
    return parts
  }

  /// How many folders all files have in common at the front.
  private static func commonFolderLength(of files: [[String]]) -> Int {
    guard let first = files.first else { return 0 }
    var length = max(0, first.count - 1)
    for file in files {
      length = min(length, max(0, file.count - 1))
      while file.prefix(length) != first.prefix(length) { length -= 1 }
    }
    return length
  }

  /// The file's name without `.menu`.
  private static func stem(_ file: [String]) -> String {
    guard let name = file.last else { return "" }
    return name.hasSuffix(".menu") ? String(name.dropLast(5)) : name
  }

  /// What two names share that a disk may take for one.
  private static func key(_ name: String) -> String {
    name.lowercased()
  }
}
