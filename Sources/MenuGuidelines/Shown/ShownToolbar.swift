import MenuModel
import MenuSyntax

/// A toolbar on one platform.
public struct ShownToolbar: Sendable {
  /// Its number in `ShownModule.toolbars`.
  public var number: Int
  /// The number of the screen that has it; nil for a toolbar by itself.
  public var screen: Int?
  public var platform: Platform
  public var role: Toolbar.Block.Role?
  public var isCustomizable: Bool
  public var isHideable: Bool
  /// Whether it is that of a settings window.
  public var isSettings: Bool
  /// The platform's word and the attributes behind it.
  public var header: Place
  public var place: Place
  /// Everything in it, also spacers and what is in the palette only.
  public var entries: [ShownEntry]
  public var groups: [Group]
  public var areas: [AreaBlock]

  /// A `group { … }`.
  public struct Group: Sendable {
    public var name: Name?
    public var title: Text?
    public var image: Image?
    public var header: Place
    public var place: Place
  }

  /// An area of an iPadOS toolbar.
  public struct AreaBlock: Sendable {
    public var area: Entry.Area
    public var isCustomizable: Bool
    public var place: Place
  }

  /// The entries that are neither spacers nor separators; those in the palette only are among them.
  public var allItems: [ShownEntry] {
    entries.filter {
      switch $0.kind {
      case .space, .flexible, .separator: return false
      default: return true
      }
    }
  }

  /// The items that the toolbar shows before anyone customizes it.
  public var defaultItems: [ShownEntry] {
    allItems.filter { !$0.attributes.contains(.hidden) }
  }
}
