"""Trees of sentences with labels: the format of the Stanford Sentiment Treebank, and opinions on movies that
are drawn from a small grammar."""

import random
import re
import sys

LABELS = 5


class Node:
    """A word, or two children; `label` is from 0, very negative, to 4, very positive."""

    def __init__(self, label, word=None, children=()):
        self.label, self.word, self.children = label, word, children

    def words(self):
        found, rest = [], [self]
        while rest:
            node = rest.pop()
            rest += reversed(node.children)
            if not node.children:
                found.append(node.word)
        return found


def parse(text, name):
    """The trees of a text such as "(3 (2 It) (4 (2 's) (4 good)))"."""
    tokens = re.findall(r"[()]|[^()\s]+", text)
    place = 0

    def expect(pattern, what):
        nonlocal place
        token = tokens[place] if place < len(tokens) else "the end"
        if not re.fullmatch(pattern, token):
            sys.exit("%s: expected %s, got %s" % (name, what, token))
        place += 1
        return token

    def node():
        expect(r"\(", "a tree such as (3 (2 not) (1 bad))")
        label = int(expect("[0-%d]" % (LABELS - 1), "a label from 0 to %d" % (LABELS - 1)))
        if place < len(tokens) and tokens[place] == "(":
            result = Node(label, children=(node(), node()))
        else:
            result = Node(label, word=expect(r"[^()]+", "a word"))
        expect(r"\)", "a parenthesis")
        return result

    trees = []
    try:
        while place < len(tokens):
            trees.append(node())
    except RecursionError:
        sys.exit("%s: a tree is too deep" % name)
    return trees or sys.exit("%s: there are no trees" % name)


def read(path):
    with open(path, encoding="utf-8") as file:
        return parse(file.read(), path)


# Words with their scores, from -2 to 2.
ADJECTIVES = dict.fromkeys("good funny charming clever warm".split(), 1)
ADJECTIVES.update(dict.fromkeys("brilliant superb stunning".split(), 2))
ADJECTIVES.update(dict.fromkeys("bad dull silly clumsy slow".split(), -1))
ADJECTIVES.update(dict.fromkeys("awful terrible horrible".split(), -2))
ADJECTIVES.update({"long": 0, "new": 0})
QUALITIES = dict.fromkeys("charm humor heart rhythm".split(), 1)
QUALITIES.update(dict.fromkeys("noise cliches errors padding".split(), -1))
NOUNS = "movie plot story acting music cast script ending dialog camera".split()
STATES = "is was seems looks".split()
MORE = "very really extremely".split()
LESS = "slightly somewhat rather".split()


def score(node):
    return node.label - 2


def sign(number):
    return (number > 0) - (number < 0)


class Opinions:
    """Draws opinions, whose labels follow from those of their parts by rules: the order of words matters."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def leaf(self, word, value=0):
        return Node(value + 2, word)

    def pick(self, words):
        word = self.rng.choice(list(words))
        return self.leaf(word, words[word] if isinstance(words, dict) else 0)

    def join(self, value, left, right):
        return Node(max(-2, min(2, value)) + 2, children=(left, right))

    def adjective_phrase(self, depth=0):
        """ "not very good": words before an adjective act on what follows."""
        kind = self.rng.randrange(8) if depth < 3 else 7
        if kind >= 4:
            return self.pick(ADJECTIVES)
        rest = self.adjective_phrase(depth + 1)
        if kind < 2:
            return self.join(-sign(score(rest)), self.leaf("not"), rest)
        if kind == 2:
            return self.join(2 * score(rest), self.pick(MORE), rest)
        return self.join(sign(score(rest)), self.pick(LESS), rest)

    def predicate(self):
        kind = self.rng.randrange(4)
        if kind > 1:
            state = self.adjective_phrase()
            return self.join(score(state), self.pick(STATES), state)
        quality = self.pick(QUALITIES)
        verb, factor = (("has", 1), ("lacks", -1))[kind]
        return self.join(factor * score(quality), self.leaf(verb), quality)

    def clause(self):
        subject, rest = self.join(0, self.leaf("the"), self.pick(NOUNS)), self.predicate()
        return self.join(score(rest), subject, rest)

    def contrast(self):
        """Two clauses, one of which decides, or both of which count."""
        first, second = self.clause(), self.clause()
        a, b = score(first), score(second)
        kind = self.rng.randrange(4)
        if kind == 0:
            left, right = self.join(a, first, self.leaf(",")), self.join(b, self.leaf("but"), second)
            return self.join(b, left, right)
        if kind == 1:
            left, right = self.join(a, self.leaf("although"), first), self.join(b, self.leaf(","), second)
            return self.join(b, left, right)
        word, value = (("although", a), ("and", a + b))[kind - 2]
        return self.join(value, first, self.join(b, self.leaf(word), second))

    def sentence(self):
        content = self.contrast() if self.rng.randrange(3) else self.clause()
        if not self.rng.randrange(8):
            head = self.join(0, self.leaf("nobody"), self.leaf("says"))
            content = self.join(-sign(score(content)), head, content)
        return self.join(score(content), content, self.leaf("."))


def draw(count, seed):
    opinions = Opinions(seed)
    return [opinions.sentence() for _ in range(count)]
