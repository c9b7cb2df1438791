"""Programs in the call forms of the reference's tutorial, with the imports changed and nothing else."""
import math

import numpy as np
import pytest

import catenary
import catenary.functions as F
import catenary.links as L
from catenary import Chain, ChainList, Function, Link, Variable
from catenary import cuda, gradient_check, optimizers, serializers, utils


def same(actual, expected, tolerance=1e-5):
    assert tuple(actual.shape) == tuple(np.shape(expected))
    np.testing.assert_allclose(np.asarray(actual), expected, rtol=tolerance, atol=tolerance)


def numbers(*shape):
    return np.random.uniform(-1, 1, shape).astype(np.float32)


# Variables: values, gradients, gradients of what is between.

def test_one_element():
    start = np.array([5], dtype=np.float32)
    x = Variable(start)
    y = x**2 - 2 * x + 1
    assert isinstance(y, Variable)
    same(y.data, [16])
    assert repr(y.data) == "array([16.], dtype=float32)"
    y.backward()
    same(x.grad, [8])
    assert str(x.grad) == "[8.]"


def test_gradient_between():
    x = Variable(np.array([5], dtype=np.float32))
    twice = 2*x
    y = x**2 - twice + 1
    y.backward()
    assert twice.grad is None
    x.grad = None
    twice = 2*x
    y = x**2 - twice + 1
    y.backward(retain_grad=True)
    same(twice.grad, [-1])


def test_many_elements_need_an_initial_gradient():
    x = Variable(np.array([[1, 2, 3], [4, 5, 6]], dtype=np.float32))
    y = x**2 - 2*x + 1
    y.grad = np.ones((2, 3), dtype=np.float32)
    y.backward()
    same(x.grad, [[0, 2, 4], [6, 8, 10]])


def test_numpy_works_on_data():
    values = np.array([[1, 2], [3, 4]], dtype=np.float32)
    x = Variable(values)
    same(np.exp(x.data), np.exp(values))
    assert np.sum(x.data) == 10 and np.argmax(x.data) == 3 and np.mean(x.data, axis=0).tolist() == [2, 3]
    np.testing.assert_array_equal(x.data, values)
    np.testing.assert_allclose((x * x).data, values**2)
    x.data[0] = 7  # the memory is that of the NumPy array
    assert values.tolist() == [[7, 7], [3, 4]]
    values += 1
    assert x.data.tolist() == [[8, 8], [4, 5]]
    assert [list(row) for row in x.data] == [[8, 8], [4, 5]] and len(x.data) == 2


# Links.

@pytest.mark.parametrize("module", [F, L])
def test_linear(module):
    layer = module.Linear(3, 2)
    assert isinstance(layer.W, Variable) and layer.W.data.shape == (2, 3)
    same(layer.b.data, [0, 0])
    x = Variable(np.array([[1, 2, 3], [4, 5, 6]], dtype=np.float32))
    y = layer(x)
    same(y.data, np.dot(np.asarray(x.data), np.asarray(layer.W.data).T) + np.asarray(layer.b.data))
    layer.zerograds()
    same(layer.W.grad, np.zeros((2, 3)))
    y.grad = np.ones((2, 2), dtype=np.float32)
    y.backward()
    same(layer.W.grad, [[5, 7, 9], [5, 7, 9]])
    same(layer.b.grad, [2, 2])
    y = layer(x)  # gradients add up until they are cleared
    y.grad = np.ones((2, 2), dtype=np.float32)
    y.backward()
    same(layer.b.grad, [4, 4])


# Chains.

class TwoSteps(Chain):
    def __init__(self):
        super(TwoSteps, self).__init__(
            first=L.Linear(4, 3),
            second=L.Linear(3, 2),
        )

    def __call__(self, x):
        h = self.first(x)
        return self.second(h)


class TwoStepsByNumber(ChainList):
    def __init__(self):
        super(TwoStepsByNumber, self).__init__(
            L.Linear(4, 3),
            L.Linear(3, 2),
        )

    def __call__(self, x):
        h = self[0](x)
        return self[1](h)


class Plain(object):
    def __init__(self):
        self.first = L.Linear(4, 3)
        self.second = L.Linear(3, 2)

    def forward(self, x):
        return self.second(self.first(x))


def test_models_of_several_links():
    x = Variable(numbers(5, 4))
    first = L.Linear(4, 3)
    second = L.Linear(3, 2)

    def forward(x):
        return second(first(x))

    assert forward(x).data.shape == Plain().forward(x).data.shape == (5, 2)
    named, numbered = TwoSteps(), TwoStepsByNumber()
    assert named(x).data.shape == numbered(x).data.shape == (5, 2)
    assert isinstance(named, Link) and isinstance(numbered, Link)
    assert len(numbered) == 2 and named["first"] is named.first
    assert sorted(path for path, _ in named.namedparams()) == ["/first/W", "/first/b", "/second/W", "/second/b"]
    outer = Chain(inner=TwoSteps())
    assert isinstance(outer.inner, TwoSteps)
    assert [path for path, _ in outer.namedlinks()] == ["/", "/inner", "/inner/first", "/inner/second"]


# Optimizers.

def test_update_by_hand_and_by_a_loss():
    model = TwoSteps()
    optimizer = optimizers.SGD()
    optimizer.setup(model)
    x = Variable(numbers(5, 4))

    def lossfun(x, factor=1):
        return F.sum(model(x)) * factor

    before = np.array(model.first.W.data)
    model.zerograds()
    loss = lossfun(x)
    loss.backward()
    gradient = np.array(model.first.W.grad)
    optimizer.update()
    same(model.first.W.data, before - 0.01 * gradient)
    optimizer.update(lossfun, x)
    optimizer.update(lossfun, x, factor=0)
    assert optimizer.t == 3
    same(model.first.W.grad, np.zeros((3, 4)))


def test_hooks():
    model = TwoSteps()
    optimizer = optimizers.SGD(lr=1)
    optimizer.setup(model)
    optimizer.add_hook(catenary.optimizer.WeightDecay(0.0005))
    seen = []

    def watch(given):
        seen.append((given is optimizer, given.target is model))
        for param in given.target.params():
            param.grad *= 2

    optimizer.add_hook(watch, "watch")
    before = np.array(model.first.W.data)
    model.zerograds()
    optimizer.update()
    assert seen == [(True, True)]
    same(model.first.W.data, before * (1 - 2 * 0.0005), 1e-6)
    optimizer.remove_hook("watch")
    with pytest.raises(KeyError):
        optimizer.remove_hook("watch")
    with pytest.raises(TypeError):
        optimizer.add_hook(3)


# Files.

@pytest.mark.parametrize("kind", ["npz", "hdf5"])
def test_save_and_load(tmp_path, kind):
    save, load = getattr(serializers, "save_" + kind), getattr(serializers, "load_" + kind)

    def trained():
        model = TwoSteps()
        model.add_persistent("seen", 0)
        optimizer = optimizers.MomentumSGD()
        optimizer.setup(model)
        return model, optimizer

    x = Variable(numbers(5, 4))
    model, optimizer = trained()
    for _ in range(3):
        model.zerograds()
        F.sum(model(x)).backward()
        optimizer.update()
    model.seen = 3
    save(str(tmp_path / "my.model"), model)
    save(str(tmp_path / "my.state"), optimizer)

    other, other_optimizer = trained()
    load(str(tmp_path / "my.model"), other)
    load(str(tmp_path / "my.state"), other_optimizer)
    assert other.seen == 3 and other_optimizer.t == 3
    for a, b in zip(model.params(), other.params()):
        np.testing.assert_array_equal(a.data, b.data)
    for m, o in ((model, optimizer), (other, other_optimizer)):
        m.zerograds()
        F.sum(m(x)).backward()
        o.update()
    np.testing.assert_array_equal(model.first.W.data, other.first.W.data)
    if kind == "npz":
        with np.load(str(tmp_path / "my.model")) as file:
            assert sorted(file.files) == ["first/W", "first/b", "second/W", "second/b", "seen"]


# A classifier, trained.

class Network(Chain):
    def __init__(self, n_in, n_units, n_out):
        super(Network, self).__init__(
            l1=L.Linear(n_in, n_units),
            l2=L.Linear(n_units, n_units),
            l3=L.Linear(n_units, n_out),
        )

    def __call__(self, x):
        h1 = F.relu(self.l1(x))
        h2 = F.relu(self.l2(h1))
        return self.l3(h2)


class OwnClassifier(Chain):
    def __init__(self, predictor):
        super(OwnClassifier, self).__init__(predictor=predictor)

    def __call__(self, x, t):
        y = self.predictor(x)
        self.loss = F.softmax_cross_entropy(y, t)
        self.accuracy = F.accuracy(y, t)
        return self.loss


def blobs(count, seed=0):
    """Points around ten centres, bytes as those of images, and the numbers of their centres."""
    random = np.random.RandomState(seed)
    centres = np.random.RandomState(99).randint(0, 200, (10, 20))
    target = random.randint(0, 10, count)
    points = centres[target] + random.randint(0, 40, (count, 20))
    return {"data": points.astype(np.uint8), "target": target.astype(np.uint8)}


@pytest.mark.parametrize("classifier", [OwnClassifier, L.Classifier])
@pytest.mark.parametrize("explicit", [False, True])
def test_classification(classifier, explicit):
    digits = blobs(1000)
    x_all = digits["data"].astype(np.float32) / 255
    y_all = digits["target"].astype(np.int32)
    x_train, x_test = np.split(x_all, [800])
    y_train, y_test = np.split(y_all, [800])
    model = classifier(Network(20, 30, 10))
    optimizer = optimizers.SGD(lr=0.3)
    optimizer.setup(model)

    batchsize = 50
    datasize = len(x_train)
    for epoch in range(20):
        indexes = np.random.permutation(datasize)
        for i in range(0, datasize, batchsize):
            x = Variable(x_train[indexes[i: i + batchsize]])
            t = Variable(y_train[indexes[i: i + batchsize]])
            if explicit:
                model.zerograds()
                loss = model(x, t)
                loss.backward()
                optimizer.update()
            else:
                optimizer.update(model, x, t)

    sum_loss, sum_accuracy = 0, 0
    for i in range(0, len(x_test), batchsize):
        x = Variable(x_test[i: i + batchsize])
        t = Variable(y_test[i: i + batchsize])
        loss = model(x, t)
        sum_loss += loss.data * batchsize
        sum_accuracy += model.accuracy.data * batchsize
    mean_loss = sum_loss / len(x_test)
    mean_accuracy = sum_accuracy / len(x_test)
    assert mean_accuracy > 0.9, (mean_loss, mean_accuracy)
    assert "%.2f %.2f" % (mean_loss, mean_accuracy) == "{:.2f} {:.2f}".format(float(mean_loss), float(mean_accuracy))


# Recurrent networks.

class WordGuesser(Chain):
    def __init__(self):
        super(WordGuesser, self).__init__(
            embed=L.EmbedID(50, 16),
            mid=L.LSTM(16, 12),
            out=L.Linear(12, 50),
        )

    def reset_state(self):
        self.mid.reset_state()

    def __call__(self, word):
        x = self.embed(word)
        h = self.mid(x)
        return self.out(h)


@pytest.fixture
def guesser():
    rnn = WordGuesser()
    model = L.Classifier(rnn)
    optimizer = optimizers.SGD()
    optimizer.setup(model)
    return rnn, model, optimizer


def words(count, **keywords):
    return [Variable(np.random.randint(0, 50, 4).astype(np.int32), **keywords) for _ in range(count)]


def test_lstm_steps():
    layer = L.LSTM(100, 50)
    layer.reset_state()
    y = layer(Variable(np.random.randn(10, 100).astype(np.float32)))
    y2 = layer(Variable(np.random.randn(10, 100).astype(np.float32)))
    assert y.data.shape == y2.data.shape == (10, 50)
    assert layer.h is y2
    layer.reset_state()
    assert layer.h is None and layer.c is None


def test_whole_sequences(guesser):
    rnn, model, optimizer = guesser
    x_list = words(8)

    def compute_loss(x_list):
        loss = 0
        for cur_word, next_word in zip(x_list, x_list[1:]):
            loss += model(cur_word, next_word)
        return loss

    rnn.reset_state()
    model.zerograds()
    loss = compute_loss(x_list)
    loss.backward()
    optimizer.update()
    first = float(loss.data)
    for _ in range(5):
        rnn.reset_state()
        optimizer.update(compute_loss, x_list)
    rnn.reset_state()
    assert compute_loss(x_list).data < first and optimizer.t == 6


def history(variable):
    """How many functions a variable came from."""
    found, seen = [variable.creator], set()
    while found:
        function = found.pop()
        if function is not None and function not in seen:
            seen.add(function)
            found += [x.creator for x in function.inputs]
    return len(seen)


def test_truncated_history(guesser):
    rnn, model, optimizer = guesser
    x_list = words(23)
    loss = 0
    count = 0
    seqlen = len(x_list[1:])
    lengths = []
    rnn.reset_state()
    for cur_word, next_word in zip(x_list, x_list[1:]):
        loss += model(cur_word, next_word)
        count += 1
        if count % 10 == 0 or count == seqlen:
            model.zerograds()
            loss.backward()
            lengths.append(history(loss))
            loss.unchain_backward()
            assert loss.creator is None and rnn.mid.h.creator is None
            optimizer.update()
    # The second stretch has one function more: the first state comes from somewhere. The last stretch is short.
    assert optimizer.t == 3 and lengths[2] < lengths[0] <= lengths[1] < 1.2 * lengths[0]


def test_volatile(guesser):
    rnn, model, optimizer = guesser
    rnn.reset_state()
    x_list = words(6, volatile="on")
    loss = 0
    for cur_word, next_word in zip(x_list, x_list[1:]):
        loss += model(cur_word, next_word)
    assert loss.creator is None and loss.volatile == "on" and float(loss.data) > 0


def test_fixed_features():
    fixed, predictor = L.Linear(4, 3), L.Linear(3, 1)
    fixed.cleargrads()
    predictor.zerograds()
    x = Variable(numbers(1, 4), volatile="on")
    feat = fixed(x)
    assert feat.creator is None
    feat.volatile = "off"
    y = predictor(feat)
    y.backward()
    assert fixed.W.grad is None and feat.grad is not None
    same(predictor.W.grad, feat.data)


def test_flags_do_not_mix():
    on, off, either = (Variable(numbers(2), volatile=flag) for flag in ("on", "off", "auto"))
    with pytest.raises(Exception, match="[Vv]olatile"):
        on + off
    assert (on + either).volatile == "on" and (off + either).volatile == "off"


# Devices.

def test_arrays_of_two_devices():
    cupy = cuda.cupy
    x_cpu = np.ones((5, 4, 3), dtype=np.float32)
    x_gpu = cuda.to_gpu(x_cpu, device="test:1")
    with cupy.cuda.Device("test:1"):
        same_there = cupy.array(x_cpu)
    assert x_gpu.device == same_there.device == cupy.cuda.Device("test:1")
    back = cuda.to_cpu(x_gpu)
    with x_gpu.device:
        also = x_gpu.get()
    np.testing.assert_array_equal(back, also)
    np.testing.assert_array_equal(also, x_cpu)

    with cuda.get_device("test:1"):
        a = cupy.empty((4, 3), dtype="f")
        b = cuda.empty((4, 3), dtype="f")
    a.fill(1)
    with cuda.get_device(a):
        c = a + 1
    assert a.device == b.device == c.device
    before = cupy.cuda.Device()
    cuda.get_device("test:0").use()
    try:
        assert cupy.zeros(3).device == cupy.cuda.Device("test:0")
    finally:
        before.use()

    def add1(x):
        with cuda.get_device(x):
            return x + 1

    same(add1(np.zeros(2)), [1, 1])
    same(cuda.to_cpu(add1(cuda.to_gpu(np.zeros(2), "test:1"))), [1, 1])


def test_code_for_both_kinds_of_arrays():
    def softplus(x):
        xp = cuda.get_array_module(x)
        return xp.maximum(0, x) + xp.log1p(xp.exp(-abs(x)))

    x = np.linspace(-3, 3, 7).astype(np.float32)
    expected = np.log(1 + np.exp(x))
    assert cuda.get_array_module(x) is np
    same(softplus(x), expected)
    same(softplus(cuda.cupy.array(x)), expected)
    there = softplus(cuda.to_gpu(x, "test:0"))
    assert cuda.get_array_module(there) is cuda.cupy
    same(there.get(), expected)


def test_training_on_another_device():
    digits = blobs(200)
    x_train = digits["data"].astype(np.float32) / 255
    y_train = digits["target"].astype(np.int32)
    model = L.Classifier(Network(20, 10, 10))
    assert model.to_gpu("test:0") is model
    optimizer = optimizers.SGD(lr=0.3)
    optimizer.setup(model)
    losses = []
    for epoch in range(10):
        indexes = np.random.permutation(200)
        for i in range(0, 200, 50):
            x = Variable(cuda.to_gpu(x_train[indexes[i: i + 50]], "test:0"))
            t = Variable(cuda.to_gpu(y_train[indexes[i: i + 50]], "test:0"))
            optimizer.update(model, x, t)
        losses.append(float(cuda.to_cpu(model.loss.data)))
    assert losses[-1] < losses[0]
    assert model.predictor.l1.W.data.device == cuda.Device("test:0")


class Halves(Chain):
    """A model whose two halves live on two devices and meet twice."""

    def __init__(self):
        super(Halves, self).__init__(
            low_0=Network(20, 8, 6).to_gpu("test:0"),
            low_1=Network(20, 8, 6).to_gpu("test:1"),
            high_0=Network(6, 8, 10).to_gpu("test:0"),
            high_1=Network(6, 8, 10).to_gpu("test:1"),
        )

    def __call__(self, x):
        z0 = self.low_0(x)
        z1 = self.low_1(F.copy(x, "test:1"))
        h0 = F.relu(z0 + F.copy(z1, "test:0"))
        h1 = F.relu(z1 + F.copy(z0, "test:1"))
        y0 = self.high_0(h0)
        y1 = self.high_1(h1)
        return y0 + F.copy(y1, "test:0")


def test_model_parallel():
    digits = blobs(60)
    model = L.Classifier(Halves())
    optimizer = optimizers.SGD(lr=0.1)
    optimizer.setup(model)
    x = Variable(cuda.to_gpu(digits["data"].astype(np.float32) / 255, "test:0"))
    t = Variable(cuda.to_gpu(digits["target"].astype(np.int32), "test:0"))
    first = float(model(x, t).data)
    for _ in range(20):
        optimizer.update(model, x, t)
    assert float(model(x, t).data) < first
    assert model.predictor.high_1.l3.W.data.device == cuda.Device("test:1")


def test_data_parallel():
    digits = blobs(200)
    x_train = digits["data"].astype(np.float32) / 255
    y_train = digits["target"].astype(np.int32)
    model_0 = L.Classifier(Network(20, 12, 10))
    alone = L.Classifier(Network(20, 12, 10))
    alone.copyparams(model_0)
    model_1 = model_0.copy()
    model_0.to_gpu("test:0")
    model_1.to_gpu("test:1")
    optimizer = optimizers.SGD(lr=0.1)
    optimizer.setup(model_0)
    single = optimizers.SGD(lr=0.2)  # the mean over the whole batch is half of the sum of two means
    single.setup(alone)

    batchsize = 40
    indexes = np.random.permutation(len(x_train))
    for i in range(0, len(x_train), batchsize):
        x_batch = x_train[indexes[i: i + batchsize]]
        y_batch = y_train[indexes[i: i + batchsize]]
        model_0.zerograds()
        model_1.zerograds()
        loss_0 = model_0(Variable(cuda.to_gpu(x_batch[:batchsize // 2], "test:0")),
                         Variable(cuda.to_gpu(y_batch[:batchsize // 2], "test:0")))
        loss_1 = model_1(Variable(cuda.to_gpu(x_batch[batchsize // 2:], "test:1")),
                         Variable(cuda.to_gpu(y_batch[batchsize // 2:], "test:1")))
        loss_0.backward()
        loss_1.backward()
        model_0.addgrads(model_1)
        optimizer.update()
        model_1.copyparams(model_0)
        single.update(alone, Variable(x_batch), Variable(y_batch))
    for a, b, c in zip(model_0.params(), model_1.params(), alone.params()):
        assert a.data.device != b.data.device
        same(a.data.get(), b.data.get(), 0)
        same(a.data.get(), c.data, 1e-5)


# Functions of one's own.

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
        seen.append((type(actual) is utils.type_check.TypeInfo, actual.ndim, x_type.shape[0].eval(), x_type.shape.eval()))
        if len(set(x_type.shape.eval())) > 1:
            raise utils.type_check.InvalidType("Axes are expected to be of one length", "They are not")

    assert checked(conditions, np.zeros((2, 2), f32)) is None
    message = checked(conditions, np.zeros((2, 3), f32))
    assert seen == [(True, 2, 2, (2, 2)), (True, 2, 2, (2, 3))]
    assert "Expect: Axes are expected to be of one length" in message and "Actual: They are not" in message
