// Reads one layer of a Caffe model.
#pragma once
#include "impl/base/error.h"
#include "impl/caffe/caffe.pb-c.h"
#include "impl/caffe/model.h"

namespace catenary::caffe {

/// A layer of either format as stored in the file, also used for messages.
struct LayerSource {
  const std::string& origin;
  const std::string& name;
  const CtnCaffe__BatchNormParameter* batch_norm = nullptr;
  const CtnCaffe__ConcatParameter* concat = nullptr;
  const CtnCaffe__ConvolutionParameter* convolution = nullptr;
  const CtnCaffe__DropoutParameter* dropout = nullptr;
  const CtnCaffe__EltwiseParameter* eltwise = nullptr;
  const CtnCaffe__FlattenParameter* flatten = nullptr;
  const CtnCaffe__InnerProductParameter* inner_product = nullptr;
  const CtnCaffe__LossParameter* loss = nullptr;
  const CtnCaffe__LRNParameter* lrn = nullptr;
  const CtnCaffe__PoolingParameter* pooling = nullptr;
  const CtnCaffe__ReLUParameter* relu = nullptr;
  const CtnCaffe__ReshapeParameter* reshape = nullptr;
  const CtnCaffe__ScaleParameter* scale = nullptr;
  const CtnCaffe__SliceParameter* slice = nullptr;
  const CtnCaffe__SoftmaxParameter* softmax = nullptr;

  /// Throws Error(CTN_ERROR_FORMAT, "ORIGIN: layer "NAME": FIELD: WHAT").
  [[noreturn]] void wrong(const char* field, const std::string& what) const;
  /// Returns the value of a field if it is in range, otherwise throws.
  int64_t in_range(const char* field, int64_t value, int64_t least, int64_t most) const;
  double finite(const char* field, double value) const;
};

/// Returns what the layer does, based on its type, parameters, bottoms, tops and blobs (the last three from
/// `layer`).
Operation read_operation(const LayerSource& source, const LayerModel& layer);

}  // namespace catenary::caffe
