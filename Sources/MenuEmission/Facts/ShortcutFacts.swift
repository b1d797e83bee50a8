import MenuModel

/// Writes the type of keyboard shortcuts, and its values.
enum ShortcutFacts {
  /// A shortcut as a value of the generated type: `MenuShortcut("n", [.command])`.
  static func expression(_ chord: KeyChord) -> Expression {
    let key: Expression
    switch chord.key {
    case .character(let byte): key = .string(String(UnicodeScalar(byte)))
    case .named(let named): key = .code(member(named))
    }
    var modifiers: [Expression] = []
    for (modifier, name) in Self.modifiers where chord.modifiers.contains(modifier) {
      modifiers.append(.code("." + name))
    }
    var arguments = [Expression.Argument(key)]
    if !modifiers.isEmpty {
      arguments.append(.init("modifiers", modifiers.count == 1 ? modifiers[0] : .array(modifiers)))
    }
    return .call("MenuShortcut", arguments)
  }

  /// The modifiers in the order in which Apple writes them.
  private static let modifiers: [(KeyModifiers, String)] = [
    (.function, "function"), (.control, "control"), (.option, "option"), (.shift, "shift"),
    (.command, "command"),
  ]

  /// The keys with a name that are cases of the generated type, and how menus on a Mac show them.
  private static let namedKeys: [(key: NamedKey, glyph: String)] = [
    (.return, "↩"), (.enter, "⌅"), (.tab, "⇥"), (.space, "Space"), (.delete, "⌫"),
    (.forwardDelete, "⌦"), (.escape, "⎋"), (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"),
    (.home, "↖"), (.end, "↘"), (.pageUp, "⇞"), (.pageDown, "⇟"), (.help, "?⃝"), (.clear, "⌧"),
  ]

  /// A named key as a value of the generated type: `.delete`, `.function(5)`.
  private static func member(_ key: NamedKey) -> String {
    let name = key.rawValue
    return name.hasPrefix("F") ? ".function(" + name.dropFirst() + ")" : "." + name
  }

  private static let glyphs: [(modifier: String, glyph: String)] = [
    ("function", "fn"), ("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘"),
  ]

  /// Appends the type.
  static func append(to code: inout CodeTree, access: String) {
    code.documentation(["A keyboard shortcut: a key and the modifiers that are held with it."])
    code.block("\(access)nonisolated struct MenuShortcut: Hashable, Sendable") { code in
      appendKey(to: &code, access: access)
      code.blank()
      appendModifiers(to: &code, access: access)
      code.blank()
      code.line(access + "var key: Key")
      code.line(access + "var modifiers: Modifiers")
      code.blank()
      code.function(access + "init", ["_ key: Key", "modifiers: Modifiers = []"]) { code in
        code.line("self.key = key")
        code.line("self.modifiers = modifiers")
      }
      code.blank()
      code.documentation(["The shortcut as menus on a Mac show it: ⇧⌘N."])
      code.block(access + "var glyphs: String") { code in
        code.return(.code("modifiers.glyphs + key.glyph"))
      }
    }
  }

  private static func appendKey(to code: inout CodeTree, access: String) {
    code.documentation(["The key of a shortcut."])
    code.block(
      "\(access)nonisolated enum Key: ExpressibleByUnicodeScalarLiteral, Hashable, Sendable"
    ) { code in
      code.documentation(["The key with this character; a letter is in lower case."])
      code.enumCase("character", payload: "Character")
      code.documentation(["A function key: 1 for F1."])
      code.enumCase("function", payload: "Int")
      for (key, _) in namedKeys { code.enumCase(key.rawValue) }
      code.blank()
      code.function(access + "init", ["unicodeScalarLiteral value: Character"]) { code in
        code.line("self = .character(value)")
      }
      code.blank()
      code.documentation(["The key as menus on a Mac show it."])
      code.block(access + "var glyph: String") { code in
        code.switchOver(.code("self")) { code in
          code.case(".character(let character)", returning: .code("character.uppercased()"))
          code.case(
            ".function(let number)", returning: .text([.literal("F"), .inserted("number")]))
          for (key, glyph) in namedKeys {
            code.case("." + key.rawValue, returning: .string(glyph))
          }
        }
      }
    }
  }

  private static func appendModifiers(to code: inout CodeTree, access: String) {
    code.documentation(["The modifiers of a shortcut."])
    code.block("\(access)nonisolated struct Modifiers: OptionSet, Hashable, Sendable") { code in
      code.line(access + "let rawValue: Int")
      code.blank()
      code.function(access + "init", ["rawValue: Int"]) { code in
        code.line("self.rawValue = rawValue")
      }
      code.blank()
      for (index, (modifier, _)) in glyphs.enumerated() {
        code.line("\(access)static let \(modifier) = Modifiers(rawValue: \(1 << index))")
      }
      code.blank()
      code.documentation(["The modifiers as menus on a Mac show them, in their usual order."])
      code.block(access + "var glyphs: String") { code in
        code.line("var glyphs = \"\"")
        for (modifier, glyph) in glyphs {
          code.if(.code("contains(.\(modifier))")) { code in
            code.statement("glyphs += ", .string(glyph))
          }
        }
        code.line("return glyphs")
      }
    }
  }
}
