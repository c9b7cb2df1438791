//! Hooks that run around the forward and backward computations of functions, and measurements by hooks.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// A hook named "TimerHook" that measures how long forward and backward computations take. It waits for
/// asynchronous devices before and after each computation.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_timer_hook_new`.
#[inline]
pub fn timer_hook() -> Result<FunctionHook> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_timer_hook_new(&mut out) })?;
    Ok(unsafe { FunctionHook::adopt(out) })
}

/// Number of computations measured so far; 0 for `None` and other hooks.
///
/// * `hook`: The function hook, or `None`.
///
/// C: `ctn_timer_hook_call_count`.
#[inline]
pub fn timer_hook_call_count(hook: Option<&FunctionHook>) -> usize {
    unsafe { sys::ctn_timer_hook_call_count(hook.map_or(null_mut(), |h| h.as_ptr())) }
}

/// One measurement. Functions that a user function calls are measured separately, too, and come before it.
///
/// * `hook`: The function hook.
/// * `index`: Number of the measurement, counted from 0.
///
/// # Errors
///
/// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_timer_hook_call`.
pub fn timer_hook_call(hook: &FunctionHook, index: usize) -> Result<(String, f64, bool)> {
    let mut seconds: f64 = Default::default();
    let mut is_backward = 0i32;
    let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_timer_hook_call(hook.as_ptr(), index, buffer, capacity, length, &mut seconds, &mut is_backward) } })?;
    Ok((text, seconds, is_backward != 0))
}

/// Sum of the measured seconds; 0 for `None` and other hooks.
///
/// * `hook`: The function hook, or `None`.
///
/// C: `ctn_timer_hook_total_time`.
#[inline]
pub fn timer_hook_total_time(hook: Option<&FunctionHook>) -> f64 {
    unsafe { sys::ctn_timer_hook_total_time(hook.map_or(null_mut(), |h| h.as_ptr())) }
}

/// Removes all measurements.
///
/// * `hook`: The function hook.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_timer_hook_clear`.
#[inline]
pub fn timer_hook_clear(hook: &FunctionHook) -> Result<()> {
    check(unsafe { sys::ctn_timer_hook_clear(hook.as_ptr()) })?;
    Ok(())
}

/// A hook named "MemoryHook" that measures how many more bytes of its device's memory pool are in use after
/// each computation than before (negative: fewer). Allocations of other threads at the same time count as
/// well.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_hook_new`.
#[inline]
pub fn memory_hook() -> Result<FunctionHook> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_memory_hook_new(&mut out) })?;
    Ok(unsafe { FunctionHook::adopt(out) })
}

/// Number of computations measured so far; 0 for `None` and other hooks.
///
/// * `hook`: The function hook, or `None`.
///
/// C: `ctn_memory_hook_call_count`.
#[inline]
pub fn memory_hook_call_count(hook: Option<&FunctionHook>) -> usize {
    unsafe { sys::ctn_memory_hook_call_count(hook.map_or(null_mut(), |h| h.as_ptr())) }
}

/// One measurement.
///
/// * `hook`: The function hook.
/// * `index`: Number of the measurement, counted from 0.
///
/// # Errors
///
/// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_hook_call`.
pub fn memory_hook_call(hook: &FunctionHook, index: usize) -> Result<(String, i64, bool)> {
    let mut bytes: i64 = Default::default();
    let mut is_backward = 0i32;
    let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_memory_hook_call(hook.as_ptr(), index, buffer, capacity, length, &mut bytes, &mut is_backward) } })?;
    Ok((text, bytes, is_backward != 0))
}

/// Sum of the measured bytes; 0 for `None` and other hooks.
///
/// * `hook`: The function hook, or `None`.
///
/// C: `ctn_memory_hook_total_bytes`.
#[inline]
pub fn memory_hook_total_bytes(hook: Option<&FunctionHook>) -> i64 {
    unsafe { sys::ctn_memory_hook_total_bytes(hook.map_or(null_mut(), |h| h.as_ptr())) }
}

/// Removes all measurements.
///
/// * `hook`: The function hook.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_memory_hook_clear`.
#[inline]
pub fn memory_hook_clear(hook: &FunctionHook) -> Result<()> {
    check(unsafe { sys::ctn_memory_hook_clear(hook.as_ptr()) })?;
    Ok(())
}
