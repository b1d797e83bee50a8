import MenuGuidelines
import MenuSyntax

/// Diagnostics as one JSON array, for programs.
///
/// An element has `rule`, `severity`, `message`, `path`, `range`, `related`, `help`, `url` and `fixes`. Lines and columns
/// count from 1, columns and offsets in UTF-8 bytes, offsets from 0.
public struct JSONReporter: DiagnosticReporter {
  public init() {}

  public func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    json(diagnostics, in: sources).text
  }

  public func withReport<Value>(
    _ diagnostics: [Diagnostic], in sources: [Source],
    _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value {
    json(diagnostics, in: sources).withBytes(body)
  }

  private func json(_ diagnostics: [Diagnostic], in sources: [Source]) -> JSONText {
    var places = JSONPlaces(sources)
    // A finding with a fix takes some 700 bytes.
    var json = JSONText(capacity: diagnostics.count * 768)
    json.raw("[")
    for number in diagnostics.indices {
      json.raw(number == 0 ? "\n  " : ",\n  ")
      places.write(diagnostics[number], to: &json)
    }
    json.raw(diagnostics.isEmpty ? "]\n" : "\n]\n")
    return json
  }
}

/// Writes diagnostics and what belongs to them, with the lines and columns of their places.
private struct JSONPlaces {
  /// The path of each source, as it is written.
  private let paths: [[UInt8]]
  private var maps: LineMaps
  /// The page of the guidelines that each rule was read from, as it is written; null for a rule of the language.
  private var urls: [String: [UInt8]] = [:]
  /// The rule that was met last: findings of one often follow each other.
  private var last: (rule: String, url: [UInt8]) = ("", [])

  init(_ sources: [Source]) {
    self.paths = sources.map { Self.written($0.path) }
    self.maps = LineMaps(sources)
  }

  private static func written(_ text: String?) -> [UInt8] {
    guard let text else { return Array("null".utf8) }
    var json = JSONText()
    json.string(text)
    return json.withBytes { Array($0) }
  }

  private mutating func url(of rule: String) -> [UInt8] {
    if rule == last.rule { return last.url }
    let url =
      urls[rule]
      ?? Self.written(GuidelineChecker.guideline(named: rule)?.page.sources.first?.url)
    urls[rule] = url
    last = (rule, url)
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
      json.member("url", written: url(of: diagnostic.rule))
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
    json.member("path", written: paths[Int(place.source)])
    let start = maps.position(place)
    let end = maps.position(place, atEnd: true)
    json.member("range") { json in
      json.raw("{\"start\": ")
      Self.position(start, to: &json)
      json.raw(", \"end\": ")
      Self.position(end, to: &json)
      json.raw("}")
    }
  }

  private static func position(_ position: SourcePosition, to json: inout JSONText) {
    json.raw("{\"line\": ")
    json.number(position.line)
    json.raw(", \"column\": ")
    json.number(position.column)
    json.raw(", \"offset\": ")
    json.number(position.offset)
    json.raw("}")
  }
}
