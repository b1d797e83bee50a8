"""The versions that the library asks for, against the table: each has a declaration behind it that is of that version."""
import collections
import pathlib
import re

import fact_table

COLUMNS = ["iOS", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS"]
GUARD = re.compile(r"[#@]available\(([^()]*)\*\)")
# The guards that no declaration explains, by file and platform, and why they are there.
OTHER_REASONS = {
    ("MenuItemsInAppKit.swift", "macOS 26"): "the menu bar shows images from this version on",
    ("MenuImage.swift", "26"): "symbols have other names from this version on",
    ("MenuSystemItem.swift", "18"): "symbols have other names from this version on",
    ("ToolbarAction.swift", "26"): "Cancel, Done and Close have symbols from this version on",
    ("ItemsInSwiftUI.swift", "27"): "menus hide images by default from this version on",
    ("KeysInSwiftUI.swift", "15.4"): "the overload of keyboardShortcut(_:) that takes nil",
    ("ToolbarContentInSwiftUI.swift", "16"): "the builder's buildIf(_:), which `if` calls",
    ("ToolbarContentInSwiftUI.swift", "macOS 13"): "nil as the content of a toolbar",
    ("ToolbarContentInSwiftUI.swift", "macOS 15"): "hidden(_:) is asked for in another function",
    ("ButtonsInUIKit.swift", "iOS 27"): "navigation bars have an overflow menu from this version on",
    ("CatalystToolbarItems.swift", "macCatalyst 17"): "where the separator of AppKit would be",
    ("CatalystToolbarItems.swift", "macCatalyst 16"): "NSUIViewToolbarItem is asked for in another function",
    ("WindowToolbar.swift", "macOS 15"): "isHidden of an item is asked for in another function",
    ("MenuBarDispatcher.swift", "iOS 27"): "the menu bar takes the focus from this version on",
    ("StatusItemsInAppKit.swift", "macOS 27"): "the right mouse button does not reach status items from this version on",
    ("SystemMenusInUIKit.swift", "iOS 18.1"): "Apple's page has 14.0 for Identifier.open, its headers 18.1",
}
# What a guard is about: the attribute of a declaration, the branch of an `if`, or what follows a `guard`.
DECLARED = re.compile(r"\b(?:class|enum|struct|protocol|func|var|let|case|typealias)\s+`?(\w+)")
ATTRIBUTES = re.compile(r"(?:\s*(?:@\w+(?:\([^()]*\))?|#if[^\n]*|public|private|fileprivate|nonisolated|final))*\s*")
WORD = re.compile(r"\w+")


def versions(text):
    """The versions of a guard by platform."""
    return {name: fact_table.version(number) for name, number in re.findall(r"(\w+) ([\d.]+)", text)}


def block_end(text, start):
    """Where the braces end that begin after `start`, or the end of the line if there are none before it."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth <= 0:
                return index
        elif text[index] == "\n" and depth == 0 and text[start:index].strip() and not text[index:].lstrip().startswith(
                ("{", ".", "(", ")", "->", "where", "@", "#")) and text[index - 1] not in ",(":
            return index
    return len(text)


def scope(text, match):
    """The part of a file that a guard is about."""
    line = text[text.rfind("\n", 0, match.start()) + 1:match.start()]
    if match.group().startswith("@"):
        # Behind other attributes and conditions of the compiler.
        start = ATTRIBUTES.match(text, match.end()).end()
        return text[start:block_end(text, start)]
    if re.search(r"\bguard\b", line):
        # What follows in the block.
        start, depth = block_end(text, match.end()) + 1, 0
        for index in range(start, len(text)):
            depth += {"{": 1, "}": -1}.get(text[index], 0)
            if depth < 0:
                return text[start:index]
    end = block_end(text, match.end())
    rest = text[end:end + 9]
    # `if #available(…) {} else { … }`: what the older systems lack is in the other branch.
    return text[match.end():block_end(text, end + 1)] if re.match(r"\}\s*else", rest) else text[match.end():end]


def without_comments(text):
    return re.sub(r"//[^\n]*", "", text)


def check(table, files, minimums):
    """The guards that nothing explains, as (file, line, sentence), and how many there are."""
    known = collections.defaultdict(set)
    for row in table.rows.values():
        name = re.split(r"[(.]", row["member"] or row["type"].split(".")[-1])[0]
        for label in {name, *re.findall(r"\w+", row["member"])}:
            for column in COLUMNS:
                if row[column][:1].isdigit():
                    known[label].add((column, fact_table.version(row[column])))
    texts = {file: without_comments(file.read_text()) for file in files}
    # The library's own declarations have the versions of their attributes.
    for text in texts.values():
        for match in GUARD.finditer(text):
            if match.group().startswith("@"):
                declared = DECLARED.search(text, match.end())
                if declared:
                    known[declared.group(1)] |= set(versions(match.group(1)).items())
    unexplained, count, used = [], 0, set()
    for file, text in texts.items():
        for match in GUARD.finditer(text):
            words = set(WORD.findall(scope(text, match)))
            declared = DECLARED.search(text, match.end()) if match.group().startswith("@") else None
            if declared:
                words.discard(declared.group(1))
            for column, version in versions(match.group(1)).items():
                count += 1
                line = text.count("\n", 0, match.start()) + 1
                shown = f"{column} {'.'.join(map(str, version))}"
                if version <= minimums.get(column, (0, 0)):
                    unexplained.append((file, line, f"asks for {shown}, which the library needs anyway"))
                elif not any((column, version) in known[word] for word in words):
                    reason = other_reason(file, match.group(1))
                    if reason:
                        used.add(reason)
                    else:
                        unexplained.append((file, line, f"asks for {shown}, which nothing behind it is of"))
    for name, asked in sorted(set(OTHER_REASONS) - used):
        unexplained.append((pathlib.Path(name), 0, f"has no guard for {asked} any more that needs another reason"))
    return unexplained, count


def other_reason(file, asked):
    """The key of the reason for a guard: that of all its platforms, or of one."""
    for (name, part), _ in OTHER_REASONS.items():
        if name == file.name and re.search(rf"\b{re.escape(part)}\b(?!\.)", asked):
            return name, part
    return None
