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
      "`--edition \(year)` overrides the edition that is written here")
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
      "The guidelines of \(year) say something else about icons in menus, and the app needs the systems of that year",
      fixes: [
        GuidelineFix(
          title: "Write `\(year)`", applicability: .unsafe,
          edits: [Edit(place: place, text: String(year))])
      ])
  }

  /// The notes on settings and `@allow`s of rules that the edition no longer has.
  func withdrawn() -> [Diagnostic] {
    let edition = module.guidelines.edition
    let names =
      module.guidelines.settings.map(\.rule) + module.guidelines.allowances.map(\.rule)
      + module.guidelines.fileAllowances.flatMap(\.rules)
    return names.compactMap { name in
      guard let withdrawal = Withdrawals.of(name.text, in: edition) else { return nil }
      let (id, year) = (name.text, edition.rawValue)
      guard let successor = withdrawal.successor else {
        return note(
          "rule-not-in-edition", at: name.place,
          "The edition of \(year) does not have `\(id)`, so this has no effect")
      }
      return note(
        "rule-replaced", at: name.place,
        "The edition of \(year) has `\(successor)` instead of `\(id)`, and applies this to it",
        fixes: [
          GuidelineFix(
            title: "Write `\(successor)`",
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
      "No edition of the guidelines is named, so they are those of \(unnamed); today's are of \(latest)",
      help: "Write `guidelines \(latest)`, or `guidelines \(unnamed)` to keep to those.",
      fixes: [latest, unnamed].map { year in
        GuidelineFix(
          title: "Write `guidelines \(year)`",
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
    _ id: String, at place: Place, _ message: Message, help: Message? = nil,
    fixes: [GuidelineFix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: id, severity: .note, message: message.text(in: language), place: place,
      help: help?.text(in: language), fixes: fixes.map { $0.fix(in: language) })
  }
}
