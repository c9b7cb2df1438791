// The sizes of the processor's caches.
#pragma once
#include <cstdint>

namespace catenary {

/// Data caches in bytes. A level that does not exist has the size of the level below it.
struct Caches {
  int64_t first, second;  // of one core
  int64_t last;           // of the largest level, which `sharing` processors share
  int sharing;
};

/// Returns the caches of this machine: those of the environment variable CATENARY_CACHES if it is set
/// ("48K,2M,32M": first, second and last level, with K, M, G or nothing), otherwise those that the system or
/// the processor names. Read once.
const Caches& caches();

/// Reads a text like that of CATENARY_CACHES. Returns false, and leaves `caches` as it is, if it is not one.
bool parse_caches(const char* text, Caches& caches);

}  // namespace catenary
