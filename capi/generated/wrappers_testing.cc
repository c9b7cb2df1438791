// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/testing.h>

#include <utility>

#include "capi/src/guard.h"
#include "capi/src/testing.h"
#include "impl/testing/assertions.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_testing_assert_allclose(const ctn_array *actual, const ctn_array *desired, double rtol,
                                               double atol, const char *err_msg, int32_t verbose) {
  return capi::guard("testing_assert_allclose", [&] {
    catenary::assert_allclose(capi::in(actual, "actual"), capi::in(desired, "desired"), rtol, atol, err_msg,
        capi::flag(verbose, "verbose"));
  });
}

CTN_API ctn_status ctn_testing_assert_array_almost_equal(const ctn_array *x, const ctn_array *y,
                                                         int32_t decimal, const char *err_msg,
                                                         int32_t verbose) {
  return capi::guard("testing_assert_array_almost_equal", [&] {
    catenary::assert_array_almost_equal(capi::in(x, "x"), capi::in(y, "y"), decimal, err_msg,
        capi::flag(verbose, "verbose"));
  });
}

CTN_API ctn_status ctn_testing_assert_array_almost_equal_nulp(const ctn_array *x, const ctn_array *y,
    int64_t nulp) {
  return capi::guard("testing_assert_array_almost_equal_nulp", [&] {
    catenary::assert_array_almost_equal_nulp(capi::in(x, "x"), capi::in(y, "y"), nulp);
  });
}

CTN_API ctn_status ctn_testing_assert_array_max_ulp(const ctn_array *a, const ctn_array *b, int64_t maxulp,
                                                    ctn_dtype dtype) {
  return capi::guard("testing_assert_array_max_ulp", [&] {
    catenary::assert_array_max_ulp(capi::in(a, "a"), capi::in(b, "b"), maxulp,
        capi::dtype_or_none(dtype, "dtype"));
  });
}

CTN_API ctn_status ctn_testing_assert_array_equal(const ctn_array *x, const ctn_array *y, const char *err_msg,
                                                  int32_t verbose) {
  return capi::guard("testing_assert_array_equal", [&] {
    catenary::assert_array_equal(capi::in(x, "x"), capi::in(y, "y"), err_msg, capi::flag(verbose, "verbose"));
  });
}

CTN_API ctn_status ctn_testing_assert_array_list_equal(const ctn_array *const *xlist, size_t xcount,
                                                       const ctn_array *const *ylist, size_t ycount,
                                                       const char *err_msg, int32_t verbose) {
  return capi::guard("testing_assert_array_list_equal", [&] {
    catenary::assert_array_list_equal(capi::handles(xlist, xcount, "xlist"),
        capi::handles(ylist, ycount, "ylist"), err_msg, capi::flag(verbose, "verbose"));
  });
}

CTN_API ctn_status ctn_testing_assert_array_less(const ctn_array *x, const ctn_array *y, const char *err_msg,
                                                 int32_t verbose) {
  return capi::guard("testing_assert_array_less", [&] {
    catenary::assert_array_less(capi::in(x, "x"), capi::in(y, "y"), err_msg, capi::flag(verbose, "verbose"));
  });
}

CTN_API ctn_status ctn_testing_for_dtypes(const ctn_dtype *dtypes, size_t count,
                                          ctn_testing_dtypes_fn function, void *user_data,
                                          ctn_destroy_fn destroy) {
  return capi::guard("testing_for_dtypes", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_dtypes(capi::list(dtypes, count, "dtypes"), std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_all_dtypes(int32_t no_float16, int32_t no_bool,
                                              ctn_testing_dtypes_fn function, void *user_data,
                                              ctn_destroy_fn destroy) {
  return capi::guard("testing_for_all_dtypes", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_all_dtypes(capi::flag(no_float16, "no_float16"), capi::flag(no_bool, "no_bool"),
        std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_float_dtypes(int32_t no_float16, ctn_testing_dtypes_fn function,
                                                void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("testing_for_float_dtypes", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_float_dtypes(capi::flag(no_float16, "no_float16"), std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_signed_dtypes(ctn_testing_dtypes_fn function, void *user_data,
                                                 ctn_destroy_fn destroy) {
  return capi::guard("testing_for_signed_dtypes", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_signed_dtypes(std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_unsigned_dtypes(ctn_testing_dtypes_fn function, void *user_data,
                                                   ctn_destroy_fn destroy) {
  return capi::guard("testing_for_unsigned_dtypes", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_unsigned_dtypes(std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_int_dtypes(int32_t no_bool, ctn_testing_dtypes_fn function,
                                              void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("testing_for_int_dtypes", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_int_dtypes(capi::flag(no_bool, "no_bool"), std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_dtypes_combination(const ctn_dtype *dtypes, size_t count,
                                                      size_t argument_count, int32_t full,
                                                      ctn_testing_dtypes_fn function, void *user_data,
                                                      ctn_destroy_fn destroy) {
  return capi::guard("testing_for_dtypes_combination", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_dtypes_combination(capi::list(dtypes, count, "dtypes"), argument_count, full,
        std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_all_dtypes_combination(size_t argument_count, int32_t no_float16,
                                                          int32_t no_bool, int32_t full,
                                                          ctn_testing_dtypes_fn function, void *user_data,
                                                          ctn_destroy_fn destroy) {
  return capi::guard("testing_for_all_dtypes_combination", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_all_dtypes_combination(argument_count, capi::flag(no_float16, "no_float16"),
        capi::flag(no_bool, "no_bool"), full, std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_signed_dtypes_combination(size_t argument_count, int32_t full,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("testing_for_signed_dtypes_combination", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_signed_dtypes_combination(argument_count, full, std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_unsigned_dtypes_combination(size_t argument_count, int32_t full,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("testing_for_unsigned_dtypes_combination", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_unsigned_dtypes_combination(argument_count, full, std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_for_int_dtypes_combination(size_t argument_count, int32_t no_bool,
                                                          int32_t full, ctn_testing_dtypes_fn function,
                                                          void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("testing_for_int_dtypes_combination", [&] {
    catenary::Callback<ctn_testing_dtypes_fn> function_(function, user_data, destroy);
    capi::require(function, "function");
    catenary::capi::for_int_dtypes_combination(argument_count, capi::flag(no_bool, "no_bool"), full,
        std::move(function_));
  });
}

CTN_API ctn_status ctn_testing_devices_allclose(const char *first, const char *second, double rtol,
                                                double atol, const char *err_msg, int32_t verbose,
                                                int32_t type_check, int32_t accept_error,
                                                ctn_testing_compute_fn compute, void *user_data,
                                                ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_allclose", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_allclose(first, second, rtol, atol, err_msg, capi::flag(verbose, "verbose"),
        capi::flag(type_check, "type_check"), capi::flag(accept_error, "accept_error"), std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_array_almost_equal(const char *first, const char *second,
                                                          int32_t decimal, const char *err_msg,
                                                          int32_t verbose, int32_t type_check,
                                                          int32_t accept_error,
                                                          ctn_testing_compute_fn compute, void *user_data,
                                                          ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_array_almost_equal", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_array_almost_equal(first, second, decimal, err_msg,
        capi::flag(verbose, "verbose"), capi::flag(type_check, "type_check"),
        capi::flag(accept_error, "accept_error"), std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_array_almost_equal_nulp(const char *first, const char *second,
    int64_t nulp, int32_t type_check, int32_t accept_error, ctn_testing_compute_fn compute, void *user_data,
    ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_array_almost_equal_nulp", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_array_almost_equal_nulp(first, second, nulp, capi::flag(type_check, "type_check"),
        capi::flag(accept_error, "accept_error"), std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_array_max_ulp(const char *first, const char *second, int64_t maxulp,
                                                     ctn_dtype dtype, int32_t type_check,
                                                     int32_t accept_error, ctn_testing_compute_fn compute,
                                                     void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_array_max_ulp", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_array_max_ulp(first, second, maxulp, capi::dtype_or_none(dtype, "dtype"),
        capi::flag(type_check, "type_check"), capi::flag(accept_error, "accept_error"), std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_array_equal(const char *first, const char *second, const char *err_msg,
                                                   int32_t verbose, int32_t type_check, int32_t accept_error,
                                                   ctn_testing_compute_fn compute, void *user_data,
                                                   ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_array_equal", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_array_equal(first, second, err_msg, capi::flag(verbose, "verbose"),
        capi::flag(type_check, "type_check"), capi::flag(accept_error, "accept_error"), std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_array_list_equal(const char *first, const char *second,
                                                        size_t capacity, const char *err_msg, int32_t verbose,
                                                        ctn_testing_compute_list_fn compute, void *user_data,
                                                        ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_array_list_equal", [&] {
    catenary::Callback<ctn_testing_compute_list_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_array_list_equal(first, second, capacity, err_msg, capi::flag(verbose, "verbose"),
        std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_array_less(const char *first, const char *second, const char *err_msg,
                                                  int32_t verbose, int32_t type_check, int32_t accept_error,
                                                  ctn_testing_compute_fn compute, void *user_data,
                                                  ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_array_less", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_array_less(first, second, err_msg, capi::flag(verbose, "verbose"),
        capi::flag(type_check, "type_check"), capi::flag(accept_error, "accept_error"), std::move(compute_));
  });
}

CTN_API ctn_status ctn_testing_devices_raise(const char *first, const char *second,
                                             ctn_testing_compute_fn compute, void *user_data,
                                             ctn_destroy_fn destroy) {
  return capi::guard("testing_devices_raise", [&] {
    catenary::Callback<ctn_testing_compute_fn> compute_(compute, user_data, destroy);
    capi::require(compute, "compute");
    catenary::capi::devices_raise(first, second, std::move(compute_));
  });
}

}  // extern "C"
