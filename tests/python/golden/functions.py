"""Golden cases of functions and operators: one call each, with its gradients."""

import operator

import catenary as ctn
import catenary.functions as F
import numpy
from catenary import cuda
from runner import Failure, expect

OPERATORS = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "pow": operator.pow,
}
# The inputs form one argument, whose name is not their role.
LISTS = {
    "concat": lambda xs, **attrs: F.concat(xs, **attrs),
    "broadcast": lambda xs: F.broadcast(*xs),
    "identity": lambda xs: F.identity(*xs),
}
UNARY = {"neg": operator.neg, "absolute": abs}
RECORDED = {"dropout": "mask", "gaussian": "eps", "negative_sampling": "samples"}


class Case:
    def __init__(self, runner, spec, arrays):
        self.runner, self.spec, self.arrays = runner, spec, arrays
        self.variables = {}
        for part in spec["inputs"]:
            array = self.on_device(arrays[part["key"]])
            self.variables[part["key"]] = ctn.Variable(array) if part["kind"] == "variable" else array

    def on_device(self, value):
        return value if self.runner.device == "cpu" else cuda.to_gpu(value, self.runner.device)

    def attributes(self):
        attrs = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in self.spec["attrs"].items()
        }
        op = self.spec["op"]
        if op == "copy":
            attrs["dst"] = self.runner.device if attrs["dst"] != 0 or self.runner.device != "cpu" else "cpu"
        if "pooling_class" in attrs:
            attrs["pooling_class"] = getattr(F, attrs["pooling_class"])
        for recorded in self.spec["recorded"]:
            attrs[RECORDED[op]] = self.on_device(self.arrays[recorded["key"]])
        if op == "negative_sampling":
            attrs["sampler"] = None
        return attrs

    def call(self):
        op, inputs = self.spec["op"], self.spec["inputs"]
        values = [self.variables[part["key"]] for part in inputs]
        if op in OPERATORS:
            given = iter(values)
            attrs = self.spec["attrs"]
            return OPERATORS[op](
                *[attrs["scalar"] if attrs[side] == "scalar" else next(given) for side in ("lhs", "rhs")]
            )
        if op in UNARY:
            return UNARY[op](*values)
        if op in LISTS:
            return LISTS[op](values, **self.attributes())
        arguments = {}
        for part, value in zip(inputs, values):
            if part["role"] in arguments:
                before = arguments[part["role"]]
                value = before + [value] if isinstance(before, list) else [before, value]
            arguments[part["role"]] = value
        if op == "connectionist_temporal_classification" and not isinstance(arguments["x"], list):
            arguments["x"] = [arguments["x"]]
        return getattr(F, op)(**arguments, **self.attributes())

    def run(self):
        spec, tolerance = self.spec, (self.spec["rtol"], self.spec["atol"])
        outputs = self.call()
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        if len(outputs) != len(spec["outputs"]):
            raise Failure("%d outputs instead of %d" % (len(outputs), len(spec["outputs"])))
        for name, y in zip(spec["outputs"], outputs):
            expect(name, y.data, self.arrays[name], *tolerance)
        self.backward(outputs)
        for grad in spec["grad_inputs"]:
            got = self.variables[grad["input"]].grad
            expected = self.arrays[grad["key"]]
            expect(
                "gradient of %s" % grad["input"],
                numpy.zeros_like(expected) if got is None else got,
                expected,
                *tolerance,
            )
        for key, variable in self.variables.items():
            if (
                isinstance(variable, ctn.Variable)
                and variable.grad is not None
                and variable.dtype.kind != "f"
            ):
                raise Failure("%s received a gradient" % key)
        label = spec.get("function_label")
        if label is not None and outputs[-1].creator.label != label:
            raise Failure("label %r instead of %r" % (outputs[-1].creator.label, label))

    def backward(self, outputs):
        for y, name in zip(outputs, self.spec["grad_outputs"]):
            if name is None:
                continue
            y.grad = self.on_device(self.arrays[name])
            y.backward()
            if not any(y is variable for variable in self.variables.values()):
                y.cleargrad()


def run_case(runner, directory, spec):
    with numpy.load(str(directory / (spec["id"] + ".npz"))) as arrays:
        Case(runner, spec, {name: arrays[name] for name in arrays.files}).run()


def run(runner, directory, cases):
    for spec in cases:
        runner.test("functions/" + spec["id"], run_case, runner, directory, spec)
