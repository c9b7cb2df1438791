// Entries of serializers that callers look up, and callbacks for commits.
#include <catenary/serializer.h>

#include "capi/src/guard.h"
#include "impl/serializers/objects.h"
#include "impl/serializers/user_serializer.h"

namespace capi = catenary::capi;
using catenary::fail;

extern "C" {

CTN_API ctn_status ctn_serializer_find(ctn_serializer* serializer, const char* key, ctn_dtype* dtype,
                                       int64_t* shape, size_t capacity, size_t* ndim) {
  return capi::guard("serializer_find", [&] {
    catenary::Serializer& from = capi::in(serializer, "serializer");
    const std::string name = catenary::clean_path(capi::text(key, "key"), "key");
    capi::reference(dtype, "dtype") = CTN_DTYPE_NONE;
    capi::reference(ndim, "ndim") = 0;
    const auto room = capi::list(shape, capacity, "shape");
    if (!from.loads()) fail(CTN_ERROR_STATE, "serializer: expected one that loads, got one that saves");
    catenary::SmallVector<int64_t, 8> found;
    catenary::DType type = CTN_DTYPE_NONE;
    if (!from.find(name, found, type))
      fail(CTN_ERROR_NOT_FOUND, "key: there is no array \"%s\"", name.c_str());
    *ndim = found.size();
    *dtype = type;
    if (found.size() > room.size)
      fail(CTN_ERROR_INVALID_ARGUMENT, "capacity: expected room for %zu dimensions, got %zu", found.size(),
           room.size);
    for (size_t i = 0; i < found.size(); ++i) room[i] = found[i];
  });
}

CTN_API ctn_status ctn_serializer_on_commit(ctn_serializer* serializer, ctn_serializer_commit_fn action,
                                            void* user_data, void (*destroy)(void*)) {
  return capi::guard("serializer_on_commit", [&] {
    using Action = catenary::Callback<ctn_serializer_commit_fn>;
    // Shared, because std::function requires a copyable target.
    struct Shared final : catenary::Object {
      explicit Shared(Action a) : action(std::move(a)) {}
      Action action;
    };
    Action callback(action, user_data, destroy);
    capi::require(action, "action");
    const auto shared = catenary::make<Shared>(std::move(callback));
    capi::in(serializer, "serializer").on_commit([shared] { catenary::check_callback(shared->action()); });
  });
}

CTN_API size_t ctn_load_report_count(ctn_load_report* report, ctn_load_problem problem) {
  const bool known = problem >= CTN_LOAD_MISSING && problem <= CTN_LOAD_MISMATCHING;
  return capi::has(report) && known ? report->items(problem).size() : 0;
}

}  // extern "C"
