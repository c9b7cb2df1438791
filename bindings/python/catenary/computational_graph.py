"""Drawings of computational graphs."""

from . import _calls, raw
from ._handle import ComputationalGraph as ComputationalGraphHandle, Function, made_by
from ._variable import Variable

_FORMATS = {"dot": raw.CTN_GRAPH_FORMAT_DOT, "json": raw.CTN_GRAPH_FORMAT_JSON}
_DIRECTIONS = {
    "TB": raw.CTN_GRAPH_TOP_TO_BOTTOM,
    "BT": raw.CTN_GRAPH_BOTTOM_TO_TOP,
    "LR": raw.CTN_GRAPH_LEFT_TO_RIGHT,
    "RL": raw.CTN_GRAPH_RIGHT_TO_LEFT,
}


def _format(name, method):
    if name not in _FORMATS:
        raise NotImplementedError(
            "ComputationalGraph.%s: format: expected 'dot' or 'json', got %r" % (method, name)
        )
    return _FORMATS[name]


@made_by
class ComputationalGraph(ComputationalGraphHandle):
    """A drawing in which functions are boxes with their labels and variables ovals with shape and dtype."""

    def dump(self, format="dot"):
        """The drawing in the language of Graphviz ("dot") or as JSON ("json")."""
        return _calls.computational_graph_dump(self, _format(format, "dump"))

    def save(self, path, format="dot"):
        """Writes the text to a file."""
        _calls.computational_graph_save(self, path, _format(format, "save"))

    @property
    def nodes(self):
        """The Variables and Functions of the graph as a list; dump("json") describes them."""
        return list(self._nodes)

    @property
    def edges(self):
        """Pairs (Variable, Function) of a function and its input, and (Function, Variable) of its output, as
        a list."""
        return list(self._edges)


def _reached(outputs):
    """The nodes and edges that lead to variables and functions, each once."""
    nodes, edges, left = {}, {}, outputs[::-1]
    while left:
        node = left.pop()
        if id(node) in nodes:
            continue
        nodes[id(node)] = node
        if isinstance(node, Variable):
            creator = node.creator
            before = () if creator is None else (creator,)
        else:
            before = node.inputs or ()
        left.extend(reversed(before))
        for other in before:
            edges[id(other), id(node)] = other, node
    return list(nodes.values()), list(edges.values())


_SETTINGS = {
    "variable_style": _calls.computational_graph_set_variable_style,
    "function_style": _calls.computational_graph_set_function_style,
}


def build_computational_graph(
    outputs, remove_split=True, variable_style=None, function_style=None, rankdir=None, show_name=False
):
    """Draws the graph that leads to variables and functions.

    outputs: a sequence of Variables and Functions. variable_style and function_style are dictionaries of
    Graphviz attributes, rankdir is its direction ("TB", "LR", ...). With show_name labels of variables begin
    with their names.
    """
    if not remove_split:
        raise ValueError("build_computational_graph: remove_split: expected True")
    outputs = list(outputs)
    for output in outputs:
        if not isinstance(output, (Variable, Function)):
            raise TypeError(
                "build_computational_graph: outputs: expected Variables and Functions, got %s"
                % type(output).__name__
            )
    graph = _calls.build_computational_graph(
        [v for v in outputs if isinstance(v, Variable)], [f for f in outputs if isinstance(f, Function)]
    )
    graph._nodes, graph._edges = _reached(outputs)
    for setter, style in (
        (_SETTINGS["variable_style"], variable_style),
        (_SETTINGS["function_style"], function_style),
    ):
        for attribute, value in (style or {}).items():
            setter(graph, attribute, value if value is None else str(value))
    if rankdir is not None:
        if rankdir not in _DIRECTIONS:
            raise ValueError(
                "build_computational_graph: rankdir: expected 'TB', 'BT', 'LR' or 'RL', got %r" % (rankdir,)
            )
        _calls.computational_graph_set_rankdir(graph, _DIRECTIONS[rankdir])
    if show_name:
        _calls.computational_graph_set_show_names(graph, True)
    return graph


__all__ = ["ComputationalGraph", "build_computational_graph"]


def __dir__():
    return __all__
