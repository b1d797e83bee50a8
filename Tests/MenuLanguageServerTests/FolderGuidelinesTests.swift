import MenuJSON
import Testing

@testable import MenuLanguageServer

/// `Guidelines.menu` in an editor: a file by itself, which rules over the modules in its folder.
@Suite struct FolderGuidelinesTests {
  private func codes(_ editor: Editor, _ name: String) -> [String] {
    (editor.diagnostics(name) ?? []).compactMap { $0["code"]?.string }
  }

  @Test func aChangeIsSeenInTheModulesOfTheFolder() {
    let editor = Editor(initialized: [
      "/w/Guidelines.menu": "guidelines 2026 { label-title-case off }\n",
      "/w/Menus.menu": "commands { flip \"flip\" onscreen }\n",
    ])
    #expect(codes(editor, "Menus.menu") == [])
    editor.open("Guidelines.menu", "guidelines 2026 { }\n")
    #expect(codes(editor, "Menus.menu") == ["label-title-case"])
    editor.replace("Guidelines.menu", with: "guidelines 2026 { label-title-case error }\n")
    #expect(editor.diagnostics("Menus.menu")?.first?["severity"] == 1)
    editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": "file:///w/Guidelines.menu"]])
    #expect(codes(editor, "Menus.menu") == [])
    editor.files["/w/Guidelines.menu"] = nil
    editor.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": "file:///w/Guidelines.menu", "type": 3]]])
    #expect(codes(editor, "Menus.menu") == ["edition-not-named", "label-title-case"])
  }

  @Test func itIsCheckedByItself() {
    let editor = Editor(initialized: [
      "/w/Menus.menu": "guidelines 2026 { }\ncommands { flip \"Flip\" onscreen }\n"
    ])
    editor.open("Guidelines.menu", "guidelines 2022 { label-verbs off }\ncommands { a \"a\" }\n")
    #expect(codes(editor, "Guidelines.menu") == ["unknown-rule", "not-guidelines"])
    #expect(codes(editor, "Menus.menu") == [])
    editor.replace("Guidelines.menu", with: "guidelines { }\n")
    #expect(codes(editor, "Guidelines.menu") == [])
  }

  @Test func completionOffersABlockOfGuidelinesAndItsRules() {
    let editor = Editor(initialized: [:])
    func labels(_ text: String, behind mark: String) -> [String] {
      editor.open("Guidelines.menu", text)
      let at = Editor.params("Guidelines.menu", behind: mark, in: text)
      return editor.request("textDocument/completion", at)["items"]?.texts("label") ?? []
    }
    #expect(labels("g\n", behind: "g") == ["guidelines"])
    let inBlock = labels("guidelines 2026 {\n  \n}\n", behind: "{\n  ")
    #expect(inBlock.contains("strict"))
    #expect(inBlock.contains("label-title-case"))
    let text = "guidelines 2026 { label-title-case off }\n"
    editor.open("Guidelines.menu", text)
    let hover = editor.request(
      "textDocument/hover", Editor.params("Guidelines.menu", behind: "label-t", in: text))
    #expect(hover["contents"]?["value"]?.string?.hasPrefix("# label-title-case") == true)
  }

  @Test func completionAndHoverKnowTheLinesForFiles() {
    let editor = Editor(initialized: [:])
    func labels(behind line: String) -> [String] {
      let text = "guidelines 2026 {\n  \(line)\n}\n"
      editor.open("Guidelines.menu", text)
      let at = Editor.params("Guidelines.menu", behind: "{\n  " + line, in: text)
      return editor.request("textDocument/completion", at)["items"]?.texts("label") ?? []
    }
    #expect(Set(labels(behind: "e")).isSuperset(of: ["exclude", "allow", "label-verb"]))
    #expect(labels(behind: "allow ").contains("label-verb"))
    #expect(!labels(behind: "allow ").contains("in"))
    #expect(labels(behind: "allow label-verb ") == ["in"])
    #expect(labels(behind: "allow label-verb, ").contains("label-verb"))
    #expect(labels(behind: "allow label-verb in \"a.xib\" ") == ["at"])
    #expect(labels(behind: "allow label-verb in \"a.xib\" at ") == [])
    #expect(labels(behind: "exclude ") == [])
    let text = "guidelines 2026 {\n  allow label-verb in \"a.xib\" at \"A\" \"Why.\"\n}\n"
    editor.open("Guidelines.menu", text)
    func hover(behind mark: String) -> String {
      let at = Editor.params("Guidelines.menu", behind: mark, in: text)
      return editor.request("textDocument/hover", at)["contents"]?["value"]?.string ?? ""
    }
    #expect(hover(behind: "al").hasPrefix("`allow`"))
    #expect(hover(behind: "label-v").hasPrefix("# label-verb"))
    #expect(hover(behind: "b i").hasPrefix("`in`"))
    #expect(hover(behind: "\" a").hasPrefix("`at`"))
  }
}
