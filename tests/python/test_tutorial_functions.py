"""Programs in the call forms of the reference's tutorial, but for the imports: functions of one's own."""
import math

import numpy as np
import pytest

import catenary
import catenary.functions as F
import catenary.links as L
from catenary import Chain, Function, Link, Variable
from catenary import cuda, gradient_check, optimizers, utils
from tutorial_support import numbers, same


@pytest.fixture(autouse=True)
def seeds():
    np.random.seed(0)
    catenary.array.random.seed(0)


class MulAddCpu(Function):
    def forward_cpu(self, inputs):
        x, y, z = inputs
        w = x * y + z
        return w,

    def backward_cpu(self, inputs, grad_outputs):
        x, y, z = inputs
        gw, = grad_outputs
        gx = y * gw
        gy = x * gw
        gz = gw
        return gx, gy, gz


class MulAddBoth(MulAddCpu):
    def forward_gpu(self, inputs):
        self.gpu = True
        return self.forward_cpu(inputs)

    def backward_gpu(self, inputs, grad_outputs):
        return self.backward_cpu(inputs, grad_outputs)


class MulAdd(Function):
    def forward(self, inputs):
        x, y, z = inputs
        w = x * y + z
        return w,

    def backward(self, inputs, grad_outputs):
        x, y, z = inputs
        gw, = grad_outputs
        return y * gw, x * gw, gw


class MulAddKernel(MulAddCpu):
    def forward_gpu(self, inputs):
        x, y, z = inputs
        w = cuda.elementwise(
            'float32 x, float32 y, float32 z',
            'float32 w',
            'w = x * y + z',
            'muladd_fwd')(x, y, z)
        return w,

    def backward_gpu(self, inputs, grad_outputs):
        x, y, z = inputs
        gw, = grad_outputs
        gx, gy = cuda.elementwise(
            'T x, T y, T gw',
            'T gx, T gy',
            '''
               gx = y * gw;
               gy = x * gw;
            ''',
            'muladd_bwd')(x, y, gw)
        return gx, gy, gw


@pytest.mark.parametrize("kind, device", [(MulAddCpu, None), (MulAddBoth, None), (MulAdd, None), (MulAddKernel, None),
                                          (MulAddBoth, "test:0"), (MulAdd, "test:0"), (MulAddKernel, "test:0")])
def test_own_function(kind, device):
    arrays = [numbers(3, 2) for _ in range(4)]
    x, y, z, gw = arrays
    place = (lambda a: a) if device is None else (lambda a: cuda.to_gpu(a, device))
    variables = [Variable(place(a)) for a in arrays[:3]]
    function = kind()
    w = function(*variables)
    assert w.creator is function and [v for v in function.inputs] == variables
    w.grad = place(gw)
    w.backward()
    same(cuda.to_cpu(w.data), x * y + z)
    for variable, expected in zip(variables, (y * gw, x * gw, gw)):
        same(cuda.to_cpu(variable.grad), expected)
    if kind is MulAddBoth:
        assert hasattr(function, "gpu") == (device is not None)


def test_wrapped_in_a_def():
    def muladd(x, y, z):
        return MulAdd()(x, y, z)

    x, y, z = (Variable(numbers(3, 2)) for _ in range(3))
    w = muladd(x, y, z)
    w2 = muladd(w, y, z)
    w2.grad = np.ones((3, 2), dtype=np.float32)
    w2.backward()
    same(x.grad, np.asarray(y.data)**2)


class ExpAddTwice(Function):
    def forward_cpu(self, inputs):
        x, y = inputs
        z = np.exp(x) + np.exp(y)
        return z,

    def backward_cpu(self, inputs, grad_outputs):
        x, y = inputs
        gz, = grad_outputs
        return gz * np.exp(x), gz * np.exp(y)

    def forward_gpu(self, inputs):
        cupy = cuda.cupy
        x, y = inputs
        z = cupy.exp(x) + cupy.exp(y)
        return z,

    def backward_gpu(self, inputs, grad_outputs):
        cupy = cuda.cupy
        x, y = inputs
        gz, = grad_outputs
        return gz * cupy.exp(x), gz * cupy.exp(y)


class ExpAdd(Function):
    def forward(self, inputs):
        xp = cuda.get_array_module(*inputs)
        x, y = inputs
        z = xp.exp(x) + xp.exp(y)
        return z,

    def backward(self, inputs, grad_outputs):
        xp = cuda.get_array_module(*inputs)
        x, y = inputs
        gz, = grad_outputs
        gx = gz * xp.exp(x)
        gy = gz * xp.exp(y)
        return gx, gy


@pytest.mark.parametrize("kind", [ExpAddTwice, ExpAdd])
@pytest.mark.parametrize("device", [None, "test:0"])
def test_exp_add(kind, device):
    x, y, gz = numbers(3, 2), numbers(3, 2), numbers(3, 2)
    place = (lambda a: a) if device is None else (lambda a: cuda.to_gpu(a, device))
    vx, vy = Variable(place(x)), Variable(place(y))
    z = kind()(vx, vy)
    z.grad = place(gz)
    z.backward()
    same(cuda.to_cpu(z.data), np.exp(x) + np.exp(y))
    same(cuda.to_cpu(vx.grad), gz * np.exp(x))
    same(cuda.to_cpu(vy.grad), gz * np.exp(y))


# Links around functions.

class Scale(Link):
    def __init__(self, shape):
        super(Scale, self).__init__(W=shape)
        self.W.data[...] = np.random.randn(*shape)

    def __call__(self, x):
        return self.W * x


class ScaleLater(Link):
    def __init__(self, shape):
        super(ScaleLater, self).__init__()
        self.add_param('W', shape)
        self.W.data[...] = np.random.randn(*shape)

    def __call__(self, x):
        return self.W * x


class LinearFunction(Function):
    def forward(self, inputs):
        x, W, b = inputs
        return x.dot(W.T) + b,

    def backward(self, inputs, grad_outputs):
        x, W, b = inputs
        gy, = grad_outputs
        gx = gy.dot(W)
        gW = gy.T.dot(x)
        gb = gy.sum(axis=0)
        return gx, gW, gb


def linear(x, W, b):
    return LinearFunction()(x, W, b)


class OwnLinear(Link):
    def __init__(self, in_size, out_size):
        super(OwnLinear, self).__init__(W=(out_size, in_size), b=out_size)
        self.W.data[...] = np.random.randn(out_size, in_size) / math.sqrt(in_size)
        self.b.data.fill(0)

    def __call__(self, x):
        return linear(x, self.W, self.b)


@pytest.mark.parametrize("kind", [Scale, ScaleLater])
def test_link_with_a_parameter(kind):
    link = kind((3, 2))
    x = Variable(numbers(3, 2))
    same(link(x).data, np.asarray(link.W.data) * np.asarray(x.data))
    assert [path for path, _ in link.namedparams()] == ["/W"]
    with pytest.raises(AttributeError):
        link.add_param("W", (1,))


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
        optimizer.update(lambda: F.mean_squared_error(model.b(model.a(x)), Variable(np.ones((5, 1), dtype=np.float32))))
        losses.append(float(F.sum(model.b(model.a(x)) ** 2).data))
    assert optimizer.t == 30 and np.isfinite(losses).all()


# Tests of functions.

def test_numerical_gradient():
    x = np.random.randn(4, 3).astype(np.float32)
    gy = np.ones((4, 3), dtype=np.float32)
    f = lambda: (x * x,)  # noqa: E731
    gx, = gradient_check.numerical_grad(f, (x,), (gy,))
    same(gx, 2 * x, 1e-2)
    gx, = gradient_check.numerical_grad(f, (x,), (gy,), eps=1e-2)
    gradient_check.assert_allclose(gx, 2 * x, atol=1e-2, rtol=1e-2)
    with pytest.raises(AssertionError):
        gradient_check.assert_allclose(gx, 3 * x + 1)


@pytest.mark.parametrize("device", [None, "test:0"])
def test_relu_against_numerical_gradient(device):
    place = (lambda a: a) if device is None else (lambda a: cuda.to_gpu(a, device))
    values = np.random.randn(3, 2).astype(np.float32)
    values[abs(values) < 0.1] = 0.5  # away from the corner
    x = Variable(place(values))
    y = F.relu(x)
    y.grad = place(np.random.randn(3, 2).astype(np.float32))
    y.backward()
    f = lambda: (F.relu(x).data,)  # noqa: E731
    gx, = gradient_check.numerical_grad(f, (x.data,), (y.grad,))
    gradient_check.assert_allclose(gx, x.grad, atol=1e-3, rtol=1e-3)


# Type checks.

def checked(conditions, *arrays):
    """The message for a function whose check_type_forward is `conditions`, or None."""
    class Checked(Function):
        in_size = 4

        def check_type_forward(self, in_types):
            conditions(self, in_types)

        def forward(self, inputs):
            return inputs[0].copy(),

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


@pytest.mark.parametrize("make, good, bad, expected, actual", [
    (lambda x: x.ndim == 2, np.zeros((1, 2), f32), np.zeros((1, 2, 3), f32), "in_types[0].ndim == 2", "3 != 2"),
    (lambda x: x.shape[0] > 0, np.zeros((1, 2), f32), np.zeros((0, 2), f32), "in_types[0].shape[0] > 0", "0 <= 0"),
    (lambda x: x.dtype.kind == "f", np.zeros(2, f32), np.zeros(2, np.int32), "in_types[0].dtype.kind == f", "i != f"),
    (lambda x: x.shape[0] == x.shape[1] * 4, np.zeros((4, 1), f32), np.zeros((3, 1), f32),
     "in_types[0].shape[0] == in_types[0].shape[1] * 4", "3 != 4"),
    (lambda x: utils.type_check.Variable(np.sum, "sum")(x.shape) == 10, np.zeros((4, 6), f32), np.zeros((4, 3), f32),
     "sum(in_types[0].shape) == 10", "7 != 10"),
    (lambda x: x.shape[0] == utils.type_check.Variable(4, "in_size"), np.zeros(4, f32), np.zeros(3, f32),
     "in_types[0].shape[0] == in_size", "3 != 4"),
    (lambda x: x.shape[0] == 4, np.zeros(4, f32), np.zeros(3, f32), "in_types[0].shape[0] == 4", "3 != 4"),
])
def test_expectations(make, good, bad, expected, actual):
    assert checked(one(make), good) is None
    message = checked(one(make), bad)
    assert "Expect: %s" % expected in message and "Actual: %s" % actual in message


def test_expected_dtype():
    assert checked(one(lambda x: x.dtype == np.float64), np.zeros(2)) is None
    message = checked(one(lambda x: x.dtype == np.float64), np.zeros(2, f32))
    assert "Expect: in_types[0].dtype == " in message and "float64" in message and "Actual: float32 != " in message


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
        x_type, = in_types
        actual = x_type.eval()
        known = type(actual) is utils.type_check.TypeInfo
        seen.append((known, actual.ndim, x_type.shape[0].eval(), x_type.shape.eval()))
        if len(set(x_type.shape.eval())) > 1:
            raise utils.type_check.InvalidType("Axes are expected to be of one length", "They are not")

    assert checked(conditions, np.zeros((2, 2), f32)) is None
    message = checked(conditions, np.zeros((2, 3), f32))
    assert seen == [(True, 2, 2, (2, 2)), (True, 2, 2, (2, 3))]
    assert "Expect: Axes are expected to be of one length" in message and "Actual: They are not" in message
