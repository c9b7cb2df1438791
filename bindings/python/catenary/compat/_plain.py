"""Runs test files without pytest: unittest classes with unittest, plain functions and classes with the code
here."""

import contextlib
import importlib.util
import inspect
import itertools
import pathlib
import shutil
import sys
import tempfile
import traceback
import types
import unittest

from . import _mini_pytest, _modules
from ._internals import Collecting
from ._mini_pytest import Fixture, Mark, MonkeyPatch, ParameterSet, XFailed

NAME = "unittest"


def run(files, only, report):
    """Runs the files one after the other."""
    sys.modules["pytest"] = _mini_pytest.module()
    for file in files:
        before = len(_modules.refused)
        try:
            fixtures = {}
            for conftest in _conftests(file):
                fixtures.update(_fixtures(_load(conftest, _base(file))))
            module = _load(file, _base(file))
        except unittest.SkipTest as reason:
            report.skipped_file(file, str(reason), _modules.refused[before:])
        except (Exception, SystemExit):
            report.not_collected(file, traceback.format_exc())
        else:
            _File(file, module, fixtures, only, report).run()


def _base(file):
    directory = file.parent
    while (directory / "__init__.py").exists() and directory.parent != directory:
        directory = directory.parent
    return directory


def _conftests(file):
    """The conftest.py files from the base directory of a file down to its own directory."""
    directories = [file.parent]
    while directories[-1] != _base(file):
        directories.append(directories[-1].parent)
    return [d / "conftest.py" for d in reversed(directories) if (d / "conftest.py").is_file()]


def _load(file, base):
    """The module of a file, under a unique name, so that files with the same name do not collide."""
    if str(base) not in sys.path:
        sys.path.insert(0, str(base))
    relative = file.relative_to(base).with_suffix("")
    name = ".".join(relative.parts)
    if name in sys.modules:
        there = getattr(sys.modules[name], "__file__", None)
        if there is not None and pathlib.Path(there).resolve() == file and file.name == "conftest.py":
            return sys.modules[name]
        name = "%s_%d" % (name, len(sys.modules))
    spec = importlib.util.spec_from_file_location(name, str(file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with Collecting():
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _fixtures(container):
    found = {}
    for kind in reversed(container.__mro__) if isinstance(container, type) else (container,):
        found.update({value.name: value for value in vars(kind).values() if isinstance(value, Fixture)})
    return found


def _marks(*owners):
    marks = []
    for owner in owners:
        for kind in reversed(owner.__mro__) if isinstance(owner, type) else (owner,):
            given = getattr(kind, "__dict__", {}).get("pytestmark", [])
            marks.extend(given if isinstance(given, (list, tuple)) else [given])
    return [mark for mark in marks if isinstance(mark, Mark)]


class _File:
    def __init__(self, file, module, fixtures, only, report):
        self.file, self.module, self.only, self.report = file, module, only, report
        self.fixtures = dict(fixtures, **_fixtures(module))
        self.kept, self.endings = {}, []  # fixtures that live longer than a test, and their finalizers
        self.name = report.shown(file)
        self.count = 0

    def run(self):
        tests = self._unittests() + [
            test for name, value in list(vars(self.module).items()) for test in self._plain_tests(name, value)
        ]
        tests = [(name, test) for name, test in tests if self.only in name]
        self.report.collected(self.file, [name for name, _ in tests])
        if not tests:
            return
        if not self._around("setUpModule", "setup_module"):
            for name, _ in tests:
                self.report.ended(name, "failed", "the set-up of the module failed")
            return
        for name, test in tests:
            test(name)
        for ending in reversed(self.endings):
            self._guarded("%s::teardown" % self.name, ending)
        self._around("tearDownModule", "teardown_module")

    def _around(self, *names):
        for name in names:
            function = vars(self.module).get(name)
            if function is not None:
                arguments = [self.module] if inspect.signature(function).parameters else []
                return self._guarded("%s::%s" % (self.name, name), function, *arguments)
        return True

    def _guarded(self, name, function, *arguments):
        try:
            function(*arguments)
        except Exception:
            self.report.ended(name, "failed", traceback.format_exc())
            return False
        return True

    # unittest

    def _unittests(self):
        tests = []
        for key, kind in list(vars(self.module).items()):
            if not (
                isinstance(kind, type)
                and issubclass(kind, unittest.TestCase)
                and getattr(kind, "__test__", True)
            ):
                continue
            if kind in (unittest.TestCase, unittest.FunctionTestCase) or key.startswith("_"):
                continue
            names = unittest.defaultTestLoader.getTestCaseNames(kind) or ["runTest"] * hasattr(
                kind, "runTest"
            )
            if names:
                suite = _Suite(kind, self)
                tests += [("%s::%s::%s" % (self.name, key, name), suite.test(name)) for name in names]
        return tests

    # Plain functions and classes

    def _plain_tests(self, name, value):
        if isinstance(value, type):
            if (
                not name.startswith("Test")
                or issubclass(value, unittest.TestCase)
                or not getattr(value, "__test__", True)
            ):
                return
            for method in dir(value):
                function = inspect.getattr_static(value, method)
                static = isinstance(function, staticmethod)
                function = (
                    function.__func__ if isinstance(function, (staticmethod, classmethod)) else function
                )
                if method.startswith("test") and inspect.isfunction(function):
                    yield from self._variants(
                        "%s::%s::%s" % (self.name, name, method), function, value, static
                    )
        elif (
            inspect.isfunction(value)
            and getattr(value, "__test__", name.startswith("test"))
            and not hasattr(_mini_pytest, name)
        ):
            yield from self._variants("%s::%s" % (self.name, name), value, None, False)

    def _variants(self, name, function, owner, static):
        """The test once for each combination of its parameters and of those of its fixtures."""
        marks = _marks(self.module) + (_marks(owner) if owner else []) + _marks(function)
        fixtures = dict(self.fixtures, **(_fixtures(owner) if owner else {}))
        axes = [_parameters(mark) for mark in marks if mark.name == "parametrize"]
        for fixture in _needed(
            function, fixtures, [m for m in marks if m.name == "usefixtures"], owner and not static
        ):
            if fixture.params is not None:
                axes.append(
                    [
                        (
                            {},
                            {fixture.name: _value(p)},
                            _marks_of(p),
                            _identity(p, "%s%d" % (fixture.name, number)),
                        )
                        for number, p in enumerate(fixture.params)
                    ]
                )
        if not all(axes):
            return [(name, lambda name: self.report.ended(name, "skipped", "got an empty set of parameters"))]
        tests = []
        for combination in itertools.product(*axes):
            values, chosen, extra, ids = {}, {}, [], []
            for given, params, more, identity in combination:
                values.update(given)
                chosen.update(params)
                extra += more
                ids.append(identity)
            test = _Plain(self, function, owner, static, fixtures, values, chosen, marks + extra)
            tests.append((name + ("[%s]" % "-".join(ids) if ids else ""), test.run))
        return tests


def _value(parameter):
    if isinstance(parameter, ParameterSet):
        return parameter.values[0] if len(parameter.values) == 1 else parameter.values
    return parameter


def _marks_of(parameter):
    return parameter.marks if isinstance(parameter, ParameterSet) else []


def _identity(value, otherwise):
    if isinstance(value, ParameterSet):
        return value.id or "-".join(_identity(v, otherwise) for v in value.values)
    if isinstance(value, (str, int, float, bool, type(None))):
        return str(value)
    return getattr(value, "__name__", None) or otherwise


def _parameters(mark):
    """The rows of a parametrize mark: values by argument name, (nothing), marks, a name."""
    names, rows = (mark.args + tuple(mark.kwargs[k] for k in ("argnames", "argvalues") if k in mark.kwargs))[
        :2
    ]
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",") if name.strip()]
    ids = mark.kwargs.get("ids")
    rows = list(rows)
    result = []
    for number, row in enumerate(rows):
        values = row.values if isinstance(row, ParameterSet) else (row,) if len(names) == 1 else tuple(row)
        if len(values) != len(names):
            raise ValueError(
                "parametrize: expected %d values for %s, got %r" % (len(names), ", ".join(names), row)
            )
        identity = row.id if isinstance(row, ParameterSet) else None
        if identity is None and ids is not None:
            identity = "-".join(str(ids(v)) for v in values) if callable(ids) else str(list(ids)[number])
        if identity is None:
            identity = "-".join(
                _identity(value, "%s%d" % (name, number)) for name, value in zip(names, values)
            )
        result.append((dict(zip(names, values)), {}, _marks_of(row), identity))
    ids = [row[-1] for row in result]  # rows of one name are numbered
    return [
        row[:-1] + (row[-1] if ids.count(row[-1]) == 1 else "%s%d" % (row[-1], ids[:number].count(row[-1])),)
        for number, row in enumerate(result)
    ]


def _arguments(function, bound):
    """The names of arguments that a fixture or a parameter has to give."""
    names = [
        p.name
        for p in inspect.signature(function).parameters.values()
        if p.default is p.empty and p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)
    ]
    return names[1:] if bound and names else names


def _needed(function, fixtures, uses, bound):
    """The fixtures that a test needs, directly or through others, each once."""
    names = [f.name for f in fixtures.values() if f.autouse] + [n for mark in uses for n in mark.args]
    names += _arguments(function, bound)
    done = {}
    while names:
        name = names.pop(0)
        if name in fixtures and name not in done:
            done[name] = fixtures[name]
            function = fixtures[name].function
            names += [n for n in inspect.signature(function).parameters if n != "self"]
    return list(done.values())


def _told_before(marks, module):
    """The effect of marks on a test before it runs: the reason for a skip, or the mark of an expected
    failure."""
    expected = None
    for mark in marks:
        if mark.name == "skip":
            return mark.kwargs.get("reason") or (mark.args or ("",))[0], None
        if mark.name in ("skipif", "xfail"):
            condition = mark.args[0] if mark.args else mark.kwargs.get("condition", True)
            if isinstance(condition, str):
                condition = eval(condition, dict(vars(module)))
            if condition and mark.name == "skipif":
                return mark.kwargs.get("reason", ""), None
            if condition:
                expected = mark
    return None, expected


def _failure_expected(expected, error):
    """Whether there is a mark for an expected failure that covers exceptions of this kind."""
    kinds = expected.kwargs.get("raises") if expected is not None else None
    return expected is not None and (kinds is None or isinstance(error, kinds))


class _Plain:
    """One plain test with its values."""

    def __init__(self, file, function, owner, static, fixtures, values, chosen, marks):
        self.file, self.function, self.owner, self.static = file, function, owner, static
        self.fixtures, self.values, self.chosen, self.marks = fixtures, values, chosen, marks

    def run(self, name):
        report = self.file.report
        reason, expected = _told_before(self.marks, self.file.module)
        if reason is not None:
            return report.ended(name, "skipped", reason)
        try:
            with contextlib.ExitStack() as endings:
                self._call(endings, name)
        except unittest.SkipTest as reason:
            return report.ended(name, "skipped", str(reason))
        except XFailed as reason:
            return report.ended(name, "skipped", "expected failure: %s" % reason)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            if _failure_expected(expected, error):
                return report.ended(
                    name, "skipped", "expected failure: %s" % expected.kwargs.get("reason", "")
                )
            return report.ended(name, "failed", traceback.format_exc())
        if expected is not None and expected.kwargs.get("strict"):
            return report.ended(name, "failed", "passed, but a failure was expected (strict)")
        return report.ended(name, "passed")

    def _call(self, endings, name):
        instance = None
        if self.owner is not None:
            instance = self.owner()
            self._class_set_up()
            for setup, teardown in (("setup_method", "teardown_method"), ("setup", "teardown")):
                if hasattr(instance, setup):
                    _with_method(getattr(instance, setup), self.function)
                if hasattr(instance, teardown):
                    endings.callback(_with_method, getattr(instance, teardown), self.function)
        else:
            for setup, call in (
                ("setup_function", lambda f: _with_method(f, self.function)),
                ("teardown_function", lambda f: endings.callback(_with_method, f, self.function)),
            ):
                if setup in vars(self.file.module):
                    call(vars(self.file.module)[setup])
        got = {}
        uses = [mark for mark in self.marks if mark.name == "usefixtures"]
        for fixture in [f for f in self.fixtures.values() if f.autouse]:
            self._fixture(fixture.name, got, endings, instance, name)
        for used in [used for mark in uses for used in mark.args]:
            self._fixture(used, got, endings, instance, name)
        bound = instance is not None and not self.static
        of_fixtures = {n for f in self.fixtures.values() for n in inspect.signature(f.function).parameters}
        taken = inspect.signature(self.function).parameters
        arguments = {n: value for n, value in self.values.items() if n in taken or n not in of_fixtures}
        for wanted in _arguments(self.function, bound):
            if wanted not in arguments:
                arguments[wanted] = self._fixture(wanted, got, endings, instance, name)
        if bound:
            self.function(instance, **arguments)
        else:
            self.function(**arguments)

    def _class_set_up(self):
        kept = self.file.kept
        if ("class", self.owner) not in kept:
            kept["class", self.owner] = True
            if hasattr(self.owner, "setup_class"):
                self.owner.setup_class()
            if hasattr(self.owner, "teardown_class"):
                self.file.endings.append(self.owner.teardown_class)

    def _fixture(self, name, got, endings, instance, test):
        if name in self.values:
            return self.values[name]
        if name in got:
            return got[name]
        if name in _BUILT_IN and name not in self.fixtures:
            got[name] = endings.enter_context(_BUILT_IN[name]())
            return got[name]
        request = types.SimpleNamespace(
            node=types.SimpleNamespace(name=test.rpartition("::")[2], nodeid=test),
            function=self.function,
            cls=self.owner,
            module=self.file.module,
            instance=instance,
            addfinalizer=endings.callback,
            getfixturevalue=lambda n: self._fixture(n, got, endings, instance, test),
        )
        if name == "request":
            return request
        fixture = self.fixtures.get(name)
        if fixture is None:
            raise LookupError(
                "fixture %r not found; there are: %s"
                % (name, ", ".join(sorted(list(self.fixtures) + list(_BUILT_IN))))
            )
        key = None
        if fixture.scope != "function":
            key = (fixture, self.owner if fixture.scope == "class" else None, repr(self.chosen.get(name)))
            if key in self.file.kept:
                return self.file.kept[key]
            stack = contextlib.ExitStack()
            self.file.endings.append(stack.close)
            request.addfinalizer = stack.callback
        else:
            stack = endings
        if fixture.params is not None:
            request.param = self.chosen[name]
        arguments = {}
        for wanted in inspect.signature(fixture.function).parameters:
            arguments[wanted] = (
                instance
                if wanted == "self"
                else request
                if wanted == "request"
                else self._fixture(wanted, got, endings, instance, test)
            )
        value = fixture.function(**arguments)
        if inspect.isgenerator(value):
            generator, value = value, next(value)
            stack.callback(next, generator, None)
        got[name] = value
        if key is not None:
            self.file.kept[key] = value
        return value


def _with_method(function, method):
    function(*([method] if inspect.signature(function).parameters else []))


@contextlib.contextmanager
def _tmp_path():
    directory = tempfile.mkdtemp()
    try:
        yield pathlib.Path(directory).resolve()
    finally:
        shutil.rmtree(directory, ignore_errors=True)


@contextlib.contextmanager
def _capsys():
    import io

    out, err = io.StringIO(), io.StringIO()

    def readouterr():
        texts = types.SimpleNamespace(out=out.getvalue(), err=err.getvalue())
        for stream in (out, err):
            stream.seek(0)
            stream.truncate()
        return texts

    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        yield types.SimpleNamespace(readouterr=readouterr)


_BUILT_IN = {"tmp_path": _tmp_path, "monkeypatch": MonkeyPatch.context, "capsys": _capsys}


class _Suite:
    """The tests of one unittest class; class set-up before the first and after the last."""

    def __init__(self, kind, file):
        self.kind, self.file, self.state = kind, file, None

    def test(self, method):
        return lambda name: self._run(method, name)

    def _run(self, method, name):
        report = self.file.report
        if self.state is None:
            self.state = self._set_up()
        if self.state != "ready":
            return report.ended(name, *self.state)
        reason, expected = _told_before(
            _marks(self.file.module, self.kind, getattr(self.kind, method)), self.file.module
        )
        if reason is not None:
            return report.ended(name, "skipped", reason)
        result = _Result(report, name, expected)
        self.kind(method).run(result)
        if not result.told and expected is not None and expected.kwargs.get("strict"):
            report.ended(name, "failed", "passed, but a failure was expected (strict)")
        elif not result.told:
            report.ended(name, "passed")

    def _set_up(self):
        kind = self.kind
        if getattr(kind, "__unittest_skip__", False):
            return "ready"  # each test reports it itself
        try:
            kind.setUpClass()
        except unittest.SkipTest as reason:
            return "skipped", str(reason)
        except Exception:
            return "failed", traceback.format_exc()
        self.file.endings.append(kind.tearDownClass)
        self.file.endings.append(getattr(kind, "doClassCleanups", lambda: None))
        return "ready"


class _Result(unittest.TestResult):
    """Reports the result of a test, once for each failure."""

    def __init__(self, report, name, expected):
        super().__init__()
        self.report, self.name, self.expected, self.told = report, name, expected, False

    def _tell(self, outcome, reason):
        self.told = True
        self.report.ended(self.name, outcome, reason)

    def addError(self, test, err):
        if isinstance(err[1], XFailed):
            self._tell("skipped", "expected failure: %s" % err[1])
        elif _failure_expected(self.expected, err[1]):
            self._tell("skipped", "expected failure: %s" % self.expected.kwargs.get("reason", ""))
        else:
            self._tell("failed", "".join(traceback.format_exception(*err)))

    addFailure = addError

    def addSubTest(self, test, subtest, err):
        if err is not None:
            self._tell("failed", "%s\n%s" % (subtest, "".join(traceback.format_exception(*err))))

    def addSkip(self, test, reason):
        self._tell("skipped", reason)

    def addExpectedFailure(self, test, err):
        self._tell("skipped", "expected failure")

    def addUnexpectedSuccess(self, test):
        self._tell("failed", "passed, but a failure was expected")
