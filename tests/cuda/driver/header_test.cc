// Compares impl/backend/cuda/driver_types.h with NVIDIA's cuda.h. Compiled where that is installed; nothing
// runs.
#include <cuda.h>

#include <type_traits>

#include "impl/backend/cuda/driver_types.h"

namespace catenary::cuda {
namespace {

template <class Ours, class Theirs>
constexpr bool same() {
  if constexpr (std::is_same_v<Ours, Theirs>) {
    return true;
  } else if constexpr (std::is_pointer_v<Ours> && std::is_pointer_v<Theirs>) {
    return same<std::remove_pointer_t<Ours>, std::remove_pointer_t<Theirs>>();
  } else if constexpr (std::is_const_v<Ours> && std::is_const_v<Theirs>) {
    return same<std::remove_const_t<Ours>, std::remove_const_t<Theirs>>();
  } else if constexpr ((std::is_enum_v<Ours> && std::is_enum_v<Theirs>) ||
                       (std::is_class_v<Ours> && std::is_class_v<Theirs>)) {
    return sizeof(Ours) == sizeof(Theirs) && alignof(Ours) == alignof(Theirs);
  } else {
    return false;
  }
}

template <class Result, class... Ours, class TheirResult, class... Theirs>
constexpr bool same_function(Result (*)(Ours...), TheirResult (*)(Theirs...)) {
  if constexpr (sizeof...(Ours) == sizeof...(Theirs)) {
    return same<Result, TheirResult>() && (same<Ours, Theirs>() && ...);
  } else {
    return false;
  }
}

#define CTN_CHECK_ENTRY(name, params)                                                                   \
  static_assert(                                                                                        \
      same_function(static_cast<CUresult(*) params>(nullptr), static_cast<decltype(&::name)>(nullptr)), \
      #name);
CTN_CUDA_DRIVER(CTN_CHECK_ENTRY)

#define CTN_CHECK_RESULT(name, value, text) static_assert(static_cast<int>(::name) == value, #name);
CTN_CUDA_RESULTS(CTN_CHECK_RESULT)

#define CTN_CHECK_VALUE(name, value) static_assert(static_cast<int>(::name) == value, #name);
#define CTN_CHECK_ENUM(type, base, LIST) LIST(CTN_CHECK_VALUE)
CTN_CUDA_ENUMS(CTN_CHECK_ENUM)

#define CTN_CHECK_MEMBER(type, member) \
  static_assert(offsetof(type, member) == offsetof(::type, member), #type);
CTN_CHECK_MEMBER(CUmemAllocationProp, location)
CTN_CHECK_MEMBER(CUmemAllocationProp, win32HandleMetaData)
CTN_CHECK_MEMBER(CUmemAllocationProp, allocFlags)
CTN_CHECK_MEMBER(CUmemAccessDesc, flags)
CTN_CHECK_MEMBER(CUmemLocation, id)

static_assert(kLaunchEnd == CU_LAUNCH_PARAM_END_AS_INT &&
              kLaunchBufferPointer == CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT &&
              kLaunchBufferSize == CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT);

}  // namespace
}  // namespace catenary::cuda
