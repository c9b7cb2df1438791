"""A headless Chromium, driven over a pipe by its DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")


def program():
    """The path of an installed browser, or None."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Browser:
    """One browser with one page. `call` sends a command of the protocol and returns its result."""

    def __init__(self, timeout=60):
        self.timeout, self.last, self.session, self.events = timeout, 0, None, []
        self.profile = tempfile.mkdtemp()
        take, self.write = os.pipe()
        self.read, give = os.pipe()
        arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--remote-debugging-pipe",
        ]
        arguments += ["--user-data-dir=" + self.profile, "--allow-file-access-from-files", "about:blank"]
        # The browser reads from descriptor 3 and writes to descriptor 4.
        shell = 'exec "$0" "$@" 3<&%d 4>&%d' % (take, give)
        self.process = subprocess.Popen(
            ["bash", "-c", shell, program()] + arguments, pass_fds=(take, give), stderr=subprocess.DEVNULL
        )
        os.close(take)
        os.close(give)
        self.stream = os.fdopen(self.read, "rb", buffering=0)
        self.pending = b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.session = None
        self.call("Browser.close")
        self.process.wait()
        self.stream.close()
        os.close(self.write)
        shutil.rmtree(self.profile, ignore_errors=True)  # a helper of the browser may still write

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError("%s: %s" % (method, answer["error"]["message"]))
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.pending:
            data = self.stream.read(1 << 20)
            if not data:
                raise RuntimeError("the browser has ended")
            self.pending += data
        message, _, self.pending = self.pending.partition(b"\0")
        return json.loads(message)

    def wait(self, method):
        """The next event of this name."""
        deadline = time.monotonic() + self.timeout
        while time.monotonic() < deadline:
            for i, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(i)
            self.events.append(self.receive())
        raise RuntimeError("no %s within %d s" % (method, self.timeout))

    def size(self, width, height, dark=False):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", features=scheme)

    def open(self, url):
        """Loads a page; returns the errors that it writes to the console and requests that fail."""
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.wait("Page.loadEventFired")
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return [text for text in map(complaint, self.events) if text]

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["text"])
        return result["result"].get("value")

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))


def complaint(event):
    method, values = event.get("method"), event.get("params", {})
    if method == "Runtime.exceptionThrown":
        details = values["exceptionDetails"]
        return details.get("exception", {}).get("description") or details["text"]
    if method == "Log.entryAdded" and values["entry"]["level"] == "error":
        return "%s %s" % (values["entry"]["text"], values["entry"].get("url", ""))
    if method == "Runtime.consoleAPICalled" and values["type"] in ("error", "assert"):
        return " ".join(str(a.get("value", a.get("description"))) for a in values["args"])
    if method == "Network.loadingFailed":
        return "a request failed: " + values["errorText"]
    return None
