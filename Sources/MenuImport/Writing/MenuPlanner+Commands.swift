import MenuModel
import MenuSyntax

extension MenuPlanner {
  /// The entry for a command at a place: one of the system's, or one of the app's own, which is declared at its first.
  mutating func entries(for found: FoundCommand, at place: Place) -> [PlannedEntry] {
    if !isOfSingleCommands,
      let name = Self.systemCode(found.action) ?? StandardSelectors.name(of: found),
      let entries = standardEntries(name, for: found, at: place)
    {
      return entries
    }
    guard let title = text(found.title) ?? text(found.help) else {
      return [unread(reason(found.title), at: place)]
    }
    count(.written, at: place)
    var found = found
    let subtitle = isOfQuickActions ? text(found.subtitle) : nil
    if isOfQuickActions { found.subtitle = nil }
    let (number, own) = command(found, title, at: place)
    var entry = PlannedEntry(
      .command(
        number, title: own, symbol: ownSymbol(found, number),
        alternate: found.isAlternate ? "alternate" : nil),
      place)
    entry.subtitle = subtitle
    // A menu of AppKit asks `validateMenuItem(_:)`.
    if found.enabled == nil, framework != .appkit { entry.isEnabledIn = surface }
    plan.commands[number].surfaces.insert(surface)
    return comments(on: found, number, at: place) + [entry]
  }

  private mutating func standardEntries(
    _ name: String, for found: FoundCommand, at place: Place
  ) -> [PlannedEntry]? {
    let standard = StandardEntries(comparesTitles: sourceLanguage.hasPrefix("en"))
    var comments: [PlannedEntry] = []
    switch standard.difference(of: found, from: name) {
    case .title?, .key?: return nil
    case .leftoverKey?:
      let key = found.key?.shortcut.glyphs ?? ""
      let words = "\(key) of an old template is left out"
      note(words, at: place)
      comments = [PlannedEntry(.comment("\(places[place]): \(words)"), place)]
    case nil: break
    }
    count(.standard, at: place)
    return comments + [PlannedEntry(.standard(name, isAlternate: found.isAlternate), place)]
  }

  /// The system's command that a closure calls and nothing else: `NSApp.terminate(nil)`.
  static func systemCode(_ action: FoundAction?) -> String? {
    guard case .code(let code, _, _)? = action else { return nil }
    let text = code.filter { !$0.isWhitespace }
    let calls = ["NSApp.terminate(", "NSApplication.shared.terminate("]
    let arguments = ["nil)", "self)"]
    let isQuit = calls.contains { call in arguments.contains { call + $0 == text } }
    return isQuit ? "quit" : nil
  }

  // MARK: Identity

  /// What a command does, as a key; nil if its files don't say.
  static func key(of action: FoundAction?, tag: Int) -> String? {
    switch action {
    case .selector(let selector, _)?: return "\(selector) \(tag)"
    case .code(let code, _, _)?:
      let text = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return text.isEmpty ? nil : text
    case nil: return nil
    }
  }

  /// The number of the command, and the title that it has here if it has another where it is declared.
  private mutating func command(
    _ found: FoundCommand, _ title: PlannedText, at place: Place
  ) -> (number: Int, title: PlannedText?) {
    let titleKey = MenuText.quoted(title)
    if let known = commandsByTitle[titleKey, default: []].first(where: { isSame(found, as: $0) }) {
      complete(known, from: found)
      return (known, nil)
    }
    if let action = Self.key(of: found.action, tag: found.tag) {
      // What several commands of one menu do by one selector is told apart by their titles alone.
      let others = commandsByAction[action, default: []].filter { isSame(found, as: $0) }
      if others.count == 1, !plan.commands[others[0]].surfaces.contains(surface),
        found.titles.count == 1, plan.commands[others[0]].otherTitles.isEmpty
      {
        complete(others[0], from: found)
        return (others[0], title)
      }
    }
    return (declare(found, title, titleKey, at: place), nil)
  }

  /// Whether a command can be the one with a number: it does the same, by the same key.
  private func isSame(_ found: FoundCommand, as number: Int) -> Bool {
    let known = plan.commands[number]
    if known.payload != .none { return false }
    if let key = found.key?.shortcut.canonical, let other = known.key?.shortcut.canonical,
      key != other
    {
      return false
    }
    // The Home Screen tells the app which one was chosen, by words that only its code knows.
    if isOfQuickActions, found.action == nil { return true }
    let others = found.titles.dropFirst().map(\.segments)
    if !others.isEmpty, others != known.otherTitles.map(\.found.segments) { return false }
    switch (found.action, known.action) {
    case (nil, nil):
      return found.image?.name == known.image?.name || found.image == nil || known.image == nil
    // `showRename.toggle()` and `showNote.toggle()` call the same function and are two commands.
    case (.code(_, let call?, _)?, .code(_, let other?, _)?)
    where call == other && !Self.generalFunctions.contains(call):
      return true
    default:
      return Self.key(of: found.action, tag: found.tag)
        == Self.key(of: known.action, tag: known.tag)
    }
  }

  /// Adds what only this place of a command says.
  private mutating func complete(_ number: Int, from found: FoundCommand) {
    // A quick action shows what it has on the Home Screen alone.
    if isOfQuickActions { return }
    if plan.commands[number].key == nil {
      plan.commands[number].key = found.key.flatMap { Self.writable($0) }
    }
    addKeys(of: found, to: number)
    if plan.commands[number].image == nil {
      plan.commands[number].image = found.image
      plan.commands[number].imageWhenOn = found.imageWhenOn
    }
    if found.isDestructive {
      let isSometimes = !plan.commands[number].isDestructive
      plan.commands[number].isDestructive = true
      plan.commands[number].destructiveWhen =
        isSometimes || plan.commands[number].destructiveWhen != nil
        ? found.destructiveWhen.map { condition($0, for: .destructive(upper(number))) }
        : nil
    }
    if plan.commands[number].label == nil { plan.commands[number].label = text(found.label) }
    if plan.commands[number].enabled == nil, let enabled = found.enabled {
      let use = ConditionUse.enabled(upper(number))
      plan.commands[number].enabled = condition(enabled, for: use)
    }
    if plan.commands[number].help == nil { plan.commands[number].help = text(found.help) }
    if found.asks == true { plan.commands[number].asks = true }
    if plan.commands[number].confirmation == nil {
      plan.commands[number].confirmation = text(found.confirmation)
    }
  }

  private func upper(_ number: Int) -> String {
    NameChooser.upperCamel([plan.commands[number].name])
  }

  /// Adds the shortcuts that menus do not show, each once.
  private mutating func addKeys(of found: FoundCommand, to number: Int) {
    guard let key = plan.commands[number].key else { return }
    var known = Set((plan.commands[number].otherKeys + [key]).map(\.shortcut.canonical))
    for key in found.otherKeys.compactMap({ Self.writable($0) })
    where known.insert(key.shortcut.canonical).inserted {
      plan.commands[number].otherKeys.append(key)
    }
  }

  static func writable(_ key: FoundKey) -> FoundKey? {
    MenuText.key(key.shortcut) == nil ? nil : key
  }

  private var isOfQuickActions: Bool {
    isOfSingleCommands && found.surfaces[surface].kind == .quickActions
  }

  // MARK: Declaration

  private mutating func declare(
    _ found: FoundCommand, _ title: PlannedText, _ titleKey: String, at place: Place
  ) -> Int {
    let name = names.choose(candidates(for: found, title), orElse: "command")
    let upper = NameChooser.upperCamel([name])
    var command = PlannedCommand(name: name, title: title, place: place)
    command.image = found.image
    command.imageWhenOn = found.imageWhenOn
    command.key = found.key.flatMap { Self.writable($0) }
    command.action = found.action
    command.tag = found.tag
    command.isDestructive = found.isDestructive
    let saysThatItAsks = title.plain.hasSuffix("…") || title.plain.hasSuffix("...")
    command.asks = found.asks ?? saysThatItAsks
    command.keepsOpen = found.keepsOpen
    if let on = found.on { command.on = condition(on, for: .on(upper)) }
    if found.titleWhenOn != nil {
      command.titleWhenOn = text(found.titleWhenOn)
      if command.on == nil && command.titleWhenOn != nil {
        let variable = names.choose(["is" + upper + "On"], orElse: "isOn")
        declareVariable(variable, "Bool", "", key: "command \(name)", at: place)
        command.on = variable
      }
    }
    command.titlesWhen = found.titlesWhen.compactMap { one in
      text(one.value).map { ($0, condition(one.condition, for: .titled(upper))) }
    }
    command.imagesWhen = found.imagesWhen.map {
      ($0.value, condition($0.condition, for: .titled(upper)))
    }
    command.label = text(found.label)
    command.destructiveWhen = found.destructiveWhen.map { condition($0, for: .destructive(upper)) }
    if let enabled = found.enabled { command.enabled = condition(enabled, for: .enabled(upper)) }
    command.confirmation = text(found.confirmation)
    let help = text(found.help)
    command.help = help == title ? nil : help
    command.subtitle = text(found.subtitle)
    let number = plan.commands.count
    plan.commands.append(command)
    addKeys(of: found, to: number)
    commandsByTitle[titleKey, default: []].append(number)
    if let action = Self.key(of: found.action, tag: found.tag) {
      commandsByAction[action, default: []].append(number)
    }
    return number
  }

  /// Names for a command, the best first: of its identifier, its selector or the function that it calls, its title.
  private func candidates(for found: FoundCommand, _ title: PlannedText) -> [String] {
    var names: [String] = []
    if let identifier = found.identifier, !identifier.hasPrefix("NS") {
      let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
      let words = NameChooser.words(of: last)
      // Identifiers made by a machine, such as `abc-de-fgh`, are not names.
      if words.count < 3 || words.contains(where: { $0.count > 3 }) {
        names.append(NameChooser.lowerCamel(words))
      }
    }
    let function = Self.function(of: found.action).map { Self.name(ofFunction: $0) } ?? ""
    let words = NameChooser.words(of: title.plain)
    let ofTitle = NameChooser.lowerCamel(Array(words.prefix(5)))
    if titlesByFunction[Self.function(of: found.action) ?? "", default: []].count > 1 {
      // What one function does for several titles is named by these; `2` of several numbers says little.
      let isName = title.plain.first?.isLetter ?? false && ofTitle.count > 2
      let joined = NameChooser.lowerCamel(NameChooser.words(of: function) + words.prefix(3))
      return names + (isName ? [ofTitle, joined] : [joined, ofTitle])
    }
    let owner = NameChooser.words(of: Self.base(self.found.surfaces[surface].owner))
    let ofBoth = NameChooser.lowerCamel(Array(words.prefix(3)) + owner)
    return names.filter { $0.count > 2 } + (function.count > 2 ? [function] : []) + [
      ofTitle, ofBoth,
    ]
  }

  /// The selector without its colons, or the function that is called.
  static func function(of action: FoundAction?) -> String? {
    switch action {
    case .selector(let selector, _)?: return String(selector.prefix { $0 != ":" })
    case .code(_, let call, _)?: return call
    case nil: return nil
    }
  }

  private static func name(ofFunction call: String) -> String {
    let last = call.split(separator: ".").last.map(String.init) ?? call
    var words = NameChooser.words(of: String(last.prefix { $0 != "(" }))
    if words.count > 1, let end = words.last,
      ["action", "clicked", "pressed", "tapped"].contains(end.lowercased())
    {
      words.removeLast()
    }
    if words.count > 1, let first = words.first,
      ["handle", "on", "did", "perform"].contains(first.lowercased())
    {
      words.removeFirst()
    }
    let name = NameChooser.lowerCamel(words)
    return generalFunctions.contains(name) ? "" : name
  }

  /// Names of functions that don't say what a command does. `fatalError` is a word here, not a call: a debug menu's Crash
  /// calls it, and its command is `crash`.
  static let generalFunctions: Set<String> = Set(
    """
    abort action append async bool button call callback clicked completion didTap dismiss dispatch dispatchQueue execute
    exit fatalError handler init insert int invalidate item main menu menuAction menuItem on open perform performAction
    post present print remove run selector send sendAction set store string task toggle update url withAnimation
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  // MARK: What only an entry has

  /// The symbol to show here, where the command has another.
  private func ownSymbol(_ found: FoundCommand, _ number: Int) -> FoundImage? {
    guard let image = found.image, image.isSymbol || isOfQuickActions,
      MenuText.image(image) != nil
    else { return nil }
    guard let known = plan.commands[number].image else { return isOfQuickActions ? image : nil }
    return image.name == known.name ? nil : image
  }

  /// What to say of a shortcut that is not written.
  func unwrittenKey(_ key: FoundKey?, _ code: String?) -> String? {
    if let key, Self.writable(key) == nil { return "a shortcut that a `.menu` file has no key for" }
    return code.map { "a shortcut from `\($0)`" }
  }

  /// Whether a condition is another than that which a command has, in the words of the language.
  private func isOther(_ found: FoundCondition, than known: String?) -> Bool {
    if found.expression == "true" || found.expression == "false" { return false }
    // What it would be called is not declared.
    var planner = self
    return planner.condition(found, for: .enabled("")) != known
  }

  /// Comments for what a command has at this place and the language can't say.
  private mutating func comments(on found: FoundCommand, _ number: Int, at place: Place)
    -> [PlannedEntry]
  {
    var words: [String] = []
    if let own = unwrittenKey(found.key, found.unreadKey) { words.append(own) }
    if let image = found.image, MenuText.image(image) == nil {
      words.append("the image \(image.name)")
    }
    if let title = found.titleWhenOn, title.segments == nil { words.append(reason(title)) }
    if let enabled = found.enabled, isOther(enabled, than: plan.commands[number].enabled) {
      words.append("here, enabled only when \(enabled.words)")
    }
    if found.isConfirmed == true, plan.commands[number].confirmation != nil {
      words.append("its action asks by itself, too: `confirm` has the question now")
    }
    return words.map { words in
      note(words, at: place)
      return PlannedEntry(.comment("\(places[place]): \(words)"), place)
    }
  }
}

extension PlannedCommand {
  /// The titles that it can have besides the plain one.
  fileprivate var otherTitles: [PlannedText] {
    (titleWhenOn.map { [$0] } ?? []) + titlesWhen.map(\.title)
  }
}
