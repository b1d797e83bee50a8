extension Feature {
  /// All features of the server.
  ///
  /// To add one: write its parameters and result in `Protocol`, its handler in `Features`, and a row here. The row makes
  /// the server answer the method and offer it in `initialize`.
  static var all: [Feature] { synchronization + languageFeatures + edits + workspaceFeatures }

  /// What keeps documents and files up to date.
  private static var synchronization: [Feature] {
    [
      .notification("textDocument/didOpen", Synchronization.didOpen) { server, _ in
        server.textDocumentSync = LSP.TextDocumentSyncOptions(
          openClose: true, change: .incremental, save: .init(includeText: false))
      },
      .notification("textDocument/didChange", Synchronization.didChange),
      .notification("textDocument/didClose", Synchronization.didClose),
      .notification("workspace/didChangeWatchedFiles", Synchronization.didChangeWatchedFiles),
      .notification(
        "workspace/didChangeWorkspaceFolders", Synchronization.didChangeWorkspaceFolders
      ) { server, _ in
        server.workspace = LSP.WorkspaceOptions(
          workspaceFolders: .init(supported: true, changeNotifications: true))
      },
      .notification("initialized", LanguageServer.initialized),
      .notification("$/setTrace", LanguageServer.setTrace),
    ]
  }

  /// What is shown of a document.
  private static var languageFeatures: [Feature] {
    [
      .document("textDocument/completion", Completion.list) { server, _ in
        server.completionProvider = LSP.CompletionOptions(
          triggerCharacters: [".", "@", "(", "{", "+"], resolveProvider: false)
      },
      .document("textDocument/hover", Hover.hover) { server, _ in server.hoverProvider = true },
      .document("textDocument/definition", Navigation.definition) { server, _ in
        server.definitionProvider = true
      },
      .document("textDocument/references", Navigation.references) { server, _ in
        server.referencesProvider = true
      },
      .document("textDocument/documentHighlight", Navigation.highlights) { server, _ in
        server.documentHighlightProvider = true
      },
      .document("textDocument/documentSymbol", DocumentSymbols.symbols) { server, _ in
        server.documentSymbolProvider = true
      },
      .document("textDocument/semanticTokens/full", SemanticTokens.all) { server, _ in
        server.semanticTokensProvider = LSP.SemanticTokensOptions(
          legend: SemanticTokens.legend, range: true, full: .init(delta: true))
      },
      .document("textDocument/semanticTokens/full/delta", SemanticTokens.delta),
      .document("textDocument/semanticTokens/range", SemanticTokens.inRange),
      .document("textDocument/foldingRange", FoldingRanges.ranges) { server, _ in
        server.foldingRangeProvider = true
      },
      .document("textDocument/selectionRange", SelectionRanges.ranges) { server, _ in
        server.selectionRangeProvider = true
      },
      .document("textDocument/documentLink", DocumentLinks.links) { server, _ in
        server.documentLinkProvider = LSP.ResolveOptions(resolveProvider: false)
      },
      .document("textDocument/inlayHint", InlayHints.hints) { server, _ in
        server.inlayHintProvider = true
      },
      .document("textDocument/codeLens", CodeLenses.lenses) { server, _ in
        server.codeLensProvider = LSP.ResolveOptions(resolveProvider: false)
      },
      .document("textDocument/diagnostic", Diagnostics.report) { server, client in
        guard client.pullsDiagnostics else { return }
        server.diagnosticProvider = LSP.DiagnosticOptions(
          identifier: "menugen", interFileDependencies: true, workspaceDiagnostics: false)
      },
    ]
  }

  /// What changes a document.
  private static var edits: [Feature] {
    [
      .document("textDocument/prepareRename", Rename.prepare) { server, _ in
        server.renameProvider = LSP.RenameOptions(prepareProvider: true)
      },
      .document("textDocument/rename", Rename.rename),
      .document("textDocument/linkedEditingRange", LinkedEditing.ranges) { server, _ in
        server.linkedEditingRangeProvider = true
      },
      .document("textDocument/codeAction", CodeActions.actions) { server, _ in
        server.codeActionProvider = LSP.CodeActionOptions(
          codeActionKinds: [.quickFix, .fixAll, .extract, .rewrite])
      },
      .document("textDocument/formatting", Formatting.ofDocument) { server, _ in
        server.documentFormattingProvider = true
      },
      .document("textDocument/rangeFormatting", Formatting.ofRange) { server, client in
        server.documentRangeFormattingProvider = client.formatsRanges ? .ranges : .oneRange
      },
      .document("textDocument/rangesFormatting", Formatting.ofRanges),
      .document("textDocument/onTypeFormatting", OnTypeFormatting.edits) { server, _ in
        server.documentOnTypeFormattingProvider = LSP.DocumentOnTypeFormattingOptions(
          firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"])
      },
    ]
  }

  /// What is asked of the whole workspace.
  private static var workspaceFeatures: [Feature] {
    [
      .workspace("workspace/symbol", WorkspaceSymbols.symbols) { server, _ in
        server.workspaceSymbolProvider = true
      },
      .workspace("workspace/executeCommand", ServerCommands.execute) { server, _ in
        server.executeCommandProvider = LSP.ExecuteCommandOptions(commands: ServerCommands.all)
      },
    ]
  }
}
