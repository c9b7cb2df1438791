// A reader of .npz files that is independent of the library, and the arrays that it returns.
#pragma once

#include <catenary/types.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace golden {

/// A file or case that the runner cannot read, as opposed to a difference in the library.
struct BadVector : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// An array in host memory, C order.
struct HostArray {
  ctn_dtype dtype = CTN_DTYPE_NONE;
  std::vector<int64_t> shape;
  std::vector<uint8_t> bytes;

  int64_t size() const;
  /// Element `i` of a floating-point array.
  double real(int64_t i) const;
  /// Element `i` as text for messages.
  std::string text(int64_t i) const;
};

size_t item_size(ctn_dtype dtype);
bool is_floating(ctn_dtype dtype);
ctn_dtype dtype_from(const std::string& name);
std::string describe(ctn_dtype dtype, const std::vector<int64_t>& shape);
double half_to_double(uint16_t bits);

/// The .npy members of a zip archive, read with an independent parser so that a defect of the library cannot
/// hide itself.
class Npz {
 public:
  explicit Npz(const std::filesystem::path& path);
  const std::string& path() const { return path_; }
  bool contains(const std::string& key) const { return entries_.count(key) != 0; }
  std::vector<std::string> keys() const;
  HostArray operator[](const std::string& key) const;

 private:
  struct Entry {
    uint16_t method;
    uint64_t compressed, size, offset;
    uint32_t crc;
  };
  std::string path_;
  std::vector<uint8_t> file_;
  std::map<std::string, Entry> entries_;
};

}  // namespace golden
