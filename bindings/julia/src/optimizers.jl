# Optimizers, their hooks, and rules that are written in Julia.

"""
Constructors of optimizers, with the reference's names and defaults: `Optimizers.Adam(alpha=0.01)`.
"""
module Optimizers
import ..Calls
import ..Catenary: OPTIMIZERS
for (name, call) in OPTIMIZERS
    @eval const $name = getfield(Calls, $(QuoteNode(call)))
end
end

"""Constructors of initial values: `Initializers.HeNormal(1.0)`, as the option `initializer="W" => ...` of a link."""
module Initializers
import ..Calls
import ..Catenary: INITIALIZERS
for (name, call) in INITIALIZERS
    @eval const $name = getfield(Calls, $(QuoteNode(call)))
end
end

"""Constructors of schedules of hyperparameters: `Schedules.Cosine(...)`, for `schedule!`."""
module Schedules
import ..Calls
import ..Catenary: SCHEDULES
for (name, call) in SCHEDULES
    @eval const $name = getfield(Calls, $(QuoteNode(call)))
end
end

"""A gradient method with the state of every parameter; see `Optimizers` and `user_optimizer`."""
Optimizer

"""Gives an optimizer the parameters of a link."""
setup!(optimizer::Optimizer, link::Link) = (Calls.optimizer_setup(optimizer, link); optimizer)

"""
    update!(optimizer)
    update!(loss, optimizer)

Updates the parameters by their gradients. `loss` is a function that computes the loss: then the gradients are cleared,
and computed from it, first.

    update!(optimizer) do
        Functions.mean_squared_error(model(x), t)
    end
"""
update!(optimizer::Optimizer) = Calls.optimizer_update(optimizer)
update!(loss, optimizer::Optimizer) = Calls.optimizer_update_loss(optimizer, loss)

"""
    optimizer[:alpha]
    optimizer[:alpha] = 0.01

A hyperparameter.
"""
Base.getindex(o::Optimizer, name::Symbol) = Calls.optimizer_hyperparameter(o, String(name))
Base.setindex!(o::Optimizer, value::Real, name::Symbol) = Calls.optimizer_set_hyperparameter(o, String(name), value)
Base.keys(o::Optimizer) = [Symbol(Calls.optimizer_hyperparameter_name(o, i)) for i in 0:Int(Calls.optimizer_hyperparameter_count(o))-1]
Base.show(io::IO, o::Optimizer) = print(io, Calls.optimizer_name(o), "(", join(("$k=$(o[k])" for k in keys(o)), ", "), ")")

"""
    schedule!(optimizer, name, schedule; by_epoch=false)

Makes a hyperparameter a function of the number of updates, or of epochs; see `Schedules`. `nothing` ends that.
"""
schedule!(o::Optimizer, name::Symbol, schedule; by_epoch::Bool=false) =
    Calls.optimizer_set_schedule(o, String(name), by_epoch; schedule=schedule)

"""
    add_hook!(f, optimizer, name)

Calls `f(optimizer, link)` before each update; it may change the gradients.
"""
add_hook!(f, o::Optimizer, name::AbstractString) = (Calls.optimizer_add_hook(o, name, f); o)
"""Removes a hook of an optimizer by its name."""
remove_hook!(o::Optimizer, name::AbstractString) = (Calls.optimizer_remove_hook(o, name); o)

"""
    user_optimizer(update_one; name, init_state=nothing, hyperparameters...)

An optimizer with a rule that is written in Julia: `update_one(optimizer, path, parameter)` changes the data of a parameter
that has a gradient. `init_state(optimizer, path, parameter)` adds its states with `Calls.optimizer_add_state`.
"""
function user_optimizer(update_one; name::AbstractString="Optimizer", init_state=nothing, hyperparameters...)
    optimizer = Calls.optimizer_new(; name=name, init_state=init_state, update_one=update_one)
    for (key, value) in pairs(hyperparameters)
        Calls.optimizer_add_hyperparameter(optimizer, String(key), value)
    end
    return optimizer
end
