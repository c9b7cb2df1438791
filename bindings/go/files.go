// Arrays as .npy files in memory, and other calls that return several values.

package catenary

import (
	"runtime"
	"unsafe"

	"catenary/raw"
)

// SaveToMemory is the array as an .npy file, which ArrayLoadFromMemory reads.
func (a *Array) SaveToMemory() ([]byte, error) {
	defer runtime.KeepAlive(a)
	var length uint64
	if err := raw.ArraySaveToMemory(a.ptr(), nil, 0, &length); err != nil {
		return nil, fail(err)
	}
	data := make([]byte, length)
	if err := raw.ArraySaveToMemory(a.ptr(), unsafe.Pointer(first(data)), length, &length); err != nil {
		return nil, fail(err)
	}
	return data[:length], nil
}

// Find is the type and shape of an array in a deserializer, to make an array of that shape.
func (serializer *Serializer) Find(key string) (Dtype, []int, error) {
	name, err := text(key)
	if err != nil {
		return DtypeNone, nil, err
	}
	var dtype raw.Dtype
	var shape [MaxNdim]int64
	var ndim uint64
	err = raw.SerializerFind(serializer.ptr(), name, &dtype, &shape[0], MaxNdim, &ndim)
	runtime.KeepAlive(serializer)
	if err != nil {
		return DtypeNone, nil, fail(err)
	}
	return dtypeOf(dtype), numbersAt(&shape[0], ndim), nil
}

// ArrayBroadcast is the shape to which arrays broadcast.
func ArrayBroadcast(arrays ...*Array) ([]int, error) {
	handles := arrayHandles(arrays)
	var shape [MaxNdim]int64
	var ndim uint64
	err := raw.ArrayBroadcast(first(handles), uint64(len(handles)), &shape[0], MaxNdim, &ndim)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return numbersAt(&shape[0], ndim), nil
}
