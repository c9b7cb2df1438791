#!/usr/bin/env python3
"""Learns vectors of words from a text: the Python form of the C example, with the same networks and options.
Windows are drawn for whole batches of arrays here, so that the numbers differ from those in C."""

import collections
import os
import pathlib
import re
import sys

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import session
import word_sentences
from catenary import initializers, iterators, optimizers, report, training

NONE = -1  # in place of a word: its vector is zero
DRAWN_WORDS = 150000


class Corpus:
    """A text as numbers of words, the most frequent first."""

    def __init__(self, path, minimum, seed):
        usual = pathlib.Path(os.environ.get("CATENARY_DATA") or "/absent", "text", "tinyshakespeare.txt")
        if path is None and usual.exists():
            path = usual
        self.source = str(path or "drawn sentences")
        text = pathlib.Path(path).read_text("utf-8") if path else word_sentences.draw(DRAWN_WORDS, seed)
        words = re.findall(r"\w+(?:'\w+)*", text.lower())
        counts = collections.Counter(words)
        frequent = [word for word in counts if counts[word] >= minimum]
        self.names = sorted(frequent, key=lambda word: (-counts[word], word))
        self.counts = [counts[word] for word in self.names]
        if len(self.names) < 2:
            sys.exit("%s: fewer than two words occur %d times or more" % (self.source, minimum))
        numbers = {name: i for i, name in enumerate(self.names)}
        self.words = [numbers[word] for word in words if word in numbers]


class Windows:
    """Draws the words around positions of a text."""

    def __init__(self, corpus, width, subsampling):
        self.words = cp.array(corpus.words, dtype="int32")
        self.width = width
        self.offsets = cp.array([*range(-width, 0), *range(1, width + 1)], dtype="int64")
        share = cp.array(corpus.counts, dtype="float64") / len(corpus.words)
        self.kept = cp.minimum(cp.sqrt(subsampling / share), 1) if subsampling else cp.ones_like(share)

    def __call__(self, positions):
        """The words at the positions, of shape (N, 1), and those around them, (N, 2 width), with NONE for
        words that are too far away or left out."""
        places = cp.array(positions, dtype="int64")[:, None]
        around = places + self.offsets
        inside = (around >= 0) & (around < len(self.words))
        inside &= abs(self.offsets) <= cp.random.randint(1, self.width + 1, places.shape)
        words, found = self.words[places], self.words.take(around, mode="clip")
        inside &= self._drawn(words) & self._drawn(found)
        return words, cp.where(inside, found, cp.full_like(found, NONE))

    def _drawn(self, words):
        return cp.random.uniform(0, 1, words.shape) < self.kept[words]


class FullSoftmax(catenary.Chain):
    """A score for each word."""

    def __init__(self, units, words):
        super().__init__(scores=L.Linear(units, words, initialW=initializers.Constant(0)))

    def __call__(self, x, t):
        return F.softmax_cross_entropy(self.scores(x), t) * len(t)  # a sum, as of the other losses


def make_output(o, corpus):
    counts = dict(enumerate(corpus.counts))
    if o.output == "negative":
        return L.NegativeSampling(o.units, corpus.counts, o.negatives)
    if o.output == "hierarchical":
        return L.BinaryHierarchicalSoftmax(o.units, L.BinaryHierarchicalSoftmax.create_huffman_tree(counts))
    return FullSoftmax(o.units, len(counts))


class Network(catenary.Chain):
    """Called with words and the words around them, it computes the mean loss of its predictions; None if
    there are no predictions."""

    def __init__(self, o, corpus):
        first = initializers.Uniform(0.5 / o.units)
        super().__init__(
            embed=L.EmbedID(len(corpus.names), o.units, initialW=first, ignore_label=NONE),
            output=make_output(o, corpus),
        )

    def mean_loss(self, h, t):
        return self.output(h, t) / len(t)


class SkipGram(Network):
    """A word predicts each of the words around it."""

    def __call__(self, words, around):
        pairs = around != NONE
        inputs = cp.broadcast_to(words, around.shape)[pairs]
        return self.mean_loss(self.embed(inputs), around[pairs]) if len(inputs) else None


class CBOW(Network):
    """The mean of the vectors around a word predicts it."""

    def __call__(self, words, around):
        counts = (around != NONE).sum(axis=1)
        used = counts > 0
        if not used.any():
            return None
        total = F.sum(self.embed(around[used]), axis=1)
        weights = (1 / counts[used]).astype("float32")[:, None]
        return self.mean_loss(total * F.broadcast_to(weights, total.shape), words[used, 0])


class WordUpdater(training.Updater):
    """The iterator picks positions of the text, whose windows make the batch."""

    def __init__(self, iterator, optimizer, windows):
        super().__init__(iterator, optimizer)
        self.windows = windows

    def update_core(self):
        optimizer = self.get_optimizer("main")
        model = optimizer.target
        loss = model(*self.windows(self.get_iterator("main").next()))
        if loss is not None:
            report({"loss": loss}, model)
            model.cleargrads()
            loss.backward()
            optimizer.update()


def options():
    parser = session.parser(__doc__, batch=200, epochs=8)
    add = parser.add_argument
    add("--model", choices=["skipgram", "cbow"], default="skipgram", help="what predicts what")
    add(
        "--output",
        choices=["negative", "hierarchical", "full"],
        default="negative",
        help="loss of a prediction",
    )
    for name, value, meaning in (
        ("units", 50, "length of the vectors"),
        ("window", 5, "most words on each side that belong to a word"),
        ("negatives", 5, "words drawn against each prediction, for negative sampling"),
        ("minimum", 10, "least number of occurrences of a word"),
        ("nearest", 5, "nearest words to print of each of some words at the end"),
    ):
        add("--" + name, type=int, default=value, help=meaning, metavar="N")
    add(
        "--subsampling",
        type=float,
        default=1e-3,
        help="share above which words are left out more often; 0: none are",
    )
    add("--rate", type=float, default=0.003, help="learning rate of Adam", metavar="X")
    add("--text", help="a text (tinyshakespeare in $CATENARY_DATA, or drawn sentences)", metavar="FILE")
    add(
        "--vectors", help="file for the vectors; vectors.txt in the folder --out if not given", metavar="FILE"
    )
    return session.read(parser)


def save_vectors(path, names, vectors):
    """word2vec's text format, which the C program `nearest` reads."""
    with open(path, "w", encoding="utf-8") as file:
        file.write("%d %d\n" % vectors.shape)
        for name, vector in zip(names, vectors.tolist()):
            file.write(" ".join([name, *("%.9g" % number for number in vector)]) + "\n")


def print_nearest(o, corpus, vectors, shown=8, often=50):
    """Prints the neighbors of some words that occur often enough to have good vectors."""
    names = corpus.names
    rows = vectors / cp.sqrt((vectors**2).sum(axis=1, keepdims=True))
    frequent = sum(count >= often for count in corpus.counts) or len(names)
    for i in range(1, shown + 1):
        word = frequent * i // (shown + 1)
        scores = rows.dot(rows[word]).tolist()
        best = sorted(set(range(len(names))) - {word}, key=lambda other: -scores[other])[: o.nearest]
        print("%s: %s" % (names[word], " ".join("%s %.2f" % (names[k], scores[k]) for k in best)))


def main():
    o = options()
    corpus = Corpus(o.text, o.minimum, o.seed)
    print(
        "text     %s: %d words, %d different" % (corpus.source, len(corpus.words), len(corpus.names)),
        flush=True,
    )
    model = {"skipgram": SkipGram, "cbow": CBOW}[o.model](o, corpus)
    optimizer = optimizers.Adam(o.rate)
    optimizer.setup(model)
    iterator = iterators.SerialIterator(range(len(corpus.words)), o.batch, seed=o.seed)
    updater = WordUpdater(iterator, optimizer, Windows(corpus, o.window, o.subsampling))
    session.run(o, session.trainer(o, updater, ["main/loss", "elapsed_time"], ["main/loss"]))
    path = o.vectors or os.path.join(o.out, "vectors.txt")
    save_vectors(path, corpus.names, model.embed.W.data)
    print("vectors  %s" % path)
    print_nearest(o, corpus, model.embed.W.data)


if __name__ == "__main__":
    main()
