"""Makes `.menu` modules of every construct of the language, with hostile names. See `hostile`."""
import random
import unicodedata

import hostile_names as names

PLATFORMS = {
    "iOS": ["15", "16", "17", "18", "26", "27"], "iPadOS": ["15", "16", "17", "18", "26", "27"],
    "macOS": ["12", "13", "14", "15", "26", "27"], "macCatalyst": ["15", "16", "17", "26"],
    "tvOS": ["15", "17", "26"], "watchOS": ["8", "10", "26"], "visionOS": ["1", "2", "26"],
}
TOOLBARS = ["iOS", "iPadOS", "macOS", "watchOS", "visionOS"]
SYMBOLS = "plus pin trash square.and.arrow.up 1.circle 4k.tv folder default self".split()
TITLES = ["New Note", "Pin", "Löschen…", "메모 삭제…", "حذف", "👨‍👩‍👧‍👦 Family", r"Say \"Hi\"", r"Back\\slash", r"\\(state)",
          "{{braces}}",
          r"Tab\tStop", r"\u{1F600}", "Share…", "*/ /* //", "#if os(iOS)", "%@ %lld", "“quoted”"]
# Scalars that are one character with the sign after them, or before them: Prepend, Extend, SpacingMark, ZWJ, jamo, regional
# indicators, pictographs.
JOINING = ["\u0600", "\u0d4e", "\U000111c2", "\U000110bd", "\u070f", "\u0301", "\u200c", "\u200d", "\ufe0f", "\u20e3",
           "\U0001f3fb", "\u0903", "\u0e33", "\u1100", "\u1161", "\u11a8", "\uac00", "\U0001f1e6", "\U0001f468\u200d",
           "\u0915\u094d"]
SIGNS = [chr(code) for code in range(0x21, 0x7f) if not chr(code).isalnum() and chr(code) not in '"\\{}']
SIGNS += [r'\"', r"\\", "{{", "}}", "a", "1", " "]
TITLES += ["".join(joining + sign for sign in SIGNS) for joining in JOINING]
TITLES += ["a" + "".join(sign + joining for sign in SIGNS) for joining in JOINING[:5]]
COUNTED = ["Delete {%s} Notes", "{%s} in all", "Say \\\"{%s}\\\"", "{{{%s}}}"]
KEYS = ["N", "S", "return", "up", "?", "+", ";", ",", ".", "F5", "delete", '"|"', '"é"', '"\\\\"', '"\\""', "'", "=",
        "tab", "space"]
# The plural forms of a language, apart from `other`.
FORMS = {None: ["one"], "en": ["one"], "de": ["one"], "ja": [], "pl": ["one", "few", "many"],
         "ar": ["zero", "one", "two", "few", "many"]}
MODIFIERS = ["cmd", "shift+cmd", "opt+cmd", "ctrl+cmd", "ctrl+opt+cmd", "cmd+shift+opt"]
STANDARD = {
    "app": ["about", "settings", "services", "hide", "hideOthers", "showAll", "quit"],
    "file": ["new", "open", "openRecent", "close", "save", "saveAs", "duplicate", "rename", "moveTo", "revert",
             "pageSetup", "print", "share"],
    "edit": ["undo", "redo", "cut", "copy", "paste", "pasteAndMatchStyle", "delete", "select", "selectAll", "find",
             "findNext", "spelling", "substitutions", "transformations", "speech", "makeUpperCase", "lookUp",
             "showSpelling", "smartQuotes", "startSpeaking", "translate", "searchWeb", "jumpToSelection"],
    "format": ["font", "text", "bold", "italic", "underline", "bigger", "showFonts", "showColors", "alignLeft"],
    "view": ["toolbar", "customizeToolbar", "sidebar", "inspector", "tabBar", "fullScreen"],
    "window": ["minimize", "zoom", "bringAllToFront"], "help": ["help"],
    "toolbar": [
        "back", "sidebar", "inspector", "share", "print", "showFonts", "showColors", "forward", "cancel", "done",
        "close"],
    "title": ["rename", "duplicate", "moveTo", "print", "share"],
}


class Module:
    """A module, made at random: the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        # How often names are taken, in other scripts, or like another in all but case.
        self.taken = self.random.choice([0, 0, 0, 0, 0, 0.03])
        self.rare = self.random.choice([0, 0.05, 0.3])
        self.twins = self.random.choice([0, 0.05, 0.2])
        self.backticks = self.random.choice([0.1, 0.5, 1])
        self.spaces = {}
        self.lines = []
        self.bars = 0

    # ---- Choices and names

    def chance(self, share):
        return self.random.random() < share

    def some(self, most, least=0):
        return range(self.random.randint(least, most))

    def pick(self, values):
        return self.random.choice(values)

    def name(self, space, upper):
        """A name that its space does not have yet."""
        used = self.spaces.setdefault(space, [])
        while True:
            if self.chance(self.taken):
                name = self.pick(names.TAKEN if self.chance(0.9) else names.NO_NAMES)
            elif self.chance(self.rare):
                name = self.pick(names.RARE)
            elif used and self.chance(self.twins):
                name = self.twin(self.pick(used))
            elif upper:
                name = self.pick(names.UPPER)
                # Parts that other names are put together of.
                if self.chance(0.1):
                    name += self.pick(names.UPPER)
            else:
                name = self.pick(names.LOWER)
            name = unicodedata.normalize("NFC", name)
            if name not in used and name not in ("", "_"):
                used.append(name)
                return name

    def twin(self, name):
        place = self.random.randrange(len(name))
        return name[:place] + name[place].swapcase() + name[place + 1:]

    def written(self, name):
        """A name as it may be written: in backticks or not, in another normal form."""
        text = unicodedata.normalize("NFD", name) if self.chance(0.2) else name
        return f"`{text}`" if self.chance(self.backticks) or not self.is_plain(name) else text

    @staticmethod
    def is_plain(name):
        """Whether a name needs no backticks anywhere, for sure."""
        return len(name) > 13 or not name.isascii() or name in names.TAKEN

    # ---- Texts and conditions

    def text(self):
        ints = [name for name, kind in self.state if kind == "Int"]
        strings = [name for name, kind in self.state if kind == "String"]
        if ints and self.chance(0.15):
            name = self.pick(ints)
            forms = [form for form in FORMS[self.language] if self.chance(0.5)]
            text = f'"{self.pick(COUNTED) % name}"'
            return text + "".join(f' {form} "{form} {{{name}}}"' for form in forms)
        if ints and self.chance(0.1):
            forms = [form for form in dict.fromkeys(["zero", *FORMS[self.language]]) if self.chance(0.5)] or ["zero"]
            texts = "".join(f' {form} "{self.pick(TITLES)}"' for form in forms)
            return f'"{self.pick(TITLES)}"{texts} by {self.written(self.pick(ints))}'
        if ints + strings and self.chance(0.15):
            return f'"{self.pick(TITLES)} {{{self.pick(ints + strings)}}}"'
        return f'"{self.pick(TITLES)}"'

    def condition(self, depth=0):
        kind = self.random.randrange(9 if depth < 3 else 5)
        variables = self.state
        if not variables or kind == 0:
            return self.pick(["true", "false"])
        name, type_ = self.pick(variables)
        written = self.written(name)
        if kind < 5:
            if type_ == "Bool":
                return self.pick([written, f"!{written}", f"{written} == true", f"({written})"])
            if type_ == "Int":
                return f"{written} {self.pick(['==', '!=', '<', '<=', '>', '>='])} {self.pick(['0', '-1', '42'])}"
            if type_ == "String":
                return f'{written} {self.pick(["==", "!=", "<"])} "{self.pick(TITLES[:6])}"'
            options = next(options for choice, options in self.choices if choice == type_)
            if name in self.optional:
                value = self.pick(["none", f".{self.written(self.pick(options))}"])
                return f"{written} {self.pick(['==', '!='])} {value}"
            return f"{written} {self.pick(['==', '!=', '<', '>='])} .{self.written(self.pick(options))}"
        if kind == 5:
            return f"!({self.condition(depth + 1)})"
        sign = self.pick(["&&", "||"])
        return f"({self.condition(depth + 1)}) {sign} ({self.condition(depth + 1)})"

    # ---- Declarations

    def put(self, line):
        self.lines.append(line)

    def documentation(self):
        if self.chance(0.15):
            words = ["Ends a comment: */ and goes on.", "```swift", "- Parameter x: `y`", "\\", "§"]
            self.put("/// " + self.pick(words))

    def make(self):
        """The text of the module; `platforms` and `app` say for what it is."""
        self.app = self.pick(names.APPS) if self.chance(0.25) else "Notes"
        self.spaces["types"] = [self.app]
        chosen = self.random.sample(list(PLATFORMS), self.random.randint(1, 4))
        self.platforms = {name: self.pick(PLATFORMS[name]) for name in PLATFORMS if name in chosen}
        self.put(f"app `{self.app}` {{")
        self.put("  platforms " + ", ".join(f"{name} {version}" for name, version in self.platforms.items()))
        if self.chance(0.25):
            kinds = ["uikit", "appkit", "swiftui"]
            self.put("  emit " + ", ".join(self.random.sample(kinds, self.random.randint(1, 3))))
        if self.chance(0.6):
            self.put("  access " + self.pick(["public", "public", "package", "internal"]))
        if self.chance(0.4):
            self.put("  strings " + self.pick(["none", "none", "Menus", "default", "class"]))
        if self.chance(0.1):
            self.put("  accessory")
        self.changeable = self.chance(0.3)
        if self.changeable:
            self.put("  keys changeable")
        self.language = self.pick(list(FORMS)) if self.chance(0.3) else None
        if self.language:
            self.put(f"  language {self.language}")
        self.put("}")
        self.choices, self.state, self.lists, self.nested = [], [], [], set()
        for _ in self.some(3):
            self.choice_names()
        for _ in self.some(3):
            self.list()
        self.variables()
        for name, options in self.choices:
            self.choice(name, options)
        self.commands = []
        for number in self.some(3, 1):
            self.command_block(number > 0)
        self.menu_names = [self.name("types", True) for _ in self.some(3)]
        for number in range(len(self.menu_names)):
            self.named_menu(number)
        for _ in self.some(3):
            self.screen()
        for _ in self.some(1):
            self.item("top", None)
        for _ in self.some(1):
            self.toolbar(self.name("types", True), "")
        if self.chance(0.4):
            self.menu_bar()
        self.app_surfaces()
        if self.chance(0.1):
            self.put(f"guidelines {self.pick(['2022', '2025', '2026'])} {{ label-verb off; context-max-items max 10 }}")
        return "\n".join(self.lines) + "\n"

    def choice_names(self):
        name = self.name("types", True)
        self.choices.append((name, [self.name(f"options {name}", False) for _ in self.some(6, 1)]))

    def choice(self, name, options):
        self.documentation()
        type_ = f" type {self.written(self.name('types', True))}" if self.chance(0.15) else ""
        self.put(f"choice {self.written(name)}{type_} {{")
        for option in options:
            attributes = ""
            if self.chance(0.3):
                attributes += f" symbol {self.pick(SYMBOLS)}"
            if self.chance(0.2):
                attributes += f" help {self.text()}"
            if self.chance(0.2):
                attributes += f" subtitle {self.text()}"
            if self.chance(0.2):
                attributes += f" key {self.shortcuts()}"
            self.put(f"  {self.written(option)} {self.text()}{attributes}")
        self.put("}")

    def list(self):
        name = self.name("types", True)
        field = f" as {self.written(self.name('state', False))}" if self.chance(0.8) else ""
        type_ = f" type {self.written(self.name('types', True))}" if self.chance(0.15) else ""
        self.documentation()
        nested = " nested" if self.chance(0.3) else ""
        if nested:
            self.nested.add(name)
        self.put(f"list {self.written(name)}{field}{type_}{nested}")
        self.lists.append(name)

    def variables(self):
        self.state = [(self.name("state", False), kind) for kind in ["Bool", "Int", "String"] for _ in self.some(3)]
        self.state += [(self.name("state", False), name) for name, _ in self.choices for _ in self.some(2)]
        # What may hold nothing. A variable of the name `none` would take the word's place.
        self.optional = {
            name for name, kind in self.state
            if kind not in ("Bool", "Int", "String") and self.chance(0.4)
            and "none" not in [name for name, _ in self.state]}
        if self.state:
            self.put("state {")
            for name, kind in self.state:
                type_ = kind if kind in ("Bool", "Int", "String") else self.written(kind)
                self.put(f"  {self.written(name)}: {type_}{'?' if name in self.optional else ''}")
            self.put("}")

    def key(self):
        return f"{self.pick(MODIFIERS)}+{self.pick(KEYS)}"

    def shortcuts(self):
        return ", ".join(dict.fromkeys(self.key() for _ in self.some(3, 1)))

    def command_block(self, named):
        name = self.name("blocks", True) if named else None
        self.documentation()
        self.put(f"commands {self.written(name)} {{" if name else "commands {")
        for _ in self.some(8, 2):
            self.command()
        self.put("}")

    def command(self):
        name = self.name("commands", False)
        choices = [variable for variable, kind in self.state if kind not in ("Bool", "Int", "String")]
        kind = "plain"
        attributes = []
        if choices and self.chance(0.25):
            kind = "choose"
            attributes.append(f"choose {self.written(self.pick(choices))}")
        elif self.lists and self.chance(0.25):
            kind = "pick"
            attributes.append(f"pick {self.written(self.pick(self.lists))}")
        title = self.text()
        if kind == "plain" and self.chance(0.2):
            title += f" / {self.text()}"
            attributes.append(f"on when {self.condition()}")
        elif kind == "plain" and self.chance(0.15):
            attributes.append(f"on when {self.condition()} mixed when {self.condition()}")
        if self.chance(0.5):
            symbol = f"symbol {self.pick(SYMBOLS)}"
            if "on when" in "".join(attributes):
                symbol += f" / {self.pick(SYMBOLS)}"
            attributes.append(self.pick([symbol, symbol + " stays", 'image "Stamp"']))
        is_pair = "/" in "".join(attributes) or "/" in title
        if not is_pair and self.chance(0.2):
            for _ in self.some(2, 1):
                attributes.append(f"title {self.text()} when {self.condition()}")
                attributes.append(self.pick([f"symbol {self.pick(SYMBOLS)}", 'image "Stamp"']) + f" when {self.condition()}")
        if self.chance(0.1):
            second = f" / {self.text()}" if "on when" in "".join(attributes) else ""
            attributes.append(f"label {self.text()}{second}")
        if kind != "plain" and self.chance(0.3):
            attributes.append(f'option "{self.pick(TITLES)} {{option}}"' + self.pick(["", f" symbol {self.pick(SYMBOLS)}"]))
        if kind == "plain" and self.chance(0.3):
            words = [word for word in ["always", *(["fixed"] if self.changeable else []),
                                       *(["global"] if "macOS" in self.platforms else [])] if self.chance(0.2)]
            attributes.append(" ".join([f"key {self.shortcuts()}", *words]))
        for word, share in [("enabled", 0.25), ("shown", 0.15)]:
            if self.chance(share):
                attributes.append(f"{word} when {self.condition()}")
        if self.chance(0.05):
            attributes.append(f"onscreen on {self.on()}")
        for word in ["primary", "asks", "navigates", "undoable", "verbatim", "keeps open", "often",
                     "affects document", "opens elsewhere"]:
            if self.chance(0.05):
                attributes.append(word)
        if kind == "plain" and self.chance(0.2):
            at_times = f" when {self.condition()}" if self.chance(0.3) else ""
            asked = f" when {self.condition()}" if self.chance(0.3) else ""
            attributes += [f"destructive{at_times}", f"confirm {self.text()}{self.question_parts()}{asked}"]
        for word in ["help", "subtitle"]:
            if self.chance(0.15):
                shows_option = word == "subtitle" and kind == "choose" and self.chance(0.5)
                attributes.append("subtitle option" if shows_option else f"{word} {self.text()}")
        self.commands.append((name, kind))
        self.documentation()
        if self.chance(0.3) and attributes:
            self.put(f"  {self.written(name)} {title} {{")
            for attribute in attributes:
                self.put(f"    {attribute}")
            self.put("  }")
        else:
            self.put(f"  {self.written(name)} {title} {' '.join(attributes)}")

    def question_parts(self):
        """What follows a question: a message, the button's title and further answers."""
        parts = "".join(f" {word} {self.text()}" for word in ["message", "button"] if self.chance(0.4))
        plain = [name for name, kind in self.commands if kind == "plain"]
        if plain and self.chance(0.4):
            chosen = self.random.sample(plain, min(len(plain), self.random.randint(1, 3)))
            parts += " or " + ", ".join(self.written(name) for name in chosen)
        return parts

    def named_menu(self, number):
        self.documentation()
        self.put(f"menu {self.written(self.menu_names[number])} {self.header()}{self.subtitle()}{{")
        self.menu_entries("  ", after=number + 1)
        self.put("}")

    # ---- Entries

    def subtitle(self):
        return f"subtitle {self.text()} " if self.chance(0.3) else ""

    def header(self, title=None, conditions=False):
        parts = []
        if title or self.chance(0.5):
            parts.append(self.text())
        if self.chance(0.3):
            parts.append(self.pick([f"symbol {self.pick(SYMBOLS)}", 'image "Asset"']))
        if conditions or self.chance(0.1):
            parts.append(f"{self.pick(['enabled', 'shown'])} when {self.condition()}")
        return "".join(f"{part} " for part in parts)

    def presence(self):
        return "DEBUG" if self.chance(0.3) else self.condition()

    def standards(self, row):
        return ", ".join(self.random.sample(STANDARD[row], self.random.randint(1, min(3, len(STANDARD[row])))))

    def menu_entries(self, indent, after=0, depth=0, row="edit", lines=True):
        menus = self.menu_names[after:]
        previous = False
        for _ in self.some(4, 1):
            kind = self.random.randrange(16 if depth < 2 else 9)
            if lines and self.chance(0.1):
                self.put(f"{indent}text {self.text()}" + self.pick(["", f" symbol {self.pick(SYMBOLS)}", ' image "Stamp"']))
                previous = False
                continue
            if kind < 5:
                name, _ = self.pick(self.commands)
                line = self.written(name)
                if self.chance(0.2):
                    line += f" as {self.text()}"
                if self.chance(0.1):
                    line += f" symbol {self.pick(SYMBOLS + ['none'])}"
                if previous and self.chance(0.15):
                    line += self.pick([" alternate", " alternate shift", " alternate ctrl"])
                self.put(indent + line)
                previous = True
                continue
            previous = False
            several = [name for name, payload in self.commands if payload != "plain"]
            if kind == 5 and several:
                self.put(f"{indent}each {self.written(self.pick(several))}")
            elif kind == 6:
                self.put(f"{indent}---")
            elif kind == 7:
                standards = self.standards(row)
                if "," not in standards and self.chance(0.3):
                    standards += self.pick([self.pick([" key none", f" key {self.shortcuts()}"]), f" as {self.text()}"])
                self.put(f"{indent}standard {standards}")
            elif kind == 8 and menus:
                word = self.pick(["include", "menu"])
                self.put(f"{indent}{word} {self.written(self.pick(menus))}")
            elif kind > 8:
                opening = {
                    9: lambda: f"menu {self.header(title=True)}{self.subtitle()}",
                    10: lambda: f"menu {self.written(self.name('submenus', True))} {self.header()}{self.subtitle()}",
                    11: lambda: f"section {self.text()} {self.subtitle()}",
                    # A palette has no submenus for lists that are nested.
                    12: lambda: self.pick(["row ", "row small ", "row medium ", *([] if self.nested else ["palette "])]),
                    13: lambda: f"when {self.presence()} ",
                    14: lambda: f"on {self.on()} ",
                    15: lambda: f"section {self.text()} ",
                }[kind]()
                self.put(f"{indent}{opening}{{")
                self.menu_entries(indent + "  ", after, depth + 1, row, lines and kind != 12)
                self.put(indent + "}")

    def on(self):
        chosen = list(self.platforms)
        return ", ".join(self.random.sample(chosen, self.random.randint(1, len(chosen))))

    # ---- Screens

    def screen(self):
        name = self.name("types", True)
        self.documentation()
        traits = "".join(f" {trait}" for trait in ["scrolls", "tab bar", "settings", "sheet"] if self.chance(0.1))
        self.put(f"screen {self.written(name)}{traits} {{")
        for _ in self.some(2):
            self.item(f"items {name}", "  ")
        if self.chance(0.3):
            self.put("  background {")
            self.context_menu("    ")
            self.put("  }")
        for _ in self.some(2):
            self.button(name)
        if self.chance(0.2):
            self.put(f"  more button {self.header()}{{")
            self.menu_entries("    ")
            self.put("  }")
        if self.chance(0.6):
            self.toolbar(self.name("types", True) if self.chance(0.3) else None, "  ")
        self.put("}")

    def plain(self):
        plain = [name for name, kind in self.commands if kind == "plain"]
        return self.written(self.pick(plain)) if plain else None

    def item(self, space, indent):
        indent = indent or ""
        self.documentation()
        self.put(f"{indent}item {self.written(self.name(space, True))} {{")
        if self.chance(0.4):
            shape = self.pick(["", " rounded 12", " capsule", " circle"])
            opens = self.plain() if self.chance(0.4) else None
            opens = f" opens {opens}" if opens else ""
            drags = " drags" if self.chance(0.3) else ""
            self.put(f"{indent}  preview {self.written(self.name('previews', True))}{shape}{opens}{drags}")
        kind = self.random.randrange(10)
        if kind == 0:
            self.put(f'{indent}  no menu "On purpose."')
        elif kind < 4 and self.has_edit_menus():
            options = []
            for option in [f"selection {self.condition()}", f"pasteboard {self.condition()}", "undoable",
                           f"selects {self.pick(['word', 'all'])}",
                           f"arrow {self.pick(['up', 'down', 'left', 'right'])}"]:
                if self.chance(0.4):
                    options.append(option)
            self.put(f"{indent}  edit menu {' '.join(options)} {{")
            self.menu_entries(indent + "    ", lines=False)
            self.put(f"{indent}  }}")
        elif kind < 6:
            self.put(f"{indent}  on {self.on()} {{")
            self.context_menu(indent + "    ")
            self.put(f"{indent}  }}")
        else:
            self.context_menu(indent + "  ")
        edges = [edge for edge in ["leading", "trailing"] if self.chance(0.15)]
        for edge in edges:
            self.put(f"{indent}  swipe {edge}{self.pick(['', ' full'])} {{")
            self.single_commands(indent + "    ")
            self.put(f"{indent}  }}")
        self.put(f"{indent}}}")

    def single_commands(self, indent, subtitles=False):
        """What swipes and quick actions have: commands one by one."""
        for _ in self.some(3, 1):
            line = self.plain()
            if not line:
                return
            if self.chance(0.2):
                line += f" as {self.text()}"
            if self.chance(0.1):
                line += f" symbol {self.pick(SYMBOLS + ['none'])}"
            if subtitles and self.chance(0.3):
                line += f" subtitle {self.text()}"
            if self.chance(0.1):
                line = f"when {self.presence()} {{ {line} }}"
            self.put(indent + line)

    def app_surfaces(self):
        """The surfaces that the system shows for an app, without a screen."""
        if {"iOS", "iPadOS"} & set(self.platforms) and self.chance(0.3):
            self.put("quick actions {")
            several = [name for name, kind in self.commands if kind == "pick"]
            if several and self.chance(0.3):
                self.put(f"  each {self.written(self.pick(several))}")
            self.single_commands("  ", subtitles=True)
            self.put("}")
        if "macOS" not in self.platforms:
            return
        if self.chance(0.3):
            self.put("dock menu {")
            self.menu_entries("  ", lines=False)
            self.put("}")
        for _ in self.some(2):
            self.documentation()
            tap = self.plain() if self.chance(0.3) else None
            parts = [self.text(), f"symbol {self.pick(SYMBOLS)}" if self.chance(0.7) else "",
                     f"tap {tap}" if tap else "", f"only when {self.presence()}" if self.chance(0.2) else ""]
            self.put(f"status item {self.written(self.name('types', True))} {' '.join(filter(None, parts))} {{")
            self.menu_entries("  ")
            self.put("}")

    def has_edit_menus(self):
        return all(int(version) >= 16 for name, version in self.platforms.items()
                   if name in ("iOS", "iPadOS", "macCatalyst"))

    def context_menu(self, indent):
        title = f" {self.text()}" if self.chance(0.3) else ""
        fixed = " fixed" if self.chance(0.2) else ""
        self.put(f"{indent}context menu{title}{fixed} {{")
        self.menu_entries(indent + "  ")
        self.put(f"{indent}}}")

    def button(self, screen):
        self.documentation()
        tap = self.plain() if self.chance(0.3) else None
        tap = f"tap {tap} " if tap else ""
        self.put(f"  button {self.written(self.name(f'buttons {screen}', True))} {self.header()}{tap}{{")
        self.menu_entries("    ")
        self.put("  }")

    # ---- Toolbars

    def toolbar(self, name, indent):
        self.bars += 1
        self.documentation()
        self.put(f"{indent}toolbar {self.written(name) + ' ' if name else ''}{{")
        platforms = [name for name in TOOLBARS if name in self.platforms] or ["iOS"]
        for platform in self.random.sample(platforms, self.random.randint(1, len(platforms))):
            traits = ""
            if platform == "macOS":
                traits = "".join(f" {word}" for word in ["customizable", "hideable"] if self.chance(0.5))
            elif platform == "iPadOS":
                traits = self.pick(["", " navigator", " browser", " editor"])
            self.put(f"{indent}  {platform}{traits} {{")
            inner = indent + "    "
            if platform in ("iOS", "iPadOS") and self.chance(0.5):
                areas = ["leading", "trailing", "bottom"] + (["center"] if platform == "iPadOS" else [])
                for area in self.random.sample(areas, self.random.randint(1, 3)):
                    custom = " customizable" if area == "center" and self.chance(0.5) else ""
                    self.put(f"{inner}{area}{custom} {{")
                    self.toolbar_entries(inner + "  ", platform)
                    self.put(f"{inner}}}")
                if self.chance(0.4):
                    self.put(f"{inner}title menu {{")
                    self.menu_entries(inner + "  ", row="title")
                    self.put(f"{inner}}}")
            else:
                self.toolbar_entries(inner, platform)
            self.put(f"{indent}  }}")
        self.put(f"{indent}}}")

    def traits(self, in_group):
        words = ["essential", "prominent", "selectable", "springs", "clicks through"] + ([] if in_group else ["hidden"])
        return "".join(f" {word}" for word in words if self.chance(0.08))

    def toolbar_entries(self, indent, platform, in_group=False):
        choices = [variable for variable, kind in self.state if kind not in ("Bool", "Int", "String")]
        for _ in self.some(4, 1):
            kind = self.random.randrange(12)
            if kind < 4:
                name, _ = self.pick(self.commands)
                changed = f" as {self.text()}" if self.chance(0.2) else ""
                symbol = f" symbol {self.pick(SYMBOLS + ['none'])}" if self.chance(0.2) else ""
                self.put(f"{indent}{self.written(name)}{changed}{symbol}{self.traits(in_group)}")
            elif kind == 4:
                self.put(f"{indent}standard {self.standards('toolbar')}")
            elif kind == 5:
                self.put(f"{indent}view {self.written(self.name(f'views {self.bars}', True))} {self.text()}")
            elif kind == 6 and not in_group:
                self.put(indent + self.pick(["space", "flexible"] + (["---"] if platform == "macOS" else [])))
            elif kind == 7 and not in_group:
                name = f"{self.written(self.name('groups', True))} " if self.chance(0.5) else ""
                self.put(f"{indent}group {name}{self.header()}{self.traits(False).strip()} {{".replace("  {", " {"))
                self.toolbar_entries(indent + "  ", platform, True)
                self.put(indent + "}")
            elif kind == 8 and choices:
                self.put(f"{indent}segmented {self.written(self.pick(choices))}")
            elif kind == 9:
                self.put(f"{indent}search {self.text()}")
            elif kind == 10:
                self.put(f"{indent}menu {self.header(title=True)}{{")
                self.menu_entries(indent + "  ")
                self.put(indent + "}")
            elif kind == 11 and self.menu_names:
                self.put(f"{indent}menu {self.written(self.pick(self.menu_names))}{self.traits(in_group)}")

    # ---- Menu bar

    def only(self):
        return f"only when {self.presence()} " if self.chance(0.4) else ""

    def menu_bar(self):
        self.put("menu bar {")
        for row in ["app", "file", "edit", "format", "view", "window", "help"]:
            kind = self.random.randrange(4)
            only = self.only() if row != "app" and self.chance(0.2) else ""
            if kind == 0:
                self.put(f"  {row} standard {only}".rstrip())
            elif kind < 3:
                self.put(f"  {row} {'standard ' if kind == 1 else ''}{only}{{")
                self.menu_entries("    ", row=row)
                self.put("  }")
        for _ in self.some(2):
            self.put(f"  menu {self.written(self.name('bar', True))} {self.header()}{self.only()}{{")
            self.menu_entries("    ")
            self.put("  }")
        if self.chance(0.3):
            self.put(f"  on {self.on()} {{")
            self.put(f"    menu {self.header(title=True)}{{")
            self.menu_entries("      ")
            self.put("    }")
            self.put("  }")
        for name in self.random.sample(self.menu_names, min(1, len(self.menu_names))):
            if name not in self.spaces.get("bar", []):
                self.put(f"  menu {self.written(name)} {self.only()}".rstrip())
        self.put("}")
