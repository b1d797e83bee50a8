import MenuJSON
import Testing

@testable import MenuLanguageServer

/// The types that the server writes, against the meta model.
@Suite struct EncodedTypesTests {
  /// A structure with the fewest members and with all that the server ever writes.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let fewest: JSONValue
    let all: JSONValue

    init(_ name: String, _ fewest: some JSONEncodable, _ all: some JSONEncodable) {
      self.name = name
      self.fewest = fewest.json
      self.all = all.json
    }

    init(_ name: String, _ only: some JSONEncodable) { self.init(name, only, only) }

    var testDescription: String { name }
  }

  private static let position = LSP.Position(line: 1, character: 2)
  private static let range = LSP.Range(start: position, end: position)
  private static let location = LSP.Location(uri: "file:///a", range: range)
  private static let markup = LSP.MarkupContent(kind: .markdown, value: "text")
  private static let textEdit = LSP.TextEdit(range: range, newText: "text")
  private static let documentEdit = LSP.TextDocumentEdit(
    textDocument: .init(uri: "file:///a", version: nil), edits: [textEdit])
  private static let diagnostic = LSP.Diagnostic(
    range: range, severity: .warning, code: "rule", codeDescription: .init(href: "https://a.b"),
    source: "menugen", message: "text", tags: [.unnecessary],
    relatedInformation: [.init(location: location, message: "text")])
  private static let plainDiagnostic = LSP.Diagnostic(range: range, message: "text")
  private static let command = LSP.Command(title: "text", command: "a", arguments: [[location]])
  private static let tokens = LSP.SemanticTokensEdit(
    start: 0, deleteCount: 5, data: [0, 1, 2, 3, 4])
  private static let watched = LSP.DidChangeWatchedFilesRegistrationOptions(
    watchers: [.init(globPattern: "**/*.menu")])

  static let basics: [Row] = [
    Row("Position", position), Row("Range", range), Row("Location", location),
    Row("MarkupContent", markup), Row("TextEdit", textEdit),
    Row("TextDocumentEdit", documentEdit),
    Row(
      "OptionalVersionedTextDocumentIdentifier",
      LSP.OptionalVersionedTextDocumentIdentifier(uri: "file:///a", version: nil),
      LSP.OptionalVersionedTextDocumentIdentifier(uri: "file:///a", version: 1)),
    Row(
      "WorkspaceEdit", LSP.WorkspaceEdit(),
      LSP.WorkspaceEdit(changes: ["file:///a": [textEdit]], documentChanges: [documentEdit])),
    Row("Command", LSP.Command(title: "text", command: "a"), command),
  ]

  static let results: [Row] = [
    Row(
      "CodeAction", LSP.CodeAction(title: "text"),
      LSP.CodeAction(
        title: "text", kind: .quickFix, diagnostics: [diagnostic], isPreferred: true,
        edit: LSP.WorkspaceEdit(documentChanges: [documentEdit]))),
    Row("CodeLens", LSP.CodeLens(range: range), LSP.CodeLens(range: range, command: command)),
    Row(
      "CompletionItem", LSP.CompletionItem(label: "text"),
      LSP.CompletionItem(
        label: "text", kind: .function, detail: "text", documentation: .markup(markup),
        sortText: "text", filterText: "text", insertTextFormat: .snippet, textEdit: textEdit)),
    Row("CompletionItem", LSP.CompletionItem(label: "text", documentation: .plain("text"))),
    Row(
      "CompletionList",
      LSP.CompletionList(isIncomplete: false, items: [LSP.CompletionItem(label: "text")])),
    Row(
      "DocumentHighlight", LSP.DocumentHighlight(range: range),
      LSP.DocumentHighlight(range: range, kind: .write)),
    Row(
      "DocumentLink", LSP.DocumentLink(range: range),
      LSP.DocumentLink(range: range, target: "https://a.b", tooltip: "text")),
    Row(
      "DocumentSymbol",
      LSP.DocumentSymbol(name: "a", kind: .array, range: range, selectionRange: range),
      LSP.DocumentSymbol(
        name: "a", detail: "text", kind: .array, range: range, selectionRange: range,
        children: [
          LSP.DocumentSymbol(name: "a", kind: .event, range: range, selectionRange: range)
        ])),
    Row(
      "FoldingRange", LSP.FoldingRange(startLine: 0, endLine: 1),
      LSP.FoldingRange(
        startLine: 0, startCharacter: 1, endLine: 1, endCharacter: 0, kind: .region)),
    Row("Hover", LSP.Hover(contents: markup), LSP.Hover(contents: markup, range: range)),
    Row(
      "InlayHint", LSP.InlayHint(position: position, label: "text"),
      LSP.InlayHint(position: position, label: "text", tooltip: "text", paddingLeft: true)),
    Row(
      "LinkedEditingRanges", LSP.LinkedEditingRanges(ranges: [range]),
      LSP.LinkedEditingRanges(ranges: [range], wordPattern: "a")),
    Row("PrepareRenameResult", LSP.PrepareRenameResult(range: range, placeholder: "text")),
    Row(
      "SelectionRange", LSP.SelectionRange(range: range, parents: []),
      LSP.SelectionRange(range: range, parents: [range, range])),
    Row(
      "SemanticTokens", LSP.SemanticTokens(data: []), LSP.SemanticTokens(resultId: "1", data: [0])),
    Row("SemanticTokensEdit", LSP.SemanticTokensEdit(start: 0, deleteCount: 5), tokens),
    Row(
      "SemanticTokensDelta", LSP.SemanticTokensDelta(edits: []),
      LSP.SemanticTokensDelta(resultId: "1", edits: [tokens])),
    Row(
      "SymbolInformation", LSP.SymbolInformation(name: "a", kind: .array, location: location),
      LSP.SymbolInformation(name: "a", kind: .array, containerName: "b", location: location)),
    Row(
      "RelatedFullDocumentDiagnosticReport",
      LSP.DocumentDiagnosticReport.full(resultId: nil, items: []),
      LSP.DocumentDiagnosticReport.full(resultId: "1", items: [plainDiagnostic])),
    Row(
      "RelatedUnchangedDocumentDiagnosticReport",
      LSP.DocumentDiagnosticReport.unchanged(resultId: "1")),
  ]

  static let messages: [Row] = [
    Row("Diagnostic", plainDiagnostic, diagnostic),
    Row(
      "PublishDiagnosticsParams",
      LSP.PublishDiagnosticsParams(uri: "file:///a", diagnostics: [plainDiagnostic]),
      LSP.PublishDiagnosticsParams(uri: "file:///a", version: 1, diagnostics: [diagnostic])),
    Row("LogMessageParams", LSP.LogMessageParams(type: .warning, message: "text")),
    Row(
      "LogTraceParams", LSP.LogTraceParams(message: "text"),
      LSP.LogTraceParams(message: "text", verbose: "text")),
    Row(
      "Registration", LSP.Registration(id: "1", method: "a"),
      LSP.Registration(id: "1", method: "a", registerOptions: watched)),
    Row(
      "RegistrationParams",
      LSP.RegistrationParams(registrations: [LSP.Registration(id: "1", method: "a")])),
    Row("DidChangeWatchedFilesRegistrationOptions", watched),
    Row("WorkDoneProgressCreateParams", LSP.WorkDoneProgressCreateParams(token: "a")),
    Row("ProgressParams", LSP.ProgressParams(token: "a", value: LSP.WorkDoneProgressEnd())),
    Row(
      "WorkDoneProgressBegin", LSP.WorkDoneProgressBegin(title: "text"),
      LSP.WorkDoneProgressBegin(title: "text", cancellable: false)),
    Row("WorkDoneProgressEnd", LSP.WorkDoneProgressEnd()),
    Row(
      "InitializeResult",
      LSP.InitializeResult(
        capabilities: LSP.ServerCapabilities(), serverInfo: .init(name: "a", version: "1"))),
  ]

  @Test("A structure has the members of the protocol", arguments: basics + results + messages)
  func members(_ row: Row) throws {
    let model = try MetaModel()
    #expect(model.faults(of: row.fewest, as: row.name) == [])
    #expect(model.faults(of: row.all, as: row.name) == [])
    // What may be left out may be missing in the protocol.
    let properties = try #require(model.properties(of: row.name))
    for name in (row.all.object ?? [:]).keys where row.fewest[name] == nil {
      #expect(properties[name]?.isOptional == true, "\(name)")
    }
  }

  @Test("The server's capabilities are of the protocol, for any client")
  func serverCapabilities() throws {
    let model = try MetaModel()
    let clients: [JSONValue] = [
      [:], .object(model.example(of: "ClientCapabilities")), Editor.capabilities,
    ]
    for client in clients {
      let result = Editor().request("initialize", ["capabilities": client])
      #expect(model.faults(of: result, as: "InitializeResult") == [])
    }
  }

  @Test("Each feature is registered once, as the protocol has it")
  func methods() throws {
    let model = try MetaModel()
    for feature in Feature.all {
      switch feature.action {
      case .answer: #expect(model.methods[feature.method] == "request", "\(feature.method)")
      case .note: #expect(model.methods[feature.method] == "notification", "\(feature.method)")
      }
    }
    let methods = Feature.all.map(\.method)
    #expect(Set(methods).count == methods.count)
  }

  @Test("A request's id comes back as it was written")
  func ids() {
    for id in ["1", "-0", "12345678901234567890123", "1.50e2", #""a\"\u0001é""#] {
      let message = Message(Array(#"{"id": \#(id), "method": "x"}"#.utf8))
      guard case .request(let read, _, _) = message else {
        Issue.record("\(id) is not read")
        continue
      }
      let answer = OutgoingMessage.result(id: read, JSONValue.null).json
      #expect(answer["id"] == read)
      if id.first != "\"" { #expect(String(decoding: read.jsonBytes, as: UTF8.self) == id) }
    }
    for id in ["+7", ".5", "00012", "1.", "[]", "null", "{}"] {
      let message = Message(Array(#"{"id": \#(id), "method": "x"}"#.utf8))
      guard case .fault(.null, _) = message else {
        Issue.record("\(id) is read")
        continue
      }
    }
  }
}

extension JSONEncodable {
  /// What this prints, read again.
  var json: JSONValue { (try? JSONValue(jsonBytes)) ?? .string("not JSON") }
}
