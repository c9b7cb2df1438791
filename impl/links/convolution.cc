#include <cmath>

#include "impl/functions/connection/convolution.h"
#include "impl/functions/functions.h"
#include "impl/links/link.h"

namespace catenary::links {
namespace {

class Convolution2D final : public Link {
 public:
  Convolution2D(const Windows& windows, bool has_bias) : windows_(windows), has_bias_(has_bias) {}
  const char* kind() const override { return "Convolution2D"; }
  bool takes_children() const override { return false; }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    // W and, where there is one, b are the first parameters.
    Variable* b = has_bias_ ? params()[1].variable.get() : nullptr;
    outputs[0] = make_variable(functions::convolution(Borrowed(*inputs[0]), Borrowed(*params()[0].variable),
                                                      BorrowedOrNull(b), windows_));
  }

 private:
  LinkRef new_like() const override { return make<Convolution2D>(windows_, has_bias_); }

  Windows windows_;
  bool has_bias_;
};

constexpr int64_t kMost = int64_t{1} << 31;

void check_size(const char* name, int64_t size) {
  if (size < 1 || size > kMost)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected 1 to 2^31, got %lld", name, (long long)size);
}

/// A float32 copy of an initial value on the current device.
ArrayRef initial(const char* name, const Array& value, Shape shape) {
  if (!is_float(value.dtype()))
    fail(CTN_ERROR_DTYPE, "%s: expected a floating dtype, got %s", name, describe(value).c_str());
  if (!same_shape(value.shape(), shape))
    fail(CTN_ERROR_SHAPE, "%s: expected the shape %s, got %s", name, shape_text(shape).c_str(),
         describe(value).c_str());
  ArrayRef own = empty(shape, CTN_FLOAT32);
  assign(*own, *to_backend(value, own->backend()));
  return own;
}

}  // namespace

LinkRef convolution_2d_options(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                               int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                               int64_t dilation_y, int64_t dilation_x, int64_t groups, double wscale,
                               double bias, bool nobias, const Array* initial_W, const Array* initial_bias) {
  check_size("in_channels", in_channels);
  check_size("out_channels", out_channels);
  check_size("ksize_y", ksize_y);
  check_size("ksize_x", ksize_x);
  const Windows windows = windows_2d(stride_y, stride_x, pad_y, pad_x, dilation_y, dilation_x, groups);
  if (in_channels % groups || out_channels % groups)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected a divisor of %lld and %lld channels, got %lld",
         (long long)in_channels, (long long)out_channels, (long long)groups);
  if (!(wscale >= 0) || !std::isfinite(wscale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "wscale: expected a finite number of at least 0, got %g", wscale);
  if (nobias && initial_bias)
    fail(CTN_ERROR_INVALID_ARGUMENT, "initial_bias: expected NULL where nobias is set, got %s",
         describe(*initial_bias).c_str());
  const int64_t shape[4] = {out_channels, in_channels / groups, ksize_y, ksize_x};
  const double fan_in = double(shape[1]) * double(ksize_y) * double(ksize_x);
  ArrayRef b;
  if (!nobias && initial_bias) {
    b = initial("initial_bias", *initial_bias, {&out_channels, 1});
  } else if (!nobias) {
    b = empty({&out_channels, 1}, CTN_FLOAT32);
    fill(*b, *scalar_f64(bias));
  }
  LinkRef link = make<Convolution2D>(windows, !nobias);
  link->add_param("W", initial_W ? initial("initial_W", *initial_W, {shape, 4})
                                 : random_normal(0, wscale * std::sqrt(1 / fan_in), {shape, 4}, CTN_FLOAT32));
  if (b) link->add_param("b", std::move(b));
  return link;
}

LinkRef convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                       int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x, double wscale,
                       double bias, bool nobias) {
  return convolution_2d_options(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x,
                                1, 1, 1, wscale, bias, nobias, nullptr, nullptr);
}

}  // namespace catenary::links
