#!/usr/bin/env python3
"""PyTorch, OpenCV and ONNX (protobuf) compute correctly in one process with the library, loaded before and after it.

Usage: shared_process_test.py LIBCATENARY WORK_DIR [PYTHON...]   (exit status 77, skipped, if none is installed)
PYTHON: interpreters that may have them. WORK_DIR gets an environment with OpenCV and ONNX from PyPI, if PyPI answers.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
PARTNERS = ("torch", "cv2", "onnx")
REQUIREMENTS = ("numpy==2.4.6", "onnx==1.23.2", "opencv-python-headless==5.0.0.93")


def environment(work):
    """The interpreter of an environment with REQUIREMENTS, or None."""
    folder, stamp = work / "environment", work / "requirements"
    wanted = " ".join(REQUIREMENTS)
    if stamp.exists() and stamp.read_text() == wanted:
        return folder / "bin/python"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    done = subprocess.run(
        [str(folder / "bin/python"), "-m", "pip", "install", "-q", *REQUIREMENTS],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print("skipped: OpenCV and ONNX could not be installed: " + (done.stdout.splitlines() or ["?"])[-1])
        return None
    stamp.write_text(wanted)
    return folder / "bin/python"


def has(python, name):
    command = [str(python), "-c", "import numpy, " + name]
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def main():
    library, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    work.mkdir(parents=True, exist_ok=True)
    pythons = [*sys.argv[3:], *filter(None, [environment(work)])]
    variables = dict(os.environ, CATENARY_LIBRARY=str(library), PYTHONPATH=str(SOURCE / "bindings/python"))
    tested, failed = set(), 0
    for python in pythons:
        there = [name for name in PARTNERS if has(python, name)]
        print("%s has %s" % (python, " and ".join(there) or "none of them"))
        sets = [[name] for name in there] + ([there] if len(there) > 1 else [])
        for partners in sets:
            for order in ("first", "last"):
                with tempfile.TemporaryDirectory() as folder:
                    program = SOURCE / "tests/bindings/shared_process.py"
                    command = [str(python), str(program), folder, order, *partners]
                    failed += subprocess.run(command, env=variables).returncode != 0
            tested.update(partners)
    for name in PARTNERS:
        if name not in tested:
            print("skipped: no interpreter has %s" % name)
    print("%d failed" % failed)
    sys.exit(1 if failed else 0 if tested else 77)


if __name__ == "__main__":
    main()
