import MenuSyntax

/// A line in a surface.
public struct Entry: Sendable {
  public var kind: Kind
  /// The whole entry, with its block.
  public var place: Place
  /// The `include` that brought it here; nil if it is in the surface's own text.
  public var includedAt: Place?
  public var attributes: EntryAttributes = []
  /// The modifier that shows this entry in place of the one before it.
  public var alternate: KeyModifiers?

  public init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// What an entry is.
  public indirect enum Kind: Sendable {
    case command(CommandPlacement)
    /// `each`: the options or elements of a `choose` or `pick` command, in place.
    case each(CommandID)
    case separator
    case submenu(Submenu)
    case section(title: Text, entries: [Entry])
    /// Small or medium elements side by side.
    case row([Entry])
    case palette([Entry])
    case include(MenuID)
    /// One name after `standard`.
    case standard(StandardCommand)
    case when(Condition, [Entry])
    case on([Platform], [Entry])
    /// A view that the app supplies.
    case view(Name, label: Text)
    case space
    case flexible
    case group(ToolbarGroup)
    case segmented(StateID, ChoiceID)
    case search(prompt: Text)
    case titleMenu([Entry])
    case area(Area, isCustomizable: Bool, entries: [Entry])
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
  /// `as "…"`.
  public var title: Text?
  /// `symbol NAME`.
  public var image: Image?
  /// `symbol none`.
  public var hidesImage = false

  public init(command: CommandID) {
    self.command = command
  }

  /// Whether anything is different from the command.
  public var isChanged: Bool { title != nil || image != nil || hidesImage }
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
  public var entries: [Entry] = []
  public var header: Place

  public init(header: Place) {
    self.header = header
  }
}

/// A group of toolbar items.
public struct ToolbarGroup: Sendable {
  public var name: Name?
  public var title: Text?
  public var image: Image?
  public var entries: [Entry] = []
  public var header: Place

  public init(header: Place) {
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
