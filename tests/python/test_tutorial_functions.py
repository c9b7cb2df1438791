"""Programs as in the reference's tutorial, with other imports: user-defined functions."""

import math

import catenary
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import Chain, Function, Link, Variable, cuda, gradient_check, optimizers, utils
from tutorial_support import numbers, same


@pytest.fixture(autouse=True)
def seeds():
    np.random.seed(0)
    catenary.array.random.seed(0)


class LerpCpu(Function):
    """Linear interpolation between start and end."""

    def forward_cpu(self, inputs):
        start, end, share = inputs
        return (start + share * (end - start),)

    def backward_cpu(self, inputs, grad_outputs):
        start, end, share = inputs
        (grad,) = grad_outputs
        return (1 - share) * grad, share * grad, (end - start) * grad


class LerpBoth(LerpCpu):
    def forward_gpu(self, inputs):
        self.gpu = True
        return self.forward_cpu(inputs)

    def backward_gpu(self, inputs, grad_outputs):
        return self.backward_cpu(inputs, grad_outputs)


class Lerp(Function):
    forward = LerpCpu.forward_cpu
    backward = LerpCpu.backward_cpu


class LerpKernel(LerpCpu):
    def forward_gpu(self, inputs):
        return (
            cuda.elementwise(
                "float32 start, float32 end, float32 share",
                "float32 out",
                "out = start + share * (end - start)",
                "lerp",
            )(*inputs),
        )

    def backward_gpu(self, inputs, grad_outputs):
        start, end, share = inputs
        (grad,) = grad_outputs
        to_start, to_end, to_share = cuda.elementwise(
            "T start, T end, T share, T grad",
            "T to_start, T to_end, T to_share",
            """
               to_end = share * grad;
               to_start = grad - to_end;
               to_share = (end - start) * grad;
            """,
            "lerp_backward",
        )(start, end, share, grad)
        return to_start, to_end, to_share


@pytest.mark.parametrize(
    "kind, device",
    [
        (LerpCpu, None),
        (LerpBoth, None),
        (Lerp, None),
        (LerpKernel, None),
        (LerpBoth, "test:0"),
        (Lerp, "test:0"),
        (LerpKernel, "test:0"),
    ],
)
def test_own_function(kind, device):
    arrays = [numbers(3, 2) for _ in range(4)]
    start, end, share, grad = arrays
    place = (lambda a: a) if device is None else (lambda a: cuda.to_gpu(a, device))
    variables = [Variable(place(a)) for a in arrays[:3]]
    function = kind()
    out = function(*variables)
    assert out.creator is function and [v for v in function.inputs] == variables
    out.grad = place(grad)
    out.backward()
    same(cuda.to_cpu(out.data), start + share * (end - start))
    for variable, expected in zip(variables, ((1 - share) * grad, share * grad, (end - start) * grad)):
        same(cuda.to_cpu(variable.grad), expected)
    if kind is LerpBoth:
        assert hasattr(function, "gpu") == (device is not None)


def test_wrapped_in_a_def():
    def lerp(start, end, share):
        return Lerp()(start, end, share)

    start, end, share = (Variable(numbers(3, 2)) for _ in range(3))
    half = lerp(start, end, share)
    near = lerp(half, end, share)
    near.grad = np.ones((3, 2), dtype=np.float32)
    near.backward()
    same(start.grad, (1 - np.asarray(share.data)) ** 2)


class WaveTwice(Function):
    """sin(a) + cos(b), once for each kind of array."""

    def forward_cpu(self, inputs):
        a, b = inputs
        return (np.sin(a) + np.cos(b),)

    def backward_cpu(self, inputs, grad_outputs):
        a, b = inputs
        (grad,) = grad_outputs
        return np.cos(a) * grad, -np.sin(b) * grad

    def forward_gpu(self, inputs):
        cupy = cuda.cupy
        a, b = inputs
        return (cupy.sin(a) + cupy.cos(b),)

    def backward_gpu(self, inputs, grad_outputs):
        cupy = cuda.cupy
        a, b = inputs
        (grad,) = grad_outputs
        return cupy.cos(a) * grad, -cupy.sin(b) * grad


class Wave(Function):
    def forward(self, inputs):
        xp = cuda.get_array_module(*inputs)
        a, b = inputs
        return (xp.sin(a) + xp.cos(b),)

    def backward(self, inputs, grad_outputs):
        xp = cuda.get_array_module(*inputs)
        a, b = inputs
        (grad,) = grad_outputs
        return xp.cos(a) * grad, -xp.sin(b) * grad


@pytest.mark.parametrize("kind", [WaveTwice, Wave])
@pytest.mark.parametrize("device", [None, "test:0"])
def test_functions_of_array_modules(kind, device):
    a, b, grad = numbers(3, 2), numbers(3, 2), numbers(3, 2)
    place = (lambda array: array) if device is None else (lambda array: cuda.to_gpu(array, device))
    variables = [Variable(place(a)), Variable(place(b))]
    out = kind()(*variables)
    out.grad = place(grad)
    out.backward()
    same(cuda.to_cpu(out.data), np.sin(a) + np.cos(b))
    same(cuda.to_cpu(variables[0].grad), grad * np.cos(a))
    same(cuda.to_cpu(variables[1].grad), -grad * np.sin(b))


# Links around functions.


class Scale(Link):
    def __init__(self, shape):
        super(Scale, self).__init__(factor=shape)
        self.factor.data[...] = np.random.randn(*shape)

    def __call__(self, rows):
        return self.factor * rows


class ScaleLater(Scale):
    def __init__(self, shape):
        Link.__init__(self)
        self.add_param("factor", shape)
        self.factor.data[...] = np.random.randn(*shape)


class Affine(Function):
    def forward(self, inputs):
        rows, weights, offset = inputs
        return (rows.dot(weights.T) + offset,)

    def backward(self, inputs, grad_outputs):
        rows, weights, _ = inputs
        (grad,) = grad_outputs
        return grad.dot(weights), grad.T.dot(rows), grad.sum(axis=0)


def affine(rows, weights, offset):
    return Affine()(rows, weights, offset)


class OwnLinear(Link):
    def __init__(self, n_in, n_out):
        super(OwnLinear, self).__init__(W=(n_out, n_in), b=n_out)
        self.b.data.fill(0)
        self.W.data[...] = np.random.randn(n_out, n_in) / math.sqrt(n_in)

    def __call__(self, rows):
        return affine(rows, self.W, self.b)


@pytest.mark.parametrize("kind", [Scale, ScaleLater])
def test_link_with_a_parameter(kind):
    link = kind((3, 2))
    x = Variable(numbers(3, 2))
    same(link(x).data, np.asarray(link.factor.data) * np.asarray(x.data))
    assert [path for path, _ in link.namedparams()] == ["/factor"]
    with pytest.raises(AttributeError):
        link.add_param("factor", (1,))


def test_own_linear_is_linear():
    own, builtin = OwnLinear(4, 3), L.Linear(4, 3)
    builtin.W.data[...] = own.W.data
    x = Variable(numbers(5, 4))
    gy = numbers(5, 3)
    results = []
    for link in (own, builtin):
        link.zerograds()
        x.zerograd()
        y = link(x)
        y.grad = gy
        y.backward()
        results.append([np.array(a) for a in (y.data, x.grad, link.W.grad, link.b.grad)])
    for a, b in zip(*results):
        same(a, b)
    model = Chain(a=OwnLinear(4, 3), b=OwnLinear(3, 1))
    optimizer = optimizers.Adam()
    optimizer.setup(model)
    losses = []
    for _ in range(30):
        optimizer.update(
            lambda: F.mean_squared_error(model.b(model.a(x)), Variable(np.ones((5, 1), dtype=np.float32)))
        )
        losses.append(float(F.sum(model.b(model.a(x)) ** 2).data))
    assert optimizer.t == 30 and np.isfinite(losses).all()


# Tests of functions.


def test_numerical_gradient():
    point = np.random.randn(5, 2).astype(np.float32)
    ones = np.ones_like(point)
    cube = lambda: (point**3,)  # noqa: E731
    (found,) = gradient_check.numerical_grad(cube, (point,), (ones,))
    same(found, 3 * point**2, 1e-1)
    (found,) = gradient_check.numerical_grad(cube, (point,), (ones,), eps=1e-2)
    gradient_check.assert_allclose(found, 3 * point**2, atol=1e-2, rtol=1e-2)
    with pytest.raises(AssertionError):
        gradient_check.assert_allclose(found, point + 1)


@pytest.mark.parametrize("device", [None, "test:0"])
def test_relu_against_numerical_gradient(device):
    place = (lambda a: a) if device is None else (lambda a: cuda.to_gpu(a, device))
    values = np.random.randn(4, 5).astype(np.float32)
    values[abs(values) < 0.1] = 0.5  # away from the corner
    given = Variable(place(values))
    result = F.relu(given)
    result.grad = place(numbers(4, 5))
    result.backward()
    (expected,) = gradient_check.numerical_grad(lambda: (F.relu(given).data,), (given.data,), (result.grad,))
    gradient_check.assert_allclose(expected, given.grad, atol=1e-3, rtol=1e-3)


# Type checks.


def checked(conditions, *arrays):
    """The message for a function whose check_type_forward is `conditions`, or None."""

    class Checked(Function):
        in_size = 4

        def check_type_forward(self, in_types):
            conditions(self, in_types)

        def forward(self, inputs):
            return (inputs[0].copy(),)

    try:
        Checked()(*[Variable(a) for a in arrays])
    except utils.type_check.InvalidType as error:
        return str(error)
    return None


def expect(*conditions):
    utils.type_check.expect(*conditions)


def one(make):
    def conditions(function, in_types):
        x_type = in_types[0]
        expect(make(x_type))

    return conditions


f32 = np.float32


@pytest.mark.parametrize(
    "make, good, bad, expected, actual",
    [
        (
            lambda x: x.ndim == 2,
            np.zeros((1, 2), f32),
            np.zeros((1, 2, 3), f32),
            "in_types[0].ndim == 2",
            "3 != 2",
        ),
        (
            lambda x: x.shape[0] > 0,
            np.zeros((1, 2), f32),
            np.zeros((0, 2), f32),
            "in_types[0].shape[0] > 0",
            "0 <= 0",
        ),
        (
            lambda x: x.dtype.kind == "f",
            np.zeros(2, f32),
            np.zeros(2, np.int32),
            "in_types[0].dtype.kind == f",
            "i != f",
        ),
        (
            lambda x: x.shape[0] == x.shape[1] * 4,
            np.zeros((4, 1), f32),
            np.zeros((3, 1), f32),
            "in_types[0].shape[0] == in_types[0].shape[1] * 4",
            "3 != 4",
        ),
        (
            lambda x: utils.type_check.Variable(np.sum, "sum")(x.shape) == 10,
            np.zeros((4, 6), f32),
            np.zeros((4, 3), f32),
            "sum(in_types[0].shape) == 10",
            "7 != 10",
        ),
        (
            lambda x: x.shape[0] == utils.type_check.Variable(4, "in_size"),
            np.zeros(4, f32),
            np.zeros(3, f32),
            "in_types[0].shape[0] == in_size",
            "3 != 4",
        ),
        (
            lambda x: x.shape[0] == 4,
            np.zeros(4, f32),
            np.zeros(3, f32),
            "in_types[0].shape[0] == 4",
            "3 != 4",
        ),
    ],
)
def test_expectations(make, good, bad, expected, actual):
    assert checked(one(make), good) is None
    message = checked(one(make), bad)
    assert "Expect: %s" % expected in message and "Actual: %s" % actual in message


def test_expected_dtype():
    assert checked(one(lambda x: x.dtype == np.float64), np.zeros(2)) is None
    message = checked(one(lambda x: x.dtype == np.float64), np.zeros(2, f32))
    assert (
        "Expect: in_types[0].dtype == " in message
        and "float64" in message
        and "Actual: float32 != " in message
    )


def test_two_inputs():
    def conditions(function, in_types):
        expect(in_types.size() == 2)
        x_type, y_type = in_types
        expect(
            x_type.dtype == np.float32,
            x_type.ndim == 2,
            x_type.shape[1] == y_type.shape[1],
        )

    a, b = np.zeros((2, 3), f32), np.zeros((4, 3), f32)
    assert checked(conditions, a, b) is None
    assert "Actual: 1 != 2" in checked(conditions, a)
    assert "in_types[0].shape[1] == in_types[1].shape[1]" in checked(conditions, a, np.zeros((4, 5), f32))
    assert "Actual: 0 != 2" in checked(conditions, np.zeros((), f32), b)


def test_size_of_the_function():
    def conditions(function, in_types):
        expect(in_types[0].shape[0] == utils.type_check.Variable(function.in_size, "in_size"))

    assert "Expect: in_types[0].shape[0] == in_size" in checked(conditions, np.zeros(3, f32))


def test_evaluation():
    seen = []

    def conditions(function, in_types):
        (x_type,) = in_types
        actual = x_type.eval()
        known = type(actual) is utils.type_check.TypeInfo
        seen.append((known, actual.ndim, x_type.shape[0].eval(), x_type.shape.eval()))
        if len(set(x_type.shape.eval())) > 1:
            raise utils.type_check.InvalidType("Axes are expected to be of one length", "They are not")

    assert checked(conditions, np.zeros((2, 2), f32)) is None
    message = checked(conditions, np.zeros((2, 3), f32))
    assert seen == [(True, 2, 2, (2, 2)), (True, 2, 2, (2, 3))]
    assert "Expect: Axes are expected to be of one length" in message and "Actual: They are not" in message
