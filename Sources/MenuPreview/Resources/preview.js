'use strict';
let menus = JSON.parse(document.getElementById('menus').textContent);
let values = menus.state.map(variable => variable.value);
let platform = menus.platforms[0];

// Conditions and texts, as PreviewWriter writes them.

function operand(value) {
  if (!Array.isArray(value)) return value;
  return value[0] === 'v' ? values[value[1]] : holds(value[1]);
}

function holds(condition) {
  if (condition === undefined) return true;
  if (typeof condition === 'boolean') return condition;
  if (typeof condition === 'number') return values[condition] === true;
  const [sign, left, right] = condition;
  switch (sign) {
    case '!': return !holds(left);
    case '&&': return holds(left) && holds(right);
    case '||': return holds(left) || holds(right);
    case '==': return operand(left) === operand(right);
    case '!=': return operand(left) !== operand(right);
    case '<': return operand(left) < operand(right);
    case '<=': return operand(left) <= operand(right);
    case '>': return operand(left) > operand(right);
    default: return operand(left) >= operand(right);
  }
}

function text(pieces) {
  if (pieces && !Array.isArray(pieces)) return text(pieces[values[pieces.count]] ?? pieces.other);
  return (pieces ?? []).map(piece => typeof piece === 'string' ? piece : word(piece)).join('');
}

function word(number) {
  const options = menus.state[number].options;
  return String(options ? options[values[number]] : values[number]);
}

const isMixed = item => item.mixed !== undefined && holds(item.mixed);
const isOn = item => item.checked !== undefined && holds(item.checked);
/** What the column of check marks shows. */
const checkMark = item => !hasCheck(item) ? '' : isMixed(item) ? '–' : isOn(item) ? '✓' : '';
const title = item => text(isOn(item) && item.titleWhenOn
  || item.titlesWhen?.find(other => holds(other.when))?.title || item.title);
const symbol = item => isOn(item) && item.symbolWhenOn
  || item.symbolsWhen?.find(other => holds(other.when))?.symbol || item.symbol;
const destroys = item => item.destructive !== undefined && holds(item.destructive);

// What the state shows of a list: no separator that leads, trails or doubles, no empty block.
function shown(items) {
  const result = [];
  let isDue = false;
  for (const item of items) {
    if (!holds(item.shown)) continue;
    if (item.kind === 'separator') { isDue = result.length > 0; continue; }
    const copy = item.items ? {...item, items: shown(item.items)} : item;
    if (copy.items?.length === 0) continue;
    if (isDue) result.push({kind: 'separator'});
    isDue = false;
    result.push(copy);
  }
  return result;
}

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
  if (!item.items) return line;
  line.append(element('span', {class: 'more', 'aria-hidden': 'true'}, '›'));
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
  root.style.minWidth = root.style.minHeight = '';
  const edge = document.documentElement.clientWidth - 12;
  let [right, bottom] = [0, 0];
  for (const inner of root.querySelectorAll('.menu')) {
    if (inner.closest('figure') !== figure || getComputedStyle(inner).position !== 'absolute') continue;
    inner.style.left = inner.style.top = '';
    if (!inner.offsetParent) continue;
    const [line, frame] = [inner.previousElementSibling.getBoundingClientRect(), inner.offsetParent.getBoundingClientRect()];
    const isBeside = inner.parentElement.matches('.nested') && !inner.closest('.words');
    let left = isBeside ? line.right + 3 : line.left;
    const before = isBeside ? line.left - inner.offsetWidth - 3 : edge - inner.offsetWidth;
    if (left + inner.offsetWidth > edge && before > 0) left = before;
    inner.style.left = `${Math.max(left, 8) - frame.left}px`;
    inner.style.top = `${(isBeside ? line.top - 6 : line.bottom + 4) - frame.top}px`;
    const drawn = inner.getBoundingClientRect();
    [right, bottom] = [Math.max(right, drawn.right), Math.max(bottom, drawn.bottom)];
  }
  const corner = root.getBoundingClientRect();
  if (right > corner.right) root.style.minWidth = `${right - corner.left}px`;
  if (bottom > corner.bottom) root.style.minHeight = `${bottom - corner.top + 12}px`;
}

const focusable = '[role^=menuitem], [role=toolbar] button';

function siblings(line) {
  const root = line.closest('figure');
  return own(root).filter(other => other.offsetParent !== null);
}

// What people reach by keys in a surface, without the toolbar in the menu bar's window.
const own = figure => [...figure.querySelectorAll(focusable)].filter(line => line.closest('figure') === figure);

function focus(line) {
  for (const other of own(line.closest('figure'))) other.tabIndex = -1;
  line.tabIndex = 0;
  line.focus();
}

function pressed(event) {
  const line = event.target.closest(focusable);
  if (!line) return;
  const around = siblings(line);
  const index = around.indexOf(line);
  const isBar = line.closest('[role=menubar], [role=toolbar]') !== null;
  const keys = {ArrowDown: 1, ArrowUp: -1, Home: -index, End: around.length - 1 - index};
  if (isBar && !line.inner) Object.assign(keys, {ArrowRight: 1, ArrowLeft: -1});
  if (event.key in keys) {
    focus(around[(index + keys[event.key] + around.length) % around.length]);
  } else if (event.key === 'ArrowRight' && line.inner) {
    open(line, true);
    focus(line.inner.querySelector(focusable) ?? line);
  } else if (event.key === 'ArrowLeft' || event.key === 'Escape') {
    const owner = line.closest('ul[role=menu]')?.previousElementSibling;
    if (!owner?.inner) return;
    open(owner, false);
    focus(owner);
  } else if (event.key === 'Enter' || event.key === ' ') {
    line.click();
  } else {
    return;
  }
  event.preventDefault();
}

function clicked(event) {
  const mark = event.target.closest('.mark');
  const rule = mark && menus.rules.find(one => one.id === mark.dataset.rule);
  if (rule) showRule(rule);
  const line = event.target.closest(focusable);
  if (!line) return;
  if (line.inner && !showsAll()) {
    for (const other of own(line.closest('figure'))) {
      if (other.inner && other !== line && !other.inner.contains(line)) open(other, false);
    }
    open(line, line.inner.hidden);
  }
  focus(line);
  tell(line.item, line);
}

// Bars

function tool(item) {
  switch (item.kind) {
    case 'space': return element('span', {class: 'space'});
    case 'flexible': return element('span', {class: 'flexible'});
    case 'separator': return element('span', {class: 'rule'});
    case 'group': return element('span', {class: 'capsule'}, ...visible(item.items).map(tool));
    case 'leading': case 'center': case 'trailing': case 'bottom':
      return element('span', {class: `area ${item.kind}`}, ...capsules(visible(item.items)));
    case 'segmented': return element('span', {class: 'capsule segmented'}, ...item.items.map(tool));
  }
  const isDimmed = !holds(item.enabled);
  const words = title(item);
  const hasImage = symbol(item) !== undefined && item.kind !== 'search';
  const button = element('button', {
    type: 'button', tabindex: '-1', 'aria-disabled': isDimmed ? 'true' : undefined,
    'aria-pressed': item.checked !== undefined ? String(isOn(item) && !isMixed(item)) : undefined,
    'aria-label': hasImage && item.label ? text(item.label) : words, title: words,
    class: [item.kind, item.isProminent && 'prominent', destroys(item) && 'destructive']
      .filter(Boolean).join(' ')});
  if (item.kind === 'search') button.append(picture('magnifyingglass'), element('span', {}, words));
  else if (hasImage) button.append(picture(symbol(item)));
  else button.append(element('span', {}, words));
  if (item.items) button.append(element('span', {class: 'more', 'aria-hidden': 'true'}, '⌄'));
  const mark = findingMark(item.findings);
  if (mark) button.append(mark);
  button.item = item;
  if (!item.items) return button;
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-haspopup', 'menu');
  const inner = menu(item.items, words, false);
  button.inner = inner;
  return element('span', {class: 'pull-down'}, button, inner);
}

const visible = items => items.filter(item => !item.isHidden && item.kind !== 'titleMenu');

// Neighbours share a capsule of glass; a space, a group of its own, a search field and a prominent button end it.
function capsules(items) {
  const drawn = [];
  let run;
  for (const item of items) {
    const isShared = ['command', 'submenu', 'view'].includes(item.kind) && !item.isProminent;
    if (isShared && !run) drawn.push(run = element('span', {class: 'capsule'}));
    if (!isShared) run = undefined;
    if (isShared) run.append(tool(item)); else drawn.push(tool(item));
  }
  return drawn;
}

// A bar in its window, or on its screen: the title, with the areas next to it, and the bar at the bottom.
function toolbar(surface, items) {
  const isPhone = platform.name === 'iOS';
  const areas = ['leading', 'center', 'trailing', 'bottom'];
  const hasAreas = items.some(item => areas.includes(item.kind));
  const atBottom = visible(items).filter(item => isPhone && (item.kind === 'bottom' || !hasAreas));
  const atTop = visible(items).filter(item => !atBottom.includes(item));
  const heading = element('span', {class: 'window-title'}, menus.app);
  const lights = element('span', {class: 'lights', 'aria-hidden': 'true'});
  const isLeading = item => item.kind === 'leading';
  const top = element('div', {class: 'top'}, platform.name === 'macOS' || platform.name === 'iPadOS' ? lights : '',
    ...capsules(atTop.filter(isLeading)), heading, ...capsules(atTop.filter(item => !isLeading(item))));
  const bar = element('div', {role: 'toolbar', class: 'window room', 'aria-label': surface.owner}, top,
    element('div', {class: 'content'}),
    atBottom.length ? element('div', {class: 'bottom-bar'}, ...capsules(atBottom)) : '');
  const rest = items.flatMap(item => [item, ...(item.items ?? [])]).filter(item => item.isHidden);
  const titleMenus = items.filter(item => item.kind === 'titleMenu');
  const drawn = [bar, ...titleMenus.map(one => menu(one.items, 'Title menu'))];
  if (rest.length) {
    drawn.push(element('p', {class: 'hidden'}, 'To add: ',
      ...rest.map(item => element('span', {}, picture(symbol(item)), title(item)))));
  }
  return drawn;
}

function menuBar(items) {
  const bar = element('ul', {role: 'menubar', class: 'bar'});
  for (const [number, item] of items.entries()) {
    const line = element('div', {role: 'menuitem', tabindex: '-1', 'aria-haspopup': 'menu',
      'aria-expanded': 'false', class: number === 0 ? 'app' : undefined}, title(item));
    line.item = item;
    line.inner = menu(item.items, title(item), false);
    if (number === Math.min(1, items.length - 1)) open(line, true);
    bar.append(element('li', {role: 'none'}, line, line.inner));
  }
  return bar;
}

// On iPhone and iPad the edit menu is a bar of words over the text.
const isWords = surface => surface.kind === 'editMenu' && ['iOS', 'iPadOS'].includes(platform.name);

function figure(surface) {
  const items = shown(surface.items);
  if (!items.length || !holds(surface.shown)) return undefined;
  const drawn = surface.kind === 'toolbar' ? toolbar(surface, items)
    : surface.kind === 'menuBar' ? [menuBar(items)]
    : [menu(isWords(surface) ? flat(items).filter(item => item.kind !== 'separator') : items,
      `${surface.heading} of ${surface.owner}`)];
  if (isWords(surface)) drawn[0].classList.add('words');
  if (surface.kind === 'pullDownMenu') {
    const isDimmed = !holds(surface.enabled);
    const face = element('div', {class: 'face', 'aria-disabled': isDimmed ? 'true' : undefined},
      picture(surface.symbol), text(surface.title));
    drawn.unshift(face);
  } else if (surface.title) {
    drawn[0].prepend(element('li', {role: 'presentation', class: 'heading'}, text(surface.title)));
  }
  const room = surface.kind === 'toolbar' ? drawn : [element('div', {class: surface.kind === 'menuBar' ? 'desktop room' : 'room'}, ...drawn)];
  const caption = element('figcaption', {}, element('strong', {}, surface.heading),
    surface.owner ? ` of ${surface.owner} ` : ' ',
    element('code', {title: surface.place}, surface.place.split('/').pop()));
  const mark = findingMark(surface.findings);
  if (mark) caption.append(mark);
  const made = element('figure', {class: `surface ${surface.kind}-surface`, 'data-place': surface.place}, caption, ...room);
  made.querySelector(focusable)?.setAttribute('tabindex', '0');
  return made;
}

// The page

function draw() {
  const opened = [...document.querySelectorAll('[aria-expanded]')]
    .map(line => line.getAttribute('aria-expanded'));
  document.body.dataset.platform = platform.name;
  const figures = platform.surfaces.map(figure).filter(Boolean);
  const desktop = figures.map(one => one.querySelector('.desktop')).find(Boolean);
  const windows = figures.filter(one => desktop && one.matches('.toolbar-surface'));
  document.getElementById('surfaces').replaceChildren(...figures.filter(one => !windows.includes(one)));
  // The windows are under the menu bar.
  desktop?.closest('figure').append(element('div', {class: 'windows'}, ...windows));
  if (showsAll()) for (const line of document.querySelectorAll('[aria-expanded]')) if (line.inner) open(line, true);
  const lines = [...document.querySelectorAll('[aria-expanded]')];
  if (lines.length === opened.length && !showsAll()) {
    lines.forEach((line, number) => { if (line.inner) open(line, opened[number] === 'true'); });
  }
  for (const one of figures) placeMenus(one);
  writeLink();
}

const showsAll = () => document.body.dataset.open === 'all';

// `isPinned` as a person reads it, or the title of the command that turns it on.
function stateName(variable, number) {
  const switched = allItems().find(item => item.checked === number && !item.titleWhenOn && item.title);
  if (switched) return title(switched);
  const words = variable.name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ').map(word => /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()).join(' ');
  return words[0].toUpperCase() + words.slice(1);
}

// The title of the entry that is checked for an option; undefined if no menu shows it.
function optionTitle(number, index) {
  const chosen = JSON.stringify(['==', ['v', number], index]);
  const item = allItems().find(one => JSON.stringify(one.checked) === chosen);
  return item && title(item);
}

const allItems = () => menus.platforms.flatMap(one => one.surfaces).flatMap(surface => every(surface.items));

const every = items => items.flatMap(item => [item, ...every(item.items ?? [])]);

function control(variable, number) {
  const id = `state-${number}`;
  let input;
  if (variable.options) {
    // -1 is none of the options.
    const none = variable.isOptional
      ? [element('option', {value: -1, selected: values[number] === -1 && ''}, 'none')] : [];
    input = element('select', {id}, ...none, ...variable.options.map((option, index) =>
      element('option', {value: index, selected: index === values[number] && ''},
        optionTitle(number, index) ?? option)));
  } else if (typeof variable.value === 'boolean') {
    input = element('input', {id, type: 'checkbox', checked: values[number] && ''});
  } else {
    const type = typeof variable.value === 'number' ? 'number' : 'text';
    input = element('input', {id, type, value: values[number]});
  }
  input.addEventListener('input', () => {
    values[number] = input.type === 'checkbox' ? input.checked
      : input.type === 'text' ? input.value : Number(input.value);
    draw();
  });
  return element('label', {for: id, title: variable.name},
    ...(input.type === 'checkbox' ? [input, ` ${stateName(variable, number)}`] : [`${stateName(variable, number)} `, input]));
}

function action(name, act) {
  const button = element('button', {type: 'button', class: 'action'}, name);
  button.addEventListener('click', () => act(button));
  return button;
}

const printing = () => element('span', {class: 'actions'}, action('Print', () => print()),
  element('a', {id: 'link', href: '', title: 'This page with the platform and the state that it shows'}, 'Link'));

const hasAlternates = () => allItems().some(item => item.alternate);

// Option, held on the keyboard or by this button, shows the alternates.
function holdOption(isHeld) {
  document.body.classList.toggle('option', isHeld);
  document.getElementById('option')?.setAttribute('aria-pressed', String(isHeld));
}

function optionKey() {
  const button = action('⌥ Option', () => holdOption(!document.body.classList.contains('option')));
  button.id = 'option';
  button.setAttribute('aria-pressed', 'false');
  return button;
}

// The name of a variable in links: modules that are shown together may each have one of a name.
function linkName(variable, number) {
  const before = menus.state.slice(0, number).filter(one => one.name === variable.name).length;
  return `state.${variable.name}${before ? `.${before + 1}` : ''}`;
}

// The link has what differs from the page as it was written.
function writeLink() {
  const parts = [['platform', platform.name]];
  if (showsAll()) parts.push(['open', 'all']);
  if (document.documentElement.dataset.theme) parts.push(['appearance', document.documentElement.dataset.theme]);
  menus.state.forEach((variable, number) => {
    if (values[number] !== variable.value) parts.push([linkName(variable, number), JSON.stringify(values[number])]);
  });
  document.getElementById('link').href = `#${new URLSearchParams(parts)}`;
}

function readLink() {
  const parts = new URLSearchParams(location.hash.slice(1));
  platform = menus.platforms.find(one => one.name === parts.get('platform')) ?? menus.platforms[0];
  document.body.dataset.open = parts.get('open') === 'all' ? 'all' : 'one';
  if (['light', 'dark'].includes(parts.get('appearance'))) document.documentElement.dataset.theme = parts.get('appearance');
  if (parts.has('view')) document.body.dataset.view = parts.get('view');
  values = menus.state.map((variable, number) => {
    const written = parts.get(linkName(variable, number));
    if (written === null) return variable.value;
    try {
      const value = JSON.parse(written);
      const isKnown = !variable.options || value in variable.options || (variable.isOptional && value === -1);
      return typeof value === typeof variable.value && isKnown ? value : variable.value;
    } catch { return variable.value; }
  });
}

function switches(label, names, chosen, choose, titles = {}) {
  const group = element('div', {role: 'group', 'aria-label': label, class: 'switch'});
  for (const name of names) {
    const button = element('button', {type: 'button', 'aria-pressed': String(name === chosen)}, titles[name] ?? name);
    button.addEventListener('click', () => {
      for (const other of group.children) other.setAttribute('aria-pressed', String(other === button));
      choose(name);
    });
    group.append(button);
  }
  return group;
}

function build() {
  document.getElementById('controls').replaceChildren(
    switches('Platform', menus.platforms.map(one => one.name), platform.name, name => {
      platform = menus.platforms.find(one => one.name === name);
      draw();
    }),
    switches('Open', ['one', 'all'], document.body.dataset.open ?? 'one', name => {
      document.body.dataset.open = name;
      document.getElementById('surfaces').replaceChildren();
      draw();
    }, {one: 'One open', all: 'All open'}),
    switches('Appearance', ['auto', 'light', 'dark'], document.documentElement.dataset.theme ?? 'auto', name => {
      if (name === 'auto') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = name;
      writeLink();
    }),
    ...(hasAlternates() ? [optionKey()] : []), printing(),
    ...(menus.state.length ? [element('details', {open: innerWidth > 640 && ''}, element('summary', {}, 'State'),
      element('fieldset', {'aria-label': 'State'}, ...menus.state.map(control)))] : []));
  document.getElementById('findings').replaceChildren(...(menus.findings.length ? [
    element('h2', {}, `Findings, by the guidelines of ${menus.edition}`),
    element('ul', {}, ...menus.findings.map(one => element('li', {class: one.severity},
      element('code', {}, written(one.place)), ` ${one.severity}: ${one.message} `, ruleLink(one.rule))))] : []));
  draw();
}

// Marks the first entry that is written at a place, and opens the menus that it is in; else shows the surface there.
function mark(place) {
  const isThere = line => [line.item.place, line.item.declaration].includes(place);
  const chosen = document.querySelector('.chosen');
  if (chosen && isThere(chosen)) return;
  const line = [...document.querySelectorAll(focusable)].find(isThere);
  if (line) {
    for (let inner = line.closest('[hidden]'); inner; inner = inner.parentElement.closest('[hidden]')) {
      if (inner.previousElementSibling?.inner) open(inner.previousElementSibling, true);
    }
    tell(line.item, line);
  }
  const shown = line ?? [...document.querySelectorAll('figure')].find(figure => figure.dataset.place === place);
  shown?.scrollIntoView({block: 'center'});
}

const surfaces = document.getElementById('surfaces');
surfaces.addEventListener('keydown', pressed);
surfaces.addEventListener('click', clicked);
window.addEventListener('keydown', event => { if (event.key === 'Alt') holdOption(true); });
window.addEventListener('keyup', event => { if (event.key === 'Alt') holdOption(false); });
window.addEventListener('blur', () => holdOption(false));
window.addEventListener('resize', () => document.querySelectorAll('figure').forEach(placeMenus));
window.addEventListener('hashchange', () => { readLink(); build(); });
surfaces.addEventListener('scroll', () => document.querySelectorAll('figure').forEach(placeMenus), true);
// On paper everything is open.
window.addEventListener('beforeprint', () => {
  document.body.dataset.before = document.body.dataset.open ?? 'one';
  document.body.dataset.open = 'all';
  draw();
});
window.addEventListener('afterprint', () => {
  document.body.dataset.open = document.body.dataset.before;
  document.getElementById('surfaces').replaceChildren();
  draw();
});
readLink();
build();
// What draws a picture of the page asks how tall it is.
document.body.dataset.height = Math.ceil(surfaces.getBoundingClientRect().bottom);
if (menus.focus) mark(menus.focus);
