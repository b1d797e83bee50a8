import Foundation
import MenuJSON
import Testing

@testable import MenuLanguageServer

/// Every feature answers at any offset of the samples, and of samples cut there.
///
/// Here at each offset of a small text, and at some of the samples; `Tests/LanguageServer/sweep.py` takes all.
@Suite struct RobustnessTests {
  private static let samples: [String] = {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = project.appendingPathComponent("Samples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "menu" }
    return paths.sorted { $0.path < $1.path }.compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    } + [Samples.model + Samples.screens]
  }()

  private static let pointFeatures = [
    "completion", "hover", "definition", "references", "documentHighlight", "prepareRename",
    "rename", "linkedEditingRange", "onTypeFormatting",
  ]
  private static let fileFeatures = [
    "documentSymbol", "semanticTokens/full", "foldingRange", "documentLink", "codeLens",
    "diagnostic", "formatting",
  ]

  /// Asks everything at a byte offset; an answer is a result, or the refusal of a rename.
  private static func ask(_ editor: Editor, _ text: String, at offset: Int) {
    let position = TextPositions(.init(path: "", text: text), .utf8).position(offset).json
    let document: JSONValue = ["uri": "file:///w/s.menu"]
    for feature in pointFeatures {
      let answer = editor.answer(
        "textDocument/\(feature)",
        [
          "textDocument": document, "position": position, "newName": "other", "ch": "\n",
          "context": ["includeDeclaration": true],
        ])
      let isRefusal =
        feature.lowercased().hasSuffix("rename")
        && answer["error"]?["code"]?.int == -32803
      #expect(answer["error"] == nil || isRefusal, "\(feature) at \(offset)")
    }
    let range: JSONValue = ["start": position, "end": position]
    editor.request(
      "textDocument/selectionRange", ["textDocument": document, "positions": [position]])
    editor.request(
      "textDocument/codeAction",
      ["textDocument": document, "range": range, "context": ["diagnostics": []]])
    for feature in ["inlayHint", "semanticTokens/range", "rangeFormatting"] {
      editor.request("textDocument/\(feature)", ["textDocument": document, "range": range])
    }
    editor.clear()
  }

  private static func askOfFile(_ editor: Editor) {
    for feature in fileFeatures {
      editor.request(
        "textDocument/\(feature)", ["textDocument": ["uri": "file:///w/s.menu"]])
    }
    editor.clear()
  }

  /// A little of everything, with characters of each width.
  private static let small = """
    app A { platforms iOS 17, macOS 14 }
    state { n: Int; by: Order }
    choice Order { new "New"; old "Old" } /* ⌘ */
    list Folder
    commands {
      /// 한국어 😀
      pin "Pin {n}…" / "Un" symbol pin / pin.slash key cmd+P on when by == .new && n > 2
      @allow(label-verb, "x") sort "Sort" choose by
    }
    screen S { item I { context menu { pin as "…"; ---; include M } }
      toolbar { iPadOS { leading { pin } } } }
    menu M "M" { each sort }
    menu bar { file { standard close; pin } }
    guidelines 2025 { menu-max-items max 9 }

    """

  @Test func theWholeDiskIsNotSearched() {
    let editor = Editor(["/a.menu": Self.small])
    editor.request("initialize", ["capabilities": Editor.capabilities, "rootUri": "file:///"])
    editor.notify("initialized", [:])
    editor.open("s.menu", Self.small)
    #expect(editor.searchedFolders == ["/w"])
  }

  @Test func everyFeatureAnswersAtEachOffset() {
    let editor = Editor(initialized: [:], encoding: "utf-8")
    editor.open("s.menu", Self.small)
    Self.askOfFile(editor)
    for offset in 0...Self.small.utf8.count { Self.ask(editor, Self.small, at: offset) }
  }

  @Test func everyFeatureAnswersWhereverATextIsCut() {
    let editor = Editor(initialized: [:], encoding: "utf-8")
    editor.open("s.menu", "")
    let bytes = Array(Self.small.utf8)
    for offset in 0...bytes.count {
      let cut = String(decoding: bytes[..<offset], as: UTF8.self)
      editor.replace("s.menu", with: cut)
      Self.ask(editor, cut, at: cut.utf8.count)
      if offset % 5 == 0 { Self.askOfFile(editor) }
    }
  }

  @Test func everyFeatureAnswersInTheSamples() {
    #expect(Self.samples.count > 3)
    for (number, sample) in Self.samples.enumerated() {
      let editor = Editor(initialized: [:], encoding: "utf-8")
      editor.open("s.menu", sample)
      Self.askOfFile(editor)
      for offset in stride(from: number, through: sample.utf8.count, by: 37) {
        Self.ask(editor, sample, at: offset)
      }
    }
  }

  @Test func everyFeatureAnswersWhereASampleIsCut() {
    for (number, sample) in Self.samples.enumerated() {
      let editor = Editor(initialized: [:], encoding: "utf-8")
      editor.open("s.menu", "")
      let bytes = Array(sample.utf8)
      for offset in stride(from: number * 3, through: bytes.count, by: 61) {
        let cut = String(decoding: bytes[..<offset], as: UTF8.self)
        editor.replace("s.menu", with: cut)
        Self.ask(editor, cut, at: cut.utf8.count)
        if offset % 5 == 0 { Self.askOfFile(editor) }
      }
    }
  }

  @Test func selectionRangesNestAndHoldThePosition() {
    let sample = Samples.model
    let editor = Editor(initialized: [:], encoding: "utf-8")
    editor.open("s.menu", sample)
    let text = TextPositions(.init(path: "", text: sample), .utf8)
    for offset in stride(from: 0, through: sample.utf8.count, by: 7) {
      let position = text.position(offset)
      var range = editor.request(
        "textDocument/selectionRange",
        ["textDocument": ["uri": "file:///w/s.menu"], "positions": [position.json]])[0]
      var inner = position...position
      while let known = range, known != .null {
        guard let outer = known.optional("range", as: LSP.Range.self) else {
          Issue.record("no range at \(offset)")
          return
        }
        #expect(outer.start <= inner.lowerBound && inner.upperBound <= outer.end)
        inner = outer.start...outer.end
        range = known["parent"]
      }
    }
  }

  @Test func selectionRangesOfDeepNestingCanBeRead() {
    let open = String(repeating: "(", count: 60)
    let close = String(repeating: ")", count: 60)
    let sample = "commands { a \"A\" enabled when \(open)isOn\(close) }"
    let editor = Editor(initialized: [:], encoding: "utf-8")
    editor.open("s.menu", sample)
    var range = editor.request(
      "textDocument/selectionRange",
      [
        "textDocument": ["uri": "file:///w/s.menu"],
        "positions": [["line": 0, "character": .int(32 + open.utf8.count)]],
      ])[0]
    var ranges: [JSONValue] = []
    while let known = range {
      ranges.append(known["range"] ?? .null)
      range = known["parent"]
    }
    #expect(ranges.count == SelectionRanges.maximumCount)
    #expect(ranges.last?["start"] == ["line": 0, "character": 0])
    #expect(ranges.last?["end"] == ["line": 0, "character": .int(sample.utf8.count)])
  }
}
