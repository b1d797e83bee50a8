import Foundation
import Testing

/// `check --existing`. What it says of `Tests/Fixtures/existing` is recorded there, in each format, by `MenuImportTests`.
@Suite("Checking the menus that an app has already")
struct ExistingMenusCommandTests {
  static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/existing")

  static let xib: String = {
    let file = fixture.appendingPathComponent("Notes/Base.lproj/MainMenu.xib")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.xib, to: "App/Base.lproj/MainMenu.xib")
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  @Test("Findings are at lines of the XIB; errors give status 1, and notes and warnings 0")
  func places() throws {
    let whole = try run("check", "--existing", "App", "--format", "concise")
    #expect(whole.status == 1 && whole.output.isEmpty)
    let shortcut =
      "App/Base.lproj/MainMenu.xib:55:79: error: “Mark as Favorite” has the shortcut `cmd+F`, which "
      + "“Find in the Notes...” already has [shortcut-duplicate]"
    #expect(whole.errors.split(separator: "\n").contains { $0 == shortcut }, "\(whole.errors)")
    let lines = Self.xib.split(separator: "\n", omittingEmptySubsequences: false)
    let column = lines[54].utf8.index(lines[54].utf8.startIndex, offsetBy: 78)
    #expect(lines[54][column...].hasPrefix("f\" id=\"fav-or-it1\""))
    // A file by its name, and a path from the root, say the same.
    let path = folder.url.appendingPathComponent("App/Base.lproj/MainMenu.xib").path
    #expect(try run("check", path, "--existing", "--format=concise").errors == whole.errors)
    let mended = Self.xib.replacing(
      #"keyEquivalent="f" id="fav-or-it1""#, with: #"id="fav-or-it1""#)
    try folder.write(mended, to: "App/Base.lproj/MainMenu.xib")
    #expect(try run("check", "--existing", "App").status == 0)
    let strict = try run("check", "--existing", "App", "--strict", "--format", "json")
    #expect(strict.status == 1 && strict.output.contains(#""path": "App/Base.lproj/MainMenu.xib""#))
  }

  @Test("What cannot be read in a folder is a line, and the rest is checked")
  func unreadable() throws {
    let whole = try run("check", "--existing", "App", "--format", "concise")
    let made = try ShellRun("touch \"$(printf 'App/b\\351.swift')\"", in: folder.url)
    // Some file systems have no such names.
    if made.status != 0 { return }
    #if os(Linux)
      // It is a regular file, and cannot be read, by root neither.
      _ = try ShellRun("ln -s /proc/self/mem App/Memory.swift", in: folder.url)
    #endif
    let run = try run("check", "--existing", "App", "--format", "concise")
    #expect(run.status == 1)
    let lines = Set(run.errors.split(separator: "\n")).subtracting(
      whole.errors.split(separator: "\n"))
    #expect(
      lines.contains { $0.contains("its name is not UTF-8") && $0.contains("warning:") }, "\(lines)"
    )
    #if os(Linux)
      #expect(
        lines.contains {
          $0.hasPrefix("App/Memory.swift:1:1: warning: Cannot read 'App/Memory.swift'")
        })
      #expect(lines.count == 2)
      // What is named itself is an error.
      #expect(try self.run("check", "--existing", "App/Memory.swift").status == 2)
    #endif
    let imported = try self.run("import", "App", "-o", "out.menu")
    #expect(imported.status == 0 && imported.errors.contains("its name is not UTF-8"))
  }

  @Test("A file that breaks off in a string ends no run")
  func breaksOff() throws {
    for text in [
      "\"\\", "CommandGroup(replacing:m){self(\n",
      "struct A: View { var body: some View { Menu(\"a\") { Self() } } }",
    ] {
      try folder.write(text, to: "Lone/a.swift")
      #expect(try run("check", "--existing", "Lone").status == 0)
      #expect(try run("check", "Lone").status == 0)
      #expect(try run("check", "--existing", "Lone/a.swift").status == 0)
    }
  }

  @Test("Formats offer fixes of what is there, and no help speaks of `.menu` files")
  func fixes() throws {
    for format in ["text", "json", "sarif"] {
      let run = try run("check", "--existing", "App", "--format", format)
      let report = run.output + run.errors
      #expect(report.contains("Write “Find in the Notes…”"), "\(format)")
      #expect(!report.contains("help: Write `"), "\(format)")
    }
  }

  @Test("A baseline has the elements of the menus, and holds when lines move")
  func baseline() throws {
    let write = try run("check", "--existing", "App", "--write-baseline", "known.txt")
    #expect(write.status == 0)
    let known = folder.url.appendingPathComponent("known.txt")
    let keys = try String(contentsOf: known, encoding: .utf8).split(separator: "\n")
    #expect(
      keys.contains(
        "App/Base.lproj/MainMenu.xib\tshortcut-duplicate\tcommands/command markAsFavorite\t1"),
      "\(keys)")
    try folder.write(
      Self.xib.replacing("<objects>", with: "<!-- One line more. -->\n    <objects>"),
      to: "App/Base.lproj/MainMenu.xib")
    let same = try run(
      "check", "--existing", "App", "--strict", "--quiet", "--baseline", "known.txt")
    #expect(same.status == 0 && same.errors.isEmpty, "\(same.errors)")
    try folder.write(
      Self.xib.replacing("Move Up", with: "move up"), to: "App/Base.lproj/MainMenu.xib")
    let new = try run(
      "check", "--existing", "App", "--baseline", "known.txt", "--format", "concise")
    let lines = new.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == 1 && new.errors.contains("“move up”"), "\(new.errors)")
  }

  @Test("The newest edition is checked unless another is named, in the language that is asked for")
  func editionAndLanguage() throws {
    let text = try run("check", "--existing", "App")
    #expect(text.errors.contains("guidelines of 2026"), "\(text.errors)")
    let old = try run("check", "--existing", "App", "--edition", "2022")
    #expect(old.errors.contains("guidelines of 2022"), "\(old.errors)")
    let korean = try run("check", "--existing", "App", "--language", "ko", "--format", "concise")
    #expect(korean.errors.contains("단축키"), "\(korean.errors)")
  }

  @Test("What describes `.menu` files cannot be used with it")
  func refusedOptions() throws {
    for options in [["--assets", "App"], ["--app", "Notes"], ["--stdin-path", "a"]] {
      let run = try MenugenRun(["check", "--existing", "App"] + options, in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "menugen: '\(options[0])' is for .menu files, and cannot be used with '--existing'\n")
    }
  }

  @Test("What has no menus is named")
  func nothingToRead() throws {
    try folder.write("", to: "Empty/readme.txt")
    try folder.write("", to: "Empty/Localizable.strings")
    #expect(
      try run("check", "--existing", "Empty").errors
        == "menugen: there is no XIB, storyboard or Swift file in 'Empty'\n")
    #expect(
      try run("check", "--existing", "Empty/readme.txt").errors
        == "menugen: 'Empty/readme.txt' is not a file that menus are read from; "
        + "they are in XIBs, storyboards and Swift\n")
    #expect(
      try run("check", "--existing", "-").errors
        == "menugen: menus of an app are read from files, not from standard input\n")
    let missing = try run("check", "--existing", "Nowhere")
    #expect(missing.status == 2 && missing.errors.contains("cannot read 'Nowhere'"))
  }

  @Test("Files without menus are said to have none, so that a wrong folder is noticed")
  func noMenus() throws {
    try folder.write("let answer = 42\n", to: "Other/Answer.swift")
    let run = try run("check", "--existing", "Other")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("1 file: no menus; no findings; menus and toolbars are read from "),
      "\(run.errors)")
  }

  @Test("Without --existing and --menu-files, both kinds are checked")
  func bothKinds() throws {
    let menu = "guidelines 2026\ncommands { flip \"flip card\" onscreen }\n"
    try folder.write(menu, to: "App/Cards.menu")
    let both = try run("check", "App", "--format", "concise")
    let existing = try run("check", "App", "--existing", "--format", "concise")
    let menuFiles = try run("check", "App", "--menu-files", "--format", "concise")
    #expect(menuFiles.errors.hasPrefix("App/Cards.menu:2:17: warning: "), "\(menuFiles.errors)")
    #expect(both.errors == menuFiles.errors + existing.errors)
    #expect(both.status == 1 && existing.status == 1 && menuFiles.status == 0)
    let neither = try run("check", "App", "--existing", "--menu-files")
    #expect(neither.status == 2 && neither.errors.contains("one kind of files alone"))
    // A file by its name is read as what it is.
    let named = try run("check", "App/Base.lproj/MainMenu.xib", "--format", "concise")
    #expect(named.errors == existing.errors)
    let refused = try run("check", "App/Base.lproj/MainMenu.xib", "--menu-files")
    #expect(refused.status == 2 && refused.errors.contains("is not a .menu file"))
    try folder.write("", to: "Code/a.swift")
    let hint = try run("check", "Code", "--menu-files")
    #expect(hint.status == 2 && hint.errors.contains("without '--menu-files'"))
  }

  @Test("Folders of others and of tests are left out unless they are named")
  func foldersOfOthers() throws {
    for path in ["App/Pods/Other/Main.xib", "App/AppTests/Test.xib", "App/de.lproj/MainMenu.xib"] {
      try folder.write(Self.xib, to: path)
    }
    let all = try run("check", "--existing", "App", "--format", "concise").errors
    #expect(
      all.split(separator: "\n").allSatisfy {
        $0.hasPrefix("App/Base.lproj/") || $0.hasPrefix("  help: ")
      }, "\(all)")
    let pods = try run("check", "--existing", "App/Pods", "--format", "concise").errors
    #expect(pods.contains("App/Pods/Other/Main.xib:55:79: error:"), "\(pods)")
  }
}
