#!/usr/bin/env python3
"""Writes one module of many commands and menus, made of the samples.

usage: make_module.py FILE BYTES

The samples are repeated, with a number appended to each name that they declare, until the file has the size.
Shortcuts are left out, since each must be unique in a module, and the menus of all copies share one menu bar.
The output is deterministic for the same samples and BYTES.
"""

import pathlib
import re
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = PROJECT / "Samples"
TOKEN = re.compile(
    r'//[^\n]*|"(?:\\.|[^"\\])*"|`[^`]*`|---|[A-Za-z_][\w.]*|\d[\w.]*|\s+|.', re.DOTALL)
# Titles for the entries of the system's menus, which are in menus of the app here: a second menu called Edit
# would be held to the rules for Edit.
OWN_TITLES = {"app": "Bench", "file": "Documents", "edit": "Changes", "format": "Styles", "view": "Looks",
              "window": "Panels", "help": "Guides"}
DECLARATION = re.compile(r"^(?:choice|commands|item|list|screen|menu|toolbar)\s+([A-Z]\w*)", re.MULTILINE)


def blocks(text, header):
    """The starts and ends of the top-level blocks that begin with a header."""
    found = []
    for match in re.finditer(rf"^{header}[^\n{{]*\{{", text, re.MULTILINE):
        depth, end = 1, match.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        found.append((match.start(), match.end(), end))
    return found


def without(text, header):
    """The text without such blocks, and the blocks' contents."""
    inner = []
    for start, brace, end in reversed(blocks(text, header)):
        inner.insert(0, text[brace:end - 1])
        text = text[:start] + text[end:]
    return text, inner


def names_of(text):
    """The names that a module declares: commands, variables, types."""
    names = set(DECLARATION.findall(text))
    for header in ["state", "commands"]:
        for _, brace, end in blocks(text, header):
            # Remove the attributes in braces after a command.
            inner = re.sub(r"\{[^{}]*\n[^}]*\}", "", text[brace:end - 1])
            names |= set(re.findall(r"(?:^|;)[ \t]*([a-z]\w*)[ \t]*[\":]", inner, re.MULTILINE))
    for match in re.finditer(r"^list\s+([A-Z]\w*)(?:\s+as\s+(\w+))?", text, re.MULTILINE):
        names.add(match.group(2) or match.group(1)[0].lower() + match.group(1)[1:] + "s")
    return names


def renamed(text, names, number):
    """The text with the number appended to each of the names, without shortcuts and comments."""
    result = []
    # What the previous token implies: a symbol's name follows, or the system's names until the end
    # of the statement.
    is_symbol = was_symbol = is_standard = False
    for token in TOKEN.findall(text):
        if token.startswith("//"):
            continue
        if not token.strip():
            is_standard = is_standard and "\n" not in token
            result.append(token)
            continue
        if token in ";{}":
            is_standard = False
        if token.startswith('"'):
            token = re.sub(r"\{(\w+)\}", rf"{{\g<1>{number}}}", token)
            # The title of each copy differs, as two commands of a menu bar must.
            token = re.sub(r'(…?)"$', rf' {number}\g<1>"', token)
        elif not is_symbol and not is_standard:
            # The dot of an option, `.edited`, is a separate token.
            name, dot, rest = token.partition(".")
            if name in names and result[-1:] != ["."]:
                token = f"{name}{number}{dot}{rest}"
        is_symbol, was_symbol = token == "symbol" or (was_symbol and token == "/"), is_symbol
        is_standard = is_standard or token == "standard"
        result.append(token)
    text = re.sub(r"[ \t]+key \S+", "", "".join(result))
    # A command may be called `preview`, like an item's preview.
    return re.sub(r"\bpreview\d+ (?=[A-Z])", "preview ", text)


def modules():
    """For each sample: the text without `app` and `guidelines`, the names, and the menu bar's entries by menu."""
    for folder in sorted({path.parent for path in SAMPLES.rglob("*.menu")}):
        text = "\n".join(path.read_text() for path in sorted(folder.glob("*.menu"))) + "\n"
        # The module is for platforms with menus, and what import makes of an app keeps the app's faults.
        if "watchOS" in text or folder.name == "Import":
            continue
        for header in ["app ", "guidelines"]:
            text, _ = without(text, header)
        text, bars = without(text, "menu bar")
        yield text, names_of(text), "".join(bars)


def menus_of(bar, number):
    """The app's own entries of a menu bar, in numbered menus."""
    for match in re.finditer(r"^  (app|file|edit|format|view|window|help|menu)\b([^\n{]*)\{", bar,
                             re.MULTILINE):
        depth, end = 1, match.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(bar[end], 0)
            end += 1
        entries = bar[match.end():end - 1]
        entries = re.sub(r"(^|;)[ \t]*standard [^;\n{]*(?!\{)", r"\1", entries, flags=re.MULTILINE)
        if re.search(r"[a-z]", entries):
            kind, rest = match.group(1), match.group(2).strip()
            head = f"menu {rest}" if kind == "menu" else f'menu {kind.capitalize()} "{OWN_TITLES[kind]}"'
            head = re.sub(r"^menu (\w+)", rf"menu \g<1>{number}", head).replace(" standard", "")
            yield f"  {head} {{{entries}}}\n"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    samples = list(modules())
    parts = ["app Bench { platforms iOS 17, iPadOS 17, macOS 14 }\n"]
    bar = ["menu bar {\n  app standard\n  file standard\n  edit standard\n  view standard\n"]
    size, number = 0, 0
    while size < int(sys.argv[2]):
        text, names, menus = samples[number % len(samples)]
        parts.append(renamed(text, names, number))
        for menu in menus_of(menus, number):
            bar.append(renamed(menu, names, number))
            size += len(bar[-1])
        size += len(parts[-1].encode())
        number += 1
    bar.append("  window standard\n  help standard\n}\n")
    pathlib.Path(sys.argv[1]).write_text("".join(parts + bar))


main()
