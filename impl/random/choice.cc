// Draws random samples from a population.
#include "impl/random/choice.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "impl/array/launch.h"
#include "impl/backend/params/random.h"
#include "impl/random/random.h"

namespace catenary {
namespace {

double epsilon_of(DType dtype) {
  switch (dtype) {
    case CTN_BFLOAT16:
      return 0x1p-7;
    case CTN_FLOAT16:
      return 0x1p-10;
    case CTN_FLOAT32:
      return 0x1p-23;
    default:
      return 0x1p-52;
  }
}

/// Returns the checked probabilities of n numbers. Their sum may be off by the square root of the precision,
/// as in NumPy.
std::vector<double> probabilities(const Array& p, int64_t n) {
  if (p.ndim() != 1 || p.size() != n)
    fail(CTN_ERROR_SHAPE, "p: expected one dimension of %lld probabilities, got %s", (long long)n,
         describe(p).c_str());
  std::vector<double> values(static_cast<size_t>(n));
  to_data(*asarray(p, CTN_FLOAT64), values.data());
  double sum = 0, lost = 0;  // compensated summation
  for (size_t i = 0; i < values.size(); ++i) {
    if (!(values[i] >= 0))
      fail(CTN_ERROR_INVALID_ARGUMENT, "p: expected probabilities of at least 0, got %g at %zu", values[i],
           i);
    const double term = values[i] - lost, next = sum + term;
    lost = (next - sum) - term;
    sum = next;
  }
  if (!(std::fabs(sum - 1) <= std::sqrt(epsilon_of(p.dtype()))))
    fail(CTN_ERROR_INVALID_ARGUMENT, "p: expected probabilities whose sum is 1, got a sum of %.9g", sum);
  return values;
}

ArrayRef on_device(const std::vector<double>& values, Backend& backend) {
  const int64_t length = int64_t(values.size());
  return from_data(values.data(), {&length, 1}, CTN_FLOAT64, backend);
}

RandomParams default_params(RandomOp op) {
  RandomParams params{};
  params.op = op;
  params.b = 1;  // the upper bound, or the scale
  return params;
}

constexpr int64_t kManyFewer = 8;  // then a draw repeats another with a probability of 1/8 at most

// Everything is allocated before the draw, so that a failure leaves the generator unchanged.

/// Draws numbers of [0, n) by their probabilities, with replacement.
void with_replacement(RandomState& state, std::vector<double> values, Array& out) {
  for (size_t i = 1; i < values.size(); ++i) values[i] += values[i - 1];
  const double total = values.back();
  for (double& value : values) value /= total;
  ArrayRef limits = on_device(values, state.backend());
  ArrayRef draws = empty_on(state.backend(), out.shape(), CTN_FLOAT64);
  state.fill(default_params(RandomOp::uniform), *draws);
  random_choose(RandomChoice::search, *limits, *draws, out);
}

/// Each number gets an exponential arrival time with its own rate. The order of arrival has the distribution
/// of drawing one after another from the remaining numbers.
void without_replacement(RandomState& state, const std::vector<double>& values, Array& out) {
  const auto likely = std::count_if(values.begin(), values.end(), [](double p) { return p > 0; });
  if (likely < out.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "p: expected at least %lld probabilities above 0, got %lld",
         (long long)out.size(), (long long)likely);
  ArrayRef rates = on_device(values, state.backend());
  ArrayRef times = empty_on(state.backend(), rates->shape(), CTN_FLOAT64);
  state.fill(default_params(RandomOp::exponential), *times);
  random_choose(RandomChoice::race, *rates, *times, out);
}

/// A set of numbers of at least 0, with a fixed capacity.
class Drawn {
 public:
  explicit Drawn(int64_t capacity) : numbers_(std::bit_ceil(uint64_t(capacity) * 2), -1) {}

  /// Returns false if the number was there already.
  bool insert(int64_t number) {
    const uint64_t mask = numbers_.size() - 1;
    uint64_t place = (uint64_t(number) * 0x9e3779b97f4a7c15) >> 32;  // Knuth's multiplicative hashing
    for (place &= mask; numbers_[place] != number; place = (place + 1) & mask)
      if (numbers_[place] < 0) {
        numbers_[place] = number;
        return true;
      }
    return false;
  }

 private:
  std::vector<int64_t> numbers_;
};

/// Draws numbers until enough different ones are there, in the order in which they come first.
void few_without_replacement(RandomState& state, int64_t n, Array& out) {
  const int64_t count = out.size(), drawn = count + count / kManyFewer + 16;
  ArrayRef draws = empty_on(state.backend(), {&drawn, 1}, CTN_INT64);
  std::vector<int64_t> numbers(static_cast<size_t>(drawn)), chosen(static_cast<size_t>(count));
  Drawn seen(count);
  RandomParams params = default_params(RandomOp::integers);
  params.range = uint64_t(n);
  size_t found = 0;
  while (found < chosen.size()) {
    state.fill(params, *draws);
    to_data(*draws, numbers.data());
    for (auto number = numbers.begin(); number != numbers.end() && found < chosen.size(); ++number)
      if (seen.insert(*number)) chosen[found++] = *number;
  }
  state.backend().from_host(out.storage(), out.data(), chosen.data(), size_t(out.nbytes()));
}

/// Returns the first numbers of a permutation, or, of many numbers, few different ones. The Mersenne twister
/// draws as NumPy's RandomState does, which always permutes.
void without_replacement(RandomState& state, int64_t n, Array& out) {
  const int64_t count = out.size();
  if (count < n / kManyFewer && state.method() != CTN_RANDOM_MT19937)
    return few_without_replacement(state, n, out);
  ArrayRef order = empty_on(state.backend(), {&n, 1}, CTN_INT64);
  ArrayRef first = slice_axis(*order, 0, 0, count), flat = reshape(out, {&count, 1});
  state.fill(default_params(RandomOp::permutation), *order);
  assign(*flat, *first);
}

ArrayRef choose(RandomState& state, int64_t n, Shape shape, bool replace, const Array* p) {
  const int64_t count = checked_size(shape, CTN_INT64);
  if (p && &p->backend() != &state.backend())
    fail(CTN_ERROR_DEVICE, "p: expected an array on the state's device \"%s\", got one on \"%s\"",
         state.backend().name().c_str(), p->backend().name().c_str());
  std::vector<double> values;
  if (p) values = probabilities(*p, n);
  if (count > 0 && !replace && count > n)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "shape: expected at most %lld samples, the size of the population, without replacement, got %lld",
         (long long)n, (long long)count);
  if (count > 0 && replace && !p) return random_integers(&state, 0, n, shape, CTN_INT64);
  ArrayRef out = empty_on(state.backend(), shape, CTN_INT64);
  if (count == 0) return out;
  if (!p)
    without_replacement(state, n, *out);
  else if (replace)
    with_replacement(state, std::move(values), *out);
  else
    without_replacement(state, values, *out);
  return out;
}

void require_population(int64_t n, Shape shape, const char* expected) {
  if (n < 0 || (n == 0 && checked_size(shape, CTN_INT64) > 0))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s, got %lld", expected, (long long)n);
}

void launch(RandomChoice op, std::initializer_list<const Array*> operands, Array& out) {
  launch(kernels::random_choice, {op}, operands, out);
  out.storage().mark_written();
}

ArrayRef choice_of(RandomState& state, const Array& a, Shape shape, bool replace, const Array* p) {
  ArrayRef source = contiguous(a), out = empty_on(a.backend(), shape, a.dtype());
  take_into(*source, *choose(state, a.dim(0), shape, replace, p), 0, *out);
  return out;
}

void require_list(const Array& a, Shape shape) {
  if (a.ndim() != 1) fail(CTN_ERROR_SHAPE, "a: expected one dimension, got %s", describe(a).c_str());
  require_population(a.size(), shape, "a: expected elements to choose from");
}

}  // namespace

void random_choose(RandomChoice op, const Array& a, const Array& b, Array& out) {
  if (out.size() > 0) launch(op, {&a, &b}, out);
}

void random_choose(RandomChoice op, const Array& a, const Array& b, const Array& draws, Array& out) {
  if (out.size() > 0) launch(op, {&a, &b, &draws}, out);
}

ArrayRef random_choice(RandomState* state, int64_t n, Shape shape, bool replace, const Array* p) {
  require_population(n, shape, "n: expected at least 1 to choose from");
  return choose(state ? *state : default_random_state(current_backend()), n, shape, replace, p);
}

ArrayRef random_choice_of(RandomState* state, const Array& a, Shape shape, bool replace, const Array* p) {
  require_list(a, shape);
  if (state && &state->backend() != &a.backend())
    fail(CTN_ERROR_DEVICE, "a: expected an array on the state's device \"%s\", got one on \"%s\"",
         state->backend().name().c_str(), a.backend().name().c_str());
  return choice_of(state ? *state : default_random_state(a.backend()), a, shape, replace, p);
}

}  // namespace catenary
