// The cache of compiled kernels on disk.
#pragma once
#include <string>
#include <vector>

namespace catenary::jit {

/// Returns the directory of compiled kernels: CATENARY_CACHE_DIR, XDG_CACHE_HOME/catenary or
/// HOME/.cache/catenary, created if it is missing. Returns an empty path and sets `why` if there is none or
/// others could write to it.
std::string cache_directory(std::string* why);

/// Loads the shared object that `source` compiles to. Uses the cached entry if nobody else could have written
/// it and it was built from exactly the same text, flags and processor by the same compiler (or if no
/// compiler is available any more); otherwise compiles the source and caches the result. Libraries are never
/// unloaded. `name` is an identifier with which the file's name begins.
void* load_library(const std::string& name, const std::string& source,
                   const std::vector<std::string>& options);

/// Returns a key that identifies a library in tables.
std::string library_key(const std::string& source, const std::vector<std::string>& options);

}  // namespace catenary::jit
