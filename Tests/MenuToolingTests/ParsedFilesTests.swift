import MenuSyntax
import Testing

@testable import MenuTooling

@Suite struct ParsedFilesTests {
  /// Fifty files of some kilobytes, in each of them a fault of its own.
  private static let sources: [Source] = (0..<50).map { number in
    var text = "commands File\(number) {\n"
    for command in 0..<(300 + number * 8) {
      text += "  command\(number)x\(command) \"Command \(command)\" symbol star\n"
    }
    text += String(repeating: "  }\n", count: number % 3) + "screen Main\(number) { item }\n"
    return Source(path: "\(number).menu", text: text)
  }

  @Test(arguments: [2, 3, 8, 64])
  func threadsChangeNothing(threads: Int) {
    let alone = ParsedFiles(Self.sources, threads: 1)
    let together = ParsedFiles(Self.sources, threads: threads)
    #expect(alone.diagnostics.count >= 50)
    #expect(together.trees.map { $0.source.path } == Self.sources.map { $0.path })
    #expect(together.trees.map { $0.printed } == alone.trees.map { $0.printed })
    #expect(together.diagnostics.map(Self.description) == alone.diagnostics.map(Self.description))
  }

  @Test func fewerFilesThanThreads() {
    let parsed = ParsedFiles(Array(Self.sources.prefix(2)), threads: 8)
    #expect(parsed.trees.map { $0.source.path } == ["0.menu", "1.menu"])
    #expect(ParsedFiles([], threads: 8).trees.isEmpty)
  }

  @Test func largeModulesAreAnalysedAlike() {
    let size = Self.sources.reduce(0) { $0 + $1.count }
    #expect(size > ParsedFiles.threadedSize, "this is about several threads")
    let options = AnalysisOptions(checksGuidelines: false)
    let threaded = ModuleAnalysis(Self.sources, options: options)
    let alone = ModuleAnalysis(
      trees: Self.sources.map { SyntaxTree(parsing: $0) }, options: options)
    #expect(threaded.diagnostics.map(Self.description) == alone.diagnostics.map(Self.description))
    #expect(threaded.module.commands.count == alone.module.commands.count)
  }

  private static func description(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.place.source):\(diagnostic.place.span.start) \(diagnostic.rule) \(diagnostic.message)"
  }
}
