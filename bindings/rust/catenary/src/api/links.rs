//! Functions.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// The Huffman tree of words as numbers: a new int64 array of shape (2 \* count - 1,) on the CPU. Of equal
/// counts, the word that is given first, or the tree that contains it, comes first.
///
/// * `words`: Different numbers of at least 0.
/// * `counts`: Number of occurrences of each word, at least 0; as many as there are words.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_create_huffman_tree`.
#[inline]
pub fn create_huffman_tree(words: &[i64], counts: &[f64]) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_create_huffman_tree(words.as_ptr(), words.len(), counts.as_ptr(), counts.len(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}
