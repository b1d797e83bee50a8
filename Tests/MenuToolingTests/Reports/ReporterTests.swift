import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// What formats do with texts that mean something to them.
@Suite("Texts in reports")
struct ReporterTests {
  /// A diagnostic at the second line of a file of two.
  static func report(
    _ format: ReportFormat, message: String, path: String = "a.menu", text: String = "é😀x\n\ty z\n",
    span: Span = Span(9, 10), usesColor: Bool = false, help: String? = nil, fixes: [Fix] = []
  ) -> String {
    let place = Place(source: 0, span: span)
    let diagnostic = Diagnostic(
      rule: "some-rule", message: message, place: place, help: help, fixes: fixes)
    let context = ReportContext(
      version: "1", workingFolder: "/project", edition: .edition2025, usesColor: usesColor)
    return format.reporter(context).report([diagnostic], in: [Source(path: path, text: text)])
  }

  @Test("On a terminal, many findings of a rule in a file are one with the others' places")
  func abridged() {
    let source = Source(path: "a.menu", text: String(repeating: "x\n", count: 8))
    func findings(_ count: UInt32) -> [Diagnostic] {
      (0..<count).map { number in
        Diagnostic(
          rule: "some-rule", message: "No \(number)",
          place: Place(source: 0, span: Span(number * 2, number * 2 + 1)), help: "Help")
      }
    }
    let reporter = TextReporter(isAbridged: true)
    let five = reporter.report(findings(5), in: [source])
    #expect(five == TextReporter().report(findings(5), in: [source]))
    let six = reporter.report(findings(6), in: [source])
    #expect(six.components(separatedBy: "help: Help").count == 2)
    #expect(six.contains("  and 5 more of some-rule:\n    a.menu:2:1: No 1\n    a.menu:3:1: "))
    #expect(six.hasSuffix("    a.menu:6:1: No 5\n6 errors\n"))
  }

  @Test("Of more than four related places, three are shown with their lines")
  func relatedPlaces() {
    let source = Source(path: "a.menu", text: String(repeating: "x\n", count: 9))
    func report(_ count: UInt32) -> String {
      let places = (1...count).map { Place(source: 0, span: Span($0 * 2, $0 * 2 + 1)) }
      let finding = Diagnostic(
        rule: "some-rule", message: "No", place: Place(source: 0, span: Span(0, 1)),
        related: places.map { RelatedPlace(place: $0, message: "and here") }, help: "Help")
      return TextReporter().report([finding], in: [source])
    }
    #expect(report(4).contains("a.menu:5:1: and here"))
    #expect(!report(4).contains("more:"))
    #expect(!report(5).contains("a.menu:5:1: and here"))
    #expect(report(5).contains("  and 2 more: a.menu:5:1, a.menu:6:1\n"))
  }

  @Test("XML has no character of its own, nor one that it cannot hold, in a text")
  func xml() {
    for format in [ReportFormat.checkstyle, .junit] {
      let report = Self.report(format, message: "a <b> & \"c\"\u{1}\u{7}\n]]>", path: "<&>.menu")
      #expect(report.contains("a &lt;b&gt; &amp; &quot;c&quot;\u{FFFD}\u{FFFD}&#10;]]&gt;"))
      #expect(report.contains("\"&lt;&amp;&gt;.menu\""))
    }
  }

  @Test("A workflow command's values have no comma, colon, line end or percent sign of their own")
  func github() {
    let report = Self.report(.github, message: "50%: a, b", path: "a,b:c%.menu")
    let place = "file=a%2Cb%3Ac%25.menu,line=2,endLine=2,col=2,endColumn=2"
    #expect(report == "::error \(place),title=some-rule::50%25: a, b\n")
    let lines = Self.report(.github, message: "a\n::error::b")
    #expect(lines.split(separator: "\n").count == 1)
  }

  @Test(
    "JSON brings back every character of a text", arguments: [ReportFormat.json, .gitlab, .sarif])
  func json(_ format: ReportFormat) throws {
    var text = "é😀\u{85}\u{2028}"
    for byte in UInt8(0)...0x7F { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    let report = Self.report(format, message: text + text)
    let value = try JSONSerialization.jsonObject(with: Data(report.utf8))
    var texts: [String] = []
    func gather(_ value: Any) {
      if let text = value as? String { texts.append(text) }
      if let list = value as? [Any] { list.forEach(gather) }
      if let members = value as? [String: Any] { members.values.forEach(gather) }
    }
    gather(value)
    #expect(texts.contains(text + text))
    #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test("SARIF's columns are UTF-16 code units, and its paths are references")
  func sarif() {
    // é is 2 bytes and 1 unit, 😀 is 4 bytes and 2 units.
    let report = Self.report(.sarif, message: "x", path: "a b/é#.menu", span: Span(6, 7))
    #expect(report.contains("\"startLine\": 1, \"startColumn\": 4, "))
    #expect(report.contains("\"endLine\": 1, \"endColumn\": 5, "))
    #expect(report.contains("\"byteOffset\": 6, \"byteLength\": 1"))
    #expect(report.contains("\"uri\": \"a%20b/%C3%A9%23.menu\""))
    // A long line is counted in pieces, in any order.
    let text = String(repeating: "é😀", count: 2_000)
    for (offset, column) in [(11_994, 5_998), (6, 4), (1_026, 514), (0, 1)] {
      let report = Self.report(
        .sarif, message: "x", text: text, span: Span(UInt32(offset), 12_000),
        fixes: [
          Fix(
            title: "Mend",
            edits: [Edit(place: Place(source: 0, span: Span(0, UInt32(offset))), text: "")])
        ])
      #expect(report.contains("\"startColumn\": \(column), \"endLine\": 1, \"endColumn\": 6001"))
      #expect(report.contains("\"endLine\": 1, \"endColumn\": \(column), \"byteOffset\": 0"))
    }
    let whole = Self.report(.sarif, message: "x", path: "/a b.menu")
    #expect(whole.contains("\"uri\": \"file:///a%20b.menu\""))
  }

  @Test("Xcode gets whole paths; the others the paths of the files")
  func paths() {
    #expect(
      Self.report(.xcode, message: "x") == "/project/a.menu:2:2: error: x [some-rule]\n")
    #expect(
      Self.report(.xcode, message: "x", path: "/b.menu") == "/b.menu:2:2: error: x [some-rule]\n")
    #expect(
      Self.report(.concise, message: "x", help: "Write y.")
        == "a.menu:2:2: error: x [some-rule]\n  help: Write y.\n")
    #expect(Self.report(.concise, message: "x") == "a.menu:2:2: error: x [some-rule]\n")
  }

  @Test("Terminal escapes reach no format for terminals and logs")
  func escapes() {
    for format in [ReportFormat.text, .concise, .xcode, .github] {
      let report = Self.report(format, message: "a\u{1B}[31mb", path: "\u{1B}c.menu")
      #expect(!report.contains("\u{1B}"), "\(format.rawValue)")
    }
  }

  @Test(
    "Carets stand under the columns that a terminal gives the text before",
    arguments: [
      ("abc xyz", 4), ("\tab xyz", 5), ("\t\tab xyz", 7), ("메뉴 xyz", 5), ("ㅎㅏㄴ xyz", 7),
      ("\u{1112}\u{1161}\u{11AB} xyz", 3), ("e\u{301}e\u{301} xyz", 3), ("😀 xyz", 3),
      ("👨‍👩‍👧 xyz", 3), ("🇰🇷 xyz", 3), ("1\u{FE0F}\u{20E3} xyz", 3), ("✅ xyz", 3), ("⌘S xyz", 3),
      ("Ａ xyz", 3), ("\u{200B}a xyz", 2), ("a\u{1B}b xyz", 4),
    ])
  func carets(_ line: String, _ column: Int) throws {
    let start = UInt32(line.utf8.count - 3)
    let report = Self.report(
      .text, message: "m", text: line + "\n", span: Span(start, start + 3))
    let marks = try #require(report.split(separator: "\n").first { $0.hasPrefix("    |") })
    #expect(marks == "    | " + String(repeating: " ", count: column) + "^^^")
  }

  @Test("A fix is shown as the lines that it changes, with their numbers")
  func fixes() {
    func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> Edit {
      Edit(place: Place(source: 0, span: Span(start, end)), text: text)
    }
    func shown(_ text: String, _ edits: Edit...) -> String {
      let report = Self.report(
        .text, message: "m", text: text, span: Span(0, 1), fixes: [Fix(title: "Mend", edits: edits)]
      )
      let lines = report.split(separator: "\n").map(String.init)
      let first = lines.firstIndex { $0.contains("fix: Mend") } ?? lines.endIndex
      return lines[first...].dropFirst().dropLast().joined(separator: "\n")
    }
    #expect(shown("a b\nc\n", edit(0, 2, "")) == "  1 - a b\n  1 + b")
    #expect(shown("a\nb\nc\n", edit(2, 4, "")) == "  2 - b", "a line goes")
    #expect(shown("a\nb\n", edit(1, 1, "\nx\ny")) == "  2 + x\n  3 + y", "lines come")
    #expect(
      shown("a\nb\nc\n", edit(4, 5, "z"), edit(0, 1, "x"))
        == "  1 - a\n  1 + x\n  3 - c\n  3 + z", "two places")
    #expect(shown("a\r\nb\r\n", edit(0, 1, "x")) == "  1 - a\n  1 + x", "other line ends")
    let long = String(repeating: "a", count: 400)
    let cut = shown(long + "\n", edit(300, 301, "b"))
    #expect(cut.contains("b") && cut.split(separator: "\n").allSatisfy { $0.count < 130 })
    let lines = (1...20).map(String.init).joined(separator: "\n") + "\n"
    #expect(shown(lines, edit(0, 20, "x")).hasSuffix("more lines"))
    #expect(shown(String(repeating: "a", count: 100_000), edit(0, 1, "b")) == "", "a line too long")
  }

  @Test("The files of a fix that are not shown are one line")
  func filesLeft() {
    let sources = (0...10).map { Source(path: "\($0).menu", text: "a\n") }
    let place = { (source: Int32) in Place(source: source, span: Span(0, 1)) }
    let fix = Fix(title: "Mend", edits: (0...10).map { Edit(place: place($0), text: "b") })
    let diagnostic = Diagnostic(
      rule: "r", severity: .warning, message: "m", place: place(0), fixes: [fix])
    let report = TextReporter(usesColor: false).report([diagnostic], in: sources)
    #expect(report.includes("  3.menu:\n  1 - a\n  1 + b\n  … 14 more lines in 7 other files\n"))
  }
}
