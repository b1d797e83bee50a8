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

const isOn = item => item.checked !== undefined && holds(item.checked);
const title = item => text(isOn(item) && item.titleWhenOn || item.title);
const symbol = item => isOn(item) && item.symbolWhenOn || item.symbol;

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

function picture(name) {
  if (!name) return element('span', {class: 'symbol'});
  let key = name;
  while (key && !outlines[key]) key = key.split('.').slice(0, -1).join('.');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', outlines[key] ?? 'M5 5h3M11 5h3M17 5h2v2M19 10v3M19 16v3h-2M14 19h-3M8 19H5v-2M5 14v-3M5 8V5');
  drawing.append(path);
  return element('span', {class: 'symbol', title: name, 'aria-hidden': 'true'}, drawing);
}

function findingMark(numbers) {
  if (!numbers?.length) return undefined;
  const found = numbers.map(number => menus.findings[number]);
  const worst = ['error', 'warning', 'note'].find(word => found.some(one => one.severity === word));
  const words = found.map(one => `${one.severity}: ${one.message} [${one.rule}]`).join('\n');
  return element('span', {class: `mark ${worst}`, role: 'img', title: words, 'aria-label': words}, '!');
}

// Editors name files by whole paths, which are too long to read.
const written = place => place.replace(/^\/.*\//, '');

function tell(item, row) {
  const found = (item.findings ?? []).map(number => menus.findings[number].message).join(' ');
  document.getElementById('place').textContent =
    `${title(item) || item.heading || ''} – ${written(item.place)}${found ? ` – ${found}` : ''}`;
  document.querySelector('.chosen')?.classList.remove('chosen');
  row.classList.add('chosen');
}

// Menus

function menu(items, label, isOpen = true) {
  const list = element('ul', {role: 'menu', class: 'menu', 'aria-label': label, hidden: !isOpen && ''});
  for (const item of items) list.append(...rows(item));
  return list;
}

function rows(item) {
  switch (item.kind) {
    case 'separator': return [element('li', {role: 'separator'})];
    case 'section': {
      const heading = item.title && element('li', {role: 'presentation', class: 'heading'}, text(item.title));
      return [element('li', {role: 'separator', class: 'loose'}), ...(heading ? [heading] : []),
        ...item.items.flatMap(rows), element('li', {role: 'separator', class: 'loose'})];
    }
    case 'row': case 'palette':
      return [element('li', {role: 'presentation', class: item.kind},
        element('ul', {role: 'group'}, ...item.items.flatMap(rows)))];
    default: return [row(item)];
  }
}

function row(item) {
  const isDimmed = !holds(item.enabled);
  const hasCheck = item.checked !== undefined && !item.titleWhenOn;
  const line = element('li', {
    role: hasCheck ? 'menuitemcheckbox' : 'menuitem', tabindex: '-1',
    'aria-checked': hasCheck ? String(isOn(item)) : undefined,
    'aria-disabled': isDimmed ? 'true' : undefined,
    'aria-haspopup': item.items ? 'menu' : undefined,
    'aria-expanded': item.items ? 'false' : undefined,
    'aria-keyshortcuts': item.shortcut, class: item.isDestructive ? 'destructive' : undefined});
  const words = element('span', {class: 'title'}, title(item));
  if (item.subtitle) words.append(element('small', {}, text(item.subtitle)));
  line.append(element('span', {class: 'check', 'aria-hidden': 'true'}, hasCheck && isOn(item) ? '✓' : ''),
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
}

const focusable = '[role^=menuitem], [role=toolbar] button';

function siblings(line) {
  const root = line.closest('figure');
  return [...root.querySelectorAll(focusable)].filter(other => other.offsetParent !== null);
}

function focus(line) {
  for (const other of line.closest('figure').querySelectorAll(focusable)) other.tabIndex = -1;
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
  const line = event.target.closest(focusable);
  if (!line) return;
  if (line.closest('[role=menubar]') && line.inner) {
    for (const other of line.closest('[role=menubar]').querySelectorAll(':scope > li > [aria-expanded]')) {
      if (other !== line) open(other, false);
    }
  }
  if (line.inner) open(line, line.inner.hidden);
  focus(line);
  tell(line.item, line);
}

// Bars

function tool(item) {
  switch (item.kind) {
    case 'space': return element('span', {class: 'space'});
    case 'flexible': return element('span', {class: 'flexible'});
    case 'separator': return element('span', {class: 'rule'});
    case 'group': case 'leading': case 'center': case 'trailing': case 'bottom':
      return element('span', {class: `group ${item.kind}`}, ...visible(item.items).map(tool));
    case 'segmented': return element('span', {class: 'group segmented'}, ...item.items.map(tool));
  }
  const isDimmed = !holds(item.enabled);
  const words = title(item);
  const hasImage = symbol(item) !== undefined && item.kind !== 'search';
  const button = element('button', {
    type: 'button', tabindex: '-1', 'aria-disabled': isDimmed ? 'true' : undefined,
    'aria-pressed': item.checked !== undefined ? String(isOn(item)) : undefined,
    'aria-label': words, title: words,
    class: [item.kind, item.isProminent && 'prominent', item.isDestructive && 'destructive']
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

function toolbar(surface, items) {
  const bar = element('div', {role: 'toolbar', class: 'toolbar', 'aria-label': surface.owner},
    ...visible(items).map(tool));
  const rest = items.flatMap(item => [item, ...(item.items ?? [])]).filter(item => item.isHidden);
  const titleMenus = items.filter(item => item.kind === 'titleMenu');
  const drawn = [bar, ...titleMenus.map(one => menu(one.items, 'Title menu'))];
  if (rest.length) drawn.push(element('p', {class: 'hidden'}, `To add: ${rest.map(title).join(', ')}`));
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

function figure(surface) {
  const items = shown(surface.items);
  if (!items.length) return undefined;
  const drawn = surface.kind === 'toolbar' ? toolbar(surface, items)
    : surface.kind === 'menuBar' ? [menuBar(items)]
    : [menu(items, `${surface.heading} of ${surface.owner}`)];
  if (surface.kind === 'pullDownMenu') {
    const face = element('div', {class: 'face'}, picture(surface.symbol), text(surface.title));
    drawn.unshift(face);
  } else if (surface.title) {
    drawn[0].prepend(element('li', {role: 'presentation', class: 'heading'}, text(surface.title)));
  }
  const caption = element('figcaption', {}, element('strong', {}, surface.heading),
    surface.owner ? ` of ${surface.owner} ` : ' ', element('code', {}, written(surface.place)));
  const mark = findingMark(surface.findings);
  if (mark) caption.append(mark);
  const made = element('figure', {class: `surface ${surface.kind}-surface`, 'data-place': surface.place}, caption, ...drawn);
  made.querySelector(focusable)?.setAttribute('tabindex', '0');
  return made;
}

// The page

function draw() {
  const opened = [...document.querySelectorAll('[aria-expanded]')]
    .map(line => line.getAttribute('aria-expanded'));
  document.body.dataset.platform = platform.name;
  const figures = platform.surfaces.map(figure).filter(Boolean);
  document.getElementById('surfaces').replaceChildren(...figures);
  const lines = [...document.querySelectorAll('[aria-expanded]')];
  if (lines.length === opened.length) {
    lines.forEach((line, number) => { if (line.inner) open(line, opened[number] === 'true'); });
  }
}

function control(variable, number) {
  const id = `state-${number}`;
  let input;
  if (variable.options) {
    input = element('select', {id}, ...variable.options.map((option, index) =>
      element('option', {value: index, selected: index === values[number] && ''}, option)));
  } else if (typeof variable.value === 'boolean') {
    input = element('input', {id, type: 'checkbox', checked: variable.value && ''});
  } else {
    const type = typeof variable.value === 'number' ? 'number' : 'text';
    input = element('input', {id, type, value: variable.value});
  }
  input.addEventListener('input', () => {
    values[number] = input.type === 'checkbox' ? input.checked
      : input.type === 'text' ? input.value : Number(input.value);
    draw();
  });
  return element('label', {for: id}, input, ` ${variable.name}`);
}

function switches(label, names, chosen, choose) {
  const group = element('div', {role: 'group', 'aria-label': label, class: 'switch'});
  for (const name of names) {
    const button = element('button', {type: 'button', 'aria-pressed': String(name === chosen)}, name);
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
    switches('Appearance', ['auto', 'light', 'dark'], document.documentElement.dataset.theme ?? 'auto', name => {
      if (name === 'auto') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = name;
    }),
    ...(menus.state.length
      ? [element('fieldset', {}, element('legend', {}, 'State'), ...menus.state.map(control))] : []));
  document.getElementById('findings').replaceChildren(...(menus.findings.length ? [
    element('h2', {}, `Findings, by the guidelines of ${menus.edition}`),
    element('ul', {}, ...menus.findings.map(one => element('li', {class: one.severity},
      element('code', {}, written(one.place)), ` ${one.severity}: ${one.message} `, element('code', {}, one.rule))))] : []));
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
      open(inner.previousElementSibling, true);
    }
    tell(line.item, line);
  }
  const shown = line ?? [...document.querySelectorAll('figure')].find(figure => figure.dataset.place === place);
  shown?.scrollIntoView({block: 'center'});
}

const surfaces = document.getElementById('surfaces');
surfaces.addEventListener('keydown', pressed);
surfaces.addEventListener('click', clicked);
build();
if (menus.focus) mark(menus.focus);
