const focusable = '[role^=menuitem], [role=toolbar] button';

// What people reach by keys in a surface, without the toolbar in the menu bar's window.
const own = figure => [...figure.querySelectorAll(focusable)].filter(line => line.closest('figure') === figure);

const isSeen = line => line.offsetParent !== null;

// The entries of one menu, or the items of one bar.
function siblings(line) {
  const around = one => one.closest('ul[role=menu], [role=menubar], [role=toolbar]');
  return own(line.closest('figure')).filter(other => around(other) === around(line) && isSeen(other));
}

// The title of the menu bar that a menu is under; undefined elsewhere.
const barTitle = line => line.closest('[role=menubar] > li')?.firstElementChild;

// Submenus that open beside their entries, and so do under the pointer.
const fliesOut = line => line.inner && !line.matches('[role=menubar] > li > *') && !line.matches('button')
  && getComputedStyle(line.inner).position === 'absolute';

function focus(line) {
  for (const other of own(line.closest('figure'))) other.tabIndex = -1;
  line.tabIndex = 0;
  line.focus();
}

// Opens a menu, and closes those beside it with what is open in them.
function openAlone(line) {
  for (const other of siblings(line)) if (other.inner && other !== line) close(other);
  open(line, true);
}

function close(line) {
  for (const inner of line.inner.querySelectorAll('[aria-expanded=true]')) if (inner.inner) open(inner, false);
  open(line, false);
}

function enter(line) {
  openAlone(line);
  focus([...line.inner.querySelectorAll(focusable)].find(isSeen) ?? line);
}

// Keys

// The word that is being typed, and when its last letter was.
let typed = {letters: '', time: 0};

function typeAhead(event, around) {
  if (event.key.length !== 1 || event.metaKey || event.ctrlKey || event.altKey || event.key === ' ') return false;
  const letters = (event.timeStamp - typed.time < 700 ? typed.letters : '') + event.key.toLowerCase();
  typed = {letters, time: event.timeStamp};
  const found = around.find(line => title(line.item).toLowerCase().startsWith(letters));
  if (found) focus(found);
  return found !== undefined;
}

// From a menu of the menu bar to the next one.
function moveInBar(line, step) {
  const bar = barTitle(line);
  const titles = siblings(bar);
  const next = titles[(titles.indexOf(bar) + step + titles.length) % titles.length];
  const isOpen = titles.some(one => !one.inner.hidden);
  if (line !== bar) enter(next);
  else {
    if (isOpen && !showsAll()) openAlone(next);
    focus(next);
  }
}

function leave(line) {
  const owner = line.closest('ul[role=menu]')?.previousElementSibling;
  if (!owner?.inner) return false;
  close(owner);
  focus(owner);
  return true;
}

function pressed(event) {
  const line = event.target.closest(focusable);
  if (!line) return;
  const around = siblings(line);
  const index = around.indexOf(line);
  const isMirrored = surfaces.dir === 'rtl';
  const key = isMirrored ? {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'}[event.key] ?? event.key : event.key;
  const bar = barTitle(line);
  const isTitle = line === bar;
  const isTool = line.matches('[role=toolbar] button');
  const steps = {Home: -index, End: around.length - 1 - index,
    ...(isTool ? {ArrowRight: 1, ArrowLeft: -1} : isTitle ? {} : {ArrowDown: 1, ArrowUp: -1})};
  const step = line.closest('.row, .palette, .words') && !isTool ? {ArrowRight: 1, ArrowLeft: -1}[key] ?? steps[key] : steps[key];
  if (step !== undefined) focus(around[(index + step + around.length) % around.length]);
  else if (line.inner && (key === 'ArrowDown' || key === 'ArrowRight' && !isTitle)) enter(line);
  else if (key === 'ArrowRight' && bar) moveInBar(line, 1);
  else if (key === 'ArrowLeft' && (isTitle || line.closest('ul[role=menu]') === bar?.inner)) moveInBar(line, -1);
  else if (key === 'ArrowLeft' || key === 'Escape') { if (!leave(line)) return; }
  else if (key === 'Enter' || key === ' ') line.click();
  else if (!typeAhead(event, around)) return;
  event.preventDefault();
}

const keyGlyphs = {Backspace: '⌫', Delete: '⌦', Enter: '↩', Escape: '⎋', Tab: '⇥', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←',
  ArrowRight: '→', Home: '↖', End: '↘', PageUp: '⇞', PageDown: '⇟', ' ': 'Space'};

// A pressed key as menus write it. Elsewhere than on a Mac, Control stands for Command.
function glyphs(event) {
  const isMac = /Mac|iP/.test(navigator.platform);
  const [command, control] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const key = keyGlyphs[event.key] ?? event.key.toUpperCase();
  const isSign = event.key.length === 1 && key === event.key.toLowerCase();
  return [control && '⌃', event.altKey && '⌥', event.shiftKey && !isSign && '⇧', command && '⌘', key].filter(Boolean).join('');
}

// A shortcut of the menu bar is performed wherever the focus is, as in an app.
function shortcutPressed(event) {
  if (event.target.closest('input, select, textarea, dialog') || event.key.length > 1 && !(event.key in keyGlyphs)) return;
  if (!event.metaKey && !event.ctrlKey) return;
  const bar = platform.surfaces.find(surface => surface.kind === 'menuBar');
  const keys = glyphs(event);
  const titles = bar ? shown(bar.items) : [];
  const found = titles.find(one => every(one.items).some(item => item.shortcut === keys && holds(item.enabled)));
  if (!found) return;
  const item = every(found.items).find(one => one.shortcut === keys && holds(one.enabled));
  event.preventDefault();
  const line = lineOf(item);
  if (line) tell(item, line);
  choose(item);
}

// The pointer

function clicked(event) {
  const mark = event.target.closest('.mark');
  const rule = mark && menus.rules.find(one => one.id === mark.dataset.rule);
  if (rule) showRule(rule);
  const line = event.target.closest(focusable);
  if (!line) return;
  if (line.inner && !showsAll()) {
    if (line.inner.hidden) openAlone(line);
    else if (!fliesOut(line)) close(line);
  }
  focus(line);
  tell(line.item, line);
  if (!rule && !line.inner) choose(line.item);
}

// On the Mac the pointer opens submenus, and with one menu of the bar open, the others.
function pointed(event) {
  const line = event.target.closest(focusable);
  if (!line || event.pointerType === 'touch' || platform.name !== 'macOS' || showsAll() || line.matches('button')) return;
  if (line === barTitle(line)) {
    if (siblings(line).some(one => !one.inner.hidden) && line.inner.hidden) openAlone(line);
    return;
  }
  for (const other of siblings(line)) if (other !== line && fliesOut(other) && !other.inner.hidden) close(other);
  if (fliesOut(line) && line.inner.hidden) openAlone(line);
}

// What an entry does

const lineOf = item => [...document.querySelectorAll(focusable)].find(line => line.item === item);

function choose(item) {
  if (!holds(item.enabled)) return;
  if (item.question && holds(item.question.when)) ask(item);
  else perform(item);
}

const cancelWord = () => menus.languages.find(one => one.code === language)?.cancel ?? 'Cancel';

function perform(item) {
  const changed = change(item.checked);
  if (!changed) return;
  const [number, value] = changed;
  values[number] = value;
  showControl(number);
  draw();
  const line = lineOf(item);
  if (!line) return;
  if (isSeen(line)) focus(line);
  tell(item, line);
}

// The question that an app asks first: a sheet from below on iPhone, from above on the Mac, and otherwise an alert.
function ask(item) {
  const {question} = item;
  const dialog = document.getElementById('question');
  const answer = (words, isDestructive, act) => {
    const button = element('button', {type: 'button', class: isDestructive ? 'destructive' : undefined}, words);
    button.addEventListener('click', () => { dialog.close(); act?.(); });
    return button;
  };
  const words = question.button ? text(question.button) : title(item).replace(/(…|\.\.\.)$/, '');
  const others = (question.answers ?? []).filter(one => holds(one.enabled) && holds(one.shown));
  dialog.replaceChildren(element('h2', {id: 'question-title'}, text(question.title)),
    question.message ? element('p', {}, text(question.message)) : '',
    element('div', {class: 'answers'}, answer(words, destroys(item), () => perform(item)),
      ...others.map(one => answer(title(one), destroys(one), () => perform(one)))),
    element('div', {class: 'answers'}, answer(cancelWord(), false)));
  dialog.showModal();
  dialog.querySelector('.answers:last-child button').focus();
}
