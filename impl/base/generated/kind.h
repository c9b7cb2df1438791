// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#pragma once
#include <cstdint>

namespace catenary {

/// The type of a handle, as every object holds it; values that other memory seldom has.
enum class Kind : uint8_t {
  none = 0xa0,  // objects without a handle
  array,
  caffe_function,
  computational_graph,
  context,
  dictionary,
  elementwise_kernel,
  event,
  function,
  function_hook,
  function_options,
  initializer,
  kernel_options,
  link,
  link_iterator,
  link_options,
  load_options,
  load_report,
  loss_scale,
  npz_file,
  optimizer,
  param_iterator,
  random_state,
  raw_kernel,
  reduction_kernel,
  schedule,
  serializer,
  stream,
  type_expr,
  variable,
  walker_alias,
  released = 0xdd,
};

constexpr bool is_handle(Kind kind) { return uint8_t(uint8_t(kind) - 0xa1) < 30; }

}  // namespace catenary
