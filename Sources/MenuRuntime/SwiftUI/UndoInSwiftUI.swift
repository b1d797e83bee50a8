#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// Undo or Redo in a bar, with the undo manager around it.
  struct MenuUndoView: View {
    let isRedo: Bool
    @Environment(\.undoManager) private var undoManager
    /// Increments when there is more or less to undo.
    @State var updates = 0
    @State var follower = UndoFollower()

    var body: some View {
      let _ = follower.follow(undoManager, isRedo: isRedo, $updates, updates)
      Button {
        if isRedo { undoManager?.redo() } else { undoManager?.undo() }
      } label: {
        MenuControlLabel(title: title, image: item.symbolName.map { .symbol($0) })
      }
      .disabled(!follower.isPossible)
      .accessibilityIdentifier("system." + item.rawValue)
    }

    private var item: MenuSystemItem { isRedo ? .redo : .undo }

    /// “Undo Delete Note”.
    private var title: String {
      (isRedo ? undoManager?.redoMenuItemTitle : undoManager?.undoMenuItemTitle) ?? item.title
    }
  }

  /// Updates a view when there is something, nothing or something else to undo.
  @MainActor
  final class UndoFollower {
    /// Whether there is something to undo or redo.
    private(set) var isPossible = false
    private var title: String?
    private weak var undoManager: UndoManager?
    private var isRedo = false
    private var updates: Binding<Int>?
    private var isObserving = false

    /// - Parameter count: The current count; reading it makes the body depend on it.
    func follow(_ undoManager: UndoManager?, isRedo: Bool, _ updates: Binding<Int>, _ count: Int) {
      (self.undoManager, self.isRedo, self.updates) = (undoManager, isRedo, updates)
      _ = read()
      if isObserving { return }
      isObserving = true
      UndoChanges.shared.observe { [weak self] in
        guard let self else { return false }
        if read() { self.updates?.wrappedValue += 1 }
        return true
      }
    }

    /// Whether anything is not as before.
    private func read() -> Bool {
      let before = (isPossible, title)
      isPossible = (isRedo ? undoManager?.canRedo : undoManager?.canUndo) ?? false
      title = isRedo ? undoManager?.redoMenuItemTitle : undoManager?.undoMenuItemTitle
      return before != (isPossible, title)
    }
  }

  /// Tells when any undo manager has changed.
  @MainActor
  final class UndoChanges {
    static let shared = UndoChanges()

    private var observers: [@MainActor () -> Bool] = []

    // Not `NSUndoManagerCheckpoint`: to ask whether there is something to redo posts it.
    private init() {
      for name in [
        Notification.Name.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange,
        .NSUndoManagerDidRedoChange,
      ] {
        // That of a database may be used elsewhere than on the main thread.
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.notify() }
        }
      }
    }

    /// Calls `changed` after each change, until it returns false.
    func observe(_ changed: @escaping @MainActor () -> Bool) { observers.append(changed) }

    private func notify() {
      // An observer may start to observe.
      let all = observers
      observers = []
      observers = all.filter { $0() } + observers
    }
  }
#endif
