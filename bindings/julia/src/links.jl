# Links: constructors, hierarchies, parameters, calls, files.

"""
Constructors of links, with the reference's names: `Links.Linear(784, 100; nobias=true)`. Options of C are keywords.
"""
module Links
import ..Calls
import ..Catenary: LINKS
import ..Support: Link
for (name, call) in LINKS
    name in (:Chain, :ChainList, :Sequential) || @eval const $name = getfield(Calls, $(QuoteNode(call)))
end

"""
    Links.Chain(forward=nothing; children...)

A link with named children. `forward(link, inputs...)` computes its results; without it, the chain cannot be called.

```jldoctest
julia> model = Links.Chain(l1=Links.Linear(2, 3), l2=Links.Linear(3, 1)) do self, x
           self[:l2](relu(self[:l1](x)))
       end;

julia> size(model(Variable(zeros(Float32, 5, 2)))), size(model["/l1/W"])
((5, 1), (3, 2))
```

Inside of `forward`, use the link that it receives: a copy of the chain has copies of the children.
"""
function Chain(forward=nothing; children...)
    link = forward === nothing ? Calls.link_chain_new() : Calls.link_new(; forward=(l, inputs) -> forward(l, inputs...))
    for (name, child) in pairs(children)
        Calls.link_add_link(link, child; name=String(name))
    end
    return link
end

"""
    Links.ChainList(children...)

A link with children that are named by their numbers, from "0".
"""
function ChainList(children::Link...)
    link = Calls.link_chain_list_new()
    foreach(child -> Calls.link_add_link(link, child), children)
    return link
end

"""
    Links.Sequential(layers...)

A link that runs its layers one after another: links, names of activations such as `:relu`, or functions of variables.
"""
function Sequential(layers...)
    link = Calls.link_sequential_new()
    foreach(layer -> Base.append!(link, layer), layers)
    return link
end
end

"""
A function with parameters, or a hierarchy of them; see `Links`. It is called with variables or arrays.
"""
Link

function (l::Link)(x)
    return Calls.link_call1(l, x)
end
(l::Link)(x, y, rest...) = Calls.link_call(l, (x, y, rest...), 1)[1]

Base.append!(s::Link, layer::Link) = (Calls.link_sequential_append(s, layer); s)
Base.append!(s::Link, activation::Symbol) = (Calls.link_sequential_append_activation(s, activation); s)
Base.append!(s::Link, f) = (Calls.link_sequential_append_function(s, f); s)

"""
    link[:name]
    link["/path/W"]

The child with a name or number, or the parameter with a path.
"""
Base.getindex(l::Link, name::Symbol) = Calls.link_child(l, String(name))
Base.getindex(l::Link, i::Integer) = Calls.link_child_at(l, i - 1)
Base.getindex(l::Link, path::AbstractString) = Calls.link_param(l, path)
Base.length(l::Link) = Int(Calls.link_child_count(l))

"""The parameters of a link and of those below it, by path."""
parameters(l::Link) = [Calls.link_param_path(l, i) => Calls.link_param_at(l, i) for i in 0:Int(Calls.link_param_count(l))-1]

"""Removes the gradients of all parameters of a link."""
cleargrads!(l::Link) = (Calls.link_cleargrads(l); l)
Base.copy(l::Link) = Calls.link_clone(l)
to_device(l::Link, device) = (Calls.link_to_device(l; device=device); l)
Base.show(io::IO, l::Link) = print(io, "link ", something(Calls.link_name(l), "without a name"), " with ",
                                   Calls.link_param_count(l), " parameters")

# Files.
function format_of(path)
    for (name, (suffixes, level)) in FORMATS
        any(s -> endswith(lowercase(path), s), suffixes) && return name, level
    end
    throw(ArgumentError("$path: expected a name that ends in one of " *
                        join(vcat((suffixes for (_, (suffixes, _)) in FORMATS)...), ", ")))
end

"""
    save(path, link; level)
    save(path, optimizer; level)

Writes the parameters or the state to a file. The end of its name selects the format, and `level` is that of compression,
for formats that have it; 0 means none.
"""
function save(path::AbstractString, x::Union{Link,Optimizer}; level::Union{Integer,Nothing}=nothing)
    format, usual = format_of(path)
    call = getfield(Calls, Symbol(x isa Link ? :link : :optimizer, :_save_, format))
    usual == 0 && level === nothing && return call(x, path)
    usual == 0 && throw(ArgumentError("level: files of the format $format are not compressed"))
    return call(x, path, something(level, usual))
end

"""
    load!(path, link)
    load!(path, optimizer)

Reads what `save` wrote, into a link or optimizer that was made in the same way. The format is recognized.
"""
load!(path::AbstractString, link::Link; options...) = (Calls.link_load(link, path; options...); link)
load!(path::AbstractString, optimizer::Optimizer; options...) = (Calls.optimizer_load(optimizer, path; options...); optimizer)

"""
    save_checkpoint(path, model, optimizer)

Writes the model, the state of the optimizer and the random generator, so that another process can continue.
"""
save_checkpoint(path::AbstractString, model::Link, optimizer=nothing) = Calls.checkpoint_save(path, model, optimizer)
"""Reads what `save_checkpoint` wrote, into a model and an optimizer that were made in the same way."""
load_checkpoint!(path::AbstractString, model::Link, optimizer=nothing) = Calls.checkpoint_load(path, model, optimizer)
