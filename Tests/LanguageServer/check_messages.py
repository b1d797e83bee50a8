"""Asks a language server everything it can, at places all over the samples, and checks each message that it sends
against the meta model of the protocol: a part of Tests/LanguageServer/run.
"""

import runner
from meta_model import MetaModel
from server import Server

FULL = {
    "general": {"positionEncodings": ["utf-32"]},
    "window": {"workDoneProgress": True},
    "workspace": {
        "workspaceEdit": {"documentChanges": True},
        "didChangeWatchedFiles": {"dynamicRegistration": True},
        "diagnostics": {"refreshSupport": True}},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "codeDescriptionSupport": True,
                               "tagSupport": {"valueSet": [1, 2]}},
        "completion": {"completionItem": {"snippetSupport": True,
                                          "documentationFormat": ["markdown"]}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}},
        "hover": {"contentFormat": ["markdown"]}}}
PULLING = {"textDocument": {"diagnostic": {},
                            "foldingRange": {"lineFoldingOnly": True},
                            "codeAction": {"codeActionLiteralSupport":
                                           {"codeActionKind": {"valueSet": []}}}}}


def session(program, model, capabilities, texts):
    faults, count = [], [0]

    def check(message, method):
        count[0] += 1
        if "method" in message:
            faults.extend(model.faults_of_params(message["method"], message.get("params"),
                                                 "id" in message))
        elif "error" in message:
            faults.extend(f"{method}: {message['error']}" for _ in [0] if method != "textDocument/rename"
                          and method != "textDocument/prepareRename")
        else:
            faults.extend(model.faults_of_result(method, message["result"]))

    server = Server(program, check)
    server.request("initialize", {"processId": None, "rootUri": "file:///nowhere",
                                  "capabilities": capabilities, "trace": "verbose"})
    server.notify("initialized", {})
    for name, text in texts.items():
        document = {"uri": f"file:///nowhere/{name}.menu"}
        of_document = {"textDocument": document}
        server.notify("textDocument/didOpen",
                      {"textDocument": document | {"languageId": "menu", "version": 1, "text": text}})
        if "diagnostic" in capabilities["textDocument"]:
            first = server.request("textDocument/diagnostic", of_document)
            server.request("textDocument/diagnostic", of_document
                           | {"previousResultId": first["result"]["resultId"]})
        tokens = server.request("textDocument/semanticTokens/full", of_document)
        server.request("textDocument/formatting", of_document
                       | {"options": {"tabSize": 2, "insertSpaces": True}})
        for method in ["documentSymbol", "foldingRange", "documentLink", "codeLens"]:
            server.request(f"textDocument/{method}", of_document)
        lines = text.split("\n")
        for number in range(0, len(lines), max(1, len(lines) // 25)):
            for character in range(0, len(lines[number]) + 1, 5):
                position = {"line": number, "character": character}
                place = of_document | {"position": position}
                of_range = of_document | {"range": {
                    "start": position, "end": {"line": number + 2, "character": 0}}}
                for method in ["hover", "completion", "definition", "documentHighlight",
                               "prepareRename", "linkedEditingRange"]:
                    server.request(f"textDocument/{method}", place)
                server.request("textDocument/references",
                               place | {"context": {"includeDeclaration": True}})
                server.request("textDocument/rename", place | {"newName": "somethingElse"})
                server.request("textDocument/selectionRange",
                               of_document | {"positions": [position]})
                server.request("textDocument/codeAction",
                               of_range | {"context": {"diagnostics": []}})
                server.request("textDocument/inlayHint", of_range)
                options = {"options": {"tabSize": 2, "insertSpaces": True}}
                server.request("textDocument/rangeFormatting", of_range | options)
                for character in ["}", "\n"]:
                    server.request("textDocument/onTypeFormatting", place | options | {"ch": character})
                server.request("textDocument/semanticTokens/range", of_range)
        server.notify("textDocument/didChange", {
            "textDocument": document | {"version": 2},
            "contentChanges": [{"range": {"start": {"line": 0, "character": 0},
                                          "end": {"line": 0, "character": 0}}, "text": "\n"}]})
        server.request("textDocument/semanticTokens/full/delta",
                       of_document | {"previousResultId": tokens["result"]["resultId"]})
        server.request("workspace/symbol", {"query": ""})
        server.notify("textDocument/didClose", of_document)
    if server.stop() != 0:
        faults.append("the server ended with an error")
    return faults, count[0]


def check(program, path):
    model = MetaModel(path)
    texts = {path.stem: path.read_text() for path in runner.samples()}
    whole = "\n".join(texts.values())
    # With mistakes of every kind, and cut in the middle.
    texts["Broken"] = whole[:len(whole) * 2 // 3].replace("symbol", "symbl", 3).replace("{", "", 1)
    texts["Slips"] = ('commands {\n  share "Share..." asks\n  pin "Pin" / "Unpin"\n'
                      '  @allow(label-verb, "No") open "Open"\n  open "Twice"\n}\n'
                      'screen S { item I { context menu { share; nothing } } }\n')
    for name, capabilities in [("everything", FULL), ("little", PULLING)]:
        faults, count = session(program, model, capabilities, texts)
        runner.check(f"client that offers {name}: {count} messages", not faults and count,
                     "\n".join(list(dict.fromkeys(faults))[:20]))
