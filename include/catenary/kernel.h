/**
 * catenary/kernel.h: Kernels from source: elementwise loops, reductions and CUDA-C, compiled when they are
 * first called.
 *
 * A kernel is a text that is compiled for the types of its arguments when it is first called, by the
 * machine's C++ compiler on the CPU and the test devices. The squared difference of two arrays of one type,
 * or of an array and a scalar, is made by ctn_elementwise_kernel_new("T x, T y", "T z", "z = (x - y) * (x -
 * y);", "squared_diff", NULL, &kernel) and called by ctn_elementwise_kernel_call(kernel, inputs, 2, -1, NULL,
 * &z, 1), where `inputs` holds x and y and z is a new array of the shape to which they broadcast.
 *
 * Parameter lists are entries `[raw] TYPE NAME` with commas between them. A type is NumPy's name of one (so
 * `int` and `float` are int64 and float64), or one letter, a placeholder: equal letters stand for equal
 * types. The given outputs decide them, then the input arrays; weak scalars take the type of their parameter.
 * In the texts placeholders and the names int8 to uint64, float16, bfloat16, float32 and float64 are types,
 * CUDA's names of functions (sqrt, rsqrt, max, atomicAdd...) are known, and the texts may include headers.
 * Names `n`, `i`, those with a leading underscore or ctn_ are reserved.
 *
 * A `raw` parameter is a whole array, not broadcast: x[k] is its element k in C order whatever its strides,
 * x[index] that at an array of int64_t positions, x.size(), x.ndim, x.shape() and x.strides() tell its layout
 * (strides in bytes); raw inputs are read only. Nothing checks positions: one out of range reads or
 * overwrites other memory.
 *
 * Compiled kernels are kept in CATENARY_CACHE_DIR, else XDG_CACHE_HOME/catenary, else HOME/.cache/catenary,
 * for other processes and later runs, which then need no compiler, and in memory: making the same kernel
 * again and calling it costs microseconds. The directory is not used if other users can write to it.
 * CATENARY_CXX names the compiler; without it c++, g++ and clang++ are looked for in PATH. Numbers are not
 * reordered (-ffast-math is not given), but multiplications and additions may be fused.
 *
 * Errors of the texts are INVALID_ARGUMENT of the call that compiles, with the compiler's words: lines are
 * counted as in the text, under the kernel's name and that of the text.
 *
 * Threads: Kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_KERNEL_H
#define CATENARY_KERNEL_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What a kernel may be given besides its texts; copied when it is made.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_kernel_options ctn_kernel_options;

/**
 * A loop over elements of broadcast arrays.
 *
 * Threads: Immutable; may be called from any thread.
 */
typedef struct ctn_elementwise_kernel ctn_elementwise_kernel;

/**
 * A reduction of broadcast arrays along axes.
 *
 * Threads: Immutable; may be called from any thread.
 */
typedef struct ctn_reduction_kernel ctn_reduction_kernel;

/**
 * A kernel in CUDA-C.
 *
 * Threads: Immutable; may be called from any thread.
 */
typedef struct ctn_raw_kernel ctn_raw_kernel;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the kernel options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_kernel_options *ctn_kernel_options_retain(const ctn_kernel_options *self);

/**
 * Gives a reference back; the last one frees the kernel options. NULL is allowed; cannot fail.
 *
 * @param self the kernel options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_kernel_options_release(const ctn_kernel_options *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the elementwise kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_elementwise_kernel *ctn_elementwise_kernel_retain(const ctn_elementwise_kernel *self);

/**
 * Gives a reference back; the last one frees the elementwise kernel. NULL is allowed; cannot fail.
 *
 * @param self the elementwise kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_elementwise_kernel_release(const ctn_elementwise_kernel *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the reduction kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_reduction_kernel *ctn_reduction_kernel_retain(const ctn_reduction_kernel *self);

/**
 * Gives a reference back; the last one frees the reduction kernel. NULL is allowed; cannot fail.
 *
 * @param self the reduction kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_reduction_kernel_release(const ctn_reduction_kernel *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the raw kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_raw_kernel *ctn_raw_kernel_retain(const ctn_raw_kernel *self);

/**
 * Gives a reference back; the last one frees the raw kernel. NULL is allowed; cannot fail.
 *
 * @param self the raw kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_raw_kernel_release(const ctn_raw_kernel *self);

/**
 * Options of which none is set.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_new(ctn_kernel_options **out);

/**
 * Sets the text before an elementwise kernel or a reduction, for functions and types of its own; placeholders
 * are known there.
 *
 * @param options kernel options, borrowed.
 * @param text    C++ declarations; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_preamble(ctn_kernel_options *options, const char *text);

/**
 * Sets the statements before the loop of an elementwise kernel. On the CPU every share of the loop that a
 * thread takes begins with them.
 *
 * @param options kernel options, borrowed.
 * @param text    statements; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_loop_prep(ctn_kernel_options *options, const char *text);

/**
 * Sets the statements behind the loop of an elementwise kernel. On the CPU every share of the loop that a
 * thread takes ends with them.
 *
 * @param options kernel options, borrowed.
 * @param text    statements; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_after_loop(ctn_kernel_options *options, const char *text);

/**
 * Whether `_ind` of an elementwise kernel may have fewer axes than the arrays, neighbors merged into one (the
 * default).
 *
 * @param options kernel options, borrowed.
 * @param enabled whether axes are merged; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_reduce_dims(ctn_kernel_options *options, int32_t enabled);

/**
 * Sets the C++ type of the values that a reduction combines, which is by default that of the first output (a
 * sum of float16 is then rounded to float16 at every step).
 *
 * @param options kernel options, borrowed.
 * @param text    a type, which may come from the preamble; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_reduce_type(ctn_kernel_options *options, const char *text);

/**
 * Adds an option of the compiler, such as -DNAME=1, which receives it as it is, without a shell.
 *
 * @param options kernel options, borrowed.
 * @param option  the option; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_add_compiler_option(ctn_kernel_options *options, const char *option);

/**
 * A kernel that runs `operation`, C++ statements, for every element. There, inputs are constants, outputs are
 * variables that already hold what a given output does, `i` is the number of the element in C order, `n` the
 * `size` of the call, `_ind.size()` the number of elements, `_ind.ndim`, `_ind.shape()` and `_ind.get()` the
 * loop's axes, their lengths and the element's position along each; `continue` ends an element, `return` must
 * not be used. Nothing is compiled yet. Making the same kernel again is cheap: its programs are found in
 * memory.
 *
 * @param in_params  list of inputs; UTF-8 text.
 * @param out_params list of outputs; UTF-8 text.
 * @param operation  the body of the loop; UTF-8 text.
 * @param name       an identifier, for messages and profilers; UTF-8 text.
 * @param options    kernel options, borrowed, or NULL.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Reference: cupy.ElementwiseKernel, chainer.cuda.elementwise. Since 0.1.0.
 */
CTN_API ctn_status ctn_elementwise_kernel_new(const char *in_params, const char *out_params,
                                              const char *operation, const char *name,
                                              ctn_kernel_options *options, ctn_elementwise_kernel **out);

/**
 * Runs the kernel over the shape to which all arrays that are not raw broadcast, given outputs included. If
 * all are raw (or scalars) `size` says how many elements there are; it is -1 otherwise. `destinations` is
 * NULL or has an entry for each output, which may be NULL: an array of the loop's shape and the right type,
 * which may be an input, too. Raw outputs must be given. `outs` receives the given outputs (new references)
 * and new C-contiguous arrays.
 *
 * @param kernel       an elementwise kernel, borrowed.
 * @param inputs       arrays, borrowed, `count` elements.
 * @param count        number of elements of `inputs`.
 * @param size         number of elements if no array says it, else -1.
 * @param destinations arrays, borrowed, `out_count` elements, or NULL.
 * @param outs         out: each receives a new reference, NULL after a failure, `out_count` elements.
 * @param out_count    number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_IO,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_elementwise_kernel_call(ctn_elementwise_kernel *kernel, const ctn_array *const *inputs,
                                               size_t count, int64_t size, ctn_array *const *destinations,
                                               ctn_array **outs, size_t out_count);

/**
 * A kernel that maps elements by the expression `map_expr` of the inputs, combines them by `reduce_expr` of
 * `a` and `b`, which must not depend on the order of the values, beginning with `identity`, and writes
 * outputs by `post_map_expr`, statements with the combined value `a`. The L2 norm is "T x", "T y", "x * x",
 * "a + b", "y = sqrt(a)", "0". In map_expr `_j` is the number of the element in C order of the inputs' shape,
 * `_i` that of the result; `_in_ind.size()` and `_out_ind.size()` are how many there are. Raw inputs may be
 * used in any of the texts. Nothing is compiled yet. Making the same kernel again is cheap: its programs are
 * found in memory.
 *
 * @param in_params     list of inputs; UTF-8 text.
 * @param out_params    list of outputs; UTF-8 text.
 * @param map_expr      expression of the inputs; UTF-8 text.
 * @param reduce_expr   expression of `a` and `b`; UTF-8 text.
 * @param post_map_expr statements that write the outputs; UTF-8 text.
 * @param identity      expression of the first value; without one, reducing nothing is an error; UTF-8 text,
 *                      or NULL.
 * @param name          an identifier, for messages and profilers; UTF-8 text.
 * @param options       kernel options, borrowed, or NULL.
 * @param out           out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Reference: cupy.ReductionKernel, chainer.cuda.reduce. Since 0.1.0.
 */
CTN_API ctn_status ctn_reduction_kernel_new(const char *in_params, const char *out_params,
                                            const char *map_expr, const char *reduce_expr,
                                            const char *post_map_expr, const char *identity, const char *name,
                                            ctn_kernel_options *options, ctn_reduction_kernel **out);

/**
 * Reduces the inputs, broadcast together, along the axes (NULL: all). Values are combined in an order that
 * follows from shape and strides alone, not from the number of threads. Raw inputs have no part in the axes.
 * `destinations` and `outs` are as in ctn_elementwise_kernel_call; the results' shape is the inputs' without
 * the reduced axes, or with ones for them.
 *
 * @param kernel       a reduction kernel, borrowed.
 * @param inputs       arrays, borrowed, `count` elements.
 * @param count        number of elements of `inputs`.
 * @param axes         the axes; `axis_count` elements, or NULL.
 * @param axis_count   number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims     whether reduced axes stay with length one; 0 or 1.
 * @param destinations arrays, borrowed, `out_count` elements, or NULL.
 * @param outs         out: each receives a new reference, NULL after a failure, `out_count` elements.
 * @param out_count    number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_IO, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_reduction_kernel_call(ctn_reduction_kernel *kernel, const ctn_array *const *inputs,
                                             size_t count, const int64_t *axes, size_t axis_count,
                                             int32_t keepdims, ctn_array *const *destinations,
                                             ctn_array **outs, size_t out_count);

/**
 * A kernel in CUDA-C: `code` defines the function `name` (`extern "C" __global__ void`), which takes pointers
 * and numbers. On the CPU the threads of a block run one after the other, blocks in any order, and blockIdx,
 * threadIdx, blockDim and gridDim, the qualifiers and atomic functions are known; shared memory,
 * __syncthreads and warp functions are not, and give an error of compilation that says so. Nothing is
 * compiled yet.
 *
 * @param code    the source; UTF-8 text.
 * @param name    name of the function; UTF-8 text.
 * @param options kernel options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Reference: cupy.RawKernel. Since 0.1.0.
 */
CTN_API ctn_status ctn_raw_kernel_new(const char *code, const char *name, ctn_kernel_options *options,
                                      ctn_raw_kernel **out);

/**
 * Runs the kernel for every thread of a grid. Each argument is an array for a pointer, which must point to
 * its element type or to void and is the address of the array's first element whatever its strides, or a weak
 * scalar (ctn_array_scalar_f64 and the like) for a number, converted to the parameter's type. Arrays behind
 * pointers that are not const must be writeable. Lengths that are left out are 1; the limits are CUDA's, 1024
 * threads in a block.
 *
 * @param kernel     a raw kernel, borrowed.
 * @param grid       blocks along x, y and z; `grid_ndim` elements.
 * @param grid_ndim  number of elements of `grid`, at most CTN_MAX_NDIM.
 * @param block      threads of a block along x, y and z; `block_ndim` elements.
 * @param block_ndim number of elements of `block`, at most CTN_MAX_NDIM.
 * @param arguments  arrays, borrowed, `count` elements.
 * @param count      number of elements of `arguments`.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_IO,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_raw_kernel_call(ctn_raw_kernel *kernel, const int64_t *grid, size_t grid_ndim,
                                       const int64_t *block, size_t block_ndim, ctn_array *const *arguments,
                                       size_t count);

/**
 * The directory where compiled kernels are kept. UNAVAILABLE, with the reason, if they are not kept: kernels
 * then work, but every process compiles them.
 *
 * @param path          out: UTF-8 text, always terminated, cut between characters if `path_capacity` is too
 *                      small; NULL to ask for the length.
 * @param path_capacity bytes of room in `path`, the terminator included.
 * @param path_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_cache_directory(char *path, size_t path_capacity, size_t *path_length);

#ifdef __cplusplus
}
#endif

#endif
