// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// KernelPreamble: Sets the text before an elementwise kernel or a reduction, for functions and types;
// placeholders are known there.
//
//   - source: C++ declarations.
func KernelPreamble(source string) KernelOption {
	return KernelOption{func(options *raw.KernelOptions) error {
		sourceText, err := text(source)
		if err != nil {
			return err
		}
		err = raw.KernelOptionsSetPreamble(options, sourceText)
		return fail(err)
	}}
}

// KernelLoopPrep: Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the
// loop that a thread takes begins with them.
//
//   - source: C++ statements.
func KernelLoopPrep(source string) KernelOption {
	return KernelOption{func(options *raw.KernelOptions) error {
		sourceText, err := text(source)
		if err != nil {
			return err
		}
		err = raw.KernelOptionsSetLoopPrep(options, sourceText)
		return fail(err)
	}}
}

// KernelAfterLoop: Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the
// loop that a thread takes ends with them.
//
//   - source: C++ statements.
func KernelAfterLoop(source string) KernelOption {
	return KernelOption{func(options *raw.KernelOptions) error {
		sourceText, err := text(source)
		if err != nil {
			return err
		}
		err = raw.KernelOptionsSetAfterLoop(options, sourceText)
		return fail(err)
	}}
}

// KernelReduceDims: Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because
// neighbors are merged; the default is 1.
//
//   - enabled: Whether axes are merged.
func KernelReduceDims(enabled bool) KernelOption {
	return KernelOption{func(options *raw.KernelOptions) error {
		err := raw.KernelOptionsSetReduceDims(options, truth(enabled))
		return fail(err)
	}}
}

// KernelReduceType: Sets the C++ type of the values that a reduction combines. The default is that of the
// first output; a sum of float16 is then rounded to float16 at every step.
//
//   - source: A type, which may come from the preamble.
func KernelReduceType(source string) KernelOption {
	return KernelOption{func(options *raw.KernelOptions) error {
		sourceText, err := text(source)
		if err != nil {
			return err
		}
		err = raw.KernelOptionsSetReduceType(options, sourceText)
		return fail(err)
	}}
}

// KernelCompilerOption: Adds an option of the compiler, such as -DNAME=1, which is passed without a shell.
//
//   - option_: The option.
func KernelCompilerOption(option_ string) KernelOption {
	return KernelOption{func(options *raw.KernelOptions) error {
		option_Text, err := text(option_)
		if err != nil {
			return err
		}
		err = raw.KernelOptionsAddCompilerOption(options, option_Text)
		return fail(err)
	}}
}

// NewElementwiseKernel: A kernel that runs `operation`, C++ statements, for every element. In these
// statements inputs are constants, outputs are variables that already have the value of a given output, `i`
// is the number of the element in C order, `n` is the `size` of the call, `_ind.size()` is the number of
// elements, and `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of axes of the loop, their
// lengths and the element's position along each. `continue` ends an element; `return` must not be used.
// Nothing is compiled yet. Making the same kernel again is fast: its programs are found in memory.
//
// The caller must see to this: The source runs as part of the process. It must only access memory of the
// arrays that it is called with, within their bounds, and only write to its outputs.
//
//   - inParams: The parameters for inputs, such as "float32 x, T y"; see above.
//   - outParams: The parameters for outputs, such as "T z"; see above.
//   - operation: The body of the loop.
//   - name: An identifier, for messages and profilers.
//   - options: Additional source texts and options. nil: defaults.
func NewElementwiseKernel(inParams string, outParams string, operation string, name string, options ...KernelOption) (*ElementwiseKernel, error) {
	inParamsText, err := text(inParams)
	if err != nil {
		return nil, err
	}
	outParamsText, err := text(outParams)
	if err != nil {
		return nil, err
	}
	operationText, err := text(operation)
	if err != nil {
		return nil, err
	}
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	made, err := buildKernelOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.KernelOptionsRelease(made)
	dst := new(ElementwiseKernel)
	err = raw.ElementwiseKernelNew(inParamsText, outParamsText, operationText, nameText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Call: Runs the kernel over the shape to which all arrays that are not raw broadcast, including given
// outputs.
//
//   - inputs: The inputs.
//   - size: Number of elements if all arrays are raw or scalars, otherwise -1.
//   - destinations: Arrays of the loop's shape and of the right type, which may be inputs as well; raw
//     outputs must be given. nil, for the list or for an entry: a new array.
func (kernel *ElementwiseKernel) Call(inputs []*Array, size int, destinations []*Array, outCount int) ([]*Array, error) {
	inputsHandles := arrayHandles(inputs)
	destinationsHandles := arrayHandles(destinations)
	if err := countable("outCount", outCount); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, outCount)
	if err := sameLengthIfAny("destinations", outCount, len(destinations)); err != nil {
		return nil, err
	}
	err := raw.ElementwiseKernelCall(kernel.ptr(), first(inputsHandles), uint64(len(inputs)), int64(size), first(destinationsHandles), first(outsHandles), uint64(outCount))
	runtime.KeepAlive(kernel)
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(destinations)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// NewReductionKernel: A kernel that computes `mapExpr` from the inputs, combines the values with `reduceExpr`
// of `a` and `b`, starting with `identity`, and computes the outputs with `postMapExpr` from the combined
// value `a`. The result must not depend on the order of the values. The L2 norm is "T x", "T y", "x * x", "a
// + b", "y = sqrt(a)", "0". In mapExpr `_j` is the number of the element in C order of the inputs' shape and
// `_i` that of the result; `_in_ind.size()` and `_out_ind.size()` are their numbers of elements. Raw inputs
// may be used in any of the source texts. Nothing is compiled yet. Making the same kernel again is fast: its
// programs are found in memory.
//
// The caller must see to this: The source runs as part of the process. It must only access memory of the
// arrays that it is called with, within their bounds, and only write to its outputs.
//
//   - inParams: The parameters for inputs, such as "float32 x, T y"; see above.
//   - outParams: The parameters for outputs, such as "T z"; see above.
//   - mapExpr: Expression of the inputs.
//   - reduceExpr: Expression of `a` and `b`.
//   - postMapExpr: Statements that write the outputs.
//   - identity: Expression of the first value. nil: reducing no elements is an error.
//   - name: An identifier, for messages and profilers.
//   - options: Additional source texts and options. nil: defaults.
func NewReductionKernel(inParams string, outParams string, mapExpr string, reduceExpr string, postMapExpr string, identity string, name string, options ...KernelOption) (*ReductionKernel, error) {
	inParamsText, err := text(inParams)
	if err != nil {
		return nil, err
	}
	outParamsText, err := text(outParams)
	if err != nil {
		return nil, err
	}
	mapExprText, err := text(mapExpr)
	if err != nil {
		return nil, err
	}
	reduceExprText, err := text(reduceExpr)
	if err != nil {
		return nil, err
	}
	postMapExprText, err := text(postMapExpr)
	if err != nil {
		return nil, err
	}
	identityText, err := optionalText(identity)
	if err != nil {
		return nil, err
	}
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	made, err := buildKernelOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.KernelOptionsRelease(made)
	dst := new(ReductionKernel)
	err = raw.ReductionKernelNew(inParamsText, outParamsText, mapExprText, reduceExprText, postMapExprText, identityText, nameText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ReductionKernelCallOptions are optional arguments; the zero value of a field stands for the default.
type ReductionKernelCallOptions struct {
	// Axes: The axes. Negative numbers count from the last axis. nil: all axes.
	Axes []int
	// Keepdims: Whether reduced axes are kept with length 1.
	Keepdims bool
	// Destinations: Arrays of the shape of the results and of the right type. nil, for the list or for an entry:
	// a new array.
	Destinations []*Array
}

// Call: Reduces the inputs, broadcast together, along axes. Values are combined in an order that depends only
// on shape and strides, not on the number of threads. Raw inputs do not take part in the axes. The shape of
// the results is that of the inputs without the reduced axes.
//
//   - inputs: The inputs.
func (kernel *ReductionKernel) Call(inputs []*Array, outCount int, options ...ReductionKernelCallOptions) ([]*Array, error) {
	inputsHandles := arrayHandles(inputs)
	option := optional(options)
	destinationsHandles := arrayHandles(option.Destinations)
	if err := countable("outCount", outCount); err != nil {
		return nil, err
	}
	outsHandles := make([]*raw.Array, outCount)
	if err := sameLengthIfAny("destinations", outCount, len(option.Destinations)); err != nil {
		return nil, err
	}
	err := raw.ReductionKernelCall(kernel.ptr(), first(inputsHandles), uint64(len(inputs)), words(option.Axes), uint64(len(option.Axes)), truth(option.Keepdims), first(destinationsHandles), first(outsHandles), uint64(outCount))
	runtime.KeepAlive(kernel)
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(option.Destinations)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outsHandles), nil
}

// NewRawKernel: A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run
// in any order. blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions are available;
// shared memory, __syncthreads and warp functions are not, and give a compilation error that says so. Nothing
// is compiled yet.
//
// The caller must see to this: The source runs as part of the process.
//
//   - code: The source, which defines the function as `extern "C" __global__ void` with pointers and numbers
//     as parameters.
//   - name: Name of the function.
//   - options: Additional source texts and options. nil: defaults.
func NewRawKernel(code string, name string, options ...KernelOption) (*RawKernel, error) {
	codeText, err := text(code)
	if err != nil {
		return nil, err
	}
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	made, err := buildKernelOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.KernelOptionsRelease(made)
	dst := new(RawKernel)
	err = raw.RawKernelNew(codeText, nameText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Call: Runs the kernel for every thread of a grid.
//
// The caller must see to this: Neither types nor bounds are checked: the kernel must only access memory of
// the arrays that it is called with, within their bounds.
//
//   - grid: Number of blocks along x, y and z; missing numbers are 1.
//   - block: Number of threads of a block along x, y and z; missing numbers are 1. A block has at most 1024
//     threads.
//   - arguments: An array for each pointer, of its element type unless the pointer is to void, and writeable
//     unless the pointer is to const; it passes the address of the first element, whatever the strides. A
//     weak scalar (ScalarF64 and others) for each number, converted to the type of the parameter.
func (kernel *RawKernel) Call(grid []int, block []int, arguments ...*Array) error {
	argumentsHandles := arrayHandles(arguments)
	err := raw.RawKernelCall(kernel.ptr(), words(grid), uint64(len(grid)), words(block), uint64(len(block)), first(argumentsHandles), uint64(len(arguments)))
	runtime.KeepAlive(kernel)
	runtime.KeepAlive(arguments)
	return fail(err)
}

// KernelCacheDirectory: The directory where compiled kernels are stored. If they are not stored, it is an
// UNAVAILABLE error with the reason; kernels then work, but every process compiles them.
func KernelCacheDirectory() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.KernelCacheDirectory(buffer, capacity, length)
	})
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}
