# Element types of Julia and of the library.

"""
    BFloat16

A floating-point number with the range of Float32 and 8 bits of precision: an element type without arithmetic of its own.
"""
primitive type BFloat16 <: AbstractFloat 16 end

BFloat16(x::BFloat16) = x
function BFloat16(x::Float32)
    bits = reinterpret(UInt32, x)
    isnan(x) && return reinterpret(BFloat16, ((bits >> 16) | 0x0040) % UInt16)
    rounding = 0x7fff + ((bits >> 16) & 1)
    return reinterpret(BFloat16, ((bits + rounding) >> 16) % UInt16)
end
BFloat16(x::Real) = BFloat16(Float32(x))
Base.Float32(x::BFloat16) = reinterpret(Float32, UInt32(reinterpret(UInt16, x)) << 16)
(::Type{T})(x::BFloat16) where {T<:Union{Float16,Float64,Integer}} = T(Float32(x))
Base.promote_rule(::Type{BFloat16}, ::Type{T}) where {T<:Union{Float32,Float64}} = T
Base.promote_rule(::Type{BFloat16}, ::Type{Float16}) = Float32
Base.promote_rule(::Type{BFloat16}, ::Type{<:Integer}) = BFloat16
Base.show(io::IO, x::BFloat16) = print(io, "BFloat16(", Float32(x), ")")
Base.isnan(x::BFloat16) = isnan(Float32(x))
Base.:(==)(x::BFloat16, y::BFloat16) = Float32(x) == Float32(y)
Base.isless(x::BFloat16, y::BFloat16) = isless(Float32(x), Float32(y))
for op in (:+, :-, :*, :/)
    @eval Base.$op(x::BFloat16, y::BFloat16) = BFloat16($op(Float32(x), Float32(y)))
end
Base.:-(x::BFloat16) = BFloat16(-Float32(x))

# In the order of their codes, from 0.
const ELTYPES = (Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, Float16, BFloat16, Float32, Float64)
const Element = Union{ELTYPES...}

for (i, T) in enumerate(ELTYPES)
    @eval dtype_code(::Type{$T}) = Int32($(i - 1))
end
dtype_code(::Nothing) = R.CTN_DTYPE_NONE
@noinline dtype_code(::Type{T}) where {T} =
    throw(ArgumentError("$T is not an element type of the library; there are: $(join(ELTYPES, ", "))"))
@noinline dtype_code(name::AbstractString) = begin
    code = Ref{Int32}(-1)
    check(R.ctn_dtype_from_name(name, code))
    code[]
end
dtype_codes(list) = Int32[dtype_code(T) for T in list]

eltype_of(code::Integer) = code == R.CTN_DTYPE_NONE ? nothing : ELTYPES[code+1]
