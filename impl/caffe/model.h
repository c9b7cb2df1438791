#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

struct CtnCaffe__NetParameter;

// What a .caffemodel says, checked and free of its encoding; nothing here knows arrays or links.
namespace catenary::caffe {

/// Numbers of a layer; they lie in the model that was read.
struct Blob {
  std::vector<int64_t> shape;
  const float* floats = nullptr;
  const double* doubles = nullptr;  // where `floats` is null
  int64_t size = 0;

  double at(int64_t i) const { return floats ? double(floats[i]) : doubles[i]; }
};

/// Sizes along y and x.
struct Window {
  int64_t kernel[2], stride[2] = {1, 1}, pad[2] = {0, 0}, dilation[2] = {1, 1};
};

// One of these for each layer that can be run. The blobs of a layer are in the order in which it names them.
struct Convolution {  // W (out, in / groups, y, x), b (out) where has_bias
  Window window;
  int64_t groups, in, out;
  bool has_bias;
};
struct InnerProduct {  // W (out, in), or (in, out) where transposed, b (out) where has_bias
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
  std::vector<int64_t> points;  // none: equal parts
};
struct Eltwise {
  enum Operation { product, sum, maximum } operation;
  std::vector<double> coefficients;  // of a sum, for each bottom; none: all 1
};
struct BatchNorm {  // sums of means and variances (channels), and what to divide them by (1)
  double fraction, eps;
  std::optional<bool> use_global_stats;
};
struct Scale {  // gamma unless it comes as the second bottom, beta where has_bias
  int64_t axis;
  bool has_gamma, has_bias;
};
struct Sigmoid {};
struct TanH {};
struct Flatten {
  int64_t axis, end_axis;
};
struct Reshape {
  std::vector<int64_t> shape;  // 0: as the bottom's, -1: what is left
  int64_t axis, num_axes;
};
/// A layer that is never run, and why.
struct Ignored {
  std::string reason;
};

using Operation =
    std::variant<Ignored, Convolution, InnerProduct, Pooling, ReLU, Lrn, Dropout, Softmax, SoftmaxLoss,
                 Concat, Split, Slice, Eltwise, BatchNorm, Scale, Sigmoid, TanH, Flatten, Reshape>;

struct LayerModel {
  std::string name, type;  // the type by its name in the current format
  std::vector<std::string> bottoms, tops;
  bool in_train = true, in_test = true;  // the phases that the rules of the layer include it in
  Operation operation;
  std::vector<Blob> blobs;
};

class Model {
 public:
  /// `origin` is what messages call the file. FORMAT for bytes that are no model, and for values in it that
  /// no network can have, with layer and field; UNSUPPORTED for the oldest format.
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
