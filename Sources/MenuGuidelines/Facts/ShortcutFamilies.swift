import MenuModel
import MenuSyntax

/// Which commands belong together, as far as their shortcuts go.
enum ShortcutFamilies {
  /// A common command with a shortcut of Command and a letter, and its relatives.
  struct Family {
    /// The title of the common command.
    let name: Message
    let shortcut: StandardShortcut
    /// The standard commands of which an app has one if the family means something in it.
    let actions: [String]
    /// Words in the titles of relatives.
    let words: Set<String>
    /// Pieces of the Korean titles of relatives.
    let korean: [String]

    /// Whether a title has a word of the family; one in a script without a table counts as having one.
    func includes(_ title: TitleText) -> Bool {
      if title.isLatin { return title.words.contains { words.contains(TitleText.bare($0)) } }
      guard title.string.unicodeScalars.contains(where: ShortcutMeaning.isHangul) else {
        return true
      }
      return korean.contains { title.string.includes($0) }
    }
  }

  /// The family of the shortcut without its Shift or Option; nil if it has neither, or another modifier too.
  static func family(beside shortcut: StandardShortcut) -> Family? {
    // People make these relatives: ⇧⌘S next to ⌘S. With Control, or two more, a key is by itself.
    guard shortcut.modifiers == [.shift, .command] || shortcut.modifiers == [.option, .command]
    else { return nil }
    let base = StandardShortcut(modifiers: .command, key: shortcut.key)
    return all.first { $0.shortcut == base }
  }

  /// The standard commands that show that the action of a shortcut makes sense in an app.
  static func relatives(of shortcut: StandardShortcut) -> [String] {
    let names = ShortcutMeaning.commands(with: shortcut)
    return names + names.flatMap { relatives[$0] ?? [] }
  }

  private static let relatives: [String: [String]] = {
    var relatives = [
      "print": ["pageSetup"], "open": ["openRecent"], "save": ["saveAs", "revert"],
      "close": ["minimize"], "find": ["findNext", "findPrevious", "replace"],
      "findNext": ["find"], "findPrevious": ["find"],
    ]
    // Where Copy makes sense, Undo does too, and whoever formats text has all of its styles.
    let alike = [
      ["undo", "redo", "cut", "copy", "paste", "selectAll"],
      ["bold", "italic", "underline", "font"], ["copyStyle", "pasteStyle"], ["bigger", "smaller"],
      ["findNext", "findPrevious"], ["alignLeft", "alignCenter", "alignRight", "alignment"],
      ["showSpelling", "checkSpelling", "spelling"],
    ]
    for group in alike { for name in group { relatives[name, default: []] += group } }
    return relatives
  }()

  /// Of Close and Undo all relatives are standard themselves, and Shift-Command-F is many things in Apple's own apps.
  private static let all: [Family] = [
    family(
      "s", "Save", ["save", "saveAs"],
      "save saved export duplicate store backup archive", ["저장", "복제", "내보내", "백업"]),
    family(
      "p", "Print", ["print"], "print printer printers page pages pdf",
      ["프린트", "인쇄", "페이지", "pdf"]),
    family(
      "n", "New", ["new"],
      "new create add compose insert make duplicate untitled", ["새", "신규", "만들", "추가", "생성", "작성"]
    ),
    family(
      "o", "Open", ["open"],
      "open opened reopen add load import launch browse choose recent", ["열", "추가", "가져오", "불러"]),
  ]

  private static func family(
    _ key: Unicode.Scalar, _ name: Message, _ actions: [String], _ words: String,
    _ korean: [String]
  ) -> Family {
    Family(
      name: name,
      shortcut: StandardShortcut(modifiers: .command, key: .character(UInt8(ascii: key))),
      actions: actions, words: Set(words.split(separator: " ").map(String.init)), korean: korean)
  }
}
