// Callbacks that C calls, exported from Go, for the probe in main.go.
package main

// #cgo pkg-config: catenary
// #include <catenary/catenary.h>
// ctn_status probeTwice(void *, ctn_function *, ctn_array **, size_t, ctn_array **, size_t);
// ctn_status probeRefuse(void *, ctn_function *, ctn_array **, size_t, ctn_array **, size_t);
// ctn_status probeRefuseLink(void *, ctn_link *, ctn_variable **, size_t, ctn_variable **, size_t);
// void probeCount(void *);
import "C"

import (
	"unsafe"

	"catenary/raw"
)

var (
	twicePointer      = unsafe.Pointer(C.probeTwice)
	refusePointer     = unsafe.Pointer(C.probeRefuse)
	refuseLinkPointer = unsafe.Pointer(C.probeRefuseLink)
	countPointer      = unsafe.Pointer(C.probeCount)
	destroyed         int
)

//export probeTwice
func probeTwice(userData unsafe.Pointer, node *C.ctn_function, inputs **C.ctn_array, inputCount C.size_t,
	outputs **C.ctn_array, outputCount C.size_t) C.ctn_status {
	return C.ctn_array_add(*inputs, *inputs, outputs)
}

//export probeRefuse
func probeRefuse(userData unsafe.Pointer, node *C.ctn_function, inputs **C.ctn_array, inputCount C.size_t,
	outputs **C.ctn_array, outputCount C.size_t) C.ctn_status {
	text := append([]byte("the probe says no"), 0)
	raw.ErrorSet(raw.CTN_ERROR_UNSUPPORTED, &text[0])
	return C.CTN_ERROR_UNSUPPORTED
}

//export probeRefuseLink
func probeRefuseLink(userData unsafe.Pointer, link *C.ctn_link, inputs **C.ctn_variable, inputCount C.size_t,
	outputs **C.ctn_variable, outputCount C.size_t) C.ctn_status {
	text := append([]byte("the link says no"), 0)
	raw.ErrorSet(raw.CTN_ERROR_IO, &text[0])
	return C.CTN_ERROR_IO
}

//export probeCount
func probeCount(userData unsafe.Pointer) {
	destroyed++
}

func cText(text string) *byte {
	return (*byte)(unsafe.Pointer(C.CString(text)))
}
