import MenuSyntax

/// One line for each diagnostic: `path:line:column: severity: message [rule]`.
package struct ConciseReporter: DiagnosticReporter {
  package init() {}

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var text = ""
    for diagnostic in diagnostics {
      let position = maps.position(diagnostic.place)
      text += Terminal.safe(sources[Int(diagnostic.place.source)].path)
      text += ":\(position.line):\(position.column): \(diagnostic.severity.word): "
      text += "\(Terminal.safe(diagnostic.message)) [\(diagnostic.rule)]\n"
    }
    return text
  }
}
