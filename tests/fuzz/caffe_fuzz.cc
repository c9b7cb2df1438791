// A libFuzzer program for the reader of Caffe models: the input is a .caffemodel.
#include <cstdint>
#include <cstdlib>

#include "impl/base/error.h"
#include "impl/caffe/model.h"

using namespace catenary;

namespace {

/// Reads all numbers that a layer claims to have.
void check_blobs(const caffe::LayerModel& layer) {
  if (std::holds_alternative<caffe::Ignored>(layer.operation) && layer.blobs.empty()) return;
  volatile double last = 0;
  for (const caffe::Blob& blob : layer.blobs) {
    int64_t size = 1;
    for (int64_t length : blob.shape) size *= length;
    if (size != blob.size) std::abort();
    for (int64_t i = 0; i < blob.size; ++i) last = blob.at(i);
  }
  (void)last;
}

void check_windows(const caffe::Window& w) {
  for (int i = 0; i < 2; ++i)
    if (w.kernel[i] < 0 || w.stride[i] < 1 || w.pad[i] < 0 || w.dilation[i] < 1) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try {
    const caffe::Model model(data, size, "fuzz");
    for (const caffe::LayerModel& layer : model.layers()) {
      check_blobs(layer);
      if (const auto* c = std::get_if<caffe::Convolution>(&layer.operation)) {
        check_windows(c->window);
        if (layer.blobs[0].size != c->out * (c->in / c->groups) * c->window.kernel[0] * c->window.kernel[1])
          std::abort();
      }
      if (const auto* p = std::get_if<caffe::InnerProduct>(&layer.operation))
        if (layer.blobs[0].size != p->out * p->in) std::abort();
      if (const auto* p = std::get_if<caffe::Pooling>(&layer.operation)) check_windows(p->window);
    }
  } catch (const Error&) {
  }
  return 0;
}
