/// The names of the Swift files generated from the `.menu` files of a module.
///
/// The build-tool plugin declares these names before the tool runs, and the tool writes the files. The
/// plugin compiles this file too, through a link, so that the two cannot differ; hence no import here.
public enum OutputNames {
  /// The name of the file for the module as a whole.
  public static let module = "MenuModule.swift"
  /// The name of a file with the guidelines of its folder, which is no part of a module.
  public static let guidelines = "Guidelines.menu"

  /// The names of the Swift files for `.menu` files, in the order given: `Notes.menu.swift` for
  /// `Notes.menu`, with `_` for quotes and the like.
  ///
  /// If file names are equal, or differ only in case, the folders below the module's common folder come
  /// first: `Mail-Inbox.menu.swift`. The names are unique even ignoring case, for file systems that
  /// do, and depend neither on the order of the files nor on the location of their common folder.
  ///
  /// - Parameter paths: The paths of all `.menu` files of one module, all absolute or all relative
  ///   to one folder, with `/` between their parts.
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

    // By path, so that the number that resolves the last conflicts does not depend on the order.
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

  /// Whether a file name is one that a run could give to a Swift file.
  public static func isOutputName(_ name: String) -> Bool {
    name == module || name.utf8.suffix(11).elementsEqual(".menu.swift".utf8)
  }

  /// The app's name for a target without an `app` block: `NotesApp` for `notes-app`. Always an identifier.
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

  /// The folders and the name of a path, with `.` and `..` resolved.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    // Bytes: as a `Character`, a sign has the letters around it that belong to it.
    for bytes in path.utf8.split(separator: UInt8(ascii: "/")) {
      let part = String(decoding: bytes, as: UTF8.self)
      switch part {
      case ".":
        continue
      case "..":
        if let last = parts.last, last != "up" { parts.removeLast() } else { parts.append("up") }
      default:
        parts.append(sound(part))
      }
    }
    return parts
  }

  /// A name without the signs that SwiftPM writes into its lists of files as they are: quotes, backslashes and line ends.
  private static func sound(_ name: String) -> String {
    var sound = ""
    for scalar in name.unicodeScalars {
      let isUnsound =
        scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
      sound.unicodeScalars.append(isUnsound ? "_" : scalar)
    }
    return sound
  }

  /// The number of leading folders that all files share.
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
    let bytes = name.utf8
    return bytes.suffix(5).elementsEqual(".menu".utf8)
      ? String(decoding: bytes.dropLast(5), as: UTF8.self) : name
  }

  /// A name as file systems that ignore case compare it.
  private static func key(_ name: String) -> String {
    name.lowercased()
  }
}
