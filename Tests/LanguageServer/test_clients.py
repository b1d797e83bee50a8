"""Sessions of pytest-lsp, which speaks as editors do whose capabilities were recorded.

Each opens a file, sees a finding, completes, hovers, applies a fix, renames over two files, formats, and closes.

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

CLIENTS = ["visual_studio_code", "emacs", "neovim@0.6", "neovim@0.7", "neovim@0.8", "neovim@0.9",
           "neovim@0.10", "neovim@0.11"]


@pytest_lsp.fixture(
    params=CLIENTS, config=ClientServerConfig(server_command=[os.environ["MENUGEN"], "lsp"]))
async def client(request, lsp_client: LanguageClient, tmp_path):
    workspace.make(tmp_path)
    lsp_client.root = tmp_path
    for method in ["client/registerCapability", "workspace/diagnostic/refresh"]:
        if method not in lsp_client.protocol.fm.features:
            lsp_client.feature(method)(lambda *arguments: None)
    answer = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param), root_uri=tmp_path.as_uri(),
        process_id=os.getpid(),
        workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")]))
    lsp_client.encoding = answer.capabilities.position_encoding or "utf-16"
    yield
    await lsp_client.shutdown_session()


class Document:
    """A file that an editor holds open: its text changes as the server's edits and the user's keys say."""

    def __init__(self, client, name):
        self.client = client
        self.uri = (client.root / name).as_uri()
        self.id = types.TextDocumentIdentifier(uri=self.uri)
        self.text = (client.root / name).read_text(encoding="utf-8")
        self.version = 1
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=self.uri, language_id="menu", version=1, text=self.text)))

    def position(self, piece, behind=False):
        """Where a piece of the text stands."""
        before = self.text[:self.text.index(piece) + (len(piece) if behind else 0)]
        line = before.split("\n")[-1]
        return types.Position(line=before.count("\n"), character=self.units(line))

    def units(self, line):
        width = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
        name, size = width[self.client.encoding]
        return len(line.encode(name)) // size

    def offset(self, position):
        lines = self.text.split("\n")
        line = lines[position.line]
        column = next(count for count in range(len(line) + 1)
                      if self.units(line[:count]) >= position.character)
        return sum(len(line) + 1 for line in lines[:position.line]) + column

    def apply(self, edits):
        """Applies edits of the server, and tells it of the new text."""
        for edit in sorted(edits, key=lambda edit: self.offset(edit.range.start), reverse=True):
            start, end = self.offset(edit.range.start), self.offset(edit.range.end)
            self.text = self.text[:start] + edit.new_text + self.text[end:]
        self.change([types.TextDocumentContentChangeWholeDocument(text=self.text)])

    def type(self, piece, text):
        """Types a text behind a piece of the text."""
        at = self.position(piece, behind=True)
        offset = self.offset(at)
        self.text = self.text[:offset] + text + self.text[offset:]
        self.change([types.TextDocumentContentChangePartial(
            range=types.Range(start=at, end=at), text=text)])

    def change(self, changes):
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            content_changes=changes))

    async def codes(self):
        """The codes of the findings, as this client gets them."""
        capabilities = self.client.capabilities.text_document
        if capabilities and capabilities.diagnostic:
            report = await self.client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(text_document=self.id))
            return [found.code for found in report.items]
        await self.client.text_document_hover_async(types.HoverParams(
            text_document=self.id, position=types.Position(line=0, character=0)))
        while self.uri not in self.client.diagnostics:
            await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return [found.code for found in self.client.diagnostics[self.uri]]

    async def wait_for(self, condition):
        """Waits until the findings are as they should be."""
        while not condition(codes := await self.codes()):
            await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return codes


def edits_of(edit, uri):
    """The edits of a document in a workspace edit, in either form."""
    if edit.document_changes:
        return [inner for change in edit.document_changes if change.text_document.uri == uri
                for inner in change.edits]
    return edit.changes.get(uri, [])


@pytest.mark.asyncio
async def test_session(client: LanguageClient):
    model, screens = Document(client, "Model.menu"), Document(client, "Screens.menu")
    await model.wait_for(lambda codes: "ellipsis-character" in codes)

    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=model.id, position=model.position("share")))
    assert "NotesCommand.share" in str(hover.contents)

    completion = await client.text_document_completion_async(types.CompletionParams(
        text_document=model.id, position=model.position('pin   "Pin"', behind=True)))
    labels = [item.label for item in completion.items]
    assert "symbol" in labels and "destructive" in labels

    title = types.Range(start=model.position('"Share'), end=model.position("asks"))
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=model.id, context=types.CodeActionContext(diagnostics=[]),
        range=title))
    literals = client.capabilities.text_document.code_action.code_action_literal_support
    assert bool(actions) == bool(literals)
    if literals:
        fix = next(action for action in actions if action.is_preferred)
        assert fix.diagnostics[0].code == "ellipsis-character"
        model.apply(edits_of(fix.edit, model.uri))
        assert "Share…" in model.text
        await model.wait_for(lambda codes: "ellipsis-character" not in codes)

    renamed = await client.text_document_rename_async(types.RenameParams(
        text_document=model.id, position=model.position("share"), new_name="sendOut"))
    for document in (model, screens):
        document.apply(edits_of(renamed, document.uri))
        assert "sendOut" in document.text and "share" not in document.text
    await screens.wait_for(lambda codes: "unknown-command" not in codes)

    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    model.type("sendOut", "     ")
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=model.id, options=options))
    model.apply(edits)
    assert '  sendOut  "Share' in model.text
    screens.type("      sendOut", "\n")
    edits = await client.text_document_on_type_formatting_async(types.DocumentOnTypeFormattingParams(
        text_document=screens.id, position=types.Position(line=4, character=0), ch="\n",
        options=options))
    screens.apply(edits)
    assert "      sendOut\n      \n      pin" in screens.text
    whole = types.Range(start=types.Position(line=4, character=0), end=types.Position(line=5, character=0))
    edits = await client.text_document_range_formatting_async(types.DocumentRangeFormattingParams(
        text_document=screens.id, range=whole, options=options))
    screens.apply(edits)
    assert "      sendOut\n\n      pin" in screens.text

    for document in (model, screens):
        client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document.id))
    # What is on the disk counts again, where the command has its old name.
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="share"))
    assert [symbol.name for symbol in found] == ["share"]
