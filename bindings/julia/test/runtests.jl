# Tests of the package. Arguments name the files to run; without any, all are run.
using Catenary, Test

const FILES = ["package", "arrays", "broadcast", "errors", "callbacks", "variables", "links", "datasets", "memory"]

"""The exception that a function throws, with the place of the callback that threw it; nothing if it throws none."""
caught(f) = try
    f()
    nothing
catch e
    (e, callback_backtrace())
end

@testset "Catenary" begin
    @testset "$name" for name in (isempty(ARGS) ? FILES : ARGS)
        include(joinpath(@__DIR__, "$name.jl"))
    end
end
