// Random generators of devices.
#pragma once
#include <catenary/random.h>

#include <string>

#include "impl/array/array.h"
#include "impl/backend/params/random.h"

namespace catenary {

/// A position in a Philox stream: `offset` numbers have been drawn since it was seeded.
struct PhiloxPosition {
  uint64_t seed, offset;
};

}  // namespace catenary

/// A generator of random numbers on one device. Draws of several threads are serialized.
struct ctn_random_state final : catenary::HandleObject<catenary::Kind::random_state> {
 public:
  /// Throws Error(CTN_ERROR_UNSUPPORTED) for methods that the device does not support.
  ctn_random_state(catenary::Backend& backend, ctn_random_method method, uint64_t seed);

  catenary::Backend& backend() const { return backend_; }
  ctn_random_method method() const { return method_; }  // never CTN_RANDOM_DEFAULT

  void seed(uint64_t seed);
  /// Fills a C-contiguous array on this device with the next numbers.
  void fill(catenary::RandomParams params, catenary::Array& out) { fill(params, {}, out); }
  /// The same with arrays of parameters; see RandomParams::each.
  void fill(catenary::RandomParams params, std::initializer_list<const catenary::Array*> parameters,
            catenary::Array& out);
  void fill(catenary::RandomLawParams params, std::initializer_list<const catenary::Array*> parameters,
            catenary::Array& out);

  // For Philox generators only.
  catenary::PhiloxPosition position();
  void set_position(catenary::PhiloxPosition position);

  /// Returns a uint64 array on the CPU: the method, then {seed, position} or {position, words...}.
  catenary::ArrayRef save();
  /// If this throws, the state is unchanged.
  void restore(const catenary::Array& saved);

 private:
  template <class Params>
  void draw(catenary::KernelWith<Params> kernel, Params params,
            std::initializer_list<const catenary::Array*> parameters, catenary::Array& out);

  catenary::Backend& backend_;
  ctn_random_method method_;
  catenary::PhiloxPosition philox_{0, 0};
  catenary::ArrayRef mersenne_;  // uint32 (kMersenneWords)
};

namespace catenary {

using RandomState = ::ctn_random_state;
using RandomStateRef = Ref<RandomState>;

/// Returns the global generator of a device, which uses Philox. An unseeded one starts from CATENARY_SEED or
/// the system's entropy.
RandomState& default_random_state(Backend& backend);
/// Sets the global generator of a device to a position; does not need entropy.
void set_default_random_position(Backend& backend, PhiloxPosition position);
/// Restarts the global generator of a device, the current one if the name is null, from a seed.
void random_seed(const char* device, uint64_t seed);

/// Returns a seed from CATENARY_SEED or the system's entropy.
uint64_t random_fresh_seed();

// Called by the C API (device null: the current one).
RandomStateRef random_state_new(const char* device, ctn_random_method method, uint64_t seed);
RandomStateRef random_state_default(const char* device);
void random_state_seed(RandomState& state, uint64_t seed);
ctn_random_method random_state_method(RandomState& state);
std::string random_state_device(RandomState& state);
ArrayRef random_state_save(RandomState& state);
void random_state_restore(RandomState& state, const Array& saved);

}  // namespace catenary
