import MenuGuidelines
import MenuModel
import MenuSyntax

/// Notes about the edition of the guidelines that a module is checked by.
struct EditionNotes {
  var module: MenuModule
  let trees: [SyntaxTree]
  let language: Language

  /// The note on an edition that the command line sets; nil if no file names a different one.
  func overridden(by edition: GuidelineSettings.Edition) -> Diagnostic? {
    guard let place = module.guidelines.editionPlace, module.guidelines.edition != edition else {
      return nil
    }
    let year = edition.rawValue
    return note(
      "edition-overridden", at: place,
      Bilingual(
        "`--edition \(year)` wins over the edition that is written here",
        ko: "여기에 쓴 판보다 `--edition \(year)`이(가) 우선합니다"))
  }

  /// The note on the edition that the files name, or do not; nil if there is nothing to say.
  func named() -> Diagnostic? {
    guard let place = module.guidelines.editionPlace else { return notNamed() }
    let latest = GuidelineSettings.Edition.latest
    let runsOn27 = module.app.platforms.contains { $0.minimum >= Version(27) }
    guard runsOn27, module.guidelines.edition < latest else { return nil }
    let year = latest.rawValue
    return note(
      "edition-superseded", at: place,
      Bilingual(
        "The guidelines of \(year) say something else about icons in menus, and the app needs the systems of that year",
        ko: "앱이 그해의 시스템을 요구하는데, \(year)년 지침은 메뉴의 아이콘을 다르게 다룹니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Write `\(year)`", ko: "`\(year)` 쓰기"), applicability: .unsafe,
          edits: [Edit(place: place, text: String(year))])
      ])
  }

  /// The notes on settings and `@allow`s of rules that the edition no longer has.
  func withdrawn() -> [Diagnostic] {
    let edition = module.guidelines.edition
    let names =
      module.guidelines.settings.map(\.rule) + module.guidelines.allowances.map(\.rule)
    return names.compactMap { name in
      guard let withdrawal = Withdrawals.of(name.text, in: edition) else { return nil }
      let (id, year) = (name.text, edition.rawValue)
      guard let successor = withdrawal.successor else {
        return note(
          "rule-not-in-edition", at: name.place,
          Bilingual(
            "The edition of \(year) does not have `\(id)`, so this says nothing",
            ko: "\(year)년판에는 `\(id)` 규칙이 없어 아무 효과가 없습니다"))
      }
      return note(
        "rule-replaced", at: name.place,
        Bilingual(
          "In the edition of \(year) `\(successor)` takes the place of `\(id)`, and is meant here",
          ko: "\(year)년판에서는 `\(successor)` 규칙이 `\(id)` 규칙을 대신하므로 그 규칙에 적용합니다"),
        fixes: [
          GuidelineFix(
            title: Bilingual("Write `\(successor)`", ko: "`\(successor)` 쓰기"),
            applicability: .unsafe,
            edits: [Edit(place: name.place, text: successor)])
        ])
    }
  }

  /// The note on a module that names no edition.
  ///
  /// Both fixes are left to a person: one changes what is found, the other settles for an old edition.
  private func notNamed() -> Diagnostic? {
    guard let gap = gapForEdition else { return nil }
    let latest = GuidelineSettings.Edition.latest.rawValue
    let unnamed = GuidelineSettings.Edition.unnamed.rawValue
    return note(
      "edition-not-named", at: gap.place,
      Bilingual(
        "No edition of the guidelines is named, so they are those of \(unnamed); today's are of \(latest)",
        ko: "지침의 판을 밝히지 않아 \(unnamed)년판으로 검사합니다. 최신 판은 \(latest)년판입니다"),
      help: Bilingual(
        "Write `guidelines \(latest)`, or `guidelines \(unnamed)` to keep to those.",
        ko: "`guidelines \(latest)`을(를) 쓰세요. 지금 판을 그대로 쓰려면 `guidelines \(unnamed)`을(를) 쓰세요."),
      fixes: [latest, unnamed].map { year in
        GuidelineFix(
          title: Bilingual("Write `guidelines \(year)`", ko: "`guidelines \(year)` 쓰기"),
          applicability: .unsafe,
          edits: [Edit(place: gap.insertion, text: gap.before + String(year) + gap.after)])
      })
  }

  /// A place where an edition can be written.
  private struct Gap {
    /// What the note is about.
    var place: Place
    var insertion: Place
    /// The text around the year there.
    var before: String
    var after = ""
  }

  /// After the `guidelines` of a block, after `app`, or before the first declaration; nil in an empty module.
  private var gapForEdition: Gap? {
    var app: Gap?
    var first: Gap?
    for (number, tree) in trees.enumerated() {
      func place(_ start: UInt32, _ end: UInt32) -> Place {
        Place(source: Int32(number), span: Span(start, end))
      }
      for statement in tree.file.statements {
        guard let node = statement.node, let declaration = DeclarationSyntax(node) else { continue }
        switch declaration {
        case .guidelines(let guidelines):
          let keyword = guidelines.keywordToken.span
          return Gap(
            place: Place(source: Int32(number), span: keyword),
            insertion: place(keyword.end, keyword.end), before: " ")
        case .app(let syntax):
          app =
            app
            ?? Gap(
              place: Place(source: Int32(number), span: syntax.header),
              insertion: place(syntax.span.end, syntax.span.end), before: "\n\nguidelines ")
        default:
          let start = node.span.start
          first =
            first
            ?? Gap(
              place: place(start, start), insertion: place(start, start), before: "guidelines ",
              after: "\n\n")
        }
      }
    }
    return app ?? first
  }

  private func note(
    _ id: String, at place: Place, _ message: Bilingual, help: Bilingual? = nil,
    fixes: [GuidelineFix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: id, severity: .note, message: message.text(in: language), place: place,
      help: help?.text(in: language), fixes: fixes.map { $0.fix(in: language) })
  }
}
