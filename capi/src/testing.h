// The functions of catenary/testing.h that call back: only this layer knows the messages that callbacks
// leave.
#pragma once
#include <catenary/testing.h>

#include "impl/base/callback.h"
#include "impl/base/span.h"
#include "impl/dtype/dtype.h"

namespace catenary::capi {

using DTypesTest = Callback<ctn_testing_dtypes_fn>;
using Compute = Callback<ctn_testing_compute_fn>;
using ComputeList = Callback<ctn_testing_compute_list_fn>;

void for_dtypes(Span<const DType> dtypes, DTypesTest test);
void for_all_dtypes(bool no_float16, bool no_bool, DTypesTest test);
void for_float_dtypes(bool no_float16, DTypesTest test);
void for_signed_dtypes(DTypesTest test);
void for_unsigned_dtypes(DTypesTest test);
void for_int_dtypes(bool no_bool, DTypesTest test);
void for_dtypes_combination(Span<const DType> dtypes, size_t places, int32_t full, DTypesTest test);
void for_all_dtypes_combination(size_t places, bool no_float16, bool no_bool, int32_t full, DTypesTest test);
void for_signed_dtypes_combination(size_t places, int32_t full, DTypesTest test);
void for_unsigned_dtypes_combination(size_t places, int32_t full, DTypesTest test);
void for_int_dtypes_combination(size_t places, bool no_bool, int32_t full, DTypesTest test);

void devices_allclose(const char* first, const char* second, double rtol, double atol, const char* err_msg,
                      bool verbose, bool type_check, bool accept_error, Compute compute);
void devices_array_almost_equal(const char* first, const char* second, int32_t decimal, const char* err_msg,
                                bool verbose, bool type_check, bool accept_error, Compute compute);
void devices_array_almost_equal_nulp(const char* first, const char* second, int64_t nulp, bool type_check,
                                     bool accept_error, Compute compute);
void devices_array_max_ulp(const char* first, const char* second, int64_t maxulp, DType dtype,
                           bool type_check, bool accept_error, Compute compute);
void devices_array_equal(const char* first, const char* second, const char* err_msg, bool verbose,
                         bool type_check, bool accept_error, Compute compute);
void devices_array_list_equal(const char* first, const char* second, size_t capacity, const char* err_msg,
                              bool verbose, ComputeList compute);
void devices_array_less(const char* first, const char* second, const char* err_msg, bool verbose,
                        bool type_check, bool accept_error, Compute compute);
void devices_raise(const char* first, const char* second, Compute compute);

}  // namespace catenary::capi
