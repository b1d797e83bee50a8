// Colours the blocks of `menu`, links them to the page that checks menus, and searches the pages. docc's renderer draws a
// page after it is loaded, and again whenever a link inside the site is followed, so the blocks are looked for after each
// change of the document.
(() => {
  const base = window.baseUrl ?? '/';
  const load = name => fetch(`${base}site/${name}`).then(answer => answer.json());

  // Colours

  let colours;
  const lineText = line => line.textContent.replace(/\n$/, '');

  function colourLine(line, tokens, kinds) {
    const text = lineText(line);
    const parts = [];
    let end = 0;
    for (const [column, length, kind] of tokens) {
      if (column < end) continue;
      const word = document.createElement('span');
      word.className = `menu-${kinds[kind]}`;
      word.textContent = text.slice(column, column + length);
      parts.push(text.slice(end, column), word);
      end = column + length;
    }
    line.replaceChildren(...parts, text.slice(end));
  }

  // Where the site has that page, an example opens in it: its text is in the fragment.
  const checker = document.getElementById('site-checker');

  function linkBlock(block, text) {
    if (!checker || !block.closest('.doc-content')) return;
    const link = document.createElement('a');
    link.className = 'site-open';
    link.textContent = 'Open in the checker';
    link.href = `${checker.href}#menu=${encodeURIComponent(text)}`;
    block.append(link);
  }

  async function colourBlocks() {
    const blocks = [...document.querySelectorAll('.code-listing[data-syntax=menu]:not([data-coloured])')];
    if (!blocks.length) return;
    colours ??= load('colours.json').then(({kinds, blocks}) => {
      const lines = Object.entries(blocks)
        .flatMap(([text, tokens]) => text.split('\n').map((line, index) => [line, tokens[index]]));
      return {kinds, blocks, lines: new Map(lines)};
    });
    const {kinds, blocks: known, lines: all} = await colours;
    for (const block of blocks) {
      const lines = [...block.querySelectorAll('.code-line')];
      if (!lines.length) continue;
      const tokens = known[lines.map(lineText).join('\n').replace(/\n+$/, '')]
        ?? lines.map(line => all.get(lineText(line)));
      block.dataset.coloured = '';
      linkBlock(block, lines.map(lineText).join('\n'));
      lines.forEach((line, index) => { if (tokens[index]?.length) colourLine(line, tokens[index], kinds); });
    }
  }
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => { waiting = false; colourBlocks(); }, 30);
  }).observe(document.getElementById('app'), {childList: true, subtree: true});
  colourBlocks();

  // Search

  const form = document.getElementById('site-search');
  const input = form.querySelector('input');
  const list = document.getElementById('site-found');
  let entries;
  let chosen = -1;

  // Every word has to be there; the id counts most, then the title's line, then a heading, then the text.
  function rank(entry, words) {
    const [title, abstract] = [entry.title, entry.abstract].map(one => one.toLowerCase());
    const phrase = words.join(' ');
    const headings = [entry.title, ...entry.sections.map(([heading]) => heading)];
    let sum = words.length > 1 && headings.some(one => one.toLowerCase().includes(phrase)) ? 30 : 0;
    for (const word of words) {
      if (title === word) sum += 40;
      else if (title.startsWith(word)) sum += 20;
      else if (title.includes(word)) sum += 12;
      else if (abstract.includes(word)) sum += 5;
      else if (entry.sections.some(([heading]) => heading.toLowerCase().includes(word))) sum += 4;
      else if (entry.sections.some(([, , text]) => text.toLowerCase().includes(word))) sum += 1;
      else return 0;
    }
    return sum;
  }

  // The page that is called by the words; then guides before rules, and these before the library's declarations.
  function kind(entry, words) {
    const [title, phrase] = [entry.title.toLowerCase(), words.join(' ')];
    return title === phrase || title.startsWith(`${phrase}(`) ? -1 : entry.kind;
  }

  // Where on a page the words are: the heading with most of them in it or below it, and the sentence with most of them.
  function place(entry, words) {
    const count = text => words.filter(word => text.toLowerCase().includes(word)).length;
    if (count(entry.title) === words.length) return {};
    const best = (list, value) => list.reduce((one, other) => (value(other) > value(one) ? other : one), list[0]);
    const section = best(entry.sections, ([heading, , text]) => 2 * count(heading) + count(text));
    if (!section || !count(`${section[0]} ${section[2]}`)) return {};
    const sentence = best(section[2].split(/(?<=[.:;]) /), count) ?? '';
    return {heading: section[0], anchor: section[1], sentence: count(sentence) ? sentence : ''};
  }

  const element = (tag, text, properties = {}) =>
    Object.assign(document.createElement(tag), {textContent: text}, properties);

  async function search() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return close();
    entries ??= load('search.json');
    const found = (await entries).map(entry => [rank(entry, words), entry]).filter(([sum]) => sum)
      .sort(([one, first], [other, second]) => kind(first, words) - kind(second, words) || other - one);
    const shown = found.slice(0, 30).map(([, entry], index) => {
      const {heading, anchor, sentence} = place(entry, words);
      const link = element('a', '', {
        href: base.replace(/\/$/, '') + entry.path + (anchor ? `#${anchor}` : ''),
        id: `site-found-${index}`, role: 'option', tabIndex: -1});
      const line = [entry.group, heading, sentence || entry.abstract].filter(Boolean).join(' · ');
      link.append(element('b', entry.title), element('small', line));
      return link;
    });
    if (found.length > shown.length) shown.push(element('p', `and ${found.length - shown.length} more`));
    list.replaceChildren(...(shown.length ? shown : [element('p', 'Nothing found')]));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    choose(-1);
  }

  function choose(index) {
    const options = [...list.querySelectorAll('[role=option]')];
    chosen = options.length ? Math.max(-1, Math.min(index, options.length - 1)) : -1;
    options.forEach((option, number) => option.setAttribute('aria-selected', String(number === chosen)));
    input.setAttribute('aria-activedescendant', options[chosen]?.id ?? '');
    options[chosen]?.scrollIntoView({block: 'nearest'});
  }

  function close() {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
  }

  input.addEventListener('input', search);
  input.addEventListener('focus', search);
  input.addEventListener('keydown', event => {
    // docc's renderer has keys of its own, such as / for the filter of its navigator.
    event.stopPropagation();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      close();
    }
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    const options = list.querySelectorAll('[role=option]');
    (options[chosen] ?? options[0])?.click();
  });
  document.addEventListener('click', event => { if (!form.contains(event.target)) close(); });
})();
