"""Golden cases of computational graphs: drawings compared up to the numbers of their nodes."""

import json
import re

import catenary as ctn
import catenary.functions as F
import numpy
from catenary.computational_graph import build_computational_graph
from runner import Failure


def ones(*shape):
    return ctn.Variable(numpy.ones(shape, numpy.float32))


def diamond(attrs):
    m = getattr(F, attrs["first"])(ones(*attrs["shape"]))
    return (getattr(F, attrs["left"])(m) * getattr(F, attrs["right"])(m),)


def shared_input(attrs):
    x = ones(*attrs["shape"])
    parts = F.split_axis(x * x, attrs["sections"], 1)
    return parts[0] * attrs["factor"] + parts[-1], F.sum(parts[0])


def inception(attrs):
    return (ctn.links.Inception(**attrs["link"])(ones(*attrs["shape"])),)


def lstm(attrs):
    link = ctn.links.LSTM(*attrs["size"])
    for _ in range(attrs["steps"]):
        y = link(ones(attrs["batch"], attrs["size"][0]))
    return (y,)


def classifier(attrs):
    l1, l2 = ctn.links.Linear(*attrs["l1"]), ctn.links.Linear(*attrs["l2"], nobias=True)
    y = l2(F.relu(l1(ones(attrs["batch"], attrs["l1"][0]))))
    return (F.softmax_cross_entropy(y, ctn.Variable(numpy.zeros(attrs["batch"], numpy.int32))),)


def unchained(attrs):
    m = F.exp(F.sin(ones(*attrs["shape"])))
    y = F.cos(m) + m
    m.unchain_backward()
    return (y,)


PROGRAMS = {f.__name__: f for f in (diamond, shared_input, inception, lstm, classifier, unchained)}


class Graph:
    """The text of every node, its successors and its predecessors."""

    def __init__(self, nodes, edges):
        self.texts = {node["id"]: (node["kind"], node["label"]) for node in nodes}
        self.next = {n: {b for a, b in edges if a == n} for n in self.texts}
        self.previous = {n: {a for a, b in edges if b == n} for n in self.texts}

    def matches(self, other):
        """Whether the nodes of both graphs can be matched, by backtracking."""
        mine, pairs = list(self.texts), {}
        if len(mine) != len(other.texts):
            return False

        def fits(n, m):
            return (
                self.texts[n] == other.texts[m]
                and m not in pairs.values()
                and all(
                    len(ours[n]) == len(theirs[m]) and {pairs[k] for k in ours[n] if k in pairs} <= theirs[m]
                    for ours, theirs in ((self.next, other.next), (self.previous, other.previous))
                )
            )

        def search(i):
            if i == len(mine):
                return True
            for m in other.texts:
                if fits(mine[i], m):
                    pairs[mine[i]] = m
                    if search(i + 1):
                        return True
                    del pairs[mine[i]]
            return False

        return search(0)


def parsed(dot):
    """The nodes and edges of a DOT text."""
    head = "digraph graphname{"
    if not (dot.startswith(head) and dot.endswith("}")):
        raise Failure("no graph: " + dot)
    nodes = [
        {"id": int(n), "label": label, "kind": "function" if shape == "box" else "variable"}
        for n, label, shape in re.findall(r'(\d+) \[label="([^"]*)",shape="(\w+)"\];', dot)
    ]
    edges = [(int(a), int(b)) for a, b in re.findall(r"(\d+) -> (\d+);", dot)]
    return nodes, edges


def objects(graph):
    """The same for the nodes and edges of the graph object."""
    nodes = [
        {
            "id": id(node),
            "label": node.label,
            "kind": "variable" if isinstance(node, ctn.Variable) else "function",
        }
        for node in graph.nodes
    ]
    return nodes, [(id(a), id(b)) for a, b in graph.edges]


def program(name):
    """Several cases of one program have numbers after its name."""
    return PROGRAMS[name if name in PROGRAMS else name.rsplit("_", 1)[0]]


def run_case(spec):
    graph = build_computational_graph(program(spec["id"])(spec["attrs"]))
    expected = Graph(spec["nodes"], spec["edges"])
    text = json.loads(graph.dump("json"))
    for nodes, edges in (parsed(graph.dump()), (text["nodes"], text["edges"]), objects(graph)):
        if not expected.matches(Graph(nodes, edges)):
            raise Failure("not the same graph: " + graph.dump())


def run(runner, directory, cases):
    for spec in cases:
        runner.test("graphs/" + spec["id"], run_case, spec)
