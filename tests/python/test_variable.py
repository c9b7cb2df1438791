"""Variable: data, gradients, flags, operators, identity, lifetime."""

import copy
import gc
import operator
import pickle
import weakref

import catenary as ctn
import catenary.functions as F
import numpy as np
import pytest
from catenary import AUTO, OFF, ON, Flag, Variable
from catenary.flag import aggregate_flags


def variable(*shape, dtype=np.float32):
    return Variable(np.arange(1, np.prod(shape, dtype=int) + 1, dtype=dtype).reshape(shape))


def same(got, expected, rtol=1e-6):
    got = got.data if isinstance(got, Variable) else got
    np.testing.assert_allclose(np.asarray(got), expected, rtol=rtol)


def test_data_is_shared_and_keeps_its_identity():
    host = np.zeros(3, np.float32)
    x = Variable(host)
    host[1] = 5
    same(x, [0, 5, 0])
    assert x.data is x.data
    assert Variable(x.data).data is x.data
    data = ctn.array.ones(3, "float32")
    x.data = data
    assert x.data is data


@pytest.mark.parametrize("wrong", [1.0, [1, 2], None, "text", object()])
def test_data_must_be_an_array(wrong):
    with pytest.raises(TypeError, match="Variable: data"):
        Variable(wrong)


def test_attributes():
    x = variable(2, 3)
    assert (x.shape, x.ndim, x.size, x.dtype, len(x)) == ((2, 3), 2, 6, np.float32, 6)
    assert x.name is None and x.creator is None and x.rank == 0 and x.grad is None and x.volatile is OFF
    x.name = "x"
    assert (
        x.name == "x"
        and str(x) == repr(x)
        and repr(x).startswith("variable x([[")
        and Variable(x.data, name="y").name == "y"
    )
    assert x.label == "(2, 3), float32"
    x.tag = [1]
    assert x.tag == [1]
    assert x.debug_print().startswith("<variable x>\n") and "dtype: float32" in x.debug_print()
    assert len(Variable(np.array(1.0))) == 1 and str(variable(1)).startswith("variable([")
    with pytest.raises(NotImplementedError):
        bool(x)
    with pytest.raises(TypeError):
        x.__init__(x.data)


def test_only_the_data_are_an_array():
    x = variable(3)
    for convert in (np.asarray, np.mean, lambda v: np.array([v, v]), lambda v: np.array(v, "f")):
        with pytest.raises(TypeError, match="use its data"):
            convert(x)
    for handle in (x, ctn.links.Linear(2, 2), ctn.optimizers.SGD()):  # never the address that a handle holds
        for read in (memoryview, bytes, bytearray):
            with pytest.raises(TypeError, match=type(handle).__name__):
                read(handle)
    assert bytes(memoryview(x.data)) == bytes(x.data) == np.arange(1, 4, dtype="f").tobytes()


def test_gradient_must_fit():
    x = variable(3)
    x.grad = np.ones(3, np.float32)
    assert x.grad is x.grad
    for wrong, error in [(np.ones(2, np.float32), ValueError), (np.ones(3), TypeError), (1.0, TypeError)]:
        with pytest.raises(error):
            x.grad = wrong
    x.grad = None
    assert x.grad is None
    assert Variable(x.data, grad=x.data).grad is x.data


def test_gradients_add_and_are_cleared():
    x = variable(3)
    (x * 2).creator
    for _ in range(2):
        F.sum(x * 2).backward()
    same(x.grad, [4, 4, 4])
    x.zerograd()
    same(x.grad, [0, 0, 0])
    other = Variable(x.data, grad=np.ones(3, np.float32))
    x.addgrad(other)
    same(x.grad, [1, 1, 1])
    x.cleargrad()
    assert x.grad is None
    for a, b in ((x, other), (other, x)):
        with pytest.raises(ValueError, match="addgrad"):
            a.addgrad(b)
    y = variable(3)
    y.copydata(Variable(np.full(3, 7, np.float32)))
    same(y, [7, 7, 7])
    with pytest.raises(TypeError, match="addgrad"):
        x.addgrad(x.data)


def test_backward_keeps_intermediate_gradients_on_demand():
    x = variable(3)
    y = x * x
    F.sum(y).backward()
    assert y.grad is None
    F.sum(y).backward(retain_grad=True)
    same(y.grad, [1, 1, 1])
    with pytest.raises(RuntimeError):
        (x * 2).backward()


def test_second_derivatives():
    x = variable(3)
    F.sum(x * x * x).backward(create_graph=True)
    g = x.grad_variable
    same(g, [3, 12, 27])
    x.cleargrad()
    F.sum(g).backward()
    same(x.grad, [6, 12, 18])
    (first,) = ctn.grad([F.sum(x * x)], [x], create_graph=True)
    second, nothing = ctn.grad(F.sum(first), [x, variable(2)])
    same(second, [2, 2, 2])
    assert nothing is None


def test_creator_rank_and_unchain():
    x = variable(3)
    y = F.exp(x)
    z = F.sin(y)
    assert z.creator is z.creator and z.creator.label == "sin" and (x.rank, y.rank, z.rank) == (0, 1, 2)
    assert z.creator.inputs[0] is y
    y.unchain_backward()
    assert y.creator is None
    z.unchain_backward()
    assert z.creator is None


def test_flags():
    assert (
        Flag("on") is ON
        and Flag(True) is ON
        and Flag(None) is AUTO
        and Flag("OFF") is OFF
        and Flag(AUTO) is AUTO
    )
    assert ON and not OFF and ON == "on" and ON == True and OFF != ON and AUTO != ON and ON != "auto"  # noqa: E712
    with pytest.raises(ValueError):
        bool(AUTO)
    for wrong in ("maybe", 3, []):
        with pytest.raises(ValueError):
            Flag(wrong)
    assert (
        [str(flag) for flag in (ON, OFF, AUTO)]
        == ["%r" % flag for flag in (ON, OFF, AUTO)]
        == ["ON", "OFF", "AUTO"]
    )
    assert pickle.loads(pickle.dumps(AUTO)) is AUTO and copy.deepcopy(ON) is ON
    with pytest.raises(RuntimeError):
        ON < OFF
    assert (ON.value, OFF.value, AUTO.value) == (True, False, None)
    assert (
        aggregate_flags([ON, AUTO]) is ON
        and aggregate_flags([]) is AUTO
        and aggregate_flags(["off", AUTO]) is OFF
    )
    with pytest.raises(ValueError):
        aggregate_flags([ON, OFF])


def test_volatile_variables_have_no_history():
    x = Variable(np.ones(2, np.float32), volatile="on")
    y = x * 2
    assert y.creator is None and y.volatile is ON
    x.volatile = False
    assert x.volatile is OFF and (x * 2).creator is not None
    with pytest.raises(ValueError):
        Variable(x.data, volatile=ON) + x
    assert (Variable(x.data, "auto") + Variable(x.data, ON)).volatile is ON
    with pytest.raises(RuntimeError):
        (x * 2).volatile = ON
    with ctn.no_backprop_mode():
        assert (x * 2).creator is None
        with ctn.force_backprop_mode():
            assert (x * 2).creator is not None
    assert (x * 2).creator is not None


OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.pow]


@pytest.mark.parametrize("op", OPERATORS)
@pytest.mark.parametrize("other", [2, 2.5, True, np.float64(1.5), np.int32(3), np.float32(0.5)])
def test_operators_with_numbers(op, other):
    x = variable(2, 3)
    plain = np.asarray(x.data)
    for y, expected in (
        (op(x, other), op(plain, plain.dtype.type(other))),
        (op(other, x), op(plain.dtype.type(other), plain)),
    ):
        assert y.dtype == np.float32
        same(y, expected, 1e-5)
        F.sum(y).backward()
    assert np.isfinite(np.asarray(x.grad)).all()


@pytest.mark.parametrize("op", OPERATORS)
def test_operators_with_variables_and_arrays(op):
    x, y = variable(2, 3), Variable(np.full((2, 3), 1.5, np.float32))
    expected = op(np.asarray(x.data), np.asarray(y.data))
    for other in (y, y.data, np.asarray(y.data), np.full((2, 3), 1.5), np.float32(1.5) * np.ones(3)):
        z = op(x, other)
        assert isinstance(z, Variable)
        same(z, expected, 1e-5)
    for other in (y.data, np.asarray(y.data)):
        z = op(other, x)
        assert isinstance(z, Variable)
        same(z, op(np.asarray(y.data), np.asarray(x.data)), 1e-5)
        F.sum(z).backward()
    with pytest.raises(ValueError):
        op(x, np.ones((4, 2, 3), np.float32))
    with pytest.raises(TypeError):
        op(x, "text")
    with pytest.raises(TypeError):
        op(None, x)


def test_other_operators():
    x = variable(2, 3)
    same(-x, -np.asarray(x.data))
    same(abs(-x), np.asarray(x.data))
    same(x @ x.T, np.asarray(x.data) @ np.asarray(x.data).T)
    same(x @ np.ones((3, 1), np.float32), [[6], [15]])
    same(np.ones((1, 2), np.float32) @ x, [[5, 7, 9]])
    x += 1
    same(x, [[2, 3, 4], [5, 6, 7]])
    with pytest.raises(OverflowError):
        x + 2**70


@pytest.mark.parametrize("op", [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne])
def test_comparisons_are_refused(op):
    x = variable(2)
    with pytest.raises(NotImplementedError):
        op(x, x)
    assert x in [x] and len({x, x}) == 1


def test_items():
    x = variable(3, 4)
    plain = np.asarray(x.data)
    for key in (
        0,
        -1,
        slice(1, 3),
        (slice(None), 2),
        (1, 2),
        (Ellipsis, 0),
        (None, 1),
        (slice(None, None, -1), slice(0, 9, 2)),
        (),
    ):
        same(x[key], plain[key])
    F.sum(x[1:, ::2]).backward()
    expected = np.zeros((3, 4))
    expected[1:, ::2] = 1
    same(x.grad, expected)
    assert [len(row) for row in x] == [4, 4, 4] and +x is x
    with pytest.raises(TypeError):
        list(Variable(np.array(1.0)))
    for wrong in (3, (0, 0, 0), "a", 1.5, [0, 1], 2**80):
        with pytest.raises(IndexError):
            x[wrong]


def test_shapes():
    x = variable(2, 3)
    assert x.reshape(3, 2).shape == (3, 2) and x.reshape((6,)).shape == (6,) and x.reshape(-1).shape == (6,)
    assert (
        x.transpose().shape == (3, 2)
        and x.transpose(1, 0).shape == (3, 2)
        and x.transpose((0, 1)).shape == (2, 3)
    )


def test_set_creator():
    x = variable(3)
    y = F.exp(x)
    z = Variable(y.data)
    z.set_creator(y.creator)
    assert z.creator is not None and y.creator is None

    class Node:
        rank = 4

    node = Node()
    w = variable(3)
    w.set_creator(node)
    assert w.creator is node and w.rank == 5
    w.unchain_backward()
    assert w.creator is None
    with pytest.raises(TypeError):
        z.set_creator("f")


def test_devices():
    x = variable(3)
    x.to_gpu("test:0")
    y = F.sum(x * 2)
    y.backward()
    x.to_cpu()
    same(x.grad, [2, 2, 2])
    with pytest.raises(ValueError):
        x.to_gpu("nowhere:0")
    with pytest.raises(TypeError):
        x.to_gpu(1.5)


def test_copies_and_pickles():
    x = Variable(np.arange(3, dtype=np.float32), name="x", grad=np.ones(3, np.float32))
    x.note = ["n"]
    shallow, deep, stored = copy.copy(x), copy.deepcopy(x), pickle.loads(pickle.dumps(x))
    assert shallow.data is x.data and deep.data is not x.data
    for other in (shallow, deep, stored):
        assert other is not x and other.name == "x" and other.note == ["n"]
        same(other, [0, 1, 2])
        same(other.grad, [1, 1, 1])
    integers = Variable(np.arange(3))
    assert not integers.requires_grad and not copy.copy(integers).requires_grad
    x.requires_grad = False
    assert not pickle.loads(pickle.dumps(x)).requires_grad


def test_variables_go_when_nobody_holds_them():
    host = np.zeros(10, np.float32)
    gone = weakref.ref(host)
    x = Variable(host)
    y = F.exp(x)
    del host, x, y
    gc.collect()
    assert gone() is None


def memory():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * 4096


def test_memory_stays_flat():
    data = Variable(np.zeros(10, np.float32)).data
    x = Variable(data)

    def work(count):
        for _ in range(count):
            Variable(data)
            F.relu(x).data

    work(20000)
    before = memory()
    work(100000)
    assert memory() - before < 4 << 20


def test_deep_graphs():
    x = variable(2)
    y = x
    for _ in range(100000):
        y = y + 1
    F.sum(y).backward()
    same(x.grad, [1, 1])
    del y


def test_misuse_leaves_everything_usable():
    empty = Variable.__new__(Variable)
    for use in (
        lambda: empty.data,
        lambda: empty + 1,
        lambda: F.relu(empty),
        lambda: empty.backward(),
        lambda: empty.shape,
    ):
        with pytest.raises((ValueError, RuntimeError, AttributeError)):
            use()
    assert repr(empty) == "<variable without an array>"
    F.sum(variable(2)).backward()


def test_reflected_operators_by_name():
    x, y = Variable(np.array([3.0], np.float32)), Variable(np.array([2.0], np.float32))
    results = y.__rsub__(x), y.__rtruediv__(x), y.__rpow__(x), y.__radd__(x), y.__rmul__(x)
    assert [float(result.data) for result in results] == [1.0, 1.5, 9.0, 5.0, 6.0]


@pytest.mark.parametrize(
    "combine", [lambda x, c: x + c, lambda x, c: c - x, lambda x, c: x * c, lambda x, c: c**x]
)
def test_sequences_are_no_operands(combine):
    for wrong in ([1.0, 2.0], (1.0, 2.0)):
        with pytest.raises(ValueError, match="operand"):
            combine(Variable(np.ones(2, np.float32)), wrong)
