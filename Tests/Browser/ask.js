// ask.js WASM: the tool of the page, in Node. Each line of input is {"request", "parts"}; each line of output its answer
// with how long that took, or an error.
'use strict';
const fs = require('fs');
const readline = require('readline');

(async () => {
  const compiled = await WebAssembly.compile(fs.readFileSync(process.argv[2]));
  const fresh = async () => (await WebAssembly.instantiate(compiled, {})).exports;
  let tool = await fresh();
  for await (const line of readline.createInterface({input: process.stdin})) {
    const {request, parts, times = 1} = JSON.parse(line);
    const bytes = Buffer.from(JSON.stringify(request));
    try {
      const taken = [];
      let answer;
      for (let number = 0; number < times; number++) {
        const begun = performance.now();
        const start = tool.take(bytes.length);
        new Uint8Array(tool.memory.buffer).set(bytes, start);
        const length = tool.run(start, bytes.length, parts);
        tool.drop(start);
        answer = Buffer.from(new Uint8Array(tool.memory.buffer, tool.result(), length)).toString();
        taken.push(performance.now() - begun);
      }
      console.log(JSON.stringify({answer: JSON.parse(answer), taken, memory: tool.memory.buffer.byteLength}));
    } catch (error) {
      console.log(JSON.stringify({error: String(error)}));
      tool = await fresh();
    }
  }
})();
