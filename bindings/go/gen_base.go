// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"catenary/raw"
)

// Version: Version of the loaded library as text, such as "0.1.0". It lives as long as the process.
func Version() string {
	result := raw.Text(raw.Version())
	return result
}

// ThreadCount: Number of threads that a large operation may use.
func ThreadCount() int32 {
	result := int32(raw.ThreadCount())
	return result
}

// SetThreadCount: Sets the number of threads that a large operation may use in this process. If the system
// grants fewer, because of limits on processes or memory, calls use as many as it grants.
//
//   - n: Number of threads, at least 0; more than 1024 counts as 1024. 0 restores the default, which follows
//     from the affinity mask and the CPU quota.
func SetThreadCount(n int32) error {
	err := raw.SetThreadCount(n)
	return fail(err)
}

// SimdLevel: The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512" with
// products of float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
func SimdLevel() string {
	result := raw.Text(raw.SimdLevel())
	return result
}

// OnednnEnabled: Whether large float32 matrix products use oneDNN: it was built in, and neither
// CATENARY_ONEDNN=0 nor SetOnednnEnabled switched it off.
func OnednnEnabled() bool {
	result := raw.OnednnEnabled() != 0
	return result
}

// SetOnednnEnabled: Switches oneDNN on or off for the process. Without it the library uses its own kernels,
// whose results differ in the last bits. It is an UNAVAILABLE error to switch it on if it was not built in.
//
//   - enabled: Whether to use oneDNN.
func SetOnednnEnabled(enabled bool) error {
	err := raw.SetOnednnEnabled(truth(enabled))
	return fail(err)
}

// BackpropEnabled: Whether functions called on this thread record history.
func BackpropEnabled() bool {
	result := raw.BackpropEnabled() != 0
	return result
}

// TrainEnabled: Whether functions and links called on this thread are in training mode, which is the initial
// mode.
func TrainEnabled() bool {
	result := raw.Train() != 0
	return result
}

// Debug: Whether debug mode is on; see SetDebug. It is off initially, unless CATENARY_DEBUG=1 is in the
// environment.
func Debug() bool {
	result := raw.Debug() != 0
	return result
}

// SetDebug: Switches debug mode for the process. Debug mode checks every result of a function and every
// gradient that a function returns in backward: a NaN is ErrNan, and the message names the function, forward
// or backward, and which output or input it was. Every function then waits for its device.
//
//   - enabled: Whether to check.
func SetDebug(enabled bool) error {
	err := raw.SetDebug(truth(enabled))
	return fail(err)
}

// HasFeature: Whether the loaded library has a feature. A program that also runs with older libraries, or
// with builds that leave parts out, can ask for what it needs.
//
//   - kind: What kind of feature it is.
//   - name: Name of the feature. No library has a feature with a name that it does not know, or nil.
func HasFeature(kind FeatureKind, name string) bool {
	nameText, err := optionalText(name)
	if err != nil {
		return false
	}
	result := raw.HasFeature(raw.FeatureKind(kind), nameText) != 0
	return result
}

// FeatureName: Name of a feature that the loaded library has; nil after the last one of its kind. It lives as
// long as the process.
//
//   - kind: What kind of feature it is.
//   - index: Number of the feature, counted from 0.
func FeatureName(kind FeatureKind, index int) string {
	result := raw.Text(raw.FeatureName(raw.FeatureKind(kind), count(index)))
	return result
}
