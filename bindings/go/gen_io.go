// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"
	"unsafe"

	"catenary/raw"
)

// Save: Saves an array as a .npy file. An array in Fortran order is saved in that order if C order would need
// a copy. This replaces the reference's dump, which writes a pickle.
//
//   - path: Path of the file.
func (a *Array) Save(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.ArraySave(a.ptr(), pathText)
	runtime.KeepAlive(a)
	return fail(err)
}

// ArrayLoad: Loads a .npy file of format version 1 to 3, of either byte order, onto the current device. An
// array in Fortran order stays in that order. If the file is mapped, its elements must be aligned and in the
// machine's byte order; the mapping ends with the last array that refers to it. If somebody shortens the file
// while it is mapped, the system ends the process at the next access to the missing part. For .npz files see
// NpzFileOpen.
//
// The caller must see to this: If the file is mapped, nobody may change or shorten it as long as an array
// refers to the mapping.
//
//   - path: Path of the file.
//   - mmapMode: Whether and how to map the file instead of reading it, which is possible only on the CPU.
func ArrayLoad(path string, mmapMode MmapMode) (*Array, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.ArrayLoad(pathText, raw.MmapMode(mmapMode), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayLoadFromMemory: Loads a .npy file from memory, as ArrayLoad does, onto the current device.
//
//   - data: The bytes of the file. Bytes after the elements are ignored.
func ArrayLoadFromMemory(data []byte) (*Array, error) {
	dst := new(Array)
	err := raw.ArrayLoadFromMemory(unsafe.Pointer(first(data)), uint64(len(data)), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Tofile: Writes the elements alone, in C order, as bytes or as text.
//
//   - path: Path of the file.
//   - separator: Text between the elements, each of which is printed as by Python's repr (0.1, 1e-05, True),
//     so that reading returns the same values. nil or an empty string: the elements are written as bytes.
func (a *Array) Tofile(path string, separator string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	separatorText, err := optionalText(separator)
	if err != nil {
		return err
	}
	err = raw.ArrayTofile(a.ptr(), pathText, separatorText)
	runtime.KeepAlive(a)
	return fail(err)
}

// ArraySavez: Saves arrays as an .npz file.
//
//   - path: Path of the file.
//   - arrays: The arrays to save.
//   - names: Names of the entries, in UTF-8, each used once, not empty and without a component "..". nil, for
//     the list or for an entry: arr_0, arr_1 and so on.
//   - level: Level of deflate's compression, 1 to 9; 0 for none, as the reference's savez; -1 for the
//     default, as its savez_compressed.
func ArraySavez(path string, arrays []*Array, names []string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	arraysHandles := arrayHandles(arrays)
	namesTexts, err := texts(names)
	if err != nil {
		return err
	}
	defer namesTexts.free()
	if err := sameLengthIfAny("names", len(arrays), len(names)); err != nil {
		return err
	}
	err = raw.ArraySavez(pathText, first(arraysHandles), uint64(len(arrays)), namesTexts.list(), level)
	runtime.KeepAlive(arrays)
	return fail(err)
}

// NpzFileOpen: Opens an .npz file and reads its directory. Two entries with the same name, and names that are
// not UTF-8 or lead out of the archive, are errors. The contents of an entry are checked when it is read.
//
//   - path: Path of the file.
func NpzFileOpen(path string) (*NpzFile, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	file := new(NpzFile)
	err = raw.NpzFileOpen(pathText, &file.h)
	if err != nil {
		return nil, fail(err)
	}
	return file.own(), nil
}

// Count: Number of entries; 0 for nil.
func (file *NpzFile) Count() int {
	result := int(raw.NpzFileCount(file.ptr()))
	runtime.KeepAlive(file)
	return result
}

// Name: Name of an entry without ".npy" (with it if the short name is an entry as well).
//
//   - index: Number of the entry in the order of the file, counted from 0.
func (file *NpzFile) Name(index int) (string, error) {
	var name *byte
	err := raw.NpzFileName(file.ptr(), count(index), &name)
	runtime.KeepAlive(file)
	if err != nil {
		return "", fail(err)
	}
	return raw.Text(name), nil
}

// Contains: Whether there is an entry of that name; 0 for nil.
//
//   - name: Name of the entry, with or without ".npy", or nil.
func (file *NpzFile) Contains(name string) bool {
	nameText, err := optionalText(name)
	if err != nil {
		return false
	}
	result := raw.NpzFileContains(file.ptr(), nameText) != 0
	runtime.KeepAlive(file)
	return result
}

// Read: Reads an entry onto the current device, and verifies its size and checksum. Every call reads it
// again.
//
//   - name: Name of the entry, with or without ".npy".
func (file *NpzFile) Read(name string) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.NpzFileRead(file.ptr(), nameText, &dst.h)
	runtime.KeepAlive(file)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
