// As much of the module `vscode` as the extension uses: documents in memory, and what it registers and shows.
//
// A name that is missing here is an error where it is used, and so is an argument of another class than VS Code takes.
'use strict'

const fs = require('fs')

function expect(value, type, what) {
  if (!(value instanceof type)) throw new TypeError(`${what} is not a ${type.name}: ${JSON.stringify(value)}`)
}

// An object that has these members alone.
const strict = (name, members) => new Proxy(members, {
  get(target, member) {
    if (typeof member === 'string' && !(member in target)) throw new TypeError(`${name} has no ${member}`)
    return target[member]
  } })

class Position {
  constructor(line, character) {
    if (!Number.isInteger(line) || !Number.isInteger(character) || line < 0 || character < 0) {
      throw new TypeError(`not a position: ${line}, ${character}`)
    }
    Object.assign(this, { line, character })
  }
}

class Range {
  constructor(start, end) {
    expect(start, Position, 'start')
    expect(end, Position, 'end')
    Object.assign(this, { start, end })
  }
}

class Uri {
  constructor(scheme, path) { Object.assign(this, { scheme, path }) }
  static parse(text) {
    const [, scheme, path] = /^([a-z]+):(?:\/\/)?(.*)$/.exec(text)
    return new Uri(scheme, decodeURIComponent(path))
  }
  static file(path) { return new Uri('file', path) }
  toString() { return `${this.scheme}://${encodeURIComponent(this.path).replaceAll('%2F', '/')}` }
}

class Location {
  constructor(uri, range) {
    expect(uri, Uri, 'uri')
    expect(range, Range, 'range')
    Object.assign(this, { uri, range })
  }
}

class TextEdit {
  constructor(range, newText) {
    expect(range, Range, 'range')
    Object.assign(this, { range, newText })
  }
}

class WorkspaceEdit {
  entries = new Map()
  set(uri, edits) {
    expect(uri, Uri, 'uri')
    edits.forEach(edit => expect(edit, TextEdit, 'edit'))
    this.entries.set(uri.toString(), edits)
  }
}

class CodeActionKind {
  constructor(value) { this.value = value }
  append(part) { return new CodeActionKind([this.value, part].filter(Boolean).join('.')) }
  static Empty = new CodeActionKind('')
}

// A class whose values have a range first, or a member of each of the names.
const ranged = (...names) => class {
  constructor(range, ...rest) {
    expect(range, Range, 'range')
    this.range = range
    names.forEach((name, index) => { this[name] = rest[index] })
  }
}
const plain = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index] }) }
}

class Event {
  #listeners = new Set()
  listen = listener => {
    this.#listeners.add(listener)
    return { dispose: () => this.#listeners.delete(listener) }
  }
  fire(value) { for (const listener of this.#listeners) listener(value) }
}

class Document {
  version = 1
  languageId = 'menu'
  constructor(uri, text) { Object.assign(this, { uri, text }) }
  getText() { return this.text }
  get lineCount() { return this.text.split('\n').length }
  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, row) => sum + row.length + 1, character)
  }
  // The position before a piece of the text, or after it.
  find(piece, isAfter = false) {
    const offset = this.text.indexOf(piece) + (isAfter ? piece.length : 0)
    const before = this.text.slice(0, offset).split('\n')
    return new Position(before.length - 1, before.at(-1).length)
  }
  edit(edits) {
    const sorted = [...edits].sort((one, other) => this.offset(other.range.start) - this.offset(one.range.start))
    for (const { range, newText } of sorted) {
      this.text = this.text.slice(0, this.offset(range.start)) + newText + this.text.slice(this.offset(range.end))
    }
    this.version += 1
    events.changed.fire({ document: this, contentChanges: sorted.map(({ range, newText }) => ({ range, text: newText })) })
  }
}

const events = Object.fromEntries(
  ['opened', 'changed', 'closed', 'saved', 'folders', 'settings', 'moved', 'active', 'created', 'touched', 'deleted']
    .map(name => [name, new Event()]))
// What the extension registered and showed, and the state of the editor.
const editor = {
  events, Document, commands: new Map(), providers: new Map(), findings: new Map(), settings: {}, documents: [],
  folders: [], messages: [], executed: [], panels: [], shown: [], output: [], answer: undefined, active: undefined }

function register(name) {
  return (...given) => {
    const provider = given.find(value => Object.values(value).some(member => typeof member === 'function'))
    editor.providers.set(name, provider)
    return { dispose: () => editor.providers.delete(name) }
  }
}

const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, found) => editor.findings.set(uri.toString(), found),
    clear: () => editor.findings.clear(), dispose: () => editor.findings.clear() }) }
for (const name of ['CodeActions', 'CodeLens', 'CompletionItem', 'Definition', 'DocumentFormattingEdit',
  'DocumentHighlight', 'DocumentLink', 'DocumentRangeFormattingEdit', 'DocumentSemanticTokens', 'DocumentSymbol',
  'FoldingRange', 'Hover', 'InlayHints', 'LinkedEditingRange', 'OnTypeFormattingEdit', 'Reference', 'Rename',
  'SelectionRange', 'WorkspaceSymbol']) {
  languages[`register${name}Provider`] = register(name)
}

class Panel {
  visible = true
  sent = []
  received = new Event()
  disposed = new Event()
  seen = new Event()
  webview = {
    html: '', onDidReceiveMessage: this.received.listen,
    postMessage: async message => { this.sent.push(message) } }
  constructor(options) { this.options = options }
  onDidDispose = this.disposed.listen
  onDidChangeViewState = this.seen.listen
  reveal() { this.isRevealed = true }
  dispose() { this.disposed.fire() }
}

const vscode = strict('vscode', {
  CodeAction: plain('title', 'kind'), CodeActionKind, CodeLens: ranged('command'),
  CompletionItem: plain('label', 'kind'), CompletionList: plain('items', 'isIncomplete'),
  Diagnostic: ranged('message', 'severity'), DiagnosticRelatedInformation: plain('location', 'message'),
  DocumentHighlight: ranged('kind'), DocumentLink: ranged('target'),
  DocumentSymbol: plain('name', 'detail', 'kind', 'range', 'selectionRange'),
  FoldingRange: plain('start', 'end', 'kind'), FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  Hover: plain('contents', 'range'), InlayHint: plain('position', 'label'),
  LinkedEditingRanges: plain('ranges', 'wordPattern'), Location, MarkdownString: plain('value'), Position, Range,
  SelectionRange: ranged('parent'), SemanticTokens: plain('data', 'resultId'),
  SemanticTokensLegend: plain('tokenTypes', 'tokenModifiers'), SnippetString: plain('value'),
  SymbolInformation: plain('name', 'kind', 'containerName', 'location'), TextEdit, Uri, WorkspaceEdit,
  ViewColumn: { Beside: -2, One: 1 },
  languages: strict('languages', languages),
  commands: strict('commands', {
    registerCommand(name, action) {
      editor.commands.set(name, action)
      return { dispose: () => editor.commands.delete(name) }
    },
    executeCommand: async (...words) => { editor.executed.push(words) } }),
  window: strict('window', {
    createOutputChannel: () => ({ appendLine: line => editor.output.push(line), dispose() {} }),
    createWebviewPanel(kind, title, column, options) {
      editor.panels.push(new Panel(options))
      return editor.panels.at(-1)
    },
    async showErrorMessage(message) {
      editor.messages.push(message)
      return editor.answer
    },
    async showTextDocument(document, options) { editor.shown.push({ document, options }) },
    onDidChangeTextEditorSelection: events.moved.listen, onDidChangeActiveTextEditor: events.active.listen,
    get activeTextEditor() { return editor.active },
    get visibleTextEditors() { return editor.active ? [editor.active] : [] } }),
  workspace: strict('workspace', {
    get textDocuments() { return editor.documents },
    get workspaceFolders() { return editor.folders },
    getConfiguration: section => ({ get: (name, other) => editor.settings[`${section}.${name}`] ?? other }),
    createFileSystemWatcher: () => ({
      onDidCreate: events.created.listen, onDidChange: events.touched.listen, onDidDelete: events.deleted.listen,
      dispose() {} }),
    async openTextDocument(uri) {
      const known = editor.documents.find(document => document.uri.toString() === uri.toString())
      if (known) return known
      const document = new Document(uri, fs.readFileSync(uri.path, 'utf8'))
      editor.documents.push(document)
      events.opened.fire(document)
      return document
    },
    async applyEdit(edit) {
      for (const [uri, edits] of edit.entries) {
        (await vscode.workspace.openTextDocument(Uri.parse(uri))).edit(edits)
      }
      return true
    },
    onDidOpenTextDocument: events.opened.listen, onDidChangeTextDocument: events.changed.listen,
    onDidCloseTextDocument: events.closed.listen, onDidSaveTextDocument: events.saved.listen,
    onDidChangeWorkspaceFolders: events.folders.listen, onDidChangeConfiguration: events.settings.listen }),
})

module.exports = { vscode, editor }
