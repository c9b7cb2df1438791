// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/recompute.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/recompute.h"
#include "impl/functions/functions.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_recompute(ctn_recompute_fn forward, void *user_data, ctn_destroy_fn destroy,
                                 ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
                                 size_t output_count) {
  return capi::guard("recompute", [&] {
    catenary::Callback<ctn_recompute_fn> forward_(forward, user_data, destroy);
    capi::open(outputs, output_count, "outputs");
    capi::require(forward, "forward");
    capi::give(
        catenary::variables_of(
            catenary::recompute(std::move(forward_),
                catenary::BorrowedList(capi::handles(inputs, input_count, "inputs")), output_count)),
        outputs, output_count, "outputs");
  });
}

}  // extern "C"
