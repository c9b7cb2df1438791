// The negative sampling link.
#include <cmath>
#include <vector>

#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/links/link_helpers.h"
#include "impl/links/loss.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kNegativeSampling{"NegativeSampling", LinkOptions::power_option, "f2x3 i2<4",
                                [](const LinkOptions* o) {
                                  static constexpr int64_t kCounts[] = {3, 1, 2, 2};
                                  return negative_sampling(3, {kCounts, 4}, 2, o);
                                }};

class NegativeSampling final : public Link {
 public:
  NegativeSampling(ArrayRef threshold, ArrayRef values, int64_t sample_size)
      : threshold_(std::move(threshold)), values_(std::move(values)), sample_size_(sample_size) {}
  static constexpr char kNoun[] = "a link of kind NegativeSampling";
  const char* kind() const override { return "NegativeSampling"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 2, outputs.size, 1);
    outputs[0] = call(Borrowed(*inputs[0]), Borrowed(*inputs[1]), nullptr);
  }
  VariableRef call(const Value& x, const Value& t, const FunctionOptions* options) {
    return make_variable(functions::negative_sampling(x, t, W(), sampler().get(), sample_size_, options));
  }
  Value W() const { return own_param(0).value(); }
  /// Creates a new one, so that copies of a link on other devices keep theirs.
  Ref<WalkerAlias> sampler() const { return make<WalkerAlias>(threshold_, values_); }

 private:
  LinkRef new_like() const override { return make<NegativeSampling>(threshold_, values_, sample_size_); }
  void collect_tables(std::vector<ArrayRef*>& tables) override {
    tables.push_back(&threshold_);
    tables.push_back(&values_);
  }

  ArrayRef threshold_, values_;
  int64_t sample_size_;
};

NegativeSampling& sampling_in(Link& link) { return of_class<NegativeSampling>(link, "link"); }

/// Returns the powers of the counts, in the reference's precision.
std::vector<float> weights(Span<const int64_t> counts, double power) {
  std::vector<float> p(counts.size);
  double sum = 0;
  for (size_t i = 0; i < counts.size; ++i) {
    if (counts[i] < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "counts: expected numbers of at least 0, got %lld at %zu",
           (long long)counts[i], i);
    p[i] = std::pow(float(counts[i]), float(power));
    sum += double(p[i]);
  }
  if (!(sum > 0) || !std::isfinite(float(sum)))
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "counts: expected numbers whose powers have a finite sum above 0, got a sum of %g", sum);
  return p;
}

}  // namespace

LinkRef negative_sampling(int64_t in_size, Span<const int64_t> counts, int64_t sample_size,
                          const LinkOptions* options) {
  check_length("in_size", in_size);
  if (!counts.size) fail(CTN_ERROR_INVALID_ARGUMENT, "counts: expected at least one number, got none");
  if (sample_size < 0 || sample_size >= INT32_MAX)
    fail(CTN_ERROR_INVALID_ARGUMENT, "sample_size: expected a count of at least 0, got %lld",
         (long long)sample_size);
  const LinkOptionsRef o = checked_options(options, kNegativeSampling, {"W"});
  const std::vector<float> p = weights(counts, o->power);
  const int64_t words = int64_t(counts.size), shape[2] = {words, in_size};
  const ArrayRef probs = from_data(p.data(), {&words, 1}, CTN_FLOAT32, current_backend());
  const Ref<WalkerAlias> sampler = walker_alias_new(*probs);
  LinkRef link = make<NegativeSampling>(sampler->threshold(), sampler->values(), sample_size);
  add_param(*link, "W", {shape, 2}, *o, initializer_constant(0));
  return link;
}

Ref<WalkerAlias> negative_sampling_sampler(Link& link) { return sampling_in(link).sampler(); }

VariableRef negative_sampling_call(Link& link, Variable& x, Variable& t, const FunctionOptions* options) {
  return sampling_in(link).call(Borrowed(x), Borrowed(t), options);
}

}  // namespace catenary::links
