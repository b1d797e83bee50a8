"""Sessions of pytest-lsp, which speaks as editors do whose capabilities were recorded.

usage: MENUGEN=path/to/menugen pytest -q test_clients.py
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(__file__))

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

import workspace


@pytest_lsp.fixture(
    params=["neovim", "visual_studio_code", "emacs"],
    config=ClientServerConfig(server_command=[os.environ["MENUGEN"], "lsp"]))
async def client(request, lsp_client: LanguageClient, tmp_path):
    workspace.make(tmp_path)
    lsp_client.root = tmp_path
    for method in ["client/registerCapability", "workspace/diagnostic/refresh"]:
        if method not in lsp_client.protocol.fm.features:
            lsp_client.feature(method)(lambda *arguments: None)
    await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param), root_uri=tmp_path.as_uri(),
        process_id=os.getpid(),
        workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")]))
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_session(client: LanguageClient):
    path = client.root / "Model.menu"
    uri = path.as_uri()
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(
            uri=uri, language_id="menu", version=1, text=path.read_text())))
    share = types.Position(line=5, character=3)

    pulled = await pull_or_wait(client, document)
    assert "ellipsis-character" in [found.code for found in pulled]

    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=document, position=share))
    assert "NotesCommand.share" in str(hover.contents)

    completion = await client.text_document_completion_async(types.CompletionParams(
        text_document=document, position=types.Position(line=6, character=13)))
    labels = [item.label for item in completion.items]
    assert "symbol" in labels and "destructive" in labels

    renamed = await client.text_document_rename_async(types.RenameParams(
        text_document=document, position=share, new_name="sendOut"))
    assert len(renamed.document_changes or renamed.changes) == 2

    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document, context=types.CodeActionContext(diagnostics=[]),
        range=types.Range(start=share, end=types.Position(line=6, character=0))))
    titles = [action.title for action in actions]
    assert any("ellipsis-character" in title for title in titles)


async def pull_or_wait(client, document):
    capabilities = client.capabilities.text_document
    if capabilities and capabilities.diagnostic:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=document))
        return report.items
    while document.uri not in client.diagnostics:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[document.uri]
