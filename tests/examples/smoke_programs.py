"""How the test smoke_test.py runs each example: a row for each program.

`quick` are options of a short run. A program that trains has `stop`: options of a run of a second or more that
prints several lines of its table, to be interrupted after the first. `prints` are patterns that the output of the
short run contains, and `files` are those that it leaves, in its working directory. `before` is a command that runs
first, of a program beside this one and its options. `data` is a path below $CATENARY_DATA without which the program
cannot be tried, and `device` is False for a program that does not compute. {data} in options stands for that folder,
{folder} for an empty one, and {tests} for the folder of all tests.
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

PTB = "--units 16 --batch 200 --bprop-len 10 --sample 50 --dropout 0.1 --report 10 --updates".split()

TRAIN_PTB = {
    "quick": [*PTB, "20", "--unit", "word", "--optimizer", "sgd", "--lr", "1"],
    "stop": [*PTB, "100"],
    "prints": [r"different\n", r"\n20 .*\n"],
    "files": ["result/log", "result/curves.svg", "result/snapshot.safetensors"],
}

GPT = "--layers 1 --width 32 --heads 2 --context 16 --batch 4 --dropout 0.1 --sample 20 --report 10 --updates".split()
TRAIN_GPT = {
    "quick": [*GPT, "20"],
    "stop": [*GPT, "200"],
    "prints": [r"\n20 .*\n", r"\nvalidation .*\n"],
    "files": ["gpt.safetensors", "result/log", "result/curves.svg"],
}
LORA = "--pretrain 2 --rank 2 --batch 4 --sample 20 --report 5 --updates".split()

PROGRAMS |= {
    "train_ptb": TRAIN_PTB,
    "train_ptb.py": TRAIN_PTB,
    "train_gpt": TRAIN_GPT,
    "train_gpt.py": TRAIN_GPT,
    "finetune_lora": {
        "quick": [*LORA, "10", "--merged", "merged.safetensors"],
        "stop": [*LORA, "30"],
        "prints": [r"\n10 .*\n", " after fine-tuning\n"],
        "files": ["lora_base.safetensors", "adapters.safetensors", "merged.safetensors", "result/log"],
    },
    "generate": {"quick": "--pretrain 2 --length 20 --samples 2".split(), "prints": ["drawn stories\n"]},
}

# Every epoch ends with a snapshot of some 100 MB.
SHAPES = ["--size", "32", "--pictures", "4", "--batch", "8"]

PROGRAMS |= {
    "train_imagenet": {
        "quick": [*SHAPES, "--epochs", "2", "--mixed", "bfloat16", "--plain", "--constant", "--fit"],
        "stop": [*SHAPES, "--epochs", "3", "--mixed", "float16", "--arch", "googlenet"],
        "prints": [
            r"24 to train on, 12 to test on, 6 classes",
            r"\n2 +6 +\d+",
            r"fit +[01]\.\d{3} of the 24 images it was trained on",
            r"model +result/model.safetensors\n",
        ],
        "files": ["result/model.safetensors", "result/curves.svg", "result/log"],
    },
    "train_imagenet.py": {
        "quick": [*SHAPES, "--epochs", "2", "--mixed"],
        "stop": [*SHAPES, "--epochs", "3"],
        "prints": [r"20 to train on, 10 to test on, 5 classes", r"\n2 +5 +\d+"],
        "files": ["result/model.safetensors", "result/curves.svg", "result/log"],
    },
}

TRAIN_SENTIMENT = {
    "quick": ["--epochs", "2", "--drawn", "400", "--dropout", "0.1"],
    "stop": ["--epochs", "8", "--drawn", "1000", "--dropout", "0.1"],
    "prints": [r"400 trees for training, 100 for validation", r"(very )?(negative|positive) +(\w+ )+\."],
    "files": ["result/curves.svg"],
}

TRAIN_WORD2VEC = {
    "quick": ["--epochs", "1", "--units", "16", "--batch", "1000"],
    "stop": ["--epochs", "6", "--units", "16", "--batch", "1000"],
    "prints": [r"drawn sentences: 150\d{3} words", r"\w+:( \w+ [01]\.\d\d){5}\n"],
    "files": ["result/vectors.txt", "result/curves.svg"],
}

PROGRAMS |= {
    "nearest": {
        "before": ["train_word2vec", "--epochs", "1", "--units", "16", "--vectors", "{folder}/vectors.txt"],
        "quick": ["--vectors", "{folder}/vectors.txt", "--nearest", "3", "cat", "king - man + woman"],
        "prints": [r"^cat:( \w+ [01]\.\d\d){3}\nking - man \+ woman:( \w+ [01]\.\d\d){3}\n$"],
    },
    "train_sentiment": TRAIN_SENTIMENT,
    "train_sentiment.py": TRAIN_SENTIMENT,
    "train_word2vec": TRAIN_WORD2VEC,
    "train_word2vec.py": TRAIN_WORD2VEC,
}

VAE = ["--train", "400", "--test", "100", "--report", "1"]

PROGRAMS |= {
    "train_cartpole": {
        "quick": "--updates 60 --report 30 --hidden 16 --start 100 --memory 500".split(),
        "stop": "--updates 3000 --report 100 --hidden 32 --start 200 --memory 2000".split(),
        "prints": [r"\n60 +\d+ +\d+", r"solved: mean return [\d.]+ of 20 episodes"],
        "files": ["result/episode.svg", "result/curves.svg", "result/log", "result/snapshot.safetensors"],
    },
    "train_diffusion": {
        "quick": "--offline --train 100 --updates 4 --report 2 --batch 8 --width 8 --samples 1 --steps 3".split(),
        "stop": "--offline --train 100 --updates 40 --report 2 --batch 8 --width 4 --samples 1 --steps 2".split(),
        "prints": [r"100 for training", r"\n4 +\d"],
        "files": ["result/samples.png", "result/curves.svg", "result/log"],
    },
    "train_vae": {
        "quick": [*VAE, "--offline", "--epochs", "2", "--hidden", "50", "--latent", "2"],
        "stop": [*VAE, "--offline", "--epochs", "60", "--hidden", "100", "--batch", "40"],
        "prints": [r"400 for training", r"\n2 +8 +\d+"],
        "files": ["result/digits.png", "result/plane.png", "result/curves.svg", "result/log"],
    },
    "train_vae.py": {
        "data": "mnist",
        "quick": [*VAE, "--data", "{data}/mnist", "--epochs", "2", "--hidden", "50"],
        "stop": [*VAE, "--data", "{data}/mnist", "--epochs", "60", "--hidden", "100", "--batch", "40"],
        "prints": [r"400 for training", r"\n2 +8 +\d+"],
        "files": ["result/digits.png", "result/curves.svg", "result/log"],
    },
}

PROGRAMS |= {
    "arm": {
        "quick": ["--updates", "300", "--report", "100"],
        "stop": ["--updates", "4000", "--report", "400"],
        "prints": [r"@", r"frame \d+, distance 0\.\d+", r"the longest: \d+\.\d ms"],
        "files": ["result/log", "result/curves.svg"],
    },
    "convert": {
        "quick": ["{tests}/capi/fixtures/0.1.0/file.safetensors", "file.npz"],
        "prints": [r"wrote \d+ entries to file.npz"],
        "files": ["file.npz"],
        "device": False,
    },
    "evaluate_caffe_net": {
        "quick": [
            "--model",
            "{data}/caffe/lenet_iter_10000.caffemodel",
            "--digits",
            "{data}/mnist",
            "--count",
            "500",
        ],
        "prints": [r"\d+ of 500 images are right"],
        "data": "caffe/lenet_iter_10000.caffemodel",
    },
    "julia": {
        "quick": ["--width", "120", "--height", "80"],
        "prints": [r"\d% of the points never escape"],
        "files": ["julia.png"],
    },
    "save_and_load": {
        "quick": [],
        "prints": [
            r"safetensors( +\d+){2} +equal +\d+ +equal",
            r"missing in the file: +model/predictor/2/W",
            "CC0",
        ],
        "files": ["result/training.npz", "result/texts.safetensors"],
    },
    "train_julia": {
        "quick": ["--side", "32", "--epochs", "2", "--report", "1"],
        "stop": ["--side", "100", "--waves", "32", "--units", "32", "--epochs", "60", "--report", "2"],
        "prints": ["with and without the kernel agree"],
        "files": ["result/julia.png", "result/curves.svg"],
    },
    "train_sparsemax": {
        "quick": ["--epochs", "1", "--train", "300", "--test", "100"],
        "stop": ["--epochs", "12", "--train", "5000", "--test", "1000"],
        "prints": ["agrees with finite differences", r"\d of 10 classes have a probability above zero"],
        "files": ["result/log", "result/curves.svg", "result/snapshot.safetensors"],
    },
}
PROGRAMS["evaluate_caffe_net.py"] = PROGRAMS["evaluate_caffe_net"]
PROGRAMS["custom_function.py"] = {
    **PROGRAMS["train_sparsemax"],
    "quick": ["--data", "{data}/mnist", "--epochs", "1", "--train", "300", "--test", "100"],
    "stop": ["--data", "{data}/mnist", "--epochs", "30", "--train", "3000", "--test", "500"],
    "data": "mnist",
}
PROGRAMS["custom_kernel.py"] = {
    "quick": ["--side", "32", "--epochs", "2", "--report", "1"],
    "stop": ["--side", "100", "--waves", "32", "--units", "32", "--epochs", "60", "--report", "2"],
    "prints": [r"\d% of the points never escape"],
    "files": ["result/julia.png", "result/curves.svg"],
}
