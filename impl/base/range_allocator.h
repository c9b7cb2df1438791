// Cuts blocks from one reserved range of addresses, whose memory is committed on demand.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace catenary {

/// What gives memory to a reserved range. Offsets and sizes are multiples of the granule. Granules that were
/// committed together may be decommitted one by one.
class RangeMemory {
 public:
  /// Makes [begin, begin + size) usable. Returns false if there is no memory for it, or throws; in both cases
  /// none of it is committed.
  virtual bool commit(size_t begin, size_t size) = 0;
  virtual void decommit(size_t begin, size_t size) noexcept = 0;

 protected:
  ~RangeMemory() = default;
};

struct RangeStatistics {
  uint64_t reserved_bytes;
  uint64_t committed_bytes;     // at most the limit, unless that was lowered later
  uint64_t used_bytes;          // in blocks
  uint64_t largest_free_bytes;  // longest range without a block, committed or not
  uint64_t limit_bytes;         // 0: no limit
  uint64_t block_count;
};

/// Allocates blocks of a reserved range by their offsets: first fit, with a remainder that stays free, and
/// free neighbors that are merged. Granules that a new block touches are committed; they stay committed until
/// trim(), because only the owner knows when nothing uses freed memory any longer. The owner's lock guards
/// all functions.
class RangeAllocator {
 public:
  static constexpr size_t kNone = SIZE_MAX;

  /// `unit` is the size of which blocks are multiples and to which they are aligned. Both are powers of two,
  /// and the granule is a multiple of the unit.
  RangeAllocator(RangeMemory& memory, size_t granule, size_t unit);
  RangeAllocator(const RangeAllocator&) = delete;
  RangeAllocator& operator=(const RangeAllocator&) = delete;

  /// Sets the size of the range, before the first block; a part beyond the last whole granule is not used.
  /// Making it smaller needs no memory.
  void reserve(size_t size);

  /// Returns the offset of a block, or kNone if no free range is large enough, or no memory can be committed,
  /// or the limit is reached. If it fails or throws, nothing has changed. A block of size 0 has an offset of
  /// its own.
  size_t allocate(size_t size);
  /// Takes the offset of a block. Needs no memory and therefore cannot fail.
  void free(size_t begin) noexcept;

  /// Decommits all granules that no block touches, and returns the number of their bytes.
  size_t trim() noexcept;
  /// Limits the committed bytes; 0 removes the limit. What is committed already is unaffected.
  void set_limit(uint64_t bytes) { limit_ = bytes; }

  /// Returns the size of a block with this offset, or 0 if there is none.
  size_t block_size(size_t begin) const;
  RangeStatistics statistics() const;

 private:
  using Ranges = std::map<size_t, size_t>;  // sizes by offset
  struct Granules {
    size_t begin, end;
  };

  static size_t count(Granules granules) { return granules.end - granules.begin; }
  static Granules common(Granules a, Granules b);
  Granules touched(size_t begin, size_t size) const;
  Granules inside(size_t begin, size_t size) const;
  size_t next(size_t granule, size_t end, bool committed) const;
  size_t count_committed(Granules granules) const;
  void mark(Granules granules, bool committed);
  bool commit(Granules granules, size_t missing);
  void decommit(Granules granules) noexcept;

  RangeMemory& memory_;
  const size_t granule_, unit_;
  size_t reserved_ = 0;
  Ranges free_, used_;               // together they cover the range; two neighbors are never both free
  std::vector<uint64_t> committed_;  // a bit for each granule
  size_t committed_count_ = 0;
  size_t idle_count_ = 0;  // committed granules that no block touches
  uint64_t used_bytes_ = 0;
  uint64_t limit_ = 0;
};

}  // namespace catenary
