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

export NDArray, HostArray, Variable, BFloat16, CatenaryError, Calls, CatenaryRaw, Support
export host, written!, rowmajor, permuted, astype, device, to_device, release!, callback_backtrace
export fusion!, sigmoid, relu, data

function __init__()
    Support.check_unwinder()
end

end
