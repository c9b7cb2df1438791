"""A function of the C API."""

import re

from ctext import listed, tidy
from spec import SpecError

VERSION = re.compile(r"\d+\.\d+\.0")  # patch releases add nothing

DEPRECATED = re.compile(VERSION.pattern + r': [^"\\]+')


class Function:
    def __init__(self, module, name, doc, args, returns="status", **extra):
        self.module, self.name, self.symbol = module, name, "ctn_" + name
        self.doc, self.args, self.returns = doc, args, returns
        self.since = str(extra.get("since", "0.1.0"))
        if not VERSION.fullmatch(self.since):
            raise SpecError("%s: since is a minor version such as 0.2.0, not %s" % (name, self.since))
        self.deprecated = tidy(extra.get("deprecated")).rstrip(".")  # "0.2.0: use ctn_other"
        if self.deprecated and not DEPRECATED.fullmatch(self.deprecated):
            raise SpecError(
                '%s: deprecated is a text such as "0.2.0: use ctn_other", without quotation marks' % name
            )
        self.reference = listed(extra.get("reference"))
        self.errors = listed(extra.get("errors"))
        self.threads = tidy(extra.get("threads"))
        self.length = extra.get(
            "length"
        )  # the function that counts the elements of a pointer that is returned
        # How wrappers reach the implementation: a C++ function, or a method of the first argument, which may
        # be one of a derived class (`links::Lstm::reset_state`).
        self.call, self.method = extra.get("call"), extra.get("method")
        self.body = extra.get("body")  # a ready C++ body from the generator itself
        self.origin = extra.get("origin", "function")
        self.params = [p for a in args for p in a.params]
        self.group = extra.get("group")
        # What the caller must ensure because the library cannot check it, in languages that know such functions.
        self.unsafe = tidy(extra.get("unsafe"))
        self.derivatives, self.dtypes = extra.get("derivatives"), extra.get("dtypes")

    @property
    def minor(self):
        """The minor version that added it, as a pair of numbers."""
        return tuple(int(number) for number in self.since.split(".")[:2])

    @property
    def fails(self):
        """Whether the status that it returns is that of the call; one without arguments gives a status as its
        value."""
        return self.returns == "status" and bool(self.args)
