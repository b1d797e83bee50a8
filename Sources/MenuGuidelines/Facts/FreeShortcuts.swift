import MenuModel
import MenuSyntax

/// Finds shortcuts that neither the module nor the system uses.
struct FreeShortcuts {
  private let expanded: ExpandedModule
  private let surroundings: ShortcutSurroundings
  /// The shortcuts in use, and those that have been suggested for another command.
  private lazy var taken = expanded.keysInUse.union(
    StandardCommandTable.all.compactMap { $0.shortcut?.canonical })
  private lazy var alternates = Alternates(expanded)
  /// How many commands have suggestions. For thousands they would take long, and nobody would read them.
  private var count = 0

  init(_ expanded: ExpandedModule, _ surroundings: ShortcutSurroundings) {
    self.expanded = expanded
    self.surroundings = surroundings
  }

  /// Up to three shortcuts for a command in place of the one it has: first two with the same key and other modifiers, if
  /// the key is a letter of the title, then those with other letters of it.
  mutating func suggestions(for shortcut: OwnShortcut) -> [StandardShortcut] {
    count += 1
    if count > 100 { return [] }
    // The shortcut of an alternate is that of its entry and one modifier.
    if let id = shortcut.commandShowingIt, alternates.isAlternate(id) { return [] }
    // What destroys is not to be had by one slip of a finger.
    let isDestructive = shortcut.command.map { expanded.isDestructive($0) } ?? false
    let plain: [KeyModifiers] = isDestructive ? [] : [.command]
    var found: [StandardShortcut] = []
    if case .character(let key) = shortcut.canonical.key, letters(of: shortcut).contains(key | 0x20)
    {
      for modifiers in Self.modifiers where found.count < 2 {
        add(key, modifiers, for: shortcut, to: &found)
      }
    }
    for letter in letters(of: shortcut) where found.count < 3 {
      for modifiers in plain + Self.modifiers.prefix(2) {
        if add(letter, modifiers, for: shortcut, to: &found) { break }
      }
    }
    // A command further on is to have others.
    taken.formUnion(found.prefix(1))
    return found
  }

  /// The modifiers to try, those that people like best first.
  /// The page on keyboards has Shift as the second modifier, Option for less, and Control to be avoided.
  private static let modifiers: [KeyModifiers] = [
    [.shift, .command], [.option, .command], [.control, .command], [.option, .shift, .command],
  ]

  @discardableResult
  private mutating func add(
    _ key: UInt8, _ modifiers: KeyModifiers, for shortcut: OwnShortcut,
    to found: inout [StandardShortcut]
  ) -> Bool {
    let free = StandardShortcut(modifiers: modifiers, key: .character(key)).canonical
    var other = shortcut
    other.chord.modifiers = modifiers
    other.chord.key = .character(key)
    other.canonical = free
    other.use = SystemShortcutTable.use(of: free)
    // Nor what people take for a relative of a common command.
    guard !taken.contains(free), !found.contains(free), other.use == nil,
      case .fine = surroundings.verdict(on: other),
      alternates.canFollow(other.commandShowingIt, to: free, taken)
    else { return false }
    found.append(free)
    return true
  }

  /// The first letters of a title's words, then its other letters.
  private func letters(of shortcut: OwnShortcut) -> [UInt8] {
    var first: [UInt8] = []
    var others: [UInt8] = []
    for word in TitleText(shortcut.title).words {
      let bytes = word.utf8.map { $0 | 0x20 }.filter { $0 >= 0x61 && $0 <= 0x7A }
      first += bytes.prefix(1)
      others += bytes.dropFirst()
    }
    var letters: [UInt8] = []
    for letter in first + others where !letters.contains(letter) { letters.append(letter) }
    return letters
  }
}

extension GuidelineReport {
  /// The help line and the fixes that give a command another shortcut; none where no shortcut is free.
  func replacing(
    _ shortcut: OwnShortcut, with free: [StandardShortcut]
  ) -> (help: Message?, fixes: [GuidelineFix]) {
    if free.isEmpty { return (nil, []) }
    let names = free.map { "`\($0.written)`" }
    let alternates = Alternates(expanded)
    let fixes = free.map {
      GuidelineFix(
        title: "Use `\($0.written)`", applicability: .unsafe,
        edits: [Edit(place: shortcut.place, text: $0.written)]
          + alternates.edits(following: shortcut.commandShowingIt, to: $0))
    }
    let first = names.dropLast().joined(separator: ", ")
    let list =
      names.count == 1
      ? Message("\(names[0])") : Message("\(first) or \(names[names.count - 1])")
    return (
      "Choose another shortcut, such as \(list), which nothing uses yet.",
      fixes
    )
  }
}
