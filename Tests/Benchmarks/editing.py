"""Measures the language server: time from a key press to fresh diagnostics, and memory over many edits.

The input is typing.jsonl, recorded in Neovim: words, deleted typos, line breaks, lines copied and moved, undo. At its end
the file is as it was. It is typed into two files: one made of the samples, with a finding in about 40 lines, and a synthetic
one of made-up titles and symbols, with a finding in ten.
"""

import json
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "LanguageServer"))
from server import Server

# The number of lines, the bytes of a module of the samples with that many lines, and the commands
# of a synthetic one.
SIZES = {2_000: (46_000, 496), 20_000: (450_000, 5_016)}
EDITS = 10_000


def resident(pid, what="VmRSS"):
    """The memory of a process in MB; NaN if the system does not report it."""
    try:
        for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(what):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return float("nan")


class Typing:
    """An open file that the recording is typed into."""

    def __init__(self, program, text):
        lines = text.split("\n")
        headers = [next(number for number, line in enumerate(lines)
                        if number > len(lines) * part // 4 and line.startswith(header) and line.endswith("{"))
                   for part, header in enumerate(["commands", "    context menu {"])]
        # The recording was made around a command and an entry. A block on one line would end before it.
        lines.insert(headers[1] + 1, "      first")
        lines.insert(headers[0] + 1, '  first "First"')
        headers[1] += 1
        self.changes = list(self.placed(lines, headers))

        begin = time.perf_counter()
        self.server = Server(program)
        self.server.request("initialize", {"processId": None, "rootUri": None, "capabilities": {
            "general": {"positionEncodings": ["utf-16"]}, "textDocument": {}}})
        self.server.notify("initialized", {})
        self.document = {"uri": "file:///nowhere/bench.menu"}
        self.version = 1
        self.server.notify("textDocument/didOpen", {"textDocument": self.document | {
            "languageId": "menu", "version": 1, "text": "\n".join(lines)}})
        self.await_version()
        # The milliseconds from program start to the first diagnostics.
        self.start = (time.perf_counter() - begin) * 1000

    @staticmethod
    def placed(lines, headers):
        """The changes of the recording, moved to its parts of this file."""
        widths = [len(lines[header]) for header in headers]

        def position(part, line, character):
            # The lines at which the parts begin have different lengths.
            return {"line": headers[part] + line, "character": widths[part] if line == 0 else character}
        for line in (HERE / "typing.jsonl").read_text(encoding="utf-8").splitlines():
            change = json.loads(line)
            part, start, end = change["part"], change["start"], change["end"]
            yield {"range": {"start": position(part, *start), "end": position(part, *end)},
                   "text": change["text"]}
            if part == 0:
                headers[1] += change["text"].count("\n") - (end[0] - start[0])

    def await_version(self):
        """Waits for the version's diagnostics. Does not parse them, which takes longer than computing them."""
        mark = b'"version":%d' % self.version
        while True:
            content = self.server.read_content()
            if b"publishDiagnostics" in content[:80] and mark in content[:200] + content[-40:]:
                return

    def press(self, change):
        """Sends one change; returns the milliseconds until its diagnostics arrive."""
        self.version += 1
        message = Server.framed({"method": "textDocument/didChange", "params": {
            "textDocument": self.document | {"version": self.version}, "contentChanges": [change]}})
        begin = time.perf_counter()
        self.server.write_content(message)
        self.await_version()
        return (time.perf_counter() - begin) * 1000

    def rounds(self, edits):
        """Types the recording repeatedly; returns the milliseconds for each key."""
        times = []
        while len(times) < edits:
            times += [self.press(change) for change in self.changes]
        return times


def inputs(work):
    """The files to type into: name, number of lines, text."""
    for lines, (size, commands) in SIZES.items():
        path = work / f"samples-{lines}.menu"
        subprocess.run([sys.executable, str(HERE / "make_module.py"), str(path), str(size)], check=True)
        yield "samples", lines, path.read_text(encoding="utf-8")
        subprocess.run([sys.executable, str(HERE / "make_inputs.py"), str(work), str(commands)], check=True)
        yield "made up", lines, (work / f"{commands}.menu").read_text(encoding="utf-8")


def measure(program, work, quick):
    print("\nmenugen lsp, from a key press to fresh diagnostics, ms; from its start to the first; memory, MB")
    print(f"  {'':10}{'lines':>8}{'median':>9}{'p99':>9}{'start':>9}{'MB':>7}{'after':>9}{'most':>7}")
    for name, lines, text in inputs(work):
        typing = Typing(program, text)
        pid = typing.server.process.pid
        # The first keys fault in memory pages.
        typing.rounds(1)
        memory = resident(pid)
        times = sorted(typing.rounds(EDITS if lines == 2_000 and not quick else len(typing.changes)))
        after, most = resident(pid), resident(pid, "VmHWM")
        typing.server.stop()
        print(f"  {name:10}{len(text.splitlines()):8,}{times[len(times) // 2]:9.2f}"
              f"{times[len(times) * 99 // 100]:9.2f}{typing.start:9.1f}{memory:7.0f}"
              f"{after:9.0f}{most:7.0f}", flush=True)

