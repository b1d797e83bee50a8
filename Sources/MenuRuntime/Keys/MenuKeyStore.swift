public import Foundation

/// Where the keys are kept that people have changed: only what differs from the `.menu` file.
@MainActor
public struct MenuKeyStore {
  let read: @MainActor () throws -> [String: [String]]
  let write: @MainActor ([String: [String]]) throws -> Void

  /// The user defaults, under a key.
  public static func defaults(_ defaults: UserDefaults = .standard, key: String) -> MenuKeyStore {
    MenuKeyStore {
      // Somebody may have written something else there.
      let lists = (defaults.dictionary(forKey: key) ?? [:]).compactMapValues { $0 as? [String] }
      return lists
    } write: { lists in
      if lists.isEmpty {
        defaults.removeObject(forKey: key)
      } else {
        defaults.set(lists, forKey: key)
      }
    }
  }

  /// A property list in a file, which need not exist yet. Errors are shown as those of commands are.
  public static func file(_ url: URL) -> MenuKeyStore {
    MenuKeyStore {
      guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
      return try PropertyListDecoder().decode(
        [String: [String]].self, from: Data(contentsOf: url))
    } write: { lists in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      try encoder.encode(lists).write(to: url, options: .atomic)
    }
  }

  /// Nothing that remains, for tests and previews.
  ///
  /// - Parameter changes: What has been changed, as in `MenuKeys.propertyList`.
  public static func memory(_ changes: [String: [String]] = [:]) -> MenuKeyStore {
    var kept = changes
    return MenuKeyStore {
      kept
    } write: {
      kept = $0
    }
  }
}
