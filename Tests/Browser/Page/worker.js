// Runs the tool, so that the page answers keys while it works. The page sends the compiled tool, and then
// {id, parts, request}.
'use strict';
let loading;

async function load(compiled) {
  const {exports} = await WebAssembly.instantiate(compiled, {});
  return {compiled, exports};
}

function ask({exports}, request, parts) {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const start = exports.take(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, start);
  const length = exports.run(start, bytes.length, parts);
  exports.drop(start);
  if (!length) throw new Error('the tool does not take the request');
  return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.result(), length)));
}

onmessage = async ({data: {compiled, id, parts, request}}) => {
  if (compiled) {
    loading = load(compiled);
    return;
  }
  const tool = await loading;
  try {
    postMessage({id, answer: ask(tool, request, parts)});
  } catch (error) {
    // What has stopped in the middle is in no state to go on.
    loading = load(tool.compiled);
    postMessage({id, error: String(error)});
  }
};
