import MenuSyntax

/// The lines that Xcode and SwiftPM take from a tool's standard error, with whole paths, as the Swift compiler writes
/// them.
///
/// A related place and the help are notes behind their diagnostic, which Xcode shows below it.
public struct XcodeReporter: DiagnosticReporter {
  /// What stands before relative paths.
  private let prefix: String

  /// - Parameter workingFolder: The folder that paths are relative to; empty to leave them so.
  public init(workingFolder: String) {
    let isClosed = workingFolder.isEmpty || workingFolder.utf8.last == UInt8(ascii: "/")
    prefix = isClosed ? workingFolder : workingFolder + "/"
  }

  public func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
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
