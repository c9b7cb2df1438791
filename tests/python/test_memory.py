"""Memory use does not grow over many objects. CATENARY_MANY sets the number of objects of each kind; a full
run uses a million."""

import gc
import os

import catenary.array as cp
import pytest
from catenary import Chain, Function, Variable, functions as F, links as L
from catenary._cycles import _strong
from catenary._handle import _live, _tracked

MANY = int(os.environ.get("CATENARY_MANY", "100000"))
ROOM = 4 << 20  # bytes by which allocators may hold more at the end of a loop than at its beginning


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def arrays(count):
    a = cp.ones(10, dtype="float32")
    for _ in range(count):
        a = (a + 1)[:5].repeat(2).copy()


def variables(count):
    x = Variable(cp.ones(3, dtype="float32"))
    for _ in range(count):
        y = F.relu(Variable(x.data) * 2)
        y.data, y.creator


class Double(Function):
    def forward(self, inputs):
        self.kept = inputs
        return (inputs[0] * 2,)

    def backward(self, inputs, grad_outputs):
        return (grad_outputs[0] * 2,)


def callbacks(count):
    x = Variable(cp.ones(3, dtype="float32"))
    for _ in range(count // 2):  # a forward and a backward each
        x.cleargrad()
        F.sum(Double()(x)).backward()


def cycles(count):
    for i in range(count // 10):
        if i % 500 == 0:
            gc.collect()  # automatic collections wait for a quarter of all objects of pytest
        function = Double()
        function.output = function(Variable(cp.ones(3, dtype="float32")))


class Node(Chain):
    pass


def links(count):
    for i in range(count // 50):
        if i % 500 == 0:
            gc.collect()
        parent = Node(child=Node(l=L.Linear(2, 2)))
        parent.child.parent = parent


def exceptions(count):
    a, b = cp.ones(3), cp.ones(4)
    for _ in range(count // 10):
        with pytest.raises(ValueError):
            a + b


class Refusing(Double):
    def backward(self, inputs, grad_outputs):
        raise RuntimeError("no")


def failing_callbacks(count):
    for i in range(count // 20):
        if i % 500 == 0:
            gc.collect()
        with pytest.raises(RuntimeError, match="no"):
            F.sum(Refusing()(Variable(cp.ones(3, dtype="float32")))).backward()


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs /proc")
@pytest.mark.parametrize("loop", [arrays, variables, callbacks, cycles, links, exceptions, failing_callbacks])
def test_flat(loop):
    loop(MANY // 10)
    gc.collect()
    before, known = resident(), (len(_live), len(_tracked), len(_strong))
    loop(MANY)
    gc.collect()
    assert resident() - before < ROOM
    assert len(_tracked) <= known[1] + 10 and len(_strong) <= known[2] + 10
