import MenuGuidelines
import MenuJSON
import MenuModel
import MenuSyntax
import MenuTooling

/// The texts of a module in a language.
package struct PreviewTranslation {
  /// The code of the language: `pt-BR`.
  package let code: String
  /// By the places of the texts in the files; those without one are shown as they are written.
  package let texts: [Place: Text]

  package init(code: String, texts: [Place: Text]) {
    self.code = code
    self.texts = texts
  }

  /// The texts as the files of a module have them.
  init(ofFilesOf module: MenuModule) {
    self.init(code: module.app.languageCode, texts: [:])
  }
}

/// A module's menus as one HTML page that needs nothing else: each surface on each platform, in any state.
///
/// The page holds the surfaces as JSON, and a script that draws them and evaluates their conditions.
package struct PreviewPage {
  private let module: MenuModule
  private let sources: [Source]
  private let state: PreviewState
  private let findings: [Diagnostic]
  private let translation: PreviewTranslation
  private let others: [PreviewTranslation]
  private let language: Language
  private let focus: Place?

  /// - Parameters:
  ///   - diagnostics: What was found, which is shown next to the entries that it is about.
  ///   - translation: The language that the page begins with; nil for that of the files.
  ///   - others: Further languages, for the page's switch.
  ///   - language: The language of what was found, and of the rules' pages.
  ///   - focus: The page marks and scrolls to the first entry that is written on the line of this place.
  package init(
    module: MenuModule, sources: [Source], state: PreviewState, diagnostics: [Diagnostic],
    translation: PreviewTranslation? = nil, others: [PreviewTranslation] = [],
    language: Language = .english, focus: Place? = nil
  ) {
    self.language = language
    self.translation = translation ?? PreviewTranslation(ofFilesOf: module)
    self.others = others
    self.focus = focus
    self.module = module
    self.sources = sources
    self.state = state
    self.findings = diagnostics
  }

  /// An element near the page's beginning, by which `preview` knows what it wrote.
  package static let mark = #"<meta name="generator" content="menugen preview">"#

  /// The whole page.
  package var html: String { page(Self.script) }

  /// The page for an editor that serves it, or shows it in a web view of VS Code: it takes newer menus and the cursor's
  /// place, and says what is chosen.
  package var editorHTML: String {
    page(Self.editorScript, policy: "; connect-src 'self'")
  }

  /// A place as the page names places, such as `/app/Notes.menu:12`.
  package static func text(of place: Place, in sources: [Source]) -> String {
    PreviewWriter.text(
      of: place, in: sources[Int(place.source)], LineMap(sources[Int(place.source)]))
  }

  /// The file and the line that a page names so; nil if it is none of these files.
  package static func line(of text: String, in sources: [Source]) -> (source: Int, line: Int)? {
    for (number, source) in sources.enumerated() {
      let path = Array("\(Terminal.safe(source.path)):".utf8)
      guard text.utf8.starts(with: path) else { continue }
      let digits = String(decoding: text.utf8.dropFirst(path.count), as: UTF8.self)
      if let line = Int(digits), line > 0 { return (number, line) }
    }
    return nil
  }

  private func page(_ script: PageScript, policy: String = "") -> String {
    let name = XMLText.escaped(module.app.name)
    let policy = script.policy + policy
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(Self.mark)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>Menus of \(name)</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#surfaces">To the menus</a>
      <header>
      <h1>Menus of \(name)</h1>
      <div id="controls"></div>
      </header>
      <main id="surfaces" tabindex="-1"></main>
      <section id="findings" aria-label="Findings"></section>
      <dialog id="rule" aria-labelledby="rule-title"></dialog>
      <dialog id="question" aria-labelledby="question-title"></dialog>
      <footer id="place" role="status" aria-live="polite"></footer>
      <script type="application/json" id="menus">\(json)</script>
      <script>\(script.text)</script>
      </body>
      </html>

      """
  }

  // MARK: Files of Resources, which the build embeds

  /// Each platform has the metrics of its menus; the colours keep WCAG's contrast of 4.5.
  private static var style: String { String(decoding: PackageResources.page_css, as: UTF8.self) }

  /// Draws the surfaces, evaluates conditions, and does what entries do when they are chosen.
  ///
  /// Before it come outlines for common symbols, drawn for this page, since SF Symbols may not be redistributed, and what
  /// endings like `.fill` and `.badge.plus` add to them. Each is in a square of 24.
  static let files = [
    PackageResources.outlines_js, PackageResources.state_js, PackageResources.menus_js,
    PackageResources.surfaces_js, PackageResources.acting_js, PackageResources.page_js,
  ]

  private static let script = PageScript(of: files)

  /// The same, which also exchanges messages with an editor.
  private static let editorScript = PageScript(of: files + [PackageResources.editor_js])

  // MARK: JSON

  /// The surfaces, with no `<` that could end the script that holds them.
  private var json: String {
    var writer = PreviewWriter(module: module, sources: sources, findings: findings)
    var json = JSONPrinter()
    json.object { json in
      json.member("app", module.app.name)
      json.member("edition", module.guidelines.edition.rawValue)
      if let focus { json.member("focus", writer.text(of: focus)) }
      json.member("state") { json in
        json.array { json in
          for index in module.state.indices { variable(StateID(index), to: &json) }
        }
      }
      json.member("language", translation.code)
      cancel(in: translation, to: &json)
      platforms(in: translation, &writer, to: &json)
      if !others.isEmpty {
        json.member("others") { json in
          json.array { json in
            for other in others {
              json.object { json in
                json.member("code", other.code)
                cancel(in: other, to: &json)
                platforms(in: other, &writer, to: &json)
              }
            }
          }
        }
      }
      json.member("findings") { json in
        json.array { json in
          for finding in findings { writer.write(finding, to: &json) }
        }
      }
      json.member("rules") { json in
        json.array { json in
          for id in Set(findings.map(\.rule)).sorted() {
            guard let rule = GuidelineChecker.guideline(named: id) else { continue }
            JSONRulePage(rule, language).encode(to: &json)
          }
        }
      }
    }
    // Bytes: as a `Character`, a sign has the letters around it that belong to it.
    let pieces = json.bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return String(decoding: Array(pieces.joined(separator: "\\u003C".utf8)), as: UTF8.self)
  }

  /// The button of a question that leaves all as it is.
  private func cancel(in translation: PreviewTranslation, to json: inout JSONPrinter) {
    let titles = SystemTitles(language: translation.code)
    json.member("cancel", ifPresent: titles.title("cancel", appName: module.app.name))
  }

  private func platforms(
    in translation: PreviewTranslation, _ writer: inout PreviewWriter, to json: inout JSONPrinter
  ) {
    json.member("platforms") { json in
      json.array { json in
        for requirement in module.app.platforms {
          let platform = requirement.platform
          json.object { json in
            json.member("name", platform.name)
            json.member("surfaces") { json in
              json.array { json in
                let surfaces = PreviewBuilder.surfaces(
                  of: module, on: platform, in: translation)
                for surface in surfaces { writer.write(surface, to: &json) }
              }
            }
          }
        }
      }
    }
  }

  private func variable(_ id: StateID, to json: inout JSONPrinter) {
    let variable = module.state[id.index]
    json.object { json in
      json.member("name", variable.name.text)
      json.member("value") { json in
        switch state.values[id.index] {
        case .bool(let value): json.bool(value)
        case .int(let value): json.number(Int(value))
        case .string(let value): json.string(value)
        case .option(let number): json.number(number)
        }
      }
      if case .choice(let choice) = variable.type {
        json.member("options") { json in
          json.array { json in
            for option in module.choices[choice.index].options { json.string(option.name.text) }
          }
        }
        if variable.isOptional { json.member("isOptional") { $0.bool(true) } }
      }
    }
  }
}
