#!/usr/bin/env python3
"""Writes Sources/MenuModel/Data/SymbolTable+Names.swift from the tables beside this script.

    python3 Tests/Tables/make_symbol_table.py [NAMES.tsv [RELEASES.tsv]]

NAMES.tsv (sf-symbols.tsv) has a row a symbol: name, release of SF Symbols, the newer name if it was renamed,
and 1 if its use is restricted. RELEASES.tsv (sf-symbol-releases.tsv) has a row a release with the first version
of each platform that has it. Names and versions come from nandorojo/sf-symbols-typescript (de86277, MIT,
(c) 2023 Fernando Rojo), renames and restrictions from SFSafeSymbols (22ee598 and 1700fde, MIT, (c) 2021).
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
OUTPUT = HERE.parent.parent / "Sources/MenuModel/Data/SymbolTable+Names.swift"
LINE_LENGTH = 520


def rows(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    header = lines[0].split("\t")
    return [dict(zip(header, line.split("\t") + [""] * len(header))) for line in lines[1:]]


def version(text):
    parts = [str(int(part)) for part in text.split(".")]
    while len(parts) > 1 and parts[-1] == "0":
        parts.pop()
    return "Version(" + ", ".join(parts) + ")"


def main():
    symbols = rows(sys.argv[1] if len(sys.argv) > 1 else HERE / "sf-symbols.tsv")
    releases = rows(sys.argv[2] if len(sys.argv) > 2 else HERE / "sf-symbol-releases.tsv")
    if len(releases) > 26:
        sys.exit("more releases than capital letters")
    codes = {row["release"]: chr(ord("A") + index) for index, row in enumerate(releases)}

    names = {row["name"] for row in symbols}
    if len(names) != len(symbols):
        sys.exit("a name stands twice")
    records = []
    for row in sorted(symbols, key=lambda row: row["name"]):
        if not re.fullmatch(r"[a-z0-9.]+", row["name"]):
            sys.exit(f"a name with other characters: {row['name']}")
        if row["renamed_to"] and row["renamed_to"] not in names:
            sys.exit(f"{row['name']} is renamed to a name that is not there")
        restricted = "!" if row["restricted"] else ""
        records.append(f"{row['name']}={codes[row['release']]}{restricted}{row['renamed_to']}")

    lines = [""]
    for record in records:
        if lines[-1] and len(lines[-1]) + 1 + len(record) > LINE_LENGTH:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + record

    out = []
    out.append("// swift-format-ignore-file")
    out.append("// Made by Tests/Tables/make_symbol_table.py; change the tables there and run it again.")
    out.append("")
    out.append("extension SymbolTable {")
    out.append("  /// The first version of each platform that has a release of SF Symbols, by the letter in the records.")
    out.append("  static func availability(ofRelease letter: UInt8) -> SymbolAvailability? {")
    out.append("    switch letter {")
    for row in releases:
        code = codes[row["release"]]
        out.append(f"    case {ord(code):#04X}:  // {code}".replace("0X", "0x"))
        out.append(
            f'      return SymbolAvailability(release: "{row["release"]}", iOS: {version(row["ios"])},'
            f' macOS: {version(row["macos"])}, tvOS: {version(row["tvos"])},'
            f' watchOS: {version(row["watchos"])}, visionOS: {version(row["visionos"])})')
    out.append("    default:")
    out.append("      return nil")
    out.append("    }")
    out.append("  }")
    out.append("")
    out.append(f"  /// The {len(records):,} symbols: name, `=`, the letter of the release, `!` if restricted, and the newer name if")
    out.append("  /// there is one. Names and versions are from nandorojo/sf-symbols-typescript (MIT, (c) 2023 Fernando Rojo),")
    out.append("  /// renames and restrictions from SFSafeSymbols (MIT, (c) 2021 SFSafeSymbols).")
    out.append('  static let records = """')
    out.extend("    " + line for line in lines)
    out.append('    """')
    out.append("}")
    OUTPUT.write_text("\n".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
