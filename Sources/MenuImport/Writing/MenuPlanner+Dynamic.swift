import MenuModel
import MenuSyntax

/// Entries that the app supplies, choices, and views.
extension MenuPlanner {
  // MARK: Lists

  /// The elements of a list in place.
  mutating func list(
    _ element: String, _ template: [FoundEntry], _ origin: Place, in place: EntryPlace
  ) -> [PlannedEntry] {
    if !template.isOneEntry { return severalOfEach(element, template, origin) }
    count(.written, at: origin)
    let number = pickCommand(element, template, title: nil, origin)
    if !place.isToolbar { return [PlannedEntry(.each(number), origin)] }
    let title = plan.commands[number].title
    return [
      PlannedEntry(
        .menu(title: title, image: nil, entries: [PlannedEntry(.each(number), origin)]), origin)
    ]
  }

  /// Comments for what a loop makes of each element, where that is more than one entry: a list has one for each.
  private mutating func severalOfEach(
    _ element: String, _ template: [FoundEntry], _ origin: Place
  ) -> [PlannedEntry] {
    let leaves = template.flatMap { $0.withLeaves(depth: 0) }
    let isNew = isFirst(.unread, origin)
    // The list itself is counted.
    if isNew { report.found += leaves.count - 1 }
    return leaves.map { leaf in
      let what = leaf.titleInMenu.flatMap { text($0) }.map { MenuText.quoted($0) } ?? "an entry"
      let reason = "\(what), one of several for each of `\(element)`"
      if isNew { report.unread.append(.init(place: leaf.place, reason: reason)) }
      return PlannedEntry(.missing("\(places[leaf.place]): \(reason)"), leaf.place)
    }
  }

  /// A submenu with nothing but the elements of a list, which is a command by itself; nil for another.
  mutating func pickSubmenu(
    _ title: FoundText, _ image: FoundImage?, _ entries: [FoundEntry], _ origin: Place,
    in place: EntryPlace
  ) -> [PlannedEntry]? {
    guard !place.isToolbar, entries.count == 1,
      case .list(let element, let template) = entries[0].content, template.isOneEntry,
      let title = text(title)
    else { return nil }
    count(.found, at: entries[0].place)
    count(.written, at: origin)
    count(.written, at: entries[0].place)
    let number = pickCommand(element, template, title: title, origin)
    if entries[0].isNested { nest(element, at: origin) }
    if plan.commands[number].image == nil { plan.commands[number].image = image }
    return [PlannedEntry(.command(number, title: nil, symbol: nil, alternate: nil), origin)]
  }

  /// The command that shows a list, which is declared at its first place.
  private mutating func pickCommand(
    _ element: String, _ template: [FoundEntry], title: PlannedText?, _ origin: Place
  ) -> Int {
    let list = listNumber(element, origin)
    var action: FoundAction?
    if let first = template.first, case .command(let command) = first.content {
      action = command.action
    }
    let key =
      "pick \(list) \(title.map { MenuText.quoted($0) } ?? "") \(Self.key(of: action, tag: 0) ?? "")"
    if let known = commandsByAction[key]?.first { return known }
    let words = NameChooser.words(of: plan.lists[list].name)
    let title =
      title
      ?? PlannedText(
        segments: [.literal(words.joined(separator: " "))],
        found: FoundText(words.joined(separator: " "), place: origin))
    let name = names.choose(
      [
        "choose" + NameChooser.upperCamel(words),
        NameChooser.lowerCamel(NameChooser.words(of: title.plain)),
      ],
      orElse: "chooseElement")
    var command = PlannedCommand(name: name, title: title, place: origin)
    command.action = action
    command.payload = .pick(plan.lists[list].name)
    plan.commands.append(command)
    commandsByAction[key] = [plan.commands.count - 1]
    return plan.commands.count - 1
  }

  /// Says of a list that its elements have elements.
  mutating func nest(_ element: String, at origin: Place) {
    plan.lists[listNumber(element, origin)].isNested = true
  }

  private mutating func listNumber(_ element: String, _ origin: Place) -> Int {
    // A delegate's entries are told apart by whose menu it is.
    let owner = element == "items" ? Self.base(found.surfaces[surface].owner) : ""
    let key = element + " " + owner
    if let known = listsByElement[key] { return known }
    let path = element.prefix { $0 != "(" && $0 != "[" && $0 != "<" }
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    let name = names.chooseType(
      [owner + Self.singular(NameChooser.upperCamel(NameChooser.words(of: last)))],
      app: plan.appName,
      orElse: "Element")
    let singular = NameChooser.lowerCamel(NameChooser.words(of: name))
    let endsInY =
      singular.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains { singular.hasSuffix($0) }
    let plain = endsInY ? singular.dropLast() + "ies" : singular + "s"
    let field = names.choose([plain], orElse: "elements")
    listsByElement[key] = plan.lists.count
    plan.lists.append(PlannedList(name: name, field: field, expressions: [element], place: origin))
    return plan.lists.count - 1
  }

  /// `Folder` of `Folders`.
  private static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    if name.hasSuffix("ses") || name.hasSuffix("xes") || name.hasSuffix("ches") {
      return String(name.dropLast(2))
    }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 3
      ? String(name.dropLast()) : name
  }

  // MARK: Choices

  mutating func choice(
    _ title: FoundText, _ variable: String, _ options: [FoundOption], _ origin: Place,
    in place: EntryPlace
  ) -> [PlannedEntry] {
    let readable = options.filter { Self.isReadable($0.title) }
    if readable.isEmpty { return [unread("a choice without options that can be read", at: origin)] }
    var entries: [PlannedEntry] = []
    for option in options where !Self.isReadable(option.title) {
      let words = "option with a \(reason(option.title))"
      note(words, at: option.place)
      entries.append(PlannedEntry(.comment("\(places[option.place]): \(words)"), option.place))
    }
    for option in readable {
      guard let words = unwrittenKey(option.key, option.unreadKey) else { continue }
      note(words, at: option.place)
      entries.append(PlannedEntry(.comment("\(places[option.place]): \(words)"), option.place))
    }
    count(.written, at: origin)
    let number = choiceCommand(title, variable, readable, origin)
    guard case .choose(let name) = plan.commands[number].payload else { return entries }
    if place.isToolbar {
      entries.append(PlannedEntry(.segmented(name), origin))
    } else if text(title) == nil || framework == .swiftui && !found.surfaces[surface].isMenuBarPart
    {
      // SwiftUI shows the options of a picker in place, and in the menu bar of a Mac as a submenu.
      entries.append(PlannedEntry(.each(number), origin))
    } else {
      entries.append(
        PlannedEntry(.command(number, title: nil, symbol: nil, alternate: nil), origin))
    }
    return entries
  }

  private mutating func choiceCommand(
    _ title: FoundText, _ variable: String, _ options: [FoundOption], _ origin: Place
  ) -> Int {
    let key = ChoiceKey(variable: variable, titles: options.map(\.title.segments))
    if let known = choicesByVariable[key] { return known }
    let last = variable.split(separator: ".").last.map(String.init) ?? ""
    let words = NameChooser.words(of: last)
    let type = names.chooseType(
      [NameChooser.upperCamel(words)], app: plan.appName, orElse: "Option")
    let field = names.choose([NameChooser.lowerCamel(words)], orElse: "option")
    declareVariable(field, type, variable, key: "choice \(field)", at: origin)
    let planned = planOptions(options)
    plan.choices.append(PlannedChoice(name: type, options: planned, place: origin))
    let spoken = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    let title =
      text(title)
      ?? PlannedText(
        segments: [.literal(spoken.isEmpty ? "Option" : spoken)],
        found: FoundText(spoken, place: origin))
    let name = names.choose(
      [
        NameChooser.lowerCamel(NameChooser.words(of: title.plain)),
        "set" + NameChooser.upperCamel(words),
      ],
      orElse: "choose")
    var command = PlannedCommand(name: name, title: title, place: origin)
    command.payload = .choose(field)
    plan.commands.append(command)
    choicesByVariable[key] = plan.commands.count - 1
    return plan.commands.count - 1
  }

  private mutating func planOptions(_ options: [FoundOption]) -> [PlannedChoice.Option] {
    var own = NameChooser()
    return options.compactMap { option in
      guard let title = text(option.title) else { return nil }
      let ofTitle = NameChooser.lowerCamel(NameChooser.words(of: option.title.literal ?? ""))
      let ofCode = option.name.map { NameChooser.lowerCamel(NameChooser.words(of: $0)) } ?? ""
      let name = own.choose([ofCode, ofTitle], orElse: "option")
      return PlannedChoice.Option(
        name: name, title: title, image: option.image,
        key: option.key.flatMap { Self.writable($0) }, place: option.place)
    }
  }

  // MARK: Standard entries and views

  mutating func standard(_ name: String, _ origin: Place, in place: EntryPlace) -> PlannedEntry {
    if case .toolbar(let platform) = place {
      switch name {
      case "flexible", "space":
        count(.standard, at: origin)
        return PlannedEntry(name == "space" ? .space : .flexible, origin)
      case "separator" where platform == .macOS:
        count(.standard, at: origin)
        return PlannedEntry(.separator, origin)
      default: break
      }
    }
    let isOfToolbars = StandardCommandTable.entry(named: name)?.places.contains(.toolbar) ?? false
    guard let entry = StandardCommandTable.entry(named: name),
      place.isToolbar ? isOfToolbars : entry.places != [.toolbar]
    else { return unread("the system's `\(name)`", at: origin) }
    count(.standard, at: origin)
    return PlannedEntry(.standard(name, isAlternate: false), origin)
  }

  mutating func view(_ name: String, _ label: FoundText?, _ origin: Place, in place: EntryPlace)
    -> PlannedEntry
  {
    guard place.isToolbar else { return unread("a view in a menu, `\(name)`", at: origin) }
    count(.written, at: origin)
    let words = NameChooser.words(of: name)
    let upper = NameChooser.upperCamel(words)
    let title = text(label)
    if words.contains(where: { $0.lowercased() == "search" }) {
      return PlannedEntry(.search(title ?? Self.spoken("Search", at: origin)), origin)
    }
    let type = upper.isEmpty || !NameChooser.isUsable(upper) ? "AppView" : upper
    let spoken = words.isEmpty ? "View" : words.joined(separator: " ")
    return PlannedEntry(.view(type, title ?? Self.spoken(spoken, at: origin)), origin)
  }

  /// A text that the app doesn't have.
  private static func spoken(_ literal: String, at place: Place) -> PlannedText {
    PlannedText(segments: [.literal(literal)], found: FoundText(literal, place: place))
  }
}

extension [FoundEntry] {
  /// Whether a loop makes one entry of each element, whatever its conditions are; also where nothing is known of it.
  fileprivate var isOneEntry: Bool {
    var count = 0
    for entry in self {
      switch entry.content {
      case .command, .standard, .choice, .text, .view, .unread, .list: count += 1
      case .menu: return false
      case .section(_, let inner), .row(let inner), .platforms(_, let inner):
        if !inner.isOneEntry { return false }
        count += 1
      case .condition(_, let then, let otherwise):
        if !then.isOneEntry || !otherwise.isOneEntry { return false }
        count += 1
      case .separator: continue
      }
    }
    return count < 2
  }
}

extension FoundEntry {
  /// The title, of what has one.
  fileprivate var titleInMenu: FoundText? {
    switch content {
    case .command(let command): return command.title
    case .menu(let title, _, _, _): return title
    case .choice(let title, _, _): return title
    default: return nil
    }
  }

  /// The entry, if people see it as one, and those in it.
  fileprivate func withLeaves(depth: Int) -> [FoundEntry] {
    if depth > MenuPlanner.maximumDepth { return [self] }
    let inner = children.joined().flatMap { $0.withLeaves(depth: depth + 1) }
    switch content {
    case .separator: return []
    case .section, .row, .platforms, .condition: return inner
    default: return [self] + inner
    }
  }
}
