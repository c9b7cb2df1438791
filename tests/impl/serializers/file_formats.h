// Functions that read and write each file format, for tests of a single format.
#pragma once
#include "impl/serializers/format.h"

namespace catenary {

inline void write_npz(const StoredValues& values, const std::string& path, int level) {
  npz_format.write(values, path, level, "/");
}
inline SourceRef open_npz(const std::string& path) { return npz_format.open(path, "/"); }

inline void write_hdf5(const StoredValues& values, const std::string& path, const std::string& group,
                       int level) {
  hdf5_format.write(values, path, level, group);
}
inline SourceRef open_hdf5(const std::string& path, const std::string& group) {
  return hdf5_format.open(path, group);
}

inline void write_safetensors(const StoredValues& values, const std::string& path) {
  safetensors_format.write(values, path, 0, "/");
}
inline SourceRef open_safetensors(const std::string& path) { return safetensors_format.open(path, "/"); }

}  // namespace catenary
