// Stored values, and the interface of files to read them from.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "impl/array/array.h"
#include "impl/base/object.h"

// Files of values have a flat list of arrays and texts under paths such as "l1/W".
namespace catenary {

/// A value to be written. `array` is shared; it is null for a text. A name that ends in a slash represents a
/// group without values, which only HDF5 supports: the reference cannot load a link without parameters from a
/// file that lacks its group.
struct StoredValue {
  std::string name;
  ArrayRef array;
  std::string text;
};
using StoredValues = std::vector<StoredValue>;

/// A value in a source, without its elements.
struct StoredEntry {
  std::string name;
  bool is_text = false;
  DType dtype = CTN_DTYPE_NONE;  // for an array; none: an element type that this library does not support
  std::string type;              // the source's name of the element type, for messages
  SmallVector<int64_t, 8> shape;
};

/// An opened file or other source. Opening it verifies everything that can be verified without reading the
/// elements, so that sizes are reliable. Not thread-safe.
class Source : public Object {
 public:
  /// Path, for messages.
  const std::string& label() const { return label_; }
  /// In the order of the file; names are unique.
  const std::vector<StoredEntry>& entries() const { return entries_; }
  /// Returns the index of the entry of a name, or entries().size() if there is none.
  size_t find(const std::string& name) const;

  /// Verifies what only reading can verify (checksums), so that a later `read` can only fail if the medium
  /// does. Does nothing if `read` costs much more than a copy; its results are then staged in memory.
  virtual void verify(size_t) {}
  /// Whether `read` must write to temporary memory because it verifies during the read.
  virtual bool stages(size_t) const { return false; }
  /// Reads the elements of an array into host memory of their size, in C order and this machine's byte order,
  /// with bools as 0 and 1. Throws Error(CTN_ERROR_DTYPE) for unsupported element types.
  virtual void read(size_t index, void* data) = 0;
  virtual std::string read_text(size_t index) = 0;
  /// Returns the array itself if the source keeps it in memory, otherwise null.
  virtual ArrayRef shared(size_t) const { return nullptr; }
  /// Whether text entries are metadata that a load may ignore.
  virtual bool has_notes() const { return false; }

 protected:
  explicit Source(std::string label) : label_(std::move(label)) {}
  /// Keeps the order. Throws Error(CTN_ERROR_FORMAT) if a name occurs twice.
  void add_entry(StoredEntry entry);

 private:
  std::string label_;
  std::vector<StoredEntry> entries_;
  std::unordered_map<std::string, size_t> index_;  // indices of entries by name
};
using SourceRef = Ref<Source>;

}  // namespace catenary
