#!/usr/bin/env python3
"""Trains an LSTM language model on words or characters by truncated backpropagation through time, and writes
some text: the Python form of the C example, with the same numbers for a seed. Ctrl-C saves the training, and
--resume continues it."""

import math
import os
import pathlib
import sys

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import gpt_text
import session
from catenary import cuda, datasets, optimizers, report, schedules, training
from catenary.optimizer import GradientClipping


class RNN(catenary.Chain):
    """An embedding, stacked LSTM layers with dropout, and scores of the next token."""

    def __init__(self, vocabulary, layers, units, dropout):
        super().__init__()
        self.dropout = dropout
        self.add_link("embed", L.EmbedID(vocabulary, units))
        for i in range(layers):
            self.add_link("l%d" % (i + 1), L.LSTM(units, units))
        self.add_link("out", L.Linear(units, vocabulary))
        self.lstm = [self["l%d" % (i + 1)] for i in range(layers)]

    def drop(self, x, train):
        return F.dropout(x, self.dropout, train) if self.dropout else x

    def step(self, tokens, train=False):
        """Reads one token of each stream; returns the outputs of the last layer."""
        h = self.embed(tokens)
        for layer in self.lstm:
            h = layer(self.drop(h, train))
        return h

    def scores(self, outputs, train=False):
        return self.out(self.drop(outputs, train))

    def loss(self, inputs, targets, train=False):
        """The mean loss of tokens (steps, streams), from the present state of the layers on."""
        outputs = F.concat([self.step(row, train) for row in inputs], axis=0)
        return F.softmax_cross_entropy(self.scores(outputs, train), targets.reshape(-1))

    def set_state(self, state):
        """Lets the layers continue from arrays (c, h), without the history of these."""
        for layer, (c, h) in zip(self.lstm, state):
            layer.set_state(c.copy(), h.copy())

    def zero_state(self, streams):
        return [
            tuple(cp.zeros((streams, layer.state_size), dtype="float32") for _ in "ch") for layer in self.lstm
        ]


def read_text(path, unit):
    """The dataset with the vocabulary, the arrays of all tokens but the last and all but the first, how many
    of them come before the last tenth, which is held out, and the bits per character for a loss of 1 nat."""
    text = datasets.TextWindows(path, 1, unit=unit)
    count = len(text)
    inputs, targets = datasets.TextWindows(path, count, unit=unit)[0]
    characters = len(datasets.TextWindows(path, 1))
    return text, inputs, targets, count - count // 10, count / characters / math.log(2)


def streams(tokens, count, device):
    """Cuts tokens into streams of equal length: a row of the result (length, count) has one token of each."""
    length = len(tokens) // count
    if length < 1:
        sys.exit("error: expected a text of at least %d tokens for %d streams" % (10 * count, count))
    return cuda.to_gpu(cp.ascontiguousarray(tokens[: count * length].reshape(count, length).T), device)


class BPTTUpdater(training.Updater):
    """Reads `bprop_len` tokens of each stream in an update. The state of the layers goes on from one update
    to the next, but gradients do not go back beyond an update."""

    def __init__(self, optimizer, inputs, targets, bprop_len, bits):
        super().__init__(optimizers=optimizer)
        self.model, self.inputs, self.targets = optimizer.target, inputs, targets
        self.bprop_len, self.bits = bprop_len, bits
        self.position, self.state = 0, self.model.zero_state(inputs.shape[1])

    def update_core(self):
        end = min(self.position + self.bprop_len, len(self.inputs))
        part = slice(self.position, end)
        self.model.set_state(self.state)
        loss = self.model.loss(self.inputs[part], self.targets[part], train=True)
        self.model.cleargrads()
        (loss * (end - self.position)).backward()  # the sum over the steps, as one clips it
        self.get_optimizer("main").update()
        report({"bits": loss * self.bits}, self.model)
        self.position = end % len(self.inputs)
        if self.position == 0:  # each stream begins again
            self.state = self.model.zero_state(self.inputs.shape[1])
        else:
            self.state = [(layer.c.data, layer.h.data) for layer in self.model.lstm]

    def serialize(self, serializer):
        self.position = serializer("position", self.position)
        for i, (c, h) in enumerate(self.state):
            serializer("l%d/c" % (i + 1), c)
            serializer("l%d/h" % (i + 1), h)


def evaluate(model, inputs, targets, bprop_len):
    """The mean loss of whole streams."""
    total = 0
    with catenary.no_backprop_mode():
        model.set_state(model.zero_state(inputs.shape[1]))
        for i in range(0, len(inputs), bprop_len):
            part = slice(i, min(i + bprop_len, len(inputs)))
            total += (part.stop - part.start) * float(model.loss(inputs[part], targets[part]).data)
    return total / len(inputs)


def options():
    parser = session.parser(__doc__, batch=50, updates=1500, report=250)
    add = parser.add_argument
    add(
        "--text", help="a text in UTF-8 (tinyshakespeare in $CATENARY_DATA, or drawn stories)", metavar="FILE"
    )
    add("--unit", choices=["character", "word"], default="character", help="what a token is")
    for name, value, meaning in (
        ("layers", 2, "layers of LSTM"),
        ("units", 128, "units of each layer"),
        ("bprop-len", 50, "tokens that gradients go back"),
        ("sample", 400, "tokens to write at the end"),
    ):
        add("--" + name, type=int, default=value, help=meaning, metavar="N")
    add("--optimizer", choices=["adam", "sgd"], default="adam", help="rule of the updates")
    for name, value, meaning in (
        ("dropout", 0.0, "share of the inputs of layers that are dropped in training"),
        ("lr", 0.008, "first learning rate, which falls to a tenth"),
        ("clip", 5.0, "largest norm of the gradients"),
        ("temperature", 0.8, "of the sample; below 1: likelier tokens"),
    ):
        add("--" + name, type=float, default=value, help=meaning, metavar="X")
    o = session.read(parser)
    if o.text is None:
        o.text = usual_text(o.seed)
    return o


def usual_text(seed):
    """The path of tinyshakespeare or, if there is none, of stories.txt, which is drawn first."""
    usual = os.path.join(os.environ.get("CATENARY_DATA") or "/absent", "text", "tinyshakespeare.txt")
    if os.path.exists(usual):
        return usual
    pathlib.Path("stories.txt").write_text(gpt_text.draw_stories(600000, seed))
    return "stories.txt"


def make_optimizer(o, model):
    sgd = o.optimizer == "sgd"
    optimizer = optimizers.SGD(o.lr) if sgd else optimizers.Adam(o.lr)
    optimizer.setup(model)
    optimizer.add_hook(GradientClipping(o.clip))
    optimizer.set_schedule("lr" if sgd else "alpha", schedules.Cosine(o.lr, o.lr / 10, o.updates))
    return optimizer


def write_sample(o, model, vocabulary):
    """Each token is drawn by the probabilities that follow those before it."""
    token = 0
    for layer in model.lstm:
        layer.reset_state()
    with catenary.no_backprop_mode():
        for _ in range(o.sample):
            scores = model.scores(model.step(cp.array([token], dtype="int32")))
            chances = F.softmax(F.cast(scores / o.temperature, "float64")).data[0]
            token = int(cp.random.choice(len(vocabulary), p=chances))
            text = vocabulary[token]
            if o.unit == "word":
                text = "\n" if text == "<eos>" else text + " "
            print(text, end="", flush=True)
    print()


def main():
    o = options()
    text, inputs, targets, trained, bits = read_text(o.text, o.unit + "s")
    model = RNN(len(text.vocabulary), o.layers, o.units, o.dropout)
    optimizer = make_optimizer(o, model)
    parts = [streams(tokens[:trained], o.batch, o.device) for tokens in (inputs, targets)]
    held_out = [streams(tokens[trained:], o.batch, o.device) for tokens in (inputs, targets)]
    print(
        "text     %s: %d tokens for training, %d held out, %d different"
        % (o.text, trained, len(inputs) - trained, len(text.vocabulary)),
        flush=True,
    )

    @training.make_extension(session.trigger(o), "validation", training.PRIORITY_WRITER)
    def validate(trainer):
        loss = evaluate(model, *held_out, o.bprop_len)
        report({"validation/bits": loss * bits, "validation/perplexity": math.exp(loss)})

    updater = BPTTUpdater(optimizer, *parts, o.bprop_len, bits)
    entries = ["main/bits", "validation/bits", "validation/perplexity", "elapsed_time"]
    trainer = session.trainer(o, updater, entries, plotted=entries[:2])
    trainer.extend(validate)
    session.run(o, trainer)
    write_sample(o, model, text.vocabulary)


if __name__ == "__main__":
    main()
