# Failures are exceptions with code and message.

@testset "a failing call" begin
    e = try
        Calls.array_add([1, 2], [1, 2, 3])
    catch e
        e
    end
    @test e isa CatenaryError && e.code === :SHAPE && startswith(e.message, "array_add:")
    @test occursin("SHAPE", sprint(showerror, e))
    trace = try
        Calls.array_add([1, 2], [1, 2, 3])
    catch
        stacktrace(catch_backtrace())
    end
    @test any(frame -> frame.func === :array_add, trace)
    @test_throws CatenaryError Calls.array_zeros([-1], Float32)
    @test_throws ArgumentError Calls.array_zeros([1], String)
    @test_throws ArgumentError Calls.array_copyto([1], [2], :unknown)
    @test_throws ArgumentError Calls.softmax_cross_entropy(zeros(1, 2), [0]; no_such_option=1)
    @test_throws ArgumentError Calls.device_set_current("cpu\0")
    @test_throws MethodError Calls.link_call1(1, 2)
end
