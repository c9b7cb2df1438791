// HDF5 files in a build without HDF5's headers.
#include "impl/serializers/format.h"
#include "impl/serializers/hdf5_source.h"

namespace catenary {
namespace {

SourceRef open(const std::string& path, const std::string& group) {
  try {
    return hdf5::open_structure(path, group);
  } catch (const hdf5::NeedsLibrary&) {
  }
  return hdf5::open_with_library(path, group);
}

}  // namespace

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

void hdf5::write(const StoredValues&, const std::string& path, int, const std::string&) {
  fail_unavailable(path);
}

SourceRef hdf5::open_with_library(const std::string& path, const std::string&) { fail_unavailable(path); }
#endif

const Format hdf5_format = {
    hdf5_row,
    {{0, "\x89HDF\r\n\x1a\n"}},
    hdf5::write,
    open,
};

}  // namespace catenary
