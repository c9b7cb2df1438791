//! Handles.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

use crate::sys;
use crate::support::handle;

handle! {
    /// An n-dimensional array: dtype, shape, strides and shared storage on one device.
    ///
    /// Threads: Counts are atomic; contents need the caller's lock for writing.
    Array, ctn_array, ctn_array_retain, ctn_array_release
}

handle! {
    /// The settings of one thread: current device, current streams, backprop mode, training mode and function
    /// hooks. They can be applied to another thread.
    ///
    /// Threads: Immutable; usable from any thread.
    Context, ctn_context, ctn_context_retain, ctn_context_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Context {}
unsafe impl Sync for Context {}

handle! {
    /// A network that was read from a .caffemodel.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    CaffeFunction, ctn_caffe_function, ctn_caffe_function_retain, ctn_caffe_function_release
}

handle! {
    /// A drawing of a graph.
    ///
    /// Threads: One thread at a time while it is changed.
    ComputationalGraph, ctn_computational_graph, ctn_computational_graph_retain, ctn_computational_graph_release
}

handle! {
    /// Numbered examples.
    ///
    /// Threads: May be used by several threads at once; a callback decides for itself.
    Dataset, ctn_dataset, ctn_dataset_retain, ctn_dataset_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Dataset {}
unsafe impl Sync for Dataset {}

handle! {
    /// Callbacks that run before and after computations of functions.
    ///
    /// Threads: The callbacks decide; timer and memory hooks are safe from any thread.
    FunctionHook, ctn_function_hook, ctn_function_hook_retain, ctn_function_hook_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for FunctionHook {}
unsafe impl Sync for FunctionHook {}

handle! {
    /// Options of functions.
    ///
    /// Threads: One thread at a time while they are changed.
    FunctionOptions, ctn_function_options, ctn_function_options_retain, ctn_function_options_release
}

handle! {
    /// A fused function; see above.
    ///
    /// Threads: Used by one thread at a time.
    Fused, ctn_fused, ctn_fused_retain, ctn_fused_release
}

handle! {
    /// Computes the initial values of parameters.
    ///
    /// Threads: Immutable; usable from any thread.
    Initializer, ctn_initializer, ctn_initializer_retain, ctn_initializer_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Initializer {}
unsafe impl Sync for Initializer {}

handle! {
    /// An open .npz file. Entries are read on request.
    ///
    /// Threads: May be used by several threads; reads follow one another.
    NpzFile, ctn_npz_file, ctn_npz_file_retain, ctn_npz_file_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for NpzFile {}
unsafe impl Sync for NpzFile {}

handle! {
    /// Makes batches of the examples of a dataset.
    ///
    /// Threads: Used by one thread at a time.
    Iterator, ctn_iterator, ctn_iterator_retain, ctn_iterator_release
}

handle! {
    /// Additional source texts and options of a kernel, which are copied when it is made.
    ///
    /// Threads: Used by one thread at a time.
    KernelOptions, ctn_kernel_options, ctn_kernel_options_retain, ctn_kernel_options_release
}

handle! {
    /// A loop over elements of broadcast arrays.
    ///
    /// Threads: Immutable; may be called from any thread.
    ElementwiseKernel, ctn_elementwise_kernel, ctn_elementwise_kernel_retain, ctn_elementwise_kernel_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for ElementwiseKernel {}
unsafe impl Sync for ElementwiseKernel {}

handle! {
    /// A reduction of broadcast arrays along axes.
    ///
    /// Threads: Immutable; may be called from any thread.
    ReductionKernel, ctn_reduction_kernel, ctn_reduction_kernel_retain, ctn_reduction_kernel_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for ReductionKernel {}
unsafe impl Sync for ReductionKernel {}

handle! {
    /// A kernel in CUDA-C.
    ///
    /// Threads: Immutable; may be called from any thread.
    RawKernel, ctn_raw_kernel, ctn_raw_kernel_retain, ctn_raw_kernel_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for RawKernel {}
unsafe impl Sync for RawKernel {}

handle! {
    /// A function with parameters, or a hierarchy of them: a link, chain or chain list.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    Link, ctn_link, ctn_link_retain, ctn_link_release
}

handle! {
    /// Options of new links.
    ///
    /// Threads: One thread at a time while they are changed.
    LinkOptions, ctn_link_options, ctn_link_options_retain, ctn_link_options_release
}

handle! {
    /// A walk over the links of a hierarchy.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    LinkIterator, ctn_link_iterator, ctn_link_iterator_retain, ctn_link_iterator_release
}

handle! {
    /// A walk over the parameters of a hierarchy.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    ParamIterator, ctn_param_iterator, ctn_param_iterator_retain, ctn_param_iterator_release
}

handle! {
    /// A scale for losses that adapts to the gradients.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    LossScale, ctn_loss_scale, ctn_loss_scale_retain, ctn_loss_scale_release
}

handle! {
    /// A gradient method with the state of every parameter.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    Optimizer, ctn_optimizer, ctn_optimizer_retain, ctn_optimizer_release
}

handle! {
    /// A generator of random numbers on one device.
    ///
    /// Threads: Safe to use from any thread; draws run one after the other.
    RandomState, ctn_random_state, ctn_random_state_retain, ctn_random_state_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for RandomState {}
unsafe impl Sync for RandomState {}

handle! {
    /// Collects what is reported while it is current.
    ///
    /// Threads: One thread at a time while it is changed.
    Reporter, ctn_reporter, ctn_reporter_retain, ctn_reporter_release
}

handle! {
    /// Mean and standard deviation of numbers.
    ///
    /// Threads: Used by one thread at a time.
    Summary, ctn_summary, ctn_summary_retain, ctn_summary_release
}

handle! {
    /// Mean and standard deviation of each number of observations.
    ///
    /// Threads: Used by one thread at a time.
    DictSummary, ctn_dict_summary, ctn_dict_summary_retain, ctn_dict_summary_release
}

handle! {
    /// A function of the number of updates.
    ///
    /// Threads: Immutable; a callback decides for itself.
    Schedule, ctn_schedule, ctn_schedule_retain, ctn_schedule_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Schedule {}
unsafe impl Sync for Schedule {}

handle! {
    /// A serializer or deserializer.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    Serializer, ctn_serializer, ctn_serializer_retain, ctn_serializer_release
}

handle! {
    /// Arrays and strings under paths, in the order of insertion.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    Dictionary, ctn_dictionary, ctn_dictionary_retain, ctn_dictionary_release
}

handle! {
    /// How objects are loaded.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    LoadOptions, ctn_load_options, ctn_load_options_retain, ctn_load_options_release
}

handle! {
    /// A list of the entries that did not fit in a load.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    LoadReport, ctn_load_report, ctn_load_report_retain, ctn_load_report_release
}

handle! {
    /// A queue of work on one device. Queued work still runs after the last reference is released.
    ///
    /// Threads: Usable from any thread; work of several threads is queued in the order of their calls.
    Stream, ctn_stream, ctn_stream_retain, ctn_stream_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Stream {}
unsafe impl Sync for Stream {}

handle! {
    /// A point in a stream that others can wait for. It can be recorded again and then marks the new point.
    ///
    /// Threads: Usable from any thread.
    Event, ctn_event, ctn_event_retain, ctn_event_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Event {}
unsafe impl Sync for Event {}

handle! {
    /// Says when an extension runs, or when a training ends.
    ///
    /// Threads: Used by one thread at a time.
    Trigger, ctn_trigger, ctn_trigger_retain, ctn_trigger_release
}

handle! {
    /// Something that a training does besides updates.
    ///
    /// Threads: Used by one thread at a time.
    Extension, ctn_extension, ctn_extension_retain, ctn_extension_release
}

handle! {
    /// The loop of a training.
    ///
    /// Threads: Used by one thread at a time, except for `Trainer::stop`.
    Trainer, ctn_trainer, ctn_trainer_retain, ctn_trainer_release
}

handle! {
    /// Makes a new array of an array.
    ///
    /// Threads: Immutable; usable from any thread.
    Transform, ctn_transform, ctn_transform_retain, ctn_transform_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for Transform {}
unsafe impl Sync for Transform {}

handle! {
    /// A condition or expression.
    ///
    /// Threads: Immutable; usable from any thread.
    TypeExpr, ctn_type_expr, ctn_type_expr_retain, ctn_type_expr_release
}
// SAFETY: any number of threads may use one object at the same time.
unsafe impl Send for TypeExpr {}
unsafe impl Sync for TypeExpr {}

handle! {
    /// Runs updates and counts them.
    ///
    /// Threads: Used by one thread at a time.
    Updater, ctn_updater, ctn_updater_retain, ctn_updater_release
}

handle! {
    /// Draws numbers with given probabilities in constant time, by Walker's alias method, on one device.
    ///
    /// Threads: Sampling is safe from any thread; moving to another device needs the caller's lock.
    WalkerAlias, ctn_walker_alias, ctn_walker_alias_retain, ctn_walker_alias_release
}

handle! {
    /// An array with history.
    ///
    /// Threads: Counts are atomic; everything else is for one thread at a time.
    Variable, ctn_variable, ctn_variable_retain, ctn_variable_release
}

handle! {
    /// One application of a differentiable function (a node of the graph), or the definition of a user
    /// function.
    ///
    /// Threads: One thread at a time for one graph of variables; different graphs may be used at the same
    /// time.
    Function, ctn_function, ctn_function_retain, ctn_function_release
}

