// Helpers shared by the tests of linear algebra: random matrices, strides, distances.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "impl/array/linalg.h"
#include "tests/impl/uniform.h"

namespace catenary {

constexpr DType kAll[] = {CTN_BOOL,     CTN_INT8,    CTN_INT16,  CTN_INT32,  CTN_INT64,
                          CTN_UINT8,    CTN_UINT16,  CTN_UINT32, CTN_UINT64, CTN_FLOAT16,
                          CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

inline std::vector<double> values_of(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

inline Shape span(const Dims& d) { return {d.data(), d.size()}; }

/// How tests find their device. A program that contains a plugin replaces it, because only the shared library
/// opens plugins.
inline Backend& (*find_test_backend)(const char* name) = find_backend;

class LinalgTest : public ::testing::TestWithParam<const char*> {
 protected:
  Backend& backend() { return find_test_backend(GetParam()); }

  int64_t draw(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine_);
  }

  /// Small whole numbers, exact in every dtype and in products of a few of them.
  ArrayRef whole(const Dims& shape, DType dtype) {
    std::vector<double> values(size_t(checked_size(span(shape), CTN_FLOAT64)));
    for (double& v : values) v = double(draw(0, 3));
    return astype(*from_data(values.data(), span(shape), CTN_FLOAT64, backend()), dtype);
  }
  ArrayRef uniform(const Dims& shape, DType dtype) {
    std::vector<double> values(size_t(checked_size(span(shape), CTN_FLOAT64)));
    for (double& v : values) v = catenary::uniform(engine_, -1.0, 1.0);
    return astype(*from_data(values.data(), span(shape), CTN_FLOAT64, backend()), dtype);
  }
  /// The same values with other strides: transposed, reversed, or with gaps.
  ArrayRef restrided(const ArrayRef& a) {
    const int64_t way = draw(0, 3);
    if (a->ndim() == 0 || way == 0) return a;
    if (way == 1) return transpose(*copy(*transpose(*a, {})), {});
    std::vector<ctn_index> items(size_t(a->ndim()));
    for (ctn_index& item : items) item = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, way == 2 ? -1 : 2};
    if (way == 2)
      return get_item(*copy(*get_item(*a, {items.data(), items.size()})), {items.data(), items.size()});
    Dims wide;
    for (int64_t d : a->shape()) wide.push_back(2 * d);
    ArrayRef room = to_backend(*zeros(span(wide), a->dtype()), backend());
    ArrayRef view = get_item(*room, {items.data(), items.size()});
    assign(*view, *a);
    return view;
  }

  std::mt19937 engine_{7};
};

/// The maximum of |a - b| over all elements.
inline double distance(const Array& a, const Array& b) {
  const std::vector<double> x = values_of(a), y = values_of(b);
  EXPECT_TRUE(same_shape(a.shape(), b.shape())) << shape_text(a.shape()) << shape_text(b.shape());
  double most = 0;
  for (size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
    if (std::isnan(x[i]) || std::isnan(y[i])) return INFINITY;
    most = std::max(most, std::fabs(x[i] - y[i]));
  }
  return most;
}

inline ArrayRef turned(const Array& a) { return swapaxes(a, -1, -2); }

inline std::string device_test_name(const ::testing::TestParamInfo<const char*>& info) {
  return std::string(info.param).substr(0, info.param[0] == 'c' ? 3 : 4);
}

}  // namespace catenary
