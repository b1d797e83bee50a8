import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@Suite("Formatting and what is found")
struct FormattingFindingsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The `.menu` files below a folder of the project.
  private static func files(in folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      if file.pathExtension == "menu" && !file.path.dropFirst(root.path.count).contains("/.build/")
      {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func source(_ file: URL) throws -> Source {
    Source(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }

  private static func rules(_ sources: [Source], _ edition: GuidelineSettings.Edition) -> [String] {
    ModuleAnalysis(sources, options: AnalysisOptions(edition: edition)).diagnostics
      .map { "\($0.severity.word) \($0.rule)" }.sorted()
  }

  private static func formatted(_ source: Source) -> Source {
    SourceFormatter.format(SyntaxTree(parsing: source)) ?? source
  }

  @Test("The samples are formatted")
  func samplesAreFormatted() throws {
    let files = try Self.files(in: "Samples")
    #expect(files.count >= 5)
    for file in files {
      let source = try Self.source(file)
      #expect(Self.formatted(source).bytes == source.bytes, "\(file.path): menugen format Samples")
    }
  }

  @Test("Formatting adds no finding and takes none away")
  func sameFindings() throws {
    var count = 0
    for file in try Self.files(in: "Samples") + Self.files(in: "Tests/Fixtures") {
      let source = try Self.source(file)
      let formatted = Self.formatted(source)
      if formatted.bytes == source.bytes { continue }
      count += 1
      for edition in GuidelineSettings.Edition.allCases {
        #expect(
          Self.rules([formatted], edition) == Self.rules([source], edition), "\(file.path)")
      }
    }
    #expect(count > 50)
  }
}
