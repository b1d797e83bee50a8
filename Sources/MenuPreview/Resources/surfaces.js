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
  // A symbol that has no outline here shows its title, as nothing else would tell it apart.
  const hasImage = symbol(item) !== undefined && item.kind !== 'search' && hasOutline(symbol(item));
  const button = element('button', {
    type: 'button', tabindex: '-1', 'aria-disabled': isDimmed ? 'true' : undefined,
    'aria-pressed': item.checked !== undefined ? String(isOn(item) && !isMixed(item)) : undefined,
    'aria-label': hasImage && item.label ? text(item.label) : words, title: words,
    class: [item.kind, item.isProminent && 'prominent', destroys(item) && 'destructive']
      .filter(Boolean).join(' ')});
  if (item.kind === 'search') button.append(picture('magnifyingglass'), element('span', {}, words));
  else if (hasImage) button.append(picture(symbol(item)));
  else button.append(element('span', {}, words));
  // Only AppKit marks a pull-down.
  if (item.items && platform.name === 'macOS') button.append(element('span', {class: 'more', 'aria-hidden': 'true'}, '⌄'));
  const mark = findingMark(item.findings);
  if (mark) button.append(mark);
  button.item = item;
  return item.items ? pullDown(button, item, words) : button;
}

function pullDown(button, item, words) {
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-haspopup', 'menu');
  button.inner = menu(item.items, words, false);
  return element('span', {class: 'pull-down'}, button, button.inner);
}

// The title of a window, which opens the document's menu where there is one.
function heading(words, titleMenu) {
  if (!titleMenu) return element('span', {class: 'window-title'}, words);
  const button = element('button', {type: 'button', tabindex: '-1', class: 'window-title'}, words,
    element('span', {class: 'more', 'aria-hidden': 'true'}, '⌄'));
  button.item = titleMenu;
  return pullDown(button, titleMenu, `Title menu of ${words}`);
}

// `NoteList` as a window's title.
const spaced = name => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');

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
  const lights = element('span', {class: 'lights', 'aria-hidden': 'true'});
  const isLeading = item => item.kind === 'leading';
  const top = element('div', {class: 'top'}, platform.name === 'macOS' || platform.name === 'iPadOS' ? lights : '',
    ...capsules(atTop.filter(isLeading)),
    heading(spaced(surface.owner.split(', ')[0]) || menus.app, items.find(item => item.kind === 'titleMenu')),
    ...capsules(atTop.filter(item => !isLeading(item))));
  const bar = element('div', {role: 'toolbar', class: 'window room', 'aria-label': surface.owner}, top,
    element('div', {class: 'content'}),
    atBottom.length ? element('div', {class: 'bottom-bar'}, ...capsules(atBottom)) : '');
  const rest = items.flatMap(item => [item, ...(item.items ?? [])]).filter(item => item.isHidden);
  const drawn = [bar];
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

// A row pulled aside, with the actions that a swipe shows at an edge: the first is at the edge.
function swipe(surface, items) {
  const names = surface.owner.split(', ');
  const edge = names.find(name => name === 'leading' || name === 'trailing');
  const actions = menu(flat(items), `${surface.heading} of ${surface.owner}`);
  actions.classList.add('swipe', edge);
  const row = element('div', {class: 'swiped', 'aria-hidden': 'true'}, spaced(names[names.indexOf(edge) - 1]));
  return [element('div', {class: 'swipe-row'}, ...(edge === 'leading' ? [actions, row] : [row, actions]))];
}

// What commands ask, where nobody can choose them: in pictures and on paper.
const questions = items => every(items).filter(item => item.question && holds(item.question.when)).map(item =>
  element('p', {class: 'asks'}, `${title(item)} asks: `, element('strong', {}, text(item.question.title)),
    item.question.message ? ` ${text(item.question.message)}` : ''));

function figure(surface) {
  const items = shown(surface.items);
  if (!items.length || !holds(surface.shown)) return undefined;
  const drawn = surface.kind === 'toolbar' ? toolbar(surface, items)
    : surface.kind === 'menuBar' ? [menuBar(items)]
    : surface.kind === 'swipeActions' ? swipe(surface, items)
    : [menu(isWords(surface) ? flat(items).filter(item => item.kind !== 'separator') : items,
      `${surface.heading} of ${surface.owner}`)];
  if (isWords(surface)) drawn[0].classList.add('words');
  if (['pullDownMenu', 'statusItem'].includes(surface.kind)) {
    const isDimmed = !holds(surface.enabled);
    const isDrawn = surface.symbol && hasOutline(surface.symbol);
    // The title of a status item with an image is what VoiceOver reads.
    const label = text(surface.title), isImage = isDrawn && surface.kind === 'statusItem';
    const face = element('div', {class: 'face', 'aria-disabled': isDimmed ? 'true' : undefined, title: isImage ? label : undefined},
      isDrawn ? picture(surface.symbol) : '', isImage ? '' : label || (isDrawn ? '' : surface.symbol));
    drawn.unshift(face);
  } else if (['quickActions', 'dockMenu'].includes(surface.kind)) {
    drawn[surface.kind === 'dockMenu' ? 'push' : 'unshift'](
      element('div', {class: 'app-icon', 'aria-hidden': 'true'}, menus.app.slice(0, 1)));
  } else if (surface.title) {
    drawn[0].prepend(element('li', {role: 'presentation', class: 'heading'}, text(surface.title)));
  }
  const room = surface.kind === 'toolbar' ? drawn : [element('div', {class: surface.kind === 'menuBar' ? 'desktop room' : 'room'}, ...drawn)];
  const caption = element('figcaption', {}, element('strong', {}, surface.heading),
    surface.owner ? ` of ${surface.owner} ` : ' ',
    element('code', {title: surface.place}, surface.place.split('/').pop()));
  const mark = findingMark(surface.findings);
  if (mark) caption.append(mark);
  if (showsAll() && surface.kind === 'menuBar') room[0].append(...questions(items));
  else if (showsAll()) room.push(...questions(items));
  const made = element('figure', {class: `surface ${surface.kind}-surface`, 'data-place': surface.place}, caption, ...room);
  made.querySelector(focusable)?.setAttribute('tabindex', '0');
  return made;
}

