"""Uses the page in headless Chromium, as a person does with a mouse, by keys, and with files."""

import json
import shutil
import time

import chromium
import runner

CONTRAST = (runner.PROJECT / "Tests/Support/contrast.js").read_text(encoding="utf-8")
WIDTHS = [390, 900, 1400]
READY = "performance.getEntriesByName('checked').length"
PLACES = "[...document.querySelectorAll('.place')]"
TEXT = "document.getElementById('text')"
SOON = 1000
# Half of it is the download of the tool.
DOWNLOADED = 3000
KEY_PRESS = 20
# Drops a folder with files, whose texts are by their paths: the browser lets no test drop one.
DROP = """(files => {
  const entry = (name, inside) => typeof inside === 'string'
    ? {name, isFile: true, file: done => done(new File([inside], name))}
    : {name, createReader() {
        let rest = Object.entries(inside).map(([one, other]) => entry(one, other));
        return {readEntries(done) { done(rest.splice(0, 2)); }};
      }};
  const root = {};
  for (const [path, text] of Object.entries(files)) {
    const names = path.split('/'), last = names.pop();
    names.reduce((folder, name) => folder[name] ??= {}, root)[last] = text;
  }
  const items = Object.entries(root).map(([name, inside]) => ({webkitGetAsEntry: () => entry(name, inside)}));
  performance.clearMarks();
  const event = new Event('drop', {cancelable: true});
  event.dataTransfer = {types: ['Files'], items};
  dispatchEvent(event);
})(%s)"""
BAD_MENU = 'commands { pin "pin it" }\nitem Note { context menu { pin } }\n'


def check(address, work, pictures):
    with chromium.browser(work) as page:
        for domain in ("Runtime", "Log", "Network"):
            page.send(f"{domain}.enable")
        page.send("Network.setCacheDisabled", cacheDisabled=True)
        check_first(page, address)
        check_typing(page)
        check_keys(page)
        check_tabs(page)
        check_fix(page)
        check_links(page, address)
        check_files(page, work)
        for width in WIDTHS:
            for theme in ("light", "dark"):
                check_look(page, address, width, theme, pictures)
        check_quiet(page, address)
        check_without(page, address)


def open_page(page, address):
    # Otherwise a new fragment is no new page.
    page.open("about:blank")
    page.wait("location.href === 'about:blank'")
    page.open(address)
    page.wait(READY)


def check_first(page, address):
    def times(count):
        for _ in range(count):
            open_page(page, address)
            # The fastest is the one that no other program slowed down.
            yield [page.value(f"performance.getEntriesByName('{mark}')[0].startTime") for mark in ("shown", "checked")]

    def told(pairs, how, longest):
        shown, checked = (sorted(column) for column in zip(*pairs))
        runner.check(f"{how}: the first finding is there {shown[0]:.0f} ms after the page is asked for, the tool after "
                     f"{', '.join(f'{time:.0f}' for time in checked)}", shown[0] <= SOON and checked[0] <= longest)

    told(list(times(5)), "at once", SOON)
    page.send("Network.emulateNetworkConditions", offline=False, latency=20, downloadThroughput=1.25e6, uploadThroughput=1.25e6)
    told(list(times(2)), "by 10 Mbit/s", DOWNLOADED)
    page.send("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)


def fill(page, text):
    """Replaces what is in the field, as typing would, and waits for what is found."""
    page.value(f"{TEXT}.focus(), {TEXT}.select(), performance.clearMarks()")
    page.type(text)
    page.wait(READY)


def check_typing(page):
    """How long the page takes from a key to the findings, with 200 lines."""
    lines = "".join(path.read_text(encoding="utf-8")
                    for path in sorted((runner.PROJECT / "Samples/Mail").rglob("*.menu")))
    fill(page, lines)
    taken = page.value(f"""(async () => {{
      const taken = [], field = {TEXT};
      for (let number = 0; number < 60; number++) {{
        performance.clearMarks();
        const begun = performance.now();
        field.value += number % 2 ? ' ' : '\\n';
        field.dispatchEvent(new InputEvent('input'));
        while (!performance.getEntriesByName('checked').length) await new Promise(done => setTimeout(done));
        taken.push(performance.getEntriesByName('checked')[0].startTime - begun);
      }}
      return taken.sort((one, other) => one - other) }})()""")
    count = lines.count("\n")
    runner.check(f"with {count} lines, what is found is there {taken[6]:.1f} ms after a key, or {taken[30]:.1f} in half of the runs",
                 count >= 200 and taken[6] <= KEY_PRESS)


def check_keys(page):
    """Everything can be reached and done by keys."""
    fill(page, BAD_MENU)
    found = page.value(f"{PLACES}.map(place => place.textContent).join()")
    runner.check("what is typed is checked", "pin it" in found, found)
    runner.check("… as what it looks like", page.value("document.getElementById('kind').value === 'menu'"))
    reached = []
    for _ in range(40):
        page.press("Tab", 9)
        reached.append(page.value("document.activeElement.id || document.activeElement.className || document.activeElement.tagName"))
        if reached[-1] == "place":
            break
    runner.check("the tab key leads from the text to the findings", reached[-1] == "place" and "tab-findings" in reached, reached)
    page.press("ArrowDown", 40)
    at = page.value(f"{PLACES}.indexOf(document.activeElement)")
    page.send("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", windowsVirtualKeyCode=13, text="\r")
    page.send("Input.dispatchKeyEvent", type="keyUp", key="Enter", code="Enter", windowsVirtualKeyCode=13)
    chosen = page.value(f"document.activeElement === {TEXT} && {TEXT}.value.slice({TEXT}.selectionStart, {TEXT}.selectionEnd)")
    runner.check("an arrow key leads to the next, and Enter from there to its place in the text",
                 at == 1 and chosen == 'commands { pin "pin it" }', (at, chosen))


def check_tabs(page):
    page.value("document.getElementById('tab-findings').focus()")
    seen = {}
    for name in ("preview", "menuFiles", "swift"):
        page.value("performance.clearMarks()")
        page.press("ArrowRight", 39)
        page.wait(READY)
        seen[name] = page.value(f"!document.getElementById('{name}').hidden && document.getElementById('{name}').textContent")
        if name == "preview":
            seen[name] = page.holds("document.querySelector('#preview iframe')?.srcdoc.includes('Menus of')")
    runner.check("arrow keys open the other tabs: the menus, their file and their Swift",
                 seen["preview"] and "context menu" in seen["menuFiles"] and "enum" in seen["swift"],
                 json.dumps(seen)[:400])
    # The frame has another origin: what it draws is seen in its own target.
    page.value("document.getElementById('tab-preview').click()")
    page.value("document.getElementById('tab-findings').click()")


def check_fix(page):
    fill(page, BAD_MENU)
    before = page.value("document.querySelectorAll('.fixes button').length")
    page.value("performance.clearMarks()")
    page.click("document.querySelector('.fixes button')")
    page.wait(READY)
    text = page.value(f"{TEXT}.value")
    runner.check("a fix changes the text", before > 0 and text != BAD_MENU and "context menu" in text, text)


def check_links(page, address):
    hostile = 'commands { pin "</script><img src=x onerror=document.title=1>é😀" }\nitem Note { context menu { pin } }\n'
    fill(page, hostile)
    fragment = page.wait("location.hash.length > 20 && location.hash")
    open_page(page, f"{address}{fragment}")
    runner.check("the address has what was typed", page.value(f"{TEXT}.value") == hostile, fragment)
    page.value("document.getElementById('tab-preview').click()")
    page.wait("document.querySelector('#preview iframe')?.srcdoc")
    time.sleep(0.5)
    runner.check("a script in a text is a text", "Check menus" in page.value("document.title")
                 and page.value("!document.querySelector('img')"))
    open_page(page, f"{address}#menu=commands%20%7B%20pin%20%22pin%20it%22%20%7D")
    runner.check("a link can have a text as it is", page.value(f"{TEXT}.value") == 'commands { pin "pin it" }')
    open_page(page, f"{address}#files=AAAA")
    runner.check("a link that is not whole leaves the page as it begins", page.value(f"{PLACES}.length > 0"))


def choose(page, selector, paths):
    root = page.send("DOM.getDocument")["root"]["nodeId"]
    node = page.send("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
    page.value("performance.clearMarks()")
    page.send("DOM.setFileInputFiles", nodeId=node, files=[str(path) for path in paths])


def check_files(page, work):
    """Files that are opened, and a folder that is dropped."""
    app = work / "Recipes"
    shutil.copytree(runner.PROJECT / "Samples/Imported/Before", app)
    (app / "Pods").mkdir()
    (app / "Pods/Other.swift").write_text("struct Other {}\n", encoding="utf-8")
    (app / "Notes.txt").write_text("not read\n", encoding="utf-8")
    names = "[...document.querySelectorAll('#file option')].map(option => option.textContent).join()"
    choose(page, "#files", [app / "RecipeList.swift", app / "Localizable.xcstrings", app / "Notes.txt"])
    page.wait(READY)
    runner.check("files are opened together", page.value(names) == "Localizable.xcstrings,RecipeList.swift"
                 or page.value(names) == "RecipeList.swift,Localizable.xcstrings", page.value(names))
    page.value(DROP % json.dumps({str(path.relative_to(work)): path.read_text(encoding="utf-8")
                                  for path in sorted(app.rglob("*")) if path.is_file()}))
    page.wait(READY)
    found = page.value(names)
    runner.check("a folder is dropped, and what is no menu of the app is left out",
                 "Recipes/Base.lproj/MainMenu.xib" in found and "Pods" not in found and ".txt" not in found, found)
    other = page.value(f"""(() => {{
      const last = {PLACES}.find(place => place.textContent.includes('RecipeList'));
      last.click();
      return document.getElementById('file').selectedOptions[0].textContent + {TEXT}.value
        .slice({TEXT}.selectionStart, {TEXT}.selectionEnd) }})()""")
    runner.check("a finding leads to its file", other.startswith("Recipes/RecipeList.swift") and len(other) > 30, other)
    page.value("document.getElementById('tab-menuFiles').click()")
    runner.check("the menu file of the app has its name",
                 page.holds("document.getElementById('menuFiles').textContent.includes('app Recipes')"),
                 page.value("document.getElementById('menuFiles').textContent"))


def check_look(page, address, width, theme, pictures):
    page.send("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
    page.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
    open_page(page, address)
    wrong = []
    for tab in ("findings", "preview", "menuFiles", "swift"):
        page.value(f"performance.clearMarks(), document.getElementById('tab-{tab}').click()")
        page.wait(READY)
        wide = page.value("document.scrollingElement.scrollWidth")
        if wide > width:
            wrong.append(f"{tab}: {wide} wide")
        pale = page.value(f"(() => {{ {CONTRAST}; return [...contrasts(window, 'script, option, iframe')]"
                          ".filter(([, found]) => found < 4.5)"
                          ".map(([element, found]) => `${found.toFixed(1)} ${element.textContent.slice(0, 30)}`) })()")
        wrong += [f"{tab}: contrast {each}" for each in pale or []] + (["no contrasts"] if pale is None else [])
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
            time.sleep(0.4)
            page.picture(pictures / f"checker-{tab}-{width}-{theme}.png")
    runner.check(f"{width} wide, {theme}: nothing is cut off or pale", not wrong, "\n".join(wrong))


def check_quiet(page, address):
    """What the browser told while all this went on."""
    said = [event["params"] for event in page.events
            if event["method"] in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")]
    runner.check("the console is empty", not said, "\n".join(json.dumps(each)[:300] for each in said[:5]))
    asked = {event["params"]["request"]["url"].split("#")[0] for event in page.events
             if event["method"] == "Network.requestWillBeSent"}
    outside = [url for url in asked if not url.startswith((address, "data:", "about:", "blob:"))]
    runner.check("nothing is asked for but the page's own files", not outside and len(asked) > 3, outside)


def check_without(page, address):
    page.open("about:blank")
    page.open(address, before="delete window.WebAssembly")
    runner.check("without WebAssembly it says how to install",
                 page.holds("!document.getElementById('instead').hidden && document.getElementById('checker').hidden"))
