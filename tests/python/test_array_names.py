"""Every name of NumPy 1.24 and CuPy 12.3 is in catenary.array, or capi/spec/array_names.yml says why not."""

import pathlib

import catenary.array as xp
import pytest

pytest.importorskip("numpy")
yaml = pytest.importorskip("yaml")
SPEC = pathlib.Path(__file__).resolve().parents[2] / "capi" / "spec" / "array_names.yml"
NAMES = yaml.safe_load(SPEC.read_text()) if SPEC.exists() else {"array_names": {}, "array_names_excluded": []}
EXCLUDED = {name: item["reason"] for item in NAMES["array_names_excluded"] for name in item["names"].split()}


def has(path):
    place = xp
    for part in path.split("."):
        if not hasattr(place, part):
            return False
        place = getattr(place, part)
    return True


@pytest.mark.parametrize("space", NAMES["array_names"])
def test_every_name_stands_for_something(space):
    prefix = "".join(part + "." for part in space.split(".")[1:])
    paths = [prefix + name for name in NAMES["array_names"][space].split()]
    assert len(set(paths)) == len(paths)
    assert not [path for path in paths if not has(path) and path not in EXCLUDED]


def test_nothing_is_excluded_that_exists():
    assert not [path for path, reason in EXCLUDED.items() if has(path) and reason != "Not there yet."]
