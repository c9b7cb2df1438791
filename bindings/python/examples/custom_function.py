#!/usr/bin/env python3
"""Trains a classifier of digits with the sparsemax loss (Martins and Astudillo, 2016), a function with a
forward and a backward of its own: the Python form of the C example."""

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import mnist
import session
from catenary import datasets, gradient_check, iterators, optimizers, training
from catenary.training import extensions
from catenary.utils import type_check


def sparsemax(scores):
    """Probabilities, with exact zeros, for scores (examples, classes): their projection onto the simplex."""
    z = scores - scores.max(axis=1, keepdims=True)  # the same result, and large scores lose no digits
    best = cp.flip(cp.sort(z, axis=1), axis=1)
    ranks = cp.arange(1, z.shape[1] + 1, dtype=z.dtype)
    chosen = ranks * best + 1 > cp.cumsum(best, axis=1)
    threshold = ((best * chosen).sum(axis=1, keepdims=True) - 1) / chosen.sum(axis=1, keepdims=True)
    return cp.maximum(z - threshold.astype(z.dtype), 0)


class SparsemaxLoss(catenary.Function):
    """The mean loss of scores (examples, classes) and labels (examples)."""

    def check_type_forward(self, in_types):
        type_check.expect(in_types.size() == 2)
        z, t = in_types
        type_check.expect(
            z.dtype.kind == "f", z.ndim == 2, t.dtype.kind == "i", t.ndim == 1, t.shape[0] == z.shape[0]
        )

    def forward(self, inputs):
        scores, labels = inputs
        z, p = scores - scores.max(axis=1, keepdims=True), sparsemax(scores)
        self.excess = p - (cp.arange(z.shape[1]) == labels.reshape(-1, 1))  # all that backward needs
        losses = (self.excess * z).sum(axis=1) + (1 - (p * p).sum(axis=1)) / 2
        return (losses.mean().astype(z.dtype),)

    def backward(self, inputs, grads):
        return grads[0] * self.excess / len(self.excess), None  # labels have no gradient


def sparsemax_loss(scores, labels):
    return SparsemaxLoss()(scores, labels)


def composed(scores, labels):
    """The same loss, composed of functions of the library."""
    p = sparsemax(scores.data)  # says which classes take part
    mask = catenary.Variable((p > 0).astype(p.dtype))
    z = scores - scores.data.max(axis=1, keepdims=True)
    threshold = (F.sum(z * mask, axis=1, keepdims=True) - 1) / F.sum(mask, axis=1, keepdims=True)
    p = (z - threshold) * mask
    losses = F.sum(p * z, axis=1) - F.select_item(z, labels) + (1 - F.sum(p * p, axis=1)) / 2
    return F.sum(losses) / len(p.data)


def check():
    """Compares the function with finite differences, and with the composed form."""
    rng = cp.random.RandomState(1)
    scores, labels = rng.normal(0, 2, (6, 10)), cp.array([3, 1, 4, 1, 5, 9], dtype=cp.int32)
    gradient_check.check_backward(sparsemax_loss, (scores, labels), None, eps=1e-4, rtol=1e-5, atol=1e-7)
    print("the gradient agrees with finite differences")
    x = [catenary.Variable(scores) for _ in range(2)]
    for variable, loss in zip(x, (sparsemax_loss, composed)):
        loss(variable, catenary.Variable(labels)).backward()
    gradient_check.assert_allclose(x[0].grad, x[1].grad, atol=1e-12, rtol=1e-12)
    print("the gradient is that of the composed function")


LOSSES = {"function": sparsemax_loss, "composed": composed, "softmax": F.softmax_cross_entropy}


def main():
    options = session.parser(__doc__, batch=100, epochs=10)
    options.add_argument(
        "--data", help="folder with the IDX files of MNIST; None: $CATENARY_DATA/mnist", metavar="DIR"
    )
    options.add_argument("--loss", choices=list(LOSSES), default="function", help="the loss to train with")
    options.add_argument("--units", type=int, default=100, help="hidden units", metavar="N")
    options.add_argument("--train", type=int, help="train on the first N digits only", metavar="N")
    options.add_argument("--test", type=int, help="test on the first N digits only", metavar="N")
    o = session.read(options)
    check()

    train, test = mnist.load(o.data)
    train, test = [part[: o.train] for part in train], [part[: o.test] for part in test]
    network = L.Sequential(L.Linear(784, o.units), F.relu, L.Linear(o.units, 10))
    model = L.Classifier(network, lossfun=LOSSES[o.loss])
    optimizer = optimizers.Adam()
    optimizer.setup(model)
    batches = iterators.SerialIterator(datasets.TupleDataset(*train), o.batch, seed=o.seed)
    updater = training.StandardUpdater(batches, optimizer)
    losses = ["main/loss", "validation/main/loss"]
    trainer = session.trainer(o, updater, [*losses, "validation/main/accuracy"], losses)
    tests = iterators.SerialIterator(datasets.TupleDataset(*test), o.batch, repeat=False, shuffle=False)
    trainer.extend(extensions.Evaluator(tests, model))
    session.run(o, trainer)

    with catenary.no_backprop_mode():
        scores = network(catenary.Variable(test[0]))
    p = F.softmax(scores).data if o.loss == "softmax" else sparsemax(scores.data)
    possible = (p > 0).sum(axis=1)
    print(
        "%.2f of 10 classes have a probability above zero; for %.1f%% of the digits, only one"
        % (float(possible.mean()), 100 * float((possible == 1).mean()))
    )


if __name__ == "__main__":
    main()
