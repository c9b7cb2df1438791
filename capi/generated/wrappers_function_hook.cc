// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/function_hook.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/function_hook.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_function_hook *ctn_function_hook_retain(const ctn_function_hook *self) {
  return capi::retain(const_cast<ctn_function_hook *>(self), "function_hook_retain");
}

CTN_API void ctn_function_hook_release(const ctn_function_hook *self) {
  capi::release(self, "function_hook_release");
}

}  // extern "C"
