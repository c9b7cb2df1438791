#!/usr/bin/env python3
"""Times the routines of `catenary.array` beside the same calls of NumPy, slowest first.

Usage: routines.py [--size N] [--seconds S] [--only REGEX] [--dtypes LETTERS] [--save FILE]
Both libraries are called in turns in one process, with one thread; a time is the least of all rounds. The results of calls
that are not random are compared, and calls with other results are listed apart: some reductions of NumPy 2.4 are wrong.
CALLS lists the calls; the methods of ufuncs are made from the ufuncs that both have.
"""

import argparse
import json
import math
import os
import re
import sys
import time

os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")

import catenary
import catenary.array
import numpy

catenary.set_num_threads(1)

DTYPES = {"f": "float32", "d": "float64", "i": "int32", "l": "int64", "b": "bool"}
# Lines of "letters of dtypes: call". xp is the library and r a generator. a and b are arrays of the dtype, p has positive
# elements, o ascending ones, few small numbers, and n a NaN at every tenth place; m and q are square matrices, and t is one of
# 10 columns; v has 10 elements and w 8 weights; at are random positions and k truth values.
CALLS = """
fdil: xp.gradient(a)  xp.gradient(m)  xp.gradient(m, axis=0)  xp.gradient(a, 2.0)  xp.diff(a)  xp.diff(m, axis=0)
fdil: xp.diff(a, 2)  xp.ediff1d(a)  xp.ediff1d(a, to_end=v[:1], to_begin=v[:1])  xp.trapezoid(a)  xp.trapezoid(m, axis=0)
fd: xp.gradient(a, o + xp.arange(a.size))  xp.interp(a, o[::2000], p[::2000])  xp.interp(a, o[::20], p[::20])
fd: xp.interp(a, o[::2000], p[::2000], period=6.0)  xp.unwrap(a)  xp.i0(a)  xp.sinc(a)  xp.nan_to_num(n)  xp.cross(t[:, :3], t[:, 3:6])
fdil: xp.piecewise(a, [a < 0, a >= 0], [-1, 1])  xp.select([a < 0, a > 1], [a, b])  xp.where(k, a, b)  xp.clip(a, 0, 1)
fdil: xp.choose(at % 3, [a, b, p])  xp.extract(k, a)  xp.place(a.copy(), k, v)  xp.putmask(a.copy(), k, b)
fdil: xp.convolve(a, w)  xp.convolve(a, w, "same")  xp.convolve(a, w, "valid")  xp.correlate(a, w)  xp.convolve(a[:2000], b[:2000])
fdil: xp.polyval(v[:5], a)  xp.polyfit(o[:1000] + xp.arange(1000), a[:1000], 3)  xp.polymul(a[:300], b[:300])
fdil: xp.polyadd(a, b[:100])  xp.polysub(a, b[:100])  xp.polyder(a)  xp.polyint(a)  xp.vander(a, 10)  xp.vander(a[:1000], 4)
fd: xp.roots(v)  xp.poly(v)  xp.polydiv(a[:1000], v[:5])
fdil: xp.histogram(a)  xp.histogram(a, 100)  xp.histogram(a, o[::10000] + xp.arange(10))  xp.histogram(a, weights=p)
fdil: xp.histogram(a, density=True)  xp.histogram2d(a, b)  xp.digitize(a, v.sum() + xp.arange(20))  xp.histogram_bin_edges(a)
fdil: xp.searchsorted(o, a)  xp.searchsorted(o, o)  xp.searchsorted(a, b, sorter=xp.argsort(a))  xp.searchsorted(o[::10000], a)
il: xp.bincount(abs(at) % 100)  xp.bincount(at % 100, weights=p)
fdil: xp.unique(a)  xp.unique(few)  xp.unique(a, return_inverse=True)  xp.unique(a, return_counts=True)  xp.unique(a, return_index=True)
fdil: xp.union1d(a, b)  xp.intersect1d(a, b)  xp.setdiff1d(a, b)  xp.setxor1d(a, b)  xp.isin(a, v)  xp.isin(a, b[:1000])
fdil: xp.isin(few, v)  xp.sort(a)  xp.argsort(a)  xp.sort(m, axis=0)  xp.argsort(m)  xp.partition(a, a.size // 2)
fdil: xp.argpartition(a, a.size // 2)  xp.lexsort((a, b))  xp.sort(few)  xp.median(a)  xp.median(m, axis=0)  xp.median(m, axis=1)
fdil: xp.percentile(a, 30)  xp.quantile(a, [0.1, 0.5, 0.9])  xp.percentile(m, 30, axis=0)  xp.average(a, weights=p)
fdil: xp.average(m, axis=0)  xp.ptp(a)  xp.cov(m)  xp.cov(a, b)  xp.corrcoef(a, b)  xp.corrcoef(m)
fd: xp.nansum(n)  xp.nanmean(n)  xp.nanstd(n)  xp.nanvar(n)  xp.nanmax(n)  xp.nanmin(n)  xp.nanprod(n)  xp.nanmedian(n)
fd: xp.nanpercentile(n, 30)  xp.nanargmax(n)  xp.nanargmin(n)  xp.nancumsum(n)  xp.nancumprod(n)  xp.nanquantile(n, 0.5)
fdil: xp.sum(a)  xp.mean(a)  xp.std(a)  xp.var(a)  xp.max(a)  xp.argmax(a)  xp.prod(few)  xp.cumsum(a)  xp.sum(m, axis=0)
fdil: xp.sum(m, axis=1)  xp.mean(m, axis=0)  xp.var(m, axis=1)  xp.max(m, axis=0)  xp.argmin(m, axis=1)  xp.cumsum(m, axis=0)
fdilb: xp.all(a)  xp.any(a)  xp.count_nonzero(a)  xp.nonzero(a)  xp.flatnonzero(a)  xp.argwhere(a)  xp.trim_zeros(a)
fdilb: xp.insert(a, 5, 1)  xp.insert(a, at[:20] % 1000, 1)  xp.insert(m, 3, 1, axis=1)  xp.delete(a, 5)  xp.delete(a, at[:20] % 1000)
fdilb: xp.delete(m, 3, axis=1)  xp.delete(a, k)  xp.append(a, b)  xp.resize(a, 250_000)  xp.block([[m, m], [m, m]])
fdilb: xp.pad(a, 10)  xp.pad(a, 10, mode="edge")  xp.pad(m, 3, mode="reflect")  xp.pad(m, 3)  xp.roll(a, 7)  xp.roll(m, (3, 4), (0, 1))
fdilb: xp.concatenate((a, b))  xp.stack((a, b))  xp.vstack((m, q))  xp.hstack((m, q))  xp.dstack((m, q))  xp.column_stack((a, b))
fdilb: xp.tile(a, 3)  xp.tile(v, 10_000)  xp.repeat(a, 3)  xp.repeat(m, 2, axis=1)  xp.repeat(a, at % 3)  xp.flip(a).copy()
fdilb: xp.rot90(m).copy()  xp.tril(m)  xp.triu(m)  xp.diag(m)  xp.diag(a[:300])  xp.tri(300, dtype=a.dtype)  xp.eye(300, dtype=a.dtype)
fdilb: xp.take(a, at)  xp.take(a, at, mode="wrap")  xp.take(a, at, mode="clip")  xp.take(m, at[:300] % m.shape[1], axis=1)  a[at]  a[k]
fdilb: xp.put(a.copy(), at, b)  xp.take_along_axis(m, at[:m.shape[0], None] % m.shape[1], 1)  xp.put_along_axis(m.copy(), at[:m.shape[0], None] % m.shape[1], 1, 1)
fdilb: xp.array_equal(a, a)  xp.fill_diagonal(m, 1)  xp.ravel(m.T)  a[::-1].copy()  m.T.copy()  a[::2].copy()  a.astype("float64")
fdilb: a.astype("float32")  a.astype("int64")  a.astype("bool")  xp.apply_along_axis(xp.sum, 0, m)  xp.apply_over_axes(xp.sum, m, [0, 1])
fd: xp.isclose(a, b)  xp.allclose(a, a)  xp.round(a, 2)  xp.fix(a)  xp.angle(a)  xp.real_if_close(a)
b: xp.packbits(a)  xp.packbits(a, bitorder="little")  xp.packbits(m, axis=0)  xp.packbits(m, axis=1)
i: xp.unpackbits(p.astype("uint8"))  xp.unpackbits(p.astype("uint8"), bitorder="little")  xp.unravel_index(at, (400, 300))
i: xp.ravel_multi_index((at % 300, at % 200), (300, 200))  xp.indices((300, 300))  xp.meshgrid(a[:300], a[:300])
d: xp.hanning(100_000)  xp.hamming(100_000)  xp.blackman(100_000)  xp.bartlett(100_000)  xp.kaiser(100_000, 8.0)
d: xp.linspace(0, 1, 100_000)  xp.logspace(0, 1, 100_000)  xp.geomspace(1, 10, 100_000)  xp.arange(100_000)
fd: xp.linalg.lstsq(m[:, :20], a[:m.shape[0]], rcond=None)  xp.linalg.lstsq(m, m[:, 0], rcond=None)  xp.linalg.solve(m, q)  xp.linalg.inv(m)
fd: xp.linalg.det(m)  xp.linalg.slogdet(m)  xp.linalg.svd(m[:100, :100])  xp.linalg.qr(m)  xp.linalg.eigh(m + m.T)  xp.linalg.eigvalsh(m + m.T)
fd: xp.linalg.cholesky(m @ m.T + 99 * xp.eye(m.shape[0], dtype=m.dtype))  xp.linalg.pinv(m[:100, :100])  xp.linalg.matrix_rank(m[:100, :100])
fd: xp.linalg.matrix_power(m, 3)  xp.linalg.multi_dot([m, q, m])  xp.linalg.cond(m[:100, :100])  xp.linalg.norm(a)  xp.linalg.norm(m, axis=1)
fd: xp.linalg.norm(m, "fro")  xp.linalg.norm(a, 1)  xp.linalg.norm(m, 2)
fdil: xp.dot(a, b)  xp.vdot(a, b)  xp.inner(m, q)  xp.outer(a[:300], b[:300])  m @ q  m @ m[0]  xp.tensordot(m, q, 1)  xp.kron(m[:30, :30], m[:10, :10])
fdil: xp.einsum("ij,jk->ik", m, q)  xp.einsum("ij->ji", m)  xp.einsum("ij,ij->i", m, q)  xp.einsum("ii", m)  xp.trace(m)
"""
ELEMENTWISE = """
fdil: abs square sign negative positive
fd: sqrt cbrt exp exp2 expm1 log log2 log10 log1p sin cos tan arcsin arccos arctan sinh cosh tanh arcsinh arctanh floor ceil trunc
fd: rint reciprocal degrees radians isfinite isnan isinf signbit frexp modf spacing
il: invert
b: logical_not
"""
METHODS = (
    "({a}, {b})",
    ".reduce({a})",
    ".reduce({m}, axis=0)",
    ".reduce({m}, axis=1)",
    ".accumulate({a})",
    ".reduceat({a}, xp.arange(0, {a}.size, 10))",
    ".outer({a}[:300], {b}[:300])",
    ".at({a}.copy(), at, {b})",
)
# Arguments of distributions; "A" is an array of positive numbers.
RANDOM = """
random: ; standard_normal: ; standard_exponential: ; uniform: -1, 2; normal: 1, 2; exponential: 2; integers: 0, 1000; laplace: 1, 2
gamma: 2.5; gamma: 0.5; standard_gamma: 1; beta: 2, 3; beta: 0.5, 0.5; chisquare: 3; f: 3, 4; standard_t: 5; negative_binomial: 5, 0.3
hypergeometric: 1000, 500, 300; hypergeometric: 20, 10, 5; zipf: 2.5; vonmises: 0.5, 2; logseries: 0.6; noncentral_chisquare: 3, 2
noncentral_f: 3, 4, 2; poisson: 3; poisson: 100; binomial: 10, 0.3; binomial: 1000, 0.3; geometric: 0.3; gumbel: 0, 1; logistic: 0, 1
lognormal: 0, 1; pareto: 3; power: 3; rayleigh: 2; triangular: -1, 0, 1; wald: 1, 2; weibull: 2; standard_cauchy:
normal: A, 2; gamma: A; beta: A, 2; poisson: A; binomial: 10, A / (1 + A); exponential: A; uniform: 0, A; standard_t: A; chisquare: A
"""
MORE_RANDOM = """
r.permutation(a)  r.permutation(100_000)  r.shuffle(a.copy())  r.choice(a, 1000)  r.choice(100_000, 1000)  r.choice(a, 1000, replace=False)
r.choice(10, 100_000, p=xp.full(10, 0.1))  r.dirichlet([1.0, 2.0, 3.0], 10_000)  r.multinomial(1000, [0.2, 0.3, 0.5], 10_000)
r.multivariate_normal([0.0, 1.0], [[1.0, 0.5], [0.5, 2.0]], 10_000)  r.multivariate_hypergeometric([10, 20, 30], 15, 1000)
"""


def calls(letter):
    """The calls of a dtype as (text, whether the results are to be compared)."""
    for line in CALLS.strip().splitlines():
        letters, texts = line.split(": ", 1)
        if letter in letters:
            yield from ((text, not re.search("partition|argsort", text)) for text in re.split(r"  +", texts))
    for line in ELEMENTWISE.strip().splitlines():
        letters, names = line.split(": ")
        if letter in letters:
            yield from (
                (f"xp.{name}({'p' if 'sqrt' in name or name.startswith('log') else 'a'})", True)
                for name in names.split()
            )
    for name in sorted(dir(numpy)):
        ufunc = getattr(numpy, name)
        if not isinstance(ufunc, numpy.ufunc) or ufunc.__name__ != name or not hasattr(catenary.array, name):
            continue
        if (ufunc.nin, ufunc.nout, ufunc.signature) == (2, 1, None):
            # Exponents and widths of shifts that suit all dtypes.
            names = ("few", "small", "q") if "power" in name or "shift" in name else ("a", "b", "m")
            yield from ((f"xp.{name}{method.format(**dict(zip('abm', names)))}", True) for method in METHODS)
    if letter == "d":
        for entry in RANDOM.replace("\n", ";").split(";"):
            name, colon, arguments = entry.strip().partition(":")
            if colon:
                arguments = arguments.strip()
                last = "size=a.size" if "A" not in arguments else ""
                yield f"r.{name}({', '.join(filter(None, (arguments.replace('A', 'p'), last)))})", False
        yield from ((text, False) for text in re.split(r"  +|\n", MORE_RANDOM.strip()))


def aligned(array):
    """A copy that begins a line of the cache: how arrays happen to lie decides up to half of the time of short calls."""
    memory = numpy.empty(array.nbytes + 64, numpy.uint8)
    copy = memory[-memory.ctypes.data % 64 :][: array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def data(letter, size):
    """The arrays that calls use."""
    random = numpy.random.RandomState(1)
    dtype = DTYPES[letter]
    side = int(math.sqrt(size))

    def numbers(*shape):
        if letter == "b":
            return random.rand(*shape) < 0.5
        return (random.randn(*shape) if letter in "fd" else random.randint(-1000, 1000, shape)).astype(dtype)

    a, b = numbers(size), numbers(size)
    if letter in "il":
        b[b == 0] = 1
    missing = a.copy()
    if letter in "fd":
        missing[::10] = numpy.nan
    arrays = {
        "a": a, "b": b, "p": numpy.abs(a) + numpy.ones(1, dtype), "o": numpy.sort(a), "n": missing,
        "few": random.randint(0, 10, size).astype(dtype), "small": random.randint(0, 4, size).astype(dtype),
        "m": numbers(side, side), "q": numpy.abs(numbers(side, side)) % numpy.asarray(4, dtype) if letter != "b" else numbers(side, side),
        "t": numbers(size // 10, 10), "v": numbers(10), "w": numbers(8), "at": random.randint(0, size, size), "k": random.rand(size) < 0.5,
    }  # fmt: skip
    return {name: aligned(array) for name, array in arrays.items()}


def scope(xp, arrays):
    """What calls of a library see; both libraries use the same memory."""
    found = {name: xp.asarray(array) for name, array in arrays.items()}
    return dict(found, xp=xp, r=xp.random.default_rng(1))


def leaves(result):
    if isinstance(result, (tuple, list)):
        return [leaf for part in result for leaf in leaves(part)]
    return [numpy.asarray(result.get() if hasattr(result, "get") else result)]


def differs(ours, theirs, signs):
    """What distinguishes two results; an empty string if nothing does. `signs` is whether their signs count."""
    ours, theirs = leaves(ours), leaves(theirs)
    if len(ours) != len(theirs):
        return f"{len(ours)} arrays, not {len(theirs)}"
    for left, right in zip(ours, theirs):
        if left.shape != right.shape or left.dtype.kind != right.dtype.kind:
            return f"{left.dtype}{left.shape}, not {right.dtype}{right.shape}"
        if left.dtype.kind == "f":
            scale = numpy.abs(right[numpy.isfinite(right)]).max(initial=1)
            tolerance = 1e-3 if min(left.itemsize, right.itemsize) < 8 else 1e-7
            if not signs:
                left, right = numpy.abs(left), numpy.abs(right)
            if not numpy.allclose(left, right, tolerance, tolerance * scale / 10, equal_nan=True):
                return "other numbers"
        elif left.dtype.kind in "iub" and not numpy.array_equal(left, right):
            return "other numbers"
    return ""


def timed(run, count):
    begin = time.perf_counter()
    for _ in range(count):
        run()
    return (time.perf_counter() - begin) / count


def measure(text, compare, scopes, seconds):
    """(our time, NumPy's time, remark); no times if we cannot do it, and nothing if NumPy cannot."""
    runs = [eval(f"lambda: {text}", scope) for scope in scopes]
    try:
        theirs = runs[1]()
    except (TypeError, ValueError):
        return None
    try:
        ours = runs[0]()
    except Exception as error:
        return None, None, f"{type(error).__name__}: {error}"
    # Vectors of decompositions have any sign.
    remark = differs(ours, theirs, "linalg" not in text) if compare else ""
    del ours, theirs
    counts = [max(1, int(seconds / 20 / max(timed(run, 1), 1e-7))) for run in runs]
    times = [math.inf, math.inf]
    end = time.perf_counter() + seconds
    rounds = 0
    while time.perf_counter() < end or rounds < 3:
        for k, run in enumerate(runs):
            times[k] = min(times[k], timed(run, counts[k]))
        rounds += 1
    return *times, remark


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=0.05, help="for each call of both libraries")
    parser.add_argument("--only", default="", help="a regular expression of calls")
    parser.add_argument("--dtypes", default="".join(DTYPES))
    parser.add_argument("--save", help="write the times as JSON")
    arguments = parser.parse_args()
    numpy.seterr(all="ignore")
    rows, absent = [], []
    for letter in arguments.dtypes:
        arrays = data(letter, arguments.size)
        scopes = [scope(xp, arrays) for xp in (catenary.array, numpy)]
        for text, compare in dict.fromkeys(calls(letter)):
            if re.search(arguments.only, text):
                found = measure(text, compare, scopes, arguments.seconds)
                if not found:
                    continue
                ours, theirs, remark = found
                if remark:
                    absent.append((DTYPES[letter], text, remark))
                else:
                    rows.append((theirs / ours, ours, theirs, DTYPES[letter], text))
    rows.sort()
    for ratio, ours, theirs, dtype, text in rows:
        print(f"{ratio:6.2f} {ours * 1e6:10.1f} {theirs * 1e6:10.1f} us  {dtype:8}{text}")
    for dtype, text, remark in absent:
        print(f"not counted: {dtype} {text}: {remark}")
    if rows:
        slower = sum(row[0] < 0.95 for row in rows)
        mean = math.exp(sum(math.log(row[0]) for row in rows) / len(rows))
        print(f"NumPy {numpy.__version__}: {len(rows)} calls, {slower} below 0.95, geometric mean {mean:.2f}")
    if arguments.save:
        with open(arguments.save, "w") as file:
            json.dump(rows, file)


if __name__ == "__main__":
    sys.exit(main())
