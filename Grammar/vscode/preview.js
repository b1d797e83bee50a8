// The preview beside a .menu file: the server draws it, the cursor moves in both.
'use strict'

const vscode = require('vscode')

class Preview {
  #client
  #panel
  #document
  #due

  constructor(client) {
    this.#client = client
  }

  async show(editor) {
    this.#document = editor.document
    if (this.#panel) {
      this.#panel.reveal(undefined, true)
      return this.#update()
    }
    const panel = vscode.window.createWebviewPanel(
      'menu.preview', 'Preview of Menus', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true })
    this.#panel = panel
    const followers = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#changed(document)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.#moved(textEditor)),
      vscode.window.onDidChangeActiveTextEditor(editor => editor && this.#moved(editor)),
      panel.webview.onDidReceiveMessage(({ chosen }) => chosen && this.#reveal(chosen)),
      // A page that is hidden gets no messages.
      panel.onDidChangeViewState(() => panel.visible && this.#update()),
    ]
    panel.onDidDispose(() => {
      clearTimeout(this.#due)
      followers.forEach(one => one.dispose())
      this.#panel = undefined
    })
    panel.webview.html = await this.#page(editor.selection.active)
  }

  dispose() {
    this.#panel?.dispose()
  }

  #page(position) {
    return this.#ask('menugen.preview', position)
  }

  #ask(command, position) {
    return this.#perform(command, ...(position ? [{ line: position.line, character: position.character }] : []))
  }

  #perform(command, ...more) {
    return this.#client.request('workspace/executeCommand', {
      command, arguments: [this.#document.uri.toString(), ...more] })
  }

  // Keeps the last page while the server is gone; that is said by the client.
  async #update() {
    const page = await this.#page().catch(() => undefined)
    if (page) await this.#panel?.webview.postMessage({ page })
  }

  // Draws again once nothing has been typed for a moment.
  #changed(document) {
    if (document.languageId !== 'menu') return
    clearTimeout(this.#due)
    this.#due = setTimeout(() => this.#update(), 200)
  }

  async #moved({ document, selection }) {
    if (document.languageId !== 'menu') return
    const isOther = document !== this.#document
    this.#document = document
    // Another file can be of another module.
    if (isOther) await this.#update()
    const focus = await this.#ask('menugen.previewPlace', selection.active).catch(() => undefined)
    if (focus) await this.#panel?.webview.postMessage({ focus })
  }

  // Shows where an entry is written, in the column that shows its file already if there is one. The server says whether
  // the place is in a file of the module.
  async #reveal(place) {
    const location = await this.#perform('menugen.previewChosen', place).catch(() => undefined)
    if (!location) return
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(location.uri))
    const shown = vscode.window.visibleTextEditors.find(editor => editor.document === document)
    const start = new vscode.Position(location.range.start.line, 0)
    await vscode.window.showTextDocument(document, {
      viewColumn: shown?.viewColumn ?? vscode.ViewColumn.One, preserveFocus: true,
      selection: new vscode.Range(start, start) })
  }
}

module.exports = { Preview }
