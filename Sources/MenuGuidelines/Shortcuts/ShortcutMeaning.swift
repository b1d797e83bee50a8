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

  private static func fits(_ title: TitleText, _ shortcut: StandardShortcut) -> Bool {
    guard words[shortcut] != nil || nouns[shortcut] != nil else { return false }
    if !title.isLatin {
      guard title.string.unicodeScalars.contains(where: isHangul) else { return true }
      guard case .character(let byte) = shortcut.key else { return true }
      return korean[byte]?.contains { title.string.includes($0) } ?? false
    }
    let first = title.firstWord
    if first.isEmpty { return true }
    if words[shortcut]?.contains(first) ?? false { return true }
    guard let nouns = nouns[shortcut] else { return false }
    return title.words.contains { nouns.contains(TitleText.bare($0)) }
  }

  /// Whether the system keeps the keys for itself; an app's own Hide, Minimize and Quit may have theirs.
  static func isReserved(_ shortcut: OwnShortcut) -> Bool {
    shortcut.use?.scope == .system && !fits(shortcut)
  }

  /// The judgement of a shortcut that is, or is near, a common one.
  enum Verdict {
    case fine
    /// The shortcut of a common command, on a different command.
    case repurposed(declared: PlacedShortcut?)
    /// The shortcut of a common command with a modifier added, on an unrelated command.
    case unrelated(base: StandardShortcut, name: String)
  }

  /// The judgement of a shortcut, given the system's commands in the menu bar.
  static func verdict(on shortcut: OwnShortcut, beside placed: [PlacedShortcut]) -> Verdict {
    let scope = shortcut.use?.scope
    if scope == .system || scope == .text { return .fine }
    let isCommon = scope == .app
    if (isCommon || !commands(with: shortcut.canonical).isEmpty) && fits(shortcut) { return .fine }
    let declared = placed.first { $0.canonical == shortcut.canonical }
    let base = unrelatedBase(of: shortcut)
    if isCommon {
      // Of two common commands people know the one that the app has.
      guard declared == nil, let base, placed.contains(where: { $0.canonical == base.0 })
      else { return .repurposed(declared: declared) }
    }
    return base.map { .unrelated(base: $0.0, name: $0.1) } ?? .fine
  }

  /// The common command whose shortcut this is with a modifier added, unless the title begins like it.
  private static func unrelatedBase(of shortcut: OwnShortcut) -> (StandardShortcut, String)? {
    let canonical = shortcut.canonical
    guard canonical.modifiers.isStrictSuperset(of: .command),
      case .character(let byte) = canonical.key
    else { return nil }
    let name: String
    switch Unicode.Scalar(byte) {
    case "s": name = "Save"
    case "w": name = "Close"
    case "f": name = "Find"
    case "p": name = "Print"
    case "v": name = "Paste"
    case "n": name = "New"
    case "o": name = "Open"
    case "z": name = "Undo"
    default: return nil
    }
    let base = StandardShortcut(modifiers: .command, key: canonical.key)
    let own = TitleText(shortcut.title)
    // A standard command with another shortcut is `shortcut-standard`.
    if fits(own, base) || TitleFacts(own).standardShortcut != nil { return nil }
    if let title = shortcut.titleWhenOn, fits(TitleText(title), base) { return nil }
    return (base, name)
  }

  /// The standard commands with a shortcut, by their names.
  static func commands(with shortcut: StandardShortcut) -> [String] { names[shortcut] ?? [] }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
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

  private static let synonyms: [Row] = [
    ([.command], "-", "smaller zoom decrease reduce shrink make"),
    ([.command, .shift], "=", "bigger larger zoom increase enlarge make"),
    ([.command], "{", "align previous show select go back"),
    ([.command], "}", "align next show select go forward"),
    ([.command], "|", "center align"), ([.command], ":", "show spelling check"),
    ([.command], ";", "check find"), ([.command], ",", "settings preferences configure"),
    ([.command], ".", "cancel stop abort interrupt"), ([.command], "?", "help search"),
    ([.command], "a", "select"), ([.command, .shift], "a", "deselect unselect select clear"),
    ([.command], "b", "bold"), ([.command, .shift], "c", "show colors"),
    ([.control, .command], "c", "copy"), ([.command], "e", "use"),
    ([.command], "f", "find search filter"),
    ([.option, .command], "f", "find search replace jump go"),
    ([.control, .command], "f", "enter exit toggle full"), ([.command], "g", "find next go"),
    ([.command, .shift], "g", "find previous go"), ([.command], "i", "italic get"),
    ([.option, .command], "i", "show hide toggle inspect"),
    ([.command], "j", "jump scroll go center"), ([.command], "n", "new create add compose"),
    ([.command], "o", "open"), ([.command], "p", "print"),
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
      ([.command], "u", "underline"),
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
