"""Cases of golden/arrays through catenary.array, as a user of NumPy would write them."""

import json
import operator

import catenary.array as xp
import numpy
from runner import Failure, expect, host

OPERATORS = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "true_divide": operator.truediv,
    "divide": operator.truediv,
    "floor_divide": operator.floordiv,
    "remainder": operator.mod,
    "mod": operator.mod,
    "power": operator.pow,
    "left_shift": operator.lshift,
    "right_shift": operator.rshift,
    "bitwise_and": operator.and_,
    "bitwise_or": operator.or_,
    "bitwise_xor": operator.xor,
    "greater": operator.gt,
    "greater_equal": operator.ge,
    "less": operator.lt,
    "less_equal": operator.le,
    "equal": operator.eq,
    "not_equal": operator.ne,
    "divmod": divmod,
    "negative": operator.neg,
    "positive": operator.pos,
    "absolute": abs,
    "invert": operator.invert,
}
IN_PLACE = {
    "iadd": "add",
    "isub": "subtract",
    "imul": "multiply",
    "itruediv": "true_divide",
    "ifloordiv": "floor_divide",
    "imod": "remainder",
    "ipow": "power",
    "ilshift": "left_shift",
    "irshift": "right_shift",
    "iand": "bitwise_and",
    "ior": "bitwise_or",
    "ixor": "bitwise_xor",
}
METHODS = {
    name: name
    for name in (
        "argmax argmin clip diagonal dot mean prod ravel repeat reshape squeeze std sum swapaxes take trace transpose var "
        "copy"
    ).split()
}
METHODS.update(amax="max", amin="min")
JOINING = {"concatenate", "hstack", "vstack", "dstack", "column_stack"}
FLOATS = {"nan": float("nan"), "inf": float("inf"), "-inf": float("-inf")}
KINDS = {
    "shape": ValueError,
    "axis": (ValueError, IndexError),
    "reshape": ValueError,
    "cast": TypeError,
    "type": (TypeError, ValueError, NotImplementedError),
    "index": IndexError,
    "value": ValueError,
}


def python(value):
    """The value of a parameter: lists represent tuples, some strings floats."""
    if isinstance(value, list):
        return tuple(map(python, value))
    return FLOATS.get(value, value) if isinstance(value, str) else value


def nested(value):
    """Keeps lists that are values."""
    return list(map(nested, value)) if isinstance(value, list) else python(value)


def index_of(items):
    words = {"newaxis": None, "ellipsis": Ellipsis}
    return tuple(
        words[i]
        if isinstance(i, str)
        else slice(None)
        if i is None
        else slice(*i)
        if isinstance(i, (list, tuple))
        else i
        for i in items
    )


def view_of(array, step):
    ((kind, value),) = step.items()
    if kind == "slice":
        return array[index_of(value)]
    if kind == "transpose":
        return array.transpose(value)
    if kind == "index":
        return array[(slice(None),) * value[0] + (value[1],)]
    return xp.expand_dims(array, value) if kind == "newaxis" else xp.broadcast_to(array, value)


class Call:
    """New inputs of a case, with its parameters."""

    def __init__(self, case, data, directory):
        self.case, self.op, self.directory = case, case["op"], directory
        self.attrs = {name: python(value) for name, value in case["attrs"].items()}
        self.inputs, self.bases, stored = {}, {}, {}
        for given in case["inputs"]:
            name = given["name"]
            if "key" in given:
                if given["key"] not in stored:
                    stored[given["key"]] = xp.array(data[given["key"]])
                array = self.bases[name] = stored[given["key"]]
                for step in given.get("view", ()):
                    array = view_of(array, step)
                if "view" in given and array.shape != tuple(given["view_shape"]):
                    raise Failure("the view of %s has shape %s" % (name, array.shape))
                self.inputs[name] = array
            else:
                value = python(given["scalar"])
                self.inputs[name] = float(value) if given.get("kind") == "float" else value

    def arguments(self):
        """The arrays by position and the parameters by name."""
        named = dict(self.attrs)
        rest = {}
        for name, value in self.inputs.items():
            if name in ("out", "where", "weights") and not (name == "where" and self.op == "where"):
                named[name] = value
            elif name in ("out0", "out1"):
                named["out"] = named.get("out", ()) + (value,)
            else:
                rest[name] = value
        return list(rest.values()), named


def function(call):
    """The function of the module by its name."""
    arrays, named = call.arguments()
    if call.op in JOINING:
        arrays = [arrays]
    return like_numpy_1(call.op, getattr(xp, call.op)(*arrays, **named), *arrays)


def like_numpy_1(name, made, operand=None, *others):
    """A result as NumPy 1 gives it, of which the vectors are; as in NumPy 2, floor, ceil and trunc of the package
    leave integers as they are, and so does clip the dtype of a 0-d array next to numbers."""
    if name == "clip" and not operand.ndim and any(isinstance(bound, float) for bound in others):
        if made.dtype != operand.dtype:
            raise Failure("clip of %s gives %s" % (operand.dtype, made.dtype))
        return made.astype("float64")
    if name not in ("floor", "ceil", "trunc") or not isinstance(operand, xp.ndarray):
        return made
    if operand.dtype.kind not in "biu" or made.dtype.kind == "f":  # the latter by `out` or `dtype`
        return made
    if made.dtype != operand.dtype:
        raise Failure("%s of %s gives %s" % (name, operand.dtype, made.dtype))
    return made.astype({1: "float16", 2: "float32"}.get(made.dtype.itemsize, "float64"))


def symbol(call):
    """The operator."""
    return OPERATORS[call.op](*call.arguments()[0])


def in_place(call):
    """The operator that changes its first operand."""
    a, b = call.arguments()[0]
    made = getattr(operator, call.op)(a, b)
    if made is not a:
        raise Failure("another object came back")
    return ()


def into(call):
    """The function with its first operand as `out`."""
    a, b = call.arguments()[0]
    if getattr(xp, IN_PLACE[call.op])(a, b, out=a) is not a:
        raise Failure("another object came back")
    return ()


def method(call):
    """The method of the first array."""
    (first, *arrays), named = call.arguments()
    if call.op == "reshape":
        arrays.append(named.pop("newshape"))
    if call.op == "transpose" and "axes" in named:
        arrays.append(named.pop("axes"))
    return like_numpy_1(call.op, getattr(first, METHODS[call.op])(*arrays, **named), first, *arrays)


def arange(call):
    attrs = dict(call.attrs)
    places = [attrs.pop(name) for name in ("start", "stop", "step") if name in attrs]
    return xp.arange(*places, **attrs)


def array(call):
    attrs = dict(call.attrs)
    if "obj" in attrs:
        attrs["obj"] = nested(call.case["attrs"]["obj"])
    source = attrs.pop("obj") if "obj" in attrs else call.inputs["a"]
    return xp.array(source, **attrs)


def contiguous(call):
    made = getattr(xp, call.op)(call.inputs["a"], **call.attrs)
    return {"y0": made, "flags": numpy.array([made.flags.c_contiguous, made.flags.f_contiguous])}


def properties(call):
    a = call.inputs["a"]
    return {
        "shape": numpy.array(a.shape, dtype=int),
        "strides": numpy.array(a.strides, dtype=int),
        "sizes": numpy.array([a.ndim, a.size, a.itemsize, a.nbytes]),
        "flags": numpy.array([a.flags.c_contiguous, a.flags["F_CONTIGUOUS"]]),
        "values": a,
    }


def broadcast(call):
    made = xp.broadcast(*call.inputs.values())
    return {"shape": numpy.array(made.shape, dtype=int), "sizes": numpy.array([made.nd, made.size])}


def formatted(call):
    made = getattr(xp, call.op)(call.inputs["a"], **call.attrs)
    return {"text": numpy.frombuffer(made.encode(), numpy.uint8)}


def load(call):
    path = str(call.directory / call.attrs["file"])
    if "entry" in call.attrs:
        with xp.load(path) as file:
            return file[call.attrs["entry"]]
    if "keys" not in call.attrs:
        return xp.load(path)
    with xp.load(path) as file:
        if tuple(file.files) != call.attrs["keys"] or not all(name in file for name in call.attrs["keys"]):
            raise Failure("the names are %s" % file.files)
        return {"count": numpy.array(len(file))}


def changed(change):
    def run(call):
        change(call)
        return ()

    return run


SPECIAL = {
    "arange": [arange],
    "array": [array],
    "ascontiguousarray": [contiguous],
    "asfortranarray": [contiguous],
    "properties": [properties],
    "broadcast": [broadcast],
    "array_repr": [formatted],
    "array_str": [formatted],
    "load": [load],
    "astype": [lambda call: call.inputs["a"].astype(call.attrs["dtype"])],
    "view": [lambda call: call.inputs["a"].view(**call.attrs)],
    "flatten": [lambda call: call.inputs["a"].flatten()],
    "getitem": [lambda call: call.inputs["a"][index_of(call.attrs["index"])]],
    "setitem": [
        changed(
            lambda call: operator.setitem(
                call.inputs["a"], index_of(call.attrs["index"]), call.inputs["value"]
            )
        )
    ],
    "fill": [changed(lambda call: call.inputs["a"].fill(call.inputs["value"]))],
    "copyto": [changed(function)],
}


def ways_of(case):
    """The ways to compute a case, all of which must give the expected result."""
    op = case["op"]
    if op in SPECIAL:
        return SPECIAL[op]
    if op in IN_PLACE:
        return [in_place, into]
    ways = [function]
    names = [given["name"] for given in case["inputs"]]
    if op in OPERATORS and not case["attrs"] and not any(name.startswith("out") for name in names):
        # +a copies booleans as in CuPy (NumPy warns); positive(a) rejects them.
        copies = op == "positive" and any(given.get("dtype") == "bool" for given in case["inputs"])
        if any("key" in given for given in case["inputs"]) and not copies:
            ways.append(symbol)
    if op in METHODS and names:
        ways.append(method)
    return ways


def raises(body, case):
    """Checks that NumPy's exception is raised, or one of the kind of the case if NumPy raises none."""
    try:
        body()
    except Failure:
        raise
    except Exception as error:
        name = {"UFuncTypeError": "TypeError", None: None}.get(
            case.get("numpy_error"), case.get("numpy_error")
        )
        mine = [kind.__name__ for kind in type(error).__mro__]
        if not (isinstance(error, KINDS[case["error"]]) if name is None else name in mine) or not str(error):
            raise Failure(
                "got %s (%s) instead of %s" % (type(error).__name__, error, name or case["error"])
            ) from error
        return
    raise Failure("no error instead of %s" % (case.get("numpy_error") or case["error"]))


def sign_of_zeros(what, got, expected):
    zero = expected == 0
    if (numpy.signbit(got[zero]) != numpy.signbit(expected[zero])).any():
        raise Failure("%s: a zero has another sign" % what)


def settled(made, device):
    """Waits for the device of a result, because failures may be reported late, and returns the result."""
    if device != "cpu":
        xp.cuda.Device(device).synchronize()
    return made


def run_case(case, data, directory, device):
    for way in ways_of(case):
        try:
            call = Call(case, data, directory)
            if case["error"]:
                raises(lambda: settled(way(call), device), case)
                continue
            made = way(call)
            outs = [
                call.inputs[name] for name in ("out", "out0", "out1") if call.inputs.get(name) is not None
            ]
            compare(case, data, call, made, outs)
        except Failure as failure:
            raise Failure("%s: %s" % (getattr(way, "__name__", "way"), failure)) from failure


def compare(case, data, call, made, outs):
    if outs:
        made = made if isinstance(made, tuple) else (made,)
        if not all(any(one is out for one in made) for out in outs):
            raise Failure("the result is not the array that was given for it")
        made = [one for one in made if not any(one is out for out in outs)]
    if not isinstance(made, dict):
        made = {"y%d" % n: one for n, one in enumerate(made if isinstance(made, (tuple, list)) else (made,))}
    for output in case["outputs"]:
        name = output["name"]
        got = call.bases[output["after"]] if "after" in output else made.pop(name, None)
        if got is None:
            raise Failure("no output %s" % name)
        got = numpy.asarray(got) if isinstance(got, (int, float)) else host(got)
        if output["key"] is None:
            if got.dtype != output["dtype"] or got.shape != tuple(output["shape"]):
                raise Failure("%s: got %s %s" % (name, got.dtype, got.shape))
            continue
        expect(name, got, data[output["key"]], case["rtol"], case["atol"])
        if case.get("zero_sign"):
            sign_of_zeros(name, got, data[output["key"]])
    if made and case["op"] not in IN_PLACE and not any("after" in output for output in case["outputs"]):
        raise Failure("further results: %s" % ", ".join(made))


def run_malformed(runner, directory):
    def body(spec):
        path = str(directory / spec["file"])
        try:
            made = xp.load(path)
            if isinstance(made, xp.NpzFile):
                made.values()
        except (ValueError, NotImplementedError) as error:
            if str(error):
                return
            raise Failure("no message") from error
        raise Failure("no error: %s" % spec["reason"])

    for spec in json.loads((directory / "cases.json").read_text()):
        runner.test("arrays/malformed/" + spec["id"], body, spec)


# tables of dtypes


def dtypes_of(compute, entry, what):
    try:
        made = compute()
    except TypeError:
        if entry is None:
            return
        raise
    got = [str(one.dtype) for one in (made if isinstance(made, tuple) else (made,))]
    if entry is None or got != ([entry] if isinstance(entry, str) else entry):
        raise Failure("%s: got %s instead of %s" % (what, got, entry))


def run_promotion(runner, tables):
    names = tables["dtypes"]
    ones = {name: xp.ones(2, dtype=name) for name in names}

    def result_types():
        for i, a in enumerate(names):
            for j, b in enumerate(names):
                for got in (xp.promote_types(a, b), xp.result_type(ones[a], ones[b])):
                    if got != tables["result_type"][i][j]:
                        raise Failure("%s, %s: got %s" % (a, b, got))

    def casts(rule):
        for i, a in enumerate(names):
            for j, b in enumerate(names):
                if xp.can_cast(a, b, rule) != tables["can_cast"][rule][i][j]:
                    raise Failure("%s to %s" % (a, b))

    def unary(name, table):
        for dtype, entry in table.items():
            one = ones[dtype]
            dtypes_of(lambda: like_numpy_1(name, getattr(xp, name)(one), one), entry, dtype)

    def binary(name, table):
        for a, row in zip(names, table):
            for b, entry in zip(names, row):
                dtypes_of(lambda: getattr(xp, name)(ones[a], ones[b]), entry, "%s, %s" % (a, b))

    def loops(name, expected):
        got = [types for types in getattr(xp, name).types if "E" not in types]
        if name == "ldexp":  # exponents of all dtypes are cast to int64
            expected = [loop for loop in expected if loop["in"][1] == "int64"]
        expected = [
            "->".join("".join(numpy.dtype(d).char for d in loop[side]) for side in ("in", "out"))
            for loop in expected
        ]
        if got != expected:
            raise Failure("got %s instead of %s" % (got, expected))

    def reduction(name, table):
        for dtype, entry in table.items():
            a = xp.ones((2, 2), dtype=dtype) if name == "trace" else ones[dtype]
            if name == "count_nonzero":
                dtypes_of(lambda: xp.count_nonzero(a, axis=0), entry, dtype)
            else:
                dtypes_of(lambda: getattr(xp, name)(a), entry, dtype)

    runner.test("arrays/promotion/result_type", result_types)
    for rule in tables["can_cast"]:
        runner.test("arrays/promotion/can_cast_" + rule, casts, rule)
    for body, kind in ((unary, "unary"), (binary, "binary"), (loops, "loops"), (reduction, "reductions")):
        for name, table in tables[kind].items():
            runner.test("arrays/promotion/%s/%s" % (kind, name), body, name, table)


# distributions of random numbers


def draw(source, spec):
    args = {name: python(value) for name, value in spec["args"].items()}
    if spec["func"] in ("rand", "randn"):
        size = args.pop("size")
        return getattr(source, spec["func"])(*(size if isinstance(size, tuple) else (size,)), **args)
    return getattr(source, spec["func"])(**args)


def law(spec, laws, state):
    other = None
    for seed in laws["seeds"]:
        state.seed(seed)
        first = draw(state, spec)
        state.seed(seed)
        again = draw(state, spec)
        first, again = (numpy.asarray(one) if isinstance(one, int) else host(one) for one in (first, again))
        expect("the same seed", again, first)
        if first.shape != tuple(spec["shape"]) or spec["dtype"] is not None and first.dtype != spec["dtype"]:
            raise Failure("got %s %s" % (first.dtype, first.shape))
        if first.size and other is not None and (first == other).all():
            raise Failure("different seeds gave the same numbers")
        follows(spec, laws["probabilities"], first.ravel().astype(float))
        other = first


def follows(spec, probabilities, values):
    """Whether numbers are in range, and their mean and quantiles within six standard deviations of the
    expected values."""
    count = values.size
    if not count or "mean" not in spec:
        return
    if spec["support"] is not None:
        low, high = map(python, spec["support"])
        if (
            (values < low).any()
            or (values > high).any()
            or spec["support_is"] == "[lo, hi)"
            and (values == high).any()
        ):
            raise Failure("a number is out of range")
    if abs(values.mean() - spec["mean"]) > 6 * spec["std"] / count**0.5:
        raise Failure("mean %r instead of %r" % (values.mean(), spec["mean"]))
    for p, bound in zip(probabilities, spec["quantiles"] or ()):
        share = (values < bound).mean()
        if abs(share - p) > 6 * (p * (1 - p) / count) ** 0.5:
            raise Failure("a share of %r is below the quantile of %r" % (share, p))


def refused(spec, state):
    try:
        draw(state, spec)
    except ValueError:
        return
    raise Failure("no error")


def run_random(runner, laws):
    for suffix, make in (
        ("", lambda: xp.random),
        (".philox", lambda: xp.random.RandomState(0, 161)),
        (".mt19937", lambda: xp.random.RandomState(0, 142)),
    ):
        for number, spec in enumerate(laws["cases"] + laws["errors"]):
            name = "arrays/random/%s.%d%s" % (spec["func"], number, suffix)
            runner.test(name, lambda: refused(spec, make()) if "error" in spec else law(spec, laws, make()))


def run(runner, directory, cases):
    if runner.device != "cpu":
        xp.cuda.Device(runner.device).use()
    files = {}
    for case in cases:
        group = case["group"]
        if group not in files:
            files[group] = (
                dict(numpy.load(directory / (group + ".npz"))) if case["inputs"] or case["outputs"] else {}
            )
        runner.test("arrays/" + case["id"], run_case, case, files[group], directory, runner.device)
    run_malformed(runner, directory / "malformed")
    run_promotion(runner, json.loads((directory / "promotion.json").read_text()))
    run_random(runner, json.loads((directory / "random.json").read_text()))
