# Times of single calls, as medians: julia benchmarks/calls.jl
using Catenary

# Nanoseconds that the process has computed, on all its threads: what other programs take is not counted.
processor_ns() = 1000 * Int(ccall(:clock, Clong, ()))

# Median over rounds of the nanoseconds for one call; `f` is called in a loop that the compiler knows.
function median_ns(f, arguments...; rounds=51, calls=20_000)
    f(arguments...)
    times = map(1:rounds) do _
        start = processor_ns()
        for _ in 1:calls
            f(arguments...)
        end
        (processor_ns() - start) / calls
    end
    return sort(times)[(rounds+1)÷2]
end

released(a, b) = release!(a .+ b)
collected(a, b) = (a .+ b; nothing)
fused(a, b) = release!(a .* b .+ a)
raw(a, b) = begin
    out = Ref{Ptr{CatenaryRaw.ctn_array}}(C_NULL)
    CatenaryRaw.ctn_array_add(a, b, out)
    CatenaryRaw.ctn_array_release(out[])
end
gradient_of(x) = (y = sum(x .* x); backward!(y); release!(y))

function main()
    a, b = NDArray(rand(Float32, 10)), NDArray(rand(Float32, 10))
    row(name, time) = println(rpad(name, 44), round(Int, time), " ns")
    row("op/add_10, released", median_ns(released, a, b))
    row("op/add_10, left to the collector", median_ns(collected, a, b))
    row("op/add_10, the calls of C alone", median_ns(raw, a, b))
    row("a .* b .+ a of 10 elements, one kernel", median_ns(fused, a, b; calls=2000))
    row("sum(x .* x) and its gradient", median_ns(gradient_of, Variable(rand(10)); calls=2000))
    big = zeros(Float32, 10_000_000)
    row("40 MB from Julia to the library", median_ns(x -> release!(NDArray(x)), big; calls=2000))
    shared = NDArray(big)
    row("40 MB from the library to Julia", median_ns(host, shared; calls=2000))
end
main()
