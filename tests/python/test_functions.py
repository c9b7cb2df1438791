"""catenary.functions: every function with the reference's argument names, defaults and wrong arguments."""

import inspect
import pathlib
import pickle
import re
import sys

import catenary as ctn
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import InvalidType, Variable, function_hooks, gradient_check, raw
from catenary.utils import WalkerAlias

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "capi/gen"))
import model

rng = np.random.RandomState(7)


def v(*shape, low=0.1, high=0.9):
    return Variable((rng.uniform(low, high, shape)).astype(np.float32))


def ints(*shape, below=3):
    return Variable(rng.randint(0, below, shape).astype(np.int32))


IMAGE = dict(x=lambda: v(2, 3, 6, 5))
# Name: (arguments by the reference's names, in its order, with makers of variables; its defaults)
CALLS = {
    "clipped_relu": (dict(x=lambda: v(2, 3)), dict(z=20.0)),
    "elu": (dict(x=lambda: v(2, 3)), dict(alpha=1.0)),
    "leaky_relu": (dict(x=lambda: v(2, 3)), dict(slope=0.2)),
    "log_softmax": (dict(x=lambda: v(2, 3)), dict(use_cudnn=True)),
    "lstm": (dict(c_prev=lambda: v(2, 3), x=lambda: v(2, 12)), {}),
    "maxout": (dict(x=lambda: v(2, 6), pool_size=3), dict(axis=1)),
    "prelu": (dict(x=lambda: v(2, 3), W=lambda: v(3)), {}),
    "relu": (dict(x=lambda: v(2, 3)), dict(use_cudnn=True)),
    "sigmoid": (dict(x=lambda: v(2, 3)), dict(use_cudnn=True)),
    "slstm": (
        dict(c_prev1=lambda: v(2, 3), c_prev2=lambda: v(2, 3), x1=lambda: v(2, 12), x2=lambda: v(2, 12)),
        {},
    ),
    "softmax": (dict(x=lambda: v(2, 3)), dict(use_cudnn=True)),
    "softplus": (dict(x=lambda: v(2, 3)), dict(beta=1.0)),
    "tanh": (dict(x=lambda: v(2, 3)), dict(use_cudnn=True)),
    "broadcast_to": (dict(x=lambda: v(1, 3), shape=(2, 3)), {}),
    "concat": (dict(xs=lambda: [v(2, 3), v(2, 1)]), dict(axis=1)),
    "copy": (dict(x=lambda: v(2, 3), dst=-1), {}),
    "expand_dims": (dict(x=lambda: v(2, 3), axis=1), {}),
    "reshape": (dict(x=lambda: v(2, 3), shape=(3, 2)), {}),
    "select_item": (dict(x=lambda: v(2, 3), t=lambda: ints(2)), {}),
    "split_axis": (dict(x=lambda: v(2, 3), indices_or_sections=3, axis=1), {}),
    "swapaxes": (dict(x=lambda: v(2, 3), axis1=0, axis2=1), {}),
    "transpose": (dict(x=lambda: v(2, 3)), dict(axes=None)),
    "where": (dict(condition=lambda: Variable(np.array([True, False])), x=lambda: v(2), y=lambda: v(2)), {}),
    "bilinear": (
        dict(e1=lambda: v(2, 3), e2=lambda: v(2, 4), W=lambda: v(3, 4, 5)),
        dict(V1=None, V2=None, b=None),
    ),
    "convolution_2d": (
        dict(x=lambda: v(2, 3, 6, 5), W=lambda: v(4, 3, 2, 2)),
        dict(b=None, stride=1, pad=0, use_cudnn=True),
    ),
    "deconvolution_2d": (
        dict(x=lambda: v(2, 4, 3, 3), W=lambda: v(4, 3, 2, 2)),
        dict(b=None, stride=1, pad=0, outsize=None, use_cudnn=True),
    ),
    "embed_id": (dict(x=lambda: ints(4), W=lambda: v(3, 2)), dict(ignore_label=None)),
    "linear": (dict(x=lambda: v(2, 3), W=lambda: v(4, 3)), dict(b=None)),
    "accuracy": (dict(y=lambda: v(2, 3), t=lambda: ints(2)), {}),
    "binary_accuracy": (dict(y=lambda: v(4), t=lambda: ints(4, below=2)), {}),
    "bernoulli_nll": (dict(x=lambda: v(2, 3), y=lambda: v(2, 3)), {}),
    "connectionist_temporal_classification": (
        dict(
            x=lambda: [v(2, 3) for _ in range(4)],
            t=lambda: Variable(np.ones((2, 2), np.int32)),
            blank_symbol=0,
        ),
        dict(input_length=None, label_length=None),
    ),
    "contrastive": (dict(x0=lambda: v(4, 3), x1=lambda: v(4, 3), y=lambda: ints(4, below=2)), dict(margin=1)),
    "cross_covariance": (dict(y=lambda: v(4, 3), z=lambda: v(4, 2)), {}),
    "gaussian_kl_divergence": (dict(mean=lambda: v(2, 3), ln_var=lambda: v(2, 3)), {}),
    "gaussian_nll": (dict(x=lambda: v(2, 3), mean=lambda: v(2, 3), ln_var=lambda: v(2, 3)), {}),
    "hinge": (dict(x=lambda: v(2, 3), t=lambda: ints(2)), dict(norm="L1")),
    "mean_squared_error": (dict(x0=lambda: v(2, 3), x1=lambda: v(2, 3)), {}),
    "negative_sampling": (
        dict(
            x=lambda: v(2, 3),
            t=lambda: ints(2),
            W=lambda: v(3, 3),
            sampler=lambda: WalkerAlias(np.ones(3, np.float32)).sample,
            sample_size=2,
        ),
        {},
    ),
    "sigmoid_cross_entropy": (
        dict(x=lambda: v(2, 3), t=lambda: ints(2, 3, below=2)),
        dict(use_cudnn=True, normalize=True),
    ),
    "softmax_cross_entropy": (
        dict(x=lambda: v(2, 3), t=lambda: ints(2)),
        dict(use_cudnn=True, normalize=True),
    ),
    "batch_inv": (dict(a=lambda: Variable(np.stack([np.eye(3, dtype=np.float32)] * 2))), {}),
    "batch_det": (dict(a=lambda: v(2, 3, 3)), {}),
    "batch_l2_norm_squared": (dict(x=lambda: v(2, 3)), {}),
    "batch_matmul": (dict(a=lambda: v(2, 3, 4), b=lambda: v(2, 4, 5)), dict(transa=False, transb=False)),
    "cos": (dict(x=lambda: v(2, 3)), {}),
    "exp": (dict(x=lambda: v(2, 3)), {}),
    "log": (dict(x=lambda: v(2, 3)), {}),
    "sin": (dict(x=lambda: v(2, 3)), {}),
    "inv": (dict(a=lambda: Variable(np.eye(3, dtype=np.float32))), {}),
    "det": (dict(a=lambda: v(3, 3)), {}),
    "matmul": (dict(a=lambda: v(3, 4), b=lambda: v(4, 5)), dict(transa=False, transb=False)),
    "max": (dict(x=lambda: v(2, 3)), dict(axis=None, keepdims=False)),
    "min": (dict(x=lambda: v(2, 3)), dict(axis=None, keepdims=False)),
    "sum": (dict(x=lambda: v(2, 3)), dict(axis=None)),
    "dropout": (dict(x=lambda: v(2, 3)), dict(ratio=0.5, train=True)),
    "gaussian": (dict(mean=lambda: v(2, 3), ln_var=lambda: v(2, 3)), {}),
    "batch_normalization": (dict(x=lambda: v(4, 3), gamma=lambda: v(3), beta=lambda: v(3)), dict(eps=1e-5)),
    "fixed_batch_normalization": (
        dict(x=lambda: v(4, 3), gamma=lambda: v(3), beta=lambda: v(3), mean=lambda: v(3), var=lambda: v(3)),
        dict(eps=1e-5),
    ),
    "local_response_normalization": (dict(x=lambda: v(2, 7, 3)), dict(n=5, k=2, alpha=1e-4, beta=0.75)),
    "average_pooling_2d": (dict(IMAGE, ksize=2), dict(stride=None, pad=0, use_cudnn=True)),
    "max_pooling_2d": (dict(IMAGE, ksize=2), dict(stride=None, pad=0, cover_all=True, use_cudnn=True)),
    "spatial_pyramid_pooling_2d": (
        dict(IMAGE, pyramid_height=2, pooling_class=F.MaxPooling2D),
        dict(use_cudnn=True),
    ),
    "unpooling_2d": (dict(IMAGE, ksize=2), dict(stride=None, pad=0, outsize=None, cover_all=True)),
}


def made(arguments):
    return {name: value() if inspect.isfunction(value) else value for name, value in arguments.items()}


def total(ys):
    ys = ys if isinstance(ys, tuple) else (ys,)
    return [y for y in ys if y.dtype.kind == "f"]


@pytest.mark.parametrize("name", sorted(CALLS))
def test_call_forms(name):
    arguments, defaults = CALLS[name]
    function = getattr(F, name)
    parameters = list(inspect.signature(function).parameters.values())
    names = [p.name for p in parameters]
    assert names[: len(arguments) + len(defaults)] == list(arguments) + list(defaults)
    for p in parameters:
        if p.name in defaults:
            assert p.default == defaults[p.name]
    assert function.__doc__
    given = made(arguments)
    by_name = function(**given, **defaults)
    state = function(*given.values())
    for a, b in zip(total(by_name), total(state)):
        assert a.shape == b.shape and isinstance(a, Variable)
    for y in total(by_name)[:1]:
        if y.creator is not None and name not in ("accuracy", "binary_accuracy"):
            F.sum(y).backward()


@pytest.mark.parametrize("name", sorted(CALLS))
def test_wrong_arguments(name):
    arguments, _ = CALLS[name]
    function = getattr(F, name)
    given = made(arguments)
    with pytest.raises(TypeError):
        function()
    with pytest.raises(TypeError):
        function(**given, unknown=1)
    for key, value in arguments.items():
        if inspect.isfunction(value) and key != "sampler":
            for wrong in ("text", object(), 1j):
                with pytest.raises(TypeError):
                    function(**dict(given, **{key: wrong}))


REFERENCE = """accuracy average_pooling_2d batch_det batch_inv batch_l2_norm_squared batch_matmul batch_normalization
bernoulli_nll bilinear binary_accuracy broadcast broadcast_to clipped_relu concat connectionist_temporal_classification
contrastive convolution_2d copy cos cross_covariance deconvolution_2d det dropout elu embed_id exp expand_dims
fixed_batch_normalization gaussian gaussian_kl_divergence gaussian_nll hinge identity inv leaky_relu linear
local_response_normalization log log_softmax lstm matmul max max_pooling_2d maxout mean_squared_error min
negative_sampling prelu relu reshape select_item sigmoid sigmoid_cross_entropy sin slstm softmax softmax_cross_entropy
softplus spatial_pyramid_pooling_2d split_axis sum swapaxes tanh transpose unpooling_2d where""".split()


def test_every_function_of_the_reference_is_here():
    assert set(REFERENCE) <= set(F.__all__)
    assert set(REFERENCE) == set(CALLS) | {"broadcast", "identity"}


def test_lists_of_variables():
    x, y = v(2, 1), v(1, 3)
    a, b = F.broadcast(x, y)
    assert a.shape == b.shape == (2, 3)
    assert F.identity(x).shape == (2, 1) and len(F.identity(x, y)) == 2
    assert len(F.split_axis(v(2, 6), 3, 1)) == 3 and len(F.split_axis(v(2, 6), [1, 4], 1)) == 3
    assert len(F.split_axis(v(2, 6), np.array([1, 4]), axis=1)) == 3
    assert (
        isinstance(F.split_axis(v(2, 6), 1, 1), Variable)
        and len(F.split_axis(v(2, 6), 1, 1, force_tuple=True)) == 1
    )
    with pytest.raises(TypeError):
        F.concat(v(2, 3))
    with pytest.raises(ctn._errors.InvalidType):
        F.concat([v(2, 3), v(3, 3)])
    with pytest.raises(ctn._errors.InvalidType):
        F.split_axis(v(2, 5), 2, 1)


def layers(count, weights, of_input):
    """Weights and biases of one direction or two of a layer from 4 to 3 units, as lists of lists."""
    ws = [[v(3, 4 if k < of_input else 3) for k in range(weights)] for _ in range(count)]
    return ws, [[v(3) for _ in range(weights)] for _ in range(count)]


BEYOND = {
    "n_step_lstm": lambda: F.n_step_lstm(
        1, 0.0, v(1, 2, 3), v(1, 2, 3), *layers(1, 8, 4), [v(2, 4), v(1, 4)]
    )[0],
    "n_step_bilstm": lambda: F.n_step_bilstm(1, 0.5, None, None, *layers(2, 8, 4), [v(2, 4), v(1, 4)])[2][1],
    "n_step_gru": lambda: F.n_step_gru(1, 0, v(1, 2, 3), *layers(1, 6, 3), [v(2, 4)])[1][0],
    "n_step_bigru": lambda: F.n_step_bigru(1, 0, None, *layers(2, 6, 3), xs=(v(2, 4), v(1, 4)))[0],
    "silu": lambda: F.silu(v(2, 3)),
    "gelu": lambda: F.gelu(v(2, 3), approximate=True),
    "cast": lambda: F.cast(v(2), np.float64),
    "flip": lambda: F.flip(v(2, 3), 1),
    "get_item": lambda: F.get_item(v(2, 3), (0, slice(1))),
    "tile": lambda: F.tile(v(2), 3),
    "pad": lambda: F.pad(v(2, 3), ((1, 0), (0, 2)), "constant", constant_values=1),
    "squeeze": lambda: F.squeeze(v(2, 1), 1),
    "stack": lambda: F.stack([v(2), v(2)], axis=1),
    "mean": lambda: F.mean(v(2, 3), axis=(0, 1)),
    "logsumexp": lambda: F.logsumexp(v(2, 3), axis=1),
    "clip": lambda: F.clip(v(3), 0.2, 0.5),
    "maximum": lambda: F.maximum(v(3), 0.5),
    "minimum": lambda: F.minimum(1, v(3)),
    "arctan2": lambda: F.arctan2(0.5, v(3)),
    "hypot": lambda: F.hypot(v(3), v(3)),
    "layer_normalization": lambda: F.layer_normalization(v(2, 3), v(3), v(3)),
    "rms_normalization": lambda: F.rms_normalization(v(2, 3), v(3)),
    "sqrt": lambda: F.sqrt(v(3)),
    "log1p": lambda: F.log1p(v(3)),
    "attention": lambda: F.attention(v(1, 2, 3, 4), v(1, 2, 5, 4), v(1, 2, 5, 4), causal=False),
    "convolution_nd": lambda: F.convolution_nd(v(1, 2, 7), v(3, 2, 3), v(3), stride=2, pad=1),
    "deconvolution_nd": lambda: F.deconvolution_nd(v(1, 3, 4, 4, 4), v(3, 2, 2, 2, 2), stride=(2, 2, 2)),
    "convolution_2d": lambda: F.convolution_2d(v(1, 4, 5, 5), v(4, 2, 3, 3), groups=2, dilate=(1, 2)),
    "deconvolution_2d": lambda: F.deconvolution_2d(
        v(1, 4, 5, 5), v(4, 2, 3, 3), groups=2, stride=(1, 2), outsize=(7, 11)
    ),
    "softmax_cross_entropy": lambda: F.softmax_cross_entropy(
        v(2, 3), ints(2), class_weight=v(3).data, ignore_label=5
    ),
    "max_pooling_2d": lambda: F.max_pooling_2d(v(1, 1, 5, 6), (2, 3), (1, 2), (1, 0), cover_all=False),
    "embed_id": lambda: F.embed_id(ints(3), v(3, 2), ignore_label=1),
}


ELEMENTWISE = {name: op for op, (_, name) in raw.OPERATIONS.items() if name in F.__all__}


def test_every_function_has_a_test():
    functions = {name for name in F.__all__ if inspect.isfunction(getattr(F, name))}
    assert functions - set(CALLS) - set(BEYOND) - set(ELEMENTWISE) == {
        "average",  # mean
        "broadcast",
        "forget",  # recompute
        "identity",
        "recompute",
    }, "add a row to CALLS, or to BEYOND"


def test_every_function_of_the_library_is_here():
    text = "".join(path.read_text() for path in sorted(pathlib.Path(F.__file__).parent.glob("*.py")))
    differentiable = {
        function.name for function in model.Api(ROOT / "capi/spec").functions if function.derivatives
    }
    elementwise = {name for _, name in raw.OPERATIONS.values()}
    operators = {"matmul_numpy"}
    missing = {
        name for name in differentiable - elementwise - operators if not re.search(r"\b%s\b" % name, text)
    }
    assert missing == set(), "add them to bindings/python/catenary/functions"


@pytest.mark.parametrize("name", sorted(ELEMENTWISE))
def test_elementwise_functions(name):
    inputs, _ = raw.OPERATIONS[ELEMENTWISE[name]]
    for low, high in ((0.1, 0.9), (1.1, 1.9)):
        xs = [np.random.RandomState(n).uniform(low, high, (2, 3)) for n in range(inputs)]
        y = getattr(F, name)(*map(Variable, xs)).data.get()
        if np.isfinite(y).all():
            break
    operation = getattr(ctn.array, ELEMENTWISE[name])
    np.testing.assert_array_equal(y, operation(*map(ctn.array.array, xs)).get())
    upstream = np.random.RandomState(9).uniform(-1, 1, (2, 3))
    gradient_check.check_backward(getattr(F, name), tuple(xs), upstream, atol=1e-5, rtol=1e-4)


@pytest.mark.parametrize("name", sorted(BEYOND))
def test_further_functions_and_options(name):
    y = BEYOND[name]()
    F.sum(y).backward()
    assert np.isfinite(np.asarray(y.data)).all()


def test_draws_may_be_given_and_are_told():
    x = v(2, 3)
    y = F.dropout(x)
    mask = y.creator.mask
    with pytest.raises(AttributeError, match="nothing"):
        y.creator.nothing
    np.testing.assert_array_equal(np.asarray(y.data), np.asarray(x.data) * np.asarray(mask))
    np.testing.assert_array_equal(np.asarray(F.dropout(x, mask=mask).data), np.asarray(y.data))
    assert F.dropout(x, train=False) is x
    assert ctn._calls.train()
    with pytest.raises(ValueError):
        F.dropout(x, 2.0, train=False)
    assert ctn._calls.train()  # the thread's switch has not changed
    before = ctn._calls.set_train(False)
    assert before and not np.array_equal(np.asarray(F.dropout(x, 0.9).data), np.asarray(x.data))
    assert not ctn._calls.set_train(True)
    z = F.gaussian(x, x, eps=np.zeros((2, 3), np.float32))
    np.testing.assert_array_equal(np.asarray(z.data), np.asarray(x.data))
    t, W = ints(2), v(3, 3)
    asked = []

    def sampler(shape):
        asked.append(shape)
        return np.zeros(shape, np.int32)

    a = F.negative_sampling(x, t, W, sampler, 4)
    b = F.negative_sampling(
        x, t, W, None, 4, samples=np.concatenate([np.asarray(t.data)[:, None], np.zeros((2, 4), np.int32)], 1)
    )
    assert asked == [(2, 4)] and float(a.data) == float(b.data)
    with pytest.raises(KeyError):
        y.creator.attribute("nothing")


def test_classes_of_functions():
    x = v(2, 4)
    for made_, direct in [
        (F.ReLU(False), F.relu(x)),
        (F.Softplus(beta=2.0), F.softplus(x, 2.0)),
        (F.Identity(), F.identity(x)),
        (F.Reshape((4, 2)), F.reshape(x, (4, 2))),
        (F.Concat(0), F.concat([x], 0)),
        (F.Sum(1), F.sum(x, 1)),
    ]:
        y = made_(x)
        np.testing.assert_array_equal(np.asarray(y.data), np.asarray(direct.data))
        assert y.creator.label == direct.creator.label
    with pytest.raises(TypeError):
        F.ReLU(1, 2)
    assert isinstance(F.exp(x).creator, F.Exp) and isinstance(F.relu(x).creator, F.ReLU)
    assert isinstance(F.ReLU(), F.ReLU)
    assert not isinstance(F.exp(x).creator, F.ReLU) and not isinstance(x, F.ReLU)
    with pytest.raises(TypeError):
        F.ELU(beta=1)
    assert all(getattr(F, name).__doc__ for name in F.__all__)


def test_classes_stand_for_their_last_call():
    f, x = F.Dropout(0.25), v(3, 4)
    assert f.ratio == 0.25 and f.inputs is None and f.label == "Dropout"
    y = f(x)
    np.testing.assert_array_equal(y.data.get(), x.data.get() * np.asarray(f.mask))
    assert f.inputs[0] is x and f.rank == 0 and f.creator is y.creator
    with pytest.raises(AttributeError):
        f.nothing
    pooling = F.MaxPooling2D((3, 2), pad=1)
    assert (pooling.kh, pooling.kw, pooling.sy, pooling.sx, pooling.ph, pooling.cover_all) == (
        3,
        2,
        3,
        2,
        1,
        True,
    )
    assert (
        F.Sum(1).axis == 1 and F.Sum().axis is None and F.LeakyReLU().slope == 0.2 and F.Concat(0).axis == 0
    )
    (y,) = F.Exp().forward((x.data,))
    np.testing.assert_array_equal(y.get(), F.exp(x).data.get())
    gx, gb = F.LinearFunction().backward((x.data, v(2, 4).data), (np.ones((3, 2), "f"),))
    assert gx.shape == (3, 4) and gb.shape == (2, 4)
    gaussian = F.Gaussian()  # reuses its random values, so that numerical gradients make sense
    mean, ln_var = v(3, 4), v(3, 4)
    assert (gaussian(mean, ln_var).data.get() == gaussian(mean, ln_var).data.get()).all()
    sampling = F.NegativeSamplingFunction(WalkerAlias([3, 1, 2, 4, 1]), 3)
    W, t = v(5, 4), ints(3)
    assert float(sampling(x, t, W).data) == float(sampling(x, t, W).data)
    for wrong, error in (
        (([0],), TypeError),
        (((0, "x"),), TypeError),
        (((0, 0),), ValueError),
        ((1.5,), TypeError),
    ):
        for reduction in (F.Sum, F.Max, F.Min):
            with pytest.raises(error, match="axis"):
                reduction(*wrong)


def test_hooks_of_classes():
    f, hook = F.Exp(), function_hooks.TimerHook()
    f.add_hook(hook)
    y = f(v(2, 3))
    assert len(hook.call_history) == 1
    y.grad = np.ones((2, 3), "f")
    y.backward()
    assert len(hook.call_history) == 2 and isinstance(hook.call_history[1][0], F.Exp)
    with pytest.raises(KeyError):
        f.add_hook(hook)
    f.delete_hook("TimerHook")
    f(v(2, 3))
    assert len(hook.call_history) == 2 and not f.local_function_hooks
    with pytest.raises(KeyError):
        f.delete_hook("TimerHook")


def test_shapes_and_axes_are_type_checks_too():
    x = v(2, 3)
    for call in (
        lambda: F.reshape(x, (4, -1)),
        lambda: F.broadcast_to(x, (2, 4)),
        lambda: x + v(3, 3),
        lambda: F.concat([x, x], 2),
        lambda: F.sum(x, 2),
        lambda: F.max(x, axis=(0, 2)),
        lambda: F.split_axis(x, 2, 2),
        lambda: F.expand_dims(x, -4),
    ):
        for kind in (InvalidType, ValueError):
            with pytest.raises(kind) as caught:
                call()
        assert caught.value.expect and pickle.loads(pickle.dumps(caught.value)).args == caught.value.args
    with pytest.raises(IndexError):
        F.sum(x, 2)
    with pytest.raises(ValueError) as caught:
        ctn.array.reshape(x.data, (4, -1))
    assert not isinstance(caught.value, InvalidType)
    with pytest.raises(InvalidType, match="shape"):
        F.accuracy(v(5, 3, 2), ints(5))
    assert float(F.accuracy(v(5, 1, 1, 1), Variable(np.zeros(5, np.int32))).data) == 1
    for kind in (IndexError, ValueError):
        with pytest.raises(kind):
            F.softmax_cross_entropy(x, Variable(np.array([0, 3], np.int32)))
        with pytest.raises(kind):
            F.embed_id(Variable(np.array([0, 3], np.int32)), x)
        with pytest.raises(kind):
            L.EmbedID(2, 3)(Variable(np.array([0, 3], np.int32)))


def test_debug_mode_refuses_labels_that_count_from_the_end():
    x, t, ignored = v(2, 3), Variable(np.array([-1, 0], np.int32)), Variable(np.array([-2, 0], np.int32))
    calls = (lambda: F.select_item(x, t), lambda: F.embed_id(t, x), lambda: L.EmbedID(2, 3)(t))
    for call in calls:
        call()
    with ctn.DebugMode(True):
        for call in calls:
            with pytest.raises(ValueError, match="label -1"):
                call()
        F.embed_id(ignored, x, ignore_label=-2)
        F.embed_id(Variable(np.zeros((0,), np.int32)), x)


def test_messages_say_what_was_expected():
    with pytest.raises(ctn._errors.InvalidType) as caught:
        F.linear(v(2, 3), v(4, 5))
    assert caught.value.expect == "prod(in_types[0].shape[1:]) == in_types[1].shape[1]"
    assert caught.value.actual == "3 != 5"
    with pytest.raises(ValueError, match="stride"):
        F.convolution_2d(v(1, 1, 3, 3), v(1, 1, 1, 1), stride=(1, 1, 1))
    with pytest.raises(NotImplementedError, match="norm"):
        F.hinge(v(2, 3), ints(2), norm="L3")
    with pytest.raises(OverflowError):
        F.maxout(v(2, 4), 2**70)
    with pytest.raises(ValueError, match="pooling_class"):
        F.spatial_pyramid_pooling_2d(v(1, 1, 4, 4), 2, F.AveragePooling2D)


def test_options_of_evaluations():
    y, t = Variable(np.array([[1, 3], [2, -1], [0, 1], [5, 4]], "f")), np.array([1, 0, 0, -5], "i")
    assert float(F.accuracy(y, t).data) == 0.5
    assert float(F.accuracy(y, t, ignore_label=-5).data) == pytest.approx(2 / 3)
    assert float(F.Accuracy(ignore_label=-5)(y, t).data) == pytest.approx(2 / 3)
    bits = np.array([[1, 0], [1, 1], [-1, 1], [0, 7]], "i")
    assert float(F.binary_accuracy(y, bits).data) == pytest.approx(3 / 7)
    assert float(F.binary_accuracy(y, bits, ignore_label=0).data) == 0.5


def test_reduction_of_cross_covariance():
    y, z = Variable(np.array([[1, 4], [3, 0]], "f")), Variable(np.array([[0, 1], [2, 5]], "f"))
    assert float(F.cross_covariance(y, z).data) == 12.5
    assert float(F.cross_covariance(y, z, reduction="mean").data) == 3.125
    covariances = F.cross_covariance(y, z, reduction="none")
    np.testing.assert_array_equal(np.asarray(covariances.data), [[1, 2], [-2, -4]])
    F.sum(covariances).backward()
    assert y.grad.shape == z.grad.shape == (2, 2)
