# The recorded results of the reference and of NumPy (tests/golden/vectors) through the package.
include("json.jl")

const VECTORS = get(ENV, "CATENARY_GOLDEN", joinpath(@__DIR__, "../../../tests/golden/vectors"))
cases(kind) = parse_json(read(joinpath(VECTORS, kind, "cases.json"), String))

# An agreement with the recorded value: dtype, shape, and the tolerances of the case.
function compare(got, wanted, case, what)
    eltype(got) == eltype(wanted) || error("$what: expected elements $(eltype(wanted)), got $(eltype(got))")
    size(got) == size(wanted) || error("$what: expected size $(size(wanted)), got $(size(got))")
    for (g, w) in zip(Array(got), Array(wanted))
        same = g == w || w isa AbstractFloat && (isnan(w) ? isnan(g) : isfinite(g) && isfinite(w) &&
                         abs(Float64(g) - Float64(w)) <= case["atol"] + case["rtol"] * abs(Float64(w)))
        same || error("$what: expected $w, got $g")
    end
end

# Names of the arguments of a call: those that are required or optional, and its keywords.
function arguments(f)
    method = argmax_by(m -> m.nargs, collect(methods(f)))
    names = Base.method_argnames(method)[2:end]
    keywords = reduce(vcat, (Base.kwarg_decl(m) for m in methods(f)); init=Symbol[])
    return names, unique(keywords)
end
argmax_by(f, list) = list[findmax(map(f, list))[2]]

const SPELLED = Dict("axis" => "axes", "newshape" => "shape", "reps" => "repetitions", "N" => "n", "M" => "m")

# The argument of C from those of the reference; `missing` if it has none of that name.
function attribute(attrs, name)
    name = rstrip(String(name), '_')
    part = match(r"^(.*)_([yx])$", name)
    if part !== nothing && haskey(attrs, part.captures[1])
        pair = attrs[part.captures[1]]
        return pair === nothing ? 0 : pair[part.captures[2] == "y" ? 1 : 2]
    end
    for key in (name, (k for (k, v) in SPELLED if v == name)...)
        haskey(attrs, key) && return value_of(key, attrs[key])
    end
    return missing
end

function value_of(key, value)
    key == "dtype" && return value === nothing ? nothing : value
    key == "norm" && return Symbol(lowercase(value))
    key == "axis" && value isa Integer && return value
    return value
end

# Functions of variables.
const RECORDED = Dict("mask" => :mask, "eps" => :noise, "samples" => :samples)

function by_names(f, case, inputs, options)
    names, keywords = arguments(f)
    given, used = Any[], 0
    for name in names
        value = attribute(case["attrs"], name)
        if value === missing && used < length(inputs)
            role = case["inputs"][used+1]["role"]
            alike = findlast(i -> i["role"] == role, case["inputs"])
            list = alike > used + 1 || name === :xs || f === Calls.connectionist_temporal_classification && used == 0
            value = list ? inputs[used+1:alike] : inputs[used+1]
            used = alike
        end
        value === missing || push!(given, value)
    end
    for name in keywords
        value = attribute(case["attrs"], name)
        if value === missing && used < length(inputs) && case["inputs"][used+1]["role"] == String(name)
            used += 1
            value = inputs[used]
        end
        value === missing || (options[name] = name === :axes && value isa Integer ? [value] : value)
    end
    used == length(inputs) || error("$(length(inputs) - used) inputs were not passed")
    return f(given...; options...)
end

const VARIABLE_OPERATORS = Dict("add" => (x, y) -> x .+ y, "sub" => (x, y) -> x .- y, "mul" => (x, y) -> x .* y,
                                "div" => (x, y) -> x ./ y, "pow" => (x, y) -> x .^ y)

function call_function(case, inputs, options)
    op, attrs = case["op"], case["attrs"]
    if haskey(VARIABLE_OPERATORS, op)
        remaining = copy(inputs)
        sides = [attrs[side] == "scalar" ? attrs["scalar"] : popfirst!(remaining) for side in ("lhs", "rhs")]
        return VARIABLE_OPERATORS[op](sides...)
    elseif op == "split_axis"
        where = attrs["indices_or_sections"]
        return where isa Integer ? Functions.split_axis(inputs[1], attrs["axis"], where) :
               Functions.split_axis_at(inputs[1], where, attrs["axis"], length(where) + 1)
    elseif op == "dropout"
        return train_mode(() -> Functions.dropout(inputs[1], attrs["ratio"]; options...), attrs["train"])
    elseif op == "copy"
        return Functions.copy(inputs[1]; device="cpu")
    elseif op == "identity"
        return map(Functions.identity, inputs)
    elseif op == "broadcast"
        return Functions.broadcast(inputs)
    end
    return by_names(getfield(Calls, Symbol(op == "where" ? "where_" : op)), case, inputs, options)
end

function run_function(case)
    file = Calls.npz_file_open(joinpath(VECTORS, "functions", case["id"] * ".npz"))
    stored(key) = Calls.npz_file_read(file, key)
    inputs = [Variable(stored(i["key"]); requires_grad=i["kind"] == "variable") for i in case["inputs"]]
    options = Dict{Symbol,Any}(RECORDED[draw["role"]] => stored(draw["key"]) for draw in case["recorded"])
    outputs = call_function(case, inputs, options)
    outputs isa Variable && (outputs = [outputs])
    outputs = collect(outputs)
    length(outputs) == length(case["outputs"]) || error("wrong number of outputs")
    loss = nothing
    for (output, key, gradient) in zip(outputs, case["outputs"], case["grad_outputs"])
        compare(data(output), stored(key), case, key)
        gradient === nothing && continue
        part = sum(output .* stored(gradient))
        loss = loss === nothing ? part : loss + part
    end
    isempty(case["grad_inputs"]) && return
    backward!(something(loss, outputs[1]))
    for gradient in case["grad_inputs"]
        x = inputs[findfirst(i -> i["key"] == gradient["input"], case["inputs"])]
        wanted = stored(gradient["key"])
        compare(something(grad(x), zero(wanted)), wanted, case, gradient["key"])
    end
end

# Arrays.
const RENAMED = Dict("amax" => "max", "amin" => "min", "divide" => "true_divide", "mod" => "remainder", "radians" => "deg2rad",
                     "degrees" => "rad2deg")
const IN_PLACE = Dict("iadd" => "add", "isub" => "subtract", "imul" => "multiply", "itruediv" => "true_divide",
                      "ifloordiv" => "floor_divide", "imod" => "remainder", "ipow" => "power", "ilshift" => "left_shift",
                      "irshift" => "right_shift", "iand" => "bitwise_and", "ior" => "bitwise_or", "ixor" => "bitwise_xor")
const LISTS = ("concatenate", "hstack", "vstack", "dstack", "column_stack", "broadcast_arrays")
const ERROR_CODES = Dict("shape" => :SHAPE, "reshape" => :SHAPE, "axis" => :INDEX, "index" => :INDEX, "cast" => :DTYPE,
                         "type" => :DTYPE)
struct Skip <: Exception
    reason::String
end
skip(reason) = throw(Skip(reason))

const ITEM = CatenaryRaw.ctn_index
bound(x) = x === nothing ? CatenaryRaw.CTN_OMITTED : Int64(x)
item(x::Integer) = ITEM(CatenaryRaw.CTN_INDEX_INT, x, 0, 0)
item(x::Nothing) = ITEM(CatenaryRaw.CTN_INDEX_SLICE, bound(nothing), bound(nothing), 1)
item(x::Vector) = ITEM(CatenaryRaw.CTN_INDEX_SLICE, bound(x[1]), bound(x[2]), x[3] === nothing ? 1 : x[3])
item(x::String) = ITEM(x == "newaxis" ? CatenaryRaw.CTN_INDEX_NEWAXIS : CatenaryRaw.CTN_INDEX_ELLIPSIS, 0, 0, 0)

function viewed(a, steps)
    for step in steps
        kind, value = first(step)
        a = kind == "slice" ? Calls.array_get(a, [item(s) for s in value]) :
            kind == "transpose" ? Calls.array_transpose(a; axes=value) :
            kind == "index" ? Calls.array_get(a, [fill(item(nothing), value[1]); item(value[2])]) :
            kind == "newaxis" ? Calls.array_expand_dims(a, value) : Calls.array_broadcast_to(a, value)
    end
    return a
end

number(x::String) = parse(Float64, x)
number(x) = x

function array_call(case, inputs)
    op, attrs = case["op"], case["attrs"]
    haskey(IN_PLACE, op) && return getfield(Calls, Symbol("array_", IN_PLACE[op], "_into"))(inputs[1], inputs[2], inputs[1])
    any(i -> startswith(i["name"], "out"), case["inputs"]) && return into(case, inputs)
    if op in ("getitem", "setitem")
        items = [item(x) for x in attrs["index"]]
        return op == "getitem" ? Calls.array_get(inputs[1], items) : Calls.array_set(inputs[1], items, inputs[2])
    elseif op in ("zeros", "ones", "empty")
        return getfield(Calls, Symbol("array_", op))(shape_of(attrs["shape"]), something(get(attrs, "dtype", nothing), "float64"))
    elseif op in ("arange", "linspace", "full", "load")
        return getfield(@__MODULE__, Symbol("call_", op))(attrs)
    elseif op == "eye"
        return Calls.array_eye(attrs["N"], something(get(attrs, "M", nothing), attrs["N"]), get(attrs, "k", 0),
                               something(get(attrs, "dtype", nothing), "float64"))
    elseif op == "identity"
        return Calls.array_identity(attrs["n"], something(get(attrs, "dtype", nothing), "float64"))
    elseif op == "copyto"
        return Calls.array_copyto(inputs[1], inputs[2], Symbol(get(attrs, "casting", "same_kind")), get(inputs, 3, nothing))
    elseif op in ("split", "array_split", "hsplit", "vsplit", "dsplit")
        where = attrs["indices_or_sections"]
        axis = op == "hsplit" ? (ndims(inputs[1]) == 1 ? 0 : 1) : op == "vsplit" ? 0 : op == "dsplit" ? 2 : get(attrs, "axis", 0)
        where isa Integer || return Calls.array_split_at(inputs[1], where, axis, length(where) + 1)
        op in ("hsplit", "vsplit", "dsplit") && return getfield(Calls, Symbol("array_", op))(inputs[1], where)
        axis isa Integer && -ndims(inputs[1]) <= axis < ndims(inputs[1]) || skip("an axis that the number of parts depends on")
        return (op == "array_split" ? Calls.array_array_split : Calls.array_split)(inputs[1], axis, where)
    elseif op == "tensordot"
        axes = get(attrs, "axes", 2)
        axes isa Integer && return Calls.array_tensordot(inputs[1], inputs[2], axes)
        return Calls.array_tensordot_axes(inputs[1], inputs[2], [axes[1]...], [axes[2]...])
    elseif op in LISTS
        list = map(x -> x === nothing ? skip("None in a list") : x, inputs)
        return op == "concatenate" ? Calls.array_concatenate(list, something(get(attrs, "axis", 0), CatenaryRaw.CTN_AXIS_NONE)) : getfield(Calls, Symbol("array_", op))(list)
    elseif startswith(op, "atleast")
        return [getfield(Calls, Symbol("array_", op))(a) for a in inputs]
    elseif op == "take"
        if haskey(attrs, "indices")
            indices = attrs["indices"]
            indices isa Vector && any(i -> i isa Vector, indices) && skip("nested lists")
            push!(inputs, NDArray(indices isa Vector ? Int[indices...] : fill(indices::Int)))
        end
        return Calls.array_take(inputs[1], inputs[2], something(get(attrs, "axis", nothing), CatenaryRaw.CTN_AXIS_NONE), :raise)
    elseif op == "bincount" && length(inputs) == 2
        return Calls.array_bincount(inputs[1], get(attrs, "minlength", 0); weights=inputs[2])
    elseif op in ("ascontiguousarray", "asfortranarray")
        a = by_array_names(case, inputs)
        return Any[a, NDArray([Calls.array_is_c_contiguous(a), Calls.array_is_f_contiguous(a)])]
    elseif op == "repeat"
        attrs["repeats"] isa Integer || skip("a list of repetitions")
    elseif op == "fill" && case["inputs"][2] isa Dict && get(case["inputs"][2], "scalar", 0) === nothing
        skip("None")
    end
    return by_array_names(case, inputs)
end

function call_arange(attrs)
    bounds = (get(attrs, "start", 0), attrs["stop"], get(attrs, "step", 1))
    call = all(x -> x isa Integer, bounds) ? Calls.array_arange_i64 : Calls.array_arange_f64
    return call(map(number, bounds)...; dtype=get(attrs, "dtype", nothing))
end

function call_linspace(attrs)
    a = Calls.array_linspace(number(attrs["start"]), number(attrs["stop"]), get(attrs, "num", 50), get(attrs, "endpoint", true);
                             dtype=get(attrs, "dtype", nothing))
    return get(attrs, "retstep", false) ? Any[a, NDArray(fill(a[2] - a[1]))] : a
end

function call_full(attrs)
    value = attrs["fill_value"]
    return Calls.array_full(shape_of(attrs["shape"]), value isa Vector ? NDArray([value...]) : number(value);
                            dtype=get(attrs, "dtype", nothing))
end

function call_load(attrs)
    path = joinpath(VECTORS, "arrays", attrs["file"])
    haskey(attrs, "entry") || haskey(attrs, "keys") || return Calls.array_load(path, :none)
    file = Calls.npz_file_open(path)
    haskey(attrs, "entry") && return Calls.npz_file_read(file, attrs["entry"])
    names = [Calls.npz_file_name(file, i - 1) for i in 1:Calls.npz_file_count(file)]
    names == attrs["keys"] || error("the entries are $names instead of $(attrs["keys"])")
    return NDArray(fill(length(names)))
end

shape_of(x::Integer) = [x]
shape_of(x) = x

# A call whose arguments have NumPy's names, with NumPy's defaults.
const DEFAULTS = Dict(:offset => 0, :k => 0, :axis1 => 0, :axis2 => 1, :ddof => 0, :minlength => 0, :start => 0, :endpoint => true)
const FLATTENED = ("argmax", "argmin", "repeat", "roll")

function by_array_names(case, inputs, ending="")
    op, attrs = case["op"], case["attrs"]
    if haskey(attrs, "dtype") && haskey(Catenary.OPERATIONS, Symbol(op))
        return Calls.array_ufunc(op, inputs, :same_kind; dtype=attrs["dtype"])
    end
    name = Symbol("array_", get(RENAMED, op, op), ending)
    isdefined(Calls, name) || skip("no function $name")
    f = getfield(Calls, name)
    names, keywords = arguments(f)
    known = Set(vcat(String.(names), String.(keywords)))
    all(key -> key in known || get(SPELLED, key, "") in known || key == "axis" && "axes" in known, keys(attrs)) ||
        skip("arguments that $name has under other names")
    remaining, given = copy(inputs), Any[]
    for argument in names
        value = attribute(attrs, argument)
        value === missing && !isempty(remaining) && (value = popfirst!(remaining))
        value === missing && (value = get(DEFAULTS, argument, missing))
        if argument === :axis && (value === missing || value === nothing)
            op in FLATTENED || skip("no axis")
            value = CatenaryRaw.CTN_AXIS_NONE
        end
        argument in (:shape, :repetitions) && (value = shape_of(value))
        value === missing && skip("no value for $argument")
        push!(given, value)
    end
    isempty(remaining) || skip("more arrays than $name takes")
    options = Dict{Symbol,Any}()
    for keyword in keywords
        value = attribute(attrs, keyword)
        value === missing && continue
        options[keyword] = keyword === :axes && value isa Integer ? [value] : value
    end
    return f(given...; options...)
end

function into(case, inputs)
    return by_array_names(case, inputs, "_into")
end

function run_array(case, files)
    case["op"] in ("array_str", "array_repr", "properties", "array", "broadcast") && skip("no result that is an array")
    file = get!(() -> Calls.npz_file_open(joinpath(VECTORS, "arrays", case["group"] * ".npz")), files, case["group"])
    stored, inputs = Dict{String,Any}(), Any[]
    for input in case["inputs"]
        if haskey(input, "key")
            base = get!(() -> Calls.npz_file_read(file, input["key"]), stored, input["key"])
            push!(inputs, viewed(base, get(input, "view", [])))
        else
            push!(inputs, number(input["scalar"]))
        end
    end
    if case["error"] !== nothing
        e = try
            array_call(case, inputs)
            error("expected an error")
        catch e
            e
        end
        e isa Union{Skip,ErrorException} && throw(e)
        e isa CatenaryError || skip("refused by Julia: $(typeof(e))")
        codes = case["error"] == "value" ? (:INVALID_ARGUMENT, :NOT_FOUND) : (ERROR_CODES[case["error"]],)
        e.code in codes || error("expected $(case["error"]), got $e")
        return
    end
    outputs = array_call(case, inputs)
    outputs isa Union{AbstractVector{Any},Vector{<:NDArray},Tuple} || (outputs = [outputs])
    results = filter(o -> !haskey(o, "after"), case["outputs"])
    for (output, recorded) in zip(outputs, results)
        if recorded["key"] === nothing
            size(output) == Tuple(recorded["shape"]) || error("wrong shape")
        else
            compare(output, Calls.npz_file_read(file, recorded["key"]), case, recorded["name"])
        end
    end
    isempty(results) || length(outputs) == length(results) || error("wrong number of outputs")
    for recorded in case["outputs"]
        haskey(recorded, "after") || continue
        changed = findfirst(i -> i["name"] == recorded["after"], case["inputs"])
        compare(stored[case["inputs"][changed]["key"]], Calls.npz_file_read(file, recorded["key"]), case, recorded["name"])
    end
end

function run_cases(run, list)
    passed, skipped, failed = 0, Dict{String,Vector{String}}(), String[]
    for case in list
        try
            run(case)
            passed += 1
        catch e
            e isa InterruptException && rethrow()
            e isa Skip ? push!(get!(() -> String[], skipped, "$(case["op"]): $(e.reason)"), case["id"]) :
                push!(failed, "$(case["id"]): $(sprint(showerror, e))")
        end
    end
    return passed, skipped, failed
end

function report(kind, (passed, skipped, failed))
    count = reduce(+, map(length, values(skipped)); init=0)
    println("$kind: $passed passed, $(length(failed)) failed, $count skipped")
    for (reason, ids) in sort!(collect(skipped))
        println("  skipped $(length(ids)): $reason: ", join(ids, ", "))
    end
    foreach(text -> println("  FAILED ", first(text, 300)), failed[1:min(40, end)])
    return passed, failed
end

@testset "functions" begin
    passed, failed = report("functions", run_cases(run_function, cases("functions")))
    @test isempty(failed) && passed == 798
end

@testset "arrays" begin
    files = Dict{String,Any}()
    passed, failed = report("arrays", run_cases(case -> run_array(case, files), cases("arrays")))
    @test isempty(failed) && passed > 5780
end
