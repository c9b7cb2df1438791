// Combines the gradients of shared parameters into fewer matrix products.
#include "impl/autograd/products.h"

#include <algorithm>

namespace catenary {
namespace {

constexpr int64_t kMaxRows = 256;

/// Maximum number of rows to collect, such that they need less than half of the gradient's memory.
int64_t room_for(int64_t m, int64_t n) { return m + n > 0 ? std::min(kMaxRows, m * n / (2 * (m + n))) : 0; }

ArrayRef rows_like(const Array& a, int64_t count) {
  const int64_t shape[2] = {count, a.dim(1)};
  return empty_on(a.backend(), {shape, 2}, a.dtype());
}

}  // namespace

ArrayRef filled(const Array& rows, int64_t count) { return slice_axis(rows, 0, 0, count); }

SharedProducts::Rows* SharedProducts::find(const Node& node) {
  for (size_t i = all_.size(); i-- > 0;)
    if (all_[i].node.get() == &node) return &all_[i];
  return nullptr;
}

bool SharedProducts::add(Node& node, const Array& a, const Array& b, Rows& out) {
  const int64_t room = room_for(a.dim(1), b.dim(1)), count = a.dim(0);
  if (2 * count > room) return false;
  Rows* rows = find(node);
  if (!rows) {
    all_.push_back({Ref<Node>::share(&node), rows_like(a, room), rows_like(b, room), 0});
    rows = &all_.back();
  } else if (rows->count + count > room) {
    out = *rows;
    // Use new arrays: a device that runs asynchronously may still have to read the old ones, which the pool
    // takes into account.
    rows->a = rows_like(a, room);
    rows->b = rows_like(b, room);
    rows->count = 0;
  }
  assign(*slice_axis(*rows->a, 0, rows->count, rows->count + count), a);
  assign(*slice_axis(*rows->b, 0, rows->count, rows->count + count), b);
  rows->count += count;
  return true;
}

bool SharedProducts::next(Rows& out) {
  if (all_.empty()) return false;
  out = std::move(all_.back());
  all_.pop_back();
  return true;
}

}  // namespace catenary
