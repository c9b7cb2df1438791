"""Types of catenary.functions.classes."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.functions import Accuracy as Accuracy
from catenary.functions import AveragePooling2D as AveragePooling2D
from catenary.functions import BatchDet as BatchDet
from catenary.functions import BatchInv as BatchInv
from catenary.functions import BatchL2NormSquared as BatchL2NormSquared
from catenary.functions import BatchMatMul as BatchMatMul
from catenary.functions import BatchNormalizationFunction as BatchNormalizationFunction
from catenary.functions import BilinearFunction as BilinearFunction
from catenary.functions import BinaryAccuracy as BinaryAccuracy
from catenary.functions import Broadcast as Broadcast
from catenary.functions import BroadcastTo as BroadcastTo
from catenary.functions import ClippedReLU as ClippedReLU
from catenary.functions import Contrastive as Contrastive
from catenary.functions import Convolution2DFunction as Convolution2DFunction
from catenary.functions import Copy as Copy
from catenary.functions import Cos as Cos
from catenary.functions import CrossCovariance as CrossCovariance
from catenary.functions import Deconvolution2DFunction as Deconvolution2DFunction
from catenary.functions import Dropout as Dropout
from catenary.functions import ELU as ELU
from catenary.functions import EmbedIDFunction as EmbedIDFunction
from catenary.functions import Exp as Exp
from catenary.functions import ExpandDims as ExpandDims
from catenary.functions import Gaussian as Gaussian
from catenary.functions import Hinge as Hinge
from catenary.functions import Identity as Identity
from catenary.functions import Inv as Inv
from catenary.functions import LSTM as LSTM
from catenary.functions import LeakyReLU as LeakyReLU
from catenary.functions import LinearFunction as LinearFunction
from catenary.functions import LocalResponseNormalization as LocalResponseNormalization
from catenary.functions import Log as Log
from catenary.functions import LogSoftmax as LogSoftmax
from catenary.functions import MatMul as MatMul
from catenary.functions import Max as Max
from catenary.functions import MaxPooling2D as MaxPooling2D
from catenary.functions import MeanSquaredError as MeanSquaredError
from catenary.functions import Min as Min
from catenary.functions import NegativeSamplingFunction as NegativeSamplingFunction
from catenary.functions import PReLUFunction as PReLUFunction
from catenary.functions import ReLU as ReLU
from catenary.functions import Reshape as Reshape
from catenary.functions import SLSTM as SLSTM
from catenary.functions import SelectItem as SelectItem
from catenary.functions import Sigmoid as Sigmoid
from catenary.functions import SigmoidCrossEntropy as SigmoidCrossEntropy
from catenary.functions import Sin as Sin
from catenary.functions import Softmax as Softmax
from catenary.functions import SoftmaxCrossEntropy as SoftmaxCrossEntropy
from catenary.functions import Softplus as Softplus
from catenary.functions import SpatialPyramidPooling2D as SpatialPyramidPooling2D
from catenary.functions import SplitAxis as SplitAxis
from catenary.functions import Sum as Sum
from catenary.functions import Swapaxes as Swapaxes
from catenary.functions import Tanh as Tanh
from catenary.functions import Transpose as Transpose
from catenary.functions import Unpooling2D as Unpooling2D
from catenary.functions import Where as Where

__all__ = ['Accuracy', 'AveragePooling2D', 'BatchDet', 'BatchInv', 'BatchL2NormSquared', 'BatchMatMul',
        'BatchNormalizationFunction', 'BilinearFunction', 'BinaryAccuracy', 'Broadcast', 'BroadcastTo',
        'ClippedReLU', 'Concat', 'ConnectionistTemporalClassification', 'Contrastive',
        'Convolution2DFunction', 'Copy', 'Cos', 'CrossCovariance', 'Deconvolution2DFunction', 'Dropout',
        'ELU', 'EmbedIDFunction', 'Exp', 'ExpandDims', 'Gaussian', 'Hinge', 'Identity', 'Inv', 'LSTM',
        'LeakyReLU', 'LinearFunction', 'LocalResponseNormalization', 'Log', 'LogSoftmax', 'MatMul', 'Max',
        'MaxPooling2D', 'MeanSquaredError', 'Min', 'NegativeSamplingFunction', 'PReLUFunction', 'ReLU',
        'Reshape', 'SLSTM', 'SelectItem', 'Sigmoid', 'SigmoidCrossEntropy', 'Sin', 'Single', 'Softmax',
        'SoftmaxCrossEntropy', 'Softplus', 'SpatialPyramidPooling2D', 'SplitAxis', 'Sum', 'Swapaxes', 'Tanh',
        'Transpose', 'Unpooling2D', 'Where']

class Concat(Single):
    axis: Any
    def __init__(self, axis: Any = ...) -> None: ...

class ConnectionistTemporalClassification(Single):
    blank_symbol: Any
    def __init__(self, blank_symbol: Any) -> None: ...

class Single:
    creator: Any
    local_function_hooks: Any
    def __call__(self, *inputs: Any) -> Any: ...
    def __getattr__(self, name: Any) -> Any: ...
    def __init__(self) -> None: ...
    def add_hook(self, hook: Any, name: Any = ...) -> None: ...
    def backward(self, inputs: Any, grad_outputs: Any) -> Any: ...
    def delete_hook(self, name: Any) -> None: ...
    def forward(self, inputs: Any) -> Any: ...
    @property
    def label(self) -> str: ...
