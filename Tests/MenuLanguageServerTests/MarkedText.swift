import MenuJSON

@testable import MenuLanguageServer

/// A text in which `|` marks the cursor, or `«` and `»` a range, counted in UTF-8.
struct MarkedText {
  let text: String
  /// The range of the protocol; empty at a cursor.
  let range: JSONValue
  var position: JSONValue { range["start"] ?? .null }

  init(_ marked: String) {
    var text = ""
    var (line, character) = (0, 0)
    var marks: [JSONValue] = []
    for scalar in marked.unicodeScalars {
      if "|«»".unicodeScalars.contains(scalar) {
        marks.append(["line": .int(line), "character": .int(character)])
        continue
      }
      text.unicodeScalars.append(scalar)
      if scalar == "\n" {
        (line, character) = (line + 1, 0)
      } else {
        character += String(scalar).utf8.count
      }
    }
    self.text = text
    range = ["start": marks.first ?? .null, "end": marks.last ?? .null]
  }
}

extension Editor {
  /// The text of an open document after the edits of the protocol.
  func applying(_ edits: JSONValue?, to name: String) -> String {
    guard let document = server.workspace.open["/w/" + name] else { return "" }
    var bytes = Array(document.text.source.bytes)
    let spans = (edits?.array ?? []).compactMap { edit in
      edit.optional("range", as: LSP.Range.self).map {
        (document.text.span($0), edit["newText"]?.string ?? "")
      }
    }
    // From the last to the first, so that the offsets of the others stay right.
    for (span, text) in spans.sorted(by: { ($0.0.start, $0.0.end) > ($1.0.start, $1.0.end) }) {
      bytes.replaceSubrange(Int(span.start)..<Int(span.end), with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
