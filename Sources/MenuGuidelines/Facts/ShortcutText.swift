import MenuModel
import MenuSyntax

extension StandardShortcut {
  /// The shortcut as a `.menu` file writes it: `shift+cmd+P`.
  var written: String {
    var text = ""
    for (modifier, name) in Self.names where modifiers.contains(modifier) { text += name + "+" }
    switch key {
    case .character(let byte):
      if Self.quotedSigns.contains(byte) {
        let escape = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? "\\" : ""
        return text + "\"" + escape + String(Unicode.Scalar(byte)) + "\""
      }
      return text + String(Character(Unicode.Scalar(byte))).uppercased()
    case .nonASCII(let scalar): return text + "\"" + String(scalar) + "\""
    case .named(let key): return text + key.rawValue
    }
  }

  /// The characters that are written in quotes.
  private static let quotedSigns = Array("`{}|\\:;\"/".utf8)

  /// The modifiers in the order of menus.
  fileprivate static let names: [(KeyModifiers, String)] = [
    (.control, "ctrl"), (.option, "opt"), (.shift, "shift"), (.command, "cmd"), (.function, "fn"),
  ]

  /// The character that Shift makes of a key on a US keyboard, for punctuation.
  static func shifted(_ byte: UInt8) -> UInt8? {
    let plain = Array("`-=[]\\;',./".utf8)
    let shifted = Array("~_+{}|:\"<>?".utf8)
    return plain.firstIndex(of: byte).map { shifted[$0] }
  }
}

extension KeyModifiers {
  /// One modifier as a `.menu` file writes it.
  var word: String { StandardShortcut.names.first { $0.0 == self }?.1 ?? "opt" }

  /// How many keys they are.
  var count: Int { rawValue.nonzeroBitCount }
}

extension PlacedShortcut {
  /// The title as people see it, with the app's name.
  func name(in module: MenuModule) -> String {
    title.replacing(each: "{app}", by: module.app.name)
  }
}

extension GuidelineReport {
  /// A shortcut as it is written in the file.
  func written(_ shortcut: OwnShortcut) -> String { edits.text(at: shortcut.place) }
}
