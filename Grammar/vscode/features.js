// What the server gives for .menu files, as providers of VS Code.
'use strict'

const vscode = require('vscode')
const convert = require('./conversions')

const selector = { language: 'menu' }

// Registers a provider for each capability of the server; gives what unregisters them.
function registerFeatures(server, capabilities) {
  const { languages } = vscode
  const of = document => ({ textDocument: { uri: document.uri.toString() } })
  const plain = value => ({ line: value.line, character: value.character })
  const at = (document, position) => ({ ...of(document), position: plain(position) })
  const span = (document, range) => ({ ...of(document), range: { start: plain(range.start), end: plain(range.end) } })
  // Asks, and converts each member of a list.
  const list = async (method, params, token, conversion) =>
    (await server.request(method, params, token) ?? []).map(conversion)

  const completion = {
    async provideCompletionItems(document, position, token) {
      const found = await server.request('textDocument/completion', at(document, position), token)
      return found && new vscode.CompletionList(found.items.map(convert.completion), found.isIncomplete)
    } }
  const hover = {
    async provideHover(document, position, token) {
      const found = await server.request('textDocument/hover', at(document, position), token)
      return found && new vscode.Hover(convert.markdown(found.contents), found.range && convert.range(found.range))
    } }
  const definition = {
    async provideDefinition(document, position, token) {
      const found = await server.request('textDocument/definition', at(document, position), token)
      return [found ?? []].flat().map(convert.location)
    } }
  const references = {
    provideReferences: (document, position, context, token) => list(
      'textDocument/references', { ...at(document, position), context }, token, convert.location) }
  const highlights = {
    provideDocumentHighlights: (document, position, token) => list(
      'textDocument/documentHighlight', at(document, position), token,
      found => new vscode.DocumentHighlight(convert.range(found.range), found.kind - 1)) }
  const symbols = {
    provideDocumentSymbols: (document, token) => list(
      'textDocument/documentSymbol', of(document), token, convert.documentSymbol) }
  const workspaceSymbols = {
    provideWorkspaceSymbols: (query, token) => list('workspace/symbol', { query }, token, convert.workspaceSymbol) }
  const actions = {
    provideCodeActions: (document, range, context, token) => list(
      'textDocument/codeAction',
      { ...span(document, range), context: { diagnostics: [], only: context.only && [context.only.value] } },
      token, convert.codeAction) }
  const lenses = {
    provideCodeLenses: (document, token) => list(
      'textDocument/codeLens', of(document), token, found => convert.codeLens(found, document)) }
  const links = {
    provideDocumentLinks: (document, token) => list(
      'textDocument/documentLink', of(document), token, convert.documentLink) }
  const hints = {
    provideInlayHints: (document, range, token) => list(
      'textDocument/inlayHint', span(document, range), token, convert.inlayHint) }
  const folding = {
    provideFoldingRanges: (document, _context, token) => list(
      'textDocument/foldingRange', of(document), token, convert.foldingRange) }
  const selection = {
    provideSelectionRanges: (document, positions, token) => list(
      'textDocument/selectionRange', { ...of(document), positions: positions.map(plain) }, token,
      convert.selectionRange) }
  const linkedEditing = {
    async provideLinkedEditingRanges(document, position, token) {
      const found = await server.request('textDocument/linkedEditingRange', at(document, position), token)
      return found && new vscode.LinkedEditingRanges(
        found.ranges.map(convert.range), found.wordPattern && new RegExp(found.wordPattern, 'u'))
    } }
  const rename = {
    async prepareRename(document, position, token) {
      const found = await server.request('textDocument/prepareRename', at(document, position), token)
      if (!found) throw new Error('There is no name here.')
      return { range: convert.range(found.range), placeholder: found.placeholder }
    },
    async provideRenameEdits(document, position, newName, token) {
      const edit = await server.request('textDocument/rename', { ...at(document, position), newName }, token)
      return edit && convert.workspaceEdit(edit)
    } }
  const formatting = {
    provideDocumentFormattingEdits: async (document, options, token) => convert.textEdits(
      await server.request('textDocument/formatting', { ...of(document), options }, token)),
    provideDocumentRangeFormattingEdits: async (document, range, options, token) => convert.textEdits(
      await server.request('textDocument/rangeFormatting', { ...span(document, range), options }, token)),
    provideOnTypeFormattingEdits: async (document, position, ch, options, token) => convert.textEdits(
      await server.request('textDocument/onTypeFormatting', { ...at(document, position), ch, options }, token)) }
  const colours = {
    async provideDocumentSemanticTokens(document, token) {
      const found = await server.request('textDocument/semanticTokens/full', of(document), token)
      return found && new vscode.SemanticTokens(new Uint32Array(found.data), found.resultId)
    } }

  const { legend } = capabilities.semanticTokensProvider
  const { firstTriggerCharacter, moreTriggerCharacter } = capabilities.documentOnTypeFormattingProvider
  const kinds = capabilities.codeActionProvider.codeActionKinds.map(
    kind => vscode.CodeActionKind.Empty.append(kind))
  return [
    languages.registerCompletionItemProvider(
      selector, completion, ...capabilities.completionProvider.triggerCharacters ?? []),
    languages.registerHoverProvider(selector, hover),
    languages.registerDefinitionProvider(selector, definition),
    languages.registerReferenceProvider(selector, references),
    languages.registerDocumentHighlightProvider(selector, highlights),
    languages.registerDocumentSymbolProvider(selector, symbols),
    languages.registerWorkspaceSymbolProvider(workspaceSymbols),
    languages.registerCodeActionsProvider(selector, actions, { providedCodeActionKinds: kinds }),
    languages.registerCodeLensProvider(selector, lenses),
    languages.registerDocumentLinkProvider(selector, links),
    languages.registerInlayHintsProvider(selector, hints),
    languages.registerFoldingRangeProvider(selector, folding),
    languages.registerSelectionRangeProvider(selector, selection),
    languages.registerLinkedEditingRangeProvider(selector, linkedEditing),
    languages.registerRenameProvider(selector, rename),
    languages.registerDocumentFormattingEditProvider(selector, formatting),
    languages.registerDocumentRangeFormattingEditProvider(selector, formatting),
    languages.registerOnTypeFormattingEditProvider(
      selector, formatting, firstTriggerCharacter, ...moreTriggerCharacter ?? []),
    languages.registerDocumentSemanticTokensProvider(
      selector, colours, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
  ]
}

module.exports = { registerFeatures }
