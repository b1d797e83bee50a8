import Foundation
import Testing

/// `menugen lsp`, as an editor starts it. `MenuLanguageServerTests` has what it answers.
@Suite("The command lsp")
struct ServerCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func run(_ messages: String...) throws -> MenugenRun {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    return try MenugenRun(["lsp"], in: folder.url, input: input)
  }

  var initialize: String {
    """
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{},\
    "workspaceFolders":[{"uri":"\(folder.url.absoluteString)","name":"cards"}]}}
    """
  }
  let initialized = #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#
  let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test("It reads the files beside one that is opened, and ends well behind shutdown and exit")
  func session() throws {
    try folder.write("commands { turn \"Turn Over\" }\n", to: "menus/Good.menu")
    let uri = folder.url.appendingPathComponent("menus/Deck.menu").absoluteString
    let open = """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\(uri)",\
      "languageId":"menu","version":1,"text":"menu Deck { turn }"}}}
      """
    let definition = """
      {"jsonrpc":"2.0","id":3,"method":"textDocument/definition","params":{"textDocument":{\
      "uri":"\(uri)"},"position":{"line":0,"character":12}}}
      """
    let run = try run(initialize, initialized, open, definition, shutdown, exit)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains(#""capabilities":{"#) && run.output.contains(#""id":2"#))
    #expect(run.output.contains("menus/Good.menu"), "\(run.output)")
  }

  @Test("The end of its input without a shutdown is an error, and what came before is answered")
  func ended() throws {
    let run = try run(initialize)
    #expect(run.status == 1 && run.output.contains(#""capabilities":{"#))
  }

  @Test("A path is wrong usage: editors name the files")
  func path() throws {
    let run = try MenugenRun(["lsp", "menus"], in: folder.url)
    #expect(run.status == 2 && run.errors.contains("'lsp' takes no path"), "\(run.errors)")
  }
}
