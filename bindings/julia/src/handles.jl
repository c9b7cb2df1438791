# Objects of the library as objects of Julia, and when the collector runs for them.

"""An object of the library. `release!` gives it back early; otherwise the collector does."""
abstract type Handle end

# The finalizer of an object, whose address is that of its first field: the handle, or NULL after release!. It is a
# function of C for the collector, which calls it directly; a function of Julia costs a dynamic call and an exception handler.
function release_at(place::Ptr)
    ptr = unsafe_load(place)
    if ptr != C_NULL
        unsafe_store!(place, typeof(ptr)(C_NULL))
        release(ptr)
    end
    return
end

"""
    NDArray{T,N} <: AbstractArray{T,N}

An array of the library with elements `T` and `N` dimensions. Its size is the library's shape: element `a[i, j]` is the
library's element `[i - 1, j - 1]`. Only the order in memory differs: arrays that the library makes have the last axis
contiguous, those of Julia the first one, and both may be passed to either side without a copy, because arrays have
strides.

    NDArray(a::AbstractArray)

shares memory with a strided Julia array `a` on the CPU, and keeps it alive as long as the library needs it. Other arrays
are copied. See also [`NDArray{T}(undef, dims)`](@ref), [`host`](@ref) and [`Array`](@ref).

```jldoctest
julia> x = [1.0f0 2.0f0 3.0f0; 4.0f0 5.0f0 6.0f0];

julia> a = NDArray(x); size(a), strides(a)
((2, 3), (1, 2))

julia> b = a .+ 1; b[2, 1], strides(b)
(5.0f0, (1, 2))

julia> x[1, 1] = 10; a[1, 1]
10.0f0
```
"""
mutable struct NDArray{T,N} <: AbstractArray{T,N}
    ptr::Ptr{R.ctn_array}
    # Owns the reference.
    function NDArray{T,N}(ptr::Ptr{R.ctn_array}) where {T,N}
        a = new{T,N}(ptr)
        finalizer(finalizer_of(ptr), a)
        return a
    end
end

for (name, type) in HANDLES
    raw = Symbol("ctn_", name)
    releasing, retaining = Symbol(raw, "_release"), Symbol(raw, "_retain")
    @eval begin
        mutable struct $type <: Handle
            ptr::Ptr{R.$raw}
            function $type(ptr::Ptr{R.$raw})
                h = new(ptr)
                finalizer(finalizer_of(ptr), h)
                return h
            end
        end
        export $type
        release(ptr::Ptr{R.$raw}) = R.$releasing(ptr)
        finalizer_of(::Ptr{R.$raw}) = @cfunction(release_at, Cvoid, (Ptr{Ptr{R.$raw}},))
        retain(ptr::Ptr{R.$raw}) = R.$retaining(ptr)
        Base.cconvert(::Type{Ptr{R.$raw}}, ::Nothing) = Ptr{R.$raw}(C_NULL)
        Base.cconvert(::Type{Ptr{R.$raw}}, h::$type) = h
        Base.unsafe_convert(::Type{Ptr{R.$raw}}, h::$type) = h.ptr
    end
end
release(ptr::Ptr{R.ctn_array}) = R.ctn_array_release(ptr)
finalizer_of(::Ptr{R.ctn_array}) = @cfunction(release_at, Cvoid, (Ptr{Ptr{R.ctn_array}},))
retain(ptr::Ptr{R.ctn_array}) = R.ctn_array_retain(ptr)
Base.cconvert(::Type{Ptr{R.ctn_array}}, ::Nothing) = Ptr{R.ctn_array}(C_NULL)
Base.cconvert(::Type{Ptr{R.ctn_array}}, a::NDArray) = a
Base.unsafe_convert(::Type{Ptr{R.ctn_array}}, a::NDArray) = a.ptr
Base.cconvert(::Type{Ptr{R.ctn_object}}, h::Union{Handle,NDArray}) = h
Base.unsafe_convert(::Type{Ptr{R.ctn_object}}, h::Union{Handle,NDArray}) = Ptr{R.ctn_object}(h.ptr)

Base.:(==)(a::Handle, b::Handle) = a.ptr == b.ptr
Base.hash(a::Handle, h::UInt) = hash(a.ptr, hash(:Catenary, h))

"""
    release!(x)

Gives the memory of an array or of another object back now. The object must not be used afterward. Without it, the
collector gives it back.
"""
function release!(h::Union{Handle,NDArray})
    ptr = h.ptr
    ptr == C_NULL && return
    h.ptr = C_NULL
    Threads.atomic_sub!(ALLOCATED, weight(ptr))
    release(ptr)
    return
end

# The collector sees a few bytes of each object, and does not know how much memory of C they hold. So the bytes that came
# since the last collection are counted, and a collection runs when they exceed what was in use then.
const ALLOCATED = Threads.Atomic{Int}(0)
const BUDGET = Threads.Atomic{Int}(64 << 20)
# Of each object, so that a collection comes after 16,000 of them, which still lie in the processor's caches.
const OVERHEAD = 4096

@inline weight(ptr::Ptr{R.ctn_array}) =
    R.ctn_array_owns_data(ptr) == 0 ? OVERHEAD : OVERHEAD + Int(R.ctn_array_nbytes(ptr))
@inline function weight(ptr::Ptr{R.ctn_variable})
    type = R.ctn_variable_dtype(ptr)
    return type < 0 ? 2OVERHEAD : 2OVERHEAD + Int(R.ctn_variable_size(ptr)) * Int(R.ctn_dtype_itemsize(type))
end
weight(ptr) = OVERHEAD

# Scopes: what is made while one is open is recorded in the task that opened it.
const OPEN_SCOPES = Threads.Atomic{Int}(0)

function open_scope()
    made = IdDict{Any,Nothing}()
    scopes = get!(() -> IdDict{Any,Nothing}[], task_local_storage(), :catenary_scopes)
    push!(scopes, made)
    Threads.atomic_add!(OPEN_SCOPES, 1)
    return made
end

@noinline function record(h)
    scopes = get(task_local_storage(), :catenary_scopes, nothing)
    scopes === nothing || isempty(scopes) || (last(scopes)[h] = nothing)
    return
end

# What is kept belongs to the scope around it.
function keep_in_scope(h)
    scopes = get(task_local_storage(), :catenary_scopes, nothing)
    scopes === nothing && return
    for i in length(scopes):-1:1
        haskey(scopes[i], h) || continue
        delete!(scopes[i], h)
        i > 1 && (scopes[i-1][h] = nothing)
        return
    end
end

function close_scope(made)
    Threads.atomic_sub!(OPEN_SCOPES, 1)
    pop!(task_local_storage(:catenary_scopes))
    foreach(release!, collect(keys(made)))
end

@inline function account(ptr, h)
    OPEN_SCOPES[] == 0 || record(h)
    bytes = Threads.atomic_add!(ALLOCATED, weight(ptr))
    bytes > BUDGET[] && collect_garbage()
    return
end

function used_bytes()
    statistics = Ref(R.ctn_memory_statistics(sizeof(R.ctn_memory_statistics), 0, 0, 0, 0, 0, 0, 0, 0))
    R.ctn_memory_get_statistics(C_NULL, statistics) == R.CTN_OK ? Int(statistics[].used_bytes) : 0
end

@noinline function collect_garbage()
    ALLOCATED[] = 0
    before = used_bytes()
    GC.gc(false)
    after = used_bytes()
    if after > BUDGET[] && 2after > before # old objects hold the memory
        GC.gc(true)
        after = used_bytes()
    end
    BUDGET[] = max(64 << 20, after)
    return
end

"""A new reference from C as an object that gives it back."""
@inline function own(::Type{H}, ptr::Ptr) where {H<:Handle}
    h = H(ptr)
    account(ptr, h)
    return h
end

own_or_nothing(::Type{H}, ptr::Ptr) where {H} = ptr == C_NULL ? nothing : own(H, ptr)

# Arrays whose type is expected: the type is known to the compiler.
@inline function own(::Type{NDArray{T,N}}, ptr::Ptr{R.ctn_array}) where {T,N}
    if R.ctn_array_dtype(ptr) == dtype_code(T) && R.ctn_array_ndim(ptr) == N
        a = NDArray{T,N}(ptr)
        account(ptr, a)
        return a
    end
    return own(NDArray, ptr)
end

@noinline function own(::Type{NDArray}, ptr::Ptr{R.ctn_array})
    T, N = ELTYPES[R.ctn_array_dtype(ptr)+1], Int(R.ctn_array_ndim(ptr))
    a = NDArray{T,N}(ptr)
    account(ptr, a)
    return a
end

cells(::Type{T}, n) where {T} = fill(Ptr{T}(C_NULL), n)
own_all(::Type{H}, pointers) where {H} = [own_or_nothing(H, p) for p in pointers]
