"""The C API of Catenary through ctypes, declaration by declaration.

Generated from capi/spec by capi/gen/generate.py; edits are lost.
"""

import os
from ctypes import (
    CDLL,
    CFUNCTYPE,
    POINTER,
    PyDLL,
    Structure,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint64,
    c_void_p,
)

# Result of a call. Zero is success; the values never change.
ctn_status = c_int32
CTN_OK = 0
CTN_ERROR_INVALID_ARGUMENT = 1
CTN_ERROR_SHAPE = 2
CTN_ERROR_INDEX = 3
CTN_ERROR_DTYPE = 4
CTN_ERROR_TYPE_CHECK = 5
CTN_ERROR_DEVICE = 6
CTN_ERROR_OUT_OF_MEMORY = 7
CTN_ERROR_IO = 8
CTN_ERROR_FORMAT = 9
CTN_ERROR_NOT_FOUND = 10
CTN_ERROR_UNSUPPORTED = 11
CTN_ERROR_UNAVAILABLE = 12
CTN_ERROR_CUDA = 13
CTN_ERROR_STATE = 14
CTN_ERROR_CALLBACK = 15
CTN_ERROR_NAN = 16
CTN_ERROR_INTERNAL = 17
CTN_ERROR_ASSERTION = 18

# Element type of an array.
ctn_dtype = c_int32
CTN_BOOL = 0
CTN_INT8 = 1
CTN_INT16 = 2
CTN_INT32 = 3
CTN_INT64 = 4
CTN_UINT8 = 5
CTN_UINT16 = 6
CTN_UINT32 = 7
CTN_UINT64 = 8
CTN_FLOAT16 = 9
CTN_BFLOAT16 = 10
CTN_FLOAT32 = 11
CTN_FLOAT64 = 12
CTN_DTYPE_NONE = -1

# Which conversions of elements a call allows, with NumPy's names.
ctn_casting = c_int32
CTN_CASTING_NO = 0
CTN_CASTING_EQUIV = 1
CTN_CASTING_SAFE = 2
CTN_CASTING_SAME_KIND = 3
CTN_CASTING_UNSAFE = 4

# What one item of an index does.
ctn_index_kind = c_int32
CTN_INDEX_INT = 0
CTN_INDEX_SLICE = 1
CTN_INDEX_NEWAXIS = 2
CTN_INDEX_ELLIPSIS = 3
CTN_INDEX_ARRAY = 4

# Whether results computed from a variable keep the history needed for backward.
ctn_volatile = c_int32
CTN_VOLATILE_OFF = 0
CTN_VOLATILE_ON = 1
CTN_VOLATILE_AUTO = 2

# An omitted bound of a slice.
CTN_OMITTED = -9223372036854775808

# The largest number of dimensions of an array; longer lists of lengths or axes are refused before they are
# read.
CTN_MAX_NDIM = 64

# No axis: the array is treated as flattened.
CTN_AXIS_NONE = -9223372036854775808

# How positions outside of an axis are treated.
ctn_index_mode = c_int32
CTN_INDEX_MODE_RAISE = 0
CTN_INDEX_MODE_WRAP = 1
CTN_INDEX_MODE_CLIP = 2

# Kinds of features that a library can have or lack. More may be added; a library has no features of a kind
# that it does not know.
ctn_feature_kind = c_int32
CTN_FEATURE_COMPONENT = 0
CTN_FEATURE_DEVICE = 1
CTN_FEATURE_DTYPE = 2
CTN_FEATURE_FORMAT = 3

# A size of a new link that its first input determines. Until then the link lacks the parameters of this size.
# The first call makes them on the device of the input, without a gradient; a load or ctn_link_copyparams can
# make them as well.
CTN_SIZE_FROM_INPUT = -1

# Forms of a drawing as text.
ctn_graph_format = c_int32
CTN_GRAPH_FORMAT_DOT = 0
CTN_GRAPH_FORMAT_JSON = 1

# Directions of a drawing.
ctn_graph_direction = c_int32
CTN_GRAPH_TOP_TO_BOTTOM = 0
CTN_GRAPH_BOTTOM_TO_TOP = 1
CTN_GRAPH_LEFT_TO_RIGHT = 2
CTN_GRAPH_RIGHT_TO_LEFT = 3

# What the numbers of a text stand for.
ctn_text_unit = c_int32
CTN_TEXT_CHARACTERS = 0
CTN_TEXT_WORDS = 1

# The channels of images. Transparency is dropped in gray and RGB.
ctn_image_color = c_int32
CTN_IMAGE_AS_STORED = 0
CTN_IMAGE_GRAY = 1
CTN_IMAGE_RGB = 2

# Kinds of generators, with cuRAND's numbers. The CPU and the test devices have Philox4x32-10 and MT19937.
ctn_random_method = c_int32
CTN_RANDOM_DEFAULT = 100
CTN_RANDOM_XORWOW = 101
CTN_RANDOM_MRG32K3A = 121
CTN_RANDOM_MTGP32 = 141
CTN_RANDOM_MT19937 = 142
CTN_RANDOM_PHILOX4_32_10 = 161
CTN_RANDOM_QUASI_DEFAULT = 200
CTN_RANDOM_SOBOL32 = 201
CTN_RANDOM_SCRAMBLED_SOBOL32 = 202
CTN_RANDOM_SOBOL64 = 203
CTN_RANDOM_SCRAMBLED_SOBOL64 = 204

# Why an entry was not loaded.
ctn_load_problem = c_int32
CTN_LOAD_MISSING = 0
CTN_LOAD_UNEXPECTED = 1
CTN_LOAD_MISMATCHING = 2

# Why a run has ended without a failure.
ctn_training_result = c_int32
CTN_TRAINING_FINISHED = 0
CTN_TRAINING_STOPPED = 1
CTN_TRAINING_PAUSED = 2
CTN_TRAINING_EXHAUSTED = 3

# Priority of extensions that report values.
CTN_PRIORITY_WRITER = 300

# Priority of extensions that change reported values.
CTN_PRIORITY_EDITOR = 200

# Priority of extensions that only read reported values.
CTN_PRIORITY_READER = 100

# Stands for the priority of the extension itself.
CTN_PRIORITY_DEFAULT = -2147483647

# What a trigger counts.
ctn_trigger_unit = c_int32
CTN_TRIGGER_UNIT_ITERATION = 0
CTN_TRIGGER_UNIT_EPOCH = 1

# Which values are better.
ctn_stopping_mode = c_int32
CTN_STOPPING_MODE_AUTO = 0
CTN_STOPPING_MODE_MIN = 1
CTN_STOPPING_MODE_MAX = 2

# How the terms of a loss are combined.
ctn_reduction = c_int32
CTN_REDUCTION_MEAN = 0
CTN_REDUCTION_SUM = 1
CTN_REDUCTION_NONE = 2

# How float32 convolutions are computed.
ctn_convolution_method = c_int32
CTN_CONVOLUTION_AUTO = 0
CTN_CONVOLUTION_DIRECT = 1

# The power of the terms of a hinge loss.
ctn_hinge_norm = c_int32
CTN_HINGE_NORM_L1 = 1
CTN_HINGE_NORM_L2 = 2

# Whether and how ctn_array_load maps a file instead of reading it.
ctn_mmap_mode = c_int32
CTN_MMAP_NONE = 0
CTN_MMAP_READ = 1
CTN_MMAP_READ_WRITE = 2
CTN_MMAP_COPY = 3

# Which norm ctn_array_norm computes.
ctn_norm_kind = c_int32
CTN_NORM_DEFAULT = 0
CTN_NORM_ORDER = 1
CTN_NORM_FROBENIUS = 2
CTN_NORM_NUCLEAR = 3

# Kinds of persistent values.
ctn_persistent_kind = c_int32
CTN_PERSISTENT_ARRAY = 0
CTN_PERSISTENT_INT64 = 1
CTN_PERSISTENT_FLOAT64 = 2
CTN_PERSISTENT_TEXT = 3

# Functions of one variable with their usual parameters.
ctn_activation = c_int32
CTN_ACTIVATION_RELU = 0
CTN_ACTIVATION_SIGMOID = 1
CTN_ACTIVATION_TANH = 2
CTN_ACTIVATION_ELU = 3
CTN_ACTIVATION_LEAKY_RELU = 4
CTN_ACTIVATION_SOFTPLUS = 5
CTN_ACTIVATION_SILU = 6
CTN_ACTIVATION_GELU = 7
CTN_ACTIVATION_SOFTMAX = 8
CTN_ACTIVATION_LOG_SOFTMAX = 9
CTN_ACTIVATION_CLIPPED_RELU = 10

# What a pooling computes from its windows.
ctn_pooling = c_int32
CTN_POOLING_MAX = 0
CTN_POOLING_AVERAGE = 1

# Which statistics a batch normalization uses, and what it learns from a batch.
ctn_normalization_mode = c_int32
CTN_NORMALIZATION_AUTO = 0
CTN_NORMALIZATION_TRAIN = 1
CTN_NORMALIZATION_TEST = 2
CTN_NORMALIZATION_FINETUNE = 3

# Which shifts of two vectors ctn_array_convolve and ctn_array_correlate use.
ctn_convolution_mode = c_int32
CTN_CONVOLUTION_FULL = 0
CTN_CONVOLUTION_SAME = 1
CTN_CONVOLUTION_VALID = 2

# What the elements are that ctn_array_pad adds along an axis.
ctn_pad_mode = c_int32
CTN_PAD_EMPTY = 0
CTN_PAD_CONSTANT = 1
CTN_PAD_EDGE = 2
CTN_PAD_WRAP = 3
CTN_PAD_REFLECT = 4
CTN_PAD_SYMMETRIC = 5

# Which of the suitable positions a search returns.
ctn_side = c_int32
CTN_SIDE_LEFT = 0
CTN_SIDE_RIGHT = 1

# Releases what was passed with a callback. It is called exactly once, on any thread, also if the call that
# received the callback fails. It may release handles, but must not call anything else of the library.
ctn_destroy_fn = CFUNCTYPE(None, c_void_p)

# Receives a piece of text. Pieces follow one another on the calling thread.
ctn_write_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, c_size_t)

# Called when the last reference other than the binding's own is released, and when there is another one
# again. With several threads the calls may arrive late or in a different order from the changes: do not rely
# on `shared` then, but call ctn_object_use_count under a lock of the binding under which it also releases its
# own reference. The function runs within any call of the library, on any thread, without a lock of the
# library, and may call only functions that retain, release and count references or read a slot.
ctn_binding_toggle_fn = CFUNCTYPE(None, c_void_p, c_int32)

# One result of ctn_binding_trace: one object holds another.
ctn_binding_edge_fn = CFUNCTYPE(ctn_status, c_void_p, c_size_t, c_size_t)

# Computes all outputs.
ctn_function_forward_fn = CFUNCTYPE(
    ctn_status, c_void_p, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t
)

# Computes the gradients of the inputs.
ctn_function_backward_fn = CFUNCTYPE(
    ctn_status,
    c_void_p,
    c_void_p,
    POINTER(c_void_p),
    c_size_t,
    POINTER(c_void_p),
    c_size_t,
    POINTER(c_void_p),
)

# Computes the gradients of the inputs from variables and with differentiable functions, so that second
# derivatives exist.
ctn_function_backward_variables_fn = CFUNCTYPE(
    ctn_status,
    c_void_p,
    c_void_p,
    POINTER(c_void_p),
    c_size_t,
    POINTER(c_void_p),
    c_size_t,
    POINTER(c_void_p),
)

# Checks the inputs before forward; see catenary/type_check.h. It is not called while type checks are off.
ctn_function_check_type_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(c_void_p), c_size_t)

# Fills an array.
ctn_initializer_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p)

# Computes the outputs of a user link.
ctn_link_forward_fn = CFUNCTYPE(
    ctn_status, c_void_p, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t
)

# Computes a value. The same t must always give the same value.
ctn_schedule_fn = CFUNCTYPE(ctn_status, c_void_p, c_int64, POINTER(c_double))

# Computes the loss that an update minimizes.
ctn_loss_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(c_void_p))

# Called before every update of the parameters; may change the gradients of the link.
ctn_optimizer_hook_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_void_p)

# Called for one parameter of an optimizer of callbacks.
ctn_optimizer_param_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_char_p, c_void_p)

# Runs a whole update of an optimizer of callbacks. It may compute the loss as often as it likes, and calls
# the hooks itself. The number of updates grows by one afterward.
ctn_optimizer_update_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_void_p, ctn_loss_fn, c_void_p)

# Makes one example.
ctn_dataset_example_fn = CFUNCTYPE(ctn_status, c_void_p, c_int64, c_int64, POINTER(c_void_p), c_size_t)

# Makes an example of an example of another dataset.
ctn_dataset_map_fn = CFUNCTYPE(
    ctn_status, c_void_p, c_int64, c_int64, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t
)

# Called when the pool of a device cannot find enough memory, on the thread that needs it and without a lock
# of the library; it may release arrays. If it returns a status other than CTN_OK, the allocation fails.
ctn_pressure_fn = CFUNCTYPE(ctn_status, c_void_p, c_uint64)

# Makes the serializer of everything below a key, in the same direction.
ctn_serializer_child_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, POINTER(c_void_p))

# Saves an array, or fills it with the stored elements.
ctn_serializer_array_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, c_void_p)

# Saves an integer, or sets it to the stored one.
ctn_serializer_i64_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, POINTER(c_int64))

# Saves a floating-point number, or sets it to the stored one.
ctn_serializer_f64_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, POINTER(c_double))

# Saves a string, or returns the stored one.
ctn_serializer_text_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, c_char_p, POINTER(c_char_p))

# Runs after all of an object has been checked and its arrays are loaded.
ctn_serializer_commit_fn = CFUNCTYPE(ctn_status, c_void_p)

# Computes the loss of a batch.
ctn_batch_loss_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p))

# A part of an updater of callbacks.
ctn_updater_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p)

# Runs one update.
ctn_updater_update_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, POINTER(c_int32))

# Saves or loads the contents of user_data.
ctn_updater_serialize_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_void_p)

# A part of an extension of callbacks.
ctn_extension_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p)

# Called when a run fails. ctn_error_message is the message of the failure.
ctn_extension_error_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, ctn_status)

# Saves or loads the contents of user_data.
ctn_training_serialize_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p)

# Receives a piece of text to print. Pieces follow one another.
ctn_training_write_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, c_size_t)

# Decides whether a trigger fires after the present update. It is called at most once for each update.
ctn_trigger_fire_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, POINTER(c_int32))

# Computes a value to report.
ctn_observe_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, POINTER(c_double))

# Saves a snapshot in a file, or loads one. ctn_trainer_save and ctn_trainer_load may be called in it.
ctn_snapshot_file_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_char_p, c_int32, POINTER(c_int32))

# Called before or after a forward computation.
ctn_function_hook_forward_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, POINTER(c_void_p), c_size_t)

# Called before or after a backward computation.
ctn_function_hook_backward_fn = CFUNCTYPE(
    ctn_status, c_void_p, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t
)

# Computes the outputs from variables without values. It is called when inputs have new dtypes, shapes or
# strides, and must compute the same each time.
ctn_fuse_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t)

# Computes the loss or the accuracy.
ctn_classifier_function_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_void_p, POINTER(c_void_p))

# Computes an activation.
ctn_link_activation_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, POINTER(c_void_p))

# Computes the outputs from variables.
ctn_recompute_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t)

# Called when a stream reaches a point, on any thread. It may call only release functions: others that need
# the device fail with a STATE error.
ctn_stream_fn = CFUNCTYPE(None, c_void_p, c_void_p, ctn_status)

# Computes all outputs from arrays that the callback knows.
ctn_gradient_check_arrays_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(c_void_p), c_size_t)

# Computes all outputs of the function under test from its inputs.
ctn_gradient_check_fn = CFUNCTYPE(
    ctn_status, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t
)

# A test for some element types. If it returns a status other than CTN_OK, the loop ends.
ctn_testing_dtypes_fn = CFUNCTYPE(ctn_status, c_void_p, POINTER(ctn_dtype), c_size_t)

# Computes an array on the calling thread's current device. Failures are results as well: they are compared.
ctn_testing_compute_fn = CFUNCTYPE(ctn_status, c_void_p, c_char_p, POINTER(c_void_p))

# Computes a list of arrays on the calling thread's current device. Failures are results as well: they are
# compared.
ctn_testing_compute_list_fn = CFUNCTYPE(
    ctn_status, c_void_p, c_char_p, POINTER(c_void_p), c_size_t, POINTER(c_size_t)
)

# Makes the user_data of a copy of a link, for ctn_link_share or ctn_link_clone of it or of a link above it.
ctn_link_copy_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_int32, POINTER(c_void_p))

# Moves the contents of user_data to a device. The parameters of the hierarchy are still where they were, and
# must not be changed here. If the move of the hierarchy fails afterward, the callback is called again with
# the name of the old device, and the status of that call is ignored.
ctn_link_to_device_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_char_p)

# Saves or loads the contents of user_data, under keys that no parameter, persistent value or child of the
# link has.
ctn_link_serialize_fn = CFUNCTYPE(ctn_status, c_void_p, c_void_p, c_void_p)


class ctn_index(Structure):
    """One item of an index. Fields that the kind does not use are not read."""

    _fields_ = [
        ("kind", c_int64),
        ("start", c_int64),
        ("stop", c_int64),
        ("step", c_int64),
    ]


class ctn_function_callbacks(Structure):
    """The parts of a user function."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("forward", ctn_function_forward_fn),
        ("backward", ctn_function_backward_fn),
        ("backward_variables", ctn_function_backward_variables_fn),
        ("check_type", ctn_function_check_type_fn),
        ("destroy", ctn_destroy_fn),
    ]


class ctn_optimizer_callbacks(Structure):
    """A gradient method."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("init_state", ctn_optimizer_param_fn),
        ("update_one", ctn_optimizer_param_fn),
        ("update", ctn_optimizer_update_fn),
        ("destroy", ctn_destroy_fn),
    ]


class ctn_memory_statistics(Structure):
    """Counters of a memory pool, in bytes or numbers of events. The library sets all fields but
    struct_size."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("used_bytes", c_uint64),
        ("cached_bytes", c_uint64),
        ("held_bytes", c_uint64),
        ("peak_held_bytes", c_uint64),
        ("limit_bytes", c_uint64),
        ("allocation_count", c_uint64),
        ("cache_hit_count", c_uint64),
        ("source_allocation_count", c_uint64),
    ]


class ctn_allocator(Structure):
    """A user's source of memory for the CPU pool."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("allocate", CFUNCTYPE(c_void_p, c_void_p, c_size_t, c_size_t)),
        ("free", CFUNCTYPE(None, c_void_p, c_void_p, c_size_t)),
        ("user_data", c_void_p),
    ]


class ctn_serializer_callbacks(Structure):
    """The parts of a user's serializer. Keys are paths from the serializer on. Values of a kind whose
    callback is NULL are refused with UNSUPPORTED. A status other than CTN_OK ends the traversal and
    reaches the caller unchanged."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("loads", c_int32),
        ("array", ctn_serializer_array_fn),
        ("integer", ctn_serializer_i64_fn),
        ("real", ctn_serializer_f64_fn),
        ("text", ctn_serializer_text_fn),
        ("child", ctn_serializer_child_fn),
        ("destroy", ctn_destroy_fn),
    ]


class ctn_updater_callbacks(Structure):
    """The parts of an updater of callbacks."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("update", ctn_updater_update_fn),
        ("serialize", ctn_updater_serialize_fn),
        ("finalize", ctn_updater_fn),
        ("destroy", ctn_destroy_fn),
        ("is_atomic", c_int32),
    ]


class ctn_extension_callbacks(Structure):
    """The parts of an extension of callbacks; all but run may be NULL."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("run", ctn_extension_fn),
        ("initialize", ctn_extension_fn),
        ("finalize", ctn_extension_fn),
        ("on_error", ctn_extension_error_fn),
        ("serialize", ctn_training_serialize_fn),
        ("destroy", ctn_destroy_fn),
        ("priority", c_int32),
    ]


class ctn_trigger_callbacks(Structure):
    """The parts of a trigger of callbacks."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("fire", ctn_trigger_fire_fn),
        ("serialize", ctn_training_serialize_fn),
        ("destroy", ctn_destroy_fn),
    ]


class ctn_function_hook_callbacks(Structure):
    """The parts of a hook; each may be NULL. The postprocess callbacks are not called if the computation
    failed."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("forward_preprocess", ctn_function_hook_forward_fn),
        ("forward_postprocess", ctn_function_hook_forward_fn),
        ("backward_preprocess", ctn_function_hook_backward_fn),
        ("backward_postprocess", ctn_function_hook_backward_fn),
        ("destroy", ctn_destroy_fn),
        ("retain_inputs", c_int32),
    ]


class ctn_link_callbacks(Structure):
    """The parts of a user link; all but struct_size may be NULL."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("forward", ctn_link_forward_fn),
        ("copy", ctn_link_copy_fn),
        ("to_device", ctn_link_to_device_fn),
        ("serialize", ctn_link_serialize_fn),
        ("destroy", ctn_destroy_fn),
    ]


# Function -> its result and parameters.
FUNCTIONS = {
    "ctn_dtype_name": (c_char_p, [ctn_dtype]),
    "ctn_dtype_itemsize": (c_size_t, [ctn_dtype]),
    "ctn_dtype_from_name": (ctn_status, [c_char_p, POINTER(ctn_dtype)]),
    "ctn_dtype_result_type": (ctn_status, [POINTER(ctn_dtype), c_size_t, POINTER(ctn_dtype)]),
    "ctn_dtype_can_cast": (ctn_status, [ctn_dtype, ctn_dtype, ctn_casting, POINTER(c_int32)]),
    "ctn_array_retain": (c_void_p, [c_void_p]),
    "ctn_array_release": (None, [c_void_p]),
    "ctn_array_empty": (ctn_status, [POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_zeros": (ctn_status, [POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_ones": (ctn_status, [POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_full": (ctn_status, [POINTER(c_int64), c_size_t, c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_full_f64": (ctn_status, [POINTER(c_int64), c_size_t, c_double, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_full_i64": (ctn_status, [POINTER(c_int64), c_size_t, c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_empty_like": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_zeros_like": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_ones_like": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_full_like": (ctn_status, [c_void_p, c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_eye": (ctn_status, [c_int64, c_int64, c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_identity": (ctn_status, [c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_arange_i64": (ctn_status, [c_int64, c_int64, c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_arange_f64": (ctn_status, [c_double, c_double, c_double, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_linspace": (ctn_status, [c_double, c_double, c_int64, c_int32, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_diag": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_diagflat": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_from_data": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_from_memory": (
        ctn_status,
        [
            c_void_p,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            ctn_dtype,
            ctn_destroy_fn,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_array_scalar_f64": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_array_scalar_i64": (ctn_status, [c_int64, POINTER(c_void_p)]),
    "ctn_array_scalar_bool": (ctn_status, [c_int32, POINTER(c_void_p)]),
    "ctn_array_dtype": (ctn_dtype, [c_void_p]),
    "ctn_array_ndim": (c_size_t, [c_void_p]),
    "ctn_array_shape": (POINTER(c_int64), [c_void_p]),
    "ctn_array_strides": (POINTER(c_int64), [c_void_p]),
    "ctn_array_size": (c_int64, [c_void_p]),
    "ctn_array_itemsize": (c_size_t, [c_void_p]),
    "ctn_array_nbytes": (c_size_t, [c_void_p]),
    "ctn_array_is_c_contiguous": (c_int32, [c_void_p]),
    "ctn_array_is_f_contiguous": (c_int32, [c_void_p]),
    "ctn_array_owns_data": (c_int32, [c_void_p]),
    "ctn_array_is_writeable": (c_int32, [c_void_p]),
    "ctn_array_base": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_device": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_array_version": (c_int64, [c_void_p]),
    "ctn_array_data": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_mark_written": (ctn_status, [c_void_p]),
    "ctn_array_to_data": (ctn_status, [c_void_p, c_void_p, c_size_t]),
    "ctn_array_set_data": (ctn_status, [c_void_p, c_void_p, c_size_t]),
    "ctn_array_item_f64": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_double)]),
    "ctn_array_item_i64": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_int64)]),
    "ctn_array_str": (
        ctn_status,
        [c_void_p, c_int32, c_int32, c_int32, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_array_repr": (
        ctn_status,
        [c_void_p, c_int32, c_int32, c_int32, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_array_print": (ctn_status, [c_void_p, ctn_write_fn, c_void_p, ctn_destroy_fn]),
    "ctn_array_astype": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_copy": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_asarray": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_ascontiguousarray": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_asfortranarray": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_view": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_to_device": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_array_fill": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_fill_f64": (ctn_status, [c_void_p, c_double]),
    "ctn_array_fill_i64": (ctn_status, [c_void_p, c_int64]),
    "ctn_array_copyto": (ctn_status, [c_void_p, c_void_p, ctn_casting, c_void_p]),
    "ctn_array_reshape": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_array_set_shape": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t]),
    "ctn_array_set_writeable": (ctn_status, [c_void_p, c_int32]),
    "ctn_array_reduced_view": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_ravel": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_flatten": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_transpose": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_array_swapaxes": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_array_rollaxis": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_array_expand_dims": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_squeeze": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_array_broadcast_to": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_array_get": (ctn_status, [c_void_p, POINTER(ctn_index), c_size_t, POINTER(c_void_p)]),
    "ctn_array_set": (ctn_status, [c_void_p, POINTER(ctn_index), c_size_t, c_void_p]),
    "ctn_array_set_f64": (ctn_status, [c_void_p, POINTER(ctn_index), c_size_t, c_double]),
    "ctn_array_set_i64": (ctn_status, [c_void_p, POINTER(ctn_index), c_size_t, c_int64]),
    "ctn_array_concatenate": (ctn_status, [POINTER(c_void_p), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_array_split": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p), c_size_t]),
    "ctn_array_array_split": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p), c_size_t]),
    "ctn_array_split_at": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int64, POINTER(c_void_p), c_size_t],
    ),
    "ctn_array_take": (ctn_status, [c_void_p, c_void_p, c_int64, ctn_index_mode, POINTER(c_void_p)]),
    "ctn_array_take_into": (ctn_status, [c_void_p, c_void_p, c_int64, ctn_index_mode, c_void_p]),
    "ctn_array_where": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_clip": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_clip_into": (ctn_status, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "ctn_array_dot": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_dot_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_matmul": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_context_retain": (c_void_p, [c_void_p]),
    "ctn_context_release": (None, [c_void_p]),
    "ctn_version": (c_char_p, []),
    "ctn_version_number": (c_int32, []),
    "ctn_error_message": (c_char_p, []),
    "ctn_error_code": (ctn_status, []),
    "ctn_error_set": (None, [ctn_status, c_char_p]),
    "ctn_status_name": (c_char_p, [ctn_status]),
    "ctn_thread_count": (c_int32, []),
    "ctn_set_thread_count": (ctn_status, [c_int32]),
    "ctn_simd_level": (c_char_p, []),
    "ctn_onednn_enabled": (c_int32, []),
    "ctn_set_onednn_enabled": (ctn_status, [c_int32]),
    "ctn_backprop_enabled": (c_int32, []),
    "ctn_set_backprop_enabled": (ctn_status, [c_int32, POINTER(c_int32)]),
    "ctn_train": (c_int32, []),
    "ctn_set_train": (ctn_status, [c_int32, POINTER(c_int32)]),
    "ctn_debug": (c_int32, []),
    "ctn_set_debug": (ctn_status, [c_int32]),
    "ctn_context_capture": (ctn_status, [POINTER(c_void_p)]),
    "ctn_context_apply": (ctn_status, [c_void_p]),
    "ctn_has_feature": (c_int32, [ctn_feature_kind, c_char_p]),
    "ctn_feature_name": (c_char_p, [ctn_feature_kind, c_size_t]),
    "ctn_op_count": (c_size_t, []),
    "ctn_op_name": (c_char_p, [c_size_t]),
    "ctn_op_schema": (c_char_p, [c_size_t]),
    "ctn_object_retain": (c_void_p, [c_void_p]),
    "ctn_object_release": (None, [c_void_p]),
    "ctn_object_use_count": (c_int64, [c_void_p]),
    "ctn_object_set_binding": (ctn_status, [c_void_p, c_void_p, c_void_p, ctn_destroy_fn]),
    "ctn_object_binding": (c_void_p, [c_void_p, c_void_p]),
    "ctn_object_set_toggle": (ctn_status, [c_void_p, c_void_p, ctn_binding_toggle_fn, POINTER(c_int32)]),
    "ctn_binding_trace": (
        ctn_status,
        [POINTER(c_void_p), c_size_t, ctn_binding_edge_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_variable_retain": (c_void_p, [c_void_p]),
    "ctn_variable_release": (None, [c_void_p]),
    "ctn_function_retain": (c_void_p, [c_void_p]),
    "ctn_function_release": (None, [c_void_p]),
    "ctn_variable_new": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_variable_data": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_variable_set_data": (ctn_status, [c_void_p, c_void_p]),
    "ctn_variable_grad": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_variable_set_grad": (ctn_status, [c_void_p, c_void_p]),
    "ctn_variable_grad_variable": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_variable_creator": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_variable_rank": (c_int64, [c_void_p]),
    "ctn_variable_volatile": (ctn_volatile, [c_void_p]),
    "ctn_variable_set_volatile": (ctn_status, [c_void_p, ctn_volatile]),
    "ctn_variable_requires_grad": (c_int32, [c_void_p]),
    "ctn_variable_set_requires_grad": (ctn_status, [c_void_p, c_int32]),
    "ctn_variable_name": (c_char_p, [c_void_p]),
    "ctn_variable_set_name": (ctn_status, [c_void_p, c_char_p]),
    "ctn_variable_label": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_variable_shape": (POINTER(c_int64), [c_void_p]),
    "ctn_variable_ndim": (c_size_t, [c_void_p]),
    "ctn_variable_dtype": (ctn_dtype, [c_void_p]),
    "ctn_variable_size": (c_int64, [c_void_p]),
    "ctn_variable_item_f64": (ctn_status, [c_void_p, POINTER(c_double)]),
    "ctn_variable_length": (ctn_status, [c_void_p, POINTER(c_int64)]),
    "ctn_variable_backward": (ctn_status, [c_void_p, c_int32, c_int32]),
    "ctn_variable_unchain_backward": (ctn_status, [c_void_p]),
    "ctn_variable_cleargrad": (ctn_status, [c_void_p]),
    "ctn_variable_zerograd": (ctn_status, [c_void_p]),
    "ctn_variable_addgrad": (ctn_status, [c_void_p, c_void_p]),
    "ctn_variable_copydata": (ctn_status, [c_void_p, c_void_p]),
    "ctn_variable_debug_text": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_variable_set_creator": (ctn_status, [c_void_p, c_void_p, c_size_t]),
    "ctn_variable_to_device": (ctn_status, [c_void_p, c_char_p]),
    "ctn_volatile_name": (c_char_p, [ctn_volatile]),
    "ctn_volatile_from_name": (ctn_status, [c_char_p, POINTER(ctn_volatile)]),
    "ctn_volatile_aggregate": (ctn_status, [POINTER(ctn_volatile), c_size_t, POINTER(ctn_volatile)]),
    "ctn_grad": (
        ctn_status,
        [
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
            c_int32,
            POINTER(c_void_p),
        ],
    ),
    "ctn_function_new": (ctn_status, [POINTER(ctn_function_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_function_call": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t]),
    "ctn_function_label": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_function_rank": (c_int64, [c_void_p]),
    "ctn_function_input_count": (c_size_t, [c_void_p]),
    "ctn_function_input": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_function_output_count": (c_size_t, [c_void_p]),
    "ctn_function_output": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_function_unchain": (ctn_status, [c_void_p]),
    "ctn_function_save_array": (ctn_status, [c_void_p, c_size_t, c_void_p]),
    "ctn_function_saved_array": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_function_attribute": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_initializer_retain": (c_void_p, [c_void_p]),
    "ctn_initializer_release": (None, [c_void_p]),
    "ctn_initializer_constant_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_normal_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_uniform_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_orthogonal_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_identity_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_lecun_normal_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_lecun_uniform_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_glorot_normal_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_glorot_uniform_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_he_normal_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_he_uniform_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_initializer_array_new": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_initializer_callback_new": (
        ctn_status,
        [ctn_initializer_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p)],
    ),
    "ctn_initializer_apply": (ctn_status, [c_void_p, c_void_p]),
    "ctn_link_options_retain": (c_void_p, [c_void_p]),
    "ctn_link_options_release": (None, [c_void_p]),
    "ctn_link_options_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_link_options_set_dtype": (ctn_status, [c_void_p, ctn_dtype]),
    "ctn_link_options_set_wscale": (ctn_status, [c_void_p, c_double]),
    "ctn_link_options_set_bias": (ctn_status, [c_void_p, c_double]),
    "ctn_link_options_set_nobias": (ctn_status, [c_void_p, c_int32]),
    "ctn_link_options_set_initializer": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_link_options_set_initial_value": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_link_options_set_dilation": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t]),
    "ctn_link_options_set_groups": (ctn_status, [c_void_p, c_int64]),
    "ctn_link_options_set_outsize": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t]),
    "ctn_link_options_set_init": (ctn_status, [c_void_p, c_double]),
    "ctn_link_options_set_decay": (ctn_status, [c_void_p, c_double]),
    "ctn_link_options_set_eps": (ctn_status, [c_void_p, c_double]),
    "ctn_link_options_set_power": (ctn_status, [c_void_p, c_double]),
    "ctn_link_options_set_ignore_label": (ctn_status, [c_void_p, c_int64]),
    "ctn_link_options_set_causal": (ctn_status, [c_void_p, c_int32]),
    "ctn_link_options_set_dropout": (ctn_status, [c_void_p, c_double]),
    "ctn_link_retain": (c_void_p, [c_void_p]),
    "ctn_link_release": (None, [c_void_p]),
    "ctn_link_linear_new": (ctn_status, [c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_convolution_2d_new": (
        ctn_status,
        [c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_classifier_new": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_classifier_set_compute_accuracy": (ctn_status, [c_void_p, c_int32]),
    "ctn_link_classifier_loss": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_classifier_accuracy": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_classifier_prediction": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_new": (ctn_status, [ctn_link_forward_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p)]),
    "ctn_link_chain_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_link_chain_list_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_link_call": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t]),
    "ctn_link_call1": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_link_name": (c_char_p, [c_void_p]),
    "ctn_link_add_param": (ctn_status, [c_void_p, c_char_p, POINTER(c_int64), c_size_t, ctn_dtype]),
    "ctn_link_add_persistent": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_link_persistent": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_link_set_persistent": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_link_add_link": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_link_child": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_link_child_count": (c_size_t, [c_void_p]),
    "ctn_link_child_at": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_link_is_initialized": (c_int32, [c_void_p]),
    "ctn_link_uninitialized_count": (c_size_t, [c_void_p]),
    "ctn_link_uninitialized_path": (ctn_status, [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_link_param_count": (c_size_t, [c_void_p]),
    "ctn_link_param_at": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_link_param_path": (ctn_status, [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_link_param": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_link_zerograds": (ctn_status, [c_void_p]),
    "ctn_link_cleargrads": (ctn_status, [c_void_p]),
    "ctn_link_addgrads": (ctn_status, [c_void_p, c_void_p]),
    "ctn_link_copyparams": (ctn_status, [c_void_p, c_void_p]),
    "ctn_link_share": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_clone": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_to_device": (ctn_status, [c_void_p, c_char_p]),
    "ctn_caffe_function_retain": (c_void_p, [c_void_p]),
    "ctn_caffe_function_release": (None, [c_void_p]),
    "ctn_caffe_function_new": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_caffe_function_new_from_memory": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_caffe_function_call": (
        ctn_status,
        [
            c_void_p,
            POINTER(c_char_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_char_p),
            c_size_t,
            POINTER(c_char_p),
            c_size_t,
            POINTER(c_void_p),
        ],
    ),
    "ctn_caffe_function_fs": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_caffe_function_link_path": (ctn_status, [c_void_p, c_char_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_caffe_function_forward_count": (c_size_t, [c_void_p]),
    "ctn_caffe_function_forward_name": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_caffe_function_forward_type": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_caffe_function_forward": (
        ctn_status,
        [c_void_p, c_char_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t],
    ),
    "ctn_caffe_function_ignored_count": (c_size_t, [c_void_p]),
    "ctn_caffe_function_ignored_name": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_caffe_function_ignored_type": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_caffe_function_ignored_reason": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_schedule_retain": (c_void_p, [c_void_p]),
    "ctn_schedule_release": (None, [c_void_p]),
    "ctn_schedule_constant_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_schedule_exponential_new": (ctn_status, [c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_schedule_step_new": (ctn_status, [c_double, c_double, c_int64, c_double, POINTER(c_void_p)]),
    "ctn_schedule_multistep_new": (
        ctn_status,
        [c_double, POINTER(c_int64), c_size_t, c_double, POINTER(c_void_p)],
    ),
    "ctn_schedule_linear_new": (ctn_status, [c_double, c_double, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_schedule_cosine_new": (ctn_status, [c_double, c_double, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_schedule_polynomial_new": (ctn_status, [c_double, c_double, c_int64, c_double, POINTER(c_void_p)]),
    "ctn_schedule_inverse_new": (ctn_status, [c_double, c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_schedule_warmup_new": (ctn_status, [c_double, c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_schedule_new": (ctn_status, [ctn_schedule_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p)]),
    "ctn_schedule_value": (ctn_status, [c_void_p, c_int64, POINTER(c_double)]),
    "ctn_optimizer_retain": (c_void_p, [c_void_p]),
    "ctn_optimizer_release": (None, [c_void_p]),
    "ctn_optimizer_setup": (ctn_status, [c_void_p, c_void_p]),
    "ctn_optimizer_target": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_optimizer_update": (ctn_status, [c_void_p]),
    "ctn_optimizer_update_loss": (ctn_status, [c_void_p, ctn_loss_fn, c_void_p, ctn_destroy_fn]),
    "ctn_optimizer_t": (c_int64, [c_void_p]),
    "ctn_optimizer_epoch": (c_int64, [c_void_p]),
    "ctn_optimizer_new_epoch": (ctn_status, [c_void_p]),
    "ctn_optimizer_hyperparameter": (ctn_status, [c_void_p, c_char_p, POINTER(c_double)]),
    "ctn_optimizer_set_hyperparameter": (ctn_status, [c_void_p, c_char_p, c_double]),
    "ctn_optimizer_add_hook": (
        ctn_status,
        [c_void_p, c_char_p, ctn_optimizer_hook_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_optimizer_add_weight_decay": (ctn_status, [c_void_p, c_double]),
    "ctn_optimizer_add_gradient_clipping": (ctn_status, [c_void_p, c_double]),
    "ctn_optimizer_remove_hook": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_state": (ctn_status, [c_void_p, c_char_p, c_char_p, POINTER(c_void_p)]),
    "ctn_optimizer_add_group": (ctn_status, [c_void_p, c_char_p, POINTER(c_char_p), c_size_t]),
    "ctn_optimizer_remove_group": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_group_count": (c_size_t, [c_void_p]),
    "ctn_optimizer_group_name": (ctn_status, [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_optimizer_group_of": (ctn_status, [c_void_p, c_char_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_optimizer_group_hyperparameter": (ctn_status, [c_void_p, c_char_p, c_char_p, POINTER(c_double)]),
    "ctn_optimizer_group_set_hyperparameter": (ctn_status, [c_void_p, c_char_p, c_char_p, c_double]),
    "ctn_optimizer_group_set_schedule": (ctn_status, [c_void_p, c_char_p, c_char_p, c_void_p, c_int32]),
    "ctn_optimizer_group_set_hook": (ctn_status, [c_void_p, c_char_p, c_char_p, c_int32]),
    "ctn_optimizer_sgd_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_optimizer_momentum_sgd_new": (ctn_status, [c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_nesterov_ag_new": (ctn_status, [c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_adagrad_new": (ctn_status, [c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_adadelta_new": (ctn_status, [c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_adam_new": (ctn_status, [c_double, c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_adamw_new": (
        ctn_status,
        [c_double, c_double, c_double, c_double, c_double, POINTER(c_void_p)],
    ),
    "ctn_optimizer_amsgrad_new": (ctn_status, [c_double, c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_radam_new": (ctn_status, [c_double, c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_rmsprop_new": (ctn_status, [c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_rmsprop_graves_new": (
        ctn_status,
        [c_double, c_double, c_double, c_double, POINTER(c_void_p)],
    ),
    "ctn_optimizer_smorms3_new": (ctn_status, [c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_lion_new": (ctn_status, [c_double, c_double, c_double, c_double, POINTER(c_void_p)]),
    "ctn_optimizer_lamb_new": (
        ctn_status,
        [c_double, c_double, c_double, c_double, c_double, POINTER(c_void_p)],
    ),
    "ctn_optimizer_new": (ctn_status, [POINTER(ctn_optimizer_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_optimizer_add_state": (ctn_status, [c_void_p, c_char_p, c_char_p, c_void_p]),
    "ctn_optimizer_add_hyperparameter": (ctn_status, [c_void_p, c_char_p, c_double]),
    "ctn_optimizer_prepare": (ctn_status, [c_void_p]),
    "ctn_optimizer_init_state": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_update_one": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_state_count": (ctn_status, [c_void_p, c_char_p, POINTER(c_size_t)]),
    "ctn_optimizer_state_name": (
        ctn_status,
        [c_void_p, c_char_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_optimizer_set_t": (ctn_status, [c_void_p, c_int64]),
    "ctn_optimizer_set_epoch": (ctn_status, [c_void_p, c_int64]),
    "ctn_optimizer_name": (c_char_p, [c_void_p]),
    "ctn_optimizer_hyperparameter_count": (c_size_t, [c_void_p]),
    "ctn_optimizer_hyperparameter_name": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_optimizer_set_schedule": (ctn_status, [c_void_p, c_char_p, c_void_p, c_int32]),
    "ctn_optimizer_call_hooks": (ctn_status, [c_void_p]),
    "ctn_optimizer_hook_count": (c_size_t, [c_void_p]),
    "ctn_optimizer_hook_name": (ctn_status, [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_optimizer_add_lasso": (ctn_status, [c_void_p, c_double]),
    "ctn_optimizer_add_gradient_noise": (ctn_status, [c_void_p, c_double]),
    "ctn_functionset_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_functionset_parameters": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_functionset_gradients": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_functionset_collect_parameters": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_functionset_copy_parameters_from": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_optimizer_setup_params": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t],
    ),
    "ctn_optimizer_accumulate_grads": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_optimizer_compute_grads_norm": (ctn_status, [c_void_p, POINTER(c_double)]),
    "ctn_optimizer_clip_grads": (ctn_status, [c_void_p, c_double]),
    "ctn_optimizer_weight_decay": (ctn_status, [c_void_p, c_double]),
    "ctn_optimizer_zero_grads": (ctn_status, [c_void_p]),
    "ctn_link_parameter_new": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_parameter_value": (ctn_status, [c_void_p, ctn_volatile, POINTER(c_void_p)]),
    "ctn_computational_graph_retain": (c_void_p, [c_void_p]),
    "ctn_computational_graph_release": (None, [c_void_p]),
    "ctn_build_computational_graph": (
        ctn_status,
        [POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_computational_graph_dump": (
        ctn_status,
        [c_void_p, ctn_graph_format, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_computational_graph_save": (ctn_status, [c_void_p, c_char_p, ctn_graph_format]),
    "ctn_computational_graph_set_variable_style": (ctn_status, [c_void_p, c_char_p, c_char_p]),
    "ctn_computational_graph_set_function_style": (ctn_status, [c_void_p, c_char_p, c_char_p]),
    "ctn_computational_graph_set_rankdir": (ctn_status, [c_void_p, ctn_graph_direction]),
    "ctn_computational_graph_set_show_names": (ctn_status, [c_void_p, c_int32]),
    "ctn_computational_graph_node_count": (c_size_t, [c_void_p]),
    "ctn_computational_graph_edge_count": (c_size_t, [c_void_p]),
    "ctn_transform_retain": (c_void_p, [c_void_p]),
    "ctn_transform_release": (None, [c_void_p]),
    "ctn_transform_scale_new": (ctn_status, [c_double, POINTER(c_void_p)]),
    "ctn_transform_normalize_new": (
        ctn_status,
        [POINTER(c_double), c_size_t, POINTER(c_double), POINTER(c_void_p)],
    ),
    "ctn_transform_random_crop_new": (ctn_status, [c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_transform_center_crop_new": (ctn_status, [c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_transform_resize_new": (ctn_status, [c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_transform_random_flip_new": (ctn_status, [c_int64, c_double, POINTER(c_void_p)]),
    "ctn_transform_pad_new": (ctn_status, [c_int64, c_int64, c_double, POINTER(c_void_p)]),
    "ctn_transform_astype_new": (ctn_status, [ctn_dtype, POINTER(c_void_p)]),
    "ctn_transform_one_hot_new": (ctn_status, [c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_transform_chain_new": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_transform_apply": (ctn_status, [c_void_p, c_void_p, c_uint64, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_dataset_retain": (c_void_p, [c_void_p]),
    "ctn_dataset_release": (None, [c_void_p]),
    "ctn_dataset_tuple_new": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_dataset_new": (
        ctn_status,
        [c_int64, c_size_t, ctn_dataset_example_fn, c_void_p, ctn_destroy_fn, c_int32, POINTER(c_void_p)],
    ),
    "ctn_dataset_map_new": (
        ctn_status,
        [c_void_p, c_size_t, ctn_dataset_map_fn, c_void_p, ctn_destroy_fn, c_int32, POINTER(c_void_p)],
    ),
    "ctn_dataset_bind_thread": (ctn_status, [c_void_p]),
    "ctn_dataset_transform_new": (ctn_status, [c_void_p, c_void_p, c_size_t, c_uint64, POINTER(c_void_p)]),
    "ctn_dataset_sub_new": (
        ctn_status,
        [c_void_p, c_int64, c_int64, POINTER(c_int64), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_dataset_concatenated_new": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_dataset_split": (
        ctn_status,
        [c_void_p, c_int64, POINTER(c_int64), c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_dataset_split_random": (
        ctn_status,
        [c_void_p, c_int64, c_uint64, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_dataset_fold": (
        ctn_status,
        [c_void_p, c_int64, c_int64, POINTER(c_int64), c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_dataset_size": (c_int64, [c_void_p]),
    "ctn_dataset_part_count": (c_size_t, [c_void_p]),
    "ctn_dataset_example": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p), c_size_t]),
    "ctn_dataset_batch": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int64, POINTER(c_void_p), c_size_t],
    ),
    "ctn_dataset_vocabulary_size": (c_int64, [c_void_p]),
    "ctn_dataset_token": (ctn_status, [c_void_p, c_int64, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_dataset_token_id": (ctn_status, [c_void_p, c_char_p, POINTER(c_int64)]),
    "ctn_concat_examples": (ctn_status, [POINTER(c_void_p), c_size_t, c_int32, c_double, POINTER(c_void_p)]),
    "ctn_array_load_idx": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_array_load_csv": (
        ctn_status,
        [c_char_p, ctn_dtype, c_char_p, c_int64, POINTER(c_int64), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_dataset_mnist_new": (
        ctn_status,
        [c_char_p, c_int32, c_int64, c_int64, c_double, ctn_dtype, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_dataset_text_lines_new": (ctn_status, [c_char_p, ctn_text_unit, c_void_p, POINTER(c_void_p)]),
    "ctn_dataset_text_new": (
        ctn_status,
        [c_char_p, ctn_text_unit, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_array_load_image": (ctn_status, [c_char_p, ctn_image_color, ctn_dtype, POINTER(c_void_p)]),
    "ctn_dataset_images_new": (
        ctn_status,
        [POINTER(c_char_p), c_size_t, c_char_p, ctn_image_color, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_dataset_labeled_images_new": (
        ctn_status,
        [
            POINTER(c_char_p),
            c_size_t,
            POINTER(c_int64),
            c_char_p,
            ctn_image_color,
            ctn_dtype,
            ctn_dtype,
            POINTER(c_void_p),
        ],
    ),
    "ctn_dataset_image_list_new": (
        ctn_status,
        [c_char_p, c_char_p, ctn_image_color, ctn_dtype, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_dataset_image_folder_new": (ctn_status, [c_char_p, ctn_image_color, ctn_dtype, POINTER(c_void_p)]),
    "ctn_dataset_image_classes_new": (
        ctn_status,
        [c_char_p, ctn_image_color, ctn_dtype, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_device_set_current": (ctn_status, [c_char_p]),
    "ctn_device_current": (ctn_status, [c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_device_is_available": (c_int32, [c_char_p]),
    "ctn_device_synchronize": (ctn_status, [c_char_p]),
    "ctn_memory_get_statistics": (ctn_status, [c_char_p, POINTER(ctn_memory_statistics)]),
    "ctn_memory_set_limit": (ctn_status, [c_char_p, c_uint64]),
    "ctn_memory_trim": (ctn_status, [c_char_p]),
    "ctn_memory_set_allocator": (ctn_status, [POINTER(ctn_allocator)]),
    "ctn_memory_set_pressure_callback": (ctn_status, [c_char_p, ctn_pressure_fn, c_void_p, ctn_destroy_fn]),
    "ctn_random_state_retain": (c_void_p, [c_void_p]),
    "ctn_random_state_release": (None, [c_void_p]),
    "ctn_random_seed": (ctn_status, [c_char_p, c_uint64]),
    "ctn_random_fresh_seed": (ctn_status, [POINTER(c_uint64)]),
    "ctn_random_state_new": (ctn_status, [c_char_p, ctn_random_method, c_uint64, POINTER(c_void_p)]),
    "ctn_random_state_default": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_random_state_seed": (ctn_status, [c_void_p, c_uint64]),
    "ctn_random_state_method": (ctn_status, [c_void_p, POINTER(ctn_random_method)]),
    "ctn_random_state_device": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_random_state_save": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_random_state_restore": (ctn_status, [c_void_p, c_void_p]),
    "ctn_random_sample": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)]),
    "ctn_random_uniform": (
        ctn_status,
        [c_void_p, c_double, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_standard_normal": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_normal": (
        ctn_status,
        [c_void_p, c_double, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_lognormal": (
        ctn_status,
        [c_void_p, c_double, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_exponential": (
        ctn_status,
        [c_void_p, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_gumbel": (
        ctn_status,
        [c_void_p, c_double, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_poisson": (
        ctn_status,
        [c_void_p, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_binomial": (
        ctn_status,
        [c_void_p, c_int64, c_double, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_poisson_of": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_binomial_of": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_integers": (
        ctn_status,
        [c_void_p, c_int64, c_int64, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_integers_inclusive": (
        ctn_status,
        [c_void_p, c_int64, c_int64, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_interval": (ctn_status, [c_void_p, c_int64, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_random_permutation": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_random_permutation_of": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_random_shuffle": (ctn_status, [c_void_p, c_void_p]),
    "ctn_random_choice": (
        ctn_status,
        [c_void_p, c_int64, POINTER(c_int64), c_size_t, c_int32, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_random_choice_of": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, c_int32, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_random_uniform_into": (ctn_status, [c_void_p, c_double, c_double, c_void_p]),
    "ctn_random_normal_into": (ctn_status, [c_void_p, c_double, c_double, c_void_p]),
    "ctn_random_uniform_of": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_normal_of": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_lognormal_of": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_exponential_of": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_gumbel_of": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_laplace": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_logistic": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_rayleigh": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_standard_cauchy": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_pareto": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_weibull": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_power": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_triangular": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_wald": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_standard_gamma": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_gamma": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_chisquare": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_noncentral_chisquare": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_f": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_noncentral_f": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_standard_t": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_beta": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_vonmises": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_dirichlet": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_geometric": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_logseries": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_zipf": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_negative_binomial": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_random_hypergeometric": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_int64), c_size_t, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_array_to_dlpack": (ctn_status, [c_void_p, c_int32, POINTER(c_void_p)]),
    "ctn_array_from_dlpack": (ctn_status, [c_void_p, c_int32, POINTER(c_void_p)]),
    "ctn_array_add": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_add_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_add_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_add_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_subtract": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_subtract_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_subtract_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_rsubtract_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_array_subtract_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_rsubtract_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_array_multiply": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_multiply_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_multiply_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_multiply_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_true_divide": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_true_divide_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_true_divide_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_rtrue_divide_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_array_true_divide_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_rtrue_divide_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_array_floor_divide": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_floor_divide_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_floor_divide_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_rfloor_divide_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_array_floor_divide_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_rfloor_divide_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_array_remainder": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_remainder_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_remainder_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_rremainder_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_array_remainder_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_rremainder_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_array_power": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_power_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_power_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_rpower_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_array_power_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_rpower_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_array_maximum": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_maximum_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_maximum_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_maximum_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_minimum": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_minimum_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_minimum_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_minimum_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_greater": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_greater_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_greater_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_greater_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_greater_equal": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_greater_equal_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_greater_equal_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_greater_equal_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_less": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_less_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_less_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_less_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_less_equal": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_less_equal_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_less_equal_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_less_equal_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_equal": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_equal_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_equal_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_equal_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_not_equal": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_not_equal_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_not_equal_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_not_equal_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_logical_and": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_logical_and_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_logical_or": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_logical_or_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_logical_xor": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_logical_xor_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_logical_not": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_logical_not_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_negative": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_negative_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_absolute": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_absolute_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_square": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_square_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_sign": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_sign_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_sqrt": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_sqrt_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_exp": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_exp_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_log": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_log_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_log1p": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_log1p_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_sin": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_sin_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_cos": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_cos_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_tanh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_tanh_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_sigmoid": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_sigmoid_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_relu": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_relu_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_multiply_add": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_multiply_add_into": (ctn_status, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "ctn_array_positive": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_positive_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_reciprocal": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_reciprocal_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_fmax": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_fmax_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_fmin": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_fmin_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_fmod": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_fmod_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_divmod": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_divmod_into": (ctn_status, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "ctn_array_modf": (ctn_status, [c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_modf_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_frexp": (ctn_status, [c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_frexp_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_ldexp": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_ldexp_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_copysign": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_copysign_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_nextafter": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_nextafter_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_hypot": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_hypot_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_arctan2": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_arctan2_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_logaddexp": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_logaddexp_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_logaddexp2": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_logaddexp2_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_exp2": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_exp2_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_expm1": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_expm1_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_log2": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_log2_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_log10": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_log10_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_cbrt": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_cbrt_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_tan": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_tan_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_arcsin": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_arcsin_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_arccos": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_arccos_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_arctan": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_arctan_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_sinh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_sinh_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_cosh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_cosh_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_arcsinh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_arcsinh_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_arccosh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_arccosh_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_arctanh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_arctanh_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_deg2rad": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_deg2rad_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_rad2deg": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_rad2deg_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_floor": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_floor_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_ceil": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_ceil_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_trunc": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_trunc_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_rint": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_rint_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_isfinite": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_isfinite_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_isinf": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_isinf_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_isnan": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_isnan_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_signbit": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_signbit_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_bitwise_and": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_bitwise_and_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_bitwise_and_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_bitwise_or": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_bitwise_or_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_bitwise_or_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_bitwise_xor": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_bitwise_xor_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_bitwise_xor_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_invert": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_invert_into": (ctn_status, [c_void_p, c_void_p]),
    "ctn_array_left_shift": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_left_shift_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_left_shift_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_right_shift": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_right_shift_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_right_shift_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_heaviside": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_heaviside_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_gcd": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_gcd_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_lcm": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_lcm_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_serializer_retain": (c_void_p, [c_void_p]),
    "ctn_serializer_release": (None, [c_void_p]),
    "ctn_dictionary_retain": (c_void_p, [c_void_p]),
    "ctn_dictionary_release": (None, [c_void_p]),
    "ctn_load_options_retain": (c_void_p, [c_void_p]),
    "ctn_load_options_release": (None, [c_void_p]),
    "ctn_load_report_retain": (c_void_p, [c_void_p]),
    "ctn_load_report_release": (None, [c_void_p]),
    "ctn_serializer_new": (ctn_status, [POINTER(ctn_serializer_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_serializer_child": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_serializer_array": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_serializer_i64": (ctn_status, [c_void_p, c_char_p, POINTER(c_int64)]),
    "ctn_serializer_f64": (ctn_status, [c_void_p, c_char_p, POINTER(c_double)]),
    "ctn_serializer_text": (ctn_status, [c_void_p, c_char_p, c_char_p, POINTER(c_char_p)]),
    "ctn_serializer_is_loading": (c_int32, [c_void_p]),
    "ctn_serializer_find": (
        ctn_status,
        [c_void_p, c_char_p, POINTER(ctn_dtype), POINTER(c_int64), c_size_t, POINTER(c_size_t)],
    ),
    "ctn_serializer_on_commit": (ctn_status, [c_void_p, ctn_serializer_commit_fn, c_void_p, ctn_destroy_fn]),
    "ctn_serializer_commit": (ctn_status, [c_void_p]),
    "ctn_serializer_report": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_dictionary_serializer_new": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_dictionary_deserializer_new": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_npz_serializer_new": (ctn_status, [c_char_p, c_int32, POINTER(c_void_p)]),
    "ctn_npz_deserializer_new": (ctn_status, [c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_hdf5_serializer_new": (ctn_status, [c_char_p, c_char_p, c_int32, POINTER(c_void_p)]),
    "ctn_hdf5_deserializer_new": (ctn_status, [c_char_p, c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_safetensors_serializer_new": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_safetensors_deserializer_new": (ctn_status, [c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_file_deserializer_new": (ctn_status, [c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_load_options_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_load_options_set_strict": (ctn_status, [c_void_p, c_int32]),
    "ctn_load_options_set_exact": (ctn_status, [c_void_p, c_int32]),
    "ctn_load_options_set_prefix": (ctn_status, [c_void_p, c_char_p]),
    "ctn_load_options_set_part": (ctn_status, [c_void_p, c_char_p]),
    "ctn_load_options_set_casting": (ctn_status, [c_void_p, ctn_casting]),
    "ctn_load_report_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_load_report_count": (c_size_t, [c_void_p, ctn_load_problem]),
    "ctn_load_report_name": (ctn_status, [c_void_p, ctn_load_problem, c_size_t, POINTER(c_char_p)]),
    "ctn_load_report_text": (ctn_status, [c_void_p, ctn_load_problem, c_size_t, POINTER(c_char_p)]),
    "ctn_dictionary_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_dictionary_copy": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_dictionary_count": (c_size_t, [c_void_p]),
    "ctn_dictionary_key": (ctn_status, [c_void_p, c_size_t, POINTER(c_char_p)]),
    "ctn_dictionary_contains": (ctn_status, [c_void_p, c_char_p, POINTER(c_int32)]),
    "ctn_dictionary_is_text": (ctn_status, [c_void_p, c_char_p, POINTER(c_int32)]),
    "ctn_dictionary_array": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_dictionary_text": (ctn_status, [c_void_p, c_char_p, POINTER(c_char_p)]),
    "ctn_dictionary_i64": (ctn_status, [c_void_p, c_char_p, POINTER(c_int64)]),
    "ctn_dictionary_f64": (ctn_status, [c_void_p, c_char_p, POINTER(c_double)]),
    "ctn_dictionary_set_array": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_dictionary_set_text": (ctn_status, [c_void_p, c_char_p, c_char_p]),
    "ctn_dictionary_set_i64": (ctn_status, [c_void_p, c_char_p, c_int64]),
    "ctn_dictionary_set_f64": (ctn_status, [c_void_p, c_char_p, c_double]),
    "ctn_dictionary_remove": (ctn_status, [c_void_p, c_char_p]),
    "ctn_dictionary_save_npz": (ctn_status, [c_void_p, c_char_p, c_int32]),
    "ctn_dictionary_save_hdf5": (ctn_status, [c_void_p, c_char_p, c_char_p, c_int32]),
    "ctn_dictionary_save_safetensors": (ctn_status, [c_void_p, c_char_p]),
    "ctn_dictionary_load": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_reporter_retain": (c_void_p, [c_void_p]),
    "ctn_reporter_release": (None, [c_void_p]),
    "ctn_summary_retain": (c_void_p, [c_void_p]),
    "ctn_summary_release": (None, [c_void_p]),
    "ctn_dict_summary_retain": (c_void_p, [c_void_p]),
    "ctn_dict_summary_release": (None, [c_void_p]),
    "ctn_report": (ctn_status, [c_char_p, c_double, c_void_p]),
    "ctn_report_variable": (ctn_status, [c_char_p, c_void_p, c_void_p]),
    "ctn_is_reported": (ctn_status, [c_char_p, c_void_p, POINTER(c_int32)]),
    "ctn_reporter_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_reporter_add_observer": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_reporter_add_observers": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_reporter_enter": (ctn_status, [c_void_p, c_void_p]),
    "ctn_reporter_exit": (ctn_status, [c_void_p]),
    "ctn_reporter_current": (ctn_status, [POINTER(c_void_p)]),
    "ctn_summary_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_summary_add": (ctn_status, [c_void_p, c_double, c_double]),
    "ctn_summary_mean": (c_double, [c_void_p]),
    "ctn_summary_std": (c_double, [c_void_p]),
    "ctn_summary_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_dict_summary_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_dict_summary_add": (ctn_status, [c_void_p, c_void_p, c_double]),
    "ctn_dict_summary_compute_mean": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_dict_summary_make_statistics": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_dict_summary_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_loss_scale_retain": (c_void_p, [c_void_p]),
    "ctn_loss_scale_release": (None, [c_void_p]),
    "ctn_loss_scale_new": (ctn_status, [c_double, c_double, c_double, c_int64, POINTER(c_void_p)]),
    "ctn_loss_scale_value": (ctn_status, [c_void_p, POINTER(c_double)]),
    "ctn_loss_scale_steps": (ctn_status, [c_void_p, POINTER(c_int64)]),
    "ctn_loss_scale_restore": (ctn_status, [c_void_p, c_double, c_int64]),
    "ctn_loss_scale_apply": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_loss_scale_unscale": (ctn_status, [c_void_p, c_void_p, POINTER(c_int32)]),
    "ctn_loss_scale_update": (ctn_status, [c_void_p, c_int32]),
    "ctn_loss_scale_step": (ctn_status, [c_void_p, c_void_p]),
    "ctn_iterator_retain": (c_void_p, [c_void_p]),
    "ctn_iterator_release": (None, [c_void_p]),
    "ctn_iterator_serial_new": (
        ctn_status,
        [c_void_p, c_int64, c_int32, c_int32, c_uint64, POINTER(c_void_p)],
    ),
    "ctn_iterator_multithread_new": (
        ctn_status,
        [c_void_p, c_int64, c_int32, c_int32, c_uint64, c_int64, c_int64, POINTER(c_void_p)],
    ),
    "ctn_iterator_next": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_int32)]),
    "ctn_iterator_next_picks": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_iterator_part_count": (c_size_t, [c_void_p]),
    "ctn_iterator_batch_size": (c_int64, [c_void_p]),
    "ctn_iterator_dataset": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_iterator_epoch": (c_int64, [c_void_p]),
    "ctn_iterator_epoch_detail": (c_double, [c_void_p]),
    "ctn_iterator_previous_epoch_detail": (c_double, [c_void_p]),
    "ctn_iterator_is_new_epoch": (c_int32, [c_void_p]),
    "ctn_iterator_reset": (ctn_status, [c_void_p]),
    "ctn_iterator_finalize": (ctn_status, [c_void_p]),
    "ctn_iterator_set_padding": (ctn_status, [c_void_p, POINTER(c_double), c_size_t]),
    "ctn_iterator_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_updater_retain": (c_void_p, [c_void_p]),
    "ctn_updater_release": (None, [c_void_p]),
    "ctn_updater_standard_new": (
        ctn_status,
        [c_void_p, c_void_p, ctn_batch_loss_fn, c_void_p, ctn_destroy_fn, c_char_p, POINTER(c_void_p)],
    ),
    "ctn_updater_standard_set_loss_scale": (ctn_status, [c_void_p, c_void_p]),
    "ctn_updater_standard_set_accumulation": (ctn_status, [c_void_p, c_int64]),
    "ctn_updater_new": (ctn_status, [POINTER(ctn_updater_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_updater_add_optimizer": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_updater_add_iterator": (ctn_status, [c_void_p, c_char_p, c_void_p]),
    "ctn_updater_optimizer": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_updater_iterator": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_updater_update": (ctn_status, [c_void_p, POINTER(c_int32)]),
    "ctn_updater_iteration": (c_int64, [c_void_p]),
    "ctn_updater_epoch": (c_int64, [c_void_p]),
    "ctn_updater_epoch_detail": (c_double, [c_void_p]),
    "ctn_updater_previous_epoch_detail": (c_double, [c_void_p]),
    "ctn_updater_is_new_epoch": (c_int32, [c_void_p]),
    "ctn_trigger_retain": (c_void_p, [c_void_p]),
    "ctn_trigger_release": (None, [c_void_p]),
    "ctn_extension_retain": (c_void_p, [c_void_p]),
    "ctn_extension_release": (None, [c_void_p]),
    "ctn_trainer_retain": (c_void_p, [c_void_p]),
    "ctn_trainer_release": (None, [c_void_p]),
    "ctn_trainer_new": (ctn_status, [c_void_p, c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_trainer_extend": (ctn_status, [c_void_p, c_void_p, c_char_p, c_void_p, c_int32]),
    "ctn_trainer_extension": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_trainer_extension_count": (c_size_t, [c_void_p]),
    "ctn_trainer_extension_name": (c_char_p, [c_void_p, c_size_t]),
    "ctn_trainer_run": (ctn_status, [c_void_p, POINTER(ctn_training_result)]),
    "ctn_trainer_run_for": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(ctn_training_result)]),
    "ctn_trainer_stop": (None, [c_void_p]),
    "ctn_trainer_set_interrupts": (ctn_status, [c_void_p, c_int32]),
    "ctn_trainer_set_output": (
        ctn_status,
        [c_void_p, ctn_training_write_fn, c_void_p, ctn_destroy_fn, c_int32],
    ),
    "ctn_trainer_updater": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_trainer_observation": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_trainer_reporter": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_trainer_out": (c_char_p, [c_void_p]),
    "ctn_trainer_elapsed_time": (c_double, [c_void_p]),
    "ctn_trainer_snapshot_path": (c_char_p, [c_void_p]),
    "ctn_trainer_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_trainer_save": (ctn_status, [c_void_p, c_char_p]),
    "ctn_trainer_load": (ctn_status, [c_void_p, c_char_p]),
    "ctn_trigger_interval_new": (ctn_status, [c_double, ctn_trigger_unit, POINTER(c_void_p)]),
    "ctn_trigger_manual_schedule_new": (
        ctn_status,
        [POINTER(c_double), c_size_t, ctn_trigger_unit, POINTER(c_void_p)],
    ),
    "ctn_trigger_once_new": (ctn_status, [c_int32, POINTER(c_void_p)]),
    "ctn_trigger_min_value_new": (ctn_status, [c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_trigger_max_value_new": (ctn_status, [c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_trigger_early_stopping_new": (
        ctn_status,
        [c_char_p, c_int64, ctn_stopping_mode, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_trigger_new": (ctn_status, [POINTER(ctn_trigger_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_trigger_best_value": (ctn_status, [c_void_p, POINTER(c_double)]),
    "ctn_extension_new": (ctn_status, [POINTER(ctn_extension_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_extension_default_name": (c_char_p, [c_void_p]),
    "ctn_extension_evaluator_new": (
        ctn_status,
        [c_void_p, c_void_p, ctn_batch_loss_fn, c_void_p, ctn_destroy_fn, c_char_p, POINTER(c_void_p)],
    ),
    "ctn_extension_log_report_new": (
        ctn_status,
        [POINTER(c_char_p), c_size_t, c_char_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_extension_log_count": (c_size_t, [c_void_p]),
    "ctn_extension_log_value": (ctn_status, [c_void_p, c_size_t, c_char_p, POINTER(c_double)]),
    "ctn_extension_log_line": (ctn_status, [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_extension_print_report_new": (
        ctn_status,
        [POINTER(c_char_p), c_size_t, c_char_p, POINTER(c_void_p)],
    ),
    "ctn_extension_progress_bar_new": (ctn_status, [c_int64, POINTER(c_void_p)]),
    "ctn_extension_progress_bar_set_training_length": (ctn_status, [c_void_p, c_double, ctn_trigger_unit]),
    "ctn_extension_progress_bar_set_bar_length": (ctn_status, [c_void_p, c_int64]),
    "ctn_extension_set_output": (
        ctn_status,
        [c_void_p, ctn_training_write_fn, c_void_p, ctn_destroy_fn, c_int32],
    ),
    "ctn_extension_snapshot_new": (ctn_status, [c_char_p, c_int64, c_int32, POINTER(c_void_p)]),
    "ctn_extension_snapshot_user_new": (
        ctn_status,
        [c_char_p, c_int64, c_int32, ctn_snapshot_file_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p)],
    ),
    "ctn_extension_snapshot_set_on_error": (ctn_status, [c_void_p, c_int32]),
    "ctn_extension_snapshot_object_new": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_extension_shift_new": (ctn_status, [c_char_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_extension_observe_value_new": (
        ctn_status,
        [c_char_p, ctn_observe_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p)],
    ),
    "ctn_extension_observe_hyperparameter_new": (
        ctn_status,
        [c_char_p, c_char_p, c_char_p, POINTER(c_void_p)],
    ),
    "ctn_extension_fail_on_non_number_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_extension_parameter_statistics_new": (
        ctn_status,
        [c_void_p, c_char_p, c_int32, c_int32, POINTER(c_void_p)],
    ),
    "ctn_extension_parameter_statistics_set_percentiles": (
        ctn_status,
        [c_void_p, POINTER(c_double), c_size_t],
    ),
    "ctn_extension_dump_graph_new": (ctn_status, [c_char_p, c_char_p, POINTER(c_void_p)]),
    "ctn_extension_plot_report_new": (
        ctn_status,
        [POINTER(c_char_p), c_size_t, c_char_p, c_char_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_function_hook_retain": (c_void_p, [c_void_p]),
    "ctn_function_hook_release": (None, [c_void_p]),
    "ctn_function_hook_new": (
        ctn_status,
        [POINTER(ctn_function_hook_callbacks), c_void_p, POINTER(c_void_p)],
    ),
    "ctn_function_hook_name": (c_char_p, [c_void_p]),
    "ctn_function_hook_add": (ctn_status, [c_void_p, c_char_p]),
    "ctn_function_hook_remove": (ctn_status, [c_char_p]),
    "ctn_function_hook_count": (c_size_t, []),
    "ctn_function_hook_at": (
        ctn_status,
        [c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "ctn_function_add_hook": (ctn_status, [c_void_p, c_void_p, c_char_p]),
    "ctn_function_delete_hook": (ctn_status, [c_void_p, c_char_p]),
    "ctn_function_local_hook_count": (c_size_t, [c_void_p]),
    "ctn_function_local_hook_at": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "ctn_timer_hook_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_timer_hook_call_count": (c_size_t, [c_void_p]),
    "ctn_timer_hook_call": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_double), POINTER(c_int32)],
    ),
    "ctn_timer_hook_total_time": (c_double, [c_void_p]),
    "ctn_timer_hook_clear": (ctn_status, [c_void_p]),
    "ctn_memory_hook_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_memory_hook_call_count": (c_size_t, [c_void_p]),
    "ctn_memory_hook_call": (
        ctn_status,
        [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_int64), POINTER(c_int32)],
    ),
    "ctn_memory_hook_total_bytes": (c_int64, [c_void_p]),
    "ctn_memory_hook_clear": (ctn_status, [c_void_p]),
    "ctn_function_options_retain": (c_void_p, [c_void_p]),
    "ctn_function_options_release": (None, [c_void_p]),
    "ctn_function_options_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_function_options_set_reduction": (ctn_status, [c_void_p, ctn_reduction]),
    "ctn_function_options_set_class_weight": (ctn_status, [c_void_p, c_void_p]),
    "ctn_function_options_set_ignore_label": (ctn_status, [c_void_p, c_int64]),
    "ctn_function_options_set_label_smoothing": (ctn_status, [c_void_p, c_double]),
    "ctn_function_options_set_mask": (ctn_status, [c_void_p, c_void_p]),
    "ctn_function_options_set_noise": (ctn_status, [c_void_p, c_void_p]),
    "ctn_function_options_set_samples": (ctn_status, [c_void_p, c_void_p]),
    "ctn_function_options_set_dilation": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t]),
    "ctn_function_options_set_groups": (ctn_status, [c_void_p, c_int64]),
    "ctn_function_options_set_outsize": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t]),
    "ctn_function_options_set_cover_all": (ctn_status, [c_void_p, c_int32]),
    "ctn_function_options_set_count_include_pad": (ctn_status, [c_void_p, c_int32]),
    "ctn_function_options_set_scale": (ctn_status, [c_void_p, c_double]),
    "ctn_function_options_set_causal": (ctn_status, [c_void_p, c_int32]),
    "ctn_function_options_set_dropout": (ctn_status, [c_void_p, c_double]),
    "ctn_function_options_set_approximate": (ctn_status, [c_void_p, c_int32]),
    "ctn_add": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_add_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_add_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_sub": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_sub_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_rsub_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_sub_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_rsub_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_mul": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_mul_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_mul_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_div": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_div_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_rdiv_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_div_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_rdiv_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_pow": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_pow_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_rpow_f64": (ctn_status, [c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_pow_i64": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_rpow_i64": (ctn_status, [c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_maximum": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_maximum_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_minimum": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_minimum_f64": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_neg": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_absolute": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_square": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_sqrt": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_exp": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_log": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_log1p": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_sin": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_cos": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_tanh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_sigmoid": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_relu": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_multiply_add": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_reciprocal": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_hypot": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_arctan2": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_logaddexp": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_logaddexp2": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_exp2": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_expm1": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_log2": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_log10": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_cbrt": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_tan": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_arcsin": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_arccos": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_arctan": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_sinh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_cosh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_arcsinh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_arccosh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_arctanh": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_deg2rad": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_rad2deg": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_clipped_relu": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_leaky_relu": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_elu": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_softplus": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_silu": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_gelu": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_prelu": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_softmax": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_log_softmax": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_lstm": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_slstm": (ctn_status, [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_maxout": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_reshape": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_transpose": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_broadcast_to": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_expand_dims": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_squeeze": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_swapaxes": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_flip": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_cast": (ctn_status, [c_void_p, ctn_dtype, POINTER(c_void_p)]),
    "ctn_copy": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_tile": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_pad": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_int64), c_double, POINTER(c_void_p)],
    ),
    "ctn_concat": (ctn_status, [POINTER(c_void_p), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_stack": (ctn_status, [POINTER(c_void_p), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_split_axis": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p), c_size_t]),
    "ctn_split_axis_at": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int64, POINTER(c_void_p), c_size_t],
    ),
    "ctn_broadcast": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_get_item": (ctn_status, [c_void_p, POINTER(ctn_index), c_size_t, POINTER(c_void_p)]),
    "ctn_select_item": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_where": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_identity_list": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_identity": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_linear": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_embed_id": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_bilinear": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_attention": (ctn_status, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_n_step_lstm": (
        ctn_status,
        [
            c_int64,
            c_double,
            c_void_p,
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            POINTER(c_void_p),
        ],
    ),
    "ctn_n_step_bilstm": (
        ctn_status,
        [
            c_int64,
            c_double,
            c_void_p,
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            POINTER(c_void_p),
        ],
    ),
    "ctn_n_step_gru": (
        ctn_status,
        [
            c_int64,
            c_double,
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
        ],
    ),
    "ctn_n_step_bigru": (
        ctn_status,
        [
            c_int64,
            c_double,
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
        ],
    ),
    "ctn_convolution_2d": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_int64, c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_deconvolution_2d": (
        ctn_status,
        [
            c_void_p,
            c_void_p,
            c_void_p,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_convolution_nd": (
        ctn_status,
        [
            c_void_p,
            c_void_p,
            c_void_p,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_deconvolution_nd": (
        ctn_status,
        [
            c_void_p,
            c_void_p,
            c_void_p,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_set_convolution_algorithm": (ctn_status, [ctn_convolution_method]),
    "ctn_convolution_algorithm": (ctn_convolution_method, []),
    "ctn_accuracy": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_binary_accuracy": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_walker_alias_retain": (c_void_p, [c_void_p]),
    "ctn_walker_alias_release": (None, [c_void_p]),
    "ctn_walker_alias_new": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_walker_alias_sample": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_walker_alias_sample_from": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_walker_alias_to_device": (ctn_status, [c_void_p, c_char_p]),
    "ctn_walker_alias_threshold": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_walker_alias_values": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_softmax_cross_entropy": (ctn_status, [c_void_p, c_void_p, c_int32, c_void_p, POINTER(c_void_p)]),
    "ctn_sigmoid_cross_entropy": (ctn_status, [c_void_p, c_void_p, c_int32, c_void_p, POINTER(c_void_p)]),
    "ctn_mean_squared_error": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_hinge": (ctn_status, [c_void_p, c_void_p, ctn_hinge_norm, c_void_p, POINTER(c_void_p)]),
    "ctn_contrastive": (ctn_status, [c_void_p, c_void_p, c_void_p, c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_cross_covariance": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_bernoulli_nll": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_gaussian_kl_divergence": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_gaussian_nll": (ctn_status, [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_connectionist_temporal_classification": (
        ctn_status,
        [POINTER(c_void_p), c_size_t, c_void_p, c_int64, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_negative_sampling": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_sum": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_matmul": (ctn_status, [c_void_p, c_void_p, c_int32, c_int32, POINTER(c_void_p)]),
    "ctn_max": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_min": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_mean": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_logsumexp": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_clip": (ctn_status, [c_void_p, c_double, c_double, POINTER(c_void_p)]),
    "ctn_matmul_numpy": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_batch_matmul": (ctn_status, [c_void_p, c_void_p, c_int32, c_int32, POINTER(c_void_p)]),
    "ctn_inv": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_batch_inv": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_det": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_batch_det": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_batch_l2_norm_squared": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_dropout": (ctn_status, [c_void_p, c_double, c_void_p, POINTER(c_void_p)]),
    "ctn_gaussian": (ctn_status, [c_void_p, c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_batch_normalization": (ctn_status, [c_void_p, c_void_p, c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_fixed_batch_normalization": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_layer_normalization": (ctn_status, [c_void_p, c_void_p, c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_rms_normalization": (ctn_status, [c_void_p, c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_local_response_normalization": (
        ctn_status,
        [c_void_p, c_int64, c_double, c_double, c_double, POINTER(c_void_p)],
    ),
    "ctn_max_pooling_2d": (
        ctn_status,
        [
            c_void_p,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int32,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_average_pooling_2d": (
        ctn_status,
        [c_void_p, c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_spatial_pyramid_pooling_2d": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_unpooling_2d": (
        ctn_status,
        [
            c_void_p,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int32,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_fused_retain": (c_void_p, [c_void_p]),
    "ctn_fused_release": (None, [c_void_p]),
    "ctn_fused_new": (ctn_status, [ctn_fuse_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p)]),
    "ctn_fused_call": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t]),
    "ctn_fused_call_arrays": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t],
    ),
    "ctn_fuse": (
        ctn_status,
        [ctn_fuse_fn, c_void_p, ctn_destroy_fn, POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t],
    ),
    "ctn_array_get_advanced": (
        ctn_status,
        [c_void_p, POINTER(ctn_index), c_size_t, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_array_set_advanced": (
        ctn_status,
        [c_void_p, POINTER(ctn_index), c_size_t, POINTER(c_void_p), c_size_t, c_void_p],
    ),
    "ctn_array_add_at": (
        ctn_status,
        [c_void_p, POINTER(ctn_index), c_size_t, POINTER(c_void_p), c_size_t, c_void_p],
    ),
    "ctn_array_get_mask": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_set_mask": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_put": (ctn_status, [c_void_p, c_void_p, c_void_p, ctn_index_mode]),
    "ctn_array_take_along_axis": (ctn_status, [c_void_p, c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_put_along_axis": (ctn_status, [c_void_p, c_void_p, c_void_p, c_int64]),
    "ctn_array_nonzero": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_flatnonzero": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_argwhere": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_compress": (ctn_status, [c_void_p, c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_extract": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_npz_file_retain": (c_void_p, [c_void_p]),
    "ctn_npz_file_release": (None, [c_void_p]),
    "ctn_array_save": (ctn_status, [c_void_p, c_char_p]),
    "ctn_array_load": (ctn_status, [c_char_p, ctn_mmap_mode, POINTER(c_void_p)]),
    "ctn_array_save_to_memory": (ctn_status, [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)]),
    "ctn_array_load_from_memory": (ctn_status, [c_void_p, c_size_t, POINTER(c_void_p)]),
    "ctn_array_tofile": (ctn_status, [c_void_p, c_char_p, c_char_p]),
    "ctn_array_savez": (ctn_status, [c_char_p, POINTER(c_void_p), c_size_t, POINTER(c_char_p), c_int32]),
    "ctn_npz_file_open": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_npz_file_count": (c_size_t, [c_void_p]),
    "ctn_npz_file_name": (ctn_status, [c_void_p, c_size_t, POINTER(c_char_p)]),
    "ctn_npz_file_contains": (c_int32, [c_void_p, c_char_p]),
    "ctn_npz_file_read": (ctn_status, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "ctn_kernel_options_retain": (c_void_p, [c_void_p]),
    "ctn_kernel_options_release": (None, [c_void_p]),
    "ctn_elementwise_kernel_retain": (c_void_p, [c_void_p]),
    "ctn_elementwise_kernel_release": (None, [c_void_p]),
    "ctn_reduction_kernel_retain": (c_void_p, [c_void_p]),
    "ctn_reduction_kernel_release": (None, [c_void_p]),
    "ctn_raw_kernel_retain": (c_void_p, [c_void_p]),
    "ctn_raw_kernel_release": (None, [c_void_p]),
    "ctn_kernel_options_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_kernel_options_set_preamble": (ctn_status, [c_void_p, c_char_p]),
    "ctn_kernel_options_set_loop_prep": (ctn_status, [c_void_p, c_char_p]),
    "ctn_kernel_options_set_after_loop": (ctn_status, [c_void_p, c_char_p]),
    "ctn_kernel_options_set_reduce_dims": (ctn_status, [c_void_p, c_int32]),
    "ctn_kernel_options_set_reduce_type": (ctn_status, [c_void_p, c_char_p]),
    "ctn_kernel_options_add_compiler_option": (ctn_status, [c_void_p, c_char_p]),
    "ctn_elementwise_kernel_new": (
        ctn_status,
        [c_char_p, c_char_p, c_char_p, c_char_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_elementwise_kernel_call": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), c_size_t, c_int64, POINTER(c_void_p), POINTER(c_void_p), c_size_t],
    ),
    "ctn_reduction_kernel_new": (
        ctn_status,
        [c_char_p, c_char_p, c_char_p, c_char_p, c_char_p, c_char_p, c_char_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_reduction_kernel_call": (
        ctn_status,
        [
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            c_int32,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
        ],
    ),
    "ctn_raw_kernel_new": (ctn_status, [c_char_p, c_char_p, c_void_p, POINTER(c_void_p)]),
    "ctn_raw_kernel_call": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_int64), c_size_t, POINTER(c_void_p), c_size_t],
    ),
    "ctn_kernel_cache_directory": (ctn_status, [c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_array_inner": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_outer": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_outer_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_vdot": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_tensordot": (ctn_status, [c_void_p, c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_tensordot_axes": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_int64), c_size_t, POINTER(c_int64), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_array_matmul_into": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_array_diagonal": (ctn_status, [c_void_p, c_int64, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_array_trace": (ctn_status, [c_void_p, c_int64, c_int64, c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_trace_into": (ctn_status, [c_void_p, c_int64, c_int64, c_int64, ctn_dtype, c_void_p]),
    "ctn_array_inv": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_det": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_slogdet": (ctn_status, [c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_solve": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_array_cholesky": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_qr": (ctn_status, [c_void_p, c_int32, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_qr_r": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_svd": (
        ctn_status,
        [c_void_p, c_int32, POINTER(c_void_p), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_array_svdvals": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_eigh": (ctn_status, [c_void_p, c_int32, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_eigvalsh": (ctn_status, [c_void_p, c_int32, POINTER(c_void_p)]),
    "ctn_array_pinv": (ctn_status, [c_void_p, c_double, POINTER(c_void_p)]),
    "ctn_array_norm": (
        ctn_status,
        [c_void_p, ctn_norm_kind, c_double, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)],
    ),
    "ctn_link_iterator_retain": (c_void_p, [c_void_p]),
    "ctn_link_iterator_release": (None, [c_void_p]),
    "ctn_param_iterator_retain": (c_void_p, [c_void_p]),
    "ctn_param_iterator_release": (None, [c_void_p]),
    "ctn_link_count": (ctn_status, [c_void_p, c_int32, POINTER(c_size_t)]),
    "ctn_link_at": (ctn_status, [c_void_p, c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_link_path": (ctn_status, [c_void_p, c_size_t, c_int32, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_link_iterator_new": (ctn_status, [c_void_p, c_int32, POINTER(c_void_p)]),
    "ctn_link_iterator_next": (ctn_status, [c_void_p, POINTER(c_char_p), POINTER(c_void_p)]),
    "ctn_param_iterator_new": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_param_iterator_next": (ctn_status, [c_void_p, POINTER(c_char_p), POINTER(c_void_p)]),
    "ctn_link_freeze": (ctn_status, [c_void_p, c_char_p]),
    "ctn_link_unfreeze": (ctn_status, [c_void_p, c_char_p]),
    "ctn_link_kind": (c_char_p, [c_void_p]),
    "ctn_link_device": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_link_add_persistent_i64": (ctn_status, [c_void_p, c_char_p, c_int64]),
    "ctn_link_add_persistent_f64": (ctn_status, [c_void_p, c_char_p, c_double]),
    "ctn_link_add_persistent_text": (ctn_status, [c_void_p, c_char_p, c_char_p]),
    "ctn_link_persistent_i64": (ctn_status, [c_void_p, c_char_p, POINTER(c_int64)]),
    "ctn_link_persistent_f64": (ctn_status, [c_void_p, c_char_p, POINTER(c_double)]),
    "ctn_link_persistent_text": (ctn_status, [c_void_p, c_char_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_link_set_persistent_i64": (ctn_status, [c_void_p, c_char_p, c_int64]),
    "ctn_link_set_persistent_f64": (ctn_status, [c_void_p, c_char_p, c_double]),
    "ctn_link_set_persistent_text": (ctn_status, [c_void_p, c_char_p, c_char_p]),
    "ctn_link_persistent_count": (c_size_t, [c_void_p]),
    "ctn_link_persistent_name": (ctn_status, [c_void_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_link_persistent_kind": (ctn_status, [c_void_p, c_size_t, POINTER(ctn_persistent_kind)]),
    "ctn_link_prelu_new": (ctn_status, [POINTER(c_int64), c_size_t, c_void_p, POINTER(c_void_p)]),
    "ctn_link_maxout_new": (ctn_status, [c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_classifier_set_loss_function": (
        ctn_status,
        [c_void_p, ctn_classifier_function_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_link_classifier_set_accuracy_function": (
        ctn_status,
        [c_void_p, ctn_classifier_function_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_link_bilinear_new": (ctn_status, [c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_deconvolution_2d_new": (
        ctn_status,
        [c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_inception_new": (
        ctn_status,
        [c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_inception_bn_new": (
        ctn_status,
        [
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            ctn_pooling,
            c_int64,
            c_int64,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_link_mlp_convolution_2d_new": (
        ctn_status,
        [
            c_int64,
            POINTER(c_int64),
            c_size_t,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            c_int64,
            ctn_link_activation_fn,
            c_void_p,
            ctn_destroy_fn,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_link_convolution_nd_new": (
        ctn_status,
        [
            c_int64,
            c_int64,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_link_deconvolution_nd_new": (
        ctn_status,
        [
            c_int64,
            c_int64,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            POINTER(c_int64),
            c_size_t,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_link_multi_head_attention_new": (
        ctn_status,
        [c_int64, c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_sequential_new": (ctn_status, [POINTER(c_void_p)]),
    "ctn_link_sequential_append": (ctn_status, [c_void_p, c_void_p]),
    "ctn_link_sequential_append_function": (
        ctn_status,
        [c_void_p, ctn_link_activation_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_link_sequential_append_activation": (ctn_status, [c_void_p, ctn_activation]),
    "ctn_link_negative_sampling_new": (
        ctn_status,
        [c_int64, POINTER(c_int64), c_size_t, c_int64, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_negative_sampling_sampler": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_negative_sampling_call": (
        ctn_status,
        [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_binary_hierarchical_softmax_new": (
        ctn_status,
        [c_int64, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_binary_hierarchical_softmax_tables": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_create_huffman_tree": (
        ctn_status,
        [POINTER(c_int64), c_size_t, POINTER(c_double), c_size_t, POINTER(c_void_p)],
    ),
    "ctn_link_batch_normalization_new": (
        ctn_status,
        [POINTER(c_int64), c_size_t, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_set_normalization_mode": (ctn_status, [c_void_p, ctn_normalization_mode]),
    "ctn_link_normalization_mode": (ctn_status, [c_void_p, POINTER(ctn_normalization_mode)]),
    "ctn_link_start_finetuning": (ctn_status, [c_void_p]),
    "ctn_link_layer_normalization_new": (
        ctn_status,
        [POINTER(c_int64), c_size_t, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_link_embed_id_new": (ctn_status, [c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_embed_id_set_ignore_label": (ctn_status, [c_void_p, c_int32, c_int64]),
    "ctn_link_lstm_new": (ctn_status, [c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_lstm_reset_state": (ctn_status, [c_void_p]),
    "ctn_link_lstm_set_state": (ctn_status, [c_void_p, c_void_p, c_void_p]),
    "ctn_link_lstm_c": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_lstm_h": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_gru_new": (ctn_status, [c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_stateful_gru_new": (ctn_status, [c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_stateful_gru_reset_state": (ctn_status, [c_void_p]),
    "ctn_link_stateful_gru_set_state": (ctn_status, [c_void_p, c_void_p]),
    "ctn_link_stateful_gru_h": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_link_n_step_lstm_new": (ctn_status, [c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_n_step_bilstm_new": (ctn_status, [c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_n_step_lstm_call": (
        ctn_status,
        [
            c_void_p,
            c_void_p,
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            POINTER(c_void_p),
            POINTER(c_void_p),
        ],
    ),
    "ctn_link_n_step_gru_new": (ctn_status, [c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_n_step_bigru_new": (ctn_status, [c_int64, c_int64, c_int64, c_void_p, POINTER(c_void_p)]),
    "ctn_link_n_step_gru_call": (
        ctn_status,
        [c_void_p, c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_array_atleast_1d": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_atleast_2d": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_atleast_3d": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_broadcast": (
        ctn_status,
        [POINTER(c_void_p), c_size_t, POINTER(c_int64), c_size_t, POINTER(c_size_t)],
    ),
    "ctn_array_broadcast_arrays": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_array_moveaxis": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_array_flip": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_array_stack": (ctn_status, [POINTER(c_void_p), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_array_hstack": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_array_vstack": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_array_dstack": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_array_column_stack": (ctn_status, [POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_array_hsplit": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_array_vsplit": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_array_dsplit": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_array_hsplit_at": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p), c_size_t]),
    "ctn_array_vsplit_at": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p), c_size_t]),
    "ctn_array_dsplit_at": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p), c_size_t]),
    "ctn_array_tile": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_void_p)]),
    "ctn_array_repeat": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_array_roll": (ctn_status, [c_void_p, c_int64, c_int64, POINTER(c_void_p)]),
    "ctn_recompute": (
        ctn_status,
        [
            ctn_recompute_fn,
            c_void_p,
            ctn_destroy_fn,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
        ],
    ),
    "ctn_array_sum": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int32, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_array_sum_into": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, ctn_dtype, c_void_p]),
    "ctn_array_prod": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int32, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_array_prod_into": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, ctn_dtype, c_void_p]),
    "ctn_array_mean": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int32, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_array_mean_into": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, ctn_dtype, c_void_p]),
    "ctn_array_max": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_array_max_into": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, c_void_p]),
    "ctn_array_min": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_array_min_into": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, c_void_p]),
    "ctn_array_argmax": (ctn_status, [c_void_p, c_int64, c_int32, POINTER(c_void_p)]),
    "ctn_array_argmax_into": (ctn_status, [c_void_p, c_int64, c_int32, c_void_p]),
    "ctn_array_argmin": (ctn_status, [c_void_p, c_int64, c_int32, POINTER(c_void_p)]),
    "ctn_array_argmin_into": (ctn_status, [c_void_p, c_int64, c_int32, c_void_p]),
    "ctn_array_var": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_double, c_int32, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_array_var_into": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_double, c_int32, ctn_dtype, c_void_p],
    ),
    "ctn_array_std": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_double, c_int32, ctn_dtype, POINTER(c_void_p)],
    ),
    "ctn_array_std_into": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_double, c_int32, ctn_dtype, c_void_p],
    ),
    "ctn_array_count_nonzero": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)],
    ),
    "ctn_array_all": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_array_any": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int32, POINTER(c_void_p)]),
    "ctn_array_convolve": (ctn_status, [c_void_p, c_void_p, ctn_convolution_mode, POINTER(c_void_p)]),
    "ctn_array_correlate": (ctn_status, [c_void_p, c_void_p, ctn_convolution_mode, POINTER(c_void_p)]),
    "ctn_array_einsum": (ctn_status, [c_char_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)]),
    "ctn_array_einsum_into": (ctn_status, [c_char_p, POINTER(c_void_p), c_size_t, c_void_p]),
    "ctn_array_eig": (ctn_status, [c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    "ctn_array_eigvals": (ctn_status, [c_void_p, POINTER(c_void_p)]),
    "ctn_array_lstsq": (
        ctn_status,
        [
            c_void_p,
            c_void_p,
            c_double,
            POINTER(c_void_p),
            POINTER(c_void_p),
            POINTER(c_int64),
            POINTER(c_void_p),
        ],
    ),
    "ctn_array_pad": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, ctn_pad_mode, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_array_splice": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_int64), c_void_p, c_int64, POINTER(c_void_p)],
    ),
    "ctn_array_roll_axes": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, POINTER(c_int64), POINTER(c_void_p)],
    ),
    "ctn_array_packbits": (ctn_status, [c_void_p, c_int64, c_int32, POINTER(c_void_p)]),
    "ctn_link_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_optimizer_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_random_state_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_loss_scale_serialize": (ctn_status, [c_void_p, c_void_p]),
    "ctn_checkpoint_save": (ctn_status, [c_char_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "ctn_checkpoint_load": (ctn_status, [c_char_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "ctn_link_save_npz": (ctn_status, [c_void_p, c_char_p, c_int32]),
    "ctn_link_load_npz": (ctn_status, [c_void_p, c_char_p]),
    "ctn_link_save_hdf5": (ctn_status, [c_void_p, c_char_p, c_int32]),
    "ctn_link_load_hdf5": (ctn_status, [c_void_p, c_char_p]),
    "ctn_link_save_safetensors": (ctn_status, [c_void_p, c_char_p]),
    "ctn_link_load_safetensors": (ctn_status, [c_void_p, c_char_p]),
    "ctn_link_load": (ctn_status, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "ctn_optimizer_save_npz": (ctn_status, [c_void_p, c_char_p, c_int32]),
    "ctn_optimizer_load_npz": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_save_hdf5": (ctn_status, [c_void_p, c_char_p, c_int32]),
    "ctn_optimizer_load_hdf5": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_save_safetensors": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_load_safetensors": (ctn_status, [c_void_p, c_char_p]),
    "ctn_optimizer_load": (ctn_status, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "ctn_array_sort": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_sort_inplace": (ctn_status, [c_void_p, c_int64]),
    "ctn_array_argsort": (ctn_status, [c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_lexsort": (ctn_status, [POINTER(c_void_p), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_array_partition": (ctn_status, [c_void_p, POINTER(c_int64), c_size_t, c_int64, POINTER(c_void_p)]),
    "ctn_array_argpartition": (
        ctn_status,
        [c_void_p, POINTER(c_int64), c_size_t, c_int64, POINTER(c_void_p)],
    ),
    "ctn_array_searchsorted": (ctn_status, [c_void_p, c_void_p, ctn_side, c_void_p, POINTER(c_void_p)]),
    "ctn_array_unique": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), POINTER(c_void_p), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "ctn_array_bincount": (ctn_status, [c_void_p, c_void_p, c_int64, POINTER(c_void_p)]),
    "ctn_array_cumsum": (ctn_status, [c_void_p, c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_cumsum_into": (ctn_status, [c_void_p, c_int64, ctn_dtype, c_void_p]),
    "ctn_array_cumprod": (ctn_status, [c_void_p, c_int64, ctn_dtype, POINTER(c_void_p)]),
    "ctn_array_cumprod_into": (ctn_status, [c_void_p, c_int64, ctn_dtype, c_void_p]),
    "ctn_stream_retain": (c_void_p, [c_void_p]),
    "ctn_stream_release": (None, [c_void_p]),
    "ctn_event_retain": (c_void_p, [c_void_p]),
    "ctn_event_release": (None, [c_void_p]),
    "ctn_stream_new": (ctn_status, [c_char_p, c_int32, c_int32, POINTER(c_void_p)]),
    "ctn_stream_default": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_stream_per_thread": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_stream_current": (ctn_status, [c_char_p, POINTER(c_void_p)]),
    "ctn_stream_set_current": (ctn_status, [c_char_p, c_void_p]),
    "ctn_stream_device": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_stream_priority": (ctn_status, [c_void_p, POINTER(c_int32)]),
    "ctn_stream_priority_range": (ctn_status, [c_char_p, POINTER(c_int32), POINTER(c_int32)]),
    "ctn_stream_synchronize": (ctn_status, [c_void_p]),
    "ctn_stream_done": (ctn_status, [c_void_p, POINTER(c_int32)]),
    "ctn_stream_record": (ctn_status, [c_void_p, c_void_p, POINTER(c_void_p)]),
    "ctn_stream_wait_event": (ctn_status, [c_void_p, c_void_p]),
    "ctn_stream_add_callback": (ctn_status, [c_void_p, ctn_stream_fn, c_void_p, ctn_destroy_fn]),
    "ctn_event_new": (ctn_status, [c_char_p, c_int32, POINTER(c_void_p)]),
    "ctn_event_device": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_event_record": (ctn_status, [c_void_p, c_void_p]),
    "ctn_event_synchronize": (ctn_status, [c_void_p]),
    "ctn_event_done": (ctn_status, [c_void_p, POINTER(c_int32)]),
    "ctn_event_elapsed_time": (ctn_status, [c_void_p, c_void_p, POINTER(c_double)]),
    "ctn_array_to_data_async": (ctn_status, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "ctn_array_set_data_async": (ctn_status, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "ctn_gradient_check_numerical_grad": (
        ctn_status,
        [
            ctn_gradient_check_arrays_fn,
            c_void_p,
            ctn_destroy_fn,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            c_double,
            POINTER(c_void_p),
        ],
    ),
    "ctn_gradient_check_backward": (
        ctn_status,
        [
            ctn_gradient_check_fn,
            c_void_p,
            ctn_destroy_fn,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            c_double,
            c_double,
            c_double,
        ],
    ),
    "ctn_gradient_check_double_backward": (
        ctn_status,
        [
            ctn_gradient_check_fn,
            c_void_p,
            ctn_destroy_fn,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            c_double,
            c_double,
            c_double,
        ],
    ),
    "ctn_gradient_check_function": (
        ctn_status,
        [
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            c_int32,
            c_double,
            c_double,
            c_double,
        ],
    ),
    "ctn_gradient_check_link": (
        ctn_status,
        [
            c_void_p,
            POINTER(c_void_p),
            c_size_t,
            POINTER(c_void_p),
            c_size_t,
            c_int32,
            c_double,
            c_double,
            c_double,
        ],
    ),
    "ctn_testing_assert_allclose": (ctn_status, [c_void_p, c_void_p, c_double, c_double, c_char_p, c_int32]),
    "ctn_testing_assert_array_almost_equal": (ctn_status, [c_void_p, c_void_p, c_int32, c_char_p, c_int32]),
    "ctn_testing_assert_array_almost_equal_nulp": (ctn_status, [c_void_p, c_void_p, c_int64]),
    "ctn_testing_assert_array_max_ulp": (ctn_status, [c_void_p, c_void_p, c_int64, ctn_dtype]),
    "ctn_testing_assert_array_equal": (ctn_status, [c_void_p, c_void_p, c_char_p, c_int32]),
    "ctn_testing_assert_array_list_equal": (
        ctn_status,
        [POINTER(c_void_p), c_size_t, POINTER(c_void_p), c_size_t, c_char_p, c_int32],
    ),
    "ctn_testing_assert_array_less": (ctn_status, [c_void_p, c_void_p, c_char_p, c_int32]),
    "ctn_testing_for_dtypes": (
        ctn_status,
        [POINTER(ctn_dtype), c_size_t, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_for_all_dtypes": (
        ctn_status,
        [c_int32, c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_for_float_dtypes": (ctn_status, [c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn]),
    "ctn_testing_for_signed_dtypes": (ctn_status, [ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn]),
    "ctn_testing_for_unsigned_dtypes": (ctn_status, [ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn]),
    "ctn_testing_for_int_dtypes": (ctn_status, [c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn]),
    "ctn_testing_for_dtypes_combination": (
        ctn_status,
        [POINTER(ctn_dtype), c_size_t, c_size_t, c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_for_all_dtypes_combination": (
        ctn_status,
        [c_size_t, c_int32, c_int32, c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_for_signed_dtypes_combination": (
        ctn_status,
        [c_size_t, c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_for_unsigned_dtypes_combination": (
        ctn_status,
        [c_size_t, c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_for_int_dtypes_combination": (
        ctn_status,
        [c_size_t, c_int32, c_int32, ctn_testing_dtypes_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_devices_allclose": (
        ctn_status,
        [
            c_char_p,
            c_char_p,
            c_double,
            c_double,
            c_char_p,
            c_int32,
            c_int32,
            c_int32,
            ctn_testing_compute_fn,
            c_void_p,
            ctn_destroy_fn,
        ],
    ),
    "ctn_testing_devices_array_almost_equal": (
        ctn_status,
        [
            c_char_p,
            c_char_p,
            c_int32,
            c_char_p,
            c_int32,
            c_int32,
            c_int32,
            ctn_testing_compute_fn,
            c_void_p,
            ctn_destroy_fn,
        ],
    ),
    "ctn_testing_devices_array_almost_equal_nulp": (
        ctn_status,
        [c_char_p, c_char_p, c_int64, c_int32, c_int32, ctn_testing_compute_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_testing_devices_array_max_ulp": (
        ctn_status,
        [
            c_char_p,
            c_char_p,
            c_int64,
            ctn_dtype,
            c_int32,
            c_int32,
            ctn_testing_compute_fn,
            c_void_p,
            ctn_destroy_fn,
        ],
    ),
    "ctn_testing_devices_array_equal": (
        ctn_status,
        [
            c_char_p,
            c_char_p,
            c_char_p,
            c_int32,
            c_int32,
            c_int32,
            ctn_testing_compute_fn,
            c_void_p,
            ctn_destroy_fn,
        ],
    ),
    "ctn_testing_devices_array_list_equal": (
        ctn_status,
        [
            c_char_p,
            c_char_p,
            c_size_t,
            c_char_p,
            c_int32,
            ctn_testing_compute_list_fn,
            c_void_p,
            ctn_destroy_fn,
        ],
    ),
    "ctn_testing_devices_array_less": (
        ctn_status,
        [
            c_char_p,
            c_char_p,
            c_char_p,
            c_int32,
            c_int32,
            c_int32,
            ctn_testing_compute_fn,
            c_void_p,
            ctn_destroy_fn,
        ],
    ),
    "ctn_testing_devices_raise": (
        ctn_status,
        [c_char_p, c_char_p, ctn_testing_compute_fn, c_void_p, ctn_destroy_fn],
    ),
    "ctn_type_expr_retain": (c_void_p, [c_void_p]),
    "ctn_type_expr_release": (None, [c_void_p]),
    "ctn_type_check_expect": (ctn_status, [POINTER(c_void_p), c_size_t, c_char_p]),
    "ctn_type_check_expect_values": (
        ctn_status,
        [POINTER(c_void_p), c_size_t, c_char_p, POINTER(c_char_p), c_size_t, POINTER(c_int64)],
    ),
    "ctn_type_check_fail": (ctn_status, [c_char_p, c_char_p]),
    "ctn_type_check_enabled": (c_int32, []),
    "ctn_set_type_check_enabled": (ctn_status, [c_int32]),
    "ctn_type_expr_new": (
        ctn_status,
        [c_char_p, POINTER(c_char_p), c_size_t, POINTER(c_int64), POINTER(c_void_p)],
    ),
    "ctn_type_expr_text": (ctn_status, [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_type_expr_eval": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_int64)]),
    "ctn_type_expr_eval_text": (
        ctn_status,
        [c_void_p, POINTER(c_void_p), c_size_t, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "ctn_type_expr_expect": (ctn_status, [c_void_p, POINTER(c_void_p), c_size_t]),
    "ctn_array_ufunc": (
        ctn_status,
        [
            c_char_p,
            POINTER(c_void_p),
            c_size_t,
            ctn_dtype,
            ctn_casting,
            c_void_p,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_array_ufunc_outputs": (
        ctn_status,
        [
            c_char_p,
            POINTER(c_void_p),
            c_size_t,
            ctn_dtype,
            ctn_casting,
            c_void_p,
            POINTER(c_void_p),
            POINTER(c_void_p),
            c_size_t,
        ],
    ),
    "ctn_array_ufunc_at": (
        ctn_status,
        [c_char_p, c_void_p, POINTER(ctn_index), c_size_t, POINTER(c_void_p), c_size_t, c_void_p],
    ),
    "ctn_ufunc_count": (c_size_t, []),
    "ctn_ufunc_name": (c_char_p, [c_size_t]),
    "ctn_ufunc_arity": (ctn_status, [c_char_p, POINTER(c_size_t), POINTER(c_size_t)]),
    "ctn_ufunc_types": (ctn_status, [c_char_p, c_char_p, c_size_t, POINTER(c_size_t)]),
    "ctn_array_ufunc_reduce": (
        ctn_status,
        [
            c_char_p,
            c_void_p,
            POINTER(c_int64),
            c_size_t,
            c_int32,
            ctn_dtype,
            c_void_p,
            c_void_p,
            c_void_p,
            POINTER(c_void_p),
        ],
    ),
    "ctn_array_ufunc_accumulate": (
        ctn_status,
        [c_char_p, c_void_p, c_int64, ctn_dtype, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_array_ufunc_reduceat": (
        ctn_status,
        [c_char_p, c_void_p, c_void_p, c_int64, ctn_dtype, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_array_ufunc_outer": (
        ctn_status,
        [c_char_p, c_void_p, c_void_p, ctn_dtype, ctn_casting, c_void_p, c_void_p, POINTER(c_void_p)],
    ),
    "ctn_ufunc_reduction": (ctn_status, [c_char_p, POINTER(c_int32), POINTER(c_void_p)]),
    "ctn_link_user_new": (ctn_status, [POINTER(ctn_link_callbacks), c_void_p, POINTER(c_void_p)]),
    "ctn_link_user_data": (ctn_status, [c_void_p, POINTER(c_void_p)]),
}

# Elementwise operation -> its number of inputs, and the function of variables that computes it.
OPERATIONS = {
    "add": (2, "add"),
    "subtract": (2, "sub"),
    "multiply": (2, "mul"),
    "true_divide": (2, "div"),
    "floor_divide": (2, None),
    "remainder": (2, None),
    "power": (2, "pow"),
    "maximum": (2, "maximum"),
    "minimum": (2, "minimum"),
    "greater": (2, None),
    "greater_equal": (2, None),
    "less": (2, None),
    "less_equal": (2, None),
    "equal": (2, None),
    "not_equal": (2, None),
    "logical_and": (2, None),
    "logical_or": (2, None),
    "logical_xor": (2, None),
    "logical_not": (1, None),
    "negative": (1, "neg"),
    "absolute": (1, "absolute"),
    "square": (1, "square"),
    "sign": (1, None),
    "sqrt": (1, "sqrt"),
    "exp": (1, "exp"),
    "log": (1, "log"),
    "log1p": (1, "log1p"),
    "sin": (1, "sin"),
    "cos": (1, "cos"),
    "tanh": (1, "tanh"),
    "sigmoid": (1, "sigmoid"),
    "relu": (1, "relu"),
    "multiply_add": (3, "multiply_add"),
    "positive": (1, None),
    "reciprocal": (1, "reciprocal"),
    "fmax": (2, None),
    "fmin": (2, None),
    "fmod": (2, None),
    "divmod": (2, None),
    "modf": (1, None),
    "frexp": (1, None),
    "ldexp": (2, None),
    "copysign": (2, None),
    "nextafter": (2, None),
    "hypot": (2, "hypot"),
    "arctan2": (2, "arctan2"),
    "logaddexp": (2, "logaddexp"),
    "logaddexp2": (2, "logaddexp2"),
    "exp2": (1, "exp2"),
    "expm1": (1, "expm1"),
    "log2": (1, "log2"),
    "log10": (1, "log10"),
    "cbrt": (1, "cbrt"),
    "tan": (1, "tan"),
    "arcsin": (1, "arcsin"),
    "arccos": (1, "arccos"),
    "arctan": (1, "arctan"),
    "sinh": (1, "sinh"),
    "cosh": (1, "cosh"),
    "arcsinh": (1, "arcsinh"),
    "arccosh": (1, "arccosh"),
    "arctanh": (1, "arctanh"),
    "deg2rad": (1, "deg2rad"),
    "rad2deg": (1, "rad2deg"),
    "floor": (1, None),
    "ceil": (1, None),
    "trunc": (1, None),
    "rint": (1, None),
    "isfinite": (1, None),
    "isinf": (1, None),
    "isnan": (1, None),
    "signbit": (1, None),
    "bitwise_and": (2, None),
    "bitwise_or": (2, None),
    "bitwise_xor": (2, None),
    "invert": (1, None),
    "left_shift": (2, None),
    "right_shift": (2, None),
    "heaviside": (2, None),
    "gcd": (2, None),
    "lcm": (2, None),
}

# Optimizer -> the arguments of its constructor with their defaults.
OPTIMIZERS = {
    "sgd": {"lr": 0.01},
    "momentum_sgd": {"lr": 0.01, "momentum": 0.9},
    "nesterov_ag": {"lr": 0.01, "momentum": 0.9},
    "adagrad": {"lr": 0.001, "eps": 1e-08},
    "adadelta": {"rho": 0.95, "eps": 1e-06},
    "adam": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-08},
    "adamw": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-08, "weight_decay_rate": 0.01},
    "amsgrad": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-08},
    "radam": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-08},
    "rmsprop": {"lr": 0.01, "alpha": 0.99, "eps": 1e-08},
    "rmsprop_graves": {"lr": 0.0001, "alpha": 0.95, "momentum": 0.9, "eps": 0.0001},
    "smorms3": {"lr": 0.001, "eps": 1e-16},
    "lion": {"lr": 0.0001, "beta1": 0.9, "beta2": 0.99, "weight_decay_rate": 0.0},
    "lamb": {"lr": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-06, "weight_decay_rate": 0.0},
}

# File format -> its title, suffixes, default level of compression (0: none), and whether files have groups.
FORMATS = {
    "npz": {"title": "NPZ", "suffixes": [".npz"], "level": 6, "groups": False},
    "hdf5": {"title": "HDF5", "suffixes": [".h5", ".hdf5"], "level": 4, "groups": True},
    "safetensors": {"title": "safetensors", "suffixes": [".safetensors"], "level": 0, "groups": False},
}

VERSION = "0.1.0"

# Base classes of all pointers and of all callbacks.
POINTERS = (POINTER(c_void_p).__mro__[1], ctn_destroy_fn.__mro__[1])

# The classes of handles.
HANDLES = [
    "array",
    "context",
    "object",
    "caffe_function",
    "computational_graph",
    "dataset",
    "function_hook",
    "function_options",
    "fused",
    "initializer",
    "npz_file",
    "iterator",
    "kernel_options",
    "elementwise_kernel",
    "reduction_kernel",
    "raw_kernel",
    "link",
    "link_options",
    "link_iterator",
    "param_iterator",
    "loss_scale",
    "optimizer",
    "random_state",
    "reporter",
    "summary",
    "dict_summary",
    "schedule",
    "serializer",
    "dictionary",
    "load_options",
    "load_report",
    "stream",
    "event",
    "trigger",
    "extension",
    "trainer",
    "transform",
    "type_expr",
    "updater",
    "walker_alias",
    "variable",
    "function",
]


def load(path=None):
    """The library with every function declared; CATENARY_LIBRARY names another file."""
    path = path or os.environ.get("CATENARY_LIBRARY") or "libcatenary.so.0"
    library, quick = CDLL(path), PyDLL(path)
    # Whatever holds an address may be passed for a pointer.
    for name, (result, parameters) in FUNCTIONS.items():
        # Calls that cannot fail return quickly: they keep the interpreter's lock.
        function = getattr(library if result is ctn_status else quick, name)
        function.restype = result
        function.argtypes = [c_void_p if issubclass(p, POINTERS) else p for p in parameters]
        setattr(library, name, function)
    library.quick = quick
    return library
