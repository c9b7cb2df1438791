// Errors of the library, and how errors and panics of callbacks travel through it.

package catenary

import (
	"errors"
	"fmt"
	"log"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"

	"catenary/raw"
)

// Code is the kind of a failure: a status of the library. Codes are errors, so that errors.Is finds them.
type Code int32

func (c Code) Error() string { return raw.Text(raw.StatusName(raw.Status(c))) }

// Error is the error of a call of the library.
type Error struct {
	Code    Code
	Message string
}

func (e *Error) Error() string { return e.Message }

// Is reports whether the target is the code of the error.
func (e *Error) Is(target error) bool { return target == error(e.Code) }

// trouble is what left a callback: an error or a panic. It waits for the outer call under a number that the message of
// the failure carries through the library.
type trouble struct {
	err      error
	panicked bool
	value    any
}

const (
	marker  = " [Go error "
	waiting = 1024 // older ones were dropped by C code that ignored a failure
)

var troubles struct {
	sync.Mutex
	last    uint64
	entries map[uint64]trouble
}

func remember(t trouble) uint64 {
	troubles.Lock()
	defer troubles.Unlock()
	if troubles.entries == nil {
		troubles.entries = map[uint64]trouble{}
	}
	troubles.last++
	troubles.entries[troubles.last] = t
	delete(troubles.entries, troubles.last-waiting)
	return troubles.last
}

// recall finds the trouble that a message leads to and removes it.
func recall(message string) (t trouble, plain string, found bool) {
	at := strings.LastIndex(message, marker)
	if at < 0 {
		return t, message, false
	}
	digits, rest, closed := strings.Cut(message[at+len(marker):], "]")
	number, err := strconv.ParseUint(digits, 10, 64)
	if !closed || err != nil {
		return t, message, false
	}
	troubles.Lock()
	defer troubles.Unlock()
	t, found = troubles.entries[number]
	delete(troubles.entries, number)
	return t, message[:at] + rest, found
}

// fail is the error of a call in the words of this package. A panic of a callback goes on here.
func fail(err error) error {
	if err == nil {
		return nil
	}
	failure, ok := err.(*raw.Failure)
	if !ok {
		return err
	}
	t, message, found := recall(failure.Message)
	switch {
	case !found:
		return &Error{Code(failure.Status), message}
	case t.panicked:
		panic(t.value)
	}
	return t.err
}

// refused stores the error of a callback for the library and gives its status.
func refused(err error) int32 {
	if err == nil {
		return 0
	}
	return stored(codeOf(err), err.Error(), trouble{err: err})
}

// caught is deferred by callbacks: a panic becomes a failure of the callback.
func caught(status *int32) {
	if value := recover(); value != nil {
		*status = stored(ErrCallback, fmt.Sprintf("panic: %v", value), trouble{panicked: true, value: value})
	}
}

// logged is deferred by callbacks that cannot fail and run on threads of the library: nobody could go on with a panic.
func logged() {
	if value := recover(); value != nil {
		log.Printf("catenary: panic in a callback that cannot fail: %v\n%s", value, debug.Stack())
	}
}

func stored(code Code, message string, t trouble) int32 {
	message = strings.ReplaceAll(message, "\x00", "?") + marker + strconv.FormatUint(remember(t), 10) + "]"
	raw.ErrorSet(raw.Status(code), &append([]byte(message), 0)[0])
	return int32(code)
}

func codeOf(err error) Code {
	var e *Error
	if errors.As(err, &e) && e.Code != 0 {
		return e.Code
	}
	var c Code
	if errors.As(err, &c) && c != 0 {
		return c
	}
	return ErrCallback
}

func invalid(format string, arguments ...any) error {
	return &Error{ErrInvalidArgument, fmt.Sprintf(format, arguments...)}
}

// Must is the value of a call that has succeeded; it panics with the error otherwise. With Catch, calls can be nested:
//
//	func loss(x, t *catenary.Variable) (y *catenary.Variable, err error) {
//		defer catenary.Catch(&err)
//		return catenary.Sum(catenary.Must(catenary.Square(catenary.Must(catenary.Sub(x, t)))))
//	}
func Must[T any](value T, err error) T {
	if err != nil {
		panic(thrown{err})
	}
	return value
}

// Check panics with an error, for Catch; nil does nothing.
func Check(err error) {
	if err != nil {
		panic(thrown{err})
	}
}

// thrown is an error on its way from Must to Catch.
type thrown struct{ error }

func (t thrown) Unwrap() error { return t.error }

// Catch is deferred by functions that call Must or Check: it sets *err to the error with which they panicked. Other
// panics go on.
func Catch(err *error) {
	if value := recover(); value != nil {
		t, ok := value.(thrown)
		if !ok {
			panic(value)
		}
		*err = t.error
	}
}
