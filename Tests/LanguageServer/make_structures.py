#!/usr/bin/env python3
"""Writes what the tests need of the protocol's meta model: the properties of the structures that the server uses.

usage: Tests/LanguageServer/make_structures.py MODEL

MODEL is metaModel.json of the Language Server Protocol, as Microsoft publishes it. The result is
Tests/Fixtures/LanguageServer/structures.json: of each structure its properties, each with its type and whether it may be
missing; of each method whether it is a request or a notification. A structure without a name has those of the one around
it and of its property: `InitializeResult.serverInfo`.
"""

import json
import sys

sys.path.insert(1, f"{sys.path[0]}/../Support")
import runner
from meta_model import MetaModel

TARGET = runner.PROJECT / "Tests/Fixtures/LanguageServer/structures.json"

# Structures, and the types whose names the protocol gives no structure.
NAMES = """
CancelParams ClientCapabilities CodeAction CodeActionClientCapabilities CodeActionContext CodeActionOptions
CodeActionParams CodeDescription CodeLens CodeLensOptions CodeLensParams Command CompletionClientCapabilities
CompletionItem CompletionList CompletionOptions CompletionParams DefinitionParams Diagnostic
DiagnosticClientCapabilities DiagnosticOptions DiagnosticRelatedInformation DiagnosticWorkspaceClientCapabilities
DidChangeTextDocumentParams DidChangeWatchedFilesClientCapabilities DidChangeWatchedFilesParams
DidChangeWatchedFilesRegistrationOptions DidChangeWorkspaceFoldersParams DidCloseTextDocumentParams
DidOpenTextDocumentParams DocumentDiagnosticParams DocumentFormattingParams DocumentHighlight DocumentHighlightParams
DocumentLink DocumentLinkOptions DocumentLinkParams DocumentOnTypeFormattingOptions DocumentOnTypeFormattingParams
DocumentRangeFormattingClientCapabilities DocumentRangeFormattingOptions DocumentRangeFormattingParams
DocumentRangesFormattingParams DocumentSymbol DocumentSymbolClientCapabilities DocumentSymbolParams
ExecuteCommandOptions ExecuteCommandParams FileEvent FileSystemWatcher FoldingRange FoldingRangeClientCapabilities
FoldingRangeParams GeneralClientCapabilities Hover HoverClientCapabilities HoverParams InitializeParams
InitializeResult InitializedParams InlayHint InlayHintParams LinkedEditingRangeParams LinkedEditingRanges Location
LogMessageParams LogTraceParams MarkupContent OptionalVersionedTextDocumentIdentifier Position PrepareRenameParams
ProgressParams PublishDiagnosticsClientCapabilities PublishDiagnosticsParams Range ReferenceContext ReferenceParams
Registration RegistrationParams RelatedFullDocumentDiagnosticReport RelatedUnchangedDocumentDiagnosticReport
RenameOptions RenameParams SaveOptions SelectionRange SelectionRangeParams SemanticTokens SemanticTokensDelta
SemanticTokensDeltaParams SemanticTokensEdit SemanticTokensLegend SemanticTokensOptions SemanticTokensParams
SemanticTokensRangeParams ServerCapabilities SetTraceParams SymbolInformation TextDocumentClientCapabilities
TextDocumentContentChangeEvent TextDocumentEdit TextDocumentIdentifier TextDocumentItem TextDocumentSyncOptions
TextEdit VersionedTextDocumentIdentifier WindowClientCapabilities WorkDoneProgressBegin WorkDoneProgressCreateParams
WorkDoneProgressEnd WorkspaceClientCapabilities WorkspaceEdit WorkspaceEditClientCapabilities WorkspaceFolder
WorkspaceFoldersChangeEvent WorkspaceFoldersServerCapabilities WorkspaceSymbolParams
""".split()

METHODS = """
$/cancelRequest $/logTrace $/progress $/setTrace client/registerCapability exit initialize initialized shutdown
textDocument/codeAction textDocument/codeLens textDocument/completion textDocument/definition textDocument/diagnostic
textDocument/didChange textDocument/didClose textDocument/didOpen textDocument/documentHighlight
textDocument/documentLink textDocument/documentSymbol textDocument/foldingRange textDocument/formatting
textDocument/hover textDocument/inlayHint textDocument/linkedEditingRange textDocument/onTypeFormatting
textDocument/prepareRename textDocument/publishDiagnostics textDocument/rangeFormatting
textDocument/rangesFormatting textDocument/references textDocument/rename textDocument/selectionRange
textDocument/semanticTokens/full textDocument/semanticTokens/full/delta textDocument/semanticTokens/range
window/logMessage window/workDoneProgress/create workspace/diagnostic/refresh workspace/didChangeWatchedFiles
workspace/didChangeWorkspaceFolders workspace/executeCommand workspace/symbol
""".split()


class Table:
    def __init__(self, model):
        self.model = model
        self.aliases = {name: item["type"] for name, item in model.aliases.items()}
        self.rows = {}

    def add(self, name, members=None):
        """Adds a structure, or an alias of structures: a property that not all of them have may be missing."""
        if name in self.rows:
            return
        if members is None and name in self.aliases:
            parts = [part["value"]["properties"] for part in self.aliases[name]["items"]]
            members = {}
            for member in (member for part in parts for member in part):
                isCommon = all(member["name"] in [other["name"] for other in part] for part in parts)
                members[member["name"]] = member | ({} if isCommon else {"optional": True})
        elif members is None:
            members = self.model.properties(name)
        row = self.rows[name] = {}
        for key, member in sorted(members.items()):
            row[key] = {"type": self.type(member["type"], f"{name}.{key}")}
            if member.get("optional"):
                row[key]["optional"] = True

    def type(self, type, name):
        kind = type["kind"]
        if kind == "reference" and type["name"] in self.model.enumerations:
            item = self.model.enumerations[type["name"]]
            if item.get("supportsCustomValues"):
                return item["type"]["name"]
            return {"values": [value["value"] for value in item["values"]]}
        if kind == "reference" and type["name"] in self.aliases and type["name"] not in NAMES \
                and not type["name"].startswith("LSP"):
            return self.type(self.aliases[type["name"]], name)
        if kind in ("base", "reference"):
            return {"DocumentUri": "string", "URI": "string", "RegExp": "string"}.get(type["name"], type["name"])
        if kind == "array":
            return {"array": self.type(type["element"], name)}
        if kind == "map":
            return {"map": self.type(type["value"], name)}
        if kind == "or":
            return {"or": [self.type(item, name) for item in type["items"]]}
        if kind == "stringLiteral":
            return {"values": [type["value"]]}
        if kind == "literal":
            self.add(name, {member["name"]: member for member in type["value"]["properties"]})
            return name
        raise ValueError(f"{name}: {kind}")


def main():
    table = Table(MetaModel(runner.options(__doc__).model))
    model = table.model.model
    for name in NAMES:
        table.add(name)
    # The second of three forms, which has no name.
    placeholder = table.aliases["PrepareRenameResult"]["items"][1]["value"]["properties"]
    table.add("PrepareRenameResult", {member["name"]: member for member in placeholder})
    kinds = {item["method"]: kind for kind in ["request", "notification"] for item in model[kind + "s"]}
    rows = [f"  {json.dumps(name)}: {{\n" + ",\n".join(
        f"    {json.dumps(key)}: {json.dumps(member)}" for key, member in row.items()) + "\n  }"
        for name, row in sorted(table.rows.items())]
    methods = ",\n".join(f"  {json.dumps(method)}: {json.dumps(kinds[method])}" for method in METHODS)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(
        f'{{"version": {json.dumps(model["metaData"]["version"])},\n"methods": {{\n{methods}\n}},\n'
        f'"structures": {{\n' + ",\n".join(rows) + "\n}}\n", encoding="utf-8")


main()
