//! Enumerations and constants.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::sys;

/// How positions outside of an axis are treated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct IndexMode(i32);

#[allow(non_upper_case_globals)]
impl IndexMode {
    /// They are errors. Negative positions count from the end.
    pub const Raise: IndexMode = IndexMode(0);
    /// They are taken modulo the length.
    pub const Wrap: IndexMode = IndexMode(1);
    /// They are replaced by the first or the last position. Negative positions do not count from the end.
    pub const Clip: IndexMode = IndexMode(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { IndexMode(value) }
}

impl std::fmt::Debug for IndexMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            IndexMode::Raise => f.write_str("Raise"),
            IndexMode::Wrap => f.write_str("Wrap"),
            IndexMode::Clip => f.write_str("Clip"),
            other => write!(f, "IndexMode({})", other.0),
        }
    }
}

/// Kinds of features that a library can have or lack. More may be added; a library has no features of a kind
/// that it does not know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct FeatureKind(i32);

#[allow(non_upper_case_globals)]
impl FeatureKind {
    /// Parts that a build can leave out: "openmp", "onednn", "hdf5", "caffe", "jpeg", "png", "training",
    /// "distributions", "routines" and "kernels". Functions of a part that was left out fail with
    /// `Code::Unsupported` or `Code::Unavailable`.
    pub const Component: FeatureKind = FeatureKind(0);
    /// Kinds of devices that the library can use: "cpu", "test" and "cuda". `device::is_available` says
    /// whether this machine has a device.
    pub const Device: FeatureKind = FeatureKind(1);
    /// Element types by their names, such as "float32".
    pub const Dtype: FeatureKind = FeatureKind(2);
    /// File formats that can be saved and loaded, such as "npz".
    pub const Format: FeatureKind = FeatureKind(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { FeatureKind(value) }
}

impl std::fmt::Debug for FeatureKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            FeatureKind::Component => f.write_str("Component"),
            FeatureKind::Device => f.write_str("Device"),
            FeatureKind::Dtype => f.write_str("Dtype"),
            FeatureKind::Format => f.write_str("Format"),
            other => write!(f, "FeatureKind({})", other.0),
        }
    }
}

/// Forms of a drawing as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct GraphFormat(i32);

#[allow(non_upper_case_globals)]
impl GraphFormat {
    /// The language of Graphviz.
    pub const Dot: GraphFormat = GraphFormat(0);
    /// An object of `nodes` (id, kind "variable" or "function", label; variables have shape, dtype and name,
    /// if they have one) and `edges` (pairs of ids).
    pub const Json: GraphFormat = GraphFormat(1);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { GraphFormat(value) }
}

impl std::fmt::Debug for GraphFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            GraphFormat::Dot => f.write_str("Dot"),
            GraphFormat::Json => f.write_str("Json"),
            other => write!(f, "GraphFormat({})", other.0),
        }
    }
}

/// Directions of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct GraphDirection(i32);

#[allow(non_upper_case_globals)]
impl GraphDirection {
    /// Graphviz's default, "TB".
    pub const TopToBottom: GraphDirection = GraphDirection(0);
    /// "BT".
    pub const BottomToTop: GraphDirection = GraphDirection(1);
    /// "LR".
    pub const LeftToRight: GraphDirection = GraphDirection(2);
    /// "RL".
    pub const RightToLeft: GraphDirection = GraphDirection(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { GraphDirection(value) }
}

impl std::fmt::Debug for GraphDirection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            GraphDirection::TopToBottom => f.write_str("TopToBottom"),
            GraphDirection::BottomToTop => f.write_str("BottomToTop"),
            GraphDirection::LeftToRight => f.write_str("LeftToRight"),
            GraphDirection::RightToLeft => f.write_str("RightToLeft"),
            other => write!(f, "GraphDirection({})", other.0),
        }
    }
}

/// What the numbers of a text stand for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct TextUnit(i32);

#[allow(non_upper_case_globals)]
impl TextUnit {
    /// Characters of UTF-8.
    pub const Characters: TextUnit = TextUnit(0);
    /// Words between spaces.
    pub const Words: TextUnit = TextUnit(1);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { TextUnit(value) }
}

impl std::fmt::Debug for TextUnit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            TextUnit::Characters => f.write_str("Characters"),
            TextUnit::Words => f.write_str("Words"),
            other => write!(f, "TextUnit({})", other.0),
        }
    }
}

/// The channels of images. Transparency is dropped in gray and RGB.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct ImageColor(i32);

#[allow(non_upper_case_globals)]
impl ImageColor {
    /// Those of the file: 1 (gray), 2 (gray and alpha), 3 (RGB) or 4 (RGBA).
    pub const AsStored: ImageColor = ImageColor(0);
    /// One channel.
    pub const Gray: ImageColor = ImageColor(1);
    /// Three channels.
    pub const Rgb: ImageColor = ImageColor(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { ImageColor(value) }
}

impl std::fmt::Debug for ImageColor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            ImageColor::AsStored => f.write_str("AsStored"),
            ImageColor::Gray => f.write_str("Gray"),
            ImageColor::Rgb => f.write_str("Rgb"),
            other => write!(f, "ImageColor({})", other.0),
        }
    }
}

/// How the terms of a loss are combined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Reduction(i32);

#[allow(non_upper_case_globals)]
impl Reduction {
    /// Their sum divided by a count that the function documents; 0-d.
    pub const Mean: Reduction = Reduction(0);
    /// Their sum; 0-d.
    pub const Sum: Reduction = Reduction(1);
    /// The terms themselves.
    pub const None: Reduction = Reduction(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Reduction(value) }
}

impl std::fmt::Debug for Reduction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Reduction::Mean => f.write_str("Mean"),
            Reduction::Sum => f.write_str("Sum"),
            Reduction::None => f.write_str("None"),
            other => write!(f, "Reduction({})", other.0),
        }
    }
}

/// How float32 convolutions are computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct ConvolutionMethod(i32);

#[allow(non_upper_case_globals)]
impl ConvolutionMethod {
    /// The fastest method: windows of 3 by 3 may be transformed (Winograd), with errors near 1e-5 of the
    /// largest sums.
    pub const Auto: ConvolutionMethod = ConvolutionMethod(0);
    /// Sums of products only.
    pub const Direct: ConvolutionMethod = ConvolutionMethod(1);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { ConvolutionMethod(value) }
}

impl std::fmt::Debug for ConvolutionMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            ConvolutionMethod::Auto => f.write_str("Auto"),
            ConvolutionMethod::Direct => f.write_str("Direct"),
            other => write!(f, "ConvolutionMethod({})", other.0),
        }
    }
}

/// The power of the terms of a hinge loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct HingeNorm(i32);

#[allow(non_upper_case_globals)]
impl HingeNorm {
    /// The terms themselves.
    pub const L1: HingeNorm = HingeNorm(1);
    /// Their squares.
    pub const L2: HingeNorm = HingeNorm(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { HingeNorm(value) }
}

impl std::fmt::Debug for HingeNorm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            HingeNorm::L1 => f.write_str("L1"),
            HingeNorm::L2 => f.write_str("L2"),
            other => write!(f, "HingeNorm({})", other.0),
        }
    }
}

/// Whether and how `ctn_array_load` maps a file instead of reading it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct MmapMode(i32);

#[allow(non_upper_case_globals)]
impl MmapMode {
    /// It is read.
    pub const None: MmapMode = MmapMode(0);
    /// A read-only array (NumPy's "r").
    pub const Read: MmapMode = MmapMode(1);
    /// Writes to the array change the file ("r+").
    pub const ReadWrite: MmapMode = MmapMode(2);
    /// Writes to the array stay in memory ("c").
    pub const Copy: MmapMode = MmapMode(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { MmapMode(value) }
}

impl std::fmt::Debug for MmapMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            MmapMode::None => f.write_str("None"),
            MmapMode::Read => f.write_str("Read"),
            MmapMode::ReadWrite => f.write_str("ReadWrite"),
            MmapMode::Copy => f.write_str("Copy"),
            other => write!(f, "MmapMode({})", other.0),
        }
    }
}

/// Which norm `Array::norm` computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct NormKind(i32);

#[allow(non_upper_case_globals)]
impl NormKind {
    /// The 2-norm of all elements taken as one vector (Frobenius for a matrix).
    pub const Default: NormKind = NormKind(0);
    /// The norm of the given order, including infinities and zero.
    pub const Order: NormKind = NormKind(1);
    /// Frobenius norm of matrices.
    pub const Frobenius: NormKind = NormKind(2);
    /// Sum of the singular values of matrices.
    pub const Nuclear: NormKind = NormKind(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { NormKind(value) }
}

impl std::fmt::Debug for NormKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            NormKind::Default => f.write_str("Default"),
            NormKind::Order => f.write_str("Order"),
            NormKind::Frobenius => f.write_str("Frobenius"),
            NormKind::Nuclear => f.write_str("Nuclear"),
            other => write!(f, "NormKind({})", other.0),
        }
    }
}

/// Kinds of persistent values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct PersistentKind(i32);

#[allow(non_upper_case_globals)]
impl PersistentKind {
    /// An array.
    pub const Array: PersistentKind = PersistentKind(0);
    /// An integer.
    pub const Int64: PersistentKind = PersistentKind(1);
    /// A number.
    pub const Float64: PersistentKind = PersistentKind(2);
    /// A string.
    pub const Text: PersistentKind = PersistentKind(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { PersistentKind(value) }
}

impl std::fmt::Debug for PersistentKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            PersistentKind::Array => f.write_str("Array"),
            PersistentKind::Int64 => f.write_str("Int64"),
            PersistentKind::Float64 => f.write_str("Float64"),
            PersistentKind::Text => f.write_str("Text"),
            other => write!(f, "PersistentKind({})", other.0),
        }
    }
}

/// Functions of one variable with their usual parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Activation(i32);

#[allow(non_upper_case_globals)]
impl Activation {
    /// `functions::relu`.
    pub const Relu: Activation = Activation(0);
    /// `functions::sigmoid`.
    pub const Sigmoid: Activation = Activation(1);
    /// `functions::tanh`.
    pub const Tanh: Activation = Activation(2);
    /// `functions::elu` with alpha 1.
    pub const Elu: Activation = Activation(3);
    /// `functions::leaky_relu` with a slope of 0.2.
    pub const LeakyRelu: Activation = Activation(4);
    /// `functions::softplus` with beta 1.
    pub const Softplus: Activation = Activation(5);
    /// `functions::silu`.
    pub const Silu: Activation = Activation(6);
    /// `functions::gelu`, not approximate.
    pub const Gelu: Activation = Activation(7);
    /// `functions::softmax`.
    pub const Softmax: Activation = Activation(8);
    /// `functions::log_softmax`.
    pub const LogSoftmax: Activation = Activation(9);
    /// `functions::clipped_relu` with z 20.
    pub const ClippedRelu: Activation = Activation(10);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Activation(value) }
}

impl std::fmt::Debug for Activation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Activation::Relu => f.write_str("Relu"),
            Activation::Sigmoid => f.write_str("Sigmoid"),
            Activation::Tanh => f.write_str("Tanh"),
            Activation::Elu => f.write_str("Elu"),
            Activation::LeakyRelu => f.write_str("LeakyRelu"),
            Activation::Softplus => f.write_str("Softplus"),
            Activation::Silu => f.write_str("Silu"),
            Activation::Gelu => f.write_str("Gelu"),
            Activation::Softmax => f.write_str("Softmax"),
            Activation::LogSoftmax => f.write_str("LogSoftmax"),
            Activation::ClippedRelu => f.write_str("ClippedRelu"),
            other => write!(f, "Activation({})", other.0),
        }
    }
}

/// What a pooling computes from its windows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Pooling(i32);

#[allow(non_upper_case_globals)]
impl Pooling {
    /// Their largest elements, see `functions::max_pooling_2d`.
    pub const Max: Pooling = Pooling(0);
    /// Their means, see `functions::average_pooling_2d`.
    pub const Average: Pooling = Pooling(1);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Pooling(value) }
}

impl std::fmt::Debug for Pooling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Pooling::Max => f.write_str("Max"),
            Pooling::Average => f.write_str("Average"),
            other => write!(f, "Pooling({})", other.0),
        }
    }
}

/// Which statistics a batch normalization uses, and what it learns from a batch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct NormalizationMode(i32);

#[allow(non_upper_case_globals)]
impl NormalizationMode {
    /// TRAIN while the calling thread trains (`base::set_train`), otherwise TEST.
    pub const Auto: NormalizationMode = NormalizationMode(0);
    /// Uses the statistics of the batch, which enter the moving averages avg_mean and avg_var, whether the
    /// thread trains or not.
    pub const Train: NormalizationMode = NormalizationMode(1);
    /// Uses avg_mean and avg_var, whether the thread trains or not; gradients do not flow into them.
    pub const Test: NormalizationMode = NormalizationMode(2);
    /// TEST while the thread does not train. While it trains, uses the statistics of the batch; avg_mean and
    /// avg_var keep 1 / N of themselves, where N counts the batches since start_finetuning. As in the
    /// reference, the first batch does not change the averages.
    pub const Finetune: NormalizationMode = NormalizationMode(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { NormalizationMode(value) }
}

impl std::fmt::Debug for NormalizationMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            NormalizationMode::Auto => f.write_str("Auto"),
            NormalizationMode::Train => f.write_str("Train"),
            NormalizationMode::Test => f.write_str("Test"),
            NormalizationMode::Finetune => f.write_str("Finetune"),
            other => write!(f, "NormalizationMode({})", other.0),
        }
    }
}

/// Kinds of generators, with cuRAND's numbers. The CPU and the test devices have Philox4x32-10 and MT19937.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct RandomMethod(i32);

#[allow(non_upper_case_globals)]
impl RandomMethod {
    /// The default of the device, Philox4x32-10.
    pub const Default: RandomMethod = RandomMethod(100);
    /// `RandomMethod::Xorwow`.
    pub const Xorwow: RandomMethod = RandomMethod(101);
    /// `RandomMethod::Mrg32k3a`.
    pub const Mrg32k3a: RandomMethod = RandomMethod(121);
    /// `RandomMethod::Mtgp32`.
    pub const Mtgp32: RandomMethod = RandomMethod(141);
    /// The Mersenne twister: raw words, float64 uniforms, int64 integers and permutations are those of
    /// NumPy's RandomState.
    pub const Mt19937: RandomMethod = RandomMethod(142);
    /// Counter-based: runs on all threads.
    pub const Philox43210: RandomMethod = RandomMethod(161);
    /// `RandomMethod::QuasiDefault`.
    pub const QuasiDefault: RandomMethod = RandomMethod(200);
    /// `RandomMethod::Sobol32`.
    pub const Sobol32: RandomMethod = RandomMethod(201);
    /// `RandomMethod::ScrambledSobol32`.
    pub const ScrambledSobol32: RandomMethod = RandomMethod(202);
    /// `RandomMethod::Sobol64`.
    pub const Sobol64: RandomMethod = RandomMethod(203);
    /// `RandomMethod::ScrambledSobol64`.
    pub const ScrambledSobol64: RandomMethod = RandomMethod(204);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { RandomMethod(value) }
}

impl std::fmt::Debug for RandomMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            RandomMethod::Default => f.write_str("Default"),
            RandomMethod::Xorwow => f.write_str("Xorwow"),
            RandomMethod::Mrg32k3a => f.write_str("Mrg32k3a"),
            RandomMethod::Mtgp32 => f.write_str("Mtgp32"),
            RandomMethod::Mt19937 => f.write_str("Mt19937"),
            RandomMethod::Philox43210 => f.write_str("Philox43210"),
            RandomMethod::QuasiDefault => f.write_str("QuasiDefault"),
            RandomMethod::Sobol32 => f.write_str("Sobol32"),
            RandomMethod::ScrambledSobol32 => f.write_str("ScrambledSobol32"),
            RandomMethod::Sobol64 => f.write_str("Sobol64"),
            RandomMethod::ScrambledSobol64 => f.write_str("ScrambledSobol64"),
            other => write!(f, "RandomMethod({})", other.0),
        }
    }
}

/// Which shifts of two vectors `Array::convolve` and `Array::correlate` use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct ConvolutionMode(i32);

#[allow(non_upper_case_globals)]
impl ConvolutionMode {
    /// All at which the vectors overlap.
    pub const Full: ConvolutionMode = ConvolutionMode(0);
    /// As many, in the middle, as the longer vector has elements.
    pub const Same: ConvolutionMode = ConvolutionMode(1);
    /// Those at which the shorter vector lies within the longer one.
    pub const Valid: ConvolutionMode = ConvolutionMode(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { ConvolutionMode(value) }
}

impl std::fmt::Debug for ConvolutionMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            ConvolutionMode::Full => f.write_str("Full"),
            ConvolutionMode::Same => f.write_str("Same"),
            ConvolutionMode::Valid => f.write_str("Valid"),
            other => write!(f, "ConvolutionMode({})", other.0),
        }
    }
}

/// What the elements are that `Array::pad` adds along an axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct PadMode(i32);

#[allow(non_upper_case_globals)]
impl PadMode {
    /// Undefined ones, to be set later.
    pub const Empty: PadMode = PadMode(0);
    /// A value.
    pub const Constant: PadMode = PadMode(1);
    /// The first or the last element.
    pub const Edge: PadMode = PadMode(2);
    /// Those from the other end on, as if the array were repeated.
    pub const Wrap: PadMode = PadMode(3);
    /// Those from the edge on in reverse order, without the first or the last one.
    pub const Reflect: PadMode = PadMode(4);
    /// Those from the edge on in reverse order.
    pub const Symmetric: PadMode = PadMode(5);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { PadMode(value) }
}

impl std::fmt::Debug for PadMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            PadMode::Empty => f.write_str("Empty"),
            PadMode::Constant => f.write_str("Constant"),
            PadMode::Edge => f.write_str("Edge"),
            PadMode::Wrap => f.write_str("Wrap"),
            PadMode::Reflect => f.write_str("Reflect"),
            PadMode::Symmetric => f.write_str("Symmetric"),
            other => write!(f, "PadMode({})", other.0),
        }
    }
}

/// Why an entry was not loaded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct LoadProblem(i32);

#[allow(non_upper_case_globals)]
impl LoadProblem {
    /// The object has the value, but the file does not.
    pub const Missing: LoadProblem = LoadProblem(0);
    /// The file has the entry, but the object does not request it.
    pub const Unexpected: LoadProblem = LoadProblem(1);
    /// Both have it, but with different shapes or dtypes.
    pub const Mismatching: LoadProblem = LoadProblem(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { LoadProblem(value) }
}

impl std::fmt::Debug for LoadProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            LoadProblem::Missing => f.write_str("Missing"),
            LoadProblem::Unexpected => f.write_str("Unexpected"),
            LoadProblem::Mismatching => f.write_str("Mismatching"),
            other => write!(f, "LoadProblem({})", other.0),
        }
    }
}

/// Which of the suitable positions a search returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Side(i32);

#[allow(non_upper_case_globals)]
impl Side {
    /// The first: sorted\[i - 1\] \< value \<= sorted\[i\].
    pub const Left: Side = Side(0);
    /// The last: sorted\[i - 1\] \<= value \< sorted\[i\].
    pub const Right: Side = Side(1);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Side(value) }
}

impl std::fmt::Debug for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Side::Left => f.write_str("Left"),
            Side::Right => f.write_str("Right"),
            other => write!(f, "Side({})", other.0),
        }
    }
}

/// Why a run has ended without a failure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct TrainingResult(i32);

#[allow(non_upper_case_globals)]
impl TrainingResult {
    /// The stop trigger has ended the training.
    pub const Finished: TrainingResult = TrainingResult(0);
    /// `Trainer::stop` or a signal has ended the run. Snapshot extensions have saved the training.
    pub const Stopped: TrainingResult = TrainingResult(1);
    /// The limit of `Trainer::run_for` is reached; a further run continues.
    pub const Paused: TrainingResult = TrainingResult(2);
    /// There are no more examples, because the iterator does not repeat.
    pub const Exhausted: TrainingResult = TrainingResult(3);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { TrainingResult(value) }
}

impl std::fmt::Debug for TrainingResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            TrainingResult::Finished => f.write_str("Finished"),
            TrainingResult::Stopped => f.write_str("Stopped"),
            TrainingResult::Paused => f.write_str("Paused"),
            TrainingResult::Exhausted => f.write_str("Exhausted"),
            other => write!(f, "TrainingResult({})", other.0),
        }
    }
}

/// What a trigger counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct TriggerUnit(i32);

#[allow(non_upper_case_globals)]
impl TriggerUnit {
    /// Updates.
    pub const Iteration: TriggerUnit = TriggerUnit(0);
    /// Epochs of the iterator "main".
    pub const Epoch: TriggerUnit = TriggerUnit(1);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { TriggerUnit(value) }
}

impl std::fmt::Debug for TriggerUnit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            TriggerUnit::Iteration => f.write_str("Iteration"),
            TriggerUnit::Epoch => f.write_str("Epoch"),
            other => write!(f, "TriggerUnit({})", other.0),
        }
    }
}

/// Which values are better.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct StoppingMode(i32);

#[allow(non_upper_case_globals)]
impl StoppingMode {
    /// Larger ones if the name of the value contains "accuracy", otherwise smaller ones.
    pub const Auto: StoppingMode = StoppingMode(0);
    /// Smaller ones.
    pub const Min: StoppingMode = StoppingMode(1);
    /// Larger ones.
    pub const Max: StoppingMode = StoppingMode(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { StoppingMode(value) }
}

impl std::fmt::Debug for StoppingMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            StoppingMode::Auto => f.write_str("Auto"),
            StoppingMode::Min => f.write_str("Min"),
            StoppingMode::Max => f.write_str("Max"),
            other => write!(f, "StoppingMode({})", other.0),
        }
    }
}

/// Result of a call. Zero is success; the values never change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Code(i32);

#[allow(non_upper_case_globals)]
impl Code {
    /// Success.
    pub const Ok: Code = Code(0);
    /// A value that the function does not accept, or `None` where an object is needed.
    pub const InvalidArgument: Code = Code(1);
    /// Shapes do not fit together.
    pub const Shape: Code = Code(2);
    /// An axis or index is out of range.
    pub const Index: Code = Code(3);
    /// An element type without an implementation, or a cast that the casting rule forbids.
    pub const Dtype: Code = Code(4);
    /// The inputs of a differentiable function do not meet its conditions.
    pub const TypeCheck: Code = Code(5);
    /// Operands are on different devices, or a device does not exist.
    pub const Device: Code = Code(6);
    /// There is not enough memory; nothing was changed.
    pub const OutOfMemory: Code = Code(7);
    /// The operating system refused to read or write.
    pub const Io: Code = Code(8);
    /// A file or text is malformed.
    pub const Format: Code = Code(9);
    /// A file, entry, parameter or name does not exist.
    pub const NotFound: Code = Code(10);
    /// The library does not do this.
    pub const Unsupported: Code = Code(11);
    /// This machine or build lacks what is needed (CUDA, a compiler).
    pub const Unavailable: Code = Code(12);
    /// A CUDA library reported a failure.
    pub const Cuda: Code = Code(13);
    /// The object is in a state that does not allow the call.
    pub const State: Code = Code(14);
    /// A callback failed without a message.
    pub const Callback: Code = Code(15);
    /// Debug mode found a NaN.
    pub const Nan: Code = Code(16);
    /// A defect of the library.
    pub const Internal: Code = Code(17);
    /// An assertion of catenary/testing.h does not hold.
    pub const Assertion: Code = Code(18);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Code(value) }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Code::Ok => f.write_str("Ok"),
            Code::InvalidArgument => f.write_str("InvalidArgument"),
            Code::Shape => f.write_str("Shape"),
            Code::Index => f.write_str("Index"),
            Code::Dtype => f.write_str("Dtype"),
            Code::TypeCheck => f.write_str("TypeCheck"),
            Code::Device => f.write_str("Device"),
            Code::OutOfMemory => f.write_str("OutOfMemory"),
            Code::Io => f.write_str("Io"),
            Code::Format => f.write_str("Format"),
            Code::NotFound => f.write_str("NotFound"),
            Code::Unsupported => f.write_str("Unsupported"),
            Code::Unavailable => f.write_str("Unavailable"),
            Code::Cuda => f.write_str("Cuda"),
            Code::State => f.write_str("State"),
            Code::Callback => f.write_str("Callback"),
            Code::Nan => f.write_str("Nan"),
            Code::Internal => f.write_str("Internal"),
            Code::Assertion => f.write_str("Assertion"),
            other => write!(f, "Code({})", other.0),
        }
    }
}

/// Element type of an array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct DType(i32);

#[allow(non_upper_case_globals)]
impl DType {
    /// One byte, 0 or 1.
    pub const Bool: DType = DType(0);
    /// `DType::Int8`.
    pub const Int8: DType = DType(1);
    /// `DType::Int16`.
    pub const Int16: DType = DType(2);
    /// `DType::Int32`.
    pub const Int32: DType = DType(3);
    /// `DType::Int64`.
    pub const Int64: DType = DType(4);
    /// `DType::Uint8`.
    pub const Uint8: DType = DType(5);
    /// `DType::Uint16`.
    pub const Uint16: DType = DType(6);
    /// `DType::Uint32`.
    pub const Uint32: DType = DType(7);
    /// `DType::Uint64`.
    pub const Uint64: DType = DType(8);
    /// IEEE binary16; computed in float32.
    pub const Float16: DType = DType(9);
    /// The upper half of a float32; computed in float32. Promotes as float16 does; with float16 gives
    /// float32.
    pub const Bfloat16: DType = DType(10);
    /// `DType::Float32`.
    pub const Float32: DType = DType(11);
    /// `DType::Float64`.
    pub const Float64: DType = DType(12);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { DType(value) }
}

impl std::fmt::Debug for DType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            DType::Bool => f.write_str("Bool"),
            DType::Int8 => f.write_str("Int8"),
            DType::Int16 => f.write_str("Int16"),
            DType::Int32 => f.write_str("Int32"),
            DType::Int64 => f.write_str("Int64"),
            DType::Uint8 => f.write_str("Uint8"),
            DType::Uint16 => f.write_str("Uint16"),
            DType::Uint32 => f.write_str("Uint32"),
            DType::Uint64 => f.write_str("Uint64"),
            DType::Float16 => f.write_str("Float16"),
            DType::Bfloat16 => f.write_str("Bfloat16"),
            DType::Float32 => f.write_str("Float32"),
            DType::Float64 => f.write_str("Float64"),
            other => write!(f, "DType({})", other.0),
        }
    }
}

/// Which conversions of elements a call allows, with NumPy's names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Casting(i32);

#[allow(non_upper_case_globals)]
impl Casting {
    /// None.
    pub const No: Casting = Casting(0);
    /// The same element type.
    pub const Equiv: Casting = Casting(1);
    /// Conversions that keep every value.
    pub const Safe: Casting = Casting(2);
    /// Safe conversions and those within a kind, such as float64 to float32.
    pub const SameKind: Casting = Casting(3);
    /// All.
    pub const Unsafe: Casting = Casting(4);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Casting(value) }
}

impl std::fmt::Debug for Casting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Casting::No => f.write_str("No"),
            Casting::Equiv => f.write_str("Equiv"),
            Casting::Safe => f.write_str("Safe"),
            Casting::SameKind => f.write_str("SameKind"),
            Casting::Unsafe => f.write_str("Unsafe"),
            other => write!(f, "Casting({})", other.0),
        }
    }
}

/// What one item of an index does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct IndexKind(i32);

#[allow(non_upper_case_globals)]
impl IndexKind {
    /// Selects position `start`, which counts from the end if it is negative, and removes the axis.
    pub const Int: IndexKind = IndexKind(0);
    /// start:stop:step as in Python; `OMITTED` for an omitted bound. A step of 0 is an error.
    pub const Slice: IndexKind = IndexKind(1);
    /// Inserts an axis of length 1.
    pub const Newaxis: IndexKind = IndexKind(2);
    /// As many whole axes as are left; at most once.
    pub const Ellipsis: IndexKind = IndexKind(3);
    /// Positions or a mask: array number `start` of the list that belongs to the items. Only for calls with
    /// such a list.
    pub const Array: IndexKind = IndexKind(4);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { IndexKind(value) }
}

impl std::fmt::Debug for IndexKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            IndexKind::Int => f.write_str("Int"),
            IndexKind::Slice => f.write_str("Slice"),
            IndexKind::Newaxis => f.write_str("Newaxis"),
            IndexKind::Ellipsis => f.write_str("Ellipsis"),
            IndexKind::Array => f.write_str("Array"),
            other => write!(f, "IndexKind({})", other.0),
        }
    }
}

/// Whether results computed from a variable keep the history needed for backward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Volatile(i32);

#[allow(non_upper_case_globals)]
impl Volatile {
    /// History is kept.
    pub const Off: Volatile = Volatile(0);
    /// History is not kept; must not be mixed with OFF.
    pub const On: Volatile = Volatile(1);
    /// Follows the other inputs.
    pub const Auto: Volatile = Volatile(2);

    /// The value of C.
    #[inline]
    pub const fn raw(self) -> i32 { self.0 }

    /// A value of C. A later library may have values that this version does not name.
    #[inline]
    pub const fn from_raw(value: i32) -> Self { Volatile(value) }
}

impl std::fmt::Debug for Volatile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Volatile::Off => f.write_str("Off"),
            Volatile::On => f.write_str("On"),
            Volatile::Auto => f.write_str("Auto"),
            other => write!(f, "Volatile({})", other.0),
        }
    }
}

/// An omitted bound of a slice.
pub const OMITTED: i64 = sys::CTN_OMITTED;
/// The largest number of dimensions of an array; longer lists of lengths or axes are refused before they are
/// read.
pub const MAX_NDIM: i32 = sys::CTN_MAX_NDIM;
/// No axis: the array is treated as flattened.
pub const AXIS_NONE: i64 = sys::CTN_AXIS_NONE;
/// A size of a new link that its first input determines. Until then the link lacks the parameters of this
/// size. The first call makes them on the device of the input, without a gradient; a load or
/// `Link::copyparams` can make them as well.
pub const SIZE_FROM_INPUT: i64 = sys::CTN_SIZE_FROM_INPUT;
/// Priority of extensions that report values.
pub const PRIORITY_WRITER: i32 = sys::CTN_PRIORITY_WRITER;
/// Priority of extensions that change reported values.
pub const PRIORITY_EDITOR: i32 = sys::CTN_PRIORITY_EDITOR;
/// Priority of extensions that only read reported values.
pub const PRIORITY_READER: i32 = sys::CTN_PRIORITY_READER;
/// Stands for the priority of the extension itself.
pub const PRIORITY_DEFAULT: i32 = sys::CTN_PRIORITY_DEFAULT;
