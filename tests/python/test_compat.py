"""python -m catenary.compat on small test files: output and exit status, with and without pytest."""

import itertools
import pathlib
import re
import subprocess
import sys
import types

import pytest

FILES = pathlib.Path(__file__).resolve().parent / "compat"
WAYS = ["--pytest", "--no-pytest"]
numpy = pytest.importorskip("numpy")


def run(*arguments, cwd=FILES):
    arguments = [str(a) for a in arguments if a != "--pytest"]
    done = subprocess.run(
        [sys.executable, "-m", "catenary.compat"] + arguments,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=str(cwd),
        timeout=280,
    )
    match = re.search(r"^(\d+) passed, (\d+) failed, (\d+) skipped\n\Z", done.stdout, re.M)
    counts = tuple(int(n) for n in match.groups()) if match else None
    return types.SimpleNamespace(status=done.returncode, out=done.stdout, counts=counts)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "name, counts",
    [
        ("cupy_style.py", (15, 0, 0)),
        ("pytest_style.py", (19, 0, 3)),
        ("chainer_style.py", (10, 0, 0)),
        ("gpu_style.py", (3, 0, 0)),
    ],
)
def test_files_that_pass(way, name, counts):
    got = run(way, name)
    assert got.counts == counts and got.status == 0, got.out
    assert "collected %d tests" % sum(counts) in got.out
    assert re.search(r"^  %s: %d$" % (re.escape(name), sum(counts)), got.out, re.M)
    assert (
        "pytest" in got.out.splitlines()[0]
        if way == "--pytest"
        else "with unittest" in got.out.splitlines()[0]
    )


@pytest.mark.parametrize("way", WAYS)
def test_files_of_hdf5_open_as_before(way):
    """Without a mode h5py.File creates a file or opens an existing one, empty or not."""
    pytest.importorskip("h5py")
    got = run(way, "hdf5_style.py")
    assert got.counts == (3, 0, 0) and got.status == 0, got.out


@pytest.mark.parametrize("way", WAYS)
def test_names_of_tests_with_several_values(way):
    got = run(way, "-v", "parameterized_style.py")
    assert got.counts == (14, 0, 0) and got.status == 0, got.out
    for name in (
        "TestValues::test_values[_param_0_{a=1, f=abs}]",
        "TestValues::test_values[_param_1_{a=-2, f=abs}]",
        "TestSetUp_param_0::test_length",
        "TestSetUp_param_1::test_length",
        "TestLong::test_long[_param_0_{z='%s...%s'}]" % ("a" * 48, "a" * 47),
    ):
        assert "::%s\n" % name in got.out, got.out
    assert len(re.findall(r"TestValues::test_more_values\[.*_param_[01]_\{.*\]\n", got.out)) == 4
    assert len(re.findall(r"TestStacked::test_both\[\w+\]\n", got.out)) == 4


@pytest.mark.parametrize("way", WAYS)
def test_several_files(way):
    got = run(way, "cupy_style.py", "chainer_style.py")
    assert got.counts == (25, 0, 0) and got.status == 0, got.out


@pytest.mark.parametrize("way", WAYS)
def test_skips_have_reasons(way):
    got = run(way, "pytest_style.py", "chainer_style.py")
    skipped = got.out[got.out.index("\nskipped:") :].splitlines()[2:5]
    assert [line.rpartition(": ")[2] for line in skipped] == ["said so", "it is there", "known"]
    assert "test_expected_failure: expected failure: known" in got.out


@pytest.mark.parametrize("way", WAYS)
def test_failures_are_named(way):
    got = run(way, "failing.py")
    assert got.counts == (1, 4, 1) and got.status == 1, got.out
    failed = got.out[got.out.index("\nfailed:") :]
    assert re.search(r"TestOutcomes::test_fails: AssertionError: 3 != 4", failed)
    assert re.search(r"TestOutcomes::test_breaks: AttributeError: .*no_such_function", failed)
    assert re.search(r"TestOutcomes::test_parts: AssertionError: 1 == 1", failed)
    assert "test_plain_failure" in failed and "test_passes" not in failed
    assert "test_skipped: for a reason" in got.out
    assert "failing.py" in got.out and "no_such_function()" in got.out  # the line of the traceback


def ended(out, outcome):
    """The names of the tests with that outcome, with the reasons."""
    lines = out.partition("\n%s:\n" % outcome)[2].splitlines()
    listed = itertools.takewhile(lambda line: line.startswith("  "), lines)
    return dict(
        line.rpartition("::")[2].split(": ", 1) if line.count("::") == 2 else (line, "") for line in listed
    )


@pytest.mark.parametrize("way", WAYS)
def test_insides_of_the_originals(way):
    got = run(way, "insides_style.py")
    assert got.counts == (1, 6, 1) and "insides_style.py: 8" in got.out, got.out
    failed = ended(got.out, "failed")
    for name in (
        "to_call",
        "to_look_up",
        "with_both_modules",
        "where_errors_are_accepted",
        "where_errors_are_expected",
        "outside_of_numpy",
    ):
        assert "test_fails_" + name in failed
    assert "no counterpart of cupy_backends.cuda.libs.cublas" in failed["test_fails_to_call"]
    assert "test_availability: needs cusolver" in got.out


@pytest.mark.parametrize("way", WAYS)
def test_replaced_insides(way):
    got = run(way, "private_style.py")
    assert got.counts == (9, 1, 2), got.out
    assert "test_fails_without_memory_here: " in got.out.partition("\nfailed:\n")[2]
    assert "test_skipped_without_memory: NumPy needs more memory than there is: too much" in got.out


@pytest.mark.parametrize("way", WAYS)
def test_skips_in_loops_and_layouts(way):
    got = run(way, "loop_style.py")
    assert got.counts == (6, 3, 1), got.out
    failed = ended(got.out, "failed")
    assert set(failed) == {"test_fails_behind_a_skip", "test_fails_in_c_order", "test_fails_in_fortran_order"}
    assert (
        "c_contiguous" in failed["test_fails_in_c_order"]
        and "f_contiguous" in failed["test_fails_in_fortran_order"]
    )
    assert (
        "test_skips_all: for none" in got.out
        and "\n1 of the passed tests leave out complex dtypes" in got.out
    )


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "name, text",
    [
        ("empty.py", "no tests were collected"),
        ("unknown_module.py", "catenary has no counterpart of the module cupy.no_such_module"),
        ("skipped_import.py", "catenary has no counterpart of the module cupy.no_such_module"),
        ("broken.py", "RuntimeError: broken on purpose"),
    ],
)
def test_files_that_give_no_tests(way, name, text):
    alone = run(way, name)
    assert alone.counts == (0, 1, 0) and alone.status == 1 and text in alone.out, alone.out
    assert "%s: not collected" % name in alone.out
    beside = run(way, "cupy_style.py", name)
    assert beside.counts == (15, 1, 0) and beside.status == 1, beside.out


@pytest.mark.parametrize("way", WAYS)
def test_nothing_but_skips_is_a_failure(way, tmp_path):
    (tmp_path / "only_skips.py").write_text(
        "import unittest\n@unittest.skip('why')\nclass TestA(unittest.TestCase):\n"
        "    def test_a(self):\n        pass\n"
    )
    got = run(way, "only_skips.py", cwd=tmp_path)
    assert got.counts == (0, 0, 1) and got.status == 1 and "test_a: why" in got.out, got.out


@pytest.mark.parametrize("way", WAYS)
def test_only_chosen_tests(way):
    got = run(way, "--only", "test_sum_axis", "cupy_style.py", "chainer_style.py")
    assert got.counts == (1, 0, 0) and got.status == 0, got.out


@pytest.mark.parametrize("way", WAYS)
def test_other_device(way, tmp_path):
    (tmp_path / "where.py").write_text(
        "import cupy, numpy\ndef test_device():\n"
        "    from catenary import _calls\n    a = cupy.arange(3)\n"
        "    assert _calls.array_device(a) == 'test:0'\n"
        "    assert (cupy.asnumpy(a + 1) == numpy.arange(1, 4)).all()\n"
    )
    got = run(way, "--device", "test:0", "where.py", cwd=tmp_path)
    assert got.counts == (1, 0, 0) and got.status == 0, got.out


@pytest.mark.parametrize("way", WAYS)
def test_files_of_one_name_and_helpers(way, tmp_path):
    for part in ("a", "b"):
        (tmp_path / part).mkdir()
        (tmp_path / part / "test_x.py").write_text(
            "from shared_%s import VALUE\ndef test_value():\n    assert VALUE == %r\n" % (part, part)
        )
        (tmp_path / part / ("shared_%s.py" % part)).write_text("VALUE = %r\n" % part)
        (tmp_path / part / "conftest.py").write_text(
            "import pytest\n@pytest.fixture\ndef place():\n    return %r\n" % part
        )
        (tmp_path / part / "test_y.py").write_text("def test_place(place):\n    assert place == %r\n" % part)
    got = run(way, tmp_path, cwd=tmp_path)
    assert got.counts == (4, 0, 0) and got.status == 0, got.out


@pytest.mark.parametrize("way", WAYS)
def test_set_up_and_tear_down(way, tmp_path):
    (tmp_path / "order.py").write_text("""
import unittest
import pytest
done = []
def setup_module(module):
    done.append("module")
def setup_function(function):
    done.append(function.__name__)
class TestUnit(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.ready = True
    def setUp(self):
        self.n = 1
    def tearDown(self):
        done.append("down")
    def test_ready(self):
        assert self.ready and self.n == 1 and done[0] == "module"
class TestPlain:
    @classmethod
    def setup_class(cls):
        cls.ready = True
    def test_ready(self):
        assert self.ready and "down" in done
@pytest.fixture(autouse=True)
def always():
    done.append("always")
    yield
    done.append("after")
def test_order():
    assert done[-2:] == ["test_order", "always"] or done[-2:] == ["always", "test_order"]
def test_after():
    assert "after" in done
""")
    got = run(way, "order.py", cwd=tmp_path)
    assert got.counts == (4, 0, 0) and got.status == 0, got.out


def test_ending_early_is_a_failure(tmp_path):
    (tmp_path / "early.py").write_text(
        "import pytest\ndef test_a():\n    pass\ndef test_b():\n"
        "    pytest.exit('enough', returncode=0)\ndef test_c():\n    pass\n"
    )
    got = run("early.py", cwd=tmp_path)
    assert got.status == 1 and got.counts[0] == 1 and "test_c: collected, but not run" in got.out, got.out


@pytest.mark.parametrize("arguments", [["no_such_file.py"], ["--device", "nowhere:7", "cupy_style.py"], []])
def test_wrong_arguments(arguments):
    got = run(*arguments)
    assert got.status == 2 and "error:" in got.out


def test_install_in_a_program():
    program = (
        "import catenary.compat; lines = catenary.compat.install(); assert catenary.compat.install() == []\n"
        "import cupy, catenary.array; assert cupy is catenary.array\n"
        "import cupy.core.core, cupy.random.generator\n"
        "assert cupy.core.core.ndarray is cupy.ndarray\n"
        "assert cupy.random.generator.RandomState is cupy.random.RandomState\n"
        "import chainer, catenary; assert chainer is catenary\n"
        "import chainer.functions as F, chainer.functions.activation.relu as r\n"
        "assert r.relu is F.relu\n"
        "from chainer.functions.pooling import max_pooling_2d\n"
        "assert max_pooling_2d.max_pooling_2d is F.max_pooling_2d\n"
        "from chainer.links.connection import linear\n"
        "assert linear.Linear is chainer.links.Linear\n"
        "from chainer import basic_math\n"
        "assert basic_math.AddConstant(-2.0).label == '_ + (-2.0)' and basic_math.SubFromConstant(3)(1) == 2\n"
        "from chainer.functions.math import basic_math as same\n"
        "assert same.Neg is basic_math.Neg and same.absolute(-1) == 1\n"
        "from chainer.optimizers import sgd\n"
        "assert sgd.SGD is chainer.optimizers.SGD\n"
        "try:\n    import chainer.functions.activation.nothing\n"
        "except ImportError as error:\n    assert 'chainer.functions.activation.nothing' in str(error)\n"
        "else:\n    raise AssertionError\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=100)


def test_stand_ins(tmp_path):
    """Replacements of six, mock and nose, which a finder hides here."""
    program = """
import sys
class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("six", "mock", "nose") and self.hiding:
            self.hiding = False
            try:
                import importlib.util
                for finder in sys.meta_path:
                    if type(finder).__module__ == "catenary.compat._stand_ins":
                        return finder.find_spec(name, path)
            finally:
                self.hiding = True
            raise ModuleNotFoundError(name)
    hiding = True
sys.meta_path.insert(0, Hide())
import catenary.compat
catenary.compat.install()
import six, mock, nose
from six.moves import range as r, zip_longest
import six.moves.cPickle as p
from nose.plugins.attrib import attr
from nose.tools import eq_, raises, assert_equal
assert six.__doc__.startswith("A small replacement of") and nose.__doc__.startswith("A small replacement of")
assert list(r(3)) == [0, 1, 2] and dict(six.iteritems({1: 2})) == {1: 2} and p.loads(p.dumps(3)) == 3
assert six.add_metaclass(type)(type("A", (), {"x": 1}))().x == 1
m = mock.Mock(return_value=4)
assert m() == 4
@attr("gpu", slow=2)
@raises(ValueError)
def f():
    raise ValueError
f()
assert f.gpu and f.slow == 2
eq_(1, 1)
assert_equal(2, 2)
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=100)


@pytest.mark.parametrize("way", WAYS)
def test_marks_in_unittest_classes(way, tmp_path):
    (tmp_path / "marks.py").write_text("""
import unittest
import pytest
class TestUnit(unittest.TestCase):
    @pytest.mark.xfail(reason="known")
    def test_known(self):
        assert False
    @pytest.mark.xfail(strict=True)
    def test_strict(self):
        pass
    @pytest.mark.xfail(raises=KeyError)
    def test_other_kind(self):
        raise ValueError("kind")
    def test_said(self):
        pytest.xfail("said so")
    @pytest.mark.skipif("1 == 1", reason="text")
    def test_condition(self):
        assert False
class TestAlone(unittest.TestCase):
    def runTest(self):
        pass
@pytest.mark.parametrize("call", [lambda: 1, lambda: 2, len])
def test_called_alike(call):
    pass
""")
    got = run(way, "marks.py", cwd=tmp_path)
    assert got.counts == (4, 2, 3) and got.status == 1, got.out
    failed = got.out[got.out.index("\nfailed:") :]
    assert "test_strict" in failed and "test_other_kind: ValueError: kind" in failed
    assert "test_known: expected failure: known" in got.out and "test_said: expected failure" in got.out
    assert "test_condition: text" in got.out


@pytest.mark.parametrize("way", WAYS)
def test_complex_dtypes_in_both_ways(way, tmp_path):
    (tmp_path / "complex.py").write_text("""
import unittest
import numpy
from cupy import testing
class TestComplex(unittest.TestCase):
    @testing.for_complex_dtypes()
    def test_only(self, dtype):
        assert False
    @testing.for_dtypes("fF")
    @testing.numpy_cupy_allclose()
    def test_also(self, xp, dtype):
        return xp.zeros(3, dtype)
    @testing.numpy_cupy_allclose()
    def test_given(self, xp):
        return xp.asarray(numpy.array([1j]))
    @testing.numpy_cupy_allclose()
    def test_warnings_of_numpy(self, xp):
        with numpy.warnings.catch_warnings():
            return xp.ones(2)
""")
    got = run(way, "complex.py", cwd=tmp_path)
    assert got.counts == (1, 0, 3) and got.status == 0, got.out
    assert got.out.count("complex dtypes are not supported") == 3 and "passed for others: 1" in got.out


@pytest.mark.parametrize("name", ["CUPY_SEED", "CHAINER_SEED"])
def test_seeds_in_the_environment(monkeypatch, tmp_path, name):
    (tmp_path / "seeds.py").write_text(
        """
import os
import cupy
from cupy.random import generator

def test_first_and_later_numbers():
    wanted = cupy.random.RandomState(7).rand(3).tolist()
    assert cupy.random.rand(3).tolist() == wanted != cupy.random.rand(3).tolist()
    generator.reset_states()
    assert cupy.random.rand(3).tolist() == wanted
    del os.environ["%s"]
    generator.reset_states()
    del os.environ["CATENARY_SEED"]
    generator.reset_states()
    assert cupy.random.rand(3).tolist() != wanted
"""
        % name
    )
    monkeypatch.setenv(name, "7")
    got = run("--no-pytest", "seeds.py", cwd=tmp_path)
    assert got.counts == (1, 0, 0) and "CATENARY_SEED is set to that of %s" % name in got.out, got.out
