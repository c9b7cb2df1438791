#!/usr/bin/env python3
"""Trains a GPT on the characters of a text and writes some: the Python form of the C example, with the same
numbers for a seed. Ctrl-C saves the training, and --resume continues it."""

import hashlib
import math
import sys

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import gpt_text
import session
from catenary import cuda, initializers, iterators, optimizers, report, schedules, training
from catenary.dataset import DatasetMixin, concat_examples
from catenary.dictionary import Dictionary
from catenary.optimizer import GradientClipping
from catenary.training import extensions


def linear(from_size, to_size, deviation=0.02):
    return L.Linear(from_size, to_size, initialW=initializers.Normal(deviation))


class Attention(catenary.Chain):
    """Each position sees itself and those before it."""

    def __init__(self, o):
        super().__init__()
        self.heads, self.dropout = o.heads, o.dropout
        self.add_link("c_attn", linear(o.width, 3 * o.width))
        self.add_link("c_proj", linear(o.width, o.width, 0.02 / math.sqrt(2 * o.layers)))

    def __call__(self, x, batch, train):
        width = x.shape[1]
        joined = F.reshape(self.c_attn(x), (batch, -1, 3 * self.heads, width // self.heads))
        q, k, v = F.split_axis(F.swapaxes(joined, 1, 2), 3, 1)
        y = F.attention(q, k, v, causal=True, dropout=self.dropout if train else 0)
        return self.c_proj(F.reshape(F.swapaxes(y, 1, 2), (-1, width)))


class FeedForward(catenary.Chain):
    def __init__(self, o):
        super().__init__()
        self.add_link("c_fc", linear(o.width, 4 * o.width))
        self.add_link("c_proj", linear(4 * o.width, o.width, 0.02 / math.sqrt(2 * o.layers)))

    def __call__(self, x):
        return self.c_proj(F.gelu(self.c_fc(x), approximate=True))


class Block(catenary.Chain):
    def __init__(self, o):
        super().__init__()
        self.dropout = o.dropout
        self.add_link("ln_1", L.LayerNormalization(o.width, eps=1e-5))
        self.add_link("attn", Attention(o))
        self.add_link("ln_2", L.LayerNormalization(o.width, eps=1e-5))
        self.add_link("mlp", FeedForward(o))

    def __call__(self, x, batch, train):
        x = x + drop(self.attn(self.ln_1(x), batch, train), self.dropout, train)
        return x + drop(self.mlp(self.ln_2(x)), self.dropout, train)


def drop(x, ratio, train):
    return F.dropout(x, ratio, train) if ratio else x


class GPT(catenary.Chain):
    """GPT-2's network; its parameters have the published names."""

    def __init__(self, o, vocabulary):
        super().__init__()
        self.context, self.dropout = o.context, o.dropout
        self.add_link("wte", L.EmbedID(vocabulary, o.width, initialW=initializers.Normal(0.02)))
        self.add_link("wpe", L.EmbedID(o.context, o.width, initialW=initializers.Normal(0.02)))
        self.add_link("h", catenary.ChainList(*[Block(o) for _ in range(o.layers)]))
        self.add_link("ln_f", L.LayerNormalization(o.width, eps=1e-5))

    def __call__(self, tokens, train=False):
        """Scores of the next tokens, of shape (N T, vocabulary), for tokens of shape (N, T)."""
        batch, count = tokens.shape
        places = cp.arange(count, dtype="int32")
        x = drop(F.reshape(self.wte(tokens) + self.wpe(places), (batch * count, -1)), self.dropout, train)
        for block in self.h:
            x = block(x, batch, train)
        return F.linear(self.ln_f(x), self.wte.W)

    def loss(self, tokens, targets, train=False):
        return F.softmax_cross_entropy(self(tokens, train), targets.reshape(-1))


def options():
    parser = session.parser(__doc__, batch=16, updates=1500, report=250)
    add = parser.add_argument
    add(
        "--text", help="a text in UTF-8 (tinyshakespeare in $CATENARY_DATA, or drawn stories)", metavar="FILE"
    )
    for name, value, meaning in (
        ("layers", 4, "blocks"),
        ("heads", 4, "heads of attention"),
        ("width", 128, "length of the vectors"),
        ("context", 64, "characters that the model sees at once"),
        ("warmup", 100, "updates until the highest learning rate"),
        ("sample", 400, "characters to write at the end"),
    ):
        add("--" + name, type=int, default=value, help=meaning, metavar="N")
    for name, value, meaning in (
        ("lr", 4e-3, "highest learning rate of AdamW"),
        ("last-lr", 4e-4, "learning rate of the last update"),
        ("weight-decay", 0.1, "of matrices"),
        ("clip", 1.0, "largest norm of the gradients"),
        ("dropout", 0.0, "share of numbers that are dropped in training"),
    ):
        add("--" + name, type=float, default=value, help=meaning, metavar="X")
    add("--weights", default="gpt.safetensors", help="file for the weights at the end", metavar="FILE")
    return session.read(parser)


def make_optimizer(o, model):
    optimizer = optimizers.AdamW(o.lr, 0.9, 0.99, 1e-8, o.weight_decay)
    optimizer.setup(model)
    optimizer.add_hook(GradientClipping(o.clip))
    for name in ("b", "gamma", "beta"):
        optimizer.add_group(name, ["*/" + name]).weight_decay_rate = 0
    rate = schedules.Cosine(o.lr, o.last_lr, max(o.updates - o.warmup, 1))
    if o.warmup:
        rate = schedules.Warmup(o.lr / (o.warmup + 1), o.warmup, rate)
    optimizer.set_schedule("alpha", rate)
    return optimizer


class Windows(DatasetMixin):
    """Windows of a text: an example is so many tokens, and those that follow each of them."""

    def __init__(self, tokens, context, count):
        self.tokens, self.count = tokens, count
        self.length = min(context, len(tokens) - 1)

    def __len__(self):
        return self.count

    def get_example(self, i):
        start = self.start(i)
        end = start + self.length
        return self.tokens[start:end], self.tokens[start + 1 : end + 1]


class WindowsToTrainOn(Windows):
    """Number i depends on the seed and i only."""

    def __init__(self, tokens, o):
        super().__init__(tokens, o.context, o.updates * o.batch)
        self.seed = o.seed

    def start(self, i):
        return gpt_text.Rng(self.seed, i).below(len(self.tokens) - self.length)


class WindowsHeldOut(Windows):
    """Those of the whole text, one after another."""

    def __init__(self, tokens, o):
        super().__init__(tokens, o.context, 0)
        self.count = (len(tokens) - 1) // self.length

    def start(self, i):
        return i * self.length


def evaluate(o, model, windows, most=None):
    """Bits per character on at most so many windows."""
    count = min(most or len(windows), len(windows))
    total = 0
    with catenary.no_backprop_mode():
        for i in range(0, count, o.batch):
            part = windows[i : min(i + o.batch, count)]
            total += len(part) * float(model.loss(*concat_examples(part, o.device)).data)
    return total / count / math.log(2)


class Origin(training.Extension):
    """Does nothing but keep the checksum of the text in snapshots, and check it when one is loaded."""

    name = "origin"

    def __init__(self, text):
        self.sum = hashlib.sha256(text.encode()).hexdigest()

    def __call__(self, trainer):
        pass

    def serialize(self, serializer):
        if serializer("sum", self.sum) != self.sum:
            raise ValueError("it was trained on another text")


def make_trainer(o, model, text, trained, held_out):
    def loss(tokens, targets):
        mean = model.loss(tokens, targets, train=True)
        report({"bits": mean * (1 / math.log(2))}, model)
        return mean

    def quick_bits(trainer):
        return evaluate(o, model, held_out, 64)

    batches = iterators.SerialIterator(trained, o.batch, shuffle=False)
    updater = training.StandardUpdater(batches, make_optimizer(o, model), loss_func=loss)
    entries = ["main/bits", "validation/bits"]
    trainer = session.trainer(o, updater, entries, plotted=entries)
    trainer.extend(Origin(text))
    trainer.extend(extensions.observe_value("validation/bits", quick_bits), trigger=session.trigger(o))
    return trainer


def save_weights(o, model, alphabet):
    """A file of safetensors with the published names and layouts, which the C program `generate` reads."""
    names = {"W": "weight", "b": "bias", "gamma": "weight", "beta": "bias"}
    file = Dictionary({"alphabet": alphabet, "format": "pt", "n_head": str(o.heads)})
    for path, parameter in model.namedparams():
        *place, kind = path[1:].split("/")
        value = parameter.data
        if kind == "W" and place[-1].startswith("c_"):
            value = value.T
        file[".".join([*place, names[kind]])] = cp.ascontiguousarray(value)
    file.save_safetensors(o.weights)


def write_sample(o, model, alphabet):
    """Characters drawn by their probabilities at temperature 0.8."""
    seen = [max(alphabet.find("\n"), 0)]
    with catenary.no_backprop_mode():
        for _ in range(o.sample):
            tokens = cp.array([seen[-o.context :]], dtype="int32")
            chances = F.softmax(F.cast(model(tokens)[-1:] / 0.8, "float64")).data[0]
            seen.append(int(cp.random.choice(len(alphabet), p=chances)))
            print(alphabet[seen[-1]], end="", flush=True)
    print()


def main():
    o = options()
    text, source = gpt_text.load(o.text, o.seed)
    alphabet = "".join(sorted(set(text)))
    code = {character: i for i, character in enumerate(alphabet)}
    tokens = cuda.to_gpu(cp.array([code[character] for character in text], dtype="int32"), "cpu")
    count = len(tokens) - len(tokens) // 10
    if len(tokens) - count < 2:
        sys.exit("error: the text has %d tokens, too few for training and validation" % len(tokens))
    trained, held_out = WindowsToTrainOn(tokens[:count], o), WindowsHeldOut(tokens[count:], o)
    print(
        "text     %s: %d tokens for training, %d for validation, %d different"
        % (source, count, len(tokens) - count, len(alphabet))
    )
    model = GPT(o, len(alphabet))
    print(
        "network  GPT with %d parameters, on %s" % (sum(p.data.size for p in model.params()), o.device),
        flush=True,
    )
    session.run(o, make_trainer(o, model, text, trained, held_out))
    print("validation %.4f bits per character" % evaluate(o, model, held_out))
    save_weights(o, model, alphabet)
    print("weights  %s" % o.weights)
    if o.sample:
        print()
        write_sample(o, model, alphabet)


if __name__ == "__main__":
    main()
