#pragma once
#include <cstdint>

namespace catenary {

class Backend;

/// Where the stream of a device stands: `offset` numbers have been drawn since it was seeded.
struct RandomState {
  uint64_t seed, offset;
};

/// Takes the next `count` places of the device's stream. Unseeded it starts from CATENARY_SEED or the
/// system's entropy.
RandomState reserve_random(Backend& backend, uint64_t count);

RandomState random_state(Backend& backend);
void set_random_state(Backend& backend, RandomState state);

}  // namespace catenary
