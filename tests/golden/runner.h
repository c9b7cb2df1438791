// The runner of golden vectors, and the handles and errors that the families share.
#pragma once

#include <catenary/catenary.h>

#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "compare.h"
#include "npz.h"

namespace golden {

using nlohmann::json;
namespace fs = std::filesystem;

/// A result that differs from the recorded one.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The case needs something that the loaded library lacks; `what` names it.
struct Missing : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A library call that failed.
struct ApiError : std::runtime_error {
  ApiError(ctn_status status_code, const std::string& message)
      : std::runtime_error(message), status(status_code) {}
  ctn_status status;
};

void check(ctn_status status);

/// Owns one reference of a handle.
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
  explicit operator bool() const { return p_ != nullptr; }
  /// The address to pass as an output argument.
  T** out() {
    kRelease(std::exchange(p_, nullptr));
    return &p_;
  }

 private:
  T* p_ = nullptr;
};

using Array = Handle<ctn_array, ctn_array_release>;
using Variable = Handle<ctn_variable, ctn_variable_release>;
using Function = Handle<ctn_function, ctn_function_release>;
using Link = Handle<ctn_link, ctn_link_release>;
using LinkOptions = Handle<ctn_link_options, ctn_link_options_release>;
using Optimizer = Handle<ctn_optimizer, ctn_optimizer_release>;

inline Array share(const Array& a) { return Array(ctn_array_retain(a.get())); }
inline Variable share(const Variable& v) { return Variable(ctn_variable_retain(v.get())); }

Array to_device(const HostArray& a);
HostArray to_host(const ctn_array* a);
inline HostArray to_host(const Array& a) { return to_host(a.get()); }
Variable variable_of(const HostArray& a, bool requires_grad = true);
HostArray data_of(const Variable& v);
/// The gradient, or zeros if there is none.
HostArray grad_of(const Variable& v);

/// The text from a call that fills a buffer.
template <class F>
std::string text_of(F&& call) {
  size_t length = 0;
  check(call(nullptr, 0, &length));
  std::string text(length + 1, '\0');
  check(call(text.data(), text.size(), &length));
  text.resize(length);
  return text;
}

/// Throws a Failure that begins with `what` if the arrays differ.
void expect(const std::string& what, const HostArray& got, const HostArray& expected,
            const Tolerance& tolerance);

std::vector<int64_t> int_list(const json& value);

class Runner {
 public:
  Runner(std::string only, bool verbose);

  /// Runs every directory with a cases.json, from this one down.
  void run(const fs::path& directory);
  /// Prints the skipped cases and the totals; returns whether nothing failed.
  bool finish() const;

  /// Whether the loaded library exports ctn_NAME.
  bool has(const std::string& name) const { return schemas_.count(name) != 0; }
  /// The arguments of ctn_NAME as ctn_op_schema returns them.
  const json& schema(const std::string& name) const { return schemas_.at(name); }
  /// Throws Missing(`skip_as`) if the library lacks one of the names.
  void need(const std::vector<std::string>& names, const std::string& skip_as) const;
  /// The address of ctn_NAME, which must exist.
  void* symbol(const std::string& name) const;

  /// Runs one case and counts it. Failure, ApiError and BadVector count as failures, Missing as a skip.
  void test(const std::string& id, const std::function<void()>& body);

 private:
  void run_directory(const fs::path& directory);

  std::string only_;
  bool verbose_;
  std::map<std::string, json> schemas_;
  std::map<std::string, int> skipped_;
  int passed_ = 0, failed_ = 0;
};

void run_arrays(Runner& runner, const fs::path& directory, const json& cases);
void run_promotion(Runner& runner, const fs::path& file);
void run_random(Runner& runner, const fs::path& file);
void run_malformed(Runner& runner, const fs::path& directory, const json& cases);
void run_functions(Runner& runner, const fs::path& directory, const json& cases);
void run_links(Runner& runner, const fs::path& directory, const json& cases);
void run_optimizers(Runner& runner, const fs::path& directory, const json& cases);
void run_serializers(Runner& runner, const fs::path& directory, const json& cases);
void run_graphs(Runner& runner, const fs::path& directory, const json& cases);

}  // namespace golden
