import MenuEmission
import MenuTooling
import Testing

@Suite("Names of the Swift files")
struct OutputNamesTests {
  @Test("A file keeps its name, whatever folder it is in")
  func plainNames() {
    #expect(OutputNames.swiftFiles(for: []) == [])
    #expect(OutputNames.swiftFiles(for: ["Notes.menu"]) == ["Notes.menu.swift"])
    #expect(OutputNames.swiftFiles(for: ["/a/b/Notes.menu"]) == ["Notes.menu.swift"])
    #expect(
      OutputNames.swiftFiles(for: ["/app/Mail/Inbox.menu", "/app/Notes.menu"])
        == ["Inbox.menu.swift", "Notes.menu.swift"])
  }

  @Test("Equal names in different folders take the folders in front")
  func equalNames() {
    #expect(
      OutputNames.swiftFiles(for: ["/app/Mail/Inbox.menu", "/app/Tasks/Inbox.menu"])
        == ["Mail-Inbox.menu.swift", "Tasks-Inbox.menu.swift"])
    #expect(
      OutputNames.swiftFiles(for: ["/app/Inbox.menu", "/app/Mail/Old/Inbox.menu", "/app/Mail.menu"])
        == ["Inbox.menu.swift", "Mail-Old-Inbox.menu.swift", "Mail.menu.swift"])
  }

  @Test("Names that differ in case only are told apart")
  func caseDiffers() {
    #expect(
      OutputNames.swiftFiles(for: ["app/Mail/Inbox.menu", "app/Tasks/inbox.menu"])
        == ["Mail-Inbox.menu.swift", "Tasks-inbox.menu.swift"])
  }

  @Test(
    "Signs that end a text in SwiftPM's lists become others, and two files still have two names")
  func signs() {
    #expect(
      OutputNames.swiftFiles(for: ["a \"b\".menu", "a _b_.menu", "it's ü$.menu", "x\n\\y.menu"])
        == ["a _b_.menu.swift", "a _b_-2.menu.swift", "it's ü$.menu.swift", "x__y.menu.swift"])
  }

  @Test("Composed and decomposed letters are one name")
  func normalization() {
    let names = OutputNames.swiftFiles(for: ["a/Caf\u{E9}.menu", "b/Cafe\u{301}.menu"])
    #expect(names == ["a-Caf\u{E9}.menu.swift", "b-Cafe\u{301}.menu.swift"])
  }

  @Test("A name made from folders never takes the name of another file")
  func madeNameIsTaken() {
    #expect(
      OutputNames.swiftFiles(for: ["Mail/Inbox.menu", "Inbox.menu", "Mail-Inbox.menu"])
        == ["Mail-Inbox-2.menu.swift", "Inbox.menu.swift", "Mail-Inbox.menu.swift"])
    #expect(
      OutputNames.swiftFiles(for: ["a-b/c/X.menu", "a/b-c/X.menu"])
        == ["a-b-c-X-2.menu.swift", "a-b-c-X.menu.swift"])
  }

  @Test("The common folder and the way it is written do not show")
  func placeDoesNotMatter() {
    let files = ["Mail/Inbox.menu", "Tasks/Inbox.menu", "Notes.menu"]
    let expected = ["Mail-Inbox.menu.swift", "Tasks-Inbox.menu.swift", "Notes.menu.swift"]
    for folder in ["", "/", "./", "/Users/me/App/", "App//", "App/../", "../App/", "../../"] {
      #expect(OutputNames.swiftFiles(for: files.map { folder + $0 }) == expected, "in \(folder)")
    }
    #expect(
      OutputNames.swiftFiles(for: ["../Inbox.menu", "Mail/Inbox.menu"])
        == ["up-Inbox.menu.swift", "Mail-Inbox.menu.swift"])
  }

  @Test("Every order of the files gives each the same name")
  func orderDoesNotMatter() {
    let files = [
      "a/X.menu", "b/X.menu", "x.menu", "a-X.menu", "b/c/x.menu", "b-c/X.menu", "b-c-X.menu",
      "Y.menu",
    ]
    let names = OutputNames.swiftFiles(for: files)
    let byFile = Dictionary(uniqueKeysWithValues: zip(files, names))
    #expect(Set(names.map { $0.lowercased() }).count == files.count)
    for rotation in files.indices {
      let rotated = Array(files[rotation...] + files[..<rotation])
      for order in [rotated, rotated.reversed()] {
        #expect(OutputNames.swiftFiles(for: order) == order.map { byFile[$0] })
      }
    }
  }

  @Test("No name is that of the module's own file")
  func moduleFile() {
    #expect(OutputNames.swiftFiles(for: ["MenuModule.menu"]) == ["MenuModule.menu.swift"])
    #expect(OutputNames.module == "MenuModule.swift")
    #expect(OutputNames.module == SwiftEmitter.moduleFileName)
  }

  @Test(
    "A target's name becomes a type name",
    arguments: [
      ("Notes", "Notes"), ("notes", "Notes"), ("notes-app", "NotesApp"), ("My Notes", "MyNotes"),
      ("notes_app", "NotesApp"), ("a½b", "AB"), ("2048", "App2048"), ("메모", "메모"), ("--", "App"),
      ("", "App"),
    ])
  func appNames(target: String, name: String) {
    #expect(OutputNames.appName(forTarget: target) == name)
  }
}
