// In an editor, the page shows what is written there now, marks what the cursor is at, and says what is chosen here.

function receive(message) {
  if (message.page) replace(message.page);
  if (message.focus) mark(message.focus);
}

// Takes the menus of a newer page, and keeps the platform and the state that this one shows.
function replace(page) {
  const newer = new DOMParser().parseFromString(page, 'text/html').getElementById('menus').textContent;
  const before = menus;
  const old = Object.fromEntries(before.state.map((variable, number) => [variable.name, values[number]]));
  const direction = surfaces.dir;
  menus = read(newer);
  speak(language);
  surfaces.dir = direction;
  values = menus.state.map((variable, number) => {
    const same = before.state.find(one => one.name === variable.name);
    const isSame = typeof old[variable.name] === typeof variable.value
      && String(variable.options) === String(same.options) && variable.isOptional === same.isOptional;
    return isSame ? old[variable.name] : variable.value;
  });
  build();
}

// VS Code hands messages to its web views; other editors serve the page, with events and a place to answer.
let answer;
if (window.acquireVsCodeApi) {
  const view = acquireVsCodeApi();
  answer = message => view.postMessage(message);
  window.addEventListener('message', event => receive(event.data));
} else if (location.protocol === 'http:') {
  answer = message => fetch('chosen', {method: 'POST', body: JSON.stringify(message)});
  new EventSource('events').onmessage = event => receive(JSON.parse(event.data));
}
surfaces.addEventListener('click', event => {
  const line = event.target.closest(focusable);
  if (line) answer?.({chosen: line.item.place});
});
