// Helpers for the tests of Caffe models: a writer of models, and a test fixture.
#pragma once
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <initializer_list>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "impl/base/context.h"
#include "impl/caffe/caffe_function.h"
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"
#include "tests/impl/uniform.h"

// A writer of Caffe models that shares nothing with the importer: the field numbers are those of the
// published format.
namespace catenary {

class Message {
 public:
  Message& number(int field, int64_t value) {
    key(field, 0);
    return varint(uint64_t(value));
  }
  Message& real(int field, float value) {
    key(field, 5);
    return raw(&value, sizeof value);
  }
  Message& text(int field, const std::string& value) {
    key(field, 2);
    varint(value.size());
    bytes_ += value;
    return *this;
  }
  Message& message(int field, const Message& value) { return text(field, value.bytes_); }
  template <class T>
  Message& packed(int field, const std::vector<T>& values) {
    key(field, 2);
    varint(values.size() * sizeof(T));
    return raw(values.data(), values.size() * sizeof(T));
  }
  Message& numbers(int field, const std::vector<int64_t>& values) {
    for (int64_t value : values) number(field, value);
    return *this;
  }
  Message& packed_numbers(int field, const std::vector<int64_t>& values) {
    Message list;
    for (int64_t value : values) list.varint(uint64_t(value));
    return message(field, list);
  }
  const std::string& bytes() const { return bytes_; }

 private:
  Message& key(int field, int wire) { return varint(uint64_t(field) << 3 | uint64_t(wire)); }
  Message& varint(uint64_t value) {
    for (; value > 127; value >>= 7) bytes_ += char((value & 127) | 128);
    bytes_ += char(value);
    return *this;
  }
  Message& raw(const void* data, size_t size) {
    if (size) bytes_.append(static_cast<const char*>(data), size);
    return *this;
  }

  std::string bytes_;
};

using Floats = std::vector<float>;
using Lengths = std::vector<int64_t>;
using Texts = std::vector<std::string>;

inline Message blob(const Lengths& shape, const Floats& values) {
  return Message().packed(5, values).message(7, Message().packed_numbers(1, shape));
}

/// A blob of the old format with num, channels, height and width.
inline Message old_blob(int64_t num, int64_t channels, int64_t height, int64_t width, const Floats& values) {
  return Message().number(1, num).number(2, channels).number(3, height).number(4, width).packed(5, values);
}

/// A layer of the current format; the caller adds further fields.
inline Message layer(const std::string& name, const std::string& type, const Texts& bottoms,
                     const Texts& tops) {
  Message m;
  m.text(1, name).text(2, type);
  for (const std::string& bottom : bottoms) m.text(3, bottom);
  for (const std::string& top : tops) m.text(4, top);
  return m;
}

inline Message v1_layer(const std::string& name, int type, const Texts& bottoms, const Texts& tops) {
  Message m;
  for (const std::string& bottom : bottoms) m.text(2, bottom);
  for (const std::string& top : tops) m.text(3, top);
  return m.text(4, name).number(5, type);
}

inline std::string net(std::initializer_list<Message> layers) {
  Message m;
  m.text(1, "net");
  for (const Message& one : layers) m.message(100, one);
  return m.bytes();
}

inline std::string v1_net(std::initializer_list<Message> layers) {
  Message m;
  for (const Message& one : layers) m.message(2, one);
  return m.bytes();
}

inline Ref<CaffeFunction> load(const std::string& bytes) {
  return caffe::load_from_memory(bytes.data(), bytes.size());
}

/// Computes one output of a network.
inline Value computed(const CaffeFunction& f, const std::map<std::string, Value>& inputs,
                      const std::string& output, bool train = false, const Texts& disable = {}) {
  std::vector<const char*> names, disabled;
  Values values;
  for (const auto& input : inputs) {
    names.push_back(input.first.c_str());
    values.push_back(input.second);
  }
  for (const std::string& name : disable) disabled.push_back(name.c_str());
  const char* const wanted = output.c_str();
  const TrainScope scope(train);
  return caffe::call(f, {names.data(), names.size()}, {values.data(), values.size()},
                     {disabled.data(), disabled.size()}, {&wanted, 1})[0];
}

/// Expects a status; returns the message of the error, or "" if there is none.
inline std::string failure(ctn_status status, const std::function<void()>& body) {
  try {
    body();
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), status) << error.what();
    return error.what();
  }
  ADD_FAILURE() << "no error";
  return "";
}

/// A float32 array on the current device.
inline Value image(const Lengths& shape, const Floats& values) {
  return Value(from_data(values.data(), {shape.data(), shape.size()}, CTN_FLOAT32, current_backend()));
}

inline Floats floats_of(const Value& v) {
  Floats values(size_t(v->size()));
  to_data(*asarray(*v, CTN_FLOAT32), values.data());
  return values;
}

inline Lengths shape_of(const Value& v) { return {v->shape().begin(), v->shape().end()}; }

inline void expect_near(const Value& got, const Lengths& shape, const Floats& expected,
                        float tolerance = 1e-5f) {
  ASSERT_EQ(shape_of(got), shape);
  const Floats values = floats_of(got);
  ASSERT_EQ(values.size(), expected.size());
  for (size_t i = 0; i < values.size(); ++i)
    ASSERT_NEAR(values[i], expected[i], tolerance * (1 + std::abs(expected[i]))) << "at " << i;
}

class CaffeDraw {
 public:
  explicit CaffeDraw(unsigned seed) : engine_(seed) {}
  Floats floats(const Lengths& shape, float low = -1, float high = 1) {
    int64_t size = 1;
    for (int64_t length : shape) size *= length;
    Floats values;
    for (int64_t i = 0; i < size; ++i) values.push_back(uniform(engine_, low, high));
    return values;
  }
  int64_t between(int64_t low, int64_t high) { return low + int64_t(engine_() % uint64_t(high - low + 1)); }

 private:
  std::mt19937 engine_;
};

/// Runs every test on the CPU and on the device that runs late.
class CaffeTest : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    previous_ = &current_backend();
    set_current_backend(find_backend(GetParam()));
  }
  void TearDown() override { set_current_backend(*previous_); }

 private:
  Backend* previous_ = nullptr;
};

inline std::string device_name(const ::testing::TestParamInfo<const char*>& info) {
  return info.index ? "late" : "cpu";
}
#define CTN_CAFFE_DEVICES(SUITE) \
  INSTANTIATE_TEST_SUITE_P(Devices, SUITE, ::testing::Values("cpu", "test:0"), device_name)

}  // namespace catenary
