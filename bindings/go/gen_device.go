// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"unsafe"

	"catenary/raw"
)

// DeviceCurrent: Name of the current device of the calling thread.
func DeviceCurrent() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.DeviceCurrent(buffer, capacity, length)
	})
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// DeviceIsAvailable: Whether a device can be used on this machine; 0 for nil and for a string that does not
// name a device.
//
//   - device: Name of the device, or nil.
func DeviceIsAvailable(device string) bool {
	deviceText, err := optionalText(device)
	if err != nil {
		return false
	}
	result := raw.DeviceIsAvailable(deviceText) != 0
	return result
}

// DeviceSynchronize: Waits until all work of a device is finished.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func DeviceSynchronize(device string) error {
	deviceText, err := optionalText(device)
	if err != nil {
		return err
	}
	err = raw.DeviceSynchronize(deviceText)
	return fail(err)
}

// MemoryGetStatistics: Counters of the memory pool of a device.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func MemoryGetStatistics(device string) (MemoryStatistics, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return MemoryStatistics{}, err
	}
	var statistics MemoryStatistics
	statistics.StructSize = uint64(unsafe.Sizeof(statistics))
	err = raw.MemoryGetStatistics(deviceText, &statistics)
	if err != nil {
		return MemoryStatistics{}, fail(err)
	}
	return statistics, nil
}

// MemoryTrim: Returns all cached memory of the pool of a device to the system.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func MemoryTrim(device string) error {
	deviceText, err := optionalText(device)
	if err != nil {
		return err
	}
	err = raw.MemoryTrim(deviceText)
	return fail(err)
}
