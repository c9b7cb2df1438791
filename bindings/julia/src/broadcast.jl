# Broadcasting of arrays: dotted expressions, by Julia's rules for shapes and element types.
#
# A single operation is one call of the library. An expression of several operations becomes one kernel, which is compiled
# for it (kernels.jl); if no compiler is found, or if an operation has no kernel, it is a chain of calls. Functions that
# the library lacks, or computes differently from Julia (integer division by zero, wrapped powers), are loops in Julia.

import Base.Broadcast: Broadcasted, BroadcastStyle, AbstractArrayStyle, DefaultArrayStyle

struct NDStyle{N} <: AbstractArrayStyle{N} end
NDStyle(::Val{N}) where {N} = NDStyle{N}()
NDStyle{M}(::Val{N}) where {M,N} = NDStyle{N}()
BroadcastStyle(::Type{<:NDArray{T,N}}) where {T,N} = NDStyle{N}()

Base.similar(bc::Broadcasted{<:NDStyle}, ::Type{T}) where {T} = similar(NDArray{T}, axes(bc))
Base.similar(::Type{<:NDArray{T}}, axes::Tuple{Base.OneTo,Vararg{Base.OneTo}}) where {T} =
    T <: Support.Element ? NDArray{T}(undef, map(length, axes)) : Array{T}(undef, map(length, axes))

"""The logistic function of a number: `sigmoid.(a)` computes it for every element of an array."""
sigmoid(x::Real) = (y = float(x); inv(one(y) + exp(-y)))
"""The larger of a number and 0."""
relu(x::Real) = max(x, zero(x))

# What the library has for a function of Julia: its operation; how operands are converted (:result, to the type of the
# result; :common, to a common type that holds the values of both); for which element types it agrees with Julia; and an
# expression for kernels.
struct Operation
    call::Function
    operands::Symbol
    types::Type
    expression::Function
end

const OPERATION = IdDict{Any,Operation}()
const ANY, NUMBERS, FLOATS = Support.Element, Union{Integer,AbstractFloat}, AbstractFloat
operation!(f, call, operands, types, expression) = OPERATION[f] = Operation(call, operands, types, expression)
infix(sign) = (x, y) -> "($x $sign $y)"
named(name) = (x...) -> "$name($(join(x, ", ")))"

operation!(+, Calls.array_add, :result, ANY, infix("+"))
operation!(-, Calls.array_subtract, :result, NUMBERS, infix("-"))
operation!(*, Calls.array_multiply, :result, ANY, infix("*"))
operation!(/, Calls.array_true_divide, :result, NUMBERS, infix("/"))
operation!(^, Calls.array_power, :result, FLOATS, named("pow"))
operation!(rem, Calls.array_fmod, :result, FLOATS, named("fmod"))
operation!(max, Calls.array_maximum, :result, ANY, (x, y) -> "($x != $x ? $x : $y != $y ? $y : $x > $y ? $x : $y)")
operation!(min, Calls.array_minimum, :result, ANY, (x, y) -> "($x != $x ? $x : $y != $y ? $y : $x < $y ? $x : $y)")
operation!(hypot, Calls.array_hypot, :result, FLOATS, named("hypot"))
operation!(copysign, Calls.array_copysign, :result, FLOATS, named("copysign"))
operation!(&, Calls.array_bitwise_and, :result, Integer, infix("&"))
operation!(|, Calls.array_bitwise_or, :result, Integer, infix("|"))
operation!(xor, Calls.array_bitwise_xor, :result, Integer, infix("^"))
for (f, name, sign) in ((<, :less, "<"), (<=, :less_equal, "<="), (>, :greater, ">"), (>=, :greater_equal, ">="),
                        (==, :equal, "=="), (!=, :not_equal, "!="))
    operation!(f, getfield(Calls, Symbol(:array_, name)), :common, ANY, infix(sign))
end
for (f, name) in ((exp, :exp), (log, :log), (log1p, :log1p), (expm1, :expm1), (exp2, :exp2), (log2, :log2),
                  (log10, :log10), (sin, :sin), (cos, :cos), (tan, :tan), (sinh, :sinh), (cosh, :cosh), (tanh, :tanh),
                  (sqrt, :sqrt))
    operation!(f, getfield(Calls, Symbol(:array_, name)), :result, NUMBERS, named(String(name)))
end
for (f, name) in ((asin, :sin), (acos, :cos), (atan, :tan), (asinh, :sinh), (acosh, :cosh), (atanh, :tanh))
    operation!(f, getfield(Calls, Symbol(:array_arc, name)), :result, NUMBERS, named("a$name"))
end
operation!(floor, Calls.array_floor, :result, FLOATS, named("floor"))
operation!(ceil, Calls.array_ceil, :result, FLOATS, named("ceil"))
operation!(trunc, Calls.array_trunc, :result, FLOATS, named("trunc"))
operation!(round, Calls.array_rint, :result, FLOATS, named("rint"))
operation!(abs, Calls.array_absolute, :result, NUMBERS, named("fabs"))
operation!(abs2, Calls.array_square, :result, NUMBERS, x -> "($x * $x)")
operation!(sign, Calls.array_sign, :result, FLOATS, x -> "($x > 0 ? 1 : $x < 0 ? -1 : $x)")
operation!(inv, Calls.array_reciprocal, :result, NUMBERS, x -> "(1 / $x)")
operation!(isnan, Calls.array_isnan, :common, FLOATS, x -> "($x != $x)")
operation!(isinf, Calls.array_isinf, :common, FLOATS, named("isinf"))
operation!(isfinite, Calls.array_isfinite, :common, FLOATS, named("isfinite"))
operation!(!, Calls.array_logical_not, :result, Bool, x -> "(!$x)")
operation!(sigmoid, Calls.array_sigmoid, :result, FLOATS, x -> "(1 / (1 + exp(-$x)))")
operation!(relu, Calls.array_relu, :result, FLOATS, x -> "($x != $x || $x > 0 ? $x : 0)")
operation!(identity, Calls.array_copy, :result, ANY, x -> "$x")
operation!(ifelse, Calls.array_where, :branches, ANY, (c, x, y) -> "($c ? $x : $y)")
operation!(muladd, Calls.array_multiply_add, :result, FLOATS, (x, y, z) -> "($x * $y + $z)")

# Functions of Julia with one name for one and for two operands.
const OF_ONE = IdDict{Any,Operation}((-) => Operation(Calls.array_negative, :result, NUMBERS, x -> "(-$x)"),
                                     (+) => Operation(Calls.array_positive, :result, NUMBERS, x -> "$x"))
const OF_TWO = IdDict{Any,Operation}(atan => Operation(Calls.array_arctan2, :result, FLOATS, named("atan2")))
const ARITY = IdDict{Any,Int}(f => 2 for f in (+, -, *, /, ^, rem, max, min, hypot, copysign, &, |, xor, <, <=, >, >=, ==, !=))
const OF_THREE = (ifelse, muladd)

function operation(f, n::Int)
    n == 1 && haskey(OF_ONE, f) && return OF_ONE[f]
    n == 2 && haskey(OF_TWO, f) && return OF_TWO[f]
    wanted = f in OF_THREE ? 3 : get(ARITY, f, 1)
    return wanted == n ? get(OPERATION, f, nothing) : nothing
end

# An expression: nodes with the element types that Julia computes.
abstract type Node end
struct Leaf <: Node
    array::NDArray
    type::DataType
end
struct Constant <: Node
    value::Any
    type::DataType
    exact::Bool # whether another type would be another comparison
end
Constant(value, type) = Constant(value, type, false)
struct Literal <: Node
    value::Any
    type::DataType
end
struct Apply <: Node
    operation::Operation
    operands::Vector{Node}
    type::DataType
    common::DataType # of the operands, if it is not the type of the result
end
struct Convert <: Node
    operand::Node
    type::DataType
end

# The expression of a Broadcasted with N axes; nothing if the library cannot compute it as Julia would.
node(x::NDArray{T}, N) where {T} = Leaf(aligned(x, N), T)
node(x::AbstractArray{T}, N) where {T} = T <: Support.Element ? Leaf(aligned(NDArray(x), N), T) : nothing
node(x::Support.Element, N) = Constant(x, typeof(x))
node(x::Ref, N) = node(x[], N)
node(x, N) = nothing

function node(bc::Broadcasted, N)
    f, args = bc.f, bc.args
    if f === Base.literal_pow && length(args) == 3 && args[1] isa Ref && args[1][] === (^)
        return power(node(args[2], N), args[3] isa Ref ? args[3][] : args[3])
    elseif f isa Type && length(args) == 1
        return converted(node(args[1], N), f)
    end
    operands = map(x -> node(x, N), args)
    any(isnothing, operands) && return nothing
    return apply(f, Node[operands...])
end

function apply(f, operands::Vector{Node})
    if length(operands) > 2 && (f === (+) || f === (*))
        return apply(f, Node[something(apply(f, operands[1:2]), return nothing), operands[3:end]...])
    end
    all(x -> x isa Constant, operands) && return node(f(map(x -> x.value, operands)...), 0)
    op = operation(f, length(operands))
    op === nothing && return nothing
    types = map(x -> x.type, operands)
    result = result_type(f, types)
    result in Support.ELTYPES && result !== Support.BFloat16 || return nothing
    if op.operands === :branches
        types[1] === Bool && result === types[2] === types[3] || return nothing
        return Apply(op, operands, result, result)
    elseif op.operands === :common
        operands = exact(operands)
        types = map(x -> x.type, operands)
        common = promote_type(types...)
        all(T -> T <: op.types && holds(common, T), types) || return nothing
        return Apply(op, operands, result, common)
    end
    result <: op.types && all(T -> T !== Support.BFloat16, types) || return nothing
    f in (max, min) && !all(x -> holds(result, x.type), exact(operands)) && return nothing # Julia refuses negative numbers
    return Apply(op, map(x -> retyped(x, result), operands), result, result)
end

# The element type of a result by Julia's inference, which takes long at run time.
const RESULT_TYPES = Dict{Any,Type}()
result_type(f, types) = lock(FUSED_LOCK) do
    get!(() -> Base.promote_op(f, types...), RESULT_TYPES, (f, types...))
end

retyped(x::Node, T) = x
retyped(x::Constant, T) = Constant(convert(T, x.value), T)

# Operands of a comparison, with constants as elements of the arrays' type if that does not change their value.
function exact(operands)
    arrays = [x.type for x in operands if !(x isa Constant)]
    isempty(arrays) && return operands
    T = promote_type(arrays...)
    return Node[x isa Constant && representable(T, x.value) ?
                Constant(convert(T, x.value), T, true) : x for x in operands]
end

function representable(::Type{T}, x) where {T}
    T <: Integer && return isinteger(x) && typemin(T) <= x <= typemax(T)
    return T(x) == x
end

# Whether every value of S is a value of T.
holds(::Type{T}, ::Type{T}) where {T} = true
holds(::Type{T}, ::Type{S}) where {T<:AbstractFloat,S<:AbstractFloat} = sizeof(S) < sizeof(T)
holds(::Type{T}, ::Type{S}) where {T<:AbstractFloat,S<:Integer} = 8sizeof(S) <= precision(T)
holds(::Type{T}, ::Type{S}) where {T<:Integer,S<:Integer} = typemin(T) <= typemin(S) && typemax(S) <= typemax(T)
holds(::Type{T}, ::Type{S}) where {T,S} = false

power(x, n) = nothing
power(x::Node, ::Val{2}) = apply(abs2, Node[x])
power(x::Node, ::Val{1}) = x
power(x::Node, ::Val{p}) where {p} = x.type <: AbstractFloat ? apply(^, Node[x, Literal(x.type(p), x.type)]) : nothing

converted(::Nothing, T) = nothing
converted(x::Node, ::Type{T}) where {T} =
    x.type === T ? x : T in Support.ELTYPES && widens(x.type, T) ? Convert(x, T) : nothing

# An array with N axes: Julia's operands with fewer axes have further axes of length 1 at the end, NumPy's at the front.
aligned(a::NDArray{T,N}, M) where {T,N} = N == M ? a : Calls.array_reshape(a, [size(a)..., ntuple(i -> 1, M - N)...])

# Evaluation by calls, one for each operation.
evaluate(x::Leaf) = x.array
evaluate(x::Union{Constant,Literal}) = element(x.value)
evaluate(x::Convert) = astype(evaluate(x.operand), x.type)
function evaluate(x::Apply)
    op = x.operation
    operands = op.operands === :branches ? [evaluate(x.operands[1]), map(o -> typed(o, x.common), x.operands[2:3])...] :
               map(o -> typed(o, x.common), x.operands)
    result = op.call(operands...)
    return eltype(result) === x.type ? result : astype(result, x.type)
end

typed(x::Union{Constant,Literal}, ::Type{T}) where {T} = element(convert(T, x.value))
# Weak scalars belong to no device.
element(x::Union{Float16,Float32,Float64,Bool}) = Support.as_array(x)
element(x::Integer) = typemin(Int64) <= x <= typemax(Int64) ? Support.as_array(x) : NDArray(fill(x))
function typed(x::Node, ::Type{T}) where {T}
    a = evaluate(x)
    return eltype(a) === T ? a : astype(a, T)
end

operations(x::Node) = 0
operations(x::Apply) = 1 + sum(operations, x.operands)
operations(x::Convert) = operations(x.operand)

function Base.copy(bc::Broadcasted{NDStyle{N}}) where {N}
    quick = quick_copy(bc.f, bc.args...)
    quick === nothing || return quick
    result, shape = planned(bc, N, nothing), map(length, axes(bc))
    if result === nothing
        tree = node(bc, N)
        tree === nothing && return copy_loop(bc)
        result = fused(bc, tree, shape, nothing)
        if result === nothing
            result = evaluate(tree)
            tree isa Leaf && (result = copy(result))
        end
    end
    return size(result) == shape ? result : copy(Calls.array_broadcast_to(result, shape))
end

# Operations whose operands have one type and one shape.
quick_copy(f, args...) = nothing
for (f, name) in ((:+, :add), (:-, :subtract), (:*, :multiply), (:/, :true_divide))
    raw = Symbol(:ctn_array_, name)
    @eval @inline function quick_copy(::typeof($f), x::NDArray{T,N}, y::NDArray{T,N}) where {T<:Union{Float32,Float64},N}
        out = Ref{Ptr{R.ctn_array}}(C_NULL)
        check(R.$raw(x, y, out))
        return own(NDArray{T,N}, out[])
    end
end

on_host(x) = x
on_host(x::NDArray) = host(x)
on_host(bc::Broadcasted) = Broadcasted{Nothing}(bc.f, map(on_host, bc.args), bc.axes)

function copy_loop(bc::Broadcasted)
    result = copy(Base.Broadcast.instantiate(Broadcasted{DefaultArrayStyle{ndims(bc)}}(bc.f, map(on_host, bc.args), bc.axes)))
    return eltype(result) <: Support.Element ? NDArray(result) : result
end

function Base.copyto!(dest::NDArray{T,N}, bc::Broadcasted{<:NDStyle}) where {T,N}
    axes(dest) == axes(bc) || throw(DimensionMismatch("a destination of size $(size(dest)) for a result with axes $(axes(bc))"))
    bc = unaliased(dest, bc)
    tree = node(bc, N)
    if tree === nothing || !widens(tree.type, T)
        host_dest = host(dest)
        loop = Broadcasted{Nothing}(bc.f, map(on_host, bc.args), bc.axes)
        copyto!(host_dest, loop)
        written!(dest)
        return dest
    end
    tree.type === T && fused(bc, tree, size(dest), dest) !== nothing && return dest
    Calls.array_copyto(dest, evaluate(tree), :unsafe)
    return dest
end
Base.copyto!(dest::NDArray, bc::Broadcasted{<:AbstractArrayStyle{0}}) = fill!(dest, bc.f(map(x -> x[], bc.args)...))

# The arguments of a Broadcasted, with copies of other arrays in the memory of the destination.
unaliased(dest, args::Tuple) = map(x -> unaliased(dest, x), args)
unaliased(dest, x::NDArray) = x !== dest && storage(x) == storage(dest) ? copy(x) : x
unaliased(dest, bc::Broadcasted{S}) where {S} = Broadcasted{S}(bc.f, unaliased(dest, bc.args), bc.axes)
unaliased(dest, x::AbstractArray) = UInt(storage(dest)) in Base.dataids(x) ? copy(x) : x
unaliased(dest, x) = x

# What identifies the memory of an array: its first byte, or the array that owns it on other devices.
function storage(a::NDArray)
    base = something(Calls.array_base(a), a)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    return R.ctn_array_data(base, out) == R.CTN_OK ? out[] : Ptr{Cvoid}(base.ptr)
end

function Base.copyto!(dest::AbstractArray, bc::Broadcasted{<:NDStyle})
    shares_memory(dest) && return (copyto!(NDArray(dest), bc); dest)
    return copyto!(dest, Broadcasted{Nothing}(bc.f, map(on_host, bc.args), bc.axes))
end

# Operators without dots, of equal shapes.
for f in (:+, :-)
    @eval function Base.$f(x::NDArray, y::NDArray)
        Base.promote_shape(x, y)
        return broadcast($f, x, y)
    end
end
Base.:-(x::NDArray) = broadcast(-, x)
for f in (:*, :/)
    @eval Base.$f(x::NDArray, y::Number) = broadcast($f, x, y)
end
Base.:*(x::Number, y::NDArray) = broadcast(*, x, y)
