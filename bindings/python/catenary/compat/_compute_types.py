"""cupy._core._routines_linalg: the precision that tests of products ask for.

Every product here is at least as precise: it adds elements of float16 as float32, and others in their own
dtype or a wider one.
"""

from .._dtype import DTYPES, dtype_code

COMPUTE_TYPE_TBD, COMPUTE_TYPE_DEFAULT, COMPUTE_TYPE_PEDANTIC, COMPUTE_TYPE_FP16 = range(4)
COMPUTE_TYPE_FP32, COMPUTE_TYPE_FP64, COMPUTE_TYPE_BF16, COMPUTE_TYPE_TF32 = range(4, 8)

_chosen = dict.fromkeys(("float16", "float32", "float64"), COMPUTE_TYPE_DEFAULT)


def _key(dtype):
    name = DTYPES[dtype_code(dtype)].name
    if name not in _chosen:
        raise TypeError("compute type: dtype: expected float16, float32 or float64, got %s" % name)
    return name


def get_compute_type(dtype):
    """The precision that was asked for."""
    return _chosen[_key(dtype)]


def set_compute_type(dtype, compute_type):
    """Asks for a precision, which all products have."""
    if compute_type not in range(8):
        raise ValueError("set_compute_type: expected a number from 0 to 7, got %r" % (compute_type,))
    _chosen[_key(dtype)] = compute_type
