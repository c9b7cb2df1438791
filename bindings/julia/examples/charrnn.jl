# Learns a text by characters, then generates one: the Julia form of the C example, with the same numbers.
# Usage: julia charrnn.jl TEXT [UPDATES [SAMPLED]]
using Catenary, Printf

const BATCH, STEPS, UNITS = 32, 32, 128

function main(path, updates=1000, sampled=300)
    text = read(path)
    characters = unique(text)
    code = Dict(c => Int32(i - 1) for (i, c) in enumerate(characters))
    codes = [code[c] for c in text]
    lane = (length(text) - 1) ÷ BATCH

    embed, lstm = Links.EmbedID(length(characters), UNITS), Links.LSTM(UNITS, UNITS)
    out = Links.Linear(UNITS, length(characters))
    model = Links.Chain(embed=embed, lstm=lstm, out=out)
    step(now) = out(lstm(embed(now)))
    adam = setup!(Optimizers.Adam(alpha=0.003), model)
    Calls.optimizer_add_gradient_clipping(adam, 5)

    at = 0
    for update in 1:updates
        scope() do
            loss = nothing
            for _ in 1:STEPS
                now = [codes[b*lane+at+1] for b in 0:BATCH-1]
                next = [codes[b*lane+at+2] for b in 0:BATCH-1]
                part = Functions.softmax_cross_entropy(step(now), next)
                loss = loss === nothing ? part : loss + part
                at = (at + 1) % lane
            end
            cleargrads!(model)
            backward!(loss)
            Calls.variable_unchain_backward(loss)
            update!(adam)
            update % 100 == 0 && @printf("update %d: loss %.3f\n", update, loss[] / STEPS)
        end
    end

    last = codes[1]
    Calls.link_lstm_reset_state(lstm)
    no_backprop_mode() do
        for _ in 1:sampled
            p = Functions.reshape(Functions.softmax(step([last])), [length(characters)])
            last = Int32(Calls.array_item_i64(Calls.random_choice(length(characters), (), true; p=data(p)), []))
            write(stdout, characters[last+1])
        end
    end
end

main(ARGS[1], parse.(Int, ARGS[2:end])...)
