import MenuSyntax

/// Diagnostics as one JSON array, for programs.
///
/// An element has `rule`, `severity`, `message`, `path`, `range`, `related`, `help`, `url` and `fixes`. Lines and columns
/// count from 1, columns and offsets in UTF-8 bytes, offsets from 0.
public struct JSONReporter: DiagnosticReporter {
  public init() {}

  public func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var writer = Writer(sources: sources)
    writer.text = "["
    for (number, diagnostic) in diagnostics.enumerated() {
      writer.text += number == 0 ? "\n" : ",\n"
      writer.write(diagnostic)
    }
    writer.text += diagnostics.isEmpty ? "]\n" : "\n]\n"
    return writer.text
  }

  private struct Writer {
    let sources: [Source]
    var maps: LineMaps
    var text = ""

    init(sources: [Source]) {
      self.sources = sources
      self.maps = LineMaps(sources)
    }

    mutating func write(_ diagnostic: Diagnostic) {
      text += "  {\"rule\": "
      string(diagnostic.rule)
      text += ", \"severity\": "
      string(diagnostic.severity.word)
      text += ", \"message\": "
      string(diagnostic.message)
      text += ", "
      place(diagnostic.place)
      text += ", \"related\": ["
      for (number, related) in diagnostic.related.enumerated() {
        if number > 0 { text += ", " }
        text += "{\"message\": "
        string(related.message)
        text += ", "
        place(related.place)
        text += "}"
      }
      text += "], \"help\": "
      if let help = diagnostic.help { string(help) } else { text += "null" }
      text += ", \"url\": null, \"fixes\": ["
      for (number, fix) in diagnostic.fixes.enumerated() {
        if number > 0 { text += ", " }
        write(fix)
      }
      text += "]}"
    }

    private mutating func write(_ fix: Fix) {
      text += "{\"title\": "
      string(fix.title)
      text += ", \"applicability\": "
      string(fix.applicability == .safe ? "safe" : "unsafe")
      text += ", \"edits\": ["
      for (number, edit) in fix.edits.enumerated() {
        if number > 0 { text += ", " }
        text += "{"
        place(edit.place)
        text += ", \"text\": "
        string(edit.text)
        text += "}"
      }
      text += "]}"
    }

    private mutating func place(_ place: Place) {
      text += "\"path\": "
      string(sources[Int(place.source)].path)
      text += ", \"range\": {\"start\": "
      position(maps.position(place))
      text += ", \"end\": "
      position(maps.position(place, atEnd: true))
      text += "}"
    }

    private mutating func position(_ position: SourcePosition) {
      text +=
        "{\"line\": \(position.line), \"column\": \(position.column), \"offset\": \(position.offset)}"
    }

    private mutating func string(_ value: String) {
      text += "\""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        default:
          if scalar.value < 0x20 || scalar.value == 0x7F {
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
          } else {
            text.unicodeScalars.append(scalar)
          }
        }
      }
      text += "\""
    }
  }
}
