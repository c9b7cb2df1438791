# Functions of variables, and functions with gradients that are written in Julia.

"""
The functions of variables, with the names of the C API: `Functions.softmax_cross_entropy(x, t)`. Axes count from 0, and
shapes are in the order of C. What C passes in an options handle are keywords.
"""
module Functions
import ..Calls
import ..Catenary: FUNCTIONS
for (name, call) in FUNCTIONS
    @eval const $name = getfield(Calls, $(QuoteNode(call)))
end
end

"""
    DifferentiableFunction

A function of variables with a gradient that is written in Julia; see `differentiable` and `@differentiable`.
"""
struct DifferentiableFunction
    node::FunctionNode
    name::String
    outputs::Int
end

function (f::DifferentiableFunction)(inputs...)
    ys = Calls.function_call(f.node, inputs, f.outputs)
    return f.outputs == 1 ? ys[1] : Tuple(ys)
end
Base.show(io::IO, f::DifferentiableFunction) = print(io, "differentiable function ", f.name)

const PULLBACK_KEY = Ref(0) # its address

pullback_key() = Base.unsafe_convert(Ptr{Int}, PULLBACK_KEY)

# The node holds the pullback as long as it exists.
store_pullback(node, pullback) =
    check(R.ctn_object_set_binding(node, Ptr{Cvoid}(pullback_key()), hold(pullback), Support.DESTROY()))
stored_pullback(node) = held(R.ctn_object_binding(node, Ptr{Cvoid}(pullback_key())))

as_tuple(x::Tuple) = x
as_tuple(x) = (x,)

"""
    differentiable(f; name="UserFunction", outputs=1)

A function of variables from a closure `f` of arrays that returns its result and a closure for the gradient: the pullback
takes the gradient of each result (`nothing` if none arrived) and returns that of each argument (`nothing` for none).

```jldoctest
julia> cube = differentiable(name="cube") do x
           x .^ 3, gy -> 3 .* x .^ 2 .* gy
       end;

julia> x = Variable([1.0, 2.0]); y = sum(cube(x)); backward!(y); Array(grad(x))
2-element Array{Float64,1}:
  3.0
 12.0
```

`f` and the pullback receive `NDArray`s. For second derivatives, use `Calls.function_new` with `backward_variables`.
"""
function differentiable(f; name::AbstractString="UserFunction", outputs::Integer=1)
    function forward(node, inputs)
        made = f(inputs...)
        made isa Tuple && length(made) == outputs + 1 && made[end] isa Function ||
            throw(ArgumentError("$name: expected $outputs result$(outputs == 1 ? "" : "s") and a pullback"))
        store_pullback(node, made[end])
        return made[1:end-1]
    end
    backward(node, inputs, grads) = as_tuple(stored_pullback(node)(grads...))
    return DifferentiableFunction(Calls.function_new(; name=name, forward=forward, backward=backward), name, outputs)
end

"""
    @differentiable function name(arguments...) ... end
    @differentiable name(arguments...) = ...

Defines a function of variables by a body that computes with arrays and returns the result and its pullback; see
`differentiable`.

```jldoctest
julia> @differentiable product(x, y) = (x .* y, g -> (y .* g, x .* g));

julia> a, b = Variable([2.0]), Variable([3.0]); backward!(product(a, b)); grad(a)[1], grad(b)[1]
(3.0, 2.0)
```
"""
macro differentiable(definition)
    Meta.isexpr(definition, (:function, :(=))) && Meta.isexpr(definition.args[1], :call) ||
        throw(ArgumentError("@differentiable: expected the definition of a function with a name"))
    signature, body = definition.args
    name, arguments = signature.args[1], signature.args[2:end]
    closure = Expr(:->, Expr(:tuple, arguments...), body)
    return :($(esc(name)) = differentiable($(esc(closure)); name=$(String(name))))
end
