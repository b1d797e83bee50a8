/// What the client says about documents, files and folders.
enum Synchronization {
  static func didOpen(_ params: LSP.DidOpenTextDocumentParams, _ server: LanguageServer) {
    server.workspace.didOpen(params.textDocument)
  }

  static func didChange(_ params: LSP.DidChangeTextDocumentParams, _ server: LanguageServer) {
    let path = DocumentURI.path(params.textDocument.uri)
    let version = params.textDocument.version
    if !server.workspace.didChange(path, params.contentChanges, version: version) {
      server.log(.warning, "A change of a document that is not open: \(path)")
    }
  }

  static func didClose(_ params: LSP.DidCloseTextDocumentParams, _ server: LanguageServer) {
    let path = DocumentURI.path(params.textDocument.uri)
    server.workspace.didClose(path)
    server.clearPublished(path)
  }

  static func didChangeWatchedFiles(
    _ params: LSP.DidChangeWatchedFilesParams, _ server: LanguageServer
  ) {
    for change in params.changes { server.workspace.fileChanged(DocumentURI.path(change.uri)) }
  }

  static func didChangeWorkspaceFolders(
    _ params: LSP.DidChangeWorkspaceFoldersParams, _ server: LanguageServer
  ) {
    for folder in params.event.removed {
      server.workspace.removeFolder(DocumentURI.path(folder.uri))
    }
    for folder in params.event.added { server.workspace.addFolder(DocumentURI.path(folder.uri)) }
    server.workspace.loadFolders()
  }
}
