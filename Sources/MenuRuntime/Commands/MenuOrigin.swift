/// The place where people chose a command: `perform` gets it if its closure has a parameter for it.
///
/// ```swift
/// NotesMenus(for: model, state: \.menuState) { model, command, origin in
///   if command == .share { model.share(from: origin.view) }
/// }
/// ```
///
/// In AppKit and UIKit it has the view, the bar or toolbar item and the window, so that an app can show its own popover
/// there; in SwiftUI the window at most, and the ID that `menuAnchor(_:)` gave the place. All are nil if they are gone, or
/// if the command was not chosen in a menu or bar, as one that is done again after an undo.
@MainActor
public struct MenuOrigin {
  weak var viewObject: AnyObject?
  weak var itemObject: AnyObject?
  weak var windowObject: AnyObject?

  /// What `menuAnchor(_:)` named the view in SwiftUI, or the selection value of the row in a list there.
  public internal(set) var anchorID: AnyHashable?

  /// The origin of a command that was not chosen in a menu or bar.
  public init() {}

  init(view: AnyObject? = nil, item: AnyObject? = nil, window: AnyObject?) {
    viewObject = view
    itemObject = item
    windowObject = window
  }

  /// The origin of the command that is being performed.
  static var current: MenuOrigin { MenuActivity.origin?.origin ?? MenuOrigin() }
}
