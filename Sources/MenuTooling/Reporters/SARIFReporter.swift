import MenuGuidelines
import MenuJSON
import MenuModel
import MenuSyntax

/// A report in SARIF 2.1.0, for code scanning and editors, with the pages of the rules that have findings.
///
/// Columns count UTF-16 code units, which is what SARIF's viewers expect; offsets and lengths in bytes come with them.
package struct SARIFReporter: DiagnosticReporter {
  private let context: ReportContext

  package init(_ context: ReportContext) { self.context = context }

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    let ids = Set(diagnostics.map(\.rule)).sorted()
    var numbers: [String: Int] = [:]
    for (number, id) in ids.enumerated() { numbers[id] = number }
    var results = SARIFResults(sources)
    var json = JSONPrinter(.spaced)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array { json in
          json.object { json in
            json.member("tool") { tool(ids, diagnostics, to: &$0) }
            json.member("columnKind", "utf16CodeUnits")
            json.member("results") { json in
              json.array(.lines) { json in
                for diagnostic in diagnostics {
                  results.print(diagnostic, rule: numbers[diagnostic.rule] ?? -1, to: &json)
                }
              }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func tool(_ ids: [String], _ diagnostics: [Diagnostic], to json: inout JSONPrinter) {
    json.object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "menugen")
          json.member("version", context.version)
          json.member("semanticVersion", context.version)
          json.member("language", context.language.rawValue)
          json.member("rules") { json in
            json.array(.lines) { json in
              for id in ids { rule(id, diagnostics, to: &json) }
            }
          }
        }
      }
    }
  }

  private func rule(_ id: String, _ diagnostics: [Diagnostic], to json: inout JSONPrinter) {
    json.object { json in
      json.member("id", id)
      guard let guideline = GuidelineChecker.guideline(named: id) else {
        // A rule of the language has no page.
        Self.message("shortDescription", Self.title(ofID: id), to: &json)
        let severity = diagnostics.first { $0.rule == id }?.severity ?? .error
        Self.configuration(severity, to: &json)
        return
      }
      let prose = guideline.page.prose(in: context.language)
      Self.message("shortDescription", prose.title, to: &json)
      Self.message("fullDescription", prose.what, to: &json)
      if let source = guideline.sources.first { json.member("helpUri", source.url) }
      json.member("help") { json in
        json.object { json in
          json.member("text", TextRulePage(guideline, context.language).text)
          json.member("markdown", MarkdownRulePage(guideline, context.language).text)
        }
      }
      Self.configuration(guideline.severity[context.edition], to: &json)
    }
  }

  /// `stray-comma` as a title: `Stray comma`.
  private static func title(ofID id: String) -> String {
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func configuration(_ severity: Severity?, to json: inout JSONPrinter) {
    json.member("defaultConfiguration") { json in
      json.object { json in
        json.member("enabled", severity != nil)
        if let severity { json.member("level", severity.word) }
      }
    }
  }

  fileprivate static func message(_ name: String, _ text: String, to json: inout JSONPrinter) {
    json.member(name) { json in
      json.object { $0.member("text", text) }
    }
  }
}

/// Prints diagnostics as SARIF results.
private struct SARIFResults {
  private let sources: [Source]
  private var maps: LineMaps
  private var keys: FindingKeys

  init(_ sources: [Source]) {
    self.sources = sources
    self.maps = LineMaps(sources)
    self.keys = FindingKeys(sources)
  }

  mutating func print(_ diagnostic: Diagnostic, rule: Int, to json: inout JSONPrinter) {
    let key = keys.numbered(diagnostic)
    json.object { json in
      json.member("ruleId", diagnostic.rule)
      json.member("ruleIndex", rule)
      json.member("level", diagnostic.severity.word)
      var message = diagnostic.message
      if let help = diagnostic.help { message += ".\n\(help)" }
      SARIFReporter.message("message", message, to: &json)
      json.member("locations") { json in
        json.array { location(diagnostic.place, element: key.element, to: &$0) }
      }
      if !diagnostic.related.isEmpty {
        json.member("relatedLocations") { json in
          json.array { json in
            for (number, related) in diagnostic.related.enumerated() {
              location(related.place, number: number, message: related.message, to: &json)
            }
          }
        }
      }
      json.member("partialFingerprints") { json in
        json.object { $0.member("menugenElement/v1", key.fingerprint) }
      }
      if !diagnostic.fixes.isEmpty {
        json.member("fixes") { json in
          json.array { json in
            for fix in diagnostic.fixes { print(fix, to: &json) }
          }
        }
      }
    }
  }

  private mutating func location(
    _ place: Place, number: Int? = nil, message: String? = nil, element: String? = nil,
    to json: inout JSONPrinter
  ) {
    json.object { json in
      if let number { json.member("id", number) }
      json.member("physicalLocation") { json in
        json.object { json in
          artifact(place, to: &json)
          json.member("region") { region(place, to: &$0) }
        }
      }
      if let element, !element.isEmpty {
        json.member("logicalLocations") { json in
          json.array { json in
            json.object { $0.member("fullyQualifiedName", element) }
          }
        }
      }
      if let message { SARIFReporter.message("message", message, to: &json) }
    }
  }

  private func artifact(_ place: Place, to json: inout JSONPrinter) {
    json.member("artifactLocation") { json in
      json.object { json in
        json.member("uri", PathReference.encoded(sources[Int(place.source)].path))
      }
    }
  }

  private mutating func region(_ place: Place, to json: inout JSONPrinter) {
    let start = maps.position(place)
    let end = maps.position(place, atEnd: true)
    let startColumn = maps.utf16Column(of: start, in: place.source)
    let endColumn = maps.utf16Column(of: end, in: place.source)
    json.object { json in
      json.member("startLine", start.line)
      json.member("startColumn", startColumn)
      json.member("endLine", end.line)
      json.member("endColumn", endColumn)
      json.member("byteOffset", start.offset)
      json.member("byteLength", place.span.count)
    }
  }

  private mutating func print(_ fix: Fix, to json: inout JSONPrinter) {
    var files: [Int32] = []
    for edit in fix.edits where !files.contains(edit.place.source) {
      files.append(edit.place.source)
    }
    json.object { json in
      SARIFReporter.message("description", fix.title, to: &json)
      json.member("artifactChanges") { json in
        json.array { json in
          for file in files {
            change(fix.edits.filter { $0.place.source == file }, to: &json)
          }
        }
      }
      json.member("properties") { json in
        json.object { json in
          json.member("applicability", fix.applicability.rawValue)
        }
      }
    }
  }

  /// The edits of one file.
  private mutating func change(_ edits: [Edit], to json: inout JSONPrinter) {
    json.object { json in
      artifact(edits[0].place, to: &json)
      json.member("replacements") { json in
        json.array { json in
          for edit in edits {
            json.object { json in
              json.member("deletedRegion") { region(edit.place, to: &$0) }
              SARIFReporter.message("insertedContent", edit.text, to: &json)
            }
          }
        }
      }
    }
  }
}
