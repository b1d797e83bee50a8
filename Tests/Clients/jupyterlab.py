"""JupyterLab with jupyterlab-lsp in a browser: findings, a hover and completions, as they are drawn."""

import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request

import chromium
import runner
import workspace

FILES = runner.PROJECT / "Grammar/jupyterlab"
LINE = "[...document.querySelectorAll('.cm-line')].find(line => line.textContent.includes('{}'))"
# Where the first word of a line is drawn.
WORD = """(() => {
  const range = document.createRange();
  const text = document.createTreeWalker(%s, NodeFilter.SHOW_TEXT).nextNode();
  range.setStart(text, 3);
  range.setEnd(text, 6);
  const box = range.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})()"""
CONTROL = 2


def check(menugen, work, pictures):
    address, server = start(menugen, work)
    try:
        with chromium.browser(work) as page:
            page.open(f"{address}/lab/tree/Model.menu?token=t")
            runner.check("findings are underlined",
                         page.holds("document.querySelector('.cm-lintRange-warning')?.textContent === '\"Share...\"'", 60),
                         page.value("document.body.innerText"))
            draw(page, pictures, "findings")
            x, y = page.value(WORD % LINE.format("share"))
            page.send("Input.dispatchKeyEvent", type="rawKeyDown", key="Control", windowsVirtualKeyCode=17, modifiers=CONTROL)
            hover = "/Placed in:[^]*NotesCommand.share/.test(document.querySelector('.lsp-hover')?.innerText)"
            # The hover is asked for when the mouse rests.
            for step in range(5):
                page.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + step, y=y, modifiers=CONTROL)
                if page.holds(hover, 3):
                    break
            runner.check("a hover with Control shows a command's facts", page.value(hover) is True,
                         page.value("document.querySelector('.lsp-hover')?.innerText"))
            draw(page, pictures, "hover")
            page.send("Input.dispatchKeyEvent", type="keyUp", key="Control", windowsVirtualKeyCode=17)
            page.click(LINE.format('"Pin"'))
            page.press("End", 35)
            page.type(" ")
            page.press("Tab", 9)
            items = "[...document.querySelectorAll('.jp-Completer-match')].map(item => item.textContent)"
            runner.check("Tab offers attributes", page.holds(f"{items}.includes('destructive')"), page.value(items))
            draw(page, pictures, "completion")
    finally:
        server.terminate()
        server.wait(timeout=20)


def start(menugen, work):
    """JupyterLab with the files of Grammar/jupyterlab where its users put them; gives its address."""
    files, programs = work / "files", work / "bin"
    for folder in (files, programs, work / "config/jupyter_server_config.d", work / "data/labextensions"):
        folder.mkdir(parents=True)
    workspace.make(files)
    (programs / "menugen").symlink_to(menugen)
    (work / "config/jupyter_server_config.d/menugen.json").symlink_to(FILES / "menugen.json")
    (work / "data/labextensions/menu-language").symlink_to(FILES / "labextension")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {
        "JUPYTER_CONFIG_DIR": str(work / "config"), "JUPYTER_DATA_DIR": str(work / "data"),
        "JUPYTER_RUNTIME_DIR": str(work / "run"), "IPYTHONDIR": str(work / "ipython"),
        "PATH": f"{programs}:{os.environ['PATH']}"}
    log = (work / "log").open("w")
    server = subprocess.Popen(
        [f"{sys.prefix}/bin/jupyter-lab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
         "--ServerApp.port_retries=0", "--IdentityProvider.token=t", f"--ServerApp.root_dir={files}",
         "--LabApp.extension_manager=readonly", "--LabApp.news_url=None",
         "--LabApp.check_for_updates_class=jupyterlab.handlers.announcements.NeverCheckForUpdate"],
        cwd=files, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"

    def answers():
        try:
            return urllib.request.urlopen(f"{address}/api/status?token=t", timeout=5).status == 200
        except (urllib.error.URLError, OSError):
            return False

    chromium.wait(answers, "JupyterLab starts", 60)
    return address, server


def draw(page, pictures, name):
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        page.picture(pictures / f"jupyterlab-{name}.png")
