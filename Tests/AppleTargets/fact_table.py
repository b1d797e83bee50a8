"""The table of what Apple's SDKs declare: ../Tables/apple-facts.tsv, whose first lines tell its columns."""
import pathlib

TABLE = pathlib.Path(__file__).resolve().parent.parent / "Tables/apple-facts.tsv"
COLUMNS = {"ios": "iOS", "catalyst": "macCatalyst", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
           "visionos": "visionOS"}
# Members that the compiler adds to a type that has raw values, or can be compared or encoded.
SYNTHESIZED = {"init(rawValue:)", "rawValue", "init(from:)", "encode(to:)", "hash(into:)", "hashValue", "==(_:_:)"}
RESULTS = {"opt": "optional", "iuo": "implicitly unwrapped", "nonopt": "not optional"}


def version(text):
    """A version as numbers; `any` and older ones than all that are checked as the oldest."""
    return (0, 0) if text == "any" else tuple((list(map(int, text.split("."))) + [0])[:2])


def is_new_in_2026(row, platform):
    """Whether only the SDK of 2026 has it on a platform; on others it may be older."""
    cell = row[COLUMNS[platform]]
    return cell[:1].isdigit() and version(cell) >= (27, 0)


def deprecations(row):
    """The platforms on which a declaration is deprecated, with the versions."""
    return {name: version(number) for name, number in
            (part.split() for part in row["deprecated"].split("; ") if " " in part)}


class Table:
    """The rows of the table, by type and member."""

    def __init__(self, file):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        names = lines[0].split("\t")
        self.rows = {}
        for line in lines[1:]:
            row = dict(zip(names, line.split("\t"), strict=True))
            self.rows[(row["type"], row["member"])] = row

    def get(self, key):
        return self.rows.get(key)

    def supertypes(self, name):
        """The superclass and the protocols that the row of a type names."""
        row = self.rows.get((name, ""))
        return set(row["supertypes"].split()) - {"-", "?", "none"} if row else set()

    def all_supertypes(self, name):
        """The superclasses and protocols of a type, with theirs."""
        found, waiting = set(), [name]
        while waiting:
            new = self.supertypes(waiting.pop()) - found
            found |= new
            waiting += new
        return found
