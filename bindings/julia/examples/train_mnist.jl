# Trains a network to read handwritten digits: the Julia form of the C example, with the same options and the same numbers
# for a seed. Usage: julia train_mnist.jl [--OPTION VALUE]...
using Catenary, Printf

include("mnist.jl")

const OPTIONS = Dict{String,Any}(
    "data" => nothing, "train" => 0, "test" => 0, "model" => "mlp", "layers" => 2, "units" => 100, "batch" => 100,
    "epochs" => 20, "optimizer" => "adam", "lr" => 0.0, "seed" => 0, "device" => "cpu", "save" => nothing, "resume" => nothing)
const RULES = Dict("adam" => (rate -> Optimizers.Adam(alpha=rate), 0.001), "sgd" => (rate -> Optimizers.SGD(lr=rate), 0.2),
                   "momentum" => (rate -> Optimizers.MomentumSGD(lr=rate), 0.05))

function options(arguments)
    chosen = copy(OPTIONS)
    while !isempty(arguments)
        name = replace(popfirst!(arguments), r"^--" => "")
        name == "offline" && continue
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

# One pass over the digits in an order that depends on the seed and the epoch; the mean of the losses before each update.
function train(classifier, optimizer, (pixels, labels), o, epoch)
    Calls.link_classifier_set_compute_accuracy(classifier, false)
    generator = Calls.random_state_new(:philox4_32_10, UInt64(o.seed) * 100003 + UInt64(epoch); device="cpu")
    order = to_device(Calls.random_permutation(length(labels); state=generator), o.device)
    total = 0.0
    for first in 1:o.batch:length(labels)
        scope() do
            chosen = view(order, first:min(first + o.batch - 1, length(labels)))
            loss = classifier(Calls.array_take(pixels, chosen, 0, :raise), Calls.array_take(labels, chosen, 0, :raise))
            cleargrads!(classifier)
            backward!(loss)
            update!(optimizer)
            total += loss[] * length(chosen)
        end
    end
    Calls.optimizer_new_epoch(optimizer)
    return total / length(labels)
end

# Mean loss and accuracy, without the history that only backward needs.
function evaluate(classifier, (pixels, labels))
    Calls.link_classifier_set_compute_accuracy(classifier, true)
    loss, correct = 0.0, 0
    no_backprop_mode() do
        for first in 1:500:length(labels)
            part = first:min(first + 499, length(labels))
            loss += classifier(view(pixels, part, :), view(labels, part))[] * length(part)
            correct += round(Int, Calls.link_classifier_accuracy(classifier)[] * length(part))
        end
    end
    return loss / length(labels), correct / length(labels)
end

function main(arguments)
    o = options(arguments)
    Calls.device_set_current(o.device)
    Calls.random_seed(o.seed)
    limited(digits, n) = n == 0 || n >= length(digits[2]) ? digits : MNIST.part(digits, 1:n)
    training, testing = map((digits, n) -> map(a -> to_device(a, o.device), limited(digits, n)), MNIST.load(o.data), (o.train, o.test))
    @printf("data     %d for training, %d for testing\n", length(training[2]), length(testing[2]))

    model = o.model == "lenet" ? lenet() : mlp(o.layers, o.units)
    classifier = Links.Classifier(model)
    rule, usual = RULES[o.optimizer]
    rate = o.lr == 0 ? usual : o.lr
    optimizer = setup!(rule(rate), classifier)
    o.resume === nothing || load_checkpoint!(o.resume, model, optimizer)
    @printf("network  %s, %s with learning rate %g, batches of %d, seed %d, on %s\n", o.model, o.optimizer, rate, o.batch,
            o.seed, o.device)

    for epoch in Calls.optimizer_epoch(optimizer)+1:o.epochs
        started = time()
        train_loss = train(classifier, optimizer, training, o, epoch)
        loss, accuracy = evaluate(classifier, testing)
        @printf("epoch %2d/%d  train loss %.4f  test loss %.4f  test accuracy %.4f  %.2f s\n", epoch, o.epochs, train_loss, loss,
                accuracy, time() - started)
        o.save === nothing || save_checkpoint(o.save, model, optimizer)
    end
    @printf("test accuracy %.4f\n", evaluate(classifier, testing)[2])
end

main(ARGS)
