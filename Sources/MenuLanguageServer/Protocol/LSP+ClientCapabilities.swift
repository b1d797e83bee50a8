import MenuJSON

extension LSP {
  /// What the client can do, as it says in `initialize`.
  struct ClientCapabilities: JSONDecodable {
    var workspace: WorkspaceClientCapabilities?
    var textDocument: TextDocumentClientCapabilities?
    var window: WindowClientCapabilities?
    var general: GeneralClientCapabilities?

    /// A client that can do nothing but what every client can.
    init() {}

    init(json: JSONValue) {
      workspace = json.optional("workspace")
      textDocument = json.optional("textDocument")
      window = json.optional("window")
      general = json.optional("general")
    }
  }

  // MARK: Workspace, window, general

  struct WorkspaceClientCapabilities: JSONDecodable {
    var workspaceEdit: WorkspaceEditClientCapabilities?
    var didChangeWatchedFiles: DidChangeWatchedFilesClientCapabilities?
    var diagnostics: DiagnosticWorkspaceClientCapabilities?

    init(json: JSONValue) {
      workspaceEdit = json.optional("workspaceEdit")
      didChangeWatchedFiles = json.optional("didChangeWatchedFiles")
      diagnostics = json.optional("diagnostics")
    }
  }

  struct WorkspaceEditClientCapabilities: JSONDecodable {
    var documentChanges: Bool?

    init(json: JSONValue) { documentChanges = json.optional("documentChanges") }
  }

  struct DidChangeWatchedFilesClientCapabilities: JSONDecodable {
    var dynamicRegistration: Bool?

    init(json: JSONValue) { dynamicRegistration = json.optional("dynamicRegistration") }
  }

  struct DiagnosticWorkspaceClientCapabilities: JSONDecodable {
    var refreshSupport: Bool?

    init(json: JSONValue) { refreshSupport = json.optional("refreshSupport") }
  }

  struct WindowClientCapabilities: JSONDecodable {
    var workDoneProgress: Bool?

    init(json: JSONValue) { workDoneProgress = json.optional("workDoneProgress") }
  }

  struct GeneralClientCapabilities: JSONDecodable {
    var positionEncodings: [String]?

    init(json: JSONValue) { positionEncodings = json.optional("positionEncodings") }
  }

  // MARK: Documents

  struct TextDocumentClientCapabilities: JSONDecodable {
    var completion: CompletionClientCapabilities?
    var hover: HoverClientCapabilities?
    var documentSymbol: DocumentSymbolClientCapabilities?
    var codeAction: CodeActionClientCapabilities?
    var rangeFormatting: DocumentRangeFormattingClientCapabilities?
    var foldingRange: FoldingRangeClientCapabilities?
    var publishDiagnostics: PublishDiagnosticsClientCapabilities?
    var diagnostic: DiagnosticClientCapabilities?

    init(json: JSONValue) {
      completion = json.optional("completion")
      hover = json.optional("hover")
      documentSymbol = json.optional("documentSymbol")
      codeAction = json.optional("codeAction")
      rangeFormatting = json.optional("rangeFormatting")
      foldingRange = json.optional("foldingRange")
      publishDiagnostics = json.optional("publishDiagnostics")
      diagnostic = json.optional("diagnostic")
    }
  }

  struct CompletionClientCapabilities: JSONDecodable {
    var completionItem: CompletionItem?

    struct CompletionItem: JSONDecodable {
      var snippetSupport: Bool?
      var documentationFormat: [String]?

      init(json: JSONValue) {
        snippetSupport = json.optional("snippetSupport")
        documentationFormat = json.optional("documentationFormat")
      }
    }

    init(json: JSONValue) { completionItem = json.optional("completionItem") }
  }

  struct HoverClientCapabilities: JSONDecodable {
    var contentFormat: [String]?

    init(json: JSONValue) { contentFormat = json.optional("contentFormat") }
  }

  struct DocumentSymbolClientCapabilities: JSONDecodable {
    var hierarchicalDocumentSymbolSupport: Bool?

    init(json: JSONValue) {
      hierarchicalDocumentSymbolSupport = json.optional("hierarchicalDocumentSymbolSupport")
    }
  }

  struct CodeActionClientCapabilities: JSONDecodable {
    var codeActionLiteralSupport: AnyObject?

    init(json: JSONValue) { codeActionLiteralSupport = json.optional("codeActionLiteralSupport") }
  }

  struct DocumentRangeFormattingClientCapabilities: JSONDecodable {
    var rangesSupport: Bool?

    init(json: JSONValue) { rangesSupport = json.optional("rangesSupport") }
  }

  struct FoldingRangeClientCapabilities: JSONDecodable {
    var lineFoldingOnly: Bool?

    init(json: JSONValue) { lineFoldingOnly = json.optional("lineFoldingOnly") }
  }

  struct PublishDiagnosticsClientCapabilities: JSONDecodable {
    var relatedInformation: Bool?
    var tagSupport: TagSupport?
    var codeDescriptionSupport: Bool?

    struct TagSupport: JSONDecodable {
      var valueSet: [Int]

      init(json: JSONValue) throws(JSONDecodingError) { valueSet = try json.required("valueSet") }
    }

    init(json: JSONValue) {
      relatedInformation = json.optional("relatedInformation")
      tagSupport = json.optional("tagSupport")
      codeDescriptionSupport = json.optional("codeDescriptionSupport")
    }
  }

  typealias DiagnosticClientCapabilities = AnyObject

  /// An object of which only its presence counts.
  struct AnyObject: JSONDecodable {
    init(json: JSONValue) throws(JSONDecodingError) {
      if json.object == nil { throw JSONDecodingError("is not an object") }
    }
  }
}

// MARK: Questions

extension LSP.ClientCapabilities {
  /// Changes of documents with their versions, instead of changes by URI.
  var documentChanges: Bool { workspace?.workspaceEdit?.documentChanges ?? false }
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }
  var refreshesDiagnostics: Bool { workspace?.diagnostics?.refreshSupport ?? false }
  var workDoneProgress: Bool { window?.workDoneProgress ?? false }

  /// Whether the client requests diagnostics itself.
  var pullsDiagnostics: Bool { textDocument?.diagnostic != nil }
  var relatedInformation: Bool { textDocument?.publishDiagnostics?.relatedInformation ?? false }
  var codeDescription: Bool { textDocument?.publishDiagnostics?.codeDescriptionSupport ?? false }
  var unnecessaryTag: Bool {
    textDocument?.publishDiagnostics?.tagSupport?.valueSet.contains(
      LSP.DiagnosticTag.unnecessary.rawValue) ?? false
  }

  var snippets: Bool { textDocument?.completion?.completionItem?.snippetSupport ?? false }
  var markdownCompletion: Bool {
    textDocument?.completion?.completionItem?.documentationFormat?.contains("markdown") ?? false
  }
  var markdownHover: Bool { textDocument?.hover?.contentFormat?.contains("markdown") ?? false }
  var hierarchicalSymbols: Bool {
    textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
  }
  var codeActionLiterals: Bool { textDocument?.codeAction?.codeActionLiteralSupport != nil }
  var lineFoldingOnly: Bool { textDocument?.foldingRange?.lineFoldingOnly ?? false }
  /// Formatting of several ranges in one request.
  var formatsRanges: Bool { textDocument?.rangeFormatting?.rangesSupport ?? false }
}
