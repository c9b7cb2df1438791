"""The measured part of tests/gpu/run: the standard workloads, beside PyTorch and CuPy on the same GPU."""

import ctypes
import glob
import json
import math
import os
import pathlib
import statistics
import sys
import sysconfig
import time

STEPS = 100  # of each training that is compared with the CPU's
SANITIZERS = {
    "memcheck": ["convolution", "pooling", "normalization", "softmax", "embed", "dropout"],
    "racecheck": ["pooling", "normalization", "softmax", "sum"],
}
# The least ratio of PyTorch's time to ours, of the workloads that begin with these words.
GOALS = {
    "op/": 1.5,
    "autograd/": 1.5,
    "train/mlp_": 2,
    "train/lstm_": 2,
    "train/lenet": 1.5,
    "conv/": 0.97,
    "gemm/": 0.97,
    "train/vgg": 0.97,
}
COPY_GOAL = 0.9  # of the speed of a device copy
TF32 = ("conv/", "gemm/", "train/vgg")  # also compared with TF32 on both sides

MATRIX, WIDE, N = 4096 * 1000 * 4, 4096 * 4096 * 4, 10_000_000 * 4
# The bytes that a workload has to read and write.
BYTES = {
    "bandwidth/add_10M": 3 * N,
    "bandwidth/mul_add_10M": 3 * N,
    "bandwidth/exp_10M": 2 * N,
    "bandwidth/tanh_10M": 2 * N,
    "bandwidth/log_10M": 2 * N,
    "bandwidth/sin_10M": 2 * N,
    "bandwidth/relu_10M": 2 * N,
    "bandwidth/sigmoid_10M": 2 * N,
    "bandwidth/sum_10M": N,
    "bandwidth/max_10M": N,
    "bandwidth/greater_10M": 2 * N + N // 4,
    "bandwidth/transpose_copy_4096": 2 * WIDE,
    "bandwidth/broadcast_add_4096x1000": 2 * MATRIX,
    "bandwidth/sum_axis0_4096x1000": MATRIX,
    "bandwidth/sum_axis1_4096x1000": MATRIX,
    "bandwidth/softmax_4096x1000": 2 * MATRIX,
    "bandwidth/take_rows_100k_of_50kx128": 2 * 100_000 * 128 * 4,
}


def with_libraries(environment, folders):
    """The environment, in which libraries are looked for in these folders first."""
    old = environment.get("LD_LIBRARY_PATH")
    return dict(environment, LD_LIBRARY_PATH=":".join([*folders, *([old] if old else [])]))


def with_cuda(environment):
    """The environment, with the folders of CUDA's libraries: those of Python's packages first, which are PyTorch's,
    the toolkit's, and the driver's."""
    packages = {path for path in (*sys.path, sysconfig.get_path("purelib")) if path}
    patterns = [path + "/nvidia/*/lib" for path in sorted(packages)]
    patterns += ["/usr/local/cuda/lib64", "/usr/local/nvidia/lib64", "/usr/local/nvidia/lib"]
    return with_libraries(
        environment, [folder for pattern in patterns for folder in sorted(glob.glob(pattern))]
    )


class Copies:
    """Measures copies within the device by the driver itself."""

    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        device, self.context = ctypes.c_int(), ctypes.c_void_p()
        self.check(self.cuda.cuInit(0))
        self.check(self.cuda.cuDeviceGet(ctypes.byref(device), 0))
        self.check(self.cuda.cuDevicePrimaryCtxRetain(ctypes.byref(self.context), device))
        self.check(self.cuda.cuCtxSetCurrent(self.context))

    def check(self, status):
        if status:
            raise OSError("the driver answers %d" % status)

    def seconds(self, count):
        """Of a copy that reads and writes `count` bytes in all."""
        size = ctypes.c_size_t(count // 2)
        memory = [ctypes.c_uint64(), ctypes.c_uint64()]
        for address in memory:
            self.check(self.cuda.cuMemAlloc_v2(ctypes.byref(address), size))
        samples = []
        for _ in range(10):
            start = time.perf_counter()
            for _ in range(100):
                self.check(self.cuda.cuMemcpyDtoDAsync_v2(memory[1], memory[0], size, None))
            self.check(self.cuda.cuCtxSynchronize())
            samples.append((time.perf_counter() - start) / 100)
        for address in memory:
            self.check(self.cuda.cuMemFree_v2(address))
        return statistics.median(samples[1:])


def copies(run):
    try:
        device = Copies()
        return {name: device.seconds(count) for name, count in BYTES.items()}
    except (OSError, AttributeError) as error:
        run.add("workloads", "device copies", "missing", str(error))
        return {}


def report(run, name, command, environment=None, **changes):
    """The seconds of each workload that a program prints."""
    status, output = run.execute(command, environment, **changes)
    lines = [line for line in output.splitlines() if line.startswith("{")]
    if status is None:
        run.add("workloads", name, "stopped", "its time was over")
    elif not lines:
        run.add("workloads", name, "failed", (output.strip().splitlines() or [""])[-1][:300])
    else:
        found = json.loads(lines[-1])
        failed = found.get("failed", {})
        for workload, message in failed.items():
            run.add("workloads", workload, "failed", message)
        detail = "%s, %d workloads" % (found["system"], len(found["results"]))
        run.add("workloads", name, "failed" if status and not failed else "passed", detail)
        return found["results"]
    return {}


def environment_of(run, module):
    """An environment in which Python finds a module, without our libraries, or None."""
    for environment in (dict(os.environ), with_cuda(os.environ)):
        if run.execute([sys.executable, "-c", "import " + module], environment)[0] == 0:
            return environment
    return None


def workloads(run):
    ours = [run.program("catenary_workloads"), "--device", run.device]
    if run.stand_in:
        run.measured["ours"] = report(run, "ours", [*ours, "--only", "op/", "--repeat", "1"])
        return
    program = run.pack / "torch_workloads.py"
    environment = environment_of(run, "torch") if program.is_file() else None
    if not environment:
        reason = "it cannot be imported" if program.is_file() else "give tests/gpu/pack --torch FILE"
        run.add("workloads", "PyTorch", "missing", reason)

    def torch(name, precision):
        command = [sys.executable, str(program), "--device", "cuda", "--matmul-precision", precision]
        return report(run, name, command, environment) if environment else {}

    rounds = {"ours": [], "torch": []}
    longest = 0
    while not rounds["ours"] or (len(rounds["ours"]) < 3 and run.left() > longest * 1.2):
        began = time.monotonic()
        rounds["ours"].append(report(run, "ours", ours))
        rounds["torch"].append(torch("PyTorch", "highest"))
        if not longest:
            longest = time.monotonic() - began
            run.measured["ours_tf32"] = report(run, "ours, TF32", ours, CATENARY_CUDA_TF32="1")
            run.measured["torch_tf32"] = torch("PyTorch, TF32", "high")
            run.measured["copies"] = copies(run)
            run.measured["cupy"] = cupy(run)
    for side, reports in rounds.items():
        names = {name: None for found in reports for name in found}
        run.measured[side] = {
            name: statistics.median(found[name] for found in reports if name in found) for name in names
        }
    for name in run.measured["torch"]:
        if name not in run.measured["ours"]:
            run.add("workloads", name, "missing", "only PyTorch has it")
    for name in below_goals(run.measured):
        run.add("workloads", name, "failed", "below its goal")


def cupy(run):
    environment = environment_of(run, "cupy")
    if environment:
        program = pathlib.Path(__file__).with_name("cupy_workloads.py")
        return report(run, "CuPy", [sys.executable, str(program)], environment)
    run.add("workloads", "CuPy", "missing", "it cannot be imported")
    return {}


def goal_of(name):
    return next((goal for start, goal in GOALS.items() if name.startswith(start)), None)


def rows(measured):
    """Of the table: name, our seconds, PyTorch's, CuPy's, the ratio that the goal is about, and the goal."""
    nothing = {}
    for name, ours in measured.get("ours", nothing).items():
        torch, cupy = (measured.get(side, nothing).get(name) for side in ("torch", "cupy"))
        ratio, goal = torch / ours if torch else None, goal_of(name)
        if name in BYTES:
            copied = measured.get("copies", nothing).get(name)
            ratio, goal = copied / ours if copied else None, COPY_GOAL
        yield name, ours, torch, cupy, ratio, goal
    for name, ours in measured.get("ours_tf32", nothing).items():
        if name.startswith(TF32):
            torch = measured.get("torch_tf32", nothing).get(name)
            yield name + ", TF32", ours, torch, None, torch / ours if torch else None, goal_of(name)


def below_goals(measured):
    return [name for name, _, _, _, ratio, goal in rows(measured) if goal and ratio and ratio < goal]


def time_text(seconds):
    if not seconds:
        return "-"
    unit, factor = ("ns", 1e9) if seconds < 1e-6 else ("us", 1e6) if seconds < 1e-2 else ("ms", 1e3)
    return "%.1f %s" % (seconds * factor, unit)


def ratio_text(theirs, ours):
    return "%.2f" % (theirs / ours) if theirs else "-"


def table(measured):
    lines = [
        "| workload | Catenary | PyTorch | ratio | CuPy | ratio | share of a copy | goal | |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    logs = []
    for name, ours, torch, cupy, ratio, goal in rows(measured):
        share = "%.0f%%" % (100 * ratio) if name in BYTES and ratio else "-"
        aim = "-" if goal is None else "%.0f%%" % (100 * goal) if name in BYTES else "%g" % goal
        verdict = (
            "" if goal is None else "not measured" if ratio is None else "below" if ratio < goal else "ok"
        )
        columns = [
            name,
            time_text(ours),
            time_text(torch),
            ratio_text(torch, ours),
            time_text(cupy),
            ratio_text(cupy, ours),
            share,
            aim,
            verdict,
        ]
        lines.append("| %s |" % " | ".join(columns))
        if torch:
            logs.append(math.log(torch / ours))
    if logs:
        lines.append(
            "\nGeometric mean of the %d ratios to PyTorch: %.2f"
            % (len(logs), math.exp(sum(logs) / len(logs)))
        )
    return "\n".join(lines) + "\n"
