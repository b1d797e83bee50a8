import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Whatever was found, the file is one that the tool takes.
@Suite("What is written, for any menus")
struct WriterPropertyTests {
  @Test("It has no error of the language and makes Swift", arguments: 0..<20)
  func noErrors(block: Int) throws {
    for seed in (block * 25)..<(block * 25 + 25) {
      var random = RandomMenus(seed: UInt64(seed) + 1)
      let written = MenuFileWriter.write(random.menus())
      try check(written, "seed \(seed)")
    }
  }

  @Test(
    "Each entry that was found is written, one of the system's, or a comment", arguments: 0..<300)
  func counts(seed: Int) {
    var random = RandomMenus(seed: UInt64(seed) + 1)
    let report = MenuFileWriter.write(random.menus()).report
    #expect(report.found == report.written + report.standard + report.unread.count)
  }

  private func check(_ written: WrittenMenus, _ what: String) throws {
    let source = Source(path: "App.menu", text: written.text)
    let options = AnalysisOptions(generates: true, checksGuidelines: false)
    let analysis = ModuleAnalysis([source], options: options)
    for error in analysis.diagnostics where error.severity == .error {
      let lines = written.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = LineMap(source).position(of: error.place.span.start).line
      Issue.record("\(what): \(error.rule): \(error.message): \(lines[line - 1].prefix(300))")
    }
    if analysis.hasErrors { return }
    #expect(!analysis.generatedFiles().isEmpty)
    let formatted = try #require(SourceFormatter.format(analysis.trees[0]), "\(what)")
    let again = SourceFormatter.format(SyntaxTree(parsing: formatted))
    #expect(again?.bytes.elementsEqual(formatted.bytes) ?? false, "\(what)")
    let ofFormatted = ModuleAnalysis([formatted], options: options)
    #expect(!ofFormatted.hasErrors, "\(what)")
    checkPlaces(written, what)
  }

  /// Parts are in order, and hold or follow each other.
  private func checkPlaces(_ written: WrittenMenus, _ what: String) {
    let size = UInt32(written.text.utf8.count)
    var open: [Span] = []
    for part in written.places.parts {
      #expect(part.span.start < part.span.end && part.span.end <= size, "\(what)")
      while let last = open.last, last.end <= part.span.start { open.removeLast() }
      if let last = open.last {
        #expect(part.span.start >= last.start && part.span.end <= last.end, "\(what)")
      }
      open.append(part.span)
    }
  }
}
