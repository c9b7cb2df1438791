#!/usr/bin/env python3
"""Trains a variational autoencoder on handwritten digits and draws new ones: the Python form of the C
example, with the same numbers for a seed."""

import os
import struct
import zlib

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import mnist
import session
from catenary import datasets, iterators, optimizers, training
from catenary.training import extensions


class VAE(catenary.Chain):
    """The autoencoder of Kingma and Welling, for vectors of numbers from 0 to 1."""

    def __init__(self, inputs, hidden, latent, beta=1, samples=1):
        super().__init__(
            encoder=L.Linear(inputs, hidden),
            mean=L.Linear(hidden, latent),
            ln_var=L.Linear(hidden, latent),
            decoder=L.Linear(latent, hidden),
            output=L.Linear(hidden, inputs),
        )
        self.beta, self.samples = beta, samples

    def encode(self, x):
        h = F.relu(self.encoder(x))
        return self.mean(h), self.ln_var(h)

    def decode(self, code):
        """Logits of x: sigmoid of them are the expected numbers."""
        return self.output(F.relu(self.decoder(code)))

    def loss(self, x):
        """The negative lower bound of the log-likelihood, mean over the rows of x."""
        mean, ln_var = self.encode(x)
        terms = [F.bernoulli_nll(x, self.decode(F.gaussian(mean, ln_var))) for _ in range(self.samples)]
        reconstruction = sum(terms[1:], terms[0]) / (len(x) * self.samples)
        divergence = F.gaussian_kl_divergence(mean, ln_var) / len(x)
        catenary.report({"reconstruction": reconstruction, "divergence": divergence}, self)
        return reconstruction + divergence * self.beta


def write_png(path, rows):
    """Writes rows of equally many digits, arrays of shape (N, 784) with numbers from 0 to 1."""
    lines = [row.reshape(-1, 28, 28).transpose(1, 0, 2).reshape(28, -1) for row in rows]
    pixels = (cp.concatenate(lines) * 255 + 0.5).astype("uint8")
    height, width = pixels.shape
    data = b"".join(b"\0" + bytes(line) for line in pixels.tolist())
    header = struct.pack(">2I5B", width, height, 8, 0, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, content in ((b"IHDR", header), (b"IDAT", zlib.compress(data)), (b"IEND", b"")):
            file.write(struct.pack(">I", len(content)) + kind + content)
            file.write(struct.pack(">I", zlib.crc32(kind + content)))


class Pictures(training.Extension):
    """Writes digits.png: two rows of digits, each above its reconstructions, and rows of new digits."""

    name = "pictures"

    def __init__(self, model, digits, latent, seed):
        self.model, self.digits, self.latent, self.seed = model, digits, latent, seed

    def __call__(self, trainer):
        codes = cp.random.RandomState(self.seed).standard_normal((64, self.latent), "float32")
        with catenary.no_backprop_mode():
            rows = []
            for x in (self.digits[:16], self.digits[16:32]):
                rows += [x, F.sigmoid(self.model.decode(self.model.encode(x)[0])).data]
            rows.append(cp.zeros_like(rows[0]))
            new = F.sigmoid(self.model.decode(codes)).data
            rows += [new[i : i + 16] for i in range(0, 64, 16)]
        write_png(os.path.join(trainer.out, "digits.png"), rows)


def options():
    parser = session.parser(__doc__, batch=100, epochs=100, report=5)
    add = parser.add_argument
    add("--data", default=None, help="folder with the IDX files of MNIST (otherwise $CATENARY_DATA/mnist)")
    add("--train", type=int, default=None, help="train on the first N digits only", metavar="N")
    add("--test", type=int, default=None, help="test on the first N digits only", metavar="N")
    add("--latent", type=int, default=10, help="numbers in a code", metavar="N")
    add("--hidden", type=int, default=500, help="hidden units of encoder and decoder", metavar="N")
    add("--beta", type=float, default=1.0, help="weight of the divergence in the loss", metavar="X")
    add("--samples", type=int, default=1, help="codes that are drawn for each digit", metavar="K")
    add("--lr", type=float, default=1e-3, help="learning rate of Adam", metavar="X")
    return session.read(parser)


def main():
    o = options()
    (train, _), (test, _) = mnist.load(o.data)
    train, test = train[: o.train], test[: o.test]
    print("data     %d for training, %d for testing" % (len(train), len(test)))

    model = VAE(784, o.hidden, o.latent, o.beta, o.samples)
    optimizer = optimizers.Adam(o.lr)
    optimizer.setup(model)
    batches = iterators.SerialIterator(datasets.TupleDataset(train), o.batch, seed=o.seed)
    rest = iterators.SerialIterator(datasets.TupleDataset(test), o.batch, repeat=False, shuffle=False)
    updater = training.StandardUpdater(batches, optimizer, loss_func=model.loss)
    entries = ["main/loss", "main/reconstruction", "main/divergence", "validation/main/loss"]
    trainer = session.trainer(o, updater, entries, ["main/loss", "validation/main/loss"])
    trainer.extend(extensions.Evaluator(rest, model, eval_func=model.loss), trigger=session.trigger(o))
    trainer.extend(Pictures(model, test, o.latent, o.seed), trigger=session.trigger(o))
    session.run(o, trainer)
    print("pictures %s/digits.png" % o.out)


if __name__ == "__main__":
    main()
