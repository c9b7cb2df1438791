// The contents of a Caffe model, independent of its encoding.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

struct CtnCaffe__NetParameter;

// The contents of a .caffemodel, checked and independent of its encoding. Nothing here knows arrays or links.
namespace catenary::caffe {

/// Numbers of a layer, stored in the model that was read.
struct Blob {
  std::vector<int64_t> shape;
  const float* floats = nullptr;
  const double* doubles = nullptr;  // used if `floats` is null
  int64_t size = 0;

  double at(int64_t i) const { return floats ? double(floats[i]) : doubles[i]; }
};

/// Window geometry along y and x.
struct Window {
  int64_t kernel[2], stride[2] = {1, 1}, pad[2] = {0, 0}, dilation[2] = {1, 1};
};

// One struct for each layer type that can run. Blobs are in the order in which each struct names them.
struct Convolution {  // W (out, in / groups, y, x), b (out) if has_bias
  Window window;
  int64_t groups, in, out;
  bool has_bias;
};
struct InnerProduct {  // W (out, in), or (in, out) if transposed; b (out) if has_bias
  int64_t axis, in, out;
  bool has_bias, transposed;
};
struct Pooling {
  Window window;
  bool average, global, floor;
};
struct ReLU {
  double slope;
};
struct Lrn {
  int64_t size;
  double alpha, beta, k;
  bool within_channel;
};
struct Dropout {
  double ratio;
};
struct Softmax {
  int64_t axis;
};
struct SoftmaxLoss {
  enum Normalization { full, valid, batch_size, none };
  int64_t axis;
  std::optional<int32_t> ignore_label;
  Normalization normalization;
};
struct Concat {
  int64_t axis;
};
struct Split {};
struct Slice {
  int64_t axis;
  std::vector<int64_t> points;  // empty: equal parts
};
struct Eltwise {
  enum Operation { product, sum, maximum } operation;
  std::vector<double> coefficients;  // factors of a sum, one per bottom; empty: all 1
};
struct BatchNorm {  // sums of means and of variances (channels), and the divisor of both (1)
  double fraction, eps;
  std::optional<bool> use_global_stats;
};
struct Scale {  // gamma unless it is the second bottom, beta if has_bias
  int64_t axis;
  bool has_gamma, has_bias;
};
struct Sigmoid {};
struct TanH {};
struct Flatten {
  int64_t axis, end_axis;
};
struct Reshape {
  std::vector<int64_t> shape;  // 0: same as the bottom, -1: inferred
  int64_t axis, num_axes;
};
/// A layer that never runs, and the reason.
struct Ignored {
  std::string reason;
};

using Operation =
    std::variant<Ignored, Convolution, InnerProduct, Pooling, ReLU, Lrn, Dropout, Softmax, SoftmaxLoss,
                 Concat, Split, Slice, Eltwise, BatchNorm, Scale, Sigmoid, TanH, Flatten, Reshape>;

struct LayerModel {
  std::string name, type;  // the type by its name in the current format
  std::vector<std::string> bottoms, tops;
  bool in_train = true, in_test = true;  // the phases in which the layer's rules include it
  Operation operation;
  std::vector<Blob> blobs;
};

class Model {
 public:
  /// `origin` names the file in messages. Throws Error(CTN_ERROR_FORMAT), which names layer and field, for
  /// bytes that are not a model and for values that no network can have, and Error(CTN_ERROR_UNSUPPORTED) for
  /// the oldest format.
  Model(const uint8_t* data, size_t size, const std::string& origin);
  ~Model();
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;

  const std::vector<LayerModel>& layers() const { return layers_; }

 private:
  struct Free {
    void operator()(CtnCaffe__NetParameter* net) const;
  };
  std::unique_ptr<CtnCaffe__NetParameter, Free> net_;
  std::vector<LayerModel> layers_;
};

}  // namespace catenary::caffe
