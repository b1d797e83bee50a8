import MenuEmission
import MenuJSON
import MenuModel

/// What is wrong with the translation of a text, whatever the language.
package enum TranslationProblem: Equatable, Sendable {
  case missing
  case needsReview
  /// A placeholder of the text, such as `%lld`, that the translation does not show.
  case lostPlaceholder(String)
  /// The text ends in an ellipsis, and the translation does not.
  case lostEllipsis
  /// Another command of the same menu, with this text in the source language, has the same translation.
  case doubled(String)

  /// What is wrong, as the end of a sentence.
  package var message: String {
    switch self {
    case .missing: return "is not translated"
    case .needsReview: return "needs review"
    case .lostPlaceholder(let placeholder): return "lacks the placeholder \(placeholder)"
    case .lostEllipsis: return "lacks the … at its end"
    case .doubled(let other): return "is translated like “\(other)”, which is in the same menu"
    }
  }
}

extension StringCatalogue {
  /// The texts of a module whose translations into a language need work, in the order of the texts, each with the text in
  /// the source language.
  package func translationProblems(
    of texts: [LocalizedEntry], in language: String
  ) -> [(key: String, text: String, problem: TranslationProblem)] {
    texts.flatMap { text in
      Self.problems(of: text, in: localization(of: text.key, in: language))
        .map { (text.key, text.value, $0) }
    }
  }

  private static func problems(
    of text: LocalizedEntry, in translation: JSONValue?
  ) -> [TranslationProblem] {
    let units = translation.map(stringUnits) ?? []
    let values = units.compactMap { $0["value"]?.string }
    guard !values.isEmpty, !units.contains(where: { $0["state"]?.string == "new" }) else {
      return [.missing]
    }
    var problems: [TranslationProblem] = []
    if units.contains(where: { $0["state"]?.string == "needs_review" }) {
      problems.append(.needsReview)
    }
    // A form for one thing need not show the number, so it is enough if any form has the placeholder.
    for placeholder in placeholders(in: text.value)
    where !values.contains(where: { placeholders(in: $0).contains(placeholder) }) {
      problems.append(.lostPlaceholder(placeholder))
    }
    if text.value.hasSuffix("…") && !values.allSatisfy({ $0.hasSuffix("…") || $0.hasSuffix("...") })
    {
      problems.append(.lostEllipsis)
    }
    return problems
  }

  /// The units in a localization, which may vary by number and device.
  private static func stringUnits(in value: JSONValue) -> [JSONValue] {
    guard let members = value.object else { return [] }
    return members.flatMap { name, inner in name == "stringUnit" ? [inner] : stringUnits(in: inner)
    }
  }

  /// The placeholders of a format without the numbers of their values, since a translation may order them.
  private static func placeholders(in format: String) -> Set<String> {
    Set(
      FormatPart.parts(of: format).compactMap { part in
        if case .value(_, let kind) = part { return kind.rawValue }
        return nil
      })
  }
}

extension StringCatalogue {
  /// The titles of commands whose translation another command of the same menu has too, each once.
  package func doubledTitles(
    in module: MenuModule, _ texts: [LocalizedEntry], in language: String
  ) -> [(key: String, text: String, problem: TranslationProblem)] {
    let known = Dictionary(texts.map { ($0.key, $0.value) }) { first, _ in first }
    var found: [(key: String, text: String, problem: TranslationProblem)] = []
    for menu in Self.menus(of: module) {
      var first: [String: String] = [:]
      for key in menu {
        guard let text = known[key],
          let title = localization(of: key, in: language)?["stringUnit"]?["value"]?.string
        else { continue }
        guard let other = first[title] else {
          first[title] = key
          continue
        }
        guard other != key, let otherText = known[other], otherText != text,
          !found.contains(where: { $0.key == key })
        else { continue }
        found.append((key, text, .doubled(otherText)))
      }
    }
    return found
  }

  /// The keys of the titles of the commands in each menu and submenu, as each platform shows it.
  private static func menus(of module: MenuModule) -> [[String]] {
    var menus: [[String]] = []
    func add(_ entries: [Entry]) {
      var keys: [String] = []
      func gather(_ entries: [Entry]) {
        for entry in entries {
          switch entry.kind {
          case .command(let placement) where placement.title == nil:
            keys.append(module.commands[placement.command.index].name.text + ".title")
          case .submenu, .titleMenu: add(entry.children)
          default: gather(entry.children)
          }
        }
      }
      gather(entries)
      menus.append(keys)
    }
    for surface in module.surfaces {
      for platform in module.app.platforms.map(\.platform) where surface.isShown(on: platform) {
        add(module.expansion(of: surface.entries, on: platform).entries)
      }
    }
    return menus
  }
}
