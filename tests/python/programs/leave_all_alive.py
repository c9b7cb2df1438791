"""Exits with live objects of all kinds: arrays, graphs, links, optimizers, hooks, callbacks, threads,
cycles."""

import threading

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
from catenary import Chain, Function, Variable, function_hooks, optimizers


class Square(Function):
    def forward(self, inputs):
        self.kept = inputs
        return (inputs[0] * inputs[0],)

    def backward(self, inputs, grad_outputs):
        return (2 * inputs[0] * grad_outputs[0],)


class Model(Chain):
    def __init__(self):
        super().__init__(l1=L.Linear(3, 4), l2=L.Linear(4, 2))
        self.me = self

    def __call__(self, x):
        self.y = self.l2(Square()(F.relu(self.l1(x))))
        return self.y


model = Model()
optimizer = optimizers.Adam()
optimizer.setup(model)
optimizer.add_hook(catenary.optimizer.WeightDecay(0.01))
optimizer.add_hook(lambda o: None, "nothing")
optimizer.model = model
hook = function_hooks.TimerHook()
x = Variable(cp.ones((5, 3), dtype="float32"))
with hook:
    for _ in range(3):
        loss = F.sum(model(x))
        model.cleargrads()
        loss.backward()
        optimizer.update()

function = Square()
function.output = function(x)
view = memoryview(cp.arange(10))
try:
    import numpy

    theirs = cp.asnumpy(cp.arange(10))
    ours = cp.asarray(numpy.arange(10.0))
except ImportError:
    pass


class Failing(Function):
    def forward(self, inputs):
        raise KeyError("kept alive by its traceback")


try:
    Failing()(x)
except KeyError as error:
    kept = error

worker = threading.Thread(target=lambda: F.sum(model(x)).backward())
worker.start()
worker.join()
print("ready to leave")
