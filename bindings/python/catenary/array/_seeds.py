"""Seeds for generators, as NumPy derives them."""

import os
import secrets
from operator import index

from .. import _calls
from ._creation import array
from ._ndarray import ARRAYS

_POOL = 4
_MASK = 0xFFFFFFFF


def _words(value):
    """An integer of any size, or a sequence of them, as 32-bit words."""
    if isinstance(value, ARRAYS):
        value = value.tolist()
    if isinstance(value, (list, tuple, range)):
        return [word for each in value for word in _words(each)]
    try:
        number = index(value)
    except TypeError:
        raise TypeError("SeedSequence: entropy: expected integers, got %r" % (value,)) from None
    if number < 0:
        raise ValueError("SeedSequence: entropy: expected integers of at least 0, got %d" % number)
    words = [number & _MASK]
    while number >> 32:
        number >>= 32
        words.append(number & _MASK)
    return words


class _Hash:
    def __init__(self, start, factor):
        self.constant, self.factor = start, factor

    def __call__(self, value):
        value ^= self.constant
        self.constant = self.constant * self.factor & _MASK
        value = value * self.constant & _MASK
        return value ^ value >> 16


def _mixed(x, y):
    value = 0xCA01F9DD * x - 0x4973F715 * y & _MASK
    return value ^ value >> 16


class SeedSequence:
    """Mixes `entropy`, an integer or a sequence of integers, into states for generators, with the results of
    NumPy's class; None takes entropy from the system, or CATENARY_SEED from the environment."""

    def __init__(self, entropy=None, *, spawn_key=(), pool_size=_POOL, n_children_spawned=0):
        if pool_size < _POOL:
            raise ValueError("SeedSequence: pool_size: expected at least %d, got %d" % (_POOL, pool_size))
        if entropy is None:
            fixed = "CATENARY_SEED" in os.environ
            entropy = _calls.random_fresh_seed() if fixed else secrets.randbits(32 * pool_size)
        self.entropy, self.spawn_key, self.pool_size = entropy, tuple(spawn_key), pool_size
        self.n_children_spawned = n_children_spawned
        given, key = _words(entropy), _words(self.spawn_key)
        if key:
            given += [0] * (pool_size - len(given))
        given += key
        hashed = _Hash(0x43B0D7E5, 0x931E8875)
        pool = [hashed(given[i] if i < len(given) else 0) for i in range(pool_size)]
        for source in range(pool_size):
            for to in range(pool_size):
                if source != to:
                    pool[to] = _mixed(pool[to], hashed(pool[source]))
        for word in given[pool_size:]:
            pool = [_mixed(each, hashed(word)) for each in pool]
        self._pool = pool

    @property
    def pool(self):
        """The mixed entropy as uint32 words."""
        return array(self._pool, "uint32")

    @property
    def state(self):
        """What another SeedSequence needs to be the same."""
        names = "entropy", "spawn_key", "pool_size", "n_children_spawned"
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}

    def words(self, count):
        """`count` 32-bit words as Python's integers."""
        hashed = _Hash(0x8B51F9DD, 0x58F38DED)
        return [hashed(self._pool[i % self.pool_size]) for i in range(count)]

    def generate_state(self, n_words, dtype="uint32"):
        """`n_words` numbers of the dtype uint32 or uint64 for the state of a generator."""
        count, name = index(n_words), str(getattr(dtype, "__name__", dtype))
        if name == "uint32":
            return array(self.words(count), "uint32")
        if name != "uint64":
            raise ValueError("generate_state: dtype: expected uint32 or uint64, got %r" % (dtype,))
        words = self.words(2 * count)
        return array([low | high << 32 for low, high in zip(words[::2], words[1::2])], "uint64")

    def spawn(self, n_children):
        """Independent sequences for other generators."""
        first = self.n_children_spawned
        self.n_children_spawned += index(n_children)
        return [
            SeedSequence(self.entropy, spawn_key=self.spawn_key + (i,), pool_size=self.pool_size)
            for i in range(first, self.n_children_spawned)
        ]

    def __repr__(self):
        key = ", spawn_key=%r" % (self.spawn_key,) if self.spawn_key else ""
        return "SeedSequence(entropy=%r%s)" % (self.entropy, key)
