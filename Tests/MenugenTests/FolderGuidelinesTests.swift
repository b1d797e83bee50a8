import Foundation
import Testing

/// `Guidelines.menu`: the guidelines of a folder and what is below.
@Suite("The command check, with Guidelines.menu")
struct FolderGuidelinesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct CardView: View {
        var body: some View { CardImage().contextMenu { Button("flip the card...") { flip() } } }
      }

      """, to: "App/Views/CardView.swift")
  }

  func rules(_ arguments: String...) throws -> [String] {
    let run = try MenugenRun(["check", "--format", "concise"] + arguments, in: folder.url)
    return run.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { line in
      let severity = line.split(separator: ":").dropFirst(3).first ?? ""
      return "\(severity.drop { $0 == " " }) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  @Test("It sets severities for menus in Swift; the nearest one is taken whole")
  func nearest() throws {
    let all = [
      "warning ellipsis-character", "warning label-no-articles", "warning label-title-case",
    ]
    #expect(try rules() == all)
    try folder.write(
      "guidelines 2026 { label-title-case off; ellipsis-character error }\n",
      to: "App/Guidelines.menu")
    let changed = ["error ellipsis-character", "warning label-no-articles"]
    #expect(try rules() == changed)
    // From inside, and for a file, it is above.
    #expect(try rules("App/Views") == changed)
    #expect(try rules("App/Views/CardView.swift") == changed)
    try folder.write("guidelines { label-no-articles off }\n", to: "App/Views/Guidelines.menu")
    #expect(try rules() == ["warning ellipsis-character", "warning label-title-case"])
    try folder.write("guidelines 2026 { strict }\n", to: "App/Views/Guidelines.menu")
    #expect(try rules() == all.map { $0.replacing("warning", with: "error") })
  }

  @Test("It rules over modules that have no guidelines of their own, and is part of none")
  func modules() throws {
    try folder.write("guidelines 2026 { label-title-case error }\n", to: "Guidelines.menu")
    try folder.write("commands { flip \"flip\" onscreen }\n", to: "Cards/a.menu")
    #expect(try rules("Cards") == ["error label-title-case"])
    #expect(try rules("--menu-files") == ["error label-title-case"])
    try folder.write(
      "guidelines 2026 { label-title-case note }\ncommands { flip \"flip\" onscreen }\n",
      to: "Cards/a.menu")
    #expect(try rules("Cards") == ["note label-title-case"])
  }

  @Test("It has a block of guidelines and nothing else, and its errors are at its lines")
  func errors() throws {
    try folder.write(
      "guidelines 2026 { label-titlecase off }\ncommands { flip \"Flip\" onscreen }\n",
      to: "App/Guidelines.menu")
    let run = try MenugenRun(["check", "--format", "concise"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("App/Guidelines.menu:1:19: error: There is no rule"))
    #expect(run.errors.contains("App/Guidelines.menu:2:1: error: `Guidelines.menu` has a "))
  }

  @Test("No other command takes it for a file of a module, but format lays it out")
  func otherCommands() throws {
    try folder.write("commands { flip \"flip\" onscreen }\n", to: "Cards/a.menu")
    try folder.write("guidelines 2026 { label-title-case error }\n", to: "Cards/Guidelines.menu")
    func run(_ arguments: String...) throws -> MenugenRun {
      try MenugenRun(arguments, in: folder.url)
    }
    let refused = try run("generate", "Cards", "--dry-run")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("[label-title-case]"))
    try folder.write("guidelines 2026 { label-title-case   off }\n", to: "Cards/Guidelines.menu")
    let generated = try run("generate", "Cards", "--dry-run")
    #expect(generated.status == 0)
    #expect(!generated.output.contains("Guidelines.menu"))
    #expect(try run("generate", "Cards/a.menu", "Cards/Guidelines.menu", "--dry-run").status == 0)
    #expect(try run("preview", "Cards/Guidelines.menu").status == 2)
    #expect(try run("format", "--check", "Cards").output == "Cards/Guidelines.menu\n")
    let checked = try run("check", "Cards/Guidelines.menu")
    #expect(checked.errors == "1 file: no menus; no findings\n")
  }

  @Test("What it switches off is not mended")
  func fixes() throws {
    try folder.write("guidelines 2026 { label-title-case off }\n", to: "App/Guidelines.menu")
    let run = try MenugenRun(["check", "--fix"], in: folder.url)
    #expect(run.status == 0)
    #expect(try folder.text("App/Views/CardView.swift").contains("\"flip the card…\""))
  }

  @Test("What it excludes is not searched, as git would not; what is named is")
  func exclusions() throws {
    try folder.write("commands { flip \"flip\" onscreen }\n", to: "App/Cards/a.menu")
    try folder.write(
      "guidelines 2026 { exclude \"/App/Views/\", \"**/Cards/*.menu\" }\n", to: "Guidelines.menu")
    #expect(try rules() == [])
    #expect(try rules("App/Views").count == 3)
    #expect(try rules("App/Views/CardView.swift").count == 3)
    let found = try MenugenRun(["import", "."], in: folder.url)
    #expect(found.status == 2)
    let nothing = try MenugenRun(["check", "App/Cards"], in: folder.url)
    #expect(nothing.status == 0 && nothing.errors.contains("1 file: no menus"))
    // The nearest one is taken whole.
    try folder.write("guidelines 2026 { }\n", to: "App/Guidelines.menu")
    #expect(try rules().count == 4)
  }

  @Test("allow silences rules in a file or at a title, and is of use")
  func allowances() throws {
    func write(_ lines: String) throws {
      try folder.write("guidelines 2026 {\n\(lines)\n}\n", to: "Guidelines.menu")
    }
    try write("  allow label-no-articles, label-title-case in \"CardView.swift\" \"Why.\"")
    #expect(try rules() == ["warning ellipsis-character"])
    try write("  allow label-title-case in \"App/\" at \"flip the card...\" \"Why.\"")
    #expect(try rules() == ["warning ellipsis-character", "warning label-no-articles"])
    try write("  allow label-title-case, label-verb in \"App\" at \"Flip\" \"Why.\"")
    let run = try MenugenRun(["check", "--format", "concise"], in: folder.url)
    #expect(run.errors.contains("Guidelines.menu:2:9: warning: Nothing in “App” breaks"))
    #expect(run.errors.contains("Guidelines.menu:2:27: warning: Nothing in “App” breaks"))
    // Only a part of the folder is looked at.
    #expect(try rules("App/Views").count == 3)
    #expect(try rules("--menu-files") == [])
    #expect(try rules("--ignore", "unused-allow").count == 3)
  }

  @Test("exclude and allow are for a file of this name, and allow has a reason")
  func misplacedLines() throws {
    let lines = "guidelines 2026 {\n  exclude \"a\"\n  allow label-verb in \"b\" \"\"\n}\n"
    try folder.write(lines, to: "Guidelines.menu")
    #expect(try rules().contains("error allow-needs-reason"))
    try folder.write(lines, to: "Cards/a.menu")
    #expect(
      try rules("--menu-files", "Cards/a.menu") == [
        "error guidelines-of-folder", "error guidelines-of-folder", "error allow-needs-reason",
        "error allow-needs-reason",
      ])
  }
}
