// Tests of catenary/catenary.hpp: the cases of scope_test.c, and classes, operators, lists and exceptions.
#include <catenary/catenary.hpp>

#include <cmath>
#include <csetjmp>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <thread>

#include "support.h"

namespace {
// Counts down to the allocation by new in this thread that fails; 0 if none does.
thread_local int fail_at = 0;
}  // namespace

#if !THREAD_SANITIZER  // its runtime has these
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (fail_at > 0 && --fail_at == 0) throw std::bad_alloc();
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace {

using ctn::Array;
using ctn::Error;
using ctn::Link;
using ctn::Slice;
using ctn::Variable;
using List = std::vector<double>;

Variable numbers() { return Variable(ctn::array<float>({1, 2, 3, 4, 5, 6}, {2, 3})); }

std::vector<int64_t> shape_of(const Array& a) { return {a.shape().begin(), a.shape().end()}; }

template <class F>
Error failure(F&& run) {
  try {
    run();
  } catch (const Error& error) {
    return error;
  }
  fail_msg("nothing was thrown");
  std::abort();
}

void nests(void**) {
  const Variable x = numbers(), loss = ctn::sum(ctn::square(x) + 2 * x);
  loss.backward();
  assert_true(loss.item() == 91 + 42);
  assert_true((x.grad().to_vector<double>() == List{4, 6, 8, 10, 12, 14}));
  assert_true((x.data()[{1, Slice(0, 2)}].to_vector<double>() == List{4, 5}));
  const Array turned = x.data()[{ctn::ellipsis, Slice(2, CTN_OMITTED, -2), ctn::newaxis}];
  assert_true((shape_of(turned) == std::vector<int64_t>{2, 2, 1}));
  assert_true((turned.to_vector<double>() == List{3, 1, 6, 4}));
  assert_true((x[0].data().to_vector<double>() == List{1, 2, 3}));
  assert_true((ctn::concat({x, x}, 1).data().to_vector<int>() ==
               std::vector<int>{1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6}));
}

void gives_results(void**) {
  const Variable x = numbers();
  const Array a = x.data();
  assert_true(a.item({1, 2}) == 6 && a.item<int>({0, 1}) == 2);
  assert_string_equal(a.str().c_str(), "[[1. 2. 3.]\n [4. 5. 6.]]");
  const std::vector<Array> parts = a.split(1, 3);
  assert_true((parts.size() == 3 && parts[2].to_vector<double>() == List{3, 6}));
  const auto [q, r] = a.divmod(Array::scalar_i64(4));
  assert_true(
      (q.to_vector<double>() == List{0, 0, 0, 1, 1, 1} && r.to_vector<double>() == List{1, 2, 3, 0, 1, 2}));
  std::ostringstream stream;
  stream << a << x;
  assert_true(stream.str() == a.str() + a.str());
  assert_true(ctn::scalar(3).ndim() == 0 && ctn::scalar(3).item() == 3);
  assert_true(ctn::dtype_of<int8_t>() == CTN_INT8 && ctn::dtype_of<uint64_t>() == CTN_UINT64 &&
              ctn::dtype_of<bool>() == CTN_BOOL);
}

void lists(void**) {
  const std::vector<int64_t> shape{3, 2};
  const Variable x = numbers();
  const Array a = x.data();
  assert_true(shape_of(a.reshape(shape)) == shape && shape_of(a.reshape({-1, 2})) == shape);
  assert_true(ctn::sum(x, 1).data().ndim() == 1 && ctn::sum(x, {0, 1}).data().ndim() == 0);
  assert_true(ctn::sum(x, {}).data().ndim() == 0);  // omitted axes mean all axes
  assert_true(ctn::List<int64_t>(std::vector<int64_t>{}).data() !=
              nullptr);  // an empty list differs from an omitted one
  const Error error = failure([] { ctn::array<float>({1, 2, 3}, {2, 2}); });
  assert_true(error.status() == CTN_ERROR_INVALID_ARGUMENT);
  std::vector<Variable> many(20, x);
  assert_true((shape_of(ctn::concat(many, 0).data()) == std::vector<int64_t>{40, 3}));
}

void has_operators(void**) {
  const Array a = ctn::array<int64_t>({1, 2, 3}), b = ctn::array<int64_t>({3, 2, 1});
  assert_true(((a + b * 2 - 1).to_vector<double>() == List{6, 5, 4}));
  assert_true(((6 / a).to_vector<double>() == List{6, 3, 2} && (7 % a).to_vector<double>() == List{0, 1, 1}));
  assert_true(((a + 0.5).dtype() == CTN_FLOAT64 && (0.5 - a).to_vector<double>() == List{-.5, -1.5, -2.5}));
  assert_true(((a < b).to_vector<double>() == List{1, 0, 0} && (2 < a).to_vector<double>() == List{0, 0, 1}));
  assert_true(
      ((a == 2).to_vector<double>() == List{0, 1, 0} && (2 != a).to_vector<double>() == List{1, 0, 1}));
  assert_true(
      ((-a | 1).to_vector<double>() == List{-1, -1, -3} && (~a).to_vector<double>() == List{-2, -3, -4}));
  assert_true(
      ((a << 2).to_vector<double>() == List{4, 8, 12} && (8 >> a).to_vector<double>() == List{4, 2, 1}));
  Array c = a.copy();
  c += b;
  c *= 2;
  c -= a;
  assert_true((c.to_vector<double>() == List{7, 6, 5}));
  Variable x = numbers();
  assert_true(((1 / x).data().item({0, 1}) == 0.5 && (3 - x).data().item({1, 2}) == -3 &&
               (-x * x / 2).data().item({0, 1}) == -2));
  x += x;
  x -= 1;
  assert_true(x.data().item({1, 2}) == 11);
}

void throws(void**) {
  const Variable x = numbers();
  const Error error = failure([&] { ctn::matmul(x, x); });
  assert_true(error.status() == CTN_ERROR_TYPE_CHECK);
  assert_non_null(strstr(error.what(), "matmul"));
  assert_true(failure([&] { ctn::relu(Variable()); }).status() == CTN_ERROR_INVALID_ARGUMENT);
  assert_true(failure([&] { Array().split(1, 3); }).status() == CTN_ERROR_INVALID_ARGUMENT);
  assert_true(x.use_count() == 1);
}

void shares(void**) {
  Variable x = numbers(), y = x;
  assert_true(x.use_count() == 2 && x.is(y));
  Variable z = std::move(y);
  assert_true(x.use_count() == 2 && !y && z);
  y = z;
  z = y;
  z = nullptr;
  assert_true(x.use_count() == 2);
  ctn_variable* raw = y.detach();
  assert_true(x.use_count() == 2 && !y);
  y = Variable::borrow(raw);
  assert_true(x.use_count() == 3);
  y = Variable::adopt(raw);
  assert_true(x.use_count() == 2);
}

// A loop holds as many objects in its thousandth iteration as in its first.
void frees_in_loops(void**) {
  const Variable x = numbers();
  Variable h = x;
  uint64_t used = 0;
  {
    const ctn::NoBackprop off;
    for (int i = 0; i < 1000; ++i) {
      h = ctn::tanh(h * 0.5 + x);
      if (i == 2) used = used_bytes(device);
      if (i > 2) assert_true(used_bytes(device) == used);
    }
    assert_int_equal(ctn_backprop_enabled(), 0);
  }
  assert_int_equal(ctn_backprop_enabled(), 1);
  {
    const ctn::Evaluation off;
    assert_true(ctn_train() == 0 && ctn_backprop_enabled() == 0);
  }
  assert_true(ctn_train() == 1 && ctn_backprop_enabled() == 1);
  Variable chain = x;
  for (int i = 0; i < 1000; ++i) chain = -chain;
  ctn::sum(chain).backward();
  assert_true(chain.use_count() == 1 && x.grad().item({0, 0}) == 1);
}

struct Counted {
  explicit Counted(int* count) : count(count) { ++*count; }
  Counted(const Counted& other) : Counted(other.count) {}
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --*count; }
  int* count;
};

struct Strange {
  int value;
};

void works_in_callbacks(void**) {
  int alive = 0, mode = 0;
  {
    const Counted counted(&alive);
    const Link link = Link::make(
        [counted, &mode](const Link&, const std::vector<Variable>& inputs) -> std::vector<Variable> {
          if (mode == 1) ctn::matmul(inputs[0], inputs[0]);
          if (mode == 2) throw Strange{7};
          if (mode == 3) throw std::out_of_range("too far");
          if (mode == 4) return {};
          return {inputs[0] * 2};
        });
    const Variable x = numbers();
    assert_true(link(link(x)).data().item({0, 0}) == 4);
    mode = 1;
    assert_true(failure([&] { link(x); }).status() == CTN_ERROR_TYPE_CHECK);
    mode = 2;
    int strange = 0;
    try {
      link(x);
    } catch (const Strange& thrown) {
      strange = thrown.value;
    }
    assert_int_equal(strange, 7);
    assert_int_equal(ctn_error_code(), CTN_ERROR_CALLBACK);
    mode = 3;
    bool caught = false;
    try {
      link(x);
    } catch (const std::out_of_range& thrown) {
      caught = strcmp(thrown.what(), "too far") == 0;
    }
    assert_true(caught);
    mode = 4;
    assert_non_null(strstr(failure([&] { link(x); }).what(), "expected 1 results of the callback, got 0"));
    mode = 2;  // a later failure does not throw an exception that C code has swallowed
    ctn_variable *raw = x.ptr(), *y = nullptr;
    assert_int_equal(ctn_link_call(link.ptr(), &raw, 1, &y, 1), CTN_ERROR_CALLBACK);
    assert_true(failure([&] { ctn::relu(Variable()); }).status() == CTN_ERROR_INVALID_ARGUMENT);
    assert_true(x.use_count() == 1);
  }
  assert_int_equal(alive, 0);
}

// A table of callbacks: a function with a gradient, whose data is freed with its last reference.
void has_user_functions(void**) {
  int alive = 0;
  {
    const Counted counted(&alive);
    ctn::FunctionCallbacks cube;
    cube.name = "cube";
    cube.forward = [counted](const ctn::Function& node, const std::vector<Array>& x) -> std::vector<Array> {
      node.save_array(0, x[0]);
      return {x[0] * x[0] * x[0]};
    };
    cube.backward = [](const ctn::Function& node, const std::vector<Array>&,
                       const std::vector<Array>& gy) -> std::vector<Array> {
      const Array x = node.saved_array(0);
      return {3 * x * x * gy[0]};
    };
    const ctn::Function f = ctn::Function::make(cube);
    assert_true(f.label() == "cube");
    const Variable x = numbers(), y = f.call(x, 1)[0];
    ctn::sum(y).backward();
    assert_true((x.grad().to_vector<double>() == List{3, 12, 27, 48, 75, 108}));
    assert_true(alive > 1);
  }
  assert_int_equal(alive, 0);
}

void has_options(void**) {
  const Link link = Link::linear(3, 2, ctn::LinkOptions::make().set_nobias(true).set_dtype(CTN_FLOAT64));
  assert_int_equal(link.param_count(), 1);
  assert_int_equal(link.param("W").data().dtype(), CTN_FLOAT64);
}

// Each allocation of the C++ layer fails once: nothing leaks, and the objects are unchanged.
void survives_lack_of_memory(void**) {
  int alive = 0, thrown = 0;
  fail_at = 2;
  try {
    const auto released = std::make_unique<std::vector<int>>(100);
  } catch (const std::bad_alloc&) {
  }
  const bool replaced = fail_at == 0;
  fail_at = 0;
  if (!replaced) skip();  // another tool has replaced our allocator
  {
    const Counted counted(&alive);
    const Variable x = numbers();
    const std::vector<Variable> many(20, x);
    for (int n = 1; n < 1000; ++n) {
      bool whole = false;
      fail_at = n;
      try {
        const Link link =
            Link::make([counted](const Link&, const std::vector<Variable>& in) -> std::vector<Variable> {
              return {in[0] * 2};
            });
        ctn::FunctionCallbacks table;
        table.name = "a name that is too long to be kept in the string itself";
        table.forward = [counted](const ctn::Function&, const std::vector<Array>& in) -> std::vector<Array> {
          return in;
        };
        ctn::Function::make(table).call(link(x), 1);
        ctn::concat(many, 0).data().split(1, 3);
        x.data().str();
        whole = true;
      } catch (const std::bad_alloc&) {
        ++thrown;
      } catch (const Error& error) {
        assert_int_equal(error.status(), CTN_ERROR_OUT_OF_MEMORY);
        ++thrown;
      }
      const bool left = fail_at > 0;
      fail_at = 0;
      assert_true(x.use_count() == 21);
      assert_int_equal(alive, 1);
      if (left) {
        assert_true(whole);
        break;
      }
    }
  }
  assert_true(thrown > 10);
  assert_int_equal(alive, 0);
}

void works_in_threads(void**) {
  std::vector<std::thread> threads;
  int good[4] = {};
  for (int k = 0; k < 4; ++k) {
    threads.emplace_back([k, &good] {
      for (int i = 0; i < 200; ++i) {
        const Variable x = numbers(), y = ctn::sum(ctn::square(x));
        y.backward();
        good[k] += y.item() == 91;
      }
      try {
        ctn::matmul(numbers(), numbers());
      } catch (const Error& error) {
        good[k] += error.status() == CTN_ERROR_TYPE_CHECK;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (int count : good) assert_int_equal(count, 201);
}

}  // namespace

int main(int argc, char** argv) {
  const CMUnitTest tests[] = {
      TEST(nests),
      TEST(gives_results),
      TEST(lists),
      TEST(has_operators),
      TEST(throws),
      TEST(shares),
      TEST(frees_in_loops),
      TEST(works_in_callbacks),
      TEST(has_options),
      TEST(survives_lack_of_memory),
      TEST(has_user_functions),
      TEST(works_in_threads),
  };
  return RUN(tests, argc, argv);
}
