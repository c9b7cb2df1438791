"""The text of the GPT example: a file or drawn stories, the same as those of the C program for a seed."""

import os
import pathlib

MASK = 2**64 - 1


def mix(z):
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


class Rng:
    """SplitMix64, with an independent sequence for every pair of seed and stream."""

    def __init__(self, seed, stream):
        self.state = mix((seed + 0x9E3779B97F4A7C15) & MASK)
        self.state = mix(self.state ^ mix((stream + 0xD1B54A32D192ED03) & MASK))

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return mix(self.state)

    def below(self, bound):
        """An integer in [0, bound), uniformly distributed."""
        unfair = 2**64 % bound
        number = self.next()
        while number > MASK - unfair:
            number = self.next()
        return number % bound

    def pick(self, words, other=None):
        """One of the words, but not `other`."""
        word = words[self.below(len(words))]
        return word if word != other else self.pick(words, other)


NAMES = "Ada Ben Cleo Dora Emil Finn Greta Hugo Ida Jonas Kira Leo".split()
PLACES = "garden kitchen library harbor forest market cellar tower meadow station".split()
THINGS = "apple lamp drum letter key basket mirror kettle map ladder coat clock".split()
KINDS = "small old bright heavy quiet green broken strange warm long".split()
VERBS = "found hid drew washed carried lost sold painted opened kept".split()
STORY = (
    "{name} went to the {place} and {verb} the {kind} {thing}. "
    '"This {thing} is {said}," said {name}. {friend} came to the {place} and {then} the {thing}, too.\n'
)


def draw_stories(least, seed):
    """Stories of at least so many characters."""
    rng, lines, length = Rng(seed, 1000), [], 0
    while length < least:
        w = {"name": rng.pick(NAMES), "place": rng.pick(PLACES), "thing": rng.pick(THINGS)}
        w.update(kind=rng.pick(KINDS), verb=rng.pick(VERBS))
        w.update(said=rng.pick(KINDS, w["kind"]), friend=rng.pick(NAMES, w["name"]))
        lines.append(STORY.format(then=rng.pick(VERBS, w["verb"]), **w))
        length += len(lines[-1])
    return "".join(lines)


def load(path, seed):
    """(text, its name): a file, $CATENARY_DATA/text/tinyshakespeare.txt if there is one, or drawn stories."""
    usual = pathlib.Path(os.environ.get("CATENARY_DATA") or "/absent", "text", "tinyshakespeare.txt")
    if path is None and usual.exists():
        path = usual
    if path is None:
        return draw_stories(600000, seed), "drawn stories"
    return pathlib.Path(path).read_bytes().decode("utf-8"), str(path)
