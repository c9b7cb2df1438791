"""One process with this library and others: each side's checks run before and after the other side is loaded.

Usage: shared_process.py FOLDER (first|last) PARTNER...   FOLDER: where files may be written
  first: the partners are imported before catenary; last: after it, when it has started its threads
"""

import pathlib
import sys

import numpy as np

MODEL = pathlib.Path(__file__).resolve().parents[1] / "fuzz/caffe/v1.caffemodel"  # read by protobuf-c
folder, order, *partners = sys.argv[1:]
random = np.random.RandomState(0)
IMAGE = random.uniform(0, 1, (24, 24)).astype(np.float32)
FILTER = random.uniform(-1, 1, (3, 3)).astype(np.float32)
A, B = (random.uniform(-1, 1, (300, 300)).astype(np.float32) for _ in range(2))


def filtered():
    """FILTER over the valid part of IMAGE, by NumPy alone."""
    windows = np.lib.stride_tricks.sliding_window_view(IMAGE.astype(np.float64), (3, 3))
    return np.einsum("ijkl,kl->ij", windows, FILTER)


def library_side():
    import catenary
    import catenary.array as cp
    import catenary.functions as F
    import catenary.links as L
    from catenary import optimizers, serializers
    from catenary.functions.caffe import CaffeFunction

    np.testing.assert_allclose(np.asarray(cp.asarray(A) @ cp.asarray(B)), A.astype("f8") @ B, atol=1e-4)
    y = F.convolution_2d(catenary.Variable(IMAGE[None, None]), catenary.Variable(FILTER[None, None]))
    np.testing.assert_allclose(np.asarray(y.data)[0, 0], filtered(), atol=1e-5)

    cp.random.seed(0)
    model = catenary.Sequential(L.Linear(300, 20), F.tanh, L.Linear(20, 3))
    labels = np.arange(300, dtype=np.int32) % 3
    optimizer = optimizers.Adam(0.01)
    optimizer.setup(model)
    losses = []
    for _ in range(30):
        loss = F.softmax_cross_entropy(model(catenary.Variable(A)), catenary.Variable(labels))
        model.cleargrads()
        loss.backward()
        optimizer.update()
        losses.append(float(loss.data))
    assert losses[-1] < losses[0] / 2, losses
    path = str(pathlib.Path(folder, "model.npz"))
    serializers.save_npz(path, model)
    serializers.load_npz(path, model)

    network = CaffeFunction(str(MODEL))
    assert sorted(network.forwards)[:2] == ["cat", "conv"]
    try:
        CaffeFunction(b"\x07broken")
    except ValueError as error:
        assert "caffe" in str(error).lower(), error
    else:
        raise AssertionError("a broken model was read")
    return losses[-1]


def torch_side():
    import torch

    a, b = torch.from_numpy(A), torch.from_numpy(B)
    torch.testing.assert_close((a @ b).double(), a.double() @ b.double(), atol=1e-4, rtol=1e-4)
    y = torch.nn.functional.conv2d(torch.from_numpy(IMAGE)[None, None], torch.from_numpy(FILTER)[None, None])
    np.testing.assert_allclose(y[0, 0].numpy(), filtered(), atol=1e-5)
    x = torch.rand(1000, 1000, requires_grad=True)
    (x * x).sum().backward()
    torch.testing.assert_close(x.grad, 2 * x.detach())


def cv2_side():
    import cv2

    y = cv2.filter2D(IMAGE, cv2.CV_32F, FILTER)[1:-1, 1:-1]
    np.testing.assert_allclose(y, filtered(), atol=1e-5)
    pixels = (IMAGE * 255).astype(np.uint8)
    good, png = cv2.imencode(".png", pixels)  # by zlib
    assert good and (cv2.imdecode(png, cv2.IMREAD_GRAYSCALE) == pixels).all()
    s, u, v = cv2.SVDecomp(IMAGE)  # by LAPACK
    np.testing.assert_allclose(u * s.ravel() @ v, IMAGE, atol=1e-4)
    if "onnx" in partners:  # by OpenCV's own protobuf
        network = cv2.dnn.readNetFromONNX(np.frombuffer(convolution().SerializeToString(), np.uint8))
        network.setInput(IMAGE[None, None])
        np.testing.assert_allclose(network.forward()[0, 0], filtered(), atol=1e-5)


def convolution():
    from onnx import TensorProto, helper, numpy_helper

    node = helper.make_node("Conv", ["x", "w"], ["y"], kernel_shape=[3, 3])
    graph = helper.make_graph(
        [node],
        "filter",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, (1, 1, 24, 24))],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, (1, 1, 22, 22))],
        [numpy_helper.from_array(FILTER[None, None], "w")],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)


def onnx_side():
    import onnx

    model = convolution()
    onnx.checker.check_model(model, full_check=True)  # C++ with protobuf
    inferred = onnx.shape_inference.infer_shapes(model)
    assert [d.dim_value for d in inferred.graph.output[0].type.tensor_type.shape.dim] == [1, 1, 22, 22]
    assert onnx.load_from_string(model.SerializeToString()) == model
    try:
        onnx.load_from_string(b"\x07broken")
    except Exception as error:
        assert "DecodeError" in type(error).__name__, error
    else:
        raise AssertionError("a broken model was read")


def main():
    sides = [globals()[name + "_side"] for name in partners]
    if order == "first":
        for side in sides:
            side()
    results = [library_side()]
    for _ in range(2):
        for side in sides:
            side()
        results.append(library_side())
    assert len(set(results)) == 1, results  # the others change nothing
    print("ok: %s, %s" % (" and ".join(partners), order))


main()
