"""The extension for VS Code: its manifest, its package, a session without VS Code, and the page that it shows."""

import json
import re
import zipfile

import chromium
import runner
import workspace

EXTENSION = runner.PROJECT / "Grammar/vscode"
HERE = runner.PROJECT / "Tests/Clients"


def check(menugen, work, _pictures):
    check_manifest()
    package = work / "menu.vsix"
    runner.output(EXTENSION / "package", package)
    extension = work / "unpacked"
    with zipfile.ZipFile(package) as archive:
        check_package(archive)
        archive.extractall(extension)
    folder = work / "files"
    folder.mkdir()
    workspace.make(folder)
    page = work / "page.html"
    done = runner.run("node", HERE / "vscode_session.js", extension / "extension", menugen, folder, page, timeout=60)
    runner.check("a session with the extension as it is installed", done.status == 0, done.printed)
    if done.status == 0:
        check_page(page, work)


def check_manifest():
    import jsonschema

    manifest = json.loads((EXTENSION / "package.json").read_text())
    schema = json.loads((HERE / "vscode_manifest.schema.json").read_text())
    problems = [f"{error.json_path}: {error.message}"
                for error in jsonschema.Draft202012Validator(schema).iter_errors(manifest)]
    contributes = manifest["contributes"]
    commands = {command["command"] for command in contributes["commands"]}
    used = [entry["command"] for entries in [*contributes["menus"].values(), contributes["keybindings"]]
            for entry in entries]
    problems += [f"{command} is not contributed" for command in used if command not in commands]
    version = re.search(r'version = "(.*)"', (runner.PROJECT / "Sources/MenuCommandLine/Program.swift").read_text())
    if manifest["version"] != version[1]:
        problems.append(f"version {manifest['version']} is not menugen's")
    runner.check("the manifest keeps to its schema", not problems, "\n".join(problems))


def check_package(archive):
    """What an installer and the marketplace ask of a package."""
    from xml.etree import ElementTree

    names = set(archive.namelist())
    manifest = json.loads(archive.read("extension/package.json"))
    contributes = manifest["contributes"]
    named = [manifest["main"], manifest["icon"]]
    named += [entry[key] for kind in ("languages", "grammars", "snippets") for entry in contributes[kind]
              for key in ("configuration", "path") if key in entry]
    needed = {f"extension/{path.removeprefix('./')}" for path in named}
    for file in [name for name in names if name.endswith(".js")]:
        text = archive.read(file).decode()
        needed |= {f"extension/{module}.js" for module in re.findall(r"require\('\./(\w+)'\)", text)}
    described = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
    space = {"": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    needed |= {asset.get("Path") for asset in described.findall("Assets/Asset", space)}
    types = {entry.get("Extension") for entry in ElementTree.fromstring(archive.read("[Content_Types].xml"))}
    problems = [f"{name} is missing" for name in needed - names]
    problems += [f"{name} has no type" for name in names if name != "[Content_Types].xml"
                 and not any(name.endswith(suffix) for suffix in types)]
    problems += [f"{name} is packed" for name in names if re.search(r"/(package|\.vscodeignore|icon\.svg|.*\.vsix)$", name)]
    identity = described.find("Metadata/Identity", space)
    if [identity.get(key) for key in ("Publisher", "Id", "Version")] != [manifest[key] for key in
                                                                         ("publisher", "name", "version")]:
        problems.append(f"identity: {identity.attrib}")
    # The marketplace resolves such links only for repositories that it knows.
    readme = archive.read("extension/README.md").decode()
    problems += [f"README.md has the relative link {link}" for link in re.findall(r"\]\((?!https:)([^)]*)\)", readme)]
    picture = archive.read("extension/icon.png")
    if picture[:4] != b"\x89PNG" or int.from_bytes(picture[16:20]) < 128:
        problems.append("icon.png is not a PNG of 128 pixels or more")
    runner.check(f"the package has what it names: {len(names)} files", not problems, "\n".join(problems))


def check_page(page, work):
    """Opens the page with what VS Code gives its web views."""
    host = """
      const answers = [];
      function acquireVsCodeApi() { return { postMessage: message => answers.push(message) } }
    """
    entry = "[...document.querySelectorAll('[role=menuitem]')].find(line => line.textContent.includes('{}'))"
    with chromium.browser(work) as shown:
        shown.open(page.as_uri(), host)
        shown.wait(entry.format("Pin"))
        # The same page with another title, and with a variable of the state.
        shown.value("""globalThis.send = (title, variable) => window.postMessage({ page:
          document.documentElement.outerHTML.replaceAll('["Pin"]', `["${title}"]`)
            .replace(/"state":\\[[^\\]]*\\]/, `"state":[${JSON.stringify(variable)}]`) })""")
        shown.click("[...document.querySelectorAll('button')].find(button => button.textContent === 'macOS')")
        shown.value("send('Stick', { name: 'isOn', value: false })")
        runner.check("its page takes a newer one", shown.holds(entry.format("Stick")))
        shown.click("document.getElementById('state-0')")
        shown.value("send('Glue', { name: 'isOn', value: false })")
        runner.check("the platform and the state stay",
                     shown.holds(entry.format("Glue")) and shown.value("values[0] === true && platform.name === 'macOS'"),
                     shown.value("[values, platform.name]"))
        shown.value("send('Stick', { name: 'isOn', value: 3 })")
        runner.check("a variable of another type is as in the file",
                     shown.holds(entry.format("Stick")) and shown.value("values[0] === 3"), shown.value("values"))
        shown.value(f"window.postMessage({{focus: {entry.format('Stick')}.item.place}})")
        runner.check("its page follows the cursor",
                     shown.holds("document.querySelector('.chosen .title')?.textContent === 'Stick'"))
        shown.click(entry.format("Share"))
        runner.check("its page says what is chosen", shown.holds("/Screens.menu:4$/.test(answers.at(-1)?.chosen)"),
                     shown.value("answers"))
