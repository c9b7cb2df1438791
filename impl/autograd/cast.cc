// Casts, and copies to another device.
#include "impl/array/manipulation.h"
#include "impl/autograd/arithmetic.h"
#include "impl/autograd/rearrangement.h"

namespace catenary::functions {
namespace {

class Cast final : public Rearrangement {
 public:
  explicit Cast(DType dtype) : Rearrangement("Cast"), dtype_(dtype) {}
  ArrayRef compute(const Array& x) const override { return astype(x, dtype_); }
  Value gradient(const Value& gy, Shape) const override { return cast(gy, inputs()[0]->dtype()); }

 private:
  DType dtype_;
};

class Copy final : public Rearrangement {
 public:
  explicit Copy(Backend& backend) : Rearrangement("Copy"), backend_(backend) {}
  ArrayRef compute(const Array& x) const override {
    return &x.backend() == &backend_ ? catenary::copy(x) : to_backend(x, backend_);
  }
  Value gradient(const Value& gy, Shape) const override {
    Backend& home = inputs()[0]->backend();
    return &home == &backend_ ? gy : copy_to(gy, home);
  }

 private:
  Backend& backend_;
};

}  // namespace

Value cast(const Value& x, DType dtype) { return x->dtype() == dtype ? x : apply(make<Cast>(dtype), {&x}); }

Value copy_to(const Value& x, Backend& backend) { return apply(make<Copy>(backend), {&x}); }

Value copy(const Value& x, const char* device) {
  return copy_to(x, device ? find_backend(device) : current_backend());
}

}  // namespace catenary::functions
