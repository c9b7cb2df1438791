# Exceptions in callbacks come back as they were thrown, with the place where they were.

struct Unusual <: Exception
    value::Int
end
thrower(x) = throw(Unusual(x))

@testset "the original exception, and its backtrace" begin
    x = Variable([1.0])
    link = Links.Chain((self, x) -> thrower(42))
    e, trace = caught(() -> link(x))
    @test e === Unusual(42)
    @test any(frame -> frame.func === :thrower, trace)
    message = Calls.link_name(link)
    # Through two callbacks, and in a backward pass.
    outer = Links.Chain((self, x) -> self[:inner](x); inner=link)
    e, trace = caught(() -> outer(x))
    @test e === Unusual(42) && any(frame -> frame.func === :thrower, trace)
    f = differentiable(x -> (x .* 1, g -> thrower(7)))
    y = sum(f(x))
    @test caught(() -> backward!(y))[1] === Unusual(7)
    # A failure of the library inside of a callback keeps its code.
    failing = Links.Chain((self, x) -> Functions.linear(x, x))
    e, trace = caught(() -> failing(x))
    @test e isa CatenaryError && trace !== nothing
    # A later failure is not mistaken for it.
    @test caught(() -> Calls.array_zeros([-1], Float32))[2] === nothing
    @test caught(() -> Links.Chain((self, x) -> nothing)(x))[1] isa CatenaryError
    @test caught(() -> Links.Chain((self, x) -> (x, x))(x))[1] isa ArgumentError
    # An exception that a callback catches does not come back.
    @test data(Links.Chain((self, x) -> (caught(() -> link(x)); x))(x)) == [1.0]
    @test caught(() -> Calls.array_print(x, text -> throw(Unusual(1))))[1] === Unusual(1)
    printed = ""
    Calls.array_print([1.0, 2.0], text -> (printed *= text; nothing))
    @test occursin("1.", printed)
end

@testset "closures live as long as the library needs them" begin
    GC.gc() # what the tests before have left
    before = Support.held_count()
    make() = Links.Chain((self, x) -> x)
    links = [make() for _ in 1:100]
    @test Support.held_count() == before + 100
    foreach(release!, links)
    @test Support.held_count() == before
    x = zeros(10)
    a = NDArray(x)
    @test Support.held_count() == before + 1
    b = view(a, 1:5)
    release!(a)
    @test Support.held_count() == before + 1 # the view still needs x
    release!(b)
    @test Support.held_count() == before
    e = caught(() -> Calls.link_new(; forward=1 + 1, user=2))
    @test e[1] isa MethodError
end
