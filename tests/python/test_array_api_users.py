"""Functions of scikit-learn and SciPy that compute with any arrays of the array API standard, on this package's."""

import os
import sys

import catenary.array as xp
import pytest

if "scipy" in sys.modules and os.environ.get("SCIPY_ARRAY_API") != "1":
    pytest.skip("SciPy was imported without SCIPY_ARRAY_API=1", allow_module_level=True)
os.environ["SCIPY_ARRAY_API"] = "1"  # SciPy reads it when it is imported
numpy = pytest.importorskip("numpy", minversion="2.0")
pytest.importorskip("scipy", minversion="1.15")
sklearn = pytest.importorskip("sklearn", minversion="1.7")

from scipy import integrate, ndimage, signal, special, stats  # noqa: E402
from scipy.cluster import vq  # noqa: E402
from sklearn import metrics  # noqa: E402
from sklearn.base import clone  # noqa: E402
from sklearn.decomposition import PCA  # noqa: E402
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis  # noqa: E402
from sklearn.linear_model import Ridge  # noqa: E402
from sklearn.metrics import pairwise  # noqa: E402
from sklearn.model_selection import train_test_split  # noqa: E402
from sklearn.preprocessing import MaxAbsScaler, MinMaxScaler, Normalizer, StandardScaler  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
DRAW = numpy.random.default_rng(0)
X = DRAW.normal(size=(60, 5))
POSITIVE = abs(X[:, 0]) + 0.1
LABELS = (X[:, 0] + 0.3 * X[:, 1] > 0).astype("int64")
TARGETS = X @ numpy.arange(5.0) + 1


@pytest.fixture(autouse=True)
def dispatch():
    with sklearn.config_context(array_api_dispatch=True):
        yield


def ours(value):
    return xp.asarray(value) if isinstance(value, numpy.ndarray) else value


def same(made, expected):
    if isinstance(expected, tuple):
        for one, other in zip(made, expected):
            same(one, other)
        return
    assert isinstance(made, xp.ndarray)
    numpy.testing.assert_allclose(xp.asnumpy(made), expected, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize(
    "transformer",
    [
        StandardScaler(),
        MinMaxScaler(),
        MaxAbsScaler(),
        Normalizer(),
        PCA(n_components=2, svd_solver="full"),
        PCA(n_components=2, svd_solver="covariance_eigh"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_transformers(transformer):
    made = transformer.fit_transform(xp.asarray(X))
    same(abs(made), abs(clone(transformer).fit_transform(X)))


def test_predictors():
    same(
        Ridge(solver="svd").fit(xp.asarray(X), xp.asarray(TARGETS)).predict(xp.asarray(X)),
        Ridge().fit(X, TARGETS).predict(X),
    )
    made = LinearDiscriminantAnalysis().fit(xp.asarray(X), xp.asarray(LABELS)).predict(xp.asarray(X))
    same(made, LinearDiscriminantAnalysis().fit(X, LABELS).predict(X))


def test_metrics():
    parts = train_test_split(xp.asarray(X), xp.asarray(LABELS), random_state=0)
    same(tuple(parts), tuple(train_test_split(X, LABELS, random_state=0)))
    for name in ("mean_squared_error", "mean_absolute_error", "r2_score"):
        measure = getattr(metrics, name)
        made = measure(xp.asarray(TARGETS), xp.asarray(TARGETS * 1.1))
        assert float(made) == pytest.approx(measure(TARGETS, TARGETS * 1.1))
    assert metrics.accuracy_score(xp.asarray(LABELS), xp.asarray(LABELS)) == 1
    for name in ("cosine_similarity", "euclidean_distances", "rbf_kernel"):
        same(getattr(pairwise, name)(xp.asarray(X)), getattr(pairwise, name)(X))


@pytest.mark.parametrize(
    "function, arguments",
    [
        (special.logsumexp, (POSITIVE,)),
        (special.softmax, (X, 1)),
        (special.expit, (X,)),
        (special.erf, (X,)),
        (special.gammaln, (POSITIVE,)),
        (special.xlogy, (POSITIVE, POSITIVE)),
        (stats.skew, (X,)),
        (stats.kurtosis, (X,)),
        (stats.zscore, (X,)),
        (stats.gmean, (POSITIVE,)),
        (stats.entropy, (POSITIVE,)),
        (vq.whiten, (X,)),
        (vq.vq, (X, X[:4])),
        (ndimage.gaussian_filter, (X, 1.0)),
        (signal.detrend, (X,)),
        (integrate.trapezoid, (POSITIVE,)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_functions(function, arguments):
    same(function(*map(ours, arguments)), function(*arguments))


def test_tests():
    for function, arguments in (
        (stats.ttest_1samp, (POSITIVE, 0.5)),
        (stats.pearsonr, (POSITIVE, X[:, 1])),
        (stats.normaltest, (X,)),
    ):
        made, expected = function(*map(ours, arguments)), function(*arguments)
        same(made.statistic, expected.statistic)
        same(made.pvalue, expected.pvalue)
