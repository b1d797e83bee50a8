import MenuJSON
import Testing

@testable import MenuLanguageServer

@Suite struct DiagnosticsTests {
  @Test func errorsAreToldAndTakenBackWithTheVersion() {
    let editor = Editor(initialized: [:])
    editor.open("a.menu", "menu One \"One\" { missing }\n")
    #expect(editor.diagnostics("a.menu")?.first?["code"] == "unknown-command")
    #expect(editor.published("a.menu")?["version"] == 1)
    editor.replace("a.menu", with: "")
    #expect(editor.diagnostics("a.menu") == [])
    #expect(editor.published("a.menu")?["version"] == 2)
  }

  @Test func anUnsavedFileCountsForTheOthersOfItsModule() {
    let editor = Editor(initialized: [
      "/w/Menus.menu": "guidelines 2025 { }\nmenu One \"One\" { late }\n"
    ])
    #expect(editor.diagnostics("Menus.menu")?.count == 1)
    editor.open("New.menu", "commands { late \"Late\" }\n")
    #expect(editor.diagnostics("Menus.menu") == [])
    editor.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/New.menu"]])
    #expect(editor.diagnostics("Menus.menu")?.count == 1)
  }

  @Test func targetsOfAPackageAreModulesOfTheirOwn() {
    let editor = Editor(initialized: [
      "/w/Package.swift": "", "/w/Sources/A/a.menu": "app A { }\n",
      "/w/Sources/B/Inner/b.menu": "app B { }\n", "/w/c.menu": "app C { }\n",
    ])
    for name in ["Sources/A/a.menu", "Sources/B/Inner/b.menu", "c.menu"] {
      let codes = (editor.diagnostics(name) ?? []).map { $0["code"] }
      #expect(!codes.contains("duplicate-app"))
    }
    editor.open("Sources/A/two.menu", "app Two { }\n")
    #expect(editor.diagnostics("Sources/A/two.menu")?.first?["code"] == "duplicate-app")
    let related = editor.diagnostics("Sources/A/two.menu")?.first?["relatedInformation"]?[0]
    #expect(related?["location"]?["uri"] == "file:///w/Sources/A/a.menu")
  }

  @Test func filesOnDiskAreWatched() {
    let editor = Editor(initialized: [
      "/w/Menus.menu": "guidelines 2025 { }\nmenu One \"One\" { late }\n"
    ])
    editor.files["/w/New.menu"] = "commands { late \"Late\" }\n"
    editor.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/New.menu", "type": 1]]])
    #expect(editor.diagnostics("Menus.menu") == [])
    editor.files["/w/New.menu"] = nil
    editor.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/New.menu", "type": 3]]])
    #expect(editor.diagnostics("Menus.menu")?.count == 1)
  }

  @Test func aNewPackageDividesItsFolder() {
    let editor = Editor(initialized: [
      "/w/Sources/A/a.menu": "app A { }\n", "/w/Sources/B/b.menu": "app B { }\n",
    ])
    let codes = { (editor.diagnostics("Sources/B/b.menu") ?? []).map { $0["code"] } }
    #expect(codes().contains("duplicate-app"))
    editor.files["/w/Package.swift"] = ""
    editor.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": "file:///w/Package.swift", "type": 1]]])
    #expect(!codes().contains("duplicate-app"))
  }

  @Test func severalFoldersComeAndGo() {
    let editor = Editor(initialized: ["/other/x.menu": "menu One \"One\" { missing }\n"])
    #expect(!editor.received.contains { $0["params"]?["uri"] == "file:///other/x.menu" })
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///other", "name": "other"]], "removed": []]])
    #expect(editor.received.contains { $0["params"]?["uri"] == "file:///other/x.menu" })
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": "file:///other", "name": "other"]]]])
    #expect(editor.received.last?["params"]?["diagnostics"] == [])
  }

  @Test func whatSilencesNothingIsTaggedAndRulesHaveTheirPage() throws {
    let editor = Editor(initialized: [:])
    editor.open(
      "a.menu",
      """
      commands { share "Share..." asks
        @allow(label-verb, "It is one")
        open "Open" }
      screen S { item I { context menu { share; open } } }

      """)
    let all = try #require(editor.diagnostics("a.menu"))
    let unused = all.first { $0["code"] == "unused-allow" }
    #expect(unused?["tags"] == [1])
    #expect(
      all.first { $0["code"] == "ellipsis-character" }?["codeDescription"]?["href"]?.string?
        .hasPrefix("https://developer.apple.com/") == true)
  }

  @Test func aClientThatPullsIsNotPushedAt() {
    guard case .object(var capabilities) = Editor.capabilities,
      case .object(var document)? = capabilities["textDocument"]
    else { return }
    document["diagnostic"] = [:]
    capabilities["textDocument"] = .object(document)
    let editor = Editor(initialized: [:], capabilities: .object(capabilities))
    editor.open("a.menu", "menu One \"One\" { missing }\n")
    #expect(editor.diagnostics("a.menu") == nil)
    let params: JSONValue = ["textDocument": ["uri": "file:///w/a.menu"]]
    let first = editor.request("textDocument/diagnostic", params)
    #expect(first["kind"] == "full")
    #expect(first["items"]?.array?.count == 1)
    let again = editor.request(
      "textDocument/diagnostic",
      [
        "textDocument": ["uri": "file:///w/a.menu"],
        "previousResultId": first["resultId"] ?? .null,
      ])
    #expect(again["kind"] == "unchanged")
  }

  @Test func largeWorkspacesShowProgress() {
    var files: [String: String] = [:]
    for number in 0..<200 { files["/w/\(number).menu"] = "// \(number)\n" }
    let editor = Editor(files)
    editor.request(
      "initialize",
      ["capabilities": ["window": ["workDoneProgress": true]], "rootUri": "file:///w"])
    editor.notify("initialized", [:])
    let kinds = editor.received.filter { $0["method"] == "$/progress" }
      .compactMap { $0["params"]?["value"]?["kind"]?.string }
    #expect(kinds == ["begin", "end"])
  }

  @Test func ofThousandsTheMostSevereAreSentAndTheNumberOfTheOthers() throws {
    let editor = Editor(initialized: [:])
    // A warning first, and more errors than are shown.
    let entries = (0..<1_200).map { "missing\($0)" }.joined(separator: "\n")
    editor.open("a.menu", "list folder\nmenu M \"M\" {\n\(entries)\n}\n")
    let list = try #require(editor.diagnostics("a.menu"))
    #expect(list.count == Diagnostics.limit + 1)
    #expect(
      list.first?["message"]
        == "201 more findings in this file are not shown; `menugen check` shows all")
    #expect(list.dropFirst().allSatisfy { $0["severity"] == 1 })
    #expect(list[1]["range"]?["start"]?["line"] == 2)
    editor.replace("a.menu", with: "guidelines 2025 { }\nlist folder\n")
    #expect(editor.diagnostics("a.menu")?.map { $0["severity"] } == [2])
  }
}
