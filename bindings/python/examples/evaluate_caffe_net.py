#!/usr/bin/env python3
"""Evaluates a network that Caffe trained: the share of images whose label is the best, or one of the best
five, of its scores. The Python form of the C example.

Without options, it evaluates the LeNet in $CATENARY_DATA/caffe on the test digits in $CATENARY_DATA/mnist.
Other networks take images of 256 by 256 pixels (--resize 256): --net alexnet --model FILE --images FOLDER,
with a folder for each class in the order of the labels, or --list FILE, whose lines are a path and a label.
"""

import argparse
import os
import sys

import catenary
import catenary.array as cp
import catenary.functions as F
from catenary import cuda, datasets, iterators, transforms
from catenary.caffe import CaffeFunction
from catenary.dataset import concat_examples

TOP = 5
NETS = {  # what published networks expect; options override it
    "lenet": {"channels": "gray", "output": "ip2", "scale": 1 / 256},
    "alexnet": {"mean": "104,117,123", "output": "fc8", "crop": 227},
    "caffenet": {"mean": "104,117,123", "output": "fc8", "crop": 227},
    "googlenet": {
        "mean": "104,117,123",
        "output": "loss3/classifier",
        "crop": 224,
        "disable": ["loss1/ave_pool", "loss2/ave_pool"],  # which only training needs
    },
    "vgg": {"mean": "103.939,116.779,123.68", "output": "fc8", "crop": 224},
}


def read_options():
    usual = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=usual)
    data = os.environ.get("CATENARY_DATA", ".")
    add = parser.add_argument
    add("--net", choices=list(NETS), default="lenet", help="gives the defaults of the next options (lenet)")
    add("--output", help="the blob with the scores", metavar="BLOB")
    add("--channels", choices=["gray", "rgb", "bgr"], help="of the images")
    add("--crop", type=int, help="use the N by N pixels in the middle; 0: all", metavar="N")
    add("--mean", help="subtract the image of a file .npy, or numbers such as 104,117,123", metavar="MEAN")
    add("--scale", type=float, help="then multiply by it", metavar="X")
    add("--input", default="data", help="the blob that takes the images (data)", metavar="BLOB")
    add("--model", help="the .caffemodel ($CATENARY_DATA/caffe/lenet_iter_10000.caffemodel)", metavar="FILE")
    add("--images", help="a folder for each class, in the order of labels", metavar="DIR")
    add("--list", help="or a list of files, with labels", metavar="FILE")
    add("--root", default=".", help="the folder of the files of a list", metavar="DIR")
    add(
        "--digits",
        default=os.path.join(data, "mnist"),
        help="or the folder of MNIST's test files",
        metavar="DIR",
    )
    add("--resize", type=int, help="first make images N by N pixels large", metavar="N")
    add("--count", type=int, default=0, help="use only the first N images; 0: all", metavar="N")
    add("--batch", type=int, default=100, help="images at a time (100)", metavar="N")
    add("--threads", type=int, default=2, help="threads that load images (2)", metavar="N")
    add(
        "--gradients",
        action="store_true",
        help="show how the loss of the first batch depends on the parameters",
    )
    add("--device", default="cpu", help="device to compute on, such as cuda:0 (cpu)", metavar="NAME")
    o = parser.parse_args()
    for name, value in {"channels": "bgr", "crop": 0, "mean": None, "scale": 1, **NETS[o.net]}.items():
        if getattr(o, name, None) is None:
            setattr(o, name, value)
    if not o.model and o.net == "lenet":
        o.model = os.path.join(data, "caffe", "lenet_iter_10000.caffemodel")
    if not o.model:
        parser.error("expected --model")
    return o


def load_idx(folder, name):
    path = os.path.join(folder, name)
    return datasets.load_idx(path if os.path.exists(path) else path + ".gz")


def open_images(o):
    """Examples are an image of bytes (channels, rows, columns) and a label."""
    color = "gray" if o.channels == "gray" else "rgb"
    if o.images:
        images = datasets.ImageClasses(o.images, dtype=cp.uint8, color=color)
    elif o.list:
        images = datasets.LabeledImageDataset(o.list, o.root, dtype=cp.uint8, color=color)
    else:
        labels = load_idx(o.digits, "t10k-labels-idx1-ubyte").astype(cp.int32)
        images = datasets.TupleDataset(load_idx(o.digits, "t10k-images-idx3-ubyte")[:, None], labels)
    if 0 < o.count < len(images):
        images = datasets.SubDataset(images, 0, o.count)
    if o.resize:
        images = datasets.TransformDataset(images, transforms.Resize(o.resize, o.resize))
    if o.crop:
        images = datasets.TransformDataset(images, transforms.CenterCrop(o.crop, o.crop))
    return images


def read_mean(o):
    """What is subtracted from images: an array that broadcasts to them, or 0."""
    if o.mean is None:
        return 0
    if not o.mean.endswith(".npy"):
        try:
            return cp.array([float(word) for word in o.mean.split(",")], dtype=cp.float32).reshape(-1, 1, 1)
        except ValueError:
            sys.exit("error: --mean takes numbers such as 104,117,123, or a file .npy, not %r" % o.mean)
    image = cp.load(o.mean).astype(cp.float32)
    return transforms.CenterCrop(o.crop, o.crop)(image) if o.crop else image


def show_gradients(network, scores, labels):
    """The network is differentiable like any other."""
    network.cleargrads()
    F.softmax_cross_entropy(scores, labels).backward()
    for name, param in network.namedparams():
        if param.grad is not None:
            print("%-12s largest gradient %.3g" % (name, float(abs(param.grad).max())))


def evaluate(o, network, batches, mean):
    """The numbers of images, of those whose label is the best, and of those whose label is among the best."""
    seen, right, among_best = 0, 0, 0
    for batch in batches:
        x, labels = concat_examples(batch, o.device)
        x = x.astype(cp.float32)
        x = ((x[:, ::-1] if o.channels == "bgr" else x) - mean) * o.scale
        gradients = o.gradients and not seen
        with catenary.backprop_mode(gradients):
            (scores,) = network(
                {o.input: catenary.Variable(x)}, [o.output], getattr(o, "disable", ()), train=False
            )
            scores = F.reshape(scores, (len(x), -1))
        if int(labels.max()) >= scores.shape[1]:
            sys.exit(
                "error: an image has the label %d, but the network has %d classes"
                % (labels.max(), scores.shape[1])
            )
        hits = cp.flip(cp.argsort(scores.data, axis=1), axis=1)[:, :TOP] == labels.reshape(-1, 1)
        seen, right, among_best = seen + len(x), right + int(hits[:, 0].sum()), among_best + int(hits.sum())
        if gradients:
            show_gradients(network, scores, labels)
    return seen, right, among_best


def main():
    o = read_options()
    images = open_images(o)  # on the CPU, where images are decoded and resized
    batches = iterators.MultithreadIterator(
        images, o.batch, repeat=False, shuffle=False, n_threads=o.threads, n_prefetch=o.threads
    )
    cuda.get_device(o.device).use()
    network = CaffeFunction(o.model)
    for name, _, why in network.ignored:
        print("layer %s is ignored: %s" % (name, why))
    seen, right, among_best = evaluate(o, network, batches, read_mean(o))
    print(
        "%d of %d images are right (%.2f%%), %d are among the best %d (%.2f%%)"
        % (right, seen, 100 * right / seen, among_best, TOP, 100 * among_best / seen)
    )


if __name__ == "__main__":
    main()
