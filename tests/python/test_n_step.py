"""Recurrent layers over whole sequences: functions.n_step_* and the links NStep*."""

import inspect
import pickle

import catenary.functions as F
import catenary.initializers as I
import catenary.links as L
import catenary.serializers as S
import numpy as np
import pytest
from catenary import InvalidType, Variable
from catenary._training import training

rng = np.random.RandomState(3)
# Name of the link: (function, weights, whether there is a cell state, directions)
KINDS = {
    "NStepLSTM": (F.n_step_lstm, 8, True, 1),
    "NStepBiLSTM": (F.n_step_bilstm, 8, True, 2),
    "NStepGRU": (F.n_step_gru, 6, False, 1),
    "NStepBiGRU": (F.n_step_bigru, 6, False, 2),
}
LENGTHS = (2, 4, 1)


def draw(*shape):
    return Variable(rng.normal(size=shape).astype("d"))


def made(name, n_layers=2, in_size=3, out_size=2, dropout=0.0, **keywords):
    return getattr(L, name)(n_layers, in_size, out_size, dropout, dtype="float64", **keywords)


def call(name, link, xs, hx=None, cx=None):
    """(states, outputs), each a list."""
    *states, ys = link(hx, cx, xs) if KINDS[name][2] else link(hx, xs)
    return states, list(ys)


def numbers(variables):
    return [y.data.get() for y in variables]


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def steps(w, b, lstm, x, h, c):
    """The outputs of one layer in one direction for one sequence, step by step."""
    half = len(w) // 2
    for row in x:
        of_x = [w[k] @ row + b[k] for k in range(half)]
        of_h = [w[k + half] @ h + b[k + half] for k in range(half)]
        if lstm:
            i, f, a, o = (p + q for p, q in zip(of_x, of_h))
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(a)
            h = sigmoid(o) * np.tanh(c)
        else:
            r, z = (sigmoid(of_x[k] + of_h[k]) for k in range(2))
            h = (1 - z) * np.tanh(of_x[2] + r * of_h[2]) + z * h
        yield h


def plain(name, link, x, hx, cx):
    """The outputs for one sequence by the formulas; hx and cx are those of each child."""
    _, weights, lstm, directions = KINDS[name]
    for layer in range(link.n_layers):
        outs = []
        for direction in range(directions):
            child = layer * directions + direction
            w = [getattr(link[child], "w%d" % k).data.get() for k in range(weights)]
            b = [getattr(link[child], "b%d" % k).data.get() for k in range(weights)]
            y = list(steps(w, b, lstm, x[::-1] if direction else x, hx[child], cx[child]))
            outs.append(y[::-1] if direction else y)
        x = np.concatenate(outs, axis=1)
    return x


@pytest.mark.parametrize("name", KINDS)
def test_link(name):
    function, weights, lstm, directions = KINDS[name]
    link = made(name, initial_bias=I.Normal(0.5))
    assert list(inspect.signature(type(link)).parameters)[:6] == (
        "n_layers in_size out_size dropout initialW initial_bias".split()
    )
    assert (link.n_layers, link.out_size, len(link)) == (2, 2, 2 * directions)
    assert [path for path, _ in link.namedparams()][:4] == ["/0/w0", "/0/b0", "/0/w1", "/0/b1"]
    assert len(list(link.params())) == 2 * directions * weights * 2
    xs = [draw(length, 3) for length in LENGTHS]
    hx, cx = draw(2 * directions, 3, 2), draw(2 * directions, 3, 2)
    states, ys = call(name, link, xs, hx, cx)
    assert len(states) == 1 + lstm and all(s.shape == hx.shape for s in states)
    for i, (x, y) in enumerate(zip(xs, ys)):
        expected = plain(name, link, x.data.get(), hx.data.get()[:, i], cx.data.get()[:, i])
        np.testing.assert_allclose(y.data.get(), expected, rtol=0, atol=1e-13)
    link.cleargrads()
    F.sum(F.concat(ys, axis=0)).backward()
    assert all(param.grad is not None for param in link.params()) and hx.grad is not None
    assert all(x.grad is not None for x in xs)


@pytest.mark.parametrize("name", KINDS)
def test_function_takes_lists_of_lists(name):
    function, weights, lstm, directions = KINDS[name]
    names = "n_layers dropout_ratio hx cx ws bs xs".split()
    assert list(inspect.signature(function).parameters) == [n for n in names if lstm or n != "cx"]
    link = made(name)
    xs = [draw(3, 3), draw(3, 3), draw(2, 3)]  # steps of sequences with the lengths 3, 3 and 2
    hx, cx = draw(2 * directions, 3, 2), draw(2 * directions, 3, 2)
    ws = [[getattr(child, "w%d" % k) for k in range(weights)] for child in link]
    bs = [[getattr(child, "b%d" % k) for k in range(weights)] for child in link]
    *states, ys = function(2, 0.0, hx, *([cx] if lstm else []), ws, bs, xs)
    sequences = [F.stack([x[i] for x in xs if i < x.shape[0]]) for i in range(3)]
    others, outs = call(name, link, sequences, hx, cx)
    for a, b in zip(numbers(states), numbers(others)):
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-13)
    for t, y in enumerate(numbers(ys)):
        for i, row in enumerate(y):
            np.testing.assert_allclose(row, outs[i].data.get()[t], rtol=0, atol=1e-13)


@pytest.mark.parametrize("name", KINDS)
def test_saved_copied_moved(name, tmp_path):
    link, twin = made(name), made(name)
    xs = [draw(length, 3) for length in LENGTHS]
    expected = numbers(call(name, link, xs)[1])
    for suffix, save, load in (("npz", S.save_npz, S.load_npz), ("h5", S.save_hdf5, S.load_hdf5)):
        path = str(tmp_path / ("link." + suffix))
        save(path, link)
        load(path, twin)
        for other in (twin, link.copy(), pickle.loads(pickle.dumps(link))):
            assert type(other) is type(link) and other.out_size == 2
            for a, b in zip(numbers(call(name, other, xs)[1]), expected):
                np.testing.assert_array_equal(a, b)
    with np.load(str(tmp_path / "link.npz")) as file:
        assert file["0/w0"].shape == (2, 3) and file["1/b5"].shape == (2,)
    link.to_gpu("test:0")
    for x in xs:
        x.to_gpu("test:0")
    ys = call(name, link, xs)[1]
    assert ys[0].data.device.name == "test:0"
    for a, b in zip(numbers(ys), expected):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("name", KINDS)
def test_sizes_and_dropout(name):
    late = made(name, in_size=None, dropout=0.5)
    x = draw(40, 3)
    first = numbers(call(name, late, [x])[1])[0]
    assert late[0].w0.shape == (2, 3)
    second = numbers(call(name, late, [x])[1])[0]
    assert not np.array_equal(first, second)
    with training(False):
        a, b = (numbers(call(name, late, [x])[1])[0] for _ in range(2))
    np.testing.assert_array_equal(a, b)


def test_wrong():
    link = made("NStepLSTM")
    for wrong in (
        lambda: L.NStepLSTM(2, 3, 2),
        lambda: L.NStepGRU("2", 3, 2, 0),
        lambda: link(None, None),
        lambda: link(None, None, draw(2, 3)),
        lambda: link(None, None, ["text"]),
    ):
        with pytest.raises(TypeError):
            wrong()
    for wrong in (
        lambda: L.NStepGRU(0, 3, 2, 0),
        lambda: L.NStepGRU(1, 3, 0, 0),
        lambda: L.NStepGRU(1, 3, 2, 1.5),
        lambda: link(None, None, []),
    ):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(InvalidType, match="xs.0.: expected 3 columns"):
        link(None, None, [draw(2, 4)])
    with pytest.raises(InvalidType, match="hx: expected float64"):
        link(draw(2, 2, 2), None, [draw(2, 3)])
