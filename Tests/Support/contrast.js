// The contrast of texts as WCAG 2.2 reckons it, for the scripts that check pages in a browser.
const rgba = text => text.match(/[\d.]+/g).map(Number);
const over = ([red, green, blue, alpha = 1], below) =>
  [red, green, blue].map((value, index) => value * alpha + below[index] * (1 - alpha));

function luminance(color) {
  const [red, green, blue] = color.map(value =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The colour behind an element, of all its ancestors; undefined if one of them has a picture.
function background(view, element, page, known) {
  if (known.has(element)) return known.get(element);
  const style = view.getComputedStyle(element);
  const color = rgba(style.backgroundColor);
  let found;
  if (style.backgroundImage === 'none') {
    const isOpaque = (color[3] ?? 1) === 1;
    const below = isOpaque || !element.parentElement ? page : background(view, element.parentElement, page, known);
    found = below && over(color, below);
  }
  known.set(element, found);
  return found;
}

// Each element with words of its own that are drawn, and its contrast; `page` is the colour behind all.
function* contrasts(view, skipped, page = [255, 255, 255]) {
  const known = new Map();
  for (const element of view.document.body.querySelectorAll('*')) {
    const words = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!words || !element.offsetParent || element.closest(skipped)) continue;
    const style = view.getComputedStyle(element);
    // What only screen readers are told is drawn nowhere.
    if (style.visibility !== 'visible' || style.clip !== 'auto') continue;
    const behind = background(view, element, page, known);
    if (!behind) continue;
    const [one, other] = [over(rgba(style.color), behind), behind].map(luminance);
    yield [element, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)];
  }
}
