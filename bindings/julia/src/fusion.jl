# Expressions as kernels, which are compiled when they are first computed.

const FUSED = Dict{String,ElementwiseKernel}()
const FUSION = Ref(true)

"""
    fusion!(enabled::Bool)

Whether dotted expressions of several operations are compiled to one kernel, which is the default. Without it, and if
there is no C++ compiler, each operation is a call of its own.
"""
fusion!(enabled::Bool) = (FUSION[] = enabled; nothing)

const KERNEL_TYPES = Dict(Float32 => "float32", Float64 => "float64", Bool => "bool")

# The source of an expression; arrays and constants become parameters, in the order in which they appear.
struct Source
    leaves::Vector{Union{Leaf,Constant}}
    types::Vector{String}
end

function source(x::Union{Leaf,Constant}, s::Source)
    push!(s.leaves, x)
    push!(s.types, KERNEL_TYPES[x.type])
    return "x$(length(s.leaves))"
end
source(x::Literal, s::Source) = string(x.value)
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

fusable(x::Union{Leaf,Constant,Literal}) = haskey(KERNEL_TYPES, x.type)
fusable(x::Convert) = haskey(KERNEL_TYPES, x.type) && fusable(x.operand)
fusable(x::Apply) = haskey(KERNEL_TYPES, x.type) && haskey(KERNEL_TYPES, x.common) && all(fusable, x.operands)

# A kernel, and what becomes of the leaves of the expression: arrays are passed, constants are converted to a type, exactly
# if another type would be another comparison.
struct Plan
    kernel::ElementwiseKernel
    types::Vector{DataType}
    exact::Vector{Bool}
end

const PLANS = IdDict{Any,Union{Plan,Nothing}}()

# The value of an expression from one kernel; nothing if it has none or if there is no compiler.
function fused(bc::Broadcasted, tree::Node, shape, dest)
    FUSION[] && operations(tree) > 1 && fusable(tree) || return nothing
    s = Source(Union{Leaf,Constant}[], String[])
    expression = source(tree, s)
    parameters = join(("$t x$i" for (i, t) in enumerate(s.types)), ", ")
    kernel = compiled(parameters, KERNEL_TYPES[tree.type], "y = $expression;")
    result = call_kernel(kernel, Any[x isa Leaf ? x.array : element(x.value) for x in s.leaves], dest)
    leaves = leaves_of(bc)
    if result !== nothing && length(leaves) == length(s.leaves) && all(repeatable, leaves)
        plan = Plan(kernel, [x.type for x in s.leaves], [x isa Constant && x.exact for x in s.leaves])
        lock(() -> PLANS[typeof(bc)] = plan, FUSED_LOCK)
    end
    return result
end

# The same for a type of expressions that was computed before; nothing if there is none.
function planned(bc::Broadcasted, N, dest)
    plan = FUSION[] ? lock(() -> get(PLANS, typeof(bc), nothing), FUSED_LOCK) : nothing
    plan === nothing && return nothing
    leaves = leaves_of(bc)
    arrays = Vector{Any}(undef, length(leaves))
    for (i, x) in enumerate(leaves)
        T = plan.types[i]
        if x isa NDArray
            arrays[i] = aligned(x, N)
        else
            plan.exact[i] && !representable(T, x) && return nothing
            arrays[i] = element(convert(T, x))
        end
    end
    return call_kernel(plan.kernel, arrays, dest)
end

leaves_of(x) = (x,)
leaves_of(bc::Broadcasted) = bc.f === Base.literal_pow ? leaves_of(bc.args[2]) : leaves_of_all(bc.args)
leaves_of_all(::Tuple{}) = ()
leaves_of_all(args::Tuple) = (leaves_of(args[1])..., leaves_of_all(Base.tail(args))...)
repeatable(x) = x isa Union{NDArray,Support.Element}

function call_kernel(kernel, arrays, dest)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    destinations = dest === nothing ? C_NULL : Ptr{R.ctn_array}[dest.ptr]
    status = GC.@preserve arrays dest R.ctn_elementwise_kernel_call(
        kernel, Ptr{R.ctn_array}[a.ptr for a in arrays], length(arrays), -1, destinations, out, 1)
    if status == R.CTN_ERROR_UNAVAILABLE
        fusion!(false)
        @warn "Dotted expressions are computed by a call for each operation: $(unsafe_string(R.ctn_error_message()))"
        return nothing
    end
    check(status)
    return own(NDArray, out[])
end

function compiled(parameters, type, operation)
    lock(FUSED_LOCK) do
        get!(FUSED, string(parameters, ";", type, ";", operation)) do
            Calls.elementwise_kernel_new(parameters, "$type y", operation, "fused_expression")
        end
    end
end
