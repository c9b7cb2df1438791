// Package catenary trains and runs neural networks: n-dimensional arrays with NumPy's semantics, automatic
// differentiation, links, optimizers and serializers, by way of the C library of the same name.
//
// An Array holds numbers. A Variable is an array whose history is recorded, so that Variable.Backward finds gradients.
// A Link is a function with parameters, and an Optimizer changes the parameters.
//
// # Names
//
// A function of C becomes a method of the type that its name begins with, otherwise a function: ctn_array_add is
// Array.Add, ctn_relu is Relu. Constructors begin with New: ctn_link_linear_new is NewLinear, ctn_optimizer_adam_new is
// NewAdam, ctn_npz_deserializer_new is NewNpzDeserializer. Optional arguments come last, as a variadic list, a struct
// such as ReduceOptions, or functions that make one option, such as LinkNobias. Package raw has every function of the
// library in its C form.
//
// # Errors
//
// Every call that can fail ends in an error. It is an *Error with the library's code and message, and errors.Is finds
// the code:
//
//	if errors.Is(err, catenary.ErrShape) { ... }
//
// An error that a callback returns comes back from the outer call as the same value. A panic in a callback travels
// through the library as an error and goes on after the call. For long expressions, Must panics with the error, and a
// deferred Catch turns it into a result again.
//
// # Memory
//
// Close releases an object at once. Without it, the object is released after the garbage collector has found it. The
// package watches the memory that the library uses, which Go's collector does not see, and starts a collection when it
// has grown too far, so that programs without any Close run in bounded memory. Close is worth writing for large arrays.
//
// # Goroutines
//
// The documentation of each type says whether goroutines may share it: several may read an array at a time, but variables,
// links and optimizers belong to one goroutine at a time. The library keeps some settings for each thread: the device of
// new arrays, whether history is recorded, training or testing, and function hooks. Goroutines move between threads, so
// these settings hold inside Scope.Do only, which pins the goroutine to its thread and restores the settings. Everywhere
// else the defaults hold. Capture takes the settings of a scope to another goroutine.
//
// A callback must not call runtime.Goexit, and so must not call t.FailNow or t.Fatal of a test.
package catenary
