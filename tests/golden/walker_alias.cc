// The case of the alias sampler: its tables, and its samples for recorded draws.
#include "links.h"

namespace golden {

void walker_alias_case(const Runner& runner, const json& spec, const Npz& arrays) {
  using WalkerAlias = Handle<ctn_walker_alias, ctn_walker_alias_release>;
  runner.need({"walker_alias_new", "walker_alias_sample_from"}, "WalkerAlias");
  const Tolerance tolerance = {spec.at("rtol"), spec.at("atol"), false};
  WalkerAlias alias;
  check(ctn_walker_alias_new(to_device(arrays["probs"]).get(), alias.out()));
  Array threshold, values, samples;
  check(ctn_walker_alias_threshold(alias.get(), threshold.out()));
  expect("threshold", to_host(threshold), arrays["threshold"], tolerance);
  check(ctn_walker_alias_values(alias.get(), values.out()));
  expect("values", to_host(values), arrays["values"], tolerance);
  check(ctn_walker_alias_sample_from(alias.get(), to_device(arrays["uniform"]).get(), samples.out()));
  expect("samples", to_host(samples), arrays["samples"], tolerance);
}

}  // namespace golden
