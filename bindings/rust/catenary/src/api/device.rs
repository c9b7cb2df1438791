//! Devices and their memory pools.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Counters of a memory pool, in bytes or numbers of events. The library sets all fields but struct_size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryStatistics {
    /// Memory in use by arrays.
    pub used_bytes: u64,
    /// Free memory that the pool keeps for later allocations.
    pub cached_bytes: u64,
    /// All memory obtained from the source, used or cached.
    pub held_bytes: u64,
    /// The largest value that held_bytes has had.
    pub peak_held_bytes: u64,
    /// Upper bound of held_bytes, 0 if there is none.
    pub limit_bytes: u64,
    /// Number of allocations so far.
    pub allocation_count: u64,
    /// Number of allocations that were served from the cache.
    pub cache_hit_count: u64,
    /// Number of allocations from the source.
    pub source_allocation_count: u64,
}

impl MemoryStatistics {
    fn empty() -> sys::ctn_memory_statistics {
        sys::ctn_memory_statistics { struct_size: std::mem::size_of::<sys::ctn_memory_statistics>(), used_bytes: 0, cached_bytes: 0, held_bytes: 0, peak_held_bytes: 0, limit_bytes: 0, allocation_count: 0, cache_hit_count: 0, source_allocation_count: 0 }
    }

    fn from_raw(from: sys::ctn_memory_statistics) -> MemoryStatistics {
        MemoryStatistics { used_bytes: from.used_bytes, cached_bytes: from.cached_bytes, held_bytes: from.held_bytes, peak_held_bytes: from.peak_held_bytes, limit_bytes: from.limit_bytes, allocation_count: from.allocation_count, cache_hit_count: from.cache_hit_count, source_allocation_count: from.source_allocation_count }
    }
}


/// Sets the device on which the calling thread creates arrays.
///
/// * `device`: Name of the device, such as "cpu".
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_device_set_current`.
#[inline]
pub fn set_current(device: &str) -> Result<()> {
    let device = c_text(device)?;
    check(unsafe { sys::ctn_device_set_current(device.as_ptr()) })?;
    Ok(())
}

/// Name of the current device of the calling thread.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_device_current`.
pub fn current() -> Result<String> {
    let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_device_current(buffer, capacity, length) } })?;
    Ok(text)
}

/// Whether a device can be used on this machine; 0 for `None` and for a string that does not name a device.
///
/// * `device`: Name of the device, or `None`.
///
/// C: `ctn_device_is_available`.
#[inline]
pub fn is_available(device: Option<&str>) -> Result<bool> {
    let device = optional_text(device)?;
    Ok(unsafe { sys::ctn_device_is_available(text_pointer(&device)) != 0 })
}

/// Waits until all work of a device is finished.
///
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_device_synchronize`.
#[inline]
pub fn synchronize(device: Option<&str>) -> Result<()> {
    let device = optional_text(device)?;
    check(unsafe { sys::ctn_device_synchronize(text_pointer(&device)) })?;
    Ok(())
}

/// Counters of the memory pool of a device.
///
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
/// * `statistics`: The counters; set struct_size before the call.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_get_statistics`.
pub fn memory_get_statistics(device: Option<&str>) -> Result<MemoryStatistics> {
    let device = optional_text(device)?;
    let mut statistics = MemoryStatistics::empty();
    check(unsafe { sys::ctn_memory_get_statistics(text_pointer(&device), &mut statistics) })?;
    Ok(MemoryStatistics::from_raw(statistics))
}

/// Sets an upper bound for the memory that the pool of a device holds, used and cached together. Existing
/// arrays are not affected.
///
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
/// * `bytes`: The bound in bytes; 0 removes it.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_set_limit`.
#[inline]
pub fn memory_set_limit(device: Option<&str>, bytes: u64) -> Result<()> {
    let device = optional_text(device)?;
    check(unsafe { sys::ctn_memory_set_limit(text_pointer(&device), bytes) })?;
    Ok(())
}

/// Returns all cached memory of the pool of a device to the system.
///
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_trim`.
#[inline]
pub fn memory_trim(device: Option<&str>) -> Result<()> {
    let device = optional_text(device)?;
    check(unsafe { sys::ctn_memory_trim(text_pointer(&device)) })?;
    Ok(())
}

/// Sets the function that is called before an allocation on a device fails.
///
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
/// * `callback`: The function. `None` removes it.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_set_pressure_callback`.
pub fn memory_set_pressure_callback(device: Option<&str>, callback: Option<Box<dyn Fn(u64) -> Result<()> + Send + Sync>>) -> Result<()> {
    let device = optional_text(device)?;
    let callback_call = callback.as_ref().map(|_| callbacks::pressure_fn::<Box<dyn Fn(u64) -> Result<()> + Send + Sync>> as _);
    let callback_end: sys::ctn_destroy_fn = callback.as_ref().map(|_| destroy::<Box<dyn Fn(u64) -> Result<()> + Send + Sync>> as _);
    let callback_data = callback.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
    check(unsafe { sys::ctn_memory_set_pressure_callback(text_pointer(&device), callback_call, callback_data, callback_end) })?;
    Ok(())
}
