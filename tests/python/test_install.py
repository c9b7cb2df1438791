"""The package installs from the source tree without downloads, and works where it is installed."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig

import pytest

SOURCE = pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python"
pytest.importorskip("setuptools")
pytest.importorskip("wheel")

NATIVE = pathlib.Path("_native.abi3.so")
HAS_HEADERS = pathlib.Path(sysconfig.get_path("include"), "Python.h").exists()

TRAINING = """
import numpy as np
import catenary
from catenary import optimizers
import catenary.functions as F
import catenary.links as L

class Network(catenary.Chain):
    def __init__(self):
        super().__init__(hidden=L.Linear(3, 8), out=L.Linear(8, 3))

    def __call__(self, x):
        return self.out(F.relu(self.hidden(x)))


catenary.array.random.seed(1)
random = np.random.RandomState(1)
target = random.randint(0, 3, 90).astype(np.int32)
points = np.eye(3, dtype=np.float32)[target] + random.uniform(-0.2, 0.2, (90, 3)).astype(np.float32)
model = L.Classifier(Network())
optimizer = optimizers.Adam(0.05)
optimizer.setup(model)
for _ in range(50):
    optimizer.update(model, points, target)
print(catenary.__file__, float(model.accuracy.data))
"""


def run(command, folder):
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    environment.update(
        CATENARY_NATIVE="1" if HAS_HEADERS else "",
        PIP_NO_INDEX="1",
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        PIP_NO_INPUT="1",
    )
    result = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=600,
    )
    assert result.returncode == 0, result.stdout
    return result.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """(interpreter, folder of the package, an empty folder)"""
    folder = tmp_path_factory.mktemp("install")
    # A copy of the files in their current state, because building writes files into the tree.
    shutil.copytree(
        SOURCE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    )
    run([sys.executable, "-m", "venv", "--system-site-packages", folder / "venv"], folder)
    python = folder / "venv" / "bin" / "python"
    run([python, "-m", "pip", "install", "--no-build-isolation", "--no-deps", folder / "source"], folder)
    shutil.rmtree(folder / "source")
    (folder / "empty").mkdir()
    where = run([python, "-c", "import catenary; print(catenary.__file__)"], folder / "empty").strip()
    return python, pathlib.Path(where).parent, folder / "empty"


def test_every_file_is_installed(installed):
    python, package, _ = installed
    assert SOURCE not in package.parents and str(package).startswith(str(python.parents[1]))
    expected = {
        path.relative_to(SOURCE / "catenary")
        for path in (SOURCE / "catenary").rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    there = {
        path.relative_to(package) for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"
    }
    assert there == expected | ({NATIVE} if HAS_HEADERS else set())
    assert pathlib.Path("py.typed") in there and pathlib.Path("__init__.pyi") in there


@pytest.mark.skipif(not HAS_HEADERS, reason="needs python3-dev")
def test_extension_module(installed):
    python, package, empty = installed
    code = "from catenary import _extension; print(_extension.native.__file__)"
    assert pathlib.Path(run([python, "-c", code], empty).strip()) == package / NATIVE


def test_trains_from_there(installed):
    python, package, empty = installed
    where, accuracy = run([python, "-c", TRAINING], empty).split()
    assert pathlib.Path(where).parent == package
    assert float(accuracy) > 0.9


def test_works_without_numpy(installed):
    python, _, empty = installed
    (empty / "numpy.py").write_text("raise ImportError('hidden')\n")
    try:
        text = run(
            [
                python,
                "-c",
                "import sys; sys.path.insert(0, '.')\n"
                "import catenary, catenary.array as cp, catenary.functions as F\n"
                "x = catenary.Variable(cp.arange(3, dtype='float32'))\ny = F.sum(x * x)\ny.backward()\n"
                "print(x.grad.tolist())",
            ],
            empty,
        )
    finally:
        (empty / "numpy.py").unlink()
    assert text.strip() == "[0.0, 2.0, 4.0]"


def test_metadata(installed):
    python, _, empty = installed
    text = run([python, "-m", "pip", "show", "-f", "catenary"], empty)
    assert "Name: catenary" in text and "Requires: \n" in text
    assert "raw.py" in text and ".so" not in text.replace(NATIVE.name, "")


@pytest.mark.parametrize("program", ["train_mnist.py"])
def test_examples_start(installed, program):
    python, _, empty = installed
    text = run([python, SOURCE / "examples" / program, "--help"], empty)
    assert "--epochs" in text


def test_conda_recipe():
    """The recipe is not run, but it has the project's version and names files that exist."""
    yaml = pytest.importorskip("yaml")
    root = SOURCE.parents[1]
    recipe = yaml.safe_load((SOURCE / "conda" / "recipe.yaml").read_text(encoding="utf-8"))
    project = re.search(r"^project\(catenary VERSION (\S+)", (root / "CMakeLists.txt").read_text(), re.M)
    assert recipe["context"]["version"] == project.group(1)
    library, package = recipe["outputs"]
    assert [o["package"]["name"] for o in recipe["outputs"]] == ["libcatenary", "catenary"]
    for output in recipe["outputs"]:
        assert (root / output["about"]["license_file"]).exists()
    options = (root / "CMakeLists.txt").read_text() + (root / "cmake" / "components.cmake").read_text()
    used = re.findall(r"-D(CATENARY_\w+)=", " ".join(library["build"]["script"]))
    assert used and all(re.search(r"(option|set)\(%s " % name, options) for name in used)
    assert all(
        (root / "include" / name).exists() for name in library["tests"][0]["package_contents"]["include"]
    )
    assert "bindings/python" in package["build"]["script"][0]
