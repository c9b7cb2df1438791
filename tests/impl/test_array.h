// Arrays for tests of kernels: elements of any dtype and layout, set and read as doubles.
#pragma once
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/simd.h"
#include "impl/dtype/dtype.h"
#include "tests/impl/uniform.h"

namespace catenary {

/// An operand with its own memory, whose elements are read and written as doubles one by one.
class TestArray {
 public:
  TestArray(std::vector<int64_t> shape, DType dtype) : dtype_(dtype), shape_(std::move(shape)) {
    strides_.resize(shape_.size());
    int64_t size = int64_t(itemsize(dtype));
    for (size_t i = shape_.size(); i-- > 0;) {
      strides_[i] = size;
      size *= shape_[i];
    }
    memory_ = std::make_shared<std::vector<double>>(size_t(size) / 8 + 16);
    const uintptr_t start = reinterpret_cast<uintptr_t>(memory_->data());
    data_ = reinterpret_cast<char*>((start + 63) / 64 * 64);
  }

  Operand operand() const {
    return {data_, nullptr, shape_.data(), strides_.data(), int32_t(shape_.size()), dtype_};
  }
  DType dtype() const { return dtype_; }
  const std::vector<int64_t>& shape() const { return shape_; }
  int64_t size() const {
    int64_t size = 1;
    for (int64_t length : shape_) size *= length;
    return size;
  }

  TestArray permuted(const std::vector<size_t>& axes) const {
    TestArray view = *this;
    for (size_t i = 0; i < axes.size(); ++i) {
      view.shape_[i] = shape_[axes[i]];
      view.strides_[i] = strides_[axes[i]];
    }
    return view;
  }
  TestArray sliced(size_t axis, int64_t start, int64_t step, int64_t length) const {
    TestArray view = *this;
    view.data_ += start * strides_[axis];
    view.strides_[axis] *= step;
    view.shape_[axis] = length;
    return view;
  }
  TestArray broadcast(size_t axis, int64_t length) const {
    TestArray view = *this;
    view.shape_[axis] = length;
    view.strides_[axis] = 0;
    return view;
  }
  /// The same elements, moved by `bytes` to an unaligned address.
  TestArray shifted(int64_t bytes) const {
    TestArray view = *this;
    view.data_ += bytes;
    return view;
  }

  char* at(int64_t position) const {
    char* element = data_;
    for (size_t i = shape_.size(); i-- > 0;) {
      element += position % shape_[i] * strides_[i];
      position /= shape_[i];
    }
    return element;
  }
  double get(int64_t position) const { return load(at(position)); }
  void set(int64_t position, double value) { store(at(position), value); }
  template <class T>
  const T* values() const {
    return reinterpret_cast<const T*>(data_);
  }

  TestArray& fill(double value) {
    for (int64_t i = 0; i < size(); ++i) set(i, value);
    return *this;
  }
  TestArray& fill_random(double low, double high, unsigned seed = 1) {
    std::mt19937 engine(seed);
    for (int64_t i = 0; i < size(); ++i) {
      const double value = uniform(engine, low, high);
      set(i, dtype_ == CTN_BOOL ? double(value > (low + high) / 2)
             : is_float(dtype_) ? value
                                : std::floor(value));
    }
    return *this;
  }

 private:
  template <class T>
  static T read(const char* p) {
    T value;
    std::memcpy(&value, p, sizeof(T));
    return value;
  }
  template <class T>
  static void write(char* p, T value) {
    std::memcpy(p, &value, sizeof(T));
  }
  double load(const char* p) const {
    switch (dtype_) {
      case CTN_BOOL:
        return double(read<uint8_t>(p));
      case CTN_INT8:
        return double(read<int8_t>(p));
      case CTN_INT16:
        return double(read<int16_t>(p));
      case CTN_INT32:
        return double(read<int32_t>(p));
      case CTN_INT64:
        return double(read<int64_t>(p));
      case CTN_UINT8:
        return double(read<uint8_t>(p));
      case CTN_UINT16:
        return double(read<uint16_t>(p));
      case CTN_UINT32:
        return double(read<uint32_t>(p));
      case CTN_UINT64:
        return double(read<uint64_t>(p));
      case CTN_FLOAT16:
        return double(to_float(read<Half>(p)));
      case CTN_BFLOAT16:
        return double(to_float(read<BFloat16>(p)));
      case CTN_FLOAT32:
        return double(read<float>(p));
      default:
        return read<double>(p);
    }
  }
  void store(char* p, double v) {
    switch (dtype_) {
      case CTN_BOOL:
        return write(p, uint8_t(v != 0));
      case CTN_INT8:
        return write(p, int8_t(v));
      case CTN_INT16:
        return write(p, int16_t(v));
      case CTN_INT32:
        return write(p, int32_t(v));
      case CTN_INT64:
        return write(p, int64_t(v));
      case CTN_UINT8:
        return write(p, uint8_t(v));
      case CTN_UINT16:
        return write(p, uint16_t(v));
      case CTN_UINT32:
        return write(p, uint32_t(v));
      case CTN_UINT64:
        return write(p, uint64_t(v));
      case CTN_FLOAT16:
        return write(p, to_half(v));
      case CTN_BFLOAT16:
        return write(p, to_bfloat16(v));
      case CTN_FLOAT32:
        return write(p, float(v));
      default:
        return write(p, v);
    }
  }

  DType dtype_;
  std::vector<int64_t> shape_, strides_;
  std::shared_ptr<std::vector<double>> memory_;
  char* data_;
};

inline const DType kAllDTypes[] = {CTN_BOOL,     CTN_INT8,    CTN_INT16,  CTN_INT32,  CTN_INT64,
                                   CTN_UINT8,    CTN_UINT16,  CTN_UINT32, CTN_UINT64, CTN_FLOAT16,
                                   CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};
inline const DType kFloatDTypes[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

/// The unit in the last place at 1.
inline double epsilon(DType dtype) {
  switch (dtype) {
    case CTN_FLOAT16:
      return 0x1p-10;
    case CTN_BFLOAT16:
      return 0x1p-7;
    case CTN_FLOAT32:
      return 0x1p-23;
    case CTN_FLOAT64:
      return 0x1p-52;
    default:
      return 0;
  }
}

template <class... Arrays>
void add_operands(Launch& launch, const Arrays&... arrays) {
  (launch.add(arrays.operand()), ...);
}

/// Runs every test once per instruction set of the machine.
class EverySimdLevel : public ::testing::TestWithParam<cpu::SimdLevel> {
 protected:
  void SetUp() override {
    previous_ = cpu::simd_level();
    cpu::set_simd_level_for_test(GetParam());
    if (cpu::simd_level() != GetParam()) GTEST_SKIP() << "this machine has no such instructions";
  }
  void TearDown() override { cpu::set_simd_level_for_test(previous_); }

 private:
  cpu::SimdLevel previous_ = cpu::SimdLevel::baseline;
};

inline std::string simd_level_name(const ::testing::TestParamInfo<cpu::SimdLevel>& info) {
  const char* const names[] = {"baseline", "avx2", "avx512"};
  return names[int(info.param)];
}

#define CTN_EVERY_SIMD_LEVEL(SUITE)                                                              \
  INSTANTIATE_TEST_SUITE_P(                                                                      \
      Simd, SUITE,                                                                               \
      ::testing::Values(cpu::SimdLevel::baseline, cpu::SimdLevel::avx2, cpu::SimdLevel::avx512), \
      simd_level_name)

}  // namespace catenary
