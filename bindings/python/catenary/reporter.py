"""Reports of values by name, and their statistics.

Code within an update or an evaluation reports values, and a trainer collects them::

    catenary.report({"loss": loss, "accuracy": accuracy}, self)
"""

from contextlib import contextmanager

from . import _calls
from ._handle import (
    DictSummary as DictSummaryHandle,
    Reporter as ReporterHandle,
    Summary as SummaryHandle,
    Variable as VariableHandle,
    made_by,
    take,
)
from .dictionary import Dictionary, through_dictionary
from .serializer import to_array

__all__ = ["DictSummary", "Reporter", "Summary", "get_current_reporter", "report", "report_scope"]


def __dir__():
    return __all__


def _number(value, name):
    if isinstance(value, VariableHandle):
        return float(value.data)
    return float(to_array(value, name))


@made_by
class Reporter(ReporterHandle):
    """Collects values while it is current: ``with reporter:`` collects them in `observation`.

    Attributes:
        observation: A Dictionary with the values of the last ``with`` statement.
    """

    def __init__(self):
        take(self, _calls.reporter_new())
        self.observation = Dictionary()

    def add_observer(self, name, observer):
        """Gives a link a name, which becomes the prefix of its values."""
        _calls.reporter_add_observer(self, name, observer)

    def add_observers(self, prefix, observers):
        """Gives links names below a prefix; `observers` are pairs of paths and links, such as
        ``link.namedlinks()``."""
        for path, link in observers:
            _calls.reporter_add_observer(self, prefix + path.rstrip("/"), link)

    def report(self, values, observer=None):
        """Stores values, a dict of numbers or Variables, in `observation`."""
        with self.scope(self.observation):
            report(values, observer)

    @contextmanager
    def scope(self, observation):
        """Context in which the reporter is current and stores values in an observation."""
        _calls.reporter_enter(self, observation)
        try:
            yield
        finally:
            _calls.reporter_exit(self)

    def __enter__(self):
        self.observation = Dictionary()
        _calls.reporter_enter(self, self.observation)
        return self

    def __exit__(self, *exception):
        _calls.reporter_exit(self)


def report(values, observer=None):
    """Reports values, a dict of numbers or Variables, to the current reporter of the thread.

    `observer` is the link whose values they are; its name becomes their prefix. Without a current reporter,
    nothing happens. Raises KeyError if the reporter does not know the observer.
    """
    for name, value in values.items():
        if isinstance(value, VariableHandle):
            _calls.report_variable(name, value, observer)
        else:
            _calls.report(name, _number(value, name), observer)


def get_current_reporter():
    """The current reporter of the thread, or None."""
    return _calls.reporter_current()


@contextmanager
def report_scope(observation):
    """Context in which the current reporter stores values in another observation."""
    reporter = get_current_reporter()
    if reporter is None:
        raise RuntimeError("report_scope: expected a current reporter, got none")
    _calls.reporter_enter(reporter, observation)
    try:
        yield
    finally:
        _calls.reporter_exit(reporter)


@made_by
class Summary(SummaryHandle):
    """Mean and standard deviation of numbers."""

    def __init__(self):
        take(self, _calls.summary_new())

    def add(self, value, weight=1):
        """Adds a number or a Variable of one element."""
        _calls.summary_add(self, _number(value, "value"), weight)

    def compute_mean(self):
        """The mean; NaN if there are no numbers."""
        return _calls.summary_mean(self)

    def make_statistics(self):
        """The mean and the standard deviation."""
        return _calls.summary_mean(self), _calls.summary_std(self)

    def serialize(self, serializer):
        """Saves to or loads from a serializer."""
        through_dictionary(_calls.summary_serialize, self, serializer)


@made_by
class DictSummary(DictSummaryHandle):
    """Mean and standard deviation of each number of observations."""

    def __init__(self):
        take(self, _calls.dict_summary_new())

    def add(self, d, weight=1):
        """Adds the numbers of an observation or dict; other values are left out."""
        if not isinstance(d, Dictionary):
            d = Dictionary(
                {
                    name: value.data if isinstance(value, VariableHandle) else value
                    for name, value in d.items()
                }
            )
        _calls.dict_summary_add(self, d, weight)

    def compute_mean(self):
        """A dict with the mean of each number."""
        return _floats(_calls.dict_summary_compute_mean(self))

    def make_statistics(self):
        """A dict with the mean of each number and, as ``NAME.std``, its standard deviation."""
        return _floats(_calls.dict_summary_make_statistics(self))

    def serialize(self, serializer):
        """Saves to or loads from a serializer."""
        through_dictionary(_calls.dict_summary_serialize, self, serializer)


def _floats(dictionary):
    return {name: float(value) for name, value in dictionary.items()}
