import MenuModel
import MenuSyntax

/// The symbols that stand for standard actions.
///
/// Source: "Standard icons" of the Human Interface Guidelines (2025), with the names of the same symbols on older systems.
enum StandardIcons {
  /// The symbols that stand for the action that a title names; nil for a title that names none.
  ///
  /// The whole title counts, so that "Copy Link" may have a symbol of its own.
  static func symbols(for title: TitleText) -> [String]? {
    byTitle[title.withoutEllipsis.lowercased()]
  }

  /// Whether a title may name an action that has a standard symbol.
  static func mayName(_ facts: TitleFacts) -> Bool { titles.contains(facts.whole) }

  private static let titles = WordSet(titles: byTitle.keys)

  /// An action with symbols that stand for it alone.
  struct Action: Sendable {
    /// The number among `actions`.
    fileprivate let number: Int

    /// What it is called, in lower case.
    var name: String { actions[number].name }
  }

  /// The action that a symbol stands for alone; nil for a symbol of many uses.
  static func action(of symbol: String) -> Action? {
    actions.firstIndex { $0.symbols.contains(symbol) }.map { Action(number: $0) }
  }

  /// Whether a title may have the symbol of an action: it is that action, or says it in other words.
  static func allows(_ action: Action, for title: TitleText) -> Bool {
    title.has(wordOf: actions[action.number].words)
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

  /// The actions with their symbols, and what a title with one of these may say.
  private static let actions: [(name: String, symbols: [String], words: WordSet)] = [
    (
      "delete", ["trash"],
      WordSet(["delete", "trash", "remove", "erase", "discard", "empty", "bin", "clear", "throw"])
    ),
    ("cut", ["scissors"], WordSet(["cut", "trim", "split", "snip", "clip", "crop", "scissors"])),
    ("print", ["printer"], WordSet(["print", "printer", "printing", "prints"])),
    (
      "share", ["square.and.arrow.up"],
      WordSet([
        "share", "export", "send", "sharing", "post", "airdrop", "publish", "mail", "save",
        "upload",
      ])
    ),
    (
      "undo", ["arrow.uturn.backward"],
      WordSet(["undo", "revert", "back", "return", "restore", "reply", "unsend"])
    ),
    ("redo", ["arrow.uturn.forward"], WordSet(["redo", "repeat", "forward", "again"])),
    (
      "search", ["magnifyingglass"],
      WordSet([
        "search", "find", "look", "zoom", "magnify", "browse", "query", "spotlight", "inspect",
      ])
    ),
    ("copy", ["document.on.document", "doc.on.doc"], WordSet(["copy", "duplicate", "clone"])),
  ]
}
