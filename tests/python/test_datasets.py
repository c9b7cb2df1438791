"""Datasets, transforms and iterators."""

import gc
import gzip
import struct
import threading
import zlib

import catenary
import catenary.array as cp
import pytest
from catenary import datasets, iterators, serializers, transforms
from catenary.dataset import DatasetMixin, Iterator, concat_examples


class Squares(DatasetMixin):
    """The numbers from 0 on with their squares."""

    def __init__(self, size, failing=None):
        self.size, self.failing, self.threads = size, failing, set()

    def __len__(self):
        return self.size

    def get_example(self, i):
        self.threads.add(threading.get_ident())
        if i == self.failing:
            raise LookupError("example %d is missing" % i)
        return cp.array([i], dtype="float32"), i * i


def firsts(batch):
    return [int(x) for x, _ in batch]


def test_mixin():
    data = Squares(5)
    assert data[3][1] == 9 and data[-1][1] == 16
    assert [t for _, t in data[1:4]] == [1, 4, 9]
    assert [t for _, t in data[[4, 0]]] == [16, 0]
    for i in (5, -6):
        with pytest.raises(IndexError):
            data[i]
    with pytest.raises(NotImplementedError):
        DatasetMixin()[0]


def test_concat_examples():
    x, t = concat_examples([(cp.array([1, 2], dtype="float32"), 3), (cp.array([4, 5], dtype="float32"), 6)])
    assert x.tolist() == [[1, 2], [4, 5]] and t.tolist() == [3, 6] and t.dtype.name == "int64"
    both = concat_examples([{"a": 1, "b": [2]}, {"a": 3, "b": [4]}])
    assert both["a"].tolist() == [1, 3] and both["b"].tolist() == [[2], [4]]
    assert concat_examples([1, 2]).tolist() == [1, 2]
    ragged = [(cp.arange(2), 0), (cp.arange(3), 1)]
    assert concat_examples(ragged, padding=-1)[0].tolist() == [[0, 1, -1], [0, 1, 2]]
    assert concat_examples(ragged, padding=(9, None))[0].tolist() == [[0, 1, 9], [0, 1, 2]]
    assert _device(concat_examples([1, 2], device=-1)) == "cpu"
    with pytest.raises(ValueError, match="expected the shape"):
        concat_examples(ragged)
    with pytest.raises(ValueError, match="at least one"):
        concat_examples([])
    with pytest.raises(ValueError, match="2 parts"):
        concat_examples(ragged, padding=(1, 2, 3))


def _device(array):
    return array.device.name


def test_tuple_and_dict():
    x, t = cp.arange(6).reshape(3, 2), cp.arange(3)
    data = datasets.TupleDataset(x, t)
    assert len(data) == 3 and data[1][0].tolist() == [2, 3] and int(data[-1][1]) == 2
    assert datasets.TupleDataset(x)[0].tolist() == [0, 1]
    named = datasets.DictDataset(x=x, t=t)
    assert named[2]["x"].tolist() == [4, 5] and list(named[0]) == ["x", "t"]
    batch = iterators.SerialIterator(named, 2, shuffle=False).next()
    assert concat_examples(batch)["t"].tolist() == [0, 1]
    with pytest.raises(ValueError, match="expected the length 3"):
        datasets.TupleDataset(x, cp.arange(2))


def test_parts():
    data = Squares(7)
    assert firsts(datasets.SubDataset(data, 2, 4)[:]) == [2, 3]
    assert firsts(datasets.SubDataset(data, 0, 2, [6, 5, 4, 3, 2, 1, 0])[:]) == [6, 5]
    a, b = datasets.split_dataset(data, 3)
    assert firsts(a[:]) == [0, 1, 2] and firsts(b[:]) == [3, 4, 5, 6]
    for seed in (None, 1):
        a, b = datasets.split_dataset_random(data, 3, seed)
        assert len(a) == 3 and sorted(firsts(a[:]) + firsts(b[:])) == list(range(7))
    again = datasets.split_dataset_random(data, 3, 1)
    assert firsts(again[0][:]) == firsts(a[:])
    assert [firsts(part[:]) for part in datasets.split_dataset_n(data, 3)] == [[0, 1], [2, 3], [4, 5]]
    assert len(datasets.split_dataset_n_random(data, 2, 0)) == 2
    folds = datasets.get_cross_validation_datasets(data, 3)
    assert [firsts(test[:]) for _, test in folds] == [[0, 1, 2], [3, 4], [5, 6]]
    assert firsts(folds[1][0][:]) == [0, 1, 2, 5, 6]
    folds = datasets.get_cross_validation_datasets_random(data, 2, 3)
    assert sorted(sum((firsts(test[:]) for _, test in folds), [])) == list(range(7))
    with pytest.raises(ValueError):
        datasets.get_cross_validation_datasets(data, 1)
    with pytest.raises(IndexError):
        datasets.split_dataset(data, 8)


def test_transforms():
    data = Squares(4)
    doubled = datasets.TransformDataset(data, lambda example: (example[0] * 2, example[1]))
    assert firsts(doubled[:]) == [0, 2, 4, 6]
    scaled = datasets.TransformDataset(data, transforms.Scale(3))
    assert firsts(scaled[:]) == [0, 3, 6, 9]
    labels = datasets.TransformDataset(scaled, transforms.OneHot(10, "float64"), part=1)
    assert labels[3][1].tolist() == [0] * 9 + [1]
    x = cp.arange(12, dtype="uint8").reshape(1, 3, 4)
    assert transforms.CenterCrop(1, 2)(x).tolist() == [[[5, 6]]]
    assert transforms.RandomFlip(-1, 1)(x)[0, 0].tolist() == [3, 2, 1, 0]
    assert transforms.Pad(0, 1, 7)(x)[0, 0].tolist() == [7, 0, 1, 2, 3, 7]
    assert transforms.Normalize(1, 2)(x).dtype.name == "float32"
    assert transforms.Resize(1, 1)(transforms.Astype("float32")(x)).tolist() == [[[5.5]]]
    chain = transforms.Chain(transforms.RandomCrop(2, 2), transforms.Normalize([0.5], [0.5]))
    assert chain(x, 1, 2, 3).tolist() == chain(x, 1, 2, 3).tolist()
    assert len({str(chain(x, 1, 0, i).tolist()) for i in range(20)}) > 3


@pytest.mark.parametrize("threads", [0, 1, 3])
def test_iterators(threads):
    def make(repeat, shuffle, seed=4):
        if threads:
            return iterators.MultithreadIterator(Squares(5), 2, repeat, shuffle, threads, 2, seed)
        return iterators.SerialIterator(Squares(5), 2, repeat, shuffle, seed)

    it = make(False, False)
    assert isinstance(it, Iterator) and it.previous_epoch_detail is None
    assert [firsts(batch) for batch in it] == [[0, 1], [2, 3], [4]]
    assert it.epoch == 1 and it.is_new_epoch and it.epoch_detail == 1.0
    it.reset()
    assert firsts(it.next()) == [0, 1] and it.current_position == 2 and it.batch_size == 2
    it.finalize()
    assert firsts(it.next()) == [2, 3]
    it, same = make(True, True), iterators.SerialIterator(Squares(5), 2, True, True, 4)
    assert [firsts(it.next()) for _ in range(9)] == [firsts(same.next()) for _ in range(9)]
    with make(True, True) as it:
        it.next()


def test_saving(tmp_path):
    path = tmp_path / "place.npz"
    it = iterators.SerialIterator(Squares(9), 2, seed=1)
    for _ in range(7):
        it.next()
    serializers.save_npz(path, it)
    for cls in (iterators.SerialIterator, iterators.MultithreadIterator):
        other = cls(Squares(9), 2, seed=2)
        serializers.load_npz(path, other)
        assert other.epoch == 1 and other.current_position == it.current_position
        ahead = iterators.SerialIterator(Squares(9), 2, seed=1)
        for _ in range(7):
            ahead.next()
        for _ in range(9):
            assert firsts(other.next()) == firsts(ahead.next())


def test_seeds():
    def order():
        return firsts(iterators.SerialIterator(Squares(40), 40).next())

    cp.random.seed(3)
    a, b = order(), order()
    cp.random.seed(3)
    assert order() == a != b


def test_failing_example():
    data = Squares(6, failing=3)
    it = iterators.MultithreadIterator(data, 2, shuffle=False, n_threads=2, n_prefetch=3)
    assert firsts(it.next()) == [0, 1]
    for _ in range(2):
        with pytest.raises(LookupError, match="example 3 is missing"):
            it.next()
    data.failing = None
    assert firsts(it.next()) == [2, 3]
    with pytest.raises(LookupError):
        iterators.SerialIterator(Squares(6, failing=0), 2, shuffle=False)
    with pytest.raises(ValueError, match="at least one example"):
        iterators.SerialIterator([], 2)


def test_no_thread_is_left():
    before = threading.active_count()
    for _ in range(20):
        it = iterators.MultithreadIterator(Squares(50), 5, n_threads=3, n_prefetch=4)
        it.next()
        del it
    gc.collect()
    assert threading.active_count() <= before + 3  # Python's stand-ins for threads of the library


def test_files(tmp_path):
    (tmp_path / "a.csv").write_text("a,b\n1,2\n3,4\n")
    assert datasets.load_csv(tmp_path / "a.csv", "int32", header=1, columns=[1]).tolist() == [[2], [4]]
    (tmp_path / "a.idx").write_bytes(bytes([0, 0, 8, 1, 0, 0, 0, 2, 5, 6]))
    assert datasets.load_idx(tmp_path / "a.idx").tolist() == [5, 6]
    (tmp_path / "a.txt").write_text("ab\nba\n")
    windows = datasets.TextWindows(tmp_path / "a.txt", 2)
    assert windows.vocabulary == ["a", "b", "\n"] and len(windows) == 2
    assert [part.tolist() for part in windows[1]] == [[2, 1], [1, 0]]
    lines = datasets.TextLines(tmp_path / "a.txt", "characters", windows)
    assert [line.tolist() for line in lines[:]] == [[0, 1], [1, 0]]
    assert datasets.TupleDataset(cp.arange(2)).vocabulary is None
    with pytest.raises(ValueError, match="line 1, column 1"):
        datasets.load_csv(tmp_path / "a.csv")


def test_concatenated():
    first = datasets.TupleDataset(cp.arange(3), cp.arange(3))
    both = datasets.ConcatenatedDataset(first, [(cp.array(7), 8), (cp.array(9), 10)])
    assert len(both) == 5
    assert [(int(x), int(t)) for x, t in both[:]] == [(0, 0), (1, 1), (2, 2), (7, 8), (9, 10)]
    named = datasets.ConcatenatedDataset(*[datasets.DictDataset(x=cp.arange(2)) for _ in range(2)])
    assert [int(each["x"]) for each in named[:]] == [0, 1, 0, 1]
    with pytest.raises(ValueError, match="datasets.1.: expected 2 parts"):
        datasets.ConcatenatedDataset(first, [1, 2])
    with pytest.raises(ValueError, match="expected at least one"):
        datasets.ConcatenatedDataset()


def test_mnist(tmp_path, monkeypatch):
    folder = tmp_path / "mnist"
    folder.mkdir()
    for name, count, value in (("train", 3, 255), ("t10k", 2, 51)):
        head = struct.pack(">IIII", 0x803, count, 28, 28)
        (folder / (name + "-images-idx3-ubyte")).write_bytes(head + bytes([value]) * (784 * count))
        labels = gzip.compress(struct.pack(">II", 0x801, count) + bytes(range(count)))
        (folder / (name + "-labels-idx1-ubyte.gz")).write_bytes(labels)
    monkeypatch.delenv("CATENARY_DATA", raising=False)
    train, test = datasets.get_mnist(folder=folder)
    assert (len(train), len(test)) == (3, 2)
    assert train[0][0].shape == (784,) and str(train[0][0].dtype) == "float32"
    assert str(train[2][1].dtype) == "int32" and int(train[2][1]) == 2
    assert float(train[0][0][5]) == 1 and float(test[0][0][5]) == pytest.approx(0.2)
    with pytest.raises(catenary.NotFoundError, match="CATENARY_DATA is not set"):
        datasets.get_mnist()
    monkeypatch.setenv("CATENARY_DATA", str(tmp_path))
    train, _ = datasets.get_mnist(withlabel=False, ndim=3, scale=255, dtype="float64", rgb_format=True)
    assert train[0].shape == (3, 28, 28) and float(train[0].max()) == 255 and str(train[0].dtype) == "float64"
    assert datasets.get_mnist(ndim=2, label_dtype="int64")[0][0][0].shape == (28, 28)
    (folder / "t10k-images-idx3-ubyte").unlink()
    with pytest.raises(catenary.NotFoundError, match="t10k-images-idx3-ubyte.gz, and there is neither"):
        datasets.get_mnist()
    with pytest.raises(ValueError, match="ndim: expected 1 to 3, got 0"):
        datasets.get_mnist(ndim=0)


def png(path, value):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 2, 1, 8, 0, 0, 0, 0)
    data = zlib.compress(bytes([0, value, value + 1]))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def test_images(tmp_path):
    from catenary import settings

    if "png" not in settings.features("component"):
        pytest.skip("this library has no PNG files")
    for name, value in (("x", 10), ("y", 20)):
        (tmp_path / name).mkdir()
        png(tmp_path / name / "a.png", value)
    classes = datasets.ImageClasses(tmp_path)
    assert classes.vocabulary == ["x", "y"] and [int(t) for _, t in classes[:]] == [0, 1]
    assert classes[1][0].tolist() == [[[20, 21]]]
    assert datasets.ImageFolder(tmp_path / "y", "uint8", "rgb")[0].shape == (3, 1, 2)
    assert datasets.ImageDataset(["x/a.png"], str(tmp_path))[0].tolist() == [[[10, 11]]]
    labeled = datasets.LabeledImageDataset([("y/a.png", 7)], str(tmp_path))
    assert int(labeled[0][1]) == 7
    (tmp_path / "list").write_text("x/a.png 1\ny/a.png 2\n")
    listed = datasets.LabeledImageDataset(str(tmp_path / "list"), str(tmp_path))
    assert [int(t) for _, t in listed[:]] == [1, 2]
    assert datasets.load_image(tmp_path / "x" / "a.png").shape == (1, 1, 2)
    with pytest.raises(ValueError, match="color"):
        datasets.load_image(tmp_path / "x" / "a.png", color="red")
