"""A language server in a process of its own, spoken to in JSON-RPC."""

import json
import subprocess


class Server:
    """Runs `menugen lsp`; every message that comes back goes through `check`."""

    def __init__(self, program, check=lambda message, method: None):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.check = check
        self.methods = {}
        self.notifications = []
        self.last = 0

    @staticmethod
    def framed(message):
        content = json.dumps({"jsonrpc": "2.0"} | message).encode()
        return b"Content-Length: %d\r\n\r\n%s" % (len(content), content)

    def write(self, message):
        self.write_content(self.framed(message))

    def write_content(self, content):
        self.process.stdin.write(content)
        self.process.stdin.flush()

    def notify(self, method, params=None):
        self.write({"method": method} | ({} if params is None else {"params": params}))

    def request(self, method, params=None):
        """Sends a request; gives the whole answer."""
        self.last += 1
        self.methods[self.last] = method
        self.write({"id": self.last, "method": method}
                   | ({} if params is None else {"params": params}))
        while True:
            message = self.read()
            if message.get("id") == self.last and "method" not in message:
                return message

    def wait(self, method):
        """Waits for a notification of the server; gives its params."""
        while True:
            message = self.read()
            if message.get("method") == method:
                return message["params"]

    def read(self):
        message = json.loads(self.read_content())
        self.check(message, self.methods.get(message.get("id")))
        if "method" in message:
            if "id" in message:
                self.write({"id": message["id"], "result": None})
            else:
                self.notifications.append(message)
        return message

    def read_content(self):
        """Waits for the next message; gives its bytes."""
        length = 0
        while (line := self.process.stdout.readline().strip()) != b"":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if length == 0:
            raise EOFError("the server is gone")
        return self.process.stdout.read(length)

    def stop(self):
        """Ends the session as an editor does; gives the exit status."""
        self.request("shutdown")
        self.notify("exit")
        self.process.stdin.close()
        return self.process.wait(timeout=10)
