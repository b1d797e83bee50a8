// Keeps `menugen lsp` running: tells it of the files as they are in the editor, and shows what it finds.
'use strict'

const vscode = require('vscode')
const convert = require('./conversions')
const { registerFeatures } = require('./features')
const { Server } = require('./server')

// What this client can do, for the server.
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: { workspaceEdit: { documentChanges: true } },
  textDocument: {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    hover: { contentFormat: ['markdown'] },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1] } },
  },
}

class Client {
  #server
  #disposables = []
  #findings = vscode.languages.createDiagnosticCollection('menu')
  #output = vscode.window.createOutputChannel('Menu')

  async start() {
    const settings = vscode.workspace.getConfiguration('menu')
    const program = settings.get('server.path', 'menugen')
    const server = new Server(program, reason => this.#report(program, reason))
    this.#server = server
    server.on('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
      this.#findings.set(vscode.Uri.parse(uri), diagnostics.map(convert.diagnostic)))
    server.on('window/logMessage', ({ message }) => this.#output.appendLine(message))
    server.on('$/logTrace', ({ message, verbose }) => this.#output.appendLine([message, verbose].filter(Boolean).join('\n')))
    const folders = vscode.workspace.workspaceFolders ?? []
    let answer
    try {
      answer = await server.request('initialize', {
        processId: process.pid, rootUri: folders[0]?.uri.toString() ?? null, capabilities,
        workspaceFolders: folders.map(folderOf), trace: settings.get('trace.server', 'off'),
      })
    } catch {
      // The reason is shown where the process ends.
      return
    }
    server.notify('initialized', {})
    vscode.workspace.textDocuments.forEach(document => this.#open(document))
    this.#disposables = [...this.#follow(), ...registerFeatures(server, answer.capabilities)]
  }

  async stop() {
    this.#disposables.splice(0).forEach(one => one.dispose())
    await this.#server?.stop()
    this.#findings.clear()
  }

  async restart() {
    await this.stop()
    await this.start()
  }

  dispose() {
    this.#findings.dispose()
    this.#output.dispose()
    return this.stop()
  }

  request(method, params) {
    return this.#server.request(method, params)
  }

  // Applies every fix of a document that keeps its meaning.
  async fixAll(document) {
    const start = { line: 0, character: 0 }
    const actions = await this.request('textDocument/codeAction', {
      textDocument: { uri: document.uri.toString() }, range: { start, end: { line: document.lineCount, character: 0 } },
      context: { diagnostics: [], only: ['source.fixAll'] } })
    for (const action of actions ?? []) await vscode.workspace.applyEdit(convert.codeAction(action).edit)
  }

  #follow() {
    const { workspace } = vscode
    const files = workspace.createFileSystemWatcher('**/*.menu')
    const changed = type => uri =>
      this.#server.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] })
    return [
      workspace.onDidOpenTextDocument(document => this.#open(document)),
      workspace.onDidChangeTextDocument(event => this.#change(event)),
      workspace.onDidCloseTextDocument(document => this.#tell('didClose', document)),
      workspace.onDidSaveTextDocument(document => this.#tell('didSave', document)),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        this.#server.notify('workspace/didChangeWorkspaceFolders', {
          event: { added: added.map(folderOf), removed: removed.map(folderOf) } })),
      files, files.onDidCreate(changed(1)), files.onDidChange(changed(2)), files.onDidDelete(changed(3)),
    ]
  }

  #tell(method, document, params = {}) {
    if (document.languageId !== 'menu') return
    const { textDocument, ...rest } = params
    this.#server.notify(`textDocument/${method}`, {
      textDocument: { uri: document.uri.toString(), ...textDocument }, ...rest })
  }

  #open(document) {
    this.#tell('didOpen', document, {
      textDocument: { languageId: 'menu', version: document.version, text: document.getText() } })
  }

  #change({ document, contentChanges }) {
    if (contentChanges.length === 0) return
    this.#tell('didChange', document, {
      textDocument: { version: document.version },
      contentChanges: contentChanges.map(({ range: { start, end }, text }) => ({
        range: { start: { line: start.line, character: start.character },
          end: { line: end.line, character: end.character } },
        text })) })
  }

  async #report(program, reason) {
    const chosen = await vscode.window.showErrorMessage(
      `Menu: \`${program} lsp\` does not run: ${reason}.`, 'Restart', 'Settings')
    if (chosen === 'Restart') await this.restart()
    if (chosen === 'Settings') await vscode.commands.executeCommand('workbench.action.openSettings', 'menu.server.path')
  }
}

const folderOf = ({ uri, name }) => ({ uri: uri.toString(), name })

module.exports = { Client }
