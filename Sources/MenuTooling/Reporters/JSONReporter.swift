import MenuGuidelines
import MenuJSON
import MenuSyntax

/// Diagnostics as one JSON array, for programs.
///
/// An element has `version`, the number of this format, `rule`, `severity`, `message`, `path`, `range`, `related`, `help`, `url` and `fixes`. Lines and columns
/// count from 1, columns and offsets in UTF-8 bytes, offsets from 0.
package struct JSONReporter: DiagnosticReporter {
  /// The number of the format of what `check`, `explain` and `import` write as JSON: it grows when a program that reads
  /// it would have to change.
  package static let version = 1

  package init() {}

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var printer = JSONDiagnosticPrinter(sources)
    // A finding with a fix takes some 700 bytes.
    var json = JSONPrinter(.spaced)
    json.array(.indentedLines) { json in
      for diagnostic in diagnostics { printer.print(diagnostic, to: &json) }
    }
    return json.text + "\n"
  }
}

/// Prints diagnostics, with the lines and columns of their places.
private struct JSONDiagnosticPrinter {
  private let sources: [Source]
  private var maps: LineMaps
  /// The page of the guidelines that each rule was read from; nil for a rule of the language.
  private var urls: [String: String?] = [:]

  init(_ sources: [Source]) {
    self.sources = sources
    self.maps = LineMaps(sources)
  }

  private mutating func url(of rule: String) -> String? {
    if let known = urls[rule] { return known }
    let url = GuidelineChecker.guideline(named: rule)?.sources.first?.url
    urls[rule] = .some(url)
    return url
  }

  mutating func print(_ diagnostic: Diagnostic, to json: inout JSONPrinter) {
    json.object { json in
      json.member("version", JSONReporter.version)
      json.member("rule", diagnostic.rule)
      json.member("severity", diagnostic.severity.word)
      json.member("message", diagnostic.message)
      print(diagnostic.place, to: &json)
      json.member("related") { json in
        json.array { json in
          for related in diagnostic.related {
            json.object { json in
              json.member("message", related.message)
              print(related.place, to: &json)
            }
          }
        }
      }
      json.member("help", diagnostic.help)
      json.member("url", url(of: diagnostic.rule))
      json.member("fixes") { json in
        json.array { json in
          for fix in diagnostic.fixes { print(fix, to: &json) }
        }
      }
    }
  }

  private mutating func print(_ fix: Fix, to json: inout JSONPrinter) {
    json.object { json in
      json.member("title", fix.title)
      json.member("applicability", fix.applicability.rawValue)
      json.member("edits") { json in
        json.array { json in
          for edit in fix.edits {
            json.object { json in
              print(edit.place, to: &json)
              json.member("text", edit.text)
            }
          }
        }
      }
    }
  }

  private mutating func print(_ place: Place, to json: inout JSONPrinter) {
    json.member("path", sources[Int(place.source)].path)
    let start = maps.position(place)
    let end = maps.position(place, atEnd: true)
    json.member("range") { json in
      json.object { json in
        json.member("start") { Self.print(start, to: &$0) }
        json.member("end") { Self.print(end, to: &$0) }
      }
    }
  }

  private static func print(_ position: SourcePosition, to json: inout JSONPrinter) {
    json.object { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", position.offset)
    }
  }
}
