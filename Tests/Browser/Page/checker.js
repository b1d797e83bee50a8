// The page that checks menus: files in, findings and what is made of the menus out. The tool runs in worker.js.
(() => {
  'use strict';
  const element = id => document.getElementById(id);
  const text = element('text'), numbers = element('numbers'), summary = element('summary');
  const make = (tag, content = '', properties = {}) =>
    Object.assign(document.createElement(tag), {textContent: content}, properties);
  const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

  if (typeof WebAssembly !== 'object') {
    element('instead').hidden = false;
    element('checker').hidden = true;
    return;
  }

  // ---- Files

  // Each has a path and a text. One that was typed has a name by its kind, which is guessed until somebody chooses it.
  let files = [];
  let current = 0;
  let isKindChosen = false;
  let findings = [];

  const typedName = kind => (kind === 'menu' ? 'Menus.menu' : `Menus.${kind}`);
  const kindOf = path => path.slice(path.lastIndexOf('.') + 1);
  const isTyped = () => files.length === 1 && files[0].path === typedName(kindOf(files[0].path));

  function guess(code) {
    if (/^\s*<(\?xml|document\b)/.test(code)) return /\.Storyboard(\.XIB)?"/.test(code) ? 'storyboard' : 'xib';
    const isSwift = /^\s*(import \w|@\w|((public|private|fileprivate|internal|final|open|static) )*(struct|class|extension|func|enum|let|protocol|actor) )/m;
    const calls = /\b(some View|some Commands|UIMenu|UIAction|UIBarButtonItem|NSMenu|NSMenuItem|NSToolbar)\b|\.(contextMenu|toolbar|commands|swipeActions)\b/;
    return isSwift.test(code) || calls.test(code) ? 'swift' : 'menu';
  }

  function show(newFiles, number = 0) {
    files = newFiles;
    isKindChosen = false;
    element('file').replaceChildren(...files.map((file, index) => make('option', file.path, {value: index})));
    select(number);
    check();
  }

  function select(number) {
    current = number;
    text.value = files[number].text;
    text.scrollTop = text.scrollLeft = 0;
    element('file').value = number;
    element('file').hidden = files.length < 2 && isTyped();
    element('kind').hidden = !isTyped();
    element('kind').value = kindOf(files[number].path);
    writeNumbers();
  }

  function typed() {
    files[current].text = text.value;
    if (isTyped() && !isKindChosen) setKind(guess(text.value));
    writeNumbers();
    check();
  }

  function setKind(kind) {
    files[0].path = typedName(kind);
    element('file').options[0].textContent = files[0].path;
    element('kind').value = kind;
  }

  // ---- The numbers of lines, with the worst finding of each

  const RANK = {error: 3, warning: 2, note: 1};
  let numbered = '';
  function writeNumbers() {
    const worst = {};
    for (const {path, severity, range} of findings) {
      const line = range.start.line;
      if (path === files[current].path && !(RANK[worst[line]] > RANK[severity])) worst[line] = severity;
    }
    const count = text.value.split('\n').length;
    // What is as it was needs no new layout.
    const wanted = JSON.stringify([count, worst]);
    if (wanted === numbered) return;
    numbered = wanted;
    const lines = document.createDocumentFragment();
    let plain = '';
    for (let line = 1; line <= count; line++) {
      if (worst[line]) {
        lines.append(plain, make('b', line, {className: worst[line]}));
        plain = '\n';
      } else {
        plain += `${line}\n`;
      }
    }
    lines.append(plain);
    numbers.replaceChildren(lines);
    numbers.scrollTop = text.scrollTop;
  }
  text.addEventListener('scroll', () => { numbers.scrollTop = text.scrollTop; });

  // Columns are in bytes, and the field's in UTF-16.
  const place = (code, offset) => new TextDecoder().decode(new TextEncoder().encode(code).subarray(0, offset)).length;

  function go(path, range) {
    const number = files.findIndex(file => file.path === path);
    if (number < 0) return;
    if (number !== current) select(number);
    const [start, end] = [place(text.value, range.start.offset), place(text.value, range.end.offset)];
    text.focus();
    // What is said of no place in particular is shown by its line.
    const line = text.value.indexOf('\n', start);
    text.setSelectionRange(start, end > start ? end : line < 0 ? text.value.length : line);
    text.scrollTop = Math.max(0, (range.start.line - 4) * 20);
    text.scrollIntoView({block: 'nearest'});
  }

  function apply(fix) {
    // From the end, so that the places before stay.
    for (const {path, range, text: added} of [...fix.edits].sort((one, other) => other.range.start.offset - one.range.start.offset)) {
      const file = files.find(one => one.path === path);
      const [start, end] = [place(file.text, range.start.offset), place(file.text, range.end.offset)];
      file.text = file.text.slice(0, start) + added + file.text.slice(end);
    }
    isChanged = true;
    const [top, left] = [text.scrollTop, text.scrollLeft];
    select(current);
    [text.scrollTop, text.scrollLeft] = [top, left];
    check();
  }

  // ---- Asking the tool

  const PARTS = {findings: 1, menuFiles: 2, swift: 4, preview: 8};
  let shown = 'findings';
  let worker;
  let asked = null;
  let isStale = false;
  let number = 0;

  const tool = WebAssembly.compileStreaming(fetch('menugen.wasm'))
    // A server may not know what kind of file it is.
    .catch(async () => WebAssembly.compile(await (await fetch('menugen.wasm')).arrayBuffer()));

  async function ask(parts, request) {
    if (!worker) {
      worker = new Worker('worker.js');
      worker.postMessage({compiled: await tool});
    }
    const id = ++number;
    return new Promise((resolve, reject) => {
      const listen = ({data}) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', listen);
        if (data.error) reject(data.error); else resolve(data.answer);
      };
      worker.addEventListener('message', listen);
      worker.postMessage({id, parts, request});
    });
  }

  // One question at a time: what is typed meanwhile is the next one.
  async function check() {
    isStale = true;
    if (asked) return;
    while (isStale) {
      isStale = false;
      const edition = Number(element('edition').value);
      const request = {files: files.map(({path, text: code}) => ({path, text: code.toWellFormed?.() ?? code}))};
      if (edition) request.edition = edition;
      const part = shown;
      asked = ask(PARTS.findings | PARTS[part], request);
      try {
        const answer = await asked;
        showFindings(answer);
        if (part !== 'findings') SHOW[part](answer);
        if (!isStale) performance.mark('checked');
      } catch (error) {
        summary.textContent = `The tool stopped at this text: ${error}`;
      }
      asked = null;
    }
    keep();
  }

  // ---- What was found

  function words(target, sentence) {
    sentence.split('`').forEach((part, index) => target.append(index % 2 ? make('code', part) : part));
    return target;
  }

  let listed = '';
  function showFindings(answer) {
    // Its buttons are the fixes here, not options of a program.
    summary.textContent = answer.summary.replace(/, \d+ with an? [^;]*| \(--unread\)/g, '');
    const state = JSON.stringify([answer.findings, answer.unread, files.length > 1, !text.value.trim()]);
    if (state !== listed) {
      listed = state;
      findings = JSON.parse(answer.findings);
      list(answer.unread);
    }
    writeNumbers();
  }

  // What is said in the same words as before stays, and only learns its new place.
  const ol = make('ol');
  let items = new Map();
  function list(others) {
    const before = items;
    items = new Map();
    const lines = findings.slice(0, 500).map(finding => {
      const key = JSON.stringify(finding, (name, value) => (name === 'range' || name === 'edits' ? undefined : value));
      const one = before.get(key)?.shift() ?? item(finding);
      items.set(key, [...(items.get(key) ?? []), one]);
      one.tell(finding);
      return one.line;
    });
    const had = ol.contains(document.activeElement);
    for (const gone of before.values()) for (const {line} of gone) line.remove();
    lines.forEach((line, index) => { if (ol.children[index] !== line) ol.insertBefore(line, ol.children[index] ?? null); });
    if (had && !ol.contains(document.activeElement)) (ol.querySelector('.place') ?? text).focus();
    const rest = [];
    if (!findings.length) rest.push(make('p', text.value.trim() ? 'No findings.' : 'Paste or drop menus.', {className: 'empty'}));
    if (findings.length > 500) rest.push(make('p', `and ${findings.length - 500} more`, {className: 'empty'}));
    if (others.length) rest.push(unread(others));
    const panel = element('findings');
    if (ol.parentNode !== panel) panel.append(ol);
    while (ol.nextSibling) ol.nextSibling.remove();
    ol.after(...rest);
    element('tab-findings').textContent = findings.length ? `Findings (${findings.length})` : 'Findings';
  }

  function item(finding) {
    const {severity, message, rule, help, url} = finding;
    const line = make('li', '', {className: severity});
    const button = make('button', '', {type: 'button', className: 'place'}), where = make('small');
    button.append(where, make('span', severity, {className: 'word'}), ' ');
    words(button, message);
    button.addEventListener('click', () => go(finding.path, finding.range));
    line.append(button);
    if (help) line.append(words(make('p', '', {className: 'more'}), help));
    const source = make('p', '', {className: 'more'});
    source.append(url ? make('a', rule, {href: url, target: '_blank', rel: 'noopener'}) : make('code', rule));
    const links = finding.related.map((other, index) => {
      const link = make('a', '', {href: '#'});
      link.addEventListener('click', event => {
        event.preventDefault();
        go(finding.related[index].path, finding.related[index].range);
      });
      source.append(` · ${other.message}: `, link);
      return link;
    });
    line.append(source);
    if (finding.fixes.length) {
      const buttons = make('div', '', {className: 'fixes'});
      finding.fixes.forEach((fix, index) => {
        const one = words(make('button', '', {type: 'button'}), fix.title);
        one.addEventListener('click', () => apply(finding.fixes[index]));
        buttons.append(one);
      });
      line.append(buttons);
    }
    const tell = newest => {
      finding = newest;
      const number = finding.range.start.line;
      where.textContent = files.length > 1 ? `${finding.path.slice(finding.path.lastIndexOf('/') + 1)}:${number}` : `line ${number}`;
      links.forEach((link, index) => { link.textContent = `line ${finding.related[index].range.start.line}`; });
    };
    return {line, tell};
  }

  function unread(items) {
    const details = make('details', '', {className: 'empty'});
    details.append(make('summary', `${counted(items.length, 'place')} not read`));
    for (const {path, line, reason} of items.slice(0, 200)) details.append(make('div', `${path}:${line}: ${reason}`));
    return details;
  }

  element('findings').addEventListener('keydown', event => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const places = [...element('findings').querySelectorAll('.place')];
    const at = places.indexOf(document.activeElement);
    if (!step || at < 0 || !places[at + step]) return;
    event.preventDefault();
    places[at + step].focus();
  });

  // ---- What is made of them

  const nothing = words => [make('p', words, {className: 'empty'})];

  function texts(panel, results) {
    element(panel).replaceChildren(...results.flatMap(({path, text: code}) => {
      const head = make('div', '', {className: 'result'});
      const copy = make('button', 'Copy', {type: 'button'});
      copy.addEventListener('click', async () => {
        await navigator.clipboard.writeText(code);
        summary.textContent = `Copied ${path}.`;
      });
      head.append(make('h2', path), copy);
      return [head, make('pre', code, {tabIndex: 0})];
    }));
  }

  let frame;
  const SHOW = {
    findings() {},
    menuFiles({menuFiles, notes}) {
      if (!menuFiles) return element('menuFiles').replaceChildren(...nothing('No menus were found.'));
      texts('menuFiles', menuFiles);
      if (!notes?.length) return;
      const list = make('ul', '', {className: 'notes'});
      list.append(...notes.map(note => make('li', note)));
      element('menuFiles').prepend(list);
    },
    swift({swift}) {
      if (swift?.length) return texts('swift', swift);
      element('swift').replaceChildren(...nothing(swift ? 'There is Swift for menus without errors.' : 'No menus were found.'));
    },
    preview({preview}) {
      if (!preview) return element('preview').replaceChildren(...nothing('No menus were found.'));
      if (!frame?.isConnected) {
        frame = make('iframe', '', {title: 'The menus as they are drawn'});
        frame.sandbox = 'allow-scripts allow-modals';
        element('preview').replaceChildren(frame);
      }
      if (frame.srcdoc !== preview) frame.srcdoc = preview;
    },
  };

  const tabs = [...document.querySelectorAll('[role=tab]')];
  function open(tab, focuses) {
    for (const one of tabs) {
      one.setAttribute('aria-selected', String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
      element(one.getAttribute('aria-controls')).hidden = one !== tab;
    }
    if (focuses) tab.focus();
    shown = tab.getAttribute('aria-controls');
    check();
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(tab));
    tab.addEventListener('keydown', event => {
      const to = {ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1}[event.key];
      if (to === undefined) return;
      event.preventDefault();
      open(tabs[(to + tabs.length) % tabs.length], true);
    });
  }

  // ---- Links: the text is in the fragment, which a browser does not send

  const LONGEST = 100000;
  const squeeze = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

  async function fragment() {
    const bytes = new TextEncoder().encode(JSON.stringify(
      {files: files.map(({path, text: code}) => [path, code]), edition: element('edition').value || undefined}));
    const small = await squeeze(bytes, new CompressionStream('deflate-raw'));
    let binary = '';
    for (const byte of small) binary += String.fromCharCode(byte);
    return `#files=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  }

  // `#menu=` and `#swift=` have a text as it is, so that pages can link to it.
  async function linked() {
    const [, name, value] = location.hash.match(/^#(\w+)=(.*)$/s) ?? [];
    if (!name) return null;
    try {
      if (name !== 'files') return {files: [{path: typedName(name), text: decodeURIComponent(value)}]};
      const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = await squeeze(Uint8Array.from(binary, byte => byte.charCodeAt(0)), new DecompressionStream('deflate-raw'));
      const {files: list, edition} = JSON.parse(new TextDecoder().decode(bytes));
      return {files: list.map(([path, code]) => ({path: String(path), text: String(code)})), edition};
    } catch {
      summary.textContent = 'The link is not whole.';
      return null;
    }
  }

  let keeping;
  let kept = '';
  let isChanged = false;
  function keep() {
    clearTimeout(keeping);
    if (!isChanged) return;
    keeping = setTimeout(async () => {
      kept = await fragment();
      history.replaceState(null, '', kept.length > LONGEST ? location.pathname : kept);
    }, 600);
  }

  element('link').addEventListener('click', async () => {
    const link = await fragment();
    if (link.length > LONGEST) {
      summary.textContent = 'The files are too long for a link.';
      return;
    }
    kept = link;
    history.replaceState(null, '', link);
    await navigator.clipboard.writeText(location.href);
    summary.textContent = 'Copied a link to these files.';
  });

  // ---- Files that are opened or dropped

  async function take(found) {
    if (!found.length) return;
    // The tool says which files it reads.
    const {read} = await ask(0, {paths: found.map(({path}) => path)});
    const taken = read.map(index => found[index]);
    if (!taken.length) {
      summary.textContent = `There is no .menu file, XIB, storyboard or Swift file in ${counted(found.length, 'file')}.`;
      return;
    }
    const opened = await Promise.all(taken.map(async ({path, file}) => ({path, text: await (await file()).text()})));
    isChanged = true;
    show(opened, Math.max(0, opened.findIndex(({path}) => /\.(menu|swift|xib|storyboard)$/.test(path))));
  }

  const ofInput = input => [...input.files].map(file => ({path: file.webkitRelativePath || file.name, file: () => file}));
  for (const [button, input] of [['open', 'files'], ['open-folder', 'folder']]) {
    element(button).addEventListener('click', () => element(input).click());
    element(input).addEventListener('change', async () => {
      await take(ofInput(element(input)));
      element(input).value = '';
    });
  }

  async function walk(entry, path, found) {
    if (entry.isFile) {
      found.push({path: path + entry.name, file: () => new Promise((resolve, reject) => entry.file(resolve, reject))});
      return;
    }
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return;
    const reader = entry.createReader();
    for (;;) {
      const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (!entries.length) return;
      for (const one of entries) await walk(one, `${path}${entry.name}/`, found);
    }
  }

  addEventListener('dragover', event => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  addEventListener('dragleave', event => { if (!event.relatedTarget) document.body.classList.remove('dropping'); });
  addEventListener('drop', async event => {
    document.body.classList.remove('dropping');
    // A text that is dropped goes into the field, as the browser has it.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const entries = [...event.dataTransfer.items].map(one => one.webkitGetAsEntry()).filter(Boolean);
    const found = [];
    for (const entry of entries) await walk(entry, '', found);
    await take(found);
  });

  // ---- The beginning

  text.addEventListener('input', () => { isChanged = true; typed(); });
  element('file').addEventListener('change', () => select(Number(element('file').value)));
  element('kind').addEventListener('change', () => {
    isKindChosen = true;
    setKind(element('kind').value);
    check();
  });
  element('edition').addEventListener('change', () => { isChanged = true; check(); });

  const examples = JSON.parse(element('examples').textContent);
  element('example').append(...examples.map(({name}, index) => make('option', name, {value: index})));
  element('example').addEventListener('change', () => {
    const example = examples[element('example').value];
    if (!example) return;
    isChanged = true;
    show([{path: typedName(kindOf(example.path)), text: example.text}]);
    element('example').value = '';
  });

  async function begin() {
    const found = location.hash === kept ? null : await linked();
    if (found) {
      element('edition').value = found.edition ?? '';
      show(found.files);
    } else if (!files.length) {
      show([{path: typedName(kindOf(examples[0].path)), text: examples[0].text}]);
      // What the tool says of it is in the page, so that something is there while that is loaded.
      showFindings(JSON.parse(element('first').textContent));
      if (element('findings').querySelector('.place')) performance.mark('shown');
    }
  }
  addEventListener('hashchange', () => { if (location.hash !== kept) begin(); });
  tool.catch(error => { summary.textContent = `The tool cannot be loaded: ${error}`; });
  begin();
})();
