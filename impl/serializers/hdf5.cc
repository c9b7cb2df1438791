// HDF5 files in a build without HDF5's headers.
#include "impl/serializers/hdf5_source.h"

namespace catenary {

SourceRef open_hdf5(const std::string& path, const std::string& group) {
  try {
    return hdf5::open_structure(path, group);
  } catch (const hdf5::NeedsLibrary&) {
  }
  return hdf5::open_with_library(path, group);
}

#if !defined(CATENARY_HAS_HDF5)
namespace {

[[noreturn]] void fail_unavailable(const std::string& path) {
  fail(
      CTN_ERROR_UNAVAILABLE,
      "%s: HDF5 files: expected a library that was built with HDF5's headers (Debian's package libhdf5-dev), "
      "got one built without them",
      path.c_str());
}

}  // namespace

void write_hdf5(const StoredValues&, const std::string& path, const std::string&, int) {
  fail_unavailable(path);
}

SourceRef hdf5::open_with_library(const std::string& path, const std::string&) { fail_unavailable(path); }
#endif

}  // namespace catenary
