import Testing

@_spi(Generated) @testable import MenuRuntime

@Suite("Finding the bundle of a module")
struct MenuBundleTests {
  /// The name chosen among bundles, or nil for the code's own bundle.
  private func choice(
    _ names: [String], module: String, withTable: Set<String> = [], ownIsModule: Bool = false,
    ownHasTable: Bool = false
  ) -> String? {
    let index = MenuBundle.choose(
      among: names, module: module, ownIsModule: ownIsModule, ownHasTable: ownHasTable
    ) { withTable.contains(names[$0]) }
    return index.map { names[$0] }
  }

  @Test(
    "A module's name is the target's with underscores",
    arguments: [
      ("Notes", "Notes"), ("Notes-UI", "Notes_UI"), ("Notes UI.Kit", "Notes_UI_Kit"),
      ("My_Notes", "My_Notes"), ("Notizen2", "Notizen2"), ("메모", "메모"),
    ])
  func moduleNames(target: String, module: String) {
    #expect(MenuBundle.moduleName(of: target) == module)
  }

  @Test(
    "A bundle's name fits for certain, perhaps or not",
    arguments: [
      ("package_Notes", "Notes", MenuBundle.Match.certain),
      ("swift-notes_Notes", "Notes", .certain),
      ("package_Notes-UI", "Notes_UI", .certain),
      ("package_Notes_UI", "Notes_UI", .certain),
      ("my_app_Notes", "Notes", .uncertain),
      ("other_My_Notes", "Notes", .uncertain),
      ("other_My_Notes", "My_Notes", .certain),
      ("package_Notes-UI", "UI", .none),
      ("package_MyNotes", "Notes", .none),
      ("package_Notes", "Note", .none),
      ("Notes", "Notes", .none),
      ("_Notes", "Notes", .none),
      ("", "Notes", .none),
    ])
  func matches(name: String, module: String, match: MenuBundle.Match) {
    #expect(MenuBundle.match(name, module: module) == match)
  }

  @Test("A target with a hyphen is found")
  func hyphen() {
    #expect(choice(["package_Notes-UI"], module: "Notes_UI") == "package_Notes-UI")
  }

  @Test("A package whose bundle ends alike is passed over, even if it has the table")
  func endsAlike() {
    let names = ["other_My_Notes", "app_Notes"]
    #expect(choice(names, module: "Notes") == "app_Notes")
    #expect(choice(names, module: "Notes", withTable: ["other_My_Notes"]) == "app_Notes")
  }

  @Test("Among several that fit, the one with the table is chosen")
  func table() {
    let names = ["a_My_Notes", "my_app_Notes"]
    #expect(choice(names, module: "Notes", withTable: ["my_app_Notes"]) == "my_app_Notes")
    #expect(choice(["a_Notes", "b_Notes"], module: "Notes", withTable: ["b_Notes"]) == "b_Notes")
    #expect(choice(names, module: "Notes") == "a_My_Notes")
  }

  @Test("An app that is no package has its texts in its own bundle")
  func app() {
    #expect(choice([], module: "Notes", ownIsModule: true, ownHasTable: true) == nil)
    #expect(
      choice(
        ["other_My_Notes"], module: "Notes", withTable: ["other_My_Notes"], ownIsModule: true,
        ownHasTable: true) == nil)
    #expect(choice(["other_My_Notes"], module: "Notes", ownHasTable: true) == nil)
  }

  @Test("A package in an app with a table of its own has its texts in the package's bundle")
  func packageInApp() {
    #expect(
      choice(
        ["my_app_NotesUI"], module: "NotesUI", withTable: ["my_app_NotesUI"], ownHasTable: true)
        == "my_app_NotesUI")
  }
}
