# Arrays: sharing of memory both ways, shapes and strides, elements, views.

@testset "a Julia array shares its memory with the library" begin
    x = Float32[1 2 3; 4 5 6]
    a = NDArray(x)
    @test size(a) == (2, 3) && strides(a) == (1, 2) && eltype(a) == Float32 && a isa AbstractMatrix{Float32}
    @test pointer(a) == pointer(x)
    x[2, 3] = 60
    @test a[2, 3] == 60
    a[1, 1] = 10
    @test x[1, 1] == 10
    @test Calls.array_item_f64(a, [0, 0]) == 10 # the library's positions count from 0
    @test NDArray(view(x, :, 2:3)) == x[:, 2:3] && pointer(NDArray(view(x, :, 2:3))) == pointer(x, 3)
    @test NDArray(PermutedDimsArray(x, (2, 1))) == permutedims(x)
    @test NDArray(1:3) == 1:3
    @test_throws ArgumentError NDArray(["text"])
end

@testset "an array of the library is an array of Julia" begin
    a = Calls.array_arange_f64(0, 6, 1; dtype=Float64)
    m = Calls.array_reshape(a, (2, 3))
    @test m == [0 1 2; 3 4 5] && strides(m) == (3, 1)
    @test m[2, 1] == 3 && m[end] == 5
    @test_throws BoundsError m[3, 1]
    @test sum(m) == 15 && maximum(m) == 5 && collect(m) isa Matrix{Float64}
    @test m * [1.0, 1, 1] == [3, 12]
    h = host(m)
    @test pointer(m) == Base.unsafe_convert(Ptr{Float64}, h) && h[2, 2] == 4
    h[2, 2] = 40
    @test m[2, 2] == 40
    written!(m)
    @test similar(m) isa NDArray{Float64,2} && copy(m) == m && pointer(copy(m)) != pointer(m)
    @test occursin("2×3 NDArray{Float64,2}", sprint(show, MIME"text/plain"(), m))
end

@testset "40 MB pass in and out without a copy" begin
    x = zeros(Float32, 1000, 10_000)
    statistics() = Support.used_bytes()
    before = statistics()
    a = NDArray(x)
    @test pointer(a) == pointer(x)
    h = host(a)
    @test Base.unsafe_convert(Ptr{Float32}, h) == pointer(x)
    @test statistics() == before
    @test pointer(rowmajor(x)) == pointer(x) && size(rowmajor(x)) == (10_000, 1000)
    @test Calls.array_is_c_contiguous(rowmajor(x))
end

@testset "views and indices" begin
    x = reshape(collect(1.0:24), 2, 3, 4)
    a = NDArray(x)
    @test view(a, 1, :, 2:3) == x[1, :, 2:3] && view(a, 1, :, 2:3) isa NDArray
    @test a[:, 3:-1:1, 1] == x[:, 3:-1:1, 1]
    @test a[2, 1:0, 1] == x[2, 1:0, 1]
    @test a[[1, 2], 2, [4, 1]] == x[[1, 2], 2, [4, 1]]
    a[:, 1, 1] = [100, 200]
    @test x[:, 1, 1] == [100, 200]
    a[1, :, :] .= 0
    @test all(iszero, x[1, :, :])
    @test reshape(a, 6, 4) == reshape(x, 6, 4) && reshape(copy(permuted(a, (3, 2, 1))), 4, 6) == reshape(permutedims(x, (3, 2, 1)), 4, 6)
    @test permuted(a, (2, 3, 1)) == permutedims(x, (2, 3, 1))
    @test_throws DimensionMismatch reshape(a, 5, 5)
    @test_throws BoundsError view(a, 3, :, :)
end

@testset "every element type" begin
    for T in Support.ELTYPES
        x = T === Bool ? [true, false, true] : T[1, 2, 3]
        a = NDArray(x)
        @test eltype(a) == T && Array(a) == x && Calls.array_dtype(a) == T
        @test Array(copy(a)) == x
        z = zeros(NDArray{T}, 2, 2)
        @test z isa NDArray{T,2} && all(iszero, z)
    end
    @test Float32(BFloat16(1.0f0)) == 1 && BFloat16(3.14159) == BFloat16(3.140625)
    @test astype(NDArray([1.5, 2.5]), Int32) == [1, 2]
    @test_throws InexactError NDArray([1, 2]) .= NDArray([1.5, 2.5])
end

@testset "reductions and products" begin
    x, y, v = rand(3, 4), rand(4, 2), rand(4)
    a, b = NDArray(x), NDArray(y)
    @test sum(a) ≈ sum(x) && sum(a) isa Float64 && maximum(a) == maximum(x) && minimum(NDArray(Float32[2, 1])) === 1.0f0
    for dims in (1, 2, (1, 2), 3)
        @test sum(a; dims=dims) ≈ sum(x; dims=dims) && maximum(a; dims=dims) == maximum(x; dims=dims)
    end
    @test a * b isa NDArray && a * b ≈ x * y && a * NDArray(v) ≈ x * v && a * y ≈ x * y
    @test sum(NDArray([1, 2])) === 3 && sum(abs2, a) ≈ sum(abs2, x)
    @test_throws DimensionMismatch b * a
    @test isequal(maximum(NDArray([1.0, NaN])), NaN)
end
