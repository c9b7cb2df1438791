# Dotted expressions give what they give for arrays of Julia, with and without kernels.

const X, Y = Float32[1 2 3; 4 5 6], Float32[10, 20]

@testset "dotted expressions, fused: $enabled" for enabled in (true, false)
    fusion!(enabled)
    for T in (Float32, Float64), dims in ((2, 3), (0, 3), (1, 1))
        x, y = rand(T, dims), rand(T, dims[1])
        a, b = NDArray(x), NDArray(y)
        for (got, expected) in ((a .+ b, x .+ y), (a .* 2 .+ b ./ 3, x .* 2 .+ y ./ 3), (exp.(-a) .^ 2, exp.(-x) .^ 2),
                                (ifelse.(a .> b, a, b .- 1), ifelse.(x .> y, x, y .- 1)), (a .+ y .* a, x .+ y .* x),
                                (a .^ 3 .- sqrt.(a), x .^ 3 .- sqrt.(x)), (max.(a, b, 0.5) .* 2, max.(x, y, 0.5) .* 2),
                                ((a .< 0.5) .& (a .> 0.25), (x .< 0.5) .& (x .> 0.25)),
                                (atan.(a, b) .- atan.(a), atan.(x, y) .- atan.(x)), (Float64.(a) .+ 1, Float64.(x) .+ 1))
            @test got isa NDArray && eltype(got) == eltype(expected) && size(got) == size(expected)
            @test got ≈ expected || got == expected
        end
        c = similar(a)
        c .= a .* 2 .+ b
        @test c ≈ x .* 2 .+ y
        c .+= a .* c
        @test c ≈ (x .* 2 .+ y) .* (1 .+ x)
    end
end
fusion!(true)

@testset "types and shapes are Julia's" begin
    a = NDArray(X)
    @test eltype(a .+ 1) == Float32 && eltype(a .+ 1.0) == Float64 && eltype(NDArray([1, 2]) ./ 2) == Float64
    @test eltype(NDArray(Int32[1]) .+ NDArray([1])) == Int64
    @test NDArray([true, false]) .+ true == [2, 1]
    @test a .+ NDArray(Y) == X .+ Y # a vector is a column, not a row
    @test_throws DimensionMismatch a .+ NDArray(Float32[1, 2, 3])
    @test_throws DimensionMismatch a + NDArray(Y)
    @test a + a == X + X && a - a == zero(X) && -a == -X && 2a == 2X && a / 2 == X / 2
    @test NDArray(zeros(0, 3)) .+ 1 == zeros(0, 3)
    r = [1, 2]
    r .= NDArray([3, 4]) .* 2
    @test r == [6, 8]
end

@testset "what the library computes differently is a loop in Julia" begin
    @test div.(NDArray([7, -7]), 2) == [3, -3]
    @test_throws DivideError div.(NDArray([1, 2]), 0)
    @test NDArray([2, 3]) .^ 2 == [4, 9] && NDArray([2, 3]) .^ [3, 2] == [8, 9]
    @test (NDArray(Int64[-1]) .< NDArray(UInt64[1])) == [true]
    @test (NDArray([2.0^53]) .< 2^53 + 1) == [true]
    @test (x -> 2x + 1).(NDArray(X)) == 2X .+ 1
    @test string.(NDArray([1, 2])) == ["1", "2"]
    @test typemax(Int8) .+ NDArray(Int8[1]) == [typemin(Int8)]
    @test max.(NDArray(UInt8[1, 2]), 0) == [1, 2] && max.(NDArray(UInt8[3]), NDArray(Int8[2])) == [3]
    @test_throws InexactError max.(NDArray(UInt8[3]), NDArray(Int8[-2]))
    @test NDArray(UInt8[3]) .+ NDArray(Int8[-2]) == [1]
    f = NDArray([1.0, 2.0])
    f .= reverse([1, 2]) .+ view(f, 2:-1:1)
    @test f == [4.0, 2.0]
    @test (NDArray([1.0]) .== Ref(1.0)) == [true]
end

@testset "an expression that was computed before, with other values" begin
    above(a, c) = a .* 2 .> c
    for x in (Float32[1, 2, 3], Float32[0, 2^24, 5]), c in (3, 4.5, 2^25 + 1, true)
        @test above(NDArray(x), c) == above(x, c)
    end
    affine(a, k, b) = a .* k .+ b
    for k in (2, 3), b in (Float32[1, 2], Float32[1 2; 3 4])
        x = Float32[1 2; 3 4]
        @test affine(NDArray(x), k, NDArray(b)) == affine(x, k, b)
    end
    @test_throws DimensionMismatch affine(NDArray(Float32[1 2; 3 4]), 2, NDArray(Float32[1, 2, 3]))
end

@testset "the destination shares memory with an operand" begin
    for T in (Float64, Int)
        x = T[1, 2, 3, 4, 5, 6]
        a = NDArray(copy(x))
        a .= view(a, 6:-1:1) .* 2 .+ 1
        @test a == reverse(x) .* 2 .+ 1
        y = copy(x)
        b = NDArray(y)
        b .= 2 .* b .+ view(y, 6:-1:1)
        @test b == 2 .* x .+ reverse(x)
    end
end
