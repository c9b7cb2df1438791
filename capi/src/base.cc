// Version, threads, modes of a thread and contexts.
#include <catenary/base.h>

#include "capi/src/guard.h"
#include "impl/autograd/function_hook.h"
#include "impl/backend/backend.h"
#include "impl/backend/host.h"
#include "impl/backend/stream.h"
#include "impl/base/context.h"
#include "impl/base/parallel.h"

namespace capi = catenary::capi;

namespace {

constexpr int32_t kMajor = 0, kMinor = 1, kPatch = 0;
constexpr char kVersion[] = "0.1.0";
static_assert(kVersion[0] - '0' == kMajor && kVersion[2] - '0' == kMinor && kVersion[4] - '0' == kPatch);

constexpr const char* kStatusNames[] = {
    "CTN_OK",
    "CTN_ERROR_INVALID_ARGUMENT",
    "CTN_ERROR_SHAPE",
    "CTN_ERROR_INDEX",
    "CTN_ERROR_DTYPE",
    "CTN_ERROR_TYPE_CHECK",
    "CTN_ERROR_DEVICE",
    "CTN_ERROR_OUT_OF_MEMORY",
    "CTN_ERROR_IO",
    "CTN_ERROR_FORMAT",
    "CTN_ERROR_NOT_FOUND",
    "CTN_ERROR_UNSUPPORTED",
    "CTN_ERROR_UNAVAILABLE",
    "CTN_ERROR_CUDA",
    "CTN_ERROR_STATE",
    "CTN_ERROR_CALLBACK",
    "CTN_ERROR_NAN",
    "CTN_ERROR_INTERNAL",
    "CTN_ERROR_ASSERTION",
};
constexpr int32_t kStatuses = sizeof kStatusNames / sizeof kStatusNames[0];
static_assert(kStatuses == CTN_ERROR_ASSERTION + 1);

}  // namespace

extern "C" {

CTN_API const char* ctn_version(void) { return kVersion; }

CTN_API int32_t ctn_version_number(void) { return kMajor * 10000 + kMinor * 100 + kPatch; }

CTN_API const char* ctn_status_name(ctn_status status) {
  return status >= 0 && status < kStatuses ? kStatusNames[status] : "unknown status";
}

CTN_API int32_t ctn_thread_count(void) {
  return capi::guard_value<int32_t>(
      "thread_count", [] { return catenary::thread_count(); }, 1);
}

CTN_API ctn_status ctn_set_thread_count(int32_t count) {
  return capi::guard("set_thread_count", [&] {
    if (count < 0)
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "count: expected at least 0, got %d",
                     static_cast<int>(count));
    catenary::set_thread_count(count);
  });
}

CTN_API const char* ctn_simd_level(void) { return catenary::cpu::simd_name(); }

CTN_API int32_t ctn_onednn_enabled(void) { return catenary::cpu::onednn_enabled() ? 1 : 0; }

CTN_API ctn_status ctn_set_onednn_enabled(int32_t enabled) {
  return capi::guard("set_onednn_enabled", [&] {
    const bool on = capi::flag(enabled, "enabled");
    if (on && !catenary::cpu::has_onednn())
      catenary::fail(CTN_ERROR_UNAVAILABLE, "enabled: expected 0, got 1: this build has no oneDNN");
    catenary::cpu::set_onednn_enabled(on);
  });
}

CTN_API ctn_status ctn_context_capture(ctn_context** out) {
  return capi::guard("context_capture", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::make<ctn_context>(catenary::current_backend(), catenary::backprop_enabled(),
                                                  catenary::training(), catenary::capture_streams(),
                                                  catenary::thread_hooks()));
  });
}

CTN_API ctn_status ctn_context_apply(ctn_context* context) {
  return capi::guard("context_apply", [&] {
    const ctn_context& from = capi::in(context, "context");
    auto* hooks = static_cast<catenary::HookSet*>(from.hooks().get());
    catenary::set_thread_hooks(catenary::Ref<catenary::HookSet>::share(hooks));
    catenary::apply_streams(from.streams());
    catenary::set_current_backend(from.backend());
    catenary::set_backprop_enabled(from.backprop());
    catenary::set_training(from.train());
  });
}

}  // extern "C"
