"""Datasets of arrays and files, parts of datasets, and transformed ones."""

from . import _calls, raw
from ._convert import chosen
from ._datasets import LibraryDataset, SourceDataset, as_dataset, fresh_seed
from ._handle import Transform as TransformHandle, take

__all__ = [
    "ConcatenatedDataset",
    "DictDataset",
    "ImageClasses",
    "ImageDataset",
    "ImageFolder",
    "LabeledImageDataset",
    "SubDataset",
    "TextLines",
    "TextWindows",
    "TransformDataset",
    "TupleDataset",
    "get_cross_validation_datasets",
    "get_cross_validation_datasets_random",
    "get_mnist",
    "load_csv",
    "load_idx",
    "load_image",
    "split_dataset",
    "split_dataset_n",
    "split_dataset_n_random",
    "split_dataset_random",
]


def __dir__():
    return __all__


_COLORS = {None: raw.CTN_IMAGE_AS_STORED, "gray": raw.CTN_IMAGE_GRAY, "rgb": raw.CTN_IMAGE_RGB}
_UNITS = {"characters": raw.CTN_TEXT_CHARACTERS, "words": raw.CTN_TEXT_WORDS}


class TupleDataset(LibraryDataset):
    """Examples along the first axis of arrays of equal lengths."""

    def __init__(self, *arrays):
        take(self, _calls.dataset_tuple_new(list(arrays)))


class DictDataset(TupleDataset):
    """Examples along the first axis of named arrays of equal lengths; an example is a dict."""

    def __init__(self, **arrays):
        self._keys = list(arrays)
        super().__init__(*arrays.values())

    def _made_of(self, parts):
        return dict(zip(self._keys, parts))


class SubDataset(LibraryDataset):
    """The examples `start` to `finish` - 1 of a dataset, or of its examples in an order."""

    def __init__(self, dataset, start: int, finish: int, order=None):
        self._dataset = as_dataset(dataset)
        take(self, _calls.dataset_sub_new(self._dataset, start, finish, order))

    def _made_of(self, parts):
        return self._dataset._made_of(parts)


class ConcatenatedDataset(LibraryDataset):
    """The examples of several datasets, one dataset after another."""

    def __init__(self, *datasets):
        self._datasets = [as_dataset(each) for each in datasets]
        take(self, _calls.dataset_concatenated_new(self._datasets))

    def _made_of(self, parts):
        return self._datasets[0]._made_of(parts)


def _parts(dataset, made):
    """Two parts of a dataset that the library has made."""
    parts = []
    for handle in made:
        part = SubDataset.__new__(SubDataset)
        part._dataset = dataset
        parts.append(take(part, handle))
    return tuple(parts)


def _order(dataset, seed):
    """A random order of a dataset, the same for the same seed."""
    state = _calls.random_state_new("cpu", raw.CTN_RANDOM_DEFAULT, fresh_seed() if seed is None else seed)
    return _calls.random_permutation(state, len(dataset)).tolist()


def split_dataset(dataset, split_at: int, order=None):
    """Two parts of a dataset: the first `split_at` examples, and the others."""
    dataset = as_dataset(dataset)
    return _parts(dataset, _calls.dataset_split(dataset, split_at, order))


def split_dataset_random(dataset, first_size: int, seed=None):
    """The same with examples chosen at random."""
    dataset = as_dataset(dataset)
    seed = fresh_seed() if seed is None else seed
    return _parts(dataset, _calls.dataset_split_random(dataset, first_size, seed))


def split_dataset_n(dataset, n: int, order=None):
    """A list of n parts of equal length; examples that are left over are dropped."""
    if n < 1:
        raise ValueError("split_dataset_n: n: expected at least 1, got %d" % n)
    dataset, length = as_dataset(dataset), len(dataset) // n
    return [SubDataset(dataset, i * length, (i + 1) * length, order) for i in range(n)]


def split_dataset_n_random(dataset, n: int, seed=None):
    """The same with examples chosen at random."""
    return split_dataset_n(dataset, n, _order(dataset, seed))


def get_cross_validation_datasets(dataset, n_folds: int, order=None):
    """A list of pairs of datasets for training and testing. Each example is in one of the test datasets."""
    dataset = as_dataset(dataset)
    return [_parts(dataset, _calls.dataset_fold(dataset, n_folds, i, order)) for i in range(max(n_folds, 1))]


def get_cross_validation_datasets_random(dataset, n_folds: int, seed=None):
    """The same with examples chosen at random."""
    return get_cross_validation_datasets(dataset, n_folds, _order(dataset, seed))


class TransformDataset(SourceDataset):
    """A dataset whose examples are made of those of another one.

    Args:
        dataset: The other dataset.
        transform: A function of an example that returns the new example, or one of `catenary.transforms`,
            which is applied to one part of each example.
        part (int): The number of that part.
        seed (int): The seed of random transforms; by default drawn from the global generator.
    """

    def __init__(self, dataset, transform, part: int = 0, seed=None):
        self._dataset, self._transform = as_dataset(dataset), transform
        if isinstance(transform, TransformHandle):
            seed = fresh_seed() if seed is None else seed
            take(self, _calls.dataset_transform_new(self._dataset, transform, part, seed))
        else:
            super().__init__(self._dataset)

    def _fetched(self, index, epoch):
        return self._transform(self._dataset.get_example(index, epoch))

    def _made_of(self, parts):
        of_library = isinstance(self._transform, TransformHandle)
        return self._dataset._made_of(parts) if of_library else super()._made_of(parts)


def _color(color, function):
    return chosen(_COLORS, color, function, "color")


class ImageDataset(LibraryDataset):
    """JPEG and PNG files. An example is an array (channels, rows, columns) of values 0 to 255.

    Args:
        paths: The paths, or the path of a text file with one in each line.
        root (str): The folder that relative paths begin in.
        dtype: The element type of the images.
        color (str): "gray", "rgb", or None for the channels of the file.
    """

    def __init__(self, paths, root: str = ".", dtype="float32", color=None):
        if isinstance(paths, str):
            with open(paths, encoding="utf-8") as lines:
                paths = [line.strip() for line in lines if line.strip()]
        take(self, _calls.dataset_images_new(list(paths), root, _color(color, "ImageDataset"), dtype))


class LabeledImageDataset(LibraryDataset):
    """JPEG and PNG files with labels. An example is an array (channels, rows, columns) and a label.

    Args:
        pairs: Pairs of a path and a label, or the path of a text file with one in each line.
        root (str): The folder that relative paths begin in.
        dtype: The element type of the images.
        label_dtype: The element type of the labels.
        color (str): "gray", "rgb", or None for the channels of the file.
    """

    def __init__(self, pairs, root: str = ".", dtype="float32", label_dtype="int32", color=None):
        color = _color(color, "LabeledImageDataset")
        if isinstance(pairs, str):
            take(self, _calls.dataset_image_list_new(pairs, root, color, dtype, label_dtype))
            return
        paths, labels = [path for path, _ in pairs], [label for _, label in pairs]
        take(self, _calls.dataset_labeled_images_new(paths, labels, root, color, dtype, label_dtype))


class ImageFolder(LibraryDataset):
    """The JPEG and PNG files in a folder."""

    def __init__(self, folder, dtype="float32", color=None):
        take(self, _calls.dataset_image_folder_new(folder, _color(color, "ImageFolder"), dtype))


class ImageClasses(LibraryDataset):
    """The JPEG and PNG files in a folder with one folder for each class; `vocabulary` has their names."""

    def __init__(self, folder, dtype="float32", label_dtype="int32", color=None):
        color = _color(color, "ImageClasses")
        take(self, _calls.dataset_image_classes_new(folder, color, dtype, label_dtype))


class TextLines(LibraryDataset):
    """The lines of a text in UTF-8, as int32 arrays of numbers of characters or words.

    Args:
        path: The path of the file.
        unit (str): "characters" or "words".
        vocabulary_of: A dataset whose numbers are used; by default, numbers follow the order of occurrence.
    """

    def __init__(self, path, unit: str = "words", vocabulary_of=None):
        unit = chosen(_UNITS, unit, "TextLines", "unit")
        take(self, _calls.dataset_text_lines_new(path, unit, vocabulary_of))


class TextWindows(LibraryDataset):
    """Windows of a text in UTF-8 for language models: an example is an int32 array of `length` numbers of
    characters or words, and the same one later.

    Args:
        path: The path of the file.
        length (int): The number of characters or words in an example.
        stride (int): The distance between examples; by default `length`.
        unit (str): "characters" or "words".
        vocabulary_of: A dataset whose numbers are used; by default, numbers follow the order of occurrence.
    """

    def __init__(self, path, length: int, stride=None, unit: str = "characters", vocabulary_of=None):
        unit = chosen(_UNITS, unit, "TextWindows", "unit")
        stride = length if stride is None else stride
        take(self, _calls.dataset_text_new(path, unit, length, stride, vocabulary_of))


def get_mnist(
    withlabel: bool = True,
    ndim: int = 1,
    scale: float = 1.0,
    dtype=None,
    label_dtype="int32",
    rgb_format: bool = False,
    folder=None,
):
    """The handwritten digits of MNIST: datasets for training and for testing.

    The files, such as train-images-idx3-ubyte.gz, must be there; nothing is downloaded.

    Args:
        withlabel (bool): Whether an example is a pair of an image and its label; otherwise it is the image.
        ndim (int): The number of axes of an image: 1 (784), 2 (28, 28) or 3 (channels, 28, 28).
        scale (float): The value of white; black is 0.
        dtype: The element type of the images. None: float32.
        label_dtype: The element type of the labels.
        rgb_format (bool): Whether images with 3 axes have three channels instead of one.
        folder: The folder of the files. None: the folder mnist in that of the environment variable
            CATENARY_DATA.
    """
    channels = 3 if rgb_format and ndim == 3 else 1
    dtype, labels = "float32" if dtype is None else dtype, label_dtype if withlabel else None

    def read(training):
        made = TupleDataset.__new__(TupleDataset)
        return take(made, _calls.dataset_mnist_new(folder, training, ndim, channels, scale, dtype, labels))

    return read(True), read(False)


def load_idx(path):
    """The array of an IDX file, such as those of MNIST, which may be compressed with gzip."""
    return _calls.array_load_idx(path)


def load_csv(path, dtype="float32", delimiter: str = ",", header: int = 0, columns=None):
    """The numbers of a CSV file as an array (rows, columns), without the first `header` lines."""
    return _calls.array_load_csv(path, dtype, delimiter, header, columns)


def load_image(path, dtype="float32", color=None):
    """A JPEG or PNG file as an array (channels, rows, columns) of values 0 to 255."""
    return _calls.array_load_image(path, _color(color, "load_image"), dtype)
