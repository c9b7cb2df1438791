#!/usr/bin/env python3
"""Learns to tell the sentiment of sentences from their trees: the Python form of the C example, with the same
network and options."""

import collections
import sys

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import sentiment_trees
import session
from catenary import iterators, optimizers, report, training
from catenary.optimizer import WeightDecay

NAMES = ("very negative", "negative", "neutral", "positive", "very positive")


class Words:
    """Numbers of the words that occur often enough; 0 stands for all others."""

    def __init__(self, trees, minimum):
        counts = collections.Counter(word for tree in trees for word in tree.words())
        frequent = sorted(word for word in counts if counts[word] >= minimum)
        self.numbers = {word: i + 1 for i, word in enumerate(frequent)}

    def __len__(self):
        return len(self.numbers)

    def number(self, word):
        return self.numbers.get(word, 0)


def integers(numbers):
    return cp.array(numbers, dtype="int32")


class TreeLSTM(catenary.Chain):
    """Each node has a state of two vectors, c and h. Those of a leaf follow from the vector of its word by an
    LSTM, those of an inner node from the states of its children by an S-LSTM, which has a forget gate for
    each child. The label of a node is predicted from h."""

    def __init__(self, words, units, dropout):
        super().__init__(
            embed=L.EmbedID(len(words) + 1, units),
            leaf=L.Linear(units, 4 * units),
            left=L.Linear(units, 4 * units),
            right=L.Linear(units, 4 * units),
            label=L.Linear(units, sentiment_trees.LABELS),
        )
        self.words, self.units, self.dropout = words, units, dropout

    def drop(self, x, train):
        return F.dropout(x, self.dropout, train) if self.dropout else x

    def leaves(self, nodes, train):
        x = self.drop(self.embed(integers([self.words.number(node.word) for node in nodes])), train)
        return F.lstm(cp.zeros((len(nodes), self.units), dtype="float32"), self.leaf(x))

    def inner_nodes(self, nodes, rows, c, h):
        left, right = (integers([rows[node.children[i]] for node in nodes]) for i in (0, 1))
        x1, x2 = self.left(F.embed_id(left, h)), self.right(F.embed_id(right, h))
        return F.slstm(F.embed_id(left, c), F.embed_id(right, c), x1, x2)

    def __call__(self, trees, train=False):
        """All trees together, from the deepest nodes to the roots: the nodes in rows, and their scores."""
        depths = [trees]
        while depths[-1]:
            depths.append([child for node in depths[-1] for child in node.children])
        nodes, outputs, rows, c, h = [], [], {}, None, None
        for depth in depths[-2::-1]:
            inner = [node for node in depth if node.children]
            words = [node for node in depth if not node.children]
            states = [self.inner_nodes(inner, rows, c, h)] if inner else []
            states += [self.leaves(words, train)] if words else []
            c, h = (F.concat(parts, axis=0) for parts in zip(*states))
            rows = {node: i for i, node in enumerate(inner + words)}
            nodes += inner + words
            outputs.append(h)
        return nodes, self.label(self.drop(F.concat(outputs, axis=0), train))

    def evaluate(self, trees, train=False):
        """The mean loss over all nodes, the accuracies of nodes and roots, and the number of nodes."""
        nodes, scores = self(trees, train)
        labels = integers([node.label for node in nodes])
        last = {node: i for i, node in enumerate(nodes)}
        roots = integers([last[tree] for tree in trees])
        root_accuracy = F.accuracy(scores.data.take(roots, axis=0), labels.take(roots))
        return F.softmax_cross_entropy(scores, labels), F.accuracy(scores, labels), root_accuracy, len(nodes)


class TreeUpdater(training.Updater):
    def update_core(self):
        optimizer = self.get_optimizer("main")
        model = optimizer.target
        loss, nodes, roots, _ = model.evaluate(self.get_iterator("main").next(), train=True)
        report({"loss": loss, "nodes": nodes, "roots": roots}, model)
        model.cleargrads()
        loss.backward()
        optimizer.update()


def validate(model, trees, batch):
    """Means over all nodes and all trees."""
    loss = nodes = roots = total = 0
    with catenary.no_backprop_mode():
        for first in range(0, len(trees), batch):
            part = trees[first : first + batch]
            *values, count = model.evaluate(part)
            values = [float(value.data) for value in values]
            loss, nodes, total = loss + count * values[0], nodes + count * values[1], total + count
            roots += len(part) * values[2]
    report({"validation/loss": loss / total, "validation/nodes": nodes / total})
    report({"validation/roots": roots / len(trees)})


def show_sentences(model, trees):
    for tree in trees:
        with catenary.no_backprop_mode():
            nodes, scores = model([tree])
        label = int(scores.data[nodes.index(tree)].argmax())
        truth = "" if label == tree.label else "  (%s)" % NAMES[tree.label]
        print("%-13s  %s%s" % (NAMES[label], " ".join(tree.words()), truth))


def options():
    parser = session.parser(__doc__, batch=25, epochs=15)
    add = parser.add_argument
    add("--train", help="trees for training; with --validation", metavar="FILE")
    add("--validation", help="trees for validation", metavar="FILE")
    for name, value, meaning in (
        ("drawn", 2000, "opinions to draw for training; a quarter more are drawn for validation"),
        ("minimum", 2, "least number of occurrences of a word; all others have one vector"),
        ("units", 50, "length of the states"),
        ("shown", 10, "sentences to show at the end"),
    ):
        add("--" + name, type=int, default=value, help=meaning, metavar="N")
    for name, value, meaning in (
        ("dropout", 0.0, "share of numbers that are dropped in training"),
        ("rate", 0.05, "learning rate of AdaGrad"),
        ("decay", 1e-5, "weight decay"),
    ):
        add("--" + name, type=float, default=value, help=meaning, metavar="X")
    o = session.read(parser)
    if bool(o.train) != bool(o.validation):
        sys.exit("--train and --validation belong together")
    return o


def main():
    o = options()
    if o.train:
        train, validation = sentiment_trees.read(o.train), sentiment_trees.read(o.validation)
    else:
        train = sentiment_trees.draw(o.drawn, "train %d" % o.seed)
        validation = sentiment_trees.draw(max(o.drawn // 4, 1), "validation %d" % o.seed)
    words = Words(train, o.minimum)
    print(
        "data     %s: %d trees for training, %d for validation, %d words"
        % (o.train or "drawn opinions", len(train), len(validation), len(words)),
        flush=True,
    )
    model = TreeLSTM(words, o.units, o.dropout)
    optimizer = optimizers.AdaGrad(o.rate)
    optimizer.setup(model)
    optimizer.add_hook(WeightDecay(o.decay))
    updater = TreeUpdater(iterators.SerialIterator(train, o.batch, seed=o.seed), optimizer)
    entries = [part + kind for kind in ("loss", "nodes", "roots") for part in ("main/", "validation/")]
    trainer = session.trainer(o, updater, entries, entries[2:])

    @training.make_extension(session.trigger(o), "validation", training.PRIORITY_WRITER)
    def validation_of(trainer):
        validate(model, validation, o.batch)

    trainer.extend(validation_of)
    session.run(o, trainer)
    show_sentences(model, validation[: o.shown])


if __name__ == "__main__":
    main()
