/**
 * catenary/kernel.h: Kernels from source: elementwise loops, reductions and CUDA-C, compiled when they are
 * first called.
 *
 * A kernel is source code that is compiled for the types of its arguments when it is first called, by the
 * machine's C++ compiler, or by NVRTC for CUDA devices. For example, ctn_elementwise_kernel_new("T x, T y",
 * "T z", "z = (x - y) * (x - y);", "squared_diff", NULL, &kernel) makes a kernel for the squared difference
 * of two arrays of one type, or of an array and a scalar; ctn_elementwise_kernel_call(kernel, inputs, 2, -1,
 * NULL, &z, 1) calls it, where `inputs` contains x and y and z is a new array of the shape to which they
 * broadcast.
 *
 * Parameter lists have entries `[raw] TYPE NAME`, separated by commas. A type is NumPy's name (so `int` and
 * `float` are int64 and float64), or one letter, a placeholder: equal letters denote equal types. The given
 * outputs determine them, then the input arrays; weak scalars take the type of their parameter. In the source
 * texts, placeholders and the names int8 to uint64, float16, bfloat16, float32 and float64 are types, CUDA's
 * function names (sqrt, rsqrt, max, atomicAdd...) are available, and the texts may include headers. The names
 * `n` and `i`, and names with a leading underscore or ctn_, are reserved.
 *
 * A `raw` parameter is a whole array, not broadcast: x[k] is its element k in C order whatever its strides,
 * x[index] the element at an array of int64_t positions, and x.size(), x.ndim, x.shape() and x.strides()
 * describe its layout (strides in bytes); raw inputs are read-only. Positions are not checked: one out of
 * range reads or overwrites other memory.
 *
 * Kernels for the CPU are stored in CATENARY_CACHE_DIR, otherwise XDG_CACHE_HOME/catenary, otherwise
 * HOME/.cache/catenary, for other processes and later runs, which then need no compiler, and in memory:
 * making the same kernel again and calling it takes microseconds. The directory is not used if other users
 * can write to it. CATENARY_CXX names the compiler; by default c++, g++ and clang++ are searched for in PATH.
 * Numbers are not reordered (-ffast-math is not given), but multiplications and additions may be fused.
 *
 * An error in a source text is CTN_ERROR_INVALID_ARGUMENT in the call that compiles it, with the compiler's
 * messages, which name the kernel, the text and the line in it.
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
 * Additional source texts and options of a kernel, which are copied when it is made.
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
 * @param self The kernel options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_kernel_options *ctn_kernel_options_retain(const ctn_kernel_options *self);

/**
 * Gives a reference back; the last one frees the kernel options. NULL is allowed; cannot fail.
 *
 * @param self The kernel options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_kernel_options_release(const ctn_kernel_options *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The elementwise kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_elementwise_kernel *ctn_elementwise_kernel_retain(const ctn_elementwise_kernel *self);

/**
 * Gives a reference back; the last one frees the elementwise kernel. NULL is allowed; cannot fail.
 *
 * @param self The elementwise kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_elementwise_kernel_release(const ctn_elementwise_kernel *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The reduction kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_reduction_kernel *ctn_reduction_kernel_retain(const ctn_reduction_kernel *self);

/**
 * Gives a reference back; the last one frees the reduction kernel. NULL is allowed; cannot fail.
 *
 * @param self The reduction kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_reduction_kernel_release(const ctn_reduction_kernel *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The raw kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_raw_kernel *ctn_raw_kernel_retain(const ctn_raw_kernel *self);

/**
 * Gives a reference back; the last one frees the raw kernel. NULL is allowed; cannot fail.
 *
 * @param self The raw kernel, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_raw_kernel_release(const ctn_raw_kernel *self);

/**
 * Options with defaults only.
 *
 * @param out Receives a new kernel options.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_new(ctn_kernel_options **out);

/**
 * Sets the text before an elementwise kernel or a reduction, for functions and types; placeholders are known
 * there.
 *
 * @param options Additional source texts and options. NULL: defaults.
 * @param text    C++ declarations.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_preamble(ctn_kernel_options *options, const char *text);

/**
 * Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the loop that a
 * thread takes begins with them.
 *
 * @param options Additional source texts and options. NULL: defaults.
 * @param text    C++ statements.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_loop_prep(ctn_kernel_options *options, const char *text);

/**
 * Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the loop that a
 * thread takes ends with them.
 *
 * @param options Additional source texts and options. NULL: defaults.
 * @param text    C++ statements.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_after_loop(ctn_kernel_options *options, const char *text);

/**
 * Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because neighbors are
 * merged; the default is 1.
 *
 * @param options Additional source texts and options. NULL: defaults.
 * @param enabled Whether axes are merged (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_reduce_dims(ctn_kernel_options *options, int32_t enabled);

/**
 * Sets the C++ type of the values that a reduction combines. The default is that of the first output; a sum
 * of float16 is then rounded to float16 at every step.
 *
 * @param options Additional source texts and options. NULL: defaults.
 * @param text    A type, which may come from the preamble.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_set_reduce_type(ctn_kernel_options *options, const char *text);

/**
 * Adds an option of the compiler, such as -DNAME=1, which is passed without a shell.
 *
 * @param options Additional source texts and options. NULL: defaults.
 * @param option  The option.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_kernel_options_add_compiler_option(ctn_kernel_options *options, const char *option);

/**
 * A kernel that runs `operation`, C++ statements, for every element. In these statements inputs are
 * constants, outputs are variables that already have the value of a given output, `i` is the number of the
 * element in C order, `n` is the `size` of the call, `_ind.size()` is the number of elements, and
 * `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of axes of the loop, their lengths and the
 * element's position along each. `continue` ends an element; `return` must not be used. Nothing is compiled
 * yet. Making the same kernel again is fast: its programs are found in memory.
 *
 * @param in_params  The parameters for inputs, such as "float32 x, T y"; see above.
 * @param out_params The parameters for outputs, such as "T z"; see above.
 * @param operation  The body of the loop.
 * @param name       An identifier, for messages and profilers.
 * @param options    Additional source texts and options. NULL: defaults.
 * @param out        Receives a new elementwise kernel.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Reference: cupy.ElementwiseKernel, chainer.cuda.elementwise, chainer.backends.cuda.elementwise. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_elementwise_kernel_new(const char *in_params, const char *out_params,
                                              const char *operation, const char *name,
                                              ctn_kernel_options *options, ctn_elementwise_kernel **out);

/**
 * Runs the kernel over the shape to which all arrays that are not raw broadcast, including given outputs.
 *
 * @param kernel       The elementwise kernel.
 * @param inputs       The inputs (`count` elements).
 * @param count        Number of elements of `inputs`.
 * @param size         Number of elements if all arrays are raw or scalars, otherwise -1.
 * @param destinations Arrays of the loop's shape and of the right type, which may be inputs as well; raw
 *                     outputs must be given (`out_count` elements). NULL, for the list or for an entry: a new
 *                     array. Changed in place.
 * @param outs         Receives the given destinations and new C-contiguous arrays (room for `out_count`).
 * @param out_count    Number of outputs of the kernel.
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
 * A kernel that computes `map_expr` from the inputs, combines the values with `reduce_expr` of `a` and `b`,
 * starting with `identity`, and computes the outputs with `post_map_expr` from the combined value `a`. The
 * result must not depend on the order of the values. The L2 norm is "T x", "T y", "x * x", "a + b", "y =
 * sqrt(a)", "0". In map_expr `_j` is the number of the element in C order of the inputs' shape and `_i` that
 * of the result; `_in_ind.size()` and `_out_ind.size()` are their numbers of elements. Raw inputs may be used
 * in any of the source texts. Nothing is compiled yet. Making the same kernel again is fast: its programs are
 * found in memory.
 *
 * @param in_params     The parameters for inputs, such as "float32 x, T y"; see above.
 * @param out_params    The parameters for outputs, such as "T z"; see above.
 * @param map_expr      Expression of the inputs.
 * @param reduce_expr   Expression of `a` and `b`.
 * @param post_map_expr Statements that write the outputs.
 * @param identity      Expression of the first value. NULL: reducing no elements is an error.
 * @param name          An identifier, for messages and profilers.
 * @param options       Additional source texts and options. NULL: defaults.
 * @param out           Receives a new reduction kernel.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Reference: cupy.ReductionKernel, chainer.cuda.reduce, chainer.backends.cuda.reduce. Since 0.1.0.
 */
CTN_API ctn_status ctn_reduction_kernel_new(const char *in_params, const char *out_params,
                                            const char *map_expr, const char *reduce_expr,
                                            const char *post_map_expr, const char *identity, const char *name,
                                            ctn_kernel_options *options, ctn_reduction_kernel **out);

/**
 * Reduces the inputs, broadcast together, along axes. Values are combined in an order that depends only on
 * shape and strides, not on the number of threads. Raw inputs do not take part in the axes. The shape of the
 * results is that of the inputs without the reduced axes.
 *
 * @param kernel       The reduction kernel.
 * @param inputs       The inputs (`count` elements).
 * @param count        Number of elements of `inputs`.
 * @param axes         The axes (`axis_count` elements). Negative numbers count from the last axis. NULL: all
 *                     axes.
 * @param axis_count   Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims     Whether reduced axes are kept with length 1 (0 or 1).
 * @param destinations Arrays of the shape of the results and of the right type (`out_count` elements). NULL,
 *                     for the list or for an entry: a new array. Changed in place.
 * @param outs         Receives the given destinations and new C-contiguous arrays (room for `out_count`).
 * @param out_count    Number of outputs of the kernel.
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
 * A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run in any order.
 * blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions are available; shared
 * memory, __syncthreads and warp functions are not, and give a compilation error that says so. Nothing is
 * compiled yet.
 *
 * @param code    The source, which defines the function as `extern "C" __global__ void` with pointers and
 *                numbers as parameters.
 * @param name    Name of the function.
 * @param options Additional source texts and options. NULL: defaults.
 * @param out     Receives a new raw kernel.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: kernels are immutable and may be called from any thread; arrays that are written need the caller's
 * lock. Reference: cupy.RawKernel, chainer.backends.cuda.raw. Since 0.1.0.
 */
CTN_API ctn_status ctn_raw_kernel_new(const char *code, const char *name, ctn_kernel_options *options,
                                      ctn_raw_kernel **out);

/**
 * Runs the kernel for every thread of a grid.
 *
 * @param kernel     The raw kernel.
 * @param grid       Number of blocks along x, y and z; missing numbers are 1 (`grid_ndim` elements).
 * @param grid_ndim  Number of elements of `grid`, at most CTN_MAX_NDIM.
 * @param block      Number of threads of a block along x, y and z; missing numbers are 1 (`block_ndim`
 *                   elements). A block has at most 1024 threads.
 * @param block_ndim Number of elements of `block`, at most CTN_MAX_NDIM.
 * @param arguments  An array for each pointer, of its element type unless the pointer is to void, and
 *                   writeable unless the pointer is to const; it passes the address of the first element,
 *                   whatever the strides (`count` elements). A weak scalar (ctn_array_scalar_f64 and others)
 *                   for each number, converted to the type of the parameter. Changed in place.
 * @param count      Number of elements of `arguments`.
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
 * The directory where compiled kernels are stored. If they are not stored, it is an UNAVAILABLE error with
 * the reason; kernels then work, but every process compiles them.
 *
 * @param path          Receives the path. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param path_capacity Size of `path` in bytes, including the terminator.
 * @param path_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
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
