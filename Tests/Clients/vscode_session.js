// A session of the extension for VS Code with the server, without VS Code.
//
// usage: node vscode_session.js EXTENSION MENUGEN FOLDER PAGE; FOLDER has Model.menu and Screens.menu of workspace.py.
// The page of the preview is written to PAGE.
'use strict'

const fs = require('fs')
const Module = require('module')
const { vscode, editor } = require('./fake_vscode')

const [extensionFolder, menugen, folder, pageFile] = process.argv.slice(2)
const load = Module._load
Module._load = (name, ...rest) => name === 'vscode' ? vscode : load(name, ...rest)

let failures = 0
function tell(what, holds, shown = '') {
  if (!holds) failures += 1
  console.log(`${what.padEnd(36)} ${holds ? 'ok' : 'FAIL'} ${typeof shown === 'string' ? shown : JSON.stringify(shown)}`)
}

async function wait(condition) {
  for (let turn = 0; turn < 1000; turn += 1) {
    const found = await condition()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

const token = { onCancellationRequested: () => ({ dispose() {} }) }
const ask = (name, method, ...given) => editor.providers.get(name)[method](...given, token)
const codes = document => (editor.findings.get(document.uri.toString()) ?? []).map(
  found => found.code?.value ?? found.code)
const run = command => editor.commands.get(command)()
const lineOf = (document, piece) => document.find(piece).line

async function main() {
  editor.settings['menu.server.path'] = menugen
  editor.folders = [{ uri: vscode.Uri.file(folder), name: 'w' }]
  const model = await vscode.workspace.openTextDocument(vscode.Uri.file(`${folder}/Model.menu`))
  editor.active = { document: model, selection: { active: model.find('share') }, viewColumn: 1 }

  const extension = require(extensionFolder)
  const context = { subscriptions: [] }
  await extension.activate(context)
  const package_ = JSON.parse(fs.readFileSync(`${extensionFolder}/package.json`, 'utf8'))
  const named = package_.contributes.commands.map(({ command }) => command)
  tell('every command of the manifest', named.length === 3 && named.every(name => editor.commands.has(name)), named)

  tell('diagnostics', await wait(() => codes(model).includes('ellipsis-character')), codes(model))
  const finding = editor.findings.get(model.uri.toString()).find(({ code }) => code.value === 'ellipsis-character')
  tell('their page and severity', finding.code.target?.scheme === 'https' && finding.severity === 1, finding)

  const list = await ask('CompletionItem', 'provideCompletionItems', model, model.find('"Pin"', true))
  const destructive = list.items.find(({ label }) => label === 'destructive')
  tell('completion', destructive?.kind === 13 && destructive.range instanceof vscode.Range, list.items.length)
  const hover = await ask('Hover', 'provideHover', model, model.find('share'))
  tell('hover', hover.contents.value.includes('NotesCommand.share'))

  const screens = await vscode.workspace.openTextDocument(vscode.Uri.file(`${folder}/Screens.menu`))
  const [definition] = await ask('Definition', 'provideDefinition', screens, screens.find('share'))
  tell('definition', definition.uri.path === model.uri.path && definition.range.start.line === lineOf(model, 'share'))
  const start = model.find('share')
  const all = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(model.lineCount - 1, 0))
  for (const [name, method, count, ...given] of [
    ['Reference', 'provideReferences', 2, start, { includeDeclaration: true }],
    ['DocumentHighlight', 'provideDocumentHighlights', 1, start],
    ['DocumentSymbol', 'provideDocumentSymbols', 2],
    ['FoldingRange', 'provideFoldingRanges', 2, {}],
    ['SelectionRange', 'provideSelectionRanges', 1, [start]],
    ['CodeLens', 'provideCodeLenses', 2],
    ['InlayHints', 'provideInlayHints', 0, all],
    ['DocumentLink', 'provideDocumentLinks', 0],
  ]) {
    const found = await ask(name, method, model, ...given)
    tell(name, found.length === count, found.length)
  }
  const [hint] = await ask('InlayHints', 'provideInlayHints', screens, all)
  tell('hint with a title', hint?.label.includes('Pin') || hint?.label.includes('Share'), hint)
  const [lens] = await ask('CodeLens', 'provideCodeLenses', model)
  tell('lens that lists places', lens.command.command === 'editor.action.showReferences'
    && lens.command.arguments[2][0] instanceof vscode.Location, lens.command.title)
  const tokens = await ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens', model)
  tell('semantic tokens', tokens.data.length > 20 && tokens.data.length % 5 === 0, tokens.data.length)
  const [symbol] = await ask('WorkspaceSymbol', 'provideWorkspaceSymbols', 'share')
  tell('workspace symbols', symbol.name === 'share' && symbol.location instanceof vscode.Location)

  const actions = await ask('CodeActions', 'provideCodeActions', model, all, { only: { value: 'quickfix' } })
  tell('quick fix', actions.some(action => action.isPreferred && action.kind.value === 'quickfix'), actions.length)
  await run('menu.fixAll')
  tell('fix all', model.text.includes('"Share…"'), model.text.split('\n')[start.line])
  tell('diagnostics after it', await wait(() => !codes(model).includes('ellipsis-character')), codes(model))

  const prepared = await ask('Rename', 'prepareRename', screens, screens.find('share'))
  tell('name to rename', prepared.placeholder === 'share', prepared.placeholder)
  const edit = await ask('Rename', 'provideRenameEdits', screens, screens.find('share'), 'sendOut')
  await vscode.workspace.applyEdit(edit)
  tell('rename', model.text.includes('sendOut') && screens.text.includes('sendOut'))
  const refused = await ask('Rename', 'provideRenameEdits', screens, screens.find('sendOut'), 'a b').catch(error => error)
  tell('rename to what is not a name', refused instanceof Error, refused.message)

  model.edit([new vscode.TextEdit(new vscode.Range(model.find(' "Share'), model.find(' "Share')), '     ')])
  const options = { tabSize: 2, insertSpaces: true }
  model.edit(await ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', model, options))
  tell('formatting', model.text.includes('  sendOut  "Share…"'), model.text.split('\n')[start.line])
  screens.edit([new vscode.TextEdit(new vscode.Range(screens.find('\n      pin'), screens.find('\n      pin')), '\n')])
  screens.edit(await ask('OnTypeFormattingEdit', 'provideOnTypeFormattingEdits', screens, new vscode.Position(4, 0), '\n', options))
  tell('formatting on typing', screens.text.includes('sendOut\n      \n'), screens.text)
  const span = new vscode.Range(new vscode.Position(4, 0), new vscode.Position(5, 0))
  screens.edit(await ask('DocumentRangeFormattingEdit', 'provideDocumentRangeFormattingEdits', screens, span, options))
  tell('formatting of a range', screens.text.includes('sendOut\n\n      pin'), screens.text)
  // Both files use the name, so it is not changed while it is typed.
  const linked = await ask('LinkedEditingRange', 'provideLinkedEditingRanges', model, model.find('sendOut'))
  tell('no linked editing over files', linked === null, linked)

  await preview(model, screens)
  await faults(model)
  context.subscriptions.forEach(one => one.dispose())
  await extension.deactivate()
  tell('nothing is registered any more', editor.providers.size === 0 && editor.commands.size === 0)
}

async function preview(model, screens) {
  await run('menu.showPreview')
  const [panel] = editor.panels
  const { html } = panel.webview
  tell('preview', html.includes('Menus of Notes') && html.includes('acquireVsCodeApi') && panel.options.enableScripts)
  tell('preview at the cursor', html.includes('"focus":'))
  fs.writeFileSync(pageFile, html)

  model.edit([new vscode.TextEdit(new vscode.Range(model.find('Pin"'), model.find('Pin"', true)), 'Stick"')])
  const changed = await wait(() => panel.sent.find(({ page }) => page?.includes('"Stick"')))
  tell('preview while typing', changed, panel.sent.length)
  editor.events.moved.fire({ textEditor: { document: screens, selection: { active: screens.find('pin', true) } } })
  const place = `${screens.uri.path}:${lineOf(screens, 'pin') + 1}`
  tell('preview follows the cursor', await wait(() => panel.sent.some(({ focus }) => focus === place)), panel.sent.at(-1))
  panel.received.fire({ chosen: place })
  const shown = await wait(() => editor.shown[0])
  tell('cursor follows the preview', shown?.document === screens
    && shown.options.selection.start.line === lineOf(screens, 'pin') && shown.options.preserveFocus, shown?.options)
  await run('menu.showPreview')
  tell('one preview', editor.panels.length === 1 && panel.isRevealed)
  panel.dispose()
  await run('menu.showPreview')
  tell('a new one once it is closed', editor.panels.length === 2)
}

async function faults(model) {
  const before = editor.findings.size
  await run('menu.restartServer')
  tell('restart', await wait(() => editor.findings.size === before) && editor.messages.length === 0, editor.messages)

  editor.settings['menu.server.path'] = `${folder}/missing`
  editor.events.settings.fire({ affectsConfiguration: section => section === 'menu.server' })
  tell('program that is missing', await wait(() => editor.messages[0]?.includes('ENOENT')), editor.messages)
  tell('command without a server', (await ask2(model)) instanceof Error)

  // Ends at the first message.
  fs.writeFileSync(`${folder}/ending`, '#!/bin/sh\nread line\nexit 3\n', { mode: 0o755 })
  editor.settings['menu.server.path'] = `${folder}/ending`
  editor.answer = 'Settings'
  await run('menu.restartServer')
  tell('program that ends', await wait(() => editor.messages[1]?.includes('ended with 3')), editor.messages)
  tell('way to the settings', await wait(() => editor.executed[0]?.includes('menu.server.path')), editor.executed)

  editor.settings['menu.server.path'] = menugen
  await run('menu.restartServer')
  const hover = await wait(async () => editor.providers.has('Hover') && ask('Hover', 'provideHover', model, model.find('sendOut')))
  tell('server again', hover?.contents.value.includes('sendOut'))
}

const ask2 = async () => run('menu.fixAll').catch(error => error)

main().catch(error => tell('the session ends', false, error.stack)).finally(() => { process.exitCode = failures ? 1 : 0 })
