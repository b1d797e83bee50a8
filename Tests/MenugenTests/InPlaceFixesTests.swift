import Foundation
import Testing

/// `check --existing` with `--fix` and `--diff`: which files are written.
@Suite("Files that fixes write in an app")
struct InPlaceFixesTests {
  let folder: TemporaryFolder

  static let view = """
    import SwiftUI
    struct V: View {
      var body: some View { Photo().contextMenu { Button("Zoom in...") { zoom() } } }
    }

    """
  static let mended = view.replacing("Zoom in...", with: "Zoom In…")
  static let texts = "\"Zoom in...\" = \"Zoom in...\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.view, to: "App/V.swift")
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(["check", "--existing"] + arguments, in: folder.url)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("--fix writes the files and says how many; --diff shows all of them, and writes none")
  func fixAndDiff() throws {
    try folder.write(Self.texts, to: "App/en.lproj/Localizable.strings")
    let diff = try run("App", "--diff")
    #expect(
      diff.output == """
        --- App/V.swift
        +++ App/V.swift
        @@ -1,4 +1,4 @@
         import SwiftUI
         struct V: View {
        -  var body: some View { Photo().contextMenu { Button("Zoom in...") { zoom() } } }
        +  var body: some View { Photo().contextMenu { Button("Zoom In…") { zoom() } } }
         }
        --- App/en.lproj/Localizable.strings
        +++ App/en.lproj/Localizable.strings
        @@ -1,1 +1,1 @@
        -"Zoom in..." = "Zoom in...";
        +"Zoom In…" = "Zoom In…";

        """)
    #expect(try text("App/V.swift") == Self.view)
    let fix = try run("App", "--fix")
    #expect(fix.status == 0 && fix.errors.contains("fixed 2 in 2 files"), "\(fix.errors)")
    #expect(!fix.errors.contains("[label-title-case]"))
    #expect(try text("App/V.swift") == Self.mended)
    #expect(try run("App", "--diff").output == "")
  }

  @Test(
    "Where a file has changed since it was read, nothing is written",
    arguments: ["V.swift", "en.lproj/Localizable.strings", "a.menu"])
  func changedMeanwhile(_ changed: String) throws {
    try folder.write(Self.texts, to: "App/en.lproj/Localizable.strings")
    let menus = "commands {\n  flip \"Flip\" often,\n}\n"
    try folder.write(menus, to: "App/a.menu")
    try folder.write("", to: "App/.git/HEAD")
    // Git is asked about a file when it was read, and before it is written.
    try folder.write(
      """
      #!/bin/sh
      case "$*" in *check-ignore*) [ -e done ] || { : > done; echo '// more' >> "App/\(changed)"; };; esac
      exit 1

      """, to: "bin/git")
    let fix = try ShellRun(
      "chmod +x bin/git; PATH=$PWD/bin:$PATH menugen check App --fix", in: folder.url)
    #expect(fix.status == 2)
    #expect(
      fix.errors.contains("'App/\(changed)' has changed since it was read; nothing was fixed"),
      "\(fix.errors)")
    for (path, old) in [
      ("V.swift", Self.view), ("en.lproj/Localizable.strings", Self.texts), ("a.menu", menus),
    ] {
      #expect(try text("App/" + path) == old + (path == changed ? "// more\n" : ""))
    }
    #expect(
      try ShellRun("menugen check App --fix", in: folder.url).errors.contains("fixed 3 in 3 files"))
  }

  @Test("A baseline hides no fix")
  func baseline() throws {
    _ = try run("App", "--write-baseline", "known.txt")
    #expect(try run("App", "--fix", "--baseline", "known.txt").status == 0)
    #expect(try text("App/V.swift") == Self.mended)
  }

  @Test("What a link out of the folder leads to is not written; what one in it leads to is")
  func links() throws {
    try folder.write(Self.view, to: "Other/W.swift")
    _ = try ShellRun(
      "ln -s ../Other/W.swift App/W.swift; ln -s V.swift App/U.swift", in: folder.url)
    let fix = try run("App", "--fix")
    #expect(try text("Other/W.swift") == Self.view)
    #expect(try text("App/V.swift") == Self.mended)
    #expect(fix.errors.contains("No fix is offered: 'App/W.swift' is a link to '"), "\(fix.errors)")
  }

  @Test("What git ignores is not written, unless git has it all the same")
  func ignored() throws {
    let made = Self.view.replacing("Zoom in...", with: "Zoom out...")
    try folder.write(made, to: "App/Made/W.swift")
    try folder.write("Made/\n", to: "App/.gitignore")
    _ = try ShellRun("cd App && git init -q", in: folder.url)
    _ = try run("App", "--fix")
    #expect(try text("App/Made/W.swift") == made)
    #expect(try text("App/V.swift") == Self.mended)
    let fix = try run("App/Made/W.swift", "--fix")
    #expect(try text("App/Made/W.swift") == made)
    #expect(
      fix.errors.contains("No fix is offered: 'App/Made/W.swift' is ignored by git"),
      "\(fix.errors)")
    _ = try ShellRun("cd App && git add -f Made/W.swift", in: folder.url)
    _ = try run("App", "--fix")
    #expect(try text("App/Made/W.swift").contains("\"Zoom Out…\""))
  }

  @Test("Code of others, generated code and what is no text in UTF-8 are not written")
  func kept() throws {
    try folder.write(Self.view, to: "App/Pods/W.swift")
    try folder.write("// Generated by a program. Do not edit.\n" + Self.view, to: "App/X.swift")
    try folder.write(Self.view + "// \0\n", to: "App/Y.swift")
    let before = try ["App/X.swift", "App/Y.swift"].map { try text($0) }
    let fix = try run("App", "App/Pods/W.swift", "--fix")
    #expect(try ["App/X.swift", "App/Y.swift"].map { try text($0) } == before)
    #expect(try text("App/Pods/W.swift") == Self.view)
    #expect(try text("App/V.swift") == Self.mended)
    for reason in [
      "'App/Pods/W.swift' is in a folder of others’ code",
      "'App/Y.swift' is not a text in UTF-8",
    ] {
      #expect(fix.errors.contains(reason), "\(reason)\n\(fix.errors)")
    }
  }

  @Test("A key in Objective-C, or outside of what was named, is not renamed")
  func otherFiles() throws {
    try folder.write(Self.texts, to: "App/en.lproj/Localizable.strings")
    try folder.write("NSLocalizedString(@\"Zoom in...\", nil);\n", to: "App/Old.m")
    let fix = try run("App", "--fix")
    #expect(try text("App/V.swift") == Self.view)
    #expect(
      fix.errors.contains("the key “Zoom in...” is in 'App/Old.m' too, which was not read"),
      "\(fix.errors)")
    try folder.write("", to: "App/Old.m")
    // The file alone: its strings files are not read.
    try folder.write("", to: "App/Package.swift")
    let alone = try run("App/V.swift", "--fix")
    #expect(try text("App/V.swift") == Self.view)
    #expect(
      alone.errors.contains("is in 'App/en.lproj/Localizable.strings' too"), "\(alone.errors)")
    _ = try run("App", "--fix")
    #expect(try text("App/V.swift") == Self.mended)
  }

  @Test("A strings file in UTF-16 keeps its keys, and so do the others")
  func utf16() throws {
    try folder.write(Self.texts, to: "App/en.lproj/Localizable.strings")
    let german = folder.url.appendingPathComponent("App/de.lproj/Localizable.strings")
    try folder.write("", to: "App/de.lproj/Localizable.strings")
    try Self.texts.write(to: german, atomically: true, encoding: .utf16)
    let fix = try run("App", "--fix")
    #expect(try text("App/V.swift") == Self.view)
    #expect(try text("App/en.lproj/Localizable.strings") == Self.texts)
    #expect(
      fix.errors.contains("cannot be changed in 'App/de.lproj/Localizable.strings'"),
      "\(fix.errors)")
  }
}
