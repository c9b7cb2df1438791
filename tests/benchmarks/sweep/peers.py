"""The same calls in NumPy and PyTorch: by the names that the specification claims to implement, by the recipes where
names or arguments differ."""

import re

KEYWORDS = {
    "numpy": {"axes": "axis", "axis": "axis", "keepdims": "keepdims", "dtype": "dtype", "ddof": "ddof"},
    "torch": {"axes": "dim", "axis": "dim", "keepdims": "keepdim", "dtype": "dtype"},
}
PLACES = {"numpy": ["np", "np.linalg"], "torch": ["torch", "torch.linalg", "torch.nn.functional"]}


def candidates(planner, case, entry, texts):
    """Programs for each library, the best first; a worker takes the first whose functions exist."""
    result = {}
    for library in ("numpy", "torch"):
        written = entry.get(library)
        if written is False:
            result[library] = []
        elif written is not None:
            result[library] = [by_hand(written, case)]
        elif entry.get("program"):
            result[library] = []
        else:
            result[library] = by_name(planner, library, case, texts)
    return result


def by_hand(written, case):
    """A row of a recipe: an expression, or a mapping with `setup` and `body`."""
    if isinstance(written, str):
        written = {"body": [written]}
    body = [line.replace("{function}", case["function"]) for line in written["body"]]
    results = written.get("results") or case["results"]
    if (
        "=" not in re.sub(r"\(.*|[<>=!]=", "", body[-1])
        and not written.get("results")
        and not written.get("changes")
    ):
        results = ["result"]
        body[-1] = "result = " + body[-1]
    setup = written.get("setup", [])
    program = {
        key: [listed(line, case["lists"]) for line in lines]
        for key, lines in (("setup", setup), ("body", body))
    }
    return dict(program, results=results, reset=written.get("reset", []), needs=[])


def listed(line, lists):
    """A line with lists of arrays in place of their names."""
    for name, text in lists.items():
        line = re.sub(r"(?<![\w.])%s\b(?!=)" % name, lambda match: text, line)
    return line


def by_name(planner, library, case, texts):
    function = case["function"]
    base = re.sub("_into$", "", function)
    plain = re.sub("^array_|_(f64|i64)$", "", base)
    if any(argument["type"] in ("double", "int64") for argument in planner.spec.inputs(function)[:1]):
        plain = re.sub("^r", "", plain)  # the number comes first
    claims = planner.spec.functions[function].get("reference") or planner.spec.functions[base].get(
        "reference", []
    )
    names = [claim[len("cupy.") :] for claim in claims if re.fullmatch(r"cupy\.\w+|cupy\.linalg\.\w+", claim)]
    renamed = planner.recipes.names[library]
    names = [renamed.get(name, name) for name in [plain, *names]]
    if None in names:
        return []
    paths = list(dict.fromkeys("%s.%s" % (place, name) for name in names for place in PLACES[library]))
    into = base != function
    setup = []
    if into:
        call = arguments(planner, library, case, texts, base, False)
        changed = ", ".join(name for name in case["results"])
        # NumPy returns scalars where it takes arrays without axes.
        array = "np.asarray({}(%s))" if library == "numpy" and len(case["results"]) == 1 else "{}(%s)"
        setup = ["%s = %s" % (changed, array % call)]
    call = arguments(planner, library, case, texts, function, into)
    results = case["results"]
    body = "%s%s{}(%s)" % ("" if into else ", ".join(results), "" if into else " = ", call)
    return [
        {"setup": [s.replace("{}", path) for s in setup], "body": [body.replace("{}", path)], "results": results,
         "reset": [], "needs": [path]}
        for path in paths
    ]  # fmt: skip


def arguments(planner, library, case, texts, function, into):
    """The arguments of a call, without those that have the library's defaults."""
    passed, outs = [], []
    for argument in planner.spec.inputs(function):
        name = argument["name"]
        value = case["constants"].get(name)
        if into and argument.get("inout"):
            outs.append(name)
        elif (
            name not in texts
            or name in case["constants"]
            and (value is None or value is False or value == "AXIS_NONE")
        ):
            continue
        elif name in KEYWORDS[library]:
            passed.append("%s=%s" % (KEYWORDS[library][name], texts[name]))
        else:
            passed.append(texts[name])
    if outs:
        passed.append("out=%s" % (outs[0] if len(outs) == 1 else "(%s)" % ", ".join(outs)))
    return ", ".join(passed)
