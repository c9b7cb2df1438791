#pragma once
#include "impl/base/file.h"
#include "impl/serializers/hdf5_chunks.h"
#include "impl/serializers/store.h"

namespace catenary::hdf5 {

/// What the elements of a dataset are to this library.
struct ElementType {
  DType dtype = CTN_DTYPE_NONE;  // none: one that the library lacks
  bool swapped = false;          // of the other byte order
  bool text = false, variable = false, space_padded = false;
  uint64_t size = 0;  // bytes of an element in the file
  std::string name;
};

/// How an entry's elements are stored.
struct Dataset {
  enum Layout {
    missing,     // `fill` stands for all of them
    inside,      // `fill` is all of them
    contiguous,  // at `offset`
    chunked,     // `chunks`; `fill` where there is none
    library      // libhdf5 knows
  };
  std::string path;  // within the file
  ElementType type;
  Layout layout = missing;
  uint64_t offset = 0, bytes = 0;
  ChunkedLayout grid;
  std::vector<Chunk> chunks;
  std::string fill;     // none: zeros
  std::string refusal;  // why it cannot be read, if so
};

/// The integer of a size in bytes, none where there is none.
DType integer_dtype(uint64_t size, bool is_signed);
/// A class of the format's element types, for messages.
std::string type_text(int kind, uint64_t size);
/// A text as it is stored without what pads it.
std::string trimmed(std::string text, const ElementType& type);
/// The next filter of a chunked dataset, which is refused where it is another than the three.
void add_filter(Dataset& dataset, unsigned kind, size_t item);

// What both refuse; `what` names the file and the object.
void check_link_name(const std::string& name, const std::string& what);
[[noreturn]] void fail_link(const std::string& what, bool is_soft, bool is_external);
void check_group(const std::string& what, bool is_new, size_t levels, size_t name_size);

/// What the two readers of HDF5 files share: everything but how the structure of the file is found out.
class Hdf5Source : public Source {
 public:
  void verify(size_t index) override;
  bool stages(size_t index) const override;
  void read(size_t index, void* data) override;

 protected:
  explicit Hdf5Source(const std::string& path) : Source(path), input_(path) {}

  /// "FILE: "PATH"", for messages.
  std::string what(const std::string& path) const { return label() + ": \"" + path + "\""; }
  /// The dataset's size, from its type and shape, and its entry. FORMAT for more than the file can hold.
  void add_dataset(Dataset dataset, const std::string& name, const SmallVector<int64_t, 8>& shape,
                   bool is_scalar);
  /// Refuses what is no text.
  void check_text(size_t index) const;
  /// The bytes of a dataset of one element.
  std::string element(const Dataset& dataset) const;
  /// Refuses places beyond the file and chunks that cannot hold what they should.
  void check_layout(const Dataset& dataset) const;
  /// For Dataset::library.
  virtual void read_with_library(const Dataset&, char*) {}

  InputFile input_;
  std::vector<Dataset> datasets_;

 private:
  void read_contiguous(const Dataset& dataset, char* data) const;
};

/// The file is one that `open_structure` does not know.
struct NeedsLibrary {};

/// Without libhdf5: files in the format's original layout, which HDF5 writes unless it is told to use newer
/// ones. NeedsLibrary for others.
SourceRef open_structure(const std::string& path, const std::string& group);
/// With it, any.
SourceRef open_with_library(const std::string& path, const std::string& group);

}  // namespace catenary::hdf5
