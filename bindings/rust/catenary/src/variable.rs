//! Variables: construction and attributes.
use crate::handles::{Array, Variable};
use crate::support::*;

impl Variable {
    /// A variable that needs no gradient, such as a batch of inputs. The array is not copied.
    pub fn constant(data: &Array) -> Result<Variable> {
        let variable = Variable::new(data)?;
        variable.set_requires_grad(false)?;
        Ok(variable)
    }

    /// Lengths of the axes.
    pub fn shape(&self) -> Vec<i64> {
        unsafe { slice_of(sys::ctn_variable_shape(self.as_ptr()), self.ndim()).to_vec() }
    }

    /// The only element, such as a loss, as a number.
    pub fn item(&self) -> Result<f64> {
        self.item_f64()
    }
}

impl std::fmt::Debug for Variable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Variable({})", self.label().map_err(|_| std::fmt::Error)?)
    }
}
