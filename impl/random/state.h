#pragma once
#include <catenary/random.h>

#include <string>

#include "impl/array/array.h"
#include "impl/backend/params/random.h"

namespace catenary {

/// Where a Philox stream stands: `offset` numbers have been drawn since it was seeded.
struct PhiloxPosition {
  uint64_t seed, offset;
};

}  // namespace catenary

/// A generator of random numbers on one device. Draws of several threads follow one another.
struct ctn_random_state final : catenary::HandleObject<catenary::Kind::random_state> {
 public:
  /// UNSUPPORTED for the methods that the device lacks.
  ctn_random_state(catenary::Backend& backend, ctn_random_method method, uint64_t seed);

  catenary::Backend& backend() const { return backend_; }
  ctn_random_method method() const { return method_; }  // never the default one

  void seed(uint64_t seed);
  /// Fills a C-contiguous array of this device from the next numbers.
  void fill(catenary::RandomParams params, catenary::Array& out) { fill(params, {}, out); }
  /// The same with arrays of parameters, see RandomParams::each.
  void fill(catenary::RandomParams params, std::initializer_list<const catenary::Array*> parameters,
            catenary::Array& out);

  // Of Philox only.
  catenary::PhiloxPosition position();
  void set_position(catenary::PhiloxPosition position);

  /// A uint64 array on the CPU: the method, then {seed, position} or {position, words...}.
  catenary::ArrayRef save();
  /// Errors leave the state as it was.
  void restore(const catenary::Array& saved);

 private:
  catenary::Backend& backend_;
  ctn_random_method method_;
  catenary::PhiloxPosition philox_{0, 0};
  catenary::ArrayRef mersenne_;  // uint32 (kMersenneWords)
};

namespace catenary {

using RandomState = ::ctn_random_state;
using RandomStateRef = Ref<RandomState>;

/// The global one of a device, Philox. Unseeded it starts from CATENARY_SEED or the system's entropy.
RandomState& default_random_state(Backend& backend);
/// The same, put to a position; entropy is not asked for.
void set_default_random_position(Backend& backend, PhiloxPosition position);

/// From CATENARY_SEED or the system's entropy.
uint64_t random_fresh_seed();

// What the C API calls (device null: the current one).
RandomStateRef random_state_new(const char* device, ctn_random_method method, uint64_t seed);
RandomStateRef random_state_default(const char* device);
void random_state_seed(RandomState& state, uint64_t seed);
ctn_random_method random_state_method(RandomState& state);
std::string random_state_device(RandomState& state);
ArrayRef random_state_save(RandomState& state);
void random_state_restore(RandomState& state, const Array& saved);

}  // namespace catenary
