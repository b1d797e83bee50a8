import MenuJSON
import Testing

@testable import MenuLanguageServer

@Suite struct NavigationTests {
  private func editor() -> Editor {
    let editor = Editor(initialized: Samples.files)
    editor.open("Model.menu", Samples.model)
    return editor
  }

  private func places(_ result: JSONValue) -> [String] {
    (result.array ?? []).map { place in
      let start = place["range"]?["start"]
      let name = (place["uri"]?.string ?? "").split(separator: "/").last ?? ""
      return "\(name):\((start?["line"]?.int ?? -1) + 1):\((start?["character"]?.int ?? -1) + 1)"
    }
  }

  @Test func aNameLeadsToItsDeclarationInAnotherFile() {
    let editor = editor()
    editor.open("Screens.menu", Samples.screens)
    let at = Editor.params("Screens.menu", behind: "include Sort", in: Samples.screens)
    #expect(places(editor.request("textDocument/definition", at)) == ["Screens.menu:12:6"])
    let pin = Editor.params("Screens.menu", behind: "pi", in: Samples.screens)
    #expect(places(editor.request("textDocument/definition", pin)) == ["Model.menu:18:3"])
  }

  /// The uses of the name after `mark` in the model.
  private func references(behind mark: String, includingDeclaration: Bool = true) -> JSONValue {
    guard
      case .object(var params) = Editor.params("Model.menu", behind: mark, in: Samples.model)
    else { return .null }
    params["context"] = ["includeDeclaration": .bool(includingDeclaration)]
    return editor().request("textDocument/references", .object(params))
  }

  @Test func allUsesOfACommandAreFound() {
    #expect(
      places(references(behind: "  pi", includingDeclaration: false)) == [
        "Screens.menu:4:7", "Screens.menu:9:19", "Screens.menu:16:10",
      ])
  }

  @Test func optionsAndVariablesInTextsAreUses() {
    let editor = editor()
    #expect(references(behind: "  edite").array?.count == 2)
    #expect(references(behind: "  coun").array?.count == 2)
    let count = Editor.params("Model.menu", behind: "  coun", in: Samples.model)
    let highlights = editor.request("textDocument/documentHighlight", count).array ?? []
    #expect(highlights.map { $0["kind"]?.int } == [3, 2])
  }

  // MARK: Rename

  private func rename(_ editor: Editor, behind mark: String, to name: String) -> JSONValue {
    guard
      case .object(var params) = Editor.params("Model.menu", behind: mark, in: Samples.model)
    else { return .null }
    params["newName"] = .string(name)
    return editor.answer("textDocument/rename", .object(params))
  }

  @Test func aRenameReachesAllFiles() {
    let editor = editor()
    let changes = rename(editor, behind: "  pi", to: "keep")["result"]?["documentChanges"]?.array
    let counts = changes?.map { change in
      "\(change["textDocument"]?["uri"]?.string ?? "") \(change["edits"]?.array?.count ?? 0)"
    }
    #expect(counts == ["file:///w/Model.menu 1", "file:///w/Screens.menu 3"])
    #expect(changes?[0]["textDocument"]?["version"] == 1)
    #expect(changes?[1]["textDocument"]?["version"] == .null)
  }

  @Test func aKeywordIsWrittenInBackticksButNotInATextsBraces() {
    let edits = rename(editor(), behind: "  coun", to: "menu")["result"]?["documentChanges"]?[0]?[
      "edits"]
    #expect(edits?.texts("newText") == ["`menu`", "menu"])
  }

  @Test(arguments: [
    ("  pi", "share"), ("  pi", "two words"), ("  pi", ""), ("  pi", "9"), ("  pi", "Type"),
    ("SortOrde", "Folder"), ("  isPinne", "count"), ("  isPinne", "true"), ("  edite", "created"),
    ("symbol pi", "star"), ("SortOrde", "String"), ("SortOrde", "self"), ("SortOrde", "Any"),
    ("SortOrde", "NotesCommand"),
  ])
  func badNamesAndClashesAreRefused(mark: String, name: String) {
    let answer = rename(editor(), behind: mark, to: name)
    #expect(answer["error"]?["code"]?.int == -32803, "\(answer)")
  }

  @Test func onlyWhatIsDeclaredCanBeRenamed() {
    let editor = editor()
    let pin = Editor.params("Model.menu", behind: "  pi", in: Samples.model)
    #expect(editor.request("textDocument/prepareRename", pin)["placeholder"] == "pin")
    let symbol = Editor.params("Model.menu", behind: "symbol pi", in: Samples.model)
    #expect(editor.request("textDocument/prepareRename", symbol) == .null)
  }
}
