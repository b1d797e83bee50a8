"""Measures what swiftc takes for generated Swift and for the library: imported by Tests/Benchmarks/run.

The module has N commands in blocks of about 17, with context menus, buttons, toolbars and a menu bar. It is `public`, since
an optimizing compiler discards most internal code that nothing uses. It is compiled as one module for Linux, against the
library and the stubs of Tests/AppleTargets, with the localized strings of their Foundation and all code generated for
SwiftUI: object code for Apple targets needs the SDK. The library is compiled with the stubs of one framework at a time, as
on a platform.
"""

import os
import pathlib
import subprocess
import sys

import make_inputs

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CHECK = PROJECT / "Tests" / "AppleTargets" / "check"
LIBRARY = PROJECT / "Sources" / "MenuRuntime"
OPTIONS = ["-Onone", "-O"]
# The Linux stubs lack isolation that mode 6 requires, so this is mode 5 with the features of mode 6.
LIBRARY_FLAGS = [
    flag for feature in ["BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
                         "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
                         "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
                         "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    for flag in ["-enable-upcoming-feature", feature]]
FRAMEWORKS = ["UIKit", "AppKit", "SwiftUI"]


def all_surfaces(count):
    """A module of context menus, toolbars and a menu bar."""
    return make_inputs.menu_file(list(make_inputs.commands_of(count)))


def generate(tool, name, text, work):
    """Writes a module's input, generates its Swift and returns the files, adapted for Linux."""
    menu = work / f"{name}.menu"
    menu.write_text(text.replace("\n}", "\n  access public\n}", 1), encoding="utf-8")
    folder = work / name
    subprocess.run([tool, "generate", "--skip-guidelines", menu, "-o", folder], check=True,
                   stdout=subprocess.DEVNULL)
    return [str(portable(file, folder / f"linux-{file.name}")) for file in sorted(folder.glob("*.swift"))
            if not file.name.startswith("linux-")]


def portable(file, copy):
    """Adapts a file for Linux."""
    subprocess.run([CHECK, "--portable", file, copy], check=True)
    return copy


def flags_of(names):
    """The flags to find modules, without linking them."""
    done = subprocess.run([CHECK, "--modules", names], check=True, stdout=subprocess.PIPE, text=True)
    words = done.stdout.split()
    return [word for index, word in enumerate(words) if word == "-I" or words[index - 1] == "-I"]


def command_of(files, flags, work):
    """Compiles files as one module."""
    return ["swiftc", "-c", *files, "-wmo", "-module-name", "App", "-parse-as-library",
            "-swift-version", "6", "-suppress-warnings", "-o", str(work / "module.o"), *flags]


def compiled(command):
    """Compiles; returns the processor time in seconds and the peak memory in MB."""
    pid = os.posix_spawnp(command[0], command, os.environ)
    _, status, used = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"This does not compile: {' '.join(command)}")
    # This is the memory of the compiler's largest process.
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def size_of(files):
    """The number of lines and bytes in files."""
    texts = [pathlib.Path(file).read_bytes() for file in files]
    return sum(text.count(b"\n") for text in texts), sum(len(text) for text in texts)


def take_turns(commands, rounds):
    """The minimum time of each command, and its memory; each round runs all commands once."""
    results = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            product = pathlib.Path(command[command.index("-o") + 1])
            # swiftc skips code generation if an object file of the same code exists.
            product.unlink(missing_ok=True)
            results[name].append(compiled(command))
    return {name: min(list_) for name, list_ in results.items()}


def measure(tool, work, quick):
    """Prints the tables."""
    print("\nswiftc on what is generated, all surfaces and frameworks, processor time in s (peak MB)")
    flags = flags_of("SwiftUI,MenuRuntime")
    measured = {}
    for count in [1_000] if quick else [1_000, 10_000]:
        files = generate(tool, f"surfaces{count}", all_surfaces(count), work)
        lines, size = size_of(files)
        print(f"  {count:8,} commands: {lines:,} lines, {size:,} bytes")
        for option in OPTIONS:
            commands = {"generated": command_of(files, [*flags, option], work)}
            results = take_turns(commands, 1 if count > 1_000 else 2 if quick else 5)
            time, memory = measured[count, option] = results["generated"]
            print(f"  {'':8} {option:6}{time:9.2f} ({memory:3.0f})", flush=True)
    if not quick:
        # Compiler startup counts once, so the ratio is below 1 even if cost is linear in the number
        # of commands.
        print("  growth: time a command with 10,000 in proportion to 1,000 (linear: at most 1)")
        for option in OPTIONS:
            small, large = (measured[count, option][0] for count in (1_000, 10_000))
            print(f"  {'':8} {option:6}{large / small / 10:9.2f}", flush=True)
    measure_library(work)


def measure_library(work):
    """Prints the cost of the library for each platform."""
    print("  the library with the part of a framework, -Onone")
    for framework in FRAMEWORKS:
        folder = work / f"library-{framework}"
        folder.mkdir()
        files = [str(portable(file, folder / file.name)) for file in sorted(LIBRARY.rglob("*.swift"))]
        command = command_of(files, [*flags_of(framework), "-Onone"], work)
        command[command.index("-swift-version") + 1] = "5"
        command += LIBRARY_FLAGS
        time, memory = compiled(command)
        print(f"  {framework:>8} {time:15.2f} ({memory:3.0f})", flush=True)

