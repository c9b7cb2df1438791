// The interface of a workload, the lists of workloads, and helpers that they share.
#pragma once

#include <catenary/catenary.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace workloads {

/// Throws the library's message if a call failed.
void must(ctn_status status);

/// One workload with its data.
class Task {
 public:
  virtual ~Task() = default;
  /// Does the work `count` times.
  virtual void run(int64_t count) = 0;
  /// Does the work once on fresh data and compares it with a naive computation; returns "" if they agree.
  virtual std::string check() = 0;
};

struct Workload {
  std::string name;
  std::function<std::unique_ptr<Task>()> make;
};

void add_array_workloads(std::vector<Workload>& list);
/// Small operands, strided and broadcast views, sorting and picking; not part of the standard workloads.
void add_layout_workloads(std::vector<Workload>& list);
/// Chains of elementwise operations.
void add_fuse_workloads(std::vector<Workload>& list);
void add_train_workloads(std::vector<Workload>& list);
void add_update_workloads(std::vector<Workload>& list);
void add_word_workloads(std::vector<Workload>& list);
/// Training of language models with LSTM layers.
void add_recurrent_workloads(std::vector<Workload>& list);
void add_conv_workloads(std::vector<Workload>& list);
void add_pool_workloads(std::vector<Workload>& list);
void add_resnet_workloads(std::vector<Workload>& list);
void add_transformer_workloads(std::vector<Workload>& list);

/// Owns one reference.
template <class T, void (*kRelease)(const T*)>
class Handle {
 public:
  Handle() = default;
  explicit Handle(T* p) : p_(p) {}
  Handle(Handle&& other) noexcept : p_(std::exchange(other.p_, nullptr)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(p_, other.p_);
    return *this;
  }
  ~Handle() { kRelease(p_); }
  T* get() const { return p_; }
  T** out() { return &p_; }

 private:
  T* p_ = nullptr;
};

using Array = Handle<ctn_array, ctn_array_release>;
using Variable = Handle<ctn_variable, ctn_variable_release>;
using Link = Handle<ctn_link, ctn_link_release>;
using LinkOptions = Handle<ctn_link_options, ctn_link_options_release>;
using Optimizer = Handle<ctn_optimizer, ctn_optimizer_release>;

Array normal(const std::vector<int64_t>& shape);
/// Uniform numbers from [0.5, 1.5).
Array around_one(const std::vector<int64_t>& shape);
Array integers(int64_t high, int64_t count, ctn_dtype dtype);

std::vector<float> floats(const ctn_array* a);
std::vector<int32_t> int32s(const ctn_array* a);

using Doubles = std::vector<double>;
Doubles doubles(const ctn_array* a);
Array data_of(const Variable& v);
Array grad_of(const Variable& v);
/// Computes softmax in place; returns the logarithm of the probability of class t (0 if t is -1).
double softmax_row(double* row, int64_t classes, int64_t t);

/// Compares with |got - want| <= atol + rtol |want|.
std::string compare(const std::vector<float>& got, const std::vector<double>& want, double rtol, double atol);

}  // namespace workloads
