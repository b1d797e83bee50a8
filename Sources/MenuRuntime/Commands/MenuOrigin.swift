/// The place where people chose a command: that of the running command is `MenuOrigin.current`.
///
/// ```swift
/// NotesMenus(for: model, state: \.menuState) { model, command in
///   if command == .share { model.share(from: MenuOrigin.current.view) }
/// }
/// ```
///
/// In AppKit and UIKit it has the view, the bar or toolbar item and the window, so that an app can show its own popover
/// there; in SwiftUI the window at most, and the ID that `menuAnchor(_:)` gave the place. All are nil if they are gone, or
/// if the command was not chosen in a menu or bar.
@MainActor
public struct MenuOrigin {
  weak var viewObject: AnyObject?
  weak var itemObject: AnyObject?
  weak var windowObject: AnyObject?
  /// What presents questions and errors there, if it is known.
  private weak var presenter: (any MenuPresenter)?

  /// What `menuAnchor(_:)` named the view in SwiftUI, or the selection value of the row in a list there.
  public internal(set) var anchorID: AnyHashable?

  /// The origin of a command that was not chosen in a menu or bar.
  public init() {}

  init(view: AnyObject? = nil, item: AnyObject? = nil, window: AnyObject?) {
    viewObject = view
    itemObject = item
    windowObject = window
  }

  /// The place where the running command was chosen. In a command with `await` it stays the same.
  public static var current: MenuOrigin {
    guard let presenter = MenuPlace.current.get() else { return MenuOrigin() }
    var origin = presenter.origin
    origin.presenter = presenter
    return origin
  }

  /// What presents the questions and errors of a command there.
  var place: (any MenuPresenter)? {
    if let presenter { return presenter }
    #if (canImport(AppKit) && !targetEnvironment(macCatalyst)) || (canImport(UIKit) && !os(watchOS))
      return anchor
    #else
      return nil
    #endif
  }
}

/// The place where the running command was chosen. Its task has it, too, and each that it starts.
nonisolated enum MenuPlace {
  static let current = TaskLocal<(any MenuPresenter)?>(wrappedValue: nil)
}
