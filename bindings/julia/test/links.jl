# Links, optimizers, files, hooks, settings, kernels, devices.

make_model() = Links.Chain(l1=Links.Linear(2, 8), l2=Links.Linear(8, 1)) do self, x
    self[:l2](tanh.(self[:l1](x)))
end

function train(model, optimizer, steps)
    setup!(optimizer, model)
    state = Calls.random_state_new(:philox4_32_10, 1; device="cpu")
    x = Calls.random_normal(0, 1, (64, 2), Float32; state=state)
    t = Array(x)[:, 1:1] .- 2 .* Array(x)[:, 2:2]
    loss() = Functions.mean_squared_error(model(x), t)
    first_loss = loss()[]
    for _ in 1:steps
        cleargrads!(model)
        l = loss()
        backward!(l)
        update!(optimizer)
    end
    return first_loss, loss()[]
end

@testset "training" begin
    Calls.random_seed(0; device="cpu")
    for optimizer in (Optimizers.Adam(alpha=0.05), Optimizers.SGD(lr=0.05), Optimizers.MomentumSGD(lr=0.02))
        before, after = train(make_model(), optimizer, 100)
        @test after < before / 5
    end
    rule = user_optimizer(name="PlainSGD", lr=0.05) do optimizer, path, parameter
        data!(parameter, data(parameter) .- Float32(optimizer[:lr]) .* grad(parameter))
    end
    before, after = train(make_model(), rule, 100)
    @test after < before / 5
    model, optimizer = make_model(), Optimizers.Adam()
    setup!(optimizer, model)
    seen = String[]
    add_hook!((o, l) -> push!(seen, Calls.optimizer_name(o)), optimizer, "seen")
    update!(() -> sum(model(ones(Float32, 1, 2))), optimizer)
    @test seen == ["Adam"]
    remove_hook!(optimizer, "seen")
    @test_throws CatenaryError remove_hook!(optimizer, "seen")
    optimizer[:alpha] = 0.5
    @test optimizer[:alpha] == 0.5 && :beta1 in keys(optimizer) && occursin("alpha=0.5", sprint(show, optimizer))
    schedule!(optimizer, :alpha, Schedules.Exponential(1.0, 0.0, 0.5))
    @test_throws ErrorException update!(() -> error("no loss"), optimizer)
end

@testset "hierarchies and files" begin
    model = make_model()
    @test [path for (path, _) in parameters(model)] == ["/l1/W", "/l1/b", "/l2/W", "/l2/b"]
    @test size(model["/l1/W"]) == (8, 2) && model[:l1]["/W"] == model["/l1/W"] && length(model) == 2
    @test_throws CatenaryError model["/l3/W"]
    copied = copy(model)
    data(copied["/l1/W"])[1, 1] = 100
    @test data(model["/l1/W"])[1, 1] != 100
    layers = Links.Sequential(Links.Linear(2, 3; nobias=true), :relu, x -> 2 .* x, Links.Linear(3, 1))
    @test size(layers(zeros(Float32, 4, 2))) == (4, 1)
    @test length(Links.ChainList(Links.Linear(1, 1), Links.Linear(1, 1))) == 2
    constant = Links.Linear(2, 2; initializer="W" => Initializers.Constant(3.0))
    @test all(data(constant["/W"]) .== 3)
    optimizer = Optimizers.Adam()
    train(model, optimizer, 3)
    mktempdir() do folder
        for name in ("model.npz", "model.safetensors")
            path = joinpath(folder, name)
            save(path, model)
            other = make_model()
            load!(path, other)
            @test all(data(p) == data(other[path]) for (path, p) in parameters(model))
        end
        save_checkpoint(joinpath(folder, "all.npz"), model, optimizer)
        other, resumed = make_model(), Optimizers.Adam()
        setup!(resumed, other)
        load_checkpoint!(joinpath(folder, "all.npz"), other, resumed)
        @test Calls.optimizer_t(resumed) == 3 && data(other["/l2/W"]) == data(model["/l2/W"])
        @test_throws ArgumentError save(joinpath(folder, "model.txt"), model)
        @test_throws ArgumentError save(joinpath(folder, "m.safetensors"), model; level=1)
        @test_throws CatenaryError load!(joinpath(folder, "missing.npz"), model)
    end
    # A link with contents of its own, saved and loaded by callbacks; a serializer of Julia.
    contents = Ref(7)
    counter = Calls.link_user_new(; forward=(link, inputs) -> inputs[1],
                                  serialize=(link, s) -> (contents[] = Calls.serializer_i64(s, "count", contents[])))
    stored = Dict{String,Any}()
    writer = Calls.serializer_new(; loads=0, integer=(key, value) -> (stored[key] = value; nothing),
                                  array=(key, value) -> (stored[key] = Array(value); nothing))
    Calls.link_serialize(counter, writer)
    @test stored["count"] == 7
    reader = Calls.serializer_new(; loads=1, integer=(key, value) -> 9, array=(key, value) -> nothing)
    Calls.link_serialize(counter, reader)
    @test contents[] == 9
end

@testset "settings in blocks" begin
    x = Variable([1.0])
    @test no_backprop_mode(() -> Calls.variable_creator(2x)) === nothing
    @test Calls.variable_creator(2x) !== nothing
    @test no_backprop_mode(() -> force_backprop_mode(() -> Calls.variable_creator(2x))) !== nothing
    @test_throws ErrorException no_backprop_mode(() -> error("leaves"))
    @test Calls.backprop_enabled()
    @test train_mode(Calls.train, false) == false && train_mode(() -> Calls.train(), true)
    if Calls.device_is_available(device="test:0")
        a = using_device(() -> zeros(NDArray{Float32}, 2, 2), "test:0")
        @test device(a) == "test:0" && Calls.device_current() == "cpu"
        @test a[1, 1] == 0 && device(a .+ 1) == "test:0" && to_device(a .+ 1, "cpu") == ones(2, 2)
        @test_throws CatenaryError host(a)
        a[2, 1] = 5
        @test Array(a) == [0 0; 5 0] && device(to_device(make_model(), "test:0")["/l1/W"] |> data) == "test:0"
    end
end

@testset "hooks" begin
    labels = String[]
    hook = function_hook(name="labels", forward_postprocess=(f, inputs) -> push!(labels, Calls.function_label(f)),
                         backward_postprocess=(f, inputs, grads) -> push!(labels, "back " * Calls.function_label(f)))
    x = Variable([1.0, 2.0])
    with_hook(hook) do
        backward!(sum(exp.(x)))
    end
    exp.(x)
    @test length(labels) == 4 && startswith(labels[end], "back")
    timer = Calls.timer_hook_new()
    with_hook(() -> exp.(x), timer)
    @test Calls.timer_hook_call_count(timer) == 1
end

@testset "kernels" begin
    difference = ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y);")
    @test difference([1.0, 2.0], 5) == [16, 9] && difference(Float32[1 2; 3 4], Float32[1 1; 1 1]) isa NDArray{Float32,2}
    two = ElementwiseKernel("T x", "T y, T z", "y = x + 1; z = x * 2;")
    @test two([1.0]; outputs=2) == ([2.0], [2.0])
    norm = ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0"; name="norm")
    @test norm([3.0, 4.0])[] == 5 && norm([3.0 4.0; 0 0]; dims=2) == [5, 0]
    e = try
        ElementwiseKernel("T x", "T y", "y = nonsense(x);"; name="broken")([1.0])
    catch e
        e
    end
    @test e isa CatenaryError && occursin("nonsense", e.message)
end
