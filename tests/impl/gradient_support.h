// Helpers shared by the gradient tests: random inputs of every layout, and the check of first and second
// derivatives. For example:
//
//   TEST(GradientActivation, Softplus) {
//     for (Layout layout : kLayouts) {
//       GradientDraw draw(1, layout);
//       check_gradients("softplus", [](In x) -> Values { return {functions::softplus(x[0], 1.5)}; },
//                       {draw.array({3, 4})});
//     }
//   }
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "impl/array/array.h"
#include "impl/testing/gradient_check.h"

namespace catenary {

/// How the elements of an input are stored in memory.
enum class Layout { contiguous, transposed, sliced, reversed, broadcast };
constexpr Layout kLayouts[] = {Layout::contiguous, Layout::transposed, Layout::sliced, Layout::reversed,
                               Layout::broadcast};

using In = Span<const Value>;

/// The range from which elements are drawn, at least `margin` away from every kink.
struct Domain {
  double low = -1, high = 1;
  std::vector<double> kinks = {};
  double margin = 0.02;
};

class GradientDraw {
 public:
  explicit GradientDraw(uint64_t seed, Layout layout = Layout::contiguous, Backend& backend = cpu_backend())
      : engine_(seed), layout_(layout), backend_(backend) {}

  double uniform(double low, double high) { return low + (high - low) * double(engine_() >> 11) * 0x1p-53; }
  int64_t between(int64_t low, int64_t high) { return low + int64_t(engine_() % uint64_t(high - low + 1)); }
  Layout random_layout() { return kLayouts[between(0, 4)]; }
  void set_layout(Layout layout) { layout_ = layout; }

  /// Random lengths from `low` to `high`.
  std::vector<int64_t> shape(size_t ndim, int64_t low = 1, int64_t high = 4) {
    std::vector<int64_t> lengths(ndim);
    for (int64_t& length : lengths) length = between(low, high);
    return lengths;
  }

  ArrayRef array(const std::vector<int64_t>& shape, const Domain& domain = {}, DType dtype = CTN_FLOAT64) {
    return lay_out(shape, dtype, [&](size_t) {
      for (;;) {
        const double value = uniform(domain.low, domain.high);
        if (std::none_of(domain.kinks.begin(), domain.kinks.end(),
                         [&](double kink) { return std::abs(value - kink) < domain.margin; }))
          return value;
      }
    });
  }

  /// Any two elements differ by at least `gap`, for functions that choose the largest. A broadcast layout,
  /// which would repeat elements, is replaced by a contiguous one.
  ArrayRef distinct(const std::vector<int64_t>& shape, double gap = 0.05, DType dtype = CTN_FLOAT64) {
    std::vector<int64_t> drawn = shape;
    if (layout_ == Layout::sliced)
      for (int64_t& length : drawn) length = 2 * length + 2;
    std::vector<double> values(size_of(drawn));
    for (size_t i = 0; i < values.size(); ++i) values[i] = (double(i) - double(values.size()) / 2) * gap;
    for (size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[engine_() % i]);
    const Layout layout = layout_;
    if (layout_ == Layout::broadcast) layout_ = Layout::contiguous;
    ArrayRef result = lay_out(shape, dtype, [&](size_t i) { return values[i]; });
    layout_ = layout;
    return result;
  }

  /// Random integers from `low` to `high`, such as labels.
  ArrayRef integers(const std::vector<int64_t>& shape, int64_t low, int64_t high, DType dtype = CTN_INT32) {
    return lay_out(shape, dtype, [&](size_t) { return double(between(low, high)); });
  }

 private:
  static size_t size_of(const std::vector<int64_t>& shape) {
    size_t size = 1;
    for (int64_t length : shape) size *= size_t(length);
    return size;
  }

  template <class F>
  ArrayRef filled(const std::vector<int64_t>& shape, DType dtype, F element) {
    std::vector<double> values(size_of(shape));
    for (size_t i = 0; i < values.size(); ++i) values[i] = element(i);
    ArrayRef wide = from_data(values.data(), shape, CTN_FLOAT64, cpu_backend());
    return to_backend(*astype(*wide, dtype), backend_);
  }

  template <class F>
  ArrayRef lay_out(std::vector<int64_t> shape, DType dtype, F element) {
    const int ndim = int(shape.size());
    switch (layout_) {
      case Layout::transposed:
        std::reverse(shape.begin(), shape.end());
        return transpose(*filled(shape, dtype, element), {});
      case Layout::sliced: {  // every second element of each axis, starting at the second
        std::vector<ctn_index> items;
        for (int64_t& length : shape) {
          items.push_back({CTN_INDEX_SLICE, 1, 1 + 2 * length, 2});
          length = 2 * length + 2;
        }
        return get_item(*filled(shape, dtype, element), items);
      }
      case Layout::reversed: {
        std::vector<ctn_index> items(shape.size(), {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1});
        return get_item(*filled(shape, dtype, element), items);
      }
      case Layout::broadcast: {
        std::vector<int64_t> narrow = shape;
        if (ndim) narrow[size_t(between(0, ndim - 1))] = 1;
        return broadcast_to(*filled(narrow, dtype, element), shape);
      }
      default:
        return filled(shape, dtype, element);
    }
  }

  std::mt19937_64 engine_;
  Layout layout_;
  Backend& backend_;
};

struct GradientTest {
  GradientCheck check = {};
  bool second = true;                  // whether second derivatives exist
  std::vector<Variable*> params = {};  // further variables that the function reads
  std::vector<ArrayRef> y_grad = {};   // upstream gradients; if empty, random numbers of both signs
};

/// The functions that have been checked in this run; a test at the end reports missing ones.
/// Runs `body(draw)` for every layout on both devices, with several seeds.
template <class F>
void for_every_layout(uint64_t seeds, F body) {
  for (const char* device : {"cpu", "test:0"})
    for (Layout layout : kLayouts)
      for (uint64_t seed = 1; seed <= seeds; ++seed) {
        SCOPED_TRACE(std::string(device) + ", layout " + std::to_string(int(layout)) + ", seed " +
                     std::to_string(seed));
        GradientDraw draw(seed * 10 + uint64_t(layout), layout, find_backend(device));
        body(draw);
      }
}

inline std::set<std::string>& checked_functions() {
  static std::set<std::string> names;
  return names;
}

/// Checks first and second derivatives of a function, given by its name in the C API, against finite
/// differences.
inline void check_gradients(const char* name, const GradientFunction& f, const std::vector<ArrayRef>& x,
                            const GradientTest& test = {}) {
  checked_functions().insert(name);
  try {
    check_backward(f, x, test.y_grad, test.params, test.check);
    if (test.second) check_double_backward(f, x, test.y_grad, test.params, test.check);
  } catch (const std::exception& error) {
    std::string inputs;
    for (const ArrayRef& a : x) inputs += (inputs.empty() ? "" : ", ") + describe(*a);
    ADD_FAILURE() << name << "(" << inputs << "): " << error.what();
  }
}

}  // namespace catenary
