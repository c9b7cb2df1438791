# Two threads: arrays, backward passes, messages and settings are independent.

@testset "threads" begin
    @test Threads.nthreads() >= 2
    work(k) = begin
        x = Variable(fill(Float64(k), 100))
        for i in 1:200
            cleargrad!(x)
            backward!(sum(x .^ 2 .+ i .* x))
            grad(x)[1] == 2k + i || return false
            e = try
                Calls.array_reshape(zeros(3), [k + 1000])
            catch e
                e
            end
            occursin(string(k + 1000), e.message) || return false
        end
        return true
    end
    results = [Threads.@spawn work(k) for k in 1:8]
    @test all(fetch, results)
    seen = Vector{Bool}(undef, 4)
    no_backprop_mode() do
        foreach(fetch, [spawn(() -> (seen[i] = Calls.backprop_enabled())) for i in 1:4])
    end
    @test !any(seen)
    thrown = Threads.@spawn try
        Links.Chain((self, x) -> error("in a thread"))([1.0])
    catch e
        e
    end
    @test fetch(thrown) == ErrorException("in a thread")
    total = Threads.Atomic{Int}(0)
    Threads.@threads for i in 1:20_000
        a = NDArray([Float64(i)]) .+ 1
        Threads.atomic_add!(total, Int(a[1]))
    end
    @test total[] == sum(2:20_001)
    GC.gc()
end
