// Uses a page of `menugen preview`; Tests/Preview/check reads what it finds in an element that it adds.
(async () => {
  const failures = [];
  let checks = 0;
  const check = (what, holds) => { checks += 1; if (!holds) failures.push(what); };
  const buttons = group => [...document.querySelectorAll(`[aria-label="${group}"] button`)];
  const lines = () => [...document.querySelectorAll('#surfaces [role^=menuitem]')];
  const key = name => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));

  function checkContrast(where) {
    for (const [element, found] of contrasts(window, '[aria-disabled=true], script, select')) {
      check(`${where}: contrast ${found.toFixed(1)} of '${element.textContent.slice(0, 30)}'`, found >= 4.5);
    }
  }

  for (const platform of buttons('Platform')) {
    platform.click();
    const name = platform.textContent;
    const expected = menus.platforms.find(one => one.name === name).surfaces
      .filter(surface => shown(surface.items).length).length;
    check(`${name}: ${expected} surfaces`, document.querySelectorAll('figure').length === expected);
    for (const theme of ['light', 'dark']) {
      buttons('Appearance').find(button => button.textContent === theme).click();
      checkContrast(`${name}, ${theme}`);
    }
    for (const figure of document.querySelectorAll('figure')) {
      check(`${name}: Tab reaches one entry of each surface`,
        own(figure).filter(line => line.tabIndex === 0).length === Math.min(own(figure).length, 1));
    }
  }
  buttons('Appearance').find(button => button.textContent === 'light').click();
  buttons('Platform').at(-1).click();

  // Keys
  const first = document.querySelector('#surfaces [role=menu] [role^=menuitem][tabindex="0"]');
  if (first) {
    first.focus();
    const around = siblings(first);
    key('ArrowDown');
    check('ArrowDown moves on', document.activeElement === around[1 % around.length]);
    key('End');
    check('End moves to the last', document.activeElement === around.at(-1));
    key('Home');
    check('Home moves to the first', document.activeElement === around[0]);
    key('Enter');
    check('Enter names the place', /\.menu:\d+/.test(document.getElementById('place').textContent));
  }
  const owner = lines().find(line => line.inner && line.offsetParent && !line.closest('[role=menubar]'));
  if (owner) {
    owner.focus();
    key('ArrowRight');
    check('ArrowRight opens a submenu', owner.getAttribute('aria-expanded') === 'true'
      && owner.inner.contains(document.activeElement));
    key('Escape');
    check('Escape closes it', owner.getAttribute('aria-expanded') === 'false'
      && document.activeElement === owner);
  }

  // What entries do
  document.getElementById('question').close();
  const question = document.getElementById('question');
  const answers = () => [...question.querySelectorAll('button')];
  for (const platform of buttons('Platform')) {
    platform.click();
    const name = platform.textContent;
    const isChoosable = line => isSeen(line) && !line.inner && line.getAttribute('aria-disabled') !== 'true' && !line.item.question;
    // Each is found again, since the menus are drawn anew.
    for (const item of lines().filter(line => isChoosable(line) && change(line.item.checked)).map(line => line.item)) {
      const [number, value] = change(item.checked);
      const before = values[number];
      lineOf(item).click();
      const input = document.getElementById(`state-${number}`);
      check(`${name}: '${title(item)}' does what the app would`, values[number] === value);
      check(`${name}: the state shows it`, input.type === 'checkbox' ? input.checked === value : Number(input.value) === value);
      check(`${name}: '${title(item)}' keeps the focus`, !lineOf(item) || document.activeElement.item === item);
      values[number] = before;
      showControl(number);
      draw();
    }
    for (const line of lines().filter(line => isSeen(line) && line.item.question && holds(line.item.enabled))) {
      if (!holds(line.item.question.when)) continue;
      const before = JSON.stringify(values);
      line.click();
      check(`${name}: '${title(line.item)}' asks`, question.open && question.textContent.includes(text(line.item.question.title)));
      check(`${name}: the last answer is Cancel, which has the focus`,
        answers().at(-1).textContent === 'Cancel' && document.activeElement === answers().at(-1));
      answers().at(-1).click();
      check(`${name}: Cancel changes nothing`, !question.open && JSON.stringify(values) === before);
    }
    const titles = [...document.querySelectorAll('[role=menubar] > li > [role=menuitem]')];
    if (titles.length > 2) {
      if (titles[1].inner.hidden) titles[1].click();
      titles[1].focus();
      key('ArrowDown');
      check(`${name}: Down goes into the menu`, titles[1].inner.contains(document.activeElement));
      key('ArrowRight');
      if (titles[1].inner.contains(document.activeElement)) key('ArrowRight');
      check(`${name}: Right goes on to the next menu`, titles[2].inner.contains(document.activeElement) && titles[1].inner.hidden);
      key('ArrowLeft');
      check(`${name}: Left goes back`, titles[1].inner.contains(document.activeElement) && titles[2].inner.hidden);
      const keyed = every(titles[1].item.items).find(item => /^⌘[A-Z]$/.test(item.shortcut ?? '') && holds(item.enabled));
      if (keyed) {
        const told = document.getElementById('place');
        told.textContent = '';
        document.body.dispatchEvent(new KeyboardEvent('keydown',
          {key: keyed.shortcut[1].toLowerCase(), ctrlKey: true, bubbles: true, cancelable: true}));
        check(`${name}: ${keyed.shortcut} performs '${title(keyed)}'`, told.textContent.includes(title(keyed)));
        question.close();
      }
    }
    if (name === 'macOS') {
      const owner = [...document.querySelectorAll('figure:not(.menuBar-surface) .nested > [aria-haspopup]')].find(isSeen);
      owner?.dispatchEvent(new PointerEvent('pointerover', {pointerType: 'mouse', bubbles: true}));
      check('macOS: the pointer opens a submenu', !owner || !owner.inner.hidden);
    }
    buttons('Direction')[1].click();
    for (const owner of lines().filter(line => isSeen(line) && fliesOut(line))) {
      openAlone(owner);
      const [line, inner] = [owner.getBoundingClientRect(), owner.inner.getBoundingClientRect()];
      check(`${name}: from right to left, submenus open on the left`, inner.right <= line.left || line.left < inner.width);
      close(owner);
    }
    buttons('Direction')[0].click();
    for (const size of buttons('Text size')) {
      size.click();
      check(`${name}: at ${size.textContent} the page is no wider than the window`,
        document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    }
    buttons('Text size')[0].click();
  }

  // Submenus of menu bars, alternates, columns, colours and bars
  for (const platform of buttons('Platform')) {
    platform.click();
    const name = platform.textContent;
    for (const line of document.querySelectorAll('[role=menubar] .nested > [aria-haspopup]')) {
      const title = line.closest('[role=menubar] > li').querySelector('[role=menuitem]');
      if (title.inner.hidden) title.click();
      line.click();
      check(`${name}: a click opens the submenu '${line.textContent}' of the menu bar`,
        line.inner.offsetParent !== null && title.inner.offsetParent !== null);
      const [around, inner] = [line.getBoundingClientRect(), line.inner.getBoundingClientRect()];
      check(`${name}: '${line.textContent}' opens next to its entry`,
        innerWidth <= 640 || inner.left >= around.right || inner.right <= around.left);
      const [window, bottom] = [document.querySelector('.windows'), line.inner.getBoundingClientRect().bottom];
      check(`${name}: '${line.textContent}' covers no window`, !window?.firstChild || window.getBoundingClientRect().top >= bottom);
    }
    for (const list of document.querySelectorAll('.menu')) {
      const direct = [...list.querySelectorAll(':scope > li, :scope > li > div')];
      check(`${name}: marks have a column where there is one`,
        list.classList.contains('checks') || !direct.some(line => line.matches('[aria-checked=true]')));
    }
    for (const line of document.querySelectorAll('.destructive:not([aria-disabled=true])')) {
      const isRed = getComputedStyle(line).color !== getComputedStyle(document.body).color;
      check(`${name}: what destroys is red except on the Mac`, isRed === (name !== 'macOS'));
    }
    const words = document.querySelector('.words');
    check(`${name}: only iOS and iPadOS have edit menus of words`, !words || ['iOS', 'iPadOS'].includes(name));
    if (words) {
      const tops = new Set([...words.children].map(one => Math.round(one.getBoundingClientRect().top)));
      check(`${name}: the edit menu is one line`, tops.size === 1);
    }
    for (const space of document.querySelectorAll('.flexible')) {
      check(`${name}: a flexible space is between capsules`, !space.closest('.capsule'));
    }
    for (const caption of document.querySelectorAll('figcaption')) {
      check(`${name}: captions are no wider than what they describe`, caption.scrollWidth <= caption.clientWidth + 1);
    }
    buttons('Open')[1].click();
    check(`${name}: all are open`, [...document.querySelectorAll('#surfaces .menu')].every(one => one.offsetParent));
    check(`${name}: the link says so`, document.getElementById('link').hash.includes('open=all'));
    buttons('Open')[0].click();
  }
  for (const [number, variable] of menus.state.entries()) {
    const label = document.querySelector(`label[for=state-${number}]`);
    check(`'${variable.name}' has a readable name`, !label.textContent.includes(variable.name) || !/[A-Z]/.test(variable.name));
    if (variable.isOptional) check(`'${variable.name}' can be none`, label.querySelector('option[value="-1"]'));
    for (const [index, option] of (variable.options ?? []).entries()) {
      const item = allItems().find(one => String(one.checked) === `==,v,${number},${index}`);
      check(`'${option}' has its title`, !item || label.querySelector(`option[value="${index}"]`).textContent === title(item));
    }
  }
  const drawings = Object.entries(outlines).filter(([one]) => !one.startsWith('chevron.')).map(([, path]) => path);
  check('no two symbols are alike', new Set(drawings).size === drawings.length);
  for (const name of ['folder.badge.plus', 'star.slash', 'document.on.document', 'ellipsis.circle']) {
    check(`${name} has an outline`, symbolLines(known(name)));
  }

  // The state
  const picture = () => document.getElementById('surfaces').innerHTML.replace(/ style="[^"]*"/g, '');
  // Forgets the entry that was chosen.
  document.getElementById('surfaces').replaceChildren();
  draw();
  for (const input of document.querySelectorAll('fieldset input[type=checkbox]')) {
    const before = picture();
    input.click();
    const after = picture();
    input.click();
    check(`${input.id} back again changes back`, picture() === before);
    if (before !== after) check.changes = (check.changes ?? 0) + 1;
  }
  const report = document.createElement('pre');
  report.id = 'report';
  report.textContent = JSON.stringify({
    failures, checks, changes: check.changes ?? 0,
    switches: document.querySelectorAll('fieldset input[type=checkbox]').length});
  document.body.append(report);
})();
