import MenuModel
import MenuSyntax

/// The texts of a surface itself: titles of sections, submenus and groups, prompts, and titles set with `as`.
struct SurfaceTexts {
  /// A text and its names.
  struct Member {
    /// An identifier for the text, unique in the surface: `albums`.
    var identifier: String
    /// The key in the localization table: `photoContextMenu.albums.title`.
    var key: String
    /// The name of the text's Swift value: `albumsTitle`.
    var name: String
    /// The ellipsis of a command that asks for more, or empty.
    var suffix: String
    /// What it is, for translators: `Title in the toolbar of NoteList`.
    var about: String
  }

  private let context: EmissionContext
  private let keyPrefix: String
  private let owner: String
  private let isToolbar: Bool
  private var members: [Member] = []
  private var numbers: [Place: Int] = [:]
  private var identifiers = UniqueNames()
  /// The indices of a toolbar's texts by key and text, since it may have the same item on several platforms.
  private var equals: [String: Int] = [:]

  /// Collects the texts of a surface, in the order of its entries.
  ///
  /// - Parameter owner: What the surface is: `toolbar of NoteList`.
  init(
    of entries: [Entry], keyPrefix: String, owner: String, isToolbar: Bool = false,
    in context: EmissionContext
  ) {
    self.owner = owner
    self.context = context
    self.keyPrefix = keyPrefix
    self.isToolbar = isToolbar
    for entry in context.module.allEntries(of: entries) { add(entry) }
  }

  /// The names of a text of the surface.
  func member(_ text: Text) -> Member {
    if let number = numbers[text.place] { return members[number] }
    return Member(
      identifier: "item", key: keyPrefix + ".item.title", name: "itemTitle", suffix: "",
      about: "Title in the \(owner)")
  }

  private mutating func add(_ entry: Entry) {
    switch entry.kind {
    case .command(let placement):
      let command = context.module.commands[placement.command.index]
      if let title = placement.title {
        add(title, words: command.name.text, suffix: context.ellipsis(of: command, title))
      }
      if let subtitle = placement.subtitle {
        add(subtitle, words: command.name.text, role: .subtitle)
      }
    case .text(let text, _): add(text, words: context.plainText(text))
    case .section(let title, let subtitle, _):
      add(title, words: context.plainText(title))
      add(subtitle, below: title)
    case .submenu(let submenu):
      guard let title = submenu.title else { return }
      if let menu = submenu.menu {
        let name = context.module.menus[menu.index].name.text
        add(title, words: SwiftNames.lowerCamel(name) + "Menu", prefix: "")
      } else {
        add(title, words: context.plainText(title))
      }
      add(submenu.subtitle, below: title)
    case .group(let group):
      guard let title = group.title else { return }
      add(title, words: group.name?.text ?? context.plainText(title))
    case .search(let prompt):
      add(prompt, words: "search", role: .prompt)
    case .view(let name, let label):
      add(label, words: name.text)
    default:
      break
    }
  }

  /// Adds the second line of a submenu or a section, with the names of its title.
  private mutating func add(_ subtitle: Text?, below title: Text) {
    guard let subtitle, numbers[subtitle.place] == nil else { return }
    let (first, second) = (TextRole.title, TextRole.subtitle)
    var member = member(title)
    member.key = member.key.dropLast(first.rawValue.count) + second.rawValue
    member.name = member.name.dropLast(first.words.count) + second.words
    member.about = second.words + member.about.dropFirst(first.words.count)
    numbers[subtitle.place] = members.count
    members.append(member)
  }

  /// Adds a title of the surface, identified by `words`.
  mutating func add(
    _ text: Text, words: String, prefix: String? = nil, suffix: String = "", role: TextRole = .title
  ) {
    if numbers[text.place] != nil { return }
    let base = Self.identifier(of: words)
    let content = base + role.words + " " + context.plainText(text)
    if isToolbar, text.isPlain, let number = equals[content] {
      numbers[text.place] = number
      return
    }
    equals[content] = members.count
    let identifier = identifiers.take(base)
    numbers[text.place] = members.count
    let prefix = prefix ?? keyPrefix
    let key = (prefix.isEmpty ? "" : prefix + ".") + identifier + "." + role.rawValue
    members.append(
      Member(
        identifier: identifier, key: key, name: base + role.words, suffix: suffix,
        about: prefix.isEmpty ? role.about("the menu \(base)") : "\(role.words) in the \(owner)"))
  }

  /// Converts words to a lower camel case identifier: `Sort by Date` becomes `sortByDate`.
  static func identifier(of words: String) -> String {
    var result = ""
    var startsWord = false
    for scalar in words.unicodeScalars {
      guard isPart(scalar) || isMark(scalar) && !startsWord && !result.isEmpty else {
        startsWord = !result.isEmpty
        continue
      }
      if result.isEmpty, scalar.properties.numericType != nil { result = "menu" }
      if result.isEmpty {
        result += scalar.properties.lowercaseMapping
      } else {
        result += startsWord ? scalar.properties.uppercaseMapping : String(scalar)
      }
      startsWord = false
    }
    return result.isEmpty ? "menu" : result
  }

  /// Whether a text has only letters, digits and `_`, so that it is a name without a change.
  static func isIdentifier(_ text: String) -> Bool {
    var isAfterPart = false
    for scalar in text.unicodeScalars {
      guard isPart(scalar) || scalar == "_" || isMark(scalar) && isAfterPart else { return false }
      isAfterPart = scalar != "_"
    }
    return true
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return scalar != "ª" && scalar != "º" && scalar.properties.isXIDContinue
      && (isLetter(scalar) || properties.numericType != nil)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !isMark(scalar)
  }

  /// Whether a scalar belongs to the letter before it, and can be seen.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark:
      return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }
}
