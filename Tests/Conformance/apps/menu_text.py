"""Reads a .menu file as far as the comparison with an app's own menus needs it."""
import re, unicodedata

BAR = {'app': 'app', 'file': 'file', 'edit': 'edit', 'format': 'format', 'view': 'view', 'window': 'window', 'help': 'help'}
WHOLE_BAR = {'app': 'about settings services hide hideOthers showAll quit', 'file': 'new open openRecent close save duplicate saveAs rename moveTo revert pageSetup print',
             'edit': 'undo redo cut copy paste pasteAndMatchStyle delete selectAll find replace findNext findPrevious useSelectionForFind jumpToSelection spelling substitutions transformations speech',
             'format': 'font text', 'view': 'toolbar customizeToolbar sidebar fullScreen', 'window': 'minimize zoom bringAllToFront', 'help': 'help'}
WHOLE = {'spelling': 'showSpelling checkSpelling checkSpellingWhileTyping correctSpelling', 'substitutions': 'showSubstitutions smartCopyPaste smartQuotes smartDashes smartLinks textReplacement',
         'transformations': 'makeUpperCase makeLowerCase capitalize', 'speech': 'startSpeaking stopSpeaking',
         'font': 'showFonts bold italic underline bigger smaller showColors copyStyle pasteStyle', 'text': 'alignLeft alignCenter justify alignRight writingDirection',
         'alignment': 'alignLeft alignCenter justify alignRight'}
FORMS = {'zero', 'one', 'two', 'few', 'many', 'other'}
VALUE = '\ue000'
PLACE = re.compile(r'([^\s"\'`(),;:<>\[\]/\\]+\.(?:swift|xib|storyboard|strings|xcstrings|m|mm)):(\d+)')


def norm(t):
    return re.sub(r'\s+', ' ', unicodedata.normalize('NFC', t.replace('\u00a0', ' ').replace('\u202f', ' '))).strip()


def chord(k):
    """(modifiers, key) of `opt+cmd+"|"`; None of nothing."""
    if not k:
        return None
    m = re.fullmatch(r'((?:(?:cmd|ctrl|opt|shift|fn)\+)*)(.+)', k, re.S)
    name = m.group(2)
    if len(name) > 2 and name[0] == name[-1] == '"':
        name = re.sub(r'\\(.)', r'\1', name[1:-1])
    return frozenset(m.group(1).split('+')[:-1]), name.upper() if len(name) == 1 else name


class Statement:
    def __init__(self, line):
        self.line, self.tokens, self.block = line, [], None

    def word(self, n=0):
        return self.tokens[n][1] if len(self.tokens) > n and self.tokens[n][0] == 'word' else ''

    def strings(self):
        return [t[1] for t in self.tokens if t[0] == 'text']


def unquote(body):
    out, i = [], 0
    while i < len(body):
        c = body[i]
        if c == '\\' and i + 1 < len(body):
            m = re.compile(r'\\u\{([0-9A-Fa-f]+)\}').match(body, i)
            if m:
                out.append(chr(min(int(m.group(1), 16), 0x10FFFF)))
                i = m.end()
                continue
            out.append({'n': '\n', 't': '\t'}.get(body[i + 1], body[i + 1]))
            i += 2
        elif body.startswith('{{', i) or body.startswith('}}', i):
            out.append(c)
            i += 2
        elif c == '{' and (m := re.compile(r'\{[^{}]*\}').match(body, i)):
            out.append(VALUE)
            i = m.end()
        else:
            out.append(c)
            i += 1
    return norm(''.join(out))


LEX = re.compile(r'''(?P<blank>[ \t]+)|(?P<line>//[^\n]*)|(?P<open>/\*)|(?P<text>"(?:\\.|[^"\\\n])*")|(?P<tick>`[^`\n]*`)|(?P<sep>---)|(?P<end>\r\n|\n|\r|;)|(?P<word>[\w.]+(?:-[\w.]+)*)|(?P<sign>.)''', re.S)
CHORD = re.compile(r'[ \t]*((?:(?:cmd|ctrl|opt|shift|fn)\+)*(?:"(?:\\.|[^"\\\n])*"|[A-Za-z]\w*|[^\s"]))')


MORE = re.compile(r'[ \t]*,[ \t]*((?:(?:cmd|ctrl|opt|shift|fn)\+)+(?:"(?:\\.|[^"\\\n])*"|[A-Za-z]\w*|[^\s"])|F\d+|[a-z]+[A-Z]?\w*(?=[ \t]*(?:$|[;}\n])))', re.M)


def statements(text):
    """The statements of a file as a tree, and its comments as (line, text)."""
    root, comments = [], []
    stack, now, line, i, parens = [root], None, 1, 0, 0
    while i < len(text):
        m = LEX.match(text, i)
        kind, value, i = m.lastgroup, m.group(), m.end()
        if kind == 'line':
            comments.append((line, value))
        elif kind == 'open':
            depth, start = 1, line
            while depth and i < len(text):
                if text.startswith('*/', i):
                    depth, i = depth - 1, i + 2
                elif text.startswith('/*', i):
                    depth, i = depth + 1, i + 2
                else:
                    line += text[i] == '\n'
                    i += 1
            comments.append((start, text[m.start():i]))
        elif kind == 'end':
            if value != ';':
                line += 1
            if not parens:
                now = None
        elif kind == 'sign' and value == '}':
            now, parens = None, 0
            if len(stack) > 1:
                stack.pop()
        elif kind != 'blank':
            if now is None:
                now = Statement(line)
                stack[-1].append(now)
            if kind == 'sign' and value == '{':
                now.block = now.block or []
                stack.append(now.block)
                now = None
                continue
            parens += (value == '(') - (value == ')') if kind == 'sign' else 0
            parens = max(parens, 0)
            if kind == 'text':
                now.tokens.append(('text', unquote(value[1:-1])))
            elif kind == 'tick':
                now.tokens.append(('name', value[1:-1]))
            else:
                now.tokens.append((kind, value))
                if value == 'key' and (m := CHORD.match(text, i)) and (len(now.tokens) > 1 or len(stack) > 2 or m.group(1)[0] != '"'):
                    now.tokens.append(('chord', m.group(1)))
                    i = m.end()
                    while m := MORE.match(text, i):
                        now.tokens.append(('chord', m.group(1)))
                        i = m.end()
    return root, comments


class Command:
    title = on = key = symbol = other = choose = pick = None
    destructive = asks = False
    more = keys = ()


class Found:
    def __init__(self, kind, path, title='', on='', key=None, symbols=(), destructive=False, standard='', line=0, name=''):
        self.kind, self.path, self.title, self.on, self.key, self.symbols = kind, path, title, on or '', key, tuple(symbols)
        self.destructive, self.standard, self.line, self.name = destructive, standard, line, name
        self.keys, self.asks = (key,) if key else (), False
        self.left = [t for t in (self.title, self.on) if t]


class MenuFile:
    """What a .menu file says, as far as braces and words tell."""

    def __init__(self, text):
        root, self.comments = statements(text)
        self.commands, self.choices, self.lists, self.menus = {}, {}, {}, {}
        self.found, self.used, self.whole = [], set(), []
        self.depth = 0
        self.declare(root)
        self.surfaces(root, ())
        for name, (titles, block) in self.menus.items():
            if name not in self.used:
                self.menu(titles, block, ('menu',), 0)
        for name, c in self.commands.items():
            if name not in self.used:
                self.place(name, c, ('no menu',), c.line)

    @staticmethod
    def bare(s):
        """The tokens without `@allow(…)` before them."""
        t = list(s.tokens)
        while len(t) > 1 and t[0] == ('sign', '@'):
            depth = n = 0
            for n, (k, v) in enumerate(t):
                depth += (v == '(') - (v == ')') if k == 'sign' else 0
                if k == 'sign' and v == ')' and not depth:
                    break
            t = t[n + 1:]
        return t

    # declarations
    def declare(self, root):
        for s in root:
            t = s.tokens = self.bare(s)
            if not t:
                continue
            first = s.word()
            if first == 'commands':
                for c in s.block or []:
                    self.command(c)
            elif first == 'choice' and len(t) > 1:
                self.choices[t[1][1]] = options = []
                for o in s.block or []:
                    o.tokens = self.bare(o)
                    if len(o.tokens) > 1 and o.tokens[1][0] == 'text':
                        options.append((self.read(o), o.line))
            elif first == 'list' and len(t) > 1:
                self.lists[t[1][1]] = s.line
            elif first == 'menu' and s.word(1) != 'bar' and len(t) > 1 and s.block is not None and t[1][0] in ('word', 'name'):
                self.menus[t[1][1]] = (s, s.block)

    def command(self, s):
        s.tokens = self.bare(s)
        if len(s.tokens) > 1 and s.tokens[0][0] in ('word', 'name') and s.tokens[1][0] == 'text':
            self.commands[s.tokens[0][1]] = self.read(s)

    def read(self, s):
        c, t = Command(), s.tokens
        c.line, n = s.line, 1
        c.title = t[1][1]
        n = self.forms(t, 2)
        if n + 1 < len(t) and t[n] == ('sign', '/') and t[n + 1][0] == 'text':
            c.on = t[n + 1][1]
            n = self.forms(t, n + 2)
        rest = t[n:] + [x for b in s.block or [] for x in b.tokens + [('end', '')]]
        for k, (kind, v) in enumerate(rest):
            after = rest[k + 1:k + 4] + [('', '')] * 3
            if kind != 'word':
                continue
            if v == 'key' and after[0][0] == 'chord':
                c.key = c.key or after[0][1]
                for kind2, v2 in rest[k + 1:]:
                    if kind2 != 'chord':
                        break
                    c.keys += (v2,)
            elif v == 'title' and after[0][0] == 'text' and after[1] == ('word', 'when'):
                c.more += (after[0][1],)
            elif v == 'asks':
                c.asks = True
            elif v in ('symbol', 'image') and after[0][0] in ('word', 'text', 'name') and c.symbol is None:
                mark = (lambda x: x) if v == 'symbol' else (lambda x: f'"{x}"')
                c.symbol = mark(after[0][1])
                if after[1] == ('sign', '/'):
                    c.other = mark(after[2][1])
            elif v == 'destructive':
                c.destructive = True
            elif v in ('choose', 'pick') and after[0][0] in ('word', 'name'):
                setattr(c, v, after[0][1])
        return c

    @staticmethod
    def forms(t, n):
        while n + 1 < len(t) and t[n][0] == 'word' and t[n][1] in FORMS and t[n + 1][0] == 'text':
            n += 2
        return n

    # surfaces
    def surfaces(self, sts, path):
        for s in sts:
            t = s.tokens = self.bare(s)
            first, second = s.word(), s.word(1)
            if not t or first in ('commands', 'choice', 'list', 'app', 'state', 'guidelines'):
                continue
            if first == 'menu' and second == 'bar':
                self.bar(s.block or [])
            elif first == 'menu' and not path:
                continue                                       # a named menu: where it is included
            elif first in ('screen', 'item', 'background', 'on', 'when'):
                self.surfaces(s.block or [], path + (first,))
            elif (first, second) in (('context', 'menu'), ('edit', 'menu'), ('more', 'button')) or first == 'button':
                self.menu(s, s.block or [], ('button' if 'button' in (first, second) else f'{first} menu',), s.line, skip=2)
            elif first == 'toolbar':
                for b in s.block or []:
                    b.tokens = self.bare(b)
                    self.entries(b.block or [], ('toolbar',))
            elif s.block is not None:
                self.menu(s, s.block, (f'{first} {second}' if first in ('dock', 'status', 'title', 'quick') else first or 'menu',), s.line, skip=2)

    def bar(self, sts):
        for s in sts:
            t = s.tokens = self.bare(s)
            first = s.word()
            if first in BAR:
                self.found.append(Found('menu', ('menu bar',), standard=first, line=s.line))
                if s.word(1) == 'standard':
                    self.all(WHOLE_BAR[first].split(), ('menu bar', first), s.line)
                self.entries(s.block or [], ('menu bar', first))
            elif first == 'menu':
                self.entry_menu(s, ('menu bar',))
            elif s.block is not None:
                self.bar(s.block)

    def menu(self, s, block, path, line, skip=1):
        """A surface or submenu with its title, if it has one."""
        texts = [v for k, (kind, v) in enumerate(s.tokens) if kind == 'text' and not (k and s.tokens[k - 1][0] == 'word' and s.tokens[k - 1][1] in ('image', 'subtitle', 'help', 'label'))]
        title = texts[0] if texts else ''
        symbols = []
        for k, (kind, v) in enumerate(s.tokens):
            if kind == 'word' and v in ('symbol', 'image') and k + 1 < len(s.tokens) and k > 0:
                symbols = [s.tokens[k + 1][1] if v == 'symbol' else f'"{s.tokens[k + 1][1]}"']
        if title:
            self.found.append(Found('menu', path, title, symbols=symbols, line=line))
            path = path + (title,)
        self.depth += 1
        if self.depth < 80:
            self.entries(block, path)
        self.depth -= 1

    def entry_menu(self, s, path):
        t = s.tokens
        if s.block is not None:
            self.menu(s, s.block, path, s.line)
        elif len(t) > 1 and t[1][0] in ('word', 'name') and t[1][1] in self.menus:
            self.used.add(t[1][1])
            self.menu(*self.menus[t[1][1]], path, s.line)

    def all(self, names, path, line):
        """A whole menu of the system: `whole` knows its path, for separators and what has no name of its own."""
        self.whole.append(path)
        for n in names:
            self.standard(n, path, line)

    def standard(self, name, path, line):
        self.found.append(Found('standard', path, standard=name, line=line))
        for n in WHOLE.get(name, '').split():
            f = Found('standard', path + (name,), standard=n, line=line)
            f.implied = True
            self.found.append(f)

    def entries(self, sts, path):
        for s in sts:
            t = s.tokens = self.bare(s)
            if not t:
                continue
            first, texts = s.word(), s.strings()
            name = t[0][1]
            known = t[0][0] == 'name' or (name in self.commands and first not in ('menu', 'section', 'standard', 'each', 'include') and not (first in ('view', 'search', 'group') and texts) and s.block is None)
            if t[0][0] == 'sep':
                self.found.append(Found('separator', path, line=s.line))
            elif known and name in self.commands:
                self.reference(s, name, path)
            elif first == 'standard':
                for kind, v in t[1:]:
                    if kind in ('word', 'name') and v not in ('alternate', 'hidden', 'essential', 'prominent', 'selectable', 'springs'):
                        self.standard(v, path, s.line)
            elif first == 'each' and len(t) > 1:
                c = self.commands.get(t[1][1])
                self.used.add(t[1][1])
                self.contents(c, path, s.line) if c else None
            elif first == 'include' and len(t) > 1:
                self.used.add(t[1][1])
                if t[1][1] in self.menus and self.depth < 80:
                    self.depth += 1
                    self.entries(self.menus[t[1][1]][1], path)
                    self.depth -= 1
            elif first == 'menu':
                self.entry_menu(s, path)
            elif first == 'text' and texts:
                self.found.append(Found('text', path, texts[0], line=s.line))
            elif first in ('search', 'view') and texts:
                self.found.append(Found('command', path, texts[0], line=s.line))
            elif first == 'segmented' and len(t) > 1:
                pass
            elif s.block is not None:
                self.menu(s, s.block, path, s.line)

    def reference(self, s, name, path):
        self.used.add(name)
        c = self.commands[name]
        title = None
        for k, x in enumerate(s.tokens[1:-1], 1):
            if x == ('word', 'as') and s.tokens[k + 1][0] == 'text':
                title = s.tokens[k + 1][1]
        self.place(name, c, path, s.line, title)

    def place(self, name, c, path, line, title=None):
        kind = 'menu' if c.choose or c.pick else 'command'
        self.found.append(Found(kind, path, title or c.title, '' if title else c.on, c.key, [x for x in (c.symbol, c.other) if x], c.destructive, line=line, name=name))
        self.found[-1].declared, self.found[-1].asks = c.line, c.asks
        self.found[-1].keys = c.keys or self.found[-1].keys
        self.found[-1].left += [] if title else list(c.more)
        if c.choose or c.pick:
            self.contents(c, path + (title or c.title,), line)

    def contents(self, c, path, line):
        if c.pick:
            self.found.append(Found('list', path, standard=c.pick, line=line))
        for o, n in self.choices.get(self.choice_of(c.choose), []) if c.choose else []:
            self.found.append(Found('command', path, o.title, o.on, o.key, [o.symbol] if o.symbol else [], line=n))

    def choice_of(self, variable):
        return self.variables.get(variable, variable)

    variables = {}


def read_menu(text):
    variables = dict(re.findall(r'(?m)^\s*(?:state\s*\{\s*)?`?(\w+)`?\s*:\s*`?(\w+)`?', text))
    variables.update(re.findall(r'[;{]\s*`?(\w+)`?\s*:\s*`?(\w+)`?', text))
    MenuFile.variables = variables
    return MenuFile(text)
