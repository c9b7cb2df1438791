# Variables: arrays with history, operators and dotted expressions of them, backward passes.

"""
    Variable(data; requires_grad=true, name=nothing)

An array with the history of its computation, which `backward!` follows. Operators and dotted expressions of variables are
recorded; numbers take the element type of the variable.

```jldoctest
julia> x = Variable([1.0, 2.0, 3.0]);

julia> y = sum(x .^ 2 .+ 3x); y[]
32.0

julia> backward!(y); Array(grad(x))
3-element Array{Float64,1}:
 5.0
 7.0
 9.0
```
"""
function Support.Variable(x; requires_grad::Bool=true, name=nothing)
    v = Calls.variable_new(x)
    requires_grad || Calls.variable_set_requires_grad(v, false)
    name === nothing || Calls.variable_set_name(v; name=name)
    return v
end

"""The array of a variable."""
data(x::Variable) = Calls.variable_data(x)
"""The gradient of a variable, or `nothing`. That of new parameters is NaN."""
grad(x::Variable) = Calls.variable_grad(x)
"""Replaces the array of a variable."""
data!(x::Variable, a) = (Calls.variable_set_data(x, a); x)
"""Replaces the gradient of a variable; `nothing` removes it."""
grad!(x::Variable, a) = (Calls.variable_set_grad(x, a); x)
"""Removes the gradient of a variable."""
cleargrad!(x::Variable) = (Calls.variable_cleargrad(x); x)

"""
    backward!(x::Variable; retain_grad=false, create_graph=false)

Computes the gradients of everything that `x` was computed from, and adds them to the gradients that are there.
`retain_grad` keeps those of intermediate variables, `create_graph` the history of the pass, for second derivatives.
"""
backward!(x::Variable; retain_grad::Bool=false, create_graph::Bool=false) =
    Calls.variable_backward(x; retain_grad=retain_grad, create_graph=create_graph)

"""
    gradient(y, xs; create_graph=false)

The gradients of `y` with respect to the variables `xs`, which keep their own gradients; `nothing` where there is none.
"""
gradient(y::Variable, xs; create_graph::Bool=false) = Calls.grad([y], xs; create_graph=create_graph)
gradient(y::Variable, x::Variable; create_graph::Bool=false) = gradient(y, [x]; create_graph=create_graph)[1]

Base.ndims(x::Variable) = Int(R.ctn_variable_ndim(x))
function Base.size(x::Variable)
    shape = R.ctn_variable_shape(x)
    shape == C_NULL && throw(ArgumentError("the variable has no data"))
    return GC.@preserve x ntuple(i -> Int(unsafe_load(shape, i)), ndims(x))
end
Base.size(x::Variable, i::Integer) = i > ndims(x) ? 1 : size(x)[i]
Base.axes(x::Variable) = map(Base.OneTo, size(x))
Base.length(x::Variable) = prod(size(x))
Base.eltype(x::Variable) = Calls.variable_dtype(x)
Base.getindex(x::Variable) = Calls.variable_item_f64(x)
Base.getindex(x::Variable, I::BasicIndex...) = Calls.get_item(x, positions(size(x), I))
Base.lastindex(x::Variable, i::Integer) = size(x, i)

function positions(shape, I)
    length(I) == length(shape) || throw(ArgumentError("expected $(length(shape)) indices, got $(length(I))"))
    checkbounds(Bool, Base.CartesianIndices(shape), I...) || throw(BoundsError(Base.CartesianIndices(shape), I))
    return R.ctn_index[index_item(n, i) for (n, i) in zip(shape, I)]
end

function Base.show(io::IO, x::Variable)
    print(io, "Variable(")
    R.ctn_variable_dtype(x) < 0 ? print(io, "no data") : show(io, data(x))
    print(io, ")")
end
function Base.show(io::IO, mime::MIME"text/plain", x::Variable)
    R.ctn_variable_dtype(x) < 0 && return print(io, "Variable without data")
    print(io, "Variable of ")
    show(io, mime, data(x))
end

# Operators.
scalar_form(name, x::Integer) = getfield(Calls, Symbol(name, :_i64))
scalar_form(name, x::Real) = getfield(Calls, Symbol(name, :_f64))
scalar(x::Integer) = Int64(x)
scalar(x::Real) = Float64(x)

for (f, name, reversed) in ((:add, :add, :add), (:subtract, :sub, :rsub), (:multiply, :mul, :mul), (:divide, :div, :rdiv),
                            (:power, :pow, :rpow))
    call = Symbol(:variable_, f)
    swapped = reversed in (:add, :mul) ? :($call(x::Real, y::Variable) = $call(y, x)) :
              :($call(x::Real, y::Variable) = scalar_form($(QuoteNode(reversed)), x)(scalar(x), y))
    @eval begin
        $call(x, y) = Calls.$name(x, y)
        $call(x::Variable, y::Real) = scalar_form($(QuoteNode(name)), y)(x, scalar(y))
        $swapped
    end
end

same_size(x, y) = size(x) == size(y) || throw(DimensionMismatch("sizes $(size(x)) and $(size(y)); use dots to broadcast"))
const Other = Union{NDArray,Array}
for (f, call) in ((:+, :variable_add), (:-, :variable_subtract))
    @eval begin
        Base.$f(x::Variable, y::Variable) = (same_size(x, y); $call(x, y))
        Base.$f(x::Variable, y::Other) = (same_size(x, y); $call(x, y))
        Base.$f(x::Other, y::Variable) = (same_size(x, y); $call(x, y))
    end
end
Base.:+(x::Variable) = x
Base.:-(x::Variable) = Calls.neg(x)
Base.:*(x::Variable, y::Real) = variable_multiply(x, y)
Base.:*(x::Real, y::Variable) = variable_multiply(x, y)
Base.:/(x::Variable, y::Real) = variable_divide(x, y)

"""
    x * y

The product of two variables as matrices; a matrix times a vector is a vector. `x .* y` multiplies the elements.
"""
Base.:*(x::Variable, y::Variable) = Calls.matmul_numpy(x, y)
Base.:*(x::Variable, y::Other) = Calls.matmul_numpy(x, y)
Base.:*(x::Other, y::Variable) = Calls.matmul_numpy(x, y)

# Dotted expressions: a call for each operation.
struct VariableStyle <: BroadcastStyle end
BroadcastStyle(::Type{Variable}) = VariableStyle()
BroadcastStyle(::VariableStyle, ::BroadcastStyle) = VariableStyle()
BroadcastStyle(::VariableStyle, ::VariableStyle) = VariableStyle()
Base.broadcastable(x::Variable) = x
Base.Broadcast.instantiate(bc::Broadcasted{VariableStyle}) = bc

const VARIABLE_FUNCTION = IdDict{Any,Function}(
    (+) => variable_add, (-) => variable_subtract, (*) => variable_multiply, (/) => variable_divide,
    (^) => variable_power)
# Those of arrays whose operation has a gradient.
for (table, n) in ((OPERATION, 1), (OF_TWO, 2)), (f, op) in table
    haskey(VARIABLE_FUNCTION, f) && continue
    known = get(OPERATIONS, Symbol(replace(String(nameof(op.call)), r"^array_" => "")), nothing)
    known === nothing || known[3] === nothing || n == 2 && f !== atan || (VARIABLE_FUNCTION[f] = getfield(Calls, known[3]))
end

axis_count(x::Union{Variable,AbstractArray}) = ndims(x)
axis_count(x::Ref) = axis_count(x[])
axis_count(x) = 0
axis_count(bc::Broadcasted) = maximum((0, map(axis_count, bc.args)...))

variable_operand(x::Variable, N) =
    ndims(x) == N || ndims(x) == 0 ? x : Calls.reshape(x, [size(x)..., ntuple(i -> 1, N - ndims(x))...])
variable_operand(x::AbstractArray, N) = variable_operand(as_variable(x), N)
variable_operand(x::Real, N) = x
variable_operand(x::Ref, N) = variable_operand(x[], N)
variable_operand(x, N) = throw(ArgumentError("expected a variable, an array or a number in an expression of variables, " *
                                             "got $(typeof(x))"))
function variable_operand(bc::Broadcasted, N)
    f, args = bc.f, bc.args
    if f === Base.literal_pow && args[1] isa Ref && args[1][] === (^)
        x, p = variable_operand(args[2], N), typeof(args[3] isa Ref ? args[3][] : args[3]).parameters[1]
        return p == 2 ? Calls.square(x) : p == 1 ? x : variable_power(x, p)
    elseif f isa Type && f <: Support.Element
        return Calls.cast(variable_operand(args[1], N), f)
    elseif f === identity
        return variable_operand(args[1], N)
    end
    operands = map(x -> variable_operand(x, N), args)
    any(x -> x isa Variable, operands) || return f(operands...)
    length(operands) == 1 && f === (-) && return Calls.neg(operands[1])
    if length(operands) > 2 && (f === (+) || f === (*))
        return foldl(VARIABLE_FUNCTION[f], operands)
    elseif f === atan && length(operands) == 2
        return Calls.arctan2(operands...)
    elseif f === atan
        return Calls.arctan(operands...)
    end
    call = get(VARIABLE_FUNCTION, f, nothing)
    call === nothing && throw(ArgumentError("no derivative of $f is known; compute with `data(x)`, or define the function " *
                                            "with @differentiable"))
    return call(operands...)
end

Base.copy(bc::Broadcasted{VariableStyle}) = variable_operand(bc, axis_count(bc))
Base.copyto!(dest::AbstractArray, bc::Broadcasted{VariableStyle}) =
    throw(ArgumentError("the history of a variable cannot be written into an existing array"))

relu(x::Variable) = Calls.relu(x)
sigmoid(x::Variable) = Calls.sigmoid(x)

# Reductions and views. Axes count from 1.
zero_based(::Colon) = nothing
zero_based(dims) = [d - 1 for d in dims]
for (f, call) in ((:sum, :sum), (:maximum, :max), (:minimum, :min))
    @eval Base.$f(x::Variable; dims=:) = Calls.$call(x; axes=zero_based(dims), keepdims=dims !== (:))
end
Base.permutedims(x::Variable, perm=ndims(x):-1:1) = Calls.transpose(x; axes=zero_based(perm))

"""
    reshape(x::Variable, dims...)

The elements in another shape, in Julia's order, the first axis first. `Functions.reshape` has the order of C.
"""
Base.reshape(x::Variable, dims::Dims) = permutedims(Calls.reshape(permutedims(x), reverse(dims)))
Base.reshape(x::Variable, dims::Integer...) = reshape(x, map(Int, dims))
