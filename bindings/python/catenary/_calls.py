"""The C API as Python functions: values are converted, results returned, failures raised.

Generated from capi/spec by capi/gen/generate.py; edits are lost.

Names are those of the C functions without `ctn_`. Outputs become results, counts follow from their lists, and
arguments that only C needs (callbacks with their user data, memory) stay as they are. The modules that define
the classes of arrays and variables put them in, with the conversions to them, by `bind`.
"""

from ctypes import (
    byref,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint64,
    c_void_p,
    create_string_buffer,
)

from ._convert import (
    addresses,
    as_handles,
    decoded,
    double,
    doubles,
    dtype_code,
    expected,
    int32,
    int32s,
    int64,
    int64s,
    texts,
    uint64,
    unequal,
    utf8,
)
from ._errors import failure
from ._extension import direct as _direct, maker
from ._handle import (
    CaffeFunction,
    ComputationalGraph,
    Context,
    Dataset,
    Dictionary,
    DictSummary,
    ElementwiseKernel,
    Event,
    Extension,
    Function,
    FunctionHook,
    FunctionOptions,
    Fused,
    Initializer,
    Iterator,
    KernelOptions,
    Link,
    LinkIterator,
    LinkOptions,
    LoadOptions,
    LoadReport,
    LossScale,
    NpzFile,
    Object,
    Optimizer,
    ParamIterator,
    RandomState,
    RawKernel,
    ReductionKernel,
    Reporter,
    Schedule,
    Serializer,
    Stream,
    Summary,
    Trainer,
    Transform,
    Trigger,
    TypeExpr,
    Updater,
    WalkerAlias,
    adopt,
    adopt_all,
    arrived,
    filled,
)
from ._library import library as _c

new = c_void_p.__new__


def bind(**names):
    """Sets the classes Array and Variable, and the conversions as_array and as_variable."""
    globals().update(names)


Array = Variable = as_array = as_variable = None


def making(name, kind):
    """A function that returns what C makes: an array ("a"), or a variable ("v") or its older object."""
    function = getattr(_c, name)

    def make(*arguments):
        out = new(Array if kind == "a" else Variable)
        status = function(*arguments, byref(out))
        if status:
            raise failure(status)
        return out if kind == "a" else arrived(out)

    return maker(name, _c.plain[name], kind, make)


def direct(letters, result):
    return _direct(_c.plain, letters, result)


ctn_dtype_name = _c.ctn_dtype_name
ctn_dtype_itemsize = _c.ctn_dtype_itemsize
ctn_dtype_from_name = _c.ctn_dtype_from_name
ctn_dtype_result_type = _c.ctn_dtype_result_type
ctn_dtype_can_cast = _c.ctn_dtype_can_cast
ctn_array_empty = making("ctn_array_empty", "a")
ctn_array_zeros = making("ctn_array_zeros", "a")
ctn_array_ones = making("ctn_array_ones", "a")
ctn_array_full = making("ctn_array_full", "a")
ctn_array_full_f64 = making("ctn_array_full_f64", "a")
ctn_array_full_i64 = making("ctn_array_full_i64", "a")
ctn_array_empty_like = making("ctn_array_empty_like", "a")
ctn_array_zeros_like = making("ctn_array_zeros_like", "a")
ctn_array_ones_like = making("ctn_array_ones_like", "a")
ctn_array_full_like = making("ctn_array_full_like", "a")
ctn_array_eye = making("ctn_array_eye", "a")
ctn_array_identity = making("ctn_array_identity", "a")
ctn_array_arange_i64 = making("ctn_array_arange_i64", "a")
ctn_array_arange_f64 = making("ctn_array_arange_f64", "a")
ctn_array_linspace = making("ctn_array_linspace", "a")
ctn_array_diag = making("ctn_array_diag", "a")
ctn_array_diagflat = making("ctn_array_diagflat", "a")
ctn_array_from_data = making("ctn_array_from_data", "a")
ctn_array_from_memory = making("ctn_array_from_memory", "a")
ctn_array_scalar_f64 = making("ctn_array_scalar_f64", "a")
ctn_array_scalar_i64 = making("ctn_array_scalar_i64", "a")
ctn_array_scalar_bool = making("ctn_array_scalar_bool", "a")
ctn_array_dtype = _c.ctn_array_dtype
ctn_array_ndim = _c.ctn_array_ndim
ctn_array_shape = _c.ctn_array_shape
ctn_array_strides = _c.ctn_array_strides
ctn_array_size = _c.ctn_array_size
ctn_array_itemsize = _c.ctn_array_itemsize
ctn_array_nbytes = _c.ctn_array_nbytes
ctn_array_is_c_contiguous = _c.ctn_array_is_c_contiguous
ctn_array_is_f_contiguous = _c.ctn_array_is_f_contiguous
ctn_array_owns_data = _c.ctn_array_owns_data
ctn_array_is_writeable = _c.ctn_array_is_writeable
ctn_array_base = _c.ctn_array_base
ctn_array_device = _c.ctn_array_device
ctn_array_version = _c.ctn_array_version
ctn_array_data = _c.ctn_array_data
ctn_array_mark_written = _c.ctn_array_mark_written
ctn_array_to_data = _c.ctn_array_to_data
ctn_array_set_data = _c.ctn_array_set_data
ctn_array_item_f64 = _c.ctn_array_item_f64
ctn_array_item_i64 = _c.ctn_array_item_i64
ctn_array_str = _c.ctn_array_str
ctn_array_repr = _c.ctn_array_repr
ctn_array_print = _c.ctn_array_print
ctn_array_astype = making("ctn_array_astype", "a")
ctn_array_copy = making("ctn_array_copy", "a")
ctn_array_asarray = making("ctn_array_asarray", "a")
ctn_array_ascontiguousarray = making("ctn_array_ascontiguousarray", "a")
ctn_array_asfortranarray = making("ctn_array_asfortranarray", "a")
ctn_array_view = making("ctn_array_view", "a")
ctn_array_to_device = making("ctn_array_to_device", "a")
ctn_array_fill = _c.ctn_array_fill
ctn_array_fill_f64 = _c.ctn_array_fill_f64
ctn_array_fill_i64 = _c.ctn_array_fill_i64
ctn_array_copyto = _c.ctn_array_copyto
ctn_array_reshape = making("ctn_array_reshape", "a")
ctn_array_set_shape = _c.ctn_array_set_shape
ctn_array_set_writeable = _c.ctn_array_set_writeable
ctn_array_reduced_view = making("ctn_array_reduced_view", "a")
ctn_array_ravel = making("ctn_array_ravel", "a")
ctn_array_flatten = making("ctn_array_flatten", "a")
ctn_array_transpose = making("ctn_array_transpose", "a")
ctn_array_swapaxes = making("ctn_array_swapaxes", "a")
ctn_array_rollaxis = making("ctn_array_rollaxis", "a")
ctn_array_expand_dims = making("ctn_array_expand_dims", "a")
ctn_array_squeeze = making("ctn_array_squeeze", "a")
ctn_array_broadcast_to = making("ctn_array_broadcast_to", "a")
ctn_array_get = making("ctn_array_get", "a")
ctn_array_set = _c.ctn_array_set
ctn_array_set_f64 = _c.ctn_array_set_f64
ctn_array_set_i64 = _c.ctn_array_set_i64
ctn_array_concatenate = making("ctn_array_concatenate", "a")
ctn_array_split = _c.ctn_array_split
ctn_array_array_split = _c.ctn_array_array_split
ctn_array_split_at = _c.ctn_array_split_at
ctn_array_take = making("ctn_array_take", "a")
ctn_array_take_into = _c.ctn_array_take_into
ctn_array_where = making("ctn_array_where", "a")
ctn_array_clip = making("ctn_array_clip", "a")
ctn_array_clip_into = _c.ctn_array_clip_into
ctn_array_dot = making("ctn_array_dot", "a")
ctn_array_dot_into = _c.ctn_array_dot_into
ctn_array_matmul = making("ctn_array_matmul", "a")
ctn_version = _c.ctn_version
ctn_version_number = _c.ctn_version_number
ctn_error_message = _c.ctn_error_message
ctn_error_code = _c.ctn_error_code
ctn_error_set = _c.ctn_error_set
ctn_status_name = _c.ctn_status_name
ctn_thread_count = _c.ctn_thread_count
ctn_set_thread_count = _c.ctn_set_thread_count
ctn_simd_level = _c.ctn_simd_level
ctn_onednn_enabled = _c.ctn_onednn_enabled
ctn_set_onednn_enabled = _c.ctn_set_onednn_enabled
ctn_backprop_enabled = _c.ctn_backprop_enabled
ctn_set_backprop_enabled = _c.ctn_set_backprop_enabled
ctn_train = _c.ctn_train
ctn_set_train = _c.ctn_set_train
ctn_debug = _c.ctn_debug
ctn_set_debug = _c.ctn_set_debug
ctn_context_capture = _c.ctn_context_capture
ctn_context_apply = _c.ctn_context_apply
ctn_has_feature = _c.ctn_has_feature
ctn_feature_name = _c.ctn_feature_name
ctn_op_count = _c.ctn_op_count
ctn_op_name = _c.ctn_op_name
ctn_op_schema = _c.ctn_op_schema
ctn_object_use_count = _c.ctn_object_use_count
ctn_object_set_binding = _c.ctn_object_set_binding
ctn_object_binding = _c.ctn_object_binding
ctn_object_set_toggle = _c.ctn_object_set_toggle
ctn_binding_trace = _c.ctn_binding_trace
ctn_variable_new = making("ctn_variable_new", "v")
ctn_variable_data = making("ctn_variable_data", "a")
ctn_variable_set_data = _c.ctn_variable_set_data
ctn_variable_grad = _c.ctn_variable_grad
ctn_variable_set_grad = _c.ctn_variable_set_grad
ctn_variable_grad_variable = _c.ctn_variable_grad_variable
ctn_variable_creator = _c.ctn_variable_creator
ctn_variable_rank = _c.ctn_variable_rank
ctn_variable_volatile = _c.ctn_variable_volatile
ctn_variable_set_volatile = _c.ctn_variable_set_volatile
ctn_variable_requires_grad = _c.ctn_variable_requires_grad
ctn_variable_set_requires_grad = _c.ctn_variable_set_requires_grad
ctn_variable_name = _c.ctn_variable_name
ctn_variable_set_name = _c.ctn_variable_set_name
ctn_variable_label = _c.ctn_variable_label
ctn_variable_shape = _c.ctn_variable_shape
ctn_variable_ndim = _c.ctn_variable_ndim
ctn_variable_dtype = _c.ctn_variable_dtype
ctn_variable_size = _c.ctn_variable_size
ctn_variable_item_f64 = _c.ctn_variable_item_f64
ctn_variable_length = _c.ctn_variable_length
ctn_variable_backward = _c.ctn_variable_backward
ctn_variable_unchain_backward = _c.ctn_variable_unchain_backward
ctn_variable_cleargrad = _c.ctn_variable_cleargrad
ctn_variable_zerograd = _c.ctn_variable_zerograd
ctn_variable_addgrad = _c.ctn_variable_addgrad
ctn_variable_copydata = _c.ctn_variable_copydata
ctn_variable_debug_text = _c.ctn_variable_debug_text
ctn_variable_set_creator = _c.ctn_variable_set_creator
ctn_variable_to_device = _c.ctn_variable_to_device
ctn_volatile_name = _c.ctn_volatile_name
ctn_volatile_from_name = _c.ctn_volatile_from_name
ctn_volatile_aggregate = _c.ctn_volatile_aggregate
ctn_grad = _c.ctn_grad
ctn_function_new = _c.ctn_function_new
ctn_function_call = _c.ctn_function_call
ctn_function_label = _c.ctn_function_label
ctn_function_rank = _c.ctn_function_rank
ctn_function_input_count = _c.ctn_function_input_count
ctn_function_input = making("ctn_function_input", "v")
ctn_function_output_count = _c.ctn_function_output_count
ctn_function_output = _c.ctn_function_output
ctn_function_unchain = _c.ctn_function_unchain
ctn_function_save_array = _c.ctn_function_save_array
ctn_function_saved_array = _c.ctn_function_saved_array
ctn_function_attribute = making("ctn_function_attribute", "a")
ctn_initializer_constant_new = _c.ctn_initializer_constant_new
ctn_initializer_normal_new = _c.ctn_initializer_normal_new
ctn_initializer_uniform_new = _c.ctn_initializer_uniform_new
ctn_initializer_orthogonal_new = _c.ctn_initializer_orthogonal_new
ctn_initializer_identity_new = _c.ctn_initializer_identity_new
ctn_initializer_lecun_normal_new = _c.ctn_initializer_lecun_normal_new
ctn_initializer_lecun_uniform_new = _c.ctn_initializer_lecun_uniform_new
ctn_initializer_glorot_normal_new = _c.ctn_initializer_glorot_normal_new
ctn_initializer_glorot_uniform_new = _c.ctn_initializer_glorot_uniform_new
ctn_initializer_he_normal_new = _c.ctn_initializer_he_normal_new
ctn_initializer_he_uniform_new = _c.ctn_initializer_he_uniform_new
ctn_initializer_array_new = _c.ctn_initializer_array_new
ctn_initializer_callback_new = _c.ctn_initializer_callback_new
ctn_initializer_apply = _c.ctn_initializer_apply
ctn_link_options_new = _c.ctn_link_options_new
ctn_link_options_set_dtype = _c.ctn_link_options_set_dtype
ctn_link_options_set_wscale = _c.ctn_link_options_set_wscale
ctn_link_options_set_bias = _c.ctn_link_options_set_bias
ctn_link_options_set_nobias = _c.ctn_link_options_set_nobias
ctn_link_options_set_initializer = _c.ctn_link_options_set_initializer
ctn_link_options_set_initial_value = _c.ctn_link_options_set_initial_value
ctn_link_options_set_dilation = _c.ctn_link_options_set_dilation
ctn_link_options_set_groups = _c.ctn_link_options_set_groups
ctn_link_options_set_outsize = _c.ctn_link_options_set_outsize
ctn_link_options_set_init = _c.ctn_link_options_set_init
ctn_link_options_set_decay = _c.ctn_link_options_set_decay
ctn_link_options_set_eps = _c.ctn_link_options_set_eps
ctn_link_options_set_power = _c.ctn_link_options_set_power
ctn_link_options_set_ignore_label = _c.ctn_link_options_set_ignore_label
ctn_link_options_set_causal = _c.ctn_link_options_set_causal
ctn_link_options_set_dropout = _c.ctn_link_options_set_dropout
ctn_link_linear_new = _c.ctn_link_linear_new
ctn_link_convolution_2d_new = _c.ctn_link_convolution_2d_new
ctn_link_classifier_new = _c.ctn_link_classifier_new
ctn_link_classifier_set_compute_accuracy = _c.ctn_link_classifier_set_compute_accuracy
ctn_link_classifier_loss = _c.ctn_link_classifier_loss
ctn_link_classifier_accuracy = _c.ctn_link_classifier_accuracy
ctn_link_classifier_prediction = _c.ctn_link_classifier_prediction
ctn_link_new = _c.ctn_link_new
ctn_link_chain_new = _c.ctn_link_chain_new
ctn_link_chain_list_new = _c.ctn_link_chain_list_new
ctn_link_call = _c.ctn_link_call
ctn_link_call1 = making("ctn_link_call1", "v")
ctn_link_name = _c.ctn_link_name
ctn_link_add_param = _c.ctn_link_add_param
ctn_link_add_persistent = _c.ctn_link_add_persistent
ctn_link_persistent = making("ctn_link_persistent", "a")
ctn_link_set_persistent = _c.ctn_link_set_persistent
ctn_link_add_link = _c.ctn_link_add_link
ctn_link_child = _c.ctn_link_child
ctn_link_child_count = _c.ctn_link_child_count
ctn_link_child_at = _c.ctn_link_child_at
ctn_link_is_initialized = _c.ctn_link_is_initialized
ctn_link_uninitialized_count = _c.ctn_link_uninitialized_count
ctn_link_uninitialized_path = _c.ctn_link_uninitialized_path
ctn_link_param_count = _c.ctn_link_param_count
ctn_link_param_at = making("ctn_link_param_at", "v")
ctn_link_param_path = _c.ctn_link_param_path
ctn_link_param = making("ctn_link_param", "v")
ctn_link_zerograds = _c.ctn_link_zerograds
ctn_link_cleargrads = _c.ctn_link_cleargrads
ctn_link_addgrads = _c.ctn_link_addgrads
ctn_link_copyparams = _c.ctn_link_copyparams
ctn_link_share = _c.ctn_link_share
ctn_link_clone = _c.ctn_link_clone
ctn_link_to_device = _c.ctn_link_to_device
ctn_caffe_function_new = _c.ctn_caffe_function_new
ctn_caffe_function_new_from_memory = _c.ctn_caffe_function_new_from_memory
ctn_caffe_function_call = _c.ctn_caffe_function_call
ctn_caffe_function_fs = _c.ctn_caffe_function_fs
ctn_caffe_function_link_path = _c.ctn_caffe_function_link_path
ctn_caffe_function_forward_count = _c.ctn_caffe_function_forward_count
ctn_caffe_function_forward_name = _c.ctn_caffe_function_forward_name
ctn_caffe_function_forward_type = _c.ctn_caffe_function_forward_type
ctn_caffe_function_forward = _c.ctn_caffe_function_forward
ctn_caffe_function_ignored_count = _c.ctn_caffe_function_ignored_count
ctn_caffe_function_ignored_name = _c.ctn_caffe_function_ignored_name
ctn_caffe_function_ignored_type = _c.ctn_caffe_function_ignored_type
ctn_caffe_function_ignored_reason = _c.ctn_caffe_function_ignored_reason
ctn_schedule_constant_new = _c.ctn_schedule_constant_new
ctn_schedule_exponential_new = _c.ctn_schedule_exponential_new
ctn_schedule_step_new = _c.ctn_schedule_step_new
ctn_schedule_multistep_new = _c.ctn_schedule_multistep_new
ctn_schedule_linear_new = _c.ctn_schedule_linear_new
ctn_schedule_cosine_new = _c.ctn_schedule_cosine_new
ctn_schedule_polynomial_new = _c.ctn_schedule_polynomial_new
ctn_schedule_inverse_new = _c.ctn_schedule_inverse_new
ctn_schedule_warmup_new = _c.ctn_schedule_warmup_new
ctn_schedule_new = _c.ctn_schedule_new
ctn_schedule_value = _c.ctn_schedule_value
ctn_optimizer_setup = _c.ctn_optimizer_setup
ctn_optimizer_target = _c.ctn_optimizer_target
ctn_optimizer_update = _c.ctn_optimizer_update
ctn_optimizer_update_loss = _c.ctn_optimizer_update_loss
ctn_optimizer_t = _c.ctn_optimizer_t
ctn_optimizer_epoch = _c.ctn_optimizer_epoch
ctn_optimizer_new_epoch = _c.ctn_optimizer_new_epoch
ctn_optimizer_hyperparameter = _c.ctn_optimizer_hyperparameter
ctn_optimizer_set_hyperparameter = _c.ctn_optimizer_set_hyperparameter
ctn_optimizer_add_hook = _c.ctn_optimizer_add_hook
ctn_optimizer_add_weight_decay = _c.ctn_optimizer_add_weight_decay
ctn_optimizer_add_gradient_clipping = _c.ctn_optimizer_add_gradient_clipping
ctn_optimizer_remove_hook = _c.ctn_optimizer_remove_hook
ctn_optimizer_state = making("ctn_optimizer_state", "a")
ctn_optimizer_add_group = _c.ctn_optimizer_add_group
ctn_optimizer_remove_group = _c.ctn_optimizer_remove_group
ctn_optimizer_group_count = _c.ctn_optimizer_group_count
ctn_optimizer_group_name = _c.ctn_optimizer_group_name
ctn_optimizer_group_of = _c.ctn_optimizer_group_of
ctn_optimizer_group_hyperparameter = _c.ctn_optimizer_group_hyperparameter
ctn_optimizer_group_set_hyperparameter = _c.ctn_optimizer_group_set_hyperparameter
ctn_optimizer_group_set_schedule = _c.ctn_optimizer_group_set_schedule
ctn_optimizer_group_set_hook = _c.ctn_optimizer_group_set_hook
ctn_optimizer_sgd_new = _c.ctn_optimizer_sgd_new
ctn_optimizer_momentum_sgd_new = _c.ctn_optimizer_momentum_sgd_new
ctn_optimizer_nesterov_ag_new = _c.ctn_optimizer_nesterov_ag_new
ctn_optimizer_adagrad_new = _c.ctn_optimizer_adagrad_new
ctn_optimizer_adadelta_new = _c.ctn_optimizer_adadelta_new
ctn_optimizer_adam_new = _c.ctn_optimizer_adam_new
ctn_optimizer_adamw_new = _c.ctn_optimizer_adamw_new
ctn_optimizer_amsgrad_new = _c.ctn_optimizer_amsgrad_new
ctn_optimizer_radam_new = _c.ctn_optimizer_radam_new
ctn_optimizer_rmsprop_new = _c.ctn_optimizer_rmsprop_new
ctn_optimizer_rmsprop_graves_new = _c.ctn_optimizer_rmsprop_graves_new
ctn_optimizer_smorms3_new = _c.ctn_optimizer_smorms3_new
ctn_optimizer_lion_new = _c.ctn_optimizer_lion_new
ctn_optimizer_lamb_new = _c.ctn_optimizer_lamb_new
ctn_optimizer_new = _c.ctn_optimizer_new
ctn_optimizer_add_state = _c.ctn_optimizer_add_state
ctn_optimizer_add_hyperparameter = _c.ctn_optimizer_add_hyperparameter
ctn_optimizer_prepare = _c.ctn_optimizer_prepare
ctn_optimizer_init_state = _c.ctn_optimizer_init_state
ctn_optimizer_update_one = _c.ctn_optimizer_update_one
ctn_optimizer_state_count = _c.ctn_optimizer_state_count
ctn_optimizer_state_name = _c.ctn_optimizer_state_name
ctn_optimizer_set_t = _c.ctn_optimizer_set_t
ctn_optimizer_set_epoch = _c.ctn_optimizer_set_epoch
ctn_optimizer_name = _c.ctn_optimizer_name
ctn_optimizer_hyperparameter_count = _c.ctn_optimizer_hyperparameter_count
ctn_optimizer_hyperparameter_name = _c.ctn_optimizer_hyperparameter_name
ctn_optimizer_set_schedule = _c.ctn_optimizer_set_schedule
ctn_optimizer_call_hooks = _c.ctn_optimizer_call_hooks
ctn_optimizer_hook_count = _c.ctn_optimizer_hook_count
ctn_optimizer_hook_name = _c.ctn_optimizer_hook_name
ctn_optimizer_add_lasso = _c.ctn_optimizer_add_lasso
ctn_optimizer_add_gradient_noise = _c.ctn_optimizer_add_gradient_noise
ctn_functionset_new = _c.ctn_functionset_new
ctn_functionset_parameters = _c.ctn_functionset_parameters
ctn_functionset_gradients = _c.ctn_functionset_gradients
ctn_functionset_collect_parameters = _c.ctn_functionset_collect_parameters
ctn_functionset_copy_parameters_from = _c.ctn_functionset_copy_parameters_from
ctn_optimizer_setup_params = _c.ctn_optimizer_setup_params
ctn_optimizer_accumulate_grads = _c.ctn_optimizer_accumulate_grads
ctn_optimizer_compute_grads_norm = _c.ctn_optimizer_compute_grads_norm
ctn_optimizer_clip_grads = _c.ctn_optimizer_clip_grads
ctn_optimizer_weight_decay = _c.ctn_optimizer_weight_decay
ctn_optimizer_zero_grads = _c.ctn_optimizer_zero_grads
ctn_link_parameter_new = _c.ctn_link_parameter_new
ctn_link_parameter_value = making("ctn_link_parameter_value", "v")
ctn_build_computational_graph = _c.ctn_build_computational_graph
ctn_computational_graph_dump = _c.ctn_computational_graph_dump
ctn_computational_graph_save = _c.ctn_computational_graph_save
ctn_computational_graph_set_variable_style = _c.ctn_computational_graph_set_variable_style
ctn_computational_graph_set_function_style = _c.ctn_computational_graph_set_function_style
ctn_computational_graph_set_rankdir = _c.ctn_computational_graph_set_rankdir
ctn_computational_graph_set_show_names = _c.ctn_computational_graph_set_show_names
ctn_computational_graph_node_count = _c.ctn_computational_graph_node_count
ctn_computational_graph_edge_count = _c.ctn_computational_graph_edge_count
ctn_transform_scale_new = _c.ctn_transform_scale_new
ctn_transform_normalize_new = _c.ctn_transform_normalize_new
ctn_transform_random_crop_new = _c.ctn_transform_random_crop_new
ctn_transform_center_crop_new = _c.ctn_transform_center_crop_new
ctn_transform_resize_new = _c.ctn_transform_resize_new
ctn_transform_random_flip_new = _c.ctn_transform_random_flip_new
ctn_transform_pad_new = _c.ctn_transform_pad_new
ctn_transform_astype_new = _c.ctn_transform_astype_new
ctn_transform_one_hot_new = _c.ctn_transform_one_hot_new
ctn_transform_chain_new = _c.ctn_transform_chain_new
ctn_transform_apply = making("ctn_transform_apply", "a")
ctn_dataset_tuple_new = _c.ctn_dataset_tuple_new
ctn_dataset_new = _c.ctn_dataset_new
ctn_dataset_map_new = _c.ctn_dataset_map_new
ctn_dataset_bind_thread = _c.ctn_dataset_bind_thread
ctn_dataset_transform_new = _c.ctn_dataset_transform_new
ctn_dataset_sub_new = _c.ctn_dataset_sub_new
ctn_dataset_concatenated_new = _c.ctn_dataset_concatenated_new
ctn_dataset_split = _c.ctn_dataset_split
ctn_dataset_split_random = _c.ctn_dataset_split_random
ctn_dataset_fold = _c.ctn_dataset_fold
ctn_dataset_size = _c.ctn_dataset_size
ctn_dataset_part_count = _c.ctn_dataset_part_count
ctn_dataset_example = _c.ctn_dataset_example
ctn_dataset_batch = _c.ctn_dataset_batch
ctn_dataset_vocabulary_size = _c.ctn_dataset_vocabulary_size
ctn_dataset_token = _c.ctn_dataset_token
ctn_dataset_token_id = _c.ctn_dataset_token_id
ctn_concat_examples = making("ctn_concat_examples", "a")
ctn_array_load_idx = making("ctn_array_load_idx", "a")
ctn_array_load_csv = making("ctn_array_load_csv", "a")
ctn_dataset_mnist_new = _c.ctn_dataset_mnist_new
ctn_dataset_text_lines_new = _c.ctn_dataset_text_lines_new
ctn_dataset_text_new = _c.ctn_dataset_text_new
ctn_array_load_image = making("ctn_array_load_image", "a")
ctn_dataset_images_new = _c.ctn_dataset_images_new
ctn_dataset_labeled_images_new = _c.ctn_dataset_labeled_images_new
ctn_dataset_image_list_new = _c.ctn_dataset_image_list_new
ctn_dataset_image_folder_new = _c.ctn_dataset_image_folder_new
ctn_dataset_image_classes_new = _c.ctn_dataset_image_classes_new
ctn_device_set_current = _c.ctn_device_set_current
ctn_device_current = _c.ctn_device_current
ctn_device_is_available = _c.ctn_device_is_available
ctn_device_synchronize = _c.ctn_device_synchronize
ctn_memory_get_statistics = _c.ctn_memory_get_statistics
ctn_memory_set_limit = _c.ctn_memory_set_limit
ctn_memory_trim = _c.ctn_memory_trim
ctn_memory_set_allocator = _c.ctn_memory_set_allocator
ctn_memory_set_pressure_callback = _c.ctn_memory_set_pressure_callback
ctn_random_seed = _c.ctn_random_seed
ctn_random_fresh_seed = _c.ctn_random_fresh_seed
ctn_random_state_new = _c.ctn_random_state_new
ctn_random_state_default = _c.ctn_random_state_default
ctn_random_state_seed = _c.ctn_random_state_seed
ctn_random_state_method = _c.ctn_random_state_method
ctn_random_state_device = _c.ctn_random_state_device
ctn_random_state_save = making("ctn_random_state_save", "a")
ctn_random_state_restore = _c.ctn_random_state_restore
ctn_random_sample = making("ctn_random_sample", "a")
ctn_random_uniform = making("ctn_random_uniform", "a")
ctn_random_standard_normal = making("ctn_random_standard_normal", "a")
ctn_random_normal = making("ctn_random_normal", "a")
ctn_random_lognormal = making("ctn_random_lognormal", "a")
ctn_random_exponential = making("ctn_random_exponential", "a")
ctn_random_gumbel = making("ctn_random_gumbel", "a")
ctn_random_poisson = making("ctn_random_poisson", "a")
ctn_random_binomial = making("ctn_random_binomial", "a")
ctn_random_poisson_of = making("ctn_random_poisson_of", "a")
ctn_random_binomial_of = making("ctn_random_binomial_of", "a")
ctn_random_integers = making("ctn_random_integers", "a")
ctn_random_integers_inclusive = making("ctn_random_integers_inclusive", "a")
ctn_random_interval = making("ctn_random_interval", "a")
ctn_random_permutation = making("ctn_random_permutation", "a")
ctn_random_permutation_of = making("ctn_random_permutation_of", "a")
ctn_random_shuffle = _c.ctn_random_shuffle
ctn_random_choice = making("ctn_random_choice", "a")
ctn_random_choice_of = making("ctn_random_choice_of", "a")
ctn_random_uniform_into = _c.ctn_random_uniform_into
ctn_random_normal_into = _c.ctn_random_normal_into
ctn_random_uniform_of = making("ctn_random_uniform_of", "a")
ctn_random_normal_of = making("ctn_random_normal_of", "a")
ctn_random_lognormal_of = making("ctn_random_lognormal_of", "a")
ctn_random_exponential_of = making("ctn_random_exponential_of", "a")
ctn_random_gumbel_of = making("ctn_random_gumbel_of", "a")
ctn_random_laplace = making("ctn_random_laplace", "a")
ctn_random_logistic = making("ctn_random_logistic", "a")
ctn_random_rayleigh = making("ctn_random_rayleigh", "a")
ctn_random_standard_cauchy = making("ctn_random_standard_cauchy", "a")
ctn_random_pareto = making("ctn_random_pareto", "a")
ctn_random_weibull = making("ctn_random_weibull", "a")
ctn_random_power = making("ctn_random_power", "a")
ctn_random_triangular = making("ctn_random_triangular", "a")
ctn_random_wald = making("ctn_random_wald", "a")
ctn_random_standard_gamma = making("ctn_random_standard_gamma", "a")
ctn_random_gamma = making("ctn_random_gamma", "a")
ctn_random_chisquare = making("ctn_random_chisquare", "a")
ctn_random_noncentral_chisquare = making("ctn_random_noncentral_chisquare", "a")
ctn_random_f = making("ctn_random_f", "a")
ctn_random_noncentral_f = making("ctn_random_noncentral_f", "a")
ctn_random_standard_t = making("ctn_random_standard_t", "a")
ctn_random_beta = making("ctn_random_beta", "a")
ctn_random_vonmises = making("ctn_random_vonmises", "a")
ctn_random_dirichlet = making("ctn_random_dirichlet", "a")
ctn_random_geometric = making("ctn_random_geometric", "a")
ctn_random_logseries = making("ctn_random_logseries", "a")
ctn_random_zipf = making("ctn_random_zipf", "a")
ctn_random_negative_binomial = making("ctn_random_negative_binomial", "a")
ctn_random_hypergeometric = making("ctn_random_hypergeometric", "a")
ctn_array_to_dlpack = _c.ctn_array_to_dlpack
ctn_array_from_dlpack = making("ctn_array_from_dlpack", "a")
ctn_array_add = making("ctn_array_add", "a")
ctn_array_add_into = _c.ctn_array_add_into
ctn_array_add_f64 = making("ctn_array_add_f64", "a")
ctn_array_add_i64 = making("ctn_array_add_i64", "a")
ctn_array_subtract = making("ctn_array_subtract", "a")
ctn_array_subtract_into = _c.ctn_array_subtract_into
ctn_array_subtract_f64 = making("ctn_array_subtract_f64", "a")
ctn_array_rsubtract_f64 = making("ctn_array_rsubtract_f64", "a")
ctn_array_subtract_i64 = making("ctn_array_subtract_i64", "a")
ctn_array_rsubtract_i64 = making("ctn_array_rsubtract_i64", "a")
ctn_array_multiply = making("ctn_array_multiply", "a")
ctn_array_multiply_into = _c.ctn_array_multiply_into
ctn_array_multiply_f64 = making("ctn_array_multiply_f64", "a")
ctn_array_multiply_i64 = making("ctn_array_multiply_i64", "a")
ctn_array_true_divide = making("ctn_array_true_divide", "a")
ctn_array_true_divide_into = _c.ctn_array_true_divide_into
ctn_array_true_divide_f64 = making("ctn_array_true_divide_f64", "a")
ctn_array_rtrue_divide_f64 = making("ctn_array_rtrue_divide_f64", "a")
ctn_array_true_divide_i64 = making("ctn_array_true_divide_i64", "a")
ctn_array_rtrue_divide_i64 = making("ctn_array_rtrue_divide_i64", "a")
ctn_array_floor_divide = making("ctn_array_floor_divide", "a")
ctn_array_floor_divide_into = _c.ctn_array_floor_divide_into
ctn_array_floor_divide_f64 = making("ctn_array_floor_divide_f64", "a")
ctn_array_rfloor_divide_f64 = making("ctn_array_rfloor_divide_f64", "a")
ctn_array_floor_divide_i64 = making("ctn_array_floor_divide_i64", "a")
ctn_array_rfloor_divide_i64 = making("ctn_array_rfloor_divide_i64", "a")
ctn_array_remainder = making("ctn_array_remainder", "a")
ctn_array_remainder_into = _c.ctn_array_remainder_into
ctn_array_remainder_f64 = making("ctn_array_remainder_f64", "a")
ctn_array_rremainder_f64 = making("ctn_array_rremainder_f64", "a")
ctn_array_remainder_i64 = making("ctn_array_remainder_i64", "a")
ctn_array_rremainder_i64 = making("ctn_array_rremainder_i64", "a")
ctn_array_power = making("ctn_array_power", "a")
ctn_array_power_into = _c.ctn_array_power_into
ctn_array_power_f64 = making("ctn_array_power_f64", "a")
ctn_array_rpower_f64 = making("ctn_array_rpower_f64", "a")
ctn_array_power_i64 = making("ctn_array_power_i64", "a")
ctn_array_rpower_i64 = making("ctn_array_rpower_i64", "a")
ctn_array_maximum = making("ctn_array_maximum", "a")
ctn_array_maximum_into = _c.ctn_array_maximum_into
ctn_array_maximum_f64 = making("ctn_array_maximum_f64", "a")
ctn_array_maximum_i64 = making("ctn_array_maximum_i64", "a")
ctn_array_minimum = making("ctn_array_minimum", "a")
ctn_array_minimum_into = _c.ctn_array_minimum_into
ctn_array_minimum_f64 = making("ctn_array_minimum_f64", "a")
ctn_array_minimum_i64 = making("ctn_array_minimum_i64", "a")
ctn_array_greater = making("ctn_array_greater", "a")
ctn_array_greater_into = _c.ctn_array_greater_into
ctn_array_greater_f64 = making("ctn_array_greater_f64", "a")
ctn_array_greater_i64 = making("ctn_array_greater_i64", "a")
ctn_array_greater_equal = making("ctn_array_greater_equal", "a")
ctn_array_greater_equal_into = _c.ctn_array_greater_equal_into
ctn_array_greater_equal_f64 = making("ctn_array_greater_equal_f64", "a")
ctn_array_greater_equal_i64 = making("ctn_array_greater_equal_i64", "a")
ctn_array_less = making("ctn_array_less", "a")
ctn_array_less_into = _c.ctn_array_less_into
ctn_array_less_f64 = making("ctn_array_less_f64", "a")
ctn_array_less_i64 = making("ctn_array_less_i64", "a")
ctn_array_less_equal = making("ctn_array_less_equal", "a")
ctn_array_less_equal_into = _c.ctn_array_less_equal_into
ctn_array_less_equal_f64 = making("ctn_array_less_equal_f64", "a")
ctn_array_less_equal_i64 = making("ctn_array_less_equal_i64", "a")
ctn_array_equal = making("ctn_array_equal", "a")
ctn_array_equal_into = _c.ctn_array_equal_into
ctn_array_equal_f64 = making("ctn_array_equal_f64", "a")
ctn_array_equal_i64 = making("ctn_array_equal_i64", "a")
ctn_array_not_equal = making("ctn_array_not_equal", "a")
ctn_array_not_equal_into = _c.ctn_array_not_equal_into
ctn_array_not_equal_f64 = making("ctn_array_not_equal_f64", "a")
ctn_array_not_equal_i64 = making("ctn_array_not_equal_i64", "a")
ctn_array_logical_and = making("ctn_array_logical_and", "a")
ctn_array_logical_and_into = _c.ctn_array_logical_and_into
ctn_array_logical_or = making("ctn_array_logical_or", "a")
ctn_array_logical_or_into = _c.ctn_array_logical_or_into
ctn_array_logical_xor = making("ctn_array_logical_xor", "a")
ctn_array_logical_xor_into = _c.ctn_array_logical_xor_into
ctn_array_logical_not = making("ctn_array_logical_not", "a")
ctn_array_logical_not_into = _c.ctn_array_logical_not_into
ctn_array_negative = making("ctn_array_negative", "a")
ctn_array_negative_into = _c.ctn_array_negative_into
ctn_array_absolute = making("ctn_array_absolute", "a")
ctn_array_absolute_into = _c.ctn_array_absolute_into
ctn_array_square = making("ctn_array_square", "a")
ctn_array_square_into = _c.ctn_array_square_into
ctn_array_sign = making("ctn_array_sign", "a")
ctn_array_sign_into = _c.ctn_array_sign_into
ctn_array_sqrt = making("ctn_array_sqrt", "a")
ctn_array_sqrt_into = _c.ctn_array_sqrt_into
ctn_array_exp = making("ctn_array_exp", "a")
ctn_array_exp_into = _c.ctn_array_exp_into
ctn_array_log = making("ctn_array_log", "a")
ctn_array_log_into = _c.ctn_array_log_into
ctn_array_log1p = making("ctn_array_log1p", "a")
ctn_array_log1p_into = _c.ctn_array_log1p_into
ctn_array_sin = making("ctn_array_sin", "a")
ctn_array_sin_into = _c.ctn_array_sin_into
ctn_array_cos = making("ctn_array_cos", "a")
ctn_array_cos_into = _c.ctn_array_cos_into
ctn_array_tanh = making("ctn_array_tanh", "a")
ctn_array_tanh_into = _c.ctn_array_tanh_into
ctn_array_sigmoid = making("ctn_array_sigmoid", "a")
ctn_array_sigmoid_into = _c.ctn_array_sigmoid_into
ctn_array_relu = making("ctn_array_relu", "a")
ctn_array_relu_into = _c.ctn_array_relu_into
ctn_array_multiply_add = making("ctn_array_multiply_add", "a")
ctn_array_multiply_add_into = _c.ctn_array_multiply_add_into
ctn_array_positive = making("ctn_array_positive", "a")
ctn_array_positive_into = _c.ctn_array_positive_into
ctn_array_reciprocal = making("ctn_array_reciprocal", "a")
ctn_array_reciprocal_into = _c.ctn_array_reciprocal_into
ctn_array_fmax = making("ctn_array_fmax", "a")
ctn_array_fmax_into = _c.ctn_array_fmax_into
ctn_array_fmin = making("ctn_array_fmin", "a")
ctn_array_fmin_into = _c.ctn_array_fmin_into
ctn_array_fmod = making("ctn_array_fmod", "a")
ctn_array_fmod_into = _c.ctn_array_fmod_into
ctn_array_divmod = _c.ctn_array_divmod
ctn_array_divmod_into = _c.ctn_array_divmod_into
ctn_array_modf = _c.ctn_array_modf
ctn_array_modf_into = _c.ctn_array_modf_into
ctn_array_frexp = _c.ctn_array_frexp
ctn_array_frexp_into = _c.ctn_array_frexp_into
ctn_array_ldexp = making("ctn_array_ldexp", "a")
ctn_array_ldexp_into = _c.ctn_array_ldexp_into
ctn_array_copysign = making("ctn_array_copysign", "a")
ctn_array_copysign_into = _c.ctn_array_copysign_into
ctn_array_nextafter = making("ctn_array_nextafter", "a")
ctn_array_nextafter_into = _c.ctn_array_nextafter_into
ctn_array_hypot = making("ctn_array_hypot", "a")
ctn_array_hypot_into = _c.ctn_array_hypot_into
ctn_array_arctan2 = making("ctn_array_arctan2", "a")
ctn_array_arctan2_into = _c.ctn_array_arctan2_into
ctn_array_logaddexp = making("ctn_array_logaddexp", "a")
ctn_array_logaddexp_into = _c.ctn_array_logaddexp_into
ctn_array_logaddexp2 = making("ctn_array_logaddexp2", "a")
ctn_array_logaddexp2_into = _c.ctn_array_logaddexp2_into
ctn_array_exp2 = making("ctn_array_exp2", "a")
ctn_array_exp2_into = _c.ctn_array_exp2_into
ctn_array_expm1 = making("ctn_array_expm1", "a")
ctn_array_expm1_into = _c.ctn_array_expm1_into
ctn_array_log2 = making("ctn_array_log2", "a")
ctn_array_log2_into = _c.ctn_array_log2_into
ctn_array_log10 = making("ctn_array_log10", "a")
ctn_array_log10_into = _c.ctn_array_log10_into
ctn_array_cbrt = making("ctn_array_cbrt", "a")
ctn_array_cbrt_into = _c.ctn_array_cbrt_into
ctn_array_tan = making("ctn_array_tan", "a")
ctn_array_tan_into = _c.ctn_array_tan_into
ctn_array_arcsin = making("ctn_array_arcsin", "a")
ctn_array_arcsin_into = _c.ctn_array_arcsin_into
ctn_array_arccos = making("ctn_array_arccos", "a")
ctn_array_arccos_into = _c.ctn_array_arccos_into
ctn_array_arctan = making("ctn_array_arctan", "a")
ctn_array_arctan_into = _c.ctn_array_arctan_into
ctn_array_sinh = making("ctn_array_sinh", "a")
ctn_array_sinh_into = _c.ctn_array_sinh_into
ctn_array_cosh = making("ctn_array_cosh", "a")
ctn_array_cosh_into = _c.ctn_array_cosh_into
ctn_array_arcsinh = making("ctn_array_arcsinh", "a")
ctn_array_arcsinh_into = _c.ctn_array_arcsinh_into
ctn_array_arccosh = making("ctn_array_arccosh", "a")
ctn_array_arccosh_into = _c.ctn_array_arccosh_into
ctn_array_arctanh = making("ctn_array_arctanh", "a")
ctn_array_arctanh_into = _c.ctn_array_arctanh_into
ctn_array_deg2rad = making("ctn_array_deg2rad", "a")
ctn_array_deg2rad_into = _c.ctn_array_deg2rad_into
ctn_array_rad2deg = making("ctn_array_rad2deg", "a")
ctn_array_rad2deg_into = _c.ctn_array_rad2deg_into
ctn_array_floor = making("ctn_array_floor", "a")
ctn_array_floor_into = _c.ctn_array_floor_into
ctn_array_ceil = making("ctn_array_ceil", "a")
ctn_array_ceil_into = _c.ctn_array_ceil_into
ctn_array_trunc = making("ctn_array_trunc", "a")
ctn_array_trunc_into = _c.ctn_array_trunc_into
ctn_array_rint = making("ctn_array_rint", "a")
ctn_array_rint_into = _c.ctn_array_rint_into
ctn_array_isfinite = making("ctn_array_isfinite", "a")
ctn_array_isfinite_into = _c.ctn_array_isfinite_into
ctn_array_isinf = making("ctn_array_isinf", "a")
ctn_array_isinf_into = _c.ctn_array_isinf_into
ctn_array_isnan = making("ctn_array_isnan", "a")
ctn_array_isnan_into = _c.ctn_array_isnan_into
ctn_array_signbit = making("ctn_array_signbit", "a")
ctn_array_signbit_into = _c.ctn_array_signbit_into
ctn_array_bitwise_and = making("ctn_array_bitwise_and", "a")
ctn_array_bitwise_and_into = _c.ctn_array_bitwise_and_into
ctn_array_bitwise_and_i64 = making("ctn_array_bitwise_and_i64", "a")
ctn_array_bitwise_or = making("ctn_array_bitwise_or", "a")
ctn_array_bitwise_or_into = _c.ctn_array_bitwise_or_into
ctn_array_bitwise_or_i64 = making("ctn_array_bitwise_or_i64", "a")
ctn_array_bitwise_xor = making("ctn_array_bitwise_xor", "a")
ctn_array_bitwise_xor_into = _c.ctn_array_bitwise_xor_into
ctn_array_bitwise_xor_i64 = making("ctn_array_bitwise_xor_i64", "a")
ctn_array_invert = making("ctn_array_invert", "a")
ctn_array_invert_into = _c.ctn_array_invert_into
ctn_array_left_shift = making("ctn_array_left_shift", "a")
ctn_array_left_shift_into = _c.ctn_array_left_shift_into
ctn_array_left_shift_i64 = making("ctn_array_left_shift_i64", "a")
ctn_array_right_shift = making("ctn_array_right_shift", "a")
ctn_array_right_shift_into = _c.ctn_array_right_shift_into
ctn_array_right_shift_i64 = making("ctn_array_right_shift_i64", "a")
ctn_array_heaviside = making("ctn_array_heaviside", "a")
ctn_array_heaviside_into = _c.ctn_array_heaviside_into
ctn_array_gcd = making("ctn_array_gcd", "a")
ctn_array_gcd_into = _c.ctn_array_gcd_into
ctn_array_lcm = making("ctn_array_lcm", "a")
ctn_array_lcm_into = _c.ctn_array_lcm_into
ctn_serializer_new = _c.ctn_serializer_new
ctn_serializer_child = _c.ctn_serializer_child
ctn_serializer_array = _c.ctn_serializer_array
ctn_serializer_i64 = _c.ctn_serializer_i64
ctn_serializer_f64 = _c.ctn_serializer_f64
ctn_serializer_text = _c.ctn_serializer_text
ctn_serializer_is_loading = _c.ctn_serializer_is_loading
ctn_serializer_find = _c.ctn_serializer_find
ctn_serializer_on_commit = _c.ctn_serializer_on_commit
ctn_serializer_commit = _c.ctn_serializer_commit
ctn_serializer_report = _c.ctn_serializer_report
ctn_dictionary_serializer_new = _c.ctn_dictionary_serializer_new
ctn_dictionary_deserializer_new = _c.ctn_dictionary_deserializer_new
ctn_npz_serializer_new = _c.ctn_npz_serializer_new
ctn_npz_deserializer_new = _c.ctn_npz_deserializer_new
ctn_hdf5_serializer_new = _c.ctn_hdf5_serializer_new
ctn_hdf5_deserializer_new = _c.ctn_hdf5_deserializer_new
ctn_safetensors_serializer_new = _c.ctn_safetensors_serializer_new
ctn_safetensors_deserializer_new = _c.ctn_safetensors_deserializer_new
ctn_file_deserializer_new = _c.ctn_file_deserializer_new
ctn_load_options_new = _c.ctn_load_options_new
ctn_load_options_set_strict = _c.ctn_load_options_set_strict
ctn_load_options_set_exact = _c.ctn_load_options_set_exact
ctn_load_options_set_prefix = _c.ctn_load_options_set_prefix
ctn_load_options_set_part = _c.ctn_load_options_set_part
ctn_load_options_set_casting = _c.ctn_load_options_set_casting
ctn_load_report_new = _c.ctn_load_report_new
ctn_load_report_count = _c.ctn_load_report_count
ctn_load_report_name = _c.ctn_load_report_name
ctn_load_report_text = _c.ctn_load_report_text
ctn_dictionary_new = _c.ctn_dictionary_new
ctn_dictionary_copy = _c.ctn_dictionary_copy
ctn_dictionary_count = _c.ctn_dictionary_count
ctn_dictionary_key = _c.ctn_dictionary_key
ctn_dictionary_contains = _c.ctn_dictionary_contains
ctn_dictionary_is_text = _c.ctn_dictionary_is_text
ctn_dictionary_array = making("ctn_dictionary_array", "a")
ctn_dictionary_text = _c.ctn_dictionary_text
ctn_dictionary_i64 = _c.ctn_dictionary_i64
ctn_dictionary_f64 = _c.ctn_dictionary_f64
ctn_dictionary_set_array = _c.ctn_dictionary_set_array
ctn_dictionary_set_text = _c.ctn_dictionary_set_text
ctn_dictionary_set_i64 = _c.ctn_dictionary_set_i64
ctn_dictionary_set_f64 = _c.ctn_dictionary_set_f64
ctn_dictionary_remove = _c.ctn_dictionary_remove
ctn_dictionary_save_npz = _c.ctn_dictionary_save_npz
ctn_dictionary_save_hdf5 = _c.ctn_dictionary_save_hdf5
ctn_dictionary_save_safetensors = _c.ctn_dictionary_save_safetensors
ctn_dictionary_load = _c.ctn_dictionary_load
ctn_report = _c.ctn_report
ctn_report_variable = _c.ctn_report_variable
ctn_is_reported = _c.ctn_is_reported
ctn_reporter_new = _c.ctn_reporter_new
ctn_reporter_add_observer = _c.ctn_reporter_add_observer
ctn_reporter_add_observers = _c.ctn_reporter_add_observers
ctn_reporter_enter = _c.ctn_reporter_enter
ctn_reporter_exit = _c.ctn_reporter_exit
ctn_reporter_current = _c.ctn_reporter_current
ctn_summary_new = _c.ctn_summary_new
ctn_summary_add = _c.ctn_summary_add
ctn_summary_mean = _c.ctn_summary_mean
ctn_summary_std = _c.ctn_summary_std
ctn_summary_serialize = _c.ctn_summary_serialize
ctn_dict_summary_new = _c.ctn_dict_summary_new
ctn_dict_summary_add = _c.ctn_dict_summary_add
ctn_dict_summary_compute_mean = _c.ctn_dict_summary_compute_mean
ctn_dict_summary_make_statistics = _c.ctn_dict_summary_make_statistics
ctn_dict_summary_serialize = _c.ctn_dict_summary_serialize
ctn_loss_scale_new = _c.ctn_loss_scale_new
ctn_loss_scale_value = _c.ctn_loss_scale_value
ctn_loss_scale_steps = _c.ctn_loss_scale_steps
ctn_loss_scale_restore = _c.ctn_loss_scale_restore
ctn_loss_scale_apply = making("ctn_loss_scale_apply", "v")
ctn_loss_scale_unscale = _c.ctn_loss_scale_unscale
ctn_loss_scale_update = _c.ctn_loss_scale_update
ctn_loss_scale_step = _c.ctn_loss_scale_step
ctn_iterator_serial_new = _c.ctn_iterator_serial_new
ctn_iterator_multithread_new = _c.ctn_iterator_multithread_new
ctn_iterator_next = _c.ctn_iterator_next
ctn_iterator_next_picks = _c.ctn_iterator_next_picks
ctn_iterator_part_count = _c.ctn_iterator_part_count
ctn_iterator_batch_size = _c.ctn_iterator_batch_size
ctn_iterator_dataset = _c.ctn_iterator_dataset
ctn_iterator_epoch = _c.ctn_iterator_epoch
ctn_iterator_epoch_detail = _c.ctn_iterator_epoch_detail
ctn_iterator_previous_epoch_detail = _c.ctn_iterator_previous_epoch_detail
ctn_iterator_is_new_epoch = _c.ctn_iterator_is_new_epoch
ctn_iterator_reset = _c.ctn_iterator_reset
ctn_iterator_finalize = _c.ctn_iterator_finalize
ctn_iterator_set_padding = _c.ctn_iterator_set_padding
ctn_iterator_serialize = _c.ctn_iterator_serialize
ctn_updater_standard_new = _c.ctn_updater_standard_new
ctn_updater_standard_set_loss_scale = _c.ctn_updater_standard_set_loss_scale
ctn_updater_standard_set_accumulation = _c.ctn_updater_standard_set_accumulation
ctn_updater_new = _c.ctn_updater_new
ctn_updater_add_optimizer = _c.ctn_updater_add_optimizer
ctn_updater_add_iterator = _c.ctn_updater_add_iterator
ctn_updater_optimizer = _c.ctn_updater_optimizer
ctn_updater_iterator = _c.ctn_updater_iterator
ctn_updater_update = _c.ctn_updater_update
ctn_updater_iteration = _c.ctn_updater_iteration
ctn_updater_epoch = _c.ctn_updater_epoch
ctn_updater_epoch_detail = _c.ctn_updater_epoch_detail
ctn_updater_previous_epoch_detail = _c.ctn_updater_previous_epoch_detail
ctn_updater_is_new_epoch = _c.ctn_updater_is_new_epoch
ctn_trainer_new = _c.ctn_trainer_new
ctn_trainer_extend = _c.ctn_trainer_extend
ctn_trainer_extension = _c.ctn_trainer_extension
ctn_trainer_extension_count = _c.ctn_trainer_extension_count
ctn_trainer_extension_name = _c.ctn_trainer_extension_name
ctn_trainer_run = _c.ctn_trainer_run
ctn_trainer_run_for = _c.ctn_trainer_run_for
ctn_trainer_stop = _c.ctn_trainer_stop
ctn_trainer_set_interrupts = _c.ctn_trainer_set_interrupts
ctn_trainer_set_output = _c.ctn_trainer_set_output
ctn_trainer_updater = _c.ctn_trainer_updater
ctn_trainer_observation = _c.ctn_trainer_observation
ctn_trainer_reporter = _c.ctn_trainer_reporter
ctn_trainer_out = _c.ctn_trainer_out
ctn_trainer_elapsed_time = _c.ctn_trainer_elapsed_time
ctn_trainer_snapshot_path = _c.ctn_trainer_snapshot_path
ctn_trainer_serialize = _c.ctn_trainer_serialize
ctn_trainer_save = _c.ctn_trainer_save
ctn_trainer_load = _c.ctn_trainer_load
ctn_trigger_interval_new = _c.ctn_trigger_interval_new
ctn_trigger_manual_schedule_new = _c.ctn_trigger_manual_schedule_new
ctn_trigger_once_new = _c.ctn_trigger_once_new
ctn_trigger_min_value_new = _c.ctn_trigger_min_value_new
ctn_trigger_max_value_new = _c.ctn_trigger_max_value_new
ctn_trigger_early_stopping_new = _c.ctn_trigger_early_stopping_new
ctn_trigger_new = _c.ctn_trigger_new
ctn_trigger_best_value = _c.ctn_trigger_best_value
ctn_extension_new = _c.ctn_extension_new
ctn_extension_default_name = _c.ctn_extension_default_name
ctn_extension_evaluator_new = _c.ctn_extension_evaluator_new
ctn_extension_log_report_new = _c.ctn_extension_log_report_new
ctn_extension_log_count = _c.ctn_extension_log_count
ctn_extension_log_value = _c.ctn_extension_log_value
ctn_extension_log_line = _c.ctn_extension_log_line
ctn_extension_print_report_new = _c.ctn_extension_print_report_new
ctn_extension_progress_bar_new = _c.ctn_extension_progress_bar_new
ctn_extension_progress_bar_set_training_length = _c.ctn_extension_progress_bar_set_training_length
ctn_extension_progress_bar_set_bar_length = _c.ctn_extension_progress_bar_set_bar_length
ctn_extension_set_output = _c.ctn_extension_set_output
ctn_extension_snapshot_new = _c.ctn_extension_snapshot_new
ctn_extension_snapshot_user_new = _c.ctn_extension_snapshot_user_new
ctn_extension_snapshot_set_on_error = _c.ctn_extension_snapshot_set_on_error
ctn_extension_snapshot_object_new = _c.ctn_extension_snapshot_object_new
ctn_extension_shift_new = _c.ctn_extension_shift_new
ctn_extension_observe_value_new = _c.ctn_extension_observe_value_new
ctn_extension_observe_hyperparameter_new = _c.ctn_extension_observe_hyperparameter_new
ctn_extension_fail_on_non_number_new = _c.ctn_extension_fail_on_non_number_new
ctn_extension_parameter_statistics_new = _c.ctn_extension_parameter_statistics_new
ctn_extension_parameter_statistics_set_percentiles = _c.ctn_extension_parameter_statistics_set_percentiles
ctn_extension_dump_graph_new = _c.ctn_extension_dump_graph_new
ctn_extension_plot_report_new = _c.ctn_extension_plot_report_new
ctn_function_hook_new = _c.ctn_function_hook_new
ctn_function_hook_name = _c.ctn_function_hook_name
ctn_function_hook_add = _c.ctn_function_hook_add
ctn_function_hook_remove = _c.ctn_function_hook_remove
ctn_function_hook_count = _c.ctn_function_hook_count
ctn_function_hook_at = _c.ctn_function_hook_at
ctn_function_add_hook = _c.ctn_function_add_hook
ctn_function_delete_hook = _c.ctn_function_delete_hook
ctn_function_local_hook_count = _c.ctn_function_local_hook_count
ctn_function_local_hook_at = _c.ctn_function_local_hook_at
ctn_timer_hook_new = _c.ctn_timer_hook_new
ctn_timer_hook_call_count = _c.ctn_timer_hook_call_count
ctn_timer_hook_call = _c.ctn_timer_hook_call
ctn_timer_hook_total_time = _c.ctn_timer_hook_total_time
ctn_timer_hook_clear = _c.ctn_timer_hook_clear
ctn_memory_hook_new = _c.ctn_memory_hook_new
ctn_memory_hook_call_count = _c.ctn_memory_hook_call_count
ctn_memory_hook_call = _c.ctn_memory_hook_call
ctn_memory_hook_total_bytes = _c.ctn_memory_hook_total_bytes
ctn_memory_hook_clear = _c.ctn_memory_hook_clear
ctn_function_options_new = _c.ctn_function_options_new
ctn_function_options_set_reduction = _c.ctn_function_options_set_reduction
ctn_function_options_set_class_weight = _c.ctn_function_options_set_class_weight
ctn_function_options_set_ignore_label = _c.ctn_function_options_set_ignore_label
ctn_function_options_set_label_smoothing = _c.ctn_function_options_set_label_smoothing
ctn_function_options_set_mask = _c.ctn_function_options_set_mask
ctn_function_options_set_noise = _c.ctn_function_options_set_noise
ctn_function_options_set_samples = _c.ctn_function_options_set_samples
ctn_function_options_set_dilation = _c.ctn_function_options_set_dilation
ctn_function_options_set_groups = _c.ctn_function_options_set_groups
ctn_function_options_set_outsize = _c.ctn_function_options_set_outsize
ctn_function_options_set_cover_all = _c.ctn_function_options_set_cover_all
ctn_function_options_set_count_include_pad = _c.ctn_function_options_set_count_include_pad
ctn_function_options_set_scale = _c.ctn_function_options_set_scale
ctn_function_options_set_causal = _c.ctn_function_options_set_causal
ctn_function_options_set_dropout = _c.ctn_function_options_set_dropout
ctn_function_options_set_approximate = _c.ctn_function_options_set_approximate
ctn_add = making("ctn_add", "v")
ctn_add_f64 = making("ctn_add_f64", "v")
ctn_add_i64 = making("ctn_add_i64", "v")
ctn_sub = making("ctn_sub", "v")
ctn_sub_f64 = making("ctn_sub_f64", "v")
ctn_rsub_f64 = making("ctn_rsub_f64", "v")
ctn_sub_i64 = making("ctn_sub_i64", "v")
ctn_rsub_i64 = making("ctn_rsub_i64", "v")
ctn_mul = making("ctn_mul", "v")
ctn_mul_f64 = making("ctn_mul_f64", "v")
ctn_mul_i64 = making("ctn_mul_i64", "v")
ctn_div = making("ctn_div", "v")
ctn_div_f64 = making("ctn_div_f64", "v")
ctn_rdiv_f64 = making("ctn_rdiv_f64", "v")
ctn_div_i64 = making("ctn_div_i64", "v")
ctn_rdiv_i64 = making("ctn_rdiv_i64", "v")
ctn_pow = making("ctn_pow", "v")
ctn_pow_f64 = making("ctn_pow_f64", "v")
ctn_rpow_f64 = making("ctn_rpow_f64", "v")
ctn_pow_i64 = making("ctn_pow_i64", "v")
ctn_rpow_i64 = making("ctn_rpow_i64", "v")
ctn_maximum = making("ctn_maximum", "v")
ctn_maximum_f64 = making("ctn_maximum_f64", "v")
ctn_minimum = making("ctn_minimum", "v")
ctn_minimum_f64 = making("ctn_minimum_f64", "v")
ctn_neg = making("ctn_neg", "v")
ctn_absolute = making("ctn_absolute", "v")
ctn_square = making("ctn_square", "v")
ctn_sqrt = making("ctn_sqrt", "v")
ctn_exp = making("ctn_exp", "v")
ctn_log = making("ctn_log", "v")
ctn_log1p = making("ctn_log1p", "v")
ctn_sin = making("ctn_sin", "v")
ctn_cos = making("ctn_cos", "v")
ctn_tanh = making("ctn_tanh", "v")
ctn_sigmoid = making("ctn_sigmoid", "v")
ctn_relu = making("ctn_relu", "v")
ctn_multiply_add = making("ctn_multiply_add", "v")
ctn_reciprocal = making("ctn_reciprocal", "v")
ctn_hypot = making("ctn_hypot", "v")
ctn_arctan2 = making("ctn_arctan2", "v")
ctn_logaddexp = making("ctn_logaddexp", "v")
ctn_logaddexp2 = making("ctn_logaddexp2", "v")
ctn_exp2 = making("ctn_exp2", "v")
ctn_expm1 = making("ctn_expm1", "v")
ctn_log2 = making("ctn_log2", "v")
ctn_log10 = making("ctn_log10", "v")
ctn_cbrt = making("ctn_cbrt", "v")
ctn_tan = making("ctn_tan", "v")
ctn_arcsin = making("ctn_arcsin", "v")
ctn_arccos = making("ctn_arccos", "v")
ctn_arctan = making("ctn_arctan", "v")
ctn_sinh = making("ctn_sinh", "v")
ctn_cosh = making("ctn_cosh", "v")
ctn_arcsinh = making("ctn_arcsinh", "v")
ctn_arccosh = making("ctn_arccosh", "v")
ctn_arctanh = making("ctn_arctanh", "v")
ctn_deg2rad = making("ctn_deg2rad", "v")
ctn_rad2deg = making("ctn_rad2deg", "v")
ctn_clipped_relu = making("ctn_clipped_relu", "v")
ctn_leaky_relu = making("ctn_leaky_relu", "v")
ctn_elu = making("ctn_elu", "v")
ctn_softplus = making("ctn_softplus", "v")
ctn_silu = making("ctn_silu", "v")
ctn_gelu = making("ctn_gelu", "v")
ctn_prelu = making("ctn_prelu", "v")
ctn_softmax = making("ctn_softmax", "v")
ctn_log_softmax = making("ctn_log_softmax", "v")
ctn_lstm = _c.ctn_lstm
ctn_slstm = _c.ctn_slstm
ctn_maxout = making("ctn_maxout", "v")
ctn_reshape = making("ctn_reshape", "v")
ctn_transpose = making("ctn_transpose", "v")
ctn_broadcast_to = making("ctn_broadcast_to", "v")
ctn_expand_dims = making("ctn_expand_dims", "v")
ctn_squeeze = making("ctn_squeeze", "v")
ctn_swapaxes = making("ctn_swapaxes", "v")
ctn_flip = making("ctn_flip", "v")
ctn_cast = making("ctn_cast", "v")
ctn_copy = making("ctn_copy", "v")
ctn_tile = making("ctn_tile", "v")
ctn_pad = making("ctn_pad", "v")
ctn_concat = making("ctn_concat", "v")
ctn_stack = making("ctn_stack", "v")
ctn_split_axis = _c.ctn_split_axis
ctn_split_axis_at = _c.ctn_split_axis_at
ctn_broadcast = _c.ctn_broadcast
ctn_get_item = making("ctn_get_item", "v")
ctn_select_item = making("ctn_select_item", "v")
ctn_where = making("ctn_where", "v")
ctn_identity_list = _c.ctn_identity_list
ctn_identity = making("ctn_identity", "v")
ctn_linear = making("ctn_linear", "v")
ctn_embed_id = making("ctn_embed_id", "v")
ctn_bilinear = making("ctn_bilinear", "v")
ctn_attention = making("ctn_attention", "v")
ctn_n_step_lstm = _c.ctn_n_step_lstm
ctn_n_step_bilstm = _c.ctn_n_step_bilstm
ctn_n_step_gru = _c.ctn_n_step_gru
ctn_n_step_bigru = _c.ctn_n_step_bigru
ctn_convolution_2d = making("ctn_convolution_2d", "v")
ctn_deconvolution_2d = making("ctn_deconvolution_2d", "v")
ctn_convolution_nd = making("ctn_convolution_nd", "v")
ctn_deconvolution_nd = making("ctn_deconvolution_nd", "v")
ctn_set_convolution_algorithm = _c.ctn_set_convolution_algorithm
ctn_convolution_algorithm = _c.ctn_convolution_algorithm
ctn_accuracy = making("ctn_accuracy", "v")
ctn_binary_accuracy = making("ctn_binary_accuracy", "v")
ctn_walker_alias_new = _c.ctn_walker_alias_new
ctn_walker_alias_sample = making("ctn_walker_alias_sample", "a")
ctn_walker_alias_sample_from = making("ctn_walker_alias_sample_from", "a")
ctn_walker_alias_to_device = _c.ctn_walker_alias_to_device
ctn_walker_alias_threshold = making("ctn_walker_alias_threshold", "a")
ctn_walker_alias_values = making("ctn_walker_alias_values", "a")
ctn_softmax_cross_entropy = making("ctn_softmax_cross_entropy", "v")
ctn_sigmoid_cross_entropy = making("ctn_sigmoid_cross_entropy", "v")
ctn_mean_squared_error = making("ctn_mean_squared_error", "v")
ctn_hinge = making("ctn_hinge", "v")
ctn_contrastive = making("ctn_contrastive", "v")
ctn_cross_covariance = making("ctn_cross_covariance", "v")
ctn_bernoulli_nll = making("ctn_bernoulli_nll", "v")
ctn_gaussian_kl_divergence = making("ctn_gaussian_kl_divergence", "v")
ctn_gaussian_nll = making("ctn_gaussian_nll", "v")
ctn_connectionist_temporal_classification = making("ctn_connectionist_temporal_classification", "v")
ctn_negative_sampling = making("ctn_negative_sampling", "v")
ctn_sum = making("ctn_sum", "v")
ctn_matmul = making("ctn_matmul", "v")
ctn_max = making("ctn_max", "v")
ctn_min = making("ctn_min", "v")
ctn_mean = making("ctn_mean", "v")
ctn_logsumexp = making("ctn_logsumexp", "v")
ctn_clip = making("ctn_clip", "v")
ctn_matmul_numpy = making("ctn_matmul_numpy", "v")
ctn_batch_matmul = making("ctn_batch_matmul", "v")
ctn_inv = making("ctn_inv", "v")
ctn_batch_inv = making("ctn_batch_inv", "v")
ctn_det = making("ctn_det", "v")
ctn_batch_det = making("ctn_batch_det", "v")
ctn_batch_l2_norm_squared = making("ctn_batch_l2_norm_squared", "v")
ctn_dropout = making("ctn_dropout", "v")
ctn_gaussian = making("ctn_gaussian", "v")
ctn_batch_normalization = making("ctn_batch_normalization", "v")
ctn_fixed_batch_normalization = making("ctn_fixed_batch_normalization", "v")
ctn_layer_normalization = making("ctn_layer_normalization", "v")
ctn_rms_normalization = making("ctn_rms_normalization", "v")
ctn_local_response_normalization = making("ctn_local_response_normalization", "v")
ctn_max_pooling_2d = making("ctn_max_pooling_2d", "v")
ctn_average_pooling_2d = making("ctn_average_pooling_2d", "v")
ctn_spatial_pyramid_pooling_2d = making("ctn_spatial_pyramid_pooling_2d", "v")
ctn_unpooling_2d = making("ctn_unpooling_2d", "v")
ctn_fused_new = _c.ctn_fused_new
ctn_fused_call = _c.ctn_fused_call
ctn_fused_call_arrays = _c.ctn_fused_call_arrays
ctn_fuse = _c.ctn_fuse
ctn_array_get_advanced = making("ctn_array_get_advanced", "a")
ctn_array_set_advanced = _c.ctn_array_set_advanced
ctn_array_add_at = _c.ctn_array_add_at
ctn_array_get_mask = making("ctn_array_get_mask", "a")
ctn_array_set_mask = _c.ctn_array_set_mask
ctn_array_put = _c.ctn_array_put
ctn_array_take_along_axis = making("ctn_array_take_along_axis", "a")
ctn_array_put_along_axis = _c.ctn_array_put_along_axis
ctn_array_nonzero = making("ctn_array_nonzero", "a")
ctn_array_flatnonzero = making("ctn_array_flatnonzero", "a")
ctn_array_argwhere = making("ctn_array_argwhere", "a")
ctn_array_compress = making("ctn_array_compress", "a")
ctn_array_extract = making("ctn_array_extract", "a")
ctn_array_save = _c.ctn_array_save
ctn_array_load = making("ctn_array_load", "a")
ctn_array_save_to_memory = _c.ctn_array_save_to_memory
ctn_array_load_from_memory = making("ctn_array_load_from_memory", "a")
ctn_array_tofile = _c.ctn_array_tofile
ctn_array_savez = _c.ctn_array_savez
ctn_npz_file_open = _c.ctn_npz_file_open
ctn_npz_file_count = _c.ctn_npz_file_count
ctn_npz_file_name = _c.ctn_npz_file_name
ctn_npz_file_contains = _c.ctn_npz_file_contains
ctn_npz_file_read = making("ctn_npz_file_read", "a")
ctn_kernel_options_new = _c.ctn_kernel_options_new
ctn_kernel_options_set_preamble = _c.ctn_kernel_options_set_preamble
ctn_kernel_options_set_loop_prep = _c.ctn_kernel_options_set_loop_prep
ctn_kernel_options_set_after_loop = _c.ctn_kernel_options_set_after_loop
ctn_kernel_options_set_reduce_dims = _c.ctn_kernel_options_set_reduce_dims
ctn_kernel_options_set_reduce_type = _c.ctn_kernel_options_set_reduce_type
ctn_kernel_options_add_compiler_option = _c.ctn_kernel_options_add_compiler_option
ctn_elementwise_kernel_new = _c.ctn_elementwise_kernel_new
ctn_elementwise_kernel_call = _c.ctn_elementwise_kernel_call
ctn_reduction_kernel_new = _c.ctn_reduction_kernel_new
ctn_reduction_kernel_call = _c.ctn_reduction_kernel_call
ctn_raw_kernel_new = _c.ctn_raw_kernel_new
ctn_raw_kernel_call = _c.ctn_raw_kernel_call
ctn_kernel_cache_directory = _c.ctn_kernel_cache_directory
ctn_array_inner = making("ctn_array_inner", "a")
ctn_array_outer = making("ctn_array_outer", "a")
ctn_array_outer_into = _c.ctn_array_outer_into
ctn_array_vdot = making("ctn_array_vdot", "a")
ctn_array_tensordot = making("ctn_array_tensordot", "a")
ctn_array_tensordot_axes = making("ctn_array_tensordot_axes", "a")
ctn_array_matmul_into = _c.ctn_array_matmul_into
ctn_array_diagonal = making("ctn_array_diagonal", "a")
ctn_array_trace = making("ctn_array_trace", "a")
ctn_array_trace_into = _c.ctn_array_trace_into
ctn_array_inv = making("ctn_array_inv", "a")
ctn_array_det = making("ctn_array_det", "a")
ctn_array_slogdet = _c.ctn_array_slogdet
ctn_array_solve = making("ctn_array_solve", "a")
ctn_array_cholesky = making("ctn_array_cholesky", "a")
ctn_array_qr = _c.ctn_array_qr
ctn_array_qr_r = making("ctn_array_qr_r", "a")
ctn_array_svd = _c.ctn_array_svd
ctn_array_svdvals = making("ctn_array_svdvals", "a")
ctn_array_eigh = _c.ctn_array_eigh
ctn_array_eigvalsh = making("ctn_array_eigvalsh", "a")
ctn_array_pinv = making("ctn_array_pinv", "a")
ctn_array_norm = making("ctn_array_norm", "a")
ctn_link_count = _c.ctn_link_count
ctn_link_at = _c.ctn_link_at
ctn_link_path = _c.ctn_link_path
ctn_link_iterator_new = _c.ctn_link_iterator_new
ctn_link_iterator_next = _c.ctn_link_iterator_next
ctn_param_iterator_new = _c.ctn_param_iterator_new
ctn_param_iterator_next = _c.ctn_param_iterator_next
ctn_link_freeze = _c.ctn_link_freeze
ctn_link_unfreeze = _c.ctn_link_unfreeze
ctn_link_kind = _c.ctn_link_kind
ctn_link_device = _c.ctn_link_device
ctn_link_add_persistent_i64 = _c.ctn_link_add_persistent_i64
ctn_link_add_persistent_f64 = _c.ctn_link_add_persistent_f64
ctn_link_add_persistent_text = _c.ctn_link_add_persistent_text
ctn_link_persistent_i64 = _c.ctn_link_persistent_i64
ctn_link_persistent_f64 = _c.ctn_link_persistent_f64
ctn_link_persistent_text = _c.ctn_link_persistent_text
ctn_link_set_persistent_i64 = _c.ctn_link_set_persistent_i64
ctn_link_set_persistent_f64 = _c.ctn_link_set_persistent_f64
ctn_link_set_persistent_text = _c.ctn_link_set_persistent_text
ctn_link_persistent_count = _c.ctn_link_persistent_count
ctn_link_persistent_name = _c.ctn_link_persistent_name
ctn_link_persistent_kind = _c.ctn_link_persistent_kind
ctn_link_prelu_new = _c.ctn_link_prelu_new
ctn_link_maxout_new = _c.ctn_link_maxout_new
ctn_link_classifier_set_loss_function = _c.ctn_link_classifier_set_loss_function
ctn_link_classifier_set_accuracy_function = _c.ctn_link_classifier_set_accuracy_function
ctn_link_bilinear_new = _c.ctn_link_bilinear_new
ctn_link_deconvolution_2d_new = _c.ctn_link_deconvolution_2d_new
ctn_link_inception_new = _c.ctn_link_inception_new
ctn_link_inception_bn_new = _c.ctn_link_inception_bn_new
ctn_link_mlp_convolution_2d_new = _c.ctn_link_mlp_convolution_2d_new
ctn_link_convolution_nd_new = _c.ctn_link_convolution_nd_new
ctn_link_deconvolution_nd_new = _c.ctn_link_deconvolution_nd_new
ctn_link_multi_head_attention_new = _c.ctn_link_multi_head_attention_new
ctn_link_sequential_new = _c.ctn_link_sequential_new
ctn_link_sequential_append = _c.ctn_link_sequential_append
ctn_link_sequential_append_function = _c.ctn_link_sequential_append_function
ctn_link_sequential_append_activation = _c.ctn_link_sequential_append_activation
ctn_link_negative_sampling_new = _c.ctn_link_negative_sampling_new
ctn_link_negative_sampling_sampler = _c.ctn_link_negative_sampling_sampler
ctn_link_negative_sampling_call = making("ctn_link_negative_sampling_call", "v")
ctn_link_binary_hierarchical_softmax_new = _c.ctn_link_binary_hierarchical_softmax_new
ctn_link_binary_hierarchical_softmax_tables = _c.ctn_link_binary_hierarchical_softmax_tables
ctn_create_huffman_tree = making("ctn_create_huffman_tree", "a")
ctn_link_batch_normalization_new = _c.ctn_link_batch_normalization_new
ctn_link_set_normalization_mode = _c.ctn_link_set_normalization_mode
ctn_link_normalization_mode = _c.ctn_link_normalization_mode
ctn_link_start_finetuning = _c.ctn_link_start_finetuning
ctn_link_layer_normalization_new = _c.ctn_link_layer_normalization_new
ctn_link_embed_id_new = _c.ctn_link_embed_id_new
ctn_link_embed_id_set_ignore_label = _c.ctn_link_embed_id_set_ignore_label
ctn_link_lstm_new = _c.ctn_link_lstm_new
ctn_link_lstm_reset_state = _c.ctn_link_lstm_reset_state
ctn_link_lstm_set_state = _c.ctn_link_lstm_set_state
ctn_link_lstm_c = _c.ctn_link_lstm_c
ctn_link_lstm_h = _c.ctn_link_lstm_h
ctn_link_gru_new = _c.ctn_link_gru_new
ctn_link_stateful_gru_new = _c.ctn_link_stateful_gru_new
ctn_link_stateful_gru_reset_state = _c.ctn_link_stateful_gru_reset_state
ctn_link_stateful_gru_set_state = _c.ctn_link_stateful_gru_set_state
ctn_link_stateful_gru_h = _c.ctn_link_stateful_gru_h
ctn_link_n_step_lstm_new = _c.ctn_link_n_step_lstm_new
ctn_link_n_step_bilstm_new = _c.ctn_link_n_step_bilstm_new
ctn_link_n_step_lstm_call = _c.ctn_link_n_step_lstm_call
ctn_link_n_step_gru_new = _c.ctn_link_n_step_gru_new
ctn_link_n_step_bigru_new = _c.ctn_link_n_step_bigru_new
ctn_link_n_step_gru_call = _c.ctn_link_n_step_gru_call
ctn_array_atleast_1d = making("ctn_array_atleast_1d", "a")
ctn_array_atleast_2d = making("ctn_array_atleast_2d", "a")
ctn_array_atleast_3d = making("ctn_array_atleast_3d", "a")
ctn_array_broadcast = _c.ctn_array_broadcast
ctn_array_broadcast_arrays = _c.ctn_array_broadcast_arrays
ctn_array_moveaxis = making("ctn_array_moveaxis", "a")
ctn_array_flip = making("ctn_array_flip", "a")
ctn_array_stack = making("ctn_array_stack", "a")
ctn_array_hstack = making("ctn_array_hstack", "a")
ctn_array_vstack = making("ctn_array_vstack", "a")
ctn_array_dstack = making("ctn_array_dstack", "a")
ctn_array_column_stack = making("ctn_array_column_stack", "a")
ctn_array_hsplit = _c.ctn_array_hsplit
ctn_array_vsplit = _c.ctn_array_vsplit
ctn_array_dsplit = _c.ctn_array_dsplit
ctn_array_hsplit_at = _c.ctn_array_hsplit_at
ctn_array_vsplit_at = _c.ctn_array_vsplit_at
ctn_array_dsplit_at = _c.ctn_array_dsplit_at
ctn_array_tile = making("ctn_array_tile", "a")
ctn_array_repeat = making("ctn_array_repeat", "a")
ctn_array_roll = making("ctn_array_roll", "a")
ctn_recompute = _c.ctn_recompute
ctn_array_sum = making("ctn_array_sum", "a")
ctn_array_sum_into = _c.ctn_array_sum_into
ctn_array_prod = making("ctn_array_prod", "a")
ctn_array_prod_into = _c.ctn_array_prod_into
ctn_array_mean = making("ctn_array_mean", "a")
ctn_array_mean_into = _c.ctn_array_mean_into
ctn_array_max = making("ctn_array_max", "a")
ctn_array_max_into = _c.ctn_array_max_into
ctn_array_min = making("ctn_array_min", "a")
ctn_array_min_into = _c.ctn_array_min_into
ctn_array_argmax = making("ctn_array_argmax", "a")
ctn_array_argmax_into = _c.ctn_array_argmax_into
ctn_array_argmin = making("ctn_array_argmin", "a")
ctn_array_argmin_into = _c.ctn_array_argmin_into
ctn_array_var = making("ctn_array_var", "a")
ctn_array_var_into = _c.ctn_array_var_into
ctn_array_std = making("ctn_array_std", "a")
ctn_array_std_into = _c.ctn_array_std_into
ctn_array_count_nonzero = making("ctn_array_count_nonzero", "a")
ctn_array_all = making("ctn_array_all", "a")
ctn_array_any = making("ctn_array_any", "a")
ctn_array_convolve = making("ctn_array_convolve", "a")
ctn_array_correlate = making("ctn_array_correlate", "a")
ctn_array_einsum = making("ctn_array_einsum", "a")
ctn_array_einsum_into = _c.ctn_array_einsum_into
ctn_array_eig = _c.ctn_array_eig
ctn_array_eigvals = making("ctn_array_eigvals", "a")
ctn_array_lstsq = _c.ctn_array_lstsq
ctn_array_pad = making("ctn_array_pad", "a")
ctn_array_splice = making("ctn_array_splice", "a")
ctn_array_roll_axes = making("ctn_array_roll_axes", "a")
ctn_array_packbits = making("ctn_array_packbits", "a")
ctn_link_serialize = _c.ctn_link_serialize
ctn_optimizer_serialize = _c.ctn_optimizer_serialize
ctn_random_state_serialize = _c.ctn_random_state_serialize
ctn_loss_scale_serialize = _c.ctn_loss_scale_serialize
ctn_checkpoint_save = _c.ctn_checkpoint_save
ctn_checkpoint_load = _c.ctn_checkpoint_load
ctn_link_save_npz = _c.ctn_link_save_npz
ctn_link_load_npz = _c.ctn_link_load_npz
ctn_link_save_hdf5 = _c.ctn_link_save_hdf5
ctn_link_load_hdf5 = _c.ctn_link_load_hdf5
ctn_link_save_safetensors = _c.ctn_link_save_safetensors
ctn_link_load_safetensors = _c.ctn_link_load_safetensors
ctn_link_load = _c.ctn_link_load
ctn_optimizer_save_npz = _c.ctn_optimizer_save_npz
ctn_optimizer_load_npz = _c.ctn_optimizer_load_npz
ctn_optimizer_save_hdf5 = _c.ctn_optimizer_save_hdf5
ctn_optimizer_load_hdf5 = _c.ctn_optimizer_load_hdf5
ctn_optimizer_save_safetensors = _c.ctn_optimizer_save_safetensors
ctn_optimizer_load_safetensors = _c.ctn_optimizer_load_safetensors
ctn_optimizer_load = _c.ctn_optimizer_load
ctn_array_sort = making("ctn_array_sort", "a")
ctn_array_sort_inplace = _c.ctn_array_sort_inplace
ctn_array_argsort = making("ctn_array_argsort", "a")
ctn_array_lexsort = making("ctn_array_lexsort", "a")
ctn_array_partition = making("ctn_array_partition", "a")
ctn_array_argpartition = making("ctn_array_argpartition", "a")
ctn_array_searchsorted = making("ctn_array_searchsorted", "a")
ctn_array_unique = _c.ctn_array_unique
ctn_array_bincount = making("ctn_array_bincount", "a")
ctn_array_cumsum = making("ctn_array_cumsum", "a")
ctn_array_cumsum_into = _c.ctn_array_cumsum_into
ctn_array_cumprod = making("ctn_array_cumprod", "a")
ctn_array_cumprod_into = _c.ctn_array_cumprod_into
ctn_stream_new = _c.ctn_stream_new
ctn_stream_default = _c.ctn_stream_default
ctn_stream_per_thread = _c.ctn_stream_per_thread
ctn_stream_current = _c.ctn_stream_current
ctn_stream_set_current = _c.ctn_stream_set_current
ctn_stream_device = _c.ctn_stream_device
ctn_stream_priority = _c.ctn_stream_priority
ctn_stream_priority_range = _c.ctn_stream_priority_range
ctn_stream_synchronize = _c.ctn_stream_synchronize
ctn_stream_done = _c.ctn_stream_done
ctn_stream_record = _c.ctn_stream_record
ctn_stream_wait_event = _c.ctn_stream_wait_event
ctn_stream_add_callback = _c.ctn_stream_add_callback
ctn_event_new = _c.ctn_event_new
ctn_event_device = _c.ctn_event_device
ctn_event_record = _c.ctn_event_record
ctn_event_synchronize = _c.ctn_event_synchronize
ctn_event_done = _c.ctn_event_done
ctn_event_elapsed_time = _c.ctn_event_elapsed_time
ctn_array_to_data_async = _c.ctn_array_to_data_async
ctn_array_set_data_async = _c.ctn_array_set_data_async
ctn_gradient_check_numerical_grad = _c.ctn_gradient_check_numerical_grad
ctn_gradient_check_backward = _c.ctn_gradient_check_backward
ctn_gradient_check_double_backward = _c.ctn_gradient_check_double_backward
ctn_gradient_check_function = _c.ctn_gradient_check_function
ctn_gradient_check_link = _c.ctn_gradient_check_link
ctn_testing_assert_allclose = _c.ctn_testing_assert_allclose
ctn_testing_assert_array_almost_equal = _c.ctn_testing_assert_array_almost_equal
ctn_testing_assert_array_almost_equal_nulp = _c.ctn_testing_assert_array_almost_equal_nulp
ctn_testing_assert_array_max_ulp = _c.ctn_testing_assert_array_max_ulp
ctn_testing_assert_array_equal = _c.ctn_testing_assert_array_equal
ctn_testing_assert_array_list_equal = _c.ctn_testing_assert_array_list_equal
ctn_testing_assert_array_less = _c.ctn_testing_assert_array_less
ctn_testing_for_dtypes = _c.ctn_testing_for_dtypes
ctn_testing_for_all_dtypes = _c.ctn_testing_for_all_dtypes
ctn_testing_for_float_dtypes = _c.ctn_testing_for_float_dtypes
ctn_testing_for_signed_dtypes = _c.ctn_testing_for_signed_dtypes
ctn_testing_for_unsigned_dtypes = _c.ctn_testing_for_unsigned_dtypes
ctn_testing_for_int_dtypes = _c.ctn_testing_for_int_dtypes
ctn_testing_for_dtypes_combination = _c.ctn_testing_for_dtypes_combination
ctn_testing_for_all_dtypes_combination = _c.ctn_testing_for_all_dtypes_combination
ctn_testing_for_signed_dtypes_combination = _c.ctn_testing_for_signed_dtypes_combination
ctn_testing_for_unsigned_dtypes_combination = _c.ctn_testing_for_unsigned_dtypes_combination
ctn_testing_for_int_dtypes_combination = _c.ctn_testing_for_int_dtypes_combination
ctn_testing_devices_allclose = _c.ctn_testing_devices_allclose
ctn_testing_devices_array_almost_equal = _c.ctn_testing_devices_array_almost_equal
ctn_testing_devices_array_almost_equal_nulp = _c.ctn_testing_devices_array_almost_equal_nulp
ctn_testing_devices_array_max_ulp = _c.ctn_testing_devices_array_max_ulp
ctn_testing_devices_array_equal = _c.ctn_testing_devices_array_equal
ctn_testing_devices_array_list_equal = _c.ctn_testing_devices_array_list_equal
ctn_testing_devices_array_less = _c.ctn_testing_devices_array_less
ctn_testing_devices_raise = _c.ctn_testing_devices_raise
ctn_type_check_expect = _c.ctn_type_check_expect
ctn_type_check_expect_values = _c.ctn_type_check_expect_values
ctn_type_check_fail = _c.ctn_type_check_fail
ctn_type_check_enabled = _c.ctn_type_check_enabled
ctn_set_type_check_enabled = _c.ctn_set_type_check_enabled
ctn_type_expr_new = _c.ctn_type_expr_new
ctn_type_expr_text = _c.ctn_type_expr_text
ctn_type_expr_eval = _c.ctn_type_expr_eval
ctn_type_expr_eval_text = _c.ctn_type_expr_eval_text
ctn_type_expr_expect = _c.ctn_type_expr_expect
ctn_array_ufunc = making("ctn_array_ufunc", "a")
ctn_array_ufunc_outputs = _c.ctn_array_ufunc_outputs
ctn_array_ufunc_at = _c.ctn_array_ufunc_at
ctn_ufunc_count = _c.ctn_ufunc_count
ctn_ufunc_name = _c.ctn_ufunc_name
ctn_ufunc_arity = _c.ctn_ufunc_arity
ctn_ufunc_types = _c.ctn_ufunc_types
ctn_array_ufunc_reduce = making("ctn_array_ufunc_reduce", "a")
ctn_array_ufunc_accumulate = making("ctn_array_ufunc_accumulate", "a")
ctn_array_ufunc_reduceat = making("ctn_array_ufunc_reduceat", "a")
ctn_array_ufunc_outer = making("ctn_array_ufunc_outer", "a")
ctn_ufunc_reduction = _c.ctn_ufunc_reduction
ctn_link_user_new = _c.ctn_link_user_new
ctn_link_user_data = _c.ctn_link_user_data


def dtype_name(dtype):
    """NumPy's name of an element type, such as "float32"; NULL for a value that is not a dtype. It lives
    as long as the process."""
    return decoded(ctn_dtype_name(dtype_code(dtype)))


def dtype_itemsize(dtype):
    """Size of one element in bytes; 0 for a value that is not a dtype."""
    return ctn_dtype_itemsize(dtype_code(dtype))


def dtype_from_name(name):
    """The element type with a NumPy name."""
    dtype = c_int32()
    status = ctn_dtype_from_name(utf8(name, "name"), byref(dtype))
    if status:
        raise failure(status)
    return dtype.value


def dtype_result_type(dtypes):
    """The element type to which several ones are promoted by NumPy's rules."""
    dtype = c_int32()
    status = ctn_dtype_result_type(int32s([dtype_code(d) for d in dtypes]), len(dtypes), byref(dtype))
    if status:
        raise failure(status)
    return dtype.value


def dtype_can_cast(from_, to, casting):
    """Whether a casting rule allows a conversion."""
    result = c_int32()
    status = ctn_dtype_can_cast(dtype_code(from_), dtype_code(to), int32(casting, "casting"), byref(result))
    if status:
        raise failure(status)
    return bool(result.value)


@direct("nd", "a")
def array_empty(shape, dtype):
    """A new C-contiguous array with undefined contents, on the current device."""
    return ctn_array_empty(int64s(shape, "shape"), len(shape), dtype_code(dtype))


@direct("nd", "a")
def array_zeros(shape, dtype):
    """A new array of zeros."""
    return ctn_array_zeros(int64s(shape, "shape"), len(shape), dtype_code(dtype))


@direct("nd", "a")
def array_ones(shape, dtype):
    """A new array of ones."""
    return ctn_array_ones(int64s(shape, "shape"), len(shape), dtype_code(dtype))


@direct("naD", "a")
def array_full(shape, value, dtype):
    """A new array filled with `value`, which is broadcast to the shape."""
    if not isinstance(value, Array):
        value = as_array(value, "array_full", "value")
    return ctn_array_full(int64s(shape, "shape"), len(shape), value, dtype_code(dtype, True))


@direct("nfD", "a")
def array_full_f64(shape, value, dtype):
    """A new array filled with a number."""
    return ctn_array_full_f64(
        int64s(shape, "shape"), len(shape), double(value, "value"), dtype_code(dtype, True)
    )


@direct("niD", "a")
def array_full_i64(shape, value, dtype):
    """A new array filled with an integer."""
    return ctn_array_full_i64(
        int64s(shape, "shape"), len(shape), int64(value, "value"), dtype_code(dtype, True)
    )


@direct("aD", "a")
def array_empty_like(a, dtype):
    """A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in memory
    and lives on the device of `a`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_empty_like", "a")
    return ctn_array_empty_like(a, dtype_code(dtype, True))


@direct("aD", "a")
def array_zeros_like(a, dtype):
    """Like ctn_array_empty_like, but filled with zeros."""
    if not isinstance(a, Array):
        a = as_array(a, "array_zeros_like", "a")
    return ctn_array_zeros_like(a, dtype_code(dtype, True))


@direct("aD", "a")
def array_ones_like(a, dtype):
    """Like ctn_array_empty_like, but filled with ones."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ones_like", "a")
    return ctn_array_ones_like(a, dtype_code(dtype, True))


@direct("aaD", "a")
def array_full_like(a, value, dtype):
    """Like ctn_array_empty_like, but filled with `value`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_full_like", "a")
    if not isinstance(value, Array):
        value = as_array(value, "array_full_like", "value")
    return ctn_array_full_like(a, value, dtype_code(dtype, True))


@direct("iiid", "a")
def array_eye(n, m, k, dtype):
    """An n x m matrix with ones on one diagonal and zeros elsewhere."""
    return ctn_array_eye(int64(n, "n"), int64(m, "m"), int64(k, "k"), dtype_code(dtype))


@direct("id", "a")
def array_identity(n, dtype):
    """The n x n identity matrix."""
    return ctn_array_identity(int64(n, "n"), dtype_code(dtype))


@direct("iiiD", "a")
def array_arange_i64(start, stop, step, dtype):
    """Integers from start (included) to stop (excluded) by step. With dtype bool there are at most two of
    them."""
    return ctn_array_arange_i64(
        int64(start, "start"), int64(stop, "stop"), int64(step, "step"), dtype_code(dtype, True)
    )


@direct("fffD", "a")
def array_arange_f64(start, stop, step, dtype):
    """Values from start by step, ceil((stop - start) / step) of them."""
    return ctn_array_arange_f64(
        double(start, "start"), double(stop, "stop"), double(step, "step"), dtype_code(dtype, True)
    )


@direct("ffibD", "a")
def array_linspace(start, stop, count, endpoint, dtype):
    """Evenly spaced values from start to stop."""
    return ctn_array_linspace(
        double(start, "start"),
        double(stop, "stop"),
        int64(count, "count"),
        1 if endpoint else 0,
        dtype_code(dtype, True),
    )


@direct("ai", "a")
def array_diag(v, k):
    """For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that diagonal."""
    if not isinstance(v, Array):
        v = as_array(v, "array_diag", "v")
    return ctn_array_diag(v, int64(k, "k"))


@direct("ai", "a")
def array_diagflat(v, k):
    """The square matrix with the flattened `v` on diagonal `k`."""
    if not isinstance(v, Array):
        v = as_array(v, "array_diagflat", "v")
    return ctn_array_diagflat(v, int64(k, "k"))


def array_from_data(data, shape, dtype):
    """A new array on the current device with a copy of values in host memory."""
    return ctn_array_from_data(data, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def array_from_memory(data, shape, strides, dtype, deleter, user_data):
    """An array over the caller's host memory, without a copy, on the CPU. The deleter runs exactly once:
    when no array refers to the memory anymore, or when this call fails."""
    if strides is not None and len(strides) != len(shape):
        raise unequal("array_from_memory", "strides", len(shape), len(strides))
    return ctn_array_from_memory(
        data,
        int64s(shape, "shape"),
        len(shape),
        int64s(strides, "strides") if strides is not None else None,
        dtype_code(dtype),
        deleter,
        user_data,
    )


@direct("f", "a")
def array_scalar_f64(value):
    """A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other operand
    of an operation if that dtype is floating. Results are not weak."""
    return ctn_array_scalar_f64(double(value, "value"))


@direct("i", "a")
def array_scalar_i64(value):
    """A weak scalar of integer kind (int64), which takes the dtype of any integer or floating operand. A
    value that the dtype cannot hold is an error."""
    return ctn_array_scalar_i64(int64(value, "value"))


@direct("b", "a")
def array_scalar_bool(value):
    """A weak scalar of boolean kind."""
    return ctn_array_scalar_bool(1 if value else 0)


def array_dtype(a):
    """Element type; CTN_DTYPE_NONE for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_dtype", "a")
    return ctn_array_dtype(a)


def array_ndim(a):
    """Number of axes; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_ndim", "a")
    return ctn_array_ndim(a)


def array_shape(a):
    """Lengths of the axes, valid as long as the array; NULL for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_shape", "a")
    return ctn_array_shape(a)


def array_strides(a):
    """Bytes between neighbors along each axis, valid as long as the array; NULL for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_strides", "a")
    return ctn_array_strides(a)


def array_size(a):
    """Number of elements; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_size", "a")
    return ctn_array_size(a)


def array_itemsize(a):
    """Bytes of one element; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_itemsize", "a")
    return ctn_array_itemsize(a)


def array_nbytes(a):
    """Size of all elements together in bytes; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_nbytes", "a")
    return ctn_array_nbytes(a)


def array_is_c_contiguous(a):
    """Whether the elements lie in C order without gaps; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_is_c_contiguous", "a")
    return bool(ctn_array_is_c_contiguous(a))


def array_is_f_contiguous(a):
    """Whether the elements lie in Fortran order without gaps; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_is_f_contiguous", "a")
    return bool(ctn_array_is_f_contiguous(a))


def array_owns_data(a):
    """Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_owns_data", "a")
    return bool(ctn_array_owns_data(a))


def array_is_writeable(a):
    """Whether the array may be written. Views made by broadcasting may not. 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_is_writeable", "a")
    return bool(ctn_array_is_writeable(a))


def array_base(a):
    """The array that `a` is a view of, which is never a view itself. NULL, with CTN_OK, if `a` is not a
    view or is NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_base", "a")
    out = new(Array)
    status = ctn_array_base(a, byref(out))
    if status:
        raise failure(status)
    return filled(out)


def array_device(a):
    """Name of the device on which the array lives."""
    if not isinstance(a, Array):
        a = as_array(a, "array_device", "a")
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_array_device(a, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_array_device(a, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    return name.value.decode()


def array_version(a):
    """Number of times that the library wrote the storage, which views share; 0 for NULL."""
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "array_version", "a")
    return ctn_array_version(a)


def array_data(a):
    """Address of the first element in host memory. Arrays on devices other than the CPU are a DEVICE
    error. Call ctn_array_mark_written after writing through the address."""
    if not isinstance(a, Array):
        a = as_array(a, "array_data", "a")
    out = c_void_p()
    status = ctn_array_data(a, byref(out))
    if status:
        raise failure(status)
    return out.value


@direct("a", "s")
def array_mark_written(a):
    """Tells the library that the storage was written through a raw address, so that it detects gradients
    which need the old values."""
    if not isinstance(a, Array):
        a = as_array(a, "array_mark_written", "a")
    status = ctn_array_mark_written(a)
    if status:
        raise failure(status)


def array_to_data(a, data, size):
    """Copies the elements in C order to host memory. Waits for the device."""
    if not isinstance(a, Array):
        a = as_array(a, "array_to_data", "a")
    status = ctn_array_to_data(a, data, uint64(size, "size"))
    if status:
        raise failure(status)


def array_set_data(a, data, size):
    """Overwrites all elements from host memory."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_data", "a")
    status = ctn_array_set_data(a, data, uint64(size, "size"))
    if status:
        raise failure(status)


def array_item_f64(a, index):
    """One element as double."""
    if not isinstance(a, Array):
        a = as_array(a, "array_item_f64", "a")
    value = c_double()
    status = ctn_array_item_f64(a, int64s(index, "index"), len(index), byref(value))
    if status:
        raise failure(status)
    return value.value


def array_item_i64(a, index):
    """One element as int64. Fractions are cut off, as by Python's int(). A value that is not finite or not
    within int64 is INVALID_ARGUMENT."""
    if not isinstance(a, Array):
        a = as_array(a, "array_item_i64", "a")
    value = c_int64()
    status = ctn_array_item_i64(a, int64s(index, "index"), len(index), byref(value))
    if status:
        raise failure(status)
    return value.value


def array_str(a, max_line_width, precision, suppress_small):
    """The array as NumPy's array_str prints it."""
    if not isinstance(a, Array):
        a = as_array(a, "array_str", "a")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_array_str(
        a,
        int32(max_line_width, "max_line_width"),
        int32(precision, "precision"),
        int32(suppress_small, "suppress_small"),
        text,
        capacity_,
        byref(length_),
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_array_str(
        a,
        int32(max_line_width, "max_line_width"),
        int32(precision, "precision"),
        int32(suppress_small, "suppress_small"),
        text,
        capacity_,
        byref(length_),
    )
    if status:
        raise failure(status)
    return text.value.decode()


def array_repr(a, max_line_width, precision, suppress_small):
    """The array as NumPy's array_repr prints it."""
    if not isinstance(a, Array):
        a = as_array(a, "array_repr", "a")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_array_repr(
        a,
        int32(max_line_width, "max_line_width"),
        int32(precision, "precision"),
        int32(suppress_small, "suppress_small"),
        text,
        capacity_,
        byref(length_),
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_array_repr(
        a,
        int32(max_line_width, "max_line_width"),
        int32(precision, "precision"),
        int32(suppress_small, "suppress_small"),
        text,
        capacity_,
        byref(length_),
    )
    if status:
        raise failure(status)
    return text.value.decode()


def array_print(a, write, user_data, destroy):
    """Passes the text of ctn_array_str, with its default options, to a callback. If the callback returns
    another status than CTN_OK, printing ends and this call returns that status."""
    if not isinstance(a, Array):
        a = as_array(a, "array_print", "a")
    status = ctn_array_print(a, write, user_data, destroy)
    if status:
        raise failure(status)


@direct("ad", "a")
def array_astype(a, dtype):
    """A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe"."""
    if not isinstance(a, Array):
        a = as_array(a, "array_astype", "a")
    return ctn_array_astype(a, dtype_code(dtype))


@direct("a", "a")
def array_copy(a):
    """A copy in C order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_copy", "a")
    return ctn_array_copy(a)


@direct("aD", "a")
def array_asarray(a, dtype):
    """The array itself if it already has the dtype, otherwise a converted copy."""
    if not isinstance(a, Array):
        a = as_array(a, "array_asarray", "a")
    return ctn_array_asarray(a, dtype_code(dtype, True))


@direct("aD", "a")
def array_ascontiguousarray(a, dtype):
    """The array in C order and with at least one axis: the array itself if possible, otherwise a copy."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ascontiguousarray", "a")
    return ctn_array_ascontiguousarray(a, dtype_code(dtype, True))


@direct("aD", "a")
def array_asfortranarray(a, dtype):
    """The array in Fortran order, otherwise like ctn_array_ascontiguousarray."""
    if not isinstance(a, Array):
        a = as_array(a, "array_asfortranarray", "a")
    return ctn_array_asfortranarray(a, dtype_code(dtype, True))


@direct("aD", "a")
def array_view(a, dtype):
    """The same bytes as another dtype. If the item size changes, the last axis must be C-contiguous and
    its size in bytes a multiple of the new item size."""
    if not isinstance(a, Array):
        a = as_array(a, "array_view", "a")
    return ctn_array_view(a, dtype_code(dtype, True))


@direct("aT", "a")
def array_to_device(a, device):
    """The array on another device: the array itself if it lives there already, otherwise a copy."""
    if not isinstance(a, Array):
        a = as_array(a, "array_to_device", "a")
    return ctn_array_to_device(a, utf8(device, "device", True))


@direct("aa", "s")
def array_fill(a, value):
    """Sets every element to a value, converted as by C casts."""
    if not isinstance(a, Array):
        a = as_array(a, "array_fill", "a")
    if not isinstance(value, Array):
        value = as_array(value, "array_fill", "value")
    status = ctn_array_fill(a, value)
    if status:
        raise failure(status)


@direct("af", "s")
def array_fill_f64(a, value):
    """Sets every element to a number; see ctn_array_fill."""
    if not isinstance(a, Array):
        a = as_array(a, "array_fill_f64", "a")
    status = ctn_array_fill_f64(a, double(value, "value"))
    if status:
        raise failure(status)


@direct("ai", "s")
def array_fill_i64(a, value):
    """Sets every element to an integer; see ctn_array_fill."""
    if not isinstance(a, Array):
        a = as_array(a, "array_fill_i64", "a")
    status = ctn_array_fill_i64(a, int64(value, "value"))
    if status:
        raise failure(status)


@direct("aaeA", "s")
def array_copyto(dst, src, casting, where):
    """Copies elements into an array."""
    if not isinstance(dst, Array):
        dst = as_array(dst, "array_copyto", "dst")
    if not isinstance(src, Array):
        src = as_array(src, "array_copyto", "src")
    if where is not None and not isinstance(where, Array):
        where = as_array(where, "array_copyto", "where")
    status = ctn_array_copyto(dst, src, int32(casting, "casting"), where)
    if status:
        raise failure(status)


@direct("an", "a")
def array_reshape(a, shape):
    """The elements in C order under a new shape: a view if possible, otherwise a copy."""
    if not isinstance(a, Array):
        a = as_array(a, "array_reshape", "a")
    return ctn_array_reshape(a, int64s(shape, "shape"), len(shape))


@direct("an", "s")
def array_set_shape(a, shape):
    """Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if that
    needs a copy. The pointers that ctn_array_shape and ctn_array_strides returned before become invalid."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_shape", "a")
    status = ctn_array_set_shape(a, int64s(shape, "shape"), len(shape))
    if status:
        raise failure(status)


@direct("ab", "s")
def array_set_writeable(a, writeable):
    """Sets whether the array itself may be written. Views that exist keep their own setting, and later
    ones get this one. A read-only array becomes writeable unless it is over read-only memory, such as a
    mapped file, a view of a read-only array, or has elements that overlap, as those of broadcast views do."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_writeable", "a")
    status = ctn_array_set_writeable(a, 1 if writeable else 0)
    if status:
        raise failure(status)


@direct("a", "a")
def array_reduced_view(a):
    """A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged if the
    memory layout allows it."""
    if not isinstance(a, Array):
        a = as_array(a, "array_reduced_view", "a")
    return ctn_array_reduced_view(a)


@direct("a", "a")
def array_ravel(a):
    """The elements in C order along one axis: a view if possible, otherwise a copy."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ravel", "a")
    return ctn_array_ravel(a)


@direct("a", "a")
def array_flatten(a):
    """A copy of the elements in C order along one axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_flatten", "a")
    return ctn_array_flatten(a)


@direct("aN", "a")
def array_transpose(a, axes):
    """A view with permuted axes: axis i of the result is axis axes[i] of `a`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_transpose", "a")
    return ctn_array_transpose(
        a, int64s(axes, "axes") if axes is not None else None, len(axes) if axes is not None else 0
    )


@direct("aii", "a")
def array_swapaxes(a, axis1, axis2):
    """A view with two axes exchanged."""
    if not isinstance(a, Array):
        a = as_array(a, "array_swapaxes", "a")
    return ctn_array_swapaxes(a, int64(axis1, "axis1"), int64(axis2, "axis2"))


@direct("aii", "a")
def array_rollaxis(a, axis, start):
    """A view with one axis moved."""
    if not isinstance(a, Array):
        a = as_array(a, "array_rollaxis", "a")
    return ctn_array_rollaxis(a, int64(axis, "axis"), int64(start, "start"))


@direct("ai", "a")
def array_expand_dims(a, axis):
    """A view with an additional axis of length 1."""
    if not isinstance(a, Array):
        a = as_array(a, "array_expand_dims", "a")
    return ctn_array_expand_dims(a, int64(axis, "axis"))


@direct("aN", "a")
def array_squeeze(a, axes):
    """A view without some axes of length 1."""
    if not isinstance(a, Array):
        a = as_array(a, "array_squeeze", "a")
    return ctn_array_squeeze(
        a, int64s(axes, "axes") if axes is not None else None, len(axes) if axes is not None else 0
    )


@direct("an", "a")
def array_broadcast_to(a, shape):
    """A read-only view that is broadcast to a shape."""
    if not isinstance(a, Array):
        a = as_array(a, "array_broadcast_to", "a")
    return ctn_array_broadcast_to(a, int64s(shape, "shape"), len(shape))


def array_get(a, items, count):
    """A view by basic indexing."""
    if not isinstance(a, Array):
        a = as_array(a, "array_get", "a")
    return ctn_array_get(a, items, count)


def array_set(a, items, count, value):
    """Assigns to the elements that an index selects."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set", "a")
    if not isinstance(value, Array):
        value = as_array(value, "array_set", "value")
    status = ctn_array_set(a, items, count, value)
    if status:
        raise failure(status)


def array_set_f64(a, items, count, value):
    """Assigns a number to the elements that an index selects."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_f64", "a")
    status = ctn_array_set_f64(a, items, count, double(value, "value"))
    if status:
        raise failure(status)


def array_set_i64(a, items, count, value):
    """Assigns an integer to the elements that an index selects."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_i64", "a")
    status = ctn_array_set_i64(a, items, count, int64(value, "value"))
    if status:
        raise failure(status)


@direct("li", "a")
def array_concatenate(arrays, axis):
    """Joins arrays along an existing axis."""
    arrays = as_handles(arrays, Array, as_array, "array_concatenate", "arrays")
    return ctn_array_concatenate(addresses(arrays), len(arrays), int64(axis, "axis"))


def array_split(a, axis, count):
    """Splits an array into parts of equal length along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_split", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_split(a, int64(axis, "axis"), outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_array_split(a, axis, count):
    """Splits an array into parts along an axis. If the length is not divisible, the first parts are longer
    by one."""
    if not isinstance(a, Array):
        a = as_array(a, "array_array_split", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_array_split(a, int64(axis, "axis"), outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_split_at(a, positions, axis, count):
    """Splits an array at positions along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_split_at", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_split_at(
        a, int64s(positions, "positions"), len(positions), int64(axis, "axis"), outs, count
    )
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


@direct("aaie", "a")
def array_take(a, indices, axis, mode):
    """Elements, or sub-arrays along an axis, at integer positions."""
    if not isinstance(a, Array):
        a = as_array(a, "array_take", "a")
    if not isinstance(indices, Array):
        indices = as_array(indices, "array_take", "indices")
    return ctn_array_take(a, indices, int64(axis, "axis"), int32(mode, "mode"))


@direct("aaiea", "s")
def array_take_into(a, indices, axis, mode, out):
    """Like ctn_array_take, but into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_take_into", "a")
    if not isinstance(indices, Array):
        indices = as_array(indices, "array_take_into", "indices")
    if not isinstance(out, Array):
        out = as_array(out, "array_take_into", "out")
    status = ctn_array_take_into(a, indices, int64(axis, "axis"), int32(mode, "mode"), out)
    if status:
        raise failure(status)


@direct("aaa", "a")
def array_where(condition, x, y):
    """Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y` are
    promoted to one dtype."""
    if not isinstance(condition, Array):
        condition = as_array(condition, "array_where", "condition")
    if not isinstance(x, Array):
        x = as_array(x, "array_where", "x")
    if not isinstance(y, Array):
        y = as_array(y, "array_where", "y")
    return ctn_array_where(condition, x, y)


@direct("aAA", "a")
def array_clip(a, minimum, maximum):
    """Limits the elements to [minimum, maximum]. At least one of the bounds is given. As in NumPy 1.24, a
    0-d array counts as a scalar here, so that weak bounds promote it."""
    if not isinstance(a, Array):
        a = as_array(a, "array_clip", "a")
    if minimum is not None and not isinstance(minimum, Array):
        minimum = as_array(minimum, "array_clip", "minimum")
    if maximum is not None and not isinstance(maximum, Array):
        maximum = as_array(maximum, "array_clip", "maximum")
    return ctn_array_clip(a, minimum, maximum)


@direct("aAAa", "s")
def array_clip_into(a, minimum, maximum, out):
    """Like ctn_array_clip, but into an existing array."""
    if not isinstance(a, Array):
        a = as_array(a, "array_clip_into", "a")
    if minimum is not None and not isinstance(minimum, Array):
        minimum = as_array(minimum, "array_clip_into", "minimum")
    if maximum is not None and not isinstance(maximum, Array):
        maximum = as_array(maximum, "array_clip_into", "maximum")
    if not isinstance(out, Array):
        out = as_array(out, "array_clip_into", "out")
    status = ctn_array_clip_into(a, minimum, maximum, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_dot(a, b):
    """NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d operand;
    otherwise the sum over the last axis of `a` and the second to last of `b`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_dot", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_dot", "b")
    return ctn_array_dot(a, b)


@direct("aaa", "s")
def array_dot_into(a, b, out):
    """Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and dtype of the
    result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_dot_into", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_dot_into", "b")
    if not isinstance(out, Array):
        out = as_array(out, "array_dot_into", "out")
    status = ctn_array_dot_into(a, b, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_matmul(a, b):
    """NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as a row
    on the left and as a column on the right."""
    if not isinstance(a, Array):
        a = as_array(a, "array_matmul", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_matmul", "b")
    return ctn_array_matmul(a, b)


def version():
    """Version of the loaded library as text, such as "0.1.0". It lives as long as the process."""
    return decoded(ctn_version())


def version_number():
    """Version of the loaded library as major * 10000 + minor * 100 + patch."""
    return ctn_version_number()


def error_message():
    """Text of the last failure on the calling thread; "" before the first one, never NULL. It names the
    function, the argument, what was expected and what was received. It is valid until the next failing
    call of this thread."""
    return decoded(ctn_error_message())


def error_code():
    """Status of the last failure on the calling thread; CTN_OK before the first one."""
    status = ctn_error_code()
    if status:
        raise failure(status)


def error_set(status, message):
    """For callbacks: stores a message for the status that the callback is about to return. Both reach the
    caller unchanged."""
    ctn_error_set(int32(status, "status"), utf8(message, "message", True))


def status_name(status):
    """Name of a status, such as "CTN_ERROR_SHAPE"; "unknown status" for other values."""
    return decoded(ctn_status_name(int32(status, "status")))


def thread_count():
    """Number of threads that a large operation may use."""
    return ctn_thread_count()


def set_thread_count(count):
    """Sets the number of threads that a large operation may use in this process. If the system grants
    fewer, because of limits on processes or memory, calls use as many as it grants."""
    status = ctn_set_thread_count(int32(count, "count"))
    if status:
        raise failure(status)


def simd_level():
    """The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512" with products
    of float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound."""
    return decoded(ctn_simd_level())


def onednn_enabled():
    """Whether large float32 matrix products use oneDNN: it was built in, and neither CATENARY_ONEDNN=0 nor
    ctn_set_onednn_enabled switched it off."""
    return bool(ctn_onednn_enabled())


def set_onednn_enabled(enabled):
    """Switches oneDNN on or off for the process. Without it the library uses its own kernels, whose
    results differ in the last bits. It is an UNAVAILABLE error to switch it on if it was not built in."""
    status = ctn_set_onednn_enabled(1 if enabled else 0)
    if status:
        raise failure(status)


def backprop_enabled():
    """Whether functions called on this thread record history."""
    return bool(ctn_backprop_enabled())


def set_backprop_enabled(enabled):
    """Switches the recording of history on or off for the calling thread. Without it, results carry no
    history, as with volatile inputs."""
    previous = c_int32()
    status = ctn_set_backprop_enabled(1 if enabled else 0, byref(previous))
    if status:
        raise failure(status)
    return bool(previous.value)


def train():
    """Whether functions and links called on this thread are in training mode, which is the initial mode."""
    return bool(ctn_train())


def set_train(enabled):
    """Switches between training and testing for the calling thread. While training, dropout drops,
    attention drops its weights, batch normalizations use and learn the statistics of the batch, and
    networks from Caffe are in the phase TRAIN. While testing, dropout returns its input, batch
    normalizations use their averages, and networks from Caffe are in the phase TEST. Gradients are
    computed in both modes; see ctn_set_backprop_enabled."""
    previous = c_int32()
    status = ctn_set_train(1 if enabled else 0, byref(previous))
    if status:
        raise failure(status)
    return bool(previous.value)


def debug():
    """Whether debug mode is on; see ctn_set_debug. It is off initially, unless CATENARY_DEBUG=1 is in the
    environment."""
    return bool(ctn_debug())


def set_debug(enabled):
    """Switches debug mode for the process. Debug mode checks every result of a function and every gradient
    that a function returns in backward: a NaN is CTN_ERROR_NAN, and the message names the function,
    forward or backward, and which output or input it was. Every function then waits for its device."""
    status = ctn_set_debug(1 if enabled else 0)
    if status:
        raise failure(status)


def context_capture():
    """Captures the calling thread's current device, current streams, backprop mode, training mode and
    function hooks."""
    out = c_void_p()
    status = ctn_context_capture(byref(out))
    if status:
        raise failure(status)
    return adopt(Context, out)


def context_apply(context):
    """Applies captured settings to the calling thread."""
    if not isinstance(context, Context):
        context = expected(Context, context, "context_apply", "context")
    status = ctn_context_apply(context)
    if status:
        raise failure(status)


def has_feature(kind, name):
    """Whether the loaded library has a feature. A program that also runs with older libraries, or with
    builds that leave parts out, can ask for what it needs."""
    return bool(ctn_has_feature(int32(kind, "kind"), utf8(name, "name", True)))


def feature_name(kind, index):
    """Name of a feature that the loaded library has; NULL after the last one of its kind. It lives as long
    as the process."""
    return decoded(ctn_feature_name(int32(kind, "kind"), uint64(index, "index")))


def op_count():
    """Number of functions that the loaded library has. It exports those of components that it was built
    without too, but they only fail, and are not counted."""
    return ctn_op_count()


def op_name(index):
    """Name of a function without ctn_, in alphabetical order; NULL after the last one. It lives as long as
    the process."""
    return decoded(ctn_op_name(uint64(index, "index")))


def op_schema(index):
    """A function as a JSON object: `format` (1; members are only added), `name`, `returns`, and
    `arguments`, each with its name, type, direction and nullability. NULL after the last function. It
    lives as long as the process."""
    return decoded(ctn_op_schema(uint64(index, "index")))


def object_use_count(object):
    """Number of references that callers and the library hold; 0 for NULL. It is only a hint while other
    threads hold references."""
    if object is not None and not isinstance(object, Object):
        object = expected(Object, object, "object_use_count", "object")
    return ctn_object_use_count(object)


def object_set_binding(self, key, object, destroy):
    """Stores a binding's own object in the one slot of a handle. The previous content is destroyed,
    whichever key it had."""
    if not isinstance(self, Object):
        self = expected(Object, self, "object_set_binding", "self")
    status = ctn_object_set_binding(self, key, object, destroy)
    if status:
        raise failure(status)


def object_binding(self, key):
    """The object that ctn_object_set_binding stored under a key, still owned by the slot; NULL if there is
    none or the handle is NULL."""
    if self is not None and not isinstance(self, Object):
        self = expected(Object, self, "object_binding", "self")
    return ctn_object_binding(self, key)


def object_set_toggle(object, key, toggle):
    """Sets the function that is called when the number of references of a handle changes from 1 to 2 or
    from 2 to 1. The slot must hold an object under `key`, to which the function belongs: it is removed
    when the slot is overwritten or emptied. It is not called when the handle dies, which calls destroy of
    the slot."""
    if not isinstance(object, Object):
        object = expected(Object, object, "object_set_toggle", "object")
    shared = c_int32()
    status = ctn_object_set_toggle(object, key, toggle, byref(shared))
    if status:
        raise failure(status)
    return bool(shared.value)


def binding_trace(objects, edge, user_data, destroy):
    """Reports to a garbage collector which of a binding's handles hold which others through the library.
    The library walks from the objects through everything that it holds for them (graphs, links,
    optimizers, hooks...) and counts the references that it finds. An object is accounted for if these and
    the binding's own are all its references, and nothing that holds it is held from elsewhere. For every
    object that is accounted for, `edge` is called once for each object that holds it, directly or through
    objects that are not in the list. For every other object, `edge` is called once with SIZE_MAX as the
    owner: somebody outside holds it (C code, another binding, a running call, another thread's hooks), or
    holds something that leads to it. Arrays are leaves, and references to them are not counted: an array
    in the list that anything else holds is held from the outside. The binding itself must know what the
    user_data of callbacks leads to. Counts are not changed, and no user code runs except `edge`, which is
    called at the end; if it fails, the trace ends. Time and memory are proportional to what is reached,
    and there is no recursion. The function must not be called from a toggle or a destroy function."""
    objects = as_handles(objects, Object, None, "binding_trace", "objects")
    status = ctn_binding_trace(addresses(objects), len(objects), edge, user_data, destroy)
    if status:
        raise failure(status)


def variable_new(data):
    """A variable over an array, which is not copied, with the volatile flag OFF and without history."""
    if not isinstance(data, Array):
        data = as_array(data, "variable_new", "data")
    return ctn_variable_new(data)


def variable_data(v):
    """The array of the variable."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_data", "v")
    return ctn_variable_data(v)


def variable_set_data(v, data):
    """Replaces the array. It is a STATE error if the variable has a creator or a gradient and the shape or
    dtype changes. A gradient stays on its device. After a change of shape or dtype, backward passes of
    functions that read the old array compute no gradient for the variable."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_set_data", "v")
    if not isinstance(data, Array):
        data = as_array(data, "variable_set_data", "data")
    status = ctn_variable_set_data(v, data)
    if status:
        raise failure(status)


def variable_grad(v):
    """The gradient; NULL, with CTN_OK, if there is none."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_grad", "v")
    out = new(Array)
    status = ctn_variable_grad(v, byref(out))
    if status:
        raise failure(status)
    return filled(out)


def variable_set_grad(v, grad):
    """Sets or removes the gradient."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_set_grad", "v")
    if grad is not None and not isinstance(grad, Array):
        grad = as_array(grad, "variable_set_grad", "grad")
    status = ctn_variable_set_grad(v, grad)
    if status:
        raise failure(status)


def variable_grad_variable(v):
    """The gradient as a variable, which has history after backward with create_graph; NULL, with CTN_OK,
    if there is none."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_grad_variable", "v")
    out = new(Variable)
    status = ctn_variable_grad_variable(v, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def variable_creator(v):
    """The function that made the variable; NULL, with CTN_OK, if no function did."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_creator", "v")
    out = c_void_p()
    status = ctn_variable_creator(v, byref(out))
    if status:
        raise failure(status)
    return adopt(Function, out)


def variable_rank(v):
    """Length of the longest chain of functions that leads to the variable; 0 for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_rank", "v")
    return ctn_variable_rank(v)


def variable_volatile(v):
    """The volatile flag; OFF for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_volatile", "v")
    return ctn_variable_volatile(v)


def variable_set_volatile(v, volatile_flag):
    """Sets the volatile flag of a variable without a creator. It is a STATE error if the variable has one."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_set_volatile", "v")
    status = ctn_variable_set_volatile(v, int32(volatile_flag, "volatile_flag"))
    if status:
        raise failure(status)


def variable_requires_grad(v):
    """Whether backward computes a gradient for the variable; 0 for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_requires_grad", "v")
    return bool(ctn_variable_requires_grad(v))


def variable_set_requires_grad(v, requires_grad):
    """Marks a variable without a creator as a constant, for which no gradient is computed, or as an
    ordinary variable."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_set_requires_grad", "v")
    status = ctn_variable_set_requires_grad(v, 1 if requires_grad else 0)
    if status:
        raise failure(status)


def variable_name(v):
    """The name, valid until it changes; NULL for a variable without a name, and for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_name", "v")
    return decoded(ctn_variable_name(v))


def variable_set_name(v, name):
    """Sets or removes the name."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_set_name", "v")
    status = ctn_variable_set_name(v, utf8(name, "name", True))
    if status:
        raise failure(status)


def variable_label(v):
    """Text for drawings of the graph: the name if the variable has one, then shape and dtype, such as "(2,
    3), float32"."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_label", "v")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_variable_label(v, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_variable_label(v, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def variable_shape(v):
    """Lengths of the axes, valid until the data of the variable is replaced; NULL for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_shape", "v")
    return ctn_variable_shape(v)


def variable_ndim(v):
    """Number of axes; 0 for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_ndim", "v")
    return ctn_variable_ndim(v)


def variable_dtype(v):
    """Element type; CTN_DTYPE_NONE for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_dtype", "v")
    return ctn_variable_dtype(v)


def variable_size(v):
    """Number of elements; 0 for NULL."""
    if v is not None and not isinstance(v, Variable):
        v = as_variable(v, "variable_size", "v")
    return ctn_variable_size(v)


def variable_item_f64(v):
    """The element of a variable of size 1, such as a loss, as double."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_item_f64", "v")
    value = c_double()
    status = ctn_variable_item_f64(v, byref(value))
    if status:
        raise failure(status)
    return value.value


def variable_length(v):
    """Length of the first axis."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_length", "v")
    length = c_int64()
    status = ctn_variable_length(v, byref(length))
    if status:
        raise failure(status)
    return length.value


def variable_backward(v, retain_grad, create_graph):
    """Backpropagation from this variable. It starts with the variable's own gradient, which must be set
    before; only if the variable has one element and no gradient, it starts with 1. Gradients are added to
    those that variables without a creator already have. Operations on integers have no history: a variable
    of integers or booleans is a DTYPE error unless a function made it from floating numbers."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_backward", "v")
    status = ctn_variable_backward(v, 1 if retain_grad else 0, 1 if create_graph else 0)
    if status:
        raise failure(status)


def variable_unchain_backward(v):
    """Removes the history of this variable: it and all variables that functions made on the way to it
    forget their creators."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_unchain_backward", "v")
    status = ctn_variable_unchain_backward(v)
    if status:
        raise failure(status)


def variable_cleargrad(v):
    """Removes the gradient."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_cleargrad", "v")
    status = ctn_variable_cleargrad(v)
    if status:
        raise failure(status)


def variable_zerograd(v):
    """Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data that was
    set since."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_zerograd", "v")
    status = ctn_variable_zerograd(v)
    if status:
        raise failure(status)


def variable_addgrad(v, source):
    """Adds the gradient of another variable to the gradient of `v`."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_addgrad", "v")
    if not isinstance(source, Variable):
        source = as_variable(source, "variable_addgrad", "source")
    status = ctn_variable_addgrad(v, source)
    if status:
        raise failure(status)


def variable_copydata(v, source):
    """Copies the elements of another variable into the array of `v`."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_copydata", "v")
    if not isinstance(source, Variable):
        source = as_variable(source, "variable_copydata", "source")
    status = ctn_variable_copydata(v, source)
    if status:
        raise failure(status)


def variable_debug_text(v):
    """A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard deviation
    of the elements, and those of the gradient: None if there is no gradient, 0 if it is zero."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_debug_text", "v")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_variable_debug_text(v, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_variable_debug_text(v, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def variable_set_creator(v, f, index):
    """Makes the variable an output of a node. The variable that was this output before loses its creator;
    it must have the same shape, dtype and device. It is a STATE error if the variable already has a
    creator, or if a function has read it."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_set_creator", "v")
    if not isinstance(f, Function):
        f = expected(Function, f, "variable_set_creator", "f")
    status = ctn_variable_set_creator(v, f, uint64(index, "index"))
    if status:
        raise failure(status)


def variable_to_device(v, device):
    """Moves the array and the gradient to a device. The history stays: a gradient is moved to the device
    of each function that it passes, and in the end to the device of the data. Use ctn_copy for a copy that
    backward passes through."""
    if not isinstance(v, Variable):
        v = as_variable(v, "variable_to_device", "v")
    status = ctn_variable_to_device(v, utf8(device, "device", True))
    if status:
        raise failure(status)


def volatile_name(flag):
    """Name of a flag: "on", "off" or "auto"; NULL for other values. It lives as long as the process."""
    return decoded(ctn_volatile_name(int32(flag, "flag")))


def volatile_from_name(name):
    """The flag with a name."""
    flag = c_int32()
    status = ctn_volatile_from_name(utf8(name, "name"), byref(flag))
    if status:
        raise failure(status)
    return flag.value


def volatile_aggregate(flags):
    """The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO. Both
    together are an error."""
    flag = c_int32()
    status = ctn_volatile_aggregate(int32s(flags), len(flags), byref(flag))
    if status:
        raise failure(status)
    return flag.value


def grad(outputs, grad_outputs, inputs, create_graph):
    """Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable."""
    outputs = as_handles(outputs, Variable, as_variable, "grad", "outputs")
    if grad_outputs is not None:
        grad_outputs = as_handles(grad_outputs, Variable, as_variable, "grad", "grad_outputs")
    if grad_outputs is not None and len(grad_outputs) != len(outputs):
        raise unequal("grad", "grad_outputs", len(outputs), len(grad_outputs))
    inputs = as_handles(inputs, Variable, as_variable, "grad", "inputs")
    grads = (c_void_p * len(inputs))()
    status = ctn_grad(
        addresses(outputs),
        len(outputs),
        addresses(grad_outputs) if grad_outputs is not None else None,
        addresses(inputs),
        len(inputs),
        1 if create_graph else 0,
        grads,
    )
    if status:
        raise failure(status)
    return adopt_all(Variable, grads)


def function_new(callbacks, user_data):
    """Defines a user function. At least one of backward and backward_variables is needed for
    backpropagation. destroy runs exactly once: when the last reference is released, including those of the
    library, or when this call fails."""
    out = c_void_p()
    status = ctn_function_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Function, out)


def function_call(f, inputs, output_count):
    """Applies a user function to variables."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_call", "f")
    inputs = as_handles(inputs, Variable, as_variable, "function_call", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_function_call(f, addresses(inputs), len(inputs), outputs, output_count)
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


def function_label(f):
    """Name of the function in drawings of the graph."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_label", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_function_label(f, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_function_label(f, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def function_rank(f):
    """Rank of the node, which is the highest rank of its inputs; 0 for NULL."""
    if f is not None and not isinstance(f, Function):
        f = expected(Function, f, "function_rank", "f")
    return ctn_function_rank(f)


def function_input_count(f):
    """Number of inputs of a node; 0 for NULL and definitions."""
    if f is not None and not isinstance(f, Function):
        f = expected(Function, f, "function_input_count", "f")
    return ctn_function_input_count(f)


def function_input(f, index):
    """An input of a node as a variable. The variable has no data if its array was freed, because nobody
    else held it and the gradient does not need it."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_input", "f")
    return ctn_function_input(f, uint64(index, "index"))


def function_output_count(f):
    """Number of outputs of a node; 0 for NULL and definitions."""
    if f is not None and not isinstance(f, Function):
        f = expected(Function, f, "function_output_count", "f")
    return ctn_function_output_count(f)


def function_output(f, index):
    """An output of a node as a variable; NULL, with CTN_OK, if nobody holds it anymore."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_output", "f")
    out = new(Variable)
    status = ctn_function_output(f, uint64(index, "index"), byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def function_unchain(f):
    """Removes the node from the graph: its outputs lose their creator, and it releases its inputs."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_unchain", "f")
    status = ctn_function_unchain(f)
    if status:
        raise failure(status)


def function_save_array(node, slot, a):
    """For user functions: stores an array with the node, for backward."""
    if not isinstance(node, Function):
        node = expected(Function, node, "function_save_array", "node")
    if a is not None and not isinstance(a, Array):
        a = as_array(a, "function_save_array", "a")
    status = ctn_function_save_array(node, uint64(slot, "slot"), a)
    if status:
        raise failure(status)


def function_saved_array(node, slot):
    """For user functions: an array that was stored with the node; NULL, with CTN_OK, if there is none."""
    if not isinstance(node, Function):
        node = expected(Function, node, "function_saved_array", "node")
    out = new(Array)
    status = ctn_function_saved_array(node, uint64(slot, "slot"), byref(out))
    if status:
        raise failure(status)
    return filled(out)


def function_attribute(f, name):
    """An array that a function publishes under a name."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_attribute", "f")
    return ctn_function_attribute(f, utf8(name, "name"))


def initializer_constant_new(value):
    """Sets every element to one value."""
    out = c_void_p()
    status = ctn_initializer_constant_new(double(value, "value"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_normal_new(deviation):
    """Normal numbers with mean 0."""
    out = c_void_p()
    status = ctn_initializer_normal_new(double(deviation, "deviation"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_uniform_new(limit):
    """Uniform numbers in [-limit, limit)."""
    out = c_void_p()
    status = ctn_initializer_uniform_new(double(limit, "limit"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_orthogonal_new(scale):
    """A multiple of a random matrix with orthonormal rows, or columns if it has more rows than columns.
    Further axes count as columns, in C order."""
    out = c_void_p()
    status = ctn_initializer_orthogonal_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_identity_new(scale):
    """A multiple of the identity, for arrays that are square matrices."""
    out = c_void_p()
    status = ctn_initializer_identity_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_lecun_normal_new(scale):
    """Normal numbers with the standard deviation scale * sqrt(1 / fan_in), for arrays with at least two
    axes."""
    out = c_void_p()
    status = ctn_initializer_lecun_normal_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_lecun_uniform_new(scale):
    """Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for arrays with at least two axes."""
    out = c_void_p()
    status = ctn_initializer_lecun_uniform_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_glorot_normal_new(scale):
    """Normal numbers with the standard deviation scale * sqrt(2 / (fan_in + fan_out)), for arrays with at
    least two axes."""
    out = c_void_p()
    status = ctn_initializer_glorot_normal_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_glorot_uniform_new(scale):
    """Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in + fan_out)), for arrays with at least
    two axes."""
    out = c_void_p()
    status = ctn_initializer_glorot_uniform_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_he_normal_new(scale):
    """Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for arrays with at least two
    axes."""
    out = c_void_p()
    status = ctn_initializer_he_normal_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_he_uniform_new(scale):
    """Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays with at least two axes."""
    out = c_void_p()
    status = ctn_initializer_he_uniform_new(double(scale, "scale"), byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_array_new(value):
    """Copies the values that an array has when the initializer is applied, converted to the dtype and
    device of the destination."""
    if not isinstance(value, Array):
        value = as_array(value, "initializer_array_new", "value")
    out = c_void_p()
    status = ctn_initializer_array_new(value, byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_callback_new(fill, user_data, destroy):
    """Calls a function on the thread that makes the parameter."""
    out = c_void_p()
    status = ctn_initializer_callback_new(fill, user_data, destroy, byref(out))
    if status:
        raise failure(status)
    return adopt(Initializer, out)


def initializer_apply(initializer, array):
    """Fills an array."""
    if not isinstance(initializer, Initializer):
        initializer = expected(Initializer, initializer, "initializer_apply", "initializer")
    if not isinstance(array, Array):
        array = as_array(array, "initializer_apply", "array")
    status = ctn_initializer_apply(initializer, array)
    if status:
        raise failure(status)


def link_options_new():
    """Options with defaults only."""
    out = c_void_p()
    status = ctn_link_options_new(byref(out))
    if status:
        raise failure(status)
    return adopt(LinkOptions, out)


def link_options_set_dtype(options, dtype):
    """Sets the element type of all parameters; the default is float32."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_dtype", "options")
    status = ctn_link_options_set_dtype(options, dtype_code(dtype))
    if status:
        raise failure(status)


def link_options_set_wscale(options, wscale):
    """Sets the factor of the initial standard deviation of weights; the default is 1."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_wscale", "options")
    status = ctn_link_options_set_wscale(options, double(wscale, "wscale"))
    if status:
        raise failure(status)


def link_options_set_bias(options, bias):
    """Sets the initial value of the bias; the default is 0."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_bias", "options")
    status = ctn_link_options_set_bias(options, double(bias, "bias"))
    if status:
        raise failure(status)


def link_options_set_nobias(options, nobias):
    """Sets whether the link has no bias; the default is 0."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_nobias", "options")
    status = ctn_link_options_set_nobias(options, 1 if nobias else 0)
    if status:
        raise failure(status)


def link_options_set_initializer(options, path, initializer):
    """Sets the initializer of a parameter, which replaces its documented initial values."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_initializer", "options")
    if not isinstance(initializer, Initializer):
        initializer = expected(Initializer, initializer, "link_options_set_initializer", "initializer")
    status = ctn_link_options_set_initializer(options, utf8(path, "path"), initializer)
    if status:
        raise failure(status)


def link_options_set_initial_value(options, path, value):
    """Sets the initial value of a parameter: ctn_link_options_set_initializer with
    ctn_initializer_array_new."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_initial_value", "options")
    if not isinstance(value, Array):
        value = as_array(value, "link_options_set_initial_value", "value")
    status = ctn_link_options_set_initial_value(options, utf8(path, "path"), value)
    if status:
        raise failure(status)


def link_options_set_dilation(options, dilation):
    """Sets the distance between the elements that a window reads; the default is 1."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_dilation", "options")
    status = ctn_link_options_set_dilation(options, int64s(dilation, "dilation"), len(dilation))
    if status:
        raise failure(status)


def link_options_set_groups(options, groups):
    """Sets the number of groups into which the channels are divided; the default is 1."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_groups", "options")
    status = ctn_link_options_set_groups(options, int64(groups, "groups"))
    if status:
        raise failure(status)


def link_options_set_outsize(options, outsize):
    """Sets the lengths of the result of a deconvolution along its spatial axes; the default is the
    smallest lengths that fit."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_outsize", "options")
    status = ctn_link_options_set_outsize(options, int64s(outsize, "outsize"), len(outsize))
    if status:
        raise failure(status)


def link_options_set_init(options, init):
    """Sets the initial value of all slopes of a parametric rectifier; the default is 0.25."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_init", "options")
    status = ctn_link_options_set_init(options, double(init, "init"))
    if status:
        raise failure(status)


def link_options_set_decay(options, decay):
    """Sets the fraction of themselves that the averages of a batch normalization keep; the default is 0.9."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_decay", "options")
    status = ctn_link_options_set_decay(options, double(decay, "decay"))
    if status:
        raise failure(status)


def link_options_set_eps(options, eps):
    """Sets the number that normalizations add to variances; see each link for the default."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_eps", "options")
    status = ctn_link_options_set_eps(options, double(eps, "eps"))
    if status:
        raise failure(status)


def link_options_set_power(options, power):
    """Sets the exponent of the counts of a negative sampling; the default is 0.75."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_power", "options")
    status = ctn_link_options_set_power(options, double(power, "power"))
    if status:
        raise failure(status)


def link_options_set_ignore_label(options, ignore_label):
    """Sets the number for which an embedding returns zeros and has no gradient. Without this option every
    number has its row."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_ignore_label", "options")
    status = ctn_link_options_set_ignore_label(options, int64(ignore_label, "ignore_label"))
    if status:
        raise failure(status)


def link_options_set_causal(options, causal):
    """Sets whether position i of an attention sees only positions 0 to i; the default is 0."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_causal", "options")
    status = ctn_link_options_set_causal(options, 1 if causal else 0)
    if status:
        raise failure(status)


def link_options_set_dropout(options, dropout):
    """Sets the probability with which an attention drops each of its weights in training; the default is
    0."""
    if not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_options_set_dropout", "options")
    status = ctn_link_options_set_dropout(options, double(dropout, "dropout"))
    if status:
        raise failure(status)


def link_linear_new(in_size, out_size, options):
    """Linear link on the current device with the parameters W of shape (out_size, in_size), with normal
    numbers of standard deviation wscale / sqrt(in_size), and b of shape (out_size), with the value `bias`,
    unless `nobias`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_linear_new", "options")
    out = c_void_p()
    status = ctn_link_linear_new(int64(in_size, "in_size"), int64(out_size, "out_size"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_convolution_2d_new(
    in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options
):
    """Convolution link on the current device, see ctn_convolution_2d, with the parameters W of shape
    (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers of standard deviation
    wscale / sqrt(in_channels / groups * ksize_y * ksize_x), and b of shape (out_channels), with the value
    `bias`, unless `nobias`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_convolution_2d_new", "options")
    out = c_void_p()
    status = ctn_link_convolution_2d_new(
        int64(in_channels, "in_channels"),
        int64(out_channels, "out_channels"),
        int64(ksize_y, "ksize_y"),
        int64(ksize_x, "ksize_x"),
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_classifier_new(predictor):
    """Classifier with a child named "predictor". Called with x and t it returns
    ctn_softmax_cross_entropy(predictor(x), t) and remembers the prediction, loss and accuracy."""
    if not isinstance(predictor, Link):
        predictor = expected(Link, predictor, "link_classifier_new", "predictor")
    out = c_void_p()
    status = ctn_link_classifier_new(predictor, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_classifier_set_compute_accuracy(classifier, compute):
    """Sets whether calls also compute the accuracy, as they do initially."""
    if not isinstance(classifier, Link):
        classifier = expected(Link, classifier, "link_classifier_set_compute_accuracy", "classifier")
    status = ctn_link_classifier_set_compute_accuracy(classifier, 1 if compute else 0)
    if status:
        raise failure(status)


def link_classifier_loss(classifier):
    """Loss of the last call; NULL, with CTN_OK, before the first call."""
    if not isinstance(classifier, Link):
        classifier = expected(Link, classifier, "link_classifier_loss", "classifier")
    out = new(Variable)
    status = ctn_link_classifier_loss(classifier, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def link_classifier_accuracy(classifier):
    """Accuracy of the last call; NULL, with CTN_OK, before the first call and if it is not computed."""
    if not isinstance(classifier, Link):
        classifier = expected(Link, classifier, "link_classifier_accuracy", "classifier")
    out = new(Variable)
    status = ctn_link_classifier_accuracy(classifier, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def link_classifier_prediction(classifier):
    """Result of the predictor in the last call; NULL, with CTN_OK, before the first call."""
    if not isinstance(classifier, Link):
        classifier = expected(Link, classifier, "link_classifier_prediction", "classifier")
    out = new(Variable)
    status = ctn_link_classifier_prediction(classifier, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def link_new(forward, user_data, destroy):
    """A user link, which is also a chain: parameters, persistent values and children are added with the
    functions below."""
    out = c_void_p()
    status = ctn_link_new(forward, user_data, destroy, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_chain_new():
    """An empty chain."""
    out = c_void_p()
    status = ctn_link_chain_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_chain_list_new():
    """An empty chain list."""
    out = c_void_p()
    status = ctn_link_chain_list_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_call(link, inputs, output_count):
    """Runs the link on variables. A chain or chain list has no forward computation (UNSUPPORTED). Calls
    from callbacks of links may be nested 1000 deep; deeper ones are a STATE error."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_call", "link")
    inputs = as_handles(inputs, Variable, as_variable, "link_call", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_link_call(link, addresses(inputs), len(inputs), outputs, output_count)
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


def link_call1(link, x):
    """Runs the link on one variable; see ctn_link_call."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_call1", "link")
    if not isinstance(x, Variable):
        x = as_variable(x, "link_call1", "x")
    return ctn_link_call1(link, x)


def link_name(link):
    """Name of the link in its parent, valid until it changes; NULL for a link without a parent, and for
    NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_name", "link")
    return decoded(ctn_link_name(link))


def link_add_param(link, name, shape, dtype):
    """Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_add_param", "link")
    status = ctn_link_add_param(
        link, utf8(name, "name"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )
    if status:
        raise failure(status)


def link_add_persistent(link, name, value):
    """Adds an array that is saved and loaded but not optimized."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_add_persistent", "link")
    if not isinstance(value, Array):
        value = as_array(value, "link_add_persistent", "value")
    status = ctn_link_add_persistent(link, utf8(name, "name"), value)
    if status:
        raise failure(status)


def link_persistent(link, name):
    """A persistent array of this link."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_persistent", "link")
    return ctn_link_persistent(link, utf8(name, "name"))


def link_set_persistent(link, name, value):
    """Replaces a persistent array."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_set_persistent", "link")
    if not isinstance(value, Array):
        value = as_array(value, "link_set_persistent", "value")
    status = ctn_link_set_persistent(link, utf8(name, "name"), value)
    if status:
        raise failure(status)


def link_add_link(link, name, child):
    """Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_add_link", "link")
    if not isinstance(child, Link):
        child = expected(Link, child, "link_add_link", "child")
    status = ctn_link_add_link(link, utf8(name, "name", True), child)
    if status:
        raise failure(status)


def link_child(link, path):
    """The child at a path."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_child", "link")
    out = c_void_p()
    status = ctn_link_child(link, utf8(path, "path"), byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_child_count(link):
    """Number of direct children; 0 for NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_child_count", "link")
    return ctn_link_child_count(link)


def link_child_at(link, index):
    """A direct child in the order of addition."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_child_at", "link")
    out = c_void_p()
    status = ctn_link_child_at(link, uint64(index, "index"), byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_is_initialized(link):
    """Whether all parameters of the hierarchy have their sizes, so that none waits for an input (see
    CTN_SIZE_FROM_INPUT); 1 for NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_is_initialized", "link")
    return bool(ctn_link_is_initialized(link))


def link_uninitialized_count(link):
    """Number of parameters and persistent values of the hierarchy that wait for their size; 0 for NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_uninitialized_count", "link")
    return ctn_link_uninitialized_count(link)


def link_uninitialized_path(link, index):
    """Path of one of the values that wait for their size, such as "/l1/W"."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_uninitialized_path", "link")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_link_uninitialized_path(link, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_link_uninitialized_path(link, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def link_param_count(link):
    """Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_param_count", "link")
    return ctn_link_param_count(link)


def link_param_at(link, index):
    """A parameter in the order of the reference's namedparams: the link's own parameters in the order of
    addition, then those of each child."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_param_at", "link")
    return ctn_link_param_at(link, uint64(index, "index"))


def link_param_path(link, index):
    """Path of a parameter in the order of ctn_link_param_at, such as "/l1/W"."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_param_path", "link")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_link_param_path(link, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_link_param_path(link, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def link_param(link, path):
    """The parameter at a path."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_param", "link")
    return ctn_link_param(link, utf8(path, "path"))


def link_zerograds(link):
    """Sets the gradients of all parameters that are not frozen to zeros."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_zerograds", "link")
    status = ctn_link_zerograds(link)
    if status:
        raise failure(status)


def link_cleargrads(link):
    """Removes the gradients of all parameters; the next backward writes new ones."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_cleargrads", "link")
    status = ctn_link_cleargrads(link)
    if status:
        raise failure(status)


def link_addgrads(link, source):
    """Adds the gradients of another link. Frozen parameters are skipped."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_addgrads", "link")
    if not isinstance(source, Link):
        source = expected(Link, source, "link_addgrads", "source")
    status = ctn_link_addgrads(link, source)
    if status:
        raise failure(status)


def link_copyparams(link, source):
    """Copies the parameters of another link."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_copyparams", "link")
    if not isinstance(source, Link):
        source = expected(Link, source, "link_copyparams", "source")
    status = ctn_link_copyparams(link, source)
    if status:
        raise failure(status)


def link_share(link):
    """A second hierarchy over the same arrays of parameters and persistent values: an update of one
    changes both. The copy has no gradients, and states of recurrent links are kept with their history. The
    new root has no name."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_share", "link")
    out = c_void_p()
    status = ctn_link_share(link, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_clone(link):
    """A copy of the hierarchy with separate arrays on the same devices: parameters, gradients, persistent
    values (including statistics of batch normalization) and states of recurrent links, without their
    history. Values that share an array share one in the copy. The new root has no name, and no optimizer
    is set up for it. User links are copied as their callbacks define."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_clone", "link")
    out = c_void_p()
    status = ctn_link_clone(link, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_to_device(link, device):
    """Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to a
    device. After a failure the hierarchy is where it was."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_to_device", "link")
    status = ctn_link_to_device(link, utf8(device, "device", True))
    if status:
        raise failure(status)


def caffe_function_new(path):
    """Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors name the
    layer and the field that is wrong. The format before V1 is UNSUPPORTED."""
    out = c_void_p()
    status = ctn_caffe_function_new(utf8(path, "path"), byref(out))
    if status:
        raise failure(status)
    return adopt(CaffeFunction, out)


def caffe_function_new_from_memory(data, size):
    """Reads a network from memory; see ctn_caffe_function_new."""
    out = c_void_p()
    status = ctn_caffe_function_new_from_memory(data, size, byref(out))
    if status:
        raise failure(status)
    return adopt(CaffeFunction, out)


def caffe_function_call(f, input_names, inputs, disable, output_names):
    """Computes blobs of the network from given ones. Layers run in the order of the file if their bottoms
    are given or computed; a layer that writes to its own bottom replaces that blob. Layers that no output
    needs do not run. While the calling thread trains (ctn_set_train), layers are in the phase TRAIN:
    dropout drops, and BatchNorm uses and learns the statistics of the batch; otherwise they are in the
    phase TEST. It is a NOT_FOUND error if an output cannot be computed, and the message says what was
    skipped and why. Errors of a layer begin with its name and type."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_call", "f")
    inputs = as_handles(inputs, Variable, as_variable, "caffe_function_call", "inputs")
    if len(inputs) != len(input_names):
        raise unequal("caffe_function_call", "inputs", len(input_names), len(inputs))
    outputs = (c_void_p * len(output_names))()
    status = ctn_caffe_function_call(
        f,
        texts(input_names),
        len(input_names),
        addresses(inputs),
        texts(disable),
        len(disable),
        texts(output_names),
        len(output_names),
        outputs,
    )
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


def caffe_function_fs(f):
    """The parameters: a chain with a child for each layer that has parameters, at the path that is the
    layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain inception_3a).
    ctn_caffe_function_link_path returns the path if the name cannot be one or its place is taken.
    Convolution and InnerProduct are links of that kind with W and b (W is (out, in) even if the file has
    it transposed), Scale has W and b, and BatchNorm has the persistent values avg_mean and avg_var, which
    are Caffe's sums, and scale_factor, by which they are divided. Moving the chain to a device moves the
    network."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_fs", "f")
    out = c_void_p()
    status = ctn_caffe_function_fs(f, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def caffe_function_link_path(f, name):
    """Path of the link of a layer below ctn_caffe_function_fs. It is the layer's name, unless a part of
    that is empty, "." or "..", or the place is taken by another layer. Then slashes become underscores; an
    empty name, "." and ".." become "layer" and the number of the layer in the file, counted from 0; and if
    that is taken as well, "_" and this number are added."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_link_path", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_caffe_function_link_path(f, utf8(name, "name"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_caffe_function_link_path(f, utf8(name, "name"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def caffe_function_forward_count(f):
    """Number of layers that can run; 0 for NULL."""
    if f is not None and not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_forward_count", "f")
    return ctn_caffe_function_forward_count(f)


def caffe_function_forward_name(f, index):
    """Name of a layer that can run, in the order in which the layers run."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_forward_name", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_caffe_function_forward_name(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_caffe_function_forward_name(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def caffe_function_forward_type(f, index):
    """Type of a layer that can run, such as "Convolution", with its name in the current format."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_forward_type", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_caffe_function_forward_type(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_caffe_function_forward_type(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def caffe_function_forward(f, name, inputs, output_count):
    """Runs one layer, from its bottoms to its tops, in the phase of ctn_caffe_function_call. If several
    layers have the name, the first one runs."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_forward", "f")
    inputs = as_handles(inputs, Variable, as_variable, "caffe_function_forward", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_caffe_function_forward(
        f, utf8(name, "name"), addresses(inputs), len(inputs), outputs, output_count
    )
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


def caffe_function_ignored_count(f):
    """Number of layers that are never run; 0 for NULL."""
    if f is not None and not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_ignored_count", "f")
    return ctn_caffe_function_ignored_count(f)


def caffe_function_ignored_name(f, index):
    """Name of an ignored layer, in the order of the file."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_ignored_name", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_caffe_function_ignored_name(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_caffe_function_ignored_name(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def caffe_function_ignored_type(f, index):
    """Type of an ignored layer, with its name in the current format."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_ignored_type", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_caffe_function_ignored_type(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_caffe_function_ignored_type(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def caffe_function_ignored_reason(f, index):
    """Reason why a layer is ignored."""
    if not isinstance(f, CaffeFunction):
        f = expected(CaffeFunction, f, "caffe_function_ignored_reason", "f")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_caffe_function_ignored_reason(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_caffe_function_ignored_reason(f, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def schedule_constant_new(init):
    """The same value at all times, for instance to follow a warm-up."""
    out = c_void_p()
    status = ctn_schedule_constant_new(double(init, "init"), byref(out))
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_exponential_new(init, target, rate):
    """Exponential decay: init * rate ^ t."""
    out = c_void_p()
    status = ctn_schedule_exponential_new(
        double(init, "init"), double(target, "target"), double(rate, "rate"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_step_new(init, target, step, gamma):
    """Decay in steps: init * gamma ^ floor(t / step)."""
    out = c_void_p()
    status = ctn_schedule_step_new(
        double(init, "init"),
        double(target, "target"),
        int64(step, "step"),
        double(gamma, "gamma"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_multistep_new(init, steps, gamma):
    """The initial value, multiplied by gamma at given times."""
    out = c_void_p()
    status = ctn_schedule_multistep_new(
        double(init, "init"), int64s(steps, "steps"), len(steps), double(gamma, "gamma"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_linear_new(init, target, begin, end):
    """A straight line from `init` at t = begin to `target` at t = end."""
    out = c_void_p()
    status = ctn_schedule_linear_new(
        double(init, "init"), double(target, "target"), int64(begin, "begin"), int64(end, "end"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_cosine_new(init, target, period, restart_factor):
    """Half a period of the cosine from `init` to `target`. With a restart factor above 0, the schedule
    then starts again, and each period is longer by that factor; otherwise the target is kept."""
    out = c_void_p()
    status = ctn_schedule_cosine_new(
        double(init, "init"),
        double(target, "target"),
        int64(period, "period"),
        int64(restart_factor, "restart_factor"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_polynomial_new(init, target, length, power):
    """Polynomial decay: init * (1 - t / length) ^ power up to t = length, then its last value."""
    out = c_void_p()
    status = ctn_schedule_polynomial_new(
        double(init, "init"),
        double(target, "target"),
        int64(length, "length"),
        double(power, "power"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_inverse_new(init, target, gamma, power):
    """Inverse decay: init * (1 + gamma * t) ^ -power."""
    out = c_void_p()
    status = ctn_schedule_inverse_new(
        double(init, "init"),
        double(target, "target"),
        double(gamma, "gamma"),
        double(power, "power"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_warmup_new(start, after, length):
    """Moves in equal steps from `start` to the first value of another schedule, then follows that schedule
    from its beginning."""
    if not isinstance(after, Schedule):
        after = expected(Schedule, after, "schedule_warmup_new", "after")
    out = c_void_p()
    status = ctn_schedule_warmup_new(double(start, "start"), after, int64(length, "length"), byref(out))
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_new(function, user_data, destroy):
    """A schedule that a function computes. If the function fails, its status reaches the caller of the
    update unchanged."""
    out = c_void_p()
    status = ctn_schedule_new(function, user_data, destroy, byref(out))
    if status:
        raise failure(status)
    return adopt(Schedule, out)


def schedule_value(schedule, t):
    """Value of a schedule."""
    if not isinstance(schedule, Schedule):
        schedule = expected(Schedule, schedule, "schedule_value", "schedule")
    value = c_double()
    status = ctn_schedule_value(schedule, int64(t, "t"), byref(value))
    if status:
        raise failure(status)
    return value.value


def optimizer_setup(optimizer, link):
    """Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. It
    is a NOT_FOUND error if the patterns of a group match no parameter."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_setup", "optimizer")
    if not isinstance(link, Link):
        link = expected(Link, link, "optimizer_setup", "link")
    status = ctn_optimizer_setup(optimizer, link)
    if status:
        raise failure(status)


def optimizer_target(optimizer):
    """The link that the optimizer was set up for; NULL, with CTN_OK, before ctn_optimizer_setup."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_target", "optimizer")
    out = c_void_p()
    status = ctn_optimizer_target(optimizer, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def optimizer_update(optimizer):
    """Runs one update from the present gradients: first the hooks, then t grows by one, then every
    parameter with a gradient is updated. If no parameter has a gradient after the hooks, because backward
    was forgotten or all are frozen, it is a STATE error and nothing changes."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_update", "optimizer")
    status = ctn_optimizer_update(optimizer)
    if status:
        raise failure(status)


def optimizer_update_loss(optimizer, loss, user_data, destroy):
    """Calls the loss function, removes the gradients of the link, runs backward from the loss, and then
    updates like ctn_optimizer_update. `destroy` runs before this call returns."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_update_loss", "optimizer")
    status = ctn_optimizer_update_loss(optimizer, loss, user_data, destroy)
    if status:
        raise failure(status)


def optimizer_t(optimizer):
    """Number of updates so far; 0 for NULL."""
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_t", "optimizer")
    return ctn_optimizer_t(optimizer)


def optimizer_epoch(optimizer):
    """Number of epochs so far; 0 for NULL."""
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_epoch", "optimizer")
    return ctn_optimizer_epoch(optimizer)


def optimizer_new_epoch(optimizer):
    """Adds 1 to the number of epochs."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_new_epoch", "optimizer")
    status = ctn_optimizer_new_epoch(optimizer)
    if status:
        raise failure(status)


def optimizer_hyperparameter(optimizer, name):
    """Value of a hyperparameter; if it follows a schedule, the value that the next update uses. "lr" of
    Adam and its variants is the effective rate of the last update."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_hyperparameter", "optimizer")
    value = c_double()
    status = ctn_optimizer_hyperparameter(optimizer, utf8(name, "name"), byref(value))
    if status:
        raise failure(status)
    return value.value


def optimizer_set_hyperparameter(optimizer, name, value):
    """Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_set_hyperparameter", "optimizer")
    status = ctn_optimizer_set_hyperparameter(optimizer, utf8(name, "name"), double(value, "value"))
    if status:
        raise failure(status)


def optimizer_add_hook(optimizer, name, hook, user_data, destroy):
    """Adds a hook; hooks run in the order of addition."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_hook", "optimizer")
    status = ctn_optimizer_add_hook(optimizer, utf8(name, "name"), hook, user_data, destroy)
    if status:
        raise failure(status)


def optimizer_add_weight_decay(optimizer, rate):
    """Adds the hook "WeightDecay": g += rate * p."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_weight_decay", "optimizer")
    status = ctn_optimizer_add_weight_decay(optimizer, double(rate, "rate"))
    if status:
        raise failure(status)


def optimizer_add_gradient_clipping(optimizer, threshold):
    """Adds the hook "GradientClipping": scales all gradients by threshold / norm if their common L2 norm
    is larger than the threshold."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_gradient_clipping", "optimizer")
    status = ctn_optimizer_add_gradient_clipping(optimizer, double(threshold, "threshold"))
    if status:
        raise failure(status)


def optimizer_remove_hook(optimizer, name):
    """Removes a hook."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_remove_hook", "optimizer")
    status = ctn_optimizer_remove_hook(optimizer, utf8(name, "name"))
    if status:
        raise failure(status)


def optimizer_state(optimizer, path, name):
    """A state array of a parameter."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_state", "optimizer")
    return ctn_optimizer_state(optimizer, utf8(path, "path"), utf8(name, "name"))


def optimizer_add_group(optimizer, name, patterns):
    """Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h). They keep
    the hyperparameters and hooks of the optimizer, except those that the functions below change for the
    group. A parameter that several groups match is in the one that was added last. Groups are
    configuration and are not saved; ctn_checkpoint_save saves their hyperparameters."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_group", "optimizer")
    status = ctn_optimizer_add_group(optimizer, utf8(name, "name"), texts(patterns), len(patterns))
    if status:
        raise failure(status)


def optimizer_remove_group(optimizer, name):
    """Removes a group. Its parameters return to the group that they were in before, or to none."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_remove_group", "optimizer")
    status = ctn_optimizer_remove_group(optimizer, utf8(name, "name"))
    if status:
        raise failure(status)


def optimizer_group_count(optimizer):
    """Number of groups; 0 for NULL."""
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_count", "optimizer")
    return ctn_optimizer_group_count(optimizer)


def optimizer_group_name(optimizer, index):
    """Name of a group in the order of addition."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_name", "optimizer")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_optimizer_group_name(optimizer, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_optimizer_group_name(optimizer, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def optimizer_group_of(optimizer, path):
    """Name of the group that a parameter is in; an empty string if it is in none."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_of", "optimizer")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_optimizer_group_of(optimizer, utf8(path, "path"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_optimizer_group_of(optimizer, utf8(path, "path"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def optimizer_group_hyperparameter(optimizer, group, name):
    """A hyperparameter as the next update uses it for a group."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_hyperparameter", "optimizer")
    value = c_double()
    status = ctn_optimizer_group_hyperparameter(
        optimizer, utf8(group, "group"), utf8(name, "name"), byref(value)
    )
    if status:
        raise failure(status)
    return value.value


def optimizer_group_set_hyperparameter(optimizer, group, name, value):
    """Gives a group its own value of a hyperparameter. It is a STATE error if the hyperparameter follows a
    schedule of the group."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_set_hyperparameter", "optimizer")
    status = ctn_optimizer_group_set_hyperparameter(
        optimizer, utf8(group, "group"), utf8(name, "name"), double(value, "value")
    )
    if status:
        raise failure(status)


def optimizer_group_set_schedule(optimizer, group, name, schedule, by_epoch):
    """Lets a hyperparameter of a group follow a schedule of its own."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_set_schedule", "optimizer")
    if schedule is not None and not isinstance(schedule, Schedule):
        schedule = expected(Schedule, schedule, "optimizer_group_set_schedule", "schedule")
    status = ctn_optimizer_group_set_schedule(
        optimizer, utf8(group, "group"), utf8(name, "name"), schedule, 1 if by_epoch else 0
    )
    if status:
        raise failure(status)


def optimizer_group_set_hook(optimizer, group, hook, enabled):
    """Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise) acts on the
    parameters of a group, as it does initially. GradientClipping computes the norm of the gradients that
    it acts on."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_group_set_hook", "optimizer")
    status = ctn_optimizer_group_set_hook(
        optimizer, utf8(group, "group"), utf8(hook, "hook"), 1 if enabled else 0
    )
    if status:
        raise failure(status)


def optimizer_sgd_new(lr):
    """Stochastic gradient descent: p -= lr * g. No states."""
    out = c_void_p()
    status = ctn_optimizer_sgd_new(double(lr, "lr"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_momentum_sgd_new(lr, momentum):
    """Stochastic gradient descent with momentum: v = momentum * v - lr * g; p += v. The state is v."""
    out = c_void_p()
    status = ctn_optimizer_momentum_sgd_new(double(lr, "lr"), double(momentum, "momentum"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_nesterov_ag_new(lr, momentum):
    """Nesterov's accelerated gradient: v = momentum * v - lr * g; p += momentum^2 * v - (1 + momentum) *
    lr * g. The state is v."""
    out = c_void_p()
    status = ctn_optimizer_nesterov_ag_new(double(lr, "lr"), double(momentum, "momentum"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_adagrad_new(lr, eps):
    """AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). The state is h."""
    out = c_void_p()
    status = ctn_optimizer_adagrad_new(double(lr, "lr"), double(eps, "eps"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_adadelta_new(rho, eps):
    """AdaDelta (Zeiler). The states are msg and msdx."""
    out = c_void_p()
    status = ctn_optimizer_adadelta_new(double(rho, "rho"), double(eps, "eps"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_adam_new(alpha, beta1, beta2, eps):
    """Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate * p), where lr is
    alpha with the correction of both moments. Further hyperparameters are eta (1) and weight_decay_rate
    (0). The states are m and v."""
    out = c_void_p()
    status = ctn_optimizer_adam_new(
        double(alpha, "alpha"), double(beta1, "beta1"), double(beta2, "beta2"), double(eps, "eps"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate):
    """AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v, and with
    the separate step p -= alpha * weight_decay_rate * p. The states are m and v."""
    out = c_void_p()
    status = ctn_optimizer_adamw_new(
        double(alpha, "alpha"),
        double(beta1, "beta1"),
        double(beta2, "beta2"),
        double(eps, "eps"),
        double(weight_decay_rate, "weight_decay_rate"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_amsgrad_new(alpha, beta1, beta2, eps):
    """AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so far. A
    further hyperparameter is weight_decay_rate (0). The states are m, v and vhat."""
    out = c_void_p()
    status = ctn_optimizer_amsgrad_new(
        double(alpha, "alpha"), double(beta1, "beta1"), double(beta2, "beta2"), double(eps, "eps"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_radam_new(alpha, beta1, beta2, eps):
    """Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A further
    hyperparameter is weight_decay_rate (0), with the separate step p -= alpha * weight_decay_rate * p. The
    states are m and v."""
    out = c_void_p()
    status = ctn_optimizer_radam_new(
        double(alpha, "alpha"), double(beta1, "beta1"), double(beta2, "beta2"), double(eps, "eps"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_rmsprop_new(lr, alpha, eps):
    """RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms) + eps). The state is
    ms."""
    out = c_void_p()
    status = ctn_optimizer_rmsprop_new(
        double(lr, "lr"), double(alpha, "alpha"), double(eps, "eps"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_rmsprop_graves_new(lr, alpha, momentum, eps):
    """RMSprop (Graves). The states are n, g and delta."""
    out = c_void_p()
    status = ctn_optimizer_rmsprop_graves_new(
        double(lr, "lr"), double(alpha, "alpha"), double(momentum, "momentum"), double(eps, "eps"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_smorms3_new(lr, eps):
    """SMORMS3 (Funk). The states are mem (initially ones), g and g2."""
    out = c_void_p()
    status = ctn_optimizer_smorms3_new(double(lr, "lr"), double(eps, "eps"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_lion_new(lr, beta1, beta2, weight_decay_rate):
    """Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) + weight_decay_rate * p); m =
    beta2 * m + (1 - beta2) * g. The state is m."""
    out = c_void_p()
    status = ctn_optimizer_lion_new(
        double(lr, "lr"),
        double(beta1, "beta1"),
        double(beta2, "beta2"),
        double(weight_decay_rate, "weight_decay_rate"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate):
    """LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate * p with both moments corrected;
    p -= lr * (|p| / |u|) * u. The norms are those of the whole parameter, and the quotient is 1 if one of
    them is 0. The states are m and v."""
    out = c_void_p()
    status = ctn_optimizer_lamb_new(
        double(lr, "lr"),
        double(beta1, "beta1"),
        double(beta2, "beta2"),
        double(eps, "eps"),
        double(weight_decay_rate, "weight_decay_rate"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_new(callbacks, user_data):
    """An optimizer of callbacks. destroy runs exactly once: when the last reference is released, or when
    this call fails."""
    out = c_void_p()
    status = ctn_optimizer_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def optimizer_add_state(optimizer, path, name, value):
    """Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of callbacks."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_state", "optimizer")
    if not isinstance(value, Array):
        value = as_array(value, "optimizer_add_state", "value")
    status = ctn_optimizer_add_state(optimizer, utf8(path, "path"), utf8(name, "name"), value)
    if status:
        raise failure(status)


def optimizer_add_hyperparameter(optimizer, name, value):
    """Adds a hyperparameter to an optimizer of callbacks."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_hyperparameter", "optimizer")
    status = ctn_optimizer_add_hyperparameter(optimizer, utf8(name, "name"), double(value, "value"))
    if status:
        raise failure(status)


def optimizer_prepare(optimizer):
    """Makes the states of parameters that were added since setup, and moves states to the devices of their
    parameters. Every update does this automatically."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_prepare", "optimizer")
    status = ctn_optimizer_prepare(optimizer)
    if status:
        raise failure(status)


def optimizer_init_state(optimizer, path):
    """Resets the states of a parameter to their initial values, on its device."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_init_state", "optimizer")
    status = ctn_optimizer_init_state(optimizer, utf8(path, "path"))
    if status:
        raise failure(status)


def optimizer_update_one(optimizer, path):
    """Updates one parameter from its gradient and states at the present t, without hooks. A parameter
    without a gradient does not change. A manual update is ctn_optimizer_call_hooks, ctn_optimizer_set_t
    with t + 1, and then this function for every parameter."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_update_one", "optimizer")
    status = ctn_optimizer_update_one(optimizer, utf8(path, "path"))
    if status:
        raise failure(status)


def optimizer_state_count(optimizer, path):
    """Number of states of a parameter."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_state_count", "optimizer")
    count = c_size_t()
    status = ctn_optimizer_state_count(optimizer, utf8(path, "path"), byref(count))
    if status:
        raise failure(status)
    return count.value


def optimizer_state_name(optimizer, path, index):
    """Name of a state of a parameter."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_state_name", "optimizer")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_optimizer_state_name(
        optimizer, utf8(path, "path"), uint64(index, "index"), text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_optimizer_state_name(
        optimizer, utf8(path, "path"), uint64(index, "index"), text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    return text.value.decode()


def optimizer_set_t(optimizer, t):
    """Sets the number of updates so far, to continue a training."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_set_t", "optimizer")
    status = ctn_optimizer_set_t(optimizer, int64(t, "t"))
    if status:
        raise failure(status)


def optimizer_set_epoch(optimizer, epoch):
    """Sets the number of epochs so far, to continue a training."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_set_epoch", "optimizer")
    status = ctn_optimizer_set_epoch(optimizer, int64(epoch, "epoch"))
    if status:
        raise failure(status)


def optimizer_name(optimizer):
    """Name of the rule, such as "Adam". It lives as long as the optimizer; NULL for NULL."""
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_name", "optimizer")
    return decoded(ctn_optimizer_name(optimizer))


def optimizer_hyperparameter_count(optimizer):
    """Number of hyperparameters; 0 for NULL."""
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_hyperparameter_count", "optimizer")
    return ctn_optimizer_hyperparameter_count(optimizer)


def optimizer_hyperparameter_name(optimizer, index):
    """Name of a hyperparameter."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_hyperparameter_name", "optimizer")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_optimizer_hyperparameter_name(
        optimizer, uint64(index, "index"), text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_optimizer_hyperparameter_name(
        optimizer, uint64(index, "index"), text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    return text.value.decode()


def optimizer_set_schedule(optimizer, name, schedule, by_epoch):
    """Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the number
    of updates, or epochs, before the update; a value outside of the range of the hyperparameter is a STATE
    error of the update."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_set_schedule", "optimizer")
    if schedule is not None and not isinstance(schedule, Schedule):
        schedule = expected(Schedule, schedule, "optimizer_set_schedule", "schedule")
    status = ctn_optimizer_set_schedule(optimizer, utf8(name, "name"), schedule, 1 if by_epoch else 0)
    if status:
        raise failure(status)


def optimizer_call_hooks(optimizer):
    """Runs all hooks, as an update does before it changes the parameters."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_call_hooks", "optimizer")
    status = ctn_optimizer_call_hooks(optimizer)
    if status:
        raise failure(status)


def optimizer_hook_count(optimizer):
    """Number of hooks; 0 for NULL."""
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_hook_count", "optimizer")
    return ctn_optimizer_hook_count(optimizer)


def optimizer_hook_name(optimizer, index):
    """Name of a hook in the order of addition."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_hook_name", "optimizer")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_optimizer_hook_name(optimizer, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_optimizer_hook_name(optimizer, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def optimizer_add_lasso(optimizer, rate):
    """Adds the hook "Lasso": g += rate * sign(p)."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_lasso", "optimizer")
    status = ctn_optimizer_add_lasso(optimizer, double(rate, "rate"))
    if status:
        raise failure(status)


def optimizer_add_gradient_noise(optimizer, eta):
    """Adds the hook "GradientNoise" (Neelakantan and others): adds normal noise of variance eta / (1 +
    t)^0.55 from the global generator of each gradient's device."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_add_gradient_noise", "optimizer")
    status = ctn_optimizer_add_gradient_noise(optimizer, double(eta, "eta"))
    if status:
        raise failure(status)


def functionset_new():
    """An empty function set."""
    out = c_void_p()
    status = ctn_functionset_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def functionset_parameters(set, count):
    """The arrays of all parameters in the order of ctn_link_param_at."""
    if not isinstance(set, Link):
        set = expected(Link, set, "functionset_parameters", "set")
    count = uint64(count, "count")
    parameters = (c_void_p * count)()
    status = ctn_functionset_parameters(set, parameters, count)
    if status:
        raise failure(status)
    return adopt_all(Array, parameters)


def functionset_gradients(set, count):
    """The gradients of all parameters in the order of ctn_link_param_at."""
    if not isinstance(set, Link):
        set = expected(Link, set, "functionset_gradients", "set")
    count = uint64(count, "count")
    gradients = (c_void_p * count)()
    status = ctn_functionset_gradients(set, gradients, count)
    if status:
        raise failure(status)
    return adopt_all(Array, gradients)


def functionset_collect_parameters(set, count):
    """The arrays and the gradients of all parameters in the order of ctn_link_param_at."""
    if not isinstance(set, Link):
        set = expected(Link, set, "functionset_collect_parameters", "set")
    count = uint64(count, "count")
    parameters = (c_void_p * count)()
    gradients = (c_void_p * count)()
    status = ctn_functionset_collect_parameters(set, parameters, count, gradients)
    if status:
        raise failure(status)
    return adopt_all(Array, parameters), adopt_all(Array, gradients)


def functionset_copy_parameters_from(set, parameters):
    """Copies arrays into the parameters, from any device and between dtypes of one kind."""
    if not isinstance(set, Link):
        set = expected(Link, set, "functionset_copy_parameters_from", "set")
    parameters = as_handles(parameters, Array, as_array, "functionset_copy_parameters_from", "parameters")
    status = ctn_functionset_copy_parameters_from(set, addresses(parameters), len(parameters))
    if status:
        raise failure(status)


def optimizer_setup_params(optimizer, params, grads):
    """The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link. Updates
    and hooks change parameters and gradients in place; the paths of the parameters are "/0", "/1" and so
    on."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_setup_params", "optimizer")
    params = as_handles(params, Array, as_array, "optimizer_setup_params", "params")
    grads = as_handles(grads, Array, as_array, "optimizer_setup_params", "grads")
    status = ctn_optimizer_setup_params(
        optimizer, addresses(params), len(params), addresses(grads), len(grads)
    )
    if status:
        raise failure(status)


def optimizer_accumulate_grads(optimizer, grads):
    """Adds arrays, from any device, to the gradients of the parameters; see ctn_link_addgrads."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_accumulate_grads", "optimizer")
    grads = as_handles(grads, Array, as_array, "optimizer_accumulate_grads", "grads")
    status = ctn_optimizer_accumulate_grads(optimizer, addresses(grads), len(grads))
    if status:
        raise failure(status)


def optimizer_compute_grads_norm(optimizer):
    """The L2 norm of all gradients together. Waits for the devices."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_compute_grads_norm", "optimizer")
    norm = c_double()
    status = ctn_optimizer_compute_grads_norm(optimizer, byref(norm))
    if status:
        raise failure(status)
    return norm.value


def optimizer_clip_grads(optimizer, maxnorm):
    """Does once what the hook of ctn_optimizer_add_gradient_clipping does."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_clip_grads", "optimizer")
    status = ctn_optimizer_clip_grads(optimizer, double(maxnorm, "maxnorm"))
    if status:
        raise failure(status)


def optimizer_weight_decay(optimizer, decay):
    """Does once what the hook of ctn_optimizer_add_weight_decay does."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_weight_decay", "optimizer")
    status = ctn_optimizer_weight_decay(optimizer, double(decay, "decay"))
    if status:
        raise failure(status)


def optimizer_zero_grads(optimizer):
    """Sets all gradients to zeros; see ctn_link_zerograds."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_zero_grads", "optimizer")
    status = ctn_optimizer_zero_grads(optimizer)
    if status:
        raise failure(status)


def link_parameter_new(array):
    """A link with the only parameter W, on the array's device. Called without inputs it returns
    ctn_link_parameter_value with the flag OFF."""
    if not isinstance(array, Array):
        array = as_array(array, "link_parameter_new", "array")
    out = c_void_p()
    status = ctn_link_parameter_new(array, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_parameter_value(parameter, volatile_flag):
    """A new variable with the value of the parameter W; its gradient reaches W unless the flag is ON."""
    if not isinstance(parameter, Link):
        parameter = expected(Link, parameter, "link_parameter_value", "parameter")
    return ctn_link_parameter_value(parameter, int32(volatile_flag, "volatile_flag"))


def build_computational_graph(variables, functions):
    """Draws everything that is reached backward from variables and functions: their creators, the inputs
    of those, and so on, until a variable has no creator. Numbers of nodes grow from inputs to outputs."""
    variables = as_handles(variables, Variable, as_variable, "build_computational_graph", "variables")
    functions = as_handles(functions, Function, None, "build_computational_graph", "functions")
    out = c_void_p()
    status = ctn_build_computational_graph(
        addresses(variables), len(variables), addresses(functions), len(functions), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(ComputationalGraph, out)


def computational_graph_dump(graph, format):
    """The drawing as text."""
    if not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_dump", "graph")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_computational_graph_dump(graph, int32(format, "format"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_computational_graph_dump(graph, int32(format, "format"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def computational_graph_save(graph, path, format):
    """Writes the text of ctn_computational_graph_dump to a file, in one step."""
    if not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_save", "graph")
    status = ctn_computational_graph_save(graph, utf8(path, "path"), int32(format, "format"))
    if status:
        raise failure(status)


def computational_graph_set_variable_style(graph, attribute, value):
    """Sets an attribute of the variables of the DOT text. "shape" is "oval" by default."""
    if not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_set_variable_style", "graph")
    status = ctn_computational_graph_set_variable_style(
        graph, utf8(attribute, "attribute"), utf8(value, "value", True)
    )
    if status:
        raise failure(status)


def computational_graph_set_function_style(graph, attribute, value):
    """Sets an attribute of the functions of the DOT text. "shape" is "box" by default."""
    if not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_set_function_style", "graph")
    status = ctn_computational_graph_set_function_style(
        graph, utf8(attribute, "attribute"), utf8(value, "value", True)
    )
    if status:
        raise failure(status)


def computational_graph_set_rankdir(graph, rankdir):
    """Sets the direction of the DOT drawing. Initially Graphviz chooses it."""
    if not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_set_rankdir", "graph")
    status = ctn_computational_graph_set_rankdir(graph, int32(rankdir, "rankdir"))
    if status:
        raise failure(status)


def computational_graph_set_show_names(graph, show):
    """Sets whether the DOT labels of variables begin with their names. Initially they do not, as in the
    reference."""
    if not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_set_show_names", "graph")
    status = ctn_computational_graph_set_show_names(graph, 1 if show else 0)
    if status:
        raise failure(status)


def computational_graph_node_count(graph):
    """Number of nodes; 0 for NULL."""
    if graph is not None and not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_node_count", "graph")
    return ctn_computational_graph_node_count(graph)


def computational_graph_edge_count(graph):
    """Number of edges; 0 for NULL."""
    if graph is not None and not isinstance(graph, ComputationalGraph):
        graph = expected(ComputationalGraph, graph, "computational_graph_edge_count", "graph")
    return ctn_computational_graph_edge_count(graph)


def transform_scale_new(factor):
    """Multiplies all elements by a number. Integers become float32."""
    out = c_void_p()
    status = ctn_transform_scale_new(double(factor, "factor"), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_normalize_new(mean, deviation):
    """Normalizes channels: (x - mean) / deviation. Integers become float32."""
    if len(deviation) != len(mean):
        raise unequal("transform_normalize_new", "deviation", len(mean), len(deviation))
    out = c_void_p()
    status = ctn_transform_normalize_new(
        doubles(mean, "mean"), len(mean), doubles(deviation, "deviation"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_random_crop_new(height, width):
    """A window at a random place, each with the same probability."""
    out = c_void_p()
    status = ctn_transform_random_crop_new(int64(height, "height"), int64(width, "width"), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_center_crop_new(height, width):
    """The window in the middle."""
    out = c_void_p()
    status = ctn_transform_center_crop_new(int64(height, "height"), int64(width, "width"), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_resize_new(height, width):
    """Resizes by bilinear interpolation between the centers of pixels. Each pixel of a smaller image is
    the average of all that it covers. Results of integer dtypes are rounded. Needs arrays on the CPU."""
    out = c_void_p()
    status = ctn_transform_resize_new(int64(height, "height"), int64(width, "width"), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_random_flip_new(axis, probability):
    """Reverses an axis with a probability."""
    out = c_void_p()
    status = ctn_transform_random_flip_new(
        int64(axis, "axis"), double(probability, "probability"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_pad_new(rows, columns, value):
    """Adds rows and columns of one value on all sides."""
    out = c_void_p()
    status = ctn_transform_pad_new(
        int64(rows, "rows"), int64(columns, "columns"), double(value, "value"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_astype_new(dtype):
    """Converts to an element type."""
    out = c_void_p()
    status = ctn_transform_astype_new(dtype_code(dtype), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_one_hot_new(class_count, dtype):
    """Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis."""
    out = c_void_p()
    status = ctn_transform_one_hot_new(int64(class_count, "class_count"), dtype_code(dtype), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_chain_new(transforms):
    """Several transforms, one after the other."""
    transforms = as_handles(transforms, Transform, None, "transform_chain_new", "transforms")
    out = c_void_p()
    status = ctn_transform_chain_new(addresses(transforms), len(transforms), byref(out))
    if status:
        raise failure(status)
    return adopt(Transform, out)


def transform_apply(transform, x, seed, epoch, index):
    """Applies a transform to an array."""
    if not isinstance(transform, Transform):
        transform = expected(Transform, transform, "transform_apply", "transform")
    if not isinstance(x, Array):
        x = as_array(x, "transform_apply", "x")
    return ctn_transform_apply(
        transform, x, uint64(seed, "seed"), int64(epoch, "epoch"), int64(index, "index")
    )


def dataset_tuple_new(arrays):
    """Examples along the first axis of arrays: part k of example i is row i of array k. The arrays are not
    copied, and their examples are views."""
    arrays = as_handles(arrays, Array, as_array, "dataset_tuple_new", "arrays")
    out = c_void_p()
    status = ctn_dataset_tuple_new(addresses(arrays), len(arrays), byref(out))
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_new(size, part_count, example, user_data, destroy, concurrent):
    """A dataset whose examples a callback makes. Iterators with threads call it in these. If it fails, its
    status and its message reach the caller unchanged. destroy runs exactly once: when the last reference
    is released, or when this call fails."""
    out = c_void_p()
    status = ctn_dataset_new(
        int64(size, "size"),
        uint64(part_count, "part_count"),
        example,
        user_data,
        destroy,
        1 if concurrent else 0,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_map_new(dataset, part_count, map, user_data, destroy, concurrent):
    """A dataset whose examples a callback makes of those of another one,
    chainer.datasets.TransformDataset. The same rules hold as for ctn_dataset_new."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_map_new", "dataset")
    out = c_void_p()
    status = ctn_dataset_map_new(
        dataset, uint64(part_count, "part_count"), map, user_data, destroy, 1 if concurrent else 0, byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_bind_thread(dataset):
    """Lets only the present thread run the callback of a dataset, for languages whose code cannot run on
    threads of the library. On other threads, such as those of ctn_iterator_multithread_new, examples are a
    STATE error."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_bind_thread", "dataset")
    status = ctn_dataset_bind_thread(dataset)
    if status:
        raise failure(status)


def dataset_transform_new(dataset, transform, part, seed):
    """A dataset in which a transform is applied to one part of every example. A random transform depends
    only on the seed, the epoch and the number of the example: it does the same in any thread and after a
    resume, and two parts that are transformed with the same seed, such as an image and its mask, stay
    together."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_transform_new", "dataset")
    if not isinstance(transform, Transform):
        transform = expected(Transform, transform, "dataset_transform_new", "transform")
    out = c_void_p()
    status = ctn_dataset_transform_new(
        dataset, transform, uint64(part, "part"), uint64(seed, "seed"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_sub_new(dataset, start, finish, order):
    """A range of the examples of another dataset, chainer.datasets.SubDataset."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_sub_new", "dataset")
    out = c_void_p()
    status = ctn_dataset_sub_new(
        dataset,
        int64(start, "start"),
        int64(finish, "finish"),
        int64s(order, "order") if order is not None else None,
        len(order) if order is not None else 0,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_concatenated_new(datasets):
    """The examples of several datasets, one dataset after another, chainer.datasets.ConcatenatedDataset."""
    datasets = as_handles(datasets, Dataset, None, "dataset_concatenated_new", "datasets")
    out = c_void_p()
    status = ctn_dataset_concatenated_new(addresses(datasets), len(datasets), byref(out))
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_split(dataset, split_at, order):
    """Splits a dataset in two, chainer.datasets.split_dataset."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_split", "dataset")
    first = c_void_p()
    second = c_void_p()
    status = ctn_dataset_split(
        dataset,
        int64(split_at, "split_at"),
        int64s(order, "order") if order is not None else None,
        len(order) if order is not None else 0,
        byref(first),
        byref(second),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, first), adopt(Dataset, second)


def dataset_split_random(dataset, first_size, seed):
    """Splits the examples at random, chainer.datasets.split_dataset_random."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_split_random", "dataset")
    first = c_void_p()
    second = c_void_p()
    status = ctn_dataset_split_random(
        dataset, int64(first_size, "first_size"), uint64(seed, "seed"), byref(first), byref(second)
    )
    if status:
        raise failure(status)
    return adopt(Dataset, first), adopt(Dataset, second)


def dataset_fold(dataset, fold_count, fold, order):
    """The training and test data of one fold of a cross-validation, in which each example is once among
    the test data; see chainer.datasets.get_cross_validation_datasets. The first folds have one more
    example for testing if the number of examples is not divisible."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_fold", "dataset")
    train = c_void_p()
    test = c_void_p()
    status = ctn_dataset_fold(
        dataset,
        int64(fold_count, "fold_count"),
        int64(fold, "fold"),
        int64s(order, "order") if order is not None else None,
        len(order) if order is not None else 0,
        byref(train),
        byref(test),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, train), adopt(Dataset, test)


def dataset_size(dataset):
    """Number of examples; 0 for NULL."""
    if dataset is not None and not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_size", "dataset")
    return ctn_dataset_size(dataset)


def dataset_part_count(dataset):
    """Number of arrays of an example; 0 for NULL."""
    if dataset is not None and not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_part_count", "dataset")
    return ctn_dataset_part_count(dataset)


def dataset_example(dataset, index, epoch, part_count):
    """One example."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_example", "dataset")
    part_count = uint64(part_count, "part_count")
    parts = (c_void_p * part_count)()
    status = ctn_dataset_example(dataset, int64(index, "index"), int64(epoch, "epoch"), parts, part_count)
    if status:
        raise failure(status)
    return adopt_all(Array, parts)


def dataset_batch(dataset, indices, epoch, part_count):
    """A batch of examples, whose shapes must be equal."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_batch", "dataset")
    part_count = uint64(part_count, "part_count")
    parts = (c_void_p * part_count)()
    status = ctn_dataset_batch(
        dataset, int64s(indices, "indices"), len(indices), int64(epoch, "epoch"), parts, part_count
    )
    if status:
        raise failure(status)
    return adopt_all(Array, parts)


def dataset_vocabulary_size(dataset):
    """Number of texts that numbers in the examples stand for: the characters or words of a text, or the
    names of classes. 0 for datasets without them."""
    if dataset is not None and not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_vocabulary_size", "dataset")
    return ctn_dataset_vocabulary_size(dataset)


def dataset_token(dataset, id):
    """The text that a number stands for."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_token", "dataset")
    length_ = c_size_t()
    capacity_ = 0
    token = None
    status = ctn_dataset_token(dataset, int64(id, "id"), token, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    token = create_string_buffer(capacity_)
    status = ctn_dataset_token(dataset, int64(id, "id"), token, capacity_, byref(length_))
    if status:
        raise failure(status)
    return token.value.decode()


def dataset_token_id(dataset, token):
    """The number of a text."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "dataset_token_id", "dataset")
    id = c_int64()
    status = ctn_dataset_token_id(dataset, utf8(token, "token"), byref(id))
    if status:
        raise failure(status)
    return id.value


def concat_examples(arrays, pads, padding):
    """Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may differ in
    their lengths: each is followed by padding up to the largest length along each axis."""
    arrays = as_handles(arrays, Array, as_array, "concat_examples", "arrays")
    return ctn_concat_examples(addresses(arrays), len(arrays), 1 if pads else 0, double(padding, "padding"))


@direct("t", "a")
def array_load_idx(path):
    """Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the file:
    uint8, int8, int16, int32, float32 or float64."""
    return ctn_array_load_idx(utf8(path, "path"))


@direct("tdtiN", "a")
def array_load_csv(path, dtype, delimiter, header_lines, columns):
    """Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines end with
    LF or CRLF, fields may be in double quotes, spaces around numbers are ignored, and all rows must have
    as many fields as the first one. Integers must fit in the dtype."""
    return ctn_array_load_csv(
        utf8(path, "path"),
        dtype_code(dtype),
        utf8(delimiter, "delimiter"),
        int64(header_lines, "header_lines"),
        int64s(columns, "columns") if columns is not None else None,
        len(columns) if columns is not None else 0,
    )


def dataset_mnist_new(folder, training, ndim, channels, scale, dtype, label_dtype):
    """The handwritten digits of MNIST, or other files of its names and shapes: train-images-idx3-ubyte and
    train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or with the suffix .gz. An
    example is an image and, unless they are left out, its label. Nothing is downloaded."""
    out = c_void_p()
    status = ctn_dataset_mnist_new(
        utf8(folder, "folder", True),
        1 if training else 0,
        int64(ndim, "ndim"),
        int64(channels, "channels"),
        double(scale, "scale"),
        dtype_code(dtype),
        dtype_code(label_dtype, True),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_text_lines_new(path, unit, vocabulary_of):
    """The lines of a text in UTF-8. An example is one int32 array of numbers of characters or words,
    without the end of the line. Lines differ in length; see ctn_iterator_set_padding."""
    if vocabulary_of is not None and not isinstance(vocabulary_of, Dataset):
        vocabulary_of = expected(Dataset, vocabulary_of, "dataset_text_lines_new", "vocabulary_of")
    out = c_void_p()
    status = ctn_dataset_text_lines_new(utf8(path, "path"), int32(unit, "unit"), vocabulary_of, byref(out))
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_text_new(path, unit, length, stride, vocabulary_of):
    """Windows of a text in UTF-8, for language models. An example has two int32 arrays (length): the
    numbers of characters or words from i * stride on, and the same from one later on. For words, each line
    is followed by the word "<eos>"."""
    if vocabulary_of is not None and not isinstance(vocabulary_of, Dataset):
        vocabulary_of = expected(Dataset, vocabulary_of, "dataset_text_new", "vocabulary_of")
    out = c_void_p()
    status = ctn_dataset_text_new(
        utf8(path, "path"),
        int32(unit, "unit"),
        int64(length, "length"),
        int64(stride, "stride"),
        vocabulary_of,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


@direct("ted", "a")
def array_load_image(path, color, dtype):
    """Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device."""
    return ctn_array_load_image(utf8(path, "path"), int32(color, "color"), dtype_code(dtype))


def dataset_images_new(paths, root, color, dtype):
    """Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows, columns)."""
    out = c_void_p()
    status = ctn_dataset_images_new(
        texts(paths),
        len(paths),
        utf8(root, "root", True),
        int32(color, "color"),
        dtype_code(dtype),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_labeled_images_new(paths, labels, root, color, dtype, label_dtype):
    """Image files with labels, chainer.datasets.LabeledImageDataset. An example is an array (channels,
    rows, columns) and a label."""
    if len(labels) != len(paths):
        raise unequal("dataset_labeled_images_new", "labels", len(paths), len(labels))
    out = c_void_p()
    status = ctn_dataset_labeled_images_new(
        texts(paths),
        len(paths),
        int64s(labels, "labels"),
        utf8(root, "root", True),
        int32(color, "color"),
        dtype_code(dtype),
        dtype_code(label_dtype),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_image_list_new(path, root, color, dtype, label_dtype):
    """The image files of a list, with labels. A line of the list has a path, spaces, and a label, a
    decimal integer; empty lines are ignored."""
    out = c_void_p()
    status = ctn_dataset_image_list_new(
        utf8(path, "path"),
        utf8(root, "root", True),
        int32(color, "color"),
        dtype_code(dtype),
        dtype_code(label_dtype),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_image_folder_new(folder, color, dtype):
    """The files in a folder whose names end with .jpg, .jpeg or .png, in the order of their names. An
    example is one array (channels, rows, columns)."""
    out = c_void_p()
    status = ctn_dataset_image_folder_new(
        utf8(folder, "folder"), int32(color, "color"), dtype_code(dtype), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def dataset_image_classes_new(folder, color, dtype, label_dtype):
    """The image files in the folders of a folder, one for each class. The label of an image is the number
    of its folder in the order of their names, which are the vocabulary of the dataset."""
    out = c_void_p()
    status = ctn_dataset_image_classes_new(
        utf8(folder, "folder"), int32(color, "color"), dtype_code(dtype), dtype_code(label_dtype), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def device_set_current(device):
    """Sets the device on which the calling thread creates arrays."""
    status = ctn_device_set_current(utf8(device, "device"))
    if status:
        raise failure(status)


def device_current():
    """Name of the current device of the calling thread."""
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_device_current(name, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_device_current(name, capacity_, byref(length_))
    if status:
        raise failure(status)
    return name.value.decode()


def device_is_available(device):
    """Whether a device can be used on this machine; 0 for NULL and for a string that does not name a
    device."""
    return bool(ctn_device_is_available(utf8(device, "device", True)))


def device_synchronize(device):
    """Waits until all work of a device is finished."""
    status = ctn_device_synchronize(utf8(device, "device", True))
    if status:
        raise failure(status)


def memory_get_statistics(device, statistics):
    """Counters of the memory pool of a device."""
    status = ctn_memory_get_statistics(utf8(device, "device", True), statistics)
    if status:
        raise failure(status)


def memory_set_limit(device, bytes):
    """Sets an upper bound for the memory that the pool of a device holds, used and cached together.
    Existing arrays are not affected."""
    status = ctn_memory_set_limit(utf8(device, "device", True), uint64(bytes, "bytes"))
    if status:
        raise failure(status)


def memory_trim(device):
    """Returns all cached memory of the pool of a device to the system."""
    status = ctn_memory_trim(utf8(device, "device", True))
    if status:
        raise failure(status)


def memory_set_allocator(allocator):
    """Replaces the source of the CPU pool's memory. It is a STATE error if the pool holds any memory."""
    status = ctn_memory_set_allocator(allocator)
    if status:
        raise failure(status)


def memory_set_pressure_callback(device, callback, user_data, destroy):
    """Sets the function that is called before an allocation on a device fails."""
    status = ctn_memory_set_pressure_callback(utf8(device, "device", True), callback, user_data, destroy)
    if status:
        raise failure(status)


def random_seed(device, seed):
    """Restarts the global generator of a device from a seed. Without this call it starts from
    CATENARY_SEED in the environment or, if that is not set, from the system's entropy."""
    status = ctn_random_seed(utf8(device, "device", True), uint64(seed, "seed"))
    if status:
        raise failure(status)


def random_fresh_seed():
    """A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one from the
    system's entropy."""
    seed = c_uint64()
    status = ctn_random_fresh_seed(byref(seed))
    if status:
        raise failure(status)
    return seed.value


def random_state_new(device, method, seed):
    """A separate generator on a device."""
    out = c_void_p()
    status = ctn_random_state_new(
        utf8(device, "device", True), int32(method, "method"), uint64(seed, "seed"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(RandomState, out)


def random_state_default(device):
    """The global generator of a device. The first use makes and seeds it."""
    out = c_void_p()
    status = ctn_random_state_default(utf8(device, "device", True), byref(out))
    if status:
        raise failure(status)
    return adopt(RandomState, out)


def random_state_seed(state, seed):
    """Restarts a generator from a seed, as ctn_random_state_new does."""
    if not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_state_seed", "state")
    status = ctn_random_state_seed(state, uint64(seed, "seed"))
    if status:
        raise failure(status)


def random_state_method(state):
    """Kind of a generator, which is never CTN_RANDOM_DEFAULT."""
    if not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_state_method", "state")
    method = c_int32()
    status = ctn_random_state_method(state, byref(method))
    if status:
        raise failure(status)
    return method.value


def random_state_device(state):
    """Name of the device of the generator."""
    if not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_state_device", "state")
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_random_state_device(state, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_random_state_device(state, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    return name.value.decode()


def random_state_save(state):
    """The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and (626,) for
    MT19937, which may be stored in a file."""
    if not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_state_save", "state")
    return ctn_random_state_save(state)


def random_state_restore(state, saved):
    """Continues, bit for bit, where ctn_random_state_save was called on a generator of the same kind, on
    any device."""
    if not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_state_restore", "state")
    if not isinstance(saved, Array):
        saved = as_array(saved, "random_state_restore", "saved")
    status = ctn_random_state_restore(state, saved)
    if status:
        raise failure(status)


def random_sample(state, shape, dtype):
    """A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as float64."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_sample", "state")
    return ctn_random_sample(state, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_uniform(state, low, high, shape, dtype):
    """A new array with uniform numbers in [low, high)."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_uniform", "state")
    return ctn_random_uniform(
        state, double(low, "low"), double(high, "high"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_standard_normal(state, shape, dtype):
    """A new array with normal numbers of mean 0 and standard deviation 1."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_standard_normal", "state")
    return ctn_random_standard_normal(state, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_normal(state, loc, scale, shape, dtype):
    """A new array with normal numbers."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_normal", "state")
    return ctn_random_normal(
        state,
        double(loc, "loc"),
        double(scale, "scale"),
        int64s(shape, "shape"),
        len(shape),
        dtype_code(dtype),
    )


def random_lognormal(state, mean, sigma, shape, dtype):
    """A new array with exponentials of normal numbers."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_lognormal", "state")
    return ctn_random_lognormal(
        state,
        double(mean, "mean"),
        double(sigma, "sigma"),
        int64s(shape, "shape"),
        len(shape),
        dtype_code(dtype),
    )


def random_exponential(state, scale, shape, dtype):
    """A new array with numbers of the exponential distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_exponential", "state")
    return ctn_random_exponential(
        state, double(scale, "scale"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_gumbel(state, loc, scale, shape, dtype):
    """A new array with numbers of the Gumbel distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_gumbel", "state")
    return ctn_random_gumbel(
        state,
        double(loc, "loc"),
        double(scale, "scale"),
        int64s(shape, "shape"),
        len(shape),
        dtype_code(dtype),
    )


def random_poisson(state, lam, shape, dtype):
    """A new array with numbers of the Poisson distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_poisson", "state")
    return ctn_random_poisson(
        state, double(lam, "lam"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_binomial(state, n, p, shape, dtype):
    """A new array with numbers of successes among independent trials."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_binomial", "state")
    return ctn_random_binomial(
        state, int64(n, "n"), double(p, "p"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_poisson_of(state, lam, shape, dtype):
    """A new array with numbers of the Poisson distribution, with a mean for each element."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_poisson_of", "state")
    if not isinstance(lam, Array):
        lam = as_array(lam, "random_poisson_of", "lam")
    return ctn_random_poisson_of(state, lam, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_binomial_of(state, n, p, shape, dtype):
    """A new array with numbers of successes among independent trials, with a number of trials and a
    probability for each element."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_binomial_of", "state")
    if not isinstance(n, Array):
        n = as_array(n, "random_binomial_of", "n")
    if not isinstance(p, Array):
        p = as_array(p, "random_binomial_of", "p")
    return ctn_random_binomial_of(state, n, p, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_integers(state, low, high, shape, dtype):
    """A new array with uniform integers in [low, high)."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_integers", "state")
    return ctn_random_integers(
        state, int64(low, "low"), int64(high, "high"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_integers_inclusive(state, low, high, shape, dtype):
    """A new array with uniform integers in [low, high]."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_integers_inclusive", "state")
    return ctn_random_integers_inclusive(
        state, int64(low, "low"), int64(high, "high"), int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_interval(state, mx, shape):
    """A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31, otherwise int64."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_interval", "state")
    return ctn_random_interval(state, int64(mx, "mx"), int64s(shape, "shape"), len(shape))


def random_permutation(state, n):
    """A new int64 array with the numbers 0 to n - 1 in random order."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_permutation", "state")
    return ctn_random_permutation(state, int64(n, "n"))


def random_permutation_of(state, a):
    """A new array with the entries of an array along its first axis in random order."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_permutation_of", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_permutation_of", "a")
    return ctn_random_permutation_of(state, a)


def random_shuffle(state, a):
    """Puts the entries of an array along its first axis in random order."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_shuffle", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_shuffle", "a")
    status = ctn_random_shuffle(state, a)
    if status:
        raise failure(status)


def random_choice(state, n, shape, replace, p):
    """A new int64 array with numbers drawn from 0 to n - 1. Without `replace` and `p`, all n numbers are
    permuted. If fewer than an eighth of them are wanted, Philox4x32-10 draws single ones instead and
    leaves out those that it has drawn before, so that time and memory are proportional to their number."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_choice", "state")
    if p is not None and not isinstance(p, Array):
        p = as_array(p, "random_choice", "p")
    return ctn_random_choice(state, int64(n, "n"), int64s(shape, "shape"), len(shape), 1 if replace else 0, p)


def random_choice_of(state, a, shape, replace, p):
    """A new array with elements drawn from an array."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_choice_of", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_choice_of", "a")
    if p is not None and not isinstance(p, Array):
        p = as_array(p, "random_choice_of", "p")
    return ctn_random_choice_of(state, a, int64s(shape, "shape"), len(shape), 1 if replace else 0, p)


def random_uniform_into(state, low, high, out):
    """Fills an array with uniform numbers in [low, high)."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_uniform_into", "state")
    if not isinstance(out, Array):
        out = as_array(out, "random_uniform_into", "out")
    status = ctn_random_uniform_into(state, double(low, "low"), double(high, "high"), out)
    if status:
        raise failure(status)


def random_normal_into(state, loc, scale, out):
    """Fills an array with normal numbers."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_normal_into", "state")
    if not isinstance(out, Array):
        out = as_array(out, "random_normal_into", "out")
    status = ctn_random_normal_into(state, double(loc, "loc"), double(scale, "scale"), out)
    if status:
        raise failure(status)


def random_uniform_of(state, low, high, shape, dtype):
    """A new array with uniform numbers in [low, high)."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_uniform_of", "state")
    if not isinstance(low, Array):
        low = as_array(low, "random_uniform_of", "low")
    if not isinstance(high, Array):
        high = as_array(high, "random_uniform_of", "high")
    return ctn_random_uniform_of(state, low, high, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_normal_of(state, loc, scale, shape, dtype):
    """A new array with normal numbers."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_normal_of", "state")
    if not isinstance(loc, Array):
        loc = as_array(loc, "random_normal_of", "loc")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_normal_of", "scale")
    return ctn_random_normal_of(state, loc, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_lognormal_of(state, mean, sigma, shape, dtype):
    """A new array with exponentials of normal numbers."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_lognormal_of", "state")
    if not isinstance(mean, Array):
        mean = as_array(mean, "random_lognormal_of", "mean")
    if not isinstance(sigma, Array):
        sigma = as_array(sigma, "random_lognormal_of", "sigma")
    return ctn_random_lognormal_of(state, mean, sigma, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_exponential_of(state, scale, shape, dtype):
    """A new array with numbers of the exponential distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_exponential_of", "state")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_exponential_of", "scale")
    return ctn_random_exponential_of(state, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_gumbel_of(state, loc, scale, shape, dtype):
    """A new array with numbers of the Gumbel distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_gumbel_of", "state")
    if not isinstance(loc, Array):
        loc = as_array(loc, "random_gumbel_of", "loc")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_gumbel_of", "scale")
    return ctn_random_gumbel_of(state, loc, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_laplace(state, loc, scale, shape, dtype):
    """A new array with numbers of Laplace's double exponential distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_laplace", "state")
    if not isinstance(loc, Array):
        loc = as_array(loc, "random_laplace", "loc")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_laplace", "scale")
    return ctn_random_laplace(state, loc, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_logistic(state, loc, scale, shape, dtype):
    """A new array with numbers of the logistic distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_logistic", "state")
    if not isinstance(loc, Array):
        loc = as_array(loc, "random_logistic", "loc")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_logistic", "scale")
    return ctn_random_logistic(state, loc, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_rayleigh(state, scale, shape, dtype):
    """A new array with lengths of vectors of two normal numbers, the Rayleigh distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_rayleigh", "state")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_rayleigh", "scale")
    return ctn_random_rayleigh(state, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_standard_cauchy(state, shape, dtype):
    """A new array with numbers of the Cauchy distribution with mode 0 and scale 1."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_standard_cauchy", "state")
    return ctn_random_standard_cauchy(state, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_pareto(state, a, shape, dtype):
    """A new array with numbers of Pareto's second distribution (Lomax), which starts at 0."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_pareto", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_pareto", "a")
    return ctn_random_pareto(state, a, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_weibull(state, a, shape, dtype):
    """A new array with numbers of the Weibull distribution with scale 1."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_weibull", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_weibull", "a")
    return ctn_random_weibull(state, a, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_power(state, a, shape, dtype):
    """A new array with numbers in [0, 1] with the density a x^(a - 1)."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_power", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_power", "a")
    return ctn_random_power(state, a, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_triangular(state, left, mode, right, shape, dtype):
    """A new array with numbers in [left, right] with a density that rises up to the mode and then falls."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_triangular", "state")
    if not isinstance(left, Array):
        left = as_array(left, "random_triangular", "left")
    if not isinstance(mode, Array):
        mode = as_array(mode, "random_triangular", "mode")
    if not isinstance(right, Array):
        right = as_array(right, "random_triangular", "right")
    return ctn_random_triangular(
        state, left, mode, right, int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_wald(state, mean, scale, shape, dtype):
    """A new array with numbers of Wald's inverse Gaussian distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_wald", "state")
    if not isinstance(mean, Array):
        mean = as_array(mean, "random_wald", "mean")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_wald", "scale")
    return ctn_random_wald(state, mean, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_standard_gamma(state, alpha, shape, dtype):
    """A new array with numbers of the gamma distribution with scale 1."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_standard_gamma", "state")
    if not isinstance(alpha, Array):
        alpha = as_array(alpha, "random_standard_gamma", "alpha")
    return ctn_random_standard_gamma(state, alpha, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_gamma(state, alpha, scale, shape, dtype):
    """A new array with numbers of the gamma distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_gamma", "state")
    if not isinstance(alpha, Array):
        alpha = as_array(alpha, "random_gamma", "alpha")
    if not isinstance(scale, Array):
        scale = as_array(scale, "random_gamma", "scale")
    return ctn_random_gamma(state, alpha, scale, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_chisquare(state, df, shape, dtype):
    """A new array with numbers of the chi-square distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_chisquare", "state")
    if not isinstance(df, Array):
        df = as_array(df, "random_chisquare", "df")
    return ctn_random_chisquare(state, df, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_noncentral_chisquare(state, df, nonc, shape, dtype):
    """A new array with numbers of the noncentral chi-square distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_noncentral_chisquare", "state")
    if not isinstance(df, Array):
        df = as_array(df, "random_noncentral_chisquare", "df")
    if not isinstance(nonc, Array):
        nonc = as_array(nonc, "random_noncentral_chisquare", "nonc")
    return ctn_random_noncentral_chisquare(
        state, df, nonc, int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_f(state, dfnum, dfden, shape, dtype):
    """A new array with numbers of the F distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_f", "state")
    if not isinstance(dfnum, Array):
        dfnum = as_array(dfnum, "random_f", "dfnum")
    if not isinstance(dfden, Array):
        dfden = as_array(dfden, "random_f", "dfden")
    return ctn_random_f(state, dfnum, dfden, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_noncentral_f(state, dfnum, dfden, nonc, shape, dtype):
    """A new array with numbers of the noncentral F distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_noncentral_f", "state")
    if not isinstance(dfnum, Array):
        dfnum = as_array(dfnum, "random_noncentral_f", "dfnum")
    if not isinstance(dfden, Array):
        dfden = as_array(dfden, "random_noncentral_f", "dfden")
    if not isinstance(nonc, Array):
        nonc = as_array(nonc, "random_noncentral_f", "nonc")
    return ctn_random_noncentral_f(
        state, dfnum, dfden, nonc, int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def random_standard_t(state, df, shape, dtype):
    """A new array with numbers of Student's t distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_standard_t", "state")
    if not isinstance(df, Array):
        df = as_array(df, "random_standard_t", "df")
    return ctn_random_standard_t(state, df, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_beta(state, a, b, shape, dtype):
    """A new array with numbers of the beta distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_beta", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_beta", "a")
    if not isinstance(b, Array):
        b = as_array(b, "random_beta", "b")
    return ctn_random_beta(state, a, b, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_vonmises(state, mu, kappa, shape, dtype):
    """A new array with angles in [-pi, pi] of von Mises' distribution."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_vonmises", "state")
    if not isinstance(mu, Array):
        mu = as_array(mu, "random_vonmises", "mu")
    if not isinstance(kappa, Array):
        kappa = as_array(kappa, "random_vonmises", "kappa")
    return ctn_random_vonmises(state, mu, kappa, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_dirichlet(state, alpha, shape, dtype):
    """A new array with vectors of the Dirichlet distribution, whose elements have the sum 1, along a new
    last axis."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_dirichlet", "state")
    if not isinstance(alpha, Array):
        alpha = as_array(alpha, "random_dirichlet", "alpha")
    return ctn_random_dirichlet(state, alpha, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_geometric(state, p, shape, dtype):
    """A new array with numbers of the first success among independent trials, counted from 1."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_geometric", "state")
    if not isinstance(p, Array):
        p = as_array(p, "random_geometric", "p")
    return ctn_random_geometric(state, p, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_logseries(state, p, shape, dtype):
    """A new array with numbers of the logarithmic series."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_logseries", "state")
    if not isinstance(p, Array):
        p = as_array(p, "random_logseries", "p")
    return ctn_random_logseries(state, p, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_zipf(state, a, shape, dtype):
    """A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's
    distribution, up to the largest number of the dtype."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_zipf", "state")
    if not isinstance(a, Array):
        a = as_array(a, "random_zipf", "a")
    return ctn_random_zipf(state, a, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_negative_binomial(state, n, p, shape, dtype):
    """A new array with numbers of failures before the n-th success among independent trials."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_negative_binomial", "state")
    if not isinstance(n, Array):
        n = as_array(n, "random_negative_binomial", "n")
    if not isinstance(p, Array):
        p = as_array(p, "random_negative_binomial", "p")
    return ctn_random_negative_binomial(state, n, p, int64s(shape, "shape"), len(shape), dtype_code(dtype))


def random_hypergeometric(state, ngood, nbad, nsample, shape, dtype):
    """A new array with numbers of good elements in a sample without replacement."""
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_hypergeometric", "state")
    if not isinstance(ngood, Array):
        ngood = as_array(ngood, "random_hypergeometric", "ngood")
    if not isinstance(nbad, Array):
        nbad = as_array(nbad, "random_hypergeometric", "nbad")
    if not isinstance(nsample, Array):
        nsample = as_array(nsample, "random_hypergeometric", "nsample")
    return ctn_random_hypergeometric(
        state, ngood, nbad, nsample, int64s(shape, "shape"), len(shape), dtype_code(dtype)
    )


def array_to_dlpack(a, versioned):
    """A managed tensor over the memory of an array on the CPU. It keeps the memory alive until its deleter
    is called, once. A read-only array is marked as such in the versioned form and is an error in the older
    one. DLPack counts strides in elements: an array whose strides are not multiples of its item size, or
    whose elements are at unaligned addresses, is an error."""
    if not isinstance(a, Array):
        a = as_array(a, "array_to_dlpack", "a")
    out = c_void_p()
    status = ctn_array_to_dlpack(a, 1 if versioned else 0, byref(out))
    if status:
        raise failure(status)
    return out.value


def array_from_dlpack(managed, versioned):
    """An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost). Elements must have
    one lane of one of the library's element types and be at aligned addresses. Without strides they are in
    C order. A tensor marked as read-only gives a read-only array; the flag that marks a copy is ignored."""
    return ctn_array_from_dlpack(managed, 1 if versioned else 0)


@direct("aa", "a")
def array_add(x1, x2):
    """Sum. For booleans, logical or. Inputs are broadcast and promoted to one dtype. All dtypes are
    supported."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_add", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_add", "x2")
    return ctn_array_add(x1, x2)


@direct("aaa", "s")
def array_add_into(x1, x2, out):
    """ctn_array_add into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_add_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_add_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_add_into", "out")
    status = ctn_array_add_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_add_f64(x1, x2):
    """ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python float
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_add_f64", "x1")
    return ctn_array_add_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_add_i64(x1, x2):
    """ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python int and
    does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_add_i64", "x1")
    return ctn_array_add_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_subtract(x1, x2):
    """Difference. Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_subtract", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_subtract", "x2")
    return ctn_array_subtract(x1, x2)


@direct("aaa", "s")
def array_subtract_into(x1, x2, out):
    """ctn_array_subtract into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_subtract_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_subtract_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_subtract_into", "out")
    status = ctn_array_subtract_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_subtract_f64(x1, x2):
    """ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_subtract_f64", "x1")
    return ctn_array_subtract_f64(x1, double(x2, "x2"))


@direct("fa", "a")
def array_rsubtract_f64(x1, x2):
    """ctn_array_subtract with a weak scalar (a Python float) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rsubtract_f64", "x2")
    return ctn_array_rsubtract_f64(double(x1, "x1"), x2)


@direct("ai", "a")
def array_subtract_i64(x1, x2):
    """ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_subtract_i64", "x1")
    return ctn_array_subtract_i64(x1, int64(x2, "x2"))


@direct("ia", "a")
def array_rsubtract_i64(x1, x2):
    """ctn_array_subtract with a weak scalar (a Python int) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rsubtract_i64", "x2")
    return ctn_array_rsubtract_i64(int64(x1, "x1"), x2)


@direct("aa", "a")
def array_multiply(x1, x2):
    """Product. For booleans, logical and. Inputs are broadcast and promoted to one dtype. All dtypes are
    supported."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_multiply", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_multiply", "x2")
    return ctn_array_multiply(x1, x2)


@direct("aaa", "s")
def array_multiply_into(x1, x2, out):
    """ctn_array_multiply into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_multiply_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_multiply_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_multiply_into", "out")
    status = ctn_array_multiply_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_multiply_f64(x1, x2):
    """ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_multiply_f64", "x1")
    return ctn_array_multiply_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_multiply_i64(x1, x2):
    """ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_multiply_i64", "x1")
    return ctn_array_multiply_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_true_divide(x1, x2):
    """Quotient, always floating. Inputs are broadcast and promoted to one dtype. Booleans and integers are
    computed as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_true_divide", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_true_divide", "x2")
    return ctn_array_true_divide(x1, x2)


@direct("aaa", "s")
def array_true_divide_into(x1, x2, out):
    """ctn_array_true_divide into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_true_divide_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_true_divide_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_true_divide_into", "out")
    status = ctn_array_true_divide_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_true_divide_f64(x1, x2):
    """ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_true_divide_f64", "x1")
    return ctn_array_true_divide_f64(x1, double(x2, "x2"))


@direct("fa", "a")
def array_rtrue_divide_f64(x1, x2):
    """ctn_array_true_divide with a weak scalar (a Python float) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rtrue_divide_f64", "x2")
    return ctn_array_rtrue_divide_f64(double(x1, "x1"), x2)


@direct("ai", "a")
def array_true_divide_i64(x1, x2):
    """ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_true_divide_i64", "x1")
    return ctn_array_true_divide_i64(x1, int64(x2, "x2"))


@direct("ia", "a")
def array_rtrue_divide_i64(x1, x2):
    """ctn_array_true_divide with a weak scalar (a Python int) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rtrue_divide_i64", "x2")
    return ctn_array_rtrue_divide_i64(int64(x1, "x1"), x2)


@direct("aa", "a")
def array_floor_divide(x1, x2):
    """Largest integer not above the quotient. Integer division by zero gives 0. Inputs are broadcast and
    promoted to one dtype. Booleans are computed as int8."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_floor_divide", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_floor_divide", "x2")
    return ctn_array_floor_divide(x1, x2)


@direct("aaa", "s")
def array_floor_divide_into(x1, x2, out):
    """ctn_array_floor_divide into an existing array or view of the broadcast shape. Results are cast to
    its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_floor_divide_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_floor_divide_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_floor_divide_into", "out")
    status = ctn_array_floor_divide_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_floor_divide_f64(x1, x2):
    """ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a
    Python float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_floor_divide_f64", "x1")
    return ctn_array_floor_divide_f64(x1, double(x2, "x2"))


@direct("fa", "a")
def array_rfloor_divide_f64(x1, x2):
    """ctn_array_floor_divide with a weak scalar (a Python float) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rfloor_divide_f64", "x2")
    return ctn_array_rfloor_divide_f64(double(x1, "x1"), x2)


@direct("ai", "a")
def array_floor_divide_i64(x1, x2):
    """ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a
    Python int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_floor_divide_i64", "x1")
    return ctn_array_floor_divide_i64(x1, int64(x2, "x2"))


@direct("ia", "a")
def array_rfloor_divide_i64(x1, x2):
    """ctn_array_floor_divide with a weak scalar (a Python int) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rfloor_divide_i64", "x2")
    return ctn_array_rfloor_divide_i64(int64(x1, "x1"), x2)


@direct("aa", "a")
def array_remainder(x1, x2):
    """Remainder with the sign of the divisor. Integer division by zero gives 0. Inputs are broadcast and
    promoted to one dtype. Booleans are computed as int8."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_remainder", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_remainder", "x2")
    return ctn_array_remainder(x1, x2)


@direct("aaa", "s")
def array_remainder_into(x1, x2, out):
    """ctn_array_remainder into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_remainder_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_remainder_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_remainder_into", "out")
    status = ctn_array_remainder_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_remainder_f64(x1, x2):
    """ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_remainder_f64", "x1")
    return ctn_array_remainder_f64(x1, double(x2, "x2"))


@direct("fa", "a")
def array_rremainder_f64(x1, x2):
    """ctn_array_remainder with a weak scalar (a Python float) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rremainder_f64", "x2")
    return ctn_array_rremainder_f64(double(x1, "x1"), x2)


@direct("ai", "a")
def array_remainder_i64(x1, x2):
    """ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_remainder_i64", "x1")
    return ctn_array_remainder_i64(x1, int64(x2, "x2"))


@direct("ia", "a")
def array_rremainder_i64(x1, x2):
    """ctn_array_remainder with a weak scalar (a Python int) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rremainder_i64", "x2")
    return ctn_array_rremainder_i64(int64(x1, "x1"), x2)


@direct("aa", "a")
def array_power(x1, x2):
    """Power. A negative integer exponent of integers is an error. Inputs are broadcast and promoted to one
    dtype. Booleans are computed as int8."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_power", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_power", "x2")
    return ctn_array_power(x1, x2)


@direct("aaa", "s")
def array_power_into(x1, x2, out):
    """ctn_array_power into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_power_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_power_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_power_into", "out")
    status = ctn_array_power_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_power_f64(x1, x2):
    """ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python float
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_power_f64", "x1")
    return ctn_array_power_f64(x1, double(x2, "x2"))


@direct("fa", "a")
def array_rpower_f64(x1, x2):
    """ctn_array_power with a weak scalar (a Python float) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rpower_f64", "x2")
    return ctn_array_rpower_f64(double(x1, "x1"), x2)


@direct("ai", "a")
def array_power_i64(x1, x2):
    """ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python int
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_power_i64", "x1")
    return ctn_array_power_i64(x1, int64(x2, "x2"))


@direct("ia", "a")
def array_rpower_i64(x1, x2):
    """ctn_array_power with a weak scalar (a Python int) as the first operand."""
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_rpower_i64", "x2")
    return ctn_array_rpower_i64(int64(x1, "x1"), x2)


@direct("aa", "a")
def array_maximum(x1, x2):
    """Larger element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All dtypes
    are supported."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_maximum", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_maximum", "x2")
    return ctn_array_maximum(x1, x2)


@direct("aaa", "s")
def array_maximum_into(x1, x2, out):
    """ctn_array_maximum into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_maximum_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_maximum_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_maximum_into", "out")
    status = ctn_array_maximum_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_maximum_f64(x1, x2):
    """ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_maximum_f64", "x1")
    return ctn_array_maximum_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_maximum_i64(x1, x2):
    """ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python int
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_maximum_i64", "x1")
    return ctn_array_maximum_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_minimum(x1, x2):
    """Smaller element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All dtypes
    are supported."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_minimum", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_minimum", "x2")
    return ctn_array_minimum(x1, x2)


@direct("aaa", "s")
def array_minimum_into(x1, x2, out):
    """ctn_array_minimum into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_minimum_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_minimum_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_minimum_into", "out")
    status = ctn_array_minimum_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_minimum_f64(x1, x2):
    """ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_minimum_f64", "x1")
    return ctn_array_minimum_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_minimum_i64(x1, x2):
    """ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python int
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_minimum_i64", "x1")
    return ctn_array_minimum_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_greater(x1, x2):
    """Whether x1 > x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
    result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_greater", "x2")
    return ctn_array_greater(x1, x2)


@direct("aaa", "s")
def array_greater_into(x1, x2, out):
    """ctn_array_greater into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_greater_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_greater_into", "out")
    status = ctn_array_greater_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_greater_f64(x1, x2):
    """ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_f64", "x1")
    return ctn_array_greater_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_greater_i64(x1, x2):
    """ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python int
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_i64", "x1")
    return ctn_array_greater_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_greater_equal(x1, x2):
    """Whether x1 >= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
    result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_equal", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_greater_equal", "x2")
    return ctn_array_greater_equal(x1, x2)


@direct("aaa", "s")
def array_greater_equal_into(x1, x2, out):
    """ctn_array_greater_equal into an existing array or view of the broadcast shape. Results are cast to
    its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_equal_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_greater_equal_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_greater_equal_into", "out")
    status = ctn_array_greater_equal_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_greater_equal_f64(x1, x2):
    """ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a
    Python float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_equal_f64", "x1")
    return ctn_array_greater_equal_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_greater_equal_i64(x1, x2):
    """ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a
    Python int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_greater_equal_i64", "x1")
    return ctn_array_greater_equal_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_less(x1, x2):
    """Whether x1 < x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
    result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_less", "x2")
    return ctn_array_less(x1, x2)


@direct("aaa", "s")
def array_less_into(x1, x2, out):
    """ctn_array_less into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_less_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_less_into", "out")
    status = ctn_array_less_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_less_f64(x1, x2):
    """ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python float
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_f64", "x1")
    return ctn_array_less_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_less_i64(x1, x2):
    """ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python int
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_i64", "x1")
    return ctn_array_less_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_less_equal(x1, x2):
    """Whether x1 <= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
    result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_equal", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_less_equal", "x2")
    return ctn_array_less_equal(x1, x2)


@direct("aaa", "s")
def array_less_equal_into(x1, x2, out):
    """ctn_array_less_equal into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_equal_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_less_equal_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_less_equal_into", "out")
    status = ctn_array_less_equal_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_less_equal_f64(x1, x2):
    """ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_equal_f64", "x1")
    return ctn_array_less_equal_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_less_equal_i64(x1, x2):
    """ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_less_equal_i64", "x1")
    return ctn_array_less_equal_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_equal(x1, x2):
    """Whether x1 == x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
    result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_equal", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_equal", "x2")
    return ctn_array_equal(x1, x2)


@direct("aaa", "s")
def array_equal_into(x1, x2, out):
    """ctn_array_equal into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_equal_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_equal_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_equal_into", "out")
    status = ctn_array_equal_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_equal_f64(x1, x2):
    """ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_equal_f64", "x1")
    return ctn_array_equal_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_equal_i64(x1, x2):
    """ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int
    and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_equal_i64", "x1")
    return ctn_array_equal_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_not_equal(x1, x2):
    """Whether x1 != x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The
    result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_not_equal", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_not_equal", "x2")
    return ctn_array_not_equal(x1, x2)


@direct("aaa", "s")
def array_not_equal_into(x1, x2, out):
    """ctn_array_not_equal into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_not_equal_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_not_equal_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_not_equal_into", "out")
    status = ctn_array_not_equal_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("af", "a")
def array_not_equal_f64(x1, x2):
    """ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
    float and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_not_equal_f64", "x1")
    return ctn_array_not_equal_f64(x1, double(x2, "x2"))


@direct("ai", "a")
def array_not_equal_i64(x1, x2):
    """ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_not_equal_i64", "x1")
    return ctn_array_not_equal_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_logical_and(x1, x2):
    """Whether both elements are true (not zero). Inputs are broadcast and promoted to one dtype. All
    dtypes are supported. The result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logical_and", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logical_and", "x2")
    return ctn_array_logical_and(x1, x2)


@direct("aaa", "s")
def array_logical_and_into(x1, x2, out):
    """ctn_array_logical_and into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logical_and_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logical_and_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_logical_and_into", "out")
    status = ctn_array_logical_and_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_logical_or(x1, x2):
    """Whether at least one element is true (not zero). Inputs are broadcast and promoted to one dtype. All
    dtypes are supported. The result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logical_or", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logical_or", "x2")
    return ctn_array_logical_or(x1, x2)


@direct("aaa", "s")
def array_logical_or_into(x1, x2, out):
    """ctn_array_logical_or into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logical_or_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logical_or_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_logical_or_into", "out")
    status = ctn_array_logical_or_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_logical_xor(x1, x2):
    """Whether exactly one element is true (not zero). Inputs are broadcast and promoted to one dtype. All
    dtypes are supported. The result is bool."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logical_xor", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logical_xor", "x2")
    return ctn_array_logical_xor(x1, x2)


@direct("aaa", "s")
def array_logical_xor_into(x1, x2, out):
    """ctn_array_logical_xor into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logical_xor_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logical_xor_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_logical_xor_into", "out")
    status = ctn_array_logical_xor_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_logical_not(x):
    """Whether the element is zero. All dtypes are supported. The result is bool."""
    if not isinstance(x, Array):
        x = as_array(x, "array_logical_not", "x")
    return ctn_array_logical_not(x)


@direct("aa", "s")
def array_logical_not_into(x, out):
    """ctn_array_logical_not into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_logical_not_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_logical_not_into", "out")
    status = ctn_array_logical_not_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_negative(x):
    """Negation, -x. Booleans are a DTYPE error."""
    if not isinstance(x, Array):
        x = as_array(x, "array_negative", "x")
    return ctn_array_negative(x)


@direct("aa", "s")
def array_negative_into(x, out):
    """ctn_array_negative into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_negative_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_negative_into", "out")
    status = ctn_array_negative_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_absolute(x):
    """Absolute value. All dtypes are supported."""
    if not isinstance(x, Array):
        x = as_array(x, "array_absolute", "x")
    return ctn_array_absolute(x)


@direct("aa", "s")
def array_absolute_into(x, out):
    """ctn_array_absolute into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_absolute_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_absolute_into", "out")
    status = ctn_array_absolute_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_square(x):
    """x * x. Booleans are computed as int8."""
    if not isinstance(x, Array):
        x = as_array(x, "array_square", "x")
    return ctn_array_square(x)


@direct("aa", "s")
def array_square_into(x, out):
    """ctn_array_square into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_square_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_square_into", "out")
    status = ctn_array_square_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_sign(x):
    """Sign: -1, 0 or 1. NaN stays NaN. Booleans are a DTYPE error."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sign", "x")
    return ctn_array_sign(x)


@direct("aa", "s")
def array_sign_into(x, out):
    """ctn_array_sign into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sign_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_sign_into", "out")
    status = ctn_array_sign_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_sqrt(x):
    """Square root. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
    those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sqrt", "x")
    return ctn_array_sqrt(x)


@direct("aa", "s")
def array_sqrt_into(x, out):
    """ctn_array_sqrt into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sqrt_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_sqrt_into", "out")
    status = ctn_array_sqrt_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_exp(x):
    """Exponential. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
    those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_exp", "x")
    return ctn_array_exp(x)


@direct("aa", "s")
def array_exp_into(x, out):
    """ctn_array_exp into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_exp_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_exp_into", "out")
    status = ctn_array_exp_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_log(x):
    """Natural logarithm. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log", "x")
    return ctn_array_log(x)


@direct("aa", "s")
def array_log_into(x, out):
    """ctn_array_log into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_log_into", "out")
    status = ctn_array_log_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_log1p(x):
    """Natural logarithm of 1 + x, accurate near zero. Booleans and integers are computed as floating
    numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log1p", "x")
    return ctn_array_log1p(x)


@direct("aa", "s")
def array_log1p_into(x, out):
    """ctn_array_log1p into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log1p_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_log1p_into", "out")
    status = ctn_array_log1p_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_sin(x):
    """Sine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
    those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sin", "x")
    return ctn_array_sin(x)


@direct("aa", "s")
def array_sin_into(x, out):
    """ctn_array_sin into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sin_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_sin_into", "out")
    status = ctn_array_sin_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_cos(x):
    """Cosine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_cos", "x")
    return ctn_array_cos(x)


@direct("aa", "s")
def array_cos_into(x, out):
    """ctn_array_cos into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_cos_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_cos_into", "out")
    status = ctn_array_cos_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_tanh(x):
    """Hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_tanh", "x")
    return ctn_array_tanh(x)


@direct("aa", "s")
def array_tanh_into(x, out):
    """ctn_array_tanh into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_tanh_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_tanh_into", "out")
    status = ctn_array_tanh_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_sigmoid(x):
    """1 / (1 + exp(-x)). Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sigmoid", "x")
    return ctn_array_sigmoid(x)


@direct("aa", "s")
def array_sigmoid_into(x, out):
    """ctn_array_sigmoid into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sigmoid_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_sigmoid_into", "out")
    status = ctn_array_sigmoid_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_relu(x):
    """max(x, 0). NaN stays NaN. Booleans are a DTYPE error."""
    if not isinstance(x, Array):
        x = as_array(x, "array_relu", "x")
    return ctn_array_relu(x)


@direct("aa", "s")
def array_relu_into(x, out):
    """ctn_array_relu into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_relu_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_relu_into", "out")
    status = ctn_array_relu_into(x, out)
    if status:
        raise failure(status)


@direct("aaa", "a")
def array_multiply_add(x1, x2, x3):
    """x1 * x2 + x3 in one pass over memory. Inputs are broadcast and promoted to one dtype. Booleans are
    computed as int8."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_multiply_add", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_multiply_add", "x2")
    if not isinstance(x3, Array):
        x3 = as_array(x3, "array_multiply_add", "x3")
    return ctn_array_multiply_add(x1, x2, x3)


@direct("aaaa", "s")
def array_multiply_add_into(x1, x2, x3, out):
    """ctn_array_multiply_add into an existing array or view of the broadcast shape. Results are cast to
    its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_multiply_add_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_multiply_add_into", "x2")
    if not isinstance(x3, Array):
        x3 = as_array(x3, "array_multiply_add_into", "x3")
    if not isinstance(out, Array):
        out = as_array(out, "array_multiply_add_into", "out")
    status = ctn_array_multiply_add_into(x1, x2, x3, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_positive(x):
    """A copy. Booleans are a DTYPE error."""
    if not isinstance(x, Array):
        x = as_array(x, "array_positive", "x")
    return ctn_array_positive(x)


@direct("aa", "s")
def array_positive_into(x, out):
    """ctn_array_positive into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_positive_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_positive_into", "out")
    status = ctn_array_positive_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_reciprocal(x):
    """1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in
    other integer dtypes. Booleans are computed as int8."""
    if not isinstance(x, Array):
        x = as_array(x, "array_reciprocal", "x")
    return ctn_array_reciprocal(x)


@direct("aa", "s")
def array_reciprocal_into(x, out):
    """ctn_array_reciprocal into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_reciprocal_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_reciprocal_into", "out")
    status = ctn_array_reciprocal_into(x, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_fmax(x1, x2):
    """Larger element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All dtypes are
    supported."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_fmax", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_fmax", "x2")
    return ctn_array_fmax(x1, x2)


@direct("aaa", "s")
def array_fmax_into(x1, x2, out):
    """ctn_array_fmax into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_fmax_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_fmax_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_fmax_into", "out")
    status = ctn_array_fmax_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_fmin(x1, x2):
    """Smaller element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All dtypes
    are supported."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_fmin", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_fmin", "x2")
    return ctn_array_fmin(x1, x2)


@direct("aaa", "s")
def array_fmin_into(x1, x2, out):
    """ctn_array_fmin into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_fmin_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_fmin_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_fmin_into", "out")
    status = ctn_array_fmin_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_fmod(x1, x2):
    """Remainder with the sign of the dividend. Integer division by zero gives 0. Inputs are broadcast and
    promoted to one dtype. Booleans are computed as int8."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_fmod", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_fmod", "x2")
    return ctn_array_fmod(x1, x2)


@direct("aaa", "s")
def array_fmod_into(x1, x2, out):
    """ctn_array_fmod into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_fmod_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_fmod_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_fmod_into", "out")
    status = ctn_array_fmod_into(x1, x2, out)
    if status:
        raise failure(status)


def array_divmod(x1, x2):
    """Results of ctn_array_floor_divide and ctn_array_remainder together. Inputs are broadcast and
    promoted to one dtype. Booleans are computed as int8."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_divmod", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_divmod", "x2")
    quotient = new(Array)
    remainder = new(Array)
    status = ctn_array_divmod(x1, x2, byref(quotient), byref(remainder))
    if status:
        raise failure(status)
    return quotient, remainder


@direct("aaaa", "s")
def array_divmod_into(x1, x2, quotient, remainder):
    """ctn_array_divmod into existing arrays or views of the broadcast shape. Results are cast to their
    dtypes by the rule same_kind. They may be inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_divmod_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_divmod_into", "x2")
    if not isinstance(quotient, Array):
        quotient = as_array(quotient, "array_divmod_into", "quotient")
    if not isinstance(remainder, Array):
        remainder = as_array(remainder, "array_divmod_into", "remainder")
    status = ctn_array_divmod_into(x1, x2, quotient, remainder)
    if status:
        raise failure(status)


def array_modf(x):
    """Fractional and integer part, both with the sign of x. Booleans and integers are computed as floating
    numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_modf", "x")
    fraction = new(Array)
    integer = new(Array)
    status = ctn_array_modf(x, byref(fraction), byref(integer))
    if status:
        raise failure(status)
    return fraction, integer


@direct("aaa", "s")
def array_modf_into(x, fraction, integer):
    """ctn_array_modf into existing arrays or views of the broadcast shape. Results are cast to their
    dtypes by the rule same_kind. They may be inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_modf_into", "x")
    if not isinstance(fraction, Array):
        fraction = as_array(fraction, "array_modf_into", "fraction")
    if not isinstance(integer, Array):
        integer = as_array(integer, "array_modf_into", "integer")
    status = ctn_array_modf_into(x, fraction, integer)
    if status:
        raise failure(status)


def array_frexp(x):
    """Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x = mantissa * 2 **
    exponent. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of
    16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_frexp", "x")
    mantissa = new(Array)
    exponent = new(Array)
    status = ctn_array_frexp(x, byref(mantissa), byref(exponent))
    if status:
        raise failure(status)
    return mantissa, exponent


@direct("aaa", "s")
def array_frexp_into(x, mantissa, exponent):
    """ctn_array_frexp into existing arrays or views of the broadcast shape. Results are cast to their
    dtypes by the rule same_kind. They may be inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_frexp_into", "x")
    if not isinstance(mantissa, Array):
        mantissa = as_array(mantissa, "array_frexp_into", "mantissa")
    if not isinstance(exponent, Array):
        exponent = as_array(exponent, "array_frexp_into", "exponent")
    status = ctn_array_frexp_into(x, mantissa, exponent)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_ldexp(x1, x2):
    """x1 * 2 ** x2, rounded once. Inputs are broadcast; `x2` has an integer dtype, and the result has the
    dtype of `x1`. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
    those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_ldexp", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_ldexp", "x2")
    return ctn_array_ldexp(x1, x2)


@direct("aaa", "s")
def array_ldexp_into(x1, x2, out):
    """ctn_array_ldexp into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_ldexp_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_ldexp_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_ldexp_into", "out")
    status = ctn_array_ldexp_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_copysign(x1, x2):
    """x1 with the sign of x2. Inputs are broadcast and promoted to one dtype. Booleans and integers are
    computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
    float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_copysign", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_copysign", "x2")
    return ctn_array_copysign(x1, x2)


@direct("aaa", "s")
def array_copysign_into(x1, x2, out):
    """ctn_array_copysign into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_copysign_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_copysign_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_copysign_into", "out")
    status = ctn_array_copysign_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_nextafter(x1, x2):
    """The next number after x1 toward x2. Inputs are broadcast and promoted to one dtype. Booleans and
    integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32,
    larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_nextafter", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_nextafter", "x2")
    return ctn_array_nextafter(x1, x2)


@direct("aaa", "s")
def array_nextafter_into(x1, x2, out):
    """ctn_array_nextafter into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_nextafter_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_nextafter_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_nextafter_into", "out")
    status = ctn_array_nextafter_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_hypot(x1, x2):
    """sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Inputs are broadcast and promoted to one
    dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16
    bits as float32, larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_hypot", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_hypot", "x2")
    return ctn_array_hypot(x1, x2)


@direct("aaa", "s")
def array_hypot_into(x1, x2, out):
    """ctn_array_hypot into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_hypot_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_hypot_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_hypot_into", "out")
    status = ctn_array_hypot_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_arctan2(x1, x2):
    """Angle of the point (x2, x1) in (-pi, pi]. Inputs are broadcast and promoted to one dtype. Booleans
    and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32,
    larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_arctan2", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_arctan2", "x2")
    return ctn_array_arctan2(x1, x2)


@direct("aaa", "s")
def array_arctan2_into(x1, x2, out):
    """ctn_array_arctan2 into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_arctan2_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_arctan2_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_arctan2_into", "out")
    status = ctn_array_arctan2_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_logaddexp(x1, x2):
    """log(exp(x1) + exp(x2)) without intermediate overflow. Inputs are broadcast and promoted to one
    dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16
    bits as float32, larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logaddexp", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logaddexp", "x2")
    return ctn_array_logaddexp(x1, x2)


@direct("aaa", "s")
def array_logaddexp_into(x1, x2, out):
    """ctn_array_logaddexp into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logaddexp_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logaddexp_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_logaddexp_into", "out")
    status = ctn_array_logaddexp_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_logaddexp2(x1, x2):
    """log2(2 ** x1 + 2 ** x2) without intermediate overflow. Inputs are broadcast and promoted to one
    dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16
    bits as float32, larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logaddexp2", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logaddexp2", "x2")
    return ctn_array_logaddexp2(x1, x2)


@direct("aaa", "s")
def array_logaddexp2_into(x1, x2, out):
    """ctn_array_logaddexp2 into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_logaddexp2_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_logaddexp2_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_logaddexp2_into", "out")
    status = ctn_array_logaddexp2_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_exp2(x):
    """2 ** x. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of
    16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_exp2", "x")
    return ctn_array_exp2(x)


@direct("aa", "s")
def array_exp2_into(x, out):
    """ctn_array_exp2 into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_exp2_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_exp2_into", "out")
    status = ctn_array_exp2_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_expm1(x):
    """exp(x) - 1, accurate near zero. Booleans and integers are computed as floating numbers: those of 8
    bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_expm1", "x")
    return ctn_array_expm1(x)


@direct("aa", "s")
def array_expm1_into(x, out):
    """ctn_array_expm1 into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_expm1_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_expm1_into", "out")
    status = ctn_array_expm1_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_log2(x):
    """Logarithm to base 2. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log2", "x")
    return ctn_array_log2(x)


@direct("aa", "s")
def array_log2_into(x, out):
    """ctn_array_log2 into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log2_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_log2_into", "out")
    status = ctn_array_log2_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_log10(x):
    """Logarithm to base 10. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log10", "x")
    return ctn_array_log10(x)


@direct("aa", "s")
def array_log10_into(x, out):
    """ctn_array_log10 into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_log10_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_log10_into", "out")
    status = ctn_array_log10_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_cbrt(x):
    """Cube root, also of negative numbers. Booleans and integers are computed as floating numbers: those
    of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_cbrt", "x")
    return ctn_array_cbrt(x)


@direct("aa", "s")
def array_cbrt_into(x, out):
    """ctn_array_cbrt into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_cbrt_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_cbrt_into", "out")
    status = ctn_array_cbrt_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_tan(x):
    """Tangent of radians. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_tan", "x")
    return ctn_array_tan(x)


@direct("aa", "s")
def array_tan_into(x, out):
    """ctn_array_tan into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_tan_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_tan_into", "out")
    status = ctn_array_tan_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_arcsin(x):
    """Inverse sine, in [-pi/2, pi/2]. Booleans and integers are computed as floating numbers: those of 8
    bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arcsin", "x")
    return ctn_array_arcsin(x)


@direct("aa", "s")
def array_arcsin_into(x, out):
    """ctn_array_arcsin into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arcsin_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_arcsin_into", "out")
    status = ctn_array_arcsin_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_arccos(x):
    """Inverse cosine, in [0, pi]. Booleans and integers are computed as floating numbers: those of 8 bits
    as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arccos", "x")
    return ctn_array_arccos(x)


@direct("aa", "s")
def array_arccos_into(x, out):
    """ctn_array_arccos into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arccos_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_arccos_into", "out")
    status = ctn_array_arccos_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_arctan(x):
    """Inverse tangent, in [-pi/2, pi/2]. Booleans and integers are computed as floating numbers: those of
    8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arctan", "x")
    return ctn_array_arctan(x)


@direct("aa", "s")
def array_arctan_into(x, out):
    """ctn_array_arctan into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arctan_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_arctan_into", "out")
    status = ctn_array_arctan_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_sinh(x):
    """Hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
    those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sinh", "x")
    return ctn_array_sinh(x)


@direct("aa", "s")
def array_sinh_into(x, out):
    """ctn_array_sinh into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_sinh_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_sinh_into", "out")
    status = ctn_array_sinh_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_cosh(x):
    """Hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_cosh", "x")
    return ctn_array_cosh(x)


@direct("aa", "s")
def array_cosh_into(x, out):
    """ctn_array_cosh into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_cosh_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_cosh_into", "out")
    status = ctn_array_cosh_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_arcsinh(x):
    """Inverse hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits as
    float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arcsinh", "x")
    return ctn_array_arcsinh(x)


@direct("aa", "s")
def array_arcsinh_into(x, out):
    """ctn_array_arcsinh into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arcsinh_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_arcsinh_into", "out")
    status = ctn_array_arcsinh_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_arccosh(x):
    """Inverse hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits
    as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arccosh", "x")
    return ctn_array_arccosh(x)


@direct("aa", "s")
def array_arccosh_into(x, out):
    """ctn_array_arccosh into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arccosh_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_arccosh_into", "out")
    status = ctn_array_arccosh_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_arctanh(x):
    """Inverse hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8 bits
    as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arctanh", "x")
    return ctn_array_arctanh(x)


@direct("aa", "s")
def array_arctanh_into(x, out):
    """ctn_array_arctanh into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_arctanh_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_arctanh_into", "out")
    status = ctn_array_arctanh_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_deg2rad(x):
    """Converts degrees to radians. Booleans and integers are computed as floating numbers: those of 8 bits
    as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_deg2rad", "x")
    return ctn_array_deg2rad(x)


@direct("aa", "s")
def array_deg2rad_into(x, out):
    """ctn_array_deg2rad into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_deg2rad_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_deg2rad_into", "out")
    status = ctn_array_deg2rad_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_rad2deg(x):
    """Converts radians to degrees. Booleans and integers are computed as floating numbers: those of 8 bits
    as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_rad2deg", "x")
    return ctn_array_rad2deg(x)


@direct("aa", "s")
def array_rad2deg_into(x, out):
    """ctn_array_rad2deg into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_rad2deg_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_rad2deg_into", "out")
    status = ctn_array_rad2deg_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_floor(x):
    """Largest integer not above x; integers give floats. Booleans and integers are computed as floating
    numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_floor", "x")
    return ctn_array_floor(x)


@direct("aa", "s")
def array_floor_into(x, out):
    """ctn_array_floor into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_floor_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_floor_into", "out")
    status = ctn_array_floor_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_ceil(x):
    """Smallest integer not below x; integers give floats. Booleans and integers are computed as floating
    numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_ceil", "x")
    return ctn_array_ceil(x)


@direct("aa", "s")
def array_ceil_into(x, out):
    """ctn_array_ceil into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_ceil_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_ceil_into", "out")
    status = ctn_array_ceil_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_trunc(x):
    """x without its fraction; integers give floats. Booleans and integers are computed as floating
    numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_trunc", "x")
    return ctn_array_trunc(x)


@direct("aa", "s")
def array_trunc_into(x, out):
    """ctn_array_trunc into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_trunc_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_trunc_into", "out")
    status = ctn_array_trunc_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_rint(x):
    """Nearest integer, ties to even; integers give floats. Booleans and integers are computed as floating
    numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x, Array):
        x = as_array(x, "array_rint", "x")
    return ctn_array_rint(x)


@direct("aa", "s")
def array_rint_into(x, out):
    """ctn_array_rint into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_rint_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_rint_into", "out")
    status = ctn_array_rint_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_isfinite(x):
    """Whether the element is neither infinite nor NaN. All dtypes are supported. The result is bool."""
    if not isinstance(x, Array):
        x = as_array(x, "array_isfinite", "x")
    return ctn_array_isfinite(x)


@direct("aa", "s")
def array_isfinite_into(x, out):
    """ctn_array_isfinite into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_isfinite_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_isfinite_into", "out")
    status = ctn_array_isfinite_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_isinf(x):
    """Whether the element is an infinity. All dtypes are supported. The result is bool."""
    if not isinstance(x, Array):
        x = as_array(x, "array_isinf", "x")
    return ctn_array_isinf(x)


@direct("aa", "s")
def array_isinf_into(x, out):
    """ctn_array_isinf into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_isinf_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_isinf_into", "out")
    status = ctn_array_isinf_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_isnan(x):
    """Whether the element is NaN. All dtypes are supported. The result is bool."""
    if not isinstance(x, Array):
        x = as_array(x, "array_isnan", "x")
    return ctn_array_isnan(x)


@direct("aa", "s")
def array_isnan_into(x, out):
    """ctn_array_isnan into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_isnan_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_isnan_into", "out")
    status = ctn_array_isnan_into(x, out)
    if status:
        raise failure(status)


@direct("a", "a")
def array_signbit(x):
    """Whether the sign bit is set, as in -0.0. Booleans and integers are computed as floating numbers:
    those of 8 bits as float16, those of 16 bits as float32, larger ones as float64. The result is bool."""
    if not isinstance(x, Array):
        x = as_array(x, "array_signbit", "x")
    return ctn_array_signbit(x)


@direct("aa", "s")
def array_signbit_into(x, out):
    """ctn_array_signbit into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_signbit_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_signbit_into", "out")
    status = ctn_array_signbit_into(x, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_bitwise_and(x1, x2):
    """Bits that both elements have. For booleans, logical and. Inputs are broadcast and promoted to one
    dtype. Floating dtypes are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_and", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_bitwise_and", "x2")
    return ctn_array_bitwise_and(x1, x2)


@direct("aaa", "s")
def array_bitwise_and_into(x1, x2, out):
    """ctn_array_bitwise_and into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_and_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_bitwise_and_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_bitwise_and_into", "out")
    status = ctn_array_bitwise_and_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("ai", "a")
def array_bitwise_and_i64(x1, x2):
    """ctn_array_bitwise_and with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_and_i64", "x1")
    return ctn_array_bitwise_and_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_bitwise_or(x1, x2):
    """Bits that at least one element has. For booleans, logical or. Inputs are broadcast and promoted to
    one dtype. Floating dtypes are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_or", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_bitwise_or", "x2")
    return ctn_array_bitwise_or(x1, x2)


@direct("aaa", "s")
def array_bitwise_or_into(x1, x2, out):
    """ctn_array_bitwise_or into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_or_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_bitwise_or_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_bitwise_or_into", "out")
    status = ctn_array_bitwise_or_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("ai", "a")
def array_bitwise_or_i64(x1, x2):
    """ctn_array_bitwise_or with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_or_i64", "x1")
    return ctn_array_bitwise_or_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_bitwise_xor(x1, x2):
    """Bits that exactly one element has. For booleans, logical xor. Inputs are broadcast and promoted to
    one dtype. Floating dtypes are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_xor", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_bitwise_xor", "x2")
    return ctn_array_bitwise_xor(x1, x2)


@direct("aaa", "s")
def array_bitwise_xor_into(x1, x2, out):
    """ctn_array_bitwise_xor into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_xor_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_bitwise_xor_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_bitwise_xor_into", "out")
    status = ctn_array_bitwise_xor_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("ai", "a")
def array_bitwise_xor_i64(x1, x2):
    """ctn_array_bitwise_xor with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_bitwise_xor_i64", "x1")
    return ctn_array_bitwise_xor_i64(x1, int64(x2, "x2"))


@direct("a", "a")
def array_invert(x):
    """All bits inverted. For booleans, logical not. Floating dtypes are a DTYPE error."""
    if not isinstance(x, Array):
        x = as_array(x, "array_invert", "x")
    return ctn_array_invert(x)


@direct("aa", "s")
def array_invert_into(x, out):
    """ctn_array_invert into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x, Array):
        x = as_array(x, "array_invert_into", "x")
    if not isinstance(out, Array):
        out = as_array(out, "array_invert_into", "out")
    status = ctn_array_invert_into(x, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_left_shift(x1, x2):
    """x1 * 2 ** x2 without the bits that do not fit. A count that is negative or not below the width gives
    0. Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a
    DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_left_shift", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_left_shift", "x2")
    return ctn_array_left_shift(x1, x2)


@direct("aaa", "s")
def array_left_shift_into(x1, x2, out):
    """ctn_array_left_shift into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_left_shift_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_left_shift_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_left_shift_into", "out")
    status = ctn_array_left_shift_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("ai", "a")
def array_left_shift_i64(x1, x2):
    """ctn_array_left_shift with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_left_shift_i64", "x1")
    return ctn_array_left_shift_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_right_shift(x1, x2):
    """x1 / 2 ** x2, rounded down. A count that is negative or not below the width leaves only the sign (0
    or -1). Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes
    are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_right_shift", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_right_shift", "x2")
    return ctn_array_right_shift(x1, x2)


@direct("aaa", "s")
def array_right_shift_into(x1, x2, out):
    """ctn_array_right_shift into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_right_shift_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_right_shift_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_right_shift_into", "out")
    status = ctn_array_right_shift_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("ai", "a")
def array_right_shift_i64(x1, x2):
    """ctn_array_right_shift with a scalar as the second operand. The scalar is weak: it counts as a Python
    int and does not widen an array of the same or a higher kind."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_right_shift_i64", "x1")
    return ctn_array_right_shift_i64(x1, int64(x2, "x2"))


@direct("aa", "a")
def array_heaviside(x1, x2):
    """0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN. Inputs are
    broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers: those of 8
    bits as float16, those of 16 bits as float32, larger ones as float64."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_heaviside", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_heaviside", "x2")
    return ctn_array_heaviside(x1, x2)


@direct("aaa", "s")
def array_heaviside_into(x1, x2, out):
    """ctn_array_heaviside into an existing array or view of the broadcast shape. Results are cast to its
    dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_heaviside_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_heaviside_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_heaviside_into", "out")
    status = ctn_array_heaviside_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_gcd(x1, x2):
    """Greatest common divisor, which is not negative. The smallest number of a dtype counts with its size.
    Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_gcd", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_gcd", "x2")
    return ctn_array_gcd(x1, x2)


@direct("aaa", "s")
def array_gcd_into(x1, x2, out):
    """ctn_array_gcd into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_gcd_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_gcd_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_gcd_into", "out")
    status = ctn_array_gcd_into(x1, x2, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_lcm(x1, x2):
    """Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap. Inputs
    are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_lcm", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_lcm", "x2")
    return ctn_array_lcm(x1, x2)


@direct("aaa", "s")
def array_lcm_into(x1, x2, out):
    """ctn_array_lcm into an existing array or view of the broadcast shape. Results are cast to its dtype
    by the rule same_kind. `out` may be one of the inputs, or share memory with them."""
    if not isinstance(x1, Array):
        x1 = as_array(x1, "array_lcm_into", "x1")
    if not isinstance(x2, Array):
        x2 = as_array(x2, "array_lcm_into", "x2")
    if not isinstance(out, Array):
        out = as_array(out, "array_lcm_into", "out")
    status = ctn_array_lcm_into(x1, x2, out)
    if status:
        raise failure(status)


def serializer_new(callbacks, user_data):
    """A serializer or deserializer of callbacks. destroy runs exactly once: when the last reference to the
    serializer and its children is released, or when this call fails."""
    out = c_void_p()
    status = ctn_serializer_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def serializer_child(serializer, key):
    """The serializer of everything below a key."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_child", "serializer")
    out = c_void_p()
    status = ctn_serializer_child(serializer, utf8(key, "key"), byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def serializer_array(serializer, key, value):
    """Saves an array, or copies the stored elements into it. Within the load of an object the elements are
    copied when that load is committed."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_array", "serializer")
    if not isinstance(value, Array):
        value = as_array(value, "serializer_array", "value")
    status = ctn_serializer_array(serializer, utf8(key, "key"), value)
    if status:
        raise failure(status)


def serializer_i64(serializer, key, value):
    """Saves an integer, or sets it to the stored one."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_i64", "serializer")
    status = ctn_serializer_i64(serializer, utf8(key, "key"), value)
    if status:
        raise failure(status)


def serializer_f64(serializer, key, value):
    """Saves a floating-point number, or sets it to the stored one."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_f64", "serializer")
    status = ctn_serializer_f64(serializer, utf8(key, "key"), value)
    if status:
        raise failure(status)


def serializer_text(serializer, key, value):
    """Saves a string, or returns the stored one."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_text", "serializer")
    stored = c_char_p()
    status = ctn_serializer_text(serializer, utf8(key, "key"), utf8(value, "value", True), byref(stored))
    if status:
        raise failure(status)
    return decoded(stored.value)


def serializer_is_loading(serializer):
    """Whether the serializer is a deserializer; 0 for NULL."""
    if serializer is not None and not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_is_loading", "serializer")
    return bool(ctn_serializer_is_loading(serializer))


def serializer_find(serializer, key, shape, capacity):
    """The shape and dtype of an array in a deserializer, to make an array of that shape. A missing entry
    counts as a missing value."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_find", "serializer")
    dtype = c_int32()
    ndim = c_size_t()
    status = ctn_serializer_find(serializer, utf8(key, "key"), byref(dtype), shape, capacity, byref(ndim))
    if status:
        raise failure(status)
    return dtype.value, ndim.value


def serializer_on_commit(serializer, action, user_data, destroy):
    """For user objects within a load: calls a function when the load of the outermost object is committed,
    after the arrays, so that a load that fails before changes nothing. The failure of such a function is
    reported after all others have run; what was loaded remains. Outside of a load, and in serializers that
    save, the function runs immediately."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_on_commit", "serializer")
    status = ctn_serializer_on_commit(serializer, action, user_data, destroy)
    if status:
        raise failure(status)


def serializer_commit(serializer):
    """Writes the file of a serializer: what was saved by it and its children since the last commit
    replaces the file in one step. It is a STATE error for a serializer without a file."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_commit", "serializer")
    status = ctn_serializer_commit(serializer)
    if status:
        raise failure(status)


def serializer_report(serializer):
    """A report about the entries that did not fit when the last object was loaded, even if the load
    failed. It is a STATE error if none was loaded yet."""
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "serializer_report", "serializer")
    out = c_void_p()
    status = ctn_serializer_report(serializer, byref(out))
    if status:
        raise failure(status)
    return adopt(LoadReport, out)


def dictionary_serializer_new(dictionary, path):
    """A serializer that stores values in a dictionary and replaces those of the same name. Arrays are
    shared, not copied; see ctn_dictionary_copy."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_serializer_new", "dictionary")
    out = c_void_p()
    status = ctn_dictionary_serializer_new(dictionary, utf8(path, "path", True), byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def dictionary_deserializer_new(dictionary, options):
    """A deserializer of the present contents of a dictionary."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_deserializer_new", "dictionary")
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "dictionary_deserializer_new", "options")
    out = c_void_p()
    status = ctn_dictionary_deserializer_new(dictionary, options, byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def npz_serializer_new(path, level):
    """A serializer whose commit writes a file in NPZ format."""
    out = c_void_p()
    status = ctn_npz_serializer_new(utf8(path, "path"), int32(level, "level"), byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def npz_deserializer_new(path, options):
    """A deserializer of a file in NPZ format."""
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "npz_deserializer_new", "options")
    out = c_void_p()
    status = ctn_npz_deserializer_new(utf8(path, "path"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def hdf5_serializer_new(path, group, level):
    """A serializer whose commit writes a file in HDF5 format."""
    out = c_void_p()
    status = ctn_hdf5_serializer_new(
        utf8(path, "path"), utf8(group, "group", True), int32(level, "level"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def hdf5_deserializer_new(path, group, options):
    """A deserializer of a file in HDF5 format."""
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "hdf5_deserializer_new", "options")
    out = c_void_p()
    status = ctn_hdf5_deserializer_new(utf8(path, "path"), utf8(group, "group", True), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def safetensors_serializer_new(path):
    """A serializer whose commit writes a file in safetensors format."""
    out = c_void_p()
    status = ctn_safetensors_serializer_new(utf8(path, "path"), byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def safetensors_deserializer_new(path, options):
    """A deserializer of a file in safetensors format."""
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "safetensors_deserializer_new", "options")
    out = c_void_p()
    status = ctn_safetensors_deserializer_new(utf8(path, "path"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def file_deserializer_new(path, options):
    """A deserializer of a file of any of these formats, which is recognized by its first bytes."""
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "file_deserializer_new", "options")
    out = c_void_p()
    status = ctn_file_deserializer_new(utf8(path, "path"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Serializer, out)


def load_options_new():
    """New options with the defaults: the load is strict, reads the whole file into the whole object, and
    does not convert elements."""
    out = c_void_p()
    status = ctn_load_options_new(byref(out))
    if status:
        raise failure(status)
    return adopt(LoadOptions, out)


def load_options_set_strict(options, strict):
    """Sets whether missing, unexpected and mismatching entries are errors, as they are initially.
    Otherwise the rest is loaded, and the report lists the entries that were not."""
    if not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "load_options_set_strict", "options")
    status = ctn_load_options_set_strict(options, 1 if strict else 0)
    if status:
        raise failure(status)


def load_options_set_exact(options, exact):
    """Sets whether a strict load fails if the only problems are unexpected entries, as it does initially.
    Otherwise it succeeds, and the report lists them."""
    if not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "load_options_set_exact", "options")
    status = ctn_load_options_set_exact(options, 1 if exact else 0)
    if status:
        raise failure(status)


def load_options_set_prefix(options, path):
    """Sets where in the file the object is: with "model" the entry "model/l1/W" is the object's /l1/W, and
    entries elsewhere are ignored."""
    if not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "load_options_set_prefix", "options")
    status = ctn_load_options_set_prefix(options, utf8(path, "path", True))
    if status:
        raise failure(status)


def load_options_set_part(options, path):
    """Sets which part of the object is loaded: with "l1" only what is at or below /l1, and the rest of
    object and file is ignored. It is a NOT_FOUND error if the object has no such part."""
    if not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "load_options_set_part", "options")
    status = ctn_load_options_set_part(options, utf8(path, "path", True))
    if status:
        raise failure(status)


def load_options_set_casting(options, casting):
    """Sets which conversions of elements are allowed if a dtype differs. The initial value is
    CTN_CASTING_EQUIV (none)."""
    if not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "load_options_set_casting", "options")
    status = ctn_load_options_set_casting(options, int32(casting, "casting"))
    if status:
        raise failure(status)


def load_report_new():
    """An empty report, for a load to fill."""
    out = c_void_p()
    status = ctn_load_report_new(byref(out))
    if status:
        raise failure(status)
    return adopt(LoadReport, out)


def load_report_count(report, problem):
    """Number of entries that were missing, unexpected or mismatching; 0 for NULL."""
    if report is not None and not isinstance(report, LoadReport):
        report = expected(LoadReport, report, "load_report_count", "report")
    return ctn_load_report_count(report, int32(problem, "problem"))


def load_report_name(report, problem, index):
    """Path of an entry in the file."""
    if not isinstance(report, LoadReport):
        report = expected(LoadReport, report, "load_report_name", "report")
    name = c_char_p()
    status = ctn_load_report_name(report, int32(problem, "problem"), uint64(index, "index"), byref(name))
    if status:
        raise failure(status)
    return decoded(name.value)


def load_report_text(report, problem, index):
    """What was expected and what was found, such as "expected float32 (3, 2), got float32 (1, 2)"."""
    if not isinstance(report, LoadReport):
        report = expected(LoadReport, report, "load_report_text", "report")
    text = c_char_p()
    status = ctn_load_report_text(report, int32(problem, "problem"), uint64(index, "index"), byref(text))
    if status:
        raise failure(status)
    return decoded(text.value)


def dictionary_new():
    """An empty dictionary."""
    out = c_void_p()
    status = ctn_dictionary_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Dictionary, out)


def dictionary_copy(dictionary):
    """A dictionary with copies of all arrays, which keeps the present values."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_copy", "dictionary")
    out = c_void_p()
    status = ctn_dictionary_copy(dictionary, byref(out))
    if status:
        raise failure(status)
    return adopt(Dictionary, out)


def dictionary_count(dictionary):
    """Number of entries; 0 for NULL."""
    if dictionary is not None and not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_count", "dictionary")
    return ctn_dictionary_count(dictionary)


def dictionary_key(dictionary, index):
    """Path of an entry in the order of insertion."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_key", "dictionary")
    key = c_char_p()
    status = ctn_dictionary_key(dictionary, uint64(index, "index"), byref(key))
    if status:
        raise failure(status)
    return decoded(key.value)


def dictionary_contains(dictionary, key):
    """Whether there is an entry."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_contains", "dictionary")
    result = c_int32()
    status = ctn_dictionary_contains(dictionary, utf8(key, "key"), byref(result))
    if status:
        raise failure(status)
    return bool(result.value)


def dictionary_is_text(dictionary, key):
    """Whether an entry is a string and not an array."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_is_text", "dictionary")
    result = c_int32()
    status = ctn_dictionary_is_text(dictionary, utf8(key, "key"), byref(result))
    if status:
        raise failure(status)
    return bool(result.value)


def dictionary_array(dictionary, key):
    """The array of an entry, not a copy."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_array", "dictionary")
    return ctn_dictionary_array(dictionary, utf8(key, "key"))


def dictionary_text(dictionary, key):
    """The text of an entry."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_text", "dictionary")
    text = c_char_p()
    status = ctn_dictionary_text(dictionary, utf8(key, "key"), byref(text))
    if status:
        raise failure(status)
    return decoded(text.value)


def dictionary_i64(dictionary, key):
    """The integer of an entry: an array of one integer or boolean, of any width."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_i64", "dictionary")
    value = c_int64()
    status = ctn_dictionary_i64(dictionary, utf8(key, "key"), byref(value))
    if status:
        raise failure(status)
    return value.value


def dictionary_f64(dictionary, key):
    """The number of an entry: an array of one element, of any dtype."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_f64", "dictionary")
    value = c_double()
    status = ctn_dictionary_f64(dictionary, utf8(key, "key"), byref(value))
    if status:
        raise failure(status)
    return value.value


def dictionary_set_array(dictionary, key, value):
    """Adds or replaces an entry."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_set_array", "dictionary")
    if not isinstance(value, Array):
        value = as_array(value, "dictionary_set_array", "value")
    status = ctn_dictionary_set_array(dictionary, utf8(key, "key"), value)
    if status:
        raise failure(status)


def dictionary_set_text(dictionary, key, value):
    """Adds or replaces an entry."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_set_text", "dictionary")
    status = ctn_dictionary_set_text(dictionary, utf8(key, "key"), utf8(value, "value"))
    if status:
        raise failure(status)


def dictionary_set_i64(dictionary, key, value):
    """Adds or replaces an entry: an int64 array without axes."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_set_i64", "dictionary")
    status = ctn_dictionary_set_i64(dictionary, utf8(key, "key"), int64(value, "value"))
    if status:
        raise failure(status)


def dictionary_set_f64(dictionary, key, value):
    """Adds or replaces an entry: a float64 array without axes."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_set_f64", "dictionary")
    status = ctn_dictionary_set_f64(dictionary, utf8(key, "key"), double(value, "value"))
    if status:
        raise failure(status)


def dictionary_remove(dictionary, key):
    """Removes an entry; the others keep their order."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_remove", "dictionary")
    status = ctn_dictionary_remove(dictionary, utf8(key, "key"))
    if status:
        raise failure(status)


def dictionary_save_npz(dictionary, path, level):
    """Saves all entries as NPZ."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_save_npz", "dictionary")
    status = ctn_dictionary_save_npz(dictionary, utf8(path, "path"), int32(level, "level"))
    if status:
        raise failure(status)


def dictionary_save_hdf5(dictionary, path, group, level):
    """Saves all entries as HDF5."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_save_hdf5", "dictionary")
    status = ctn_dictionary_save_hdf5(
        dictionary, utf8(path, "path"), utf8(group, "group", True), int32(level, "level")
    )
    if status:
        raise failure(status)


def dictionary_save_safetensors(dictionary, path):
    """Saves all entries as safetensors, the texts as metadata."""
    if not isinstance(dictionary, Dictionary):
        dictionary = expected(Dictionary, dictionary, "dictionary_save_safetensors", "dictionary")
    status = ctn_dictionary_save_safetensors(dictionary, utf8(path, "path"))
    if status:
        raise failure(status)


def dictionary_load(path):
    """Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current device."""
    out = c_void_p()
    status = ctn_dictionary_load(utf8(path, "path"), byref(out))
    if status:
        raise failure(status)
    return adopt(Dictionary, out)


def report(name, value, observer):
    """Reports a number to the current reporter of the thread. Without one, nothing happens. A later report
    of the same name replaces the value."""
    if observer is not None and not isinstance(observer, Link):
        observer = expected(Link, observer, "report", "observer")
    status = ctn_report(utf8(name, "name"), double(value, "value"), observer)
    if status:
        raise failure(status)


def report_variable(name, value, observer):
    """Reports a variable of one element, like ctn_report. Its present value is stored, without its
    history; this does not wait for a device."""
    if not isinstance(value, Variable):
        value = as_variable(value, "report_variable", "value")
    if observer is not None and not isinstance(observer, Link):
        observer = expected(Link, observer, "report_variable", "observer")
    status = ctn_report_variable(utf8(name, "name"), value, observer)
    if status:
        raise failure(status)


def is_reported(name, observer):
    """Whether the current reporter of the thread has received a value of this name in its observation."""
    if observer is not None and not isinstance(observer, Link):
        observer = expected(Link, observer, "is_reported", "observer")
    result = c_int32()
    status = ctn_is_reported(utf8(name, "name"), observer, byref(result))
    if status:
        raise failure(status)
    return bool(result.value)


def reporter_new():
    """A reporter without observers. A program needs one only if it collects values without a trainer."""
    out = c_void_p()
    status = ctn_reporter_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Reporter, out)


def reporter_add_observer(reporter, name, observer):
    """Gives an observer a name. An observer that already has one gets the new one."""
    if not isinstance(reporter, Reporter):
        reporter = expected(Reporter, reporter, "reporter_add_observer", "reporter")
    if not isinstance(observer, Link):
        observer = expected(Link, observer, "reporter_add_observer", "observer")
    status = ctn_reporter_add_observer(reporter, utf8(name, "name"), observer)
    if status:
        raise failure(status)


def reporter_add_observers(reporter, prefix, link):
    """Gives a link and all links below it names, such as "main" and "main/predictor/l1"."""
    if not isinstance(reporter, Reporter):
        reporter = expected(Reporter, reporter, "reporter_add_observers", "reporter")
    if not isinstance(link, Link):
        link = expected(Link, link, "reporter_add_observers", "link")
    status = ctn_reporter_add_observers(reporter, utf8(prefix, "prefix"), link)
    if status:
        raise failure(status)


def reporter_enter(reporter, observation):
    """Makes a reporter the current one of the thread, until ctn_reporter_exit. Reporters may be nested."""
    if not isinstance(reporter, Reporter):
        reporter = expected(Reporter, reporter, "reporter_enter", "reporter")
    if not isinstance(observation, Dictionary):
        observation = expected(Dictionary, observation, "reporter_enter", "observation")
    status = ctn_reporter_enter(reporter, observation)
    if status:
        raise failure(status)


def reporter_exit(reporter):
    """Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the current one."""
    if not isinstance(reporter, Reporter):
        reporter = expected(Reporter, reporter, "reporter_exit", "reporter")
    status = ctn_reporter_exit(reporter)
    if status:
        raise failure(status)


def reporter_current():
    """The current reporter of the thread; NULL, with CTN_OK, if there is none."""
    out = c_void_p()
    status = ctn_reporter_current(byref(out))
    if status:
        raise failure(status)
    return adopt(Reporter, out)


def summary_new():
    """A summary of no numbers yet."""
    out = c_void_p()
    status = ctn_summary_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Summary, out)


def summary_add(summary, value, weight):
    """Adds a number."""
    if not isinstance(summary, Summary):
        summary = expected(Summary, summary, "summary_add", "summary")
    status = ctn_summary_add(summary, double(value, "value"), double(weight, "weight"))
    if status:
        raise failure(status)


def summary_mean(summary):
    """Mean of the numbers; NaN if there are none, 0 for NULL."""
    if summary is not None and not isinstance(summary, Summary):
        summary = expected(Summary, summary, "summary_mean", "summary")
    return ctn_summary_mean(summary)


def summary_std(summary):
    """Standard deviation of the numbers, without a correction for their count; NaN if there are none, 0
    for NULL."""
    if summary is not None and not isinstance(summary, Summary):
        summary = expected(Summary, summary, "summary_std", "summary")
    return ctn_summary_std(summary)


def summary_serialize(summary, serializer):
    """Saves or loads a summary."""
    if not isinstance(summary, Summary):
        summary = expected(Summary, summary, "summary_serialize", "summary")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "summary_serialize", "serializer")
    status = ctn_summary_serialize(summary, serializer)
    if status:
        raise failure(status)


def dict_summary_new():
    """A summary of no observations yet."""
    out = c_void_p()
    status = ctn_dict_summary_new(byref(out))
    if status:
        raise failure(status)
    return adopt(DictSummary, out)


def dict_summary_add(summary, observation, weight):
    """Adds the numbers of an observation. Its other entries are left out."""
    if not isinstance(summary, DictSummary):
        summary = expected(DictSummary, summary, "dict_summary_add", "summary")
    if not isinstance(observation, Dictionary):
        observation = expected(Dictionary, observation, "dict_summary_add", "observation")
    status = ctn_dict_summary_add(summary, observation, double(weight, "weight"))
    if status:
        raise failure(status)


def dict_summary_compute_mean(summary):
    """A dictionary with the mean of each number."""
    if not isinstance(summary, DictSummary):
        summary = expected(DictSummary, summary, "dict_summary_compute_mean", "summary")
    out = c_void_p()
    status = ctn_dict_summary_compute_mean(summary, byref(out))
    if status:
        raise failure(status)
    return adopt(Dictionary, out)


def dict_summary_make_statistics(summary):
    """A dictionary with the mean of each number and, as NAME.std, its standard deviation."""
    if not isinstance(summary, DictSummary):
        summary = expected(DictSummary, summary, "dict_summary_make_statistics", "summary")
    out = c_void_p()
    status = ctn_dict_summary_make_statistics(summary, byref(out))
    if status:
        raise failure(status)
    return adopt(Dictionary, out)


def dict_summary_serialize(summary, serializer):
    """Saves or loads a summary."""
    if not isinstance(summary, DictSummary):
        summary = expected(DictSummary, summary, "dict_summary_serialize", "summary")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "dict_summary_serialize", "serializer")
    status = ctn_dict_summary_serialize(summary, serializer)
    if status:
        raise failure(status)


def loss_scale_new(scale, growth, backoff, interval):
    """A loss scale."""
    out = c_void_p()
    status = ctn_loss_scale_new(
        double(scale, "scale"),
        double(growth, "growth"),
        double(backoff, "backoff"),
        int64(interval, "interval"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(LossScale, out)


def loss_scale_value(scaler):
    """The current scale. Waits for the device after ctn_loss_scale_step."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_value", "scaler")
    scale = c_double()
    status = ctn_loss_scale_value(scaler, byref(scale))
    if status:
        raise failure(status)
    return scale.value


def loss_scale_steps(scaler):
    """Number of finite steps since the scale changed. Waits for the device after ctn_loss_scale_step."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_steps", "scaler")
    steps = c_int64()
    status = ctn_loss_scale_steps(scaler, byref(steps))
    if status:
        raise failure(status)
    return steps.value


def loss_scale_restore(scaler, scale, steps):
    """Sets the scale and the number of finite steps, to continue from another loss scale."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_restore", "scaler")
    status = ctn_loss_scale_restore(scaler, double(scale, "scale"), int64(steps, "steps"))
    if status:
        raise failure(status)


def loss_scale_apply(scaler, loss):
    """The loss times the scale; call backward on the result."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_apply", "scaler")
    if not isinstance(loss, Variable):
        loss = as_variable(loss, "loss_scale_apply", "loss")
    return ctn_loss_scale_apply(scaler, loss)


def loss_scale_unscale(scaler, link):
    """Divides the gradients of all parameters of a link by the scale if all of them are finite; otherwise
    does not change them. Parameters without a gradient do not count. Waits for the device."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_unscale", "scaler")
    if not isinstance(link, Link):
        link = expected(Link, link, "loss_scale_unscale", "link")
    finite = c_int32()
    status = ctn_loss_scale_unscale(scaler, link, byref(finite))
    if status:
        raise failure(status)
    return bool(finite.value)


def loss_scale_update(scaler, finite):
    """Adapts the scale after a step."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_update", "scaler")
    status = ctn_loss_scale_update(scaler, 1 if finite else 0)
    if status:
        raise failure(status)


def loss_scale_step(scaler, optimizer):
    """Updates parameters with scaled gradients, and adapts the scale. If all gradients of the optimizer's
    parameters are finite, they are divided by the scale, and then ctn_optimizer_update continues with its
    hooks and its rule. Otherwise gradients, parameters and states of the optimizer do not change. In both
    cases the hooks are called (functions see what the gradients are) and the optimizer's t grows by one,
    because the host does not know what the devices find: t counts attempts, and rules such as Adam use it.
    The host waits only for optimizers of callbacks, which are called only if all gradients are finite. If
    no parameter has a gradient, it is a STATE error, and nothing changes."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_step", "scaler")
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "loss_scale_step", "optimizer")
    status = ctn_loss_scale_step(scaler, optimizer)
    if status:
        raise failure(status)


def iterator_serial_new(dataset, batch_size, repeat, shuffle, seed):
    """An iterator that makes its batches on the calling thread."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "iterator_serial_new", "dataset")
    out = c_void_p()
    status = ctn_iterator_serial_new(
        dataset,
        int64(batch_size, "batch_size"),
        1 if repeat else 0,
        1 if shuffle else 0,
        uint64(seed, "seed"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Iterator, out)


def iterator_multithread_new(dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch):
    """An iterator whose batches are made by threads of its own ahead of time. It makes the same batches as
    one from ctn_iterator_serial_new. The threads are started by the first ctn_iterator_next and end when
    the iterator is released, which waits for examples that are being made. They do not exist in a child
    process after a fork."""
    if not isinstance(dataset, Dataset):
        dataset = expected(Dataset, dataset, "iterator_multithread_new", "dataset")
    out = c_void_p()
    status = ctn_iterator_multithread_new(
        dataset,
        int64(batch_size, "batch_size"),
        1 if repeat else 0,
        1 if shuffle else 0,
        uint64(seed, "seed"),
        int64(thread_count, "thread_count"),
        int64(prefetch, "prefetch"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Iterator, out)


def iterator_next(iterator, part_count):
    """The next batch. If making it fails, the next call makes the same batch again. If an iterator that
    does not repeat is exhausted, `more` is 0, and the parts are NULL."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_next", "iterator")
    part_count = uint64(part_count, "part_count")
    parts = (c_void_p * part_count)()
    more = c_int32()
    status = ctn_iterator_next(iterator, parts, part_count, byref(more))
    if status:
        raise failure(status)
    return adopt_all(Array, parts), bool(more.value)


def iterator_next_picks(iterator):
    """Chooses the examples of the next batch without fetching them, for programs that make batches
    themselves."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_next_picks", "iterator")
    out = new(Array)
    status = ctn_iterator_next_picks(iterator, byref(out))
    if status:
        raise failure(status)
    return filled(out)


def iterator_part_count(iterator):
    """Number of arrays of a batch; 0 for NULL."""
    if iterator is not None and not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_part_count", "iterator")
    return ctn_iterator_part_count(iterator)


def iterator_batch_size(iterator):
    """Number of examples in a batch; 0 for NULL."""
    if iterator is not None and not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_batch_size", "iterator")
    return ctn_iterator_batch_size(iterator)


def iterator_dataset(iterator):
    """The dataset of an iterator."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_dataset", "iterator")
    out = c_void_p()
    status = ctn_iterator_dataset(iterator, byref(out))
    if status:
        raise failure(status)
    return adopt(Dataset, out)


def iterator_epoch(iterator):
    """Number of epochs that are complete; 0 for NULL."""
    if iterator is not None and not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_epoch", "iterator")
    return ctn_iterator_epoch(iterator)


def iterator_epoch_detail(iterator):
    """The number of complete epochs with the fraction of the present one; 0 for NULL."""
    if iterator is not None and not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_epoch_detail", "iterator")
    return ctn_iterator_epoch_detail(iterator)


def iterator_previous_epoch_detail(iterator):
    """ctn_iterator_epoch_detail before the last batch; below 0 if there was none, 0 for NULL."""
    if iterator is not None and not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_previous_epoch_detail", "iterator")
    return ctn_iterator_previous_epoch_detail(iterator)


def iterator_is_new_epoch(iterator):
    """Whether the last batch completed an epoch; 0 for NULL."""
    if iterator is not None and not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_is_new_epoch", "iterator")
    return bool(ctn_iterator_is_new_epoch(iterator))


def iterator_reset(iterator):
    """Begins again with the first epoch, in the same order."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_reset", "iterator")
    status = ctn_iterator_reset(iterator)
    if status:
        raise failure(status)


def iterator_finalize(iterator):
    """Ends the threads of an iterator from ctn_iterator_multithread_new, after the examples that they are
    making, and drops the batches that were made ahead of time. The iterator may be used afterward. Nothing
    happens for other iterators."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_finalize", "iterator")
    status = ctn_iterator_finalize(iterator)
    if status:
        raise failure(status)


def iterator_set_padding(iterator, values):
    """Sets the values with which examples of different shapes are padded, as in ctn_concat_examples.
    Without them, which is the default, the shapes of the examples must be equal."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_set_padding", "iterator")
    status = ctn_iterator_set_padding(iterator, doubles(values, "values"), len(values))
    if status:
        raise failure(status)


def iterator_serialize(iterator, serializer):
    """Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the present
    epoch. After a load, the iterator makes the batches that the saved one would have made next. The
    dataset is not saved, and must have as many examples as before. Names are those of Chainer: epoch,
    current_position, is_new_epoch, previous_epoch_detail, order; and seed."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "iterator_serialize", "iterator")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "iterator_serialize", "serializer")
    status = ctn_iterator_serialize(iterator, serializer)
    if status:
        raise failure(status)


def updater_standard_new(iterator, optimizer, loss, user_data, destroy, device):
    """An updater that draws a batch, computes its loss, and updates the parameters of the optimizer's
    link. The loss is reported as "main/loss", unless the function has reported one, and the accuracy of a
    Classifier as "main/accuracy". After the last batch of an epoch, ctn_optimizer_new_epoch is called."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "updater_standard_new", "iterator")
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "updater_standard_new", "optimizer")
    out = c_void_p()
    status = ctn_updater_standard_new(
        iterator, optimizer, loss, user_data, destroy, utf8(device, "device", True), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Updater, out)


def updater_standard_set_loss_scale(updater, scaler):
    """Multiplies losses by a scale, against the underflow of 16-bit gradients; see ctn_loss_scale_step."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_standard_set_loss_scale", "updater")
    if scaler is not None and not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "updater_standard_set_loss_scale", "scaler")
    status = ctn_updater_standard_set_loss_scale(updater, scaler)
    if status:
        raise failure(status)


def updater_standard_set_accumulation(updater, count):
    """Lets an update use the mean of the gradients of several batches."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_standard_set_accumulation", "updater")
    status = ctn_updater_standard_set_accumulation(updater, int64(count, "count"))
    if status:
        raise failure(status)


def updater_new(callbacks, user_data):
    """An updater of callbacks. Add the iterators and optimizers that it uses, so that they are saved and
    counted. destroy runs exactly once: when the last reference is released, or when this call fails."""
    out = c_void_p()
    status = ctn_updater_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Updater, out)


def updater_add_optimizer(updater, name, optimizer):
    """Adds an optimizer. What its link reports begins with its name. The model and optimizer "main" are
    those of the snapshots as checkpoints (ctn_checkpoint_load)."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_add_optimizer", "updater")
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "updater_add_optimizer", "optimizer")
    status = ctn_updater_add_optimizer(updater, utf8(name, "name"), optimizer)
    if status:
        raise failure(status)


def updater_add_iterator(updater, name, iterator):
    """Adds an iterator. The iterator "main" counts the epochs."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_add_iterator", "updater")
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "updater_add_iterator", "iterator")
    status = ctn_updater_add_iterator(updater, utf8(name, "name"), iterator)
    if status:
        raise failure(status)


def updater_optimizer(updater, name):
    """An optimizer of an updater."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_optimizer", "updater")
    out = c_void_p()
    status = ctn_updater_optimizer(updater, utf8(name, "name"), byref(out))
    if status:
        raise failure(status)
    return adopt(Optimizer, out)


def updater_iterator(updater, name):
    """An iterator of an updater."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_iterator", "updater")
    out = c_void_p()
    status = ctn_updater_iterator(updater, utf8(name, "name"), byref(out))
    if status:
        raise failure(status)
    return adopt(Iterator, out)


def updater_update(updater):
    """Runs one update, for programs without a trainer. If it fails, the iterators are where they were
    before."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_update", "updater")
    more = c_int32()
    status = ctn_updater_update(updater, byref(more))
    if status:
        raise failure(status)
    return bool(more.value)


def updater_iteration(updater):
    """Number of updates so far; 0 for NULL."""
    if updater is not None and not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_iteration", "updater")
    return ctn_updater_iteration(updater)


def updater_epoch(updater):
    """Number of complete epochs of the iterator "main"; 0 without one."""
    if updater is not None and not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_epoch", "updater")
    return ctn_updater_epoch(updater)


def updater_epoch_detail(updater):
    """The number of epochs with the fraction of the present one; 0 without an iterator "main"."""
    if updater is not None and not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_epoch_detail", "updater")
    return ctn_updater_epoch_detail(updater)


def updater_previous_epoch_detail(updater):
    """ctn_updater_epoch_detail before the last update; below 0 if there was none, 0 without an iterator
    "main"."""
    if updater is not None and not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_previous_epoch_detail", "updater")
    return ctn_updater_previous_epoch_detail(updater)


def updater_is_new_epoch(updater):
    """Whether the last update completed an epoch."""
    if updater is not None and not isinstance(updater, Updater):
        updater = expected(Updater, updater, "updater_is_new_epoch", "updater")
    return bool(ctn_updater_is_new_epoch(updater))


def trainer_new(updater, stop, out_folder):
    """A trainer without extensions."""
    if not isinstance(updater, Updater):
        updater = expected(Updater, updater, "trainer_new", "updater")
    if stop is not None and not isinstance(stop, Trigger):
        stop = expected(Trigger, stop, "trainer_new", "stop")
    out = c_void_p()
    status = ctn_trainer_new(updater, stop, utf8(out_folder, "out_folder"), byref(out))
    if status:
        raise failure(status)
    return adopt(Trainer, out)


def trainer_extend(trainer, extension, name, trigger, priority):
    """Adds an extension."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_extend", "trainer")
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "trainer_extend", "extension")
    if trigger is not None and not isinstance(trigger, Trigger):
        trigger = expected(Trigger, trigger, "trainer_extend", "trigger")
    status = ctn_trainer_extend(
        trainer, extension, utf8(name, "name", True), trigger, int32(priority, "priority")
    )
    if status:
        raise failure(status)


def trainer_extension(trainer, name):
    """An extension by its name."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_extension", "trainer")
    out = c_void_p()
    status = ctn_trainer_extension(trainer, utf8(name, "name"), byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def trainer_extension_count(trainer):
    """Number of extensions; 0 for NULL."""
    if trainer is not None and not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_extension_count", "trainer")
    return ctn_trainer_extension_count(trainer)


def trainer_extension_name(trainer, index):
    """Name of an extension; NULL after the last one and for NULL. It lives as long as the trainer gets no
    further extensions."""
    if trainer is not None and not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_extension_name", "trainer")
    return decoded(ctn_trainer_extension_name(trainer, uint64(index, "index")))


def trainer_run(trainer):
    """Runs until the training ends, and says why. Extensions are initialized before the first update and
    finalized at the end; see the description of this header for failures. A run whose training was ended
    may be repeated, for instance to continue after it was stopped."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_run", "trainer")
    result = c_int32()
    status = ctn_trainer_run(trainer, byref(result))
    if status:
        raise failure(status)
    return result.value


def trainer_run_for(trainer, iterations, milliseconds):
    """Runs a slice of a training, for programs with a main loop of their own. It ends with
    CTN_TRAINING_PAUSED after the given number of updates or time, whichever is first, but not before one
    update; a further run continues."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_run_for", "trainer")
    result = c_int32()
    status = ctn_trainer_run_for(
        trainer, int64(iterations, "iterations"), int64(milliseconds, "milliseconds"), byref(result)
    )
    if status:
        raise failure(status)
    return result.value


def trainer_stop(trainer):
    """Ends the present run after its present update, or the next run before its first. Snapshot extensions
    save the training, and the result is CTN_TRAINING_STOPPED."""
    if trainer is not None and not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_stop", "trainer")
    ctn_trainer_stop(trainer)


def trainer_set_interrupts(trainer, enabled):
    """Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. The handlers are installed for the
    time of a run, and the old ones are restored when the run ends or such a signal has arrived, so that a
    second signal has its old effect. It is off initially."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_set_interrupts", "trainer")
    status = ctn_trainer_set_interrupts(trainer, 1 if enabled else 0)
    if status:
        raise failure(status)


def trainer_set_output(trainer, write, user_data, destroy, columns):
    """Sets where PrintReport and ProgressBar print; standard output initially."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_set_output", "trainer")
    status = ctn_trainer_set_output(trainer, write, user_data, destroy, int32(columns, "columns"))
    if status:
        raise failure(status)


def trainer_updater(trainer):
    """The updater of a trainer."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_updater", "trainer")
    out = c_void_p()
    status = ctn_trainer_updater(trainer, byref(out))
    if status:
        raise failure(status)
    return adopt(Updater, out)


def trainer_observation(trainer):
    """What the last update and its extensions have reported, such as "main/loss". Each update makes a new
    dictionary."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_observation", "trainer")
    out = c_void_p()
    status = ctn_trainer_observation(trainer, byref(out))
    if status:
        raise failure(status)
    return adopt(Dictionary, out)


def trainer_reporter(trainer):
    """The reporter that is current within updates and extensions. The models of the updater are its
    observers."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_reporter", "trainer")
    out = c_void_p()
    status = ctn_trainer_reporter(trainer, byref(out))
    if status:
        raise failure(status)
    return adopt(Reporter, out)


def trainer_out(trainer):
    """Path of the folder for files; NULL for NULL. It lives as long as the trainer."""
    if trainer is not None and not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_out", "trainer")
    return decoded(ctn_trainer_out(trainer))


def trainer_elapsed_time(trainer):
    """Seconds within runs so far, including those before the snapshot that was loaded; 0 for NULL."""
    if trainer is not None and not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_elapsed_time", "trainer")
    return ctn_trainer_elapsed_time(trainer)


def trainer_snapshot_path(trainer):
    """Path of the last snapshot that was saved; "" if there is none, NULL for NULL. It lives until the
    next snapshot."""
    if trainer is not None and not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_snapshot_path", "trainer")
    return decoded(ctn_trainer_snapshot_path(trainer))


def trainer_serialize(trainer, serializer):
    """Saves or loads a whole training, with the entries of a checkpoint (ctn_checkpoint_save): the model
    and the optimizer "main", the random generator, and everything else below "extra/trainer". It is a
    STATE error within a run, where snapshot extensions save at the right time, except for
    ctn_snapshot_file_fn."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_serialize", "trainer")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "trainer_serialize", "serializer")
    status = ctn_trainer_serialize(trainer, serializer)
    if status:
        raise failure(status)


def trainer_save(trainer, path):
    """Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where
    snapshot extensions save at the right time, except for ctn_snapshot_file_fn."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_save", "trainer")
    status = ctn_trainer_save(trainer, utf8(path, "path"))
    if status:
        raise failure(status)


def trainer_load(trainer, path):
    """Loads a snapshot into a trainer that is set up in the same way. Extensions that the program has
    added since begin anew, and the states of those that it no longer has are not read. If it fails,
    nothing has changed, unless a callback or the medium fails in the last step. It is a STATE error within
    a run, except for ctn_snapshot_file_fn."""
    if not isinstance(trainer, Trainer):
        trainer = expected(Trainer, trainer, "trainer_load", "trainer")
    status = ctn_trainer_load(trainer, utf8(path, "path"))
    if status:
        raise failure(status)


def trigger_interval_new(period, unit):
    """Fires after each period. As the end of a training, it ends it when the period is over."""
    out = c_void_p()
    status = ctn_trigger_interval_new(double(period, "period"), int32(unit, "unit"), byref(out))
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_manual_schedule_new(points, unit):
    """Fires at given points. As the end of a training, it ends it at the last one."""
    out = c_void_p()
    status = ctn_trigger_manual_schedule_new(
        doubles(points, "points"), len(points), int32(unit, "unit"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_once_new(call_on_resume):
    """Fires after the first update."""
    out = c_void_p()
    status = ctn_trigger_once_new(1 if call_on_resume else 0, byref(out))
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_min_value_new(key, check_trigger):
    """Fires when the mean of a value is the smallest so far."""
    if check_trigger is not None and not isinstance(check_trigger, Trigger):
        check_trigger = expected(Trigger, check_trigger, "trigger_min_value_new", "check_trigger")
    out = c_void_p()
    status = ctn_trigger_min_value_new(utf8(key, "key"), check_trigger, byref(out))
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_max_value_new(key, check_trigger):
    """Fires when the mean of a value is the largest so far."""
    if check_trigger is not None and not isinstance(check_trigger, Trigger):
        check_trigger = expected(Trigger, check_trigger, "trigger_max_value_new", "check_trigger")
    out = c_void_p()
    status = ctn_trigger_max_value_new(utf8(key, "key"), check_trigger, byref(out))
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_early_stopping_new(monitor, patience, mode, check_trigger, max_trigger):
    """Fires when the mean of a value was not better than the best one in a number of checks in succession.
    It is meant for the end of a training."""
    if check_trigger is not None and not isinstance(check_trigger, Trigger):
        check_trigger = expected(Trigger, check_trigger, "trigger_early_stopping_new", "check_trigger")
    if max_trigger is not None and not isinstance(max_trigger, Trigger):
        max_trigger = expected(Trigger, max_trigger, "trigger_early_stopping_new", "max_trigger")
    out = c_void_p()
    status = ctn_trigger_early_stopping_new(
        utf8(monitor, "monitor"),
        int64(patience, "patience"),
        int32(mode, "mode"),
        check_trigger,
        max_trigger,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_new(callbacks, user_data):
    """A trigger of callbacks. destroy runs exactly once: when the last reference is released, or when this
    call fails."""
    out = c_void_p()
    status = ctn_trigger_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Trigger, out)


def trigger_best_value(trigger):
    """The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN before
    the first."""
    if not isinstance(trigger, Trigger):
        trigger = expected(Trigger, trigger, "trigger_best_value", "trigger")
    value = c_double()
    status = ctn_trigger_best_value(trigger, byref(value))
    if status:
        raise failure(status)
    return value.value


def extension_new(callbacks, user_data):
    """An extension of callbacks, which runs after each update by default. destroy runs exactly once: when
    the last reference is released, or when this call fails."""
    out = c_void_p()
    status = ctn_extension_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_default_name(extension):
    """Name of an extension if no other is given; NULL for NULL. It lives as long as the extension."""
    if extension is not None and not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_default_name", "extension")
    return decoded(ctn_extension_default_name(extension))


def extension_evaluator_new(iterator, target, loss, user_data, destroy, device):
    """The extension "validation" computes the loss of all examples of an iterator, in testing mode and
    without history, and reports the means over the examples as "validation/main/loss" and
    "validation/main/accuracy", or under another name of the extension. Values that the loss function
    reports of the link are averaged too. Runs after each epoch."""
    if not isinstance(iterator, Iterator):
        iterator = expected(Iterator, iterator, "extension_evaluator_new", "iterator")
    if not isinstance(target, Link):
        target = expected(Link, target, "extension_evaluator_new", "target")
    out = c_void_p()
    status = ctn_extension_evaluator_new(
        iterator, target, loss, user_data, destroy, utf8(device, "device", True), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_log_report_new(keys, filename, trigger):
    """The extension "LogReport" collects the means of reported values since the last entry, with epoch,
    iteration and elapsed_time. The file has one JSON object in each line. A run that continues a snapshot
    begins with the lines of the snapshot."""
    if trigger is not None and not isinstance(trigger, Trigger):
        trigger = expected(Trigger, trigger, "extension_log_report_new", "trigger")
    out = c_void_p()
    status = ctn_extension_log_report_new(
        texts(keys) if keys is not None else None,
        len(keys) if keys is not None else 0,
        utf8(filename, "filename", True),
        trigger,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_log_count(extension):
    """Number of entries of a log; 0 for NULL and for extensions of other kinds."""
    if extension is not None and not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_log_count", "extension")
    return ctn_extension_log_count(extension)


def extension_log_value(extension, index, key):
    """A value of an entry of a log."""
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_log_value", "extension")
    value = c_double()
    status = ctn_extension_log_value(extension, uint64(index, "index"), utf8(key, "key"), byref(value))
    if status:
        raise failure(status)
    return value.value


def extension_log_line(extension, index):
    """An entry of a log as a JSON object."""
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_log_line", "extension")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_extension_log_line(extension, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_extension_log_line(extension, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def extension_print_report_new(entries, log_report):
    """The extension "PrintReport" prints each new entry of a log as a line of a table; on a terminal that
    is too narrow for the table, as names with values."""
    out = c_void_p()
    status = ctn_extension_print_report_new(
        texts(entries), len(entries), utf8(log_report, "log_report", True), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_progress_bar_new(update_interval):
    """The extension "ProgressBar" shows the part of the training that is done, its rate and the time left
    on one line below all others. It prints nothing unless the output is a terminal."""
    out = c_void_p()
    status = ctn_extension_progress_bar_new(int64(update_interval, "update_interval"), byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_progress_bar_set_training_length(extension, length, unit):
    """Says how long the training is, for trainers that no interval ends. By default, the part that is done
    is known if an interval ends the training."""
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_progress_bar_set_training_length", "extension")
    status = ctn_extension_progress_bar_set_training_length(
        extension, double(length, "length"), int32(unit, "unit")
    )
    if status:
        raise failure(status)


def extension_progress_bar_set_bar_length(extension, length):
    """Sets the largest number of characters of the bar, 40 by default. It is shorter on narrow terminals."""
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_progress_bar_set_bar_length", "extension")
    status = ctn_extension_progress_bar_set_bar_length(extension, int64(length, "length"))
    if status:
        raise failure(status)


def extension_set_output(extension, write, user_data, destroy, columns):
    """Sets where a PrintReport or a ProgressBar prints; by default where its trainer does."""
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_set_output", "extension")
    status = ctn_extension_set_output(extension, write, user_data, destroy, int32(columns, "columns"))
    if status:
        raise failure(status)


def extension_snapshot_new(filename, keep, autoload):
    """The extension "snapshot" saves the whole training after each epoch, and when a run is stopped or
    fails. A file can also be loaded by ctn_trainer_load and, for its model, by ctn_checkpoint_load."""
    out = c_void_p()
    status = ctn_extension_snapshot_new(
        utf8(filename, "filename"), int64(keep, "keep"), 1 if autoload else 0, byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_snapshot_user_new(filename, keep, autoload, function, user_data, destroy):
    """The same with files that a callback writes, in a format of its own. It is called when a snapshot is
    due, after all extensions of an update. destroy runs exactly once: when the last reference is released,
    or when this call fails."""
    out = c_void_p()
    status = ctn_extension_snapshot_user_new(
        utf8(filename, "filename"),
        int64(keep, "keep"),
        1 if autoload else 0,
        function,
        user_data,
        destroy,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_snapshot_set_on_error(extension, enabled):
    """Sets whether a run that fails saves the state after its last whole update, which it does by default."""
    if not isinstance(extension, Extension):
        extension = expected(Extension, extension, "extension_snapshot_set_on_error", "extension")
    status = ctn_extension_snapshot_set_on_error(extension, 1 if enabled else 0)
    if status:
        raise failure(status)


def extension_snapshot_object_new(target, filename):
    """The extension "snapshot_object" saves a link after each epoch; with a trigger such as
    ctn_trigger_min_value_new, the best one."""
    if not isinstance(target, Link):
        target = expected(Link, target, "extension_snapshot_object_new", "target")
    out = c_void_p()
    status = ctn_extension_snapshot_object_new(target, utf8(filename, "filename"), byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_shift_new(hyperparameter, schedule, optimizer):
    """The extension "Shift" sets a hyperparameter to the first value of a schedule before the first
    update, and to the next one each time it runs, by default after each epoch. See
    ctn_optimizer_set_schedule for schedules that follow the number of updates without an extension."""
    if not isinstance(schedule, Schedule):
        schedule = expected(Schedule, schedule, "extension_shift_new", "schedule")
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "extension_shift_new", "optimizer")
    out = c_void_p()
    status = ctn_extension_shift_new(utf8(hyperparameter, "hyperparameter"), schedule, optimizer, byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_observe_value_new(key, function, user_data, destroy):
    """The extension "observe_value" reports what a function computes, after each epoch."""
    out = c_void_p()
    status = ctn_extension_observe_value_new(utf8(key, "key"), function, user_data, destroy, byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_observe_hyperparameter_new(key, optimizer_name, hyperparameter):
    """Reports a hyperparameter after each epoch. The name is "observe_" and the hyperparameter."""
    out = c_void_p()
    status = ctn_extension_observe_hyperparameter_new(
        utf8(key, "key"),
        utf8(optimizer_name, "optimizer_name", True),
        utf8(hyperparameter, "hyperparameter"),
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_fail_on_non_number_new():
    """The extension "FailOnNonNumber" fails with CTN_ERROR_NAN after an update that has made a parameter
    NaN or infinite. The training is then not saved, so that the last snapshot stays."""
    out = c_void_p()
    status = ctn_extension_fail_on_non_number_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_parameter_statistics_new(link, prefix, report_data, report_grad):
    """The extension "ParameterStatistics" reports mean, std, min, max, the number of zeros and percentiles
    of parameters and their gradients after each epoch, such as "main/l1/W/data/mean" and
    "main/l1/W/data/percentile/0"."""
    if not isinstance(link, Link):
        link = expected(Link, link, "extension_parameter_statistics_new", "link")
    out = c_void_p()
    status = ctn_extension_parameter_statistics_new(
        link, utf8(prefix, "prefix", True), 1 if report_data else 0, 1 if report_grad else 0, byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_parameter_statistics_set_percentiles(extension, percentiles):
    """Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by
    default, which are 3, 2 and 1 standard deviations below the mean of a normal distribution, its mean,
    and 1, 2 and 3 above it."""
    if not isinstance(extension, Extension):
        extension = expected(
            Extension, extension, "extension_parameter_statistics_set_percentiles", "extension"
        )
    status = ctn_extension_parameter_statistics_set_percentiles(
        extension,
        doubles(percentiles, "percentiles") if percentiles is not None else None,
        len(percentiles) if percentiles is not None else 0,
    )
    if status:
        raise failure(status)


def extension_dump_graph_new(root_name, filename):
    """The extension "dump_graph" writes the computational graph of a value that the first update reports
    as a variable, in the language of Graphviz."""
    out = c_void_p()
    status = ctn_extension_dump_graph_new(
        utf8(root_name, "root_name"), utf8(filename, "filename"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def extension_plot_report_new(y_keys, x_key, filename, trigger):
    """The extension "PlotReport" draws the means of reported values, and replaces the picture whenever its
    trigger fires."""
    if trigger is not None and not isinstance(trigger, Trigger):
        trigger = expected(Trigger, trigger, "extension_plot_report_new", "trigger")
    out = c_void_p()
    status = ctn_extension_plot_report_new(
        texts(y_keys),
        len(y_keys),
        utf8(x_key, "x_key", True),
        utf8(filename, "filename"),
        trigger,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Extension, out)


def function_hook_new(callbacks, user_data):
    """A hook of callbacks. destroy runs exactly once: when the last reference is released, including those
    of the library, or when this call fails."""
    out = c_void_p()
    status = ctn_function_hook_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(FunctionHook, out)


def function_hook_name(hook):
    """Name under which the hook is registered if no other is given. It lives as long as the hook; NULL for
    NULL."""
    if hook is not None and not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "function_hook_name", "hook")
    return decoded(ctn_function_hook_name(hook))


def function_hook_add(hook, name):
    """Registers a hook for the calling thread."""
    if not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "function_hook_add", "hook")
    status = ctn_function_hook_add(hook, utf8(name, "name", True))
    if status:
        raise failure(status)


def function_hook_remove(name):
    """Removes a hook of the calling thread."""
    status = ctn_function_hook_remove(utf8(name, "name"))
    if status:
        raise failure(status)


def function_hook_count():
    """Number of hooks of the calling thread."""
    return ctn_function_hook_count()


def function_hook_at(index):
    """A hook of the calling thread and its name there."""
    out = c_void_p()
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_function_hook_at(uint64(index, "index"), name, capacity_, byref(length_), byref(out))
    if status:
        raise failure(status)
    adopt(FunctionHook, out)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_function_hook_at(uint64(index, "index"), name, capacity_, byref(length_), byref(out))
    if status:
        raise failure(status)
    return name.value.decode(), adopt(FunctionHook, out)


def function_add_hook(f, hook, name):
    """Registers a hook with one function: the creator of a variable, or the definition of a user function."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_add_hook", "f")
    if not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "function_add_hook", "hook")
    status = ctn_function_add_hook(f, hook, utf8(name, "name", True))
    if status:
        raise failure(status)


def function_delete_hook(f, name):
    """Removes a hook of a function."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_delete_hook", "f")
    status = ctn_function_delete_hook(f, utf8(name, "name"))
    if status:
        raise failure(status)


def function_local_hook_count(f):
    """Number of hooks registered with the function itself; 0 for NULL."""
    if f is not None and not isinstance(f, Function):
        f = expected(Function, f, "function_local_hook_count", "f")
    return ctn_function_local_hook_count(f)


def function_local_hook_at(f, index):
    """A hook of a function and its name there."""
    if not isinstance(f, Function):
        f = expected(Function, f, "function_local_hook_at", "f")
    out = c_void_p()
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_function_local_hook_at(
        f, uint64(index, "index"), name, capacity_, byref(length_), byref(out)
    )
    if status:
        raise failure(status)
    adopt(FunctionHook, out)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_function_local_hook_at(
        f, uint64(index, "index"), name, capacity_, byref(length_), byref(out)
    )
    if status:
        raise failure(status)
    return name.value.decode(), adopt(FunctionHook, out)


def timer_hook_new():
    """A hook named "TimerHook" that measures how long forward and backward computations take. It waits for
    asynchronous devices before and after each computation."""
    out = c_void_p()
    status = ctn_timer_hook_new(byref(out))
    if status:
        raise failure(status)
    return adopt(FunctionHook, out)


def timer_hook_call_count(hook):
    """Number of computations measured so far; 0 for NULL and other hooks."""
    if hook is not None and not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "timer_hook_call_count", "hook")
    return ctn_timer_hook_call_count(hook)


def timer_hook_call(hook, index):
    """One measurement. Functions that a user function calls are measured separately, too, and come before
    it."""
    if not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "timer_hook_call", "hook")
    seconds = c_double()
    is_backward = c_int32()
    length_ = c_size_t()
    capacity_ = 0
    label = None
    status = ctn_timer_hook_call(
        hook, uint64(index, "index"), label, capacity_, byref(length_), byref(seconds), byref(is_backward)
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    label = create_string_buffer(capacity_)
    status = ctn_timer_hook_call(
        hook, uint64(index, "index"), label, capacity_, byref(length_), byref(seconds), byref(is_backward)
    )
    if status:
        raise failure(status)
    return label.value.decode(), seconds.value, bool(is_backward.value)


def timer_hook_total_time(hook):
    """Sum of the measured seconds; 0 for NULL and other hooks."""
    if hook is not None and not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "timer_hook_total_time", "hook")
    return ctn_timer_hook_total_time(hook)


def timer_hook_clear(hook):
    """Removes all measurements."""
    if not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "timer_hook_clear", "hook")
    status = ctn_timer_hook_clear(hook)
    if status:
        raise failure(status)


def memory_hook_new():
    """A hook named "MemoryHook" that measures how many more bytes of its device's memory pool are in use
    after each computation than before (negative: fewer). Allocations of other threads at the same time
    count as well."""
    out = c_void_p()
    status = ctn_memory_hook_new(byref(out))
    if status:
        raise failure(status)
    return adopt(FunctionHook, out)


def memory_hook_call_count(hook):
    """Number of computations measured so far; 0 for NULL and other hooks."""
    if hook is not None and not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "memory_hook_call_count", "hook")
    return ctn_memory_hook_call_count(hook)


def memory_hook_call(hook, index):
    """One measurement."""
    if not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "memory_hook_call", "hook")
    bytes = c_int64()
    is_backward = c_int32()
    length_ = c_size_t()
    capacity_ = 0
    label = None
    status = ctn_memory_hook_call(
        hook, uint64(index, "index"), label, capacity_, byref(length_), byref(bytes), byref(is_backward)
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    label = create_string_buffer(capacity_)
    status = ctn_memory_hook_call(
        hook, uint64(index, "index"), label, capacity_, byref(length_), byref(bytes), byref(is_backward)
    )
    if status:
        raise failure(status)
    return label.value.decode(), bytes.value, bool(is_backward.value)


def memory_hook_total_bytes(hook):
    """Sum of the measured bytes; 0 for NULL and other hooks."""
    if hook is not None and not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "memory_hook_total_bytes", "hook")
    return ctn_memory_hook_total_bytes(hook)


def memory_hook_clear(hook):
    """Removes all measurements."""
    if not isinstance(hook, FunctionHook):
        hook = expected(FunctionHook, hook, "memory_hook_clear", "hook")
    status = ctn_memory_hook_clear(hook)
    if status:
        raise failure(status)


def function_options_new():
    """Options with defaults only."""
    out = c_void_p()
    status = ctn_function_options_new(byref(out))
    if status:
        raise failure(status)
    return adopt(FunctionOptions, out)


def function_options_set_reduction(options, reduction):
    """Sets how the terms of a loss are combined; see each loss for the default."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_reduction", "options")
    status = ctn_function_options_set_reduction(options, int32(reduction, "reduction"))
    if status:
        raise failure(status)


def function_options_set_class_weight(options, class_weight):
    """Sets a weight for every class, which multiplies the terms of its labels; the default is 1."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_class_weight", "options")
    if not isinstance(class_weight, Array):
        class_weight = as_array(class_weight, "function_options_set_class_weight", "class_weight")
    status = ctn_function_options_set_class_weight(options, class_weight)
    if status:
        raise failure(status)


def function_options_set_ignore_label(options, ignore_label):
    """Sets the label that does not count; see each function for the default."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_ignore_label", "options")
    status = ctn_function_options_set_ignore_label(options, int64(ignore_label, "ignore_label"))
    if status:
        raise failure(status)


def function_options_set_label_smoothing(options, label_smoothing):
    """Sets the share of every label that is spread evenly over all classes; the default is 0."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_label_smoothing", "options")
    status = ctn_function_options_set_label_smoothing(options, double(label_smoothing, "label_smoothing"))
    if status:
        raise failure(status)


def function_options_set_mask(options, mask):
    """Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_mask", "options")
    if not isinstance(mask, Array):
        mask = as_array(mask, "function_options_set_mask", "mask")
    status = ctn_function_options_set_mask(options, mask)
    if status:
        raise failure(status)


def function_options_set_noise(options, noise):
    """Sets the standard normal numbers of ctn_gaussian, to repeat a call. If they are not set, they are
    drawn."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_noise", "options")
    if not isinstance(noise, Array):
        noise = as_array(noise, "function_options_set_noise", "noise")
    status = ctn_function_options_set_noise(options, noise)
    if status:
        raise failure(status)


def function_options_set_samples(options, samples):
    """Sets the samples of a negative sampling, to repeat a call. If they are not set, they are drawn."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_samples", "options")
    if not isinstance(samples, Array):
        samples = as_array(samples, "function_options_set_samples", "samples")
    status = ctn_function_options_set_samples(options, samples)
    if status:
        raise failure(status)


def function_options_set_dilation(options, dilation):
    """Sets the distance between the elements that a window reads; the default is 1."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_dilation", "options")
    status = ctn_function_options_set_dilation(options, int64s(dilation, "dilation"), len(dilation))
    if status:
        raise failure(status)


def function_options_set_groups(options, groups):
    """Sets the number of groups into which the channels are divided; the default is 1."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_groups", "options")
    status = ctn_function_options_set_groups(options, int64(groups, "groups"))
    if status:
        raise failure(status)


def function_options_set_outsize(options, outsize):
    """Sets the lengths of the result of ctn_deconvolution_nd along its spatial axes; the default is the
    smallest lengths that fit. ctn_deconvolution_2d takes them as arguments."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_outsize", "options")
    status = ctn_function_options_set_outsize(options, int64s(outsize, "outsize"), len(outsize))
    if status:
        raise failure(status)


def function_options_set_cover_all(options, cover_all):
    """Sets whether the windows of ctn_average_pooling_2d cover every element of x, so that the last ones
    may end outside; the default is 0. ctn_max_pooling_2d takes this as an argument."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_cover_all", "options")
    status = ctn_function_options_set_cover_all(options, 1 if cover_all else 0)
    if status:
        raise failure(status)


def function_options_set_count_include_pad(options, count_include_pad):
    """Sets whether the means of ctn_average_pooling_2d count padded elements, which are zeros; the default
    is 1."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_count_include_pad", "options")
    status = ctn_function_options_set_count_include_pad(options, 1 if count_include_pad else 0)
    if status:
        raise failure(status)


def function_options_set_scale(options, scale):
    """Sets the factor of the scores of an attention; the default is 1 / sqrt(D)."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_scale", "options")
    status = ctn_function_options_set_scale(options, double(scale, "scale"))
    if status:
        raise failure(status)


def function_options_set_causal(options, causal):
    """Sets whether position i of an attention sees only positions 0 to i; the default is 0."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_causal", "options")
    status = ctn_function_options_set_causal(options, 1 if causal else 0)
    if status:
        raise failure(status)


def function_options_set_dropout(options, dropout):
    """Sets the probability with which an attention drops each of its weights in training; the default is
    0."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_dropout", "options")
    status = ctn_function_options_set_dropout(options, double(dropout, "dropout"))
    if status:
        raise failure(status)


def function_options_set_approximate(options, approximate):
    """Sets whether ctn_gelu uses an approximation with tanh; the default is 0."""
    if not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "function_options_set_approximate", "options")
    status = ctn_function_options_set_approximate(options, 1 if approximate else 0)
    if status:
        raise failure(status)


def add(x1, x2):
    """Sum. For booleans, logical or. Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "add", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "add", "x2")
    return ctn_add(x1, x2)


def add_f64(x1, x2):
    """ctn_add with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "add_f64", "x1")
    return ctn_add_f64(x1, double(x2, "x2"))


def add_i64(x1, x2):
    """ctn_add with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "add_i64", "x1")
    return ctn_add_i64(x1, int64(x2, "x2"))


def sub(x1, x2):
    """Difference. Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "sub", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "sub", "x2")
    return ctn_sub(x1, x2)


def sub_f64(x1, x2):
    """ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "sub_f64", "x1")
    return ctn_sub_f64(x1, double(x2, "x2"))


def rsub_f64(x1, x2):
    """ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype."""
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "rsub_f64", "x2")
    return ctn_rsub_f64(double(x1, "x1"), x2)


def sub_i64(x1, x2):
    """ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "sub_i64", "x1")
    return ctn_sub_i64(x1, int64(x2, "x2"))


def rsub_i64(x1, x2):
    """ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype."""
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "rsub_i64", "x2")
    return ctn_rsub_i64(int64(x1, "x1"), x2)


def mul(x1, x2):
    """Product. For booleans, logical and. Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "mul", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "mul", "x2")
    return ctn_mul(x1, x2)


def mul_f64(x1, x2):
    """ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "mul_f64", "x1")
    return ctn_mul_f64(x1, double(x2, "x2"))


def mul_i64(x1, x2):
    """ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "mul_i64", "x1")
    return ctn_mul_i64(x1, int64(x2, "x2"))


def div(x1, x2):
    """Quotient, always floating. Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "div", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "div", "x2")
    return ctn_div(x1, x2)


def div_f64(x1, x2):
    """ctn_div with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "div_f64", "x1")
    return ctn_div_f64(x1, double(x2, "x2"))


def rdiv_f64(x1, x2):
    """ctn_div with a scalar as the first operand; the scalar takes the variable's dtype."""
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "rdiv_f64", "x2")
    return ctn_rdiv_f64(double(x1, "x1"), x2)


def div_i64(x1, x2):
    """ctn_div with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "div_i64", "x1")
    return ctn_div_i64(x1, int64(x2, "x2"))


def rdiv_i64(x1, x2):
    """ctn_div with a scalar as the first operand; the scalar takes the variable's dtype."""
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "rdiv_i64", "x2")
    return ctn_rdiv_i64(int64(x1, "x1"), x2)


def pow(x1, x2):
    """Power. A negative integer exponent of integers is an error. Differentiable. Inputs are broadcast and
    have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "pow", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "pow", "x2")
    return ctn_pow(x1, x2)


def pow_f64(x1, x2):
    """ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "pow_f64", "x1")
    return ctn_pow_f64(x1, double(x2, "x2"))


def rpow_f64(x1, x2):
    """ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype."""
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "rpow_f64", "x2")
    return ctn_rpow_f64(double(x1, "x1"), x2)


def pow_i64(x1, x2):
    """ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "pow_i64", "x1")
    return ctn_pow_i64(x1, int64(x2, "x2"))


def rpow_i64(x1, x2):
    """ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype."""
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "rpow_i64", "x2")
    return ctn_rpow_i64(int64(x1, "x1"), x2)


def maximum(x1, x2):
    """Larger element. NaN wins over numbers. The first of two equal elements receives the gradient.
    Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "maximum", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "maximum", "x2")
    return ctn_maximum(x1, x2)


def maximum_f64(x1, x2):
    """ctn_maximum with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "maximum_f64", "x1")
    return ctn_maximum_f64(x1, double(x2, "x2"))


def minimum(x1, x2):
    """Smaller element. NaN wins over numbers. The first of two equal elements receives the gradient.
    Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "minimum", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "minimum", "x2")
    return ctn_minimum(x1, x2)


def minimum_f64(x1, x2):
    """ctn_minimum with a scalar as the second operand; the scalar takes the variable's dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "minimum_f64", "x1")
    return ctn_minimum_f64(x1, double(x2, "x2"))


def neg(x):
    """Negation, -x. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "neg", "x")
    return ctn_neg(x)


def absolute(x):
    """Absolute value. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "absolute", "x")
    return ctn_absolute(x)


def square(x):
    """x * x. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "square", "x")
    return ctn_square(x)


def sqrt(x):
    """Square root. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "sqrt", "x")
    return ctn_sqrt(x)


def exp(x):
    """Exponential. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "exp", "x")
    return ctn_exp(x)


def log(x):
    """Natural logarithm. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "log", "x")
    return ctn_log(x)


def log1p(x):
    """Natural logarithm of 1 + x, accurate near zero. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "log1p", "x")
    return ctn_log1p(x)


def sin(x):
    """Sine of radians. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "sin", "x")
    return ctn_sin(x)


def cos(x):
    """Cosine of radians. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "cos", "x")
    return ctn_cos(x)


def tanh(x):
    """Hyperbolic tangent. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "tanh", "x")
    return ctn_tanh(x)


def sigmoid(x):
    """1 / (1 + exp(-x)). Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "sigmoid", "x")
    return ctn_sigmoid(x)


def relu(x):
    """max(x, 0). NaN stays NaN. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "relu", "x")
    return ctn_relu(x)


def multiply_add(x1, x2, x3):
    """x1 * x2 + x3 in one pass over memory. Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "multiply_add", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "multiply_add", "x2")
    if not isinstance(x3, Variable):
        x3 = as_variable(x3, "multiply_add", "x3")
    return ctn_multiply_add(x1, x2, x3)


def reciprocal(x):
    """1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in
    other integer dtypes. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "reciprocal", "x")
    return ctn_reciprocal(x)


def hypot(x1, x2):
    """sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Differentiable. Inputs are broadcast and have
    one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "hypot", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "hypot", "x2")
    return ctn_hypot(x1, x2)


def arctan2(x1, x2):
    """Angle of the point (x2, x1) in (-pi, pi]. Differentiable. Inputs are broadcast and have one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "arctan2", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "arctan2", "x2")
    return ctn_arctan2(x1, x2)


def logaddexp(x1, x2):
    """log(exp(x1) + exp(x2)) without intermediate overflow. Differentiable. Inputs are broadcast and have
    one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "logaddexp", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "logaddexp", "x2")
    return ctn_logaddexp(x1, x2)


def logaddexp2(x1, x2):
    """log2(2 ** x1 + 2 ** x2) without intermediate overflow. Differentiable. Inputs are broadcast and have
    one dtype."""
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "logaddexp2", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "logaddexp2", "x2")
    return ctn_logaddexp2(x1, x2)


def exp2(x):
    """2 ** x. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "exp2", "x")
    return ctn_exp2(x)


def expm1(x):
    """exp(x) - 1, accurate near zero. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "expm1", "x")
    return ctn_expm1(x)


def log2(x):
    """Logarithm to base 2. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "log2", "x")
    return ctn_log2(x)


def log10(x):
    """Logarithm to base 10. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "log10", "x")
    return ctn_log10(x)


def cbrt(x):
    """Cube root, also of negative numbers. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "cbrt", "x")
    return ctn_cbrt(x)


def tan(x):
    """Tangent of radians. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "tan", "x")
    return ctn_tan(x)


def arcsin(x):
    """Inverse sine, in [-pi/2, pi/2]. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "arcsin", "x")
    return ctn_arcsin(x)


def arccos(x):
    """Inverse cosine, in [0, pi]. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "arccos", "x")
    return ctn_arccos(x)


def arctan(x):
    """Inverse tangent, in [-pi/2, pi/2]. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "arctan", "x")
    return ctn_arctan(x)


def sinh(x):
    """Hyperbolic sine. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "sinh", "x")
    return ctn_sinh(x)


def cosh(x):
    """Hyperbolic cosine. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "cosh", "x")
    return ctn_cosh(x)


def arcsinh(x):
    """Inverse hyperbolic sine. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "arcsinh", "x")
    return ctn_arcsinh(x)


def arccosh(x):
    """Inverse hyperbolic cosine. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "arccosh", "x")
    return ctn_arccosh(x)


def arctanh(x):
    """Inverse hyperbolic tangent. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "arctanh", "x")
    return ctn_arctanh(x)


def deg2rad(x):
    """Converts degrees to radians. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "deg2rad", "x")
    return ctn_deg2rad(x)


def rad2deg(x):
    """Converts radians to degrees. Differentiable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "rad2deg", "x")
    return ctn_rad2deg(x)


def clipped_relu(x, z):
    """min(max(0, x), z)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "clipped_relu", "x")
    return ctn_clipped_relu(x, double(z, "z"))


def leaky_relu(x, slope):
    """x where x >= 0, otherwise slope * x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "leaky_relu", "x")
    return ctn_leaky_relu(x, double(slope, "slope"))


def elu(x, alpha):
    """x where x >= 0, otherwise alpha * (exp(x) - 1)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "elu", "x")
    return ctn_elu(x, double(alpha, "alpha"))


def softplus(x, beta):
    """log(1 + exp(beta * x)) / beta."""
    if not isinstance(x, Variable):
        x = as_variable(x, "softplus", "x")
    return ctn_softplus(x, double(beta, "beta"))


def silu(x):
    """x * sigmoid(x)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "silu", "x")
    return ctn_silu(x)


def gelu(x, options):
    """x times the standard normal distribution function of x. With the option approximate it is x * (1 +
    tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2."""
    if not isinstance(x, Variable):
        x = as_variable(x, "gelu", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "gelu", "options")
    return ctn_gelu(x, options)


def prelu(x, W):
    """x where x >= 0, otherwise W * x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "prelu", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "prelu", "W")
    return ctn_prelu(x, W)


def softmax(x, options):
    """exp(x) divided by its sum over axis 1."""
    if not isinstance(x, Variable):
        x = as_variable(x, "softmax", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "softmax", "options")
    return ctn_softmax(x, options)


def log_softmax(x, options):
    """The logarithm of ctn_softmax, without underflow."""
    if not isinstance(x, Variable):
        x = as_variable(x, "log_softmax", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "log_softmax", "options")
    return ctn_log_softmax(x, options)


def lstm(c_prev, x):
    """One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h =
    tanh(c) * sigmoid(o)."""
    if not isinstance(c_prev, Variable):
        c_prev = as_variable(c_prev, "lstm", "c_prev")
    if not isinstance(x, Variable):
        x = as_variable(x, "lstm", "x")
    c = new(Variable)
    h = new(Variable)
    status = ctn_lstm(c_prev, x, byref(c), byref(h))
    if status:
        raise failure(status)
    return arrived(c), arrived(h)


def slstm(c_prev1, c_prev2, x1, x2):
    """S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c = tanh(a1)
    * sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 * sigmoid(f2), h = tanh(c) *
    sigmoid(o1 + o2)."""
    if not isinstance(c_prev1, Variable):
        c_prev1 = as_variable(c_prev1, "slstm", "c_prev1")
    if not isinstance(c_prev2, Variable):
        c_prev2 = as_variable(c_prev2, "slstm", "c_prev2")
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "slstm", "x1")
    if not isinstance(x2, Variable):
        x2 = as_variable(x2, "slstm", "x2")
    c = new(Variable)
    h = new(Variable)
    status = ctn_slstm(c_prev1, c_prev2, x1, x2, byref(c), byref(h))
    if status:
        raise failure(status)
    return arrived(c), arrived(h)


def maxout(x, pool_size, axis):
    """The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in ctn_max."""
    if not isinstance(x, Variable):
        x = as_variable(x, "maxout", "x")
    return ctn_maxout(x, int64(pool_size, "pool_size"), int64(axis, "axis"))


def reshape(x, shape):
    """The elements in C order under a new shape."""
    if not isinstance(x, Variable):
        x = as_variable(x, "reshape", "x")
    return ctn_reshape(x, int64s(shape, "shape"), len(shape))


def transpose(x, axes):
    """x with permuted axes: axis i of the result is axis axes[i] of x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "transpose", "x")
    return ctn_transpose(
        x, int64s(axes, "axes") if axes is not None else None, len(axes) if axes is not None else 0
    )


def broadcast_to(x, shape):
    """x broadcast to a shape; see ctn_array_broadcast_to."""
    if not isinstance(x, Variable):
        x = as_variable(x, "broadcast_to", "x")
    return ctn_broadcast_to(x, int64s(shape, "shape"), len(shape))


def expand_dims(x, axis):
    """x with an additional axis of length 1."""
    if not isinstance(x, Variable):
        x = as_variable(x, "expand_dims", "x")
    return ctn_expand_dims(x, int64(axis, "axis"))


def squeeze(x, axes):
    """x without some axes of length 1."""
    if not isinstance(x, Variable):
        x = as_variable(x, "squeeze", "x")
    return ctn_squeeze(
        x, int64s(axes, "axes") if axes is not None else None, len(axes) if axes is not None else 0
    )


def swapaxes(x, axis1, axis2):
    """x with two axes exchanged."""
    if not isinstance(x, Variable):
        x = as_variable(x, "swapaxes", "x")
    return ctn_swapaxes(x, int64(axis1, "axis1"), int64(axis2, "axis2"))


def flip(x, axes):
    """x with the elements along some axes in reverse order."""
    if not isinstance(x, Variable):
        x = as_variable(x, "flip", "x")
    return ctn_flip(
        x, int64s(axes, "axes") if axes is not None else None, len(axes) if axes is not None else 0
    )


def cast(x, dtype):
    """The elements converted to another dtype; x itself if it already has that dtype. The gradient is
    converted back; a conversion to integers has no gradient."""
    if not isinstance(x, Variable):
        x = as_variable(x, "cast", "x")
    return ctn_cast(x, dtype_code(dtype))


def copy(x, device):
    """A copy on a device. The gradient is copied back to the device of x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "copy", "x")
    return ctn_copy(x, utf8(device, "device", True))


def tile(x, repetitions):
    """x repeated as a whole along its axes."""
    if not isinstance(x, Variable):
        x = as_variable(x, "tile", "x")
    return ctn_tile(x, int64s(repetitions, "repetitions"), len(repetitions))


def pad(x, before, after, value):
    """Adds elements of one value before and after those of x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "pad", "x")
    if len(after) != len(before):
        raise unequal("pad", "after", len(before), len(after))
    return ctn_pad(x, int64s(before, "before"), len(before), int64s(after, "after"), double(value, "value"))


def concat(xs, axis):
    """Joins variables along an existing axis."""
    xs = as_handles(xs, Variable, as_variable, "concat", "xs")
    return ctn_concat(addresses(xs), len(xs), int64(axis, "axis"))


def stack(xs, axis):
    """Joins variables along a new axis."""
    xs = as_handles(xs, Variable, as_variable, "stack", "xs")
    return ctn_stack(addresses(xs), len(xs), int64(axis, "axis"))


def split_axis(x, axis, sections):
    """Splits a variable into parts of equal length along an axis."""
    if not isinstance(x, Variable):
        x = as_variable(x, "split_axis", "x")
    sections = uint64(sections, "sections")
    ys = (c_void_p * sections)()
    status = ctn_split_axis(x, int64(axis, "axis"), ys, sections)
    if status:
        raise failure(status)
    return adopt_all(Variable, ys)


def split_axis_at(x, indices, axis, count):
    """Splits a variable at positions along an axis."""
    if not isinstance(x, Variable):
        x = as_variable(x, "split_axis_at", "x")
    count = uint64(count, "count")
    ys = (c_void_p * count)()
    status = ctn_split_axis_at(x, int64s(indices, "indices"), len(indices), int64(axis, "axis"), ys, count)
    if status:
        raise failure(status)
    return adopt_all(Variable, ys)


def broadcast(xs):
    """Broadcasts variables to their common shape."""
    xs = as_handles(xs, Variable, as_variable, "broadcast", "xs")
    ys = (c_void_p * len(xs))()
    status = ctn_broadcast(addresses(xs), len(xs), ys)
    if status:
        raise failure(status)
    return adopt_all(Variable, ys)


def get_item(x, items, count):
    """Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. The result shares
    memory with x; the gradient is zero outside of it."""
    if not isinstance(x, Variable):
        x = as_variable(x, "get_item", "x")
    return ctn_get_item(x, items, count)


def select_item(x, t):
    """x[i, t[i]] for each row i, as a variable of shape (N,)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "select_item", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "select_item", "t")
    return ctn_select_item(x, t)


def where(condition, x, y):
    """x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the input
    that its elements were taken from."""
    if not isinstance(condition, Variable):
        condition = as_variable(condition, "where", "condition")
    if not isinstance(x, Variable):
        x = as_variable(x, "where", "x")
    if not isinstance(y, Variable):
        y = as_variable(y, "where", "y")
    return ctn_where(condition, x, y)


def identity_list(xs):
    """The inputs themselves, as new variables that one function made."""
    xs = as_handles(xs, Variable, as_variable, "identity_list", "xs")
    ys = (c_void_p * len(xs))()
    status = ctn_identity_list(addresses(xs), len(xs), ys)
    if status:
        raise failure(status)
    return adopt_all(Variable, ys)


def identity(x):
    """The input itself as a new variable."""
    if not isinstance(x, Variable):
        x = as_variable(x, "identity", "x")
    return ctn_identity(x)


def linear(x, W, b):
    """x W^T + b, of shape (N, out)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "linear", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "linear", "W")
    if b is not None and not isinstance(b, Variable):
        b = as_variable(b, "linear", "b")
    return ctn_linear(x, W, b)


def embed_id(x, W, options):
    """The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options:
    ignore_label, a number for which there are zeros and no gradient; by default there is none."""
    if not isinstance(x, Variable):
        x = as_variable(x, "embed_id", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "embed_id", "W")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "embed_id", "options")
    return ctn_embed_id(x, W, options)


def bilinear(e1, e2, W, V1, V2, b):
    """y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape (N, L). V1, V2
    and b are all given or all NULL."""
    if not isinstance(e1, Variable):
        e1 = as_variable(e1, "bilinear", "e1")
    if not isinstance(e2, Variable):
        e2 = as_variable(e2, "bilinear", "e2")
    if not isinstance(W, Variable):
        W = as_variable(W, "bilinear", "W")
    if V1 is not None and not isinstance(V1, Variable):
        V1 = as_variable(V1, "bilinear", "V1")
    if V2 is not None and not isinstance(V2, Variable):
        V2 = as_variable(V2, "bilinear", "V2")
    if b is not None and not isinstance(b, Variable):
        b = as_variable(b, "bilinear", "b")
    return ctn_bilinear(e1, e2, W, V1, V2, b)


def attention(q, k, v, mask, options):
    """Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of shape (N, H, L,
    E). A query that sees no key gives zeros. Memory grows with L + S, not with their product; the product
    is held for second derivatives, for the gradient of a mask, or if weights are dropped. Options: scale,
    1 / sqrt(D) by default; causal, with which query i sees keys 0 to i only; dropout."""
    if not isinstance(q, Variable):
        q = as_variable(q, "attention", "q")
    if not isinstance(k, Variable):
        k = as_variable(k, "attention", "k")
    if not isinstance(v, Variable):
        v = as_variable(v, "attention", "v")
    if mask is not None and not isinstance(mask, Variable):
        mask = as_variable(mask, "attention", "mask")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "attention", "options")
    return ctn_attention(q, k, v, mask, options)


def n_step_lstm(n_layers, dropout_ratio, hx, cx, ws, bs, xs):
    """Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the states h
    and c before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h + b1 + b5), a =
    tanh(W2 x + W6 h + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f * c + i * a and h = o * tanh(c).
    Its outputs h are the inputs of the next layer. The products with the inputs of all steps are one
    product. This order of the weights is that of Chainer's implementation and of cuDNN; Chainer's
    documentation exchanges W2 and W3."""
    if hx is not None and not isinstance(hx, Variable):
        hx = as_variable(hx, "n_step_lstm", "hx")
    if cx is not None and not isinstance(cx, Variable):
        cx = as_variable(cx, "n_step_lstm", "cx")
    ws = as_handles(ws, Variable, as_variable, "n_step_lstm", "ws")
    bs = as_handles(bs, Variable, as_variable, "n_step_lstm", "bs")
    if len(bs) != len(ws):
        raise unequal("n_step_lstm", "bs", len(ws), len(bs))
    xs = as_handles(xs, Variable, as_variable, "n_step_lstm", "xs")
    hy = new(Variable)
    cy = new(Variable)
    ys = (c_void_p * len(xs))()
    status = ctn_n_step_lstm(
        int64(n_layers, "n_layers"),
        double(dropout_ratio, "dropout_ratio"),
        hx,
        cx,
        addresses(ws),
        len(ws),
        addresses(bs),
        addresses(xs),
        len(xs),
        byref(hy),
        byref(cy),
        ys,
    )
    if status:
        raise failure(status)
    return arrived(hy), arrived(cy), adopt_all(Variable, ys)


def n_step_bilstm(n_layers, dropout_ratio, hx, cx, ws, bs, xs):
    """Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two directions in each
    layer, the second of which goes through each sequence from its last step to its first one. The outputs
    of both, next to each other, are the inputs of the next layer."""
    if hx is not None and not isinstance(hx, Variable):
        hx = as_variable(hx, "n_step_bilstm", "hx")
    if cx is not None and not isinstance(cx, Variable):
        cx = as_variable(cx, "n_step_bilstm", "cx")
    ws = as_handles(ws, Variable, as_variable, "n_step_bilstm", "ws")
    bs = as_handles(bs, Variable, as_variable, "n_step_bilstm", "bs")
    if len(bs) != len(ws):
        raise unequal("n_step_bilstm", "bs", len(ws), len(bs))
    xs = as_handles(xs, Variable, as_variable, "n_step_bilstm", "xs")
    hy = new(Variable)
    cy = new(Variable)
    ys = (c_void_p * len(xs))()
    status = ctn_n_step_bilstm(
        int64(n_layers, "n_layers"),
        double(dropout_ratio, "dropout_ratio"),
        hx,
        cx,
        addresses(ws),
        len(ws),
        addresses(bs),
        addresses(xs),
        len(xs),
        byref(hy),
        byref(cy),
        ys,
    )
    if status:
        raise failure(status)
    return arrived(hy), arrived(cy), adopt_all(Variable, ys)


def n_step_gru(n_layers, dropout_ratio, hx, ws, bs, xs):
    """Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the state h
    before a step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g = tanh(W2 x +
    b2 + r * (W5 h + b5)) and h = (1 - z) * g + z * h. Its outputs h are the inputs of the next layer. The
    products with the inputs of all steps are one product."""
    if hx is not None and not isinstance(hx, Variable):
        hx = as_variable(hx, "n_step_gru", "hx")
    ws = as_handles(ws, Variable, as_variable, "n_step_gru", "ws")
    bs = as_handles(bs, Variable, as_variable, "n_step_gru", "bs")
    if len(bs) != len(ws):
        raise unequal("n_step_gru", "bs", len(ws), len(bs))
    xs = as_handles(xs, Variable, as_variable, "n_step_gru", "xs")
    hy = new(Variable)
    ys = (c_void_p * len(xs))()
    status = ctn_n_step_gru(
        int64(n_layers, "n_layers"),
        double(dropout_ratio, "dropout_ratio"),
        hx,
        addresses(ws),
        len(ws),
        addresses(bs),
        addresses(xs),
        len(xs),
        byref(hy),
        ys,
    )
    if status:
        raise failure(status)
    return arrived(hy), adopt_all(Variable, ys)


def n_step_bigru(n_layers, dropout_ratio, hx, ws, bs, xs):
    """Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two directions in each
    layer, the second of which goes through each sequence from its last step to its first one. The outputs
    of both, next to each other, are the inputs of the next layer."""
    if hx is not None and not isinstance(hx, Variable):
        hx = as_variable(hx, "n_step_bigru", "hx")
    ws = as_handles(ws, Variable, as_variable, "n_step_bigru", "ws")
    bs = as_handles(bs, Variable, as_variable, "n_step_bigru", "bs")
    if len(bs) != len(ws):
        raise unequal("n_step_bigru", "bs", len(ws), len(bs))
    xs = as_handles(xs, Variable, as_variable, "n_step_bigru", "xs")
    hy = new(Variable)
    ys = (c_void_p * len(xs))()
    status = ctn_n_step_bigru(
        int64(n_layers, "n_layers"),
        double(dropout_ratio, "dropout_ratio"),
        hx,
        addresses(ws),
        len(ws),
        addresses(bs),
        addresses(xs),
        len(xs),
        byref(hy),
        ys,
    )
    if status:
        raise failure(status)
    return arrived(hy), adopt_all(Variable, ys)


def convolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, options):
    """Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2 pad_y - kh)
    / stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options: dilation, the distance
    between the elements of a window; groups, into which the channels are divided: filter i sees the
    channels of group i / (O / groups)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "convolution_2d", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "convolution_2d", "W")
    if b is not None and not isinstance(b, Variable):
        b = as_variable(b, "convolution_2d", "b")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "convolution_2d", "options")
    return ctn_convolution_2d(
        x,
        W,
        b,
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        options,
    )


def deconvolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, options):
    """Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y, outsize_x).
    Options: dilation and groups."""
    if not isinstance(x, Variable):
        x = as_variable(x, "deconvolution_2d", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "deconvolution_2d", "W")
    if b is not None and not isinstance(b, Variable):
        b = as_variable(b, "deconvolution_2d", "b")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "deconvolution_2d", "options")
    return ctn_deconvolution_2d(
        x,
        W,
        b,
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        int64(outsize_y, "outsize_y"),
        int64(outsize_x, "outsize_x"),
        options,
    )


def convolution_nd(x, W, b, stride, pad, options):
    """ctn_convolution_2d over one, two or three spatial axes. Options: dilation and groups."""
    if not isinstance(x, Variable):
        x = as_variable(x, "convolution_nd", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "convolution_nd", "W")
    if b is not None and not isinstance(b, Variable):
        b = as_variable(b, "convolution_nd", "b")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "convolution_nd", "options")
    return ctn_convolution_nd(
        x,
        W,
        b,
        int64s(stride, "stride") if stride is not None else None,
        len(stride) if stride is not None else 0,
        int64s(pad, "pad") if pad is not None else None,
        len(pad) if pad is not None else 0,
        options,
    )


def deconvolution_nd(x, W, b, stride, pad, options):
    """ctn_deconvolution_2d over one, two or three spatial axes. Options: dilation, groups and outsize, by
    default the smallest that fits."""
    if not isinstance(x, Variable):
        x = as_variable(x, "deconvolution_nd", "x")
    if not isinstance(W, Variable):
        W = as_variable(W, "deconvolution_nd", "W")
    if b is not None and not isinstance(b, Variable):
        b = as_variable(b, "deconvolution_nd", "b")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "deconvolution_nd", "options")
    return ctn_deconvolution_nd(
        x,
        W,
        b,
        int64s(stride, "stride") if stride is not None else None,
        len(stride) if stride is not None else 0,
        int64s(pad, "pad") if pad is not None else None,
        len(pad) if pad is not None else 0,
        options,
    )


def set_convolution_algorithm(algorithm):
    """Sets how the process computes float32 convolutions. The initial method is AUTO, or DIRECT if
    CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the method that was set when it
    was called, also on asynchronous devices."""
    status = ctn_set_convolution_algorithm(int32(algorithm, "algorithm"))
    if status:
        raise failure(status)


def convolution_algorithm():
    """How the process computes float32 convolutions."""
    return ctn_convolution_algorithm()


def accuracy(y, t, options):
    """Fraction of the rows of y whose largest element is at the class number t. The result is 0-d, of the
    dtype of y and without gradient; it is 0 if no row counts. Options: ignore_label, a label whose rows do
    not count; by default all rows count."""
    if not isinstance(y, Variable):
        y = as_variable(y, "accuracy", "y")
    if not isinstance(t, Variable):
        t = as_variable(t, "accuracy", "t")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "accuracy", "options")
    return ctn_accuracy(y, t, options)


def binary_accuracy(y, t, options):
    """Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and without
    gradient; it is 0 if all elements are ignored. Options: ignore_label, the ignored number, -1 by
    default; it may be 0 or 1."""
    if not isinstance(y, Variable):
        y = as_variable(y, "binary_accuracy", "y")
    if not isinstance(t, Variable):
        t = as_variable(t, "binary_accuracy", "t")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "binary_accuracy", "options")
    return ctn_binary_accuracy(y, t, options)


def walker_alias_new(probs):
    """A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It computes
    in float32."""
    if not isinstance(probs, Array):
        probs = as_array(probs, "walker_alias_new", "probs")
    out = c_void_p()
    status = ctn_walker_alias_new(probs, byref(out))
    if status:
        raise failure(status)
    return adopt(WalkerAlias, out)


def walker_alias_sample(alias, state, shape):
    """A new int32 array with samples, on the device of the sampler."""
    if not isinstance(alias, WalkerAlias):
        alias = expected(WalkerAlias, alias, "walker_alias_sample", "alias")
    if state is not None and not isinstance(state, RandomState):
        state = expected(RandomState, state, "walker_alias_sample", "state")
    return ctn_walker_alias_sample(alias, state, int64s(shape, "shape"), len(shape))


def walker_alias_sample_from(alias, uniform):
    """The int32 samples that belong to uniform draws in [0, 1), in the shape of the draws. Numbers outside
    of the interval count as the nearest number inside."""
    if not isinstance(alias, WalkerAlias):
        alias = expected(WalkerAlias, alias, "walker_alias_sample_from", "alias")
    if not isinstance(uniform, Array):
        uniform = as_array(uniform, "walker_alias_sample_from", "uniform")
    return ctn_walker_alias_sample_from(alias, uniform)


def walker_alias_to_device(alias, device):
    """Moves the sampler to a device."""
    if not isinstance(alias, WalkerAlias):
        alias = expected(WalkerAlias, alias, "walker_alias_to_device", "alias")
    status = ctn_walker_alias_to_device(alias, utf8(device, "device", True))
    if status:
        raise failure(status)


def walker_alias_threshold(alias):
    """The threshold of each of the n columns, from which on its second number is drawn: float32 of shape
    (n,)."""
    if not isinstance(alias, WalkerAlias):
        alias = expected(WalkerAlias, alias, "walker_alias_threshold", "alias")
    return ctn_walker_alias_threshold(alias)


def walker_alias_values(alias):
    """The two numbers of each column: int32 of shape (2 n,)."""
    if not isinstance(alias, WalkerAlias):
        alias = expected(WalkerAlias, alias, "walker_alias_values", "alias")
    return ctn_walker_alias_values(alias)


def softmax_cross_entropy(x, t, normalize, options):
    """Mean over the batch of -log softmax(x)[t], a 0-d result. Labels that are -1 are ignored. The sum is
    divided by N or, with `normalize`, by the number of labels that are not ignored. Options: class_weight,
    which multiplies the terms of the labels (the divisor is still the number of labels); ignore_label, -1
    by default; label_smoothing e, with which a term is (1 - e) times that of the label plus e / C times
    the sum of the terms of all classes, each with its weight; reduction, MEAN by default, or NONE with a
    result of the shape of t and zeros for ignored labels."""
    if not isinstance(x, Variable):
        x = as_variable(x, "softmax_cross_entropy", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "softmax_cross_entropy", "t")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "softmax_cross_entropy", "options")
    return ctn_softmax_cross_entropy(x, t, 1 if normalize else 0, options)


def sigmoid_cross_entropy(x, t, normalize, options):
    """-log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of 1, and 1 -
    sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is divided by the first length of x or,
    with `normalize`, by the number of targets that are not ignored. Options: reduction, MEAN by default,
    or NONE with a result of the shape of x and zeros for ignored targets."""
    if not isinstance(x, Variable):
        x = as_variable(x, "sigmoid_cross_entropy", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "sigmoid_cross_entropy", "t")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "sigmoid_cross_entropy", "options")
    return ctn_sigmoid_cross_entropy(x, t, 1 if normalize else 0, options)


def mean_squared_error(x0, x1, options):
    """Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN. Options:
    reduction, MEAN by default, or NONE with a result of the shape of x0."""
    if not isinstance(x0, Variable):
        x0 = as_variable(x0, "mean_squared_error", "x0")
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "mean_squared_error", "x1")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "mean_squared_error", "options")
    return ctn_mean_squared_error(x0, x1, options)


def hinge(x, t, norm, options):
    """Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label and
    -1 elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result of shape (N, K)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "hinge", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "hinge", "t")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "hinge", "options")
    return ctn_hinge(x, t, int32(norm, "norm"), options)


def contrastive(x0, x1, y, margin, options):
    """Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the distance
    between the rows of x0 and x1; a 0-d result. Pairs without distance have no gradient. Options:
    reduction, MEAN by default, or NONE with a result of shape (N,)."""
    if not isinstance(x0, Variable):
        x0 = as_variable(x0, "contrastive", "x0")
    if not isinstance(x1, Variable):
        x1 = as_variable(x1, "contrastive", "x1")
    if not isinstance(y, Variable):
        y = as_variable(y, "contrastive", "y")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "contrastive", "options")
    return ctn_contrastive(x0, x1, y, double(margin, "margin"), options)


def cross_covariance(y, z, options):
    """Half of the sum of the squares of the covariances between the columns of y and z, which are divided
    by N; a 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and NONE gives
    the covariances themselves, of shape (J, K), neither squared nor halved, as the reference does."""
    if not isinstance(y, Variable):
        y = as_variable(y, "cross_covariance", "y")
    if not isinstance(z, Variable):
        z = as_variable(z, "cross_covariance", "z")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "cross_covariance", "options")
    return ctn_cross_covariance(y, z, options)


def bernoulli_nll(x, y, options):
    """Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction, SUM by
    default, MEAN over all elements, or NONE with a result of the shape of x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "bernoulli_nll", "x")
    if not isinstance(y, Variable):
        y = as_variable(y, "bernoulli_nll", "y")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "bernoulli_nll", "options")
    return ctn_bernoulli_nll(x, y, options)


def gaussian_kl_divergence(mean, ln_var, options):
    """Sum of the Kullback-Leibler divergences of normal distributions from the standard one, a 0-d result.
    Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of
    `mean`."""
    if not isinstance(mean, Variable):
        mean = as_variable(mean, "gaussian_kl_divergence", "mean")
    if not isinstance(ln_var, Variable):
        ln_var = as_variable(ln_var, "gaussian_kl_divergence", "ln_var")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "gaussian_kl_divergence", "options")
    return ctn_gaussian_kl_divergence(mean, ln_var, options)


def gaussian_nll(x, mean, ln_var, options):
    """Sum of -log of the density of x under normal distributions, a 0-d result. Options: reduction, SUM by
    default, MEAN over all elements, or NONE with a result of the shape of x."""
    if not isinstance(x, Variable):
        x = as_variable(x, "gaussian_nll", "x")
    if not isinstance(mean, Variable):
        mean = as_variable(mean, "gaussian_nll", "mean")
    if not isinstance(ln_var, Variable):
        ln_var = as_variable(ln_var, "gaussian_nll", "ln_var")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "gaussian_nll", "options")
    return ctn_gaussian_nll(x, mean, ln_var, options)


def connectionist_temporal_classification(x, t, blank_symbol, input_length, label_length, options):
    """Mean over the batch of -log of the probability that softmax(x) spells the labels: a class for every
    time step, of which first repetitions and then blanks are removed; a 0-d result. Labels that are too
    long for their sample have an infinite loss and no gradient. Options: reduction, MEAN by default, or
    NONE with a result of shape (N,)."""
    x = as_handles(x, Variable, as_variable, "connectionist_temporal_classification", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "connectionist_temporal_classification", "t")
    if input_length is not None and not isinstance(input_length, Variable):
        input_length = as_variable(input_length, "connectionist_temporal_classification", "input_length")
    if label_length is not None and not isinstance(label_length, Variable):
        label_length = as_variable(label_length, "connectionist_temporal_classification", "label_length")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "connectionist_temporal_classification", "options")
    return ctn_connectionist_temporal_classification(
        addresses(x), len(x), t, int64(blank_symbol, "blank_symbol"), input_length, label_length, options
    )


def negative_sampling(x, t, W, sampler, sample_size, options):
    """Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for words that
    are drawn, a 0-d result. The creator's attribute "samples" is int32 of shape (N, 1 + sample_size), with
    t first. Options: samples, of that shape with t as the first column, to repeat a call; by default they
    are drawn."""
    if not isinstance(x, Variable):
        x = as_variable(x, "negative_sampling", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "negative_sampling", "t")
    if not isinstance(W, Variable):
        W = as_variable(W, "negative_sampling", "W")
    if sampler is not None and not isinstance(sampler, WalkerAlias):
        sampler = expected(WalkerAlias, sampler, "negative_sampling", "sampler")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "negative_sampling", "options")
    return ctn_negative_sampling(x, t, W, sampler, int64(sample_size, "sample_size"), options)


def sum(x, axes, keepdims):
    """Sums over axes."""
    if not isinstance(x, Variable):
        x = as_variable(x, "sum", "x")
    return ctn_sum(
        x,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


def matmul(a, b, transa, transb):
    """Product of two matrices. A vector counts as a matrix with one column. The result is a matrix."""
    if not isinstance(a, Variable):
        a = as_variable(a, "matmul", "a")
    if not isinstance(b, Variable):
        b = as_variable(b, "matmul", "b")
    return ctn_matmul(a, b, 1 if transa else 0, 1 if transb else 0)


def max(x, axes, keepdims):
    """Largest elements along axes. Every element that equals the largest one receives the gradient."""
    if not isinstance(x, Variable):
        x = as_variable(x, "max", "x")
    return ctn_max(
        x,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


def min(x, axes, keepdims):
    """Smallest elements along axes. Every element that equals the smallest one receives the gradient."""
    if not isinstance(x, Variable):
        x = as_variable(x, "min", "x")
    return ctn_min(
        x,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


def mean(x, axes, keepdims):
    """Means along axes."""
    if not isinstance(x, Variable):
        x = as_variable(x, "mean", "x")
    return ctn_mean(
        x,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


def logsumexp(x, axes, keepdims):
    """log(sum(exp(x))) along axes, without intermediate overflow."""
    if not isinstance(x, Variable):
        x = as_variable(x, "logsumexp", "x")
    return ctn_logsumexp(
        x,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


def clip(x, x_min, x_max):
    """The elements limited to a range. Elements within the range, including its ends, receive the
    gradient. NaN stays NaN."""
    if not isinstance(x, Variable):
        x = as_variable(x, "clip", "x")
    return ctn_clip(x, double(x_min, "x_min"), double(x_max, "x_max"))


def matmul_numpy(a, b):
    """Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A vector
    counts as a row on the left and as a column on the right, and the result lacks that axis."""
    if not isinstance(a, Variable):
        a = as_variable(a, "matmul_numpy", "a")
    if not isinstance(b, Variable):
        b = as_variable(b, "matmul_numpy", "b")
    return ctn_matmul_numpy(a, b)


def batch_matmul(a, b, transa, transb):
    """Products of the matrices of two stacks of equal length, of shape (N, m, n)."""
    if not isinstance(a, Variable):
        a = as_variable(a, "batch_matmul", "a")
    if not isinstance(b, Variable):
        b = as_variable(b, "batch_matmul", "b")
    return ctn_batch_matmul(a, b, 1 if transa else 0, 1 if transb else 0)


def inv(a):
    """Inverse of a matrix."""
    if not isinstance(a, Variable):
        a = as_variable(a, "inv", "a")
    return ctn_inv(a)


def batch_inv(a):
    """Inverses of the matrices of a stack."""
    if not isinstance(a, Variable):
        a = as_variable(a, "batch_inv", "a")
    return ctn_batch_inv(a)


def det(a):
    """Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the
    determinant of a singular matrix is INVALID_ARGUMENT."""
    if not isinstance(a, Variable):
        a = as_variable(a, "det", "a")
    return ctn_det(a)


def batch_det(a):
    """Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det."""
    if not isinstance(a, Variable):
        a = as_variable(a, "batch_det", "a")
    return ctn_batch_det(a)


def batch_l2_norm_squared(x):
    """Sums of the squares of each x[i], of shape (N,)."""
    if not isinstance(x, Variable):
        x = as_variable(x, "batch_l2_norm_squared", "x")
    return ctn_batch_l2_norm_squared(x)


def dropout(x, ratio, options):
    """While the calling thread trains (ctn_set_train), sets elements to zero with a probability and scales
    the others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is the attribute
    "mask" of the creator. Options: mask, a scaled mask of the shape and dtype of x, to repeat a dropout;
    by default it is drawn."""
    if not isinstance(x, Variable):
        x = as_variable(x, "dropout", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "dropout", "options")
    return ctn_dropout(x, double(ratio, "ratio"), options)


def gaussian(mean, ln_var, options):
    """mean + exp(ln_var / 2) * eps, where eps are standard normal numbers from the device's global
    generator, the attribute "noise" of the creator. Options: noise, the numbers to use instead, to repeat
    a call."""
    if not isinstance(mean, Variable):
        mean = as_variable(mean, "gaussian", "mean")
    if not isinstance(ln_var, Variable):
        ln_var = as_variable(ln_var, "gaussian", "ln_var")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "gaussian", "options")
    return ctn_gaussian(mean, ln_var, options)


def batch_normalization(x, gamma, beta, eps):
    """gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the batch over
    all axes that gamma does not have. The attributes "mean" and "var" of the creator are the statistics,
    without eps, in float32 or float64."""
    if not isinstance(x, Variable):
        x = as_variable(x, "batch_normalization", "x")
    if not isinstance(gamma, Variable):
        gamma = as_variable(gamma, "batch_normalization", "gamma")
    if not isinstance(beta, Variable):
        beta = as_variable(beta, "batch_normalization", "beta")
    return ctn_batch_normalization(x, gamma, beta, double(eps, "eps"))


def fixed_batch_normalization(x, gamma, beta, mean, var):
    """gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's argument eps, which is
    not used there, is left out."""
    if not isinstance(x, Variable):
        x = as_variable(x, "fixed_batch_normalization", "x")
    if not isinstance(gamma, Variable):
        gamma = as_variable(gamma, "fixed_batch_normalization", "gamma")
    if not isinstance(beta, Variable):
        beta = as_variable(beta, "fixed_batch_normalization", "beta")
    if not isinstance(mean, Variable):
        mean = as_variable(mean, "fixed_batch_normalization", "mean")
    if not isinstance(var, Variable):
        var = as_variable(var, "fixed_batch_normalization", "var")
    return ctn_fixed_batch_normalization(x, gamma, beta, mean, var)


def layer_normalization(x, gamma, beta, eps):
    """gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the last axes of
    x, as many as gamma has."""
    if not isinstance(x, Variable):
        x = as_variable(x, "layer_normalization", "x")
    if not isinstance(gamma, Variable):
        gamma = as_variable(gamma, "layer_normalization", "gamma")
    if not isinstance(beta, Variable):
        beta = as_variable(beta, "layer_normalization", "beta")
    return ctn_layer_normalization(x, gamma, beta, double(eps, "eps"))


def rms_normalization(x, gamma, eps):
    """gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes of x, as
    many as gamma has."""
    if not isinstance(x, Variable):
        x = as_variable(x, "rms_normalization", "x")
    if not isinstance(gamma, Variable):
        gamma = as_variable(gamma, "rms_normalization", "gamma")
    return ctn_rms_normalization(x, gamma, double(eps, "eps"))


def local_response_normalization(x, n, k, alpha, beta):
    """x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2 before
    to n / 2 after each."""
    if not isinstance(x, Variable):
        x = as_variable(x, "local_response_normalization", "x")
    return ctn_local_response_normalization(
        x, int64(n, "n"), double(k, "k"), double(alpha, "alpha"), double(beta, "beta")
    )


def max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all, options):
    """The largest element of each window, or its first NaN. The gradient goes to the first of equal
    elements. Padding counts as -infinity."""
    if not isinstance(x, Variable):
        x = as_variable(x, "max_pooling_2d", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "max_pooling_2d", "options")
    return ctn_max_pooling_2d(
        x,
        int64(ksize_y, "ksize_y"),
        int64(ksize_x, "ksize_x"),
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        1 if cover_all else 0,
        options,
    )


def average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options):
    """The mean of each window. Padded elements count as zeros, and elements outside of the padded image do
    not count. Options: cover_all (0 by default), with which windows may end outside of the padded image;
    count_include_pad (1 by default): if it is 0, padded elements do not count, and a window without other
    elements gives 0."""
    if not isinstance(x, Variable):
        x = as_variable(x, "average_pooling_2d", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "average_pooling_2d", "options")
    return ctn_average_pooling_2d(
        x,
        int64(ksize_y, "ksize_y"),
        int64(ksize_x, "ksize_x"),
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        options,
    )


def spatial_pyramid_pooling_2d(x, pyramid_height):
    """Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N, M, 1, 1), where M
    is C times the number of windows."""
    if not isinstance(x, Variable):
        x = as_variable(x, "spatial_pyramid_pooling_2d", "x")
    return ctn_spatial_pyramid_pooling_2d(x, int64(pyramid_height, "pyramid_height"))


def unpooling_2d(
    x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all, options
):
    """Adds each element to all elements of a window of the result."""
    if not isinstance(x, Variable):
        x = as_variable(x, "unpooling_2d", "x")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "unpooling_2d", "options")
    return ctn_unpooling_2d(
        x,
        int64(ksize_y, "ksize_y"),
        int64(ksize_x, "ksize_x"),
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        int64(outsize_y, "outsize_y"),
        int64(outsize_x, "outsize_x"),
        1 if cover_all else 0,
        options,
    )


def fused_new(body, user_data, destroy):
    """Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference is
    released, including those of the library, or when this call fails."""
    out = c_void_p()
    status = ctn_fused_new(body, user_data, destroy, byref(out))
    if status:
        raise failure(status)
    return adopt(Fused, out)


def fused_call(f, inputs, output_count):
    """Applies a fused function to variables as one function of the graph. Outputs have the dtypes, shapes
    and strides that the body gives them; an output that is a view of an input shares its memory."""
    if not isinstance(f, Fused):
        f = expected(Fused, f, "fused_call", "f")
    inputs = as_handles(inputs, Variable, as_variable, "fused_call", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_fused_call(f, addresses(inputs), len(inputs), outputs, output_count)
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


def fused_call_arrays(f, inputs, output_count):
    """The same for arrays. The body still gets variables; ctn_variable_data gives their arrays for
    operations that only arrays have, and ctn_variable_new makes a variable of a result. The body may
    overwrite an input as a whole: the array of the caller keeps its values, and an output that is this
    input is a new array with the new ones. Powers of integers are not rejected for negative exponents,
    whose values are not known; these count as 0."""
    if not isinstance(f, Fused):
        f = expected(Fused, f, "fused_call_arrays", "f")
    inputs = as_handles(inputs, Array, as_array, "fused_call_arrays", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_fused_call_arrays(f, addresses(inputs), len(inputs), outputs, output_count)
    if status:
        raise failure(status)
    return adopt_all(Array, outputs)


def fuse(body, user_data, destroy, inputs, output_count):
    """Applies a body once, as ctn_fused_call does. The body is recorded in every call, which takes
    microseconds for each operation: use ctn_fused_new for repeated calls. `destroy` runs once, when the
    history that holds `body` is released."""
    inputs = as_handles(inputs, Variable, as_variable, "fuse", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_fuse(body, user_data, destroy, addresses(inputs), len(inputs), outputs, output_count)
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


def array_get_advanced(a, items, count, arrays):
    """NumPy's advanced indexing: a new array with what the items select. Items of kind CTN_INDEX_ARRAY use
    `arrays[start]`; the others work as in ctn_array_get. Integer arrays are broadcast together, with INT
    items as 0-d arrays, and select single elements. A mask of k axes counts as k arrays, the positions of
    its true elements, and must have the lengths of the axes it applies to. The axes of the broadcast
    positions replace the indexed axes if these are neighbors; if a slice, an ellipsis or a new axis
    separates them, they come first."""
    if not isinstance(a, Array):
        a = as_array(a, "array_get_advanced", "a")
    arrays = as_handles(arrays, Array, as_array, "array_get_advanced", "arrays")
    return ctn_array_get_advanced(a, items, count, addresses(arrays), len(arrays))


def array_set_advanced(a, items, count, arrays, value):
    """Assigns to what the items select, with the rules of ctn_array_get_advanced. If positions are
    repeated, the last one in C order wins. If there is one mask of all axes, the value must have at most
    one axis, with one element or as many as the mask has true ones."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_advanced", "a")
    arrays = as_handles(arrays, Array, as_array, "array_set_advanced", "arrays")
    if not isinstance(value, Array):
        value = as_array(value, "array_set_advanced", "value")
    status = ctn_array_set_advanced(a, items, count, addresses(arrays), len(arrays), value)
    if status:
        raise failure(status)


def array_add_at(a, items, count, arrays, value):
    """Adds values to what the items select, in C order. Repeated positions add up (NumPy's add.at). Each
    sum is computed in the dtype that both promote to and converted to the dtype of `a` as by C casts."""
    if not isinstance(a, Array):
        a = as_array(a, "array_add_at", "a")
    arrays = as_handles(arrays, Array, as_array, "array_add_at", "arrays")
    if not isinstance(value, Array):
        value = as_array(value, "array_add_at", "value")
    status = ctn_array_add_at(a, items, count, addresses(arrays), len(arrays), value)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_get_mask(a, mask):
    """The elements, or sub-arrays, where a mask is true: NumPy's a[mask]."""
    if not isinstance(a, Array):
        a = as_array(a, "array_get_mask", "a")
    if not isinstance(mask, Array):
        mask = as_array(mask, "array_get_mask", "mask")
    return ctn_array_get_mask(a, mask)


@direct("aaa", "s")
def array_set_mask(a, mask, value):
    """Assigns to the elements where a mask is true: NumPy's a[mask] = value."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_mask", "a")
    if not isinstance(mask, Array):
        mask = as_array(mask, "array_set_mask", "mask")
    if not isinstance(value, Array):
        value = as_array(value, "array_set_mask", "value")
    status = ctn_array_set_mask(a, mask, value)
    if status:
        raise failure(status)


@direct("aaae", "s")
def array_put(a, indices, values, mode):
    """Sets elements of the flattened array: a.flat[indices] = values. If there are fewer values than
    positions, the values are repeated; without values nothing happens."""
    if not isinstance(a, Array):
        a = as_array(a, "array_put", "a")
    if not isinstance(indices, Array):
        indices = as_array(indices, "array_put", "indices")
    if not isinstance(values, Array):
        values = as_array(values, "array_put", "values")
    status = ctn_array_put(a, indices, values, int32(mode, "mode"))
    if status:
        raise failure(status)


@direct("aai", "a")
def array_take_along_axis(a, indices, axis):
    """Elements at positions along one axis that are chosen separately for every place of the other axes."""
    if not isinstance(a, Array):
        a = as_array(a, "array_take_along_axis", "a")
    if not isinstance(indices, Array):
        indices = as_array(indices, "array_take_along_axis", "indices")
    return ctn_array_take_along_axis(a, indices, int64(axis, "axis"))


@direct("aaai", "s")
def array_put_along_axis(a, indices, values, axis):
    """Sets the elements that ctn_array_take_along_axis reads."""
    if not isinstance(a, Array):
        a = as_array(a, "array_put_along_axis", "a")
    if not isinstance(indices, Array):
        indices = as_array(indices, "array_put_along_axis", "indices")
    if not isinstance(values, Array):
        values = as_array(values, "array_put_along_axis", "values")
    status = ctn_array_put_along_axis(a, indices, values, int64(axis, "axis"))
    if status:
        raise failure(status)


@direct("a", "a")
def array_nonzero(a):
    """Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count),
    whose rows are the arrays of NumPy's tuple. A 0-d array counts as an array with one axis. NaN is not
    zero."""
    if not isinstance(a, Array):
        a = as_array(a, "array_nonzero", "a")
    return ctn_array_nonzero(a)


@direct("a", "a")
def array_flatnonzero(a):
    """Positions of the elements that are not zero in the flattened array: an int64 array with one axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_flatnonzero", "a")
    return ctn_array_flatnonzero(a)


@direct("a", "a")
def array_argwhere(a):
    """Positions of the elements that are not zero: an int64 array of shape (count, ndim)."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argwhere", "a")
    return ctn_array_argwhere(a)


@direct("aai", "a")
def array_compress(condition, a, axis):
    """The sub-arrays along an axis where a condition is true."""
    if not isinstance(condition, Array):
        condition = as_array(condition, "array_compress", "condition")
    if not isinstance(a, Array):
        a = as_array(a, "array_compress", "a")
    return ctn_array_compress(condition, a, int64(axis, "axis"))


@direct("aa", "a")
def array_extract(condition, a):
    """The elements of the flattened array where the flattened condition is true."""
    if not isinstance(condition, Array):
        condition = as_array(condition, "array_extract", "condition")
    if not isinstance(a, Array):
        a = as_array(a, "array_extract", "a")
    return ctn_array_extract(condition, a)


@direct("at", "s")
def array_save(a, path):
    """Saves an array as a .npy file. An array in Fortran order is saved in that order if C order would
    need a copy. This replaces the reference's dump, which writes a pickle."""
    if not isinstance(a, Array):
        a = as_array(a, "array_save", "a")
    status = ctn_array_save(a, utf8(path, "path"))
    if status:
        raise failure(status)


@direct("te", "a")
def array_load(path, mmap_mode):
    """Loads a .npy file of format version 1 to 3, of either byte order, onto the current device. An array
    in Fortran order stays in that order. If the file is mapped, its elements must be aligned and in the
    machine's byte order; the mapping ends with the last array that refers to it. If somebody shortens the
    file while it is mapped, the system ends the process at the next access to the missing part. For .npz
    files see ctn_npz_file_open."""
    return ctn_array_load(utf8(path, "path"), int32(mmap_mode, "mmap_mode"))


def array_save_to_memory(a, data, capacity):
    """Writes the .npy file of ctn_array_save to memory of the caller. This replaces the reference's dumps,
    which returns a pickle."""
    if not isinstance(a, Array):
        a = as_array(a, "array_save_to_memory", "a")
    length = c_size_t()
    status = ctn_array_save_to_memory(a, data, uint64(capacity, "capacity"), byref(length))
    if status:
        raise failure(status)
    return length.value


def array_load_from_memory(data, size):
    """Loads a .npy file from memory, as ctn_array_load does, onto the current device."""
    return ctn_array_load_from_memory(data, size)


@direct("atT", "s")
def array_tofile(a, path, separator):
    """Writes the elements alone, in C order, as bytes or as text."""
    if not isinstance(a, Array):
        a = as_array(a, "array_tofile", "a")
    status = ctn_array_tofile(a, utf8(path, "path"), utf8(separator, "separator", True))
    if status:
        raise failure(status)


def array_savez(path, arrays, names, level):
    """Saves arrays as an .npz file."""
    arrays = as_handles(arrays, Array, as_array, "array_savez", "arrays")
    if names is not None and len(names) != len(arrays):
        raise unequal("array_savez", "names", len(arrays), len(names))
    status = ctn_array_savez(
        utf8(path, "path"),
        addresses(arrays),
        len(arrays),
        texts(names) if names is not None else None,
        int32(level, "level"),
    )
    if status:
        raise failure(status)


def npz_file_open(path):
    """Opens an .npz file and reads its directory. Two entries with the same name, and names that are not
    UTF-8 or lead out of the archive, are errors. The contents of an entry are checked when it is read."""
    file = c_void_p()
    status = ctn_npz_file_open(utf8(path, "path"), byref(file))
    if status:
        raise failure(status)
    return adopt(NpzFile, file)


def npz_file_count(file):
    """Number of entries; 0 for NULL."""
    if file is not None and not isinstance(file, NpzFile):
        file = expected(NpzFile, file, "npz_file_count", "file")
    return ctn_npz_file_count(file)


def npz_file_name(file, index):
    """Name of an entry without ".npy" (with it if the short name is an entry as well)."""
    if not isinstance(file, NpzFile):
        file = expected(NpzFile, file, "npz_file_name", "file")
    name = c_char_p()
    status = ctn_npz_file_name(file, uint64(index, "index"), byref(name))
    if status:
        raise failure(status)
    return decoded(name.value)


def npz_file_contains(file, name):
    """Whether there is an entry of that name; 0 for NULL."""
    if file is not None and not isinstance(file, NpzFile):
        file = expected(NpzFile, file, "npz_file_contains", "file")
    return bool(ctn_npz_file_contains(file, utf8(name, "name", True)))


def npz_file_read(file, name):
    """Reads an entry onto the current device, and verifies its size and checksum. Every call reads it
    again."""
    if not isinstance(file, NpzFile):
        file = expected(NpzFile, file, "npz_file_read", "file")
    return ctn_npz_file_read(file, utf8(name, "name"))


def kernel_options_new():
    """Options with defaults only."""
    out = c_void_p()
    status = ctn_kernel_options_new(byref(out))
    if status:
        raise failure(status)
    return adopt(KernelOptions, out)


def kernel_options_set_preamble(options, text):
    """Sets the text before an elementwise kernel or a reduction, for functions and types; placeholders are
    known there."""
    if not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "kernel_options_set_preamble", "options")
    status = ctn_kernel_options_set_preamble(options, utf8(text, "text"))
    if status:
        raise failure(status)


def kernel_options_set_loop_prep(options, text):
    """Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the loop
    that a thread takes begins with them."""
    if not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "kernel_options_set_loop_prep", "options")
    status = ctn_kernel_options_set_loop_prep(options, utf8(text, "text"))
    if status:
        raise failure(status)


def kernel_options_set_after_loop(options, text):
    """Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the loop that
    a thread takes ends with them."""
    if not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "kernel_options_set_after_loop", "options")
    status = ctn_kernel_options_set_after_loop(options, utf8(text, "text"))
    if status:
        raise failure(status)


def kernel_options_set_reduce_dims(options, enabled):
    """Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because neighbors
    are merged; the default is 1."""
    if not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "kernel_options_set_reduce_dims", "options")
    status = ctn_kernel_options_set_reduce_dims(options, 1 if enabled else 0)
    if status:
        raise failure(status)


def kernel_options_set_reduce_type(options, text):
    """Sets the C++ type of the values that a reduction combines. The default is that of the first output;
    a sum of float16 is then rounded to float16 at every step."""
    if not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "kernel_options_set_reduce_type", "options")
    status = ctn_kernel_options_set_reduce_type(options, utf8(text, "text"))
    if status:
        raise failure(status)


def kernel_options_add_compiler_option(options, option):
    """Adds an option of the compiler, such as -DNAME=1, which is passed without a shell."""
    if not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "kernel_options_add_compiler_option", "options")
    status = ctn_kernel_options_add_compiler_option(options, utf8(option, "option"))
    if status:
        raise failure(status)


def elementwise_kernel_new(in_params, out_params, operation, name, options):
    """A kernel that runs `operation`, C++ statements, for every element. In these statements inputs are
    constants, outputs are variables that already have the value of a given output, `i` is the number of
    the element in C order, `n` is the `size` of the call, `_ind.size()` is the number of elements, and
    `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of axes of the loop, their lengths and the
    element's position along each. `continue` ends an element; `return` must not be used. Nothing is
    compiled yet. Making the same kernel again is fast: its programs are found in memory."""
    if options is not None and not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "elementwise_kernel_new", "options")
    out = c_void_p()
    status = ctn_elementwise_kernel_new(
        utf8(in_params, "in_params"),
        utf8(out_params, "out_params"),
        utf8(operation, "operation"),
        utf8(name, "name"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(ElementwiseKernel, out)


def elementwise_kernel_call(kernel, inputs, size, destinations, out_count):
    """Runs the kernel over the shape to which all arrays that are not raw broadcast, including given
    outputs."""
    if not isinstance(kernel, ElementwiseKernel):
        kernel = expected(ElementwiseKernel, kernel, "elementwise_kernel_call", "kernel")
    inputs = as_handles(inputs, Array, as_array, "elementwise_kernel_call", "inputs")
    if destinations is not None:
        destinations = as_handles(destinations, Array, as_array, "elementwise_kernel_call", "destinations")
    if destinations is not None and len(destinations) != out_count:
        raise unequal("elementwise_kernel_call", "destinations", out_count, len(destinations))
    out_count = uint64(out_count, "out_count")
    outs = (c_void_p * out_count)()
    status = ctn_elementwise_kernel_call(
        kernel,
        addresses(inputs),
        len(inputs),
        int64(size, "size"),
        addresses(destinations) if destinations is not None else None,
        outs,
        out_count,
    )
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def reduction_kernel_new(
    in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, options
):
    """A kernel that computes `map_expr` from the inputs, combines the values with `reduce_expr` of `a` and
    `b`, starting with `identity`, and computes the outputs with `post_map_expr` from the combined value
    `a`. The result must not depend on the order of the values. The L2 norm is "T x", "T y", "x * x", "a +
    b", "y = sqrt(a)", "0". In map_expr `_j` is the number of the element in C order of the inputs' shape
    and `_i` that of the result; `_in_ind.size()` and `_out_ind.size()` are their numbers of elements. Raw
    inputs may be used in any of the source texts. Nothing is compiled yet. Making the same kernel again is
    fast: its programs are found in memory."""
    if options is not None and not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "reduction_kernel_new", "options")
    out = c_void_p()
    status = ctn_reduction_kernel_new(
        utf8(in_params, "in_params"),
        utf8(out_params, "out_params"),
        utf8(map_expr, "map_expr"),
        utf8(reduce_expr, "reduce_expr"),
        utf8(post_map_expr, "post_map_expr"),
        utf8(identity, "identity", True),
        utf8(name, "name"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(ReductionKernel, out)


def reduction_kernel_call(kernel, inputs, axes, keepdims, destinations, out_count):
    """Reduces the inputs, broadcast together, along axes. Values are combined in an order that depends
    only on shape and strides, not on the number of threads. Raw inputs do not take part in the axes. The
    shape of the results is that of the inputs without the reduced axes."""
    if not isinstance(kernel, ReductionKernel):
        kernel = expected(ReductionKernel, kernel, "reduction_kernel_call", "kernel")
    inputs = as_handles(inputs, Array, as_array, "reduction_kernel_call", "inputs")
    if destinations is not None:
        destinations = as_handles(destinations, Array, as_array, "reduction_kernel_call", "destinations")
    if destinations is not None and len(destinations) != out_count:
        raise unequal("reduction_kernel_call", "destinations", out_count, len(destinations))
    out_count = uint64(out_count, "out_count")
    outs = (c_void_p * out_count)()
    status = ctn_reduction_kernel_call(
        kernel,
        addresses(inputs),
        len(inputs),
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        addresses(destinations) if destinations is not None else None,
        outs,
        out_count,
    )
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def raw_kernel_new(code, name, options):
    """A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run in any
    order. blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions are available;
    shared memory, __syncthreads and warp functions are not, and give a compilation error that says so.
    Nothing is compiled yet."""
    if options is not None and not isinstance(options, KernelOptions):
        options = expected(KernelOptions, options, "raw_kernel_new", "options")
    out = c_void_p()
    status = ctn_raw_kernel_new(utf8(code, "code"), utf8(name, "name"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(RawKernel, out)


def raw_kernel_call(kernel, grid, block, arguments):
    """Runs the kernel for every thread of a grid."""
    if not isinstance(kernel, RawKernel):
        kernel = expected(RawKernel, kernel, "raw_kernel_call", "kernel")
    arguments = as_handles(arguments, Array, as_array, "raw_kernel_call", "arguments")
    status = ctn_raw_kernel_call(
        kernel,
        int64s(grid, "grid"),
        len(grid),
        int64s(block, "block"),
        len(block),
        addresses(arguments),
        len(arguments),
    )
    if status:
        raise failure(status)


def kernel_cache_directory():
    """The directory where compiled kernels are stored. If they are not stored, it is an UNAVAILABLE error
    with the reason; kernels then work, but every process compiles them."""
    length_ = c_size_t()
    capacity_ = 0
    path = None
    status = ctn_kernel_cache_directory(path, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    path = create_string_buffer(capacity_)
    status = ctn_kernel_cache_directory(path, capacity_, byref(length_))
    if status:
        raise failure(status)
    return path.value.decode()


@direct("aa", "a")
def array_inner(a, b):
    """Sums of the products over the last axes of both operands. A 0-d operand scales the other."""
    if not isinstance(a, Array):
        a = as_array(a, "array_inner", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_inner", "b")
    return ctn_array_inner(a, b)


@direct("aa", "a")
def array_outer(a, b):
    """Products of every element of `a` with every element of `b`, both flattened: an array of shape
    (a.size, b.size)."""
    if not isinstance(a, Array):
        a = as_array(a, "array_outer", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_outer", "b")
    return ctn_array_outer(a, b)


@direct("aaa", "s")
def array_outer_into(a, b, out):
    """Like ctn_array_outer, but into an existing array of shape (a.size, b.size)."""
    if not isinstance(a, Array):
        a = as_array(a, "array_outer_into", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_outer_into", "b")
    if not isinstance(out, Array):
        out = as_array(out, "array_outer_into", "out")
    status = ctn_array_outer_into(a, b, out)
    if status:
        raise failure(status)


@direct("aa", "a")
def array_vdot(a, b):
    """Sum of the products of the elements of two arrays of the same size, as a 0-d array."""
    if not isinstance(a, Array):
        a = as_array(a, "array_vdot", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_vdot", "b")
    return ctn_array_vdot(a, b)


@direct("aai", "a")
def array_tensordot(a, b, axes):
    """Sums of products over the last axes of `a` and the first axes of `b`, paired in order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_tensordot", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_tensordot", "b")
    return ctn_array_tensordot(a, b, int64(axes, "axes"))


@direct("aann", "a")
def array_tensordot_axes(a, b, a_axes, b_axes):
    """Sums of products over pairs of axes: a_axes[i] of `a` and b_axes[i] of `b`. The remaining axes of
    `a` come before those of `b`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_tensordot_axes", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_tensordot_axes", "b")
    return ctn_array_tensordot_axes(
        a, b, int64s(a_axes, "a_axes"), len(a_axes), int64s(b_axes, "b_axes"), len(b_axes)
    )


@direct("aaa", "s")
def array_matmul_into(a, b, out):
    """Like ctn_array_matmul, but into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_matmul_into", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_matmul_into", "b")
    if not isinstance(out, Array):
        out = as_array(out, "array_matmul_into", "out")
    status = ctn_array_matmul_into(a, b, out)
    if status:
        raise failure(status)


@direct("aiii", "a")
def array_diagonal(a, offset, axis1, axis2):
    """A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's, it may
    be written if `a` may."""
    if not isinstance(a, Array):
        a = as_array(a, "array_diagonal", "a")
    return ctn_array_diagonal(a, int64(offset, "offset"), int64(axis1, "axis1"), int64(axis2, "axis2"))


@direct("aiiiD", "a")
def array_trace(a, offset, axis1, axis2, dtype):
    """Sums of the diagonals that ctn_array_diagonal gives."""
    if not isinstance(a, Array):
        a = as_array(a, "array_trace", "a")
    return ctn_array_trace(
        a, int64(offset, "offset"), int64(axis1, "axis1"), int64(axis2, "axis2"), dtype_code(dtype, True)
    )


@direct("aiiiDa", "s")
def array_trace_into(a, offset, axis1, axis2, dtype, out):
    """Like ctn_array_trace, but into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_trace_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_trace_into", "out")
    status = ctn_array_trace_into(
        a, int64(offset, "offset"), int64(axis1, "axis1"), int64(axis2, "axis2"), dtype_code(dtype, True), out
    )
    if status:
        raise failure(status)


@direct("a", "a")
def array_inv(a):
    """Inverses of square matrices."""
    if not isinstance(a, Array):
        a = as_array(a, "array_inv", "a")
    return ctn_array_inv(a)


@direct("a", "a")
def array_det(a):
    """Determinants of square matrices. The determinant of an empty matrix is 1."""
    if not isinstance(a, Array):
        a = as_array(a, "array_det", "a")
    return ctn_array_det(a)


def array_slogdet(a):
    """Signs of determinants and logarithms of their absolute values. A singular matrix has the sign 0 and
    the logarithm minus infinity."""
    if not isinstance(a, Array):
        a = as_array(a, "array_slogdet", "a")
    sign = new(Array)
    logarithm = new(Array)
    status = ctn_array_slogdet(a, byref(sign), byref(logarithm))
    if status:
        raise failure(status)
    return sign, logarithm


@direct("aa", "a")
def array_solve(a, b):
    """The solutions x of a x = b. The outer axes are broadcast."""
    if not isinstance(a, Array):
        a = as_array(a, "array_solve", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_solve", "b")
    return ctn_array_solve(a, b)


@direct("a", "a")
def array_cholesky(a):
    """Lower triangular matrices l such that l times its transpose is `a`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_cholesky", "a")
    return ctn_array_cholesky(a)


def array_qr(a, complete):
    """Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes are (m,
    k) and (k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_qr", "a")
    q = new(Array)
    r = new(Array)
    status = ctn_array_qr(a, 1 if complete else 0, byref(q), byref(r))
    if status:
        raise failure(status)
    return q, r


@direct("a", "a")
def array_qr_r(a):
    """The r of ctn_array_qr without `complete`, alone."""
    if not isinstance(a, Array):
        a = as_array(a, "array_qr_r", "a")
    return ctn_array_qr_r(a)


def array_svd(a, full_matrices):
    """Singular value decompositions a = u diag(s) vh, with singular values in descending order. The shapes
    are (m, k), (k) and (k, n), k being the smaller of m and n; with `full_matrices` u has shape (m, m) and
    vh has shape (n, n)."""
    if not isinstance(a, Array):
        a = as_array(a, "array_svd", "a")
    u = new(Array)
    s = new(Array)
    vh = new(Array)
    status = ctn_array_svd(a, 1 if full_matrices else 0, byref(u), byref(s), byref(vh))
    if status:
        raise failure(status)
    return u, s, vh


@direct("a", "a")
def array_svdvals(a):
    """Singular values alone, in descending order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_svdvals", "a")
    return ctn_array_svdvals(a)


def array_eigh(a, upper):
    """Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices."""
    if not isinstance(a, Array):
        a = as_array(a, "array_eigh", "a")
    w = new(Array)
    v = new(Array)
    status = ctn_array_eigh(a, 1 if upper else 0, byref(w), byref(v))
    if status:
        raise failure(status)
    return w, v


@direct("ab", "a")
def array_eigvalsh(a, upper):
    """Eigenvalues of symmetric matrices alone, in ascending order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_eigvalsh", "a")
    return ctn_array_eigvalsh(a, 1 if upper else 0)


@direct("af", "a")
def array_pinv(a, rcond):
    """Moore-Penrose pseudo-inverses."""
    if not isinstance(a, Array):
        a = as_array(a, "array_pinv", "a")
    return ctn_array_pinv(a, double(rcond, "rcond"))


@direct("aefNb", "a")
def array_norm(a, kind, order, axes, keepdims):
    """Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are
    computed in float64."""
    if not isinstance(a, Array):
        a = as_array(a, "array_norm", "a")
    return ctn_array_norm(
        a,
        int32(kind, "kind"),
        double(order, "order"),
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


def link_count(link, skipself):
    """Number of links of the hierarchy."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_count", "link")
    count = c_size_t()
    status = ctn_link_count(link, 1 if skipself else 0, byref(count))
    if status:
        raise failure(status)
    return count.value


def link_at(link, index, skipself):
    """A link of the hierarchy. First comes the link itself, unless `skipself`, then each child with
    everything below it."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_at", "link")
    out = c_void_p()
    status = ctn_link_at(link, uint64(index, "index"), 1 if skipself else 0, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_path(link, index, skipself):
    """Path of a link in the order of ctn_link_at, such as "/l1"; "/" for the link itself."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_path", "link")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_link_path(
        link, uint64(index, "index"), 1 if skipself else 0, text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_link_path(
        link, uint64(index, "index"), 1 if skipself else 0, text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    return text.value.decode()


def link_iterator_new(link, skipself):
    """A walk over all links of the hierarchy, which the iterator keeps alive."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_iterator_new", "link")
    out = c_void_p()
    status = ctn_link_iterator_new(link, 1 if skipself else 0, byref(out))
    if status:
        raise failure(status)
    return adopt(LinkIterator, out)


def link_iterator_next(iterator):
    """The next link of a walk; NULL, with CTN_OK, after the last one."""
    if not isinstance(iterator, LinkIterator):
        iterator = expected(LinkIterator, iterator, "link_iterator_next", "iterator")
    path = c_char_p()
    out = c_void_p()
    status = ctn_link_iterator_next(iterator, byref(path), byref(out))
    if status:
        raise failure(status)
    return decoded(path.value), adopt(Link, out)


def param_iterator_new(link):
    """A walk over all parameters of the hierarchy, which the iterator keeps alive."""
    if not isinstance(link, Link):
        link = expected(Link, link, "param_iterator_new", "link")
    out = c_void_p()
    status = ctn_param_iterator_new(link, byref(out))
    if status:
        raise failure(status)
    return adopt(ParamIterator, out)


def param_iterator_next(iterator):
    """The next parameter of a walk; NULL, with CTN_OK, after the last one."""
    if not isinstance(iterator, ParamIterator):
        iterator = expected(ParamIterator, iterator, "param_iterator_next", "iterator")
    path = c_char_p()
    out = new(Variable)
    status = ctn_param_iterator_next(iterator, byref(path), byref(out))
    if status:
        raise failure(status)
    return decoded(path.value), arrived(out)


def link_freeze(link, pattern):
    """Freezes the parameters that match a pattern now, including those that wait for their size. They lose
    their gradient, backward computes none for them, and no optimizer updates them. They are still saved,
    loaded, copied and moved. Running averages of batch normalization are not parameters and still change."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_freeze", "link")
    status = ctn_link_freeze(link, utf8(pattern, "pattern"))
    if status:
        raise failure(status)


def link_unfreeze(link, pattern):
    """Reverses ctn_link_freeze. The parameters have no gradient until the next backward."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_unfreeze", "link")
    status = ctn_link_unfreeze(link, utf8(pattern, "pattern"))
    if status:
        raise failure(status)


def link_kind(link):
    """The kind of a link in messages: "Linear", "a chain", or the name of a user link. It lives as long as
    the link; NULL for NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_kind", "link")
    return decoded(ctn_link_kind(link))


def link_device(link):
    """Name of the device of a link: that of the first parameter of the hierarchy or, without parameters,
    of the first persistent array. If all of them wait for their size, it is the device that the first will
    be on; if there are none, it is the calling thread's current device."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_device", "link")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_link_device(link, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_link_device(link, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def link_add_persistent_i64(link, name, value):
    """Adds an integer that is saved and loaded. A copy of the link has a separate one."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_add_persistent_i64", "link")
    status = ctn_link_add_persistent_i64(link, utf8(name, "name"), int64(value, "value"))
    if status:
        raise failure(status)


def link_add_persistent_f64(link, name, value):
    """Adds a number that is saved and loaded. A copy of the link has a separate one."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_add_persistent_f64", "link")
    status = ctn_link_add_persistent_f64(link, utf8(name, "name"), double(value, "value"))
    if status:
        raise failure(status)


def link_add_persistent_text(link, name, value):
    """Adds a string that is saved and loaded. A copy of the link has a separate one."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_add_persistent_text", "link")
    status = ctn_link_add_persistent_text(link, utf8(name, "name"), utf8(value, "value"))
    if status:
        raise failure(status)


def link_persistent_i64(link, name):
    """A persistent integer of this link."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_persistent_i64", "link")
    value = c_int64()
    status = ctn_link_persistent_i64(link, utf8(name, "name"), byref(value))
    if status:
        raise failure(status)
    return value.value


def link_persistent_f64(link, name):
    """A persistent number of this link."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_persistent_f64", "link")
    value = c_double()
    status = ctn_link_persistent_f64(link, utf8(name, "name"), byref(value))
    if status:
        raise failure(status)
    return value.value


def link_persistent_text(link, name):
    """A persistent string of this link."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_persistent_text", "link")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_link_persistent_text(link, utf8(name, "name"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_link_persistent_text(link, utf8(name, "name"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def link_set_persistent_i64(link, name, value):
    """Replaces a persistent integer."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_set_persistent_i64", "link")
    status = ctn_link_set_persistent_i64(link, utf8(name, "name"), int64(value, "value"))
    if status:
        raise failure(status)


def link_set_persistent_f64(link, name, value):
    """Replaces a persistent number."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_set_persistent_f64", "link")
    status = ctn_link_set_persistent_f64(link, utf8(name, "name"), double(value, "value"))
    if status:
        raise failure(status)


def link_set_persistent_text(link, name, value):
    """Replaces a persistent string."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_set_persistent_text", "link")
    status = ctn_link_set_persistent_text(link, utf8(name, "name"), utf8(value, "value"))
    if status:
        raise failure(status)


def link_persistent_count(link):
    """Number of persistent values of this link, without those of its children; 0 for NULL."""
    if link is not None and not isinstance(link, Link):
        link = expected(Link, link, "link_persistent_count", "link")
    return ctn_link_persistent_count(link)


def link_persistent_name(link, index):
    """Name of a persistent value in the order of addition."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_persistent_name", "link")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_link_persistent_name(link, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_link_persistent_name(link, uint64(index, "index"), text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def link_persistent_kind(link, index):
    """Kind of a persistent value in the order of addition."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_persistent_kind", "link")
    kind = c_int32()
    status = ctn_link_persistent_kind(link, uint64(index, "index"), byref(kind))
    if status:
        raise failure(status)
    return kind.value


def link_prelu_new(shape, options):
    """Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_prelu_new", "options")
    out = c_void_p()
    status = ctn_link_prelu_new(int64s(shape, "shape"), len(shape), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_maxout_new(in_size, out_size, pool_size, options):
    """Maxout layer, see ctn_maxout. The child "linear", a Linear link, computes out_size * pool_size units
    of x, of shape (N, in_size); the result has the largest of each pool_size neighbors and the shape (N,
    out_size)."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_maxout_new", "options")
    out = c_void_p()
    status = ctn_link_maxout_new(
        int64(in_size, "in_size"),
        int64(out_size, "out_size"),
        int64(pool_size, "pool_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_classifier_set_loss_function(classifier, function, user_data, destroy):
    """Sets the loss function. Copies of the classifier share it."""
    if not isinstance(classifier, Link):
        classifier = expected(Link, classifier, "link_classifier_set_loss_function", "classifier")
    status = ctn_link_classifier_set_loss_function(classifier, function, user_data, destroy)
    if status:
        raise failure(status)


def link_classifier_set_accuracy_function(classifier, function, user_data, destroy):
    """Sets the accuracy function. Copies of the classifier share it."""
    if not isinstance(classifier, Link):
        classifier = expected(Link, classifier, "link_classifier_set_accuracy_function", "classifier")
    status = ctn_link_classifier_set_accuracy_function(classifier, function, user_data, destroy)
    if status:
        raise failure(status)


def link_bilinear_new(left_size, right_size, out_size, options):
    """Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2 of shape (N,
    right_size). Its parameters are W (left_size, right_size, out_size), normal with standard deviation 1 /
    sqrt(left_size * right_size * out_size), and unless `nobias` V1 (left_size, out_size) and V2
    (right_size, out_size), normal with 1 / sqrt(left_size) and 1 / sqrt(right_size), and b (out_size),
    zeros."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_bilinear_new", "options")
    out = c_void_p()
    status = ctn_link_bilinear_new(
        int64(left_size, "left_size"),
        int64(right_size, "right_size"),
        int64(out_size, "out_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_deconvolution_2d_new(
    in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options
):
    """Deconvolution link, see ctn_deconvolution_2d, with the parameters W (in_channels, out_channels /
    groups, ksize_y, ksize_x), normal with standard deviation wscale / sqrt(in_channels * ksize_y *
    ksize_x), and b (out_channels), with the value `bias`, unless `nobias`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_deconvolution_2d_new", "options")
    out = c_void_p()
    status = ctn_link_deconvolution_2d_new(
        int64(in_channels, "in_channels"),
        int64(out_channels, "out_channels"),
        int64(ksize_y, "ksize_y"),
        int64(ksize_x, "ksize_x"),
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool, options):
    """Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N, in_channels,
    h, w) to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1); proj3 (1x1), relu and
    conv3 (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp (1x1). The
    convolutions are children with these names, as ctn_link_convolution_2d_new makes them."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_inception_new", "options")
    out = c_void_p()
    status = ctn_link_inception_new(
        int64(in_channels, "in_channels"),
        int64(out1, "out1"),
        int64(proj3, "proj3"),
        int64(out3, "out3"),
        int64(proj5, "proj5"),
        int64(out5, "out5"),
        int64(proj_pool, "proj_pool"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_inception_bn_new(
    in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride, options
):
    """Inception module with batch normalization: the channels of up to four paths. The paths are conv1
    (1x1) if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b (3x3);
    and pooling over 3x3, with poolp (1x1) if proj_pool is above 0. The convolutions are children with
    these names, without biases. Each is followed by its normalization, a child with an n after the name
    (conv3n), and by relu. ctn_set_train, or ctn_link_set_normalization_mode of this link, replaces the
    reference's attribute train."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_inception_bn_new", "options")
    out = c_void_p()
    status = ctn_link_inception_bn_new(
        int64(in_channels, "in_channels"),
        int64(out1, "out1"),
        int64(proj3, "proj3"),
        int64(out3, "out3"),
        int64(proj33, "proj33"),
        int64(out33, "out33"),
        int32(pooltype, "pooltype"),
        int64(proj_pool, "proj_pool"),
        int64(stride, "stride"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_mlp_convolution_2d_new(
    in_channels,
    out_channels,
    ksize_y,
    ksize_x,
    stride_y,
    stride_x,
    pad_y,
    pad_x,
    activation,
    user_data,
    destroy,
    options,
):
    """Several convolutions with an activation between them, the first with the given window, the others
    1x1. They are children with their positions as names, as ctn_link_convolution_2d_new makes them."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_mlp_convolution_2d_new", "options")
    out = c_void_p()
    status = ctn_link_mlp_convolution_2d_new(
        int64(in_channels, "in_channels"),
        int64s(out_channels, "out_channels"),
        len(out_channels),
        int64(ksize_y, "ksize_y"),
        int64(ksize_x, "ksize_x"),
        int64(stride_y, "stride_y"),
        int64(stride_x, "stride_x"),
        int64(pad_y, "pad_y"),
        int64(pad_x, "pad_x"),
        activation,
        user_data,
        destroy,
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_convolution_nd_new(in_channels, out_channels, ksize, stride, pad, options):
    """Convolution over one to three spatial axes, see ctn_convolution_nd, with the parameters W
    (out_channels, in_channels / groups, ksize...), normal with standard deviation wscale /
    sqrt(in_channels / groups * the product of ksize), and b (out_channels), with the value `bias`, unless
    `nobias`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_convolution_nd_new", "options")
    out = c_void_p()
    status = ctn_link_convolution_nd_new(
        int64(in_channels, "in_channels"),
        int64(out_channels, "out_channels"),
        int64s(ksize, "ksize"),
        len(ksize),
        int64s(stride, "stride") if stride is not None else None,
        len(stride) if stride is not None else 0,
        int64s(pad, "pad") if pad is not None else None,
        len(pad) if pad is not None else 0,
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_deconvolution_nd_new(in_channels, out_channels, ksize, stride, pad, options):
    """Deconvolution over one to three spatial axes, see ctn_deconvolution_nd, with the parameters W
    (in_channels, out_channels / groups, ksize...), normal with standard deviation wscale /
    sqrt(in_channels * the product of ksize), and b (out_channels), with the value `bias`, unless `nobias`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_deconvolution_nd_new", "options")
    out = c_void_p()
    status = ctn_link_deconvolution_nd_new(
        int64(in_channels, "in_channels"),
        int64(out_channels, "out_channels"),
        int64s(ksize, "ksize"),
        len(ksize),
        int64s(stride, "stride") if stride is not None else None,
        len(stride) if stride is not None else 0,
        int64s(pad, "pad") if pad is not None else None,
        len(pad) if pad is not None else 0,
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_multi_head_attention_new(size, key_size, value_size, heads, options):
    """Attention with several heads, see ctn_attention. It is called with query (N, L, size), key (N, S,
    key_size), value (N, S, value_size) and optionally a mask as for ctn_attention that broadcasts to (N,
    heads, L, S), or with x (N, L, size) only, which is then all three. The result has the shape (N, L,
    size). The children query, key and value project the inputs, and the child out projects the joined
    heads: Linear links to `size` units with W and, unless `nobias`, b. Head i has units i * size / heads
    and following. Scores are scaled by 1 / sqrt(size / heads); weights are dropped while the thread trains
    (ctn_set_train)."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_multi_head_attention_new", "options")
    out = c_void_p()
    status = ctn_link_multi_head_attention_new(
        int64(size, "size"),
        int64(key_size, "key_size"),
        int64(value_size, "value_size"),
        int64(heads, "heads"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_sequential_new():
    """An empty list of links and functions that run in order, each on the result of the one before. An
    empty list returns its input. The first link receives all inputs of a call. Links are children with
    their positions among the links as names, and ctn_link_add_link with a NULL name appends, too. Copies
    share the functions."""
    out = c_void_p()
    status = ctn_link_sequential_new(byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_sequential_append(sequential, link):
    """Appends a link."""
    if not isinstance(sequential, Link):
        sequential = expected(Link, sequential, "link_sequential_append", "sequential")
    if not isinstance(link, Link):
        link = expected(Link, link, "link_sequential_append", "link")
    status = ctn_link_sequential_append(sequential, link)
    if status:
        raise failure(status)


def link_sequential_append_function(sequential, function, user_data, destroy):
    """Appends a function."""
    if not isinstance(sequential, Link):
        sequential = expected(Link, sequential, "link_sequential_append_function", "sequential")
    status = ctn_link_sequential_append_function(sequential, function, user_data, destroy)
    if status:
        raise failure(status)


def link_sequential_append_activation(sequential, activation):
    """Appends a function of the library with its usual parameters."""
    if not isinstance(sequential, Link):
        sequential = expected(Link, sequential, "link_sequential_append_activation", "sequential")
    status = ctn_link_sequential_append_activation(sequential, int32(activation, "activation"))
    if status:
        raise failure(status)


def link_negative_sampling_new(in_size, counts, sample_size, options):
    """Negative sampling loss, see ctn_negative_sampling, called with x of shape (N, in_size) and t of
    shape (N,), int32 or int64, with the parameter W of shape (count, in_size), zeros. Words are drawn with
    probabilities proportional to their counts raised to `power`, from the global generator of the link's
    device."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_negative_sampling_new", "options")
    out = c_void_p()
    status = ctn_link_negative_sampling_new(
        int64(in_size, "in_size"),
        int64s(counts, "counts"),
        len(counts),
        int64(sample_size, "sample_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_negative_sampling_sampler(link):
    """The sampler that draws the words: a separate sampler over the tables of the link."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_negative_sampling_sampler", "link")
    out = c_void_p()
    status = ctn_link_negative_sampling_sampler(link, byref(out))
    if status:
        raise failure(status)
    return adopt(WalkerAlias, out)


def link_negative_sampling_call(link, x, t, options):
    """Calls the link with options of ctn_negative_sampling, for instance with the samples of an earlier
    call to repeat it."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_negative_sampling_call", "link")
    if not isinstance(x, Variable):
        x = as_variable(x, "link_negative_sampling_call", "x")
    if not isinstance(t, Variable):
        t = as_variable(t, "link_negative_sampling_call", "t")
    if options is not None and not isinstance(options, FunctionOptions):
        options = expected(FunctionOptions, options, "link_negative_sampling_call", "options")
    return ctn_link_negative_sampling_call(link, x, t, options)


def link_binary_hierarchical_softmax_new(in_size, tree, options):
    """Hierarchical softmax over a binary tree. Called with x of shape (N, in_size) and t of shape (N,),
    int32 or int64, it returns the sum over the batch of -log P(t), a 0-d variable. The probability of a
    word is the product over the inner nodes on its path of sigmoid(x w), or sigmoid(-x w) if the path goes
    right. The parameter W (inner nodes, in_size) is uniform over [-1, 1). A number below the largest word
    that is not a leaf has the probability 1; a larger or negative number is an INDEX error."""
    if not isinstance(tree, Array):
        tree = as_array(tree, "link_binary_hierarchical_softmax_new", "tree")
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_binary_hierarchical_softmax_new", "options")
    out = c_void_p()
    status = ctn_link_binary_hierarchical_softmax_new(int64(in_size, "in_size"), tree, options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_binary_hierarchical_softmax_tables(link):
    """The paths to the words, as arrays of the link. The path of word w is entries begins[w] to begins[w +
    1] - 1 of `paths` and `codes`."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_binary_hierarchical_softmax_tables", "link")
    paths = new(Array)
    codes = new(Array)
    begins = new(Array)
    status = ctn_link_binary_hierarchical_softmax_tables(link, byref(paths), byref(codes), byref(begins))
    if status:
        raise failure(status)
    return paths, codes, begins


def create_huffman_tree(words, counts):
    """The Huffman tree of words as numbers: a new int64 array of shape (2 * count - 1,) on the CPU. Of
    equal counts, the word that is given first, or the tree that contains it, comes first."""
    return ctn_create_huffman_tree(int64s(words, "words"), len(words), doubles(counts, "counts"), len(counts))


def link_batch_normalization_new(size, options):
    """Batch normalization on the current device with the parameters gamma (ones) and beta (zeros), the
    persistent values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64, the number of
    batches of fine-tuning). Averages keep `decay` of themselves; `eps` is added to the variance, also in
    avg_var. The mode is CTN_NORMALIZATION_AUTO initially."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_batch_normalization_new", "options")
    out = c_void_p()
    status = ctn_link_batch_normalization_new(int64s(size, "size"), len(size), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_set_normalization_mode(link, mode):
    """Sets the mode of all batch normalizations of a hierarchy, including the link itself. Other links do
    not change."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_set_normalization_mode", "link")
    status = ctn_link_set_normalization_mode(link, int32(mode, "mode"))
    if status:
        raise failure(status)


def link_normalization_mode(link):
    """The mode of a batch normalization."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_normalization_mode", "link")
    mode = c_int32()
    status = ctn_link_normalization_mode(link, byref(mode))
    if status:
        raise failure(status)
    return mode.value


def link_start_finetuning(link):
    """Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning starts
    again."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_start_finetuning", "link")
    status = ctn_link_start_finetuning(link)
    if status:
        raise failure(status)


def link_layer_normalization_new(size, options):
    """Layer normalization, see ctn_layer_normalization, with the parameters gamma (ones) and beta (zeros)
    of the shape `size`."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_layer_normalization_new", "options")
    out = c_void_p()
    status = ctn_link_layer_normalization_new(int64s(size, "size"), len(size), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_embed_id_new(in_size, out_size, options):
    """Embedding with the parameter W of shape (in_size, out_size), standard normal. Called with x it
    returns ctn_embed_id(x, W)."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_embed_id_new", "options")
    out = c_void_p()
    status = ctn_link_embed_id_new(
        int64(in_size, "in_size"), int64(out_size, "out_size"), options, byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_embed_id_set_ignore_label(link, ignores, ignore_label):
    """Sets the number for which an embedding returns zeros and has no gradient. A new link ignores a
    number only with the option ignore_label."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_embed_id_set_ignore_label", "link")
    status = ctn_link_embed_id_set_ignore_label(
        link, 1 if ignores else 0, int64(ignore_label, "ignore_label")
    )
    if status:
        raise failure(status)


def link_lstm_new(in_size, out_size, options):
    """LSTM layer with the children "upward" (Linear from in_size to 4 * out_size) and "lateral" (Linear
    from out_size to 4 * out_size, without a bias). Called with x of shape (N, in_size), it sets c, h =
    ctn_lstm(c, upward(x) + lateral(h)) and returns h of shape (N, out_size). Without a state, c is zero
    and lateral(h) is left out."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_lstm_new", "options")
    out = c_void_p()
    status = ctn_link_lstm_new(int64(in_size, "in_size"), int64(out_size, "out_size"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_lstm_reset_state(lstm):
    """Removes c and h."""
    if not isinstance(lstm, Link):
        lstm = expected(Link, lstm, "link_lstm_reset_state", "lstm")
    status = ctn_link_lstm_reset_state(lstm)
    if status:
        raise failure(status)


def link_lstm_set_state(lstm, c, h):
    """Replaces the state."""
    if not isinstance(lstm, Link):
        lstm = expected(Link, lstm, "link_lstm_set_state", "lstm")
    if not isinstance(c, Variable):
        c = as_variable(c, "link_lstm_set_state", "c")
    if not isinstance(h, Variable):
        h = as_variable(h, "link_lstm_set_state", "h")
    status = ctn_link_lstm_set_state(lstm, c, h)
    if status:
        raise failure(status)


def link_lstm_c(lstm):
    """Cell state of the last call; NULL, with CTN_OK, without a state."""
    if not isinstance(lstm, Link):
        lstm = expected(Link, lstm, "link_lstm_c", "lstm")
    out = new(Variable)
    status = ctn_link_lstm_c(lstm, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def link_lstm_h(lstm):
    """Output of the last call; NULL, with CTN_OK, without a state."""
    if not isinstance(lstm, Link):
        lstm = expected(Link, lstm, "link_lstm_h", "lstm")
    out = new(Variable)
    status = ctn_link_lstm_h(lstm, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def link_gru_new(in_size, out_size, options):
    """Gated recurrent unit without a state: called with h of shape (N, out_size) and x of shape (N,
    in_size), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z =
    sigmoid(W_z(x) + U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links to out_size."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_gru_new", "options")
    out = c_void_p()
    status = ctn_link_gru_new(int64(in_size, "in_size"), int64(out_size, "out_size"), options, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_stateful_gru_new(in_size, out_size, options):
    """A link like that of ctn_link_gru_new that keeps its result as the state h of shape (N, out_size) and
    is called with x of shape (N, in_size) only. Without a state, h is zero."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_stateful_gru_new", "options")
    out = c_void_p()
    status = ctn_link_stateful_gru_new(
        int64(in_size, "in_size"), int64(out_size, "out_size"), options, byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_stateful_gru_reset_state(gru):
    """Removes h."""
    if not isinstance(gru, Link):
        gru = expected(Link, gru, "link_stateful_gru_reset_state", "gru")
    status = ctn_link_stateful_gru_reset_state(gru)
    if status:
        raise failure(status)


def link_stateful_gru_set_state(gru, h):
    """Replaces the state."""
    if not isinstance(gru, Link):
        gru = expected(Link, gru, "link_stateful_gru_set_state", "gru")
    if not isinstance(h, Variable):
        h = as_variable(h, "link_stateful_gru_set_state", "h")
    status = ctn_link_stateful_gru_set_state(gru, h)
    if status:
        raise failure(status)


def link_stateful_gru_h(gru):
    """Output of the last call; NULL, with CTN_OK, without a state."""
    if not isinstance(gru, Link):
        gru = expected(Link, gru, "link_stateful_gru_h", "gru")
    out = new(Variable)
    status = ctn_link_stateful_gru_h(gru, byref(out))
    if status:
        raise failure(status)
    return arrived(out)


def link_n_step_lstm_new(n_layers, in_size, out_size, options):
    """LSTM layers over whole sequences; see ctn_n_step_lstm. The children "0", "1"... are the layers. Each
    has the parameters w0, b0 to w7, b7: weights, normal with the standard deviation sqrt(1 / columns), and
    biases of zero. ctn_link_n_step_lstm_call runs the link. ctn_link_call takes sequences and returns as
    many outputs, with initial states of zero."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_n_step_lstm_new", "options")
    out = c_void_p()
    status = ctn_link_n_step_lstm_new(
        int64(n_layers, "n_layers"),
        int64(in_size, "in_size"),
        int64(out_size, "out_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_n_step_bilstm_new(n_layers, in_size, out_size, options):
    """Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm. Children and parameters are
    as for ctn_link_n_step_lstm_new, with two children for each layer, the forward direction first: inputs
    of later layers and the outputs have 2 out_size columns. ctn_link_n_step_lstm_call runs it."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_n_step_bilstm_new", "options")
    out = c_void_p()
    status = ctn_link_n_step_bilstm_new(
        int64(n_layers, "n_layers"),
        int64(in_size, "in_size"),
        int64(out_size, "out_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_n_step_lstm_call(link, hx, cx, xs):
    """Runs LSTM layers over sequences; see ctn_n_step_lstm. The sequences are packed by descending length,
    so that each step computes those that have not ended."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_n_step_lstm_call", "link")
    if hx is not None and not isinstance(hx, Variable):
        hx = as_variable(hx, "link_n_step_lstm_call", "hx")
    if cx is not None and not isinstance(cx, Variable):
        cx = as_variable(cx, "link_n_step_lstm_call", "cx")
    xs = as_handles(xs, Variable, as_variable, "link_n_step_lstm_call", "xs")
    hy = new(Variable)
    cy = new(Variable)
    ys = (c_void_p * len(xs))()
    status = ctn_link_n_step_lstm_call(link, hx, cx, addresses(xs), len(xs), byref(hy), byref(cy), ys)
    if status:
        raise failure(status)
    return arrived(hy), arrived(cy), adopt_all(Variable, ys)


def link_n_step_gru_new(n_layers, in_size, out_size, options):
    """GRU layers over whole sequences; see ctn_n_step_gru. The children "0", "1"... are the layers. Each
    has the parameters w0, b0 to w5, b5: weights, normal with the standard deviation sqrt(1 / columns), and
    biases of zero. ctn_link_n_step_gru_call runs the link. ctn_link_call takes sequences and returns as
    many outputs, with initial states of zero."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_n_step_gru_new", "options")
    out = c_void_p()
    status = ctn_link_n_step_gru_new(
        int64(n_layers, "n_layers"),
        int64(in_size, "in_size"),
        int64(out_size, "out_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_n_step_bigru_new(n_layers, in_size, out_size, options):
    """Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. Children and parameters are as
    for ctn_link_n_step_gru_new, with two children for each layer, the forward direction first: inputs of
    later layers and the outputs have 2 out_size columns. ctn_link_n_step_gru_call runs it."""
    if options is not None and not isinstance(options, LinkOptions):
        options = expected(LinkOptions, options, "link_n_step_bigru_new", "options")
    out = c_void_p()
    status = ctn_link_n_step_bigru_new(
        int64(n_layers, "n_layers"),
        int64(in_size, "in_size"),
        int64(out_size, "out_size"),
        options,
        byref(out),
    )
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_n_step_gru_call(link, hx, xs):
    """Runs GRU layers over sequences; see ctn_n_step_gru. The sequences are packed by descending length,
    so that each step computes those that have not ended."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_n_step_gru_call", "link")
    if hx is not None and not isinstance(hx, Variable):
        hx = as_variable(hx, "link_n_step_gru_call", "hx")
    xs = as_handles(xs, Variable, as_variable, "link_n_step_gru_call", "xs")
    hy = new(Variable)
    ys = (c_void_p * len(xs))()
    status = ctn_link_n_step_gru_call(link, hx, addresses(xs), len(xs), byref(hy), ys)
    if status:
        raise failure(status)
    return arrived(hy), adopt_all(Variable, ys)


@direct("a", "a")
def array_atleast_1d(a):
    """The array with at least one axis; the array itself if it has one."""
    if not isinstance(a, Array):
        a = as_array(a, "array_atleast_1d", "a")
    return ctn_array_atleast_1d(a)


@direct("a", "a")
def array_atleast_2d(a):
    """The array with at least two axes, new ones first; the array itself if it has two."""
    if not isinstance(a, Array):
        a = as_array(a, "array_atleast_2d", "a")
    return ctn_array_atleast_2d(a)


@direct("a", "a")
def array_atleast_3d(a):
    """The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n, 1). The
    array itself if it has three."""
    if not isinstance(a, Array):
        a = as_array(a, "array_atleast_3d", "a")
    return ctn_array_atleast_3d(a)


def array_broadcast(arrays, shape, capacity):
    """The shape to which arrays broadcast."""
    arrays = as_handles(arrays, Array, as_array, "array_broadcast", "arrays")
    ndim = c_size_t()
    status = ctn_array_broadcast(addresses(arrays), len(arrays), shape, capacity, byref(ndim))
    if status:
        raise failure(status)
    return ndim.value


def array_broadcast_arrays(arrays):
    """Views of all arrays, broadcast to one shape and read-only. An array that already has that shape is
    returned itself."""
    arrays = as_handles(arrays, Array, as_array, "array_broadcast_arrays", "arrays")
    outs = (c_void_p * len(arrays))()
    status = ctn_array_broadcast_arrays(addresses(arrays), len(arrays), outs)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


@direct("aii", "a")
def array_moveaxis(a, source, destination):
    """A view with one axis at another position; the others keep their order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_moveaxis", "a")
    return ctn_array_moveaxis(a, int64(source, "source"), int64(destination, "destination"))


@direct("aN", "a")
def array_flip(a, axes):
    """A view with the elements along some axes in reverse order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_flip", "a")
    return ctn_array_flip(
        a, int64s(axes, "axes") if axes is not None else None, len(axes) if axes is not None else 0
    )


@direct("li", "a")
def array_stack(arrays, axis):
    """Joins arrays of one shape along a new axis."""
    arrays = as_handles(arrays, Array, as_array, "array_stack", "arrays")
    return ctn_array_stack(addresses(arrays), len(arrays), int64(axis, "axis"))


@direct("l", "a")
def array_hstack(arrays):
    """Joins arrays along the second axis. Vectors are joined along their only axis."""
    arrays = as_handles(arrays, Array, as_array, "array_hstack", "arrays")
    return ctn_array_hstack(addresses(arrays), len(arrays))


@direct("l", "a")
def array_vstack(arrays):
    """Joins arrays along the first axis; vectors count as rows."""
    arrays = as_handles(arrays, Array, as_array, "array_vstack", "arrays")
    return ctn_array_vstack(addresses(arrays), len(arrays))


@direct("l", "a")
def array_dstack(arrays):
    """Joins arrays along the third axis, after ctn_array_atleast_3d."""
    arrays = as_handles(arrays, Array, as_array, "array_dstack", "arrays")
    return ctn_array_dstack(addresses(arrays), len(arrays))


@direct("l", "a")
def array_column_stack(arrays):
    """Joins arrays along the second axis; vectors count as columns."""
    arrays = as_handles(arrays, Array, as_array, "array_column_stack", "arrays")
    return ctn_array_column_stack(addresses(arrays), len(arrays))


def array_hsplit(a, count):
    """Splits an array into parts of equal length along the second axis, or a vector along its only axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_hsplit", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_hsplit(a, outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_vsplit(a, count):
    """Splits an array with at least two axes into parts of equal length along the first axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_vsplit", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_vsplit(a, outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_dsplit(a, count):
    """Splits an array with at least three axes into parts of equal length along the third axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_dsplit", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_dsplit(a, outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_hsplit_at(a, positions, count):
    """Splits an array at positions along the second axis, or a vector along its only axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_hsplit_at", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_hsplit_at(a, int64s(positions, "positions"), len(positions), outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_vsplit_at(a, positions, count):
    """Splits an array with at least two axes at positions along the first axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_vsplit_at", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_vsplit_at(a, int64s(positions, "positions"), len(positions), outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_dsplit_at(a, positions, count):
    """Splits an array with at least three axes at positions along the third axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_dsplit_at", "a")
    count = uint64(count, "count")
    outs = (c_void_p * count)()
    status = ctn_array_dsplit_at(a, int64s(positions, "positions"), len(positions), outs, count)
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


@direct("an", "a")
def array_tile(a, repetitions):
    """The array repeated as a whole along its axes."""
    if not isinstance(a, Array):
        a = as_array(a, "array_tile", "a")
    return ctn_array_tile(a, int64s(repetitions, "repetitions"), len(repetitions))


@direct("ani", "a")
def array_repeat(a, repeats, axis):
    """The array with its elements repeated along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_repeat", "a")
    return ctn_array_repeat(a, int64s(repeats, "repeats"), len(repeats), int64(axis, "axis"))


@direct("aii", "a")
def array_roll(a, shift, axis):
    """A copy with the elements moved along an axis. Elements moved beyond the end return at the beginning."""
    if not isinstance(a, Array):
        a = as_array(a, "array_roll", "a")
    return ctn_array_roll(a, int64(shift, "shift"), int64(axis, "axis"))


def recompute(forward, user_data, destroy, inputs, output_count):
    """Runs `forward` without history, so that only its inputs are kept, and once more with history when
    backward reaches it: intermediate results take memory only during that second run. Gradients reach the
    inputs and the parameters that `forward` uses. Both runs must compute the same: outputs of other
    shapes, dtypes or devices are a STATE error of backward. The random generators of the inputs' devices
    are reset for the second run, so that dropout masks repeat, and then continue where they were; but
    other side effects, such as the averages of batch normalization, happen twice. Calls may be nested, and
    second derivatives exist. `destroy` runs once, when the history that holds `forward` is released."""
    inputs = as_handles(inputs, Variable, as_variable, "recompute", "inputs")
    output_count = uint64(output_count, "output_count")
    outputs = (c_void_p * output_count)()
    status = ctn_recompute(forward, user_data, destroy, addresses(inputs), len(inputs), outputs, output_count)
    if status:
        raise failure(status)
    return adopt_all(Variable, outputs)


@direct("aNbD", "a")
def array_sum(a, axes, keepdims, dtype):
    """Sums of the elements."""
    if not isinstance(a, Array):
        a = as_array(a, "array_sum", "a")
    return ctn_array_sum(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
    )


@direct("aNbDa", "s")
def array_sum_into(a, axes, keepdims, dtype, out):
    """Sums of the elements, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_sum_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_sum_into", "out")
    status = ctn_array_sum_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
        out,
    )
    if status:
        raise failure(status)


@direct("aNbD", "a")
def array_prod(a, axes, keepdims, dtype):
    """Products of the elements."""
    if not isinstance(a, Array):
        a = as_array(a, "array_prod", "a")
    return ctn_array_prod(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
    )


@direct("aNbDa", "s")
def array_prod_into(a, axes, keepdims, dtype, out):
    """Products of the elements, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_prod_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_prod_into", "out")
    status = ctn_array_prod_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
        out,
    )
    if status:
        raise failure(status)


@direct("aNbD", "a")
def array_mean(a, axes, keepdims, dtype):
    """Arithmetic means of the elements."""
    if not isinstance(a, Array):
        a = as_array(a, "array_mean", "a")
    return ctn_array_mean(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
    )


@direct("aNbDa", "s")
def array_mean_into(a, axes, keepdims, dtype, out):
    """Arithmetic means of the elements, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_mean_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_mean_into", "out")
    status = ctn_array_mean_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
        out,
    )
    if status:
        raise failure(status)


@direct("aNb", "a")
def array_max(a, axes, keepdims):
    """Largest elements, or NaN if there is one. An empty axis is an error."""
    if not isinstance(a, Array):
        a = as_array(a, "array_max", "a")
    return ctn_array_max(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


@direct("aNba", "s")
def array_max_into(a, axes, keepdims, out):
    """Largest elements, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_max_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_max_into", "out")
    status = ctn_array_max_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        out,
    )
    if status:
        raise failure(status)


@direct("aNb", "a")
def array_min(a, axes, keepdims):
    """Smallest elements, or NaN if there is one. An empty axis is an error."""
    if not isinstance(a, Array):
        a = as_array(a, "array_min", "a")
    return ctn_array_min(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


@direct("aNba", "s")
def array_min_into(a, axes, keepdims, out):
    """Smallest elements, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_min_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_min_into", "out")
    status = ctn_array_min_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        out,
    )
    if status:
        raise failure(status)


@direct("aib", "a")
def array_argmax(a, axis, keepdims):
    """First positions (int64) of the largest elements along an axis. The first NaN wins."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argmax", "a")
    return ctn_array_argmax(a, int64(axis, "axis"), 1 if keepdims else 0)


@direct("aiba", "s")
def array_argmax_into(a, axis, keepdims, out):
    """Like ctn_array_argmax, but into an existing array of an integer dtype that int64 can hold."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argmax_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_argmax_into", "out")
    status = ctn_array_argmax_into(a, int64(axis, "axis"), 1 if keepdims else 0, out)
    if status:
        raise failure(status)


@direct("aib", "a")
def array_argmin(a, axis, keepdims):
    """First positions (int64) of the smallest elements along an axis. The first NaN wins."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argmin", "a")
    return ctn_array_argmin(a, int64(axis, "axis"), 1 if keepdims else 0)


@direct("aiba", "s")
def array_argmin_into(a, axis, keepdims, out):
    """Like ctn_array_argmin, but into an existing array of an integer dtype that int64 can hold."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argmin_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_argmin_into", "out")
    status = ctn_array_argmin_into(a, int64(axis, "axis"), 1 if keepdims else 0, out)
    if status:
        raise failure(status)


@direct("aNfbD", "a")
def array_var(a, axes, ddof, keepdims, dtype):
    """Variances: the mean square distance from the mean, with the number of elements minus `ddof` as the
    divisor."""
    if not isinstance(a, Array):
        a = as_array(a, "array_var", "a")
    return ctn_array_var(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        double(ddof, "ddof"),
        1 if keepdims else 0,
        dtype_code(dtype, True),
    )


@direct("aNfbDa", "s")
def array_var_into(a, axes, ddof, keepdims, dtype, out):
    """Like ctn_array_var, but into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_var_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_var_into", "out")
    status = ctn_array_var_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        double(ddof, "ddof"),
        1 if keepdims else 0,
        dtype_code(dtype, True),
        out,
    )
    if status:
        raise failure(status)


@direct("aNfbD", "a")
def array_std(a, axes, ddof, keepdims, dtype):
    """Standard deviations: the square roots of the variances of ctn_array_var."""
    if not isinstance(a, Array):
        a = as_array(a, "array_std", "a")
    return ctn_array_std(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        double(ddof, "ddof"),
        1 if keepdims else 0,
        dtype_code(dtype, True),
    )


@direct("aNfbDa", "s")
def array_std_into(a, axes, ddof, keepdims, dtype, out):
    """Like ctn_array_std, but into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_std_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_std_into", "out")
    status = ctn_array_std_into(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        double(ddof, "ddof"),
        1 if keepdims else 0,
        dtype_code(dtype, True),
        out,
    )
    if status:
        raise failure(status)


@direct("aNb", "a")
def array_count_nonzero(a, axes, keepdims):
    """Number of elements that are not zero (int64)."""
    if not isinstance(a, Array):
        a = as_array(a, "array_count_nonzero", "a")
    return ctn_array_count_nonzero(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


@direct("aNb", "a")
def array_all(a, axes, keepdims):
    """Whether all elements differ from zero (bool); true if there are no elements."""
    if not isinstance(a, Array):
        a = as_array(a, "array_all", "a")
    return ctn_array_all(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


@direct("aNb", "a")
def array_any(a, axes, keepdims):
    """Whether at least one element differs from zero (bool); false if there are no elements."""
    if not isinstance(a, Array):
        a = as_array(a, "array_any", "a")
    return ctn_array_any(
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
    )


@direct("aae", "a")
def array_convolve(a, v, mode):
    """Sums of products of the elements of one vector with those of the other one in reverse order, for all
    shifts at which they overlap: the product of two polynomials."""
    if not isinstance(a, Array):
        a = as_array(a, "array_convolve", "a")
    if not isinstance(v, Array):
        v = as_array(v, "array_convolve", "v")
    return ctn_array_convolve(a, v, int32(mode, "mode"))


@direct("aae", "a")
def array_correlate(a, v, mode):
    """Sums of products of the elements of two vectors for all shifts at which they overlap; the first sum
    is that of the first elements of `a` with the last ones of `v`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_correlate", "a")
    if not isinstance(v, Array):
        v = as_array(v, "array_correlate", "v")
    return ctn_array_correlate(a, v, int32(mode, "mode"))


@direct("tl", "a")
def array_einsum(subscripts, arrays):
    """Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the operands,
    "..." denotes further axes that are broadcast, and the letters after "->" order the result. Without
    "->", the result has the axes of the ellipsis and then those of the letters that occur once, in
    alphabetical order. Products are contracted pairwise, greedily, as matrix products. The operands are
    promoted to one dtype. The result of one operand without sums is a view of it, otherwise a new
    C-contiguous array."""
    arrays = as_handles(arrays, Array, as_array, "array_einsum", "arrays")
    return ctn_array_einsum(utf8(subscripts, "subscripts"), addresses(arrays), len(arrays))


@direct("tla", "s")
def array_einsum_into(subscripts, arrays, out):
    """Like ctn_array_einsum, but into an existing array of the shape of the result, whose dtype may be
    another one of the same kind."""
    arrays = as_handles(arrays, Array, as_array, "array_einsum_into", "arrays")
    if not isinstance(out, Array):
        out = as_array(out, "array_einsum_into", "out")
    status = ctn_array_einsum_into(utf8(subscripts, "subscripts"), addresses(arrays), len(arrays), out)
    if status:
        raise failure(status)


def array_eig(a):
    """Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers, otherwise
    UNSUPPORTED. They are computed on the host."""
    if not isinstance(a, Array):
        a = as_array(a, "array_eig", "a")
    w = new(Array)
    v = new(Array)
    status = ctn_array_eig(a, byref(w), byref(v))
    if status:
        raise failure(status)
    return w, v


@direct("a", "a")
def array_eigvals(a):
    """Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise UNSUPPORTED.
    They are computed on the host."""
    if not isinstance(a, Array):
        a = as_array(a, "array_eigvals", "a")
    return ctn_array_eigvals(a)


def array_lstsq(a, b, rcond):
    """Least squares: of all x for which the sums of the squares of the columns of b - a x are the
    smallest, the one of the smallest norm. The sums are computed if the rank of `a` is n and m is above n;
    otherwise there are none. Results are float32 if both operands are, otherwise float64; 16-bit floats
    are a DTYPE error. Waits for the device."""
    if not isinstance(a, Array):
        a = as_array(a, "array_lstsq", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_lstsq", "b")
    x = new(Array)
    residuals = new(Array)
    rank = c_int64()
    s = new(Array)
    status = ctn_array_lstsq(a, b, double(rcond, "rcond"), byref(x), byref(residuals), byref(rank), byref(s))
    if status:
        raise failure(status)
    return x, residuals, rank.value, s


@direct("aneA", "a")
def array_pad(a, widths, mode, value):
    """A copy with elements added before and behind those along every axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_pad", "a")
    if value is not None and not isinstance(value, Array):
        value = as_array(value, "array_pad", "value")
    return ctn_array_pad(a, int64s(widths, "widths"), len(widths), int32(mode, "mode"), value)


def array_splice(a, begins, ends, values, axis):
    """A copy with values in place of ranges of positions along an axis. Ranges without positions insert
    values, and without values the ranges are left out. Positions of several ranges are left out once."""
    if not isinstance(a, Array):
        a = as_array(a, "array_splice", "a")
    if len(ends) != len(begins):
        raise unequal("array_splice", "ends", len(begins), len(ends))
    if values is not None and not isinstance(values, Array):
        values = as_array(values, "array_splice", "values")
    return ctn_array_splice(
        a, int64s(begins, "begins"), len(begins), int64s(ends, "ends"), values, int64(axis, "axis")
    )


def array_roll_axes(a, shifts, axes):
    """A copy with the elements moved along several axes. Elements moved beyond an end return at the other
    one."""
    if not isinstance(a, Array):
        a = as_array(a, "array_roll_axes", "a")
    if len(axes) != len(shifts):
        raise unequal("array_roll_axes", "axes", len(shifts), len(axes))
    return ctn_array_roll_axes(a, int64s(shifts, "shifts"), len(shifts), int64s(axes, "axes"))


@direct("aib", "a")
def array_packbits(a, axis, little):
    """Packs groups of eight elements along an axis into the bits of a uint8, which are set where an
    element is not 0. The last group is padded with zeros."""
    if not isinstance(a, Array):
        a = as_array(a, "array_packbits", "a")
    return ctn_array_packbits(a, int64(axis, "axis"), 1 if little else 0)


def link_serialize(link, serializer):
    """Saves or loads a link: its parameters, persistent values and children."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_serialize", "link")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "link_serialize", "serializer")
    status = ctn_link_serialize(link, serializer)
    if status:
        raise failure(status)


def optimizer_serialize(optimizer, serializer):
    """Saves or loads an optimizer that was set up: t, epoch and all states."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_serialize", "optimizer")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "optimizer_serialize", "serializer")
    status = ctn_optimizer_serialize(optimizer, serializer)
    if status:
        raise failure(status)


def random_state_serialize(state, serializer):
    """Saves or loads a generator, which then continues bit for bit."""
    if not isinstance(state, RandomState):
        state = expected(RandomState, state, "random_state_serialize", "state")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "random_state_serialize", "serializer")
    status = ctn_random_state_serialize(state, serializer)
    if status:
        raise failure(status)


def loss_scale_serialize(scaler, serializer):
    """Saves or loads a loss scale: its value and number of steps."""
    if not isinstance(scaler, LossScale):
        scaler = expected(LossScale, scaler, "loss_scale_serialize", "scaler")
    if not isinstance(serializer, Serializer):
        serializer = expected(Serializer, serializer, "loss_scale_serialize", "serializer")
    status = ctn_loss_scale_serialize(scaler, serializer)
    if status:
        raise failure(status)


def checkpoint_save(path, model, optimizer, random, extra):
    """Saves a training into one file, in one step, so that it can be continued bit for bit: the model
    ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are numbers and not
    schedules as "hyperparameters/lr", and those of a group as "hyperparameters/biases/lr"), a generator
    ("random/state") and the entries of a dictionary ("extra/..."), for other values of a program such as
    its position in the data or a loss scale. Hooks, schedules, groups, the training switch and frozen
    parameters are configuration, which the program must set up again."""
    if not isinstance(model, Link):
        model = expected(Link, model, "checkpoint_save", "model")
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "checkpoint_save", "optimizer")
    if random is not None and not isinstance(random, RandomState):
        random = expected(RandomState, random, "checkpoint_save", "random")
    if extra is not None and not isinstance(extra, Dictionary):
        extra = expected(Dictionary, extra, "checkpoint_save", "extra")
    status = ctn_checkpoint_save(utf8(path, "path"), model, optimizer, random, extra)
    if status:
        raise failure(status)


def checkpoint_load(path, model, optimizer, random, extra):
    """Loads a training that ctn_checkpoint_save saved. If it fails, nothing has changed, unless the medium
    fails in the last step (see catenary/serializer.h). The parameters of the model may wait for their
    sizes. A hyperparameter that follows a schedule keeps it. Groups must have values of the same
    hyperparameters as when the file was saved: set them before the load."""
    if not isinstance(model, Link):
        model = expected(Link, model, "checkpoint_load", "model")
    if optimizer is not None and not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "checkpoint_load", "optimizer")
    if random is not None and not isinstance(random, RandomState):
        random = expected(RandomState, random, "checkpoint_load", "random")
    if extra is not None and not isinstance(extra, Dictionary):
        extra = expected(Dictionary, extra, "checkpoint_load", "extra")
    status = ctn_checkpoint_load(utf8(path, "path"), model, optimizer, random, extra)
    if status:
        raise failure(status)


def link_save_npz(link, path, level):
    """Saves the parameters, persistent values and children of a link as NPZ."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_save_npz", "link")
    status = ctn_link_save_npz(link, utf8(path, "path"), int32(level, "level"))
    if status:
        raise failure(status)


def link_load_npz(link, path):
    """Loads the parameters, persistent values and children of a link from NPZ."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_load_npz", "link")
    status = ctn_link_load_npz(link, utf8(path, "path"))
    if status:
        raise failure(status)


def link_save_hdf5(link, path, level):
    """Saves the parameters, persistent values and children of a link as HDF5."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_save_hdf5", "link")
    status = ctn_link_save_hdf5(link, utf8(path, "path"), int32(level, "level"))
    if status:
        raise failure(status)


def link_load_hdf5(link, path):
    """Loads the parameters, persistent values and children of a link from HDF5."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_load_hdf5", "link")
    status = ctn_link_load_hdf5(link, utf8(path, "path"))
    if status:
        raise failure(status)


def link_save_safetensors(link, path):
    """Saves the parameters, persistent values and children of a link as safetensors."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_save_safetensors", "link")
    status = ctn_link_save_safetensors(link, utf8(path, "path"))
    if status:
        raise failure(status)


def link_load_safetensors(link, path):
    """Loads the parameters, persistent values and children of a link from safetensors."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_load_safetensors", "link")
    status = ctn_link_load_safetensors(link, utf8(path, "path"))
    if status:
        raise failure(status)


def link_load(link, path, options, report):
    """Loads the parameters, persistent values and children of a link from a file of any of these formats,
    which is recognized by its first bytes."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_load", "link")
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "link_load", "options")
    if report is not None and not isinstance(report, LoadReport):
        report = expected(LoadReport, report, "link_load", "report")
    status = ctn_link_load(link, utf8(path, "path"), options, report)
    if status:
        raise failure(status)


def optimizer_save_npz(optimizer, path, level):
    """Saves t, epoch and all states of an optimizer that was set up as NPZ."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_save_npz", "optimizer")
    status = ctn_optimizer_save_npz(optimizer, utf8(path, "path"), int32(level, "level"))
    if status:
        raise failure(status)


def optimizer_load_npz(optimizer, path):
    """Loads t, epoch and all states of an optimizer that was set up from NPZ."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_load_npz", "optimizer")
    status = ctn_optimizer_load_npz(optimizer, utf8(path, "path"))
    if status:
        raise failure(status)


def optimizer_save_hdf5(optimizer, path, level):
    """Saves t, epoch and all states of an optimizer that was set up as HDF5."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_save_hdf5", "optimizer")
    status = ctn_optimizer_save_hdf5(optimizer, utf8(path, "path"), int32(level, "level"))
    if status:
        raise failure(status)


def optimizer_load_hdf5(optimizer, path):
    """Loads t, epoch and all states of an optimizer that was set up from HDF5."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_load_hdf5", "optimizer")
    status = ctn_optimizer_load_hdf5(optimizer, utf8(path, "path"))
    if status:
        raise failure(status)


def optimizer_save_safetensors(optimizer, path):
    """Saves t, epoch and all states of an optimizer that was set up as safetensors."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_save_safetensors", "optimizer")
    status = ctn_optimizer_save_safetensors(optimizer, utf8(path, "path"))
    if status:
        raise failure(status)


def optimizer_load_safetensors(optimizer, path):
    """Loads t, epoch and all states of an optimizer that was set up from safetensors."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_load_safetensors", "optimizer")
    status = ctn_optimizer_load_safetensors(optimizer, utf8(path, "path"))
    if status:
        raise failure(status)


def optimizer_load(optimizer, path, options, report):
    """Loads t, epoch and all states of an optimizer that was set up from a file of any of these formats,
    which is recognized by its first bytes."""
    if not isinstance(optimizer, Optimizer):
        optimizer = expected(Optimizer, optimizer, "optimizer_load", "optimizer")
    if options is not None and not isinstance(options, LoadOptions):
        options = expected(LoadOptions, options, "optimizer_load", "options")
    if report is not None and not isinstance(report, LoadReport):
        report = expected(LoadReport, report, "optimizer_load", "report")
    status = ctn_optimizer_load(optimizer, utf8(path, "path"), options, report)
    if status:
        raise failure(status)


@direct("ai", "a")
def array_sort(a, axis):
    """A sorted copy along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_sort", "a")
    return ctn_array_sort(a, int64(axis, "axis"))


@direct("ai", "s")
def array_sort_inplace(a, axis):
    """Sorts the array itself along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_sort_inplace", "a")
    status = ctn_array_sort_inplace(a, int64(axis, "axis"))
    if status:
        raise failure(status)


@direct("ai", "a")
def array_argsort(a, axis):
    """Positions that sort an array along an axis. Equal elements keep their order."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argsort", "a")
    return ctn_array_argsort(a, int64(axis, "axis"))


@direct("li", "a")
def array_lexsort(keys, axis):
    """Positions that sort by several keys along an axis."""
    keys = as_handles(keys, Array, as_array, "array_lexsort", "keys")
    return ctn_array_lexsort(addresses(keys), len(keys), int64(axis, "axis"))


@direct("ani", "a")
def array_partition(a, kth, axis):
    """A copy in which the elements at the given positions are those of the sorted array, with elements
    that are smaller or equal before them and larger or equal after them."""
    if not isinstance(a, Array):
        a = as_array(a, "array_partition", "a")
    return ctn_array_partition(a, int64s(kth, "kth"), len(kth), int64(axis, "axis"))


@direct("ani", "a")
def array_argpartition(a, kth, axis):
    """Positions that partition an array as ctn_array_partition does."""
    if not isinstance(a, Array):
        a = as_array(a, "array_argpartition", "a")
    return ctn_array_argpartition(a, int64s(kth, "kth"), len(kth), int64(axis, "axis"))


@direct("aaeA", "a")
def array_searchsorted(a, values, side, sorter):
    """Positions at which values can be inserted into a sorted array so that it stays sorted."""
    if not isinstance(a, Array):
        a = as_array(a, "array_searchsorted", "a")
    if not isinstance(values, Array):
        values = as_array(values, "array_searchsorted", "values")
    if sorter is not None and not isinstance(sorter, Array):
        sorter = as_array(sorter, "array_searchsorted", "sorter")
    return ctn_array_searchsorted(a, values, int32(side, "side"), sorter)


def array_unique(a):
    """The sorted distinct elements of the flattened array. NaNs count as equal."""
    if not isinstance(a, Array):
        a = as_array(a, "array_unique", "a")
    out = new(Array)
    index = new(Array)
    inverse = new(Array)
    counts = new(Array)
    status = ctn_array_unique(a, byref(out), byref(index), byref(inverse), byref(counts))
    if status:
        raise failure(status)
    return out, filled(index), filled(inverse), filled(counts)


@direct("aAi", "a")
def array_bincount(x, weights, minlength):
    """Number of occurrences of each value in an array of integers that are at least 0. With weights, the
    float64 sums of the weights instead."""
    if not isinstance(x, Array):
        x = as_array(x, "array_bincount", "x")
    if weights is not None and not isinstance(weights, Array):
        weights = as_array(weights, "array_bincount", "weights")
    return ctn_array_bincount(x, weights, int64(minlength, "minlength"))


@direct("aiD", "a")
def array_cumsum(a, axis, dtype):
    """Running sums along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_cumsum", "a")
    return ctn_array_cumsum(a, int64(axis, "axis"), dtype_code(dtype, True))


@direct("aiDa", "s")
def array_cumsum_into(a, axis, dtype, out):
    """Running sums along an axis, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_cumsum_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_cumsum_into", "out")
    status = ctn_array_cumsum_into(a, int64(axis, "axis"), dtype_code(dtype, True), out)
    if status:
        raise failure(status)


@direct("aiD", "a")
def array_cumprod(a, axis, dtype):
    """Running products along an axis."""
    if not isinstance(a, Array):
        a = as_array(a, "array_cumprod", "a")
    return ctn_array_cumprod(a, int64(axis, "axis"), dtype_code(dtype, True))


@direct("aiDa", "s")
def array_cumprod_into(a, axis, dtype, out):
    """Running products along an axis, into an existing array of the shape of the result."""
    if not isinstance(a, Array):
        a = as_array(a, "array_cumprod_into", "a")
    if not isinstance(out, Array):
        out = as_array(out, "array_cumprod_into", "out")
    status = ctn_array_cumprod_into(a, int64(axis, "axis"), dtype_code(dtype, True), out)
    if status:
        raise failure(status)


def stream_new(device, non_blocking, priority):
    """A new stream. It begins after the work that was started on the default stream of the device before.
    Unless it is non-blocking, it stays in order with the default stream: work of each waits for all
    earlier work of the other."""
    out = c_void_p()
    status = ctn_stream_new(
        utf8(device, "device", True), 1 if non_blocking else 0, int32(priority, "priority"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(Stream, out)


def stream_default(device):
    """The default stream of a device (the reference's null stream)."""
    out = c_void_p()
    status = ctn_stream_default(utf8(device, "device", True), byref(out))
    if status:
        raise failure(status)
    return adopt(Stream, out)


def stream_per_thread(device):
    """The per-thread default stream of a device. Whatever uses it, including ctn_stream_set_current and
    contexts for other threads, means a stream of the thread that makes the call, which exists until that
    thread ends. It stays in order with the default stream, but not with those of other threads."""
    out = c_void_p()
    status = ctn_stream_per_thread(utf8(device, "device", True), byref(out))
    if status:
        raise failure(status)
    return adopt(Stream, out)


def stream_current(device):
    """The stream that runs the calling thread's operations on a device."""
    out = c_void_p()
    status = ctn_stream_current(utf8(device, "device", True), byref(out))
    if status:
        raise failure(status)
    return adopt(Stream, out)


def stream_set_current(device, stream):
    """Sets the stream that runs the calling thread's operations on a device. The thread keeps a reference
    until it uses another stream or ends."""
    if stream is not None and not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_set_current", "stream")
    status = ctn_stream_set_current(utf8(device, "device", True), stream)
    if status:
        raise failure(status)


def stream_device(stream):
    """Name of the device of a stream."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_device", "stream")
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_stream_device(stream, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_stream_device(stream, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    return name.value.decode()


def stream_priority(stream):
    """Priority of a stream."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_priority", "stream")
    priority = c_int32()
    status = ctn_stream_priority(stream, byref(priority))
    if status:
        raise failure(status)
    return priority.value


def stream_priority_range(device):
    """The priorities of a device's streams. Both ends are 0 on devices without priorities, such as "cpu".
    Work in an urgent stream runs before work that waits in others, and does not interrupt what runs."""
    least = c_int32()
    greatest = c_int32()
    status = ctn_stream_priority_range(utf8(device, "device", True), byref(least), byref(greatest))
    if status:
        raise failure(status)
    return least.value, greatest.value


def stream_synchronize(stream):
    """Waits until all work that was started on the stream is finished."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_synchronize", "stream")
    status = ctn_stream_synchronize(stream)
    if status:
        raise failure(status)


def stream_done(stream):
    """Whether all work that was started on the stream is finished."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_done", "stream")
    done = c_int32()
    status = ctn_stream_done(stream, byref(done))
    if status:
        raise failure(status)
    return bool(done.value)


def stream_record(stream, event):
    """Records an event after the work that was started on the stream before."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_record", "stream")
    if event is not None and not isinstance(event, Event):
        event = expected(Event, event, "stream_record", "event")
    out = c_void_p()
    status = ctn_stream_record(stream, event, byref(out))
    if status:
        raise failure(status)
    return adopt(Event, out)


def stream_wait_event(stream, event):
    """Makes work that is started on the stream later wait for the point at which the event was last
    recorded. The call itself does not wait, except on "cpu"."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_wait_event", "stream")
    if not isinstance(event, Event):
        event = expected(Event, event, "stream_wait_event", "event")
    status = ctn_stream_wait_event(stream, event)
    if status:
        raise failure(status)


def stream_add_callback(stream, callback, user_data, destroy):
    """Calls a function after all work that was started on the stream before. Later work waits until the
    function returns. destroy runs after it. On "cpu" both run before this call returns."""
    if not isinstance(stream, Stream):
        stream = expected(Stream, stream, "stream_add_callback", "stream")
    status = ctn_stream_add_callback(stream, callback, user_data, destroy)
    if status:
        raise failure(status)


def event_new(device, disable_timing):
    """A new event of a device, which is not recorded yet. Waiting for it does not spin, and it cannot be
    passed to other processes."""
    out = c_void_p()
    status = ctn_event_new(utf8(device, "device", True), 1 if disable_timing else 0, byref(out))
    if status:
        raise failure(status)
    return adopt(Event, out)


def event_device(event):
    """Name of the device of an event."""
    if not isinstance(event, Event):
        event = expected(Event, event, "event_device", "event")
    length_ = c_size_t()
    capacity_ = 0
    name = None
    status = ctn_event_device(event, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    name = create_string_buffer(capacity_)
    status = ctn_event_device(event, name, capacity_, byref(length_))
    if status:
        raise failure(status)
    return name.value.decode()


def event_record(event, stream):
    """Records an event after the work that was started on a stream before."""
    if not isinstance(event, Event):
        event = expected(Event, event, "event_record", "event")
    if stream is not None and not isinstance(stream, Stream):
        stream = expected(Stream, stream, "event_record", "stream")
    status = ctn_event_record(event, stream)
    if status:
        raise failure(status)


def event_synchronize(event):
    """Waits until the stream has reached the point at which the event was last recorded. Returns
    immediately if the event was never recorded."""
    if not isinstance(event, Event):
        event = expected(Event, event, "event_synchronize", "event")
    status = ctn_event_synchronize(event)
    if status:
        raise failure(status)


def event_done(event):
    """Whether the point at which the event was last recorded has been reached. An event that was not
    recorded is done."""
    if not isinstance(event, Event):
        event = expected(Event, event, "event_done", "event")
    done = c_int32()
    status = ctn_event_done(event, byref(done))
    if status:
        raise failure(status)
    return bool(done.value)


def event_elapsed_time(start, end):
    """Time between two events of one device. It is a STATE error unless both were recorded with timing and
    have been reached."""
    if not isinstance(start, Event):
        start = expected(Event, start, "event_elapsed_time", "start")
    if not isinstance(end, Event):
        end = expected(Event, end, "event_elapsed_time", "end")
    milliseconds = c_double()
    status = ctn_event_elapsed_time(start, end, byref(milliseconds))
    if status:
        raise failure(status)
    return milliseconds.value


def array_to_data_async(a, data, size, stream):
    """Copies the elements in C order to host memory, in the order of a stream and without waiting. The
    array may be released immediately. On "cpu" the copy is finished when the call returns."""
    if not isinstance(a, Array):
        a = as_array(a, "array_to_data_async", "a")
    if stream is not None and not isinstance(stream, Stream):
        stream = expected(Stream, stream, "array_to_data_async", "stream")
    status = ctn_array_to_data_async(a, data, uint64(size, "size"), stream)
    if status:
        raise failure(status)


def array_set_data_async(a, data, size, stream):
    """Overwrites all elements from host memory, in the order of a stream and without waiting. The array
    may be released immediately. On "cpu" the copy is finished when the call returns."""
    if not isinstance(a, Array):
        a = as_array(a, "array_set_data_async", "a")
    if stream is not None and not isinstance(stream, Stream):
        stream = expected(Stream, stream, "array_set_data_async", "stream")
    status = ctn_array_set_data_async(a, data, uint64(size, "size"), stream)
    if status:
        raise failure(status)


def gradient_check_numerical_grad(f, user_data, destroy, inputs, grad_outputs, eps):
    """Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the inputs, by central
    differences, all on one device."""
    inputs = as_handles(inputs, Array, as_array, "gradient_check_numerical_grad", "inputs")
    grad_outputs = as_handles(grad_outputs, Array, as_array, "gradient_check_numerical_grad", "grad_outputs")
    grads = (c_void_p * len(inputs))()
    status = ctn_gradient_check_numerical_grad(
        f,
        user_data,
        destroy,
        addresses(inputs),
        len(inputs),
        addresses(grad_outputs),
        len(grad_outputs),
        double(eps, "eps"),
        grads,
    )
    if status:
        raise failure(status)
    return adopt_all(Array, grads)


def gradient_check_backward(f, user_data, destroy, x_data, y_grad, params, eps, rtol, atol):
    """Checks the gradients of a function of variables with respect to its inputs and to `params`. Inputs
    that are not C-contiguous are passed to `f` as they are for the gradient, and as contiguous copies for
    the differences; the outputs of both must agree."""
    x_data = as_handles(x_data, Array, as_array, "gradient_check_backward", "x_data")
    if y_grad is not None:
        y_grad = as_handles(y_grad, Array, as_array, "gradient_check_backward", "y_grad")
    if params is not None:
        params = as_handles(params, Variable, as_variable, "gradient_check_backward", "params")
    status = ctn_gradient_check_backward(
        f,
        user_data,
        destroy,
        addresses(x_data),
        len(x_data),
        addresses(y_grad) if y_grad is not None else None,
        len(y_grad) if y_grad is not None else 0,
        addresses(params) if params is not None else None,
        len(params) if params is not None else 0,
        double(eps, "eps"),
        double(rtol, "rtol"),
        double(atol, "atol"),
    )
    if status:
        raise failure(status)


def gradient_check_double_backward(f, user_data, destroy, x_data, y_grad, params, eps, rtol, atol):
    """Checks second derivatives: the gradients of backward with create_graph are differentiated with
    respect to the inputs, to `params` and to the upstream gradients, and compared with differences of the
    plain gradients."""
    x_data = as_handles(x_data, Array, as_array, "gradient_check_double_backward", "x_data")
    if y_grad is not None:
        y_grad = as_handles(y_grad, Array, as_array, "gradient_check_double_backward", "y_grad")
    if params is not None:
        params = as_handles(params, Variable, as_variable, "gradient_check_double_backward", "params")
    status = ctn_gradient_check_double_backward(
        f,
        user_data,
        destroy,
        addresses(x_data),
        len(x_data),
        addresses(y_grad) if y_grad is not None else None,
        len(y_grad) if y_grad is not None else 0,
        addresses(params) if params is not None else None,
        len(params) if params is not None else 0,
        double(eps, "eps"),
        double(rtol, "rtol"),
        double(atol, "atol"),
    )
    if status:
        raise failure(status)


def gradient_check_function(f, x_data, y_grad, order, eps, rtol, atol):
    """ctn_gradient_check_backward or ctn_gradient_check_double_backward of a user function."""
    if not isinstance(f, Function):
        f = expected(Function, f, "gradient_check_function", "f")
    x_data = as_handles(x_data, Array, as_array, "gradient_check_function", "x_data")
    if y_grad is not None:
        y_grad = as_handles(y_grad, Array, as_array, "gradient_check_function", "y_grad")
    status = ctn_gradient_check_function(
        f,
        addresses(x_data),
        len(x_data),
        addresses(y_grad) if y_grad is not None else None,
        len(y_grad) if y_grad is not None else 0,
        int32(order, "order"),
        double(eps, "eps"),
        double(rtol, "rtol"),
        double(atol, "atol"),
    )
    if status:
        raise failure(status)


def gradient_check_link(link, x_data, y_grad, order, eps, rtol, atol):
    """ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link, with respect to its
    inputs and all its parameters. The parameters and their gradients do not change."""
    if not isinstance(link, Link):
        link = expected(Link, link, "gradient_check_link", "link")
    x_data = as_handles(x_data, Array, as_array, "gradient_check_link", "x_data")
    if y_grad is not None:
        y_grad = as_handles(y_grad, Array, as_array, "gradient_check_link", "y_grad")
    status = ctn_gradient_check_link(
        link,
        addresses(x_data),
        len(x_data),
        addresses(y_grad) if y_grad is not None else None,
        len(y_grad) if y_grad is not None else 0,
        int32(order, "order"),
        double(eps, "eps"),
        double(rtol, "rtol"),
        double(atol, "atol"),
    )
    if status:
        raise failure(status)


def testing_assert_allclose(actual, desired, rtol, atol, err_msg, verbose):
    """Asserts |actual - desired| <= atol + rtol * |desired| for all elements. NaN equals NaN, and
    infinities equal themselves. Both arrays have the same shape, or one is 0-d. NumPy's defaults are rtol
    1e-7 and atol 0; those of the reference's gradient_check are 1e-4 and 1e-5."""
    if not isinstance(actual, Array):
        actual = as_array(actual, "testing_assert_allclose", "actual")
    if not isinstance(desired, Array):
        desired = as_array(desired, "testing_assert_allclose", "desired")
    status = ctn_testing_assert_allclose(
        actual,
        desired,
        double(rtol, "rtol"),
        double(atol, "atol"),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
    )
    if status:
        raise failure(status)


def testing_assert_array_almost_equal(x, y, decimal, err_msg, verbose):
    """Asserts |x - y| < 1.5 * 10^-decimal for all elements. NaN equals NaN, and infinities equal
    themselves. Both arrays have the same shape, or one is 0-d. NumPy's default is decimal 6."""
    if not isinstance(x, Array):
        x = as_array(x, "testing_assert_array_almost_equal", "x")
    if not isinstance(y, Array):
        y = as_array(y, "testing_assert_array_almost_equal", "y")
    status = ctn_testing_assert_array_almost_equal(
        x, y, int32(decimal, "decimal"), utf8(err_msg, "err_msg", True), 1 if verbose else 0
    )
    if status:
        raise failure(status)


def testing_assert_array_almost_equal_nulp(x, y, nulp):
    """Asserts |x - y| <= nulp * spacing(max(|x|, |y|)) for all elements, broadcast; spacing is the
    distance to the next number of the promoted floating type. NaN and infinities are never close. NumPy's
    default is nulp 1. bool is a DTYPE error."""
    if not isinstance(x, Array):
        x = as_array(x, "testing_assert_array_almost_equal_nulp", "x")
    if not isinstance(y, Array):
        y = as_array(y, "testing_assert_array_almost_equal_nulp", "y")
    status = ctn_testing_assert_array_almost_equal_nulp(x, y, int64(nulp, "nulp"))
    if status:
        raise failure(status)


def testing_assert_array_max_ulp(a, b, maxulp, dtype):
    """Asserts that at most `maxulp` representable numbers are between each element of `a` and that of `b`,
    counted exactly in the promoted floating type (float64 for integers). NaN equals NaN. NumPy's default
    is maxulp 1. The shapes must be equal; bool is a DTYPE error."""
    if not isinstance(a, Array):
        a = as_array(a, "testing_assert_array_max_ulp", "a")
    if not isinstance(b, Array):
        b = as_array(b, "testing_assert_array_max_ulp", "b")
    status = ctn_testing_assert_array_max_ulp(a, b, int64(maxulp, "maxulp"), dtype_code(dtype, True))
    if status:
        raise failure(status)


def testing_assert_array_equal(x, y, err_msg, verbose):
    """Asserts that all elements are equal. NaN equals NaN, and the dtypes may differ. Both arrays have the
    same shape, or one is 0-d."""
    if not isinstance(x, Array):
        x = as_array(x, "testing_assert_array_equal", "x")
    if not isinstance(y, Array):
        y = as_array(y, "testing_assert_array_equal", "y")
    status = ctn_testing_assert_array_equal(x, y, utf8(err_msg, "err_msg", True), 1 if verbose else 0)
    if status:
        raise failure(status)


def testing_assert_array_list_equal(xlist, ylist, err_msg, verbose):
    """ctn_testing_assert_array_equal for each pair of arrays of two lists. Lists of different lengths do
    not match; the message names the position that does not."""
    xlist = as_handles(xlist, Array, as_array, "testing_assert_array_list_equal", "xlist")
    ylist = as_handles(ylist, Array, as_array, "testing_assert_array_list_equal", "ylist")
    status = ctn_testing_assert_array_list_equal(
        addresses(xlist),
        len(xlist),
        addresses(ylist),
        len(ylist),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
    )
    if status:
        raise failure(status)


def testing_assert_array_less(x, y, err_msg, verbose):
    """Asserts x < y for all elements; if one is NaN, the other must be NaN, too. Both arrays have the same
    shape, or one is 0-d."""
    if not isinstance(x, Array):
        x = as_array(x, "testing_assert_array_less", "x")
    if not isinstance(y, Array):
        y = as_array(y, "testing_assert_array_less", "y")
    status = ctn_testing_assert_array_less(x, y, utf8(err_msg, "err_msg", True), 1 if verbose else 0)
    if status:
        raise failure(status)


def testing_for_dtypes(dtypes, function, user_data, destroy):
    """Calls a test for each of several element types, one at a time. It ends at the first failure, whose
    status and message, after the element types, reach the caller."""
    status = ctn_testing_for_dtypes(
        int32s([dtype_code(d) for d in dtypes]), len(dtypes), function, user_data, destroy
    )
    if status:
        raise failure(status)


def testing_for_all_dtypes(no_float16, no_bool, function, user_data, destroy):
    """Calls a test for each element type: float16, bfloat16, float32, float64, int8 to int64, uint8 to
    uint64, bool. It ends at the first failure, whose status and message, after the element types, reach
    the caller."""
    status = ctn_testing_for_all_dtypes(
        1 if no_float16 else 0, 1 if no_bool else 0, function, user_data, destroy
    )
    if status:
        raise failure(status)


def testing_for_float_dtypes(no_float16, function, user_data, destroy):
    """Calls a test for float16, bfloat16, float32 and float64. It ends at the first failure, whose status
    and message, after the element types, reach the caller."""
    status = ctn_testing_for_float_dtypes(1 if no_float16 else 0, function, user_data, destroy)
    if status:
        raise failure(status)


def testing_for_signed_dtypes(function, user_data, destroy):
    """Calls a test for int8 to int64. It ends at the first failure, whose status and message, after the
    element types, reach the caller."""
    status = ctn_testing_for_signed_dtypes(function, user_data, destroy)
    if status:
        raise failure(status)


def testing_for_unsigned_dtypes(function, user_data, destroy):
    """Calls a test for uint8 to uint64. It ends at the first failure, whose status and message, after the
    element types, reach the caller."""
    status = ctn_testing_for_unsigned_dtypes(function, user_data, destroy)
    if status:
        raise failure(status)


def testing_for_int_dtypes(no_bool, function, user_data, destroy):
    """Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the first failure, whose status
    and message, after the element types, reach the caller."""
    status = ctn_testing_for_int_dtypes(1 if no_bool else 0, function, user_data, destroy)
    if status:
        raise failure(status)


def testing_for_dtypes_combination(dtypes, argument_count, full, function, user_data, destroy):
    """Calls a test for combinations of element types: for all of them, or for as many as there are types.
    The latter take one element each of `argument_count` shuffled copies of the list (the same in every
    run), so that every type appears once in every place. More than 1,000,000 calls are INVALID_ARGUMENT.
    It ends at the first failure, whose status and message, after the element types, reach the caller."""
    status = ctn_testing_for_dtypes_combination(
        int32s([dtype_code(d) for d in dtypes]),
        len(dtypes),
        uint64(argument_count, "argument_count"),
        int32(full, "full"),
        function,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_for_all_dtypes_combination(
    argument_count, no_float16, no_bool, full, function, user_data, destroy
):
    """ctn_testing_for_dtypes_combination with the types of ctn_testing_for_all_dtypes."""
    status = ctn_testing_for_all_dtypes_combination(
        uint64(argument_count, "argument_count"),
        1 if no_float16 else 0,
        1 if no_bool else 0,
        int32(full, "full"),
        function,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_for_signed_dtypes_combination(argument_count, full, function, user_data, destroy):
    """ctn_testing_for_dtypes_combination with the types of ctn_testing_for_signed_dtypes."""
    status = ctn_testing_for_signed_dtypes_combination(
        uint64(argument_count, "argument_count"), int32(full, "full"), function, user_data, destroy
    )
    if status:
        raise failure(status)


def testing_for_unsigned_dtypes_combination(argument_count, full, function, user_data, destroy):
    """ctn_testing_for_dtypes_combination with the types of ctn_testing_for_unsigned_dtypes."""
    status = ctn_testing_for_unsigned_dtypes_combination(
        uint64(argument_count, "argument_count"), int32(full, "full"), function, user_data, destroy
    )
    if status:
        raise failure(status)


def testing_for_int_dtypes_combination(argument_count, no_bool, full, function, user_data, destroy):
    """ctn_testing_for_dtypes_combination with the types of ctn_testing_for_int_dtypes."""
    status = ctn_testing_for_int_dtypes_combination(
        uint64(argument_count, "argument_count"),
        1 if no_bool else 0,
        int32(full, "full"),
        function,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_allclose(
    first, second, rtol, atol, err_msg, verbose, type_check, accept_error, compute, user_data, destroy
):
    """Runs a computation on two devices and asserts that the results are close, like
    ctn_testing_assert_allclose with the result of `second` as actual and that of `first` as desired. Both
    runs wait for their device, so that late failures belong to them. A failure of only one of them,
    different statuses, and (unless `accept_error`) the same failure of both are CTN_ERROR_ASSERTION with
    the messages. The current device is always restored."""
    status = ctn_testing_devices_allclose(
        utf8(first, "first", True),
        utf8(second, "second", True),
        double(rtol, "rtol"),
        double(atol, "atol"),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
        1 if type_check else 0,
        1 if accept_error else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_array_almost_equal(
    first, second, decimal, err_msg, verbose, type_check, accept_error, compute, user_data, destroy
):
    """ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal."""
    status = ctn_testing_devices_array_almost_equal(
        utf8(first, "first", True),
        utf8(second, "second", True),
        int32(decimal, "decimal"),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
        1 if type_check else 0,
        1 if accept_error else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_array_almost_equal_nulp(
    first, second, nulp, type_check, accept_error, compute, user_data, destroy
):
    """ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal_nulp."""
    status = ctn_testing_devices_array_almost_equal_nulp(
        utf8(first, "first", True),
        utf8(second, "second", True),
        int64(nulp, "nulp"),
        1 if type_check else 0,
        1 if accept_error else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_array_max_ulp(
    first, second, maxulp, dtype, type_check, accept_error, compute, user_data, destroy
):
    """ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp."""
    status = ctn_testing_devices_array_max_ulp(
        utf8(first, "first", True),
        utf8(second, "second", True),
        int64(maxulp, "maxulp"),
        dtype_code(dtype, True),
        1 if type_check else 0,
        1 if accept_error else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_array_equal(
    first, second, err_msg, verbose, type_check, accept_error, compute, user_data, destroy
):
    """ctn_testing_devices_allclose with ctn_testing_assert_array_equal."""
    status = ctn_testing_devices_array_equal(
        utf8(first, "first", True),
        utf8(second, "second", True),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
        1 if type_check else 0,
        1 if accept_error else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_array_list_equal(first, second, capacity, err_msg, verbose, compute, user_data, destroy):
    """ctn_testing_devices_allclose for lists of arrays, with ctn_testing_assert_array_list_equal; a
    failure of either run is a mismatch."""
    status = ctn_testing_devices_array_list_equal(
        utf8(first, "first", True),
        utf8(second, "second", True),
        uint64(capacity, "capacity"),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_array_less(
    first, second, err_msg, verbose, type_check, accept_error, compute, user_data, destroy
):
    """ctn_testing_devices_allclose with ctn_testing_assert_array_less: the result of `second` is less than
    that of `first`."""
    status = ctn_testing_devices_array_less(
        utf8(first, "first", True),
        utf8(second, "second", True),
        utf8(err_msg, "err_msg", True),
        1 if verbose else 0,
        1 if type_check else 0,
        1 if accept_error else 0,
        compute,
        user_data,
        destroy,
    )
    if status:
        raise failure(status)


def testing_devices_raise(first, second, compute, user_data, destroy):
    """Runs a computation on two devices and asserts that both fail with the same status, including late
    failures. The current device is always restored."""
    status = ctn_testing_devices_raise(
        utf8(first, "first", True), utf8(second, "second", True), compute, user_data, destroy
    )
    if status:
        raise failure(status)


def type_check_expect(in_types, expression):
    """Asserts conditions on arrays, which the text calls in_types. Does nothing while type checks are off."""
    in_types = as_handles(in_types, Array, as_array, "type_check_expect", "in_types")
    status = ctn_type_check_expect(addresses(in_types), len(in_types), utf8(expression, "expression"))
    if status:
        raise failure(status)


def type_check_expect_values(in_types, expression, names, values):
    """ctn_type_check_expect with named values, which messages call by their names."""
    in_types = as_handles(in_types, Array, as_array, "type_check_expect_values", "in_types")
    if len(values) != len(names):
        raise unequal("type_check_expect_values", "values", len(names), len(values))
    status = ctn_type_check_expect_values(
        addresses(in_types),
        len(in_types),
        utf8(expression, "expression"),
        texts(names),
        len(names),
        int64s(values, "values"),
    )
    if status:
        raise failure(status)


def type_check_fail(expect, actual):
    """Always fails: CTN_ERROR_TYPE_CHECK with the message "Expect: ... Actual: ...", for conditions that
    cannot be written as a string. A check_type callback returns the result of this call."""
    status = ctn_type_check_fail(utf8(expect, "expect"), utf8(actual, "actual"))
    if status:
        raise failure(status)


def type_check_enabled():
    """Whether user functions check their inputs; see ctn_set_type_check_enabled. They do initially, unless
    CATENARY_TYPE_CHECK=0 is in the environment."""
    return bool(ctn_type_check_enabled())


def set_type_check_enabled(enabled):
    """Switches type checks for the process. Without them the check_type callbacks of user functions are
    not called, and ctn_type_check_expect accepts everything. The functions of the library always check,
    because their kernels rely on it."""
    status = ctn_set_type_check_enabled(1 if enabled else 0)
    if status:
        raise failure(status)


def type_expr_new(expression, names, values):
    """Reads an expression, which can then be evaluated any number of times."""
    if len(values) != len(names):
        raise unequal("type_expr_new", "values", len(names), len(values))
    out = c_void_p()
    status = ctn_type_expr_new(
        utf8(expression, "expression"), texts(names), len(names), int64s(values, "values"), byref(out)
    )
    if status:
        raise failure(status)
    return adopt(TypeExpr, out)


def type_expr_text(expr):
    """The expression in a uniform spelling, as in messages."""
    if not isinstance(expr, TypeExpr):
        expr = expected(TypeExpr, expr, "type_expr_text", "expr")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_type_expr_text(expr, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_type_expr_text(expr, text, capacity_, byref(length_))
    if status:
        raise failure(status)
    return text.value.decode()


def type_expr_eval(expr, in_types):
    """The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their character.
    A shape is not a number; see ctn_type_expr_eval_text."""
    if not isinstance(expr, TypeExpr):
        expr = expected(TypeExpr, expr, "type_expr_eval", "expr")
    in_types = as_handles(in_types, Array, as_array, "type_expr_eval", "in_types")
    value = c_int64()
    status = ctn_type_expr_eval(expr, addresses(in_types), len(in_types), byref(value))
    if status:
        raise failure(status)
    return value.value


def type_expr_eval_text(expr, in_types):
    """The value for given arrays as text, such as "(2, 3)" or "float32"."""
    if not isinstance(expr, TypeExpr):
        expr = expected(TypeExpr, expr, "type_expr_eval_text", "expr")
    in_types = as_handles(in_types, Array, as_array, "type_expr_eval_text", "in_types")
    length_ = c_size_t()
    capacity_ = 0
    text = None
    status = ctn_type_expr_eval_text(
        expr, addresses(in_types), len(in_types), text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    text = create_string_buffer(capacity_)
    status = ctn_type_expr_eval_text(
        expr, addresses(in_types), len(in_types), text, capacity_, byref(length_)
    )
    if status:
        raise failure(status)
    return text.value.decode()


def type_expr_expect(expr, in_types):
    """Asserts the conditions for given arrays, like ctn_type_check_expect, even while type checks are off."""
    if not isinstance(expr, TypeExpr):
        expr = expected(TypeExpr, expr, "type_expr_expect", "expr")
    in_types = as_handles(in_types, Array, as_array, "type_expr_expect", "in_types")
    status = ctn_type_expr_expect(expr, addresses(in_types), len(in_types))
    if status:
        raise failure(status)


@direct("tlDeAA", "a")
def array_ufunc(name, inputs, dtype, casting, where, destination):
    """Runs an operation of elementwise.h with one output by its name, with NumPy's keyword arguments."""
    inputs = as_handles(inputs, Array, as_array, "array_ufunc", "inputs")
    if where is not None and not isinstance(where, Array):
        where = as_array(where, "array_ufunc", "where")
    if destination is not None and not isinstance(destination, Array):
        destination = as_array(destination, "array_ufunc", "destination")
    return ctn_array_ufunc(
        utf8(name, "name"),
        addresses(inputs),
        len(inputs),
        dtype_code(dtype, True),
        int32(casting, "casting"),
        where,
        destination,
    )


def array_ufunc_outputs(name, inputs, dtype, casting, where, destinations, out_count):
    """Like ctn_array_ufunc, but for operations with any number of outputs."""
    inputs = as_handles(inputs, Array, as_array, "array_ufunc_outputs", "inputs")
    if where is not None and not isinstance(where, Array):
        where = as_array(where, "array_ufunc_outputs", "where")
    if destinations is not None:
        destinations = as_handles(destinations, Array, as_array, "array_ufunc_outputs", "destinations")
    if destinations is not None and len(destinations) != out_count:
        raise unequal("array_ufunc_outputs", "destinations", out_count, len(destinations))
    out_count = uint64(out_count, "out_count")
    outs = (c_void_p * out_count)()
    status = ctn_array_ufunc_outputs(
        utf8(name, "name"),
        addresses(inputs),
        len(inputs),
        dtype_code(dtype, True),
        int32(casting, "casting"),
        where,
        addresses(destinations) if destinations is not None else None,
        outs,
        out_count,
    )
    if status:
        raise failure(status)
    return adopt_all(Array, outs)


def array_ufunc_at(name, a, items, count, arrays, value):
    """NumPy's ufunc.at: applies an operation with one output in place to what the items select, with the
    rules of ctn_array_get_advanced. It takes one element after the other in C order, so that repeated
    positions are treated repeatedly. The loop is the one for the dtypes of `a` and `value`; its results
    are converted to the dtype of `a` as by C casts."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ufunc_at", "a")
    arrays = as_handles(arrays, Array, as_array, "array_ufunc_at", "arrays")
    if value is not None and not isinstance(value, Array):
        value = as_array(value, "array_ufunc_at", "value")
    status = ctn_array_ufunc_at(utf8(name, "name"), a, items, count, addresses(arrays), len(arrays), value)
    if status:
        raise failure(status)


def ufunc_count():
    """Number of operations that ctn_array_ufunc knows."""
    return ctn_ufunc_count()


def ufunc_name(index):
    """Name of an operation; NULL after the last one. It lives as long as the process."""
    return decoded(ctn_ufunc_name(uint64(index, "index")))


def ufunc_arity(name):
    """Number of inputs and outputs of an operation (NumPy's nin and nout)."""
    inputs = c_size_t()
    outputs = c_size_t()
    status = ctn_ufunc_arity(utf8(name, "name"), byref(inputs), byref(outputs))
    if status:
        raise failure(status)
    return inputs.value, outputs.value


def ufunc_types(name):
    """The loops of an operation in the order in which they are searched, separated by spaces, in NumPy's
    characters such as "ff->f". E is bfloat16."""
    length_ = c_size_t()
    capacity_ = 0
    types = None
    status = ctn_ufunc_types(utf8(name, "name"), types, capacity_, byref(length_))
    if status:
        raise failure(status)
    capacity_ = length_.value + 1
    types = create_string_buffer(capacity_)
    status = ctn_ufunc_types(utf8(name, "name"), types, capacity_, byref(length_))
    if status:
        raise failure(status)
    return types.value.decode()


@direct("taNbDAAA", "a")
def array_ufunc_reduce(name, a, axes, keepdims, dtype, where, initial, destination):
    """NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs and one
    output. The loop is the one for the dtype of `a`, or for those of `destination` and `a`, whose results
    must be possible first inputs of it; sums and products of small integers and of booleans without a
    destination are int64 or uint64, and the logical operations give bool."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ufunc_reduce", "a")
    if where is not None and not isinstance(where, Array):
        where = as_array(where, "array_ufunc_reduce", "where")
    if initial is not None and not isinstance(initial, Array):
        initial = as_array(initial, "array_ufunc_reduce", "initial")
    if destination is not None and not isinstance(destination, Array):
        destination = as_array(destination, "array_ufunc_reduce", "destination")
    return ctn_array_ufunc_reduce(
        utf8(name, "name"),
        a,
        int64s(axes, "axes") if axes is not None else None,
        len(axes) if axes is not None else 0,
        1 if keepdims else 0,
        dtype_code(dtype, True),
        where,
        initial,
        destination,
    )


@direct("taiDA", "a")
def array_ufunc_accumulate(name, a, axis, dtype, destination):
    """NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the first elements along an
    axis, for the first two, and so on."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ufunc_accumulate", "a")
    if destination is not None and not isinstance(destination, Array):
        destination = as_array(destination, "array_ufunc_accumulate", "destination")
    return ctn_array_ufunc_accumulate(
        utf8(name, "name"), a, int64(axis, "axis"), dtype_code(dtype, True), destination
    )


@direct("taaiDA", "a")
def array_ufunc_reduceat(name, a, indices, axis, dtype, destination):
    """NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the positions up to the
    next one, or to the end from the last one. If the next position is not larger, the result is the
    element at the position."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ufunc_reduceat", "a")
    if not isinstance(indices, Array):
        indices = as_array(indices, "array_ufunc_reduceat", "indices")
    if destination is not None and not isinstance(destination, Array):
        destination = as_array(destination, "array_ufunc_reduceat", "destination")
    return ctn_array_ufunc_reduceat(
        utf8(name, "name"), a, indices, int64(axis, "axis"), dtype_code(dtype, True), destination
    )


@direct("taaDeAA", "a")
def array_ufunc_outer(name, a, b, dtype, casting, where, destination):
    """NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an element of `a`
    and one of `b`; the shape is that of `a`, followed by that of `b`."""
    if not isinstance(a, Array):
        a = as_array(a, "array_ufunc_outer", "a")
    if not isinstance(b, Array):
        b = as_array(b, "array_ufunc_outer", "b")
    if where is not None and not isinstance(where, Array):
        where = as_array(where, "array_ufunc_outer", "where")
    if destination is not None and not isinstance(destination, Array):
        destination = as_array(destination, "array_ufunc_outer", "destination")
    return ctn_array_ufunc_outer(
        utf8(name, "name"), a, b, dtype_code(dtype, True), int32(casting, "casting"), where, destination
    )


def ufunc_reduction(name):
    """What reductions by an operation with two inputs and one output can rely on."""
    reorderable = c_int32()
    identity = new(Array)
    status = ctn_ufunc_reduction(utf8(name, "name"), byref(reorderable), byref(identity))
    if status:
        raise failure(status)
    return bool(reorderable.value), filled(identity)


def link_user_new(callbacks, user_data):
    """A user link with a table of callbacks. Parameters, persistent values and children are added as to
    any link. destroy runs even if this call fails."""
    out = c_void_p()
    status = ctn_link_user_new(callbacks, user_data, byref(out))
    if status:
        raise failure(status)
    return adopt(Link, out)


def link_user_data(link):
    """The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or copied from one."""
    if not isinstance(link, Link):
        link = expected(Link, link, "link_user_data", "link")
    out = c_void_p()
    status = ctn_link_user_data(link, byref(out))
    if status:
        raise failure(status)
    return out.value
