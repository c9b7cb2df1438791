// Copies between any strides and dtypes.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "impl/backend/backend.h"
#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/copy_kernels.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kLine = 64;

size_t size_index(size_t itemsize) { return size_t(std::countr_zero(itemsize)); }

template <class E>
void copy_strided(const char* source, int64_t source_stride, char* destination, int64_t stride, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    std::memcpy(destination + i * stride, source + i * source_stride, sizeof(E));
}

void stream_gather(const char* source, int64_t stride, char* destination, int64_t n, size_t itemsize) {
  alignas(kLine) char block[4096];
  const int64_t most = int64_t(sizeof(block) / itemsize);
  for (int64_t i = 0; i < n; i += most) {
    const int64_t count = n - i < most ? n - i : most;
    if (i == 0 || stride != 0) gather(source + i * stride, stride, block, count, itemsize);
    stream_copy(destination + i * int64_t(itemsize), block, size_t(count) * itemsize);
  }
}

/// A copy between two traversals of the same bytes.
struct CopyPlan {
  const char* src;
  char* dst;
  Dims<2> dims;  // operand 0 is src, operand 1 dst; dst is contiguous along the innermost dimension
  size_t itemsize;
  bool stream;
};

void copy_row(const CopyPlan& plan, const char* src, char* dst, int64_t n) {
  const Dim<2>& inner = plan.dims.data()[plan.dims.size() - 1];
  const int64_t item = int64_t(plan.itemsize);
  if (inner.strides[1] == item) {
    if (inner.strides[0] == item && plan.stream) return stream_copy(dst, src, size_t(n * item));
    if (plan.stream && n * item >= kLine) return stream_gather(src, inner.strides[0], dst, n, plan.itemsize);
    return gather(src, inner.strides[0], dst, n, plan.itemsize);
  }
  if (inner.strides[0] == item) return scatter(src, dst, inner.strides[1], n, plan.itemsize);
  dispatch_size(item,
                [&](auto e) { copy_strided<decltype(e)>(src, inner.strides[0], dst, inner.strides[1], n); });
}

/// Whether an operand's elements follow one another in the order of the traversal.
bool is_flat(const Dims<2>& dims, int operand, int64_t item) {
  for (size_t d = dims.size(); d-- > 0; item *= dims[d].length)
    if (dims[d].strides[operand] != item) return false;
  return true;
}

void copy_short_rows(const CopyPlan& plan, bool flat_in) {
  const int64_t item = int64_t(plan.itemsize);
  parallel_for(size_of(plan.dims), divisible(kCopyGrain / item), [&](int64_t begin, int64_t end) {
    if (flat_in)
      return scatter_range(plan.src + begin * item, plan.dst, plan.dims, 1, begin, end - begin,
                           plan.itemsize);
    if (!plan.stream)
      return gather_range(plan.src, plan.dims, 0, begin, end - begin, plan.itemsize, plan.dst + begin * item);
    alignas(kLine) char block[4096];
    const int64_t most = int64_t(sizeof(block)) / item;
    for (int64_t n; begin < end; begin += n) {
      n = std::min(most, end - begin);
      gather_range(plan.src, plan.dims, 0, begin, n, plan.itemsize, block);
      stream_copy(plan.dst + begin * item, block, size_t(n * item));
    }
    stream_fence();
  });
}

/// Copies rows whose elements follow one another on both sides.
void copy_plain_rows(const CopyPlan& plan, int64_t begin, int64_t end) {
  const size_t last = plan.dims.size() - 1;
  const Dim<2>&rows = plan.dims[last - 1], &inner = plan.dims[last];
  const auto copy_some = [&](int64_t source, int64_t destination, int64_t n) {
    std::memcpy(plan.dst + destination, plan.src + source, size_t(n) * plan.itemsize);
  };
  Walk<2> walk(plan.dims, begin / inner.length, int(last));
  int64_t at = begin % inner.length * int64_t(plan.itemsize);
  for (int64_t n; begin < end; walk.advance(n)) {
    n = std::min(walk.run(), divide_up(end - begin, inner.length));
    for (int64_t r = 0; r < n; ++r, at = 0) {
      const int64_t count = std::min(inner.length - at / int64_t(plan.itemsize), end - begin);
      copy_some(walk.offset(0) + r * rows.strides[0] + at, walk.offset(1) + r * rows.strides[1] + at, count);
      begin += count;
    }
  }
}

/// Copies contiguous elements so many times each.
void repeat_each(const CopyPlan& plan) {
  const int64_t count = plan.dims[1].length, item = int64_t(plan.itemsize);
  const auto kernel = copy_kernels().gather_rows[size_index(plan.itemsize)];
  parallel_for(plan.dims[0].length, divisible(items_of_grain(kCopyGrain, count * item)),
               [&](int64_t begin, int64_t end) {
                 kernel(plan.src + begin * item, item, 0, plan.dst + begin * count * item, end - begin,
                        count);
               });
}

void copy_rows(const CopyPlan& plan) {
  const int64_t total = size_of(plan.dims);
  const int64_t item = int64_t(plan.itemsize);
  if (plan.dims.size() == 1 && !plan.stream && total * item <= kCopyGrain)
    return copy_row(plan, plan.src, plan.dst, total);
  if (kForSpeed && !plan.stream && plan.dims.size() == 2 && plan.dims[0].strides[0] == item &&
      plan.dims[1].strides[0] == 0 && is_flat(plan.dims, 1, item))
    return repeat_each(plan);
  if (kForSpeed && plan.dims.size() > 1 && plan.dims[plan.dims.size() - 1].length <= kShortRow) {
    const bool flat_in = is_flat(plan.dims, 0, item);
    if (flat_in || is_flat(plan.dims, 1, item)) return copy_short_rows(plan, flat_in);
  }
  const Dim<2>& inner = plan.dims[plan.dims.size() - 1];
  const bool plain = kForSpeed && !plan.stream && plan.dims.size() > 1 && inner.strides[0] == item &&
                     inner.strides[1] == item;
  parallel_for(total, divisible(kCopyGrain / item), [&](int64_t begin, int64_t end) {
    if (plain) return copy_plain_rows(plan, begin, end);
    for (Walk<2> walk(plan.dims, begin); begin < end;) {
      const int64_t n = walk.run() < end - begin ? walk.run() : end - begin;
      copy_row(plan, plan.src + walk.offset(0), plan.dst + walk.offset(1), n);
      begin += n;
      walk.advance(n);
    }
    if (plan.stream) stream_fence();
  });
}

bool divides(size_t itemsize, uintptr_t value) { return value % itemsize == 0; }

// Returns the dimension along which src is contiguous, in any direction, while dst is contiguous along the
// innermost one, or -1 if there is none for which a transposition pays off.
int transposed_dim(const CopyPlan& plan) {
  const int last = int(plan.dims.size()) - 1;
  const int64_t item = int64_t(plan.itemsize);
  const Dim<2>& inner = plan.dims[size_t(last)];
  if (last < 1 || inner.strides[0] == 0 || inner.strides[1] != item || inner.length < 4) return -1;
  if (!divides(plan.itemsize, reinterpret_cast<uintptr_t>(plan.src)) ||
      !divides(plan.itemsize, reinterpret_cast<uintptr_t>(plan.dst)) || inner.strides[0] % item != 0)
    return -1;
  for (int d = 0; d < last; ++d) {
    const Dim<2>& dim = plan.dims[size_t(d)];
    if (std::abs(dim.strides[0]) == item && dim.strides[1] % item == 0 && dim.length >= 4) return d;
  }
  return -1;
}

void copy_transposed(CopyPlan& plan, int dim) {
  const int64_t item = int64_t(plan.itemsize);
  Dim<2>& columns = plan.dims[size_t(dim)];
  if (columns.strides[0] < 0) {
    plan.src += (columns.length - 1) * columns.strides[0];
    plan.dst += (columns.length - 1) * columns.strides[1];
    columns.strides[0] = -columns.strides[0];
    columns.strides[1] = -columns.strides[1];
  }
  const Dim<2> inner = plan.dims[plan.dims.size() - 1];
  Dims<2> outer = plan.dims;
  outer.pop_back();
  outer.erase(size_t(dim));
  // Bands of dst's rows. With many matrices, a thread's share of one matrix is a single band.
  const int64_t wanted = kCopyGrain / (item * inner.length);
  const int64_t band = wanted < 64 ? 64 : wanted < 256 ? round_up(wanted, 64) : 256;
  const int64_t bands = divide_up(columns.length, band);
  const int64_t bytes = band * inner.length * item;
  const auto transpose = copy_kernels().transpose[size_index(plan.itemsize)];
  parallel_for(size_of(outer) * bands, divisible(items_of_grain(kCopyGrain, bytes)),
               [&](int64_t begin, int64_t end) {
                 Walk<2> walk(outer, begin / bands);
                 for (int64_t at = begin; at < end; ++at) {
                   const int64_t first = at % bands * band;
                   const int64_t rows = columns.length - first < band ? columns.length - first : band;
                   transpose(plan.src + walk.offset(0) + first * columns.strides[0], inner.strides[0],
                             plan.dst + walk.offset(1) + first * columns.strides[1], columns.strides[1],
                             inner.length, rows, plan.stream);
                   if (at % bands == bands - 1) walk.advance(1);
                 }
                 if (plan.stream) stream_fence();
               });
}

/// Whether both sides are contiguous and aligned along rows that are worth a call each.
bool has_long_rows(const CopyPlan& plan, size_t size_in, size_t size_out) {
  const size_t last = plan.dims.size() - 1;
  const Dim<2>& inner = plan.dims[last];
  bool fits = inner.length > kShortRow && inner.strides[0] == int64_t(size_in) &&
              inner.strides[1] == int64_t(size_out) &&
              divides(size_in, reinterpret_cast<uintptr_t>(plan.src)) &&
              divides(size_out, reinterpret_cast<uintptr_t>(plan.dst));
  for (size_t d = 0; d < last; ++d)
    fits = fits && divides(size_in, uintptr_t(plan.dims[d].strides[0])) &&
           divides(size_out, uintptr_t(plan.dims[d].strides[1]));
  return fits;
}

// Both sides pass through contiguous blocks unless they are contiguous themselves.
void copy_cast(const CopyPlan& plan, DType from, DType to) {
  const CastLoop cast = loops().cast[from][to];
  const size_t size_in = itemsize(from), size_out = itemsize(to);
  const int64_t total = size_of(plan.dims);
  const bool flat = plan.dims.size() <= 1;
  const auto direct = [&](int operand, const char* data, size_t size) {
    return flat && divides(size, reinterpret_cast<uintptr_t>(data)) &&
           (plan.dims.empty() || plan.dims[0].strides[operand] == int64_t(size));
  };
  const bool direct_in = direct(0, plan.src, size_in), direct_out = direct(1, plan.dst, size_out);
  if (!flat && !plan.stream && has_long_rows(plan, size_in, size_out)) {
    parallel_for(total, divisible(kCopyGrain / 8), [&](int64_t begin, int64_t end) {
      int64_t n;
      for (Walk<2> walk(plan.dims, begin); begin < end; begin += n, walk.advance(n)) {
        n = std::min(walk.run(), end - begin);
        cast(plan.src + walk.offset(0), plan.dst + walk.offset(1), n);
      }
    });
    return;
  }
  parallel_for(total, divisible(kCopyGrain / 8), [&](int64_t begin, int64_t end) {
    if (direct_in && direct_out && !plan.stream)
      return cast(plan.src + begin * int64_t(size_in), plan.dst + begin * int64_t(size_out), end - begin);
    alignas(kLine) char in[kBlock * 8], out[kBlock * 8];
    for (int64_t n; begin < end; begin += n) {
      n = end - begin < kBlock ? end - begin : kBlock;
      const char* source = plan.src + begin * int64_t(size_in);
      char* destination = plan.dst + begin * int64_t(size_out);
      if (!direct_in) gather_range(plan.src, plan.dims, 0, begin, n, size_in, in);
      cast(direct_in ? source : in, direct_out && !plan.stream ? destination : out, n);
      if (!direct_out) {
        scatter_range(out, plan.dst, plan.dims, 1, begin, n, size_out);
      } else if (plan.stream) {
        stream_copy(destination, out, size_t(n) * size_out);
      }
    }
    if (plan.stream) stream_fence();
  });
}

// Whether equal bytes mean equal values: integers of one size, and booleans as integers.
bool same_bytes(DType from, DType to) {
  const auto is_plain = [](DType d) { return !is_float(d) && d != CTN_BOOL; };
  return from == to || (itemsize(from) == itemsize(to) && is_plain(from) && is_plain(to));
}

// Whether all elements are the same one.
bool is_repeated(const Dims<2>& dims) {
  for (const Dim<2>& dim : dims)
    if (dim.strides[0] != 0) return false;
  return true;
}

/// Converts to `to` what repeats along some dimensions, once, and then repeats it. Returns false if too
/// little does.
bool copy_repeated(CopyPlan& plan, DType from, DType to) {
  constexpr int64_t kWorthwhile = 4;  // repetitions
  const int64_t item = int64_t(plan.itemsize);
  CopyPlan once{plan.src, nullptr, {}, plan.itemsize, false};
  for (const Dim<2>& dim : plan.dims)
    if (dim.strides[0] != 0) once.dims.push_back(dim);
  const int64_t count = size_of(once.dims);
  if (count * kWorthwhile > size_of(plan.dims)) return false;
  int64_t step = item;
  for (size_t d = once.dims.size(); d-- > 0; step *= once.dims[d].length) once.dims[d].strides[1] = step;
  const Scratch converted(static_cast<size_t>(count * item));
  once.dst = static_cast<char*>(converted.data());
  size_t next = 0;
  for (Dim<2>& dim : plan.dims)
    if (dim.strides[0] != 0) dim.strides[0] = once.dims[next++].strides[1];
  copy_cast(once, from, to);
  plan.src = once.dst;
  copy_rows(plan);
  return true;
}

void copy_layout(CopyPlan& plan, DType from, DType to) {
  alignas(8) char repeated[8];
  if (!same_bytes(from, to)) {
    if (!is_repeated(plan.dims)) {
      if (!kForSpeed || !copy_repeated(plan, from, to)) copy_cast(plan, from, to);
      return;
    }
    alignas(8) char value[8];
    std::memcpy(value, plan.src, itemsize(from));
    loops().cast[from][to](value, repeated, 1);
    plan.src = repeated;
  }
  if (plan.dims.empty()) {
    std::memcpy(plan.dst, plan.src, plan.itemsize);
    return;
  }
  const int dim = transposed_dim(plan);
  if (dim >= 0) return copy_transposed(plan, dim);
  copy_rows(plan);
}

/// Copies few elements, or one few times, to where they follow one another. Returns false for others.
bool copy_few(const Operand& src, const Operand& dst) {
  const size_t size_in = itemsize(src.dtype), size_out = itemsize(dst.dtype);
  const bool same = same_bytes(src.dtype, dst.dtype);
  int64_t n = 1;
  bool in_order = true, is_one = true;
  for (int i = dst.ndim; i-- > 0; n *= dst.shape[i]) {
    if (dst.shape[i] == 1) continue;
    in_order = in_order && src.strides[i] == n * int64_t(size_in);
    is_one = is_one && src.strides[i] == 0;
    if (dst.strides[i] != n * int64_t(size_out) || !(in_order || is_one)) return false;
  }
  if (n == 0 || n * int64_t(size_out) > kCopyGrain / 8) return false;
  if (in_order && same) {
    std::memcpy(dst.data, src.data, size_t(n) * size_out);
  } else if (in_order) {
    if (!divides(size_in, reinterpret_cast<uintptr_t>(src.data)) ||
        !divides(size_out, reinterpret_cast<uintptr_t>(dst.data)))
      return false;
    loops().cast[src.dtype][dst.dtype](src.data, dst.data, n);
  } else {
    alignas(8) char value[8], converted[8];
    std::memcpy(value, src.data, size_in);
    if (!same) loops().cast[src.dtype][dst.dtype](value, converted, 1);
    copy_kernels().gather[size_index(size_out)](same ? value : converted, 0, dst.data, n);
  }
  return true;
}

}  // namespace

void gather(const char* source, int64_t stride, char* destination, int64_t n, size_t itemsize) {
  if (stride == int64_t(itemsize)) {
    std::memcpy(destination, source, size_t(n) * itemsize);
    return;
  }
  copy_kernels().gather[size_index(itemsize)](source, stride, destination, n);
}

void transpose(const char* src, int64_t src_row, char* dst, int64_t dst_row, int64_t m, int64_t n,
               size_t itemsize) {
  copy_kernels().transpose[size_index(itemsize)](src, src_row, dst, dst_row, m, n, false);
}

void scatter(const char* source, char* destination, int64_t stride, int64_t n, size_t itemsize) {
  if (stride == int64_t(itemsize)) {
    std::memcpy(destination, source, size_t(n) * itemsize);
    return;
  }
  copy_kernels().scatter[size_index(itemsize)](source, destination, stride, n);
}

void stream_fence() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

void stream_copy(char* destination, const char* source, size_t size) {
#if defined(__SSE2__)
  size_t head = -reinterpret_cast<uintptr_t>(destination) & size_t(kLine - 1);
  if (head > size) head = size;
  std::memcpy(destination, source, head);
  size_t at = head;
  for (; at + kLine <= size; at += kLine) {
    __m128i* to = reinterpret_cast<__m128i*>(destination + at);
    const __m128i* from = reinterpret_cast<const __m128i*>(source + at);
    const __m128i a = _mm_loadu_si128(from), b = _mm_loadu_si128(from + 1);
    const __m128i c = _mm_loadu_si128(from + 2), d = _mm_loadu_si128(from + 3);
    _mm_stream_si128(to, a);
    _mm_stream_si128(to + 1, b);
    _mm_stream_si128(to + 2, c);
    _mm_stream_si128(to + 3, d);
  }
  std::memcpy(destination + at, source + at, size - at);
#else
  std::memcpy(destination, source, size);
#endif
}

void copy_parts(char* data, int64_t part, int64_t bytes) {
  const bool stream = bypasses_caches(bytes, part);
  parallel_for(bytes - part, divisible(kCopyGrain), [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      const int64_t first = begin % part;
      n = std::min(end - begin, part - first);
      if (stream)
        stream_copy(data + part + begin, data + first, size_t(n));
      else
        std::memcpy(data + part + begin, data + first, size_t(n));
    }
    if (stream) stream_fence();
  });
}

void copy(const Launch& launch) { copy(launch.operands[0], launch.operands[1]); }

void copy(const Operand& src, const Operand& dst) {
  if (kForSpeed && copy_few(src, dst)) return;
  CopyPlan plan{src.data, dst.data, {}, itemsize(dst.dtype), false};
  int64_t bytes = int64_t(plan.itemsize), read = int64_t(itemsize(src.dtype));
  for (int i = 0; i < dst.ndim; ++i) {
    const int64_t length = dst.shape[i];
    if (length == 0) return;
    bytes *= length;
    if (src.strides[i] != 0) read *= length;
    if (length == 1) continue;
    Dim<2> dim{length, {src.strides[i], dst.strides[i]}};
    if (dim.strides[1] < 0) {
      plan.src += (length - 1) * dim.strides[0];
      plan.dst += (length - 1) * dim.strides[1];
      dim.strides[0] = -dim.strides[0];
      dim.strides[1] = -dim.strides[1];
    }
    plan.dims.push_back(dim);
  }
  sort_dims(plan.dims, 1);
  merge_dims(plan.dims);
  const size_t sizes[] = {itemsize(src.dtype), plan.itemsize};
  if (const int64_t rows = rows_to_copy(plan.dims, 1, 2, sizes)) {
    plan.dims[0].length = rows;
    copy_layout(plan, src.dtype, dst.dtype);
    return copy_parts(plan.dst, size_of(plan.dims) * int64_t(plan.itemsize), bytes);
  }
  plan.stream = bypasses_caches(bytes, read);
  copy_layout(plan, src.dtype, dst.dtype);
}

}  // namespace catenary::cpu
