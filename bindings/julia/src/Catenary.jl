"""
Catenary: arrays, automatic differentiation, links, optimizers and serializers from the library libcatenary.

`NDArray` is an array, `Variable` an array with the history of its computation; `Functions`, `Links` and
`Optimizers` have what computes with them. `Calls` has every function of the C API with Julia values, and
`CatenaryRaw` the functions themselves. The environment variable CATENARY_LIBRARY names another library file.
"""
module Catenary

include("../raw/CatenaryRaw.jl")
include("names.jl")
include("support.jl")
include("calls.jl")

using .CatenaryRaw
using .Support
using .Support: callback_backtrace
const R = CatenaryRaw

include("arrays.jl")
const FUSED_LOCK = ReentrantLock()
include("broadcast.jl")
include("fusion.jl")
include("variables.jl")
include("functions.jl")
include("links.jl")
include("optimizers.jl")
include("settings.jl")

export NDArray, HostArray, Variable, Link, Optimizer, BFloat16, CatenaryError
export Calls, CatenaryRaw, Support, Functions, Links, Optimizers, Initializers, Schedules
export host, written!, rowmajor, permuted, astype, device, to_device, release!, callback_backtrace, fusion!
export sigmoid, relu, data, data!, grad, grad!, cleargrad!, backward!, gradient
export differentiable, @differentiable, DifferentiableFunction
export parameters, cleargrads!, save, load!, save_checkpoint, load_checkpoint!
export setup!, update!, schedule!, add_hook!, remove_hook!, user_optimizer
export no_backprop_mode, force_backprop_mode, train_mode, using_device, spawn, function_hook, with_hook, scope, keep
export ElementwiseKernel, ReductionKernel

function __init__()
    Support.check_unwinder()
end

end
