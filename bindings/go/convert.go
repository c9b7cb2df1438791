// Conversions of texts, numbers and lists between Go and C, for the generated calls.

package catenary

import (
	"math"
	"strings"
	"unsafe"

	"catenary/raw"
)

// Sizes and shapes are int, which must have the 64 bits that C expects.
var _ = [1]struct{}{}[unsafe.Sizeof(int(0))-8]

func text(s string) (*byte, error) {
	if strings.IndexByte(s, 0) >= 0 {
		return nil, invalid("expected a text without zero bytes, got %q", s)
	}
	return &append([]byte(s), 0)[0], nil
}

// optionalText is NULL for an empty text.
func optionalText(s string) (*byte, error) {
	if s == "" {
		return nil, nil
	}
	return text(s)
}

// textOf asks for a text with a buffer that is enough for most, and again if it is not.
func textOf(call func(buffer *byte, capacity uint64, length *uint64) error) (string, error) {
	buffer := make([]byte, 256)
	for {
		var length uint64
		if err := call(&buffer[0], uint64(len(buffer)), &length); err != nil {
			return "", fail(err)
		}
		if length < uint64(len(buffer)) {
			return string(buffer[:length]), nil
		}
		buffer = make([]byte, length+1)
	}
}

func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// count is a length for C; negative ones become one that every call refuses.
func count(n int) uint64 {
	if n < 0 {
		return math.MaxUint64
	}
	return uint64(n)
}

func first[T any](list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return &list[0]
}

// words is a list of int as C takes it. An empty list that is not nil has an address.
func words(list []int) *int64 {
	if list == nil {
		return nil
	}
	if len(list) == 0 {
		return new(int64)
	}
	return (*int64)(unsafe.Pointer(&list[0]))
}

func word(n *int) *int64 { return (*int64)(unsafe.Pointer(n)) }

func optional[T any](options []T) (option T) {
	if len(options) > 0 {
		option = options[len(options)-1]
	}
	return option
}

func sameLength(name string, expected, actual int) error {
	if expected != actual {
		return invalid("%s: expected %d elements, got %d", name, expected, actual)
	}
	return nil
}

func sameLengthIfAny(name string, expected, actual int) error {
	if actual == 0 {
		return nil
	}
	return sameLength(name, expected, actual)
}

func countable(name string, n int) error {
	if n < 0 || n > math.MaxInt32 {
		return invalid("%s: expected 0 to %d, got %d", name, math.MaxInt32, n)
	}
	return nil
}

// numbersAt copies a list of C, such as a shape.
func numbersAt(list *int64, n uint64) []int {
	result := make([]int, n)
	for i, value := range unsafe.Slice(list, n) {
		result[i] = int(value)
	}
	return result
}

func dtypes(list []Dtype) *raw.Dtype {
	result := make([]raw.Dtype, len(list))
	for i, d := range list {
		result[i] = d.raw()
	}
	return first(result)
}
