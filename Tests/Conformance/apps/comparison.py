"""What is expected of an import, and how the file that it writes compares with that."""
import collections, os, re
import xml.parsers.expat

from menu_text import BAR, PLACE, VALUE, WHOLE_BAR, chord, norm


class Row:
    def __init__(self, r):
        (self.input, self.kind, path, self.title, self.on, self.key, self.symbol, destructive, self.standard, self.place, self.note) = r
        self.title, self.on = (norm(t.replace('{}', VALUE)) for t in (self.title, self.on))
        self.path = tuple(norm(p) for p in path.split('/'))
        self.destructive = destructive == 'yes'
        file, _, line = self.place.rpartition(':')
        self.file, self.line = os.path.basename(file), int(line)
        self.optional, self.toolbar, self.leftover = (self.note.startswith(w) for w in ('optional', 'toolbar', 'leftover'))
        self.state, self.found = '', None

    def titles(self):
        return [t for t in (self.title, self.on) if t]

    def says(self):
        return f'{self.place} {self.kind} {"/".join(self.path)} {self.title.replace(VALUE, "{}")!r}' + (f' ({self.standard})' if self.standard else '')


def ancestors(path):
    """For the line of each <menuItem> of an Interface Builder file, the lines of the elements around it that hold a menu."""
    parser, stack, out = xml.parsers.expat.ParserCreate(), [], {}

    def start(tag, attributes):
        line = parser.CurrentLineNumber
        if tag in ('menuItem', 'toolbarItem', 'searchToolbarItem'):
            out[line] = [n for t, n in stack if t in ('menuItem', 'menu', 'popUpButton', 'popUpButtonCell', 'toolbar')]
        stack.append((tag, line))
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda tag: stack.pop()
    with open(path, 'rb') as f:
        parser.ParseFile(f)
    return out


def mentions(text_comments, report, said):
    """The places that comments, the report and messages speak of as not read, {(file, line)}, and all these texts together."""
    places, texts = set(), []
    for t in text_comments + [said]:
        texts.append(t)
        places.update((f, int(n)) for f, n in PLACE.findall(t))

    def walk(v, under=''):
        if isinstance(v, dict):
            dark = re.search(r'unresolved|unread|not_?read|listed|skip|drop|omit|left|later|note|warning|problem|reason|why|cannot|could not|not ', ' '.join([under, *v, *(x for x in v.values() if isinstance(x, str))]), re.I)
            file = next((os.path.basename(x) for x in v.values() if isinstance(x, str) and re.search(r'\.(swift|xib|storyboard|strings|xcstrings|m)$', x)), None)
            line = next((x for k, x in v.items() if 'line' in k.lower() and isinstance(x, int)), None)
            for k in ('place', 'location', 'range', 'start', 'source', 'position'):
                w = v.get(k)
                if isinstance(w, dict):
                    file = file or next((os.path.basename(x) for x in w.values() if isinstance(x, str) and '.' in x), None)
                    line = line or next((x for q, x in w.items() if 'line' in q.lower() and isinstance(x, int)), None)
            if file and line and dark:
                places.add((file, line))
            for k, x in v.items():
                if dark or not isinstance(x, str):
                    walk(x, under + ' ' + k)
        elif isinstance(v, list):
            for x in v:
                walk(x, under)
        elif isinstance(v, str):
            texts.append(v)
            places.update((f, int(n)) for f, n in PLACE.findall(v))
    walk(report)
    return places, '\n'.join(texts)


class Comparison:
    def __init__(self, name, rows, menu, report, said, folder):
        self.name, self.menu = name, menu
        self.bars, self.absent = [r for r in rows if r.kind == 'bar'], [r for r in rows if r.kind == 'absent']
        self.rows = rows = [r for r in rows if r.kind not in ('bar', 'absent')]
        self.wrong, self.wrong_keys, self.wrong_symbols, self.missing, self.half, self.elsewhere = [], [], [], [], [], 0
        self.keys = self.keys_right = self.symbols = self.symbols_right = self.red = self.red_right = 0
        self.again, self.misplaced = 0, []
        words = {r.title: r.standard for r in rows if r.kind == 'menu' and r.path == ('menu bar',) and r.standard in BAR}
        words.update({w.capitalize(): w for w in BAR})
        short = lambda p: (p[0].casefold(),) + tuple((words.get(c, c) if i == 0 and p[0] == 'menu bar' else c).casefold() for i, c in enumerate(p[1:]))
        for r in rows + self.absent:
            r.short = short(r.path)
        for f in menu.found:
            f.short, f.taken = short(f.path), False
            f.implied = getattr(f, 'implied', False)
        self.whole = {short(p) for p in menu.whole}
        comments = [c for _, c in menu.comments]
        self.places, self.texts = mentions(comments, report, said)
        self.beside, self.above = collections.defaultdict(set), collections.defaultdict(set)      # lines of the text -> places in comments there
        for line, c in menu.comments:
            for f, n in PLACE.findall(c):
                self.beside[line].add((f, int(n)))
                self.above[line + 1 + c.count('\n')].add((f, int(n)))
        self.own = {(r.file, r.line) for r in rows}
        self.around = {}
        for p in {r.place.rpartition(':')[0] for r in rows}:
            if p.endswith(('.xib', '.storyboard')):
                full = os.path.join(folder, name, p) if os.path.isdir(os.path.join(folder, name)) else os.path.join(folder, name)
                self.around[os.path.basename(p)] = ancestors(full)
        self.compare()

    def near(self, r, f):
        a, b = r.short, f.short
        return 4 if a == b else 3 if len(a) > 1 and len(b) > 1 and a[-1] == b[-1] else 2 if a[0] == b[0] else 1 if f.path[0] == 'no menu' else 0

    def compare(self):
        rows, found = self.rows, self.menu.found
        take = lambda r, f: (setattr(r, 'state', 'written'), setattr(r, 'found', f))
        # standard names, and menus of the bar by their words
        for kind in ('standard', 'menu'):
            pairs = [(self.near(r, f), -i, r, f) for i, r in enumerate(rows) for f in found
                     if r.standard and r.standard == f.standard and (r.kind == f.kind == kind or (kind == 'menu' and r.kind == 'menu' and f.kind == 'standard'))]
            for _, _, r, f in sorted(pairs, key=lambda p: (p[2].optional, -p[0], -p[1])):
                if not r.state and not f.taken:
                    f.taken = True
                    take(r, f)
        here = {f.standard for f in found if f.kind == 'standard'}
        for r in rows:
            if r.kind == 'standard' and r.standard.startswith('(') and (r.standard[1:-1] in here or r.standard == '(writingDirection)' and 'text' in here):
                r.state = 'written'
        # whole submenus hold their inner menus
        for r in rows:
            if not r.state and r.kind == 'menu' and r.standard in here:
                r.state = 'written'
        # titles
        groups = collections.defaultdict(list)
        for f in found:
            for t in set(f.left):
                groups[t].append(f)
        wanted = [r for r in rows if not r.state and r.title and r.kind != 'separator']
        pairs = []
        for i, r in enumerate(wanted):
            both = {f for t in r.titles() for f in groups[t]}
            for f in both:
                s = self.near(r, f) + (2 if set(r.titles()) == {f.title, f.on} - {''} else 0) + (0.5 if chord(r.key) == chord(f.key) else 0)
                s += 1 if (r.kind in ('menu', 'list')) == (f.kind in ('menu', 'list')) else 0
                pairs.append((r.optional, r.kind == 'standard' or self.listed(r), -s, i, found.index(f), r, f))
        for *_, r, f in sorted(pairs, key=lambda p: p[:5]):
            if r.state or not any(t in f.left for t in r.titles()):
                continue
            whole = set(r.titles()) <= set(f.left) or not r.on
            if r.on and not whole:
                self.half.append(r)
            for t in r.titles():
                if t in f.left:
                    f.left.remove(t)
            if r.kind == 'menu' or f.kind == 'menu':
                f.left = []
            f.taken = True
            take(r, f)
            r.state = 'written' if whole else 'half'
        # lists
        lists = [f for f in found if f.kind == 'list']
        for r in sorted((r for r in rows if r.kind == 'list' and not r.state), key=lambda r: r.optional):
            best = max((f for f in lists if not f.taken), key=lambda f: self.near(r, f), default=None)
            if best is not None:
                best.taken = True
                take(r, best)
        # separators: in their menu, or inside a whole menu, or in a menu of the same name
        count = collections.Counter(f.short for f in found if f.kind == 'separator')
        gaps = [r for r in rows if r.kind == 'separator']
        for same in (lambda r, p: r.short == p, lambda r, p: r.short[-1] == p[-1], lambda r, p: r.short[0] == p[0], lambda r, p: 'menu bar' not in (r.short[0], p[0])):
            for r in sorted(gaps, key=lambda r: r.optional):
                if r.state:
                    continue
                p = next((p for p, n in count.items() if n and same(r, p)), None)
                if p is not None:
                    count[p] -= 1
                    r.state = 'written'
        for r in gaps:
            menus = [q for q in rows if q.kind == 'menu' and q.short + (q.title.casefold(),) == r.short]
            if not r.state and (r.short in self.whole or any(q.standard in here and q.standard not in BAR for q in menus)):
                r.state = 'written'
        # entries with a stand-in for a title that could not be read: only a value, or a comment with the place of such an entry
        dark = [r for r in rows if r.kind in ('unresolved', 'list') and not r.state]
        for f in found:
            f.stands_in = f.kind in ('command', 'menu') and not f.taken and f.title == VALUE
            if f.kind in ('command', 'menu') and not f.taken and not f.stands_in:
                n = getattr(f, 'declared', 0)
                there = self.beside.get(f.line, set()) | self.beside.get(n, set()) | self.above.get(n, set())
                r = next((r for r in dark if any(file == r.file and r.line - 1 <= n <= r.line + 3 for file, n in there)), None)
                if r:
                    dark.remove(r)
                    f.stands_in = True
        for r in rows:
            if not r.state and self.listed(r):
                r.state = 'listed'
        left = [f for f in found if f.stands_in]
        for r in rows:
            if not r.state and r.kind in ('unresolved', 'list') and left:
                r.state = 'listed'
                left.pop()
        self.groups_listed()
        self.missing = [r for r in rows if not r.state and not r.optional]
        # titles that nobody asked for
        known = {t for r in rows for t in r.titles() + list(r.path[1:])}
        for f in found:
            if f.kind in ('command', 'menu') and not f.stands_in:
                for t in f.left:
                    if t in known:
                        self.again += 1
                    elif f.title != VALUE:
                        self.wrong.append((f.line, t.replace(VALUE, '{}')))
            elif f.kind == 'standard' and not f.taken and not f.implied and f.standard not in {r.standard for r in rows} and not any(f.short[:len(p)] == p for p in self.whole) and not self.systems(f):
                self.wrong.append((f.line, 'standard ' + f.standard))
        for r in self.absent:
            for f in found:
                if (f.standard == r.standard if r.standard else r.title in (f.title, f.on)) and (not r.path[0] or f.short[:len(r.short)] == r.short):
                    self.wrong.append((f.line, f'{r.says()} must not be there'))
                    break
        self.details()

    def systems(self, f):
        """A standard entry in its own menu of a bar that the framework has anyway, or in an edit menu: `suggestedActions`."""
        return f.short[0] == 'edit menu' or bool(self.bars) and f.short[0] == 'menu bar' and len(f.short) > 1 and f.standard in WHOLE_BAR.get(f.short[1], '').split()

    def listed(self, r):
        if (r.file, r.line) in self.places:
            return True
        if r.file.endswith('.swift'):
            for n in (r.line - 1, r.line + 1, r.line + 2, r.line + 3):
                if (r.file, n) in self.places and (r.file, n) not in self.own:
                    return True
        else:
            for n in range(r.line + 1, r.line + 4):
                if (r.file, n) in self.places and (r.file, n) not in self.own and n not in self.around.get(r.file, {}):
                    return True
        t = r.title.replace(VALUE, '')
        return len(t) > 2 and any(q + r.title + w in norm(self.texts) for q, w in ('""', '“”', '``', "''", '‘’'))

    def groups_listed(self):
        """A menu that is left out as a whole and spoken of at its own line, or as the Dock menu."""
        for file, around in self.around.items():
            by = collections.defaultdict(list)
            for r in self.rows:
                if r.file == file:
                    for n in around.get(r.line, []):
                        by[n].append(r)
            for n, group in by.items():
                if (file, n) in self.places and all(r.state in ('', 'listed') for r in group):
                    for r in group:
                        r.state = 'listed'
        dock = [r for r in self.rows if r.path[0] == 'dock menu']
        if dock and re.search(r'\bdock\b', self.texts, re.I):
            for r in dock:
                r.state = r.state or 'listed'

    def details(self):
        same = collections.defaultdict(set)
        for r in self.rows:
            for t in r.titles():
                same[t].add(chord(r.key))
            if r.found is not None and r.found.name:
                same[('command', r.found.name)].add(chord(r.key))
        for r in self.rows:
            f = r.found
            if f is None or f.kind == 'standard' or r.kind not in ('command', 'menu', 'standard', 'unresolved'):
                continue
            if self.near(r, f) < 2:
                self.elsewhere += 1
            if r.kind == 'menu' and r.path == ('menu bar',) and f.path[0] == 'menu bar' and f.path != ('menu bar',):
                self.misplaced.append((r, '/'.join(f.path)))
            want, have = chord(r.key), chord(f.key)
            if r.kind == 'standard' or r.leftover:
                want = have if have is None else want
            if want or have:
                self.keys += 1
                named = same[('command', f.name)] if f.name else ()
                if have == want or want in [chord(k) for k in f.keys] or (not r.key and (have in same[r.title] or have in named)):
                    self.keys_right += 1
                else:
                    self.wrong_keys.append((r, f.key))
            if r.symbol and r.kind != 'standard':
                self.symbols += 1
                w = [s.strip() for s in r.symbol.split(' / ')]
                h = list(f.symbols)
                if len(w) == 2 and f.title == r.on:
                    h.reverse()
                elif len(w) == 1 and len(h) == 2 and not r.on:
                    h = h[1:] if f.on == r.title else h[:1]
                if h == w:
                    self.symbols_right += 1
                else:
                    self.wrong_symbols.append((r, ' / '.join(f.symbols)))
            if r.destructive:
                self.red += 1
                self.red_right += f.destructive
