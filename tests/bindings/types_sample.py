"""A program for mypy, which is not run: the type that each line reveals, and the errors that it finds, are in
comments."""

from typing import reveal_type

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
from catenary import Variable, optimizers, serializers, settings

a = cp.array([[1, 2, 3], [4, 5, 6]], dtype="float32")
reveal_type(a)  # catenary.array.ndarray
reveal_type(a.shape)  # tuple[int, ...]
reveal_type(a[0] + 1)  # catenary.array.ndarray
reveal_type(a.sum(axis=0))  # catenary.array.ndarray
reveal_type(a.reshape(3, 2).T)  # catenary.array.ndarray
reveal_type(cp.zeros((2, 3)))  # catenary.array.ndarray
reveal_type(cp.random.uniform(0, 1, (2, 3)))  # catenary.array.ndarray
reveal_type(cp.exp(a))  # catenary.array.ndarray
reveal_type(cp.add)  # catenary.array._OneResult
reveal_type(cp.add.at(a, 0, 1))  # None
reveal_type(float(a[0, 0]))  # float

x = Variable(a)
y = F.sum(x**2)
reveal_type(x)  # catenary.Variable
reveal_type(y)  # catenary.Variable
reveal_type(y.backward())  # None
reveal_type(x.data)  # catenary.array.ndarray
reveal_type(x.grad)  # catenary.array.ndarray | None
reveal_type(F.relu(x))  # catenary.Variable
reveal_type(-x @ x)  # catenary.Variable

layer = L.Linear(3, 2)
reveal_type(layer)  # catenary.links.connection.Linear
reveal_type(layer(x))  # catenary.Variable
reveal_type(layer.W)  # catenary.Variable
model = catenary.Sequential(layer, F.relu)
optimizer = optimizers.Adam(0.01)
reveal_type(optimizer)  # catenary.optimizers.Adam
reveal_type(optimizer.setup(model))  # None
reveal_type(optimizer.t)  # int
reveal_type(serializers.save_npz("model.npz", model))  # None
reveal_type(settings.onednn_enabled())  # Any


class Network(catenary.Chain):
    def __init__(self) -> None:
        super().__init__(hidden=L.Linear(3, 4), out=L.Linear(4, 2))

    def __call__(self, value: Variable) -> Variable:
        hidden: Variable = self.hidden(value)
        out: Variable = self.out(F.relu(hidden))
        return out


reveal_type(Network()(x))  # catenary.Variable

print(a.shapes)  # error: attr-defined
F.relu()  # error: call-arg
F.relu("text")  # error: arg-type
cp.zeros((2, 3), shape=1)  # error: misc
L.Linear(3, 2, wscale=1, nobias="yes")  # error: arg-type
