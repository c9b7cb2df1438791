#!/usr/bin/env python3
"""Trains a multilayer perceptron or LeNet to read handwritten digits: the Python form of the C example, with
the same numbers for a seed."""

import catenary
import catenary.functions as F
import catenary.links as L
import mnist
import session
from catenary import datasets, iterators, optimizers, training
from catenary.training import extensions


class MLP(catenary.ChainList):
    """Linear layers with rectifiers between them."""

    def __init__(self, sizes):
        super().__init__(*[L.Linear(a, b) for a, b in zip(sizes, sizes[1:])])

    def __call__(self, x):
        for layer in self[:-1]:
            x = F.relu(layer(x))
        return self[-1](x)


class LeNet(catenary.Chain):
    """Caffe's LeNet: two convolutions with max pooling, then two linear layers."""

    def __init__(self):
        super().__init__(
            conv1=L.Convolution2D(1, 20, 5),
            conv2=L.Convolution2D(20, 50, 5),
            ip1=L.Linear(800, 500),
            ip2=L.Linear(500, 10),
        )

    def __call__(self, x):
        h = F.reshape(x, (-1, 1, 28, 28))
        h = F.max_pooling_2d(self.conv1(h), 2, 2)
        h = F.max_pooling_2d(self.conv2(h), 2, 2)
        return self.ip2(F.relu(self.ip1(h)))


OPTIMIZERS = {
    "adam": (optimizers.Adam, 0.001),
    "sgd": (optimizers.SGD, 0.2),
    "momentum": (optimizers.MomentumSGD, 0.05),
}


def options():
    parser = session.parser(__doc__, batch=100, epochs=20)
    add = parser.add_argument
    add("--data", help="folder with the IDX files of MNIST; None: $CATENARY_DATA/mnist", metavar="DIR")
    add("--train", type=int, help="train on the first N digits only", metavar="N")
    add("--test", type=int, help="test on the first N digits only", metavar="N")
    add("--model", choices=["mlp", "lenet"], default="mlp", help="the network")
    add("--layers", type=int, default=2, help="hidden layers of mlp", metavar="N")
    add("--units", type=int, default=100, help="units of each hidden layer of mlp", metavar="N")
    add("--optimizer", choices=sorted(OPTIMIZERS), default="adam", help="the rule of updates")
    add("--lr", type=float, help="learning rate; None: adam 0.001, sgd 0.2, momentum 0.05", metavar="X")
    return session.read(parser)


def load(o):
    """The digits to train on and to test on, as datasets."""
    train, test = mnist.load(o.data)
    train = datasets.TupleDataset(*[part[: o.train] for part in train])
    test = datasets.TupleDataset(*[part[: o.test] for part in test])
    print("data     %d for training, %d for testing" % (len(train), len(test)))
    return train, test


def main():
    o = options()
    train, test = load(o)
    network = LeNet() if o.model == "lenet" else MLP([784] + o.layers * [o.units] + [10])
    model = L.Classifier(network)
    kind, rate = OPTIMIZERS[o.optimizer]
    optimizer = kind(o.lr or rate)
    optimizer.setup(model)

    updater = training.StandardUpdater(iterators.SerialIterator(train, o.batch, seed=o.seed), optimizer)
    losses = ["main/loss", "validation/main/loss"]
    trainer = session.trainer(o, updater, [*losses, "validation/main/accuracy"], losses)
    tests = iterators.SerialIterator(test, 500, repeat=False, shuffle=False)
    trainer.extend(extensions.Evaluator(tests, model), trigger=session.trigger(o))
    trainer.extend(extensions.snapshot_object(network, "model.safetensors"), trigger=session.trigger(o))
    session.run(o, trainer)

    log = trainer.get_extension("LogReport").log
    if log:
        print("test accuracy %.4f" % log[-1]["validation/main/accuracy"])


if __name__ == "__main__":
    main()
