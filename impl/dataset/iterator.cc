// Iterators: the order of the examples, and saving the place in it.
#include "impl/dataset/iterator.h"

#include <algorithm>
#include <cmath>

#include "impl/base/binding.h"

using catenary::fail;
using catenary::IteratorState;
using catenary::Pick;

ctn_iterator::ctn_iterator(catenary::DatasetRef dataset, catenary::IteratorOptions options)
    : dataset_(std::move(dataset)), options_(options) {
  if (options.batch_size < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "batch_size: expected at least 1, got %lld",
         (long long)options.batch_size);
  if (dataset_->size() < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "dataset: expected at least one example, got none");
  state_ = initial();
}

void ctn_iterator::visit(catenary::Visitor& visitor) const { visitor.add(dataset_); }

IteratorState ctn_iterator::initial() const {
  IteratorState state;
  state.seed = options_.seed;
  if (options_.shuffle)
    state.order = catenary::random_order(dataset_->size(), catenary::DrawPurpose::order, state.seed, 0);
  return state;
}

double ctn_iterator::epoch_detail() const {
  return double(state_.epoch) + double(state_.position) / double(dataset_->size());
}

bool ctn_iterator::next(std::vector<catenary::ArrayRef>& batch) {
  catenary::Parts made;
  IteratorState after;
  if (!make_next(made, after)) return false;
  state_ = std::move(after);
  batch = std::move(made);
  return true;
}

catenary::ArrayRef ctn_iterator::next_picks() {
  IteratorState after = state_;
  std::vector<Pick> picks;
  if (!advance(after, picks)) return nullptr;
  static_assert(sizeof(Pick) == 2 * sizeof(int64_t));
  const int64_t shape[2] = {int64_t(picks.size()), 2};
  catenary::ArrayRef result =
      catenary::from_data(picks.data(), {shape, 2}, CTN_INT64, catenary::cpu_backend());
  set_state(std::move(after));
  return result;
}

bool ctn_iterator::advance(IteratorState& state, std::vector<Pick>& picks) const {
  const int64_t count = dataset_->size();
  if (!options_.repeat && state.epoch > 0) return false;
  state.previous_epoch_detail = double(state.epoch) + double(state.position) / double(count);
  state.is_new_epoch = false;
  picks.clear();
  picks.reserve(size_t(options_.repeat ? options_.batch_size : std::min(options_.batch_size, count)));
  for (int64_t left = options_.batch_size; left > 0;) {
    const int64_t end = std::min(count, state.position + std::min(left, count));
    left -= end - state.position;
    for (int64_t i = state.position; i < end; ++i)
      picks.push_back({state.order ? (*state.order)[size_t(i)] : i, state.epoch});
    state.position = end;
    if (end < count) break;
    state.position = 0;
    ++state.epoch;
    state.is_new_epoch = true;
    if (!options_.repeat) break;
    if (options_.shuffle)
      state.order = catenary::random_order(count, catenary::DrawPurpose::order, state.seed, state.epoch);
  }
  return true;
}

void ctn_iterator::reset() { set_state(initial()); }

void ctn_iterator::set_state(IteratorState state) {
  std::swap(state_, state);
  try {
    moved();
  } catch (...) {
    std::swap(state_, state);
    throw;
  }
}

void ctn_iterator::set_padding(catenary::Span<const double> values) {
  catenary::check_padding(values, part_count());
  const catenary::Padding padding(values.begin(), values.end());
  moved();
  padding_ = padding;
}

namespace {

/// Loads the order of an epoch. Returns null if a load leaves it out.
catenary::OrderRef load_order(ctn_serializer& serializer, int64_t count) {
  const catenary::ArrayRef stored = catenary::empty_on(catenary::cpu_backend(), {&count, 1}, CTN_INT64);
  if (!serializer.temporary("order", *stored)) return nullptr;
  const auto* values = static_cast<const int64_t*>(catenary::host_data(*stored));
  std::vector<bool> seen(size_t(count), false);
  for (int64_t i = 0; i < count; ++i) {
    if (values[i] < 0 || values[i] >= count || seen[size_t(values[i])])
      fail(CTN_ERROR_FORMAT, "\"order\": expected each of the numbers 0 to %lld once, got %lld at %lld",
           (long long)count - 1, (long long)values[i], (long long)i);
    seen[size_t(values[i])] = true;
  }
  return std::make_shared<catenary::Order>(values, values + count);
}

void check_loaded(const IteratorState& state, int64_t count, bool repeat) {
  const int64_t most_epochs = repeat ? int64_t{1} << 40 : 1;
  if (state.epoch < 0 || state.epoch > most_epochs || state.position < 0 || state.position >= count)
    fail(CTN_ERROR_FORMAT,
         "expected an \"epoch\" of 0 to %lld and a \"current_position\" of 0 to %lld, got %lld and %lld",
         (long long)most_epochs, (long long)count - 1, (long long)state.epoch, (long long)state.position);
  if (!std::isfinite(state.previous_epoch_detail))
    fail(CTN_ERROR_FORMAT, "\"previous_epoch_detail\": expected a finite number, got %g",
         state.previous_epoch_detail);
}

}  // namespace

void ctn_iterator::serialize(ctn_serializer& serializer) {
  const int64_t count = dataset_->size();
  IteratorState state = state_;
  state.epoch = serializer.integer("epoch", state.epoch);
  state.position = serializer.integer("current_position", state.position);
  const int64_t is_new_epoch = serializer.integer("is_new_epoch", int64_t(state.is_new_epoch));
  state.previous_epoch_detail = serializer.real("previous_epoch_detail", state.previous_epoch_detail);
  state.seed = uint64_t(serializer.integer("seed", int64_t(state.seed)));
  if (!serializer.loads()) {
    if (state.order)
      serializer.array("order", *catenary::from_data(state.order->data(), {&count, 1}, CTN_INT64,
                                                     catenary::cpu_backend()));
    return;
  }
  state.is_new_epoch = is_new_epoch != 0;
  check_loaded(state, count, options_.repeat);
  if (options_.shuffle) {
    state.order = load_order(serializer, count);
    if (!state.order)
      state.order = catenary::random_order(count, catenary::DrawPurpose::order, state.seed, state.epoch);
  }
  serializer.on_commit([self = catenary::share(*this), state] { self->set_state(state); });
}

namespace catenary::iterators {

std::pair<Parts, bool> next(Iterator& iterator, size_t part_count) {
  datasets::check_room(iterator.dataset(), part_count);
  Parts parts;
  const bool more = iterator.next(parts);
  parts.resize(part_count);
  return {std::move(parts), more};
}

DatasetRef dataset(Iterator& iterator) { return share(iterator.dataset()); }

void serialize(Iterator& iterator, Serializer& serializer) {
  serializer.object([&](Serializer& s) { iterator.serialize(s); });
}

}  // namespace catenary::iterators
