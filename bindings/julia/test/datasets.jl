# Datasets whose examples are made by functions of Julia.

struct NoExample <: Exception
    index::Int
end

squares(count; failing=-1) = Calls.dataset_new(count, 2, function (index, epoch)
    index == failing && throw(NoExample(index))
    return Float32[index], fill(Int32(index^2 + 100epoch))
end, false)

@testset "examples of functions" begin
    dataset = squares(5)
    @test (Calls.dataset_size(dataset), Calls.dataset_part_count(dataset)) == (5, 2)
    x, t = Calls.dataset_example(dataset, 3, 0, 2)
    @test Array(x) == Float32[3] && Array(t)[] == 9
    @test Array(Calls.dataset_batch(dataset, [4, 0], 1, 2)[2]) == Int32[116, 100]
    doubled = Calls.dataset_map_new(dataset, 1, (index, epoch, inputs) -> 2 .* Array(inputs[1]) .+ index, true)
    @test Array(Calls.dataset_batch(doubled, 0:4, 0, 1)[1])[:] == Float32[0, 3, 6, 9, 12]
    iterator = Calls.iterator_serial_new(dataset, 2, false, false, 0)
    seen = Any[]
    while true
        batch, more = Calls.iterator_next(iterator, 2)
        more || break
        push!(seen, Array(batch[2]))
    end
    @test seen == [Int32[0, 1], Int32[4, 9], Int32[16]]
end

@testset "failing examples" begin
    e, trace = caught(() -> Calls.dataset_batch(squares(5; failing=2), 0:4, 0, 2))
    @test e === NoExample(2) && trace !== nothing
    iterator = Calls.iterator_serial_new(squares(5; failing=4), 2, false, false, 0)
    @test Array(Calls.iterator_next(iterator, 2)[1][1])[:] == Float32[0, 1]
    Calls.iterator_next(iterator, 2)
    @test caught(() -> Calls.iterator_next(iterator, 2))[1] === NoExample(4)
    wrong = Calls.dataset_new(1, 2, (index, epoch) -> Float32[1], false)
    @test caught(() -> Calls.dataset_example(wrong, 0, 0, 2))[1] isa ArgumentError
end

# Julia code cannot run on the threads of the library.
@testset "iterators with threads" begin
    parts = Calls.dataset_sub_new(squares(8), 2, 6)
    for dataset in (parts, Calls.dataset_map_new(parts, 1, (index, epoch, inputs) -> inputs[1], true))
        iterator = Calls.iterator_multithread_new(dataset, 2, false, false, 0, 2, 2)
        e = caught(() -> Calls.iterator_next(iterator, Calls.dataset_part_count(dataset)))[1]
        @test e isa CatenaryError && occursin("runs on one thread only", e.message)
    end
    arrays = Calls.dataset_tuple_new([NDArray(Float32[1, 2, 3, 4])])
    iterator = Calls.iterator_multithread_new(arrays, 2, false, false, 0, 2, 2)
    @test Array(Calls.iterator_next(iterator, 1)[1][1])[:] == Float32[1, 2]
    @test caught(() -> Calls.dataset_bind_thread(arrays))[1] isa CatenaryError
end

@testset "a training on examples of Julia" begin
    line = Calls.dataset_new(8, 2, (index, epoch) -> (Float32[index / 8], Float32[2index / 8 + 1]), false)
    model = Links.Linear(1, 1)
    optimizer = setup!(Optimizers.SGD(lr=0.3), model)
    iterator = Calls.iterator_serial_new(line, 4, true, true, 0)
    loss(batch) = Functions.mean_squared_error(model(batch[1]), batch[2])
    updater = Calls.updater_standard_new(iterator, optimizer; loss=loss)
    stop = Calls.trigger_interval_new(200, :epoch)
    mktempdir() do folder
        trainer = Calls.trainer_new(updater, folder; stop=stop)
        Calls.trainer_run(trainer)
    end
    @test round(model["/W"][], digits=1) == 2 && round(model["/b"][], digits=1) == 1
end

@testset "datasets give their functions back" begin
    GC.gc()
    before = Support.held_count()
    dataset = squares(3)
    @test Support.held_count() == before + 1
    release!(dataset)
    @test Support.held_count() == before
end
