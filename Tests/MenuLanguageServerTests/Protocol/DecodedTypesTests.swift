import MenuJSON
import Testing

@testable import MenuLanguageServer

/// The types that the server reads, against the meta model.
@Suite struct DecodedTypesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let decode: @Sendable (JSONValue) throws -> any JSONDecodable

    init<Value: JSONDecodable & Sendable>(_ name: String, _ type: Value.Type) {
      self.name = name
      decode = { try Value(json: $0) }
    }

    var testDescription: String { name }
  }

  static let messages: [Row] = [
    Row("CancelParams", LSP.CancelParams.self),
    Row("CodeActionContext", LSP.CodeActionContext.self),
    Row("CodeActionParams", LSP.CodeActionParams.self),
    Row("CodeLensParams", LSP.CodeLensParams.self),
    Row("CompletionParams", LSP.CompletionParams.self),
    Row("DefinitionParams", LSP.DefinitionParams.self),
    Row("DidChangeTextDocumentParams", LSP.DidChangeTextDocumentParams.self),
    Row("DidChangeWatchedFilesParams", LSP.DidChangeWatchedFilesParams.self),
    Row("DidChangeWorkspaceFoldersParams", LSP.DidChangeWorkspaceFoldersParams.self),
    Row("DidCloseTextDocumentParams", LSP.DidCloseTextDocumentParams.self),
    Row("DidOpenTextDocumentParams", LSP.DidOpenTextDocumentParams.self),
    Row("DocumentDiagnosticParams", LSP.DocumentDiagnosticParams.self),
    Row("DocumentFormattingParams", LSP.DocumentFormattingParams.self),
    Row("DocumentHighlightParams", LSP.DocumentHighlightParams.self),
    Row("DocumentLinkParams", LSP.DocumentLinkParams.self),
    Row("DocumentOnTypeFormattingParams", LSP.DocumentOnTypeFormattingParams.self),
    Row("DocumentRangeFormattingParams", LSP.DocumentRangeFormattingParams.self),
    Row("DocumentRangesFormattingParams", LSP.DocumentRangesFormattingParams.self),
    Row("DocumentSymbolParams", LSP.DocumentSymbolParams.self),
    Row("ExecuteCommandParams", LSP.ExecuteCommandParams.self),
    Row("FileEvent", LSP.FileEvent.self),
    Row("FoldingRangeParams", LSP.FoldingRangeParams.self),
    Row("HoverParams", LSP.HoverParams.self),
    Row("InitializeParams", LSP.InitializeParams.self),
    Row("InitializedParams", LSP.InitializedParams.self),
    Row("InlayHintParams", LSP.InlayHintParams.self),
    Row("LinkedEditingRangeParams", LSP.LinkedEditingRangeParams.self),
    Row("Position", LSP.Position.self),
    Row("PrepareRenameParams", LSP.PrepareRenameParams.self),
    Row("Range", LSP.Range.self),
    Row("ReferenceContext", LSP.ReferenceContext.self),
    Row("ReferenceParams", LSP.ReferenceParams.self),
    Row("RenameParams", LSP.RenameParams.self),
    Row("SelectionRangeParams", LSP.SelectionRangeParams.self),
    Row("SemanticTokensDeltaParams", LSP.SemanticTokensDeltaParams.self),
    Row("SemanticTokensParams", LSP.SemanticTokensParams.self),
    Row("SemanticTokensRangeParams", LSP.SemanticTokensRangeParams.self),
    Row("SetTraceParams", LSP.SetTraceParams.self),
    Row("TextDocumentContentChangeEvent", LSP.TextDocumentContentChangeEvent.self),
    Row("TextDocumentIdentifier", LSP.TextDocumentIdentifier.self),
    Row("TextDocumentItem", LSP.TextDocumentItem.self),
    Row("VersionedTextDocumentIdentifier", LSP.VersionedTextDocumentIdentifier.self),
    Row("WorkspaceFolder", LSP.WorkspaceFolder.self),
    Row("WorkspaceFoldersChangeEvent", LSP.WorkspaceFoldersChangeEvent.self),
    Row("WorkspaceSymbolParams", LSP.WorkspaceSymbolParams.self),
  ]

  /// The stored properties of a value, and whether each is an optional with nothing in it.
  private static func properties(of value: Any) -> [(name: String, isOptional: Bool, isNil: Bool)] {
    Mirror(reflecting: value).children.map { child in
      let mirror = Mirror(reflecting: child.value)
      let isOptional = mirror.displayStyle == .optional
      return (child.label ?? "", isOptional, isOptional && mirror.children.isEmpty)
    }
  }

  @Test(
    "A type has members of the protocol, optional where they are there", arguments: messages)
  func members(_ row: Row) throws {
    let model = try MetaModel()
    let known = try #require(model.properties(of: row.name))
    let example = model.example(of: row.name)
    for property in Self.properties(of: try row.decode(.object(example))) {
      let wanted = try #require(known[property.name], "\(row.name).\(property.name)")
      #expect(property.isOptional == (wanted.isOptional || wanted.isNullable), "\(property.name)")
      // The member is read from its key: it has a value with it, and none without.
      #expect(!property.isNil, "\(property.name)")
      var rest = example
      rest[property.name] = nil
      if property.isOptional {
        let decoded = Self.properties(of: try row.decode(.object(rest)))
        #expect(decoded.contains { $0.name == property.name && $0.isNil }, "\(property.name)")
      } else {
        #expect(throws: JSONDecodingError.self) { try row.decode(.object(rest)) }
      }
    }
  }

  @Test("The client's capabilities are read from where the protocol has them")
  func capabilities() throws {
    let every = try MetaModel().example(of: "ClientCapabilities")
    for child in Mirror(reflecting: LSP.ClientCapabilities(json: .object(every))).children {
      let isThere = child.value as? Bool ?? !(child.value as? [String] ?? []).isEmpty
      #expect(isThere, "\(child.label ?? "")")
    }
    for child in Mirror(reflecting: LSP.ClientCapabilities()).children {
      let isThere = child.value as? Bool ?? !(child.value as? [String] ?? []).isEmpty
      #expect(!isThere, "\(child.label ?? "")")
    }
  }

  @Test("A client may write anything for a capability that it does not have")
  func unusualCapabilities() throws {
    for value: JSONValue in [.null, [], [:], 1, "x"] {
      let capabilities = LSP.ClientCapabilities(json: ["textDocument": value, "workspace": value])
      #expect(!capabilities.markdownHover && !capabilities.documentChanges)
      #expect(try LSP.InitializeParams(json: ["capabilities": value]).rootUri == nil)
    }
  }

  @Test("A change with a range that cannot be read does not replace the document")
  func unreadableRange() {
    for range: JSONValue in [1, [:], ["start": ["line": 0, "character": 0]]] {
      #expect(throws: JSONDecodingError.self) {
        try LSP.TextDocumentContentChangeEvent(json: ["text": "x", "range": range])
      }
    }
    #expect(throws: Never.self) {
      try LSP.TextDocumentContentChangeEvent(json: ["text": "x", "range": .null])
    }
  }
}
