import Foundation
import Testing

/// `check --write-baseline` and `--baseline`.
@Suite("Findings that are known")
struct BaselineTests {
  static let text = """
    app Notes { platforms iOS 17 }
    guidelines 2026 { }
    commands {
      share "Share..." asks onscreen
      copy "copy note" onscreen
    }

    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "Menus/Notes.menu")
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  func baseline() throws -> [String] {
    let file = folder.url.appendingPathComponent("known.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("A baseline has a line for each rule and element, sorted, with paths in the working folder")
  func written() throws {
    #expect(try run("check", "Menus", "--strict").status == 1)
    let whole = folder.url.appendingPathComponent("Menus").path
    let run = try run("check", whole, "--strict", "--quiet", "--write-baseline", "known.txt")
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors == "menugen: wrote 2 findings to 'known.txt'\n", "\(run.errors)")
    let lines = try baseline()
    #expect(lines[0].hasPrefix("# menugen baseline 1"))
    #expect(
      Array(lines.dropFirst()) == [
        "Menus/Notes.menu\tellipsis-character\tcommands/command share\t1",
        "Menus/Notes.menu\tlabel-title-case\tcommands/command copy\t1",
      ])
    #expect(try self.run("check", ".", "--write-baseline", "again.txt").status == 0)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("again.txt"))
        == Data(contentsOf: folder.url.appendingPathComponent("known.txt")))
  }

  @Test("Known findings stay known when lines move and texts change; new ones are reported")
  func known() throws {
    #expect(try run("check", "Menus", "--write-baseline", "known.txt").status == 0)
    let moved = "// One.\n// Two.\n" + Self.text.replacing("copy note", with: "copy this")
    try folder.write(moved, to: "Menus/Notes.menu")
    let same = try run("check", "Menus", "--strict", "--quiet", "--baseline", "known.txt")
    #expect(same.status == 0 && same.errors == "", "\(same.errors)")
    // The same rule in the same element again is one more than the baseline has.
    let more = moved.replacing("\"copy this\"", with: "\"copy this\" / \"copy that\" on when a")
      .replacing("commands {", with: "state { a: Bool }\ncommands {\n  move \"move note\" onscreen")
    try folder.write(more, to: "Menus/Notes.menu")
    let found = try run("check", "Menus", "--strict", "--format=concise", "--baseline", "known.txt")
    #expect(found.status == 1)
    let titles = found.errors.split(separator: "\n").filter { $0.contains("[label-title-case]") }
    #expect(titles.count == 2, "\(found.errors)")
    let json = try run("check", "Menus", "--format=json", "--baseline", "known.txt")
    #expect(!json.output.contains("ellipsis-character"))
  }

  @Test("What is in the baseline and no longer there is a note, for files that were checked")
  func gone() throws {
    try folder.write("commands { fold \"fold note\" onscreen }\n", to: "Menus/Other.menu")
    #expect(try run("check", "Menus", "--write-baseline", "known.txt").status == 0)
    try folder.write(Self.text.replacing("...", with: "…"), to: "Menus/Notes.menu")
    let run = try run(
      "check", "Menus/Notes.menu", "--strict", "--quiet", "--baseline", "known.txt")
    #expect(run.status == 0)
    #expect(
      run.errors == "menugen: note: the baseline has what is no longer there: "
        + "Menus/Notes.menu: ellipsis-character in commands/command share\n")
  }

  @Test("Errors of the language are in no baseline")
  func errors() throws {
    try folder.write("commands { flip \"Flip\" colour }\n", to: "bad.menu")
    let run = try run("check", "bad.menu", "--write-baseline", "known.txt")
    #expect(run.status == 1 && run.errors.contains("unknown-attribute"))
    #expect(try baseline().count == 1)
  }

  @Test("A file that is no baseline is refused with the line at fault")
  func unreadable() throws {
    try folder.write("commands { }\n", to: "known.txt")
    let other = try run("check", "Menus", "--baseline", "known.txt")
    #expect(other.status == 2 && other.errors.contains("'known.txt', line 1: "))
    try folder.write("# menugen baseline 1\na\tb\tc\n", to: "known.txt")
    let short = try run("check", "Menus", "--baseline", "known.txt")
    #expect(short.status == 2 && short.errors.contains("'known.txt', line 2: "))
    #expect(try run("check", "Menus", "--baseline", "none.txt").status == 2)
  }
}
