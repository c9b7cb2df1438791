# Failures as exceptions.

"""
    CatenaryError

A failure of the library: `code` is its status, a symbol such as `:SHAPE`, and `message` says which function and argument
failed, what was expected and what was received. An exception of a callback is thrown as it is instead;
`callback_backtrace` has where it came from.

```jldoctest
julia> try NDArray([1, 2]) .+ NDArray([1, 2, 3]) catch e; typeof(e) end
DimensionMismatch

julia> try Calls.array_add([1, 2], [1, 2, 3]) catch e; e.code end
:SHAPE
```
"""
struct CatenaryError <: Exception
    code::Symbol
    status::Int32
    message::String
end

const STATUS_NAMES = Dict(value => Symbol(uppercase(replace(String(name), r"^error_" => ""))) for (name, value) in ENUMS[:status])

CatenaryError(status::Integer, message::AbstractString) =
    CatenaryError(get(STATUS_NAMES, Int32(status), :UNKNOWN), Int32(status), message)

Base.showerror(io::IO, e::CatenaryError) = print(io, "CatenaryError (", e.code, "): ", e.message)

# The exception of a callback on its way through C, by task: another task may run before the outer call returns.
const PENDING = :catenary_pending_exception
# The same, after the outer call has thrown it: if that call was made by another callback, the first backtrace counts.
const RAISED = :catenary_raised_exception

"""
Carries the backtrace of an exception that was thrown in a callback. It is the cause of the exception that the outer call
throws.
"""
struct RaisedInCallback <: Exception
    exception::Any
    backtrace::Any
end

function Base.showerror(io::IO, e::RaisedInCallback)
    print(io, "raised in a callback of the library: ")
    showerror(io, e.exception, e.backtrace)
end

"""
    callback_backtrace()

Inside of a `catch` block: the backtrace of the exception where a callback raised it, or `nothing` if it was not raised
in a callback.
"""
function callback_backtrace()
    stack = VERSION >= v"1.7" ? map(entry -> entry.exception, current_exceptions()) : map(first, Base.catch_stack())
    for exception in reverse(stack)
        exception isa RaisedInCallback && return stacktrace(exception.backtrace)
    end
    return nothing
end

@inline check(status::Int32) = status == R.CTN_OK ? nothing : fail(status)

@noinline function fail(status::Int32)
    message = unsafe_string(R.ctn_error_message())
    storage = task_local_storage()
    pending = get(storage, PENDING, nothing)
    if pending !== nothing
        delete!(storage, PENDING)
        if pending[1] == message # otherwise the library replaced that failure by one of its own
            storage[RAISED] = pending
            try
                throw(RaisedInCallback(pending[2], pending[3]))
            catch
                throw(pending[2])
            end
        end
    end
    throw(CatenaryError(status, message))
end

# Runs what a callback does; an exception becomes a status, and the outer call throws the exception itself.
function guarded(body)
    sticky = current_task().sticky
    current_task().sticky = true # the library's state belongs to the thread that made the outer call
    try
        body()
        return R.CTN_OK
    catch exception
        raised = get(task_local_storage(), RAISED, nothing)
        trace = raised !== nothing && raised[2] === exception ? raised[3] : catch_backtrace()
        status = exception isa CatenaryError ? exception.status : R.CTN_ERROR_CALLBACK
        R.ctn_error_set(status, described(exception))
        task_local_storage(PENDING, (unsafe_string(R.ctn_error_message()), exception, trace))
        return status
    finally
        current_task().sticky = sticky
    end
end

function described(exception)
    exception isa CatenaryError && return replace(exception.message, '\0' => "\\0")
    try
        return replace(sprint(showerror, exception), '\0' => "\\0")
    catch
        return string(typeof(exception))
    end
end

@noinline unequal(name, argument, expected, actual) = throw(CatenaryError(R.CTN_ERROR_INVALID_ARGUMENT,
    "$name: $argument: expected $expected elements, got $actual"))

@noinline unknown_option(options, key, known) =
    throw(ArgumentError("no option `$key` in $options; there are: $known"))

# Two unwinders in one process end it at the first error of the library.
function check_unwinder()
    gcc = Libdl.dlopen("libgcc_s.so.1"; throw_error=false)
    gcc === nothing && return
    own = Libdl.dlsym(gcc, :_Unwind_GetCFA; throw_error=false)
    found = ccall(:dlsym, Ptr{Cvoid}, (Ptr{Cvoid}, Cstring), C_NULL, "_Unwind_GetCFA")
    own === nothing || found == C_NULL || own == found ||
        error("This Julia loads another unwinder (libunwind) before libgcc_s, and would be aborted by the first error of " *
              "libcatenary. Start it with LD_PRELOAD=libgcc_s.so.1 in the environment.")
    return
end
