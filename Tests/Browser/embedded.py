"""Changes a copy of the tool's modules so that Embedded Swift takes them, which is what a page can load.

Embedded Swift has no key paths, and no names of cases at run time. Each change says how often it applies, and ends the
build where it no longer does, or where something is left that it was to change.
"""

import re
import shutil
import sys

import runner

# Each after those that it uses.
MODULES = ["MenuJSON", "MenuSyntax", "MenuModel", "MenuGuidelines", "MenuEmission", "MenuTooling", "MenuPreview",
           "MenuImport"]
HERE = runner.PROJECT / "Tests/Browser"
# `\.name.text` where a function is asked for, after `(`, a label or at the start of a line.
KEY_PATH = re.compile(r"(?<=[(\s])\\\.(\w+(?:[?!]?\.\w+)*)")
# What a rule's page says in Korean, at its end.
KOREAN_PAGE = re.compile(r"\\n## 한국어\\n.*(?=\",$)", re.MULTILINE)
# Enums whose cases are printed by their names, and where.
PRINTED_CASES = {"MenuSyntax/Lexer/Keyword.swift": "Keyword", "MenuModel/Data/SourceLanguage.swift": "SourceLanguage"}
# What is otherwise here: in a file, what matches once, and what takes its place.
REPLACED = [
    # The C library's search is that of support.c.
    ("MenuSyntax/Source/LineMap.swift", r"#else\n  import Glibc\n#endif",
     '#else\n  @_extern(c, "memchr") private func memchr(\n    _ start: UnsafeRawPointer?, _ byte: Int32, _ count: Int\n'
     "  ) -> UnsafeMutableRawPointer?\n#endif"),
    # A value of any type that conforms to a protocol; the page names its reporter.
    ("MenuTooling/Reporters/ReportFormat.swift", r"\n  /// The reporter of the format\.\n.*?\n  \}\n", ""),
    # The page is in English. What the rules say in Korean is 47 KB of what a browser would load.
    ("MenuGuidelines/Guideline/KoreanMessages.swift", r'(?<=private static let table = #""").*(?="""#)', "\n    "),
    # Swift 6.3 crashes when it optimizes this function.
    ("MenuImport/Strings/CatalogTexts.swift", r"  private static func text\(of localization", "  @_optimize(none) "
     "private static func text(of localization"),
]


def without_key_paths(text):
    """Closures in place of key paths; gives the text and how many there were."""
    return KEY_PATH.subn(lambda path: "{ $0 }" if path[1] == "self" else f"{{ $0.{path[1]} }}", text)


def with_names(text, enum):
    """The text of an enum that prints itself, `"\\(self)"`, with the names of its cases spelled out."""
    start = re.search(rf"^(?:\w+ )*enum {enum}\b.*\{{$", text, re.MULTILINE)
    if not start or text.count('"\\(self)"') != 1:
        sys.exit(f"{enum} does not print itself once")
    body = text[start.end():text.index("\n}", start.end())]
    names = []
    # The cases may go on in the next line, behind a comma.
    for cases in re.findall(r"^  case ((?:.*,\n)*.*)$", re.sub(r"//.*", "", body), re.MULTILINE):
        names += [case.split("=")[0].strip() for case in cases.split(",")]
    lines = "".join(f'    case .{name}: "{name.strip("`")}"\n' for name in names)
    return text.replace('"\\(self)"', "nameOfCase") + (
        f"\nextension {enum} {{\n  fileprivate var nameOfCase: String {{\n    switch self {{\n{lines}    }}\n  }}\n}}\n")


def resources(folder):
    """What SwiftPM makes of `.embedInCode`."""
    lines = []
    for path in sorted(folder.iterdir()):
        name = re.sub(r"\W", "_", path.name)
        lines.append(f"  static let {name}: [UInt8] = [{','.join(map(str, path.read_bytes()))}]\n")
    return f"enum PackageResources {{\n{''.join(lines)}}}\n"


def copy(target):
    """Writes the changed modules into a folder."""
    key_paths = 0
    for module in MODULES:
        shutil.copytree(runner.PROJECT / "Sources" / module, target / module)
    for name, enum in PRINTED_CASES.items():
        (target / name).write_text(with_names((target / name).read_text(encoding="utf-8"), enum), encoding="utf-8")
    for name, old, new in REPLACED:
        text, count = re.subn(old, lambda _: new, (target / name).read_text(encoding="utf-8"), flags=re.DOTALL)
        if count != 1:
            sys.exit(f"{name} has {count} times what the page's build changes once: {old}")
        (target / name).write_text(text, encoding="utf-8")
    pages = target / "MenuGuidelines/Guideline/RulePageTexts.swift"
    text, count = KOREAN_PAGE.subn("", pages.read_text(encoding="utf-8"))
    if not count:
        sys.exit("no page of a rule is in Korean")
    pages.write_text(text, encoding="utf-8")
    for path in sorted(target.rglob("*.swift")):
        text, count = without_key_paths(path.read_text(encoding="utf-8"))
        if count:
            path.write_text(text, encoding="utf-8")
        key_paths += count
    if not key_paths:
        sys.exit("no file has a key path, so that the page's build need not look for them")
    (target / "MenuPreview/PackageResources.swift").write_text(
        resources(runner.PROJECT / "Sources/MenuPreview/Resources"), encoding="utf-8")
    for module in MODULES:
        for path in sorted((HERE / "Embedded").iterdir()):
            shutil.copy(path, target / module / path.name)
    return key_paths
