# Arrays: construction, sharing of memory with Julia, elements, views.

Support.as_array(a::NDArray) = a
Support.as_array(a::AbstractArray) = NDArray(a)
Support.as_array(x::Variable) = data(x)
Support.as_array(x::Union{Float64,Float32,Float16,BFloat16}) = weak(R.ctn_array_scalar_f64, Float64(x))
Support.as_array(x::Bool) = weak(R.ctn_array_scalar_bool, x)
Support.as_array(x::Integer) = weak(R.ctn_array_scalar_i64, Int64(x))
Support.as_array(x::Real) = Support.as_array(Float64(x))
@noinline Support.as_array(x) = throw(ArgumentError("expected an array or a number, got $(typeof(x))"))

function weak(make, x)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(make(x, out))
    return own(NDArray, out[])
end

# Whether memory of the array can be passed to the library as it is.
shares_memory(a::NDArray) = true
shares_memory(a::StridedArray{T}) where {T} = T <: Support.Element
shares_memory(a::PermutedDimsArray) = shares_memory(parent(a))
shares_memory(a::AbstractArray) = false

NDArray(a::NDArray) = a
NDArray{T}(a::AbstractArray) where {T} = eltype(a) === T ? NDArray(a) : NDArray(convert(AbstractArray{T}, a))
NDArray{T,N}(a::AbstractArray{S,N}) where {T,S,N} = NDArray{T}(a)
NDArray{T,N}(a::NDArray{T,N}) where {T,N} = a
NDArray{T}(a::NDArray{S}) where {T,S} = S === T ? a : astype(a, T)

NDArray(a::PermutedDimsArray{T,N,perm}) where {T,N,perm} =
    shares_memory(parent(a)) ? permuted(NDArray(parent(a)), perm) : NDArray(collect(a))

function NDArray(a::AbstractArray{T,N}) where {T,N}
    T <: Support.Element || throw(ArgumentError("$T is not an element type of the library; there are: " *
                                                join(Support.ELTYPES, ", ")))
    shares_memory(a) || return NDArray(Array(a))
    bytes = sizeof(T) .* strides(a)
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    data = hold(a, sizeof(T) * length(a))
    GC.@preserve a check(R.ctn_array_from_memory(pointer(a), Int64[size(a)...], N, Int64[bytes...], dtype_code(T),
                                                 DESTROY(), data, out))
    return own(NDArray{T,N}, out[])
end

NDArray(x::Number) = NDArray(fill(x))

"""
    NDArray{T}(undef, dims...)

A new array with undefined contents on the current device, with the last axis contiguous.
"""
function NDArray{T}(::UndefInitializer, dims::Dims{N}) where {T,N}
    out = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_empty(Int64[dims...], N, dtype_code(T), out))
    return own(NDArray{T,N}, out[])
end
NDArray{T}(::UndefInitializer, dims::Integer...) where {T} = NDArray{T}(undef, map(Int, dims))
NDArray{T,N}(::UndefInitializer, dims::Dims{N}) where {T,N} = NDArray{T}(undef, dims)

"""
    rowmajor(a::AbstractArray)

The memory of `a` with the axes in reverse order: a Julia array of size (features, batch) becomes an array of size
(batch, features) whose last axis is contiguous, as the library's functions expect it. Nothing is copied.

```jldoctest
julia> x = Float32[1 2 3; 4 5 6]; size(rowmajor(x)), strides(rowmajor(x))
((3, 2), (2, 1))
```
"""
rowmajor(a::AbstractArray{T,N}) where {T,N} = permuted(NDArray(a), ntuple(i -> N + 1 - i, N))

"""
    permuted(a::NDArray, perm)

A view of `a` with its axes in another order. Nothing is copied.
"""
permuted(a::NDArray{T,N}, perm) where {T,N} =
    Calls.array_transpose(a; axes=Int64[p - 1 for p in perm])::NDArray{T,N}

# Shapes are read at an address of C.
@inline alive(a) = a.ptr == C_NULL ? gone() : a
@noinline gone() = throw(ArgumentError("the object was released"))

Base.size(a::NDArray{T,N}) where {T,N} = GC.@preserve a begin
    shape = R.ctn_array_shape(alive(a))
    ntuple(i -> Int(unsafe_load(shape, i)), Val(N))
end
Base.length(a::NDArray) = Int(R.ctn_array_size(a))

bytestrides(a::NDArray{T,N}) where {T,N} = GC.@preserve a begin
    steps = R.ctn_array_strides(alive(a))
    ntuple(i -> Int(unsafe_load(steps, i)), Val(N))
end

function Base.strides(a::NDArray{T}) where {T}
    bytes = bytestrides(a)
    all(b -> b % sizeof(T) == 0, bytes) || throw(ArgumentError("the strides are not multiples of the size of an element"))
    return bytes .÷ sizeof(T)
end
Base.stride(a::NDArray{T,N}, i::Integer) where {T,N} = i > N ? length(a) : strides(a)[i]
Base.elsize(::Type{<:NDArray{T}}) where {T} = sizeof(T)

"""
    pointer(a::NDArray)

Address of the first element. Arrays on devices other than the CPU are an error.
"""
function Base.pointer(a::NDArray{T}) where {T}
    out = Ref{Ptr{Cvoid}}(C_NULL)
    check(R.ctn_array_data(a, out))
    return Ptr{T}(out[])
end
Base.unsafe_convert(::Type{Ptr{T}}, a::NDArray{T}) where {T<:Support.Element} = pointer(a)

"""Name of the device on which the array lives, such as "cpu"."""
device(a::NDArray) = Calls.array_device(a)

"""The elements of an array on the CPU, for loops; see `host`."""
struct HostArray{T,N} <: AbstractArray{T,N}
    parent::NDArray{T,N}
    address::Ptr{T}
    dims::NTuple{N,Int}
    steps::NTuple{N,Int}
end

"""
    host(a::NDArray)

The elements of an array on the CPU as an array for loops: like `a`, without calls of the library. Nothing is copied.
After writing to it, call `written!(a)`, unless no gradient needs the previous values.
"""
host(a::NDArray{T,N}) where {T,N} = HostArray{T,N}(a, pointer(a), size(a), bytestrides(a))

Base.size(h::HostArray) = h.dims
Base.parent(h::HostArray) = h.parent
Base.strides(h::HostArray{T}) where {T} = strides(h.parent)
Base.unsafe_convert(::Type{Ptr{T}}, h::HostArray{T}) where {T} = h.address
Base.elsize(::Type{<:HostArray{T}}) where {T} = sizeof(T)
Support.as_array(h::HostArray) = h.parent

@inline address(base::Ptr{T}, steps::NTuple{N,Int}, I::NTuple{N,Int}) where {T,N} =
    base + sum(ntuple(i -> (I[i] - 1) * steps[i], Val(N)))
@inline address(base::Ptr, ::Tuple{}, ::Tuple{}) = base

Base.@propagate_inbounds function Base.getindex(h::HostArray{T,N}, I::Vararg{Int,N}) where {T,N}
    @boundscheck checkbounds(h, I...)
    p = h.parent
    return GC.@preserve p unsafe_load(address(h.address, h.steps, I))
end

Base.@propagate_inbounds function Base.setindex!(h::HostArray{T,N}, x, I::Vararg{Int,N}) where {T,N}
    @boundscheck checkbounds(h, I...)
    p, value = h.parent, convert(T, x)
    GC.@preserve p unsafe_store!(address(h.address, h.steps, I), value)
    return h
end

"""Tells the library that the elements were written through `host` or `pointer`."""
written!(a::NDArray) = (check(R.ctn_array_mark_written(a)); a)

function Base.getindex(a::NDArray{T,N}, I::Vararg{Int,N}) where {T,N}
    @boundscheck checkbounds(a, I...)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    if R.ctn_array_data(a, out) == R.CTN_OK
        return GC.@preserve a unsafe_load(address(Ptr{T}(out[]), bytestrides(a), I))
    end
    result = Ref{T}()
    item = Calls.array_get(a, R.ctn_index[index_item(1, i) for i in I])
    GC.@preserve result check(R.ctn_array_to_data(item, Base.unsafe_convert(Ptr{T}, result), sizeof(T)))
    return result[]
end

function Base.setindex!(a::NDArray{T,N}, x, I::Vararg{Int,N}) where {T,N}
    @boundscheck checkbounds(a, I...)
    Calls.array_set(a, R.ctn_index[index_item(1, i) for i in I], NDArray(fill(convert(T, x))))
    return a
end

# Positions that count from 0, with ends that are excluded, as in C.
index_item(n::Integer, i::Integer) = R.ctn_index(R.CTN_INDEX_INT, i - 1, 0, 0)
index_item(n::Integer, ::Colon) = R.ctn_index(R.CTN_INDEX_SLICE, R.CTN_OMITTED, R.CTN_OMITTED, 1)
function index_item(n::Integer, r::AbstractRange{<:Integer})
    isempty(r) && return R.ctn_index(R.CTN_INDEX_SLICE, 0, 0, 1)
    stop = last(r) - 1 + sign(step(r))
    return R.ctn_index(R.CTN_INDEX_SLICE, first(r) - 1, stop < 0 ? R.CTN_OMITTED : stop, step(r))
end

const BasicIndex = Union{Integer,Colon,AbstractRange{<:Integer}}

"""
    view(a::NDArray, indices...)

A part of the array that shares its memory, by positions, ranges and colons, one for each axis.
"""
function Base.view(a::NDArray{T,N}, I::Vararg{BasicIndex,N}) where {T,N}
    checkbounds(a, I...)
    M = Base.count(i -> !(i isa Integer), I)
    return Calls.array_get(a, R.ctn_index[index_item(size(a, k), i) for (k, i) in enumerate(I)])::NDArray{T,M}
end

function Base.getindex(a::NDArray{T,N}, I::Vararg{BasicIndex,N}) where {T,N}
    all(i -> i isa Integer, I) && return a[map(Int, I)...]
    return copy(view(a, I...))
end

function Base.setindex!(a::NDArray{T,N}, x, I::Vararg{BasicIndex,N}) where {T,N}
    all(i -> i isa Integer, I) && return setindex!(a, x, map(Int, I)...)
    x isa AbstractArray ? (view(a, I...) .= x) : fill!(view(a, I...), x)
    return a
end

Base.similar(a::NDArray, ::Type{T}, dims::Dims) where {T} =
    T <: Support.Element ? NDArray{T}(undef, dims) : Array{T}(undef, dims)
Base.similar(::Type{<:NDArray{T}}, dims::Dims) where {T} = NDArray{T}(undef, dims)
Base.copy(a::NDArray{T,N}) where {T,N} = Calls.array_copy(a)::NDArray{T,N}
"""The array with elements of another type."""
astype(a::NDArray{S,N}, ::Type{T}) where {S,N,T} = Calls.array_astype(a, T)::NDArray{T,N}

function Base.fill!(a::NDArray{T}, x) where {T}
    Calls.array_fill(a, NDArray(fill(convert(T, x))))
    return a
end

# Conversions that lose nothing may be left to the library; Julia checks the others element by element.
widens(::Type{T}, ::Type{T}) where {T} = true
widens(::Type{S}, ::Type{T}) where {S,T} =
    T <: AbstractFloat || S === Bool || promote_type(S, T) === T && (S <: Signed) == (T <: Signed)

function Base.copyto!(dest::NDArray{T,N}, src::Union{NDArray{S,N},HostArray{S,N},StridedArray{S,N}}) where {T,S,N}
    if size(dest) == size(src) && S <: Support.Element && widens(S, T)
        Calls.array_copyto(dest, src, :unsafe)
        return dest
    end
    return invoke(copyto!, Tuple{AbstractArray,AbstractArray}, dest, src)
end

function Base.Array(a::NDArray{T,N}) where {T,N}
    result = Array{T,N}(undef, size(a))
    reversed = permuted(a, ntuple(i -> N + 1 - i, N)) # its C order is Julia's order of `a`
    check(R.ctn_array_to_data(reversed, result, sizeof(result)))
    return result
end
Base.Array{T}(a::NDArray{T,N}) where {T,N} = Array(a)
Base.Array{T,N}(a::NDArray{T,N}) where {T,N} = Array(a)
Base.collect(a::NDArray) = Array(a)

function Base.reshape(a::NDArray{T,N}, dims::Dims{M}) where {T,N,M}
    prod(dims) == length(a) || throw(DimensionMismatch("an array of size $(size(a)) has no size $dims"))
    R.ctn_array_is_f_contiguous(a) == 0 && return invoke(reshape, Tuple{AbstractArray,Dims{M}}, a, dims)
    flat = permuted(a, ntuple(i -> N + 1 - i, N))
    return permuted(Calls.array_reshape(flat, reverse(dims))::NDArray{T,M}, ntuple(i -> M + 1 - i, M))
end

"""
    to_device(a::NDArray, device)

The array on a device, such as "cpu" or "cuda:0": itself if it is there, otherwise a copy.
"""
to_device(a::NDArray{T,N}, device) where {T,N} = Calls.array_to_device(a; device=device)::NDArray{T,N}

for (name, call) in ((:zeros, :array_zeros), (:ones, :array_ones))
    @eval begin
        function Base.$name(::Type{NDArray{T}}, dims::Dims) where {T}
            return Calls.$call(dims, T)::NDArray{T,length(dims)}
        end
        Base.$name(::Type{NDArray{T}}, ::Tuple{}) where {T} = Calls.$call((), T)::NDArray{T,0}
        Base.$name(::Type{NDArray{T}}, dims::Integer...) where {T} = $name(NDArray{T}, map(Int, dims))
        Base.$name(::Type{NDArray}, dims::Integer...) = $name(NDArray{Float32}, map(Int, dims))
    end
end


# Reductions and products of floating-point numbers by the library; others are loops in Julia.
const LibraryFloat = Union{Float32,Float64}
for (f, call) in ((:sum, :array_sum), (:maximum, :array_max), (:minimum, :array_min))
    @eval Base.$f(a::NDArray{T}; dims=:) where {T<:LibraryFloat} = reduced(Calls.$call, a, dims)
end
reduced(call, a::NDArray{T}, ::Colon) where {T} = call(a)[]::T
reduced(call, a::NDArray, dims) = call(a; axes=[d - 1 for d in dims if d <= ndims(a)], keepdims=true)

const Product = Union{NDArray{T,1},NDArray{T,2}} where {T}
function Base.:*(a::NDArray{T,2}, b::Product{T}) where {T<:LibraryFloat}
    size(a, 2) == size(b, 1) || throw(DimensionMismatch("matrices of sizes $(size(a)) and $(size(b))"))
    return Calls.array_matmul(a, b)
end
