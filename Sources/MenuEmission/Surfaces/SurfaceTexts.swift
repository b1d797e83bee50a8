import MenuModel
import MenuSyntax

/// The texts that a surface has of its own: titles of sections, submenus and groups, prompts, and those that `as` gives.
///
/// Each is a member of the surface's type, so that all frameworks share it.
struct SurfaceTexts {
  /// A text with its member.
  struct Member {
    /// `albumsTitle`
    var name: String
    /// `albums`
    var identifier: String
    /// What is before the identifier in the key: `photoContextMenu`, or nothing.
    var prefix: String
    var role: Role
    var text: Text
    /// The ellipsis of a command that asks.
    var suffix: String
    /// Whether the text stands where it is asked for, with its key, and the surface's type has no member for it.
    var isInPlace = false

    /// The key in the localization table: `photoContextMenu.albums.title`.
    var key: String {
      (prefix.isEmpty ? "" : prefix + ".") + identifier + role.key.description
    }
  }

  /// What a text is.
  enum Role {
    case title, prompt

    /// What the member's name ends with.
    var name: String { self == .title ? "Title" : "Prompt" }

    /// What the key in the localization table ends with.
    var key: StaticString { self == .title ? ".title" : ".prompt" }
  }

  private(set) var members: [Member] = []
  private var numbers = PlaceNumbers()
  /// The identifiers of the members, where there are many: a few are compared sooner than hashed.
  private var names: Set<String> = []
  /// The numbers of texts without placeholders, by their key without a number and the text itself.
  private var equals: [String: Int] = [:]
  private let isToolbar: Bool
  private let isMenuBar: Bool

  /// The texts of a surface, in the order of its entries.
  init(of surface: MenuSurface, in context: EmissionContext) {
    isToolbar = false
    isMenuBar = surface.isMenuBar
    var visited: Set<Int> = []
    add(surface.entries, keyPrefix: surface.keyPrefix, in: context, visited: &visited)
  }

  /// The texts of a toolbar, on all its platforms.
  init(of toolbar: ToolbarSurface, in context: EmissionContext) {
    isToolbar = true
    isMenuBar = false
    var visited: Set<Int> = []
    add(toolbar.entries, keyPrefix: toolbar.keyPrefix, in: context, visited: &visited)
  }

  /// A text as an expression, where the menu's state is `menu.state`.
  func expression(_ text: Text) -> Expression { expression(text, state: "menu.state") }

  /// A text as an expression.
  ///
  /// - Parameter state: What the surface's state is called where the expression stands.
  func expression(_ text: Text, state: String) -> Expression {
    guard let number = numbers[text.place] else { return .string("") }
    let name = members[number].name
    return .code(text.isPlain ? name : name + "(in: " + state + ")")
  }

  /// The text by itself, if it stands where it is asked for.
  func memberInPlace(_ text: Text) -> Member? {
    guard let number = numbers[text.place], members[number].isInPlace else { return nil }
    return members[number]
  }

  /// A word for what a text names that no other text of the surface has: `albums`.
  func identifier(of text: Text) -> String {
    guard let number = numbers[text.place] else { return "item" }
    return members[number].identifier
  }

  /// The function that makes a text with placeholders of the state: `albumsTitle(in:)`.
  func function(_ text: Text) -> Expression {
    numbers[text.place].map { .code(members[$0].name + "(in:)") } ?? .string("")
  }

  private mutating func add(
    _ entries: [Entry], keyPrefix: String, in context: EmissionContext, visited: inout Set<Int>
  ) {
    // By number: a loop over the entries would copy each.
    for index in entries.indices {
      switch entries[index].kind {
      case .command(let placement):
        guard placement.isChanged, let title = placement.title else { continue }
        let command = context.module.commands[placement.command.index]
        add(
          title, words: command.name.text, prefix: keyPrefix,
          suffix: context.ellipsis(of: command, title))
      case .section(let title, let inner):
        add(title, words: context.plainText(title), prefix: keyPrefix)
        add(inner, keyPrefix: keyPrefix, in: context, visited: &visited)
      case .submenu(let submenu):
        if let menu = submenu.menu {
          if let title = submenu.title {
            let name = SwiftName.lowerCamel(context.module.menus[menu.index].name.text)
            add(title, words: name + "Menu", prefix: "")
            putInPlace(title, of: submenu, in: context)
          }
          guard visited.insert(menu.index).inserted else { continue }
          add(
            context.module.menus[menu.index].entries, keyPrefix: keyPrefix, in: context,
            visited: &visited)
        } else if let title = submenu.title {
          add(title, words: context.plainText(title), prefix: keyPrefix)
          putInPlace(title, of: submenu, in: context)
        }
        add(submenu.entries, keyPrefix: keyPrefix, in: context, visited: &visited)
      case .include(let menu):
        guard visited.insert(menu.index).inserted else { continue }
        add(
          context.module.menus[menu.index].entries, keyPrefix: keyPrefix, in: context,
          visited: &visited)
      case .row(let inner), .palette(let inner), .when(_, let inner), .on(_, let inner):
        add(inner, keyPrefix: keyPrefix, in: context, visited: &visited)
      case .standard(let command):
        // The system titles its own commands in the menu bar.
        if isMenuBar { continue }
        guard let entry = StandardCommandTable.entry(named: command.name.text),
          !entry.isSubmenu,
          entry.uiKitAction != nil || entry.appKit != nil || context.isToolbarAction(entry),
          !isToolbar || context.barAction(of: entry) != nil || context.isToolbarAction(entry)
        else { continue }
        add(
          Text(literal: entry.title, place: command.name.place), words: entry.name,
          prefix: "standard")
      case .group(let group):
        if let title = group.title {
          let words = group.name?.text ?? context.plainText(title)
          add(title, words: words, prefix: keyPrefix)
        }
        add(group.entries, keyPrefix: keyPrefix, in: context, visited: &visited)
      case .search(let prompt):
        add(prompt, words: "search", prefix: keyPrefix, role: .prompt)
      case .view(let name, let label):
        add(label, words: name.text, prefix: keyPrefix)
      case .titleMenu(let inner), .area(_, _, let inner):
        add(inner, keyPrefix: keyPrefix, in: context, visited: &visited)
      case .each, .separator, .space, .flexible, .segmented:
        continue
      }
    }
  }

  /// Lets the title of a submenu stand where the submenu begins, in a menu whose texts are looked up at run time.
  private mutating func putInPlace(
    _ title: Text, of submenu: Submenu, in context: EmissionContext
  ) {
    guard context.looksUpTexts, !isToolbar, !isMenuBar, title.isPlain, submenu.image == nil,
      let number = numbers[title.place]
    else { return }
    members[number].isInPlace = true
  }

  private mutating func add(
    _ text: Text, words: String, prefix: String, suffix: String = "", role: Role = .title
  ) {
    if numbers[text.place] != nil { return }
    let base = Self.identifier(of: words)
    // A toolbar has the same item on several platforms.
    var content = ""
    if isToolbar, let literal = text.literal {
      content = "\(prefix).\(base).\(role.name) \(literal)"
    }
    if let number = equals[content] {
      numbers.set(number, for: text.place)
      return
    }
    if !content.isEmpty { equals[content] = members.count }
    var name = base
    var number = 2
    while !isFree(name) {
      name = base + String(number)
      number += 1
    }
    numbers.set(members.count, for: text.place)
    members.append(
      Member(
        name: name + role.name, identifier: name, prefix: prefix, role: role, text: text,
        suffix: suffix))
  }

  /// Whether no member has an identifier, which the next one takes.
  private mutating func isFree(_ name: String) -> Bool {
    if members.count < 16 {
      for index in members.indices where members[index].identifier == name { return false }
      return true
    }
    if names.isEmpty { names = Set(members.map(\.identifier)) }
    return names.insert(name).inserted
  }

  /// Words as an identifier in lower camel case: `Sort by Date` becomes `sortByDate`.
  static func identifier(of words: String) -> String {
    if let result = identifierOfASCII(words) { return result }
    var result = ""
    var startsWord = false
    for letter in words {
      guard letter.isLetter || letter.isNumber, letter != "ª", letter != "º" else {
        startsWord = !result.isEmpty
        continue
      }
      if result.isEmpty, letter.isNumber { result = "menu" }
      if result.isEmpty {
        result += letter.lowercased()
      } else {
        result += startsWord ? letter.uppercased() : String(letter)
      }
      startsWord = false
    }
    return result.isEmpty ? "menu" : result
  }

  /// The same for words of ASCII characters, which nearly all are; nil for any others.
  private static func identifierOfASCII(_ words: String) -> String? {
    var isASCII = true
    // Straight into the text; at most `menu` comes before the bytes.
    let result = String(unsafeUninitializedCapacity: words.utf8.count + 4) { result in
      var count = 0
      var startsWord = false
      for byte in words.utf8 {
        if byte >= 0x80 {
          isASCII = false
          return 0
        }
        let isCapital = byte >= 0x41 && byte <= 0x5A
        let isSmall = byte >= 0x61 && byte <= 0x7A
        let isDigit = byte >= 0x30 && byte <= 0x39
        guard isCapital || isSmall || isDigit else {
          startsWord = count > 0
          continue
        }
        if count == 0 {
          if isDigit { count = result.initialize(fromContentsOf: Array("menu".utf8)) }
          result[count] = isCapital ? byte | 0x20 : byte
        } else {
          result[count] = startsWord && isSmall ? byte & 0xDF : byte
        }
        count += 1
        startsWord = false
      }
      return count
    }
    if !isASCII { return nil }
    return result.isEmpty ? "menu" : result
  }
}
