"""Code shared by the tests of functions written in Python."""

import numpy as np
from catenary import Function, Variable


def variable(*values, dtype=np.float32):
    return Variable(np.array(values, dtype))


def values(got):
    return np.asarray(got.data if isinstance(got, Variable) else got).tolist()


class Scaled(Function):
    """k * x * y."""

    def __init__(self, k=1):
        self.k = k

    def forward(self, inputs):
        x, y = inputs
        self.kept = x
        return (self.k * x * y,)

    def backward(self, inputs, grad_outputs):
        x, y = inputs
        (g,) = grad_outputs
        return self.k * g * y, self.k * g * x


class Same(Function):
    def forward(self, inputs):
        return inputs

    def backward(self, inputs, grad_outputs):
        return grad_outputs
