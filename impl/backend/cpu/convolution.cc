#include "impl/backend/cpu/convolution.h"

#include <type_traits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/convolution_scratch.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/params/convolution.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

void convert(const void* source, DType from, void* destination, DType to, int64_t size) {
  const auto cast = loops().cast[from][to];
  parallel_for(size, 32 << 10, [&](int64_t begin, int64_t end) {
    cast(static_cast<const char*>(source) + begin * int64_t(itemsize(from)),
         static_cast<char*>(destination) + begin * int64_t(itemsize(to)), end - begin);
  });
}

/// Bytes of a copy in T, none where the operand (null: left out) has it.
template <class T>
size_t copy_bytes(const Operand* x) {
  return !x || x->dtype == DTypeOf<T>::value ? 0 : size_t(size_of(*x)) * sizeof(T);
}

/// An input in the dtype that is computed in; null where it was left out.
template <class T>
class Input {
 public:
  explicit Input(const Operand* x)
      : scratch_(copy_bytes<T>(x)), data_(x ? reinterpret_cast<T*>(x->data) : nullptr) {
    if (!scratch_.data()) return;
    convert(x->data, x->dtype, scratch_.data(), DTypeOf<T>::value, size_of(*x));
    data_ = static_cast<const T*>(scratch_.data());
  }
  const T* data() const { return data_; }

 private:
  ConvolutionScratch scratch_;
  const T* data_;
};

/// An output, converted to its dtype at the end; null where it was left out.
template <class T>
class Output {
 public:
  explicit Output(const Operand* y)
      : y_(y),
        scratch_(copy_bytes<T>(y)),
        data_(scratch_.data() ? static_cast<T*>(scratch_.data())
              : y != nullptr  ? reinterpret_cast<T*>(y->data)
                              : nullptr) {}
  T* data() const { return data_; }
  void finish() {
    if (scratch_.data()) convert(scratch_.data(), DTypeOf<T>::value, y_->data, y_->dtype, size_of(*y_));
  }

 private:
  const Operand* y_;
  ConvolutionScratch scratch_;
  T* data_;
};

Convolution shape_of(const ConvolutionParams& p, const Operand& x, const Operand& w, const Operand& y) {
  Convolution s{};
  s.axes = x.ndim - 2;
  s.n = x.shape[0];
  s.c = x.shape[1];
  s.o = y.shape[1];
  s.groups = p.groups;
  s.strict = p.strict;
  const int missing = Convolution::kAxes - s.axes;
  for (int d = 0; d < Convolution::kAxes; ++d) {
    const bool there = d >= missing;
    const int from = d - missing;
    s.in[d] = there ? x.shape[2 + from] : 1;
    s.out[d] = there ? y.shape[2 + from] : 1;
    s.k[d] = there ? w.shape[2 + from] : 1;
    s.stride[d] = there ? p.stride[from] : 1;
    s.pad[d] = there ? p.pad[from] : 0;
    s.dilation[d] = there ? p.dilation[from] : 1;
  }
  return s;
}

/// Operand `i` of those before the output, null where it was left out.
const Operand* optional(const Launch& launch, int i) {
  return launch.count == 4 ? &launch.operands[i] : nullptr;
}

template <class T>
void forward(const Launch& launch) {
  const Operand &x = launch.operands[0], &w = launch.operands[1], &y = launch.operands[launch.count - 1];
  const Convolution s = shape_of(launch.params<ConvolutionParams>(), x, w, y);
  const Input<T> x_in(&x), w_in(&w), b(optional(launch, 2));
  Output<T> out(&y);
  bool done = false;
  if constexpr (std::is_same_v<T, float>)
    done = onednn_convolve(s, x_in.data(), w_in.data(), b.data(), out.data());
  if (!done) convolve<T>(s, x_in.data(), w_in.data(), b.data(), out.data());
  out.finish();
}

template <class T>
void input_gradient(const Launch& launch) {
  const Operand &gy = launch.operands[0], &w = launch.operands[1], &gx = launch.operands[launch.count - 1];
  const Convolution s = shape_of(launch.params<ConvolutionParams>(), gx, w, gy);
  const Input<T> gy_in(&gy), w_in(&w), b(optional(launch, 2));
  Output<T> out(&gx);
  bool done = false;
  if constexpr (std::is_same_v<T, float>) {
    done = onednn_convolve_back(s, gy_in.data(), w_in.data(), out.data());
    if (done && b.data()) add_channel_bias<T>(out.data(), b.data(), s.n, s.c, s.in_size());
  }
  if (!done) convolve_back<T>(s, gy_in.data(), w_in.data(), b.data(), out.data());
  out.finish();
}

template <class T>
void weight_gradient(const Launch& launch) {
  const Operand &x = launch.operands[0], &gy = launch.operands[1], &gw = launch.operands[2];
  const Convolution s = shape_of(launch.params<ConvolutionParams>(), x, gw, gy);
  const Input<T> x_in(&x), gy_in(&gy);
  Output<T> out(&gw), bias(optional(launch, 3));
  bool done = false;
  if constexpr (std::is_same_v<T, float>)
    done = onednn_convolve_weights(s, x_in.data(), gy_in.data(), out.data(), bias.data());
  if (!done) convolve_weights<T>(s, x_in.data(), gy_in.data(), out.data(), bias.data());
  out.finish();
  bias.finish();
}

}  // namespace

void convolution(const Launch& launch) {
  launch.operands[0].dtype == CTN_FLOAT64 ? forward<double>(launch) : forward<float>(launch);
}

void convolution_input_gradient(const Launch& launch) {
  launch.operands[0].dtype == CTN_FLOAT64 ? input_gradient<double>(launch) : input_gradient<float>(launch);
}

void convolution_weight_gradient(const Launch& launch) {
  launch.operands[0].dtype == CTN_FLOAT64 ? weight_gradient<double>(launch) : weight_gradient<float>(launch);
}

}  // namespace catenary::cpu
