// Cuts blocks from one reserved range of addresses, whose memory is committed on demand.
#include "impl/base/range_allocator.h"

#include <algorithm>
#include <iterator>

namespace catenary {

RangeAllocator::Granules RangeAllocator::common(Granules a, Granules b) {
  const size_t begin = std::max(a.begin, b.begin);
  return {begin, std::max(begin, std::min(a.end, b.end))};
}

RangeAllocator::RangeAllocator(RangeMemory& memory, size_t granule, size_t unit)
    : memory_(memory), granule_(granule), unit_(unit) {}

void RangeAllocator::reserve(size_t size) {
  const size_t granules = size / granule_;
  if (free_.empty()) free_.try_emplace(0, 0);
  committed_.assign((granules + 63) / 64, 0);
  reserved_ = free_.begin()->second = granules * granule_;
}

size_t RangeAllocator::allocate(size_t size) {
  if (size > reserved_) return kNone;  // so that rounding it up cannot overflow
  size = (std::max<size_t>(size, 1) + unit_ - 1) / unit_ * unit_;
  size_t refused = SIZE_MAX;  // number of granules that could not be committed
  for (auto range = free_.begin(); range != free_.end(); ++range) {
    const auto [begin, length] = *range;
    if (length < size) continue;
    const Granules block = touched(begin, size), own = common(block, inside(begin, length));
    const size_t missing = count(block) - count_committed(block);
    if (missing >= refused) continue;
    Ranges rest;
    if (length > size) rest.try_emplace(begin + size, length - size);
    if (!commit(block, missing)) {
      refused = missing;
      continue;
    }
    idle_count_ -= count(own) - missing;
    used_bytes_ += size;
    auto node = free_.extract(range);
    node.mapped() = size;
    used_.insert(std::move(node));
    free_.merge(rest);
    return begin;
  }
  return kNone;
}

void RangeAllocator::free(size_t begin) noexcept {
  auto node = used_.extract(begin);
  const size_t size = node.mapped();
  used_bytes_ -= size;
  auto range = free_.insert(std::move(node)).position;
  if (const auto after = std::next(range); after != free_.end() && after->first == begin + size) {
    range->second += after->second;
    free_.erase(after);
  }
  if (range != free_.begin()) {
    const auto before = std::prev(range);
    if (before->first + before->second == begin) {
      before->second += range->second;
      free_.erase(range);
      range = before;
    }
  }
  idle_count_ += count(common(touched(begin, size), inside(range->first, range->second)));
}

size_t RangeAllocator::trim() noexcept {
  const size_t before = committed_count_;
  for (const auto& [begin, size] : free_) {
    if (idle_count_ == 0) break;
    const Granules whole = inside(begin, size);
    for (size_t end, at = next(whole.begin, whole.end, true); at < whole.end;
         at = next(end, whole.end, true)) {
      end = next(at, whole.end, false);
      decommit({at, end});
      idle_count_ -= end - at;
    }
  }
  return (before - committed_count_) * granule_;
}

size_t RangeAllocator::block_size(size_t begin) const {
  const auto block = used_.find(begin);
  return block == used_.end() ? 0 : block->second;
}

RangeStatistics RangeAllocator::statistics() const {
  size_t largest = 0;
  for (const auto& [begin, size] : free_) largest = std::max(largest, size);
  return {reserved_, uint64_t(committed_count_) * granule_, used_bytes_, largest, limit_, used_.size()};
}

/// Returns the granules that have bytes of a range.
RangeAllocator::Granules RangeAllocator::touched(size_t begin, size_t size) const {
  return {begin / granule_, (begin + size + granule_ - 1) / granule_};
}

/// Returns the granules that lie in a range.
RangeAllocator::Granules RangeAllocator::inside(size_t begin, size_t size) const {
  return common({(begin + granule_ - 1) / granule_, SIZE_MAX}, {0, (begin + size) / granule_});
}

/// Returns the first granule in [granule, end) that is committed or not, or `end`.
size_t RangeAllocator::next(size_t granule, size_t end, bool committed) const {
  while (granule < end) {
    const uint64_t word = (committed ? committed_[granule / 64] : ~committed_[granule / 64]) >> granule % 64;
    if (word) return std::min(end, granule + size_t(__builtin_ctzll(word)));
    granule += 64 - granule % 64;
  }
  return end;
}

size_t RangeAllocator::count_committed(Granules granules) const {
  size_t total = 0;
  for (size_t end, at = next(granules.begin, granules.end, true); at < granules.end;
       at = next(end, granules.end, true)) {
    end = next(at, granules.end, false);
    total += end - at;
  }
  return total;
}

void RangeAllocator::mark(Granules granules, bool committed) {
  for (size_t i = granules.begin; i < granules.end; ++i) {
    const uint64_t bit = uint64_t{1} << i % 64;
    if (committed)
      committed_[i / 64] |= bit;
    else
      committed_[i / 64] &= ~bit;
  }
  committed_count_ = committed ? committed_count_ + count(granules) : committed_count_ - count(granules);
}

/// Commits the `missing` ones of some granules: all, or nothing.
bool RangeAllocator::commit(Granules granules, size_t missing) {
  if (missing == 0) return true;
  if (limit_ && (committed_count_ + missing) * granule_ > limit_) return false;
  std::vector<Granules> done;  // to be taken back if a later part fails
  auto take_back = [&] {
    for (const Granules& part : done) decommit(part);
  };
  try {
    for (size_t end, first = next(granules.begin, granules.end, false); first < granules.end;
         first = next(end, granules.end, false)) {
      end = next(first, granules.end, true);
      done.push_back({first, first});
      if (!memory_.commit(first * granule_, (end - first) * granule_)) {
        take_back();
        return false;
      }
      done.back().end = end;
      mark({first, end}, true);
    }
  } catch (...) {
    take_back();
    throw;
  }
  return true;
}

void RangeAllocator::decommit(Granules granules) noexcept {
  if (count(granules) == 0) return;
  memory_.decommit(granules.begin * granule_, count(granules) * granule_);
  mark(granules, false);
}

}  // namespace catenary
