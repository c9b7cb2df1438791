#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "impl/array/array.h"
#include "impl/base/object.h"

// What files of values have in common: a flat list of arrays and texts under paths such as "l1/W".
namespace catenary {

/// A value to be written; `array` is shared, and null for a text. A name that ends in a slash stands for a
/// group without values, which only HDF5 has: the reference does not load a link without parameters from a
/// file that lacks its group.
struct StoredValue {
  std::string name;
  ArrayRef array;
  std::string text;
};
using StoredValues = std::vector<StoredValue>;

/// What a source holds under a name.
struct StoredEntry {
  std::string name;
  bool is_text = false;
  DType dtype = CTN_DTYPE_NONE;  // of an array; none: an element type that the library lacks
  std::string type;              // what the source calls the element type, for messages
  SmallVector<int64_t, 8> shape;
};

/// An opened file, or another place, to read from. Opening it has verified all that can be verified without
/// reading the elements, so that sizes are true. One thread at a time.
class Source : public Object {
 public:
  /// The path, for messages.
  const std::string& label() const { return label_; }
  /// In the order of the file; names are unique.
  const std::vector<StoredEntry>& entries() const { return entries_; }
  /// Number of the entry of a name; entries().size() where there is none.
  size_t find(const std::string& name) const;

  /// Verifies what shows only in reading (checksums), so that `read` fails no more unless the medium does.
  /// Nothing where `read` costs much more than a copy: what it gives is then staged in memory.
  virtual void verify(size_t) {}
  /// Whether `read` is to go to new memory first, because it verifies as it goes.
  virtual bool stages(size_t) const { return false; }
  /// The elements of an array in C order and this machine's byte order, bools as 0 and 1, into host memory of
  /// their size. DTYPE error for element types that the library lacks.
  virtual void read(size_t index, void* data) = 0;
  virtual std::string read_text(size_t index) = 0;
  /// The array itself where the source keeps it in memory, otherwise null.
  virtual ArrayRef shared(size_t) const { return nullptr; }
  /// Whether texts are notes about the file, which nobody need ask for.
  virtual bool has_notes() const { return false; }

 protected:
  explicit Source(std::string label) : label_(std::move(label)) {}
  /// Keeps the order; FORMAT error where a name occurs twice.
  void add_entry(StoredEntry entry);

 private:
  std::string label_;
  std::vector<StoredEntry> entries_;
  std::unordered_map<std::string, size_t> index_;  // numbers of entries by name
};
using SourceRef = Ref<Source>;

/// `level`: 0 stores the entries as they are, 1 to 9 deflate them, more thoroughly the higher.
void write_npz(const StoredValues& values, const std::string& path, int level);
SourceRef open_npz(const std::string& path);

/// Entries lie below `group`, a path such as "/" or "model/best". A name that ends in a slash makes a group
/// of its own, which Chainer expects of every link and parameter, be it empty. Writing needs libhdf5, reading
/// only for files in the format's newer layouts.
void write_hdf5(const StoredValues& values, const std::string& path, const std::string& group, int level);
SourceRef open_hdf5(const std::string& path, const std::string& group);

void write_safetensors(const StoredValues& values, const std::string& path);
SourceRef open_safetensors(const std::string& path);

}  // namespace catenary
