"""Tests that draw random numbers: run several times, with a fresh setUp each time."""
import functools
import unittest


def repeat_with_success_at_least(times, min_success):
    """Decorator of a test method: it is run up to `times` times and must succeed `min_success` times."""
    if not 1 <= min_success <= times:
        raise ValueError("repeat_with_success_at_least: expected 1 <= min_success <= times, got %r and %r"
                         % (min_success, times))

    def decorator(test):
        @functools.wraps(test)
        def repeated(self, *arguments, **keywords):
            succeeded, failed = 0, 0
            for turn in range(times):
                if turn:
                    _again(self)
                try:
                    test(self, *arguments, **keywords)
                except unittest.SkipTest:
                    raise
                except Exception as error:
                    failed += 1
                    if failed > times - min_success:
                        raise AssertionError("%d of %d runs failed, at most %d may; the last: %s: %s" % (
                            failed, turn + 1, times - min_success, type(error).__name__, error)) from error
                else:
                    succeeded += 1
                    if succeeded >= min_success:
                        return
        return repeated
    return decorator


def _again(instance):
    for name in ("tearDown", "setUp"):
        method = getattr(instance, name, None)
        if method is not None:
            method()


def repeat(times, intensive_times=None):
    """Decorator of a test method: it must succeed every one of `times` times."""
    return repeat_with_success_at_least(times, times)


def retry(times):
    """Decorator of a test method: it must succeed once in at most `times` times."""
    return repeat_with_success_at_least(times, 1)
