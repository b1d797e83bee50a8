// Starts `menugen lsp` for .menu files. Plain JavaScript: nothing is bundled, `npm install` brings the client.
'use strict'

const vscode = require('vscode')

let client

async function activate() {
  let languageClient
  try {
    languageClient = require('vscode-languageclient/node')
  } catch {
    // Colours and snippets work without the client.
    vscode.window.showWarningMessage(
      'Menu: run `npm install` in the extension\'s folder to have the language server.')
    return
  }
  const command = vscode.workspace.getConfiguration('menu').get('server.path', 'menugen')
  client = new languageClient.LanguageClient(
    'menu', 'Menu', { command, args: ['lsp'] },
    { documentSelector: [{ language: 'menu' }] })
  try {
    await client.start()
  } catch (error) {
    vscode.window.showErrorMessage(`Menu: ${command} lsp did not start: ${error.message}`)
  }
}

function deactivate() {
  return client?.stop()
}

module.exports = { activate, deactivate }
