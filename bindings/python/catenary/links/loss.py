"""Losses with parameters for large vocabularies."""

from .. import _calls, raw
from .._convert import int64s
from ..functions._options import options as function_options
from ..functions._samples import fixed_samples
from ..utils import walker_alias  # noqa: F401  (the class of samplers)
from ._base import NativeLink, call2, options, registered


@registered
class NegativeSampling(NativeLink):
    """Negative sampling loss, see functions.negative_sampling, with the parameter W (words, in_size).

    in_size: length of an input vector. counts: the number of occurrences of each word. sample_size: the
    number of words to draw for each row. power: the exponent of the counts. Attributes: W, sampler (a
    utils.WalkerAlias), sample_size.
    """

    def __init__(self, in_size, counts, sample_size, power=0.75, initial=None, dtype=None):
        self._built(
            _calls.link_negative_sampling_new(
                in_size, [int(count) for count in counts], sample_size, options(dtype, initial, power=power)
            )
        )
        self.__dict__["sample_size"] = sample_size

    @property
    def sampler(self):
        """The sampler of the words, a utils.WalkerAlias."""
        return _calls.link_negative_sampling_sampler(self)

    def __call__(self, x, t, samples=None):
        """The loss, 0-d, for x (N, in_size) and t (N) int32 or int64; `samples` (N, 1 + sample_size), t
        first, replaces drawn words."""
        samples = fixed_samples() if samples is None else samples
        if samples is None:
            return call2(self, x, t)
        return _calls.link_negative_sampling_call(self, x, t, function_options(samples=samples))


def tree_numbers(tree):
    """A tree of nested pairs as a list in prefix order: words, and -1 before the two parts of a pair."""
    numbers, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (tuple, list)):
            if len(node) != 2:
                raise ValueError("tree: expected pairs and words, got %r" % (node,))
            numbers.append(-1)
            waiting += (node[1], node[0])
        elif hasattr(node, "__index__") and node.__index__() >= 0:
            numbers.append(node.__index__())
        else:
            raise TypeError("tree: expected pairs and words, got %r" % (node,))
    return numbers


def tree_pairs(numbers, words):
    """The nested pairs for the result of tree_numbers, with words given by their numbers."""
    done = []
    for number in reversed(numbers):
        done.append((done.pop(), done.pop()) if number == -1 else words[number])
    return done[0]


@registered
class BinaryHierarchicalSoftmax(NativeLink):
    """Hierarchical softmax over a binary tree of words, with the parameter W (inner nodes, in_size).

    in_size: length of an input vector. tree: nested pairs with words (numbers of at least 0) as leaves, such
    as ((3, 1), (2, 0)). Attributes: W; paths, codes and begins, the paths to the words.
    """

    def __init__(self, in_size, tree, initial=None, dtype=None):
        numbers = tree_numbers(tree)
        tree = _calls.array_from_data(int64s(numbers, "tree"), (len(numbers),), raw.CTN_INT64)
        self._built(_calls.link_binary_hierarchical_softmax_new(in_size, tree, options(dtype, initial)))

    def __call__(self, x, t):
        """The sum of -log P(t) over the batch, 0-d, for x (N, in_size) and t (N) int32."""
        return call2(self, x, t)

    _tables = property(_calls.link_binary_hierarchical_softmax_tables)
    paths = property(lambda self: self._tables[0], doc="Inner nodes on the paths to the words, int32.")
    codes = property(
        lambda self: self._tables[1], doc="1 where a path goes left and -1 where it goes right, float32."
    )
    begins = property(
        lambda self: self._tables[2], doc="Positions at which the path to each word begins, int32."
    )

    @staticmethod
    def create_huffman_tree(word_counts):
        """The Huffman tree for a dictionary from words to counts: ((3, 1), (2, 0)) for {0: 8, 1: 5, 2: 6, 3:
        4}."""
        words = list(word_counts)
        if not words:
            raise ValueError("create_huffman_tree: word_counts: expected at least one word, got none")
        numbers = _calls.create_huffman_tree(list(range(len(words))), [word_counts[word] for word in words])
        return tree_pairs([_calls.array_item_i64(numbers, (i,)) for i in range(numbers.size)], words)


__all__ = ["BinaryHierarchicalSoftmax", "NegativeSampling"]


def __dir__():
    return __all__
