# Closures that C calls.
#
# A closure is held by an object whose address is the user_data of C, and which stays in a table until C has destroyed it.
# The destroy function may run on any thread, also on one that Julia does not know, so it is not written in Julia: it is
# sem_post of the C library, which counts in the first bytes of the object. The table is swept now and then.

mutable struct Held
    semaphore::NTuple{4,UInt64} # at least as large as sem_t
    bytes::Int
    value::Any
    text::String # what a callback returned last, while C copies it
end

const HELD = Dict{Ptr{Cvoid},Held}()
const HELD_LOCK = ReentrantLock()
const HELD_BYTES = Ref(0)
const SWEEP_COUNT = Ref(64)
const SWEEP_BYTES = Ref(64 << 20)

DESTROY() = cglobal(:sem_post)

function destroyed(data::Ptr{Cvoid})
    value = Ref{Cint}(0)
    ccall(:sem_getvalue, Cint, (Ptr{Cvoid}, Ptr{Cint}), data, value)
    return value[] > 0
end

"""Keeps a value until C calls `DESTROY` with the result."""
function hold(value, bytes::Integer=0)
    object = Held((UInt64(0), UInt64(0), UInt64(0), UInt64(0)), bytes, value, "")
    data = pointer_from_objref(object)
    ccall(:sem_init, Cint, (Ptr{Cvoid}, Cint, Cuint), data, 0, 0)
    lock(HELD_LOCK) do
        if length(HELD) >= SWEEP_COUNT[] || HELD_BYTES[] > SWEEP_BYTES[]
            sweep()
        end
        HELD[data] = object
        HELD_BYTES[] += bytes
    end
    return data
end

function sweep()
    for (data, object) in collect(HELD)
        if destroyed(data)
            delete!(HELD, data)
            HELD_BYTES[] -= object.bytes
        end
    end
    SWEEP_COUNT[] = max(64, 2length(HELD))
    SWEEP_BYTES[] = max(64 << 20, 2HELD_BYTES[])
    return
end

"""Number of closures and wrapped arrays that the library holds."""
held_count() = lock(HELD_LOCK) do
    sweep()
    length(HELD)
end

held_object(data::Ptr{Cvoid}) = unsafe_pointer_to_objref(data)::Held
held(data::Ptr{Cvoid}) = held_object(data).value

function hold_copy(data::Ptr{Cvoid}, made)
    value = held(data)
    made === nothing && return hold(value)
    made isa NamedTuple || throw(ArgumentError("copy: expected a named tuple of callbacks or nothing, got $(typeof(made))"))
    return hold(merge(value, made))
end

function keep_text(data::Ptr{Cvoid}, made)
    made === nothing && return Cstring(C_NULL)
    object = held_object(data)
    object.text = String(made)
    return Cstring(pointer(object.text))
end

callback_pointer(f, pointer) = pointer
callback_pointer(::Nothing, pointer) = C_NULL
callback_data(f) = hold(f)
callback_data(::Nothing) = C_NULL
callback_end(f) = DESTROY()
callback_end(::Nothing) = C_NULL

function bound(dataset)
    check(R.ctn_dataset_bind_thread(dataset))
    return dataset
end

borrow(::Type{H}, ptr::Ptr) where {H} = ptr == C_NULL ? nothing : own(H, retain(ptr))
borrow_all(::Type{H}, list::Ptr, n::Integer) where {H} = [borrow(H, unsafe_load(list, i)) for i in 1:n]
borrow_values(list::Ptr, n::Integer, read=identity) = [read(unsafe_load(list, i)) for i in 1:n]

given(::Type{NDArray}, x) = as_array(x)
given(::Type{Variable}, x) = as_variable(x)
given(::Type{H}, x) where {H<:Handle} = x::H

function hand_out(::Type{H}, out::Ptr, made) where {H}
    made === nothing && throw(ArgumentError("a callback has to return a result of type $H, and returned nothing"))
    h = given(H, made)
    GC.@preserve h unsafe_store!(out, retain(h.ptr))
    return
end

results(made::Union{Tuple,AbstractVector{Any},AbstractVector{<:Handle},AbstractVector{<:AbstractArray}}) = made
results(made::AbstractVector{<:Union{Nothing,Handle,NDArray}}) = made
results(made) = (made,)
results(made::NDArray) = (made,)

function hand_out(::Type{H}, out::Ptr, n::Integer, made, fewer::Bool=false) where {H}
    list = results(made)
    length(list) == n || fewer && length(list) < n ||
        throw(ArgumentError("a callback has to return $n result$(n == 1 ? "" : "s"), and returned $(length(list))"))
    converted = Any[x === nothing ? nothing : given(H, x) for x in list] # before any reference is given away
    for (i, x) in enumerate(converted)
        x === nothing || GC.@preserve x unsafe_store!(out, retain(x.ptr), i)
    end
    return length(list)
end

# The loss function that a user's optimizer receives as an address.
function loss_function(f::Ptr{Cvoid}, data::Ptr{Cvoid})
    f == C_NULL && return nothing
    return function ()
        out = Ref{Ptr{R.ctn_variable}}(C_NULL)
        check(ccall(f, Int32, (Ptr{Cvoid}, Ptr{Ptr{R.ctn_variable}}), data, out))
        return own(Variable, out[])
    end
end
