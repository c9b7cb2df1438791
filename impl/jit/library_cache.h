#pragma once
#include <string>
#include <vector>

namespace catenary::jit {

/// The directory where compiled kernels are kept: CATENARY_CACHE_DIR, XDG_CACHE_HOME/catenary or
/// HOME/.cache/catenary, made where it is missing. Empty where there is none or others could write to it;
/// `why` then says so.
std::string cache_directory(std::string* why);

/// Loads the shared object that `source` compiles to: from the cache, where what is found there was made from
/// exactly the same text, flags and processor by the same compiler (or none can be asked any more), and
/// nobody else could have written it; otherwise from the compiler, and keeps it. Never unloaded. `name` is an
/// identifier that the file's name begins with.
void* load_library(const std::string& name, const std::string& source,
                   const std::vector<std::string>& options);

/// What tells one library from another, as a key of tables.
std::string library_key(const std::string& source, const std::vector<std::string>& options);

}  // namespace catenary::jit
