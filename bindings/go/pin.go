//go:build go1.21

package catenary

import "runtime"

// pinnedSlice holds a slice at its place until the library releases it.
type pinnedSlice struct {
	data   any
	pinner *runtime.Pinner
}

func (p pinnedSlice) release() { p.pinner.Unpin() }

func pinned[T any](data []T) any {
	p := pinnedSlice{data, new(runtime.Pinner)}
	p.pinner.Pin(&data[0])
	return p
}
