"""Links: parameters and states are set, calls run in order, and all gradients are of one scalar."""

import catenary
import catenary.functions as F
import catenary.links as L
import numpy
from catenary import Chain, Variable
from runner import Failure, expect


class Layers(Chain):
    """Linear links with relu between them."""

    def __init__(self, sizes):
        super().__init__(**{"l%d" % (i + 1): L.Linear(*pair) for i, pair in enumerate(zip(sizes, sizes[1:]))})

    def __call__(self, x):
        for i, layer in enumerate(self.children()):
            x = layer(F.relu(x) if i else x)
        return x


def classifier(predictor):
    return L.Classifier(L.Linear(*predictor) if len(predictor) == 2 else Layers(predictor))


def maxout(nobias=False, **attrs):
    return L.Maxout(initial_bias=None if nobias else 0, **attrs)


def mlp_convolution(activation="relu", **attrs):
    return L.MLPConvolution2D(activation=getattr(F, activation), **attrs)


def inception_bn(train=True, **attrs):
    link = L.InceptionBN(**attrs)
    link.train = train
    return link


def pairs(tree):
    return tuple(pairs(node) for node in tree) if isinstance(tree, list) else tree


def hierarchical_softmax(in_size, tree):
    return L.BinaryHierarchicalSoftmax(in_size, pairs(tree))


MAKERS = {
    "Classifier": classifier,
    "Maxout": maxout,
    "MLPConvolution2D": mlp_convolution,
    "InceptionBN": inception_bn,
    "BinaryHierarchicalSoftmax": hierarchical_softmax,
}


def make(op, attrs):
    attrs = {
        name: tuple(value) if isinstance(value, list) and name != "tree" else value
        for name, value in attrs.items()
    }
    return MAKERS.get(op, getattr(L, op))(**attrs)


def at(link, path):
    """The attribute at a path such as /upward/W."""
    for name in path.strip("/").split("/"):
        if isinstance(link, catenary.ChainList):
            link = link[int(name)]
        else:
            link = link[name] if isinstance(link, Chain) else getattr(link, name)
    return link


def set_value(link, path, value):
    *above, name = path.strip("/").split("/")
    setattr(at(link, "/".join(above)) if above else link, name, int(value) if value.shape == () else value)


def as_array(value):
    return numpy.array(value, "int64") if isinstance(value, int) else value


def tables_of(link, op):
    if op == "NegativeSampling":
        return {"threshold": link.sampler.threshold, "values": link.sampler.values}
    return {"paths": link.paths, "codes": link.codes, "begins": link.begins}


def outputs_of(link, op, results):
    return [link.loss, link.accuracy, link.y] if op == "Classifier" else [results]


def variable(runner, array):
    x = Variable(array.copy())
    if runner.device != "cpu":
        x.to_gpu(runner.device)
    return x


def run_call(runner, link, case, call, arrays, inputs):
    """One call; returns the outputs, each with its upstream gradient or None."""
    tolerance = case["rtol"], case["atol"]
    kwargs = dict(call.get("kwargs", {}))
    for method in ("reset_state", "start_finetuning"):
        if kwargs.pop(method, False):
            getattr(link, method)()
    for recorded in call.get("recorded", ()):
        kwargs[recorded["role"]] = variable(runner, arrays[recorded["key"]]).data
    given = {}
    for entry in call["inputs"]:
        given[entry["role"]] = inputs[entry["key"]] = variable(runner, arrays[entry["key"]])
    outputs = outputs_of(link, case["op"], link(**given, **kwargs))
    for y, entry in zip(outputs, call["outputs"]):
        expect(entry["key"], y.data, arrays[entry["key"]], *tolerance)
    for entry in call.get("state_after", ()):
        expect(entry["key"], getattr(link, entry["name"]).data, arrays[entry["key"]], *tolerance)
    for entry in call.get("persistents_after", ()):
        expect(entry["key"], as_array(at(link, entry["path"])), arrays[entry["key"]], *tolerance)
    return list(zip(outputs, call["grad_outputs"]))


def link_case(runner, case, arrays):
    tolerance = case["rtol"], case["atol"]
    link = make(case["op"], case["attrs"])
    params = dict(link.namedparams())
    if sorted(params) != sorted(entry["path"] for entry in case["params"]):
        raise Failure("parameters: got %s" % sorted(params))
    for entry in case["params"]:
        params[entry["path"]].data = arrays[entry["key"]].copy()
    for entry in case.get("persistents", ()):
        set_value(link, entry["path"], arrays[entry["key"]])
    states = {
        entry["name"]: variable(runner, arrays[entry["key"]]) for entry in case.get("initial_state", ())
    }
    if runner.device != "cpu":
        link.to_gpu(runner.device)
    for name, state in states.items():
        setattr(link, name, state)
    for entry in case.get("tables", ()):
        expect(entry["key"], tables_of(link, case["op"])[entry["name"]], arrays[entry["key"]], *tolerance)
    link.zerograds()
    inputs, total = {}, None
    for call in case["calls"]:
        for y, key in run_call(runner, link, case, call, arrays, inputs):
            if key is not None:
                term = F.sum(y * variable(runner, arrays[key]))
                total = term if total is None else total + term
    total.backward()
    for entry in case["params"]:
        expect(entry["grad_key"], params[entry["path"]].grad, arrays[entry["grad_key"]], *tolerance)
    for entry in [entry for call in case["calls"] for entry in call["inputs"]]:
        if "grad_key" in entry:
            expect(entry["grad_key"], inputs[entry["key"]].grad, arrays[entry["grad_key"]], *tolerance)
    for entry in case.get("initial_state", ()):
        if "grad_key" in entry:
            expect(entry["grad_key"], states[entry["name"]].grad, arrays[entry["grad_key"]], *tolerance)


def huffman_case(runner, case, arrays):
    counts = dict(case["attrs"]["word_counts"])
    tree = L.BinaryHierarchicalSoftmax.create_huffman_tree(counts)
    if tree != pairs(case["tree"]):
        raise Failure("tree: got %r instead of %r" % (tree, pairs(case["tree"])))
    link = L.BinaryHierarchicalSoftmax(2, tree)
    for entry in case.get("tables", ()):
        expect(entry["name"], getattr(link, entry["name"]), arrays[entry["key"]])


def walker_alias_case(runner, case, arrays):
    tolerance = case["rtol"], case["atol"]
    alias = catenary.utils.WalkerAlias(arrays["probs"])
    for name in ("threshold", "values"):
        expect(name, getattr(alias, name), arrays[name], *tolerance)
    expect("samples", alias.sample_from(arrays["uniform"]), arrays["samples"], *tolerance)


SPECIAL = {"create_huffman_tree": huffman_case, "WalkerAlias": walker_alias_case}


def run(runner, directory, cases):
    for case in cases:
        arrays = numpy.load(directory / (case["id"] + ".npz"))
        runner.test(case["id"], SPECIAL.get(case["op"], link_case), runner, case, arrays)
