/// Reads shortcuts as menus show them and other tools write them: `⌃⌘K`, `command+Return`, `Cmd-Shift-P`.
package enum HabitualKeys {
  /// A shortcut in the words of the language; nil if a part of it is not known, or it is no shortcut.
  package static func translation(of text: some StringProtocol) -> String? {
    var modifiers: [String] = []
    var key: String?
    for part in parts(of: String(text)) {
      // The key is last.
      if key != nil { return nil }
      if let word = modifier(part) {
        if modifiers.contains(word) { return nil }
        modifiers.append(word)
      } else if let name = self.key(part) {
        key = name
      } else {
        return nil
      }
    }
    guard let key else { return nil }
    return (modifiers + [key]).joined(separator: "+")
  }

  /// The modifier that a word or a sign stands for: `cmd` for `command`, `Command` and `⌘`.
  package static func modifier(_ text: String) -> String? { modifiers[text.lowercased()] }

  /// How the language writes a key that people know by another word or sign: `escape` for `esc`, `+` for `plus`. Nil for a
  /// plain character.
  package static func namedKey(_ text: String) -> String? { keys[text.lowercased()] }

  /// Whether a character is one by which menus show modifiers and keys.
  static func isSign(_ character: Character) -> Bool {
    guard let first = character.utf8.first, first >= 0x80 || character == "^" else { return false }
    return modifiers[String(character)] != nil || keys[String(character)] != nil
  }

  /// Whether a text is nothing but signs of modifiers: `⇧⌘`.
  static func isModifiersAlone(_ text: String) -> Bool {
    text.allSatisfy { isSign($0) && modifier(String($0)) != nil }
  }

  /// Words, and signs by themselves, without what joins them.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var word = ""
    for (index, character) in zip(text.indices, text) {
      let isLast = text.index(after: index) == text.endIndex
      if isSign(character) {
        if !word.isEmpty { parts.append(word) }
        word = ""
        parts.append(String(character))
      } else if (character == "+" || character == "-") && !isLast {
        if !word.isEmpty { parts.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { parts.append(word) }
    return parts
  }

  private static func key(_ part: String) -> String? {
    if let name = namedKey(part) { return name }
    guard part.count == 1, let byte = part.utf8.first, part.utf8.count == 1, byte > 0x20,
      byte < 0x7F
    else { return nil }
    switch part {
    case "\"", "\\": return "\"\\\(part)\""
    case "`", "{", "}", "|", ":", ";", "/": return "\"\(part)\""
    default: return part.uppercased()
    }
  }

  private static let modifiers: [String: String] = {
    var words: [String: String] = [:]
    let rows = [
      ("cmd", "cmd command ⌘ super meta win windows cmdorctrl commandorcontrol"),
      ("ctrl", "ctrl control ctl ⌃ ^"), ("opt", "opt option alt ⌥"), ("shift", "shift ⇧"),
      ("fn", "fn function globe 🌐"),
    ]
    for (word, others) in rows {
      for other in others.split(separator: " ") { words[String(other)] = word }
    }
    return words
  }()

  private static let keys: [String: String] = {
    var names: [String: String] = [:]
    let rows = [
      ("return", "return ↩ ⏎ ↵"), ("enter", "enter ⌤"), ("tab", "tab ⇥"),
      ("space", "space spacebar ␣"), ("delete", "delete backspace ⌫"),
      ("forwardDelete", "forwarddelete del ⌦"), ("escape", "escape esc ⎋"),
      ("up", "up uparrow arrowup ↑"), ("down", "down downarrow arrowdown ↓"),
      ("left", "left leftarrow arrowleft ←"), ("right", "right rightarrow arrowright →"),
      ("home", "home ↖"), ("end", "end ↘"), ("pageUp", "pageup pgup ⇞"),
      ("pageDown", "pagedown pgdn pgdown ⇟"), ("help", "help"), ("clear", "clear ⌧"),
      ("+", "plus"), ("-", "minus hyphen"), ("=", "equal equals"), (",", "comma"),
      (".", "period dot"), ("\"/\"", "slash"), ("\"\\\\\"", "backslash"),
      ("\";\"", "semicolon"), ("\":\"", "colon"), ("\"`\"", "backtick grave"),
    ]
    for (name, others) in rows {
      for other in others.split(separator: " ") { names[String(other)] = name }
    }
    for number in 1...20 { names["f\(number)"] = "F\(number)" }
    return names
  }()
}
