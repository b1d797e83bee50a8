import MenuModel
import MenuSyntax

/// A shortcut that the module gives to a command or an option of its own.
package struct OwnShortcut: Sendable {
  /// The command; nil for an option of a choice.
  package var command: CommandID?
  /// The commands that choose the option.
  package var choosing: [CommandID]
  package var chord: KeyChord
  /// All shortcuts of the command or option, which are written together.
  package var all: [KeyChord]
  package var title: Text
  package var titleWhenOn: Text?
  /// The name of the command or option.
  package var name: Name
  /// The keys in their canonical form: there are several ways to write them.
  package var canonical: StandardShortcut
  /// The use that the system makes of the keys.
  package var use: SystemShortcut?

  /// Whether menus show it: it is the first of those of the command or option.
  package var isShown: Bool { all.first?.place == place }

  /// The command that menus show it for.
  var commandShowingIt: CommandID? { isShown ? command : nil }

  /// Where the keys are written.
  package var place: Place { chord.place }

  /// The shortcuts of all commands, then those of all options.
  static func all(in module: MenuModule) -> [Self] {
    var all: [Self] = []
    for (index, command) in module.commands.enumerated() {
      for chord in command.keys {
        all.append(
          Self(
            CommandID(index), [], chord, command.keys, command.title, command.titleWhenOn,
            command.name))
      }
    }
    var choosing = [[CommandID]](repeating: [], count: module.choices.count)
    for (index, command) in module.commands.enumerated() {
      guard case .choice(_, let choice) = command.payload else { continue }
      choosing[choice.index].append(CommandID(index))
    }
    for (index, choice) in module.choices.enumerated() {
      for option in choice.options {
        for chord in option.keys {
          all.append(Self(nil, choosing[index], chord, option.keys, option.title, nil, option.name))
        }
      }
    }
    return all
  }

  private init(
    _ command: CommandID?, _ choosing: [CommandID], _ chord: KeyChord, _ all: [KeyChord],
    _ title: Text, _ titleWhenOn: Text?, _ name: Name
  ) {
    self.command = command
    self.choosing = choosing
    self.chord = chord
    self.all = all
    self.title = title
    self.titleWhenOn = titleWhenOn
    self.name = name
    self.canonical = StandardShortcut(chord).canonical
    self.use = SystemShortcutTable.use(of: canonical)
  }

  /// Whether the key makes a character that is neither a letter nor a digit.
  var isPunctuation: Bool {
    switch chord.key {
    case .character(let byte):
      return !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    case .nonASCII(let scalar): return !scalar.properties.isAlphabetic
    case .named: return false
    }
  }

  /// Whether the key makes a character that people see.
  var isPrintable: Bool {
    if case .named = chord.key { return false }
    return true
  }
}

/// A shortcut of a command of the system that the menu bar has.
struct PlacedShortcut {
  /// The name after `standard`.
  var name: String
  var title: String
  /// In canonical form, by which shortcuts are compared.
  var canonical: StandardShortcut
  /// The entry, or the whole menu that has it.
  var place: Place
  var platforms: PlatformSet
}

extension PlacedShortcut {
  /// The shortcuts of the system's commands in the menu bar: by name, in whole menus, and in whole submenus.
  static func all(in menus: [ExpandedMenu]) -> [Self] {
    var all: [PlacedShortcut] = []
    for menu in menus where menu.surface == .bar {
      let names = menu.entries.compactMap { entry -> (String, ExpandedEntry)? in
        if case .standard(let name) = entry.kind { return (name, entry) }
        return nil
      }
      let hasDuplicate = names.contains { $0.0 == "duplicate" }
      for (name, entry) in names {
        switch entry.standardKey {
        case nil: add(name, beside: hasDuplicate, at: entry.place, on: menu.platforms, to: &all)
        case .hidden?: continue
        case .chords(let keys)?:
          all += keys.map { chord in
            PlacedShortcut(
              name: name, title: StandardMenus.entry(named: name)?.title ?? name,
              canonical: StandardShortcut(chord).canonical, place: entry.place,
              platforms: menu.platforms)
          }
        }
      }
      guard menu.level == 0, menu.isStandard, let place = menu.barPlace else { continue }
      for group in StandardMenus.groups(of: place) {
        for name in group {
          add(name, beside: true, at: menu.header, on: menu.platforms, to: &all)
        }
      }
    }
    return all
  }

  private static func add(
    _ name: String, beside hasDuplicate: Bool, at place: Place, on platforms: PlatformSet,
    to all: inout [PlacedShortcut]
  ) {
    for shortcut in shortcuts[name] ?? shortcuts(of: name) {
      let isBesideDuplicate = hasDuplicate && shortcut.name == "saveAs"
      all.append(
        PlacedShortcut(
          name: shortcut.name, title: shortcut.title,
          canonical: isBesideDuplicate ? saveAsBesideDuplicate : shortcut.canonical, place: place,
          platforms: platforms))
    }
  }

  private static let saveAsBesideDuplicate = StandardCommandTable.saveAsBesideDuplicate.canonical

  /// A shortcut that the system gives to a command.
  private typealias NamedShortcut = (name: String, title: String, canonical: StandardShortcut)

  /// The shortcuts that each name after `standard` brings.
  private static let shortcuts = Dictionary(
    uniqueKeysWithValues: StandardCommandTable.names.map { ($0, shortcuts(of: $0)) })

  /// The shortcuts of a command, or of those in a submenu.
  private static func shortcuts(of name: String) -> [NamedShortcut] {
    var shortcuts = StandardMenus.groups(ofSubmenu: name).joined().flatMap(shortcuts(of:))
    if let entry = StandardMenus.entry(named: name), let shortcut = entry.shortcut {
      shortcuts.append((name, entry.title, shortcut.canonical))
    }
    return shortcuts
  }
}

extension PlatformSet {
  /// The platforms that apps have keyboard shortcuts on.
  static let withShortcuts: Self = [.iOS, .iPadOS, .macOS, .macCatalyst, .visionOS]
}
