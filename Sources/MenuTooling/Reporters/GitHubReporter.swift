import MenuSyntax

/// Workflow commands, which GitHub Actions shows next to the changed lines.
package struct GitHubReporter: DiagnosticReporter {
  package init() {}

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var text = ""
    for diagnostic in diagnostics {
      let start = maps.position(diagnostic.place)
      let end = maps.position(diagnostic.place, atEnd: true)
      let path = Terminal.safe(sources[Int(diagnostic.place.source)].path)
      text += "::\(Self.command(diagnostic.severity)) file=\(Self.property(path))"
      text += ",line=\(start.line),endLine=\(end.line)"
      // GitHub accepts columns only within one line, and includes the last one.
      if start.line == end.line {
        text += ",col=\(start.column),endColumn=\(max(start.column, end.column - 1))"
      }
      var message = Terminal.safe(diagnostic.message)
      if let help = diagnostic.help { message += "\n\(Terminal.safe(help))" }
      text += ",title=\(Self.property(diagnostic.rule))::\(Self.escaped(message))\n"
    }
    return text
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: return "error"
    case .warning: return "warning"
    case .note: return "notice"
    }
  }

  /// A text escaped for the message of a workflow command.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text escaped for a property of a workflow command.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
