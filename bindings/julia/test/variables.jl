# Variables, functions with gradients in Julia, gradient checks.

@testset "operators and dotted expressions are recorded" begin
    a, b = rand(3, 4) .+ 0.5, rand(3, 4) .+ 0.5
    x, y = Variable(a), Variable(b)
    for (made, expected, gx) in ((x + y, a + b, one.(a)), (x - y, a - b, one.(a)), (x .* y, a .* b, b), (x ./ y, a ./ b, 1 ./ b),
                                 (-x, -a, -one.(a)), (2x, 2a, 2 .* one.(a)), (x / 2, a / 2, one.(a) ./ 2), (3 .- x, 3 .- a, -one.(a)),
                                 (1 ./ x, 1 ./ a, -1 ./ a .^ 2), (x .^ 2, a .^ 2, 2a), (x .^ 3, a .^ 3, 3a .^ 2), (x .^ y, a .^ b, b .* a .^ (b .- 1)),
                                 (exp.(x) .* 2 .+ log.(x), exp.(a) .* 2 .+ log.(a), exp.(a) .* 2 .+ 1 ./ a),
                                 (max.(x, y), max.(a, b), Float64.(a .>= b)), (x .+ b[:, 1], a .+ b[:, 1], one.(a)),
                                 (tanh.(x .+ 1 .+ y), tanh.(a .+ 1 .+ b), 1 .- tanh.(a .+ 1 .+ b) .^ 2))
        @test made isa Variable && data(made) ≈ expected
        cleargrad!(x)
        backward!(sum(made))
        @test grad(x) ≈ gx
    end
    column = Variable(b[:, 1]) # a vector is a column
    backward!(sum(x .* column))
    @test grad(column) ≈ vec(sum(a; dims=2))
    @test eltype(Variable(Float32[1]) .* 2.0) == Float32 # numbers take the type of the variable
    @test eltype(Float64.(Variable(Float32[1]))) == Float64
    @test_throws DimensionMismatch x + Variable(b[:, 1])
    @test_throws ArgumentError gcd.(x, y)
    @test_throws ArgumentError a .= x .* y
end

@testset "matrices, reductions, shapes" begin
    a, b = rand(2, 3), rand(3, 4)
    x, y = Variable(a), Variable(b)
    @test data(x * y) ≈ a * b && data(x * Variable(b[:, 1])) ≈ a * b[:, 1] && data(x * b) ≈ a * b
    @test sum(x)[] ≈ sum(a) && data(sum(x; dims=1)) ≈ sum(a; dims=1) && data(maximum(x; dims=(1, 2))) == maximum(a; dims=(1, 2))
    @test data(permutedims(x)) == permutedims(a) && data(reshape(x, 3, 2)) == reshape(a, 3, 2)
    @test data(Functions.reshape(x, (3, 2))) == permutedims(reshape(permutedims(a), 2, 3)) # the order of C
    @test data(x[1, 2:3]) == a[1, 2:3] && data(x[:, end]) == a[:, end]
    backward!(sum(x[1, 2:3]))
    @test grad(x) == [0 1 1; 0 0 0]
    @test_throws BoundsError x[3, 1]
    @test size(x) == (2, 3) && size(x, 2) == 3 && length(x) == 6 && ndims(x) == 2
    @test gradient(sum(x .^ 2), x) !== nothing && data(gradient(sum(x .^ 2), x)) ≈ 2a
    second = gradient(sum(gradient(sum(x .^ 3), x; create_graph=true)), x)
    @test data(second) ≈ 6a
    @test occursin("Variable", sprint(show, x))
    @test Functions.softmax_cross_entropy(zeros(Float32, 2, 3), Int32[0, 1])[] ≈ log(3f0)
    @test Functions.mean_squared_error(x, a; reduction=:sum)[] == 0
end

@testset "functions with gradients in Julia" begin
    @differentiable function scaled(x, y)
        z = x .* y
        return z, g -> (g .* y, g .* x)
    end
    a, b = rand(3), rand(3)
    x, y = Variable(a), Variable(b)
    backward!(sum(scaled(x, y)))
    @test grad(x) ≈ b && grad(y) ≈ a
    both = differentiable(; name="both", outputs=2) do x
        x .+ 1, 2 .* x, (g, h) -> (g === nothing ? 0 .* h : g) .+ (h === nothing ? 0 .* g : 2 .* h)
    end
    p, q = both(x)
    @test data(p) == a .+ 1 && data(q) == 2a
    cleargrad!(x)
    backward!(sum(q))
    @test grad(x) == fill(2.0, 3)
    none = differentiable(x -> (x .* 1, g -> nothing))
    cleargrad!(x)
    backward!(sum(none(x)))
    @test grad(x) === nothing
    @test_throws ArgumentError differentiable(x -> x)(x)
    Calls.gradient_check_backward(inputs -> scaled(inputs...), [a, b], 1e-4, 1e-5, 1e-5; y_grad=[ones(3)])
    wrong = differentiable(x -> (x .* x, g -> g .* x))
    @test_throws CatenaryError Calls.gradient_check_backward(inputs -> wrong(inputs...), [a], 1e-4, 1e-5, 1e-5; y_grad=[ones(3)])
    full = Calls.function_new(; name="full", forward=(node, inputs) -> inputs[1] .^ 2,
                              backward_variables=(node, inputs, grads) -> 2 .* inputs[1] .* grads[1])
    y = Calls.function_call(full, x, 1)[1]
    @test data(gradient(sum(gradient(sum(y), x; create_graph=true)), x)) ≈ fill(2.0, 3)
end
