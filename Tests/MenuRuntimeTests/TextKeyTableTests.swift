import MenuModel
import Testing

@testable import MenuRuntime

/// The checks of `.menu` files and the library agree on which keys edit text.
@Suite struct TextKeyTableTests {
  @Test func theToolAndTheLibraryHaveTheSameKeys() throws {
    let signs = "abcdefghijklmnopqrstuvwxyz0123456789`-=[]\\;',./~!@?|\"".utf8
    var keys: [(KeyChord.Key, MenuShortcut.Key)] = signs.map { byte in
      (.character(byte), .character(Character(Unicode.Scalar(byte))))
    }
    keys += ["é", "¥", "ㅂ"].map { (.nonASCII($0), .character(Character($0))) }
    for key in NamedKey.allCases { keys.append((.named(key), try #require(Self.key(key)))) }
    var count = 0
    for (key, other) in keys {
      for bits in UInt8(0)..<32 {
        let modifiers = KeyModifiers(rawValue: bits)
        let written = StandardShortcut(modifiers: modifiers, key: key)
        let shown = MenuShortcut(other, Self.modifiers(modifiers))
        #expect((written.useInText != nil) == shown.editsText, "\(shown.glyphs)")
        count += shown.editsText ? 1 : 0
      }
    }
    #expect(count > 200)
  }

  private static func modifiers(_ modifiers: KeyModifiers) -> MenuShortcut.Modifiers {
    let all: [(KeyModifiers, MenuShortcut.Modifiers)] = [
      (.function, .function), (.control, .control), (.option, .option), (.shift, .shift),
      (.command, .command),
    ]
    return all.reduce([]) { modifiers.contains($1.0) ? $0.union($1.1) : $0 }
  }

  private static func key(_ key: NamedKey) -> MenuShortcut.Key? {
    let keys: [MenuShortcut.Key] = [
      .return, .enter, .tab, .space, .delete, .forwardDelete, .escape, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown, .help, .clear,
    ]
    if key.rawValue.hasPrefix("F") { return Int(key.rawValue.dropFirst()).map { .function($0) } }
    return keys.first { "\($0)" == key.rawValue }
  }
}
