// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Add: Sum. For booleans, logical or.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
//
//   - x2: The second operand.
func (x1 *Array) Add(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAdd(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AddInto: Array.Add into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) AddInto(x2 *Array, dst *Array) error {
	err := raw.ArrayAddInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// AddF64: Array.Add with a scalar as the second operand. The scalar is weak: it counts as a Python float and
// does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) AddF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAddF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AddI64: Array.Add with a scalar as the second operand. The scalar is weak: it counts as a Python int and
// does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) AddI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAddI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Subtract: Difference.
//
// Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error.
//
//   - x2: The second operand.
func (x1 *Array) Subtract(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySubtract(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SubtractInto: Array.Subtract into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) SubtractInto(x2 *Array, dst *Array) error {
	err := raw.ArraySubtractInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// SubtractF64: Array.Subtract with a scalar as the second operand. The scalar is weak: it counts as a Python
// float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) SubtractF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySubtractF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRsubtractF64: Array.Subtract with a weak scalar (a Python float) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRsubtractF64(x1 float64, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRsubtractF64(x1, x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SubtractI64: Array.Subtract with a scalar as the second operand. The scalar is weak: it counts as a Python
// int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) SubtractI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArraySubtractI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRsubtractI64: Array.Subtract with a weak scalar (a Python int) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRsubtractI64(x1 int, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRsubtractI64(int64(x1), x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Multiply: Product. For booleans, logical and.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
//
//   - x2: The second operand.
func (x1 *Array) Multiply(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMultiply(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MultiplyInto: Array.Multiply into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) MultiplyInto(x2 *Array, dst *Array) error {
	err := raw.ArrayMultiplyInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// MultiplyF64: Array.Multiply with a scalar as the second operand. The scalar is weak: it counts as a Python
// float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) MultiplyF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMultiplyF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MultiplyI64: Array.Multiply with a scalar as the second operand. The scalar is weak: it counts as a Python
// int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) MultiplyI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMultiplyI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TrueDivide: Quotient, always floating.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as float64.
//
//   - x2: The second operand.
func (x1 *Array) TrueDivide(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTrueDivide(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TrueDivideInto: Array.TrueDivide into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) TrueDivideInto(x2 *Array, dst *Array) error {
	err := raw.ArrayTrueDivideInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// TrueDivideF64: Array.TrueDivide with a scalar as the second operand. The scalar is weak: it counts as a
// Python float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) TrueDivideF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTrueDivideF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRtrueDivideF64: Array.TrueDivide with a weak scalar (a Python float) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRtrueDivideF64(x1 float64, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRtrueDivideF64(x1, x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TrueDivideI64: Array.TrueDivide with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) TrueDivideI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTrueDivideI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRtrueDivideI64: Array.TrueDivide with a weak scalar (a Python int) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRtrueDivideI64(x1 int, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRtrueDivideI64(int64(x1), x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FloorDivide: Largest integer not above the quotient. Integer division by zero gives 0.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
//
//   - x2: The second operand.
func (x1 *Array) FloorDivide(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFloorDivide(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FloorDivideInto: Array.FloorDivide into an existing array or view of the broadcast shape. Results are cast
// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) FloorDivideInto(x2 *Array, dst *Array) error {
	err := raw.ArrayFloorDivideInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// FloorDivideF64: Array.FloorDivide with a scalar as the second operand. The scalar is weak: it counts as a
// Python float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) FloorDivideF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFloorDivideF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRfloorDivideF64: Array.FloorDivide with a weak scalar (a Python float) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRfloorDivideF64(x1 float64, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRfloorDivideF64(x1, x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FloorDivideI64: Array.FloorDivide with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) FloorDivideI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFloorDivideI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRfloorDivideI64: Array.FloorDivide with a weak scalar (a Python int) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRfloorDivideI64(x1 int, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRfloorDivideI64(int64(x1), x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Remainder: Remainder with the sign of the divisor. Integer division by zero gives 0.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
//
//   - x2: The second operand.
func (x1 *Array) Remainder(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRemainder(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RemainderInto: Array.Remainder into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) RemainderInto(x2 *Array, dst *Array) error {
	err := raw.ArrayRemainderInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// RemainderF64: Array.Remainder with a scalar as the second operand. The scalar is weak: it counts as a
// Python float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) RemainderF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRemainderF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRremainderF64: Array.Remainder with a weak scalar (a Python float) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRremainderF64(x1 float64, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRremainderF64(x1, x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RemainderI64: Array.Remainder with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) RemainderI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRemainderI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRremainderI64: Array.Remainder with a weak scalar (a Python int) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRremainderI64(x1 int, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRremainderI64(int64(x1), x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Power: Power. A negative integer exponent of integers is an error.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
//
//   - x2: The second operand.
func (x1 *Array) Power(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPower(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// PowerInto: Array.Power into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) PowerInto(x2 *Array, dst *Array) error {
	err := raw.ArrayPowerInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// PowerF64: Array.Power with a scalar as the second operand. The scalar is weak: it counts as a Python float
// and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) PowerF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPowerF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRpowerF64: Array.Power with a weak scalar (a Python float) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRpowerF64(x1 float64, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRpowerF64(x1, x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// PowerI64: Array.Power with a scalar as the second operand. The scalar is weak: it counts as a Python int
// and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) PowerI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPowerI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayRpowerI64: Array.Power with a weak scalar (a Python int) as the first operand.
//
//   - x1: The first operand.
//   - x2: The second operand.
func ArrayRpowerI64(x1 int, x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRpowerI64(int64(x1), x2.ptr(), &dst.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Maximum: Larger element. NaN wins over numbers.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
//
//   - x2: The second operand.
func (x1 *Array) Maximum(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMaximum(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MaximumInto: Array.Maximum into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) MaximumInto(x2 *Array, dst *Array) error {
	err := raw.ArrayMaximumInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// MaximumF64: Array.Maximum with a scalar as the second operand. The scalar is weak: it counts as a Python
// float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) MaximumF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMaximumF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MaximumI64: Array.Maximum with a scalar as the second operand. The scalar is weak: it counts as a Python
// int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) MaximumI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMaximumI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Minimum: Smaller element. NaN wins over numbers.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
//
//   - x2: The second operand.
func (x1 *Array) Minimum(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMinimum(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MinimumInto: Array.Minimum into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) MinimumInto(x2 *Array, dst *Array) error {
	err := raw.ArrayMinimumInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// MinimumF64: Array.Minimum with a scalar as the second operand. The scalar is weak: it counts as a Python
// float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) MinimumF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMinimumF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MinimumI64: Array.Minimum with a scalar as the second operand. The scalar is weak: it counts as a Python
// int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) MinimumI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMinimumI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Greater: Whether x1 > x2.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) Greater(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGreater(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GreaterInto: Array.Greater into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) GreaterInto(x2 *Array, dst *Array) error {
	err := raw.ArrayGreaterInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// GreaterF64: Array.Greater with a scalar as the second operand. The scalar is weak: it counts as a Python
// float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) GreaterF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGreaterF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GreaterI64: Array.Greater with a scalar as the second operand. The scalar is weak: it counts as a Python
// int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) GreaterI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGreaterI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GreaterEqual: Whether x1 >= x2.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) GreaterEqual(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGreaterEqual(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GreaterEqualInto: Array.GreaterEqual into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) GreaterEqualInto(x2 *Array, dst *Array) error {
	err := raw.ArrayGreaterEqualInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// GreaterEqualF64: Array.GreaterEqual with a scalar as the second operand. The scalar is weak: it counts as a
// Python float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) GreaterEqualF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGreaterEqualF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GreaterEqualI64: Array.GreaterEqual with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) GreaterEqualI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGreaterEqualI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Less: Whether x1 < x2.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) Less(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLess(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LessInto: Array.Less into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LessInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLessInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LessF64: Array.Less with a scalar as the second operand. The scalar is weak: it counts as a Python float
// and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) LessF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLessF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LessI64: Array.Less with a scalar as the second operand. The scalar is weak: it counts as a Python int and
// does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) LessI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLessI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LessEqual: Whether x1 <= x2.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) LessEqual(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLessEqual(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LessEqualInto: Array.LessEqual into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LessEqualInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLessEqualInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LessEqualF64: Array.LessEqual with a scalar as the second operand. The scalar is weak: it counts as a
// Python float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) LessEqualF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLessEqualF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LessEqualI64: Array.LessEqual with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) LessEqualI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLessEqualI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Equal: Whether x1 == x2.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) Equal(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEqual(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// EqualInto: Array.Equal into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) EqualInto(x2 *Array, dst *Array) error {
	err := raw.ArrayEqualInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// EqualF64: Array.Equal with a scalar as the second operand. The scalar is weak: it counts as a Python float
// and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) EqualF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEqualF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// EqualI64: Array.Equal with a scalar as the second operand. The scalar is weak: it counts as a Python int
// and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) EqualI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayEqualI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NotEqual: Whether x1 != x2.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) NotEqual(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayNotEqual(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NotEqualInto: Array.NotEqual into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) NotEqualInto(x2 *Array, dst *Array) error {
	err := raw.ArrayNotEqualInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// NotEqualF64: Array.NotEqual with a scalar as the second operand. The scalar is weak: it counts as a Python
// float and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) NotEqualF64(x2 float64) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayNotEqualF64(x1.ptr(), x2, &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NotEqualI64: Array.NotEqual with a scalar as the second operand. The scalar is weak: it counts as a Python
// int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) NotEqualI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayNotEqualI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogicalAnd: Whether both elements are true (not zero).
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) LogicalAnd(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLogicalAnd(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogicalAndInto: Array.LogicalAnd into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LogicalAndInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLogicalAndInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LogicalOr: Whether at least one element is true (not zero).
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) LogicalOr(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLogicalOr(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogicalOrInto: Array.LogicalOr into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LogicalOrInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLogicalOrInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LogicalXor: Whether exactly one element is true (not zero).
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
//
//   - x2: The second operand.
func (x1 *Array) LogicalXor(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLogicalXor(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogicalXorInto: Array.LogicalXor into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LogicalXorInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLogicalXorInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LogicalNot: Whether the element is zero.
//
// All dtypes are supported. The result is bool.
func (x *Array) LogicalNot() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLogicalNot(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogicalNotInto: Array.LogicalNot into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) LogicalNotInto(dst *Array) error {
	err := raw.ArrayLogicalNotInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Negative: Negation, -x.
//
// Booleans are a DTYPE error.
func (x *Array) Negative() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayNegative(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NegativeInto: Array.Negative into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) NegativeInto(dst *Array) error {
	err := raw.ArrayNegativeInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Absolute: Absolute value.
//
// All dtypes are supported.
func (x *Array) Absolute() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayAbsolute(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AbsoluteInto: Array.Absolute into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) AbsoluteInto(dst *Array) error {
	err := raw.ArrayAbsoluteInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Square: x * x.
//
// Booleans are computed as int8.
func (x *Array) Square() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySquare(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SquareInto: Array.Square into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SquareInto(dst *Array) error {
	err := raw.ArraySquareInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Sign: Sign: -1, 0 or 1. NaN stays NaN.
//
// Booleans are a DTYPE error.
func (x *Array) Sign() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySign(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SignInto: Array.Sign into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SignInto(dst *Array) error {
	err := raw.ArraySignInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Sqrt: Square root.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Sqrt() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySqrt(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SqrtInto: Array.Sqrt into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SqrtInto(dst *Array) error {
	err := raw.ArraySqrtInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Exp: Exponential.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Exp() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayExp(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ExpInto: Array.Exp into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ExpInto(dst *Array) error {
	err := raw.ArrayExpInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Log: Natural logarithm.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Log() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLog(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogInto: Array.Log into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) LogInto(dst *Array) error {
	err := raw.ArrayLogInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Log1p: Natural logarithm of 1 + x, accurate near zero.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Log1p() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLog1p(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Log1pInto: Array.Log1p into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Log1pInto(dst *Array) error {
	err := raw.ArrayLog1pInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Sin: Sine of radians.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Sin() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySin(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SinInto: Array.Sin into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SinInto(dst *Array) error {
	err := raw.ArraySinInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Cos: Cosine of radians.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Cos() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCos(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CosInto: Array.Cos into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) CosInto(dst *Array) error {
	err := raw.ArrayCosInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Tanh: Hyperbolic tangent.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Tanh() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTanh(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TanhInto: Array.Tanh into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) TanhInto(dst *Array) error {
	err := raw.ArrayTanhInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Sigmoid: 1 / (1 + exp(-x)).
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Sigmoid() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySigmoid(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SigmoidInto: Array.Sigmoid into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SigmoidInto(dst *Array) error {
	err := raw.ArraySigmoidInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Relu: max(x, 0). NaN stays NaN.
//
// Booleans are a DTYPE error.
func (x *Array) Relu() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRelu(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ReluInto: Array.Relu into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ReluInto(dst *Array) error {
	err := raw.ArrayReluInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// MultiplyAdd: x1 * x2 + x3 in one pass over memory.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
//
//   - x2: The second operand.
//   - x3: The third operand.
func (x1 *Array) MultiplyAdd(x2 *Array, x3 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayMultiplyAdd(x1.ptr(), x2.ptr(), x3.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(x3)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MultiplyAddInto: Array.MultiplyAdd into an existing array or view of the broadcast shape. Results are cast
// to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - x3: The third operand.
//   - dst: The destination.
func (x1 *Array) MultiplyAddInto(x2 *Array, x3 *Array, dst *Array) error {
	err := raw.ArrayMultiplyAddInto(x1.ptr(), x2.ptr(), x3.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(x3)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Positive: A copy.
//
// Booleans are a DTYPE error.
func (x *Array) Positive() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayPositive(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// PositiveInto: Array.Positive into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) PositiveInto(dst *Array) error {
	err := raw.ArrayPositiveInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Reciprocal: 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0
// in other integer dtypes.
//
// Booleans are computed as int8.
func (x *Array) Reciprocal() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayReciprocal(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ReciprocalInto: Array.Reciprocal into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ReciprocalInto(dst *Array) error {
	err := raw.ArrayReciprocalInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Fmax: Larger element. Numbers win over NaN.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
//
//   - x2: The second operand.
func (x1 *Array) Fmax(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFmax(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FmaxInto: Array.Fmax into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) FmaxInto(x2 *Array, dst *Array) error {
	err := raw.ArrayFmaxInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Fmin: Smaller element. Numbers win over NaN.
//
// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
//
//   - x2: The second operand.
func (x1 *Array) Fmin(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFmin(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FminInto: Array.Fmin into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) FminInto(x2 *Array, dst *Array) error {
	err := raw.ArrayFminInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Fmod: Remainder with the sign of the dividend. Integer division by zero gives 0.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
//
//   - x2: The second operand.
func (x1 *Array) Fmod(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFmod(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FmodInto: Array.Fmod into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) FmodInto(x2 *Array, dst *Array) error {
	err := raw.ArrayFmodInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Divmod: Results of Array.FloorDivide and Array.Remainder together.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
//
//   - x2: The second operand.
func (x1 *Array) Divmod(x2 *Array) (*Array, *Array, error) {
	quotient := new(Array)
	remainder := new(Array)
	err := raw.ArrayDivmod(x1.ptr(), x2.ptr(), &quotient.h, &remainder.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, nil, fail(err)
	}
	return quotient.own(), remainder.own(), nil
}

// DivmodInto: Array.Divmod into existing arrays or views of the broadcast shape. Results are cast to their
// dtypes by the rule same_kind. They may be inputs, or share memory with them.
//
//   - x2: The second operand.
//   - quotient: The destination of the quotient.
//   - remainder: The destination of the remainder.
func (x1 *Array) DivmodInto(x2 *Array, quotient *Array, remainder *Array) error {
	err := raw.ArrayDivmodInto(x1.ptr(), x2.ptr(), quotient.ptr(), remainder.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(quotient)
	runtime.KeepAlive(remainder)
	return fail(err)
}

// Modf: Fractional and integer part, both with the sign of x.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Modf() (*Array, *Array, error) {
	fraction := new(Array)
	integer := new(Array)
	err := raw.ArrayModf(x.ptr(), &fraction.h, &integer.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, nil, fail(err)
	}
	return fraction.own(), integer.own(), nil
}

// ModfInto: Array.Modf into existing arrays or views of the broadcast shape. Results are cast to their dtypes
// by the rule same_kind. They may be inputs, or share memory with them.
//
//   - fraction: The destination of the fraction.
//   - integer: The destination of the integer.
func (x *Array) ModfInto(fraction *Array, integer *Array) error {
	err := raw.ArrayModfInto(x.ptr(), fraction.ptr(), integer.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(fraction)
	runtime.KeepAlive(integer)
	return fail(err)
}

// Frexp: Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x = mantissa * 2 **
// exponent.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Frexp() (*Array, *Array, error) {
	mantissa := new(Array)
	exponent := new(Array)
	err := raw.ArrayFrexp(x.ptr(), &mantissa.h, &exponent.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, nil, fail(err)
	}
	return mantissa.own(), exponent.own(), nil
}

// FrexpInto: Array.Frexp into existing arrays or views of the broadcast shape. Results are cast to their
// dtypes by the rule same_kind. They may be inputs, or share memory with them.
//
//   - mantissa: The destination of the mantissa.
//   - exponent: The destination of the exponent.
func (x *Array) FrexpInto(mantissa *Array, exponent *Array) error {
	err := raw.ArrayFrexpInto(x.ptr(), mantissa.ptr(), exponent.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(mantissa)
	runtime.KeepAlive(exponent)
	return fail(err)
}

// Ldexp: x1 * 2 ** x2, rounded once.
//
// Inputs are broadcast; `x2` has an integer dtype, and the result has the dtype of `x1`. Booleans and
// integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger
// ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Ldexp(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLdexp(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LdexpInto: Array.Ldexp into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LdexpInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLdexpInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Copysign: x1 with the sign of x2.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Copysign(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCopysign(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CopysignInto: Array.Copysign into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) CopysignInto(x2 *Array, dst *Array) error {
	err := raw.ArrayCopysignInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Nextafter: The next number after x1 toward x2.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Nextafter(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayNextafter(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NextafterInto: Array.Nextafter into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) NextafterInto(x2 *Array, dst *Array) error {
	err := raw.ArrayNextafterInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Hypot: sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Hypot(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayHypot(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// HypotInto: Array.Hypot into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) HypotInto(x2 *Array, dst *Array) error {
	err := raw.ArrayHypotInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arctan2: Angle of the point (x2, x1) in (-pi, pi].
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Arctan2(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArctan2(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Arctan2Into: Array.Arctan2 into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) Arctan2Into(x2 *Array, dst *Array) error {
	err := raw.ArrayArctan2Into(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Logaddexp: log(exp(x1) + exp(x2)) without intermediate overflow.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Logaddexp(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLogaddexp(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogaddexpInto: Array.Logaddexp into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LogaddexpInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLogaddexpInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Logaddexp2: log2(2 ** x1 + 2 ** x2) without intermediate overflow.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Logaddexp2(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLogaddexp2(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Logaddexp2Into: Array.Logaddexp2 into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) Logaddexp2Into(x2 *Array, dst *Array) error {
	err := raw.ArrayLogaddexp2Into(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Exp2: 2 ** x.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Exp2() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayExp2(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Exp2Into: Array.Exp2 into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Exp2Into(dst *Array) error {
	err := raw.ArrayExp2Into(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Expm1: exp(x) - 1, accurate near zero.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Expm1() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayExpm1(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Expm1Into: Array.Expm1 into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Expm1Into(dst *Array) error {
	err := raw.ArrayExpm1Into(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Log2: Logarithm to base 2.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Log2() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLog2(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Log2Into: Array.Log2 into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Log2Into(dst *Array) error {
	err := raw.ArrayLog2Into(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Log10: Logarithm to base 10.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Log10() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLog10(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Log10Into: Array.Log10 into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Log10Into(dst *Array) error {
	err := raw.ArrayLog10Into(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Cbrt: Cube root, also of negative numbers.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Cbrt() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCbrt(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CbrtInto: Array.Cbrt into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) CbrtInto(dst *Array) error {
	err := raw.ArrayCbrtInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Tan: Tangent of radians.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Tan() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTan(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TanInto: Array.Tan into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) TanInto(dst *Array) error {
	err := raw.ArrayTanInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arcsin: Inverse sine, in [-pi/2, pi/2].
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Arcsin() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArcsin(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArcsinInto: Array.Arcsin into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ArcsinInto(dst *Array) error {
	err := raw.ArrayArcsinInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arccos: Inverse cosine, in [0, pi].
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Arccos() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArccos(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArccosInto: Array.Arccos into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ArccosInto(dst *Array) error {
	err := raw.ArrayArccosInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arctan: Inverse tangent, in [-pi/2, pi/2].
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Arctan() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArctan(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArctanInto: Array.Arctan into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ArctanInto(dst *Array) error {
	err := raw.ArrayArctanInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Sinh: Hyperbolic sine.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Sinh() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySinh(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SinhInto: Array.Sinh into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SinhInto(dst *Array) error {
	err := raw.ArraySinhInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Cosh: Hyperbolic cosine.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Cosh() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCosh(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CoshInto: Array.Cosh into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) CoshInto(dst *Array) error {
	err := raw.ArrayCoshInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arcsinh: Inverse hyperbolic sine.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Arcsinh() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArcsinh(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArcsinhInto: Array.Arcsinh into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ArcsinhInto(dst *Array) error {
	err := raw.ArrayArcsinhInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arccosh: Inverse hyperbolic cosine.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Arccosh() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArccosh(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArccoshInto: Array.Arccosh into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ArccoshInto(dst *Array) error {
	err := raw.ArrayArccoshInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Arctanh: Inverse hyperbolic tangent.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Arctanh() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayArctanh(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArctanhInto: Array.Arctanh into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) ArctanhInto(dst *Array) error {
	err := raw.ArrayArctanhInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Deg2rad: Converts degrees to radians.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Deg2rad() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayDeg2rad(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Deg2radInto: Array.Deg2rad into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Deg2radInto(dst *Array) error {
	err := raw.ArrayDeg2radInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Rad2deg: Converts radians to degrees.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Rad2deg() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRad2deg(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Rad2degInto: Array.Rad2deg into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) Rad2degInto(dst *Array) error {
	err := raw.ArrayRad2degInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Floor: Largest integer not above x; integers give floats.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Floor() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayFloor(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// FloorInto: Array.Floor into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) FloorInto(dst *Array) error {
	err := raw.ArrayFloorInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Ceil: Smallest integer not below x; integers give floats.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Ceil() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayCeil(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CeilInto: Array.Ceil into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) CeilInto(dst *Array) error {
	err := raw.ArrayCeilInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Trunc: x without its fraction; integers give floats.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Trunc() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayTrunc(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// TruncInto: Array.Trunc into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) TruncInto(dst *Array) error {
	err := raw.ArrayTruncInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Rint: Nearest integer, ties to even; integers give floats.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func (x *Array) Rint() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRint(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RintInto: Array.Rint into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) RintInto(dst *Array) error {
	err := raw.ArrayRintInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Isfinite: Whether the element is neither infinite nor NaN.
//
// All dtypes are supported. The result is bool.
func (x *Array) Isfinite() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayIsfinite(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// IsfiniteInto: Array.Isfinite into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) IsfiniteInto(dst *Array) error {
	err := raw.ArrayIsfiniteInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Isinf: Whether the element is an infinity.
//
// All dtypes are supported. The result is bool.
func (x *Array) Isinf() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayIsinf(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// IsinfInto: Array.Isinf into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) IsinfInto(dst *Array) error {
	err := raw.ArrayIsinfInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Isnan: Whether the element is NaN.
//
// All dtypes are supported. The result is bool.
func (x *Array) Isnan() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayIsnan(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// IsnanInto: Array.Isnan into an existing array or view of the broadcast shape. Results are cast to its dtype
// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) IsnanInto(dst *Array) error {
	err := raw.ArrayIsnanInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Signbit: Whether the sign bit is set, as in -0.0.
//
// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64. The result is bool.
func (x *Array) Signbit() (*Array, error) {
	dst := new(Array)
	err := raw.ArraySignbit(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SignbitInto: Array.Signbit into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) SignbitInto(dst *Array) error {
	err := raw.ArraySignbitInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// BitwiseAnd: Bits that both elements have. For booleans, logical and.
//
// Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
//
//   - x2: The second operand.
func (x1 *Array) BitwiseAnd(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBitwiseAnd(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BitwiseAndInto: Array.BitwiseAnd into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) BitwiseAndInto(x2 *Array, dst *Array) error {
	err := raw.ArrayBitwiseAndInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// BitwiseAndI64: Array.BitwiseAnd with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) BitwiseAndI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBitwiseAndI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BitwiseOr: Bits that at least one element has. For booleans, logical or.
//
// Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
//
//   - x2: The second operand.
func (x1 *Array) BitwiseOr(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBitwiseOr(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BitwiseOrInto: Array.BitwiseOr into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) BitwiseOrInto(x2 *Array, dst *Array) error {
	err := raw.ArrayBitwiseOrInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// BitwiseOrI64: Array.BitwiseOr with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) BitwiseOrI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBitwiseOrI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BitwiseXor: Bits that exactly one element has. For booleans, logical xor.
//
// Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
//
//   - x2: The second operand.
func (x1 *Array) BitwiseXor(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBitwiseXor(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BitwiseXorInto: Array.BitwiseXor into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) BitwiseXorInto(x2 *Array, dst *Array) error {
	err := raw.ArrayBitwiseXorInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// BitwiseXorI64: Array.BitwiseXor with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) BitwiseXorI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayBitwiseXorI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Invert: All bits inverted. For booleans, logical not.
//
// Floating dtypes are a DTYPE error.
func (x *Array) Invert() (*Array, error) {
	dst := new(Array)
	err := raw.ArrayInvert(x.ptr(), &dst.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// InvertInto: Array.Invert into an existing array or view of the broadcast shape. Results are cast to its
// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - dst: The destination.
func (x *Array) InvertInto(dst *Array) error {
	err := raw.ArrayInvertInto(x.ptr(), dst.ptr())
	runtime.KeepAlive(x)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LeftShift: x1 * 2 ** x2 without the bits that do not fit. A count that is negative or not below the width
// gives 0.
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a DTYPE
// error.
//
//   - x2: The second operand.
func (x1 *Array) LeftShift(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLeftShift(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LeftShiftInto: Array.LeftShift into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LeftShiftInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLeftShiftInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// LeftShiftI64: Array.LeftShift with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) LeftShiftI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLeftShiftI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RightShift: x1 / 2 ** x2, rounded down. A count that is negative or not below the width leaves only the
// sign (0 or -1).
//
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a DTYPE
// error.
//
//   - x2: The second operand.
func (x1 *Array) RightShift(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRightShift(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RightShiftInto: Array.RightShift into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) RightShiftInto(x2 *Array, dst *Array) error {
	err := raw.ArrayRightShiftInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// RightShiftI64: Array.RightShift with a scalar as the second operand. The scalar is weak: it counts as a
// Python int and does not widen an array of the same or a higher kind.
//
//   - x2: The second operand.
func (x1 *Array) RightShiftI64(x2 int) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayRightShiftI64(x1.ptr(), int64(x2), &dst.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Heaviside: 0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN.
//
// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
//
//   - x2: The second operand.
func (x1 *Array) Heaviside(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayHeaviside(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// HeavisideInto: Array.Heaviside into an existing array or view of the broadcast shape. Results are cast to
// its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) HeavisideInto(x2 *Array, dst *Array) error {
	err := raw.ArrayHeavisideInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Gcd: Greatest common divisor, which is not negative. The smallest number of a dtype counts with its size.
//
// Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
//
//   - x2: The second operand.
func (x1 *Array) Gcd(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayGcd(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GcdInto: Array.Gcd into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) GcdInto(x2 *Array, dst *Array) error {
	err := raw.ArrayGcdInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}

// Lcm: Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap.
//
// Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
//
//   - x2: The second operand.
func (x1 *Array) Lcm(x2 *Array) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLcm(x1.ptr(), x2.ptr(), &dst.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LcmInto: Array.Lcm into an existing array or view of the broadcast shape. Results are cast to its dtype by
// the rule same_kind. `out` may be one of the inputs, or share memory with them.
//
//   - x2: The second operand.
//   - dst: The destination.
func (x1 *Array) LcmInto(x2 *Array, dst *Array) error {
	err := raw.ArrayLcmInto(x1.ptr(), x2.ptr(), dst.ptr())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(dst)
	return fail(err)
}
