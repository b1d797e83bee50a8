import MenuModel
import MenuSyntax

/// What an expression of AppKit or UIKit makes.
enum MenuValue {
  /// An `NSMenu`, or an array of entries.
  case list(DraftList)
  /// An `NSMenuItem`, or an element of UIKit.
  case item(DraftItem)
}

/// A menu that code fills, or an array of entries.
final class DraftList {
  enum Entry {
    case item(DraftItem)
    case condition(FoundCondition, then: [Entry], otherwise: [Entry], Place)
    case list(element: String, template: [Entry], Place)
    case platforms(Set<Platform>, [Entry], Place)
    case unread(reason: String, Place)
  }

  var title: FoundText?
  var entries: [Entry] = []
  var place: Place

  init(place: Place) { self.place = place }
}

/// An entry that code makes, and changes on the lines after.
final class DraftItem {
  enum Kind {
    case command
    case separator
    /// The children of an inline `UIMenu`, between separators.
    case section
    /// The children of a `UIMenu`, side by side.
    case row
    /// An item with a view of its own.
    case view(name: String)
  }

  var kind = Kind.command
  var command: FoundCommand
  var submenu: DraftList?
  /// The menu that AppKit knows it as: `windows`, `services`.
  var system: String?
  var place: Place

  init(place: Place) {
    self.place = place
    command = FoundCommand(title: FoundText("", place: place))
  }
}
