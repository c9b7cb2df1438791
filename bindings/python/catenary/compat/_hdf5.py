"""chainer.serializers.hdf5: whether h5py is installed, with which its tests read files."""

from importlib.util import find_spec

_available = find_spec("h5py") is not None
