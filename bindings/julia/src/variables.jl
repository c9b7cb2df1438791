# Variables: arrays with history.

"""
    Variable(data; requires_grad=true, name=nothing)

An array with the history of its computation, which `backward!` follows.
"""
function Support.Variable(x; requires_grad::Bool=true, name=nothing)
    v = Calls.variable_new(x)
    requires_grad || Calls.variable_set_requires_grad(v, false)
    name === nothing || Calls.variable_set_name(v, name=name)
    return v
end

"""The array of a variable."""
data(x::Variable) = Calls.variable_data(x)
