"""A page in headless Chromium, used over its DevTools protocol."""

import base64
import contextlib
import json
import pathlib
import subprocess
import time

import runner


@contextlib.contextmanager
def browser(work):
    """Chromium with a fresh profile; gives what opens a page in it."""
    import websocket

    profile = work / "profile"
    process = subprocess.Popen([*runner.browser(), f"--user-data-dir={profile}", "--remote-debugging-port=0",
                                "--remote-allow-origins=*", "--window-size=1300,900", "about:blank"],
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = profile / "DevToolsActivePort"
        wait(lambda: address.exists() and len(address.read_text().split()) == 2, "Chromium listens")
        port, path = address.read_text().split()
        yield Page(websocket.create_connection(f"ws://127.0.0.1:{port}{path}", timeout=60))
    finally:
        process.terminate()
        process.wait(timeout=20)


def wait(condition, what, seconds=20):
    """Waits until a condition holds; gives its value. What did not hold in time is an error."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.05)
    return value


class Page:
    """The one page of a browser."""

    def __init__(self, connection):
        self.connection = connection
        self.last = 0
        self.session = None
        # What the browser said of what happened, if it was asked to.
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")

    def send(self, method, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        self.connection.send(json.dumps(message | ({"sessionId": self.session} if self.session else {})))
        while True:
            answer = json.loads(self.connection.recv())
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def open(self, address, before=""):
        """Goes to an address; a script runs before those of the page."""
        if before:
            self.send("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.send("Page.navigate", url=address)

    def value(self, expression):
        """The value of an expression in the page, which may be a promise: true for an element; None after an error."""
        answer = self.send("Runtime.evaluate", expression=f"(value => value instanceof Node || value)({expression})",
                           returnByValue=True, awaitPromise=True)
        return None if "exceptionDetails" in answer else answer["result"].get("value")

    def wait(self, expression, seconds=20):
        """Waits until an expression is true in the page; gives its value."""
        return wait(lambda: self.value(expression), expression, seconds)

    def holds(self, expression, seconds=20):
        """Whether an expression becomes true in the page."""
        try:
            return self.wait(expression, seconds)
        except TimeoutError:
            return False

    def point(self, expression):
        """Moves the mouse to the middle of an element, and gives where that is."""
        box = self.wait(f"(() => {{ const element = {expression}; if (!element) return null;"
                        " element.scrollIntoView({block: 'nearest'}); const box = element.getBoundingClientRect();"
                        " return [box.x + box.width / 2, box.y + box.height / 2] })()")
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
        return box

    def click(self, expression):
        x, y = self.point(expression)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def press(self, key, code=0, modifiers=0):
        """Presses a key by its name; its code is that of Windows."""
        for kind in ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code,
                      modifiers=modifiers)

    def picture(self, file):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))
