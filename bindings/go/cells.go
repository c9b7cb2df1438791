// How callbacks of C find the Go functions that they stand for.

package catenary

// #include <catenary/optimizer.h>
// #include <stdint.h>
// #include <stdlib.h>
// static inline ctn_status catenary_go_loss(ctn_loss_fn loss, void *data, ctn_variable **out) { return loss(data, out); }
// typedef struct catenary_go_cell { uintptr_t handle; char *lent; } catenary_go_cell;
// void catenaryGoDestroy(void *);
import "C"

import (
	"runtime/cgo"
	"strings"
	"sync"
	"unsafe"

	"catenary/raw"
)

// Callbacks reach their Go functions through a cell in C's memory, the user_data, which holds a cgo.Handle. The library
// destroys each cell once, when it no longer needs the callback.

var pointerDestroy = unsafe.Pointer(C.catenaryGoDestroy)

func keep(value any) unsafe.Pointer {
	cell := (*C.catenary_go_cell)(C.calloc(1, C.sizeof_catenary_go_cell))
	cell.handle = C.uintptr_t(cgo.NewHandle(value))
	return unsafe.Pointer(cell)
}

func kept(userData unsafe.Pointer) any {
	return cgo.Handle((*C.catenary_go_cell)(userData).handle).Value()
}

//export catenaryGoDestroy
func catenaryGoDestroy(userData unsafe.Pointer) {
	cell := (*C.catenary_go_cell)(userData)
	handle := cgo.Handle(cell.handle)
	if holder, ok := handle.Value().(interface{ release() }); ok {
		holder.release()
	}
	handle.Delete()
	C.free(unsafe.Pointer(cell.lent))
	C.free(userData)
}

// callbackOf is what C gets for a function: its C function, user data and destroy function.
func callbackOf(none bool, function any, pointer unsafe.Pointer) (call, data, end unsafe.Pointer) {
	if none {
		return nil, nil, nil
	}
	return pointer, keep(function), pointerDestroy
}

// lossOf is the loss that an update rule of the user may compute, nil if it updates by the gradients. It is valid during
// the callback, which stays on its thread, so the message of a failure is that of the thread.
func lossOf(loss C.ctn_loss_fn, data unsafe.Pointer) LossFunc {
	if loss == nil {
		return nil
	}
	return func() (*Variable, error) {
		out := new(Variable)
		status := C.catenary_go_loss(loss, data, (**C.ctn_variable)(unsafe.Pointer(&out.h)))
		if status != C.CTN_OK {
			return nil, fail(&raw.Failure{Status: raw.Status(status), Message: raw.Text(raw.ErrorMessage())})
		}
		return out.own(), nil
	}
}

// lend writes a text that C copies after the callback; it lives until the next one.
func lend(userData unsafe.Pointer, place **byte, s string) error {
	if strings.IndexByte(s, 0) >= 0 {
		return invalid("expected a text without zero bytes, got %q", s)
	}
	cell := (*C.catenary_go_cell)(userData)
	C.free(unsafe.Pointer(cell.lent))
	cell.lent = C.CString(s)
	*place = (*byte)(unsafe.Pointer(cell.lent))
	return nil
}

// cTexts is a list of strings in one piece of C's memory: a list of Go pointers must not be passed to C.
type cTexts struct{ memory unsafe.Pointer }

func texts(list []string) (cTexts, error) {
	const width = unsafe.Sizeof(uintptr(0))
	size := width * uintptr(len(list))
	for _, s := range list {
		if strings.IndexByte(s, 0) >= 0 {
			return cTexts{}, invalid("expected a text without zero bytes, got %q", s)
		}
		size += uintptr(len(s)) + 1
	}
	if len(list) == 0 {
		return cTexts{}, nil
	}
	memory := C.malloc(C.size_t(size))
	pointers := unsafe.Slice((*unsafe.Pointer)(memory), len(list))
	at := width * uintptr(len(list))
	for i, s := range list {
		pointers[i] = unsafe.Add(memory, at)
		bytes := unsafe.Slice((*byte)(pointers[i]), len(s)+1)
		copy(bytes, s)
		bytes[len(s)] = 0
		at += uintptr(len(bytes))
	}
	return cTexts{memory}, nil
}

func (t cTexts) list() **byte { return (**byte)(t.memory) }

func (t cTexts) free() { C.free(t.memory) }

var names struct {
	sync.Mutex
	texts map[string]*byte
}

// interned is a name in C's memory that lives as long as the process, such as that of a user's function; NULL for an
// empty one.
func interned(s string) (*byte, error) {
	if s == "" {
		return nil, nil
	}
	if strings.IndexByte(s, 0) >= 0 {
		return nil, invalid("expected a name without zero bytes, got %q", s)
	}
	names.Lock()
	defer names.Unlock()
	if names.texts == nil {
		names.texts = map[string]*byte{}
	}
	if names.texts[s] == nil {
		names.texts[s] = (*byte)(unsafe.Pointer(C.CString(s)))
	}
	return names.texts[s], nil
}

// borrowed are the handles that a callback receives, each with a reference of its own.
func borrowed[H, T any](list **H, n int, borrow func(*H) *T) []*T {
	made := make([]*T, n)
	for i, h := range unsafe.Slice(list, n) {
		made[i] = borrow(h)
	}
	return made
}

// handOut gives the results of a callback to the library, with a reference each.
func handOut[H, T any](name string, places **H, n int, maybe bool, made []*T, retain func(*T) *H) error {
	if len(made) != n {
		return &Error{ErrCallback, name + ": " + sameLength("results", n, len(made)).Error()}
	}
	for _, x := range made {
		if x == nil && !maybe {
			return &Error{ErrCallback, name + ": expected a result, got nil"}
		}
	}
	for i, place := 0, unsafe.Slice(places, n); i < n; i++ {
		if made[i] != nil {
			place[i] = retain(made[i])
		}
	}
	return nil
}
