// Dtypes, and what arrays have beyond the generated methods: shapes, items, slices of memory.

package catenary

import (
	"fmt"
	"reflect"
	"runtime"
	"unsafe"

	"catenary/raw"
)

// Dtype is the type of an array's elements. The zero value, DtypeNone, stands for a default.
type Dtype int32

func (d Dtype) raw() raw.Dtype { return raw.Dtype(d - 1) }

func dtypeOf(d raw.Dtype) Dtype { return Dtype(d + 1) }

// String is the name, such as "float32".
func (d Dtype) String() string { return raw.Text(raw.DtypeName(d.raw())) }

// Itemsize is the size of an element in bytes.
func (d Dtype) Itemsize() int { return int(raw.DtypeItemsize(d.raw())) }

// Half is an element of a float16 array, as its bits.
type Half uint16

// Brain is an element of a bfloat16 array, as its bits.
type Brain uint16

// Element is a Go type that an array's elements can have. int stands for int64 and uint for uint64.
type Element interface {
	~bool | ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

var kinds = map[reflect.Kind]Dtype{
	reflect.Bool: Bool, reflect.Int: Int64, reflect.Int8: Int8, reflect.Int16: Int16, reflect.Int32: Int32,
	reflect.Int64: Int64, reflect.Uint: Uint64, reflect.Uint8: Uint8, reflect.Uint16: Uint16, reflect.Uint32: Uint32,
	reflect.Uint64: Uint64, reflect.Float32: Float32, reflect.Float64: Float64,
}

func dtypeOfType(t reflect.Type) Dtype {
	switch t {
	case reflect.TypeOf(Half(0)):
		return Float16
	case reflect.TypeOf(Brain(0)):
		return Bfloat16
	}
	return kinds[t.Kind()]
}

// DtypeOf is the type of the elements of an array of T.
func DtypeOf[T Element]() Dtype {
	var zero T
	return dtypeOfType(reflect.TypeOf(zero))
}

func shapeFor(length int, shape []int) ([]int, error) {
	if len(shape) == 0 {
		return []int{length}, nil
	}
	size := 1
	for _, n := range shape {
		if n < 0 {
			return nil, invalid("shape: expected lengths of at least 0, got %v", shape)
		}
		size *= n
	}
	if size != length {
		return nil, invalid("shape: %v has %d elements, but %d values were given", shape, size, length)
	}
	return shape, nil
}

// FromSlice copies numbers into a new array. Without a shape it has one dimension.
func FromSlice[T Element](data []T, shape ...int) (*Array, error) {
	shape, err := shapeFor(len(data), shape)
	if err != nil {
		return nil, err
	}
	out := new(Array)
	err = raw.ArrayFromData(unsafe.Pointer(first(data)), words(shape), uint64(len(shape)), DtypeOf[T]().raw(), &out.h)
	if err != nil {
		return nil, fail(err)
	}
	return out.own(), nil
}

// Wrap makes an array of the memory of a slice, without a copy: both see each other's changes. The slice stays
// reachable, and with Go 1.21 or later pinned, until the library has released the array; earlier collectors do not move
// memory. If operations on the array run on a device that works asynchronously, synchronize before reading the slice.
func Wrap[T Element](data []T, shape ...int) (*Array, error) {
	shape, err := shapeFor(len(data), shape)
	if err != nil {
		return nil, err
	}
	if len(data) == 0 {
		return Empty(shape, DtypeOf[T]())
	}
	out := new(Array)
	memory := unsafe.Pointer(&data[0])
	err = raw.ArrayFromMemory(memory, words(shape), uint64(len(shape)), nil, DtypeOf[T]().raw(), pointerDestroy,
		keep(pinned(data)), &out.h)
	runtime.KeepAlive(data)
	if err != nil {
		return nil, fail(err)
	}
	return out.own(), nil
}

// ArrayOf makes an array of a number, or of nested slices or arrays of numbers: ArrayOf([][]float32{{1, 2}, {3, 4}}).
func ArrayOf(value any) (*Array, error) {
	v := reflect.ValueOf(value)
	var shape []int
	element := v
	if !v.IsValid() {
		return nil, invalid("value: expected numbers, got nil")
	}
	kind := v.Type()
	for kind.Kind() == reflect.Slice || kind.Kind() == reflect.Array {
		length := 0
		if element.IsValid() {
			length = element.Len()
		}
		shape = append(shape, length)
		kind = kind.Elem()
		if length > 0 {
			element = element.Index(0)
		} else {
			element = reflect.Value{}
		}
	}
	dtype := dtypeOfType(kind)
	if dtype == DtypeNone {
		return nil, invalid("value: expected numbers or nested slices of numbers, got %T", value)
	}
	out, err := Empty(shape, dtype)
	if err != nil {
		return nil, err
	}
	if out.Size() > 0 {
		var data unsafe.Pointer
		if err := raw.ArrayData(out.h, &data); err != nil {
			return nil, fail(err)
		}
		fill := filler{unsafe.Slice((*byte)(data), int(raw.ArrayNbytes(out.h))), kind}
		if err := fill.nested(v, shape); err != nil {
			out.Close()
			return nil, err
		}
	} else if err := (&filler{nil, kind}).nested(v, shape); err != nil {
		out.Close()
		return nil, err
	}
	runtime.KeepAlive(out)
	return out, nil
}

// filler writes nested values one after the other.
type filler struct {
	rest []byte
	kind reflect.Type
}

func (f *filler) nested(v reflect.Value, shape []int) error {
	if len(shape) == 0 {
		place := reflect.NewAt(f.kind, unsafe.Pointer(&f.rest[0])).Elem()
		place.Set(v)
		f.rest = f.rest[f.kind.Size():]
		return nil
	}
	if v.Len() != shape[0] {
		return invalid("value: expected %d elements in each slice, got %d", shape[0], v.Len())
	}
	for i := 0; i < v.Len(); i++ {
		if err := f.nested(v.Index(i), shape[1:]); err != nil {
			return err
		}
	}
	return nil
}

// Shape has the length of each dimension.
func (a *Array) Shape() []int {
	shape := numbersAt(raw.ArrayShape(a.ptr()), raw.ArrayNdim(a.ptr()))
	runtime.KeepAlive(a)
	return shape
}

// Strides has the distance in bytes between neighbors along each dimension.
func (a *Array) Strides() []int {
	strides := numbersAt(raw.ArrayStrides(a.ptr()), raw.ArrayNdim(a.ptr()))
	runtime.KeepAlive(a)
	return strides
}

// Base is the array whose memory this view shows; nil if this is not a view.
func (a *Array) Base() (*Array, error) {
	out := new(Array)
	err := raw.ArrayBase(a.ptr(), &out.h)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return out.own(), nil
}

// String shows the elements as NumPy does.
func (a *Array) String() string {
	text, err := a.Str(-1, -1, -1)
	if err != nil {
		return err.Error()
	}
	return text
}

func (a *Array) expect(dtype Dtype) error {
	if actual := a.Dtype(); actual != dtype {
		return &Error{ErrDtype, fmt.Sprintf("array: expected the dtype %v, got %v", dtype, actual)}
	}
	return nil
}

// ToSlice copies the elements in the order of rows. The array may be any view and on any device.
func ToSlice[T Element](a *Array) ([]T, error) {
	if err := a.expect(DtypeOf[T]()); err != nil {
		return nil, err
	}
	result := make([]T, a.Size())
	err := raw.ArrayToData(a.ptr(), unsafe.Pointer(first(result)), raw.ArrayNbytes(a.ptr()))
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return result, nil
}

// SetSlice overwrites the elements with those of a slice, in the order of rows.
func SetSlice[T Element](a *Array, data []T) error {
	if err := a.expect(DtypeOf[T]()); err != nil {
		return err
	}
	size := uint64(len(data)) * uint64(unsafe.Sizeof(*new(T)))
	err := raw.ArraySetData(a.ptr(), unsafe.Pointer(first(data)), size)
	runtime.KeepAlive(a)
	return fail(err)
}

// Slice is the memory of a contiguous array on the CPU, without a copy. It ends with the array: a program that keeps
// the slice must keep the array too, with runtime.KeepAlive(a) after the last use of the slice or simply by using the
// array later. Use Edit to change elements.
func Slice[T Element](a *Array) ([]T, error) {
	if err := a.expect(DtypeOf[T]()); err != nil {
		return nil, err
	}
	defer runtime.KeepAlive(a)
	if !a.IsCContiguous() {
		return nil, &Error{ErrInvalidArgument, "array: expected contiguous rows, got a view; Ascontiguousarray makes a copy"}
	}
	var data unsafe.Pointer
	if err := raw.ArrayData(a.ptr(), &data); err != nil {
		return nil, fail(err)
	}
	return unsafe.Slice((*T)(data), a.Size()), nil
}

// View calls a function with the memory of a contiguous array on the CPU, which lives as long as the function runs.
func View[T Element](a *Array, f func([]T) error) error {
	data, err := Slice[T](a)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(a)
	return f(data)
}

// Edit is View for functions that change elements: histories that need the old ones notice.
func Edit[T Element](a *Array, f func([]T) error) error {
	if a != nil && a.h != nil && !a.IsWriteable() {
		return &Error{ErrInvalidArgument, "array: expected a writeable array, got a read-only one"}
	}
	if err := View(a, f); err != nil {
		return err
	}
	return a.MarkWritten()
}

// Index is one part of an index of an array: At, Slice, NewAxis or Ellipsis.
type Index raw.Index

// At is one position along a dimension; negative ones count from the end.
func At(i int) Index { return Index{Kind: int64(raw.CTN_INDEX_INT), Start: int64(i)} }

// Range is the slice from start to stop, without it.
func Range(start, stop int) Index { return RangeStep(start, stop, 1) }

// RangeStep is a slice with a step. Omitted as start or stop leaves a bound out.
func RangeStep(start, stop, step int) Index {
	return Index{Kind: int64(raw.CTN_INDEX_SLICE), Start: int64(start), Stop: int64(stop), Step: int64(step)}
}

// All is the whole of a dimension.
func All() Index { return RangeStep(Omitted, Omitted, 1) }

// NewAxis is a new dimension of length 1.
func NewAxis() Index { return Index{Kind: int64(raw.CTN_INDEX_NEWAXIS)} }

// Ellipsis is the whole of all dimensions that are not named.
func Ellipsis() Index { return Index{Kind: int64(raw.CTN_INDEX_ELLIPSIS)} }

// ByArray is the place of an index array in the calls that take some, such as GetAdvanced.
func ByArray() Index { return Index{Kind: int64(raw.CTN_INDEX_ARRAY)} }
