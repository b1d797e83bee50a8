import MenuSyntax

/// A line in a surface.
public struct Entry: Sendable {
  public var kind: Kind
  /// The whole entry, with its block.
  public var place: Place
  /// The `include` that brought it here; nil if it is in the surface's own text.
  public var includedAt: Place?
  public var attributes: EntryAttributes
  /// The modifier that shows this entry in place of the one before it.
  public var alternate: KeyModifiers?

  public init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
    self.includedAt = nil
    // Not `[]`, which is a generic call in a debug build.
    self.attributes = EntryAttributes(rawValue: 0)
    self.alternate = nil
  }

  /// What an entry is.
  ///
  /// Kinds that a module has few of are `indirect`, so that an entry is small.
  public enum Kind: Sendable {
    case command(CommandPlacement)
    /// `each`: the options or elements of a `choose` or `pick` command, in place.
    case each(CommandID)
    case separator
    indirect case submenu(Submenu)
    indirect case section(title: Text, entries: [Entry])
    /// Small or medium elements side by side.
    case row([Entry])
    case palette([Entry])
    case include(MenuID)
    /// One name after `standard`.
    indirect case standard(StandardCommand)
    case when(Condition, [Entry])
    case on([Platform], [Entry])
    /// A view that the app supplies.
    indirect case view(Name, label: Text)
    case space
    case flexible
    indirect case group(ToolbarGroup)
    case segmented(StateID, ChoiceID)
    indirect case search(prompt: Text)
    case titleMenu([Entry])
    indirect case area(Area, isCustomizable: Bool, entries: [Entry])
  }

  /// An area of the bars of an iPhone or an iPad.
  public enum Area: Sendable {
    case leading
    /// The middle of an iPad's bar.
    case center
    case trailing
    /// The bar at the bottom of an iPhone's screen.
    case bottom

    /// The areas of a platform's toolbar; empty for one without.
    public static func all(on platform: Platform) -> [Area] {
      switch platform {
      case .iOS: return [.leading, .trailing, .bottom]
      case .iPadOS: return [.leading, .center, .trailing]
      default: return []
      }
    }
  }
}

/// What an entry says about itself in a toolbar.
public struct EntryAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In the customization palette only.
  public static let hidden = EntryAttributes(rawValue: 1)
  /// Stays visible when space runs out.
  public static let essential = EntryAttributes(rawValue: 2)
  /// The one prominent action.
  public static let prominent = EntryAttributes(rawValue: 4)
  /// Keeps a selected look.
  public static let selectable = EntryAttributes(rawValue: 8)
  /// Spring-loaded.
  public static let springs = EntryAttributes(rawValue: 16)
  /// Works while its window is inactive.
  public static let clicksThrough = EntryAttributes(rawValue: 32)
}

/// A command's being in a surface, with what is different there.
public struct CommandPlacement: Sendable {
  public var command: CommandID
  /// What is different; nil for most.
  private var changes: Changes?

  public init(command: CommandID) {
    self.command = command
    self.changes = nil
  }

  /// Whether anything is different.
  public var isChanged: Bool { changes != nil }

  /// `as "…"`.
  public var title: Text? {
    get { changes?.title }
    set { change { $0.title = newValue } }
  }

  /// `symbol NAME`.
  public var image: Image? {
    get { changes?.image }
    set { change { $0.image = newValue } }
  }

  /// `symbol none`.
  public var hidesImage: Bool {
    get { changes?.hidesImage ?? false }
    set { change { $0.hidesImage = newValue } }
  }

  /// What is different where a command is placed; never changed once it is in a placement.
  private final class Changes: Sendable {
    let title: Text?
    let image: Image?
    let hidesImage: Bool

    init(_ values: Values) {
      title = values.title
      image = values.image
      hidesImage = values.hidesImage
    }
  }

  private struct Values {
    var title: Text?
    var image: Image?
    var hidesImage: Bool
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = Values(title: title, image: image, hidesImage: hidesImage)
    change(&values)
    changes = Changes(values)
  }
}

/// A submenu, or a toolbar's pull-down.
public struct Submenu: Sendable {
  /// The title; nil where it has none of its own. For a named menu, that menu's title or name.
  public var title: Text?
  public var image: Image?
  public var enabled: Condition?
  public var shown: Condition?
  /// The named menu whose entries these are.
  public var menu: MenuID?
  /// The entries; empty where `menu` names them.
  public var entries: [Entry]
  public var header: Place

  public init(header: Place) {
    self.title = nil
    self.image = nil
    self.enabled = nil
    self.shown = nil
    self.menu = nil
    self.entries = []
    self.header = header
  }
}

/// A group of toolbar items.
public struct ToolbarGroup: Sendable {
  public var name: Name?
  public var title: Text?
  public var image: Image?
  public var entries: [Entry]
  public var header: Place

  public init(header: Place) {
    self.name = nil
    self.title = nil
    self.image = nil
    self.entries = []
    self.header = header
  }
}

/// A command or control that the system provides, as one name after `standard` says.
public struct StandardCommand: Sendable {
  /// The name after `standard`: a key of `StandardCommandTable`.
  public var name: Name

  public init(name: Name) {
    self.name = name
  }
}
