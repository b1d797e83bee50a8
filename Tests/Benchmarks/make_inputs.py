#!/usr/bin/env python3
"""Writes the inputs of the benchmarks.

usage: make_inputs.py FOLDER N [N …]

For each N, writes two files with the same commands and menus:
  N.menu  N commands, 40 % with an `enabled` condition, the first with shortcuts; menus of 20 in
          groups with a submenu, each as a context menu of its screen and in the menu bar; a
          toolbar of eight for every 200 commands
  N.fbs   an enum of the N commands and a table for each menu: the closest that `flatc --swift` reads
The output is deterministic.
"""

import pathlib
import random
import sys

VERBS = "Add Archive Copy Export Find Hide Merge Move Open Print Rename Share Show Sort".split()
NOUNS = "Account Board Chart Draft Folder Image Label Layer Message Note Page Table".split()
SYMBOLS = "archivebox bookmark doc folder link pencil photo printer star tag trash".split()
KEYS = "abcdefghijklmnopqrstuvwxyz0123456789"
MENU_SIZE = 20
BLOCK_SIZE = 200


def commands_of(count):
    chance = random.Random(count)
    for number in range(count):
        verb, noun = chance.choice(VERBS), chance.choice(NOUNS)
        yield {
            "name": f"{verb.lower()}{noun}{number}",
            "title": f"{verb} {noun} {number}",
            "help": f"{verb} the {noun.lower()} in the window that is in front",
            "symbol": chance.choice(SYMBOLS),
            "enabled": chance.random() < 0.4,
        }


def slices(items, size):
    return [items[start:start + size] for start in range(0, len(items), size)]


def entries(menu, number, indent):
    """Two groups and a submenu."""
    lines = [command["name"] for command in menu[:8]] + ["---"]
    lines += [command["name"] for command in menu[8:15]]
    if menu[15:]:
        lines += ["---", f'menu "Group {number} Tools" {{']
        lines += ["  " + command["name"] for command in menu[15:]] + ["}"]
    if lines[-1] == "---":
        lines.pop()
    return [indent + line for line in lines]


def command_lines(commands):
    """An app, its state, and named blocks of commands."""
    keys = [f"{modifiers}+{key}" for modifiers in ("ctrl+opt+cmd", "ctrl+opt+shift+cmd")
            for key in KEYS]
    lines = ["app Demo {", "  platforms iOS 17, macOS 14", "}", "",
             "state {", "  hasSelection: Bool", "  itemCount: Int", "}"]
    for number, block in enumerate(slices(commands, BLOCK_SIZE)):
        lines += ["", f"commands Block{number} {{"]
        for command in block:
            line = f'  {command["name"]}  "{command["title"]}"  symbol {command["symbol"]}'
            if keys:
                line += f"  key {keys.pop(0)}"
            if command["enabled"]:
                line += "  enabled when hasSelection && itemCount > 0"
            lines.append(line + f'  onscreen  affects selection  help "{command["help"]}"')
        lines.append("}")
    return lines


def context_menu_file(commands, menus):
    """A file of context menus only, with each command once, as input for the compiler."""
    lines = command_lines(commands)
    bounds = [number * len(commands) // menus for number in range(menus + 1)]
    for number in range(menus):
        menu = commands[bounds[number]:bounds[number + 1]]
        lines += ["", f"screen Screen{number} scrolls {{", f"  item Item{number} {{",
                  f"    preview Card{number} rounded 12", "    context menu {"]
        lines += entries(menu, number, "      ") + ["    }", "  }", "}"]
    return "\n".join(lines + [""])


def menu_file(commands):
    lines = command_lines(commands)
    menus = slices(commands, MENU_SIZE)
    for number, menu in enumerate(menus):
        lines += ["", f"screen Screen{number} scrolls {{", f"  item Item{number} {{",
                  f"    preview Card{number} rounded 12", "    context menu {"]
        lines += entries(menu, number, "      ") + ["    }", "  }"]
        if number % 10 == 0:
            lines += ["  toolbar {", "    macOS customizable {"]
            lines += ["      " + command["name"] for command in menu[:8]] + ["    }", "  }"]
        lines.append("}")
    lines += ["", "menu bar {", "  app standard", "  file standard", "  edit standard",
              "  view standard"]
    for number, menu in enumerate(menus):
        lines += [f'  menu Group{number} "Group {number}" {{']
        lines += entries(menu, number, "    ") + ["  }"]
    return "\n".join(lines + ["  window standard", "  help standard", "}", ""])


def fbs_file(commands):
    lines = ["namespace Demo;", "", "enum Command: uint {"]
    for command in commands:
        lines += [f'  /// {command["title"]}: {command["help"]}', f'  {command["name"]},']
    lines.append("}")
    for number, menu in enumerate(slices(commands, MENU_SIZE)):
        lines += ["", f"/// Group {number}", f"table Menu{number} {{"]
        lines += [f'  {command["name"].lower()}:string;' for command in menu] + ["}"]
    return "\n".join(lines + [""])


def main():
    if len(sys.argv) < 3:
        print("usage: make_inputs.py FOLDER N [N …]", file=sys.stderr)
        sys.exit(2)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for count in map(int, sys.argv[2:]):
        commands = list(commands_of(count))
        (folder / f"{count}.menu").write_text(menu_file(commands), encoding="utf-8")
        (folder / f"{count}.fbs").write_text(fbs_file(commands), encoding="utf-8")


if __name__ == "__main__":
    main()
