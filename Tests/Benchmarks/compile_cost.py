"""What swiftc takes for generated Swift, by framework: imported by Tests/Benchmarks/run.

The module has N commands, each once in one of 60 context menus for 1,000 commands, and is `public`: of internal code that
nothing uses, an optimizing compiler throws most away unseen. It is compiled as one module for Linux, against the stubs of
Tests/AppleTargets, with the localized strings of their Foundation: code for Apple targets cannot be made without the SDK.
"""

import os
import pathlib
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


def generate(tool, count, work):
    """Writes a module's input and generates it; gives the Swift files, as Linux compiles them."""
    menu = work / f"module{count}.menu"
    commands = list(make_inputs.commands_of(count))
    text = make_inputs.context_menu_file(commands, count * 60 // 1000)
    menu.write_text(text.replace("\n}", "\n  access public\n}", 1), encoding="utf-8")
    folder = work / f"module{count}"
    subprocess.run([tool, "generate", "--skip-guidelines", menu, "-o", folder], check=True,
                   stdout=subprocess.DEVNULL)
    files = []
    for file in sorted(folder.glob("*.swift")):
        portable = folder / f"linux-{file.name}"
        subprocess.run([CHECK, "--portable", file, portable], check=True)
        text = portable.read_text(encoding="utf-8")
        for apple, linux in ON_LINUX:
            text = text.replace(apple, linux)
        portable.write_text(text, encoding="utf-8")
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


def measure(tool, work, quick):
    """Prints the table."""
    print("\nswiftc on what is generated, s (peak MB); of the frameworks, what each adds to the facts")
    print(f"  {'commands':>8} {'':6}" + "".join(f"{name:>15}" for name in [*PARTS, "sum"]))
    flags = {part: flags_of(part) for part in PARTS}
    for count in [1_000] if quick else [1_000, 10_000]:
        files = generate(tool, count, work)
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
            print(row + f"{total:9.2f} ({peak:3.0f})", flush=True)
