"""Swift modules with a known compile time: imported by compile_cost.py.

The times are those of swiftc 6.3.1 for modules of 1,000 commands on the reference machine, so they show how fast another
machine compiles. The original sources are not kept. These have the same shape, words and size (103, 83 and 208 KB), and
their object files differ in size by less than 2 % from the original ones (532, 431 and 796 KB for debugging; 296, 203 and
425 KB optimized).
"""

import random
import typing

VERBS = ("open close save export import print rename duplicate move copy paste cut undo redo find replace show hide zoom "
         "insert delete share sort filter group align rotate flip crop merge split lock").split()
NOUNS = ("document window tab selection page image layer table row column chart comment link bookmark folder note message "
         "account project branch build target scheme style font color sidebar inspector toolbar").split()
ADJECTIVES = ("new all recent current next previous first last selected visible hidden shared large "
              "small").split()
SYMBOLS = ("doc.badge.plus folder trash square.and.arrow.up magnifyingglass scissors doc.on.doc printer pencil "
           "arrow.uturn.backward arrow.uturn.forward sidebar.left star bookmark link photo lock gear").split()
# The swiftc options for which the times are known, debugging first.
OPTIONS = {"-Onone": ["-Onone", "-g"], "-O": ["-O"]}


class KnownModule(typing.NamedTuple):
    """A module, and its known processor time in seconds."""
    name: str
    # Whether the facts of commands are in an array or in an enum's switches.
    facts: list
    is_array: bool
    # Whether the time is that of a recompilation, in which swiftc finds an object file of the same
    # code and skips code generation. The known times of the switches are from several consecutive
    # runs, and only then do all known times imply one speed: 3.6 to 4.0 GHz by processor cycles,
    # otherwise 3.7 to 5.9. The time of the array is from one run.
    is_again: bool
    seconds: dict

    def source(self):
        """The module's Swift."""
        commands = list(commands_of(1_000))
        if self.is_array:
            rows = [", ".join(f'"{command[fact]}"' for fact in self.facts) for command in commands]
            return "\n".join(["let table: [StaticString] = [", *(f"  {row}," for row in rows), "]", ""])
        lines = ["enum Command {", *(f"  case {command['id']}" for command in commands)]
        for fact in self.facts:
            lines += ["", f"  var {fact}: String {{", "    switch self {"]
            # Without `return`, type checking takes ten times as long.
            lines += [f"    case .{command['id']}: return \"{command[fact]}\"" for command in commands]
            lines += ["    }", "  }"]
        return "\n".join(lines + ["}", ""])


MODULES = [
    KnownModule("array of 4,000 texts", ["id", "title", "symbol", "help"], True, False,
                {"-Onone": 0.300, "-O": 0.494}),
    KnownModule("enum, one switch, again", ["title"], False, True,
                {"-Onone": 0.429, "-O": 1.257}),
    KnownModule("enum, three switches, again", ["title", "symbol", "help"], False, True,
                {"-Onone": 0.582, "-O": 3.085}),
]


def commands_of(count):
    """Commands with their facts; deterministic for a count."""
    chance = random.Random(1)
    for number in range(count):
        adjectives = [chance.choice(ADJECTIVES)] if chance.random() < 0.5 else []
        words = [chance.choice(VERBS), *adjectives, chance.choice(NOUNS)]
        title = " ".join(word.title() for word in words) + f" {number}"
        yield {
            "id": words[0] + "".join(word.title() for word in words[1:]) + str(number),
            "title": title + ("…" if chance.random() < 0.2 else ""),
            "symbol": chance.choice(SYMBOLS),
            "help": f"{title} in the {chance.choice(ADJECTIVES)} {chance.choice(NOUNS)}",
        }
