# Tests of the package. Arguments name the files to run; without any, all are run.
using Catenary, Test

const FILES = ["package", "arrays", "broadcast", "errors", "callbacks", "variables", "links", "memory"]

@testset "Catenary" begin
    @testset "$name" for name in (isempty(ARGS) ? FILES : ARGS)
        include(joinpath(@__DIR__, "$name.jl"))
    end
end
