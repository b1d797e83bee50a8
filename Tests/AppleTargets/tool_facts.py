"""What `Stubs/Tool` says of a Mac's C and of SwiftPM, against Tables/darwin-facts.tsv and the toolchain's own module."""
import json
import pathlib
import re
import tempfile

import stub_symbols
import tool

TABLE = pathlib.Path(__file__).resolve().parent.parent / "Tables/darwin-facts.tsv"


def texts(graph):
    """The declarations in Swift of a symbol graph, as (name, text)."""
    return {(".".join(symbol["pathComponents"]),
             re.sub(r"\s+", " ", "".join(one["spelling"] for one in symbol["declarationFragments"])).strip())
            for symbol in json.loads(graph.read_text())["symbols"]
            # What the compiler makes of C has other identifiers.
            if re.match("s:(?!So)", symbol["identifier"]["precise"])}


def header_declarations():
    """The declarations of the header, one a line."""
    lines = (tool.HEADERS / "Darwin.h").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("//")]


def check_darwin(graphs, table):
    """What the stub of Darwin declares and no row has, and how many declarations it has."""
    rows = [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    stated = {row[1] for row in rows[1:] if row[2]}
    declared = header_declarations() + sorted(text for _, text in texts(graphs / "Darwin.symbols.json"))
    return [f"Darwin: {text} has no row in the table" for text in declared if text not in stated], len(declared)


def check_plugins(check, cache, graphs):
    """What the stub of PackagePlugin declares otherwise than the toolchain, and how many declarations it has."""
    declared = texts(graphs / "PackagePlugin.symbols.json")
    folder = cache.toolchain.library / "pm/PluginAPI"
    program = pathlib.Path(cache.toolchain.swiftc).parent / "swift-symbolgraph-extract"
    with tempfile.TemporaryDirectory() as out:
        result = check.run([program, "-module-name", "PackagePlugin", "-I", folder, "-target", "x86_64-unknown-linux-gnu",
                            "-output-dir", out, "-minimum-access-level", "public"])
        if result.returncode != 0:
            raise check.Broken(f"the toolchain's PackagePlugin: {result.stderr}")
        known = texts(pathlib.Path(out) / "PackagePlugin.symbols.json")
    return [f"PackagePlugin: {name} is not so in the toolchain\n    {text}"
            for name, text in sorted(declared - known)], len(declared)


def foundation(check, cache):
    """What the stubs of the tool declare of Foundation."""
    graphs = tool.stubs(check, cache, "x86_64") / "symbols"
    graph = json.loads((graphs / "Foundation.symbols.json").read_text())
    return [symbol for _, symbol in stub_symbols.read(graph, "Foundation", "macos")]


def check_tool(check, cache, table=TABLE):
    """What the stubs of the tool promise that is not so, as lines, and how many declarations they have."""
    graphs = tool.stubs(check, cache, "x86_64") / "symbols"
    darwin, count = check_darwin(graphs, table)
    plugins, other = check_plugins(check, cache, graphs)
    return darwin + plugins, count + other
