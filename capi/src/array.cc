// Arrays over the caller's memory.
#include "impl/array/array.h"

#include <catenary/array.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/borrow.h"

namespace capi = catenary::capi;
using catenary::ArrayRef;
using catenary::DType;
using catenary::Shape;

namespace {

/// The caller's memory, whose deleter runs exactly once.
class Loan {
 public:
  Loan(ctn_destroy_fn deleter, void* user_data) : deleter_(deleter), user_data_(user_data) {}
  Loan(Loan&& other) noexcept
      : deleter_(std::exchange(other.deleter_, nullptr)), user_data_(other.user_data_) {}
  ~Loan() {
    if (deleter_) deleter_(user_data_);
  }

 private:
  ctn_destroy_fn deleter_;
  void* user_data_;
};

void end_loan(void* loan) { delete static_cast<Loan*>(loan); }

ArrayRef array_on_loan(void* data, Shape shape, const int64_t* strides, DType dtype, Loan loan) {
  auto* kept = new Loan(std::move(loan));
  return catenary::borrow_memory(catenary::cpu_backend(), data, shape, {strides, shape.size}, dtype, true,
                                 end_loan, kept);
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_array_from_memory(void* data, const int64_t* shape, size_t ndim,
                                         const int64_t* strides, ctn_dtype dtype, ctn_destroy_fn deleter,
                                         void* user_data, ctn_array** out) {
  return capi::guard("array_from_memory", [&] {
    Loan loan(deleter, user_data);
    capi::open(out, "out");
    *out = capi::give(array_on_loan(data, capi::dims(shape, ndim, "shape"), strides,
                                    capi::dtype_in(dtype, "dtype"), std::move(loan)));
  });
}

}  // extern "C"
