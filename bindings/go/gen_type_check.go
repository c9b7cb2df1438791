// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// TypeCheckExpect: Asserts conditions on arrays, which the text calls inTypes. Does nothing while type checks
// are off.
//
//   - inTypes: The inputs, of which only shapes and dtypes matter.
//   - expression: An expression or conditions; see above.
func TypeCheckExpect(inTypes []*Array, expression string) error {
	inTypesHandles := arrayHandles(inTypes)
	expressionText, err := text(expression)
	if err != nil {
		return err
	}
	err = raw.TypeCheckExpect(first(inTypesHandles), uint64(len(inTypes)), expressionText)
	runtime.KeepAlive(inTypes)
	return fail(err)
}

// TypeCheckExpectValues: TypeCheckExpect with named values, which messages call by their names.
//
//   - inTypes: The inputs, of which only shapes and dtypes matter.
//   - expression: An expression or conditions; see above.
//   - names: Names for values, of letters, digits and _.
//   - values: The values of the names.
func TypeCheckExpectValues(inTypes []*Array, expression string, names []string, values ...int) error {
	inTypesHandles := arrayHandles(inTypes)
	expressionText, err := text(expression)
	if err != nil {
		return err
	}
	namesTexts, err := texts(names)
	if err != nil {
		return err
	}
	defer namesTexts.free()
	if err := sameLength("values", len(names), len(values)); err != nil {
		return err
	}
	err = raw.TypeCheckExpectValues(first(inTypesHandles), uint64(len(inTypes)), expressionText, namesTexts.list(), uint64(len(names)), words(values))
	runtime.KeepAlive(inTypes)
	return fail(err)
}

// TypeCheckFail: Always fails: ErrTypeCheck with the message "Expect: ... Actual: ...", for conditions that
// cannot be written as a string. A check_type callback returns the result of this call.
//
//   - expect: What was expected.
//   - actual: What was received.
func TypeCheckFail(expect string, actual string) error {
	expectText, err := text(expect)
	if err != nil {
		return err
	}
	actualText, err := text(actual)
	if err != nil {
		return err
	}
	err = raw.TypeCheckFail(expectText, actualText)
	return fail(err)
}

// TypeCheckEnabled: Whether user functions check their inputs; see SetTypeCheckEnabled. They do initially,
// unless CATENARY_TYPE_CHECK=0 is in the environment.
func TypeCheckEnabled() bool {
	result := raw.TypeCheckEnabled() != 0
	return result
}

// SetTypeCheckEnabled: Switches type checks for the process. Without them the check_type callbacks of user
// functions are not called, and TypeCheckExpect accepts everything. The functions of the library always
// check, because their kernels rely on it.
//
//   - enabled: Whether to check.
func SetTypeCheckEnabled(enabled bool) error {
	err := raw.SetTypeCheckEnabled(truth(enabled))
	return fail(err)
}

// NewTypeExpr: Reads an expression, which can then be evaluated any number of times.
//
//   - expression: An expression or conditions; see above.
//   - names: Names for values, of letters, digits and _; may be nil if there are none.
//   - values: The values of the names.
func NewTypeExpr(expression string, names []string, values ...int) (*TypeExpr, error) {
	expressionText, err := text(expression)
	if err != nil {
		return nil, err
	}
	namesTexts, err := texts(names)
	if err != nil {
		return nil, err
	}
	defer namesTexts.free()
	if err := sameLength("values", len(names), len(values)); err != nil {
		return nil, err
	}
	dst := new(TypeExpr)
	err = raw.TypeExprNew(expressionText, namesTexts.list(), uint64(len(names)), words(values), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Text: The expression in a uniform spelling, as in messages.
func (expr *TypeExpr) Text() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.TypeExprText(expr.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(expr)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Eval: The value for given arrays: comparisons give 0 or 1, dtypes their Dtype, kinds their character. A
// shape is not a number; see TypeExpr.EvalText.
//
//   - inTypes: The inputs, of which only shapes and dtypes matter.
func (expr *TypeExpr) Eval(inTypes ...*Array) (int, error) {
	inTypesHandles := arrayHandles(inTypes)
	var value int64
	err := raw.TypeExprEval(expr.ptr(), first(inTypesHandles), uint64(len(inTypes)), &value)
	runtime.KeepAlive(expr)
	runtime.KeepAlive(inTypes)
	if err != nil {
		return 0, fail(err)
	}
	return int(value), nil
}

// EvalText: The value for given arrays as text, such as "(2, 3)" or "float32".
//
//   - inTypes: The inputs, of which only shapes and dtypes matter.
func (expr *TypeExpr) EvalText(inTypes ...*Array) (string, error) {
	inTypesHandles := arrayHandles(inTypes)
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.TypeExprEvalText(expr.ptr(), first(inTypesHandles), uint64(len(inTypes)), buffer, capacity, length)
	})
	runtime.KeepAlive(expr)
	runtime.KeepAlive(inTypes)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Expect: Asserts the conditions for given arrays, like TypeCheckExpect, even while type checks are off.
//
//   - inTypes: The inputs, of which only shapes and dtypes matter.
func (expr *TypeExpr) Expect(inTypes ...*Array) error {
	inTypesHandles := arrayHandles(inTypes)
	err := raw.TypeExprExpect(expr.ptr(), first(inTypesHandles), uint64(len(inTypes)))
	runtime.KeepAlive(expr)
	runtime.KeepAlive(inTypes)
	return fail(err)
}
