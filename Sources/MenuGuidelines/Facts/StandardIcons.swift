import MenuModel
import MenuSyntax

/// The symbols that stand for standard actions.
///
/// Source: "Standard icons" of the Human Interface Guidelines (2025), with the names of the same symbols on older systems.
enum StandardIcons {
  /// The symbols that stand for the action that a title in lower case names; nil for a title that names none.
  ///
  /// The whole title counts, so that "Copy Link" may have a symbol of its own.
  static func symbols(forTitle title: String) -> [String]? { byTitle[title] }

  /// An action with symbols that stand for it alone.
  final class Action: Sendable {
    /// Its name, in lower case.
    let name: String
    fileprivate let symbols: [String]
    /// Words of which one is in each title that may have the symbols.
    fileprivate let words: Set<String>

    init(name: String, symbols: [String], words: Set<String>) {
      self.name = name
      self.symbols = symbols
      self.words = words
    }
  }

  /// The action that a symbol stands for alone; nil for a symbol of many uses.
  static func action(of symbol: String) -> Action? {
    actions.first { $0.symbols.contains(symbol) }
  }

  /// The names of the actions that a title says in one word or another, whose symbols it may have.
  ///
  /// - Parameter words: Its words in lower case, without the punctuation around them.
  static func actions(saidBy words: [String]) -> [String] {
    words.flatMap { actionsByWord[$0] ?? [] }
  }

  private static let actionsByWord: [String: [String]] = {
    var names: [String: [String]] = [:]
    for action in actions {
      for word in action.words { names[word, default: []].append(action.name) }
    }
    return names
  }()

  /// The first of some names for a symbol that all systems of the module have.
  static func available(_ names: [String], in module: MenuModule) -> String {
    names.first { name in
      guard let systems = SymbolTable.availability(of: name) else { return false }
      return module.app.platforms.allSatisfy { systems.covers($0.platform, from: $0.minimum) }
    } ?? names[names.count - 1]
  }

  private static let byTitle: [String: [String]] = [
    "cut": ["scissors"],
    "copy": ["document.on.document", "doc.on.doc"],
    "paste": ["document.on.clipboard", "doc.on.clipboard"],
    "delete": ["trash"],
    "share": ["square.and.arrow.up"],
    "print": ["printer"],
    "undo": ["arrow.uturn.backward"],
    "redo": ["arrow.uturn.forward"],
    "duplicate": ["plus.square.on.square"],
    "rename": ["pencil"],
    "compose": ["square.and.pencil"],
    "search": ["magnifyingglass"],
    "filter": ["line.3.horizontal.decrease", "line.horizontal.3.decrease"],
    "attach": ["paperclip"],
    "more": ["ellipsis", "ellipsis.circle"],
    "bold": ["bold"],
    "italic": ["italic"],
    "underline": ["underline"],
    "archive": ["archivebox"],
    "like": ["hand.thumbsup"],
    "dislike": ["hand.thumbsdown"],
    "bring to front": ["square.3.layers.3d.top.filled"],
    "send to back": ["square.3.layers.3d.bottom.filled"],
    "bring forward": ["square.2.layers.3d.top.filled"],
    "send backward": ["square.2.layers.3d.bottom.filled"],
  ]

  /// Only symbols that mean nothing else: `plus`, `folder`, `pencil` and `checkmark` are in every app for many things.
  private static let actions = [
    Action(
      name: "delete", symbols: ["trash"],
      words: [
        "delete", "trash", "remove", "erase", "discard", "empty", "bin", "clear", "throw",
        "uninstall", "purge", "retract", "unsend",
      ]),
    Action(
      name: "cut", symbols: ["scissors"],
      words: ["cut", "trim", "split", "snip", "clip", "crop", "scissors"]),
    Action(
      name: "print", symbols: ["printer"], words: ["print", "printer", "printing", "prints"]),
    Action(
      name: "share", symbols: ["square.and.arrow.up"],
      words: [
        "share", "export", "send", "sharing", "post", "airdrop", "publish", "mail", "save",
        "upload",
      ]),
    Action(
      name: "undo", symbols: ["arrow.uturn.backward"],
      words: ["undo", "revert", "back", "return", "restore", "reply", "unsend"]),
    Action(
      name: "redo", symbols: ["arrow.uturn.forward"],
      words: ["redo", "repeat", "forward", "again"]),
    Action(
      name: "search", symbols: ["magnifyingglass"],
      words: [
        "search", "find", "look", "zoom", "magnify", "browse", "query", "spotlight", "inspect",
      ]),
    Action(
      name: "filter",
      symbols: [
        "line.3.horizontal.decrease", "line.3.horizontal.decrease.circle",
        "line.horizontal.3.decrease", "line.horizontal.3.decrease.circle",
      ],
      words: [
        "filter", "filters", "filtering", "refine", "narrow", "options", "display", "view", "show",
        "only", "matching", "unread",
      ]),
    Action(
      name: "new folder", symbols: ["folder.badge.plus"],
      words: ["new", "add", "create", "make", "folder", "group", "collection", "album"]),
    Action(
      name: "add person", symbols: ["person.badge.plus", "person.crop.circle.badge.plus"],
      words: [
        "add", "include", "invite", "new", "create", "person", "people", "contact", "friend",
        "member", "user",
        "account", "follow", "share", "collaborate", "join", "sign", "register",
      ]),
    Action(
      name: "copy", symbols: ["document.on.document", "doc.on.doc"],
      words: ["copy", "duplicate", "clone"]),
  ]
}
