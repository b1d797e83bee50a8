import MenuGuidelines
import MenuSyntax

/// Diagnostics as one JSON array, for programs.
///
/// An element has `rule`, `severity`, `message`, `path`, `range`, `related`, `help`, `url` and `fixes`. Lines and columns
/// count from 1, columns and offsets in UTF-8 bytes, offsets from 0.
public struct JSONReporter: DiagnosticReporter {
  public init() {}

  public func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var places = JSONPlaces(sources)
    var text = "["
    for (number, diagnostic) in diagnostics.enumerated() {
      text += number == 0 ? "\n  " : ",\n  "
      var json = JSONText()
      places.write(diagnostic, to: &json)
      text += json.text
    }
    return text + (diagnostics.isEmpty ? "]\n" : "\n]\n")
  }
}

/// Writes diagnostics and what belongs to them, with the lines and columns of their places.
private struct JSONPlaces {
  private let sources: [Source]
  private var maps: LineMaps
  private var urls: [String: String] = [:]

  init(_ sources: [Source]) {
    self.sources = sources
    self.maps = LineMaps(sources)
  }

  /// The page of the guidelines that a rule was read from; nil for a rule of the language.
  private mutating func url(of rule: String) -> String? {
    if let url = urls[rule] { return url.isEmpty ? nil : url }
    let url = GuidelineChecker.guideline(named: rule)?.page.sources.first?.url
    urls[rule] = url ?? ""
    return url
  }

  mutating func write(_ diagnostic: Diagnostic, to json: inout JSONText) {
    json.object { json in
      json.member("rule", diagnostic.rule)
      json.member("severity", diagnostic.severity.word)
      json.member("message", diagnostic.message)
      place(diagnostic.place, to: &json)
      json.member("related") { json in
        json.array { json in
          for related in diagnostic.related {
            json.element { json in
              json.object { json in
                json.member("message", related.message)
                place(related.place, to: &json)
              }
            }
          }
        }
      }
      json.member("help", diagnostic.help)
      json.member("url", url(of: diagnostic.rule))
      json.member("fixes") { json in
        json.array { json in
          for fix in diagnostic.fixes { json.element { write(fix, to: &$0) } }
        }
      }
    }
  }

  private mutating func write(_ fix: Fix, to json: inout JSONText) {
    json.object { json in
      json.member("title", fix.title)
      json.member("applicability", fix.applicability == .safe ? "safe" : "unsafe")
      json.member("edits") { json in
        json.array { json in
          for edit in fix.edits {
            json.element { json in
              json.object { json in
                place(edit.place, to: &json)
                json.member("text", edit.text)
              }
            }
          }
        }
      }
    }
  }

  private mutating func place(_ place: Place, to json: inout JSONText) {
    json.member("path", sources[Int(place.source)].path)
    let start = maps.position(place)
    let end = maps.position(place, atEnd: true)
    json.member("range") { json in
      json.object { json in
        json.member("start") { Self.position(start, to: &$0) }
        json.member("end") { Self.position(end, to: &$0) }
      }
    }
  }

  private static func position(_ position: SourcePosition, to json: inout JSONText) {
    json.object { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", position.offset)
    }
  }
}
