"""Compiles programs of calls of the C API to steps of the timing loop."""

import ast
import ctypes

from spec import is_list
from worker import Refused

UNSUITABLE = {
    "dtype",
    "type_check",
    "unsupported",
    "unavailable",
}  # statuses of inputs that a function does not take


class Value(ctypes.Union):
    _fields_ = [("integer", ctypes.c_int64), ("real", ctypes.c_double), ("pointer", ctypes.c_void_p)]


class Pair(ctypes.Structure):  # Transfer and Drop of the loop
    _fields_ = [("first", ctypes.c_void_p), ("second", ctypes.c_void_p)]


class Step(ctypes.Structure):
    _fields_ = [
        ("call", ctypes.c_void_p),
        ("values", ctypes.POINTER(Value)),
        ("transfers", ctypes.POINTER(Pair)),
        ("transfer_count", ctypes.c_int64),
        ("drops", ctypes.POINTER(Pair)),
        ("drop_count", ctypes.c_int64),
    ]


class Index(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int64) for name in ("kind", "start", "stop", "step")]


class Handle:
    """A place for a handle. It is filled before the program that uses it, or by one of its steps."""

    def __init__(self, kind, filled=None):
        self.kind = kind
        self.slot = ctypes.c_void_p(filled)
        self.filled = filled is not None

    @property
    def address(self):
        return ctypes.addressof(self.slot)


class At:
    """The place of an array of positions in an index: At(0) is the first of the list."""

    def __init__(self, number):
        self.number = number


class Slices:
    def __getitem__(self, items):
        return items if isinstance(items, tuple) else (items,)


class Loop:
    def __init__(self, path, spec):
        self.spec = spec
        self.library = library = ctypes.CDLL(path)
        library.sweep_call.restype = library.sweep_release.restype = ctypes.c_void_p
        library.sweep_run.restype = ctypes.c_int64
        library.ctn_error_message.restype = ctypes.c_char_p
        library.ctn_array_shape.restype = ctypes.POINTER(ctypes.c_int64)
        library.ctn_array_ndim.restype = ctypes.c_size_t

    def call(self, name):
        return found(self.library.sweep_call(name.encode()), name)

    def release(self, kind):
        return found(self.library.sweep_release(kind.encode()), kind)

    def check(self, status, doing):
        if status:
            names = {value: name for name, value in self.spec.enums["status"].items()}
            name = names[status].replace("error_", "")
            message = "%s: %s (%s)" % (doing, self.library.ctn_error_message().decode(), name)
            raise (Refused if name in UNSUITABLE else RuntimeError)(message)


def found(pointer, name):
    if not pointer:
        raise KeyError("the timing loop cannot call " + name)
    return pointer


def flat(result):
    return result if isinstance(result, list) else [result]


class Program:
    """Statements such as `out = array_add(x1, x2)`, ready to run. What no later statement and not `keep` needs is
    released by the loop as soon as possible, as in a language that counts references; None keeps all names."""

    def __init__(self, loop, statements, names, keep=()):
        self.loop, self.spec = loop, loop.spec
        self.names = dict(names)
        self.alive = []  # what C reads
        self.calls, self.made, self.last = [], [], {}
        for statement in statements:
            self.statement(ast.parse(statement).body[0])
        kept = {
            id(handle) for name in (self.names if keep is None else keep) for handle in flat(self.names[name])
        }
        drops = [[] for _ in self.calls]
        for handle in self.made:
            if id(handle) not in kept:
                drops[self.last[id(handle)]].append((handle.address, loop.release(handle.kind)))
        self.steps = (Step * max(1, len(self.calls)))()
        for step, (name, values, transfers), dropped in zip(self.steps, self.calls, drops):
            step.call = loop.call(name)
            step.values = array = self.keep((Value * max(1, len(values)))(*values))
            first, size = ctypes.addressof(array), ctypes.sizeof(Value)
            rows = [(to if to >= 0 else first + (-1 - to) * size, source) for to, source in transfers]
            step.transfers, step.transfer_count = self.pairs(rows), len(rows)
            step.drops, step.drop_count = self.pairs(dropped), len(dropped)

    def keep(self, thing):
        self.alive.append(thing)
        return thing

    def pairs(self, rows):
        return self.keep((Pair * max(1, len(rows)))(*[Pair(*row) for row in rows]))

    def run(self, iterations=1):
        status, seconds = ctypes.c_int32(), ctypes.c_double()
        failed = self.loop.library.sweep_run(
            self.steps,
            ctypes.c_int64(len(self.calls)),
            ctypes.c_int64(iterations),
            ctypes.byref(status),
            ctypes.byref(seconds),
        )
        if failed >= 0:
            self.loop.check(status.value, self.calls[failed][0])
        return seconds.value

    def release(self):
        """Gives back what the program kept."""
        for handle in self.made:
            if handle.slot.value:
                release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self.loop.release(handle.kind))
                release(handle.slot.value)
                handle.slot.value = None

    def statement(self, node):
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            names = [e.id for e in target.elts] if isinstance(target, ast.Tuple) else [target.id]
            results = self.call(node.value, len(names))
            self.names.update(zip(names, results))
        else:
            self.call(node.value, 0)

    def value(self, node):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) in self.spec.functions:
            return self.call(node, 1)[0]
        if isinstance(node, ast.Name):
            return self.names[node.id]
        if isinstance(node, ast.List):
            return [self.value(element) for element in node.elts]
        return eval(compile(ast.Expression(node), "recipe", "eval"), {"S": Slices(), "At": At}, self.names)

    def call(self, node, wanted):
        function = self.spec.functions[node.func.id]
        given = {k.arg: self.value(k.value) for k in node.keywords}
        named = [a["name"] for a in self.spec.inputs(function["name"])]
        given.update(zip(named, [self.value(a) for a in node.args]))
        values, transfers, results, counts = [], [], [], {}
        for argument in function["arguments"]:
            if argument.get("out"):
                self.output(argument, given, counts, values, results, wanted)
            else:
                self.input(argument, self.given(function, argument, given), counts, values, transfers)
        if len(results) < wanted:
            raise ValueError("%s has %d results" % (function["name"], len(results)))
        self.calls.append((function["name"], values, transfers))
        for handle in [h for result in results for h in flat(result)]:
            self.made.append(handle)
            self.last[id(handle)] = len(self.calls) - 1
        return results

    @staticmethod
    def given(function, argument, given):
        name = argument["name"]
        if name in given and (given[name] is not None or not argument.get("optional")):
            return given[name]
        if "default" in argument:
            return argument["default"]
        if argument.get("nullable"):
            return None
        if argument.get("optional"):
            return "dtype_none"
        raise ValueError(
            "%s: nothing says what its argument %s (%s) is" % (function["name"], name, argument["type"])
        )

    def output(self, argument, given, counts, values, results, wanted):
        kind = argument["type"]
        if kind not in self.spec.handles:
            for parameter in argument["parameters"]:
                if parameter["type"] == "size_t":
                    values.append(Value(integer=64))
                else:
                    values.append(
                        Value(pointer=ctypes.addressof(self.keep(ctypes.create_string_buffer(512))))
                    )
        elif is_list(argument):
            if not argument.get("shared_count"):
                counts[argument["count"]] = given["count"]
            slots = self.keep((ctypes.c_void_p * counts[argument["count"]])())
            handles = [Handle(kind) for _ in slots]
            for k, handle in enumerate(handles):
                handle.slot = ctypes.c_void_p.from_buffer(slots, k * ctypes.sizeof(ctypes.c_void_p))
            values.append(Value(pointer=ctypes.addressof(slots)))
            if not argument.get("shared_count"):
                values.append(Value(integer=len(slots)))
            results.append(handles)
        elif argument.get("nullable") and len(results) >= wanted:
            values.append(Value(pointer=None))
        else:
            results.append(self.keep(Handle(kind)))
            values.append(Value(pointer=results[-1].address))

    def input(self, argument, value, counts, values, transfers):
        kind = argument["type"]
        if kind == "callback":
            if value is not None:
                raise ValueError("%s is a callback" % argument["name"])
            values += [Value(pointer=None) for _ in argument["parameters"]]
            return
        if not is_list(argument):
            values.append(self.converted(kind, value, transfers, -1 - len(values)))
            return
        items = self.listed(kind, value)
        values.append(Value(pointer=None if value is None else self.elements(kind, items, transfers)))
        if not argument.get("shared_count"):
            counts[argument["count"]] = len(items)
            values.append(Value(integer=len(items)))

    def elements(self, kind, items, transfers):
        element = ELEMENTS.get(kind, ctypes.c_void_p if kind in self.spec.handles else ctypes.c_int32)
        elements = self.keep((element * max(1, len(items)))())
        for k, item in enumerate(items):
            if kind == "index":
                elements[k] = item
                continue
            value = self.converted(
                kind, item, transfers, ctypes.addressof(elements) + k * ctypes.sizeof(element)
            )
            if kind in self.spec.handles or kind == "string":
                elements[k] = value.pointer
            else:
                elements[k] = value.real if kind == "double" else value.integer
        return ctypes.addressof(elements)

    def listed(self, kind, value):
        if value is None:
            return []
        return [self.item(item) for item in value] if kind == "index" else list(value)

    def item(self, item):
        kinds, omitted = self.spec.enums["index_kind"], self.spec.constants["OMITTED"]
        if isinstance(item, slice):
            start, stop = [omitted if bound is None else bound for bound in (item.start, item.stop)]
            return Index(kinds["slice"], start, stop, 1 if item.step is None else item.step)
        if isinstance(item, At):
            return Index(kinds["array"], item.number, 0, 1)
        if item is None or item is Ellipsis:
            return Index(kinds["newaxis" if item is None else "ellipsis"], 0, 0, 1)
        return Index(kinds["int"], item, 0, 1)

    def converted(self, kind, value, transfers, place):
        """`place` is the address that receives a handle of an earlier step, or -1 - k for argument k."""
        if kind in self.spec.handles:
            if value is None:
                return Value(pointer=None)
            if not value.filled:
                transfers.append((place, value.address))
                self.last[id(value)] = len(self.calls)
            return Value(pointer=value.slot.value)
        if value is None:
            return Value(pointer=None)
        if kind == "void":  # the elements of an array
            first = ctypes.c_void_p()
            self.loop.check(
                self.loop.library.ctn_array_data(value.slot, ctypes.byref(first)), "ctn_array_data"
            )
            return Value(pointer=first.value)
        if kind == "string":
            return Value(
                pointer=ctypes.cast(self.keep(ctypes.c_char_p(value.encode())), ctypes.c_void_p).value
            )
        if kind == "double":
            return Value(real=value)
        if isinstance(value, str) and value in self.spec.constants:
            value = self.spec.constants[value]
        if kind in self.spec.enums and isinstance(value, str):
            return Value(integer=self.spec.enums[kind][value])
        if kind in ("int64", "int32", "size", "uint64", "bool") or kind in self.spec.enums:
            return Value(integer=int(value))
        raise ValueError("nothing says how to pass a %s" % kind)


ELEMENTS = {"int64": ctypes.c_int64, "double": ctypes.c_double, "string": ctypes.c_char_p, "index": Index}
