//! Every function of the library is declared, and every declaration is a function of the library.
use catenary_sys::{ctn_op_count, ctn_op_name};
use std::collections::BTreeSet;
use std::ffi::CStr;

#[rustfmt::skip]
#[allow(deprecated)]
mod table;

#[test]
fn the_library_has_exactly_the_declared_functions() {
    let declared: BTreeSet<String> = table::functions().iter().map(|(name, _)| name.to_string()).collect();
    let exported: BTreeSet<String> = (0..unsafe { ctn_op_count() })
        .map(|i| format!("ctn_{}", unsafe { CStr::from_ptr(ctn_op_name(i)) }.to_str().unwrap()))
        .collect();
    assert_eq!(declared, exported);
    assert!(declared.len() > 1000);
}

#[test]
fn every_function_has_an_address() {
    assert!(table::functions().iter().all(|(_, address)| !address.is_null()));
}
