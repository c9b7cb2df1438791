# Memory: the collector gives back what the library holds, scopes and release! at once.

resident() = parse(Int, split(read("/proc/self/statm", String))[2]) * 4096

function loop(n, size)
    a, b = NDArray(rand(Float32, size)), NDArray(rand(Float32, size))
    peak = 0
    for i in 1:n
        a .+ b
        i % 1000 == 0 && (peak = max(peak, Support.used_bytes()))
    end
    return peak
end

@testset "a million arrays" begin
    loop(500_000, 10) # until collections have their rhythm
    before = resident()
    peak = loop(1_000_000, 10)
    @test resident() - before < 100 << 20
    @test peak < 200 << 20 # the arrays of a million calls would hold 300 MB and more
end

@testset "large arrays, of which the collector sees a few bytes" begin
    @test loop(3000, 1 << 20) < 300 << 20 # of 12 GB
    x = Variable(rand(Float32, 1 << 18))
    peak = 0
    for _ in 1:500
        exp.(x) .* 2 .+ x
        peak = max(peak, Support.used_bytes())
    end
    @test peak < 400 << 20
end

@testset "a million arrays of Julia's memory" begin
    x = rand(Float32, 10)
    before = resident()
    for _ in 1:200_000
        release!(NDArray(x))
    end
    @test resident() - before < 50 << 20 && Support.held_count() < 200_000
end

@testset "release! and scopes" begin
    used = Support.used_bytes()
    a = zeros(NDArray{Float32}, 1 << 20)
    @test Support.used_bytes() >= used + (4 << 20)
    release!(a)
    @test Support.used_bytes() == used
    release!(a)
    @test_throws ArgumentError size(a)
    @test_throws CatenaryError Calls.array_sum(a)
    a = zeros(NDArray{Float32}, 1 << 20)
    finalize(a) # as the collector does
    @test Support.used_bytes() == used
    finalize(a)
    release!(a)
    @test_throws ArgumentError size(a)
    outside = nothing
    kept, other = scope() do
        outside = zeros(NDArray{Float32}, 10)
        inner = scope(() -> zeros(NDArray{Float32}, 10))
        keep(zeros(NDArray{Float32}, 3)), inner
    end
    @test kept == zeros(3) && other == zeros(10)
    @test_throws ArgumentError outside[1]
    @test_throws ErrorException scope(() -> error("leaves"))
    @test Support.OPEN_SCOPES[] == 0
end
