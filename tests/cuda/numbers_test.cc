// Numbers of cuda:0 that must have the bits of the CPU's: random ones, and elements selected by indices, also
// as many as take other paths than few do.
#include <catenary/catenary.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

#define OK(CALL) ASSERT_EQ(CALL, CTN_OK) << ctn_error_message()

struct ReleaseArray {
  void operator()(ctn_array* a) const { ctn_array_release(a); }
};
using Array = std::unique_ptr<ctn_array, ReleaseArray>;
struct ReleaseState {
  void operator()(ctn_random_state* s) const { ctn_random_state_release(s); }
};
using State = std::unique_ptr<ctn_random_state, ReleaseState>;

using Shape = std::vector<int64_t>;
using Result = std::vector<unsigned char>;

void to_host(const ctn_array* a, Result& result) {
  Result bytes(ctn_array_nbytes(a));
  OK(ctn_array_to_data(a, bytes.data(), bytes.size()));
  result.insert(result.end(), bytes.begin(), bytes.end());
}

/// An array of integers below `limit` in absolute value, of any dtype.
Array array_of(const char* device, const Shape& shape, ctn_dtype dtype, int64_t limit, unsigned seed) {
  std::mt19937 random(seed);
  int64_t size = 1;
  for (const int64_t length : shape) size *= length;
  std::vector<int64_t> data(size_t(size), 0);
  for (int64_t& x : data) x = int64_t(random() % uint64_t(2 * limit)) - limit;
  ctn_array *host = nullptr, *cast = nullptr, *result = nullptr;
  EXPECT_EQ(ctn_array_from_data(data.data(), shape.data(), shape.size(), CTN_INT64, &host), CTN_OK);
  EXPECT_EQ(ctn_array_asarray(host, dtype, &cast), CTN_OK);
  EXPECT_EQ(ctn_array_to_device(cast, device, &result), CTN_OK) << ctn_error_message();
  ctn_array_release(host);
  ctn_array_release(cast);
  return Array(result);
}

/// Compares what a function appends to its result on both devices.
void compare(const std::string& name, const std::function<void(const char* device, Result& result)>& run) {
  SCOPED_TRACE(name);
  Result cpu, cuda;
  run("cpu", cpu);
  run("cuda:0", cuda);
  EXPECT_GT(cpu.size(), 0u);
  EXPECT_TRUE(cpu == cuda);
}

using Draw = std::function<ctn_status(ctn_random_state* state, const Shape& shape, ctn_array** out)>;

void compare_random(const std::string& name, const Draw& draw) {
  for (const ctn_random_method method : {CTN_RANDOM_PHILOX4_32_10, CTN_RANDOM_MT19937})
    for (const Shape& shape : {Shape{}, Shape{7, 3}, Shape{5003}})
      compare(name + ", " + std::to_string(method), [&](const char* device, Result& result) {
        ctn_random_state* state = nullptr;
        OK(ctn_random_state_new(device, method, 77, &state));
        const State owner(state);
        for (int i = 0; i < 2; ++i) {
          ctn_array* out = nullptr;
          OK(draw(state, shape, &out));
          const Array a(out);
          to_host(out, result);
        }
      });
}

TEST(CudaNumbers, Random) {
  for (const ctn_dtype dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    compare_random("uniform", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_uniform(s, -1.5, 3, shape.data(), shape.size(), dtype, out);
    });
    compare_random("normal", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_normal(s, -1.5, 3, shape.data(), shape.size(), dtype, out);
    });
    compare_random("lognormal", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_lognormal(s, 0.5, 0.3, shape.data(), shape.size(), dtype, out);
    });
    compare_random("exponential", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_exponential(s, 2.5, shape.data(), shape.size(), dtype, out);
    });
    compare_random("gumbel", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_gumbel(s, 1, 2.5, shape.data(), shape.size(), dtype, out);
    });
  }
  for (const ctn_dtype dtype : {CTN_INT32, CTN_INT64}) {
    compare_random("integers", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_integers(s, -7, 1000000, shape.data(), shape.size(), dtype, out);
    });
    compare_random("poisson", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_poisson(s, 12.5, shape.data(), shape.size(), dtype, out);
    });
    compare_random("binomial", [=](ctn_random_state* s, const Shape& shape, ctn_array** out) {
      return ctn_random_binomial(s, 90, 0.3, shape.data(), shape.size(), dtype, out);
    });
  }
  for (const int64_t n : {1, 100, 8192, 20000})
    compare_random("permutation", [=](ctn_random_state* s, const Shape&, ctn_array** out) {
      return ctn_random_permutation(s, n, out);
    });
}

TEST(CudaNumbers, Choices) {
  for (const int32_t replace : {0, 1})
    for (const bool weighted : {false, true})
      compare("choice", [&](const char* device, Result& result) {
        constexpr int64_t kCount = 3000, kDrawn[] = {1200};
        std::vector<double> p(kCount);
        for (size_t i = 0; i < kCount; ++i) p[i] = double(i % 4) / (1.5 * kCount);
        ctn_array *host = nullptr, *weights = nullptr, *out = nullptr;
        OK(ctn_array_from_data(p.data(), &kCount, 1, CTN_FLOAT64, &host));
        const Array host_owner(host);
        OK(ctn_array_to_device(host, device, &weights));
        const Array weights_owner(weights);
        ctn_random_state* state = nullptr;
        OK(ctn_random_state_new(device, CTN_RANDOM_PHILOX4_32_10, 3, &state));
        const State owner(state);
        OK(ctn_random_choice(state, kCount, kDrawn, 1, replace, weighted ? weights : nullptr, &out));
        const Array a(out);
        to_host(out, result);
      });
}

constexpr int64_t kCounts[] = {1, 300, 9000};

TEST(CudaNumbers, Take) {
  for (const ctn_dtype dtype : {CTN_INT8, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (const int64_t axis : {0, 1, 2})
      for (const int64_t n : kCounts)
        compare("take", [&](const char* device, Result& result) {
          const Array a = array_of(device, {6, 7, 8}, dtype, 100, 1);
          const Array indices = array_of(device, {n}, CTN_INT64, 6, 2);
          ctn_array* out = nullptr;
          OK(ctn_array_take(a.get(), indices.get(), axis, CTN_INDEX_MODE_RAISE, &out));
          const Array owner(out);
          to_host(out, result);
        });
}

/// Of a 4-d array: indices along axes 1 and 2, which are apart from the others.
struct Selection {
  Array a, first, second, value;
  ctn_index items[3];
  Selection(const char* device, ctn_dtype dtype, int64_t n)
      : a(array_of(device, {3, 50, 9, 4}, dtype, 100, 1)),
        first(array_of(device, {n}, CTN_INT64, 50, 2)),
        second(array_of(device, {n}, CTN_INT64, 9, 3)),
        value(array_of(device, {3, n, 4}, dtype, 100, 4)),
        items{{CTN_INDEX_SLICE, 0, 3, 1}, {CTN_INDEX_ARRAY, 0, 0, 0}, {CTN_INDEX_ARRAY, 1, 0, 0}} {}
};

TEST(CudaNumbers, Index) {
  for (const ctn_dtype dtype : {CTN_INT8, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (const int64_t n : kCounts)
      compare("index", [&](const char* device, Result& result) {
        const Selection s(device, dtype, n);
        const ctn_array* arrays[] = {s.first.get(), s.second.get()};
        ctn_array* out = nullptr;
        OK(ctn_array_get_advanced(s.a.get(), s.items, 3, arrays, 2, &out));
        const Array owner(out);
        to_host(out, result);
        OK(ctn_array_set_advanced(s.a.get(), s.items, 3, arrays, 2, s.value.get()));
        to_host(s.a.get(), result);
        for (const char* name : {"add", "maximum", "multiply"}) {
          OK(ctn_array_ufunc_at(name, s.a.get(), s.items, 3, arrays, 2, s.value.get()));
          to_host(s.a.get(), result);
        }
      });
}

TEST(CudaNumbers, GradientsOfRows) {
  for (const ctn_dtype dtype : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (const int64_t width : {1, 5, 64})
      for (const int64_t n : kCounts)
        compare("embed_id", [&](const char* device, Result& result) {
          const Array indices = array_of(device, {n}, CTN_INT64, 40, 2);
          ctn_array* positive = nullptr;
          OK(ctn_array_absolute(indices.get(), &positive));
          const Array positive_owner(positive);
          const Array weights = array_of(device, {50, width}, dtype, 100, 3);
          ctn_variable *x = nullptr, *W = nullptr, *y = nullptr;
          OK(ctn_variable_new(positive, &x));
          OK(ctn_variable_new(weights.get(), &W));
          OK(ctn_embed_id(x, W, nullptr, &y));
          const Array gradient = array_of(device, {n, width}, dtype, 1000, 4);
          OK(ctn_variable_set_grad(y, gradient.get()));
          OK(ctn_variable_backward(y, 0, 0));
          ctn_array* grad = nullptr;
          OK(ctn_variable_grad(W, &grad));
          to_host(grad, result);
          ctn_array_release(grad);
          for (ctn_variable* v : {x, W, y}) ctn_variable_release(v);
        });
}

}  // namespace
