"""Cases of files: files saved by the reference are loaded, saved again and loaded again."""

import pathlib
import tempfile

import catenary
import numpy
from catenary import serializers
from links import make as make_link
from optimizers import make_optimizer
from runner import Failure, expect


def build_link(spec):
    kind, children, attrs = spec["type"], spec.get("children"), dict(spec.get("attrs", {}))
    if kind == "ChainList":
        made = catenary.ChainList(*[build_link(child) for child in children])
    elif kind in ("Chain", "Link"):
        made = getattr(catenary, kind)(
            **{name: build_link(child) for name, child in (children or {}).items()}
        )
    else:
        made = make_link(kind, attrs)
    for name, (dtype, shape) in spec.get("params", {}).items():
        made.add_param(name, tuple(shape), dtype=dtype)
    for name, (dtype, shape) in spec.get("persistents", {}).items():
        made.add_persistent(name, 0 if dtype == "int" and not shape else numpy.zeros(shape, dtype))
    return made


class Subject:
    """The link or optimizer that a case describes."""

    def __init__(self, case, device):
        self.link = build_link(case["link"])
        if device != "cpu":
            self.link.to_gpu(device)
        self.object = self.link
        if case["object"] == "optimizer":
            self.object = make_optimizer(case["optimizer"], case.get("attrs", {}))
            self.object.setup(self.link)

    def value(self, path):
        """The value that is saved at the path."""
        if self.object is not self.link:
            if path in ("/t", "/epoch"):
                return numpy.asarray(getattr(self.object, path[1:]))
            param, name = path.rsplit("/", 1)
            return self.object._states[param][name]
        *parents, name = path.strip("/").split("/")
        link = self.link
        for parent in parents:
            link = link[int(parent) if isinstance(link, catenary.ChainList) else parent]
        found = getattr(link, name)
        found = found.data if isinstance(found, catenary.Variable) else found
        return found if hasattr(found, "shape") else numpy.asarray(found)

    def compare(self, case, expected, limits=(0, 0)):
        for item in case["values"]:
            expect(item["path"], self.value(item["path"]), expected[item["key"]], *limits)


def run(runner, directory, cases):
    for case in cases:
        name = "serializers/" + case["id"]
        for kind, file in case["files"].items():
            first = kind.split("_")[0]
            runner.test(name + "/" + kind, load_case, directory, case, file, first, first, runner.device)
            if kind == "npz":
                runner.test(
                    name + "/safetensors",
                    load_case,
                    directory,
                    case,
                    file,
                    first,
                    "safetensors",
                    runner.device,
                )
        if "history" in case:
            runner.test(name + "/history", history_case, directory, case, runner.device)


def load_case(directory, case, file, source, other, device):
    expected = numpy.load(directory / case["expected"])
    subject = Subject(case, device)
    getattr(serializers, "load_" + source)(str(directory / file), subject.object, exact=True)
    subject.compare(case, expected)
    with tempfile.TemporaryDirectory() as scratch:
        for options in (
            ((),) if other == "safetensors" else ((False,), (True,)) if other == "npz" else ((0,), (4,))
        ):
            saved = pathlib.Path(scratch) / "saved"
            getattr(serializers, "save_" + other)(saved, subject.object, *options)
            if other == "npz":
                compare_file(saved, case, expected)
            again = Subject(case, device)
            getattr(serializers, "load_" + other)(saved, again.object)
            again.compare(case, expected)
    serializer = serializers.DictionarySerializer()
    serializer.save(subject.object)
    compare_entries(serializer.target, case, expected)
    again = Subject(case, device)
    serializers.NpzDeserializer(serializer.target).load(again.object)
    again.compare(case, expected)


def compare_file(path, case, expected):
    with numpy.load(path) as file:
        compare_entries(file, case, expected)


def compare_entries(entries, case, expected):
    keys = {item["npz_key"]: item["key"] for item in case["values"]}
    if set(entries) != set(keys):
        raise Failure("saved entries are %s" % sorted(entries))
    for name, key in keys.items():
        expect("saved " + name, entries[name], expected[key])


def history_case(directory, case, device):
    expected = numpy.load(directory / case["expected"])
    subject, history = Subject(case, device), case["history"]
    params = dict(subject.link.namedparams())
    place = (lambda a: a) if device == "cpu" else (lambda a: catenary.cuda.to_gpu(a, device))
    for item in history["param"]:
        params[item["path"]].data = place(expected[item["key"]])
    for step in range(case.get("updates", 0)):
        for item in history["step%d/grad" % (step + 1)]:
            params[item["path"]].grad = place(expected[item["key"]])
        subject.object.update()
    for _ in range(case.get("epochs", 0)):
        subject.object.new_epoch()
    subject.compare(case, expected, (1e-5, 1e-6))
    for item in history["param_after"]:
        expect(item["path"], params[item["path"]].data, expected[item["key"]], 1e-5, 1e-6)
