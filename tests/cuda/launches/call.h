// Calls of kernels of kernels.def on a CUDA device, which the stand-in for the driver provides, and on the
// CPU.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <random>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cuda/cuda_backend.h"
#include "impl/backend/host.h"
#include "impl/backend/kernels.h"

namespace catenary::cuda {

inline constexpr DType kFloats[] = {CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT16, CTN_BFLOAT16};

inline DType compute_of(DType dtype) { return dtype == CTN_FLOAT64 ? CTN_FLOAT64 : CTN_FLOAT32; }

/// The difference between results that roundings explain, relative to numbers from 1 on.
inline double tolerance_of(DType dtype) {
  return dtype == CTN_FLOAT64    ? 1e-12
         : dtype == CTN_FLOAT32  ? 2e-5
         : dtype == CTN_FLOAT16  ? 4e-3
         : dtype == CTN_BFLOAT16 ? 3e-2
                                 : 0;
}

using Shape = std::vector<int64_t>;

inline int64_t size_of_shape(const Shape& shape) {
  int64_t size = 1;
  for (const int64_t length : shape) size *= length;
  return size;
}

inline std::vector<double> random_numbers(int64_t count, unsigned seed, double low = -2, double high = 2) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> draw(low, high);
  std::vector<double> numbers(static_cast<size_t>(count));
  for (double& x : numbers) x = draw(random);
  return numbers;
}

/// One call with C-contiguous operands, which are added in their order.
class Call {
 public:
  /// Numbers that are converted to the dtype; returns the number of the operand.
  int input(DType dtype, const Shape& shape, const std::vector<double>& numbers) {
    const int k = add(dtype, shape, false);
    Array& array = arrays_.back();
    cpu::cast_loop(CTN_FLOAT64, dtype)(numbers.data(), array.bytes.data(), int64_t(numbers.size()));
    return k;
  }
  int input(DType dtype, const Shape& shape, unsigned seed) {
    const std::vector<double> numbers = random_numbers(size_of_shape(shape), seed);
    if (dtype != CTN_FLOAT64) return input(dtype, shape, numbers);
    const int k = add(dtype, shape, false);
    if (!numbers.empty()) std::memcpy(arrays_.back().bytes.data(), numbers.data(), numbers.size() * 8);
    return k;
  }
  int labels(const Shape& shape, const std::vector<int32_t>& numbers) {
    const int k = add(CTN_INT32, shape, false);
    if (!numbers.empty())
      std::memcpy(arrays_.back().bytes.data(), numbers.data(), numbers.size() * sizeof(int32_t));
    return k;
  }
  /// Gives an operand that is read another shape and other strides, in elements.
  void view(int k, const Shape& shape, const Shape& strides) {
    Array& array = arrays_[size_t(array_of_[size_t(k)])];
    array.shape = shape;
    array.strides.resize(shape.size());
    for (size_t d = 0; d < strides.size(); ++d)
      array.strides[d] = strides[d] * int64_t(itemsize(array.dtype));
  }
  int output(DType dtype, const Shape& shape) { return add(dtype, shape, true); }
  /// Memory whose contents are not compared.
  int scratch(DType dtype, const Shape& shape) {
    const int k = output(dtype, shape);
    arrays_.back().is_scratch = true;
    return k;
  }
  /// The result of a former call, with its bytes on the CPU.
  int result(const Call& call, int k) {
    const Array& from = call.array(k);
    const int own = add(from.dtype, from.shape, false);
    arrays_.back().bytes = call.expected_[size_t(call.array_of_[size_t(k)])];
    return own;
  }
  /// An operand that is computed in the memory of another one.
  int in_place(int k) {
    array_of_.push_back(array_of_[size_t(k)]);
    array(k).is_output = true;
    return int(array_of_.size()) - 1;
  }

  /// Runs the call on both devices, on CUDA's with several orders of threads, and compares the outputs.
  template <class Params>
  void run(KernelWith<Params> kernel, const std::type_identity_t<Params>& params, double factor = 1) {
    Launch launch(kernel, params);
    run(launch, factor);
  }
  void run(KernelWith<NoParams> kernel, double factor = 1) {
    Launch launch(kernel);
    run(launch, factor);
  }
  /// Runs the call on the device alone, which must report an error.
  template <class Params>
  void fails(KernelWith<Params> kernel, const std::type_identity_t<Params>& params, const std::string& text) {
    Launch launch(kernel, params);
    std::string message;
    try {
      run_on_device(launch, 0);
    } catch (const Error& error) {
      message = error.what();
    }
    EXPECT_NE(message.find(text), std::string::npos) << message;
  }
  std::vector<double> expected(int k) const {
    return doubles(expected_[size_t(array_of_[size_t(k)])], array(k).dtype);
  }

 private:
  using Bytes = std::vector<unsigned char>;
  static constexpr size_t kGuard = 256;  // bytes on either side of an array
  static constexpr unsigned char kUntouched = 0xa5;
  struct Array {
    DType dtype;
    Shape shape, strides;
    Bytes bytes;
    bool is_output, is_scratch = false;
  };

  int add(DType dtype, const Shape& shape, bool is_output) {
    Shape strides(shape.size());
    int64_t step = int64_t(itemsize(dtype));
    for (size_t d = shape.size(); d-- > 0; step *= shape[d]) strides[d] = step;
    // Results start as NaN, or as numbers that nobody expects.
    arrays_.push_back({dtype, shape, strides,
                       Bytes(size_t(size_of_shape(shape)) * itemsize(dtype), is_output ? 0xff : 0),
                       is_output});
    array_of_.push_back(int(arrays_.size()) - 1);
    return int(array_of_.size()) - 1;
  }
  Array& array(int k) { return arrays_[size_t(array_of_[size_t(k)])]; }
  const Array& array(int k) const { return arrays_[size_t(array_of_[size_t(k)])]; }

  static std::vector<double> doubles(const Bytes& bytes, DType dtype) {
    std::vector<double> numbers(bytes.size() / itemsize(dtype));
    if (dtype == CTN_FLOAT64) {
      if (!bytes.empty()) std::memcpy(numbers.data(), bytes.data(), bytes.size());
    } else {
      cpu::cast_loop(dtype, CTN_FLOAT64)(bytes.data(), numbers.data(), int64_t(numbers.size()));
    }
    return numbers;
  }

  void add_operands(Launch& launch, const std::vector<char*>& memory, const std::vector<Storage*>& storages) {
    launch.count = 0;
    for (const int k : array_of_) {
      const Array& a = arrays_[size_t(k)];
      launch.add({memory[size_t(k)], storages[size_t(k)], a.shape.data(), a.strides.data(),
                  int32_t(a.shape.size()), a.dtype});
    }
  }

  /// The arrays begin `shift` elements after aligned addresses.
  std::vector<Bytes> run_on_device(Launch& launch, unsigned order, size_t shift = 0) {
    CudaBackend& device = CudaBackend::open(0);
    device.synchronize();
    emulated::set_order(order);
    std::vector<Ref<Storage>> storages;
    std::vector<char*> memory;
    std::vector<Storage*> pointers;
    for (const Array& a : arrays_) {
      const size_t skipped = kGuard + shift * itemsize(a.dtype);
      Bytes bytes(skipped + a.bytes.size() + kGuard, kUntouched);
      std::copy(a.bytes.begin(), a.bytes.end(), bytes.begin() + int64_t(skipped));
      storages.push_back(make<Storage>(device, bytes.size()));
      pointers.push_back(storages.back().get());
      memory.push_back(pointers.back()->data() + skipped);
      device.from_host(*pointers.back(), pointers.back()->data(), bytes.data(), bytes.size());
    }
    add_operands(launch, memory, pointers);
    device.launch(launch);
    device.synchronize();
    std::vector<Bytes> results;
    for (size_t i = 0; i < arrays_.size(); ++i) {
      Bytes bytes(pointers[i]->size());
      device.to_host(*pointers[i], bytes.data(), pointers[i]->data(), bytes.size());
      const auto begin = bytes.begin() + (memory[i] - pointers[i]->data());
      const auto end = begin + int64_t(arrays_[i].bytes.size());
      const auto touched = [](unsigned char byte) { return byte != kUntouched; };
      EXPECT_TRUE(std::none_of(bytes.begin(), begin, touched)) << "wrote before array " << i;
      EXPECT_TRUE(std::none_of(end, bytes.end(), touched)) << "wrote past array " << i;
      results.emplace_back(begin, end);
    }
    return results;
  }

  void run(Launch& launch, double factor) {
    expected_.clear();
    for (const Array& a : arrays_) expected_.push_back(a.bytes);
    std::vector<char*> memory;
    for (Bytes& bytes : expected_) memory.push_back(reinterpret_cast<char*>(bytes.data()));
    add_operands(launch, memory, std::vector<Storage*>(arrays_.size()));
    cpu::run(launch);
    const std::vector<Bytes> first = run_on_device(launch, 0);
    for (size_t i = 0; i < arrays_.size(); ++i) {
      if (arrays_[i].is_scratch) continue;
      if (!arrays_[i].is_output) {
        ASSERT_EQ(first[i], arrays_[i].bytes) << "input " << i << " was changed";
      }
      compare(i, doubles(first[i], arrays_[i].dtype), doubles(expected_[i], arrays_[i].dtype), factor);
      if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_EQ(run_on_device(launch, 5, 1), first) << "depends on the order of threads or on addresses";
  }

  void compare(size_t i, const std::vector<double>& got, const std::vector<double>& wanted, double factor) {
    const double tolerance = tolerance_of(arrays_[i].dtype) * factor;
    for (size_t k = 0; k < got.size(); ++k) {
      const double a = got[k], b = wanted[k];
      if (a == b || (a != a && b != b)) continue;
      ASSERT_LE(std::abs(a - b), tolerance * std::max(1.0, std::abs(b)))
          << "array " << i << " (" << dtype_name(arrays_[i].dtype) << "), element " << k << ": " << a
          << " instead of " << b;
    }
  }

  std::deque<Array> arrays_;
  std::vector<int> array_of_;  // of each operand
  std::vector<Bytes> expected_;
};

}  // namespace catenary::cuda
