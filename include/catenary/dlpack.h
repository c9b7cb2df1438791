/**
 * catenary/dlpack.h: DLPack: arrays shared with other libraries without a copy.
 *
 * The managed tensors are those of the published standard: a `DLManagedTensorVersioned` of DLPack 1.x if
 * `versioned`, else the older `DLManagedTensor`. They are passed as addresses, so that users may include the
 * standard's own header, or none. The library does not see what others write to shared memory: call
 * ctn_array_mark_written then.
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
 * A managed tensor over the memory of an array on the CPU. It keeps the memory alive; whoever gets it calls
 * its deleter once. A read-only array is marked so in the versioned form and an error in the older one.
 * Strides are counted in elements there: an array whose strides are not multiples of its item size, or whose
 * elements are at unaligned addresses, is an error.
 *
 * @param a         an array, borrowed.
 * @param versioned whether to make a DLManagedTensorVersioned; 0 or 1.
 * @param out       the managed tensor, the caller's from then on; out: a pointer.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; a tensor's deleter may run on any thread, too. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_dlpack(const ctn_array *a, int32_t versioned, void **out);

/**
 * An array over the memory of a managed tensor, on the CPU (kDLCPU, or kDLCUDAHost). After success the tensor
 * belongs to the library, which calls its deleter once, when no array refers to the memory any more; after a
 * failure it is still the caller's. Without strides the elements are in C order. A tensor marked read-only
 * gives a read-only array; the flag that marks a copy is ignored. Elements are one lane of the library's
 * element types, at aligned addresses.
 *
 * @param managed   the managed tensor.
 * @param versioned whether it is a DLManagedTensorVersioned; 0 or 1.
 * @param out       out: receives a new reference, NULL after a failure.
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
