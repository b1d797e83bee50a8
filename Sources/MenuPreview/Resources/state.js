'use strict';
const surfaces = document.getElementById('surfaces');
let menus = read(document.getElementById('menus').textContent);
// The code of the language that is shown.
let language = menus.language;
let values = menus.state.map(variable => variable.value);
let platform;

// The menus, in each language that the page has: the first is shown at the beginning.
function read(json) {
  const page = JSON.parse(json);
  page.languages = [{code: page.language, cancel: page.cancel, platforms: page.platforms}, ...(page.others ?? [])];
  return page;
}

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

// What choosing an entry does to the state: it turns a check mark on or off, or chooses an option. Other conditions are the
// app's to change.
function change(condition) {
  if (typeof condition === 'number') return [condition, values[condition] !== true];
  if (!Array.isArray(condition)) return undefined;
  const [sign, left, right] = condition;
  if (sign === '!') return change(left);
  const isChoice = sign === '==' && Array.isArray(left) && left[0] === 'v' && !Array.isArray(right);
  return isChoice ? [left[1], right] : undefined;
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

