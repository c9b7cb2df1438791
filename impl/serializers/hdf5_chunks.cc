// Reads and decodes the chunks of HDF5 datasets.
#include "impl/serializers/hdf5_chunks.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <new>

#include "impl/base/error.h"
#include "impl/base/parallel.h"

namespace catenary::hdf5 {
namespace {

using Bytes = std::vector<unsigned char>;

constexpr int64_t kSmallPart = int64_t{1} << 18;  // smaller parts are not worth a thread

/// Adds 16-bit words, high byte first.
void add_words(const unsigned char* data, size_t words, uint32_t& sum1, uint32_t& sum2) {
  while (words > 0) {
    const size_t run = std::min<size_t>(words, 360);  // short enough that nothing overflows
    words -= run;
    for (size_t i = 0; i < run; ++i, data += 2) {
      sum1 += uint32_t(data[0] << 8 | data[1]);
      sum2 += sum1;
    }
    sum1 = (sum1 & 0xffff) + (sum1 >> 16);
    sum2 = (sum2 & 0xffff) + (sum2 >> 16);
  }
}

uint32_t stored_checksum(const unsigned char* p) {
  return p[0] | uint32_t(p[1]) << 8 | uint32_t(p[2]) << 16 | uint32_t(p[3]) << 24;
}

/// The checksum of releases before 1.6.3, which exchanged the bytes of each half.
uint32_t old_checksum(uint32_t sum) { return (sum & 0x00ff00ff) << 8 | (sum & 0xff00ff00) >> 8; }

template <size_t Item>
void unshuffle_items(const unsigned char* from, unsigned char* to, size_t count) {
  for (size_t i = 0; i < count; ++i)
    for (size_t byte = 0; byte < Item; ++byte) to[i * Item + byte] = from[byte * count + i];
}

/// Reverses the shuffle filter, which groups byte k of all items; bytes after the last whole item are
/// unchanged.
void unshuffle(const unsigned char* from, unsigned char* to, size_t size, size_t item) {
  const size_t count = size / item;
  if (item == 2) {
    unshuffle_items<2>(from, to, count);
  } else if (item == 4) {
    unshuffle_items<4>(from, to, count);
  } else if (item == 8) {
    unshuffle_items<8>(from, to, count);
  } else {
    for (size_t byte = 0; byte < item; ++byte)
      for (size_t i = 0; i < count; ++i) to[i * item + byte] = from[byte * count + i];
  }
  std::memcpy(to + count * item, from + count * item, size - count * item);
}

/// One thread's buffers for chunks; reverses the filters.
class Decoder {
 public:
  Decoder(const InputFile& file, const ChunkedLayout& layout, const std::string& what)
      : file_(file), layout_(layout), what_(what), size_(size_t(layout.chunk_bytes())) {}

  /// Decodes a chunk into `target`, or into the decoder's own memory if `target` is null.
  const unsigned char* decode(const Chunk& chunk, unsigned char* target) {
    if (!is_filtered(chunk, layout_.filters.size())) {
      if (chunk.stored != size_) fail_size(chunk.stored);
      unsigned char* to = target ? target : grown(raw_, size_);
      file_.read_at(to, size_, chunk.address);
      return to;
    }
    size_t have = size_t(chunk.stored);
    const unsigned char* at = grown(raw_, have);
    file_.read_at(raw_.data(), have, chunk.address);
    for (size_t i = layout_.filters.size(); i-- > 0;) {
      if (is_skipped(chunk, i)) continue;
      const Filter& filter = layout_.filters[i];
      if (filter.kind == Filter::fletcher32) {
        have = check(at, have);
        continue;
      }
      const size_t made = filter.kind == Filter::deflate ? size_before(chunk, i) : have;
      const bool last = !is_filtered(chunk, i);
      if (last && made != size_) fail_size(made);
      Bytes& next = at == raw_.data() ? other_ : raw_;
      unsigned char* to = target && last ? target : grown(next, made);
      if (filter.kind == Filter::deflate)
        inflate(at, have, to, made);
      else
        unshuffle(at, to, made, filter.item);
      at = to;
      have = made;
    }
    if (have != size_) fail_size(have);
    if (target && at != target) std::memcpy(target, at, size_);
    return at;
  }

 private:
  static unsigned char* grown(Bytes& bytes, size_t size) {
    if (bytes.size() < size) bytes.resize(size);
    return bytes.data();
  }
  static bool is_skipped(const Chunk& chunk, size_t i) { return i < 32 && (chunk.filter_mask >> i & 1); }
  /// Whether any of the first `count` filters was applied.
  static bool is_filtered(const Chunk& chunk, size_t count) {
    for (size_t i = 0; i < count; ++i)
      if (!is_skipped(chunk, i)) return true;
    return false;
  }
  /// Returns the number of bytes that filter i received when the chunk was written.
  size_t size_before(const Chunk& chunk, size_t i) const {
    size_t size = size_;
    for (size_t k = 0; k < i; ++k) {
      if (is_skipped(chunk, k)) continue;
      if (layout_.filters[k].kind == Filter::deflate)
        fail(CTN_ERROR_UNSUPPORTED, "%s: expected one deflate filter, got several", what_.c_str());
      if (layout_.filters[k].kind == Filter::fletcher32) size += 4;
    }
    return size;
  }
  [[noreturn]] void fail_size(uint64_t got) const {
    fail(CTN_ERROR_FORMAT, "%s: expected chunks of %llu bytes, got %llu", what_.c_str(),
         (unsigned long long)size_, (unsigned long long)got);
  }
  size_t check(const unsigned char* data, size_t have) const {
    if (have < 4) fail_size(have);
    const uint32_t sum = fletcher32(data, have - 4), stored = stored_checksum(data + have - 4);
    if (stored != sum && stored != old_checksum(sum))
      fail(CTN_ERROR_FORMAT, "%s: expected checksum %08x for a chunk, got %08x", what_.c_str(), stored, sum);
    return have - 4;
  }
  void inflate(const unsigned char* from, size_t have, unsigned char* to, size_t expected) const {
    uLongf made = uLongf(expected);
    const int code = uncompress(to, &made, from, uLong(have));
    if (code == Z_MEM_ERROR) throw std::bad_alloc();
    if (code != Z_OK || made != expected)
      fail(CTN_ERROR_FORMAT, "%s: expected a chunk that inflates to %zu bytes, got a broken one",
           what_.c_str(), expected);
  }

  const InputFile& file_;
  const ChunkedLayout& layout_;
  const std::string& what_;
  const size_t size_;
  Bytes raw_, other_;
};

/// Maps chunks to positions in the array.
class Grid {
 public:
  Grid(const ChunkedLayout& layout, char* data)
      : layout_(layout), data_(data), rank_(layout.shape.size()), strides_(rank_), chunk_strides_(rank_) {
    int64_t stride = int64_t(layout.item), chunk_stride = stride;
    for (size_t axis = rank_; axis-- > 0;) {
      strides_[axis] = stride;
      chunk_strides_[axis] = chunk_stride;
      stride *= layout.shape[axis];
      chunk_stride *= layout.chunk[axis];
    }
    run_ = rank_ - 1;
    while (run_ > 0 && layout.chunk[run_] == layout.shape[run_]) --run_;
    for (size_t axis = 0; axis < run_; ++axis) one_run_ = one_run_ && layout.chunk[axis] == 1;
  }

  /// Copies a chunk to its position.
  void place(const Chunk& chunk, Decoder& decoder) const {
    int64_t number = chunk.number;
    SmallVector<int64_t, 8> extent(rank_);
    char* target = data_;
    bool whole = true;
    for (size_t axis = rank_; axis-- > 0;) {
      const int64_t along = layout_.along(axis), begin = number % along * layout_.chunk[axis];
      number /= along;
      extent[axis] = std::min(layout_.chunk[axis], layout_.shape[axis] - begin);
      whole = whole && extent[axis] == layout_.chunk[axis];
      target += begin * strides_[axis];
    }
    if (whole && one_run_)
      decoder.decode(chunk, reinterpret_cast<unsigned char*>(target));
    else
      scatter(reinterpret_cast<const char*>(decoder.decode(chunk, nullptr)), target, extent);
  }

 private:
  void scatter(const char* from, char* target, const SmallVector<int64_t, 8>& extent) const {
    const size_t size = size_t(extent[run_] * strides_[run_]);
    SmallVector<int64_t, 8> at(run_);
    for (;;) {
      int64_t source = 0, offset = 0;
      for (size_t axis = 0; axis < run_; ++axis) {
        source += at[axis] * chunk_strides_[axis];
        offset += at[axis] * strides_[axis];
      }
      std::memcpy(target + offset, from + source, size);
      size_t axis = run_;
      while (axis > 0 && ++at[axis - 1] == extent[axis - 1]) at[--axis] = 0;
      if (axis == 0) return;
    }
  }

  const ChunkedLayout& layout_;
  char* data_;
  size_t rank_;
  SmallVector<int64_t, 8> strides_, chunk_strides_;
  size_t run_;           // after this axis, chunks are as wide as the array
  bool one_run_ = true;  // a chunk's elements are contiguous in the array
};

}  // namespace

uint64_t ChunkedLayout::chunk_bytes() const {
  uint64_t bytes = item;
  for (const int64_t n : chunk) bytes *= uint64_t(n);
  return bytes;
}

int64_t ChunkedLayout::count() const {
  int64_t count = 1;
  for (size_t axis = 0; axis < shape.size(); ++axis)
    if (__builtin_mul_overflow(count, along(axis), &count)) return INT64_MAX;
  return count;
}

bool ChunkedLayout::deflated() const {
  return std::any_of(filters.begin(), filters.end(),
                     [](const Filter& f) { return f.kind == Filter::deflate; });
}

void read_chunks(const InputFile& file, const ChunkedLayout& layout, const std::vector<Chunk>& chunks,
                 const std::string& what, char* data) {
  const Grid grid(layout, data);
  const int64_t grain = 1 + kSmallPart / int64_t(layout.chunk_bytes());
  parallel_for(int64_t(chunks.size()), grain, [&](int64_t begin, int64_t end) {
    Decoder decoder(file, layout, what);
    for (int64_t i = begin; i < end; ++i) grid.place(chunks[size_t(i)], decoder);
  });
}

uint32_t fletcher32(const unsigned char* data, size_t size) {
  uint32_t sum1 = 0, sum2 = 0;
  add_words(data, size / 2, sum1, sum2);
  if (size % 2) {
    sum1 += uint32_t(data[size - 1] << 8);
    sum2 += sum1;
    sum1 = (sum1 & 0xffff) + (sum1 >> 16);
    sum2 = (sum2 & 0xffff) + (sum2 >> 16);
  }
  sum1 = (sum1 & 0xffff) + (sum1 >> 16);
  sum2 = (sum2 & 0xffff) + (sum2 >> 16);
  return sum2 << 16 | sum1;
}

}  // namespace catenary::hdf5
