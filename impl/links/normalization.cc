// The batch normalization link.
#include "impl/links/normalization.h"

#include <algorithm>

#include "impl/array/launch.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/context.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kBatchNormalization{"BatchNormalization", LinkOptions::decay_option | LinkOptions::eps_option,
                                  "f4x3", [](const LinkOptions* o) {
                                    static constexpr int64_t kSize = 3;
                                    return batch_normalization({&kSize, 1}, o);
                                  }};

/// Returns an average itself, or a contiguous copy in a floating dtype if the kernel cannot change it.
ArrayRef changeable(const Array& average, const Array& value) {
  return contiguous(*asarray(average, is_float(average.dtype()) ? average.dtype() : value.dtype()));
}

template <class F>
void each_normalization(Link& root, F body) {
  for (const LinkAt& at : all_links(root))
    if (auto* link = dynamic_cast<BatchNormalization*>(at.link)) body(*link);
}

}  // namespace

Value BatchNormalization::compute(const Value& x) {
  const Borrowed gamma(own_param(gamma_place)), beta(own_param(beta_place));
  const bool learns = mode == CTN_NORMALIZATION_TRAIN || (mode != CTN_NORMALIZATION_TEST && training());
  if (!learns) {
    // Copies, because a gradient may be requested after the next batch has changed the averages.
    const Value mean(copy_of("avg_mean")), var(copy_of("avg_var"));
    return functions::fixed_batch_normalization(x, gamma, beta, mean, var);
  }
  functions::BatchStatistics statistics;
  Value y = functions::batch_normalization(x, gamma, beta, eps_, &statistics);
  average(x->size() / std::max<int64_t>(1, gamma.get()->size()), statistics.mean, statistics.var);
  return y;
}

ArrayRef BatchNormalization::copy_of(const char* name) { return catenary::copy(*persistent(name)); }

void BatchNormalization::average(int64_t elements, const ArrayRef& mean, const ArrayRef& var) {
  ArrayRef batches;
  if (mode == CTN_NORMALIZATION_FINETUNE) {
    ArrayRef& count = persistent("N");
    // A new array, because each copy of the link has its own count.
    count = elementwise_scalar(ops::add, *count, int64_t{1}, false);
    // The decay of the previous average is 1 / batches, as in the reference: the first batch changes nothing.
    batches = asarray(*catenary::to_backend(*count, mean->backend()), CTN_INT64);
  }
  const double unbiased = double(elements) / std::max(double(elements) - 1, 1.0);
  Array &avg_mean = *persistent("avg_mean"), &avg_var = *persistent("avg_var");
  const ArrayRef new_mean = changeable(avg_mean, *mean), new_var = changeable(avg_var, *var);
  launch(kernels::running_average, {decay_, eps_, unbiased}, mean, var, batches, new_mean, new_var);
  new_mean->storage().mark_written();
  new_var->storage().mark_written();
  if (new_mean.get() != &avg_mean) assign(avg_mean, *new_mean);
  if (new_var.get() != &avg_var) assign(avg_var, *new_var);
}

void BatchNormalization::start_finetuning() {
  ArrayRef& count = persistent("N");
  count = catenary::to_backend(*scalar_i64(0), count->backend());
}

void check_sizes(Shape size) {
  if (!size.size) fail(CTN_ERROR_INVALID_ARGUMENT, "size: expected at least one length");
  for (int64_t length : size) {
    if (size.size > 1)
      check_length("size", length);
    else
      check_input_length("size", length);
  }
}

LinkRef batch_normalization(Shape size, const LinkOptions* options) {
  check_sizes(size);
  const LinkOptionsRef o = checked_options(options, kBatchNormalization, {"gamma", "beta"});
  LinkRef link = make<BatchNormalization>(o->decay, o->eps, CTN_NORMALIZATION_AUTO);
  add_param(*link, "gamma", size, *o, initializer_constant(1));
  add_param(*link, "beta", size, *o, initializer_constant(0));
  add_persistent(*link, "avg_mean", size, o->dtype);
  add_persistent(*link, "avg_var", size, o->dtype);
  link->add_persistent("N", zeros({}, CTN_INT64));
  return link;
}

void set_normalization_mode(Link& root, ctn_normalization_mode mode) {
  each_normalization(root, [mode](BatchNormalization& link) { link.mode = mode; });
}

ctn_normalization_mode normalization_mode(const Link& link) {
  const auto* found = dynamic_cast<const BatchNormalization*>(&link);
  if (!found) fail(CTN_ERROR_INVALID_ARGUMENT, "link: expected a BatchNormalization, got a %s", link.kind());
  return found->mode;
}

void start_finetuning(Link& root) {
  each_normalization(root, [](BatchNormalization& link) { link.start_finetuning(); });
}

}  // namespace catenary::links
