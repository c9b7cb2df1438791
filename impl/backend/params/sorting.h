// Parameters of sorting and searching.
#pragma once
#include <cstddef>
#include <cstdint>

namespace catenary {

struct SortParams {
  bool positions;  // returns int64 positions instead of values
  bool partition;  // only the elements at kth are in their sorted position, with none larger before them
};
/// Returns the bytes of workspace that help to sort one long row; such rows are sorted one after another.
constexpr int64_t sort_workspace(int64_t n, size_t itemsize, bool positions) {
  return n * int64_t(!positions ? itemsize : itemsize < 8 ? 8 : 32);
}
constexpr int64_t kLongRow = int64_t{1} << 17;
/// Devices that sort columns take x and the result as (outer, n, inner), with n up to this.
constexpr int64_t kSideBySide = 1024;
struct SearchParams {
  bool right;  // returns positions after equal elements
};

}  // namespace catenary
