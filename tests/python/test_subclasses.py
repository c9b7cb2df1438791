"""Subclasses of ndarray: the class of results, __array_finalize__, __array_priority__, __array_wrap__, pickles."""

import copy
import pickle

import catenary.array as xp
import pytest

try:
    import numpy
except ImportError:
    numpy = None


class Tagged(xp.ndarray):
    def __new__(cls, *args, tag=None, **keywords):
        made = super().__new__(cls, *args, **keywords)
        made.tag = tag
        return made

    def __array_finalize__(self, obj):
        if obj is not None:
            self.tag = getattr(obj, "tag", "none")


class Urgent(xp.ndarray):
    __array_priority__ = 1000.0


class Wrapping(xp.ndarray):
    def __array_wrap__(self, array, context=None, return_scalar=False):
        return "wrapped", array


def tagged():
    made = xp.arange(6.0).reshape(2, 3).view(Tagged)
    made.tag = "t"
    return made


KEEP = {
    "add": lambda a: a + 1,
    "radd": lambda a: 1 + a,
    "plain_first": lambda a: xp.ones(3) - a,
    "compare": lambda a: a < 3,
    "equal": lambda a: a == xp.ones(3),
    "negative": lambda a: -a,
    "divmod": lambda a: divmod(a, 2)[1],
    "matmul": lambda a: a @ xp.ones((3, 2)),
    "ufunc": lambda a: xp.exp(a),
    "ufunc_two": lambda a: xp.add(xp.ones(3), a),
    "ufunc_outputs": lambda a: xp.modf(a)[1],
    "ufunc_reduce": lambda a: xp.add.reduce(a),
    "ufunc_outer": lambda a: xp.multiply.outer(xp.ones(2), a),
    "ufunc_whole": lambda a: xp.floor(a),
    "index": lambda a: a[0],
    "advanced": lambda a: a[xp.array([0, 1])],
    "mask": lambda a: a[a > 1],
    "iterate": lambda a: next(iter(a)),
    "T": lambda a: a.T,
    "mT": lambda a: a.mT,
    "real": lambda a: a.real,
    "imag": lambda a: a.imag,
    "sum": lambda a: a.sum(axis=0),
    "max": lambda a: a.max(),
    "nonzero": lambda a: a.nonzero()[0],
    "reshape": lambda a: a.reshape(3, 2),
    "astype": lambda a: a.astype("float32"),
    "astype_same": lambda a: a.astype(float, copy=False),
    "copy": lambda a: a.copy(),
    "copy_copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda a: pickle.loads(pickle.dumps(a)),
    "view": lambda a: a.view(),
    "view_dtype": lambda a: a.view("int64"),
    "asanyarray": xp.asanyarray,
    "array": lambda a: xp.array(a, subok=True),
    "copy_function": lambda a: xp.copy(a, subok=True),
    "zeros_like": xp.zeros_like,
    "full_like": lambda a: xp.full_like(a, 3, order="F"),
    "to_device": lambda a: a.to_device("test:0"),
    "sort": xp.sort,
    "sort_flattened": lambda a: xp.sort(a, axis=None),
    "sort_descending": lambda a: xp.sort(a, descending=True),
    "msort": xp.msort,
    "partition": lambda a: xp.partition(a, 1),
}
PLAIN = {
    "asarray": xp.asarray,
    "array": xp.array,
    "copy": xp.copy,
    "view": lambda a: a.view(xp.ndarray),
    "astype": lambda a: a.astype(float, copy=False, subok=False),
    "empty_like": lambda a: xp.empty_like(a, subok=False),
    "out": lambda a: xp.add(a, 1, xp.zeros((2, 3))),
    "out_of_method": lambda a: a.sum(axis=0, out=xp.zeros(3)),
    "in_place": lambda a: xp.ones((2, 3)).__iadd__(a),
}


@pytest.mark.parametrize("name", KEEP)
def test_class_of_results(name):
    made = KEEP[name](tagged())
    assert type(made) is Tagged and made.tag == "t"
    plain = KEEP[name](xp.arange(6.0).reshape(2, 3)) if name != "pickle" else xp.arange(6.0).reshape(2, 3)
    assert type(plain) is xp.ndarray
    assert made.shape == plain.shape and made.dtype == plain.dtype and made.tolist() == plain.tolist()


@pytest.mark.parametrize("name", PLAIN)
def test_plain_results(name):
    assert type(PLAIN[name](tagged())) is xp.ndarray


def test_new_objects():
    assert Tagged((2,), tag=3).tag == 3
    assert xp.ones(2).view(Tagged).tag == "none" and xp.ones(2).view(type=Tagged).shape == (2,)
    a = tagged()
    a += 1
    assert type(a) is Tagged and a.tag == "t"
    base = xp.ones(3)
    assert base.view(Tagged).base is base and tagged().base is not None
    for wrong in (int, "f", numpy.ndarray if numpy else list):
        with pytest.raises(ValueError, match="view: type"):
            base.view(type=wrong)


def test_overriding():
    class Loud(Tagged):
        def __add__(self, other):
            made = super().__add__(other)
            assert type(made) is Loud
            made.tag = "added"
            return made

    a = xp.ones(2).view(Loud)
    assert (a + 1).tag == "added" and type(a * 2) is Loud and type(1 + a) is Loud


def test_priority():
    first, second, urgent = tagged(), tagged(), xp.ones(3).view(Urgent)
    second.tag = "second"
    assert (first + second).tag == "t" and (second + first).tag == "second"
    for made in (first + urgent, urgent + first, xp.add(first, urgent), xp.maximum(urgent, first)):
        assert type(made) is Urgent


def test_wrap():
    a = xp.ones(2).view(Wrapping)
    for made in (a + 1, xp.sin(a), xp.add(xp.ones(2), a)):
        assert made[0] == "wrapped" and type(made[1]) is xp.ndarray
    assert type(a[:1]) is Wrapping
    b = tagged().__array_wrap__(xp.ones(2))
    assert type(b) is Tagged and b.tag == "t"
    assert type(xp.ones(2).__array_wrap__(xp.zeros(1))) is xp.ndarray
    if numpy is not None:
        assert type(tagged().__array_wrap__(numpy.ones(2))) is Tagged
        assert type(numpy.add(numpy.ones(3), tagged())) is Tagged


def test_text():
    assert repr(xp.arange(3).view(Urgent)) == "Urgent([0, 1, 2])"
    text = repr(xp.zeros((2, 2)).view(Tagged))
    assert text == "Tagged([[0., 0.],\n        [0., 0.]])" and str(tagged()[0]) == "[0. 1. 2.]"
