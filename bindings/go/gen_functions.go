// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Add: Sum. For booleans, logical or.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Add(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Add(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// AddF64: Add with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func AddF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.AddF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// AddI64: Add with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func AddI64(x1 *Variable, x2 int) (*Variable, error) {
	y := new(Variable)
	err := raw.AddI64(x1.ptr(), int64(x2), &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Sub: Difference.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Sub(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Sub(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SubF64: Sub with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func SubF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.SubF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RsubF64: Sub with a scalar as the first operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func RsubF64(x1 float64, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.RsubF64(x1, x2.ptr(), &y.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SubI64: Sub with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func SubI64(x1 *Variable, x2 int) (*Variable, error) {
	y := new(Variable)
	err := raw.SubI64(x1.ptr(), int64(x2), &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RsubI64: Sub with a scalar as the first operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func RsubI64(x1 int, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.RsubI64(int64(x1), x2.ptr(), &y.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Mul: Product. For booleans, logical and.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Mul(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Mul(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MulF64: Mul with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func MulF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.MulF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MulI64: Mul with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func MulI64(x1 *Variable, x2 int) (*Variable, error) {
	y := new(Variable)
	err := raw.MulI64(x1.ptr(), int64(x2), &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Div: Quotient, always floating.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Div(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Div(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// DivF64: Div with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func DivF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.DivF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RdivF64: Div with a scalar as the first operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func RdivF64(x1 float64, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.RdivF64(x1, x2.ptr(), &y.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// DivI64: Div with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func DivI64(x1 *Variable, x2 int) (*Variable, error) {
	y := new(Variable)
	err := raw.DivI64(x1.ptr(), int64(x2), &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RdivI64: Div with a scalar as the first operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func RdivI64(x1 int, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.RdivI64(int64(x1), x2.ptr(), &y.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Pow: Power. A negative integer exponent of integers is an error.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Pow(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Pow(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// PowF64: Pow with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func PowF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.PowF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RpowF64: Pow with a scalar as the first operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func RpowF64(x1 float64, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.RpowF64(x1, x2.ptr(), &y.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// PowI64: Pow with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func PowI64(x1 *Variable, x2 int) (*Variable, error) {
	y := new(Variable)
	err := raw.PowI64(x1.ptr(), int64(x2), &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RpowI64: Pow with a scalar as the first operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func RpowI64(x1 int, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.RpowI64(int64(x1), x2.ptr(), &y.h)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Maximum: Larger element. NaN wins over numbers. The first of two equal elements receives the gradient.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Maximum(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Maximum(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MaximumF64: Maximum with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func MaximumF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.MaximumF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Minimum: Smaller element. NaN wins over numbers. The first of two equal elements receives the gradient.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Minimum(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Minimum(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MinimumF64: Minimum with a scalar as the second operand; the scalar takes the variable's dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func MinimumF64(x1 *Variable, x2 float64) (*Variable, error) {
	y := new(Variable)
	err := raw.MinimumF64(x1.ptr(), x2, &y.h)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Neg: Negation, -x.
//
// Differentiable.
//
//   - x: The input variable.
func Neg(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Neg(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Absolute: Absolute value.
//
// Differentiable.
//
//   - x: The input variable.
func Absolute(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Absolute(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Square: x * x.
//
// Differentiable.
//
//   - x: The input variable.
func Square(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Square(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Sqrt: Square root.
//
// Differentiable.
//
//   - x: The input variable.
func Sqrt(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Sqrt(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Exp: Exponential.
//
// Differentiable.
//
//   - x: The input variable.
func Exp(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Exp(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Log: Natural logarithm.
//
// Differentiable.
//
//   - x: The input variable.
func Log(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Log(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Log1p: Natural logarithm of 1 + x, accurate near zero.
//
// Differentiable.
//
//   - x: The input variable.
func Log1p(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Log1p(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Sin: Sine of radians.
//
// Differentiable.
//
//   - x: The input variable.
func Sin(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Sin(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Cos: Cosine of radians.
//
// Differentiable.
//
//   - x: The input variable.
func Cos(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Cos(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Tanh: Hyperbolic tangent.
//
// Differentiable.
//
//   - x: The input variable.
func Tanh(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Tanh(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Sigmoid: 1 / (1 + exp(-x)).
//
// Differentiable.
//
//   - x: The input variable.
func Sigmoid(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Sigmoid(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Relu: max(x, 0). NaN stays NaN.
//
// Differentiable.
//
//   - x: The input variable.
func Relu(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Relu(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MultiplyAdd: x1 * x2 + x3 in one pass over memory.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
//   - x3: The third operand.
func MultiplyAdd(x1 *Variable, x2 *Variable, x3 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.MultiplyAdd(x1.ptr(), x2.ptr(), x3.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(x3)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Reciprocal: 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0
// in other integer dtypes.
//
// Differentiable.
//
//   - x: The input variable.
func Reciprocal(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Reciprocal(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Hypot: sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Hypot(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Hypot(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arctan2: Angle of the point (x2, x1) in (-pi, pi].
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Arctan2(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arctan2(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Logaddexp: log(exp(x1) + exp(x2)) without intermediate overflow.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Logaddexp(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Logaddexp(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Logaddexp2: log2(2 ** x1 + 2 ** x2) without intermediate overflow.
//
// Differentiable. Inputs are broadcast and have one dtype.
//
//   - x1: The first operand.
//   - x2: The second operand.
func Logaddexp2(x1 *Variable, x2 *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Logaddexp2(x1.ptr(), x2.ptr(), &y.h)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Exp2: 2 ** x.
//
// Differentiable.
//
//   - x: The input variable.
func Exp2(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Exp2(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Expm1: exp(x) - 1, accurate near zero.
//
// Differentiable.
//
//   - x: The input variable.
func Expm1(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Expm1(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Log2: Logarithm to base 2.
//
// Differentiable.
//
//   - x: The input variable.
func Log2(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Log2(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Log10: Logarithm to base 10.
//
// Differentiable.
//
//   - x: The input variable.
func Log10(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Log10(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Cbrt: Cube root, also of negative numbers.
//
// Differentiable.
//
//   - x: The input variable.
func Cbrt(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Cbrt(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Tan: Tangent of radians.
//
// Differentiable.
//
//   - x: The input variable.
func Tan(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Tan(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arcsin: Inverse sine, in [-pi/2, pi/2].
//
// Differentiable.
//
//   - x: The input variable.
func Arcsin(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arcsin(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arccos: Inverse cosine, in [0, pi].
//
// Differentiable.
//
//   - x: The input variable.
func Arccos(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arccos(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arctan: Inverse tangent, in [-pi/2, pi/2].
//
// Differentiable.
//
//   - x: The input variable.
func Arctan(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arctan(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Sinh: Hyperbolic sine.
//
// Differentiable.
//
//   - x: The input variable.
func Sinh(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Sinh(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Cosh: Hyperbolic cosine.
//
// Differentiable.
//
//   - x: The input variable.
func Cosh(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Cosh(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arcsinh: Inverse hyperbolic sine.
//
// Differentiable.
//
//   - x: The input variable.
func Arcsinh(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arcsinh(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arccosh: Inverse hyperbolic cosine.
//
// Differentiable.
//
//   - x: The input variable.
func Arccosh(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arccosh(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Arctanh: Inverse hyperbolic tangent.
//
// Differentiable.
//
//   - x: The input variable.
func Arctanh(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Arctanh(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Deg2rad: Converts degrees to radians.
//
// Differentiable.
//
//   - x: The input variable.
func Deg2rad(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Deg2rad(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Rad2deg: Converts radians to degrees.
//
// Differentiable.
//
//   - x: The input variable.
func Rad2deg(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Rad2deg(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
