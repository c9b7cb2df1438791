// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"catenary/raw"
)

// DtypeFromName: The element type with a NumPy name.
//
//   - name: The name, such as "float32".
func DtypeFromName(name string) (Dtype, error) {
	nameText, err := text(name)
	if err != nil {
		return DtypeNone, err
	}
	var dtype raw.Dtype
	err = raw.DtypeFromName(nameText, &dtype)
	if err != nil {
		return DtypeNone, fail(err)
	}
	return dtypeOf(dtype), nil
}

// DtypeResultType: The element type to which several ones are promoted by NumPy's rules.
//
//   - dtypes_: The element types, at least one.
func DtypeResultType(dtypes_ ...Dtype) (Dtype, error) {
	var dtype raw.Dtype
	err := raw.DtypeResultType(dtypes(dtypes_), uint64(len(dtypes_)), &dtype)
	if err != nil {
		return DtypeNone, fail(err)
	}
	return dtypeOf(dtype), nil
}

// DtypeCanCast: Whether a casting rule allows a conversion.
//
//   - from: The element type to convert.
//   - to: The element type to convert to.
//   - casting: The casting rule.
func DtypeCanCast(from Dtype, to Dtype, casting Casting) (bool, error) {
	var result int32
	err := raw.DtypeCanCast(from.raw(), to.raw(), raw.Casting(casting), &result)
	if err != nil {
		return false, fail(err)
	}
	return result != 0, nil
}
