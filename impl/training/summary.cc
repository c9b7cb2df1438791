// Means and standard deviations of reported values.
#include "impl/training/summary.h"

#include <cmath>
#include <limits>

#include "impl/training/json.h"

using catenary::Dictionary;
using catenary::DictionaryRef;
using catenary::fail;
using catenary::Serializer;
using catenary::share;
using catenary::StoredValue;
using catenary::trainers::Moments;

namespace {

void require_moments(const Moments& moments) {
  if (!(moments.weight >= 0 && std::isfinite(moments.weight)))
    fail(CTN_ERROR_FORMAT, "a summary: expected finite weights of at least 0, got %g", moments.weight);
}

}  // namespace

namespace catenary::trainers {

void Moments::add(double value, double its_weight) {
  weight += its_weight;
  const double distance = value - mean;
  mean += distance * (its_weight / weight);
  square += its_weight * distance * (value - mean);
}

double Moments::mean_or_nan() const { return weight > 0 ? mean : std::numeric_limits<double>::quiet_NaN(); }

double Moments::deviation() const {
  return weight > 0 ? std::sqrt(square / weight) : std::numeric_limits<double>::quiet_NaN();
}

void require_weight(double weight) {
  if (!(weight > 0 && std::isfinite(weight)))
    fail(CTN_ERROR_INVALID_ARGUMENT, "weight: expected a finite number above 0, got %g", weight);
}

bool is_number(const StoredValue& entry) { return entry.array && entry.array->size() == 1; }

double number_of(const StoredValue& entry) { return item_f64(*entry.array, {}); }

}  // namespace catenary::trainers

void ctn_summary::add(double value, double weight) {
  catenary::trainers::require_weight(weight);
  moments_.add(value, weight);
}

void ctn_summary::traverse(Serializer& s) {
  Moments stored;
  stored.weight = s.real("weight", moments_.weight);
  stored.mean = s.real("mean", moments_.mean);
  stored.square = s.real("square", moments_.square);
  if (!s.loads()) return;
  require_moments(stored);
  s.on_commit([self = share(*this), stored] { self->moments_ = stored; });
}

void ctn_dict_summary::add(const std::string& name, double value, double weight) {
  const auto [at, is_new] = places_.emplace(name, entries_.size());
  if (is_new) entries_.emplace_back(name, Moments{});
  entries_[at->second].second.add(value, weight);
}

void ctn_dict_summary::add(const Dictionary& observation, double weight) {
  catenary::trainers::require_weight(weight);
  for (const StoredValue& entry : observation.values())
    if (catenary::trainers::is_number(entry)) add(entry.name, catenary::trainers::number_of(entry), weight);
}

DictionaryRef ctn_dict_summary::compute_mean() const {
  DictionaryRef means = catenary::dictionary_new();
  for (const auto& [name, moments] : entries_)
    means->set({name, catenary::scalar_f64(moments.mean_or_nan()), {}});
  return means;
}

DictionaryRef ctn_dict_summary::make_statistics() const {
  DictionaryRef statistics = compute_mean();
  for (const auto& [name, moments] : entries_)
    statistics->set({name + ".std", catenary::scalar_f64(moments.deviation()), {}});
  return statistics;
}

void ctn_dict_summary::clear() {
  entries_.clear();
  places_.clear();
}

/// As texts, because the number of values is not known before a load.
void ctn_dict_summary::traverse(Serializer& s) {
  constexpr const char* kParts[] = {"weight", "mean", "square"};
  constexpr double Moments::*kFields[] = {&Moments::weight, &Moments::mean, &Moments::square};
  ctn_dict_summary loaded;
  for (size_t part = 0; part < 3; ++part) {
    catenary::trainers::NamedNumbers numbers;
    for (const auto& [name, moments] : entries_) numbers.emplace_back(name, moments.*kFields[part]);
    const std::string text = s.text(kParts[part], catenary::trainers::json_object(numbers));
    if (!s.loads()) continue;
    numbers = catenary::trainers::parse_json_object(text, kParts[part]);
    if (part == 0)
      for (const auto& [name, weight] : numbers) {
        loaded.places_.emplace(name, loaded.entries_.size());
        loaded.entries_.emplace_back(name, Moments{});
      }
    for (size_t i = 0; i < loaded.entries_.size(); ++i) {
      if (i >= numbers.size() || numbers.size() != loaded.entries_.size() ||
          numbers[i].first != loaded.entries_[i].first)
        fail(CTN_ERROR_FORMAT, "%s: expected a number for each of \"weight\"", kParts[part]);
      loaded.entries_[i].second.*kFields[part] = numbers[i].second;
    }
  }
  if (!s.loads()) return;
  for (const auto& [name, moments] : loaded.entries_) require_moments(moments);
  s.on_commit(
      [self = share(*this), entries = std::move(loaded.entries_), places = std::move(loaded.places_)] {
        self->entries_ = entries;
        self->places_ = places;
      });
}

namespace catenary::trainers {

Ref<Summary> summary_new() { return make<Summary>(); }
Ref<DictSummary> dict_summary_new() { return make<DictSummary>(); }

void summary_serialize(Summary& summary, Serializer& serializer) {
  serializer.object([&](Serializer& s) { summary.traverse(s); });
}

void dict_summary_add(DictSummary& summary, const Dictionary& observation, double weight) {
  summary.add(observation, weight);
}

void dict_summary_serialize(DictSummary& summary, Serializer& serializer) {
  serializer.object([&](Serializer& s) { summary.traverse(s); });
}

}  // namespace catenary::trainers
