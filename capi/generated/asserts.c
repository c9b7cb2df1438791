/* Generated from capi/spec by capi/gen/generate.py; edits are lost. */
#include <catenary/catenary.h>
#include <stddef.h>

#define SAME(actual, expected) _Static_assert((actual) == (expected), #actual)

SAME(sizeof(ctn_status), 4);
SAME(CTN_OK, 0);
SAME(CTN_ERROR_INVALID_ARGUMENT, 1);
SAME(CTN_ERROR_SHAPE, 2);
SAME(CTN_ERROR_INDEX, 3);
SAME(CTN_ERROR_DTYPE, 4);
SAME(CTN_ERROR_TYPE_CHECK, 5);
SAME(CTN_ERROR_DEVICE, 6);
SAME(CTN_ERROR_OUT_OF_MEMORY, 7);
SAME(CTN_ERROR_IO, 8);
SAME(CTN_ERROR_FORMAT, 9);
SAME(CTN_ERROR_NOT_FOUND, 10);
SAME(CTN_ERROR_UNSUPPORTED, 11);
SAME(CTN_ERROR_UNAVAILABLE, 12);
SAME(CTN_ERROR_CUDA, 13);
SAME(CTN_ERROR_STATE, 14);
SAME(CTN_ERROR_CALLBACK, 15);
SAME(CTN_ERROR_NAN, 16);
SAME(CTN_ERROR_INTERNAL, 17);
SAME(sizeof(ctn_dtype), 4);
SAME(CTN_BOOL, 0);
SAME(CTN_INT8, 1);
SAME(CTN_INT16, 2);
SAME(CTN_INT32, 3);
SAME(CTN_INT64, 4);
SAME(CTN_UINT8, 5);
SAME(CTN_UINT16, 6);
SAME(CTN_UINT32, 7);
SAME(CTN_UINT64, 8);
SAME(CTN_FLOAT16, 9);
SAME(CTN_BFLOAT16, 10);
SAME(CTN_FLOAT32, 11);
SAME(CTN_FLOAT64, 12);
SAME(CTN_DTYPE_NONE, -1);
SAME(sizeof(ctn_casting), 4);
SAME(CTN_CASTING_NO, 0);
SAME(CTN_CASTING_EQUIV, 1);
SAME(CTN_CASTING_SAFE, 2);
SAME(CTN_CASTING_SAME_KIND, 3);
SAME(CTN_CASTING_UNSAFE, 4);
SAME(sizeof(ctn_index_kind), 4);
SAME(CTN_INDEX_INT, 0);
SAME(CTN_INDEX_SLICE, 1);
SAME(CTN_INDEX_NEWAXIS, 2);
SAME(CTN_INDEX_ELLIPSIS, 3);
SAME(sizeof(ctn_volatile), 4);
SAME(CTN_VOLATILE_OFF, 0);
SAME(CTN_VOLATILE_ON, 1);
SAME(CTN_VOLATILE_AUTO, 2);
SAME(CTN_OMITTED, INT64_MIN);
SAME(CTN_AXIS_NONE, INT64_MIN);

#if UINTPTR_MAX == 0xffffffffffffffff
SAME(offsetof(ctn_index, kind), 0);
SAME(offsetof(ctn_index, start), 8);
SAME(offsetof(ctn_index, stop), 16);
SAME(offsetof(ctn_index, step), 24);
SAME(sizeof(ctn_index), 32);
SAME(sizeof(ctn_array_deleter_fn), 8);
SAME(offsetof(ctn_memory_statistics, struct_size), 0);
SAME(offsetof(ctn_memory_statistics, used_bytes), 8);
SAME(offsetof(ctn_memory_statistics, cached_bytes), 16);
SAME(offsetof(ctn_memory_statistics, held_bytes), 24);
SAME(offsetof(ctn_memory_statistics, peak_held_bytes), 32);
SAME(offsetof(ctn_memory_statistics, limit_bytes), 40);
SAME(offsetof(ctn_memory_statistics, allocation_count), 48);
SAME(offsetof(ctn_memory_statistics, cache_hit_count), 56);
SAME(offsetof(ctn_memory_statistics, source_allocation_count), 64);
SAME(sizeof(ctn_memory_statistics), 72);
SAME(offsetof(ctn_allocator, struct_size), 0);
SAME(offsetof(ctn_allocator, allocate), 8);
SAME(offsetof(ctn_allocator, free), 16);
SAME(offsetof(ctn_allocator, user_data), 24);
SAME(sizeof(ctn_allocator), 32);
SAME(sizeof(ctn_pressure_fn), 8);
SAME(offsetof(ctn_function_callbacks, struct_size), 0);
SAME(offsetof(ctn_function_callbacks, name), 8);
SAME(offsetof(ctn_function_callbacks, forward), 16);
SAME(offsetof(ctn_function_callbacks, backward), 24);
SAME(offsetof(ctn_function_callbacks, backward_variables), 32);
SAME(offsetof(ctn_function_callbacks, check_type), 40);
SAME(offsetof(ctn_function_callbacks, destroy), 48);
SAME(sizeof(ctn_function_callbacks), 56);
SAME(sizeof(ctn_function_forward_fn), 8);
SAME(sizeof(ctn_function_backward_fn), 8);
SAME(sizeof(ctn_function_backward_variables_fn), 8);
SAME(sizeof(ctn_function_check_type_fn), 8);
SAME(sizeof(ctn_destroy_fn), 8);
SAME(sizeof(ctn_link_forward_fn), 8);
SAME(sizeof(ctn_loss_fn), 8);
SAME(sizeof(ctn_optimizer_hook_fn), 8);
#endif
