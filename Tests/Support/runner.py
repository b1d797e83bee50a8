"""What the checking scripts share: their arguments, running programs, saying what holds, and what they look at.

A script finds this module with `sys.path.insert(0, f"{sys.path[0]}/../Support")`. The text at its top is its help, and
the line `usage:` there is how its arguments are read.
"""

import argparse
import base64
import contextlib
import difflib
import hashlib
import importlib.machinery
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import typing

PROJECT = pathlib.Path(__file__).resolve().parents[2]
# What failed, and how much was checked.
failures = []
checked = 0


# ---- Arguments

def options(text, **defaults):
    """Reads the arguments by a `usage:` line: `FOLDER`, `[FOLDER]`, `[NAME]…`, `[--flag]`, `[--name VALUE]`, and
    `[--name VALUE]…` for one that may be repeated.

    A value is of the type of its default. Without one it is a path if its word in capitals is in PATHS, which may be
    relative to the current folder, and otherwise a text.
    """
    program, words = re.search(r"^usage: (\S+)(.*)$", text, re.MULTILINE).groups()
    parser = argparse.ArgumentParser(prog=program, usage=program + words, description=text,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    for word in re.findall(r"\[[^]]*\]…?|\S+", words):
        is_optional, is_repeated = word.startswith("["), word.endswith("…")
        flag, _, value = word.strip("[]…").partition(" ")
        name = flag.lstrip("-").lower().replace("-", "_")
        default = defaults.get(name, [] if is_repeated else None)
        kind = type(default) if type(default) in (int, float) else path if (value or flag) in PATHS else str
        if flag.startswith("--") and not value:
            parser.add_argument(flag, action="store_true")
        elif flag.startswith("--"):
            parser.add_argument(flag, type=kind, default=default, action="append" if is_repeated else "store")
        else:
            parser.add_argument(name, type=kind, default=default, metavar=flag,
                                nargs="*" if is_repeated else "?" if is_optional else None)
    return parser.parse_args()


PATHS = {"MENUGEN", "FOLDER", "FILE", "PATH", "PROGRAM", "SCRIPT", "OUT", "SCHEMAS", "MODEL"}


def path(word):
    """A path of the command line; the scripts run programs in other folders."""
    return pathlib.Path(word).resolve()


# ---- Running programs

class Ended(typing.NamedTuple):
    """A program that has ended: its exit status, negative after a signal, and what it printed."""
    status: int
    out: str
    err: str

    @property
    def printed(self):
        return self.out + self.err


def run(*command, cwd=PROJECT, timeout=None, **environment):
    """Runs a program, with variables added to its environment."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, timeout=timeout, env=os.environ | environment,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    return Ended(done.returncode, done.stdout, done.stderr)


def output(*command, **options):
    """What a program prints to its standard output; the script ends if it fails."""
    done = run(*command, **options)
    if done.status != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.status}:\n{done.printed}")
    return done.out


def built(product, *options, scratch=PROJECT / ".build"):
    """Builds a product; gives its program."""
    command = ["swift", "build", "--product", product, "--scratch-path", scratch, *options]
    print("building:", *command[2:], file=sys.stderr, flush=True)
    output(*command)
    return pathlib.Path(output(*command, "--show-bin-path").strip()) / product


def loaded(file):
    """A program in Python as a module."""
    loader = importlib.machinery.SourceFileLoader(file.name.replace("-", "_"), str(file))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def browse(address, *arguments, profile=None):
    """Opens a page in headless Chromium; what it prints."""
    with folder() as fresh:
        return run(*browser(), f"--user-data-dir={profile or fresh}", *arguments, address, timeout=120)


def browser():
    """The command of headless Chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return [name, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    sys.exit("needs Chromium")


def with_script(page, script):
    """A page of a preview with a script of the tests at its end, which its policy allows."""
    source = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return (page.replace("script-src ", f"script-src 'sha256-{source}' ", 1)
            .replace("</body>", f"<script>{script}</script></body>"))


# ---- Saying what holds

def check(what, holds, shown=""):
    """Prints whether something holds and, if it does not, what was shown; gives whether it holds."""
    global checked
    checked += 1
    if not holds:
        return fail(what, shown)
    print(f"  ok    {what}\n", end="", flush=True)
    return True


def fail(what, shown=""):
    """Prints that something does not hold, with the end of what was shown."""
    failures.append(what)
    lines = [f"        | {line[:300]}\n" for line in str(shown).splitlines()[-40:]]
    # All at once, since scripts check on several threads.
    print(f"  FAIL  {what}\n", *lines, sep="", end="", flush=True)
    return False


def compare(file, text, record=False):
    """Checks that a text is the one in a file, and shows the difference; or writes it there."""
    name = file.relative_to(PROJECT) if file.is_relative_to(PROJECT) else file
    expected = file.read_text(encoding="utf-8") if file.exists() else ""
    if record and text != expected:
        file.write_text(text, encoding="utf-8")
        print(f"recorded {name}")
    elif text != expected or not text:
        difference = difflib.unified_diff(expected.splitlines(), text.splitlines(), str(name), "now", lineterm="", n=1)
        return fail(f"{name} is not as recorded; `--record` writes it", "\n".join(difference))
    return True


def finish(summary):
    """Ends the script: with 1 if something failed."""
    print(f"{len(failures)} failed" if failures else summary, flush=True)
    sys.exit(1 if failures else 0)


# ---- What they look at

@contextlib.contextmanager
def folder(prefix="menugen-"):
    """A temporary folder."""
    with tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as name:
        yield pathlib.Path(name).resolve()


def samples():
    """The .menu files of the samples."""
    return [file for file in sorted((PROJECT / "Samples").rglob("*.menu")) if ".build" not in file.parts]


def copy_project(target):
    """Copies all that the manifest names, without what was built."""
    shutil.copytree(PROJECT, target, symlinks=True,
                    ignore=shutil.ignore_patterns(".build", ".cache", ".git", ".swiftpm"))


def blocks(text, *kinds):
    """The blocks of code of these languages in a page."""
    return [block for kind, block in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) if kind in kinds]
