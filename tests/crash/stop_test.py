"""A training run that saves a checkpoint after every step is stopped and continued, loses its working
directory, and runs for a while under limits that prevent it from saving: it continues, reports what it could
not do, and ends with the values of an undisturbed run.
Usage: stop_test.py PROGRAM NAME: the suffix of NAME is the format."""

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

STEPS = 120
DISTURBANCES = 30


class Run:
    def __init__(self, program, checkpoint, folder):
        self.process = subprocess.Popen(
            [program, checkpoint, str(STEPS), "paced"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
        )
        self.lines = []
        self.lines.append(self.line())

    def line(self):
        text = self.process.stdout.readline().strip()
        if not text:
            sys.exit(
                f"expected another line, the program ended with status {self.process.wait()}: {self.lines[-1:]}"
            )
        return text

    def begin_step(self):
        self.process.stdin.write(".")
        self.process.stdin.flush()

    def end_step(self, start):
        self.lines.append(self.line())
        if not self.lines[-1].startswith(start):
            sys.exit(f'expected a line that starts with "{start}", got {self.lines[-1]}')

    def step(self, start="step"):
        self.begin_step()
        self.end_step(start)

    def finish(self):
        self.process.stdin.close()
        self.lines += self.process.stdout.read().splitlines()
        if self.process.wait() != 0:
            sys.exit(f"the program ended with status {self.process.returncode}: {self.lines[-1:]}")
        return self.lines[-1]


def stopped(run, draw):
    """Stopped and continued within its steps, wherever that happens to be."""
    for _ in range(DISTURBANCES):
        run.begin_step()
        os.kill(run.process.pid, signal.SIGSTOP)
        os.waitid(os.P_PID, run.process.pid, os.WSTOPPED | os.WNOWAIT)
        os.kill(run.process.pid, signal.SIGCONT)
        if draw.random() < 0.5:
            os.kill(run.process.pid, signal.SIGSTOP)
            os.kill(run.process.pid, signal.SIGCONT)
        run.end_step("step")


def limited(run, kind, value):
    """The limit prevents saving; once it is lifted, the next save succeeds."""
    before = resource.prlimit(run.process.pid, kind)
    resource.prlimit(run.process.pid, kind, (value, before[1]))
    run.step("not saved")
    resource.prlimit(run.process.pid, kind, before)
    run.step()


def main():
    program, name = sys.argv[1:]
    draw = random.Random(2)
    folder = tempfile.mkdtemp()
    try:

        def start(label, cwd=folder):
            return Run(program, os.path.join(folder, label + "-" + name), cwd)

        expected = start("whole").finish()
        results = {}

        run = start("stopped")
        stopped(run, draw)
        results["stopped and continued"] = run.finish()

        run = start("limited")
        run.step()
        limited(run, resource.RLIMIT_FSIZE, 512)
        limited(run, resource.RLIMIT_NOFILE, 3)
        results["under limits for a while"] = run.finish()

        gone = tempfile.mkdtemp()
        run = start("vanished", gone)
        run.step()
        shutil.rmtree(gone)
        results["without its working directory"] = run.finish()

        gone = tempfile.mkdtemp()
        run = Run(program, name, gone)
        run.step()
        shutil.rmtree(gone)
        run.step("not saved")
        results["without the directory of its checkpoint"] = run.finish()

        for label in ("stopped", "limited", "vanished"):
            again = start(label)
            if again.finish() != expected or again.lines[0] != f"from {STEPS}":
                sys.exit(f"{label}: expected a checkpoint of step {STEPS} and {expected}, got {again.lines}")
        for what, result in results.items():
            if result != expected:
                sys.exit(f"{what}: expected {expected}, got {result}")
        print(f"{len(results)} disturbed runs, {expected} as without: " + ", ".join(results))
    finally:
        shutil.rmtree(folder)


main()
