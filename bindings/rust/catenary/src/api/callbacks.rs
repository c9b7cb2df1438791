//! Tables of callbacks, and the functions of C that call closures.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

use crate::support::*;
use crate::{handles::*, enums::*};

/// The parts of a user function.
///
/// C: `ctn_function_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct FunctionCallbacks {
    /// Label of the function, in UTF-8. `None`: "UserFunction".
    pub name: Option<String>,
    name_terminated: Option<CString>,
    /// Computes the outputs; required.
    pub forward: Option<Box<dyn Fn(&Function, &[Array]) -> Result<Vec<Array>>>>,
    /// Computes the gradients as arrays. `None`: backward_variables does.
    pub backward: Option<Box<dyn Fn(&Function, &[Array], &[Option<Array>]) -> Result<Vec<Option<Array>>>>>,
    /// Computes the gradients as variables. `None`: there are no second derivatives.
    pub backward_variables: Option<Box<dyn Fn(&Function, &[Variable], &[Option<Variable>]) -> Result<Vec<Option<Variable>>>>>,
    /// Checks the inputs. `None`: nothing is checked.
    pub check_type: Option<Box<dyn Fn(&[Array]) -> Result<()>>>,
}

impl FunctionCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Label of the function, in UTF-8. `None`: "UserFunction".
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Computes the outputs; required.
    pub fn forward(mut self, f: impl Fn(&Function, &[Array]) -> Result<Vec<Array>> + 'static) -> Self {
        self.forward = Some(Box::new(f));
        self
    }

    /// Computes the gradients as arrays. `None`: backward_variables does.
    pub fn backward(mut self, f: impl Fn(&Function, &[Array], &[Option<Array>]) -> Result<Vec<Option<Array>>> + 'static) -> Self {
        self.backward = Some(Box::new(f));
        self
    }

    /// Computes the gradients as variables. `None`: there are no second derivatives.
    pub fn backward_variables(mut self, f: impl Fn(&Function, &[Variable], &[Option<Variable>]) -> Result<Vec<Option<Variable>>> + 'static) -> Self {
        self.backward_variables = Some(Box::new(f));
        self
    }

    /// Checks the inputs. `None`: nothing is checked.
    pub fn check_type(mut self, f: impl Fn(&[Array]) -> Result<()> + 'static) -> Self {
        self.check_type = Some(Box::new(f));
        self
    }

    pub(crate) fn boxed(mut self) -> Result<Box<Self>> {
        self.name_terminated = optional_text(self.name.as_deref())?;
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_function_callbacks {
        sys::ctn_function_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_function_callbacks>(),
            name: text_pointer(&self.name_terminated),
            forward: self.forward.as_ref().map(|_| function_callbacks_forward as _),
            backward: self.backward.as_ref().map(|_| function_callbacks_backward as _),
            backward_variables: self.backward_variables.as_ref().map(|_| function_callbacks_backward_variables as _),
            check_type: self.check_type.as_ref().map(|_| function_callbacks_check_type as _),
            destroy: Some(destroy::<FunctionCallbacks>),
        }
    }
}

impl std::fmt::Debug for FunctionCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FunctionCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn function_callbacks_forward(user_data: *mut c_void, node: *mut sys::ctn_function, inputs: *const *const sys::ctn_array, input_count: usize, outputs: *mut *mut sys::ctn_array, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const FunctionCallbacks)).forward, "forward")?(&borrowed::<Function>(node.cast()), borrowed_list::<Array>(inputs.cast(), input_count)?)?;
        hand_out("function_forward_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn function_callbacks_backward(user_data: *mut c_void, node: *mut sys::ctn_function, inputs: *const *const sys::ctn_array, input_count: usize, grad_outputs: *const *const sys::ctn_array, output_count: usize, grad_inputs: *mut *mut sys::ctn_array) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const FunctionCallbacks)).backward, "backward")?(&borrowed::<Function>(node.cast()), borrowed_list::<Array>(inputs.cast(), input_count)?, borrowed_options::<Array>(grad_outputs.cast(), output_count))?;
        hand_out_maybe("function_backward_fn", made, grad_inputs, input_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn function_callbacks_backward_variables(user_data: *mut c_void, node: *mut sys::ctn_function, inputs: *const *mut sys::ctn_variable, input_count: usize, grad_outputs: *const *mut sys::ctn_variable, output_count: usize, grad_inputs: *mut *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const FunctionCallbacks)).backward_variables, "backward_variables")?(&borrowed::<Function>(node.cast()), borrowed_list::<Variable>(inputs.cast(), input_count)?, borrowed_options::<Variable>(grad_outputs.cast(), output_count))?;
        hand_out_maybe("function_backward_variables_fn", made, grad_inputs, input_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn function_callbacks_check_type(user_data: *mut c_void, inputs: *const *const sys::ctn_array, input_count: usize) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const FunctionCallbacks)).check_type, "check_type")?(borrowed_list::<Array>(inputs.cast(), input_count)?)?;
        Ok(())
    })
}

/// The parts of a hook; each may be `None`. The postprocess callbacks are not called if the computation
/// failed.
///
/// C: `ctn_function_hook_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct FunctionHookCallbacks {
    /// Name under which the hook is registered if no other is given. `None`: "FunctionHook".
    pub name: Option<String>,
    name_terminated: Option<CString>,
    /// Called before forward computations; may be `None`.
    pub forward_preprocess: Option<Box<dyn Fn(&Function, &[Option<Array>]) -> Result<()> + Send + Sync>>,
    /// Called after forward computations; may be `None`.
    pub forward_postprocess: Option<Box<dyn Fn(&Function, &[Option<Array>]) -> Result<()> + Send + Sync>>,
    /// Called before backward computations; may be `None`.
    pub backward_preprocess: Option<Box<dyn Fn(&Function, &[Option<Array>], &[Option<Array>]) -> Result<()> + Send + Sync>>,
    /// Called after backward computations; may be `None`.
    pub backward_postprocess: Option<Box<dyn Fn(&Function, &[Option<Array>], &[Option<Array>]) -> Result<()> + Send + Sync>>,
    /// If 1 instead of 0, functions that run while the hook is registered keep their inputs, so that backward
    /// hooks see all of in_data; otherwise an array that nobody else holds is `None` there.
    pub retain_inputs: i32,
}

impl FunctionHookCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Name under which the hook is registered if no other is given. `None`: "FunctionHook".
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Called before forward computations; may be `None`.
    pub fn forward_preprocess(mut self, f: impl Fn(&Function, &[Option<Array>]) -> Result<()> + Send + Sync + 'static) -> Self {
        self.forward_preprocess = Some(Box::new(f));
        self
    }

    /// Called after forward computations; may be `None`.
    pub fn forward_postprocess(mut self, f: impl Fn(&Function, &[Option<Array>]) -> Result<()> + Send + Sync + 'static) -> Self {
        self.forward_postprocess = Some(Box::new(f));
        self
    }

    /// Called before backward computations; may be `None`.
    pub fn backward_preprocess(mut self, f: impl Fn(&Function, &[Option<Array>], &[Option<Array>]) -> Result<()> + Send + Sync + 'static) -> Self {
        self.backward_preprocess = Some(Box::new(f));
        self
    }

    /// Called after backward computations; may be `None`.
    pub fn backward_postprocess(mut self, f: impl Fn(&Function, &[Option<Array>], &[Option<Array>]) -> Result<()> + Send + Sync + 'static) -> Self {
        self.backward_postprocess = Some(Box::new(f));
        self
    }

    /// If 1 instead of 0, functions that run while the hook is registered keep their inputs, so that backward
    /// hooks see all of in_data; otherwise an array that nobody else holds is `None` there.
    pub fn retain_inputs(mut self, value: i32) -> Self {
        self.retain_inputs = value;
        self
    }

    pub(crate) fn boxed(mut self) -> Result<Box<Self>> {
        self.name_terminated = optional_text(self.name.as_deref())?;
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_function_hook_callbacks {
        sys::ctn_function_hook_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_function_hook_callbacks>(),
            name: text_pointer(&self.name_terminated),
            forward_preprocess: self.forward_preprocess.as_ref().map(|_| function_hook_callbacks_forward_preprocess as _),
            forward_postprocess: self.forward_postprocess.as_ref().map(|_| function_hook_callbacks_forward_postprocess as _),
            backward_preprocess: self.backward_preprocess.as_ref().map(|_| function_hook_callbacks_backward_preprocess as _),
            backward_postprocess: self.backward_postprocess.as_ref().map(|_| function_hook_callbacks_backward_postprocess as _),
            retain_inputs: self.retain_inputs,
            destroy: Some(destroy::<FunctionHookCallbacks>),
        }
    }
}

impl std::fmt::Debug for FunctionHookCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FunctionHookCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn function_hook_callbacks_forward_preprocess(user_data: *mut c_void, function: *mut sys::ctn_function, in_data: *const *const sys::ctn_array, input_count: usize) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const FunctionHookCallbacks)).forward_preprocess, "forward_preprocess")?(&borrowed::<Function>(function.cast()), borrowed_options::<Array>(in_data.cast(), input_count))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn function_hook_callbacks_forward_postprocess(user_data: *mut c_void, function: *mut sys::ctn_function, in_data: *const *const sys::ctn_array, input_count: usize) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const FunctionHookCallbacks)).forward_postprocess, "forward_postprocess")?(&borrowed::<Function>(function.cast()), borrowed_options::<Array>(in_data.cast(), input_count))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn function_hook_callbacks_backward_preprocess(user_data: *mut c_void, function: *mut sys::ctn_function, in_data: *const *const sys::ctn_array, input_count: usize, out_grad: *const *const sys::ctn_array, output_count: usize) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const FunctionHookCallbacks)).backward_preprocess, "backward_preprocess")?(&borrowed::<Function>(function.cast()), borrowed_options::<Array>(in_data.cast(), input_count), borrowed_options::<Array>(out_grad.cast(), output_count))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn function_hook_callbacks_backward_postprocess(user_data: *mut c_void, function: *mut sys::ctn_function, in_data: *const *const sys::ctn_array, input_count: usize, out_grad: *const *const sys::ctn_array, output_count: usize) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const FunctionHookCallbacks)).backward_postprocess, "backward_postprocess")?(&borrowed::<Function>(function.cast()), borrowed_options::<Array>(in_data.cast(), input_count), borrowed_options::<Array>(out_grad.cast(), output_count))?;
        Ok(())
    })
}

/// A gradient method.
///
/// C: `ctn_optimizer_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct OptimizerCallbacks {
    /// Name of the rule in messages and for `Optimizer::name`. `None`: "Optimizer".
    pub name: Option<String>,
    name_terminated: Option<CString>,
    /// Adds the states of a parameter by `Optimizer::add_state`; may be `None`.
    pub init_state: Option<Box<dyn Fn(&Optimizer, &str, &Variable) -> Result<()>>>,
    /// Updates a parameter that has a gradient, with `Optimizer::state`, `Optimizer::hyperparameter` and
    /// `Optimizer::t`, the number of the update. May be `None` if update is not.
    pub update_one: Option<Box<dyn Fn(&Optimizer, &str, &Variable) -> Result<()>>>,
    /// Runs a whole update instead of init_state and update_one. `None`: they are called.
    pub update: Option<Box<dyn Fn(&Optimizer, &Link, Option<Loss<'_>>) -> Result<()>>>,
}

impl OptimizerCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Name of the rule in messages and for `Optimizer::name`. `None`: "Optimizer".
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Adds the states of a parameter by `Optimizer::add_state`; may be `None`.
    pub fn init_state(mut self, f: impl Fn(&Optimizer, &str, &Variable) -> Result<()> + 'static) -> Self {
        self.init_state = Some(Box::new(f));
        self
    }

    /// Updates a parameter that has a gradient, with `Optimizer::state`, `Optimizer::hyperparameter` and
    /// `Optimizer::t`, the number of the update. May be `None` if update is not.
    pub fn update_one(mut self, f: impl Fn(&Optimizer, &str, &Variable) -> Result<()> + 'static) -> Self {
        self.update_one = Some(Box::new(f));
        self
    }

    /// Runs a whole update instead of init_state and update_one. `None`: they are called.
    pub fn update(mut self, f: impl Fn(&Optimizer, &Link, Option<Loss<'_>>) -> Result<()> + 'static) -> Self {
        self.update = Some(Box::new(f));
        self
    }

    pub(crate) fn boxed(mut self) -> Result<Box<Self>> {
        self.name_terminated = optional_text(self.name.as_deref())?;
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_optimizer_callbacks {
        sys::ctn_optimizer_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_optimizer_callbacks>(),
            name: text_pointer(&self.name_terminated),
            init_state: self.init_state.as_ref().map(|_| optimizer_callbacks_init_state as _),
            update_one: self.update_one.as_ref().map(|_| optimizer_callbacks_update_one as _),
            update: self.update.as_ref().map(|_| optimizer_callbacks_update as _),
            destroy: Some(destroy::<OptimizerCallbacks>),
        }
    }
}

impl std::fmt::Debug for OptimizerCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OptimizerCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn optimizer_callbacks_init_state(user_data: *mut c_void, optimizer: *mut sys::ctn_optimizer, path: *const c_char, param: *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const OptimizerCallbacks)).init_state, "init_state")?(&borrowed::<Optimizer>(optimizer.cast()), &borrowed_text(path), &borrowed::<Variable>(param.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn optimizer_callbacks_update_one(user_data: *mut c_void, optimizer: *mut sys::ctn_optimizer, path: *const c_char, param: *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const OptimizerCallbacks)).update_one, "update_one")?(&borrowed::<Optimizer>(optimizer.cast()), &borrowed_text(path), &borrowed::<Variable>(param.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn optimizer_callbacks_update(user_data: *mut c_void, optimizer: *mut sys::ctn_optimizer, link: *mut sys::ctn_link, loss: sys::ctn_loss_fn, loss_data: *mut c_void) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const OptimizerCallbacks)).update, "update")?(&borrowed::<Optimizer>(optimizer.cast()), &borrowed::<Link>(link.cast()), Loss::new(loss, loss_data))?;
        Ok(())
    })
}

/// The parts of a user's serializer. Keys are paths from the serializer on. Values of a kind whose callback
/// is `None` are refused with UNSUPPORTED. A status other than `Code::Ok` ends the traversal and reaches the
/// caller unchanged.
///
/// C: `ctn_serializer_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct SerializerCallbacks {
    /// 1 for a deserializer, 0 for a serializer.
    pub loads: i32,
    /// Saves or loads an array. `None`: arrays are refused.
    pub array: Option<Box<dyn Fn(&str, &Array) -> Result<()>>>,
    /// Saves or loads an integer. `None`: integers are refused.
    pub integer: Option<Box<dyn Fn(&str, &mut i64) -> Result<()>>>,
    /// Saves or loads a floating-point number. `None`: such numbers are refused.
    pub real: Option<Box<dyn Fn(&str, &mut f64) -> Result<()>>>,
    /// Saves or loads a string in UTF-8. `None`: strings are refused.
    pub text: Option<Box<dyn Fn(&str, &str) -> Result<Option<String>>>>,
    /// Makes child serializers. `None`: a child is the serializer itself with longer keys.
    pub child: Option<Box<dyn Fn(&str) -> Result<Serializer>>>,
}

impl SerializerCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 for a deserializer, 0 for a serializer.
    pub fn loads(mut self, value: i32) -> Self {
        self.loads = value;
        self
    }

    /// Saves or loads an array. `None`: arrays are refused.
    pub fn array(mut self, f: impl Fn(&str, &Array) -> Result<()> + 'static) -> Self {
        self.array = Some(Box::new(f));
        self
    }

    /// Saves or loads an integer. `None`: integers are refused.
    pub fn integer(mut self, f: impl Fn(&str, &mut i64) -> Result<()> + 'static) -> Self {
        self.integer = Some(Box::new(f));
        self
    }

    /// Saves or loads a floating-point number. `None`: such numbers are refused.
    pub fn real(mut self, f: impl Fn(&str, &mut f64) -> Result<()> + 'static) -> Self {
        self.real = Some(Box::new(f));
        self
    }

    /// Saves or loads a string in UTF-8. `None`: strings are refused.
    pub fn text(mut self, f: impl Fn(&str, &str) -> Result<Option<String>> + 'static) -> Self {
        self.text = Some(Box::new(f));
        self
    }

    /// Makes child serializers. `None`: a child is the serializer itself with longer keys.
    pub fn child(mut self, f: impl Fn(&str) -> Result<Serializer> + 'static) -> Self {
        self.child = Some(Box::new(f));
        self
    }

    pub(crate) fn boxed(self) -> Result<Box<Self>> {
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_serializer_callbacks {
        sys::ctn_serializer_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_serializer_callbacks>(),
            loads: self.loads,
            array: self.array.as_ref().map(|_| serializer_callbacks_array as _),
            integer: self.integer.as_ref().map(|_| serializer_callbacks_integer as _),
            real: self.real.as_ref().map(|_| serializer_callbacks_real as _),
            text: self.text.as_ref().map(|_| serializer_callbacks_text as _),
            child: self.child.as_ref().map(|_| serializer_callbacks_child as _),
            destroy: Some(destroy::<SerializerCallbacks>),
        }
    }
}

impl std::fmt::Debug for SerializerCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SerializerCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn serializer_callbacks_array(user_data: *mut c_void, key: *const c_char, value: *mut sys::ctn_array) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const SerializerCallbacks)).array, "array")?(&borrowed_text(key), &borrowed::<Array>(value.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn serializer_callbacks_integer(user_data: *mut c_void, key: *const c_char, value: *mut i64) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const SerializerCallbacks)).integer, "integer")?(&borrowed_text(key), &mut *value)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn serializer_callbacks_real(user_data: *mut c_void, key: *const c_char, value: *mut f64) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const SerializerCallbacks)).real, "real")?(&borrowed_text(key), &mut *value)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn serializer_callbacks_text(user_data: *mut c_void, key: *const c_char, value: *const c_char, stored: *mut *const c_char) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const SerializerCallbacks)).text, "text")?(&borrowed_text(key), &borrowed_text(value))?;
        *stored = stash(made)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn serializer_callbacks_child(user_data: *mut c_void, key: *const c_char, out: *mut *mut sys::ctn_serializer) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const SerializerCallbacks)).child, "child")?(&borrowed_text(key))?;
        *out = made.into_raw();
        Ok(())
    })
}

/// The parts of an extension of callbacks; all but run may be `None`.
///
/// C: `ctn_extension_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct ExtensionCallbacks {
    /// Name of the extension if no other is given. `None`: "extension".
    pub name: Option<String>,
    name_terminated: Option<CString>,
    /// Called when the trigger fires.
    pub run: Option<Box<dyn Fn(&Trainer) -> Result<()>>>,
    /// Called before the first update of a run.
    pub initialize: Option<Box<dyn Fn(&Trainer) -> Result<()>>>,
    /// Called at the end of a run, also of one that failed.
    pub finalize: Option<Box<dyn Fn(&Trainer) -> Result<()>>>,
    /// Called when a run fails.
    pub on_error: Option<Box<dyn Fn(&Trainer, Code) -> Result<()>>>,
    /// Saves or loads the contents of user_data.
    pub serialize: Option<Box<dyn Fn(&Serializer) -> Result<()>>>,
    /// Priority of the extension if no other is given, such as `PRIORITY_READER`.
    pub priority: i32,
}

impl ExtensionCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Name of the extension if no other is given. `None`: "extension".
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Called when the trigger fires.
    pub fn run(mut self, f: impl Fn(&Trainer) -> Result<()> + 'static) -> Self {
        self.run = Some(Box::new(f));
        self
    }

    /// Called before the first update of a run.
    pub fn initialize(mut self, f: impl Fn(&Trainer) -> Result<()> + 'static) -> Self {
        self.initialize = Some(Box::new(f));
        self
    }

    /// Called at the end of a run, also of one that failed.
    pub fn finalize(mut self, f: impl Fn(&Trainer) -> Result<()> + 'static) -> Self {
        self.finalize = Some(Box::new(f));
        self
    }

    /// Called when a run fails.
    pub fn on_error(mut self, f: impl Fn(&Trainer, Code) -> Result<()> + 'static) -> Self {
        self.on_error = Some(Box::new(f));
        self
    }

    /// Saves or loads the contents of user_data.
    pub fn serialize(mut self, f: impl Fn(&Serializer) -> Result<()> + 'static) -> Self {
        self.serialize = Some(Box::new(f));
        self
    }

    /// Priority of the extension if no other is given, such as `PRIORITY_READER`.
    pub fn priority(mut self, value: i32) -> Self {
        self.priority = value;
        self
    }

    pub(crate) fn boxed(mut self) -> Result<Box<Self>> {
        self.name_terminated = optional_text(self.name.as_deref())?;
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_extension_callbacks {
        sys::ctn_extension_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_extension_callbacks>(),
            name: text_pointer(&self.name_terminated),
            run: self.run.as_ref().map(|_| extension_callbacks_run as _),
            initialize: self.initialize.as_ref().map(|_| extension_callbacks_initialize as _),
            finalize: self.finalize.as_ref().map(|_| extension_callbacks_finalize as _),
            on_error: self.on_error.as_ref().map(|_| extension_callbacks_on_error as _),
            serialize: self.serialize.as_ref().map(|_| extension_callbacks_serialize as _),
            priority: self.priority,
            destroy: Some(destroy::<ExtensionCallbacks>),
        }
    }
}

impl std::fmt::Debug for ExtensionCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ExtensionCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn extension_callbacks_run(user_data: *mut c_void, trainer: *mut sys::ctn_trainer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const ExtensionCallbacks)).run, "run")?(&borrowed::<Trainer>(trainer.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn extension_callbacks_initialize(user_data: *mut c_void, trainer: *mut sys::ctn_trainer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const ExtensionCallbacks)).initialize, "initialize")?(&borrowed::<Trainer>(trainer.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn extension_callbacks_finalize(user_data: *mut c_void, trainer: *mut sys::ctn_trainer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const ExtensionCallbacks)).finalize, "finalize")?(&borrowed::<Trainer>(trainer.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn extension_callbacks_on_error(user_data: *mut c_void, trainer: *mut sys::ctn_trainer, code: sys::ctn_status) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const ExtensionCallbacks)).on_error, "on_error")?(&borrowed::<Trainer>(trainer.cast()), Code::from_raw(code))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn extension_callbacks_serialize(user_data: *mut c_void, serializer: *mut sys::ctn_serializer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const ExtensionCallbacks)).serialize, "serialize")?(&borrowed::<Serializer>(serializer.cast()))?;
        Ok(())
    })
}

/// The parts of a trigger of callbacks.
///
/// C: `ctn_trigger_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct TriggerCallbacks {
    /// Decides whether it fires.
    pub fire: Option<Box<dyn Fn(&Trainer) -> Result<i32>>>,
    /// Saves or loads the contents of user_data; may be `None`.
    pub serialize: Option<Box<dyn Fn(&Serializer) -> Result<()>>>,
}

impl TriggerCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Decides whether it fires.
    pub fn fire(mut self, f: impl Fn(&Trainer) -> Result<i32> + 'static) -> Self {
        self.fire = Some(Box::new(f));
        self
    }

    /// Saves or loads the contents of user_data; may be `None`.
    pub fn serialize(mut self, f: impl Fn(&Serializer) -> Result<()> + 'static) -> Self {
        self.serialize = Some(Box::new(f));
        self
    }

    pub(crate) fn boxed(self) -> Result<Box<Self>> {
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_trigger_callbacks {
        sys::ctn_trigger_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_trigger_callbacks>(),
            fire: self.fire.as_ref().map(|_| trigger_callbacks_fire as _),
            serialize: self.serialize.as_ref().map(|_| trigger_callbacks_serialize as _),
            destroy: Some(destroy::<TriggerCallbacks>),
        }
    }
}

impl std::fmt::Debug for TriggerCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TriggerCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn trigger_callbacks_fire(user_data: *mut c_void, trainer: *mut sys::ctn_trainer, fires: *mut i32) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const TriggerCallbacks)).fire, "fire")?(&borrowed::<Trainer>(trainer.cast()))?;
        *fires = made;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn trigger_callbacks_serialize(user_data: *mut c_void, serializer: *mut sys::ctn_serializer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const TriggerCallbacks)).serialize, "serialize")?(&borrowed::<Serializer>(serializer.cast()))?;
        Ok(())
    })
}

/// The parts of an updater of callbacks.
///
/// C: `ctn_updater_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct UpdaterCallbacks {
    /// Runs one update.
    pub update: Option<Box<dyn Fn(&Updater, &mut i32) -> Result<()>>>,
    /// Saves or loads the contents of user_data. Iterators and optimizers that were added to the updater are
    /// saved without it. May be `None`.
    pub serialize: Option<Box<dyn Fn(&Updater, &Serializer) -> Result<()>>>,
    /// Called at the end of a run; may be `None`.
    pub finalize: Option<Box<dyn Fn(&Updater) -> Result<()>>>,
    /// 1 if an update that fails has changed no parameters and no states of optimizers. If 0, a trainer with
    /// a snapshot extension copies them before each update, to undo one that fails.
    pub is_atomic: i32,
}

impl UpdaterCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Runs one update.
    pub fn update(mut self, f: impl Fn(&Updater, &mut i32) -> Result<()> + 'static) -> Self {
        self.update = Some(Box::new(f));
        self
    }

    /// Saves or loads the contents of user_data. Iterators and optimizers that were added to the updater are
    /// saved without it. May be `None`.
    pub fn serialize(mut self, f: impl Fn(&Updater, &Serializer) -> Result<()> + 'static) -> Self {
        self.serialize = Some(Box::new(f));
        self
    }

    /// Called at the end of a run; may be `None`.
    pub fn finalize(mut self, f: impl Fn(&Updater) -> Result<()> + 'static) -> Self {
        self.finalize = Some(Box::new(f));
        self
    }

    /// 1 if an update that fails has changed no parameters and no states of optimizers. If 0, a trainer with
    /// a snapshot extension copies them before each update, to undo one that fails.
    pub fn is_atomic(mut self, value: i32) -> Self {
        self.is_atomic = value;
        self
    }

    pub(crate) fn boxed(self) -> Result<Box<Self>> {
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_updater_callbacks {
        sys::ctn_updater_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_updater_callbacks>(),
            update: self.update.as_ref().map(|_| updater_callbacks_update as _),
            serialize: self.serialize.as_ref().map(|_| updater_callbacks_serialize as _),
            finalize: self.finalize.as_ref().map(|_| updater_callbacks_finalize as _),
            is_atomic: self.is_atomic,
            destroy: Some(destroy::<UpdaterCallbacks>),
        }
    }
}

impl std::fmt::Debug for UpdaterCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UpdaterCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn updater_callbacks_update(user_data: *mut c_void, updater: *mut sys::ctn_updater, done: *mut i32) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const UpdaterCallbacks)).update, "update")?(&borrowed::<Updater>(updater.cast()), &mut *done)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn updater_callbacks_serialize(user_data: *mut c_void, updater: *mut sys::ctn_updater, serializer: *mut sys::ctn_serializer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const UpdaterCallbacks)).serialize, "serialize")?(&borrowed::<Updater>(updater.cast()), &borrowed::<Serializer>(serializer.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn updater_callbacks_finalize(user_data: *mut c_void, updater: *mut sys::ctn_updater) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const UpdaterCallbacks)).finalize, "finalize")?(&borrowed::<Updater>(updater.cast()))?;
        Ok(())
    })
}

/// The parts of a user link; all but struct_size may be `None`.
///
/// C: `ctn_link_callbacks`.
#[derive(Default)]
#[non_exhaustive]
pub struct LinkCallbacks {
    /// Name of the link in messages. `None`: "a user link".
    pub name: Option<String>,
    name_terminated: Option<CString>,
    /// Computes the outputs. `None`: the link cannot be called.
    pub forward: Option<Box<dyn Fn(&Link, &[Variable]) -> Result<Vec<Variable>>>>,
    /// Makes the user_data of a copy. `None`: copies share user_data.
    pub copy: Option<Box<dyn Fn(&Link, bool) -> Result<LinkCallbacks>>>,
    /// Moves the contents of user_data. `None`: they do not move.
    pub to_device: Option<Box<dyn Fn(&Link, &str) -> Result<()>>>,
    /// Saves or loads the contents of user_data. `None`: they are not saved.
    pub serialize: Option<Box<dyn Fn(&Link, &Serializer) -> Result<()>>>,
}

impl LinkCallbacks {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Name of the link in messages. `None`: "a user link".
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Computes the outputs. `None`: the link cannot be called.
    pub fn forward(mut self, f: impl Fn(&Link, &[Variable]) -> Result<Vec<Variable>> + 'static) -> Self {
        self.forward = Some(Box::new(f));
        self
    }

    /// Makes the user_data of a copy. `None`: copies share user_data.
    pub fn copy(mut self, f: impl Fn(&Link, bool) -> Result<LinkCallbacks> + 'static) -> Self {
        self.copy = Some(Box::new(f));
        self
    }

    /// Moves the contents of user_data. `None`: they do not move.
    pub fn to_device(mut self, f: impl Fn(&Link, &str) -> Result<()> + 'static) -> Self {
        self.to_device = Some(Box::new(f));
        self
    }

    /// Saves or loads the contents of user_data. `None`: they are not saved.
    pub fn serialize(mut self, f: impl Fn(&Link, &Serializer) -> Result<()> + 'static) -> Self {
        self.serialize = Some(Box::new(f));
        self
    }

    pub(crate) fn boxed(mut self) -> Result<Box<Self>> {
        self.name_terminated = optional_text(self.name.as_deref())?;
        Ok(Box::new(self))
    }

    pub(crate) fn table(&self) -> sys::ctn_link_callbacks {
        sys::ctn_link_callbacks {
            struct_size: std::mem::size_of::<sys::ctn_link_callbacks>(),
            name: text_pointer(&self.name_terminated),
            forward: self.forward.as_ref().map(|_| link_callbacks_forward as _),
            copy: self.copy.as_ref().map(|_| link_callbacks_copy as _),
            to_device: self.to_device.as_ref().map(|_| link_callbacks_to_device as _),
            serialize: self.serialize.as_ref().map(|_| link_callbacks_serialize as _),
            destroy: Some(destroy::<LinkCallbacks>),
        }
    }
}

impl std::fmt::Debug for LinkCallbacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LinkCallbacks").finish_non_exhaustive()
    }
}

pub(crate) unsafe extern "C" fn link_callbacks_forward(user_data: *mut c_void, link: *mut sys::ctn_link, inputs: *const *mut sys::ctn_variable, input_count: usize, outputs: *mut *mut sys::ctn_variable, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const LinkCallbacks)).forward, "forward")?(&borrowed::<Link>(link.cast()), borrowed_list::<Variable>(inputs.cast(), input_count)?)?;
        hand_out("link_forward_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn link_callbacks_copy(user_data: *mut c_void, link: *mut sys::ctn_link, shares: i32, copy: *mut *mut c_void) -> sys::ctn_status {
    guard(|| {
        let made = called(&(*(user_data as *const LinkCallbacks)).copy, "copy")?(&borrowed::<Link>(link.cast()), shares != 0)?;
        *copy = Box::into_raw(made.boxed()?).cast();
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn link_callbacks_to_device(user_data: *mut c_void, link: *mut sys::ctn_link, device: *const c_char) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const LinkCallbacks)).to_device, "to_device")?(&borrowed::<Link>(link.cast()), &borrowed_text(device))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn link_callbacks_serialize(user_data: *mut c_void, link: *mut sys::ctn_link, serializer: *mut sys::ctn_serializer) -> sys::ctn_status {
    guard(|| {
        called(&(*(user_data as *const LinkCallbacks)).serialize, "serialize")?(&borrowed::<Link>(link.cast()), &borrowed::<Serializer>(serializer.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn write_fn<F: FnMut(&str) -> Result<()>>(user_data: *mut c_void, text: *const c_char, length: usize) -> sys::ctn_status {
    guard(|| {
        enter(&*(user_data as *const RefCell<F>), |f| f(&String::from_utf8_lossy(slice_of(text.cast(), length))))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn dataset_example_fn<F: Fn(i64, i64) -> Result<Vec<Array>> + Send + Sync + 'static>(user_data: *mut c_void, index: i64, epoch: i64, parts: *mut *mut sys::ctn_array, part_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(index, epoch)?;
        hand_out("dataset_example_fn", made, parts, part_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn dataset_map_fn<F: Fn(i64, i64, &[Array]) -> Result<Vec<Array>> + Send + Sync + 'static>(user_data: *mut c_void, index: i64, epoch: i64, inputs: *const *const sys::ctn_array, input_count: usize, parts: *mut *mut sys::ctn_array, part_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(index, epoch, borrowed_list::<Array>(inputs.cast(), input_count)?)?;
        hand_out("dataset_map_fn", made, parts, part_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn pressure_fn<F: Fn(u64) -> Result<()> + Send + Sync + 'static>(user_data: *mut c_void, wanted: u64) -> sys::ctn_status {
    guard(|| {
        (*(user_data as *const F))(wanted)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn observe_fn<F: Fn(&Trainer) -> Result<f64> + 'static>(user_data: *mut c_void, trainer: *mut sys::ctn_trainer, value: *mut f64) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(&borrowed::<Trainer>(trainer.cast()))?;
        *value = made;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn snapshot_file_fn<F: Fn(&Trainer, &str, i32) -> Result<i32> + 'static>(user_data: *mut c_void, trainer: *mut sys::ctn_trainer, path: *const c_char, loads: i32, done: *mut i32) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(&borrowed::<Trainer>(trainer.cast()), &borrowed_text(path), loads)?;
        *done = made;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn fuse_fn<F: Fn(&[Variable]) -> Result<Vec<Variable>> + 'static>(user_data: *mut c_void, inputs: *const *mut sys::ctn_variable, input_count: usize, outputs: *mut *mut sys::ctn_variable, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(borrowed_list::<Variable>(inputs.cast(), input_count)?)?;
        hand_out("fuse_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn gradient_check_arrays_fn<F: FnMut() -> Result<Vec<Array>>>(user_data: *mut c_void, outputs: *mut *mut sys::ctn_array, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = enter(&*(user_data as *const RefCell<F>), |f| f())?;
        hand_out("gradient_check_arrays_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn gradient_check_fn<F: FnMut(&[Variable]) -> Result<Vec<Variable>>>(user_data: *mut c_void, inputs: *const *mut sys::ctn_variable, input_count: usize, outputs: *mut *mut sys::ctn_variable, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = enter(&*(user_data as *const RefCell<F>), |f| f(borrowed_list::<Variable>(inputs.cast(), input_count)?))?;
        hand_out("gradient_check_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn initializer_fn<F: Fn(&Array) -> Result<()> + Send + Sync + 'static>(user_data: *mut c_void, array: *mut sys::ctn_array) -> sys::ctn_status {
    guard(|| {
        (*(user_data as *const F))(&borrowed::<Array>(array.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn link_forward_fn<F: Fn(&Link, &[Variable]) -> Result<Vec<Variable>> + 'static>(user_data: *mut c_void, link: *mut sys::ctn_link, inputs: *const *mut sys::ctn_variable, input_count: usize, outputs: *mut *mut sys::ctn_variable, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(&borrowed::<Link>(link.cast()), borrowed_list::<Variable>(inputs.cast(), input_count)?)?;
        hand_out("link_forward_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn classifier_function_fn<F: Fn(&Variable, &Variable) -> Result<Variable> + 'static>(user_data: *mut c_void, y: *mut sys::ctn_variable, t: *mut sys::ctn_variable, out: *mut *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(&borrowed::<Variable>(y.cast()), &borrowed::<Variable>(t.cast()))?;
        *out = made.into_raw();
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn link_activation_fn<F: Fn(&Variable) -> Result<Variable> + 'static>(user_data: *mut c_void, x: *mut sys::ctn_variable, y: *mut *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(&borrowed::<Variable>(x.cast()))?;
        *y = made.into_raw();
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn loss_fn<F: FnMut() -> Result<Variable>>(user_data: *mut c_void, loss: *mut *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        let made = enter(&*(user_data as *const RefCell<F>), |f| f())?;
        *loss = made.into_raw();
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn optimizer_hook_fn<F: Fn(&Optimizer, &Link) -> Result<()> + 'static>(user_data: *mut c_void, optimizer: *mut sys::ctn_optimizer, link: *mut sys::ctn_link) -> sys::ctn_status {
    guard(|| {
        (*(user_data as *const F))(&borrowed::<Optimizer>(optimizer.cast()), &borrowed::<Link>(link.cast()))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn recompute_fn<F: Fn(&[Variable]) -> Result<Vec<Variable>> + 'static>(user_data: *mut c_void, inputs: *const *mut sys::ctn_variable, input_count: usize, outputs: *mut *mut sys::ctn_variable, output_count: usize) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(borrowed_list::<Variable>(inputs.cast(), input_count)?)?;
        hand_out("recompute_fn", made, outputs, output_count)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn schedule_fn<F: Fn(i64) -> Result<f64> + Send + Sync + 'static>(user_data: *mut c_void, t: i64, value: *mut f64) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(t)?;
        *value = made;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn serializer_commit_fn<F: Fn() -> Result<()> + 'static>(user_data: *mut c_void) -> sys::ctn_status {
    guard(|| {
        (*(user_data as *const F))()?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn stream_fn<F: Fn(&Stream, Code) + Send + Sync + 'static>(user_data: *mut c_void, stream: *mut sys::ctn_stream, status: sys::ctn_status) {
    guard_void(|| { (*(user_data as *const F))(&borrowed::<Stream>(stream.cast()), Code::from_raw(status)); })
}

pub(crate) unsafe extern "C" fn testing_dtypes_fn<F: FnMut(&[DType]) -> Result<()>>(user_data: *mut c_void, dtypes: *const sys::ctn_dtype, count: usize) -> sys::ctn_status {
    guard(|| {
        enter(&*(user_data as *const RefCell<F>), |f| f(slice_of(dtypes.cast(), count)))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn testing_compute_fn<F: FnMut(&str) -> Result<Array>>(user_data: *mut c_void, device: *const c_char, out: *mut *mut sys::ctn_array) -> sys::ctn_status {
    guard(|| {
        let made = enter(&*(user_data as *const RefCell<F>), |f| f(&borrowed_text(device)))?;
        *out = made.into_raw();
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn testing_compute_list_fn<F: FnMut(&str) -> Result<Vec<Array>>>(user_data: *mut c_void, device: *const c_char, outs: *mut *mut sys::ctn_array, capacity: usize, count: *mut usize) -> sys::ctn_status {
    guard(|| {
        let made = enter(&*(user_data as *const RefCell<F>), |f| f(&borrowed_text(device)))?;
        *count = hand_out_up_to("testing_compute_list_fn", made, outs, capacity)?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn training_write_fn<F: Fn(&str) -> Result<()> + 'static>(user_data: *mut c_void, text: *const c_char, length: usize) -> sys::ctn_status {
    guard(|| {
        (*(user_data as *const F))(&String::from_utf8_lossy(slice_of(text.cast(), length)))?;
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn batch_loss_fn<F: Fn(&[Variable]) -> Result<Variable> + 'static>(user_data: *mut c_void, batch: *const *mut sys::ctn_variable, count: usize, loss: *mut *mut sys::ctn_variable) -> sys::ctn_status {
    guard(|| {
        let made = (*(user_data as *const F))(borrowed_list::<Variable>(batch.cast(), count)?)?;
        *loss = made.into_raw();
        Ok(())
    })
}

