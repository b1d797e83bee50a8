import MenuModel
import MenuSyntax

/// Chooses names that the language and Swift accept, each once.
struct NameChooser {
  /// All names of commands, state and types, which share members in Swift; in NFC by `String`'s equality.
  private var taken: Set<String> = []
  /// The number after the last that a name was chosen with.
  private var numbers: [String: Int] = [:]

  /// The longest name, in characters.
  private static let maximumLength = 40
  private static let maximumWords = 6

  init() {}

  // MARK: Words

  /// The words of a text or name: `toggleSidebar`, `Show Sidebar…` and `show_sidebar` have the same two or three.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    func isLower(_ character: Character?) -> Bool {
      character.map { $0.isLowercase || $0.isNumber } ?? false
    }
    for character in text.prefix(400) {
      let isPart = isNamePart(character)
      if !isPart || character.isUppercase && isLower(previous) {
        // An apostrophe is inside a word: `Don't`.
        if character == "'" || character == "’" { continue }
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word.append(character) }
      previous = character
      if words.count > maximumWords { break }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      if scalar.value < 0x80 {
        return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value)
          || (0x61...0x7A).contains(scalar.value)
      }
      return scalar.properties.isXIDStart && scalar.properties.isAlphabetic
        && scalar.value < 0x10000
    }
  }

  static func lowerCamel(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    let head = SwiftNames.lowerCamel(first)
    return begin(head + words.dropFirst().map(capitalized).joined(), with: "x")
  }

  static func upperCamel(_ words: [String]) -> String {
    begin(words.map(capitalized).joined(), with: "X")
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name may not begin with a digit.
  private static func begin(_ name: String, with letter: String) -> String {
    guard let first = name.unicodeScalars.first, !name.isEmpty else { return "" }
    let text = String(name.prefix(maximumLength))
    return first.properties.isXIDStart ? text : letter + text
  }

  // MARK: Choosing

  /// Words that would be read otherwise in a condition or an entry, and members that generated types have already.
  private static let reserved: Set<String> = [
    "true", "false", "none", "some", "hashValue", "self", "init", "DEBUG", "Type", "Protocol", "_",
    "id", "rawValue", "allCases", "description", "state", "perform",
  ]

  static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !reserved.contains(name) && !SwiftNames.needsBackticks(name)
      && !SwiftNames.cannotNameMember(name)
  }

  func isFree(_ name: String) -> Bool { Self.isUsable(name) && !taken.contains(name) }

  /// Takes the first of `names` that is free, or else the first with a number.
  mutating func choose(_ names: [String], orElse fallback: String) -> String {
    let usable = names.filter { !$0.isEmpty }
    let first = usable.first.map { Self.isUsable($0) ? $0 : $0 + "Command" } ?? fallback
    let name = usable.first { isFree($0) } ?? numbered(first, where: { $0.isFree($1) })
    taken.insert(name)
    return name
  }

  /// The name, or with the first number from 2 that makes it free.
  private mutating func numbered(
    _ name: String, where isFree: (NameChooser, String) -> Bool
  ) -> String {
    if isFree(self, name) { return name }
    var number = numbers[name] ?? 2
    while !isFree(self, "\(name)\(number)") { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(number)"
  }

  /// Takes a name for a type of the module: a choice, a list, a screen, a named menu or a toolbar.
  ///
  /// - Parameters:
  ///   - names: The names that say what it is, the best first.
  ///   - app: The app's name, which goes before a name that Swift has.
  ///   - suffixes: What the names of the types in Swift that it makes end in.
  mutating func chooseType(
    _ names: [String], app: String, suffixes: [String] = [""], orElse fallback: String
  ) -> String {
    let usable = names.filter { !$0.isEmpty }
    let first = usable.first ?? fallback
    var candidates = usable + [app + first]
    if usable.isEmpty { candidates.insert(fallback, at: 0) }
    func isFree(_ chooser: NameChooser, _ name: String) -> Bool {
      !chooser.taken.contains(name) && Self.isUsable(name)
        && suffixes.allSatisfy { suffix in
          let type = name + suffix
          return !chooser.taken.contains(type) && !SwiftNames.isTaken(type)
            && FrameworkTypes.module(of: type) == nil
            && !GeneratedTypeNames.contains(type, ofApp: app)
            && !GeneratedTypeNames.isTaken(type)
        }
    }
    let name = candidates.first { isFree(self, $0) } ?? numbered(first, where: isFree)
    taken.insert(name)
    for suffix in suffixes { taken.insert(name + suffix) }
    return name
  }

  mutating func reserve(_ name: String) { taken.insert(name) }
}
