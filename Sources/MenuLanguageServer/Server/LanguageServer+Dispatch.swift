import MenuGuidelines
import MenuSyntax

extension LanguageServer {
  /// What the server can, for the answer to `initialize`.
  var capabilities: JSONValue {
    var capabilities: [String: JSONValue] = [
      "positionEncoding": .string(workspace.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": [
        "triggerCharacters": [".", "@", "(", "{", "+"], "resolveProvider": false,
      ],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "codeActionProvider": [
        "codeActionKinds": ["quickfix", "source.fixAll", "refactor.extract", "refactor.rewrite"]
      ],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider":
        client.formatsRanges ? ["rangesSupport": true] : true,
      "documentOnTypeFormattingProvider": [
        "firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"],
      ],
      "linkedEditingRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "inlayHintProvider": true,
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": ["commands": [.string(Self.placementsCommand)]],
      "semanticTokensProvider": [
        "legend": SemanticTokens.legend, "range": true, "full": ["delta": true],
      ],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
    if client.pullsDiagnostics {
      capabilities["diagnosticProvider"] = [
        "identifier": "menugen", "interFileDependencies": true, "workspaceDiagnostics": false,
      ]
    }
    return .object(capabilities)
  }

  // MARK: Notifications

  func takeNotification(_ method: String, _ params: JSONValue) {
    switch method {
    case "textDocument/didOpen":
      let document = params["textDocument"]
      guard let uri = document?["uri"]?.string, let text = document?["text"]?.string else { return }
      let path = DocumentURI.path(uri)
      workspace.didOpen(
        OpenDocument(
          uri: uri, version: document?["version"]?.int ?? 0, text: text,
          encoding: workspace.encoding), at: path)
      sentTokens[path] = nil
    case "textDocument/didChange":
      guard let path = path(params), let changes = params["contentChanges"]?.array else { return }
      let version = params["textDocument"]?["version"]?.int ?? 0
      if !workspace.didChange(path, changes, version: version) {
        log("A change of a document that is not open: \(path)")
      }
    case "textDocument/didClose":
      guard let path = path(params) else { return }
      workspace.didClose(path)
      sentTokens[path] = nil
      closePublished(path)
    case "workspace/didChangeWatchedFiles":
      for change in params["changes"]?.array ?? [] {
        if let uri = change["uri"]?.string { workspace.fileChanged(DocumentURI.path(uri)) }
      }
    case "workspace/didChangeWorkspaceFolders":
      let event = params["event"]
      for folder in event?["removed"]?.array ?? [] {
        if let uri = folder["uri"]?.string { workspace.removeFolder(DocumentURI.path(uri)) }
      }
      for folder in event?["added"]?.array ?? [] {
        if let uri = folder["uri"]?.string { workspace.addFolder(DocumentURI.path(uri)) }
      }
      workspace.loadFolders()
    default:
      // Those that begin with `$/` may be left, and of the others none asks for an answer.
      break
    }
  }

  private func log(_ message: String) {
    notify("window/logMessage", ["type": 2, "message": .string(message)])
  }

  private func path(_ params: JSONValue) -> String? {
    params["textDocument"]?["uri"]?.string.map(DocumentURI.path)
  }

  // MARK: Requests

  func handle(_ method: String, _ params: JSONValue) throws(ResponseError) -> Reply {
    switch method {
    case "workspace/symbol":
      return .value(
        WorkspaceSymbols.symbols(params["query"]?.string ?? "", in: workspace, client))
    case "workspace/executeCommand":
      guard params["command"]?.string == Self.placementsCommand else {
        throw ResponseError(.invalidParams, "There is no such command")
      }
      return .value(params["arguments"]?.array?.first ?? .null)
    default:
      break
    }
    let feature = Feature(rawValue: method)
    guard feature != nil || method == Self.pullMethod else {
      throw ResponseError(.methodNotFound, "There is no method `\(method)`")
    }
    guard let path = path(params) else {
      throw ResponseError(.invalidParams, "`\(method)` needs a `textDocument`")
    }
    guard let (snapshot, source) = workspace.snapshot(for: path) else {
      throw ResponseError(.invalidParams, "The document is neither open nor in the workspace")
    }
    let context = FeatureContext(
      snapshot: snapshot, source: source, client: client, workspace: workspace)
    guard let feature else { return pull(context, params) }
    return .value(try answer(feature, context, params))
  }

  /// What a client asks for diagnostics with. The answer may be long, and is printed straight away.
  private static let pullMethod = "textDocument/diagnostic"

  /// The command of a code lens; it gives its first argument back.
  static let placementsCommand = "menugen.placements"

  /// The requests about one document.
  private enum Feature: String {
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case documentHighlight = "textDocument/documentHighlight"
    case prepareRename = "textDocument/prepareRename"
    case rename = "textDocument/rename"
    case documentSymbol = "textDocument/documentSymbol"
    case allTokens = "textDocument/semanticTokens/full"
    case changedTokens = "textDocument/semanticTokens/full/delta"
    case tokensInRange = "textDocument/semanticTokens/range"
    case formatting = "textDocument/formatting"
    case rangeFormatting = "textDocument/rangeFormatting"
    case rangesFormatting = "textDocument/rangesFormatting"
    case onTypeFormatting = "textDocument/onTypeFormatting"
    case linkedEditingRange = "textDocument/linkedEditingRange"
    case foldingRange = "textDocument/foldingRange"
    case selectionRange = "textDocument/selectionRange"
    case codeAction = "textDocument/codeAction"
    case inlayHint = "textDocument/inlayHint"
    case documentLink = "textDocument/documentLink"
    case codeLens = "textDocument/codeLens"
  }

  private func answer(
    _ feature: Feature, _ context: FeatureContext, _ params: JSONValue
  ) throws(ResponseError) -> JSONValue {
    switch feature {
    case .completion: return Completion.items(in: context, at: try offset(context, params))
    case .hover: return Hover.hover(in: context, at: try offset(context, params))
    case .definition: return Navigation.definition(in: context, at: try offset(context, params))
    case .references:
      let includesDeclaration = params["context"]?["includeDeclaration"]?.bool ?? true
      return Navigation.references(
        in: context, at: try offset(context, params), includingDeclaration: includesDeclaration)
    case .documentHighlight:
      return Navigation.highlights(in: context, at: try offset(context, params))
    case .prepareRename: return try Rename.prepare(in: context, at: try offset(context, params))
    case .rename:
      guard let name = params["newName"]?.string else {
        throw ResponseError(.invalidParams, "`newName` is missing")
      }
      return try Rename.rename(in: context, at: try offset(context, params), to: name)
    case .documentSymbol: return DocumentSymbols.symbols(in: context)
    case .allTokens: return allTokens(context)
    case .changedTokens: return changedTokens(context, params)
    case .tokensInRange:
      let tokens = SemanticTokens(context).data(within: try span(context, params))
      return ["data": .array(tokens.map { .int($0) })]
    case .formatting: return Formatting.edits(in: context)
    case .rangeFormatting:
      return Formatting.edits(in: context, within: [try span(context, params)])
    case .rangesFormatting:
      guard let ranges = params["ranges"]?.array else {
        throw ResponseError(.invalidParams, "`ranges` are missing")
      }
      return Formatting.edits(in: context, within: ranges.compactMap(context.text.span))
    case .onTypeFormatting:
      return OnTypeFormatting.edits(
        in: context, at: try offset(context, params), typed: params["ch"]?.string ?? "")
    case .linkedEditingRange:
      return LinkedEditing.ranges(in: context, at: try offset(context, params))
    case .foldingRange: return FoldingRanges.ranges(in: context)
    case .selectionRange:
      guard let positions = params["positions"]?.array else {
        throw ResponseError(.invalidParams, "`positions` are missing")
      }
      return SelectionRanges.ranges(in: context, at: positions)
    case .codeAction:
      return CodeActions.actions(in: context, within: try span(context, params), params)
    case .inlayHint: return InlayHints.hints(in: context, within: try span(context, params))
    case .documentLink: return DocumentLinks.links(in: context)
    case .codeLens: return CodeLenses.lenses(in: context)
    }
  }

  private func offset(
    _ context: FeatureContext, _ params: JSONValue
  ) throws(ResponseError) -> Int {
    guard let position = TextPosition(params["position"]) else {
      throw ResponseError(.invalidParams, "`position` is missing")
    }
    return context.text.offset(position)
  }

  private func span(
    _ context: FeatureContext, _ params: JSONValue
  ) throws(ResponseError) -> Span {
    guard let span = context.text.span(params["range"]) else {
      throw ResponseError(.invalidParams, "`range` is missing")
    }
    return span
  }
}
