// The process `menugen lsp`: requests, answers and notifications of JSON-RPC on its standard input and output.
'use strict'

const { spawn } = require('child_process')

class Server {
  #process
  #answers = new Map()
  #handlers = new Map()
  #last = 0
  #received = Buffer.alloc(0)

  // Starts a program; `ended` is called with a reason if it ends before `stop`.
  constructor(program, ended) {
    this.#process = spawn(program, ['lsp'], { stdio: ['pipe', 'pipe', 'ignore'] })
    const end = reason => {
      for (const { reject } of this.#answers.values()) reject(new Error(reason))
      this.#answers.clear()
      if (!this.isStopped) ended(reason)
      this.isStopped = true
    }
    this.#process.on('error', error => end(error.message))
    this.#process.on('exit', (status, signal) => end(`it ended with ${signal ?? status}`))
    this.#process.stdin.on('error', () => {})
    this.#process.stdout.on('data', bytes => this.#receive(bytes))
  }

  isStopped = false

  on(method, handler) {
    this.#handlers.set(method, handler)
  }

  notify(method, params) {
    this.#send({ method, params })
  }

  // Asks for something; a token of VS Code takes the question back.
  request(method, params, token) {
    const id = ++this.#last
    const answer = new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }))
    const cancellation = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }))
    if (this.isStopped) this.#settle({ id, error: { message: 'menugen lsp is not running' } })
    else this.#send({ id, method, params })
    return answer.finally(() => cancellation?.dispose())
  }

  async stop() {
    if (this.isStopped) return
    const gone = new Promise(resolve => this.#process.once('exit', resolve))
    const patience = setTimeout(() => this.#process.kill(), 2000)
    const answer = this.request('shutdown', null)
    this.isStopped = true
    await answer.catch(() => {})
    this.notify('exit')
    await gone
    clearTimeout(patience)
  }

  #send(message) {
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.#process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`)
    this.#process.stdin.write(content)
  }

  #receive(bytes) {
    this.#received = Buffer.concat([this.#received, bytes])
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: *(\d+)/i.exec(this.#received.toString('latin1', 0, end))[1])
      if (this.#received.length < end + 4 + length) return
      const content = this.#received.toString('utf8', end + 4, end + 4 + length)
      this.#received = this.#received.subarray(end + 4 + length)
      this.#take(JSON.parse(content))
    }
  }

  #take(message) {
    if (!message.method) return this.#settle(message)
    const result = this.#handlers.get(message.method)?.(message.params) ?? null
    if (message.id !== undefined) this.#send({ id: message.id, result })
  }

  #settle({ id, result, error }) {
    const waiting = this.#answers.get(id)
    this.#answers.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  }
}

module.exports = { Server }
