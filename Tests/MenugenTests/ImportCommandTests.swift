import Foundation
import Testing

/// `import`: a `.menu` file of the menus that an app has.
@Suite("Importing on the command line")
struct ImportCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/import/written/Library")
    for path in ["MainMenu.xib", "de.lproj/MainMenu.strings", "en.lproj/Localizable.strings"] {
      let text = try String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
      try folder.write(text, to: "Library/\(path)")
    }
  }

  private func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("All four files are written, and the first one checks, previews and makes Swift")
  func files() throws {
    let run = try run(
      "import", "Library", "-o", "Library.menu", "--strings", "Menus.xcstrings", "--perform",
      "Perform.swift",
      "--report", "import.json")
    #expect(run.status == 0 && run.output == "", "\(run.errors)")
    #expect(run.errors.contains("wrote 'Library.menu'") && run.errors.contains(" entries found: "))
    #expect(run.errors.contains("wrote the translations to 'Menus.xcstrings'"))
    #expect(try contents("Library.menu").contains("app Library {"))
    #expect(try contents("Menus.xcstrings").contains("\"value\" : \"Ausleihen …\""))
    #expect(try contents("Perform.swift").contains("func perform(_ command: LibraryCommand)"))
    let report = try JSONSerialization.jsonObject(with: Data(contents("import.json").utf8))
    #expect((report as? [String: Any])?["found"] as? Int ?? 0 > 10)
    #expect(try self.run("format", "Library.menu", "--check").status == 0, "it is formatted")
    #expect(try self.run("preview", "Library.menu").status == 0)
    let swift = try self.run("generate", "Library.menu", "--dry-run", "--skip-guidelines")
    #expect(swift.status == 0 && swift.output.contains("enum LibraryCommand"))
  }

  @Test("Without -o the file is on standard output; nothing is written over")
  func outputs() throws {
    let shown = try run("import", "Library", "--app", "Books", "--edition", "2025")
    #expect(shown.status == 0 && shown.output.hasPrefix("app Books {"))
    #expect(shown.output.contains("guidelines 2025\n"))
    try folder.write("mine", to: "Mine.menu")
    let again = try run("import", "Library", "-o", "Mine.menu")
    #expect(again.status == 2 && again.errors.contains("'Mine.menu' already exists"))
    #expect(try contents("Mine.menu") == "mine")
    #expect(try run("import", "Library", "-o", "Library.txt").status == 2)
  }

  @Test("--menu-bar proposes a bar that checks and generates, and none for an app that has one")
  func menuBar() throws {
    let keys = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/import/proposed/Notes/Keys.swift")
    try folder.write(try String(contentsOf: keys, encoding: .utf8), to: "Notes/Keys.swift")
    let run = try run("import", "Notes", "--menu-bar", "-o", "Notes.menu")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try contents("Notes.menu").contains("menu bar {"))
    #expect(try self.run("check", "Notes.menu").status == 0)
    let swift = try self.run("generate", "Notes.menu", "--dry-run")
    #expect(swift.status == 0 && swift.output.contains("struct NotesMenuBar: MenuBarSurface"))
    let refused = try self.run("import", "Library", "--menu-bar")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.errors.contains("the app has a menu bar already, at 'Library/MainMenu.xib:"),
      "\(refused.errors)")
    let one = try self.run("import", "Notes", "--menu-bar", "--only", "KeyCommands")
    #expect(one.status == 2 && one.errors.contains("cannot be used with '--only'"))
    try folder.write(
      "import UIKit\nlet menu = UIMenu(title: \"A\", children: [UIAction(title: \"Pin\") { _ in pin() }])\n",
      to: "Plain/A.swift")
    let none = try self.run("import", "Plain", "--menu-bar")
    #expect(none.status == 2 && none.errors.contains("nothing here has a shortcut with Command"))
  }

  @Test("Of two apps one has to be named, and one that has the other in its folder can be")
  func severalApps() throws {
    func app(_ name: String) -> String {
      """
      import SwiftUI
      @main
      struct \(name)App: App {
        var body: some Scene {
          WindowGroup { Text("") }.commands { CommandMenu("\(name)") { Button("Stir \(name)") { stir() } } }
        }
      }

      """
    }
    try folder.write(app("Kettle"), to: "Apps/Kettle/KettleApp.swift")
    try folder.write(app("Mug"), to: "Apps/Mug/MugApp.swift")
    // An app without menus is none of them.
    try folder.write("import SwiftUI\n@main\nstruct A: App { }\n", to: "Apps/Helper/A.swift")
    for path in ["Apps", "./Apps/", folder.url.path + "/Apps"] {
      let run = try run("import", path, "-o", "All.menu")
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errors.contains(
          "there are 2 apps here, and a .menu file is of one: 'Apps/Kettle', 'Apps/Mug'"),
        "\(run.errors)")
      #expect(run.errors.contains("`menugen import Apps/Kettle`"))
    }
    #expect(try run("import", ".").errors.contains("there are 3 apps here"))
    #expect(try folder.names() == ["Apps", "Library"])
    let mug = try run("import", "Apps/Mug")
    #expect(mug.status == 0 && mug.output.contains("\"Stir Mug\""), "\(mug.errors)")
    try folder.write(app("Tea"), to: "Apps/Mug/Tea/TeaApp.swift")
    #expect(try run("import", "Apps/Mug/", "--app", "Mug").output == mug.output)
    #expect(try run("import", "Apps/Mug/Tea").output.contains("\"Stir Tea\""))
  }

  @Test("Without menus, it says what was looked for")
  func nothing() throws {
    try folder.write("struct A {}\n", to: "Other/A.swift")
    let run = try run("import", "Other")
    #expect(run.status == 2 && run.errors.contains("no menus were found in 1 file"))
    #expect(run.errors.contains("XIBs and storyboards"))
    #expect(try self.run("import", "Missing").status == 2)
  }
}
