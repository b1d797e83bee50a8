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
  indirect enum Entry {
    case item(DraftItem)
    case condition(FoundCondition, then: [Entry], otherwise: [Entry])
    case list(element: String, template: [Entry], cases: [Entry], Place)
    case platforms(Set<Platform>, [Entry], Place)
    case unread(reason: String, Place)
    /// The entries of the function that it is in, again.
    case recursion(Place)
  }

  var title: FoundText?
  var entries: [Entry] = []
  /// The menu that AppKit knows it as: `windows`, `services`.
  var system: String?
  let place: Place

  init(place: Place) { self.place = place }

  func append(_ value: MenuValue) {
    switch value {
    case .item(let item): entries.append(.item(item))
    case .list(let list): entries += list.entries
    }
  }
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
    /// Entries that the app supplies as it runs.
    case list(element: String)
    /// What couldn't be read.
    case unread(reason: String)
    /// What is in no menu: a key command without a title, the action of a button.
    case shortcut
  }

  var kind = Kind.command
  var command: FoundCommand
  var submenu: DraftList?
  /// The key equivalent, its modifiers, and where it is written.
  var key: (text: String, place: Place)?
  var modifiers: KeyModifiers?
  var modifiersPlace: Place?
  /// The code that sets its key or its modifiers to what is not known, so that its shortcut is not known either.
  var unreadKey: String?
  /// What code makes: `NSMenuItem`, `UIMenu`, or an element of UIKit.
  enum Base {
    case menuItem, menu, element
  }

  let framework: Framework
  var base = Base.element
  /// Whether it is a `UIAction`, which controls have, too.
  var isAction = false
  /// Where it is made, by which it is known when several functions lead to it.
  let site: Place
  /// Where the entry is, for people: the call of the function that makes it, or `site`.
  var place: Place

  /// Whether it is an action of a swipe over a row, rather than an entry of a menu.
  var isSwipeAction = false
  /// Whether it is what people choose at the app's icon on the Home Screen.
  var isQuickAction = false
  /// Whether it is a button of an alert or an action sheet.
  var isAlertAction = false
  /// Whether it can never be chosen.
  var isDisabled = false
  /// Whether it is never seen, and whether its shortcut works all the same.
  var isHidden = false
  var hasKeyWhenHidden = false

  /// Whether a property holds it, so that other code can change it.
  var isStored = false

  /// The conditions around the code that makes it, the outermost first, and the number of loops.
  var conditions: [FoundCondition] = []
  var openLoops = 0

  /// Whether it is the action of a control: given to what is no menu, and in none.
  var isGivenAway = false
  /// Whether its submenu is being looked into.
  private var isOpen = false

  /// Looks into the submenu, unless that is going on: code can be read as if an item were in its own submenu.
  func inside(_ body: () -> Void) {
    if isOpen { return }
    isOpen = true
    body()
    isOpen = false
  }

  init(_ framework: Framework, site: Place) {
    self.framework = framework
    self.site = site
    place = site
    command = FoundCommand(title: FoundText("", place: site))
  }
}

extension DraftList.Entry {
  var isUnread: Bool {
    if case .unread = self { return true }
    return false
  }

  /// The entry as the readers give it; nil if it is in no menu.
  func found() -> FoundEntry? {
    switch self {
    case .item(let item): return item.found()
    case .condition(let condition, let then, let otherwise):
      return FoundEntry(
        .condition(
          condition, then: then.compactMap { $0.found() },
          otherwise: otherwise.compactMap { $0.found() }),
        place: condition.place)
    case .list(let element, let template, let cases, let place):
      var entry = FoundEntry(
        .list(element: element, template: template.compactMap { $0.found() }), place: place)
      entry.cases = cases.compactMap { $0.found() }
      entry.findNesting()
      return entry
    case .recursion(let place):
      var entry = FoundEntry(
        .unread(reason: "entries that a function makes of itself"), place: place)
      entry.isRecursion = true
      return entry
    case .platforms(let platforms, let entries, let place):
      return FoundEntry(
        .platforms(platforms, entries: entries.compactMap { $0.found() }), place: place)
    case .unread(let reason, let place): return FoundEntry(.unread(reason: reason), place: place)
    }
  }

  /// The items in it, at any depth.
  func forEachItem(_ body: (DraftItem) -> Void) {
    switch self {
    case .item(let item):
      body(item)
      item.inside { for entry in item.submenu?.entries ?? [] { entry.forEachItem(body) } }
    case .condition(_, let then, let otherwise):
      for entry in then + otherwise { entry.forEachItem(body) }
    case .list(_, let entries, let cases, _):
      for entry in entries + cases { entry.forEachItem(body) }
    case .platforms(_, let entries, _):
      for entry in entries { entry.forEachItem(body) }
    case .unread, .recursion: return
    }
  }
}

extension [DraftItem] {
  /// The entries for items that no menu has, each while the conditions around its code hold.
  func entriesByConditions(from depth: Int = 0) -> [DraftList.Entry] {
    var entries: [DraftList.Entry] = []
    var rest = self[...]
    while let first = rest.first {
      guard first.conditions.count > depth else {
        entries.append(.item(first))
        rest.removeFirst()
        continue
      }
      let condition = first.conditions[depth]
      let items = rest.prefix { item in
        item.conditions.count > depth && item.conditions[depth].place == condition.place
          && item.conditions[depth].isNegated == condition.isNegated
      }
      entries.append(
        .condition(
          condition, then: Array(items).entriesByConditions(from: depth + 1), otherwise: []))
      rest.removeFirst(items.count)
    }
    return entries
  }
}

extension FoundCommand {
  /// Whether its code does nothing: it is there to be read.
  fileprivate var hasEmptyAction: Bool {
    guard case .code("", _, _)? = action else { return false }
    return true
  }
}

extension DraftItem {
  /// Whether it is more than a separator, and in a menu.
  var isEntry: Bool {
    switch kind {
    case .separator, .shortcut: return false
    default: return true
    }
  }

  /// Makes an entry of what had no title until now.
  func showTitle() {
    if case .shortcut = kind, command.title.literal != "" { kind = .command }
  }

  /// Its shortcut, if that is known.
  var foundKey: FoundKey? {
    guard let key, unreadKey == nil else { return nil }
    let modifiers = modifiers ?? (framework == .appkit ? .command : [])
    guard let shortcut = StandardShortcut(keyEquivalent: key.text, modifiers: modifiers) else {
      return nil
    }
    var found = FoundKey(shortcut, place: key.place)
    found.modifiers = modifiersPlace.map {
      FoundKey.Modifiers(place: $0, framework: framework)
    }
    return found
  }

  /// Its shortcut, if it is a key command that people see nothing of.
  func hiddenKey(in owner: String?) -> HiddenKey? {
    guard case .shortcut = kind, command.isKeyCommand, let action = command.action,
      let key = foundKey
    else { return nil }
    return HiddenKey(action: action, key: key, title: nil, owner: owner)
  }

  func found() -> FoundEntry? {
    var found: FoundEntry?
    inside { found = content().map { FoundEntry($0, place: place) } }
    if case .command? = found?.content, case .recursion? = submenu?.entries.first {
      found?.isRecursion = true
    }
    return found
  }

  private func content() -> FoundEntry.Content? {
    let entries = submenu?.entries.compactMap { $0.found() } ?? []
    switch kind {
    case .view where !entries.isEmpty: break
    case .unread(let reason) where !entries.isEmpty:
      let title = FoundText(segments: nil, expression: reason, place: place)
      return .menu(title: submenu?.title ?? title, image: nil, system: nil, entries: entries)
    case .shortcut: return nil
    case .separator: return .separator
    case .section:
      return .section(title: command.title.literal == "" ? nil : command.title, entries: entries)
    case .row: return .row(entries: entries)
    case .view(let name):
      return .view(name: name, label: command.title.literal == "" ? nil : command.title)
    case .list(let element): return .list(element: element, template: entries)
    case .unread(let reason): return .unread(reason: reason)
    case .command: break
    }
    guard let submenu else {
      if isDisabled, command.hasEmptyAction, MenuPlanner.isReadable(command.title) {
        return .text(command.title, image: command.image)
      }
      var command = command
      if isDisabled, framework == .appkit {
        // What comes after it tells a heading from a line of text.
        command.enabled = FoundCondition("false", place: place)
      }
      command.unreadKey = unreadKey
      command.key = foundKey
      command.isHiddenForKey = isHidden && hasKeyWhenHidden && !isStored
      return .command(command)
    }
    if entries.count == 1, entries[0].isRecursion, framework == .appkit {
      // An item that has a submenu only if its element has elements.
      return .command(command)
    }
    // AppKit shows the title of the item; where it has none, the menu's is meant.
    let title = command.title.literal == "" ? submenu.title ?? command.title : command.title
    return .menu(title: title, image: command.image, system: submenu.system, entries: entries)
  }
}
