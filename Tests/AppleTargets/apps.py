"""The apps in the documentation: pages whose code blocks are the files of whole apps.

A block after "This is `NAME/PATH`:" is the file PATH of the app NAME.
"""
import pathlib
import re

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["SwiftUIApp", "UIKitApp", "AppKitApp"]
BLOCK = re.compile(r"This is\s+`(\w+)/([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def apps(page):
    """The files of each app of a page, by path: {"Notes": {"Notes.menu": "…"}}."""
    text = (PROJECT / f"Sources/menugen/menugen.docc/{page}.md").read_text(encoding="utf-8")
    found = {}
    for app, path, content in BLOCK.findall(text):
        if found.setdefault(app, {}).setdefault(path, content) is not content:
            raise ValueError(f"{page} has {app}/{path} twice")
    return found


def write(page, folder):
    """Writes the files of a page's apps; gives the apps' folders."""
    folders = []
    for app, files in apps(page).items():
        folders.append(folder / app)
        for path, text in files.items():
            file = folder / app / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return folders
