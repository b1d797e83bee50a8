// The page

function draw() {
  const opened = [...document.querySelectorAll('[aria-expanded]')]
    .map(line => line.getAttribute('aria-expanded'));
  document.body.dataset.platform = platform.name;
  const figures = platform.surfaces.map(figure).filter(Boolean);
  const desktop = figures.map(one => one.querySelector('.desktop')).find(Boolean);
  const windows = figures.filter(one => desktop && one.matches('.toolbar-surface'));
  surfaces.replaceChildren(...figures.filter(one => !windows.includes(one)));
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

// Shows the value of a variable that an entry changed.
function showControl(number) {
  const input = document.getElementById(`state-${number}`);
  if (!input) return;
  if (input.type === 'checkbox') input.checked = values[number];
  else input.value = values[number];
}

// `isPinned` as a person reads it, or the title of the command that turns it on.
function stateName(variable, number) {
  const switched = allItems().find(item => item.checked === number && !item.titleWhenOn && item.title);
  if (switched) return title(switched);
  const words = spaced(variable.name)
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
  if (language !== menus.language) parts.push(['language', language]);
  if (document.documentElement.dataset.size) parts.push(['size', document.documentElement.dataset.size]);
  if (surfaces.dir !== direction(language)) parts.push(['direction', surfaces.dir]);
  if (document.documentElement.dataset.theme) parts.push(['appearance', document.documentElement.dataset.theme]);
  menus.state.forEach((variable, number) => {
    if (values[number] !== variable.value) parts.push([linkName(variable, number), JSON.stringify(values[number])]);
  });
  document.getElementById('link').href = `#${new URLSearchParams(parts)}`;
}

// Arabic, Hebrew, Persian and Urdu are written from right to left.
const direction = code => ['ar', 'he', 'fa', 'ur'].includes(code.split('-')[0]) ? 'rtl' : 'ltr';

// Shows the menus in one of the languages that the page has.
function speak(code) {
  const shown = menus.languages.find(one => one.code === code) ?? menus.languages[0];
  language = shown.code;
  menus.platforms = shown.platforms;
  platform = menus.platforms.find(one => one.name === platform?.name) ?? menus.platforms[0];
  for (const one of [surfaces, document.getElementById('question')]) one.lang = language;
  surfaces.dir = direction(language);
}

function resize(size) {
  if (size in sizes && size !== '100') document.documentElement.dataset.size = size;
  else delete document.documentElement.dataset.size;
}

const sizes = {100: 'Text 100%', 150: '150%', 200: '200%'};

function readLink() {
  const parts = new URLSearchParams(location.hash.slice(1));
  speak(parts.get('language') ?? menus.language);
  if (['ltr', 'rtl'].includes(parts.get('direction'))) surfaces.dir = parts.get('direction');
  resize(parts.get('size') ?? '100');
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

// How the page looks, which people set less often: under a heading, closed where there is little room.
function looks() {
  const root = document.documentElement;
  return element('details', {open: innerWidth > 640 && ''}, element('summary', {}, 'Appearance'), element('div', {class: 'switches'},
    switches('Appearance', ['auto', 'light', 'dark'], root.dataset.theme ?? 'auto', name => {
      if (name === 'auto') delete root.dataset.theme;
      else root.dataset.theme = name;
      writeLink();
    }),
    switches('Text size', Object.keys(sizes), root.dataset.size ?? '100', size => {
      resize(size);
      draw();
    }, sizes),
    menus.languages.length > 1 ? switches('Language', menus.languages.map(one => one.code), language, code => {
      speak(code);
      build();
    }) : '',
    switches('Direction', ['ltr', 'rtl'], surfaces.dir, name => {
      surfaces.dir = name;
      draw();
    }, {ltr: 'Left to right', rtl: 'Right to left'})));
}

function build() {
  document.getElementById('controls').replaceChildren(
    switches('Platform', menus.platforms.map(one => one.name), platform.name, name => {
      platform = menus.platforms.find(one => one.name === name);
      draw();
    }),
    switches('Open', ['one', 'all'], document.body.dataset.open ?? 'one', name => {
      document.body.dataset.open = name;
      surfaces.replaceChildren();
      draw();
    }, {one: 'One open', all: 'All open'}),
    ...(hasAlternates() ? [optionKey()] : []), printing(), looks(),
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

surfaces.addEventListener('keydown', pressed);
surfaces.addEventListener('click', clicked);
surfaces.addEventListener('pointerover', pointed);
window.addEventListener('keydown', shortcutPressed);
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
  surfaces.replaceChildren();
  draw();
});
readLink();
build();
// What draws a picture of the page asks how tall it is.
document.body.dataset.height = Math.ceil(surfaces.getBoundingClientRect().bottom);
if (menus.focus) mark(menus.focus);
