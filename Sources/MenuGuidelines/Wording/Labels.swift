import MenuModel
import MenuSyntax

/// Custom entries of edit menus have concise names.
enum EditLabelShort: Guideline {
  /// The words past which a label is long.
  private static let mostWords = 2

  static let rule = Rule(
    "edit-label-short", sources: [.editMenus], platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS],
    severity: .warning, threshold: .max(20), checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      guard let id = entry.command else { continue }
      let isVerbatim = report.expanded.command(id).isVerbatim
      report.expanded.forEachLabel(of: entry) { facts, text in
        let (characters, words) = (facts.characterCount, facts.wordCount)
        // A name has as many words as it has.
        guard characters > limit || words > mostWords && !isVerbatim else { return }
        check(text(), characters, words, &report)
      }
    }
  }

  private static func check(
    _ text: Text, _ characters: Int, _ words: Int, _ report: inout GuidelineReport
  ) {
    let (title, limit) = (TitleText(text), report.limit)
    if characters > limit {
      report.finding(
        at: text.place,
        "The label “\(title.shown)” has \(characters) characters; an edit menu allows \(limit)")
    } else {
      report.finding(
        at: text.place,
        "The label “\(title.shown)” has \(words) words; an edit menu allows \(mostWords)")
    }
  }
}

/// A title says what happens, not that something changes.
enum LabelNoToggle: Guideline {
  static let rule = Rule(
    "label-no-toggle", sources: [.menus2025], needs: [], severity: .warning,
    otherSeverities: [.note],
    readsEnglish: true, checks: [.labels(of: .commands, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // One finding for the two titles of a toggle; “Toggle” alone may be the name of a control.
    guard ![.commandWhenOn, .commandWhen].contains(label.role), let id = label.command,
      !label.isVerbatim,
      let facts = label.facts
    else { return }
    if namesBothStates(TitleText(label.text)) {
      let title = TitleText(label.text).shown
      report.finding(
        at: label.place, "“\(title)” names both states, and does not say which one comes now")
      return
    }
    guard facts.words.count > 1, isToggle(facts.firstWord) else { return }
    // A control of this name, which people insert.
    if facts.words.count == 2, ["switch", "button", "control", "group"].contains(facts.lastWord) {
      return
    }
    let command = report.expanded.command(id)
    let raw = report.edits.raw(label.text)
    var fixes: [GuidelineFix] = []
    if command.on != nil, command.titleWhenOn == nil, raw.hasPrefix("Toggle ") {
      let name = String(raw.dropFirst("Toggle ".count))
      fixes = [
        GuidelineFix(
          title: "Write “\(name)”", applicability: .unsafe,
          edits: [report.edits.replacement(of: label.text, with: name)])
      ]
    }
    let title = TitleText(label.text).shown
    report.finding(
      at: label.place,
      "“\(title)” does not say whether it turns something on or off",
      fixes: fixes)
  }

  /// Whether a title has the words for both states: “Hide/Show Sidebar”, “Turn Sound On/Off”, “Switch Music/Podcast Mode”.
  private static func namesBothStates(_ title: TitleText) -> Bool {
    let words = title.words.map(TitleText.bare)
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
        if ToggleTitles.areStates(parts[0], parts[1]) || words[0] == "switch" && index > 0 {
          return true
        }
      }
      let isBetween = title.words[index] == "/" || word == "or"
      if isBetween, index > 0, index + 1 < words.count,
        ToggleTitles.areStates(words[index - 1], words[index + 1])
      {
        return true
      }
    }
    return false
  }

  /// Whether a word is “toggle”, or that with a slip of the keys: “toogle”, “togle”, “toggel”.
  private static func isToggle(_ word: String) -> Bool {
    let right = Array("toggle".utf8)
    let own = Array(word.utf8)
    if own == right { return true }
    // “Goggle” and “toggles” are words.
    guard own.starts(with: "to".utf8), own.last != UInt8(ascii: "s"), own.last != UInt8(ascii: "d")
    else { return false }
    // What is different is between what both begin with and what both end with.
    let start = zip(own, right).prefix { $0 == $1 }.count
    let end = zip(own.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let rest = own[start..<(own.count - end)]
    let wanted = right[start..<(right.count - end)]
    return max(rest.count, wanted.count) == 1
      || rest.count == 2 && rest.elementsEqual(wanted.reversed())
  }
}

/// Each entry has a label.
enum LabelRequired: Guideline {
  static let rule = Rule(
    "label-required", sources: [.contextMenus2022], severity: .error, otherSeverities: [.warning],
    isAboutHabits: true, checks: [.labels(withPluralForms: true, checkPresence)])

  @Sendable static func checkPresence(_ label: Label, _ report: inout GuidelineReport) {
    switch label.role {
    // A submenu without a title has a rule of its own; questions and help are not labels.
    case .submenu, .confirmation, .help, .subtitle: return
    default: break
    }
    guard TitleText(label.text).isEmpty else { return }
    report.finding(
      at: label.place,
      "This label is empty; a label says what it is for")
  }
}

/// English titles are written in title style.
enum LabelTitleCase: Guideline {
  static let rule = Rule(
    "label-title-case", sources: [.menus2025, .editMenus], needs: [], severity: .warning,
    isAboutHabits: true, readsEnglish: true, checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // Labels written in a toolbar have a rule of their own.
    guard label.isTitle, !label.isVerbatim, !label.isInToolbar,
      label.role != .subtitle
    else { return }
    // "Building font list…" tells how things are, and is never chosen.
    if let id = label.command, case .constant(false)? = report.expanded.command(id).enabled {
      return
    }
    let title = TitleText(label.text)
    // The app is called as its name is written: “Quit macshot”.
    let name = report.module.app.name
    let wrong = (label.facts?.wrongCapitals ?? []).filter {
      !title.words.indices.contains($0.word) || title.words[$0.word] != name[...]
    }
    guard !wrong.isEmpty else { return }
    // `system-menu-own` takes the title away.
    if label.role == .barMenu,
      report.module.ownSystemMenus.contains(where: { $0.menu.title?.place == label.place })
    {
      return
    }
    let edits = report.edits
    let raw = TitleCase.corrected(edits.raw(label.text), parts: wrong)
    report.finding(
      at: label.place,
      "The title “\(title.shown)” in title style is “\(raw)”",
      fixes: [
        GuidelineFix(
          title: "Write “\(raw)”",
          edits: [edits.replacement(of: label.text, with: raw)])
      ])
  }
}

/// Labels that are written in a toolbar begin with verbs.
enum ToolbarLabelVerb: Guideline {
  // Off unless asked for: toolbars of Apple’s own apps have nouns, such as Inspector.
  static let rule = Rule(
    "toolbar-label-verb", sources: [.toolbarsIPadOS16], readsEnglish: true, checks: [.labels(check)]
  )

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isInToolbar, !label.isVerbatim else { return }
    switch label.role {
    case .placement:
      // The label of a toggle or a choice may name what is switched or chosen.
      guard let id = label.command else { return }
      let command = report.expanded.command(id)
      guard command.on == nil, !command.navigates, case .none = command.payload else { return }
    case .submenu: break
    default: return
    }
    let title = TitleText(label.text)
    // The system's own titles are nouns at times: Page Setup, Services.
    guard !VerbPhrase.begins(title), !VerbPhrase.isStandardTitle(title) else { return }
    // Pull-downs of the system are called so.
    if title.string == "More" || title.string == "Action" { return }
    report.finding(
      at: label.place,
      "The toolbar label “\(title.shown)” is a noun; prefer a verb, such as “Edit \(title.shown)”")
  }
}
