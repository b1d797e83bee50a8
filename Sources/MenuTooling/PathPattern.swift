/// Files and folders by the pattern of a line of `.gitignore`.
///
/// `*` is any part of a name, `?` any character in it, and `**` any folders. A pattern with a `/` before its end begins in
/// the folder that it is written for, any other matches names in all folders below. One that ends in `/` is for folders.
package struct PathPattern: Sendable {
  private enum Part: Sendable, Equatable {
    /// A name, whose `*` and `?` stand for others.
    case name([Character])
    /// `**`
    case folders
  }

  private var parts: [Part]
  private let isForFolders: Bool

  package init(_ text: String) {
    // By bytes: as a `Character`, a sign has the letters around it that belong to it.
    let slash = UInt8(ascii: "/")
    let bytes = Array(text.utf8)
    let written = bytes.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "." }
    isForFolders = bytes.last == slash
    parts = []
    if !bytes.dropLast().contains(slash) { parts.append(.folders) }
    for name in written {
      let part = name == "**" ? Part.folders : .name(Array(name))
      if part != .folders || parts.last != .folders { parts.append(part) }
    }
    // What is in a folder, not the folder.
    if parts.last == .folders { parts.append(.name(written.isEmpty ? [] : ["*"])) }
  }

  /// Whether it matches a file or folder, by the names in its path from the folder of the pattern.
  package func matches(_ names: [String], isFolder: Bool) -> Bool {
    if isForFolders && !isFolder { return false }
    let path = names.map { Array($0) }
    return Self.matches(
      parts, path, isMany: { $0 == .folders },
      isOne: { part, name in
        guard case .name(let pattern) = part else { return false }
        return Self.matches(
          pattern, name, isMany: { $0 == "*" }, isOne: { $0 == "?" || $0 == $1 })
      })
  }

  /// Whether it matches a file, or a folder around it.
  package func covers(_ names: [String]) -> Bool {
    names.indices.contains { last in
      matches(Array(names[...last]), isFolder: last < names.count - 1)
    }
  }

  /// Whether a pattern matches all of some elements. Those of the pattern that stand for many are tried with as few as
  /// possible; only the last of them has to be tried again with more.
  private static func matches<Part, Element>(
    _ pattern: [Part], _ elements: [Element], isMany: (Part) -> Bool,
    isOne: (Part, Element) -> Bool
  ) -> Bool {
    var (at, element) = (0, 0)
    var many: (at: Int, element: Int)?
    while element < elements.count {
      if at < pattern.count, isMany(pattern[at]) {
        many = (at, element)
        at += 1
      } else if at < pattern.count, isOne(pattern[at], elements[element]) {
        at += 1
        element += 1
      } else if let last = many {
        many = (last.at, last.element + 1)
        (at, element) = (last.at + 1, last.element + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy(isMany)
  }
}
