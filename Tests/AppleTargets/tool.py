"""The targets of the tool and its plugins, type-checked as a Mac compiles them: `check --tool`.

Which they are, the package's manifest says: all but tests and the library, which `check --library` checks with Apple's
frameworks. `Stubs/Tool` has what they use of C, of Foundation and of SwiftPM. What they use of C is a header, of which the
compiler makes Swift as it does of Apple's headers. XcodeProjectPlugin is Xcode's alone, so what the plugins do in Xcode is
left out.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import tempfile

from sources import Broken

KINDS = ("regular", "executable", "plugin")
# The library, which is for all platforms.
LIBRARY = "MenuRuntime"
MODULES = ["ObjectiveC", "Darwin", "Foundation", "PackagePlugin"]
STUBS = pathlib.Path(__file__).resolve().parent / "Stubs/Tool"
HEADERS = STUBS / "Darwin"
NEWEST = "macos26"
# As the manifest has them, and each file imports what it uses.
FLAGS = ["-swift-version", "6", "-package-name", "package", "-enable-upcoming-feature", "MemberImportVisibility"]


class Target:
    """A target of the package: what SwiftPM hands to the compiler for it."""

    def __init__(self, description, package):
        self.name, self.kind = description["name"], description["type"]
        self.module = re.sub(r"\W", "_", self.name)
        place = "Plugins" if self.kind == "plugin" else "Sources"
        self.folder = package / (description.get("path") or f"{place}/{self.name}")
        # Documentation has files in Swift that are no part of the target.
        self.files = sorted(one for one in self.folder.rglob("*.swift") if not any(
            parent.suffix == ".docc" for parent in one.parents))
        if not self.files:
            raise Broken(f"no Swift files in {self.folder}")
        self.dependencies = [name for part in description["dependencies"] for name in names_of(part)]
        self.is_strict = any("strictMemorySafety" in setting["kind"] for setting in description["settings"])
        self.embedded = [self.folder / one["path"] for one in description["resources"] if "embedInCode" in one["rule"]]

    def sources(self, folder):
        """The files, with the one that SwiftPM writes for resources that are embedded in code."""
        if not self.embedded:
            return self.files
        constants = [f"static let {re.sub(r'[^0-9A-Za-z]', '_', one.name)}: [UInt8] = []\n" for one in self.embedded]
        written = folder / f"{self.module}_resources.swift"
        written.write_text(f"struct PackageResources {{\n{''.join(constants)}}}\n")
        return [*self.files, written]

    @property
    def flags(self):
        is_script = any(file.name == "main.swift" for file in self.files)
        return [*FLAGS, "-module-name", self.module, *([] if is_script else ["-parse-as-library"]),
                *(["-strict-memory-safety"] if self.is_strict else [])]


def names_of(dependency):
    """The names of targets in a dependency of a manifest: {"byName": ["MenuSyntax", null]}."""
    return [value[0] for kind, value in dependency.items() if kind in ("byName", "target")]


def targets_of(check, cache, package):
    """The targets of a package in an order in which they can be compiled, and the oldest macOS that it has."""
    swift = pathlib.Path(cache.toolchain.swiftc).parent / "swift"
    with tempfile.TemporaryDirectory() as scratch:
        result = check.run([swift, "package", "--package-path", package, "--scratch-path", scratch, "dump-package"])
    if result.returncode != 0:
        raise Broken(f"swift package dump-package: {result.stderr}")
    manifest = json.loads(result.stdout)
    waiting = [Target(one, package) for one in manifest["targets"] if one["type"] in KINDS and one["name"] != LIBRARY]
    names = {target.name for target in waiting}
    ordered = []
    while waiting:
        done = {target.name for target in ordered}
        ready = [one for one in waiting if names & set(one.dependencies) <= done]
        if not ready:
            raise Broken(f"targets that depend on each other: {', '.join(one.name for one in waiting)}")
        ordered += ready
        waiting = [one for one in waiting if one not in ready]
    oldest = [one["version"] for one in manifest["platforms"] if one["platformName"] == "macos"]
    return ordered, f"macos{oldest[0] if oldest else '10.13'}"


def flags_of(check, cache, target, arch, modules):
    """What all compilations for a target such as macos12 have in common."""
    triple = check.PLATFORMS["macos"][0].format(check.parts_of(target)[1]).replace("x86_64", arch)
    return [*check.frontend_flags(triple, cache.library("macos", arch), cache.clang, modules), "-I", HEADERS]


def stubs(check, cache, arch):
    """The stub modules that the tool and the plugins import, for a Mac."""
    files = {module: sorted((STUBS / module).glob("*.swift")) for module in MODULES}
    for module in ["ObjectiveC", "Foundation"]:
        files[module] += check.stub_files(module, "macos")
    oldest = f"macos{check.PLATFORMS['macos'][3]}"

    def make(out):
        for module, sources in files.items():
            extra = ["-import-underlying-module"] if module == "Darwin" else []
            check.emit_stub(cache, module, sources, out, flags_of(check, cache, oldest, arch, out) + extra)

    parts = [one.read_bytes() for sources in [*files.values(), sorted(HEADERS.iterdir())] for one in sources]
    key = check.digest(arch, cache.library("macos", arch).name, *parts, check.source_of(make, check.emit_stub, flags_of))
    return cache.made_lately(f"tool-{arch}", key, make)


def check_targets(check, cache, package_targets, target, arch):
    """What the compiler says of each target of the package, by name, where it says anything."""
    said = {}
    common = ["-frontend", *flags_of(check, cache, target, arch, stubs(check, cache, arch))]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for one in package_targets:
            sources = one.sources(folder)
            module = folder / f"{one.module}.swiftmodule"
            command = [cache.toolchain.swiftc, *common, "-I", folder, *one.flags]
            if any(one.name in other.dependencies for other in package_targets):
                check.run([*command, "-emit-module", *sources, "-experimental-skip-all-function-bodies",
                           "-suppress-warnings", "-o", module])
            result = check.run([*command, "-typecheck", *sources, "-warnings-as-errors"])
            if result.returncode != 0:
                said[one.name] = result.stderr + result.stdout
    return said


def report(check, cache, package, targets):
    """Checks the package for each target and prints the result; returns the exit status."""
    if any(not target.startswith("macos") for target in targets):
        raise Broken("the tool is for macOS alone")
    package_targets, oldest = targets_of(check, cache, package)
    pairs = [(target, arch) for target in targets or [oldest, NEWEST] for arch in check.MAC_ARCHITECTURES]
    for arch in check.MAC_ARCHITECTURES:
        stubs(check, cache, arch)
    failed = False
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        results = pool.map(lambda pair: check_targets(check, cache, package_targets, *pair), pairs)
        for (target, arch), said in zip(pairs, results):
            print(f"{target} {arch:<6} {'FAIL' if said else 'ok'}: {len(package_targets)} targets"
                  + (f", not {', '.join(said)}" if said else ""), flush=True)
            for messages in said.values():
                print(messages, end="", flush=True)
            failed = failed or bool(said)
    return 1 if failed else 0
