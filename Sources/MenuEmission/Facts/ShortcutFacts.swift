import MenuModel

/// Writes the type of keyboard shortcuts, and its values.
enum ShortcutFacts {
  /// A shortcut as a value of the generated type: `MenuShortcut("n", modifiers: [.shift, .command])`.
  ///
  /// - Parameter namesModifiers: Whether several modifiers have one name: `.shiftCommand`. An array literal takes an
  ///   optimizing compiler four times as long, which shows in a module of many commands.
  static func expression(_ chord: KeyChord, namesModifiers: Bool = false) -> Expression {
    let key: Expression
    switch chord.key {
    case .character(let byte): key = .string(String(UnicodeScalar(byte)))
    case .named(let named): key = .code(member(named))
    }
    let modifiers = names(of: chord.modifiers)
    var arguments = [Expression.Argument(key)]
    if modifiers.count == 1 || namesModifiers && !modifiers.isEmpty {
      arguments.append(.init("modifiers", .code("." + name(of: modifiers))))
    } else if !modifiers.isEmpty {
      arguments.append(.init("modifiers", .array(modifiers.map { .code("." + $0) })))
    }
    return .call("MenuShortcut", arguments)
  }

  /// The shortcut of a case that has it in parts: its key and its modifiers.
  static var expressionOfParts: Expression {
    .call(
      "MenuShortcut",
      [.init("key", .code("shortcutKey")), .init("modifiers", .code("shortcutModifiers"))])
  }

  /// Modifiers by one name: `.shiftCommand`.
  static func expression(_ modifiers: KeyModifiers) -> Expression {
    let names = names(of: modifiers)
    return .code(names.isEmpty ? "[]" : "." + name(of: names))
  }

  /// Appends how a shortcut is made of its parts.
  static func appendParts(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      nonisolated extension MenuShortcut {
        /// The shortcut with a character as its key; nil without a key.
        @inline(never)
        init?(key: Unicode.Scalar?, modifiers: Modifiers) {
          guard let key else { return nil }
          self.init(.character(Character(key)), modifiers: modifiers)
        }
      }
      """)
  }

  /// The sets of several modifiers that commands have in their shortcuts.
  private static func modifierSets(of commands: [Command]) -> [KeyModifiers] {
    var sets: Set<KeyModifiers> = []
    // By number: a loop over the commands would copy each.
    for index in commands.indices {
      if let key = commands[index].key { sets.insert(key.modifiers) }
    }
    return sets.filter { names(of: $0).count > 1 }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The modifiers in the order in which Apple writes them.
  private static func names(of set: KeyModifiers) -> [String] {
    var names: [String] = []
    if set.contains(.function) { names.append("function") }
    if set.contains(.control) { names.append("control") }
    if set.contains(.option) { names.append("option") }
    if set.contains(.shift) { names.append("shift") }
    if set.contains(.command) { names.append("command") }
    return names
  }

  /// One name for modifiers: `shiftCommand`.
  private static func name(of names: [String]) -> String {
    names.dropFirst().reduce(names[0]) { name, next in name + SwiftName.upperCamel(next) }
  }

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

  /// Appends names for the sets of several modifiers that commands have in their shortcuts.
  static func appendModifierSets(of commands: [Command], to code: inout CodeTree) {
    let sets = modifierSets(of: commands)
    if sets.isEmpty { return }
    code.blank()
    code.documentation([
      "The sets of modifiers that commands have.", "",
      "As array literals, they would take the compiler several times as long.",
    ])
    code.block("nonisolated extension MenuShortcut.Modifiers") { code in
      for set in sets {
        let names = names(of: set)
        let array = Expression.array(names.map { .code("." + $0) })
        code.statement("static let \(name(of: names)): Self = ", array)
      }
    }
  }

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
