/**
 * catenary/dlpack.h: DLPack: arrays shared with other libraries without a copy.
 *
 * The managed tensors are those of the published standard: a `DLManagedTensorVersioned` of DLPack 1.x if
 * `versioned`, otherwise the older `DLManagedTensor`. They are passed as addresses, so that users may include
 * the standard's own header, or none. The library does not notice what others write to shared memory: call
 * ctn_array_mark_written after such a write.
 *
 * Threads: Callable from any thread; a tensor's deleter may run on any thread, too.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_DLPACK_H
#define CATENARY_DLPACK_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A managed tensor over the memory of an array on the CPU. It keeps the memory alive until its deleter is
 * called, once. A read-only array is marked as such in the versioned form and is an error in the older one.
 * DLPack counts strides in elements: an array whose strides are not multiples of its item size, or whose
 * elements are at unaligned addresses, is an error.
 *
 * @param a         The input array.
 * @param versioned Whether to make a DLManagedTensorVersioned instead of a DLManagedTensor (0 or 1).
 * @param out       Receives the managed tensor, which then belongs to the caller.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; a tensor's deleter may run on any thread, too. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_dlpack(const ctn_array *a, int32_t versioned, void **out);

/**
 * An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost). Elements must have one
 * lane of one of the library's element types and be at aligned addresses. Without strides they are in C
 * order. A tensor marked as read-only gives a read-only array; the flag that marks a copy is ignored.
 *
 * @param managed   The managed tensor. After success it belongs to the library, which calls its deleter once,
 *                  when no array refers to the memory anymore; after a failure it still belongs to the
 *                  caller.
 * @param versioned Whether it is a DLManagedTensorVersioned instead of a DLManagedTensor (0 or 1).
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; a tensor's deleter may run on any thread, too. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_from_dlpack(void *managed, int32_t versioned, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
