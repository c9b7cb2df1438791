"""The two processes that compute: one JSON object a line arrives, one goes back."""

import json
import os
import subprocess
import sys
import traceback


class Refused(Exception):
    """A program does not take these inputs."""


def serve(handlers):
    """Answers until the input ends. What libraries print goes to the error stream."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = handlers[request.pop("do")](**request) or {}
        except Refused as refusal:
            answer = {"refused": str(refusal)}
        except Exception as error:
            answer = {"error": "%s: %s" % (type(error).__name__, error), "trace": traceback.format_exc()}
        print(json.dumps(answer), file=answers, flush=True)


class Worker:
    """A process that serves, as its parent sees it."""

    def __init__(self, command, environment):
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ, **environment),
        )

    def ask(self, do, **request):
        try:
            self.process.stdin.write(json.dumps(dict(request, do=do)) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise EOFError("the worker ended with status %s" % self.process.wait())
        return json.loads(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
