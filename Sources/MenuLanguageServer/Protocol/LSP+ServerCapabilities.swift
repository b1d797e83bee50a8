import MenuJSON

extension LSP {
  /// The server's capabilities, for the answer to `initialize`.
  struct ServerCapabilities: JSONObjectEncodable {
    var positionEncoding: PositionEncoding?
    var textDocumentSync: TextDocumentSyncOptions?
    var completionProvider: CompletionOptions?
    var hoverProvider: Bool?
    var definitionProvider: Bool?
    var referencesProvider: Bool?
    var documentHighlightProvider: Bool?
    var documentSymbolProvider: Bool?
    var codeActionProvider: CodeActionOptions?
    var codeLensProvider: ResolveOptions?
    var documentLinkProvider: ResolveOptions?
    var workspaceSymbolProvider: Bool?
    var documentFormattingProvider: Bool?
    var documentRangeFormattingProvider: DocumentRangeFormattingOptions?
    var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
    var renameProvider: RenameOptions?
    var foldingRangeProvider: Bool?
    var selectionRangeProvider: Bool?
    var executeCommandProvider: ExecuteCommandOptions?
    var linkedEditingRangeProvider: Bool?
    var semanticTokensProvider: SemanticTokensOptions?
    var inlayHintProvider: Bool?
    var diagnosticProvider: DiagnosticOptions?
    var workspace: WorkspaceOptions?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("positionEncoding", ifPresent: positionEncoding)
      json.member("textDocumentSync", ifPresent: textDocumentSync)
      json.member("completionProvider", ifPresent: completionProvider)
      json.member("hoverProvider", ifPresent: hoverProvider)
      json.member("definitionProvider", ifPresent: definitionProvider)
      json.member("referencesProvider", ifPresent: referencesProvider)
      json.member("documentHighlightProvider", ifPresent: documentHighlightProvider)
      json.member("documentSymbolProvider", ifPresent: documentSymbolProvider)
      json.member("codeActionProvider", ifPresent: codeActionProvider)
      json.member("codeLensProvider", ifPresent: codeLensProvider)
      json.member("documentLinkProvider", ifPresent: documentLinkProvider)
      json.member("workspaceSymbolProvider", ifPresent: workspaceSymbolProvider)
      json.member("documentFormattingProvider", ifPresent: documentFormattingProvider)
      json.member("documentRangeFormattingProvider", ifPresent: documentRangeFormattingProvider)
      json.member("documentOnTypeFormattingProvider", ifPresent: documentOnTypeFormattingProvider)
      json.member("renameProvider", ifPresent: renameProvider)
      json.member("foldingRangeProvider", ifPresent: foldingRangeProvider)
      json.member("selectionRangeProvider", ifPresent: selectionRangeProvider)
      json.member("executeCommandProvider", ifPresent: executeCommandProvider)
      json.member("linkedEditingRangeProvider", ifPresent: linkedEditingRangeProvider)
      json.member("semanticTokensProvider", ifPresent: semanticTokensProvider)
      json.member("inlayHintProvider", ifPresent: inlayHintProvider)
      json.member("diagnosticProvider", ifPresent: diagnosticProvider)
      json.member("workspace", ifPresent: workspace)
    }
  }

  enum TextDocumentSyncKind: Int, JSONEncodable {
    case none, full, incremental
  }

  struct TextDocumentSyncOptions: JSONObjectEncodable {
    var openClose: Bool?
    var change: TextDocumentSyncKind?
    var save: SaveOptions?

    struct SaveOptions: JSONObjectEncodable {
      var includeText: Bool?

      func encodeMembers(to json: inout JSONPrinter) {
        json.member("includeText", ifPresent: includeText)
      }
    }

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("openClose", ifPresent: openClose)
      json.member("change", ifPresent: change)
      json.member("save", ifPresent: save)
    }
  }

  struct CompletionOptions: JSONObjectEncodable {
    var triggerCharacters: [String]?
    var resolveProvider: Bool?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("triggerCharacters", ifPresent: triggerCharacters)
      json.member("resolveProvider", ifPresent: resolveProvider)
    }
  }

  struct CodeActionOptions: JSONObjectEncodable {
    var codeActionKinds: [CodeActionKind]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("codeActionKinds", ifPresent: codeActionKinds)
    }
  }

  /// `CodeLensOptions` and `DocumentLinkOptions`.
  struct ResolveOptions: JSONObjectEncodable {
    var resolveProvider: Bool?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("resolveProvider", ifPresent: resolveProvider)
    }
  }

  /// `true`, or options for a client that formats several ranges at once.
  enum DocumentRangeFormattingOptions: JSONEncodable {
    case oneRange
    case ranges

    func encode(to json: inout JSONPrinter) {
      switch self {
      case .oneRange: json.bool(true)
      case .ranges: json.object { $0.member("rangesSupport", true) }
      }
    }
  }

  struct DocumentOnTypeFormattingOptions: JSONObjectEncodable {
    var firstTriggerCharacter: String
    var moreTriggerCharacter: [String]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("firstTriggerCharacter", firstTriggerCharacter)
      json.member("moreTriggerCharacter", ifPresent: moreTriggerCharacter)
    }
  }

  struct RenameOptions: JSONObjectEncodable {
    var prepareProvider: Bool?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("prepareProvider", ifPresent: prepareProvider)
    }
  }

  struct ExecuteCommandOptions: JSONObjectEncodable {
    var commands: [String]

    func encodeMembers(to json: inout JSONPrinter) { json.member("commands", commands) }
  }

  struct SemanticTokensLegend: JSONObjectEncodable {
    var tokenTypes: [String]
    var tokenModifiers: [String]

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("tokenTypes", tokenTypes)
      json.member("tokenModifiers", tokenModifiers)
    }
  }

  struct SemanticTokensOptions: JSONObjectEncodable {
    var legend: SemanticTokensLegend
    var range: Bool?
    var full: Full?

    struct Full: JSONObjectEncodable {
      var delta: Bool?

      func encodeMembers(to json: inout JSONPrinter) { json.member("delta", ifPresent: delta) }
    }

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("legend", legend)
      json.member("range", ifPresent: range)
      json.member("full", ifPresent: full)
    }
  }

  struct DiagnosticOptions: JSONObjectEncodable {
    var identifier: String?
    var interFileDependencies: Bool
    var workspaceDiagnostics: Bool

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("identifier", ifPresent: identifier)
      json.member("interFileDependencies", interFileDependencies)
      json.member("workspaceDiagnostics", workspaceDiagnostics)
    }
  }

  struct WorkspaceOptions: JSONObjectEncodable {
    var workspaceFolders: WorkspaceFoldersServerCapabilities?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("workspaceFolders", ifPresent: workspaceFolders)
    }
  }

  struct WorkspaceFoldersServerCapabilities: JSONObjectEncodable {
    var supported: Bool?
    var changeNotifications: Bool?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("supported", ifPresent: supported)
      json.member("changeNotifications", ifPresent: changeNotifications)
    }
  }
}
