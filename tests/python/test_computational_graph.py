"""computational_graph: drawings of graphs."""

import json

import catenary.functions as F
import numpy as np
import pytest
from catenary import Function, Variable
from catenary.computational_graph import ComputationalGraph, build_computational_graph


class Two(Function):
    def forward(self, inputs):
        return inputs[0] + 1, inputs[0] * 2


def variable():
    return Variable(np.zeros((2, 3), np.float32), name="x")


def labels(graph):
    return sorted(node.label for node in graph.nodes)


def test_drawing():
    x = variable()
    graph = build_computational_graph([F.sum(F.exp(x) * 2)])
    assert isinstance(graph, ComputationalGraph)
    assert labels(graph) == ["(2, 3), float32"] * 3 + ["Sum", "_ * 2", "exp", "float32"]
    assert len(graph.edges) == 6
    text = graph.dump()
    assert text.startswith("digraph graphname{") and text.endswith("}")
    assert text == graph.dump("dot") == graph.dump(format="dot")
    assert json.loads(graph.dump("json"))["nodes"][0]["name"] == "x"


def test_what_is_reached():
    x = variable()
    y, z = F.exp(x), F.sin(x)
    assert labels(build_computational_graph([y])) == ["(2, 3), float32"] * 2 + ["exp"]
    assert len(build_computational_graph([y, z]).nodes) == 5
    assert labels(build_computational_graph([y.creator])) == ["(2, 3), float32", "exp"]
    a, b = Two()(x)
    assert labels(build_computational_graph((a, b))) == ["(2, 3), float32"] * 3 + ["Two"]
    y.unchain_backward()
    assert len(build_computational_graph([y]).nodes) == 1
    assert build_computational_graph([]).nodes == []


def test_nodes_and_edges_are_the_objects():
    x, y = variable(), variable()
    z = x + y
    f = z.creator
    graph = build_computational_graph([z])
    assert set(graph.nodes) == {x, y, f, z} and len(graph.nodes) == 4
    assert set(graph.edges) == {(x, f), (y, f), (f, z)} and len(graph.edges) == 3
    square = x * x
    graph = build_computational_graph([square, square])
    assert graph.edges == [(square.creator, square), (x, square.creator)]
    hidden = F.exp(F.sin(x))  # nothing else refers to the variable between
    graph = build_computational_graph([hidden])
    between = hidden.creator.inputs[0]
    assert {between, hidden.creator} <= set(graph.nodes) and (between, hidden.creator) in set(graph.edges)
    for outputs in ([z], [square], [hidden], [f], [x, z], []):
        graph = build_computational_graph(outputs)
        text = json.loads(graph.dump("json"))
        assert (len(graph.nodes), len(graph.edges)) == (len(text["nodes"]), len(text["edges"]))
    deep = x
    for _ in range(3000):
        deep = deep + 1
    assert len(build_computational_graph([deep]).nodes) == 6001


def test_styles(tmp_path):
    graph = build_computational_graph(
        [F.exp(variable())],
        variable_style={"fillcolor": "red"},
        function_style={"shape": "record"},
        rankdir="LR",
        show_name=True,
    )
    text = graph.dump()
    assert (
        'fillcolor="red"' in text
        and 'shape="record"' in text
        and "LR" in text
        and "x: (2, 3), float32" in text
    )
    graph.save(str(tmp_path / "graph.dot"))
    assert (tmp_path / "graph.dot").read_text() == text


def test_wrong_arguments():
    with pytest.raises(TypeError):
        build_computational_graph([1])
    with pytest.raises(TypeError):
        build_computational_graph(3)
    with pytest.raises(ValueError):
        build_computational_graph([variable()], remove_split=False)
    graph = build_computational_graph([variable()])
    with pytest.raises(NotImplementedError):
        graph.dump("svg")
    with pytest.raises(ValueError):
        build_computational_graph([variable()], rankdir="up")
