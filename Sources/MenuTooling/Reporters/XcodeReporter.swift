import MenuSyntax

/// Diagnostics in the form of the Swift compiler's, with absolute paths, which Xcode and SwiftPM read from standard error.
///
/// Related places and help are notes after their diagnostic, and Xcode shows them below it.
package struct XcodeReporter: DiagnosticReporter {
  /// The folder of relative paths, with a slash at its end; empty to leave them relative.
  private let prefix: String

  /// - Parameter workingFolder: The folder that paths are relative to; empty to leave them relative.
  package init(workingFolder: String) {
    let isClosed = workingFolder.isEmpty || workingFolder.utf8.last == UInt8(ascii: "/")
    prefix = isClosed ? workingFolder : workingFolder + "/"
  }

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var text = ""
    for diagnostic in diagnostics {
      let place = place(diagnostic.place, sources, &maps)
      let message = Terminal.safe(diagnostic.message)
      text += "\(place): \(diagnostic.severity.word): \(message) [\(diagnostic.rule)]\n"
      for related in diagnostic.related {
        let there = self.place(related.place, sources, &maps)
        text += "\(there): note: \(Terminal.safe(related.message))\n"
      }
      if let help = diagnostic.help { text += "\(place): note: \(Terminal.safe(help))\n" }
    }
    return text
  }

  private func place(_ place: Place, _ sources: [Source], _ maps: inout LineMaps) -> String {
    let position = maps.position(place)
    let path = sources[Int(place.source)].path
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : prefix + path
    return "\(Terminal.safe(whole)):\(position.line):\(position.column)"
  }
}
