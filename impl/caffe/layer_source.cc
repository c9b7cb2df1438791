// Converts the layers of a Caffe model to operations, and checks their parameters.
#include "impl/caffe/layer_source.h"

#include <cmath>
#include <cstring>

namespace catenary::caffe {
namespace {

constexpr int64_t kMaxLength = int64_t{1} << 24, kMaxChannels = (int64_t{1} << 31) - 1;

/// The parameters of a layer, or the defaults if it has none.
template <class Proto>
const Proto& given(const Proto* proto, const Proto& none) {
  return proto ? *proto : none;
}

std::string shape_text(const std::vector<int64_t>& shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i) text += format(i ? ", %lld" : "%lld", (long long)shape[i]);
  return text + (shape.size() == 1 ? ",)" : ")");
}

/// Old files use four axes for everything: leading axes of length one do not count.
bool same_shape(const std::vector<int64_t>& a, const std::vector<int64_t>& b) {
  const auto &longer = a.size() < b.size() ? b : a, &shorter = a.size() < b.size() ? a : b;
  const size_t more = longer.size() - shorter.size();
  for (size_t i = 0; i < longer.size(); ++i)
    if (longer[i] != (i < more ? 1 : shorter[i - more])) return false;
  return true;
}

void check_blob(const LayerSource& source, const LayerModel& layer, size_t index,
                const std::vector<int64_t>& shape) {
  if (!same_shape(layer.blobs[index].shape, shape))
    source.wrong(format("blobs[%zu].shape", index).c_str(),
                 format("expected %s, got %s", shape_text(shape).c_str(),
                        shape_text(layer.blobs[index].shape).c_str()));
}

void check_blobs(const LayerSource& source, const LayerModel& layer, size_t count) {
  if (layer.blobs.size() != count)
    source.wrong("blobs", format("expected %zu, got %zu", count, layer.blobs.size()));
}

/// Reads one number for both axes, or one for each.
void read_pair(const LayerSource& source, const char* field, size_t count, const uint32_t* values,
               int64_t least, int64_t* pair) {
  if (count == 0) return;
  if (count > 2) source.wrong(field, format("expected 1 or 2 numbers, got %zu", count));
  for (size_t i = 0; i < 2; ++i)
    pair[i] = source.in_range(field, values[count == 2 ? i : 0], least, kMaxLength);
}

/// Reads the form with a field for each axis, which excludes the other form.
void read_axes(const LayerSource& source, const char* message, const char* name, bool plain, bool has_h,
               uint32_t h, bool has_w, uint32_t w, int64_t least, int64_t* pair) {
  if (!has_h && !has_w) return;
  const std::string field = format("%s.%s", message, name);
  if (plain) source.wrong(field.c_str(), "expected one number, or one with _h and one with _w, got both");
  if (has_h) pair[0] = source.in_range((field + "_h").c_str(), h, least, kMaxLength);
  if (has_w) pair[1] = source.in_range((field + "_w").c_str(), w, least, kMaxLength);
}

Operation read_convolution(const LayerSource& source, const LayerModel& layer) {
  static const CtnCaffe__ConvolutionParameter kNone = CTN_CAFFE__CONVOLUTION_PARAMETER__INIT;
  const CtnCaffe__ConvolutionParameter& p = given(source.convolution, kNone);
  const char* const message = "convolution_param";
  if (p.axis != 1 && p.axis != -3) return Ignored{"the channels of its convolution are not axis 1"};
  check_blobs(source, layer, p.bias_term ? 2 : 1);
  const std::vector<int64_t>& shape = layer.blobs[0].shape;
  if (shape.size() == 3 || shape.size() > 4 || p.n_kernel_size > 2)
    return Ignored{format("its convolution is not two-dimensional: the weights have %zu axes", shape.size())};
  if (shape.size() != 4) source.wrong("blobs[0].shape", "expected 4 axes, got " + shape_text(shape));
  Convolution c;
  c.window.kernel[0] = c.window.kernel[1] = 0;
  read_pair(source, "convolution_param.kernel_size", p.n_kernel_size, p.kernel_size, 1, c.window.kernel);
  read_axes(source, message, "kernel", p.n_kernel_size, p.has_kernel_h, p.kernel_h, p.has_kernel_w,
            p.kernel_w, 1, c.window.kernel);
  if (!c.window.kernel[0] || !c.window.kernel[1])
    source.wrong("convolution_param.kernel_size", "expected a window size, got none");
  read_pair(source, "convolution_param.stride", p.n_stride, p.stride, 1, c.window.stride);
  read_axes(source, message, "stride", p.n_stride, p.has_stride_h, p.stride_h, p.has_stride_w, p.stride_w, 1,
            c.window.stride);
  read_pair(source, "convolution_param.pad", p.n_pad, p.pad, 0, c.window.pad);
  read_axes(source, message, "pad", p.n_pad, p.has_pad_h, p.pad_h, p.has_pad_w, p.pad_w, 0, c.window.pad);
  read_pair(source, "convolution_param.dilation", p.n_dilation, p.dilation, 1, c.window.dilation);
  c.out = source.in_range("convolution_param.num_output", p.num_output, 1, kMaxChannels);
  c.groups = source.in_range("convolution_param.group", p.group, 1, kMaxChannels);
  if (c.out % c.groups)
    source.wrong("convolution_param.group", format("expected a divisor of num_output %lld, got %lld",
                                                   (long long)c.out, (long long)c.groups));
  const int64_t in = source.in_range("blobs[0].shape", shape[1], 1, kMaxChannels);
  c.in = source.in_range("convolution_param.group", in * c.groups, 1, kMaxChannels);
  check_blob(source, layer, 0, {c.out, in, c.window.kernel[0], c.window.kernel[1]});
  c.has_bias = p.bias_term;
  if (c.has_bias) check_blob(source, layer, 1, {c.out});
  return c;
}

Operation read_pooling(const LayerSource& source) {
  static const CtnCaffe__PoolingParameter kNone = CTN_CAFFE__POOLING_PARAMETER__INIT;
  const CtnCaffe__PoolingParameter& p = given(source.pooling, kNone);
  const char* const message = "pooling_param";
  if (source.in_range("pooling_param.pool", p.pool, 0, 2) == 2)
    return Ignored{"stochastic pooling is not supported"};
  Pooling pooling;
  pooling.average = p.pool == 1;
  pooling.global = p.global_pooling;
  pooling.floor = source.in_range("pooling_param.round_mode", p.round_mode, 0, 1) == 1;
  Window& w = pooling.window;
  w.kernel[0] = w.kernel[1] = 0;
  read_pair(source, "pooling_param.stride", p.has_stride, &p.stride, 1, w.stride);
  read_axes(source, message, "stride", p.has_stride, p.has_stride_h, p.stride_h, p.has_stride_w, p.stride_w,
            1, w.stride);
  read_pair(source, "pooling_param.pad", p.has_pad, &p.pad, 0, w.pad);
  read_axes(source, message, "pad", p.has_pad, p.has_pad_h, p.pad_h, p.has_pad_w, p.pad_w, 0, w.pad);
  if (pooling.global) {
    if (w.pad[0] || w.pad[1] || w.stride[0] != 1 || w.stride[1] != 1)
      source.wrong("pooling_param.global_pooling",
                   "expected no padding and no stride, got at least one of them");
    return pooling;
  }
  read_pair(source, "pooling_param.kernel_size", p.has_kernel_size, &p.kernel_size, 1, w.kernel);
  read_axes(source, message, "kernel", p.has_kernel_size, p.has_kernel_h, p.kernel_h, p.has_kernel_w,
            p.kernel_w, 1, w.kernel);
  if (!w.kernel[0] || !w.kernel[1])
    source.wrong("pooling_param.kernel_size", "expected a window size, got none");
  if (w.kernel[0] * w.kernel[1] > kMaxLength)
    source.wrong("pooling_param.kernel_size", "expected at most 2^24 elements in a window");
  for (int i = 0; i < 2; ++i)
    if (w.pad[i] >= w.kernel[i])
      source.wrong("pooling_param.pad", format("expected less than the window's %lld, got %lld",
                                               (long long)w.kernel[i], (long long)w.pad[i]));
  return pooling;
}

Operation read_inner_product(const LayerSource& source, const LayerModel& layer) {
  static const CtnCaffe__InnerProductParameter kNone = CTN_CAFFE__INNER_PRODUCT_PARAMETER__INIT;
  const CtnCaffe__InnerProductParameter& p = given(source.inner_product, kNone);
  check_blobs(source, layer, p.bias_term ? 2 : 1);
  const std::vector<int64_t>& shape = layer.blobs[0].shape;
  if (shape.size() < 2) source.wrong("blobs[0].shape", "expected 2 axes, got " + shape_text(shape));
  InnerProduct product;
  product.axis = p.axis;
  product.transposed = p.transpose;
  product.has_bias = p.bias_term;
  product.out = source.in_range("inner_product_param.num_output", p.num_output, 1, kMaxChannels);
  const size_t place = shape.size() - (product.transposed ? 2 : 1);
  product.in = source.in_range("blobs[0].shape", shape[place], 1, INT64_MAX);
  if (product.transposed) {
    check_blob(source, layer, 0, {product.in, product.out});
  } else {
    check_blob(source, layer, 0, {product.out, product.in});
  }
  if (product.has_bias) check_blob(source, layer, 1, {product.out});
  return product;
}

Operation read_lrn(const LayerSource& source) {
  static const CtnCaffe__LRNParameter kNone = CTN_CAFFE__LRNPARAMETER__INIT;
  const CtnCaffe__LRNParameter& p = given(source.lrn, kNone);
  Lrn lrn;
  lrn.size = source.in_range("lrn_param.local_size", p.local_size, 1, kMaxLength);
  if (lrn.size % 2 == 0)
    source.wrong("lrn_param.local_size", format("expected an odd number, got %lld", (long long)lrn.size));
  lrn.alpha = source.finite("lrn_param.alpha", p.alpha);
  lrn.beta = source.finite("lrn_param.beta", p.beta);
  lrn.k = source.finite("lrn_param.k", p.k);
  lrn.within_channel = source.in_range("lrn_param.norm_region", p.norm_region, 0, 1) == 1;
  if (lrn.within_channel && lrn.size > 4095)
    source.wrong("lrn_param.local_size", format("expected at most 4095, got %lld", (long long)lrn.size));
  return lrn;
}

Operation read_loss(const LayerSource& source) {
  static const CtnCaffe__LossParameter kNone = CTN_CAFFE__LOSS_PARAMETER__INIT;
  static const CtnCaffe__SoftmaxParameter kNoSoftmax = CTN_CAFFE__SOFTMAX_PARAMETER__INIT;
  const CtnCaffe__LossParameter& p = given(source.loss, kNone);
  SoftmaxLoss loss;
  loss.axis = given(source.softmax, kNoSoftmax).axis;
  if (p.has_ignore_label) loss.ignore_label = p.ignore_label;
  loss.normalization = SoftmaxLoss::Normalization(
      source.in_range("loss_param.normalization", p.normalization, SoftmaxLoss::full, SoftmaxLoss::none));
  if (!p.has_normalization && p.has_normalize && !p.normalize) loss.normalization = SoftmaxLoss::batch_size;
  return loss;
}

/// Reads the axis of Concat and Slice, which older files give as a dimension.
int64_t read_axis(const LayerSource& source, const char* old_field, bool has_axis, int32_t axis, bool has_old,
                  uint32_t old) {
  if (!has_old) return axis;
  if (has_axis) source.wrong(old_field, "expected either this or the axis, got both");
  return source.in_range(old_field, old, 0, 31);
}

Operation read_slice(const LayerSource& source, const LayerModel& layer) {
  static const CtnCaffe__SliceParameter kNone = CTN_CAFFE__SLICE_PARAMETER__INIT;
  const CtnCaffe__SliceParameter& p = given(source.slice, kNone);
  Slice slice;
  slice.axis = read_axis(source, "slice_param.slice_dim", p.has_axis, p.axis, p.has_slice_dim, p.slice_dim);
  slice.points.assign(p.slice_point, p.slice_point + p.n_slice_point);
  if (p.n_slice_point && p.n_slice_point != layer.tops.size() - 1)
    source.wrong("slice_param.slice_point",
                 format("expected %zu for %zu tops, got %zu", layer.tops.size() - 1, layer.tops.size(),
                        p.n_slice_point));
  for (size_t i = 0; i < slice.points.size(); ++i)
    if (slice.points[i] <= (i ? slice.points[i - 1] : 0))
      source.wrong("slice_param.slice_point",
                   format("expected increasing positions above 0, got %lld", (long long)slice.points[i]));
  return slice;
}

Operation read_eltwise(const LayerSource& source, const LayerModel& layer) {
  static const CtnCaffe__EltwiseParameter kNone = CTN_CAFFE__ELTWISE_PARAMETER__INIT;
  const CtnCaffe__EltwiseParameter& p = given(source.eltwise, kNone);
  Eltwise eltwise;
  eltwise.operation = Eltwise::Operation(
      source.in_range("eltwise_param.operation", p.operation, Eltwise::product, Eltwise::maximum));
  if (p.n_coeff && eltwise.operation != Eltwise::sum)
    source.wrong("eltwise_param.coeff", "expected none unless the operation is SUM");
  if (p.n_coeff && p.n_coeff != layer.bottoms.size())
    source.wrong("eltwise_param.coeff",
                 format("expected one for each of %zu bottoms, got %zu", layer.bottoms.size(), p.n_coeff));
  for (size_t i = 0; i < p.n_coeff; ++i)
    eltwise.coefficients.push_back(source.finite("eltwise_param.coeff", p.coeff[i]));
  return eltwise;
}

Operation read_batch_norm(const LayerSource& source, const LayerModel& layer) {
  static const CtnCaffe__BatchNormParameter kNone = CTN_CAFFE__BATCH_NORM_PARAMETER__INIT;
  const CtnCaffe__BatchNormParameter& p = given(source.batch_norm, kNone);
  check_blobs(source, layer, 3);
  BatchNorm norm;
  const int64_t channels = source.in_range("blobs[0].shape", layer.blobs[0].size, 1, kMaxChannels);
  check_blob(source, layer, 0, {channels});
  check_blob(source, layer, 1, {channels});
  check_blob(source, layer, 2, {1});
  source.finite("blobs[2].data", layer.blobs[2].at(0));
  norm.fraction = source.finite("batch_norm_param.moving_average_fraction", p.moving_average_fraction);
  norm.eps = source.finite("batch_norm_param.eps", p.eps);
  if (norm.eps < 0) source.wrong("batch_norm_param.eps", format("expected at least 0, got %g", norm.eps));
  if (p.has_use_global_stats) norm.use_global_stats = p.use_global_stats != 0;
  return norm;
}

Operation read_scale(const LayerSource& source, const LayerModel& layer) {
  static const CtnCaffe__ScaleParameter kNone = CTN_CAFFE__SCALE_PARAMETER__INIT;
  const CtnCaffe__ScaleParameter& p = given(source.scale, kNone);
  Scale scale;
  scale.has_gamma = layer.bottoms.size() == 1;
  scale.has_bias = p.bias_term;
  check_blobs(source, layer, size_t(scale.has_gamma) + scale.has_bias);
  const int64_t axes = source.in_range("scale_param.num_axes", p.num_axes, -1, 32);
  scale.axis = axes == 0 ? 0 : p.axis;
  for (size_t i = 0; i < layer.blobs.size(); ++i) {
    const std::vector<int64_t>& shape = layer.blobs[i].shape;
    if (scale.has_gamma && axes >= 0 && shape.size() != size_t(axes))
      source.wrong(format("blobs[%zu].shape", i).c_str(),
                   format("expected the %lld axes of scale_param.num_axes, got %s", (long long)axes,
                          shape_text(shape).c_str()));
    if (i && shape != layer.blobs[0].shape)
      source.wrong("blobs[1].shape", format("expected %s, got %s", shape_text(layer.blobs[0].shape).c_str(),
                                            shape_text(shape).c_str()));
    source.in_range(format("blobs[%zu].shape", i).c_str(), layer.blobs[i].size, 1, INT64_MAX);
  }
  return scale;
}

Operation read_reshape(const LayerSource& source) {
  static const CtnCaffe__ReshapeParameter kNone = CTN_CAFFE__RESHAPE_PARAMETER__INIT;
  const CtnCaffe__ReshapeParameter& p = given(source.reshape, kNone);
  Reshape reshape;
  reshape.axis = p.axis;
  reshape.num_axes = source.in_range("reshape_param.num_axes", p.num_axes, -1, 32);
  if (p.shape) reshape.shape.assign(p.shape->dim, p.shape->dim + p.shape->n_dim);
  if (reshape.shape.size() > 32)
    source.wrong("reshape_param.shape", format("expected at most 32 axes, got %zu", reshape.shape.size()));
  int inferred = 0;
  for (int64_t length : reshape.shape) {
    source.in_range("reshape_param.shape", length, -1, INT64_MAX);
    inferred += length == -1;
  }
  if (inferred > 1) source.wrong("reshape_param.shape", "expected -1 at most once");
  return reshape;
}

struct Arity {
  const char* type;
  size_t least_bottoms, most_bottoms, least_tops, most_tops;
};
constexpr size_t kAny = SIZE_MAX;
constexpr Arity kArities[] = {
    {"Convolution", 1, kAny, 1, kAny},
    {"InnerProduct", 1, 1, 1, 1},
    {"Pooling", 1, 1, 1, 2},
    {"ReLU", 1, 1, 1, 1},
    {"LRN", 1, 1, 1, 1},
    {"Dropout", 1, 1, 1, 1},
    {"Softmax", 1, 1, 1, 1},
    {"SoftmaxWithLoss", 2, 2, 1, 2},
    {"Concat", 1, kAny, 1, 1},
    {"Split", 1, 1, 1, kAny},
    {"Slice", 1, 1, 1, kAny},
    {"Eltwise", 1, kAny, 1, 1},
    {"BatchNorm", 1, 1, 1, 1},
    {"Scale", 1, 2, 1, 1},
    {"Sigmoid", 1, 1, 1, 1},
    {"TanH", 1, 1, 1, 1},
    {"Flatten", 1, 1, 1, 1},
    {"Reshape", 1, 1, 1, 1},
};

const Arity* arity_of(const std::string& type) {
  for (const Arity& arity : kArities)
    if (type == arity.type) return &arity;
  return nullptr;
}

bool is_data(const std::string& type) {
  for (const char* name : {"Data", "ImageData", "HDF5Data", "MemoryData", "WindowData", "DummyData", "Input"})
    if (type == name) return true;
  return false;
}

void check_count(const LayerSource& source, const char* field, size_t count, size_t least, size_t most) {
  if (count >= least && count <= most) return;
  const std::string expected = most == least  ? format("%zu", least)
                               : most == kAny ? format("at least %zu", least)
                                              : format("%zu to %zu", least, most);
  source.wrong(field, format("expected %s, got %zu", expected.c_str(), count));
}

}  // namespace

int64_t LayerSource::in_range(const char* field, int64_t value, int64_t least, int64_t most) const {
  if (value < least || value > most)
    wrong(field, most == INT64_MAX
                     ? format("expected at least %lld, got %lld", (long long)least, (long long)value)
                     : format("expected %lld to %lld, got %lld", (long long)least, (long long)most,
                              (long long)value));
  return value;
}

double LayerSource::finite(const char* field, double value) const {
  if (!std::isfinite(value)) wrong(field, format("expected a finite number, got %g", value));
  return value;
}

Operation read_operation(const LayerSource& source, const LayerModel& layer) {
  const std::string& type = layer.type;
  if (is_data(type)) return Ignored{"it is a data layer: its blobs are given as inputs"};
  const Arity* arity = arity_of(type);
  if (!arity) return Ignored{"layers of this type are not supported"};
  if (layer.tops.empty()) return Ignored{"it has no top blobs"};
  check_count(source, "bottom", layer.bottoms.size(), arity->least_bottoms, arity->most_bottoms);
  check_count(source, "top", layer.tops.size(), arity->least_tops, arity->most_tops);
  if (type == "Convolution") {
    check_count(source, "top", layer.tops.size(), layer.bottoms.size(), layer.bottoms.size());
    return read_convolution(source, layer);
  }
  if (type == "InnerProduct") return read_inner_product(source, layer);
  if (type == "BatchNorm") return read_batch_norm(source, layer);
  if (type == "Scale") return read_scale(source, layer);
  check_blobs(source, layer, 0);
  if (type == "Pooling") {
    if (layer.tops.size() == 2)
      return Ignored{"its second top, the positions of the maxima, is not supported"};
    return read_pooling(source);
  }
  if (type == "ReLU") {
    static const CtnCaffe__ReLUParameter kNone = CTN_CAFFE__RE_LUPARAMETER__INIT;
    return ReLU{source.finite("relu_param.negative_slope", given(source.relu, kNone).negative_slope)};
  }
  if (type == "LRN") return read_lrn(source);
  if (type == "Dropout") {
    static const CtnCaffe__DropoutParameter kNone = CTN_CAFFE__DROPOUT_PARAMETER__INIT;
    const double ratio = given(source.dropout, kNone).dropout_ratio;
    if (!(ratio >= 0 && ratio < 1))
      source.wrong("dropout_param.dropout_ratio", format("expected 0 <= ratio < 1, got %g", ratio));
    return Dropout{ratio};
  }
  if (type == "Softmax") {
    static const CtnCaffe__SoftmaxParameter kNone = CTN_CAFFE__SOFTMAX_PARAMETER__INIT;
    return Softmax{given(source.softmax, kNone).axis};
  }
  if (type == "SoftmaxWithLoss") return read_loss(source);
  if (type == "Concat") {
    static const CtnCaffe__ConcatParameter kNone = CTN_CAFFE__CONCAT_PARAMETER__INIT;
    const CtnCaffe__ConcatParameter& p = given(source.concat, kNone);
    return Concat{
        read_axis(source, "concat_param.concat_dim", p.has_axis, p.axis, p.has_concat_dim, p.concat_dim)};
  }
  if (type == "Split") return Split{};
  if (type == "Slice") return read_slice(source, layer);
  if (type == "Eltwise") return read_eltwise(source, layer);
  if (type == "Sigmoid") return Sigmoid{};
  if (type == "TanH") return TanH{};
  if (type == "Flatten") {
    static const CtnCaffe__FlattenParameter kNone = CTN_CAFFE__FLATTEN_PARAMETER__INIT;
    const CtnCaffe__FlattenParameter& p = given(source.flatten, kNone);
    return Flatten{p.axis, p.end_axis};
  }
  return read_reshape(source);
}

}  // namespace catenary::caffe
