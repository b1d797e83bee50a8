import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// What each format writes for the modules in `Tests/Fixtures/Reports`: `<case>/*.menu` and `<case>.<format>`.
///
/// `RECORD=1 swift test` writes the files again and fails once, naming those that changed. `Tests/Reports/check` holds
/// them against the schemas of the formats.
@Suite("Reports in each format")
struct ReportFixtureTests {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  static let folder = DiagnosticsFixture.tests.appendingPathComponent("Fixtures/Reports")

  /// The analysis of a case, its files in a folder whose name every format has to write with care.
  static func analysis(_ name: String) throws -> ModuleAnalysis {
    let folder = folder.appendingPathComponent(name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let sources = try names.map { name in
      Source(
        path: "메뉴 & <more>, 50%/\(name)",
        bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
    return ModuleAnalysis(sources)
  }

  static func report(_ format: ReportFormat, _ analysis: ModuleAnalysis) -> String {
    let context = ReportContext(
      version: "1.2.3", workingFolder: "/project", edition: analysis.module.guidelines.edition)
    return format.reporter(context).report(analysis.diagnostics, in: analysis.sources)
  }

  @Test(
    "The report of each module in each format is the one recorded",
    arguments: ["Guidelines", "Language"], ReportFormat.allCases)
  func recordedReport(_ name: String, _ format: ReportFormat) throws {
    let text = Self.report(format, try Self.analysis(name))
    let expectation = Self.folder.appendingPathComponent("\(name).\(format.rawValue)")
    let recorded = try? String(contentsOf: expectation, encoding: .utf8)
    if Self.isRecording {
      if recorded == text { return }
      try Data(text.utf8).write(to: expectation)
      Issue.record("recorded \(expectation.path)")
      return
    }
    #expect(recorded == text, "RECORD=1 swift test records it again")
  }

  @Test("The modules have every severity, both kinds of fixes, findings without, and other places")
  func coverage() throws {
    let diagnostics = try ["Guidelines", "Language"].flatMap { try Self.analysis($0).diagnostics }
    #expect(Set(diagnostics.map(\.severity)) == Set(Severity.allCases))
    let fixes = diagnostics.flatMap(\.fixes)
    #expect(fixes.contains { $0.applicability == .safe })
    #expect(fixes.contains { $0.applicability == .unsafe && $0.edits.count > 1 })
    #expect(diagnostics.contains { $0.fixes.isEmpty })
    #expect(diagnostics.contains { $0.help == nil })
    #expect(diagnostics.contains { $0.related.contains(where: \.isIncludedEntry) })
    #expect(diagnostics.contains { $0.related.contains { $0.place.source == 1 } })
  }

  @Test("A report on a file without findings is empty for people, and whole for programs")
  func nothingFound() {
    let source = Source(path: "a.menu", text: "")
    let analysis = ModuleAnalysis([source])
    for format in ReportFormat.allCases {
      let text = Self.report(format, analysis)
      let isQuiet = format.isForStandardError || format == .github
      #expect(text.isEmpty == isQuiet, "\(format.rawValue)")
      #expect(text.isEmpty || text.last == "\n", "\(format.rawValue)")
    }
  }
}
