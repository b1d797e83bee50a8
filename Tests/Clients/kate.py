"""Kate with its LSP client, on a screen that no one sees: it is asked whether it may start the server, completes, shows
a hover, and is told of findings, as the messages between both show."""

import os
import subprocess

import chromium
import runner
import workspace

SETTINGS = """{ "servers": { "menu": { "command": ["menugen", "lsp"], "highlightingModeRegex": "^Menu$",
  "rootIndicationFileNames": ["Package.swift"] } } }
"""
# Keeps what is said in both directions.
RECORDER = """#!/bin/bash
exec {menugen} "$@" < <(tee "{work}/asked") > >(tee "{work}/answered")
"""


def check(menugen, work, pictures):
    files = work / "files"
    for folder in (files, work / "bin", work / "run", work / "config/kate/lspclient",
                   work / "data/org.kde.syntax-highlighting/syntax"):
        folder.mkdir(parents=True)
    workspace.make(files)
    (work / "run").chmod(0o700)
    (work / "data/org.kde.syntax-highlighting/syntax/menu.xml").symlink_to(runner.PROJECT / "Grammar/kate/menu.xml")
    (work / "config/kate/lspclient/settings.json").write_text(SETTINGS)
    (work / "config/katerc").write_text("[General]\nShow welcome view for new window=false\nStartup Session=new\n\n"
                                        "[Kate Plugins]\nlspclientplugin=true\n")
    recorder = work / "bin/menugen"
    recorder.write_text(RECORDER.format(menugen=menugen, work=work))
    recorder.chmod(0o755)

    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1200x800x24"], pass_fds=[write],
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as number:
        display = f":{number.readline().strip()}"
    environment = {
        "DISPLAY": display, "HOME": str(work), "LANG": "C.UTF-8", "PATH": f"{work}/bin:{os.environ['PATH']}",
        "XDG_CONFIG_HOME": f"{work}/config", "XDG_DATA_HOME": f"{work}/data", "XDG_RUNTIME_DIR": f"{work}/run"}
    log = (work / "log").open("w+")
    kate = subprocess.Popen(["dbus-run-session", "--", "kate", "-n", "-b", files / "Model.menu"],
                            env=os.environ | environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        use(Screen(environment), work, files / "Model.menu", pictures)
    except TimeoutError:
        Screen(environment).picture(pictures, "late")
        runner.fail("Kate does what is expected in time", (work / "log").read_text())
        raise
    finally:
        kate.terminate()
        kate.wait(timeout=20)
        screen.terminate()
        screen.wait(timeout=20)


class Screen:
    """The windows, the keys and the mouse of a screen."""

    def __init__(self, environment):
        self.environment = environment

    def do(self, *words):
        return runner.run("xdotool", *words, **self.environment)

    def window(self, title):
        """Waits for a window with a title, and gives it the keys."""
        found = chromium.wait(lambda: self.do("search", "--name", title).out.split(), f"the window {title}", 60)[-1]
        self.do("windowfocus", "--sync", found)

    def picture(self, pictures, name):
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
            runner.run("import", "-window", "root", pictures / f"kate-{name}.png", **self.environment)


def use(screen, work, file, pictures):
    def said(name, text):
        log = work / name
        return text in (log.read_text(errors="replace") if log.exists() else "")

    def holds(condition, seconds=20):
        try:
            return chromium.wait(condition, "", seconds)
        except TimeoutError:
            return False

    screen.window("LSP server start requested")
    screen.picture(pictures, "question")
    screen.do("key", "Return")
    runner.check("starts the server once that is allowed, and has its findings",
                 holds(lambda: said("answered", '"ellipsis-character"')))
    screen.window("Model.menu")
    # The line is drawn near here; Kate asks once the mouse has rested in the text.
    for y in [200, 196, 206, 190, 212, 184] * 2:
        screen.do("mousemove", "300", str(y), "sleep", "0.1", "mousemove", "116", str(y), "sleep", "0.1",
                  "mousemove_relative", "2", "0")
        if holds(lambda: said("answered", "NotesCommand.share"), 2):
            break
    runner.check("asks for a hover where the mouse rests", said("answered", "NotesCommand.share"))
    screen.picture(pictures, "hover")
    screen.do("key", "ctrl+g")
    screen.do("type", "7")
    screen.do("key", "Return", "End")
    screen.do("type", " dest")
    runner.check("is offered what is typed", holds(lambda: said("answered", '"label":"destructive"')))
    screen.do("sleep", "0.5")
    screen.picture(pictures, "completion")
    screen.do("key", "Return", "ctrl+s")
    runner.check("takes a completion", holds(lambda: '"Pin" destructive\n' in file.read_text(), 5), file.read_text())
