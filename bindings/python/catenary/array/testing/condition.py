"""Tests that may fail now and then: repeated, or tried again."""

import functools
import traceback
import unittest


def repeat_with_success_at_least(times, min_success):
    """Decorator: runs a test so many times, of which `min_success` must succeed; setUp and tearDown run in
    between."""
    if times <= 0 or min_success < 0:
        raise ValueError(
            "expected times above 0 and min_success of at least 0, got %r and %r" % (times, min_success)
        )
    if min_success > times:
        raise AssertionError("%d runs cannot succeed %d times" % (times, min_success))

    def decorator(test):
        @functools.wraps(test)
        def repeated(self, *args, **kwargs):
            succeeded, failure, first = 0, None, ""
            for number in range(times):
                if number:
                    getattr(self, "tearDown", lambda: None)()
                    getattr(self, "setUp", lambda: None)()
                try:
                    test(self, *args, **kwargs)
                except unittest.SkipTest:
                    raise
                except Exception as error:
                    failure, first = (
                        error,
                        first or "%s: %s\n%s" % (type(error).__name__, error, traceback.format_exc()),
                    )
                else:
                    succeeded += 1
                if succeeded >= min_success:
                    return
                if succeeded + times - number - 1 < min_success:
                    counts = succeeded, number + 1, min_success, first
                    raise AssertionError(
                        "%d of %d runs succeeded, %d must; first error message: %s" % counts
                    ) from failure

        return repeated

    return decorator


def repeat(times, intensive_times=None):
    """Decorator: runs a test so many times, all of which must succeed; `intensive_times` is for longer
    campaigns."""
    return repeat_with_success_at_least(times, times)


def retry(times):
    """Decorator: runs a test up to so many times, until it succeeds."""
    return repeat_with_success_at_least(times, 1)


__all__ = ["repeat", "repeat_with_success_at_least", "retry"]


def __dir__():
    return __all__
