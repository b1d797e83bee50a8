import MenuEmission
import MenuSyntax
import Testing

@testable import MenuTooling

/// Signs that are one `Character` with the letter before them, or with the mark after them.
@Suite("Signs that letters and marks join")
struct JoinedSignsTests {
  @Test("Placeholders of a format are found, whatever follows them and is before them")
  func formats() {
    #expect(
      FormatPart.parts(of: "\u{600}%@\u{301}x") == [
        .literal("\u{600}"), .value(1, .text), .literal("\u{301}x"),
      ])
    #expect(FormatPart.parts(of: "%\u{301}%%\u{301}") == [.literal("%\u{301}%\u{301}")])
    #expect(
      FormatPart.parts(of: "%2$lld\u{FE0F} %1$@") == [
        .value(2, .integer), .literal("\u{FE0F} "), .value(1, .text),
      ])
  }

  @Test("A percent sign of a title with values is doubled in its format")
  func values() {
    let text = "state { n: Int }\ncommands { a \"{n} is 100%\u{301}\"; b \"{n} \u{600}%\" }\n"
    let analysis = ModuleAnalysis([Source(path: "a.menu", text: text)])
    let values = SwiftEmitter.localizedEntries(of: analysis.module).map(\.value)
    #expect(
      values.map { Array($0.utf8) }
        == ["%lld is 100%%\u{301}", "%lld \u{600}%%"].map {
          Array($0.utf8)
        })
  }

  @Test("Files have the names that their paths have between slashes")
  func paths() {
    #expect(
      OutputNames.swiftFiles(for: ["a/\u{600}/\u{301}.menu", "a/\u{600}/b\u{600}.menu"]) == [
        "\u{301}.menu.swift", "b\u{600}.menu.swift",
      ])
  }
}
