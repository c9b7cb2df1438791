// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewWalkerAlias: A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It
// computes in float32.
//
//   - probs: Weights of the n numbers, finite and at least 0, with one axis. They are divided by their sum.
func NewWalkerAlias(probs *Array) (*WalkerAlias, error) {
	dst := new(WalkerAlias)
	err := raw.WalkerAliasNew(probs.ptr(), &dst.h)
	runtime.KeepAlive(probs)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Sample: A new int32 array with samples, on the device of the sampler.
//
//   - state: A generator on the same device. nil: the global generator of that device.
//   - shape: Lengths of the axes, each at least 0.
func (alias *WalkerAlias) Sample(state *RandomState, shape ...int) (*Array, error) {
	dst := new(Array)
	err := raw.WalkerAliasSample(alias.ptr(), state.ptr(), words(shape), uint64(len(shape)), &dst.h)
	runtime.KeepAlive(alias)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SampleFrom: The int32 samples that belong to uniform draws in [0, 1), in the shape of the draws. Numbers
// outside of the interval count as the nearest number inside.
//
//   - uniform: The draws, of a floating dtype, on the device of the sampler.
func (alias *WalkerAlias) SampleFrom(uniform *Array) (*Array, error) {
	dst := new(Array)
	err := raw.WalkerAliasSampleFrom(alias.ptr(), uniform.ptr(), &dst.h)
	runtime.KeepAlive(alias)
	runtime.KeepAlive(uniform)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ToDevice: Moves the sampler to a device.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func (alias *WalkerAlias) ToDevice(device string) error {
	deviceText, err := optionalText(device)
	if err != nil {
		return err
	}
	err = raw.WalkerAliasToDevice(alias.ptr(), deviceText)
	runtime.KeepAlive(alias)
	return fail(err)
}

// Threshold: The threshold of each of the n columns, from which on its second number is drawn: float32 of
// shape (n,).
func (alias *WalkerAlias) Threshold() (*Array, error) {
	dst := new(Array)
	err := raw.WalkerAliasThreshold(alias.ptr(), &dst.h)
	runtime.KeepAlive(alias)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Values: The two numbers of each column: int32 of shape (2 n,).
func (alias *WalkerAlias) Values() (*Array, error) {
	dst := new(Array)
	err := raw.WalkerAliasValues(alias.ptr(), &dst.h)
	runtime.KeepAlive(alias)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
