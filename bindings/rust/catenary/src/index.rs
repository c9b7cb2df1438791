//! Basic indexing: positions, slices, new axes.
use crate::sys;
use std::ops::{Range, RangeFrom, RangeFull, RangeInclusive, RangeTo};

/// One item of an index: a position, a slice, a new axis, or an ellipsis. [`index!`](crate::index!) makes lists of
/// them.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Index(sys::ctn_index);

const fn item(kind: sys::ctn_index_kind, start: i64, stop: i64, step: i64) -> Index {
    Index(sys::ctn_index { kind: kind as i64, start, stop, step })
}

impl Index {
    /// Inserts an axis of length 1.
    pub const NEW_AXIS: Index = item(sys::CTN_INDEX_NEWAXIS, 0, 0, 0);
    /// As many whole axes as are left.
    pub const ELLIPSIS: Index = item(sys::CTN_INDEX_ELLIPSIS, 0, 0, 0);

    /// A position, which counts from the end if it is negative.
    pub const fn at(position: i64) -> Index {
        item(sys::CTN_INDEX_INT, position, 0, 0)
    }

    /// start:stop:step as in Python.
    pub const fn slice(start: Option<i64>, stop: Option<i64>, step: i64) -> Index {
        const fn bound(value: Option<i64>) -> i64 {
            match value {
                Some(value) => value,
                None => sys::CTN_OMITTED,
            }
        }
        item(sys::CTN_INDEX_SLICE, bound(start), bound(stop), step)
    }

    /// Array number `n` of the list of arrays that belongs to the index.
    pub const fn array(n: i64) -> Index {
        item(sys::CTN_INDEX_ARRAY, n, 0, 0)
    }
}

impl std::fmt::Debug for Index {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let bound = |value: i64| if value == sys::CTN_OMITTED { String::new() } else { value.to_string() };
        match self.0.kind as i32 {
            sys::CTN_INDEX_INT => write!(f, "{}", self.0.start),
            sys::CTN_INDEX_SLICE => write!(f, "{}:{}:{}", bound(self.0.start), bound(self.0.stop), self.0.step),
            sys::CTN_INDEX_NEWAXIS => f.write_str("new axis"),
            sys::CTN_INDEX_ELLIPSIS => f.write_str("..."),
            _ => write!(f, "array {}", self.0.start),
        }
    }
}

impl From<i64> for Index {
    fn from(position: i64) -> Index {
        Index::at(position)
    }
}

impl From<Range<i64>> for Index {
    fn from(range: Range<i64>) -> Index {
        Index::slice(Some(range.start), Some(range.end), 1)
    }
}

impl From<RangeInclusive<i64>> for Index {
    fn from(range: RangeInclusive<i64>) -> Index {
        // The position after -1 is the end.
        let stop = Some(range.end() + 1).filter(|stop| *stop != 0);
        Index::slice(Some(*range.start()), stop, 1)
    }
}

impl From<RangeFrom<i64>> for Index {
    fn from(range: RangeFrom<i64>) -> Index {
        Index::slice(Some(range.start), None, 1)
    }
}

impl From<RangeTo<i64>> for Index {
    fn from(range: RangeTo<i64>) -> Index {
        Index::slice(None, Some(range.end), 1)
    }
}

impl From<RangeFull> for Index {
    fn from(_: RangeFull) -> Index {
        Index::slice(None, None, 1)
    }
}

/// A list of items of an index, made of positions, ranges and [`Index`].
///
/// ```
/// use catenary::{array, index};
/// let a = array![[1, 2, 3], [4, 5, 6]];
/// assert_eq!(a.get(&index![1, 1..])?.to_vec::<i32>()?, [5, 6]);
/// assert_eq!(a.get(&index![.., -1])?.to_vec::<i32>()?, [3, 6]);
/// # Ok::<(), catenary::Error>(())
/// ```
#[macro_export]
macro_rules! index {
    ($($item:expr),* $(,)?) => { [$($crate::Index::from($item)),*] };
}
