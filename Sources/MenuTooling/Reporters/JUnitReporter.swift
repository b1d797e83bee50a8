import MenuSyntax

/// A JUnit report, for build servers that read no other: a suite for each file with a failure for each error and warning,
/// or with one passed test.
///
/// Notes are not failures but the suite's output. Times are constant, so that the same input gives the same bytes.
package struct JUnitReporter: DiagnosticReporter {
  package init() {}

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var found: [[Diagnostic]] = Array(repeating: [], count: sources.count)
    for diagnostic in diagnostics { found[Int(diagnostic.place.source)].append(diagnostic) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (number, source) in sources.enumerated() {
      let failures = found[number].filter { $0.severity != .note }
      text += "  <testsuite" + XMLText.attribute("name", source.path)
      text += " package=\"menugen\" id=\"\(number)\" timestamp=\"1970-01-01T00:00:00\""
      text += " hostname=\"localhost\" tests=\"\(max(1, failures.count))\""
      text += " failures=\"\(failures.count)\" errors=\"0\" time=\"0\">\n    <properties/>\n"
      for diagnostic in failures { failure(diagnostic, source, &maps, to: &text) }
      if failures.isEmpty {
        text += "    <testcase name=\"menugen check\"\(className(source)) time=\"0\"/>\n"
      }
      let notes = ConciseReporter().report(
        found[number].filter { $0.severity == .note }, in: sources)
      text += "    <system-out>\(between(notes))</system-out>\n    <system-err></system-err>\n"
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func failure(
    _ diagnostic: Diagnostic, _ source: Source, _ maps: inout LineMaps, to text: inout String
  ) {
    let position = maps.position(diagnostic.place)
    let name = "\(diagnostic.rule) at \(position.line):\(position.column)"
    text += "    <testcase\(XMLText.attribute("name", name))\(className(source)) time=\"0\">\n"
    text += "      <failure" + XMLText.attribute("type", diagnostic.severity.word)
    text += XMLText.attribute("message", diagnostic.message) + ">"
    var body = "\(source.path):\(position.line):\(position.column): \(diagnostic.severity.word): "
    body += "\(diagnostic.message) [\(diagnostic.rule)]"
    if let help = diagnostic.help { body += "\n\(help)" }
    text += between(body) + "</failure>\n    </testcase>\n"
  }

  private func className(_ source: Source) -> String {
    XMLText.attribute("classname", source.path)
  }

  /// A text escaped for use between tags, with its line ends kept.
  private func between(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { XMLText.escaped(String($0)) }.joined(separator: "\n")
  }
}
