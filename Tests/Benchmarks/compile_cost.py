"""What swiftc takes for generated Swift, by framework: imported by Tests/Benchmarks/run.

The module has N commands, each once in one of 60 context menus for 1,000 commands, and is `public`: of internal code that
nothing uses, an optimizing compiler throws most away unseen. Another module has the same commands on all surfaces, with
toolbars and a menu bar. Each is compiled as one module for Linux, against the stubs of Tests/AppleTargets, with the
localized strings of their Foundation: code for Apple targets cannot be made without the SDK.

usage: compile_cost.py TOOL FOLDER [--quick]   the table alone
"""

import os
import pathlib
import re
import subprocess
import sys

import make_inputs

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CHECK = PROJECT / "Tests" / "AppleTargets" / "check"
# What a module is compiled with; the first is what the others have in common.
PARTS = ["facts", "UIKit", "AppKit", "SwiftUI"]
# What the Foundation of Linux has otherwise than that of Apple's systems.
ON_LINUX = [
    ("  import Foundation\n", "  import AppleSupport\n  import Foundation\n"),
    ("subdirectory: nil) ?? []", "subdirectory: nil)?.map { $0 as URL } ?? []"),
    ("indexPath as NSIndexPath", "NSIndexPath(item: indexPath.item, section: indexPath.section)"),
    ("path as IndexPath", "IndexPath(item: path.item, section: path.section)"),
]
# A selector with the method of a protocol: it would be taken from `self`, which need not be on the main actor. Nothing is
# run here, so the name is enough.
SELECTOR = re.compile(r'(Selector\("\w+:"), \(any \w+\)\.\w+\(_:\)\)')


def context_menus(count):
    """A module of context menus."""
    return make_inputs.context_menu_file(list(make_inputs.commands_of(count)), count * 60 // 1000)


def all_surfaces(count):
    """A module of context menus, toolbars and a menu bar."""
    return make_inputs.menu_file(list(make_inputs.commands_of(count)))


def generate(tool, name, text, work):
    """Writes a module's input and generates it; gives the Swift files, as Linux compiles them."""
    menu = work / f"{name}.menu"
    menu.write_text(text.replace("\n}", "\n  access public\n}", 1), encoding="utf-8")
    folder = work / name
    subprocess.run([tool, "generate", "--skip-guidelines", menu, "-o", folder], check=True,
                   stdout=subprocess.DEVNULL)
    files = []
    for file in sorted(folder.glob("*.swift")):
        if file.name.startswith("linux-"):
            continue
        portable = folder / f"linux-{file.name}"
        subprocess.run([CHECK, "--portable", file, portable], check=True)
        text = portable.read_text(encoding="utf-8")
        for apple, linux in ON_LINUX:
            text = text.replace(apple, linux)
        portable.write_text(SELECTOR.sub(r"\1)", text), encoding="utf-8")
        files.append(str(portable))
    return files


def flags_of(part):
    """Where the modules of a part are; none is linked."""
    names = "AppleSupport" if part == "facts" else part
    done = subprocess.run([CHECK, "--modules", names], check=True, stdout=subprocess.PIPE, text=True)
    words = done.stdout.split()
    return [word for index, word in enumerate(words) if word == "-I" or words[index - 1] == "-I"]


def compiled(files, flags, work):
    """Compiles files; gives the processor time in seconds and the peak memory in MB."""
    command = ["swiftc", "-c", *files, "-wmo", "-module-name", "App", "-parse-as-library",
               "-swift-version", "6", "-suppress-warnings", "-o", str(work / "module.o"), *flags]
    pid = os.posix_spawnp(command[0], command, os.environ)
    _, status, used = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit("The generated Swift does not compile.")
    # The memory is that of the largest process of the compiler.
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def size_of(files):
    """The lines and the bytes of files."""
    texts = [pathlib.Path(file).read_bytes() for file in files]
    return sum(text.count(b"\n") for text in texts), sum(len(text) for text in texts)


def measure(tool, work, quick):
    """Prints the table."""
    print("\nswiftc on what is generated, s (peak MB); of the frameworks, what each adds to the facts")
    print(f"  {'commands':>8} {'':6}" + "".join(f"{name:>15}" for name in [*PARTS, "sum"]))
    flags = {part: flags_of(part) for part in PARTS}
    modules = [("menus", context_menus, 1_000), ("surfaces", all_surfaces, 1_000)]
    if not quick:
        modules.insert(1, ("menus", context_menus, 10_000))
    measured = {}
    for kind, text_of, count in modules:
        files = generate(tool, f"{kind}{count}", text_of(count), work)
        lines, size = size_of(files)
        print(f"  {kind}: {lines:,} lines, {size:,} bytes")
        for option in ["-Onone", "-O"]:
            row, facts, total = f"  {count:8,} {option:6}", 0, 0
            peak = 0
            for part in PARTS:
                results = [compiled(files, [*flags[part], option], work)
                           for _ in range(1 if quick or count > 1_000 else 3)]
                time, memory = min(results)
                own = time - facts
                facts = facts or time
                total, peak = total + own, max(peak, memory)
                row += f"{own:9.2f} ({memory:3.0f})"
                measured[kind, count, option, part] = time
            print(row + f"{total:9.2f} ({peak:3.0f})", flush=True)
    if quick:
        return
    # The start of the compiler and what is the same in every module count once, so the ratio is below 1 even if all grows
    # as the commands do.
    print("  growth: time a command with 10,000 in proportion to 1,000 (linear: at most 1)")
    for option in ["-Onone", "-O"]:
        row = f"  {'':8} {option:6}"
        for part in PARTS:
            small, large = (measured["menus", count, option, part] for count in (1_000, 10_000))
            row += f"{large / small / 10:15.2f}"
        print(row, flush=True)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    work = pathlib.Path(sys.argv[2])
    work.mkdir(parents=True, exist_ok=True)
    measure(pathlib.Path(sys.argv[1]).resolve(), work, "--quick" in sys.argv[3:])


if __name__ == "__main__":
    main()
