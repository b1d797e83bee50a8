"""Measures the language server: from a key press to fresh diagnostics, and memory over many edits."""

import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "LanguageServer"))
from server import Server

# What someone types behind a command: with every key the file is another, and often a broken one.
TYPED = '\n  extra "Extra Thing…" symbol star key cmd+opt+X enabled when itemCount > 2'
# Commands in a file of so many lines, by make_inputs.py.
COMMANDS = {2_000: 496, 20_000: 5_016}


def resident(pid):
    """The memory of a process in MB; nil where the system does not tell."""
    try:
        for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return float("nan")


class Typing:
    """An open file in which someone types and takes it back, key by key."""

    def __init__(self, program, text):
        self.server = Server(program)
        self.server.request("initialize", {"processId": None, "rootUri": None, "capabilities": {
            "general": {"positionEncodings": ["utf-16"]}, "textDocument": {}}})
        self.server.notify("initialized", {})
        self.document = {"uri": "file:///nowhere/bench.menu"}
        self.version = 1
        self.server.notify("textDocument/didOpen", {"textDocument": self.document | {
            "languageId": "menu", "version": 1, "text": text}})
        self.server.wait("textDocument/publishDiagnostics")
        lines = text.split("\n")
        self.line = next(number for number, line in enumerate(lines)
                         if number > len(lines) // 4 and '"  symbol' in line)
        self.character = len(lines[self.line])

    def press(self, start, end, text):
        """One change; gives the milliseconds until its diagnostics are there."""
        self.version += 1
        begin = time.perf_counter()
        self.server.notify("textDocument/didChange", {
            "textDocument": self.document | {"version": self.version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": text}]})
        while self.server.wait("textDocument/publishDiagnostics").get("version") != self.version:
            pass
        return (time.perf_counter() - begin) * 1000

    def rounds(self, edits):
        """Types and takes back; gives the milliseconds of each key."""
        times = []
        while len(times) < edits:
            line, character = self.line, self.character
            start = {"line": line, "character": character}
            for key in TYPED:
                at = {"line": line, "character": character}
                times.append(self.press(at, at, key))
                line, character = (line + 1, 0) if key == "\n" else (line, character + 1)
            times.append(self.press(start, {"line": line, "character": character}, ""))
        return times


def measure(program, work, quick):
    subprocess.run([sys.executable, str(HERE / "make_inputs.py"), str(work),
                    *map(str, COMMANDS.values())], check=True)
    print("\nmenugen lsp, from a key press to fresh diagnostics, ms")
    print(f"  {'lines':>8}{'median':>10}{'p99':>10}{'MB':>8}{'MB after':>10}")
    for lines, commands in COMMANDS.items():
        typing = Typing(program, (work / f"{commands}.menu").read_text())
        # The first keys bring pages of memory in.
        typing.rounds(100)
        memory = resident(typing.server.process.pid)
        edits = 10_000 if lines == 2_000 and not quick else 300
        times = sorted(typing.rounds(edits))
        after = resident(typing.server.process.pid)
        typing.server.stop()
        print(f"  {lines:8,}{times[len(times) // 2]:10.2f}{times[len(times) * 99 // 100]:10.2f}"
              f"{memory:8.0f}{after:10.0f}", flush=True)


if __name__ == "__main__":
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        measure(sys.argv[1], pathlib.Path(folder), "--quick" in sys.argv)
