// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewBatchNormalization: Batch normalization on the current device with the parameters gamma (ones) and beta
// (zeros), the persistent values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64, the
// number of batches of fine-tuning). Averages keep `decay` of themselves; `eps` is added to the variance,
// also in avg_var. The mode is NormalizationAuto initially.
//
//   - size: Shape of the channels, usually one axis. A single SizeFromInput takes the length of axis 1 of the
//     first input.
//   - options: The options decay (default 0.9) and eps (default 1e-5). nil: defaults.
func NewBatchNormalization(size []int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkBatchNormalizationNew(words(size), uint64(len(size)), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetNormalizationMode: Sets the mode of all batch normalizations of a hierarchy, including the link itself.
// Other links do not change.
//
//   - mode: The mode.
func (link *Link) SetNormalizationMode(mode NormalizationMode) error {
	err := raw.LinkSetNormalizationMode(link.ptr(), raw.NormalizationMode(mode))
	runtime.KeepAlive(link)
	return fail(err)
}

// NormalizationMode: The mode of a batch normalization.
func (link *Link) NormalizationMode() (NormalizationMode, error) {
	var mode raw.NormalizationMode
	err := raw.LinkNormalizationMode(link.ptr(), &mode)
	runtime.KeepAlive(link)
	if err != nil {
		return 0, fail(err)
	}
	return NormalizationMode(mode), nil
}

// StartFinetuning: Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning
// starts again.
func (link *Link) StartFinetuning() error {
	err := raw.LinkStartFinetuning(link.ptr())
	runtime.KeepAlive(link)
	return fail(err)
}

// NewLayerNormalization: Layer normalization, see LayerNormalization, with the parameters gamma (ones) and
// beta (zeros) of the shape `size`.
//
//   - size: Shape of the last axes of x. A single SizeFromInput takes the length of the last axis of the
//     first input.
//   - options: The option eps (default 1e-6). nil: defaults.
func NewLayerNormalization(size []int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkLayerNormalizationNew(words(size), uint64(len(size)), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
