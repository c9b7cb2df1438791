// Tests of arrays: construction, operators, items, slices without copies, failing calls.

package catenary_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"catenary"
)

func must[T any](t *testing.T, value T, err error) T {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	return value
}

func equal(t *testing.T, what string, actual, expected any) {
	t.Helper()
	if fmt.Sprint(actual) != fmt.Sprint(expected) {
		t.Errorf("%s: expected %v, got %v", what, expected, actual)
	}
}

func TestArrayFromSlice(t *testing.T) {
	a, err := catenary.FromSlice([]float32{1, 2, 3, 4, 5, 6}, 2, 3)
	must(t, a, err)
	defer a.Close()
	b, err := a.Add(a)
	must(t, b, err)
	values, err := catenary.ToSlice[float32](b)
	equal(t, "sum", must(t, values, err), []float32{2, 4, 6, 8, 10, 12})
	equal(t, "shape", b.Shape(), []int{2, 3})
	equal(t, "strides", b.Strides(), []int{12, 4})
	equal(t, "dtype", b.Dtype(), "float32")
	equal(t, "size", b.Size(), 6)
}

func TestFailingCall(t *testing.T) {
	a, b := must2(t, 3), must2(t, 4)
	c, err := a.Add(b)
	var failure *catenary.Error
	if c != nil || !errors.As(err, &failure) || failure.Code != catenary.ErrShape {
		t.Fatalf("expected a shape error, got %v, %v", c, err)
	}
	if !errors.Is(err, catenary.ErrShape) || errors.Is(err, catenary.ErrDtype) {
		t.Errorf("errors.Is does not find the code of %v", err)
	}
	if !strings.HasPrefix(err.Error(), "array_add: ") {
		t.Errorf("expected the name of the function first, got %q", err)
	}
	a.Close()
	if _, err := a.Add(b); !errors.Is(err, catenary.ErrInvalidArgument) {
		t.Errorf("a closed array: expected ErrInvalidArgument, got %v", err)
	}
	if _, err := (*catenary.Array)(nil).Add(b); !errors.Is(err, catenary.ErrInvalidArgument) {
		t.Errorf("a nil array: expected ErrInvalidArgument, got %v", err)
	}
}

func must2(t *testing.T, n int) *catenary.Array {
	a, err := catenary.Zeros([]int{n}, catenary.Float32)
	return must(t, a, err)
}
