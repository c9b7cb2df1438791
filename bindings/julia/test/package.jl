# The package as such: what Aqua.jl would look at.

modules(m) = [m; [getfield(m, n) for n in names(m; all=true) if isdefined(m, n) && getfield(m, n) isa Module &&
                  parentmodule(getfield(m, n)) === m && getfield(m, n) !== m]]
const OWN = modules(Catenary)

@testset "no ambiguous methods" begin
    ambiguous = detect_ambiguities(Base, Base.Broadcast, OWN...; recursive=false)
    # Other packages' methods for any AbstractArray are theirs to mend.
    concerns(pair) = any(m -> m.module in OWN, pair) && all(m -> m.module in OWN || parentmodule(m.module) in (Base, Core, Main), pair)
    found = [join(("$(m.name) ($(m.file):$(m.line))" for m in pair), " and ") for pair in ambiguous if concerns(pair)]
    @test isempty(found)
end

@testset "no unbound type parameters" begin
    @test isempty(detect_unbound_args(OWN...; recursive=false))
end

@testset "every exported name is defined" begin
    for m in OWN, name in names(m)
        @test isdefined(m, name)
    end
end

@testset "no methods of other packages' functions for other packages' types" begin
    ours(m::Module) = m === Catenary || parentmodule(m) !== m && ours(parentmodule(m))
    ours(T::UnionAll) = ours(Base.unwrap_unionall(T))
    ours(T::Union) = ours(T.a) || ours(T.b)
    ours(T::TypeVar) = ours(T.ub)
    ours(T::DataType) = ours(parentmodule(T)) || any(p -> p isa Type || p isa TypeVar ? ours(p) : false, T.parameters)
    ours(T) = false
    @test ours(NDArray{Float32,1}) && !ours(Vector{Int})
    for m in OWN, name in names(Base; all=true)
        isdefined(Base, name) && !Base.isdeprecated(Base, name) || continue
        f = getfield(Base, name)
        f isa Union{Function,Type} || continue
        for method in methods(f)
            method.module === m || continue
            signature = Base.unwrap_unionall(method.sig)
            @test any(ours, signature.parameters[2:end]) || ours(signature.parameters[1])
        end
    end
end

@testset "the package file" begin
    text = read(joinpath(dirname(@__DIR__), "Project.toml"), String)
    @test occursin("name = \"Catenary\"", text) && occursin(r"^uuid = \"[0-9a-f-]{36}\"$"m, text)
    @test Calls.version() == match(r"^version = \"(.*)\"$"m, text).captures[1]
    @test occursin(r"^julia = \"1.5\"$"m, text)
    dependencies = match(r"\[deps\]\n((?:.+\n)*)", text).captures[1]
    @test dependencies == "Libdl = \"8f399da3-3557-5675-b5ff-fb832c97cbdb\"\n"
end
