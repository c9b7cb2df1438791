// Generated from capi/spec by capi/gen/generate.py; edits are lost.
use std::marker::{PhantomData, PhantomPinned};
use std::os::raw::{c_char, c_void};


/// Result of a call. Zero is success; the values never change.
pub type ctn_status = i32;
pub const CTN_OK: ctn_status = 0;
pub const CTN_ERROR_INVALID_ARGUMENT: ctn_status = 1;
pub const CTN_ERROR_SHAPE: ctn_status = 2;
pub const CTN_ERROR_INDEX: ctn_status = 3;
pub const CTN_ERROR_DTYPE: ctn_status = 4;
pub const CTN_ERROR_TYPE_CHECK: ctn_status = 5;
pub const CTN_ERROR_DEVICE: ctn_status = 6;
pub const CTN_ERROR_OUT_OF_MEMORY: ctn_status = 7;
pub const CTN_ERROR_IO: ctn_status = 8;
pub const CTN_ERROR_FORMAT: ctn_status = 9;
pub const CTN_ERROR_NOT_FOUND: ctn_status = 10;
pub const CTN_ERROR_UNSUPPORTED: ctn_status = 11;
pub const CTN_ERROR_UNAVAILABLE: ctn_status = 12;
pub const CTN_ERROR_CUDA: ctn_status = 13;
pub const CTN_ERROR_STATE: ctn_status = 14;
pub const CTN_ERROR_CALLBACK: ctn_status = 15;
pub const CTN_ERROR_NAN: ctn_status = 16;
pub const CTN_ERROR_INTERNAL: ctn_status = 17;
pub const CTN_ERROR_ASSERTION: ctn_status = 18;

/// Element type of an array.
pub type ctn_dtype = i32;
pub const CTN_BOOL: ctn_dtype = 0;
pub const CTN_INT8: ctn_dtype = 1;
pub const CTN_INT16: ctn_dtype = 2;
pub const CTN_INT32: ctn_dtype = 3;
pub const CTN_INT64: ctn_dtype = 4;
pub const CTN_UINT8: ctn_dtype = 5;
pub const CTN_UINT16: ctn_dtype = 6;
pub const CTN_UINT32: ctn_dtype = 7;
pub const CTN_UINT64: ctn_dtype = 8;
pub const CTN_FLOAT16: ctn_dtype = 9;
pub const CTN_BFLOAT16: ctn_dtype = 10;
pub const CTN_FLOAT32: ctn_dtype = 11;
pub const CTN_FLOAT64: ctn_dtype = 12;
pub const CTN_DTYPE_NONE: ctn_dtype = -1;

/// Which conversions of elements a call allows, with NumPy's names.
pub type ctn_casting = i32;
pub const CTN_CASTING_NO: ctn_casting = 0;
pub const CTN_CASTING_EQUIV: ctn_casting = 1;
pub const CTN_CASTING_SAFE: ctn_casting = 2;
pub const CTN_CASTING_SAME_KIND: ctn_casting = 3;
pub const CTN_CASTING_UNSAFE: ctn_casting = 4;

/// What one item of an index does.
pub type ctn_index_kind = i32;
pub const CTN_INDEX_INT: ctn_index_kind = 0;
pub const CTN_INDEX_SLICE: ctn_index_kind = 1;
pub const CTN_INDEX_NEWAXIS: ctn_index_kind = 2;
pub const CTN_INDEX_ELLIPSIS: ctn_index_kind = 3;
pub const CTN_INDEX_ARRAY: ctn_index_kind = 4;

/// Whether results computed from a variable keep the history needed for backward.
pub type ctn_volatile = i32;
pub const CTN_VOLATILE_OFF: ctn_volatile = 0;
pub const CTN_VOLATILE_ON: ctn_volatile = 1;
pub const CTN_VOLATILE_AUTO: ctn_volatile = 2;

/// An omitted bound of a slice.
pub const CTN_OMITTED: i64 = -9223372036854775808;
/// The largest number of dimensions of an array; longer lists of lengths or axes are refused before
/// they are read.
pub const CTN_MAX_NDIM: i32 = 64;
/// No axis: the array is treated as flattened.
pub const CTN_AXIS_NONE: i64 = -9223372036854775808;
/// Releases what was passed with a callback. It is called exactly once, on any thread, also if the
/// call that received the callback fails. It may release handles, but must not call anything else
/// of the library.
pub type ctn_destroy_fn = Option<unsafe extern "C" fn(user_data: *mut c_void)>;

/// One item of an index. Fields that the kind does not use are not read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_index {
    pub kind: i64,
    pub start: i64,
    pub stop: i64,
    pub step: i64,
}

/// How positions outside of an axis are treated.
pub type ctn_index_mode = i32;
pub const CTN_INDEX_MODE_RAISE: ctn_index_mode = 0;
pub const CTN_INDEX_MODE_WRAP: ctn_index_mode = 1;
pub const CTN_INDEX_MODE_CLIP: ctn_index_mode = 2;

/// An n-dimensional array: dtype, shape, strides and shared storage on one device.
#[repr(C)]
pub struct ctn_array {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Receives a piece of text. Pieces follow one another on the calling thread.
pub type ctn_write_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, text: *const c_char, length: usize) -> ctn_status>;

/// Kinds of features that a library can have or lack. More may be added; a library has no features
/// of a kind that it does not know.
pub type ctn_feature_kind = i32;
pub const CTN_FEATURE_COMPONENT: ctn_feature_kind = 0;
pub const CTN_FEATURE_DEVICE: ctn_feature_kind = 1;
pub const CTN_FEATURE_DTYPE: ctn_feature_kind = 2;
pub const CTN_FEATURE_FORMAT: ctn_feature_kind = 3;

/// The settings of one thread: current device, current streams, backprop mode, training mode and
/// function hooks. They can be applied to another thread.
#[repr(C)]
pub struct ctn_context {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Any object of the library. A handle of any type may be cast to `ctn_object *`; the address stays
/// the same. An address that is not a handle, or a handle that was released, is refused if a byte
/// in the object shows it.
#[repr(C)]
pub struct ctn_object {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Called when the last reference other than the binding's own is released, and when there is
/// another one again. With several threads the calls may arrive late or in a different order from
/// the changes: do not rely on `shared` then, but call ctn_object_use_count under a lock of the
/// binding under which it also releases its own reference. The function runs within any call of the
/// library, on any thread, without a lock of the library, and may call only functions that retain,
/// release and count references or read a slot.
pub type ctn_binding_toggle_fn = Option<unsafe extern "C" fn(object: *mut c_void, shared: i32)>;

/// One result of ctn_binding_trace: one object holds another.
pub type ctn_binding_edge_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, owner: usize, owned: usize) -> ctn_status>;

/// An array with history.
#[repr(C)]
pub struct ctn_variable {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// One application of a differentiable function (a node of the graph), or the definition of a user
/// function.
#[repr(C)]
pub struct ctn_function {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes all outputs.
pub type ctn_function_forward_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, node: *mut ctn_function, inputs: *const *const ctn_array, input_count: usize, outputs: *mut *mut ctn_array, output_count: usize) -> ctn_status>;

/// Computes the gradients of the inputs.
pub type ctn_function_backward_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, node: *mut ctn_function, inputs: *const *const ctn_array, input_count: usize, grad_outputs: *const *const ctn_array, output_count: usize, grad_inputs: *mut *mut ctn_array) -> ctn_status>;

/// Computes the gradients of the inputs from variables and with differentiable functions, so that
/// second derivatives exist.
pub type ctn_function_backward_variables_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, node: *mut ctn_function, inputs: *const *mut ctn_variable, input_count: usize, grad_outputs: *const *mut ctn_variable, output_count: usize, grad_inputs: *mut *mut ctn_variable) -> ctn_status>;

/// Checks the inputs before forward; see catenary/type_check.h. It is not called while type checks
/// are off.
pub type ctn_function_check_type_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, inputs: *const *const ctn_array, input_count: usize) -> ctn_status>;

/// The parts of a user function.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_function_callbacks {
    pub struct_size: usize,
    pub name: *const c_char,
    pub forward: ctn_function_forward_fn,
    pub backward: ctn_function_backward_fn,
    pub backward_variables: ctn_function_backward_variables_fn,
    pub check_type: ctn_function_check_type_fn,
    pub destroy: ctn_destroy_fn,
}

/// Computes the initial values of parameters.
#[repr(C)]
pub struct ctn_initializer {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Fills an array.
pub type ctn_initializer_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, array: *mut ctn_array) -> ctn_status>;

/// Options of new links.
#[repr(C)]
pub struct ctn_link_options {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A size of a new link that its first input determines. Until then the link lacks the parameters
/// of this size. The first call makes them on the device of the input, without a gradient; a load
/// or ctn_link_copyparams can make them as well.
pub const CTN_SIZE_FROM_INPUT: i64 = -1;
/// A function with parameters, or a hierarchy of them: a link, chain or chain list.
#[repr(C)]
pub struct ctn_link {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes the outputs of a user link.
pub type ctn_link_forward_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, link: *mut ctn_link, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status>;

/// A network that was read from a .caffemodel.
#[repr(C)]
pub struct ctn_caffe_function {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A function of the number of updates.
#[repr(C)]
pub struct ctn_schedule {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes a value. The same t must always give the same value.
pub type ctn_schedule_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, t: i64, value: *mut f64) -> ctn_status>;

/// A gradient method with the state of every parameter.
#[repr(C)]
pub struct ctn_optimizer {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes the loss that an update minimizes.
pub type ctn_loss_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, loss: *mut *mut ctn_variable) -> ctn_status>;

/// Called before every update of the parameters; may change the gradients of the link.
pub type ctn_optimizer_hook_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, optimizer: *mut ctn_optimizer, link: *mut ctn_link) -> ctn_status>;

/// Called for one parameter of an optimizer of callbacks.
pub type ctn_optimizer_param_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, optimizer: *mut ctn_optimizer, path: *const c_char, param: *mut ctn_variable) -> ctn_status>;

/// Runs a whole update of an optimizer of callbacks. It may compute the loss as often as it likes,
/// and calls the hooks itself. The number of updates grows by one afterward.
pub type ctn_optimizer_update_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, optimizer: *mut ctn_optimizer, link: *mut ctn_link, loss: ctn_loss_fn, loss_data: *mut c_void) -> ctn_status>;

/// A gradient method.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_optimizer_callbacks {
    pub struct_size: usize,
    pub name: *const c_char,
    pub init_state: ctn_optimizer_param_fn,
    pub update_one: ctn_optimizer_param_fn,
    pub update: ctn_optimizer_update_fn,
    pub destroy: ctn_destroy_fn,
}

/// Forms of a drawing as text.
pub type ctn_graph_format = i32;
pub const CTN_GRAPH_FORMAT_DOT: ctn_graph_format = 0;
pub const CTN_GRAPH_FORMAT_JSON: ctn_graph_format = 1;

/// Directions of a drawing.
pub type ctn_graph_direction = i32;
pub const CTN_GRAPH_TOP_TO_BOTTOM: ctn_graph_direction = 0;
pub const CTN_GRAPH_BOTTOM_TO_TOP: ctn_graph_direction = 1;
pub const CTN_GRAPH_LEFT_TO_RIGHT: ctn_graph_direction = 2;
pub const CTN_GRAPH_RIGHT_TO_LEFT: ctn_graph_direction = 3;

/// A drawing of a graph.
#[repr(C)]
pub struct ctn_computational_graph {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Makes a new array of an array.
#[repr(C)]
pub struct ctn_transform {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Numbered examples.
#[repr(C)]
pub struct ctn_dataset {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Makes one example.
pub type ctn_dataset_example_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, index: i64, epoch: i64, parts: *mut *mut ctn_array, part_count: usize) -> ctn_status>;

/// Makes an example of an example of another dataset.
pub type ctn_dataset_map_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, index: i64, epoch: i64, inputs: *const *const ctn_array, input_count: usize, parts: *mut *mut ctn_array, part_count: usize) -> ctn_status>;

/// What the numbers of a text stand for.
pub type ctn_text_unit = i32;
pub const CTN_TEXT_CHARACTERS: ctn_text_unit = 0;
pub const CTN_TEXT_WORDS: ctn_text_unit = 1;

/// The channels of images. Transparency is dropped in gray and RGB.
pub type ctn_image_color = i32;
pub const CTN_IMAGE_AS_STORED: ctn_image_color = 0;
pub const CTN_IMAGE_GRAY: ctn_image_color = 1;
pub const CTN_IMAGE_RGB: ctn_image_color = 2;

/// Called when the pool of a device cannot find enough memory, on the thread that needs it and
/// without a lock of the library; it may release arrays. If it returns a status other than CTN_OK,
/// the allocation fails.
pub type ctn_pressure_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, wanted: u64) -> ctn_status>;

/// Counters of a memory pool, in bytes or numbers of events. The library sets all fields but
/// struct_size.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_memory_statistics {
    pub struct_size: usize,
    pub used_bytes: u64,
    pub cached_bytes: u64,
    pub held_bytes: u64,
    pub peak_held_bytes: u64,
    pub limit_bytes: u64,
    pub allocation_count: u64,
    pub cache_hit_count: u64,
    pub source_allocation_count: u64,
}

/// A user's source of memory for the CPU pool.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_allocator {
    pub struct_size: usize,
    pub allocate: Option<unsafe extern "C" fn(_: *mut c_void, _: usize, _: usize) -> *mut c_void>,
    pub free: Option<unsafe extern "C" fn(_: *mut c_void, _: *mut c_void, _: usize)>,
    pub user_data: *mut c_void,
}

/// Kinds of generators, with cuRAND's numbers. The CPU and the test devices have Philox4x32-10 and
/// MT19937.
pub type ctn_random_method = i32;
pub const CTN_RANDOM_DEFAULT: ctn_random_method = 100;
pub const CTN_RANDOM_XORWOW: ctn_random_method = 101;
pub const CTN_RANDOM_MRG32K3A: ctn_random_method = 121;
pub const CTN_RANDOM_MTGP32: ctn_random_method = 141;
pub const CTN_RANDOM_MT19937: ctn_random_method = 142;
pub const CTN_RANDOM_PHILOX4_32_10: ctn_random_method = 161;
pub const CTN_RANDOM_QUASI_DEFAULT: ctn_random_method = 200;
pub const CTN_RANDOM_SOBOL32: ctn_random_method = 201;
pub const CTN_RANDOM_SCRAMBLED_SOBOL32: ctn_random_method = 202;
pub const CTN_RANDOM_SOBOL64: ctn_random_method = 203;
pub const CTN_RANDOM_SCRAMBLED_SOBOL64: ctn_random_method = 204;

/// A generator of random numbers on one device.
#[repr(C)]
pub struct ctn_random_state {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Why an entry was not loaded.
pub type ctn_load_problem = i32;
pub const CTN_LOAD_MISSING: ctn_load_problem = 0;
pub const CTN_LOAD_UNEXPECTED: ctn_load_problem = 1;
pub const CTN_LOAD_MISMATCHING: ctn_load_problem = 2;

/// A serializer or deserializer.
#[repr(C)]
pub struct ctn_serializer {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Arrays and strings under paths, in the order of insertion.
#[repr(C)]
pub struct ctn_dictionary {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// How objects are loaded.
#[repr(C)]
pub struct ctn_load_options {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A list of the entries that did not fit in a load.
#[repr(C)]
pub struct ctn_load_report {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Makes the serializer of everything below a key, in the same direction.
pub type ctn_serializer_child_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, key: *const c_char, out: *mut *mut ctn_serializer) -> ctn_status>;

/// Saves an array, or fills it with the stored elements.
pub type ctn_serializer_array_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, key: *const c_char, value: *mut ctn_array) -> ctn_status>;

/// Saves an integer, or sets it to the stored one.
pub type ctn_serializer_i64_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, key: *const c_char, value: *mut i64) -> ctn_status>;

/// Saves a floating-point number, or sets it to the stored one.
pub type ctn_serializer_f64_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, key: *const c_char, value: *mut f64) -> ctn_status>;

/// Saves a string, or returns the stored one.
pub type ctn_serializer_text_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, key: *const c_char, value: *const c_char, stored: *mut *const c_char) -> ctn_status>;

/// Runs after all of an object has been checked and its arrays are loaded.
pub type ctn_serializer_commit_fn = Option<unsafe extern "C" fn(user_data: *mut c_void) -> ctn_status>;

/// The parts of a user's serializer. Keys are paths from the serializer on. Values of a kind whose
/// callback is NULL are refused with UNSUPPORTED. A status other than CTN_OK ends the traversal and
/// reaches the caller unchanged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_serializer_callbacks {
    pub struct_size: usize,
    pub loads: i32,
    pub array: ctn_serializer_array_fn,
    pub integer: ctn_serializer_i64_fn,
    pub real: ctn_serializer_f64_fn,
    pub text: ctn_serializer_text_fn,
    pub child: ctn_serializer_child_fn,
    pub destroy: ctn_destroy_fn,
}

/// Collects what is reported while it is current.
#[repr(C)]
pub struct ctn_reporter {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Mean and standard deviation of numbers.
#[repr(C)]
pub struct ctn_summary {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Mean and standard deviation of each number of observations.
#[repr(C)]
pub struct ctn_dict_summary {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A scale for losses that adapts to the gradients.
#[repr(C)]
pub struct ctn_loss_scale {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Makes batches of the examples of a dataset.
#[repr(C)]
pub struct ctn_iterator {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Runs updates and counts them.
#[repr(C)]
pub struct ctn_updater {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes the loss of a batch.
pub type ctn_batch_loss_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, batch: *const *mut ctn_variable, count: usize, loss: *mut *mut ctn_variable) -> ctn_status>;

/// A part of an updater of callbacks.
pub type ctn_updater_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, updater: *mut ctn_updater) -> ctn_status>;

/// Runs one update.
pub type ctn_updater_update_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, updater: *mut ctn_updater, done: *mut i32) -> ctn_status>;

/// Saves or loads the contents of user_data.
pub type ctn_updater_serialize_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, updater: *mut ctn_updater, serializer: *mut ctn_serializer) -> ctn_status>;

/// The parts of an updater of callbacks.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_updater_callbacks {
    pub struct_size: usize,
    pub update: ctn_updater_update_fn,
    pub serialize: ctn_updater_serialize_fn,
    pub finalize: ctn_updater_fn,
    pub destroy: ctn_destroy_fn,
    pub is_atomic: i32,
}

/// Why a run has ended without a failure.
pub type ctn_training_result = i32;
pub const CTN_TRAINING_FINISHED: ctn_training_result = 0;
pub const CTN_TRAINING_STOPPED: ctn_training_result = 1;
pub const CTN_TRAINING_PAUSED: ctn_training_result = 2;
pub const CTN_TRAINING_EXHAUSTED: ctn_training_result = 3;

/// Priority of extensions that report values.
pub const CTN_PRIORITY_WRITER: i32 = 300;
/// Priority of extensions that change reported values.
pub const CTN_PRIORITY_EDITOR: i32 = 200;
/// Priority of extensions that only read reported values.
pub const CTN_PRIORITY_READER: i32 = 100;
/// Stands for the priority of the extension itself.
pub const CTN_PRIORITY_DEFAULT: i32 = -2147483647;
/// Says when an extension runs, or when a training ends.
#[repr(C)]
pub struct ctn_trigger {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Something that a training does besides updates.
#[repr(C)]
pub struct ctn_extension {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The loop of a training.
#[repr(C)]
pub struct ctn_trainer {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A part of an extension of callbacks.
pub type ctn_extension_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, trainer: *mut ctn_trainer) -> ctn_status>;

/// Called when a run fails. ctn_error_message is the message of the failure.
pub type ctn_extension_error_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, trainer: *mut ctn_trainer, code: ctn_status) -> ctn_status>;

/// Saves or loads the contents of user_data.
pub type ctn_training_serialize_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, serializer: *mut ctn_serializer) -> ctn_status>;

/// Receives a piece of text to print. Pieces follow one another.
pub type ctn_training_write_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, text: *const c_char, length: usize) -> ctn_status>;

/// The parts of an extension of callbacks; all but run may be NULL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_extension_callbacks {
    pub struct_size: usize,
    pub name: *const c_char,
    pub run: ctn_extension_fn,
    pub initialize: ctn_extension_fn,
    pub finalize: ctn_extension_fn,
    pub on_error: ctn_extension_error_fn,
    pub serialize: ctn_training_serialize_fn,
    pub destroy: ctn_destroy_fn,
    pub priority: i32,
}

/// What a trigger counts.
pub type ctn_trigger_unit = i32;
pub const CTN_TRIGGER_UNIT_ITERATION: ctn_trigger_unit = 0;
pub const CTN_TRIGGER_UNIT_EPOCH: ctn_trigger_unit = 1;

/// Which values are better.
pub type ctn_stopping_mode = i32;
pub const CTN_STOPPING_MODE_AUTO: ctn_stopping_mode = 0;
pub const CTN_STOPPING_MODE_MIN: ctn_stopping_mode = 1;
pub const CTN_STOPPING_MODE_MAX: ctn_stopping_mode = 2;

/// Decides whether a trigger fires after the present update. It is called at most once for each
/// update.
pub type ctn_trigger_fire_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, trainer: *mut ctn_trainer, fires: *mut i32) -> ctn_status>;

/// The parts of a trigger of callbacks.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_trigger_callbacks {
    pub struct_size: usize,
    pub fire: ctn_trigger_fire_fn,
    pub serialize: ctn_training_serialize_fn,
    pub destroy: ctn_destroy_fn,
}

/// Computes a value to report.
pub type ctn_observe_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, trainer: *mut ctn_trainer, value: *mut f64) -> ctn_status>;

/// Saves a snapshot in a file, or loads one. ctn_trainer_save and ctn_trainer_load may be called in
/// it.
pub type ctn_snapshot_file_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, trainer: *mut ctn_trainer, path: *const c_char, loads: i32, done: *mut i32) -> ctn_status>;

/// Callbacks that run before and after computations of functions.
#[repr(C)]
pub struct ctn_function_hook {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Called before or after a forward computation.
pub type ctn_function_hook_forward_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, function: *mut ctn_function, in_data: *const *const ctn_array, input_count: usize) -> ctn_status>;

/// Called before or after a backward computation.
pub type ctn_function_hook_backward_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, function: *mut ctn_function, in_data: *const *const ctn_array, input_count: usize, out_grad: *const *const ctn_array, output_count: usize) -> ctn_status>;

/// The parts of a hook; each may be NULL. The postprocess callbacks are not called if the
/// computation failed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_function_hook_callbacks {
    pub struct_size: usize,
    pub name: *const c_char,
    pub forward_preprocess: ctn_function_hook_forward_fn,
    pub forward_postprocess: ctn_function_hook_forward_fn,
    pub backward_preprocess: ctn_function_hook_backward_fn,
    pub backward_postprocess: ctn_function_hook_backward_fn,
    pub destroy: ctn_destroy_fn,
    pub retain_inputs: i32,
}

/// How the terms of a loss are combined.
pub type ctn_reduction = i32;
pub const CTN_REDUCTION_MEAN: ctn_reduction = 0;
pub const CTN_REDUCTION_SUM: ctn_reduction = 1;
pub const CTN_REDUCTION_NONE: ctn_reduction = 2;

/// Options of functions.
#[repr(C)]
pub struct ctn_function_options {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// How float32 convolutions are computed.
pub type ctn_convolution_method = i32;
pub const CTN_CONVOLUTION_AUTO: ctn_convolution_method = 0;
pub const CTN_CONVOLUTION_DIRECT: ctn_convolution_method = 1;

/// Draws numbers with given probabilities in constant time, by Walker's alias method, on one
/// device.
#[repr(C)]
pub struct ctn_walker_alias {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The power of the terms of a hinge loss.
pub type ctn_hinge_norm = i32;
pub const CTN_HINGE_NORM_L1: ctn_hinge_norm = 1;
pub const CTN_HINGE_NORM_L2: ctn_hinge_norm = 2;

/// A fused function; see above.
#[repr(C)]
pub struct ctn_fused {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes the outputs from variables without values. It is called when inputs have new dtypes,
/// shapes or strides, and must compute the same each time.
pub type ctn_fuse_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status>;

/// Whether and how ctn_array_load maps a file instead of reading it.
pub type ctn_mmap_mode = i32;
pub const CTN_MMAP_NONE: ctn_mmap_mode = 0;
pub const CTN_MMAP_READ: ctn_mmap_mode = 1;
pub const CTN_MMAP_READ_WRITE: ctn_mmap_mode = 2;
pub const CTN_MMAP_COPY: ctn_mmap_mode = 3;

/// An open .npz file. Entries are read on request.
#[repr(C)]
pub struct ctn_npz_file {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Additional source texts and options of a kernel, which are copied when it is made.
#[repr(C)]
pub struct ctn_kernel_options {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A loop over elements of broadcast arrays.
#[repr(C)]
pub struct ctn_elementwise_kernel {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A reduction of broadcast arrays along axes.
#[repr(C)]
pub struct ctn_reduction_kernel {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A kernel in CUDA-C.
#[repr(C)]
pub struct ctn_raw_kernel {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Which norm ctn_array_norm computes.
pub type ctn_norm_kind = i32;
pub const CTN_NORM_DEFAULT: ctn_norm_kind = 0;
pub const CTN_NORM_ORDER: ctn_norm_kind = 1;
pub const CTN_NORM_FROBENIUS: ctn_norm_kind = 2;
pub const CTN_NORM_NUCLEAR: ctn_norm_kind = 3;

/// Kinds of persistent values.
pub type ctn_persistent_kind = i32;
pub const CTN_PERSISTENT_ARRAY: ctn_persistent_kind = 0;
pub const CTN_PERSISTENT_INT64: ctn_persistent_kind = 1;
pub const CTN_PERSISTENT_FLOAT64: ctn_persistent_kind = 2;
pub const CTN_PERSISTENT_TEXT: ctn_persistent_kind = 3;

/// A walk over the links of a hierarchy.
#[repr(C)]
pub struct ctn_link_iterator {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A walk over the parameters of a hierarchy.
#[repr(C)]
pub struct ctn_param_iterator {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Computes the loss or the accuracy.
pub type ctn_classifier_function_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, y: *mut ctn_variable, t: *mut ctn_variable, out: *mut *mut ctn_variable) -> ctn_status>;

/// Functions of one variable with their usual parameters.
pub type ctn_activation = i32;
pub const CTN_ACTIVATION_RELU: ctn_activation = 0;
pub const CTN_ACTIVATION_SIGMOID: ctn_activation = 1;
pub const CTN_ACTIVATION_TANH: ctn_activation = 2;
pub const CTN_ACTIVATION_ELU: ctn_activation = 3;
pub const CTN_ACTIVATION_LEAKY_RELU: ctn_activation = 4;
pub const CTN_ACTIVATION_SOFTPLUS: ctn_activation = 5;
pub const CTN_ACTIVATION_SILU: ctn_activation = 6;
pub const CTN_ACTIVATION_GELU: ctn_activation = 7;
pub const CTN_ACTIVATION_SOFTMAX: ctn_activation = 8;
pub const CTN_ACTIVATION_LOG_SOFTMAX: ctn_activation = 9;
pub const CTN_ACTIVATION_CLIPPED_RELU: ctn_activation = 10;

/// What a pooling computes from its windows.
pub type ctn_pooling = i32;
pub const CTN_POOLING_MAX: ctn_pooling = 0;
pub const CTN_POOLING_AVERAGE: ctn_pooling = 1;

/// Computes an activation.
pub type ctn_link_activation_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status>;

/// Which statistics a batch normalization uses, and what it learns from a batch.
pub type ctn_normalization_mode = i32;
pub const CTN_NORMALIZATION_AUTO: ctn_normalization_mode = 0;
pub const CTN_NORMALIZATION_TRAIN: ctn_normalization_mode = 1;
pub const CTN_NORMALIZATION_TEST: ctn_normalization_mode = 2;
pub const CTN_NORMALIZATION_FINETUNE: ctn_normalization_mode = 3;

/// Computes the outputs from variables.
pub type ctn_recompute_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status>;

/// Which shifts of two vectors ctn_array_convolve and ctn_array_correlate use.
pub type ctn_convolution_mode = i32;
pub const CTN_CONVOLUTION_FULL: ctn_convolution_mode = 0;
pub const CTN_CONVOLUTION_SAME: ctn_convolution_mode = 1;
pub const CTN_CONVOLUTION_VALID: ctn_convolution_mode = 2;

/// What the elements are that ctn_array_pad adds along an axis.
pub type ctn_pad_mode = i32;
pub const CTN_PAD_EMPTY: ctn_pad_mode = 0;
pub const CTN_PAD_CONSTANT: ctn_pad_mode = 1;
pub const CTN_PAD_EDGE: ctn_pad_mode = 2;
pub const CTN_PAD_WRAP: ctn_pad_mode = 3;
pub const CTN_PAD_REFLECT: ctn_pad_mode = 4;
pub const CTN_PAD_SYMMETRIC: ctn_pad_mode = 5;

/// Which of the suitable positions a search returns.
pub type ctn_side = i32;
pub const CTN_SIDE_LEFT: ctn_side = 0;
pub const CTN_SIDE_RIGHT: ctn_side = 1;

/// A queue of work on one device. Queued work still runs after the last reference is released.
#[repr(C)]
pub struct ctn_stream {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A point in a stream that others can wait for. It can be recorded again and then marks the new
/// point.
#[repr(C)]
pub struct ctn_event {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Called when a stream reaches a point, on any thread. It may call only release functions: others
/// that need the device fail with a STATE error.
pub type ctn_stream_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, stream: *mut ctn_stream, status: ctn_status)>;

/// Computes all outputs from arrays that the callback knows.
pub type ctn_gradient_check_arrays_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, outputs: *mut *mut ctn_array, output_count: usize) -> ctn_status>;

/// Computes all outputs of the function under test from its inputs.
pub type ctn_gradient_check_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status>;

/// A test for some element types. If it returns a status other than CTN_OK, the loop ends.
pub type ctn_testing_dtypes_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, dtypes: *const ctn_dtype, count: usize) -> ctn_status>;

/// Computes an array on the calling thread's current device. Failures are results as well: they are
/// compared.
pub type ctn_testing_compute_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, device: *const c_char, out: *mut *mut ctn_array) -> ctn_status>;

/// Computes a list of arrays on the calling thread's current device. Failures are results as well:
/// they are compared.
pub type ctn_testing_compute_list_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, device: *const c_char, outs: *mut *mut ctn_array, capacity: usize, count: *mut usize) -> ctn_status>;

/// A condition or expression.
#[repr(C)]
pub struct ctn_type_expr {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Makes the user_data of a copy of a link, for ctn_link_share or ctn_link_clone of it or of a link
/// above it.
pub type ctn_link_copy_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, link: *mut ctn_link, shares: i32, copy: *mut *mut c_void) -> ctn_status>;

/// Moves the contents of user_data to a device. The parameters of the hierarchy are still where
/// they were, and must not be changed here. If the move of the hierarchy fails afterward, the
/// callback is called again with the name of the old device, and the status of that call is
/// ignored.
pub type ctn_link_to_device_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, link: *mut ctn_link, device: *const c_char) -> ctn_status>;

/// Saves or loads the contents of user_data, under keys that no parameter, persistent value or
/// child of the link has.
pub type ctn_link_serialize_fn = Option<unsafe extern "C" fn(user_data: *mut c_void, link: *mut ctn_link, serializer: *mut ctn_serializer) -> ctn_status>;

/// The parts of a user link; all but struct_size may be NULL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ctn_link_callbacks {
    pub struct_size: usize,
    pub name: *const c_char,
    pub forward: ctn_link_forward_fn,
    pub copy: ctn_link_copy_fn,
    pub to_device: ctn_link_to_device_fn,
    pub serialize: ctn_link_serialize_fn,
    pub destroy: ctn_destroy_fn,
}

extern "C" {
    /// NumPy's name of an element type, such as "float32"; NULL for a value that is not a dtype. It
    /// lives as long as the process.
    pub fn ctn_dtype_name(dtype: ctn_dtype) -> *const c_char;
    /// Size of one element in bytes; 0 for a value that is not a dtype.
    pub fn ctn_dtype_itemsize(dtype: ctn_dtype) -> usize;
    /// The element type with a NumPy name.
    pub fn ctn_dtype_from_name(name: *const c_char, dtype: *mut ctn_dtype) -> ctn_status;
    /// The element type to which several ones are promoted by NumPy's rules.
    pub fn ctn_dtype_result_type(dtypes: *const ctn_dtype, count: usize, dtype: *mut ctn_dtype) -> ctn_status;
    /// Whether a casting rule allows a conversion.
    pub fn ctn_dtype_can_cast(from: ctn_dtype, to: ctn_dtype, casting: ctn_casting, result: *mut i32) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_array_retain(self_: *const ctn_array) -> *mut ctn_array;
    /// Gives a reference back; the last one frees the array. NULL is allowed; cannot fail.
    pub fn ctn_array_release(self_: *const ctn_array);
    /// A new C-contiguous array with undefined contents, on the current device.
    pub fn ctn_array_empty(shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array of zeros.
    pub fn ctn_array_zeros(shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array of ones.
    pub fn ctn_array_ones(shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array filled with `value`, which is broadcast to the shape.
    pub fn ctn_array_full(shape: *const i64, ndim: usize, value: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array filled with a number.
    pub fn ctn_array_full_f64(shape: *const i64, ndim: usize, value: f64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array filled with an integer.
    pub fn ctn_array_full_i64(shape: *const i64, ndim: usize, value: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in
    /// memory and lives on the device of `a`.
    pub fn ctn_array_empty_like(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_empty_like, but filled with zeros.
    pub fn ctn_array_zeros_like(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_empty_like, but filled with ones.
    pub fn ctn_array_ones_like(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_empty_like, but filled with `value`.
    pub fn ctn_array_full_like(a: *const ctn_array, value: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// An n x m matrix with ones on one diagonal and zeros elsewhere.
    pub fn ctn_array_eye(n: i64, m: i64, k: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// The n x n identity matrix.
    pub fn ctn_array_identity(n: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Integers from start (included) to stop (excluded) by step. With dtype bool there are at most
    /// two of them.
    pub fn ctn_array_arange_i64(start: i64, stop: i64, step: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Values from start by step, ceil((stop - start) / step) of them.
    pub fn ctn_array_arange_f64(start: f64, stop: f64, step: f64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Evenly spaced values from start to stop.
    pub fn ctn_array_linspace(start: f64, stop: f64, count: i64, endpoint: i32, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that
    /// diagonal.
    pub fn ctn_array_diag(v: *const ctn_array, k: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// The square matrix with the flattened `v` on diagonal `k`.
    pub fn ctn_array_diagflat(v: *const ctn_array, k: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array on the current device with a copy of values in host memory.
    pub fn ctn_array_from_data(data: *const c_void, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// An array over the caller's host memory, without a copy, on the CPU. The deleter runs exactly
    /// once: when no array refers to the memory anymore, or when this call fails.
    pub fn ctn_array_from_memory(data: *mut c_void, shape: *const i64, ndim: usize, strides: *const i64, dtype: ctn_dtype, deleter: ctn_destroy_fn, user_data: *mut c_void, out: *mut *mut ctn_array) -> ctn_status;
    /// A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other
    /// operand of an operation if that dtype is floating. Results are not weak.
    pub fn ctn_array_scalar_f64(value: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// A weak scalar of integer kind (int64), which takes the dtype of any integer or floating
    /// operand. A value that the dtype cannot hold is an error.
    pub fn ctn_array_scalar_i64(value: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A weak scalar of boolean kind.
    pub fn ctn_array_scalar_bool(value: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Element type; CTN_DTYPE_NONE for NULL.
    pub fn ctn_array_dtype(a: *const ctn_array) -> ctn_dtype;
    /// Number of axes; 0 for NULL.
    pub fn ctn_array_ndim(a: *const ctn_array) -> usize;
    /// Lengths of the axes, valid as long as the array; NULL for NULL.
    pub fn ctn_array_shape(a: *const ctn_array) -> *const i64;
    /// Bytes between neighbors along each axis, valid as long as the array; NULL for NULL.
    pub fn ctn_array_strides(a: *const ctn_array) -> *const i64;
    /// Number of elements; 0 for NULL.
    pub fn ctn_array_size(a: *const ctn_array) -> i64;
    /// Bytes of one element; 0 for NULL.
    pub fn ctn_array_itemsize(a: *const ctn_array) -> usize;
    /// Size of all elements together in bytes; 0 for NULL.
    pub fn ctn_array_nbytes(a: *const ctn_array) -> usize;
    /// Whether the elements lie in C order without gaps; 0 for NULL.
    pub fn ctn_array_is_c_contiguous(a: *const ctn_array) -> i32;
    /// Whether the elements lie in Fortran order without gaps; 0 for NULL.
    pub fn ctn_array_is_f_contiguous(a: *const ctn_array) -> i32;
    /// Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for NULL.
    pub fn ctn_array_owns_data(a: *const ctn_array) -> i32;
    /// Whether the array may be written. Views made by broadcasting may not. 0 for NULL.
    pub fn ctn_array_is_writeable(a: *const ctn_array) -> i32;
    /// The array that `a` is a view of, which is never a view itself. NULL, with CTN_OK, if `a` is
    /// not a view or is NULL.
    pub fn ctn_array_base(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Name of the device on which the array lives.
    pub fn ctn_array_device(a: *const ctn_array, name: *mut c_char, name_capacity: usize, name_length: *mut usize) -> ctn_status;
    /// Number of times that the library wrote the storage, which views share; 0 for NULL.
    pub fn ctn_array_version(a: *const ctn_array) -> i64;
    /// Address of the first element in host memory. Arrays on devices other than the CPU are a
    /// DEVICE error. Call ctn_array_mark_written after writing through the address.
    pub fn ctn_array_data(a: *const ctn_array, out: *mut *mut c_void) -> ctn_status;
    /// Tells the library that the storage was written through a raw address, so that it detects
    /// gradients which need the old values.
    pub fn ctn_array_mark_written(a: *mut ctn_array) -> ctn_status;
    /// Copies the elements in C order to host memory. Waits for the device.
    pub fn ctn_array_to_data(a: *const ctn_array, data: *mut c_void, size: usize) -> ctn_status;
    /// Overwrites all elements from host memory.
    pub fn ctn_array_set_data(a: *mut ctn_array, data: *const c_void, size: usize) -> ctn_status;
    /// One element as double.
    pub fn ctn_array_item_f64(a: *const ctn_array, index: *const i64, count: usize, value: *mut f64) -> ctn_status;
    /// One element as int64. Fractions are cut off, as by Python's int(). A value that is not
    /// finite or not within int64 is INVALID_ARGUMENT.
    pub fn ctn_array_item_i64(a: *const ctn_array, index: *const i64, count: usize, value: *mut i64) -> ctn_status;
    /// The array as NumPy's array_str prints it.
    pub fn ctn_array_str(a: *const ctn_array, max_line_width: i32, precision: i32, suppress_small: i32, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// The array as NumPy's array_repr prints it.
    pub fn ctn_array_repr(a: *const ctn_array, max_line_width: i32, precision: i32, suppress_small: i32, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Passes the text of ctn_array_str, with its default options, to a callback. If the callback
    /// returns another status than CTN_OK, printing ends and this call returns that status.
    pub fn ctn_array_print(a: *const ctn_array, write: ctn_write_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe".
    pub fn ctn_array_astype(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A copy in C order.
    pub fn ctn_array_copy(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The array itself if it already has the dtype, otherwise a converted copy.
    pub fn ctn_array_asarray(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// The array in C order and with at least one axis: the array itself if possible, otherwise a
    /// copy.
    pub fn ctn_array_ascontiguousarray(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// The array in Fortran order, otherwise like ctn_array_ascontiguousarray.
    pub fn ctn_array_asfortranarray(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// The same bytes as another dtype. If the item size changes, the last axis must be
    /// C-contiguous and its size in bytes a multiple of the new item size.
    pub fn ctn_array_view(a: *const ctn_array, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// The array on another device: the array itself if it lives there already, otherwise a copy.
    pub fn ctn_array_to_device(a: *const ctn_array, device: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// Sets every element to a value, converted as by C casts.
    pub fn ctn_array_fill(a: *mut ctn_array, value: *const ctn_array) -> ctn_status;
    /// Sets every element to a number; see ctn_array_fill.
    pub fn ctn_array_fill_f64(a: *mut ctn_array, value: f64) -> ctn_status;
    /// Sets every element to an integer; see ctn_array_fill.
    pub fn ctn_array_fill_i64(a: *mut ctn_array, value: i64) -> ctn_status;
    /// Copies elements into an array.
    pub fn ctn_array_copyto(dst: *mut ctn_array, src: *const ctn_array, casting: ctn_casting, where_: *const ctn_array) -> ctn_status;
    /// The elements in C order under a new shape: a view if possible, otherwise a copy.
    pub fn ctn_array_reshape(a: *const ctn_array, shape: *const i64, ndim: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if
    /// that needs a copy. The pointers that ctn_array_shape and ctn_array_strides returned before
    /// become invalid.
    pub fn ctn_array_set_shape(a: *mut ctn_array, shape: *const i64, ndim: usize) -> ctn_status;
    /// Sets whether the array itself may be written. Views that exist keep their own setting, and
    /// later ones get this one. A read-only array becomes writeable unless it is over read-only
    /// memory, such as a mapped file, a view of a read-only array, or has elements that overlap, as
    /// those of broadcast views do.
    pub fn ctn_array_set_writeable(a: *mut ctn_array, writeable: i32) -> ctn_status;
    /// A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged
    /// if the memory layout allows it.
    pub fn ctn_array_reduced_view(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The elements in C order along one axis: a view if possible, otherwise a copy.
    pub fn ctn_array_ravel(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// A copy of the elements in C order along one axis.
    pub fn ctn_array_flatten(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// A view with permuted axes: axis i of the result is axis axes\[i\] of `a`.
    pub fn ctn_array_transpose(a: *const ctn_array, axes: *const i64, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// A view with two axes exchanged.
    pub fn ctn_array_swapaxes(a: *const ctn_array, axis1: i64, axis2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A view with one axis moved.
    pub fn ctn_array_rollaxis(a: *const ctn_array, axis: i64, start: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A view with an additional axis of length 1.
    pub fn ctn_array_expand_dims(a: *const ctn_array, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A view without some axes of length 1.
    pub fn ctn_array_squeeze(a: *const ctn_array, axes: *const i64, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// A read-only view that is broadcast to a shape.
    pub fn ctn_array_broadcast_to(a: *const ctn_array, shape: *const i64, ndim: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// A view by basic indexing.
    pub fn ctn_array_get(a: *const ctn_array, items: *const ctn_index, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Assigns to the elements that an index selects.
    pub fn ctn_array_set(a: *mut ctn_array, items: *const ctn_index, count: usize, value: *const ctn_array) -> ctn_status;
    /// Assigns a number to the elements that an index selects.
    pub fn ctn_array_set_f64(a: *mut ctn_array, items: *const ctn_index, count: usize, value: f64) -> ctn_status;
    /// Assigns an integer to the elements that an index selects.
    pub fn ctn_array_set_i64(a: *mut ctn_array, items: *const ctn_index, count: usize, value: i64) -> ctn_status;
    /// Joins arrays along an existing axis.
    pub fn ctn_array_concatenate(arrays: *const *const ctn_array, count: usize, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Splits an array into parts of equal length along an axis.
    pub fn ctn_array_split(a: *const ctn_array, axis: i64, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array into parts along an axis. If the length is not divisible, the first parts
    /// are longer by one.
    pub fn ctn_array_array_split(a: *const ctn_array, axis: i64, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array at positions along an axis.
    pub fn ctn_array_split_at(a: *const ctn_array, positions: *const i64, position_count: usize, axis: i64, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Elements, or sub-arrays along an axis, at integer positions.
    pub fn ctn_array_take(a: *const ctn_array, indices: *const ctn_array, axis: i64, mode: ctn_index_mode, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_take, but into an existing array of the shape of the result.
    pub fn ctn_array_take_into(a: *const ctn_array, indices: *const ctn_array, axis: i64, mode: ctn_index_mode, out: *mut ctn_array) -> ctn_status;
    /// Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y`
    /// are promoted to one dtype.
    pub fn ctn_array_where(condition: *const ctn_array, x: *const ctn_array, y: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Limits the elements to \[minimum, maximum\]. At least one of the bounds is given. As in
    /// NumPy 1.24, a 0-d array counts as a scalar here, so that weak bounds promote it.
    pub fn ctn_array_clip(a: *const ctn_array, minimum: *const ctn_array, maximum: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_clip, but into an existing array.
    pub fn ctn_array_clip_into(a: *const ctn_array, minimum: *const ctn_array, maximum: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d
    /// operand; otherwise the sum over the last axis of `a` and the second to last of `b`.
    pub fn ctn_array_dot(a: *const ctn_array, b: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and dtype of
    /// the result.
    pub fn ctn_array_dot_into(a: *const ctn_array, b: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as
    /// a row on the left and as a column on the right.
    pub fn ctn_array_matmul(a: *const ctn_array, b: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_context_retain(self_: *const ctn_context) -> *mut ctn_context;
    /// Gives a reference back; the last one frees the context. NULL is allowed; cannot fail.
    pub fn ctn_context_release(self_: *const ctn_context);
    /// Version of the loaded library as text, such as "0.1.0". It lives as long as the process.
    pub fn ctn_version() -> *const c_char;
    /// Version of the loaded library as major \* 10000 + minor \* 100 + patch.
    pub fn ctn_version_number() -> i32;
    /// Text of the last failure on the calling thread; "" before the first one, never NULL. It
    /// names the function, the argument, what was expected and what was received. It is valid until
    /// the next failing call of this thread.
    pub fn ctn_error_message() -> *const c_char;
    /// Status of the last failure on the calling thread; CTN_OK before the first one.
    pub fn ctn_error_code() -> ctn_status;
    /// For callbacks: stores a message for the status that the callback is about to return. Both
    /// reach the caller unchanged.
    pub fn ctn_error_set(status: ctn_status, message: *const c_char);
    /// Name of a status, such as "CTN_ERROR_SHAPE"; "unknown status" for other values.
    pub fn ctn_status_name(status: ctn_status) -> *const c_char;
    /// Number of threads that a large operation may use.
    pub fn ctn_thread_count() -> i32;
    /// Sets the number of threads that a large operation may use in this process. If the system
    /// grants fewer, because of limits on processes or memory, calls use as many as it grants.
    pub fn ctn_set_thread_count(count: i32) -> ctn_status;
    /// The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512" with
    /// products of float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
    pub fn ctn_simd_level() -> *const c_char;
    /// Whether large float32 matrix products use oneDNN: it was built in, and neither
    /// CATENARY_ONEDNN=0 nor ctn_set_onednn_enabled switched it off.
    pub fn ctn_onednn_enabled() -> i32;
    /// Switches oneDNN on or off for the process. Without it the library uses its own kernels,
    /// whose results differ in the last bits. It is an UNAVAILABLE error to switch it on if it was
    /// not built in.
    pub fn ctn_set_onednn_enabled(enabled: i32) -> ctn_status;
    /// Whether functions called on this thread record history.
    pub fn ctn_backprop_enabled() -> i32;
    /// Switches the recording of history on or off for the calling thread. Without it, results
    /// carry no history, as with volatile inputs.
    pub fn ctn_set_backprop_enabled(enabled: i32, previous: *mut i32) -> ctn_status;
    /// Whether functions and links called on this thread are in training mode, which is the initial
    /// mode.
    pub fn ctn_train() -> i32;
    /// Switches between training and testing for the calling thread. While training, dropout drops,
    /// attention drops its weights, batch normalizations use and learn the statistics of the batch,
    /// and networks from Caffe are in the phase TRAIN. While testing, dropout returns its input,
    /// batch normalizations use their averages, and networks from Caffe are in the phase TEST.
    /// Gradients are computed in both modes; see ctn_set_backprop_enabled.
    pub fn ctn_set_train(enabled: i32, previous: *mut i32) -> ctn_status;
    /// Whether debug mode is on; see ctn_set_debug. It is off initially, unless CATENARY_DEBUG=1 is
    /// in the environment.
    pub fn ctn_debug() -> i32;
    /// Switches debug mode for the process. Debug mode checks every result of a function and every
    /// gradient that a function returns in backward: a NaN is CTN_ERROR_NAN, and the message names
    /// the function, forward or backward, and which output or input it was. Every function then
    /// waits for its device.
    pub fn ctn_set_debug(enabled: i32) -> ctn_status;
    /// Captures the calling thread's current device, current streams, backprop mode, training mode
    /// and function hooks.
    pub fn ctn_context_capture(out: *mut *mut ctn_context) -> ctn_status;
    /// Applies captured settings to the calling thread.
    pub fn ctn_context_apply(context: *mut ctn_context) -> ctn_status;
    /// Whether the loaded library has a feature. A program that also runs with older libraries, or
    /// with builds that leave parts out, can ask for what it needs.
    pub fn ctn_has_feature(kind: ctn_feature_kind, name: *const c_char) -> i32;
    /// Name of a feature that the loaded library has; NULL after the last one of its kind. It lives
    /// as long as the process.
    pub fn ctn_feature_name(kind: ctn_feature_kind, index: usize) -> *const c_char;
    /// Number of functions that the loaded library has. It exports those of components that it was
    /// built without too, but they only fail, and are not counted.
    pub fn ctn_op_count() -> usize;
    /// Name of a function without ctn_, in alphabetical order; NULL after the last one. It lives as
    /// long as the process.
    pub fn ctn_op_name(index: usize) -> *const c_char;
    /// A function as a JSON object: `format` (1; members are only added), `name`, `returns`, and
    /// `arguments`, each with its name, type, direction and nullability. NULL after the last
    /// function. It lives as long as the process.
    pub fn ctn_op_schema(index: usize) -> *const c_char;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_object_retain(self_: *const ctn_object) -> *mut ctn_object;
    /// Gives a reference back; the last one frees the object. NULL is allowed; cannot fail.
    pub fn ctn_object_release(self_: *const ctn_object);
    /// Number of references that callers and the library hold; 0 for NULL. It is only a hint while
    /// other threads hold references.
    pub fn ctn_object_use_count(object: *const ctn_object) -> i64;
    /// Stores a binding's own object in the one slot of a handle. The previous content is
    /// destroyed, whichever key it had.
    pub fn ctn_object_set_binding(self_: *mut ctn_object, key: *const c_void, object: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// The object that ctn_object_set_binding stored under a key, still owned by the slot; NULL if
    /// there is none or the handle is NULL.
    pub fn ctn_object_binding(self_: *const ctn_object, key: *const c_void) -> *mut c_void;
    /// Sets the function that is called when the number of references of a handle changes from 1 to
    /// 2 or from 2 to 1. The slot must hold an object under `key`, to which the function belongs:
    /// it is removed when the slot is overwritten or emptied. It is not called when the handle
    /// dies, which calls destroy of the slot.
    pub fn ctn_object_set_toggle(object: *mut ctn_object, key: *const c_void, toggle: ctn_binding_toggle_fn, shared: *mut i32) -> ctn_status;
    /// Reports to a garbage collector which of a binding's handles hold which others through the
    /// library. The library walks from the objects through everything that it holds for them
    /// (graphs, links, optimizers, hooks...) and counts the references that it finds. An object is
    /// accounted for if these and the binding's own are all its references, and nothing that holds
    /// it is held from elsewhere. For every object that is accounted for, `edge` is called once for
    /// each object that holds it, directly or through objects that are not in the list. For every
    /// other object, `edge` is called once with SIZE_MAX as the owner: somebody outside holds it (C
    /// code, another binding, a running call, another thread's hooks), or holds something that
    /// leads to it. Arrays are leaves, and references to them are not counted: an array in the list
    /// that anything else holds is held from the outside. The binding itself must know what the
    /// user_data of callbacks leads to. Counts are not changed, and no user code runs except
    /// `edge`, which is called at the end; if it fails, the trace ends. Time and memory are
    /// proportional to what is reached, and there is no recursion. The function must not be called
    /// from a toggle or a destroy function.
    pub fn ctn_binding_trace(objects: *const *mut ctn_object, count: usize, edge: ctn_binding_edge_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_variable_retain(self_: *const ctn_variable) -> *mut ctn_variable;
    /// Gives a reference back; the last one frees the variable. NULL is allowed; cannot fail.
    pub fn ctn_variable_release(self_: *const ctn_variable);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_function_retain(self_: *const ctn_function) -> *mut ctn_function;
    /// Gives a reference back; the last one frees the function. NULL is allowed; cannot fail.
    pub fn ctn_function_release(self_: *const ctn_function);
    /// A variable over an array, which is not copied, with the volatile flag OFF and without
    /// history.
    pub fn ctn_variable_new(data: *mut ctn_array, out: *mut *mut ctn_variable) -> ctn_status;
    /// The array of the variable.
    pub fn ctn_variable_data(v: *mut ctn_variable, out: *mut *mut ctn_array) -> ctn_status;
    /// Replaces the array. It is a STATE error if the variable has a creator or a gradient and the
    /// shape or dtype changes. A gradient stays on its device. After a change of shape or dtype,
    /// backward passes of functions that read the old array compute no gradient for the variable.
    pub fn ctn_variable_set_data(v: *mut ctn_variable, data: *mut ctn_array) -> ctn_status;
    /// The gradient; NULL, with CTN_OK, if there is none.
    pub fn ctn_variable_grad(v: *mut ctn_variable, out: *mut *mut ctn_array) -> ctn_status;
    /// Sets or removes the gradient.
    pub fn ctn_variable_set_grad(v: *mut ctn_variable, grad: *mut ctn_array) -> ctn_status;
    /// The gradient as a variable, which has history after backward with create_graph; NULL, with
    /// CTN_OK, if there is none.
    pub fn ctn_variable_grad_variable(v: *mut ctn_variable, out: *mut *mut ctn_variable) -> ctn_status;
    /// The function that made the variable; NULL, with CTN_OK, if no function did.
    pub fn ctn_variable_creator(v: *mut ctn_variable, out: *mut *mut ctn_function) -> ctn_status;
    /// Length of the longest chain of functions that leads to the variable; 0 for NULL.
    pub fn ctn_variable_rank(v: *mut ctn_variable) -> i64;
    /// The volatile flag; OFF for NULL.
    pub fn ctn_variable_volatile(v: *mut ctn_variable) -> ctn_volatile;
    /// Sets the volatile flag of a variable without a creator. It is a STATE error if the variable
    /// has one.
    pub fn ctn_variable_set_volatile(v: *mut ctn_variable, volatile_flag: ctn_volatile) -> ctn_status;
    /// Whether backward computes a gradient for the variable; 0 for NULL.
    pub fn ctn_variable_requires_grad(v: *mut ctn_variable) -> i32;
    /// Marks a variable without a creator as a constant, for which no gradient is computed, or as
    /// an ordinary variable.
    pub fn ctn_variable_set_requires_grad(v: *mut ctn_variable, requires_grad: i32) -> ctn_status;
    /// The name, valid until it changes; NULL for a variable without a name, and for NULL.
    pub fn ctn_variable_name(v: *mut ctn_variable) -> *const c_char;
    /// Sets or removes the name.
    pub fn ctn_variable_set_name(v: *mut ctn_variable, name: *const c_char) -> ctn_status;
    /// Text for drawings of the graph: the name if the variable has one, then shape and dtype, such
    /// as "(2, 3), float32".
    pub fn ctn_variable_label(v: *mut ctn_variable, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Lengths of the axes, valid until the data of the variable is replaced; NULL for NULL.
    pub fn ctn_variable_shape(v: *mut ctn_variable) -> *const i64;
    /// Number of axes; 0 for NULL.
    pub fn ctn_variable_ndim(v: *mut ctn_variable) -> usize;
    /// Element type; CTN_DTYPE_NONE for NULL.
    pub fn ctn_variable_dtype(v: *mut ctn_variable) -> ctn_dtype;
    /// Number of elements; 0 for NULL.
    pub fn ctn_variable_size(v: *mut ctn_variable) -> i64;
    /// The element of a variable of size 1, such as a loss, as double.
    pub fn ctn_variable_item_f64(v: *mut ctn_variable, value: *mut f64) -> ctn_status;
    /// Length of the first axis.
    pub fn ctn_variable_length(v: *mut ctn_variable, length: *mut i64) -> ctn_status;
    /// Backpropagation from this variable. It starts with the variable's own gradient, which must
    /// be set before; only if the variable has one element and no gradient, it starts with 1.
    /// Gradients are added to those that variables without a creator already have. Operations on
    /// integers have no history: a variable of integers or booleans is a DTYPE error unless a
    /// function made it from floating numbers.
    pub fn ctn_variable_backward(v: *mut ctn_variable, retain_grad: i32, create_graph: i32) -> ctn_status;
    /// Removes the history of this variable: it and all variables that functions made on the way to
    /// it forget their creators.
    pub fn ctn_variable_unchain_backward(v: *mut ctn_variable) -> ctn_status;
    /// Removes the gradient.
    pub fn ctn_variable_cleargrad(v: *mut ctn_variable) -> ctn_status;
    /// Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data
    /// that was set since.
    pub fn ctn_variable_zerograd(v: *mut ctn_variable) -> ctn_status;
    /// Adds the gradient of another variable to the gradient of `v`.
    pub fn ctn_variable_addgrad(v: *mut ctn_variable, source: *mut ctn_variable) -> ctn_status;
    /// Copies the elements of another variable into the array of `v`.
    pub fn ctn_variable_copydata(v: *mut ctn_variable, source: *mut ctn_variable) -> ctn_status;
    /// A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard
    /// deviation of the elements, and those of the gradient: None if there is no gradient, 0 if it
    /// is zero.
    pub fn ctn_variable_debug_text(v: *mut ctn_variable, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Makes the variable an output of a node. The variable that was this output before loses its
    /// creator; it must have the same shape, dtype and device. It is a STATE error if the variable
    /// already has a creator, or if a function has read it.
    pub fn ctn_variable_set_creator(v: *mut ctn_variable, f: *mut ctn_function, index: usize) -> ctn_status;
    /// Moves the array and the gradient to a device. The history stays: a gradient is moved to the
    /// device of each function that it passes, and in the end to the device of the data. Use
    /// ctn_copy for a copy that backward passes through.
    pub fn ctn_variable_to_device(v: *mut ctn_variable, device: *const c_char) -> ctn_status;
    /// Name of a flag: "on", "off" or "auto"; NULL for other values. It lives as long as the
    /// process.
    pub fn ctn_volatile_name(flag: ctn_volatile) -> *const c_char;
    /// The flag with a name.
    pub fn ctn_volatile_from_name(name: *const c_char, flag: *mut ctn_volatile) -> ctn_status;
    /// The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO. Both
    /// together are an error.
    pub fn ctn_volatile_aggregate(flags: *const ctn_volatile, count: usize, flag: *mut ctn_volatile) -> ctn_status;
    /// Gradients of `outputs` with respect to `inputs`, without changing the gradient of any
    /// variable.
    pub fn ctn_grad(outputs: *const *mut ctn_variable, output_count: usize, grad_outputs: *const *mut ctn_variable, inputs: *const *mut ctn_variable, input_count: usize, create_graph: i32, grads: *mut *mut ctn_variable) -> ctn_status;
    /// Defines a user function. At least one of backward and backward_variables is needed for
    /// backpropagation. destroy runs exactly once: when the last reference is released, including
    /// those of the library, or when this call fails.
    pub fn ctn_function_new(callbacks: *const ctn_function_callbacks, user_data: *mut c_void, out: *mut *mut ctn_function) -> ctn_status;
    /// Applies a user function to variables.
    pub fn ctn_function_call(f: *mut ctn_function, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status;
    /// Name of the function in drawings of the graph.
    pub fn ctn_function_label(f: *mut ctn_function, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Rank of the node, which is the highest rank of its inputs; 0 for NULL.
    pub fn ctn_function_rank(f: *mut ctn_function) -> i64;
    /// Number of inputs of a node; 0 for NULL and definitions.
    pub fn ctn_function_input_count(f: *mut ctn_function) -> usize;
    /// An input of a node as a variable. The variable has no data if its array was freed, because
    /// nobody else held it and the gradient does not need it.
    pub fn ctn_function_input(f: *mut ctn_function, index: usize, out: *mut *mut ctn_variable) -> ctn_status;
    /// Number of outputs of a node; 0 for NULL and definitions.
    pub fn ctn_function_output_count(f: *mut ctn_function) -> usize;
    /// An output of a node as a variable; NULL, with CTN_OK, if nobody holds it anymore.
    pub fn ctn_function_output(f: *mut ctn_function, index: usize, out: *mut *mut ctn_variable) -> ctn_status;
    /// Removes the node from the graph: its outputs lose their creator, and it releases its inputs.
    pub fn ctn_function_unchain(f: *mut ctn_function) -> ctn_status;
    /// For user functions: stores an array with the node, for backward.
    pub fn ctn_function_save_array(node: *mut ctn_function, slot: usize, a: *mut ctn_array) -> ctn_status;
    /// For user functions: an array that was stored with the node; NULL, with CTN_OK, if there is
    /// none.
    pub fn ctn_function_saved_array(node: *mut ctn_function, slot: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// An array that a function publishes under a name.
    pub fn ctn_function_attribute(f: *mut ctn_function, name: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_initializer_retain(self_: *const ctn_initializer) -> *mut ctn_initializer;
    /// Gives a reference back; the last one frees the initializer. NULL is allowed; cannot fail.
    pub fn ctn_initializer_release(self_: *const ctn_initializer);
    /// Sets every element to one value.
    pub fn ctn_initializer_constant_new(value: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Normal numbers with mean 0.
    pub fn ctn_initializer_normal_new(deviation: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Uniform numbers in \[-limit, limit).
    pub fn ctn_initializer_uniform_new(limit: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// A multiple of a random matrix with orthonormal rows, or columns if it has more rows than
    /// columns. Further axes count as columns, in C order.
    pub fn ctn_initializer_orthogonal_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// A multiple of the identity, for arrays that are square matrices.
    pub fn ctn_initializer_identity_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Normal numbers with the standard deviation scale \* sqrt(1 / fan_in), for arrays with at
    /// least two axes.
    pub fn ctn_initializer_lecun_normal_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Uniform numbers in \[-s, s) with s = scale \* sqrt(3 / fan_in), for arrays with at least two
    /// axes.
    pub fn ctn_initializer_lecun_uniform_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Normal numbers with the standard deviation scale \* sqrt(2 / (fan_in + fan_out)), for arrays
    /// with at least two axes.
    pub fn ctn_initializer_glorot_normal_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Uniform numbers in \[-s, s) with s = scale \* sqrt(6 / (fan_in + fan_out)), for arrays with
    /// at least two axes.
    pub fn ctn_initializer_glorot_uniform_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Normal numbers with the standard deviation scale \* sqrt(2 / fan_in), for arrays with at
    /// least two axes.
    pub fn ctn_initializer_he_normal_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Uniform numbers in \[-s, s) with s = scale \* sqrt(6 / fan_in), for arrays with at least two
    /// axes.
    pub fn ctn_initializer_he_uniform_new(scale: f64, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Copies the values that an array has when the initializer is applied, converted to the dtype
    /// and device of the destination.
    pub fn ctn_initializer_array_new(value: *const ctn_array, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Calls a function on the thread that makes the parameter.
    pub fn ctn_initializer_callback_new(fill: ctn_initializer_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, out: *mut *mut ctn_initializer) -> ctn_status;
    /// Fills an array.
    pub fn ctn_initializer_apply(initializer: *mut ctn_initializer, array: *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_link_options_retain(self_: *const ctn_link_options) -> *mut ctn_link_options;
    /// Gives a reference back; the last one frees the link options. NULL is allowed; cannot fail.
    pub fn ctn_link_options_release(self_: *const ctn_link_options);
    /// Options with defaults only.
    pub fn ctn_link_options_new(out: *mut *mut ctn_link_options) -> ctn_status;
    /// Sets the element type of all parameters; the default is float32.
    pub fn ctn_link_options_set_dtype(options: *mut ctn_link_options, dtype: ctn_dtype) -> ctn_status;
    /// Sets the factor of the initial standard deviation of weights; the default is 1.
    pub fn ctn_link_options_set_wscale(options: *mut ctn_link_options, wscale: f64) -> ctn_status;
    /// Sets the initial value of the bias; the default is 0.
    pub fn ctn_link_options_set_bias(options: *mut ctn_link_options, bias: f64) -> ctn_status;
    /// Sets whether the link has no bias; the default is 0.
    pub fn ctn_link_options_set_nobias(options: *mut ctn_link_options, nobias: i32) -> ctn_status;
    /// Sets the initializer of a parameter, which replaces its documented initial values.
    pub fn ctn_link_options_set_initializer(options: *mut ctn_link_options, path: *const c_char, initializer: *mut ctn_initializer) -> ctn_status;
    /// Sets the initial value of a parameter: ctn_link_options_set_initializer with
    /// ctn_initializer_array_new.
    pub fn ctn_link_options_set_initial_value(options: *mut ctn_link_options, path: *const c_char, value: *const ctn_array) -> ctn_status;
    /// Sets the distance between the elements that a window reads; the default is 1.
    pub fn ctn_link_options_set_dilation(options: *mut ctn_link_options, dilation: *const i64, ndim: usize) -> ctn_status;
    /// Sets the number of groups into which the channels are divided; the default is 1.
    pub fn ctn_link_options_set_groups(options: *mut ctn_link_options, groups: i64) -> ctn_status;
    /// Sets the lengths of the result of a deconvolution along its spatial axes; the default is the
    /// smallest lengths that fit.
    pub fn ctn_link_options_set_outsize(options: *mut ctn_link_options, outsize: *const i64, ndim: usize) -> ctn_status;
    /// Sets the initial value of all slopes of a parametric rectifier; the default is 0.25.
    pub fn ctn_link_options_set_init(options: *mut ctn_link_options, init: f64) -> ctn_status;
    /// Sets the fraction of themselves that the averages of a batch normalization keep; the default
    /// is 0.9.
    pub fn ctn_link_options_set_decay(options: *mut ctn_link_options, decay: f64) -> ctn_status;
    /// Sets the number that normalizations add to variances; see each link for the default.
    pub fn ctn_link_options_set_eps(options: *mut ctn_link_options, eps: f64) -> ctn_status;
    /// Sets the exponent of the counts of a negative sampling; the default is 0.75.
    pub fn ctn_link_options_set_power(options: *mut ctn_link_options, power: f64) -> ctn_status;
    /// Sets the number for which an embedding returns zeros and has no gradient. Without this
    /// option every number has its row.
    pub fn ctn_link_options_set_ignore_label(options: *mut ctn_link_options, ignore_label: i64) -> ctn_status;
    /// Sets whether position i of an attention sees only positions 0 to i; the default is 0.
    pub fn ctn_link_options_set_causal(options: *mut ctn_link_options, causal: i32) -> ctn_status;
    /// Sets the probability with which an attention drops each of its weights in training; the
    /// default is 0.
    pub fn ctn_link_options_set_dropout(options: *mut ctn_link_options, dropout: f64) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_link_retain(self_: *const ctn_link) -> *mut ctn_link;
    /// Gives a reference back; the last one frees the link. NULL is allowed; cannot fail.
    pub fn ctn_link_release(self_: *const ctn_link);
    /// Linear link on the current device with the parameters W of shape (out_size, in_size), with
    /// normal numbers of standard deviation wscale / sqrt(in_size), and b of shape (out_size), with
    /// the value `bias`, unless `nobias`.
    pub fn ctn_link_linear_new(in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Convolution link on the current device, see ctn_convolution_2d, with the parameters W of
    /// shape (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers of
    /// standard deviation wscale / sqrt(in_channels / groups \* ksize_y \* ksize_x), and b of shape
    /// (out_channels), with the value `bias`, unless `nobias`.
    pub fn ctn_link_convolution_2d_new(in_channels: i64, out_channels: i64, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Classifier with a child named "predictor". Called with x and t it returns
    /// ctn_softmax_cross_entropy(predictor(x), t) and remembers the prediction, loss and accuracy.
    pub fn ctn_link_classifier_new(predictor: *mut ctn_link, out: *mut *mut ctn_link) -> ctn_status;
    /// Sets whether calls also compute the accuracy, as they do initially.
    pub fn ctn_link_classifier_set_compute_accuracy(classifier: *mut ctn_link, compute: i32) -> ctn_status;
    /// Loss of the last call; NULL, with CTN_OK, before the first call.
    pub fn ctn_link_classifier_loss(classifier: *mut ctn_link, out: *mut *mut ctn_variable) -> ctn_status;
    /// Accuracy of the last call; NULL, with CTN_OK, before the first call and if it is not
    /// computed.
    pub fn ctn_link_classifier_accuracy(classifier: *mut ctn_link, out: *mut *mut ctn_variable) -> ctn_status;
    /// Result of the predictor in the last call; NULL, with CTN_OK, before the first call.
    pub fn ctn_link_classifier_prediction(classifier: *mut ctn_link, out: *mut *mut ctn_variable) -> ctn_status;
    /// A user link, which is also a chain: parameters, persistent values and children are added
    /// with the functions below.
    pub fn ctn_link_new(forward: ctn_link_forward_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, out: *mut *mut ctn_link) -> ctn_status;
    /// An empty chain.
    pub fn ctn_link_chain_new(out: *mut *mut ctn_link) -> ctn_status;
    /// An empty chain list.
    pub fn ctn_link_chain_list_new(out: *mut *mut ctn_link) -> ctn_status;
    /// Runs the link on variables. A chain or chain list has no forward computation (UNSUPPORTED).
    /// Calls from callbacks of links may be nested 1000 deep; deeper ones are a STATE error.
    pub fn ctn_link_call(link: *mut ctn_link, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status;
    /// Runs the link on one variable; see ctn_link_call.
    pub fn ctn_link_call1(link: *mut ctn_link, x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Name of the link in its parent, valid until it changes; NULL for a link without a parent,
    /// and for NULL.
    pub fn ctn_link_name(link: *mut ctn_link) -> *const c_char;
    /// Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
    pub fn ctn_link_add_param(link: *mut ctn_link, name: *const c_char, shape: *const i64, ndim: usize, dtype: ctn_dtype) -> ctn_status;
    /// Adds an array that is saved and loaded but not optimized.
    pub fn ctn_link_add_persistent(link: *mut ctn_link, name: *const c_char, value: *mut ctn_array) -> ctn_status;
    /// A persistent array of this link.
    pub fn ctn_link_persistent(link: *mut ctn_link, name: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// Replaces a persistent array.
    pub fn ctn_link_set_persistent(link: *mut ctn_link, name: *const c_char, value: *mut ctn_array) -> ctn_status;
    /// Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels.
    pub fn ctn_link_add_link(link: *mut ctn_link, name: *const c_char, child: *mut ctn_link) -> ctn_status;
    /// The child at a path.
    pub fn ctn_link_child(link: *mut ctn_link, path: *const c_char, out: *mut *mut ctn_link) -> ctn_status;
    /// Number of direct children; 0 for NULL.
    pub fn ctn_link_child_count(link: *mut ctn_link) -> usize;
    /// A direct child in the order of addition.
    pub fn ctn_link_child_at(link: *mut ctn_link, index: usize, out: *mut *mut ctn_link) -> ctn_status;
    /// Whether all parameters of the hierarchy have their sizes, so that none waits for an input
    /// (see CTN_SIZE_FROM_INPUT); 1 for NULL.
    pub fn ctn_link_is_initialized(link: *mut ctn_link) -> i32;
    /// Number of parameters and persistent values of the hierarchy that wait for their size; 0 for
    /// NULL.
    pub fn ctn_link_uninitialized_count(link: *mut ctn_link) -> usize;
    /// Path of one of the values that wait for their size, such as "/l1/W".
    pub fn ctn_link_uninitialized_path(link: *mut ctn_link, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for
    /// NULL.
    pub fn ctn_link_param_count(link: *mut ctn_link) -> usize;
    /// A parameter in the order of the reference's namedparams: the link's own parameters in the
    /// order of addition, then those of each child.
    pub fn ctn_link_param_at(link: *mut ctn_link, index: usize, out: *mut *mut ctn_variable) -> ctn_status;
    /// Path of a parameter in the order of ctn_link_param_at, such as "/l1/W".
    pub fn ctn_link_param_path(link: *mut ctn_link, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// The parameter at a path.
    pub fn ctn_link_param(link: *mut ctn_link, path: *const c_char, out: *mut *mut ctn_variable) -> ctn_status;
    /// Sets the gradients of all parameters that are not frozen to zeros.
    pub fn ctn_link_zerograds(link: *mut ctn_link) -> ctn_status;
    /// Removes the gradients of all parameters; the next backward writes new ones.
    pub fn ctn_link_cleargrads(link: *mut ctn_link) -> ctn_status;
    /// Adds the gradients of another link. Frozen parameters are skipped.
    pub fn ctn_link_addgrads(link: *mut ctn_link, source: *mut ctn_link) -> ctn_status;
    /// Copies the parameters of another link.
    pub fn ctn_link_copyparams(link: *mut ctn_link, source: *mut ctn_link) -> ctn_status;
    /// A second hierarchy over the same arrays of parameters and persistent values: an update of
    /// one changes both. The copy has no gradients, and states of recurrent links are kept with
    /// their history. The new root has no name.
    pub fn ctn_link_share(link: *mut ctn_link, out: *mut *mut ctn_link) -> ctn_status;
    /// A copy of the hierarchy with separate arrays on the same devices: parameters, gradients,
    /// persistent values (including statistics of batch normalization) and states of recurrent
    /// links, without their history. Values that share an array share one in the copy. The new root
    /// has no name, and no optimizer is set up for it. User links are copied as their callbacks
    /// define.
    pub fn ctn_link_clone(link: *mut ctn_link, out: *mut *mut ctn_link) -> ctn_status;
    /// Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to
    /// a device. After a failure the hierarchy is where it was.
    pub fn ctn_link_to_device(link: *mut ctn_link, device: *const c_char) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_caffe_function_retain(self_: *const ctn_caffe_function) -> *mut ctn_caffe_function;
    /// Gives a reference back; the last one frees the caffe function. NULL is allowed; cannot fail.
    pub fn ctn_caffe_function_release(self_: *const ctn_caffe_function);
    /// Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors
    /// name the layer and the field that is wrong. The format before V1 is UNSUPPORTED.
    pub fn ctn_caffe_function_new(path: *const c_char, out: *mut *mut ctn_caffe_function) -> ctn_status;
    /// Reads a network from memory; see ctn_caffe_function_new.
    pub fn ctn_caffe_function_new_from_memory(data: *const c_void, size: usize, out: *mut *mut ctn_caffe_function) -> ctn_status;
    /// Computes blobs of the network from given ones. Layers run in the order of the file if their
    /// bottoms are given or computed; a layer that writes to its own bottom replaces that blob.
    /// Layers that no output needs do not run. While the calling thread trains (ctn_set_train),
    /// layers are in the phase TRAIN: dropout drops, and BatchNorm uses and learns the statistics
    /// of the batch; otherwise they are in the phase TEST. It is a NOT_FOUND error if an output
    /// cannot be computed, and the message says what was skipped and why. Errors of a layer begin
    /// with its name and type.
    pub fn ctn_caffe_function_call(f: *mut ctn_caffe_function, input_names: *const *const c_char, input_count: usize, inputs: *const *mut ctn_variable, disable: *const *const c_char, disable_count: usize, output_names: *const *const c_char, output_count: usize, outputs: *mut *mut ctn_variable) -> ctn_status;
    /// The parameters: a chain with a child for each layer that has parameters, at the path that is
    /// the layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain
    /// inception_3a). ctn_caffe_function_link_path returns the path if the name cannot be one or
    /// its place is taken. Convolution and InnerProduct are links of that kind with W and b (W is
    /// (out, in) even if the file has it transposed), Scale has W and b, and BatchNorm has the
    /// persistent values avg_mean and avg_var, which are Caffe's sums, and scale_factor, by which
    /// they are divided. Moving the chain to a device moves the network.
    pub fn ctn_caffe_function_fs(f: *mut ctn_caffe_function, out: *mut *mut ctn_link) -> ctn_status;
    /// Path of the link of a layer below ctn_caffe_function_fs. It is the layer's name, unless a
    /// part of that is empty, "." or "..", or the place is taken by another layer. Then slashes
    /// become underscores; an empty name, "." and ".." become "layer" and the number of the layer
    /// in the file, counted from 0; and if that is taken as well, "_" and this number are added.
    pub fn ctn_caffe_function_link_path(f: *mut ctn_caffe_function, name: *const c_char, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Number of layers that can run; 0 for NULL.
    pub fn ctn_caffe_function_forward_count(f: *mut ctn_caffe_function) -> usize;
    /// Name of a layer that can run, in the order in which the layers run.
    pub fn ctn_caffe_function_forward_name(f: *mut ctn_caffe_function, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Type of a layer that can run, such as "Convolution", with its name in the current format.
    pub fn ctn_caffe_function_forward_type(f: *mut ctn_caffe_function, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Runs one layer, from its bottoms to its tops, in the phase of ctn_caffe_function_call. If
    /// several layers have the name, the first one runs.
    pub fn ctn_caffe_function_forward(f: *mut ctn_caffe_function, name: *const c_char, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status;
    /// Number of layers that are never run; 0 for NULL.
    pub fn ctn_caffe_function_ignored_count(f: *mut ctn_caffe_function) -> usize;
    /// Name of an ignored layer, in the order of the file.
    pub fn ctn_caffe_function_ignored_name(f: *mut ctn_caffe_function, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Type of an ignored layer, with its name in the current format.
    pub fn ctn_caffe_function_ignored_type(f: *mut ctn_caffe_function, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Reason why a layer is ignored.
    pub fn ctn_caffe_function_ignored_reason(f: *mut ctn_caffe_function, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_schedule_retain(self_: *const ctn_schedule) -> *mut ctn_schedule;
    /// Gives a reference back; the last one frees the schedule. NULL is allowed; cannot fail.
    pub fn ctn_schedule_release(self_: *const ctn_schedule);
    /// The same value at all times, for instance to follow a warm-up.
    pub fn ctn_schedule_constant_new(init: f64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Exponential decay: init \* rate ^ t.
    pub fn ctn_schedule_exponential_new(init: f64, target: f64, rate: f64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Decay in steps: init \* gamma ^ floor(t / step).
    pub fn ctn_schedule_step_new(init: f64, target: f64, step: i64, gamma: f64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// The initial value, multiplied by gamma at given times.
    pub fn ctn_schedule_multistep_new(init: f64, steps: *const i64, count: usize, gamma: f64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// A straight line from `init` at t = begin to `target` at t = end.
    pub fn ctn_schedule_linear_new(init: f64, target: f64, begin: i64, end: i64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Half a period of the cosine from `init` to `target`. With a restart factor above 0, the
    /// schedule then starts again, and each period is longer by that factor; otherwise the target
    /// is kept.
    pub fn ctn_schedule_cosine_new(init: f64, target: f64, period: i64, restart_factor: i64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Polynomial decay: init \* (1 - t / length) ^ power up to t = length, then its last value.
    pub fn ctn_schedule_polynomial_new(init: f64, target: f64, length: i64, power: f64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Inverse decay: init \* (1 + gamma \* t) ^ -power.
    pub fn ctn_schedule_inverse_new(init: f64, target: f64, gamma: f64, power: f64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Moves in equal steps from `start` to the first value of another schedule, then follows that
    /// schedule from its beginning.
    pub fn ctn_schedule_warmup_new(start: f64, after: *mut ctn_schedule, length: i64, out: *mut *mut ctn_schedule) -> ctn_status;
    /// A schedule that a function computes. If the function fails, its status reaches the caller of
    /// the update unchanged.
    pub fn ctn_schedule_new(function: ctn_schedule_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, out: *mut *mut ctn_schedule) -> ctn_status;
    /// Value of a schedule.
    pub fn ctn_schedule_value(schedule: *mut ctn_schedule, t: i64, value: *mut f64) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_optimizer_retain(self_: *const ctn_optimizer) -> *mut ctn_optimizer;
    /// Gives a reference back; the last one frees the optimizer. NULL is allowed; cannot fail.
    pub fn ctn_optimizer_release(self_: *const ctn_optimizer);
    /// Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to
    /// 0. It is a NOT_FOUND error if the patterns of a group match no parameter.
    pub fn ctn_optimizer_setup(optimizer: *mut ctn_optimizer, link: *mut ctn_link) -> ctn_status;
    /// The link that the optimizer was set up for; NULL, with CTN_OK, before ctn_optimizer_setup.
    pub fn ctn_optimizer_target(optimizer: *mut ctn_optimizer, out: *mut *mut ctn_link) -> ctn_status;
    /// Runs one update from the present gradients: first the hooks, then t grows by one, then every
    /// parameter with a gradient is updated. If no parameter has a gradient after the hooks,
    /// because backward was forgotten or all are frozen, it is a STATE error and nothing changes.
    pub fn ctn_optimizer_update(optimizer: *mut ctn_optimizer) -> ctn_status;
    /// Calls the loss function, removes the gradients of the link, runs backward from the loss, and
    /// then updates like ctn_optimizer_update. `destroy` runs before this call returns.
    pub fn ctn_optimizer_update_loss(optimizer: *mut ctn_optimizer, loss: ctn_loss_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Number of updates so far; 0 for NULL.
    pub fn ctn_optimizer_t(optimizer: *mut ctn_optimizer) -> i64;
    /// Number of epochs so far; 0 for NULL.
    pub fn ctn_optimizer_epoch(optimizer: *mut ctn_optimizer) -> i64;
    /// Adds 1 to the number of epochs.
    pub fn ctn_optimizer_new_epoch(optimizer: *mut ctn_optimizer) -> ctn_status;
    /// Value of a hyperparameter; if it follows a schedule, the value that the next update uses.
    /// "lr" of Adam and its variants is the effective rate of the last update.
    pub fn ctn_optimizer_hyperparameter(optimizer: *mut ctn_optimizer, name: *const c_char, value: *mut f64) -> ctn_status;
    /// Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule.
    pub fn ctn_optimizer_set_hyperparameter(optimizer: *mut ctn_optimizer, name: *const c_char, value: f64) -> ctn_status;
    /// Adds a hook; hooks run in the order of addition.
    pub fn ctn_optimizer_add_hook(optimizer: *mut ctn_optimizer, name: *const c_char, hook: ctn_optimizer_hook_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Adds the hook "WeightDecay": g += rate \* p.
    pub fn ctn_optimizer_add_weight_decay(optimizer: *mut ctn_optimizer, rate: f64) -> ctn_status;
    /// Adds the hook "GradientClipping": scales all gradients by threshold / norm if their common
    /// L2 norm is larger than the threshold.
    pub fn ctn_optimizer_add_gradient_clipping(optimizer: *mut ctn_optimizer, threshold: f64) -> ctn_status;
    /// Removes a hook.
    pub fn ctn_optimizer_remove_hook(optimizer: *mut ctn_optimizer, name: *const c_char) -> ctn_status;
    /// A state array of a parameter.
    pub fn ctn_optimizer_state(optimizer: *mut ctn_optimizer, path: *const c_char, name: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h).
    /// They keep the hyperparameters and hooks of the optimizer, except those that the functions
    /// below change for the group. A parameter that several groups match is in the one that was
    /// added last. Groups are configuration and are not saved; ctn_checkpoint_save saves their
    /// hyperparameters.
    pub fn ctn_optimizer_add_group(optimizer: *mut ctn_optimizer, name: *const c_char, patterns: *const *const c_char, count: usize) -> ctn_status;
    /// Removes a group. Its parameters return to the group that they were in before, or to none.
    pub fn ctn_optimizer_remove_group(optimizer: *mut ctn_optimizer, name: *const c_char) -> ctn_status;
    /// Number of groups; 0 for NULL.
    pub fn ctn_optimizer_group_count(optimizer: *mut ctn_optimizer) -> usize;
    /// Name of a group in the order of addition.
    pub fn ctn_optimizer_group_name(optimizer: *mut ctn_optimizer, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Name of the group that a parameter is in; an empty string if it is in none.
    pub fn ctn_optimizer_group_of(optimizer: *mut ctn_optimizer, path: *const c_char, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// A hyperparameter as the next update uses it for a group.
    pub fn ctn_optimizer_group_hyperparameter(optimizer: *mut ctn_optimizer, group: *const c_char, name: *const c_char, value: *mut f64) -> ctn_status;
    /// Gives a group its own value of a hyperparameter. It is a STATE error if the hyperparameter
    /// follows a schedule of the group.
    pub fn ctn_optimizer_group_set_hyperparameter(optimizer: *mut ctn_optimizer, group: *const c_char, name: *const c_char, value: f64) -> ctn_status;
    /// Lets a hyperparameter of a group follow a schedule of its own.
    pub fn ctn_optimizer_group_set_schedule(optimizer: *mut ctn_optimizer, group: *const c_char, name: *const c_char, schedule: *mut ctn_schedule, by_epoch: i32) -> ctn_status;
    /// Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise)
    /// acts on the parameters of a group, as it does initially. GradientClipping computes the norm
    /// of the gradients that it acts on.
    pub fn ctn_optimizer_group_set_hook(optimizer: *mut ctn_optimizer, group: *const c_char, hook: *const c_char, enabled: i32) -> ctn_status;
    /// Stochastic gradient descent: p -= lr \* g. No states.
    pub fn ctn_optimizer_sgd_new(lr: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// Stochastic gradient descent with momentum: v = momentum \* v - lr \* g; p += v. The state is
    /// v.
    pub fn ctn_optimizer_momentum_sgd_new(lr: f64, momentum: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// Nesterov's accelerated gradient: v = momentum \* v - lr \* g; p += momentum^2 \* v - (1 +
    /// momentum) \* lr \* g. The state is v.
    pub fn ctn_optimizer_nesterov_ag_new(lr: f64, momentum: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// AdaGrad (Duchi and others): h += g^2; p -= lr \* g / (sqrt(h) + eps). The state is h.
    pub fn ctn_optimizer_adagrad_new(lr: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// AdaDelta (Zeiler). The states are msg and msdx.
    pub fn ctn_optimizer_adadelta_new(rho: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// Adam (Kingma and Ba): p -= eta \* (lr \* m / (sqrt(v) + eps) + weight_decay_rate \* p),
    /// where lr is alpha with the correction of both moments. Further hyperparameters are eta (1)
    /// and weight_decay_rate (0). The states are m and v.
    pub fn ctn_optimizer_adam_new(alpha: f64, beta1: f64, beta2: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v,
    /// and with the separate step p -= alpha \* weight_decay_rate \* p. The states are m and v.
    pub fn ctn_optimizer_adamw_new(alpha: f64, beta1: f64, beta2: f64, eps: f64, weight_decay_rate: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so
    /// far. A further hyperparameter is weight_decay_rate (0). The states are m, v and vhat.
    pub fn ctn_optimizer_amsgrad_new(alpha: f64, beta1: f64, beta2: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A
    /// further hyperparameter is weight_decay_rate (0), with the separate step p -= alpha \*
    /// weight_decay_rate \* p. The states are m and v.
    pub fn ctn_optimizer_radam_new(alpha: f64, beta1: f64, beta2: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// RMSprop (Hinton): ms = alpha \* ms + (1 - alpha) \* g^2; p -= lr \* g / (sqrt(ms) + eps).
    /// The state is ms.
    pub fn ctn_optimizer_rmsprop_new(lr: f64, alpha: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// RMSprop (Graves). The states are n, g and delta.
    pub fn ctn_optimizer_rmsprop_graves_new(lr: f64, alpha: f64, momentum: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// SMORMS3 (Funk). The states are mem (initially ones), g and g2.
    pub fn ctn_optimizer_smorms3_new(lr: f64, eps: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// Lion (Chen and others): p -= lr \* (sign(beta1 \* m + (1 - beta1) \* g) + weight_decay_rate
    /// \* p); m = beta2 \* m + (1 - beta2) \* g. The state is m.
    pub fn ctn_optimizer_lion_new(lr: f64, beta1: f64, beta2: f64, weight_decay_rate: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate \* p with both moments
    /// corrected; p -= lr \* (|p| / |u|) \* u. The norms are those of the whole parameter, and the
    /// quotient is 1 if one of them is 0. The states are m and v.
    pub fn ctn_optimizer_lamb_new(lr: f64, beta1: f64, beta2: f64, eps: f64, weight_decay_rate: f64, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// An optimizer of callbacks. destroy runs exactly once: when the last reference is released,
    /// or when this call fails.
    pub fn ctn_optimizer_new(callbacks: *const ctn_optimizer_callbacks, user_data: *mut c_void, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of
    /// callbacks.
    pub fn ctn_optimizer_add_state(optimizer: *mut ctn_optimizer, path: *const c_char, name: *const c_char, value: *mut ctn_array) -> ctn_status;
    /// Adds a hyperparameter to an optimizer of callbacks.
    pub fn ctn_optimizer_add_hyperparameter(optimizer: *mut ctn_optimizer, name: *const c_char, value: f64) -> ctn_status;
    /// Makes the states of parameters that were added since setup, and moves states to the devices
    /// of their parameters. Every update does this automatically.
    pub fn ctn_optimizer_prepare(optimizer: *mut ctn_optimizer) -> ctn_status;
    /// Resets the states of a parameter to their initial values, on its device.
    pub fn ctn_optimizer_init_state(optimizer: *mut ctn_optimizer, path: *const c_char) -> ctn_status;
    /// Updates one parameter from its gradient and states at the present t, without hooks. A
    /// parameter without a gradient does not change. A manual update is ctn_optimizer_call_hooks,
    /// ctn_optimizer_set_t with t + 1, and then this function for every parameter.
    pub fn ctn_optimizer_update_one(optimizer: *mut ctn_optimizer, path: *const c_char) -> ctn_status;
    /// Number of states of a parameter.
    pub fn ctn_optimizer_state_count(optimizer: *mut ctn_optimizer, path: *const c_char, count: *mut usize) -> ctn_status;
    /// Name of a state of a parameter.
    pub fn ctn_optimizer_state_name(optimizer: *mut ctn_optimizer, path: *const c_char, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Sets the number of updates so far, to continue a training.
    pub fn ctn_optimizer_set_t(optimizer: *mut ctn_optimizer, t: i64) -> ctn_status;
    /// Sets the number of epochs so far, to continue a training.
    pub fn ctn_optimizer_set_epoch(optimizer: *mut ctn_optimizer, epoch: i64) -> ctn_status;
    /// Name of the rule, such as "Adam". It lives as long as the optimizer; NULL for NULL.
    pub fn ctn_optimizer_name(optimizer: *mut ctn_optimizer) -> *const c_char;
    /// Number of hyperparameters; 0 for NULL.
    pub fn ctn_optimizer_hyperparameter_count(optimizer: *mut ctn_optimizer) -> usize;
    /// Name of a hyperparameter.
    pub fn ctn_optimizer_hyperparameter_name(optimizer: *mut ctn_optimizer, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the
    /// number of updates, or epochs, before the update; a value outside of the range of the
    /// hyperparameter is a STATE error of the update.
    pub fn ctn_optimizer_set_schedule(optimizer: *mut ctn_optimizer, name: *const c_char, schedule: *mut ctn_schedule, by_epoch: i32) -> ctn_status;
    /// Runs all hooks, as an update does before it changes the parameters.
    pub fn ctn_optimizer_call_hooks(optimizer: *mut ctn_optimizer) -> ctn_status;
    /// Number of hooks; 0 for NULL.
    pub fn ctn_optimizer_hook_count(optimizer: *mut ctn_optimizer) -> usize;
    /// Name of a hook in the order of addition.
    pub fn ctn_optimizer_hook_name(optimizer: *mut ctn_optimizer, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Adds the hook "Lasso": g += rate \* sign(p).
    pub fn ctn_optimizer_add_lasso(optimizer: *mut ctn_optimizer, rate: f64) -> ctn_status;
    /// Adds the hook "GradientNoise" (Neelakantan and others): adds normal noise of variance eta /
    /// (1 + t)^0.55 from the global generator of each gradient's device.
    pub fn ctn_optimizer_add_gradient_noise(optimizer: *mut ctn_optimizer, eta: f64) -> ctn_status;
    /// An empty function set.
    pub fn ctn_functionset_new(out: *mut *mut ctn_link) -> ctn_status;
    /// The arrays of all parameters in the order of ctn_link_param_at.
    pub fn ctn_functionset_parameters(set: *mut ctn_link, parameters: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// The gradients of all parameters in the order of ctn_link_param_at.
    pub fn ctn_functionset_gradients(set: *mut ctn_link, gradients: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// The arrays and the gradients of all parameters in the order of ctn_link_param_at.
    pub fn ctn_functionset_collect_parameters(set: *mut ctn_link, parameters: *mut *mut ctn_array, count: usize, gradients: *mut *mut ctn_array) -> ctn_status;
    /// Copies arrays into the parameters, from any device and between dtypes of one kind.
    pub fn ctn_functionset_copy_parameters_from(set: *mut ctn_link, parameters: *const *const ctn_array, count: usize) -> ctn_status;
    /// The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link.
    /// Updates and hooks change parameters and gradients in place; the paths of the parameters are
    /// "/0", "/1" and so on.
    pub fn ctn_optimizer_setup_params(optimizer: *mut ctn_optimizer, params: *const *mut ctn_array, param_count: usize, grads: *const *mut ctn_array, grad_count: usize) -> ctn_status;
    /// Adds arrays, from any device, to the gradients of the parameters; see ctn_link_addgrads.
    pub fn ctn_optimizer_accumulate_grads(optimizer: *mut ctn_optimizer, grads: *const *const ctn_array, count: usize) -> ctn_status;
    /// The L2 norm of all gradients together. Waits for the devices.
    pub fn ctn_optimizer_compute_grads_norm(optimizer: *mut ctn_optimizer, norm: *mut f64) -> ctn_status;
    /// Does once what the hook of ctn_optimizer_add_gradient_clipping does.
    pub fn ctn_optimizer_clip_grads(optimizer: *mut ctn_optimizer, maxnorm: f64) -> ctn_status;
    /// Does once what the hook of ctn_optimizer_add_weight_decay does.
    pub fn ctn_optimizer_weight_decay(optimizer: *mut ctn_optimizer, decay: f64) -> ctn_status;
    /// Sets all gradients to zeros; see ctn_link_zerograds.
    pub fn ctn_optimizer_zero_grads(optimizer: *mut ctn_optimizer) -> ctn_status;
    /// A link with the only parameter W, on the array's device. Called without inputs it returns
    /// ctn_link_parameter_value with the flag OFF.
    pub fn ctn_link_parameter_new(array: *mut ctn_array, out: *mut *mut ctn_link) -> ctn_status;
    /// A new variable with the value of the parameter W; its gradient reaches W unless the flag is
    /// ON.
    pub fn ctn_link_parameter_value(parameter: *mut ctn_link, volatile_flag: ctn_volatile, out: *mut *mut ctn_variable) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_computational_graph_retain(self_: *const ctn_computational_graph) -> *mut ctn_computational_graph;
    /// Gives a reference back; the last one frees the computational graph. NULL is allowed; cannot
    /// fail.
    pub fn ctn_computational_graph_release(self_: *const ctn_computational_graph);
    /// Draws everything that is reached backward from variables and functions: their creators, the
    /// inputs of those, and so on, until a variable has no creator. Numbers of nodes grow from
    /// inputs to outputs.
    pub fn ctn_build_computational_graph(variables: *const *mut ctn_variable, variable_count: usize, functions: *const *mut ctn_function, function_count: usize, out: *mut *mut ctn_computational_graph) -> ctn_status;
    /// The drawing as text.
    pub fn ctn_computational_graph_dump(graph: *mut ctn_computational_graph, format: ctn_graph_format, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Writes the text of ctn_computational_graph_dump to a file, in one step.
    pub fn ctn_computational_graph_save(graph: *mut ctn_computational_graph, path: *const c_char, format: ctn_graph_format) -> ctn_status;
    /// Sets an attribute of the variables of the DOT text. "shape" is "oval" by default.
    pub fn ctn_computational_graph_set_variable_style(graph: *mut ctn_computational_graph, attribute: *const c_char, value: *const c_char) -> ctn_status;
    /// Sets an attribute of the functions of the DOT text. "shape" is "box" by default.
    pub fn ctn_computational_graph_set_function_style(graph: *mut ctn_computational_graph, attribute: *const c_char, value: *const c_char) -> ctn_status;
    /// Sets the direction of the DOT drawing. Initially Graphviz chooses it.
    pub fn ctn_computational_graph_set_rankdir(graph: *mut ctn_computational_graph, rankdir: ctn_graph_direction) -> ctn_status;
    /// Sets whether the DOT labels of variables begin with their names. Initially they do not, as
    /// in the reference.
    pub fn ctn_computational_graph_set_show_names(graph: *mut ctn_computational_graph, show: i32) -> ctn_status;
    /// Number of nodes; 0 for NULL.
    pub fn ctn_computational_graph_node_count(graph: *mut ctn_computational_graph) -> usize;
    /// Number of edges; 0 for NULL.
    pub fn ctn_computational_graph_edge_count(graph: *mut ctn_computational_graph) -> usize;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_transform_retain(self_: *const ctn_transform) -> *mut ctn_transform;
    /// Gives a reference back; the last one frees the transform. NULL is allowed; cannot fail.
    pub fn ctn_transform_release(self_: *const ctn_transform);
    /// Multiplies all elements by a number. Integers become float32.
    pub fn ctn_transform_scale_new(factor: f64, out: *mut *mut ctn_transform) -> ctn_status;
    /// Normalizes channels: (x - mean) / deviation. Integers become float32.
    pub fn ctn_transform_normalize_new(mean: *const f64, count: usize, deviation: *const f64, out: *mut *mut ctn_transform) -> ctn_status;
    /// A window at a random place, each with the same probability.
    pub fn ctn_transform_random_crop_new(height: i64, width: i64, out: *mut *mut ctn_transform) -> ctn_status;
    /// The window in the middle.
    pub fn ctn_transform_center_crop_new(height: i64, width: i64, out: *mut *mut ctn_transform) -> ctn_status;
    /// Resizes by bilinear interpolation between the centers of pixels. Each pixel of a smaller
    /// image is the average of all that it covers. Results of integer dtypes are rounded. Needs
    /// arrays on the CPU.
    pub fn ctn_transform_resize_new(height: i64, width: i64, out: *mut *mut ctn_transform) -> ctn_status;
    /// Reverses an axis with a probability.
    pub fn ctn_transform_random_flip_new(axis: i64, probability: f64, out: *mut *mut ctn_transform) -> ctn_status;
    /// Adds rows and columns of one value on all sides.
    pub fn ctn_transform_pad_new(rows: i64, columns: i64, value: f64, out: *mut *mut ctn_transform) -> ctn_status;
    /// Converts to an element type.
    pub fn ctn_transform_astype_new(dtype: ctn_dtype, out: *mut *mut ctn_transform) -> ctn_status;
    /// Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis.
    pub fn ctn_transform_one_hot_new(class_count: i64, dtype: ctn_dtype, out: *mut *mut ctn_transform) -> ctn_status;
    /// Several transforms, one after the other.
    pub fn ctn_transform_chain_new(transforms: *const *mut ctn_transform, count: usize, out: *mut *mut ctn_transform) -> ctn_status;
    /// Applies a transform to an array.
    pub fn ctn_transform_apply(transform: *mut ctn_transform, x: *const ctn_array, seed: u64, epoch: i64, index: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_dataset_retain(self_: *const ctn_dataset) -> *mut ctn_dataset;
    /// Gives a reference back; the last one frees the dataset. NULL is allowed; cannot fail.
    pub fn ctn_dataset_release(self_: *const ctn_dataset);
    /// Examples along the first axis of arrays: part k of example i is row i of array k. The arrays
    /// are not copied, and their examples are views.
    pub fn ctn_dataset_tuple_new(arrays: *const *const ctn_array, count: usize, out: *mut *mut ctn_dataset) -> ctn_status;
    /// A dataset whose examples a callback makes. Iterators with threads call it in these. If it
    /// fails, its status and its message reach the caller unchanged. destroy runs exactly once:
    /// when the last reference is released, or when this call fails.
    pub fn ctn_dataset_new(size: i64, part_count: usize, example: ctn_dataset_example_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, concurrent: i32, out: *mut *mut ctn_dataset) -> ctn_status;
    /// A dataset whose examples a callback makes of those of another one,
    /// chainer.datasets.TransformDataset. The same rules hold as for ctn_dataset_new.
    pub fn ctn_dataset_map_new(dataset: *mut ctn_dataset, part_count: usize, map: ctn_dataset_map_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, concurrent: i32, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Lets only the present thread run the callback of a dataset, for languages whose code cannot
    /// run on threads of the library. On other threads, such as those of
    /// ctn_iterator_multithread_new, examples are a STATE error.
    pub fn ctn_dataset_bind_thread(dataset: *mut ctn_dataset) -> ctn_status;
    /// A dataset in which a transform is applied to one part of every example. A random transform
    /// depends only on the seed, the epoch and the number of the example: it does the same in any
    /// thread and after a resume, and two parts that are transformed with the same seed, such as an
    /// image and its mask, stay together.
    pub fn ctn_dataset_transform_new(dataset: *mut ctn_dataset, transform: *mut ctn_transform, part: usize, seed: u64, out: *mut *mut ctn_dataset) -> ctn_status;
    /// A range of the examples of another dataset, chainer.datasets.SubDataset.
    pub fn ctn_dataset_sub_new(dataset: *mut ctn_dataset, start: i64, finish: i64, order: *const i64, count: usize, out: *mut *mut ctn_dataset) -> ctn_status;
    /// The examples of several datasets, one dataset after another,
    /// chainer.datasets.ConcatenatedDataset.
    pub fn ctn_dataset_concatenated_new(datasets: *const *mut ctn_dataset, count: usize, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Splits a dataset in two, chainer.datasets.split_dataset.
    pub fn ctn_dataset_split(dataset: *mut ctn_dataset, split_at: i64, order: *const i64, count: usize, first: *mut *mut ctn_dataset, second: *mut *mut ctn_dataset) -> ctn_status;
    /// Splits the examples at random, chainer.datasets.split_dataset_random.
    pub fn ctn_dataset_split_random(dataset: *mut ctn_dataset, first_size: i64, seed: u64, first: *mut *mut ctn_dataset, second: *mut *mut ctn_dataset) -> ctn_status;
    /// The training and test data of one fold of a cross-validation, in which each example is once
    /// among the test data; see chainer.datasets.get_cross_validation_datasets. The first folds
    /// have one more example for testing if the number of examples is not divisible.
    pub fn ctn_dataset_fold(dataset: *mut ctn_dataset, fold_count: i64, fold: i64, order: *const i64, count: usize, train: *mut *mut ctn_dataset, test: *mut *mut ctn_dataset) -> ctn_status;
    /// Number of examples; 0 for NULL.
    pub fn ctn_dataset_size(dataset: *mut ctn_dataset) -> i64;
    /// Number of arrays of an example; 0 for NULL.
    pub fn ctn_dataset_part_count(dataset: *mut ctn_dataset) -> usize;
    /// One example.
    pub fn ctn_dataset_example(dataset: *mut ctn_dataset, index: i64, epoch: i64, parts: *mut *mut ctn_array, part_count: usize) -> ctn_status;
    /// A batch of examples, whose shapes must be equal.
    pub fn ctn_dataset_batch(dataset: *mut ctn_dataset, indices: *const i64, count: usize, epoch: i64, parts: *mut *mut ctn_array, part_count: usize) -> ctn_status;
    /// Number of texts that numbers in the examples stand for: the characters or words of a text,
    /// or the names of classes. 0 for datasets without them.
    pub fn ctn_dataset_vocabulary_size(dataset: *mut ctn_dataset) -> i64;
    /// The text that a number stands for.
    pub fn ctn_dataset_token(dataset: *mut ctn_dataset, id: i64, token: *mut c_char, token_capacity: usize, token_length: *mut usize) -> ctn_status;
    /// The number of a text.
    pub fn ctn_dataset_token_id(dataset: *mut ctn_dataset, token: *const c_char, id: *mut i64) -> ctn_status;
    /// Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may
    /// differ in their lengths: each is followed by padding up to the largest length along each
    /// axis.
    pub fn ctn_concat_examples(arrays: *const *const ctn_array, count: usize, pads: i32, padding: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the
    /// file: uint8, int8, int16, int32, float32 or float64.
    pub fn ctn_array_load_idx(path: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines
    /// end with LF or CRLF, fields may be in double quotes, spaces around numbers are ignored, and
    /// all rows must have as many fields as the first one. Integers must fit in the dtype.
    pub fn ctn_array_load_csv(path: *const c_char, dtype: ctn_dtype, delimiter: *const c_char, header_lines: i64, columns: *const i64, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// The handwritten digits of MNIST, or other files of its names and shapes:
    /// train-images-idx3-ubyte and train-labels-idx1-ubyte, or those that begin with t10k for
    /// testing, plain or with the suffix .gz. An example is an image and, unless they are left out,
    /// its label. Nothing is downloaded.
    pub fn ctn_dataset_mnist_new(folder: *const c_char, training: i32, ndim: i64, channels: i64, scale: f64, dtype: ctn_dtype, label_dtype: ctn_dtype, out: *mut *mut ctn_dataset) -> ctn_status;
    /// The lines of a text in UTF-8. An example is one int32 array of numbers of characters or
    /// words, without the end of the line. Lines differ in length; see ctn_iterator_set_padding.
    pub fn ctn_dataset_text_lines_new(path: *const c_char, unit: ctn_text_unit, vocabulary_of: *mut ctn_dataset, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Windows of a text in UTF-8, for language models. An example has two int32 arrays (length):
    /// the numbers of characters or words from i \* stride on, and the same from one later on. For
    /// words, each line is followed by the word "\<eos\>".
    pub fn ctn_dataset_text_new(path: *const c_char, unit: ctn_text_unit, length: i64, stride: i64, vocabulary_of: *mut ctn_dataset, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device.
    pub fn ctn_array_load_image(path: *const c_char, color: ctn_image_color, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows,
    /// columns).
    pub fn ctn_dataset_images_new(paths: *const *const c_char, count: usize, root: *const c_char, color: ctn_image_color, dtype: ctn_dtype, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Image files with labels, chainer.datasets.LabeledImageDataset. An example is an array
    /// (channels, rows, columns) and a label.
    pub fn ctn_dataset_labeled_images_new(paths: *const *const c_char, count: usize, labels: *const i64, root: *const c_char, color: ctn_image_color, dtype: ctn_dtype, label_dtype: ctn_dtype, out: *mut *mut ctn_dataset) -> ctn_status;
    /// The image files of a list, with labels. A line of the list has a path, spaces, and a label,
    /// a decimal integer; empty lines are ignored.
    pub fn ctn_dataset_image_list_new(path: *const c_char, root: *const c_char, color: ctn_image_color, dtype: ctn_dtype, label_dtype: ctn_dtype, out: *mut *mut ctn_dataset) -> ctn_status;
    /// The files in a folder whose names end with .jpg, .jpeg or .png, in the order of their names.
    /// An example is one array (channels, rows, columns).
    pub fn ctn_dataset_image_folder_new(folder: *const c_char, color: ctn_image_color, dtype: ctn_dtype, out: *mut *mut ctn_dataset) -> ctn_status;
    /// The image files in the folders of a folder, one for each class. The label of an image is the
    /// number of its folder in the order of their names, which are the vocabulary of the dataset.
    pub fn ctn_dataset_image_classes_new(folder: *const c_char, color: ctn_image_color, dtype: ctn_dtype, label_dtype: ctn_dtype, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Sets the device on which the calling thread creates arrays.
    pub fn ctn_device_set_current(device: *const c_char) -> ctn_status;
    /// Name of the current device of the calling thread.
    pub fn ctn_device_current(name: *mut c_char, name_capacity: usize, name_length: *mut usize) -> ctn_status;
    /// Whether a device can be used on this machine; 0 for NULL and for a string that does not name
    /// a device.
    pub fn ctn_device_is_available(device: *const c_char) -> i32;
    /// Waits until all work of a device is finished.
    pub fn ctn_device_synchronize(device: *const c_char) -> ctn_status;
    /// Counters of the memory pool of a device.
    pub fn ctn_memory_get_statistics(device: *const c_char, statistics: *mut ctn_memory_statistics) -> ctn_status;
    /// Sets an upper bound for the memory that the pool of a device holds, used and cached
    /// together. Existing arrays are not affected.
    pub fn ctn_memory_set_limit(device: *const c_char, bytes: u64) -> ctn_status;
    /// Returns all cached memory of the pool of a device to the system.
    pub fn ctn_memory_trim(device: *const c_char) -> ctn_status;
    /// Replaces the source of the CPU pool's memory. It is a STATE error if the pool holds any
    /// memory.
    pub fn ctn_memory_set_allocator(allocator: *const ctn_allocator) -> ctn_status;
    /// Sets the function that is called before an allocation on a device fails.
    pub fn ctn_memory_set_pressure_callback(device: *const c_char, callback: ctn_pressure_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_random_state_retain(self_: *const ctn_random_state) -> *mut ctn_random_state;
    /// Gives a reference back; the last one frees the random state. NULL is allowed; cannot fail.
    pub fn ctn_random_state_release(self_: *const ctn_random_state);
    /// Restarts the global generator of a device from a seed. Without this call it starts from
    /// CATENARY_SEED in the environment or, if that is not set, from the system's entropy.
    pub fn ctn_random_seed(device: *const c_char, seed: u64) -> ctn_status;
    /// A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one
    /// from the system's entropy.
    pub fn ctn_random_fresh_seed(seed: *mut u64) -> ctn_status;
    /// A separate generator on a device.
    pub fn ctn_random_state_new(device: *const c_char, method: ctn_random_method, seed: u64, out: *mut *mut ctn_random_state) -> ctn_status;
    /// The global generator of a device. The first use makes and seeds it.
    pub fn ctn_random_state_default(device: *const c_char, out: *mut *mut ctn_random_state) -> ctn_status;
    /// Restarts a generator from a seed, as ctn_random_state_new does.
    pub fn ctn_random_state_seed(state: *mut ctn_random_state, seed: u64) -> ctn_status;
    /// Kind of a generator, which is never CTN_RANDOM_DEFAULT.
    pub fn ctn_random_state_method(state: *mut ctn_random_state, method: *mut ctn_random_method) -> ctn_status;
    /// Name of the device of the generator.
    pub fn ctn_random_state_device(state: *mut ctn_random_state, name: *mut c_char, name_capacity: usize, name_length: *mut usize) -> ctn_status;
    /// The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and
    /// (626,) for MT19937, which may be stored in a file.
    pub fn ctn_random_state_save(state: *mut ctn_random_state, out: *mut *mut ctn_array) -> ctn_status;
    /// Continues, bit for bit, where ctn_random_state_save was called on a generator of the same
    /// kind, on any device.
    pub fn ctn_random_state_restore(state: *mut ctn_random_state, saved: *const ctn_array) -> ctn_status;
    /// A new array with uniform numbers in \[0, 1), of 24 bits as float32 or 53 bits as float64.
    pub fn ctn_random_sample(state: *mut ctn_random_state, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with uniform numbers in \[low, high).
    pub fn ctn_random_uniform(state: *mut ctn_random_state, low: f64, high: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with normal numbers of mean 0 and standard deviation 1.
    pub fn ctn_random_standard_normal(state: *mut ctn_random_state, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with normal numbers.
    pub fn ctn_random_normal(state: *mut ctn_random_state, loc: f64, scale: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with exponentials of normal numbers.
    pub fn ctn_random_lognormal(state: *mut ctn_random_state, mean: f64, sigma: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the exponential distribution.
    pub fn ctn_random_exponential(state: *mut ctn_random_state, scale: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the Gumbel distribution.
    pub fn ctn_random_gumbel(state: *mut ctn_random_state, loc: f64, scale: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the Poisson distribution.
    pub fn ctn_random_poisson(state: *mut ctn_random_state, lam: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of successes among independent trials.
    pub fn ctn_random_binomial(state: *mut ctn_random_state, n: i64, p: f64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the Poisson distribution, with a mean for each element.
    pub fn ctn_random_poisson_of(state: *mut ctn_random_state, lam: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of successes among independent trials, with a number of trials and
    /// a probability for each element.
    pub fn ctn_random_binomial_of(state: *mut ctn_random_state, n: *const ctn_array, p: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with uniform integers in \[low, high).
    pub fn ctn_random_integers(state: *mut ctn_random_state, low: i64, high: i64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with uniform integers in \[low, high\].
    pub fn ctn_random_integers_inclusive(state: *mut ctn_random_state, low: i64, high: i64, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with uniform integers in \[0, mx\]: int32 if `mx` is below 2^31, otherwise
    /// int64.
    pub fn ctn_random_interval(state: *mut ctn_random_state, mx: i64, shape: *const i64, ndim: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// A new int64 array with the numbers 0 to n - 1 in random order.
    pub fn ctn_random_permutation(state: *mut ctn_random_state, n: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with the entries of an array along its first axis in random order.
    pub fn ctn_random_permutation_of(state: *mut ctn_random_state, a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Puts the entries of an array along its first axis in random order.
    pub fn ctn_random_shuffle(state: *mut ctn_random_state, a: *mut ctn_array) -> ctn_status;
    /// A new int64 array with numbers drawn from 0 to n - 1. Without `replace` and `p`, all n
    /// numbers are permuted. If fewer than an eighth of them are wanted, Philox4x32-10 draws single
    /// ones instead and leaves out those that it has drawn before, so that time and memory are
    /// proportional to their number.
    pub fn ctn_random_choice(state: *mut ctn_random_state, n: i64, shape: *const i64, ndim: usize, replace: i32, p: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with elements drawn from an array.
    pub fn ctn_random_choice_of(state: *mut ctn_random_state, a: *const ctn_array, shape: *const i64, ndim: usize, replace: i32, p: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Fills an array with uniform numbers in \[low, high).
    pub fn ctn_random_uniform_into(state: *mut ctn_random_state, low: f64, high: f64, out: *mut ctn_array) -> ctn_status;
    /// Fills an array with normal numbers.
    pub fn ctn_random_normal_into(state: *mut ctn_random_state, loc: f64, scale: f64, out: *mut ctn_array) -> ctn_status;
    /// A new array with uniform numbers in \[low, high).
    pub fn ctn_random_uniform_of(state: *mut ctn_random_state, low: *const ctn_array, high: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with normal numbers.
    pub fn ctn_random_normal_of(state: *mut ctn_random_state, loc: *const ctn_array, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with exponentials of normal numbers.
    pub fn ctn_random_lognormal_of(state: *mut ctn_random_state, mean: *const ctn_array, sigma: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the exponential distribution.
    pub fn ctn_random_exponential_of(state: *mut ctn_random_state, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the Gumbel distribution.
    pub fn ctn_random_gumbel_of(state: *mut ctn_random_state, loc: *const ctn_array, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of Laplace's double exponential distribution.
    pub fn ctn_random_laplace(state: *mut ctn_random_state, loc: *const ctn_array, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the logistic distribution.
    pub fn ctn_random_logistic(state: *mut ctn_random_state, loc: *const ctn_array, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
    pub fn ctn_random_rayleigh(state: *mut ctn_random_state, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
    pub fn ctn_random_standard_cauchy(state: *mut ctn_random_state, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of Pareto's second distribution (Lomax), which starts at 0.
    pub fn ctn_random_pareto(state: *mut ctn_random_state, a: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the Weibull distribution with scale 1.
    pub fn ctn_random_weibull(state: *mut ctn_random_state, a: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers in \[0, 1\] with the density a x^(a - 1).
    pub fn ctn_random_power(state: *mut ctn_random_state, a: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers in \[left, right\] with a density that rises up to the mode and
    /// then falls.
    pub fn ctn_random_triangular(state: *mut ctn_random_state, left: *const ctn_array, mode: *const ctn_array, right: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of Wald's inverse Gaussian distribution.
    pub fn ctn_random_wald(state: *mut ctn_random_state, mean: *const ctn_array, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the gamma distribution with scale 1.
    pub fn ctn_random_standard_gamma(state: *mut ctn_random_state, alpha: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the gamma distribution.
    pub fn ctn_random_gamma(state: *mut ctn_random_state, alpha: *const ctn_array, scale: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the chi-square distribution.
    pub fn ctn_random_chisquare(state: *mut ctn_random_state, df: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the noncentral chi-square distribution.
    pub fn ctn_random_noncentral_chisquare(state: *mut ctn_random_state, df: *const ctn_array, nonc: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the F distribution.
    pub fn ctn_random_f(state: *mut ctn_random_state, dfnum: *const ctn_array, dfden: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the noncentral F distribution.
    pub fn ctn_random_noncentral_f(state: *mut ctn_random_state, dfnum: *const ctn_array, dfden: *const ctn_array, nonc: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of Student's t distribution.
    pub fn ctn_random_standard_t(state: *mut ctn_random_state, df: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the beta distribution.
    pub fn ctn_random_beta(state: *mut ctn_random_state, a: *const ctn_array, b: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with angles in \[-pi, pi\] of von Mises' distribution.
    pub fn ctn_random_vonmises(state: *mut ctn_random_state, mu: *const ctn_array, kappa: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with vectors of the Dirichlet distribution, whose elements have the sum 1, along
    /// a new last axis.
    pub fn ctn_random_dirichlet(state: *mut ctn_random_state, alpha: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the first success among independent trials, counted from 1.
    pub fn ctn_random_geometric(state: *mut ctn_random_state, p: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of the logarithmic series.
    pub fn ctn_random_logseries(state: *mut ctn_random_state, p: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's
    /// distribution, up to the largest number of the dtype.
    pub fn ctn_random_zipf(state: *mut ctn_random_state, a: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of failures before the n-th success among independent trials.
    pub fn ctn_random_negative_binomial(state: *mut ctn_random_state, n: *const ctn_array, p: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A new array with numbers of good elements in a sample without replacement.
    pub fn ctn_random_hypergeometric(state: *mut ctn_random_state, ngood: *const ctn_array, nbad: *const ctn_array, nsample: *const ctn_array, shape: *const i64, ndim: usize, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// A managed tensor over the memory of an array on the CPU. It keeps the memory alive until its
    /// deleter is called, once. A read-only array is marked as such in the versioned form and is an
    /// error in the older one. DLPack counts strides in elements: an array whose strides are not
    /// multiples of its item size, or whose elements are at unaligned addresses, is an error.
    pub fn ctn_array_to_dlpack(a: *const ctn_array, versioned: i32, out: *mut *mut c_void) -> ctn_status;
    /// An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost). Elements
    /// must have one lane of one of the library's element types and be at aligned addresses.
    /// Without strides they are in C order. A tensor marked as read-only gives a read-only array;
    /// the flag that marks a copy is ignored.
    pub fn ctn_array_from_dlpack(managed: *mut c_void, versioned: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Sum. For booleans, logical or. Inputs are broadcast and promoted to one dtype. All dtypes
    /// are supported.
    pub fn ctn_array_add(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_add into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_add_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_add_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_add_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Difference. Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error.
    pub fn ctn_array_subtract(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_subtract into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_subtract_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_subtract_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_subtract with a weak scalar (a Python float) as the first operand.
    pub fn ctn_array_rsubtract_f64(x1: f64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_subtract_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_subtract with a weak scalar (a Python int) as the first operand.
    pub fn ctn_array_rsubtract_i64(x1: i64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Product. For booleans, logical and. Inputs are broadcast and promoted to one dtype. All
    /// dtypes are supported.
    pub fn ctn_array_multiply(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_multiply into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_multiply_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_multiply_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_multiply_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Quotient, always floating. Inputs are broadcast and promoted to one dtype. Booleans and
    /// integers are computed as float64.
    pub fn ctn_array_true_divide(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_true_divide into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_true_divide_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_true_divide_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_true_divide with a weak scalar (a Python float) as the first operand.
    pub fn ctn_array_rtrue_divide_f64(x1: f64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_true_divide_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_true_divide with a weak scalar (a Python int) as the first operand.
    pub fn ctn_array_rtrue_divide_i64(x1: i64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Largest integer not above the quotient. Integer division by zero gives 0. Inputs are
    /// broadcast and promoted to one dtype. Booleans are computed as int8.
    pub fn ctn_array_floor_divide(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_floor_divide into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_floor_divide_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_floor_divide_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_floor_divide with a weak scalar (a Python float) as the first operand.
    pub fn ctn_array_rfloor_divide_f64(x1: f64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_floor_divide_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_floor_divide with a weak scalar (a Python int) as the first operand.
    pub fn ctn_array_rfloor_divide_i64(x1: i64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Remainder with the sign of the divisor. Integer division by zero gives 0. Inputs are
    /// broadcast and promoted to one dtype. Booleans are computed as int8.
    pub fn ctn_array_remainder(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_remainder into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_remainder_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_remainder_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_remainder with a weak scalar (a Python float) as the first operand.
    pub fn ctn_array_rremainder_f64(x1: f64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_remainder_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_remainder with a weak scalar (a Python int) as the first operand.
    pub fn ctn_array_rremainder_i64(x1: i64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Power. A negative integer exponent of integers is an error. Inputs are broadcast and
    /// promoted to one dtype. Booleans are computed as int8.
    pub fn ctn_array_power(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_power into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_power_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_power_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_power with a weak scalar (a Python float) as the first operand.
    pub fn ctn_array_rpower_f64(x1: f64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_power_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_power with a weak scalar (a Python int) as the first operand.
    pub fn ctn_array_rpower_i64(x1: i64, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Larger element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All
    /// dtypes are supported.
    pub fn ctn_array_maximum(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_maximum into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_maximum_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_maximum_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_maximum_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Smaller element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All
    /// dtypes are supported.
    pub fn ctn_array_minimum(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_minimum into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_minimum_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_minimum_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_minimum_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether x1 \> x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    /// The result is bool.
    pub fn ctn_array_greater(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_greater into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_greater_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_greater_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_greater_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether x1 \>= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    /// The result is bool.
    pub fn ctn_array_greater_equal(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_greater_equal into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_greater_equal_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts
    /// as a Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_greater_equal_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts
    /// as a Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_greater_equal_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether x1 \< x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    /// The result is bool.
    pub fn ctn_array_less(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_less into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_less_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_less_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_less_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether x1 \<= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    /// The result is bool.
    pub fn ctn_array_less_equal(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_less_equal into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_less_equal_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_less_equal_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_less_equal_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether x1 == x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    /// The result is bool.
    pub fn ctn_array_equal(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_equal into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_equal_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_equal_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_equal_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether x1 != x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    /// The result is bool.
    pub fn ctn_array_not_equal(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_not_equal into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_not_equal_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python float and does not widen an array of the same or a higher kind.
    pub fn ctn_array_not_equal_f64(x1: *const ctn_array, x2: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_not_equal_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether both elements are true (not zero). Inputs are broadcast and promoted to one dtype.
    /// All dtypes are supported. The result is bool.
    pub fn ctn_array_logical_and(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_logical_and into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_logical_and_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether at least one element is true (not zero). Inputs are broadcast and promoted to one
    /// dtype. All dtypes are supported. The result is bool.
    pub fn ctn_array_logical_or(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_logical_or into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_logical_or_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether exactly one element is true (not zero). Inputs are broadcast and promoted to one
    /// dtype. All dtypes are supported. The result is bool.
    pub fn ctn_array_logical_xor(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_logical_xor into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_logical_xor_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether the element is zero. All dtypes are supported. The result is bool.
    pub fn ctn_array_logical_not(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_logical_not into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_logical_not_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Negation, -x. Booleans are a DTYPE error.
    pub fn ctn_array_negative(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_negative into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_negative_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Absolute value. All dtypes are supported.
    pub fn ctn_array_absolute(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_absolute into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_absolute_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// x \* x. Booleans are computed as int8.
    pub fn ctn_array_square(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_square into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_square_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Sign: -1, 0 or 1. NaN stays NaN. Booleans are a DTYPE error.
    pub fn ctn_array_sign(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_sign into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_sign_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Square root. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_sqrt(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_sqrt into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_sqrt_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Exponential. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_exp(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_exp into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_exp_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Natural logarithm. Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_log(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_log into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_log_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Natural logarithm of 1 + x, accurate near zero. Booleans and integers are computed as
    /// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
    /// float64.
    pub fn ctn_array_log1p(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_log1p into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_log1p_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Sine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_sin(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_sin into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_sin_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Cosine of radians. Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_cos(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_cos into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_cos_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_tanh(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_tanh into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_tanh_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// 1 / (1 + exp(-x)). Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_sigmoid(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_sigmoid into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_sigmoid_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// max(x, 0). NaN stays NaN. Booleans are a DTYPE error.
    pub fn ctn_array_relu(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_relu into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_relu_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// x1 \* x2 + x3 in one pass over memory. Inputs are broadcast and promoted to one dtype.
    /// Booleans are computed as int8.
    pub fn ctn_array_multiply_add(x1: *const ctn_array, x2: *const ctn_array, x3: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_multiply_add into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_multiply_add_into(x1: *const ctn_array, x2: *const ctn_array, x3: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// A copy. Booleans are a DTYPE error.
    pub fn ctn_array_positive(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_positive into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_positive_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and
    /// 0 in other integer dtypes. Booleans are computed as int8.
    pub fn ctn_array_reciprocal(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_reciprocal into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_reciprocal_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Larger element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All
    /// dtypes are supported.
    pub fn ctn_array_fmax(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_fmax into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_fmax_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Smaller element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All
    /// dtypes are supported.
    pub fn ctn_array_fmin(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_fmin into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_fmin_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Remainder with the sign of the dividend. Integer division by zero gives 0. Inputs are
    /// broadcast and promoted to one dtype. Booleans are computed as int8.
    pub fn ctn_array_fmod(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_fmod into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_fmod_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Results of ctn_array_floor_divide and ctn_array_remainder together. Inputs are broadcast and
    /// promoted to one dtype. Booleans are computed as int8.
    pub fn ctn_array_divmod(x1: *const ctn_array, x2: *const ctn_array, quotient: *mut *mut ctn_array, remainder: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_divmod into existing arrays or views of the broadcast shape. Results are cast to
    /// their dtypes by the rule same_kind. They may be inputs, or share memory with them.
    pub fn ctn_array_divmod_into(x1: *const ctn_array, x2: *const ctn_array, quotient: *mut ctn_array, remainder: *mut ctn_array) -> ctn_status;
    /// Fractional and integer part, both with the sign of x. Booleans and integers are computed as
    /// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
    /// float64.
    pub fn ctn_array_modf(x: *const ctn_array, fraction: *mut *mut ctn_array, integer: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_modf into existing arrays or views of the broadcast shape. Results are cast to
    /// their dtypes by the rule same_kind. They may be inputs, or share memory with them.
    pub fn ctn_array_modf_into(x: *const ctn_array, fraction: *mut ctn_array, integer: *mut ctn_array) -> ctn_status;
    /// Mantissa in (-1, -0.5\] or \[0.5, 1), or 0, and exponent of two (int32), such that x =
    /// mantissa \* 2 \*\* exponent. Booleans and integers are computed as floating numbers: those
    /// of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_frexp(x: *const ctn_array, mantissa: *mut *mut ctn_array, exponent: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_frexp into existing arrays or views of the broadcast shape. Results are cast to
    /// their dtypes by the rule same_kind. They may be inputs, or share memory with them.
    pub fn ctn_array_frexp_into(x: *const ctn_array, mantissa: *mut ctn_array, exponent: *mut ctn_array) -> ctn_status;
    /// x1 \* 2 \*\* x2, rounded once. Inputs are broadcast; `x2` has an integer dtype, and the
    /// result has the dtype of `x1`. Booleans and integers are computed as floating numbers: those
    /// of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_ldexp(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_ldexp into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_ldexp_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// x1 with the sign of x2. Inputs are broadcast and promoted to one dtype. Booleans and
    /// integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
    /// float32, larger ones as float64.
    pub fn ctn_array_copysign(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_copysign into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_copysign_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// The next number after x1 toward x2. Inputs are broadcast and promoted to one dtype. Booleans
    /// and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    pub fn ctn_array_nextafter(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_nextafter into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_nextafter_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// sqrt(x1 \*\* 2 + x2 \*\* 2) without intermediate overflow. Inputs are broadcast and promoted
    /// to one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_hypot(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_hypot into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_hypot_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Angle of the point (x2, x1) in (-pi, pi\]. Inputs are broadcast and promoted to one dtype.
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of
    /// 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arctan2(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arctan2 into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arctan2_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// log(exp(x1) + exp(x2)) without intermediate overflow. Inputs are broadcast and promoted to
    /// one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_logaddexp(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_logaddexp into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_logaddexp_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// log2(2 \*\* x1 + 2 \*\* x2) without intermediate overflow. Inputs are broadcast and promoted
    /// to one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_logaddexp2(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_logaddexp2 into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_logaddexp2_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// 2 \*\* x. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_exp2(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_exp2 into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_exp2_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// exp(x) - 1, accurate near zero. Booleans and integers are computed as floating numbers:
    /// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_expm1(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_expm1 into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_expm1_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Logarithm to base 2. Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_log2(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_log2 into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_log2_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Logarithm to base 10. Booleans and integers are computed as floating numbers: those of 8
    /// bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_log10(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_log10 into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_log10_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Cube root, also of negative numbers. Booleans and integers are computed as floating numbers:
    /// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_cbrt(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_cbrt into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_cbrt_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Tangent of radians. Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_tan(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_tan into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_tan_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Inverse sine, in \[-pi/2, pi/2\]. Booleans and integers are computed as floating numbers:
    /// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arcsin(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arcsin into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arcsin_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Inverse cosine, in \[0, pi\]. Booleans and integers are computed as floating numbers: those
    /// of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arccos(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arccos into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arccos_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Inverse tangent, in \[-pi/2, pi/2\]. Booleans and integers are computed as floating numbers:
    /// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arctan(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arctan into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arctan_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits as
    /// float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_sinh(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_sinh into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_sinh_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits
    /// as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_cosh(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_cosh into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_cosh_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Inverse hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8
    /// bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arcsinh(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arcsinh into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arcsinh_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Inverse hyperbolic cosine. Booleans and integers are computed as floating numbers: those of
    /// 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arccosh(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arccosh into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arccosh_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Inverse hyperbolic tangent. Booleans and integers are computed as floating numbers: those of
    /// 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_arctanh(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_arctanh into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_arctanh_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Converts degrees to radians. Booleans and integers are computed as floating numbers: those
    /// of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_deg2rad(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_deg2rad into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_deg2rad_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Converts radians to degrees. Booleans and integers are computed as floating numbers: those
    /// of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_rad2deg(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_rad2deg into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_rad2deg_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Largest integer not above x; integers give floats. Booleans and integers are computed as
    /// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
    /// float64.
    pub fn ctn_array_floor(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_floor into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_floor_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Smallest integer not below x; integers give floats. Booleans and integers are computed as
    /// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
    /// float64.
    pub fn ctn_array_ceil(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_ceil into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_ceil_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// x without its fraction; integers give floats. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_trunc(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_trunc into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_trunc_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Nearest integer, ties to even; integers give floats. Booleans and integers are computed as
    /// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
    /// float64.
    pub fn ctn_array_rint(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_rint into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_rint_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether the element is neither infinite nor NaN. All dtypes are supported. The result is
    /// bool.
    pub fn ctn_array_isfinite(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_isfinite into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_isfinite_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether the element is an infinity. All dtypes are supported. The result is bool.
    pub fn ctn_array_isinf(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_isinf into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_isinf_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether the element is NaN. All dtypes are supported. The result is bool.
    pub fn ctn_array_isnan(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_isnan into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_isnan_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Whether the sign bit is set, as in -0.0. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    /// The result is bool.
    pub fn ctn_array_signbit(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_signbit into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_signbit_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Bits that both elements have. For booleans, logical and. Inputs are broadcast and promoted
    /// to one dtype. Floating dtypes are a DTYPE error.
    pub fn ctn_array_bitwise_and(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_bitwise_and into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_bitwise_and_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_bitwise_and with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_bitwise_and_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Bits that at least one element has. For booleans, logical or. Inputs are broadcast and
    /// promoted to one dtype. Floating dtypes are a DTYPE error.
    pub fn ctn_array_bitwise_or(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_bitwise_or into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_bitwise_or_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_bitwise_or with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_bitwise_or_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Bits that exactly one element has. For booleans, logical xor. Inputs are broadcast and
    /// promoted to one dtype. Floating dtypes are a DTYPE error.
    pub fn ctn_array_bitwise_xor(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_bitwise_xor into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_bitwise_xor_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_bitwise_xor with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_bitwise_xor_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// All bits inverted. For booleans, logical not. Floating dtypes are a DTYPE error.
    pub fn ctn_array_invert(x: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_invert into an existing array or view of the broadcast shape. Results are cast to
    /// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_invert_into(x: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// x1 \* 2 \*\* x2 without the bits that do not fit. A count that is negative or not below the
    /// width gives 0. Inputs are broadcast and promoted to one dtype. Booleans are computed as
    /// int8; floating dtypes are a DTYPE error.
    pub fn ctn_array_left_shift(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_left_shift into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_left_shift_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_left_shift with a scalar as the second operand. The scalar is weak: it counts as a
    /// Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_left_shift_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// x1 / 2 \*\* x2, rounded down. A count that is negative or not below the width leaves only
    /// the sign (0 or -1). Inputs are broadcast and promoted to one dtype. Booleans are computed as
    /// int8; floating dtypes are a DTYPE error.
    pub fn ctn_array_right_shift(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_right_shift into an existing array or view of the broadcast shape. Results are
    /// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory
    /// with them.
    pub fn ctn_array_right_shift_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// ctn_array_right_shift with a scalar as the second operand. The scalar is weak: it counts as
    /// a Python int and does not widen an array of the same or a higher kind.
    pub fn ctn_array_right_shift_i64(x1: *const ctn_array, x2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// 0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN. Inputs
    /// are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    pub fn ctn_array_heaviside(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_heaviside into an existing array or view of the broadcast shape. Results are cast
    /// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
    /// them.
    pub fn ctn_array_heaviside_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Greatest common divisor, which is not negative. The smallest number of a dtype counts with
    /// its size. Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a
    /// DTYPE error.
    pub fn ctn_array_gcd(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_gcd into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_gcd_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap.
    /// Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE
    /// error.
    pub fn ctn_array_lcm(x1: *const ctn_array, x2: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// ctn_array_lcm into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    pub fn ctn_array_lcm_into(x1: *const ctn_array, x2: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_serializer_retain(self_: *const ctn_serializer) -> *mut ctn_serializer;
    /// Gives a reference back; the last one frees the serializer. NULL is allowed; cannot fail.
    pub fn ctn_serializer_release(self_: *const ctn_serializer);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_dictionary_retain(self_: *const ctn_dictionary) -> *mut ctn_dictionary;
    /// Gives a reference back; the last one frees the dictionary. NULL is allowed; cannot fail.
    pub fn ctn_dictionary_release(self_: *const ctn_dictionary);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_load_options_retain(self_: *const ctn_load_options) -> *mut ctn_load_options;
    /// Gives a reference back; the last one frees the load options. NULL is allowed; cannot fail.
    pub fn ctn_load_options_release(self_: *const ctn_load_options);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_load_report_retain(self_: *const ctn_load_report) -> *mut ctn_load_report;
    /// Gives a reference back; the last one frees the load report. NULL is allowed; cannot fail.
    pub fn ctn_load_report_release(self_: *const ctn_load_report);
    /// A serializer or deserializer of callbacks. destroy runs exactly once: when the last
    /// reference to the serializer and its children is released, or when this call fails.
    pub fn ctn_serializer_new(callbacks: *const ctn_serializer_callbacks, user_data: *mut c_void, out: *mut *mut ctn_serializer) -> ctn_status;
    /// The serializer of everything below a key.
    pub fn ctn_serializer_child(serializer: *mut ctn_serializer, key: *const c_char, out: *mut *mut ctn_serializer) -> ctn_status;
    /// Saves an array, or copies the stored elements into it. Within the load of an object the
    /// elements are copied when that load is committed.
    pub fn ctn_serializer_array(serializer: *mut ctn_serializer, key: *const c_char, value: *mut ctn_array) -> ctn_status;
    /// Saves an integer, or sets it to the stored one.
    pub fn ctn_serializer_i64(serializer: *mut ctn_serializer, key: *const c_char, value: *mut i64) -> ctn_status;
    /// Saves a floating-point number, or sets it to the stored one.
    pub fn ctn_serializer_f64(serializer: *mut ctn_serializer, key: *const c_char, value: *mut f64) -> ctn_status;
    /// Saves a string, or returns the stored one.
    pub fn ctn_serializer_text(serializer: *mut ctn_serializer, key: *const c_char, value: *const c_char, stored: *mut *const c_char) -> ctn_status;
    /// Whether the serializer is a deserializer; 0 for NULL.
    pub fn ctn_serializer_is_loading(serializer: *mut ctn_serializer) -> i32;
    /// The shape and dtype of an array in a deserializer, to make an array of that shape. A missing
    /// entry counts as a missing value.
    pub fn ctn_serializer_find(serializer: *mut ctn_serializer, key: *const c_char, dtype: *mut ctn_dtype, shape: *mut i64, capacity: usize, ndim: *mut usize) -> ctn_status;
    /// For user objects within a load: calls a function when the load of the outermost object is
    /// committed, after the arrays, so that a load that fails before changes nothing. The failure
    /// of such a function is reported after all others have run; what was loaded remains. Outside
    /// of a load, and in serializers that save, the function runs immediately.
    pub fn ctn_serializer_on_commit(serializer: *mut ctn_serializer, action: ctn_serializer_commit_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Writes the file of a serializer: what was saved by it and its children since the last commit
    /// replaces the file in one step. It is a STATE error for a serializer without a file.
    pub fn ctn_serializer_commit(serializer: *mut ctn_serializer) -> ctn_status;
    /// A report about the entries that did not fit when the last object was loaded, even if the
    /// load failed. It is a STATE error if none was loaded yet.
    pub fn ctn_serializer_report(serializer: *mut ctn_serializer, out: *mut *mut ctn_load_report) -> ctn_status;
    /// A serializer that stores values in a dictionary and replaces those of the same name. Arrays
    /// are shared, not copied; see ctn_dictionary_copy.
    pub fn ctn_dictionary_serializer_new(dictionary: *mut ctn_dictionary, path: *const c_char, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A deserializer of the present contents of a dictionary.
    pub fn ctn_dictionary_deserializer_new(dictionary: *mut ctn_dictionary, options: *mut ctn_load_options, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A serializer whose commit writes a file in NPZ format.
    pub fn ctn_npz_serializer_new(path: *const c_char, level: i32, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A deserializer of a file in NPZ format.
    pub fn ctn_npz_deserializer_new(path: *const c_char, options: *mut ctn_load_options, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A serializer whose commit writes a file in HDF5 format.
    pub fn ctn_hdf5_serializer_new(path: *const c_char, group: *const c_char, level: i32, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A deserializer of a file in HDF5 format.
    pub fn ctn_hdf5_deserializer_new(path: *const c_char, group: *const c_char, options: *mut ctn_load_options, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A serializer whose commit writes a file in safetensors format.
    pub fn ctn_safetensors_serializer_new(path: *const c_char, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A deserializer of a file in safetensors format.
    pub fn ctn_safetensors_deserializer_new(path: *const c_char, options: *mut ctn_load_options, out: *mut *mut ctn_serializer) -> ctn_status;
    /// A deserializer of a file of any of these formats, which is recognized by its first bytes.
    pub fn ctn_file_deserializer_new(path: *const c_char, options: *mut ctn_load_options, out: *mut *mut ctn_serializer) -> ctn_status;
    /// New options with the defaults: the load is strict, reads the whole file into the whole
    /// object, and does not convert elements.
    pub fn ctn_load_options_new(out: *mut *mut ctn_load_options) -> ctn_status;
    /// Sets whether missing, unexpected and mismatching entries are errors, as they are initially.
    /// Otherwise the rest is loaded, and the report lists the entries that were not.
    pub fn ctn_load_options_set_strict(options: *mut ctn_load_options, strict: i32) -> ctn_status;
    /// Sets whether a strict load fails if the only problems are unexpected entries, as it does
    /// initially. Otherwise it succeeds, and the report lists them.
    pub fn ctn_load_options_set_exact(options: *mut ctn_load_options, exact: i32) -> ctn_status;
    /// Sets where in the file the object is: with "model" the entry "model/l1/W" is the object's
    /// /l1/W, and entries elsewhere are ignored.
    pub fn ctn_load_options_set_prefix(options: *mut ctn_load_options, path: *const c_char) -> ctn_status;
    /// Sets which part of the object is loaded: with "l1" only what is at or below /l1, and the
    /// rest of object and file is ignored. It is a NOT_FOUND error if the object has no such part.
    pub fn ctn_load_options_set_part(options: *mut ctn_load_options, path: *const c_char) -> ctn_status;
    /// Sets which conversions of elements are allowed if a dtype differs. The initial value is
    /// CTN_CASTING_EQUIV (none).
    pub fn ctn_load_options_set_casting(options: *mut ctn_load_options, casting: ctn_casting) -> ctn_status;
    /// An empty report, for a load to fill.
    pub fn ctn_load_report_new(out: *mut *mut ctn_load_report) -> ctn_status;
    /// Number of entries that were missing, unexpected or mismatching; 0 for NULL.
    pub fn ctn_load_report_count(report: *mut ctn_load_report, problem: ctn_load_problem) -> usize;
    /// Path of an entry in the file.
    pub fn ctn_load_report_name(report: *mut ctn_load_report, problem: ctn_load_problem, index: usize, name: *mut *const c_char) -> ctn_status;
    /// What was expected and what was found, such as "expected float32 (3, 2), got float32 (1, 2)".
    pub fn ctn_load_report_text(report: *mut ctn_load_report, problem: ctn_load_problem, index: usize, text: *mut *const c_char) -> ctn_status;
    /// An empty dictionary.
    pub fn ctn_dictionary_new(out: *mut *mut ctn_dictionary) -> ctn_status;
    /// A dictionary with copies of all arrays, which keeps the present values.
    pub fn ctn_dictionary_copy(dictionary: *mut ctn_dictionary, out: *mut *mut ctn_dictionary) -> ctn_status;
    /// Number of entries; 0 for NULL.
    pub fn ctn_dictionary_count(dictionary: *mut ctn_dictionary) -> usize;
    /// Path of an entry in the order of insertion.
    pub fn ctn_dictionary_key(dictionary: *mut ctn_dictionary, index: usize, key: *mut *const c_char) -> ctn_status;
    /// Whether there is an entry.
    pub fn ctn_dictionary_contains(dictionary: *mut ctn_dictionary, key: *const c_char, result: *mut i32) -> ctn_status;
    /// Whether an entry is a string and not an array.
    pub fn ctn_dictionary_is_text(dictionary: *mut ctn_dictionary, key: *const c_char, result: *mut i32) -> ctn_status;
    /// The array of an entry, not a copy.
    pub fn ctn_dictionary_array(dictionary: *mut ctn_dictionary, key: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// The text of an entry.
    pub fn ctn_dictionary_text(dictionary: *mut ctn_dictionary, key: *const c_char, text: *mut *const c_char) -> ctn_status;
    /// The integer of an entry: an array of one integer or boolean, of any width.
    pub fn ctn_dictionary_i64(dictionary: *mut ctn_dictionary, key: *const c_char, value: *mut i64) -> ctn_status;
    /// The number of an entry: an array of one element, of any dtype.
    pub fn ctn_dictionary_f64(dictionary: *mut ctn_dictionary, key: *const c_char, value: *mut f64) -> ctn_status;
    /// Adds or replaces an entry.
    pub fn ctn_dictionary_set_array(dictionary: *mut ctn_dictionary, key: *const c_char, value: *mut ctn_array) -> ctn_status;
    /// Adds or replaces an entry.
    pub fn ctn_dictionary_set_text(dictionary: *mut ctn_dictionary, key: *const c_char, value: *const c_char) -> ctn_status;
    /// Adds or replaces an entry: an int64 array without axes.
    pub fn ctn_dictionary_set_i64(dictionary: *mut ctn_dictionary, key: *const c_char, value: i64) -> ctn_status;
    /// Adds or replaces an entry: a float64 array without axes.
    pub fn ctn_dictionary_set_f64(dictionary: *mut ctn_dictionary, key: *const c_char, value: f64) -> ctn_status;
    /// Removes an entry; the others keep their order.
    pub fn ctn_dictionary_remove(dictionary: *mut ctn_dictionary, key: *const c_char) -> ctn_status;
    /// Saves all entries as NPZ.
    pub fn ctn_dictionary_save_npz(dictionary: *mut ctn_dictionary, path: *const c_char, level: i32) -> ctn_status;
    /// Saves all entries as HDF5.
    pub fn ctn_dictionary_save_hdf5(dictionary: *mut ctn_dictionary, path: *const c_char, group: *const c_char, level: i32) -> ctn_status;
    /// Saves all entries as safetensors, the texts as metadata.
    pub fn ctn_dictionary_save_safetensors(dictionary: *mut ctn_dictionary, path: *const c_char) -> ctn_status;
    /// Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current
    /// device.
    pub fn ctn_dictionary_load(path: *const c_char, out: *mut *mut ctn_dictionary) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_reporter_retain(self_: *const ctn_reporter) -> *mut ctn_reporter;
    /// Gives a reference back; the last one frees the reporter. NULL is allowed; cannot fail.
    pub fn ctn_reporter_release(self_: *const ctn_reporter);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_summary_retain(self_: *const ctn_summary) -> *mut ctn_summary;
    /// Gives a reference back; the last one frees the summary. NULL is allowed; cannot fail.
    pub fn ctn_summary_release(self_: *const ctn_summary);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_dict_summary_retain(self_: *const ctn_dict_summary) -> *mut ctn_dict_summary;
    /// Gives a reference back; the last one frees the dict summary. NULL is allowed; cannot fail.
    pub fn ctn_dict_summary_release(self_: *const ctn_dict_summary);
    /// Reports a number to the current reporter of the thread. Without one, nothing happens. A
    /// later report of the same name replaces the value.
    pub fn ctn_report(name: *const c_char, value: f64, observer: *mut ctn_link) -> ctn_status;
    /// Reports a variable of one element, like ctn_report. Its present value is stored, without its
    /// history; this does not wait for a device.
    pub fn ctn_report_variable(name: *const c_char, value: *mut ctn_variable, observer: *mut ctn_link) -> ctn_status;
    /// Whether the current reporter of the thread has received a value of this name in its
    /// observation.
    pub fn ctn_is_reported(name: *const c_char, observer: *mut ctn_link, result: *mut i32) -> ctn_status;
    /// A reporter without observers. A program needs one only if it collects values without a
    /// trainer.
    pub fn ctn_reporter_new(out: *mut *mut ctn_reporter) -> ctn_status;
    /// Gives an observer a name. An observer that already has one gets the new one.
    pub fn ctn_reporter_add_observer(reporter: *mut ctn_reporter, name: *const c_char, observer: *mut ctn_link) -> ctn_status;
    /// Gives a link and all links below it names, such as "main" and "main/predictor/l1".
    pub fn ctn_reporter_add_observers(reporter: *mut ctn_reporter, prefix: *const c_char, link: *mut ctn_link) -> ctn_status;
    /// Makes a reporter the current one of the thread, until ctn_reporter_exit. Reporters may be
    /// nested.
    pub fn ctn_reporter_enter(reporter: *mut ctn_reporter, observation: *mut ctn_dictionary) -> ctn_status;
    /// Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the current
    /// one.
    pub fn ctn_reporter_exit(reporter: *mut ctn_reporter) -> ctn_status;
    /// The current reporter of the thread; NULL, with CTN_OK, if there is none.
    pub fn ctn_reporter_current(out: *mut *mut ctn_reporter) -> ctn_status;
    /// A summary of no numbers yet.
    pub fn ctn_summary_new(out: *mut *mut ctn_summary) -> ctn_status;
    /// Adds a number.
    pub fn ctn_summary_add(summary: *mut ctn_summary, value: f64, weight: f64) -> ctn_status;
    /// Mean of the numbers; NaN if there are none, 0 for NULL.
    pub fn ctn_summary_mean(summary: *mut ctn_summary) -> f64;
    /// Standard deviation of the numbers, without a correction for their count; NaN if there are
    /// none, 0 for NULL.
    pub fn ctn_summary_std(summary: *mut ctn_summary) -> f64;
    /// Saves or loads a summary.
    pub fn ctn_summary_serialize(summary: *mut ctn_summary, serializer: *mut ctn_serializer) -> ctn_status;
    /// A summary of no observations yet.
    pub fn ctn_dict_summary_new(out: *mut *mut ctn_dict_summary) -> ctn_status;
    /// Adds the numbers of an observation. Its other entries are left out.
    pub fn ctn_dict_summary_add(summary: *mut ctn_dict_summary, observation: *mut ctn_dictionary, weight: f64) -> ctn_status;
    /// A dictionary with the mean of each number.
    pub fn ctn_dict_summary_compute_mean(summary: *mut ctn_dict_summary, out: *mut *mut ctn_dictionary) -> ctn_status;
    /// A dictionary with the mean of each number and, as NAME.std, its standard deviation.
    pub fn ctn_dict_summary_make_statistics(summary: *mut ctn_dict_summary, out: *mut *mut ctn_dictionary) -> ctn_status;
    /// Saves or loads a summary.
    pub fn ctn_dict_summary_serialize(summary: *mut ctn_dict_summary, serializer: *mut ctn_serializer) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_loss_scale_retain(self_: *const ctn_loss_scale) -> *mut ctn_loss_scale;
    /// Gives a reference back; the last one frees the loss scale. NULL is allowed; cannot fail.
    pub fn ctn_loss_scale_release(self_: *const ctn_loss_scale);
    /// A loss scale.
    pub fn ctn_loss_scale_new(scale: f64, growth: f64, backoff: f64, interval: i64, out: *mut *mut ctn_loss_scale) -> ctn_status;
    /// The current scale. Waits for the device after ctn_loss_scale_step.
    pub fn ctn_loss_scale_value(scaler: *mut ctn_loss_scale, scale: *mut f64) -> ctn_status;
    /// Number of finite steps since the scale changed. Waits for the device after
    /// ctn_loss_scale_step.
    pub fn ctn_loss_scale_steps(scaler: *mut ctn_loss_scale, steps: *mut i64) -> ctn_status;
    /// Sets the scale and the number of finite steps, to continue from another loss scale.
    pub fn ctn_loss_scale_restore(scaler: *mut ctn_loss_scale, scale: f64, steps: i64) -> ctn_status;
    /// The loss times the scale; call backward on the result.
    pub fn ctn_loss_scale_apply(scaler: *mut ctn_loss_scale, loss: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Divides the gradients of all parameters of a link by the scale if all of them are finite;
    /// otherwise does not change them. Parameters without a gradient do not count. Waits for the
    /// device.
    pub fn ctn_loss_scale_unscale(scaler: *mut ctn_loss_scale, link: *mut ctn_link, finite: *mut i32) -> ctn_status;
    /// Adapts the scale after a step.
    pub fn ctn_loss_scale_update(scaler: *mut ctn_loss_scale, finite: i32) -> ctn_status;
    /// Updates parameters with scaled gradients, and adapts the scale. If all gradients of the
    /// optimizer's parameters are finite, they are divided by the scale, and then
    /// ctn_optimizer_update continues with its hooks and its rule. Otherwise gradients, parameters
    /// and states of the optimizer do not change. In both cases the hooks are called (functions see
    /// what the gradients are) and the optimizer's t grows by one, because the host does not know
    /// what the devices find: t counts attempts, and rules such as Adam use it. The host waits only
    /// for optimizers of callbacks, which are called only if all gradients are finite. If no
    /// parameter has a gradient, it is a STATE error, and nothing changes.
    pub fn ctn_loss_scale_step(scaler: *mut ctn_loss_scale, optimizer: *mut ctn_optimizer) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_iterator_retain(self_: *const ctn_iterator) -> *mut ctn_iterator;
    /// Gives a reference back; the last one frees the iterator. NULL is allowed; cannot fail.
    pub fn ctn_iterator_release(self_: *const ctn_iterator);
    /// An iterator that makes its batches on the calling thread.
    pub fn ctn_iterator_serial_new(dataset: *mut ctn_dataset, batch_size: i64, repeat: i32, shuffle: i32, seed: u64, out: *mut *mut ctn_iterator) -> ctn_status;
    /// An iterator whose batches are made by threads of its own ahead of time. It makes the same
    /// batches as one from ctn_iterator_serial_new. The threads are started by the first
    /// ctn_iterator_next and end when the iterator is released, which waits for examples that are
    /// being made. They do not exist in a child process after a fork.
    pub fn ctn_iterator_multithread_new(dataset: *mut ctn_dataset, batch_size: i64, repeat: i32, shuffle: i32, seed: u64, thread_count: i64, prefetch: i64, out: *mut *mut ctn_iterator) -> ctn_status;
    /// The next batch. If making it fails, the next call makes the same batch again. If an iterator
    /// that does not repeat is exhausted, `more` is 0, and the parts are NULL.
    pub fn ctn_iterator_next(iterator: *mut ctn_iterator, parts: *mut *mut ctn_array, part_count: usize, more: *mut i32) -> ctn_status;
    /// Chooses the examples of the next batch without fetching them, for programs that make batches
    /// themselves.
    pub fn ctn_iterator_next_picks(iterator: *mut ctn_iterator, out: *mut *mut ctn_array) -> ctn_status;
    /// Number of arrays of a batch; 0 for NULL.
    pub fn ctn_iterator_part_count(iterator: *mut ctn_iterator) -> usize;
    /// Number of examples in a batch; 0 for NULL.
    pub fn ctn_iterator_batch_size(iterator: *mut ctn_iterator) -> i64;
    /// The dataset of an iterator.
    pub fn ctn_iterator_dataset(iterator: *mut ctn_iterator, out: *mut *mut ctn_dataset) -> ctn_status;
    /// Number of epochs that are complete; 0 for NULL.
    pub fn ctn_iterator_epoch(iterator: *mut ctn_iterator) -> i64;
    /// The number of complete epochs with the fraction of the present one; 0 for NULL.
    pub fn ctn_iterator_epoch_detail(iterator: *mut ctn_iterator) -> f64;
    /// ctn_iterator_epoch_detail before the last batch; below 0 if there was none, 0 for NULL.
    pub fn ctn_iterator_previous_epoch_detail(iterator: *mut ctn_iterator) -> f64;
    /// Whether the last batch completed an epoch; 0 for NULL.
    pub fn ctn_iterator_is_new_epoch(iterator: *mut ctn_iterator) -> i32;
    /// Begins again with the first epoch, in the same order.
    pub fn ctn_iterator_reset(iterator: *mut ctn_iterator) -> ctn_status;
    /// Ends the threads of an iterator from ctn_iterator_multithread_new, after the examples that
    /// they are making, and drops the batches that were made ahead of time. The iterator may be
    /// used afterward. Nothing happens for other iterators.
    pub fn ctn_iterator_finalize(iterator: *mut ctn_iterator) -> ctn_status;
    /// Sets the values with which examples of different shapes are padded, as in
    /// ctn_concat_examples. Without them, which is the default, the shapes of the examples must be
    /// equal.
    pub fn ctn_iterator_set_padding(iterator: *mut ctn_iterator, values: *const f64, count: usize) -> ctn_status;
    /// Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the
    /// present epoch. After a load, the iterator makes the batches that the saved one would have
    /// made next. The dataset is not saved, and must have as many examples as before. Names are
    /// those of Chainer: epoch, current_position, is_new_epoch, previous_epoch_detail, order; and
    /// seed.
    pub fn ctn_iterator_serialize(iterator: *mut ctn_iterator, serializer: *mut ctn_serializer) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_updater_retain(self_: *const ctn_updater) -> *mut ctn_updater;
    /// Gives a reference back; the last one frees the updater. NULL is allowed; cannot fail.
    pub fn ctn_updater_release(self_: *const ctn_updater);
    /// An updater that draws a batch, computes its loss, and updates the parameters of the
    /// optimizer's link. The loss is reported as "main/loss", unless the function has reported one,
    /// and the accuracy of a Classifier as "main/accuracy". After the last batch of an epoch,
    /// ctn_optimizer_new_epoch is called.
    pub fn ctn_updater_standard_new(iterator: *mut ctn_iterator, optimizer: *mut ctn_optimizer, loss: ctn_batch_loss_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, device: *const c_char, out: *mut *mut ctn_updater) -> ctn_status;
    /// Multiplies losses by a scale, against the underflow of 16-bit gradients; see
    /// ctn_loss_scale_step.
    pub fn ctn_updater_standard_set_loss_scale(updater: *mut ctn_updater, scaler: *mut ctn_loss_scale) -> ctn_status;
    /// Lets an update use the mean of the gradients of several batches.
    pub fn ctn_updater_standard_set_accumulation(updater: *mut ctn_updater, count: i64) -> ctn_status;
    /// An updater of callbacks. Add the iterators and optimizers that it uses, so that they are
    /// saved and counted. destroy runs exactly once: when the last reference is released, or when
    /// this call fails.
    pub fn ctn_updater_new(callbacks: *const ctn_updater_callbacks, user_data: *mut c_void, out: *mut *mut ctn_updater) -> ctn_status;
    /// Adds an optimizer. What its link reports begins with its name. The model and optimizer
    /// "main" are those of the snapshots as checkpoints (ctn_checkpoint_load).
    pub fn ctn_updater_add_optimizer(updater: *mut ctn_updater, name: *const c_char, optimizer: *mut ctn_optimizer) -> ctn_status;
    /// Adds an iterator. The iterator "main" counts the epochs.
    pub fn ctn_updater_add_iterator(updater: *mut ctn_updater, name: *const c_char, iterator: *mut ctn_iterator) -> ctn_status;
    /// An optimizer of an updater.
    pub fn ctn_updater_optimizer(updater: *mut ctn_updater, name: *const c_char, out: *mut *mut ctn_optimizer) -> ctn_status;
    /// An iterator of an updater.
    pub fn ctn_updater_iterator(updater: *mut ctn_updater, name: *const c_char, out: *mut *mut ctn_iterator) -> ctn_status;
    /// Runs one update, for programs without a trainer. If it fails, the iterators are where they
    /// were before.
    pub fn ctn_updater_update(updater: *mut ctn_updater, more: *mut i32) -> ctn_status;
    /// Number of updates so far; 0 for NULL.
    pub fn ctn_updater_iteration(updater: *mut ctn_updater) -> i64;
    /// Number of complete epochs of the iterator "main"; 0 without one.
    pub fn ctn_updater_epoch(updater: *mut ctn_updater) -> i64;
    /// The number of epochs with the fraction of the present one; 0 without an iterator "main".
    pub fn ctn_updater_epoch_detail(updater: *mut ctn_updater) -> f64;
    /// ctn_updater_epoch_detail before the last update; below 0 if there was none, 0 without an
    /// iterator "main".
    pub fn ctn_updater_previous_epoch_detail(updater: *mut ctn_updater) -> f64;
    /// Whether the last update completed an epoch.
    pub fn ctn_updater_is_new_epoch(updater: *mut ctn_updater) -> i32;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_trigger_retain(self_: *const ctn_trigger) -> *mut ctn_trigger;
    /// Gives a reference back; the last one frees the trigger. NULL is allowed; cannot fail.
    pub fn ctn_trigger_release(self_: *const ctn_trigger);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_extension_retain(self_: *const ctn_extension) -> *mut ctn_extension;
    /// Gives a reference back; the last one frees the extension. NULL is allowed; cannot fail.
    pub fn ctn_extension_release(self_: *const ctn_extension);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_trainer_retain(self_: *const ctn_trainer) -> *mut ctn_trainer;
    /// Gives a reference back; the last one frees the trainer. NULL is allowed; cannot fail.
    pub fn ctn_trainer_release(self_: *const ctn_trainer);
    /// A trainer without extensions.
    pub fn ctn_trainer_new(updater: *mut ctn_updater, stop: *mut ctn_trigger, out_folder: *const c_char, out: *mut *mut ctn_trainer) -> ctn_status;
    /// Adds an extension.
    pub fn ctn_trainer_extend(trainer: *mut ctn_trainer, extension: *mut ctn_extension, name: *const c_char, trigger: *mut ctn_trigger, priority: i32) -> ctn_status;
    /// An extension by its name.
    pub fn ctn_trainer_extension(trainer: *mut ctn_trainer, name: *const c_char, out: *mut *mut ctn_extension) -> ctn_status;
    /// Number of extensions; 0 for NULL.
    pub fn ctn_trainer_extension_count(trainer: *mut ctn_trainer) -> usize;
    /// Name of an extension; NULL after the last one and for NULL. It lives as long as the trainer
    /// gets no further extensions.
    pub fn ctn_trainer_extension_name(trainer: *mut ctn_trainer, index: usize) -> *const c_char;
    /// Runs until the training ends, and says why. Extensions are initialized before the first
    /// update and finalized at the end; see the description of this header for failures. A run
    /// whose training was ended may be repeated, for instance to continue after it was stopped.
    pub fn ctn_trainer_run(trainer: *mut ctn_trainer, result: *mut ctn_training_result) -> ctn_status;
    /// Runs a slice of a training, for programs with a main loop of their own. It ends with
    /// CTN_TRAINING_PAUSED after the given number of updates or time, whichever is first, but not
    /// before one update; a further run continues.
    pub fn ctn_trainer_run_for(trainer: *mut ctn_trainer, iterations: i64, milliseconds: i64, result: *mut ctn_training_result) -> ctn_status;
    /// Ends the present run after its present update, or the next run before its first. Snapshot
    /// extensions save the training, and the result is CTN_TRAINING_STOPPED.
    pub fn ctn_trainer_stop(trainer: *mut ctn_trainer);
    /// Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. The handlers are installed
    /// for the time of a run, and the old ones are restored when the run ends or such a signal has
    /// arrived, so that a second signal has its old effect. It is off initially.
    pub fn ctn_trainer_set_interrupts(trainer: *mut ctn_trainer, enabled: i32) -> ctn_status;
    /// Sets where PrintReport and ProgressBar print; standard output initially.
    pub fn ctn_trainer_set_output(trainer: *mut ctn_trainer, write: ctn_training_write_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, columns: i32) -> ctn_status;
    /// The updater of a trainer.
    pub fn ctn_trainer_updater(trainer: *mut ctn_trainer, out: *mut *mut ctn_updater) -> ctn_status;
    /// What the last update and its extensions have reported, such as "main/loss". Each update
    /// makes a new dictionary.
    pub fn ctn_trainer_observation(trainer: *mut ctn_trainer, out: *mut *mut ctn_dictionary) -> ctn_status;
    /// The reporter that is current within updates and extensions. The models of the updater are
    /// its observers.
    pub fn ctn_trainer_reporter(trainer: *mut ctn_trainer, out: *mut *mut ctn_reporter) -> ctn_status;
    /// Path of the folder for files; NULL for NULL. It lives as long as the trainer.
    pub fn ctn_trainer_out(trainer: *mut ctn_trainer) -> *const c_char;
    /// Seconds within runs so far, including those before the snapshot that was loaded; 0 for NULL.
    pub fn ctn_trainer_elapsed_time(trainer: *mut ctn_trainer) -> f64;
    /// Path of the last snapshot that was saved; "" if there is none, NULL for NULL. It lives until
    /// the next snapshot.
    pub fn ctn_trainer_snapshot_path(trainer: *mut ctn_trainer) -> *const c_char;
    /// Saves or loads a whole training, with the entries of a checkpoint (ctn_checkpoint_save): the
    /// model and the optimizer "main", the random generator, and everything else below
    /// "extra/trainer". It is a STATE error within a run, where snapshot extensions save at the
    /// right time, except for ctn_snapshot_file_fn.
    pub fn ctn_trainer_serialize(trainer: *mut ctn_trainer, serializer: *mut ctn_serializer) -> ctn_status;
    /// Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where
    /// snapshot extensions save at the right time, except for ctn_snapshot_file_fn.
    pub fn ctn_trainer_save(trainer: *mut ctn_trainer, path: *const c_char) -> ctn_status;
    /// Loads a snapshot into a trainer that is set up in the same way. Extensions that the program
    /// has added since begin anew, and the states of those that it no longer has are not read. If
    /// it fails, nothing has changed, unless a callback or the medium fails in the last step. It is
    /// a STATE error within a run, except for ctn_snapshot_file_fn.
    pub fn ctn_trainer_load(trainer: *mut ctn_trainer, path: *const c_char) -> ctn_status;
    /// Fires after each period. As the end of a training, it ends it when the period is over.
    pub fn ctn_trigger_interval_new(period: f64, unit: ctn_trigger_unit, out: *mut *mut ctn_trigger) -> ctn_status;
    /// Fires at given points. As the end of a training, it ends it at the last one.
    pub fn ctn_trigger_manual_schedule_new(points: *const f64, count: usize, unit: ctn_trigger_unit, out: *mut *mut ctn_trigger) -> ctn_status;
    /// Fires after the first update.
    pub fn ctn_trigger_once_new(call_on_resume: i32, out: *mut *mut ctn_trigger) -> ctn_status;
    /// Fires when the mean of a value is the smallest so far.
    pub fn ctn_trigger_min_value_new(key: *const c_char, check_trigger: *mut ctn_trigger, out: *mut *mut ctn_trigger) -> ctn_status;
    /// Fires when the mean of a value is the largest so far.
    pub fn ctn_trigger_max_value_new(key: *const c_char, check_trigger: *mut ctn_trigger, out: *mut *mut ctn_trigger) -> ctn_status;
    /// Fires when the mean of a value was not better than the best one in a number of checks in
    /// succession. It is meant for the end of a training.
    pub fn ctn_trigger_early_stopping_new(monitor: *const c_char, patience: i64, mode: ctn_stopping_mode, check_trigger: *mut ctn_trigger, max_trigger: *mut ctn_trigger, out: *mut *mut ctn_trigger) -> ctn_status;
    /// A trigger of callbacks. destroy runs exactly once: when the last reference is released, or
    /// when this call fails.
    pub fn ctn_trigger_new(callbacks: *const ctn_trigger_callbacks, user_data: *mut c_void, out: *mut *mut ctn_trigger) -> ctn_status;
    /// The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN
    /// before the first.
    pub fn ctn_trigger_best_value(trigger: *mut ctn_trigger, value: *mut f64) -> ctn_status;
    /// An extension of callbacks, which runs after each update by default. destroy runs exactly
    /// once: when the last reference is released, or when this call fails.
    pub fn ctn_extension_new(callbacks: *const ctn_extension_callbacks, user_data: *mut c_void, out: *mut *mut ctn_extension) -> ctn_status;
    /// Name of an extension if no other is given; NULL for NULL. It lives as long as the extension.
    pub fn ctn_extension_default_name(extension: *mut ctn_extension) -> *const c_char;
    /// The extension "validation" computes the loss of all examples of an iterator, in testing mode
    /// and without history, and reports the means over the examples as "validation/main/loss" and
    /// "validation/main/accuracy", or under another name of the extension. Values that the loss
    /// function reports of the link are averaged too. Runs after each epoch.
    pub fn ctn_extension_evaluator_new(iterator: *mut ctn_iterator, target: *mut ctn_link, loss: ctn_batch_loss_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, device: *const c_char, out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "LogReport" collects the means of reported values since the last entry, with
    /// epoch, iteration and elapsed_time. The file has one JSON object in each line. A run that
    /// continues a snapshot begins with the lines of the snapshot.
    pub fn ctn_extension_log_report_new(keys: *const *const c_char, count: usize, filename: *const c_char, trigger: *mut ctn_trigger, out: *mut *mut ctn_extension) -> ctn_status;
    /// Number of entries of a log; 0 for NULL and for extensions of other kinds.
    pub fn ctn_extension_log_count(extension: *mut ctn_extension) -> usize;
    /// A value of an entry of a log.
    pub fn ctn_extension_log_value(extension: *mut ctn_extension, index: usize, key: *const c_char, value: *mut f64) -> ctn_status;
    /// An entry of a log as a JSON object.
    pub fn ctn_extension_log_line(extension: *mut ctn_extension, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// The extension "PrintReport" prints each new entry of a log as a line of a table; on a
    /// terminal that is too narrow for the table, as names with values.
    pub fn ctn_extension_print_report_new(entries: *const *const c_char, count: usize, log_report: *const c_char, out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "ProgressBar" shows the part of the training that is done, its rate and the
    /// time left on one line below all others. It prints nothing unless the output is a terminal.
    pub fn ctn_extension_progress_bar_new(update_interval: i64, out: *mut *mut ctn_extension) -> ctn_status;
    /// Says how long the training is, for trainers that no interval ends. By default, the part that
    /// is done is known if an interval ends the training.
    pub fn ctn_extension_progress_bar_set_training_length(extension: *mut ctn_extension, length: f64, unit: ctn_trigger_unit) -> ctn_status;
    /// Sets the largest number of characters of the bar, 40 by default. It is shorter on narrow
    /// terminals.
    pub fn ctn_extension_progress_bar_set_bar_length(extension: *mut ctn_extension, length: i64) -> ctn_status;
    /// Sets where a PrintReport or a ProgressBar prints; by default where its trainer does.
    pub fn ctn_extension_set_output(extension: *mut ctn_extension, write: ctn_training_write_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, columns: i32) -> ctn_status;
    /// The extension "snapshot" saves the whole training after each epoch, and when a run is
    /// stopped or fails. A file can also be loaded by ctn_trainer_load and, for its model, by
    /// ctn_checkpoint_load.
    pub fn ctn_extension_snapshot_new(filename: *const c_char, keep: i64, autoload: i32, out: *mut *mut ctn_extension) -> ctn_status;
    /// The same with files that a callback writes, in a format of its own. It is called when a
    /// snapshot is due, after all extensions of an update. destroy runs exactly once: when the last
    /// reference is released, or when this call fails.
    pub fn ctn_extension_snapshot_user_new(filename: *const c_char, keep: i64, autoload: i32, function: ctn_snapshot_file_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, out: *mut *mut ctn_extension) -> ctn_status;
    /// Sets whether a run that fails saves the state after its last whole update, which it does by
    /// default.
    pub fn ctn_extension_snapshot_set_on_error(extension: *mut ctn_extension, enabled: i32) -> ctn_status;
    /// The extension "snapshot_object" saves a link after each epoch; with a trigger such as
    /// ctn_trigger_min_value_new, the best one.
    pub fn ctn_extension_snapshot_object_new(target: *mut ctn_link, filename: *const c_char, out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "Shift" sets a hyperparameter to the first value of a schedule before the
    /// first update, and to the next one each time it runs, by default after each epoch. See
    /// ctn_optimizer_set_schedule for schedules that follow the number of updates without an
    /// extension.
    pub fn ctn_extension_shift_new(hyperparameter: *const c_char, schedule: *mut ctn_schedule, optimizer: *mut ctn_optimizer, out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "observe_value" reports what a function computes, after each epoch.
    pub fn ctn_extension_observe_value_new(key: *const c_char, function: ctn_observe_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, out: *mut *mut ctn_extension) -> ctn_status;
    /// Reports a hyperparameter after each epoch. The name is "observe_" and the hyperparameter.
    pub fn ctn_extension_observe_hyperparameter_new(key: *const c_char, optimizer_name: *const c_char, hyperparameter: *const c_char, out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "FailOnNonNumber" fails with CTN_ERROR_NAN after an update that has made a
    /// parameter NaN or infinite. The training is then not saved, so that the last snapshot stays.
    pub fn ctn_extension_fail_on_non_number_new(out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "ParameterStatistics" reports mean, std, min, max, the number of zeros and
    /// percentiles of parameters and their gradients after each epoch, such as
    /// "main/l1/W/data/mean" and "main/l1/W/data/percentile/0".
    pub fn ctn_extension_parameter_statistics_new(link: *mut ctn_link, prefix: *const c_char, report_data: i32, report_grad: i32, out: *mut *mut ctn_extension) -> ctn_status;
    /// Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50, 84.13, 97.72 and 99.87
    /// by default, which are 3, 2 and 1 standard deviations below the mean of a normal
    /// distribution, its mean, and 1, 2 and 3 above it.
    pub fn ctn_extension_parameter_statistics_set_percentiles(extension: *mut ctn_extension, percentiles: *const f64, count: usize) -> ctn_status;
    /// The extension "dump_graph" writes the computational graph of a value that the first update
    /// reports as a variable, in the language of Graphviz.
    pub fn ctn_extension_dump_graph_new(root_name: *const c_char, filename: *const c_char, out: *mut *mut ctn_extension) -> ctn_status;
    /// The extension "PlotReport" draws the means of reported values, and replaces the picture
    /// whenever its trigger fires.
    pub fn ctn_extension_plot_report_new(y_keys: *const *const c_char, count: usize, x_key: *const c_char, filename: *const c_char, trigger: *mut ctn_trigger, out: *mut *mut ctn_extension) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_function_hook_retain(self_: *const ctn_function_hook) -> *mut ctn_function_hook;
    /// Gives a reference back; the last one frees the function hook. NULL is allowed; cannot fail.
    pub fn ctn_function_hook_release(self_: *const ctn_function_hook);
    /// A hook of callbacks. destroy runs exactly once: when the last reference is released,
    /// including those of the library, or when this call fails.
    pub fn ctn_function_hook_new(callbacks: *const ctn_function_hook_callbacks, user_data: *mut c_void, out: *mut *mut ctn_function_hook) -> ctn_status;
    /// Name under which the hook is registered if no other is given. It lives as long as the hook;
    /// NULL for NULL.
    pub fn ctn_function_hook_name(hook: *mut ctn_function_hook) -> *const c_char;
    /// Registers a hook for the calling thread.
    pub fn ctn_function_hook_add(hook: *mut ctn_function_hook, name: *const c_char) -> ctn_status;
    /// Removes a hook of the calling thread.
    pub fn ctn_function_hook_remove(name: *const c_char) -> ctn_status;
    /// Number of hooks of the calling thread.
    pub fn ctn_function_hook_count() -> usize;
    /// A hook of the calling thread and its name there.
    pub fn ctn_function_hook_at(index: usize, name: *mut c_char, name_capacity: usize, name_length: *mut usize, out: *mut *mut ctn_function_hook) -> ctn_status;
    /// Registers a hook with one function: the creator of a variable, or the definition of a user
    /// function.
    pub fn ctn_function_add_hook(f: *mut ctn_function, hook: *mut ctn_function_hook, name: *const c_char) -> ctn_status;
    /// Removes a hook of a function.
    pub fn ctn_function_delete_hook(f: *mut ctn_function, name: *const c_char) -> ctn_status;
    /// Number of hooks registered with the function itself; 0 for NULL.
    pub fn ctn_function_local_hook_count(f: *mut ctn_function) -> usize;
    /// A hook of a function and its name there.
    pub fn ctn_function_local_hook_at(f: *mut ctn_function, index: usize, name: *mut c_char, name_capacity: usize, name_length: *mut usize, out: *mut *mut ctn_function_hook) -> ctn_status;
    /// A hook named "TimerHook" that measures how long forward and backward computations take. It
    /// waits for asynchronous devices before and after each computation.
    pub fn ctn_timer_hook_new(out: *mut *mut ctn_function_hook) -> ctn_status;
    /// Number of computations measured so far; 0 for NULL and other hooks.
    pub fn ctn_timer_hook_call_count(hook: *mut ctn_function_hook) -> usize;
    /// One measurement. Functions that a user function calls are measured separately, too, and come
    /// before it.
    pub fn ctn_timer_hook_call(hook: *mut ctn_function_hook, index: usize, label: *mut c_char, label_capacity: usize, label_length: *mut usize, seconds: *mut f64, is_backward: *mut i32) -> ctn_status;
    /// Sum of the measured seconds; 0 for NULL and other hooks.
    pub fn ctn_timer_hook_total_time(hook: *mut ctn_function_hook) -> f64;
    /// Removes all measurements.
    pub fn ctn_timer_hook_clear(hook: *mut ctn_function_hook) -> ctn_status;
    /// A hook named "MemoryHook" that measures how many more bytes of its device's memory pool are
    /// in use after each computation than before (negative: fewer). Allocations of other threads at
    /// the same time count as well.
    pub fn ctn_memory_hook_new(out: *mut *mut ctn_function_hook) -> ctn_status;
    /// Number of computations measured so far; 0 for NULL and other hooks.
    pub fn ctn_memory_hook_call_count(hook: *mut ctn_function_hook) -> usize;
    /// One measurement.
    pub fn ctn_memory_hook_call(hook: *mut ctn_function_hook, index: usize, label: *mut c_char, label_capacity: usize, label_length: *mut usize, bytes: *mut i64, is_backward: *mut i32) -> ctn_status;
    /// Sum of the measured bytes; 0 for NULL and other hooks.
    pub fn ctn_memory_hook_total_bytes(hook: *mut ctn_function_hook) -> i64;
    /// Removes all measurements.
    pub fn ctn_memory_hook_clear(hook: *mut ctn_function_hook) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_function_options_retain(self_: *const ctn_function_options) -> *mut ctn_function_options;
    /// Gives a reference back; the last one frees the function options. NULL is allowed; cannot
    /// fail.
    pub fn ctn_function_options_release(self_: *const ctn_function_options);
    /// Options with defaults only.
    pub fn ctn_function_options_new(out: *mut *mut ctn_function_options) -> ctn_status;
    /// Sets how the terms of a loss are combined; see each loss for the default.
    pub fn ctn_function_options_set_reduction(options: *mut ctn_function_options, reduction: ctn_reduction) -> ctn_status;
    /// Sets a weight for every class, which multiplies the terms of its labels; the default is 1.
    pub fn ctn_function_options_set_class_weight(options: *mut ctn_function_options, class_weight: *const ctn_array) -> ctn_status;
    /// Sets the label that does not count; see each function for the default.
    pub fn ctn_function_options_set_ignore_label(options: *mut ctn_function_options, ignore_label: i64) -> ctn_status;
    /// Sets the share of every label that is spread evenly over all classes; the default is 0.
    pub fn ctn_function_options_set_label_smoothing(options: *mut ctn_function_options, label_smoothing: f64) -> ctn_status;
    /// Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn.
    pub fn ctn_function_options_set_mask(options: *mut ctn_function_options, mask: *const ctn_array) -> ctn_status;
    /// Sets the standard normal numbers of ctn_gaussian, to repeat a call. If they are not set,
    /// they are drawn.
    pub fn ctn_function_options_set_noise(options: *mut ctn_function_options, noise: *const ctn_array) -> ctn_status;
    /// Sets the samples of a negative sampling, to repeat a call. If they are not set, they are
    /// drawn.
    pub fn ctn_function_options_set_samples(options: *mut ctn_function_options, samples: *const ctn_array) -> ctn_status;
    /// Sets the distance between the elements that a window reads; the default is 1.
    pub fn ctn_function_options_set_dilation(options: *mut ctn_function_options, dilation: *const i64, ndim: usize) -> ctn_status;
    /// Sets the number of groups into which the channels are divided; the default is 1.
    pub fn ctn_function_options_set_groups(options: *mut ctn_function_options, groups: i64) -> ctn_status;
    /// Sets the lengths of the result of ctn_deconvolution_nd along its spatial axes; the default
    /// is the smallest lengths that fit. ctn_deconvolution_2d takes them as arguments.
    pub fn ctn_function_options_set_outsize(options: *mut ctn_function_options, outsize: *const i64, ndim: usize) -> ctn_status;
    /// Sets whether the windows of ctn_average_pooling_2d cover every element of x, so that the
    /// last ones may end outside; the default is 0. ctn_max_pooling_2d takes this as an argument.
    pub fn ctn_function_options_set_cover_all(options: *mut ctn_function_options, cover_all: i32) -> ctn_status;
    /// Sets whether the means of ctn_average_pooling_2d count padded elements, which are zeros; the
    /// default is 1.
    pub fn ctn_function_options_set_count_include_pad(options: *mut ctn_function_options, count_include_pad: i32) -> ctn_status;
    /// Sets the factor of the scores of an attention; the default is 1 / sqrt(D).
    pub fn ctn_function_options_set_scale(options: *mut ctn_function_options, scale: f64) -> ctn_status;
    /// Sets whether position i of an attention sees only positions 0 to i; the default is 0.
    pub fn ctn_function_options_set_causal(options: *mut ctn_function_options, causal: i32) -> ctn_status;
    /// Sets the probability with which an attention drops each of its weights in training; the
    /// default is 0.
    pub fn ctn_function_options_set_dropout(options: *mut ctn_function_options, dropout: f64) -> ctn_status;
    /// Sets whether ctn_gelu uses an approximation with tanh; the default is 0.
    pub fn ctn_function_options_set_approximate(options: *mut ctn_function_options, approximate: i32) -> ctn_status;
    /// Sum. For booleans, logical or. Differentiable. Inputs are broadcast and have one dtype.
    pub fn ctn_add(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_add_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_add_i64(x1: *mut ctn_variable, x2: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Difference. Differentiable. Inputs are broadcast and have one dtype.
    pub fn ctn_sub(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_sub_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
    pub fn ctn_rsub_f64(x1: f64, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_sub_i64(x1: *mut ctn_variable, x2: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
    pub fn ctn_rsub_i64(x1: i64, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Product. For booleans, logical and. Differentiable. Inputs are broadcast and have one dtype.
    pub fn ctn_mul(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_mul_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_mul_i64(x1: *mut ctn_variable, x2: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Quotient, always floating. Differentiable. Inputs are broadcast and have one dtype.
    pub fn ctn_div(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_div_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
    pub fn ctn_rdiv_f64(x1: f64, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_div_i64(x1: *mut ctn_variable, x2: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
    pub fn ctn_rdiv_i64(x1: i64, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Power. A negative integer exponent of integers is an error. Differentiable. Inputs are
    /// broadcast and have one dtype.
    pub fn ctn_pow(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_pow_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
    pub fn ctn_rpow_f64(x1: f64, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_pow_i64(x1: *mut ctn_variable, x2: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
    pub fn ctn_rpow_i64(x1: i64, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Larger element. NaN wins over numbers. The first of two equal elements receives the
    /// gradient. Differentiable. Inputs are broadcast and have one dtype.
    pub fn ctn_maximum(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_maximum with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_maximum_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Smaller element. NaN wins over numbers. The first of two equal elements receives the
    /// gradient. Differentiable. Inputs are broadcast and have one dtype.
    pub fn ctn_minimum(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_minimum with a scalar as the second operand; the scalar takes the variable's dtype.
    pub fn ctn_minimum_f64(x1: *mut ctn_variable, x2: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Negation, -x. Differentiable.
    pub fn ctn_neg(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Absolute value. Differentiable.
    pub fn ctn_absolute(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// x \* x. Differentiable.
    pub fn ctn_square(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Square root. Differentiable.
    pub fn ctn_sqrt(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Exponential. Differentiable.
    pub fn ctn_exp(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Natural logarithm. Differentiable.
    pub fn ctn_log(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Natural logarithm of 1 + x, accurate near zero. Differentiable.
    pub fn ctn_log1p(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Sine of radians. Differentiable.
    pub fn ctn_sin(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Cosine of radians. Differentiable.
    pub fn ctn_cos(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Hyperbolic tangent. Differentiable.
    pub fn ctn_tanh(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// 1 / (1 + exp(-x)). Differentiable.
    pub fn ctn_sigmoid(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// max(x, 0). NaN stays NaN. Differentiable.
    pub fn ctn_relu(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// x1 \* x2 + x3 in one pass over memory. Differentiable. Inputs are broadcast and have one
    /// dtype.
    pub fn ctn_multiply_add(x1: *mut ctn_variable, x2: *mut ctn_variable, x3: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and
    /// 0 in other integer dtypes. Differentiable.
    pub fn ctn_reciprocal(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// sqrt(x1 \*\* 2 + x2 \*\* 2) without intermediate overflow. Differentiable. Inputs are
    /// broadcast and have one dtype.
    pub fn ctn_hypot(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Angle of the point (x2, x1) in (-pi, pi\]. Differentiable. Inputs are broadcast and have one
    /// dtype.
    pub fn ctn_arctan2(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// log(exp(x1) + exp(x2)) without intermediate overflow. Differentiable. Inputs are broadcast
    /// and have one dtype.
    pub fn ctn_logaddexp(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// log2(2 \*\* x1 + 2 \*\* x2) without intermediate overflow. Differentiable. Inputs are
    /// broadcast and have one dtype.
    pub fn ctn_logaddexp2(x1: *mut ctn_variable, x2: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// 2 \*\* x. Differentiable.
    pub fn ctn_exp2(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// exp(x) - 1, accurate near zero. Differentiable.
    pub fn ctn_expm1(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Logarithm to base 2. Differentiable.
    pub fn ctn_log2(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Logarithm to base 10. Differentiable.
    pub fn ctn_log10(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Cube root, also of negative numbers. Differentiable.
    pub fn ctn_cbrt(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Tangent of radians. Differentiable.
    pub fn ctn_tan(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse sine, in \[-pi/2, pi/2\]. Differentiable.
    pub fn ctn_arcsin(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse cosine, in \[0, pi\]. Differentiable.
    pub fn ctn_arccos(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse tangent, in \[-pi/2, pi/2\]. Differentiable.
    pub fn ctn_arctan(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Hyperbolic sine. Differentiable.
    pub fn ctn_sinh(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Hyperbolic cosine. Differentiable.
    pub fn ctn_cosh(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse hyperbolic sine. Differentiable.
    pub fn ctn_arcsinh(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse hyperbolic cosine. Differentiable.
    pub fn ctn_arccosh(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse hyperbolic tangent. Differentiable.
    pub fn ctn_arctanh(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Converts degrees to radians. Differentiable.
    pub fn ctn_deg2rad(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Converts radians to degrees. Differentiable.
    pub fn ctn_rad2deg(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// min(max(0, x), z).
    pub fn ctn_clipped_relu(x: *mut ctn_variable, z: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// x where x \>= 0, otherwise slope \* x.
    pub fn ctn_leaky_relu(x: *mut ctn_variable, slope: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// x where x \>= 0, otherwise alpha \* (exp(x) - 1).
    pub fn ctn_elu(x: *mut ctn_variable, alpha: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// log(1 + exp(beta \* x)) / beta.
    pub fn ctn_softplus(x: *mut ctn_variable, beta: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// x \* sigmoid(x).
    pub fn ctn_silu(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// x times the standard normal distribution function of x. With the option approximate it is x
    /// \* (1 + tanh(sqrt(2 / pi) \* (x + 0.044715 \* x \*\* 3))) / 2.
    pub fn ctn_gelu(x: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// x where x \>= 0, otherwise W \* x.
    pub fn ctn_prelu(x: *mut ctn_variable, W: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// exp(x) divided by its sum over axis 1.
    pub fn ctn_softmax(x: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// The logarithm of ctn_softmax, without underflow.
    pub fn ctn_log_softmax(x: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// One step of LSTM units with forget gates: c = tanh(a) \* sigmoid(i) + c_prev \* sigmoid(f),
    /// h = tanh(c) \* sigmoid(o).
    pub fn ctn_lstm(c_prev: *mut ctn_variable, x: *mut ctn_variable, c: *mut *mut ctn_variable, h: *mut *mut ctn_variable) -> ctn_status;
    /// S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c =
    /// tanh(a1) \* sigmoid(i1) + tanh(a2) \* sigmoid(i2) + c_prev1 \* sigmoid(f1) + c_prev2 \*
    /// sigmoid(f2), h = tanh(c) \* sigmoid(o1 + o2).
    pub fn ctn_slstm(c_prev1: *mut ctn_variable, c_prev2: *mut ctn_variable, x1: *mut ctn_variable, x2: *mut ctn_variable, c: *mut *mut ctn_variable, h: *mut *mut ctn_variable) -> ctn_status;
    /// The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in
    /// ctn_max.
    pub fn ctn_maxout(x: *mut ctn_variable, pool_size: i64, axis: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// The elements in C order under a new shape.
    pub fn ctn_reshape(x: *mut ctn_variable, shape: *const i64, ndim: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// x with permuted axes: axis i of the result is axis axes\[i\] of x.
    pub fn ctn_transpose(x: *mut ctn_variable, axes: *const i64, count: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// x broadcast to a shape; see ctn_array_broadcast_to.
    pub fn ctn_broadcast_to(x: *mut ctn_variable, shape: *const i64, ndim: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// x with an additional axis of length 1.
    pub fn ctn_expand_dims(x: *mut ctn_variable, axis: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// x without some axes of length 1.
    pub fn ctn_squeeze(x: *mut ctn_variable, axes: *const i64, count: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// x with two axes exchanged.
    pub fn ctn_swapaxes(x: *mut ctn_variable, axis1: i64, axis2: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// x with the elements along some axes in reverse order.
    pub fn ctn_flip(x: *mut ctn_variable, axes: *const i64, count: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// The elements converted to another dtype; x itself if it already has that dtype. The gradient
    /// is converted back; a conversion to integers has no gradient.
    pub fn ctn_cast(x: *mut ctn_variable, dtype: ctn_dtype, y: *mut *mut ctn_variable) -> ctn_status;
    /// A copy on a device. The gradient is copied back to the device of x.
    pub fn ctn_copy(x: *mut ctn_variable, device: *const c_char, y: *mut *mut ctn_variable) -> ctn_status;
    /// x repeated as a whole along its axes.
    pub fn ctn_tile(x: *mut ctn_variable, repetitions: *const i64, count: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// Adds elements of one value before and after those of x.
    pub fn ctn_pad(x: *mut ctn_variable, before: *const i64, ndim: usize, after: *const i64, value: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Joins variables along an existing axis.
    pub fn ctn_concat(xs: *const *mut ctn_variable, count: usize, axis: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Joins variables along a new axis.
    pub fn ctn_stack(xs: *const *mut ctn_variable, count: usize, axis: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Splits a variable into parts of equal length along an axis.
    pub fn ctn_split_axis(x: *mut ctn_variable, axis: i64, ys: *mut *mut ctn_variable, sections: usize) -> ctn_status;
    /// Splits a variable at positions along an axis.
    pub fn ctn_split_axis_at(x: *mut ctn_variable, indices: *const i64, index_count: usize, axis: i64, ys: *mut *mut ctn_variable, count: usize) -> ctn_status;
    /// Broadcasts variables to their common shape.
    pub fn ctn_broadcast(xs: *const *mut ctn_variable, count: usize, ys: *mut *mut ctn_variable) -> ctn_status;
    /// Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. The result
    /// shares memory with x; the gradient is zero outside of it.
    pub fn ctn_get_item(x: *mut ctn_variable, items: *const ctn_index, count: usize, y: *mut *mut ctn_variable) -> ctn_status;
    /// x\[i, t\[i\]\] for each row i, as a variable of shape (N,).
    pub fn ctn_select_item(x: *mut ctn_variable, t: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the
    /// input that its elements were taken from.
    pub fn ctn_where(condition: *mut ctn_variable, x: *mut ctn_variable, y: *mut ctn_variable, out: *mut *mut ctn_variable) -> ctn_status;
    /// The inputs themselves, as new variables that one function made.
    pub fn ctn_identity_list(xs: *const *mut ctn_variable, count: usize, ys: *mut *mut ctn_variable) -> ctn_status;
    /// The input itself as a new variable.
    pub fn ctn_identity(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// x W^T + b, of shape (N, out).
    pub fn ctn_linear(x: *mut ctn_variable, W: *mut ctn_variable, b: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options:
    /// ignore_label, a number for which there are zeros and no gradient; by default there is none.
    pub fn ctn_embed_id(x: *mut ctn_variable, W: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// y\[i, l\] = sum over j, k of e1\[i, j\] e2\[i, k\] W\[j, k, l\] + e1 V1 + e2 V2 + b, of
    /// shape (N, L). V1, V2 and b are all given or all NULL.
    pub fn ctn_bilinear(e1: *mut ctn_variable, e2: *mut ctn_variable, W: *mut ctn_variable, V1: *mut ctn_variable, V2: *mut ctn_variable, b: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Scaled dot-product attention, softmax(scale \* q k^T) v for every batch and head, of shape
    /// (N, H, L, E). A query that sees no key gives zeros. Memory grows with L + S, not with their
    /// product; the product is held for second derivatives, for the gradient of a mask, or if
    /// weights are dropped. Options: scale, 1 / sqrt(D) by default; causal, with which query i sees
    /// keys 0 to i only; dropout.
    pub fn ctn_attention(q: *mut ctn_variable, k: *mut ctn_variable, v: *mut ctn_variable, mask: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the
    /// states h and c before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h +
    /// b1 + b5), a = tanh(W2 x + W6 h + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f \* c +
    /// i \* a and h = o \* tanh(c). Its outputs h are the inputs of the next layer. The products
    /// with the inputs of all steps are one product. This order of the weights is that of Chainer's
    /// implementation and of cuDNN; Chainer's documentation exchanges W2 and W3.
    pub fn ctn_n_step_lstm(n_layers: i64, dropout_ratio: f64, hx: *mut ctn_variable, cx: *mut ctn_variable, ws: *const *mut ctn_variable, weight_count: usize, bs: *const *mut ctn_variable, xs: *const *mut ctn_variable, count: usize, hy: *mut *mut ctn_variable, cy: *mut *mut ctn_variable, ys: *mut *mut ctn_variable) -> ctn_status;
    /// Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two directions
    /// in each layer, the second of which goes through each sequence from its last step to its
    /// first one. The outputs of both, next to each other, are the inputs of the next layer.
    pub fn ctn_n_step_bilstm(n_layers: i64, dropout_ratio: f64, hx: *mut ctn_variable, cx: *mut ctn_variable, ws: *const *mut ctn_variable, weight_count: usize, bs: *const *mut ctn_variable, xs: *const *mut ctn_variable, count: usize, hy: *mut *mut ctn_variable, cy: *mut *mut ctn_variable, ys: *mut *mut ctn_variable) -> ctn_status;
    /// Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the
    /// state h before a step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 +
    /// b4), g = tanh(W2 x + b2 + r \* (W5 h + b5)) and h = (1 - z) \* g + z \* h. Its outputs h are
    /// the inputs of the next layer. The products with the inputs of all steps are one product.
    pub fn ctn_n_step_gru(n_layers: i64, dropout_ratio: f64, hx: *mut ctn_variable, ws: *const *mut ctn_variable, weight_count: usize, bs: *const *mut ctn_variable, xs: *const *mut ctn_variable, count: usize, hy: *mut *mut ctn_variable, ys: *mut *mut ctn_variable) -> ctn_status;
    /// Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two directions in
    /// each layer, the second of which goes through each sequence from its last step to its first
    /// one. The outputs of both, next to each other, are the inputs of the next layer.
    pub fn ctn_n_step_bigru(n_layers: i64, dropout_ratio: f64, hx: *mut ctn_variable, ws: *const *mut ctn_variable, weight_count: usize, bs: *const *mut ctn_variable, xs: *const *mut ctn_variable, count: usize, hy: *mut *mut ctn_variable, ys: *mut *mut ctn_variable) -> ctn_status;
    /// Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2
    /// pad_y - kh) / stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options:
    /// dilation, the distance between the elements of a window; groups, into which the channels are
    /// divided: filter i sees the channels of group i / (O / groups).
    pub fn ctn_convolution_2d(x: *mut ctn_variable, W: *mut ctn_variable, b: *mut ctn_variable, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y, outsize_x).
    /// Options: dilation and groups.
    pub fn ctn_deconvolution_2d(x: *mut ctn_variable, W: *mut ctn_variable, b: *mut ctn_variable, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, outsize_y: i64, outsize_x: i64, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_convolution_2d over one, two or three spatial axes. Options: dilation and groups.
    pub fn ctn_convolution_nd(x: *mut ctn_variable, W: *mut ctn_variable, b: *mut ctn_variable, stride: *const i64, stride_count: usize, pad: *const i64, pad_count: usize, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// ctn_deconvolution_2d over one, two or three spatial axes. Options: dilation, groups and
    /// outsize, by default the smallest that fits.
    pub fn ctn_deconvolution_nd(x: *mut ctn_variable, W: *mut ctn_variable, b: *mut ctn_variable, stride: *const i64, stride_count: usize, pad: *const i64, pad_count: usize, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Sets how the process computes float32 convolutions. The initial method is AUTO, or DIRECT if
    /// CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the method that was
    /// set when it was called, also on asynchronous devices.
    pub fn ctn_set_convolution_algorithm(algorithm: ctn_convolution_method) -> ctn_status;
    /// How the process computes float32 convolutions.
    pub fn ctn_convolution_algorithm() -> ctn_convolution_method;
    /// Fraction of the rows of y whose largest element is at the class number t. The result is 0-d,
    /// of the dtype of y and without gradient; it is 0 if no row counts. Options: ignore_label, a
    /// label whose rows do not count; by default all rows count.
    pub fn ctn_accuracy(y: *mut ctn_variable, t: *mut ctn_variable, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and
    /// without gradient; it is 0 if all elements are ignored. Options: ignore_label, the ignored
    /// number, -1 by default; it may be 0 or 1.
    pub fn ctn_binary_accuracy(y: *mut ctn_variable, t: *mut ctn_variable, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_walker_alias_retain(self_: *const ctn_walker_alias) -> *mut ctn_walker_alias;
    /// Gives a reference back; the last one frees the walker alias. NULL is allowed; cannot fail.
    pub fn ctn_walker_alias_release(self_: *const ctn_walker_alias);
    /// A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It
    /// computes in float32.
    pub fn ctn_walker_alias_new(probs: *const ctn_array, out: *mut *mut ctn_walker_alias) -> ctn_status;
    /// A new int32 array with samples, on the device of the sampler.
    pub fn ctn_walker_alias_sample(alias: *mut ctn_walker_alias, state: *mut ctn_random_state, shape: *const i64, ndim: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// The int32 samples that belong to uniform draws in \[0, 1), in the shape of the draws.
    /// Numbers outside of the interval count as the nearest number inside.
    pub fn ctn_walker_alias_sample_from(alias: *mut ctn_walker_alias, uniform: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Moves the sampler to a device.
    pub fn ctn_walker_alias_to_device(alias: *mut ctn_walker_alias, device: *const c_char) -> ctn_status;
    /// The threshold of each of the n columns, from which on its second number is drawn: float32 of
    /// shape (n,).
    pub fn ctn_walker_alias_threshold(alias: *mut ctn_walker_alias, out: *mut *mut ctn_array) -> ctn_status;
    /// The two numbers of each column: int32 of shape (2 n,).
    pub fn ctn_walker_alias_values(alias: *mut ctn_walker_alias, out: *mut *mut ctn_array) -> ctn_status;
    /// Mean over the batch of -log softmax(x)\[t\], a 0-d result. Labels that are -1 are ignored.
    /// The sum is divided by N or, with `normalize`, by the number of labels that are not ignored.
    /// Options: class_weight, which multiplies the terms of the labels (the divisor is still the
    /// number of labels); ignore_label, -1 by default; label_smoothing e, with which a term is (1 -
    /// e) times that of the label plus e / C times the sum of the terms of all classes, each with
    /// its weight; reduction, MEAN by default, or NONE with a result of the shape of t and zeros
    /// for ignored labels.
    pub fn ctn_softmax_cross_entropy(x: *mut ctn_variable, t: *mut ctn_variable, normalize: i32, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// -log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of 1,
    /// and 1 - sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is divided by the
    /// first length of x or, with `normalize`, by the number of targets that are not ignored.
    /// Options: reduction, MEAN by default, or NONE with a result of the shape of x and zeros for
    /// ignored targets.
    pub fn ctn_sigmoid_cross_entropy(x: *mut ctn_variable, t: *mut ctn_variable, normalize: i32, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN.
    /// Options: reduction, MEAN by default, or NONE with a result of the shape of x0.
    pub fn ctn_mean_squared_error(x0: *mut ctn_variable, x1: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the
    /// label and -1 elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a
    /// result of shape (N, K).
    pub fn ctn_hinge(x: *mut ctn_variable, t: *mut ctn_variable, norm: ctn_hinge_norm, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the
    /// distance between the rows of x0 and x1; a 0-d result. Pairs without distance have no
    /// gradient. Options: reduction, MEAN by default, or NONE with a result of shape (N,).
    pub fn ctn_contrastive(x0: *mut ctn_variable, x1: *mut ctn_variable, y: *mut ctn_variable, margin: f64, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Half of the sum of the squares of the covariances between the columns of y and z, which are
    /// divided by N; a 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J
    /// K, and NONE gives the covariances themselves, of shape (J, K), neither squared nor halved,
    /// as the reference does.
    pub fn ctn_cross_covariance(y: *mut ctn_variable, z: *mut ctn_variable, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction,
    /// SUM by default, MEAN over all elements, or NONE with a result of the shape of x.
    pub fn ctn_bernoulli_nll(x: *mut ctn_variable, y: *mut ctn_variable, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Sum of the Kullback-Leibler divergences of normal distributions from the standard one, a 0-d
    /// result. Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of
    /// the shape of `mean`.
    pub fn ctn_gaussian_kl_divergence(mean: *mut ctn_variable, ln_var: *mut ctn_variable, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Sum of -log of the density of x under normal distributions, a 0-d result. Options:
    /// reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of x.
    pub fn ctn_gaussian_nll(x: *mut ctn_variable, mean: *mut ctn_variable, ln_var: *mut ctn_variable, options: *mut ctn_function_options, out: *mut *mut ctn_variable) -> ctn_status;
    /// Mean over the batch of -log of the probability that softmax(x) spells the labels: a class
    /// for every time step, of which first repetitions and then blanks are removed; a 0-d result.
    /// Labels that are too long for their sample have an infinite loss and no gradient. Options:
    /// reduction, MEAN by default, or NONE with a result of shape (N,).
    pub fn ctn_connectionist_temporal_classification(x: *const *mut ctn_variable, count: usize, t: *mut ctn_variable, blank_symbol: i64, input_length: *mut ctn_variable, label_length: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for
    /// words that are drawn, a 0-d result. The creator's attribute "samples" is int32 of shape (N,
    /// 1 + sample_size), with t first. Options: samples, of that shape with t as the first column,
    /// to repeat a call; by default they are drawn.
    pub fn ctn_negative_sampling(x: *mut ctn_variable, t: *mut ctn_variable, W: *mut ctn_variable, sampler: *mut ctn_walker_alias, sample_size: i64, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Sums over axes.
    pub fn ctn_sum(x: *mut ctn_variable, axes: *const i64, count: usize, keepdims: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// Product of two matrices. A vector counts as a matrix with one column. The result is a
    /// matrix.
    pub fn ctn_matmul(a: *mut ctn_variable, b: *mut ctn_variable, transa: i32, transb: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// Largest elements along axes. Every element that equals the largest one receives the
    /// gradient.
    pub fn ctn_max(x: *mut ctn_variable, axes: *const i64, count: usize, keepdims: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// Smallest elements along axes. Every element that equals the smallest one receives the
    /// gradient.
    pub fn ctn_min(x: *mut ctn_variable, axes: *const i64, count: usize, keepdims: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// Means along axes.
    pub fn ctn_mean(x: *mut ctn_variable, axes: *const i64, count: usize, keepdims: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// log(sum(exp(x))) along axes, without intermediate overflow.
    pub fn ctn_logsumexp(x: *mut ctn_variable, axes: *const i64, count: usize, keepdims: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// The elements limited to a range. Elements within the range, including its ends, receive the
    /// gradient. NaN stays NaN.
    pub fn ctn_clip(x: *mut ctn_variable, x_min: f64, x_max: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A
    /// vector counts as a row on the left and as a column on the right, and the result lacks that
    /// axis.
    pub fn ctn_matmul_numpy(a: *mut ctn_variable, b: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Products of the matrices of two stacks of equal length, of shape (N, m, n).
    pub fn ctn_batch_matmul(a: *mut ctn_variable, b: *mut ctn_variable, transa: i32, transb: i32, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverse of a matrix.
    pub fn ctn_inv(a: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Inverses of the matrices of a stack.
    pub fn ctn_batch_inv(a: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the
    /// determinant of a singular matrix is INVALID_ARGUMENT.
    pub fn ctn_det(a: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det.
    pub fn ctn_batch_det(a: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// Sums of the squares of each x\[i\], of shape (N,).
    pub fn ctn_batch_l2_norm_squared(x: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// While the calling thread trains (ctn_set_train), sets elements to zero with a probability
    /// and scales the others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask
    /// is the attribute "mask" of the creator. Options: mask, a scaled mask of the shape and dtype
    /// of x, to repeat a dropout; by default it is drawn.
    pub fn ctn_dropout(x: *mut ctn_variable, ratio: f64, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// mean + exp(ln_var / 2) \* eps, where eps are standard normal numbers from the device's
    /// global generator, the attribute "noise" of the creator. Options: noise, the numbers to use
    /// instead, to repeat a call.
    pub fn ctn_gaussian(mean: *mut ctn_variable, ln_var: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the
    /// batch over all axes that gamma does not have. The attributes "mean" and "var" of the creator
    /// are the statistics, without eps, in float32 or float64.
    pub fn ctn_batch_normalization(x: *mut ctn_variable, gamma: *mut ctn_variable, beta: *mut ctn_variable, eps: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's argument eps,
    /// which is not used there, is left out.
    pub fn ctn_fixed_batch_normalization(x: *mut ctn_variable, gamma: *mut ctn_variable, beta: *mut ctn_variable, mean: *mut ctn_variable, var: *mut ctn_variable, y: *mut *mut ctn_variable) -> ctn_status;
    /// gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the last
    /// axes of x, as many as gamma has.
    pub fn ctn_layer_normalization(x: *mut ctn_variable, gamma: *mut ctn_variable, beta: *mut ctn_variable, eps: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes of
    /// x, as many as gamma has.
    pub fn ctn_rms_normalization(x: *mut ctn_variable, gamma: *mut ctn_variable, eps: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2
    /// before to n / 2 after each.
    pub fn ctn_local_response_normalization(x: *mut ctn_variable, n: i64, k: f64, alpha: f64, beta: f64, y: *mut *mut ctn_variable) -> ctn_status;
    /// The largest element of each window, or its first NaN. The gradient goes to the first of
    /// equal elements. Padding counts as -infinity.
    pub fn ctn_max_pooling_2d(x: *mut ctn_variable, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, cover_all: i32, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// The mean of each window. Padded elements count as zeros, and elements outside of the padded
    /// image do not count. Options: cover_all (0 by default), with which windows may end outside of
    /// the padded image; count_include_pad (1 by default): if it is 0, padded elements do not
    /// count, and a window without other elements gives 0.
    pub fn ctn_average_pooling_2d(x: *mut ctn_variable, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N, M, 1, 1),
    /// where M is C times the number of windows.
    pub fn ctn_spatial_pyramid_pooling_2d(x: *mut ctn_variable, pyramid_height: i64, y: *mut *mut ctn_variable) -> ctn_status;
    /// Adds each element to all elements of a window of the result.
    pub fn ctn_unpooling_2d(x: *mut ctn_variable, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, outsize_y: i64, outsize_x: i64, cover_all: i32, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_fused_retain(self_: *const ctn_fused) -> *mut ctn_fused;
    /// Gives a reference back; the last one frees the fused. NULL is allowed; cannot fail.
    pub fn ctn_fused_release(self_: *const ctn_fused);
    /// Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference
    /// is released, including those of the library, or when this call fails.
    pub fn ctn_fused_new(body: ctn_fuse_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, out: *mut *mut ctn_fused) -> ctn_status;
    /// Applies a fused function to variables as one function of the graph. Outputs have the dtypes,
    /// shapes and strides that the body gives them; an output that is a view of an input shares its
    /// memory.
    pub fn ctn_fused_call(f: *mut ctn_fused, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status;
    /// The same for arrays. The body still gets variables; ctn_variable_data gives their arrays for
    /// operations that only arrays have, and ctn_variable_new makes a variable of a result. The
    /// body may overwrite an input as a whole: the array of the caller keeps its values, and an
    /// output that is this input is a new array with the new ones. Powers of integers are not
    /// rejected for negative exponents, whose values are not known; these count as 0.
    pub fn ctn_fused_call_arrays(f: *mut ctn_fused, inputs: *const *const ctn_array, input_count: usize, outputs: *mut *mut ctn_array, output_count: usize) -> ctn_status;
    /// Applies a body once, as ctn_fused_call does. The body is recorded in every call, which takes
    /// microseconds for each operation: use ctn_fused_new for repeated calls. `destroy` runs once,
    /// when the history that holds `body` is released.
    pub fn ctn_fuse(body: ctn_fuse_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status;
    /// NumPy's advanced indexing: a new array with what the items select. Items of kind
    /// CTN_INDEX_ARRAY use `arrays[start]`; the others work as in ctn_array_get. Integer arrays are
    /// broadcast together, with INT items as 0-d arrays, and select single elements. A mask of k
    /// axes counts as k arrays, the positions of its true elements, and must have the lengths of
    /// the axes it applies to. The axes of the broadcast positions replace the indexed axes if
    /// these are neighbors; if a slice, an ellipsis or a new axis separates them, they come first.
    pub fn ctn_array_get_advanced(a: *const ctn_array, items: *const ctn_index, count: usize, arrays: *const *const ctn_array, array_count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Assigns to what the items select, with the rules of ctn_array_get_advanced. If positions are
    /// repeated, the last one in C order wins. If there is one mask of all axes, the value must
    /// have at most one axis, with one element or as many as the mask has true ones.
    pub fn ctn_array_set_advanced(a: *mut ctn_array, items: *const ctn_index, count: usize, arrays: *const *const ctn_array, array_count: usize, value: *const ctn_array) -> ctn_status;
    /// Adds values to what the items select, in C order. Repeated positions add up (NumPy's
    /// add.at). Each sum is computed in the dtype that both promote to and converted to the dtype
    /// of `a` as by C casts.
    pub fn ctn_array_add_at(a: *mut ctn_array, items: *const ctn_index, count: usize, arrays: *const *const ctn_array, array_count: usize, value: *const ctn_array) -> ctn_status;
    /// The elements, or sub-arrays, where a mask is true: NumPy's a\[mask\].
    pub fn ctn_array_get_mask(a: *const ctn_array, mask: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Assigns to the elements where a mask is true: NumPy's a\[mask\] = value.
    pub fn ctn_array_set_mask(a: *mut ctn_array, mask: *const ctn_array, value: *const ctn_array) -> ctn_status;
    /// Sets elements of the flattened array: a.flat\[indices\] = values. If there are fewer values
    /// than positions, the values are repeated; without values nothing happens.
    pub fn ctn_array_put(a: *mut ctn_array, indices: *const ctn_array, values: *const ctn_array, mode: ctn_index_mode) -> ctn_status;
    /// Elements at positions along one axis that are chosen separately for every place of the other
    /// axes.
    pub fn ctn_array_take_along_axis(a: *const ctn_array, indices: *const ctn_array, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Sets the elements that ctn_array_take_along_axis reads.
    pub fn ctn_array_put_along_axis(a: *mut ctn_array, indices: *const ctn_array, values: *const ctn_array, axis: i64) -> ctn_status;
    /// Positions of the elements that are not zero, in C order: an int64 array of shape (ndim,
    /// count), whose rows are the arrays of NumPy's tuple. A 0-d array counts as an array with one
    /// axis. NaN is not zero.
    pub fn ctn_array_nonzero(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Positions of the elements that are not zero in the flattened array: an int64 array with one
    /// axis.
    pub fn ctn_array_flatnonzero(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Positions of the elements that are not zero: an int64 array of shape (count, ndim).
    pub fn ctn_array_argwhere(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The sub-arrays along an axis where a condition is true.
    pub fn ctn_array_compress(condition: *const ctn_array, a: *const ctn_array, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// The elements of the flattened array where the flattened condition is true.
    pub fn ctn_array_extract(condition: *const ctn_array, a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_npz_file_retain(self_: *const ctn_npz_file) -> *mut ctn_npz_file;
    /// Gives a reference back; the last one frees the npz file. NULL is allowed; cannot fail.
    pub fn ctn_npz_file_release(self_: *const ctn_npz_file);
    /// Saves an array as a .npy file. An array in Fortran order is saved in that order if C order
    /// would need a copy. This replaces the reference's dump, which writes a pickle.
    pub fn ctn_array_save(a: *const ctn_array, path: *const c_char) -> ctn_status;
    /// Loads a .npy file of format version 1 to 3, of either byte order, onto the current device.
    /// An array in Fortran order stays in that order. If the file is mapped, its elements must be
    /// aligned and in the machine's byte order; the mapping ends with the last array that refers to
    /// it. If somebody shortens the file while it is mapped, the system ends the process at the
    /// next access to the missing part. For .npz files see ctn_npz_file_open.
    pub fn ctn_array_load(path: *const c_char, mmap_mode: ctn_mmap_mode, out: *mut *mut ctn_array) -> ctn_status;
    /// Writes the .npy file of ctn_array_save to memory of the caller. This replaces the
    /// reference's dumps, which returns a pickle.
    pub fn ctn_array_save_to_memory(a: *const ctn_array, data: *mut c_void, capacity: usize, length: *mut usize) -> ctn_status;
    /// Loads a .npy file from memory, as ctn_array_load does, onto the current device.
    pub fn ctn_array_load_from_memory(data: *const c_void, size: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Writes the elements alone, in C order, as bytes or as text.
    pub fn ctn_array_tofile(a: *const ctn_array, path: *const c_char, separator: *const c_char) -> ctn_status;
    /// Saves arrays as an .npz file.
    pub fn ctn_array_savez(path: *const c_char, arrays: *const *const ctn_array, count: usize, names: *const *const c_char, level: i32) -> ctn_status;
    /// Opens an .npz file and reads its directory. Two entries with the same name, and names that
    /// are not UTF-8 or lead out of the archive, are errors. The contents of an entry are checked
    /// when it is read.
    pub fn ctn_npz_file_open(path: *const c_char, file: *mut *mut ctn_npz_file) -> ctn_status;
    /// Number of entries; 0 for NULL.
    pub fn ctn_npz_file_count(file: *mut ctn_npz_file) -> usize;
    /// Name of an entry without ".npy" (with it if the short name is an entry as well).
    pub fn ctn_npz_file_name(file: *mut ctn_npz_file, index: usize, name: *mut *const c_char) -> ctn_status;
    /// Whether there is an entry of that name; 0 for NULL.
    pub fn ctn_npz_file_contains(file: *mut ctn_npz_file, name: *const c_char) -> i32;
    /// Reads an entry onto the current device, and verifies its size and checksum. Every call reads
    /// it again.
    pub fn ctn_npz_file_read(file: *mut ctn_npz_file, name: *const c_char, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_kernel_options_retain(self_: *const ctn_kernel_options) -> *mut ctn_kernel_options;
    /// Gives a reference back; the last one frees the kernel options. NULL is allowed; cannot fail.
    pub fn ctn_kernel_options_release(self_: *const ctn_kernel_options);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_elementwise_kernel_retain(self_: *const ctn_elementwise_kernel) -> *mut ctn_elementwise_kernel;
    /// Gives a reference back; the last one frees the elementwise kernel. NULL is allowed; cannot
    /// fail.
    pub fn ctn_elementwise_kernel_release(self_: *const ctn_elementwise_kernel);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_reduction_kernel_retain(self_: *const ctn_reduction_kernel) -> *mut ctn_reduction_kernel;
    /// Gives a reference back; the last one frees the reduction kernel. NULL is allowed; cannot
    /// fail.
    pub fn ctn_reduction_kernel_release(self_: *const ctn_reduction_kernel);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_raw_kernel_retain(self_: *const ctn_raw_kernel) -> *mut ctn_raw_kernel;
    /// Gives a reference back; the last one frees the raw kernel. NULL is allowed; cannot fail.
    pub fn ctn_raw_kernel_release(self_: *const ctn_raw_kernel);
    /// Options with defaults only.
    pub fn ctn_kernel_options_new(out: *mut *mut ctn_kernel_options) -> ctn_status;
    /// Sets the text before an elementwise kernel or a reduction, for functions and types;
    /// placeholders are known there.
    pub fn ctn_kernel_options_set_preamble(options: *mut ctn_kernel_options, text: *const c_char) -> ctn_status;
    /// Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the
    /// loop that a thread takes begins with them.
    pub fn ctn_kernel_options_set_loop_prep(options: *mut ctn_kernel_options, text: *const c_char) -> ctn_status;
    /// Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the
    /// loop that a thread takes ends with them.
    pub fn ctn_kernel_options_set_after_loop(options: *mut ctn_kernel_options, text: *const c_char) -> ctn_status;
    /// Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because
    /// neighbors are merged; the default is 1.
    pub fn ctn_kernel_options_set_reduce_dims(options: *mut ctn_kernel_options, enabled: i32) -> ctn_status;
    /// Sets the C++ type of the values that a reduction combines. The default is that of the first
    /// output; a sum of float16 is then rounded to float16 at every step.
    pub fn ctn_kernel_options_set_reduce_type(options: *mut ctn_kernel_options, text: *const c_char) -> ctn_status;
    /// Adds an option of the compiler, such as -DNAME=1, which is passed without a shell.
    pub fn ctn_kernel_options_add_compiler_option(options: *mut ctn_kernel_options, option: *const c_char) -> ctn_status;
    /// A kernel that runs `operation`, C++ statements, for every element. In these statements
    /// inputs are constants, outputs are variables that already have the value of a given output,
    /// `i` is the number of the element in C order, `n` is the `size` of the call, `_ind.size()` is
    /// the number of elements, and `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of
    /// axes of the loop, their lengths and the element's position along each. `continue` ends an
    /// element; `return` must not be used. Nothing is compiled yet. Making the same kernel again is
    /// fast: its programs are found in memory.
    pub fn ctn_elementwise_kernel_new(in_params: *const c_char, out_params: *const c_char, operation: *const c_char, name: *const c_char, options: *mut ctn_kernel_options, out: *mut *mut ctn_elementwise_kernel) -> ctn_status;
    /// Runs the kernel over the shape to which all arrays that are not raw broadcast, including
    /// given outputs.
    pub fn ctn_elementwise_kernel_call(kernel: *mut ctn_elementwise_kernel, inputs: *const *const ctn_array, count: usize, size: i64, destinations: *const *mut ctn_array, outs: *mut *mut ctn_array, out_count: usize) -> ctn_status;
    /// A kernel that computes `map_expr` from the inputs, combines the values with `reduce_expr` of
    /// `a` and `b`, starting with `identity`, and computes the outputs with `post_map_expr` from
    /// the combined value `a`. The result must not depend on the order of the values. The L2 norm
    /// is "T x", "T y", "x \* x", "a + b", "y = sqrt(a)", "0". In map_expr `_j` is the number of
    /// the element in C order of the inputs' shape and `_i` that of the result; `_in_ind.size()`
    /// and `_out_ind.size()` are their numbers of elements. Raw inputs may be used in any of the
    /// source texts. Nothing is compiled yet. Making the same kernel again is fast: its programs
    /// are found in memory.
    pub fn ctn_reduction_kernel_new(in_params: *const c_char, out_params: *const c_char, map_expr: *const c_char, reduce_expr: *const c_char, post_map_expr: *const c_char, identity: *const c_char, name: *const c_char, options: *mut ctn_kernel_options, out: *mut *mut ctn_reduction_kernel) -> ctn_status;
    /// Reduces the inputs, broadcast together, along axes. Values are combined in an order that
    /// depends only on shape and strides, not on the number of threads. Raw inputs do not take part
    /// in the axes. The shape of the results is that of the inputs without the reduced axes.
    pub fn ctn_reduction_kernel_call(kernel: *mut ctn_reduction_kernel, inputs: *const *const ctn_array, count: usize, axes: *const i64, axis_count: usize, keepdims: i32, destinations: *const *mut ctn_array, outs: *mut *mut ctn_array, out_count: usize) -> ctn_status;
    /// A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run
    /// in any order. blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions
    /// are available; shared memory, __syncthreads and warp functions are not, and give a
    /// compilation error that says so. Nothing is compiled yet.
    pub fn ctn_raw_kernel_new(code: *const c_char, name: *const c_char, options: *mut ctn_kernel_options, out: *mut *mut ctn_raw_kernel) -> ctn_status;
    /// Runs the kernel for every thread of a grid.
    pub fn ctn_raw_kernel_call(kernel: *mut ctn_raw_kernel, grid: *const i64, grid_ndim: usize, block: *const i64, block_ndim: usize, arguments: *const *mut ctn_array, count: usize) -> ctn_status;
    /// The directory where compiled kernels are stored. If they are not stored, it is an
    /// UNAVAILABLE error with the reason; kernels then work, but every process compiles them.
    pub fn ctn_kernel_cache_directory(path: *mut c_char, path_capacity: usize, path_length: *mut usize) -> ctn_status;
    /// Sums of the products over the last axes of both operands. A 0-d operand scales the other.
    pub fn ctn_array_inner(a: *const ctn_array, b: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Products of every element of `a` with every element of `b`, both flattened: an array of
    /// shape (a.size, b.size).
    pub fn ctn_array_outer(a: *const ctn_array, b: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_outer, but into an existing array of shape (a.size, b.size).
    pub fn ctn_array_outer_into(a: *const ctn_array, b: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// Sum of the products of the elements of two arrays of the same size, as a 0-d array.
    pub fn ctn_array_vdot(a: *const ctn_array, b: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Sums of products over the last axes of `a` and the first axes of `b`, paired in order.
    pub fn ctn_array_tensordot(a: *const ctn_array, b: *const ctn_array, axes: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Sums of products over pairs of axes: a_axes\[i\] of `a` and b_axes\[i\] of `b`. The
    /// remaining axes of `a` come before those of `b`.
    pub fn ctn_array_tensordot_axes(a: *const ctn_array, b: *const ctn_array, a_axes: *const i64, a_count: usize, b_axes: *const i64, b_count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_matmul, but into an existing array of the shape of the result.
    pub fn ctn_array_matmul_into(a: *const ctn_array, b: *const ctn_array, out: *mut ctn_array) -> ctn_status;
    /// A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's,
    /// it may be written if `a` may.
    pub fn ctn_array_diagonal(a: *const ctn_array, offset: i64, axis1: i64, axis2: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Sums of the diagonals that ctn_array_diagonal gives.
    pub fn ctn_array_trace(a: *const ctn_array, offset: i64, axis1: i64, axis2: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_trace, but into an existing array of the shape of the result.
    pub fn ctn_array_trace_into(a: *const ctn_array, offset: i64, axis1: i64, axis2: i64, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Inverses of square matrices.
    pub fn ctn_array_inv(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Determinants of square matrices. The determinant of an empty matrix is 1.
    pub fn ctn_array_det(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Signs of determinants and logarithms of their absolute values. A singular matrix has the
    /// sign 0 and the logarithm minus infinity.
    pub fn ctn_array_slogdet(a: *const ctn_array, sign: *mut *mut ctn_array, logarithm: *mut *mut ctn_array) -> ctn_status;
    /// The solutions x of a x = b. The outer axes are broadcast.
    pub fn ctn_array_solve(a: *const ctn_array, b: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Lower triangular matrices l such that l times its transpose is `a`.
    pub fn ctn_array_cholesky(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes
    /// are (m, k) and (k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`.
    pub fn ctn_array_qr(a: *const ctn_array, complete: i32, q: *mut *mut ctn_array, r: *mut *mut ctn_array) -> ctn_status;
    /// The r of ctn_array_qr without `complete`, alone.
    pub fn ctn_array_qr_r(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Singular value decompositions a = u diag(s) vh, with singular values in descending order.
    /// The shapes are (m, k), (k) and (k, n), k being the smaller of m and n; with `full_matrices`
    /// u has shape (m, m) and vh has shape (n, n).
    pub fn ctn_array_svd(a: *const ctn_array, full_matrices: i32, u: *mut *mut ctn_array, s: *mut *mut ctn_array, vh: *mut *mut ctn_array) -> ctn_status;
    /// Singular values alone, in descending order.
    pub fn ctn_array_svdvals(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
    pub fn ctn_array_eigh(a: *const ctn_array, upper: i32, w: *mut *mut ctn_array, v: *mut *mut ctn_array) -> ctn_status;
    /// Eigenvalues of symmetric matrices alone, in ascending order.
    pub fn ctn_array_eigvalsh(a: *const ctn_array, upper: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Moore-Penrose pseudo-inverses.
    pub fn ctn_array_pinv(a: *const ctn_array, rcond: f64, out: *mut *mut ctn_array) -> ctn_status;
    /// Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are
    /// computed in float64.
    pub fn ctn_array_norm(a: *const ctn_array, kind: ctn_norm_kind, order: f64, axes: *const i64, count: usize, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_link_iterator_retain(self_: *const ctn_link_iterator) -> *mut ctn_link_iterator;
    /// Gives a reference back; the last one frees the link iterator. NULL is allowed; cannot fail.
    pub fn ctn_link_iterator_release(self_: *const ctn_link_iterator);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_param_iterator_retain(self_: *const ctn_param_iterator) -> *mut ctn_param_iterator;
    /// Gives a reference back; the last one frees the param iterator. NULL is allowed; cannot fail.
    pub fn ctn_param_iterator_release(self_: *const ctn_param_iterator);
    /// Number of links of the hierarchy.
    pub fn ctn_link_count(link: *mut ctn_link, skipself: i32, count: *mut usize) -> ctn_status;
    /// A link of the hierarchy. First comes the link itself, unless `skipself`, then each child
    /// with everything below it.
    pub fn ctn_link_at(link: *mut ctn_link, index: usize, skipself: i32, out: *mut *mut ctn_link) -> ctn_status;
    /// Path of a link in the order of ctn_link_at, such as "/l1"; "/" for the link itself.
    pub fn ctn_link_path(link: *mut ctn_link, index: usize, skipself: i32, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// A walk over all links of the hierarchy, which the iterator keeps alive.
    pub fn ctn_link_iterator_new(link: *mut ctn_link, skipself: i32, out: *mut *mut ctn_link_iterator) -> ctn_status;
    /// The next link of a walk; NULL, with CTN_OK, after the last one.
    pub fn ctn_link_iterator_next(iterator: *mut ctn_link_iterator, path: *mut *const c_char, out: *mut *mut ctn_link) -> ctn_status;
    /// A walk over all parameters of the hierarchy, which the iterator keeps alive.
    pub fn ctn_param_iterator_new(link: *mut ctn_link, out: *mut *mut ctn_param_iterator) -> ctn_status;
    /// The next parameter of a walk; NULL, with CTN_OK, after the last one.
    pub fn ctn_param_iterator_next(iterator: *mut ctn_param_iterator, path: *mut *const c_char, out: *mut *mut ctn_variable) -> ctn_status;
    /// Freezes the parameters that match a pattern now, including those that wait for their size.
    /// They lose their gradient, backward computes none for them, and no optimizer updates them.
    /// They are still saved, loaded, copied and moved. Running averages of batch normalization are
    /// not parameters and still change.
    pub fn ctn_link_freeze(link: *mut ctn_link, pattern: *const c_char) -> ctn_status;
    /// Reverses ctn_link_freeze. The parameters have no gradient until the next backward.
    pub fn ctn_link_unfreeze(link: *mut ctn_link, pattern: *const c_char) -> ctn_status;
    /// The kind of a link in messages: "Linear", "a chain", or the name of a user link. It lives as
    /// long as the link; NULL for NULL.
    pub fn ctn_link_kind(link: *mut ctn_link) -> *const c_char;
    /// Name of the device of a link: that of the first parameter of the hierarchy or, without
    /// parameters, of the first persistent array. If all of them wait for their size, it is the
    /// device that the first will be on; if there are none, it is the calling thread's current
    /// device.
    pub fn ctn_link_device(link: *mut ctn_link, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Adds an integer that is saved and loaded. A copy of the link has a separate one.
    pub fn ctn_link_add_persistent_i64(link: *mut ctn_link, name: *const c_char, value: i64) -> ctn_status;
    /// Adds a number that is saved and loaded. A copy of the link has a separate one.
    pub fn ctn_link_add_persistent_f64(link: *mut ctn_link, name: *const c_char, value: f64) -> ctn_status;
    /// Adds a string that is saved and loaded. A copy of the link has a separate one.
    pub fn ctn_link_add_persistent_text(link: *mut ctn_link, name: *const c_char, value: *const c_char) -> ctn_status;
    /// A persistent integer of this link.
    pub fn ctn_link_persistent_i64(link: *mut ctn_link, name: *const c_char, value: *mut i64) -> ctn_status;
    /// A persistent number of this link.
    pub fn ctn_link_persistent_f64(link: *mut ctn_link, name: *const c_char, value: *mut f64) -> ctn_status;
    /// A persistent string of this link.
    pub fn ctn_link_persistent_text(link: *mut ctn_link, name: *const c_char, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Replaces a persistent integer.
    pub fn ctn_link_set_persistent_i64(link: *mut ctn_link, name: *const c_char, value: i64) -> ctn_status;
    /// Replaces a persistent number.
    pub fn ctn_link_set_persistent_f64(link: *mut ctn_link, name: *const c_char, value: f64) -> ctn_status;
    /// Replaces a persistent string.
    pub fn ctn_link_set_persistent_text(link: *mut ctn_link, name: *const c_char, value: *const c_char) -> ctn_status;
    /// Number of persistent values of this link, without those of its children; 0 for NULL.
    pub fn ctn_link_persistent_count(link: *mut ctn_link) -> usize;
    /// Name of a persistent value in the order of addition.
    pub fn ctn_link_persistent_name(link: *mut ctn_link, index: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Kind of a persistent value in the order of addition.
    pub fn ctn_link_persistent_kind(link: *mut ctn_link, index: usize, kind: *mut ctn_persistent_kind) -> ctn_status;
    /// Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`.
    pub fn ctn_link_prelu_new(shape: *const i64, ndim: usize, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Maxout layer, see ctn_maxout. The child "linear", a Linear link, computes out_size \*
    /// pool_size units of x, of shape (N, in_size); the result has the largest of each pool_size
    /// neighbors and the shape (N, out_size).
    pub fn ctn_link_maxout_new(in_size: i64, out_size: i64, pool_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Sets the loss function. Copies of the classifier share it.
    pub fn ctn_link_classifier_set_loss_function(classifier: *mut ctn_link, function: ctn_classifier_function_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Sets the accuracy function. Copies of the classifier share it.
    pub fn ctn_link_classifier_set_accuracy_function(classifier: *mut ctn_link, function: ctn_classifier_function_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2 of shape (N,
    /// right_size). Its parameters are W (left_size, right_size, out_size), normal with standard
    /// deviation 1 / sqrt(left_size \* right_size \* out_size), and unless `nobias` V1 (left_size,
    /// out_size) and V2 (right_size, out_size), normal with 1 / sqrt(left_size) and 1 /
    /// sqrt(right_size), and b (out_size), zeros.
    pub fn ctn_link_bilinear_new(left_size: i64, right_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Deconvolution link, see ctn_deconvolution_2d, with the parameters W (in_channels,
    /// out_channels / groups, ksize_y, ksize_x), normal with standard deviation wscale /
    /// sqrt(in_channels \* ksize_y \* ksize_x), and b (out_channels), with the value `bias`, unless
    /// `nobias`.
    pub fn ctn_link_deconvolution_2d_new(in_channels: i64, out_channels: i64, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N,
    /// in_channels, h, w) to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1);
    /// proj3 (1x1), relu and conv3 (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over
    /// 3x3 and projp (1x1). The convolutions are children with these names, as
    /// ctn_link_convolution_2d_new makes them.
    pub fn ctn_link_inception_new(in_channels: i64, out1: i64, proj3: i64, out3: i64, proj5: i64, out5: i64, proj_pool: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Inception module with batch normalization: the channels of up to four paths. The paths are
    /// conv1 (1x1) if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and
    /// conv33b (3x3); and pooling over 3x3, with poolp (1x1) if proj_pool is above 0. The
    /// convolutions are children with these names, without biases. Each is followed by its
    /// normalization, a child with an n after the name (conv3n), and by relu. ctn_set_train, or
    /// ctn_link_set_normalization_mode of this link, replaces the reference's attribute train.
    pub fn ctn_link_inception_bn_new(in_channels: i64, out1: i64, proj3: i64, out3: i64, proj33: i64, out33: i64, pooltype: ctn_pooling, proj_pool: i64, stride: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Several convolutions with an activation between them, the first with the given window, the
    /// others 1x1. They are children with their positions as names, as ctn_link_convolution_2d_new
    /// makes them.
    pub fn ctn_link_mlp_convolution_2d_new(in_channels: i64, out_channels: *const i64, count: usize, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, activation: ctn_link_activation_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Convolution over one to three spatial axes, see ctn_convolution_nd, with the parameters W
    /// (out_channels, in_channels / groups, ksize...), normal with standard deviation wscale /
    /// sqrt(in_channels / groups \* the product of ksize), and b (out_channels), with the value
    /// `bias`, unless `nobias`.
    pub fn ctn_link_convolution_nd_new(in_channels: i64, out_channels: i64, ksize: *const i64, ndim: usize, stride: *const i64, stride_count: usize, pad: *const i64, pad_count: usize, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Deconvolution over one to three spatial axes, see ctn_deconvolution_nd, with the parameters
    /// W (in_channels, out_channels / groups, ksize...), normal with standard deviation wscale /
    /// sqrt(in_channels \* the product of ksize), and b (out_channels), with the value `bias`,
    /// unless `nobias`.
    pub fn ctn_link_deconvolution_nd_new(in_channels: i64, out_channels: i64, ksize: *const i64, ndim: usize, stride: *const i64, stride_count: usize, pad: *const i64, pad_count: usize, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Attention with several heads, see ctn_attention. It is called with query (N, L, size), key
    /// (N, S, key_size), value (N, S, value_size) and optionally a mask as for ctn_attention that
    /// broadcasts to (N, heads, L, S), or with x (N, L, size) only, which is then all three. The
    /// result has the shape (N, L, size). The children query, key and value project the inputs, and
    /// the child out projects the joined heads: Linear links to `size` units with W and, unless
    /// `nobias`, b. Head i has units i \* size / heads and following. Scores are scaled by 1 /
    /// sqrt(size / heads); weights are dropped while the thread trains (ctn_set_train).
    pub fn ctn_link_multi_head_attention_new(size: i64, key_size: i64, value_size: i64, heads: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// An empty list of links and functions that run in order, each on the result of the one
    /// before. An empty list returns its input. The first link receives all inputs of a call. Links
    /// are children with their positions among the links as names, and ctn_link_add_link with a
    /// NULL name appends, too. Copies share the functions.
    pub fn ctn_link_sequential_new(out: *mut *mut ctn_link) -> ctn_status;
    /// Appends a link.
    pub fn ctn_link_sequential_append(sequential: *mut ctn_link, link: *mut ctn_link) -> ctn_status;
    /// Appends a function.
    pub fn ctn_link_sequential_append_function(sequential: *mut ctn_link, function: ctn_link_activation_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Appends a function of the library with its usual parameters.
    pub fn ctn_link_sequential_append_activation(sequential: *mut ctn_link, activation: ctn_activation) -> ctn_status;
    /// Negative sampling loss, see ctn_negative_sampling, called with x of shape (N, in_size) and t
    /// of shape (N,), int32 or int64, with the parameter W of shape (count, in_size), zeros. Words
    /// are drawn with probabilities proportional to their counts raised to `power`, from the global
    /// generator of the link's device.
    pub fn ctn_link_negative_sampling_new(in_size: i64, counts: *const i64, count: usize, sample_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// The sampler that draws the words: a separate sampler over the tables of the link.
    pub fn ctn_link_negative_sampling_sampler(link: *mut ctn_link, out: *mut *mut ctn_walker_alias) -> ctn_status;
    /// Calls the link with options of ctn_negative_sampling, for instance with the samples of an
    /// earlier call to repeat it.
    pub fn ctn_link_negative_sampling_call(link: *mut ctn_link, x: *mut ctn_variable, t: *mut ctn_variable, options: *mut ctn_function_options, y: *mut *mut ctn_variable) -> ctn_status;
    /// Hierarchical softmax over a binary tree. Called with x of shape (N, in_size) and t of shape
    /// (N,), int32 or int64, it returns the sum over the batch of -log P(t), a 0-d variable. The
    /// probability of a word is the product over the inner nodes on its path of sigmoid(x w), or
    /// sigmoid(-x w) if the path goes right. The parameter W (inner nodes, in_size) is uniform over
    /// \[-1, 1). A number below the largest word that is not a leaf has the probability 1; a larger
    /// or negative number is an INDEX error.
    pub fn ctn_link_binary_hierarchical_softmax_new(in_size: i64, tree: *const ctn_array, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// The paths to the words, as arrays of the link. The path of word w is entries begins\[w\] to
    /// begins\[w + 1\] - 1 of `paths` and `codes`.
    pub fn ctn_link_binary_hierarchical_softmax_tables(link: *mut ctn_link, paths: *mut *mut ctn_array, codes: *mut *mut ctn_array, begins: *mut *mut ctn_array) -> ctn_status;
    /// The Huffman tree of words as numbers: a new int64 array of shape (2 \* count - 1,) on the
    /// CPU. Of equal counts, the word that is given first, or the tree that contains it, comes
    /// first.
    pub fn ctn_create_huffman_tree(words: *const i64, word_count: usize, counts: *const f64, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Batch normalization on the current device with the parameters gamma (ones) and beta (zeros),
    /// the persistent values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64,
    /// the number of batches of fine-tuning). Averages keep `decay` of themselves; `eps` is added
    /// to the variance, also in avg_var. The mode is CTN_NORMALIZATION_AUTO initially.
    pub fn ctn_link_batch_normalization_new(size: *const i64, ndim: usize, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Sets the mode of all batch normalizations of a hierarchy, including the link itself. Other
    /// links do not change.
    pub fn ctn_link_set_normalization_mode(link: *mut ctn_link, mode: ctn_normalization_mode) -> ctn_status;
    /// The mode of a batch normalization.
    pub fn ctn_link_normalization_mode(link: *mut ctn_link, mode: *mut ctn_normalization_mode) -> ctn_status;
    /// Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning
    /// starts again.
    pub fn ctn_link_start_finetuning(link: *mut ctn_link) -> ctn_status;
    /// Layer normalization, see ctn_layer_normalization, with the parameters gamma (ones) and beta
    /// (zeros) of the shape `size`.
    pub fn ctn_link_layer_normalization_new(size: *const i64, ndim: usize, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Embedding with the parameter W of shape (in_size, out_size), standard normal. Called with x
    /// it returns ctn_embed_id(x, W).
    pub fn ctn_link_embed_id_new(in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Sets the number for which an embedding returns zeros and has no gradient. A new link ignores
    /// a number only with the option ignore_label.
    pub fn ctn_link_embed_id_set_ignore_label(link: *mut ctn_link, ignores: i32, ignore_label: i64) -> ctn_status;
    /// LSTM layer with the children "upward" (Linear from in_size to 4 \* out_size) and "lateral"
    /// (Linear from out_size to 4 \* out_size, without a bias). Called with x of shape (N,
    /// in_size), it sets c, h = ctn_lstm(c, upward(x) + lateral(h)) and returns h of shape (N,
    /// out_size). Without a state, c is zero and lateral(h) is left out.
    pub fn ctn_link_lstm_new(in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Removes c and h.
    pub fn ctn_link_lstm_reset_state(lstm: *mut ctn_link) -> ctn_status;
    /// Replaces the state.
    pub fn ctn_link_lstm_set_state(lstm: *mut ctn_link, c: *mut ctn_variable, h: *mut ctn_variable) -> ctn_status;
    /// Cell state of the last call; NULL, with CTN_OK, without a state.
    pub fn ctn_link_lstm_c(lstm: *mut ctn_link, out: *mut *mut ctn_variable) -> ctn_status;
    /// Output of the last call; NULL, with CTN_OK, without a state.
    pub fn ctn_link_lstm_h(lstm: *mut ctn_link, out: *mut *mut ctn_variable) -> ctn_status;
    /// Gated recurrent unit without a state: called with h of shape (N, out_size) and x of shape
    /// (N, in_size), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h))
    /// and z = sigmoid(W_z(x) + U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links to
    /// out_size.
    pub fn ctn_link_gru_new(in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// A link like that of ctn_link_gru_new that keeps its result as the state h of shape (N,
    /// out_size) and is called with x of shape (N, in_size) only. Without a state, h is zero.
    pub fn ctn_link_stateful_gru_new(in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Removes h.
    pub fn ctn_link_stateful_gru_reset_state(gru: *mut ctn_link) -> ctn_status;
    /// Replaces the state.
    pub fn ctn_link_stateful_gru_set_state(gru: *mut ctn_link, h: *mut ctn_variable) -> ctn_status;
    /// Output of the last call; NULL, with CTN_OK, without a state.
    pub fn ctn_link_stateful_gru_h(gru: *mut ctn_link, out: *mut *mut ctn_variable) -> ctn_status;
    /// LSTM layers over whole sequences; see ctn_n_step_lstm. The children "0", "1"... are the
    /// layers. Each has the parameters w0, b0 to w7, b7: weights, normal with the standard
    /// deviation sqrt(1 / columns), and biases of zero. ctn_link_n_step_lstm_call runs the link.
    /// ctn_link_call takes sequences and returns as many outputs, with initial states of zero.
    pub fn ctn_link_n_step_lstm_new(n_layers: i64, in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm. Children and
    /// parameters are as for ctn_link_n_step_lstm_new, with two children for each layer, the
    /// forward direction first: inputs of later layers and the outputs have 2 out_size columns.
    /// ctn_link_n_step_lstm_call runs it.
    pub fn ctn_link_n_step_bilstm_new(n_layers: i64, in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Runs LSTM layers over sequences; see ctn_n_step_lstm. The sequences are packed by descending
    /// length, so that each step computes those that have not ended.
    pub fn ctn_link_n_step_lstm_call(link: *mut ctn_link, hx: *mut ctn_variable, cx: *mut ctn_variable, xs: *const *mut ctn_variable, count: usize, hy: *mut *mut ctn_variable, cy: *mut *mut ctn_variable, ys: *mut *mut ctn_variable) -> ctn_status;
    /// GRU layers over whole sequences; see ctn_n_step_gru. The children "0", "1"... are the
    /// layers. Each has the parameters w0, b0 to w5, b5: weights, normal with the standard
    /// deviation sqrt(1 / columns), and biases of zero. ctn_link_n_step_gru_call runs the link.
    /// ctn_link_call takes sequences and returns as many outputs, with initial states of zero.
    pub fn ctn_link_n_step_gru_new(n_layers: i64, in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. Children and parameters
    /// are as for ctn_link_n_step_gru_new, with two children for each layer, the forward direction
    /// first: inputs of later layers and the outputs have 2 out_size columns.
    /// ctn_link_n_step_gru_call runs it.
    pub fn ctn_link_n_step_bigru_new(n_layers: i64, in_size: i64, out_size: i64, options: *mut ctn_link_options, out: *mut *mut ctn_link) -> ctn_status;
    /// Runs GRU layers over sequences; see ctn_n_step_gru. The sequences are packed by descending
    /// length, so that each step computes those that have not ended.
    pub fn ctn_link_n_step_gru_call(link: *mut ctn_link, hx: *mut ctn_variable, xs: *const *mut ctn_variable, count: usize, hy: *mut *mut ctn_variable, ys: *mut *mut ctn_variable) -> ctn_status;
    /// The array with at least one axis; the array itself if it has one.
    pub fn ctn_array_atleast_1d(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The array with at least two axes, new ones first; the array itself if it has two.
    pub fn ctn_array_atleast_2d(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n,
    /// 1). The array itself if it has three.
    pub fn ctn_array_atleast_3d(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The shape to which arrays broadcast.
    pub fn ctn_array_broadcast(arrays: *const *const ctn_array, count: usize, shape: *mut i64, capacity: usize, ndim: *mut usize) -> ctn_status;
    /// Views of all arrays, broadcast to one shape and read-only. An array that already has that
    /// shape is returned itself.
    pub fn ctn_array_broadcast_arrays(arrays: *const *const ctn_array, count: usize, outs: *mut *mut ctn_array) -> ctn_status;
    /// A view with one axis at another position; the others keep their order.
    pub fn ctn_array_moveaxis(a: *const ctn_array, source: i64, destination: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A view with the elements along some axes in reverse order.
    pub fn ctn_array_flip(a: *const ctn_array, axes: *const i64, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Joins arrays of one shape along a new axis.
    pub fn ctn_array_stack(arrays: *const *const ctn_array, count: usize, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Joins arrays along the second axis. Vectors are joined along their only axis.
    pub fn ctn_array_hstack(arrays: *const *const ctn_array, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Joins arrays along the first axis; vectors count as rows.
    pub fn ctn_array_vstack(arrays: *const *const ctn_array, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Joins arrays along the third axis, after ctn_array_atleast_3d.
    pub fn ctn_array_dstack(arrays: *const *const ctn_array, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Joins arrays along the second axis; vectors count as columns.
    pub fn ctn_array_column_stack(arrays: *const *const ctn_array, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Splits an array into parts of equal length along the second axis, or a vector along its only
    /// axis.
    pub fn ctn_array_hsplit(a: *const ctn_array, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array with at least two axes into parts of equal length along the first axis.
    pub fn ctn_array_vsplit(a: *const ctn_array, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array with at least three axes into parts of equal length along the third axis.
    pub fn ctn_array_dsplit(a: *const ctn_array, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array at positions along the second axis, or a vector along its only axis.
    pub fn ctn_array_hsplit_at(a: *const ctn_array, positions: *const i64, position_count: usize, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array with at least two axes at positions along the first axis.
    pub fn ctn_array_vsplit_at(a: *const ctn_array, positions: *const i64, position_count: usize, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// Splits an array with at least three axes at positions along the third axis.
    pub fn ctn_array_dsplit_at(a: *const ctn_array, positions: *const i64, position_count: usize, outs: *mut *mut ctn_array, count: usize) -> ctn_status;
    /// The array repeated as a whole along its axes.
    pub fn ctn_array_tile(a: *const ctn_array, repetitions: *const i64, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// The array with its elements repeated along an axis.
    pub fn ctn_array_repeat(a: *const ctn_array, repeats: *const i64, count: usize, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A copy with the elements moved along an axis. Elements moved beyond the end return at the
    /// beginning.
    pub fn ctn_array_roll(a: *const ctn_array, shift: i64, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Runs `forward` without history, so that only its inputs are kept, and once more with history
    /// when backward reaches it: intermediate results take memory only during that second run.
    /// Gradients reach the inputs and the parameters that `forward` uses. Both runs must compute
    /// the same: outputs of other shapes, dtypes or devices are a STATE error of backward. The
    /// random generators of the inputs' devices are reset for the second run, so that dropout masks
    /// repeat, and then continue where they were; but other side effects, such as the averages of
    /// batch normalization, happen twice. Calls may be nested, and second derivatives exist.
    /// `destroy` runs once, when the history that holds `forward` is released.
    pub fn ctn_recompute(forward: ctn_recompute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, inputs: *const *mut ctn_variable, input_count: usize, outputs: *mut *mut ctn_variable, output_count: usize) -> ctn_status;
    /// Sums of the elements.
    pub fn ctn_array_sum(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Sums of the elements, into an existing array of the shape of the result.
    pub fn ctn_array_sum_into(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Products of the elements.
    pub fn ctn_array_prod(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Products of the elements, into an existing array of the shape of the result.
    pub fn ctn_array_prod_into(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Arithmetic means of the elements.
    pub fn ctn_array_mean(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Arithmetic means of the elements, into an existing array of the shape of the result.
    pub fn ctn_array_mean_into(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Largest elements, or NaN if there is one. An empty axis is an error.
    pub fn ctn_array_max(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Largest elements, into an existing array of the shape of the result.
    pub fn ctn_array_max_into(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut ctn_array) -> ctn_status;
    /// Smallest elements, or NaN if there is one. An empty axis is an error.
    pub fn ctn_array_min(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Smallest elements, into an existing array of the shape of the result.
    pub fn ctn_array_min_into(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut ctn_array) -> ctn_status;
    /// First positions (int64) of the largest elements along an axis. The first NaN wins.
    pub fn ctn_array_argmax(a: *const ctn_array, axis: i64, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_argmax, but into an existing array of an integer dtype that int64 can hold.
    pub fn ctn_array_argmax_into(a: *const ctn_array, axis: i64, keepdims: i32, out: *mut ctn_array) -> ctn_status;
    /// First positions (int64) of the smallest elements along an axis. The first NaN wins.
    pub fn ctn_array_argmin(a: *const ctn_array, axis: i64, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_argmin, but into an existing array of an integer dtype that int64 can hold.
    pub fn ctn_array_argmin_into(a: *const ctn_array, axis: i64, keepdims: i32, out: *mut ctn_array) -> ctn_status;
    /// Variances: the mean square distance from the mean, with the number of elements minus `ddof`
    /// as the divisor.
    pub fn ctn_array_var(a: *const ctn_array, axes: *const i64, count: usize, ddof: f64, keepdims: i32, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_var, but into an existing array of the shape of the result.
    pub fn ctn_array_var_into(a: *const ctn_array, axes: *const i64, count: usize, ddof: f64, keepdims: i32, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Standard deviations: the square roots of the variances of ctn_array_var.
    pub fn ctn_array_std(a: *const ctn_array, axes: *const i64, count: usize, ddof: f64, keepdims: i32, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_std, but into an existing array of the shape of the result.
    pub fn ctn_array_std_into(a: *const ctn_array, axes: *const i64, count: usize, ddof: f64, keepdims: i32, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Number of elements that are not zero (int64).
    pub fn ctn_array_count_nonzero(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether all elements differ from zero (bool); true if there are no elements.
    pub fn ctn_array_all(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Whether at least one element differs from zero (bool); false if there are no elements.
    pub fn ctn_array_any(a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Sums of products of the elements of one vector with those of the other one in reverse order,
    /// for all shifts at which they overlap: the product of two polynomials.
    pub fn ctn_array_convolve(a: *const ctn_array, v: *const ctn_array, mode: ctn_convolution_mode, out: *mut *mut ctn_array) -> ctn_status;
    /// Sums of products of the elements of two vectors for all shifts at which they overlap; the
    /// first sum is that of the first elements of `a` with the last ones of `v`.
    pub fn ctn_array_correlate(a: *const ctn_array, v: *const ctn_array, mode: ctn_convolution_mode, out: *mut *mut ctn_array) -> ctn_status;
    /// Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the
    /// operands, "..." denotes further axes that are broadcast, and the letters after "-\>" order
    /// the result. Without "-\>", the result has the axes of the ellipsis and then those of the
    /// letters that occur once, in alphabetical order. Products are contracted pairwise, greedily,
    /// as matrix products. The operands are promoted to one dtype. The result of one operand
    /// without sums is a view of it, otherwise a new C-contiguous array.
    pub fn ctn_array_einsum(subscripts: *const c_char, arrays: *const *const ctn_array, count: usize, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_einsum, but into an existing array of the shape of the result, whose dtype
    /// may be another one of the same kind.
    pub fn ctn_array_einsum_into(subscripts: *const c_char, arrays: *const *const ctn_array, count: usize, out: *mut ctn_array) -> ctn_status;
    /// Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers,
    /// otherwise UNSUPPORTED. They are computed on the host.
    pub fn ctn_array_eig(a: *const ctn_array, w: *mut *mut ctn_array, v: *mut *mut ctn_array) -> ctn_status;
    /// Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise
    /// UNSUPPORTED. They are computed on the host.
    pub fn ctn_array_eigvals(a: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Least squares: of all x for which the sums of the squares of the columns of b - a x are the
    /// smallest, the one of the smallest norm. The sums are computed if the rank of `a` is n and m
    /// is above n; otherwise there are none. Results are float32 if both operands are, otherwise
    /// float64; 16-bit floats are a DTYPE error. Waits for the device.
    pub fn ctn_array_lstsq(a: *const ctn_array, b: *const ctn_array, rcond: f64, x: *mut *mut ctn_array, residuals: *mut *mut ctn_array, rank: *mut i64, s: *mut *mut ctn_array) -> ctn_status;
    /// A copy with elements added before and behind those along every axis.
    pub fn ctn_array_pad(a: *const ctn_array, widths: *const i64, count: usize, mode: ctn_pad_mode, value: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// A copy with values in place of ranges of positions along an axis. Ranges without positions
    /// insert values, and without values the ranges are left out. Positions of several ranges are
    /// left out once.
    pub fn ctn_array_splice(a: *const ctn_array, begins: *const i64, count: usize, ends: *const i64, values: *const ctn_array, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A copy with the elements moved along several axes. Elements moved beyond an end return at
    /// the other one.
    pub fn ctn_array_roll_axes(a: *const ctn_array, shifts: *const i64, count: usize, axes: *const i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Packs groups of eight elements along an axis into the bits of a uint8, which are set where
    /// an element is not 0. The last group is padded with zeros.
    pub fn ctn_array_packbits(a: *const ctn_array, axis: i64, little: i32, out: *mut *mut ctn_array) -> ctn_status;
    /// Saves or loads a link: its parameters, persistent values and children.
    pub fn ctn_link_serialize(link: *mut ctn_link, serializer: *mut ctn_serializer) -> ctn_status;
    /// Saves or loads an optimizer that was set up: t, epoch and all states.
    pub fn ctn_optimizer_serialize(optimizer: *mut ctn_optimizer, serializer: *mut ctn_serializer) -> ctn_status;
    /// Saves or loads a generator, which then continues bit for bit.
    pub fn ctn_random_state_serialize(state: *mut ctn_random_state, serializer: *mut ctn_serializer) -> ctn_status;
    /// Saves or loads a loss scale: its value and number of steps.
    pub fn ctn_loss_scale_serialize(scaler: *mut ctn_loss_scale, serializer: *mut ctn_serializer) -> ctn_status;
    /// Saves a training into one file, in one step, so that it can be continued bit for bit: the
    /// model ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are
    /// numbers and not schedules as "hyperparameters/lr", and those of a group as
    /// "hyperparameters/biases/lr"), a generator ("random/state") and the entries of a dictionary
    /// ("extra/..."), for other values of a program such as its position in the data or a loss
    /// scale. Hooks, schedules, groups, the training switch and frozen parameters are
    /// configuration, which the program must set up again.
    pub fn ctn_checkpoint_save(path: *const c_char, model: *mut ctn_link, optimizer: *mut ctn_optimizer, random: *mut ctn_random_state, extra: *mut ctn_dictionary) -> ctn_status;
    /// Loads a training that ctn_checkpoint_save saved. If it fails, nothing has changed, unless
    /// the medium fails in the last step (see catenary/serializer.h). The parameters of the model
    /// may wait for their sizes. A hyperparameter that follows a schedule keeps it. Groups must
    /// have values of the same hyperparameters as when the file was saved: set them before the
    /// load.
    pub fn ctn_checkpoint_load(path: *const c_char, model: *mut ctn_link, optimizer: *mut ctn_optimizer, random: *mut ctn_random_state, extra: *mut ctn_dictionary) -> ctn_status;
    /// Saves the parameters, persistent values and children of a link as NPZ.
    pub fn ctn_link_save_npz(link: *mut ctn_link, path: *const c_char, level: i32) -> ctn_status;
    /// Loads the parameters, persistent values and children of a link from NPZ.
    pub fn ctn_link_load_npz(link: *mut ctn_link, path: *const c_char) -> ctn_status;
    /// Saves the parameters, persistent values and children of a link as HDF5.
    pub fn ctn_link_save_hdf5(link: *mut ctn_link, path: *const c_char, level: i32) -> ctn_status;
    /// Loads the parameters, persistent values and children of a link from HDF5.
    pub fn ctn_link_load_hdf5(link: *mut ctn_link, path: *const c_char) -> ctn_status;
    /// Saves the parameters, persistent values and children of a link as safetensors.
    pub fn ctn_link_save_safetensors(link: *mut ctn_link, path: *const c_char) -> ctn_status;
    /// Loads the parameters, persistent values and children of a link from safetensors.
    pub fn ctn_link_load_safetensors(link: *mut ctn_link, path: *const c_char) -> ctn_status;
    /// Loads the parameters, persistent values and children of a link from a file of any of these
    /// formats, which is recognized by its first bytes.
    pub fn ctn_link_load(link: *mut ctn_link, path: *const c_char, options: *mut ctn_load_options, report: *mut ctn_load_report) -> ctn_status;
    /// Saves t, epoch and all states of an optimizer that was set up as NPZ.
    pub fn ctn_optimizer_save_npz(optimizer: *mut ctn_optimizer, path: *const c_char, level: i32) -> ctn_status;
    /// Loads t, epoch and all states of an optimizer that was set up from NPZ.
    pub fn ctn_optimizer_load_npz(optimizer: *mut ctn_optimizer, path: *const c_char) -> ctn_status;
    /// Saves t, epoch and all states of an optimizer that was set up as HDF5.
    pub fn ctn_optimizer_save_hdf5(optimizer: *mut ctn_optimizer, path: *const c_char, level: i32) -> ctn_status;
    /// Loads t, epoch and all states of an optimizer that was set up from HDF5.
    pub fn ctn_optimizer_load_hdf5(optimizer: *mut ctn_optimizer, path: *const c_char) -> ctn_status;
    /// Saves t, epoch and all states of an optimizer that was set up as safetensors.
    pub fn ctn_optimizer_save_safetensors(optimizer: *mut ctn_optimizer, path: *const c_char) -> ctn_status;
    /// Loads t, epoch and all states of an optimizer that was set up from safetensors.
    pub fn ctn_optimizer_load_safetensors(optimizer: *mut ctn_optimizer, path: *const c_char) -> ctn_status;
    /// Loads t, epoch and all states of an optimizer that was set up from a file of any of these
    /// formats, which is recognized by its first bytes.
    pub fn ctn_optimizer_load(optimizer: *mut ctn_optimizer, path: *const c_char, options: *mut ctn_load_options, report: *mut ctn_load_report) -> ctn_status;
    /// A sorted copy along an axis.
    pub fn ctn_array_sort(a: *const ctn_array, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Sorts the array itself along an axis.
    pub fn ctn_array_sort_inplace(a: *mut ctn_array, axis: i64) -> ctn_status;
    /// Positions that sort an array along an axis. Equal elements keep their order.
    pub fn ctn_array_argsort(a: *const ctn_array, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Positions that sort by several keys along an axis.
    pub fn ctn_array_lexsort(keys: *const *const ctn_array, count: usize, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// A copy in which the elements at the given positions are those of the sorted array, with
    /// elements that are smaller or equal before them and larger or equal after them.
    pub fn ctn_array_partition(a: *const ctn_array, kth: *const i64, count: usize, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Positions that partition an array as ctn_array_partition does.
    pub fn ctn_array_argpartition(a: *const ctn_array, kth: *const i64, count: usize, axis: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Positions at which values can be inserted into a sorted array so that it stays sorted.
    pub fn ctn_array_searchsorted(a: *const ctn_array, values: *const ctn_array, side: ctn_side, sorter: *const ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// The sorted distinct elements of the flattened array. NaNs count as equal.
    pub fn ctn_array_unique(a: *const ctn_array, out: *mut *mut ctn_array, index: *mut *mut ctn_array, inverse: *mut *mut ctn_array, counts: *mut *mut ctn_array) -> ctn_status;
    /// Number of occurrences of each value in an array of integers that are at least 0. With
    /// weights, the float64 sums of the weights instead.
    pub fn ctn_array_bincount(x: *const ctn_array, weights: *const ctn_array, minlength: i64, out: *mut *mut ctn_array) -> ctn_status;
    /// Running sums along an axis.
    pub fn ctn_array_cumsum(a: *const ctn_array, axis: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Running sums along an axis, into an existing array of the shape of the result.
    pub fn ctn_array_cumsum_into(a: *const ctn_array, axis: i64, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Running products along an axis.
    pub fn ctn_array_cumprod(a: *const ctn_array, axis: i64, dtype: ctn_dtype, out: *mut *mut ctn_array) -> ctn_status;
    /// Running products along an axis, into an existing array of the shape of the result.
    pub fn ctn_array_cumprod_into(a: *const ctn_array, axis: i64, dtype: ctn_dtype, out: *mut ctn_array) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_stream_retain(self_: *const ctn_stream) -> *mut ctn_stream;
    /// Gives a reference back; the last one frees the stream. NULL is allowed; cannot fail.
    pub fn ctn_stream_release(self_: *const ctn_stream);
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_event_retain(self_: *const ctn_event) -> *mut ctn_event;
    /// Gives a reference back; the last one frees the event. NULL is allowed; cannot fail.
    pub fn ctn_event_release(self_: *const ctn_event);
    /// A new stream. It begins after the work that was started on the default stream of the device
    /// before. Unless it is non-blocking, it stays in order with the default stream: work of each
    /// waits for all earlier work of the other.
    pub fn ctn_stream_new(device: *const c_char, non_blocking: i32, priority: i32, out: *mut *mut ctn_stream) -> ctn_status;
    /// The default stream of a device (the reference's null stream).
    pub fn ctn_stream_default(device: *const c_char, out: *mut *mut ctn_stream) -> ctn_status;
    /// The per-thread default stream of a device. Whatever uses it, including
    /// ctn_stream_set_current and contexts for other threads, means a stream of the thread that
    /// makes the call, which exists until that thread ends. It stays in order with the default
    /// stream, but not with those of other threads.
    pub fn ctn_stream_per_thread(device: *const c_char, out: *mut *mut ctn_stream) -> ctn_status;
    /// The stream that runs the calling thread's operations on a device.
    pub fn ctn_stream_current(device: *const c_char, out: *mut *mut ctn_stream) -> ctn_status;
    /// Sets the stream that runs the calling thread's operations on a device. The thread keeps a
    /// reference until it uses another stream or ends.
    pub fn ctn_stream_set_current(device: *const c_char, stream: *mut ctn_stream) -> ctn_status;
    /// Name of the device of a stream.
    pub fn ctn_stream_device(stream: *mut ctn_stream, name: *mut c_char, name_capacity: usize, name_length: *mut usize) -> ctn_status;
    /// Priority of a stream.
    pub fn ctn_stream_priority(stream: *mut ctn_stream, priority: *mut i32) -> ctn_status;
    /// The priorities of a device's streams. Both ends are 0 on devices without priorities, such as
    /// "cpu". Work in an urgent stream runs before work that waits in others, and does not
    /// interrupt what runs.
    pub fn ctn_stream_priority_range(device: *const c_char, least: *mut i32, greatest: *mut i32) -> ctn_status;
    /// Waits until all work that was started on the stream is finished.
    pub fn ctn_stream_synchronize(stream: *mut ctn_stream) -> ctn_status;
    /// Whether all work that was started on the stream is finished.
    pub fn ctn_stream_done(stream: *mut ctn_stream, done: *mut i32) -> ctn_status;
    /// Records an event after the work that was started on the stream before.
    pub fn ctn_stream_record(stream: *mut ctn_stream, event: *mut ctn_event, out: *mut *mut ctn_event) -> ctn_status;
    /// Makes work that is started on the stream later wait for the point at which the event was
    /// last recorded. The call itself does not wait, except on "cpu".
    pub fn ctn_stream_wait_event(stream: *mut ctn_stream, event: *mut ctn_event) -> ctn_status;
    /// Calls a function after all work that was started on the stream before. Later work waits
    /// until the function returns. destroy runs after it. On "cpu" both run before this call
    /// returns.
    pub fn ctn_stream_add_callback(stream: *mut ctn_stream, callback: ctn_stream_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// A new event of a device, which is not recorded yet. Waiting for it does not spin, and it
    /// cannot be passed to other processes.
    pub fn ctn_event_new(device: *const c_char, disable_timing: i32, out: *mut *mut ctn_event) -> ctn_status;
    /// Name of the device of an event.
    pub fn ctn_event_device(event: *mut ctn_event, name: *mut c_char, name_capacity: usize, name_length: *mut usize) -> ctn_status;
    /// Records an event after the work that was started on a stream before.
    pub fn ctn_event_record(event: *mut ctn_event, stream: *mut ctn_stream) -> ctn_status;
    /// Waits until the stream has reached the point at which the event was last recorded. Returns
    /// immediately if the event was never recorded.
    pub fn ctn_event_synchronize(event: *mut ctn_event) -> ctn_status;
    /// Whether the point at which the event was last recorded has been reached. An event that was
    /// not recorded is done.
    pub fn ctn_event_done(event: *mut ctn_event, done: *mut i32) -> ctn_status;
    /// Time between two events of one device. It is a STATE error unless both were recorded with
    /// timing and have been reached.
    pub fn ctn_event_elapsed_time(start: *mut ctn_event, end: *mut ctn_event, milliseconds: *mut f64) -> ctn_status;
    /// Copies the elements in C order to host memory, in the order of a stream and without waiting.
    /// The array may be released immediately. On "cpu" the copy is finished when the call returns.
    pub fn ctn_array_to_data_async(a: *const ctn_array, data: *mut c_void, size: usize, stream: *mut ctn_stream) -> ctn_status;
    /// Overwrites all elements from host memory, in the order of a stream and without waiting. The
    /// array may be released immediately. On "cpu" the copy is finished when the call returns.
    pub fn ctn_array_set_data_async(a: *mut ctn_array, data: *const c_void, size: usize, stream: *mut ctn_stream) -> ctn_status;
    /// Gradients of the sum of grad_outputs\[i\] \* outputs\[i\] with respect to the inputs, by
    /// central differences, all on one device.
    pub fn ctn_gradient_check_numerical_grad(f: ctn_gradient_check_arrays_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, inputs: *const *mut ctn_array, input_count: usize, grad_outputs: *const *const ctn_array, output_count: usize, eps: f64, grads: *mut *mut ctn_array) -> ctn_status;
    /// Checks the gradients of a function of variables with respect to its inputs and to `params`.
    /// Inputs that are not C-contiguous are passed to `f` as they are for the gradient, and as
    /// contiguous copies for the differences; the outputs of both must agree.
    pub fn ctn_gradient_check_backward(f: ctn_gradient_check_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, x_data: *const *mut ctn_array, x_count: usize, y_grad: *const *const ctn_array, y_count: usize, params: *const *mut ctn_variable, param_count: usize, eps: f64, rtol: f64, atol: f64) -> ctn_status;
    /// Checks second derivatives: the gradients of backward with create_graph are differentiated
    /// with respect to the inputs, to `params` and to the upstream gradients, and compared with
    /// differences of the plain gradients.
    pub fn ctn_gradient_check_double_backward(f: ctn_gradient_check_fn, user_data: *mut c_void, destroy: ctn_destroy_fn, x_data: *const *mut ctn_array, x_count: usize, y_grad: *const *const ctn_array, y_count: usize, params: *const *mut ctn_variable, param_count: usize, eps: f64, rtol: f64, atol: f64) -> ctn_status;
    /// ctn_gradient_check_backward or ctn_gradient_check_double_backward of a user function.
    pub fn ctn_gradient_check_function(f: *mut ctn_function, x_data: *const *mut ctn_array, x_count: usize, y_grad: *const *const ctn_array, y_count: usize, order: i32, eps: f64, rtol: f64, atol: f64) -> ctn_status;
    /// ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link, with respect to
    /// its inputs and all its parameters. The parameters and their gradients do not change.
    pub fn ctn_gradient_check_link(link: *mut ctn_link, x_data: *const *mut ctn_array, x_count: usize, y_grad: *const *const ctn_array, y_count: usize, order: i32, eps: f64, rtol: f64, atol: f64) -> ctn_status;
    /// Asserts |actual - desired| \<= atol + rtol \* |desired| for all elements. NaN equals NaN,
    /// and infinities equal themselves. Both arrays have the same shape, or one is 0-d. NumPy's
    /// defaults are rtol 1e-7 and atol 0; those of the reference's gradient_check are 1e-4 and
    /// 1e-5.
    pub fn ctn_testing_assert_allclose(actual: *const ctn_array, desired: *const ctn_array, rtol: f64, atol: f64, err_msg: *const c_char, verbose: i32) -> ctn_status;
    /// Asserts |x - y| \< 1.5 \* 10^-decimal for all elements. NaN equals NaN, and infinities equal
    /// themselves. Both arrays have the same shape, or one is 0-d. NumPy's default is decimal 6.
    pub fn ctn_testing_assert_array_almost_equal(x: *const ctn_array, y: *const ctn_array, decimal: i32, err_msg: *const c_char, verbose: i32) -> ctn_status;
    /// Asserts |x - y| \<= nulp \* spacing(max(|x|, |y|)) for all elements, broadcast; spacing is
    /// the distance to the next number of the promoted floating type. NaN and infinities are never
    /// close. NumPy's default is nulp 1. bool is a DTYPE error.
    pub fn ctn_testing_assert_array_almost_equal_nulp(x: *const ctn_array, y: *const ctn_array, nulp: i64) -> ctn_status;
    /// Asserts that at most `maxulp` representable numbers are between each element of `a` and that
    /// of `b`, counted exactly in the promoted floating type (float64 for integers). NaN equals
    /// NaN. NumPy's default is maxulp 1. The shapes must be equal; bool is a DTYPE error.
    pub fn ctn_testing_assert_array_max_ulp(a: *const ctn_array, b: *const ctn_array, maxulp: i64, dtype: ctn_dtype) -> ctn_status;
    /// Asserts that all elements are equal. NaN equals NaN, and the dtypes may differ. Both arrays
    /// have the same shape, or one is 0-d.
    pub fn ctn_testing_assert_array_equal(x: *const ctn_array, y: *const ctn_array, err_msg: *const c_char, verbose: i32) -> ctn_status;
    /// ctn_testing_assert_array_equal for each pair of arrays of two lists. Lists of different
    /// lengths do not match; the message names the position that does not.
    pub fn ctn_testing_assert_array_list_equal(xlist: *const *const ctn_array, xcount: usize, ylist: *const *const ctn_array, ycount: usize, err_msg: *const c_char, verbose: i32) -> ctn_status;
    /// Asserts x \< y for all elements; if one is NaN, the other must be NaN, too. Both arrays have
    /// the same shape, or one is 0-d.
    pub fn ctn_testing_assert_array_less(x: *const ctn_array, y: *const ctn_array, err_msg: *const c_char, verbose: i32) -> ctn_status;
    /// Calls a test for each of several element types, one at a time. It ends at the first failure,
    /// whose status and message, after the element types, reach the caller.
    pub fn ctn_testing_for_dtypes(dtypes: *const ctn_dtype, count: usize, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Calls a test for each element type: float16, bfloat16, float32, float64, int8 to int64,
    /// uint8 to uint64, bool. It ends at the first failure, whose status and message, after the
    /// element types, reach the caller.
    pub fn ctn_testing_for_all_dtypes(no_float16: i32, no_bool: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Calls a test for float16, bfloat16, float32 and float64. It ends at the first failure, whose
    /// status and message, after the element types, reach the caller.
    pub fn ctn_testing_for_float_dtypes(no_float16: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Calls a test for int8 to int64. It ends at the first failure, whose status and message,
    /// after the element types, reach the caller.
    pub fn ctn_testing_for_signed_dtypes(function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Calls a test for uint8 to uint64. It ends at the first failure, whose status and message,
    /// after the element types, reach the caller.
    pub fn ctn_testing_for_unsigned_dtypes(function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the first failure,
    /// whose status and message, after the element types, reach the caller.
    pub fn ctn_testing_for_int_dtypes(no_bool: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Calls a test for combinations of element types: for all of them, or for as many as there are
    /// types. The latter take one element each of `argument_count` shuffled copies of the list (the
    /// same in every run), so that every type appears once in every place. More than 1,000,000
    /// calls are INVALID_ARGUMENT. It ends at the first failure, whose status and message, after
    /// the element types, reach the caller.
    pub fn ctn_testing_for_dtypes_combination(dtypes: *const ctn_dtype, count: usize, argument_count: usize, full: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_for_dtypes_combination with the types of ctn_testing_for_all_dtypes.
    pub fn ctn_testing_for_all_dtypes_combination(argument_count: usize, no_float16: i32, no_bool: i32, full: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_for_dtypes_combination with the types of ctn_testing_for_signed_dtypes.
    pub fn ctn_testing_for_signed_dtypes_combination(argument_count: usize, full: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_for_dtypes_combination with the types of ctn_testing_for_unsigned_dtypes.
    pub fn ctn_testing_for_unsigned_dtypes_combination(argument_count: usize, full: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_for_dtypes_combination with the types of ctn_testing_for_int_dtypes.
    pub fn ctn_testing_for_int_dtypes_combination(argument_count: usize, no_bool: i32, full: i32, function: ctn_testing_dtypes_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Runs a computation on two devices and asserts that the results are close, like
    /// ctn_testing_assert_allclose with the result of `second` as actual and that of `first` as
    /// desired. Both runs wait for their device, so that late failures belong to them. A failure of
    /// only one of them, different statuses, and (unless `accept_error`) the same failure of both
    /// are CTN_ERROR_ASSERTION with the messages. The current device is always restored.
    pub fn ctn_testing_devices_allclose(first: *const c_char, second: *const c_char, rtol: f64, atol: f64, err_msg: *const c_char, verbose: i32, type_check: i32, accept_error: i32, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal.
    pub fn ctn_testing_devices_array_almost_equal(first: *const c_char, second: *const c_char, decimal: i32, err_msg: *const c_char, verbose: i32, type_check: i32, accept_error: i32, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal_nulp.
    pub fn ctn_testing_devices_array_almost_equal_nulp(first: *const c_char, second: *const c_char, nulp: i64, type_check: i32, accept_error: i32, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp.
    pub fn ctn_testing_devices_array_max_ulp(first: *const c_char, second: *const c_char, maxulp: i64, dtype: ctn_dtype, type_check: i32, accept_error: i32, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_devices_allclose with ctn_testing_assert_array_equal.
    pub fn ctn_testing_devices_array_equal(first: *const c_char, second: *const c_char, err_msg: *const c_char, verbose: i32, type_check: i32, accept_error: i32, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_devices_allclose for lists of arrays, with ctn_testing_assert_array_list_equal;
    /// a failure of either run is a mismatch.
    pub fn ctn_testing_devices_array_list_equal(first: *const c_char, second: *const c_char, capacity: usize, err_msg: *const c_char, verbose: i32, compute: ctn_testing_compute_list_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// ctn_testing_devices_allclose with ctn_testing_assert_array_less: the result of `second` is
    /// less than that of `first`.
    pub fn ctn_testing_devices_array_less(first: *const c_char, second: *const c_char, err_msg: *const c_char, verbose: i32, type_check: i32, accept_error: i32, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Runs a computation on two devices and asserts that both fail with the same status, including
    /// late failures. The current device is always restored.
    pub fn ctn_testing_devices_raise(first: *const c_char, second: *const c_char, compute: ctn_testing_compute_fn, user_data: *mut c_void, destroy: ctn_destroy_fn) -> ctn_status;
    /// Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle
    /// of another type.
    pub fn ctn_type_expr_retain(self_: *const ctn_type_expr) -> *mut ctn_type_expr;
    /// Gives a reference back; the last one frees the type expr. NULL is allowed; cannot fail.
    pub fn ctn_type_expr_release(self_: *const ctn_type_expr);
    /// Asserts conditions on arrays, which the text calls in_types. Does nothing while type checks
    /// are off.
    pub fn ctn_type_check_expect(in_types: *const *const ctn_array, count: usize, expression: *const c_char) -> ctn_status;
    /// ctn_type_check_expect with named values, which messages call by their names.
    pub fn ctn_type_check_expect_values(in_types: *const *const ctn_array, count: usize, expression: *const c_char, names: *const *const c_char, value_count: usize, values: *const i64) -> ctn_status;
    /// Always fails: CTN_ERROR_TYPE_CHECK with the message "Expect: ... Actual: ...", for
    /// conditions that cannot be written as a string. A check_type callback returns the result of
    /// this call.
    pub fn ctn_type_check_fail(expect: *const c_char, actual: *const c_char) -> ctn_status;
    /// Whether user functions check their inputs; see ctn_set_type_check_enabled. They do
    /// initially, unless CATENARY_TYPE_CHECK=0 is in the environment.
    pub fn ctn_type_check_enabled() -> i32;
    /// Switches type checks for the process. Without them the check_type callbacks of user
    /// functions are not called, and ctn_type_check_expect accepts everything. The functions of the
    /// library always check, because their kernels rely on it.
    pub fn ctn_set_type_check_enabled(enabled: i32) -> ctn_status;
    /// Reads an expression, which can then be evaluated any number of times.
    pub fn ctn_type_expr_new(expression: *const c_char, names: *const *const c_char, value_count: usize, values: *const i64, out: *mut *mut ctn_type_expr) -> ctn_status;
    /// The expression in a uniform spelling, as in messages.
    pub fn ctn_type_expr_text(expr: *mut ctn_type_expr, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their
    /// character. A shape is not a number; see ctn_type_expr_eval_text.
    pub fn ctn_type_expr_eval(expr: *mut ctn_type_expr, in_types: *const *const ctn_array, count: usize, value: *mut i64) -> ctn_status;
    /// The value for given arrays as text, such as "(2, 3)" or "float32".
    pub fn ctn_type_expr_eval_text(expr: *mut ctn_type_expr, in_types: *const *const ctn_array, count: usize, text: *mut c_char, text_capacity: usize, text_length: *mut usize) -> ctn_status;
    /// Asserts the conditions for given arrays, like ctn_type_check_expect, even while type checks
    /// are off.
    pub fn ctn_type_expr_expect(expr: *mut ctn_type_expr, in_types: *const *const ctn_array, count: usize) -> ctn_status;
    /// Runs an operation of elementwise.h with one output by its name, with NumPy's keyword
    /// arguments.
    pub fn ctn_array_ufunc(name: *const c_char, inputs: *const *const ctn_array, count: usize, dtype: ctn_dtype, casting: ctn_casting, where_: *const ctn_array, destination: *mut ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// Like ctn_array_ufunc, but for operations with any number of outputs.
    pub fn ctn_array_ufunc_outputs(name: *const c_char, inputs: *const *const ctn_array, count: usize, dtype: ctn_dtype, casting: ctn_casting, where_: *const ctn_array, destinations: *const *mut ctn_array, outs: *mut *mut ctn_array, out_count: usize) -> ctn_status;
    /// NumPy's ufunc.at: applies an operation with one output in place to what the items select,
    /// with the rules of ctn_array_get_advanced. It takes one element after the other in C order,
    /// so that repeated positions are treated repeatedly. The loop is the one for the dtypes of `a`
    /// and `value`; its results are converted to the dtype of `a` as by C casts.
    pub fn ctn_array_ufunc_at(name: *const c_char, a: *mut ctn_array, items: *const ctn_index, count: usize, arrays: *const *const ctn_array, array_count: usize, value: *const ctn_array) -> ctn_status;
    /// Number of operations that ctn_array_ufunc knows.
    pub fn ctn_ufunc_count() -> usize;
    /// Name of an operation; NULL after the last one. It lives as long as the process.
    pub fn ctn_ufunc_name(index: usize) -> *const c_char;
    /// Number of inputs and outputs of an operation (NumPy's nin and nout).
    pub fn ctn_ufunc_arity(name: *const c_char, inputs: *mut usize, outputs: *mut usize) -> ctn_status;
    /// The loops of an operation in the order in which they are searched, separated by spaces, in
    /// NumPy's characters such as "ff-\>f". E is bfloat16.
    pub fn ctn_ufunc_types(name: *const c_char, types: *mut c_char, types_capacity: usize, types_length: *mut usize) -> ctn_status;
    /// NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs and
    /// one output. The loop is the one for the dtype of `a`, or for those of `destination` and `a`,
    /// whose results must be possible first inputs of it; sums and products of small integers and
    /// of booleans without a destination are int64 or uint64, and the logical operations give bool.
    pub fn ctn_array_ufunc_reduce(name: *const c_char, a: *const ctn_array, axes: *const i64, count: usize, keepdims: i32, dtype: ctn_dtype, where_: *const ctn_array, initial: *const ctn_array, destination: *mut ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the first elements along
    /// an axis, for the first two, and so on.
    pub fn ctn_array_ufunc_accumulate(name: *const c_char, a: *const ctn_array, axis: i64, dtype: ctn_dtype, destination: *mut ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the positions up
    /// to the next one, or to the end from the last one. If the next position is not larger, the
    /// result is the element at the position.
    pub fn ctn_array_ufunc_reduceat(name: *const c_char, a: *const ctn_array, indices: *const ctn_array, axis: i64, dtype: ctn_dtype, destination: *mut ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an element
    /// of `a` and one of `b`; the shape is that of `a`, followed by that of `b`.
    pub fn ctn_array_ufunc_outer(name: *const c_char, a: *const ctn_array, b: *const ctn_array, dtype: ctn_dtype, casting: ctn_casting, where_: *const ctn_array, destination: *mut ctn_array, out: *mut *mut ctn_array) -> ctn_status;
    /// What reductions by an operation with two inputs and one output can rely on.
    pub fn ctn_ufunc_reduction(name: *const c_char, reorderable: *mut i32, identity: *mut *mut ctn_array) -> ctn_status;
    /// A user link with a table of callbacks. Parameters, persistent values and children are added
    /// as to any link. destroy runs even if this call fails.
    pub fn ctn_link_user_new(callbacks: *const ctn_link_callbacks, user_data: *mut c_void, out: *mut *mut ctn_link) -> ctn_status;
    /// The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or copied from
    /// one.
    pub fn ctn_link_user_data(link: *mut ctn_link, out: *mut *mut c_void) -> ctn_status;
}
