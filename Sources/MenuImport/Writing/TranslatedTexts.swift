import MenuEmission
import MenuModel
import MenuSyntax
import MenuTooling

extension WrittenMenus {
  /// The catalog with the texts of the module that was written, and the translations that the app has of them.
  ///
  /// - Parameter old: A catalog that keeps what it has.
  package func catalogue(
    of module: MenuModule, texts: LocalizedTexts, adding old: StringCatalogue? = nil
  ) throws(StringCatalogue.Fault) -> StringCatalogue {
    var catalogue = old ?? StringCatalogue()
    let entries = SwiftEmitter.localizedEntries(of: module)
    try catalogue.update(
      entries, language: module.app.languageCode, module: module.app.name)
    let translated = TranslatedTexts(plan: plan, texts: texts)
    for entry in entries where !(old?.keys.contains(entry.key) ?? false) {
      for (language, text) in translated.translations(of: entry, from: module.app.languageCode) {
        catalogue.translate(entry.key, into: language, as: text)
      }
    }
    return catalogue
  }
}

/// The translations that an app has, for the texts of the module that its menus became.
private struct TranslatedTexts {
  private let texts: LocalizedTexts
  /// What the texts of commands and options were found as, by their new keys.
  private var foundByKey: [String: FoundText] = [:]
  /// What the other texts were found as: titles of menus and surfaces, by what they say.
  private var foundByText: [String: FoundText] = [:]

  init(plan: PlannedMenus, texts: LocalizedTexts) {
    self.texts = texts
    for command in plan.commands {
      add(command.title, command.name + ".title")
      add(command.titleWhenOn, command.name + ".titleWhenOn")
      for title in command.titlesWhen { add(title.title, nil) }
      add(command.label, command.name + ".label")
      add(command.help, command.name + ".help")
      add(command.subtitle, command.name + ".subtitle")
      add(command.confirmation, command.name + ".confirm")
    }
    for choice in plan.choices {
      for option in choice.options { add(option.title, "\(choice.name).\(option.name).title") }
    }
    for screen in plan.screens {
      for part in screen.items.flatMap(\.parts) { add(part.entries) }
      for button in screen.buttons {
        add(button.title, nil)
        add(button.entries)
      }
      for block in screen.toolbar?.blocks ?? [] { add(block.entries) }
    }
    for part in plan.items.flatMap(\.parts) + plan.quickActions { add(part.entries) }
    add(plan.dockMenu?.entries ?? [])
    for item in plan.statusItems {
      add(item.title, nil)
      add(item.entries)
    }
    for block in plan.toolbars.flatMap(\.blocks) { add(block.entries) }
    for menu in plan.menus {
      add(menu.title, nil)
      add(menu.entries)
    }
    for menu in plan.menuBar?.menus ?? [] {
      if case .own(_, let title) = menu.kind { add(title, nil) }
      add(menu.entries)
    }
  }

  private mutating func add(_ text: PlannedText?, _ key: String?) {
    guard let text, text.found.key != nil else { return }
    if let key { foundByKey[key] = text.found }
    if let literal = text.literal, foundByText[literal] == nil { foundByText[literal] = text.found }
  }

  private mutating func add(_ entries: [PlannedEntry]) {
    for entry in entries {
      add(entry.subtitle, nil)
      switch entry.content {
      case .command(_, let title, _, _): add(title, nil)
      case .menu(let title, _, let entries):
        add(title, nil)
        add(entries)
      case .section(let title, let entries):
        add(title, nil)
        add(entries)
      case .row(let entries), .group(let entries), .when(_, let entries), .on(_, let entries):
        add(entries)
      case .search(let text), .view(_, let text), .text(let text, _): add(text, nil)
      case .each, .separator, .standard, .segmented, .space, .flexible, .comment, .missing: break
      }
    }
  }

  /// The translations of a text by language, but for the language that it is written in.
  func translations(of entry: LocalizedEntry, from source: String) -> [(
    language: String, text: String
  )] {
    guard let found = foundByKey[entry.key] ?? foundByText[entry.value], let key = found.key else {
      return []
    }
    let known = texts.texts[.init(table: found.table ?? "Localizable", key: key)] ?? [:]
    return known.sorted { $0.key < $1.key }.compactMap { language, text in
      guard language != source, language != texts.sourceLanguage, !text.isEmpty,
        let format = FormatPlaceholders.respelled(text, like: entry.value)
      else { return nil }
      return (language, format)
    }
  }
}

/// The placeholders of a format: `%@`, `%lld`, `%1$@`.
enum FormatPlaceholders {
  /// A translation with the placeholders that a text has, each in the place of the translation's own; nil if they don't fit.
  static func respelled(_ translation: String, like text: String) -> String? {
    let wanted = specifiers(of: text)
    if wanted.isEmpty { return translation }
    let own = specifiers(of: translation)
    guard own.count == wanted.count else { return nil }
    var result = ""
    var rest = translation[...]
    for (index, specifier) in own.enumerated() {
      result += rest[..<specifier.range.lowerBound]
      let number = specifier.number ?? index + 1
      guard (1...wanted.count).contains(number) else { return nil }
      let kind = wanted[number - 1].kind
      // A value that goes elsewhere than in the text is named by its number.
      let isNumbered = specifier.number != nil || wanted.count > 1
      result += isNumbered ? "%\(number)$\(kind)" : "%\(kind)"
      rest = rest[specifier.range.upperBound...]
    }
    return result + rest
  }

  private struct Specifier {
    var range: Range<String.Index>
    /// The number of its value; nil if it is that of its turn.
    var number: Int?
    /// `lld` or `@`.
    var kind: String
  }

  private static func specifiers(of text: String) -> [Specifier] {
    var result: [Specifier] = []
    // Scalars: with a mark after it, a sign is another character.
    let text = text.unicodeScalars
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == "%" else {
        index = text.index(after: index)
        continue
      }
      let start = index
      index = text.index(after: index)
      if index < text.endIndex, text[index] == "%" {
        index = text.index(after: index)
        continue
      }
      var word = ""
      while index < text.endIndex, word.count < 8 {
        let scalar = text[index]
        let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
        guard isLetter || "0"..."9" ~= scalar || "$@#.".unicodeScalars.contains(scalar) else {
          break
        }
        word.unicodeScalars.append(scalar)
        index = text.index(after: index)
        if scalar == "@" || "dufiDU".unicodeScalars.contains(scalar) { break }
      }
      guard let last = word.last, last == "@" || "dufiDU".contains(last) else { continue }
      let parts = word.split(separator: "$", omittingEmptySubsequences: false)
      let number = parts.count == 2 ? Int(parts[0]) : nil
      let kind = parts.last.map(String.init) ?? word
      result.append(Specifier(range: start..<index, number: number, kind: kind))
    }
    return result
  }
}
