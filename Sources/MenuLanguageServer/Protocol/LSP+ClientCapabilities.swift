import MenuJSON

extension LSP {
  /// What the client can do, as it says in `initialize`.
  struct ClientCapabilities: JSONDecodable {
    let positionEncodings: [String]
    /// Changes of documents with their versions, instead of changes by URI.
    let documentChanges: Bool
    let watchesFiles: Bool
    let workDoneProgress: Bool

    /// Whether the client requests diagnostics itself.
    let pullsDiagnostics: Bool
    let refreshesDiagnostics: Bool
    let relatedInformation: Bool
    let codeDescription: Bool
    let unnecessaryTag: Bool

    let snippets: Bool
    let markdownCompletion: Bool
    let markdownHover: Bool
    let hierarchicalSymbols: Bool
    let codeActionLiterals: Bool
    let lineFoldingOnly: Bool
    /// Formatting of several ranges in one request.
    let formatsRanges: Bool

    /// A client that can do nothing but what every client can.
    init() { self.init(json: [:]) }

    init(json: JSONValue) {
      func member(_ path: String) -> JSONValue? {
        path.split(separator: ".").reduce(json) { $0?[String($1)] }
      }
      func flag(_ path: String) -> Bool { member(path)?.bool ?? false }
      func isObject(_ path: String) -> Bool { member(path)?.object != nil }
      func list(_ path: String) -> [JSONValue] { member(path)?.array ?? [] }

      positionEncodings = list("general.positionEncodings").compactMap(\.string)
      documentChanges = flag("workspace.workspaceEdit.documentChanges")
      watchesFiles = flag("workspace.didChangeWatchedFiles.dynamicRegistration")
      workDoneProgress = flag("window.workDoneProgress")

      pullsDiagnostics = isObject("textDocument.diagnostic")
      refreshesDiagnostics = flag("workspace.diagnostics.refreshSupport")
      relatedInformation = flag("textDocument.publishDiagnostics.relatedInformation")
      codeDescription = flag("textDocument.publishDiagnostics.codeDescriptionSupport")
      unnecessaryTag = list("textDocument.publishDiagnostics.tagSupport.valueSet").contains {
        $0.int == DiagnosticTag.unnecessary.rawValue
      }

      snippets = flag("textDocument.completion.completionItem.snippetSupport")
      markdownCompletion = list("textDocument.completion.completionItem.documentationFormat")
        .contains("markdown")
      markdownHover = list("textDocument.hover.contentFormat").contains("markdown")
      hierarchicalSymbols = flag("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
      codeActionLiterals = isObject("textDocument.codeAction.codeActionLiteralSupport")
      lineFoldingOnly = flag("textDocument.foldingRange.lineFoldingOnly")
      formatsRanges = flag("textDocument.rangeFormatting.rangesSupport")
    }
  }
}
