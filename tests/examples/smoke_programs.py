"""How the test smoke_test.py runs each example: a row for each program.

`quick` are options of a short run. A program that trains has `stop`: options of a run of a second or more that
prints several lines of its table, to be interrupted after the first. `prints` are patterns that the output of the
short run contains, and `files` are those that it leaves, in its working directory. `data` is a path below
$CATENARY_DATA without which the program cannot be tried. {data} in options stands for that folder, and {folder} for
an empty one.
"""

PROGRAMS = {}

MNIST = ["--offline", "--train", "1000", "--test", "200"]
for name in ("train_mnist", "train_mnist_cpp", "train_mnist_model_parallel", "train_mnist_data_parallel"):
    PROGRAMS[name] = {
        "quick": [*MNIST, "--epochs", "2"],
        "stop": [*MNIST, "--epochs", "30"],
        "prints": [r"\ntest accuracy [01]\.\d{4}\n"],
        "files": [
            "result/log",
            "result/curves.svg",
            "result/model.safetensors",
            "result/snapshot.safetensors",
        ],
    }
PROGRAMS["train_mnist.py"] = {
    **PROGRAMS["train_mnist"],
    "quick": ["--train", "500", "--test", "200", "--epochs", "2"],
    "stop": ["--train", "1000", "--test", "200", "--epochs", "30"],
}
