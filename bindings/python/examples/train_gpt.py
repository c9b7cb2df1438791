#!/usr/bin/env python3
"""Trains a GPT on the characters of a text and writes some: the Python form of the C example, with the same
numbers for a seed. Ctrl-C saves the training, and --resume continues it."""

import argparse
import math
import signal
import sys

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import gpt_text
from catenary import cuda, initializers, optimizers, schedules, serializers
from catenary.dictionary import Dictionary
from catenary.optimizer import GradientClipping


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
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add(
        "--text", help="a text in UTF-8 (tinyshakespeare in $CATENARY_DATA, or drawn stories)", metavar="FILE"
    )
    for name, value, meaning in (
        ("layers", 4, "blocks"),
        ("heads", 4, "heads of attention"),
        ("width", 128, "length of the vectors"),
        ("context", 64, "characters that the model sees at once"),
        ("batch", 12, "sequences per update"),
        ("updates", 1000, "total number of updates"),
        ("warmup", 100, "updates until the highest learning rate"),
        ("evaluate", 250, "updates between two lines of the report"),
        ("seed", 0, "seed of weights, batches and dropout"),
        ("sample", 400, "characters to write at the end"),
    ):
        add("--" + name, type=int, default=value, help=meaning + " (%(default)s)", metavar="N")
    for name, value, meaning in (
        ("lr", 1e-3, "highest learning rate of AdamW"),
        ("last-lr", 1e-4, "learning rate of the last update"),
        ("weight-decay", 0.1, "of matrices"),
        ("clip", 1.0, "largest norm of the gradients"),
        ("dropout", 0.0, "share of numbers that are dropped in training"),
    ):
        add("--" + name, type=float, default=value, help=meaning + " (%(default)s)", metavar="X")
    add("--device", default="cpu", help="device on which to compute (%(default)s)", metavar="NAME")
    add("--save", default="train_gpt.safetensors", help="file for an interrupted training", metavar="FILE")
    add("--resume", help="continue from such a file, with the same options", metavar="FILE")
    add(
        "--weights",
        default="gpt.safetensors",
        help="file for the weights at the end (%(default)s)",
        metavar="FILE",
    )
    return parser.parse_args()


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


def windows(tokens, starts, length):
    """The sequences that begin at the given tokens, and those that begin one later."""
    places = cp.array(starts, dtype="int64")[:, None] + cp.arange(length)
    return tokens.take(places), tokens.take(places + 1)


def update(o, model, optimizer, tokens):
    """One update, whose sequences depend only on the seed and its number; the loss before it."""
    length = min(o.context, len(tokens) - 1)
    rng = gpt_text.Rng(o.seed, optimizer.t)
    starts = [rng.below(len(tokens) - length) for _ in range(o.batch)]
    loss = model.loss(*windows(tokens, starts, length), train=True)
    model.cleargrads()
    loss.backward()
    optimizer.update()
    return float(loss.data)


def evaluate(o, model, tokens, most=None):
    """Bits per character of the text that is held out, on at most so many windows."""
    length = min(o.context, len(tokens) - 1)
    starts = [i * length for i in range((len(tokens) - 1) // length)][:most]
    total = 0
    with catenary.no_backprop_mode():
        for i in range(0, len(starts), o.batch):
            part = starts[i : i + o.batch]
            total += len(part) * float(model.loss(*windows(tokens, part, length)).data)
    return total / len(starts) / math.log(2)


def train(o, model, optimizer, trained, held_out):
    """Returns whether all updates were done, and not interrupted by a signal."""
    stopped = []

    def stop(number, frame):
        stopped.append(number)
        if len(stopped) > 1:  # the third ends the program at once; some programs send each signal twice
            signal.signal(number, signal.SIG_DFL)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    losses = []
    while optimizer.t < o.updates and not stopped:
        losses.append(update(o, model, optimizer, trained))
        if optimizer.t % o.evaluate == 0 or optimizer.t == o.updates:
            print(
                "update %5d/%d  loss %.4f  validation %.4f bits per character"
                % (optimizer.t, o.updates, sum(losses) / len(losses), evaluate(o, model, held_out, 64)),
                flush=True,
            )
            losses = []
    return not stopped


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
    cuda.get_device(o.device).use()
    cp.random.seed(o.seed)
    text, source = gpt_text.load(o.text, o.seed)
    alphabet = "".join(sorted(set(text)))
    code = {character: i for i, character in enumerate(alphabet)}
    tokens = cp.array([code[character] for character in text], dtype="int32")
    count = len(tokens) - len(tokens) // 10
    if len(tokens) - count < 2:
        sys.exit("the text has %d characters, too few for training and validation" % len(tokens))
    trained, held_out = tokens[:count], tokens[count:]
    print(
        "text     %s: %d tokens for training, %d for validation, %d different"
        % (source, count, len(tokens) - count, len(alphabet))
    )
    model = GPT(o, len(alphabet))
    optimizer = make_optimizer(o, model)
    print("network  GPT with %d parameters, on %s" % (sum(p.data.size for p in model.params()), o.device))
    if o.resume:
        extra = serializers.load_checkpoint(o.resume, model, optimizer)
        if extra["alphabet"] != alphabet:
            sys.exit("%s: it was trained on another text" % o.resume)
        print("resumed  %s after update %d" % (o.resume, optimizer.t))
    if not train(o, model, optimizer, trained, held_out):
        serializers.save_checkpoint(o.save, model, optimizer, extra={"alphabet": alphabet})
        print(
            "stopped after update %d; continue with the same options and\n  --resume %s"
            % (optimizer.t, o.save)
        )
        sys.exit(130)
    print("validation %.4f bits per character" % evaluate(o, model, held_out))
    save_weights(o, model, alphabet)
    print("weights  %s\n" % o.weights)
    if o.sample:
        write_sample(o, model, alphabet)


if __name__ == "__main__":
    main()
