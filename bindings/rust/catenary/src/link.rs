//! Links: iteration over hierarchies.
use crate::handles::{Function, Link, LinkIterator, ParamIterator, Variable};
use crate::support::*;

impl Link {
    /// The parameters of the hierarchy with their paths, such as "/l1/W".
    ///
    /// ```
    /// use catenary::Link;
    /// let link = Link::linear(3, 2, None)?;
    /// for entry in link.params()? {
    ///     let (path, param) = entry?;
    ///     println!("{} {:?}", path, param.shape());
    /// }
    /// # assert_eq!(link.params()?.count(), 2);
    /// # Ok::<(), catenary::Error>(())
    /// ```
    pub fn params(&self) -> Result<ParamIterator> {
        ParamIterator::new(self)
    }

    /// The links of the hierarchy with their paths, such as "/l1"; `skipself` leaves this link out.
    pub fn links(&self, skipself: bool) -> Result<LinkIterator> {
        LinkIterator::new(self, skipself)
    }
}

macro_rules! iterator {
    ($iterator:ident, $next:ident, $item:ident) => {
        impl Iterator for $iterator {
            type Item = Result<(String, $item)>;

            fn next(&mut self) -> Option<Self::Item> {
                let (mut path, mut out) = (null(), null_mut());
                if let Err(error) = check(unsafe { sys::$next(self.as_ptr(), &mut path, &mut out) }) {
                    return Some(Err(error));
                }
                unsafe { $item::adopt_maybe(out).map(|item| Ok((string(path), item))) }
            }
        }
    };
}
iterator!(LinkIterator, ctn_link_iterator_next, Link);
iterator!(ParamIterator, ctn_param_iterator_next, Variable);

impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Link({}, {} parameters)", self.kind().unwrap_or_default(), self.param_count())
    }
}

impl std::fmt::Debug for Function {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Function({})", self.label().map_err(|_| std::fmt::Error)?)
    }
}
