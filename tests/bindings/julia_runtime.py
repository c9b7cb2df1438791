"""What a Julia needs in its environment to run beside the library.

Debian's Julia 1.5 on a later Debian release needs two things. Its `throw` crashes with libunwind 1.6, so that it needs
the libunwind8 that it was built with. And libunwind, which it loads before libgcc_s, exports the unwinder's
names too: a C++ exception then runs through two unwinders and aborts, unless libgcc_s is loaded first. The answer is
found by trying, so that a Julia that works as it is gets nothing.
"""

import os
import pathlib
import re
import shutil
import subprocess

UNWIND_PACKAGE = "libunwind8"
UNWIND_VERSION = "1.3.2-2"
TRIAL = """
deep(n) = n == 0 ? throw(ArgumentError("deep")) : deep(n - 1) + 1
for i in 1:100
    try
        deep(i)
    catch
        stacktrace(catch_backtrace())
    end
end
out = Ref{Ptr{Cvoid}}(C_NULL)
shape = Int64[-1]
using Libdl
zeros_ = dlsym(dlopen(ENV["CATENARY_LIBRARY"]), :ctn_array_zeros)
code = ccall(zeros_, Int32, (Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{Cvoid}}), shape, 1, 11, out)
println(code == 0 ? "no error" : "works")
"""


def works(julia, env):
    command = [julia, "--startup-file=no", "--history-file=no", "-O0", "-e", TRIAL]
    result = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    return result.returncode == 0 and result.stdout.strip().endswith("works")


def with_first(env, name, value, separator):
    return dict(env, **{name: separator.join(filter(None, [value, env.get(name)]))})


def preloaded(env):
    return with_first(env, "LD_PRELOAD", "libgcc_s.so.1", " ")


def unwinder(work):
    """The folder of the libunwind that Julia was built with, from Debian's archive; None if it cannot be had."""
    folder = pathlib.Path(work) / ("%s-%s" % (UNWIND_PACKAGE, UNWIND_VERSION))
    if not folder.exists():
        if not shutil.which("apt-get") or not shutil.which("dpkg"):
            return None
        partial = folder.with_name("%s.%d" % (folder.name, os.getpid()))
        partial.mkdir(parents=True)
        try:
            package = "%s=%s" % (UNWIND_PACKAGE, UNWIND_VERSION)
            subprocess.run(
                ["apt-get", "download", "-qq", package],
                cwd=partial,
                check=True,
                capture_output=True,
                timeout=120,
            )
            archive = next(partial.glob("*.deb"))
            subprocess.run(["dpkg", "-x", archive.name, "."], cwd=partial, check=True, capture_output=True)
            partial.rename(folder)
        except (OSError, subprocess.SubprocessError, StopIteration):
            shutil.rmtree(partial, ignore_errors=True)
            if not folder.exists():  # otherwise another process was faster
                return None
    return next((str(path.parent) for path in folder.rglob("libunwind.so.8")), None)


def environment(julia, env, work):
    """The environment in which `julia` works with CATENARY_LIBRARY of `env`, and None; or None and the reason."""
    answer = pathlib.Path(work) / "julia-environment"  # what worked last time is tried first
    ways = {
        "unchanged": lambda: env,
        "libgcc_s": lambda: preloaded(env),
        "libunwind": lambda: with_unwinder(env, work),
    }
    last = answer.read_text() if answer.exists() else None
    for way in sorted(ways, key=lambda way: way != last):
        tried = ways[way]()
        if tried and works(julia, tried):
            answer.write_text(way)
            return tried, None
    return (
        None,
        "this Julia crashes when it throws, or when the library reports an error; %s %s was%s found"
        % (
            UNWIND_PACKAGE,
            UNWIND_VERSION,
            "" if unwinder(work) else " not",
        ),
    )


def with_unwinder(env, work):
    folder = unwinder(work)
    return folder and with_first(preloaded(env), "LD_LIBRARY_PATH", folder, ":")


def find(env):
    """The program, and its version as a pair; None if there is no Julia 1.5 or later."""
    julia = shutil.which("julia", path=env.get("PATH"))
    if not julia:
        return None, "no julia"
    text = subprocess.run([julia, "--version"], env=env, capture_output=True, text=True).stdout
    found = re.search(r"(\d+)\.(\d+)", text)
    if not found or tuple(map(int, found.groups())) < (1, 5):
        return None, "Julia 1.5 or later is needed, found: " + text.strip()
    return julia, None
