import MenuSyntax

/// One line for each diagnostic, `path:line:column: severity: message [rule]`, and an indented one for its help.
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
      if let help = diagnostic.help { text += "  help: \(Terminal.safe(help))\n" }
    }
    return text
  }
}
