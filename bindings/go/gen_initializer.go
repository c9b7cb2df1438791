// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewConstantInitializer: Sets every element to one value.
//
//   - value: The value.
func NewConstantInitializer(value float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerConstantNew(value, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNormalInitializer: Normal numbers with mean 0.
//
//   - deviation: Standard deviation, finite and at least 0.
func NewNormalInitializer(deviation float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerNormalNew(deviation, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewUniformInitializer: Uniform numbers in [-limit, limit).
//
//   - limit: The limit, finite and at least 0.
func NewUniformInitializer(limit float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerUniformNew(limit, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewOrthogonalInitializer: A multiple of a random matrix with orthonormal rows, or columns if it has more
// rows than columns. Further axes count as columns, in C order.
//
//   - scale: Factor, finite.
func NewOrthogonalInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerOrthogonalNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewIdentityInitializer: A multiple of the identity, for arrays that are square matrices.
//
//   - scale: Factor, finite.
func NewIdentityInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerIdentityNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLecunNormalInitializer: Normal numbers with the standard deviation scale * sqrt(1 / fan_in), for arrays
// with at least two axes.
//
//   - scale: Factor, finite and at least 0; usually 1.
func NewLecunNormalInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerLecunNormalNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLecunUniformInitializer: Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for arrays with
// at least two axes.
//
//   - scale: Factor, finite and at least 0; usually 1.
func NewLecunUniformInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerLecunUniformNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewGlorotNormalInitializer: Normal numbers with the standard deviation scale * sqrt(2 / (fan_in +
// fan_out)), for arrays with at least two axes.
//
//   - scale: Factor, finite and at least 0; usually 1.
func NewGlorotNormalInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerGlorotNormalNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewGlorotUniformInitializer: Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in + fan_out)), for
// arrays with at least two axes.
//
//   - scale: Factor, finite and at least 0; usually 1.
func NewGlorotUniformInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerGlorotUniformNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewHeNormalInitializer: Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for arrays
// with at least two axes.
//
//   - scale: Factor, finite and at least 0; usually 1.
func NewHeNormalInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerHeNormalNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewHeUniformInitializer: Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays with at
// least two axes.
//
//   - scale: Factor, finite and at least 0; usually 1.
func NewHeUniformInitializer(scale float64) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerHeUniformNew(scale, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewArrayInitializer: Copies the values that an array has when the initializer is applied, converted to the
// dtype and device of the destination.
//
//   - value: The values, of a floating dtype and of the shape of the arrays to initialize.
func NewArrayInitializer(value *Array) (*Initializer, error) {
	dst := new(Initializer)
	err := raw.InitializerArrayNew(value.ptr(), &dst.h)
	runtime.KeepAlive(value)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewCallbackInitializer: Calls a function on the thread that makes the parameter.
//
//   - fill: Fills an array.
func NewCallbackInitializer(fill InitializerFunc) (*Initializer, error) {
	dst := new(Initializer)
	fillCall, fillData, fillEnd := callbackOf(fill == nil, fill, pointerInitializer)
	err := raw.InitializerCallbackNew(fillCall, fillData, fillEnd, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Apply: Fills an array.
//
//   - array: A writeable array of a floating dtype, with any strides.
func (initializer *Initializer) Apply(array *Array) error {
	err := raw.InitializerApply(initializer.ptr(), array.ptr())
	runtime.KeepAlive(initializer)
	runtime.KeepAlive(array)
	return fail(err)
}
