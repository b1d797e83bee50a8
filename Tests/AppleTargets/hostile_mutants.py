"""Real `.menu` files of this repository with some words and lines changed. See `hostile`."""
import pathlib
import random
import re

import hostile_names as names

PROJECT = pathlib.Path(__file__).resolve().parents[2]
# A text, a comment, a symbol with its dots, a name, or one other character.
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|`\w+`|\w+(?:\.\w+)*|\s+|.', re.DOTALL)


def inputs():
    """The modules: each a file by itself, or the files of a sample's folder."""
    found = [[file] for file in sorted(PROJECT.glob("Tests/Fixtures/Emission/*/*.menu"))]
    found += [[file] for file in sorted(PROJECT.glob("Tests/Fixtures/Guidelines/*/*.menu"))]
    folders = sorted({file.parent for file in PROJECT.glob("Samples/**/*.menu") if ".build" not in file.parts})
    found += [sorted(folder.glob("*.menu")) for folder in folders]
    return [{file.name: file.read_text(encoding="utf-8") for file in files} for files in found]


def renamed(files, chance):
    """One of the names that they declare or use, by another name everywhere."""
    words = sorted({token for text in files.values() for token in TOKEN.findall(text)
                    if re.fullmatch(r"[A-Za-z_]\w*", token)})
    old = chance.choice(words)
    pool = names.UPPER + names.TAKEN[:20] if old[0].isupper() else names.LOWER
    new = chance.choice(pool + names.RARE[:20])

    def change(text):
        return "".join(f"`{new}`" if token == old else token for token in TOKEN.findall(text))

    return {file: change(text) for file, text in files.items()}


def with_lines(files, chance):
    """Lines swapped, repeated or left out, of those that open and close no block."""
    file = chance.choice(sorted(files))
    lines = files[file].split("\n")
    places = [place for place, line in enumerate(lines) if line.strip() and "{" not in line and "}" not in line]
    if len(places) < 2:
        return files
    one, other = chance.sample(places, 2)
    kind = chance.randrange(3)
    if kind == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 1:
        lines.insert(other, lines[one])
    else:
        del lines[one]
    return {**files, file: "\n".join(lines)}


def with_tokens(files, chance):
    """A word in the place of another, or two that change places."""
    file = chance.choice(sorted(files))
    tokens = TOKEN.findall(files[file])
    kind = chance.choice([r'".*"', r"[a-z]\w*", r"[A-Z]\w*", r"\d+"])
    places = [place for place, token in enumerate(tokens) if re.fullmatch(kind, token)]
    if len(places) < 2:
        return files
    one, other = chance.sample(places, 2)
    if chance.random() < 0.5:
        tokens[one], tokens[other] = tokens[other], tokens[one]
    else:
        tokens[one] = tokens[other]
    return {**files, file: "".join(tokens)}


def mutants(seed, count):
    modules = inputs()
    for number in range(count):
        chance = random.Random(f"mutant {seed}-{number}")
        files = chance.choice(modules)
        for _ in range(chance.choice([1, 1, 2, 3])):
            files = chance.choice([renamed, renamed, with_lines, with_tokens])(files, chance)
        yield number, files
