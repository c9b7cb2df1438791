#!/usr/bin/env python3
"""Trains a network to read handwritten digits: the Python form of the C example, with the same numbers for a
seed."""

import argparse
import time

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import mnist
from catenary import cuda, optimizers, serializers


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
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--data", help="folder with the IDX files of MNIST (default: $CATENARY_DATA/mnist)")
    add("--train", type=int, help="train on the first N digits only", metavar="N")
    add("--test", type=int, help="test on the first N digits only", metavar="N")
    add("--model", choices=["mlp", "lenet"], default="mlp")
    add("--layers", type=int, default=2, help="hidden layers of mlp (%(default)s)", metavar="N")
    add("--units", type=int, default=100, help="units of each hidden layer of mlp (%(default)s)", metavar="N")
    add("--batch", type=int, default=100, help="digits per update (%(default)s)", metavar="N")
    add("--epochs", type=int, default=20, help="passes over the digits (%(default)s)", metavar="N")
    add("--optimizer", choices=sorted(OPTIMIZERS), default="adam")
    add("--lr", type=float, help="learning rate (adam 0.001, sgd 0.2, momentum 0.05)", metavar="X")
    add("--seed", type=int, default=0, help="of initial weights and order (%(default)s)", metavar="N")
    add("--device", default="cpu", help="device on which to compute (%(default)s)", metavar="NAME")
    add("--save", help="after every epoch, save FILE.model.npz and FILE.state.npz", metavar="FILE")
    add("--resume", help="continue from the files of --save", metavar="FILE")
    return parser.parse_args()


def evaluate(model, pixels, labels, batch=500):
    """Mean loss and accuracy, without the history that only backward needs."""
    model.compute_accuracy = True
    loss = correct = 0
    with catenary.no_backprop_mode():
        for first in range(0, len(labels), batch):
            t = labels[first : first + batch]
            loss += float(model(pixels[first : first + batch], t).data) * len(t)
            correct += round(float(model.accuracy.data) * len(t))
    return loss / len(labels), correct / len(labels)


def train(model, optimizer, pixels, labels, order, batch):
    """One pass over the digits in the given order; the mean of the losses before each update."""
    model.compute_accuracy = False
    total = 0
    for first in range(0, len(order), batch):
        chosen = order[first : first + batch]
        loss = model(pixels.take(chosen, axis=0), labels.take(chosen, axis=0))
        model.cleargrads()
        loss.backward()
        optimizer.update()
        total += float(loss.data) * len(chosen)
    optimizer.new_epoch()
    return total / len(order)


def main():
    o = options()
    cuda.get_device(o.device).use()
    cp.random.seed(o.seed)
    (pixels, labels), (test_pixels, test_labels) = mnist.load(o.data)
    pixels, labels = cuda.to_gpu(pixels[: o.train], o.device), cuda.to_gpu(labels[: o.train], o.device)
    test_pixels, test_labels = (
        cuda.to_gpu(test_pixels[: o.test], o.device),
        cuda.to_gpu(test_labels[: o.test], o.device),
    )
    print("data     %d for training, %d for testing" % (len(labels), len(test_labels)))

    network = LeNet() if o.model == "lenet" else MLP([784] + o.layers * [o.units] + [10])
    model = L.Classifier(network)
    kind, rate = OPTIMIZERS[o.optimizer]
    rate = o.lr or rate
    optimizer = kind(rate)
    optimizer.setup(model)
    print(
        "network  %s, %s with learning rate %g, batches of %d, seed %d, on %s"
        % (o.model, o.optimizer, rate, o.batch, o.seed, o.device)
    )
    if o.resume:
        serializers.load_npz(o.resume + ".model.npz", model)
        serializers.load_npz(o.resume + ".state.npz", optimizer)

    for epoch in range(optimizer.epoch + 1, o.epochs + 1):
        started = time.perf_counter()
        with cp.cuda.Device("cpu"):  # the order of the digits is the same on every device
            order = cp.random.RandomState(o.seed * 100003 + epoch).permutation(len(labels))
        order = cuda.to_gpu(order, o.device)
        train_loss = train(model, optimizer, pixels, labels, order, o.batch)
        test_loss, accuracy = evaluate(model, test_pixels, test_labels)
        print(
            "epoch %2d/%d  train loss %.4f  test loss %.4f  test accuracy %.4f  %.2f s"
            % (epoch, o.epochs, train_loss, test_loss, accuracy, time.perf_counter() - started),
            flush=True,
        )
        if o.save:
            serializers.save_npz(o.save + ".model.npz", model)
            serializers.save_npz(o.save + ".state.npz", optimizer)
    print("test accuracy %.4f" % evaluate(model, test_pixels, test_labels)[1])


if __name__ == "__main__":
    main()
