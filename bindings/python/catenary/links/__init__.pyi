"""Types of catenary.links."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.links import activation as activation
from catenary.links import caffe as caffe
from catenary.links import classifier as classifier
from catenary.links import connection as connection
from catenary.links import convolution as convolution
from catenary.links import loss as loss
from catenary.links import normalization as normalization
from catenary.links import recurrent as recurrent
from catenary.links.activation import Maxout as Maxout
from catenary.links.activation import PReLU as PReLU
from catenary.links.classifier import Classifier as Classifier
from catenary.links.connection import Bilinear as Bilinear
from catenary.links.connection import EmbedID as EmbedID
from catenary.links.connection import Linear as Linear
from catenary.links.connection import MultiHeadAttention as MultiHeadAttention
from catenary.links.connection import Parameter as Parameter
from catenary.links.convolution import Convolution2D as Convolution2D
from catenary.links.convolution import ConvolutionND as ConvolutionND
from catenary.links.convolution import Deconvolution2D as Deconvolution2D
from catenary.links.convolution import DeconvolutionND as DeconvolutionND
from catenary.links.convolution import Inception as Inception
from catenary.links.convolution import InceptionBN as InceptionBN
from catenary.links.convolution import MLPConvolution2D as MLPConvolution2D
from catenary.links.loss import BinaryHierarchicalSoftmax as BinaryHierarchicalSoftmax
from catenary.links.loss import NegativeSampling as NegativeSampling
from catenary.links.normalization import BatchNormalization as BatchNormalization
from catenary.links.normalization import LayerNormalization as LayerNormalization
from catenary.links.recurrent import GRU as GRU
from catenary.links.recurrent import LSTM as LSTM
from catenary.links.recurrent import NStepBiGRU as NStepBiGRU
from catenary.links.recurrent import NStepBiLSTM as NStepBiLSTM
from catenary.links.recurrent import NStepGRU as NStepGRU
from catenary.links.recurrent import NStepLSTM as NStepLSTM
from catenary.links.recurrent import StatefulGRU as StatefulGRU
from catenary.sequential import Sequential as Sequential

__all__ = ['BatchNormalization', 'Bilinear', 'BinaryHierarchicalSoftmax', 'Classifier', 'Convolution2D',
        'ConvolutionND', 'Deconvolution2D', 'DeconvolutionND', 'EmbedID', 'GRU', 'Inception', 'InceptionBN',
        'LSTM', 'LayerNormalization', 'Linear', 'MLPConvolution2D', 'Maxout', 'MultiHeadAttention',
        'NStepBiGRU', 'NStepBiLSTM', 'NStepGRU', 'NStepLSTM', 'NegativeSampling', 'PReLU', 'Parameter',
        'Sequential', 'StatefulGRU']
