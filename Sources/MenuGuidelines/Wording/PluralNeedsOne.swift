import MenuModel
import MenuSyntax

/// A text that counts things has a form for one.
enum PluralNeedsOne: Guideline {
  static let rule = Rule(
    "plural-needs-one", sources: [.menus2025], needs: [], severity: .warning,
    readsEnglish: true, checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // A name, such as that of a song, is as it is.
    if label.isVerbatim || label.role == .spoken { return }
    if TitleText(label.text).string.includes("(s)") {
      let title = TitleText(label.text).shown
      report.finding(
        at: label.place,
        "“\(title)” leaves it open whether there is one or more",
        help: "Write the plural, and a text for one. It is `one \"…\"`.")
      return
    }
    if let words = CountedNoun.countedByWrittenOne(in: label.text) {
      sayWrittenOne(label, words, &report)
      return
    }
    // Code may have forms in a table.
    if report.isOfExistingMenus { return }
    // A number that is written out never is 1, and with `one` there is a form for it.
    if label.text.isPlain || label.text.plural != nil || label.isPluralForm { return }
    let module = report.module
    guard let noun = CountedNoun(in: label.text, of: module), !isSeveral(noun, label, module)
    else { return }
    let title = TitleText(label.text).shown
    let edits = report.edits
    let raw = edits.raw(label.text)
    let form = form(of: raw, noun, module)
    let zero = isTitleInBar(label, report.expanded) ? zero(of: raw, noun, module) : nil
    // What is wrong with the text would be wrong with the form too, and is mended first.
    let beginsWithBlank = title.first == " " || title.first == "\t"
    let isSure =
      noun.isSure && !beginsWithBlank && label.facts?.wrongCapitals.isEmpty ?? true
    report.finding(
      at: label.place,
      "“\(title)” says “1 \(noun.words)” for the number 1",
      fixes: form.map { form in
        let ofOne = fix(label, "one \"\(form)\"", isSure ? .safe : .unsafe)
        // What a title is to say where it is dimmed, only its author knows.
        let ofZero = zero.map { fix(label, "zero \"\($0)\" one \"\(form)\"", .suggestion) }
        return [ofOne] + (ofZero.map { [$0] } ?? [])
      } ?? [])
  }

  private static func fix(_ label: Label, _ forms: String, _ applicability: Fix.Applicability)
    -> GuidelineFix
  {
    let end = label.place.span.end
    return GuidelineFix(
      title: "Write `\(forms)`", applicability: applicability,
      edits: [
        Edit(place: Place(source: label.place.source, span: Span(end, end)), text: " \(forms)")
      ])
  }

  /// Whether the menu bar shows a title, which is dimmed there and does not go where its number is 0.
  private static func isTitleInBar(_ label: Label, _ expanded: ExpandedModule) -> Bool {
    // Elsewhere a command for nothing hides.
    if let surface = label.surface { return surface == .bar && label.isTitle }
    guard let command = label.command,
      [.command, .commandWhenOn, .commandWhen].contains(label.role)
    else {
      return false
    }
    return expanded.placements(of: command).contains { $0.surface == .bar }
  }

  /// The text for 0, without the number; nil as for one.
  private static func zero(
    of raw: String, _ noun: CountedNoun, _ module: MenuModule
  ) -> String? {
    let number = "{" + module.state[noun.count.index].name.text + "} "
    guard let range = raw.firstPlace(of: number + noun.words) else { return nil }
    return raw[..<range.lowerBound] + noun.words + raw[range.upperBound...]
  }

  /// Reports a 1 before a plural.
  private static func sayWrittenOne(
    _ label: Label, _ words: (plural: String, singular: String, isSure: Bool),
    _ report: inout GuidelineReport
  ) {
    let title = TitleText(label.text).shown
    let raw = report.edits.raw(label.text)
    var fixes: [GuidelineFix] = []
    if let range = raw.firstPlace(of: "1 " + words.plural) {
      let mended = raw[..<range.lowerBound] + "1 " + words.singular + raw[range.upperBound...]
      fixes = [
        GuidelineFix(
          title: "Write “\(mended)”",
          applicability: words.isSure ? .safe : .unsafe,
          edits: [report.edits.replacement(of: label.text, with: String(mended))])
      ]
    }
    report.finding(
      at: label.place,
      "“\(title)” says “1 \(words.plural)” for “1 \(words.singular)”",
      help: "Write “1 \(words.singular)”.",
      fixes: fixes)
  }

  /// The text for one, as it is written; nil where the words are written in another way, as with escapes.
  private static func form(
    of raw: String, _ noun: CountedNoun, _ module: MenuModule
  ) -> String? {
    let number = "{" + module.state[noun.count.index].name.text + "} "
    guard let range = raw.firstPlace(of: number + noun.words) else { return nil }
    return raw[..<range.lowerBound] + number + noun.singular + raw[range.upperBound...]
  }

  // MARK: Conditions

  /// Whether a text is shown only where its number is more than 1.
  private static func isSeveral(_ noun: CountedNoun, _ label: Label, _ module: MenuModule) -> Bool {
    var conditions = [label.condition]
    if let command = label.command.map({ module.commands[$0.index] }) {
      conditions.append(command.shown)
      if label.role == .confirmation { conditions.append(command.enabled) }
      if label.role == .commandWhenOn { conditions.append(command.on) }
    }
    return conditions.contains { $0.map { isAboveOne(noun.count, $0) } ?? false }
  }

  private static func isAboveOne(_ count: StateID, _ condition: Condition) -> Bool {
    switch condition {
    // Shown only while several are selected, a title never says “1 Notes”.
    case .and(let left, let right): return isAboveOne(count, left) || isAboveOne(count, right)
    case .or(let left, let right): return isAboveOne(count, left) && isAboveOne(count, right)
    case .comparison(.greater, .variable(count), .integer(let limit)),
      .comparison(.less, .integer(let limit), .variable(count)):
      return limit >= 1
    case .comparison(.greaterOrEqual, .variable(count), .integer(let limit)),
      .comparison(.lessOrEqual, .integer(let limit), .variable(count)):
      return limit >= 2
    case .comparison(.equal, .variable(count), .integer(let value)),
      .comparison(.equal, .integer(let value), .variable(count)):
      return value != 1
    case .comparison(.notEqual, .variable(count), .integer(1)),
      .comparison(.notEqual, .integer(1), .variable(count)):
      return true
    default: return false
    }
  }
}
