import MenuJSON
import MenuSyntax

/// A code quality report for GitLab: a JSON array of issues.
///
/// GitLab recognizes an issue by its fingerprint, which is made of the file, the rule, the element that the finding is in
/// and its number there: it stays the same when lines move and when messages are reworded.
package struct GitLabReporter: DiagnosticReporter {
  package init() {}

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var keys = FindingKeys(sources)
    var json = JSONPrinter(.spaced)
    json.array(.indentedLines) { json in
      for diagnostic in diagnostics {
        json.object { json in
          json.member("description", diagnostic.message)
          json.member("check_name", diagnostic.rule)
          json.member("fingerprint", keys.numbered(diagnostic).fingerprint)
          json.member("severity", Self.severity(diagnostic.severity))
          json.member("location") { json in
            json.object { json in
              json.member("path", sources[Int(diagnostic.place.source)].path)
              json.member("lines") { json in
                json.object { json in
                  json.member("begin", maps.position(diagnostic.place).line)
                  json.member("end", maps.position(diagnostic.place, atEnd: true).line)
                }
              }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: return "major"
    case .warning: return "minor"
    case .note: return "info"
    }
  }
}
