"""A training run that saves a checkpoint after every step is killed at random moments and started again: the
checkpoint is readable each time, and the final values equal those of an undisturbed run.
Usage: kill_test.py PROGRAM NAME [KILLS]: the suffix of NAME is the format."""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

STEPS_PER_LIFE = 4  # at most; a life may end within its first step


def start(program, checkpoint, steps):
    return subprocess.Popen([program, checkpoint, str(steps)], stdout=subprocess.PIPE, text=True)


def finish(program, checkpoint, steps):
    process = start(program, checkpoint, steps)
    lines = process.stdout.read().splitlines()
    if process.wait() != 0:
        sys.exit(f"{checkpoint}: the program ended with status {process.returncode}")
    return lines[0], lines[-1]


def kill_once(program, checkpoint, steps, draw):
    """Kills after some steps and, because a step takes about a millisecond, a little later."""
    process = start(program, checkpoint, steps)
    for _ in range(draw.randint(1, STEPS_PER_LIFE)):
        if not process.stdout.readline():
            break
    time.sleep(draw.random() * 0.003)
    process.send_signal(signal.SIGKILL)
    process.stdout.read()
    if process.wait() != -signal.SIGKILL:
        sys.exit(f"{checkpoint}: expected a program that was killed, got status {process.returncode}")


def main():
    program, name, *rest = sys.argv[1:]
    kills = int(rest[0]) if rest else 50
    steps = kills * (STEPS_PER_LIFE + 10)
    draw = random.Random(1)
    folder = tempfile.mkdtemp()
    try:
        _, expected = finish(program, os.path.join(folder, "whole-" + name), steps)
        checkpoint = os.path.join(folder, name)
        for _ in range(kills):
            kill_once(program, checkpoint, steps, draw)
        first, result = finish(program, checkpoint, steps)
        if result != expected:
            sys.exit(f"expected {expected} after {kills} kills, got {result}")
        if first in ("from 0", f"from {steps}"):
            sys.exit(f'expected the last run to begin between the first and the last step, got "{first}"')
        print(f"{kills} kills, the last run began {first}, {result} as without kills")
    finally:
        shutil.rmtree(folder)


main()
