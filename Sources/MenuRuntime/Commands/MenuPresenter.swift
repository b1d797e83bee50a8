#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#elseif canImport(SwiftUI)
  import SwiftUI
#endif

/// The place where people choose a command, in the terms of a framework. It presents the questions and errors of the
/// command, and tells what is in front of it.
@MainActor
protocol MenuPresenter: AnyObject, Sendable {
  /// The window that the command belongs to, or an object that represents it; nil if it has no window. While a question
  /// is open in a window, no other command can be chosen there.
  var presentingWindow: AnyObject? { get }
  /// Whether something modal is in front of the window, so that its commands are dimmed and do nothing: a sheet, an alert
  /// or a modal window, whether the app or the library presents it. A panel or sheet that leaves the content usable is
  /// not modal. False if the framework cannot tell.
  var isBehindModal: Bool { get }
  /// Whether people cannot choose an item now, whatever its state.
  func blocks(_ item: MenuEntry<MenuAction>.Item) -> Bool
  /// Asks for confirmation. Calls `presented()` once the question is on screen, or certain to be, and then `confirm()` or
  /// `cancel()`.
  func present(_ question: MenuQuestion)
  /// Shows that a question has got another status, if what is on screen depends on it.
  func update(for question: MenuQuestion)
  /// The origin of the commands that are chosen there.
  var origin: MenuOrigin { get }
  /// Reports that a command failed.
  func present(_ error: any Error)
  #if canImport(AppKit) || canImport(SwiftUI) || canImport(UIKit)
    /// The undo manager of the place.
    var undoManager: UndoManager? { get }
  #endif
}

extension MenuPresenter {
  func update(for question: MenuQuestion) {}

  var origin: MenuOrigin { MenuOrigin(window: presentingWindow) }

  /// Whether people can choose no command now.
  var isBlocked: Bool { MenuQuestion.isOpen(in: presentingWindow) || isBehindModal }

  func blocks(_ item: MenuEntry<MenuAction>.Item) -> Bool { isBlocked && !item.worksBehindSheets }

  /// Performs the command that people have chosen, asking for confirmation first if it needs one.
  ///
  /// - Parameters:
  ///   - isUndoable: Whether the command is undoable whatever its own facts say.
  ///   - anchor: The ID of the row at which to ask, or nil for the place itself.
  ///   - ending: Where the outcome is noted.
  func choose(
    _ item: MenuEntry<MenuAction>.Item, isUndoable: Bool = false, at anchor: AnyHashable? = nil,
    _ ending: MenuEnding = MenuEnding()
  ) {
    guard item.isEnabled, item.command.hasOwner(), !blocks(item) else {
      return ending.end(.unavailable)
    }
    let isUndoable = item.isUndoable || isUndoable
    guard item.confirmation != nil else {
      return item.command.perform(at: self, isUndoable: isUndoable, ending)
    }
    MenuQuestion(item, isUndoable: isUndoable, at: anchor, in: self, ending).ask()
  }
}
