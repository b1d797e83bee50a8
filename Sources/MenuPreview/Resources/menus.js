// Elements

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children.filter(child => child !== undefined && child !== ''));
  return made;
}

// A button that shows the page of a rule; for what no rule has found, its name.
function ruleLink(id) {
  const rule = menus.rules.find(one => one.id === id);
  if (!rule) return element('code', {}, id);
  const button = element('button', {type: 'button', class: 'rule-link', 'aria-haspopup': 'dialog', title: rule.title}, id);
  button.addEventListener('click', () => showRule(rule));
  return button;
}

// A text in which words between backticks are code.
const marked = words => words.split('`').map((part, number) => number % 2 ? element('code', {}, part) : part);

function showRule(rule) {
  const dialog = document.getElementById('rule');
  const example = isBad => rule.examples.find(one => one.bad === isBad);
  const paragraphs = [['', rule.what], ['Why', rule.why], ['What to do', rule.remedy]].filter(([, words]) => words)
    .flatMap(([heading, words]) => [heading && element('h3', {}, heading), element('p', {}, ...marked(words))]);
  const examples = [['Breaks the rule', example(true)], ['Keeps it', example(false)]].filter(([, one]) => one)
    .flatMap(([heading, one]) => [element('h3', {}, heading), element('pre', {}, one.text)]);
  const sources = rule.sources.map(one =>
    element('li', {}, element('a', {href: one.url, target: '_blank', rel: 'noreferrer'}, one.title)));
  dialog.replaceChildren(element('h2', {id: 'rule-title'}, rule.title, ' ', element('code', {}, rule.id)),
    ...paragraphs.filter(Boolean), ...examples, element('h3', {}, 'Source'), element('ul', {}, ...sources),
    action('Close', () => dialog.close()));
  dialog.showModal();
}

function findingMark(numbers) {
  if (!numbers?.length) return undefined;
  const found = numbers.map(number => menus.findings[number]);
  const worst = ['error', 'warning', 'note'].find(word => found.some(one => one.severity === word));
  const words = found.map(one => `${one.severity}: ${one.message} [${one.rule}]`).join('\n');
  return element('span', {class: `mark ${worst}`, role: 'img', title: words, 'aria-label': words,
    'data-rule': found.find(one => one.severity === worst)?.rule}, '!');
}

// Editors name files by whole paths, which are too long to read.
const written = place => place.replace(/^\/.*\//, '');

function tell(item, row) {
  const found = (item.findings ?? []).map(number => menus.findings[number]);
  document.getElementById('place').replaceChildren(
    `${title(item) || item.heading || ''} – ${written(item.place)}${found.length ? ' – ' : ''}`,
    ...found.flatMap(one => [`${one.message} `, ruleLink(one.rule), ' ']));
  document.querySelector('.chosen')?.classList.remove('chosen');
  row.classList.add('chosen');
}

// Menus

const hasCheck = item => item.checked !== undefined && !item.titleWhenOn;

// The entries of a menu, with those of its sections and rows.
const flat = items => items.flatMap(item => item.items && item.kind !== 'submenu' ? flat(item.items) : [item]);

// A menu has columns for check marks and symbols only where an entry has one.
function menu(items, label, isOpen = true) {
  const all = flat(items);
  const columns = [all.some(hasCheck) && 'checks', all.some(symbol) && 'symbols'].filter(Boolean);
  const list = element('ul', {
    role: 'menu', class: ['menu', ...columns].join(' '), 'aria-label': label, hidden: !isOpen && ''});
  for (const item of items) list.append(...rows(item));
  markAlternates(list);
  return list;
}

// An alternate is seen in place of the entry before it while Option is held.
function markAlternates(list) {
  for (const line of list.querySelectorAll(':scope > .alternate')) {
    let before = line.previousElementSibling;
    while (before?.matches('.alternate')) before = before.previousElementSibling;
    before?.classList.add('alternated');
  }
}

// The second line of an entry; of one that says so, the title of the option that holds.
function subtitle(item) {
  const option = item.subtitleIsOption && item.items?.find(isOn);
  const words = option ? title(option) : item.subtitle && text(item.subtitle);
  return words ? [element('small', {}, words)] : [];
}

function rows(item) {
  switch (item.kind) {
    case 'separator': return [element('li', {role: 'separator'})];
    case 'text': return [element('li', {role: 'presentation', class: 'line'},
      element('span', {class: 'check', 'aria-hidden': 'true'}), picture(item.symbol),
      element('span', {class: 'title'}, text(item.title)))];
    case 'section': {
      const heading = item.title
        && element('li', {role: 'presentation', class: 'heading'}, text(item.title), ...subtitle(item));
      return [element('li', {role: 'separator', class: 'loose'}), ...(heading ? [heading] : []),
        ...item.items.flatMap(rows), element('li', {role: 'separator', class: 'loose'})];
    }
    case 'row': case 'smallRow': case 'palette':
      return [element('li', {role: 'presentation', class: item.kind === 'smallRow' ? 'row small' : item.kind},
        element('ul', {role: 'group'}, ...item.items.flatMap(rows)))];
    default: return [row(item)];
  }
}

function row(item) {
  const isDimmed = !holds(item.enabled);
  const line = element('li', {
    role: hasCheck(item) ? 'menuitemcheckbox' : 'menuitem', tabindex: '-1',
    'aria-checked': hasCheck(item) ? isMixed(item) ? 'mixed' : String(isOn(item)) : undefined,
    'aria-disabled': isDimmed ? 'true' : undefined,
    'aria-haspopup': item.items ? 'menu' : undefined,
    'aria-expanded': item.items ? 'false' : undefined,
    'aria-keyshortcuts': item.shortcut, class: [destroys(item) && 'destructive', item.alternate && 'alternate'].filter(Boolean).join(' ') || undefined});
  const words = element('span', {class: 'title'},
    item.alternate ? element('span', {class: 'modifier', title: `While ${item.alternate} is held`}, `${item.alternate} `) : '',
    title(item));
  words.append(...subtitle(item));
  line.append(element('span', {class: 'check', 'aria-hidden': 'true'}, checkMark(item)),
    picture(symbol(item)), words);
  const mark = findingMark(item.findings);
  if (mark) line.append(mark);
  if (item.shortcut) line.append(element('kbd', {'aria-hidden': 'true'}, item.shortcut));
  line.item = item;
  if (item.kind === 'submenu') line.append(element('span', {class: 'more', 'aria-hidden': 'true'}, '›'));
  // The system fills some submenus, such as Services.
  if (!item.items) return line;
  const inner = menu(item.items, title(item), false);
  line.inner = inner;
  return element('li', {role: 'none', class: 'nested'}, promote(line), inner);
}

// A row that opens a submenu is beside it, so that the submenu is not a part of the row's name.
function promote(line) {
  const made = element('div', {});
  for (const {name, value} of line.attributes) made.setAttribute(name, value);
  made.append(...line.childNodes);
  made.item = line.item;
  made.inner = line.inner;
  return made;
}

function open(line, isOpen) {
  line.setAttribute('aria-expanded', String(isOpen));
  line.inner.hidden = !isOpen;
  const outer = line.closest('figure');
  if (outer) placeMenus(outer);
}

// Puts open menus under their titles and next to their entries, and makes room for them, so that they cover nothing.
function placeMenus(figure) {
  const root = figure.querySelector('.room');
  if (!root) return;
  for (const list of root.querySelectorAll('.words')) pageWords(list);
  if (showsAll()) {
    for (const list of figure.querySelectorAll('.bar > li > .menu, .room > .menu')) placeBeside(list);
    return;
  }
  const isMirrored = surfaces.dir === 'rtl';
  root.style.minWidth = root.style.minHeight = '';
  const edge = document.documentElement.clientWidth - 12;
  let [right, bottom] = [0, 0];
  for (const inner of root.querySelectorAll('.menu')) {
    if (inner.closest('figure') !== figure || getComputedStyle(inner).position !== 'absolute') continue;
    inner.style.left = inner.style.top = '';
    if (!inner.offsetParent) continue;
    const [line, frame] = [inner.previousElementSibling.getBoundingClientRect(), inner.offsetParent.getBoundingClientRect()];
    const isBeside = inner.parentElement.matches('.nested') && !inner.closest('.words');
    const width = inner.offsetWidth;
    const [after, before] = isBeside ? [line.right + 3, line.left - width - 3] : [line.left, line.right - width];
    let left = isMirrored ? before : after;
    if (!isMirrored && left + width > edge) left = isBeside ? (before > 0 ? before : left) : Math.max(edge - width, 0);
    if (isMirrored && left < 8) left = isBeside ? after : 8;
    inner.style.left = `${Math.max(left, 8) - frame.left}px`;
    inner.style.top = `${(isBeside ? line.top - 6 : line.bottom + 4) - frame.top}px`;
    const drawn = inner.getBoundingClientRect();
    [right, bottom] = [Math.max(right, drawn.right), Math.max(bottom, drawn.bottom)];
  }
  const corner = root.getBoundingClientRect();
  if (right > corner.right) root.style.minWidth = `${right - corner.left}px`;
  if (bottom > corner.bottom) root.style.minHeight = `${bottom - corner.top + 12}px`;
}

// An edit menu that is too wide for the screen goes on behind a chevron.
function pageWords(list) {
  list.querySelector('.next')?.remove();
  if (list.scrollWidth <= list.clientWidth + 1) return;
  const next = element('li', {role: 'presentation', class: 'next', title: 'More'}, '›');
  next.addEventListener('click', () => {
    const isAtEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
    const way = surfaces.dir === 'rtl' ? -1 : 1;
    list.scrollTo({left: isAtEnd ? 0 : list.scrollLeft + way * list.clientWidth * .8});
  });
  list.append(next);
}

// With all menus open, those of a menu are in a column beside it, each at its entry or below the one before.
function placeBeside(list) {
  const holder = list.parentElement;
  holder.style.minWidth = holder.style.minHeight = '';
  const isMirrored = surfaces.dir === 'rtl';
  const inner = [...list.querySelectorAll('.nested > .menu')];
  for (const one of inner) one.style.insetInlineStart = one.style.top = '';
  if (!inner.some(one => getComputedStyle(one).position === 'absolute')) return;
  const frame = holder.getBoundingClientRect();
  let [end, bottom] = [0, 0];
  const columns = new Map();
  for (const one of inner) {
    const outer = one.parentElement.closest('.menu');
    const [line, around] = [one.previousElementSibling.getBoundingClientRect(), outer.getBoundingClientRect()];
    const start = (isMirrored ? frame.right - around.left : around.right - frame.left) + 6;
    const top = Math.max(line.top - frame.top - 6, columns.get(start) ?? 0);
    // A menu of a menu is placed by that, not by their holder.
    const host = (one.offsetParent ?? holder).getBoundingClientRect();
    one.style.insetInlineStart = `${start - (isMirrored ? frame.right - host.right : host.left - frame.left)}px`;
    one.style.top = `${top - (host.top - frame.top)}px`;
    columns.set(start, top + one.offsetHeight + 8);
    [end, bottom] = [Math.max(end, start + one.offsetWidth), Math.max(bottom, top + one.offsetHeight)];
  }
  holder.style.minWidth = `${end}px`;
  holder.style.minHeight = `${bottom}px`;
}
