"""Every link of catenary.links: constructor, attributes, calls, and wrong arguments."""

import pickle

import catenary
import catenary.functions as F
import catenary.initializers as I
import catenary.links as L
import numpy as np
import pytest
from catenary import Chain, InvalidType, Variable


def ones(*shape):
    return Variable(np.ones(shape, "f"))


def ids(*values):
    return Variable(np.array(values, "i"))


# (constructor, inputs, shape of the result, paths of parameters)
LINKS = {
    "Linear": (lambda: L.Linear(3, 4), [ones(2, 3)], (2, 4), "/W /b"),
    "Linear without bias": (lambda: L.Linear(3, 4, nobias=True), [ones(2, 3)], (2, 4), "/W"),
    "Linear late": (lambda: L.Linear(None, 4), [ones(2, 3)], (2, 4), "/W /b"),
    "Bilinear": (lambda: L.Bilinear(2, 3, 4), [ones(5, 2), ones(5, 3)], (5, 4), "/W /V1 /V2 /b"),
    "Bilinear without bias": (lambda: L.Bilinear(2, 3, 4, True), [ones(5, 2), ones(5, 3)], (5, 4), "/W"),
    "EmbedID": (lambda: L.EmbedID(5, 2), [ids(1, 4)], (2, 2), "/W"),
    "Convolution2D": (lambda: L.Convolution2D(2, 3, 3, pad=1), [ones(1, 2, 4, 5)], (1, 3, 4, 5), "/W /b"),
    "Convolution2D pairs": (
        lambda: L.Convolution2D(None, 4, (3, 2), (2, 1), (1, 0), groups=2, nobias=True),
        [ones(1, 2, 4, 5)],
        (1, 4, 2, 4),
        "/W",
    ),
    "Deconvolution2D": (lambda: L.Deconvolution2D(2, 3, 3, 2), [ones(1, 2, 3, 4)], (1, 3, 7, 9), "/W /b"),
    "Deconvolution2D outsize": (
        lambda: L.Deconvolution2D(2, 3, 3, 2, outsize=(8, 9)),
        [ones(1, 2, 3, 4)],
        (1, 3, 8, 9),
        "/W /b",
    ),
    "ConvolutionND": (lambda: L.ConvolutionND(3, 2, 3, 2), [ones(1, 2, 3, 4, 5)], (1, 3, 2, 3, 4), "/W /b"),
    "ConvolutionND one axis": (
        lambda: L.ConvolutionND(1, None, 3, (2,), stride=2, dilate=2),
        [ones(1, 2, 9)],
        (1, 3, 4),
        "/W /b",
    ),
    "DeconvolutionND": (
        lambda: L.DeconvolutionND(1, 2, 3, 2, outsize=5),
        [ones(1, 2, 4)],
        (1, 3, 5),
        "/W /b",
    ),
    "Inception": (
        lambda: L.Inception(2, 1, 2, 3, 4, 5, 6),
        [ones(1, 2, 4, 4)],
        (1, 15, 4, 4),
        " ".join("/%s/W /%s/b" % (n, n) for n in "conv1 proj3 conv3 proj5 conv5 projp".split()),
    ),
    "InceptionBN": (
        lambda: L.InceptionBN(2, 1, 2, 3, 4, 5, "avg", 6),
        [ones(2, 2, 4, 4)],
        (2, 15, 4, 4),
        None,
    ),
    "InceptionBN without projection": (
        lambda: L.InceptionBN(2, 0, 2, 3, 4, 5, "max", stride=2),
        [ones(2, 2, 4, 4)],
        (2, 10, 2, 2),
        None,
    ),
    "MLPConvolution2D": (
        lambda: L.MLPConvolution2D(2, (3, 4), 3),
        [ones(1, 2, 4, 4)],
        (1, 4, 2, 2),
        "/0/W /0/b /1/W /1/b",
    ),
    "LSTM": (lambda: L.LSTM(3, 4), [ones(2, 3)], (2, 4), "/upward/W /upward/b /lateral/W"),
    "GRU": (
        lambda: L.GRU(4, 3),
        [ones(2, 4), ones(2, 3)],
        (2, 4),
        " ".join("/%s/W /%s/b" % (n, n) for n in "W_r U_r W_z U_z W U".split()),
    ),
    "StatefulGRU": (lambda: L.StatefulGRU(3, 4), [ones(2, 3)], (2, 4), None),
    "BatchNormalization": (lambda: L.BatchNormalization(3), [ones(2, 3)], (2, 3), "/gamma /beta"),
    "BatchNormalization late": (
        lambda: L.BatchNormalization(None),
        [ones(2, 3, 2)],
        (2, 3, 2),
        "/gamma /beta",
    ),
    "LayerNormalization": (lambda: L.LayerNormalization(3), [ones(2, 3)], (2, 3), "/gamma /beta"),
    "PReLU": (lambda: L.PReLU((3,)), [ones(2, 3)], (2, 3), "/W"),
    "Maxout": (lambda: L.Maxout(3, 2, 4), [ones(2, 3)], (2, 2), "/linear/W /linear/b"),
    "NegativeSampling": (lambda: L.NegativeSampling(3, [1, 2, 3], 2), [ones(2, 3), ids(0, 1)], (), "/W"),
    "BinaryHierarchicalSoftmax": (
        lambda: L.BinaryHierarchicalSoftmax(3, ((0, 1), 2)),
        [ones(2, 3), ids(0, 2)],
        (),
        "/W",
    ),
    "MultiHeadAttention": (lambda: L.MultiHeadAttention(4, 2), [ones(2, 3, 4)], (2, 3, 4), None),
    "MultiHeadAttention keys": (
        lambda: L.MultiHeadAttention(4, 2, 3, 5, causal=True, nobias=True),
        [ones(2, 3, 4), ones(2, 3, 3), ones(2, 3, 5)],
        (2, 3, 4),
        None,
    ),
    "Parameter": (lambda: L.Parameter(np.ones((2, 3), "f")), [], (2, 3), "/W"),
    "Classifier": (
        lambda: L.Classifier(L.Linear(3, 4)),
        [ones(2, 3), ids(0, 1)],
        (),
        "/predictor/W /predictor/b",
    ),
}


# Over whole sequences (test_n_step.py).
N_STEP = {"NStepLSTM", "NStepBiLSTM", "NStepGRU", "NStepBiGRU"}


def test_every_link_has_a_test():
    assert {name.split()[0] for name in LINKS} == set(L.__all__) - {"Sequential"} - N_STEP, (
        "add a row to LINKS"
    )


@pytest.mark.parametrize("name", sorted(LINKS))
def test_made_called_copied(name):
    make, inputs, shape, paths = LINKS[name]
    link = make()
    y = link(*inputs)
    assert isinstance(y, Variable) and y.data.shape == shape
    if paths is not None:
        assert sorted(path for path, _ in link.namedparams()) == sorted(paths.split())
    link.cleargrads()
    F.sum(link(*inputs)).backward()
    assert all(param.grad is not None for param in link.params())
    twin = link.copy()
    assert type(twin) is type(link)
    assert [p.data.get().tolist() for p in twin.params()] == [p.data.get().tolist() for p in link.params()]
    again = pickle.loads(pickle.dumps(make()))
    assert type(again) is type(link)
    again.copyparams(link)
    assert again(*inputs).data.shape == shape
    link.to_gpu("test:0")
    on_device = []
    for x in inputs:
        other = Variable(x.data)
        other.to_gpu("test:0")
        on_device.append(other)
    assert link(*on_device).data.device.name == "test:0"
    assert repr(link).startswith(type(link).__name__ + "(") and "test:0" in repr(link)


def test_links_without_a_class_of_their_own(monkeypatch):
    monkeypatch.setitem(L._base.KINDS, "LayerNormalization", None)
    kind = L._base.derived(dict(L._base.constructors())["layernormalization"])
    assert kind.__name__ == "LayerNormalization" and kind.__doc__
    link = kind((3,), eps=0.5, initial={"beta": 2})
    assert isinstance(link, kind) and (link.beta.data.get() == 2).all()
    x = Variable(np.random.RandomState(0).normal(size=(2, 3)).astype("f"))
    same = L.LayerNormalization(3, eps=0.5, initial={"beta": 2})
    np.testing.assert_array_equal(link(x).data.get(), same(x).data.get())
    monkeypatch.setattr(L, "LayerNormalization", kind)
    again = pickle.loads(pickle.dumps(link.copy()))
    assert type(again) is kind and (again.beta.data.get() == 2).all()
    for wrong in (lambda: kind(), lambda: kind((3,), unknown=1), lambda: kind((3,), groups=2)):
        with pytest.raises((TypeError, ValueError)):
            wrong()


WRONG = [
    (lambda: L.Linear(), TypeError),
    (lambda: L.Linear("3", 4), TypeError),
    (lambda: L.Linear(3, 2.5), TypeError),
    (lambda: L.Linear(-3, 2), ValueError),
    (lambda: L.Linear(3, 2, wscale=-1), ValueError),
    (lambda: L.Linear(3, 2, wscale="1"), TypeError),
    (lambda: L.Linear(3, 2, initialW=np.ones((3, 2), "f")), ValueError),
    (lambda: L.Linear(3, 2, initialW="normal"), TypeError),
    (lambda: L.Linear(3, 2, dtype="int32"), TypeError),
    (lambda: L.Linear(3, 2, unknown=1), TypeError),
    (lambda: L.Convolution2D(2, 3, (1, 2, 3)), TypeError),
    (lambda: L.Convolution2D(2, 3, 0), ValueError),
    (lambda: L.Convolution2D(3, 3, 3, groups=2), ValueError),
    (lambda: L.ConvolutionND(2, 3, 4, (1, 2, 3)), ValueError),
    (lambda: L.ConvolutionND(4, 3, 4, 1), ValueError),
    (lambda: L.Bilinear(1, 2, 3, initial_bias=(1, 2)), ValueError),
    (lambda: L.EmbedID(0, 3), ValueError),
    (lambda: L.InceptionBN(2, 1, 2, 3, 4, 5, "median", 6), NotImplementedError),
    (lambda: L.MLPConvolution2D(2, (), 3), ValueError),
    (lambda: L.BatchNormalization(3, decay=2), ValueError),
    (lambda: L.BatchNormalization(3, dtype="i"), TypeError),
    (lambda: L.BinaryHierarchicalSoftmax(3, (1, 2, 3)), ValueError),
    (lambda: L.BinaryHierarchicalSoftmax(3, ("a", 2)), TypeError),
    (lambda: L.BinaryHierarchicalSoftmax.create_huffman_tree({}), ValueError),
    (lambda: L.NegativeSampling(3, [], 1), ValueError),
    (lambda: L.NegativeSampling(3, [1, -1], 1), ValueError),
    (lambda: L.Parameter(3), TypeError),
    (lambda: L.Parameter(np.ones(3, "i")), TypeError),
    (lambda: L.Classifier(3), TypeError),
    (lambda: L.MultiHeadAttention(4, 3), ValueError),
    (lambda: L.MultiHeadAttention(4, 2, dropout=1), ValueError),
    (lambda: L.PReLU(-1), ValueError),
    (lambda: L.Maxout(3, 2, 0), ValueError),
    (lambda: L.Maxout(3, 2, 2, initialW=np.ones((4, 3), "f")), ValueError),
    (lambda: L.Linear(3, 2)(3), TypeError),
    (lambda: L.Linear(3, 2)(ones(2, 4)), catenary.utils.type_check.InvalidType),
    (lambda: L.Linear(3, 2)(), TypeError),
    (lambda: L.GRU(3)(ones(2, 3)), TypeError),
    (lambda: L.LSTM(3, 4).set_state(ones(2, 3), ones(2, 4)), ValueError),
    (lambda: L.nothing, AttributeError),
    (lambda: L.Linear(3, 2).__init__(3, 2), RuntimeError),
    (lambda: L.LSTM(3, 2).upward.__init__(3, 2), RuntimeError),
    (lambda: catenary._calls.link_call1(L.Linear.__new__(L.Linear), ones(1, 1)), ValueError),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_wrong_arguments(number):
    call, error = WRONG[number]
    with pytest.raises(error):
        call()


def test_initial_values():
    weights = np.arange(6, dtype="f").reshape(2, 3)
    link = L.Linear(3, 2, initialW=weights, initial_bias=np.array([1, 2]))
    assert np.array_equal(link.W.data.get(), weights) and link.b.data.get().tolist() == [1, 2]
    weights[...] = 9
    assert link.W.data.get().max() == 5
    assert L.Linear(3, 2, bias=0.5).b.data.get().tolist() == [0.5, 0.5]
    assert L.Linear(3, 2, bias=np.array([1, 2], "f")).b.data.get().tolist() == [1, 2]
    assert (L.Linear(3, 2, initialW=4).W.data.get() == 4).all()
    ours = catenary.array.ones((2, 3), "d")
    assert L.Linear(3, 2, initialW=ours, dtype="float64").W.data.dtype == np.float64
    assert abs(L.Linear(400, 400, wscale=2).W.data.get().std() - 0.1) < 0.002
    assert (L.LSTM(3, 4, initial={"upward/b": 1}).upward.b.data.get() == 1).all()
    assert (L.Bilinear(2, 3, 4, initial_bias=(1, 2, 3)).V2.data.get() == 2).all()
    assert (L.Maxout(2, 3, 4, initial_bias=np.full((3, 4), 5)).linear.b.data.get() == 5).all()

    def fill(array):
        array[...] = 7

    late = L.Linear(None, 2, initialW=fill)
    late(ones(1, 3))
    assert (late.W.data.get() == 7).all()

    def broken(array):
        raise KeyError("of the user")

    with pytest.raises(KeyError, match="of the user"):
        L.Linear(3, 2, initialW=broken)


def test_initializers():
    for name in I.__all__:
        made = getattr(I, name)
        if name in ("Constant", "Array", "Initializer", "as_initializer"):
            continue
        array = np.full((300, 300), np.nan, "f")
        made()(catenary.array.asarray(array))
    array = catenary.array.zeros((300, 300), "f")
    deviations = {
        "Normal": 0.05,
        "Uniform": 0.05 / 3**0.5,
        "LeCunNormal": 300**-0.5,
        "LeCunUniform": 300**-0.5,
        "GlorotNormal": 300**-0.5,
        "GlorotUniform": 300**-0.5,
        "HeNormal": 150**-0.5,
        "HeUniform": 150**-0.5,
    }
    for name, deviation in deviations.items():
        getattr(I, name)()(array)
        assert abs(array.get().std() / deviation - 1) < 0.02, name
    I.Orthogonal(2.0)(array)
    assert np.allclose(array.get() @ array.get().T, 4 * np.eye(300), atol=1e-3)
    I.Identity(3)(array)
    assert np.array_equal(array.get(), 3 * np.eye(300))
    I.Constant(fill_value=4)(array)
    assert (array.get() == 4).all() and repr(I.Constant(4)) == "Constant(fill_value=4.0)"
    assert pickle.loads(pickle.dumps(I.HeNormal(scale=3))).scale == 3

    class Ramp(I.Initializer):
        def __call__(self, array):
            array[...] = 3

    assert (L.Linear(2, 2, initialW=Ramp()).W.data.get() == 3).all()
    for call, error in (
        (lambda: I.Constant(), TypeError),
        (lambda: I.Normal(1, 2), TypeError),
        (lambda: I.Normal(other=1), TypeError),
        (lambda: I.Normal("x"), TypeError),
        (lambda: I.Normal(-1), ValueError),
        (lambda: I.Array("x"), TypeError),
        (lambda: I.Identity()(catenary.array.zeros((2, 3), "f")), ValueError),
    ):
        with pytest.raises(error):
            call()


def test_lstm_state():
    lstm = L.LSTM(2, 3)
    assert lstm.c is None and lstm.h is None and lstm.state_size == 3
    h = lstm(ones(1, 2))
    assert lstm.h is h and lstm.c.data.shape == (1, 3)
    c = lstm.c
    lstm.reset_state()
    assert lstm.c is None and lstm.h is None
    lstm.c = c
    assert lstm.c is c and not lstm.h.data.get().any()
    lstm.h = h
    assert lstm.h is h and lstm.c is c
    lstm.set_state(h, c)
    assert lstm.c is h
    lstm.h = None
    lstm.c = None
    with pytest.raises(TypeError):
        lstm.h = 3
    gru = L.StatefulGRU(None, 3)
    assert gru.h is None
    h = gru(ones(1, 2))
    assert gru.h is h
    gru.reset_state()
    gru.h = h
    assert gru.h is h
    gru.h = None
    assert gru.h is None


def test_batch_normalization_modes():
    link = L.BatchNormalization(2, decay=0.8, eps=1e-3)
    assert link.decay == 0.8 and link.eps == 1e-3 and link.N == 0
    x = np.random.RandomState(0).randn(20, 2).astype("f")
    y = link(Variable(x)).data.get()
    assert np.allclose(y, (x - x.mean(0)) / np.sqrt(x.var(0) + 1e-3), atol=1e-5)
    mean = link.avg_mean.get().copy()
    assert np.allclose(mean, 0.2 * x.mean(0), atol=1e-6)
    assert np.allclose(
        link(Variable(x), test=True).data.get(),
        (x - mean) / np.sqrt(link.avg_var.get()),
        rtol=1e-4,
        atol=1e-4,
    )
    assert np.array_equal(link.avg_mean.get(), mean)
    link(Variable(x), finetune=True)
    link(Variable(x), finetune=True)
    assert link.N == 2
    mode = catenary._calls.link_normalization_mode
    assert (
        mode(link) == catenary.raw.CTN_NORMALIZATION_AUTO and catenary._calls.train()
    )  # a call leaves no state
    with pytest.raises(InvalidType):
        link(Variable(x[0, :1]), finetune=True)
    assert mode(link) == catenary.raw.CTN_NORMALIZATION_AUTO and catenary._calls.train()
    link.start_finetuning()
    assert link.N == 0
    link.avg_mean = np.zeros(2, "f")
    link.avg_var = catenary.array.ones(2, "f")
    assert np.allclose(link(Variable(x), test=True).data.get(), x, atol=1e-5)
    link.N = 5
    assert link.N == 5
    with pytest.raises(TypeError):
        link.avg_mean = "text"
    with pytest.raises(AttributeError):
        link.decay = 0.5


def test_inception_bn_train():
    link = L.InceptionBN(2, 1, 1, 1, 1, 1, "max", 1)
    x = Variable(np.random.RandomState(0).randn(4, 2, 3, 3).astype("f"))
    link(x)
    mean = link.conv1n.avg_mean.get().copy()
    assert mean.any()
    link.train = False
    link(x)
    assert np.array_equal(link.conv1n.avg_mean.get(), mean)
    link.train = True
    link(x)
    assert not np.array_equal(link.conv1n.avg_mean.get(), mean)


def test_classifier():
    link = L.Classifier(L.Linear(3, 4))
    assert link.y is None and link.loss is None and link.accuracy is None
    x, t = ones(2, 3), ids(0, 1)
    loss = link(x, t)
    assert link.loss is loss and link.y.data.shape == (2, 4) and link.accuracy.data.shape == ()
    link.compute_accuracy = False
    link(x, t)
    assert link.accuracy is None

    class Regressor(Chain):
        def __init__(self):
            super().__init__(l=L.Linear(3, 1))

        def __call__(self, x):
            return self.l(x)

    other = L.Classifier(Regressor(), lossfun=F.mean_squared_error, accfun=lambda y, t: F.sum(y - t))
    assert other(x, ones(2, 1)).data.shape == () and type(other.predictor) is Regressor
    assert other.lossfun is F.mean_squared_error

    def failing(y, t):
        raise KeyError("of the user")

    other.lossfun = failing
    with pytest.raises(KeyError):
        other(x, t)
    assert other.loss is None and other.y is not None


def test_other_attributes():
    embed = L.EmbedID(3, 2, ignore_label=-1)
    assert embed.ignore_label == -1 and not embed(ids(-1)).data.get().any()
    embed.ignore_label = None
    assert embed.ignore_label is None and embed(ids(2)).data.get().any()
    conv = L.Convolution2D(2, 3, 3, 2, (1, 0), use_cudnn=False)
    assert conv.stride == (2, 2) and conv.pad == (1, 0)
    sampling = L.NegativeSampling(3, [1, 2, 3], 2)
    assert sampling.sampler.sample((4,)).shape == (4,) and sampling.sample_size == 2
    tree = L.BinaryHierarchicalSoftmax.create_huffman_tree({0: 8, 1: 5, 2: 6, 3: 4})
    assert tree == ((3, 1), (2, 0))
    assert L.BinaryHierarchicalSoftmax(2, tree).W.data.shape == (3, 2)
    deep = L.BinaryHierarchicalSoftmax.create_huffman_tree({i: 2.0**i for i in range(1000)})
    assert L.BinaryHierarchicalSoftmax(2, deep).W.data.shape == (999, 2)
    parameter = L.Parameter(np.ones(3, "f"))
    assert parameter("on").volatile == "on" and parameter().volatile == "off"
    attention = L.MultiHeadAttention(4, 2, dropout=0.5)
    x = Variable(np.random.RandomState(0).randn(2, 3, 4).astype("f"))
    attention.train = False
    assert np.array_equal(attention(x).data.get(), attention(x).data.get())
    q = Variable(np.random.RandomState(0).randn(1, 2, 3, 4).astype("f"))
    plain, tested = F.attention(q, q, q), F.attention(q, q, q, dropout=0.5, train=False)
    assert np.array_equal(plain.data.get(), tested.data.get())
    assert not np.array_equal(plain.data.get(), F.attention(q, q, q, dropout=0.5).data.get())
    mlp = L.MLPConvolution2D(2, (3, 4), 3, activation=F.tanh)
    assert mlp.activation is F.tanh and len(mlp) == 2 and type(mlp[0]) is L.Convolution2D


def test_subclass_of_a_link():
    class Scaled(L.Linear):
        def __init__(self, n):
            super().__init__(n, n)
            self.add_param("scale", ())
            self.scale.data.fill(2)

        def __call__(self, x):
            return super().__call__(x) * F.broadcast_to(self.scale, (x.data.shape[0], 3))

    link = Scaled(3)
    y = link(ones(2, 3))
    assert np.allclose(y.data.get(), 2 * L.Linear.__call__(link, ones(2, 3)).data.get())
    twin = Chain(l=link).copy().l
    assert type(twin) is Scaled and [path for path, _ in twin.namedparams()] == ["/W", "/b", "/scale"]


def test_dtypes():
    for dtype in ("float16", "float32", "float64"):
        link = L.Linear(3, 2, dtype=dtype)
        assert link(Variable(np.ones((1, 3), dtype))).data.dtype == dtype
        assert L.BatchNormalization(3, dtype=np.dtype(dtype)).avg_mean.dtype == dtype


@pytest.mark.parametrize(
    "make",
    [
        lambda n: L.Linear(3, 2, nobias=n),
        lambda n: L.Convolution2D(3, 2, 1, nobias=n),
        lambda n: L.Deconvolution2D(3, 2, 1, nobias=n),
        lambda n: L.ConvolutionND(3, 3, 2, 1, nobias=n),
    ],
)
def test_bias_that_is_not_there_is_none(make):
    import copy

    assert make(True).b is None and copy.deepcopy(make(True)).b is None and make(False).b is not None


@pytest.mark.parametrize("kind", [L.LSTM, L.StatefulGRU])
def test_states_belong_to_one_batch(kind):
    link = catenary.Chain(rnn=kind(3, 2))
    for batch in (1, 4):
        h = link.rnn(ones(batch, 3)).data
        with pytest.raises(ValueError, match="/rnn .*rows as the state has"):
            link.rnn(ones(batch + 1, 3))
        assert link.rnn.h.data is h
        link.rnn.reset_state()


@pytest.mark.parametrize("make", [L.Linear, lambda n, m, bias: L.Convolution2D(n, m, 1, bias=bias)])
def test_bias_is_no_switch(make):
    for switch in (True, False):
        with pytest.raises(TypeError, match="nobias=True"):
            make(3, 2, bias=switch)
        with pytest.raises(TypeError, match="nobias=True"):
            L.MultiHeadAttention(4, 2, bias=switch)
    assert make(3, 2, bias=1).b.data.get().tolist() == [1, 1]


def test_attributes_of_bilinear():
    link, plain = L.Bilinear(2, 3, 4), L.Bilinear(2, 3, 4, True)
    assert link.in_sizes == plain.in_sizes == (2, 3) and not link.nobias and plain.nobias
    link.zero_grads()
    assert all((param.grad.get() == 0).all() for param in link.params())
    assert link._cpu and not link.copy().to_gpu("test:0")._cpu


def test_arguments_that_the_reference_asserts():
    for arguments in ((3, 1, 1, 1, 1, 1, "max", None), (3, 1, 1, 1, 1, 1, "avg", 2, 2)):
        for kind in (AssertionError, ValueError):
            with pytest.raises(kind, match="proj_pool"):
                L.InceptionBN(*arguments)
    with pytest.raises(NotImplementedError, match="pooltype"):
        L.InceptionBN(3, 0, 1, 1, 1, 1, "sum", 2)
    W = np.zeros((2, 3, 4), "f")
    for initial in ((W[:1],), (W, (W[:, 0], W[:, 0], W[0, 0])), (W, (W[:, 0], W[0], W[0]))):
        for kind in (AssertionError, ValueError):
            with pytest.raises(kind, match="initial value"):
                L.Bilinear(2, 3, 4, False, *initial)
    assert [link.use_cudnn for link in L.MLPConvolution2D(3, (2, 1), 3, use_cudnn=False)] == [False, False]


def test_shapes_within_links_are_type_checks_too():
    gru = L.GRU(3, 2)
    for kind in (InvalidType, ValueError):
        with pytest.raises(kind):
            gru(Variable(np.zeros((4, 3), "f")), Variable(np.zeros((5, 2), "f")))
