# Generated from capi/spec by capi/gen/generate.py; edits are lost.
"""
The C API as Julia functions: values are converted, results returned, failures thrown.

Names are those of the C functions without `ctn_`. Outputs become results, counts follow from their lists, and
arguments that may be omitted in C are keywords, or optional if they are handles at the end. Arguments that only C
needs (memory with its size) stay as they are. `stream_add_callback` is missing: its callback runs on a thread on which
Julia code cannot. The callbacks of `dataset_new` and `dataset_map_new` run only on the thread that has called these
functions, so that iterators with threads fail for such datasets. Axes count from 0 and shapes are broadcast by NumPy's
rules, as in C: the functions and operators of the package itself follow Julia's.
"""
module Calls

using ..CatenaryRaw
using ..Support
const R = CatenaryRaw

function call_write_fn(user_data::Ptr{Cvoid}, text::Cstring, length::Csize_t)::Int32
    guarded() do
        held(user_data)(unsafe_string(pointer(text), length))
    end
end
pointer_write_fn() = @cfunction(call_write_fn, Int32, (Ptr{Cvoid}, Cstring, Csize_t))

function call_binding_edge_fn(user_data::Ptr{Cvoid}, owner::Csize_t, owned::Csize_t)::Int32
    guarded() do
        held(user_data)(owner, owned)
    end
end
pointer_binding_edge_fn() = @cfunction(call_binding_edge_fn, Int32, (Ptr{Cvoid}, Csize_t, Csize_t))

function call_dataset_example_fn(user_data::Ptr{Cvoid}, index::Int64, epoch::Int64, parts::Ptr{Ptr{R.ctn_array}}, part_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(index, epoch)
        hand_out(NDArray, parts, part_count, made)
    end
end
pointer_dataset_example_fn() = @cfunction(call_dataset_example_fn, Int32, (Ptr{Cvoid}, Int64, Int64, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_dataset_map_fn(user_data::Ptr{Cvoid}, index::Int64, epoch::Int64, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, parts::Ptr{Ptr{R.ctn_array}}, part_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(index, epoch, borrow_all(NDArray, inputs, input_count))
        hand_out(NDArray, parts, part_count, made)
    end
end
pointer_dataset_map_fn() = @cfunction(call_dataset_map_fn, Int32, (Ptr{Cvoid}, Int64, Int64, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_pressure_fn(user_data::Ptr{Cvoid}, wanted::UInt64)::Int32
    guarded() do
        held(user_data)(wanted)
    end
end
pointer_pressure_fn() = @cfunction(call_pressure_fn, Int32, (Ptr{Cvoid}, UInt64))

function call_observe_fn(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer}, value::Ptr{Float64})::Int32
    guarded() do
        made = held(user_data)(borrow(Trainer, trainer))
        unsafe_store!(value, made)
    end
end
pointer_observe_fn() = @cfunction(call_observe_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}, Ptr{Float64}))

function call_snapshot_file_fn(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer}, path::Cstring, loads::Int32, done::Ptr{Int32})::Int32
    guarded() do
        made = held(user_data)(borrow(Trainer, trainer), unsafe_string(path), loads)
        unsafe_store!(done, made)
    end
end
pointer_snapshot_file_fn() = @cfunction(call_snapshot_file_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}, Cstring, Int32, Ptr{Int32}))

function call_function_forward_fn(user_data::Ptr{Cvoid}, node::Ptr{R.ctn_function}, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(borrow(FunctionNode, node), borrow_all(NDArray, inputs, input_count))
        hand_out(NDArray, outputs, output_count, made)
    end
end
pointer_function_forward_fn() = @cfunction(call_function_forward_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_backward_fn(user_data::Ptr{Cvoid}, node::Ptr{R.ctn_function}, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, grad_outputs::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t, grad_inputs::Ptr{Ptr{R.ctn_array}})::Int32
    guarded() do
        made = held(user_data)(borrow(FunctionNode, node), borrow_all(NDArray, inputs, input_count), borrow_all(NDArray, grad_outputs, output_count))
        hand_out(NDArray, grad_inputs, input_count, made)
    end
end
pointer_function_backward_fn() = @cfunction(call_function_backward_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}))

function call_function_backward_variables_fn(user_data::Ptr{Cvoid}, node::Ptr{R.ctn_function}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, grad_outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t, grad_inputs::Ptr{Ptr{R.ctn_variable}})::Int32
    guarded() do
        made = held(user_data)(borrow(FunctionNode, node), borrow_all(Variable, inputs, input_count), borrow_all(Variable, grad_outputs, output_count))
        hand_out(Variable, grad_inputs, input_count, made)
    end
end
pointer_function_backward_variables_fn() = @cfunction(call_function_backward_variables_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}))

function call_function_check_type_fn(user_data::Ptr{Cvoid}, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t)::Int32
    guarded() do
        held(user_data)(borrow_all(NDArray, inputs, input_count))
    end
end
pointer_function_check_type_fn() = @cfunction(call_function_check_type_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_hook_forward_fn(user_data::Ptr{Cvoid}, function_::Ptr{R.ctn_function}, in_data::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t)::Int32
    guarded() do
        held(user_data)(borrow(FunctionNode, function_), borrow_all(NDArray, in_data, input_count))
    end
end
pointer_function_hook_forward_fn() = @cfunction(call_function_hook_forward_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_hook_backward_fn(user_data::Ptr{Cvoid}, function_::Ptr{R.ctn_function}, in_data::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, out_grad::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t)::Int32
    guarded() do
        held(user_data)(borrow(FunctionNode, function_), borrow_all(NDArray, in_data, input_count), borrow_all(NDArray, out_grad, output_count))
    end
end
pointer_function_hook_backward_fn() = @cfunction(call_function_hook_backward_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_fuse_fn(user_data::Ptr{Cvoid}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(borrow_all(Variable, inputs, input_count))
        hand_out(Variable, outputs, output_count, made)
    end
end
pointer_fuse_fn() = @cfunction(call_fuse_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t))

function call_gradient_check_arrays_fn(user_data::Ptr{Cvoid}, outputs::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)()
        hand_out(NDArray, outputs, output_count, made)
    end
end
pointer_gradient_check_arrays_fn() = @cfunction(call_gradient_check_arrays_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_gradient_check_fn(user_data::Ptr{Cvoid}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(borrow_all(Variable, inputs, input_count))
        hand_out(Variable, outputs, output_count, made)
    end
end
pointer_gradient_check_fn() = @cfunction(call_gradient_check_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t))

function call_initializer_fn(user_data::Ptr{Cvoid}, array::Ptr{R.ctn_array})::Int32
    guarded() do
        held(user_data)(borrow(NDArray, array))
    end
end
pointer_initializer_fn() = @cfunction(call_initializer_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_array}))

function call_link_forward_fn(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(borrow(Link, link), borrow_all(Variable, inputs, input_count))
        hand_out(Variable, outputs, output_count, made)
    end
end
pointer_link_forward_fn() = @cfunction(call_link_forward_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t))

function call_classifier_function_fn(user_data::Ptr{Cvoid}, y::Ptr{R.ctn_variable}, t::Ptr{R.ctn_variable}, out::Ptr{Ptr{R.ctn_variable}})::Int32
    guarded() do
        made = held(user_data)(borrow(Variable, y), borrow(Variable, t))
        hand_out(Variable, out, made)
    end
end
pointer_classifier_function_fn() = @cfunction(call_classifier_function_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_variable}, Ptr{R.ctn_variable}, Ptr{Ptr{R.ctn_variable}}))

function call_link_activation_fn(user_data::Ptr{Cvoid}, x::Ptr{R.ctn_variable}, y::Ptr{Ptr{R.ctn_variable}})::Int32
    guarded() do
        made = held(user_data)(borrow(Variable, x))
        hand_out(Variable, y, made)
    end
end
pointer_link_activation_fn() = @cfunction(call_link_activation_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_variable}, Ptr{Ptr{R.ctn_variable}}))

function call_loss_fn(user_data::Ptr{Cvoid}, loss::Ptr{Ptr{R.ctn_variable}})::Int32
    guarded() do
        made = held(user_data)()
        hand_out(Variable, loss, made)
    end
end
pointer_loss_fn() = @cfunction(call_loss_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_variable}}))

function call_optimizer_hook_fn(user_data::Ptr{Cvoid}, optimizer::Ptr{R.ctn_optimizer}, link::Ptr{R.ctn_link})::Int32
    guarded() do
        held(user_data)(borrow(Optimizer, optimizer), borrow(Link, link))
    end
end
pointer_optimizer_hook_fn() = @cfunction(call_optimizer_hook_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_optimizer}, Ptr{R.ctn_link}))

function call_optimizer_param_fn(user_data::Ptr{Cvoid}, optimizer::Ptr{R.ctn_optimizer}, path::Cstring, param::Ptr{R.ctn_variable})::Int32
    guarded() do
        held(user_data)(borrow(Optimizer, optimizer), unsafe_string(path), borrow(Variable, param))
    end
end
pointer_optimizer_param_fn() = @cfunction(call_optimizer_param_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_optimizer}, Cstring, Ptr{R.ctn_variable}))

function call_optimizer_update_fn(user_data::Ptr{Cvoid}, optimizer::Ptr{R.ctn_optimizer}, link::Ptr{R.ctn_link}, loss::Ptr{Cvoid}, loss_data::Ptr{Cvoid})::Int32
    guarded() do
        held(user_data)(borrow(Optimizer, optimizer), borrow(Link, link), loss_function(loss, loss_data))
    end
end
pointer_optimizer_update_fn() = @cfunction(call_optimizer_update_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_optimizer}, Ptr{R.ctn_link}, Ptr{Cvoid}, Ptr{Cvoid}))

function call_recompute_fn(user_data::Ptr{Cvoid}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data)(borrow_all(Variable, inputs, input_count))
        hand_out(Variable, outputs, output_count, made)
    end
end
pointer_recompute_fn() = @cfunction(call_recompute_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t))

function call_schedule_fn(user_data::Ptr{Cvoid}, t::Int64, value::Ptr{Float64})::Int32
    guarded() do
        made = held(user_data)(t)
        unsafe_store!(value, made)
    end
end
pointer_schedule_fn() = @cfunction(call_schedule_fn, Int32, (Ptr{Cvoid}, Int64, Ptr{Float64}))

function call_serializer_child_fn(user_data::Ptr{Cvoid}, key::Cstring, out::Ptr{Ptr{R.ctn_serializer}})::Int32
    guarded() do
        made = held(user_data)(unsafe_string(key))
        hand_out(Serializer, out, made)
    end
end
pointer_serializer_child_fn() = @cfunction(call_serializer_child_fn, Int32, (Ptr{Cvoid}, Cstring, Ptr{Ptr{R.ctn_serializer}}))

function call_serializer_array_fn(user_data::Ptr{Cvoid}, key::Cstring, value::Ptr{R.ctn_array})::Int32
    guarded() do
        held(user_data)(unsafe_string(key), borrow(NDArray, value))
    end
end
pointer_serializer_array_fn() = @cfunction(call_serializer_array_fn, Int32, (Ptr{Cvoid}, Cstring, Ptr{R.ctn_array}))

function call_serializer_i64_fn(user_data::Ptr{Cvoid}, key::Cstring, value::Ptr{Int64})::Int32
    guarded() do
        made = held(user_data)(unsafe_string(key), unsafe_load(value))
        made === nothing || unsafe_store!(value, made)
    end
end
pointer_serializer_i64_fn() = @cfunction(call_serializer_i64_fn, Int32, (Ptr{Cvoid}, Cstring, Ptr{Int64}))

function call_serializer_f64_fn(user_data::Ptr{Cvoid}, key::Cstring, value::Ptr{Float64})::Int32
    guarded() do
        made = held(user_data)(unsafe_string(key), unsafe_load(value))
        made === nothing || unsafe_store!(value, made)
    end
end
pointer_serializer_f64_fn() = @cfunction(call_serializer_f64_fn, Int32, (Ptr{Cvoid}, Cstring, Ptr{Float64}))

function call_serializer_text_fn(user_data::Ptr{Cvoid}, key::Cstring, value::Cstring, stored::Ptr{Cstring})::Int32
    guarded() do
        made = held(user_data)(unsafe_string(key), unsafe_string(value))
        unsafe_store!(stored, keep_text(user_data, made))
    end
end
pointer_serializer_text_fn() = @cfunction(call_serializer_text_fn, Int32, (Ptr{Cvoid}, Cstring, Cstring, Ptr{Cstring}))

function call_serializer_commit_fn(user_data::Ptr{Cvoid})::Int32
    guarded() do
        held(user_data)()
    end
end
pointer_serializer_commit_fn() = @cfunction(call_serializer_commit_fn, Int32, (Ptr{Cvoid},))

function call_testing_dtypes_fn(user_data::Ptr{Cvoid}, dtypes::Ptr{Int32}, count::Csize_t)::Int32
    guarded() do
        held(user_data)(borrow_values(dtypes, count, eltype_of))
    end
end
pointer_testing_dtypes_fn() = @cfunction(call_testing_dtypes_fn, Int32, (Ptr{Cvoid}, Ptr{Int32}, Csize_t))

function call_testing_compute_fn(user_data::Ptr{Cvoid}, device::Cstring, out::Ptr{Ptr{R.ctn_array}})::Int32
    guarded() do
        made = held(user_data)(unsafe_string(device))
        hand_out(NDArray, out, made)
    end
end
pointer_testing_compute_fn() = @cfunction(call_testing_compute_fn, Int32, (Ptr{Cvoid}, Cstring, Ptr{Ptr{R.ctn_array}}))

function call_testing_compute_list_fn(user_data::Ptr{Cvoid}, device::Cstring, outs::Ptr{Ptr{R.ctn_array}}, capacity::Csize_t, count::Ptr{Csize_t})::Int32
    guarded() do
        made = held(user_data)(unsafe_string(device))
        unsafe_store!(count, hand_out(NDArray, outs, capacity, made, true))
    end
end
pointer_testing_compute_list_fn() = @cfunction(call_testing_compute_list_fn, Int32, (Ptr{Cvoid}, Cstring, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Csize_t}))

function call_extension_fn(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer})::Int32
    guarded() do
        held(user_data)(borrow(Trainer, trainer))
    end
end
pointer_extension_fn() = @cfunction(call_extension_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}))

function call_extension_error_fn(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer}, code::Int32)::Int32
    guarded() do
        held(user_data)(borrow(Trainer, trainer), code)
    end
end
pointer_extension_error_fn() = @cfunction(call_extension_error_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}, Int32))

function call_training_serialize_fn(user_data::Ptr{Cvoid}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data)(borrow(Serializer, serializer))
    end
end
pointer_training_serialize_fn() = @cfunction(call_training_serialize_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_serializer}))

function call_training_write_fn(user_data::Ptr{Cvoid}, text::Cstring, length::Csize_t)::Int32
    guarded() do
        held(user_data)(unsafe_string(pointer(text), length))
    end
end
pointer_training_write_fn() = @cfunction(call_training_write_fn, Int32, (Ptr{Cvoid}, Cstring, Csize_t))

function call_trigger_fire_fn(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer}, fires::Ptr{Int32})::Int32
    guarded() do
        made = held(user_data)(borrow(Trainer, trainer))
        unsafe_store!(fires, made)
    end
end
pointer_trigger_fire_fn() = @cfunction(call_trigger_fire_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}, Ptr{Int32}))

function call_batch_loss_fn(user_data::Ptr{Cvoid}, batch::Ptr{Ptr{R.ctn_variable}}, count::Csize_t, loss::Ptr{Ptr{R.ctn_variable}})::Int32
    guarded() do
        made = held(user_data)(borrow_all(Variable, batch, count))
        hand_out(Variable, loss, made)
    end
end
pointer_batch_loss_fn() = @cfunction(call_batch_loss_fn, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}))

function call_updater_fn(user_data::Ptr{Cvoid}, updater::Ptr{R.ctn_updater})::Int32
    guarded() do
        held(user_data)(borrow(Updater, updater))
    end
end
pointer_updater_fn() = @cfunction(call_updater_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_updater}))

function call_updater_update_fn(user_data::Ptr{Cvoid}, updater::Ptr{R.ctn_updater}, done::Ptr{Int32})::Int32
    guarded() do
        made = held(user_data)(borrow(Updater, updater), unsafe_load(done))
        made === nothing || unsafe_store!(done, made)
    end
end
pointer_updater_update_fn() = @cfunction(call_updater_update_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_updater}, Ptr{Int32}))

function call_updater_serialize_fn(user_data::Ptr{Cvoid}, updater::Ptr{R.ctn_updater}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data)(borrow(Updater, updater), borrow(Serializer, serializer))
    end
end
pointer_updater_serialize_fn() = @cfunction(call_updater_serialize_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_updater}, Ptr{R.ctn_serializer}))

function call_link_copy_fn(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, shares::Int32, copy::Ptr{Ptr{Cvoid}})::Int32
    guarded() do
        made = held(user_data)(borrow(Link, link), shares != 0)
        unsafe_store!(copy, hold_copy(user_data, made))
    end
end
pointer_link_copy_fn() = @cfunction(call_link_copy_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Int32, Ptr{Ptr{Cvoid}}))

function call_link_to_device_fn(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, device::Cstring)::Int32
    guarded() do
        held(user_data)(borrow(Link, link), unsafe_string(device))
    end
end
pointer_link_to_device_fn() = @cfunction(call_link_to_device_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Cstring))

function call_link_serialize_fn(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data)(borrow(Link, link), borrow(Serializer, serializer))
    end
end
pointer_link_serialize_fn() = @cfunction(call_link_serialize_fn, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Ptr{R.ctn_serializer}))

function call_function_callbacks_forward(user_data::Ptr{Cvoid}, node::Ptr{R.ctn_function}, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data).forward(borrow(FunctionNode, node), borrow_all(NDArray, inputs, input_count))
        hand_out(NDArray, outputs, output_count, made)
    end
end
pointer_function_callbacks_forward() = @cfunction(call_function_callbacks_forward, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_callbacks_backward(user_data::Ptr{Cvoid}, node::Ptr{R.ctn_function}, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, grad_outputs::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t, grad_inputs::Ptr{Ptr{R.ctn_array}})::Int32
    guarded() do
        made = held(user_data).backward(borrow(FunctionNode, node), borrow_all(NDArray, inputs, input_count), borrow_all(NDArray, grad_outputs, output_count))
        hand_out(NDArray, grad_inputs, input_count, made)
    end
end
pointer_function_callbacks_backward() = @cfunction(call_function_callbacks_backward, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}))

function call_function_callbacks_backward_variables(user_data::Ptr{Cvoid}, node::Ptr{R.ctn_function}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, grad_outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t, grad_inputs::Ptr{Ptr{R.ctn_variable}})::Int32
    guarded() do
        made = held(user_data).backward_variables(borrow(FunctionNode, node), borrow_all(Variable, inputs, input_count), borrow_all(Variable, grad_outputs, output_count))
        hand_out(Variable, grad_inputs, input_count, made)
    end
end
pointer_function_callbacks_backward_variables() = @cfunction(call_function_callbacks_backward_variables, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}))

function call_function_callbacks_check_type(user_data::Ptr{Cvoid}, inputs::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t)::Int32
    guarded() do
        held(user_data).check_type(borrow_all(NDArray, inputs, input_count))
    end
end
pointer_function_callbacks_check_type() = @cfunction(call_function_callbacks_check_type, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_hook_callbacks_forward_preprocess(user_data::Ptr{Cvoid}, function_::Ptr{R.ctn_function}, in_data::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t)::Int32
    guarded() do
        held(user_data).forward_preprocess(borrow(FunctionNode, function_), borrow_all(NDArray, in_data, input_count))
    end
end
pointer_function_hook_callbacks_forward_preprocess() = @cfunction(call_function_hook_callbacks_forward_preprocess, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_hook_callbacks_forward_postprocess(user_data::Ptr{Cvoid}, function_::Ptr{R.ctn_function}, in_data::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t)::Int32
    guarded() do
        held(user_data).forward_postprocess(borrow(FunctionNode, function_), borrow_all(NDArray, in_data, input_count))
    end
end
pointer_function_hook_callbacks_forward_postprocess() = @cfunction(call_function_hook_callbacks_forward_postprocess, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_hook_callbacks_backward_preprocess(user_data::Ptr{Cvoid}, function_::Ptr{R.ctn_function}, in_data::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, out_grad::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t)::Int32
    guarded() do
        held(user_data).backward_preprocess(borrow(FunctionNode, function_), borrow_all(NDArray, in_data, input_count), borrow_all(NDArray, out_grad, output_count))
    end
end
pointer_function_hook_callbacks_backward_preprocess() = @cfunction(call_function_hook_callbacks_backward_preprocess, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_function_hook_callbacks_backward_postprocess(user_data::Ptr{Cvoid}, function_::Ptr{R.ctn_function}, in_data::Ptr{Ptr{R.ctn_array}}, input_count::Csize_t, out_grad::Ptr{Ptr{R.ctn_array}}, output_count::Csize_t)::Int32
    guarded() do
        held(user_data).backward_postprocess(borrow(FunctionNode, function_), borrow_all(NDArray, in_data, input_count), borrow_all(NDArray, out_grad, output_count))
    end
end
pointer_function_hook_callbacks_backward_postprocess() = @cfunction(call_function_hook_callbacks_backward_postprocess, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))

function call_optimizer_callbacks_init_state(user_data::Ptr{Cvoid}, optimizer::Ptr{R.ctn_optimizer}, path::Cstring, param::Ptr{R.ctn_variable})::Int32
    guarded() do
        held(user_data).init_state(borrow(Optimizer, optimizer), unsafe_string(path), borrow(Variable, param))
    end
end
pointer_optimizer_callbacks_init_state() = @cfunction(call_optimizer_callbacks_init_state, Int32, (Ptr{Cvoid}, Ptr{R.ctn_optimizer}, Cstring, Ptr{R.ctn_variable}))

function call_optimizer_callbacks_update_one(user_data::Ptr{Cvoid}, optimizer::Ptr{R.ctn_optimizer}, path::Cstring, param::Ptr{R.ctn_variable})::Int32
    guarded() do
        held(user_data).update_one(borrow(Optimizer, optimizer), unsafe_string(path), borrow(Variable, param))
    end
end
pointer_optimizer_callbacks_update_one() = @cfunction(call_optimizer_callbacks_update_one, Int32, (Ptr{Cvoid}, Ptr{R.ctn_optimizer}, Cstring, Ptr{R.ctn_variable}))

function call_optimizer_callbacks_update(user_data::Ptr{Cvoid}, optimizer::Ptr{R.ctn_optimizer}, link::Ptr{R.ctn_link}, loss::Ptr{Cvoid}, loss_data::Ptr{Cvoid})::Int32
    guarded() do
        held(user_data).update(borrow(Optimizer, optimizer), borrow(Link, link), loss_function(loss, loss_data))
    end
end
pointer_optimizer_callbacks_update() = @cfunction(call_optimizer_callbacks_update, Int32, (Ptr{Cvoid}, Ptr{R.ctn_optimizer}, Ptr{R.ctn_link}, Ptr{Cvoid}, Ptr{Cvoid}))

function call_serializer_callbacks_array(user_data::Ptr{Cvoid}, key::Cstring, value::Ptr{R.ctn_array})::Int32
    guarded() do
        held(user_data).array(unsafe_string(key), borrow(NDArray, value))
    end
end
pointer_serializer_callbacks_array() = @cfunction(call_serializer_callbacks_array, Int32, (Ptr{Cvoid}, Cstring, Ptr{R.ctn_array}))

function call_serializer_callbacks_integer(user_data::Ptr{Cvoid}, key::Cstring, value::Ptr{Int64})::Int32
    guarded() do
        made = held(user_data).integer(unsafe_string(key), unsafe_load(value))
        made === nothing || unsafe_store!(value, made)
    end
end
pointer_serializer_callbacks_integer() = @cfunction(call_serializer_callbacks_integer, Int32, (Ptr{Cvoid}, Cstring, Ptr{Int64}))

function call_serializer_callbacks_real(user_data::Ptr{Cvoid}, key::Cstring, value::Ptr{Float64})::Int32
    guarded() do
        made = held(user_data).real(unsafe_string(key), unsafe_load(value))
        made === nothing || unsafe_store!(value, made)
    end
end
pointer_serializer_callbacks_real() = @cfunction(call_serializer_callbacks_real, Int32, (Ptr{Cvoid}, Cstring, Ptr{Float64}))

function call_serializer_callbacks_text(user_data::Ptr{Cvoid}, key::Cstring, value::Cstring, stored::Ptr{Cstring})::Int32
    guarded() do
        made = held(user_data).text(unsafe_string(key), unsafe_string(value))
        unsafe_store!(stored, keep_text(user_data, made))
    end
end
pointer_serializer_callbacks_text() = @cfunction(call_serializer_callbacks_text, Int32, (Ptr{Cvoid}, Cstring, Cstring, Ptr{Cstring}))

function call_serializer_callbacks_child(user_data::Ptr{Cvoid}, key::Cstring, out::Ptr{Ptr{R.ctn_serializer}})::Int32
    guarded() do
        made = held(user_data).child(unsafe_string(key))
        hand_out(Serializer, out, made)
    end
end
pointer_serializer_callbacks_child() = @cfunction(call_serializer_callbacks_child, Int32, (Ptr{Cvoid}, Cstring, Ptr{Ptr{R.ctn_serializer}}))

function call_extension_callbacks_run(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer})::Int32
    guarded() do
        held(user_data).run(borrow(Trainer, trainer))
    end
end
pointer_extension_callbacks_run() = @cfunction(call_extension_callbacks_run, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}))

function call_extension_callbacks_initialize(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer})::Int32
    guarded() do
        held(user_data).initialize(borrow(Trainer, trainer))
    end
end
pointer_extension_callbacks_initialize() = @cfunction(call_extension_callbacks_initialize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}))

function call_extension_callbacks_finalize(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer})::Int32
    guarded() do
        held(user_data).finalize(borrow(Trainer, trainer))
    end
end
pointer_extension_callbacks_finalize() = @cfunction(call_extension_callbacks_finalize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}))

function call_extension_callbacks_on_error(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer}, code::Int32)::Int32
    guarded() do
        held(user_data).on_error(borrow(Trainer, trainer), code)
    end
end
pointer_extension_callbacks_on_error() = @cfunction(call_extension_callbacks_on_error, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}, Int32))

function call_extension_callbacks_serialize(user_data::Ptr{Cvoid}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data).serialize(borrow(Serializer, serializer))
    end
end
pointer_extension_callbacks_serialize() = @cfunction(call_extension_callbacks_serialize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_serializer}))

function call_trigger_callbacks_fire(user_data::Ptr{Cvoid}, trainer::Ptr{R.ctn_trainer}, fires::Ptr{Int32})::Int32
    guarded() do
        made = held(user_data).fire(borrow(Trainer, trainer))
        unsafe_store!(fires, made)
    end
end
pointer_trigger_callbacks_fire() = @cfunction(call_trigger_callbacks_fire, Int32, (Ptr{Cvoid}, Ptr{R.ctn_trainer}, Ptr{Int32}))

function call_trigger_callbacks_serialize(user_data::Ptr{Cvoid}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data).serialize(borrow(Serializer, serializer))
    end
end
pointer_trigger_callbacks_serialize() = @cfunction(call_trigger_callbacks_serialize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_serializer}))

function call_updater_callbacks_update(user_data::Ptr{Cvoid}, updater::Ptr{R.ctn_updater}, done::Ptr{Int32})::Int32
    guarded() do
        made = held(user_data).update(borrow(Updater, updater), unsafe_load(done))
        made === nothing || unsafe_store!(done, made)
    end
end
pointer_updater_callbacks_update() = @cfunction(call_updater_callbacks_update, Int32, (Ptr{Cvoid}, Ptr{R.ctn_updater}, Ptr{Int32}))

function call_updater_callbacks_serialize(user_data::Ptr{Cvoid}, updater::Ptr{R.ctn_updater}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data).serialize(borrow(Updater, updater), borrow(Serializer, serializer))
    end
end
pointer_updater_callbacks_serialize() = @cfunction(call_updater_callbacks_serialize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_updater}, Ptr{R.ctn_serializer}))

function call_updater_callbacks_finalize(user_data::Ptr{Cvoid}, updater::Ptr{R.ctn_updater})::Int32
    guarded() do
        held(user_data).finalize(borrow(Updater, updater))
    end
end
pointer_updater_callbacks_finalize() = @cfunction(call_updater_callbacks_finalize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_updater}))

function call_link_callbacks_forward(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, inputs::Ptr{Ptr{R.ctn_variable}}, input_count::Csize_t, outputs::Ptr{Ptr{R.ctn_variable}}, output_count::Csize_t)::Int32
    guarded() do
        made = held(user_data).forward(borrow(Link, link), borrow_all(Variable, inputs, input_count))
        hand_out(Variable, outputs, output_count, made)
    end
end
pointer_link_callbacks_forward() = @cfunction(call_link_callbacks_forward, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Ptr{Ptr{R.ctn_variable}}, Csize_t, Ptr{Ptr{R.ctn_variable}}, Csize_t))

function call_link_callbacks_copy(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, shares::Int32, copy::Ptr{Ptr{Cvoid}})::Int32
    guarded() do
        made = held(user_data).copy(borrow(Link, link), shares != 0)
        unsafe_store!(copy, hold_copy(user_data, made))
    end
end
pointer_link_callbacks_copy() = @cfunction(call_link_callbacks_copy, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Int32, Ptr{Ptr{Cvoid}}))

function call_link_callbacks_to_device(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, device::Cstring)::Int32
    guarded() do
        held(user_data).to_device(borrow(Link, link), unsafe_string(device))
    end
end
pointer_link_callbacks_to_device() = @cfunction(call_link_callbacks_to_device, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Cstring))

function call_link_callbacks_serialize(user_data::Ptr{Cvoid}, link::Ptr{R.ctn_link}, serializer::Ptr{R.ctn_serializer})::Int32
    guarded() do
        held(user_data).serialize(borrow(Link, link), borrow(Serializer, serializer))
    end
end
pointer_link_callbacks_serialize() = @cfunction(call_link_callbacks_serialize, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Ptr{R.ctn_serializer}))

function function_options(given)
    isempty(given) && return nothing
    options = function_options_new()
    for (key, value) in pairs(given)
        if key === :reduction
            function_options_set_reduction(options, value)
        elseif key === :class_weight
            function_options_set_class_weight(options, value)
        elseif key === :ignore_label
            function_options_set_ignore_label(options, value)
        elseif key === :label_smoothing
            function_options_set_label_smoothing(options, value)
        elseif key === :mask
            function_options_set_mask(options, value)
        elseif key === :noise
            function_options_set_noise(options, value)
        elseif key === :samples
            function_options_set_samples(options, value)
        elseif key === :dilation
            function_options_set_dilation(options, value)
        elseif key === :groups
            function_options_set_groups(options, value)
        elseif key === :outsize
            function_options_set_outsize(options, value)
        elseif key === :cover_all
            function_options_set_cover_all(options, value)
        elseif key === :count_include_pad
            function_options_set_count_include_pad(options, value)
        elseif key === :scale
            function_options_set_scale(options, value)
        elseif key === :causal
            function_options_set_causal(options, value)
        elseif key === :dropout
            function_options_set_dropout(options, value)
        elseif key === :approximate
            function_options_set_approximate(options, value)
        else
            unknown_option("function_options", key, "reduction, class_weight, ignore_label, label_smoothing, mask, noise, samples, dilation, groups, outsize, cover_all, count_include_pad, scale, causal, dropout, approximate")
        end
    end
    return options
end

function kernel_options(given)
    isempty(given) && return nothing
    options = kernel_options_new()
    for (key, value) in pairs(given)
        if key === :preamble
            kernel_options_set_preamble(options, value)
        elseif key === :loop_prep
            kernel_options_set_loop_prep(options, value)
        elseif key === :after_loop
            kernel_options_set_after_loop(options, value)
        elseif key === :reduce_dims
            kernel_options_set_reduce_dims(options, value)
        elseif key === :reduce_type
            kernel_options_set_reduce_type(options, value)
        elseif key === :compiler_option
            kernel_options_add_compiler_option(options, value)
        else
            unknown_option("kernel_options", key, "preamble, loop_prep, after_loop, reduce_dims, reduce_type, compiler_option")
        end
    end
    return options
end

function link_options(given)
    isempty(given) && return nothing
    options = link_options_new()
    for (key, value) in pairs(given)
        if key === :dtype
            link_options_set_dtype(options, value)
        elseif key === :wscale
            link_options_set_wscale(options, value)
        elseif key === :bias
            link_options_set_bias(options, value)
        elseif key === :nobias
            link_options_set_nobias(options, value)
        elseif key === :initializer
            set_pairs(link_options_set_initializer, options, value)
        elseif key === :initial_value
            set_pairs(link_options_set_initial_value, options, value)
        elseif key === :dilation
            link_options_set_dilation(options, value)
        elseif key === :groups
            link_options_set_groups(options, value)
        elseif key === :outsize
            link_options_set_outsize(options, value)
        elseif key === :init
            link_options_set_init(options, value)
        elseif key === :decay
            link_options_set_decay(options, value)
        elseif key === :eps
            link_options_set_eps(options, value)
        elseif key === :power
            link_options_set_power(options, value)
        elseif key === :ignore_label
            link_options_set_ignore_label(options, value)
        elseif key === :causal
            link_options_set_causal(options, value)
        elseif key === :dropout
            link_options_set_dropout(options, value)
        else
            unknown_option("link_options", key, "dtype, wscale, bias, nobias, initializer, initial_value, dilation, groups, outsize, init, decay, eps, power, ignore_label, causal, dropout")
        end
    end
    return options
end

function load_options(given)
    isempty(given) && return nothing
    options = load_options_new()
    for (key, value) in pairs(given)
        if key === :strict
            load_options_set_strict(options, value)
        elseif key === :exact
            load_options_set_exact(options, value)
        elseif key === :prefix
            load_options_set_prefix(options, value)
        elseif key === :part
            load_options_set_part(options, value)
        elseif key === :casting
            load_options_set_casting(options, value)
        else
            unknown_option("load_options", key, "strict, exact, prefix, part, casting")
        end
    end
    return options
end

"""
    dtype_name(dtype)

NumPy's name of an element type, such as \"float32\"; NULL for a value that is not a dtype. It lives as long
as the process.
"""
function dtype_name(dtype)
    return string_of(R.ctn_dtype_name(dtype_code(dtype)))
end

"""
    dtype_itemsize(dtype)

Size of one element in bytes; 0 for a value that is not a dtype.
"""
function dtype_itemsize(dtype)
    return R.ctn_dtype_itemsize(dtype_code(dtype))
end

"""
    dtype_from_name(name::AbstractString)

The element type with a NumPy name.
"""
function dtype_from_name(name::AbstractString)
    dtype = Ref{Int32}(0)
    check(R.ctn_dtype_from_name(name, dtype))
    return eltype_of(dtype[])
end

"""
    dtype_result_type(dtypes)

The element type to which several ones are promoted by NumPy's rules.
"""
function dtype_result_type(dtypes)
    dtypes = dtype_codes(dtypes)
    dtype = Ref{Int32}(0)
    check(R.ctn_dtype_result_type(pass(dtypes), len(dtypes), dtype))
    return eltype_of(dtype[])
end

"""
    dtype_can_cast(from, to, casting)

Whether a casting rule allows a conversion.
"""
function dtype_can_cast(from, to, casting)
    result = Ref{Int32}(0)
    check(R.ctn_dtype_can_cast(dtype_code(from), dtype_code(to), enum(:casting, casting), result))
    return result[] != 0
end

"""
    array_empty(shape, dtype)

A new C-contiguous array with undefined contents, on the current device.
"""
function array_empty(shape, dtype)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_empty(pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_zeros(shape, dtype)

A new array of zeros.
"""
function array_zeros(shape, dtype)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_zeros(pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_ones(shape, dtype)

A new array of ones.
"""
function array_ones(shape, dtype)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ones(pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_full(shape, value; dtype=nothing)

A new array filled with `value`, which is broadcast to the shape.
"""
function array_full(shape, value; dtype=nothing)
    shape = integers(shape)
    value = as_array(value)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_full(pass(shape), len(shape), value, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_full_f64(shape, value; dtype=nothing)

A new array filled with a number.
"""
function array_full_f64(shape, value; dtype=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_full_f64(pass(shape), len(shape), value, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_full_i64(shape, value; dtype=nothing)

A new array filled with an integer.
"""
function array_full_i64(shape, value; dtype=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_full_i64(pass(shape), len(shape), value, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_empty_like(a; dtype=nothing)

A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in memory and lives on
the device of `a`.
"""
function array_empty_like(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_empty_like(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_zeros_like(a; dtype=nothing)

Like ctn_array_empty_like, but filled with zeros.
"""
function array_zeros_like(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_zeros_like(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_ones_like(a; dtype=nothing)

Like ctn_array_empty_like, but filled with ones.
"""
function array_ones_like(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ones_like(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_full_like(a, value; dtype=nothing)

Like ctn_array_empty_like, but filled with `value`.
"""
function array_full_like(a, value; dtype=nothing)
    a = as_array(a)
    value = as_array(value)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_full_like(a, value, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_eye(n, m, k, dtype)

An n x m matrix with ones on one diagonal and zeros elsewhere.
"""
function array_eye(n, m, k, dtype)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_eye(n, m, k, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_identity(n, dtype)

The n x n identity matrix.
"""
function array_identity(n, dtype)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_identity(n, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_arange_i64(start, stop, step; dtype=nothing)

Integers from start (included) to stop (excluded) by step. With dtype bool there are at most two of them.
"""
function array_arange_i64(start, stop, step; dtype=nothing)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arange_i64(start, stop, step, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_arange_f64(start, stop, step; dtype=nothing)

Values from start by step, ceil((stop - start) / step) of them.
"""
function array_arange_f64(start, stop, step; dtype=nothing)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arange_f64(start, stop, step, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_linspace(start, stop, count, endpoint; dtype=nothing)

Evenly spaced values from start to stop.
"""
function array_linspace(start, stop, count, endpoint; dtype=nothing)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_linspace(start, stop, count, endpoint, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_diag(v, k)

For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that diagonal.
"""
function array_diag(v, k)
    v = as_array(v)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_diag(v, k, out))
    return own(NDArray, out[])
end

"""
    array_diagflat(v, k)

The square matrix with the flattened `v` on diagonal `k`.
"""
function array_diagflat(v, k)
    v = as_array(v)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_diagflat(v, k, out))
    return own(NDArray, out[])
end

"""
    array_from_data(data, shape, dtype)

A new array on the current device with a copy of values in host memory.
"""
function array_from_data(data, shape, dtype)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_from_data(pass(data), pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_from_memory(data, shape, dtype, deleter, user_data; strides=nothing)

An array over the caller's host memory, without a copy, on the CPU. The deleter runs exactly once: when no
array refers to the memory anymore, or when this call fails.
"""
function array_from_memory(data, shape, dtype, deleter, user_data; strides=nothing)
    shape = integers(shape)
    strides = integers(strides)
    strides === nothing || len(strides) == len(shape) || unequal("array_from_memory", "strides", len(shape), len(strides))
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_from_memory(pass(data), pass(shape), len(shape), pass(strides), dtype_code(dtype), pass(deleter), pass(user_data), out))
    return own(NDArray, out[])
end

"""
    array_scalar_f64(value)

A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other operand of an
operation if that dtype is floating. Results are not weak.
"""
function array_scalar_f64(value)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_scalar_f64(value, out))
    return own(NDArray, out[])
end

"""
    array_scalar_i64(value)

A weak scalar of integer kind (int64), which takes the dtype of any integer or floating operand. A value that
the dtype cannot hold is an error.
"""
function array_scalar_i64(value)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_scalar_i64(value, out))
    return own(NDArray, out[])
end

"""
    array_scalar_bool(value)

A weak scalar of boolean kind.
"""
function array_scalar_bool(value)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_scalar_bool(value, out))
    return own(NDArray, out[])
end

"""
    array_dtype(a=nothing)

Element type; CTN_DTYPE_NONE for NULL.
"""
function array_dtype(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return eltype_of(R.ctn_array_dtype(a))
end

"""
    array_ndim(a=nothing)

Number of axes; 0 for NULL.
"""
function array_ndim(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_ndim(a)
end

"""
    array_size(a=nothing)

Number of elements; 0 for NULL.
"""
function array_size(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_size(a)
end

"""
    array_itemsize(a=nothing)

Bytes of one element; 0 for NULL.
"""
function array_itemsize(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_itemsize(a)
end

"""
    array_nbytes(a=nothing)

Size of all elements together in bytes; 0 for NULL.
"""
function array_nbytes(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_nbytes(a)
end

"""
    array_is_c_contiguous(a=nothing)

Whether the elements lie in C order without gaps; 0 for NULL.
"""
function array_is_c_contiguous(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_is_c_contiguous(a) != 0
end

"""
    array_is_f_contiguous(a=nothing)

Whether the elements lie in Fortran order without gaps; 0 for NULL.
"""
function array_is_f_contiguous(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_is_f_contiguous(a) != 0
end

"""
    array_owns_data(a=nothing)

Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for NULL.
"""
function array_owns_data(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_owns_data(a) != 0
end

"""
    array_is_writeable(a=nothing)

Whether the array may be written. Views made by broadcasting may not. 0 for NULL.
"""
function array_is_writeable(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_is_writeable(a) != 0
end

"""
    array_base(a=nothing)

The array that `a` is a view of, which is never a view itself. NULL, with CTN_OK, if `a` is not a view or is
NULL.
"""
function array_base(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_base(a, out))
    return own_or_nothing(NDArray, out[])
end

"""
    array_device(a)

Name of the device on which the array lives.
"""
function array_device(a)
    a = as_array(a)
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_array_device(a, name, capacity_, length_))
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_array_device(a, name, capacity_, length_))
    return text_of(name)
end

"""
    array_version(a=nothing)

Number of times that the library wrote the storage, which views share; 0 for NULL.
"""
function array_version(a=nothing)
    a = a === nothing ? nothing : as_array(a)
    return R.ctn_array_version(a)
end

"""
    array_data(a)

Address of the first element in host memory. Arrays on devices other than the CPU are a DEVICE error. Call
ctn_array_mark_written after writing through the address.
"""
function array_data(a)
    a = as_array(a)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    check(R.ctn_array_data(a, out))
    return out[]
end

"""
    array_mark_written(a)

Tells the library that the storage was written through a raw address, so that it detects gradients which need
the old values.
"""
function array_mark_written(a)
    a = as_array(a)
    check(R.ctn_array_mark_written(a))
    return nothing
end

"""
    array_to_data(a, data, size)

Copies the elements in C order to host memory. Waits for the device.
"""
function array_to_data(a, data, size)
    a = as_array(a)
    check(R.ctn_array_to_data(a, pass(data), size))
    return nothing
end

"""
    array_set_data(a, data, size)

Overwrites all elements from host memory.
"""
function array_set_data(a, data, size)
    a = as_array(a)
    check(R.ctn_array_set_data(a, pass(data), size))
    return nothing
end

"""
    array_item_f64(a, index)

One element as double.
"""
function array_item_f64(a, index)
    a = as_array(a)
    index = integers(index)
    value = Ref{Float64}(0)
    check(R.ctn_array_item_f64(a, pass(index), len(index), value))
    return value[]
end

"""
    array_item_i64(a, index)

One element as int64. Fractions are cut off, as by Python's int(). A value that is not finite or not within
int64 is INVALID_ARGUMENT.
"""
function array_item_i64(a, index)
    a = as_array(a)
    index = integers(index)
    value = Ref{Int64}(0)
    check(R.ctn_array_item_i64(a, pass(index), len(index), value))
    return value[]
end

"""
    array_str(a; max_line_width=-1, precision=-1, suppress_small=-1)

The array as NumPy's array_str prints it.
"""
function array_str(a; max_line_width=-1, precision=-1, suppress_small=-1)
    a = as_array(a)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_array_str(a, max_line_width, precision, suppress_small, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_array_str(a, max_line_width, precision, suppress_small, text, capacity_, length_))
    return text_of(text)
end

"""
    array_repr(a; max_line_width=-1, precision=-1, suppress_small=-1)

The array as NumPy's array_repr prints it.
"""
function array_repr(a; max_line_width=-1, precision=-1, suppress_small=-1)
    a = as_array(a)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_array_repr(a, max_line_width, precision, suppress_small, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_array_repr(a, max_line_width, precision, suppress_small, text, capacity_, length_))
    return text_of(text)
end

"""
    array_print(a, write)

Passes the text of ctn_array_str, with its default options, to a callback. If the callback returns another
status than CTN_OK, printing ends and this call returns that status.
"""
function array_print(a, write)
    a = as_array(a)
    check(R.ctn_array_print(a, callback_pointer(write, pointer_write_fn()), callback_data(write), callback_end(write)))
    return nothing
end

"""
    array_astype(a, dtype)

A copy converted to a dtype by C casts, as by NumPy's astype with casting \"unsafe\".
"""
function array_astype(a, dtype)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_astype(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_copy(a)

A copy in C order.
"""
function array_copy(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_copy(a, out))
    return own(NDArray, out[])
end

"""
    array_asarray(a; dtype=nothing)

The array itself if it already has the dtype, otherwise a converted copy.
"""
function array_asarray(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_asarray(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_ascontiguousarray(a; dtype=nothing)

The array in C order and with at least one axis: the array itself if possible, otherwise a copy.
"""
function array_ascontiguousarray(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ascontiguousarray(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_asfortranarray(a; dtype=nothing)

The array in Fortran order, otherwise like ctn_array_ascontiguousarray.
"""
function array_asfortranarray(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_asfortranarray(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_view(a; dtype=nothing)

The same bytes as another dtype. If the item size changes, the last axis must be C-contiguous and its size in
bytes a multiple of the new item size.
"""
function array_view(a; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_view(a, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_to_device(a; device::Union{AbstractString,Nothing}=nothing)

The array on another device: the array itself if it lives there already, otherwise a copy.
"""
function array_to_device(a; device::Union{AbstractString,Nothing}=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_to_device(a, pass(device), out))
    return own(NDArray, out[])
end

"""
    array_fill(a, value)

Sets every element to a value, converted as by C casts.
"""
function array_fill(a, value)
    a = as_array(a)
    value = as_array(value)
    check(R.ctn_array_fill(a, value))
    return nothing
end

"""
    array_fill_f64(a, value)

Sets every element to a number; see ctn_array_fill.
"""
function array_fill_f64(a, value)
    a = as_array(a)
    check(R.ctn_array_fill_f64(a, value))
    return nothing
end

"""
    array_fill_i64(a, value)

Sets every element to an integer; see ctn_array_fill.
"""
function array_fill_i64(a, value)
    a = as_array(a)
    check(R.ctn_array_fill_i64(a, value))
    return nothing
end

"""
    array_copyto(dst, src, casting, where_=nothing)

Copies elements into an array.
"""
function array_copyto(dst, src, casting, where_=nothing)
    dst = as_array(dst)
    src = as_array(src)
    where_ = where_ === nothing ? nothing : as_array(where_)
    check(R.ctn_array_copyto(dst, src, enum(:casting, casting), where_))
    return nothing
end

"""
    array_reshape(a, shape)

The elements in C order under a new shape: a view if possible, otherwise a copy.
"""
function array_reshape(a, shape)
    a = as_array(a)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_reshape(a, pass(shape), len(shape), out))
    return own(NDArray, out[])
end

"""
    array_set_shape(a, shape)

Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if that needs a
copy. The pointers that ctn_array_shape and ctn_array_strides returned before become invalid.
"""
function array_set_shape(a, shape)
    a = as_array(a)
    shape = integers(shape)
    check(R.ctn_array_set_shape(a, pass(shape), len(shape)))
    return nothing
end

"""
    array_set_writeable(a, writeable)

Sets whether the array itself may be written. Views that exist keep their own setting, and later ones get this
one. A read-only array becomes writeable unless it is over read-only memory, such as a mapped file, a view of
a read-only array, or has elements that overlap, as those of broadcast views do.
"""
function array_set_writeable(a, writeable)
    a = as_array(a)
    check(R.ctn_array_set_writeable(a, writeable))
    return nothing
end

"""
    array_reduced_view(a)

A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged if the memory
layout allows it.
"""
function array_reduced_view(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_reduced_view(a, out))
    return own(NDArray, out[])
end

"""
    array_ravel(a)

The elements in C order along one axis: a view if possible, otherwise a copy.
"""
function array_ravel(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ravel(a, out))
    return own(NDArray, out[])
end

"""
    array_flatten(a)

A copy of the elements in C order along one axis.
"""
function array_flatten(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_flatten(a, out))
    return own(NDArray, out[])
end

"""
    array_transpose(a; axes=nothing)

A view with permuted axes: axis i of the result is axis axes[i] of `a`.
"""
function array_transpose(a; axes=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_transpose(a, pass(axes), len(axes), out))
    return own(NDArray, out[])
end

"""
    array_swapaxes(a, axis1, axis2)

A view with two axes exchanged.
"""
function array_swapaxes(a, axis1, axis2)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_swapaxes(a, axis1, axis2, out))
    return own(NDArray, out[])
end

"""
    array_rollaxis(a, axis, start)

A view with one axis moved.
"""
function array_rollaxis(a, axis, start)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rollaxis(a, axis, start, out))
    return own(NDArray, out[])
end

"""
    array_expand_dims(a, axis)

A view with an additional axis of length 1.
"""
function array_expand_dims(a, axis)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_expand_dims(a, axis, out))
    return own(NDArray, out[])
end

"""
    array_squeeze(a; axes=nothing)

A view without some axes of length 1.
"""
function array_squeeze(a; axes=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_squeeze(a, pass(axes), len(axes), out))
    return own(NDArray, out[])
end

"""
    array_broadcast_to(a, shape)

A read-only view that is broadcast to a shape.
"""
function array_broadcast_to(a, shape)
    a = as_array(a)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_broadcast_to(a, pass(shape), len(shape), out))
    return own(NDArray, out[])
end

"""
    array_get(a, items)

A view by basic indexing.
"""
function array_get(a, items)
    a = as_array(a)
    items = indices(items)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_get(a, pass(items), len(items), out))
    return own(NDArray, out[])
end

"""
    array_set(a, items, value)

Assigns to the elements that an index selects.
"""
function array_set(a, items, value)
    a = as_array(a)
    items = indices(items)
    value = as_array(value)
    check(R.ctn_array_set(a, pass(items), len(items), value))
    return nothing
end

"""
    array_set_f64(a, items, value)

Assigns a number to the elements that an index selects.
"""
function array_set_f64(a, items, value)
    a = as_array(a)
    items = indices(items)
    check(R.ctn_array_set_f64(a, pass(items), len(items), value))
    return nothing
end

"""
    array_set_i64(a, items, value)

Assigns an integer to the elements that an index selects.
"""
function array_set_i64(a, items, value)
    a = as_array(a)
    items = indices(items)
    check(R.ctn_array_set_i64(a, pass(items), len(items), value))
    return nothing
end

"""
    array_concatenate(arrays, axis)

Joins arrays along an existing axis.
"""
function array_concatenate(arrays, axis)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_concatenate(pass(arrays), len(arrays), axis, out))
    return own(NDArray, out[])
end

"""
    array_split(a, axis, count::Integer)

Splits an array into parts of equal length along an axis.
"""
function array_split(a, axis, count::Integer)
    a = as_array(a)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_split(a, axis, outs, count))
    return own_all(NDArray, outs)
end

"""
    array_array_split(a, axis, count::Integer)

Splits an array into parts along an axis. If the length is not divisible, the first parts are longer by one.
"""
function array_array_split(a, axis, count::Integer)
    a = as_array(a)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_array_split(a, axis, outs, count))
    return own_all(NDArray, outs)
end

"""
    array_split_at(a, positions, axis, count::Integer)

Splits an array at positions along an axis.
"""
function array_split_at(a, positions, axis, count::Integer)
    a = as_array(a)
    positions = integers(positions)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_split_at(a, pass(positions), len(positions), axis, outs, count))
    return own_all(NDArray, outs)
end

"""
    array_take(a, indices, axis, mode)

Elements, or sub-arrays along an axis, at integer positions.
"""
function array_take(a, indices, axis, mode)
    a = as_array(a)
    indices = as_array(indices)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_take(a, indices, axis, enum(:index_mode, mode), out))
    return own(NDArray, out[])
end

"""
    array_take_into(a, indices, axis, mode, out)

Like ctn_array_take, but into an existing array of the shape of the result.
"""
function array_take_into(a, indices, axis, mode, out)
    a = as_array(a)
    indices = as_array(indices)
    out = as_array(out)
    check(R.ctn_array_take_into(a, indices, axis, enum(:index_mode, mode), out))
    return nothing
end

"""
    array_where(condition, x, y)

Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y` are promoted to
one dtype.
"""
function array_where(condition, x, y)
    condition = as_array(condition)
    x = as_array(x)
    y = as_array(y)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_where(condition, x, y, out))
    return own(NDArray, out[])
end

"""
    array_clip(a, minimum=nothing, maximum=nothing)

Limits the elements to [minimum, maximum]. At least one of the bounds is given. As in NumPy 1.24, a 0-d array
counts as a scalar here, so that weak bounds promote it.
"""
function array_clip(a, minimum=nothing, maximum=nothing)
    a = as_array(a)
    minimum = minimum === nothing ? nothing : as_array(minimum)
    maximum = maximum === nothing ? nothing : as_array(maximum)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_clip(a, minimum, maximum, out))
    return own(NDArray, out[])
end

"""
    array_clip_into(a, out; minimum=nothing, maximum=nothing)

Like ctn_array_clip, but into an existing array.
"""
function array_clip_into(a, out; minimum=nothing, maximum=nothing)
    a = as_array(a)
    minimum = minimum === nothing ? nothing : as_array(minimum)
    maximum = maximum === nothing ? nothing : as_array(maximum)
    out = as_array(out)
    check(R.ctn_array_clip_into(a, minimum, maximum, out))
    return nothing
end

"""
    array_dot(a, b)

NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d operand; otherwise
the sum over the last axis of `a` and the second to last of `b`.
"""
function array_dot(a, b)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_dot(a, b, out))
    return own(NDArray, out[])
end

"""
    array_dot_into(a, b, out)

Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and dtype of the result.
"""
function array_dot_into(a, b, out)
    a = as_array(a)
    b = as_array(b)
    out = as_array(out)
    check(R.ctn_array_dot_into(a, b, out))
    return nothing
end

"""
    array_matmul(a, b)

NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as a row on the left
and as a column on the right.
"""
function array_matmul(a, b)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_matmul(a, b, out))
    return own(NDArray, out[])
end

"""
    version()

Version of the loaded library as text, such as \"0.1.0\". It lives as long as the process.
"""
function version()
    return string_of(R.ctn_version())
end

"""
    version_number()

Version of the loaded library as major * 10000 + minor * 100 + patch.
"""
function version_number()
    return R.ctn_version_number()
end

"""
    status_name(status)

Name of a status, such as \"CTN_ERROR_SHAPE\"; \"unknown status\" for other values.
"""
function status_name(status)
    return string_of(R.ctn_status_name(enum(:status, status)))
end

"""
    thread_count()

Number of threads that a large operation may use.
"""
function thread_count()
    return R.ctn_thread_count()
end

"""
    set_thread_count(count)

Sets the number of threads that a large operation may use in this process. If the system grants fewer, because
of limits on processes or memory, calls use as many as it grants.
"""
function set_thread_count(count)
    check(R.ctn_set_thread_count(count))
    return nothing
end

"""
    simd_level()

The instruction set in use: \"baseline\", \"avx2\", \"avx512\", or \"amx\", which is \"avx512\" with products
of float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
"""
function simd_level()
    return string_of(R.ctn_simd_level())
end

"""
    onednn_enabled()

Whether large float32 matrix products use oneDNN: it was built in, and neither CATENARY_ONEDNN=0 nor
ctn_set_onednn_enabled switched it off.
"""
function onednn_enabled()
    return R.ctn_onednn_enabled() != 0
end

"""
    set_onednn_enabled(enabled)

Switches oneDNN on or off for the process. Without it the library uses its own kernels, whose results differ
in the last bits. It is an UNAVAILABLE error to switch it on if it was not built in.
"""
function set_onednn_enabled(enabled)
    check(R.ctn_set_onednn_enabled(enabled))
    return nothing
end

"""
    backprop_enabled()

Whether functions called on this thread record history.
"""
function backprop_enabled()
    return R.ctn_backprop_enabled() != 0
end

"""
    set_backprop_enabled(enabled)

Switches the recording of history on or off for the calling thread. Without it, results carry no history, as
with volatile inputs.
"""
function set_backprop_enabled(enabled)
    previous = Ref{Int32}(0)
    check(R.ctn_set_backprop_enabled(enabled, previous))
    return previous[] != 0
end

"""
    train()

Whether functions and links called on this thread are in training mode, which is the initial mode.
"""
function train()
    return R.ctn_train() != 0
end

"""
    set_train(enabled)

Switches between training and testing for the calling thread. While training, dropout drops, attention drops
its weights, batch normalizations use and learn the statistics of the batch, and networks from Caffe are in
the phase TRAIN. While testing, dropout returns its input, batch normalizations use their averages, and
networks from Caffe are in the phase TEST. Gradients are computed in both modes; see ctn_set_backprop_enabled.
"""
function set_train(enabled)
    previous = Ref{Int32}(0)
    check(R.ctn_set_train(enabled, previous))
    return previous[] != 0
end

"""
    debug()

Whether debug mode is on; see ctn_set_debug. It is off initially, unless CATENARY_DEBUG=1 is in the
environment.
"""
function debug()
    return R.ctn_debug() != 0
end

"""
    set_debug(enabled)

Switches debug mode for the process. Debug mode checks every result of a function and every gradient that a
function returns in backward: a NaN is CTN_ERROR_NAN, and the message names the function, forward or backward,
and which output or input it was. Every function then waits for its device.
"""
function set_debug(enabled)
    check(R.ctn_set_debug(enabled))
    return nothing
end

"""
    context_capture()

Captures the calling thread's current device, current streams, backprop mode, training mode and function
hooks.
"""
function context_capture()
    out = Ref{Ptr{R.ctn_context}}(C_NULL)
    check(R.ctn_context_capture(out))
    return own(Context, out[])
end

"""
    context_apply(context::Context)

Applies captured settings to the calling thread.
"""
function context_apply(context::Context)
    check(R.ctn_context_apply(context))
    return nothing
end

"""
    has_feature(kind; name::Union{AbstractString,Nothing}=nothing)

Whether the loaded library has a feature. A program that also runs with older libraries, or with builds that
leave parts out, can ask for what it needs.
"""
function has_feature(kind; name::Union{AbstractString,Nothing}=nothing)
    return R.ctn_has_feature(enum(:feature_kind, kind), pass(name)) != 0
end

"""
    feature_name(kind, index)

Name of a feature that the loaded library has; NULL after the last one of its kind. It lives as long as the
process.
"""
function feature_name(kind, index)
    return string_of(R.ctn_feature_name(enum(:feature_kind, kind), index))
end

"""
    op_count()

Number of functions that the loaded library has. It exports those of components that it was built without too,
but they only fail, and are not counted.
"""
function op_count()
    return R.ctn_op_count()
end

"""
    op_name(index)

Name of a function without ctn_, in alphabetical order; NULL after the last one. It lives as long as the
process.
"""
function op_name(index)
    return string_of(R.ctn_op_name(index))
end

"""
    op_schema(index)

A function as a JSON object: `format` (1; members are only added), `name`, `returns`, and `arguments`, each
with its name, type, direction and nullability. NULL after the last function. It lives as long as the process.
"""
function op_schema(index)
    return string_of(R.ctn_op_schema(index))
end

"""
    object_use_count(object::Union{Handle,Nothing}=nothing)

Number of references that callers and the library hold; 0 for NULL. It is only a hint while other threads hold
references.
"""
function object_use_count(object::Union{Handle,Nothing}=nothing)
    return R.ctn_object_use_count(object)
end

"""
    object_set_binding(self::Handle, key, object, destroy)

Stores a binding's own object in the one slot of a handle. The previous content is destroyed, whichever key it
had.
"""
function object_set_binding(self::Handle, key, object, destroy)
    check(R.ctn_object_set_binding(self, key, pass(object), pass(destroy)))
    return nothing
end

"""
    object_binding(key; self::Union{Handle,Nothing}=nothing)

The object that ctn_object_set_binding stored under a key, still owned by the slot; NULL if there is none or
the handle is NULL.
"""
function object_binding(key; self::Union{Handle,Nothing}=nothing)
    return R.ctn_object_binding(self, key)
end

"""
    object_set_toggle(object::Handle, key, toggle)

Sets the function that is called when the number of references of a handle changes from 1 to 2 or from 2 to 1.
The slot must hold an object under `key`, to which the function belongs: it is removed when the slot is
overwritten or emptied. It is not called when the handle dies, which calls destroy of the slot.
"""
function object_set_toggle(object::Handle, key, toggle)
    shared = Ref{Int32}(0)
    check(R.ctn_object_set_toggle(object, key, pass(toggle), shared))
    return shared[] != 0
end

"""
    binding_trace(objects, edge)

Reports to a garbage collector which of a binding's handles hold which others through the library. The library
walks from the objects through everything that it holds for them (graphs, links, optimizers, hooks...) and
counts the references that it finds. An object is accounted for if these and the binding's own are all its
references, and nothing that holds it is held from elsewhere. For every object that is accounted for, `edge`
is called once for each object that holds it, directly or through objects that are not in the list. For every
other object, `edge` is called once with SIZE_MAX as the owner: somebody outside holds it (C code, another
binding, a running call, another thread's hooks), or holds something that leads to it. Arrays are leaves, and
references to them are not counted: an array in the list that anything else holds is held from the outside.
The binding itself must know what the user_data of callbacks leads to. Counts are not changed, and no user
code runs except `edge`, which is called at the end; if it fails, the trace ends. Time and memory are
proportional to what is reached, and there is no recursion. The function must not be called from a toggle or a
destroy function.
"""
function binding_trace(objects, edge)
    objects = handles(Object, objects)
    check(R.ctn_binding_trace(pass(objects), len(objects), callback_pointer(edge, pointer_binding_edge_fn()), callback_data(edge), callback_end(edge)))
    return nothing
end

"""
    variable_new(data)

A variable over an array, which is not copied, with the volatile flag OFF and without history.
"""
function variable_new(data)
    data = as_array(data)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_variable_new(data, out))
    return own(Variable, out[])
end

"""
    variable_data(v::Variable)

The array of the variable.
"""
function variable_data(v::Variable)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_variable_data(v, out))
    return own(NDArray, out[])
end

"""
    variable_set_data(v::Variable, data)

Replaces the array. It is a STATE error if the variable has a creator or a gradient and the shape or dtype
changes. A gradient stays on its device. After a change of shape or dtype, backward passes of functions that
read the old array compute no gradient for the variable.
"""
function variable_set_data(v::Variable, data)
    data = as_array(data)
    check(R.ctn_variable_set_data(v, data))
    return nothing
end

"""
    variable_grad(v::Variable)

The gradient; NULL, with CTN_OK, if there is none.
"""
function variable_grad(v::Variable)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_variable_grad(v, out))
    return own_or_nothing(NDArray, out[])
end

"""
    variable_set_grad(v::Variable, grad=nothing)

Sets or removes the gradient.
"""
function variable_set_grad(v::Variable, grad=nothing)
    grad = grad === nothing ? nothing : as_array(grad)
    check(R.ctn_variable_set_grad(v, grad))
    return nothing
end

"""
    variable_grad_variable(v::Variable)

The gradient as a variable, which has history after backward with create_graph; NULL, with CTN_OK, if there is
none.
"""
function variable_grad_variable(v::Variable)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_variable_grad_variable(v, out))
    return own_or_nothing(Variable, out[])
end

"""
    variable_creator(v::Variable)

The function that made the variable; NULL, with CTN_OK, if no function did.
"""
function variable_creator(v::Variable)
    out = Ref{Ptr{R.ctn_function}}(C_NULL)
    check(R.ctn_variable_creator(v, out))
    return own_or_nothing(FunctionNode, out[])
end

"""
    variable_rank(v::Union{Variable,Nothing}=nothing)

Length of the longest chain of functions that leads to the variable; 0 for NULL.
"""
function variable_rank(v::Union{Variable,Nothing}=nothing)
    return R.ctn_variable_rank(v)
end

"""
    variable_volatile(v::Union{Variable,Nothing}=nothing)

The volatile flag; OFF for NULL.
"""
function variable_volatile(v::Union{Variable,Nothing}=nothing)
    return R.ctn_variable_volatile(v)
end

"""
    variable_set_volatile(v::Variable, volatile_flag)

Sets the volatile flag of a variable without a creator. It is a STATE error if the variable has one.
"""
function variable_set_volatile(v::Variable, volatile_flag)
    check(R.ctn_variable_set_volatile(v, enum(:volatile, volatile_flag)))
    return nothing
end

"""
    variable_requires_grad(v::Union{Variable,Nothing}=nothing)

Whether backward computes a gradient for the variable; 0 for NULL.
"""
function variable_requires_grad(v::Union{Variable,Nothing}=nothing)
    return R.ctn_variable_requires_grad(v) != 0
end

"""
    variable_set_requires_grad(v::Variable, requires_grad)

Marks a variable without a creator as a constant, for which no gradient is computed, or as an ordinary
variable.
"""
function variable_set_requires_grad(v::Variable, requires_grad)
    check(R.ctn_variable_set_requires_grad(v, requires_grad))
    return nothing
end

"""
    variable_name(v::Union{Variable,Nothing}=nothing)

The name, valid until it changes; NULL for a variable without a name, and for NULL.
"""
function variable_name(v::Union{Variable,Nothing}=nothing)
    return string_of(R.ctn_variable_name(v))
end

"""
    variable_set_name(v::Variable; name::Union{AbstractString,Nothing}=nothing)

Sets or removes the name.
"""
function variable_set_name(v::Variable; name::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_variable_set_name(v, pass(name)))
    return nothing
end

"""
    variable_label(v::Variable)

Text for drawings of the graph: the name if the variable has one, then shape and dtype, such as \"(2, 3),
float32\".
"""
function variable_label(v::Variable)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_variable_label(v, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_variable_label(v, text, capacity_, length_))
    return text_of(text)
end

"""
    variable_ndim(v::Union{Variable,Nothing}=nothing)

Number of axes; 0 for NULL.
"""
function variable_ndim(v::Union{Variable,Nothing}=nothing)
    return R.ctn_variable_ndim(v)
end

"""
    variable_dtype(v::Union{Variable,Nothing}=nothing)

Element type; CTN_DTYPE_NONE for NULL.
"""
function variable_dtype(v::Union{Variable,Nothing}=nothing)
    return eltype_of(R.ctn_variable_dtype(v))
end

"""
    variable_size(v::Union{Variable,Nothing}=nothing)

Number of elements; 0 for NULL.
"""
function variable_size(v::Union{Variable,Nothing}=nothing)
    return R.ctn_variable_size(v)
end

"""
    variable_item_f64(v::Variable)

The element of a variable of size 1, such as a loss, as double.
"""
function variable_item_f64(v::Variable)
    value = Ref{Float64}(0)
    check(R.ctn_variable_item_f64(v, value))
    return value[]
end

"""
    variable_length(v::Variable)

Length of the first axis.
"""
function variable_length(v::Variable)
    length = Ref{Int64}(0)
    check(R.ctn_variable_length(v, length))
    return length[]
end

"""
    variable_backward(v::Variable; retain_grad=false, create_graph=false)

Backpropagation from this variable. It starts with the variable's own gradient, which must be set before; only
if the variable has one element and no gradient, it starts with 1. Gradients are added to those that variables
without a creator already have. Operations on integers have no history: a variable of integers or booleans is
a DTYPE error unless a function made it from floating numbers.
"""
function variable_backward(v::Variable; retain_grad=false, create_graph=false)
    check(R.ctn_variable_backward(v, retain_grad, create_graph))
    return nothing
end

"""
    variable_unchain_backward(v::Variable)

Removes the history of this variable: it and all variables that functions made on the way to it forget their
creators.
"""
function variable_unchain_backward(v::Variable)
    check(R.ctn_variable_unchain_backward(v))
    return nothing
end

"""
    variable_cleargrad(v::Variable)

Removes the gradient.
"""
function variable_cleargrad(v::Variable)
    check(R.ctn_variable_cleargrad(v))
    return nothing
end

"""
    variable_zerograd(v::Variable)

Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data that was set since.
"""
function variable_zerograd(v::Variable)
    check(R.ctn_variable_zerograd(v))
    return nothing
end

"""
    variable_addgrad(v::Variable, source)

Adds the gradient of another variable to the gradient of `v`.
"""
function variable_addgrad(v::Variable, source)
    source = as_variable(source)
    check(R.ctn_variable_addgrad(v, source))
    return nothing
end

"""
    variable_copydata(v::Variable, source)

Copies the elements of another variable into the array of `v`.
"""
function variable_copydata(v::Variable, source)
    source = as_variable(source)
    check(R.ctn_variable_copydata(v, source))
    return nothing
end

"""
    variable_debug_text(v::Variable)

A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard deviation of the
elements, and those of the gradient: None if there is no gradient, 0 if it is zero.
"""
function variable_debug_text(v::Variable)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_variable_debug_text(v, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_variable_debug_text(v, text, capacity_, length_))
    return text_of(text)
end

"""
    variable_set_creator(v::Variable, f::FunctionNode, index)

Makes the variable an output of a node. The variable that was this output before loses its creator; it must
have the same shape, dtype and device. It is a STATE error if the variable already has a creator, or if a
function has read it.
"""
function variable_set_creator(v::Variable, f::FunctionNode, index)
    check(R.ctn_variable_set_creator(v, f, index))
    return nothing
end

"""
    variable_to_device(v::Variable; device::Union{AbstractString,Nothing}=nothing)

Moves the array and the gradient to a device. The history stays: a gradient is moved to the device of each
function that it passes, and in the end to the device of the data. Use ctn_copy for a copy that backward
passes through.
"""
function variable_to_device(v::Variable; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_variable_to_device(v, pass(device)))
    return nothing
end

"""
    volatile_name(flag)

Name of a flag: \"on\", \"off\" or \"auto\"; NULL for other values. It lives as long as the process.
"""
function volatile_name(flag)
    return string_of(R.ctn_volatile_name(enum(:volatile, flag)))
end

"""
    volatile_from_name(name::AbstractString)

The flag with a name.
"""
function volatile_from_name(name::AbstractString)
    flag = Ref{Int32}(0)
    check(R.ctn_volatile_from_name(name, flag))
    return flag[]
end

"""
    volatile_aggregate(flags)

The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO. Both together are an
error.
"""
function volatile_aggregate(flags)
    flags = enums(:volatile, flags)
    flag = Ref{Int32}(0)
    check(R.ctn_volatile_aggregate(pass(flags), len(flags), flag))
    return flag[]
end

"""
    grad(outputs, inputs; grad_outputs=nothing, create_graph=false)

Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable.
"""
function grad(outputs, inputs; grad_outputs=nothing, create_graph=false)
    outputs = handles(Variable, outputs)
    grad_outputs = handles(Variable, grad_outputs)
    grad_outputs === nothing || len(grad_outputs) == len(outputs) || unequal("grad", "grad_outputs", len(outputs), len(grad_outputs))
    inputs = handles(Variable, inputs)
    grads = cells(R.ctn_variable, len(inputs))
    check(R.ctn_grad(pass(outputs), len(outputs), pass(grad_outputs), pass(inputs), len(inputs), create_graph, grads))
    return own_all(Variable, grads)
end

"""
    function_new(; name=nothing, forward=nothing, backward=nothing, backward_variables=nothing, check_type=nothing)

Defines a user function. At least one of backward and backward_variables is needed for backpropagation.
destroy runs exactly once: when the last reference is released, including those of the library, or when this
call fails.
"""
function function_new(; name=nothing, forward=nothing, backward=nothing, backward_variables=nothing, check_type=nothing)
    name_ = name === nothing ? nothing : String(name)
    user_data_ = hold((forward=forward, backward=backward, backward_variables=backward_variables, check_type=check_type,))
    table_ = Ref(R.ctn_function_callbacks(
        sizeof(R.ctn_function_callbacks),
        name_ === nothing ? Cstring(C_NULL) : Cstring(pointer(name_)),
        forward === nothing ? C_NULL : pointer_function_callbacks_forward(),
        backward === nothing ? C_NULL : pointer_function_callbacks_backward(),
        backward_variables === nothing ? C_NULL : pointer_function_callbacks_backward_variables(),
        check_type === nothing ? C_NULL : pointer_function_callbacks_check_type(),
        DESTROY(),
    ))
    out = Ref{Ptr{R.ctn_function}}(C_NULL)
    status_ = GC.@preserve name_ R.ctn_function_new(table_, user_data_, out)
    check(status_)
    return own(FunctionNode, out[])
end

"""
    function_call(f::FunctionNode, inputs, output_count::Integer)

Applies a user function to variables.
"""
function function_call(f::FunctionNode, inputs, output_count::Integer)
    inputs = handles(Variable, inputs)
    outputs = cells(R.ctn_variable, output_count)
    check(R.ctn_function_call(f, pass(inputs), len(inputs), outputs, output_count))
    return own_all(Variable, outputs)
end

"""
    function_label(f::FunctionNode)

Name of the function in drawings of the graph.
"""
function function_label(f::FunctionNode)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_function_label(f, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_function_label(f, text, capacity_, length_))
    return text_of(text)
end

"""
    function_rank(f::Union{FunctionNode,Nothing}=nothing)

Rank of the node, which is the highest rank of its inputs; 0 for NULL.
"""
function function_rank(f::Union{FunctionNode,Nothing}=nothing)
    return R.ctn_function_rank(f)
end

"""
    function_input_count(f::Union{FunctionNode,Nothing}=nothing)

Number of inputs of a node; 0 for NULL and definitions.
"""
function function_input_count(f::Union{FunctionNode,Nothing}=nothing)
    return R.ctn_function_input_count(f)
end

"""
    function_input(f::FunctionNode, index)

An input of a node as a variable. The variable has no data if its array was freed, because nobody else held it
and the gradient does not need it.
"""
function function_input(f::FunctionNode, index)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_function_input(f, index, out))
    return own(Variable, out[])
end

"""
    function_output_count(f::Union{FunctionNode,Nothing}=nothing)

Number of outputs of a node; 0 for NULL and definitions.
"""
function function_output_count(f::Union{FunctionNode,Nothing}=nothing)
    return R.ctn_function_output_count(f)
end

"""
    function_output(f::FunctionNode, index)

An output of a node as a variable; NULL, with CTN_OK, if nobody holds it anymore.
"""
function function_output(f::FunctionNode, index)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_function_output(f, index, out))
    return own_or_nothing(Variable, out[])
end

"""
    function_unchain(f::FunctionNode)

Removes the node from the graph: its outputs lose their creator, and it releases its inputs.
"""
function function_unchain(f::FunctionNode)
    check(R.ctn_function_unchain(f))
    return nothing
end

"""
    function_save_array(node::FunctionNode, slot, a=nothing)

For user functions: stores an array with the node, for backward.
"""
function function_save_array(node::FunctionNode, slot, a=nothing)
    a = a === nothing ? nothing : as_array(a)
    check(R.ctn_function_save_array(node, slot, a))
    return nothing
end

"""
    function_saved_array(node::FunctionNode, slot)

For user functions: an array that was stored with the node; NULL, with CTN_OK, if there is none.
"""
function function_saved_array(node::FunctionNode, slot)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_function_saved_array(node, slot, out))
    return own_or_nothing(NDArray, out[])
end

"""
    function_attribute(f::FunctionNode, name::AbstractString)

An array that a function publishes under a name.
"""
function function_attribute(f::FunctionNode, name::AbstractString)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_function_attribute(f, name, out))
    return own(NDArray, out[])
end

"""
    initializer_constant_new(value)

Sets every element to one value.
"""
function initializer_constant_new(value)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_constant_new(value, out))
    return own(Initializer, out[])
end

"""
    initializer_normal_new(deviation)

Normal numbers with mean 0.
"""
function initializer_normal_new(deviation)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_normal_new(deviation, out))
    return own(Initializer, out[])
end

"""
    initializer_uniform_new(limit)

Uniform numbers in [-limit, limit).
"""
function initializer_uniform_new(limit)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_uniform_new(limit, out))
    return own(Initializer, out[])
end

"""
    initializer_orthogonal_new(scale)

A multiple of a random matrix with orthonormal rows, or columns if it has more rows than columns. Further axes
count as columns, in C order.
"""
function initializer_orthogonal_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_orthogonal_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_identity_new(scale)

A multiple of the identity, for arrays that are square matrices.
"""
function initializer_identity_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_identity_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_lecun_normal_new(scale)

Normal numbers with the standard deviation scale * sqrt(1 / fan_in), for arrays with at least two axes.
"""
function initializer_lecun_normal_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_lecun_normal_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_lecun_uniform_new(scale)

Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for arrays with at least two axes.
"""
function initializer_lecun_uniform_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_lecun_uniform_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_glorot_normal_new(scale)

Normal numbers with the standard deviation scale * sqrt(2 / (fan_in + fan_out)), for arrays with at least two
axes.
"""
function initializer_glorot_normal_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_glorot_normal_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_glorot_uniform_new(scale)

Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in + fan_out)), for arrays with at least two axes.
"""
function initializer_glorot_uniform_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_glorot_uniform_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_he_normal_new(scale)

Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for arrays with at least two axes.
"""
function initializer_he_normal_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_he_normal_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_he_uniform_new(scale)

Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays with at least two axes.
"""
function initializer_he_uniform_new(scale)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_he_uniform_new(scale, out))
    return own(Initializer, out[])
end

"""
    initializer_array_new(value)

Copies the values that an array has when the initializer is applied, converted to the dtype and device of the
destination.
"""
function initializer_array_new(value)
    value = as_array(value)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_array_new(value, out))
    return own(Initializer, out[])
end

"""
    initializer_callback_new(fill)

Calls a function on the thread that makes the parameter.
"""
function initializer_callback_new(fill)
    out = Ref{Ptr{R.ctn_initializer}}(C_NULL)
    check(R.ctn_initializer_callback_new(callback_pointer(fill, pointer_initializer_fn()), callback_data(fill), callback_end(fill), out))
    return own(Initializer, out[])
end

"""
    initializer_apply(initializer::Initializer, array)

Fills an array.
"""
function initializer_apply(initializer::Initializer, array)
    array = as_array(array)
    check(R.ctn_initializer_apply(initializer, array))
    return nothing
end

"""
    link_options_new()

Options with defaults only.
"""
function link_options_new()
    out = Ref{Ptr{R.ctn_link_options}}(C_NULL)
    check(R.ctn_link_options_new(out))
    return own(LinkOptions, out[])
end

"""
    link_options_set_dtype(options::LinkOptions, dtype)

Sets the element type of all parameters; the default is float32.
"""
function link_options_set_dtype(options::LinkOptions, dtype)
    check(R.ctn_link_options_set_dtype(options, dtype_code(dtype)))
    return nothing
end

"""
    link_options_set_wscale(options::LinkOptions, wscale)

Sets the factor of the initial standard deviation of weights; the default is 1.
"""
function link_options_set_wscale(options::LinkOptions, wscale)
    check(R.ctn_link_options_set_wscale(options, wscale))
    return nothing
end

"""
    link_options_set_bias(options::LinkOptions, bias)

Sets the initial value of the bias; the default is 0.
"""
function link_options_set_bias(options::LinkOptions, bias)
    check(R.ctn_link_options_set_bias(options, bias))
    return nothing
end

"""
    link_options_set_nobias(options::LinkOptions, nobias)

Sets whether the link has no bias; the default is 0.
"""
function link_options_set_nobias(options::LinkOptions, nobias)
    check(R.ctn_link_options_set_nobias(options, nobias))
    return nothing
end

"""
    link_options_set_initializer(options::LinkOptions, path::AbstractString, initializer::Initializer)

Sets the initializer of a parameter, which replaces its documented initial values.
"""
function link_options_set_initializer(options::LinkOptions, path::AbstractString, initializer::Initializer)
    check(R.ctn_link_options_set_initializer(options, path, initializer))
    return nothing
end

"""
    link_options_set_initial_value(options::LinkOptions, path::AbstractString, value)

Sets the initial value of a parameter: ctn_link_options_set_initializer with ctn_initializer_array_new.
"""
function link_options_set_initial_value(options::LinkOptions, path::AbstractString, value)
    value = as_array(value)
    check(R.ctn_link_options_set_initial_value(options, path, value))
    return nothing
end

"""
    link_options_set_dilation(options::LinkOptions, dilation)

Sets the distance between the elements that a window reads; the default is 1.
"""
function link_options_set_dilation(options::LinkOptions, dilation)
    dilation = integers(dilation)
    check(R.ctn_link_options_set_dilation(options, pass(dilation), len(dilation)))
    return nothing
end

"""
    link_options_set_groups(options::LinkOptions, groups)

Sets the number of groups into which the channels are divided; the default is 1.
"""
function link_options_set_groups(options::LinkOptions, groups)
    check(R.ctn_link_options_set_groups(options, groups))
    return nothing
end

"""
    link_options_set_outsize(options::LinkOptions, outsize)

Sets the lengths of the result of a deconvolution along its spatial axes; the default is the smallest lengths
that fit.
"""
function link_options_set_outsize(options::LinkOptions, outsize)
    outsize = integers(outsize)
    check(R.ctn_link_options_set_outsize(options, pass(outsize), len(outsize)))
    return nothing
end

"""
    link_options_set_init(options::LinkOptions, init)

Sets the initial value of all slopes of a parametric rectifier; the default is 0.25.
"""
function link_options_set_init(options::LinkOptions, init)
    check(R.ctn_link_options_set_init(options, init))
    return nothing
end

"""
    link_options_set_decay(options::LinkOptions, decay)

Sets the fraction of themselves that the averages of a batch normalization keep; the default is 0.9.
"""
function link_options_set_decay(options::LinkOptions, decay)
    check(R.ctn_link_options_set_decay(options, decay))
    return nothing
end

"""
    link_options_set_eps(options::LinkOptions, eps)

Sets the number that normalizations add to variances; see each link for the default.
"""
function link_options_set_eps(options::LinkOptions, eps)
    check(R.ctn_link_options_set_eps(options, eps))
    return nothing
end

"""
    link_options_set_power(options::LinkOptions, power)

Sets the exponent of the counts of a negative sampling; the default is 0.75.
"""
function link_options_set_power(options::LinkOptions, power)
    check(R.ctn_link_options_set_power(options, power))
    return nothing
end

"""
    link_options_set_ignore_label(options::LinkOptions, ignore_label)

Sets the number for which an embedding returns zeros and has no gradient. Without this option every number has
its row.
"""
function link_options_set_ignore_label(options::LinkOptions, ignore_label)
    check(R.ctn_link_options_set_ignore_label(options, ignore_label))
    return nothing
end

"""
    link_options_set_causal(options::LinkOptions, causal)

Sets whether position i of an attention sees only positions 0 to i; the default is 0.
"""
function link_options_set_causal(options::LinkOptions, causal)
    check(R.ctn_link_options_set_causal(options, causal))
    return nothing
end

"""
    link_options_set_dropout(options::LinkOptions, dropout)

Sets the probability with which an attention drops each of its weights in training; the default is 0.
"""
function link_options_set_dropout(options::LinkOptions, dropout)
    check(R.ctn_link_options_set_dropout(options, dropout))
    return nothing
end

"""
    link_linear_new(in_size, out_size; options...)

Linear link on the current device with the parameters W of shape (out_size, in_size), with normal numbers of
standard deviation wscale / sqrt(in_size), and b of shape (out_size), with the value `bias`, unless `nobias`.
"""
function link_linear_new(in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_linear_new(in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x; stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)

Convolution link on the current device, see ctn_convolution_2d, with the parameters W of shape (out_channels,
in_channels / groups, ksize_y, ksize_x), with normal numbers of standard deviation wscale / sqrt(in_channels /
groups * ksize_y * ksize_x), and b of shape (out_channels), with the value `bias`, unless `nobias`.
"""
function link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x; stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, pass(options), out))
    return own(Link, out[])
end

"""
    link_classifier_new(predictor::Link)

Classifier with a child named \"predictor\". Called with x and t it returns
ctn_softmax_cross_entropy(predictor(x), t) and remembers the prediction, loss and accuracy.
"""
function link_classifier_new(predictor::Link)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_classifier_new(predictor, out))
    return own(Link, out[])
end

"""
    link_classifier_set_compute_accuracy(classifier::Link, compute)

Sets whether calls also compute the accuracy, as they do initially.
"""
function link_classifier_set_compute_accuracy(classifier::Link, compute)
    check(R.ctn_link_classifier_set_compute_accuracy(classifier, compute))
    return nothing
end

"""
    link_classifier_loss(classifier::Link)

Loss of the last call; NULL, with CTN_OK, before the first call.
"""
function link_classifier_loss(classifier::Link)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_classifier_loss(classifier, out))
    return own_or_nothing(Variable, out[])
end

"""
    link_classifier_accuracy(classifier::Link)

Accuracy of the last call; NULL, with CTN_OK, before the first call and if it is not computed.
"""
function link_classifier_accuracy(classifier::Link)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_classifier_accuracy(classifier, out))
    return own_or_nothing(Variable, out[])
end

"""
    link_classifier_prediction(classifier::Link)

Result of the predictor in the last call; NULL, with CTN_OK, before the first call.
"""
function link_classifier_prediction(classifier::Link)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_classifier_prediction(classifier, out))
    return own_or_nothing(Variable, out[])
end

"""
    link_new(; forward=nothing)

A user link, which is also a chain: parameters, persistent values and children are added with the functions
below.
"""
function link_new(; forward=nothing)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_new(callback_pointer(forward, pointer_link_forward_fn()), callback_data(forward), callback_end(forward), out))
    return own(Link, out[])
end

"""
    link_chain_new()

An empty chain.
"""
function link_chain_new()
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_chain_new(out))
    return own(Link, out[])
end

"""
    link_chain_list_new()

An empty chain list.
"""
function link_chain_list_new()
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_chain_list_new(out))
    return own(Link, out[])
end

"""
    link_call(link::Link, inputs, output_count::Integer)

Runs the link on variables. A chain or chain list has no forward computation (UNSUPPORTED). Calls from
callbacks of links may be nested 1000 deep; deeper ones are a STATE error.
"""
function link_call(link::Link, inputs, output_count::Integer)
    inputs = handles(Variable, inputs)
    outputs = cells(R.ctn_variable, output_count)
    check(R.ctn_link_call(link, pass(inputs), len(inputs), outputs, output_count))
    return own_all(Variable, outputs)
end

"""
    link_call1(link::Link, x)

Runs the link on one variable; see ctn_link_call.
"""
function link_call1(link::Link, x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_call1(link, x, y))
    return own(Variable, y[])
end

"""
    link_name(link::Union{Link,Nothing}=nothing)

Name of the link in its parent, valid until it changes; NULL for a link without a parent, and for NULL.
"""
function link_name(link::Union{Link,Nothing}=nothing)
    return string_of(R.ctn_link_name(link))
end

"""
    link_add_param(link::Link, name::AbstractString, shape, dtype)

Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
"""
function link_add_param(link::Link, name::AbstractString, shape, dtype)
    shape = integers(shape)
    check(R.ctn_link_add_param(link, name, pass(shape), len(shape), dtype_code(dtype)))
    return nothing
end

"""
    link_add_persistent(link::Link, name::AbstractString, value)

Adds an array that is saved and loaded but not optimized.
"""
function link_add_persistent(link::Link, name::AbstractString, value)
    value = as_array(value)
    check(R.ctn_link_add_persistent(link, name, value))
    return nothing
end

"""
    link_persistent(link::Link, name::AbstractString)

A persistent array of this link.
"""
function link_persistent(link::Link, name::AbstractString)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_link_persistent(link, name, out))
    return own(NDArray, out[])
end

"""
    link_set_persistent(link::Link, name::AbstractString, value)

Replaces a persistent array.
"""
function link_set_persistent(link::Link, name::AbstractString, value)
    value = as_array(value)
    check(R.ctn_link_set_persistent(link, name, value))
    return nothing
end

"""
    link_add_link(link::Link, child::Link; name::Union{AbstractString,Nothing}=nothing)

Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels.
"""
function link_add_link(link::Link, child::Link; name::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_link_add_link(link, pass(name), child))
    return nothing
end

"""
    link_child(link::Link, path::AbstractString)

The child at a path.
"""
function link_child(link::Link, path::AbstractString)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_child(link, path, out))
    return own(Link, out[])
end

"""
    link_child_count(link::Union{Link,Nothing}=nothing)

Number of direct children; 0 for NULL.
"""
function link_child_count(link::Union{Link,Nothing}=nothing)
    return R.ctn_link_child_count(link)
end

"""
    link_child_at(link::Link, index)

A direct child in the order of addition.
"""
function link_child_at(link::Link, index)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_child_at(link, index, out))
    return own(Link, out[])
end

"""
    link_is_initialized(link::Union{Link,Nothing}=nothing)

Whether all parameters of the hierarchy have their sizes, so that none waits for an input (see
CTN_SIZE_FROM_INPUT); 1 for NULL.
"""
function link_is_initialized(link::Union{Link,Nothing}=nothing)
    return R.ctn_link_is_initialized(link) != 0
end

"""
    link_uninitialized_count(link::Union{Link,Nothing}=nothing)

Number of parameters and persistent values of the hierarchy that wait for their size; 0 for NULL.
"""
function link_uninitialized_count(link::Union{Link,Nothing}=nothing)
    return R.ctn_link_uninitialized_count(link)
end

"""
    link_uninitialized_path(link::Link, index)

Path of one of the values that wait for their size, such as \"/l1/W\".
"""
function link_uninitialized_path(link::Link, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_link_uninitialized_path(link, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_link_uninitialized_path(link, index, text, capacity_, length_))
    return text_of(text)
end

"""
    link_param_count(link::Union{Link,Nothing}=nothing)

Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for NULL.
"""
function link_param_count(link::Union{Link,Nothing}=nothing)
    return R.ctn_link_param_count(link)
end

"""
    link_param_at(link::Link, index)

A parameter in the order of the reference's namedparams: the link's own parameters in the order of addition,
then those of each child.
"""
function link_param_at(link::Link, index)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_param_at(link, index, out))
    return own(Variable, out[])
end

"""
    link_param_path(link::Link, index)

Path of a parameter in the order of ctn_link_param_at, such as \"/l1/W\".
"""
function link_param_path(link::Link, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_link_param_path(link, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_link_param_path(link, index, text, capacity_, length_))
    return text_of(text)
end

"""
    link_param(link::Link, path::AbstractString)

The parameter at a path.
"""
function link_param(link::Link, path::AbstractString)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_param(link, path, out))
    return own(Variable, out[])
end

"""
    link_zerograds(link::Link)

Sets the gradients of all parameters that are not frozen to zeros.
"""
function link_zerograds(link::Link)
    check(R.ctn_link_zerograds(link))
    return nothing
end

"""
    link_cleargrads(link::Link)

Removes the gradients of all parameters; the next backward writes new ones.
"""
function link_cleargrads(link::Link)
    check(R.ctn_link_cleargrads(link))
    return nothing
end

"""
    link_addgrads(link::Link, source::Link)

Adds the gradients of another link. Frozen parameters are skipped.
"""
function link_addgrads(link::Link, source::Link)
    check(R.ctn_link_addgrads(link, source))
    return nothing
end

"""
    link_copyparams(link::Link, source::Link)

Copies the parameters of another link.
"""
function link_copyparams(link::Link, source::Link)
    check(R.ctn_link_copyparams(link, source))
    return nothing
end

"""
    link_share(link::Link)

A second hierarchy over the same arrays of parameters and persistent values: an update of one changes both.
The copy has no gradients, and states of recurrent links are kept with their history. The new root has no
name.
"""
function link_share(link::Link)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_share(link, out))
    return own(Link, out[])
end

"""
    link_clone(link::Link)

A copy of the hierarchy with separate arrays on the same devices: parameters, gradients, persistent values
(including statistics of batch normalization) and states of recurrent links, without their history. Values
that share an array share one in the copy. The new root has no name, and no optimizer is set up for it. User
links are copied as their callbacks define.
"""
function link_clone(link::Link)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_clone(link, out))
    return own(Link, out[])
end

"""
    link_to_device(link::Link; device::Union{AbstractString,Nothing}=nothing)

Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to a device. After a
failure the hierarchy is where it was.
"""
function link_to_device(link::Link; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_link_to_device(link, pass(device)))
    return nothing
end

"""
    caffe_function_new(path::AbstractString)

Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors name the layer and
the field that is wrong. The format before V1 is UNSUPPORTED.
"""
function caffe_function_new(path::AbstractString)
    out = Ref{Ptr{R.ctn_caffe_function}}(C_NULL)
    check(R.ctn_caffe_function_new(path, out))
    return own(CaffeFunction, out[])
end

"""
    caffe_function_new_from_memory(data, size)

Reads a network from memory; see ctn_caffe_function_new.
"""
function caffe_function_new_from_memory(data, size)
    out = Ref{Ptr{R.ctn_caffe_function}}(C_NULL)
    check(R.ctn_caffe_function_new_from_memory(data, size, out))
    return own(CaffeFunction, out[])
end

"""
    caffe_function_call(f::CaffeFunction, input_names, inputs, disable, output_names)

Computes blobs of the network from given ones. Layers run in the order of the file if their bottoms are given
or computed; a layer that writes to its own bottom replaces that blob. Layers that no output needs do not run.
While the calling thread trains (ctn_set_train), layers are in the phase TRAIN: dropout drops, and BatchNorm
uses and learns the statistics of the batch; otherwise they are in the phase TEST. It is a NOT_FOUND error if
an output cannot be computed, and the message says what was skipped and why. Errors of a layer begin with its
name and type.
"""
function caffe_function_call(f::CaffeFunction, input_names, inputs, disable, output_names)
    input_names = texts(input_names)
    inputs = handles(Variable, inputs)
    len(inputs) == len(input_names) || unequal("caffe_function_call", "inputs", len(input_names), len(inputs))
    disable = texts(disable)
    output_names = texts(output_names)
    outputs = cells(R.ctn_variable, len(output_names))
    check(R.ctn_caffe_function_call(f, pass(input_names), len(input_names), pass(inputs), pass(disable), len(disable), pass(output_names), len(output_names), outputs))
    return own_all(Variable, outputs)
end

"""
    caffe_function_fs(f::CaffeFunction)

The parameters: a chain with a child for each layer that has parameters, at the path that is the layer's name
(\"conv1\", or \"inception_3a/1x1\", which is the child 1x1 of the chain inception_3a).
ctn_caffe_function_link_path returns the path if the name cannot be one or its place is taken. Convolution and
InnerProduct are links of that kind with W and b (W is (out, in) even if the file has it transposed), Scale
has W and b, and BatchNorm has the persistent values avg_mean and avg_var, which are Caffe's sums, and
scale_factor, by which they are divided. Moving the chain to a device moves the network.
"""
function caffe_function_fs(f::CaffeFunction)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_caffe_function_fs(f, out))
    return own(Link, out[])
end

"""
    caffe_function_link_path(f::CaffeFunction, name::AbstractString)

Path of the link of a layer below ctn_caffe_function_fs. It is the layer's name, unless a part of that is
empty, \".\" or \"..\", or the place is taken by another layer. Then slashes become underscores; an empty
name, \".\" and \"..\" become \"layer\" and the number of the layer in the file, counted from 0; and if that
is taken as well, \"_\" and this number are added.
"""
function caffe_function_link_path(f::CaffeFunction, name::AbstractString)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_caffe_function_link_path(f, name, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_caffe_function_link_path(f, name, text, capacity_, length_))
    return text_of(text)
end

"""
    caffe_function_forward_count(f::Union{CaffeFunction,Nothing}=nothing)

Number of layers that can run; 0 for NULL.
"""
function caffe_function_forward_count(f::Union{CaffeFunction,Nothing}=nothing)
    return R.ctn_caffe_function_forward_count(f)
end

"""
    caffe_function_forward_name(f::CaffeFunction, index)

Name of a layer that can run, in the order in which the layers run.
"""
function caffe_function_forward_name(f::CaffeFunction, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_caffe_function_forward_name(f, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_caffe_function_forward_name(f, index, text, capacity_, length_))
    return text_of(text)
end

"""
    caffe_function_forward_type(f::CaffeFunction, index)

Type of a layer that can run, such as \"Convolution\", with its name in the current format.
"""
function caffe_function_forward_type(f::CaffeFunction, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_caffe_function_forward_type(f, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_caffe_function_forward_type(f, index, text, capacity_, length_))
    return text_of(text)
end

"""
    caffe_function_forward(f::CaffeFunction, name::AbstractString, inputs, output_count::Integer)

Runs one layer, from its bottoms to its tops, in the phase of ctn_caffe_function_call. If several layers have
the name, the first one runs.
"""
function caffe_function_forward(f::CaffeFunction, name::AbstractString, inputs, output_count::Integer)
    inputs = handles(Variable, inputs)
    outputs = cells(R.ctn_variable, output_count)
    check(R.ctn_caffe_function_forward(f, name, pass(inputs), len(inputs), outputs, output_count))
    return own_all(Variable, outputs)
end

"""
    caffe_function_ignored_count(f::Union{CaffeFunction,Nothing}=nothing)

Number of layers that are never run; 0 for NULL.
"""
function caffe_function_ignored_count(f::Union{CaffeFunction,Nothing}=nothing)
    return R.ctn_caffe_function_ignored_count(f)
end

"""
    caffe_function_ignored_name(f::CaffeFunction, index)

Name of an ignored layer, in the order of the file.
"""
function caffe_function_ignored_name(f::CaffeFunction, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_caffe_function_ignored_name(f, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_caffe_function_ignored_name(f, index, text, capacity_, length_))
    return text_of(text)
end

"""
    caffe_function_ignored_type(f::CaffeFunction, index)

Type of an ignored layer, with its name in the current format.
"""
function caffe_function_ignored_type(f::CaffeFunction, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_caffe_function_ignored_type(f, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_caffe_function_ignored_type(f, index, text, capacity_, length_))
    return text_of(text)
end

"""
    caffe_function_ignored_reason(f::CaffeFunction, index)

Reason why a layer is ignored.
"""
function caffe_function_ignored_reason(f::CaffeFunction, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_caffe_function_ignored_reason(f, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_caffe_function_ignored_reason(f, index, text, capacity_, length_))
    return text_of(text)
end

"""
    schedule_constant_new(init)

The same value at all times, for instance to follow a warm-up.
"""
function schedule_constant_new(init)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_constant_new(init, out))
    return own(Schedule, out[])
end

"""
    schedule_exponential_new(init, target, rate)

Exponential decay: init * rate ^ t.
"""
function schedule_exponential_new(init, target, rate)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_exponential_new(init, target, rate, out))
    return own(Schedule, out[])
end

"""
    schedule_step_new(init, target, step, gamma)

Decay in steps: init * gamma ^ floor(t / step).
"""
function schedule_step_new(init, target, step, gamma)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_step_new(init, target, step, gamma, out))
    return own(Schedule, out[])
end

"""
    schedule_multistep_new(init, steps, gamma)

The initial value, multiplied by gamma at given times.
"""
function schedule_multistep_new(init, steps, gamma)
    steps = integers(steps)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_multistep_new(init, pass(steps), len(steps), gamma, out))
    return own(Schedule, out[])
end

"""
    schedule_linear_new(init, target, begin_, end_)

A straight line from `init` at t = begin to `target` at t = end.
"""
function schedule_linear_new(init, target, begin_, end_)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_linear_new(init, target, begin_, end_, out))
    return own(Schedule, out[])
end

"""
    schedule_cosine_new(init, target, period, restart_factor)

Half a period of the cosine from `init` to `target`. With a restart factor above 0, the schedule then starts
again, and each period is longer by that factor; otherwise the target is kept.
"""
function schedule_cosine_new(init, target, period, restart_factor)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_cosine_new(init, target, period, restart_factor, out))
    return own(Schedule, out[])
end

"""
    schedule_polynomial_new(init, target, length, power)

Polynomial decay: init * (1 - t / length) ^ power up to t = length, then its last value.
"""
function schedule_polynomial_new(init, target, length, power)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_polynomial_new(init, target, length, power, out))
    return own(Schedule, out[])
end

"""
    schedule_inverse_new(init, target, gamma, power)

Inverse decay: init * (1 + gamma * t) ^ -power.
"""
function schedule_inverse_new(init, target, gamma, power)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_inverse_new(init, target, gamma, power, out))
    return own(Schedule, out[])
end

"""
    schedule_warmup_new(start, after::Schedule, length)

Moves in equal steps from `start` to the first value of another schedule, then follows that schedule from its
beginning.
"""
function schedule_warmup_new(start, after::Schedule, length)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_warmup_new(start, after, length, out))
    return own(Schedule, out[])
end

"""
    schedule_new(function_)

A schedule that a function computes. If the function fails, its status reaches the caller of the update
unchanged.
"""
function schedule_new(function_)
    out = Ref{Ptr{R.ctn_schedule}}(C_NULL)
    check(R.ctn_schedule_new(callback_pointer(function_, pointer_schedule_fn()), callback_data(function_), callback_end(function_), out))
    return own(Schedule, out[])
end

"""
    schedule_value(schedule::Schedule, t)

Value of a schedule.
"""
function schedule_value(schedule::Schedule, t)
    value = Ref{Float64}(0)
    check(R.ctn_schedule_value(schedule, t, value))
    return value[]
end

"""
    optimizer_setup(optimizer::Optimizer, link::Link)

Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. It is a
NOT_FOUND error if the patterns of a group match no parameter.
"""
function optimizer_setup(optimizer::Optimizer, link::Link)
    check(R.ctn_optimizer_setup(optimizer, link))
    return nothing
end

"""
    optimizer_target(optimizer::Optimizer)

The link that the optimizer was set up for; NULL, with CTN_OK, before ctn_optimizer_setup.
"""
function optimizer_target(optimizer::Optimizer)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_optimizer_target(optimizer, out))
    return own_or_nothing(Link, out[])
end

"""
    optimizer_update(optimizer::Optimizer)

Runs one update from the present gradients: first the hooks, then t grows by one, then every parameter with a
gradient is updated. If no parameter has a gradient after the hooks, because backward was forgotten or all are
frozen, it is a STATE error and nothing changes.
"""
function optimizer_update(optimizer::Optimizer)
    check(R.ctn_optimizer_update(optimizer))
    return nothing
end

"""
    optimizer_update_loss(optimizer::Optimizer, loss)

Calls the loss function, removes the gradients of the link, runs backward from the loss, and then updates like
ctn_optimizer_update. `destroy` runs before this call returns.
"""
function optimizer_update_loss(optimizer::Optimizer, loss)
    check(R.ctn_optimizer_update_loss(optimizer, callback_pointer(loss, pointer_loss_fn()), callback_data(loss), callback_end(loss)))
    return nothing
end

"""
    optimizer_t(optimizer::Union{Optimizer,Nothing}=nothing)

Number of updates so far; 0 for NULL.
"""
function optimizer_t(optimizer::Union{Optimizer,Nothing}=nothing)
    return R.ctn_optimizer_t(optimizer)
end

"""
    optimizer_epoch(optimizer::Union{Optimizer,Nothing}=nothing)

Number of epochs so far; 0 for NULL.
"""
function optimizer_epoch(optimizer::Union{Optimizer,Nothing}=nothing)
    return R.ctn_optimizer_epoch(optimizer)
end

"""
    optimizer_new_epoch(optimizer::Optimizer)

Adds 1 to the number of epochs.
"""
function optimizer_new_epoch(optimizer::Optimizer)
    check(R.ctn_optimizer_new_epoch(optimizer))
    return nothing
end

"""
    optimizer_hyperparameter(optimizer::Optimizer, name::AbstractString)

Value of a hyperparameter; if it follows a schedule, the value that the next update uses. \"lr\" of Adam and
its variants is the effective rate of the last update.
"""
function optimizer_hyperparameter(optimizer::Optimizer, name::AbstractString)
    value = Ref{Float64}(0)
    check(R.ctn_optimizer_hyperparameter(optimizer, name, value))
    return value[]
end

"""
    optimizer_set_hyperparameter(optimizer::Optimizer, name::AbstractString, value)

Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule.
"""
function optimizer_set_hyperparameter(optimizer::Optimizer, name::AbstractString, value)
    check(R.ctn_optimizer_set_hyperparameter(optimizer, name, value))
    return nothing
end

"""
    optimizer_add_hook(optimizer::Optimizer, name::AbstractString, hook)

Adds a hook; hooks run in the order of addition.
"""
function optimizer_add_hook(optimizer::Optimizer, name::AbstractString, hook)
    check(R.ctn_optimizer_add_hook(optimizer, name, callback_pointer(hook, pointer_optimizer_hook_fn()), callback_data(hook), callback_end(hook)))
    return nothing
end

"""
    optimizer_add_weight_decay(optimizer::Optimizer, rate)

Adds the hook \"WeightDecay\": g += rate * p.
"""
function optimizer_add_weight_decay(optimizer::Optimizer, rate)
    check(R.ctn_optimizer_add_weight_decay(optimizer, rate))
    return nothing
end

"""
    optimizer_add_gradient_clipping(optimizer::Optimizer, threshold)

Adds the hook \"GradientClipping\": scales all gradients by threshold / norm if their common L2 norm is larger
than the threshold.
"""
function optimizer_add_gradient_clipping(optimizer::Optimizer, threshold)
    check(R.ctn_optimizer_add_gradient_clipping(optimizer, threshold))
    return nothing
end

"""
    optimizer_remove_hook(optimizer::Optimizer, name::AbstractString)

Removes a hook.
"""
function optimizer_remove_hook(optimizer::Optimizer, name::AbstractString)
    check(R.ctn_optimizer_remove_hook(optimizer, name))
    return nothing
end

"""
    optimizer_state(optimizer::Optimizer, path::AbstractString, name::AbstractString)

A state array of a parameter.
"""
function optimizer_state(optimizer::Optimizer, path::AbstractString, name::AbstractString)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_optimizer_state(optimizer, path, name, out))
    return own(NDArray, out[])
end

"""
    optimizer_add_group(optimizer::Optimizer, name::AbstractString, patterns)

Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h). They keep the
hyperparameters and hooks of the optimizer, except those that the functions below change for the group. A
parameter that several groups match is in the one that was added last. Groups are configuration and are not
saved; ctn_checkpoint_save saves their hyperparameters.
"""
function optimizer_add_group(optimizer::Optimizer, name::AbstractString, patterns)
    patterns = texts(patterns)
    check(R.ctn_optimizer_add_group(optimizer, name, pass(patterns), len(patterns)))
    return nothing
end

"""
    optimizer_remove_group(optimizer::Optimizer, name::AbstractString)

Removes a group. Its parameters return to the group that they were in before, or to none.
"""
function optimizer_remove_group(optimizer::Optimizer, name::AbstractString)
    check(R.ctn_optimizer_remove_group(optimizer, name))
    return nothing
end

"""
    optimizer_group_count(optimizer::Union{Optimizer,Nothing}=nothing)

Number of groups; 0 for NULL.
"""
function optimizer_group_count(optimizer::Union{Optimizer,Nothing}=nothing)
    return R.ctn_optimizer_group_count(optimizer)
end

"""
    optimizer_group_name(optimizer::Optimizer, index)

Name of a group in the order of addition.
"""
function optimizer_group_name(optimizer::Optimizer, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_optimizer_group_name(optimizer, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_optimizer_group_name(optimizer, index, text, capacity_, length_))
    return text_of(text)
end

"""
    optimizer_group_of(optimizer::Optimizer, path::AbstractString)

Name of the group that a parameter is in; an empty string if it is in none.
"""
function optimizer_group_of(optimizer::Optimizer, path::AbstractString)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_optimizer_group_of(optimizer, path, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_optimizer_group_of(optimizer, path, text, capacity_, length_))
    return text_of(text)
end

"""
    optimizer_group_hyperparameter(optimizer::Optimizer, group::AbstractString, name::AbstractString)

A hyperparameter as the next update uses it for a group.
"""
function optimizer_group_hyperparameter(optimizer::Optimizer, group::AbstractString, name::AbstractString)
    value = Ref{Float64}(0)
    check(R.ctn_optimizer_group_hyperparameter(optimizer, group, name, value))
    return value[]
end

"""
    optimizer_group_set_hyperparameter(optimizer::Optimizer, group::AbstractString, name::AbstractString, value)

Gives a group its own value of a hyperparameter. It is a STATE error if the hyperparameter follows a schedule
of the group.
"""
function optimizer_group_set_hyperparameter(optimizer::Optimizer, group::AbstractString, name::AbstractString, value)
    check(R.ctn_optimizer_group_set_hyperparameter(optimizer, group, name, value))
    return nothing
end

"""
    optimizer_group_set_schedule(optimizer::Optimizer, group::AbstractString, name::AbstractString, by_epoch; schedule::Union{Schedule,Nothing}=nothing)

Lets a hyperparameter of a group follow a schedule of its own.
"""
function optimizer_group_set_schedule(optimizer::Optimizer, group::AbstractString, name::AbstractString, by_epoch; schedule::Union{Schedule,Nothing}=nothing)
    check(R.ctn_optimizer_group_set_schedule(optimizer, group, name, schedule, by_epoch))
    return nothing
end

"""
    optimizer_group_set_hook(optimizer::Optimizer, group::AbstractString, hook::AbstractString, enabled)

Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise) acts on the
parameters of a group, as it does initially. GradientClipping computes the norm of the gradients that it acts
on.
"""
function optimizer_group_set_hook(optimizer::Optimizer, group::AbstractString, hook::AbstractString, enabled)
    check(R.ctn_optimizer_group_set_hook(optimizer, group, hook, enabled))
    return nothing
end

"""
    optimizer_sgd_new(; lr=0.01)

Stochastic gradient descent: p -= lr * g. No states.
"""
function optimizer_sgd_new(; lr=0.01)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_sgd_new(lr, out))
    return own(Optimizer, out[])
end

"""
    optimizer_momentum_sgd_new(; lr=0.01, momentum=0.9)

Stochastic gradient descent with momentum: v = momentum * v - lr * g; p += v. The state is v.
"""
function optimizer_momentum_sgd_new(; lr=0.01, momentum=0.9)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_momentum_sgd_new(lr, momentum, out))
    return own(Optimizer, out[])
end

"""
    optimizer_nesterov_ag_new(; lr=0.01, momentum=0.9)

Nesterov's accelerated gradient: v = momentum * v - lr * g; p += momentum^2 * v - (1 + momentum) * lr * g. The
state is v.
"""
function optimizer_nesterov_ag_new(; lr=0.01, momentum=0.9)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_nesterov_ag_new(lr, momentum, out))
    return own(Optimizer, out[])
end

"""
    optimizer_adagrad_new(; lr=0.001, eps=1e-8)

AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). The state is h.
"""
function optimizer_adagrad_new(; lr=0.001, eps=1e-8)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_adagrad_new(lr, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_adadelta_new(; rho=0.95, eps=1e-6)

AdaDelta (Zeiler). The states are msg and msdx.
"""
function optimizer_adadelta_new(; rho=0.95, eps=1e-6)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_adadelta_new(rho, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_adam_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8)

Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate * p), where lr is alpha with
the correction of both moments. Further hyperparameters are eta (1) and weight_decay_rate (0). The states are
m and v.
"""
function optimizer_adam_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_adam_new(alpha, beta1, beta2, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_adamw_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay_rate=0.01)

AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v, and with the
separate step p -= alpha * weight_decay_rate * p. The states are m and v.
"""
function optimizer_adamw_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay_rate=0.01)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate, out))
    return own(Optimizer, out[])
end

"""
    optimizer_amsgrad_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8)

AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so far. A further
hyperparameter is weight_decay_rate (0). The states are m, v and vhat.
"""
function optimizer_amsgrad_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_amsgrad_new(alpha, beta1, beta2, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_radam_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8)

Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A further
hyperparameter is weight_decay_rate (0), with the separate step p -= alpha * weight_decay_rate * p. The states
are m and v.
"""
function optimizer_radam_new(; alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_radam_new(alpha, beta1, beta2, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_rmsprop_new(; lr=0.01, alpha=0.99, eps=1e-8)

RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms) + eps). The state is ms.
"""
function optimizer_rmsprop_new(; lr=0.01, alpha=0.99, eps=1e-8)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_rmsprop_new(lr, alpha, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_rmsprop_graves_new(; lr=0.0001, alpha=0.95, momentum=0.9, eps=0.0001)

RMSprop (Graves). The states are n, g and delta.
"""
function optimizer_rmsprop_graves_new(; lr=0.0001, alpha=0.95, momentum=0.9, eps=0.0001)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_rmsprop_graves_new(lr, alpha, momentum, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_smorms3_new(; lr=0.001, eps=1e-16)

SMORMS3 (Funk). The states are mem (initially ones), g and g2.
"""
function optimizer_smorms3_new(; lr=0.001, eps=1e-16)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_smorms3_new(lr, eps, out))
    return own(Optimizer, out[])
end

"""
    optimizer_lion_new(; lr=0.0001, beta1=0.9, beta2=0.99, weight_decay_rate=0)

Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) + weight_decay_rate * p); m = beta2 * m +
(1 - beta2) * g. The state is m.
"""
function optimizer_lion_new(; lr=0.0001, beta1=0.9, beta2=0.99, weight_decay_rate=0)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_lion_new(lr, beta1, beta2, weight_decay_rate, out))
    return own(Optimizer, out[])
end

"""
    optimizer_lamb_new(; lr=0.001, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay_rate=0)

LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate * p with both moments corrected; p -= lr *
(|p| / |u|) * u. The norms are those of the whole parameter, and the quotient is 1 if one of them is 0. The
states are m and v.
"""
function optimizer_lamb_new(; lr=0.001, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay_rate=0)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate, out))
    return own(Optimizer, out[])
end

"""
    optimizer_new(; name=nothing, init_state=nothing, update_one=nothing, update=nothing)

An optimizer of callbacks. destroy runs exactly once: when the last reference is released, or when this call
fails.
"""
function optimizer_new(; name=nothing, init_state=nothing, update_one=nothing, update=nothing)
    name_ = name === nothing ? nothing : String(name)
    user_data_ = hold((init_state=init_state, update_one=update_one, update=update,))
    table_ = Ref(R.ctn_optimizer_callbacks(
        sizeof(R.ctn_optimizer_callbacks),
        name_ === nothing ? Cstring(C_NULL) : Cstring(pointer(name_)),
        init_state === nothing ? C_NULL : pointer_optimizer_callbacks_init_state(),
        update_one === nothing ? C_NULL : pointer_optimizer_callbacks_update_one(),
        update === nothing ? C_NULL : pointer_optimizer_callbacks_update(),
        DESTROY(),
    ))
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    status_ = GC.@preserve name_ R.ctn_optimizer_new(table_, user_data_, out)
    check(status_)
    return own(Optimizer, out[])
end

"""
    optimizer_add_state(optimizer::Optimizer, path::AbstractString, name::AbstractString, value)

Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of callbacks.
"""
function optimizer_add_state(optimizer::Optimizer, path::AbstractString, name::AbstractString, value)
    value = as_array(value)
    check(R.ctn_optimizer_add_state(optimizer, path, name, value))
    return nothing
end

"""
    optimizer_add_hyperparameter(optimizer::Optimizer, name::AbstractString, value)

Adds a hyperparameter to an optimizer of callbacks.
"""
function optimizer_add_hyperparameter(optimizer::Optimizer, name::AbstractString, value)
    check(R.ctn_optimizer_add_hyperparameter(optimizer, name, value))
    return nothing
end

"""
    optimizer_prepare(optimizer::Optimizer)

Makes the states of parameters that were added since setup, and moves states to the devices of their
parameters. Every update does this automatically.
"""
function optimizer_prepare(optimizer::Optimizer)
    check(R.ctn_optimizer_prepare(optimizer))
    return nothing
end

"""
    optimizer_init_state(optimizer::Optimizer, path::AbstractString)

Resets the states of a parameter to their initial values, on its device.
"""
function optimizer_init_state(optimizer::Optimizer, path::AbstractString)
    check(R.ctn_optimizer_init_state(optimizer, path))
    return nothing
end

"""
    optimizer_update_one(optimizer::Optimizer, path::AbstractString)

Updates one parameter from its gradient and states at the present t, without hooks. A parameter without a
gradient does not change. A manual update is ctn_optimizer_call_hooks, ctn_optimizer_set_t with t + 1, and
then this function for every parameter.
"""
function optimizer_update_one(optimizer::Optimizer, path::AbstractString)
    check(R.ctn_optimizer_update_one(optimizer, path))
    return nothing
end

"""
    optimizer_state_count(optimizer::Optimizer, path::AbstractString)

Number of states of a parameter.
"""
function optimizer_state_count(optimizer::Optimizer, path::AbstractString)
    count = Ref{Csize_t}(0)
    check(R.ctn_optimizer_state_count(optimizer, path, count))
    return count[]
end

"""
    optimizer_state_name(optimizer::Optimizer, path::AbstractString, index)

Name of a state of a parameter.
"""
function optimizer_state_name(optimizer::Optimizer, path::AbstractString, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_optimizer_state_name(optimizer, path, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_optimizer_state_name(optimizer, path, index, text, capacity_, length_))
    return text_of(text)
end

"""
    optimizer_set_t(optimizer::Optimizer, t)

Sets the number of updates so far, to continue a training.
"""
function optimizer_set_t(optimizer::Optimizer, t)
    check(R.ctn_optimizer_set_t(optimizer, t))
    return nothing
end

"""
    optimizer_set_epoch(optimizer::Optimizer, epoch)

Sets the number of epochs so far, to continue a training.
"""
function optimizer_set_epoch(optimizer::Optimizer, epoch)
    check(R.ctn_optimizer_set_epoch(optimizer, epoch))
    return nothing
end

"""
    optimizer_name(optimizer::Union{Optimizer,Nothing}=nothing)

Name of the rule, such as \"Adam\". It lives as long as the optimizer; NULL for NULL.
"""
function optimizer_name(optimizer::Union{Optimizer,Nothing}=nothing)
    return string_of(R.ctn_optimizer_name(optimizer))
end

"""
    optimizer_hyperparameter_count(optimizer::Union{Optimizer,Nothing}=nothing)

Number of hyperparameters; 0 for NULL.
"""
function optimizer_hyperparameter_count(optimizer::Union{Optimizer,Nothing}=nothing)
    return R.ctn_optimizer_hyperparameter_count(optimizer)
end

"""
    optimizer_hyperparameter_name(optimizer::Optimizer, index)

Name of a hyperparameter.
"""
function optimizer_hyperparameter_name(optimizer::Optimizer, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_optimizer_hyperparameter_name(optimizer, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_optimizer_hyperparameter_name(optimizer, index, text, capacity_, length_))
    return text_of(text)
end

"""
    optimizer_set_schedule(optimizer::Optimizer, name::AbstractString, by_epoch; schedule::Union{Schedule,Nothing}=nothing)

Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the number of updates,
or epochs, before the update; a value outside of the range of the hyperparameter is a STATE error of the
update.
"""
function optimizer_set_schedule(optimizer::Optimizer, name::AbstractString, by_epoch; schedule::Union{Schedule,Nothing}=nothing)
    check(R.ctn_optimizer_set_schedule(optimizer, name, schedule, by_epoch))
    return nothing
end

"""
    optimizer_call_hooks(optimizer::Optimizer)

Runs all hooks, as an update does before it changes the parameters.
"""
function optimizer_call_hooks(optimizer::Optimizer)
    check(R.ctn_optimizer_call_hooks(optimizer))
    return nothing
end

"""
    optimizer_hook_count(optimizer::Union{Optimizer,Nothing}=nothing)

Number of hooks; 0 for NULL.
"""
function optimizer_hook_count(optimizer::Union{Optimizer,Nothing}=nothing)
    return R.ctn_optimizer_hook_count(optimizer)
end

"""
    optimizer_hook_name(optimizer::Optimizer, index)

Name of a hook in the order of addition.
"""
function optimizer_hook_name(optimizer::Optimizer, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_optimizer_hook_name(optimizer, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_optimizer_hook_name(optimizer, index, text, capacity_, length_))
    return text_of(text)
end

"""
    optimizer_add_lasso(optimizer::Optimizer, rate)

Adds the hook \"Lasso\": g += rate * sign(p).
"""
function optimizer_add_lasso(optimizer::Optimizer, rate)
    check(R.ctn_optimizer_add_lasso(optimizer, rate))
    return nothing
end

"""
    optimizer_add_gradient_noise(optimizer::Optimizer, eta)

Adds the hook \"GradientNoise\" (Neelakantan and others): adds normal noise of variance eta / (1 + t)^0.55
from the global generator of each gradient's device.
"""
function optimizer_add_gradient_noise(optimizer::Optimizer, eta)
    check(R.ctn_optimizer_add_gradient_noise(optimizer, eta))
    return nothing
end

"""
    functionset_new()

An empty function set.
"""
function functionset_new()
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_functionset_new(out))
    return own(Link, out[])
end

"""
    functionset_parameters(set::Link, count::Integer)

The arrays of all parameters in the order of ctn_link_param_at.
"""
function functionset_parameters(set::Link, count::Integer)
    parameters = cells(R.ctn_array, count)
    check(R.ctn_functionset_parameters(set, parameters, count))
    return own_all(NDArray, parameters)
end

"""
    functionset_gradients(set::Link, count::Integer)

The gradients of all parameters in the order of ctn_link_param_at.
"""
function functionset_gradients(set::Link, count::Integer)
    gradients = cells(R.ctn_array, count)
    check(R.ctn_functionset_gradients(set, gradients, count))
    return own_all(NDArray, gradients)
end

"""
    functionset_collect_parameters(set::Link, count::Integer)

The arrays and the gradients of all parameters in the order of ctn_link_param_at.
"""
function functionset_collect_parameters(set::Link, count::Integer)
    parameters = cells(R.ctn_array, count)
    gradients = cells(R.ctn_array, count)
    check(R.ctn_functionset_collect_parameters(set, parameters, count, gradients))
    return own_all(NDArray, parameters), own_all(NDArray, gradients)
end

"""
    functionset_copy_parameters_from(set::Link, parameters)

Copies arrays into the parameters, from any device and between dtypes of one kind.
"""
function functionset_copy_parameters_from(set::Link, parameters)
    parameters = handles(NDArray, parameters)
    check(R.ctn_functionset_copy_parameters_from(set, pass(parameters), len(parameters)))
    return nothing
end

"""
    optimizer_setup_params(optimizer::Optimizer, params, grads)

The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link. Updates and hooks
change parameters and gradients in place; the paths of the parameters are \"/0\", \"/1\" and so on.
"""
function optimizer_setup_params(optimizer::Optimizer, params, grads)
    params = handles(NDArray, params)
    grads = handles(NDArray, grads)
    check(R.ctn_optimizer_setup_params(optimizer, pass(params), len(params), pass(grads), len(grads)))
    return nothing
end

"""
    optimizer_accumulate_grads(optimizer::Optimizer, grads)

Adds arrays, from any device, to the gradients of the parameters; see ctn_link_addgrads.
"""
function optimizer_accumulate_grads(optimizer::Optimizer, grads)
    grads = handles(NDArray, grads)
    check(R.ctn_optimizer_accumulate_grads(optimizer, pass(grads), len(grads)))
    return nothing
end

"""
    optimizer_compute_grads_norm(optimizer::Optimizer)

The L2 norm of all gradients together. Waits for the devices.
"""
function optimizer_compute_grads_norm(optimizer::Optimizer)
    norm = Ref{Float64}(0)
    check(R.ctn_optimizer_compute_grads_norm(optimizer, norm))
    return norm[]
end

"""
    optimizer_clip_grads(optimizer::Optimizer, maxnorm)

Does once what the hook of ctn_optimizer_add_gradient_clipping does.
"""
function optimizer_clip_grads(optimizer::Optimizer, maxnorm)
    check(R.ctn_optimizer_clip_grads(optimizer, maxnorm))
    return nothing
end

"""
    optimizer_weight_decay(optimizer::Optimizer, decay)

Does once what the hook of ctn_optimizer_add_weight_decay does.
"""
function optimizer_weight_decay(optimizer::Optimizer, decay)
    check(R.ctn_optimizer_weight_decay(optimizer, decay))
    return nothing
end

"""
    optimizer_zero_grads(optimizer::Optimizer)

Sets all gradients to zeros; see ctn_link_zerograds.
"""
function optimizer_zero_grads(optimizer::Optimizer)
    check(R.ctn_optimizer_zero_grads(optimizer))
    return nothing
end

"""
    link_parameter_new(array)

A link with the only parameter W, on the array's device. Called without inputs it returns
ctn_link_parameter_value with the flag OFF.
"""
function link_parameter_new(array)
    array = as_array(array)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_parameter_new(array, out))
    return own(Link, out[])
end

"""
    link_parameter_value(parameter::Link, volatile_flag)

A new variable with the value of the parameter W; its gradient reaches W unless the flag is ON.
"""
function link_parameter_value(parameter::Link, volatile_flag)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_parameter_value(parameter, enum(:volatile, volatile_flag), out))
    return own(Variable, out[])
end

"""
    build_computational_graph(variables, functions)

Draws everything that is reached backward from variables and functions: their creators, the inputs of those,
and so on, until a variable has no creator. Numbers of nodes grow from inputs to outputs.
"""
function build_computational_graph(variables, functions)
    variables = handles(Variable, variables)
    functions = handles(FunctionNode, functions)
    out = Ref{Ptr{R.ctn_computational_graph}}(C_NULL)
    check(R.ctn_build_computational_graph(pass(variables), len(variables), pass(functions), len(functions), out))
    return own(ComputationalGraph, out[])
end

"""
    computational_graph_dump(graph::ComputationalGraph, format)

The drawing as text.
"""
function computational_graph_dump(graph::ComputationalGraph, format)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_computational_graph_dump(graph, enum(:graph_format, format), text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_computational_graph_dump(graph, enum(:graph_format, format), text, capacity_, length_))
    return text_of(text)
end

"""
    computational_graph_save(graph::ComputationalGraph, path::AbstractString, format)

Writes the text of ctn_computational_graph_dump to a file, in one step.
"""
function computational_graph_save(graph::ComputationalGraph, path::AbstractString, format)
    check(R.ctn_computational_graph_save(graph, path, enum(:graph_format, format)))
    return nothing
end

"""
    computational_graph_set_variable_style(graph::ComputationalGraph, attribute::AbstractString; value::Union{AbstractString,Nothing}=nothing)

Sets an attribute of the variables of the DOT text. \"shape\" is \"oval\" by default.
"""
function computational_graph_set_variable_style(graph::ComputationalGraph, attribute::AbstractString; value::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_computational_graph_set_variable_style(graph, attribute, pass(value)))
    return nothing
end

"""
    computational_graph_set_function_style(graph::ComputationalGraph, attribute::AbstractString; value::Union{AbstractString,Nothing}=nothing)

Sets an attribute of the functions of the DOT text. \"shape\" is \"box\" by default.
"""
function computational_graph_set_function_style(graph::ComputationalGraph, attribute::AbstractString; value::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_computational_graph_set_function_style(graph, attribute, pass(value)))
    return nothing
end

"""
    computational_graph_set_rankdir(graph::ComputationalGraph, rankdir)

Sets the direction of the DOT drawing. Initially Graphviz chooses it.
"""
function computational_graph_set_rankdir(graph::ComputationalGraph, rankdir)
    check(R.ctn_computational_graph_set_rankdir(graph, enum(:graph_direction, rankdir)))
    return nothing
end

"""
    computational_graph_set_show_names(graph::ComputationalGraph, show)

Sets whether the DOT labels of variables begin with their names. Initially they do not, as in the reference.
"""
function computational_graph_set_show_names(graph::ComputationalGraph, show)
    check(R.ctn_computational_graph_set_show_names(graph, show))
    return nothing
end

"""
    computational_graph_node_count(graph::Union{ComputationalGraph,Nothing}=nothing)

Number of nodes; 0 for NULL.
"""
function computational_graph_node_count(graph::Union{ComputationalGraph,Nothing}=nothing)
    return R.ctn_computational_graph_node_count(graph)
end

"""
    computational_graph_edge_count(graph::Union{ComputationalGraph,Nothing}=nothing)

Number of edges; 0 for NULL.
"""
function computational_graph_edge_count(graph::Union{ComputationalGraph,Nothing}=nothing)
    return R.ctn_computational_graph_edge_count(graph)
end

"""
    transform_scale_new(factor)

Multiplies all elements by a number. Integers become float32.
"""
function transform_scale_new(factor)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_scale_new(factor, out))
    return own(Transform, out[])
end

"""
    transform_normalize_new(mean, deviation)

Normalizes channels: (x - mean) / deviation. Integers become float32.
"""
function transform_normalize_new(mean, deviation)
    mean = reals(mean)
    deviation = reals(deviation)
    len(deviation) == len(mean) || unequal("transform_normalize_new", "deviation", len(mean), len(deviation))
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_normalize_new(pass(mean), len(mean), pass(deviation), out))
    return own(Transform, out[])
end

"""
    transform_random_crop_new(height, width)

A window at a random place, each with the same probability.
"""
function transform_random_crop_new(height, width)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_random_crop_new(height, width, out))
    return own(Transform, out[])
end

"""
    transform_center_crop_new(height, width)

The window in the middle.
"""
function transform_center_crop_new(height, width)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_center_crop_new(height, width, out))
    return own(Transform, out[])
end

"""
    transform_resize_new(height, width)

Resizes by bilinear interpolation between the centers of pixels. Each pixel of a smaller image is the average
of all that it covers. Results of integer dtypes are rounded. Needs arrays on the CPU.
"""
function transform_resize_new(height, width)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_resize_new(height, width, out))
    return own(Transform, out[])
end

"""
    transform_random_flip_new(axis, probability)

Reverses an axis with a probability.
"""
function transform_random_flip_new(axis, probability)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_random_flip_new(axis, probability, out))
    return own(Transform, out[])
end

"""
    transform_pad_new(rows, columns, value)

Adds rows and columns of one value on all sides.
"""
function transform_pad_new(rows, columns, value)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_pad_new(rows, columns, value, out))
    return own(Transform, out[])
end

"""
    transform_astype_new(dtype)

Converts to an element type.
"""
function transform_astype_new(dtype)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_astype_new(dtype_code(dtype), out))
    return own(Transform, out[])
end

"""
    transform_one_hot_new(class_count, dtype)

Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis.
"""
function transform_one_hot_new(class_count, dtype)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_one_hot_new(class_count, dtype_code(dtype), out))
    return own(Transform, out[])
end

"""
    transform_chain_new(transforms)

Several transforms, one after the other.
"""
function transform_chain_new(transforms)
    transforms = handles(Transform, transforms)
    out = Ref{Ptr{R.ctn_transform}}(C_NULL)
    check(R.ctn_transform_chain_new(pass(transforms), len(transforms), out))
    return own(Transform, out[])
end

"""
    transform_apply(transform::Transform, x, seed, epoch, index)

Applies a transform to an array.
"""
function transform_apply(transform::Transform, x, seed, epoch, index)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_transform_apply(transform, x, seed, epoch, index, out))
    return own(NDArray, out[])
end

"""
    dataset_tuple_new(arrays)

Examples along the first axis of arrays: part k of example i is row i of array k. The arrays are not copied,
and their examples are views.
"""
function dataset_tuple_new(arrays)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_tuple_new(pass(arrays), len(arrays), out))
    return own(Dataset, out[])
end

"""
    dataset_new(size, part_count, example, concurrent)

A dataset whose examples a callback makes. Iterators with threads call it in these. If it fails, its status
and its message reach the caller unchanged. destroy runs exactly once: when the last reference is released, or
when this call fails.
"""
function dataset_new(size, part_count, example, concurrent)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_new(size, part_count, callback_pointer(example, pointer_dataset_example_fn()), callback_data(example), callback_end(example), concurrent, out))
    return bound(own(Dataset, out[]))
end

"""
    dataset_map_new(dataset::Dataset, part_count, map, concurrent)

A dataset whose examples a callback makes of those of another one, chainer.datasets.TransformDataset. The same
rules hold as for ctn_dataset_new.
"""
function dataset_map_new(dataset::Dataset, part_count, map, concurrent)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_map_new(dataset, part_count, callback_pointer(map, pointer_dataset_map_fn()), callback_data(map), callback_end(map), concurrent, out))
    return bound(own(Dataset, out[]))
end

"""
    dataset_bind_thread(dataset::Dataset)

Lets only the present thread run the callback of a dataset, for languages whose code cannot run on threads of
the library. On other threads, such as those of ctn_iterator_multithread_new, examples are a STATE error.
"""
function dataset_bind_thread(dataset::Dataset)
    check(R.ctn_dataset_bind_thread(dataset))
    return nothing
end

"""
    dataset_transform_new(dataset::Dataset, transform::Transform, part, seed)

A dataset in which a transform is applied to one part of every example. A random transform depends only on the
seed, the epoch and the number of the example: it does the same in any thread and after a resume, and two
parts that are transformed with the same seed, such as an image and its mask, stay together.
"""
function dataset_transform_new(dataset::Dataset, transform::Transform, part, seed)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_transform_new(dataset, transform, part, seed, out))
    return own(Dataset, out[])
end

"""
    dataset_sub_new(dataset::Dataset, start, finish; order=nothing)

A range of the examples of another dataset, chainer.datasets.SubDataset.
"""
function dataset_sub_new(dataset::Dataset, start, finish; order=nothing)
    order = integers(order)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_sub_new(dataset, start, finish, pass(order), len(order), out))
    return own(Dataset, out[])
end

"""
    dataset_concatenated_new(datasets)

The examples of several datasets, one dataset after another, chainer.datasets.ConcatenatedDataset.
"""
function dataset_concatenated_new(datasets)
    datasets = handles(Dataset, datasets)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_concatenated_new(pass(datasets), len(datasets), out))
    return own(Dataset, out[])
end

"""
    dataset_split(dataset::Dataset, split_at; order=nothing)

Splits a dataset in two, chainer.datasets.split_dataset.
"""
function dataset_split(dataset::Dataset, split_at; order=nothing)
    order = integers(order)
    first = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    second = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_split(dataset, split_at, pass(order), len(order), first, second))
    return own(Dataset, first[]), own(Dataset, second[])
end

"""
    dataset_split_random(dataset::Dataset, first_size, seed)

Splits the examples at random, chainer.datasets.split_dataset_random.
"""
function dataset_split_random(dataset::Dataset, first_size, seed)
    first = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    second = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_split_random(dataset, first_size, seed, first, second))
    return own(Dataset, first[]), own(Dataset, second[])
end

"""
    dataset_fold(dataset::Dataset, fold_count, fold; order=nothing)

The training and test data of one fold of a cross-validation, in which each example is once among the test
data; see chainer.datasets.get_cross_validation_datasets. The first folds have one more example for testing if
the number of examples is not divisible.
"""
function dataset_fold(dataset::Dataset, fold_count, fold; order=nothing)
    order = integers(order)
    train = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    test = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_fold(dataset, fold_count, fold, pass(order), len(order), train, test))
    return own(Dataset, train[]), own(Dataset, test[])
end

"""
    dataset_size(dataset::Union{Dataset,Nothing}=nothing)

Number of examples; 0 for NULL.
"""
function dataset_size(dataset::Union{Dataset,Nothing}=nothing)
    return R.ctn_dataset_size(dataset)
end

"""
    dataset_part_count(dataset::Union{Dataset,Nothing}=nothing)

Number of arrays of an example; 0 for NULL.
"""
function dataset_part_count(dataset::Union{Dataset,Nothing}=nothing)
    return R.ctn_dataset_part_count(dataset)
end

"""
    dataset_example(dataset::Dataset, index, epoch, part_count::Integer)

One example.
"""
function dataset_example(dataset::Dataset, index, epoch, part_count::Integer)
    parts = cells(R.ctn_array, part_count)
    check(R.ctn_dataset_example(dataset, index, epoch, parts, part_count))
    return own_all(NDArray, parts)
end

"""
    dataset_batch(dataset::Dataset, indices, epoch, part_count::Integer)

A batch of examples, whose shapes must be equal.
"""
function dataset_batch(dataset::Dataset, indices, epoch, part_count::Integer)
    indices = integers(indices)
    parts = cells(R.ctn_array, part_count)
    check(R.ctn_dataset_batch(dataset, pass(indices), len(indices), epoch, parts, part_count))
    return own_all(NDArray, parts)
end

"""
    dataset_vocabulary_size(dataset::Union{Dataset,Nothing}=nothing)

Number of texts that numbers in the examples stand for: the characters or words of a text, or the names of
classes. 0 for datasets without them.
"""
function dataset_vocabulary_size(dataset::Union{Dataset,Nothing}=nothing)
    return R.ctn_dataset_vocabulary_size(dataset)
end

"""
    dataset_token(dataset::Dataset, id)

The text that a number stands for.
"""
function dataset_token(dataset::Dataset, id)
    length_ = Ref{Csize_t}(0)
    capacity_, token = 0, C_NULL
    check(R.ctn_dataset_token(dataset, id, token, capacity_, length_))
    capacity_ = length_[] + 1
    token = Vector{UInt8}(undef, capacity_)
    check(R.ctn_dataset_token(dataset, id, token, capacity_, length_))
    return text_of(token)
end

"""
    dataset_token_id(dataset::Dataset, token::AbstractString)

The number of a text.
"""
function dataset_token_id(dataset::Dataset, token::AbstractString)
    id = Ref{Int64}(0)
    check(R.ctn_dataset_token_id(dataset, token, id))
    return id[]
end

"""
    concat_examples(arrays, pads, padding)

Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may differ in their
lengths: each is followed by padding up to the largest length along each axis.
"""
function concat_examples(arrays, pads, padding)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_concat_examples(pass(arrays), len(arrays), pads, padding, out))
    return own(NDArray, out[])
end

"""
    array_load_idx(path::AbstractString)

Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the file: uint8, int8,
int16, int32, float32 or float64.
"""
function array_load_idx(path::AbstractString)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_load_idx(path, out))
    return own(NDArray, out[])
end

"""
    array_load_csv(path::AbstractString, dtype, delimiter::AbstractString, header_lines; columns=nothing)

Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines end with LF or
CRLF, fields may be in double quotes, spaces around numbers are ignored, and all rows must have as many fields
as the first one. Integers must fit in the dtype.
"""
function array_load_csv(path::AbstractString, dtype, delimiter::AbstractString, header_lines; columns=nothing)
    columns = integers(columns)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_load_csv(path, dtype_code(dtype), delimiter, header_lines, pass(columns), len(columns), out))
    return own(NDArray, out[])
end

"""
    dataset_mnist_new(training, ndim, channels, scale, dtype; folder::Union{AbstractString,Nothing}=nothing, label_dtype=nothing)

The handwritten digits of MNIST, or other files of its names and shapes: train-images-idx3-ubyte and
train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or with the suffix .gz. An example
is an image and, unless they are left out, its label. Nothing is downloaded.
"""
function dataset_mnist_new(training, ndim, channels, scale, dtype; folder::Union{AbstractString,Nothing}=nothing, label_dtype=nothing)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_mnist_new(pass(folder), training, ndim, channels, scale, dtype_code(dtype), dtype_code(label_dtype), out))
    return own(Dataset, out[])
end

"""
    dataset_text_lines_new(path::AbstractString, unit, vocabulary_of::Union{Dataset,Nothing}=nothing)

The lines of a text in UTF-8. An example is one int32 array of numbers of characters or words, without the end
of the line. Lines differ in length; see ctn_iterator_set_padding.
"""
function dataset_text_lines_new(path::AbstractString, unit, vocabulary_of::Union{Dataset,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_text_lines_new(path, enum(:text_unit, unit), vocabulary_of, out))
    return own(Dataset, out[])
end

"""
    dataset_text_new(path::AbstractString, unit, length, stride, vocabulary_of::Union{Dataset,Nothing}=nothing)

Windows of a text in UTF-8, for language models. An example has two int32 arrays (length): the numbers of
characters or words from i * stride on, and the same from one later on. For words, each line is followed by
the word \"<eos>\".
"""
function dataset_text_new(path::AbstractString, unit, length, stride, vocabulary_of::Union{Dataset,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_text_new(path, enum(:text_unit, unit), length, stride, vocabulary_of, out))
    return own(Dataset, out[])
end

"""
    array_load_image(path::AbstractString, color, dtype)

Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device.
"""
function array_load_image(path::AbstractString, color, dtype)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_load_image(path, enum(:image_color, color), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    dataset_images_new(paths, color, dtype; root::Union{AbstractString,Nothing}=nothing)

Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows, columns).
"""
function dataset_images_new(paths, color, dtype; root::Union{AbstractString,Nothing}=nothing)
    paths = texts(paths)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_images_new(pass(paths), len(paths), pass(root), enum(:image_color, color), dtype_code(dtype), out))
    return own(Dataset, out[])
end

"""
    dataset_labeled_images_new(paths, labels, color, dtype, label_dtype; root::Union{AbstractString,Nothing}=nothing)

Image files with labels, chainer.datasets.LabeledImageDataset. An example is an array (channels, rows,
columns) and a label.
"""
function dataset_labeled_images_new(paths, labels, color, dtype, label_dtype; root::Union{AbstractString,Nothing}=nothing)
    paths = texts(paths)
    labels = integers(labels)
    len(labels) == len(paths) || unequal("dataset_labeled_images_new", "labels", len(paths), len(labels))
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_labeled_images_new(pass(paths), len(paths), pass(labels), pass(root), enum(:image_color, color), dtype_code(dtype), dtype_code(label_dtype), out))
    return own(Dataset, out[])
end

"""
    dataset_image_list_new(path::AbstractString, color, dtype, label_dtype; root::Union{AbstractString,Nothing}=nothing)

The image files of a list, with labels. A line of the list has a path, spaces, and a label, a decimal integer;
empty lines are ignored.
"""
function dataset_image_list_new(path::AbstractString, color, dtype, label_dtype; root::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_image_list_new(path, pass(root), enum(:image_color, color), dtype_code(dtype), dtype_code(label_dtype), out))
    return own(Dataset, out[])
end

"""
    dataset_image_folder_new(folder::AbstractString, color, dtype)

The files in a folder whose names end with .jpg, .jpeg or .png, in the order of their names. An example is one
array (channels, rows, columns).
"""
function dataset_image_folder_new(folder::AbstractString, color, dtype)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_image_folder_new(folder, enum(:image_color, color), dtype_code(dtype), out))
    return own(Dataset, out[])
end

"""
    dataset_image_classes_new(folder::AbstractString, color, dtype, label_dtype)

The image files in the folders of a folder, one for each class. The label of an image is the number of its
folder in the order of their names, which are the vocabulary of the dataset.
"""
function dataset_image_classes_new(folder::AbstractString, color, dtype, label_dtype)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_dataset_image_classes_new(folder, enum(:image_color, color), dtype_code(dtype), dtype_code(label_dtype), out))
    return own(Dataset, out[])
end

"""
    device_set_current(device::AbstractString)

Sets the device on which the calling thread creates arrays.
"""
function device_set_current(device::AbstractString)
    check(R.ctn_device_set_current(device))
    return nothing
end

"""
    device_current()

Name of the current device of the calling thread.
"""
function device_current()
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_device_current(name, capacity_, length_))
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_device_current(name, capacity_, length_))
    return text_of(name)
end

"""
    device_is_available(; device::Union{AbstractString,Nothing}=nothing)

Whether a device can be used on this machine; 0 for NULL and for a string that does not name a device.
"""
function device_is_available(; device::Union{AbstractString,Nothing}=nothing)
    return R.ctn_device_is_available(pass(device)) != 0
end

"""
    device_synchronize(; device::Union{AbstractString,Nothing}=nothing)

Waits until all work of a device is finished.
"""
function device_synchronize(; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_device_synchronize(pass(device)))
    return nothing
end

"""
    memory_get_statistics(statistics; device::Union{AbstractString,Nothing}=nothing)

Counters of the memory pool of a device.
"""
function memory_get_statistics(statistics; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_memory_get_statistics(pass(device), statistics))
    return nothing
end

"""
    memory_set_limit(bytes; device::Union{AbstractString,Nothing}=nothing)

Sets an upper bound for the memory that the pool of a device holds, used and cached together. Existing arrays
are not affected.
"""
function memory_set_limit(bytes; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_memory_set_limit(pass(device), bytes))
    return nothing
end

"""
    memory_trim(; device::Union{AbstractString,Nothing}=nothing)

Returns all cached memory of the pool of a device to the system.
"""
function memory_trim(; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_memory_trim(pass(device)))
    return nothing
end

"""
    memory_set_allocator(allocator)

Replaces the source of the CPU pool's memory. It is a STATE error if the pool holds any memory.
"""
function memory_set_allocator(allocator)
    check(R.ctn_memory_set_allocator(pass(allocator)))
    return nothing
end

"""
    memory_set_pressure_callback(; device::Union{AbstractString,Nothing}=nothing, callback=nothing)

Sets the function that is called before an allocation on a device fails.
"""
function memory_set_pressure_callback(; device::Union{AbstractString,Nothing}=nothing, callback=nothing)
    check(R.ctn_memory_set_pressure_callback(pass(device), callback_pointer(callback, pointer_pressure_fn()), callback_data(callback), callback_end(callback)))
    return nothing
end

"""
    random_seed(seed; device::Union{AbstractString,Nothing}=nothing)

Restarts the global generator of a device from a seed. Without this call it starts from CATENARY_SEED in the
environment or, if that is not set, from the system's entropy.
"""
function random_seed(seed; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_random_seed(pass(device), seed))
    return nothing
end

"""
    random_fresh_seed()

A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one from the system's
entropy.
"""
function random_fresh_seed()
    seed = Ref{UInt64}(0)
    check(R.ctn_random_fresh_seed(seed))
    return seed[]
end

"""
    random_state_new(method, seed; device::Union{AbstractString,Nothing}=nothing)

A separate generator on a device.
"""
function random_state_new(method, seed; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_random_state}}(C_NULL)
    check(R.ctn_random_state_new(pass(device), enum(:random_method, method), seed, out))
    return own(RandomState, out[])
end

"""
    random_state_default(; device::Union{AbstractString,Nothing}=nothing)

The global generator of a device. The first use makes and seeds it.
"""
function random_state_default(; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_random_state}}(C_NULL)
    check(R.ctn_random_state_default(pass(device), out))
    return own(RandomState, out[])
end

"""
    random_state_seed(state::RandomState, seed)

Restarts a generator from a seed, as ctn_random_state_new does.
"""
function random_state_seed(state::RandomState, seed)
    check(R.ctn_random_state_seed(state, seed))
    return nothing
end

"""
    random_state_method(state::RandomState)

Kind of a generator, which is never CTN_RANDOM_DEFAULT.
"""
function random_state_method(state::RandomState)
    method = Ref{Int32}(0)
    check(R.ctn_random_state_method(state, method))
    return method[]
end

"""
    random_state_device(state::RandomState)

Name of the device of the generator.
"""
function random_state_device(state::RandomState)
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_random_state_device(state, name, capacity_, length_))
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_random_state_device(state, name, capacity_, length_))
    return text_of(name)
end

"""
    random_state_save(state::RandomState)

The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and (626,) for MT19937,
which may be stored in a file.
"""
function random_state_save(state::RandomState)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_state_save(state, out))
    return own(NDArray, out[])
end

"""
    random_state_restore(state::RandomState, saved)

Continues, bit for bit, where ctn_random_state_save was called on a generator of the same kind, on any device.
"""
function random_state_restore(state::RandomState, saved)
    saved = as_array(saved)
    check(R.ctn_random_state_restore(state, saved))
    return nothing
end

"""
    random_sample(shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as float64.
"""
function random_sample(shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_sample(state, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_uniform(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with uniform numbers in [low, high).
"""
function random_uniform(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_uniform(state, low, high, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_standard_normal(shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with normal numbers of mean 0 and standard deviation 1.
"""
function random_standard_normal(shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_standard_normal(state, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_normal(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with normal numbers.
"""
function random_normal(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_normal(state, loc, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_lognormal(mean, sigma, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with exponentials of normal numbers.
"""
function random_lognormal(mean, sigma, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_lognormal(state, mean, sigma, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_exponential(scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the exponential distribution.
"""
function random_exponential(scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_exponential(state, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_gumbel(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the Gumbel distribution.
"""
function random_gumbel(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_gumbel(state, loc, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_poisson(lam, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the Poisson distribution.
"""
function random_poisson(lam, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_poisson(state, lam, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_binomial(n, p, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of successes among independent trials.
"""
function random_binomial(n, p, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_binomial(state, n, p, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_poisson_of(lam, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the Poisson distribution, with a mean for each element.
"""
function random_poisson_of(lam, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    lam = as_array(lam)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_poisson_of(state, lam, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_binomial_of(n, p, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of successes among independent trials, with a number of trials and a probability for
each element.
"""
function random_binomial_of(n, p, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    n = as_array(n)
    p = as_array(p)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_binomial_of(state, n, p, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_integers(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with uniform integers in [low, high).
"""
function random_integers(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_integers(state, low, high, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_integers_inclusive(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with uniform integers in [low, high].
"""
function random_integers_inclusive(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_integers_inclusive(state, low, high, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_interval(mx, shape; state::Union{RandomState,Nothing}=nothing)

A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31, otherwise int64.
"""
function random_interval(mx, shape; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_interval(state, mx, pass(shape), len(shape), out))
    return own(NDArray, out[])
end

"""
    random_permutation(n; state::Union{RandomState,Nothing}=nothing)

A new int64 array with the numbers 0 to n - 1 in random order.
"""
function random_permutation(n; state::Union{RandomState,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_permutation(state, n, out))
    return own(NDArray, out[])
end

"""
    random_permutation_of(a; state::Union{RandomState,Nothing}=nothing)

A new array with the entries of an array along its first axis in random order.
"""
function random_permutation_of(a; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_permutation_of(state, a, out))
    return own(NDArray, out[])
end

"""
    random_shuffle(a; state::Union{RandomState,Nothing}=nothing)

Puts the entries of an array along its first axis in random order.
"""
function random_shuffle(a; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    check(R.ctn_random_shuffle(state, a))
    return nothing
end

"""
    random_choice(n, shape, replace; state::Union{RandomState,Nothing}=nothing, p=nothing)

A new int64 array with numbers drawn from 0 to n - 1. Without `replace` and `p`, all n numbers are permuted.
If fewer than an eighth of them are wanted, Philox4x32-10 draws single ones instead and leaves out those that
it has drawn before, so that time and memory are proportional to their number.
"""
function random_choice(n, shape, replace; state::Union{RandomState,Nothing}=nothing, p=nothing)
    shape = integers(shape)
    p = p === nothing ? nothing : as_array(p)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_choice(state, n, pass(shape), len(shape), replace, p, out))
    return own(NDArray, out[])
end

"""
    random_choice_of(a, shape, replace; state::Union{RandomState,Nothing}=nothing, p=nothing)

A new array with elements drawn from an array.
"""
function random_choice_of(a, shape, replace; state::Union{RandomState,Nothing}=nothing, p=nothing)
    a = as_array(a)
    shape = integers(shape)
    p = p === nothing ? nothing : as_array(p)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_choice_of(state, a, pass(shape), len(shape), replace, p, out))
    return own(NDArray, out[])
end

"""
    random_uniform_into(low, high, out; state::Union{RandomState,Nothing}=nothing)

Fills an array with uniform numbers in [low, high).
"""
function random_uniform_into(low, high, out; state::Union{RandomState,Nothing}=nothing)
    out = as_array(out)
    check(R.ctn_random_uniform_into(state, low, high, out))
    return nothing
end

"""
    random_normal_into(loc, scale, out; state::Union{RandomState,Nothing}=nothing)

Fills an array with normal numbers.
"""
function random_normal_into(loc, scale, out; state::Union{RandomState,Nothing}=nothing)
    out = as_array(out)
    check(R.ctn_random_normal_into(state, loc, scale, out))
    return nothing
end

"""
    random_uniform_of(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with uniform numbers in [low, high).
"""
function random_uniform_of(low, high, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    low = as_array(low)
    high = as_array(high)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_uniform_of(state, low, high, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_normal_of(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with normal numbers.
"""
function random_normal_of(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    loc = as_array(loc)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_normal_of(state, loc, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_lognormal_of(mean, sigma, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with exponentials of normal numbers.
"""
function random_lognormal_of(mean, sigma, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    mean = as_array(mean)
    sigma = as_array(sigma)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_lognormal_of(state, mean, sigma, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_exponential_of(scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the exponential distribution.
"""
function random_exponential_of(scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_exponential_of(state, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_gumbel_of(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the Gumbel distribution.
"""
function random_gumbel_of(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    loc = as_array(loc)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_gumbel_of(state, loc, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_laplace(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of Laplace's double exponential distribution.
"""
function random_laplace(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    loc = as_array(loc)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_laplace(state, loc, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_logistic(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the logistic distribution.
"""
function random_logistic(loc, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    loc = as_array(loc)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_logistic(state, loc, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_rayleigh(scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
"""
function random_rayleigh(scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_rayleigh(state, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_standard_cauchy(shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
"""
function random_standard_cauchy(shape, dtype; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_standard_cauchy(state, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_pareto(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of Pareto's second distribution (Lomax), which starts at 0.
"""
function random_pareto(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_pareto(state, a, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_weibull(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the Weibull distribution with scale 1.
"""
function random_weibull(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_weibull(state, a, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_power(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers in [0, 1] with the density a x^(a - 1).
"""
function random_power(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_power(state, a, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_triangular(left, mode, right, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers in [left, right] with a density that rises up to the mode and then falls.
"""
function random_triangular(left, mode, right, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    left = as_array(left)
    mode = as_array(mode)
    right = as_array(right)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_triangular(state, left, mode, right, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_wald(mean, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of Wald's inverse Gaussian distribution.
"""
function random_wald(mean, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    mean = as_array(mean)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_wald(state, mean, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_standard_gamma(alpha, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the gamma distribution with scale 1.
"""
function random_standard_gamma(alpha, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    alpha = as_array(alpha)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_standard_gamma(state, alpha, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_gamma(alpha, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the gamma distribution.
"""
function random_gamma(alpha, scale, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    alpha = as_array(alpha)
    scale = as_array(scale)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_gamma(state, alpha, scale, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_chisquare(df, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the chi-square distribution.
"""
function random_chisquare(df, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    df = as_array(df)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_chisquare(state, df, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_noncentral_chisquare(df, nonc, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the noncentral chi-square distribution.
"""
function random_noncentral_chisquare(df, nonc, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    df = as_array(df)
    nonc = as_array(nonc)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_noncentral_chisquare(state, df, nonc, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_f(dfnum, dfden, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the F distribution.
"""
function random_f(dfnum, dfden, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    dfnum = as_array(dfnum)
    dfden = as_array(dfden)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_f(state, dfnum, dfden, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_noncentral_f(dfnum, dfden, nonc, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the noncentral F distribution.
"""
function random_noncentral_f(dfnum, dfden, nonc, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    dfnum = as_array(dfnum)
    dfden = as_array(dfden)
    nonc = as_array(nonc)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_noncentral_f(state, dfnum, dfden, nonc, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_standard_t(df, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of Student's t distribution.
"""
function random_standard_t(df, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    df = as_array(df)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_standard_t(state, df, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_beta(a, b, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the beta distribution.
"""
function random_beta(a, b, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    b = as_array(b)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_beta(state, a, b, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_vonmises(mu, kappa, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with angles in [-pi, pi] of von Mises' distribution.
"""
function random_vonmises(mu, kappa, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    mu = as_array(mu)
    kappa = as_array(kappa)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_vonmises(state, mu, kappa, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_dirichlet(alpha, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with vectors of the Dirichlet distribution, whose elements have the sum 1, along a new last axis.
"""
function random_dirichlet(alpha, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    alpha = as_array(alpha)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_dirichlet(state, alpha, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_geometric(p, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the first success among independent trials, counted from 1.
"""
function random_geometric(p, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    p = as_array(p)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_geometric(state, p, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_logseries(p, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of the logarithmic series.
"""
function random_logseries(p, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    p = as_array(p)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_logseries(state, p, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_zipf(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's distribution, up to
the largest number of the dtype.
"""
function random_zipf(a, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    a = as_array(a)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_zipf(state, a, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_negative_binomial(n, p, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of failures before the n-th success among independent trials.
"""
function random_negative_binomial(n, p, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    n = as_array(n)
    p = as_array(p)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_negative_binomial(state, n, p, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    random_hypergeometric(ngood, nbad, nsample, shape, dtype; state::Union{RandomState,Nothing}=nothing)

A new array with numbers of good elements in a sample without replacement.
"""
function random_hypergeometric(ngood, nbad, nsample, shape, dtype; state::Union{RandomState,Nothing}=nothing)
    ngood = as_array(ngood)
    nbad = as_array(nbad)
    nsample = as_array(nsample)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_random_hypergeometric(state, ngood, nbad, nsample, pass(shape), len(shape), dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_to_dlpack(a, versioned)

A managed tensor over the memory of an array on the CPU. It keeps the memory alive until its deleter is
called, once. A read-only array is marked as such in the versioned form and is an error in the older one.
DLPack counts strides in elements: an array whose strides are not multiples of its item size, or whose
elements are at unaligned addresses, is an error.
"""
function array_to_dlpack(a, versioned)
    a = as_array(a)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    check(R.ctn_array_to_dlpack(a, versioned, out))
    return out[]
end

"""
    array_from_dlpack(managed, versioned)

An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost). Elements must have one lane
of one of the library's element types and be at aligned addresses. Without strides they are in C order. A
tensor marked as read-only gives a read-only array; the flag that marks a copy is ignored.
"""
function array_from_dlpack(managed, versioned)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_from_dlpack(managed, versioned, out))
    return own(NDArray, out[])
end

"""
    array_add(x1, x2)

Sum. For booleans, logical or. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
"""
function array_add(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_add(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_add_into(x1, x2, out)

ctn_array_add into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_add_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_add_into(x1, x2, out))
    return nothing
end

"""
    array_add_f64(x1, x2)

ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python float and does
not widen an array of the same or a higher kind.
"""
function array_add_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_add_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_add_i64(x1, x2)

ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python int and does not
widen an array of the same or a higher kind.
"""
function array_add_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_add_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_subtract(x1, x2)

Difference. Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error.
"""
function array_subtract(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_subtract(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_subtract_into(x1, x2, out)

ctn_array_subtract into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_subtract_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_subtract_into(x1, x2, out))
    return nothing
end

"""
    array_subtract_f64(x1, x2)

ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_subtract_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_subtract_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rsubtract_f64(x1, x2)

ctn_array_subtract with a weak scalar (a Python float) as the first operand.
"""
function array_rsubtract_f64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rsubtract_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_subtract_i64(x1, x2)

ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_subtract_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_subtract_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rsubtract_i64(x1, x2)

ctn_array_subtract with a weak scalar (a Python int) as the first operand.
"""
function array_rsubtract_i64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rsubtract_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_multiply(x1, x2)

Product. For booleans, logical and. Inputs are broadcast and promoted to one dtype. All dtypes are supported.
"""
function array_multiply(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_multiply(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_multiply_into(x1, x2, out)

ctn_array_multiply into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_multiply_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_multiply_into(x1, x2, out))
    return nothing
end

"""
    array_multiply_f64(x1, x2)

ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_multiply_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_multiply_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_multiply_i64(x1, x2)

ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_multiply_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_multiply_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_true_divide(x1, x2)

Quotient, always floating. Inputs are broadcast and promoted to one dtype. Booleans and integers are computed
as float64.
"""
function array_true_divide(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_true_divide(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_true_divide_into(x1, x2, out)

ctn_array_true_divide into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_true_divide_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_true_divide_into(x1, x2, out))
    return nothing
end

"""
    array_true_divide_f64(x1, x2)

ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_true_divide_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_true_divide_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rtrue_divide_f64(x1, x2)

ctn_array_true_divide with a weak scalar (a Python float) as the first operand.
"""
function array_rtrue_divide_f64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rtrue_divide_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_true_divide_i64(x1, x2)

ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_true_divide_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_true_divide_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rtrue_divide_i64(x1, x2)

ctn_array_true_divide with a weak scalar (a Python int) as the first operand.
"""
function array_rtrue_divide_i64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rtrue_divide_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_floor_divide(x1, x2)

Largest integer not above the quotient. Integer division by zero gives 0. Inputs are broadcast and promoted to
one dtype. Booleans are computed as int8.
"""
function array_floor_divide(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_floor_divide(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_floor_divide_into(x1, x2, out)

ctn_array_floor_divide into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_floor_divide_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_floor_divide_into(x1, x2, out))
    return nothing
end

"""
    array_floor_divide_f64(x1, x2)

ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a Python float
and does not widen an array of the same or a higher kind.
"""
function array_floor_divide_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_floor_divide_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rfloor_divide_f64(x1, x2)

ctn_array_floor_divide with a weak scalar (a Python float) as the first operand.
"""
function array_rfloor_divide_f64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rfloor_divide_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_floor_divide_i64(x1, x2)

ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_floor_divide_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_floor_divide_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rfloor_divide_i64(x1, x2)

ctn_array_floor_divide with a weak scalar (a Python int) as the first operand.
"""
function array_rfloor_divide_i64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rfloor_divide_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_remainder(x1, x2)

Remainder with the sign of the divisor. Integer division by zero gives 0. Inputs are broadcast and promoted to
one dtype. Booleans are computed as int8.
"""
function array_remainder(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_remainder(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_remainder_into(x1, x2, out)

ctn_array_remainder into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_remainder_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_remainder_into(x1, x2, out))
    return nothing
end

"""
    array_remainder_f64(x1, x2)

ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_remainder_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_remainder_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rremainder_f64(x1, x2)

ctn_array_remainder with a weak scalar (a Python float) as the first operand.
"""
function array_rremainder_f64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rremainder_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_remainder_i64(x1, x2)

ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_remainder_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_remainder_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rremainder_i64(x1, x2)

ctn_array_remainder with a weak scalar (a Python int) as the first operand.
"""
function array_rremainder_i64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rremainder_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_power(x1, x2)

Power. A negative integer exponent of integers is an error. Inputs are broadcast and promoted to one dtype.
Booleans are computed as int8.
"""
function array_power(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_power(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_power_into(x1, x2, out)

ctn_array_power into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_power_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_power_into(x1, x2, out))
    return nothing
end

"""
    array_power_f64(x1, x2)

ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python float and does
not widen an array of the same or a higher kind.
"""
function array_power_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_power_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rpower_f64(x1, x2)

ctn_array_power with a weak scalar (a Python float) as the first operand.
"""
function array_rpower_f64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rpower_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_power_i64(x1, x2)

ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_power_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_power_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_rpower_i64(x1, x2)

ctn_array_power with a weak scalar (a Python int) as the first operand.
"""
function array_rpower_i64(x1, x2)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rpower_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_maximum(x1, x2)

Larger element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All dtypes are
supported.
"""
function array_maximum(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_maximum(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_maximum_into(x1, x2, out)

ctn_array_maximum into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_maximum_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_maximum_into(x1, x2, out))
    return nothing
end

"""
    array_maximum_f64(x1, x2)

ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_maximum_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_maximum_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_maximum_i64(x1, x2)

ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_maximum_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_maximum_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_minimum(x1, x2)

Smaller element. NaN wins over numbers. Inputs are broadcast and promoted to one dtype. All dtypes are
supported.
"""
function array_minimum(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_minimum(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_minimum_into(x1, x2, out)

ctn_array_minimum into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_minimum_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_minimum_into(x1, x2, out))
    return nothing
end

"""
    array_minimum_f64(x1, x2)

ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_minimum_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_minimum_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_minimum_i64(x1, x2)

ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_minimum_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_minimum_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_greater(x1, x2)

Whether x1 > x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
"""
function array_greater(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_greater(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_greater_into(x1, x2, out)

ctn_array_greater into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_greater_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_greater_into(x1, x2, out))
    return nothing
end

"""
    array_greater_f64(x1, x2)

ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_greater_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_greater_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_greater_i64(x1, x2)

ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_greater_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_greater_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_greater_equal(x1, x2)

Whether x1 >= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is
bool.
"""
function array_greater_equal(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_greater_equal(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_greater_equal_into(x1, x2, out)

ctn_array_greater_equal into an existing array or view of the broadcast shape. Results are cast to its dtype
by the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_greater_equal_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_greater_equal_into(x1, x2, out))
    return nothing
end

"""
    array_greater_equal_f64(x1, x2)

ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float
and does not widen an array of the same or a higher kind.
"""
function array_greater_equal_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_greater_equal_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_greater_equal_i64(x1, x2)

ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_greater_equal_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_greater_equal_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_less(x1, x2)

Whether x1 < x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
"""
function array_less(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_less(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_less_into(x1, x2, out)

ctn_array_less into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_less_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_less_into(x1, x2, out))
    return nothing
end

"""
    array_less_f64(x1, x2)

ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python float and does
not widen an array of the same or a higher kind.
"""
function array_less_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_less_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_less_i64(x1, x2)

ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python int and does not
widen an array of the same or a higher kind.
"""
function array_less_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_less_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_less_equal(x1, x2)

Whether x1 <= x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is
bool.
"""
function array_less_equal(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_less_equal(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_less_equal_into(x1, x2, out)

ctn_array_less_equal into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_less_equal_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_less_equal_into(x1, x2, out))
    return nothing
end

"""
    array_less_equal_f64(x1, x2)

ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_less_equal_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_less_equal_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_less_equal_i64(x1, x2)

ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_less_equal_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_less_equal_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_equal(x1, x2)

Whether x1 == x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is
bool.
"""
function array_equal(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_equal(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_equal_into(x1, x2, out)

ctn_array_equal into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_equal_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_equal_into(x1, x2, out))
    return nothing
end

"""
    array_equal_f64(x1, x2)

ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float and does
not widen an array of the same or a higher kind.
"""
function array_equal_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_equal_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_equal_i64(x1, x2)

ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
not widen an array of the same or a higher kind.
"""
function array_equal_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_equal_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_not_equal(x1, x2)

Whether x1 != x2. Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is
bool.
"""
function array_not_equal(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_not_equal(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_not_equal_into(x1, x2, out)

ctn_array_not_equal into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_not_equal_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_not_equal_into(x1, x2, out))
    return nothing
end

"""
    array_not_equal_f64(x1, x2)

ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float and
does not widen an array of the same or a higher kind.
"""
function array_not_equal_f64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_not_equal_f64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_not_equal_i64(x1, x2)

ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_not_equal_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_not_equal_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_logical_and(x1, x2)

Whether both elements are true (not zero). Inputs are broadcast and promoted to one dtype. All dtypes are
supported. The result is bool.
"""
function array_logical_and(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_logical_and(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_logical_and_into(x1, x2, out)

ctn_array_logical_and into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_logical_and_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_logical_and_into(x1, x2, out))
    return nothing
end

"""
    array_logical_or(x1, x2)

Whether at least one element is true (not zero). Inputs are broadcast and promoted to one dtype. All dtypes
are supported. The result is bool.
"""
function array_logical_or(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_logical_or(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_logical_or_into(x1, x2, out)

ctn_array_logical_or into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_logical_or_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_logical_or_into(x1, x2, out))
    return nothing
end

"""
    array_logical_xor(x1, x2)

Whether exactly one element is true (not zero). Inputs are broadcast and promoted to one dtype. All dtypes are
supported. The result is bool.
"""
function array_logical_xor(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_logical_xor(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_logical_xor_into(x1, x2, out)

ctn_array_logical_xor into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_logical_xor_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_logical_xor_into(x1, x2, out))
    return nothing
end

"""
    array_logical_not(x)

Whether the element is zero. All dtypes are supported. The result is bool.
"""
function array_logical_not(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_logical_not(x, out))
    return own(NDArray, out[])
end

"""
    array_logical_not_into(x, out)

ctn_array_logical_not into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_logical_not_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_logical_not_into(x, out))
    return nothing
end

"""
    array_negative(x)

Negation, -x. Booleans are a DTYPE error.
"""
function array_negative(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_negative(x, out))
    return own(NDArray, out[])
end

"""
    array_negative_into(x, out)

ctn_array_negative into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_negative_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_negative_into(x, out))
    return nothing
end

"""
    array_absolute(x)

Absolute value. All dtypes are supported.
"""
function array_absolute(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_absolute(x, out))
    return own(NDArray, out[])
end

"""
    array_absolute_into(x, out)

ctn_array_absolute into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_absolute_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_absolute_into(x, out))
    return nothing
end

"""
    array_square(x)

x * x. Booleans are computed as int8.
"""
function array_square(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_square(x, out))
    return own(NDArray, out[])
end

"""
    array_square_into(x, out)

ctn_array_square into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_square_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_square_into(x, out))
    return nothing
end

"""
    array_sign(x)

Sign: -1, 0 or 1. NaN stays NaN. Booleans are a DTYPE error.
"""
function array_sign(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sign(x, out))
    return own(NDArray, out[])
end

"""
    array_sign_into(x, out)

ctn_array_sign into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_sign_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_sign_into(x, out))
    return nothing
end

"""
    array_sqrt(x)

Square root. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16
bits as float32, larger ones as float64.
"""
function array_sqrt(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sqrt(x, out))
    return own(NDArray, out[])
end

"""
    array_sqrt_into(x, out)

ctn_array_sqrt into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_sqrt_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_sqrt_into(x, out))
    return nothing
end

"""
    array_exp(x)

Exponential. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16
bits as float32, larger ones as float64.
"""
function array_exp(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_exp(x, out))
    return own(NDArray, out[])
end

"""
    array_exp_into(x, out)

ctn_array_exp into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_exp_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_exp_into(x, out))
    return nothing
end

"""
    array_log(x)

Natural logarithm. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_log(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_log(x, out))
    return own(NDArray, out[])
end

"""
    array_log_into(x, out)

ctn_array_log into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_log_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_log_into(x, out))
    return nothing
end

"""
    array_log1p(x)

Natural logarithm of 1 + x, accurate near zero. Booleans and integers are computed as floating numbers: those
of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_log1p(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_log1p(x, out))
    return own(NDArray, out[])
end

"""
    array_log1p_into(x, out)

ctn_array_log1p into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_log1p_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_log1p_into(x, out))
    return nothing
end

"""
    array_sin(x)

Sine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of
16 bits as float32, larger ones as float64.
"""
function array_sin(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sin(x, out))
    return own(NDArray, out[])
end

"""
    array_sin_into(x, out)

ctn_array_sin into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_sin_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_sin_into(x, out))
    return nothing
end

"""
    array_cos(x)

Cosine of radians. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_cos(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_cos(x, out))
    return own(NDArray, out[])
end

"""
    array_cos_into(x, out)

ctn_array_cos into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_cos_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_cos_into(x, out))
    return nothing
end

"""
    array_tanh(x)

Hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_tanh(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_tanh(x, out))
    return own(NDArray, out[])
end

"""
    array_tanh_into(x, out)

ctn_array_tanh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_tanh_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_tanh_into(x, out))
    return nothing
end

"""
    array_sigmoid(x)

1 / (1 + exp(-x)). Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_sigmoid(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sigmoid(x, out))
    return own(NDArray, out[])
end

"""
    array_sigmoid_into(x, out)

ctn_array_sigmoid into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_sigmoid_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_sigmoid_into(x, out))
    return nothing
end

"""
    array_relu(x)

max(x, 0). NaN stays NaN. Booleans are a DTYPE error.
"""
function array_relu(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_relu(x, out))
    return own(NDArray, out[])
end

"""
    array_relu_into(x, out)

ctn_array_relu into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_relu_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_relu_into(x, out))
    return nothing
end

"""
    array_multiply_add(x1, x2, x3)

x1 * x2 + x3 in one pass over memory. Inputs are broadcast and promoted to one dtype. Booleans are computed as
int8.
"""
function array_multiply_add(x1, x2, x3)
    x1 = as_array(x1)
    x2 = as_array(x2)
    x3 = as_array(x3)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_multiply_add(x1, x2, x3, out))
    return own(NDArray, out[])
end

"""
    array_multiply_add_into(x1, x2, x3, out)

ctn_array_multiply_add into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_multiply_add_into(x1, x2, x3, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    x3 = as_array(x3)
    out = as_array(out)
    check(R.ctn_array_multiply_add_into(x1, x2, x3, out))
    return nothing
end

"""
    array_positive(x)

A copy. Booleans are a DTYPE error.
"""
function array_positive(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_positive(x, out))
    return own(NDArray, out[])
end

"""
    array_positive_into(x, out)

ctn_array_positive into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_positive_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_positive_into(x, out))
    return nothing
end

"""
    array_reciprocal(x)

1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in other
integer dtypes. Booleans are computed as int8.
"""
function array_reciprocal(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_reciprocal(x, out))
    return own(NDArray, out[])
end

"""
    array_reciprocal_into(x, out)

ctn_array_reciprocal into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_reciprocal_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_reciprocal_into(x, out))
    return nothing
end

"""
    array_fmax(x1, x2)

Larger element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All dtypes are
supported.
"""
function array_fmax(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_fmax(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_fmax_into(x1, x2, out)

ctn_array_fmax into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_fmax_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_fmax_into(x1, x2, out))
    return nothing
end

"""
    array_fmin(x1, x2)

Smaller element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype. All dtypes are
supported.
"""
function array_fmin(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_fmin(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_fmin_into(x1, x2, out)

ctn_array_fmin into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_fmin_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_fmin_into(x1, x2, out))
    return nothing
end

"""
    array_fmod(x1, x2)

Remainder with the sign of the dividend. Integer division by zero gives 0. Inputs are broadcast and promoted
to one dtype. Booleans are computed as int8.
"""
function array_fmod(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_fmod(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_fmod_into(x1, x2, out)

ctn_array_fmod into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_fmod_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_fmod_into(x1, x2, out))
    return nothing
end

"""
    array_divmod(x1, x2)

Results of ctn_array_floor_divide and ctn_array_remainder together. Inputs are broadcast and promoted to one
dtype. Booleans are computed as int8.
"""
function array_divmod(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    quotient = Ref{Ptr{R.ctn_array}}(C_NULL)
    remainder = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_divmod(x1, x2, quotient, remainder))
    return own(NDArray, quotient[]), own(NDArray, remainder[])
end

"""
    array_divmod_into(x1, x2, quotient, remainder)

ctn_array_divmod into existing arrays or views of the broadcast shape. Results are cast to their dtypes by the
rule same_kind. They may be inputs, or share memory with them.
"""
function array_divmod_into(x1, x2, quotient, remainder)
    x1 = as_array(x1)
    x2 = as_array(x2)
    quotient = as_array(quotient)
    remainder = as_array(remainder)
    check(R.ctn_array_divmod_into(x1, x2, quotient, remainder))
    return nothing
end

"""
    array_modf(x)

Fractional and integer part, both with the sign of x. Booleans and integers are computed as floating numbers:
those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_modf(x)
    x = as_array(x)
    fraction = Ref{Ptr{R.ctn_array}}(C_NULL)
    integer = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_modf(x, fraction, integer))
    return own(NDArray, fraction[]), own(NDArray, integer[])
end

"""
    array_modf_into(x, fraction, integer)

ctn_array_modf into existing arrays or views of the broadcast shape. Results are cast to their dtypes by the
rule same_kind. They may be inputs, or share memory with them.
"""
function array_modf_into(x, fraction, integer)
    x = as_array(x)
    fraction = as_array(fraction)
    integer = as_array(integer)
    check(R.ctn_array_modf_into(x, fraction, integer))
    return nothing
end

"""
    array_frexp(x)

Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x = mantissa * 2 ** exponent.
Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
float32, larger ones as float64.
"""
function array_frexp(x)
    x = as_array(x)
    mantissa = Ref{Ptr{R.ctn_array}}(C_NULL)
    exponent = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_frexp(x, mantissa, exponent))
    return own(NDArray, mantissa[]), own(NDArray, exponent[])
end

"""
    array_frexp_into(x, mantissa, exponent)

ctn_array_frexp into existing arrays or views of the broadcast shape. Results are cast to their dtypes by the
rule same_kind. They may be inputs, or share memory with them.
"""
function array_frexp_into(x, mantissa, exponent)
    x = as_array(x)
    mantissa = as_array(mantissa)
    exponent = as_array(exponent)
    check(R.ctn_array_frexp_into(x, mantissa, exponent))
    return nothing
end

"""
    array_ldexp(x1, x2)

x1 * 2 ** x2, rounded once. Inputs are broadcast; `x2` has an integer dtype, and the result has the dtype of
`x1`. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
float32, larger ones as float64.
"""
function array_ldexp(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ldexp(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_ldexp_into(x1, x2, out)

ctn_array_ldexp into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_ldexp_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_ldexp_into(x1, x2, out))
    return nothing
end

"""
    array_copysign(x1, x2)

x1 with the sign of x2. Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as
floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_copysign(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_copysign(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_copysign_into(x1, x2, out)

ctn_array_copysign into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_copysign_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_copysign_into(x1, x2, out))
    return nothing
end

"""
    array_nextafter(x1, x2)

The next number after x1 toward x2. Inputs are broadcast and promoted to one dtype. Booleans and integers are
computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_nextafter(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_nextafter(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_nextafter_into(x1, x2, out)

ctn_array_nextafter into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_nextafter_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_nextafter_into(x1, x2, out))
    return nothing
end

"""
    array_hypot(x1, x2)

sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Inputs are broadcast and promoted to one dtype.
Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
float32, larger ones as float64.
"""
function array_hypot(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_hypot(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_hypot_into(x1, x2, out)

ctn_array_hypot into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_hypot_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_hypot_into(x1, x2, out))
    return nothing
end

"""
    array_arctan2(x1, x2)

Angle of the point (x2, x1) in (-pi, pi]. Inputs are broadcast and promoted to one dtype. Booleans and
integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger
ones as float64.
"""
function array_arctan2(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arctan2(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_arctan2_into(x1, x2, out)

ctn_array_arctan2 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arctan2_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_arctan2_into(x1, x2, out))
    return nothing
end

"""
    array_logaddexp(x1, x2)

log(exp(x1) + exp(x2)) without intermediate overflow. Inputs are broadcast and promoted to one dtype. Booleans
and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger
ones as float64.
"""
function array_logaddexp(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_logaddexp(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_logaddexp_into(x1, x2, out)

ctn_array_logaddexp into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_logaddexp_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_logaddexp_into(x1, x2, out))
    return nothing
end

"""
    array_logaddexp2(x1, x2)

log2(2 ** x1 + 2 ** x2) without intermediate overflow. Inputs are broadcast and promoted to one dtype.
Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
float32, larger ones as float64.
"""
function array_logaddexp2(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_logaddexp2(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_logaddexp2_into(x1, x2, out)

ctn_array_logaddexp2 into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_logaddexp2_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_logaddexp2_into(x1, x2, out))
    return nothing
end

"""
    array_exp2(x)

2 ** x. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
as float32, larger ones as float64.
"""
function array_exp2(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_exp2(x, out))
    return own(NDArray, out[])
end

"""
    array_exp2_into(x, out)

ctn_array_exp2 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_exp2_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_exp2_into(x, out))
    return nothing
end

"""
    array_expm1(x)

exp(x) - 1, accurate near zero. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_expm1(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_expm1(x, out))
    return own(NDArray, out[])
end

"""
    array_expm1_into(x, out)

ctn_array_expm1 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_expm1_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_expm1_into(x, out))
    return nothing
end

"""
    array_log2(x)

Logarithm to base 2. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_log2(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_log2(x, out))
    return own(NDArray, out[])
end

"""
    array_log2_into(x, out)

ctn_array_log2 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_log2_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_log2_into(x, out))
    return nothing
end

"""
    array_log10(x)

Logarithm to base 10. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
those of 16 bits as float32, larger ones as float64.
"""
function array_log10(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_log10(x, out))
    return own(NDArray, out[])
end

"""
    array_log10_into(x, out)

ctn_array_log10 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_log10_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_log10_into(x, out))
    return nothing
end

"""
    array_cbrt(x)

Cube root, also of negative numbers. Booleans and integers are computed as floating numbers: those of 8 bits
as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_cbrt(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_cbrt(x, out))
    return own(NDArray, out[])
end

"""
    array_cbrt_into(x, out)

ctn_array_cbrt into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_cbrt_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_cbrt_into(x, out))
    return nothing
end

"""
    array_tan(x)

Tangent of radians. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_tan(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_tan(x, out))
    return own(NDArray, out[])
end

"""
    array_tan_into(x, out)

ctn_array_tan into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_tan_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_tan_into(x, out))
    return nothing
end

"""
    array_arcsin(x)

Inverse sine, in [-pi/2, pi/2]. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_arcsin(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arcsin(x, out))
    return own(NDArray, out[])
end

"""
    array_arcsin_into(x, out)

ctn_array_arcsin into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arcsin_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_arcsin_into(x, out))
    return nothing
end

"""
    array_arccos(x)

Inverse cosine, in [0, pi]. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_arccos(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arccos(x, out))
    return own(NDArray, out[])
end

"""
    array_arccos_into(x, out)

ctn_array_arccos into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arccos_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_arccos_into(x, out))
    return nothing
end

"""
    array_arctan(x)

Inverse tangent, in [-pi/2, pi/2]. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_arctan(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arctan(x, out))
    return own(NDArray, out[])
end

"""
    array_arctan_into(x, out)

ctn_array_arctan into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arctan_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_arctan_into(x, out))
    return nothing
end

"""
    array_sinh(x)

Hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of
16 bits as float32, larger ones as float64.
"""
function array_sinh(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sinh(x, out))
    return own(NDArray, out[])
end

"""
    array_sinh_into(x, out)

ctn_array_sinh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_sinh_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_sinh_into(x, out))
    return nothing
end

"""
    array_cosh(x)

Hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
of 16 bits as float32, larger ones as float64.
"""
function array_cosh(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_cosh(x, out))
    return own(NDArray, out[])
end

"""
    array_cosh_into(x, out)

ctn_array_cosh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_cosh_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_cosh_into(x, out))
    return nothing
end

"""
    array_arcsinh(x)

Inverse hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
those of 16 bits as float32, larger ones as float64.
"""
function array_arcsinh(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arcsinh(x, out))
    return own(NDArray, out[])
end

"""
    array_arcsinh_into(x, out)

ctn_array_arcsinh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arcsinh_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_arcsinh_into(x, out))
    return nothing
end

"""
    array_arccosh(x)

Inverse hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
those of 16 bits as float32, larger ones as float64.
"""
function array_arccosh(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arccosh(x, out))
    return own(NDArray, out[])
end

"""
    array_arccosh_into(x, out)

ctn_array_arccosh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arccosh_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_arccosh_into(x, out))
    return nothing
end

"""
    array_arctanh(x)

Inverse hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_arctanh(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_arctanh(x, out))
    return own(NDArray, out[])
end

"""
    array_arctanh_into(x, out)

ctn_array_arctanh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_arctanh_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_arctanh_into(x, out))
    return nothing
end

"""
    array_deg2rad(x)

Converts degrees to radians. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_deg2rad(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_deg2rad(x, out))
    return own(NDArray, out[])
end

"""
    array_deg2rad_into(x, out)

ctn_array_deg2rad into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_deg2rad_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_deg2rad_into(x, out))
    return nothing
end

"""
    array_rad2deg(x)

Converts radians to degrees. Booleans and integers are computed as floating numbers: those of 8 bits as
float16, those of 16 bits as float32, larger ones as float64.
"""
function array_rad2deg(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rad2deg(x, out))
    return own(NDArray, out[])
end

"""
    array_rad2deg_into(x, out)

ctn_array_rad2deg into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_rad2deg_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_rad2deg_into(x, out))
    return nothing
end

"""
    array_floor(x)

Largest integer not above x; integers give floats. Booleans and integers are computed as floating numbers:
those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_floor(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_floor(x, out))
    return own(NDArray, out[])
end

"""
    array_floor_into(x, out)

ctn_array_floor into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_floor_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_floor_into(x, out))
    return nothing
end

"""
    array_ceil(x)

Smallest integer not below x; integers give floats. Booleans and integers are computed as floating numbers:
those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_ceil(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ceil(x, out))
    return own(NDArray, out[])
end

"""
    array_ceil_into(x, out)

ctn_array_ceil into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_ceil_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_ceil_into(x, out))
    return nothing
end

"""
    array_trunc(x)

x without its fraction; integers give floats. Booleans and integers are computed as floating numbers: those of
8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_trunc(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_trunc(x, out))
    return own(NDArray, out[])
end

"""
    array_trunc_into(x, out)

ctn_array_trunc into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_trunc_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_trunc_into(x, out))
    return nothing
end

"""
    array_rint(x)

Nearest integer, ties to even; integers give floats. Booleans and integers are computed as floating numbers:
those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
"""
function array_rint(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_rint(x, out))
    return own(NDArray, out[])
end

"""
    array_rint_into(x, out)

ctn_array_rint into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_rint_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_rint_into(x, out))
    return nothing
end

"""
    array_isfinite(x)

Whether the element is neither infinite nor NaN. All dtypes are supported. The result is bool.
"""
function array_isfinite(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_isfinite(x, out))
    return own(NDArray, out[])
end

"""
    array_isfinite_into(x, out)

ctn_array_isfinite into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_isfinite_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_isfinite_into(x, out))
    return nothing
end

"""
    array_isinf(x)

Whether the element is an infinity. All dtypes are supported. The result is bool.
"""
function array_isinf(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_isinf(x, out))
    return own(NDArray, out[])
end

"""
    array_isinf_into(x, out)

ctn_array_isinf into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_isinf_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_isinf_into(x, out))
    return nothing
end

"""
    array_isnan(x)

Whether the element is NaN. All dtypes are supported. The result is bool.
"""
function array_isnan(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_isnan(x, out))
    return own(NDArray, out[])
end

"""
    array_isnan_into(x, out)

ctn_array_isnan into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_isnan_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_isnan_into(x, out))
    return nothing
end

"""
    array_signbit(x)

Whether the sign bit is set, as in -0.0. Booleans and integers are computed as floating numbers: those of 8
bits as float16, those of 16 bits as float32, larger ones as float64. The result is bool.
"""
function array_signbit(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_signbit(x, out))
    return own(NDArray, out[])
end

"""
    array_signbit_into(x, out)

ctn_array_signbit into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_signbit_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_signbit_into(x, out))
    return nothing
end

"""
    array_bitwise_and(x1, x2)

Bits that both elements have. For booleans, logical and. Inputs are broadcast and promoted to one dtype.
Floating dtypes are a DTYPE error.
"""
function array_bitwise_and(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bitwise_and(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_bitwise_and_into(x1, x2, out)

ctn_array_bitwise_and into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_bitwise_and_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_bitwise_and_into(x1, x2, out))
    return nothing
end

"""
    array_bitwise_and_i64(x1, x2)

ctn_array_bitwise_and with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_bitwise_and_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bitwise_and_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_bitwise_or(x1, x2)

Bits that at least one element has. For booleans, logical or. Inputs are broadcast and promoted to one dtype.
Floating dtypes are a DTYPE error.
"""
function array_bitwise_or(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bitwise_or(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_bitwise_or_into(x1, x2, out)

ctn_array_bitwise_or into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_bitwise_or_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_bitwise_or_into(x1, x2, out))
    return nothing
end

"""
    array_bitwise_or_i64(x1, x2)

ctn_array_bitwise_or with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_bitwise_or_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bitwise_or_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_bitwise_xor(x1, x2)

Bits that exactly one element has. For booleans, logical xor. Inputs are broadcast and promoted to one dtype.
Floating dtypes are a DTYPE error.
"""
function array_bitwise_xor(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bitwise_xor(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_bitwise_xor_into(x1, x2, out)

ctn_array_bitwise_xor into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_bitwise_xor_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_bitwise_xor_into(x1, x2, out))
    return nothing
end

"""
    array_bitwise_xor_i64(x1, x2)

ctn_array_bitwise_xor with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_bitwise_xor_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bitwise_xor_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_invert(x)

All bits inverted. For booleans, logical not. Floating dtypes are a DTYPE error.
"""
function array_invert(x)
    x = as_array(x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_invert(x, out))
    return own(NDArray, out[])
end

"""
    array_invert_into(x, out)

ctn_array_invert into an existing array or view of the broadcast shape. Results are cast to its dtype by the
rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_invert_into(x, out)
    x = as_array(x)
    out = as_array(out)
    check(R.ctn_array_invert_into(x, out))
    return nothing
end

"""
    array_left_shift(x1, x2)

x1 * 2 ** x2 without the bits that do not fit. A count that is negative or not below the width gives 0. Inputs
are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a DTYPE error.
"""
function array_left_shift(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_left_shift(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_left_shift_into(x1, x2, out)

ctn_array_left_shift into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_left_shift_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_left_shift_into(x1, x2, out))
    return nothing
end

"""
    array_left_shift_i64(x1, x2)

ctn_array_left_shift with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_left_shift_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_left_shift_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_right_shift(x1, x2)

x1 / 2 ** x2, rounded down. A count that is negative or not below the width leaves only the sign (0 or -1).
Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a DTYPE
error.
"""
function array_right_shift(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_right_shift(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_right_shift_into(x1, x2, out)

ctn_array_right_shift into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_right_shift_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_right_shift_into(x1, x2, out))
    return nothing
end

"""
    array_right_shift_i64(x1, x2)

ctn_array_right_shift with a scalar as the second operand. The scalar is weak: it counts as a Python int and
does not widen an array of the same or a higher kind.
"""
function array_right_shift_i64(x1, x2)
    x1 = as_array(x1)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_right_shift_i64(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_heaviside(x1, x2)

0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN. Inputs are broadcast and
promoted to one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16,
those of 16 bits as float32, larger ones as float64.
"""
function array_heaviside(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_heaviside(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_heaviside_into(x1, x2, out)

ctn_array_heaviside into an existing array or view of the broadcast shape. Results are cast to its dtype by
the rule same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_heaviside_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_heaviside_into(x1, x2, out))
    return nothing
end

"""
    array_gcd(x1, x2)

Greatest common divisor, which is not negative. The smallest number of a dtype counts with its size. Inputs
are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
"""
function array_gcd(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_gcd(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_gcd_into(x1, x2, out)

ctn_array_gcd into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_gcd_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_gcd_into(x1, x2, out))
    return nothing
end

"""
    array_lcm(x1, x2)

Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap. Inputs are
broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
"""
function array_lcm(x1, x2)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_lcm(x1, x2, out))
    return own(NDArray, out[])
end

"""
    array_lcm_into(x1, x2, out)

ctn_array_lcm into an existing array or view of the broadcast shape. Results are cast to its dtype by the rule
same_kind. `out` may be one of the inputs, or share memory with them.
"""
function array_lcm_into(x1, x2, out)
    x1 = as_array(x1)
    x2 = as_array(x2)
    out = as_array(out)
    check(R.ctn_array_lcm_into(x1, x2, out))
    return nothing
end

"""
    serializer_new(; loads=0, array=nothing, integer=nothing, real=nothing, text=nothing, child=nothing)

A serializer or deserializer of callbacks. destroy runs exactly once: when the last reference to the
serializer and its children is released, or when this call fails.
"""
function serializer_new(; loads=0, array=nothing, integer=nothing, real=nothing, text=nothing, child=nothing)
    user_data_ = hold((array=array, integer=integer, real=real, text=text, child=child,))
    table_ = Ref(R.ctn_serializer_callbacks(
        sizeof(R.ctn_serializer_callbacks),
        loads,
        array === nothing ? C_NULL : pointer_serializer_callbacks_array(),
        integer === nothing ? C_NULL : pointer_serializer_callbacks_integer(),
        real === nothing ? C_NULL : pointer_serializer_callbacks_real(),
        text === nothing ? C_NULL : pointer_serializer_callbacks_text(),
        child === nothing ? C_NULL : pointer_serializer_callbacks_child(),
        DESTROY(),
    ))
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    status_ = R.ctn_serializer_new(table_, user_data_, out)
    check(status_)
    return own(Serializer, out[])
end

"""
    serializer_child(serializer::Serializer, key::AbstractString)

The serializer of everything below a key.
"""
function serializer_child(serializer::Serializer, key::AbstractString)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_serializer_child(serializer, key, out))
    return own(Serializer, out[])
end

"""
    serializer_array(serializer::Serializer, key::AbstractString, value)

Saves an array, or copies the stored elements into it. Within the load of an object the elements are copied
when that load is committed.
"""
function serializer_array(serializer::Serializer, key::AbstractString, value)
    value = as_array(value)
    check(R.ctn_serializer_array(serializer, key, value))
    return nothing
end

"""
    serializer_i64(serializer::Serializer, key::AbstractString, value)

Saves an integer, or sets it to the stored one.
"""
function serializer_i64(serializer::Serializer, key::AbstractString, value)
    value = Ref{Int64}(value)
    check(R.ctn_serializer_i64(serializer, key, value))
    return value[]
end

"""
    serializer_f64(serializer::Serializer, key::AbstractString, value)

Saves a floating-point number, or sets it to the stored one.
"""
function serializer_f64(serializer::Serializer, key::AbstractString, value)
    value = Ref{Float64}(value)
    check(R.ctn_serializer_f64(serializer, key, value))
    return value[]
end

"""
    serializer_text(serializer::Serializer, key::AbstractString; value::Union{AbstractString,Nothing}=nothing)

Saves a string, or returns the stored one.
"""
function serializer_text(serializer::Serializer, key::AbstractString; value::Union{AbstractString,Nothing}=nothing)
    stored = Ref{Cstring}(C_NULL)
    check(R.ctn_serializer_text(serializer, key, pass(value), stored))
    return string_of(stored[])
end

"""
    serializer_is_loading(serializer::Union{Serializer,Nothing}=nothing)

Whether the serializer is a deserializer; 0 for NULL.
"""
function serializer_is_loading(serializer::Union{Serializer,Nothing}=nothing)
    return R.ctn_serializer_is_loading(serializer) != 0
end

"""
    serializer_find(serializer::Serializer, key::AbstractString, shape, capacity)

The shape and dtype of an array in a deserializer, to make an array of that shape. A missing entry counts as a
missing value.
"""
function serializer_find(serializer::Serializer, key::AbstractString, shape, capacity)
    dtype = Ref{Int32}(0)
    ndim = Ref{Csize_t}(0)
    check(R.ctn_serializer_find(serializer, key, dtype, shape, capacity, ndim))
    return eltype_of(dtype[]), ndim[]
end

"""
    serializer_on_commit(serializer::Serializer, action)

For user objects within a load: calls a function when the load of the outermost object is committed, after the
arrays, so that a load that fails before changes nothing. The failure of such a function is reported after all
others have run; what was loaded remains. Outside of a load, and in serializers that save, the function runs
immediately.
"""
function serializer_on_commit(serializer::Serializer, action)
    check(R.ctn_serializer_on_commit(serializer, callback_pointer(action, pointer_serializer_commit_fn()), callback_data(action), callback_end(action)))
    return nothing
end

"""
    serializer_commit(serializer::Serializer)

Writes the file of a serializer: what was saved by it and its children since the last commit replaces the file
in one step. It is a STATE error for a serializer without a file.
"""
function serializer_commit(serializer::Serializer)
    check(R.ctn_serializer_commit(serializer))
    return nothing
end

"""
    serializer_report(serializer::Serializer)

A report about the entries that did not fit when the last object was loaded, even if the load failed. It is a
STATE error if none was loaded yet.
"""
function serializer_report(serializer::Serializer)
    out = Ref{Ptr{R.ctn_load_report}}(C_NULL)
    check(R.ctn_serializer_report(serializer, out))
    return own(LoadReport, out[])
end

"""
    dictionary_serializer_new(dictionary::Dictionary; path::Union{AbstractString,Nothing}=nothing)

A serializer that stores values in a dictionary and replaces those of the same name. Arrays are shared, not
copied; see ctn_dictionary_copy.
"""
function dictionary_serializer_new(dictionary::Dictionary; path::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_dictionary_serializer_new(dictionary, pass(path), out))
    return own(Serializer, out[])
end

"""
    dictionary_deserializer_new(dictionary::Dictionary; options...)

A deserializer of the present contents of a dictionary.
"""
function dictionary_deserializer_new(dictionary::Dictionary; options...)
    options = load_options(options)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_dictionary_deserializer_new(dictionary, pass(options), out))
    return own(Serializer, out[])
end

"""
    npz_serializer_new(path::AbstractString, level)

A serializer whose commit writes a file in NPZ format.
"""
function npz_serializer_new(path::AbstractString, level)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_npz_serializer_new(path, level, out))
    return own(Serializer, out[])
end

"""
    npz_deserializer_new(path::AbstractString; options...)

A deserializer of a file in NPZ format.
"""
function npz_deserializer_new(path::AbstractString; options...)
    options = load_options(options)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_npz_deserializer_new(path, pass(options), out))
    return own(Serializer, out[])
end

"""
    hdf5_serializer_new(path::AbstractString, level; group::Union{AbstractString,Nothing}=nothing)

A serializer whose commit writes a file in HDF5 format.
"""
function hdf5_serializer_new(path::AbstractString, level; group::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_hdf5_serializer_new(path, pass(group), level, out))
    return own(Serializer, out[])
end

"""
    hdf5_deserializer_new(path::AbstractString; group::Union{AbstractString,Nothing}=nothing, options...)

A deserializer of a file in HDF5 format.
"""
function hdf5_deserializer_new(path::AbstractString; group::Union{AbstractString,Nothing}=nothing, options...)
    options = load_options(options)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_hdf5_deserializer_new(path, pass(group), pass(options), out))
    return own(Serializer, out[])
end

"""
    safetensors_serializer_new(path::AbstractString)

A serializer whose commit writes a file in safetensors format.
"""
function safetensors_serializer_new(path::AbstractString)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_safetensors_serializer_new(path, out))
    return own(Serializer, out[])
end

"""
    safetensors_deserializer_new(path::AbstractString; options...)

A deserializer of a file in safetensors format.
"""
function safetensors_deserializer_new(path::AbstractString; options...)
    options = load_options(options)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_safetensors_deserializer_new(path, pass(options), out))
    return own(Serializer, out[])
end

"""
    file_deserializer_new(path::AbstractString; options...)

A deserializer of a file of any of these formats, which is recognized by its first bytes.
"""
function file_deserializer_new(path::AbstractString; options...)
    options = load_options(options)
    out = Ref{Ptr{R.ctn_serializer}}(C_NULL)
    check(R.ctn_file_deserializer_new(path, pass(options), out))
    return own(Serializer, out[])
end

"""
    load_options_new()

New options with the defaults: the load is strict, reads the whole file into the whole object, and does not
convert elements.
"""
function load_options_new()
    out = Ref{Ptr{R.ctn_load_options}}(C_NULL)
    check(R.ctn_load_options_new(out))
    return own(LoadOptions, out[])
end

"""
    load_options_set_strict(options::LoadOptions, strict)

Sets whether missing, unexpected and mismatching entries are errors, as they are initially. Otherwise the rest
is loaded, and the report lists the entries that were not.
"""
function load_options_set_strict(options::LoadOptions, strict)
    check(R.ctn_load_options_set_strict(options, strict))
    return nothing
end

"""
    load_options_set_exact(options::LoadOptions, exact)

Sets whether a strict load fails if the only problems are unexpected entries, as it does initially. Otherwise
it succeeds, and the report lists them.
"""
function load_options_set_exact(options::LoadOptions, exact)
    check(R.ctn_load_options_set_exact(options, exact))
    return nothing
end

"""
    load_options_set_prefix(options::LoadOptions; path::Union{AbstractString,Nothing}=nothing)

Sets where in the file the object is: with \"model\" the entry \"model/l1/W\" is the object's /l1/W, and
entries elsewhere are ignored.
"""
function load_options_set_prefix(options::LoadOptions; path::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_load_options_set_prefix(options, pass(path)))
    return nothing
end

"""
    load_options_set_part(options::LoadOptions; path::Union{AbstractString,Nothing}=nothing)

Sets which part of the object is loaded: with \"l1\" only what is at or below /l1, and the rest of object and
file is ignored. It is a NOT_FOUND error if the object has no such part.
"""
function load_options_set_part(options::LoadOptions; path::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_load_options_set_part(options, pass(path)))
    return nothing
end

"""
    load_options_set_casting(options::LoadOptions, casting)

Sets which conversions of elements are allowed if a dtype differs. The initial value is CTN_CASTING_EQUIV
(none).
"""
function load_options_set_casting(options::LoadOptions, casting)
    check(R.ctn_load_options_set_casting(options, enum(:casting, casting)))
    return nothing
end

"""
    load_report_new()

An empty report, for a load to fill.
"""
function load_report_new()
    out = Ref{Ptr{R.ctn_load_report}}(C_NULL)
    check(R.ctn_load_report_new(out))
    return own(LoadReport, out[])
end

"""
    load_report_count(problem; report::Union{LoadReport,Nothing}=nothing)

Number of entries that were missing, unexpected or mismatching; 0 for NULL.
"""
function load_report_count(problem; report::Union{LoadReport,Nothing}=nothing)
    return R.ctn_load_report_count(report, enum(:load_problem, problem))
end

"""
    load_report_name(report::LoadReport, problem, index)

Path of an entry in the file.
"""
function load_report_name(report::LoadReport, problem, index)
    name = Ref{Cstring}(C_NULL)
    check(R.ctn_load_report_name(report, enum(:load_problem, problem), index, name))
    return string_of(name[])
end

"""
    load_report_text(report::LoadReport, problem, index)

What was expected and what was found, such as \"expected float32 (3, 2), got float32 (1, 2)\".
"""
function load_report_text(report::LoadReport, problem, index)
    text = Ref{Cstring}(C_NULL)
    check(R.ctn_load_report_text(report, enum(:load_problem, problem), index, text))
    return string_of(text[])
end

"""
    dictionary_new()

An empty dictionary.
"""
function dictionary_new()
    out = Ref{Ptr{R.ctn_dictionary}}(C_NULL)
    check(R.ctn_dictionary_new(out))
    return own(Dictionary, out[])
end

"""
    dictionary_copy(dictionary::Dictionary)

A dictionary with copies of all arrays, which keeps the present values.
"""
function dictionary_copy(dictionary::Dictionary)
    out = Ref{Ptr{R.ctn_dictionary}}(C_NULL)
    check(R.ctn_dictionary_copy(dictionary, out))
    return own(Dictionary, out[])
end

"""
    dictionary_count(dictionary::Union{Dictionary,Nothing}=nothing)

Number of entries; 0 for NULL.
"""
function dictionary_count(dictionary::Union{Dictionary,Nothing}=nothing)
    return R.ctn_dictionary_count(dictionary)
end

"""
    dictionary_key(dictionary::Dictionary, index)

Path of an entry in the order of insertion.
"""
function dictionary_key(dictionary::Dictionary, index)
    key = Ref{Cstring}(C_NULL)
    check(R.ctn_dictionary_key(dictionary, index, key))
    return string_of(key[])
end

"""
    dictionary_contains(dictionary::Dictionary, key::AbstractString)

Whether there is an entry.
"""
function dictionary_contains(dictionary::Dictionary, key::AbstractString)
    result = Ref{Int32}(0)
    check(R.ctn_dictionary_contains(dictionary, key, result))
    return result[] != 0
end

"""
    dictionary_is_text(dictionary::Dictionary, key::AbstractString)

Whether an entry is a string and not an array.
"""
function dictionary_is_text(dictionary::Dictionary, key::AbstractString)
    result = Ref{Int32}(0)
    check(R.ctn_dictionary_is_text(dictionary, key, result))
    return result[] != 0
end

"""
    dictionary_array(dictionary::Dictionary, key::AbstractString)

The array of an entry, not a copy.
"""
function dictionary_array(dictionary::Dictionary, key::AbstractString)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_dictionary_array(dictionary, key, out))
    return own(NDArray, out[])
end

"""
    dictionary_text(dictionary::Dictionary, key::AbstractString)

The text of an entry.
"""
function dictionary_text(dictionary::Dictionary, key::AbstractString)
    text = Ref{Cstring}(C_NULL)
    check(R.ctn_dictionary_text(dictionary, key, text))
    return string_of(text[])
end

"""
    dictionary_i64(dictionary::Dictionary, key::AbstractString)

The integer of an entry: an array of one integer or boolean, of any width.
"""
function dictionary_i64(dictionary::Dictionary, key::AbstractString)
    value = Ref{Int64}(0)
    check(R.ctn_dictionary_i64(dictionary, key, value))
    return value[]
end

"""
    dictionary_f64(dictionary::Dictionary, key::AbstractString)

The number of an entry: an array of one element, of any dtype.
"""
function dictionary_f64(dictionary::Dictionary, key::AbstractString)
    value = Ref{Float64}(0)
    check(R.ctn_dictionary_f64(dictionary, key, value))
    return value[]
end

"""
    dictionary_set_array(dictionary::Dictionary, key::AbstractString, value)

Adds or replaces an entry.
"""
function dictionary_set_array(dictionary::Dictionary, key::AbstractString, value)
    value = as_array(value)
    check(R.ctn_dictionary_set_array(dictionary, key, value))
    return nothing
end

"""
    dictionary_set_text(dictionary::Dictionary, key::AbstractString, value::AbstractString)

Adds or replaces an entry.
"""
function dictionary_set_text(dictionary::Dictionary, key::AbstractString, value::AbstractString)
    check(R.ctn_dictionary_set_text(dictionary, key, value))
    return nothing
end

"""
    dictionary_set_i64(dictionary::Dictionary, key::AbstractString, value)

Adds or replaces an entry: an int64 array without axes.
"""
function dictionary_set_i64(dictionary::Dictionary, key::AbstractString, value)
    check(R.ctn_dictionary_set_i64(dictionary, key, value))
    return nothing
end

"""
    dictionary_set_f64(dictionary::Dictionary, key::AbstractString, value)

Adds or replaces an entry: a float64 array without axes.
"""
function dictionary_set_f64(dictionary::Dictionary, key::AbstractString, value)
    check(R.ctn_dictionary_set_f64(dictionary, key, value))
    return nothing
end

"""
    dictionary_remove(dictionary::Dictionary, key::AbstractString)

Removes an entry; the others keep their order.
"""
function dictionary_remove(dictionary::Dictionary, key::AbstractString)
    check(R.ctn_dictionary_remove(dictionary, key))
    return nothing
end

"""
    dictionary_save_npz(dictionary::Dictionary, path::AbstractString, level)

Saves all entries as NPZ.
"""
function dictionary_save_npz(dictionary::Dictionary, path::AbstractString, level)
    check(R.ctn_dictionary_save_npz(dictionary, path, level))
    return nothing
end

"""
    dictionary_save_hdf5(dictionary::Dictionary, path::AbstractString, level; group::Union{AbstractString,Nothing}=nothing)

Saves all entries as HDF5.
"""
function dictionary_save_hdf5(dictionary::Dictionary, path::AbstractString, level; group::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_dictionary_save_hdf5(dictionary, path, pass(group), level))
    return nothing
end

"""
    dictionary_save_safetensors(dictionary::Dictionary, path::AbstractString)

Saves all entries as safetensors, the texts as metadata.
"""
function dictionary_save_safetensors(dictionary::Dictionary, path::AbstractString)
    check(R.ctn_dictionary_save_safetensors(dictionary, path))
    return nothing
end

"""
    dictionary_load(path::AbstractString)

Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current device.
"""
function dictionary_load(path::AbstractString)
    out = Ref{Ptr{R.ctn_dictionary}}(C_NULL)
    check(R.ctn_dictionary_load(path, out))
    return own(Dictionary, out[])
end

"""
    report(name::AbstractString, value, observer::Union{Link,Nothing}=nothing)

Reports a number to the current reporter of the thread. Without one, nothing happens. A later report of the
same name replaces the value.
"""
function report(name::AbstractString, value, observer::Union{Link,Nothing}=nothing)
    check(R.ctn_report(name, value, observer))
    return nothing
end

"""
    report_variable(name::AbstractString, value, observer::Union{Link,Nothing}=nothing)

Reports a variable of one element, like ctn_report. Its present value is stored, without its history; this
does not wait for a device.
"""
function report_variable(name::AbstractString, value, observer::Union{Link,Nothing}=nothing)
    value = as_variable(value)
    check(R.ctn_report_variable(name, value, observer))
    return nothing
end

"""
    is_reported(name::AbstractString, observer::Union{Link,Nothing}=nothing)

Whether the current reporter of the thread has received a value of this name in its observation.
"""
function is_reported(name::AbstractString, observer::Union{Link,Nothing}=nothing)
    result = Ref{Int32}(0)
    check(R.ctn_is_reported(name, observer, result))
    return result[] != 0
end

"""
    reporter_new()

A reporter without observers. A program needs one only if it collects values without a trainer.
"""
function reporter_new()
    out = Ref{Ptr{R.ctn_reporter}}(C_NULL)
    check(R.ctn_reporter_new(out))
    return own(Reporter, out[])
end

"""
    reporter_add_observer(reporter::Reporter, name::AbstractString, observer::Link)

Gives an observer a name. An observer that already has one gets the new one.
"""
function reporter_add_observer(reporter::Reporter, name::AbstractString, observer::Link)
    check(R.ctn_reporter_add_observer(reporter, name, observer))
    return nothing
end

"""
    reporter_add_observers(reporter::Reporter, prefix::AbstractString, link::Link)

Gives a link and all links below it names, such as \"main\" and \"main/predictor/l1\".
"""
function reporter_add_observers(reporter::Reporter, prefix::AbstractString, link::Link)
    check(R.ctn_reporter_add_observers(reporter, prefix, link))
    return nothing
end

"""
    reporter_enter(reporter::Reporter, observation::Dictionary)

Makes a reporter the current one of the thread, until ctn_reporter_exit. Reporters may be nested.
"""
function reporter_enter(reporter::Reporter, observation::Dictionary)
    check(R.ctn_reporter_enter(reporter, observation))
    return nothing
end

"""
    reporter_exit(reporter::Reporter)

Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the current one.
"""
function reporter_exit(reporter::Reporter)
    check(R.ctn_reporter_exit(reporter))
    return nothing
end

"""
    reporter_current()

The current reporter of the thread; NULL, with CTN_OK, if there is none.
"""
function reporter_current()
    out = Ref{Ptr{R.ctn_reporter}}(C_NULL)
    check(R.ctn_reporter_current(out))
    return own_or_nothing(Reporter, out[])
end

"""
    summary_new()

A summary of no numbers yet.
"""
function summary_new()
    out = Ref{Ptr{R.ctn_summary}}(C_NULL)
    check(R.ctn_summary_new(out))
    return own(Summary, out[])
end

"""
    summary_add(summary::Summary, value, weight)

Adds a number.
"""
function summary_add(summary::Summary, value, weight)
    check(R.ctn_summary_add(summary, value, weight))
    return nothing
end

"""
    summary_mean(summary::Union{Summary,Nothing}=nothing)

Mean of the numbers; NaN if there are none, 0 for NULL.
"""
function summary_mean(summary::Union{Summary,Nothing}=nothing)
    return R.ctn_summary_mean(summary)
end

"""
    summary_std(summary::Union{Summary,Nothing}=nothing)

Standard deviation of the numbers, without a correction for their count; NaN if there are none, 0 for NULL.
"""
function summary_std(summary::Union{Summary,Nothing}=nothing)
    return R.ctn_summary_std(summary)
end

"""
    summary_serialize(summary::Summary, serializer::Serializer)

Saves or loads a summary.
"""
function summary_serialize(summary::Summary, serializer::Serializer)
    check(R.ctn_summary_serialize(summary, serializer))
    return nothing
end

"""
    dict_summary_new()

A summary of no observations yet.
"""
function dict_summary_new()
    out = Ref{Ptr{R.ctn_dict_summary}}(C_NULL)
    check(R.ctn_dict_summary_new(out))
    return own(DictSummary, out[])
end

"""
    dict_summary_add(summary::DictSummary, observation::Dictionary, weight)

Adds the numbers of an observation. Its other entries are left out.
"""
function dict_summary_add(summary::DictSummary, observation::Dictionary, weight)
    check(R.ctn_dict_summary_add(summary, observation, weight))
    return nothing
end

"""
    dict_summary_compute_mean(summary::DictSummary)

A dictionary with the mean of each number.
"""
function dict_summary_compute_mean(summary::DictSummary)
    out = Ref{Ptr{R.ctn_dictionary}}(C_NULL)
    check(R.ctn_dict_summary_compute_mean(summary, out))
    return own(Dictionary, out[])
end

"""
    dict_summary_make_statistics(summary::DictSummary)

A dictionary with the mean of each number and, as NAME.std, its standard deviation.
"""
function dict_summary_make_statistics(summary::DictSummary)
    out = Ref{Ptr{R.ctn_dictionary}}(C_NULL)
    check(R.ctn_dict_summary_make_statistics(summary, out))
    return own(Dictionary, out[])
end

"""
    dict_summary_serialize(summary::DictSummary, serializer::Serializer)

Saves or loads a summary.
"""
function dict_summary_serialize(summary::DictSummary, serializer::Serializer)
    check(R.ctn_dict_summary_serialize(summary, serializer))
    return nothing
end

"""
    loss_scale_new(scale, growth, backoff, interval)

A loss scale.
"""
function loss_scale_new(scale, growth, backoff, interval)
    out = Ref{Ptr{R.ctn_loss_scale}}(C_NULL)
    check(R.ctn_loss_scale_new(scale, growth, backoff, interval, out))
    return own(LossScale, out[])
end

"""
    loss_scale_value(scaler::LossScale)

The current scale. Waits for the device after ctn_loss_scale_step.
"""
function loss_scale_value(scaler::LossScale)
    scale = Ref{Float64}(0)
    check(R.ctn_loss_scale_value(scaler, scale))
    return scale[]
end

"""
    loss_scale_steps(scaler::LossScale)

Number of finite steps since the scale changed. Waits for the device after ctn_loss_scale_step.
"""
function loss_scale_steps(scaler::LossScale)
    steps = Ref{Int64}(0)
    check(R.ctn_loss_scale_steps(scaler, steps))
    return steps[]
end

"""
    loss_scale_restore(scaler::LossScale, scale, steps)

Sets the scale and the number of finite steps, to continue from another loss scale.
"""
function loss_scale_restore(scaler::LossScale, scale, steps)
    check(R.ctn_loss_scale_restore(scaler, scale, steps))
    return nothing
end

"""
    loss_scale_apply(scaler::LossScale, loss)

The loss times the scale; call backward on the result.
"""
function loss_scale_apply(scaler::LossScale, loss)
    loss = as_variable(loss)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_loss_scale_apply(scaler, loss, y))
    return own(Variable, y[])
end

"""
    loss_scale_unscale(scaler::LossScale, link::Link)

Divides the gradients of all parameters of a link by the scale if all of them are finite; otherwise does not
change them. Parameters without a gradient do not count. Waits for the device.
"""
function loss_scale_unscale(scaler::LossScale, link::Link)
    finite = Ref{Int32}(0)
    check(R.ctn_loss_scale_unscale(scaler, link, finite))
    return finite[] != 0
end

"""
    loss_scale_update(scaler::LossScale, finite)

Adapts the scale after a step.
"""
function loss_scale_update(scaler::LossScale, finite)
    check(R.ctn_loss_scale_update(scaler, finite))
    return nothing
end

"""
    loss_scale_step(scaler::LossScale, optimizer::Optimizer)

Updates parameters with scaled gradients, and adapts the scale. If all gradients of the optimizer's parameters
are finite, they are divided by the scale, and then ctn_optimizer_update continues with its hooks and its
rule. Otherwise gradients, parameters and states of the optimizer do not change. In both cases the hooks are
called (functions see what the gradients are) and the optimizer's t grows by one, because the host does not
know what the devices find: t counts attempts, and rules such as Adam use it. The host waits only for
optimizers of callbacks, which are called only if all gradients are finite. If no parameter has a gradient, it
is a STATE error, and nothing changes.
"""
function loss_scale_step(scaler::LossScale, optimizer::Optimizer)
    check(R.ctn_loss_scale_step(scaler, optimizer))
    return nothing
end

"""
    iterator_serial_new(dataset::Dataset, batch_size, repeat, shuffle, seed)

An iterator that makes its batches on the calling thread.
"""
function iterator_serial_new(dataset::Dataset, batch_size, repeat, shuffle, seed)
    out = Ref{Ptr{R.ctn_iterator}}(C_NULL)
    check(R.ctn_iterator_serial_new(dataset, batch_size, repeat, shuffle, seed, out))
    return own(Iterator, out[])
end

"""
    iterator_multithread_new(dataset::Dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch)

An iterator whose batches are made by threads of its own ahead of time. It makes the same batches as one from
ctn_iterator_serial_new. The threads are started by the first ctn_iterator_next and end when the iterator is
released, which waits for examples that are being made. They do not exist in a child process after a fork.
"""
function iterator_multithread_new(dataset::Dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch)
    out = Ref{Ptr{R.ctn_iterator}}(C_NULL)
    check(R.ctn_iterator_multithread_new(dataset, batch_size, repeat, shuffle, seed, thread_count, prefetch, out))
    return own(Iterator, out[])
end

"""
    iterator_next(iterator::Iterator, part_count::Integer)

The next batch. If making it fails, the next call makes the same batch again. If an iterator that does not
repeat is exhausted, `more` is 0, and the parts are NULL.
"""
function iterator_next(iterator::Iterator, part_count::Integer)
    parts = cells(R.ctn_array, part_count)
    more = Ref{Int32}(0)
    check(R.ctn_iterator_next(iterator, parts, part_count, more))
    return own_all(NDArray, parts), more[] != 0
end

"""
    iterator_next_picks(iterator::Iterator)

Chooses the examples of the next batch without fetching them, for programs that make batches themselves.
"""
function iterator_next_picks(iterator::Iterator)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_iterator_next_picks(iterator, out))
    return own_or_nothing(NDArray, out[])
end

"""
    iterator_part_count(iterator::Union{Iterator,Nothing}=nothing)

Number of arrays of a batch; 0 for NULL.
"""
function iterator_part_count(iterator::Union{Iterator,Nothing}=nothing)
    return R.ctn_iterator_part_count(iterator)
end

"""
    iterator_batch_size(iterator::Union{Iterator,Nothing}=nothing)

Number of examples in a batch; 0 for NULL.
"""
function iterator_batch_size(iterator::Union{Iterator,Nothing}=nothing)
    return R.ctn_iterator_batch_size(iterator)
end

"""
    iterator_dataset(iterator::Iterator)

The dataset of an iterator.
"""
function iterator_dataset(iterator::Iterator)
    out = Ref{Ptr{R.ctn_dataset}}(C_NULL)
    check(R.ctn_iterator_dataset(iterator, out))
    return own(Dataset, out[])
end

"""
    iterator_epoch(iterator::Union{Iterator,Nothing}=nothing)

Number of epochs that are complete; 0 for NULL.
"""
function iterator_epoch(iterator::Union{Iterator,Nothing}=nothing)
    return R.ctn_iterator_epoch(iterator)
end

"""
    iterator_epoch_detail(iterator::Union{Iterator,Nothing}=nothing)

The number of complete epochs with the fraction of the present one; 0 for NULL.
"""
function iterator_epoch_detail(iterator::Union{Iterator,Nothing}=nothing)
    return R.ctn_iterator_epoch_detail(iterator)
end

"""
    iterator_previous_epoch_detail(iterator::Union{Iterator,Nothing}=nothing)

ctn_iterator_epoch_detail before the last batch; below 0 if there was none, 0 for NULL.
"""
function iterator_previous_epoch_detail(iterator::Union{Iterator,Nothing}=nothing)
    return R.ctn_iterator_previous_epoch_detail(iterator)
end

"""
    iterator_is_new_epoch(iterator::Union{Iterator,Nothing}=nothing)

Whether the last batch completed an epoch; 0 for NULL.
"""
function iterator_is_new_epoch(iterator::Union{Iterator,Nothing}=nothing)
    return R.ctn_iterator_is_new_epoch(iterator) != 0
end

"""
    iterator_reset(iterator::Iterator)

Begins again with the first epoch, in the same order.
"""
function iterator_reset(iterator::Iterator)
    check(R.ctn_iterator_reset(iterator))
    return nothing
end

"""
    iterator_finalize(iterator::Iterator)

Ends the threads of an iterator from ctn_iterator_multithread_new, after the examples that they are making,
and drops the batches that were made ahead of time. The iterator may be used afterward. Nothing happens for
other iterators.
"""
function iterator_finalize(iterator::Iterator)
    check(R.ctn_iterator_finalize(iterator))
    return nothing
end

"""
    iterator_set_padding(iterator::Iterator, values)

Sets the values with which examples of different shapes are padded, as in ctn_concat_examples. Without them,
which is the default, the shapes of the examples must be equal.
"""
function iterator_set_padding(iterator::Iterator, values)
    values = reals(values)
    check(R.ctn_iterator_set_padding(iterator, pass(values), len(values)))
    return nothing
end

"""
    iterator_serialize(iterator::Iterator, serializer::Serializer)

Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the present epoch.
After a load, the iterator makes the batches that the saved one would have made next. The dataset is not
saved, and must have as many examples as before. Names are those of Chainer: epoch, current_position,
is_new_epoch, previous_epoch_detail, order; and seed.
"""
function iterator_serialize(iterator::Iterator, serializer::Serializer)
    check(R.ctn_iterator_serialize(iterator, serializer))
    return nothing
end

"""
    updater_standard_new(iterator::Iterator, optimizer::Optimizer; loss=nothing, device::Union{AbstractString,Nothing}=nothing)

An updater that draws a batch, computes its loss, and updates the parameters of the optimizer's link. The loss
is reported as \"main/loss\", unless the function has reported one, and the accuracy of a Classifier as
\"main/accuracy\". After the last batch of an epoch, ctn_optimizer_new_epoch is called.
"""
function updater_standard_new(iterator::Iterator, optimizer::Optimizer; loss=nothing, device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_updater}}(C_NULL)
    check(R.ctn_updater_standard_new(iterator, optimizer, callback_pointer(loss, pointer_batch_loss_fn()), callback_data(loss), callback_end(loss), pass(device), out))
    return own(Updater, out[])
end

"""
    updater_standard_set_loss_scale(updater::Updater, scaler::Union{LossScale,Nothing}=nothing)

Multiplies losses by a scale, against the underflow of 16-bit gradients; see ctn_loss_scale_step.
"""
function updater_standard_set_loss_scale(updater::Updater, scaler::Union{LossScale,Nothing}=nothing)
    check(R.ctn_updater_standard_set_loss_scale(updater, scaler))
    return nothing
end

"""
    updater_standard_set_accumulation(updater::Updater, count)

Lets an update use the mean of the gradients of several batches.
"""
function updater_standard_set_accumulation(updater::Updater, count)
    check(R.ctn_updater_standard_set_accumulation(updater, count))
    return nothing
end

"""
    updater_new(; update=nothing, serialize=nothing, finalize=nothing, is_atomic=0)

An updater of callbacks. Add the iterators and optimizers that it uses, so that they are saved and counted.
destroy runs exactly once: when the last reference is released, or when this call fails.
"""
function updater_new(; update=nothing, serialize=nothing, finalize=nothing, is_atomic=0)
    user_data_ = hold((update=update, serialize=serialize, finalize=finalize,))
    table_ = Ref(R.ctn_updater_callbacks(
        sizeof(R.ctn_updater_callbacks),
        update === nothing ? C_NULL : pointer_updater_callbacks_update(),
        serialize === nothing ? C_NULL : pointer_updater_callbacks_serialize(),
        finalize === nothing ? C_NULL : pointer_updater_callbacks_finalize(),
        DESTROY(),
        is_atomic,
    ))
    out = Ref{Ptr{R.ctn_updater}}(C_NULL)
    status_ = R.ctn_updater_new(table_, user_data_, out)
    check(status_)
    return own(Updater, out[])
end

"""
    updater_add_optimizer(updater::Updater, name::AbstractString, optimizer::Optimizer)

Adds an optimizer. What its link reports begins with its name. The model and optimizer \"main\" are those of
the snapshots as checkpoints (ctn_checkpoint_load).
"""
function updater_add_optimizer(updater::Updater, name::AbstractString, optimizer::Optimizer)
    check(R.ctn_updater_add_optimizer(updater, name, optimizer))
    return nothing
end

"""
    updater_add_iterator(updater::Updater, name::AbstractString, iterator::Iterator)

Adds an iterator. The iterator \"main\" counts the epochs.
"""
function updater_add_iterator(updater::Updater, name::AbstractString, iterator::Iterator)
    check(R.ctn_updater_add_iterator(updater, name, iterator))
    return nothing
end

"""
    updater_optimizer(updater::Updater, name::AbstractString)

An optimizer of an updater.
"""
function updater_optimizer(updater::Updater, name::AbstractString)
    out = Ref{Ptr{R.ctn_optimizer}}(C_NULL)
    check(R.ctn_updater_optimizer(updater, name, out))
    return own(Optimizer, out[])
end

"""
    updater_iterator(updater::Updater, name::AbstractString)

An iterator of an updater.
"""
function updater_iterator(updater::Updater, name::AbstractString)
    out = Ref{Ptr{R.ctn_iterator}}(C_NULL)
    check(R.ctn_updater_iterator(updater, name, out))
    return own(Iterator, out[])
end

"""
    updater_update(updater::Updater)

Runs one update, for programs without a trainer. If it fails, the iterators are where they were before.
"""
function updater_update(updater::Updater)
    more = Ref{Int32}(0)
    check(R.ctn_updater_update(updater, more))
    return more[] != 0
end

"""
    updater_iteration(updater::Union{Updater,Nothing}=nothing)

Number of updates so far; 0 for NULL.
"""
function updater_iteration(updater::Union{Updater,Nothing}=nothing)
    return R.ctn_updater_iteration(updater)
end

"""
    updater_epoch(updater::Union{Updater,Nothing}=nothing)

Number of complete epochs of the iterator \"main\"; 0 without one.
"""
function updater_epoch(updater::Union{Updater,Nothing}=nothing)
    return R.ctn_updater_epoch(updater)
end

"""
    updater_epoch_detail(updater::Union{Updater,Nothing}=nothing)

The number of epochs with the fraction of the present one; 0 without an iterator \"main\".
"""
function updater_epoch_detail(updater::Union{Updater,Nothing}=nothing)
    return R.ctn_updater_epoch_detail(updater)
end

"""
    updater_previous_epoch_detail(updater::Union{Updater,Nothing}=nothing)

ctn_updater_epoch_detail before the last update; below 0 if there was none, 0 without an iterator \"main\".
"""
function updater_previous_epoch_detail(updater::Union{Updater,Nothing}=nothing)
    return R.ctn_updater_previous_epoch_detail(updater)
end

"""
    updater_is_new_epoch(updater::Union{Updater,Nothing}=nothing)

Whether the last update completed an epoch.
"""
function updater_is_new_epoch(updater::Union{Updater,Nothing}=nothing)
    return R.ctn_updater_is_new_epoch(updater) != 0
end

"""
    trainer_new(updater::Updater, out_folder::AbstractString; stop::Union{Trigger,Nothing}=nothing)

A trainer without extensions.
"""
function trainer_new(updater::Updater, out_folder::AbstractString; stop::Union{Trigger,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_trainer}}(C_NULL)
    check(R.ctn_trainer_new(updater, stop, out_folder, out))
    return own(Trainer, out[])
end

"""
    trainer_extend(trainer::Trainer, extension::Extension, priority; name::Union{AbstractString,Nothing}=nothing, trigger::Union{Trigger,Nothing}=nothing)

Adds an extension.
"""
function trainer_extend(trainer::Trainer, extension::Extension, priority; name::Union{AbstractString,Nothing}=nothing, trigger::Union{Trigger,Nothing}=nothing)
    check(R.ctn_trainer_extend(trainer, extension, pass(name), trigger, priority))
    return nothing
end

"""
    trainer_extension(trainer::Trainer, name::AbstractString)

An extension by its name.
"""
function trainer_extension(trainer::Trainer, name::AbstractString)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_trainer_extension(trainer, name, out))
    return own(Extension, out[])
end

"""
    trainer_extension_count(trainer::Union{Trainer,Nothing}=nothing)

Number of extensions; 0 for NULL.
"""
function trainer_extension_count(trainer::Union{Trainer,Nothing}=nothing)
    return R.ctn_trainer_extension_count(trainer)
end

"""
    trainer_extension_name(index; trainer::Union{Trainer,Nothing}=nothing)

Name of an extension; NULL after the last one and for NULL. It lives as long as the trainer gets no further
extensions.
"""
function trainer_extension_name(index; trainer::Union{Trainer,Nothing}=nothing)
    return string_of(R.ctn_trainer_extension_name(trainer, index))
end

"""
    trainer_run(trainer::Trainer)

Runs until the training ends, and says why. Extensions are initialized before the first update and finalized
at the end; see the description of this header for failures. A run whose training was ended may be repeated,
for instance to continue after it was stopped.
"""
function trainer_run(trainer::Trainer)
    result = Ref{Int32}(0)
    check(R.ctn_trainer_run(trainer, result))
    return result[]
end

"""
    trainer_run_for(trainer::Trainer, iterations, milliseconds)

Runs a slice of a training, for programs with a main loop of their own. It ends with CTN_TRAINING_PAUSED after
the given number of updates or time, whichever is first, but not before one update; a further run continues.
"""
function trainer_run_for(trainer::Trainer, iterations, milliseconds)
    result = Ref{Int32}(0)
    check(R.ctn_trainer_run_for(trainer, iterations, milliseconds, result))
    return result[]
end

"""
    trainer_stop(trainer::Union{Trainer,Nothing}=nothing)

Ends the present run after its present update, or the next run before its first. Snapshot extensions save the
training, and the result is CTN_TRAINING_STOPPED.
"""
function trainer_stop(trainer::Union{Trainer,Nothing}=nothing)
    R.ctn_trainer_stop(trainer)
    return nothing
end

"""
    trainer_set_interrupts(trainer::Trainer, enabled)

Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. The handlers are installed for the time of a
run, and the old ones are restored when the run ends or such a signal has arrived, so that a second signal has
its old effect. It is off initially.
"""
function trainer_set_interrupts(trainer::Trainer, enabled)
    check(R.ctn_trainer_set_interrupts(trainer, enabled))
    return nothing
end

"""
    trainer_set_output(trainer::Trainer, columns; write=nothing)

Sets where PrintReport and ProgressBar print; standard output initially.
"""
function trainer_set_output(trainer::Trainer, columns; write=nothing)
    check(R.ctn_trainer_set_output(trainer, callback_pointer(write, pointer_training_write_fn()), callback_data(write), callback_end(write), columns))
    return nothing
end

"""
    trainer_updater(trainer::Trainer)

The updater of a trainer.
"""
function trainer_updater(trainer::Trainer)
    out = Ref{Ptr{R.ctn_updater}}(C_NULL)
    check(R.ctn_trainer_updater(trainer, out))
    return own(Updater, out[])
end

"""
    trainer_observation(trainer::Trainer)

What the last update and its extensions have reported, such as \"main/loss\". Each update makes a new
dictionary.
"""
function trainer_observation(trainer::Trainer)
    out = Ref{Ptr{R.ctn_dictionary}}(C_NULL)
    check(R.ctn_trainer_observation(trainer, out))
    return own(Dictionary, out[])
end

"""
    trainer_reporter(trainer::Trainer)

The reporter that is current within updates and extensions. The models of the updater are its observers.
"""
function trainer_reporter(trainer::Trainer)
    out = Ref{Ptr{R.ctn_reporter}}(C_NULL)
    check(R.ctn_trainer_reporter(trainer, out))
    return own(Reporter, out[])
end

"""
    trainer_out(trainer::Union{Trainer,Nothing}=nothing)

Path of the folder for files; NULL for NULL. It lives as long as the trainer.
"""
function trainer_out(trainer::Union{Trainer,Nothing}=nothing)
    return string_of(R.ctn_trainer_out(trainer))
end

"""
    trainer_elapsed_time(trainer::Union{Trainer,Nothing}=nothing)

Seconds within runs so far, including those before the snapshot that was loaded; 0 for NULL.
"""
function trainer_elapsed_time(trainer::Union{Trainer,Nothing}=nothing)
    return R.ctn_trainer_elapsed_time(trainer)
end

"""
    trainer_snapshot_path(trainer::Union{Trainer,Nothing}=nothing)

Path of the last snapshot that was saved; \"\" if there is none, NULL for NULL. It lives until the next
snapshot.
"""
function trainer_snapshot_path(trainer::Union{Trainer,Nothing}=nothing)
    return string_of(R.ctn_trainer_snapshot_path(trainer))
end

"""
    trainer_serialize(trainer::Trainer, serializer::Serializer)

Saves or loads a whole training, with the entries of a checkpoint (ctn_checkpoint_save): the model and the
optimizer \"main\", the random generator, and everything else below \"extra/trainer\". It is a STATE error
within a run, where snapshot extensions save at the right time, except for ctn_snapshot_file_fn.
"""
function trainer_serialize(trainer::Trainer, serializer::Serializer)
    check(R.ctn_trainer_serialize(trainer, serializer))
    return nothing
end

"""
    trainer_save(trainer::Trainer, path::AbstractString)

Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where snapshot
extensions save at the right time, except for ctn_snapshot_file_fn.
"""
function trainer_save(trainer::Trainer, path::AbstractString)
    check(R.ctn_trainer_save(trainer, path))
    return nothing
end

"""
    trainer_load(trainer::Trainer, path::AbstractString)

Loads a snapshot into a trainer that is set up in the same way. Extensions that the program has added since
begin anew, and the states of those that it no longer has are not read. If it fails, nothing has changed,
unless a callback or the medium fails in the last step. It is a STATE error within a run, except for
ctn_snapshot_file_fn.
"""
function trainer_load(trainer::Trainer, path::AbstractString)
    check(R.ctn_trainer_load(trainer, path))
    return nothing
end

"""
    trigger_interval_new(period, unit)

Fires after each period. As the end of a training, it ends it when the period is over.
"""
function trigger_interval_new(period, unit)
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    check(R.ctn_trigger_interval_new(period, enum(:trigger_unit, unit), out))
    return own(Trigger, out[])
end

"""
    trigger_manual_schedule_new(points, unit)

Fires at given points. As the end of a training, it ends it at the last one.
"""
function trigger_manual_schedule_new(points, unit)
    points = reals(points)
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    check(R.ctn_trigger_manual_schedule_new(pass(points), len(points), enum(:trigger_unit, unit), out))
    return own(Trigger, out[])
end

"""
    trigger_once_new(call_on_resume)

Fires after the first update.
"""
function trigger_once_new(call_on_resume)
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    check(R.ctn_trigger_once_new(call_on_resume, out))
    return own(Trigger, out[])
end

"""
    trigger_min_value_new(key::AbstractString, check_trigger::Union{Trigger,Nothing}=nothing)

Fires when the mean of a value is the smallest so far.
"""
function trigger_min_value_new(key::AbstractString, check_trigger::Union{Trigger,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    check(R.ctn_trigger_min_value_new(key, check_trigger, out))
    return own(Trigger, out[])
end

"""
    trigger_max_value_new(key::AbstractString, check_trigger::Union{Trigger,Nothing}=nothing)

Fires when the mean of a value is the largest so far.
"""
function trigger_max_value_new(key::AbstractString, check_trigger::Union{Trigger,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    check(R.ctn_trigger_max_value_new(key, check_trigger, out))
    return own(Trigger, out[])
end

"""
    trigger_early_stopping_new(monitor::AbstractString, patience, mode, check_trigger::Union{Trigger,Nothing}=nothing, max_trigger::Union{Trigger,Nothing}=nothing)

Fires when the mean of a value was not better than the best one in a number of checks in succession. It is
meant for the end of a training.
"""
function trigger_early_stopping_new(monitor::AbstractString, patience, mode, check_trigger::Union{Trigger,Nothing}=nothing, max_trigger::Union{Trigger,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    check(R.ctn_trigger_early_stopping_new(monitor, patience, enum(:stopping_mode, mode), check_trigger, max_trigger, out))
    return own(Trigger, out[])
end

"""
    trigger_new(; fire=nothing, serialize=nothing)

A trigger of callbacks. destroy runs exactly once: when the last reference is released, or when this call
fails.
"""
function trigger_new(; fire=nothing, serialize=nothing)
    user_data_ = hold((fire=fire, serialize=serialize,))
    table_ = Ref(R.ctn_trigger_callbacks(
        sizeof(R.ctn_trigger_callbacks),
        fire === nothing ? C_NULL : pointer_trigger_callbacks_fire(),
        serialize === nothing ? C_NULL : pointer_trigger_callbacks_serialize(),
        DESTROY(),
    ))
    out = Ref{Ptr{R.ctn_trigger}}(C_NULL)
    status_ = R.ctn_trigger_new(table_, user_data_, out)
    check(status_)
    return own(Trigger, out[])
end

"""
    trigger_best_value(trigger::Trigger)

The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN before the first.
"""
function trigger_best_value(trigger::Trigger)
    value = Ref{Float64}(0)
    check(R.ctn_trigger_best_value(trigger, value))
    return value[]
end

"""
    extension_new(; name=nothing, run=nothing, initialize=nothing, finalize=nothing, on_error=nothing, serialize=nothing, priority=0)

An extension of callbacks, which runs after each update by default. destroy runs exactly once: when the last
reference is released, or when this call fails.
"""
function extension_new(; name=nothing, run=nothing, initialize=nothing, finalize=nothing, on_error=nothing, serialize=nothing, priority=0)
    name_ = name === nothing ? nothing : String(name)
    user_data_ = hold((run=run, initialize=initialize, finalize=finalize, on_error=on_error, serialize=serialize,))
    table_ = Ref(R.ctn_extension_callbacks(
        sizeof(R.ctn_extension_callbacks),
        name_ === nothing ? Cstring(C_NULL) : Cstring(pointer(name_)),
        run === nothing ? C_NULL : pointer_extension_callbacks_run(),
        initialize === nothing ? C_NULL : pointer_extension_callbacks_initialize(),
        finalize === nothing ? C_NULL : pointer_extension_callbacks_finalize(),
        on_error === nothing ? C_NULL : pointer_extension_callbacks_on_error(),
        serialize === nothing ? C_NULL : pointer_extension_callbacks_serialize(),
        DESTROY(),
        priority,
    ))
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    status_ = GC.@preserve name_ R.ctn_extension_new(table_, user_data_, out)
    check(status_)
    return own(Extension, out[])
end

"""
    extension_default_name(extension::Union{Extension,Nothing}=nothing)

Name of an extension if no other is given; NULL for NULL. It lives as long as the extension.
"""
function extension_default_name(extension::Union{Extension,Nothing}=nothing)
    return string_of(R.ctn_extension_default_name(extension))
end

"""
    extension_evaluator_new(iterator::Iterator, target::Link; loss=nothing, device::Union{AbstractString,Nothing}=nothing)

The extension \"validation\" computes the loss of all examples of an iterator, in testing mode and without
history, and reports the means over the examples as \"validation/main/loss\" and \"validation/main/accuracy\",
or under another name of the extension. Values that the loss function reports of the link are averaged too.
Runs after each epoch.
"""
function extension_evaluator_new(iterator::Iterator, target::Link; loss=nothing, device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_evaluator_new(iterator, target, callback_pointer(loss, pointer_batch_loss_fn()), callback_data(loss), callback_end(loss), pass(device), out))
    return own(Extension, out[])
end

"""
    extension_log_report_new(; keys=nothing, filename::Union{AbstractString,Nothing}=nothing, trigger::Union{Trigger,Nothing}=nothing)

The extension \"LogReport\" collects the means of reported values since the last entry, with epoch, iteration
and elapsed_time. The file has one JSON object in each line. A run that continues a snapshot begins with the
lines of the snapshot.
"""
function extension_log_report_new(; keys=nothing, filename::Union{AbstractString,Nothing}=nothing, trigger::Union{Trigger,Nothing}=nothing)
    keys = texts(keys)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_log_report_new(pass(keys), len(keys), pass(filename), trigger, out))
    return own(Extension, out[])
end

"""
    extension_log_count(extension::Union{Extension,Nothing}=nothing)

Number of entries of a log; 0 for NULL and for extensions of other kinds.
"""
function extension_log_count(extension::Union{Extension,Nothing}=nothing)
    return R.ctn_extension_log_count(extension)
end

"""
    extension_log_value(extension::Extension, index, key::AbstractString)

A value of an entry of a log.
"""
function extension_log_value(extension::Extension, index, key::AbstractString)
    value = Ref{Float64}(0)
    check(R.ctn_extension_log_value(extension, index, key, value))
    return value[]
end

"""
    extension_log_line(extension::Extension, index)

An entry of a log as a JSON object.
"""
function extension_log_line(extension::Extension, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_extension_log_line(extension, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_extension_log_line(extension, index, text, capacity_, length_))
    return text_of(text)
end

"""
    extension_print_report_new(entries; log_report::Union{AbstractString,Nothing}=nothing)

The extension \"PrintReport\" prints each new entry of a log as a line of a table; on a terminal that is too
narrow for the table, as names with values.
"""
function extension_print_report_new(entries; log_report::Union{AbstractString,Nothing}=nothing)
    entries = texts(entries)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_print_report_new(pass(entries), len(entries), pass(log_report), out))
    return own(Extension, out[])
end

"""
    extension_progress_bar_new(update_interval)

The extension \"ProgressBar\" shows the part of the training that is done, its rate and the time left on one
line below all others. It prints nothing unless the output is a terminal.
"""
function extension_progress_bar_new(update_interval)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_progress_bar_new(update_interval, out))
    return own(Extension, out[])
end

"""
    extension_progress_bar_set_training_length(extension::Extension, length, unit)

Says how long the training is, for trainers that no interval ends. By default, the part that is done is known
if an interval ends the training.
"""
function extension_progress_bar_set_training_length(extension::Extension, length, unit)
    check(R.ctn_extension_progress_bar_set_training_length(extension, length, enum(:trigger_unit, unit)))
    return nothing
end

"""
    extension_progress_bar_set_bar_length(extension::Extension, length)

Sets the largest number of characters of the bar, 40 by default. It is shorter on narrow terminals.
"""
function extension_progress_bar_set_bar_length(extension::Extension, length)
    check(R.ctn_extension_progress_bar_set_bar_length(extension, length))
    return nothing
end

"""
    extension_set_output(extension::Extension, columns; write=nothing)

Sets where a PrintReport or a ProgressBar prints; by default where its trainer does.
"""
function extension_set_output(extension::Extension, columns; write=nothing)
    check(R.ctn_extension_set_output(extension, callback_pointer(write, pointer_training_write_fn()), callback_data(write), callback_end(write), columns))
    return nothing
end

"""
    extension_snapshot_new(filename::AbstractString, keep, autoload)

The extension \"snapshot\" saves the whole training after each epoch, and when a run is stopped or fails. A
file can also be loaded by ctn_trainer_load and, for its model, by ctn_checkpoint_load.
"""
function extension_snapshot_new(filename::AbstractString, keep, autoload)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_snapshot_new(filename, keep, autoload, out))
    return own(Extension, out[])
end

"""
    extension_snapshot_user_new(filename::AbstractString, keep, autoload, function_)

The same with files that a callback writes, in a format of its own. It is called when a snapshot is due, after
all extensions of an update. destroy runs exactly once: when the last reference is released, or when this call
fails.
"""
function extension_snapshot_user_new(filename::AbstractString, keep, autoload, function_)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_snapshot_user_new(filename, keep, autoload, callback_pointer(function_, pointer_snapshot_file_fn()), callback_data(function_), callback_end(function_), out))
    return own(Extension, out[])
end

"""
    extension_snapshot_set_on_error(extension::Extension, enabled)

Sets whether a run that fails saves the state after its last whole update, which it does by default.
"""
function extension_snapshot_set_on_error(extension::Extension, enabled)
    check(R.ctn_extension_snapshot_set_on_error(extension, enabled))
    return nothing
end

"""
    extension_snapshot_object_new(target::Link, filename::AbstractString)

The extension \"snapshot_object\" saves a link after each epoch; with a trigger such as
ctn_trigger_min_value_new, the best one.
"""
function extension_snapshot_object_new(target::Link, filename::AbstractString)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_snapshot_object_new(target, filename, out))
    return own(Extension, out[])
end

"""
    extension_shift_new(hyperparameter::AbstractString, schedule::Schedule, optimizer::Union{Optimizer,Nothing}=nothing)

The extension \"Shift\" sets a hyperparameter to the first value of a schedule before the first update, and to
the next one each time it runs, by default after each epoch. See ctn_optimizer_set_schedule for schedules that
follow the number of updates without an extension.
"""
function extension_shift_new(hyperparameter::AbstractString, schedule::Schedule, optimizer::Union{Optimizer,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_shift_new(hyperparameter, schedule, optimizer, out))
    return own(Extension, out[])
end

"""
    extension_observe_value_new(key::AbstractString, function_)

The extension \"observe_value\" reports what a function computes, after each epoch.
"""
function extension_observe_value_new(key::AbstractString, function_)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_observe_value_new(key, callback_pointer(function_, pointer_observe_fn()), callback_data(function_), callback_end(function_), out))
    return own(Extension, out[])
end

"""
    extension_observe_hyperparameter_new(key::AbstractString, hyperparameter::AbstractString; optimizer_name::Union{AbstractString,Nothing}=nothing)

Reports a hyperparameter after each epoch. The name is \"observe_\" and the hyperparameter.
"""
function extension_observe_hyperparameter_new(key::AbstractString, hyperparameter::AbstractString; optimizer_name::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_observe_hyperparameter_new(key, pass(optimizer_name), hyperparameter, out))
    return own(Extension, out[])
end

"""
    extension_fail_on_non_number_new()

The extension \"FailOnNonNumber\" fails with CTN_ERROR_NAN after an update that has made a parameter NaN or
infinite. The training is then not saved, so that the last snapshot stays.
"""
function extension_fail_on_non_number_new()
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_fail_on_non_number_new(out))
    return own(Extension, out[])
end

"""
    extension_parameter_statistics_new(link::Link, report_data, report_grad; prefix::Union{AbstractString,Nothing}=nothing)

The extension \"ParameterStatistics\" reports mean, std, min, max, the number of zeros and percentiles of
parameters and their gradients after each epoch, such as \"main/l1/W/data/mean\" and
\"main/l1/W/data/percentile/0\".
"""
function extension_parameter_statistics_new(link::Link, report_data, report_grad; prefix::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_parameter_statistics_new(link, pass(prefix), report_data, report_grad, out))
    return own(Extension, out[])
end

"""
    extension_parameter_statistics_set_percentiles(extension::Extension; percentiles=nothing)

Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by default, which
are 3, 2 and 1 standard deviations below the mean of a normal distribution, its mean, and 1, 2 and 3 above it.
"""
function extension_parameter_statistics_set_percentiles(extension::Extension; percentiles=nothing)
    percentiles = reals(percentiles)
    check(R.ctn_extension_parameter_statistics_set_percentiles(extension, pass(percentiles), len(percentiles)))
    return nothing
end

"""
    extension_dump_graph_new(root_name::AbstractString, filename::AbstractString)

The extension \"dump_graph\" writes the computational graph of a value that the first update reports as a
variable, in the language of Graphviz.
"""
function extension_dump_graph_new(root_name::AbstractString, filename::AbstractString)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_dump_graph_new(root_name, filename, out))
    return own(Extension, out[])
end

"""
    extension_plot_report_new(y_keys, filename::AbstractString; x_key::Union{AbstractString,Nothing}=nothing, trigger::Union{Trigger,Nothing}=nothing)

The extension \"PlotReport\" draws the means of reported values, and replaces the picture whenever its trigger
fires.
"""
function extension_plot_report_new(y_keys, filename::AbstractString; x_key::Union{AbstractString,Nothing}=nothing, trigger::Union{Trigger,Nothing}=nothing)
    y_keys = texts(y_keys)
    out = Ref{Ptr{R.ctn_extension}}(C_NULL)
    check(R.ctn_extension_plot_report_new(pass(y_keys), len(y_keys), pass(x_key), filename, trigger, out))
    return own(Extension, out[])
end

"""
    function_hook_new(; name=nothing, forward_preprocess=nothing, forward_postprocess=nothing, backward_preprocess=nothing, backward_postprocess=nothing, retain_inputs=0)

A hook of callbacks. destroy runs exactly once: when the last reference is released, including those of the
library, or when this call fails.
"""
function function_hook_new(; name=nothing, forward_preprocess=nothing, forward_postprocess=nothing, backward_preprocess=nothing, backward_postprocess=nothing, retain_inputs=0)
    name_ = name === nothing ? nothing : String(name)
    user_data_ = hold((forward_preprocess=forward_preprocess, forward_postprocess=forward_postprocess, backward_preprocess=backward_preprocess, backward_postprocess=backward_postprocess,))
    table_ = Ref(R.ctn_function_hook_callbacks(
        sizeof(R.ctn_function_hook_callbacks),
        name_ === nothing ? Cstring(C_NULL) : Cstring(pointer(name_)),
        forward_preprocess === nothing ? C_NULL : pointer_function_hook_callbacks_forward_preprocess(),
        forward_postprocess === nothing ? C_NULL : pointer_function_hook_callbacks_forward_postprocess(),
        backward_preprocess === nothing ? C_NULL : pointer_function_hook_callbacks_backward_preprocess(),
        backward_postprocess === nothing ? C_NULL : pointer_function_hook_callbacks_backward_postprocess(),
        DESTROY(),
        retain_inputs,
    ))
    out = Ref{Ptr{R.ctn_function_hook}}(C_NULL)
    status_ = GC.@preserve name_ R.ctn_function_hook_new(table_, user_data_, out)
    check(status_)
    return own(FunctionHook, out[])
end

"""
    function_hook_name(hook::Union{FunctionHook,Nothing}=nothing)

Name under which the hook is registered if no other is given. It lives as long as the hook; NULL for NULL.
"""
function function_hook_name(hook::Union{FunctionHook,Nothing}=nothing)
    return string_of(R.ctn_function_hook_name(hook))
end

"""
    function_hook_add(hook::FunctionHook; name::Union{AbstractString,Nothing}=nothing)

Registers a hook for the calling thread.
"""
function function_hook_add(hook::FunctionHook; name::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_function_hook_add(hook, pass(name)))
    return nothing
end

"""
    function_hook_remove(name::AbstractString)

Removes a hook of the calling thread.
"""
function function_hook_remove(name::AbstractString)
    check(R.ctn_function_hook_remove(name))
    return nothing
end

"""
    function_hook_count()

Number of hooks of the calling thread.
"""
function function_hook_count()
    return R.ctn_function_hook_count()
end

"""
    function_hook_at(index)

A hook of the calling thread and its name there.
"""
function function_hook_at(index)
    out = Ref{Ptr{R.ctn_function_hook}}(C_NULL)
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_function_hook_at(index, name, capacity_, length_, out))
    own(FunctionHook, out[])
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_function_hook_at(index, name, capacity_, length_, out))
    return text_of(name), own(FunctionHook, out[])
end

"""
    function_add_hook(f::FunctionNode, hook::FunctionHook; name::Union{AbstractString,Nothing}=nothing)

Registers a hook with one function: the creator of a variable, or the definition of a user function.
"""
function function_add_hook(f::FunctionNode, hook::FunctionHook; name::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_function_add_hook(f, hook, pass(name)))
    return nothing
end

"""
    function_delete_hook(f::FunctionNode, name::AbstractString)

Removes a hook of a function.
"""
function function_delete_hook(f::FunctionNode, name::AbstractString)
    check(R.ctn_function_delete_hook(f, name))
    return nothing
end

"""
    function_local_hook_count(f::Union{FunctionNode,Nothing}=nothing)

Number of hooks registered with the function itself; 0 for NULL.
"""
function function_local_hook_count(f::Union{FunctionNode,Nothing}=nothing)
    return R.ctn_function_local_hook_count(f)
end

"""
    function_local_hook_at(f::FunctionNode, index)

A hook of a function and its name there.
"""
function function_local_hook_at(f::FunctionNode, index)
    out = Ref{Ptr{R.ctn_function_hook}}(C_NULL)
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_function_local_hook_at(f, index, name, capacity_, length_, out))
    own(FunctionHook, out[])
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_function_local_hook_at(f, index, name, capacity_, length_, out))
    return text_of(name), own(FunctionHook, out[])
end

"""
    timer_hook_new()

A hook named \"TimerHook\" that measures how long forward and backward computations take. It waits for
asynchronous devices before and after each computation.
"""
function timer_hook_new()
    out = Ref{Ptr{R.ctn_function_hook}}(C_NULL)
    check(R.ctn_timer_hook_new(out))
    return own(FunctionHook, out[])
end

"""
    timer_hook_call_count(hook::Union{FunctionHook,Nothing}=nothing)

Number of computations measured so far; 0 for NULL and other hooks.
"""
function timer_hook_call_count(hook::Union{FunctionHook,Nothing}=nothing)
    return R.ctn_timer_hook_call_count(hook)
end

"""
    timer_hook_call(hook::FunctionHook, index)

One measurement. Functions that a user function calls are measured separately, too, and come before it.
"""
function timer_hook_call(hook::FunctionHook, index)
    seconds = Ref{Float64}(0)
    is_backward = Ref{Int32}(0)
    length_ = Ref{Csize_t}(0)
    capacity_, label = 0, C_NULL
    check(R.ctn_timer_hook_call(hook, index, label, capacity_, length_, seconds, is_backward))
    capacity_ = length_[] + 1
    label = Vector{UInt8}(undef, capacity_)
    check(R.ctn_timer_hook_call(hook, index, label, capacity_, length_, seconds, is_backward))
    return text_of(label), seconds[], is_backward[] != 0
end

"""
    timer_hook_total_time(hook::Union{FunctionHook,Nothing}=nothing)

Sum of the measured seconds; 0 for NULL and other hooks.
"""
function timer_hook_total_time(hook::Union{FunctionHook,Nothing}=nothing)
    return R.ctn_timer_hook_total_time(hook)
end

"""
    timer_hook_clear(hook::FunctionHook)

Removes all measurements.
"""
function timer_hook_clear(hook::FunctionHook)
    check(R.ctn_timer_hook_clear(hook))
    return nothing
end

"""
    memory_hook_new()

A hook named \"MemoryHook\" that measures how many more bytes of its device's memory pool are in use after
each computation than before (negative: fewer). Allocations of other threads at the same time count as well.
"""
function memory_hook_new()
    out = Ref{Ptr{R.ctn_function_hook}}(C_NULL)
    check(R.ctn_memory_hook_new(out))
    return own(FunctionHook, out[])
end

"""
    memory_hook_call_count(hook::Union{FunctionHook,Nothing}=nothing)

Number of computations measured so far; 0 for NULL and other hooks.
"""
function memory_hook_call_count(hook::Union{FunctionHook,Nothing}=nothing)
    return R.ctn_memory_hook_call_count(hook)
end

"""
    memory_hook_call(hook::FunctionHook, index)

One measurement.
"""
function memory_hook_call(hook::FunctionHook, index)
    bytes = Ref{Int64}(0)
    is_backward = Ref{Int32}(0)
    length_ = Ref{Csize_t}(0)
    capacity_, label = 0, C_NULL
    check(R.ctn_memory_hook_call(hook, index, label, capacity_, length_, bytes, is_backward))
    capacity_ = length_[] + 1
    label = Vector{UInt8}(undef, capacity_)
    check(R.ctn_memory_hook_call(hook, index, label, capacity_, length_, bytes, is_backward))
    return text_of(label), bytes[], is_backward[] != 0
end

"""
    memory_hook_total_bytes(hook::Union{FunctionHook,Nothing}=nothing)

Sum of the measured bytes; 0 for NULL and other hooks.
"""
function memory_hook_total_bytes(hook::Union{FunctionHook,Nothing}=nothing)
    return R.ctn_memory_hook_total_bytes(hook)
end

"""
    memory_hook_clear(hook::FunctionHook)

Removes all measurements.
"""
function memory_hook_clear(hook::FunctionHook)
    check(R.ctn_memory_hook_clear(hook))
    return nothing
end

"""
    function_options_new()

Options with defaults only.
"""
function function_options_new()
    out = Ref{Ptr{R.ctn_function_options}}(C_NULL)
    check(R.ctn_function_options_new(out))
    return own(FunctionOptions, out[])
end

"""
    function_options_set_reduction(options::FunctionOptions, reduction)

Sets how the terms of a loss are combined; see each loss for the default.
"""
function function_options_set_reduction(options::FunctionOptions, reduction)
    check(R.ctn_function_options_set_reduction(options, enum(:reduction, reduction)))
    return nothing
end

"""
    function_options_set_class_weight(options::FunctionOptions, class_weight)

Sets a weight for every class, which multiplies the terms of its labels; the default is 1.
"""
function function_options_set_class_weight(options::FunctionOptions, class_weight)
    class_weight = as_array(class_weight)
    check(R.ctn_function_options_set_class_weight(options, class_weight))
    return nothing
end

"""
    function_options_set_ignore_label(options::FunctionOptions, ignore_label)

Sets the label that does not count; see each function for the default.
"""
function function_options_set_ignore_label(options::FunctionOptions, ignore_label)
    check(R.ctn_function_options_set_ignore_label(options, ignore_label))
    return nothing
end

"""
    function_options_set_label_smoothing(options::FunctionOptions, label_smoothing)

Sets the share of every label that is spread evenly over all classes; the default is 0.
"""
function function_options_set_label_smoothing(options::FunctionOptions, label_smoothing)
    check(R.ctn_function_options_set_label_smoothing(options, label_smoothing))
    return nothing
end

"""
    function_options_set_mask(options::FunctionOptions, mask)

Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn.
"""
function function_options_set_mask(options::FunctionOptions, mask)
    mask = as_array(mask)
    check(R.ctn_function_options_set_mask(options, mask))
    return nothing
end

"""
    function_options_set_noise(options::FunctionOptions, noise)

Sets the standard normal numbers of ctn_gaussian, to repeat a call. If they are not set, they are drawn.
"""
function function_options_set_noise(options::FunctionOptions, noise)
    noise = as_array(noise)
    check(R.ctn_function_options_set_noise(options, noise))
    return nothing
end

"""
    function_options_set_samples(options::FunctionOptions, samples)

Sets the samples of a negative sampling, to repeat a call. If they are not set, they are drawn.
"""
function function_options_set_samples(options::FunctionOptions, samples)
    samples = as_array(samples)
    check(R.ctn_function_options_set_samples(options, samples))
    return nothing
end

"""
    function_options_set_dilation(options::FunctionOptions, dilation)

Sets the distance between the elements that a window reads; the default is 1.
"""
function function_options_set_dilation(options::FunctionOptions, dilation)
    dilation = integers(dilation)
    check(R.ctn_function_options_set_dilation(options, pass(dilation), len(dilation)))
    return nothing
end

"""
    function_options_set_groups(options::FunctionOptions, groups)

Sets the number of groups into which the channels are divided; the default is 1.
"""
function function_options_set_groups(options::FunctionOptions, groups)
    check(R.ctn_function_options_set_groups(options, groups))
    return nothing
end

"""
    function_options_set_outsize(options::FunctionOptions, outsize)

Sets the lengths of the result of ctn_deconvolution_nd along its spatial axes; the default is the smallest
lengths that fit. ctn_deconvolution_2d takes them as arguments.
"""
function function_options_set_outsize(options::FunctionOptions, outsize)
    outsize = integers(outsize)
    check(R.ctn_function_options_set_outsize(options, pass(outsize), len(outsize)))
    return nothing
end

"""
    function_options_set_cover_all(options::FunctionOptions, cover_all)

Sets whether the windows of ctn_average_pooling_2d cover every element of x, so that the last ones may end
outside; the default is 0. ctn_max_pooling_2d takes this as an argument.
"""
function function_options_set_cover_all(options::FunctionOptions, cover_all)
    check(R.ctn_function_options_set_cover_all(options, cover_all))
    return nothing
end

"""
    function_options_set_count_include_pad(options::FunctionOptions, count_include_pad)

Sets whether the means of ctn_average_pooling_2d count padded elements, which are zeros; the default is 1.
"""
function function_options_set_count_include_pad(options::FunctionOptions, count_include_pad)
    check(R.ctn_function_options_set_count_include_pad(options, count_include_pad))
    return nothing
end

"""
    function_options_set_scale(options::FunctionOptions, scale)

Sets the factor of the scores of an attention; the default is 1 / sqrt(D).
"""
function function_options_set_scale(options::FunctionOptions, scale)
    check(R.ctn_function_options_set_scale(options, scale))
    return nothing
end

"""
    function_options_set_causal(options::FunctionOptions, causal)

Sets whether position i of an attention sees only positions 0 to i; the default is 0.
"""
function function_options_set_causal(options::FunctionOptions, causal)
    check(R.ctn_function_options_set_causal(options, causal))
    return nothing
end

"""
    function_options_set_dropout(options::FunctionOptions, dropout)

Sets the probability with which an attention drops each of its weights in training; the default is 0.
"""
function function_options_set_dropout(options::FunctionOptions, dropout)
    check(R.ctn_function_options_set_dropout(options, dropout))
    return nothing
end

"""
    function_options_set_approximate(options::FunctionOptions, approximate)

Sets whether ctn_gelu uses an approximation with tanh; the default is 0.
"""
function function_options_set_approximate(options::FunctionOptions, approximate)
    check(R.ctn_function_options_set_approximate(options, approximate))
    return nothing
end

"""
    add(x1, x2)

Sum. For booleans, logical or. Differentiable. Inputs are broadcast and have one dtype.
"""
function add(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_add(x1, x2, y))
    return own(Variable, y[])
end

"""
    add_f64(x1, x2)

ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function add_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_add_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    add_i64(x1, x2)

ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function add_i64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_add_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    sub(x1, x2)

Difference. Differentiable. Inputs are broadcast and have one dtype.
"""
function sub(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sub(x1, x2, y))
    return own(Variable, y[])
end

"""
    sub_f64(x1, x2)

ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function sub_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sub_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    rsub_f64(x1, x2)

ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
"""
function rsub_f64(x1, x2)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rsub_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    sub_i64(x1, x2)

ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function sub_i64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sub_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    rsub_i64(x1, x2)

ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
"""
function rsub_i64(x1, x2)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rsub_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    mul(x1, x2)

Product. For booleans, logical and. Differentiable. Inputs are broadcast and have one dtype.
"""
function mul(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_mul(x1, x2, y))
    return own(Variable, y[])
end

"""
    mul_f64(x1, x2)

ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function mul_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_mul_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    mul_i64(x1, x2)

ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function mul_i64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_mul_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    div(x1, x2)

Quotient, always floating. Differentiable. Inputs are broadcast and have one dtype.
"""
function div(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_div(x1, x2, y))
    return own(Variable, y[])
end

"""
    div_f64(x1, x2)

ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function div_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_div_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    rdiv_f64(x1, x2)

ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
"""
function rdiv_f64(x1, x2)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rdiv_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    div_i64(x1, x2)

ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function div_i64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_div_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    rdiv_i64(x1, x2)

ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
"""
function rdiv_i64(x1, x2)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rdiv_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    pow(x1, x2)

Power. A negative integer exponent of integers is an error. Differentiable. Inputs are broadcast and have one
dtype.
"""
function pow(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_pow(x1, x2, y))
    return own(Variable, y[])
end

"""
    pow_f64(x1, x2)

ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function pow_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_pow_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    rpow_f64(x1, x2)

ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
"""
function rpow_f64(x1, x2)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rpow_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    pow_i64(x1, x2)

ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function pow_i64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_pow_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    rpow_i64(x1, x2)

ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
"""
function rpow_i64(x1, x2)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rpow_i64(x1, x2, y))
    return own(Variable, y[])
end

"""
    maximum(x1, x2)

Larger element. NaN wins over numbers. The first of two equal elements receives the gradient. Differentiable.
Inputs are broadcast and have one dtype.
"""
function maximum(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_maximum(x1, x2, y))
    return own(Variable, y[])
end

"""
    maximum_f64(x1, x2)

ctn_maximum with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function maximum_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_maximum_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    minimum(x1, x2)

Smaller element. NaN wins over numbers. The first of two equal elements receives the gradient. Differentiable.
Inputs are broadcast and have one dtype.
"""
function minimum(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_minimum(x1, x2, y))
    return own(Variable, y[])
end

"""
    minimum_f64(x1, x2)

ctn_minimum with a scalar as the second operand; the scalar takes the variable's dtype.
"""
function minimum_f64(x1, x2)
    x1 = as_variable(x1)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_minimum_f64(x1, x2, y))
    return own(Variable, y[])
end

"""
    neg(x)

Negation, -x. Differentiable.
"""
function neg(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_neg(x, y))
    return own(Variable, y[])
end

"""
    absolute(x)

Absolute value. Differentiable.
"""
function absolute(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_absolute(x, y))
    return own(Variable, y[])
end

"""
    square(x)

x * x. Differentiable.
"""
function square(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_square(x, y))
    return own(Variable, y[])
end

"""
    sqrt(x)

Square root. Differentiable.
"""
function sqrt(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sqrt(x, y))
    return own(Variable, y[])
end

"""
    exp(x)

Exponential. Differentiable.
"""
function exp(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_exp(x, y))
    return own(Variable, y[])
end

"""
    log(x)

Natural logarithm. Differentiable.
"""
function log(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_log(x, y))
    return own(Variable, y[])
end

"""
    log1p(x)

Natural logarithm of 1 + x, accurate near zero. Differentiable.
"""
function log1p(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_log1p(x, y))
    return own(Variable, y[])
end

"""
    sin(x)

Sine of radians. Differentiable.
"""
function sin(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sin(x, y))
    return own(Variable, y[])
end

"""
    cos(x)

Cosine of radians. Differentiable.
"""
function cos(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_cos(x, y))
    return own(Variable, y[])
end

"""
    tanh(x)

Hyperbolic tangent. Differentiable.
"""
function tanh(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_tanh(x, y))
    return own(Variable, y[])
end

"""
    sigmoid(x)

1 / (1 + exp(-x)). Differentiable.
"""
function sigmoid(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sigmoid(x, y))
    return own(Variable, y[])
end

"""
    relu(x)

max(x, 0). NaN stays NaN. Differentiable.
"""
function relu(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_relu(x, y))
    return own(Variable, y[])
end

"""
    multiply_add(x1, x2, x3)

x1 * x2 + x3 in one pass over memory. Differentiable. Inputs are broadcast and have one dtype.
"""
function multiply_add(x1, x2, x3)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    x3 = as_variable(x3)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_multiply_add(x1, x2, x3, y))
    return own(Variable, y[])
end

"""
    reciprocal(x)

1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in other
integer dtypes. Differentiable.
"""
function reciprocal(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_reciprocal(x, y))
    return own(Variable, y[])
end

"""
    hypot(x1, x2)

sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Differentiable. Inputs are broadcast and have one
dtype.
"""
function hypot(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_hypot(x1, x2, y))
    return own(Variable, y[])
end

"""
    arctan2(x1, x2)

Angle of the point (x2, x1) in (-pi, pi]. Differentiable. Inputs are broadcast and have one dtype.
"""
function arctan2(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arctan2(x1, x2, y))
    return own(Variable, y[])
end

"""
    logaddexp(x1, x2)

log(exp(x1) + exp(x2)) without intermediate overflow. Differentiable. Inputs are broadcast and have one dtype.
"""
function logaddexp(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_logaddexp(x1, x2, y))
    return own(Variable, y[])
end

"""
    logaddexp2(x1, x2)

log2(2 ** x1 + 2 ** x2) without intermediate overflow. Differentiable. Inputs are broadcast and have one
dtype.
"""
function logaddexp2(x1, x2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_logaddexp2(x1, x2, y))
    return own(Variable, y[])
end

"""
    exp2(x)

2 ** x. Differentiable.
"""
function exp2(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_exp2(x, y))
    return own(Variable, y[])
end

"""
    expm1(x)

exp(x) - 1, accurate near zero. Differentiable.
"""
function expm1(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_expm1(x, y))
    return own(Variable, y[])
end

"""
    log2(x)

Logarithm to base 2. Differentiable.
"""
function log2(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_log2(x, y))
    return own(Variable, y[])
end

"""
    log10(x)

Logarithm to base 10. Differentiable.
"""
function log10(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_log10(x, y))
    return own(Variable, y[])
end

"""
    cbrt(x)

Cube root, also of negative numbers. Differentiable.
"""
function cbrt(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_cbrt(x, y))
    return own(Variable, y[])
end

"""
    tan(x)

Tangent of radians. Differentiable.
"""
function tan(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_tan(x, y))
    return own(Variable, y[])
end

"""
    arcsin(x)

Inverse sine, in [-pi/2, pi/2]. Differentiable.
"""
function arcsin(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arcsin(x, y))
    return own(Variable, y[])
end

"""
    arccos(x)

Inverse cosine, in [0, pi]. Differentiable.
"""
function arccos(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arccos(x, y))
    return own(Variable, y[])
end

"""
    arctan(x)

Inverse tangent, in [-pi/2, pi/2]. Differentiable.
"""
function arctan(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arctan(x, y))
    return own(Variable, y[])
end

"""
    sinh(x)

Hyperbolic sine. Differentiable.
"""
function sinh(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sinh(x, y))
    return own(Variable, y[])
end

"""
    cosh(x)

Hyperbolic cosine. Differentiable.
"""
function cosh(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_cosh(x, y))
    return own(Variable, y[])
end

"""
    arcsinh(x)

Inverse hyperbolic sine. Differentiable.
"""
function arcsinh(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arcsinh(x, y))
    return own(Variable, y[])
end

"""
    arccosh(x)

Inverse hyperbolic cosine. Differentiable.
"""
function arccosh(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arccosh(x, y))
    return own(Variable, y[])
end

"""
    arctanh(x)

Inverse hyperbolic tangent. Differentiable.
"""
function arctanh(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_arctanh(x, y))
    return own(Variable, y[])
end

"""
    deg2rad(x)

Converts degrees to radians. Differentiable.
"""
function deg2rad(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_deg2rad(x, y))
    return own(Variable, y[])
end

"""
    rad2deg(x)

Converts radians to degrees. Differentiable.
"""
function rad2deg(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rad2deg(x, y))
    return own(Variable, y[])
end

"""
    clipped_relu(x, z)

min(max(0, x), z).
"""
function clipped_relu(x, z)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_clipped_relu(x, z, y))
    return own(Variable, y[])
end

"""
    leaky_relu(x, slope)

x where x >= 0, otherwise slope * x.
"""
function leaky_relu(x, slope)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_leaky_relu(x, slope, y))
    return own(Variable, y[])
end

"""
    elu(x, alpha)

x where x >= 0, otherwise alpha * (exp(x) - 1).
"""
function elu(x, alpha)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_elu(x, alpha, y))
    return own(Variable, y[])
end

"""
    softplus(x, beta)

log(1 + exp(beta * x)) / beta.
"""
function softplus(x, beta)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_softplus(x, beta, y))
    return own(Variable, y[])
end

"""
    silu(x)

x * sigmoid(x).
"""
function silu(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_silu(x, y))
    return own(Variable, y[])
end

"""
    gelu(x; options...)

x times the standard normal distribution function of x. With the option approximate it is x * (1 + tanh(sqrt(2
/ pi) * (x + 0.044715 * x ** 3))) / 2.
"""
function gelu(x; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_gelu(x, pass(options), y))
    return own(Variable, y[])
end

"""
    prelu(x, W)

x where x >= 0, otherwise W * x.
"""
function prelu(x, W)
    x = as_variable(x)
    W = as_variable(W)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_prelu(x, W, y))
    return own(Variable, y[])
end

"""
    softmax(x; options...)

exp(x) divided by its sum over axis 1.
"""
function softmax(x; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_softmax(x, pass(options), y))
    return own(Variable, y[])
end

"""
    log_softmax(x; options...)

The logarithm of ctn_softmax, without underflow.
"""
function log_softmax(x; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_log_softmax(x, pass(options), y))
    return own(Variable, y[])
end

"""
    lstm(c_prev, x)

One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h = tanh(c) *
sigmoid(o).
"""
function lstm(c_prev, x)
    c_prev = as_variable(c_prev)
    x = as_variable(x)
    c = Ref{Ptr{R.ctn_variable}}(C_NULL)
    h = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_lstm(c_prev, x, c, h))
    return own(Variable, c[]), own(Variable, h[])
end

"""
    slstm(c_prev1, c_prev2, x1, x2)

S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c = tanh(a1) *
sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 * sigmoid(f2), h = tanh(c) * sigmoid(o1
+ o2).
"""
function slstm(c_prev1, c_prev2, x1, x2)
    c_prev1 = as_variable(c_prev1)
    c_prev2 = as_variable(c_prev2)
    x1 = as_variable(x1)
    x2 = as_variable(x2)
    c = Ref{Ptr{R.ctn_variable}}(C_NULL)
    h = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_slstm(c_prev1, c_prev2, x1, x2, c, h))
    return own(Variable, c[]), own(Variable, h[])
end

"""
    maxout(x, pool_size, axis)

The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in ctn_max.
"""
function maxout(x, pool_size, axis)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_maxout(x, pool_size, axis, y))
    return own(Variable, y[])
end

"""
    reshape(x, shape)

The elements in C order under a new shape.
"""
function reshape(x, shape)
    x = as_variable(x)
    shape = integers(shape)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_reshape(x, pass(shape), len(shape), y))
    return own(Variable, y[])
end

"""
    transpose(x; axes=nothing)

x with permuted axes: axis i of the result is axis axes[i] of x.
"""
function transpose(x; axes=nothing)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_transpose(x, pass(axes), len(axes), y))
    return own(Variable, y[])
end

"""
    broadcast_to(x, shape)

x broadcast to a shape; see ctn_array_broadcast_to.
"""
function broadcast_to(x, shape)
    x = as_variable(x)
    shape = integers(shape)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_broadcast_to(x, pass(shape), len(shape), y))
    return own(Variable, y[])
end

"""
    expand_dims(x, axis)

x with an additional axis of length 1.
"""
function expand_dims(x, axis)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_expand_dims(x, axis, y))
    return own(Variable, y[])
end

"""
    squeeze(x; axes=nothing)

x without some axes of length 1.
"""
function squeeze(x; axes=nothing)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_squeeze(x, pass(axes), len(axes), y))
    return own(Variable, y[])
end

"""
    swapaxes(x, axis1, axis2)

x with two axes exchanged.
"""
function swapaxes(x, axis1, axis2)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_swapaxes(x, axis1, axis2, y))
    return own(Variable, y[])
end

"""
    flip(x; axes=nothing)

x with the elements along some axes in reverse order.
"""
function flip(x; axes=nothing)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_flip(x, pass(axes), len(axes), y))
    return own(Variable, y[])
end

"""
    cast(x, dtype)

The elements converted to another dtype; x itself if it already has that dtype. The gradient is converted
back; a conversion to integers has no gradient.
"""
function cast(x, dtype)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_cast(x, dtype_code(dtype), y))
    return own(Variable, y[])
end

"""
    copy(x; device::Union{AbstractString,Nothing}=nothing)

A copy on a device. The gradient is copied back to the device of x.
"""
function copy(x; device::Union{AbstractString,Nothing}=nothing)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_copy(x, pass(device), y))
    return own(Variable, y[])
end

"""
    tile(x, repetitions)

x repeated as a whole along its axes.
"""
function tile(x, repetitions)
    x = as_variable(x)
    repetitions = integers(repetitions)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_tile(x, pass(repetitions), len(repetitions), y))
    return own(Variable, y[])
end

"""
    pad(x, before, after, value)

Adds elements of one value before and after those of x.
"""
function pad(x, before, after, value)
    x = as_variable(x)
    before = integers(before)
    after = integers(after)
    len(after) == len(before) || unequal("pad", "after", len(before), len(after))
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_pad(x, pass(before), len(before), pass(after), value, y))
    return own(Variable, y[])
end

"""
    concat(xs, axis)

Joins variables along an existing axis.
"""
function concat(xs, axis)
    xs = handles(Variable, xs)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_concat(pass(xs), len(xs), axis, y))
    return own(Variable, y[])
end

"""
    stack(xs, axis)

Joins variables along a new axis.
"""
function stack(xs, axis)
    xs = handles(Variable, xs)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_stack(pass(xs), len(xs), axis, y))
    return own(Variable, y[])
end

"""
    split_axis(x, axis, sections::Integer)

Splits a variable into parts of equal length along an axis.
"""
function split_axis(x, axis, sections::Integer)
    x = as_variable(x)
    ys = cells(R.ctn_variable, sections)
    check(R.ctn_split_axis(x, axis, ys, sections))
    return own_all(Variable, ys)
end

"""
    split_axis_at(x, indices, axis, count::Integer)

Splits a variable at positions along an axis.
"""
function split_axis_at(x, indices, axis, count::Integer)
    x = as_variable(x)
    indices = integers(indices)
    ys = cells(R.ctn_variable, count)
    check(R.ctn_split_axis_at(x, pass(indices), len(indices), axis, ys, count))
    return own_all(Variable, ys)
end

"""
    broadcast(xs)

Broadcasts variables to their common shape.
"""
function broadcast(xs)
    xs = handles(Variable, xs)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_broadcast(pass(xs), len(xs), ys))
    return own_all(Variable, ys)
end

"""
    get_item(x, items)

Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. The result shares memory with
x; the gradient is zero outside of it.
"""
function get_item(x, items)
    x = as_variable(x)
    items = indices(items)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_get_item(x, pass(items), len(items), y))
    return own(Variable, y[])
end

"""
    select_item(x, t)

x[i, t[i]] for each row i, as a variable of shape (N,).
"""
function select_item(x, t)
    x = as_variable(x)
    t = as_variable(t)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_select_item(x, t, y))
    return own(Variable, y[])
end

"""
    where_(condition, x, y)

x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the input that its
elements were taken from.
"""
function where_(condition, x, y)
    condition = as_variable(condition)
    x = as_variable(x)
    y = as_variable(y)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_where(condition, x, y, out))
    return own(Variable, out[])
end

"""
    identity_list(xs)

The inputs themselves, as new variables that one function made.
"""
function identity_list(xs)
    xs = handles(Variable, xs)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_identity_list(pass(xs), len(xs), ys))
    return own_all(Variable, ys)
end

"""
    identity(x)

The input itself as a new variable.
"""
function identity(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_identity(x, y))
    return own(Variable, y[])
end

"""
    linear(x, W, b=nothing)

x W^T + b, of shape (N, out).
"""
function linear(x, W, b=nothing)
    x = as_variable(x)
    W = as_variable(W)
    b = b === nothing ? nothing : as_variable(b)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_linear(x, W, b, y))
    return own(Variable, y[])
end

"""
    embed_id(x, W; options...)

The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options: ignore_label, a
number for which there are zeros and no gradient; by default there is none.
"""
function embed_id(x, W; options...)
    x = as_variable(x)
    W = as_variable(W)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_embed_id(x, W, pass(options), y))
    return own(Variable, y[])
end

"""
    bilinear(e1, e2, W, V1=nothing, V2=nothing, b=nothing)

y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape (N, L). V1, V2 and b are
all given or all NULL.
"""
function bilinear(e1, e2, W, V1=nothing, V2=nothing, b=nothing)
    e1 = as_variable(e1)
    e2 = as_variable(e2)
    W = as_variable(W)
    V1 = V1 === nothing ? nothing : as_variable(V1)
    V2 = V2 === nothing ? nothing : as_variable(V2)
    b = b === nothing ? nothing : as_variable(b)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_bilinear(e1, e2, W, V1, V2, b, y))
    return own(Variable, y[])
end

"""
    attention(q, k, v, mask=nothing; options...)

Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of shape (N, H, L, E). A
query that sees no key gives zeros. Memory grows with L + S, not with their product; the product is held for
second derivatives, for the gradient of a mask, or if weights are dropped. Options: scale, 1 / sqrt(D) by
default; causal, with which query i sees keys 0 to i only; dropout.
"""
function attention(q, k, v, mask=nothing; options...)
    q = as_variable(q)
    k = as_variable(k)
    v = as_variable(v)
    mask = mask === nothing ? nothing : as_variable(mask)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_attention(q, k, v, mask, pass(options), y))
    return own(Variable, y[])
end

"""
    n_step_lstm(n_layers, dropout_ratio, ws, bs, xs; hx=nothing, cx=nothing)

Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the states h and c before
a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h + b1 + b5), a = tanh(W2 x + W6 h + b2 +
b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f * c + i * a and h = o * tanh(c). Its outputs h are the inputs
of the next layer. The products with the inputs of all steps are one product. This order of the weights is
that of Chainer's implementation and of cuDNN; Chainer's documentation exchanges W2 and W3.
"""
function n_step_lstm(n_layers, dropout_ratio, ws, bs, xs; hx=nothing, cx=nothing)
    hx = hx === nothing ? nothing : as_variable(hx)
    cx = cx === nothing ? nothing : as_variable(cx)
    ws = handles(Variable, ws)
    bs = handles(Variable, bs)
    len(bs) == len(ws) || unequal("n_step_lstm", "bs", len(ws), len(bs))
    xs = handles(Variable, xs)
    hy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    cy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_n_step_lstm(n_layers, dropout_ratio, hx, cx, pass(ws), len(ws), pass(bs), pass(xs), len(xs), hy, cy, ys))
    return own(Variable, hy[]), own(Variable, cy[]), own_all(Variable, ys)
end

"""
    n_step_bilstm(n_layers, dropout_ratio, ws, bs, xs; hx=nothing, cx=nothing)

Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two directions in each layer, the
second of which goes through each sequence from its last step to its first one. The outputs of both, next to
each other, are the inputs of the next layer.
"""
function n_step_bilstm(n_layers, dropout_ratio, ws, bs, xs; hx=nothing, cx=nothing)
    hx = hx === nothing ? nothing : as_variable(hx)
    cx = cx === nothing ? nothing : as_variable(cx)
    ws = handles(Variable, ws)
    bs = handles(Variable, bs)
    len(bs) == len(ws) || unequal("n_step_bilstm", "bs", len(ws), len(bs))
    xs = handles(Variable, xs)
    hy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    cy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_n_step_bilstm(n_layers, dropout_ratio, hx, cx, pass(ws), len(ws), pass(bs), pass(xs), len(xs), hy, cy, ys))
    return own(Variable, hy[]), own(Variable, cy[]), own_all(Variable, ys)
end

"""
    n_step_gru(n_layers, dropout_ratio, ws, bs, xs; hx=nothing)

Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the state h before a step,
r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g = tanh(W2 x + b2 + r * (W5 h + b5))
and h = (1 - z) * g + z * h. Its outputs h are the inputs of the next layer. The products with the inputs of
all steps are one product.
"""
function n_step_gru(n_layers, dropout_ratio, ws, bs, xs; hx=nothing)
    hx = hx === nothing ? nothing : as_variable(hx)
    ws = handles(Variable, ws)
    bs = handles(Variable, bs)
    len(bs) == len(ws) || unequal("n_step_gru", "bs", len(ws), len(bs))
    xs = handles(Variable, xs)
    hy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_n_step_gru(n_layers, dropout_ratio, hx, pass(ws), len(ws), pass(bs), pass(xs), len(xs), hy, ys))
    return own(Variable, hy[]), own_all(Variable, ys)
end

"""
    n_step_bigru(n_layers, dropout_ratio, ws, bs, xs; hx=nothing)

Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two directions in each layer, the
second of which goes through each sequence from its last step to its first one. The outputs of both, next to
each other, are the inputs of the next layer.
"""
function n_step_bigru(n_layers, dropout_ratio, ws, bs, xs; hx=nothing)
    hx = hx === nothing ? nothing : as_variable(hx)
    ws = handles(Variable, ws)
    bs = handles(Variable, bs)
    len(bs) == len(ws) || unequal("n_step_bigru", "bs", len(ws), len(bs))
    xs = handles(Variable, xs)
    hy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_n_step_bigru(n_layers, dropout_ratio, hx, pass(ws), len(ws), pass(bs), pass(xs), len(xs), hy, ys))
    return own(Variable, hy[]), own_all(Variable, ys)
end

"""
    convolution_2d(x, W, b=nothing; stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)

Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2 pad_y - kh) / stride_y
+ 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options: dilation, the distance between the elements of
a window; groups, into which the channels are divided: filter i sees the channels of group i / (O / groups).
"""
function convolution_2d(x, W, b=nothing; stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)
    x = as_variable(x)
    W = as_variable(W)
    b = b === nothing ? nothing : as_variable(b)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_convolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, pass(options), y))
    return own(Variable, y[])
end

"""
    deconvolution_2d(x, W, outsize_y, outsize_x; b=nothing, stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)

Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y, outsize_x). Options: dilation
and groups.
"""
function deconvolution_2d(x, W, outsize_y, outsize_x; b=nothing, stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)
    x = as_variable(x)
    W = as_variable(W)
    b = b === nothing ? nothing : as_variable(b)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_deconvolution_2d(x, W, b, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, pass(options), y))
    return own(Variable, y[])
end

"""
    convolution_nd(x, W, b=nothing; stride=nothing, pad=nothing, options...)

ctn_convolution_2d over one, two or three spatial axes. Options: dilation and groups.
"""
function convolution_nd(x, W, b=nothing; stride=nothing, pad=nothing, options...)
    x = as_variable(x)
    W = as_variable(W)
    b = b === nothing ? nothing : as_variable(b)
    stride = integers(stride)
    pad = integers(pad)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_convolution_nd(x, W, b, pass(stride), len(stride), pass(pad), len(pad), pass(options), y))
    return own(Variable, y[])
end

"""
    deconvolution_nd(x, W, b=nothing; stride=nothing, pad=nothing, options...)

ctn_deconvolution_2d over one, two or three spatial axes. Options: dilation, groups and outsize, by default
the smallest that fits.
"""
function deconvolution_nd(x, W, b=nothing; stride=nothing, pad=nothing, options...)
    x = as_variable(x)
    W = as_variable(W)
    b = b === nothing ? nothing : as_variable(b)
    stride = integers(stride)
    pad = integers(pad)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_deconvolution_nd(x, W, b, pass(stride), len(stride), pass(pad), len(pad), pass(options), y))
    return own(Variable, y[])
end

"""
    set_convolution_algorithm(algorithm)

Sets how the process computes float32 convolutions. The initial method is AUTO, or DIRECT if
CATENARY_CONVOLUTION is \"direct\" in the environment. A convolution uses the method that was set when it was
called, also on asynchronous devices.
"""
function set_convolution_algorithm(algorithm)
    check(R.ctn_set_convolution_algorithm(enum(:convolution_method, algorithm)))
    return nothing
end

"""
    convolution_algorithm()

How the process computes float32 convolutions.
"""
function convolution_algorithm()
    return R.ctn_convolution_algorithm()
end

"""
    accuracy(y, t; options...)

Fraction of the rows of y whose largest element is at the class number t. The result is 0-d, of the dtype of y
and without gradient; it is 0 if no row counts. Options: ignore_label, a label whose rows do not count; by
default all rows count.
"""
function accuracy(y, t; options...)
    y = as_variable(y)
    t = as_variable(t)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_accuracy(y, t, pass(options), out))
    return own(Variable, out[])
end

"""
    binary_accuracy(y, t; options...)

Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and without gradient; it
is 0 if all elements are ignored. Options: ignore_label, the ignored number, -1 by default; it may be 0 or 1.
"""
function binary_accuracy(y, t; options...)
    y = as_variable(y)
    t = as_variable(t)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_binary_accuracy(y, t, pass(options), out))
    return own(Variable, out[])
end

"""
    walker_alias_new(probs)

A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It computes in
float32.
"""
function walker_alias_new(probs)
    probs = as_array(probs)
    out = Ref{Ptr{R.ctn_walker_alias}}(C_NULL)
    check(R.ctn_walker_alias_new(probs, out))
    return own(WalkerAlias, out[])
end

"""
    walker_alias_sample(alias::WalkerAlias, shape; state::Union{RandomState,Nothing}=nothing)

A new int32 array with samples, on the device of the sampler.
"""
function walker_alias_sample(alias::WalkerAlias, shape; state::Union{RandomState,Nothing}=nothing)
    shape = integers(shape)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_walker_alias_sample(alias, state, pass(shape), len(shape), out))
    return own(NDArray, out[])
end

"""
    walker_alias_sample_from(alias::WalkerAlias, uniform)

The int32 samples that belong to uniform draws in [0, 1), in the shape of the draws. Numbers outside of the
interval count as the nearest number inside.
"""
function walker_alias_sample_from(alias::WalkerAlias, uniform)
    uniform = as_array(uniform)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_walker_alias_sample_from(alias, uniform, out))
    return own(NDArray, out[])
end

"""
    walker_alias_to_device(alias::WalkerAlias; device::Union{AbstractString,Nothing}=nothing)

Moves the sampler to a device.
"""
function walker_alias_to_device(alias::WalkerAlias; device::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_walker_alias_to_device(alias, pass(device)))
    return nothing
end

"""
    walker_alias_threshold(alias::WalkerAlias)

The threshold of each of the n columns, from which on its second number is drawn: float32 of shape (n,).
"""
function walker_alias_threshold(alias::WalkerAlias)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_walker_alias_threshold(alias, out))
    return own(NDArray, out[])
end

"""
    walker_alias_values(alias::WalkerAlias)

The two numbers of each column: int32 of shape (2 n,).
"""
function walker_alias_values(alias::WalkerAlias)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_walker_alias_values(alias, out))
    return own(NDArray, out[])
end

"""
    softmax_cross_entropy(x, t; normalize=true, options...)

Mean over the batch of -log softmax(x)[t], a 0-d result. Labels that are -1 are ignored. The sum is divided by
N or, with `normalize`, by the number of labels that are not ignored. Options: class_weight, which multiplies
the terms of the labels (the divisor is still the number of labels); ignore_label, -1 by default;
label_smoothing e, with which a term is (1 - e) times that of the label plus e / C times the sum of the terms
of all classes, each with its weight; reduction, MEAN by default, or NONE with a result of the shape of t and
zeros for ignored labels.
"""
function softmax_cross_entropy(x, t; normalize=true, options...)
    x = as_variable(x)
    t = as_variable(t)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_softmax_cross_entropy(x, t, normalize, pass(options), y))
    return own(Variable, y[])
end

"""
    sigmoid_cross_entropy(x, t; normalize=true, options...)

-log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of 1, and 1 - sigmoid(x)
that of 0. Targets that are -1 are ignored. The sum is divided by the first length of x or, with `normalize`,
by the number of targets that are not ignored. Options: reduction, MEAN by default, or NONE with a result of
the shape of x and zeros for ignored targets.
"""
function sigmoid_cross_entropy(x, t; normalize=true, options...)
    x = as_variable(x)
    t = as_variable(t)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sigmoid_cross_entropy(x, t, normalize, pass(options), y))
    return own(Variable, y[])
end

"""
    mean_squared_error(x0, x1; options...)

Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN. Options: reduction, MEAN
by default, or NONE with a result of the shape of x0.
"""
function mean_squared_error(x0, x1; options...)
    x0 = as_variable(x0)
    x1 = as_variable(x1)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_mean_squared_error(x0, x1, pass(options), y))
    return own(Variable, y[])
end

"""
    hinge(x, t, norm; options...)

Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label and -1
elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result of shape (N, K).
"""
function hinge(x, t, norm; options...)
    x = as_variable(x)
    t = as_variable(t)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_hinge(x, t, enum(:hinge_norm, norm), pass(options), y))
    return own(Variable, y[])
end

"""
    contrastive(x0, x1, y, margin; options...)

Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the distance between the
rows of x0 and x1; a 0-d result. Pairs without distance have no gradient. Options: reduction, MEAN by default,
or NONE with a result of shape (N,).
"""
function contrastive(x0, x1, y, margin; options...)
    x0 = as_variable(x0)
    x1 = as_variable(x1)
    y = as_variable(y)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_contrastive(x0, x1, y, margin, pass(options), out))
    return own(Variable, out[])
end

"""
    cross_covariance(y, z; options...)

Half of the sum of the squares of the covariances between the columns of y and z, which are divided by N; a
0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and NONE gives the covariances
themselves, of shape (J, K), neither squared nor halved, as the reference does.
"""
function cross_covariance(y, z; options...)
    y = as_variable(y)
    z = as_variable(z)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_cross_covariance(y, z, pass(options), out))
    return own(Variable, out[])
end

"""
    bernoulli_nll(x, y; options...)

Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction, SUM by default,
MEAN over all elements, or NONE with a result of the shape of x.
"""
function bernoulli_nll(x, y; options...)
    x = as_variable(x)
    y = as_variable(y)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_bernoulli_nll(x, y, pass(options), out))
    return own(Variable, out[])
end

"""
    gaussian_kl_divergence(mean, ln_var; options...)

Sum of the Kullback-Leibler divergences of normal distributions from the standard one, a 0-d result. Options:
reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of `mean`.
"""
function gaussian_kl_divergence(mean, ln_var; options...)
    mean = as_variable(mean)
    ln_var = as_variable(ln_var)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_gaussian_kl_divergence(mean, ln_var, pass(options), out))
    return own(Variable, out[])
end

"""
    gaussian_nll(x, mean, ln_var; options...)

Sum of -log of the density of x under normal distributions, a 0-d result. Options: reduction, SUM by default,
MEAN over all elements, or NONE with a result of the shape of x.
"""
function gaussian_nll(x, mean, ln_var; options...)
    x = as_variable(x)
    mean = as_variable(mean)
    ln_var = as_variable(ln_var)
    options = function_options(options)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_gaussian_nll(x, mean, ln_var, pass(options), out))
    return own(Variable, out[])
end

"""
    connectionist_temporal_classification(x, t, blank_symbol, input_length=nothing, label_length=nothing; options...)

Mean over the batch of -log of the probability that softmax(x) spells the labels: a class for every time step,
of which first repetitions and then blanks are removed; a 0-d result. Labels that are too long for their
sample have an infinite loss and no gradient. Options: reduction, MEAN by default, or NONE with a result of
shape (N,).
"""
function connectionist_temporal_classification(x, t, blank_symbol, input_length=nothing, label_length=nothing; options...)
    x = handles(Variable, x)
    t = as_variable(t)
    input_length = input_length === nothing ? nothing : as_variable(input_length)
    label_length = label_length === nothing ? nothing : as_variable(label_length)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_connectionist_temporal_classification(pass(x), len(x), t, blank_symbol, input_length, label_length, pass(options), y))
    return own(Variable, y[])
end

"""
    negative_sampling(x, t, W, sample_size; sampler::Union{WalkerAlias,Nothing}=nothing, options...)

Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for words that are drawn,
a 0-d result. The creator's attribute \"samples\" is int32 of shape (N, 1 + sample_size), with t first.
Options: samples, of that shape with t as the first column, to repeat a call; by default they are drawn.
"""
function negative_sampling(x, t, W, sample_size; sampler::Union{WalkerAlias,Nothing}=nothing, options...)
    x = as_variable(x)
    t = as_variable(t)
    W = as_variable(W)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_negative_sampling(x, t, W, sampler, sample_size, pass(options), y))
    return own(Variable, y[])
end

"""
    sum(x; axes=nothing, keepdims=false)

Sums over axes.
"""
function sum(x; axes=nothing, keepdims=false)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_sum(x, pass(axes), len(axes), keepdims, y))
    return own(Variable, y[])
end

"""
    matmul(a, b; transa=false, transb=false)

Product of two matrices. A vector counts as a matrix with one column. The result is a matrix.
"""
function matmul(a, b; transa=false, transb=false)
    a = as_variable(a)
    b = as_variable(b)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_matmul(a, b, transa, transb, y))
    return own(Variable, y[])
end

"""
    max(x; axes=nothing, keepdims=false)

Largest elements along axes. Every element that equals the largest one receives the gradient.
"""
function max(x; axes=nothing, keepdims=false)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_max(x, pass(axes), len(axes), keepdims, y))
    return own(Variable, y[])
end

"""
    min(x; axes=nothing, keepdims=false)

Smallest elements along axes. Every element that equals the smallest one receives the gradient.
"""
function min(x; axes=nothing, keepdims=false)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_min(x, pass(axes), len(axes), keepdims, y))
    return own(Variable, y[])
end

"""
    mean(x; axes=nothing, keepdims=false)

Means along axes.
"""
function mean(x; axes=nothing, keepdims=false)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_mean(x, pass(axes), len(axes), keepdims, y))
    return own(Variable, y[])
end

"""
    logsumexp(x; axes=nothing, keepdims=false)

log(sum(exp(x))) along axes, without intermediate overflow.
"""
function logsumexp(x; axes=nothing, keepdims=false)
    x = as_variable(x)
    axes = integers(axes)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_logsumexp(x, pass(axes), len(axes), keepdims, y))
    return own(Variable, y[])
end

"""
    clip(x, x_min, x_max)

The elements limited to a range. Elements within the range, including its ends, receive the gradient. NaN
stays NaN.
"""
function clip(x, x_min, x_max)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_clip(x, x_min, x_max, y))
    return own(Variable, y[])
end

"""
    matmul_numpy(a, b)

Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A vector counts as a
row on the left and as a column on the right, and the result lacks that axis.
"""
function matmul_numpy(a, b)
    a = as_variable(a)
    b = as_variable(b)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_matmul_numpy(a, b, y))
    return own(Variable, y[])
end

"""
    batch_matmul(a, b; transa=false, transb=false)

Products of the matrices of two stacks of equal length, of shape (N, m, n).
"""
function batch_matmul(a, b; transa=false, transb=false)
    a = as_variable(a)
    b = as_variable(b)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_batch_matmul(a, b, transa, transb, y))
    return own(Variable, y[])
end

"""
    inv(a)

Inverse of a matrix.
"""
function inv(a)
    a = as_variable(a)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_inv(a, y))
    return own(Variable, y[])
end

"""
    batch_inv(a)

Inverses of the matrices of a stack.
"""
function batch_inv(a)
    a = as_variable(a)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_batch_inv(a, y))
    return own(Variable, y[])
end

"""
    det(a)

Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the determinant of a
singular matrix is INVALID_ARGUMENT.
"""
function det(a)
    a = as_variable(a)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_det(a, y))
    return own(Variable, y[])
end

"""
    batch_det(a)

Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det.
"""
function batch_det(a)
    a = as_variable(a)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_batch_det(a, y))
    return own(Variable, y[])
end

"""
    batch_l2_norm_squared(x)

Sums of the squares of each x[i], of shape (N,).
"""
function batch_l2_norm_squared(x)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_batch_l2_norm_squared(x, y))
    return own(Variable, y[])
end

"""
    dropout(x, ratio; options...)

While the calling thread trains (ctn_set_train), sets elements to zero with a probability and scales the
others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is the attribute \"mask\" of the
creator. Options: mask, a scaled mask of the shape and dtype of x, to repeat a dropout; by default it is
drawn.
"""
function dropout(x, ratio; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_dropout(x, ratio, pass(options), y))
    return own(Variable, y[])
end

"""
    gaussian(mean, ln_var; options...)

mean + exp(ln_var / 2) * eps, where eps are standard normal numbers from the device's global generator, the
attribute \"noise\" of the creator. Options: noise, the numbers to use instead, to repeat a call.
"""
function gaussian(mean, ln_var; options...)
    mean = as_variable(mean)
    ln_var = as_variable(ln_var)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_gaussian(mean, ln_var, pass(options), y))
    return own(Variable, y[])
end

"""
    batch_normalization(x, gamma, beta, eps)

gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the batch over all axes
that gamma does not have. The attributes \"mean\" and \"var\" of the creator are the statistics, without eps,
in float32 or float64.
"""
function batch_normalization(x, gamma, beta, eps)
    x = as_variable(x)
    gamma = as_variable(gamma)
    beta = as_variable(beta)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_batch_normalization(x, gamma, beta, eps, y))
    return own(Variable, y[])
end

"""
    fixed_batch_normalization(x, gamma, beta, mean, var)

gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's argument eps, which is not used
there, is left out.
"""
function fixed_batch_normalization(x, gamma, beta, mean, var)
    x = as_variable(x)
    gamma = as_variable(gamma)
    beta = as_variable(beta)
    mean = as_variable(mean)
    var = as_variable(var)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_fixed_batch_normalization(x, gamma, beta, mean, var, y))
    return own(Variable, y[])
end

"""
    layer_normalization(x, gamma, beta, eps)

gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the last axes of x, as
many as gamma has.
"""
function layer_normalization(x, gamma, beta, eps)
    x = as_variable(x)
    gamma = as_variable(gamma)
    beta = as_variable(beta)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_layer_normalization(x, gamma, beta, eps, y))
    return own(Variable, y[])
end

"""
    rms_normalization(x, gamma, eps)

gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes of x, as many as gamma
has.
"""
function rms_normalization(x, gamma, eps)
    x = as_variable(x)
    gamma = as_variable(gamma)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_rms_normalization(x, gamma, eps, y))
    return own(Variable, y[])
end

"""
    local_response_normalization(x, n, k, alpha, beta)

x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2 before to n / 2
after each.
"""
function local_response_normalization(x, n, k, alpha, beta)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_local_response_normalization(x, n, k, alpha, beta, y))
    return own(Variable, y[])
end

"""
    max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all; options...)

The largest element of each window, or its first NaN. The gradient goes to the first of equal elements.
Padding counts as -infinity.
"""
function max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_max_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all, pass(options), y))
    return own(Variable, y[])
end

"""
    average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x; options...)

The mean of each window. Padded elements count as zeros, and elements outside of the padded image do not
count. Options: cover_all (0 by default), with which windows may end outside of the padded image;
count_include_pad (1 by default): if it is 0, padded elements do not count, and a window without other
elements gives 0.
"""
function average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_average_pooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, pass(options), y))
    return own(Variable, y[])
end

"""
    spatial_pyramid_pooling_2d(x, pyramid_height)

Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N, M, 1, 1), where M is C
times the number of windows.
"""
function spatial_pyramid_pooling_2d(x, pyramid_height)
    x = as_variable(x)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_spatial_pyramid_pooling_2d(x, pyramid_height, y))
    return own(Variable, y[])
end

"""
    unpooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all; options...)

Adds each element to all elements of a window of the result.
"""
function unpooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all; options...)
    x = as_variable(x)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_unpooling_2d(x, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all, pass(options), y))
    return own(Variable, y[])
end

"""
    fused_new(body)

Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference is released,
including those of the library, or when this call fails.
"""
function fused_new(body)
    out = Ref{Ptr{R.ctn_fused}}(C_NULL)
    check(R.ctn_fused_new(callback_pointer(body, pointer_fuse_fn()), callback_data(body), callback_end(body), out))
    return own(Fused, out[])
end

"""
    fused_call(f::Fused, inputs, output_count::Integer)

Applies a fused function to variables as one function of the graph. Outputs have the dtypes, shapes and
strides that the body gives them; an output that is a view of an input shares its memory.
"""
function fused_call(f::Fused, inputs, output_count::Integer)
    inputs = handles(Variable, inputs)
    outputs = cells(R.ctn_variable, output_count)
    check(R.ctn_fused_call(f, pass(inputs), len(inputs), outputs, output_count))
    return own_all(Variable, outputs)
end

"""
    fused_call_arrays(f::Fused, inputs, output_count::Integer)

The same for arrays. The body still gets variables; ctn_variable_data gives their arrays for operations that
only arrays have, and ctn_variable_new makes a variable of a result. The body may overwrite an input as a
whole: the array of the caller keeps its values, and an output that is this input is a new array with the new
ones. Powers of integers are not rejected for negative exponents, whose values are not known; these count as
0.
"""
function fused_call_arrays(f::Fused, inputs, output_count::Integer)
    inputs = handles(NDArray, inputs)
    outputs = cells(R.ctn_array, output_count)
    check(R.ctn_fused_call_arrays(f, pass(inputs), len(inputs), outputs, output_count))
    return own_all(NDArray, outputs)
end

"""
    fuse(body, inputs, output_count::Integer)

Applies a body once, as ctn_fused_call does. The body is recorded in every call, which takes microseconds for
each operation: use ctn_fused_new for repeated calls. `destroy` runs once, when the history that holds `body`
is released.
"""
function fuse(body, inputs, output_count::Integer)
    inputs = handles(Variable, inputs)
    outputs = cells(R.ctn_variable, output_count)
    check(R.ctn_fuse(callback_pointer(body, pointer_fuse_fn()), callback_data(body), callback_end(body), pass(inputs), len(inputs), outputs, output_count))
    return own_all(Variable, outputs)
end

"""
    array_get_advanced(a, items, arrays)

NumPy's advanced indexing: a new array with what the items select. Items of kind CTN_INDEX_ARRAY use
`arrays[start]`; the others work as in ctn_array_get. Integer arrays are broadcast together, with INT items as
0-d arrays, and select single elements. A mask of k axes counts as k arrays, the positions of its true
elements, and must have the lengths of the axes it applies to. The axes of the broadcast positions replace the
indexed axes if these are neighbors; if a slice, an ellipsis or a new axis separates them, they come first.
"""
function array_get_advanced(a, items, arrays)
    a = as_array(a)
    items = indices(items)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_get_advanced(a, pass(items), len(items), pass(arrays), len(arrays), out))
    return own(NDArray, out[])
end

"""
    array_set_advanced(a, items, arrays, value)

Assigns to what the items select, with the rules of ctn_array_get_advanced. If positions are repeated, the
last one in C order wins. If there is one mask of all axes, the value must have at most one axis, with one
element or as many as the mask has true ones.
"""
function array_set_advanced(a, items, arrays, value)
    a = as_array(a)
    items = indices(items)
    arrays = handles(NDArray, arrays)
    value = as_array(value)
    check(R.ctn_array_set_advanced(a, pass(items), len(items), pass(arrays), len(arrays), value))
    return nothing
end

"""
    array_add_at(a, items, arrays, value)

Adds values to what the items select, in C order. Repeated positions add up (NumPy's add.at). Each sum is
computed in the dtype that both promote to and converted to the dtype of `a` as by C casts.
"""
function array_add_at(a, items, arrays, value)
    a = as_array(a)
    items = indices(items)
    arrays = handles(NDArray, arrays)
    value = as_array(value)
    check(R.ctn_array_add_at(a, pass(items), len(items), pass(arrays), len(arrays), value))
    return nothing
end

"""
    array_get_mask(a, mask)

The elements, or sub-arrays, where a mask is true: NumPy's a[mask].
"""
function array_get_mask(a, mask)
    a = as_array(a)
    mask = as_array(mask)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_get_mask(a, mask, out))
    return own(NDArray, out[])
end

"""
    array_set_mask(a, mask, value)

Assigns to the elements where a mask is true: NumPy's a[mask] = value.
"""
function array_set_mask(a, mask, value)
    a = as_array(a)
    mask = as_array(mask)
    value = as_array(value)
    check(R.ctn_array_set_mask(a, mask, value))
    return nothing
end

"""
    array_put(a, indices, values, mode)

Sets elements of the flattened array: a.flat[indices] = values. If there are fewer values than positions, the
values are repeated; without values nothing happens.
"""
function array_put(a, indices, values, mode)
    a = as_array(a)
    indices = as_array(indices)
    values = as_array(values)
    check(R.ctn_array_put(a, indices, values, enum(:index_mode, mode)))
    return nothing
end

"""
    array_take_along_axis(a, indices, axis)

Elements at positions along one axis that are chosen separately for every place of the other axes.
"""
function array_take_along_axis(a, indices, axis)
    a = as_array(a)
    indices = as_array(indices)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_take_along_axis(a, indices, axis, out))
    return own(NDArray, out[])
end

"""
    array_put_along_axis(a, indices, values, axis)

Sets the elements that ctn_array_take_along_axis reads.
"""
function array_put_along_axis(a, indices, values, axis)
    a = as_array(a)
    indices = as_array(indices)
    values = as_array(values)
    check(R.ctn_array_put_along_axis(a, indices, values, axis))
    return nothing
end

"""
    array_nonzero(a)

Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count), whose rows are
the arrays of NumPy's tuple. A 0-d array counts as an array with one axis. NaN is not zero.
"""
function array_nonzero(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_nonzero(a, out))
    return own(NDArray, out[])
end

"""
    array_flatnonzero(a)

Positions of the elements that are not zero in the flattened array: an int64 array with one axis.
"""
function array_flatnonzero(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_flatnonzero(a, out))
    return own(NDArray, out[])
end

"""
    array_argwhere(a)

Positions of the elements that are not zero: an int64 array of shape (count, ndim).
"""
function array_argwhere(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_argwhere(a, out))
    return own(NDArray, out[])
end

"""
    array_compress(condition, a, axis)

The sub-arrays along an axis where a condition is true.
"""
function array_compress(condition, a, axis)
    condition = as_array(condition)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_compress(condition, a, axis, out))
    return own(NDArray, out[])
end

"""
    array_extract(condition, a)

The elements of the flattened array where the flattened condition is true.
"""
function array_extract(condition, a)
    condition = as_array(condition)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_extract(condition, a, out))
    return own(NDArray, out[])
end

"""
    array_save(a, path::AbstractString)

Saves an array as a .npy file. An array in Fortran order is saved in that order if C order would need a copy.
This replaces the reference's dump, which writes a pickle.
"""
function array_save(a, path::AbstractString)
    a = as_array(a)
    check(R.ctn_array_save(a, path))
    return nothing
end

"""
    array_load(path::AbstractString, mmap_mode)

Loads a .npy file of format version 1 to 3, of either byte order, onto the current device. An array in Fortran
order stays in that order. If the file is mapped, its elements must be aligned and in the machine's byte
order; the mapping ends with the last array that refers to it. If somebody shortens the file while it is
mapped, the system ends the process at the next access to the missing part. For .npz files see
ctn_npz_file_open.
"""
function array_load(path::AbstractString, mmap_mode)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_load(path, enum(:mmap_mode, mmap_mode), out))
    return own(NDArray, out[])
end

"""
    array_save_to_memory(a, data, capacity)

Writes the .npy file of ctn_array_save to memory of the caller. This replaces the reference's dumps, which
returns a pickle.
"""
function array_save_to_memory(a, data, capacity)
    a = as_array(a)
    length = Ref{Csize_t}(0)
    check(R.ctn_array_save_to_memory(a, pass(data), capacity, length))
    return length[]
end

"""
    array_load_from_memory(data, size)

Loads a .npy file from memory, as ctn_array_load does, onto the current device.
"""
function array_load_from_memory(data, size)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_load_from_memory(data, size, out))
    return own(NDArray, out[])
end

"""
    array_tofile(a, path::AbstractString; separator::Union{AbstractString,Nothing}=nothing)

Writes the elements alone, in C order, as bytes or as text.
"""
function array_tofile(a, path::AbstractString; separator::Union{AbstractString,Nothing}=nothing)
    a = as_array(a)
    check(R.ctn_array_tofile(a, path, pass(separator)))
    return nothing
end

"""
    array_savez(path::AbstractString, arrays, level; names=nothing)

Saves arrays as an .npz file.
"""
function array_savez(path::AbstractString, arrays, level; names=nothing)
    arrays = handles(NDArray, arrays)
    names = texts(names)
    names === nothing || len(names) == len(arrays) || unequal("array_savez", "names", len(arrays), len(names))
    check(R.ctn_array_savez(path, pass(arrays), len(arrays), pass(names), level))
    return nothing
end

"""
    npz_file_open(path::AbstractString)

Opens an .npz file and reads its directory. Two entries with the same name, and names that are not UTF-8 or
lead out of the archive, are errors. The contents of an entry are checked when it is read.
"""
function npz_file_open(path::AbstractString)
    file = Ref{Ptr{R.ctn_npz_file}}(C_NULL)
    check(R.ctn_npz_file_open(path, file))
    return own(NpzFile, file[])
end

"""
    npz_file_count(file::Union{NpzFile,Nothing}=nothing)

Number of entries; 0 for NULL.
"""
function npz_file_count(file::Union{NpzFile,Nothing}=nothing)
    return R.ctn_npz_file_count(file)
end

"""
    npz_file_name(file::NpzFile, index)

Name of an entry without \".npy\" (with it if the short name is an entry as well).
"""
function npz_file_name(file::NpzFile, index)
    name = Ref{Cstring}(C_NULL)
    check(R.ctn_npz_file_name(file, index, name))
    return string_of(name[])
end

"""
    npz_file_contains(file::Union{NpzFile,Nothing}=nothing; name::Union{AbstractString,Nothing}=nothing)

Whether there is an entry of that name; 0 for NULL.
"""
function npz_file_contains(file::Union{NpzFile,Nothing}=nothing; name::Union{AbstractString,Nothing}=nothing)
    return R.ctn_npz_file_contains(file, pass(name)) != 0
end

"""
    npz_file_read(file::NpzFile, name::AbstractString)

Reads an entry onto the current device, and verifies its size and checksum. Every call reads it again.
"""
function npz_file_read(file::NpzFile, name::AbstractString)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_npz_file_read(file, name, out))
    return own(NDArray, out[])
end

"""
    kernel_options_new()

Options with defaults only.
"""
function kernel_options_new()
    out = Ref{Ptr{R.ctn_kernel_options}}(C_NULL)
    check(R.ctn_kernel_options_new(out))
    return own(KernelOptions, out[])
end

"""
    kernel_options_set_preamble(options::KernelOptions, text::AbstractString)

Sets the text before an elementwise kernel or a reduction, for functions and types; placeholders are known
there.
"""
function kernel_options_set_preamble(options::KernelOptions, text::AbstractString)
    check(R.ctn_kernel_options_set_preamble(options, text))
    return nothing
end

"""
    kernel_options_set_loop_prep(options::KernelOptions, text::AbstractString)

Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the loop that a thread
takes begins with them.
"""
function kernel_options_set_loop_prep(options::KernelOptions, text::AbstractString)
    check(R.ctn_kernel_options_set_loop_prep(options, text))
    return nothing
end

"""
    kernel_options_set_after_loop(options::KernelOptions, text::AbstractString)

Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the loop that a thread
takes ends with them.
"""
function kernel_options_set_after_loop(options::KernelOptions, text::AbstractString)
    check(R.ctn_kernel_options_set_after_loop(options, text))
    return nothing
end

"""
    kernel_options_set_reduce_dims(options::KernelOptions, enabled)

Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because neighbors are
merged; the default is 1.
"""
function kernel_options_set_reduce_dims(options::KernelOptions, enabled)
    check(R.ctn_kernel_options_set_reduce_dims(options, enabled))
    return nothing
end

"""
    kernel_options_set_reduce_type(options::KernelOptions, text::AbstractString)

Sets the C++ type of the values that a reduction combines. The default is that of the first output; a sum of
float16 is then rounded to float16 at every step.
"""
function kernel_options_set_reduce_type(options::KernelOptions, text::AbstractString)
    check(R.ctn_kernel_options_set_reduce_type(options, text))
    return nothing
end

"""
    kernel_options_add_compiler_option(options::KernelOptions, option::AbstractString)

Adds an option of the compiler, such as -DNAME=1, which is passed without a shell.
"""
function kernel_options_add_compiler_option(options::KernelOptions, option::AbstractString)
    check(R.ctn_kernel_options_add_compiler_option(options, option))
    return nothing
end

"""
    elementwise_kernel_new(in_params::AbstractString, out_params::AbstractString, operation::AbstractString, name::AbstractString; options...)

A kernel that runs `operation`, C++ statements, for every element. In these statements inputs are constants,
outputs are variables that already have the value of a given output, `i` is the number of the element in C
order, `n` is the `size` of the call, `_ind.size()` is the number of elements, and `_ind.ndim`, `_ind.shape()`
and `_ind.get()` are the number of axes of the loop, their lengths and the element's position along each.
`continue` ends an element; `return` must not be used. Nothing is compiled yet. Making the same kernel again
is fast: its programs are found in memory.
"""
function elementwise_kernel_new(in_params::AbstractString, out_params::AbstractString, operation::AbstractString, name::AbstractString; options...)
    options = kernel_options(options)
    out = Ref{Ptr{R.ctn_elementwise_kernel}}(C_NULL)
    check(R.ctn_elementwise_kernel_new(in_params, out_params, operation, name, pass(options), out))
    return own(ElementwiseKernel, out[])
end

"""
    elementwise_kernel_call(kernel::ElementwiseKernel, inputs, size, out_count::Integer; destinations=nothing)

Runs the kernel over the shape to which all arrays that are not raw broadcast, including given outputs.
"""
function elementwise_kernel_call(kernel::ElementwiseKernel, inputs, size, out_count::Integer; destinations=nothing)
    inputs = handles(NDArray, inputs)
    destinations = handles(NDArray, destinations)
    destinations === nothing || len(destinations) == out_count || unequal("elementwise_kernel_call", "destinations", out_count, len(destinations))
    outs = cells(R.ctn_array, out_count)
    check(R.ctn_elementwise_kernel_call(kernel, pass(inputs), len(inputs), size, pass(destinations), outs, out_count))
    return own_all(NDArray, outs)
end

"""
    reduction_kernel_new(in_params::AbstractString, out_params::AbstractString, map_expr::AbstractString, reduce_expr::AbstractString, post_map_expr::AbstractString, name::AbstractString; identity::Union{AbstractString,Nothing}=nothing, options...)

A kernel that computes `map_expr` from the inputs, combines the values with `reduce_expr` of `a` and `b`,
starting with `identity`, and computes the outputs with `post_map_expr` from the combined value `a`. The
result must not depend on the order of the values. The L2 norm is \"T x\", \"T y\", \"x * x\", \"a + b\", \"y
= sqrt(a)\", \"0\". In map_expr `_j` is the number of the element in C order of the inputs' shape and `_i`
that of the result; `_in_ind.size()` and `_out_ind.size()` are their numbers of elements. Raw inputs may be
used in any of the source texts. Nothing is compiled yet. Making the same kernel again is fast: its programs
are found in memory.
"""
function reduction_kernel_new(in_params::AbstractString, out_params::AbstractString, map_expr::AbstractString, reduce_expr::AbstractString, post_map_expr::AbstractString, name::AbstractString; identity::Union{AbstractString,Nothing}=nothing, options...)
    options = kernel_options(options)
    out = Ref{Ptr{R.ctn_reduction_kernel}}(C_NULL)
    check(R.ctn_reduction_kernel_new(in_params, out_params, map_expr, reduce_expr, post_map_expr, pass(identity), name, pass(options), out))
    return own(ReductionKernel, out[])
end

"""
    reduction_kernel_call(kernel::ReductionKernel, inputs, out_count::Integer; axes=nothing, keepdims=false, destinations=nothing)

Reduces the inputs, broadcast together, along axes. Values are combined in an order that depends only on shape
and strides, not on the number of threads. Raw inputs do not take part in the axes. The shape of the results
is that of the inputs without the reduced axes.
"""
function reduction_kernel_call(kernel::ReductionKernel, inputs, out_count::Integer; axes=nothing, keepdims=false, destinations=nothing)
    inputs = handles(NDArray, inputs)
    axes = integers(axes)
    destinations = handles(NDArray, destinations)
    destinations === nothing || len(destinations) == out_count || unequal("reduction_kernel_call", "destinations", out_count, len(destinations))
    outs = cells(R.ctn_array, out_count)
    check(R.ctn_reduction_kernel_call(kernel, pass(inputs), len(inputs), pass(axes), len(axes), keepdims, pass(destinations), outs, out_count))
    return own_all(NDArray, outs)
end

"""
    raw_kernel_new(code::AbstractString, name::AbstractString; options...)

A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run in any order.
blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions are available; shared memory,
__syncthreads and warp functions are not, and give a compilation error that says so. Nothing is compiled yet.
"""
function raw_kernel_new(code::AbstractString, name::AbstractString; options...)
    options = kernel_options(options)
    out = Ref{Ptr{R.ctn_raw_kernel}}(C_NULL)
    check(R.ctn_raw_kernel_new(code, name, pass(options), out))
    return own(RawKernel, out[])
end

"""
    raw_kernel_call(kernel::RawKernel, grid, block, arguments)

Runs the kernel for every thread of a grid.
"""
function raw_kernel_call(kernel::RawKernel, grid, block, arguments)
    grid = integers(grid)
    block = integers(block)
    arguments = handles(NDArray, arguments)
    check(R.ctn_raw_kernel_call(kernel, pass(grid), len(grid), pass(block), len(block), pass(arguments), len(arguments)))
    return nothing
end

"""
    kernel_cache_directory()

The directory where compiled kernels are stored. If they are not stored, it is an UNAVAILABLE error with the
reason; kernels then work, but every process compiles them.
"""
function kernel_cache_directory()
    length_ = Ref{Csize_t}(0)
    capacity_, path = 0, C_NULL
    check(R.ctn_kernel_cache_directory(path, capacity_, length_))
    capacity_ = length_[] + 1
    path = Vector{UInt8}(undef, capacity_)
    check(R.ctn_kernel_cache_directory(path, capacity_, length_))
    return text_of(path)
end

"""
    array_inner(a, b)

Sums of the products over the last axes of both operands. A 0-d operand scales the other.
"""
function array_inner(a, b)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_inner(a, b, out))
    return own(NDArray, out[])
end

"""
    array_outer(a, b)

Products of every element of `a` with every element of `b`, both flattened: an array of shape (a.size,
b.size).
"""
function array_outer(a, b)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_outer(a, b, out))
    return own(NDArray, out[])
end

"""
    array_outer_into(a, b, out)

Like ctn_array_outer, but into an existing array of shape (a.size, b.size).
"""
function array_outer_into(a, b, out)
    a = as_array(a)
    b = as_array(b)
    out = as_array(out)
    check(R.ctn_array_outer_into(a, b, out))
    return nothing
end

"""
    array_vdot(a, b)

Sum of the products of the elements of two arrays of the same size, as a 0-d array.
"""
function array_vdot(a, b)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_vdot(a, b, out))
    return own(NDArray, out[])
end

"""
    array_tensordot(a, b, axes)

Sums of products over the last axes of `a` and the first axes of `b`, paired in order.
"""
function array_tensordot(a, b, axes)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_tensordot(a, b, axes, out))
    return own(NDArray, out[])
end

"""
    array_tensordot_axes(a, b, a_axes, b_axes)

Sums of products over pairs of axes: a_axes[i] of `a` and b_axes[i] of `b`. The remaining axes of `a` come
before those of `b`.
"""
function array_tensordot_axes(a, b, a_axes, b_axes)
    a = as_array(a)
    b = as_array(b)
    a_axes = integers(a_axes)
    b_axes = integers(b_axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_tensordot_axes(a, b, pass(a_axes), len(a_axes), pass(b_axes), len(b_axes), out))
    return own(NDArray, out[])
end

"""
    array_matmul_into(a, b, out)

Like ctn_array_matmul, but into an existing array of the shape of the result.
"""
function array_matmul_into(a, b, out)
    a = as_array(a)
    b = as_array(b)
    out = as_array(out)
    check(R.ctn_array_matmul_into(a, b, out))
    return nothing
end

"""
    array_diagonal(a, offset, axis1, axis2)

A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's, it may be written
if `a` may.
"""
function array_diagonal(a, offset, axis1, axis2)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_diagonal(a, offset, axis1, axis2, out))
    return own(NDArray, out[])
end

"""
    array_trace(a, offset, axis1, axis2; dtype=nothing)

Sums of the diagonals that ctn_array_diagonal gives.
"""
function array_trace(a, offset, axis1, axis2; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_trace(a, offset, axis1, axis2, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_trace_into(a, offset, axis1, axis2, out; dtype=nothing)

Like ctn_array_trace, but into an existing array of the shape of the result.
"""
function array_trace_into(a, offset, axis1, axis2, out; dtype=nothing)
    a = as_array(a)
    out = as_array(out)
    check(R.ctn_array_trace_into(a, offset, axis1, axis2, dtype_code(dtype), out))
    return nothing
end

"""
    array_inv(a)

Inverses of square matrices.
"""
function array_inv(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_inv(a, out))
    return own(NDArray, out[])
end

"""
    array_det(a)

Determinants of square matrices. The determinant of an empty matrix is 1.
"""
function array_det(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_det(a, out))
    return own(NDArray, out[])
end

"""
    array_slogdet(a)

Signs of determinants and logarithms of their absolute values. A singular matrix has the sign 0 and the
logarithm minus infinity.
"""
function array_slogdet(a)
    a = as_array(a)
    sign = Ref{Ptr{R.ctn_array}}(C_NULL)
    logarithm = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_slogdet(a, sign, logarithm))
    return own(NDArray, sign[]), own(NDArray, logarithm[])
end

"""
    array_solve(a, b)

The solutions x of a x = b. The outer axes are broadcast.
"""
function array_solve(a, b)
    a = as_array(a)
    b = as_array(b)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_solve(a, b, out))
    return own(NDArray, out[])
end

"""
    array_cholesky(a)

Lower triangular matrices l such that l times its transpose is `a`.
"""
function array_cholesky(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_cholesky(a, out))
    return own(NDArray, out[])
end

"""
    array_qr(a, complete)

Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes are (m, k) and
(k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`.
"""
function array_qr(a, complete)
    a = as_array(a)
    q = Ref{Ptr{R.ctn_array}}(C_NULL)
    r = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_qr(a, complete, q, r))
    return own(NDArray, q[]), own(NDArray, r[])
end

"""
    array_qr_r(a)

The r of ctn_array_qr without `complete`, alone.
"""
function array_qr_r(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_qr_r(a, out))
    return own(NDArray, out[])
end

"""
    array_svd(a, full_matrices)

Singular value decompositions a = u diag(s) vh, with singular values in descending order. The shapes are (m,
k), (k) and (k, n), k being the smaller of m and n; with `full_matrices` u has shape (m, m) and vh has shape
(n, n).
"""
function array_svd(a, full_matrices)
    a = as_array(a)
    u = Ref{Ptr{R.ctn_array}}(C_NULL)
    s = Ref{Ptr{R.ctn_array}}(C_NULL)
    vh = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_svd(a, full_matrices, u, s, vh))
    return own(NDArray, u[]), own(NDArray, s[]), own(NDArray, vh[])
end

"""
    array_svdvals(a)

Singular values alone, in descending order.
"""
function array_svdvals(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_svdvals(a, out))
    return own(NDArray, out[])
end

"""
    array_eigh(a, upper)

Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
"""
function array_eigh(a, upper)
    a = as_array(a)
    w = Ref{Ptr{R.ctn_array}}(C_NULL)
    v = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_eigh(a, upper, w, v))
    return own(NDArray, w[]), own(NDArray, v[])
end

"""
    array_eigvalsh(a, upper)

Eigenvalues of symmetric matrices alone, in ascending order.
"""
function array_eigvalsh(a, upper)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_eigvalsh(a, upper, out))
    return own(NDArray, out[])
end

"""
    array_pinv(a, rcond)

Moore-Penrose pseudo-inverses.
"""
function array_pinv(a, rcond)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_pinv(a, rcond, out))
    return own(NDArray, out[])
end

"""
    array_norm(a, kind, order; axes=nothing, keepdims=false)

Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are computed in
float64.
"""
function array_norm(a, kind, order; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_norm(a, enum(:norm_kind, kind), order, pass(axes), len(axes), keepdims, out))
    return own(NDArray, out[])
end

"""
    link_count(link::Link, skipself)

Number of links of the hierarchy.
"""
function link_count(link::Link, skipself)
    count = Ref{Csize_t}(0)
    check(R.ctn_link_count(link, skipself, count))
    return count[]
end

"""
    link_at(link::Link, index, skipself)

A link of the hierarchy. First comes the link itself, unless `skipself`, then each child with everything below
it.
"""
function link_at(link::Link, index, skipself)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_at(link, index, skipself, out))
    return own(Link, out[])
end

"""
    link_path(link::Link, index, skipself)

Path of a link in the order of ctn_link_at, such as \"/l1\"; \"/\" for the link itself.
"""
function link_path(link::Link, index, skipself)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_link_path(link, index, skipself, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_link_path(link, index, skipself, text, capacity_, length_))
    return text_of(text)
end

"""
    link_iterator_new(link::Link, skipself)

A walk over all links of the hierarchy, which the iterator keeps alive.
"""
function link_iterator_new(link::Link, skipself)
    out = Ref{Ptr{R.ctn_link_iterator}}(C_NULL)
    check(R.ctn_link_iterator_new(link, skipself, out))
    return own(LinkIterator, out[])
end

"""
    link_iterator_next(iterator::LinkIterator)

The next link of a walk; NULL, with CTN_OK, after the last one.
"""
function link_iterator_next(iterator::LinkIterator)
    path = Ref{Cstring}(C_NULL)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_iterator_next(iterator, path, out))
    return string_of(path[]), own_or_nothing(Link, out[])
end

"""
    param_iterator_new(link::Link)

A walk over all parameters of the hierarchy, which the iterator keeps alive.
"""
function param_iterator_new(link::Link)
    out = Ref{Ptr{R.ctn_param_iterator}}(C_NULL)
    check(R.ctn_param_iterator_new(link, out))
    return own(ParamIterator, out[])
end

"""
    param_iterator_next(iterator::ParamIterator)

The next parameter of a walk; NULL, with CTN_OK, after the last one.
"""
function param_iterator_next(iterator::ParamIterator)
    path = Ref{Cstring}(C_NULL)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_param_iterator_next(iterator, path, out))
    return string_of(path[]), own_or_nothing(Variable, out[])
end

"""
    link_freeze(link::Link, pattern::AbstractString)

Freezes the parameters that match a pattern now, including those that wait for their size. They lose their
gradient, backward computes none for them, and no optimizer updates them. They are still saved, loaded, copied
and moved. Running averages of batch normalization are not parameters and still change.
"""
function link_freeze(link::Link, pattern::AbstractString)
    check(R.ctn_link_freeze(link, pattern))
    return nothing
end

"""
    link_unfreeze(link::Link, pattern::AbstractString)

Reverses ctn_link_freeze. The parameters have no gradient until the next backward.
"""
function link_unfreeze(link::Link, pattern::AbstractString)
    check(R.ctn_link_unfreeze(link, pattern))
    return nothing
end

"""
    link_kind(link::Union{Link,Nothing}=nothing)

The kind of a link in messages: \"Linear\", \"a chain\", or the name of a user link. It lives as long as the
link; NULL for NULL.
"""
function link_kind(link::Union{Link,Nothing}=nothing)
    return string_of(R.ctn_link_kind(link))
end

"""
    link_device(link::Link)

Name of the device of a link: that of the first parameter of the hierarchy or, without parameters, of the
first persistent array. If all of them wait for their size, it is the device that the first will be on; if
there are none, it is the calling thread's current device.
"""
function link_device(link::Link)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_link_device(link, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_link_device(link, text, capacity_, length_))
    return text_of(text)
end

"""
    link_add_persistent_i64(link::Link, name::AbstractString, value)

Adds an integer that is saved and loaded. A copy of the link has a separate one.
"""
function link_add_persistent_i64(link::Link, name::AbstractString, value)
    check(R.ctn_link_add_persistent_i64(link, name, value))
    return nothing
end

"""
    link_add_persistent_f64(link::Link, name::AbstractString, value)

Adds a number that is saved and loaded. A copy of the link has a separate one.
"""
function link_add_persistent_f64(link::Link, name::AbstractString, value)
    check(R.ctn_link_add_persistent_f64(link, name, value))
    return nothing
end

"""
    link_add_persistent_text(link::Link, name::AbstractString, value::AbstractString)

Adds a string that is saved and loaded. A copy of the link has a separate one.
"""
function link_add_persistent_text(link::Link, name::AbstractString, value::AbstractString)
    check(R.ctn_link_add_persistent_text(link, name, value))
    return nothing
end

"""
    link_persistent_i64(link::Link, name::AbstractString)

A persistent integer of this link.
"""
function link_persistent_i64(link::Link, name::AbstractString)
    value = Ref{Int64}(0)
    check(R.ctn_link_persistent_i64(link, name, value))
    return value[]
end

"""
    link_persistent_f64(link::Link, name::AbstractString)

A persistent number of this link.
"""
function link_persistent_f64(link::Link, name::AbstractString)
    value = Ref{Float64}(0)
    check(R.ctn_link_persistent_f64(link, name, value))
    return value[]
end

"""
    link_persistent_text(link::Link, name::AbstractString)

A persistent string of this link.
"""
function link_persistent_text(link::Link, name::AbstractString)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_link_persistent_text(link, name, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_link_persistent_text(link, name, text, capacity_, length_))
    return text_of(text)
end

"""
    link_set_persistent_i64(link::Link, name::AbstractString, value)

Replaces a persistent integer.
"""
function link_set_persistent_i64(link::Link, name::AbstractString, value)
    check(R.ctn_link_set_persistent_i64(link, name, value))
    return nothing
end

"""
    link_set_persistent_f64(link::Link, name::AbstractString, value)

Replaces a persistent number.
"""
function link_set_persistent_f64(link::Link, name::AbstractString, value)
    check(R.ctn_link_set_persistent_f64(link, name, value))
    return nothing
end

"""
    link_set_persistent_text(link::Link, name::AbstractString, value::AbstractString)

Replaces a persistent string.
"""
function link_set_persistent_text(link::Link, name::AbstractString, value::AbstractString)
    check(R.ctn_link_set_persistent_text(link, name, value))
    return nothing
end

"""
    link_persistent_count(link::Union{Link,Nothing}=nothing)

Number of persistent values of this link, without those of its children; 0 for NULL.
"""
function link_persistent_count(link::Union{Link,Nothing}=nothing)
    return R.ctn_link_persistent_count(link)
end

"""
    link_persistent_name(link::Link, index)

Name of a persistent value in the order of addition.
"""
function link_persistent_name(link::Link, index)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_link_persistent_name(link, index, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_link_persistent_name(link, index, text, capacity_, length_))
    return text_of(text)
end

"""
    link_persistent_kind(link::Link, index)

Kind of a persistent value in the order of addition.
"""
function link_persistent_kind(link::Link, index)
    kind = Ref{Int32}(0)
    check(R.ctn_link_persistent_kind(link, index, kind))
    return kind[]
end

"""
    link_prelu_new(shape; options...)

Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`.
"""
function link_prelu_new(shape; options...)
    shape = integers(shape)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_prelu_new(pass(shape), len(shape), pass(options), out))
    return own(Link, out[])
end

"""
    link_maxout_new(in_size, out_size, pool_size; options...)

Maxout layer, see ctn_maxout. The child \"linear\", a Linear link, computes out_size * pool_size units of x,
of shape (N, in_size); the result has the largest of each pool_size neighbors and the shape (N, out_size).
"""
function link_maxout_new(in_size, out_size, pool_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_maxout_new(in_size, out_size, pool_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_classifier_set_loss_function(classifier::Link; function_=nothing)

Sets the loss function. Copies of the classifier share it.
"""
function link_classifier_set_loss_function(classifier::Link; function_=nothing)
    check(R.ctn_link_classifier_set_loss_function(classifier, callback_pointer(function_, pointer_classifier_function_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    link_classifier_set_accuracy_function(classifier::Link; function_=nothing)

Sets the accuracy function. Copies of the classifier share it.
"""
function link_classifier_set_accuracy_function(classifier::Link; function_=nothing)
    check(R.ctn_link_classifier_set_accuracy_function(classifier, callback_pointer(function_, pointer_classifier_function_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    link_bilinear_new(left_size, right_size, out_size; options...)

Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2 of shape (N, right_size). Its
parameters are W (left_size, right_size, out_size), normal with standard deviation 1 / sqrt(left_size *
right_size * out_size), and unless `nobias` V1 (left_size, out_size) and V2 (right_size, out_size), normal
with 1 / sqrt(left_size) and 1 / sqrt(right_size), and b (out_size), zeros.
"""
function link_bilinear_new(left_size, right_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_bilinear_new(left_size, right_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x; stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)

Deconvolution link, see ctn_deconvolution_2d, with the parameters W (in_channels, out_channels / groups,
ksize_y, ksize_x), normal with standard deviation wscale / sqrt(in_channels * ksize_y * ksize_x), and b
(out_channels), with the value `bias`, unless `nobias`.
"""
function link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x; stride_y=1, stride_x=1, pad_y=0, pad_x=0, options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, pass(options), out))
    return own(Link, out[])
end

"""
    link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool; options...)

Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N, in_channels, h, w) to
(N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1); proj3 (1x1), relu and conv3 (3x3); proj5
(1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp (1x1). The convolutions are children with
these names, as ctn_link_convolution_2d_new makes them.
"""
function link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool, pass(options), out))
    return own(Link, out[])
end

"""
    link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride; options...)

Inception module with batch normalization: the channels of up to four paths. The paths are conv1 (1x1) if out1
is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b (3x3); and pooling over 3x3,
with poolp (1x1) if proj_pool is above 0. The convolutions are children with these names, without biases. Each
is followed by its normalization, a child with an n after the name (conv3n), and by relu. ctn_set_train, or
ctn_link_set_normalization_mode of this link, replaces the reference's attribute train.
"""
function link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, enum(:pooling, pooltype), proj_pool, stride, pass(options), out))
    return own(Link, out[])
end

"""
    link_mlp_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x; stride_y=1, stride_x=1, pad_y=0, pad_x=0, activation=nothing, options...)

Several convolutions with an activation between them, the first with the given window, the others 1x1. They
are children with their positions as names, as ctn_link_convolution_2d_new makes them.
"""
function link_mlp_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x; stride_y=1, stride_x=1, pad_y=0, pad_x=0, activation=nothing, options...)
    out_channels = integers(out_channels)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_mlp_convolution_2d_new(in_channels, pass(out_channels), len(out_channels), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, callback_pointer(activation, pointer_link_activation_fn()), callback_data(activation), callback_end(activation), pass(options), out))
    return own(Link, out[])
end

"""
    link_convolution_nd_new(in_channels, out_channels, ksize; stride=nothing, pad=nothing, options...)

Convolution over one to three spatial axes, see ctn_convolution_nd, with the parameters W (out_channels,
in_channels / groups, ksize...), normal with standard deviation wscale / sqrt(in_channels / groups * the
product of ksize), and b (out_channels), with the value `bias`, unless `nobias`.
"""
function link_convolution_nd_new(in_channels, out_channels, ksize; stride=nothing, pad=nothing, options...)
    ksize = integers(ksize)
    stride = integers(stride)
    pad = integers(pad)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_convolution_nd_new(in_channels, out_channels, pass(ksize), len(ksize), pass(stride), len(stride), pass(pad), len(pad), pass(options), out))
    return own(Link, out[])
end

"""
    link_deconvolution_nd_new(in_channels, out_channels, ksize; stride=nothing, pad=nothing, options...)

Deconvolution over one to three spatial axes, see ctn_deconvolution_nd, with the parameters W (in_channels,
out_channels / groups, ksize...), normal with standard deviation wscale / sqrt(in_channels * the product of
ksize), and b (out_channels), with the value `bias`, unless `nobias`.
"""
function link_deconvolution_nd_new(in_channels, out_channels, ksize; stride=nothing, pad=nothing, options...)
    ksize = integers(ksize)
    stride = integers(stride)
    pad = integers(pad)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_deconvolution_nd_new(in_channels, out_channels, pass(ksize), len(ksize), pass(stride), len(stride), pass(pad), len(pad), pass(options), out))
    return own(Link, out[])
end

"""
    link_multi_head_attention_new(size, key_size, value_size, heads; options...)

Attention with several heads, see ctn_attention. It is called with query (N, L, size), key (N, S, key_size),
value (N, S, value_size) and optionally a mask as for ctn_attention that broadcasts to (N, heads, L, S), or
with x (N, L, size) only, which is then all three. The result has the shape (N, L, size). The children query,
key and value project the inputs, and the child out projects the joined heads: Linear links to `size` units
with W and, unless `nobias`, b. Head i has units i * size / heads and following. Scores are scaled by 1 /
sqrt(size / heads); weights are dropped while the thread trains (ctn_set_train).
"""
function link_multi_head_attention_new(size, key_size, value_size, heads; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_multi_head_attention_new(size, key_size, value_size, heads, pass(options), out))
    return own(Link, out[])
end

"""
    link_sequential_new()

An empty list of links and functions that run in order, each on the result of the one before. An empty list
returns its input. The first link receives all inputs of a call. Links are children with their positions among
the links as names, and ctn_link_add_link with a NULL name appends, too. Copies share the functions.
"""
function link_sequential_new()
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_sequential_new(out))
    return own(Link, out[])
end

"""
    link_sequential_append(sequential::Link, link::Link)

Appends a link.
"""
function link_sequential_append(sequential::Link, link::Link)
    check(R.ctn_link_sequential_append(sequential, link))
    return nothing
end

"""
    link_sequential_append_function(sequential::Link, function_)

Appends a function.
"""
function link_sequential_append_function(sequential::Link, function_)
    check(R.ctn_link_sequential_append_function(sequential, callback_pointer(function_, pointer_link_activation_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    link_sequential_append_activation(sequential::Link, activation)

Appends a function of the library with its usual parameters.
"""
function link_sequential_append_activation(sequential::Link, activation)
    check(R.ctn_link_sequential_append_activation(sequential, enum(:activation, activation)))
    return nothing
end

"""
    link_negative_sampling_new(in_size, counts, sample_size; options...)

Negative sampling loss, see ctn_negative_sampling, called with x of shape (N, in_size) and t of shape (N,),
int32 or int64, with the parameter W of shape (count, in_size), zeros. Words are drawn with probabilities
proportional to their counts raised to `power`, from the global generator of the link's device.
"""
function link_negative_sampling_new(in_size, counts, sample_size; options...)
    counts = integers(counts)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_negative_sampling_new(in_size, pass(counts), len(counts), sample_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_negative_sampling_sampler(link::Link)

The sampler that draws the words: a separate sampler over the tables of the link.
"""
function link_negative_sampling_sampler(link::Link)
    out = Ref{Ptr{R.ctn_walker_alias}}(C_NULL)
    check(R.ctn_link_negative_sampling_sampler(link, out))
    return own(WalkerAlias, out[])
end

"""
    link_negative_sampling_call(link::Link, x, t; options...)

Calls the link with options of ctn_negative_sampling, for instance with the samples of an earlier call to
repeat it.
"""
function link_negative_sampling_call(link::Link, x, t; options...)
    x = as_variable(x)
    t = as_variable(t)
    options = function_options(options)
    y = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_negative_sampling_call(link, x, t, pass(options), y))
    return own(Variable, y[])
end

"""
    link_binary_hierarchical_softmax_new(in_size, tree; options...)

Hierarchical softmax over a binary tree. Called with x of shape (N, in_size) and t of shape (N,), int32 or
int64, it returns the sum over the batch of -log P(t), a 0-d variable. The probability of a word is the
product over the inner nodes on its path of sigmoid(x w), or sigmoid(-x w) if the path goes right. The
parameter W (inner nodes, in_size) is uniform over [-1, 1). A number below the largest word that is not a leaf
has the probability 1; a larger or negative number is an INDEX error.
"""
function link_binary_hierarchical_softmax_new(in_size, tree; options...)
    tree = as_array(tree)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_binary_hierarchical_softmax_new(in_size, tree, pass(options), out))
    return own(Link, out[])
end

"""
    link_binary_hierarchical_softmax_tables(link::Link)

The paths to the words, as arrays of the link. The path of word w is entries begins[w] to begins[w + 1] - 1 of
`paths` and `codes`.
"""
function link_binary_hierarchical_softmax_tables(link::Link)
    paths = Ref{Ptr{R.ctn_array}}(C_NULL)
    codes = Ref{Ptr{R.ctn_array}}(C_NULL)
    begins = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_link_binary_hierarchical_softmax_tables(link, paths, codes, begins))
    return own(NDArray, paths[]), own(NDArray, codes[]), own(NDArray, begins[])
end

"""
    create_huffman_tree(words, counts)

The Huffman tree of words as numbers: a new int64 array of shape (2 * count - 1,) on the CPU. Of equal counts,
the word that is given first, or the tree that contains it, comes first.
"""
function create_huffman_tree(words, counts)
    words = integers(words)
    counts = reals(counts)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_create_huffman_tree(pass(words), len(words), pass(counts), len(counts), out))
    return own(NDArray, out[])
end

"""
    link_batch_normalization_new(size; options...)

Batch normalization on the current device with the parameters gamma (ones) and beta (zeros), the persistent
values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64, the number of batches of
fine-tuning). Averages keep `decay` of themselves; `eps` is added to the variance, also in avg_var. The mode
is CTN_NORMALIZATION_AUTO initially.
"""
function link_batch_normalization_new(size; options...)
    size = integers(size)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_batch_normalization_new(pass(size), len(size), pass(options), out))
    return own(Link, out[])
end

"""
    link_set_normalization_mode(link::Link, mode)

Sets the mode of all batch normalizations of a hierarchy, including the link itself. Other links do not
change.
"""
function link_set_normalization_mode(link::Link, mode)
    check(R.ctn_link_set_normalization_mode(link, enum(:normalization_mode, mode)))
    return nothing
end

"""
    link_normalization_mode(link::Link)

The mode of a batch normalization.
"""
function link_normalization_mode(link::Link)
    mode = Ref{Int32}(0)
    check(R.ctn_link_normalization_mode(link, mode))
    return mode[]
end

"""
    link_start_finetuning(link::Link)

Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning starts again.
"""
function link_start_finetuning(link::Link)
    check(R.ctn_link_start_finetuning(link))
    return nothing
end

"""
    link_layer_normalization_new(size; options...)

Layer normalization, see ctn_layer_normalization, with the parameters gamma (ones) and beta (zeros) of the
shape `size`.
"""
function link_layer_normalization_new(size; options...)
    size = integers(size)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_layer_normalization_new(pass(size), len(size), pass(options), out))
    return own(Link, out[])
end

"""
    link_embed_id_new(in_size, out_size; options...)

Embedding with the parameter W of shape (in_size, out_size), standard normal. Called with x it returns
ctn_embed_id(x, W).
"""
function link_embed_id_new(in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_embed_id_new(in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_embed_id_set_ignore_label(link::Link, ignores, ignore_label)

Sets the number for which an embedding returns zeros and has no gradient. A new link ignores a number only
with the option ignore_label.
"""
function link_embed_id_set_ignore_label(link::Link, ignores, ignore_label)
    check(R.ctn_link_embed_id_set_ignore_label(link, ignores, ignore_label))
    return nothing
end

"""
    link_lstm_new(in_size, out_size; options...)

LSTM layer with the children \"upward\" (Linear from in_size to 4 * out_size) and \"lateral\" (Linear from
out_size to 4 * out_size, without a bias). Called with x of shape (N, in_size), it sets c, h = ctn_lstm(c,
upward(x) + lateral(h)) and returns h of shape (N, out_size). Without a state, c is zero and lateral(h) is
left out.
"""
function link_lstm_new(in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_lstm_new(in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_lstm_reset_state(lstm::Link)

Removes c and h.
"""
function link_lstm_reset_state(lstm::Link)
    check(R.ctn_link_lstm_reset_state(lstm))
    return nothing
end

"""
    link_lstm_set_state(lstm::Link, c, h)

Replaces the state.
"""
function link_lstm_set_state(lstm::Link, c, h)
    c = as_variable(c)
    h = as_variable(h)
    check(R.ctn_link_lstm_set_state(lstm, c, h))
    return nothing
end

"""
    link_lstm_c(lstm::Link)

Cell state of the last call; NULL, with CTN_OK, without a state.
"""
function link_lstm_c(lstm::Link)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_lstm_c(lstm, out))
    return own_or_nothing(Variable, out[])
end

"""
    link_lstm_h(lstm::Link)

Output of the last call; NULL, with CTN_OK, without a state.
"""
function link_lstm_h(lstm::Link)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_lstm_h(lstm, out))
    return own_or_nothing(Variable, out[])
end

"""
    link_gru_new(in_size, out_size; options...)

Gated recurrent unit without a state: called with h of shape (N, out_size) and x of shape (N, in_size), it
returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z = sigmoid(W_z(x) + U_z(h)).
W_r, U_r, W_z, U_z, W and U are children, Linear links to out_size.
"""
function link_gru_new(in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_gru_new(in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_stateful_gru_new(in_size, out_size; options...)

A link like that of ctn_link_gru_new that keeps its result as the state h of shape (N, out_size) and is called
with x of shape (N, in_size) only. Without a state, h is zero.
"""
function link_stateful_gru_new(in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_stateful_gru_new(in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_stateful_gru_reset_state(gru::Link)

Removes h.
"""
function link_stateful_gru_reset_state(gru::Link)
    check(R.ctn_link_stateful_gru_reset_state(gru))
    return nothing
end

"""
    link_stateful_gru_set_state(gru::Link, h)

Replaces the state.
"""
function link_stateful_gru_set_state(gru::Link, h)
    h = as_variable(h)
    check(R.ctn_link_stateful_gru_set_state(gru, h))
    return nothing
end

"""
    link_stateful_gru_h(gru::Link)

Output of the last call; NULL, with CTN_OK, without a state.
"""
function link_stateful_gru_h(gru::Link)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_link_stateful_gru_h(gru, out))
    return own_or_nothing(Variable, out[])
end

"""
    link_n_step_lstm_new(n_layers, in_size, out_size; options...)

LSTM layers over whole sequences; see ctn_n_step_lstm. The children \"0\", \"1\"... are the layers. Each has
the parameters w0, b0 to w7, b7: weights, normal with the standard deviation sqrt(1 / columns), and biases of
zero. ctn_link_n_step_lstm_call runs the link. ctn_link_call takes sequences and returns as many outputs, with
initial states of zero.
"""
function link_n_step_lstm_new(n_layers, in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_n_step_lstm_new(n_layers, in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_n_step_bilstm_new(n_layers, in_size, out_size; options...)

Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm. Children and parameters are as for
ctn_link_n_step_lstm_new, with two children for each layer, the forward direction first: inputs of later
layers and the outputs have 2 out_size columns. ctn_link_n_step_lstm_call runs it.
"""
function link_n_step_bilstm_new(n_layers, in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_n_step_bilstm_new(n_layers, in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_n_step_lstm_call(link::Link, xs; hx=nothing, cx=nothing)

Runs LSTM layers over sequences; see ctn_n_step_lstm. The sequences are packed by descending length, so that
each step computes those that have not ended.
"""
function link_n_step_lstm_call(link::Link, xs; hx=nothing, cx=nothing)
    hx = hx === nothing ? nothing : as_variable(hx)
    cx = cx === nothing ? nothing : as_variable(cx)
    xs = handles(Variable, xs)
    hy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    cy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_link_n_step_lstm_call(link, hx, cx, pass(xs), len(xs), hy, cy, ys))
    return own(Variable, hy[]), own(Variable, cy[]), own_all(Variable, ys)
end

"""
    link_n_step_gru_new(n_layers, in_size, out_size; options...)

GRU layers over whole sequences; see ctn_n_step_gru. The children \"0\", \"1\"... are the layers. Each has the
parameters w0, b0 to w5, b5: weights, normal with the standard deviation sqrt(1 / columns), and biases of
zero. ctn_link_n_step_gru_call runs the link. ctn_link_call takes sequences and returns as many outputs, with
initial states of zero.
"""
function link_n_step_gru_new(n_layers, in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_n_step_gru_new(n_layers, in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_n_step_bigru_new(n_layers, in_size, out_size; options...)

Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. Children and parameters are as for
ctn_link_n_step_gru_new, with two children for each layer, the forward direction first: inputs of later layers
and the outputs have 2 out_size columns. ctn_link_n_step_gru_call runs it.
"""
function link_n_step_bigru_new(n_layers, in_size, out_size; options...)
    options = link_options(options)
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    check(R.ctn_link_n_step_bigru_new(n_layers, in_size, out_size, pass(options), out))
    return own(Link, out[])
end

"""
    link_n_step_gru_call(link::Link, xs; hx=nothing)

Runs GRU layers over sequences; see ctn_n_step_gru. The sequences are packed by descending length, so that
each step computes those that have not ended.
"""
function link_n_step_gru_call(link::Link, xs; hx=nothing)
    hx = hx === nothing ? nothing : as_variable(hx)
    xs = handles(Variable, xs)
    hy = Ref{Ptr{R.ctn_variable}}(C_NULL)
    ys = cells(R.ctn_variable, len(xs))
    check(R.ctn_link_n_step_gru_call(link, hx, pass(xs), len(xs), hy, ys))
    return own(Variable, hy[]), own_all(Variable, ys)
end

"""
    array_atleast_1d(a)

The array with at least one axis; the array itself if it has one.
"""
function array_atleast_1d(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_atleast_1d(a, out))
    return own(NDArray, out[])
end

"""
    array_atleast_2d(a)

The array with at least two axes, new ones first; the array itself if it has two.
"""
function array_atleast_2d(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_atleast_2d(a, out))
    return own(NDArray, out[])
end

"""
    array_atleast_3d(a)

The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n, 1). The array
itself if it has three.
"""
function array_atleast_3d(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_atleast_3d(a, out))
    return own(NDArray, out[])
end

"""
    array_broadcast(arrays, shape, capacity)

The shape to which arrays broadcast.
"""
function array_broadcast(arrays, shape, capacity)
    arrays = handles(NDArray, arrays)
    ndim = Ref{Csize_t}(0)
    check(R.ctn_array_broadcast(pass(arrays), len(arrays), pass(shape), capacity, ndim))
    return ndim[]
end

"""
    array_broadcast_arrays(arrays)

Views of all arrays, broadcast to one shape and read-only. An array that already has that shape is returned
itself.
"""
function array_broadcast_arrays(arrays)
    arrays = handles(NDArray, arrays)
    outs = cells(R.ctn_array, len(arrays))
    check(R.ctn_array_broadcast_arrays(pass(arrays), len(arrays), outs))
    return own_all(NDArray, outs)
end

"""
    array_moveaxis(a, source, destination)

A view with one axis at another position; the others keep their order.
"""
function array_moveaxis(a, source, destination)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_moveaxis(a, source, destination, out))
    return own(NDArray, out[])
end

"""
    array_flip(a; axes=nothing)

A view with the elements along some axes in reverse order.
"""
function array_flip(a; axes=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_flip(a, pass(axes), len(axes), out))
    return own(NDArray, out[])
end

"""
    array_stack(arrays, axis)

Joins arrays of one shape along a new axis.
"""
function array_stack(arrays, axis)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_stack(pass(arrays), len(arrays), axis, out))
    return own(NDArray, out[])
end

"""
    array_hstack(arrays)

Joins arrays along the second axis. Vectors are joined along their only axis.
"""
function array_hstack(arrays)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_hstack(pass(arrays), len(arrays), out))
    return own(NDArray, out[])
end

"""
    array_vstack(arrays)

Joins arrays along the first axis; vectors count as rows.
"""
function array_vstack(arrays)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_vstack(pass(arrays), len(arrays), out))
    return own(NDArray, out[])
end

"""
    array_dstack(arrays)

Joins arrays along the third axis, after ctn_array_atleast_3d.
"""
function array_dstack(arrays)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_dstack(pass(arrays), len(arrays), out))
    return own(NDArray, out[])
end

"""
    array_column_stack(arrays)

Joins arrays along the second axis; vectors count as columns.
"""
function array_column_stack(arrays)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_column_stack(pass(arrays), len(arrays), out))
    return own(NDArray, out[])
end

"""
    array_hsplit(a, count::Integer)

Splits an array into parts of equal length along the second axis, or a vector along its only axis.
"""
function array_hsplit(a, count::Integer)
    a = as_array(a)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_hsplit(a, outs, count))
    return own_all(NDArray, outs)
end

"""
    array_vsplit(a, count::Integer)

Splits an array with at least two axes into parts of equal length along the first axis.
"""
function array_vsplit(a, count::Integer)
    a = as_array(a)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_vsplit(a, outs, count))
    return own_all(NDArray, outs)
end

"""
    array_dsplit(a, count::Integer)

Splits an array with at least three axes into parts of equal length along the third axis.
"""
function array_dsplit(a, count::Integer)
    a = as_array(a)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_dsplit(a, outs, count))
    return own_all(NDArray, outs)
end

"""
    array_hsplit_at(a, positions, count::Integer)

Splits an array at positions along the second axis, or a vector along its only axis.
"""
function array_hsplit_at(a, positions, count::Integer)
    a = as_array(a)
    positions = integers(positions)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_hsplit_at(a, pass(positions), len(positions), outs, count))
    return own_all(NDArray, outs)
end

"""
    array_vsplit_at(a, positions, count::Integer)

Splits an array with at least two axes at positions along the first axis.
"""
function array_vsplit_at(a, positions, count::Integer)
    a = as_array(a)
    positions = integers(positions)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_vsplit_at(a, pass(positions), len(positions), outs, count))
    return own_all(NDArray, outs)
end

"""
    array_dsplit_at(a, positions, count::Integer)

Splits an array with at least three axes at positions along the third axis.
"""
function array_dsplit_at(a, positions, count::Integer)
    a = as_array(a)
    positions = integers(positions)
    outs = cells(R.ctn_array, count)
    check(R.ctn_array_dsplit_at(a, pass(positions), len(positions), outs, count))
    return own_all(NDArray, outs)
end

"""
    array_tile(a, repetitions)

The array repeated as a whole along its axes.
"""
function array_tile(a, repetitions)
    a = as_array(a)
    repetitions = integers(repetitions)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_tile(a, pass(repetitions), len(repetitions), out))
    return own(NDArray, out[])
end

"""
    array_repeat(a, repeats, axis)

The array with its elements repeated along an axis.
"""
function array_repeat(a, repeats, axis)
    a = as_array(a)
    repeats = integers(repeats)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_repeat(a, pass(repeats), len(repeats), axis, out))
    return own(NDArray, out[])
end

"""
    array_roll(a, shift, axis)

A copy with the elements moved along an axis. Elements moved beyond the end return at the beginning.
"""
function array_roll(a, shift, axis)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_roll(a, shift, axis, out))
    return own(NDArray, out[])
end

"""
    recompute(forward, inputs, output_count::Integer)

Runs `forward` without history, so that only its inputs are kept, and once more with history when backward
reaches it: intermediate results take memory only during that second run. Gradients reach the inputs and the
parameters that `forward` uses. Both runs must compute the same: outputs of other shapes, dtypes or devices
are a STATE error of backward. The random generators of the inputs' devices are reset for the second run, so
that dropout masks repeat, and then continue where they were; but other side effects, such as the averages of
batch normalization, happen twice. Calls may be nested, and second derivatives exist. `destroy` runs once,
when the history that holds `forward` is released.
"""
function recompute(forward, inputs, output_count::Integer)
    inputs = handles(Variable, inputs)
    outputs = cells(R.ctn_variable, output_count)
    check(R.ctn_recompute(callback_pointer(forward, pointer_recompute_fn()), callback_data(forward), callback_end(forward), pass(inputs), len(inputs), outputs, output_count))
    return own_all(Variable, outputs)
end

"""
    array_sum(a; axes=nothing, keepdims=false, dtype=nothing)

Sums of the elements.
"""
function array_sum(a; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sum(a, pass(axes), len(axes), keepdims, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_sum_into(a, out; axes=nothing, keepdims=false, dtype=nothing)

Sums of the elements, into an existing array of the shape of the result.
"""
function array_sum_into(a, out; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_sum_into(a, pass(axes), len(axes), keepdims, dtype_code(dtype), out))
    return nothing
end

"""
    array_prod(a; axes=nothing, keepdims=false, dtype=nothing)

Products of the elements.
"""
function array_prod(a; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_prod(a, pass(axes), len(axes), keepdims, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_prod_into(a, out; axes=nothing, keepdims=false, dtype=nothing)

Products of the elements, into an existing array of the shape of the result.
"""
function array_prod_into(a, out; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_prod_into(a, pass(axes), len(axes), keepdims, dtype_code(dtype), out))
    return nothing
end

"""
    array_mean(a; axes=nothing, keepdims=false, dtype=nothing)

Arithmetic means of the elements.
"""
function array_mean(a; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_mean(a, pass(axes), len(axes), keepdims, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_mean_into(a, out; axes=nothing, keepdims=false, dtype=nothing)

Arithmetic means of the elements, into an existing array of the shape of the result.
"""
function array_mean_into(a, out; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_mean_into(a, pass(axes), len(axes), keepdims, dtype_code(dtype), out))
    return nothing
end

"""
    array_max(a; axes=nothing, keepdims=false)

Largest elements, or NaN if there is one. An empty axis is an error.
"""
function array_max(a; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_max(a, pass(axes), len(axes), keepdims, out))
    return own(NDArray, out[])
end

"""
    array_max_into(a, out; axes=nothing, keepdims=false)

Largest elements, into an existing array of the shape of the result.
"""
function array_max_into(a, out; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_max_into(a, pass(axes), len(axes), keepdims, out))
    return nothing
end

"""
    array_min(a; axes=nothing, keepdims=false)

Smallest elements, or NaN if there is one. An empty axis is an error.
"""
function array_min(a; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_min(a, pass(axes), len(axes), keepdims, out))
    return own(NDArray, out[])
end

"""
    array_min_into(a, out; axes=nothing, keepdims=false)

Smallest elements, into an existing array of the shape of the result.
"""
function array_min_into(a, out; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_min_into(a, pass(axes), len(axes), keepdims, out))
    return nothing
end

"""
    array_argmax(a, axis; keepdims=false)

First positions (int64) of the largest elements along an axis. The first NaN wins.
"""
function array_argmax(a, axis; keepdims=false)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_argmax(a, axis, keepdims, out))
    return own(NDArray, out[])
end

"""
    array_argmax_into(a, axis, out; keepdims=false)

Like ctn_array_argmax, but into an existing array of an integer dtype that int64 can hold.
"""
function array_argmax_into(a, axis, out; keepdims=false)
    a = as_array(a)
    out = as_array(out)
    check(R.ctn_array_argmax_into(a, axis, keepdims, out))
    return nothing
end

"""
    array_argmin(a, axis; keepdims=false)

First positions (int64) of the smallest elements along an axis. The first NaN wins.
"""
function array_argmin(a, axis; keepdims=false)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_argmin(a, axis, keepdims, out))
    return own(NDArray, out[])
end

"""
    array_argmin_into(a, axis, out; keepdims=false)

Like ctn_array_argmin, but into an existing array of an integer dtype that int64 can hold.
"""
function array_argmin_into(a, axis, out; keepdims=false)
    a = as_array(a)
    out = as_array(out)
    check(R.ctn_array_argmin_into(a, axis, keepdims, out))
    return nothing
end

"""
    array_var(a, ddof; axes=nothing, keepdims=false, dtype=nothing)

Variances: the mean square distance from the mean, with the number of elements minus `ddof` as the divisor.
"""
function array_var(a, ddof; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_var(a, pass(axes), len(axes), ddof, keepdims, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_var_into(a, ddof, out; axes=nothing, keepdims=false, dtype=nothing)

Like ctn_array_var, but into an existing array of the shape of the result.
"""
function array_var_into(a, ddof, out; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_var_into(a, pass(axes), len(axes), ddof, keepdims, dtype_code(dtype), out))
    return nothing
end

"""
    array_std(a, ddof; axes=nothing, keepdims=false, dtype=nothing)

Standard deviations: the square roots of the variances of ctn_array_var.
"""
function array_std(a, ddof; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_std(a, pass(axes), len(axes), ddof, keepdims, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_std_into(a, ddof, out; axes=nothing, keepdims=false, dtype=nothing)

Like ctn_array_std, but into an existing array of the shape of the result.
"""
function array_std_into(a, ddof, out; axes=nothing, keepdims=false, dtype=nothing)
    a = as_array(a)
    axes = integers(axes)
    out = as_array(out)
    check(R.ctn_array_std_into(a, pass(axes), len(axes), ddof, keepdims, dtype_code(dtype), out))
    return nothing
end

"""
    array_count_nonzero(a; axes=nothing, keepdims=false)

Number of elements that are not zero (int64).
"""
function array_count_nonzero(a; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_count_nonzero(a, pass(axes), len(axes), keepdims, out))
    return own(NDArray, out[])
end

"""
    array_all(a; axes=nothing, keepdims=false)

Whether all elements differ from zero (bool); true if there are no elements.
"""
function array_all(a; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_all(a, pass(axes), len(axes), keepdims, out))
    return own(NDArray, out[])
end

"""
    array_any(a; axes=nothing, keepdims=false)

Whether at least one element differs from zero (bool); false if there are no elements.
"""
function array_any(a; axes=nothing, keepdims=false)
    a = as_array(a)
    axes = integers(axes)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_any(a, pass(axes), len(axes), keepdims, out))
    return own(NDArray, out[])
end

"""
    array_convolve(a, v, mode)

Sums of products of the elements of one vector with those of the other one in reverse order, for all shifts at
which they overlap: the product of two polynomials.
"""
function array_convolve(a, v, mode)
    a = as_array(a)
    v = as_array(v)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_convolve(a, v, enum(:convolution_mode, mode), out))
    return own(NDArray, out[])
end

"""
    array_correlate(a, v, mode)

Sums of products of the elements of two vectors for all shifts at which they overlap; the first sum is that of
the first elements of `a` with the last ones of `v`.
"""
function array_correlate(a, v, mode)
    a = as_array(a)
    v = as_array(v)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_correlate(a, v, enum(:convolution_mode, mode), out))
    return own(NDArray, out[])
end

"""
    array_einsum(subscripts::AbstractString, arrays)

Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the operands, \"...\"
denotes further axes that are broadcast, and the letters after \"->\" order the result. Without \"->\", the
result has the axes of the ellipsis and then those of the letters that occur once, in alphabetical order.
Products are contracted pairwise, greedily, as matrix products. The operands are promoted to one dtype. The
result of one operand without sums is a view of it, otherwise a new C-contiguous array.
"""
function array_einsum(subscripts::AbstractString, arrays)
    arrays = handles(NDArray, arrays)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_einsum(subscripts, pass(arrays), len(arrays), out))
    return own(NDArray, out[])
end

"""
    array_einsum_into(subscripts::AbstractString, arrays, out)

Like ctn_array_einsum, but into an existing array of the shape of the result, whose dtype may be another one
of the same kind.
"""
function array_einsum_into(subscripts::AbstractString, arrays, out)
    arrays = handles(NDArray, arrays)
    out = as_array(out)
    check(R.ctn_array_einsum_into(subscripts, pass(arrays), len(arrays), out))
    return nothing
end

"""
    array_eig(a)

Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers, otherwise UNSUPPORTED.
They are computed on the host.
"""
function array_eig(a)
    a = as_array(a)
    w = Ref{Ptr{R.ctn_array}}(C_NULL)
    v = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_eig(a, w, v))
    return own(NDArray, w[]), own(NDArray, v[])
end

"""
    array_eigvals(a)

Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise UNSUPPORTED. They are
computed on the host.
"""
function array_eigvals(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_eigvals(a, out))
    return own(NDArray, out[])
end

"""
    array_lstsq(a, b, rcond)

Least squares: of all x for which the sums of the squares of the columns of b - a x are the smallest, the one
of the smallest norm. The sums are computed if the rank of `a` is n and m is above n; otherwise there are
none. Results are float32 if both operands are, otherwise float64; 16-bit floats are a DTYPE error. Waits for
the device.
"""
function array_lstsq(a, b, rcond)
    a = as_array(a)
    b = as_array(b)
    x = Ref{Ptr{R.ctn_array}}(C_NULL)
    residuals = Ref{Ptr{R.ctn_array}}(C_NULL)
    rank = Ref{Int64}(0)
    s = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_lstsq(a, b, rcond, x, residuals, rank, s))
    return own(NDArray, x[]), own(NDArray, residuals[]), rank[], own(NDArray, s[])
end

"""
    array_pad(a, widths, mode, value=nothing)

A copy with elements added before and behind those along every axis.
"""
function array_pad(a, widths, mode, value=nothing)
    a = as_array(a)
    widths = integers(widths)
    value = value === nothing ? nothing : as_array(value)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_pad(a, pass(widths), len(widths), enum(:pad_mode, mode), value, out))
    return own(NDArray, out[])
end

"""
    array_splice(a, begins, ends, axis; values=nothing)

A copy with values in place of ranges of positions along an axis. Ranges without positions insert values, and
without values the ranges are left out. Positions of several ranges are left out once.
"""
function array_splice(a, begins, ends, axis; values=nothing)
    a = as_array(a)
    begins = integers(begins)
    ends = integers(ends)
    len(ends) == len(begins) || unequal("array_splice", "ends", len(begins), len(ends))
    values = values === nothing ? nothing : as_array(values)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_splice(a, pass(begins), len(begins), pass(ends), values, axis, out))
    return own(NDArray, out[])
end

"""
    array_roll_axes(a, shifts, axes)

A copy with the elements moved along several axes. Elements moved beyond an end return at the other one.
"""
function array_roll_axes(a, shifts, axes)
    a = as_array(a)
    shifts = integers(shifts)
    axes = integers(axes)
    len(axes) == len(shifts) || unequal("array_roll_axes", "axes", len(shifts), len(axes))
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_roll_axes(a, pass(shifts), len(shifts), pass(axes), out))
    return own(NDArray, out[])
end

"""
    array_packbits(a, axis, little)

Packs groups of eight elements along an axis into the bits of a uint8, which are set where an element is not
0. The last group is padded with zeros.
"""
function array_packbits(a, axis, little)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_packbits(a, axis, little, out))
    return own(NDArray, out[])
end

"""
    link_serialize(link::Link, serializer::Serializer)

Saves or loads a link: its parameters, persistent values and children.
"""
function link_serialize(link::Link, serializer::Serializer)
    check(R.ctn_link_serialize(link, serializer))
    return nothing
end

"""
    optimizer_serialize(optimizer::Optimizer, serializer::Serializer)

Saves or loads an optimizer that was set up: t, epoch and all states.
"""
function optimizer_serialize(optimizer::Optimizer, serializer::Serializer)
    check(R.ctn_optimizer_serialize(optimizer, serializer))
    return nothing
end

"""
    random_state_serialize(state::RandomState, serializer::Serializer)

Saves or loads a generator, which then continues bit for bit.
"""
function random_state_serialize(state::RandomState, serializer::Serializer)
    check(R.ctn_random_state_serialize(state, serializer))
    return nothing
end

"""
    loss_scale_serialize(scaler::LossScale, serializer::Serializer)

Saves or loads a loss scale: its value and number of steps.
"""
function loss_scale_serialize(scaler::LossScale, serializer::Serializer)
    check(R.ctn_loss_scale_serialize(scaler, serializer))
    return nothing
end

"""
    checkpoint_save(path::AbstractString, model::Link, optimizer::Union{Optimizer,Nothing}=nothing, random::Union{RandomState,Nothing}=nothing, extra::Union{Dictionary,Nothing}=nothing)

Saves a training into one file, in one step, so that it can be continued bit for bit: the model
(\"model/l1/W\"), the optimizer (\"optimizer/t\", its states, hyperparameters that are numbers and not
schedules as \"hyperparameters/lr\", and those of a group as \"hyperparameters/biases/lr\"), a generator
(\"random/state\") and the entries of a dictionary (\"extra/...\"), for other values of a program such as its
position in the data or a loss scale. Hooks, schedules, groups, the training switch and frozen parameters are
configuration, which the program must set up again.
"""
function checkpoint_save(path::AbstractString, model::Link, optimizer::Union{Optimizer,Nothing}=nothing, random::Union{RandomState,Nothing}=nothing, extra::Union{Dictionary,Nothing}=nothing)
    check(R.ctn_checkpoint_save(path, model, optimizer, random, extra))
    return nothing
end

"""
    checkpoint_load(path::AbstractString, model::Link, optimizer::Union{Optimizer,Nothing}=nothing, random::Union{RandomState,Nothing}=nothing, extra::Union{Dictionary,Nothing}=nothing)

Loads a training that ctn_checkpoint_save saved. If it fails, nothing has changed, unless the medium fails in
the last step (see catenary/serializer.h). The parameters of the model may wait for their sizes. A
hyperparameter that follows a schedule keeps it. Groups must have values of the same hyperparameters as when
the file was saved: set them before the load.
"""
function checkpoint_load(path::AbstractString, model::Link, optimizer::Union{Optimizer,Nothing}=nothing, random::Union{RandomState,Nothing}=nothing, extra::Union{Dictionary,Nothing}=nothing)
    check(R.ctn_checkpoint_load(path, model, optimizer, random, extra))
    return nothing
end

"""
    link_save_npz(link::Link, path::AbstractString, level)

Saves the parameters, persistent values and children of a link as NPZ.
"""
function link_save_npz(link::Link, path::AbstractString, level)
    check(R.ctn_link_save_npz(link, path, level))
    return nothing
end

"""
    link_load_npz(link::Link, path::AbstractString)

Loads the parameters, persistent values and children of a link from NPZ.
"""
function link_load_npz(link::Link, path::AbstractString)
    check(R.ctn_link_load_npz(link, path))
    return nothing
end

"""
    link_save_hdf5(link::Link, path::AbstractString, level)

Saves the parameters, persistent values and children of a link as HDF5.
"""
function link_save_hdf5(link::Link, path::AbstractString, level)
    check(R.ctn_link_save_hdf5(link, path, level))
    return nothing
end

"""
    link_load_hdf5(link::Link, path::AbstractString)

Loads the parameters, persistent values and children of a link from HDF5.
"""
function link_load_hdf5(link::Link, path::AbstractString)
    check(R.ctn_link_load_hdf5(link, path))
    return nothing
end

"""
    link_save_safetensors(link::Link, path::AbstractString)

Saves the parameters, persistent values and children of a link as safetensors.
"""
function link_save_safetensors(link::Link, path::AbstractString)
    check(R.ctn_link_save_safetensors(link, path))
    return nothing
end

"""
    link_load_safetensors(link::Link, path::AbstractString)

Loads the parameters, persistent values and children of a link from safetensors.
"""
function link_load_safetensors(link::Link, path::AbstractString)
    check(R.ctn_link_load_safetensors(link, path))
    return nothing
end

"""
    link_load(link::Link, path::AbstractString; report::Union{LoadReport,Nothing}=nothing, options...)

Loads the parameters, persistent values and children of a link from a file of any of these formats, which is
recognized by its first bytes.
"""
function link_load(link::Link, path::AbstractString; report::Union{LoadReport,Nothing}=nothing, options...)
    options = load_options(options)
    check(R.ctn_link_load(link, path, pass(options), report))
    return nothing
end

"""
    optimizer_save_npz(optimizer::Optimizer, path::AbstractString, level)

Saves t, epoch and all states of an optimizer that was set up as NPZ.
"""
function optimizer_save_npz(optimizer::Optimizer, path::AbstractString, level)
    check(R.ctn_optimizer_save_npz(optimizer, path, level))
    return nothing
end

"""
    optimizer_load_npz(optimizer::Optimizer, path::AbstractString)

Loads t, epoch and all states of an optimizer that was set up from NPZ.
"""
function optimizer_load_npz(optimizer::Optimizer, path::AbstractString)
    check(R.ctn_optimizer_load_npz(optimizer, path))
    return nothing
end

"""
    optimizer_save_hdf5(optimizer::Optimizer, path::AbstractString, level)

Saves t, epoch and all states of an optimizer that was set up as HDF5.
"""
function optimizer_save_hdf5(optimizer::Optimizer, path::AbstractString, level)
    check(R.ctn_optimizer_save_hdf5(optimizer, path, level))
    return nothing
end

"""
    optimizer_load_hdf5(optimizer::Optimizer, path::AbstractString)

Loads t, epoch and all states of an optimizer that was set up from HDF5.
"""
function optimizer_load_hdf5(optimizer::Optimizer, path::AbstractString)
    check(R.ctn_optimizer_load_hdf5(optimizer, path))
    return nothing
end

"""
    optimizer_save_safetensors(optimizer::Optimizer, path::AbstractString)

Saves t, epoch and all states of an optimizer that was set up as safetensors.
"""
function optimizer_save_safetensors(optimizer::Optimizer, path::AbstractString)
    check(R.ctn_optimizer_save_safetensors(optimizer, path))
    return nothing
end

"""
    optimizer_load_safetensors(optimizer::Optimizer, path::AbstractString)

Loads t, epoch and all states of an optimizer that was set up from safetensors.
"""
function optimizer_load_safetensors(optimizer::Optimizer, path::AbstractString)
    check(R.ctn_optimizer_load_safetensors(optimizer, path))
    return nothing
end

"""
    optimizer_load(optimizer::Optimizer, path::AbstractString; report::Union{LoadReport,Nothing}=nothing, options...)

Loads t, epoch and all states of an optimizer that was set up from a file of any of these formats, which is
recognized by its first bytes.
"""
function optimizer_load(optimizer::Optimizer, path::AbstractString; report::Union{LoadReport,Nothing}=nothing, options...)
    options = load_options(options)
    check(R.ctn_optimizer_load(optimizer, path, pass(options), report))
    return nothing
end

"""
    array_sort(a, axis)

A sorted copy along an axis.
"""
function array_sort(a, axis)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_sort(a, axis, out))
    return own(NDArray, out[])
end

"""
    array_sort_inplace(a, axis)

Sorts the array itself along an axis.
"""
function array_sort_inplace(a, axis)
    a = as_array(a)
    check(R.ctn_array_sort_inplace(a, axis))
    return nothing
end

"""
    array_argsort(a, axis)

Positions that sort an array along an axis. Equal elements keep their order.
"""
function array_argsort(a, axis)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_argsort(a, axis, out))
    return own(NDArray, out[])
end

"""
    array_lexsort(keys, axis)

Positions that sort by several keys along an axis.
"""
function array_lexsort(keys, axis)
    keys = handles(NDArray, keys)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_lexsort(pass(keys), len(keys), axis, out))
    return own(NDArray, out[])
end

"""
    array_partition(a, kth, axis)

A copy in which the elements at the given positions are those of the sorted array, with elements that are
smaller or equal before them and larger or equal after them.
"""
function array_partition(a, kth, axis)
    a = as_array(a)
    kth = integers(kth)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_partition(a, pass(kth), len(kth), axis, out))
    return own(NDArray, out[])
end

"""
    array_argpartition(a, kth, axis)

Positions that partition an array as ctn_array_partition does.
"""
function array_argpartition(a, kth, axis)
    a = as_array(a)
    kth = integers(kth)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_argpartition(a, pass(kth), len(kth), axis, out))
    return own(NDArray, out[])
end

"""
    array_searchsorted(a, values, side, sorter=nothing)

Positions at which values can be inserted into a sorted array so that it stays sorted.
"""
function array_searchsorted(a, values, side, sorter=nothing)
    a = as_array(a)
    values = as_array(values)
    sorter = sorter === nothing ? nothing : as_array(sorter)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_searchsorted(a, values, enum(:side, side), sorter, out))
    return own(NDArray, out[])
end

"""
    array_unique(a)

The sorted distinct elements of the flattened array. NaNs count as equal.
"""
function array_unique(a)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    index = Ref{Ptr{R.ctn_array}}(C_NULL)
    inverse = Ref{Ptr{R.ctn_array}}(C_NULL)
    counts = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_unique(a, out, index, inverse, counts))
    return own(NDArray, out[]), own(NDArray, index[]), own(NDArray, inverse[]), own(NDArray, counts[])
end

"""
    array_bincount(x, minlength; weights=nothing)

Number of occurrences of each value in an array of integers that are at least 0. With weights, the float64
sums of the weights instead.
"""
function array_bincount(x, minlength; weights=nothing)
    x = as_array(x)
    weights = weights === nothing ? nothing : as_array(weights)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_bincount(x, weights, minlength, out))
    return own(NDArray, out[])
end

"""
    array_cumsum(a, axis; dtype=nothing)

Running sums along an axis.
"""
function array_cumsum(a, axis; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_cumsum(a, axis, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_cumsum_into(a, axis, out; dtype=nothing)

Running sums along an axis, into an existing array of the shape of the result.
"""
function array_cumsum_into(a, axis, out; dtype=nothing)
    a = as_array(a)
    out = as_array(out)
    check(R.ctn_array_cumsum_into(a, axis, dtype_code(dtype), out))
    return nothing
end

"""
    array_cumprod(a, axis; dtype=nothing)

Running products along an axis.
"""
function array_cumprod(a, axis; dtype=nothing)
    a = as_array(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_cumprod(a, axis, dtype_code(dtype), out))
    return own(NDArray, out[])
end

"""
    array_cumprod_into(a, axis, out; dtype=nothing)

Running products along an axis, into an existing array of the shape of the result.
"""
function array_cumprod_into(a, axis, out; dtype=nothing)
    a = as_array(a)
    out = as_array(out)
    check(R.ctn_array_cumprod_into(a, axis, dtype_code(dtype), out))
    return nothing
end

"""
    stream_new(non_blocking, priority; device::Union{AbstractString,Nothing}=nothing)

A new stream. It begins after the work that was started on the default stream of the device before. Unless it
is non-blocking, it stays in order with the default stream: work of each waits for all earlier work of the
other.
"""
function stream_new(non_blocking, priority; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_stream}}(C_NULL)
    check(R.ctn_stream_new(pass(device), non_blocking, priority, out))
    return own(Stream, out[])
end

"""
    stream_default(; device::Union{AbstractString,Nothing}=nothing)

The default stream of a device (the reference's null stream).
"""
function stream_default(; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_stream}}(C_NULL)
    check(R.ctn_stream_default(pass(device), out))
    return own(Stream, out[])
end

"""
    stream_per_thread(; device::Union{AbstractString,Nothing}=nothing)

The per-thread default stream of a device. Whatever uses it, including ctn_stream_set_current and contexts for
other threads, means a stream of the thread that makes the call, which exists until that thread ends. It stays
in order with the default stream, but not with those of other threads.
"""
function stream_per_thread(; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_stream}}(C_NULL)
    check(R.ctn_stream_per_thread(pass(device), out))
    return own(Stream, out[])
end

"""
    stream_current(; device::Union{AbstractString,Nothing}=nothing)

The stream that runs the calling thread's operations on a device.
"""
function stream_current(; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_stream}}(C_NULL)
    check(R.ctn_stream_current(pass(device), out))
    return own(Stream, out[])
end

"""
    stream_set_current(; device::Union{AbstractString,Nothing}=nothing, stream::Union{Stream,Nothing}=nothing)

Sets the stream that runs the calling thread's operations on a device. The thread keeps a reference until it
uses another stream or ends.
"""
function stream_set_current(; device::Union{AbstractString,Nothing}=nothing, stream::Union{Stream,Nothing}=nothing)
    check(R.ctn_stream_set_current(pass(device), stream))
    return nothing
end

"""
    stream_device(stream::Stream)

Name of the device of a stream.
"""
function stream_device(stream::Stream)
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_stream_device(stream, name, capacity_, length_))
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_stream_device(stream, name, capacity_, length_))
    return text_of(name)
end

"""
    stream_priority(stream::Stream)

Priority of a stream.
"""
function stream_priority(stream::Stream)
    priority = Ref{Int32}(0)
    check(R.ctn_stream_priority(stream, priority))
    return priority[]
end

"""
    stream_priority_range(; device::Union{AbstractString,Nothing}=nothing)

The priorities of a device's streams. Both ends are 0 on devices without priorities, such as \"cpu\". Work in
an urgent stream runs before work that waits in others, and does not interrupt what runs.
"""
function stream_priority_range(; device::Union{AbstractString,Nothing}=nothing)
    least = Ref{Int32}(0)
    greatest = Ref{Int32}(0)
    check(R.ctn_stream_priority_range(pass(device), least, greatest))
    return least[], greatest[]
end

"""
    stream_synchronize(stream::Stream)

Waits until all work that was started on the stream is finished.
"""
function stream_synchronize(stream::Stream)
    check(R.ctn_stream_synchronize(stream))
    return nothing
end

"""
    stream_done(stream::Stream)

Whether all work that was started on the stream is finished.
"""
function stream_done(stream::Stream)
    done = Ref{Int32}(0)
    check(R.ctn_stream_done(stream, done))
    return done[] != 0
end

"""
    stream_record(stream::Stream, event::Union{Event,Nothing}=nothing)

Records an event after the work that was started on the stream before.
"""
function stream_record(stream::Stream, event::Union{Event,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_event}}(C_NULL)
    check(R.ctn_stream_record(stream, event, out))
    return own(Event, out[])
end

"""
    stream_wait_event(stream::Stream, event::Event)

Makes work that is started on the stream later wait for the point at which the event was last recorded. The
call itself does not wait, except on \"cpu\".
"""
function stream_wait_event(stream::Stream, event::Event)
    check(R.ctn_stream_wait_event(stream, event))
    return nothing
end

"""
    event_new(disable_timing; device::Union{AbstractString,Nothing}=nothing)

A new event of a device, which is not recorded yet. Waiting for it does not spin, and it cannot be passed to
other processes.
"""
function event_new(disable_timing; device::Union{AbstractString,Nothing}=nothing)
    out = Ref{Ptr{R.ctn_event}}(C_NULL)
    check(R.ctn_event_new(pass(device), disable_timing, out))
    return own(Event, out[])
end

"""
    event_device(event::Event)

Name of the device of an event.
"""
function event_device(event::Event)
    length_ = Ref{Csize_t}(0)
    capacity_, name = 0, C_NULL
    check(R.ctn_event_device(event, name, capacity_, length_))
    capacity_ = length_[] + 1
    name = Vector{UInt8}(undef, capacity_)
    check(R.ctn_event_device(event, name, capacity_, length_))
    return text_of(name)
end

"""
    event_record(event::Event, stream::Union{Stream,Nothing}=nothing)

Records an event after the work that was started on a stream before.
"""
function event_record(event::Event, stream::Union{Stream,Nothing}=nothing)
    check(R.ctn_event_record(event, stream))
    return nothing
end

"""
    event_synchronize(event::Event)

Waits until the stream has reached the point at which the event was last recorded. Returns immediately if the
event was never recorded.
"""
function event_synchronize(event::Event)
    check(R.ctn_event_synchronize(event))
    return nothing
end

"""
    event_done(event::Event)

Whether the point at which the event was last recorded has been reached. An event that was not recorded is
done.
"""
function event_done(event::Event)
    done = Ref{Int32}(0)
    check(R.ctn_event_done(event, done))
    return done[] != 0
end

"""
    event_elapsed_time(start::Event, end_::Event)

Time between two events of one device. It is a STATE error unless both were recorded with timing and have been
reached.
"""
function event_elapsed_time(start::Event, end_::Event)
    milliseconds = Ref{Float64}(0)
    check(R.ctn_event_elapsed_time(start, end_, milliseconds))
    return milliseconds[]
end

"""
    array_to_data_async(a, data, size, stream::Union{Stream,Nothing}=nothing)

Copies the elements in C order to host memory, in the order of a stream and without waiting. The array may be
released immediately. On \"cpu\" the copy is finished when the call returns.
"""
function array_to_data_async(a, data, size, stream::Union{Stream,Nothing}=nothing)
    a = as_array(a)
    check(R.ctn_array_to_data_async(a, pass(data), size, stream))
    return nothing
end

"""
    array_set_data_async(a, data, size, stream::Union{Stream,Nothing}=nothing)

Overwrites all elements from host memory, in the order of a stream and without waiting. The array may be
released immediately. On \"cpu\" the copy is finished when the call returns.
"""
function array_set_data_async(a, data, size, stream::Union{Stream,Nothing}=nothing)
    a = as_array(a)
    check(R.ctn_array_set_data_async(a, pass(data), size, stream))
    return nothing
end

"""
    gradient_check_numerical_grad(f, inputs, grad_outputs, eps)

Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the inputs, by central differences, all
on one device.
"""
function gradient_check_numerical_grad(f, inputs, grad_outputs, eps)
    inputs = handles(NDArray, inputs)
    grad_outputs = handles(NDArray, grad_outputs)
    grads = cells(R.ctn_array, len(inputs))
    check(R.ctn_gradient_check_numerical_grad(callback_pointer(f, pointer_gradient_check_arrays_fn()), callback_data(f), callback_end(f), pass(inputs), len(inputs), pass(grad_outputs), len(grad_outputs), eps, grads))
    return own_all(NDArray, grads)
end

"""
    gradient_check_backward(f, x_data, eps, rtol, atol; y_grad=nothing, params=nothing)

Checks the gradients of a function of variables with respect to its inputs and to `params`. Inputs that are
not C-contiguous are passed to `f` as they are for the gradient, and as contiguous copies for the differences;
the outputs of both must agree.
"""
function gradient_check_backward(f, x_data, eps, rtol, atol; y_grad=nothing, params=nothing)
    x_data = handles(NDArray, x_data)
    y_grad = handles(NDArray, y_grad)
    params = handles(Variable, params)
    check(R.ctn_gradient_check_backward(callback_pointer(f, pointer_gradient_check_fn()), callback_data(f), callback_end(f), pass(x_data), len(x_data), pass(y_grad), len(y_grad), pass(params), len(params), eps, rtol, atol))
    return nothing
end

"""
    gradient_check_double_backward(f, x_data, eps, rtol, atol; y_grad=nothing, params=nothing)

Checks second derivatives: the gradients of backward with create_graph are differentiated with respect to the
inputs, to `params` and to the upstream gradients, and compared with differences of the plain gradients.
"""
function gradient_check_double_backward(f, x_data, eps, rtol, atol; y_grad=nothing, params=nothing)
    x_data = handles(NDArray, x_data)
    y_grad = handles(NDArray, y_grad)
    params = handles(Variable, params)
    check(R.ctn_gradient_check_double_backward(callback_pointer(f, pointer_gradient_check_fn()), callback_data(f), callback_end(f), pass(x_data), len(x_data), pass(y_grad), len(y_grad), pass(params), len(params), eps, rtol, atol))
    return nothing
end

"""
    gradient_check_function(f::FunctionNode, x_data, order, eps, rtol, atol; y_grad=nothing)

ctn_gradient_check_backward or ctn_gradient_check_double_backward of a user function.
"""
function gradient_check_function(f::FunctionNode, x_data, order, eps, rtol, atol; y_grad=nothing)
    x_data = handles(NDArray, x_data)
    y_grad = handles(NDArray, y_grad)
    check(R.ctn_gradient_check_function(f, pass(x_data), len(x_data), pass(y_grad), len(y_grad), order, eps, rtol, atol))
    return nothing
end

"""
    gradient_check_link(link::Link, x_data, order, eps, rtol, atol; y_grad=nothing)

ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link, with respect to its inputs and
all its parameters. The parameters and their gradients do not change.
"""
function gradient_check_link(link::Link, x_data, order, eps, rtol, atol; y_grad=nothing)
    x_data = handles(NDArray, x_data)
    y_grad = handles(NDArray, y_grad)
    check(R.ctn_gradient_check_link(link, pass(x_data), len(x_data), pass(y_grad), len(y_grad), order, eps, rtol, atol))
    return nothing
end

"""
    testing_assert_allclose(actual, desired, rtol, atol, verbose; err_msg::Union{AbstractString,Nothing}=nothing)

Asserts |actual - desired| <= atol + rtol * |desired| for all elements. NaN equals NaN, and infinities equal
themselves. Both arrays have the same shape, or one is 0-d. NumPy's defaults are rtol 1e-7 and atol 0; those
of the reference's gradient_check are 1e-4 and 1e-5.
"""
function testing_assert_allclose(actual, desired, rtol, atol, verbose; err_msg::Union{AbstractString,Nothing}=nothing)
    actual = as_array(actual)
    desired = as_array(desired)
    check(R.ctn_testing_assert_allclose(actual, desired, rtol, atol, pass(err_msg), verbose))
    return nothing
end

"""
    testing_assert_array_almost_equal(x, y, decimal, verbose; err_msg::Union{AbstractString,Nothing}=nothing)

Asserts |x - y| < 1.5 * 10^-decimal for all elements. NaN equals NaN, and infinities equal themselves. Both
arrays have the same shape, or one is 0-d. NumPy's default is decimal 6.
"""
function testing_assert_array_almost_equal(x, y, decimal, verbose; err_msg::Union{AbstractString,Nothing}=nothing)
    x = as_array(x)
    y = as_array(y)
    check(R.ctn_testing_assert_array_almost_equal(x, y, decimal, pass(err_msg), verbose))
    return nothing
end

"""
    testing_assert_array_almost_equal_nulp(x, y, nulp)

Asserts |x - y| <= nulp * spacing(max(|x|, |y|)) for all elements, broadcast; spacing is the distance to the
next number of the promoted floating type. NaN and infinities are never close. NumPy's default is nulp 1. bool
is a DTYPE error.
"""
function testing_assert_array_almost_equal_nulp(x, y, nulp)
    x = as_array(x)
    y = as_array(y)
    check(R.ctn_testing_assert_array_almost_equal_nulp(x, y, nulp))
    return nothing
end

"""
    testing_assert_array_max_ulp(a, b, maxulp; dtype=nothing)

Asserts that at most `maxulp` representable numbers are between each element of `a` and that of `b`, counted
exactly in the promoted floating type (float64 for integers). NaN equals NaN. NumPy's default is maxulp 1. The
shapes must be equal; bool is a DTYPE error.
"""
function testing_assert_array_max_ulp(a, b, maxulp; dtype=nothing)
    a = as_array(a)
    b = as_array(b)
    check(R.ctn_testing_assert_array_max_ulp(a, b, maxulp, dtype_code(dtype)))
    return nothing
end

"""
    testing_assert_array_equal(x, y, verbose; err_msg::Union{AbstractString,Nothing}=nothing)

Asserts that all elements are equal. NaN equals NaN, and the dtypes may differ. Both arrays have the same
shape, or one is 0-d.
"""
function testing_assert_array_equal(x, y, verbose; err_msg::Union{AbstractString,Nothing}=nothing)
    x = as_array(x)
    y = as_array(y)
    check(R.ctn_testing_assert_array_equal(x, y, pass(err_msg), verbose))
    return nothing
end

"""
    testing_assert_array_list_equal(xlist, ylist, verbose; err_msg::Union{AbstractString,Nothing}=nothing)

ctn_testing_assert_array_equal for each pair of arrays of two lists. Lists of different lengths do not match;
the message names the position that does not.
"""
function testing_assert_array_list_equal(xlist, ylist, verbose; err_msg::Union{AbstractString,Nothing}=nothing)
    xlist = handles(NDArray, xlist)
    ylist = handles(NDArray, ylist)
    check(R.ctn_testing_assert_array_list_equal(pass(xlist), len(xlist), pass(ylist), len(ylist), pass(err_msg), verbose))
    return nothing
end

"""
    testing_assert_array_less(x, y, verbose; err_msg::Union{AbstractString,Nothing}=nothing)

Asserts x < y for all elements; if one is NaN, the other must be NaN, too. Both arrays have the same shape, or
one is 0-d.
"""
function testing_assert_array_less(x, y, verbose; err_msg::Union{AbstractString,Nothing}=nothing)
    x = as_array(x)
    y = as_array(y)
    check(R.ctn_testing_assert_array_less(x, y, pass(err_msg), verbose))
    return nothing
end

"""
    testing_for_dtypes(dtypes, function_)

Calls a test for each of several element types, one at a time. It ends at the first failure, whose status and
message, after the element types, reach the caller.
"""
function testing_for_dtypes(dtypes, function_)
    dtypes = dtype_codes(dtypes)
    check(R.ctn_testing_for_dtypes(pass(dtypes), len(dtypes), callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_all_dtypes(no_float16, no_bool, function_)

Calls a test for each element type: float16, bfloat16, float32, float64, int8 to int64, uint8 to uint64, bool.
It ends at the first failure, whose status and message, after the element types, reach the caller.
"""
function testing_for_all_dtypes(no_float16, no_bool, function_)
    check(R.ctn_testing_for_all_dtypes(no_float16, no_bool, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_float_dtypes(no_float16, function_)

Calls a test for float16, bfloat16, float32 and float64. It ends at the first failure, whose status and
message, after the element types, reach the caller.
"""
function testing_for_float_dtypes(no_float16, function_)
    check(R.ctn_testing_for_float_dtypes(no_float16, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_signed_dtypes(function_)

Calls a test for int8 to int64. It ends at the first failure, whose status and message, after the element
types, reach the caller.
"""
function testing_for_signed_dtypes(function_)
    check(R.ctn_testing_for_signed_dtypes(callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_unsigned_dtypes(function_)

Calls a test for uint8 to uint64. It ends at the first failure, whose status and message, after the element
types, reach the caller.
"""
function testing_for_unsigned_dtypes(function_)
    check(R.ctn_testing_for_unsigned_dtypes(callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_int_dtypes(no_bool, function_)

Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the first failure, whose status and
message, after the element types, reach the caller.
"""
function testing_for_int_dtypes(no_bool, function_)
    check(R.ctn_testing_for_int_dtypes(no_bool, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_dtypes_combination(dtypes, argument_count, full, function_)

Calls a test for combinations of element types: for all of them, or for as many as there are types. The latter
take one element each of `argument_count` shuffled copies of the list (the same in every run), so that every
type appears once in every place. More than 1,000,000 calls are INVALID_ARGUMENT. It ends at the first
failure, whose status and message, after the element types, reach the caller.
"""
function testing_for_dtypes_combination(dtypes, argument_count, full, function_)
    dtypes = dtype_codes(dtypes)
    check(R.ctn_testing_for_dtypes_combination(pass(dtypes), len(dtypes), argument_count, full, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_all_dtypes_combination(argument_count, no_float16, no_bool, full, function_)

ctn_testing_for_dtypes_combination with the types of ctn_testing_for_all_dtypes.
"""
function testing_for_all_dtypes_combination(argument_count, no_float16, no_bool, full, function_)
    check(R.ctn_testing_for_all_dtypes_combination(argument_count, no_float16, no_bool, full, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_signed_dtypes_combination(argument_count, full, function_)

ctn_testing_for_dtypes_combination with the types of ctn_testing_for_signed_dtypes.
"""
function testing_for_signed_dtypes_combination(argument_count, full, function_)
    check(R.ctn_testing_for_signed_dtypes_combination(argument_count, full, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_unsigned_dtypes_combination(argument_count, full, function_)

ctn_testing_for_dtypes_combination with the types of ctn_testing_for_unsigned_dtypes.
"""
function testing_for_unsigned_dtypes_combination(argument_count, full, function_)
    check(R.ctn_testing_for_unsigned_dtypes_combination(argument_count, full, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_for_int_dtypes_combination(argument_count, no_bool, full, function_)

ctn_testing_for_dtypes_combination with the types of ctn_testing_for_int_dtypes.
"""
function testing_for_int_dtypes_combination(argument_count, no_bool, full, function_)
    check(R.ctn_testing_for_int_dtypes_combination(argument_count, no_bool, full, callback_pointer(function_, pointer_testing_dtypes_fn()), callback_data(function_), callback_end(function_)))
    return nothing
end

"""
    testing_devices_allclose(rtol, atol, verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)

Runs a computation on two devices and asserts that the results are close, like ctn_testing_assert_allclose
with the result of `second` as actual and that of `first` as desired. Both runs wait for their device, so that
late failures belong to them. A failure of only one of them, different statuses, and (unless `accept_error`)
the same failure of both are CTN_ERROR_ASSERTION with the messages. The current device is always restored.
"""
function testing_devices_allclose(rtol, atol, verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_allclose(pass(first), pass(second), rtol, atol, pass(err_msg), verbose, type_check, accept_error, callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_array_almost_equal(decimal, verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)

ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal.
"""
function testing_devices_array_almost_equal(decimal, verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_array_almost_equal(pass(first), pass(second), decimal, pass(err_msg), verbose, type_check, accept_error, callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_array_almost_equal_nulp(nulp, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing)

ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal_nulp.
"""
function testing_devices_array_almost_equal_nulp(nulp, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_array_almost_equal_nulp(pass(first), pass(second), nulp, type_check, accept_error, callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_array_max_ulp(maxulp, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, dtype=nothing)

ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp.
"""
function testing_devices_array_max_ulp(maxulp, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, dtype=nothing)
    check(R.ctn_testing_devices_array_max_ulp(pass(first), pass(second), maxulp, dtype_code(dtype), type_check, accept_error, callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_array_equal(verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)

ctn_testing_devices_allclose with ctn_testing_assert_array_equal.
"""
function testing_devices_array_equal(verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_array_equal(pass(first), pass(second), pass(err_msg), verbose, type_check, accept_error, callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_array_list_equal(capacity, verbose, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)

ctn_testing_devices_allclose for lists of arrays, with ctn_testing_assert_array_list_equal; a failure of
either run is a mismatch.
"""
function testing_devices_array_list_equal(capacity, verbose, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_array_list_equal(pass(first), pass(second), capacity, pass(err_msg), verbose, callback_pointer(compute, pointer_testing_compute_list_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_array_less(verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)

ctn_testing_devices_allclose with ctn_testing_assert_array_less: the result of `second` is less than that of
`first`.
"""
function testing_devices_array_less(verbose, type_check, accept_error, compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing, err_msg::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_array_less(pass(first), pass(second), pass(err_msg), verbose, type_check, accept_error, callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    testing_devices_raise(compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing)

Runs a computation on two devices and asserts that both fail with the same status, including late failures.
The current device is always restored.
"""
function testing_devices_raise(compute; first::Union{AbstractString,Nothing}=nothing, second::Union{AbstractString,Nothing}=nothing)
    check(R.ctn_testing_devices_raise(pass(first), pass(second), callback_pointer(compute, pointer_testing_compute_fn()), callback_data(compute), callback_end(compute)))
    return nothing
end

"""
    type_check_expect(in_types, expression::AbstractString)

Asserts conditions on arrays, which the text calls in_types. Does nothing while type checks are off.
"""
function type_check_expect(in_types, expression::AbstractString)
    in_types = handles(NDArray, in_types)
    check(R.ctn_type_check_expect(pass(in_types), len(in_types), expression))
    return nothing
end

"""
    type_check_expect_values(in_types, expression::AbstractString, names, values)

ctn_type_check_expect with named values, which messages call by their names.
"""
function type_check_expect_values(in_types, expression::AbstractString, names, values)
    in_types = handles(NDArray, in_types)
    names = texts(names)
    values = integers(values)
    len(values) == len(names) || unequal("type_check_expect_values", "values", len(names), len(values))
    check(R.ctn_type_check_expect_values(pass(in_types), len(in_types), expression, pass(names), len(names), pass(values)))
    return nothing
end

"""
    type_check_fail(expect::AbstractString, actual::AbstractString)

Always fails: CTN_ERROR_TYPE_CHECK with the message \"Expect: ... Actual: ...\", for conditions that cannot be
written as a string. A check_type callback returns the result of this call.
"""
function type_check_fail(expect::AbstractString, actual::AbstractString)
    check(R.ctn_type_check_fail(expect, actual))
    return nothing
end

"""
    type_check_enabled()

Whether user functions check their inputs; see ctn_set_type_check_enabled. They do initially, unless
CATENARY_TYPE_CHECK=0 is in the environment.
"""
function type_check_enabled()
    return R.ctn_type_check_enabled() != 0
end

"""
    set_type_check_enabled(enabled)

Switches type checks for the process. Without them the check_type callbacks of user functions are not called,
and ctn_type_check_expect accepts everything. The functions of the library always check, because their kernels
rely on it.
"""
function set_type_check_enabled(enabled)
    check(R.ctn_set_type_check_enabled(enabled))
    return nothing
end

"""
    type_expr_new(expression::AbstractString, names, values)

Reads an expression, which can then be evaluated any number of times.
"""
function type_expr_new(expression::AbstractString, names, values)
    names = texts(names)
    values = integers(values)
    len(values) == len(names) || unequal("type_expr_new", "values", len(names), len(values))
    out = Ref{Ptr{R.ctn_type_expr}}(C_NULL)
    check(R.ctn_type_expr_new(expression, pass(names), len(names), pass(values), out))
    return own(TypeExpr, out[])
end

"""
    type_expr_text(expr::TypeExpr)

The expression in a uniform spelling, as in messages.
"""
function type_expr_text(expr::TypeExpr)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_type_expr_text(expr, text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_type_expr_text(expr, text, capacity_, length_))
    return text_of(text)
end

"""
    type_expr_eval(expr::TypeExpr, in_types)

The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their character. A shape is
not a number; see ctn_type_expr_eval_text.
"""
function type_expr_eval(expr::TypeExpr, in_types)
    in_types = handles(NDArray, in_types)
    value = Ref{Int64}(0)
    check(R.ctn_type_expr_eval(expr, pass(in_types), len(in_types), value))
    return value[]
end

"""
    type_expr_eval_text(expr::TypeExpr, in_types)

The value for given arrays as text, such as \"(2, 3)\" or \"float32\".
"""
function type_expr_eval_text(expr::TypeExpr, in_types)
    in_types = handles(NDArray, in_types)
    length_ = Ref{Csize_t}(0)
    capacity_, text = 0, C_NULL
    check(R.ctn_type_expr_eval_text(expr, pass(in_types), len(in_types), text, capacity_, length_))
    capacity_ = length_[] + 1
    text = Vector{UInt8}(undef, capacity_)
    check(R.ctn_type_expr_eval_text(expr, pass(in_types), len(in_types), text, capacity_, length_))
    return text_of(text)
end

"""
    type_expr_expect(expr::TypeExpr, in_types)

Asserts the conditions for given arrays, like ctn_type_check_expect, even while type checks are off.
"""
function type_expr_expect(expr::TypeExpr, in_types)
    in_types = handles(NDArray, in_types)
    check(R.ctn_type_expr_expect(expr, pass(in_types), len(in_types)))
    return nothing
end

"""
    array_ufunc(name::AbstractString, inputs, casting; dtype=nothing, where_=nothing, destination=nothing)

Runs an operation of elementwise.h with one output by its name, with NumPy's keyword arguments.
"""
function array_ufunc(name::AbstractString, inputs, casting; dtype=nothing, where_=nothing, destination=nothing)
    inputs = handles(NDArray, inputs)
    where_ = where_ === nothing ? nothing : as_array(where_)
    destination = destination === nothing ? nothing : as_array(destination)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ufunc(name, pass(inputs), len(inputs), dtype_code(dtype), enum(:casting, casting), where_, destination, out))
    return own(NDArray, out[])
end

"""
    array_ufunc_outputs(name::AbstractString, inputs, casting, out_count::Integer; dtype=nothing, where_=nothing, destinations=nothing)

Like ctn_array_ufunc, but for operations with any number of outputs.
"""
function array_ufunc_outputs(name::AbstractString, inputs, casting, out_count::Integer; dtype=nothing, where_=nothing, destinations=nothing)
    inputs = handles(NDArray, inputs)
    where_ = where_ === nothing ? nothing : as_array(where_)
    destinations = handles(NDArray, destinations)
    destinations === nothing || len(destinations) == out_count || unequal("array_ufunc_outputs", "destinations", out_count, len(destinations))
    outs = cells(R.ctn_array, out_count)
    check(R.ctn_array_ufunc_outputs(name, pass(inputs), len(inputs), dtype_code(dtype), enum(:casting, casting), where_, pass(destinations), outs, out_count))
    return own_all(NDArray, outs)
end

"""
    array_ufunc_at(name::AbstractString, a, items, arrays, value=nothing)

NumPy's ufunc.at: applies an operation with one output in place to what the items select, with the rules of
ctn_array_get_advanced. It takes one element after the other in C order, so that repeated positions are
treated repeatedly. The loop is the one for the dtypes of `a` and `value`; its results are converted to the
dtype of `a` as by C casts.
"""
function array_ufunc_at(name::AbstractString, a, items, arrays, value=nothing)
    a = as_array(a)
    items = indices(items)
    arrays = handles(NDArray, arrays)
    value = value === nothing ? nothing : as_array(value)
    check(R.ctn_array_ufunc_at(name, a, pass(items), len(items), pass(arrays), len(arrays), value))
    return nothing
end

"""
    ufunc_count()

Number of operations that ctn_array_ufunc knows.
"""
function ufunc_count()
    return R.ctn_ufunc_count()
end

"""
    ufunc_name(index)

Name of an operation; NULL after the last one. It lives as long as the process.
"""
function ufunc_name(index)
    return string_of(R.ctn_ufunc_name(index))
end

"""
    ufunc_arity(name::AbstractString)

Number of inputs and outputs of an operation (NumPy's nin and nout).
"""
function ufunc_arity(name::AbstractString)
    inputs = Ref{Csize_t}(0)
    outputs = Ref{Csize_t}(0)
    check(R.ctn_ufunc_arity(name, inputs, outputs))
    return inputs[], outputs[]
end

"""
    ufunc_types(name::AbstractString)

The loops of an operation in the order in which they are searched, separated by spaces, in NumPy's characters
such as \"ff->f\". E is bfloat16.
"""
function ufunc_types(name::AbstractString)
    length_ = Ref{Csize_t}(0)
    capacity_, types = 0, C_NULL
    check(R.ctn_ufunc_types(name, types, capacity_, length_))
    capacity_ = length_[] + 1
    types = Vector{UInt8}(undef, capacity_)
    check(R.ctn_ufunc_types(name, types, capacity_, length_))
    return text_of(types)
end

"""
    array_ufunc_reduce(name::AbstractString, a; axes=nothing, keepdims=false, dtype=nothing, where_=nothing, initial=nothing, destination=nothing)

NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs and one output. The
loop is the one for the dtype of `a`, or for those of `destination` and `a`, whose results must be possible
first inputs of it; sums and products of small integers and of booleans without a destination are int64 or
uint64, and the logical operations give bool.
"""
function array_ufunc_reduce(name::AbstractString, a; axes=nothing, keepdims=false, dtype=nothing, where_=nothing, initial=nothing, destination=nothing)
    a = as_array(a)
    axes = integers(axes)
    where_ = where_ === nothing ? nothing : as_array(where_)
    initial = initial === nothing ? nothing : as_array(initial)
    destination = destination === nothing ? nothing : as_array(destination)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ufunc_reduce(name, a, pass(axes), len(axes), keepdims, dtype_code(dtype), where_, initial, destination, out))
    return own(NDArray, out[])
end

"""
    array_ufunc_accumulate(name::AbstractString, a, axis; dtype=nothing, destination=nothing)

NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the first elements along an axis, for the
first two, and so on.
"""
function array_ufunc_accumulate(name::AbstractString, a, axis; dtype=nothing, destination=nothing)
    a = as_array(a)
    destination = destination === nothing ? nothing : as_array(destination)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ufunc_accumulate(name, a, axis, dtype_code(dtype), destination, out))
    return own(NDArray, out[])
end

"""
    array_ufunc_reduceat(name::AbstractString, a, indices, axis; dtype=nothing, destination=nothing)

NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the positions up to the next one,
or to the end from the last one. If the next position is not larger, the result is the element at the
position.
"""
function array_ufunc_reduceat(name::AbstractString, a, indices, axis; dtype=nothing, destination=nothing)
    a = as_array(a)
    indices = as_array(indices)
    destination = destination === nothing ? nothing : as_array(destination)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ufunc_reduceat(name, a, indices, axis, dtype_code(dtype), destination, out))
    return own(NDArray, out[])
end

"""
    array_ufunc_outer(name::AbstractString, a, b, casting; dtype=nothing, where_=nothing, destination=nothing)

NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an element of `a` and one of
`b`; the shape is that of `a`, followed by that of `b`.
"""
function array_ufunc_outer(name::AbstractString, a, b, casting; dtype=nothing, where_=nothing, destination=nothing)
    a = as_array(a)
    b = as_array(b)
    where_ = where_ === nothing ? nothing : as_array(where_)
    destination = destination === nothing ? nothing : as_array(destination)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_ufunc_outer(name, a, b, dtype_code(dtype), enum(:casting, casting), where_, destination, out))
    return own(NDArray, out[])
end

"""
    ufunc_reduction(name::AbstractString)

What reductions by an operation with two inputs and one output can rely on.
"""
function ufunc_reduction(name::AbstractString)
    reorderable = Ref{Int32}(0)
    identity = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_ufunc_reduction(name, reorderable, identity))
    return reorderable[] != 0, own_or_nothing(NDArray, identity[])
end

"""
    link_user_new(; name=nothing, forward=nothing, copy=nothing, to_device=nothing, serialize=nothing)

A user link with a table of callbacks. Parameters, persistent values and children are added as to any link.
destroy runs even if this call fails.
"""
function link_user_new(; name=nothing, forward=nothing, copy=nothing, to_device=nothing, serialize=nothing)
    name_ = name === nothing ? nothing : String(name)
    user_data_ = hold((forward=forward, copy=copy, to_device=to_device, serialize=serialize,))
    table_ = Ref(R.ctn_link_callbacks(
        sizeof(R.ctn_link_callbacks),
        name_ === nothing ? Cstring(C_NULL) : Cstring(pointer(name_)),
        forward === nothing ? C_NULL : pointer_link_callbacks_forward(),
        copy === nothing ? C_NULL : pointer_link_callbacks_copy(),
        to_device === nothing ? C_NULL : pointer_link_callbacks_to_device(),
        serialize === nothing ? C_NULL : pointer_link_callbacks_serialize(),
        DESTROY(),
    ))
    out = Ref{Ptr{R.ctn_link}}(C_NULL)
    status_ = GC.@preserve name_ R.ctn_link_user_new(table_, user_data_, out)
    check(status_)
    return own(Link, out[])
end

"""
    link_user_data(link::Link)

The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or copied from one.
"""
function link_user_data(link::Link)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    check(R.ctn_link_user_data(link, out))
    return out[]
end

end
