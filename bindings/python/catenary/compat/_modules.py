"""`cupy` and `chainer` as names of this package: an import hook, and modules for the paths that only they
have."""

import importlib
import importlib.abc
import importlib.util
import sys
import types

from ._internals import PATHS, Missing, is_internal, looked_up

# Replacements with another path. Any other module below cupy or chainer is replaced by the module with the
# same path in this package, if there is one.
ROOTS = {
    "cupy": "catenary.array",
    "cupyx": "catenary.compat._cupyx",
    "chainer": "catenary",
    "cupy_backends": "catenary.compat._nothing",
}
SAME = {
    "cupy.cuda": ("catenary.array.cuda", "catenary.cuda"),
    "chainer.cuda": ("catenary.cuda",),
    "chainer.backends.cuda": ("catenary.cuda",),
    "chainer.testing": ("catenary.testing",),
}

# Modules that only the originals have: their names are looked up in the modules on the right, in this order.
_CUPY = ("catenary.array",)
_CORE = _CUPY + ("catenary.compat._core", "catenary.compat._compute_types")
PLACES = {
    "cupy": {
        "core": _CORE,
        "core.core": _CORE,
        "core.fusion": _CUPY,
        "core._ufunc": _CUPY,
        "core.elementwise": _CUPY,
        "core.reduction": _CUPY,
        "core._kernel": _CUPY,
        "core.flags": _CUPY,
        "core.internal": _CORE[1:],
        "_core": _CORE,
        "_core.core": _CORE,
        "_core.internal": _CORE[1:],
        "_core._fusion_kernel": ("catenary.compat._fusion_internals",),
        "_core._fusion_trace": ("catenary.compat._fusion_internals",),
        "_core._routines_linalg": ("catenary.compat._compute_types",),
        "_core._routines_math": ("catenary.compat._scan",),
        "core._errors": _CORE[1:],
        "core._accelerator": _CORE[1:],
        "_core._accelerator": _CORE[1:],
        "exceptions": ("catenary.compat._exceptions",),
        "util": _CORE,
        "_util": _CORE,
        "internal": (),
        "elementwise": _CUPY,
        "reduction": _CUPY,
        "binary": _CUPY,
        "binary.packing": _CUPY,
        "binary.elementwise": _CUPY,
        "creation": _CUPY,
        "creation.basic": _CUPY,
        "creation.from_data": _CUPY,
        "creation.matrix": _CUPY,
        "creation.ranges": _CUPY,
        "indexing": _CUPY,
        "indexing.generate": _CUPY,
        "indexing.indexing": _CUPY,
        "indexing.insert": _CUPY,
        "io": _CUPY,
        "io.formatting": _CUPY,
        "io.npz": _CUPY,
        "io.rawfile": _CUPY,
        "io.text": _CUPY,
        "logic": _CUPY,
        "logic.comparison": _CUPY,
        "logic.content": _CUPY,
        "logic.ops": _CUPY,
        "logic.truth": _CUPY,
        "logic.type_test": _CUPY,
        "manipulation": _CUPY,
        "manipulation.add_remove": _CUPY,
        "manipulation.basic": _CUPY,
        "manipulation.dims": _CUPY,
        "manipulation.join": _CUPY,
        "manipulation.kind": _CUPY,
        "manipulation.rearrange": _CUPY,
        "manipulation.shape": _CUPY,
        "manipulation.split": _CUPY,
        "manipulation.tiling": _CUPY,
        "manipulation.transpose": _CUPY,
        "math": _CUPY,
        "math.arithmetic": _CUPY,
        "math.explog": _CUPY,
        "math.floating": _CUPY,
        "math.hyperbolic": _CUPY,
        "math.misc": _CUPY,
        "math.rounding": _CUPY,
        "math.special": _CUPY,
        "math.sumprod": _CUPY,
        "math.trigonometric": _CUPY,
        "math.ufunc": _CUPY,
        "padding": _CUPY,
        "padding.pad": _CUPY,
        **{
            "cuda." + name: ("catenary.array.cuda", "catenary.cuda", "catenary.compat._runtime")
            for name in ("device", "memory", "pinned_memory", "stream")
        },
        "linalg._util": ("catenary.compat._linalg_util",),
        "cuda.runtime": ("catenary.compat._runtime",),
        "cuda.driver": (),
        "_core.flags": _CUPY,
        **{
            name: ("catenary.compat._absent",)
            for name in ("cuda.cub", "cuda.cutensor", "_core._cub_reduction")
        },
        "sorting": _CUPY,
        "sorting.count": _CUPY,
        "sorting.search": _CUPY,
        "sorting.sort": _CUPY,
        "statistics": _CUPY,
        "statistics.correlation": _CUPY,
        "statistics.histogram": _CUPY,
        "statistics.meanvar": _CUPY,
        "statistics.order": _CUPY,
        **{
            "linalg." + name: ("catenary.array.linalg", "catenary.array")
            for name in (
                "decomposition",
                "eigenvalue",
                "norm",
                "norms",
                "product",
                "solve",
                "_decomposition",
                "_eigenvalue",
                "_norms",
                "_product",
                "_solve",
            )
        },
        **{
            "random." + name: ("catenary.compat._random", "catenary.array.random")
            for name in (
                "distributions",
                "generator",
                "permutations",
                "sample",
                "_bit_generator",
                "_distributions",
                "_generator",
                "_generator_api",
                "_permutations",
                "_sample",
            )
        },
        **{
            "testing." + name: (
                "catenary.array.testing." + name.strip("_"),
                "catenary.array.testing",
                "catenary.testing." + name,
            )
            for name in (
                "array",
                "attr",
                "condition",
                "helper",
                "hypothesis",
                "parameterized",
                "random",
                "_array",
                "_attr",
                "_condition",
                "_helper",
                "_hypothesis",
                "_parameterized",
                "_random",
            )
        },
        "testing._loops": ("catenary.array.testing.helper",),
    },
    "cupyx": {},
    "cupy_backends": {"cuda.api.runtime": ("catenary.compat._runtime",)},
    "chainer": {
        "backend": ("catenary.backend", "catenary.cuda", "catenary"),
        "backends": (),
        "basic_math": ("catenary.compat._basic_math", "catenary.functions"),
        "variable": ("catenary._variable", "catenary"),
        "function_hook": ("catenary.function_hook", "catenary.function"),
        "function_node": (),
        "function_set": ("catenary",),
        "initializer": ("catenary.initializers", "catenary"),
        **{
            "initializers." + name: ("catenary.initializers",)
            for name in ("constant", "normal", "orthogonal", "uniform")
        },
        "function_hooks.timer": ("catenary.function_hooks",),
        **{
            "optimizers." + name: ("catenary.optimizers", "catenary.optimizer")
            for name in (
                "ada_delta",
                "ada_grad",
                "adam",
                "momentum_sgd",
                "nesterov_ag",
                "rmsprop",
                "rmsprop_graves",
                "sgd",
                "smorms3",
            )
        },
        **{
            "serializers." + name: ("catenary.serializers", "catenary.serializer", "catenary.compat._hdf5")
            for name in ("npz", "hdf5")
        },
        **{
            "utils." + name: ("catenary.utils", "catenary")
            for name in ("array", "conv", "type_check", "walker_alias", "experimental")
        },
        **{
            "functions." + name: ()
            for name in (
                "activation",
                "array",
                "connection",
                "evaluation",
                "loss",
                "math",
                "noise",
                "normalization",
                "pooling",
            )
        },
        **{"links." + name: () for name in ("activation", "connection", "loss", "model", "normalization")},
        "links.caffe.caffe_function": ("catenary.links.caffe",),
    },
}

# Later versions have an underscore before the families of routines.
PLACES["cupy"].update(
    {
        "_" + path: places
        for path, places in PLACES["cupy"].items()
        if path.partition(".")[0]
        in (
            "binary",
            "creation",
            "indexing",
            "io",
            "logic",
            "manipulation",
            "math",
            "padding",
            "sorting",
            "statistics",
        )
    }
)

for _root, _paths in PATHS.items():
    for _path in _paths:
        PLACES[_root].setdefault(_path, None)  # None: it has no counterpart

# Modules below chainer.functions and chainer.links whose names differ from those of their contents.
HELD = {
    "basic_math": "absolute",
    "minmax": "max",
    "exponential": "exp",
    "trigonometric": "sin",
    "hyperbolic": "cosh",
    "ctc": "connectionist_temporal_classification",
    "vae": "gaussian_kl_divergence",
    "pooling_2d": "max_pooling_2d",
    "pooling_nd": "max_pooling_2d",
    "slstm": "slstm",
    "hierarchical_softmax": "BinaryHierarchicalSoftmax",
    "batch_l2_norm_squared": "batch_l2_norm_squared",
    "noise": "gaussian",
    "inceptionbn": "InceptionBN",
}

# Modules of functions that are found one level higher as well.
PLACES["chainer"].update(
    {"functions." + name: ("catenary.functions",) for name in ("ctc", "exponential", "minmax", "vae")}
)

# Submodules that importing the originals imports, too.
WHOLE = {
    "cupy": ("cuda", "linalg", "random", "testing"),
    "chainer": ("cuda", "functions", "initializers", "links", "optimizers", "serializers", "utils"),
}

refused = []  # names below cupy and chainer whose import has failed
imported = []  # modules imported under a name of the originals, in the order of the first import


class Place(types.ModuleType):
    """A module path of the originals. Its names come from modules of this package."""

    def __init__(self, name, places):
        super().__init__(name, "Replacement of %s." % name)
        self.__path__ = []
        self.__places__ = places

    def __getattr__(self, name):
        if not name.startswith("__"):
            for place in self.__places__:
                module = _existing(place)
                if module is not None and hasattr(module, name):
                    return getattr(module, name)
            child = "%s.%s" % (self.__name__, name)
            if _stand_in(child) is not None:
                return importlib.import_module(child)
            return looked_up(child)
        raise AttributeError("catenary has no counterpart of %s.%s" % (self.__name__, name))


def _existing(name):
    """The module of that name if there is one; errors inside it are not hidden."""
    if name in sys.modules:
        return sys.modules[name]
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(error.name + ".")):
            return None
        raise


def _is_place(root, path):
    """Whether a path is one of the originals alone. The families of functions and links hold modules only
    there."""
    if path not in PLACES[root]:
        return False
    if path.startswith(
        ("functions.", "links.", "_")
    ):  # private names here are unrelated to private names there
        return True
    try:
        return importlib.util.find_spec("%s.%s" % (ROOTS[root], path)) is None
    except ModuleNotFoundError:  # its parent is not a package
        return True


def _stand_in(fullname):
    """The module that replaces a module of the originals, or None."""
    root = fullname.partition(".")[0]
    rest = fullname[len(root) + 1 :]
    if _is_place(root, rest):
        return _place(fullname, PLACES[root][rest])
    for name in SAME.get(fullname, (ROOTS[root] + fullname[len(root) :],)):
        if "._" not in name[len(ROOTS[root]) :]:
            module = _existing(name)
            if module is not None:
                return module
    parts = rest.split(".")
    if (
        root == "chainer"
        and len(parts) == 3
        and fullname.startswith(("chainer.functions.", "chainer.links."))
    ):
        module = _existing("catenary." + parts[0])
        wanted = HELD.get(parts[2], parts[2]).replace("_", "").lower()
        if module is not None and any(name.replace("_", "").lower() == wanted for name in dir(module)):
            more = ("catenary.compat._basic_math",) if parts[2] == "basic_math" else ()
            return Place(fullname, more + ("catenary." + parts[0], "catenary.utils"))
    return None


def _place(fullname, places):
    return Missing(fullname) if places is None else Place(fullname, places)


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds cupy and chainer and everything below them, and nothing else."""

    def find_spec(self, fullname, path=None, target=None):
        root = fullname.partition(".")[0]
        if root not in ROOTS:
            return None
        module = _stand_in(fullname)
        if module is None and is_internal(fullname):
            module = Missing(fullname)
        if module is None:
            refused.append(fullname)
            raise ModuleNotFoundError(
                "catenary has no counterpart of the module %s" % fullname, name=fullname
            )
        spec = importlib.util.spec_from_loader(fullname, self)
        spec.loader_state = module
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name = module.__spec__.name
        stand_in = module.__spec__.loader_state
        sys.modules[name] = stand_in
        imported.append(name)
        _add_places(name, stand_in)
        if name in WHOLE:
            for child in WHOLE[name]:
                importlib.import_module("%s.%s" % (name, child))


def _add_places(name, module):
    """Adds the submodules of the originals to a module, except for names that it already has."""
    root, _, rest = name.partition(".")
    for path, places in PLACES[root].items():
        parent, _, last = path.rpartition(".")
        child = "%s.%s" % (root, path)
        if parent != rest or child in sys.modules or not _is_place(root, path):
            continue
        sys.modules[child] = made = _place(child, places)
        there = vars(module).get(last)
        if there is None or isinstance(there, types.ModuleType) and not last.startswith("_"):
            setattr(module, last, made)
        _add_places(child, made)


def install():
    """Makes `import cupy` and `import chainer` return this package."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder())
