import MenuModel
import MenuSyntax

/// The meanings that people expect of common shortcuts.
enum ShortcutMeaning {
  /// Whether a title says what people expect of a shortcut: it begins like the standard command with it.
  ///
  /// A title in a script without a table counts as right.
  static func fits(_ shortcut: OwnShortcut) -> Bool {
    fits(TitleText(shortcut.title), shortcut.canonical)
      || shortcut.titleWhenOn.map { fits(TitleText($0), shortcut.canonical) } ?? false
  }

  static func fits(_ title: TitleText, _ shortcut: StandardShortcut) -> Bool {
    guard words[shortcut] != nil || nouns[shortcut] != nil else { return false }
    if !title.isLatin {
      guard title.string.unicodeScalars.contains(where: isHangul) else { return true }
      guard case .character(let byte) = shortcut.key else { return true }
      return korean[byte]?.contains { title.string.includes($0) } ?? false
    }
    let first = title.firstWord
    if first.isEmpty { return true }
    // CocoaPods' “New Podfile from Xcode Project” is New, and “Launch Game…” is Open.
    if words[shortcut]?.contains(first) ?? false { return true }
    guard let nouns = nouns[shortcut] else { return false }
    return title.words.contains { nouns.contains(TitleText.bare($0)) }
  }

  /// Whether the system keeps the keys for itself; an app's own Hide, Minimize and Quit may have theirs.
  static func isReserved(_ shortcut: OwnShortcut) -> Bool {
    guard let use = shortcut.use, use.scope == .system else { return false }
    return !SystemActions.unclaimed.contains(use.action) && !fits(shortcut)
  }

  /// Whether a shortcut means the same in every app, whatever the app can do: those of the Clipboard, Copy Style,
  /// Undo and Redo, Select All, Settings and Cancel.
  static func isEverybodys(_ shortcut: StandardShortcut) -> Bool { everybodys.contains(shortcut) }

  private static let everybodys: Set<StandardShortcut> = {
    let plain = "cxvza,.".unicodeScalars.map {
      StandardShortcut(modifiers: .command, key: .character(UInt8(ascii: $0))).canonical
    }
    let redo = StandardShortcut(
      modifiers: [.shift, .command], key: .character(UInt8(ascii: "z"))
    ).canonical
    let copyStyle = StandardShortcut(
      modifiers: [.option, .command], key: .character(UInt8(ascii: "c"))
    ).canonical
    return Set(plain + [redo, copyStyle])
  }()

  /// The standard commands with a shortcut, by their names.
  static func commands(with shortcut: StandardShortcut) -> [String] { names[shortcut] ?? [] }

  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }

  private static let names: [StandardShortcut: [String]] = {
    var names: [StandardShortcut: [String]] = [:]
    for entry in StandardCommandTable.all {
      if let shortcut = entry.shortcut {
        names[shortcut.canonical, default: []].append(entry.name)
      }
    }
    return names
  }()

  /// The first words of titles for each shortcut: those of the standard commands, and synonyms.
  private static let words: [StandardShortcut: Set<String>] = {
    var words: [StandardShortcut: Set<String>] = [:]
    for entry in StandardCommandTable.all {
      guard let shortcut = entry.shortcut?.canonical else { continue }
      for title in [entry.title, entry.titleWhenOn].compactMap({ $0 }) {
        let word = TitleText(title).firstWord
        if !word.isEmpty { words[shortcut, default: []].insert(word) }
      }
    }
    for (modifiers, key, others) in synonyms {
      let shortcut = StandardShortcut(modifiers: modifiers, key: .character(key.value)).canonical
      words[shortcut, default: []].formUnion(others.split(separator: " ").map(String.init))
    }
    for word in ["cancel", "stop", "close", "dismiss", "exit", "clear", "deselect", "back"] {
      let escape = StandardShortcut(modifiers: [], key: .named(.escape))
      words[escape, default: []].insert(word)
    }
    return words
  }()

  private typealias Row = (KeyModifiers, Letter, String)

  /// A character of a key, written as a literal.
  private struct Letter: ExpressibleByUnicodeScalarLiteral {
    let value: UInt8
    init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = UInt8(ascii: scalar) }
  }

  /// What other apps say for the same on these keys, Apple's own among them.
  private static let synonyms: [Row] = [
    ([.command], "-", "smaller zoom decrease reduce shrink make"),
    ([.command, .shift], "=", "bigger larger zoom increase enlarge make"),
    ([.command], "{", "align previous show select go back"),
    ([.command], "}", "align next show select go forward"),
    ([.command], "|", "center align"), ([.command], ":", "show spelling check"),
    ([.command], ";", "check find"), ([.command], ",", "settings preferences configure"),
    ([.command], ".", "cancel stop abort interrupt"), ([.command], "?", "help search"),
    ([.command], "a", "select"), ([.command, .shift], "a", "deselect unselect select clear"),
    ([.command], "b", "bold strong"), ([.command, .shift], "c", "show colors"),
    ([.control, .command], "c", "copy"), ([.command], "e", "use"),
    ([.command], "f", "find search filter"),
    ([.option, .command], "f", "find search replace jump go"),
    ([.control, .command], "f", "enter exit toggle full"), ([.command], "g", "find next go"),
    ([.command, .shift], "g", "find previous go"),
    ([.command], "i", "italic get emphasize emphasise emphasis"),
    ([.option, .command], "i", "show hide toggle inspect"),
    ([.command], "j", "jump scroll go center"), ([.command], "n", "new create add compose"),
    ([.command], "o", "open add import launch load browse choose connect"),
    ([.command], "p", "print"),
    ([.command, .shift], "p", "page print"), ([.command], "s", "save"),
    ([.command, .shift], "s", "save duplicate"), ([.option, .command], "t", "show hide toggle"),
    ([.command], "u", "underline"), ([.command], "v", "paste"),
    ([.command, .shift], "v", "paste"), ([.option, .command], "v", "paste apply move"),
    ([.option, .shift, .command], "v", "paste"), ([.control, .command], "v", "paste apply"),
    ([.command], "w", "close"), ([.command, .shift], "w", "close"),
    ([.option, .command], "w", "close"), ([.command], "x", "cut"), ([.command], "z", "undo"),
    ([.command, .shift], "z", "redo"), ([.command], "h", "hide"),
    ([.option, .command], "h", "hide"), ([.command], "m", "minimize"),
    ([.option, .command], "m", "minimize"), ([.command], "q", "quit"),
    ([.option, .command], "-", "smaller zoom decrease reduce shrink make"),
    ([.option, .command], "=", "bigger larger zoom increase enlarge make"),
  ]

  /// Words anywhere in a title that say the same: a new tab has Command-T in every browser.
  private static let nouns: [StandardShortcut: Set<String>] = {
    let rows: [Row] = [
      ([.command], "t", "font fonts tab"), ([.command], "i", "info information inspector italic"),
      ([.command], "?", "help"), ([.option, .command], "i", "inspector info"),
      ([.option, .command], "f", "search find"),
      ([.option, .command], "t", "toolbar"), ([.control, .command], "f", "full fullscreen"),
      ([.command], ":", "spelling"), ([.command], ";", "spelling"),
      ([.command], ",", "settings preferences options"), ([.command], "b", "bold"),
      ([.command], "u", "underline"), ([.command], "n", "new"), ([.command], "`", "window windows"),
      ([.command, .shift], "`", "window windows"), ([.option, .command], "-", "text size"),
      ([.option, .command], "=", "text size"),
    ]
    var nouns: [StandardShortcut: Set<String>] = [:]
    for (modifiers, key, words) in rows {
      let shortcut = StandardShortcut(modifiers: modifiers, key: .character(key.value)).canonical
      nouns[shortcut] = Set(words.split(separator: " ").map(String.init))
    }
    return nouns
  }()

  /// Pieces of Korean titles for the standard commands of a key, whatever the modifiers.
  private static let korean: [UInt8: [String]] = {
    let rows: [(Letter, [String])] = [
      ("a", ["선택"]), ("b", ["볼드", "굵"]), ("c", ["복사", "색상", "색깔"]), ("e", ["찾", "선택"]),
      ("f", ["찾", "검색", "전체 화면", "필터"]), ("g", ["찾", "다음", "이전"]),
      ("h", ["가리"]), ("i", ["이탤릭", "기울", "정보", "속성", "인스펙터"]), ("j", ["이동", "가기"]),
      ("m", ["최소화"]), ("n", ["새", "신규", "만들", "추가", "생성", "작성"]), ("o", ["열"]),
      ("p", ["프린트", "인쇄", "페이지"]), ("q", ["종료"]), ("s", ["저장", "복제"]),
      ("t", ["서체", "폰트", "글꼴", "탭", "툴바", "도구 막대"]), ("u", ["밑줄"]), ("v", ["붙여"]),
      ("w", ["닫"]), ("x", ["오려", "잘라"]), ("z", ["취소", "복귀", "되돌", "다시"]),
      (",", ["설정"]), (".", ["취소", "중단", "정지", "멈"]), ("/", ["도움말"]), ("-", ["축소", "작게", "줄이"]),
      ("=", ["확대", "크게", "늘리"]), ("[", ["정렬", "이전"]), ("]", ["정렬", "다음"]),
      ("\\", ["정렬", "가운데"]), (";", ["맞춤법"]),
    ]
    var korean: [UInt8: [String]] = [:]
    for (key, words) in rows { korean[key.value] = words }
    return korean
  }()
}
