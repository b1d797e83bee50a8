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
        figure.querySelectorAll('[tabindex="0"]').length === (figure.querySelector(focusable) ? 1 : 0));
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

  // The state
  const picture = () => document.getElementById('surfaces').innerHTML;
  // Forgets the entry that was chosen.
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
