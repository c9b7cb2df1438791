// The shared part of the two readers of HDF5 files.
#pragma once
#include "impl/base/file.h"
#include "impl/serializers/hdf5_chunks.h"
#include "impl/serializers/store.h"

namespace catenary::hdf5 {

/// The library's view of a dataset's element type.
struct ElementType {
  DType dtype = CTN_DTYPE_NONE;  // none: not supported by this library
  bool swapped = false;          // the byte order differs from this machine's
  bool text = false, variable = false, space_padded = false;
  uint64_t size = 0;  // bytes of an element in the file
  std::string name;
};

/// The storage of an entry's elements.
struct Dataset {
  enum Layout {
    missing,     // no data; all elements are `fill`
    inside,      // `fill` contains all elements
    contiguous,  // at `offset`
    chunked,     // in `chunks`; missing chunks contain `fill`
    library      // only libhdf5 can read it
  };
  std::string path;  // path within the file
  ElementType type;
  Layout layout = missing;
  uint64_t offset = 0, bytes = 0;
  ChunkedLayout grid;
  std::vector<Chunk> chunks;
  std::string fill;     // empty: zeros
  std::string refusal;  // why it cannot be read, or empty
};

/// Returns the integer dtype of a size in bytes, or none if there is none.
DType integer_dtype(uint64_t size, bool is_signed);
/// Returns text for a class of the format's element types, for messages.
std::string type_text(int kind, uint64_t size);
/// Returns a stored text without its padding.
std::string trimmed(std::string text, const ElementType& type);
/// Adds the next filter of a chunked dataset; filters other than the three known ones make it unreadable.
void add_filter(Dataset& dataset, unsigned kind, size_t item);

// Checks shared by both readers. `what` names the file and the object.
void check_link_name(const std::string& name, const std::string& what);
[[noreturn]] void fail_link(const std::string& what, bool is_soft, bool is_external);
void check_group(const std::string& what, bool is_new, size_t levels, size_t name_size);

/// The shared part of the two readers of HDF5 files: everything except parsing the file's structure.
class Hdf5Source : public Source {
 public:
  void verify(size_t index) override;
  bool stages(size_t index) const override;
  void read(size_t index, void* data) override;

 protected:
  explicit Hdf5Source(const std::string& path) : Source(path), input_(path) {}

  /// Returns "FILE: "PATH"", for messages.
  std::string what(const std::string& path) const { return label() + ": \"" + path + "\""; }
  /// Adds a dataset and its entry; computes its size from type and shape. Throws Error(CTN_ERROR_FORMAT) if
  /// the file cannot hold that many bytes.
  void add_dataset(Dataset dataset, const std::string& name, const SmallVector<int64_t, 8>& shape,
                   bool is_scalar);
  /// Throws unless the entry is a text.
  void check_text(size_t index) const;
  /// Returns the bytes of a dataset with one element.
  std::string element(const Dataset& dataset) const;
  /// Throws for offsets beyond the end of the file, and for chunks that are too small.
  void check_layout(const Dataset& dataset) const;
  /// Reads a dataset with Dataset::library layout.
  virtual void read_with_library(const Dataset&, char*) {}

  InputFile input_;
  std::vector<Dataset> datasets_;

 private:
  void read_contiguous(const Dataset& dataset, char* data) const;
};

/// Thrown if `open_structure` does not support the file.
struct NeedsLibrary {};

/// Opens a file without libhdf5, if it is in the format's original layout, which HDF5 writes by default.
/// Throws NeedsLibrary for other files.
SourceRef open_structure(const std::string& path, const std::string& group);
/// Opens any HDF5 file with libhdf5.
SourceRef open_with_library(const std::string& path, const std::string& group);

/// Entries are stored below `group`, a path such as "/" or "model/best". A name that ends in a slash creates
/// an empty group, because Chainer expects one for every link and parameter. Needs libhdf5.
void write(const StoredValues& values, const std::string& path, int level, const std::string& group);

}  // namespace catenary::hdf5
