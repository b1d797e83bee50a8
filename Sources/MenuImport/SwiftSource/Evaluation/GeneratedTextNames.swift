/// The names that generators such as SwiftGen make of the keys of strings tables, for apps that generate them in the build:
/// `L10n.Common.Actions.copy` of `common.actions.copy`.
///
/// Keys and names are compared without what generators change: case, dots, underscores and hyphens.
struct GeneratedTextNames {
  private var keys: [String: [LocalizedTexts.Key]] = [:]

  init(_ texts: LocalizedTexts) {
    for key in texts.texts.keys {
      let name = Self.normalized(key.key)
      keys[name, default: []].append(key)
    }
  }

  /// The key of a name, without the type that all names are in: `["Common", "Actions", "copy"]`. Nil if there is none or
  /// more than one.
  func key(of path: [String]) -> LocalizedTexts.Key? {
    let found = keys[Self.normalized(path.joined())] ?? []
    if found.count == 1 { return found[0] }
    // Where there are several tables, their names come first.
    guard let table = path.first else { return nil }
    let inTable = (keys[Self.normalized(path.dropFirst().joined())] ?? [])
      .filter { Self.normalized($0.table) == Self.normalized(table) }
    if inTable.count == 1 { return inTable[0] }
    let inLocalizable = found.filter { $0.table == "Localizable" }
    return inLocalizable.count == 1 ? inLocalizable[0] : nil
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
