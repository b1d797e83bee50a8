import MenuSyntax

/// A report in the format of Checkstyle, which many build servers read.
package struct CheckstyleReporter: DiagnosticReporter {
  private let version: String

  package init(version: String) { self.version = version }

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle"
    text += XMLText.attribute("version", "menugen \(version)") + ">\n"
    var open: Int32?
    for diagnostic in diagnostics {
      if open != diagnostic.place.source {
        if open != nil { text += "  </file>\n" }
        open = diagnostic.place.source
        let path = sources[Int(diagnostic.place.source)].path
        text += "  <file\(XMLText.attribute("name", path))>\n"
      }
      let position = maps.position(diagnostic.place)
      text += "    <error line=\"\(position.line)\" column=\"\(position.column)\""
      text += XMLText.attribute("severity", Self.severity(diagnostic.severity))
      text += XMLText.attribute("message", diagnostic.message)
      text += XMLText.attribute("source", "menugen.\(diagnostic.rule)") + "/>\n"
    }
    if open != nil { text += "  </file>\n" }
    return text + "</checkstyle>\n"
  }

  private static func severity(_ severity: Severity) -> String {
    severity == .note ? "info" : severity.word
  }
}
