#include <catenary/recompute.h>

#include "capi/src/guard.h"
#include "impl/autograd/recompute.h"
#include "impl/functions/functions.h"

namespace capi = catenary::capi;

extern "C" ctn_status ctn_recompute(ctn_recompute_fn forward, void* user_data, void (*destroy)(void*),
                                    ctn_variable* const* inputs, size_t input_count, ctn_variable** outputs,
                                    size_t output_count) {
  return capi::guard("recompute", [&] {
    catenary::Callback<ctn_recompute_fn> callback(forward, user_data, destroy);
    capi::open(outputs, output_count, "outputs");
    capi::require(forward, "forward");
    if (input_count == 0 || output_count == 0)
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT,
                     "expected at least one input and one output, got %zu and %zu", input_count,
                     output_count);
    const catenary::BorrowedList values(capi::handles(inputs, input_count, "inputs"));
    capi::give(catenary::variables_of(catenary::recompute(std::move(callback), values, output_count)),
               outputs, output_count, "outputs");
  });
}
