// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Count: Number of links of the hierarchy.
//
//   - skipself: Whether to leave out the link itself.
func (link *Link) Count(skipself bool) (int, error) {
	var n uint64
	err := raw.LinkCount(link.ptr(), truth(skipself), &n)
	runtime.KeepAlive(link)
	if err != nil {
		return 0, fail(err)
	}
	return int(n), nil
}

// At: A link of the hierarchy. First comes the link itself, unless `skipself`, then each child with
// everything below it.
//
//   - index: Number in this order, counted from 0.
//   - skipself: Whether to leave out the link itself.
func (link *Link) At(index int, skipself bool) (*Link, error) {
	dst := new(Link)
	err := raw.LinkAt(link.ptr(), count(index), truth(skipself), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Path: Path of a link in the order of Link.At, such as "/l1"; "/" for the link itself.
//
//   - index: Number in this order, counted from 0.
//   - skipself: Whether to leave out the link itself.
func (link *Link) Path(index int, skipself bool) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.LinkPath(link.ptr(), count(index), truth(skipself), buffer, capacity, length)
	})
	runtime.KeepAlive(link)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// NewLinkIterator: A walk over all links of the hierarchy, which the iterator keeps alive.
//
//   - link: The link.
//   - skipself: Whether to leave out the link itself.
func NewLinkIterator(link *Link, skipself bool) (*LinkIterator, error) {
	dst := new(LinkIterator)
	err := raw.LinkIteratorNew(link.ptr(), truth(skipself), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Next: The next link of a walk; nil, with success, after the last one.
func (iterator *LinkIterator) Next() (string, *Link, error) {
	var path *byte
	dst := new(Link)
	err := raw.LinkIteratorNext(iterator.ptr(), &path, &dst.h)
	runtime.KeepAlive(iterator)
	if err != nil {
		return "", nil, fail(err)
	}
	return raw.Text(path), dst.own(), nil
}

// NewParamIterator: A walk over all parameters of the hierarchy, which the iterator keeps alive.
//
//   - link: The link.
func NewParamIterator(link *Link) (*ParamIterator, error) {
	dst := new(ParamIterator)
	err := raw.ParamIteratorNew(link.ptr(), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Next: The next parameter of a walk; nil, with success, after the last one.
func (iterator *ParamIterator) Next() (string, *Variable, error) {
	var path *byte
	dst := new(Variable)
	err := raw.ParamIteratorNext(iterator.ptr(), &path, &dst.h)
	runtime.KeepAlive(iterator)
	if err != nil {
		return "", nil, fail(err)
	}
	return raw.Text(path), dst.own(), nil
}

// Freeze: Freezes the parameters that match a pattern now, including those that wait for their size. They
// lose their gradient, backward computes none for them, and no optimizer updates them. They are still saved,
// loaded, copied and moved. Running averages of batch normalization are not parameters and still change.
//
//   - pattern: The pattern; see above. It is a NOT_FOUND error if it matches no parameter.
func (link *Link) Freeze(pattern string) error {
	patternText, err := text(pattern)
	if err != nil {
		return err
	}
	err = raw.LinkFreeze(link.ptr(), patternText)
	runtime.KeepAlive(link)
	return fail(err)
}

// Unfreeze: Reverses Link.Freeze. The parameters have no gradient until the next backward.
//
//   - pattern: The pattern; see above. It is a NOT_FOUND error if it matches no parameter.
func (link *Link) Unfreeze(pattern string) error {
	patternText, err := text(pattern)
	if err != nil {
		return err
	}
	err = raw.LinkUnfreeze(link.ptr(), patternText)
	runtime.KeepAlive(link)
	return fail(err)
}

// Kind: The kind of a link in messages: "Linear", "a chain", or the name of a user link. It lives as long as
// the link; nil for nil.
func (link *Link) Kind() string {
	result := raw.Text(raw.LinkKind(link.ptr()))
	runtime.KeepAlive(link)
	return result
}

// Device: Name of the device of a link: that of the first parameter of the hierarchy or, without parameters,
// of the first persistent array. If all of them wait for their size, it is the device that the first will be
// on; if there are none, it is the calling thread's current device.
func (link *Link) Device() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.LinkDevice(link.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(link)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// AddPersistentI64: Adds an integer that is saved and loaded. A copy of the link has a separate one.
//
//   - name: Name of the value, new in this link and without slashes.
//   - value: The integer.
func (link *Link) AddPersistentI64(name string, value int) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkAddPersistentI64(link.ptr(), nameText, int64(value))
	runtime.KeepAlive(link)
	return fail(err)
}

// AddPersistentF64: Adds a number that is saved and loaded. A copy of the link has a separate one.
//
//   - name: Name of the value, new in this link and without slashes.
//   - value: The number.
func (link *Link) AddPersistentF64(name string, value float64) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkAddPersistentF64(link.ptr(), nameText, value)
	runtime.KeepAlive(link)
	return fail(err)
}

// AddPersistentText: Adds a string that is saved and loaded. A copy of the link has a separate one.
//
//   - name: Name of the value, new in this link and without slashes.
//   - value: The text, in UTF-8.
func (link *Link) AddPersistentText(name string, value string) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	valueText, err := text(value)
	if err != nil {
		return err
	}
	err = raw.LinkAddPersistentText(link.ptr(), nameText, valueText)
	runtime.KeepAlive(link)
	return fail(err)
}

// PersistentI64: A persistent integer of this link.
//
//   - name: Name of the persistent value.
func (link *Link) PersistentI64(name string) (int, error) {
	nameText, err := text(name)
	if err != nil {
		return 0, err
	}
	var value int64
	err = raw.LinkPersistentI64(link.ptr(), nameText, &value)
	runtime.KeepAlive(link)
	if err != nil {
		return 0, fail(err)
	}
	return int(value), nil
}

// PersistentF64: A persistent number of this link.
//
//   - name: Name of the persistent value.
func (link *Link) PersistentF64(name string) (float64, error) {
	nameText, err := text(name)
	if err != nil {
		return 0, err
	}
	var value float64
	err = raw.LinkPersistentF64(link.ptr(), nameText, &value)
	runtime.KeepAlive(link)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// PersistentText: A persistent string of this link.
//
//   - name: Name of the persistent value.
func (link *Link) PersistentText(name string) (string, error) {
	nameText, err := text(name)
	if err != nil {
		return "", err
	}
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.LinkPersistentText(link.ptr(), nameText, buffer, capacity, length)
	})
	runtime.KeepAlive(link)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// SetPersistentI64: Replaces a persistent integer.
//
//   - name: Name of the persistent value.
//   - value: The integer.
func (link *Link) SetPersistentI64(name string, value int) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkSetPersistentI64(link.ptr(), nameText, int64(value))
	runtime.KeepAlive(link)
	return fail(err)
}

// SetPersistentF64: Replaces a persistent number.
//
//   - name: Name of the persistent value.
//   - value: The number.
func (link *Link) SetPersistentF64(name string, value float64) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkSetPersistentF64(link.ptr(), nameText, value)
	runtime.KeepAlive(link)
	return fail(err)
}

// SetPersistentText: Replaces a persistent string.
//
//   - name: Name of the persistent value.
//   - value: The text, in UTF-8.
func (link *Link) SetPersistentText(name string, value string) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	valueText, err := text(value)
	if err != nil {
		return err
	}
	err = raw.LinkSetPersistentText(link.ptr(), nameText, valueText)
	runtime.KeepAlive(link)
	return fail(err)
}

// PersistentCount: Number of persistent values of this link, without those of its children; 0 for nil.
func (link *Link) PersistentCount() int {
	result := int(raw.LinkPersistentCount(link.ptr()))
	runtime.KeepAlive(link)
	return result
}

// PersistentName: Name of a persistent value in the order of addition.
//
//   - index: Number in this order, counted from 0.
func (link *Link) PersistentName(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.LinkPersistentName(link.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(link)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// PersistentKind: Kind of a persistent value in the order of addition.
//
//   - index: Number in this order, counted from 0.
func (link *Link) PersistentKind(index int) (PersistentKind, error) {
	var kind raw.PersistentKind
	err := raw.LinkPersistentKind(link.ptr(), count(index), &kind)
	runtime.KeepAlive(link)
	if err != nil {
		return 0, fail(err)
	}
	return PersistentKind(kind), nil
}
