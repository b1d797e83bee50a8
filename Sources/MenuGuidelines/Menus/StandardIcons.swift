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

  /// Whether a simple title may name an action that has a standard symbol.
  static func mayName(_ facts: TitleFacts) -> Bool { titles.contains(facts.whole) }

  private static let titles = WordSet(titles: byTitle.keys)

  /// The action that a symbol stands for alone, in lower case; nil for a symbol of many uses.
  static func action(of symbol: String) -> String? { bySymbol[symbol] }

  /// Whether a title may have the symbol of an action: it is that action, or says it in other words.
  static func allows(_ action: String, for title: TitleText) -> Bool {
    title.has(wordOf: synonyms[action] ?? WordSet([action]))
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

  private static let bySymbol: [String: String] = [
    "trash": "delete", "scissors": "cut", "printer": "print", "square.and.arrow.up": "share",
    "arrow.uturn.backward": "undo", "arrow.uturn.forward": "redo", "magnifyingglass": "search",
    "document.on.document": "copy", "doc.on.doc": "copy",
  ]

  /// What a title with the symbol of an action may say.
  private static let synonyms: [String: WordSet] = [
    "delete": WordSet([
      "delete", "trash", "remove", "erase", "discard", "empty", "bin", "clear", "throw",
    ]),
    "cut": WordSet(["cut", "trim", "split", "snip", "clip", "crop", "scissors"]),
    "print": WordSet(["print", "printer", "printing", "prints"]),
    "share": WordSet([
      "share", "export", "send", "sharing", "post", "airdrop", "publish", "mail", "save", "upload",
    ]),
    "undo": WordSet(["undo", "revert", "back", "return", "restore", "reply", "unsend"]),
    "redo": WordSet(["redo", "repeat", "forward", "again"]),
    "search": WordSet([
      "search", "find", "look", "zoom", "magnify", "browse", "query", "spotlight", "inspect",
    ]),
    "copy": WordSet(["copy", "duplicate", "clone"]),
  ]
}
