import MenuSyntax

/// A line in a surface.
package struct Entry: Sendable {
  package var kind: Kind
  /// The whole entry, with its block.
  package var place: Place
  /// The `include` that brought it to its menu; nil if it is in the text of that menu. An `Expansion` says it;
  /// of a toolbar's entry, its module does.
  package var includedAt: Place?
  /// Whether an `on` was around it, which an `Expansion` takes away.
  package var isInPlatformBlock = false
  package var attributes: EntryAttributes = []
  /// The modifier that shows this entry in place of the one before it.
  package var alternate: KeyModifiers?

  package init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// What an entry is.
  package indirect enum Kind: Sendable {
    case command(CommandPlacement)
    /// `each`: the options or elements of a `choose` or `pick` command, in place.
    case each(CommandID)
    /// A line that cannot be chosen.
    case text(Text, Image?)
    case separator
    case submenu(Submenu)
    case section(title: Text, subtitle: Text?, entries: [Entry])
    /// Small or medium elements side by side.
    case row([Entry], size: RowSize?)
    case palette([Entry])
    case include(MenuID)
    /// One name after `standard`.
    case standard(StandardCommand)
    case when(Presence, [Entry])
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
  package enum Area: String, Sendable {
    case leading
    /// The middle of an iPad's bar.
    case center
    case trailing
    /// The bar at the bottom of an iPhone's screen or an iPad's window.
    case bottom

    /// The areas of a platform's toolbar; empty for one without.
    package static func all(on platform: Platform) -> [Area] {
      switch platform {
      case .iOS: return [.leading, .trailing, .bottom]
      case .iPadOS: return [.leading, .center, .trailing, .bottom]
      default: return []
      }
    }

    /// The areas that all of some platforms have.
    package static func shared(by platforms: [Platform]) -> [Area] {
      guard let first = platforms.first else { return [] }
      return all(on: first).filter { area in platforms.allSatisfy { all(on: $0).contains(area) } }
    }
  }
}

/// The size of the elements of a row; where it says none, it follows from their number.
package enum RowSize: Sendable, Hashable {
  /// Symbols alone.
  case small
  /// Symbols with titles.
  case medium
}

/// What an entry says about itself in a toolbar.
package struct EntryAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In the customization palette only.
  package static let hidden = EntryAttributes(rawValue: 1)
  /// Stays visible when space runs out.
  package static let essential = EntryAttributes(rawValue: 2)
  /// The one prominent action.
  package static let prominent = EntryAttributes(rawValue: 4)
  /// Keeps a selected look.
  package static let selectable = EntryAttributes(rawValue: 8)
  /// Spring-loaded.
  package static let springs = EntryAttributes(rawValue: 16)
  /// Works while its window is inactive.
  package static let clicksThrough = EntryAttributes(rawValue: 32)
}

/// A command's being in a surface, with what is different there.
package struct CommandPlacement: Sendable {
  package var command: CommandID
  /// `as "…"`.
  package var title: Text?
  /// `symbol NAME` or `image "Asset"`.
  package var image: Image?
  /// `symbol none`.
  package var hidesImage = false
  /// The second line in quick actions.
  package var subtitle: Text?

  package init(command: CommandID) {
    self.command = command
  }

  /// Whether anything is different from the command.
  package var isChanged: Bool {
    title != nil || image != nil || hidesImage || subtitle != nil
  }
}

/// A submenu, or a toolbar's pull-down.
package struct Submenu: Sendable {
  /// The title; nil where it has none of its own. For a named menu, that menu's title or name.
  package var title: Text?
  /// The second line; for a named menu without one of its own here, that menu's.
  package var subtitle: Text?
  package var image: Image?
  package var enabled: Condition?
  package var shown: Condition?
  /// The command that a tap performs, in a toolbar; the menu then waits for touch and hold.
  package var tap: CommandID?
  /// The named menu whose entries these are.
  package var menu: MenuID?
  /// The entries; empty where `menu` names them.
  package var entries: [Entry] = []
  package var header: Place

  package init(header: Place) {
    self.header = header
  }
}

/// A group of toolbar items.
package struct ToolbarGroup: Sendable {
  package var name: Name?
  package var title: Text?
  package var image: Image?
  package var entries: [Entry] = []
  package var header: Place

  package init(header: Place) {
    self.header = header
  }
}

/// A command or control that the system provides, as one name after `standard` says.
package struct StandardCommand: Sendable {
  /// The name after `standard`: a key of `StandardCommandTable`.
  package var name: Name
  /// `as "…"`.
  package var title: Text?
  /// `key …`; nil for the system's own.
  package var key: Key?

  package init(name: Name) {
    self.name = name
  }

  /// What is different of the shortcut.
  package enum Key: Sendable {
    /// `key none`.
    case hidden
    /// The shortcuts, the first of which menus show.
    case chords([KeyChord])
  }

  /// Whether anything is different from what the system has.
  package var isChanged: Bool { title != nil || key != nil }
}
