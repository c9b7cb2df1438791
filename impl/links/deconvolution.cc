#include <cmath>

#include "impl/functions/connection/convolution.h"
#include "impl/functions/functions.h"
#include "impl/links/building.h"
#include "impl/links/connection.h"

namespace catenary::links {
namespace {

class Deconvolution2D final : public Link {
 public:
  Deconvolution2D(const Windows& windows, int64_t outsize_y, int64_t outsize_x)
      : windows_(windows), outsize_{outsize_y, outsize_x} {}
  const char* kind() const override { return "Deconvolution2D"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    // W and, where there is one, b are the first parameters.
    Variable* b = params().size() > 1 ? params()[1].variable.get() : nullptr;
    outputs[0] = make_variable(functions::deconvolution(Borrowed(*inputs[0]), Borrowed(*params()[0].variable),
                                                        BorrowedOrNull(b), windows_,
                                                        outsize_[0] ? outsize_ : nullptr));
  }

 private:
  LinkRef new_like() const override { return make<Deconvolution2D>(windows_, outsize_[0], outsize_[1]); }

  Windows windows_;
  int64_t outsize_[2];
};

}  // namespace

LinkRef deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                         int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                         int64_t outsize_x, double wscale, double bias, bool nobias) {
  check_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
  check_length("ksize_y", ksize_y);
  check_length("ksize_x", ksize_x);
  const Windows windows = windows_2d(stride_y, stride_x, pad_y, pad_x);
  check_length("outsize_y", outsize_y, outsize_x ? 1 : 0);
  check_length("outsize_x", outsize_x, outsize_y ? 1 : 0);
  check_wscale(wscale);
  const int64_t shape[4] = {in_channels, out_channels, ksize_y, ksize_x};
  const double fan_in = double(in_channels) * double(ksize_y) * double(ksize_x);
  LinkRef link = make<Deconvolution2D>(windows, outsize_y, outsize_x);
  link->add_param("W", normal(wscale * std::sqrt(1 / fan_in), {shape, 4}));
  if (!nobias) link->add_param("b", filled({&out_channels, 1}, bias));
  return link;
}

}  // namespace catenary::links
