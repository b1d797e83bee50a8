#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
#elseif canImport(UIKit)
  public import UIKit
#elseif canImport(SwiftUI)
  public import SwiftUI
#endif

/// How a change is taken back and made again: what the handler of a command returns once it has made the change.
///
/// ```swift
/// let removed = library.remove(ids)
/// return MenuUndo(for: library) { $0.insert(removed) } redo: { $0.remove(ids) }
/// ```
///
/// It is registered with the undo manager of the place where the command was chosen, under the command's title. The
/// closures have what the change needs, such as IDs and values: by then another selection may be there, and Redo asks
/// nothing. They skip what is gone.
@MainActor
public struct MenuUndo {
  /// One of the two directions.
  @MainActor
  fileprivate enum Step {
    case now(@MainActor () throws -> Void)
    case later(@MainActor () async throws -> Void)

    func take() async throws {
      switch self {
      case .now(let body): try body()
      case .later(let body): try await body()
      }
    }
  }

  fileprivate let back: Step
  fileprivate let forth: Step
  fileprivate let hasOwner: @MainActor () -> Bool

  fileprivate init(_ back: Step, _ forth: Step, _ hasOwner: @escaping @MainActor () -> Bool) {
    (self.back, self.forth, self.hasOwner) = (back, forth, hasOwner)
  }

  /// Creates the undo and redo of a change.
  ///
  /// - Parameters:
  ///   - owner: What has changed. It is held weakly; once it is gone, both do nothing.
  ///   - undo: Takes the change back.
  ///   - redo: Makes the change again.
  public init<Owner: AnyObject>(
    for owner: Owner, undo: @escaping @MainActor (Owner) throws -> Void,
    redo: @escaping @MainActor (Owner) throws -> Void
  ) {
    self.init(
      .now { [weak owner] in if let owner { try undo(owner) } },
      .now { [weak owner] in if let owner { try redo(owner) } }, { [weak owner] in owner != nil })
  }

  /// Creates the undo and redo of a change that take time. They run one after the other, in the order in which people
  /// chose them, and what they belong to is dimmed meanwhile.
  ///
  /// - Parameters:
  ///   - owner: What has changed. It is held weakly; once it is gone, both do nothing.
  ///   - undo: Takes the change back.
  ///   - redo: Makes the change again.
  public init<Owner: AnyObject>(
    for owner: Owner, undo: @escaping @MainActor (Owner) async throws -> Void,
    redo: @escaping @MainActor (Owner) async throws -> Void
  ) {
    self.init(
      .later { [weak owner] in if let owner { try await undo(owner) } },
      .later { [weak owner] in if let owner { try await redo(owner) } },
      { [weak owner] in owner != nil })
  }

  /// Creates the undo and redo of a value that has changed, as that of a document that is one value.
  ///
  /// - Parameters:
  ///   - owner: What has the value. It is held weakly.
  ///   - former: The value before the change.
  public init<Owner: AnyObject, Value>(
    for owner: Owner, _ value: ReferenceWritableKeyPath<Owner, Value>, from former: Value
  ) {
    let new = owner[keyPath: value]
    self.init(for: owner) {
      $0[keyPath: value] = former
    } redo: {
      $0[keyPath: value] = new
    }
  }

  /// Takes the change back, as in a test.
  public func undo() async throws { try await back.take() }

  /// Makes the change again, as in a test.
  public func redo() async throws { try await forth.take() }

  fileprivate var reversed: MenuUndo { MenuUndo(forth, back, hasOwner) }
}

/// What the handler of a command may return: a `MenuUndo`, or nil.
nonisolated public protocol MenuUndoing {
  /// How the change is undone, or nil if the command registers that itself or there is nothing to undo.
  var menuUndo: MenuUndo? { get }
}

nonisolated extension MenuUndo: MenuUndoing {
  /// The value itself.
  nonisolated public var menuUndo: MenuUndo? { self }
}

nonisolated extension Optional: MenuUndoing where Wrapped == MenuUndo {
  /// The value itself.
  public var menuUndo: MenuUndo? { self }
}

/// Registers what the handler of a command returns. It is made before the command is performed, while the place where it
/// was chosen is certain to be there.
@MainActor
struct MenuUndoRegistrar {
  /// The name of the command without the ellipsis of a menu.
  let name: String
  let isUndoable: Bool
  let activity: MenuActivity
  let key: MenuActivity.Key
  let onError: MenuActivity.ErrorHandler?
  #if canImport(AppKit) || canImport(SwiftUI) || canImport(UIKit)
    private weak var manager: UndoManager?
    private let nameBefore: String
  #endif

  init(
    name: String, isUndoable: Bool, at place: (any MenuPresenter)?, _ activity: MenuActivity,
    _ key: MenuActivity.Key, _ onError: MenuActivity.ErrorHandler?
  ) {
    (self.name, self.isUndoable) = (name, isUndoable)
    (self.activity, self.key, self.onError) = (activity, key, onError)
    #if canImport(AppKit) || canImport(SwiftUI) || canImport(UIKit)
      let manager = place?.undoManager
      nameBefore = manager.map { $0.groupingLevel > 0 ? $0.undoActionName : "" } ?? ""
      self.manager = manager
    #endif
  }

  /// Registers the undo of a command that has been performed, or names the undo action that it has registered itself.
  func register(_ undo: MenuUndo?) {
    #if canImport(AppKit) || canImport(SwiftUI) || canImport(UIKit)
      guard let manager else { return }
      if let undo {
        MenuUndoAction(undo, name, activity, key, onError).register(with: manager)
      } else if isUndoable, manager.groupingLevel > 0 {
        // An open group means that the command has registered an undo action. It may have named it, too.
        let nameAfter = manager.undoActionName
        if nameAfter.isEmpty || nameAfter == nameBefore { manager.setActionName(name) }
      }
    #endif
  }
}

#if canImport(AppKit) || canImport(SwiftUI) || canImport(UIKit)
  extension MenuUndo {
    /// Registers the undo of a change that was made without a command, as by dragging or typing.
    ///
    /// - Parameters:
    ///   - name: What Undo is followed by in the Edit menu.
    ///   - manager: The undo manager of the place, such as that of a view.
    public func register(as name: String, with manager: UndoManager?) {
      guard let manager else { return }
      let name = MenuTexts.label(of: name)
      MenuUndoAction(self, name, MenuActivity(), MenuActivity.Key(command: name), nil)
        .register(with: manager)
    }
  }

  /// An action of an undo manager, and its target. An undo manager does not retain targets, and crashes if one is gone; so
  /// the target is an object that its own action retains.
  @MainActor
  private final class MenuUndoAction {
    private let undo: MenuUndo
    private let name: String
    private let activity: MenuActivity
    private let key: MenuActivity.Key
    private let onError: MenuActivity.ErrorHandler?
    /// Whether what it would undo did not happen.
    private var hasFailed = false

    /// The last asynchronous step of each undo manager, after which the next one begins.
    private static var steps: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(
      _ undo: MenuUndo, _ name: String, _ activity: MenuActivity, _ key: MenuActivity.Key,
      _ onError: MenuActivity.ErrorHandler?
    ) {
      (self.undo, self.name) = (undo, name)
      (self.activity, self.key, self.onError) = (activity, key, onError)
    }

    /// Registers the action of a change: in the group of the event or, if there is none or the change took time, in one of
    /// its own.
    func register(with manager: UndoManager) {
      var needsGroup = manager.groupingLevel == 0 && !manager.groupsByEvent
      if case .later = undo.back { needsGroup = true }
      guard needsGroup else { return add(to: manager) }
      let groupsByEvent = manager.groupsByEvent
      // Otherwise a group of the event would be opened around it.
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
      add(to: manager)
      manager.endUndoGrouping()
      manager.groupsByEvent = groupsByEvent
    }

    private func add(to manager: UndoManager) {
      manager.registerUndo(withTarget: self) { [weak manager, self] _ in
        if let manager { perform(with: manager) }
      }
      manager.setActionName(name)
    }

    /// Undoes the change, and registers the other direction.
    private func perform(with manager: UndoManager) {
      guard !hasFailed, undo.hasOwner() else { return }
      let id = ObjectIdentifier(manager)
      let other = MenuUndoAction(undo.reversed, name, activity, key, onError)
      if case .now(let body) = undo.back, Self.steps[id] == nil {
        activity.perform(onError) {
          try body()
          other.add(to: manager)
        }
        return
      }
      // Once this step has ended, it would be too late: the undo manager takes the action for a new change then.
      other.add(to: manager)
      let earlier = Self.steps[id]
      let step = activity.start(key, onError, MenuEnding()) { [weak manager, self] in
        await earlier?.value
        do {
          if hasFailed { throw CancellationError() }
          try await undo.back.take()
        } catch {
          other.hasFailed = true
          manager?.removeAllActions(withTarget: other)
          throw error
        }
      }
      Self.steps[id] = step
      Task { @MainActor in
        await step.value
        if Self.steps[id] == step { Self.steps[id] = nil }
      }
    }
  }
#endif
