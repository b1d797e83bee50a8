/// What names mean in Swift, so that generated declarations compile under the names of a `.menu`
/// file.
package enum SwiftNames {
  /// Where a name is used in Swift.
  package enum Position: Sendable {
    /// The name of a case, property, function, parameter or type where it is declared, or is used
    /// by itself.
    case declaration
    /// After a dot: `.share`.
    case member
    /// The label of a parameter or an argument.
    case label
  }

  /// Whether a name is a keyword that Swift takes as a name only in backticks.
  ///
  /// The words are the keywords of swift-syntax that the lexer knows (swiftlang/swift-syntax
  /// a8b1c53), less those that Swift 6.3 compiles as they are; contextual keywords need none.
  /// After a dot only `init` and `self` need them, as a label only `inout`.
  package static func needsBackticks(
    _ name: String, in position: Position = .declaration
  ) -> Bool {
    switch position {
    case .declaration: return keywords.contains(name)
    case .member: return name == "init" || name == "self"
    case .label: return name == "inout"
    }
  }

  /// The name where it is declared: `` `default` ``.
  package static func declared(_ name: String) -> String { quoted(name, in: .declaration) }

  /// The name after a dot: `default`, but `` `init` ``.
  package static func member(_ name: String) -> String { quoted(name, in: .member) }

  /// The name as an expression: a parameter or a local value.
  package static func reference(_ name: String) -> String {
    operators.contains(name) ? "`\(name)`" : declared(name)
  }

  private static func quoted(_ name: String, in position: Position) -> String {
    needsBackticks(name, in: position) ? "`\(name)`" : name
  }

  /// Keywords that begin an expression without being one.
  private static let operators: Set<String> = [
    "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe",
    "yield",
  ]

  /// Whether no case, member or nested type can have this name, in backticks or not: `x.Type` and
  /// `x.Protocol` are types of their own.
  package static func cannotNameMember(_ name: String) -> Bool {
    name == "Type" || name == "Protocol"
  }

  /// Whether a case of this name is taken for one of `Optional` in patterns: `none` and `some`.
  package static func isOptionalCase(_ name: String) -> Bool {
    name == "none" || name == "some"
  }

  /// Whether a type of this name would hide one of Swift, Foundation, UIKit, AppKit or SwiftUI that
  /// generated code uses or that most apps use.
  package static func isTaken(_ name: String) -> Bool {
    takenTypes.contains(name)
  }

  /// All keywords that need backticks, in the order of their bytes.
  package static var allKeywords: [String] { keywords.sorted() }

  /// All names of types that are taken, in the order of their bytes.
  package static var allTakenTypes: [String] { takenTypes.sorted() }

  private static let keywords = Set(
    words: """
      Any Self as associatedtype break case catch class continue default defer deinit do else enum
      extension fallthrough false fileprivate for func guard if import in init inout internal is
      let nil operator precedencegroup private protocol public repeat rethrows return self static
      struct subscript super switch throw throws true try typealias var where while
      """)

  private static let takenTypes = Set(
    words: """
      Any AnyClass AnyHashable AnyKeyPath AnyObject AnyShape AnyTransition AnyView App AppKit
      Array ArraySlice AsyncSequence AsyncStream Bindable Binding Bool Bundle Button ButtonRole
      ButtonStyle CGAffineTransform CGFloat CGPoint CGRect CGSize Capsule CaseIterable Character
      Circle ClosedRange Codable Collection CommandGroup CommandGroupPlacement CommandMenu
      Commands CommandsBuilder Comparable ControlGroup CustomDebugStringConvertible
      CustomStringConvertible CustomizableToolbarContent Data Date Decodable Decoder
      DefaultStringInterpolation Dictionary Divider Double EditButton EmptyCommands EmptyView
      Encodable Encoder Environment EnvironmentKey EnvironmentObject EnvironmentValues Equatable
      Error EventModifiers ExpressibleByArrayLiteral ExpressibleByStringLiteral Float FocusState
      FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues ForEach Foundation
      Group HStack Hashable Hasher Identifiable Image IndexPath IndexSet InspectorCommands Int
      Int16 Int32 Int64 Int8 IteratorProtocol KeyEquivalent KeyPath KeyboardShortcut Label
      LabelStyle Locale LocalizedStringKey LocalizedStringResource MainActor Menu MenuOrder
      MenuStyle Mirror ModifiedContent NSAccessibilityProtocol NSAlert NSApp NSApplication
      NSAttributedString NSButton NSButtonCell NSCoder NSCoding NSCollectionView NSColor
      NSComboButton NSControl NSCopying NSDocument NSDocumentController NSEvent NSFindPanelAction
      NSFont NSFontManager NSFontTraitMask NSGestureRecognizer NSImage NSIndexPath NSItemBadge
      NSItemProvider NSLocalizedString NSMenu NSMenuDelegate NSMenuItem NSMenuItemBadge
      NSMenuItemValidation NSMenuToolbarItem NSNumber NSObject NSObjectProtocol NSOutlineView
      NSPoint NSPopUpButton NSRange NSRect NSRectEdge NSResponder NSSearchField
      NSSearchToolbarItem NSSecureCoding NSSegmentedControl NSSharingServicePicker
      NSSharingServicePickerToolbarItem NSSharingServicePickerToolbarItemDelegate NSSize
      NSSplitView NSSplitViewController NSSpringLoadingDestination NSSpringLoadingOptions
      NSStandardKeyBindingResponding NSStoryboard NSString NSTableView NSText NSTextFinder
      NSTextView NSToolbar NSToolbarDelegate NSToolbarItem NSToolbarItemGroup
      NSToolbarItemValidation NSTrackingSeparatorToolbarItem NSUIViewToolbarItem
      NSUserInterfaceItemIdentification
      NSUserInterfaceItemIdentifier NSUserInterfaceItemValidations NSUserInterfaceValidations
      NSValidatedUserInterfaceItem NSValue NSView NSViewController NSWindow NSWindowController
      Never Notification NotificationCenter ObjectIdentifier ObjectiveC ObservableObject
      ObservedObject OptionSet Optional PasteButton Picker PickerStyle PlainButtonStyle Protocol
      Published Range RawRepresentable Rectangle RenameButton Result RoundedRectangle Scene
      ScenePhase Section Selector Self Sendable Sequence Set SetAlgebra SettingsLink Shape
      ShareLink SidebarCommands Spacer State StateObject StaticString String
      StringInterpolationProtocol StringProtocol Substring Swift SwiftUI Task Text
      TextEditingCommands TextFormattingCommands Toggle ToggleStyle ToolbarCommands ToolbarContent
      ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarRole
      ToolbarSpacer ToolbarTitleMenu TupleView Type UIAccessibilityIdentification UIAction
      UIActionHandler UIActivityViewController UIAlertAction UIAlertController UIApplication
      UIBarAppearance UIBarButtonItem UIBarButtonItemGroup UIBarItem UIBezierPath UIButton
      UICollectionView UICollectionViewDelegate UIColor UICommand UICommandAlternate
      UICommandTagShare UIContextMenuActionProvider UIContextMenuConfiguration
      UIContextMenuContentPreviewProvider UIContextMenuInteraction
      UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
      UIContextMenuInteractionCommitStyle UIContextMenuInteractionDelegate UIContextMenuSystem
      UIControl UIDeferredMenuElement UIDevice UIDocumentProperties UIDragInteraction
      UIDragInteractionDelegate UIDragItem UIDragSession UIEditMenuArrowDirection
      UIEditMenuConfiguration UIEditMenuInteraction UIEditMenuInteractionAnimating
      UIEditMenuInteractionDelegate UIEditingInteractionConfiguration UIEvent UIFont
      UIGestureRecognizer UIGestureRecognizerDelegate UIImage UIInteraction UIKeyCommand
      UIKeyInput UIKeyModifierFlags UIKit UILongPressGestureRecognizer UIMainMenuSystem UIMenu
      UIMenuBuilder UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuLeaf
      UIMenuSystem UINavigationController UINavigationItem UINavigationItemRenameDelegate
      UIPointerInteraction UIPopoverPresentationController
      UIPopoverPresentationControllerSourceItem UIPreviewParameters UIPreviewTarget UIResponder
      UIResponderStandardEditActions UIScene UISearchBar UISearchController UISearchTextField
      UISegmentedControl
      UISplitViewController UITableView UITableViewDelegate UITapGestureRecognizer
      UITargetedPreview UITextField UITextFieldDelegate UITextInput UITextInteraction
      UITextInteractionMode UITextItem UITextRange UITextView UITextViewDelegate UITitlebar
      UITitlebarToolbarStyle UIToolbar
      UIToolbarAppearance UITraitCollection UIView UIViewController UIWindow UIWindowScene UInt
      UInt16 UInt32 UInt64 UInt8 URL UUID UndoManager Unicode Unmanaged UnsafePointer
      UnsafeRawPointer VStack View ViewBuilder ViewModifier Void WritableKeyPath ZStack
      """)
}
