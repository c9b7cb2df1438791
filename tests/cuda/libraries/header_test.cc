// Compares impl/backend/cuda/library_types.h with NVIDIA's cublasLt.h, cudnn.h, cusolverDn.h and
// nvrtc.h. Compiled if they are installed; nothing runs.
#include <cublasLt.h>
#include <cudnn.h>
#include <cusolverDn.h>
#include <nvrtc.h>

#include <type_traits>

#include "impl/backend/cuda/library_types.h"

namespace catenary::cuda {
namespace {

/// Whether arguments are passed in the same way: handles are pointers to structs of any name.
template <class Ours, class Theirs>
constexpr bool same() {
  if constexpr (std::is_same_v<Ours, Theirs>) {
    return true;
  } else if constexpr (std::is_pointer_v<Ours> && std::is_pointer_v<Theirs>) {
    using A = std::remove_cv_t<std::remove_pointer_t<Ours>>;
    using B = std::remove_cv_t<std::remove_pointer_t<Theirs>>;
    if constexpr (std::is_class_v<A> && std::is_class_v<B>)
      return true;
    else
      return same<A, B>();
  } else if constexpr (std::is_enum_v<Ours> && std::is_enum_v<Theirs>) {
    return sizeof(Ours) == sizeof(Theirs);
  } else {
    return false;
  }
}

template <class Result, class... Ours, class TheirResult, class... Theirs>
constexpr bool same_function(Result (*)(Ours...), TheirResult (*)(Theirs...)) {
  if constexpr (sizeof...(Ours) == sizeof...(Theirs)) {
    return same<Result, TheirResult>() && (same<std::remove_cv_t<Ours>, std::remove_cv_t<Theirs>>() && ...);
  } else {
    return false;
  }
}

#define CTN_CHECK_ENTRY(result, name, params)                                                         \
  static_assert(                                                                                      \
      same_function(static_cast<result(*) params>(nullptr), static_cast<decltype(&::name)>(nullptr)), \
      #name);
CTN_CUBLASLT(CTN_CHECK_ENTRY)
CTN_CUDNN(CTN_CHECK_ENTRY)
CTN_CUSOLVER(CTN_CHECK_ENTRY)
CTN_CUSOLVER_NEWER(CTN_CHECK_ENTRY)
CTN_NVRTC(CTN_CHECK_ENTRY)

#define CTN_CHECK_VALUE(name, value) static_assert(static_cast<int>(::name) == value, #name);
#define CTN_CHECK_ENUM(type, LIST) LIST(CTN_CHECK_VALUE) static_assert(sizeof(type) == sizeof(::type), #type);
CTN_LIBRARY_ENUMS(CTN_CHECK_ENUM)

using Result = cublasLtMatmulHeuristicResult_t;
using TheirResult = ::cublasLtMatmulHeuristicResult_t;
static_assert(sizeof(Result) == sizeof(TheirResult) && sizeof(Result::algo) == sizeof(TheirResult::algo) &&
              offsetof(Result, workspaceSize) == offsetof(TheirResult, workspaceSize) &&
              offsetof(Result, state) == offsetof(TheirResult, state));

}  // namespace
}  // namespace catenary::cuda
