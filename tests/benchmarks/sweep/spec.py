"""What api.json says about functions, and what a description of an argument means to C."""

import json

DTYPES = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64".split()


class Spec:
    def __init__(self, path):
        with open(path) as file:
            api = json.load(file)
        modules = api["modules"]
        self.functions = {f["name"]: dict(f, module=m["module"]) for m in modules for f in m["functions"]}
        self.handles = {h["name"] for m in modules for h in m["handles"]}
        self.enums = {
            e["name"]: {v["name"].lower(): v["value"] for v in e["values"]}
            for m in modules
            for e in m["enums"]
        }
        self.constants = {c["name"]: c["value"] for m in modules for c in m["constants"]}
        self.operations = {o["operation"]: o for o in api["operations"]}
        self.loops = {loop["name"]: loop for loop in api["loops"]}

    def inputs(self, function):
        return [a for a in self.functions[function]["arguments"] if not a.get("out")]

    def outputs(self, function):
        return [a for a in self.functions[function]["arguments"] if a.get("out")]


def is_list(argument):
    return "count" in argument


def is_optional(argument):
    return "default" in argument or argument.get("nullable") or argument.get("optional")
