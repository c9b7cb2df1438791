"""Links that connect: linear and bilinear layers, embeddings, attention."""

from .. import _calls
from .._errors import UnmetError
from .._training import training
from ..flag import OFF, Flag
from ._base import NativeChain, NativeLink, bias_values, call2, options, registered, size


@registered
class Linear(NativeLink):
    """Linear layer: y = x W^T + b.

    in_size: length of an input vector, or None for that of the first input; inputs with more axes are
    flattened. out_size: length of an output vector. wscale: factor of the standard deviation sqrt(1 /
    in_size) of the initial W. bias: initial value of b. nobias: whether to omit b. initialW, initial_bias:
    initial values: arrays, numbers or initializers. dtype: dtype of the parameters, float32 by default.
    Attributes: W (out_size, in_size), b (out_size), None if nobias.
    """

    _none = ("b",)

    def __init__(
        self, in_size, out_size, wscale=1, bias=0, nobias=False, initialW=None, initial_bias=None, dtype=None
    ):
        initial = {"W": initialW}
        bias = bias_values(initial, nobias, bias, initial_bias)
        self._built(
            _calls.link_linear_new(
                size(in_size), out_size, options(dtype, initial, wscale=wscale, bias=bias, nobias=nobias)
            )
        )


@registered
class Bilinear(NativeLink):
    """Bilinear layer: y = e1 W e2 + e1 V1 + e2 V2 + b, see functions.bilinear.

    left_size, right_size, out_size: lengths of the vectors. nobias: whether to omit V1, V2 and b. initialW:
    initial value of W. initial_bias: initial values of V1, V2 and b, a tuple. Attributes: W (left_size,
    right_size, out_size), V1 (left_size, out_size), V2 (right_size, out_size), b (out_size), in_sizes,
    nobias.
    """

    def __init__(
        self, left_size, right_size, out_size, nobias=False, initialW=None, initial_bias=None, dtype=None
    ):
        initial = {"W": initialW}
        if initial_bias is not None and not nobias:
            if len(initial_bias) != 3:
                raise ValueError("Bilinear: initial_bias: expected three arrays, got %d" % len(initial_bias))
            initial.update(zip(("V1", "V2", "b"), initial_bias))
        try:
            self._built(
                _calls.link_bilinear_new(
                    left_size, right_size, out_size, options(dtype, initial, nobias=nobias)
                )
            )
        except ValueError as error:
            raise UnmetError(*error.args) from None

    in_sizes = property(lambda self: self.W.data.shape[:2], doc="left_size and right_size.")
    nobias = property(lambda self: len(list(self.params())) == 1, doc="Whether the link has no V1, V2 and b.")

    def zero_grads(self):
        """Same as zerograds."""
        self.zerograds()

    def __call__(self, e1, e2):
        """The result (N, out_size) for e1 (N, left_size) and e2 (N, right_size)."""
        return call2(self, e1, e2)


@registered
class EmbedID(NativeLink):
    """Embedding: maps integers to rows of W.

    in_size: the number of different integers. out_size: length of a row. initialW: initial value of W,
    standard normal by default. ignore_label: an integer that maps to zeros without a gradient, or None.
    Attributes: W (in_size, out_size), ignore_label, which may be set.
    """

    def __init__(self, in_size, out_size, initialW=None, ignore_label=None, dtype=None):
        self._built(
            _calls.link_embed_id_new(
                in_size, out_size, options(dtype, {"W": initialW}, ignore_label=ignore_label)
            )
        )
        self.__dict__["_ignored"] = ignore_label

    _ignored = None

    @property
    def ignore_label(self):
        """The ignored integer, or None."""
        return self._ignored

    @ignore_label.setter
    def ignore_label(self, label):
        _calls.link_embed_id_set_ignore_label(self, label is not None, 0 if label is None else label)
        self.__dict__["_ignored"] = label


@registered
class Parameter(NativeLink):
    """A link with only the parameter W; a call returns a variable with its value.

    array: the initial value, of a floating dtype, whose memory is shared.
    """

    def __init__(self, array):
        self._built(_calls.link_parameter_new(array))

    def __call__(self, volatile=OFF):
        """A new variable with the value of W and the given flag; unless that is ON, its gradient flows into
        W."""
        return _calls.link_parameter_value(self, Flag(volatile).code)


@registered
class MultiHeadAttention(NativeChain):
    """Attention with several heads, with the Linear children query, key, value and out.

    size: length of the queries and the result. heads: a divisor of size. key_size, value_size: lengths of
    keys and values, `size` by default. causal: whether position i sees only positions 0 to i. dropout:
    probability with which weights are dropped while `train` is true. wscale, bias, nobias: as for Linear, for
    the projections.
    """

    def __init__(
        self,
        size,
        heads,
        key_size=None,
        value_size=None,
        causal=False,
        dropout=0.0,
        wscale=1,
        bias=0,
        nobias=False,
        initial=None,
        dtype=None,
    ):
        self._built(
            _calls.link_multi_head_attention_new(
                size,
                size if key_size is None else key_size,
                size if value_size is None else value_size,
                heads,
                options(
                    dtype,
                    initial,
                    wscale=wscale,
                    bias=None if nobias else bias,
                    nobias=nobias,
                    causal=causal,
                    dropout=dropout,
                ),
            )
        )
        self.__dict__["train"] = True

    train = True

    def __call__(self, query, key=None, value=None, mask=None):
        """The result (N, L, size) for query (N, L, size), key (N, S, key_size) and value (N, S, value_size),
        or for the query as all three. The mask is that of functions.attention."""
        with training(self.train):
            if key is None and value is None and mask is None:
                return _calls.link_call1(self, query)
            key = query if key is None else key
            inputs = [query, key, key if value is None else value] + ([] if mask is None else [mask])
            return _calls.link_call(self, inputs, 1)[0]


__all__ = ["Bilinear", "EmbedID", "Linear", "MultiHeadAttention", "Parameter"]


def __dir__():
    return __all__
