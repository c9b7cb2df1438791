# Julia values as arguments of C, and back.

pass(x) = x
pass(::Nothing) = C_NULL
len(x) = length(x)
len(::Nothing) = 0

texts(list) = String[String(s) for s in list]
texts(::Nothing) = nothing
integers(list) = Int64[i for i in list]
integers(list::Vector{Int64}) = list
integers(::Nothing) = nothing
reals(list) = Float64[x for x in list]
reals(list::Vector{Float64}) = list
reals(::Nothing) = nothing

enum(name::Symbol, value::Integer) = Int32(value)
function enum(name::Symbol, value::Symbol)
    values = ENUMS[name]
    haskey(values, value) || throw(ArgumentError("no $name `$value`; there are: $(join(sort!(collect(keys(values))), ", "))"))
    return values[value]
end
enums(name::Symbol, list) = Int32[enum(name, value) for value in list]

string_of(text::Cstring) = text == C_NULL ? nothing : unsafe_string(text)
text_of(buffer) = unsafe_string(pointer(buffer))

"""The array that an argument stands for: arrays of Julia share their memory, numbers are weak scalars."""
function as_array end

"""The variable that an argument stands for: anything but variables needs no gradient."""
as_variable(x::Variable) = x
function as_variable(x)
    a = as_array(x)
    out = Ref{Ptr{R.ctn_variable}}(C_NULL)
    check(R.ctn_variable_new(a, out))
    v = own(Variable, out[])
    check(R.ctn_variable_set_requires_grad(v, 0))
    return v
end

handles(::Type{T}, list) where {T} = list === nothing ? nothing : Any[handle(T, x) for x in listed(list)]
listed(list) = list
listed(x::Union{Handle,NDArray,Number}) = (x,)
handle(::Type, ::Nothing) = nothing
handle(::Type{NDArray}, x::Union{AbstractArray,Number}) = as_array(x)
handle(::Type{Variable}, x::Union{Variable,AbstractArray,Number}) = as_variable(x)
handle(::Type{H}, x::H) where {H<:Handle} = x
handle(::Type{Variable}, x::Variable) = x

set_pairs(set, options, pair::Pair) = set(options, pair.first, pair.second)
set_pairs(set, options, list) = foreach(pair -> set_pairs(set, options, pair), list)

# Indices, with positions that count from 0 as in C.
indices(::Nothing) = nothing
indices(list::AbstractVector{R.ctn_index}) = list
