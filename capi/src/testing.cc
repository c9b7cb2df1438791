// Loops over element types and comparisons of devices, for tests.
#include "capi/src/testing.h"

#include <catenary/base.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "capi/src/guard.h"
#include "impl/base/callback_results.h"
#include "impl/testing/assertions.h"
#include "impl/testing/dtype_lists.h"

namespace catenary::capi {
namespace {

/// The message of a callback's failure; `generation` is the one before the call.
std::string explanation(ctn_status status, uint32_t generation) {
  if (error_state.generation != generation && error_state.code == status && error_state.text)
    return error_state.text;
  return format("a callback returned status %d", int(status));
}

// Loops over element types.

void call(const DTypesTest& test, const DType* dtypes, size_t count) {
  const uint32_t generation = error_state.generation;
  const ctn_status status = test(dtypes, count);
  if (status == CTN_OK) return;
  std::string names;
  for (size_t i = 0; i < count; ++i) names += std::string(i ? ", " : "") + dtype_name(dtypes[i]);
  throw Error(status, names + ": " + explanation(status, generation));
}

void for_each(const DTypeList& dtypes, const DTypesTest& test) {
  for (DType dtype : dtypes) call(test, &dtype, 1);
}

DTypeList checked(Span<const DType> dtypes) {
  if (dtypes.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "dtypes: expected at least one element, got none");
  for (size_t i = 0; i < dtypes.size; ++i)
    if (dtypes[i] < 0 || dtypes[i] >= kDTypes)
      fail(CTN_ERROR_INVALID_ARGUMENT, "dtypes[%zu]: expected a ctn_dtype, got %d", i, int(dtypes[i]));
  return DTypeList(dtypes.begin(), dtypes.end());
}

bool wants_all(int32_t full) {
  if (full < -1 || full > 1) fail(CTN_ERROR_INVALID_ARGUMENT, "full: expected -1, 0 or 1, got %d", int(full));
  if (full >= 0) return full == 1;
  const char* setting = std::getenv("CATENARY_TEST_FULL_COMBINATION");
  return setting && std::strcmp(setting, "1") == 0;
}

void for_combinations(const DTypeList& dtypes, size_t places, int32_t full, const DTypesTest& test) {
  constexpr size_t kMaxPlaces = 64;
  if (places < 1 || places > kMaxPlaces)
    fail(CTN_ERROR_INVALID_ARGUMENT, "argument_count: expected 1 to %zu, got %zu", kMaxPlaces, places);
  if (!wants_all(full)) {
    for (const DTypeList& combination : paired(dtypes, places)) call(test, combination.data(), places);
    return;
  }
  constexpr size_t kMaxCalls = 1000000;
  for (size_t place = 0, calls = 1; place < places; ++place) {
    calls *= dtypes.size();
    if (calls > kMaxCalls)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "argument_count: expected at most %zu combinations of %zu element types, got %zu places",
           kMaxCalls, dtypes.size(), places);
  }
  std::vector<size_t> chosen(places, 0);
  DTypeList combination(places, dtypes[0]);
  for (;;) {
    call(test, combination.data(), places);
    size_t place = places;
    for (; place > 0; --place) {
      size_t& i = chosen[place - 1];
      i = i + 1 < dtypes.size() ? i + 1 : 0;
      combination[place - 1] = dtypes[i];
      if (i != 0) break;
    }
    if (place == 0) return;
  }
}

// Comparisons of two devices.

/// Makes a device the thread's current one temporarily.
class CurrentDevice {
 public:
  explicit CurrentDevice(Backend& backend) : previous_(current_backend()) { set_current_backend(backend); }
  ~CurrentDevice() { set_current_backend(previous_); }
  CurrentDevice(const CurrentDevice&) = delete;
  CurrentDevice& operator=(const CurrentDevice&) = delete;

 private:
  Backend& previous_;
};

/// The results of a callback on one device.
struct Outcome {
  Backend& backend;
  ctn_status status = CTN_OK;
  std::string message;
  std::vector<ArrayRef> arrays;

  const std::string& device() const { return backend.name(); }
  std::string text() const {
    return "\n " + device() + ": " +
           (status == CTN_OK ? "success" : std::string(ctn_status_name(status)) + ": " + message);
  }
};

/// Failures that the device reports late belong to the run.
void wait(Outcome& outcome) {
  try {
    outcome.backend.synchronize();
    for (const ArrayRef& array : outcome.arrays) array->backend().synchronize();
  } catch (const Error& error) {
    if (outcome.status != CTN_OK) return;
    outcome.status = error.status();
    outcome.message = error.what();
  }
}

/// Runs `compute(device, outs, count)`, which has room for `capacity` arrays.
template <class F>
Outcome run(Backend& backend, size_t capacity, const F& compute) {
  constexpr size_t kMaxArrays = size_t(1) << 20;
  if (capacity > kMaxArrays)
    fail(CTN_ERROR_INVALID_ARGUMENT, "capacity: expected at most %zu, got %zu", kMaxArrays, capacity);
  backend.synchronize();  // earlier failures do not belong to the callback
  Outcome outcome{backend, CTN_OK, {}, {}};
  catenary::CallbackResults<ctn_array> outs(capacity);
  outcome.arrays.resize(capacity);
  size_t count = 0;
  {
    CurrentDevice current(backend);
    const uint32_t generation = error_state.generation;
    outcome.status = compute(backend.name().c_str(), outs.data(), &count);
    for (size_t i = 0; i < capacity; ++i) outcome.arrays[i] = outs.take(i);
    if (outcome.status != CTN_OK)
      outcome.message = explanation(outcome.status, generation);
    else if (count > capacity)
      fail(CTN_ERROR_CALLBACK, "compute: expected at most %zu arrays on \"%s\", got %zu", capacity,
           backend.name().c_str(), count);
  }
  outcome.arrays.resize(outcome.status == CTN_OK ? count : 0);
  for (size_t i = 0; i < outcome.arrays.size(); ++i)
    if (!outcome.arrays[i])
      fail(CTN_ERROR_CALLBACK, "compute: left array %zu NULL on \"%s\"", i, backend.name().c_str());
  wait(outcome);
  return outcome;
}

struct Outcomes {
  Outcome first, second;
};

template <class F>
Outcomes run_both(const char* first, const char* second, size_t capacity, const F& compute) {
  Backend& right = first ? find_backend(first) : cpu_backend();
  Backend& tested = find_backend(second);
  Outcome expected = run(right, capacity, compute);
  return {std::move(expected), run(tested, capacity, compute)};
}

Outcomes run_both(const char* first, const char* second, const Compute& compute) {
  return run_both(first, second, 1, [&](const char* device, ctn_array** outs, size_t* count) {
    *count = 1;
    return compute(device, outs);
  });
}

[[noreturn]] void mismatch(const Outcomes& both, const char* what) {
  throw Error(CTN_ERROR_ASSERTION, std::string("\n") + what + both.first.text() + both.second.text());
}

/// Whether there are results to compare.
bool succeeded(const Outcomes& both, bool accept_error) {
  const ctn_status first = both.first.status, second = both.second.status;
  if (first == CTN_OK && second == CTN_OK) return true;
  if (first == CTN_OK || second == CTN_OK) mismatch(both, "Only one of the devices fails");
  if (first != second) mismatch(both, "The devices fail differently");
  if (!accept_error) mismatch(both, "Both devices fail");
  return false;
}

/// Calls `check(results of the second device, results of the first one)`.
template <class F>
void compare(const char* first, const char* second, bool type_check, bool accept_error,
             const Compute& compute, const F& check) {
  const Outcomes both = run_both(first, second, compute);
  if (!succeeded(both, accept_error)) return;
  const Array &expected = *both.first.arrays[0], &actual = *both.second.arrays[0];
  if (type_check && expected.dtype() != actual.dtype())
    throw Error(CTN_ERROR_ASSERTION, "\nThe results have different dtypes\n " + both.first.device() + ": " +
                                         dtype_name(expected.dtype()) + "\n " + both.second.device() + ": " +
                                         dtype_name(actual.dtype()));
  check(actual, expected);
}

}  // namespace

void for_dtypes(Span<const DType> dtypes, DTypesTest test) { for_each(checked(dtypes), test); }

void for_all_dtypes(bool no_float16, bool no_bool, DTypesTest test) {
  for_each(all_dtypes(no_float16, no_bool), test);
}

void for_float_dtypes(bool no_float16, DTypesTest test) { for_each(float_dtypes(no_float16), test); }

void for_signed_dtypes(DTypesTest test) { for_each(signed_dtypes(), test); }

void for_unsigned_dtypes(DTypesTest test) { for_each(unsigned_dtypes(), test); }

void for_int_dtypes(bool no_bool, DTypesTest test) { for_each(int_dtypes(no_bool), test); }

void for_dtypes_combination(Span<const DType> dtypes, size_t places, int32_t full, DTypesTest test) {
  for_combinations(checked(dtypes), places, full, test);
}

void for_all_dtypes_combination(size_t places, bool no_float16, bool no_bool, int32_t full, DTypesTest test) {
  for_combinations(all_dtypes(no_float16, no_bool), places, full, test);
}

void for_signed_dtypes_combination(size_t places, int32_t full, DTypesTest test) {
  for_combinations(signed_dtypes(), places, full, test);
}

void for_unsigned_dtypes_combination(size_t places, int32_t full, DTypesTest test) {
  for_combinations(unsigned_dtypes(), places, full, test);
}

void for_int_dtypes_combination(size_t places, bool no_bool, int32_t full, DTypesTest test) {
  for_combinations(int_dtypes(no_bool), places, full, test);
}

void devices_allclose(const char* first, const char* second, double rtol, double atol, const char* err_msg,
                      bool verbose, bool type_check, bool accept_error, Compute compute) {
  compare(first, second, type_check, accept_error, compute, [&](const Array& actual, const Array& expected) {
    assert_allclose(actual, expected, rtol, atol, err_msg, verbose);
  });
}

void devices_array_almost_equal(const char* first, const char* second, int32_t decimal, const char* err_msg,
                                bool verbose, bool type_check, bool accept_error, Compute compute) {
  compare(first, second, type_check, accept_error, compute, [&](const Array& actual, const Array& expected) {
    assert_array_almost_equal(actual, expected, decimal, err_msg, verbose);
  });
}

void devices_array_almost_equal_nulp(const char* first, const char* second, int64_t nulp, bool type_check,
                                     bool accept_error, Compute compute) {
  compare(first, second, type_check, accept_error, compute, [&](const Array& actual, const Array& expected) {
    assert_array_almost_equal_nulp(actual, expected, nulp);
  });
}

void devices_array_max_ulp(const char* first, const char* second, int64_t maxulp, DType dtype,
                           bool type_check, bool accept_error, Compute compute) {
  compare(first, second, type_check, accept_error, compute, [&](const Array& actual, const Array& expected) {
    assert_array_max_ulp(actual, expected, maxulp, dtype);
  });
}

void devices_array_equal(const char* first, const char* second, const char* err_msg, bool verbose,
                         bool type_check, bool accept_error, Compute compute) {
  compare(first, second, type_check, accept_error, compute, [&](const Array& actual, const Array& expected) {
    assert_array_equal(actual, expected, err_msg, verbose);
  });
}

void devices_array_list_equal(const char* first, const char* second, size_t capacity, const char* err_msg,
                              bool verbose, ComputeList compute) {
  const Outcomes both =
      run_both(first, second, capacity, [&](const char* device, ctn_array** outs, size_t* count) {
        return compute(device, outs, capacity, count);
      });
  if (!succeeded(both, false)) return;
  auto pointers = [](const Outcome& outcome) {
    std::vector<const Array*> list;
    for (const ArrayRef& array : outcome.arrays) list.push_back(array.get());
    return list;
  };
  const std::vector<const Array*> actual = pointers(both.second), expected = pointers(both.first);
  assert_array_list_equal({actual.data(), actual.size()}, {expected.data(), expected.size()}, err_msg,
                          verbose);
}

void devices_array_less(const char* first, const char* second, const char* err_msg, bool verbose,
                        bool type_check, bool accept_error, Compute compute) {
  compare(first, second, type_check, accept_error, compute, [&](const Array& actual, const Array& expected) {
    assert_array_less(actual, expected, err_msg, verbose);
  });
}

void devices_raise(const char* first, const char* second, Compute compute) {
  const Outcomes both = run_both(first, second, compute);
  if (both.first.status == CTN_OK && both.second.status == CTN_OK)
    mismatch(both, "Neither of the devices fails");
  succeeded(both, true);
}

}  // namespace catenary::capi
