import MenuEmission
import MenuJSON
import MenuModel

/// What is wrong with the translation of a text, whatever the language.
package enum TranslationProblem: Equatable, Sendable {
  case missing
  case needsReview
  /// A placeholder of the text, such as `%lld`, that the translation does not show.
  case lostPlaceholder(String)
  /// A placeholder of the translation for a value that the text has not.
  case strangePlaceholder(String)
  /// A placeholder of the translation that reads a value as one of another kind, and the one that the text has.
  case wrongKind(String, wanted: String)
  /// What begins with a percent sign and is no placeholder.
  case loosePercent(String)
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
    case .strangePlaceholder(let placeholder):
      return "has the placeholder \(placeholder), for which there is no value"
    case .wrongKind(let placeholder, let wanted):
      return "has \(placeholder) where the text has \(wanted)"
    case .loosePercent(let text):
      return "has “\(text)”, and a percent sign beside values is written %%"
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
    problems += placeholderProblems(
      of: text, in: translation.map { TranslatedFormat.formats(in: $0) } ?? [])
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

  /// What is wrong with the placeholders of a translation's forms, each fault once.
  private static func placeholderProblems(
    of text: LocalizedEntry, in forms: [String]
  ) -> [TranslationProblem] {
    let wanted = TranslatedFormat.placeholders(of: text.value)
    let isPlain = text.source.isPlain
    var problems: [TranslationProblem] = []
    var shown: Set<Int> = []
    for placeholder in forms.flatMap(TranslatedFormat.placeholders) {
      let problem: TranslationProblem
      if isPlain {
        // Foundation reads a text without values as it is.
        guard placeholder.spelling.hasSuffix("@") || placeholder.spelling.hasSuffix("lld") else {
          continue
        }
        problem = .strangePlaceholder(placeholder.spelling)
      } else if placeholder.kind == nil {
        problem = .loosePercent(placeholder.spelling)
      } else if !wanted.contains(where: { $0.number == placeholder.number }) {
        problem = .strangePlaceholder(placeholder.spelling)
      } else {
        shown.insert(placeholder.number)
        guard
          let other = wanted.first(where: {
            $0.number == placeholder.number && $0.kind != placeholder.kind
          })
        else { continue }
        problem = .wrongKind(placeholder.spelling, wanted: other.spelling)
      }
      if !problems.contains(problem) { problems.append(problem) }
    }
    if isPlain { return problems }
    // A form for one thing need not show the number, so it is enough if any form has the placeholder.
    return problems
      + wanted.filter { !shown.contains($0.number) }.map {
        TranslationProblem.lostPlaceholder($0.spelling)
      }
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
