// Maximum and average pooling on a CUDA device against the CPU.
#include "impl/backend/params/pooling.h"
#include "launches/call.h"

namespace catenary::cuda {
namespace {

struct Windows {
  PoolingParams params;
  int64_t height, width, rows, columns;
};

int64_t outputs(int64_t length, int64_t k, int64_t s, int64_t p, bool covers) {
  return (length + 2 * p - k + (covers ? s - 1 : 0)) / s + 1;
}

std::vector<Windows> windows() {
  std::vector<Windows> list;
  std::mt19937 random(1);
  const auto draw = [&](int64_t first, int64_t last) {
    return first + int64_t(random() % uint64_t(last - first + 1));
  };
  for (int i = 0; i < 60; ++i) {
    const int64_t most = i % 10 == 0 ? 20 : i % 3 == 0 ? 9 : 3;  // more than 64, and than 256 elements
    PoolingParams p{draw(1, most), draw(1, most), draw(1, 4), draw(1, 4), 0, 0, 0.25};
    p.ph = draw(0, p.kh - 1);
    p.pw = draw(0, p.kw - 1);
    const int64_t height = draw(std::max<int64_t>(1, p.kh - 2 * p.ph), 24);
    const int64_t width = draw(std::max<int64_t>(1, p.kw - 2 * p.pw), 24);
    const bool covers = i % 2 == 0;
    list.push_back({p, height, width, outputs(height, p.kh, p.sy, p.ph, covers),
                    outputs(width, p.kw, p.sx, p.pw, covers)});
  }
  return list;
}

std::string name_of(const Windows& w, DType dtype) {
  const PoolingParams& p = w.params;
  std::string name = dtype_name(dtype);
  for (const int64_t x : {w.height, w.width, p.kh, p.kw, p.sy, p.sx, p.ph, p.pw})
    name += ' ' + std::to_string(x);
  return name;
}

TEST(CudaPooling, MaximaAsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Windows& w : windows()) {
      SCOPED_TRACE(name_of(w, dtype));
      const Shape large = {2, 3, w.height, w.width}, small = {2, 3, w.rows, w.columns};
      const DType code = w.params.kh * w.params.kw > 256 ? CTN_INT32 : CTN_UINT8;
      // Few values, so that there are equal ones; and infinities and NaN.
      std::vector<double> x = random_numbers(size_of_shape(large), unsigned(w.height));
      for (double& value : x) {
        value = std::round(value * 3);
        if (value == 6) value = NAN;
        if (value <= -4) value = -INFINITY;
      }
      Call forward, only, gather, scatter;
      only.input(dtype, large, x);
      only.output(dtype, small);
      only.run(kernels::max_pooling, w.params);
      forward.input(dtype, large, x);
      forward.output(dtype, small);
      forward.output(code, small);
      forward.run(kernels::max_pooling, w.params);
      gather.input(dtype, large, x);
      gather.result(forward, 2);
      gather.output(dtype, small);
      gather.run(kernels::max_pooling_gather, w.params);
      scatter.input(dtype, small, 3);
      scatter.result(forward, 2);
      scatter.output(dtype, large);
      scatter.run(kernels::max_pooling_scatter, w.params);
      if (HasFatalFailure()) return;
    }
}

TEST(CudaPooling, AveragesAsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Windows& w : windows()) {
      SCOPED_TRACE(name_of(w, dtype));
      const Shape large = {3, 2, w.height, w.width}, small = {3, 2, w.rows, w.columns};
      Call forward, backward;
      forward.input(dtype, large, 1);
      forward.output(dtype, small);
      forward.run(kernels::average_pooling, w.params);
      backward.input(dtype, small, 2);
      backward.output(dtype, large);
      backward.run(kernels::average_pooling_gradient, w.params);
      if (HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace catenary::cuda
