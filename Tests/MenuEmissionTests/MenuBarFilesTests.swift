import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The Swift of the menu bar")
struct MenuBarFilesTests {
  @Test("The files are those in Tests/Fixtures/Emission/MenuBars; RECORD=1 writes them anew")
  func expected() throws {
    let folder = MenuSamples.folder.appending(path: "MenuBars")
    try expect(MenuSamples.files(MenuSamples.named("MenuBars")), areIn: folder)
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    try expectNoLint(in: [MenuSamples.files(MenuSamples.named("MenuBars"))])
  }

  @Test(
    "No error and no warning for any system of the module, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"], [AccessLevel.internal, .public])
  func types(mode: String, access: AccessLevel) throws {
    var module = try MenuSamples.named("MenuBars")
    module.app.access = access
    let files = MenuSamples.files(module)
    let targets = ["ios15", "ios26", "macos12", "macos26", "tvos15", "tvos26"]
    try expectNoDiagnostics(in: files, mode: mode, targets: targets)
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
