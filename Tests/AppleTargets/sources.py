"""The files that are checked, and copies of them with some changes."""
import pathlib
import re

IMPORT = re.compile(r"(?m)^[ \t]*(?:@\w+(?:\(\w+\))?[ \t]+)*(?:\w+[ \t]+)?import[ \t]+MenuRuntime[ \t]*(?://.*)?$")
MENU_PLATFORMS = {"ios": "ios", "ipados": "ios", "maccatalyst": "catalyst", "macos": "macos",
                  "tvos": "tvos", "watchos": "watchos", "visionos": "visionos"}


class Broken(Exception):
    """Wrong usage or a broken setup: exit status 2."""


def swift_files(paths):
    files = []
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            files += sorted(path.glob("*.swift"))
        elif path.is_file():
            files.append(path)
        else:
            raise Broken(f"no such file or folder: {path}")
    if not files:
        raise Broken("no Swift files there")
    return files


def targets_of(menu):
    """The targets of a .menu file's `platforms` line; empty if it has none."""
    try:
        text = pathlib.Path(menu).read_text()
    except OSError as error:
        raise Broken(str(error))
    line = re.search(r"(?m)^[^/\n]*\bplatforms\s+(.*)$", text)
    targets = []
    for name, version in re.findall(r"(\w+)\s+([0-9.]+)", line.group(1) if line else ""):
        platform = MENU_PLATFORMS.get(name.lower())
        if platform and f"{platform}{version}" not in targets:
            targets.append(f"{platform}{version}")
    return targets


def library_files(library):
    files = sorted(library.rglob("*.swift"))
    if not files:
        raise Broken(f"no library in {library}")
    return files


def contents(files):
    return [part for file in files for part in [file.name, file.read_bytes()]]


def copies_of(files, folder, changes):
    """Modified copies of files, and a function that restores the original names in messages."""
    if not changes:
        return files, lambda messages: messages
    copies = []
    for index, file in enumerate(files):
        # Numbered, since files in several folders may have the same name.
        copies.append(copy_of(file, folder / str(index), changes[0]))
        for change in changes[1:]:
            copies[-1].write_text(change(copies[-1].read_text()))

    def restored(messages):
        for file, copy in zip(files, copies):
            messages = messages.replace(str(copy), str(file))
        return messages

    return copies, restored


def without_import(text):
    return IMPORT.sub("", text)


def imports_library(files):
    return any(IMPORT.search(file.read_text()) for file in files)


def copy_of(file, folder, change):
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / file.name
    copy.write_text(change(file.read_text()))
    return copy
