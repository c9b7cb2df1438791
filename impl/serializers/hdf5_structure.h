// Parses the structure of HDF5 files in the original layout.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "impl/base/file.h"
#include "impl/serializers/hdf5_source.h"

// The structure of HDF5 files in the format's original layout: superblock, groups and datasets. All bytes are
// untrusted. The parts have the names of the format specification.
namespace catenary::hdf5 {

/// Thrown if the structure contradicts itself or the file. The reader that catches it knows the file and the
/// object.
struct Broken {
  const char* what;
};

inline void require(bool good, const char* what) {
  if (!good) throw Broken{what};
}

/// Reads integers of a piece of the file one after another. Throws Broken at its end.
class Cursor {
 public:
  Cursor(std::string bytes, int address_size, int length_size)
      : bytes_(std::move(bytes)), address_size_(address_size), length_size_(length_size) {}

  uint64_t integer(size_t size);
  uint64_t byte() { return integer(1); }
  /// An address. All ones, of whatever size, become kNowhere.
  uint64_t address();
  uint64_t length() { return integer(size_t(length_size_)); }
  std::string text(size_t size);
  /// Reads up to a NUL, which is skipped.
  std::string name();
  void skip(size_t size);
  size_t position() const { return position_; }
  size_t left() const { return bytes_.size() - position_; }

 private:
  std::string bytes_;
  size_t position_ = 0;
  int address_size_, length_size_;
};

constexpr uint64_t kNowhere = ~uint64_t{0};

struct Message {
  enum Type {
    dataspace = 1,
    link_info = 2,
    datatype = 3,
    old_fill = 4,
    fill = 5,
    link = 6,
    external_files = 7,
    layout = 8,
    group_info = 10,
    filters = 11,
    continuation = 16,
    symbol_table = 17
  };
  unsigned type, flags;
  std::string data;
};

struct ObjectLink {
  enum Kind { hard, soft, external, other };
  std::string name;
  Kind kind;
  uint64_t address;
};

struct StoredDataset {
  Dataset dataset;
  SmallVector<int64_t, 8> shape;
  bool is_scalar = false, is_null = false;
};

class Structure {
 public:
  explicit Structure(const InputFile& file);
  /// Whether the file has a newer layout, for which only heap_text works.
  bool is_newer() const { return is_newer_; }

  uint64_t root() const { return root_; }
  /// Returns the messages of an object.
  std::vector<Message> object(uint64_t address);
  static const Message* find(const std::vector<Message>& object, Message::Type type);
  static bool is_group(const std::vector<Message>& object);
  static bool is_dataset(const std::vector<Message>& object) { return find(object, Message::layout); }
  std::vector<ObjectLink> links(const std::vector<Message>& group);
  /// Throws Error(CTN_ERROR_UNSUPPORTED) if the elements are outside the file.
  StoredDataset dataset(const std::vector<Message>& object, const std::string& what);
  /// Returns the text of variable length that an element refers to.
  std::string heap_text(const std::string& element);
  /// Consumes part of the budget for reading a file of this size. Throws Broken if it is exhausted.
  void charge(uint64_t size);
  /// Converts an address in the file's structure to an offset in the file.
  uint64_t offset(uint64_t address) const;

 private:
  Cursor read(uint64_t address, uint64_t size);
  Cursor cursor(std::string bytes) const { return {std::move(bytes), address_size_, length_size_}; }
  void read_messages(Cursor block, size_t& left, std::vector<Message>& messages);
  void read_group_node(uint64_t address, int level, const std::string& heap, std::set<uint64_t>& seen,
                       std::vector<ObjectLink>& links);
  ObjectLink read_link(Cursor message) const;
  ElementType read_type(const Message& message, bool follow);
  ElementType parse_type(Cursor& type, int depth) const;
  void read_space(Cursor space, StoredDataset& stored) const;
  void read_layout(Cursor layout, StoredDataset& stored, const std::string& what);
  void read_filters(Cursor filters, Dataset& dataset) const;
  static std::string read_fill(Cursor fill, Message::Type type);
  void read_chunk_node(uint64_t address, int level, std::set<uint64_t>& seen, Dataset& dataset);

  const InputFile& file_;
  uint64_t base_ = 0, root_ = 0, budget_;
  int address_size_ = 8, length_size_ = 8;
  bool is_newer_ = false;
};

}  // namespace catenary::hdf5
