"""What swiftc takes for generated Swift, by framework: imported by Tests/Benchmarks/run.

The module has N commands, each once in one of 60 context menus for 1,000 commands, and is `public`: of internal code that
nothing uses, an optimizing compiler throws most away unseen. Another module has the same commands on all surfaces, with
toolbars and a menu bar. Each is compiled as one module for Linux, against the stubs of Tests/AppleTargets, with the
localized strings of their Foundation: code for Apple targets cannot be made without the SDK.

How much slower this machine compiles than the one that the goals were measured on is told by modules with a known time
(known_modules.py), compiled in turns with what is generated: each gives a factor, and the smallest of them scales the goal.

usage: compile_cost.py TOOL FOLDER [--quick]   the table alone
"""

import os
import pathlib
import re
import subprocess
import sys

import known_modules
import make_inputs

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CHECK = PROJECT / "Tests" / "AppleTargets" / "check"
# What a module is compiled with; the first is what the others have in common.
PARTS = ["facts", "UIKit", "AppKit", "SwiftUI"]
# Seconds that the sum for 1,000 commands in 60 menus is to stay below where the goals were measured.
GOALS = {"-Onone": 2, "-O": 4}
GOAL_MEMORY = 300
# The modules with a known time that are compiled twice: the second time counts.
AGAIN = {module.name for module in known_modules.MODULES if module.is_again}
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


def command_of(files, flags, work):
    """Compiles files as one module."""
    return ["swiftc", "-c", *files, "-wmo", "-module-name", "App", "-parse-as-library",
            "-swift-version", "6", "-suppress-warnings", "-o", str(work / "module.o"), *flags]


def compiled(command):
    """Compiles; gives the processor time in seconds and the peak memory in MB."""
    pid = os.posix_spawnp(command[0], command, os.environ)
    _, status, used = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"This does not compile: {' '.join(command)}")
    # The memory is that of the largest process of the compiler.
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def size_of(files):
    """The lines and the bytes of files."""
    texts = [pathlib.Path(file).read_bytes() for file in files]
    return sum(text.count(b"\n") for text in texts), sum(len(text) for text in texts)


def take_turns(commands, rounds):
    """The least time of each command with its memory, all run once a round."""
    results = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            product = pathlib.Path(command[command.index("-o") + 1])
            # Where an object file is of the same code already, swiftc makes no machine code.
            product.unlink(missing_ok=True)
            result = compiled(command)
            results[name].append(compiled(command) if name in AGAIN else result)
    return {name: min(list_) for name, list_ in results.items()}


def known_commands(option, work):
    """Compiles the modules with a known time, as they were when it was measured."""
    commands = {}
    for number, module in enumerate(known_modules.MODULES):
        file = work / f"known{number}.swift"
        file.write_text(module.source(), encoding="utf-8")
        commands[module.name] = [
            "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "G",
            *known_modules.OPTIONS[option], "-c", str(file), "-o", str(file.with_suffix(".o"))]
    return commands


def print_goal(option, total, peak, results):
    """Prints how much slower this machine is by each module with a known time, and the goal that is the hardest."""
    factors = []
    for module in known_modules.MODULES:
        factors.append(results[module.name][0] / module.seconds[option])
        print(f"  {'':8} {option:6}  {module.name}: {results[module.name][0]:.2f} s, "
              f"{module.seconds[option]:.2f} where the goals were measured: {factors[-1]:.1f} times")
    goal = GOALS[option] * min(factors)
    print(f"  {'':8} {option:6}  the goal of {GOALS[option]} s is {goal:.1f} here by the smallest, "
          f"{GOALS[option] * max(factors):.1f} by the largest; the sum is {total / goal:.2f} of the first, "
          f"the memory {peak / GOAL_MEMORY:.2f} of {GOAL_MEMORY} MB", flush=True)


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
        has_goal = (kind, count) == ("menus", 1_000)
        for option in GOALS:
            commands = {part: command_of(files, [*flags[part], option], work) for part in PARTS}
            if has_goal:
                commands |= known_commands(option, work)
            rounds = (5 if has_goal else 3) // (2 if quick else 1)
            results = take_turns(commands, 1 if count > 1_000 else rounds)
            row, facts, total = f"  {count:8,} {option:6}", results[PARTS[0]][0], 0
            for part in PARTS:
                time, memory = results[part]
                own = time if part == PARTS[0] else time - facts
                # A framework adds something: less than nothing is what else the machine did.
                total += max(own, 0)
                row += f"{own:9.2f} ({memory:3.0f})"
                measured[kind, count, option, part] = time
            peak = max(results[part][1] for part in PARTS)
            print(row + f"{total:9.2f} ({peak:3.0f})", flush=True)
            if has_goal:
                print_goal(option, total, peak, results)
    if quick:
        return
    # The start of the compiler and what is the same in every module count once, so the ratio is below 1 even if all grows
    # as the commands do.
    print("  growth: time a command with 10,000 in proportion to 1,000 (linear: at most 1)")
    for option in GOALS:
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
