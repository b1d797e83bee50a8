/// Tells whoever shows keys which commands have others now.
@MainActor
final class MenuKeyChanges {
  static let shared = MenuKeyChanges()

  /// How often keys have changed: menus that were made at another count are out of date.
  private(set) var count = 0
  /// The commands whose items in SwiftUI's menus were not found, so that these show other keys until the app is opened again.
  private(set) var missing: Set<String> = []
  private var observers: [@MainActor (Set<String>) -> Bool] = []

  private init() {}

  /// Calls `changed` with the IDs of commands that have other keys, until it returns false.
  func observe(_ changed: @escaping @MainActor (Set<String>) -> Bool) { observers.append(changed) }

  /// Calls `changed` with the IDs of commands that have other keys, as long as the observer is there.
  func observe<Observer: AnyObject>(
    for observer: Observer, _ changed: @escaping @MainActor (Observer, Set<String>) -> Void
  ) {
    observe { [weak observer] commands in
      guard let observer else { return false }
      changed(observer, commands)
      return true
    }
  }

  /// Notes whether the item of a command was not found.
  func note(_ command: String, isMissing: Bool) {
    if isMissing { missing.insert(command) } else { missing.remove(command) }
  }

  /// Tells the observers that commands have other keys.
  func tell(_ commands: Set<String>) {
    count += 1
    // An observer may start to observe.
    let all = observers
    observers = []
    observers = all.filter { $0(commands) } + observers
  }
}

@MainActor
extension MenuKeysChangeable {
  fileprivate static var keyChanges: [String: [MenuShortcut]] { keys.changes }
}

@MainActor
extension MenuCommand {
  /// The keys of the commands that do not have those of the `.menu` file.
  static var changedKeys: [String: [MenuShortcut]] {
    (Self.self as? any MenuKeysChangeable.Type)?.keyChanges ?? [:]
  }
}
