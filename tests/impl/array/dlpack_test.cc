// Tests of DLPack import and export: strides, flags, ownership, rejected tensors, devices.
#include "impl/array/dlpack.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <vector>

#include "impl/array/dlpack_abi.h"

namespace catenary {
namespace {

using dlpack::LegacyTensor;
using dlpack::Tensor;
using dlpack::VersionedTensor;

template <class Action>
ctn_status status_of(Action action, std::string* message = nullptr) {
  try {
    action();
    return CTN_OK;
  } catch (const Error& error) {
    if (message != nullptr) *message = error.what();
    return error.status();
  }
}

/// A foreign tensor of six floats; counts how often its deleter is called.
struct Given {
  float values[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  int64_t shape[2] = {2, 3}, strides[2] = {1, 2};
  LegacyTensor legacy = {};
  VersionedTensor versioned = {};
  int deleted = 0;

  Given() {
    Tensor tensor = {values, dlpack::kCpu, 0, 2, dlpack::kFloat, 32, 1, shape, nullptr, 0};
    legacy.tensor = versioned.tensor = tensor;
    legacy.context = versioned.context = this;
    legacy.deleter = [](LegacyTensor* t) { ++static_cast<Given*>(t->context)->deleted; };
    versioned.deleter = [](VersionedTensor* t) { ++static_cast<Given*>(t->context)->deleted; };
    versioned.major = 1;
    versioned.minor = 3;
  }
  Tensor& tensor(bool is_versioned) { return is_versioned ? versioned.tensor : legacy.tensor; }
  void* managed(bool is_versioned) {
    return is_versioned ? static_cast<void*>(&versioned) : static_cast<void*>(&legacy);
  }
};

std::vector<float> values_of(const Array& a) {
  std::vector<float> values(size_t(a.size()));
  to_data(a, values.data());
  return values;
}

TEST(Dlpack, ImportSharesMemoryAndGivesBackOnce) {
  for (bool versioned : {false, true}) {
    Given given;
    ArrayRef a = from_dlpack(given.managed(versioned), versioned);
    EXPECT_EQ(describe(*a), "float32 (2, 3)");
    EXPECT_TRUE(a->is_writeable());
    EXPECT_TRUE(a->owns_data());
    EXPECT_EQ(a->data(), reinterpret_cast<char*>(given.values));
    ArrayRef view = transpose(*a, {});
    a = nullptr;
    EXPECT_EQ(given.deleted, 0);
    fill(*view, *scalar_f64(9));
    EXPECT_EQ(given.values[5], 9);
    EXPECT_EQ(given.values[6], 6);
    view = nullptr;
    EXPECT_EQ(given.deleted, 1);
  }
}

TEST(Dlpack, ImportOfStridesAndOffsets) {
  for (bool versioned : {false, true}) {
    Given given;
    Tensor& tensor = given.tensor(versioned);
    tensor.strides = given.strides;
    tensor.byte_offset = 4;
    EXPECT_EQ(values_of(*from_dlpack(given.managed(versioned), versioned)),
              (std::vector<float>{1, 3, 5, 2, 4, 6}));
    given.strides[0] = -1;
    tensor.byte_offset = 8;
    EXPECT_EQ(values_of(*from_dlpack(given.managed(versioned), versioned)),
              (std::vector<float>{2, 4, 6, 1, 3, 5}));
    given.strides[0] = 0;
    EXPECT_FALSE(from_dlpack(given.managed(versioned), versioned)->is_writeable());
    tensor.device_type = dlpack::kCudaHost;
    tensor.ndim = 0;
    tensor.shape = tensor.strides = nullptr;
    EXPECT_EQ(values_of(*from_dlpack(given.managed(versioned), versioned)), (std::vector<float>{2}));
    EXPECT_EQ(given.deleted, 4);
  }
}

TEST(Dlpack, ImportOfFlags) {
  Given given;
  given.versioned.flags = 1;
  EXPECT_FALSE(from_dlpack(&given.versioned, true)->is_writeable());
  given.versioned.flags = 2;  // a copy
  EXPECT_TRUE(from_dlpack(&given.versioned, true)->is_writeable());
  given.versioned.deleter = nullptr;  // NULL is allowed
  from_dlpack(&given.versioned, true);
  EXPECT_EQ(given.deleted, 2);
}

TEST(Dlpack, ImportOfNoElements) {
  Given given;
  given.shape[1] = 0;
  given.strides[0] = std::numeric_limits<int64_t>::max();
  given.legacy.tensor.strides = given.strides;
  given.legacy.tensor.data = nullptr;
  EXPECT_EQ(from_dlpack(&given.legacy, false)->size(), 0);
  given.legacy.tensor.data = reinterpret_cast<char*>(given.values) + 1;
  EXPECT_EQ(from_dlpack(&given.legacy, false)->size(), 0);
  EXPECT_EQ(given.deleted, 2);
}

TEST(Dlpack, RefusedTensorsStayTheGivers) {
  constexpr int64_t huge = std::numeric_limits<int64_t>::max();
  struct Case {
    ctn_status status;
    const char* text;
    void (*change)(Given&, Tensor&);
  };
  const Case cases[] = {
      {CTN_ERROR_DEVICE, "device type 2", [](Given&, Tensor& t) { t.device_type = 2; }},
      {CTN_ERROR_DTYPE, "2 lanes", [](Given&, Tensor& t) { t.lanes = 2; }},
      {CTN_ERROR_DTYPE, "0 lanes", [](Given&, Tensor& t) { t.lanes = 0; }},
      {CTN_ERROR_DTYPE, "128 bits", [](Given&, Tensor& t) { t.bits = 128; }},
      {CTN_ERROR_DTYPE, "code 5", [](Given&, Tensor& t) { t.code = 5; }},
      {CTN_ERROR_DTYPE, "code 6", [](Given&, Tensor& t) { t.code = 6; }},
      {CTN_ERROR_INVALID_ARGUMENT, "dimensions", [](Given&, Tensor& t) { t.ndim = -1; }},
      {CTN_ERROR_INVALID_ARGUMENT, "dimensions", [](Given&, Tensor& t) { t.ndim = 1 << 30; }},
      {CTN_ERROR_INVALID_ARGUMENT, "shape", [](Given&, Tensor& t) { t.shape = nullptr; }},
      {CTN_ERROR_INVALID_ARGUMENT, "negative", [](Given& g, Tensor&) { g.shape[0] = -2; }},
      {CTN_ERROR_INVALID_ARGUMENT, "address space",
       [](Given& g, Tensor&) { g.shape[0] = g.shape[1] = huge / 4; }},
      {CTN_ERROR_INVALID_ARGUMENT, "address space", [](Given& g, Tensor&) { g.shape[0] = huge / 8; }},
      {CTN_ERROR_INVALID_ARGUMENT, "NULL", [](Given&, Tensor& t) { t.data = nullptr; }},
      {CTN_ERROR_INVALID_ARGUMENT, "aligned", [](Given&, Tensor& t) { t.byte_offset = 2; }},
      {CTN_ERROR_INVALID_ARGUMENT, "offset", [](Given&, Tensor& t) { t.byte_offset = ~uint64_t{0} - 3; }},
      {CTN_ERROR_INVALID_ARGUMENT, "address space",
       [](Given& g, Tensor& t) {
         t.strides = g.strides;
         g.strides[0] = huge / 2;
       }},
      {CTN_ERROR_INVALID_ARGUMENT, "address space",
       [](Given& g, Tensor& t) {
         t.strides = g.strides;
         g.strides[0] = huge / 4;
       }},
  };
  for (bool versioned : {false, true})
    for (const Case& c : cases) {
      Given given;
      c.change(given, given.tensor(versioned));
      std::string message;
      EXPECT_EQ(status_of([&] { from_dlpack(given.managed(versioned), versioned); }, &message), c.status)
          << c.text << ": " << message;
      EXPECT_NE(message.find(c.text), std::string::npos) << message;
      EXPECT_EQ(given.deleted, 0) << message;
    }
  Given given;
  given.versioned.major = 2;
  EXPECT_EQ(status_of([&] { from_dlpack(&given.versioned, true); }), CTN_ERROR_UNSUPPORTED);
  given.versioned.major = 0;
  EXPECT_EQ(status_of([&] { from_dlpack(&given.versioned, true); }), CTN_ERROR_UNSUPPORTED);
  EXPECT_EQ(status_of([&] { from_dlpack(nullptr, true); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(given.deleted, 0);
}

TEST(Dlpack, RoundTripsOfAllDtypes) {
  const int64_t shape[] = {3, 4}, order[] = {1, 0};
  for (DType dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype)
    for (bool versioned : {false, true}) {
      ArrayRef a = empty_on(cpu_backend(), {shape, 2}, dtype);
      a = transpose(*a, {order, 2});
      void* managed = to_dlpack(*a, versioned);
      const Tensor& tensor = versioned ? static_cast<VersionedTensor*>(managed)->tensor
                                       : static_cast<LegacyTensor*>(managed)->tensor;
      EXPECT_EQ(tensor.bits, 8 * itemsize(dtype));
      EXPECT_EQ(tensor.ndim, 2);
      EXPECT_EQ(tensor.shape[0], 4);
      EXPECT_EQ(tensor.strides[0], 1);
      EXPECT_EQ(tensor.strides[1], 4);
      char* data = a->data();
      Storage* storage = &a->storage();
      EXPECT_EQ(storage->use_count(), 2);
      a = nullptr;
      EXPECT_EQ(storage->use_count(), 1);
      const ArrayRef b = from_dlpack(managed, versioned);
      EXPECT_EQ(b->dtype(), dtype);
      EXPECT_EQ(b->data(), data);
      EXPECT_EQ(b->stride(1), int64_t(4 * itemsize(dtype)));
    }
}

TEST(Dlpack, ExportOfReadOnlyArrays) {
  const int64_t shape[] = {2, 3};
  const ArrayRef a = broadcast_to(*arange_f64(0, 3, 1, CTN_FLOAT64), {shape, 2});
  EXPECT_EQ(status_of([&] { to_dlpack(*a, false); }), CTN_ERROR_INVALID_ARGUMENT);
  auto* managed = static_cast<VersionedTensor*>(to_dlpack(*a, true));
  EXPECT_EQ(managed->flags, 1u);
  EXPECT_EQ(managed->major, 1u);
  EXPECT_EQ(managed->tensor.strides[0], 0);
  managed->deleter(managed);
  EXPECT_EQ(a->storage().use_count(), 1);
}

TEST(Dlpack, ExportOfOddStridesAndAddresses) {
  const int64_t bytes[] = {4, 6}, steps[] = {6, 4}, shape[] = {2, 1};
  const ArrayRef storage = zeros({bytes, 2}, CTN_INT8);
  ArrayRef odd = view(*slice_axis(*storage, 1, 0, 4), CTN_INT32);
  ASSERT_EQ(odd->stride(0), 6);
  std::string message;
  EXPECT_EQ(status_of([&] { to_dlpack(*odd, true); }, &message), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(message.find("strides"), std::string::npos) << message;
  odd = view_as(*odd, odd->data(), {shape + 1, 1}, {steps, 1}, true);  // one element: no stride is used
  auto* managed = static_cast<LegacyTensor*>(to_dlpack(*odd, false));
  EXPECT_EQ(managed->tensor.strides[0], 1);
  managed->deleter(managed);
  odd = view(*slice_axis(*slice_axis(*storage, 1, 1, 5), 0, 0, 1), CTN_INT32);
  EXPECT_EQ(status_of([&] { to_dlpack(*odd, true); }, &message), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(message.find("aligned"), std::string::npos) << message;
}

TEST(Dlpack, DevicesKeepTheirMemory) {
  const ArrayRef a = empty_on(find_backend("test:0"), {}, CTN_FLOAT32);
  std::string message;
  EXPECT_EQ(status_of([&] { to_dlpack(*a, true); }, &message), CTN_ERROR_DEVICE);
  EXPECT_NE(message.find("test:0"), std::string::npos) << message;
}

}  // namespace
}  // namespace catenary
