import MenuModel
import MenuSyntax

/// A toolbar on one platform.
///
/// It is plain bytes that point into the `ShownModule` that it is of, and good for as long as that is there.
///
/// `@unchecked`: nothing writes what it points to.
public struct ShownToolbar: @unchecked Sendable {
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
  public internal(set) var entries = EntryList()
  /// Nil while it is walked.
  var parts: UnsafePointer<Parts>?

  /// What few toolbars have.
  struct Parts {
    var groups: [Group] = []
    var areas: [AreaBlock] = []
    var titleMenus: [Int] = []
  }

  public var groups: [Group] { parts?.pointee.groups ?? [] }
  public var areas: [AreaBlock] { parts?.pointee.areas ?? [] }
  /// The numbers of its document menus in `ShownModule.menus`.
  public var titleMenus: [Int] { parts?.pointee.titleMenus ?? [] }

  /// A `group { … }`.
  public struct Group: Sendable {
    public var name: Name?
    public var title: Text?
    public var image: Image?
    public var attributes: EntryAttributes
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
  public internal(set) var allItems = EntryList()
  /// The items that the toolbar shows before anyone customizes it.
  public internal(set) var defaultItems = EntryList()
  /// What is said about any of its entries.
  public internal(set) var attributes: EntryAttributes = []
  /// What any of its entries is.
  var traits: Traits = []
}
