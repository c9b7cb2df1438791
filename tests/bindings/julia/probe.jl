# The calls that every binding must get right, through ccall. Prints "N passed, N failed".
# Usage: julia probe.jl RAW_DIR (the folder of CatenaryRaw.jl)
include(joinpath(abspath(ARGS[1]), "CatenaryRaw.jl"))
using .CatenaryRaw
const R = CatenaryRaw

passed, failed, destroyed = 0, 0, 0
message() = unsafe_string(R.ctn_error_message())

function check(condition, what)
    if condition
        global passed += 1
    else
        global failed += 1
        println("FAILED ", what, " (last error: ", message(), ")")
    end
end

function matrix(values)
    array = Ref{Ptr{R.ctn_array}}(C_NULL)
    data = Float32.(values)
    GC.@preserve data check(R.ctn_array_from_data(pointer(data), Int64[2, 3], 2, R.CTN_FLOAT32, array) == R.CTN_OK,
                            "array_from_data")
    array[]
end

function values(array)
    result = zeros(Float32, 6)
    GC.@preserve result check(R.ctn_array_to_data(array, pointer(result), sizeof(result)) == R.CTN_OK, "array_to_data")
    result
end

twice(user_data, node, inputs, input_count, outputs, output_count)::Int32 =
    R.ctn_array_add(unsafe_load(inputs), unsafe_load(inputs), outputs)

function refuse(user_data, node, inputs, input_count, outputs, output_count)::Int32
    R.ctn_error_set(R.CTN_ERROR_UNSUPPORTED, "the probe says no")
    R.CTN_ERROR_UNSUPPORTED
end

function refuse_link(user_data, link, inputs, input_count, outputs, output_count)::Int32
    R.ctn_error_set(R.CTN_ERROR_IO, "the link says no")
    R.CTN_ERROR_IO
end

function count_destroy(user_data)::Cvoid
    global destroyed += 1
    nothing
end

forward_pointer(f) = f === twice ?
    @cfunction(twice, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t)) :
    @cfunction(refuse, Int32, (Ptr{Cvoid}, Ptr{R.ctn_function}, Ptr{Ptr{R.ctn_array}}, Csize_t, Ptr{Ptr{R.ctn_array}}, Csize_t))
destroy_pointer() = @cfunction(count_destroy, Cvoid, (Ptr{Cvoid},))

function user_function(forward)
    name = "Probe"
    function_ = Ref{Ptr{R.ctn_function}}(C_NULL)
    GC.@preserve name begin
        callbacks = Ref(R.ctn_function_callbacks(sizeof(R.ctn_function_callbacks), Cstring(pointer(name)),
                                                 forward_pointer(forward), C_NULL, C_NULL, C_NULL, destroy_pointer()))
        check(R.ctn_function_new(callbacks, C_NULL, function_) == R.CTN_OK, "function_new")
    end
    function_[]
end

function main()
    a, b = matrix([1, 2, 3, 4, 5, 6]), matrix([10, 20, 30, 40, 50, 60])
    c = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_add(a, b, c) == R.CTN_OK && c[] != C_NULL, "array_add")
    check(unsafe_wrap(Array, R.ctn_array_shape(c[]), Int(R.ctn_array_ndim(c[]))) == [2, 3], "shape")
    check(values(c[]) == [11, 22, 33, 44, 55, 66], "values of the sum")
    R.ctn_array_release(c[])

    wrong = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_array_zeros(Int64[4], 1, R.CTN_FLOAT32, wrong) == R.CTN_OK, "array_zeros")
    check(R.ctn_array_add(a, wrong[], c) == R.CTN_ERROR_SHAPE, "a failing call gives its status")
    check(c[] == C_NULL, "the output of a failing call is NULL")
    check(R.ctn_error_code() == R.CTN_ERROR_SHAPE && startswith(message(), "array_add:"),
          "a failing call leaves its message")
    check(R.ctn_array_add(a, C_NULL, c) == R.CTN_ERROR_INVALID_ARGUMENT, "NULL is an error")

    x, y = Ref{Ptr{R.ctn_variable}}(C_NULL), Ref{Ptr{R.ctn_variable}}(C_NULL)
    data = Ref{Ptr{R.ctn_array}}(C_NULL)
    check(R.ctn_variable_new(a, x) == R.CTN_OK, "variable_new")
    f = user_function(twice)
    check(R.ctn_function_call(f, x, 1, y, 1) == R.CTN_OK, "function_call")
    check(R.ctn_variable_data(y[], data) == R.CTN_OK && values(data[]) == [2, 4, 6, 8, 10, 12],
          "values of the user function")
    R.ctn_array_release(data[])
    R.ctn_variable_release(y[])
    R.ctn_function_release(f)
    check(destroyed == 1, "destroy of the user function runs once")

    f = user_function(refuse)
    check(R.ctn_function_call(f, x, 1, y, 1) == R.CTN_ERROR_UNSUPPORTED, "status of a callback")
    check(message() == "the probe says no", "message of a callback")
    check(y[] == C_NULL, "no output after a callback's error")
    R.ctn_function_release(f)
    check(destroyed == 2, "destroy runs after an error too")

    link = Ref{Ptr{R.ctn_link}}(C_NULL)
    forward = @cfunction(refuse_link, Int32, (Ptr{Cvoid}, Ptr{R.ctn_link}, Ptr{Ptr{R.ctn_variable}}, Csize_t,
                                              Ptr{Ptr{R.ctn_variable}}, Csize_t))
    check(R.ctn_link_new(forward, C_NULL, destroy_pointer(), link) == R.CTN_OK, "link_new")
    check(R.ctn_link_call1(link[], x[], y) == R.CTN_ERROR_IO, "status of a link's callback")
    check(message() == "the link says no", "message of a link's callback")
    R.ctn_link_release(link[])
    check(destroyed == 3, "destroy of the link's callback runs once")

    R.ctn_variable_release(x[])
    foreach(R.ctn_array_release, (wrong[], b, a))
end

main()
println(passed, " passed, ", failed, " failed")
exit(failed != 0)
