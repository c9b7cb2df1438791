# Settings of the thread in blocks, hooks of functions, kernels from source, scopes.

function restoring(body, set, value)
    previous = set(value)
    try
        return body()
    finally
        set(previous)
    end
end

"""
    no_backprop_mode() do ... end

Runs a block without recording the history that only backward passes need.
"""
no_backprop_mode(body) = restoring(body, Calls.set_backprop_enabled, false)
"""Runs a block in which history is recorded, inside of `no_backprop_mode`."""
force_backprop_mode(body) = restoring(body, Calls.set_backprop_enabled, true)
"""
    train_mode(enabled) do ... end

Runs a block as in training (dropout, batch statistics), or as in use.
"""
train_mode(body, enabled::Bool=true) = restoring(body, Calls.set_train, enabled)

"""
    using_device(name) do ... end

Runs a block in which new arrays are made on a device, such as "cpu" or "cuda:0".
"""
function using_device(body, name::AbstractString)
    previous = Calls.device_current()
    Calls.device_set_current(name)
    try
        return body()
    finally
        Calls.device_set_current(previous)
    end
end

"""
    spawn(f)

Runs `f` on another thread of Julia, with the device, modes and hooks of this one. `fetch` waits for its result.
"""
function spawn(f)
    context = Calls.context_capture()
    return Threads.@spawn begin
        own_context = Calls.context_capture()
        Calls.context_apply(context)
        try
            f()
        finally
            Calls.context_apply(own_context)
        end
    end
end

"""
    function_hook(; name, forward_preprocess, forward_postprocess, backward_preprocess, backward_postprocess, retain_inputs)

A hook that sees the computations of functions. The first two are functions of the node and the inputs, the others also of
the gradients of the outputs.
"""
function_hook(; retain_inputs::Bool=false, callbacks...) =
    Calls.function_hook_new(; retain_inputs=retain_inputs ? 1 : 0, callbacks...)

"""
    with_hook(hook) do ... end

Runs a block in which a hook sees every function that this thread applies. `Calls.timer_hook_new()` and
`Calls.memory_hook_new()` measure.
"""
function with_hook(body, hook::FunctionHook; name::AbstractString=something(Calls.function_hook_name(hook), "FunctionHook"))
    Calls.function_hook_add(hook; name=name)
    try
        return body()
    finally
        Calls.function_hook_remove(name)
    end
end

"""
    scope() do
        ...
    end

Gives back everything of the library that was made in the block when it ends, without waiting for the collector, except
for the result of the block (an object, or a tuple or vector of them) and for what `keep` was called with. What was made
in the block and is used afterward throws an error.

```jldoctest
julia> total = scope() do
           sum(sum(NDArray(rand(1000)) .^ 2) for i in 1:100)
       end;

julia> 30_000 < total < 37_000
true
```
"""
function scope(body)
    made = Support.open_scope()
    result = nothing
    try
        result = body()
        keep(result)
    finally
        Support.close_scope(made)
    end
    return result
end

"""Excludes an object from what the current `scope` gives back. Returns it."""
function keep(x::Union{Support.Handle,NDArray})
    Support.keep_in_scope(x)
    return x
end
keep(x::Union{Tuple,NamedTuple,AbstractVector{Any},AbstractVector{<:Union{Nothing,Support.Handle,NDArray}},Pair}) = (foreach(keep, x); x)
keep(x::NDArray{T,1}) where {T} = (Support.keep_in_scope(x); x)
keep(x) = x

# Kernels.

"""
    ElementwiseKernel(in_params, out_params, operation; name="kernel", options...)

A loop over elements, written in C++ and compiled when it is first called; see `Calls.elementwise_kernel_new`. The kernel
is called with arrays and numbers, and returns an array, or a tuple of them if it has several outputs.

```jldoctest
julia> squared_difference = ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y);");

julia> Array(squared_difference([1.0, 2.0], 5))
2-element Array{Float64,1}:
 16.0
  9.0
```
"""
Support.ElementwiseKernel(in_params::AbstractString, out_params::AbstractString, operation::AbstractString;
                          name::AbstractString="kernel", options...) =
    Calls.elementwise_kernel_new(in_params, out_params, operation, name; options...)

function (kernel::ElementwiseKernel)(inputs...; size::Integer=-1, outputs::Integer=1, destinations=nothing)
    made = Calls.elementwise_kernel_call(kernel, inputs, size, outputs; destinations=destinations)
    return outputs == 1 ? made[1] : Tuple(made)
end

"""
    ReductionKernel(in_params, out_params, map_expr, reduce_expr, post_map_expr, identity; name="kernel", options...)

A reduction, written in C++; see `Calls.reduction_kernel_new`. The kernel is called with arrays and the keywords `dims`
(axes from 1; by default all) and `keepdims`.
"""
Support.ReductionKernel(in_params::AbstractString, out_params::AbstractString, map_expr::AbstractString,
                        reduce_expr::AbstractString, post_map_expr::AbstractString, identity=nothing;
                        name::AbstractString="kernel", options...) =
    Calls.reduction_kernel_new(in_params, out_params, map_expr, reduce_expr, post_map_expr, name; identity=identity, options...)

function (kernel::ReductionKernel)(inputs...; dims=:, keepdims::Bool=false, outputs::Integer=1)
    made = Calls.reduction_kernel_call(kernel, inputs, outputs; axes=zero_based(dims), keepdims=keepdims)
    return outputs == 1 ? made[1] : Tuple(made)
end
