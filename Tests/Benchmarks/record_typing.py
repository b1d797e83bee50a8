#!/usr/bin/env python3
"""Records the changes that Neovim sends to a language server while someone types: typing.jsonl, which editing.py replays.

usage: record_typing.py [NVIM] > typing.jsonl

Each line is a change: the part of the file that it changes, its range with lines relative to the start of that part, and
its text. The parts are a block of commands and a context menu. Only typed text is changed, moved and deleted, and at the end
everything is undone, so the recording can be replayed in any file, repeatedly.
"""

import json
import os
import pathlib
import pty
import select
import subprocess
import sys
import tempfile

PARTS = ["commands {", "    context menu {"]
FILE = "\n".join(["app Typing { }", PARTS[0], '  first "First"', "}", *[""] * 200,
                  "screen S {", "  item I {", PARTS[1], "      first", "    }", "  }", "}", ""])

# In the notation of `nvim_input`. White space and line breaks between the steps are not typed.
KEYS = [
    # A command, with typos that are deleted, and another one below it.
    "/commands<CR>o", "  archiveAll  <DQ>Archiev<BS><BS>ve All Notes<DQ>  symbol archivebx<BS>ox",
    "  onscreen", "<CR>", "retitle  <DQ>Change Title...<DQ>", "<BS><BS><BS><BS>…<DQ>  asks  key cmd+opt+T",
    "  enabled when isTyped && ", "<C-w><C-w><C-w><C-w>", "  affects selection<Esc>",
    # A line copied, renamed, and moved up; a word changed.
    "yyp", "0wcwreorder<Esc>", "f<DQ>ci<DQ>Sort by <C-v>u2318 and 날짜<Esc>", "ddkP", "A often<Esc>", "u<C-r>",
    # Braces and the attributes in them, line by line.
    "jo", "  wipe  <DQ>Delete All<DQ>  {", "<CR>symbol trash", "<CR>destructive",
    "<CR>confirm <DQ>Delete all notes?<DQ>", "<CR>}", "<Esc>", "3k$",
    # Three menu entries, one of them moved and one removed.
    "/context menu<CR>o", "archiveAll", "<CR>---", "<CR>retitle as <DQ>Title…<DQ>", "<CR>wipe<Esc>",
    "kddp", "0Di      wipe<Esc>", "dd", "p", "k0i  <Esc>", "u", "u",
]

SESSION = """
local keys = vim.fn.json_decode(vim.fn.readfile(vim.env.KEYS)[1])
vim.o.swapfile, vim.o.autoindent, vim.o.undolevels = false, true, 1000
vim.cmd('edit ' .. vim.env.FILE)
local id = vim.lsp.start_client({
  cmd = { vim.env.PYTHON, vim.env.SCRIPT, '--server', vim.env.LOG },
  root_dir = vim.fn.getcwd(), flags = { debounce_text_changes = 0 } })
vim.lsp.buf_attach_client(0, id)
vim.wait(3000, function() return vim.lsp.get_client_by_id(id).initialized end)
local function undo()
  if vim.fn.undotree().seq_cur == 0 then return vim.fn.writefile({}, vim.env.LOG .. '.done') end
  -- Back to the file as it was, step by step.
  vim.cmd('silent undo')
  vim.defer_fn(undo, 20)
end
table.insert(keys, '<Esc>')
local number, timer = 0, vim.loop.new_timer()
timer:start(300, 20, function()
  number = number + 1
  if number <= #keys then return vim.api.nvim_input(keys[number]) end
  timer:close()
  vim.defer_fn(undo, 100)
end)
"""


def keys_of(steps):
    """Splits input into keys; `<CR>` is one key."""
    keys = []
    for step in steps:
        while step:
            length = step.index(">") + 1 if step[0] == "<" else 1
            key, step = step[:length], step[length:]
            keys.append('"' if key == "<DQ>" else key)
    return keys


def serve(log):
    """A language server that supports incremental changes and records them."""
    with open(log, "w", encoding="utf-8") as file:
        while True:
            length = 0
            while (line := sys.stdin.buffer.readline().strip()) != b"":
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length == 0:
                return
            message = json.loads(sys.stdin.buffer.read(length))
            if message.get("method") == "textDocument/didChange":
                file.write(json.dumps(message["params"]["contentChanges"]) + "\n")
                file.flush()
            if "id" in message:
                result = {"capabilities": {"textDocumentSync": 2}} if message["method"] == "initialize" else None
                content = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}).encode()
                sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
                sys.stdout.buffer.flush()


def record(nvim, work):
    (work / "t.menu").write_text(FILE, encoding="utf-8")
    (work / "keys").write_text(json.dumps(keys_of(KEYS)), encoding="utf-8")
    (work / "session.lua").write_text(SESSION, encoding="utf-8")
    environment = {"KEYS": str(work / "keys"), "FILE": str(work / "t.menu"), "PYTHON": sys.executable,
                   "SCRIPT": __file__, "LOG": str(work / "log"), "HOME": str(work), "TERM": "xterm",
                   "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    # In its own terminal, because Neovim accepts no keys without one.
    ours, its = pty.openpty()
    editor = subprocess.Popen([nvim, "--clean", "-u", "NONE", "-i", "NONE", "-n", "-S", f"{work}/session.lua"],
                              env=environment, cwd=work, stdin=its, stdout=its, stderr=its)
    os.close(its)
    while not (work / "log.done").exists() and editor.poll() is None:
        if select.select([ours], [], [], 0.1)[0]:
            os.read(ours, 1 << 16)
    editor.kill()
    begins = [FILE.split("\n").index(part) for part in PARTS]
    for line in (work / "log").read_text(encoding="utf-8").splitlines():
        for change in json.loads(line):
            start, end = change["range"]["start"], change["range"]["end"]
            part = 0 if start["line"] < begins[1] - 50 else 1
            if part == 0:
                begins[1] += change["text"].count("\n") - (end["line"] - start["line"])
            print(json.dumps({
                "part": part,
                "start": [start["line"] - begins[part], start["character"]],
                "end": [end["line"] - begins[part], end["character"]],
                "text": change["text"]}, ensure_ascii=False))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--server"]:
        serve(sys.argv[2])
    else:
        with tempfile.TemporaryDirectory() as folder:
            record(sys.argv[1] if len(sys.argv) > 1 else "nvim", pathlib.Path(folder))
