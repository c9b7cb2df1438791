# Generated from capi/spec by capi/gen/generate.py; edits are lost.
"""
The C API of Catenary, function by function. CATENARY_LIBRARY names another library file.
"""
module CatenaryRaw

import Libdl

const libcatenary = "libcatenary.so.0"

function __init__()
    Libdl.dlopen(get(ENV, "CATENARY_LIBRARY", libcatenary))
end

# Result of a call. Zero is success; the values never change.
const ctn_status = Int32
const CTN_OK = ctn_status(0)
const CTN_ERROR_INVALID_ARGUMENT = ctn_status(1)
const CTN_ERROR_SHAPE = ctn_status(2)
const CTN_ERROR_INDEX = ctn_status(3)
const CTN_ERROR_DTYPE = ctn_status(4)
const CTN_ERROR_TYPE_CHECK = ctn_status(5)
const CTN_ERROR_DEVICE = ctn_status(6)
const CTN_ERROR_OUT_OF_MEMORY = ctn_status(7)
const CTN_ERROR_IO = ctn_status(8)
const CTN_ERROR_FORMAT = ctn_status(9)
const CTN_ERROR_NOT_FOUND = ctn_status(10)
const CTN_ERROR_UNSUPPORTED = ctn_status(11)
const CTN_ERROR_UNAVAILABLE = ctn_status(12)
const CTN_ERROR_CUDA = ctn_status(13)
const CTN_ERROR_STATE = ctn_status(14)
const CTN_ERROR_CALLBACK = ctn_status(15)
const CTN_ERROR_NAN = ctn_status(16)
const CTN_ERROR_INTERNAL = ctn_status(17)
const CTN_ERROR_ASSERTION = ctn_status(18)

# Element type of an array.
const ctn_dtype = Int32
const CTN_BOOL = ctn_dtype(0)
const CTN_INT8 = ctn_dtype(1)
const CTN_INT16 = ctn_dtype(2)
const CTN_INT32 = ctn_dtype(3)
const CTN_INT64 = ctn_dtype(4)
const CTN_UINT8 = ctn_dtype(5)
const CTN_UINT16 = ctn_dtype(6)
const CTN_UINT32 = ctn_dtype(7)
const CTN_UINT64 = ctn_dtype(8)
const CTN_FLOAT16 = ctn_dtype(9)
const CTN_BFLOAT16 = ctn_dtype(10)
const CTN_FLOAT32 = ctn_dtype(11)
const CTN_FLOAT64 = ctn_dtype(12)
const CTN_DTYPE_NONE = ctn_dtype(-1)

# Which conversions of elements a call allows, with NumPy's names.
const ctn_casting = Int32
const CTN_CASTING_NO = ctn_casting(0)
const CTN_CASTING_EQUIV = ctn_casting(1)
const CTN_CASTING_SAFE = ctn_casting(2)
const CTN_CASTING_SAME_KIND = ctn_casting(3)
const CTN_CASTING_UNSAFE = ctn_casting(4)

# What one item of an index does.
const ctn_index_kind = Int32
const CTN_INDEX_INT = ctn_index_kind(0)
const CTN_INDEX_SLICE = ctn_index_kind(1)
const CTN_INDEX_NEWAXIS = ctn_index_kind(2)
const CTN_INDEX_ELLIPSIS = ctn_index_kind(3)
const CTN_INDEX_ARRAY = ctn_index_kind(4)

# Whether results computed from a variable keep the history needed for backward.
const ctn_volatile = Int32
const CTN_VOLATILE_OFF = ctn_volatile(0)
const CTN_VOLATILE_ON = ctn_volatile(1)
const CTN_VOLATILE_AUTO = ctn_volatile(2)

# An omitted bound of a slice.
const CTN_OMITTED = Int64(typemin(Int64))

# The largest number of dimensions of an array; longer lists of lengths or axes are refused before
# they are read.
const CTN_MAX_NDIM = Int32(64)

# No axis: the array is treated as flattened.
const CTN_AXIS_NONE = Int64(typemin(Int64))

# How positions outside of an axis are treated.
const ctn_index_mode = Int32
const CTN_INDEX_MODE_RAISE = ctn_index_mode(0)
const CTN_INDEX_MODE_WRAP = ctn_index_mode(1)
const CTN_INDEX_MODE_CLIP = ctn_index_mode(2)

# An n-dimensional array: dtype, shape, strides and shared storage on one device.
struct ctn_array end

# Kinds of features that a library can have or lack. More may be added; a library has no features of
# a kind that it does not know.
const ctn_feature_kind = Int32
const CTN_FEATURE_COMPONENT = ctn_feature_kind(0)
const CTN_FEATURE_DEVICE = ctn_feature_kind(1)
const CTN_FEATURE_DTYPE = ctn_feature_kind(2)
const CTN_FEATURE_FORMAT = ctn_feature_kind(3)

# The settings of one thread: current device, current streams, backprop mode, training mode and
# function hooks. They can be applied to another thread.
struct ctn_context end

# Any object of the library. A handle of any type may be cast to `ctn_object *`; the address stays
# the same. An address that is not a handle, or a handle that was released, is refused if a byte in
# the object shows it.
struct ctn_object end

# An array with history.
struct ctn_variable end

# One application of a differentiable function (a node of the graph), or the definition of a user
# function.
struct ctn_function end

# Computes the initial values of parameters.
struct ctn_initializer end

# Options of new links.
struct ctn_link_options end

# A size of a new link that its first input determines. Until then the link lacks the parameters of
# this size. The first call makes them on the device of the input, without a gradient; a load or
# ctn_link_copyparams can make them as well.
const CTN_SIZE_FROM_INPUT = Int64(-1)

# A function with parameters, or a hierarchy of them: a link, chain or chain list.
struct ctn_link end

# A network that was read from a .caffemodel.
struct ctn_caffe_function end

# A function of the number of updates.
struct ctn_schedule end

# A gradient method with the state of every parameter.
struct ctn_optimizer end

# Forms of a drawing as text.
const ctn_graph_format = Int32
const CTN_GRAPH_FORMAT_DOT = ctn_graph_format(0)
const CTN_GRAPH_FORMAT_JSON = ctn_graph_format(1)

# Directions of a drawing.
const ctn_graph_direction = Int32
const CTN_GRAPH_TOP_TO_BOTTOM = ctn_graph_direction(0)
const CTN_GRAPH_BOTTOM_TO_TOP = ctn_graph_direction(1)
const CTN_GRAPH_LEFT_TO_RIGHT = ctn_graph_direction(2)
const CTN_GRAPH_RIGHT_TO_LEFT = ctn_graph_direction(3)

# A drawing of a graph.
struct ctn_computational_graph end

# Makes a new array of an array.
struct ctn_transform end

# Numbered examples.
struct ctn_dataset end

# What the numbers of a text stand for.
const ctn_text_unit = Int32
const CTN_TEXT_CHARACTERS = ctn_text_unit(0)
const CTN_TEXT_WORDS = ctn_text_unit(1)

# The channels of images. Transparency is dropped in gray and RGB.
const ctn_image_color = Int32
const CTN_IMAGE_AS_STORED = ctn_image_color(0)
const CTN_IMAGE_GRAY = ctn_image_color(1)
const CTN_IMAGE_RGB = ctn_image_color(2)

# Kinds of generators, with cuRAND's numbers. The CPU and the test devices have Philox4x32-10 and
# MT19937.
const ctn_random_method = Int32
const CTN_RANDOM_DEFAULT = ctn_random_method(100)
const CTN_RANDOM_XORWOW = ctn_random_method(101)
const CTN_RANDOM_MRG32K3A = ctn_random_method(121)
const CTN_RANDOM_MTGP32 = ctn_random_method(141)
const CTN_RANDOM_MT19937 = ctn_random_method(142)
const CTN_RANDOM_PHILOX4_32_10 = ctn_random_method(161)
const CTN_RANDOM_QUASI_DEFAULT = ctn_random_method(200)
const CTN_RANDOM_SOBOL32 = ctn_random_method(201)
const CTN_RANDOM_SCRAMBLED_SOBOL32 = ctn_random_method(202)
const CTN_RANDOM_SOBOL64 = ctn_random_method(203)
const CTN_RANDOM_SCRAMBLED_SOBOL64 = ctn_random_method(204)

# A generator of random numbers on one device.
struct ctn_random_state end

# Why an entry was not loaded.
const ctn_load_problem = Int32
const CTN_LOAD_MISSING = ctn_load_problem(0)
const CTN_LOAD_UNEXPECTED = ctn_load_problem(1)
const CTN_LOAD_MISMATCHING = ctn_load_problem(2)

# A serializer or deserializer.
struct ctn_serializer end

# Arrays and strings under paths, in the order of insertion.
struct ctn_dictionary end

# How objects are loaded.
struct ctn_load_options end

# A list of the entries that did not fit in a load.
struct ctn_load_report end

# Collects what is reported while it is current.
struct ctn_reporter end

# Mean and standard deviation of numbers.
struct ctn_summary end

# Mean and standard deviation of each number of observations.
struct ctn_dict_summary end

# A scale for losses that adapts to the gradients.
struct ctn_loss_scale end

# Makes batches of the examples of a dataset.
struct ctn_iterator end

# Runs updates and counts them.
struct ctn_updater end

# Why a run has ended without a failure.
const ctn_training_result = Int32
const CTN_TRAINING_FINISHED = ctn_training_result(0)
const CTN_TRAINING_STOPPED = ctn_training_result(1)
const CTN_TRAINING_PAUSED = ctn_training_result(2)
const CTN_TRAINING_EXHAUSTED = ctn_training_result(3)

# Priority of extensions that report values.
const CTN_PRIORITY_WRITER = Int32(300)

# Priority of extensions that change reported values.
const CTN_PRIORITY_EDITOR = Int32(200)

# Priority of extensions that only read reported values.
const CTN_PRIORITY_READER = Int32(100)

# Stands for the priority of the extension itself.
const CTN_PRIORITY_DEFAULT = Int32(-2147483647)

# Says when an extension runs, or when a training ends.
struct ctn_trigger end

# Something that a training does besides updates.
struct ctn_extension end

# The loop of a training.
struct ctn_trainer end

# What a trigger counts.
const ctn_trigger_unit = Int32
const CTN_TRIGGER_UNIT_ITERATION = ctn_trigger_unit(0)
const CTN_TRIGGER_UNIT_EPOCH = ctn_trigger_unit(1)

# Which values are better.
const ctn_stopping_mode = Int32
const CTN_STOPPING_MODE_AUTO = ctn_stopping_mode(0)
const CTN_STOPPING_MODE_MIN = ctn_stopping_mode(1)
const CTN_STOPPING_MODE_MAX = ctn_stopping_mode(2)

# Callbacks that run before and after computations of functions.
struct ctn_function_hook end

# How the terms of a loss are combined.
const ctn_reduction = Int32
const CTN_REDUCTION_MEAN = ctn_reduction(0)
const CTN_REDUCTION_SUM = ctn_reduction(1)
const CTN_REDUCTION_NONE = ctn_reduction(2)

# Options of functions.
struct ctn_function_options end

# How float32 convolutions are computed.
const ctn_convolution_method = Int32
const CTN_CONVOLUTION_AUTO = ctn_convolution_method(0)
const CTN_CONVOLUTION_DIRECT = ctn_convolution_method(1)

# Draws numbers with given probabilities in constant time, by Walker's alias method, on one device.
struct ctn_walker_alias end

# The power of the terms of a hinge loss.
const ctn_hinge_norm = Int32
const CTN_HINGE_NORM_L1 = ctn_hinge_norm(1)
const CTN_HINGE_NORM_L2 = ctn_hinge_norm(2)

# A fused function; see above.
struct ctn_fused end

# Whether and how ctn_array_load maps a file instead of reading it.
const ctn_mmap_mode = Int32
const CTN_MMAP_NONE = ctn_mmap_mode(0)
const CTN_MMAP_READ = ctn_mmap_mode(1)
const CTN_MMAP_READ_WRITE = ctn_mmap_mode(2)
const CTN_MMAP_COPY = ctn_mmap_mode(3)

# An open .npz file. Entries are read on request.
struct ctn_npz_file end

# Additional source texts and options of a kernel, which are copied when it is made.
struct ctn_kernel_options end

# A loop over elements of broadcast arrays.
struct ctn_elementwise_kernel end

# A reduction of broadcast arrays along axes.
struct ctn_reduction_kernel end

# A kernel in CUDA-C.
struct ctn_raw_kernel end

# Which norm ctn_array_norm computes.
const ctn_norm_kind = Int32
const CTN_NORM_DEFAULT = ctn_norm_kind(0)
const CTN_NORM_ORDER = ctn_norm_kind(1)
const CTN_NORM_FROBENIUS = ctn_norm_kind(2)
const CTN_NORM_NUCLEAR = ctn_norm_kind(3)

# Kinds of persistent values.
const ctn_persistent_kind = Int32
const CTN_PERSISTENT_ARRAY = ctn_persistent_kind(0)
const CTN_PERSISTENT_INT64 = ctn_persistent_kind(1)
const CTN_PERSISTENT_FLOAT64 = ctn_persistent_kind(2)
const CTN_PERSISTENT_TEXT = ctn_persistent_kind(3)

# A walk over the links of a hierarchy.
struct ctn_link_iterator end

# A walk over the parameters of a hierarchy.
struct ctn_param_iterator end

# Functions of one variable with their usual parameters.
const ctn_activation = Int32
const CTN_ACTIVATION_RELU = ctn_activation(0)
const CTN_ACTIVATION_SIGMOID = ctn_activation(1)
const CTN_ACTIVATION_TANH = ctn_activation(2)
const CTN_ACTIVATION_ELU = ctn_activation(3)
const CTN_ACTIVATION_LEAKY_RELU = ctn_activation(4)
const CTN_ACTIVATION_SOFTPLUS = ctn_activation(5)
const CTN_ACTIVATION_SILU = ctn_activation(6)
const CTN_ACTIVATION_GELU = ctn_activation(7)
const CTN_ACTIVATION_SOFTMAX = ctn_activation(8)
const CTN_ACTIVATION_LOG_SOFTMAX = ctn_activation(9)
const CTN_ACTIVATION_CLIPPED_RELU = ctn_activation(10)

# What a pooling computes from its windows.
const ctn_pooling = Int32
const CTN_POOLING_MAX = ctn_pooling(0)
const CTN_POOLING_AVERAGE = ctn_pooling(1)

# Which statistics a batch normalization uses, and what it learns from a batch.
const ctn_normalization_mode = Int32
const CTN_NORMALIZATION_AUTO = ctn_normalization_mode(0)
const CTN_NORMALIZATION_TRAIN = ctn_normalization_mode(1)
const CTN_NORMALIZATION_TEST = ctn_normalization_mode(2)
const CTN_NORMALIZATION_FINETUNE = ctn_normalization_mode(3)

# Which shifts of two vectors ctn_array_convolve and ctn_array_correlate use.
const ctn_convolution_mode = Int32
const CTN_CONVOLUTION_FULL = ctn_convolution_mode(0)
const CTN_CONVOLUTION_SAME = ctn_convolution_mode(1)
const CTN_CONVOLUTION_VALID = ctn_convolution_mode(2)

# What the elements are that ctn_array_pad adds along an axis.
const ctn_pad_mode = Int32
const CTN_PAD_EMPTY = ctn_pad_mode(0)
const CTN_PAD_CONSTANT = ctn_pad_mode(1)
const CTN_PAD_EDGE = ctn_pad_mode(2)
const CTN_PAD_WRAP = ctn_pad_mode(3)
const CTN_PAD_REFLECT = ctn_pad_mode(4)
const CTN_PAD_SYMMETRIC = ctn_pad_mode(5)

# Which of the suitable positions a search returns.
const ctn_side = Int32
const CTN_SIDE_LEFT = ctn_side(0)
const CTN_SIDE_RIGHT = ctn_side(1)

# A queue of work on one device. Queued work still runs after the last reference is released.
struct ctn_stream end

# A point in a stream that others can wait for. It can be recorded again and then marks the new
# point.
struct ctn_event end

# A condition or expression.
struct ctn_type_expr end

# One item of an index. Fields that the kind does not use are not read.
struct ctn_index
    kind::Int64
    start::Int64
    stop::Int64
    step::Int64
end

# The parts of a user function.
struct ctn_function_callbacks
    struct_size::Csize_t
    name::Cstring
    forward::Ptr{Cvoid}
    backward::Ptr{Cvoid}
    backward_variables::Ptr{Cvoid}
    check_type::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
end

# A gradient method.
struct ctn_optimizer_callbacks
    struct_size::Csize_t
    name::Cstring
    init_state::Ptr{Cvoid}
    update_one::Ptr{Cvoid}
    update::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
end

# Counters of a memory pool, in bytes or numbers of events. The library sets all fields but
# struct_size.
struct ctn_memory_statistics
    struct_size::Csize_t
    used_bytes::UInt64
    cached_bytes::UInt64
    held_bytes::UInt64
    peak_held_bytes::UInt64
    limit_bytes::UInt64
    allocation_count::UInt64
    cache_hit_count::UInt64
    source_allocation_count::UInt64
end

# A user's source of memory for the CPU pool.
struct ctn_allocator
    struct_size::Csize_t
    allocate::Ptr{Cvoid}
    free::Ptr{Cvoid}
    user_data::Ptr{Cvoid}
end

# The parts of a user's serializer. Keys are paths from the serializer on. Values of a kind whose
# callback is NULL are refused with UNSUPPORTED. A status other than CTN_OK ends the traversal and
# reaches the caller unchanged.
struct ctn_serializer_callbacks
    struct_size::Csize_t
    loads::Int32
    array::Ptr{Cvoid}
    integer::Ptr{Cvoid}
    real::Ptr{Cvoid}
    text::Ptr{Cvoid}
    child::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
end

# The parts of an updater of callbacks.
struct ctn_updater_callbacks
    struct_size::Csize_t
    update::Ptr{Cvoid}
    serialize::Ptr{Cvoid}
    finalize::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
    is_atomic::Int32
end

# The parts of an extension of callbacks; all but run may be NULL.
struct ctn_extension_callbacks
    struct_size::Csize_t
    name::Cstring
    run::Ptr{Cvoid}
    initialize::Ptr{Cvoid}
    finalize::Ptr{Cvoid}
    on_error::Ptr{Cvoid}
    serialize::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
    priority::Int32
end

# The parts of a trigger of callbacks.
struct ctn_trigger_callbacks
    struct_size::Csize_t
    fire::Ptr{Cvoid}
    serialize::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
end

# The parts of a hook; each may be NULL. The postprocess callbacks are not called if the computation
# failed.
struct ctn_function_hook_callbacks
    struct_size::Csize_t
    name::Cstring
    forward_preprocess::Ptr{Cvoid}
    forward_postprocess::Ptr{Cvoid}
    backward_preprocess::Ptr{Cvoid}
    backward_postprocess::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
    retain_inputs::Int32
end

# The parts of a user link; all but struct_size may be NULL.
struct ctn_link_callbacks
    struct_size::Csize_t
    name::Cstring
    forward::Ptr{Cvoid}
    copy::Ptr{Cvoid}
    to_device::Ptr{Cvoid}
    serialize::Ptr{Cvoid}
    destroy::Ptr{Cvoid}
end

# NumPy's name of an element type, such as "float32"; NULL for a value that is not a dtype. It lives
# as long as the process.
ctn_dtype_name(dtype) =
    ccall((:ctn_dtype_name, libcatenary), Cstring, (ctn_dtype,), dtype)

# Size of one element in bytes; 0 for a value that is not a dtype.
ctn_dtype_itemsize(dtype) =
    ccall((:ctn_dtype_itemsize, libcatenary), Csize_t, (ctn_dtype,), dtype)

# The element type with a NumPy name.
ctn_dtype_from_name(name, dtype) =
    ccall((:ctn_dtype_from_name, libcatenary), ctn_status, (Cstring, Ptr{ctn_dtype}), name, dtype)

# The element type to which several ones are promoted by NumPy's rules.
ctn_dtype_result_type(dtypes, count, dtype) =
    ccall((:ctn_dtype_result_type, libcatenary), ctn_status, (Ptr{ctn_dtype}, Csize_t, Ptr{ctn_dtype}), dtypes, count, dtype)

# Whether a casting rule allows a conversion.
ctn_dtype_can_cast(from, to, casting, result) =
    ccall((:ctn_dtype_can_cast, libcatenary), ctn_status, (ctn_dtype, ctn_dtype, ctn_casting, Ptr{Int32}), from, to, casting, result)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_array_retain(self) =
    ccall((:ctn_array_retain, libcatenary), Ptr{ctn_array}, (Ptr{ctn_array},), self)

# Gives a reference back; the last one frees the array. NULL is allowed; cannot fail.
ctn_array_release(self) =
    ccall((:ctn_array_release, libcatenary), Cvoid, (Ptr{ctn_array},), self)

# A new C-contiguous array with undefined contents, on the current device.
ctn_array_empty(shape, ndim, dtype, out) =
    ccall((:ctn_array_empty, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), shape, ndim, dtype, out)

# A new array of zeros.
ctn_array_zeros(shape, ndim, dtype, out) =
    ccall((:ctn_array_zeros, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), shape, ndim, dtype, out)

# A new array of ones.
ctn_array_ones(shape, ndim, dtype, out) =
    ccall((:ctn_array_ones, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), shape, ndim, dtype, out)

# A new array filled with `value`, which is broadcast to the shape.
ctn_array_full(shape, ndim, value, dtype, out) =
    ccall((:ctn_array_full, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), shape, ndim, value, dtype, out)

# A new array filled with a number.
ctn_array_full_f64(shape, ndim, value, dtype, out) =
    ccall((:ctn_array_full_f64, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Float64, ctn_dtype, Ptr{Ptr{ctn_array}}), shape, ndim, value, dtype, out)

# A new array filled with an integer.
ctn_array_full_i64(shape, ndim, value, dtype, out) =
    ccall((:ctn_array_full_i64, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), shape, ndim, value, dtype, out)

# A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in memory
# and lives on the device of `a`.
ctn_array_empty_like(a, dtype, out) =
    ccall((:ctn_array_empty_like, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# Like ctn_array_empty_like, but filled with zeros.
ctn_array_zeros_like(a, dtype, out) =
    ccall((:ctn_array_zeros_like, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# Like ctn_array_empty_like, but filled with ones.
ctn_array_ones_like(a, dtype, out) =
    ccall((:ctn_array_ones_like, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# Like ctn_array_empty_like, but filled with `value`.
ctn_array_full_like(a, value, dtype, out) =
    ccall((:ctn_array_full_like, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, value, dtype, out)

# An n x m matrix with ones on one diagonal and zeros elsewhere.
ctn_array_eye(n, m, k, dtype, out) =
    ccall((:ctn_array_eye, libcatenary), ctn_status, (Int64, Int64, Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), n, m, k, dtype, out)

# The n x n identity matrix.
ctn_array_identity(n, dtype, out) =
    ccall((:ctn_array_identity, libcatenary), ctn_status, (Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), n, dtype, out)

# Integers from start (included) to stop (excluded) by step. With dtype bool there are at most two
# of them.
ctn_array_arange_i64(start, stop, step, dtype, out) =
    ccall((:ctn_array_arange_i64, libcatenary), ctn_status, (Int64, Int64, Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), start, stop, step, dtype, out)

# Values from start by step, ceil((stop - start) / step) of them.
ctn_array_arange_f64(start, stop, step, dtype, out) =
    ccall((:ctn_array_arange_f64, libcatenary), ctn_status, (Float64, Float64, Float64, ctn_dtype, Ptr{Ptr{ctn_array}}), start, stop, step, dtype, out)

# Evenly spaced values from start to stop.
ctn_array_linspace(start, stop, count, endpoint, dtype, out) =
    ccall((:ctn_array_linspace, libcatenary), ctn_status, (Float64, Float64, Int64, Int32, ctn_dtype, Ptr{Ptr{ctn_array}}), start, stop, count, endpoint, dtype, out)

# For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that diagonal.
ctn_array_diag(v, k, out) =
    ccall((:ctn_array_diag, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), v, k, out)

# The square matrix with the flattened `v` on diagonal `k`.
ctn_array_diagflat(v, k, out) =
    ccall((:ctn_array_diagflat, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), v, k, out)

# A new array on the current device with a copy of values in host memory.
ctn_array_from_data(data, shape, ndim, dtype, out) =
    ccall((:ctn_array_from_data, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), data, shape, ndim, dtype, out)

# An array over the caller's host memory, without a copy, on the CPU. The deleter runs exactly once:
# when no array refers to the memory anymore, or when this call fails.
ctn_array_from_memory(data, shape, ndim, strides, dtype, deleter, user_data, out) =
    ccall((:ctn_array_from_memory, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Int64}, Csize_t, Ptr{Int64}, ctn_dtype, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_array}}), data, shape, ndim, strides, dtype, deleter, user_data, out)

# A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other operand
# of an operation if that dtype is floating. Results are not weak.
ctn_array_scalar_f64(value, out) =
    ccall((:ctn_array_scalar_f64, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_array}}), value, out)

# A weak scalar of integer kind (int64), which takes the dtype of any integer or floating operand. A
# value that the dtype cannot hold is an error.
ctn_array_scalar_i64(value, out) =
    ccall((:ctn_array_scalar_i64, libcatenary), ctn_status, (Int64, Ptr{Ptr{ctn_array}}), value, out)

# A weak scalar of boolean kind.
ctn_array_scalar_bool(value, out) =
    ccall((:ctn_array_scalar_bool, libcatenary), ctn_status, (Int32, Ptr{Ptr{ctn_array}}), value, out)

# Element type; CTN_DTYPE_NONE for NULL.
ctn_array_dtype(a) =
    ccall((:ctn_array_dtype, libcatenary), ctn_dtype, (Ptr{ctn_array},), a)

# Number of axes; 0 for NULL.
ctn_array_ndim(a) =
    ccall((:ctn_array_ndim, libcatenary), Csize_t, (Ptr{ctn_array},), a)

# Lengths of the axes, valid as long as the array; NULL for NULL.
ctn_array_shape(a) =
    ccall((:ctn_array_shape, libcatenary), Ptr{Int64}, (Ptr{ctn_array},), a)

# Bytes between neighbors along each axis, valid as long as the array; NULL for NULL.
ctn_array_strides(a) =
    ccall((:ctn_array_strides, libcatenary), Ptr{Int64}, (Ptr{ctn_array},), a)

# Number of elements; 0 for NULL.
ctn_array_size(a) =
    ccall((:ctn_array_size, libcatenary), Int64, (Ptr{ctn_array},), a)

# Bytes of one element; 0 for NULL.
ctn_array_itemsize(a) =
    ccall((:ctn_array_itemsize, libcatenary), Csize_t, (Ptr{ctn_array},), a)

# Size of all elements together in bytes; 0 for NULL.
ctn_array_nbytes(a) =
    ccall((:ctn_array_nbytes, libcatenary), Csize_t, (Ptr{ctn_array},), a)

# Whether the elements lie in C order without gaps; 0 for NULL.
ctn_array_is_c_contiguous(a) =
    ccall((:ctn_array_is_c_contiguous, libcatenary), Int32, (Ptr{ctn_array},), a)

# Whether the elements lie in Fortran order without gaps; 0 for NULL.
ctn_array_is_f_contiguous(a) =
    ccall((:ctn_array_is_f_contiguous, libcatenary), Int32, (Ptr{ctn_array},), a)

# Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for NULL.
ctn_array_owns_data(a) =
    ccall((:ctn_array_owns_data, libcatenary), Int32, (Ptr{ctn_array},), a)

# Whether the array may be written. Views made by broadcasting may not. 0 for NULL.
ctn_array_is_writeable(a) =
    ccall((:ctn_array_is_writeable, libcatenary), Int32, (Ptr{ctn_array},), a)

# The array that `a` is a view of, which is never a view itself. NULL, with CTN_OK, if `a` is not a
# view or is NULL.
ctn_array_base(a, out) =
    ccall((:ctn_array_base, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Name of the device on which the array lives.
ctn_array_device(a, name, name_capacity, name_length) =
    ccall((:ctn_array_device, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), a, name, name_capacity, name_length)

# Number of times that the library wrote the storage, which views share; 0 for NULL.
ctn_array_version(a) =
    ccall((:ctn_array_version, libcatenary), Int64, (Ptr{ctn_array},), a)

# Address of the first element in host memory. Arrays on devices other than the CPU are a DEVICE
# error. Call ctn_array_mark_written after writing through the address.
ctn_array_data(a, out) =
    ccall((:ctn_array_data, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{Cvoid}}), a, out)

# Tells the library that the storage was written through a raw address, so that it detects gradients
# which need the old values.
ctn_array_mark_written(a) =
    ccall((:ctn_array_mark_written, libcatenary), ctn_status, (Ptr{ctn_array},), a)

# Copies the elements in C order to host memory. Waits for the device.
ctn_array_to_data(a, data, size) =
    ccall((:ctn_array_to_data, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Cvoid}, Csize_t), a, data, size)

# Overwrites all elements from host memory.
ctn_array_set_data(a, data, size) =
    ccall((:ctn_array_set_data, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Cvoid}, Csize_t), a, data, size)

# One element as double.
ctn_array_item_f64(a, index, count, value) =
    ccall((:ctn_array_item_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Float64}), a, index, count, value)

# One element as int64. Fractions are cut off, as by Python's int(). A value that is not finite or
# not within int64 is INVALID_ARGUMENT.
ctn_array_item_i64(a, index, count, value) =
    ccall((:ctn_array_item_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Int64}), a, index, count, value)

# The array as NumPy's array_str prints it.
ctn_array_str(a, max_line_width, precision, suppress_small, text, text_capacity, text_length) =
    ccall((:ctn_array_str, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Int32, Int32, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), a, max_line_width, precision, suppress_small, text, text_capacity, text_length)

# The array as NumPy's array_repr prints it.
ctn_array_repr(a, max_line_width, precision, suppress_small, text, text_capacity, text_length) =
    ccall((:ctn_array_repr, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Int32, Int32, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), a, max_line_width, precision, suppress_small, text, text_capacity, text_length)

# Passes the text of ctn_array_str, with its default options, to a callback. If the callback returns
# another status than CTN_OK, printing ends and this call returns that status.
ctn_array_print(a, write, user_data, destroy) =
    ccall((:ctn_array_print, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), a, write, user_data, destroy)

# A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe".
ctn_array_astype(a, dtype, out) =
    ccall((:ctn_array_astype, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# A copy in C order.
ctn_array_copy(a, out) =
    ccall((:ctn_array_copy, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# The array itself if it already has the dtype, otherwise a converted copy.
ctn_array_asarray(a, dtype, out) =
    ccall((:ctn_array_asarray, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# The array in C order and with at least one axis: the array itself if possible, otherwise a copy.
ctn_array_ascontiguousarray(a, dtype, out) =
    ccall((:ctn_array_ascontiguousarray, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# The array in Fortran order, otherwise like ctn_array_ascontiguousarray.
ctn_array_asfortranarray(a, dtype, out) =
    ccall((:ctn_array_asfortranarray, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# The same bytes as another dtype. If the item size changes, the last axis must be C-contiguous and
# its size in bytes a multiple of the new item size.
ctn_array_view(a, dtype, out) =
    ccall((:ctn_array_view, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_dtype, Ptr{Ptr{ctn_array}}), a, dtype, out)

# The array on another device: the array itself if it lives there already, otherwise a copy.
ctn_array_to_device(a, device, out) =
    ccall((:ctn_array_to_device, libcatenary), ctn_status, (Ptr{ctn_array}, Cstring, Ptr{Ptr{ctn_array}}), a, device, out)

# Sets every element to a value, converted as by C casts.
ctn_array_fill(a, value) =
    ccall((:ctn_array_fill, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), a, value)

# Sets every element to a number; see ctn_array_fill.
ctn_array_fill_f64(a, value) =
    ccall((:ctn_array_fill_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64), a, value)

# Sets every element to an integer; see ctn_array_fill.
ctn_array_fill_i64(a, value) =
    ccall((:ctn_array_fill_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64), a, value)

# Copies elements into an array.
ctn_array_copyto(dst, src, casting, where_) =
    ccall((:ctn_array_copyto, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, ctn_casting, Ptr{ctn_array}), dst, src, casting, where_)

# The elements in C order under a new shape: a view if possible, otherwise a copy.
ctn_array_reshape(a, shape, ndim, out) =
    ccall((:ctn_array_reshape, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, shape, ndim, out)

# Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if that
# needs a copy. The pointers that ctn_array_shape and ctn_array_strides returned before become
# invalid.
ctn_array_set_shape(a, shape, ndim) =
    ccall((:ctn_array_set_shape, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t), a, shape, ndim)

# Sets whether the array itself may be written. Views that exist keep their own setting, and later
# ones get this one. A read-only array becomes writeable unless it is over read-only memory, such as
# a mapped file, a view of a read-only array, or has elements that overlap, as those of broadcast
# views do.
ctn_array_set_writeable(a, writeable) =
    ccall((:ctn_array_set_writeable, libcatenary), ctn_status, (Ptr{ctn_array}, Int32), a, writeable)

# A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged if the
# memory layout allows it.
ctn_array_reduced_view(a, out) =
    ccall((:ctn_array_reduced_view, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# The elements in C order along one axis: a view if possible, otherwise a copy.
ctn_array_ravel(a, out) =
    ccall((:ctn_array_ravel, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# A copy of the elements in C order along one axis.
ctn_array_flatten(a, out) =
    ccall((:ctn_array_flatten, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# A view with permuted axes: axis i of the result is axis axes[i] of `a`.
ctn_array_transpose(a, axes, count, out) =
    ccall((:ctn_array_transpose, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, axes, count, out)

# A view with two axes exchanged.
ctn_array_swapaxes(a, axis1, axis2, out) =
    ccall((:ctn_array_swapaxes, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Ptr{Ptr{ctn_array}}), a, axis1, axis2, out)

# A view with one axis moved.
ctn_array_rollaxis(a, axis, start, out) =
    ccall((:ctn_array_rollaxis, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Ptr{Ptr{ctn_array}}), a, axis, start, out)

# A view with an additional axis of length 1.
ctn_array_expand_dims(a, axis, out) =
    ccall((:ctn_array_expand_dims, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), a, axis, out)

# A view without some axes of length 1.
ctn_array_squeeze(a, axes, count, out) =
    ccall((:ctn_array_squeeze, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, axes, count, out)

# A read-only view that is broadcast to a shape.
ctn_array_broadcast_to(a, shape, ndim, out) =
    ccall((:ctn_array_broadcast_to, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, shape, ndim, out)

# A view by basic indexing.
ctn_array_get(a, items, count, out) =
    ccall((:ctn_array_get, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Ptr{Ptr{ctn_array}}), a, items, count, out)

# Assigns to the elements that an index selects.
ctn_array_set(a, items, count, value) =
    ccall((:ctn_array_set, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Ptr{ctn_array}), a, items, count, value)

# Assigns a number to the elements that an index selects.
ctn_array_set_f64(a, items, count, value) =
    ccall((:ctn_array_set_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Float64), a, items, count, value)

# Assigns an integer to the elements that an index selects.
ctn_array_set_i64(a, items, count, value) =
    ccall((:ctn_array_set_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Int64), a, items, count, value)

# Joins arrays along an existing axis.
ctn_array_concatenate(arrays, count, axis, out) =
    ccall((:ctn_array_concatenate, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Int64, Ptr{Ptr{ctn_array}}), arrays, count, axis, out)

# Splits an array into parts of equal length along an axis.
ctn_array_split(a, axis, outs, count) =
    ccall((:ctn_array_split, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}, Csize_t), a, axis, outs, count)

# Splits an array into parts along an axis. If the length is not divisible, the first parts are
# longer by one.
ctn_array_array_split(a, axis, outs, count) =
    ccall((:ctn_array_array_split, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}, Csize_t), a, axis, outs, count)

# Splits an array at positions along an axis.
ctn_array_split_at(a, positions, position_count, axis, outs, count) =
    ccall((:ctn_array_split_at, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{ctn_array}}, Csize_t), a, positions, position_count, axis, outs, count)

# Elements, or sub-arrays along an axis, at integer positions.
ctn_array_take(a, indices, axis, mode, out) =
    ccall((:ctn_array_take, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, ctn_index_mode, Ptr{Ptr{ctn_array}}), a, indices, axis, mode, out)

# Like ctn_array_take, but into an existing array of the shape of the result.
ctn_array_take_into(a, indices, axis, mode, out) =
    ccall((:ctn_array_take_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, ctn_index_mode, Ptr{ctn_array}), a, indices, axis, mode, out)

# Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y` are
# promoted to one dtype.
ctn_array_where(condition, x, y, out) =
    ccall((:ctn_array_where, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), condition, x, y, out)

# Limits the elements to [minimum, maximum]. At least one of the bounds is given. As in NumPy 1.24,
# a 0-d array counts as a scalar here, so that weak bounds promote it.
ctn_array_clip(a, minimum, maximum, out) =
    ccall((:ctn_array_clip, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, minimum, maximum, out)

# Like ctn_array_clip, but into an existing array.
ctn_array_clip_into(a, minimum, maximum, out) =
    ccall((:ctn_array_clip_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), a, minimum, maximum, out)

# NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d
# operand; otherwise the sum over the last axis of `a` and the second to last of `b`.
ctn_array_dot(a, b, out) =
    ccall((:ctn_array_dot, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, b, out)

# Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and dtype of the
# result.
ctn_array_dot_into(a, b, out) =
    ccall((:ctn_array_dot_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), a, b, out)

# NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as a row
# on the left and as a column on the right.
ctn_array_matmul(a, b, out) =
    ccall((:ctn_array_matmul, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, b, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_context_retain(self) =
    ccall((:ctn_context_retain, libcatenary), Ptr{ctn_context}, (Ptr{ctn_context},), self)

# Gives a reference back; the last one frees the context. NULL is allowed; cannot fail.
ctn_context_release(self) =
    ccall((:ctn_context_release, libcatenary), Cvoid, (Ptr{ctn_context},), self)

# Version of the loaded library as text, such as "0.1.0". It lives as long as the process.
ctn_version() =
    ccall((:ctn_version, libcatenary), Cstring, ())

# Version of the loaded library as major * 10000 + minor * 100 + patch.
ctn_version_number() =
    ccall((:ctn_version_number, libcatenary), Int32, ())

# Text of the last failure on the calling thread; "" before the first one, never NULL. It names the
# function, the argument, what was expected and what was received. It is valid until the next
# failing call of this thread.
ctn_error_message() =
    ccall((:ctn_error_message, libcatenary), Cstring, ())

# Status of the last failure on the calling thread; CTN_OK before the first one.
ctn_error_code() =
    ccall((:ctn_error_code, libcatenary), ctn_status, ())

# For callbacks: stores a message for the status that the callback is about to return. Both reach
# the caller unchanged.
ctn_error_set(status, message) =
    ccall((:ctn_error_set, libcatenary), Cvoid, (ctn_status, Cstring), status, message)

# Name of a status, such as "CTN_ERROR_SHAPE"; "unknown status" for other values.
ctn_status_name(status) =
    ccall((:ctn_status_name, libcatenary), Cstring, (ctn_status,), status)

# Number of threads that a large operation may use.
ctn_thread_count() =
    ccall((:ctn_thread_count, libcatenary), Int32, ())

# Sets the number of threads that a large operation may use in this process. If the system grants
# fewer, because of limits on processes or memory, calls use as many as it grants.
ctn_set_thread_count(count) =
    ccall((:ctn_set_thread_count, libcatenary), ctn_status, (Int32,), count)

# The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512" with
# products of float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
ctn_simd_level() =
    ccall((:ctn_simd_level, libcatenary), Cstring, ())

# Whether large float32 matrix products use oneDNN: it was built in, and neither CATENARY_ONEDNN=0
# nor ctn_set_onednn_enabled switched it off.
ctn_onednn_enabled() =
    ccall((:ctn_onednn_enabled, libcatenary), Int32, ())

# Switches oneDNN on or off for the process. Without it the library uses its own kernels, whose
# results differ in the last bits. It is an UNAVAILABLE error to switch it on if it was not built
# in.
ctn_set_onednn_enabled(enabled) =
    ccall((:ctn_set_onednn_enabled, libcatenary), ctn_status, (Int32,), enabled)

# Whether functions called on this thread record history.
ctn_backprop_enabled() =
    ccall((:ctn_backprop_enabled, libcatenary), Int32, ())

# Switches the recording of history on or off for the calling thread. Without it, results carry no
# history, as with volatile inputs.
ctn_set_backprop_enabled(enabled, previous) =
    ccall((:ctn_set_backprop_enabled, libcatenary), ctn_status, (Int32, Ptr{Int32}), enabled, previous)

# Whether functions and links called on this thread are in training mode, which is the initial mode.
ctn_train() =
    ccall((:ctn_train, libcatenary), Int32, ())

# Switches between training and testing for the calling thread. While training, dropout drops,
# attention drops its weights, batch normalizations use and learn the statistics of the batch, and
# networks from Caffe are in the phase TRAIN. While testing, dropout returns its input, batch
# normalizations use their averages, and networks from Caffe are in the phase TEST. Gradients are
# computed in both modes; see ctn_set_backprop_enabled.
ctn_set_train(enabled, previous) =
    ccall((:ctn_set_train, libcatenary), ctn_status, (Int32, Ptr{Int32}), enabled, previous)

# Whether debug mode is on; see ctn_set_debug. It is off initially, unless CATENARY_DEBUG=1 is in
# the environment.
ctn_debug() =
    ccall((:ctn_debug, libcatenary), Int32, ())

# Switches debug mode for the process. Debug mode checks every result of a function and every
# gradient that a function returns in backward: a NaN is CTN_ERROR_NAN, and the message names the
# function, forward or backward, and which output or input it was. Every function then waits for its
# device.
ctn_set_debug(enabled) =
    ccall((:ctn_set_debug, libcatenary), ctn_status, (Int32,), enabled)

# Captures the calling thread's current device, current streams, backprop mode, training mode and
# function hooks.
ctn_context_capture(out) =
    ccall((:ctn_context_capture, libcatenary), ctn_status, (Ptr{Ptr{ctn_context}},), out)

# Applies captured settings to the calling thread.
ctn_context_apply(context) =
    ccall((:ctn_context_apply, libcatenary), ctn_status, (Ptr{ctn_context},), context)

# Whether the loaded library has a feature. A program that also runs with older libraries, or with
# builds that leave parts out, can ask for what it needs.
ctn_has_feature(kind, name) =
    ccall((:ctn_has_feature, libcatenary), Int32, (ctn_feature_kind, Cstring), kind, name)

# Name of a feature that the loaded library has; NULL after the last one of its kind. It lives as
# long as the process.
ctn_feature_name(kind, index) =
    ccall((:ctn_feature_name, libcatenary), Cstring, (ctn_feature_kind, Csize_t), kind, index)

# Number of functions that the loaded library has. It exports those of components that it was built
# without too, but they only fail, and are not counted.
ctn_op_count() =
    ccall((:ctn_op_count, libcatenary), Csize_t, ())

# Name of a function without ctn_, in alphabetical order; NULL after the last one. It lives as long
# as the process.
ctn_op_name(index) =
    ccall((:ctn_op_name, libcatenary), Cstring, (Csize_t,), index)

# A function as a JSON object: `format` (1; members are only added), `name`, `returns`, and
# `arguments`, each with its name, type, direction and nullability. NULL after the last function. It
# lives as long as the process.
ctn_op_schema(index) =
    ccall((:ctn_op_schema, libcatenary), Cstring, (Csize_t,), index)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_object_retain(self) =
    ccall((:ctn_object_retain, libcatenary), Ptr{ctn_object}, (Ptr{ctn_object},), self)

# Gives a reference back; the last one frees the object. NULL is allowed; cannot fail.
ctn_object_release(self) =
    ccall((:ctn_object_release, libcatenary), Cvoid, (Ptr{ctn_object},), self)

# Number of references that callers and the library hold; 0 for NULL. It is only a hint while other
# threads hold references.
ctn_object_use_count(object) =
    ccall((:ctn_object_use_count, libcatenary), Int64, (Ptr{ctn_object},), object)

# Stores a binding's own object in the one slot of a handle. The previous content is destroyed,
# whichever key it had.
ctn_object_set_binding(self, key, object, destroy) =
    ccall((:ctn_object_set_binding, libcatenary), ctn_status, (Ptr{ctn_object}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), self, key, object, destroy)

# The object that ctn_object_set_binding stored under a key, still owned by the slot; NULL if there
# is none or the handle is NULL.
ctn_object_binding(self, key) =
    ccall((:ctn_object_binding, libcatenary), Ptr{Cvoid}, (Ptr{ctn_object}, Ptr{Cvoid}), self, key)

# Sets the function that is called when the number of references of a handle changes from 1 to 2 or
# from 2 to 1. The slot must hold an object under `key`, to which the function belongs: it is
# removed when the slot is overwritten or emptied. It is not called when the handle dies, which
# calls destroy of the slot.
ctn_object_set_toggle(object, key, toggle, shared) =
    ccall((:ctn_object_set_toggle, libcatenary), ctn_status, (Ptr{ctn_object}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Int32}), object, key, toggle, shared)

# Reports to a garbage collector which of a binding's handles hold which others through the library.
# The library walks from the objects through everything that it holds for them (graphs, links,
# optimizers, hooks...) and counts the references that it finds. An object is accounted for if these
# and the binding's own are all its references, and nothing that holds it is held from elsewhere.
# For every object that is accounted for, `edge` is called once for each object that holds it,
# directly or through objects that are not in the list. For every other object, `edge` is called
# once with SIZE_MAX as the owner: somebody outside holds it (C code, another binding, a running
# call, another thread's hooks), or holds something that leads to it. Arrays are leaves, and
# references to them are not counted: an array in the list that anything else holds is held from the
# outside. The binding itself must know what the user_data of callbacks leads to. Counts are not
# changed, and no user code runs except `edge`, which is called at the end; if it fails, the trace
# ends. Time and memory are proportional to what is reached, and there is no recursion. The function
# must not be called from a toggle or a destroy function.
ctn_binding_trace(objects, count, edge, user_data, destroy) =
    ccall((:ctn_binding_trace, libcatenary), ctn_status, (Ptr{Ptr{ctn_object}}, Csize_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), objects, count, edge, user_data, destroy)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_variable_retain(self) =
    ccall((:ctn_variable_retain, libcatenary), Ptr{ctn_variable}, (Ptr{ctn_variable},), self)

# Gives a reference back; the last one frees the variable. NULL is allowed; cannot fail.
ctn_variable_release(self) =
    ccall((:ctn_variable_release, libcatenary), Cvoid, (Ptr{ctn_variable},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_function_retain(self) =
    ccall((:ctn_function_retain, libcatenary), Ptr{ctn_function}, (Ptr{ctn_function},), self)

# Gives a reference back; the last one frees the function. NULL is allowed; cannot fail.
ctn_function_release(self) =
    ccall((:ctn_function_release, libcatenary), Cvoid, (Ptr{ctn_function},), self)

# A variable over an array, which is not copied, with the volatile flag OFF and without history.
ctn_variable_new(data, out) =
    ccall((:ctn_variable_new, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_variable}}), data, out)

# The array of the variable.
ctn_variable_data(v, out) =
    ccall((:ctn_variable_data, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_array}}), v, out)

# Replaces the array. It is a STATE error if the variable has a creator or a gradient and the shape
# or dtype changes. A gradient stays on its device. After a change of shape or dtype, backward
# passes of functions that read the old array compute no gradient for the variable.
ctn_variable_set_data(v, data) =
    ccall((:ctn_variable_set_data, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_array}), v, data)

# The gradient; NULL, with CTN_OK, if there is none.
ctn_variable_grad(v, out) =
    ccall((:ctn_variable_grad, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_array}}), v, out)

# Sets or removes the gradient.
ctn_variable_set_grad(v, grad) =
    ccall((:ctn_variable_set_grad, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_array}), v, grad)

# The gradient as a variable, which has history after backward with create_graph; NULL, with CTN_OK,
# if there is none.
ctn_variable_grad_variable(v, out) =
    ccall((:ctn_variable_grad_variable, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), v, out)

# The function that made the variable; NULL, with CTN_OK, if no function did.
ctn_variable_creator(v, out) =
    ccall((:ctn_variable_creator, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_function}}), v, out)

# Length of the longest chain of functions that leads to the variable; 0 for NULL.
ctn_variable_rank(v) =
    ccall((:ctn_variable_rank, libcatenary), Int64, (Ptr{ctn_variable},), v)

# The volatile flag; OFF for NULL.
ctn_variable_volatile(v) =
    ccall((:ctn_variable_volatile, libcatenary), ctn_volatile, (Ptr{ctn_variable},), v)

# Sets the volatile flag of a variable without a creator. It is a STATE error if the variable has
# one.
ctn_variable_set_volatile(v, volatile_flag) =
    ccall((:ctn_variable_set_volatile, libcatenary), ctn_status, (Ptr{ctn_variable}, ctn_volatile), v, volatile_flag)

# Whether backward computes a gradient for the variable; 0 for NULL.
ctn_variable_requires_grad(v) =
    ccall((:ctn_variable_requires_grad, libcatenary), Int32, (Ptr{ctn_variable},), v)

# Marks a variable without a creator as a constant, for which no gradient is computed, or as an
# ordinary variable.
ctn_variable_set_requires_grad(v, requires_grad) =
    ccall((:ctn_variable_set_requires_grad, libcatenary), ctn_status, (Ptr{ctn_variable}, Int32), v, requires_grad)

# The name, valid until it changes; NULL for a variable without a name, and for NULL.
ctn_variable_name(v) =
    ccall((:ctn_variable_name, libcatenary), Cstring, (Ptr{ctn_variable},), v)

# Sets or removes the name.
ctn_variable_set_name(v, name) =
    ccall((:ctn_variable_set_name, libcatenary), ctn_status, (Ptr{ctn_variable}, Cstring), v, name)

# Text for drawings of the graph: the name if the variable has one, then shape and dtype, such as
# "(2, 3), float32".
ctn_variable_label(v, text, text_capacity, text_length) =
    ccall((:ctn_variable_label, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), v, text, text_capacity, text_length)

# Lengths of the axes, valid until the data of the variable is replaced; NULL for NULL.
ctn_variable_shape(v) =
    ccall((:ctn_variable_shape, libcatenary), Ptr{Int64}, (Ptr{ctn_variable},), v)

# Number of axes; 0 for NULL.
ctn_variable_ndim(v) =
    ccall((:ctn_variable_ndim, libcatenary), Csize_t, (Ptr{ctn_variable},), v)

# Element type; CTN_DTYPE_NONE for NULL.
ctn_variable_dtype(v) =
    ccall((:ctn_variable_dtype, libcatenary), ctn_dtype, (Ptr{ctn_variable},), v)

# Number of elements; 0 for NULL.
ctn_variable_size(v) =
    ccall((:ctn_variable_size, libcatenary), Int64, (Ptr{ctn_variable},), v)

# The element of a variable of size 1, such as a loss, as double.
ctn_variable_item_f64(v, value) =
    ccall((:ctn_variable_item_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Float64}), v, value)

# Length of the first axis.
ctn_variable_length(v, length) =
    ccall((:ctn_variable_length, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}), v, length)

# Backpropagation from this variable. It starts with the variable's own gradient, which must be set
# before; only if the variable has one element and no gradient, it starts with 1. Gradients are
# added to those that variables without a creator already have. Operations on integers have no
# history: a variable of integers or booleans is a DTYPE error unless a function made it from
# floating numbers.
ctn_variable_backward(v, retain_grad, create_graph) =
    ccall((:ctn_variable_backward, libcatenary), ctn_status, (Ptr{ctn_variable}, Int32, Int32), v, retain_grad, create_graph)

# Removes the history of this variable: it and all variables that functions made on the way to it
# forget their creators.
ctn_variable_unchain_backward(v) =
    ccall((:ctn_variable_unchain_backward, libcatenary), ctn_status, (Ptr{ctn_variable},), v)

# Removes the gradient.
ctn_variable_cleargrad(v) =
    ccall((:ctn_variable_cleargrad, libcatenary), ctn_status, (Ptr{ctn_variable},), v)

# Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data that
# was set since.
ctn_variable_zerograd(v) =
    ccall((:ctn_variable_zerograd, libcatenary), ctn_status, (Ptr{ctn_variable},), v)

# Adds the gradient of another variable to the gradient of `v`.
ctn_variable_addgrad(v, source) =
    ccall((:ctn_variable_addgrad, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}), v, source)

# Copies the elements of another variable into the array of `v`.
ctn_variable_copydata(v, source) =
    ccall((:ctn_variable_copydata, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}), v, source)

# A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard deviation
# of the elements, and those of the gradient: None if there is no gradient, 0 if it is zero.
ctn_variable_debug_text(v, text, text_capacity, text_length) =
    ccall((:ctn_variable_debug_text, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), v, text, text_capacity, text_length)

# Makes the variable an output of a node. The variable that was this output before loses its
# creator; it must have the same shape, dtype and device. It is a STATE error if the variable
# already has a creator, or if a function has read it.
ctn_variable_set_creator(v, f, index) =
    ccall((:ctn_variable_set_creator, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_function}, Csize_t), v, f, index)

# Moves the array and the gradient to a device. The history stays: a gradient is moved to the device
# of each function that it passes, and in the end to the device of the data. Use ctn_copy for a copy
# that backward passes through.
ctn_variable_to_device(v, device) =
    ccall((:ctn_variable_to_device, libcatenary), ctn_status, (Ptr{ctn_variable}, Cstring), v, device)

# Name of a flag: "on", "off" or "auto"; NULL for other values. It lives as long as the process.
ctn_volatile_name(flag) =
    ccall((:ctn_volatile_name, libcatenary), Cstring, (ctn_volatile,), flag)

# The flag with a name.
ctn_volatile_from_name(name, flag) =
    ccall((:ctn_volatile_from_name, libcatenary), ctn_status, (Cstring, Ptr{ctn_volatile}), name, flag)

# The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO. Both
# together are an error.
ctn_volatile_aggregate(flags, count, flag) =
    ccall((:ctn_volatile_aggregate, libcatenary), ctn_status, (Ptr{ctn_volatile}, Csize_t, Ptr{ctn_volatile}), flags, count, flag)

# Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable.
ctn_grad(outputs, output_count, grad_outputs, inputs, input_count, create_graph, grads) =
    ccall((:ctn_grad, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Csize_t, Int32, Ptr{Ptr{ctn_variable}}), outputs, output_count, grad_outputs, inputs, input_count, create_graph, grads)

# Defines a user function. At least one of backward and backward_variables is needed for
# backpropagation. destroy runs exactly once: when the last reference is released, including those
# of the library, or when this call fails.
ctn_function_new(callbacks, user_data, out) =
    ccall((:ctn_function_new, libcatenary), ctn_status, (Ptr{ctn_function_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_function}}), callbacks, user_data, out)

# Applies a user function to variables.
ctn_function_call(f, inputs, input_count, outputs, output_count) =
    ccall((:ctn_function_call, libcatenary), ctn_status, (Ptr{ctn_function}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t), f, inputs, input_count, outputs, output_count)

# Name of the function in drawings of the graph.
ctn_function_label(f, text, text_capacity, text_length) =
    ccall((:ctn_function_label, libcatenary), ctn_status, (Ptr{ctn_function}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, text, text_capacity, text_length)

# Rank of the node, which is the highest rank of its inputs; 0 for NULL.
ctn_function_rank(f) =
    ccall((:ctn_function_rank, libcatenary), Int64, (Ptr{ctn_function},), f)

# Number of inputs of a node; 0 for NULL and definitions.
ctn_function_input_count(f) =
    ccall((:ctn_function_input_count, libcatenary), Csize_t, (Ptr{ctn_function},), f)

# An input of a node as a variable. The variable has no data if its array was freed, because nobody
# else held it and the gradient does not need it.
ctn_function_input(f, index, out) =
    ccall((:ctn_function_input, libcatenary), ctn_status, (Ptr{ctn_function}, Csize_t, Ptr{Ptr{ctn_variable}}), f, index, out)

# Number of outputs of a node; 0 for NULL and definitions.
ctn_function_output_count(f) =
    ccall((:ctn_function_output_count, libcatenary), Csize_t, (Ptr{ctn_function},), f)

# An output of a node as a variable; NULL, with CTN_OK, if nobody holds it anymore.
ctn_function_output(f, index, out) =
    ccall((:ctn_function_output, libcatenary), ctn_status, (Ptr{ctn_function}, Csize_t, Ptr{Ptr{ctn_variable}}), f, index, out)

# Removes the node from the graph: its outputs lose their creator, and it releases its inputs.
ctn_function_unchain(f) =
    ccall((:ctn_function_unchain, libcatenary), ctn_status, (Ptr{ctn_function},), f)

# For user functions: stores an array with the node, for backward.
ctn_function_save_array(node, slot, a) =
    ccall((:ctn_function_save_array, libcatenary), ctn_status, (Ptr{ctn_function}, Csize_t, Ptr{ctn_array}), node, slot, a)

# For user functions: an array that was stored with the node; NULL, with CTN_OK, if there is none.
ctn_function_saved_array(node, slot, out) =
    ccall((:ctn_function_saved_array, libcatenary), ctn_status, (Ptr{ctn_function}, Csize_t, Ptr{Ptr{ctn_array}}), node, slot, out)

# An array that a function publishes under a name.
ctn_function_attribute(f, name, out) =
    ccall((:ctn_function_attribute, libcatenary), ctn_status, (Ptr{ctn_function}, Cstring, Ptr{Ptr{ctn_array}}), f, name, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_initializer_retain(self) =
    ccall((:ctn_initializer_retain, libcatenary), Ptr{ctn_initializer}, (Ptr{ctn_initializer},), self)

# Gives a reference back; the last one frees the initializer. NULL is allowed; cannot fail.
ctn_initializer_release(self) =
    ccall((:ctn_initializer_release, libcatenary), Cvoid, (Ptr{ctn_initializer},), self)

# Sets every element to one value.
ctn_initializer_constant_new(value, out) =
    ccall((:ctn_initializer_constant_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), value, out)

# Normal numbers with mean 0.
ctn_initializer_normal_new(deviation, out) =
    ccall((:ctn_initializer_normal_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), deviation, out)

# Uniform numbers in [-limit, limit).
ctn_initializer_uniform_new(limit, out) =
    ccall((:ctn_initializer_uniform_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), limit, out)

# A multiple of a random matrix with orthonormal rows, or columns if it has more rows than columns.
# Further axes count as columns, in C order.
ctn_initializer_orthogonal_new(scale, out) =
    ccall((:ctn_initializer_orthogonal_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# A multiple of the identity, for arrays that are square matrices.
ctn_initializer_identity_new(scale, out) =
    ccall((:ctn_initializer_identity_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Normal numbers with the standard deviation scale * sqrt(1 / fan_in), for arrays with at least two
# axes.
ctn_initializer_lecun_normal_new(scale, out) =
    ccall((:ctn_initializer_lecun_normal_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for arrays with at least two axes.
ctn_initializer_lecun_uniform_new(scale, out) =
    ccall((:ctn_initializer_lecun_uniform_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Normal numbers with the standard deviation scale * sqrt(2 / (fan_in + fan_out)), for arrays with
# at least two axes.
ctn_initializer_glorot_normal_new(scale, out) =
    ccall((:ctn_initializer_glorot_normal_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in + fan_out)), for arrays with at least
# two axes.
ctn_initializer_glorot_uniform_new(scale, out) =
    ccall((:ctn_initializer_glorot_uniform_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for arrays with at least two
# axes.
ctn_initializer_he_normal_new(scale, out) =
    ccall((:ctn_initializer_he_normal_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays with at least two axes.
ctn_initializer_he_uniform_new(scale, out) =
    ccall((:ctn_initializer_he_uniform_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_initializer}}), scale, out)

# Copies the values that an array has when the initializer is applied, converted to the dtype and
# device of the destination.
ctn_initializer_array_new(value, out) =
    ccall((:ctn_initializer_array_new, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_initializer}}), value, out)

# Calls a function on the thread that makes the parameter.
ctn_initializer_callback_new(fill, user_data, destroy, out) =
    ccall((:ctn_initializer_callback_new, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_initializer}}), fill, user_data, destroy, out)

# Fills an array.
ctn_initializer_apply(initializer, array) =
    ccall((:ctn_initializer_apply, libcatenary), ctn_status, (Ptr{ctn_initializer}, Ptr{ctn_array}), initializer, array)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_link_options_retain(self) =
    ccall((:ctn_link_options_retain, libcatenary), Ptr{ctn_link_options}, (Ptr{ctn_link_options},), self)

# Gives a reference back; the last one frees the link options. NULL is allowed; cannot fail.
ctn_link_options_release(self) =
    ccall((:ctn_link_options_release, libcatenary), Cvoid, (Ptr{ctn_link_options},), self)

# Options with defaults only.
ctn_link_options_new(out) =
    ccall((:ctn_link_options_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_link_options}},), out)

# Sets the element type of all parameters; the default is float32.
ctn_link_options_set_dtype(options, dtype) =
    ccall((:ctn_link_options_set_dtype, libcatenary), ctn_status, (Ptr{ctn_link_options}, ctn_dtype), options, dtype)

# Sets the factor of the initial standard deviation of weights; the default is 1.
ctn_link_options_set_wscale(options, wscale) =
    ccall((:ctn_link_options_set_wscale, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, wscale)

# Sets the initial value of the bias; the default is 0.
ctn_link_options_set_bias(options, bias) =
    ccall((:ctn_link_options_set_bias, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, bias)

# Sets whether the link has no bias; the default is 0.
ctn_link_options_set_nobias(options, nobias) =
    ccall((:ctn_link_options_set_nobias, libcatenary), ctn_status, (Ptr{ctn_link_options}, Int32), options, nobias)

# Sets the initializer of a parameter, which replaces its documented initial values.
ctn_link_options_set_initializer(options, path, initializer) =
    ccall((:ctn_link_options_set_initializer, libcatenary), ctn_status, (Ptr{ctn_link_options}, Cstring, Ptr{ctn_initializer}), options, path, initializer)

# Sets the initial value of a parameter: ctn_link_options_set_initializer with
# ctn_initializer_array_new.
ctn_link_options_set_initial_value(options, path, value) =
    ccall((:ctn_link_options_set_initial_value, libcatenary), ctn_status, (Ptr{ctn_link_options}, Cstring, Ptr{ctn_array}), options, path, value)

# Sets the distance between the elements that a window reads; the default is 1.
ctn_link_options_set_dilation(options, dilation, ndim) =
    ccall((:ctn_link_options_set_dilation, libcatenary), ctn_status, (Ptr{ctn_link_options}, Ptr{Int64}, Csize_t), options, dilation, ndim)

# Sets the number of groups into which the channels are divided; the default is 1.
ctn_link_options_set_groups(options, groups) =
    ccall((:ctn_link_options_set_groups, libcatenary), ctn_status, (Ptr{ctn_link_options}, Int64), options, groups)

# Sets the lengths of the result of a deconvolution along its spatial axes; the default is the
# smallest lengths that fit.
ctn_link_options_set_outsize(options, outsize, ndim) =
    ccall((:ctn_link_options_set_outsize, libcatenary), ctn_status, (Ptr{ctn_link_options}, Ptr{Int64}, Csize_t), options, outsize, ndim)

# Sets the initial value of all slopes of a parametric rectifier; the default is 0.25.
ctn_link_options_set_init(options, init) =
    ccall((:ctn_link_options_set_init, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, init)

# Sets the fraction of themselves that the averages of a batch normalization keep; the default is
# 0.9.
ctn_link_options_set_decay(options, decay) =
    ccall((:ctn_link_options_set_decay, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, decay)

# Sets the number that normalizations add to variances; see each link for the default.
ctn_link_options_set_eps(options, eps) =
    ccall((:ctn_link_options_set_eps, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, eps)

# Sets the exponent of the counts of a negative sampling; the default is 0.75.
ctn_link_options_set_power(options, power) =
    ccall((:ctn_link_options_set_power, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, power)

# Sets the number for which an embedding returns zeros and has no gradient. Without this option
# every number has its row.
ctn_link_options_set_ignore_label(options, ignore_label) =
    ccall((:ctn_link_options_set_ignore_label, libcatenary), ctn_status, (Ptr{ctn_link_options}, Int64), options, ignore_label)

# Sets whether position i of an attention sees only positions 0 to i; the default is 0.
ctn_link_options_set_causal(options, causal) =
    ccall((:ctn_link_options_set_causal, libcatenary), ctn_status, (Ptr{ctn_link_options}, Int32), options, causal)

# Sets the probability with which an attention drops each of its weights in training; the default is
# 0.
ctn_link_options_set_dropout(options, dropout) =
    ccall((:ctn_link_options_set_dropout, libcatenary), ctn_status, (Ptr{ctn_link_options}, Float64), options, dropout)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_link_retain(self) =
    ccall((:ctn_link_retain, libcatenary), Ptr{ctn_link}, (Ptr{ctn_link},), self)

# Gives a reference back; the last one frees the link. NULL is allowed; cannot fail.
ctn_link_release(self) =
    ccall((:ctn_link_release, libcatenary), Cvoid, (Ptr{ctn_link},), self)

# Linear link on the current device with the parameters W of shape (out_size, in_size), with normal
# numbers of standard deviation wscale / sqrt(in_size), and b of shape (out_size), with the value
# `bias`, unless `nobias`.
ctn_link_linear_new(in_size, out_size, options, out) =
    ccall((:ctn_link_linear_new, libcatenary), ctn_status, (Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, out_size, options, out)

# Convolution link on the current device, see ctn_convolution_2d, with the parameters W of shape
# (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers of standard deviation
# wscale / sqrt(in_channels / groups * ksize_y * ksize_x), and b of shape (out_channels), with the
# value `bias`, unless `nobias`.
ctn_link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, out) =
    ccall((:ctn_link_convolution_2d_new, libcatenary), ctn_status, (Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, out)

# Classifier with a child named "predictor". Called with x and t it returns
# ctn_softmax_cross_entropy(predictor(x), t) and remembers the prediction, loss and accuracy.
ctn_link_classifier_new(predictor, out) =
    ccall((:ctn_link_classifier_new, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_link}}), predictor, out)

# Sets whether calls also compute the accuracy, as they do initially.
ctn_link_classifier_set_compute_accuracy(classifier, compute) =
    ccall((:ctn_link_classifier_set_compute_accuracy, libcatenary), ctn_status, (Ptr{ctn_link}, Int32), classifier, compute)

# Loss of the last call; NULL, with CTN_OK, before the first call.
ctn_link_classifier_loss(classifier, out) =
    ccall((:ctn_link_classifier_loss, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}), classifier, out)

# Accuracy of the last call; NULL, with CTN_OK, before the first call and if it is not computed.
ctn_link_classifier_accuracy(classifier, out) =
    ccall((:ctn_link_classifier_accuracy, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}), classifier, out)

# Result of the predictor in the last call; NULL, with CTN_OK, before the first call.
ctn_link_classifier_prediction(classifier, out) =
    ccall((:ctn_link_classifier_prediction, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}), classifier, out)

# A user link, which is also a chain: parameters, persistent values and children are added with the
# functions below.
ctn_link_new(forward, user_data, destroy, out) =
    ccall((:ctn_link_new, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_link}}), forward, user_data, destroy, out)

# An empty chain.
ctn_link_chain_new(out) =
    ccall((:ctn_link_chain_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_link}},), out)

# An empty chain list.
ctn_link_chain_list_new(out) =
    ccall((:ctn_link_chain_list_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_link}},), out)

# Runs the link on variables. A chain or chain list has no forward computation (UNSUPPORTED). Calls
# from callbacks of links may be nested 1000 deep; deeper ones are a STATE error.
ctn_link_call(link, inputs, input_count, outputs, output_count) =
    ccall((:ctn_link_call, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t), link, inputs, input_count, outputs, output_count)

# Runs the link on one variable; see ctn_link_call.
ctn_link_call1(link, x, y) =
    ccall((:ctn_link_call1, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), link, x, y)

# Name of the link in its parent, valid until it changes; NULL for a link without a parent, and for
# NULL.
ctn_link_name(link) =
    ccall((:ctn_link_name, libcatenary), Cstring, (Ptr{ctn_link},), link)

# Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
ctn_link_add_param(link, name, shape, ndim, dtype) =
    ccall((:ctn_link_add_param, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Int64}, Csize_t, ctn_dtype), link, name, shape, ndim, dtype)

# Adds an array that is saved and loaded but not optimized.
ctn_link_add_persistent(link, name, value) =
    ccall((:ctn_link_add_persistent, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{ctn_array}), link, name, value)

# A persistent array of this link.
ctn_link_persistent(link, name, out) =
    ccall((:ctn_link_persistent, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Ptr{ctn_array}}), link, name, out)

# Replaces a persistent array.
ctn_link_set_persistent(link, name, value) =
    ccall((:ctn_link_set_persistent, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{ctn_array}), link, name, value)

# Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels.
ctn_link_add_link(link, name, child) =
    ccall((:ctn_link_add_link, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{ctn_link}), link, name, child)

# The child at a path.
ctn_link_child(link, path, out) =
    ccall((:ctn_link_child, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Ptr{ctn_link}}), link, path, out)

# Number of direct children; 0 for NULL.
ctn_link_child_count(link) =
    ccall((:ctn_link_child_count, libcatenary), Csize_t, (Ptr{ctn_link},), link)

# A direct child in the order of addition.
ctn_link_child_at(link, index, out) =
    ccall((:ctn_link_child_at, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Ptr{Ptr{ctn_link}}), link, index, out)

# Whether all parameters of the hierarchy have their sizes, so that none waits for an input (see
# CTN_SIZE_FROM_INPUT); 1 for NULL.
ctn_link_is_initialized(link) =
    ccall((:ctn_link_is_initialized, libcatenary), Int32, (Ptr{ctn_link},), link)

# Number of parameters and persistent values of the hierarchy that wait for their size; 0 for NULL.
ctn_link_uninitialized_count(link) =
    ccall((:ctn_link_uninitialized_count, libcatenary), Csize_t, (Ptr{ctn_link},), link)

# Path of one of the values that wait for their size, such as "/l1/W".
ctn_link_uninitialized_path(link, index, text, text_capacity, text_length) =
    ccall((:ctn_link_uninitialized_path, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), link, index, text, text_capacity, text_length)

# Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for NULL.
ctn_link_param_count(link) =
    ccall((:ctn_link_param_count, libcatenary), Csize_t, (Ptr{ctn_link},), link)

# A parameter in the order of the reference's namedparams: the link's own parameters in the order of
# addition, then those of each child.
ctn_link_param_at(link, index, out) =
    ccall((:ctn_link_param_at, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Ptr{Ptr{ctn_variable}}), link, index, out)

# Path of a parameter in the order of ctn_link_param_at, such as "/l1/W".
ctn_link_param_path(link, index, text, text_capacity, text_length) =
    ccall((:ctn_link_param_path, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), link, index, text, text_capacity, text_length)

# The parameter at a path.
ctn_link_param(link, path, out) =
    ccall((:ctn_link_param, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Ptr{ctn_variable}}), link, path, out)

# Sets the gradients of all parameters that are not frozen to zeros.
ctn_link_zerograds(link) =
    ccall((:ctn_link_zerograds, libcatenary), ctn_status, (Ptr{ctn_link},), link)

# Removes the gradients of all parameters; the next backward writes new ones.
ctn_link_cleargrads(link) =
    ccall((:ctn_link_cleargrads, libcatenary), ctn_status, (Ptr{ctn_link},), link)

# Adds the gradients of another link. Frozen parameters are skipped.
ctn_link_addgrads(link, source) =
    ccall((:ctn_link_addgrads, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_link}), link, source)

# Copies the parameters of another link.
ctn_link_copyparams(link, source) =
    ccall((:ctn_link_copyparams, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_link}), link, source)

# A second hierarchy over the same arrays of parameters and persistent values: an update of one
# changes both. The copy has no gradients, and states of recurrent links are kept with their
# history. The new root has no name.
ctn_link_share(link, out) =
    ccall((:ctn_link_share, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_link}}), link, out)

# A copy of the hierarchy with separate arrays on the same devices: parameters, gradients,
# persistent values (including statistics of batch normalization) and states of recurrent links,
# without their history. Values that share an array share one in the copy. The new root has no name,
# and no optimizer is set up for it. User links are copied as their callbacks define.
ctn_link_clone(link, out) =
    ccall((:ctn_link_clone, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_link}}), link, out)

# Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to a
# device. After a failure the hierarchy is where it was.
ctn_link_to_device(link, device) =
    ccall((:ctn_link_to_device, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, device)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_caffe_function_retain(self) =
    ccall((:ctn_caffe_function_retain, libcatenary), Ptr{ctn_caffe_function}, (Ptr{ctn_caffe_function},), self)

# Gives a reference back; the last one frees the caffe function. NULL is allowed; cannot fail.
ctn_caffe_function_release(self) =
    ccall((:ctn_caffe_function_release, libcatenary), Cvoid, (Ptr{ctn_caffe_function},), self)

# Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors name the
# layer and the field that is wrong. The format before V1 is UNSUPPORTED.
ctn_caffe_function_new(path, out) =
    ccall((:ctn_caffe_function_new, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_caffe_function}}), path, out)

# Reads a network from memory; see ctn_caffe_function_new.
ctn_caffe_function_new_from_memory(data, size, out) =
    ccall((:ctn_caffe_function_new_from_memory, libcatenary), ctn_status, (Ptr{Cvoid}, Csize_t, Ptr{Ptr{ctn_caffe_function}}), data, size, out)

# Computes blobs of the network from given ones. Layers run in the order of the file if their
# bottoms are given or computed; a layer that writes to its own bottom replaces that blob. Layers
# that no output needs do not run. While the calling thread trains (ctn_set_train), layers are in
# the phase TRAIN: dropout drops, and BatchNorm uses and learns the statistics of the batch;
# otherwise they are in the phase TEST. It is a NOT_FOUND error if an output cannot be computed, and
# the message says what was skipped and why. Errors of a layer begin with its name and type.
ctn_caffe_function_call(f, input_names, input_count, inputs, disable, disable_count, output_names, output_count, outputs) =
    ccall((:ctn_caffe_function_call, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Ptr{Cstring}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Cstring}, Csize_t, Ptr{Cstring}, Csize_t, Ptr{Ptr{ctn_variable}}), f, input_names, input_count, inputs, disable, disable_count, output_names, output_count, outputs)

# The parameters: a chain with a child for each layer that has parameters, at the path that is the
# layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain inception_3a).
# ctn_caffe_function_link_path returns the path if the name cannot be one or its place is taken.
# Convolution and InnerProduct are links of that kind with W and b (W is (out, in) even if the file
# has it transposed), Scale has W and b, and BatchNorm has the persistent values avg_mean and
# avg_var, which are Caffe's sums, and scale_factor, by which they are divided. Moving the chain to
# a device moves the network.
ctn_caffe_function_fs(f, out) =
    ccall((:ctn_caffe_function_fs, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Ptr{Ptr{ctn_link}}), f, out)

# Path of the link of a layer below ctn_caffe_function_fs. It is the layer's name, unless a part of
# that is empty, "." or "..", or the place is taken by another layer. Then slashes become
# underscores; an empty name, "." and ".." become "layer" and the number of the layer in the file,
# counted from 0; and if that is taken as well, "_" and this number are added.
ctn_caffe_function_link_path(f, name, text, text_capacity, text_length) =
    ccall((:ctn_caffe_function_link_path, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Cstring, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, name, text, text_capacity, text_length)

# Number of layers that can run; 0 for NULL.
ctn_caffe_function_forward_count(f) =
    ccall((:ctn_caffe_function_forward_count, libcatenary), Csize_t, (Ptr{ctn_caffe_function},), f)

# Name of a layer that can run, in the order in which the layers run.
ctn_caffe_function_forward_name(f, index, text, text_capacity, text_length) =
    ccall((:ctn_caffe_function_forward_name, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, index, text, text_capacity, text_length)

# Type of a layer that can run, such as "Convolution", with its name in the current format.
ctn_caffe_function_forward_type(f, index, text, text_capacity, text_length) =
    ccall((:ctn_caffe_function_forward_type, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, index, text, text_capacity, text_length)

# Runs one layer, from its bottoms to its tops, in the phase of ctn_caffe_function_call. If several
# layers have the name, the first one runs.
ctn_caffe_function_forward(f, name, inputs, input_count, outputs, output_count) =
    ccall((:ctn_caffe_function_forward, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Cstring, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t), f, name, inputs, input_count, outputs, output_count)

# Number of layers that are never run; 0 for NULL.
ctn_caffe_function_ignored_count(f) =
    ccall((:ctn_caffe_function_ignored_count, libcatenary), Csize_t, (Ptr{ctn_caffe_function},), f)

# Name of an ignored layer, in the order of the file.
ctn_caffe_function_ignored_name(f, index, text, text_capacity, text_length) =
    ccall((:ctn_caffe_function_ignored_name, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, index, text, text_capacity, text_length)

# Type of an ignored layer, with its name in the current format.
ctn_caffe_function_ignored_type(f, index, text, text_capacity, text_length) =
    ccall((:ctn_caffe_function_ignored_type, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, index, text, text_capacity, text_length)

# Reason why a layer is ignored.
ctn_caffe_function_ignored_reason(f, index, text, text_capacity, text_length) =
    ccall((:ctn_caffe_function_ignored_reason, libcatenary), ctn_status, (Ptr{ctn_caffe_function}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), f, index, text, text_capacity, text_length)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_schedule_retain(self) =
    ccall((:ctn_schedule_retain, libcatenary), Ptr{ctn_schedule}, (Ptr{ctn_schedule},), self)

# Gives a reference back; the last one frees the schedule. NULL is allowed; cannot fail.
ctn_schedule_release(self) =
    ccall((:ctn_schedule_release, libcatenary), Cvoid, (Ptr{ctn_schedule},), self)

# The same value at all times, for instance to follow a warm-up.
ctn_schedule_constant_new(init, out) =
    ccall((:ctn_schedule_constant_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_schedule}}), init, out)

# Exponential decay: init * rate ^ t.
ctn_schedule_exponential_new(init, target, rate, out) =
    ccall((:ctn_schedule_exponential_new, libcatenary), ctn_status, (Float64, Float64, Float64, Ptr{Ptr{ctn_schedule}}), init, target, rate, out)

# Decay in steps: init * gamma ^ floor(t / step).
ctn_schedule_step_new(init, target, step, gamma, out) =
    ccall((:ctn_schedule_step_new, libcatenary), ctn_status, (Float64, Float64, Int64, Float64, Ptr{Ptr{ctn_schedule}}), init, target, step, gamma, out)

# The initial value, multiplied by gamma at given times.
ctn_schedule_multistep_new(init, steps, count, gamma, out) =
    ccall((:ctn_schedule_multistep_new, libcatenary), ctn_status, (Float64, Ptr{Int64}, Csize_t, Float64, Ptr{Ptr{ctn_schedule}}), init, steps, count, gamma, out)

# A straight line from `init` at t = begin to `target` at t = end.
ctn_schedule_linear_new(init, target, begin_, end_, out) =
    ccall((:ctn_schedule_linear_new, libcatenary), ctn_status, (Float64, Float64, Int64, Int64, Ptr{Ptr{ctn_schedule}}), init, target, begin_, end_, out)

# Half a period of the cosine from `init` to `target`. With a restart factor above 0, the schedule
# then starts again, and each period is longer by that factor; otherwise the target is kept.
ctn_schedule_cosine_new(init, target, period, restart_factor, out) =
    ccall((:ctn_schedule_cosine_new, libcatenary), ctn_status, (Float64, Float64, Int64, Int64, Ptr{Ptr{ctn_schedule}}), init, target, period, restart_factor, out)

# Polynomial decay: init * (1 - t / length) ^ power up to t = length, then its last value.
ctn_schedule_polynomial_new(init, target, length, power, out) =
    ccall((:ctn_schedule_polynomial_new, libcatenary), ctn_status, (Float64, Float64, Int64, Float64, Ptr{Ptr{ctn_schedule}}), init, target, length, power, out)

# Inverse decay: init * (1 + gamma * t) ^ -power.
ctn_schedule_inverse_new(init, target, gamma, power, out) =
    ccall((:ctn_schedule_inverse_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_schedule}}), init, target, gamma, power, out)

# Moves in equal steps from `start` to the first value of another schedule, then follows that
# schedule from its beginning.
ctn_schedule_warmup_new(start, after, length, out) =
    ccall((:ctn_schedule_warmup_new, libcatenary), ctn_status, (Float64, Ptr{ctn_schedule}, Int64, Ptr{Ptr{ctn_schedule}}), start, after, length, out)

# A schedule that a function computes. If the function fails, its status reaches the caller of the
# update unchanged.
ctn_schedule_new(function_, user_data, destroy, out) =
    ccall((:ctn_schedule_new, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_schedule}}), function_, user_data, destroy, out)

# Value of a schedule.
ctn_schedule_value(schedule, t, value) =
    ccall((:ctn_schedule_value, libcatenary), ctn_status, (Ptr{ctn_schedule}, Int64, Ptr{Float64}), schedule, t, value)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_optimizer_retain(self) =
    ccall((:ctn_optimizer_retain, libcatenary), Ptr{ctn_optimizer}, (Ptr{ctn_optimizer},), self)

# Gives a reference back; the last one frees the optimizer. NULL is allowed; cannot fail.
ctn_optimizer_release(self) =
    ccall((:ctn_optimizer_release, libcatenary), Cvoid, (Ptr{ctn_optimizer},), self)

# Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. It
# is a NOT_FOUND error if the patterns of a group match no parameter.
ctn_optimizer_setup(optimizer, link) =
    ccall((:ctn_optimizer_setup, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{ctn_link}), optimizer, link)

# The link that the optimizer was set up for; NULL, with CTN_OK, before ctn_optimizer_setup.
ctn_optimizer_target(optimizer, out) =
    ccall((:ctn_optimizer_target, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{Ptr{ctn_link}}), optimizer, out)

# Runs one update from the present gradients: first the hooks, then t grows by one, then every
# parameter with a gradient is updated. If no parameter has a gradient after the hooks, because
# backward was forgotten or all are frozen, it is a STATE error and nothing changes.
ctn_optimizer_update(optimizer) =
    ccall((:ctn_optimizer_update, libcatenary), ctn_status, (Ptr{ctn_optimizer},), optimizer)

# Calls the loss function, removes the gradients of the link, runs backward from the loss, and then
# updates like ctn_optimizer_update. `destroy` runs before this call returns.
ctn_optimizer_update_loss(optimizer, loss, user_data, destroy) =
    ccall((:ctn_optimizer_update_loss, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), optimizer, loss, user_data, destroy)

# Number of updates so far; 0 for NULL.
ctn_optimizer_t(optimizer) =
    ccall((:ctn_optimizer_t, libcatenary), Int64, (Ptr{ctn_optimizer},), optimizer)

# Number of epochs so far; 0 for NULL.
ctn_optimizer_epoch(optimizer) =
    ccall((:ctn_optimizer_epoch, libcatenary), Int64, (Ptr{ctn_optimizer},), optimizer)

# Adds 1 to the number of epochs.
ctn_optimizer_new_epoch(optimizer) =
    ccall((:ctn_optimizer_new_epoch, libcatenary), ctn_status, (Ptr{ctn_optimizer},), optimizer)

# Value of a hyperparameter; if it follows a schedule, the value that the next update uses. "lr" of
# Adam and its variants is the effective rate of the last update.
ctn_optimizer_hyperparameter(optimizer, name, value) =
    ccall((:ctn_optimizer_hyperparameter, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{Float64}), optimizer, name, value)

# Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule.
ctn_optimizer_set_hyperparameter(optimizer, name, value) =
    ccall((:ctn_optimizer_set_hyperparameter, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Float64), optimizer, name, value)

# Adds a hook; hooks run in the order of addition.
ctn_optimizer_add_hook(optimizer, name, hook, user_data, destroy) =
    ccall((:ctn_optimizer_add_hook, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), optimizer, name, hook, user_data, destroy)

# Adds the hook "WeightDecay": g += rate * p.
ctn_optimizer_add_weight_decay(optimizer, rate) =
    ccall((:ctn_optimizer_add_weight_decay, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Float64), optimizer, rate)

# Adds the hook "GradientClipping": scales all gradients by threshold / norm if their common L2 norm
# is larger than the threshold.
ctn_optimizer_add_gradient_clipping(optimizer, threshold) =
    ccall((:ctn_optimizer_add_gradient_clipping, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Float64), optimizer, threshold)

# Removes a hook.
ctn_optimizer_remove_hook(optimizer, name) =
    ccall((:ctn_optimizer_remove_hook, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, name)

# A state array of a parameter.
ctn_optimizer_state(optimizer, path, name, out) =
    ccall((:ctn_optimizer_state, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Cstring, Ptr{Ptr{ctn_array}}), optimizer, path, name, out)

# Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h). They keep
# the hyperparameters and hooks of the optimizer, except those that the functions below change for
# the group. A parameter that several groups match is in the one that was added last. Groups are
# configuration and are not saved; ctn_checkpoint_save saves their hyperparameters.
ctn_optimizer_add_group(optimizer, name, patterns, count) =
    ccall((:ctn_optimizer_add_group, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{Cstring}, Csize_t), optimizer, name, patterns, count)

# Removes a group. Its parameters return to the group that they were in before, or to none.
ctn_optimizer_remove_group(optimizer, name) =
    ccall((:ctn_optimizer_remove_group, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, name)

# Number of groups; 0 for NULL.
ctn_optimizer_group_count(optimizer) =
    ccall((:ctn_optimizer_group_count, libcatenary), Csize_t, (Ptr{ctn_optimizer},), optimizer)

# Name of a group in the order of addition.
ctn_optimizer_group_name(optimizer, index, text, text_capacity, text_length) =
    ccall((:ctn_optimizer_group_name, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), optimizer, index, text, text_capacity, text_length)

# Name of the group that a parameter is in; an empty string if it is in none.
ctn_optimizer_group_of(optimizer, path, text, text_capacity, text_length) =
    ccall((:ctn_optimizer_group_of, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), optimizer, path, text, text_capacity, text_length)

# A hyperparameter as the next update uses it for a group.
ctn_optimizer_group_hyperparameter(optimizer, group, name, value) =
    ccall((:ctn_optimizer_group_hyperparameter, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Cstring, Ptr{Float64}), optimizer, group, name, value)

# Gives a group its own value of a hyperparameter. It is a STATE error if the hyperparameter follows
# a schedule of the group.
ctn_optimizer_group_set_hyperparameter(optimizer, group, name, value) =
    ccall((:ctn_optimizer_group_set_hyperparameter, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Cstring, Float64), optimizer, group, name, value)

# Lets a hyperparameter of a group follow a schedule of its own.
ctn_optimizer_group_set_schedule(optimizer, group, name, schedule, by_epoch) =
    ccall((:ctn_optimizer_group_set_schedule, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Cstring, Ptr{ctn_schedule}, Int32), optimizer, group, name, schedule, by_epoch)

# Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise) acts on
# the parameters of a group, as it does initially. GradientClipping computes the norm of the
# gradients that it acts on.
ctn_optimizer_group_set_hook(optimizer, group, hook, enabled) =
    ccall((:ctn_optimizer_group_set_hook, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Cstring, Int32), optimizer, group, hook, enabled)

# Stochastic gradient descent: p -= lr * g. No states.
ctn_optimizer_sgd_new(lr, out) =
    ccall((:ctn_optimizer_sgd_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_optimizer}}), lr, out)

# Stochastic gradient descent with momentum: v = momentum * v - lr * g; p += v. The state is v.
ctn_optimizer_momentum_sgd_new(lr, momentum, out) =
    ccall((:ctn_optimizer_momentum_sgd_new, libcatenary), ctn_status, (Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, momentum, out)

# Nesterov's accelerated gradient: v = momentum * v - lr * g; p += momentum^2 * v - (1 + momentum) *
# lr * g. The state is v.
ctn_optimizer_nesterov_ag_new(lr, momentum, out) =
    ccall((:ctn_optimizer_nesterov_ag_new, libcatenary), ctn_status, (Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, momentum, out)

# AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). The state is h.
ctn_optimizer_adagrad_new(lr, eps, out) =
    ccall((:ctn_optimizer_adagrad_new, libcatenary), ctn_status, (Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, eps, out)

# AdaDelta (Zeiler). The states are msg and msdx.
ctn_optimizer_adadelta_new(rho, eps, out) =
    ccall((:ctn_optimizer_adadelta_new, libcatenary), ctn_status, (Float64, Float64, Ptr{Ptr{ctn_optimizer}}), rho, eps, out)

# Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate * p), where lr is
# alpha with the correction of both moments. Further hyperparameters are eta (1) and
# weight_decay_rate (0). The states are m and v.
ctn_optimizer_adam_new(alpha, beta1, beta2, eps, out) =
    ccall((:ctn_optimizer_adam_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), alpha, beta1, beta2, eps, out)

# AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v, and with
# the separate step p -= alpha * weight_decay_rate * p. The states are m and v.
ctn_optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate, out) =
    ccall((:ctn_optimizer_adamw_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), alpha, beta1, beta2, eps, weight_decay_rate, out)

# AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so far. A
# further hyperparameter is weight_decay_rate (0). The states are m, v and vhat.
ctn_optimizer_amsgrad_new(alpha, beta1, beta2, eps, out) =
    ccall((:ctn_optimizer_amsgrad_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), alpha, beta1, beta2, eps, out)

# Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A further
# hyperparameter is weight_decay_rate (0), with the separate step p -= alpha * weight_decay_rate *
# p. The states are m and v.
ctn_optimizer_radam_new(alpha, beta1, beta2, eps, out) =
    ccall((:ctn_optimizer_radam_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), alpha, beta1, beta2, eps, out)

# RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms) + eps). The state
# is ms.
ctn_optimizer_rmsprop_new(lr, alpha, eps, out) =
    ccall((:ctn_optimizer_rmsprop_new, libcatenary), ctn_status, (Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, alpha, eps, out)

# RMSprop (Graves). The states are n, g and delta.
ctn_optimizer_rmsprop_graves_new(lr, alpha, momentum, eps, out) =
    ccall((:ctn_optimizer_rmsprop_graves_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, alpha, momentum, eps, out)

# SMORMS3 (Funk). The states are mem (initially ones), g and g2.
ctn_optimizer_smorms3_new(lr, eps, out) =
    ccall((:ctn_optimizer_smorms3_new, libcatenary), ctn_status, (Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, eps, out)

# Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) + weight_decay_rate * p); m =
# beta2 * m + (1 - beta2) * g. The state is m.
ctn_optimizer_lion_new(lr, beta1, beta2, weight_decay_rate, out) =
    ccall((:ctn_optimizer_lion_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, beta1, beta2, weight_decay_rate, out)

# LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate * p with both moments
# corrected; p -= lr * (|p| / |u|) * u. The norms are those of the whole parameter, and the quotient
# is 1 if one of them is 0. The states are m and v.
ctn_optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate, out) =
    ccall((:ctn_optimizer_lamb_new, libcatenary), ctn_status, (Float64, Float64, Float64, Float64, Float64, Ptr{Ptr{ctn_optimizer}}), lr, beta1, beta2, eps, weight_decay_rate, out)

# An optimizer of callbacks. destroy runs exactly once: when the last reference is released, or when
# this call fails.
ctn_optimizer_new(callbacks, user_data, out) =
    ccall((:ctn_optimizer_new, libcatenary), ctn_status, (Ptr{ctn_optimizer_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_optimizer}}), callbacks, user_data, out)

# Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of
# callbacks.
ctn_optimizer_add_state(optimizer, path, name, value) =
    ccall((:ctn_optimizer_add_state, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Cstring, Ptr{ctn_array}), optimizer, path, name, value)

# Adds a hyperparameter to an optimizer of callbacks.
ctn_optimizer_add_hyperparameter(optimizer, name, value) =
    ccall((:ctn_optimizer_add_hyperparameter, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Float64), optimizer, name, value)

# Makes the states of parameters that were added since setup, and moves states to the devices of
# their parameters. Every update does this automatically.
ctn_optimizer_prepare(optimizer) =
    ccall((:ctn_optimizer_prepare, libcatenary), ctn_status, (Ptr{ctn_optimizer},), optimizer)

# Resets the states of a parameter to their initial values, on its device.
ctn_optimizer_init_state(optimizer, path) =
    ccall((:ctn_optimizer_init_state, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, path)

# Updates one parameter from its gradient and states at the present t, without hooks. A parameter
# without a gradient does not change. A manual update is ctn_optimizer_call_hooks,
# ctn_optimizer_set_t with t + 1, and then this function for every parameter.
ctn_optimizer_update_one(optimizer, path) =
    ccall((:ctn_optimizer_update_one, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, path)

# Number of states of a parameter.
ctn_optimizer_state_count(optimizer, path, count) =
    ccall((:ctn_optimizer_state_count, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{Csize_t}), optimizer, path, count)

# Name of a state of a parameter.
ctn_optimizer_state_name(optimizer, path, index, text, text_capacity, text_length) =
    ccall((:ctn_optimizer_state_name, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), optimizer, path, index, text, text_capacity, text_length)

# Sets the number of updates so far, to continue a training.
ctn_optimizer_set_t(optimizer, t) =
    ccall((:ctn_optimizer_set_t, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Int64), optimizer, t)

# Sets the number of epochs so far, to continue a training.
ctn_optimizer_set_epoch(optimizer, epoch) =
    ccall((:ctn_optimizer_set_epoch, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Int64), optimizer, epoch)

# Name of the rule, such as "Adam". It lives as long as the optimizer; NULL for NULL.
ctn_optimizer_name(optimizer) =
    ccall((:ctn_optimizer_name, libcatenary), Cstring, (Ptr{ctn_optimizer},), optimizer)

# Number of hyperparameters; 0 for NULL.
ctn_optimizer_hyperparameter_count(optimizer) =
    ccall((:ctn_optimizer_hyperparameter_count, libcatenary), Csize_t, (Ptr{ctn_optimizer},), optimizer)

# Name of a hyperparameter.
ctn_optimizer_hyperparameter_name(optimizer, index, text, text_capacity, text_length) =
    ccall((:ctn_optimizer_hyperparameter_name, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), optimizer, index, text, text_capacity, text_length)

# Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the number
# of updates, or epochs, before the update; a value outside of the range of the hyperparameter is a
# STATE error of the update.
ctn_optimizer_set_schedule(optimizer, name, schedule, by_epoch) =
    ccall((:ctn_optimizer_set_schedule, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{ctn_schedule}, Int32), optimizer, name, schedule, by_epoch)

# Runs all hooks, as an update does before it changes the parameters.
ctn_optimizer_call_hooks(optimizer) =
    ccall((:ctn_optimizer_call_hooks, libcatenary), ctn_status, (Ptr{ctn_optimizer},), optimizer)

# Number of hooks; 0 for NULL.
ctn_optimizer_hook_count(optimizer) =
    ccall((:ctn_optimizer_hook_count, libcatenary), Csize_t, (Ptr{ctn_optimizer},), optimizer)

# Name of a hook in the order of addition.
ctn_optimizer_hook_name(optimizer, index, text, text_capacity, text_length) =
    ccall((:ctn_optimizer_hook_name, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), optimizer, index, text, text_capacity, text_length)

# Adds the hook "Lasso": g += rate * sign(p).
ctn_optimizer_add_lasso(optimizer, rate) =
    ccall((:ctn_optimizer_add_lasso, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Float64), optimizer, rate)

# Adds the hook "GradientNoise" (Neelakantan and others): adds normal noise of variance eta / (1 +
# t)^0.55 from the global generator of each gradient's device.
ctn_optimizer_add_gradient_noise(optimizer, eta) =
    ccall((:ctn_optimizer_add_gradient_noise, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Float64), optimizer, eta)

# An empty function set.
ctn_functionset_new(out) =
    ccall((:ctn_functionset_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_link}},), out)

# The arrays of all parameters in the order of ctn_link_param_at.
ctn_functionset_parameters(set, parameters, count) =
    ccall((:ctn_functionset_parameters, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_array}}, Csize_t), set, parameters, count)

# The gradients of all parameters in the order of ctn_link_param_at.
ctn_functionset_gradients(set, gradients, count) =
    ccall((:ctn_functionset_gradients, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_array}}, Csize_t), set, gradients, count)

# The arrays and the gradients of all parameters in the order of ctn_link_param_at.
ctn_functionset_collect_parameters(set, parameters, count, gradients) =
    ccall((:ctn_functionset_collect_parameters, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), set, parameters, count, gradients)

# Copies arrays into the parameters, from any device and between dtypes of one kind.
ctn_functionset_copy_parameters_from(set, parameters, count) =
    ccall((:ctn_functionset_copy_parameters_from, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_array}}, Csize_t), set, parameters, count)

# The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link. Updates
# and hooks change parameters and gradients in place; the paths of the parameters are "/0", "/1" and
# so on.
ctn_optimizer_setup_params(optimizer, params, param_count, grads, grad_count) =
    ccall((:ctn_optimizer_setup_params, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t), optimizer, params, param_count, grads, grad_count)

# Adds arrays, from any device, to the gradients of the parameters; see ctn_link_addgrads.
ctn_optimizer_accumulate_grads(optimizer, grads, count) =
    ccall((:ctn_optimizer_accumulate_grads, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{Ptr{ctn_array}}, Csize_t), optimizer, grads, count)

# The L2 norm of all gradients together. Waits for the devices.
ctn_optimizer_compute_grads_norm(optimizer, norm) =
    ccall((:ctn_optimizer_compute_grads_norm, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{Float64}), optimizer, norm)

# Does once what the hook of ctn_optimizer_add_gradient_clipping does.
ctn_optimizer_clip_grads(optimizer, maxnorm) =
    ccall((:ctn_optimizer_clip_grads, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Float64), optimizer, maxnorm)

# Does once what the hook of ctn_optimizer_add_weight_decay does.
ctn_optimizer_weight_decay(optimizer, decay) =
    ccall((:ctn_optimizer_weight_decay, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Float64), optimizer, decay)

# Sets all gradients to zeros; see ctn_link_zerograds.
ctn_optimizer_zero_grads(optimizer) =
    ccall((:ctn_optimizer_zero_grads, libcatenary), ctn_status, (Ptr{ctn_optimizer},), optimizer)

# A link with the only parameter W, on the array's device. Called without inputs it returns
# ctn_link_parameter_value with the flag OFF.
ctn_link_parameter_new(array, out) =
    ccall((:ctn_link_parameter_new, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_link}}), array, out)

# A new variable with the value of the parameter W; its gradient reaches W unless the flag is ON.
ctn_link_parameter_value(parameter, volatile_flag, out) =
    ccall((:ctn_link_parameter_value, libcatenary), ctn_status, (Ptr{ctn_link}, ctn_volatile, Ptr{Ptr{ctn_variable}}), parameter, volatile_flag, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_computational_graph_retain(self) =
    ccall((:ctn_computational_graph_retain, libcatenary), Ptr{ctn_computational_graph}, (Ptr{ctn_computational_graph},), self)

# Gives a reference back; the last one frees the computational graph. NULL is allowed; cannot fail.
ctn_computational_graph_release(self) =
    ccall((:ctn_computational_graph_release, libcatenary), Cvoid, (Ptr{ctn_computational_graph},), self)

# Draws everything that is reached backward from variables and functions: their creators, the inputs
# of those, and so on, until a variable has no creator. Numbers of nodes grow from inputs to
# outputs.
ctn_build_computational_graph(variables, variable_count, functions, function_count, out) =
    ccall((:ctn_build_computational_graph, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_function}}, Csize_t, Ptr{Ptr{ctn_computational_graph}}), variables, variable_count, functions, function_count, out)

# The drawing as text.
ctn_computational_graph_dump(graph, format, text, text_capacity, text_length) =
    ccall((:ctn_computational_graph_dump, libcatenary), ctn_status, (Ptr{ctn_computational_graph}, ctn_graph_format, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), graph, format, text, text_capacity, text_length)

# Writes the text of ctn_computational_graph_dump to a file, in one step.
ctn_computational_graph_save(graph, path, format) =
    ccall((:ctn_computational_graph_save, libcatenary), ctn_status, (Ptr{ctn_computational_graph}, Cstring, ctn_graph_format), graph, path, format)

# Sets an attribute of the variables of the DOT text. "shape" is "oval" by default.
ctn_computational_graph_set_variable_style(graph, attribute, value) =
    ccall((:ctn_computational_graph_set_variable_style, libcatenary), ctn_status, (Ptr{ctn_computational_graph}, Cstring, Cstring), graph, attribute, value)

# Sets an attribute of the functions of the DOT text. "shape" is "box" by default.
ctn_computational_graph_set_function_style(graph, attribute, value) =
    ccall((:ctn_computational_graph_set_function_style, libcatenary), ctn_status, (Ptr{ctn_computational_graph}, Cstring, Cstring), graph, attribute, value)

# Sets the direction of the DOT drawing. Initially Graphviz chooses it.
ctn_computational_graph_set_rankdir(graph, rankdir) =
    ccall((:ctn_computational_graph_set_rankdir, libcatenary), ctn_status, (Ptr{ctn_computational_graph}, ctn_graph_direction), graph, rankdir)

# Sets whether the DOT labels of variables begin with their names. Initially they do not, as in the
# reference.
ctn_computational_graph_set_show_names(graph, show) =
    ccall((:ctn_computational_graph_set_show_names, libcatenary), ctn_status, (Ptr{ctn_computational_graph}, Int32), graph, show)

# Number of nodes; 0 for NULL.
ctn_computational_graph_node_count(graph) =
    ccall((:ctn_computational_graph_node_count, libcatenary), Csize_t, (Ptr{ctn_computational_graph},), graph)

# Number of edges; 0 for NULL.
ctn_computational_graph_edge_count(graph) =
    ccall((:ctn_computational_graph_edge_count, libcatenary), Csize_t, (Ptr{ctn_computational_graph},), graph)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_transform_retain(self) =
    ccall((:ctn_transform_retain, libcatenary), Ptr{ctn_transform}, (Ptr{ctn_transform},), self)

# Gives a reference back; the last one frees the transform. NULL is allowed; cannot fail.
ctn_transform_release(self) =
    ccall((:ctn_transform_release, libcatenary), Cvoid, (Ptr{ctn_transform},), self)

# Multiplies all elements by a number. Integers become float32.
ctn_transform_scale_new(factor, out) =
    ccall((:ctn_transform_scale_new, libcatenary), ctn_status, (Float64, Ptr{Ptr{ctn_transform}}), factor, out)

# Normalizes channels: (x - mean) / deviation. Integers become float32.
ctn_transform_normalize_new(mean, count, deviation, out) =
    ccall((:ctn_transform_normalize_new, libcatenary), ctn_status, (Ptr{Float64}, Csize_t, Ptr{Float64}, Ptr{Ptr{ctn_transform}}), mean, count, deviation, out)

# A window at a random place, each with the same probability.
ctn_transform_random_crop_new(height, width, out) =
    ccall((:ctn_transform_random_crop_new, libcatenary), ctn_status, (Int64, Int64, Ptr{Ptr{ctn_transform}}), height, width, out)

# The window in the middle.
ctn_transform_center_crop_new(height, width, out) =
    ccall((:ctn_transform_center_crop_new, libcatenary), ctn_status, (Int64, Int64, Ptr{Ptr{ctn_transform}}), height, width, out)

# Resizes by bilinear interpolation between the centers of pixels. Each pixel of a smaller image is
# the average of all that it covers. Results of integer dtypes are rounded. Needs arrays on the CPU.
ctn_transform_resize_new(height, width, out) =
    ccall((:ctn_transform_resize_new, libcatenary), ctn_status, (Int64, Int64, Ptr{Ptr{ctn_transform}}), height, width, out)

# Reverses an axis with a probability.
ctn_transform_random_flip_new(axis, probability, out) =
    ccall((:ctn_transform_random_flip_new, libcatenary), ctn_status, (Int64, Float64, Ptr{Ptr{ctn_transform}}), axis, probability, out)

# Adds rows and columns of one value on all sides.
ctn_transform_pad_new(rows, columns, value, out) =
    ccall((:ctn_transform_pad_new, libcatenary), ctn_status, (Int64, Int64, Float64, Ptr{Ptr{ctn_transform}}), rows, columns, value, out)

# Converts to an element type.
ctn_transform_astype_new(dtype, out) =
    ccall((:ctn_transform_astype_new, libcatenary), ctn_status, (ctn_dtype, Ptr{Ptr{ctn_transform}}), dtype, out)

# Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis.
ctn_transform_one_hot_new(class_count, dtype, out) =
    ccall((:ctn_transform_one_hot_new, libcatenary), ctn_status, (Int64, ctn_dtype, Ptr{Ptr{ctn_transform}}), class_count, dtype, out)

# Several transforms, one after the other.
ctn_transform_chain_new(transforms, count, out) =
    ccall((:ctn_transform_chain_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_transform}}, Csize_t, Ptr{Ptr{ctn_transform}}), transforms, count, out)

# Applies a transform to an array.
ctn_transform_apply(transform, x, seed, epoch, index, out) =
    ccall((:ctn_transform_apply, libcatenary), ctn_status, (Ptr{ctn_transform}, Ptr{ctn_array}, UInt64, Int64, Int64, Ptr{Ptr{ctn_array}}), transform, x, seed, epoch, index, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_dataset_retain(self) =
    ccall((:ctn_dataset_retain, libcatenary), Ptr{ctn_dataset}, (Ptr{ctn_dataset},), self)

# Gives a reference back; the last one frees the dataset. NULL is allowed; cannot fail.
ctn_dataset_release(self) =
    ccall((:ctn_dataset_release, libcatenary), Cvoid, (Ptr{ctn_dataset},), self)

# Examples along the first axis of arrays: part k of example i is row i of array k. The arrays are
# not copied, and their examples are views.
ctn_dataset_tuple_new(arrays, count, out) =
    ccall((:ctn_dataset_tuple_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_dataset}}), arrays, count, out)

# A dataset whose examples a callback makes. Iterators with threads call it in these. If it fails,
# its status and its message reach the caller unchanged. destroy runs exactly once: when the last
# reference is released, or when this call fails.
ctn_dataset_new(size, part_count, example, user_data, destroy, concurrent, out) =
    ccall((:ctn_dataset_new, libcatenary), ctn_status, (Int64, Csize_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Int32, Ptr{Ptr{ctn_dataset}}), size, part_count, example, user_data, destroy, concurrent, out)

# A dataset whose examples a callback makes of those of another one,
# chainer.datasets.TransformDataset. The same rules hold as for ctn_dataset_new.
ctn_dataset_map_new(dataset, part_count, map, user_data, destroy, concurrent, out) =
    ccall((:ctn_dataset_map_new, libcatenary), ctn_status, (Ptr{ctn_dataset}, Csize_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Int32, Ptr{Ptr{ctn_dataset}}), dataset, part_count, map, user_data, destroy, concurrent, out)

# Lets only the present thread run the callback of a dataset, for languages whose code cannot run on
# threads of the library. On other threads, such as those of ctn_iterator_multithread_new, examples
# are a STATE error.
ctn_dataset_bind_thread(dataset) =
    ccall((:ctn_dataset_bind_thread, libcatenary), ctn_status, (Ptr{ctn_dataset},), dataset)

# A dataset in which a transform is applied to one part of every example. A random transform depends
# only on the seed, the epoch and the number of the example: it does the same in any thread and
# after a resume, and two parts that are transformed with the same seed, such as an image and its
# mask, stay together.
ctn_dataset_transform_new(dataset, transform, part, seed, out) =
    ccall((:ctn_dataset_transform_new, libcatenary), ctn_status, (Ptr{ctn_dataset}, Ptr{ctn_transform}, Csize_t, UInt64, Ptr{Ptr{ctn_dataset}}), dataset, transform, part, seed, out)

# A range of the examples of another dataset, chainer.datasets.SubDataset.
ctn_dataset_sub_new(dataset, start, finish, order, count, out) =
    ccall((:ctn_dataset_sub_new, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Int64, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_dataset}}), dataset, start, finish, order, count, out)

# The examples of several datasets, one dataset after another, chainer.datasets.ConcatenatedDataset.
ctn_dataset_concatenated_new(datasets, count, out) =
    ccall((:ctn_dataset_concatenated_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_dataset}}, Csize_t, Ptr{Ptr{ctn_dataset}}), datasets, count, out)

# Splits a dataset in two, chainer.datasets.split_dataset.
ctn_dataset_split(dataset, split_at, order, count, first, second) =
    ccall((:ctn_dataset_split, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_dataset}}, Ptr{Ptr{ctn_dataset}}), dataset, split_at, order, count, first, second)

# Splits the examples at random, chainer.datasets.split_dataset_random.
ctn_dataset_split_random(dataset, first_size, seed, first, second) =
    ccall((:ctn_dataset_split_random, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, UInt64, Ptr{Ptr{ctn_dataset}}, Ptr{Ptr{ctn_dataset}}), dataset, first_size, seed, first, second)

# The training and test data of one fold of a cross-validation, in which each example is once among
# the test data; see chainer.datasets.get_cross_validation_datasets. The first folds have one more
# example for testing if the number of examples is not divisible.
ctn_dataset_fold(dataset, fold_count, fold, order, count, train, test) =
    ccall((:ctn_dataset_fold, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Int64, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_dataset}}, Ptr{Ptr{ctn_dataset}}), dataset, fold_count, fold, order, count, train, test)

# Number of examples; 0 for NULL.
ctn_dataset_size(dataset) =
    ccall((:ctn_dataset_size, libcatenary), Int64, (Ptr{ctn_dataset},), dataset)

# Number of arrays of an example; 0 for NULL.
ctn_dataset_part_count(dataset) =
    ccall((:ctn_dataset_part_count, libcatenary), Csize_t, (Ptr{ctn_dataset},), dataset)

# One example.
ctn_dataset_example(dataset, index, epoch, parts, part_count) =
    ccall((:ctn_dataset_example, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Int64, Ptr{Ptr{ctn_array}}, Csize_t), dataset, index, epoch, parts, part_count)

# A batch of examples, whose shapes must be equal.
ctn_dataset_batch(dataset, indices, count, epoch, parts, part_count) =
    ccall((:ctn_dataset_batch, libcatenary), ctn_status, (Ptr{ctn_dataset}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{ctn_array}}, Csize_t), dataset, indices, count, epoch, parts, part_count)

# Number of texts that numbers in the examples stand for: the characters or words of a text, or the
# names of classes. 0 for datasets without them.
ctn_dataset_vocabulary_size(dataset) =
    ccall((:ctn_dataset_vocabulary_size, libcatenary), Int64, (Ptr{ctn_dataset},), dataset)

# The text that a number stands for.
ctn_dataset_token(dataset, id, token, token_capacity, token_length) =
    ccall((:ctn_dataset_token, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), dataset, id, token, token_capacity, token_length)

# The number of a text.
ctn_dataset_token_id(dataset, token, id) =
    ccall((:ctn_dataset_token_id, libcatenary), ctn_status, (Ptr{ctn_dataset}, Cstring, Ptr{Int64}), dataset, token, id)

# Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may differ
# in their lengths: each is followed by padding up to the largest length along each axis.
ctn_concat_examples(arrays, count, pads, padding, out) =
    ccall((:ctn_concat_examples, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Int32, Float64, Ptr{Ptr{ctn_array}}), arrays, count, pads, padding, out)

# Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the file:
# uint8, int8, int16, int32, float32 or float64.
ctn_array_load_idx(path, out) =
    ccall((:ctn_array_load_idx, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_array}}), path, out)

# Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines end
# with LF or CRLF, fields may be in double quotes, spaces around numbers are ignored, and all rows
# must have as many fields as the first one. Integers must fit in the dtype.
ctn_array_load_csv(path, dtype, delimiter, header_lines, columns, count, out) =
    ccall((:ctn_array_load_csv, libcatenary), ctn_status, (Cstring, ctn_dtype, Cstring, Int64, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), path, dtype, delimiter, header_lines, columns, count, out)

# The handwritten digits of MNIST, or other files of its names and shapes: train-images-idx3-ubyte
# and train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or with the suffix
# .gz. An example is an image and, unless they are left out, its label. Nothing is downloaded.
ctn_dataset_mnist_new(folder, training, ndim, channels, scale, dtype, label_dtype, out) =
    ccall((:ctn_dataset_mnist_new, libcatenary), ctn_status, (Cstring, Int32, Int64, Int64, Float64, ctn_dtype, ctn_dtype, Ptr{Ptr{ctn_dataset}}), folder, training, ndim, channels, scale, dtype, label_dtype, out)

# The lines of a text in UTF-8. An example is one int32 array of numbers of characters or words,
# without the end of the line. Lines differ in length; see ctn_iterator_set_padding.
ctn_dataset_text_lines_new(path, unit, vocabulary_of, out) =
    ccall((:ctn_dataset_text_lines_new, libcatenary), ctn_status, (Cstring, ctn_text_unit, Ptr{ctn_dataset}, Ptr{Ptr{ctn_dataset}}), path, unit, vocabulary_of, out)

# Windows of a text in UTF-8, for language models. An example has two int32 arrays (length): the
# numbers of characters or words from i * stride on, and the same from one later on. For words, each
# line is followed by the word "<eos>".
ctn_dataset_text_new(path, unit, length, stride, vocabulary_of, out) =
    ccall((:ctn_dataset_text_new, libcatenary), ctn_status, (Cstring, ctn_text_unit, Int64, Int64, Ptr{ctn_dataset}, Ptr{Ptr{ctn_dataset}}), path, unit, length, stride, vocabulary_of, out)

# Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device.
ctn_array_load_image(path, color, dtype, out) =
    ccall((:ctn_array_load_image, libcatenary), ctn_status, (Cstring, ctn_image_color, ctn_dtype, Ptr{Ptr{ctn_array}}), path, color, dtype, out)

# Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows, columns).
ctn_dataset_images_new(paths, count, root, color, dtype, out) =
    ccall((:ctn_dataset_images_new, libcatenary), ctn_status, (Ptr{Cstring}, Csize_t, Cstring, ctn_image_color, ctn_dtype, Ptr{Ptr{ctn_dataset}}), paths, count, root, color, dtype, out)

# Image files with labels, chainer.datasets.LabeledImageDataset. An example is an array (channels,
# rows, columns) and a label.
ctn_dataset_labeled_images_new(paths, count, labels, root, color, dtype, label_dtype, out) =
    ccall((:ctn_dataset_labeled_images_new, libcatenary), ctn_status, (Ptr{Cstring}, Csize_t, Ptr{Int64}, Cstring, ctn_image_color, ctn_dtype, ctn_dtype, Ptr{Ptr{ctn_dataset}}), paths, count, labels, root, color, dtype, label_dtype, out)

# The image files of a list, with labels. A line of the list has a path, spaces, and a label, a
# decimal integer; empty lines are ignored.
ctn_dataset_image_list_new(path, root, color, dtype, label_dtype, out) =
    ccall((:ctn_dataset_image_list_new, libcatenary), ctn_status, (Cstring, Cstring, ctn_image_color, ctn_dtype, ctn_dtype, Ptr{Ptr{ctn_dataset}}), path, root, color, dtype, label_dtype, out)

# The files in a folder whose names end with .jpg, .jpeg or .png, in the order of their names. An
# example is one array (channels, rows, columns).
ctn_dataset_image_folder_new(folder, color, dtype, out) =
    ccall((:ctn_dataset_image_folder_new, libcatenary), ctn_status, (Cstring, ctn_image_color, ctn_dtype, Ptr{Ptr{ctn_dataset}}), folder, color, dtype, out)

# The image files in the folders of a folder, one for each class. The label of an image is the
# number of its folder in the order of their names, which are the vocabulary of the dataset.
ctn_dataset_image_classes_new(folder, color, dtype, label_dtype, out) =
    ccall((:ctn_dataset_image_classes_new, libcatenary), ctn_status, (Cstring, ctn_image_color, ctn_dtype, ctn_dtype, Ptr{Ptr{ctn_dataset}}), folder, color, dtype, label_dtype, out)

# Sets the device on which the calling thread creates arrays.
ctn_device_set_current(device) =
    ccall((:ctn_device_set_current, libcatenary), ctn_status, (Cstring,), device)

# Name of the current device of the calling thread.
ctn_device_current(name, name_capacity, name_length) =
    ccall((:ctn_device_current, libcatenary), ctn_status, (Ptr{UInt8}, Csize_t, Ptr{Csize_t}), name, name_capacity, name_length)

# Whether a device can be used on this machine; 0 for NULL and for a string that does not name a
# device.
ctn_device_is_available(device) =
    ccall((:ctn_device_is_available, libcatenary), Int32, (Cstring,), device)

# Waits until all work of a device is finished.
ctn_device_synchronize(device) =
    ccall((:ctn_device_synchronize, libcatenary), ctn_status, (Cstring,), device)

# Counters of the memory pool of a device.
ctn_memory_get_statistics(device, statistics) =
    ccall((:ctn_memory_get_statistics, libcatenary), ctn_status, (Cstring, Ptr{ctn_memory_statistics}), device, statistics)

# Sets an upper bound for the memory that the pool of a device holds, used and cached together.
# Existing arrays are not affected.
ctn_memory_set_limit(device, bytes) =
    ccall((:ctn_memory_set_limit, libcatenary), ctn_status, (Cstring, UInt64), device, bytes)

# Returns all cached memory of the pool of a device to the system.
ctn_memory_trim(device) =
    ccall((:ctn_memory_trim, libcatenary), ctn_status, (Cstring,), device)

# Replaces the source of the CPU pool's memory. It is a STATE error if the pool holds any memory.
ctn_memory_set_allocator(allocator) =
    ccall((:ctn_memory_set_allocator, libcatenary), ctn_status, (Ptr{ctn_allocator},), allocator)

# Sets the function that is called before an allocation on a device fails.
ctn_memory_set_pressure_callback(device, callback, user_data, destroy) =
    ccall((:ctn_memory_set_pressure_callback, libcatenary), ctn_status, (Cstring, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), device, callback, user_data, destroy)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_random_state_retain(self) =
    ccall((:ctn_random_state_retain, libcatenary), Ptr{ctn_random_state}, (Ptr{ctn_random_state},), self)

# Gives a reference back; the last one frees the random state. NULL is allowed; cannot fail.
ctn_random_state_release(self) =
    ccall((:ctn_random_state_release, libcatenary), Cvoid, (Ptr{ctn_random_state},), self)

# Restarts the global generator of a device from a seed. Without this call it starts from
# CATENARY_SEED in the environment or, if that is not set, from the system's entropy.
ctn_random_seed(device, seed) =
    ccall((:ctn_random_seed, libcatenary), ctn_status, (Cstring, UInt64), device, seed)

# A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one from
# the system's entropy.
ctn_random_fresh_seed(seed) =
    ccall((:ctn_random_fresh_seed, libcatenary), ctn_status, (Ptr{UInt64},), seed)

# A separate generator on a device.
ctn_random_state_new(device, method, seed, out) =
    ccall((:ctn_random_state_new, libcatenary), ctn_status, (Cstring, ctn_random_method, UInt64, Ptr{Ptr{ctn_random_state}}), device, method, seed, out)

# The global generator of a device. The first use makes and seeds it.
ctn_random_state_default(device, out) =
    ccall((:ctn_random_state_default, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_random_state}}), device, out)

# Restarts a generator from a seed, as ctn_random_state_new does.
ctn_random_state_seed(state, seed) =
    ccall((:ctn_random_state_seed, libcatenary), ctn_status, (Ptr{ctn_random_state}, UInt64), state, seed)

# Kind of a generator, which is never CTN_RANDOM_DEFAULT.
ctn_random_state_method(state, method) =
    ccall((:ctn_random_state_method, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_random_method}), state, method)

# Name of the device of the generator.
ctn_random_state_device(state, name, name_capacity, name_length) =
    ccall((:ctn_random_state_device, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), state, name, name_capacity, name_length)

# The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and (626,) for
# MT19937, which may be stored in a file.
ctn_random_state_save(state, out) =
    ccall((:ctn_random_state_save, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{Ptr{ctn_array}}), state, out)

# Continues, bit for bit, where ctn_random_state_save was called on a generator of the same kind, on
# any device.
ctn_random_state_restore(state, saved) =
    ccall((:ctn_random_state_restore, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}), state, saved)

# A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as float64.
ctn_random_sample(state, shape, ndim, dtype, out) =
    ccall((:ctn_random_sample, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, shape, ndim, dtype, out)

# A new array with uniform numbers in [low, high).
ctn_random_uniform(state, low, high, shape, ndim, dtype, out) =
    ccall((:ctn_random_uniform, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, low, high, shape, ndim, dtype, out)

# A new array with normal numbers of mean 0 and standard deviation 1.
ctn_random_standard_normal(state, shape, ndim, dtype, out) =
    ccall((:ctn_random_standard_normal, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, shape, ndim, dtype, out)

# A new array with normal numbers.
ctn_random_normal(state, loc, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_normal, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, loc, scale, shape, ndim, dtype, out)

# A new array with exponentials of normal numbers.
ctn_random_lognormal(state, mean, sigma, shape, ndim, dtype, out) =
    ccall((:ctn_random_lognormal, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, mean, sigma, shape, ndim, dtype, out)

# A new array with numbers of the exponential distribution.
ctn_random_exponential(state, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_exponential, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, scale, shape, ndim, dtype, out)

# A new array with numbers of the Gumbel distribution.
ctn_random_gumbel(state, loc, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_gumbel, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, loc, scale, shape, ndim, dtype, out)

# A new array with numbers of the Poisson distribution.
ctn_random_poisson(state, lam, shape, ndim, dtype, out) =
    ccall((:ctn_random_poisson, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, lam, shape, ndim, dtype, out)

# A new array with numbers of successes among independent trials.
ctn_random_binomial(state, n, p, shape, ndim, dtype, out) =
    ccall((:ctn_random_binomial, libcatenary), ctn_status, (Ptr{ctn_random_state}, Int64, Float64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, n, p, shape, ndim, dtype, out)

# A new array with numbers of the Poisson distribution, with a mean for each element.
ctn_random_poisson_of(state, lam, shape, ndim, dtype, out) =
    ccall((:ctn_random_poisson_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, lam, shape, ndim, dtype, out)

# A new array with numbers of successes among independent trials, with a number of trials and a
# probability for each element.
ctn_random_binomial_of(state, n, p, shape, ndim, dtype, out) =
    ccall((:ctn_random_binomial_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, n, p, shape, ndim, dtype, out)

# A new array with uniform integers in [low, high).
ctn_random_integers(state, low, high, shape, ndim, dtype, out) =
    ccall((:ctn_random_integers, libcatenary), ctn_status, (Ptr{ctn_random_state}, Int64, Int64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, low, high, shape, ndim, dtype, out)

# A new array with uniform integers in [low, high].
ctn_random_integers_inclusive(state, low, high, shape, ndim, dtype, out) =
    ccall((:ctn_random_integers_inclusive, libcatenary), ctn_status, (Ptr{ctn_random_state}, Int64, Int64, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, low, high, shape, ndim, dtype, out)

# A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31, otherwise int64.
ctn_random_interval(state, mx, shape, ndim, out) =
    ccall((:ctn_random_interval, libcatenary), ctn_status, (Ptr{ctn_random_state}, Int64, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), state, mx, shape, ndim, out)

# A new int64 array with the numbers 0 to n - 1 in random order.
ctn_random_permutation(state, n, out) =
    ccall((:ctn_random_permutation, libcatenary), ctn_status, (Ptr{ctn_random_state}, Int64, Ptr{Ptr{ctn_array}}), state, n, out)

# A new array with the entries of an array along its first axis in random order.
ctn_random_permutation_of(state, a, out) =
    ccall((:ctn_random_permutation_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), state, a, out)

# Puts the entries of an array along its first axis in random order.
ctn_random_shuffle(state, a) =
    ccall((:ctn_random_shuffle, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}), state, a)

# A new int64 array with numbers drawn from 0 to n - 1. Without `replace` and `p`, all n numbers are
# permuted. If fewer than an eighth of them are wanted, Philox4x32-10 draws single ones instead and
# leaves out those that it has drawn before, so that time and memory are proportional to their
# number.
ctn_random_choice(state, n, shape, ndim, replace, p, out) =
    ccall((:ctn_random_choice, libcatenary), ctn_status, (Ptr{ctn_random_state}, Int64, Ptr{Int64}, Csize_t, Int32, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), state, n, shape, ndim, replace, p, out)

# A new array with elements drawn from an array.
ctn_random_choice_of(state, a, shape, ndim, replace, p, out) =
    ccall((:ctn_random_choice_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), state, a, shape, ndim, replace, p, out)

# Fills an array with uniform numbers in [low, high).
ctn_random_uniform_into(state, low, high, out) =
    ccall((:ctn_random_uniform_into, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Float64, Ptr{ctn_array}), state, low, high, out)

# Fills an array with normal numbers.
ctn_random_normal_into(state, loc, scale, out) =
    ccall((:ctn_random_normal_into, libcatenary), ctn_status, (Ptr{ctn_random_state}, Float64, Float64, Ptr{ctn_array}), state, loc, scale, out)

# A new array with uniform numbers in [low, high).
ctn_random_uniform_of(state, low, high, shape, ndim, dtype, out) =
    ccall((:ctn_random_uniform_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, low, high, shape, ndim, dtype, out)

# A new array with normal numbers.
ctn_random_normal_of(state, loc, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_normal_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, loc, scale, shape, ndim, dtype, out)

# A new array with exponentials of normal numbers.
ctn_random_lognormal_of(state, mean, sigma, shape, ndim, dtype, out) =
    ccall((:ctn_random_lognormal_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, mean, sigma, shape, ndim, dtype, out)

# A new array with numbers of the exponential distribution.
ctn_random_exponential_of(state, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_exponential_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, scale, shape, ndim, dtype, out)

# A new array with numbers of the Gumbel distribution.
ctn_random_gumbel_of(state, loc, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_gumbel_of, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, loc, scale, shape, ndim, dtype, out)

# A new array with numbers of Laplace's double exponential distribution.
ctn_random_laplace(state, loc, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_laplace, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, loc, scale, shape, ndim, dtype, out)

# A new array with numbers of the logistic distribution.
ctn_random_logistic(state, loc, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_logistic, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, loc, scale, shape, ndim, dtype, out)

# A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
ctn_random_rayleigh(state, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_rayleigh, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, scale, shape, ndim, dtype, out)

# A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
ctn_random_standard_cauchy(state, shape, ndim, dtype, out) =
    ccall((:ctn_random_standard_cauchy, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, shape, ndim, dtype, out)

# A new array with numbers of Pareto's second distribution (Lomax), which starts at 0.
ctn_random_pareto(state, a, shape, ndim, dtype, out) =
    ccall((:ctn_random_pareto, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, a, shape, ndim, dtype, out)

# A new array with numbers of the Weibull distribution with scale 1.
ctn_random_weibull(state, a, shape, ndim, dtype, out) =
    ccall((:ctn_random_weibull, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, a, shape, ndim, dtype, out)

# A new array with numbers in [0, 1] with the density a x^(a - 1).
ctn_random_power(state, a, shape, ndim, dtype, out) =
    ccall((:ctn_random_power, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, a, shape, ndim, dtype, out)

# A new array with numbers in [left, right] with a density that rises up to the mode and then falls.
ctn_random_triangular(state, left, mode, right, shape, ndim, dtype, out) =
    ccall((:ctn_random_triangular, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, left, mode, right, shape, ndim, dtype, out)

# A new array with numbers of Wald's inverse Gaussian distribution.
ctn_random_wald(state, mean, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_wald, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, mean, scale, shape, ndim, dtype, out)

# A new array with numbers of the gamma distribution with scale 1.
ctn_random_standard_gamma(state, alpha, shape, ndim, dtype, out) =
    ccall((:ctn_random_standard_gamma, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, alpha, shape, ndim, dtype, out)

# A new array with numbers of the gamma distribution.
ctn_random_gamma(state, alpha, scale, shape, ndim, dtype, out) =
    ccall((:ctn_random_gamma, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, alpha, scale, shape, ndim, dtype, out)

# A new array with numbers of the chi-square distribution.
ctn_random_chisquare(state, df, shape, ndim, dtype, out) =
    ccall((:ctn_random_chisquare, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, df, shape, ndim, dtype, out)

# A new array with numbers of the noncentral chi-square distribution.
ctn_random_noncentral_chisquare(state, df, nonc, shape, ndim, dtype, out) =
    ccall((:ctn_random_noncentral_chisquare, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, df, nonc, shape, ndim, dtype, out)

# A new array with numbers of the F distribution.
ctn_random_f(state, dfnum, dfden, shape, ndim, dtype, out) =
    ccall((:ctn_random_f, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, dfnum, dfden, shape, ndim, dtype, out)

# A new array with numbers of the noncentral F distribution.
ctn_random_noncentral_f(state, dfnum, dfden, nonc, shape, ndim, dtype, out) =
    ccall((:ctn_random_noncentral_f, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, dfnum, dfden, nonc, shape, ndim, dtype, out)

# A new array with numbers of Student's t distribution.
ctn_random_standard_t(state, df, shape, ndim, dtype, out) =
    ccall((:ctn_random_standard_t, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, df, shape, ndim, dtype, out)

# A new array with numbers of the beta distribution.
ctn_random_beta(state, a, b, shape, ndim, dtype, out) =
    ccall((:ctn_random_beta, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, a, b, shape, ndim, dtype, out)

# A new array with angles in [-pi, pi] of von Mises' distribution.
ctn_random_vonmises(state, mu, kappa, shape, ndim, dtype, out) =
    ccall((:ctn_random_vonmises, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, mu, kappa, shape, ndim, dtype, out)

# A new array with vectors of the Dirichlet distribution, whose elements have the sum 1, along a new
# last axis.
ctn_random_dirichlet(state, alpha, shape, ndim, dtype, out) =
    ccall((:ctn_random_dirichlet, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, alpha, shape, ndim, dtype, out)

# A new array with numbers of the first success among independent trials, counted from 1.
ctn_random_geometric(state, p, shape, ndim, dtype, out) =
    ccall((:ctn_random_geometric, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, p, shape, ndim, dtype, out)

# A new array with numbers of the logarithmic series.
ctn_random_logseries(state, p, shape, ndim, dtype, out) =
    ccall((:ctn_random_logseries, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, p, shape, ndim, dtype, out)

# A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's
# distribution, up to the largest number of the dtype.
ctn_random_zipf(state, a, shape, ndim, dtype, out) =
    ccall((:ctn_random_zipf, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, a, shape, ndim, dtype, out)

# A new array with numbers of failures before the n-th success among independent trials.
ctn_random_negative_binomial(state, n, p, shape, ndim, dtype, out) =
    ccall((:ctn_random_negative_binomial, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, n, p, shape, ndim, dtype, out)

# A new array with numbers of good elements in a sample without replacement.
ctn_random_hypergeometric(state, ngood, nbad, nsample, shape, ndim, dtype, out) =
    ccall((:ctn_random_hypergeometric, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_dtype, Ptr{Ptr{ctn_array}}), state, ngood, nbad, nsample, shape, ndim, dtype, out)

# A managed tensor over the memory of an array on the CPU. It keeps the memory alive until its
# deleter is called, once. A read-only array is marked as such in the versioned form and is an error
# in the older one. DLPack counts strides in elements: an array whose strides are not multiples of
# its item size, or whose elements are at unaligned addresses, is an error.
ctn_array_to_dlpack(a, versioned, out) =
    ccall((:ctn_array_to_dlpack, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Ptr{Ptr{Cvoid}}), a, versioned, out)

# An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost). Elements must
# have one lane of one of the library's element types and be at aligned addresses. Without strides
# they are in C order. A tensor marked as read-only gives a read-only array; the flag that marks a
# copy is ignored.
ctn_array_from_dlpack(managed, versioned, out) =
    ccall((:ctn_array_from_dlpack, libcatenary), ctn_status, (Ptr{Cvoid}, Int32, Ptr{Ptr{ctn_array}}), managed, versioned, out)

# Sum. For booleans, logical or. Inputs are broadcast and promoted to one dtype. All dtypes are
# supported.
ctn_array_add(x1, x2, out) =
    ccall((:ctn_array_add, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_add into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_add_into(x1, x2, out) =
    ccall((:ctn_array_add_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python float
# and does not widen an array of the same or a higher kind.
ctn_array_add_f64(x1, x2, out) =
    ccall((:ctn_array_add_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python int
# and does not widen an array of the same or a higher kind.
ctn_array_add_i64(x1, x2, out) =
    ccall((:ctn_array_add_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Difference. Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error.
ctn_array_subtract(x1, x2, out) =
    ccall((:ctn_array_subtract, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_subtract into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_subtract_into(x1, x2, out) =
    ccall((:ctn_array_subtract_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_subtract_f64(x1, x2, out) =
    ccall((:ctn_array_subtract_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_subtract with a weak scalar (a Python float) as the first operand.
ctn_array_rsubtract_f64(x1, x2, out) =
    ccall((:ctn_array_rsubtract_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_subtract_i64(x1, x2, out) =
    ccall((:ctn_array_subtract_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_subtract with a weak scalar (a Python int) as the first operand.
ctn_array_rsubtract_i64(x1, x2, out) =
    ccall((:ctn_array_rsubtract_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Product. For booleans, logical and. Inputs are broadcast and promoted to one dtype. All dtypes are
# supported.
ctn_array_multiply(x1, x2, out) =
    ccall((:ctn_array_multiply, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_multiply into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_multiply_into(x1, x2, out) =
    ccall((:ctn_array_multiply_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_multiply_f64(x1, x2, out) =
    ccall((:ctn_array_multiply_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_multiply_i64(x1, x2, out) =
    ccall((:ctn_array_multiply_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Quotient, always floating. Inputs are broadcast and promoted to one dtype. Booleans and integers
# are computed as float64.
ctn_array_true_divide(x1, x2, out) =
    ccall((:ctn_array_true_divide, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_true_divide into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_true_divide_into(x1, x2, out) =
    ccall((:ctn_array_true_divide_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a
# Python float and does not widen an array of the same or a higher kind.
ctn_array_true_divide_f64(x1, x2, out) =
    ccall((:ctn_array_true_divide_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_true_divide with a weak scalar (a Python float) as the first operand.
ctn_array_rtrue_divide_f64(x1, x2, out) =
    ccall((:ctn_array_rtrue_divide_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_true_divide_i64(x1, x2, out) =
    ccall((:ctn_array_true_divide_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_true_divide with a weak scalar (a Python int) as the first operand.
ctn_array_rtrue_divide_i64(x1, x2, out) =
    ccall((:ctn_array_rtrue_divide_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Largest integer not above the quotient. Integer division by zero gives 0. Inputs are broadcast and
# promoted to one dtype. Booleans are computed as int8.
ctn_array_floor_divide(x1, x2, out) =
    ccall((:ctn_array_floor_divide, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_floor_divide into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_floor_divide_into(x1, x2, out) =
    ccall((:ctn_array_floor_divide_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a
# Python float and does not widen an array of the same or a higher kind.
ctn_array_floor_divide_f64(x1, x2, out) =
    ccall((:ctn_array_floor_divide_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_floor_divide with a weak scalar (a Python float) as the first operand.
ctn_array_rfloor_divide_f64(x1, x2, out) =
    ccall((:ctn_array_rfloor_divide_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_floor_divide_i64(x1, x2, out) =
    ccall((:ctn_array_floor_divide_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_floor_divide with a weak scalar (a Python int) as the first operand.
ctn_array_rfloor_divide_i64(x1, x2, out) =
    ccall((:ctn_array_rfloor_divide_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Remainder with the sign of the divisor. Integer division by zero gives 0. Inputs are broadcast and
# promoted to one dtype. Booleans are computed as int8.
ctn_array_remainder(x1, x2, out) =
    ccall((:ctn_array_remainder, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_remainder into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_remainder_into(x1, x2, out) =
    ccall((:ctn_array_remainder_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_remainder_f64(x1, x2, out) =
    ccall((:ctn_array_remainder_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_remainder with a weak scalar (a Python float) as the first operand.
ctn_array_rremainder_f64(x1, x2, out) =
    ccall((:ctn_array_rremainder_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_remainder_i64(x1, x2, out) =
    ccall((:ctn_array_remainder_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_remainder with a weak scalar (a Python int) as the first operand.
ctn_array_rremainder_i64(x1, x2, out) =
    ccall((:ctn_array_rremainder_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Power. A negative integer exponent of integers is an error. Inputs are broadcast and promoted to
# one dtype. Booleans are computed as int8.
ctn_array_power(x1, x2, out) =
    ccall((:ctn_array_power, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_power into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_power_into(x1, x2, out) =
    ccall((:ctn_array_power_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_power_f64(x1, x2, out) =
    ccall((:ctn_array_power_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_power with a weak scalar (a Python float) as the first operand.
ctn_array_rpower_f64(x1, x2, out) =
    ccall((:ctn_array_rpower_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python int
# and does not widen an array of the same or a higher kind.
ctn_array_power_i64(x1, x2, out) =
    ccall((:ctn_array_power_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_power with a weak scalar (a Python int) as the first operand.
ctn_array_rpower_i64(x1, x2, out) =
    ccall((:ctn_array_rpower_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Larger element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All dtypes
# are supported.
ctn_array_maximum(x1, x2, out) =
    ccall((:ctn_array_maximum, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_maximum into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_maximum_into(x1, x2, out) =
    ccall((:ctn_array_maximum_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_maximum_f64(x1, x2, out) =
    ccall((:ctn_array_maximum_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_maximum_i64(x1, x2, out) =
    ccall((:ctn_array_maximum_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Smaller element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All dtypes
# are supported.
ctn_array_minimum(x1, x2, out) =
    ccall((:ctn_array_minimum, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_minimum into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_minimum_into(x1, x2, out) =
    ccall((:ctn_array_minimum_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_minimum_f64(x1, x2, out) =
    ccall((:ctn_array_minimum_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_minimum_i64(x1, x2, out) =
    ccall((:ctn_array_minimum_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether x1 > x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
# result is bool.
ctn_array_greater(x1, x2, out) =
    ccall((:ctn_array_greater, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_greater into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_greater_into(x1, x2, out) =
    ccall((:ctn_array_greater_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_greater_f64(x1, x2, out) =
    ccall((:ctn_array_greater_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_greater_i64(x1, x2, out) =
    ccall((:ctn_array_greater_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether x1 >= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
# result is bool.
ctn_array_greater_equal(x1, x2, out) =
    ccall((:ctn_array_greater_equal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_greater_equal into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_greater_equal_into(x1, x2, out) =
    ccall((:ctn_array_greater_equal_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a
# Python float and does not widen an array of the same or a higher kind.
ctn_array_greater_equal_f64(x1, x2, out) =
    ccall((:ctn_array_greater_equal_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_greater_equal_i64(x1, x2, out) =
    ccall((:ctn_array_greater_equal_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether x1 < x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
# result is bool.
ctn_array_less(x1, x2, out) =
    ccall((:ctn_array_less, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_less into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_less_into(x1, x2, out) =
    ccall((:ctn_array_less_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_less_f64(x1, x2, out) =
    ccall((:ctn_array_less_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python int
# and does not widen an array of the same or a higher kind.
ctn_array_less_i64(x1, x2, out) =
    ccall((:ctn_array_less_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether x1 <= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
# result is bool.
ctn_array_less_equal(x1, x2, out) =
    ccall((:ctn_array_less_equal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_less_equal into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_less_equal_into(x1, x2, out) =
    ccall((:ctn_array_less_equal_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a
# Python float and does not widen an array of the same or a higher kind.
ctn_array_less_equal_f64(x1, x2, out) =
    ccall((:ctn_array_less_equal_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_less_equal_i64(x1, x2, out) =
    ccall((:ctn_array_less_equal_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether x1 == x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
# result is bool.
ctn_array_equal(x1, x2, out) =
    ccall((:ctn_array_equal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_equal into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_equal_into(x1, x2, out) =
    ccall((:ctn_array_equal_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_equal_f64(x1, x2, out) =
    ccall((:ctn_array_equal_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int
# and does not widen an array of the same or a higher kind.
ctn_array_equal_i64(x1, x2, out) =
    ccall((:ctn_array_equal_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether x1 != x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
# result is bool.
ctn_array_not_equal(x1, x2, out) =
    ccall((:ctn_array_not_equal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_not_equal into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_not_equal_into(x1, x2, out) =
    ccall((:ctn_array_not_equal_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
# float and does not widen an array of the same or a higher kind.
ctn_array_not_equal_f64(x1, x2, out) =
    ccall((:ctn_array_not_equal_f64, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
# int and does not widen an array of the same or a higher kind.
ctn_array_not_equal_i64(x1, x2, out) =
    ccall((:ctn_array_not_equal_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Whether both elements are true (not zero). Inputs are broadcast and promoted to one dtype. All
# dtypes are supported. The result is bool.
ctn_array_logical_and(x1, x2, out) =
    ccall((:ctn_array_logical_and, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_logical_and into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_logical_and_into(x1, x2, out) =
    ccall((:ctn_array_logical_and_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Whether at least one element is true (not zero). Inputs are broadcast and promoted to one dtype.
# All dtypes are supported. The result is bool.
ctn_array_logical_or(x1, x2, out) =
    ccall((:ctn_array_logical_or, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_logical_or into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_logical_or_into(x1, x2, out) =
    ccall((:ctn_array_logical_or_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Whether exactly one element is true (not zero). Inputs are broadcast and promoted to one dtype.
# All dtypes are supported. The result is bool.
ctn_array_logical_xor(x1, x2, out) =
    ccall((:ctn_array_logical_xor, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_logical_xor into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_logical_xor_into(x1, x2, out) =
    ccall((:ctn_array_logical_xor_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Whether the element is zero. All dtypes are supported. The result is bool.
ctn_array_logical_not(x, out) =
    ccall((:ctn_array_logical_not, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_logical_not into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_logical_not_into(x, out) =
    ccall((:ctn_array_logical_not_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Negation, -x. Booleans are a DTYPE error.
ctn_array_negative(x, out) =
    ccall((:ctn_array_negative, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_negative into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_negative_into(x, out) =
    ccall((:ctn_array_negative_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Absolute value. All dtypes are supported.
ctn_array_absolute(x, out) =
    ccall((:ctn_array_absolute, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_absolute into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_absolute_into(x, out) =
    ccall((:ctn_array_absolute_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# x * x. Booleans are computed as int8.
ctn_array_square(x, out) =
    ccall((:ctn_array_square, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_square into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_square_into(x, out) =
    ccall((:ctn_array_square_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Sign: -1, 0 or 1. NaN stays NaN. Booleans are a DTYPE error.
ctn_array_sign(x, out) =
    ccall((:ctn_array_sign, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_sign into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_sign_into(x, out) =
    ccall((:ctn_array_sign_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Square root. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
# those of 16 bits as float32, larger ones as float64.
ctn_array_sqrt(x, out) =
    ccall((:ctn_array_sqrt, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_sqrt into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_sqrt_into(x, out) =
    ccall((:ctn_array_sqrt_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Exponential. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
# those of 16 bits as float32, larger ones as float64.
ctn_array_exp(x, out) =
    ccall((:ctn_array_exp, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_exp into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_exp_into(x, out) =
    ccall((:ctn_array_exp_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Natural logarithm. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_log(x, out) =
    ccall((:ctn_array_log, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_log into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_log_into(x, out) =
    ccall((:ctn_array_log_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Natural logarithm of 1 + x, accurate near zero. Booleans and integers are computed as floating
# numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_log1p(x, out) =
    ccall((:ctn_array_log1p, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_log1p into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_log1p_into(x, out) =
    ccall((:ctn_array_log1p_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Sine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_sin(x, out) =
    ccall((:ctn_array_sin, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_sin into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_sin_into(x, out) =
    ccall((:ctn_array_sin_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Cosine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_cos(x, out) =
    ccall((:ctn_array_cos, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_cos into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_cos_into(x, out) =
    ccall((:ctn_array_cos_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_tanh(x, out) =
    ccall((:ctn_array_tanh, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_tanh into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_tanh_into(x, out) =
    ccall((:ctn_array_tanh_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# 1 / (1 + exp(-x)). Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_sigmoid(x, out) =
    ccall((:ctn_array_sigmoid, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_sigmoid into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_sigmoid_into(x, out) =
    ccall((:ctn_array_sigmoid_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# max(x, 0). NaN stays NaN. Booleans are a DTYPE error.
ctn_array_relu(x, out) =
    ccall((:ctn_array_relu, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_relu into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_relu_into(x, out) =
    ccall((:ctn_array_relu_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# x1 * x2 + x3 in one pass over memory. Inputs are broadcast and promoted to one dtype. Booleans are
# computed as int8.
ctn_array_multiply_add(x1, x2, x3, out) =
    ccall((:ctn_array_multiply_add, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, x3, out)

# ctn_array_multiply_add into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_multiply_add_into(x1, x2, x3, out) =
    ccall((:ctn_array_multiply_add_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, x3, out)

# A copy. Booleans are a DTYPE error.
ctn_array_positive(x, out) =
    ccall((:ctn_array_positive, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_positive into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_positive_into(x, out) =
    ccall((:ctn_array_positive_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in
# other integer dtypes. Booleans are computed as int8.
ctn_array_reciprocal(x, out) =
    ccall((:ctn_array_reciprocal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_reciprocal into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_reciprocal_into(x, out) =
    ccall((:ctn_array_reciprocal_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Larger element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All dtypes
# are supported.
ctn_array_fmax(x1, x2, out) =
    ccall((:ctn_array_fmax, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_fmax into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_fmax_into(x1, x2, out) =
    ccall((:ctn_array_fmax_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Smaller element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All dtypes
# are supported.
ctn_array_fmin(x1, x2, out) =
    ccall((:ctn_array_fmin, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_fmin into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_fmin_into(x1, x2, out) =
    ccall((:ctn_array_fmin_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Remainder with the sign of the dividend. Integer division by zero gives 0. Inputs are broadcast
# and promoted to one dtype. Booleans are computed as int8.
ctn_array_fmod(x1, x2, out) =
    ccall((:ctn_array_fmod, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_fmod into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_fmod_into(x1, x2, out) =
    ccall((:ctn_array_fmod_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Results of ctn_array_floor_divide and ctn_array_remainder together. Inputs are broadcast and
# promoted to one dtype. Booleans are computed as int8.
ctn_array_divmod(x1, x2, quotient, remainder) =
    ccall((:ctn_array_divmod, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), x1, x2, quotient, remainder)

# ctn_array_divmod into existing arrays or views of the broadcast shape. Results are cast to their
# dtypes by the rule same_kind. They may be inputs, or share memory with them.
ctn_array_divmod_into(x1, x2, quotient, remainder) =
    ccall((:ctn_array_divmod_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, quotient, remainder)

# Fractional and integer part, both with the sign of x. Booleans and integers are computed as
# floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_modf(x, fraction, integer) =
    ccall((:ctn_array_modf, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), x, fraction, integer)

# ctn_array_modf into existing arrays or views of the broadcast shape. Results are cast to their
# dtypes by the rule same_kind. They may be inputs, or share memory with them.
ctn_array_modf_into(x, fraction, integer) =
    ccall((:ctn_array_modf_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x, fraction, integer)

# Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x = mantissa * 2
# ** exponent. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
# those of 16 bits as float32, larger ones as float64.
ctn_array_frexp(x, mantissa, exponent) =
    ccall((:ctn_array_frexp, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), x, mantissa, exponent)

# ctn_array_frexp into existing arrays or views of the broadcast shape. Results are cast to their
# dtypes by the rule same_kind. They may be inputs, or share memory with them.
ctn_array_frexp_into(x, mantissa, exponent) =
    ccall((:ctn_array_frexp_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x, mantissa, exponent)

# x1 * 2 ** x2, rounded once. Inputs are broadcast; `x2` has an integer dtype, and the result has
# the dtype of `x1`. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_ldexp(x1, x2, out) =
    ccall((:ctn_array_ldexp, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_ldexp into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_ldexp_into(x1, x2, out) =
    ccall((:ctn_array_ldexp_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# x1 with the sign of x2. Inputs are broadcast and promoted to one dtype. Booleans and integers are
# computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones
# as float64.
ctn_array_copysign(x1, x2, out) =
    ccall((:ctn_array_copysign, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_copysign into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_copysign_into(x1, x2, out) =
    ccall((:ctn_array_copysign_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# The next number after x1 toward x2. Inputs are broadcast and promoted to one dtype. Booleans and
# integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
# float32, larger ones as float64.
ctn_array_nextafter(x1, x2, out) =
    ccall((:ctn_array_nextafter, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_nextafter into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_nextafter_into(x1, x2, out) =
    ccall((:ctn_array_nextafter_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Inputs are broadcast and promoted to one
# dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
# of 16 bits as float32, larger ones as float64.
ctn_array_hypot(x1, x2, out) =
    ccall((:ctn_array_hypot, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_hypot into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_hypot_into(x1, x2, out) =
    ccall((:ctn_array_hypot_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Angle of the point (x2, x1) in (-pi, pi]. Inputs are broadcast and promoted to one dtype. Booleans
# and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
# float32, larger ones as float64.
ctn_array_arctan2(x1, x2, out) =
    ccall((:ctn_array_arctan2, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_arctan2 into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arctan2_into(x1, x2, out) =
    ccall((:ctn_array_arctan2_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# log(exp(x1) + exp(x2)) without intermediate overflow. Inputs are broadcast and promoted to one
# dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
# of 16 bits as float32, larger ones as float64.
ctn_array_logaddexp(x1, x2, out) =
    ccall((:ctn_array_logaddexp, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_logaddexp into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_logaddexp_into(x1, x2, out) =
    ccall((:ctn_array_logaddexp_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# log2(2 ** x1 + 2 ** x2) without intermediate overflow. Inputs are broadcast and promoted to one
# dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
# of 16 bits as float32, larger ones as float64.
ctn_array_logaddexp2(x1, x2, out) =
    ccall((:ctn_array_logaddexp2, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_logaddexp2 into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_logaddexp2_into(x1, x2, out) =
    ccall((:ctn_array_logaddexp2_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# 2 ** x. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
# of 16 bits as float32, larger ones as float64.
ctn_array_exp2(x, out) =
    ccall((:ctn_array_exp2, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_exp2 into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_exp2_into(x, out) =
    ccall((:ctn_array_exp2_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# exp(x) - 1, accurate near zero. Booleans and integers are computed as floating numbers: those of 8
# bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_expm1(x, out) =
    ccall((:ctn_array_expm1, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_expm1 into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_expm1_into(x, out) =
    ccall((:ctn_array_expm1_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Logarithm to base 2. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_log2(x, out) =
    ccall((:ctn_array_log2, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_log2 into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_log2_into(x, out) =
    ccall((:ctn_array_log2_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Logarithm to base 10. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_log10(x, out) =
    ccall((:ctn_array_log10, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_log10 into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_log10_into(x, out) =
    ccall((:ctn_array_log10_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Cube root, also of negative numbers. Booleans and integers are computed as floating numbers: those
# of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_cbrt(x, out) =
    ccall((:ctn_array_cbrt, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_cbrt into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_cbrt_into(x, out) =
    ccall((:ctn_array_cbrt_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Tangent of radians. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_tan(x, out) =
    ccall((:ctn_array_tan, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_tan into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_tan_into(x, out) =
    ccall((:ctn_array_tan_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Inverse sine, in [-pi/2, pi/2]. Booleans and integers are computed as floating numbers: those of 8
# bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_arcsin(x, out) =
    ccall((:ctn_array_arcsin, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_arcsin into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arcsin_into(x, out) =
    ccall((:ctn_array_arcsin_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Inverse cosine, in [0, pi]. Booleans and integers are computed as floating numbers: those of 8
# bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_arccos(x, out) =
    ccall((:ctn_array_arccos, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_arccos into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arccos_into(x, out) =
    ccall((:ctn_array_arccos_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Inverse tangent, in [-pi/2, pi/2]. Booleans and integers are computed as floating numbers: those
# of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_arctan(x, out) =
    ccall((:ctn_array_arctan, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_arctan into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arctan_into(x, out) =
    ccall((:ctn_array_arctan_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_sinh(x, out) =
    ccall((:ctn_array_sinh, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_sinh into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_sinh_into(x, out) =
    ccall((:ctn_array_sinh_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits as
# float16, those of 16 bits as float32, larger ones as float64.
ctn_array_cosh(x, out) =
    ccall((:ctn_array_cosh, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_cosh into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_cosh_into(x, out) =
    ccall((:ctn_array_cosh_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Inverse hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits
# as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_arcsinh(x, out) =
    ccall((:ctn_array_arcsinh, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_arcsinh into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arcsinh_into(x, out) =
    ccall((:ctn_array_arcsinh_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Inverse hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits
# as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_arccosh(x, out) =
    ccall((:ctn_array_arccosh, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_arccosh into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arccosh_into(x, out) =
    ccall((:ctn_array_arccosh_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Inverse hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8
# bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_arctanh(x, out) =
    ccall((:ctn_array_arctanh, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_arctanh into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_arctanh_into(x, out) =
    ccall((:ctn_array_arctanh_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Converts degrees to radians. Booleans and integers are computed as floating numbers: those of 8
# bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_deg2rad(x, out) =
    ccall((:ctn_array_deg2rad, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_deg2rad into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_deg2rad_into(x, out) =
    ccall((:ctn_array_deg2rad_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Converts radians to degrees. Booleans and integers are computed as floating numbers: those of 8
# bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_rad2deg(x, out) =
    ccall((:ctn_array_rad2deg, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_rad2deg into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_rad2deg_into(x, out) =
    ccall((:ctn_array_rad2deg_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Largest integer not above x; integers give floats. Booleans and integers are computed as floating
# numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_floor(x, out) =
    ccall((:ctn_array_floor, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_floor into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_floor_into(x, out) =
    ccall((:ctn_array_floor_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Smallest integer not below x; integers give floats. Booleans and integers are computed as floating
# numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_ceil(x, out) =
    ccall((:ctn_array_ceil, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_ceil into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_ceil_into(x, out) =
    ccall((:ctn_array_ceil_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# x without its fraction; integers give floats. Booleans and integers are computed as floating
# numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_trunc(x, out) =
    ccall((:ctn_array_trunc, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_trunc into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_trunc_into(x, out) =
    ccall((:ctn_array_trunc_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Nearest integer, ties to even; integers give floats. Booleans and integers are computed as
# floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_rint(x, out) =
    ccall((:ctn_array_rint, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_rint into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_rint_into(x, out) =
    ccall((:ctn_array_rint_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Whether the element is neither infinite nor NaN. All dtypes are supported. The result is bool.
ctn_array_isfinite(x, out) =
    ccall((:ctn_array_isfinite, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_isfinite into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_isfinite_into(x, out) =
    ccall((:ctn_array_isfinite_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Whether the element is an infinity. All dtypes are supported. The result is bool.
ctn_array_isinf(x, out) =
    ccall((:ctn_array_isinf, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_isinf into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_isinf_into(x, out) =
    ccall((:ctn_array_isinf_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Whether the element is NaN. All dtypes are supported. The result is bool.
ctn_array_isnan(x, out) =
    ccall((:ctn_array_isnan, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_isnan into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_isnan_into(x, out) =
    ccall((:ctn_array_isnan_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Whether the sign bit is set, as in -0.0. Booleans and integers are computed as floating numbers:
# those of 8 bits as float16, those of 16 bits as float32, larger ones as float64. The result is
# bool.
ctn_array_signbit(x, out) =
    ccall((:ctn_array_signbit, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_signbit into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_signbit_into(x, out) =
    ccall((:ctn_array_signbit_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# Bits that both elements have. For booleans, logical and. Inputs are broadcast and promoted to one
# dtype. Floating dtypes are a DTYPE error.
ctn_array_bitwise_and(x1, x2, out) =
    ccall((:ctn_array_bitwise_and, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_bitwise_and into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_bitwise_and_into(x1, x2, out) =
    ccall((:ctn_array_bitwise_and_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_bitwise_and with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_bitwise_and_i64(x1, x2, out) =
    ccall((:ctn_array_bitwise_and_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Bits that at least one element has. For booleans, logical or. Inputs are broadcast and promoted to
# one dtype. Floating dtypes are a DTYPE error.
ctn_array_bitwise_or(x1, x2, out) =
    ccall((:ctn_array_bitwise_or, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_bitwise_or into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_bitwise_or_into(x1, x2, out) =
    ccall((:ctn_array_bitwise_or_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_bitwise_or with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_bitwise_or_i64(x1, x2, out) =
    ccall((:ctn_array_bitwise_or_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# Bits that exactly one element has. For booleans, logical xor. Inputs are broadcast and promoted to
# one dtype. Floating dtypes are a DTYPE error.
ctn_array_bitwise_xor(x1, x2, out) =
    ccall((:ctn_array_bitwise_xor, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_bitwise_xor into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_bitwise_xor_into(x1, x2, out) =
    ccall((:ctn_array_bitwise_xor_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_bitwise_xor with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_bitwise_xor_i64(x1, x2, out) =
    ccall((:ctn_array_bitwise_xor_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# All bits inverted. For booleans, logical not. Floating dtypes are a DTYPE error.
ctn_array_invert(x, out) =
    ccall((:ctn_array_invert, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x, out)

# ctn_array_invert into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_invert_into(x, out) =
    ccall((:ctn_array_invert_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}), x, out)

# x1 * 2 ** x2 without the bits that do not fit. A count that is negative or not below the width
# gives 0. Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating
# dtypes are a DTYPE error.
ctn_array_left_shift(x1, x2, out) =
    ccall((:ctn_array_left_shift, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_left_shift into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_left_shift_into(x1, x2, out) =
    ccall((:ctn_array_left_shift_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_left_shift with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_left_shift_i64(x1, x2, out) =
    ccall((:ctn_array_left_shift_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# x1 / 2 ** x2, rounded down. A count that is negative or not below the width leaves only the sign
# (0 or -1). Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating
# dtypes are a DTYPE error.
ctn_array_right_shift(x1, x2, out) =
    ccall((:ctn_array_right_shift, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_right_shift into an existing array or view of the broadcast shape. Results are cast to
# its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_right_shift_into(x1, x2, out) =
    ccall((:ctn_array_right_shift_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# ctn_array_right_shift with a scalar as the second operand. The scalar is weak: it counts as a
# Python int and does not widen an array of the same or a higher kind.
ctn_array_right_shift_i64(x1, x2, out) =
    ccall((:ctn_array_right_shift_i64, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x1, x2, out)

# 0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN. Inputs are
# broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers: those
# of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
ctn_array_heaviside(x1, x2, out) =
    ccall((:ctn_array_heaviside, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_heaviside into an existing array or view of the broadcast shape. Results are cast to its
# dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_heaviside_into(x1, x2, out) =
    ccall((:ctn_array_heaviside_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Greatest common divisor, which is not negative. The smallest number of a dtype counts with its
# size. Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE
# error.
ctn_array_gcd(x1, x2, out) =
    ccall((:ctn_array_gcd, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_gcd into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_gcd_into(x1, x2, out) =
    ccall((:ctn_array_gcd_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap. Inputs
# are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
ctn_array_lcm(x1, x2, out) =
    ccall((:ctn_array_lcm, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), x1, x2, out)

# ctn_array_lcm into an existing array or view of the broadcast shape. Results are cast to its dtype
# by the rule same_kind. `out` may be one of the inputs, or share memory with them.
ctn_array_lcm_into(x1, x2, out) =
    ccall((:ctn_array_lcm_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), x1, x2, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_serializer_retain(self) =
    ccall((:ctn_serializer_retain, libcatenary), Ptr{ctn_serializer}, (Ptr{ctn_serializer},), self)

# Gives a reference back; the last one frees the serializer. NULL is allowed; cannot fail.
ctn_serializer_release(self) =
    ccall((:ctn_serializer_release, libcatenary), Cvoid, (Ptr{ctn_serializer},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_dictionary_retain(self) =
    ccall((:ctn_dictionary_retain, libcatenary), Ptr{ctn_dictionary}, (Ptr{ctn_dictionary},), self)

# Gives a reference back; the last one frees the dictionary. NULL is allowed; cannot fail.
ctn_dictionary_release(self) =
    ccall((:ctn_dictionary_release, libcatenary), Cvoid, (Ptr{ctn_dictionary},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_load_options_retain(self) =
    ccall((:ctn_load_options_retain, libcatenary), Ptr{ctn_load_options}, (Ptr{ctn_load_options},), self)

# Gives a reference back; the last one frees the load options. NULL is allowed; cannot fail.
ctn_load_options_release(self) =
    ccall((:ctn_load_options_release, libcatenary), Cvoid, (Ptr{ctn_load_options},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_load_report_retain(self) =
    ccall((:ctn_load_report_retain, libcatenary), Ptr{ctn_load_report}, (Ptr{ctn_load_report},), self)

# Gives a reference back; the last one frees the load report. NULL is allowed; cannot fail.
ctn_load_report_release(self) =
    ccall((:ctn_load_report_release, libcatenary), Cvoid, (Ptr{ctn_load_report},), self)

# A serializer or deserializer of callbacks. destroy runs exactly once: when the last reference to
# the serializer and its children is released, or when this call fails.
ctn_serializer_new(callbacks, user_data, out) =
    ccall((:ctn_serializer_new, libcatenary), ctn_status, (Ptr{ctn_serializer_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_serializer}}), callbacks, user_data, out)

# The serializer of everything below a key.
ctn_serializer_child(serializer, key, out) =
    ccall((:ctn_serializer_child, libcatenary), ctn_status, (Ptr{ctn_serializer}, Cstring, Ptr{Ptr{ctn_serializer}}), serializer, key, out)

# Saves an array, or copies the stored elements into it. Within the load of an object the elements
# are copied when that load is committed.
ctn_serializer_array(serializer, key, value) =
    ccall((:ctn_serializer_array, libcatenary), ctn_status, (Ptr{ctn_serializer}, Cstring, Ptr{ctn_array}), serializer, key, value)

# Saves an integer, or sets it to the stored one.
ctn_serializer_i64(serializer, key, value) =
    ccall((:ctn_serializer_i64, libcatenary), ctn_status, (Ptr{ctn_serializer}, Cstring, Ptr{Int64}), serializer, key, value)

# Saves a floating-point number, or sets it to the stored one.
ctn_serializer_f64(serializer, key, value) =
    ccall((:ctn_serializer_f64, libcatenary), ctn_status, (Ptr{ctn_serializer}, Cstring, Ptr{Float64}), serializer, key, value)

# Saves a string, or returns the stored one.
ctn_serializer_text(serializer, key, value, stored) =
    ccall((:ctn_serializer_text, libcatenary), ctn_status, (Ptr{ctn_serializer}, Cstring, Cstring, Ptr{Cstring}), serializer, key, value, stored)

# Whether the serializer is a deserializer; 0 for NULL.
ctn_serializer_is_loading(serializer) =
    ccall((:ctn_serializer_is_loading, libcatenary), Int32, (Ptr{ctn_serializer},), serializer)

# The shape and dtype of an array in a deserializer, to make an array of that shape. A missing entry
# counts as a missing value.
ctn_serializer_find(serializer, key, dtype, shape, capacity, ndim) =
    ccall((:ctn_serializer_find, libcatenary), ctn_status, (Ptr{ctn_serializer}, Cstring, Ptr{ctn_dtype}, Ptr{Int64}, Csize_t, Ptr{Csize_t}), serializer, key, dtype, shape, capacity, ndim)

# For user objects within a load: calls a function when the load of the outermost object is
# committed, after the arrays, so that a load that fails before changes nothing. The failure of such
# a function is reported after all others have run; what was loaded remains. Outside of a load, and
# in serializers that save, the function runs immediately.
ctn_serializer_on_commit(serializer, action, user_data, destroy) =
    ccall((:ctn_serializer_on_commit, libcatenary), ctn_status, (Ptr{ctn_serializer}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), serializer, action, user_data, destroy)

# Writes the file of a serializer: what was saved by it and its children since the last commit
# replaces the file in one step. It is a STATE error for a serializer without a file.
ctn_serializer_commit(serializer) =
    ccall((:ctn_serializer_commit, libcatenary), ctn_status, (Ptr{ctn_serializer},), serializer)

# A report about the entries that did not fit when the last object was loaded, even if the load
# failed. It is a STATE error if none was loaded yet.
ctn_serializer_report(serializer, out) =
    ccall((:ctn_serializer_report, libcatenary), ctn_status, (Ptr{ctn_serializer}, Ptr{Ptr{ctn_load_report}}), serializer, out)

# A serializer that stores values in a dictionary and replaces those of the same name. Arrays are
# shared, not copied; see ctn_dictionary_copy.
ctn_dictionary_serializer_new(dictionary, path, out) =
    ccall((:ctn_dictionary_serializer_new, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Ptr{ctn_serializer}}), dictionary, path, out)

# A deserializer of the present contents of a dictionary.
ctn_dictionary_deserializer_new(dictionary, options, out) =
    ccall((:ctn_dictionary_deserializer_new, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Ptr{ctn_load_options}, Ptr{Ptr{ctn_serializer}}), dictionary, options, out)

# A serializer whose commit writes a file in NPZ format.
ctn_npz_serializer_new(path, level, out) =
    ccall((:ctn_npz_serializer_new, libcatenary), ctn_status, (Cstring, Int32, Ptr{Ptr{ctn_serializer}}), path, level, out)

# A deserializer of a file in NPZ format.
ctn_npz_deserializer_new(path, options, out) =
    ccall((:ctn_npz_deserializer_new, libcatenary), ctn_status, (Cstring, Ptr{ctn_load_options}, Ptr{Ptr{ctn_serializer}}), path, options, out)

# A serializer whose commit writes a file in HDF5 format.
ctn_hdf5_serializer_new(path, group, level, out) =
    ccall((:ctn_hdf5_serializer_new, libcatenary), ctn_status, (Cstring, Cstring, Int32, Ptr{Ptr{ctn_serializer}}), path, group, level, out)

# A deserializer of a file in HDF5 format.
ctn_hdf5_deserializer_new(path, group, options, out) =
    ccall((:ctn_hdf5_deserializer_new, libcatenary), ctn_status, (Cstring, Cstring, Ptr{ctn_load_options}, Ptr{Ptr{ctn_serializer}}), path, group, options, out)

# A serializer whose commit writes a file in safetensors format.
ctn_safetensors_serializer_new(path, out) =
    ccall((:ctn_safetensors_serializer_new, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_serializer}}), path, out)

# A deserializer of a file in safetensors format.
ctn_safetensors_deserializer_new(path, options, out) =
    ccall((:ctn_safetensors_deserializer_new, libcatenary), ctn_status, (Cstring, Ptr{ctn_load_options}, Ptr{Ptr{ctn_serializer}}), path, options, out)

# A deserializer of a file of any of these formats, which is recognized by its first bytes.
ctn_file_deserializer_new(path, options, out) =
    ccall((:ctn_file_deserializer_new, libcatenary), ctn_status, (Cstring, Ptr{ctn_load_options}, Ptr{Ptr{ctn_serializer}}), path, options, out)

# New options with the defaults: the load is strict, reads the whole file into the whole object, and
# does not convert elements.
ctn_load_options_new(out) =
    ccall((:ctn_load_options_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_load_options}},), out)

# Sets whether missing, unexpected and mismatching entries are errors, as they are initially.
# Otherwise the rest is loaded, and the report lists the entries that were not.
ctn_load_options_set_strict(options, strict) =
    ccall((:ctn_load_options_set_strict, libcatenary), ctn_status, (Ptr{ctn_load_options}, Int32), options, strict)

# Sets whether a strict load fails if the only problems are unexpected entries, as it does
# initially. Otherwise it succeeds, and the report lists them.
ctn_load_options_set_exact(options, exact) =
    ccall((:ctn_load_options_set_exact, libcatenary), ctn_status, (Ptr{ctn_load_options}, Int32), options, exact)

# Sets where in the file the object is: with "model" the entry "model/l1/W" is the object's /l1/W,
# and entries elsewhere are ignored.
ctn_load_options_set_prefix(options, path) =
    ccall((:ctn_load_options_set_prefix, libcatenary), ctn_status, (Ptr{ctn_load_options}, Cstring), options, path)

# Sets which part of the object is loaded: with "l1" only what is at or below /l1, and the rest of
# object and file is ignored. It is a NOT_FOUND error if the object has no such part.
ctn_load_options_set_part(options, path) =
    ccall((:ctn_load_options_set_part, libcatenary), ctn_status, (Ptr{ctn_load_options}, Cstring), options, path)

# Sets which conversions of elements are allowed if a dtype differs. The initial value is
# CTN_CASTING_EQUIV (none).
ctn_load_options_set_casting(options, casting) =
    ccall((:ctn_load_options_set_casting, libcatenary), ctn_status, (Ptr{ctn_load_options}, ctn_casting), options, casting)

# An empty report, for a load to fill.
ctn_load_report_new(out) =
    ccall((:ctn_load_report_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_load_report}},), out)

# Number of entries that were missing, unexpected or mismatching; 0 for NULL.
ctn_load_report_count(report, problem) =
    ccall((:ctn_load_report_count, libcatenary), Csize_t, (Ptr{ctn_load_report}, ctn_load_problem), report, problem)

# Path of an entry in the file.
ctn_load_report_name(report, problem, index, name) =
    ccall((:ctn_load_report_name, libcatenary), ctn_status, (Ptr{ctn_load_report}, ctn_load_problem, Csize_t, Ptr{Cstring}), report, problem, index, name)

# What was expected and what was found, such as "expected float32 (3, 2), got float32 (1, 2)".
ctn_load_report_text(report, problem, index, text) =
    ccall((:ctn_load_report_text, libcatenary), ctn_status, (Ptr{ctn_load_report}, ctn_load_problem, Csize_t, Ptr{Cstring}), report, problem, index, text)

# An empty dictionary.
ctn_dictionary_new(out) =
    ccall((:ctn_dictionary_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_dictionary}},), out)

# A dictionary with copies of all arrays, which keeps the present values.
ctn_dictionary_copy(dictionary, out) =
    ccall((:ctn_dictionary_copy, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Ptr{Ptr{ctn_dictionary}}), dictionary, out)

# Number of entries; 0 for NULL.
ctn_dictionary_count(dictionary) =
    ccall((:ctn_dictionary_count, libcatenary), Csize_t, (Ptr{ctn_dictionary},), dictionary)

# Path of an entry in the order of insertion.
ctn_dictionary_key(dictionary, index, key) =
    ccall((:ctn_dictionary_key, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Csize_t, Ptr{Cstring}), dictionary, index, key)

# Whether there is an entry.
ctn_dictionary_contains(dictionary, key, result) =
    ccall((:ctn_dictionary_contains, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Int32}), dictionary, key, result)

# Whether an entry is a string and not an array.
ctn_dictionary_is_text(dictionary, key, result) =
    ccall((:ctn_dictionary_is_text, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Int32}), dictionary, key, result)

# The array of an entry, not a copy.
ctn_dictionary_array(dictionary, key, out) =
    ccall((:ctn_dictionary_array, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Ptr{ctn_array}}), dictionary, key, out)

# The text of an entry.
ctn_dictionary_text(dictionary, key, text) =
    ccall((:ctn_dictionary_text, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Cstring}), dictionary, key, text)

# The integer of an entry: an array of one integer or boolean, of any width.
ctn_dictionary_i64(dictionary, key, value) =
    ccall((:ctn_dictionary_i64, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Int64}), dictionary, key, value)

# The number of an entry: an array of one element, of any dtype.
ctn_dictionary_f64(dictionary, key, value) =
    ccall((:ctn_dictionary_f64, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{Float64}), dictionary, key, value)

# Adds or replaces an entry.
ctn_dictionary_set_array(dictionary, key, value) =
    ccall((:ctn_dictionary_set_array, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Ptr{ctn_array}), dictionary, key, value)

# Adds or replaces an entry.
ctn_dictionary_set_text(dictionary, key, value) =
    ccall((:ctn_dictionary_set_text, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Cstring), dictionary, key, value)

# Adds or replaces an entry: an int64 array without axes.
ctn_dictionary_set_i64(dictionary, key, value) =
    ccall((:ctn_dictionary_set_i64, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Int64), dictionary, key, value)

# Adds or replaces an entry: a float64 array without axes.
ctn_dictionary_set_f64(dictionary, key, value) =
    ccall((:ctn_dictionary_set_f64, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Float64), dictionary, key, value)

# Removes an entry; the others keep their order.
ctn_dictionary_remove(dictionary, key) =
    ccall((:ctn_dictionary_remove, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring), dictionary, key)

# Saves all entries as NPZ.
ctn_dictionary_save_npz(dictionary, path, level) =
    ccall((:ctn_dictionary_save_npz, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Int32), dictionary, path, level)

# Saves all entries as HDF5.
ctn_dictionary_save_hdf5(dictionary, path, group, level) =
    ccall((:ctn_dictionary_save_hdf5, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring, Cstring, Int32), dictionary, path, group, level)

# Saves all entries as safetensors, the texts as metadata.
ctn_dictionary_save_safetensors(dictionary, path) =
    ccall((:ctn_dictionary_save_safetensors, libcatenary), ctn_status, (Ptr{ctn_dictionary}, Cstring), dictionary, path)

# Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current
# device.
ctn_dictionary_load(path, out) =
    ccall((:ctn_dictionary_load, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_dictionary}}), path, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_reporter_retain(self) =
    ccall((:ctn_reporter_retain, libcatenary), Ptr{ctn_reporter}, (Ptr{ctn_reporter},), self)

# Gives a reference back; the last one frees the reporter. NULL is allowed; cannot fail.
ctn_reporter_release(self) =
    ccall((:ctn_reporter_release, libcatenary), Cvoid, (Ptr{ctn_reporter},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_summary_retain(self) =
    ccall((:ctn_summary_retain, libcatenary), Ptr{ctn_summary}, (Ptr{ctn_summary},), self)

# Gives a reference back; the last one frees the summary. NULL is allowed; cannot fail.
ctn_summary_release(self) =
    ccall((:ctn_summary_release, libcatenary), Cvoid, (Ptr{ctn_summary},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_dict_summary_retain(self) =
    ccall((:ctn_dict_summary_retain, libcatenary), Ptr{ctn_dict_summary}, (Ptr{ctn_dict_summary},), self)

# Gives a reference back; the last one frees the dict summary. NULL is allowed; cannot fail.
ctn_dict_summary_release(self) =
    ccall((:ctn_dict_summary_release, libcatenary), Cvoid, (Ptr{ctn_dict_summary},), self)

# Reports a number to the current reporter of the thread. Without one, nothing happens. A later
# report of the same name replaces the value.
ctn_report(name, value, observer) =
    ccall((:ctn_report, libcatenary), ctn_status, (Cstring, Float64, Ptr{ctn_link}), name, value, observer)

# Reports a variable of one element, like ctn_report. Its present value is stored, without its
# history; this does not wait for a device.
ctn_report_variable(name, value, observer) =
    ccall((:ctn_report_variable, libcatenary), ctn_status, (Cstring, Ptr{ctn_variable}, Ptr{ctn_link}), name, value, observer)

# Whether the current reporter of the thread has received a value of this name in its observation.
ctn_is_reported(name, observer, result) =
    ccall((:ctn_is_reported, libcatenary), ctn_status, (Cstring, Ptr{ctn_link}, Ptr{Int32}), name, observer, result)

# A reporter without observers. A program needs one only if it collects values without a trainer.
ctn_reporter_new(out) =
    ccall((:ctn_reporter_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_reporter}},), out)

# Gives an observer a name. An observer that already has one gets the new one.
ctn_reporter_add_observer(reporter, name, observer) =
    ccall((:ctn_reporter_add_observer, libcatenary), ctn_status, (Ptr{ctn_reporter}, Cstring, Ptr{ctn_link}), reporter, name, observer)

# Gives a link and all links below it names, such as "main" and "main/predictor/l1".
ctn_reporter_add_observers(reporter, prefix, link) =
    ccall((:ctn_reporter_add_observers, libcatenary), ctn_status, (Ptr{ctn_reporter}, Cstring, Ptr{ctn_link}), reporter, prefix, link)

# Makes a reporter the current one of the thread, until ctn_reporter_exit. Reporters may be nested.
ctn_reporter_enter(reporter, observation) =
    ccall((:ctn_reporter_enter, libcatenary), ctn_status, (Ptr{ctn_reporter}, Ptr{ctn_dictionary}), reporter, observation)

# Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the current one.
ctn_reporter_exit(reporter) =
    ccall((:ctn_reporter_exit, libcatenary), ctn_status, (Ptr{ctn_reporter},), reporter)

# The current reporter of the thread; NULL, with CTN_OK, if there is none.
ctn_reporter_current(out) =
    ccall((:ctn_reporter_current, libcatenary), ctn_status, (Ptr{Ptr{ctn_reporter}},), out)

# A summary of no numbers yet.
ctn_summary_new(out) =
    ccall((:ctn_summary_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_summary}},), out)

# Adds a number.
ctn_summary_add(summary, value, weight) =
    ccall((:ctn_summary_add, libcatenary), ctn_status, (Ptr{ctn_summary}, Float64, Float64), summary, value, weight)

# Mean of the numbers; NaN if there are none, 0 for NULL.
ctn_summary_mean(summary) =
    ccall((:ctn_summary_mean, libcatenary), Float64, (Ptr{ctn_summary},), summary)

# Standard deviation of the numbers, without a correction for their count; NaN if there are none, 0
# for NULL.
ctn_summary_std(summary) =
    ccall((:ctn_summary_std, libcatenary), Float64, (Ptr{ctn_summary},), summary)

# Saves or loads a summary.
ctn_summary_serialize(summary, serializer) =
    ccall((:ctn_summary_serialize, libcatenary), ctn_status, (Ptr{ctn_summary}, Ptr{ctn_serializer}), summary, serializer)

# A summary of no observations yet.
ctn_dict_summary_new(out) =
    ccall((:ctn_dict_summary_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_dict_summary}},), out)

# Adds the numbers of an observation. Its other entries are left out.
ctn_dict_summary_add(summary, observation, weight) =
    ccall((:ctn_dict_summary_add, libcatenary), ctn_status, (Ptr{ctn_dict_summary}, Ptr{ctn_dictionary}, Float64), summary, observation, weight)

# A dictionary with the mean of each number.
ctn_dict_summary_compute_mean(summary, out) =
    ccall((:ctn_dict_summary_compute_mean, libcatenary), ctn_status, (Ptr{ctn_dict_summary}, Ptr{Ptr{ctn_dictionary}}), summary, out)

# A dictionary with the mean of each number and, as NAME.std, its standard deviation.
ctn_dict_summary_make_statistics(summary, out) =
    ccall((:ctn_dict_summary_make_statistics, libcatenary), ctn_status, (Ptr{ctn_dict_summary}, Ptr{Ptr{ctn_dictionary}}), summary, out)

# Saves or loads a summary.
ctn_dict_summary_serialize(summary, serializer) =
    ccall((:ctn_dict_summary_serialize, libcatenary), ctn_status, (Ptr{ctn_dict_summary}, Ptr{ctn_serializer}), summary, serializer)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_loss_scale_retain(self) =
    ccall((:ctn_loss_scale_retain, libcatenary), Ptr{ctn_loss_scale}, (Ptr{ctn_loss_scale},), self)

# Gives a reference back; the last one frees the loss scale. NULL is allowed; cannot fail.
ctn_loss_scale_release(self) =
    ccall((:ctn_loss_scale_release, libcatenary), Cvoid, (Ptr{ctn_loss_scale},), self)

# A loss scale.
ctn_loss_scale_new(scale, growth, backoff, interval, out) =
    ccall((:ctn_loss_scale_new, libcatenary), ctn_status, (Float64, Float64, Float64, Int64, Ptr{Ptr{ctn_loss_scale}}), scale, growth, backoff, interval, out)

# The current scale. Waits for the device after ctn_loss_scale_step.
ctn_loss_scale_value(scaler, scale) =
    ccall((:ctn_loss_scale_value, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Ptr{Float64}), scaler, scale)

# Number of finite steps since the scale changed. Waits for the device after ctn_loss_scale_step.
ctn_loss_scale_steps(scaler, steps) =
    ccall((:ctn_loss_scale_steps, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Ptr{Int64}), scaler, steps)

# Sets the scale and the number of finite steps, to continue from another loss scale.
ctn_loss_scale_restore(scaler, scale, steps) =
    ccall((:ctn_loss_scale_restore, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Float64, Int64), scaler, scale, steps)

# The loss times the scale; call backward on the result.
ctn_loss_scale_apply(scaler, loss, y) =
    ccall((:ctn_loss_scale_apply, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), scaler, loss, y)

# Divides the gradients of all parameters of a link by the scale if all of them are finite;
# otherwise does not change them. Parameters without a gradient do not count. Waits for the device.
ctn_loss_scale_unscale(scaler, link, finite) =
    ccall((:ctn_loss_scale_unscale, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Ptr{ctn_link}, Ptr{Int32}), scaler, link, finite)

# Adapts the scale after a step.
ctn_loss_scale_update(scaler, finite) =
    ccall((:ctn_loss_scale_update, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Int32), scaler, finite)

# Updates parameters with scaled gradients, and adapts the scale. If all gradients of the
# optimizer's parameters are finite, they are divided by the scale, and then ctn_optimizer_update
# continues with its hooks and its rule. Otherwise gradients, parameters and states of the optimizer
# do not change. In both cases the hooks are called (functions see what the gradients are) and the
# optimizer's t grows by one, because the host does not know what the devices find: t counts
# attempts, and rules such as Adam use it. The host waits only for optimizers of callbacks, which
# are called only if all gradients are finite. If no parameter has a gradient, it is a STATE error,
# and nothing changes.
ctn_loss_scale_step(scaler, optimizer) =
    ccall((:ctn_loss_scale_step, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Ptr{ctn_optimizer}), scaler, optimizer)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_iterator_retain(self) =
    ccall((:ctn_iterator_retain, libcatenary), Ptr{ctn_iterator}, (Ptr{ctn_iterator},), self)

# Gives a reference back; the last one frees the iterator. NULL is allowed; cannot fail.
ctn_iterator_release(self) =
    ccall((:ctn_iterator_release, libcatenary), Cvoid, (Ptr{ctn_iterator},), self)

# An iterator that makes its batches on the calling thread.
ctn_iterator_serial_new(dataset, batch_size, repeat, shuffle, seed, out) =
    ccall((:ctn_iterator_serial_new, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Int32, Int32, UInt64, Ptr{Ptr{ctn_iterator}}), dataset, batch_size, repeat, shuffle, seed, out)

# An iterator whose batches are made by threads of its own ahead of time. It makes the same batches
# as one from ctn_iterator_serial_new. The threads are started by the first ctn_iterator_next and
# end when the iterator is released, which waits for examples that are being made. They do not exist
# in a child process after a fork.
ctn_iterator_multithread_new(dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch, out) =
    ccall((:ctn_iterator_multithread_new, libcatenary), ctn_status, (Ptr{ctn_dataset}, Int64, Int32, Int32, UInt64, Int64, Int64, Ptr{Ptr{ctn_iterator}}), dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch, out)

# The next batch. If making it fails, the next call makes the same batch again. If an iterator that
# does not repeat is exhausted, `more` is 0, and the parts are NULL.
ctn_iterator_next(iterator, parts, part_count, more) =
    ccall((:ctn_iterator_next, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Int32}), iterator, parts, part_count, more)

# Chooses the examples of the next batch without fetching them, for programs that make batches
# themselves.
ctn_iterator_next_picks(iterator, out) =
    ccall((:ctn_iterator_next_picks, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{Ptr{ctn_array}}), iterator, out)

# Number of arrays of a batch; 0 for NULL.
ctn_iterator_part_count(iterator) =
    ccall((:ctn_iterator_part_count, libcatenary), Csize_t, (Ptr{ctn_iterator},), iterator)

# Number of examples in a batch; 0 for NULL.
ctn_iterator_batch_size(iterator) =
    ccall((:ctn_iterator_batch_size, libcatenary), Int64, (Ptr{ctn_iterator},), iterator)

# The dataset of an iterator.
ctn_iterator_dataset(iterator, out) =
    ccall((:ctn_iterator_dataset, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{Ptr{ctn_dataset}}), iterator, out)

# Number of epochs that are complete; 0 for NULL.
ctn_iterator_epoch(iterator) =
    ccall((:ctn_iterator_epoch, libcatenary), Int64, (Ptr{ctn_iterator},), iterator)

# The number of complete epochs with the fraction of the present one; 0 for NULL.
ctn_iterator_epoch_detail(iterator) =
    ccall((:ctn_iterator_epoch_detail, libcatenary), Float64, (Ptr{ctn_iterator},), iterator)

# ctn_iterator_epoch_detail before the last batch; below 0 if there was none, 0 for NULL.
ctn_iterator_previous_epoch_detail(iterator) =
    ccall((:ctn_iterator_previous_epoch_detail, libcatenary), Float64, (Ptr{ctn_iterator},), iterator)

# Whether the last batch completed an epoch; 0 for NULL.
ctn_iterator_is_new_epoch(iterator) =
    ccall((:ctn_iterator_is_new_epoch, libcatenary), Int32, (Ptr{ctn_iterator},), iterator)

# Begins again with the first epoch, in the same order.
ctn_iterator_reset(iterator) =
    ccall((:ctn_iterator_reset, libcatenary), ctn_status, (Ptr{ctn_iterator},), iterator)

# Ends the threads of an iterator from ctn_iterator_multithread_new, after the examples that they
# are making, and drops the batches that were made ahead of time. The iterator may be used
# afterward. Nothing happens for other iterators.
ctn_iterator_finalize(iterator) =
    ccall((:ctn_iterator_finalize, libcatenary), ctn_status, (Ptr{ctn_iterator},), iterator)

# Sets the values with which examples of different shapes are padded, as in ctn_concat_examples.
# Without them, which is the default, the shapes of the examples must be equal.
ctn_iterator_set_padding(iterator, values, count) =
    ccall((:ctn_iterator_set_padding, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{Float64}, Csize_t), iterator, values, count)

# Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the
# present epoch. After a load, the iterator makes the batches that the saved one would have made
# next. The dataset is not saved, and must have as many examples as before. Names are those of
# Chainer: epoch, current_position, is_new_epoch, previous_epoch_detail, order; and seed.
ctn_iterator_serialize(iterator, serializer) =
    ccall((:ctn_iterator_serialize, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{ctn_serializer}), iterator, serializer)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_updater_retain(self) =
    ccall((:ctn_updater_retain, libcatenary), Ptr{ctn_updater}, (Ptr{ctn_updater},), self)

# Gives a reference back; the last one frees the updater. NULL is allowed; cannot fail.
ctn_updater_release(self) =
    ccall((:ctn_updater_release, libcatenary), Cvoid, (Ptr{ctn_updater},), self)

# An updater that draws a batch, computes its loss, and updates the parameters of the optimizer's
# link. The loss is reported as "main/loss", unless the function has reported one, and the accuracy
# of a Classifier as "main/accuracy". After the last batch of an epoch, ctn_optimizer_new_epoch is
# called.
ctn_updater_standard_new(iterator, optimizer, loss, user_data, destroy, device, out) =
    ccall((:ctn_updater_standard_new, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{ctn_optimizer}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Cstring, Ptr{Ptr{ctn_updater}}), iterator, optimizer, loss, user_data, destroy, device, out)

# Multiplies losses by a scale, against the underflow of 16-bit gradients; see ctn_loss_scale_step.
ctn_updater_standard_set_loss_scale(updater, scaler) =
    ccall((:ctn_updater_standard_set_loss_scale, libcatenary), ctn_status, (Ptr{ctn_updater}, Ptr{ctn_loss_scale}), updater, scaler)

# Lets an update use the mean of the gradients of several batches.
ctn_updater_standard_set_accumulation(updater, count) =
    ccall((:ctn_updater_standard_set_accumulation, libcatenary), ctn_status, (Ptr{ctn_updater}, Int64), updater, count)

# An updater of callbacks. Add the iterators and optimizers that it uses, so that they are saved and
# counted. destroy runs exactly once: when the last reference is released, or when this call fails.
ctn_updater_new(callbacks, user_data, out) =
    ccall((:ctn_updater_new, libcatenary), ctn_status, (Ptr{ctn_updater_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_updater}}), callbacks, user_data, out)

# Adds an optimizer. What its link reports begins with its name. The model and optimizer "main" are
# those of the snapshots as checkpoints (ctn_checkpoint_load).
ctn_updater_add_optimizer(updater, name, optimizer) =
    ccall((:ctn_updater_add_optimizer, libcatenary), ctn_status, (Ptr{ctn_updater}, Cstring, Ptr{ctn_optimizer}), updater, name, optimizer)

# Adds an iterator. The iterator "main" counts the epochs.
ctn_updater_add_iterator(updater, name, iterator) =
    ccall((:ctn_updater_add_iterator, libcatenary), ctn_status, (Ptr{ctn_updater}, Cstring, Ptr{ctn_iterator}), updater, name, iterator)

# An optimizer of an updater.
ctn_updater_optimizer(updater, name, out) =
    ccall((:ctn_updater_optimizer, libcatenary), ctn_status, (Ptr{ctn_updater}, Cstring, Ptr{Ptr{ctn_optimizer}}), updater, name, out)

# An iterator of an updater.
ctn_updater_iterator(updater, name, out) =
    ccall((:ctn_updater_iterator, libcatenary), ctn_status, (Ptr{ctn_updater}, Cstring, Ptr{Ptr{ctn_iterator}}), updater, name, out)

# Runs one update, for programs without a trainer. If it fails, the iterators are where they were
# before.
ctn_updater_update(updater, more) =
    ccall((:ctn_updater_update, libcatenary), ctn_status, (Ptr{ctn_updater}, Ptr{Int32}), updater, more)

# Number of updates so far; 0 for NULL.
ctn_updater_iteration(updater) =
    ccall((:ctn_updater_iteration, libcatenary), Int64, (Ptr{ctn_updater},), updater)

# Number of complete epochs of the iterator "main"; 0 without one.
ctn_updater_epoch(updater) =
    ccall((:ctn_updater_epoch, libcatenary), Int64, (Ptr{ctn_updater},), updater)

# The number of epochs with the fraction of the present one; 0 without an iterator "main".
ctn_updater_epoch_detail(updater) =
    ccall((:ctn_updater_epoch_detail, libcatenary), Float64, (Ptr{ctn_updater},), updater)

# ctn_updater_epoch_detail before the last update; below 0 if there was none, 0 without an iterator
# "main".
ctn_updater_previous_epoch_detail(updater) =
    ccall((:ctn_updater_previous_epoch_detail, libcatenary), Float64, (Ptr{ctn_updater},), updater)

# Whether the last update completed an epoch.
ctn_updater_is_new_epoch(updater) =
    ccall((:ctn_updater_is_new_epoch, libcatenary), Int32, (Ptr{ctn_updater},), updater)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_trigger_retain(self) =
    ccall((:ctn_trigger_retain, libcatenary), Ptr{ctn_trigger}, (Ptr{ctn_trigger},), self)

# Gives a reference back; the last one frees the trigger. NULL is allowed; cannot fail.
ctn_trigger_release(self) =
    ccall((:ctn_trigger_release, libcatenary), Cvoid, (Ptr{ctn_trigger},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_extension_retain(self) =
    ccall((:ctn_extension_retain, libcatenary), Ptr{ctn_extension}, (Ptr{ctn_extension},), self)

# Gives a reference back; the last one frees the extension. NULL is allowed; cannot fail.
ctn_extension_release(self) =
    ccall((:ctn_extension_release, libcatenary), Cvoid, (Ptr{ctn_extension},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_trainer_retain(self) =
    ccall((:ctn_trainer_retain, libcatenary), Ptr{ctn_trainer}, (Ptr{ctn_trainer},), self)

# Gives a reference back; the last one frees the trainer. NULL is allowed; cannot fail.
ctn_trainer_release(self) =
    ccall((:ctn_trainer_release, libcatenary), Cvoid, (Ptr{ctn_trainer},), self)

# A trainer without extensions.
ctn_trainer_new(updater, stop, out_folder, out) =
    ccall((:ctn_trainer_new, libcatenary), ctn_status, (Ptr{ctn_updater}, Ptr{ctn_trigger}, Cstring, Ptr{Ptr{ctn_trainer}}), updater, stop, out_folder, out)

# Adds an extension.
ctn_trainer_extend(trainer, extension, name, trigger, priority) =
    ccall((:ctn_trainer_extend, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{ctn_extension}, Cstring, Ptr{ctn_trigger}, Int32), trainer, extension, name, trigger, priority)

# An extension by its name.
ctn_trainer_extension(trainer, name, out) =
    ccall((:ctn_trainer_extension, libcatenary), ctn_status, (Ptr{ctn_trainer}, Cstring, Ptr{Ptr{ctn_extension}}), trainer, name, out)

# Number of extensions; 0 for NULL.
ctn_trainer_extension_count(trainer) =
    ccall((:ctn_trainer_extension_count, libcatenary), Csize_t, (Ptr{ctn_trainer},), trainer)

# Name of an extension; NULL after the last one and for NULL. It lives as long as the trainer gets
# no further extensions.
ctn_trainer_extension_name(trainer, index) =
    ccall((:ctn_trainer_extension_name, libcatenary), Cstring, (Ptr{ctn_trainer}, Csize_t), trainer, index)

# Runs until the training ends, and says why. Extensions are initialized before the first update and
# finalized at the end; see the description of this header for failures. A run whose training was
# ended may be repeated, for instance to continue after it was stopped.
ctn_trainer_run(trainer, result) =
    ccall((:ctn_trainer_run, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{ctn_training_result}), trainer, result)

# Runs a slice of a training, for programs with a main loop of their own. It ends with
# CTN_TRAINING_PAUSED after the given number of updates or time, whichever is first, but not before
# one update; a further run continues.
ctn_trainer_run_for(trainer, iterations, milliseconds, result) =
    ccall((:ctn_trainer_run_for, libcatenary), ctn_status, (Ptr{ctn_trainer}, Int64, Int64, Ptr{ctn_training_result}), trainer, iterations, milliseconds, result)

# Ends the present run after its present update, or the next run before its first. Snapshot
# extensions save the training, and the result is CTN_TRAINING_STOPPED.
ctn_trainer_stop(trainer) =
    ccall((:ctn_trainer_stop, libcatenary), Cvoid, (Ptr{ctn_trainer},), trainer)

# Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. The handlers are installed for
# the time of a run, and the old ones are restored when the run ends or such a signal has arrived,
# so that a second signal has its old effect. It is off initially.
ctn_trainer_set_interrupts(trainer, enabled) =
    ccall((:ctn_trainer_set_interrupts, libcatenary), ctn_status, (Ptr{ctn_trainer}, Int32), trainer, enabled)

# Sets where PrintReport and ProgressBar print; standard output initially.
ctn_trainer_set_output(trainer, write, user_data, destroy, columns) =
    ccall((:ctn_trainer_set_output, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Int32), trainer, write, user_data, destroy, columns)

# The updater of a trainer.
ctn_trainer_updater(trainer, out) =
    ccall((:ctn_trainer_updater, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{Ptr{ctn_updater}}), trainer, out)

# What the last update and its extensions have reported, such as "main/loss". Each update makes a
# new dictionary.
ctn_trainer_observation(trainer, out) =
    ccall((:ctn_trainer_observation, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{Ptr{ctn_dictionary}}), trainer, out)

# The reporter that is current within updates and extensions. The models of the updater are its
# observers.
ctn_trainer_reporter(trainer, out) =
    ccall((:ctn_trainer_reporter, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{Ptr{ctn_reporter}}), trainer, out)

# Path of the folder for files; NULL for NULL. It lives as long as the trainer.
ctn_trainer_out(trainer) =
    ccall((:ctn_trainer_out, libcatenary), Cstring, (Ptr{ctn_trainer},), trainer)

# Seconds within runs so far, including those before the snapshot that was loaded; 0 for NULL.
ctn_trainer_elapsed_time(trainer) =
    ccall((:ctn_trainer_elapsed_time, libcatenary), Float64, (Ptr{ctn_trainer},), trainer)

# Path of the last snapshot that was saved; "" if there is none, NULL for NULL. It lives until the
# next snapshot.
ctn_trainer_snapshot_path(trainer) =
    ccall((:ctn_trainer_snapshot_path, libcatenary), Cstring, (Ptr{ctn_trainer},), trainer)

# Saves or loads a whole training, with the entries of a checkpoint (ctn_checkpoint_save): the model
# and the optimizer "main", the random generator, and everything else below "extra/trainer". It is a
# STATE error within a run, where snapshot extensions save at the right time, except for
# ctn_snapshot_file_fn.
ctn_trainer_serialize(trainer, serializer) =
    ccall((:ctn_trainer_serialize, libcatenary), ctn_status, (Ptr{ctn_trainer}, Ptr{ctn_serializer}), trainer, serializer)

# Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where
# snapshot extensions save at the right time, except for ctn_snapshot_file_fn.
ctn_trainer_save(trainer, path) =
    ccall((:ctn_trainer_save, libcatenary), ctn_status, (Ptr{ctn_trainer}, Cstring), trainer, path)

# Loads a snapshot into a trainer that is set up in the same way. Extensions that the program has
# added since begin anew, and the states of those that it no longer has are not read. If it fails,
# nothing has changed, unless a callback or the medium fails in the last step. It is a STATE error
# within a run, except for ctn_snapshot_file_fn.
ctn_trainer_load(trainer, path) =
    ccall((:ctn_trainer_load, libcatenary), ctn_status, (Ptr{ctn_trainer}, Cstring), trainer, path)

# Fires after each period. As the end of a training, it ends it when the period is over.
ctn_trigger_interval_new(period, unit, out) =
    ccall((:ctn_trigger_interval_new, libcatenary), ctn_status, (Float64, ctn_trigger_unit, Ptr{Ptr{ctn_trigger}}), period, unit, out)

# Fires at given points. As the end of a training, it ends it at the last one.
ctn_trigger_manual_schedule_new(points, count, unit, out) =
    ccall((:ctn_trigger_manual_schedule_new, libcatenary), ctn_status, (Ptr{Float64}, Csize_t, ctn_trigger_unit, Ptr{Ptr{ctn_trigger}}), points, count, unit, out)

# Fires after the first update.
ctn_trigger_once_new(call_on_resume, out) =
    ccall((:ctn_trigger_once_new, libcatenary), ctn_status, (Int32, Ptr{Ptr{ctn_trigger}}), call_on_resume, out)

# Fires when the mean of a value is the smallest so far.
ctn_trigger_min_value_new(key, check_trigger, out) =
    ccall((:ctn_trigger_min_value_new, libcatenary), ctn_status, (Cstring, Ptr{ctn_trigger}, Ptr{Ptr{ctn_trigger}}), key, check_trigger, out)

# Fires when the mean of a value is the largest so far.
ctn_trigger_max_value_new(key, check_trigger, out) =
    ccall((:ctn_trigger_max_value_new, libcatenary), ctn_status, (Cstring, Ptr{ctn_trigger}, Ptr{Ptr{ctn_trigger}}), key, check_trigger, out)

# Fires when the mean of a value was not better than the best one in a number of checks in
# succession. It is meant for the end of a training.
ctn_trigger_early_stopping_new(monitor, patience, mode, check_trigger, max_trigger, out) =
    ccall((:ctn_trigger_early_stopping_new, libcatenary), ctn_status, (Cstring, Int64, ctn_stopping_mode, Ptr{ctn_trigger}, Ptr{ctn_trigger}, Ptr{Ptr{ctn_trigger}}), monitor, patience, mode, check_trigger, max_trigger, out)

# A trigger of callbacks. destroy runs exactly once: when the last reference is released, or when
# this call fails.
ctn_trigger_new(callbacks, user_data, out) =
    ccall((:ctn_trigger_new, libcatenary), ctn_status, (Ptr{ctn_trigger_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_trigger}}), callbacks, user_data, out)

# The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN
# before the first.
ctn_trigger_best_value(trigger, value) =
    ccall((:ctn_trigger_best_value, libcatenary), ctn_status, (Ptr{ctn_trigger}, Ptr{Float64}), trigger, value)

# An extension of callbacks, which runs after each update by default. destroy runs exactly once:
# when the last reference is released, or when this call fails.
ctn_extension_new(callbacks, user_data, out) =
    ccall((:ctn_extension_new, libcatenary), ctn_status, (Ptr{ctn_extension_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_extension}}), callbacks, user_data, out)

# Name of an extension if no other is given; NULL for NULL. It lives as long as the extension.
ctn_extension_default_name(extension) =
    ccall((:ctn_extension_default_name, libcatenary), Cstring, (Ptr{ctn_extension},), extension)

# The extension "validation" computes the loss of all examples of an iterator, in testing mode and
# without history, and reports the means over the examples as "validation/main/loss" and
# "validation/main/accuracy", or under another name of the extension. Values that the loss function
# reports of the link are averaged too. Runs after each epoch.
ctn_extension_evaluator_new(iterator, target, loss, user_data, destroy, device, out) =
    ccall((:ctn_extension_evaluator_new, libcatenary), ctn_status, (Ptr{ctn_iterator}, Ptr{ctn_link}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Cstring, Ptr{Ptr{ctn_extension}}), iterator, target, loss, user_data, destroy, device, out)

# The extension "LogReport" collects the means of reported values since the last entry, with epoch,
# iteration and elapsed_time. The file has one JSON object in each line. A run that continues a
# snapshot begins with the lines of the snapshot.
ctn_extension_log_report_new(keys, count, filename, trigger, out) =
    ccall((:ctn_extension_log_report_new, libcatenary), ctn_status, (Ptr{Cstring}, Csize_t, Cstring, Ptr{ctn_trigger}, Ptr{Ptr{ctn_extension}}), keys, count, filename, trigger, out)

# Number of entries of a log; 0 for NULL and for extensions of other kinds.
ctn_extension_log_count(extension) =
    ccall((:ctn_extension_log_count, libcatenary), Csize_t, (Ptr{ctn_extension},), extension)

# A value of an entry of a log.
ctn_extension_log_value(extension, index, key, value) =
    ccall((:ctn_extension_log_value, libcatenary), ctn_status, (Ptr{ctn_extension}, Csize_t, Cstring, Ptr{Float64}), extension, index, key, value)

# An entry of a log as a JSON object.
ctn_extension_log_line(extension, index, text, text_capacity, text_length) =
    ccall((:ctn_extension_log_line, libcatenary), ctn_status, (Ptr{ctn_extension}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), extension, index, text, text_capacity, text_length)

# The extension "PrintReport" prints each new entry of a log as a line of a table; on a terminal
# that is too narrow for the table, as names with values.
ctn_extension_print_report_new(entries, count, log_report, out) =
    ccall((:ctn_extension_print_report_new, libcatenary), ctn_status, (Ptr{Cstring}, Csize_t, Cstring, Ptr{Ptr{ctn_extension}}), entries, count, log_report, out)

# The extension "ProgressBar" shows the part of the training that is done, its rate and the time
# left on one line below all others. It prints nothing unless the output is a terminal.
ctn_extension_progress_bar_new(update_interval, out) =
    ccall((:ctn_extension_progress_bar_new, libcatenary), ctn_status, (Int64, Ptr{Ptr{ctn_extension}}), update_interval, out)

# Says how long the training is, for trainers that no interval ends. By default, the part that is
# done is known if an interval ends the training.
ctn_extension_progress_bar_set_training_length(extension, length, unit) =
    ccall((:ctn_extension_progress_bar_set_training_length, libcatenary), ctn_status, (Ptr{ctn_extension}, Float64, ctn_trigger_unit), extension, length, unit)

# Sets the largest number of characters of the bar, 40 by default. It is shorter on narrow
# terminals.
ctn_extension_progress_bar_set_bar_length(extension, length) =
    ccall((:ctn_extension_progress_bar_set_bar_length, libcatenary), ctn_status, (Ptr{ctn_extension}, Int64), extension, length)

# Sets where a PrintReport or a ProgressBar prints; by default where its trainer does.
ctn_extension_set_output(extension, write, user_data, destroy, columns) =
    ccall((:ctn_extension_set_output, libcatenary), ctn_status, (Ptr{ctn_extension}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Int32), extension, write, user_data, destroy, columns)

# The extension "snapshot" saves the whole training after each epoch, and when a run is stopped or
# fails. A file can also be loaded by ctn_trainer_load and, for its model, by ctn_checkpoint_load.
ctn_extension_snapshot_new(filename, keep, autoload, out) =
    ccall((:ctn_extension_snapshot_new, libcatenary), ctn_status, (Cstring, Int64, Int32, Ptr{Ptr{ctn_extension}}), filename, keep, autoload, out)

# The same with files that a callback writes, in a format of its own. It is called when a snapshot
# is due, after all extensions of an update. destroy runs exactly once: when the last reference is
# released, or when this call fails.
ctn_extension_snapshot_user_new(filename, keep, autoload, function_, user_data, destroy, out) =
    ccall((:ctn_extension_snapshot_user_new, libcatenary), ctn_status, (Cstring, Int64, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_extension}}), filename, keep, autoload, function_, user_data, destroy, out)

# Sets whether a run that fails saves the state after its last whole update, which it does by
# default.
ctn_extension_snapshot_set_on_error(extension, enabled) =
    ccall((:ctn_extension_snapshot_set_on_error, libcatenary), ctn_status, (Ptr{ctn_extension}, Int32), extension, enabled)

# The extension "snapshot_object" saves a link after each epoch; with a trigger such as
# ctn_trigger_min_value_new, the best one.
ctn_extension_snapshot_object_new(target, filename, out) =
    ccall((:ctn_extension_snapshot_object_new, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Ptr{ctn_extension}}), target, filename, out)

# The extension "Shift" sets a hyperparameter to the first value of a schedule before the first
# update, and to the next one each time it runs, by default after each epoch. See
# ctn_optimizer_set_schedule for schedules that follow the number of updates without an extension.
ctn_extension_shift_new(hyperparameter, schedule, optimizer, out) =
    ccall((:ctn_extension_shift_new, libcatenary), ctn_status, (Cstring, Ptr{ctn_schedule}, Ptr{ctn_optimizer}, Ptr{Ptr{ctn_extension}}), hyperparameter, schedule, optimizer, out)

# The extension "observe_value" reports what a function computes, after each epoch.
ctn_extension_observe_value_new(key, function_, user_data, destroy, out) =
    ccall((:ctn_extension_observe_value_new, libcatenary), ctn_status, (Cstring, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_extension}}), key, function_, user_data, destroy, out)

# Reports a hyperparameter after each epoch. The name is "observe_" and the hyperparameter.
ctn_extension_observe_hyperparameter_new(key, optimizer_name, hyperparameter, out) =
    ccall((:ctn_extension_observe_hyperparameter_new, libcatenary), ctn_status, (Cstring, Cstring, Cstring, Ptr{Ptr{ctn_extension}}), key, optimizer_name, hyperparameter, out)

# The extension "FailOnNonNumber" fails with CTN_ERROR_NAN after an update that has made a parameter
# NaN or infinite. The training is then not saved, so that the last snapshot stays.
ctn_extension_fail_on_non_number_new(out) =
    ccall((:ctn_extension_fail_on_non_number_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_extension}},), out)

# The extension "ParameterStatistics" reports mean, std, min, max, the number of zeros and
# percentiles of parameters and their gradients after each epoch, such as "main/l1/W/data/mean" and
# "main/l1/W/data/percentile/0".
ctn_extension_parameter_statistics_new(link, prefix, report_data, report_grad, out) =
    ccall((:ctn_extension_parameter_statistics_new, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Int32, Int32, Ptr{Ptr{ctn_extension}}), link, prefix, report_data, report_grad, out)

# Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by
# default, which are 3, 2 and 1 standard deviations below the mean of a normal distribution, its
# mean, and 1, 2 and 3 above it.
ctn_extension_parameter_statistics_set_percentiles(extension, percentiles, count) =
    ccall((:ctn_extension_parameter_statistics_set_percentiles, libcatenary), ctn_status, (Ptr{ctn_extension}, Ptr{Float64}, Csize_t), extension, percentiles, count)

# The extension "dump_graph" writes the computational graph of a value that the first update reports
# as a variable, in the language of Graphviz.
ctn_extension_dump_graph_new(root_name, filename, out) =
    ccall((:ctn_extension_dump_graph_new, libcatenary), ctn_status, (Cstring, Cstring, Ptr{Ptr{ctn_extension}}), root_name, filename, out)

# The extension "PlotReport" draws the means of reported values, and replaces the picture whenever
# its trigger fires.
ctn_extension_plot_report_new(y_keys, count, x_key, filename, trigger, out) =
    ccall((:ctn_extension_plot_report_new, libcatenary), ctn_status, (Ptr{Cstring}, Csize_t, Cstring, Cstring, Ptr{ctn_trigger}, Ptr{Ptr{ctn_extension}}), y_keys, count, x_key, filename, trigger, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_function_hook_retain(self) =
    ccall((:ctn_function_hook_retain, libcatenary), Ptr{ctn_function_hook}, (Ptr{ctn_function_hook},), self)

# Gives a reference back; the last one frees the function hook. NULL is allowed; cannot fail.
ctn_function_hook_release(self) =
    ccall((:ctn_function_hook_release, libcatenary), Cvoid, (Ptr{ctn_function_hook},), self)

# A hook of callbacks. destroy runs exactly once: when the last reference is released, including
# those of the library, or when this call fails.
ctn_function_hook_new(callbacks, user_data, out) =
    ccall((:ctn_function_hook_new, libcatenary), ctn_status, (Ptr{ctn_function_hook_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_function_hook}}), callbacks, user_data, out)

# Name under which the hook is registered if no other is given. It lives as long as the hook; NULL
# for NULL.
ctn_function_hook_name(hook) =
    ccall((:ctn_function_hook_name, libcatenary), Cstring, (Ptr{ctn_function_hook},), hook)

# Registers a hook for the calling thread.
ctn_function_hook_add(hook, name) =
    ccall((:ctn_function_hook_add, libcatenary), ctn_status, (Ptr{ctn_function_hook}, Cstring), hook, name)

# Removes a hook of the calling thread.
ctn_function_hook_remove(name) =
    ccall((:ctn_function_hook_remove, libcatenary), ctn_status, (Cstring,), name)

# Number of hooks of the calling thread.
ctn_function_hook_count() =
    ccall((:ctn_function_hook_count, libcatenary), Csize_t, ())

# A hook of the calling thread and its name there.
ctn_function_hook_at(index, name, name_capacity, name_length, out) =
    ccall((:ctn_function_hook_at, libcatenary), ctn_status, (Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}, Ptr{Ptr{ctn_function_hook}}), index, name, name_capacity, name_length, out)

# Registers a hook with one function: the creator of a variable, or the definition of a user
# function.
ctn_function_add_hook(f, hook, name) =
    ccall((:ctn_function_add_hook, libcatenary), ctn_status, (Ptr{ctn_function}, Ptr{ctn_function_hook}, Cstring), f, hook, name)

# Removes a hook of a function.
ctn_function_delete_hook(f, name) =
    ccall((:ctn_function_delete_hook, libcatenary), ctn_status, (Ptr{ctn_function}, Cstring), f, name)

# Number of hooks registered with the function itself; 0 for NULL.
ctn_function_local_hook_count(f) =
    ccall((:ctn_function_local_hook_count, libcatenary), Csize_t, (Ptr{ctn_function},), f)

# A hook of a function and its name there.
ctn_function_local_hook_at(f, index, name, name_capacity, name_length, out) =
    ccall((:ctn_function_local_hook_at, libcatenary), ctn_status, (Ptr{ctn_function}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}, Ptr{Ptr{ctn_function_hook}}), f, index, name, name_capacity, name_length, out)

# A hook named "TimerHook" that measures how long forward and backward computations take. It waits
# for asynchronous devices before and after each computation.
ctn_timer_hook_new(out) =
    ccall((:ctn_timer_hook_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_function_hook}},), out)

# Number of computations measured so far; 0 for NULL and other hooks.
ctn_timer_hook_call_count(hook) =
    ccall((:ctn_timer_hook_call_count, libcatenary), Csize_t, (Ptr{ctn_function_hook},), hook)

# One measurement. Functions that a user function calls are measured separately, too, and come
# before it.
ctn_timer_hook_call(hook, index, label, label_capacity, label_length, seconds, is_backward) =
    ccall((:ctn_timer_hook_call, libcatenary), ctn_status, (Ptr{ctn_function_hook}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}, Ptr{Float64}, Ptr{Int32}), hook, index, label, label_capacity, label_length, seconds, is_backward)

# Sum of the measured seconds; 0 for NULL and other hooks.
ctn_timer_hook_total_time(hook) =
    ccall((:ctn_timer_hook_total_time, libcatenary), Float64, (Ptr{ctn_function_hook},), hook)

# Removes all measurements.
ctn_timer_hook_clear(hook) =
    ccall((:ctn_timer_hook_clear, libcatenary), ctn_status, (Ptr{ctn_function_hook},), hook)

# A hook named "MemoryHook" that measures how many more bytes of its device's memory pool are in use
# after each computation than before (negative: fewer). Allocations of other threads at the same
# time count as well.
ctn_memory_hook_new(out) =
    ccall((:ctn_memory_hook_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_function_hook}},), out)

# Number of computations measured so far; 0 for NULL and other hooks.
ctn_memory_hook_call_count(hook) =
    ccall((:ctn_memory_hook_call_count, libcatenary), Csize_t, (Ptr{ctn_function_hook},), hook)

# One measurement.
ctn_memory_hook_call(hook, index, label, label_capacity, label_length, bytes, is_backward) =
    ccall((:ctn_memory_hook_call, libcatenary), ctn_status, (Ptr{ctn_function_hook}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}, Ptr{Int64}, Ptr{Int32}), hook, index, label, label_capacity, label_length, bytes, is_backward)

# Sum of the measured bytes; 0 for NULL and other hooks.
ctn_memory_hook_total_bytes(hook) =
    ccall((:ctn_memory_hook_total_bytes, libcatenary), Int64, (Ptr{ctn_function_hook},), hook)

# Removes all measurements.
ctn_memory_hook_clear(hook) =
    ccall((:ctn_memory_hook_clear, libcatenary), ctn_status, (Ptr{ctn_function_hook},), hook)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_function_options_retain(self) =
    ccall((:ctn_function_options_retain, libcatenary), Ptr{ctn_function_options}, (Ptr{ctn_function_options},), self)

# Gives a reference back; the last one frees the function options. NULL is allowed; cannot fail.
ctn_function_options_release(self) =
    ccall((:ctn_function_options_release, libcatenary), Cvoid, (Ptr{ctn_function_options},), self)

# Options with defaults only.
ctn_function_options_new(out) =
    ccall((:ctn_function_options_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_function_options}},), out)

# Sets how the terms of a loss are combined; see each loss for the default.
ctn_function_options_set_reduction(options, reduction) =
    ccall((:ctn_function_options_set_reduction, libcatenary), ctn_status, (Ptr{ctn_function_options}, ctn_reduction), options, reduction)

# Sets a weight for every class, which multiplies the terms of its labels; the default is 1.
ctn_function_options_set_class_weight(options, class_weight) =
    ccall((:ctn_function_options_set_class_weight, libcatenary), ctn_status, (Ptr{ctn_function_options}, Ptr{ctn_array}), options, class_weight)

# Sets the label that does not count; see each function for the default.
ctn_function_options_set_ignore_label(options, ignore_label) =
    ccall((:ctn_function_options_set_ignore_label, libcatenary), ctn_status, (Ptr{ctn_function_options}, Int64), options, ignore_label)

# Sets the share of every label that is spread evenly over all classes; the default is 0.
ctn_function_options_set_label_smoothing(options, label_smoothing) =
    ccall((:ctn_function_options_set_label_smoothing, libcatenary), ctn_status, (Ptr{ctn_function_options}, Float64), options, label_smoothing)

# Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn.
ctn_function_options_set_mask(options, mask) =
    ccall((:ctn_function_options_set_mask, libcatenary), ctn_status, (Ptr{ctn_function_options}, Ptr{ctn_array}), options, mask)

# Sets the standard normal numbers of ctn_gaussian, to repeat a call. If they are not set, they are
# drawn.
ctn_function_options_set_noise(options, noise) =
    ccall((:ctn_function_options_set_noise, libcatenary), ctn_status, (Ptr{ctn_function_options}, Ptr{ctn_array}), options, noise)

# Sets the samples of a negative sampling, to repeat a call. If they are not set, they are drawn.
ctn_function_options_set_samples(options, samples) =
    ccall((:ctn_function_options_set_samples, libcatenary), ctn_status, (Ptr{ctn_function_options}, Ptr{ctn_array}), options, samples)

# Sets the distance between the elements that a window reads; the default is 1.
ctn_function_options_set_dilation(options, dilation, ndim) =
    ccall((:ctn_function_options_set_dilation, libcatenary), ctn_status, (Ptr{ctn_function_options}, Ptr{Int64}, Csize_t), options, dilation, ndim)

# Sets the number of groups into which the channels are divided; the default is 1.
ctn_function_options_set_groups(options, groups) =
    ccall((:ctn_function_options_set_groups, libcatenary), ctn_status, (Ptr{ctn_function_options}, Int64), options, groups)

# Sets the lengths of the result of ctn_deconvolution_nd along its spatial axes; the default is the
# smallest lengths that fit. ctn_deconvolution_2d takes them as arguments.
ctn_function_options_set_outsize(options, outsize, ndim) =
    ccall((:ctn_function_options_set_outsize, libcatenary), ctn_status, (Ptr{ctn_function_options}, Ptr{Int64}, Csize_t), options, outsize, ndim)

# Sets whether the windows of ctn_average_pooling_2d cover every element of x, so that the last ones
# may end outside; the default is 0. ctn_max_pooling_2d takes this as an argument.
ctn_function_options_set_cover_all(options, cover_all) =
    ccall((:ctn_function_options_set_cover_all, libcatenary), ctn_status, (Ptr{ctn_function_options}, Int32), options, cover_all)

# Sets whether the means of ctn_average_pooling_2d count padded elements, which are zeros; the
# default is 1.
ctn_function_options_set_count_include_pad(options, count_include_pad) =
    ccall((:ctn_function_options_set_count_include_pad, libcatenary), ctn_status, (Ptr{ctn_function_options}, Int32), options, count_include_pad)

# Sets the factor of the scores of an attention; the default is 1 / sqrt(D).
ctn_function_options_set_scale(options, scale) =
    ccall((:ctn_function_options_set_scale, libcatenary), ctn_status, (Ptr{ctn_function_options}, Float64), options, scale)

# Sets whether position i of an attention sees only positions 0 to i; the default is 0.
ctn_function_options_set_causal(options, causal) =
    ccall((:ctn_function_options_set_causal, libcatenary), ctn_status, (Ptr{ctn_function_options}, Int32), options, causal)

# Sets the probability with which an attention drops each of its weights in training; the default is
# 0.
ctn_function_options_set_dropout(options, dropout) =
    ccall((:ctn_function_options_set_dropout, libcatenary), ctn_status, (Ptr{ctn_function_options}, Float64), options, dropout)

# Sets whether ctn_gelu uses an approximation with tanh; the default is 0.
ctn_function_options_set_approximate(options, approximate) =
    ccall((:ctn_function_options_set_approximate, libcatenary), ctn_status, (Ptr{ctn_function_options}, Int32), options, approximate)

# Sum. For booleans, logical or. Differentiable. Inputs are broadcast and have one dtype.
ctn_add(x1, x2, y) =
    ccall((:ctn_add, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_add_f64(x1, x2, y) =
    ccall((:ctn_add_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_add_i64(x1, x2, y) =
    ccall((:ctn_add_i64, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Difference. Differentiable. Inputs are broadcast and have one dtype.
ctn_sub(x1, x2, y) =
    ccall((:ctn_sub, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_sub_f64(x1, x2, y) =
    ccall((:ctn_sub_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
ctn_rsub_f64(x1, x2, y) =
    ccall((:ctn_rsub_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_sub_i64(x1, x2, y) =
    ccall((:ctn_sub_i64, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
ctn_rsub_i64(x1, x2, y) =
    ccall((:ctn_rsub_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Product. For booleans, logical and. Differentiable. Inputs are broadcast and have one dtype.
ctn_mul(x1, x2, y) =
    ccall((:ctn_mul, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_mul_f64(x1, x2, y) =
    ccall((:ctn_mul_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_mul_i64(x1, x2, y) =
    ccall((:ctn_mul_i64, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Quotient, always floating. Differentiable. Inputs are broadcast and have one dtype.
ctn_div(x1, x2, y) =
    ccall((:ctn_div, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_div_f64(x1, x2, y) =
    ccall((:ctn_div_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
ctn_rdiv_f64(x1, x2, y) =
    ccall((:ctn_rdiv_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_div_i64(x1, x2, y) =
    ccall((:ctn_div_i64, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
ctn_rdiv_i64(x1, x2, y) =
    ccall((:ctn_rdiv_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Power. A negative integer exponent of integers is an error. Differentiable. Inputs are broadcast
# and have one dtype.
ctn_pow(x1, x2, y) =
    ccall((:ctn_pow, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_pow_f64(x1, x2, y) =
    ccall((:ctn_pow_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
ctn_rpow_f64(x1, x2, y) =
    ccall((:ctn_rpow_f64, libcatenary), ctn_status, (Float64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_pow_i64(x1, x2, y) =
    ccall((:ctn_pow_i64, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
ctn_rpow_i64(x1, x2, y) =
    ccall((:ctn_rpow_i64, libcatenary), ctn_status, (Int64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Larger element. NaN wins over numbers. The first of two equal elements receives the gradient.
# Differentiable. Inputs are broadcast and have one dtype.
ctn_maximum(x1, x2, y) =
    ccall((:ctn_maximum, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_maximum with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_maximum_f64(x1, x2, y) =
    ccall((:ctn_maximum_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Smaller element. NaN wins over numbers. The first of two equal elements receives the gradient.
# Differentiable. Inputs are broadcast and have one dtype.
ctn_minimum(x1, x2, y) =
    ccall((:ctn_minimum, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# ctn_minimum with a scalar as the second operand; the scalar takes the variable's dtype.
ctn_minimum_f64(x1, x2, y) =
    ccall((:ctn_minimum_f64, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Negation, -x. Differentiable.
ctn_neg(x, y) =
    ccall((:ctn_neg, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Absolute value. Differentiable.
ctn_absolute(x, y) =
    ccall((:ctn_absolute, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# x * x. Differentiable.
ctn_square(x, y) =
    ccall((:ctn_square, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Square root. Differentiable.
ctn_sqrt(x, y) =
    ccall((:ctn_sqrt, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Exponential. Differentiable.
ctn_exp(x, y) =
    ccall((:ctn_exp, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Natural logarithm. Differentiable.
ctn_log(x, y) =
    ccall((:ctn_log, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Natural logarithm of 1 + x, accurate near zero. Differentiable.
ctn_log1p(x, y) =
    ccall((:ctn_log1p, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Sine of radians. Differentiable.
ctn_sin(x, y) =
    ccall((:ctn_sin, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Cosine of radians. Differentiable.
ctn_cos(x, y) =
    ccall((:ctn_cos, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Hyperbolic tangent. Differentiable.
ctn_tanh(x, y) =
    ccall((:ctn_tanh, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# 1 / (1 + exp(-x)). Differentiable.
ctn_sigmoid(x, y) =
    ccall((:ctn_sigmoid, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# max(x, 0). NaN stays NaN. Differentiable.
ctn_relu(x, y) =
    ccall((:ctn_relu, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# x1 * x2 + x3 in one pass over memory. Differentiable. Inputs are broadcast and have one dtype.
ctn_multiply_add(x1, x2, x3, y) =
    ccall((:ctn_multiply_add, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, x3, y)

# 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in
# other integer dtypes. Differentiable.
ctn_reciprocal(x, y) =
    ccall((:ctn_reciprocal, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Differentiable. Inputs are broadcast and
# have one dtype.
ctn_hypot(x1, x2, y) =
    ccall((:ctn_hypot, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# Angle of the point (x2, x1) in (-pi, pi]. Differentiable. Inputs are broadcast and have one dtype.
ctn_arctan2(x1, x2, y) =
    ccall((:ctn_arctan2, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# log(exp(x1) + exp(x2)) without intermediate overflow. Differentiable. Inputs are broadcast and
# have one dtype.
ctn_logaddexp(x1, x2, y) =
    ccall((:ctn_logaddexp, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# log2(2 ** x1 + 2 ** x2) without intermediate overflow. Differentiable. Inputs are broadcast and
# have one dtype.
ctn_logaddexp2(x1, x2, y) =
    ccall((:ctn_logaddexp2, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x1, x2, y)

# 2 ** x. Differentiable.
ctn_exp2(x, y) =
    ccall((:ctn_exp2, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# exp(x) - 1, accurate near zero. Differentiable.
ctn_expm1(x, y) =
    ccall((:ctn_expm1, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Logarithm to base 2. Differentiable.
ctn_log2(x, y) =
    ccall((:ctn_log2, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Logarithm to base 10. Differentiable.
ctn_log10(x, y) =
    ccall((:ctn_log10, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Cube root, also of negative numbers. Differentiable.
ctn_cbrt(x, y) =
    ccall((:ctn_cbrt, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Tangent of radians. Differentiable.
ctn_tan(x, y) =
    ccall((:ctn_tan, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Inverse sine, in [-pi/2, pi/2]. Differentiable.
ctn_arcsin(x, y) =
    ccall((:ctn_arcsin, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Inverse cosine, in [0, pi]. Differentiable.
ctn_arccos(x, y) =
    ccall((:ctn_arccos, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Inverse tangent, in [-pi/2, pi/2]. Differentiable.
ctn_arctan(x, y) =
    ccall((:ctn_arctan, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Hyperbolic sine. Differentiable.
ctn_sinh(x, y) =
    ccall((:ctn_sinh, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Hyperbolic cosine. Differentiable.
ctn_cosh(x, y) =
    ccall((:ctn_cosh, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Inverse hyperbolic sine. Differentiable.
ctn_arcsinh(x, y) =
    ccall((:ctn_arcsinh, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Inverse hyperbolic cosine. Differentiable.
ctn_arccosh(x, y) =
    ccall((:ctn_arccosh, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Inverse hyperbolic tangent. Differentiable.
ctn_arctanh(x, y) =
    ccall((:ctn_arctanh, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Converts degrees to radians. Differentiable.
ctn_deg2rad(x, y) =
    ccall((:ctn_deg2rad, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# Converts radians to degrees. Differentiable.
ctn_rad2deg(x, y) =
    ccall((:ctn_rad2deg, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# min(max(0, x), z).
ctn_clipped_relu(x, z, y) =
    ccall((:ctn_clipped_relu, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, z, y)

# x where x >= 0, otherwise slope * x.
ctn_leaky_relu(x, slope, y) =
    ccall((:ctn_leaky_relu, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, slope, y)

# x where x >= 0, otherwise alpha * (exp(x) - 1).
ctn_elu(x, alpha, y) =
    ccall((:ctn_elu, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, alpha, y)

# log(1 + exp(beta * x)) / beta.
ctn_softplus(x, beta, y) =
    ccall((:ctn_softplus, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, beta, y)

# x * sigmoid(x).
ctn_silu(x, y) =
    ccall((:ctn_silu, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# x times the standard normal distribution function of x. With the option approximate it is x * (1 +
# tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2.
ctn_gelu(x, options, y) =
    ccall((:ctn_gelu, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, options, y)

# x where x >= 0, otherwise W * x.
ctn_prelu(x, W, y) =
    ccall((:ctn_prelu, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, W, y)

# exp(x) divided by its sum over axis 1.
ctn_softmax(x, options, y) =
    ccall((:ctn_softmax, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, options, y)

# The logarithm of ctn_softmax, without underflow.
ctn_log_softmax(x, options, y) =
    ccall((:ctn_log_softmax, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, options, y)

# One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h =
# tanh(c) * sigmoid(o).
ctn_lstm(c_prev, x, c, h) =
    ccall((:ctn_lstm, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), c_prev, x, c, h)

# S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c =
# tanh(a1) * sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 * sigmoid(f2), h
# = tanh(c) * sigmoid(o1 + o2).
ctn_slstm(c_prev1, c_prev2, x1, x2, c, h) =
    ccall((:ctn_slstm, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), c_prev1, c_prev2, x1, x2, c, h)

# The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in ctn_max.
ctn_maxout(x, pool_size, axis, y) =
    ccall((:ctn_maxout, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Int64, Ptr{Ptr{ctn_variable}}), x, pool_size, axis, y)

# The elements in C order under a new shape.
ctn_reshape(x, shape, ndim, y) =
    ccall((:ctn_reshape, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_variable}}), x, shape, ndim, y)

# x with permuted axes: axis i of the result is axis axes[i] of x.
ctn_transpose(x, axes, count, y) =
    ccall((:ctn_transpose, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_variable}}), x, axes, count, y)

# x broadcast to a shape; see ctn_array_broadcast_to.
ctn_broadcast_to(x, shape, ndim, y) =
    ccall((:ctn_broadcast_to, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_variable}}), x, shape, ndim, y)

# x with an additional axis of length 1.
ctn_expand_dims(x, axis, y) =
    ccall((:ctn_expand_dims, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x, axis, y)

# x without some axes of length 1.
ctn_squeeze(x, axes, count, y) =
    ccall((:ctn_squeeze, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_variable}}), x, axes, count, y)

# x with two axes exchanged.
ctn_swapaxes(x, axis1, axis2, y) =
    ccall((:ctn_swapaxes, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Int64, Ptr{Ptr{ctn_variable}}), x, axis1, axis2, y)

# x with the elements along some axes in reverse order.
ctn_flip(x, axes, count, y) =
    ccall((:ctn_flip, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_variable}}), x, axes, count, y)

# The elements converted to another dtype; x itself if it already has that dtype. The gradient is
# converted back; a conversion to integers has no gradient.
ctn_cast(x, dtype, y) =
    ccall((:ctn_cast, libcatenary), ctn_status, (Ptr{ctn_variable}, ctn_dtype, Ptr{Ptr{ctn_variable}}), x, dtype, y)

# A copy on a device. The gradient is copied back to the device of x.
ctn_copy(x, device, y) =
    ccall((:ctn_copy, libcatenary), ctn_status, (Ptr{ctn_variable}, Cstring, Ptr{Ptr{ctn_variable}}), x, device, y)

# x repeated as a whole along its axes.
ctn_tile(x, repetitions, count, y) =
    ccall((:ctn_tile, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_variable}}), x, repetitions, count, y)

# Adds elements of one value before and after those of x.
ctn_pad(x, before, ndim, after, value, y) =
    ccall((:ctn_pad, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Int64}, Float64, Ptr{Ptr{ctn_variable}}), x, before, ndim, after, value, y)

# Joins variables along an existing axis.
ctn_concat(xs, count, axis, y) =
    ccall((:ctn_concat, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Int64, Ptr{Ptr{ctn_variable}}), xs, count, axis, y)

# Joins variables along a new axis.
ctn_stack(xs, count, axis, y) =
    ccall((:ctn_stack, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Int64, Ptr{Ptr{ctn_variable}}), xs, count, axis, y)

# Splits a variable into parts of equal length along an axis.
ctn_split_axis(x, axis, ys, sections) =
    ccall((:ctn_split_axis, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}, Csize_t), x, axis, ys, sections)

# Splits a variable at positions along an axis.
ctn_split_axis_at(x, indices, index_count, axis, ys, count) =
    ccall((:ctn_split_axis_at, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{ctn_variable}}, Csize_t), x, indices, index_count, axis, ys, count)

# Broadcasts variables to their common shape.
ctn_broadcast(xs, count, ys) =
    ccall((:ctn_broadcast, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}), xs, count, ys)

# Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. The result shares
# memory with x; the gradient is zero outside of it.
ctn_get_item(x, items, count, y) =
    ccall((:ctn_get_item, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_index}, Csize_t, Ptr{Ptr{ctn_variable}}), x, items, count, y)

# x[i, t[i]] for each row i, as a variable of shape (N,).
ctn_select_item(x, t, y) =
    ccall((:ctn_select_item, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, t, y)

# x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the input
# that its elements were taken from.
ctn_where(condition, x, y, out) =
    ccall((:ctn_where, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), condition, x, y, out)

# The inputs themselves, as new variables that one function made.
ctn_identity_list(xs, count, ys) =
    ccall((:ctn_identity_list, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}), xs, count, ys)

# The input itself as a new variable.
ctn_identity(x, y) =
    ccall((:ctn_identity, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# x W^T + b, of shape (N, out).
ctn_linear(x, W, b, y) =
    ccall((:ctn_linear, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, W, b, y)

# The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options:
# ignore_label, a number for which there are zeros and no gradient; by default there is none.
ctn_embed_id(x, W, options, y) =
    ccall((:ctn_embed_id, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, W, options, y)

# y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape (N, L). V1,
# V2 and b are all given or all NULL.
ctn_bilinear(e1, e2, W, V1, V2, b, y) =
    ccall((:ctn_bilinear, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), e1, e2, W, V1, V2, b, y)

# Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of shape (N, H,
# L, E). A query that sees no key gives zeros. Memory grows with L + S, not with their product; the
# product is held for second derivatives, for the gradient of a mask, or if weights are dropped.
# Options: scale, 1 / sqrt(D) by default; causal, with which query i sees keys 0 to i only; dropout.
ctn_attention(q, k, v, mask, options, y) =
    ccall((:ctn_attention, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), q, k, v, mask, options, y)

# Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the states h
# and c before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h + b1 + b5), a =
# tanh(W2 x + W6 h + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f * c + i * a and h = o *
# tanh(c). Its outputs h are the inputs of the next layer. The products with the inputs of all steps
# are one product. This order of the weights is that of Chainer's implementation and of cuDNN;
# Chainer's documentation exchanges W2 and W3.
ctn_n_step_lstm(n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs, count, hy, cy, ys) =
    ccall((:ctn_n_step_lstm, libcatenary), ctn_status, (Int64, Float64, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs, count, hy, cy, ys)

# Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two directions in
# each layer, the second of which goes through each sequence from its last step to its first one.
# The outputs of both, next to each other, are the inputs of the next layer.
ctn_n_step_bilstm(n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs, count, hy, cy, ys) =
    ccall((:ctn_n_step_bilstm, libcatenary), ctn_status, (Int64, Float64, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), n_layers, dropout_ratio, hx, cx, ws, weight_count, bs, xs, count, hy, cy, ys)

# Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the state h
# before a step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g = tanh(W2
# x + b2 + r * (W5 h + b5)) and h = (1 - z) * g + z * h. Its outputs h are the inputs of the next
# layer. The products with the inputs of all steps are one product.
ctn_n_step_gru(n_layers, dropout_ratio, hx, ws, weight_count, bs, xs, count, hy, ys) =
    ccall((:ctn_n_step_gru, libcatenary), ctn_status, (Int64, Float64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), n_layers, dropout_ratio, hx, ws, weight_count, bs, xs, count, hy, ys)

# Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two directions in each
# layer, the second of which goes through each sequence from its last step to its first one. The
# outputs of both, next to each other, are the inputs of the next layer.
ctn_n_step_bigru(n_layers, dropout_ratio, hx, ws, weight_count, bs, xs, count, hy, ys) =
    ccall((:ctn_n_step_bigru, libcatenary), ctn_status, (Int64, Float64, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), n_layers, dropout_ratio, hx, ws, weight_count, bs, xs, count, hy, ys)

# Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2 pad_y -
# kh) / stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options: dilation, the
# distance between the elements of a window; groups, into which the channels are divided: filter i
# sees the channels of group i / (O / groups).
ctn_convolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, options, y) =
    ccall((:ctn_convolution_2d, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Int64, Int64, Int64, Int64, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, W, b, stride_y, stride_x, pad_y, pad_x, options, y)

# Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y, outsize_x).
# Options: dilation and groups.
ctn_deconvolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, options, y) =
    ccall((:ctn_deconvolution_2d, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Int64, Int64, Int64, Int64, Int64, Int64, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, W, b, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, options, y)

# ctn_convolution_2d over one, two or three spatial axes. Options: dilation and groups.
ctn_convolution_nd(x, W, b, stride, stride_count, pad, pad_count, options, y) =
    ccall((:ctn_convolution_nd, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, W, b, stride, stride_count, pad, pad_count, options, y)

# ctn_deconvolution_2d over one, two or three spatial axes. Options: dilation, groups and outsize,
# by default the smallest that fits.
ctn_deconvolution_nd(x, W, b, stride, stride_count, pad, pad_count, options, y) =
    ccall((:ctn_deconvolution_nd, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, W, b, stride, stride_count, pad, pad_count, options, y)

# Sets how the process computes float32 convolutions. The initial method is AUTO, or DIRECT if
# CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the method that was set
# when it was called, also on asynchronous devices.
ctn_set_convolution_algorithm(algorithm) =
    ccall((:ctn_set_convolution_algorithm, libcatenary), ctn_status, (ctn_convolution_method,), algorithm)

# How the process computes float32 convolutions.
ctn_convolution_algorithm() =
    ccall((:ctn_convolution_algorithm, libcatenary), ctn_convolution_method, ())

# Fraction of the rows of y whose largest element is at the class number t. The result is 0-d, of
# the dtype of y and without gradient; it is 0 if no row counts. Options: ignore_label, a label
# whose rows do not count; by default all rows count.
ctn_accuracy(y, t, options, out) =
    ccall((:ctn_accuracy, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), y, t, options, out)

# Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and without
# gradient; it is 0 if all elements are ignored. Options: ignore_label, the ignored number, -1 by
# default; it may be 0 or 1.
ctn_binary_accuracy(y, t, options, out) =
    ccall((:ctn_binary_accuracy, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), y, t, options, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_walker_alias_retain(self) =
    ccall((:ctn_walker_alias_retain, libcatenary), Ptr{ctn_walker_alias}, (Ptr{ctn_walker_alias},), self)

# Gives a reference back; the last one frees the walker alias. NULL is allowed; cannot fail.
ctn_walker_alias_release(self) =
    ccall((:ctn_walker_alias_release, libcatenary), Cvoid, (Ptr{ctn_walker_alias},), self)

# A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It
# computes in float32.
ctn_walker_alias_new(probs, out) =
    ccall((:ctn_walker_alias_new, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_walker_alias}}), probs, out)

# A new int32 array with samples, on the device of the sampler.
ctn_walker_alias_sample(alias, state, shape, ndim, out) =
    ccall((:ctn_walker_alias_sample, libcatenary), ctn_status, (Ptr{ctn_walker_alias}, Ptr{ctn_random_state}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), alias, state, shape, ndim, out)

# The int32 samples that belong to uniform draws in [0, 1), in the shape of the draws. Numbers
# outside of the interval count as the nearest number inside.
ctn_walker_alias_sample_from(alias, uniform, out) =
    ccall((:ctn_walker_alias_sample_from, libcatenary), ctn_status, (Ptr{ctn_walker_alias}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), alias, uniform, out)

# Moves the sampler to a device.
ctn_walker_alias_to_device(alias, device) =
    ccall((:ctn_walker_alias_to_device, libcatenary), ctn_status, (Ptr{ctn_walker_alias}, Cstring), alias, device)

# The threshold of each of the n columns, from which on its second number is drawn: float32 of shape
# (n,).
ctn_walker_alias_threshold(alias, out) =
    ccall((:ctn_walker_alias_threshold, libcatenary), ctn_status, (Ptr{ctn_walker_alias}, Ptr{Ptr{ctn_array}}), alias, out)

# The two numbers of each column: int32 of shape (2 n,).
ctn_walker_alias_values(alias, out) =
    ccall((:ctn_walker_alias_values, libcatenary), ctn_status, (Ptr{ctn_walker_alias}, Ptr{Ptr{ctn_array}}), alias, out)

# Mean over the batch of -log softmax(x)[t], a 0-d result. Labels that are -1 are ignored. The sum
# is divided by N or, with `normalize`, by the number of labels that are not ignored. Options:
# class_weight, which multiplies the terms of the labels (the divisor is still the number of
# labels); ignore_label, -1 by default; label_smoothing e, with which a term is (1 - e) times that
# of the label plus e / C times the sum of the terms of all classes, each with its weight;
# reduction, MEAN by default, or NONE with a result of the shape of t and zeros for ignored labels.
ctn_softmax_cross_entropy(x, t, normalize, options, y) =
    ccall((:ctn_softmax_cross_entropy, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Int32, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, t, normalize, options, y)

# -log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of 1, and 1 -
# sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is divided by the first length of x
# or, with `normalize`, by the number of targets that are not ignored. Options: reduction, MEAN by
# default, or NONE with a result of the shape of x and zeros for ignored targets.
ctn_sigmoid_cross_entropy(x, t, normalize, options, y) =
    ccall((:ctn_sigmoid_cross_entropy, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Int32, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, t, normalize, options, y)

# Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN. Options:
# reduction, MEAN by default, or NONE with a result of the shape of x0.
ctn_mean_squared_error(x0, x1, options, y) =
    ccall((:ctn_mean_squared_error, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x0, x1, options, y)

# Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label
# and -1 elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result of
# shape (N, K).
ctn_hinge(x, t, norm, options, y) =
    ccall((:ctn_hinge, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, ctn_hinge_norm, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, t, norm, options, y)

# Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the distance
# between the rows of x0 and x1; a 0-d result. Pairs without distance have no gradient. Options:
# reduction, MEAN by default, or NONE with a result of shape (N,).
ctn_contrastive(x0, x1, y, margin, options, out) =
    ccall((:ctn_contrastive, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Float64, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x0, x1, y, margin, options, out)

# Half of the sum of the squares of the covariances between the columns of y and z, which are
# divided by N; a 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and
# NONE gives the covariances themselves, of shape (J, K), neither squared nor halved, as the
# reference does.
ctn_cross_covariance(y, z, options, out) =
    ccall((:ctn_cross_covariance, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), y, z, options, out)

# Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction, SUM
# by default, MEAN over all elements, or NONE with a result of the shape of x.
ctn_bernoulli_nll(x, y, options, out) =
    ccall((:ctn_bernoulli_nll, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, y, options, out)

# Sum of the Kullback-Leibler divergences of normal distributions from the standard one, a 0-d
# result. Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of the
# shape of `mean`.
ctn_gaussian_kl_divergence(mean, ln_var, options, out) =
    ccall((:ctn_gaussian_kl_divergence, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), mean, ln_var, options, out)

# Sum of -log of the density of x under normal distributions, a 0-d result. Options: reduction, SUM
# by default, MEAN over all elements, or NONE with a result of the shape of x.
ctn_gaussian_nll(x, mean, ln_var, options, out) =
    ccall((:ctn_gaussian_nll, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, mean, ln_var, options, out)

# Mean over the batch of -log of the probability that softmax(x) spells the labels: a class for
# every time step, of which first repetitions and then blanks are removed; a 0-d result. Labels that
# are too long for their sample have an infinite loss and no gradient. Options: reduction, MEAN by
# default, or NONE with a result of shape (N,).
ctn_connectionist_temporal_classification(x, count, t, blank_symbol, input_length, label_length, options, y) =
    ccall((:ctn_connectionist_temporal_classification, libcatenary), ctn_status, (Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{ctn_variable}, Int64, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, count, t, blank_symbol, input_length, label_length, options, y)

# Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for words that
# are drawn, a 0-d result. The creator's attribute "samples" is int32 of shape (N, 1 + sample_size),
# with t first. Options: samples, of that shape with t as the first column, to repeat a call; by
# default they are drawn.
ctn_negative_sampling(x, t, W, sampler, sample_size, options, y) =
    ccall((:ctn_negative_sampling, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_walker_alias}, Int64, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, t, W, sampler, sample_size, options, y)

# Sums over axes.
ctn_sum(x, axes, count, keepdims, y) =
    ccall((:ctn_sum, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_variable}}), x, axes, count, keepdims, y)

# Product of two matrices. A vector counts as a matrix with one column. The result is a matrix.
ctn_matmul(a, b, transa, transb, y) =
    ccall((:ctn_matmul, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Int32, Int32, Ptr{Ptr{ctn_variable}}), a, b, transa, transb, y)

# Largest elements along axes. Every element that equals the largest one receives the gradient.
ctn_max(x, axes, count, keepdims, y) =
    ccall((:ctn_max, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_variable}}), x, axes, count, keepdims, y)

# Smallest elements along axes. Every element that equals the smallest one receives the gradient.
ctn_min(x, axes, count, keepdims, y) =
    ccall((:ctn_min, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_variable}}), x, axes, count, keepdims, y)

# Means along axes.
ctn_mean(x, axes, count, keepdims, y) =
    ccall((:ctn_mean, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_variable}}), x, axes, count, keepdims, y)

# log(sum(exp(x))) along axes, without intermediate overflow.
ctn_logsumexp(x, axes, count, keepdims, y) =
    ccall((:ctn_logsumexp, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_variable}}), x, axes, count, keepdims, y)

# The elements limited to a range. Elements within the range, including its ends, receive the
# gradient. NaN stays NaN.
ctn_clip(x, x_min, x_max, y) =
    ccall((:ctn_clip, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Float64, Ptr{Ptr{ctn_variable}}), x, x_min, x_max, y)

# Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A vector
# counts as a row on the left and as a column on the right, and the result lacks that axis.
ctn_matmul_numpy(a, b, y) =
    ccall((:ctn_matmul_numpy, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), a, b, y)

# Products of the matrices of two stacks of equal length, of shape (N, m, n).
ctn_batch_matmul(a, b, transa, transb, y) =
    ccall((:ctn_batch_matmul, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Int32, Int32, Ptr{Ptr{ctn_variable}}), a, b, transa, transb, y)

# Inverse of a matrix.
ctn_inv(a, y) =
    ccall((:ctn_inv, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), a, y)

# Inverses of the matrices of a stack.
ctn_batch_inv(a, y) =
    ccall((:ctn_batch_inv, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), a, y)

# Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the
# determinant of a singular matrix is INVALID_ARGUMENT.
ctn_det(a, y) =
    ccall((:ctn_det, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), a, y)

# Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det.
ctn_batch_det(a, y) =
    ccall((:ctn_batch_det, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), a, y)

# Sums of the squares of each x[i], of shape (N,).
ctn_batch_l2_norm_squared(x, y) =
    ccall((:ctn_batch_l2_norm_squared, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, y)

# While the calling thread trains (ctn_set_train), sets elements to zero with a probability and
# scales the others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is the
# attribute "mask" of the creator. Options: mask, a scaled mask of the shape and dtype of x, to
# repeat a dropout; by default it is drawn.
ctn_dropout(x, ratio, options, y) =
    ccall((:ctn_dropout, libcatenary), ctn_status, (Ptr{ctn_variable}, Float64, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, ratio, options, y)

# mean + exp(ln_var / 2) * eps, where eps are standard normal numbers from the device's global
# generator, the attribute "noise" of the creator. Options: noise, the numbers to use instead, to
# repeat a call.
ctn_gaussian(mean, ln_var, options, y) =
    ccall((:ctn_gaussian, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), mean, ln_var, options, y)

# gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the batch
# over all axes that gamma does not have. The attributes "mean" and "var" of the creator are the
# statistics, without eps, in float32 or float64.
ctn_batch_normalization(x, gamma, beta, eps, y) =
    ccall((:ctn_batch_normalization, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, gamma, beta, eps, y)

# gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's argument eps, which is
# not used there, is left out.
ctn_fixed_batch_normalization(x, gamma, beta, mean, var, y) =
    ccall((:ctn_fixed_batch_normalization, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}), x, gamma, beta, mean, var, y)

# gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the last axes
# of x, as many as gamma has.
ctn_layer_normalization(x, gamma, beta, eps, y) =
    ccall((:ctn_layer_normalization, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, gamma, beta, eps, y)

# gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes of x, as
# many as gamma has.
ctn_rms_normalization(x, gamma, eps, y) =
    ccall((:ctn_rms_normalization, libcatenary), ctn_status, (Ptr{ctn_variable}, Ptr{ctn_variable}, Float64, Ptr{Ptr{ctn_variable}}), x, gamma, eps, y)

# x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2 before
# to n / 2 after each.
ctn_local_response_normalization(x, n, k, alpha, beta, y) =
    ccall((:ctn_local_response_normalization, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Float64, Float64, Float64, Ptr{Ptr{ctn_variable}}), x, n, k, alpha, beta, y)

# The largest element of each window, or its first NaN. The gradient goes to the first of equal
# elements. Padding counts as -infinity.
ctn_max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all, options, y) =
    ccall((:ctn_max_pooling_2d, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Int64, Int64, Int64, Int64, Int64, Int32, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all, options, y)

# The mean of each window. Padded elements count as zeros, and elements outside of the padded image
# do not count. Options: cover_all (0 by default), with which windows may end outside of the padded
# image; count_include_pad (1 by default): if it is 0, padded elements do not count, and a window
# without other elements gives 0.
ctn_average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, y) =
    ccall((:ctn_average_pooling_2d, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Int64, Int64, Int64, Int64, Int64, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, y)

# Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N, M, 1, 1), where
# M is C times the number of windows.
ctn_spatial_pyramid_pooling_2d(x, pyramid_height, y) =
    ccall((:ctn_spatial_pyramid_pooling_2d, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Ptr{Ptr{ctn_variable}}), x, pyramid_height, y)

# Adds each element to all elements of a window of the result.
ctn_unpooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all, options, y) =
    ccall((:ctn_unpooling_2d, libcatenary), ctn_status, (Ptr{ctn_variable}, Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int32, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all, options, y)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_fused_retain(self) =
    ccall((:ctn_fused_retain, libcatenary), Ptr{ctn_fused}, (Ptr{ctn_fused},), self)

# Gives a reference back; the last one frees the fused. NULL is allowed; cannot fail.
ctn_fused_release(self) =
    ccall((:ctn_fused_release, libcatenary), Cvoid, (Ptr{ctn_fused},), self)

# Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference is
# released, including those of the library, or when this call fails.
ctn_fused_new(body, user_data, destroy, out) =
    ccall((:ctn_fused_new, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_fused}}), body, user_data, destroy, out)

# Applies a fused function to variables as one function of the graph. Outputs have the dtypes,
# shapes and strides that the body gives them; an output that is a view of an input shares its
# memory.
ctn_fused_call(f, inputs, input_count, outputs, output_count) =
    ccall((:ctn_fused_call, libcatenary), ctn_status, (Ptr{ctn_fused}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t), f, inputs, input_count, outputs, output_count)

# The same for arrays. The body still gets variables; ctn_variable_data gives their arrays for
# operations that only arrays have, and ctn_variable_new makes a variable of a result. The body may
# overwrite an input as a whole: the array of the caller keeps its values, and an output that is
# this input is a new array with the new ones. Powers of integers are not rejected for negative
# exponents, whose values are not known; these count as 0.
ctn_fused_call_arrays(f, inputs, input_count, outputs, output_count) =
    ccall((:ctn_fused_call_arrays, libcatenary), ctn_status, (Ptr{ctn_fused}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t), f, inputs, input_count, outputs, output_count)

# Applies a body once, as ctn_fused_call does. The body is recorded in every call, which takes
# microseconds for each operation: use ctn_fused_new for repeated calls. `destroy` runs once, when
# the history that holds `body` is released.
ctn_fuse(body, user_data, destroy, inputs, input_count, outputs, output_count) =
    ccall((:ctn_fuse, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t), body, user_data, destroy, inputs, input_count, outputs, output_count)

# NumPy's advanced indexing: a new array with what the items select. Items of kind CTN_INDEX_ARRAY
# use `arrays[start]`; the others work as in ctn_array_get. Integer arrays are broadcast together,
# with INT items as 0-d arrays, and select single elements. A mask of k axes counts as k arrays, the
# positions of its true elements, and must have the lengths of the axes it applies to. The axes of
# the broadcast positions replace the indexed axes if these are neighbors; if a slice, an ellipsis
# or a new axis separates them, they come first.
ctn_array_get_advanced(a, items, count, arrays, array_count, out) =
    ccall((:ctn_array_get_advanced, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), a, items, count, arrays, array_count, out)

# Assigns to what the items select, with the rules of ctn_array_get_advanced. If positions are
# repeated, the last one in C order wins. If there is one mask of all axes, the value must have at
# most one axis, with one element or as many as the mask has true ones.
ctn_array_set_advanced(a, items, count, arrays, array_count, value) =
    ccall((:ctn_array_set_advanced, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{ctn_array}), a, items, count, arrays, array_count, value)

# Adds values to what the items select, in C order. Repeated positions add up (NumPy's add.at). Each
# sum is computed in the dtype that both promote to and converted to the dtype of `a` as by C casts.
ctn_array_add_at(a, items, count, arrays, array_count, value) =
    ccall((:ctn_array_add_at, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{ctn_array}), a, items, count, arrays, array_count, value)

# The elements, or sub-arrays, where a mask is true: NumPy's a[mask].
ctn_array_get_mask(a, mask, out) =
    ccall((:ctn_array_get_mask, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, mask, out)

# Assigns to the elements where a mask is true: NumPy's a[mask] = value.
ctn_array_set_mask(a, mask, value) =
    ccall((:ctn_array_set_mask, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), a, mask, value)

# Sets elements of the flattened array: a.flat[indices] = values. If there are fewer values than
# positions, the values are repeated; without values nothing happens.
ctn_array_put(a, indices, values, mode) =
    ccall((:ctn_array_put, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, ctn_index_mode), a, indices, values, mode)

# Elements at positions along one axis that are chosen separately for every place of the other axes.
ctn_array_take_along_axis(a, indices, axis, out) =
    ccall((:ctn_array_take_along_axis, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), a, indices, axis, out)

# Sets the elements that ctn_array_take_along_axis reads.
ctn_array_put_along_axis(a, indices, values, axis) =
    ccall((:ctn_array_put_along_axis, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Int64), a, indices, values, axis)

# Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count),
# whose rows are the arrays of NumPy's tuple. A 0-d array counts as an array with one axis. NaN is
# not zero.
ctn_array_nonzero(a, out) =
    ccall((:ctn_array_nonzero, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Positions of the elements that are not zero in the flattened array: an int64 array with one axis.
ctn_array_flatnonzero(a, out) =
    ccall((:ctn_array_flatnonzero, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Positions of the elements that are not zero: an int64 array of shape (count, ndim).
ctn_array_argwhere(a, out) =
    ccall((:ctn_array_argwhere, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# The sub-arrays along an axis where a condition is true.
ctn_array_compress(condition, a, axis, out) =
    ccall((:ctn_array_compress, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), condition, a, axis, out)

# The elements of the flattened array where the flattened condition is true.
ctn_array_extract(condition, a, out) =
    ccall((:ctn_array_extract, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), condition, a, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_npz_file_retain(self) =
    ccall((:ctn_npz_file_retain, libcatenary), Ptr{ctn_npz_file}, (Ptr{ctn_npz_file},), self)

# Gives a reference back; the last one frees the npz file. NULL is allowed; cannot fail.
ctn_npz_file_release(self) =
    ccall((:ctn_npz_file_release, libcatenary), Cvoid, (Ptr{ctn_npz_file},), self)

# Saves an array as a .npy file. An array in Fortran order is saved in that order if C order would
# need a copy. This replaces the reference's dump, which writes a pickle.
ctn_array_save(a, path) =
    ccall((:ctn_array_save, libcatenary), ctn_status, (Ptr{ctn_array}, Cstring), a, path)

# Loads a .npy file of format version 1 to 3, of either byte order, onto the current device. An
# array in Fortran order stays in that order. If the file is mapped, its elements must be aligned
# and in the machine's byte order; the mapping ends with the last array that refers to it. If
# somebody shortens the file while it is mapped, the system ends the process at the next access to
# the missing part. For .npz files see ctn_npz_file_open.
ctn_array_load(path, mmap_mode, out) =
    ccall((:ctn_array_load, libcatenary), ctn_status, (Cstring, ctn_mmap_mode, Ptr{Ptr{ctn_array}}), path, mmap_mode, out)

# Writes the .npy file of ctn_array_save to memory of the caller. This replaces the reference's
# dumps, which returns a pickle.
ctn_array_save_to_memory(a, data, capacity, length) =
    ccall((:ctn_array_save_to_memory, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Cvoid}, Csize_t, Ptr{Csize_t}), a, data, capacity, length)

# Loads a .npy file from memory, as ctn_array_load does, onto the current device.
ctn_array_load_from_memory(data, size, out) =
    ccall((:ctn_array_load_from_memory, libcatenary), ctn_status, (Ptr{Cvoid}, Csize_t, Ptr{Ptr{ctn_array}}), data, size, out)

# Writes the elements alone, in C order, as bytes or as text.
ctn_array_tofile(a, path, separator) =
    ccall((:ctn_array_tofile, libcatenary), ctn_status, (Ptr{ctn_array}, Cstring, Cstring), a, path, separator)

# Saves arrays as an .npz file.
ctn_array_savez(path, arrays, count, names, level) =
    ccall((:ctn_array_savez, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Cstring}, Int32), path, arrays, count, names, level)

# Opens an .npz file and reads its directory. Two entries with the same name, and names that are not
# UTF-8 or lead out of the archive, are errors. The contents of an entry are checked when it is
# read.
ctn_npz_file_open(path, file) =
    ccall((:ctn_npz_file_open, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_npz_file}}), path, file)

# Number of entries; 0 for NULL.
ctn_npz_file_count(file) =
    ccall((:ctn_npz_file_count, libcatenary), Csize_t, (Ptr{ctn_npz_file},), file)

# Name of an entry without ".npy" (with it if the short name is an entry as well).
ctn_npz_file_name(file, index, name) =
    ccall((:ctn_npz_file_name, libcatenary), ctn_status, (Ptr{ctn_npz_file}, Csize_t, Ptr{Cstring}), file, index, name)

# Whether there is an entry of that name; 0 for NULL.
ctn_npz_file_contains(file, name) =
    ccall((:ctn_npz_file_contains, libcatenary), Int32, (Ptr{ctn_npz_file}, Cstring), file, name)

# Reads an entry onto the current device, and verifies its size and checksum. Every call reads it
# again.
ctn_npz_file_read(file, name, out) =
    ccall((:ctn_npz_file_read, libcatenary), ctn_status, (Ptr{ctn_npz_file}, Cstring, Ptr{Ptr{ctn_array}}), file, name, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_kernel_options_retain(self) =
    ccall((:ctn_kernel_options_retain, libcatenary), Ptr{ctn_kernel_options}, (Ptr{ctn_kernel_options},), self)

# Gives a reference back; the last one frees the kernel options. NULL is allowed; cannot fail.
ctn_kernel_options_release(self) =
    ccall((:ctn_kernel_options_release, libcatenary), Cvoid, (Ptr{ctn_kernel_options},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_elementwise_kernel_retain(self) =
    ccall((:ctn_elementwise_kernel_retain, libcatenary), Ptr{ctn_elementwise_kernel}, (Ptr{ctn_elementwise_kernel},), self)

# Gives a reference back; the last one frees the elementwise kernel. NULL is allowed; cannot fail.
ctn_elementwise_kernel_release(self) =
    ccall((:ctn_elementwise_kernel_release, libcatenary), Cvoid, (Ptr{ctn_elementwise_kernel},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_reduction_kernel_retain(self) =
    ccall((:ctn_reduction_kernel_retain, libcatenary), Ptr{ctn_reduction_kernel}, (Ptr{ctn_reduction_kernel},), self)

# Gives a reference back; the last one frees the reduction kernel. NULL is allowed; cannot fail.
ctn_reduction_kernel_release(self) =
    ccall((:ctn_reduction_kernel_release, libcatenary), Cvoid, (Ptr{ctn_reduction_kernel},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_raw_kernel_retain(self) =
    ccall((:ctn_raw_kernel_retain, libcatenary), Ptr{ctn_raw_kernel}, (Ptr{ctn_raw_kernel},), self)

# Gives a reference back; the last one frees the raw kernel. NULL is allowed; cannot fail.
ctn_raw_kernel_release(self) =
    ccall((:ctn_raw_kernel_release, libcatenary), Cvoid, (Ptr{ctn_raw_kernel},), self)

# Options with defaults only.
ctn_kernel_options_new(out) =
    ccall((:ctn_kernel_options_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_kernel_options}},), out)

# Sets the text before an elementwise kernel or a reduction, for functions and types; placeholders
# are known there.
ctn_kernel_options_set_preamble(options, text) =
    ccall((:ctn_kernel_options_set_preamble, libcatenary), ctn_status, (Ptr{ctn_kernel_options}, Cstring), options, text)

# Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the loop
# that a thread takes begins with them.
ctn_kernel_options_set_loop_prep(options, text) =
    ccall((:ctn_kernel_options_set_loop_prep, libcatenary), ctn_status, (Ptr{ctn_kernel_options}, Cstring), options, text)

# Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the loop
# that a thread takes ends with them.
ctn_kernel_options_set_after_loop(options, text) =
    ccall((:ctn_kernel_options_set_after_loop, libcatenary), ctn_status, (Ptr{ctn_kernel_options}, Cstring), options, text)

# Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because
# neighbors are merged; the default is 1.
ctn_kernel_options_set_reduce_dims(options, enabled) =
    ccall((:ctn_kernel_options_set_reduce_dims, libcatenary), ctn_status, (Ptr{ctn_kernel_options}, Int32), options, enabled)

# Sets the C++ type of the values that a reduction combines. The default is that of the first
# output; a sum of float16 is then rounded to float16 at every step.
ctn_kernel_options_set_reduce_type(options, text) =
    ccall((:ctn_kernel_options_set_reduce_type, libcatenary), ctn_status, (Ptr{ctn_kernel_options}, Cstring), options, text)

# Adds an option of the compiler, such as -DNAME=1, which is passed without a shell.
ctn_kernel_options_add_compiler_option(options, option) =
    ccall((:ctn_kernel_options_add_compiler_option, libcatenary), ctn_status, (Ptr{ctn_kernel_options}, Cstring), options, option)

# A kernel that runs `operation`, C++ statements, for every element. In these statements inputs are
# constants, outputs are variables that already have the value of a given output, `i` is the number
# of the element in C order, `n` is the `size` of the call, `_ind.size()` is the number of elements,
# and `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of axes of the loop, their lengths
# and the element's position along each. `continue` ends an element; `return` must not be used.
# Nothing is compiled yet. Making the same kernel again is fast: its programs are found in memory.
ctn_elementwise_kernel_new(in_params, out_params, operation, name, options, out) =
    ccall((:ctn_elementwise_kernel_new, libcatenary), ctn_status, (Cstring, Cstring, Cstring, Cstring, Ptr{ctn_kernel_options}, Ptr{Ptr{ctn_elementwise_kernel}}), in_params, out_params, operation, name, options, out)

# Runs the kernel over the shape to which all arrays that are not raw broadcast, including given
# outputs.
ctn_elementwise_kernel_call(kernel, inputs, count, size, destinations, outs, out_count) =
    ccall((:ctn_elementwise_kernel_call, libcatenary), ctn_status, (Ptr{ctn_elementwise_kernel}, Ptr{Ptr{ctn_array}}, Csize_t, Int64, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Csize_t), kernel, inputs, count, size, destinations, outs, out_count)

# A kernel that computes `map_expr` from the inputs, combines the values with `reduce_expr` of `a`
# and `b`, starting with `identity`, and computes the outputs with `post_map_expr` from the combined
# value `a`. The result must not depend on the order of the values. The L2 norm is "T x", "T y", "x
# * x", "a + b", "y = sqrt(a)", "0". In map_expr `_j` is the number of the element in C order of the
# inputs' shape and `_i` that of the result; `_in_ind.size()` and `_out_ind.size()` are their
# numbers of elements. Raw inputs may be used in any of the source texts. Nothing is compiled yet.
# Making the same kernel again is fast: its programs are found in memory.
ctn_reduction_kernel_new(in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, options, out) =
    ccall((:ctn_reduction_kernel_new, libcatenary), ctn_status, (Cstring, Cstring, Cstring, Cstring, Cstring, Cstring, Cstring, Ptr{ctn_kernel_options}, Ptr{Ptr{ctn_reduction_kernel}}), in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, options, out)

# Reduces the inputs, broadcast together, along axes. Values are combined in an order that depends
# only on shape and strides, not on the number of threads. Raw inputs do not take part in the axes.
# The shape of the results is that of the inputs without the reduced axes.
ctn_reduction_kernel_call(kernel, inputs, count, axes, axis_count, keepdims, destinations, outs, out_count) =
    ccall((:ctn_reduction_kernel_call, libcatenary), ctn_status, (Ptr{ctn_reduction_kernel}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Csize_t), kernel, inputs, count, axes, axis_count, keepdims, destinations, outs, out_count)

# A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run in
# any order. blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions are
# available; shared memory, __syncthreads and warp functions are not, and give a compilation error
# that says so. Nothing is compiled yet.
ctn_raw_kernel_new(code, name, options, out) =
    ccall((:ctn_raw_kernel_new, libcatenary), ctn_status, (Cstring, Cstring, Ptr{ctn_kernel_options}, Ptr{Ptr{ctn_raw_kernel}}), code, name, options, out)

# Runs the kernel for every thread of a grid.
ctn_raw_kernel_call(kernel, grid, grid_ndim, block, block_ndim, arguments, count) =
    ccall((:ctn_raw_kernel_call, libcatenary), ctn_status, (Ptr{ctn_raw_kernel}, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t), kernel, grid, grid_ndim, block, block_ndim, arguments, count)

# The directory where compiled kernels are stored. If they are not stored, it is an UNAVAILABLE
# error with the reason; kernels then work, but every process compiles them.
ctn_kernel_cache_directory(path, path_capacity, path_length) =
    ccall((:ctn_kernel_cache_directory, libcatenary), ctn_status, (Ptr{UInt8}, Csize_t, Ptr{Csize_t}), path, path_capacity, path_length)

# Sums of the products over the last axes of both operands. A 0-d operand scales the other.
ctn_array_inner(a, b, out) =
    ccall((:ctn_array_inner, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, b, out)

# Products of every element of `a` with every element of `b`, both flattened: an array of shape
# (a.size, b.size).
ctn_array_outer(a, b, out) =
    ccall((:ctn_array_outer, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, b, out)

# Like ctn_array_outer, but into an existing array of shape (a.size, b.size).
ctn_array_outer_into(a, b, out) =
    ccall((:ctn_array_outer_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), a, b, out)

# Sum of the products of the elements of two arrays of the same size, as a 0-d array.
ctn_array_vdot(a, b, out) =
    ccall((:ctn_array_vdot, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, b, out)

# Sums of products over the last axes of `a` and the first axes of `b`, paired in order.
ctn_array_tensordot(a, b, axes, out) =
    ccall((:ctn_array_tensordot, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), a, b, axes, out)

# Sums of products over pairs of axes: a_axes[i] of `a` and b_axes[i] of `b`. The remaining axes of
# `a` come before those of `b`.
ctn_array_tensordot_axes(a, b, a_axes, a_count, b_axes, b_count, out) =
    ccall((:ctn_array_tensordot_axes, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, b, a_axes, a_count, b_axes, b_count, out)

# Like ctn_array_matmul, but into an existing array of the shape of the result.
ctn_array_matmul_into(a, b, out) =
    ccall((:ctn_array_matmul_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}), a, b, out)

# A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's, it may
# be written if `a` may.
ctn_array_diagonal(a, offset, axis1, axis2, out) =
    ccall((:ctn_array_diagonal, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Int64, Ptr{Ptr{ctn_array}}), a, offset, axis1, axis2, out)

# Sums of the diagonals that ctn_array_diagonal gives.
ctn_array_trace(a, offset, axis1, axis2, dtype, out) =
    ccall((:ctn_array_trace, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), a, offset, axis1, axis2, dtype, out)

# Like ctn_array_trace, but into an existing array of the shape of the result.
ctn_array_trace_into(a, offset, axis1, axis2, dtype, out) =
    ccall((:ctn_array_trace_into, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Int64, ctn_dtype, Ptr{ctn_array}), a, offset, axis1, axis2, dtype, out)

# Inverses of square matrices.
ctn_array_inv(a, out) =
    ccall((:ctn_array_inv, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Determinants of square matrices. The determinant of an empty matrix is 1.
ctn_array_det(a, out) =
    ccall((:ctn_array_det, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Signs of determinants and logarithms of their absolute values. A singular matrix has the sign 0
# and the logarithm minus infinity.
ctn_array_slogdet(a, sign, logarithm) =
    ccall((:ctn_array_slogdet, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), a, sign, logarithm)

# The solutions x of a x = b. The outer axes are broadcast.
ctn_array_solve(a, b, out) =
    ccall((:ctn_array_solve, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, b, out)

# Lower triangular matrices l such that l times its transpose is `a`.
ctn_array_cholesky(a, out) =
    ccall((:ctn_array_cholesky, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes are
# (m, k) and (k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`.
ctn_array_qr(a, complete, q, r) =
    ccall((:ctn_array_qr, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), a, complete, q, r)

# The r of ctn_array_qr without `complete`, alone.
ctn_array_qr_r(a, out) =
    ccall((:ctn_array_qr_r, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Singular value decompositions a = u diag(s) vh, with singular values in descending order. The
# shapes are (m, k), (k) and (k, n), k being the smaller of m and n; with `full_matrices` u has
# shape (m, m) and vh has shape (n, n).
ctn_array_svd(a, full_matrices, u, s, vh) =
    ccall((:ctn_array_svd, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), a, full_matrices, u, s, vh)

# Singular values alone, in descending order.
ctn_array_svdvals(a, out) =
    ccall((:ctn_array_svdvals, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
ctn_array_eigh(a, upper, w, v) =
    ccall((:ctn_array_eigh, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), a, upper, w, v)

# Eigenvalues of symmetric matrices alone, in ascending order.
ctn_array_eigvalsh(a, upper, out) =
    ccall((:ctn_array_eigvalsh, libcatenary), ctn_status, (Ptr{ctn_array}, Int32, Ptr{Ptr{ctn_array}}), a, upper, out)

# Moore-Penrose pseudo-inverses.
ctn_array_pinv(a, rcond, out) =
    ccall((:ctn_array_pinv, libcatenary), ctn_status, (Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}), a, rcond, out)

# Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are
# computed in float64.
ctn_array_norm(a, kind, order, axes, count, keepdims, out) =
    ccall((:ctn_array_norm, libcatenary), ctn_status, (Ptr{ctn_array}, ctn_norm_kind, Float64, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}), a, kind, order, axes, count, keepdims, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_link_iterator_retain(self) =
    ccall((:ctn_link_iterator_retain, libcatenary), Ptr{ctn_link_iterator}, (Ptr{ctn_link_iterator},), self)

# Gives a reference back; the last one frees the link iterator. NULL is allowed; cannot fail.
ctn_link_iterator_release(self) =
    ccall((:ctn_link_iterator_release, libcatenary), Cvoid, (Ptr{ctn_link_iterator},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_param_iterator_retain(self) =
    ccall((:ctn_param_iterator_retain, libcatenary), Ptr{ctn_param_iterator}, (Ptr{ctn_param_iterator},), self)

# Gives a reference back; the last one frees the param iterator. NULL is allowed; cannot fail.
ctn_param_iterator_release(self) =
    ccall((:ctn_param_iterator_release, libcatenary), Cvoid, (Ptr{ctn_param_iterator},), self)

# Number of links of the hierarchy.
ctn_link_count(link, skipself, count) =
    ccall((:ctn_link_count, libcatenary), ctn_status, (Ptr{ctn_link}, Int32, Ptr{Csize_t}), link, skipself, count)

# A link of the hierarchy. First comes the link itself, unless `skipself`, then each child with
# everything below it.
ctn_link_at(link, index, skipself, out) =
    ccall((:ctn_link_at, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Int32, Ptr{Ptr{ctn_link}}), link, index, skipself, out)

# Path of a link in the order of ctn_link_at, such as "/l1"; "/" for the link itself.
ctn_link_path(link, index, skipself, text, text_capacity, text_length) =
    ccall((:ctn_link_path, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Int32, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), link, index, skipself, text, text_capacity, text_length)

# A walk over all links of the hierarchy, which the iterator keeps alive.
ctn_link_iterator_new(link, skipself, out) =
    ccall((:ctn_link_iterator_new, libcatenary), ctn_status, (Ptr{ctn_link}, Int32, Ptr{Ptr{ctn_link_iterator}}), link, skipself, out)

# The next link of a walk; NULL, with CTN_OK, after the last one.
ctn_link_iterator_next(iterator, path, out) =
    ccall((:ctn_link_iterator_next, libcatenary), ctn_status, (Ptr{ctn_link_iterator}, Ptr{Cstring}, Ptr{Ptr{ctn_link}}), iterator, path, out)

# A walk over all parameters of the hierarchy, which the iterator keeps alive.
ctn_param_iterator_new(link, out) =
    ccall((:ctn_param_iterator_new, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_param_iterator}}), link, out)

# The next parameter of a walk; NULL, with CTN_OK, after the last one.
ctn_param_iterator_next(iterator, path, out) =
    ccall((:ctn_param_iterator_next, libcatenary), ctn_status, (Ptr{ctn_param_iterator}, Ptr{Cstring}, Ptr{Ptr{ctn_variable}}), iterator, path, out)

# Freezes the parameters that match a pattern now, including those that wait for their size. They
# lose their gradient, backward computes none for them, and no optimizer updates them. They are
# still saved, loaded, copied and moved. Running averages of batch normalization are not parameters
# and still change.
ctn_link_freeze(link, pattern) =
    ccall((:ctn_link_freeze, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, pattern)

# Reverses ctn_link_freeze. The parameters have no gradient until the next backward.
ctn_link_unfreeze(link, pattern) =
    ccall((:ctn_link_unfreeze, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, pattern)

# The kind of a link in messages: "Linear", "a chain", or the name of a user link. It lives as long
# as the link; NULL for NULL.
ctn_link_kind(link) =
    ccall((:ctn_link_kind, libcatenary), Cstring, (Ptr{ctn_link},), link)

# Name of the device of a link: that of the first parameter of the hierarchy or, without parameters,
# of the first persistent array. If all of them wait for their size, it is the device that the first
# will be on; if there are none, it is the calling thread's current device.
ctn_link_device(link, text, text_capacity, text_length) =
    ccall((:ctn_link_device, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), link, text, text_capacity, text_length)

# Adds an integer that is saved and loaded. A copy of the link has a separate one.
ctn_link_add_persistent_i64(link, name, value) =
    ccall((:ctn_link_add_persistent_i64, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Int64), link, name, value)

# Adds a number that is saved and loaded. A copy of the link has a separate one.
ctn_link_add_persistent_f64(link, name, value) =
    ccall((:ctn_link_add_persistent_f64, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Float64), link, name, value)

# Adds a string that is saved and loaded. A copy of the link has a separate one.
ctn_link_add_persistent_text(link, name, value) =
    ccall((:ctn_link_add_persistent_text, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Cstring), link, name, value)

# A persistent integer of this link.
ctn_link_persistent_i64(link, name, value) =
    ccall((:ctn_link_persistent_i64, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Int64}), link, name, value)

# A persistent number of this link.
ctn_link_persistent_f64(link, name, value) =
    ccall((:ctn_link_persistent_f64, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{Float64}), link, name, value)

# A persistent string of this link.
ctn_link_persistent_text(link, name, text, text_capacity, text_length) =
    ccall((:ctn_link_persistent_text, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), link, name, text, text_capacity, text_length)

# Replaces a persistent integer.
ctn_link_set_persistent_i64(link, name, value) =
    ccall((:ctn_link_set_persistent_i64, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Int64), link, name, value)

# Replaces a persistent number.
ctn_link_set_persistent_f64(link, name, value) =
    ccall((:ctn_link_set_persistent_f64, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Float64), link, name, value)

# Replaces a persistent string.
ctn_link_set_persistent_text(link, name, value) =
    ccall((:ctn_link_set_persistent_text, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Cstring), link, name, value)

# Number of persistent values of this link, without those of its children; 0 for NULL.
ctn_link_persistent_count(link) =
    ccall((:ctn_link_persistent_count, libcatenary), Csize_t, (Ptr{ctn_link},), link)

# Name of a persistent value in the order of addition.
ctn_link_persistent_name(link, index, text, text_capacity, text_length) =
    ccall((:ctn_link_persistent_name, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), link, index, text, text_capacity, text_length)

# Kind of a persistent value in the order of addition.
ctn_link_persistent_kind(link, index, kind) =
    ccall((:ctn_link_persistent_kind, libcatenary), ctn_status, (Ptr{ctn_link}, Csize_t, Ptr{ctn_persistent_kind}), link, index, kind)

# Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`.
ctn_link_prelu_new(shape, ndim, options, out) =
    ccall((:ctn_link_prelu_new, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), shape, ndim, options, out)

# Maxout layer, see ctn_maxout. The child "linear", a Linear link, computes out_size * pool_size
# units of x, of shape (N, in_size); the result has the largest of each pool_size neighbors and the
# shape (N, out_size).
ctn_link_maxout_new(in_size, out_size, pool_size, options, out) =
    ccall((:ctn_link_maxout_new, libcatenary), ctn_status, (Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, out_size, pool_size, options, out)

# Sets the loss function. Copies of the classifier share it.
ctn_link_classifier_set_loss_function(classifier, function_, user_data, destroy) =
    ccall((:ctn_link_classifier_set_loss_function, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), classifier, function_, user_data, destroy)

# Sets the accuracy function. Copies of the classifier share it.
ctn_link_classifier_set_accuracy_function(classifier, function_, user_data, destroy) =
    ccall((:ctn_link_classifier_set_accuracy_function, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), classifier, function_, user_data, destroy)

# Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2 of shape (N,
# right_size). Its parameters are W (left_size, right_size, out_size), normal with standard
# deviation 1 / sqrt(left_size * right_size * out_size), and unless `nobias` V1 (left_size,
# out_size) and V2 (right_size, out_size), normal with 1 / sqrt(left_size) and 1 / sqrt(right_size),
# and b (out_size), zeros.
ctn_link_bilinear_new(left_size, right_size, out_size, options, out) =
    ccall((:ctn_link_bilinear_new, libcatenary), ctn_status, (Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), left_size, right_size, out_size, options, out)

# Deconvolution link, see ctn_deconvolution_2d, with the parameters W (in_channels, out_channels /
# groups, ksize_y, ksize_x), normal with standard deviation wscale / sqrt(in_channels * ksize_y *
# ksize_x), and b (out_channels), with the value `bias`, unless `nobias`.
ctn_link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, out) =
    ccall((:ctn_link_deconvolution_2d_new, libcatenary), ctn_status, (Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options, out)

# Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N,
# in_channels, h, w) to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1); proj3
# (1x1), relu and conv3 (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp
# (1x1). The convolutions are children with these names, as ctn_link_convolution_2d_new makes them.
ctn_link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool, options, out) =
    ccall((:ctn_link_inception_new, libcatenary), ctn_status, (Int64, Int64, Int64, Int64, Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out1, proj3, out3, proj5, out5, proj_pool, options, out)

# Inception module with batch normalization: the channels of up to four paths. The paths are conv1
# (1x1) if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b
# (3x3); and pooling over 3x3, with poolp (1x1) if proj_pool is above 0. The convolutions are
# children with these names, without biases. Each is followed by its normalization, a child with an
# n after the name (conv3n), and by relu. ctn_set_train, or ctn_link_set_normalization_mode of this
# link, replaces the reference's attribute train.
ctn_link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride, options, out) =
    ccall((:ctn_link_inception_bn_new, libcatenary), ctn_status, (Int64, Int64, Int64, Int64, Int64, Int64, ctn_pooling, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride, options, out)

# Several convolutions with an activation between them, the first with the given window, the others
# 1x1. They are children with their positions as names, as ctn_link_convolution_2d_new makes them.
ctn_link_mlp_convolution_2d_new(in_channels, out_channels, count, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, activation, user_data, destroy, options, out) =
    ccall((:ctn_link_mlp_convolution_2d_new, libcatenary), ctn_status, (Int64, Ptr{Int64}, Csize_t, Int64, Int64, Int64, Int64, Int64, Int64, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out_channels, count, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, activation, user_data, destroy, options, out)

# Convolution over one to three spatial axes, see ctn_convolution_nd, with the parameters W
# (out_channels, in_channels / groups, ksize...), normal with standard deviation wscale /
# sqrt(in_channels / groups * the product of ksize), and b (out_channels), with the value `bias`,
# unless `nobias`.
ctn_link_convolution_nd_new(in_channels, out_channels, ksize, ndim, stride, stride_count, pad, pad_count, options, out) =
    ccall((:ctn_link_convolution_nd_new, libcatenary), ctn_status, (Int64, Int64, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out_channels, ksize, ndim, stride, stride_count, pad, pad_count, options, out)

# Deconvolution over one to three spatial axes, see ctn_deconvolution_nd, with the parameters W
# (in_channels, out_channels / groups, ksize...), normal with standard deviation wscale /
# sqrt(in_channels * the product of ksize), and b (out_channels), with the value `bias`, unless
# `nobias`.
ctn_link_deconvolution_nd_new(in_channels, out_channels, ksize, ndim, stride, stride_count, pad, pad_count, options, out) =
    ccall((:ctn_link_deconvolution_nd_new, libcatenary), ctn_status, (Int64, Int64, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{Int64}, Csize_t, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_channels, out_channels, ksize, ndim, stride, stride_count, pad, pad_count, options, out)

# Attention with several heads, see ctn_attention. It is called with query (N, L, size), key (N, S,
# key_size), value (N, S, value_size) and optionally a mask as for ctn_attention that broadcasts to
# (N, heads, L, S), or with x (N, L, size) only, which is then all three. The result has the shape
# (N, L, size). The children query, key and value project the inputs, and the child out projects the
# joined heads: Linear links to `size` units with W and, unless `nobias`, b. Head i has units i *
# size / heads and following. Scores are scaled by 1 / sqrt(size / heads); weights are dropped while
# the thread trains (ctn_set_train).
ctn_link_multi_head_attention_new(size, key_size, value_size, heads, options, out) =
    ccall((:ctn_link_multi_head_attention_new, libcatenary), ctn_status, (Int64, Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), size, key_size, value_size, heads, options, out)

# An empty list of links and functions that run in order, each on the result of the one before. An
# empty list returns its input. The first link receives all inputs of a call. Links are children
# with their positions among the links as names, and ctn_link_add_link with a NULL name appends,
# too. Copies share the functions.
ctn_link_sequential_new(out) =
    ccall((:ctn_link_sequential_new, libcatenary), ctn_status, (Ptr{Ptr{ctn_link}},), out)

# Appends a link.
ctn_link_sequential_append(sequential, link) =
    ccall((:ctn_link_sequential_append, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_link}), sequential, link)

# Appends a function.
ctn_link_sequential_append_function(sequential, function_, user_data, destroy) =
    ccall((:ctn_link_sequential_append_function, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), sequential, function_, user_data, destroy)

# Appends a function of the library with its usual parameters.
ctn_link_sequential_append_activation(sequential, activation) =
    ccall((:ctn_link_sequential_append_activation, libcatenary), ctn_status, (Ptr{ctn_link}, ctn_activation), sequential, activation)

# Negative sampling loss, see ctn_negative_sampling, called with x of shape (N, in_size) and t of
# shape (N,), int32 or int64, with the parameter W of shape (count, in_size), zeros. Words are drawn
# with probabilities proportional to their counts raised to `power`, from the global generator of
# the link's device.
ctn_link_negative_sampling_new(in_size, counts, count, sample_size, options, out) =
    ccall((:ctn_link_negative_sampling_new, libcatenary), ctn_status, (Int64, Ptr{Int64}, Csize_t, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, counts, count, sample_size, options, out)

# The sampler that draws the words: a separate sampler over the tables of the link.
ctn_link_negative_sampling_sampler(link, out) =
    ccall((:ctn_link_negative_sampling_sampler, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_walker_alias}}), link, out)

# Calls the link with options of ctn_negative_sampling, for instance with the samples of an earlier
# call to repeat it.
ctn_link_negative_sampling_call(link, x, t, options, y) =
    ccall((:ctn_link_negative_sampling_call, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{ctn_function_options}, Ptr{Ptr{ctn_variable}}), link, x, t, options, y)

# Hierarchical softmax over a binary tree. Called with x of shape (N, in_size) and t of shape (N,),
# int32 or int64, it returns the sum over the batch of -log P(t), a 0-d variable. The probability of
# a word is the product over the inner nodes on its path of sigmoid(x w), or sigmoid(-x w) if the
# path goes right. The parameter W (inner nodes, in_size) is uniform over [-1, 1). A number below
# the largest word that is not a leaf has the probability 1; a larger or negative number is an INDEX
# error.
ctn_link_binary_hierarchical_softmax_new(in_size, tree, options, out) =
    ccall((:ctn_link_binary_hierarchical_softmax_new, libcatenary), ctn_status, (Int64, Ptr{ctn_array}, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, tree, options, out)

# The paths to the words, as arrays of the link. The path of word w is entries begins[w] to begins[w
# + 1] - 1 of `paths` and `codes`.
ctn_link_binary_hierarchical_softmax_tables(link, paths, codes, begins) =
    ccall((:ctn_link_binary_hierarchical_softmax_tables, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), link, paths, codes, begins)

# The Huffman tree of words as numbers: a new int64 array of shape (2 * count - 1,) on the CPU. Of
# equal counts, the word that is given first, or the tree that contains it, comes first.
ctn_create_huffman_tree(words, word_count, counts, count, out) =
    ccall((:ctn_create_huffman_tree, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Ptr{Float64}, Csize_t, Ptr{Ptr{ctn_array}}), words, word_count, counts, count, out)

# Batch normalization on the current device with the parameters gamma (ones) and beta (zeros), the
# persistent values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64, the number
# of batches of fine-tuning). Averages keep `decay` of themselves; `eps` is added to the variance,
# also in avg_var. The mode is CTN_NORMALIZATION_AUTO initially.
ctn_link_batch_normalization_new(size, ndim, options, out) =
    ccall((:ctn_link_batch_normalization_new, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), size, ndim, options, out)

# Sets the mode of all batch normalizations of a hierarchy, including the link itself. Other links
# do not change.
ctn_link_set_normalization_mode(link, mode) =
    ccall((:ctn_link_set_normalization_mode, libcatenary), ctn_status, (Ptr{ctn_link}, ctn_normalization_mode), link, mode)

# The mode of a batch normalization.
ctn_link_normalization_mode(link, mode) =
    ccall((:ctn_link_normalization_mode, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_normalization_mode}), link, mode)

# Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning starts
# again.
ctn_link_start_finetuning(link) =
    ccall((:ctn_link_start_finetuning, libcatenary), ctn_status, (Ptr{ctn_link},), link)

# Layer normalization, see ctn_layer_normalization, with the parameters gamma (ones) and beta
# (zeros) of the shape `size`.
ctn_link_layer_normalization_new(size, ndim, options, out) =
    ccall((:ctn_link_layer_normalization_new, libcatenary), ctn_status, (Ptr{Int64}, Csize_t, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), size, ndim, options, out)

# Embedding with the parameter W of shape (in_size, out_size), standard normal. Called with x it
# returns ctn_embed_id(x, W).
ctn_link_embed_id_new(in_size, out_size, options, out) =
    ccall((:ctn_link_embed_id_new, libcatenary), ctn_status, (Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, out_size, options, out)

# Sets the number for which an embedding returns zeros and has no gradient. A new link ignores a
# number only with the option ignore_label.
ctn_link_embed_id_set_ignore_label(link, ignores, ignore_label) =
    ccall((:ctn_link_embed_id_set_ignore_label, libcatenary), ctn_status, (Ptr{ctn_link}, Int32, Int64), link, ignores, ignore_label)

# LSTM layer with the children "upward" (Linear from in_size to 4 * out_size) and "lateral" (Linear
# from out_size to 4 * out_size, without a bias). Called with x of shape (N, in_size), it sets c, h
# = ctn_lstm(c, upward(x) + lateral(h)) and returns h of shape (N, out_size). Without a state, c is
# zero and lateral(h) is left out.
ctn_link_lstm_new(in_size, out_size, options, out) =
    ccall((:ctn_link_lstm_new, libcatenary), ctn_status, (Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, out_size, options, out)

# Removes c and h.
ctn_link_lstm_reset_state(lstm) =
    ccall((:ctn_link_lstm_reset_state, libcatenary), ctn_status, (Ptr{ctn_link},), lstm)

# Replaces the state.
ctn_link_lstm_set_state(lstm, c, h) =
    ccall((:ctn_link_lstm_set_state, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_variable}, Ptr{ctn_variable}), lstm, c, h)

# Cell state of the last call; NULL, with CTN_OK, without a state.
ctn_link_lstm_c(lstm, out) =
    ccall((:ctn_link_lstm_c, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}), lstm, out)

# Output of the last call; NULL, with CTN_OK, without a state.
ctn_link_lstm_h(lstm, out) =
    ccall((:ctn_link_lstm_h, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}), lstm, out)

# Gated recurrent unit without a state: called with h of shape (N, out_size) and x of shape (N,
# in_size), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z =
# sigmoid(W_z(x) + U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links to out_size.
ctn_link_gru_new(in_size, out_size, options, out) =
    ccall((:ctn_link_gru_new, libcatenary), ctn_status, (Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, out_size, options, out)

# A link like that of ctn_link_gru_new that keeps its result as the state h of shape (N, out_size)
# and is called with x of shape (N, in_size) only. Without a state, h is zero.
ctn_link_stateful_gru_new(in_size, out_size, options, out) =
    ccall((:ctn_link_stateful_gru_new, libcatenary), ctn_status, (Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), in_size, out_size, options, out)

# Removes h.
ctn_link_stateful_gru_reset_state(gru) =
    ccall((:ctn_link_stateful_gru_reset_state, libcatenary), ctn_status, (Ptr{ctn_link},), gru)

# Replaces the state.
ctn_link_stateful_gru_set_state(gru, h) =
    ccall((:ctn_link_stateful_gru_set_state, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_variable}), gru, h)

# Output of the last call; NULL, with CTN_OK, without a state.
ctn_link_stateful_gru_h(gru, out) =
    ccall((:ctn_link_stateful_gru_h, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_variable}}), gru, out)

# LSTM layers over whole sequences; see ctn_n_step_lstm. The children "0", "1"... are the layers.
# Each has the parameters w0, b0 to w7, b7: weights, normal with the standard deviation sqrt(1 /
# columns), and biases of zero. ctn_link_n_step_lstm_call runs the link. ctn_link_call takes
# sequences and returns as many outputs, with initial states of zero.
ctn_link_n_step_lstm_new(n_layers, in_size, out_size, options, out) =
    ccall((:ctn_link_n_step_lstm_new, libcatenary), ctn_status, (Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), n_layers, in_size, out_size, options, out)

# Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm. Children and parameters are
# as for ctn_link_n_step_lstm_new, with two children for each layer, the forward direction first:
# inputs of later layers and the outputs have 2 out_size columns. ctn_link_n_step_lstm_call runs it.
ctn_link_n_step_bilstm_new(n_layers, in_size, out_size, options, out) =
    ccall((:ctn_link_n_step_bilstm_new, libcatenary), ctn_status, (Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), n_layers, in_size, out_size, options, out)

# Runs LSTM layers over sequences; see ctn_n_step_lstm. The sequences are packed by descending
# length, so that each step computes those that have not ended.
ctn_link_n_step_lstm_call(link, hx, cx, xs, count, hy, cy, ys) =
    ccall((:ctn_link_n_step_lstm_call, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_variable}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), link, hx, cx, xs, count, hy, cy, ys)

# GRU layers over whole sequences; see ctn_n_step_gru. The children "0", "1"... are the layers. Each
# has the parameters w0, b0 to w5, b5: weights, normal with the standard deviation sqrt(1 /
# columns), and biases of zero. ctn_link_n_step_gru_call runs the link. ctn_link_call takes
# sequences and returns as many outputs, with initial states of zero.
ctn_link_n_step_gru_new(n_layers, in_size, out_size, options, out) =
    ccall((:ctn_link_n_step_gru_new, libcatenary), ctn_status, (Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), n_layers, in_size, out_size, options, out)

# Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. Children and parameters are
# as for ctn_link_n_step_gru_new, with two children for each layer, the forward direction first:
# inputs of later layers and the outputs have 2 out_size columns. ctn_link_n_step_gru_call runs it.
ctn_link_n_step_bigru_new(n_layers, in_size, out_size, options, out) =
    ccall((:ctn_link_n_step_bigru_new, libcatenary), ctn_status, (Int64, Int64, Int64, Ptr{ctn_link_options}, Ptr{Ptr{ctn_link}}), n_layers, in_size, out_size, options, out)

# Runs GRU layers over sequences; see ctn_n_step_gru. The sequences are packed by descending length,
# so that each step computes those that have not ended.
ctn_link_n_step_gru_call(link, hx, xs, count, hy, ys) =
    ccall((:ctn_link_n_step_gru_call, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_variable}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Ptr{Ptr{ctn_variable}}), link, hx, xs, count, hy, ys)

# The array with at least one axis; the array itself if it has one.
ctn_array_atleast_1d(a, out) =
    ccall((:ctn_array_atleast_1d, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# The array with at least two axes, new ones first; the array itself if it has two.
ctn_array_atleast_2d(a, out) =
    ccall((:ctn_array_atleast_2d, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n, 1).
# The array itself if it has three.
ctn_array_atleast_3d(a, out) =
    ccall((:ctn_array_atleast_3d, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# The shape to which arrays broadcast.
ctn_array_broadcast(arrays, count, shape, capacity, ndim) =
    ccall((:ctn_array_broadcast, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Int64}, Csize_t, Ptr{Csize_t}), arrays, count, shape, capacity, ndim)

# Views of all arrays, broadcast to one shape and read-only. An array that already has that shape is
# returned itself.
ctn_array_broadcast_arrays(arrays, count, outs) =
    ccall((:ctn_array_broadcast_arrays, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), arrays, count, outs)

# A view with one axis at another position; the others keep their order.
ctn_array_moveaxis(a, source, destination, out) =
    ccall((:ctn_array_moveaxis, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Ptr{Ptr{ctn_array}}), a, source, destination, out)

# A view with the elements along some axes in reverse order.
ctn_array_flip(a, axes, count, out) =
    ccall((:ctn_array_flip, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, axes, count, out)

# Joins arrays of one shape along a new axis.
ctn_array_stack(arrays, count, axis, out) =
    ccall((:ctn_array_stack, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Int64, Ptr{Ptr{ctn_array}}), arrays, count, axis, out)

# Joins arrays along the second axis. Vectors are joined along their only axis.
ctn_array_hstack(arrays, count, out) =
    ccall((:ctn_array_hstack, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), arrays, count, out)

# Joins arrays along the first axis; vectors count as rows.
ctn_array_vstack(arrays, count, out) =
    ccall((:ctn_array_vstack, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), arrays, count, out)

# Joins arrays along the third axis, after ctn_array_atleast_3d.
ctn_array_dstack(arrays, count, out) =
    ccall((:ctn_array_dstack, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), arrays, count, out)

# Joins arrays along the second axis; vectors count as columns.
ctn_array_column_stack(arrays, count, out) =
    ccall((:ctn_array_column_stack, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), arrays, count, out)

# Splits an array into parts of equal length along the second axis, or a vector along its only axis.
ctn_array_hsplit(a, outs, count) =
    ccall((:ctn_array_hsplit, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Csize_t), a, outs, count)

# Splits an array with at least two axes into parts of equal length along the first axis.
ctn_array_vsplit(a, outs, count) =
    ccall((:ctn_array_vsplit, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Csize_t), a, outs, count)

# Splits an array with at least three axes into parts of equal length along the third axis.
ctn_array_dsplit(a, outs, count) =
    ccall((:ctn_array_dsplit, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Csize_t), a, outs, count)

# Splits an array at positions along the second axis, or a vector along its only axis.
ctn_array_hsplit_at(a, positions, position_count, outs, count) =
    ccall((:ctn_array_hsplit_at, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t), a, positions, position_count, outs, count)

# Splits an array with at least two axes at positions along the first axis.
ctn_array_vsplit_at(a, positions, position_count, outs, count) =
    ccall((:ctn_array_vsplit_at, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t), a, positions, position_count, outs, count)

# Splits an array with at least three axes at positions along the third axis.
ctn_array_dsplit_at(a, positions, position_count, outs, count) =
    ccall((:ctn_array_dsplit_at, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t), a, positions, position_count, outs, count)

# The array repeated as a whole along its axes.
ctn_array_tile(a, repetitions, count, out) =
    ccall((:ctn_array_tile, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Ptr{ctn_array}}), a, repetitions, count, out)

# The array with its elements repeated along an axis.
ctn_array_repeat(a, repeats, count, axis, out) =
    ccall((:ctn_array_repeat, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{ctn_array}}), a, repeats, count, axis, out)

# A copy with the elements moved along an axis. Elements moved beyond the end return at the
# beginning.
ctn_array_roll(a, shift, axis, out) =
    ccall((:ctn_array_roll, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int64, Ptr{Ptr{ctn_array}}), a, shift, axis, out)

# Runs `forward` without history, so that only its inputs are kept, and once more with history when
# backward reaches it: intermediate results take memory only during that second run. Gradients reach
# the inputs and the parameters that `forward` uses. Both runs must compute the same: outputs of
# other shapes, dtypes or devices are a STATE error of backward. The random generators of the
# inputs' devices are reset for the second run, so that dropout masks repeat, and then continue
# where they were; but other side effects, such as the averages of batch normalization, happen
# twice. Calls may be nested, and second derivatives exist. `destroy` runs once, when the history
# that holds `forward` is released.
ctn_recompute(forward, user_data, destroy, inputs, input_count, outputs, output_count) =
    ccall((:ctn_recompute, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_variable}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t), forward, user_data, destroy, inputs, input_count, outputs, output_count)

# Sums of the elements.
ctn_array_sum(a, axes, count, keepdims, dtype, out) =
    ccall((:ctn_array_sum, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, dtype, out)

# Sums of the elements, into an existing array of the shape of the result.
ctn_array_sum_into(a, axes, count, keepdims, dtype, out) =
    ccall((:ctn_array_sum_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{ctn_array}), a, axes, count, keepdims, dtype, out)

# Products of the elements.
ctn_array_prod(a, axes, count, keepdims, dtype, out) =
    ccall((:ctn_array_prod, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, dtype, out)

# Products of the elements, into an existing array of the shape of the result.
ctn_array_prod_into(a, axes, count, keepdims, dtype, out) =
    ccall((:ctn_array_prod_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{ctn_array}), a, axes, count, keepdims, dtype, out)

# Arithmetic means of the elements.
ctn_array_mean(a, axes, count, keepdims, dtype, out) =
    ccall((:ctn_array_mean, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, dtype, out)

# Arithmetic means of the elements, into an existing array of the shape of the result.
ctn_array_mean_into(a, axes, count, keepdims, dtype, out) =
    ccall((:ctn_array_mean_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{ctn_array}), a, axes, count, keepdims, dtype, out)

# Largest elements, or NaN if there is one. An empty axis is an error.
ctn_array_max(a, axes, count, keepdims, out) =
    ccall((:ctn_array_max, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, out)

# Largest elements, into an existing array of the shape of the result.
ctn_array_max_into(a, axes, count, keepdims, out) =
    ccall((:ctn_array_max_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{ctn_array}), a, axes, count, keepdims, out)

# Smallest elements, or NaN if there is one. An empty axis is an error.
ctn_array_min(a, axes, count, keepdims, out) =
    ccall((:ctn_array_min, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, out)

# Smallest elements, into an existing array of the shape of the result.
ctn_array_min_into(a, axes, count, keepdims, out) =
    ccall((:ctn_array_min_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{ctn_array}), a, axes, count, keepdims, out)

# First positions (int64) of the largest elements along an axis. The first NaN wins.
ctn_array_argmax(a, axis, keepdims, out) =
    ccall((:ctn_array_argmax, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int32, Ptr{Ptr{ctn_array}}), a, axis, keepdims, out)

# Like ctn_array_argmax, but into an existing array of an integer dtype that int64 can hold.
ctn_array_argmax_into(a, axis, keepdims, out) =
    ccall((:ctn_array_argmax_into, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int32, Ptr{ctn_array}), a, axis, keepdims, out)

# First positions (int64) of the smallest elements along an axis. The first NaN wins.
ctn_array_argmin(a, axis, keepdims, out) =
    ccall((:ctn_array_argmin, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int32, Ptr{Ptr{ctn_array}}), a, axis, keepdims, out)

# Like ctn_array_argmin, but into an existing array of an integer dtype that int64 can hold.
ctn_array_argmin_into(a, axis, keepdims, out) =
    ccall((:ctn_array_argmin_into, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int32, Ptr{ctn_array}), a, axis, keepdims, out)

# Variances: the mean square distance from the mean, with the number of elements minus `ddof` as the
# divisor.
ctn_array_var(a, axes, count, ddof, keepdims, dtype, out) =
    ccall((:ctn_array_var, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Float64, Int32, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axes, count, ddof, keepdims, dtype, out)

# Like ctn_array_var, but into an existing array of the shape of the result.
ctn_array_var_into(a, axes, count, ddof, keepdims, dtype, out) =
    ccall((:ctn_array_var_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Float64, Int32, ctn_dtype, Ptr{ctn_array}), a, axes, count, ddof, keepdims, dtype, out)

# Standard deviations: the square roots of the variances of ctn_array_var.
ctn_array_std(a, axes, count, ddof, keepdims, dtype, out) =
    ccall((:ctn_array_std, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Float64, Int32, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axes, count, ddof, keepdims, dtype, out)

# Like ctn_array_std, but into an existing array of the shape of the result.
ctn_array_std_into(a, axes, count, ddof, keepdims, dtype, out) =
    ccall((:ctn_array_std_into, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Float64, Int32, ctn_dtype, Ptr{ctn_array}), a, axes, count, ddof, keepdims, dtype, out)

# Number of elements that are not zero (int64).
ctn_array_count_nonzero(a, axes, count, keepdims, out) =
    ccall((:ctn_array_count_nonzero, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, out)

# Whether all elements differ from zero (bool); true if there are no elements.
ctn_array_all(a, axes, count, keepdims, out) =
    ccall((:ctn_array_all, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, out)

# Whether at least one element differs from zero (bool); false if there are no elements.
ctn_array_any(a, axes, count, keepdims, out) =
    ccall((:ctn_array_any, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, Ptr{Ptr{ctn_array}}), a, axes, count, keepdims, out)

# Sums of products of the elements of one vector with those of the other one in reverse order, for
# all shifts at which they overlap: the product of two polynomials.
ctn_array_convolve(a, v, mode, out) =
    ccall((:ctn_array_convolve, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, ctn_convolution_mode, Ptr{Ptr{ctn_array}}), a, v, mode, out)

# Sums of products of the elements of two vectors for all shifts at which they overlap; the first
# sum is that of the first elements of `a` with the last ones of `v`.
ctn_array_correlate(a, v, mode, out) =
    ccall((:ctn_array_correlate, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, ctn_convolution_mode, Ptr{Ptr{ctn_array}}), a, v, mode, out)

# Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the operands,
# "..." denotes further axes that are broadcast, and the letters after "->" order the result.
# Without "->", the result has the axes of the ellipsis and then those of the letters that occur
# once, in alphabetical order. Products are contracted pairwise, greedily, as matrix products. The
# operands are promoted to one dtype. The result of one operand without sums is a view of it,
# otherwise a new C-contiguous array.
ctn_array_einsum(subscripts, arrays, count, out) =
    ccall((:ctn_array_einsum, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}), subscripts, arrays, count, out)

# Like ctn_array_einsum, but into an existing array of the shape of the result, whose dtype may be
# another one of the same kind.
ctn_array_einsum_into(subscripts, arrays, count, out) =
    ccall((:ctn_array_einsum_into, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{ctn_array}), subscripts, arrays, count, out)

# Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers, otherwise
# UNSUPPORTED. They are computed on the host.
ctn_array_eig(a, w, v) =
    ccall((:ctn_array_eig, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), a, w, v)

# Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise
# UNSUPPORTED. They are computed on the host.
ctn_array_eigvals(a, out) =
    ccall((:ctn_array_eigvals, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, out)

# Least squares: of all x for which the sums of the squares of the columns of b - a x are the
# smallest, the one of the smallest norm. The sums are computed if the rank of `a` is n and m is
# above n; otherwise there are none. Results are float32 if both operands are, otherwise float64;
# 16-bit floats are a DTYPE error. Waits for the device.
ctn_array_lstsq(a, b, rcond, x, residuals, rank, s) =
    ccall((:ctn_array_lstsq, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Float64, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Ptr{Int64}, Ptr{Ptr{ctn_array}}), a, b, rcond, x, residuals, rank, s)

# A copy with elements added before and behind those along every axis.
ctn_array_pad(a, widths, count, mode, value, out) =
    ccall((:ctn_array_pad, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, ctn_pad_mode, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, widths, count, mode, value, out)

# A copy with values in place of ranges of positions along an axis. Ranges without positions insert
# values, and without values the ranges are left out. Positions of several ranges are left out once.
ctn_array_splice(a, begins, count, ends, values, axis, out) =
    ccall((:ctn_array_splice, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Int64}, Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), a, begins, count, ends, values, axis, out)

# A copy with the elements moved along several axes. Elements moved beyond an end return at the
# other one.
ctn_array_roll_axes(a, shifts, count, axes, out) =
    ccall((:ctn_array_roll_axes, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Ptr{Int64}, Ptr{Ptr{ctn_array}}), a, shifts, count, axes, out)

# Packs groups of eight elements along an axis into the bits of a uint8, which are set where an
# element is not 0. The last group is padded with zeros.
ctn_array_packbits(a, axis, little, out) =
    ccall((:ctn_array_packbits, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Int32, Ptr{Ptr{ctn_array}}), a, axis, little, out)

# Saves or loads a link: its parameters, persistent values and children.
ctn_link_serialize(link, serializer) =
    ccall((:ctn_link_serialize, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{ctn_serializer}), link, serializer)

# Saves or loads an optimizer that was set up: t, epoch and all states.
ctn_optimizer_serialize(optimizer, serializer) =
    ccall((:ctn_optimizer_serialize, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Ptr{ctn_serializer}), optimizer, serializer)

# Saves or loads a generator, which then continues bit for bit.
ctn_random_state_serialize(state, serializer) =
    ccall((:ctn_random_state_serialize, libcatenary), ctn_status, (Ptr{ctn_random_state}, Ptr{ctn_serializer}), state, serializer)

# Saves or loads a loss scale: its value and number of steps.
ctn_loss_scale_serialize(scaler, serializer) =
    ccall((:ctn_loss_scale_serialize, libcatenary), ctn_status, (Ptr{ctn_loss_scale}, Ptr{ctn_serializer}), scaler, serializer)

# Saves a training into one file, in one step, so that it can be continued bit for bit: the model
# ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are numbers and not
# schedules as "hyperparameters/lr", and those of a group as "hyperparameters/biases/lr"), a
# generator ("random/state") and the entries of a dictionary ("extra/..."), for other values of a
# program such as its position in the data or a loss scale. Hooks, schedules, groups, the training
# switch and frozen parameters are configuration, which the program must set up again.
ctn_checkpoint_save(path, model, optimizer, random, extra) =
    ccall((:ctn_checkpoint_save, libcatenary), ctn_status, (Cstring, Ptr{ctn_link}, Ptr{ctn_optimizer}, Ptr{ctn_random_state}, Ptr{ctn_dictionary}), path, model, optimizer, random, extra)

# Loads a training that ctn_checkpoint_save saved. If it fails, nothing has changed, unless the
# medium fails in the last step (see catenary/serializer.h). The parameters of the model may wait
# for their sizes. A hyperparameter that follows a schedule keeps it. Groups must have values of the
# same hyperparameters as when the file was saved: set them before the load.
ctn_checkpoint_load(path, model, optimizer, random, extra) =
    ccall((:ctn_checkpoint_load, libcatenary), ctn_status, (Cstring, Ptr{ctn_link}, Ptr{ctn_optimizer}, Ptr{ctn_random_state}, Ptr{ctn_dictionary}), path, model, optimizer, random, extra)

# Saves the parameters, persistent values and children of a link as NPZ.
ctn_link_save_npz(link, path, level) =
    ccall((:ctn_link_save_npz, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Int32), link, path, level)

# Loads the parameters, persistent values and children of a link from NPZ.
ctn_link_load_npz(link, path) =
    ccall((:ctn_link_load_npz, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, path)

# Saves the parameters, persistent values and children of a link as HDF5.
ctn_link_save_hdf5(link, path, level) =
    ccall((:ctn_link_save_hdf5, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Int32), link, path, level)

# Loads the parameters, persistent values and children of a link from HDF5.
ctn_link_load_hdf5(link, path) =
    ccall((:ctn_link_load_hdf5, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, path)

# Saves the parameters, persistent values and children of a link as safetensors.
ctn_link_save_safetensors(link, path) =
    ccall((:ctn_link_save_safetensors, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, path)

# Loads the parameters, persistent values and children of a link from safetensors.
ctn_link_load_safetensors(link, path) =
    ccall((:ctn_link_load_safetensors, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring), link, path)

# Loads the parameters, persistent values and children of a link from a file of any of these
# formats, which is recognized by its first bytes.
ctn_link_load(link, path, options, report) =
    ccall((:ctn_link_load, libcatenary), ctn_status, (Ptr{ctn_link}, Cstring, Ptr{ctn_load_options}, Ptr{ctn_load_report}), link, path, options, report)

# Saves t, epoch and all states of an optimizer that was set up as NPZ.
ctn_optimizer_save_npz(optimizer, path, level) =
    ccall((:ctn_optimizer_save_npz, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Int32), optimizer, path, level)

# Loads t, epoch and all states of an optimizer that was set up from NPZ.
ctn_optimizer_load_npz(optimizer, path) =
    ccall((:ctn_optimizer_load_npz, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, path)

# Saves t, epoch and all states of an optimizer that was set up as HDF5.
ctn_optimizer_save_hdf5(optimizer, path, level) =
    ccall((:ctn_optimizer_save_hdf5, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Int32), optimizer, path, level)

# Loads t, epoch and all states of an optimizer that was set up from HDF5.
ctn_optimizer_load_hdf5(optimizer, path) =
    ccall((:ctn_optimizer_load_hdf5, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, path)

# Saves t, epoch and all states of an optimizer that was set up as safetensors.
ctn_optimizer_save_safetensors(optimizer, path) =
    ccall((:ctn_optimizer_save_safetensors, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, path)

# Loads t, epoch and all states of an optimizer that was set up from safetensors.
ctn_optimizer_load_safetensors(optimizer, path) =
    ccall((:ctn_optimizer_load_safetensors, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring), optimizer, path)

# Loads t, epoch and all states of an optimizer that was set up from a file of any of these formats,
# which is recognized by its first bytes.
ctn_optimizer_load(optimizer, path, options, report) =
    ccall((:ctn_optimizer_load, libcatenary), ctn_status, (Ptr{ctn_optimizer}, Cstring, Ptr{ctn_load_options}, Ptr{ctn_load_report}), optimizer, path, options, report)

# A sorted copy along an axis.
ctn_array_sort(a, axis, out) =
    ccall((:ctn_array_sort, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), a, axis, out)

# Sorts the array itself along an axis.
ctn_array_sort_inplace(a, axis) =
    ccall((:ctn_array_sort_inplace, libcatenary), ctn_status, (Ptr{ctn_array}, Int64), a, axis)

# Positions that sort an array along an axis. Equal elements keep their order.
ctn_array_argsort(a, axis, out) =
    ccall((:ctn_array_argsort, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), a, axis, out)

# Positions that sort by several keys along an axis.
ctn_array_lexsort(keys, count, axis, out) =
    ccall((:ctn_array_lexsort, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Int64, Ptr{Ptr{ctn_array}}), keys, count, axis, out)

# A copy in which the elements at the given positions are those of the sorted array, with elements
# that are smaller or equal before them and larger or equal after them.
ctn_array_partition(a, kth, count, axis, out) =
    ccall((:ctn_array_partition, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{ctn_array}}), a, kth, count, axis, out)

# Positions that partition an array as ctn_array_partition does.
ctn_array_argpartition(a, kth, count, axis, out) =
    ccall((:ctn_array_argpartition, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int64, Ptr{Ptr{ctn_array}}), a, kth, count, axis, out)

# Positions at which values can be inserted into a sorted array so that it stays sorted.
ctn_array_searchsorted(a, values, side, sorter, out) =
    ccall((:ctn_array_searchsorted, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, ctn_side, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), a, values, side, sorter, out)

# The sorted distinct elements of the flattened array. NaNs count as equal.
ctn_array_unique(a, out, index, inverse, counts) =
    ccall((:ctn_array_unique, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}), a, out, index, inverse, counts)

# Number of occurrences of each value in an array of integers that are at least 0. With weights, the
# float64 sums of the weights instead.
ctn_array_bincount(x, weights, minlength, out) =
    ccall((:ctn_array_bincount, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, Ptr{Ptr{ctn_array}}), x, weights, minlength, out)

# Running sums along an axis.
ctn_array_cumsum(a, axis, dtype, out) =
    ccall((:ctn_array_cumsum, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axis, dtype, out)

# Running sums along an axis, into an existing array of the shape of the result.
ctn_array_cumsum_into(a, axis, dtype, out) =
    ccall((:ctn_array_cumsum_into, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, ctn_dtype, Ptr{ctn_array}), a, axis, dtype, out)

# Running products along an axis.
ctn_array_cumprod(a, axis, dtype, out) =
    ccall((:ctn_array_cumprod, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, ctn_dtype, Ptr{Ptr{ctn_array}}), a, axis, dtype, out)

# Running products along an axis, into an existing array of the shape of the result.
ctn_array_cumprod_into(a, axis, dtype, out) =
    ccall((:ctn_array_cumprod_into, libcatenary), ctn_status, (Ptr{ctn_array}, Int64, ctn_dtype, Ptr{ctn_array}), a, axis, dtype, out)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_stream_retain(self) =
    ccall((:ctn_stream_retain, libcatenary), Ptr{ctn_stream}, (Ptr{ctn_stream},), self)

# Gives a reference back; the last one frees the stream. NULL is allowed; cannot fail.
ctn_stream_release(self) =
    ccall((:ctn_stream_release, libcatenary), Cvoid, (Ptr{ctn_stream},), self)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_event_retain(self) =
    ccall((:ctn_event_retain, libcatenary), Ptr{ctn_event}, (Ptr{ctn_event},), self)

# Gives a reference back; the last one frees the event. NULL is allowed; cannot fail.
ctn_event_release(self) =
    ccall((:ctn_event_release, libcatenary), Cvoid, (Ptr{ctn_event},), self)

# A new stream. It begins after the work that was started on the default stream of the device
# before. Unless it is non-blocking, it stays in order with the default stream: work of each waits
# for all earlier work of the other.
ctn_stream_new(device, non_blocking, priority, out) =
    ccall((:ctn_stream_new, libcatenary), ctn_status, (Cstring, Int32, Int32, Ptr{Ptr{ctn_stream}}), device, non_blocking, priority, out)

# The default stream of a device (the reference's null stream).
ctn_stream_default(device, out) =
    ccall((:ctn_stream_default, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_stream}}), device, out)

# The per-thread default stream of a device. Whatever uses it, including ctn_stream_set_current and
# contexts for other threads, means a stream of the thread that makes the call, which exists until
# that thread ends. It stays in order with the default stream, but not with those of other threads.
ctn_stream_per_thread(device, out) =
    ccall((:ctn_stream_per_thread, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_stream}}), device, out)

# The stream that runs the calling thread's operations on a device.
ctn_stream_current(device, out) =
    ccall((:ctn_stream_current, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_stream}}), device, out)

# Sets the stream that runs the calling thread's operations on a device. The thread keeps a
# reference until it uses another stream or ends.
ctn_stream_set_current(device, stream) =
    ccall((:ctn_stream_set_current, libcatenary), ctn_status, (Cstring, Ptr{ctn_stream}), device, stream)

# Name of the device of a stream.
ctn_stream_device(stream, name, name_capacity, name_length) =
    ccall((:ctn_stream_device, libcatenary), ctn_status, (Ptr{ctn_stream}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), stream, name, name_capacity, name_length)

# Priority of a stream.
ctn_stream_priority(stream, priority) =
    ccall((:ctn_stream_priority, libcatenary), ctn_status, (Ptr{ctn_stream}, Ptr{Int32}), stream, priority)

# The priorities of a device's streams. Both ends are 0 on devices without priorities, such as
# "cpu". Work in an urgent stream runs before work that waits in others, and does not interrupt what
# runs.
ctn_stream_priority_range(device, least, greatest) =
    ccall((:ctn_stream_priority_range, libcatenary), ctn_status, (Cstring, Ptr{Int32}, Ptr{Int32}), device, least, greatest)

# Waits until all work that was started on the stream is finished.
ctn_stream_synchronize(stream) =
    ccall((:ctn_stream_synchronize, libcatenary), ctn_status, (Ptr{ctn_stream},), stream)

# Whether all work that was started on the stream is finished.
ctn_stream_done(stream, done) =
    ccall((:ctn_stream_done, libcatenary), ctn_status, (Ptr{ctn_stream}, Ptr{Int32}), stream, done)

# Records an event after the work that was started on the stream before.
ctn_stream_record(stream, event, out) =
    ccall((:ctn_stream_record, libcatenary), ctn_status, (Ptr{ctn_stream}, Ptr{ctn_event}, Ptr{Ptr{ctn_event}}), stream, event, out)

# Makes work that is started on the stream later wait for the point at which the event was last
# recorded. The call itself does not wait, except on "cpu".
ctn_stream_wait_event(stream, event) =
    ccall((:ctn_stream_wait_event, libcatenary), ctn_status, (Ptr{ctn_stream}, Ptr{ctn_event}), stream, event)

# Calls a function after all work that was started on the stream before. Later work waits until the
# function returns. destroy runs after it. On "cpu" both run before this call returns.
ctn_stream_add_callback(stream, callback, user_data, destroy) =
    ccall((:ctn_stream_add_callback, libcatenary), ctn_status, (Ptr{ctn_stream}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), stream, callback, user_data, destroy)

# A new event of a device, which is not recorded yet. Waiting for it does not spin, and it cannot be
# passed to other processes.
ctn_event_new(device, disable_timing, out) =
    ccall((:ctn_event_new, libcatenary), ctn_status, (Cstring, Int32, Ptr{Ptr{ctn_event}}), device, disable_timing, out)

# Name of the device of an event.
ctn_event_device(event, name, name_capacity, name_length) =
    ccall((:ctn_event_device, libcatenary), ctn_status, (Ptr{ctn_event}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), event, name, name_capacity, name_length)

# Records an event after the work that was started on a stream before.
ctn_event_record(event, stream) =
    ccall((:ctn_event_record, libcatenary), ctn_status, (Ptr{ctn_event}, Ptr{ctn_stream}), event, stream)

# Waits until the stream has reached the point at which the event was last recorded. Returns
# immediately if the event was never recorded.
ctn_event_synchronize(event) =
    ccall((:ctn_event_synchronize, libcatenary), ctn_status, (Ptr{ctn_event},), event)

# Whether the point at which the event was last recorded has been reached. An event that was not
# recorded is done.
ctn_event_done(event, done) =
    ccall((:ctn_event_done, libcatenary), ctn_status, (Ptr{ctn_event}, Ptr{Int32}), event, done)

# Time between two events of one device. It is a STATE error unless both were recorded with timing
# and have been reached.
ctn_event_elapsed_time(start, end_, milliseconds) =
    ccall((:ctn_event_elapsed_time, libcatenary), ctn_status, (Ptr{ctn_event}, Ptr{ctn_event}, Ptr{Float64}), start, end_, milliseconds)

# Copies the elements in C order to host memory, in the order of a stream and without waiting. The
# array may be released immediately. On "cpu" the copy is finished when the call returns.
ctn_array_to_data_async(a, data, size, stream) =
    ccall((:ctn_array_to_data_async, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Cvoid}, Csize_t, Ptr{ctn_stream}), a, data, size, stream)

# Overwrites all elements from host memory, in the order of a stream and without waiting. The array
# may be released immediately. On "cpu" the copy is finished when the call returns.
ctn_array_set_data_async(a, data, size, stream) =
    ccall((:ctn_array_set_data_async, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{Cvoid}, Csize_t, Ptr{ctn_stream}), a, data, size, stream)

# Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the inputs, by central
# differences, all on one device.
ctn_gradient_check_numerical_grad(f, user_data, destroy, inputs, input_count, grad_outputs, output_count, eps, grads) =
    ccall((:ctn_gradient_check_numerical_grad, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Float64, Ptr{Ptr{ctn_array}}), f, user_data, destroy, inputs, input_count, grad_outputs, output_count, eps, grads)

# Checks the gradients of a function of variables with respect to its inputs and to `params`. Inputs
# that are not C-contiguous are passed to `f` as they are for the gradient, and as contiguous copies
# for the differences; the outputs of both must agree.
ctn_gradient_check_backward(f, user_data, destroy, x_data, x_count, y_grad, y_count, params, param_count, eps, rtol, atol) =
    ccall((:ctn_gradient_check_backward, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t, Float64, Float64, Float64), f, user_data, destroy, x_data, x_count, y_grad, y_count, params, param_count, eps, rtol, atol)

# Checks second derivatives: the gradients of backward with create_graph are differentiated with
# respect to the inputs, to `params` and to the upstream gradients, and compared with differences of
# the plain gradients.
ctn_gradient_check_double_backward(f, user_data, destroy, x_data, x_count, y_grad, y_count, params, param_count, eps, rtol, atol) =
    ccall((:ctn_gradient_check_double_backward, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_variable}}, Csize_t, Float64, Float64, Float64), f, user_data, destroy, x_data, x_count, y_grad, y_count, params, param_count, eps, rtol, atol)

# ctn_gradient_check_backward or ctn_gradient_check_double_backward of a user function.
ctn_gradient_check_function(f, x_data, x_count, y_grad, y_count, order, eps, rtol, atol) =
    ccall((:ctn_gradient_check_function, libcatenary), ctn_status, (Ptr{ctn_function}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Int32, Float64, Float64, Float64), f, x_data, x_count, y_grad, y_count, order, eps, rtol, atol)

# ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link, with respect to its
# inputs and all its parameters. The parameters and their gradients do not change.
ctn_gradient_check_link(link, x_data, x_count, y_grad, y_count, order, eps, rtol, atol) =
    ccall((:ctn_gradient_check_link, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Int32, Float64, Float64, Float64), link, x_data, x_count, y_grad, y_count, order, eps, rtol, atol)

# Asserts |actual - desired| <= atol + rtol * |desired| for all elements. NaN equals NaN, and
# infinities equal themselves. Both arrays have the same shape, or one is 0-d. NumPy's defaults are
# rtol 1e-7 and atol 0; those of the reference's gradient_check are 1e-4 and 1e-5.
ctn_testing_assert_allclose(actual, desired, rtol, atol, err_msg, verbose) =
    ccall((:ctn_testing_assert_allclose, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Float64, Float64, Cstring, Int32), actual, desired, rtol, atol, err_msg, verbose)

# Asserts |x - y| < 1.5 * 10^-decimal for all elements. NaN equals NaN, and infinities equal
# themselves. Both arrays have the same shape, or one is 0-d. NumPy's default is decimal 6.
ctn_testing_assert_array_almost_equal(x, y, decimal, err_msg, verbose) =
    ccall((:ctn_testing_assert_array_almost_equal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int32, Cstring, Int32), x, y, decimal, err_msg, verbose)

# Asserts |x - y| <= nulp * spacing(max(|x|, |y|)) for all elements, broadcast; spacing is the
# distance to the next number of the promoted floating type. NaN and infinities are never close.
# NumPy's default is nulp 1. bool is a DTYPE error.
ctn_testing_assert_array_almost_equal_nulp(x, y, nulp) =
    ccall((:ctn_testing_assert_array_almost_equal_nulp, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64), x, y, nulp)

# Asserts that at most `maxulp` representable numbers are between each element of `a` and that of
# `b`, counted exactly in the promoted floating type (float64 for integers). NaN equals NaN. NumPy's
# default is maxulp 1. The shapes must be equal; bool is a DTYPE error.
ctn_testing_assert_array_max_ulp(a, b, maxulp, dtype) =
    ccall((:ctn_testing_assert_array_max_ulp, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Int64, ctn_dtype), a, b, maxulp, dtype)

# Asserts that all elements are equal. NaN equals NaN, and the dtypes may differ. Both arrays have
# the same shape, or one is 0-d.
ctn_testing_assert_array_equal(x, y, err_msg, verbose) =
    ccall((:ctn_testing_assert_array_equal, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Cstring, Int32), x, y, err_msg, verbose)

# ctn_testing_assert_array_equal for each pair of arrays of two lists. Lists of different lengths do
# not match; the message names the position that does not.
ctn_testing_assert_array_list_equal(xlist, xcount, ylist, ycount, err_msg, verbose) =
    ccall((:ctn_testing_assert_array_list_equal, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Cstring, Int32), xlist, xcount, ylist, ycount, err_msg, verbose)

# Asserts x < y for all elements; if one is NaN, the other must be NaN, too. Both arrays have the
# same shape, or one is 0-d.
ctn_testing_assert_array_less(x, y, err_msg, verbose) =
    ccall((:ctn_testing_assert_array_less, libcatenary), ctn_status, (Ptr{ctn_array}, Ptr{ctn_array}, Cstring, Int32), x, y, err_msg, verbose)

# Calls a test for each of several element types, one at a time. It ends at the first failure, whose
# status and message, after the element types, reach the caller.
ctn_testing_for_dtypes(dtypes, count, function_, user_data, destroy) =
    ccall((:ctn_testing_for_dtypes, libcatenary), ctn_status, (Ptr{ctn_dtype}, Csize_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), dtypes, count, function_, user_data, destroy)

# Calls a test for each element type: float16, bfloat16, float32, float64, int8 to int64, uint8 to
# uint64, bool. It ends at the first failure, whose status and message, after the element types,
# reach the caller.
ctn_testing_for_all_dtypes(no_float16, no_bool, function_, user_data, destroy) =
    ccall((:ctn_testing_for_all_dtypes, libcatenary), ctn_status, (Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), no_float16, no_bool, function_, user_data, destroy)

# Calls a test for float16, bfloat16, float32 and float64. It ends at the first failure, whose
# status and message, after the element types, reach the caller.
ctn_testing_for_float_dtypes(no_float16, function_, user_data, destroy) =
    ccall((:ctn_testing_for_float_dtypes, libcatenary), ctn_status, (Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), no_float16, function_, user_data, destroy)

# Calls a test for int8 to int64. It ends at the first failure, whose status and message, after the
# element types, reach the caller.
ctn_testing_for_signed_dtypes(function_, user_data, destroy) =
    ccall((:ctn_testing_for_signed_dtypes, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), function_, user_data, destroy)

# Calls a test for uint8 to uint64. It ends at the first failure, whose status and message, after
# the element types, reach the caller.
ctn_testing_for_unsigned_dtypes(function_, user_data, destroy) =
    ccall((:ctn_testing_for_unsigned_dtypes, libcatenary), ctn_status, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), function_, user_data, destroy)

# Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the first failure, whose
# status and message, after the element types, reach the caller.
ctn_testing_for_int_dtypes(no_bool, function_, user_data, destroy) =
    ccall((:ctn_testing_for_int_dtypes, libcatenary), ctn_status, (Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), no_bool, function_, user_data, destroy)

# Calls a test for combinations of element types: for all of them, or for as many as there are
# types. The latter take one element each of `argument_count` shuffled copies of the list (the same
# in every run), so that every type appears once in every place. More than 1,000,000 calls are
# INVALID_ARGUMENT. It ends at the first failure, whose status and message, after the element types,
# reach the caller.
ctn_testing_for_dtypes_combination(dtypes, count, argument_count, full, function_, user_data, destroy) =
    ccall((:ctn_testing_for_dtypes_combination, libcatenary), ctn_status, (Ptr{ctn_dtype}, Csize_t, Csize_t, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), dtypes, count, argument_count, full, function_, user_data, destroy)

# ctn_testing_for_dtypes_combination with the types of ctn_testing_for_all_dtypes.
ctn_testing_for_all_dtypes_combination(argument_count, no_float16, no_bool, full, function_, user_data, destroy) =
    ccall((:ctn_testing_for_all_dtypes_combination, libcatenary), ctn_status, (Csize_t, Int32, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), argument_count, no_float16, no_bool, full, function_, user_data, destroy)

# ctn_testing_for_dtypes_combination with the types of ctn_testing_for_signed_dtypes.
ctn_testing_for_signed_dtypes_combination(argument_count, full, function_, user_data, destroy) =
    ccall((:ctn_testing_for_signed_dtypes_combination, libcatenary), ctn_status, (Csize_t, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), argument_count, full, function_, user_data, destroy)

# ctn_testing_for_dtypes_combination with the types of ctn_testing_for_unsigned_dtypes.
ctn_testing_for_unsigned_dtypes_combination(argument_count, full, function_, user_data, destroy) =
    ccall((:ctn_testing_for_unsigned_dtypes_combination, libcatenary), ctn_status, (Csize_t, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), argument_count, full, function_, user_data, destroy)

# ctn_testing_for_dtypes_combination with the types of ctn_testing_for_int_dtypes.
ctn_testing_for_int_dtypes_combination(argument_count, no_bool, full, function_, user_data, destroy) =
    ccall((:ctn_testing_for_int_dtypes_combination, libcatenary), ctn_status, (Csize_t, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), argument_count, no_bool, full, function_, user_data, destroy)

# Runs a computation on two devices and asserts that the results are close, like
# ctn_testing_assert_allclose with the result of `second` as actual and that of `first` as desired.
# Both runs wait for their device, so that late failures belong to them. A failure of only one of
# them, different statuses, and (unless `accept_error`) the same failure of both are
# CTN_ERROR_ASSERTION with the messages. The current device is always restored.
ctn_testing_devices_allclose(first, second, rtol, atol, err_msg, verbose, type_check, accept_error, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_allclose, libcatenary), ctn_status, (Cstring, Cstring, Float64, Float64, Cstring, Int32, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, rtol, atol, err_msg, verbose, type_check, accept_error, compute, user_data, destroy)

# ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal.
ctn_testing_devices_array_almost_equal(first, second, decimal, err_msg, verbose, type_check, accept_error, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_array_almost_equal, libcatenary), ctn_status, (Cstring, Cstring, Int32, Cstring, Int32, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, decimal, err_msg, verbose, type_check, accept_error, compute, user_data, destroy)

# ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal_nulp.
ctn_testing_devices_array_almost_equal_nulp(first, second, nulp, type_check, accept_error, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_array_almost_equal_nulp, libcatenary), ctn_status, (Cstring, Cstring, Int64, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, nulp, type_check, accept_error, compute, user_data, destroy)

# ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp.
ctn_testing_devices_array_max_ulp(first, second, maxulp, dtype, type_check, accept_error, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_array_max_ulp, libcatenary), ctn_status, (Cstring, Cstring, Int64, ctn_dtype, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, maxulp, dtype, type_check, accept_error, compute, user_data, destroy)

# ctn_testing_devices_allclose with ctn_testing_assert_array_equal.
ctn_testing_devices_array_equal(first, second, err_msg, verbose, type_check, accept_error, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_array_equal, libcatenary), ctn_status, (Cstring, Cstring, Cstring, Int32, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, err_msg, verbose, type_check, accept_error, compute, user_data, destroy)

# ctn_testing_devices_allclose for lists of arrays, with ctn_testing_assert_array_list_equal; a
# failure of either run is a mismatch.
ctn_testing_devices_array_list_equal(first, second, capacity, err_msg, verbose, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_array_list_equal, libcatenary), ctn_status, (Cstring, Cstring, Csize_t, Cstring, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, capacity, err_msg, verbose, compute, user_data, destroy)

# ctn_testing_devices_allclose with ctn_testing_assert_array_less: the result of `second` is less
# than that of `first`.
ctn_testing_devices_array_less(first, second, err_msg, verbose, type_check, accept_error, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_array_less, libcatenary), ctn_status, (Cstring, Cstring, Cstring, Int32, Int32, Int32, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, err_msg, verbose, type_check, accept_error, compute, user_data, destroy)

# Runs a computation on two devices and asserts that both fail with the same status, including late
# failures. The current device is always restored.
ctn_testing_devices_raise(first, second, compute, user_data, destroy) =
    ccall((:ctn_testing_devices_raise, libcatenary), ctn_status, (Cstring, Cstring, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), first, second, compute, user_data, destroy)

# Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of
# another type.
ctn_type_expr_retain(self) =
    ccall((:ctn_type_expr_retain, libcatenary), Ptr{ctn_type_expr}, (Ptr{ctn_type_expr},), self)

# Gives a reference back; the last one frees the type expr. NULL is allowed; cannot fail.
ctn_type_expr_release(self) =
    ccall((:ctn_type_expr_release, libcatenary), Cvoid, (Ptr{ctn_type_expr},), self)

# Asserts conditions on arrays, which the text calls in_types. Does nothing while type checks are
# off.
ctn_type_check_expect(in_types, count, expression) =
    ccall((:ctn_type_check_expect, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Cstring), in_types, count, expression)

# ctn_type_check_expect with named values, which messages call by their names.
ctn_type_check_expect_values(in_types, count, expression, names, value_count, values) =
    ccall((:ctn_type_check_expect_values, libcatenary), ctn_status, (Ptr{Ptr{ctn_array}}, Csize_t, Cstring, Ptr{Cstring}, Csize_t, Ptr{Int64}), in_types, count, expression, names, value_count, values)

# Always fails: CTN_ERROR_TYPE_CHECK with the message "Expect: ... Actual: ...", for conditions that
# cannot be written as a string. A check_type callback returns the result of this call.
ctn_type_check_fail(expect, actual) =
    ccall((:ctn_type_check_fail, libcatenary), ctn_status, (Cstring, Cstring), expect, actual)

# Whether user functions check their inputs; see ctn_set_type_check_enabled. They do initially,
# unless CATENARY_TYPE_CHECK=0 is in the environment.
ctn_type_check_enabled() =
    ccall((:ctn_type_check_enabled, libcatenary), Int32, ())

# Switches type checks for the process. Without them the check_type callbacks of user functions are
# not called, and ctn_type_check_expect accepts everything. The functions of the library always
# check, because their kernels rely on it.
ctn_set_type_check_enabled(enabled) =
    ccall((:ctn_set_type_check_enabled, libcatenary), ctn_status, (Int32,), enabled)

# Reads an expression, which can then be evaluated any number of times.
ctn_type_expr_new(expression, names, value_count, values, out) =
    ccall((:ctn_type_expr_new, libcatenary), ctn_status, (Cstring, Ptr{Cstring}, Csize_t, Ptr{Int64}, Ptr{Ptr{ctn_type_expr}}), expression, names, value_count, values, out)

# The expression in a uniform spelling, as in messages.
ctn_type_expr_text(expr, text, text_capacity, text_length) =
    ccall((:ctn_type_expr_text, libcatenary), ctn_status, (Ptr{ctn_type_expr}, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), expr, text, text_capacity, text_length)

# The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their
# character. A shape is not a number; see ctn_type_expr_eval_text.
ctn_type_expr_eval(expr, in_types, count, value) =
    ccall((:ctn_type_expr_eval, libcatenary), ctn_status, (Ptr{ctn_type_expr}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{Int64}), expr, in_types, count, value)

# The value for given arrays as text, such as "(2, 3)" or "float32".
ctn_type_expr_eval_text(expr, in_types, count, text, text_capacity, text_length) =
    ccall((:ctn_type_expr_eval_text, libcatenary), ctn_status, (Ptr{ctn_type_expr}, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), expr, in_types, count, text, text_capacity, text_length)

# Asserts the conditions for given arrays, like ctn_type_check_expect, even while type checks are
# off.
ctn_type_expr_expect(expr, in_types, count) =
    ccall((:ctn_type_expr_expect, libcatenary), ctn_status, (Ptr{ctn_type_expr}, Ptr{Ptr{ctn_array}}, Csize_t), expr, in_types, count)

# Runs an operation of elementwise.h with one output by its name, with NumPy's keyword arguments.
ctn_array_ufunc(name, inputs, count, dtype, casting, where_, destination, out) =
    ccall((:ctn_array_ufunc, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_array}}, Csize_t, ctn_dtype, ctn_casting, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), name, inputs, count, dtype, casting, where_, destination, out)

# Like ctn_array_ufunc, but for operations with any number of outputs.
ctn_array_ufunc_outputs(name, inputs, count, dtype, casting, where_, destinations, outs, out_count) =
    ccall((:ctn_array_ufunc_outputs, libcatenary), ctn_status, (Cstring, Ptr{Ptr{ctn_array}}, Csize_t, ctn_dtype, ctn_casting, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}, Ptr{Ptr{ctn_array}}, Csize_t), name, inputs, count, dtype, casting, where_, destinations, outs, out_count)

# NumPy's ufunc.at: applies an operation with one output in place to what the items select, with the
# rules of ctn_array_get_advanced. It takes one element after the other in C order, so that repeated
# positions are treated repeatedly. The loop is the one for the dtypes of `a` and `value`; its
# results are converted to the dtype of `a` as by C casts.
ctn_array_ufunc_at(name, a, items, count, arrays, array_count, value) =
    ccall((:ctn_array_ufunc_at, libcatenary), ctn_status, (Cstring, Ptr{ctn_array}, Ptr{ctn_index}, Csize_t, Ptr{Ptr{ctn_array}}, Csize_t, Ptr{ctn_array}), name, a, items, count, arrays, array_count, value)

# Number of operations that ctn_array_ufunc knows.
ctn_ufunc_count() =
    ccall((:ctn_ufunc_count, libcatenary), Csize_t, ())

# Name of an operation; NULL after the last one. It lives as long as the process.
ctn_ufunc_name(index) =
    ccall((:ctn_ufunc_name, libcatenary), Cstring, (Csize_t,), index)

# Number of inputs and outputs of an operation (NumPy's nin and nout).
ctn_ufunc_arity(name, inputs, outputs) =
    ccall((:ctn_ufunc_arity, libcatenary), ctn_status, (Cstring, Ptr{Csize_t}, Ptr{Csize_t}), name, inputs, outputs)

# The loops of an operation in the order in which they are searched, separated by spaces, in NumPy's
# characters such as "ff->f". E is bfloat16.
ctn_ufunc_types(name, types, types_capacity, types_length) =
    ccall((:ctn_ufunc_types, libcatenary), ctn_status, (Cstring, Ptr{UInt8}, Csize_t, Ptr{Csize_t}), name, types, types_capacity, types_length)

# NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs and one
# output. The loop is the one for the dtype of `a`, or for those of `destination` and `a`, whose
# results must be possible first inputs of it; sums and products of small integers and of booleans
# without a destination are int64 or uint64, and the logical operations give bool.
ctn_array_ufunc_reduce(name, a, axes, count, keepdims, dtype, where_, initial, destination, out) =
    ccall((:ctn_array_ufunc_reduce, libcatenary), ctn_status, (Cstring, Ptr{ctn_array}, Ptr{Int64}, Csize_t, Int32, ctn_dtype, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), name, a, axes, count, keepdims, dtype, where_, initial, destination, out)

# NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the first elements along an
# axis, for the first two, and so on.
ctn_array_ufunc_accumulate(name, a, axis, dtype, destination, out) =
    ccall((:ctn_array_ufunc_accumulate, libcatenary), ctn_status, (Cstring, Ptr{ctn_array}, Int64, ctn_dtype, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), name, a, axis, dtype, destination, out)

# NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the positions up to
# the next one, or to the end from the last one. If the next position is not larger, the result is
# the element at the position.
ctn_array_ufunc_reduceat(name, a, indices, axis, dtype, destination, out) =
    ccall((:ctn_array_ufunc_reduceat, libcatenary), ctn_status, (Cstring, Ptr{ctn_array}, Ptr{ctn_array}, Int64, ctn_dtype, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), name, a, indices, axis, dtype, destination, out)

# NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an element of
# `a` and one of `b`; the shape is that of `a`, followed by that of `b`.
ctn_array_ufunc_outer(name, a, b, dtype, casting, where_, destination, out) =
    ccall((:ctn_array_ufunc_outer, libcatenary), ctn_status, (Cstring, Ptr{ctn_array}, Ptr{ctn_array}, ctn_dtype, ctn_casting, Ptr{ctn_array}, Ptr{ctn_array}, Ptr{Ptr{ctn_array}}), name, a, b, dtype, casting, where_, destination, out)

# What reductions by an operation with two inputs and one output can rely on.
ctn_ufunc_reduction(name, reorderable, identity) =
    ccall((:ctn_ufunc_reduction, libcatenary), ctn_status, (Cstring, Ptr{Int32}, Ptr{Ptr{ctn_array}}), name, reorderable, identity)

# A user link with a table of callbacks. Parameters, persistent values and children are added as to
# any link. destroy runs even if this call fails.
ctn_link_user_new(callbacks, user_data, out) =
    ccall((:ctn_link_user_new, libcatenary), ctn_status, (Ptr{ctn_link_callbacks}, Ptr{Cvoid}, Ptr{Ptr{ctn_link}}), callbacks, user_data, out)

# The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or copied from one.
ctn_link_user_data(link, out) =
    ccall((:ctn_link_user_data, libcatenary), ctn_status, (Ptr{ctn_link}, Ptr{Ptr{Cvoid}}), link, out)

end
