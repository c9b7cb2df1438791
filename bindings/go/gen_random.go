// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// RandomSeed: Restarts the global generator of a device from a seed. Without this call it starts from
// CATENARY_SEED in the environment or, if that is not set, from the system's entropy.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
//   - seed: The seed.
func RandomSeed(device string, seed uint64) error {
	deviceText, err := optionalText(device)
	if err != nil {
		return err
	}
	err = raw.RandomSeed(deviceText, seed)
	return fail(err)
}

// RandomFreshSeed: A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one
// from the system's entropy.
func RandomFreshSeed() (uint64, error) {
	var seed uint64
	err := raw.RandomFreshSeed(&seed)
	if err != nil {
		return 0, fail(err)
	}
	return seed, nil
}

// NewRandomState: A separate generator on a device.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
//   - method: Kind of the generator.
//   - seed: The seed. MT19937 starts from seeds below 2^32 as NumPy does, and from others as from the list of
//     their lower and upper half.
func NewRandomState(device string, method RandomMethod, seed uint64) (*RandomState, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(RandomState)
	err = raw.RandomStateNew(deviceText, raw.RandomMethod(method), seed, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomStateDefault: The global generator of a device. The first use makes and seeds it.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func RandomStateDefault(device string) (*RandomState, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(RandomState)
	err = raw.RandomStateDefault(deviceText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Seed: Restarts a generator from a seed, as NewRandomState does.
//
//   - seed: The seed.
func (state *RandomState) Seed(seed uint64) error {
	err := raw.RandomStateSeed(state.ptr(), seed)
	runtime.KeepAlive(state)
	return fail(err)
}

// Method: Kind of a generator, which is never RandomDefault.
func (state *RandomState) Method() (RandomMethod, error) {
	var method raw.RandomMethod
	err := raw.RandomStateMethod(state.ptr(), &method)
	runtime.KeepAlive(state)
	if err != nil {
		return 0, fail(err)
	}
	return RandomMethod(method), nil
}

// Device: Name of the device of the generator.
func (state *RandomState) Device() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.RandomStateDevice(state.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(state)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Save: The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and (626,) for
// MT19937, which may be stored in a file.
func (state *RandomState) Save() (*Array, error) {
	dst := new(Array)
	err := raw.RandomStateSave(state.ptr(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Restore: Continues, bit for bit, where RandomState.Save was called on a generator of the same kind, on any
// device.
//
//   - saved: The result of RandomState.Save.
func (state *RandomState) Restore(saved *Array) error {
	err := raw.RandomStateRestore(state.ptr(), saved.ptr())
	runtime.KeepAlive(state)
	runtime.KeepAlive(saved)
	return fail(err)
}

// RandomSample: A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as float64.
//
//   - state: A generator. nil: the global generator of the current device.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomSample(state *RandomState, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomSample(state.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomUniform: A new array with uniform numbers in [low, high).
//
//   - state: A generator. nil: the global generator of the current device.
//   - low: Lower bound, which is included; finite.
//   - high: Upper bound, which is excluded; finite.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomUniform(state *RandomState, low float64, high float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomUniform(state.ptr(), low, high, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomStandardNormal: A new array with normal numbers of mean 0 and standard deviation 1.
//
//   - state: A generator. nil: the global generator of the current device.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomStandardNormal(state *RandomState, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomStandardNormal(state.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomNormal: A new array with normal numbers.
//
//   - state: A generator. nil: the global generator of the current device.
//   - loc: Mean.
//   - scale: Standard deviation, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomNormal(state *RandomState, loc float64, scale float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomNormal(state.ptr(), loc, scale, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomLognormal: A new array with exponentials of normal numbers.
//
//   - state: A generator. nil: the global generator of the current device.
//   - mean: Mean of the normal numbers.
//   - sigma: Standard deviation of the normal numbers, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomLognormal(state *RandomState, mean float64, sigma float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomLognormal(state.ptr(), mean, sigma, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomExponential: A new array with numbers of the exponential distribution.
//
//   - state: A generator. nil: the global generator of the current device.
//   - scale: Mean, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomExponential(state *RandomState, scale float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomExponential(state.ptr(), scale, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomGumbel: A new array with numbers of the Gumbel distribution.
//
//   - state: A generator. nil: the global generator of the current device.
//   - loc: Mode.
//   - scale: Scale, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomGumbel(state *RandomState, loc float64, scale float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomGumbel(state.ptr(), loc, scale, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomPoisson: A new array with numbers of the Poisson distribution.
//
//   - state: A generator. nil: the global generator of the current device.
//   - lam: Mean, at least 0 and ten standard deviations below the largest number of the dtype.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomPoisson(state *RandomState, lam float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomPoisson(state.ptr(), lam, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomBinomial: A new array with numbers of successes among independent trials.
//
//   - state: A generator. nil: the global generator of the current device.
//   - n: Number of trials, at least 0.
//   - p: Probability of a success, from 0 to 1.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomBinomial(state *RandomState, n int, p float64, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomBinomial(state.ptr(), int64(n), p, words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomPoissonOf: A new array with numbers of the Poisson distribution, with a mean for each element.
//
//   - state: A generator. nil: the global generator of the current device.
//   - lam: Means, broadcast to the shape, at least 0 and ten standard deviations below the largest number of
//     the dtype.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomPoissonOf(state *RandomState, lam *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomPoissonOf(state.ptr(), lam.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(lam)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomBinomialOf: A new array with numbers of successes among independent trials, with a number of trials
// and a probability for each element.
//
//   - state: A generator. nil: the global generator of the current device.
//   - n: Numbers of trials, broadcast to the shape, at least 0, of an integer dtype.
//   - p: Probabilities of a success, broadcast to the shape, from 0 to 1.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomBinomialOf(state *RandomState, n *Array, p *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomBinomialOf(state.ptr(), n.ptr(), p.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(n)
	runtime.KeepAlive(p)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomIntegers: A new array with uniform integers in [low, high).
//
//   - state: A generator. nil: the global generator of the current device.
//   - low: Lower bound, which is included.
//   - high: Upper bound, which is excluded; above `low`.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: An integer element type that holds all results.
func RandomIntegers(state *RandomState, low int, high int, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomIntegers(state.ptr(), int64(low), int64(high), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomIntegersInclusive: A new array with uniform integers in [low, high].
//
//   - state: A generator. nil: the global generator of the current device.
//   - low: Lower bound, which is included.
//   - high: Upper bound, which is included; at least `low`.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: An integer element type that holds all results.
func RandomIntegersInclusive(state *RandomState, low int, high int, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomIntegersInclusive(state.ptr(), int64(low), int64(high), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomInterval: A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31, otherwise int64.
//
//   - state: A generator. nil: the global generator of the current device.
//   - mx: Upper bound, which is included; at least 0.
//   - shape: Lengths of the axes, each at least 0.
func RandomInterval(state *RandomState, mx int, shape ...int) (*Array, error) {
	dst := new(Array)
	err := raw.RandomInterval(state.ptr(), int64(mx), words(shape), uint64(len(shape)), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomPermutation: A new int64 array with the numbers 0 to n - 1 in random order.
//
//   - state: A generator. nil: the global generator of the current device.
//   - n: Number of elements, at least 0.
func RandomPermutation(state *RandomState, n int) (*Array, error) {
	dst := new(Array)
	err := raw.RandomPermutation(state.ptr(), int64(n), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomPermutationOf: A new array with the entries of an array along its first axis in random order.
//
//   - state: A generator. nil: the global generator of the current device.
//   - a: The array, with at least one axis.
func RandomPermutationOf(state *RandomState, a *Array) (*Array, error) {
	dst := new(Array)
	err := raw.RandomPermutationOf(state.ptr(), a.ptr(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomShuffle: Puts the entries of an array along its first axis in random order.
//
//   - state: A generator. nil: the global generator of the current device.
//   - a: The array, with at least one axis.
func RandomShuffle(state *RandomState, a *Array) error {
	err := raw.RandomShuffle(state.ptr(), a.ptr())
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	return fail(err)
}

// RandomChoice: A new int64 array with numbers drawn from 0 to n - 1.
//
// Without `replace` and `p`, all n numbers are permuted. If fewer than an eighth of them are wanted,
// Philox4x32-10 draws single ones instead and leaves out those that it has drawn before, so that time and
// memory are proportional to their number.
//
//   - state: A generator. nil: the global generator of the current device.
//   - n: Size of the population, at least 1 if any number is drawn. Without `replace` it is at least the
//     number of draws.
//   - shape: Lengths of the axes, each at least 0.
//   - replace: Whether a number may be drawn more than once.
//   - p: The n probabilities of the numbers, with the sum 1. nil: all numbers are equally likely.
func RandomChoice(state *RandomState, n int, shape []int, replace bool, p *Array) (*Array, error) {
	dst := new(Array)
	err := raw.RandomChoice(state.ptr(), int64(n), words(shape), uint64(len(shape)), truth(replace), p.ptr(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(p)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomChoiceOf: A new array with elements drawn from an array.
//
//   - state: A generator. nil: the global generator of the current device.
//   - a: The population, an array with one axis. Without `replace` it has at least as many elements as are
//     drawn.
//   - shape: Lengths of the axes, each at least 0.
//   - replace: Whether an element may be drawn more than once.
//   - p: A probability for each element, with the sum 1. nil: all elements are equally likely.
func RandomChoiceOf(state *RandomState, a *Array, shape []int, replace bool, p *Array) (*Array, error) {
	dst := new(Array)
	err := raw.RandomChoiceOf(state.ptr(), a.ptr(), words(shape), uint64(len(shape)), truth(replace), p.ptr(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	runtime.KeepAlive(p)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomUniformInto: Fills an array with uniform numbers in [low, high).
//
//   - state: A generator. nil: the global generator of the current device.
//   - low: Lower bound, which is included; finite.
//   - high: Upper bound, which is excluded; finite.
//   - dst: The destination, a C-contiguous float32 or float64 array.
func RandomUniformInto(state *RandomState, low float64, high float64, dst *Array) error {
	err := raw.RandomUniformInto(state.ptr(), low, high, dst.ptr())
	runtime.KeepAlive(state)
	runtime.KeepAlive(dst)
	return fail(err)
}

// RandomNormalInto: Fills an array with normal numbers.
//
//   - state: A generator. nil: the global generator of the current device.
//   - loc: Mean.
//   - scale: Standard deviation, at least 0.
//   - dst: The destination, a C-contiguous float32 or float64 array.
func RandomNormalInto(state *RandomState, loc float64, scale float64, dst *Array) error {
	err := raw.RandomNormalInto(state.ptr(), loc, scale, dst.ptr())
	runtime.KeepAlive(state)
	runtime.KeepAlive(dst)
	return fail(err)
}
