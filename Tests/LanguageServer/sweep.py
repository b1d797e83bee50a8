"""Asks a language server everything at every offset of every sample, and of every sample cut there: a part of
Tests/LanguageServer/run. Each answer has to be a result, or the refusal of a rename.
"""

import json
import multiprocessing

import runner
from server import Server

DOCUMENT = {"uri": "file:///nowhere/sweep.menu"}
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "textDocument": {
        "diagnostic": {}, "completion": {"completionItem": {"snippetSupport": True}},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}}}
OPTIONS = {"tabSize": 2, "insertSpaces": True}
# The requests that can be sent for a place; `$` is replaced with the position.
AT_PLACE = [
    ("completion", {}), ("hover", {}), ("definition", {}), ("documentHighlight", {}), ("prepareRename", {}),
    ("linkedEditingRange", {}), ("references", {"context": {"includeDeclaration": True}}),
    ("rename", {"newName": "somethingElse"}), ("onTypeFormatting", {"ch": "}", "options": OPTIONS}),
    ("onTypeFormatting", {"ch": "\n", "options": OPTIONS})]
AT_RANGE = [
    ("codeAction", {"context": {"diagnostics": []}}), ("inlayHint", {}), ("semanticTokens/range", {}),
    ("rangeFormatting", {"options": OPTIONS})]
OF_FILE = [
    ("documentSymbol", {}), ("semanticTokens/full", {}), ("foldingRange", {}), ("documentLink", {}),
    ("codeLens", {}), ("diagnostic", {}), ("formatting", {"options": OPTIONS})]


class Sweep:
    def __init__(self, program, text):
        self.server = Server(program)
        self.server.request("initialize", {"processId": None, "rootUri": None, "capabilities": CAPABILITIES})
        self.server.notify("initialized", {})
        self.server.notify("textDocument/didOpen", {
            "textDocument": DOCUMENT | {"languageId": "menu", "version": 1, "text": text}})
        self.count = 0
        self.faults = []

    def ask(self, requests, where):
        """Sends requests together, and reads their answers: those without an error are not looked into."""
        content = b""
        for method, params in requests:
            self.count += 1
            content += Server.framed({"id": self.count, "method": "textDocument/" + method,
                                      "params": {"textDocument": DOCUMENT} | params})
        self.server.write_content(content)
        left = len(requests)
        while left:
            answer = self.server.read_content()
            if b'"method":' in answer[:200] and b'"result":' not in answer:
                continue
            left -= 1
            if answer.startswith(b'{"error"'):
                error = json.loads(answer)
                # That a name cannot be changed is an answer too.
                if error["error"]["code"] != -32803:
                    self.faults.append(f"{where}: {error}")

    def ask_at(self, position, where):
        place = {"position": position}
        span = {"range": {"start": position, "end": position}}
        self.ask([(method, params | place) for method, params in AT_PLACE]
                 + [(method, params | span) for method, params in AT_RANGE]
                 + [("selectionRange", {"positions": [position]})], where)


def positions(text):
    """The position of each offset of a text, and of its end."""
    line, character = 0, 0
    for number, letter in enumerate(text):
        yield number, {"line": line, "character": character}
        line, character = (line + 1, 0) if letter == "\n" else (line, character + len(letter.encode()))
    yield len(text), {"line": line, "character": character}


def sweep(job):
    program, name, text, is_cut = job
    run = Sweep(program, text)
    if not is_cut:
        run.ask(OF_FILE, name)
    version = 1
    # A sample is cut from its end on: so each cut is a change of one character.
    places = list(positions(text))
    for _, position in reversed(places) if is_cut else places:
        where = f"{name} {'cut ' if is_cut else ''}at {position}"
        if is_cut:
            version += 1
            run.server.notify("textDocument/didChange", {
                "textDocument": DOCUMENT | {"version": version}, "contentChanges": [{
                    "range": {"start": position, "end": places[-1][1]}, "text": ""}]})
            run.ask(OF_FILE, where)
        run.ask_at(position, where)
    if run.server.stop() != 0:
        run.faults.append(f"{name}: the server ended with an error")
    return run.count, run.faults


def check(program):
    jobs = [(program, path.name, path.read_text(encoding="utf-8"), is_cut)
            for path in runner.samples() for is_cut in (True, False)]
    jobs.sort(key=lambda job: -len(job[2]))
    with multiprocessing.Pool() as pool:
        results = pool.map(sweep, jobs, chunksize=1)
    faults = [fault for _, found in results for fault in found]
    runner.check(f"{sum(count for count, _ in results):,} requests at every offset of the samples", jobs and not faults,
                 "\n".join(faults[:20]))
