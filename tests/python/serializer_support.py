"""Code shared by the tests of serializers."""

import catenary
import numpy as np
import pytest
from catenary import functions as F, links as L, raw, serializers

FORMATS = list(raw.FORMATS)
SAVE = {name: getattr(serializers, "save_" + name) for name in FORMATS}
LOAD = {name: getattr(serializers, "load_" + name) for name in FORMATS}
formats = pytest.mark.parametrize("format", FORMATS)


class MLP(catenary.Chain):
    def __init__(self, seed=0):
        super().__init__(l1=L.Linear(4, 3), inner=catenary.ChainList(L.Linear(3, 2), L.Linear(2, 2)))
        self.add_persistent("count", seed)
        self.add_persistent("text", "seed %d" % seed)
        self.add_persistent("table", np.full(2, seed, "i"))

    def __call__(self, x):
        for link in (self.l1, self.inner[0], self.inner[1]):
            x = F.tanh(link(x))
        return F.sum(x)


KEYS = {"l1/W", "l1/b", "inner/0/W", "inner/0/b", "inner/1/W", "inner/1/b", "count", "text", "table"}


def values(model):
    return {path: param.data.get().copy() for path, param in model.namedparams()}


def assert_same(model, other):
    ours, theirs = values(model), values(other)
    assert set(ours) == set(theirs)
    for path in ours:
        assert ours[path].tobytes() == theirs[path].tobytes(), path
    if isinstance(model, MLP):
        assert (model.count, model.text, list(model.table)) == (other.count, other.text, list(other.table))
