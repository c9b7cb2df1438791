# The examples in docstrings and in README.md give what stands below them.

# Versions of Julia write types differently.
function normal(text)
    text = replace(text, r"Array\{(\w+), ?1\}" => s"Vector{\1}")
    text = replace(text, r"Array\{(\w+), ?2\}" => s"Matrix{\1}")
    return strip(replace(replace(text, ", " => ","), r"[ \t]+$"m => ""))
end

# Prompts of a block: code, expected output, and the number of the line.
function prompts(block)
    found = Tuple{String,String}[]
    code, output = String[], String[]
    finish() = isempty(code) || push!(found, (join(code, "\n"), join(output, "\n")))
    for line in split(block, '\n')
        if startswith(line, "julia> ")
            finish()
            code, output = [line[8:end]], String[]
        elseif startswith(line, "       ") && isempty(output) && !isempty(code)
            push!(code, line[8:end])
        elseif !isempty(strip(line))
            push!(output, line)
        end
    end
    finish()
    return found
end

function run_block(block, where)
    m = Module(:Example)
    Core.eval(m, :(using Catenary))
    for (code, expected) in prompts(block)
        value = include_string(m, code)
        shown = endswith(rstrip(code), ";") || value === nothing ? "" :
                sprint((io, x) -> Base.invokelatest(show, io, MIME"text/plain"(), x), value)
        normal(shown) == normal(expected) || println("in $where:\n$code\ngives\n$shown\ninstead of\n$expected")
        @test normal(shown) == normal(expected)
    end
    return length(prompts(block))
end

@testset "examples" begin
    root, count = dirname(@__DIR__), 0
    for file in sort!(readdir(joinpath(root, "src"); join=true)), found in eachmatch(r"```jldoctest\n(.*?)```"s, read(file, String))
        count += run_block(replace(found.captures[1], "\\\$" => "\$"), basename(file))
    end
    @test count > 15
    for found in eachmatch(r"```julia-repl\n(.*?)```"s, read(joinpath(root, "README.md"), String))
        count += run_block(found.captures[1], "README.md")
    end
    @test count > 30
end

function documented(name)
    binding = Base.Docs.Binding(Catenary, name)
    value = getfield(Catenary, name)
    modules = Any[Catenary, Support, Calls, CatenaryRaw]
    value isa Module && push!(modules, value)
    return any(m -> haskey(Base.Docs.meta(m), Base.Docs.aliasof(binding)), modules)
end

@testset "what is exported has documentation" begin
    undocumented = [name for name in names(Catenary) if name !== :Catenary && !documented(name)]
    @test undocumented == []
end
