// Starts the language server for .menu files, and has the commands that package.json names.
'use strict'

const vscode = require('vscode')
const { Client } = require('./client')
const { Preview } = require('./preview')

let client

async function activate(context) {
  client = new Client()
  const preview = new Preview(client)
  const inMenuFile = action => () => {
    const editor = vscode.window.activeTextEditor
    if (editor?.document.languageId === 'menu') return action(editor)
  }
  const { registerCommand } = vscode.commands
  context.subscriptions.push(
    client, preview,
    registerCommand('menu.showPreview', inMenuFile(editor => preview.show(editor))),
    registerCommand('menu.fixAll', inMenuFile(editor => client.fixAll(editor.document))),
    registerCommand('menu.restartServer', () => client.restart()),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('menu.server') || event.affectsConfiguration('menu.trace')) return client.restart()
    }))
  await client.start()
}

// VS Code waits for what this gives.
function deactivate() {
  return client.stop()
}

module.exports = { activate, deactivate }
