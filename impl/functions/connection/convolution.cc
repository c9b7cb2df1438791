// Convolutions and deconvolutions over one to three axes, which are each other's gradients.
#include "impl/functions/connection/convolution.h"

#include <algorithm>

#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/convolution.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

void expect_divisible(const TypeCheck& in, const char* text, int64_t length, int64_t groups) {
  in.expect(TypeTerm::named(text, length % groups) == 0);
}

/// Checks shared by convolutions and deconvolutions; the last axes of W are the spatial ones.
void check_common(const TypeCheck& in, const ConvolutionGeometry& w) {
  in.floating(0);
  in.floating(1);
  in.same_dtype(0, 1);
  in.expect(in[0].ndim() == w.axes + 2);
  in.expect(in[1].ndim() == w.axes + 2);
  for (int i = 0; i < w.axes; ++i) in.expect(in[1].shape(2 + i) > 0);
}

void check_bias(const TypeCheck& in, int channel_axis, int64_t groups) {
  if (in.size() == 2) return;
  in.same_dtype(0, 2);
  in.expect(in[2].ndim() == 1);
  in.expect(in[2].shape(0) == in[1].shape(channel_axis) * groups);
}

ConvolutionParams params_of(const ConvolutionGeometry& w) {
  ConvolutionParams p;
  for (int i = 0; i < w.axes; ++i) {
    const int axis = ConvolutionParams::kAxes - w.axes + i;
    p.stride[axis] = w.stride[i];
    p.pad[axis] = w.pad[i];
    p.dilation[axis] = w.dilation[i];
  }
  p.groups = w.groups;
  p.strict = convolution_algorithm() == CTN_CONVOLUTION_DIRECT;
  return p;
}

/// Sums over all axes but the channels.
Value bias_gradient(const Value& gy) {
  Dims axes{0};
  for (int i = 2; i < gy->ndim(); ++i) axes.push_back(i);
  return sum(gy, {axes.data(), axes.size()}, false);
}

Value weight_gradient(const Value& x, const Value& gy, Shape W, const ConvolutionGeometry& w);

class ConvolutionFunction final : public Function {
 public:
  explicit ConvolutionFunction(const ConvolutionGeometry& geometry) : geometry_(geometry) {}
  std::string label() const override {
    return geometry_.axes == 2 ? "Convolution2DFunction" : "ConvolutionND";
  }

  void check(const TypeCheck& in) const override {
    check_common(in, geometry_);
    in.expect(in[0].shape(1) == in[1].shape(1) * geometry_.groups);
    if (geometry_.groups > 1)
      expect_divisible(in, "in_types[1].shape[0] % groups", in.input(1).dim(0), geometry_.groups);
    for (int i = 0; i < geometry_.axes; ++i) {
      if (geometry_.output_length(i, in.input(0).dim(2 + i), in.input(1).dim(2 + i)) > 0) continue;
      const std::string text = geometry_.length_text(i, "in_types[0].shape[" + std::to_string(i + 2) + "]");
      in.expect(TypeTerm::named(text.c_str(), 0) > 0);
    }
    check_bias(in, 0, 1);
  }

  void forward(Forward& f) override {
    if (f.wants(1)) x_ = f.save_input(0);
    if (f.wants(0)) W_ = f.save_input(1);
    const ArrayRef x = contiguous(f.x(0)), W = contiguous(f.x(1));
    const ArrayRef b = f.input_count() == 3 ? contiguous(f.x(2)) : nullptr;
    Dims shape{x->dim(0), W->dim(0)};
    for (int i = 0; i < geometry_.axes; ++i)
      shape.push_back(geometry_.output_length(i, x->dim(2 + i), W->dim(2 + i)));
    ArrayRef y = empty_on(x->backend(), {shape.data(), shape.size()}, x->dtype());
    launch(kernels::convolution, params_of(geometry_), x, W, b, y);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    const Value& gy = g.gy();
    if (!gy) return;
    const bool has_bias = inputs().size() == 3, wants_bias = has_bias && g.wants(2);
    if (g.wants(0))
      g.set(0, deconvolution(gy, g.input(W_, 1), nullptr, geometry_, inputs()[0]->shape().data + 2));
    if (g.wants(1) && !g.create_graph() && wants_bias) {
      const ArrayRef x = contiguous(*g.input(x_, 0)), from = contiguous(*gy);
      const ArrayRef gW = empty_on(x->backend(), inputs()[1]->shape(), x->dtype());
      const ArrayRef gb = empty_on(x->backend(), inputs()[2]->shape(), x->dtype());
      launch(kernels::convolution_weight_gradient, params_of(geometry_), x, from, gW, gb);
      g.set(1, gW);
      g.set(2, gb);
      return;
    }
    if (g.wants(1)) g.set(1, weight_gradient(g.input(x_, 0), gy, inputs()[1]->shape(), geometry_));
    if (wants_bias) g.set(2, bias_gradient(gy));
  }

 private:
  ConvolutionGeometry geometry_;
  Saved x_, W_;
};

class DeconvolutionFunction final : public Function {
 public:
  DeconvolutionFunction(const ConvolutionGeometry& geometry, const int64_t* outsize)
      : geometry_(geometry), given_(outsize != nullptr) {
    if (given_) std::copy(outsize, outsize + geometry_.axes, outsize_);
  }
  std::string label() const override {
    return geometry_.axes == 2 ? "Deconvolution2DFunction" : "DeconvolutionND";
  }

  void check(const TypeCheck& in) const override {
    check_common(in, geometry_);
    in.expect(in[0].shape(1) == in[1].shape(0));
    if (geometry_.groups > 1)
      expect_divisible(in, "in_types[1].shape[0] % groups", in.input(1).dim(0), geometry_.groups);
    for (int i = 0; i < geometry_.axes; ++i) {
      in.expect(in[0].shape(2 + i) > 0);
      const int64_t k = in.input(1).dim(2 + i), size = length(i, in.input(0).dim(2 + i), k);
      if (given_) {
        const int64_t back = geometry_.output_length(i, size, k);
        if (back == in.input(0).dim(2 + i)) continue;
        const std::string text = geometry_.length_text(i, geometry_.argument_name("outsize", i));
        in.expect(TypeTerm::named(text.c_str(), back) == in[0].shape(2 + i));
      } else if (size <= 0) {
        const auto name = [&](const char* what) { return geometry_.argument_name(what, i); };
        const std::string axis = std::to_string(i + 2);
        const std::string text = name("stride") + " * (in_types[0].shape[" + axis + "] - 1) + " +
                                 name("dilation") + " * (in_types[1].shape[" + axis + "] - 1) + 1 - 2 * " +
                                 name("pad");
        in.expect(TypeTerm::named(text.c_str(), size) > 0);
      }
    }
    check_bias(in, 1, geometry_.groups);
  }

  void forward(Forward& f) override {
    if (f.wants(1)) x_ = f.save_input(0);
    if (f.wants(0)) W_ = f.save_input(1);
    const ArrayRef x = contiguous(f.x(0)), W = contiguous(f.x(1));
    const ArrayRef b = f.input_count() == 3 ? contiguous(f.x(2)) : nullptr;
    Dims shape{x->dim(0), W->dim(1) * geometry_.groups};
    for (int i = 0; i < geometry_.axes; ++i) shape.push_back(length(i, x->dim(2 + i), W->dim(2 + i)));
    ArrayRef y = empty_on(x->backend(), {shape.data(), shape.size()}, x->dtype());
    launch(kernels::convolution_input_gradient, params_of(geometry_), x, W, b, y);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    const Value& gy = g.gy();
    if (!gy) return;
    if (g.wants(0)) g.set(0, convolution(gy, g.input(W_, 1), nullptr, geometry_));
    if (g.wants(1)) g.set(1, weight_gradient(gy, g.input(x_, 0), inputs()[1]->shape(), geometry_));
    if (inputs().size() == 3 && g.wants(2)) g.set(2, bias_gradient(gy));
  }

 private:
  int64_t length(int axis, int64_t size, int64_t k) const {
    return given_ ? outsize_[axis] : geometry_.input_length(axis, size, k);
  }

  ConvolutionGeometry geometry_;
  bool given_;
  int64_t outsize_[ConvolutionGeometry::kMaxAxes] = {};
  Saved x_, W_;
};

/// The gradient of W in a convolution of x whose output has the gradient gy; linear in both.
class WeightGradient final : public Function {
 public:
  WeightGradient(const ConvolutionGeometry& geometry, Shape W)
      : geometry_(geometry), W_(W.begin(), W.end()) {}
  std::string label() const override {
    return geometry_.axes == 2 ? "Convolution2DGradW" : "ConvolutionNDGradW";
  }

  void forward(Forward& f) override {
    if (f.wants(1)) x_ = f.save_input(0);
    if (f.wants(0)) gy_ = f.save_input(1);
    const ArrayRef x = contiguous(f.x(0)), gy = contiguous(f.x(1));
    ArrayRef gW = empty_on(x->backend(), {W_.data(), W_.size()}, x->dtype());
    launch(kernels::convolution_weight_gradient, params_of(geometry_), x, gy, gW);
    f.set(0, std::move(gW));
  }

  void backward(Gradient& g) override {
    const Value& ggW = g.gy();
    if (!ggW) return;
    if (g.wants(0))
      g.set(0, deconvolution(g.input(gy_, 1), ggW, nullptr, geometry_, inputs()[0]->shape().data + 2));
    if (g.wants(1)) g.set(1, convolution(g.input(x_, 0), ggW, nullptr, geometry_));
  }

 private:
  ConvolutionGeometry geometry_;
  Dims W_;
  Saved x_, gy_;
};

Value weight_gradient(const Value& x, const Value& gy, Shape W, const ConvolutionGeometry& w) {
  return apply(make<WeightGradient>(w, W), {&x, &gy});
}

constexpr uint32_t kOptions = FunctionOptions::dilation_option | FunctionOptions::groups_option;

/// Returns the geometry of two axes with the options of a call.
ConvolutionGeometry geometry_given(int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                   const FunctionOptions* options) {
  if (!options) return convolution_geometry_2d(stride_y, stride_x, pad_y, pad_x);
  const auto dilation = options->dilation_of(2);
  return convolution_geometry_2d(stride_y, stride_x, pad_y, pad_x, dilation[0], dilation[1], options->groups);
}

/// The same for the spatial axes of x.
ConvolutionGeometry geometry_given(const Value& x, Span<const int64_t> stride, Span<const int64_t> pad,
                                   const FunctionOptions* options) {
  if (x->ndim() < 3 || x->ndim() > 2 + ConvolutionGeometry::kMaxAxes)
    fail_type_check("3 <= in_types[0].ndim <= 5", std::to_string(x->ndim()));
  const int axes = x->ndim() - 2;
  if (!options) return convolution_geometry_nd(axes, stride, pad, {}, 1);
  const auto dilation = options->dilation_of(size_t(axes));
  return convolution_geometry_nd(axes, stride, pad, {dilation.data(), dilation.size()}, options->groups);
}

Value deconvolve(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& w,
                 const int64_t* outsize) {
  if (outsize)
    for (int i = 0; i < w.axes; ++i) w.check("outsize", i, outsize[i], 1);
  return deconvolution(x, W, b, w, outsize);
}

}  // namespace

Value convolution(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& geometry) {
  return apply(make<ConvolutionFunction>(geometry), {&x, &W, b});
}

Value deconvolution(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& geometry,
                    const int64_t* outsize) {
  return apply(make<DeconvolutionFunction>(geometry, outsize), {&x, &W, b});
}

Value convolution_2d(const Value& x, const Value& W, const Value* b, int64_t stride_y, int64_t stride_x,
                     int64_t pad_y, int64_t pad_x, const FunctionOptions* options) {
  check_options(options, "convolution_2d", kOptions);
  return convolution(x, W, b, geometry_given(stride_y, stride_x, pad_y, pad_x, options));
}

Value deconvolution_2d(const Value& x, const Value& W, const Value* b, int64_t stride_y, int64_t stride_x,
                       int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x,
                       const FunctionOptions* options) {
  check_options(options, "deconvolution_2d", kOptions);
  const ConvolutionGeometry w = geometry_given(stride_y, stride_x, pad_y, pad_x, options);
  const int64_t outsize[2] = {outsize_y, outsize_x};
  return deconvolve(x, W, b, w, outsize_y == 0 && outsize_x == 0 ? nullptr : outsize);
}

Value convolution_nd(const Value& x, const Value& W, const Value* b, Span<const int64_t> stride,
                     Span<const int64_t> pad, const FunctionOptions* options) {
  check_options(options, "convolution_nd", kOptions);
  return convolution(x, W, b, geometry_given(x, stride, pad, options));
}

Value deconvolution_nd(const Value& x, const Value& W, const Value* b, Span<const int64_t> stride,
                       Span<const int64_t> pad, const FunctionOptions* options) {
  check_options(options, "deconvolution_nd", kOptions | FunctionOptions::outsize_option);
  const ConvolutionGeometry w = geometry_given(x, stride, pad, options);
  const auto outsize = options ? options->outsize_of(size_t(w.axes)) : SmallVector<int64_t, 3>();
  return deconvolve(x, W, b, w, outsize.empty() ? nullptr : outsize.data());
}

}  // namespace catenary::functions
