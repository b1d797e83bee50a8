// Values of the language server protocol as values of VS Code. Both count UTF-16 units.
'use strict'

const vscode = require('vscode')

const position = value => new vscode.Position(value.line, value.character)
const range = value => new vscode.Range(position(value.start), position(value.end))
const location = value => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range))
const textEdits = values => values?.map(value => new vscode.TextEdit(range(value.range), value.newText))
const markdown = value => new vscode.MarkdownString(value.value)

// The kinds of symbols and of completions have the same order, and numbers from 0 instead of 1.
const kind = value => value - 1

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit()
  for (const change of value.documentChanges) {
    edit.set(vscode.Uri.parse(change.textDocument.uri), textEdits(change.edits))
  }
  return edit
}

function diagnostic(value) {
  const made = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1)
  const page = value.codeDescription?.href
  made.code = page ? { value: value.code, target: vscode.Uri.parse(page) } : value.code
  made.source = value.source
  made.tags = value.tags
  made.relatedInformation = value.relatedInformation?.map(
    related => new vscode.DiagnosticRelatedInformation(location(related.location), related.message))
  return made
}

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind && kind(value.kind))
  item.detail = value.detail
  item.documentation = value.documentation && markdown(value.documentation)
  item.sortText = value.sortText
  item.filterText = value.filterText
  if (value.textEdit) {
    item.range = range(value.textEdit.range)
    const text = value.textEdit.newText
    item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text
  }
  return item
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind))
  action.diagnostics = value.diagnostics?.map(diagnostic)
  action.isPreferred = value.isPreferred
  action.edit = value.edit && workspaceEdit(value.edit)
  return action
}

function documentSymbol(value) {
  const symbol = new vscode.DocumentSymbol(
    value.name, value.detail ?? '', kind(value.kind), range(value.range), range(value.selectionRange))
  symbol.children = (value.children ?? []).map(documentSymbol)
  return symbol
}

function workspaceSymbol(value) {
  return new vscode.SymbolInformation(
    value.name, kind(value.kind), value.containerName ?? '', location(value.location))
}

function foldingRange(value) {
  const kinds = { comment: vscode.FoldingRangeKind.Comment, region: vscode.FoldingRangeKind.Region }
  return new vscode.FoldingRange(value.startLine, value.endLine, kinds[value.kind])
}

function selectionRange(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selectionRange(value.parent))
}

// A lens names the places of a command, which VS Code shows in a list.
function codeLens(value, document) {
  const [places] = value.command.arguments
  const start = position(value.range.start)
  return new vscode.CodeLens(range(value.range), {
    title: value.command.title, command: places.length ? 'editor.action.showReferences' : '',
    arguments: [document.uri, start, places.map(location)] })
}

function inlayHint(value) {
  const hint = new vscode.InlayHint(position(value.position), value.label)
  hint.tooltip = value.tooltip
  hint.paddingLeft = value.paddingLeft
  return hint
}

function documentLink(value) {
  const link = new vscode.DocumentLink(range(value.range), value.target && vscode.Uri.parse(value.target))
  link.tooltip = value.tooltip
  return link
}

module.exports = {
  codeAction, codeLens, completion, diagnostic, documentLink, documentSymbol, foldingRange, inlayHint,
  location, markdown, range, selectionRange, textEdits, workspaceEdit, workspaceSymbol }
