# Expressions as kernels, which are compiled when they are first computed.

const FUSED = Dict{String,Union{ElementwiseKernel,Nothing}}()
const FUSION = Ref(true)

"""
    fusion!(enabled::Bool)

Whether dotted expressions of several operations are compiled to one kernel, which is the default. Without it, and if
there is no C++ compiler, each operation is a call of its own.
"""
fusion!(enabled::Bool) = (FUSION[] = enabled; nothing)

const KERNEL_TYPES = Dict(Float32 => "float32", Float64 => "float64", Bool => "bool")

# The source of an expression; arrays and constants become parameters.
struct Source
    arrays::Vector{NDArray}
    types::Vector{String}
end

function source(x::Leaf, s::Source)
    i = findfirst(a -> a === x.array, s.arrays)
    if i === nothing
        push!(s.arrays, x.array)
        push!(s.types, KERNEL_TYPES[x.type])
        i = length(s.arrays)
    end
    return "x$i"
end
function source(x::Constant, s::Source)
    push!(s.arrays, element(x.value))
    push!(s.types, KERNEL_TYPES[x.type])
    return "x$(length(s.arrays))"
end
source(x::Convert, s::Source) = "($(KERNEL_TYPES[x.type]))($(source(x.operand, s)))"
function source(x::Apply, s::Source)
    op = x.operation
    type = KERNEL_TYPES[x.common]
    texts = map(enumerate(x.operands)) do (i, operand)
        inner = source(operand, s)
        op.operands === :branches && i == 1 || operand.type === x.common ? inner : "($type)($inner)"
    end
    return "($(KERNEL_TYPES[x.type]))$(op.expression(texts...))"
end

fusable(x::Union{Leaf,Constant}) = haskey(KERNEL_TYPES, x.type)
fusable(x::Convert) = haskey(KERNEL_TYPES, x.type) && fusable(x.operand)
fusable(x::Apply) = haskey(KERNEL_TYPES, x.type) && haskey(KERNEL_TYPES, x.common) && all(fusable, x.operands)

"""The value of an expression from one kernel; nothing if it has none or if there is no compiler."""
function fused(tree::Node, shape, dest)
    FUSION[] && fusable(tree) || return nothing
    s = Source(NDArray[], String[])
    expression = source(tree, s)
    parameters = join(("$t x$i" for (i, t) in enumerate(s.types)), ", ")
    kernel = compiled(parameters, KERNEL_TYPES[tree.type], "y = $expression;")
    kernel === nothing && return nothing
    try
        return Calls.elementwise_kernel_call(kernel, s.arrays, -1, 1; destinations=dest === nothing ? nothing : [dest])[1]
    catch e
        e isa CatenaryError && e.code === :UNAVAILABLE || rethrow()
        fusion!(false)
        @warn "Dotted expressions are computed by a call for each operation: $(e.message)"
        return nothing
    end
end

function compiled(parameters, type, operation)
    lock(FUSED_LOCK) do
        get!(FUSED, string(parameters, ";", type, ";", operation)) do
            Calls.elementwise_kernel_new(parameters, "$type y", operation, "fused_expression")
        end
    end
end
