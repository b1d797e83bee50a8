import MenuJSON
import Testing

@testable import MenuLanguageServer

@Suite struct LifeCycleTests {
  private static func code(_ answer: JSONValue?) -> Int? { answer?["error"]?["code"]?.int }

  @Test func aRequestBeforeInitializeIsRefused() {
    let editor = Editor()
    #expect(Self.code(editor.answer("textDocument/hover", [:])) == -32002)
    editor.open("a.menu", "app A {")
    #expect(editor.diagnostics("a.menu") == nil)
    #expect(editor.request("initialize", ["capabilities": [:]])["capabilities"] != nil)
  }

  @Test func afterShutdownOnlyExitIsTaken() {
    let editor = Editor(initialized: [:])
    #expect(Self.code(editor.answer("initialize", [:])) == -32600)
    #expect(editor.request("shutdown", .null) == .null)
    #expect(Self.code(editor.answer("textDocument/hover", [:])) == -32600)
    editor.notify("exit", .null)
    #expect(editor.server.exitStatus == 0)
  }

  @Test func exitWithoutShutdownIsAnError() {
    let editor = Editor(initialized: [:])
    editor.notify("exit", .null)
    #expect(editor.server.exitStatus == 1)
    let other = Editor(initialized: [:])
    other.server.inputEnded()
    #expect(other.server.exitStatus == 1)
  }

  @Test func unknownMethodsAndBadParametersAreAnswered() {
    let editor = Editor(initialized: [:])
    #expect(Self.code(editor.answer("textDocument/brew", [:])) == -32601)
    #expect(Self.code(editor.answer("textDocument/hover", [:])) == -32602)
    #expect(Self.code(editor.answer("textDocument/hover", ["textDocument": 3])) == -32602)
    #expect(
      Self.code(editor.answer("textDocument/hover", Editor.params("none.menu", 0, 0))) == -32602)
    editor.open("a.menu", "app A { }\n")
    #expect(
      Self.code(
        editor.answer("textDocument/hover", ["textDocument": ["uri": "file:///w/a.menu"]]))
        == -32602)
    #expect(editor.request("textDocument/hover", Editor.params("a.menu", 99, -4)) == .null)
  }

  @Test(arguments: [
    ("Content-Length: 9\r\n\r\n{\"broken\"", -32700), ("Content-Length: 2\r\n\r\n[]", -32600),
    ("Content-Length: 2\r\n\r\n{}", -32600), ("Content-Length: nine\r\n\r\n", -32700),
    ("Content-Length: -3\r\n\r\n", -32700), ("Nonsense\r\n\r\n", -32700),
    ("Content-Length: 28\r\n\r\n{\"id\":{},\"method\":\"x\",\"a\":1}", -32600),
    // The length says less than there is: the rest is stepped over.
    ("Content-Length: 5\r\n\r\n{\"id\":1,\"method\":\"shutdown\"}", -32700),
  ])
  func whatIsNoMessageIsAnsweredAndTheServerLives(text: String, code: Int) {
    let editor = Editor(initialized: [:])
    editor.clear()
    editor.sendRaw(text)
    editor.work()
    #expect(Self.code(editor.answer("textDocument/brew", [:])) == -32601)
    #expect(Self.code(editor.received.first) == code)
  }

  @Test func messagesMayComeInPieces() {
    let editor = Editor(initialized: [:])
    let content = #"{"jsonrpc":"2.0","id":"piece","method":"shutdown"}"#
    for byte in "Content-Length: \(content.utf8.count)\r\nX: y\r\n\r\n\(content)".utf8 {
      editor.server.receive([byte])
    }
    editor.work()
    #expect(editor.received.last == ["jsonrpc": "2.0", "id": "piece", "result": .null])
  }

  @Test func aWaitingRequestCanBeCancelled() {
    let editor = Editor(initialized: [:])
    editor.open("a.menu", "app A { }\n")
    for id in [100, 101] {
      editor.send([
        "jsonrpc": "2.0", "id": .int(id), "method": "textDocument/foldingRange",
        "params": ["textDocument": ["uri": "file:///w/a.menu"]],
      ])
    }
    for id in [100, 7777] {
      editor.send([
        "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .int(id)],
      ])
    }
    editor.work()
    #expect(Self.code(editor.received.last { $0["id"] == 100 }) == -32800)
    #expect(editor.received.last { $0["id"] == 101 }?["result"] == [])
  }

  @Test func aRequestSeesTheEditsBeforeIt() {
    let editor = Editor(initialized: [:])
    editor.open("a.menu", "")
    editor.send([
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": "file:///w/a.menu", "version": 2],
        "contentChanges": [["text": "screen Late { }\n"]],
      ],
    ])
    let symbols = editor.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": "file:///w/a.menu"]])
    #expect(symbols.texts("name") == ["Late"])
  }

  @Test(arguments: [
    (["utf-32", "utf-16"], "utf-32"), (["utf-16", "utf-8"], "utf-8"), ([], "utf-16"),
    (["utf-7"], "utf-16"),
  ])
  func thePositionEncodingIsNegotiated(offered: [String], expected: String) {
    let editor = Editor()
    let result = editor.request(
      "initialize",
      [
        "capabilities": ["general": ["positionEncodings": .array(offered.map { .string($0) })]]
      ])
    #expect(result["capabilities"]?["positionEncoding"]?.string == expected)
  }

  @Test func traceTellsOfEachRequest() {
    let editor = Editor(initialized: [:])
    editor.notify("$/setTrace", ["value": "messages"])
    editor.answer("textDocument/brew", [:])
    #expect(editor.received.contains { $0["method"] == "$/logTrace" })
    editor.notify("$/setTrace", ["value": "off"])
    editor.clear()
    editor.answer("textDocument/brew", [:])
    #expect(!editor.received.contains { $0["method"] == "$/logTrace" })
  }

  @Test func filesAreWatchedWhereTheClientCan() {
    let editor = Editor(initialized: [:])
    let asked = editor.received.first { $0["method"] == "client/registerCapability" }
    #expect(
      asked?["params"]?["registrations"]?[0]?["method"] == "workspace/didChangeWatchedFiles")
    let plain = Editor(initialized: [:], capabilities: [:])
    #expect(!plain.received.contains { $0["method"] == "client/registerCapability" })
  }
}
