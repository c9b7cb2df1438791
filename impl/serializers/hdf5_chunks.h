// Reads and decodes the chunks of HDF5 datasets.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "impl/base/file.h"
#include "impl/base/small_vector.h"

// Datasets in chunks. Their bytes are read and decoded here; libhdf5 only reports their locations.
namespace catenary::hdf5 {

struct Filter {
  enum Kind { deflate = 1, shuffle = 2, fletcher32 = 3 };  // identifiers in the format
  Kind kind;
  size_t item;  // for shuffle
};

struct Chunk {
  int64_t number;  // index in C order
  uint64_t address;
  uint64_t stored;       // bytes in the file
  uint32_t filter_mask;  // bit i: filter i was skipped
};

struct ChunkedLayout {
  SmallVector<int64_t, 8> shape, chunk;
  size_t item = 0;
  std::vector<Filter> filters;  // in the order of writing

  uint64_t chunk_bytes() const;
  /// Number of chunks along an axis.
  int64_t along(size_t axis) const { return (shape[axis] - 1) / chunk[axis] + 1; }
  int64_t count() const;
  bool deflated() const;
};

/// deflate expands one byte to at most this many.
constexpr uint64_t kMaxExpansion = 1032;

/// Reads the chunks into the dataset's memory. Throws Error(CTN_ERROR_FORMAT) for bytes that do not decode to
/// a chunk.
void read_chunks(const InputFile& file, const ChunkedLayout& layout, const std::vector<Chunk>& chunks,
                 const std::string& what, char* data);

/// The checksum that the format stores after a chunk's bytes.
uint32_t fletcher32(const unsigned char* data, size_t size);

}  // namespace catenary::hdf5
