// Runs in a page of Tests/Site/check. Opens each page of the site in a frame, wide and narrow, light and dark, and
// sends what it finds to the check.
(async () => {
  const {pages, sizes, guides} = await (await fetch(`/pages${location.search}`)).json();
  const failures = [];
  const links = {};
  const anchors = {};
  const counts = {pages: 0, blocks: 0, texts: 0};
  let width = sizes[0];
  const pause = time => new Promise(done => setTimeout(done, time));

  async function until(condition, time = 8000) {
    for (const end = performance.now() + time; performance.now() < end; await pause(15)) {
      try { if (condition()) return true; } catch { /* The page is not there yet. */ }
    }
    return false;
  }

  function checkContrast(view, where) {
    const page = view.document.body.dataset.colorScheme === 'dark' ? [0, 0, 0] : [255, 255, 255];
    for (const [element, found] of contrasts(view, 'script, style, noscript, [disabled], .visuallyhidden', page)) {
      counts.texts += 1;
      if (found < 4.5) {
        failures.push(`${where}: contrast ${found.toFixed(1)} of '${element.textContent.trim().slice(0, 40)}'`);
      }
    }
  }

  function checkWidth(view, where, size) {
    const page = view.document.scrollingElement;
    if (page.scrollWidth > size) {
      const widest = [...view.document.querySelectorAll('#app *')]
        .find(one => one.getBoundingClientRect().right > size + 1 && one.offsetParent);
      failures.push(`${where}: ${page.scrollWidth} wide, by ${widest?.tagName} ${widest?.className}`);
    }
    if (size < 1280) return;
    for (const listing of view.document.querySelectorAll('.code-listing')) {
      const boxes = [listing, ...listing.querySelectorAll('.container-general, pre, code')];
      if (listing.offsetParent && boxes.some(box => box.scrollWidth > box.clientWidth + 1)) {
        failures.push(`${where}: cut off: ${listing.textContent.trim().slice(0, 40)}`);
      }
    }
  }

  // Follows a link inside the site, as the renderer does: without loading everything again.
  function open(frame, path) {
    const view = frame.contentWindow;
    if (!view.document.querySelector('#app h1')) {
      view.location.replace(path);
    } else {
      view.history.pushState({}, '', path);
      view.dispatchEvent(new view.PopStateEvent('popstate', {state: {}}));
    }
  }

  async function checkPage(frame, {path, title, isAlike}) {
    const drawn = () => frame.contentDocument?.querySelector('#app h1')?.textContent.trim();
    // Overloads have one title: a page with another one goes between them.
    if (drawn() === title) {
      open(frame, pages.find(one => one.title !== title).path);
      await until(() => drawn() && drawn() !== title);
    }
    open(frame, path);
    const there = await until(() => frame.contentWindow.location.pathname === path && drawn() === title);
    if (!there) {
      failures.push(`${path}: is not drawn`);
      return;
    }
    const view = frame.contentWindow;
    const document = frame.contentDocument;
    // Colours are read at once after a change of the scheme.
    if (!document.getElementById('still')) {
      const still = document.createElement('style');
      still.id = 'still';
      still.textContent = '* { transition: none !important; animation: none !important; }';
      document.head.append(still);
    }
    const blocks = () => [...document.querySelectorAll('[data-syntax=menu]')];
    await until(() => blocks().every(block => block.querySelector('[class^=menu-]')), 3000);
    for (const block of blocks()) {
      counts.blocks += 1;
      if (!block.querySelector('[class^=menu-]')) {
        failures.push(`${path}: without colours: ${block.textContent.trim().slice(0, 40)}`);
      }
    }
    if (document.getElementById('site-checker')) {
      for (const block of blocks().filter(one => one.closest('.doc-content'))) {
        const text = [...block.querySelectorAll('.code-line')].map(line => line.textContent.replace(/\n$/, '')).join('\n');
        const address = block.querySelector('.site-open')?.href ?? '';
        if (address !== `${location.origin}/checker/#menu=${encodeURIComponent(text)}`) {
          failures.push(`${path}: does not open in the checker: ${text.slice(0, 40)}`);
        }
      }
    }
    if (!document.title.trim() || document.title === 'Documentation') failures.push(`${path}: has no title`);
    links[path] = [...document.querySelectorAll('a[href]')].map(link => link.href)
      .filter(address => address.startsWith(location.origin))
      .map(address => address.slice(location.origin.length));
    anchors[path] = [...document.querySelectorAll('#app [id]')].map(one => one.id);
    for (const image of document.querySelectorAll('#app img')) {
      if (!await until(() => image.complete && image.naturalWidth, 3000)) {
        failures.push(`${path}: a picture is missing: ${image.src}`);
      }
      if (image.offsetParent && !image.alt.trim()) failures.push(`${path}: a picture says nothing: ${image.src}`);
    }
    // The next page begins with the width of this one: a change of width is slow. The pages of the rules are alike, as
    // are those of declarations, so their colours are read in the first width alone.
    const [first, second] = [width, sizes.find(one => one !== width)];
    for (const size of [first, second]) {
      if (size !== width) {
        width = size;
        frame.style.width = `${width}px`;
        await pause(30);
      }
      checkWidth(view, `${path} at ${size}`, size);
      if (size === second && isAlike) continue;
      for (const scheme of ['light', 'dark']) {
        document.body.dataset.colorScheme = scheme;
        checkContrast(view, `${path} at ${size}, ${scheme}`);
      }
    }
    counts.pages += 1;
  }

  async function checkSearch(frame) {
    open(frame, pages[0].path);
    await until(() => frame.contentDocument.querySelector('#app h1'));
    const input = frame.contentDocument.querySelector('#site-search input');
    const find = async words => {
      input.value = words;
      input.dispatchEvent(new Event('input'));
      await pause(400);
      return [...frame.contentDocument.querySelectorAll('#site-found b')].map(one => one.textContent);
    };
    for (const words of ['toolbar', 'plural', 'confirm', 'edit menu']) {
      const found = (await find(words)).map(title => guides.includes(title));
      if (!found[0] || found.lastIndexOf(true) > found.indexOf(false) || !found.includes(false)) {
        failures.push(`the search for '${words}' does not find guides first`);
      }
    }
    for (const [words, expected] of [
      ['context-max-items', 'context-max-items'], ['long menu hard to scan', 'context-max-items'],
      ['first menu', 'Your first menu'], ['MenuContext', 'MenuContext'], ['makeButton', 'makeButton()'],
      ['what an entry is', 'Testing'], ['qqqq', undefined]]) {
      const found = await find(words);
      if (expected ? !found.slice(0, 3).includes(expected) : found.length) {
        failures.push(`the search for '${words}' finds ${found.slice(0, 5)}`);
      }
      if (words === 'what an entry is') {
        const link = frame.contentDocument.querySelector('#site-found a[href$="#What-an-entry-is"]');
        if (!link?.textContent.includes('What an entry is')) failures.push('the search leads to no heading');
      }
    }
  }

  const frame = document.createElement('iframe');
  frame.style.cssText = `width: ${width}px; height: 900px; border: 0`;
  document.body.append(frame);
  for (const page of pages) {
    try { await checkPage(frame, page); } catch (error) { failures.push(`${page.path}: ${error}`); }
  }
  await checkSearch(frame);
  await fetch('/report', {method: 'POST', body: JSON.stringify({failures, links, anchors, counts})});
})();
