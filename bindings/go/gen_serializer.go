// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewSerializer: A serializer or deserializer of callbacks. destroy runs exactly once: when the last
// reference to the serializer and its children is released, or when this call fails.
//
//   - callbacks: The parts of the serializer, which are copied.
func NewSerializer(callbacks *SerializerCallbacks) (*Serializer, error) {
	dst := new(Serializer)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.SerializerNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Child: The serializer of everything below a key.
//
//   - key: A path such as "l1" or "model/l1".
func (serializer *Serializer) Child(key string) (*Serializer, error) {
	keyText, err := text(key)
	if err != nil {
		return nil, err
	}
	dst := new(Serializer)
	err = raw.SerializerChild(serializer.ptr(), keyText, &dst.h)
	runtime.KeepAlive(serializer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Array: Saves an array, or copies the stored elements into it. Within the load of an object the elements are
// copied when that load is committed.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The array.
func (serializer *Serializer) Array(key string, value *Array) error {
	keyText, err := text(key)
	if err != nil {
		return err
	}
	err = raw.SerializerArray(serializer.ptr(), keyText, value.ptr())
	runtime.KeepAlive(serializer)
	runtime.KeepAlive(value)
	return fail(err)
}

// I64: Saves an integer, or sets it to the stored one.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The integer; it does not change if a load that is not strict does not find it.
func (serializer *Serializer) I64(key string, value int) (int, error) {
	keyText, err := text(key)
	if err != nil {
		return 0, err
	}
	err = raw.SerializerI64(serializer.ptr(), keyText, word(&value))
	runtime.KeepAlive(serializer)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// F64: Saves a floating-point number, or sets it to the stored one.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The number; it does not change if a load that is not strict does not find it.
func (serializer *Serializer) F64(key string, value float64) (float64, error) {
	keyText, err := text(key)
	if err != nil {
		return 0, err
	}
	err = raw.SerializerF64(serializer.ptr(), keyText, (*float64)(&value))
	runtime.KeepAlive(serializer)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// Text: Saves a string, or returns the stored one.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The text to save, and the result of a load that is not strict and does not find it. nil: an
//     empty string.
func (serializer *Serializer) Text(key string, value string) (string, error) {
	keyText, err := text(key)
	if err != nil {
		return "", err
	}
	valueText, err := optionalText(value)
	if err != nil {
		return "", err
	}
	var stored *byte
	err = raw.SerializerText(serializer.ptr(), keyText, valueText, &stored)
	runtime.KeepAlive(serializer)
	if err != nil {
		return "", fail(err)
	}
	return raw.Text(stored), nil
}

// IsLoading: Whether the serializer is a deserializer; 0 for nil.
func (serializer *Serializer) IsLoading() bool {
	result := raw.SerializerIsLoading(serializer.ptr()) != 0
	runtime.KeepAlive(serializer)
	return result
}

// OnCommit: For user objects within a load: calls a function when the load of the outermost object is
// committed, after the arrays, so that a load that fails before changes nothing. The failure of such a
// function is reported after all others have run; what was loaded remains. Outside of a load, and in
// serializers that save, the function runs immediately.
//
//   - action: The function.
func (serializer *Serializer) OnCommit(action SerializerCommitFunc) error {
	actionCall, actionData, actionEnd := callbackOf(action == nil, action, pointerSerializerCommit)
	err := raw.SerializerOnCommit(serializer.ptr(), actionCall, actionData, actionEnd)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// Commit: Writes the file of a serializer: what was saved by it and its children since the last commit
// replaces the file in one step. It is a STATE error for a serializer without a file.
func (serializer *Serializer) Commit() error {
	err := raw.SerializerCommit(serializer.ptr())
	runtime.KeepAlive(serializer)
	return fail(err)
}

// Report: A report about the entries that did not fit when the last object was loaded, even if the load
// failed. It is a STATE error if none was loaded yet.
func (serializer *Serializer) Report() (*LoadReport, error) {
	dst := new(LoadReport)
	err := raw.SerializerReport(serializer.ptr(), &dst.h)
	runtime.KeepAlive(serializer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSerializerDictionary: A serializer that stores values in a dictionary and replaces those of the same
// name. Arrays are shared, not copied; see Dictionary.Copy.
//
//   - dictionary: The dictionary.
//   - path: A path that is put before all keys. nil: none.
func NewSerializerDictionary(dictionary *Dictionary, path string) (*Serializer, error) {
	pathText, err := optionalText(path)
	if err != nil {
		return nil, err
	}
	dst := new(Serializer)
	err = raw.DictionarySerializerNew(dictionary.ptr(), pathText, &dst.h)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewDeserializerDictionary: A deserializer of the present contents of a dictionary.
//
//   - dictionary: The dictionary.
//   - options: How to load. nil: defaults.
func NewDeserializerDictionary(dictionary *Dictionary, options ...LoadOption) (*Serializer, error) {
	made, err := buildLoadOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LoadOptionsRelease(made)
	dst := new(Serializer)
	err = raw.DictionaryDeserializerNew(dictionary.ptr(), made, &dst.h)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNpzSerializer: A serializer whose commit writes a file in NPZ format.
//
//   - path: Path of the file.
//   - level: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
func NewNpzSerializer(path string, level int32) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Serializer)
	err = raw.NpzSerializerNew(pathText, level, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNpzDeserializer: A deserializer of a file in NPZ format.
//
//   - path: Path of the file.
//   - options: How to load. nil: defaults.
func NewNpzDeserializer(path string, options ...LoadOption) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	made, err := buildLoadOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LoadOptionsRelease(made)
	dst := new(Serializer)
	err = raw.NpzDeserializerNew(pathText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewHdf5Serializer: A serializer whose commit writes a file in HDF5 format.
//
//   - path: Path of the file.
//   - group: The group that contains the values. nil: the root.
//   - level: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
func NewHdf5Serializer(path string, group string, level int32) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	groupText, err := optionalText(group)
	if err != nil {
		return nil, err
	}
	dst := new(Serializer)
	err = raw.Hdf5SerializerNew(pathText, groupText, level, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewHdf5Deserializer: A deserializer of a file in HDF5 format.
//
//   - path: Path of the file.
//   - group: The group that contains the values. nil: the root.
//   - options: How to load. nil: defaults.
func NewHdf5Deserializer(path string, group string, options ...LoadOption) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	groupText, err := optionalText(group)
	if err != nil {
		return nil, err
	}
	made, err := buildLoadOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LoadOptionsRelease(made)
	dst := new(Serializer)
	err = raw.Hdf5DeserializerNew(pathText, groupText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSafetensorsSerializer: A serializer whose commit writes a file in safetensors format.
//
//   - path: Path of the file.
func NewSafetensorsSerializer(path string) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Serializer)
	err = raw.SafetensorsSerializerNew(pathText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSafetensorsDeserializer: A deserializer of a file in safetensors format.
//
//   - path: Path of the file.
//   - options: How to load. nil: defaults.
func NewSafetensorsDeserializer(path string, options ...LoadOption) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	made, err := buildLoadOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LoadOptionsRelease(made)
	dst := new(Serializer)
	err = raw.SafetensorsDeserializerNew(pathText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewFileDeserializer: A deserializer of a file of any of these formats, which is recognized by its first
// bytes.
//
//   - path: Path of the file.
//   - options: How to load. nil: defaults.
func NewFileDeserializer(path string, options ...LoadOption) (*Serializer, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	made, err := buildLoadOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LoadOptionsRelease(made)
	dst := new(Serializer)
	err = raw.FileDeserializerNew(pathText, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LoadStrict: Sets whether missing, unexpected and mismatching entries are errors, as they are initially.
// Otherwise the rest is loaded, and the report lists the entries that were not.
//
//   - strict: Whether they are errors.
func LoadStrict(strict bool) LoadOption {
	return LoadOption{func(options *raw.LoadOptions) error {
		err := raw.LoadOptionsSetStrict(options, truth(strict))
		return fail(err)
	}}
}

// LoadExact: Sets whether a strict load fails if the only problems are unexpected entries, as it does
// initially. Otherwise it succeeds, and the report lists them.
//
//   - exact: Whether unexpected entries are errors.
func LoadExact(exact bool) LoadOption {
	return LoadOption{func(options *raw.LoadOptions) error {
		err := raw.LoadOptionsSetExact(options, truth(exact))
		return fail(err)
	}}
}

// LoadPrefix: Sets where in the file the object is: with "model" the entry "model/l1/W" is the object's
// /l1/W, and entries elsewhere are ignored.
//
//   - path: The path of the object. nil or "": the root.
func LoadPrefix(path string) LoadOption {
	return LoadOption{func(options *raw.LoadOptions) error {
		pathText, err := optionalText(path)
		if err != nil {
			return err
		}
		err = raw.LoadOptionsSetPrefix(options, pathText)
		return fail(err)
	}}
}

// LoadPart: Sets which part of the object is loaded: with "l1" only what is at or below /l1, and the rest of
// object and file is ignored. It is a NOT_FOUND error if the object has no such part.
//
//   - path: The path of the part. nil or "": all.
func LoadPart(path string) LoadOption {
	return LoadOption{func(options *raw.LoadOptions) error {
		pathText, err := optionalText(path)
		if err != nil {
			return err
		}
		err = raw.LoadOptionsSetPart(options, pathText)
		return fail(err)
	}}
}

// LoadCasting: Sets which conversions of elements are allowed if a dtype differs. The initial value is
// CastingEquiv (none).
//
//   - casting: The casting rule.
func LoadCasting(casting Casting) LoadOption {
	return LoadOption{func(options *raw.LoadOptions) error {
		err := raw.LoadOptionsSetCasting(options, raw.Casting(casting))
		return fail(err)
	}}
}

// NewLoadReport: An empty report, for a load to fill.
func NewLoadReport() (*LoadReport, error) {
	dst := new(LoadReport)
	err := raw.LoadReportNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Count: Number of entries that were missing, unexpected or mismatching; 0 for nil.
//
//   - problem: The kind of problem.
func (report *LoadReport) Count(problem LoadProblem) int {
	result := int(raw.LoadReportCount(report.ptr(), raw.LoadProblem(problem)))
	runtime.KeepAlive(report)
	return result
}

// Name: Path of an entry in the file.
//
//   - problem: The kind of problem.
//   - index: Number of the entry, counted from 0.
func (report *LoadReport) Name(problem LoadProblem, index int) (string, error) {
	var name *byte
	err := raw.LoadReportName(report.ptr(), raw.LoadProblem(problem), count(index), &name)
	runtime.KeepAlive(report)
	if err != nil {
		return "", fail(err)
	}
	return raw.Text(name), nil
}

// Text: What was expected and what was found, such as "expected float32 (3, 2), got float32 (1, 2)".
//
//   - problem: The kind of problem.
//   - index: Number of the entry, counted from 0.
func (report *LoadReport) Text(problem LoadProblem, index int) (string, error) {
	var source *byte
	err := raw.LoadReportText(report.ptr(), raw.LoadProblem(problem), count(index), &source)
	runtime.KeepAlive(report)
	if err != nil {
		return "", fail(err)
	}
	return raw.Text(source), nil
}

// NewDictionary: An empty dictionary.
func NewDictionary() (*Dictionary, error) {
	dst := new(Dictionary)
	err := raw.DictionaryNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Copy: A dictionary with copies of all arrays, which keeps the present values.
func (dictionary *Dictionary) Copy() (*Dictionary, error) {
	dst := new(Dictionary)
	err := raw.DictionaryCopy(dictionary.ptr(), &dst.h)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Count: Number of entries; 0 for nil.
func (dictionary *Dictionary) Count() int {
	result := int(raw.DictionaryCount(dictionary.ptr()))
	runtime.KeepAlive(dictionary)
	return result
}

// Key: Path of an entry in the order of insertion.
//
//   - index: Number of the entry, counted from 0.
func (dictionary *Dictionary) Key(index int) (string, error) {
	var key *byte
	err := raw.DictionaryKey(dictionary.ptr(), count(index), &key)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return "", fail(err)
	}
	return raw.Text(key), nil
}

// Contains: Whether there is an entry.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) Contains(key string) (bool, error) {
	keyText, err := text(key)
	if err != nil {
		return false, err
	}
	var result int32
	err = raw.DictionaryContains(dictionary.ptr(), keyText, &result)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return false, fail(err)
	}
	return result != 0, nil
}

// IsText: Whether an entry is a string and not an array.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) IsText(key string) (bool, error) {
	keyText, err := text(key)
	if err != nil {
		return false, err
	}
	var result int32
	err = raw.DictionaryIsText(dictionary.ptr(), keyText, &result)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return false, fail(err)
	}
	return result != 0, nil
}

// Array: The array of an entry, not a copy.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) Array(key string) (*Array, error) {
	keyText, err := text(key)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.DictionaryArray(dictionary.ptr(), keyText, &dst.h)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Text: The text of an entry.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) Text(key string) (string, error) {
	keyText, err := text(key)
	if err != nil {
		return "", err
	}
	var source *byte
	err = raw.DictionaryText(dictionary.ptr(), keyText, &source)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return "", fail(err)
	}
	return raw.Text(source), nil
}

// I64: The integer of an entry: an array of one integer or boolean, of any width.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) I64(key string) (int, error) {
	keyText, err := text(key)
	if err != nil {
		return 0, err
	}
	var value int64
	err = raw.DictionaryI64(dictionary.ptr(), keyText, &value)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return 0, fail(err)
	}
	return int(value), nil
}

// F64: The number of an entry: an array of one element, of any dtype.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) F64(key string) (float64, error) {
	keyText, err := text(key)
	if err != nil {
		return 0, err
	}
	var value float64
	err = raw.DictionaryF64(dictionary.ptr(), keyText, &value)
	runtime.KeepAlive(dictionary)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// SetArray: Adds or replaces an entry.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The array.
func (dictionary *Dictionary) SetArray(key string, value *Array) error {
	keyText, err := text(key)
	if err != nil {
		return err
	}
	err = raw.DictionarySetArray(dictionary.ptr(), keyText, value.ptr())
	runtime.KeepAlive(dictionary)
	runtime.KeepAlive(value)
	return fail(err)
}

// SetText: Adds or replaces an entry.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The text, in UTF-8.
func (dictionary *Dictionary) SetText(key string, value string) error {
	keyText, err := text(key)
	if err != nil {
		return err
	}
	valueText, err := text(value)
	if err != nil {
		return err
	}
	err = raw.DictionarySetText(dictionary.ptr(), keyText, valueText)
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// SetI64: Adds or replaces an entry: an int64 array without axes.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The integer.
func (dictionary *Dictionary) SetI64(key string, value int) error {
	keyText, err := text(key)
	if err != nil {
		return err
	}
	err = raw.DictionarySetI64(dictionary.ptr(), keyText, int64(value))
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// SetF64: Adds or replaces an entry: a float64 array without axes.
//
//   - key: Path of the entry, such as "l1/W".
//   - value: The number.
func (dictionary *Dictionary) SetF64(key string, value float64) error {
	keyText, err := text(key)
	if err != nil {
		return err
	}
	err = raw.DictionarySetF64(dictionary.ptr(), keyText, value)
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// Remove: Removes an entry; the others keep their order.
//
//   - key: Path of the entry, such as "l1/W".
func (dictionary *Dictionary) Remove(key string) error {
	keyText, err := text(key)
	if err != nil {
		return err
	}
	err = raw.DictionaryRemove(dictionary.ptr(), keyText)
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// SaveNpz: Saves all entries as NPZ.
//
//   - path: Path of the file.
//   - level: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
func (dictionary *Dictionary) SaveNpz(path string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.DictionarySaveNpz(dictionary.ptr(), pathText, level)
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// SaveHdf5: Saves all entries as HDF5.
//
//   - path: Path of the file.
//   - group: The group that contains the values. nil: the root.
//   - level: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
func (dictionary *Dictionary) SaveHdf5(path string, group string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	groupText, err := optionalText(group)
	if err != nil {
		return err
	}
	err = raw.DictionarySaveHdf5(dictionary.ptr(), pathText, groupText, level)
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// SaveSafetensors: Saves all entries as safetensors, the texts as metadata.
//
//   - path: Path of the file.
func (dictionary *Dictionary) SaveSafetensors(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.DictionarySaveSafetensors(dictionary.ptr(), pathText)
	runtime.KeepAlive(dictionary)
	return fail(err)
}

// DictionaryLoad: Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current
// device.
//
//   - path: Path of the file.
func DictionaryLoad(path string) (*Dictionary, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Dictionary)
	err = raw.DictionaryLoad(pathText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
