import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The Swift of the menu bar")
struct MenuBarFilesTests {
  @Test("The files are those in Tests/Fixtures/Emission/MenuBars; RECORD=1 writes them anew")
  func expected() throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for file in try MenuSamples.files(MenuSamples.named("MenuBars")) {
      let url = MenuSamples.folder.appending(path: "MenuBars/" + file.name)
      if isRecording {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(file.name)")
        continue
      }
      let expected = try String(contentsOf: url, encoding: .utf8)
      #expect(file.text == expected, "\(file.name) differs; RECORD=1 swift test records it")
    }
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try MenuSamples.files(MenuSamples.named("MenuBars")).map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      return GeneratedFile(name: file.name, text: lines.joined(separator: "\n"))
    }
    let names = try SwiftToolchain.write(files, to: folder)
    let outcome = try SwiftToolchain.run(
      ["swift", "format", "lint", "--strict"] + names, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  @Test(
    "No error and no warning for any system of the module, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"], [AccessLevel.internal, .public])
  func types(mode: String, access: AccessLevel) throws {
    var flags = ["--swift-version", mode]
    for feature in ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"] {
      flags += ["--flag=-enable-upcoming-feature", "--flag=" + feature]
    }
    var module = try MenuSamples.named("MenuBars")
    module.app.access = access
    let files = MenuSamples.files(module)
    let targets = ["ios15", "ios26", "macos12", "macos26", "tvos15", "tvos26"]
    for isolation in [[], ["--flag=-default-isolation", "--flag=MainActor"]] {
      let outcome = try AppleCheck.run(files, flags + isolation + targets)
      #expect(outcome.status == 0, "\(outcome.output)")
      let systems = outcome.output.split(separator: "\n").filter { $0.hasSuffix(" ok") }
      #expect(systems.count == targets.count, "\(outcome.output)")
    }
  }

  @Test(
    "A menu bar with little in it compiles without what it does not need",
    arguments: [
      "app { standard services; plain }",
      "menu Own { plain }", "menu Own { key; undo }", "menu Own { ask }", "menu Own { sort }",
      "view { each sort }", "menu Own { pick }", "window standard { each pick }",
      "file { when a { plain } }", "file { plain; key alternate }",
      "file { section \"Part {n}\" { plain as \"Now {n}\" } }",
      "app standard; file standard; edit standard; format standard; view standard; window standard; help standard",
    ])
  func small(bar: String) throws {
    let module = MenuSamples.module(
      """
      app Test { platforms iOS 15, macOS 12 }
      state { a: Bool; n: Int; order: Order }
      choice Order { name "Name"; date "Date" }
      list Folder
      commands {
        plain "Plain"; key "Key" key cmd+K; undo "Undo It" undoable; ask "Ask" confirm "Sure?"
        sort "Sort" choose order; pick "Folder" pick Folder
      }
      menu bar { \(bar) }
      """)
    let outcome = try AppleCheck.run(MenuSamples.files(module), ["ios15", "macos12"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
