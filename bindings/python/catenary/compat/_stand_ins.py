"""Small replacements of six, mock and nose, for test files that use them when they are not installed."""

import importlib.abc
import importlib.util
import sys
import types
import unittest

used = []  # the replacements that were imported


def _module(name, **contents):
    module = types.ModuleType(name, "A small replacement of %s, which is not installed." % name)
    module.__path__ = []
    vars(module).update(contents)
    return module


def _six():
    import builtins
    import functools
    import io
    import itertools
    import pickle
    import queue
    import urllib.request

    def add_metaclass(metaclass):
        def decorator(cls):
            members = {
                key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")
            }
            return metaclass(cls.__name__, cls.__bases__, members)

        return decorator

    def with_metaclass(metaclass, *bases):
        return metaclass("Base", bases or (object,), {})

    def raise_from(value, cause):
        raise value from cause

    moves = _module(
        "six.moves",
        range=range,
        xrange=range,
        zip=zip,
        map=map,
        filter=filter,
        input=input,
        reduce=functools.reduce,
        cPickle=pickle,
        queue=queue,
        builtins=builtins,
        StringIO=io.StringIO,
        zip_longest=itertools.zip_longest,
        filterfalse=itertools.filterfalse,
        urllib=urllib,
        intern=sys.intern,
    )
    six = _module(
        "six",
        PY2=False,
        PY3=True,
        moves=moves,
        text_type=str,
        binary_type=bytes,
        string_types=(str,),
        integer_types=(int,),
        class_types=(type,),
        MAXSIZE=sys.maxsize,
        StringIO=io.StringIO,
        BytesIO=io.BytesIO,
        b=lambda text: text.encode("latin-1"),
        u=lambda text: text,
        iteritems=lambda d: iter(d.items()),
        iterkeys=lambda d: iter(d.keys()),
        itervalues=lambda d: iter(d.values()),
        next=next,
        advance_iterator=next,
        callable=callable,
        add_metaclass=add_metaclass,
        with_metaclass=with_metaclass,
        raise_from=raise_from,
        assertCountEqual=lambda self, *a, **k: self.assertCountEqual(*a, **k),
        assertRegex=lambda self, *a, **k: self.assertRegex(*a, **k),
        assertRaisesRegex=lambda self, *a, **k: self.assertRaisesRegex(*a, **k),
    )
    return {
        "six": six,
        "six.moves": moves,
        "six.moves.cPickle": pickle,
        "six.moves.queue": queue,
        "six.moves.builtins": builtins,
        "six.moves.urllib": urllib,
        "six.moves.urllib.request": urllib.request,
    }


def _mock():
    from unittest import mock

    return {"mock": mock}


def _nose():
    import functools
    import re

    def attr(*names, **values):
        def decorator(test):
            for name in names:
                setattr(test, name, True)
            for name, value in values.items():
                setattr(test, name, value)
            return test

        return decorator

    def raises(*exceptions):
        def decorator(test):
            @functools.wraps(test)
            def wrapped(*arguments, **keywords):
                try:
                    test(*arguments, **keywords)
                except exceptions:
                    return
                raise AssertionError(
                    "%s: %s was not raised" % (test.__name__, " or ".join(e.__name__ for e in exceptions))
                )

            return wrapped

        return decorator

    def with_setup(setup=None, teardown=None):
        def decorator(test):
            @functools.wraps(test)
            def wrapped(*arguments, **keywords):
                if setup is not None:
                    setup()
                try:
                    return test(*arguments, **keywords)
                finally:
                    if teardown is not None:
                        teardown()

            return wrapped

        return decorator

    def ok_(value, msg=None):
        if not value:
            raise AssertionError(msg or "%r is not true" % (value,))

    def eq_(a, b, msg=None):
        if not a == b:
            raise AssertionError(msg or "%r != %r" % (a, b))

    def istest(test):
        test.__test__ = True
        return test

    def nottest(test):
        test.__test__ = False
        return test

    case = unittest.TestCase("run")
    tools = {
        re.sub("[A-Z]", lambda m: "_" + m.group().lower(), name): getattr(case, name)
        for name in dir(case)
        if re.match("assert[A-Z]", name)
    }
    tools = _module(
        "nose.tools",
        raises=raises,
        with_setup=with_setup,
        ok_=ok_,
        eq_=eq_,
        istest=istest,
        nottest=nottest,
        **tools,
    )
    skip = _module("nose.plugins.skip", SkipTest=unittest.SkipTest)
    attrib = _module("nose.plugins.attrib", attr=attr)
    plugins = _module("nose.plugins", attrib=attrib, skip=skip)

    def runmodule(*arguments, **keywords):
        raise RuntimeError("nose.runmodule: the file is run by catenary.compat")

    nose = _module(
        "nose",
        tools=tools,
        plugins=plugins,
        SkipTest=unittest.SkipTest,
        runmodule=runmodule,
        main=runmodule,
        with_setup=with_setup,
    )
    return {
        "nose": nose,
        "nose.tools": tools,
        "nose.plugins": plugins,
        "nose.plugins.attrib": attrib,
        "nose.plugins.skip": skip,
    }


MAKERS = {"six": _six, "mock": _mock, "nose": _nose}


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """The last finder: a module that reaches it is not installed."""

    def find_spec(self, fullname, path=None, target=None):
        root = fullname.partition(".")[0]
        if root not in MAKERS or (root in sys.modules and root not in used):
            return None
        if root not in used:
            self._modules = getattr(self, "_modules", {})
            self._modules.update(MAKERS[root]())
            used.append(root)
        if fullname not in self._modules:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        sys.modules[module.__spec__.name] = self._modules[module.__spec__.name]


def install():
    """Makes six, mock and nose importable if they are not installed."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.append(Finder())
