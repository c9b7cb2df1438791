// Means and standard deviations of reported values.
#pragma once
#include <catenary/reporter.h>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "impl/serializers/dictionary.h"

namespace catenary::trainers {

/// Running mean and variance of numbers with weights.
struct Moments {
  double weight = 0, mean = 0;
  double square = 0;  // sum of the squared distances from the mean

  void add(double value, double its_weight);
  /// NaN if nothing was added.
  double mean_or_nan() const;
  double deviation() const;
};

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless the weight is above 0 and finite.
void require_weight(double weight);

/// Returns the number that an entry of an observation holds. Returns false for texts and for arrays with
/// several elements.
bool is_number(const StoredValue& entry);
double number_of(const StoredValue& entry);

}  // namespace catenary::trainers

/// The statistics of one value.
struct ctn_summary final : catenary::HandleObject<catenary::Kind::summary> {
 public:
  void add(double value, double weight);
  double mean() const { return moments_.mean_or_nan(); }
  double std() const { return moments_.deviation(); }
  void traverse(catenary::Serializer& serializer);

 private:
  catenary::trainers::Moments moments_;
};

/// The statistics of every value of observations.
struct ctn_dict_summary final : catenary::HandleObject<catenary::Kind::dict_summary> {
 public:
  using Moments = catenary::trainers::Moments;

  /// Adds the entries that are numbers; others are left out.
  void add(const catenary::Dictionary& observation, double weight);
  void add(const std::string& name, double value, double weight);
  const std::vector<std::pair<std::string, Moments>>& entries() const { return entries_; }
  catenary::DictionaryRef compute_mean() const;
  /// The means, and the standard deviations as NAME.std.
  catenary::DictionaryRef make_statistics() const;
  void clear();
  void traverse(catenary::Serializer& serializer);

 private:
  std::vector<std::pair<std::string, Moments>> entries_;  // in the order of their first values
  std::unordered_map<std::string, size_t> places_;
};

namespace catenary {

using Summary = ::ctn_summary;
using DictSummary = ::ctn_dict_summary;

namespace trainers {

// Called by the C API.
Ref<Summary> summary_new();
Ref<DictSummary> dict_summary_new();
void summary_serialize(Summary& summary, Serializer& serializer);
void dict_summary_add(DictSummary& summary, const Dictionary& observation, double weight);
void dict_summary_serialize(DictSummary& summary, Serializer& serializer);

}  // namespace trainers
}  // namespace catenary
