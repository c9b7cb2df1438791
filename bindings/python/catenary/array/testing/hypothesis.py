"""Tests of hypotheses about random numbers."""

import math


def _above(chi_square, degrees):
    """The probability of a larger value of chi-square."""
    x = chi_square / 2
    start = 0.5 if degrees % 2 else 0.0
    term = math.exp(-x) * x**start / math.gamma(start + 1)
    total = math.erfc(math.sqrt(x)) if degrees % 2 else 0.0
    for k in range(degrees // 2):
        total += term
        term *= x / (start + k + 1)
    return total


def chi_square_test(observed, expected, alpha=0.05, df=None):
    """Whether counts fit the expected ones at the significance level `alpha`; `df`: degrees of freedom."""
    observed, expected = [float(count) for count in observed], [float(count) for count in expected]
    if len(observed) != len(expected) or not observed:
        raise ValueError(
            "chi_square_test: expected as many counts as expected counts, got %d and %d"
            % (len(observed), len(expected))
        )
    chi_square = sum((seen - wanted) ** 2 / wanted for seen, wanted in zip(observed, expected))
    return _above(chi_square, len(observed) - 1 if df is None else df) > alpha


__all__ = ["chi_square_test"]


def __dir__():
    return __all__
