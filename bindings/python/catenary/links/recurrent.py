"""Links for sequences."""

from .. import _calls
from ._base import NativeChain, NativeList, call2, options, registered, size


def _zeros_like(variable):
    return _calls.Variable(_calls.array_zeros_like(variable.data, None))


@registered
class LSTM(NativeChain):
    """LSTM layer that keeps its state: called with x (N, in_size) it updates c and h and returns h (N,
    out_size).

    in_size: length of an input vector, or None for that of the first input. out_size: length of an output
    vector. Attributes: the Linear children upward and lateral; the variables c and h, which may be set and
    are None without a state.
    """

    def __init__(self, in_size, out_size, initial=None, dtype=None):
        self._built(_calls.link_lstm_new(size(in_size), out_size, options(dtype, initial)))
        self.__dict__["state_size"] = out_size

    def reset_state(self):
        """Deletes c and h."""
        _calls.link_lstm_reset_state(self)

    def set_state(self, c, h):
        """Replaces the state by variables (N, out_size)."""
        _calls.link_lstm_set_state(self, c, h)

    def _set(self, c, h):
        if c is None and h is None:
            self.reset_state()
        else:
            self.set_state(_zeros_like(h) if c is None else c, _zeros_like(c) if h is None else h)

    c = property(
        _calls.link_lstm_c, lambda self, c: self._set(c, self.h), doc="Cell state of the last call, or None."
    )
    h = property(
        _calls.link_lstm_h, lambda self, h: self._set(self.c, h), doc="Output of the last call, or None."
    )


@registered
class GRU(NativeChain):
    """Gated recurrent unit without a state: called with h (N, n_units) and x (N, n_inputs) it returns the
    next h.

    n_inputs: n_units by default. The children W_r, U_r, W_z, U_z, W and U are Linear links.
    """

    def __init__(self, n_units, n_inputs=None, initial=None, dtype=None):
        self._built(
            _calls.link_gru_new(n_units if n_inputs is None else n_inputs, n_units, options(dtype, initial))
        )

    def __call__(self, h, x):
        """The next hidden vectors (N, n_units)."""
        return call2(self, h, x)


@registered
class StatefulGRU(NativeChain):
    """Gated recurrent unit that keeps its state h: called with x (N, in_size) it returns the next h (N,
    out_size).

    in_size may be None for that of the first input. Attributes: h, which may be set and is None without a
    state; the children of GRU.
    """

    def __init__(self, in_size, out_size, initial=None, dtype=None):
        self._built(_calls.link_stateful_gru_new(size(in_size), out_size, options(dtype, initial)))
        self.__dict__["state_size"] = out_size

    def reset_state(self):
        """Deletes h."""
        _calls.link_stateful_gru_reset_state(self)

    def set_state(self, h):
        """Replaces the state by a variable (N, out_size)."""
        _calls.link_stateful_gru_set_state(self, h)

    h = property(
        _calls.link_stateful_gru_h,
        lambda self, h: self.reset_state() if h is None else self.set_state(h),
        doc="Output of the last call, or None.",
    )


class _NStep(NativeList):
    """Base of recurrent links over whole sequences."""

    def __init__(self, n_layers, in_size, out_size, dropout, initialW=None, initial_bias=None, dtype=None):
        initial = {}
        for layer in range(n_layers * self._directions):
            for k in range(self._weights):
                initial["%d/w%d" % (layer, k)] = initialW
                initial["%d/b%d" % (layer, k)] = initial_bias
        self._built(self._make(n_layers, size(in_size), out_size, options(dtype, initial, dropout=dropout)))
        self.__dict__.update(n_layers=n_layers, out_size=out_size)

    _directions = 1


class _NStepLSTM(_NStep):
    _weights = 8

    def __call__(self, hx, cx, xs):
        """(hy, cy, ys) for states (layers and directions, batch, out_size), or None for zeros, and the
        sequences xs, a list of variables (length, in_size) in any order of lengths."""
        return _calls.link_n_step_lstm_call(self, hx, cx, xs)


class _NStepGRU(_NStep):
    _weights = 6

    def __call__(self, hx, xs):
        """(hy, ys) for states (layers and directions, batch, out_size), or None for zeros, and the sequences
        xs, a list of variables (length, in_size) in any order of lengths."""
        return _calls.link_n_step_gru_call(self, hx, xs)


@registered
class NStepLSTM(_NStepLSTM):
    """LSTM layers over whole sequences; see functions.n_step_lstm.

    n_layers: number of layers. in_size: length of an input vector, or None for that of the first input.
    out_size: number of units. dropout: probability with which the inputs of all layers but the first are
    dropped while `train` is on. initialW, initial_bias: initial values of all weights and of all biases:
    numbers or initializers; by default weights are normal with the standard deviation sqrt(1 / columns), and
    biases are zero. The children are the layers, with the parameters w0, b0 to w7, b7.
    """

    _make = staticmethod(_calls.link_n_step_lstm_new)


@registered
class NStepBiLSTM(_NStepLSTM):
    """Bidirectional LSTM layers over whole sequences; see functions.n_step_bilstm.

    The arguments are those of NStepLSTM. Each layer has two children, the forward direction first, and
    outputs of 2 out_size columns.
    """

    _make = staticmethod(_calls.link_n_step_bilstm_new)
    _directions = 2


@registered
class NStepGRU(_NStepGRU):
    """GRU layers over whole sequences; see functions.n_step_gru.

    The arguments are those of NStepLSTM. The children are the layers, with the parameters w0, b0 to w5, b5.
    """

    _make = staticmethod(_calls.link_n_step_gru_new)


@registered
class NStepBiGRU(_NStepGRU):
    """Bidirectional GRU layers over whole sequences; see functions.n_step_bigru.

    The arguments are those of NStepLSTM. Each layer has two children, the forward direction first, and
    outputs of 2 out_size columns.
    """

    _make = staticmethod(_calls.link_n_step_bigru_new)
    _directions = 2


__all__ = ["GRU", "LSTM", "NStepBiGRU", "NStepBiLSTM", "NStepGRU", "NStepLSTM", "StatefulGRU"]


def __dir__():
    return __all__
