#!/usr/bin/env python3
"""Trains ResNet-18 or ResNet-50 to classify the images of a folder, which has a folder of JPEG and PNG files
for each class: the Python form of the C example, with the same names of the weights. Without --train, it
draws pictures of shapes. Ctrl-C saves the training; --resume FILE continues it."""

import os

import catenary
import catenary.functions as F
import catenary.links as L
import session
import shapes
from catenary import datasets, initializers, iterators, optimizers, serializers, training, transforms
from catenary.training import extensions

MEAN, DEVIATION = (123.675, 116.28, 103.53), (58.395, 57.12, 57.375)  # of the pixels of ImageNet


class Convolution(L.Convolution2D):
    """Computes in the type of its input; the weights stay in float32, which makes the precision mixed."""

    def __init__(self, inputs, outputs, size, stride=1, pad=0):
        super().__init__(inputs, outputs, size, stride, pad, nobias=True, initialW=initializers.HeNormal())
        self.places = stride, pad

    def __call__(self, x):
        return F.convolution_2d(x, F.cast(self.W, x.dtype), None, *self.places)


class Normalization(L.BatchNormalization):
    """Computes in float32."""

    def __init__(self, size):
        super().__init__(size)
        self.avg_var.fill(1)  # until it is known from a few batches

    def __call__(self, x):
        return F.cast(super().__call__(F.cast(x, "float32")), x.dtype)


class Block(catenary.Chain):
    """Adds what its layers compute to the input, which a convolution projects if the shape changes."""

    def __init__(self, inputs, width, stride, bottleneck):
        outputs = 4 * width if bottleneck else width
        if bottleneck:
            layers = [(inputs, width, 1), (width, width, 3, stride, 1), (width, outputs, 1)]
        else:
            layers = [(inputs, width, 3, stride, 1), (width, width, 3, 1, 1)]
        super().__init__()
        for i, layer in enumerate(layers, 1):
            self.add_link("conv%d" % i, Convolution(*layer))
            self.add_link("bn%d" % i, Normalization(layer[1]))
        if bottleneck:
            self.bn3.gamma.data.fill(0)  # at first, a block computes nothing but the shortcut
        self.count, self.projects = len(layers), inputs != outputs
        if self.projects:
            self.add_link(
                "downsample", L.Sequential(Convolution(inputs, outputs, 1, stride), Normalization(outputs))
            )

    def __call__(self, x):
        h = x
        for i in range(1, self.count + 1):
            h = self["bn%d" % i](self["conv%d" % i](h))
            h = F.relu(h) if i < self.count else h
        return F.relu(h + (self.downsample(x) if self.projects else x))


class ResNet(catenary.Chain):
    def __init__(self, blocks, bottleneck, classes):
        super().__init__(conv1=Convolution(3, 64, 7, 2, 3), bn1=Normalization(64))
        inputs = 64
        for stage, count in enumerate(blocks):
            width, chain = 64 << stage, []
            for i in range(count):
                chain.append(Block(inputs, width, 2 if stage and i == 0 else 1, bottleneck))
                inputs = 4 * width if bottleneck else width
            self.add_link("layer%d" % (stage + 1), L.Sequential(*chain))
        self.add_link("fc", L.Linear(inputs, classes))

    def __call__(self, x):
        h = F.max_pooling_2d(F.relu(self.bn1(self.conv1(x))), 3, 2, 1, cover_all=False)
        h = self.layer4(self.layer3(self.layer2(self.layer1(h))))
        return self.fc(F.cast(F.mean(h, axis=(2, 3)), "float32"))


ARCHS = {"resnet18": ((2, 2, 2, 2), False), "resnet50": ((3, 4, 6, 3), True)}


class Classifier(L.Classifier):
    def __init__(self, network, dtype):
        super().__init__(network)
        self.dtype = dtype

    def __call__(self, x, t):
        return super().__call__(F.cast(x, self.dtype), t)


def images(folder, size, training, seed=0):
    """The images of a folder, resized and cropped: for training, at random places and flipped at random."""
    side = size + size // 7

    def shorten(example):
        image, label = example
        height, width = (round(length * side / min(image.shape[1:])) for length in image.shape[1:])
        return transforms.Resize(height, width)(image), label

    data = datasets.ImageClasses(folder, "uint8", color="rgb")
    crop = transforms.RandomCrop if training else transforms.CenterCrop
    flip = transforms.RandomFlip(probability=0.5 if training else 0)
    steps = transforms.Chain(crop(size, size), flip, transforms.Normalize(MEAN, DEVIATION))
    shortened = datasets.TransformDataset(data, shorten)
    return datasets.TransformDataset(shortened, steps, seed=seed), len(data.vocabulary)


def options():
    result = session.parser(__doc__, batch=16, epochs=8)
    add = result.add_argument
    add("--arch", choices=sorted(ARCHS), default="resnet18", help="the network")
    add("--train", help="folder of the images to train on", metavar="DIR")
    add("--validation", help="folder of the images to test on", metavar="DIR")
    add(
        "--pictures",
        type=int,
        default=150,
        help="pictures of each shape that are drawn",
        metavar="N",
    )
    add("--size", type=int, help="side of the images: 224, or 48 without --train", metavar="N")
    add("--rate", type=float, help="initial learning rate: 0.1 in proportion to batches of 256", metavar="X")
    add("--mixed", action="store_true", help="compute in bfloat16, with weights in float32")
    add("--loaders", type=int, default=2, help="threads that load images", metavar="N")
    add("--initial", help="begin with the weights of a file", metavar="FILE")
    return result


def folders(o, size):
    """The folders of the images, which may be drawn first."""
    if o.train and o.validation:
        return o.train, o.validation
    side, counts = size + size // 7, {"train": o.pictures, "validation": o.pictures // 4 + 1}
    made = [os.path.join(o.out, "shapes-%d-%d" % (side, o.seed), "%s-%d" % item) for item in counts.items()]
    for i, (folder, count) in enumerate(zip(made, counts.values())):
        shapes.draw_all(folder, count, side, 2 * o.seed + i)
    return made


def main():
    parser = options()
    o = session.read(parser)
    if (o.train is None) != (o.validation is None):
        parser.error("--train and --validation belong together")
    size = o.size or (224 if o.train else 48)
    train, validation = folders(o, size)
    (train, classes), (validation, _) = images(train, size, True, o.seed), images(validation, size, False)
    print("images   %d to train on, %d to test on, %d classes" % (len(train), len(validation), classes))

    network = ResNet(*ARCHS[o.arch], classes)
    if o.initial:
        serializers.load_safetensors(o.initial, network)
    print("network  %s with %d parameters" % (o.arch, sum(p.data.size for p in network.params())))
    model = Classifier(network, "bfloat16" if o.mixed else "float32")
    rate = o.rate or 0.1 * o.batch / 256
    optimizer = optimizers.MomentumSGD(rate, 0.9)
    optimizer.setup(model)
    optimizer.add_hook(catenary.optimizer.WeightDecay(1e-4))

    batches = iterators.MultithreadIterator(train, o.batch, n_threads=o.loaders, n_prefetch=4, seed=o.seed)
    test = iterators.MultithreadIterator(
        validation, o.batch, repeat=False, shuffle=False, n_threads=o.loaders
    )
    updater = training.StandardUpdater(batches, optimizer)
    entries = ["main/loss", "main/accuracy", "validation/main/loss", "validation/main/accuracy"]
    trainer = session.trainer(o, updater, entries, entries)
    trainer.extend(extensions.Evaluator(test, model), trigger=session.trigger(o))
    drops = (max(o.epochs // 3, 1), "epoch")
    trainer.extend(extensions.ExponentialShift("lr", 0.1), trigger=drops)
    session.run(o, trainer)
    path = os.path.join(o.out, "model.safetensors")
    serializers.save_safetensors(path, network)
    print("model    %s" % path)


if __name__ == "__main__":
    main()
