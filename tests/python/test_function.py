"""Functions written in Python: forward, backward, identity, lifetime."""

import copy
import gc
import pickle
import subprocess
import sys
import threading
import weakref

import catenary as ctn
import catenary.functions as F
import numpy as np
import pytest
from catenary import Function, Variable, cuda, gradient_check, utils
from catenary.utils import type_check
from function_support import Same, Scaled, values, variable


def test_forward_and_backward():
    x, y = variable(1, 2, 3), variable(4, 5, 6)
    f = Scaled(2)
    assert f.inputs is None and not hasattr(f, "outputs") and f.label == "Scaled"
    z = f(x, y)
    assert values(z) == [8, 20, 36]
    assert z.creator is f and f.inputs == (x, y) and f.inputs[0] is x and f.outputs[0]() is z
    assert f.rank == 0 and z.rank == 1 and f.label == "Scaled" and f.kept is x.data
    F.sum(z).backward()
    assert values(x.grad) == [8, 10, 12] and values(y.grad) == [2, 4, 6]


def test_the_object_lives_with_the_graph():
    z = F.exp(Scaled(3)(variable(1), variable(2)))
    gc.collect()
    assert z.creator.inputs[0].creator.k == 3 and type(z.creator.inputs[0].creator) is Scaled


def test_functions_of_the_library_are_functions():
    y = F.relu(variable(1, -1))
    assert isinstance(y.creator, Function) and y.creator is y.creator and y.creator.label == "ReLU"
    with pytest.raises(TypeError):
        pickle.dumps(y.creator)


def test_arrays_of_numpy_are_results():
    class Host(Function):
        def forward(self, inputs):
            self.result = np.asarray(inputs[0]) + 1
            return self.result, np.float32(4)

        def backward(self, inputs, grad_outputs):
            assert grad_outputs[1] is None
            return (np.asarray(grad_outputs[0]) * 2,)

    f, x = Host(), variable(1, 2)
    y, z = f(x)
    f.result[0] = 9
    assert values(y) == [9, 3] and values(z) == 4 and z.shape == ()
    F.sum(y).backward()
    assert values(x.grad) == [2, 2]


def test_numpy_functions_take_the_arrays():
    class Product(Function):
        def forward(self, inputs):
            x, W = inputs
            xp = cuda.get_array_module(x)
            return xp.dot(x, W), np.dot(x, W), np.where(np.asarray(x) > 1, x, 0)

        def backward(self, inputs, grad_outputs):
            x, W = inputs
            return np.dot(grad_outputs[0], W.T), x.T.dot(grad_outputs[0])

    x, W = Variable(np.ones((2, 3), np.float32) * 2), Variable(np.ones((3, 2), np.float32))
    a, b, c = Product()(x, W)
    assert values(a) == values(b) == [[6, 6], [6, 6]] and values(c) == [[2] * 3] * 2
    F.sum(a).backward()
    assert values(x.grad) == [[2] * 3] * 2 and values(W.grad) == [[4, 4]] * 3


def test_outputs_are_weak():
    x = variable(1, 2)
    a, b = F.split_axis(x, 2, 0)
    f = a.creator
    assert len(f.outputs) == 2 and f.outputs[0]() is a and f.outputs[1]() is b
    del b
    assert f.outputs[1]() is None and f.outputs[0]() is a
    y = x + x
    assert y.creator.outputs[0]() is y and y.creator.inputs == (x, x)


def test_objects_may_keep_anything():
    class Constant(Function):
        def __init__(self, *outputs):
            self.outputs, self.inputs, self.value, self.rank = outputs, "none", 3, 7

        def forward(self, inputs):
            assert self.inputs == "none"
            return self.outputs

    f = Constant(np.ones(2, np.float32))
    assert f.rank == 7
    y = f(variable(1))
    assert values(y) == [1, 1] and y.creator is f and f.value == 3 and f.outputs[0]() is y and f.rank == 0


def test_any_number_of_results():
    class Parts(Function):
        def forward(self, inputs):
            return tuple(inputs[0] * i for i in range(self.n))

        def backward(self, inputs, grad_outputs):
            assert len(grad_outputs) == self.n
            return (sum(g for g in grad_outputs if g is not None),)

    for n in (1, 3, 2, 1):
        f, x = Parts(), variable(1, 2)
        f.n = n
        ys = f(x)
        assert isinstance(ys, Variable) if n == 1 else len(ys) == n
        last = ys if n == 1 else ys[-1]
        assert last.creator is f
        F.sum(last).backward()
        assert values(x.grad) == [1, 1]


def test_methods_for_cpu_and_gpu():
    class Both(Function):
        def forward_cpu(self, inputs):
            return (inputs[0] * 1,)

        def forward_gpu(self, inputs):
            return (inputs[0] * 2,)

        def backward_cpu(self, inputs, grad_outputs):
            return (grad_outputs[0] * 10,)

        def backward_gpu(self, inputs, grad_outputs):
            return (grad_outputs[0] * 20,)

    x = variable(1, 2)
    y = F.sum(Both()(x))
    y.backward()
    assert values(y) == 3 and values(x.grad) == [10, 10]
    x = Variable(cuda.to_gpu(np.ones(2, np.float32), "test:0"))
    y = F.sum(Both()(x))
    y.backward()
    assert values(cuda.to_cpu(y.data)) == 4 and values(cuda.to_cpu(x.grad)) == [20, 20]

    class Neither(Function):
        pass

    with pytest.raises(NotImplementedError):
        Neither()(x)
    with pytest.raises(NotImplementedError):
        Neither()(variable(1))


def test_arrays_are_made_on_the_device_of_the_inputs():
    class Fresh(Function):
        def forward(self, inputs):
            return (ctn.array.ones(2, "float32") + inputs[0],)

    y = Fresh()(Variable(cuda.to_gpu(np.ones(2, np.float32), "test:1")))
    assert values(cuda.to_cpu(y.data)) == [2, 2]


def test_without_backward_there_is_no_gradient():
    class Forward(Function):
        def forward(self, inputs):
            return (inputs[0] + 1,)

    x = variable(1, 2)
    F.sum(Forward()(x)).backward()
    assert x.grad is None


def test_second_derivatives():
    class Square(Function):
        def forward(self, inputs):
            return (inputs[0] * inputs[0],)

        def backward_variables(self, inputs, grad_outputs):
            return (2 * inputs[0] * grad_outputs[0],)

    x = variable(1, 2)
    F.sum(Square()(x)).backward(create_graph=True)
    g = x.grad_variable
    assert values(g) == [2, 4]
    x.cleargrad()
    F.sum(g).backward()
    assert values(x.grad) == [2, 2]
    with pytest.raises(NotImplementedError):
        F.sum(Scaled()(x, x)).backward(create_graph=True)


def test_a_second_call_is_another_application():
    f, x = Scaled(), variable(1, 2)
    y = f(x, x)
    z = f(x, y)
    assert z.creator is f and y.creator is not f and type(y.creator) is Scaled and f.inputs[1] is y
    F.sum(z).backward()
    assert values(x.grad) == [3, 12]
    fresh = copy.copy(f)
    assert fresh.k == 1 and fresh.inputs is None and copy.deepcopy(f).inputs is None
    assert pickle.loads(pickle.dumps(Scaled(7))).k == 7


def test_arrays_may_stand_for_variables():
    assert values(Scaled()(np.ones(2, np.float32), variable(1, 2).data)) == [1, 2]
    for wrong in (1.0, None, "x"):
        with pytest.raises(TypeError, match="Scaled"):
            Scaled()(variable(1), wrong)
    with pytest.raises(TypeError):
        Same()()


def test_volatile_inputs():
    x = Variable(np.ones(2, np.float32), volatile="on")
    f = Scaled(3)
    y = f(x, x)
    assert y.creator is None and values(y) == [3, 3]
    assert f.inputs is None and not hasattr(f, "outputs")
    f.unchain()
    with pytest.raises(AttributeError, match="Scaled.*outputs"):
        f.outputs


def test_unchain():
    f, x = Same(), variable(1)
    y = f(x)
    f.unchain()
    assert y.creator is None and f.inputs is None and f.outputs[0]() is y


def test_functions_with_parameters():
    class Times(Function):
        parameter_names, gradient_names = ("w",), ("gw",)

        def __init__(self):
            self.w, self.gw = np.full(2, 3, np.float32), np.zeros(2, np.float32)

        def forward(self, inputs):
            return (inputs[0] * self.w,)

        def backward(self, inputs, grad_outputs):
            self.gw += np.asarray(inputs[0] * grad_outputs[0])
            return (grad_outputs[0] * self.w,)

    f, x = Times(), variable(1, 2)
    F.sum(f(f(x))).backward()
    assert values(f.gradients[0]) == [6, 12] and values(x.grad) == [9, 9] and f.parameters == (f.w,)
    f.parameters = (np.zeros(2, np.float32),)
    assert values(f.w) == [0, 0] and f.to_gpu("test:0") is f and cuda.get_device(f.w).name == "test:0"
    assert cuda.get_device(f.to_cpu().gw) is cuda.DummyDevice
    with pytest.raises(ValueError):
        f.gradients = ()
    assert Same().parameters == () and Same.parameter_names == ()


def test_label_of_the_object():
    class Named(Same):
        label = property(lambda self: "named %d" % self.n)

    f = Named()
    f.n = 5
    y = f(variable(1))
    graph = ctn.computational_graph.build_computational_graph([y])
    assert f.label == "named 5" and "named 5" in graph.dump()


def test_methods_of_the_object():
    f = Function()
    f.forward = lambda inputs: (inputs[0] * 2,)
    f.backward = lambda inputs, grad_outputs: (grad_outputs[0] * 2,)
    x = variable(1, 2)
    F.sum(f(x)).backward()
    assert values(x.grad) == [2, 2] and f.label == "Function"


def test_objects_go_with_the_graph():
    gone = []
    x = variable(1, 2)
    for _ in range(2000):
        y = Scaled()(x, x)
        gone.append(weakref.ref(y.creator))
    del y
    gc.collect()
    assert sum(f() is not None for f in gone) < 1000


def test_long_chains():
    x = variable(1)
    y = x
    for _ in range(3000):
        y = Same()(y)
    y.backward()
    assert values(x.grad) == [1]


def test_threads():
    problems = []

    def work(k):
        try:
            for i in range(200):
                x = variable(1, 2)
                z = Scaled(k)(x, x)
                assert z.creator.k == k
                F.sum(z).backward()
                assert values(x.grad) == [2 * k, 4 * k]
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(1, 5)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not problems


def test_as_programs_of_the_reference_are_written():
    class Error(Function):
        def check_type_forward(self, in_types):
            type_check.expect(in_types.size() == 2)
            type_check.expect(in_types[0].dtype == np.float32, in_types[0].shape == in_types[1].shape)

        def forward_cpu(self, inputs):
            x, y = inputs
            self.difference = x - y
            d = self.difference.ravel()
            return (np.array(d.dot(d) / d.size, dtype=d.dtype),)

        def backward(self, inputs, grad_outputs):
            g = grad_outputs[0] * grad_outputs[0].dtype.type(2.0 / self.difference.size) * self.difference
            return g, -g

    class Entropy(Function):
        def forward(self, inputs):
            x, t = inputs
            xp = cuda.get_array_module(*inputs)
            e = xp.exp(x - x.max(axis=1, keepdims=True))
            self.y = e / e.sum(axis=1, keepdims=True)
            p = self.y[np.arange(len(t)), np.maximum(t, 0)]
            return (utils.force_array(-xp.log(p).sum(keepdims=True) / len(t)).reshape(()),)

        def backward(self, inputs, grad_outputs):
            t = inputs[1]
            g = self.y.copy()
            g[np.arange(len(t)), t] -= 1
            g *= grad_outputs[0] / len(t)
            return g, None

    rng = np.random.RandomState(3)
    x, y = rng.rand(3, 4).astype(np.float32), rng.rand(3, 4).astype(np.float32)
    gradient_check.check_backward(Error(), (x, y), None, eps=1e-2, atol=1e-3, rtol=1e-2)
    t = Variable(np.array([0, 1, 3], np.int32))
    v, w = Variable(x), Variable(x)
    ours, theirs = Entropy()(v, t), F.softmax_cross_entropy(w, t)
    ours.backward()
    theirs.backward()
    gradient_check.assert_allclose(ours, theirs)
    gradient_check.assert_allclose(v.grad, w.grad)


def test_functions_that_call_themselves():
    class Again(Function):
        times = 3

        def forward(self, inputs):
            if not self.times:
                return inputs
            self.times -= 1
            return (self(Variable(inputs[0])).data * 2,)

    assert values(Again()(variable(1, 2))) == [8, 16]


def test_the_registry_of_arrays_stays_small():
    from catenary import _variable

    f, x = Same(), variable(1)
    for _ in range(3 * _variable._limit):
        Same()(Variable(np.zeros(1, np.float32)))
    f(x)
    assert len(_variable._live) < 5 * _variable._limit


def test_the_interpreter_ends_quietly():
    program = """
import numpy as np
from catenary import Function, FunctionHook, Variable
class Same(Function):
    def forward(self, inputs):
        return inputs
class Hook(FunctionHook):
    def forward_preprocess(self, function, in_data):
        self.seen = function
hook = Hook().__enter__()
x = Variable(np.zeros(3, np.float32))
f = Same()
f.cycle = y = f(x)
z = Same()(y)
"""
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0 and done.stdout == b""
