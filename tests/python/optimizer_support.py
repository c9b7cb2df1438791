"""Code shared by the tests of optimizers."""

import catenary
import numpy as np


def make_link(values=(1.0, -2.0, 3.0), grads=(0.5, 0.25, -1.0), dtype="f"):
    link = catenary.Chain(a=catenary.Link(w=(len(values),)), b=catenary.Link(w=(2,)))
    link.a.w.data, link.a.w.grad = np.array(values, dtype), np.array(grads, dtype)
    link.b.w.data, link.b.w.grad = np.ones(2, dtype), np.full(2, 2, dtype)
    return link


class Plain(catenary.GradientMethod):
    """p -= lr * (sum of gradients so far)."""

    def __init__(self, lr=0.1):
        self.lr = lr

    def init_state(self, param, state):
        state["sum"] = catenary.array.zeros_like(param.data)
        state["count"] = 0

    def update_one(self, param, state):
        state["sum"] += param.grad
        state["count"] += 1
        param.data -= self.lr * state["sum"]


class Boom(Exception):
    pass


def fail(*_):
    raise Boom("here")
