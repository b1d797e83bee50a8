"""The reference of the library: its pages in the site, and links to them wherever a page names a declaration."""

import json
import re
import shutil

MODULE = "MenuRuntime"
GUIDE = ("menugen", "doc://menugen/documentation/menugen")
FOLDER = "documentation/menuruntime"
# The parts of a page whose words are read there; the rest is for lists on other pages.
PARTS = ("abstract", "primaryContentSections", "sections", "topicSections")


def add_pages(out, archive):
    """Copies the pages of the library's archive into the site, with a navigator of their own."""
    for part in ("data", "."):
        for path in (archive / part / FOLDER, archive / part / f"{FOLDER}.json"):
            target = out / part / path.relative_to(archive / part)
            if path.is_dir():
                shutil.copytree(path, target)
            elif path.exists():
                shutil.copy(path, target)
    index = out / "index/index.json"
    tree = json.loads(index.read_text(encoding="utf-8"))
    added = json.loads((archive / "index/index.json").read_text(encoding="utf-8"))
    tree["interfaceLanguages"]["swift"] += added["interfaceLanguages"]["swift"]
    tree["includedArchiveIdentifiers"] += added["includedArchiveIdentifiers"]
    index.write_text(json.dumps(tree), encoding="utf-8")


def fold_cases(out):
    """Shows the cases of an enum on its page alone: a page of a case says no more than the list of them."""
    pages = data_of(out)
    cases = {url: page for url, page in pages.items() if page["metadata"].get("symbolKind") == "case"
             and [section["kind"] for section in page["primaryContentSections"]] == ["declarations"]}

    def term(url):
        page = cases[url]
        name = "".join(token["text"] for token in page["metadata"]["fragments"]).removeprefix("case ")
        return {"term": {"inlineContent": [{"type": "codeVoice", "code": name}]},
                "definition": {"content": [{"type": "paragraph", "inlineContent": page.get("abstract", [])}]}}

    paths = {}
    for url in cases:
        path = "/" + re.sub(r"^doc://[^/]*/", "", url).lower()
        paths[path] = path.rsplit("/", 1)[0]
        (out / f"data{path}.json").unlink()
        shutil.rmtree(out / path.strip("/"))
    for file in sorted((out / "data").rglob("*.json")):
        page = json.loads(file.read_text(encoding="utf-8"))
        lists = []
        for section in page.get("topicSections", []):
            folded = [url for url in section["identifiers"] if url in cases]
            section["identifiers"] = [url for url in section["identifiers"] if url not in cases]
            if folded:
                heading = {"type": "heading", "level": 2, "text": section["title"], "anchor": section["anchor"]}
                lists += [heading, {"type": "termList", "items": [term(url) for url in folded]}]
            for url in folded:
                page["references"] = cases[url]["references"] | page["references"]
        if lists:
            page["topicSections"] = [section for section in page["topicSections"] if section["identifiers"]]
            if not page["topicSections"]:
                del page["topicSections"]
            page["primaryContentSections"].append({"kind": "content", "content": lists})
        for one in page.get("references", {}).values():
            one["url"] = paths.get(one.get("url"), one.get("url"))
        file.write_text(json.dumps(page), encoding="utf-8")

    def without_cases(node):
        children = [without_cases(one) for one in node.get("children", []) if one.get("path") not in paths]
        # A heading without anything below it.
        following = children[1:] + [{"type": "groupMarker"}]
        kept = [one for one, other in zip(children, following)
                if one.get("type") != "groupMarker" or other.get("type") != "groupMarker"]
        return {**node, "children": kept} if kept else {key: value for key, value in node.items() if key != "children"}

    index = out / "index/index.json"
    tree = json.loads(index.read_text(encoding="utf-8"))
    nodes = tree["interfaceLanguages"]["swift"]
    tree["interfaceLanguages"]["swift"] = [without_cases(node) for node in nodes]
    index.write_text(json.dumps(tree), encoding="utf-8")


def data_of(out):
    """The pages of the library by address, those that its front page lists first in their order."""
    pages = {}
    for path in sorted((out / "data" / FOLDER).rglob("*.json")) + [out / f"data/{FOLDER}.json"]:
        page = json.loads(path.read_text(encoding="utf-8"))
        pages[page["identifier"]["url"]] = page
    front = next(page for page in pages.values() if page["metadata"]["title"] == MODULE)
    listed = [one for section in front.get("topicSections", []) for one in section["identifiers"]]
    order = {url: number for number, url in enumerate(listed)}

    def place(url):
        parents = [order[one] for one in listed if url == one or url.startswith(one + "/")]
        return min(parents, default=len(order)), url

    return {url: pages[url] for url in sorted(pages, key=place)}


def names_of(pages):
    """How pages name the declarations: `MenuContext`, `MenuContext.update()`, `MenuContext(_:)` and `update()`."""
    found = {}
    for url, page in pages.items():
        title = page["metadata"]["title"]
        parent = pages.get(url.rsplit("/", 1)[0])
        is_member = parent is not None and parent["metadata"].get("roleHeading") not in ("Framework", "Extended Module")
        if not is_member:
            # What is extended belongs to another module, which has its own documentation.
            if not page["metadata"].get("roleHeading", "").startswith("Extended"):
                found.setdefault(title, []).append(url)
            continue
        outer = parent["metadata"]["title"]
        # A nested type has the outer one in its title.
        whole = title if title.startswith(f"{outer}.") else f"{outer}.{title}"
        if title.startswith("init("):
            whole = outer + title[len("init"):]
        for name in [whole, title] if "(" in title and not title.startswith("init(") else [whole]:
            found.setdefault(name, []).append(url)
    chosen = {}
    for name, urls in found.items():
        parents = list(dict.fromkeys(url.rsplit("/", 1)[0] for url in urls))
        first = [url for url in urls if url.startswith(parents[0] + "/")]
        # Overloads have a page each; their type lists them.
        chosen[name] = first[0] if len(first) == 1 else parents[0]
    return chosen


def link(out, base):
    """Turns each name of a declaration in the text of a page into a link to it; gives the names by page."""
    pages = data_of(out)
    names = names_of(pages)
    guide = json.loads((out / "data/documentation/menugen.json").read_text(encoding="utf-8"))
    articles = {page["metadata"]["title"]: url for url, page in pages.items() if page["metadata"]["role"] == "article"}
    mentions = re.compile("(" + "|".join(map(re.escape, articles)) + ")") if articles else re.compile("$.")
    linked = {}
    for path in sorted((out / "data").rglob("*.json")):
        page = json.loads(path.read_text(encoding="utf-8"))
        own = page.get("identifier", {}).get("url")
        used = {}

        def with_articles(text):
            """The parts of a text, in which the titles of articles are links."""
            for part in mentions.split(text):
                url = articles.get(part)
                if url and url != own:
                    used[part] = url
                    yield {"type": "reference", "identifier": url, "isActive": True}
                elif part:
                    yield {"type": "text", "text": part}

        def changed(node):
            if isinstance(node, list):
                parts = []
                for one in node:
                    if isinstance(one, dict) and one.get("type") == "text" and mentions.search(one["text"]):
                        parts += with_articles(one["text"])
                    else:
                        parts.append(changed(one))
                return parts
            if not isinstance(node, dict) or node.get("type") in ("reference", "link", "codeListing"):
                return node
            if node.get("type") == "codeVoice" and node["code"] == "Grammar/menu.ebnf":
                return {"type": "link", "destination": f"{base}site/menu.ebnf.txt", "title": node["code"]}
            if node.get("type") == "codeVoice":
                url = names.get(node["code"])
                if own in pages and node["code"] == GUIDE[0]:
                    url = GUIDE[1]
                if url is None or url == own:
                    return node
                used[node["code"]] = url
                return {"type": "reference", "identifier": url, "isActive": True, "overridingTitle": node["code"],
                        "overridingTitleInlineContent": [node]}
            return {key: changed(value) for key, value in node.items()}

        for part in PARTS:
            if part in page:
                page[part] = changed(page[part])
        if used:
            for url in used.values():
                target = pages.get(url, guide)
                page["references"].setdefault(url, {
                    "type": "topic", "kind": target["kind"], "role": target["metadata"]["role"], "identifier": url,
                    "title": target["metadata"]["title"], "abstract": target.get("abstract", []),
                    "url": "/" + re.sub(r"^doc://[^/]*/", "", url).lower()})
            path.write_text(json.dumps(page), encoding="utf-8")
            linked[path] = used
    return linked
