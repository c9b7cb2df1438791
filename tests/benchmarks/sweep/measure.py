"""Times one case on both sides and compares the results."""

import os
import statistics
import tempfile

import numpy as np
from worker import Worker

BATCH = 4e-3  # seconds of one batch
ROUNDS = 9
FIRST_ROUNDS = 3
WARM_UP = (
    15  # batches until the threads of the other side no longer spin and ours have forgotten that they did
)
CLEAR = 1.3  # ours is faster by this after the first rounds: no more are needed

# Relative to the largest element: sums in another order differ by about the square root of their length in units of the
# last place, and functions such as exp by a few. Half precision has 11 bits, bfloat16 8.
CANCELLED = 1e-3  # the same for results that would be zero without rounding
TOLERANCES = {"float64": 1e-9, "float32": 2e-4, "float16": 1e-2, "bfloat16": 6e-2}

RECORDED = ["name", "function", "set", "size", "dtype", "layout", "pattern", "direction", "threads"]


class Bench:
    def __init__(self, loop, api, python):
        here = os.path.dirname(os.path.abspath(__file__))
        self.commands = {
            "ours": [python, os.path.join(here, "ours.py"), loop, api],
            "peer": [python, os.path.join(here, "peer.py")],
        }
        self.workers, self.count = {}, 1
        shared = "/dev/shm" if os.path.isdir("/dev/shm") else None
        self.folder = tempfile.TemporaryDirectory(prefix="sweep", dir=shared)

    def worker(self, side):
        if side not in self.workers:
            count = str(self.count)
            threads = {name: count for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")}
            self.workers[side] = Worker(self.commands[side], threads)
            self.workers[side].ask("threads", count=self.count)
        return self.workers[side]

    def threads(self, count):
        if count != self.count:
            self.close()
            self.count = count

    def ask(self, side, do, **request):
        try:
            return self.worker(side).ask(do, **request)
        except EOFError as end:
            del self.workers[side]
            return {"error": str(end)}

    def close(self):
        for worker in self.workers.values():
            worker.close()
        self.workers = {}

    def prepare(self, case):
        """The first run of each side, with what came out."""
        answers = {"ours": self.ask("ours", "prepare", case=case, folder=self.folder.name)}
        for library in ("numpy", "torch"):
            if not case[library]:
                answers[library] = {"refused": "no peer"}
            elif "results" in answers["ours"]:
                answers[library] = self.ask(
                    "peer", "prepare", case=case, folder=self.folder.name, library=library
                )
            else:
                answers[library] = {"refused": "not asked"}
        return answers

    def time(self, side, iterations):
        if side == "ours":
            answer = self.ask("ours", "time", iterations=iterations)
        else:
            answer = self.ask("peer", "time", library=side, iterations=iterations)
        if "seconds" not in answer:
            raise RuntimeError("%s: %s" % (side, answer.get("error", answer)))
        return answer["seconds"] / iterations

    def batch(self, side):
        """The number of runs that take about as long as a batch, after a warm-up."""
        iterations = 1
        while True:
            seconds = self.time(side, iterations)
            if seconds * iterations > BATCH / 4 or iterations > 1 << 20:
                return max(1, round(BATCH / seconds))
            iterations *= 4

    def measure(self, case):
        record = {key: case[key] for key in RECORDED}
        record.update(
            status="failed", refusals={}, differences=[], disputes=[], times={}, flops=case["flops"]
        )
        try:
            self.rounds(case, record)
        except RuntimeError as error:  # a call that succeeded once and failed when it was repeated
            record.update(status="failed", times={})
            record["refusals"]["ours"] = str(error)
        return record

    def rounds(self, case, record):
        """Rounds in which each side runs one batch, and the medians over them."""
        self.threads(case["threads"])
        answers = self.prepare(case)
        record["status"] = outcome(answers["ours"])
        for side, answer in answers.items():
            if "results" not in answer:
                record["refusals"][side] = answer.get("refused") or answer.get("error")
        if "results" not in answers["ours"]:
            return
        for library in ("numpy", "torch"):
            # float32 of PyTorch where NumPy and we return float64, for example, is not the same work.
            other = other_dtypes(answers["ours"], answers[library])
            if other:
                record["refusals"][library] = other
                answers[library] = {"refused": other}
        sides = [side for side in answers if "results" in answers[side]]
        found = {
            library: difference(answers["ours"], answers[library], case["random"]) for library in sides[1:]
        }
        differing = ["%s: %s" % row for row in found.items() if row[1]]
        # NumPy adds columns of float16 in float16, for example, and PyTorch does not.
        record["disputes" if None in found.values() else "differences"] = differing
        if None in found.values():
            sides = [side for side in sides if found.get(side) is None]
        record["bytes"] = self.traffic(case, answers["ours"])
        batches = {side: self.batch(side) for side in sides}
        times = {side: [] for side in sides}
        for number in range(ROUNDS):
            for side in list(times):
                if self.count > 1 and batches[side] > 1:
                    self.time(side, WARM_UP * batches[side])
                times[side].append(self.time(side, batches[side]))
            medians = {side: statistics.median(values) for side, values in times.items()}
            if number + 1 == FIRST_ROUNDS:
                best = min([medians[side] for side in sides[1:]], default=0)
                if best == 0 or best > CLEAR * medians["ours"]:
                    break
                for side in sides[1:]:
                    if medians[side] > 2 * best:
                        del times[side]
        record["times"] = {side: medians[side] for side in sides if side in medians}
        record["spread"] = max(times["ours"]) / min(times["ours"])
        peers = {side: seconds for side, seconds in record["times"].items() if side != "ours"}
        if peers:
            record["peer"] = min(peers, key=peers.get)
            record["ratio"] = peers[record["peer"]] / record["times"]["ours"]

    def traffic(self, case, answer):
        """Bytes of the inputs and the results."""
        sizes = {
            "bool": 1,
            "int8": 1,
            "int32": 4,
            "int64": 8,
            "float16": 2,
            "bfloat16": 2,
            "float32": 4,
            "float64": 8,
        }
        total = 0
        for given in case["inputs"].values():
            shape = given["shape"][1:] if given["layout"] == "broadcast" else given["shape"]
            total += sizes.get(given["dtype"], 8) * int(np.prod(shape))
        for path, dtype in zip(answer["results"], answer["dtypes"]):
            total += sizes.get(dtype, 8) * np.load(path, mmap_mode="r").size
        return total


def other_dtypes(ours, answer):
    """What to say of a peer whose results have other dtypes, or None."""
    if "results" not in answer or answer["dtypes"] == ours["dtypes"]:
        return None
    return "results of other dtypes"


def outcome(answer):
    return "timed" if "results" in answer else "refused" if "refused" in answer else "failed"


def difference(ours, other, random):
    """What the results differ in, or None."""
    if len(ours["results"]) != len(other["results"]):
        return "%d results instead of %d" % (len(ours["results"]), len(other["results"]))
    for number, (left, right) in enumerate(zip(ours["results"], other["results"])):
        a, b = np.load(left), np.load(right)
        where = "result %d: " % number if len(ours["results"]) > 1 else ""
        if a.shape != b.shape:
            return "%sshape %s instead of %s" % (where, a.shape, b.shape)
        if random or a.size == 0:
            continue
        dtypes = [answer["dtypes"][number] for answer in (ours, other)]
        text = compared(a, b, max(TOLERANCES.get(dtype, 0) for dtype in dtypes))
        if text:
            return "%s%s (%s and %s)" % (where, text, *dtypes)
    return None


def compared(a, b, tolerance):
    if a.dtype.kind in "biu" and b.dtype.kind in "biu":
        wrong = a != b
    else:
        a, b = a.astype(np.float64), b.astype(np.float64)
        finite = np.isfinite(b)
        scale = np.abs(b[finite]).max(initial=0)
        with np.errstate(invalid="ignore", over="ignore"):
            near = np.abs(a - b) <= tolerance * (max(scale, CANCELLED) + np.abs(b))
        wrong = ~(near | (a == b) | (np.isnan(a) & np.isnan(b)))
    if not wrong.any():
        return None
    place = tuple(int(k) for k in np.argwhere(wrong)[0])
    return "%d of %d elements differ, at %s %s instead of %s" % (
        wrong.sum(),
        wrong.size,
        list(place),
        a[place],
        b[place],
    )
