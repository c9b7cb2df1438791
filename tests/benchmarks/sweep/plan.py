"""The cases of the sweep: every function of the specification with the inputs that the recipes describe."""

import collections
import glob
import itertools
import math
import os
import re

import yaml
from inputs import LAYOUTS, place
from peers import candidates, listed
from spec import is_list

SIZES = [10, 1000, 100000, 10000000]
DTYPES = "float32 float64 float16 bfloat16 int8 int32 int64 bool".split()
FLOATS = "float32 float64 float16 bfloat16".split()
THREADED = 10000  # smaller cases are timed with the last number of threads only
ITEMSIZES = dict(zip(DTYPES, [4, 8, 2, 2, 1, 4, 8, 1]))
PATTERNS = ["sequential", "random", "duplicates", "same"]
KEYS = set(
    "match sets arguments let sizes largest dtypes layouts setup body reset results gradients numpy torch random backward flops "
    "parameters reason".split()
)


def divisor(n):
    """The largest divisor of n that is at most its square root."""
    return next(k for k in range(math.isqrt(n), 0, -1) if n % k == 0)


def variable_name(path):
    """/0/W as _0_W, /linear/W as linear_W."""
    return re.sub(r"^(?=\d)", "_", path.strip("/").replace("/", "_"))


class Recipes:
    """The files of the folder `recipes`, joined."""

    def __init__(self, spec):
        self.spec, self.arguments, self.functions, self.programs, self.left_out = spec, {}, [], {}, []
        self.names = {"numpy": {}, "torch": {}}
        for path in sorted(glob.glob(os.path.join(os.path.dirname(__file__), "recipes", "*.yml"))):
            with open(path) as file:
                text = yaml.safe_load(file)
            self.arguments.update(text.pop("arguments", {}))
            self.functions += text.pop("functions", [])
            self.programs.update(text.pop("programs", {}))
            self.left_out += text.pop("left_out", [])
            for library, names in text.pop("names", {}).items():
                self.names[library].update(names)
            assert not text, "%s: unknown keys %s" % (path, list(text))
        for entry in [*self.functions, *self.programs.values()]:
            assert set(entry) <= KEYS, "unknown keys %s" % sorted(set(entry) - KEYS)
            for row in [entry, *filter(None, entry.get("sets", {}).values())]:
                other = set(row.get("dtypes", [])) - set(DTYPES)
                assert not other, "%s: the sweep has no inputs of %s" % (entry.get("match"), sorted(other))

    def entry(self, function):
        """What all rows that match the function say together; later ones add to earlier ones."""
        result = {}
        for row in self.functions:
            if re.fullmatch(row["match"], function):
                joined = {
                    key: {**result.get(key, {}), **row[key]} for key in ("arguments", "let") if key in row
                }
                if "sets" in row:
                    old = result.get("sets", {})
                    joined["sets"] = {
                        **old,
                        **{key: {**(old.get(key) or {}), **(row["sets"][key] or {})} for key in row["sets"]},
                    }
                result.update({**row, **joined})
        return result

    def reason(self, function):
        """Why a function is left out, or None."""
        if self.spec.functions[function]["returns"] != "status":
            return "returns a property and cannot fail"
        for row in self.left_out:
            if self.spec.functions[function]["module"] in row.get("modules", []):
                return row["reason"]
            if any(re.fullmatch(pattern, function) for pattern in row.get("match", [])):
                return row["reason"]
        return None


class Evaluation:
    """Values of one set at one size: texts that begin with = and shapes are expressions."""

    def __init__(self, names, let):
        self.names = dict(names, divisor=divisor, isqrt=math.isqrt, max=max, min=min, prod=math.prod)
        self.used = set()
        self.let = {}
        for name, text in let.items():
            self.let[name] = self.names[name] = self.value("=%s" % text)

    def value(self, text):
        if isinstance(text, list):
            return [self.value(item) for item in text]
        if isinstance(text, str) and text.startswith("="):
            self.used |= set(re.findall(r"[A-Za-z_]\w*", text))
            return eval(text[1:].strip(), {}, self.names)
        return text

    def shape(self, text):
        return [int(length) for length in self.value("=[%s]" % text)]


class Planner:
    """`wanted` limits sizes, dtypes and layouts to lists; sets without a size are always wanted."""

    def __init__(self, spec, recipes, wanted=None):
        self.spec, self.recipes = spec, recipes
        self.wanted = wanted or {}

    def names(self):
        """Every function to time and every program, with its entry."""
        programs = {name: dict(entry, program=True) for name, entry in self.recipes.programs.items()}
        called = self.called()
        rows = {}
        for function in self.spec.functions:
            if self.recipes.reason(function) is None:
                entry = self.recipes.entry(function)
                if function not in called or entry or not self.missing(function):
                    rows[function] = entry
        return {**rows, **programs}

    def called(self):
        """The functions that are timed within programs."""
        rows = [*self.recipes.functions, *self.recipes.programs.values()]
        rows += [row for entry in rows for row in entry.get("sets", {}).values() if row]
        text = " ".join(line for row in rows for key in ("setup", "body") for line in row.get(key, []))
        return {name for name in re.findall(r"(\w+)\(", text) if name in self.spec.functions}

    def missing(self, function):
        return any("missing" in case for case in self.cases(function, {}, [1], brief=True))

    def cases(self, name, entry, threads, brief=False):
        """`brief`: only the first size, dtype and pattern of each set."""
        for set_name, row in entry.get("sets", {"": {}}).items():
            row = row or {}
            settings = {**entry, **{key: row[key] for key in row if key in KEYS}}
            arguments = dict(entry.get("arguments", {}))
            for key in row.keys() - KEYS:
                both = isinstance(row[key], dict) and isinstance(arguments.get(key), dict)
                arguments[key] = {**arguments[key], **row[key]} if both else row[key]
            let = {**entry.get("let", {}), **row.get("let", {})}
            yield from self.of_set(name, settings, set_name, arguments, let, threads, brief)

    def of_set(self, name, entry, set_name, arguments, let, threads, brief):
        function = self.spec.functions.get(name, {"arguments": []})
        differentiable = entry.get("backward", "derivatives" in function)
        dtypes = entry.get("dtypes") or (FLOATS if "derivatives" in function else self.loop(name))
        directions = ["forward", "backward"] if differentiable else ["forward"]
        dtypes = dtypes[:1] if brief else dtypes
        for n in entry.get("sizes", SIZES)[: 1 if brief else None]:
            if n > entry.get("largest", n):
                continue
            first = self.case(
                name, entry, set_name, arguments, let, n, dtypes[0], "contiguous", "random", "forward"
            )
            sized, laid_out, patterned = first.pop("free")
            if sized and n not in (self.wanted.get("sizes") or [n]):
                continue
            layouts = entry.get("layouts", LAYOUTS) if laid_out else ["contiguous"]
            patterns = PATTERNS if patterned and not brief else ["random"]
            for dtype, layout, pattern, direction in itertools.product(dtypes, layouts, patterns, directions):
                if dtype not in (self.wanted.get("dtypes") or [dtype]):
                    continue
                if layout not in (self.wanted.get("layouts") or [layout]):
                    continue
                case = self.case(name, entry, set_name, arguments, let, n, dtype, layout, pattern, direction)
                if case.pop("free") and case["possible"]:
                    label = [set_name, str(n) if sized else "", dtype, layout if laid_out else ""]
                    label += [pattern if patterned else "", direction if differentiable else ""]
                    for count in threads if not sized or n >= THREADED else threads[-1:]:
                        text = "/".join(part for part in [name, *label, "%dt" % count] if part)
                        yield dict(case, name=text, threads=count, size=n if sized else None)
            if not sized:
                return

    def loop(self, function):
        """The dtypes that an elementwise function has, with those that it converts."""
        operation = self.spec.operations.get(re.sub("^array_|_into$|_i64$|_f64$", "", function))
        taken = self.spec.loops[operation["loops"]]["dtypes"] if operation else DTYPES
        return [dtype for dtype in DTYPES if dtype in taken or dtype not in FLOATS]

    def case(self, name, entry, set_name, arguments, let, n, dtype, layout, pattern, direction):
        evaluation = Evaluation({"n": n, "itemsize": ITEMSIZES[dtype]}, let)
        case = {"function": name, "set": set_name, "dtype": dtype, "layout": layout, "pattern": pattern}
        case.update(direction=direction, inputs={}, constants=dict(evaluation.let, n=n), possible=True)
        case.update(random=entry.get("random", False), flops=evaluation.value(entry.get("flops", 0)))
        texts = {}  # the text of each argument in a call
        maker = Arguments(self, case, evaluation, texts)
        if entry.get("program"):
            for argument, value in arguments.items():
                maker.add({"name": argument, "type": "array"}, value)
        else:
            for argument in self.spec.inputs(name):
                maker.add(argument, self.described(name, argument, arguments))
            given = {argument["name"] for argument in self.spec.inputs(name)}
            for argument in arguments:
                if argument not in given and entry.get("body"):
                    maker.add({"name": argument, "type": "array"}, arguments[argument])
        for path, described in entry.get("parameters", {}).items():
            maker.add({"name": "value_of_" + variable_name(path), "type": "array"}, described)
        case["free"] = ("n" in evaluation.used, maker.laid_out, maker.patterned)
        self.programs(case, entry, texts)
        return case

    def described(self, function, argument, arguments):
        """What an argument is: by its name in the function, by kind and name, or by kind."""
        kind = argument["type"] + ("[]" if is_list(argument) else "")
        optional = "default" in argument or argument.get("nullable") or argument.get("optional")
        known = self.recipes.arguments
        made = function.endswith("_into") and argument.get("inout")  # by the function without _into
        described = known.get(
            kind + " " + argument["name"], MISSING if optional or made else known.get(kind, MISSING)
        )
        given = arguments.get(argument["name"], described)
        if isinstance(given, dict) and given.keys().isdisjoint(["shape", "each", "text"]):
            given = {**known[argument["type"]], **given}
        described = given
        domain = self.spec.operations.get(re.sub("^array_|_into$", "", function), {}).get("domain")
        if domain and isinstance(described, dict) and "values" not in described:
            described = dict(described, values=["between", *[float(bound) for bound in domain]])
        return described

    def programs(self, case, entry, texts):
        """What our side and the peers run."""
        name = case["function"]
        lists = {key: text for key, text in texts.items() if text.startswith("[")}
        case["lists"] = lists

        def fill(lines):
            return [listed(line.replace("{function}", name), lists) for line in lines]

        case.update(
            setup=fill(entry.get("setup", [])),
            body=fill(entry.get("body", [])),
            reset=fill(entry.get("reset", [])),
        )
        case.update(results=entry.get("results"), gradients=[])
        if not case["body"]:
            self.call(case, entry, texts)
        elif case["results"] is None:
            case["results"] = [re.match(r"(\w+) =", case["body"][-1]).group(1)]
        parameters = [variable_name(path) for path in entry.get("parameters", {})]
        for path, key in zip(entry.get("parameters", {}), parameters):
            case["setup"] += [
                "%s = link_param(link, %r)" % (key, path),
                "variable_set_data(%s, value_of_%s)" % (key, key),
            ]
        case.update(candidates(self, case, entry, texts))
        for program in case["torch"] if parameters else []:
            made = ["%s = value_of_%s.detach().requires_grad_(True)" % (key, key) for key in parameters]
            program["setup"] = [*made, *program["setup"]]
        case["parameters"] = parameters
        if case["direction"] == "backward":
            case.update(self.backward(case))

    def call(self, case, entry, texts):
        """A function without a program of its own."""
        name = case["function"]
        outputs = [a for a in self.spec.outputs(name) if a["type"] in self.spec.handles]
        results = [a["name"] if a["name"] not in texts else a["name"] + "_" for a in outputs]
        call = "%s(%s)" % (name, ", ".join("%s=%s" % row for row in texts.items()))
        base = re.sub("_into$", "", name)
        changed = [a["name"] for a in self.spec.inputs(name) if a.get("inout") and a["type"] == "array"]
        if base != name and base in self.spec.functions and not set(changed) & set(case["inputs"]):
            shared = [a["name"] for a in self.spec.inputs(base)]
            given = ", ".join("%s=%s" % (key, texts[key]) for key in shared if key in texts)
            case["setup"] = [*case["setup"], "%s = %s(%s)" % (", ".join(changed), base, given)]
        if results:
            call = "%s = %s" % (", ".join(results), call)
        case["body"] = [call]
        case["results"] = results or changed

    def backward(self, case):
        grads = [name for name, given in case["inputs"].items() if given["grad"]]
        results = case["results"]
        seeds = ["seed_of_" + name for name in results]
        # Gradients of sums alone would vanish for softmax and normalization.
        data = ["%s = array_cos(variable_data(%s))" % row for row in zip(seeds, results)]
        last = ["variable_set_grad(%s, %s)" % row for row in zip(results, seeds)]
        last += ["variable_backward(%s)" % results[0]]
        reset = ["variable_cleargrad(%s)" % name for name in grads]
        reset += ["link_cleargrads(link)"] if case["parameters"] else []
        grads = [*grads, *case["parameters"]]
        torch = []
        for program in case["torch"]:
            found = program["results"]
            setup = [*program["setup"], *program["body"]]
            setup += ["%s = torch.cos(%s.detach())" % row for row in zip(seeds, found)]
            call = "torch.autograd.backward([%s], [%s])" % (", ".join(found), ", ".join(seeds))
            body = [*program["body"], call if len(found) > 1 else "%s.backward(%s)" % (found[0], seeds[0])]
            torch.append(
                dict(program, setup=setup, body=body, reset=["%s.grad = None" % name for name in grads])
            )
        # The gradients of a new link are NaN until they are cleared.
        cleared = ["link_cleargrads(link)"] if case["parameters"] else []
        return {
            "setup": [*case["setup"], *cleared, *case["body"], *data],
            "body": [*case["body"], *last],
            "reset": [*case["reset"], *reset],
            "gradients": grads,
            "numpy": [],
            "torch": torch,
            "possible": case["possible"] and bool(grads),
        }


MISSING = object()
Description = collections.namedtuple("Description", "shape values dtype layout mutable grad")


class Arguments:
    """Adds the inputs and constants of one case."""

    def __init__(self, planner, case, evaluation, texts):
        self.planner, self.case, self.evaluation, self.texts = planner, case, evaluation, texts
        self.laid_out = self.patterned = False
        self.first = True

    def add(self, argument, described):
        name = argument["name"]
        if described is MISSING:
            if "default" in argument or argument.get("nullable") or argument.get("optional"):
                self.case["constants"].setdefault(name, argument.get("default"))
                return
            if argument.get("inout") and self.case["function"].endswith("_into"):
                self.texts[name] = name
                return
            described = {"missing": "nothing says what %s (%s) is" % (name, argument["type"])}
        if isinstance(described, dict) and "each" in described:
            names = ["%s_%d" % (name, k) for k in range(self.evaluation.value(described["count"]))]
            for one in names:
                self.input(one, argument, described["each"])
            self.texts[name] = "[%s]" % ", ".join(names)
        elif isinstance(described, dict) and "shape" in described:
            self.input(name, argument, described)
            self.texts[name] = name
        elif isinstance(described, dict) and "text" in described:
            self.texts[name] = described["text"]
        elif isinstance(described, dict):
            self.case["missing"] = described["missing"]
        else:
            value = self.evaluation.value(described)
            self.case["constants"][name] = self.case["dtype"] if value == "dtype" else value
            self.texts[name] = name

    def input(self, name, argument, described):
        shape = self.evaluation.shape(described["shape"])
        values = self.evaluation.value(described.get("values", "normal"))
        if isinstance(values, list) and "pattern" in values:
            self.patterned = True
            values = [self.case["pattern"] if item == "pattern" else item for item in values]
        dtype = described.get("dtype", self.case["dtype"])
        variable = described.get("variable", argument["type"] == "variable")
        layout = described.get("layout")
        mutable = described.get("mutable", bool(argument.get("inout")))
        if layout is None and not mutable and "dtype" not in described and len(shape):
            self.laid_out = True
            layout = self.case["layout"]
            if layout == "broadcast" and not self.first:
                layout = "contiguous"
            self.first = False
        layout = layout or "contiguous"
        grad = variable and dtype in FLOATS and described.get("grad", True)
        if place(shape, layout) is None:
            self.case["possible"] = False
        self.case["inputs"][name] = Description(shape, values, dtype, layout, mutable, grad)._asdict()
        self.case["inputs"][name]["variable"] = variable
