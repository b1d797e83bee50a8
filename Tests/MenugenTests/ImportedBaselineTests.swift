import Foundation
import Testing

/// What an app had when its menus were imported stops no build, and is shown until it is mended.
@Suite("The baseline beside an imported file")
struct ImportedBaselineTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct CardView: View {
        var body: some View {
          Text("Card").contextMenu {
            Button("show details...") { show() }
            Menu("Share") { Menu("Send") { Button("Send Card") { send() } } }
            Button("Delete Card", role: .destructive) { deleteCard() }
          }
        }
      }

      """, to: "App/CardView.swift")
    try folder.write("", to: "Menus/.keep")
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("import writes it, and generate, check and a second folder see the same")
  func known() throws {
    let imported = try run("import", "App", "-o", "Menus/Menus.menu")
    #expect(imported.status == 0)
    #expect(imported.errors.contains("say of it to 'Menus/Menus.baseline.json'"))
    let baseline = try #require(text("Menus/Menus.baseline.json"))
    #expect(baseline.contains("\"path\": \"Menus.menu\", \"rule\": \"label-title-case\""))

    #expect(try run("generate", "Menus", "-o", "Out").status == 0)
    let absolute = folder.url.appendingPathComponent("Menus/Menus.menu").path
    #expect(try run("generate", absolute, "-o", "Out2").status == 0)
    let check = try run("check", "--menu-files", "--strict", "Menus")
    #expect(check.status == 0)
    #expect(!check.errors.contains("error:") && !check.errors.contains("warning:"))
    #expect(check.errors.contains("note: ") && check.errors.contains("[label-title-case]"))
    #expect(check.errors.contains("It was there when the file was imported."))

    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("Menus/Menus.baseline.json"))
    #expect(try run("generate", "Menus", "-o", "Out").status == 1)
  }

  @Test("A fault that is new stops the build")
  func new() throws {
    _ = try run("import", "App", "-o", "Menus/Menus.menu")
    let menus = try #require(text("Menus/Menus.menu"))
    try folder.write(
      menus.replacingOccurrences(
        of: "context menu {",
        with: "context menu {\n    menu \"Other\" { menu \"Deep\" { sendCard } }"),
      to: "Menus/Menus.menu")
    let generated = try run("generate", "Menus", "-o", "Out")
    #expect(generated.status == 1)
    #expect(generated.errors.components(separatedBy: "[context-submenu-depth]").count == 2)
    #expect(!generated.errors.contains("[label-title-case]"))
  }

  @Test("check --fix takes what is mended out of it, and --select does not")
  func shrinks() throws {
    _ = try run("import", "App", "-o", "Menus/Menus.menu")
    let before = try #require(text("Menus/Menus.baseline.json"))
    _ = try run("check", "--menu-files", "--select", "undo-first", "Menus", "--fix")
    #expect(text("Menus/Menus.baseline.json") == before)

    let fixed = try run("check", "--menu-files", "Menus", "--fix")
    #expect(fixed.errors.contains("took what is mended out of 'Menus/Menus.baseline.json'"))
    let after = try #require(text("Menus/Menus.baseline.json"))
    #expect(!after.contains("label-title-case") && after.contains("destructive"))
    #expect(try run("generate", "Menus", "-o", "Out").status == 0)
    #expect(
      try !run("check", "--menu-files", "Menus").errors.contains("it was there at the import"))
  }

  @Test("What is mended by hand is named")
  func byHand() throws {
    _ = try run("import", "App", "-o", "Menus/Menus.menu")
    let menus = try #require(text("Menus/Menus.menu"))
    try folder.write(
      menus.replacingOccurrences(of: "show details", with: "Show Details"), to: "Menus/Menus.menu")
    let check = try run("check", "--menu-files", "Menus")
    #expect(
      check.errors.contains(
        "note: it was there at the import, and no longer is: Menus/Menus.menu: label-title-case"))
  }

  @Test("One that is no baseline is an error that names the line")
  func unreadable() throws {
    _ = try run("import", "App", "-o", "Menus/Menus.menu")
    try folder.write("{}\n", to: "Menus/Menus.baseline.json")
    let generated = try run("generate", "Menus", "-o", "Out")
    #expect(generated.status == 2)
    #expect(
      generated.errors.contains("cannot read the baseline 'Menus/Menus.baseline.json', line 1"))
  }

  @Test("What one file has, and what another edition has, is not taken for mended")
  func partOfModule() throws {
    _ = try run("import", "App", "-o", "Menus/Menus.menu")
    let before = try #require(text("Menus/Menus.baseline.json"))
    let known = before.replacingOccurrences(
      of: "\"findings\": [",
      with: "\"findings\": [{\"path\": \"Menus.menu\", \"rule\": \"shortcut-duplicate\", "
        + "\"element\": \"commands/command show\", \"count\": 1},")
    try folder.write(known, to: "Menus/Menus.baseline.json")
    try folder.write("commands { other \"Other\" }\n", to: "Menus/Other.menu")
    _ = try run("check", "Menus/Menus.menu", "--fix")
    #expect(text("Menus/Menus.baseline.json") == known)
    _ = try run("check", "--menu-files", "Menus", "--fix", "--edition", "2022")
    #expect(text("Menus/Menus.baseline.json") == known)
    _ = try run("check", "--menu-files", "Menus", "--fix")
    #expect(text("Menus/Menus.baseline.json")?.contains("shortcut-duplicate") == false)
  }

  @Test("What it has about other files stays")
  func otherFiles() throws {
    _ = try run("import", "App", "-o", "Menus/Menus.menu")
    let before = try #require(text("Menus/Menus.baseline.json"))
    try folder.write(
      before.replacingOccurrences(
        of: "\"findings\": [",
        with: "\"findings\": [{\"path\": \"../Elsewhere.menu\", \"rule\": \"undo-first\", "
          + "\"element\": \"\", \"count\": 1},"), to: "Menus/Menus.baseline.json")
    _ = try run("check", "--menu-files", "Menus", "--fix")
    let after = try #require(text("Menus/Menus.baseline.json"))
    #expect(after.contains("../Elsewhere.menu") && !after.contains("label-title-case"))
  }

  @Test("import writes over none")
  func existing() throws {
    try folder.write("mine", to: "Menus/Menus.baseline.json")
    let run = try run("import", "App", "-o", "Menus/Menus.menu")
    #expect(run.status == 2 && run.errors.contains("'Menus/Menus.baseline.json' already exists"))
    #expect(text("Menus/Menus.baseline.json") == "mine" && text("Menus/Menus.menu") == nil)
  }
}
