//go:build !go1.21

package catenary

// pinned keeps a slice reachable. These versions of Go do not move what is on the heap.
func pinned[T any](data []T) any { return data }
