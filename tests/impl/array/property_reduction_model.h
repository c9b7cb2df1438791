// A model of reductions, computed one element at a time over plain lists.
#pragma once
#include "impl/testing/values.h"
#include "tests/impl/array/property_support.h"

namespace catenary {

enum class Reducer { sum, prod, mean, max, min, argmax, argmin, var, std, count, all, any, cumsum, cumprod };
constexpr int kReducers = 14;
inline const char* const kReducerNames[kReducers] = {"sum",    "prod",   "mean",   "max",    "min",
                                                     "argmax", "argmin", "var",    "std",    "count_nonzero",
                                                     "all",    "any",    "cumsum", "cumprod"};

inline bool is_scan(Reducer r) { return r >= Reducer::cumsum; }
inline bool is_position(Reducer r) { return r == Reducer::argmax || r == Reducer::argmin; }
inline bool is_extreme(Reducer r) { return r == Reducer::max || r == Reducer::min; }
inline bool is_spread(Reducer r) { return r == Reducer::var || r == Reducer::std; }
inline bool is_count(Reducer r) { return r >= Reducer::count && r <= Reducer::any; }
/// Whether the caller can choose the dtype of the computation.
inline bool takes_dtype(Reducer r) { return r <= Reducer::mean || is_spread(r) || is_scan(r); }

struct Reduction {
  Reducer reducer;
  bool flat = false;    // all axes
  ShapeList axes = {};  // a single one for positions and scans
  bool keepdims = false;
  double ddof = 0;
  DType dtype = CTN_DTYPE_NONE;
  DType out = CTN_DTYPE_NONE;  // dtype of an array that receives the result
};

/// The elements (in C order) from which each result is computed. Scans have one group per line, whose results
/// go to `places`.
struct Groups {
  ShapeList shape;
  std::vector<std::vector<size_t>> members;
};

inline Groups groups_of(const Reduction& r, const ShapeList& shape) {
  const size_t ndim = shape.size();
  std::vector<bool> gone(ndim, r.flat);
  for (int64_t axis : r.axes) gone[size_t(axis < 0 ? axis + int64_t(ndim) : axis)] = true;
  Groups groups;
  int64_t results = 1;
  for (size_t d = 0; d < ndim; ++d) {
    if (!gone[d]) results *= shape[d];
    if (!gone[d] || r.keepdims) groups.shape.push_back(gone[d] ? 1 : shape[d]);
  }
  if (is_scan(r.reducer)) groups.shape = r.flat ? ShapeList{product(shape)} : shape;
  groups.members.resize(size_t(results));
  ShapeList index(ndim);
  for (int64_t i = 0, size = product(shape); i < size; ++i) {
    int64_t rest = i, at = 0;
    for (size_t d = ndim; d-- > 0; rest /= shape[d]) index[d] = rest % shape[d];
    for (size_t d = 0; d < ndim; ++d)
      if (!gone[d]) at = at * shape[d] + index[d];
    groups.members[size_t(at)].push_back(size_t(i));
  }
  return groups;
}

/// A result as the bytes of its dtype, or as a number with a bound on its error.
struct Expected {
  DType dtype;
  ShapeList shape;
  Bytes exact;
  std::vector<long double> close, slack;
};

/// The dtype in which a sum, product, mean, variance or cumulative sum is computed.
inline DType reduction_dtype(const Reduction& r, DType dtype) {
  if (r.dtype != CTN_DTYPE_NONE) return r.dtype;
  if (is_float(dtype)) return dtype;
  if (r.reducer == Reducer::mean || is_spread(r.reducer)) return CTN_FLOAT64;
  return is_unsigned_integer(dtype) ? CTN_UINT64 : CTN_INT64;
}

template <class T>
std::vector<T> wide(const Bytes& bytes, DType dtype) {
  std::vector<T> values(bytes.size() / itemsize(dtype));
  constexpr DType to = DTypeOf<T>::value;
  for (size_t i = 0; i < values.size(); ++i)
    convert(dtype, to, &bytes[i * itemsize(dtype)], reinterpret_cast<char*>(&values[i]));
  return values;
}

inline Bytes converted(const Bytes& bytes, DType from, DType to) {
  Bytes out(bytes.size() / itemsize(from) * itemsize(to));
  for (size_t i = 0; i < out.size() / itemsize(to); ++i)
    convert(from, to, &bytes[i * itemsize(from)], &out[i * itemsize(to)]);
  return out;
}

template <class T>
void store(Bytes& bytes, size_t i, T value) {
  if (bytes.size() < (i + 1) * sizeof(T)) bytes.resize((i + 1) * sizeof(T));
  std::memcpy(&bytes[i * sizeof(T)], &value, sizeof(T));
}

/// Sums and products of integers and booleans: exact, then truncated to the dtype.
inline void fold_integers(const Reduction& r, const Groups& groups, const Bytes& in, DType dtype,
                          Expected& e) {
  const bool product = r.reducer == Reducer::prod || r.reducer == Reducer::cumprod;
  const std::vector<uint64_t> x = wide<uint64_t>(in, dtype);
  std::vector<uint64_t> sums(is_scan(r.reducer) ? x.size() : groups.members.size());
  for (size_t g = 0; g < groups.members.size(); ++g) {
    uint64_t sum = product;
    for (size_t i : groups.members[g]) {
      sum = product ? sum * x[i] : sum + x[i];
      if (dtype == CTN_BOOL) sum = sum != 0;
      if (is_scan(r.reducer)) sums[i] = sum;
    }
    if (!is_scan(r.reducer)) sums[g] = sum;
    if (r.reducer != Reducer::mean) continue;
    e.dtype = r.out == CTN_DTYPE_NONE ? dtype : r.out;
    const size_t size = itemsize(e.dtype);
    const uint64_t cut = narrow(sum, dtype);
    const double total = is_signed_integer(dtype) ? double(narrow(int64_t(sum), dtype)) : double(cut);
    double mean = total / double(groups.members[g].size());
    e.exact.resize((g + 1) * size);
    convert(CTN_FLOAT64, e.dtype, reinterpret_cast<char*>(&mean), &e.exact[g * size]);
  }
  if (r.reducer == Reducer::mean) return;
  for (size_t i = 0; i < sums.size(); ++i)
    for (size_t b = 0; b < itemsize(dtype); ++b) e.exact.push_back(char(sums[i] >> (8 * b)));
}

/// Adds one element after the other and rounds to the dtype at each step.
template <class F>
void scan_floats(const Reduction& r, const Groups& groups, const Bytes& in, DType dtype, Expected& e) {
  const std::vector<double> x = wide<double>(in, dtype);
  std::vector<double> sums(x.size());
  for (const auto& group : groups.members) {
    double sum = 0;
    for (size_t i : group) {
      const F next = r.reducer == Reducer::cumprod ? F(sum) * F(x[i]) : F(sum) + F(x[i]);
      sums[i] = sum = i == group[0] ? x[i] : narrow(double(next), dtype);
    }
  }
  e.exact.resize(in.size());
  for (size_t i = 0; i < sums.size(); ++i) put_float(&e.exact[i * itemsize(dtype)], dtype, sums[i]);
}

/// The error is that of adding blocks of 64 elements one by one, and of a single rounding to the dtype. A
/// product is not checked if its partial products may leave the range.
inline void fold_floats(const Reduction& r, const Groups& groups, const std::vector<double>& x, DType dtype,
                        Expected& e) {
  using Long = long double;
  const Long unit = epsilon(compute_dtype(dtype)), own = epsilon(dtype);
  for (const auto& group : groups.members) {
    Long sum = 0, size = 0, largest = 0, up = 0, down = 0, value = 1, slack = 0;
    const Long count = Long(group.size());
    for (size_t i : group) {
      sum += x[i];
      size += fabsl(x[i]);
      largest = fmaxl(largest, fabsl(x[i]));
      value *= x[i];
      if (x[i] != 0) (std::fabs(x[i]) > 1 ? up : down) += fabsl(log2l(fabsl(x[i])));
    }
    const Long steps = fminl(count, 64) + 8;
    if (r.reducer == Reducer::prod) {
      slack = fabsl(value) * (own + 2 * unit * steps);
      if (up > 120 || down > 110) slack = INFINITY;
    } else if (r.reducer == Reducer::sum) {
      value = sum;
      slack = own * fabsl(sum) + unit * steps * size;
    } else if (r.reducer == Reducer::mean) {
      value = sum / count;
      slack = own * fabsl(value) + unit * steps * size / count;
    } else {
      const Long mean = sum / count, divisor = fmaxl(count - r.ddof, 0);
      Long squares = 0;
      for (size_t i : group) squares += (x[i] - mean) * (x[i] - mean);
      // Each distance from the mean may have an error of `error`.
      const Long error = 2 * unit * steps * largest, root = sqrtl(squares * count);
      value = squares / divisor;
      slack = value * unit * steps + (2 * error * root + count * error * error) / divisor;
      if (divisor == 0) slack = INFINITY;
      if (r.reducer == Reducer::std) {
        const Long high = sqrtl(value + slack), low = sqrtl(fmaxl(value - slack, 0));
        value = sqrtl(value);
        slack = fmaxl(high - value, value - low) + value * 2 * unit;
      }
      slack += own * fabsl(value);
    }
    e.close.push_back(value);
    e.slack.push_back(slack);
  }
}

template <class T>
void find_extremes(const Reduction& r, const Groups& groups, const Bytes& in, DType dtype, Expected& e) {
  const std::vector<T> x = wide<T>(in, dtype);
  const bool largest = r.reducer == Reducer::max || r.reducer == Reducer::argmax;
  for (size_t g = 0; g < groups.members.size(); ++g) {
    size_t best = 0;
    const auto& group = groups.members[g];
    for (size_t k = 1; k < group.size(); ++k) {
      const T value = x[group[k]], top = x[group[best]];
      const bool beyond = largest ? value > top : value < top;
      if (top == top && (beyond || value != value)) best = k;
    }
    if (is_position(r.reducer)) {
      store(e.exact, g, int64_t(best));
      continue;
    }
    const size_t size = itemsize(dtype);
    e.exact.insert(e.exact.end(), &in[group[best] * size], &in[group[best] * size] + size);
  }
}

/// The result of reducing elements in C order; `given` is their dtype.
inline Expected reduce_one_by_one(const Reduction& r, const ShapeList& shape, const Bytes& elements,
                                  DType given) {
  const Groups groups = groups_of(r, shape);
  Expected e{given, groups.shape, {}, {}, {}};
  if (is_count(r.reducer)) {
    const Bytes truth = converted(elements, given, CTN_BOOL);
    e.dtype = r.reducer == Reducer::count ? CTN_INT64 : CTN_BOOL;
    for (size_t g = 0; g < groups.members.size(); ++g) {
      int64_t count = 0;
      for (size_t i : groups.members[g]) count += truth[i];
      if (r.reducer == Reducer::count) store(e.exact, g, count);
      if (r.reducer == Reducer::any) store(e.exact, g, count > 0);
      if (r.reducer == Reducer::all) store(e.exact, g, count == int64_t(groups.members[g].size()));
    }
  } else if (is_extreme(r.reducer) || is_position(r.reducer)) {
    if (is_position(r.reducer)) e.dtype = CTN_INT64;
    if (is_float(given))
      find_extremes<double>(r, groups, elements, given, e);
    else if (is_signed_integer(given))
      find_extremes<int64_t>(r, groups, elements, given, e);
    else
      find_extremes<uint64_t>(r, groups, elements, given, e);
  } else {
    const DType dtype = e.dtype = reduction_dtype(r, given);
    // Variances of 16-bit floats are computed entirely in float32.
    const DType first = is_spread(r.reducer) ? compute_dtype(dtype) : dtype;
    const Bytes in = converted(elements, given, first);
    if (!is_float(dtype))
      fold_integers(r, groups, in, dtype, e);
    else if (!is_scan(r.reducer))
      fold_floats(r, groups, wide<double>(in, first), dtype, e);
    else if (dtype == CTN_FLOAT64)
      scan_floats<double>(r, groups, in, dtype, e);
    else
      scan_floats<float>(r, groups, in, dtype, e);
  }
  return e;
}

}  // namespace catenary
