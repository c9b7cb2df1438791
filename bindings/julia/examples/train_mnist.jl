# Trains a network to read handwritten digits: the Julia form of the C example, with the same options and the same numbers
# for a seed. Usage: julia train_mnist.jl [--OPTION VALUE]...
using Catenary, Printf

include("mnist.jl")

const OPTIONS = Dict{String,Any}(
    "data" => nothing, "train" => 0, "test" => 0, "model" => "mlp", "layers" => 2, "units" => 100, "batch" => 100,
    "epochs" => 20, "optimizer" => "adam", "lr" => 0.0, "seed" => 0, "device" => "cpu", "out" => "result", "resume" => nothing)
const RULES = Dict("adam" => (rate -> Optimizers.Adam(alpha=rate), 0.001), "sgd" => (rate -> Optimizers.SGD(lr=rate), 0.2),
                   "momentum" => (rate -> Optimizers.MomentumSGD(lr=rate), 0.05))

function options(arguments)
    chosen = copy(OPTIONS)
    while !isempty(arguments)
        name = replace(popfirst!(arguments), r"^--" => "")
        haskey(chosen, name) && !isempty(arguments) || error("unknown option, or an option without a value: $name")
        value = popfirst!(arguments)
        chosen[name] = OPTIONS[name] isa Real ? parse(typeof(OPTIONS[name]), value) : value
    end
    return (; (Symbol(k) => v for (k, v) in chosen)...)
end

function mlp(layers, units)
    sizes = [784; fill(units, layers); 10]
    children = (Symbol("l", i) => Links.Linear(sizes[i], sizes[i+1]) for i in 1:layers+1)
    return Links.Chain(; children...) do self, h
        for i in 1:length(self)
            h = self[i](i == 1 ? h : relu(h))
        end
        h
    end
end

pool(h) = Functions.max_pooling_2d(h, 2, 2, 2, 2, 0, 0, true)

lenet() = Links.Chain(conv1=Links.Convolution2D(1, 20, 5, 5), conv2=Links.Convolution2D(20, 50, 5, 5),
                      ip1=Links.Linear(800, 500), ip2=Links.Linear(500, 10)) do self, x
    h = Functions.reshape(x, (-1, 1, 28, 28))
    h = pool(self[:conv1](h))
    h = pool(self[:conv2](h))
    self[:ip2](relu(self[:ip1](h)))
end

const COLUMNS = ["epoch", "iteration", "main/loss", "validation/main/loss", "validation/main/accuracy"]

# A trainer that evaluates, prints a line of a table, and saves after each epoch.
function make_trainer(o, updater, evaluator, model)
    trainer = Calls.trainer_new(updater, o.out; stop=Calls.trigger_interval_new(o.epochs, :epoch))
    for extension in (evaluator,
                      Calls.extension_log_report_new(filename="log"),
                      Calls.extension_print_report_new(COLUMNS),
                      Calls.extension_progress_bar_new(1),
                      Calls.extension_plot_report_new(COLUMNS[3:4], "curves.svg"; x_key="epoch"),
                      Calls.extension_snapshot_object_new(model, "model.safetensors"),
                      Calls.extension_snapshot_new("snapshot.safetensors", 0, false))
        Calls.trainer_extend(trainer, extension, CatenaryRaw.CTN_PRIORITY_DEFAULT)
    end
    return trainer
end

function main(arguments)
    o = options(arguments)
    Calls.device_set_current(o.device)
    Calls.random_seed(o.seed)
    limited(digits, n) = n == 0 || n >= length(digits[2]) ? digits : MNIST.part(digits, 1:n)
    training, testing = map((digits, n) -> Calls.dataset_tuple_new(limited(digits, n)), MNIST.load(o.data), (o.train, o.test))
    @printf("data     %d for training, %d for testing\n", Calls.dataset_size(training), Calls.dataset_size(testing))

    model = o.model == "lenet" ? lenet() : mlp(o.layers, o.units)
    classifier = Links.Classifier(model)
    rule, usual = RULES[o.optimizer]
    rate = o.lr == 0 ? usual : o.lr
    optimizer = setup!(rule(rate), classifier)
    @printf("network  %s, %s with learning rate %g, batches of %d, seed %d, on %s\n", o.model, o.optimizer, rate, o.batch,
            o.seed, o.device)

    updater = Calls.updater_standard_new(Calls.iterator_serial_new(training, o.batch, true, true, o.seed), optimizer)
    evaluator = Calls.extension_evaluator_new(Calls.iterator_serial_new(testing, 500, false, false, 0), classifier)
    trainer = make_trainer(o, updater, evaluator, model)
    o.resume === nothing || Calls.trainer_load(trainer, o.resume)
    Calls.trainer_run(trainer)
    log = Calls.trainer_extension(trainer, "LogReport")
    @printf("test accuracy %.4f\n", Calls.extension_log_value(log, Calls.extension_log_count(log) - 1, "validation/main/accuracy"))
end

main(ARGS)
