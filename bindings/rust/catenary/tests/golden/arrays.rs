//! Cases of arrays: NumPy's routines, and the dtypes of results.
use crate::elementwise::{operation, with_f64, with_i64, Operation, WithNumber};
use crate::host::{Values, EXACT};
use crate::{differs, expect, missing, Bad, Host, Json, Npz, Outcome, Runner, Tolerance};
use catenary::*;
use std::collections::BTreeMap;
use std::path::Path;

/// An element type by its name, or by its code such as f4.
pub fn dtype_of(name: &str) -> DType {
    let name = match name {
        "?" => "bool".into(),
        "int" => "int64".into(),
        "float" => "float64".into(),
        _ if name.len() == 2 => {
            let (kind, size) = name.split_at(1);
            let kind = ["int", "uint", "float"].into_iter().find(|full| full.starts_with(kind));
            format!("{}{}", kind.expect("a kind"), 8 * size.parse::<u32>().expect("a size"))
        }
        _ => name.to_string(),
    };
    let name = name.as_str();
    dtype::from_name(name).unwrap_or_else(|error| panic!("{}", error))
}

struct Input {
    name: String,
    /// The stored array; `array` may be a view of it.
    base: Option<Array>,
    array: Option<Array>,
    spec: Json,
}

struct Call<'a> {
    spec: &'a Json,
    folder: &'a Path,
    inputs: Vec<Input>,
    produced: BTreeMap<String, Host>,
    results: usize,
}

/// Items of a basic index; null is a whole axis.
fn index_of(items: &[Json]) -> Vec<Index> {
    let bound = |value: &Json| (!value.is_null()).then(|| value.int());
    let item = |item: &Json| match item {
        Json::Null => Index::from(..),
        Json::Int(position) => Index::from(*position),
        Json::Text(text) if text == "newaxis" => Index::NEW_AXIS,
        Json::Text(_) => Index::ELLIPSIS,
        slice => {
            let parts = slice.list();
            Index::slice(bound(&parts[0]), bound(&parts[1]), bound(&parts[2]).unwrap_or(1))
        }
    };
    items.iter().map(item).collect()
}

fn scalar_of(value: &Json) -> Result<Array> {
    match value {
        Json::Bool(value) => Array::scalar_bool(*value),
        Json::Int(value) => Array::scalar_i64(*value),
        other => Array::scalar_f64(other.real()),
    }
}

fn view_step(a: &Array, step: &Json) -> Result<Array> {
    let (kind, value) = &step.object()[0];
    match kind.as_str() {
        "slice" => a.get(&index_of(value.list())),
        "transpose" => a.transpose(Some(&value.ints())),
        "index" => {
            let (axis, position) = (value.ints()[0], value.ints()[1]);
            let mut items = vec![Index::from(..); axis as usize];
            items.push(position.into());
            a.get(&items)
        }
        "newaxis" => a.expand_dims(value.int()),
        _ => a.broadcast_to(&value.ints()),
    }
}

impl<'a> Call<'a> {
    fn new(spec: &'a Json, arrays: &Npz, folder: &'a Path) -> Outcome<Call<'a>> {
        let mut inputs: Vec<Input> = Vec::new();
        for given in spec.at("inputs").list() {
            let mut input =
                Input { name: given.at("name").text().into(), base: None, array: None, spec: given.clone() };
            if given.has("key") {
                let earlier = inputs.iter().find(|other| other.spec.get("key") == given.get("key"));
                let base = match earlier {
                    Some(other) => other.base.clone().expect("an array"),
                    None => arrays.array(given.at("key"))?.copy()?,
                };
                let view = given.get("view").list().iter().try_fold(base.clone(), |a, step| view_step(&a, step))?;
                if given.has("view_shape") && view.shape() != given.at("view_shape").ints() {
                    return differs(format!("the view of {} has shape {:?}", input.name, view.shape()));
                }
                (input.base, input.array) = (Some(base), Some(view));
            } else if given.has("scalar") {
                let mut value = given.at("scalar").clone();
                if given.at("kind").text() == "float" {
                    value = Json::Real(value.real());
                }
                input.array = Some(scalar_of(&value)?);
            }
            inputs.push(input);
        }
        Ok(Call { spec, folder, inputs, produced: BTreeMap::new(), results: 0 })
    }

    fn maybe(&self, name: &str) -> Option<&Array> {
        self.inputs.iter().find(|input| input.name == name).and_then(|input| input.array.as_ref())
    }

    fn input(&self, name: &str) -> &Array {
        self.maybe(name).unwrap_or_else(|| panic!("no input {}", name))
    }

    fn a(&self) -> &Array {
        self.input("a")
    }

    /// All inputs except for destinations.
    fn operands(&self) -> Vec<&Array> {
        let operands = self.inputs.iter().filter(|input| !input.name.starts_with("out"));
        operands.map(|input| input.array.as_ref().expect("an operand")).collect()
    }

    fn attr(&self, name: &str) -> &Json {
        self.spec.at("attrs").get(name)
    }

    fn int(&self, name: &str, otherwise: i64) -> i64 {
        if self.attr(name).is_null() {
            otherwise
        } else {
            self.attr(name).int()
        }
    }

    fn flag(&self, name: &str, otherwise: bool) -> bool {
        if self.attr(name).is_null() {
            otherwise
        } else {
            self.attr(name).flag()
        }
    }

    fn axes(&self, name: &str) -> Option<Vec<i64>> {
        (!self.attr(name).is_null()).then(|| self.attr(name).ints())
    }

    fn axis_or_none(&self) -> i64 {
        self.int("axis", AXIS_NONE)
    }

    fn dtype(&self) -> Option<DType> {
        (!self.attr("dtype").is_null()).then(|| dtype_of(self.attr("dtype").text()))
    }

    fn result(&mut self, a: &Array) -> Outcome<()> {
        let name = format!("y{}", self.results);
        self.results += 1;
        self.output(&name, Host::of(a)?)
    }

    fn output(&mut self, name: &str, host: Host) -> Outcome<()> {
        self.produced.insert(name.into(), host);
        Ok(())
    }

    fn compare(&mut self, arrays: &Npz) -> Outcome<()> {
        let tolerance = Tolerance::of(self.spec);
        let outputs = self.spec.at("outputs").list();
        for output in outputs {
            let name = output.at("name").text();
            let expected = if output.has("key") {
                arrays.host(output.at("key"))?
            } else {
                let dtype = dtype_of(output.at("dtype").text());
                Host { dtype, shape: output.at("shape").ints(), values: Values::Any }
            };
            if output.has("after") {
                let input = self.inputs.iter().find(|input| input.name == output.at("after").text());
                let base = input.and_then(|input| input.base.as_ref()).expect("the input");
                self.produced.insert(name.into(), Host::of(base)?);
            }
            match self.produced.get(name) {
                Some(found) => expect(name, found, &expected, &tolerance)?,
                None => return differs(format!("no output {}", name)),
            }
        }
        match self.produced.keys().find(|name| !outputs.iter().any(|output| output.at("name").text() == **name)) {
            Some(name) => differs(format!("unexpected output {}", name)),
            None => Ok(()),
        }
    }
}

/// A ragged list has another number of values than its shape, which is an error.
fn from_list(list: &Json, dtype: Option<DType>) -> Result<Array> {
    fn leaves<'a>(list: &'a Json, out: &mut Vec<&'a Json>) {
        match list {
            Json::List(items) => items.iter().for_each(|item| leaves(item, out)),
            leaf => out.push(leaf),
        }
    }
    let (mut shape, mut level, mut values) = (Vec::new(), list, Vec::new());
    while let Json::List(items) = level {
        shape.push(items.len() as i64);
        match items.first() {
            Some(first) => level = first,
            None => break,
        }
    }
    leaves(list, &mut values);
    let array = if !values.is_empty() && values.iter().all(|v| matches!(v, Json::Bool(_))) {
        Array::from_slice(&values.iter().map(|v| v.flag()).collect::<Vec<_>>(), &shape)?
    } else if !values.is_empty() && values.iter().all(|v| matches!(v, Json::Bool(_) | Json::Int(_))) {
        Array::from_slice(&values.iter().map(|v| v.real() as i64).collect::<Vec<_>>(), &shape)?
    } else {
        Array::from_slice(&values.iter().map(|v| v.real()).collect::<Vec<_>>(), &shape)?
    };
    dtype.map_or(Ok(array.clone()), |dtype| array.astype(dtype))
}

fn flags_of(a: &Array) -> Host {
    let flags = [i64::from(a.is_c_contiguous()), i64::from(a.is_f_contiguous())];
    Host::ints(DType::Bool, &flags)
}

fn arange(call: &Call) -> Result<Array> {
    let zero = Json::Int(0);
    let one = Json::Int(1);
    let or = |name, otherwise| if call.attr(name).is_null() { otherwise } else { call.attr(name) };
    match (or("start", &zero), call.attr("stop"), or("step", &one)) {
        (Json::Int(start), Json::Int(stop), Json::Int(step)) => Array::arange_i64(*start, *stop, *step, call.dtype()),
        (start, stop, step) => Array::arange_f64(start.real(), stop.real(), step.real(), call.dtype()),
    }
}

fn load(call: &mut Call) -> Outcome<()> {
    let path = call.folder.join(call.attr("file").text());
    let path = path.to_str().expect("UTF-8");
    if call.attr("entry").is_null() && call.attr("keys").is_null() {
        let a = Array::load(path)?;
        return call.result(&a);
    }
    let file = NpzFile::open(path)?;
    if !call.attr("entry").is_null() {
        let a = file.read(call.attr("entry").text())?;
        return call.result(&a);
    }
    for (name, expected) in file.names()?.iter().zip(call.attr("keys").list()) {
        if name != expected.text() || !file.contains(Some(name))? {
            return differs(format!("unexpected name {}", name));
        }
    }
    call.output("count", Host::scalar(DType::Int64, Values::Ints(vec![file.count() as i128])))
}

fn split(call: &Call, op: &str) -> Result<Vec<Array>> {
    let (a, axis, parts) = (call.a(), call.int("axis", 0), call.attr("indices_or_sections"));
    if let Json::List(_) = parts {
        let (positions, count) = (parts.ints(), parts.list().len() + 1);
        return match op {
            "hsplit" => a.hsplit_at(&positions, count),
            "vsplit" => a.vsplit_at(&positions, count),
            "dsplit" => a.dsplit_at(&positions, count),
            _ => a.split_at(&positions, axis, count),
        };
    }
    // There is no negative number of parts; zero is the nearest.
    let count = parts.int().max(0) as usize;
    match op {
        "hsplit" => a.hsplit(count),
        "vsplit" => a.vsplit(count),
        "dsplit" => a.dsplit(count),
        "split" => a.split(axis, count),
        _ => a.array_split(axis, count),
    }
}

/// Reductions and others that may write into `out`.
fn reduced(call: &Call, op: &str) -> Outcome<Option<Array>> {
    let (a, axes, keep, dtype) =
        (call.inputs[0].array.as_ref().expect("a"), call.axes("axis"), call.flag("keepdims", false), call.dtype());
    let (axes, axis) = (axes.as_deref(), || call.axis_or_none());
    let ddof = if call.attr("ddof").is_null() { 0.0 } else { call.attr("ddof").real() };
    let out = match call.maybe("out") {
        Some(out) => out,
        None => {
            return Ok(Some(match op {
                "sum" => a.sum(axes, keep, dtype)?,
                "prod" => a.prod(axes, keep, dtype)?,
                "mean" => a.mean(axes, keep, dtype)?,
                "var" => a.var(axes, ddof, keep, dtype)?,
                "std" => a.std(axes, ddof, keep, dtype)?,
                "amax" => a.max(axes, keep)?,
                "amin" => a.min(axes, keep)?,
                "argmax" => a.argmax(axis(), keep)?,
                "argmin" => a.argmin(axis(), keep)?,
                "clip" => a.clip(call.maybe("a_min"), call.maybe("a_max"))?,
                "dot" => a.dot(call.input("b"))?,
                "outer" => a.outer(call.input("b"))?,
                "trace" => a.trace(call.int("offset", 0), call.int("axis1", 0), call.int("axis2", 1), dtype)?,
                _ => panic!("no line for {}", op),
            }))
        }
    };
    match op {
        "sum" => a.sum_into(axes, keep, dtype, out)?,
        "prod" => a.prod_into(axes, keep, dtype, out)?,
        "mean" => a.mean_into(axes, keep, dtype, out)?,
        "var" => a.var_into(axes, ddof, keep, dtype, out)?,
        "std" => a.std_into(axes, ddof, keep, dtype, out)?,
        "amax" => a.max_into(axes, keep, out)?,
        "amin" => a.min_into(axes, keep, out)?,
        "argmax" => a.argmax_into(axis(), keep, out)?,
        "argmin" => a.argmin_into(axis(), keep, out)?,
        "clip" => a.clip_into(call.maybe("a_min"), call.maybe("a_max"), out)?,
        "dot" => a.dot_into(call.input("b"), out)?,
        "outer" => a.outer_into(call.input("b"), out)?,
        _ => a.trace_into(call.int("offset", 0), call.int("axis1", 0), call.int("axis2", 1), dtype, out)?,
    }
    Ok(None)
}

fn tensordot(call: &Call) -> Result<Array> {
    let (a, b) = (call.a(), call.input("b"));
    match call.attr("axes") {
        Json::List(lists) => a.tensordot_axes(b, &lists[0].ints(), &lists[1].ints()),
        _ => a.tensordot(b, call.int("axes", 2)),
    }
}

fn routine(call: &mut Call, op: &str) -> Outcome<()> {
    let shape = |name| call.attr(name).ints();
    let float = || call.dtype().unwrap_or(DType::Float64);
    let made = match op {
        "zeros" => Array::zeros(&shape("shape"), float())?,
        "ones" => Array::ones(&shape("shape"), float())?,
        // SAFETY: the vectors define neither the elements, nor are they read.
        "empty" => unsafe { Array::empty(&shape("shape"), float())?.zeros_like(None)? },
        "full" => Array::full(&shape("shape"), &scalar_of(call.attr("fill_value"))?, call.dtype())?,
        "empty_like" => unsafe { call.a().empty_like(call.dtype())?.zeros_like(None)? },
        "zeros_like" => call.a().zeros_like(call.dtype())?,
        "ones_like" => call.a().ones_like(call.dtype())?,
        "full_like" => call.a().full_like(&scalar_of(call.attr("fill_value"))?, call.dtype())?,
        "eye" => Array::eye(call.int("N", 0), call.int("M", call.int("N", 0)), call.int("k", 0), float())?,
        "identity" => Array::identity(call.int("n", 0), float())?,
        "arange" => arange(call)?,
        "linspace" => {
            let (start, stop) = (call.attr("start").real(), call.attr("stop").real());
            let a = Array::linspace(start, stop, call.int("num", 50), call.flag("endpoint", true), call.dtype())?;
            if call.flag("retstep", false) {
                let step = a.item_f64(&[1])? - a.item_f64(&[0])?;
                call.output("y1", Host::scalar(DType::Float64, Values::Reals(vec![step])))?;
            }
            a
        }
        "array" => {
            let mut a = match (call.maybe("a"), call.dtype()) {
                (None, dtype) => from_list(call.attr("obj"), dtype)?,
                (Some(a), None) => a.copy()?,
                (Some(a), Some(dtype)) => a.astype(dtype)?,
            };
            while (a.ndim() as i64) < call.int("ndmin", 0) {
                a = a.expand_dims(0)?;
            }
            a
        }
        "asarray" => call.a().asarray(call.dtype())?,
        "ascontiguousarray" | "asfortranarray" => {
            let a = match op {
                "asfortranarray" => call.a().asfortranarray(call.dtype())?,
                _ => call.a().ascontiguousarray(call.dtype())?,
            };
            call.output("flags", flags_of(&a))?;
            a
        }
        "copy" => call.a().copy()?,
        "flatten" => call.a().flatten()?,
        "diag" => call.input("v").diag(call.int("k", 0))?,
        "diagflat" => call.input("v").diagflat(call.int("k", 0))?,
        "astype" => call.a().astype(call.dtype().expect("a dtype"))?,
        "view" => call.a().view(call.dtype())?,
        "fill" => return Ok(call.a().fill(call.input("value"))?),
        "properties" => {
            let a = call.a().clone();
            call.output("shape", Host::ints(DType::Int64, &a.shape()))?;
            call.output("strides", Host::ints(DType::Int64, &a.strides()))?;
            let sizes = [a.ndim() as i64, a.size(), a.itemsize() as i64, a.nbytes() as i64];
            call.output("sizes", Host::ints(DType::Int64, &sizes))?;
            call.output("flags", flags_of(&a))?;
            return call.output("values", Host::of(&a)?);
        }
        "array_str" | "array_repr" => {
            let option = |name| call.int(name, -1) as i32;
            let small =
                if call.attr("suppress_small").is_null() { -1 } else { i32::from(call.flag("suppress_small", false)) };
            let (width, precision) = (option("max_line_width"), option("precision"));
            let text = match op {
                "array_str" => call.a().str(width, precision, small)?,
                _ => call.a().repr(width, precision, small)?,
            };
            let bytes: Vec<i64> = text.bytes().map(i64::from).collect();
            return call.output("text", Host::ints(DType::Uint8, &bytes));
        }
        "reshape" => call.a().reshape(&shape("newshape"))?,
        "ravel" => call.a().ravel()?,
        "rollaxis" => call.a().rollaxis(call.int("axis", 0), call.int("start", 0))?,
        "swapaxes" => call.a().swapaxes(call.int("axis1", 0), call.int("axis2", 0))?,
        "transpose" => call.a().transpose(call.axes("axes").as_deref())?,
        "broadcast_to" => call.a().broadcast_to(&shape("shape"))?,
        "expand_dims" => call.a().expand_dims(call.int("axis", 0))?,
        "squeeze" => call.a().squeeze(call.axes("axis").as_deref())?,
        "concatenate" => {
            let given = call.spec.at("attrs").object().iter().any(|(name, _)| name == "axis");
            Array::concatenate(&call.operands(), if given { call.axis_or_none() } else { 0 })?
        }
        "hstack" => Array::hstack(&call.operands())?,
        "vstack" => Array::vstack(&call.operands())?,
        "dstack" => Array::dstack(&call.operands())?,
        "column_stack" => Array::column_stack(&call.operands())?,
        "split" | "array_split" | "hsplit" | "vsplit" | "dsplit" => {
            return split(call, op)?.iter().try_for_each(|part| call.result(part));
        }
        "atleast_1d" | "atleast_2d" | "atleast_3d" => {
            let operands: Vec<Array> = call.operands().into_iter().cloned().collect();
            return operands.iter().try_for_each(|a| {
                call.result(&match op {
                    "atleast_1d" => a.atleast_1d()?,
                    "atleast_2d" => a.atleast_2d()?,
                    _ => a.atleast_3d()?,
                })
            });
        }
        "broadcast" => {
            let shape = Array::broadcast(&call.operands())?;
            let sizes = [shape.len() as i64, shape.iter().product()];
            call.output("shape", Host::ints(DType::Int64, &shape))?;
            return call.output("sizes", Host::ints(DType::Int64, &sizes));
        }
        "broadcast_arrays" => {
            return Array::broadcast_arrays(&call.operands())?.iter().try_for_each(|a| call.result(a));
        }
        "tile" => call.a().tile(&shape("reps"))?,
        "repeat" => call.a().repeat(&shape("repeats"), call.axis_or_none())?,
        "roll" => call.a().roll(call.int("shift", 0), call.axis_or_none())?,
        "getitem" => call.a().get(&index_of(call.attr("index").list()))?,
        "setitem" => return Ok(call.a().set(&index_of(call.attr("index").list()), call.input("value"))?),
        "take" => {
            let indices = match call.maybe("indices") {
                Some(indices) => indices.clone(),
                None => from_list(call.attr("indices"), Some(DType::Int64))?,
            };
            if let Some(out) = call.maybe("out") {
                return Ok(call.a().take_into(&indices, call.axis_or_none(), IndexMode::Raise, out)?);
            }
            call.a().take(&indices, call.axis_or_none(), IndexMode::Raise)?
        }
        "diagonal" => call.a().diagonal(call.int("offset", 0), call.int("axis1", 0), call.int("axis2", 1))?,
        "where" => Array::where_(call.input("condition"), call.input("x"), call.input("y"))?,
        "copyto" => {
            let casting = match call.attr("casting") {
                Json::Text(name) => match name.as_str() {
                    "no" => Casting::No,
                    "equiv" => Casting::Equiv,
                    "safe" => Casting::Safe,
                    "unsafe" => Casting::Unsafe,
                    _ => Casting::SameKind,
                },
                _ => Casting::SameKind,
            };
            return Ok(call.input("dst").copyto(call.input("src"), casting, call.maybe("where"))?);
        }
        "vdot" => call.a().vdot(call.input("b"))?,
        "inner" => call.a().inner(call.input("b"))?,
        "tensordot" => tensordot(call)?,
        "count_nonzero" => call.a().count_nonzero(call.axes("axis").as_deref(), call.flag("keepdims", false))?,
        "bincount" => call.input("x").bincount(call.maybe("weights"), call.int("minlength", 0))?,
        "load" => return load(call),
        "sum" | "prod" | "mean" | "var" | "std" | "amax" | "amin" | "argmax" | "argmin" | "clip" | "dot" | "outer"
        | "trace" => match reduced(call, op)? {
            Some(a) => a,
            None => return Ok(()),
        },
        _ => return missing(op),
    };
    call.result(&made)
}

/// The library's name of an elementwise operation, and whether it works in place.
fn ufunc_name(op: &str) -> (&str, bool) {
    let in_place = match op {
        "iadd" => "add",
        "isub" => "subtract",
        "imul" => "multiply",
        "itruediv" => "true_divide",
        "ifloordiv" => "floor_divide",
        "imod" => "remainder",
        "ipow" => "power",
        "ilshift" => "left_shift",
        "irshift" => "right_shift",
        "iand" => "bitwise_and",
        "ior" => "bitwise_or",
        "ixor" => "bitwise_xor",
        _ => {
            let name = match op {
                "divide" => "true_divide",
                "mod" => "remainder",
                "degrees" => "rad2deg",
                "radians" => "deg2rad",
                other => other,
            };
            return (name, false);
        }
    };
    (in_place, true)
}

/// By name, as `array_ufunc` and `array_ufunc_outputs` take it.
fn by_name(call: &mut Call, name: &str, in_place: bool) -> Outcome<()> {
    let dtype = call.dtype();
    let (_, outputs) = ufunc::arity(name)?;
    if outputs == 2 {
        let destinations = [call.maybe("out0"), call.maybe("out1")];
        let given = destinations.map(|d| d.is_some());
        let inputs = call.operands();
        let made = Array::ufunc_outputs(name, &inputs, dtype, Casting::SameKind, None, Some(&destinations), 2)?;
        for (made, given) in made.iter().zip(given) {
            if !given {
                call.result(made)?;
            }
        }
        return Ok(());
    }
    let target = call.maybe(if in_place { "a" } else { "out" });
    let made = Array::ufunc(name, &call.operands(), dtype, Casting::SameKind, None, target)?;
    match target {
        Some(target) if !made.is(target) => differs("the result is another array than the destination"),
        Some(_) => Ok(()),
        None => call.result(&made),
    }
}

/// By the method of the operation.
fn by_method(call: &mut Call, name: &str, in_place: bool) -> Outcome<()> {
    let operation = match operation(name) {
        Some(operation) => operation,
        None => return missing(name),
    };
    let target = call.maybe(if in_place { "a" } else { "out" });
    let (made, second) = match (operation, &call.operands()[..], target) {
        (Operation::Unary(_, into), &[x], Some(out)) => return Ok(into(x, out)?),
        (Operation::Unary(plain, _), &[x], None) => (plain(x)?, None),
        (Operation::Binary(_, into), &[x, y], Some(out)) => return Ok(into(x, y, out)?),
        (Operation::Binary(plain, _), &[x, y], None) => (plain(x, y)?, None),
        (Operation::UnaryPair(plain, into), &[x], _) => match (call.maybe("out0"), call.maybe("out1")) {
            (Some(a), Some(b)) => return Ok(into(x, a, b)?),
            _ => plain(x).map(|(a, b)| (a, Some(b)))?,
        },
        (Operation::BinaryPair(plain, into), &[x, y], _) => match (call.maybe("out0"), call.maybe("out1")) {
            (Some(a), Some(b)) => return Ok(into(x, y, a, b)?),
            _ => plain(x, y).map(|(a, b)| (a, Some(b)))?,
        },
        _ => return differs("another number of operands"),
    };
    call.result(&made)?;
    second.map_or(Ok(()), |second| call.result(&second))
}

/// By the form with a number, if an operand is one.
fn with_number(call: &mut Call, name: &str) -> Outcome<bool> {
    let position = call.inputs.iter().position(|input| matches!(input.spec.get("kind"), Json::Text(k) if k != "bool"));
    let position = match (position, call.inputs.len()) {
        (Some(position), 2) => position,
        _ => return Ok(false),
    };
    let (front, value) = (position == 0, call.inputs[position].spec.at("scalar").clone());
    let other = call.inputs[1 - position].array.clone().expect("an operand");
    fn apply<T>(form: WithNumber<T>, a: &Array, number: T) -> Result<Array> {
        match form {
            WithNumber::After(call) => call(a, number),
            WithNumber::Before(call) => call(number, a),
        }
    }
    let made = if call.inputs[position].spec.at("kind").text() == "float" {
        with_f64(name, front).map(|form| apply(form, &other, value.real()))
    } else {
        with_i64(name, front).map(|form| apply(form, &other, value.int()))
    };
    match made {
        Some(made) => call.result(&made?).map(|()| true),
        None => Ok(false),
    }
}

fn code_of(kind: &str) -> Code {
    match kind {
        "shape" | "reshape" => Code::Shape,
        "axis" | "index" => Code::Index,
        "cast" | "type" => Code::Dtype,
        _ => Code::InvalidArgument,
    }
}

/// Runs a case in one way, which must give the recorded error or results.
fn check(
    spec: &Json,
    arrays: &Npz,
    folder: &Path,
    run: impl FnOnce(&mut Call) -> Outcome<bool>,
) -> Outcome<Option<BTreeMap<String, Host>>> {
    let mut call = Call::new(spec, arrays, folder)?;
    let ran = run(&mut call);
    if !spec.has("error") {
        if !ran? {
            return Ok(None);
        }
        call.compare(arrays)?;
        return Ok(Some(call.produced));
    }
    let expected = code_of(spec.at("error").text());
    match ran {
        Ok(false) => Ok(None),
        Ok(true) => differs(format!("no error instead of {:?}", expected)),
        // The vectors have no kind of error for missing files and entries; they use "value".
        Err(Bad::Api(error)) if error.code() == expected || error.code() == Code::NotFound => {
            if error.message().is_empty() {
                return differs("an error without a message");
            }
            Ok(None)
        }
        Err(bad) => Err(bad),
    }
}

fn case(spec: &Json, arrays: &Npz, folder: &Path) -> Outcome<()> {
    let op = spec.at("op").text();
    if !spec.at("group").text().starts_with("ufunc") {
        return check(spec, arrays, folder, |call| routine(call, op).map(|()| true)).map(drop);
    }
    let (name, in_place) = ufunc_name(op);
    let first = check(spec, arrays, folder, |call| by_name(call, name, in_place).map(|()| true))?;
    if spec.at("attrs").has("dtype") {
        return Ok(());
    }
    let second = check(spec, arrays, folder, |call| by_method(call, name, in_place).map(|()| true))?;
    let third = match in_place || spec.at("inputs").list().len() != 2 {
        true => None,
        false => check(spec, arrays, folder, |call| with_number(call, name))?,
    };
    for other in [second, third].iter().flatten() {
        for (output, host) in other {
            let first = first.as_ref().and_then(|first| first.get(output));
            expect("the ways differ", host, first.expect("the output of both ways"), &EXACT)?;
        }
    }
    Ok(())
}

fn malformed(path: &Path) -> Outcome<()> {
    let text = path.to_str().expect("UTF-8");
    if path.extension().map_or(false, |end| end == "npy") {
        return Array::load(text).map(drop).map_err(Bad::Api);
    }
    let file = NpzFile::open(text)?;
    for name in file.names()? {
        file.read(&name)?;
    }
    Ok(())
}

fn promotion(runner: &mut Runner, tables: &Json) {
    let dtypes: Vec<&str> = tables.at("dtypes").list().iter().map(Json::text).collect();
    let ones = |dtype: &str| Array::ones(&[2], dtype_of(dtype));
    let entry = |name: &str, inputs: &[Array], entry: &Json| -> Outcome<()> {
        let (_, count) = ufunc::arity(name)?;
        match (Array::ufunc_outputs(name, inputs, None, Casting::SameKind, None, None, count), entry) {
            (Err(error), Json::Null) if error.code() == Code::Dtype => Ok(()),
            (Err(error), _) => Err(error.into()),
            (Ok(made), entry) => {
                let got: Vec<DType> = made.iter().map(Array::dtype).collect();
                let expected: Vec<DType> = entry.list().iter().map(|name| dtype_of(name.text())).collect();
                if got == expected {
                    Ok(())
                } else {
                    differs(format!("{:?}: got {:?} instead of {:?}", inputs, got, expected))
                }
            }
        }
    };
    runner.test("arrays/promotion/result_type", || {
        for (a, row) in dtypes.iter().zip(tables.at("result_type").list()) {
            for (b, expected) in dtypes.iter().zip(row.list()) {
                let got = dtype::result_type(&[dtype_of(a), dtype_of(b)])?;
                if got != dtype_of(expected.text()) {
                    return differs(format!("{}, {}: got {:?}", a, b, got));
                }
            }
        }
        Ok(())
    });
    let rules = [Casting::No, Casting::Equiv, Casting::Safe, Casting::SameKind, Casting::Unsafe];
    for (rule, name) in rules.into_iter().zip(["no", "equiv", "safe", "same_kind", "unsafe"]) {
        runner.test(&format!("arrays/promotion/can_cast_{}", name), || {
            for (a, row) in dtypes.iter().zip(tables.at("can_cast").at(name).list()) {
                for (b, expected) in dtypes.iter().zip(row.list()) {
                    if dtype::can_cast(dtype_of(a), dtype_of(b), rule)? != expected.flag() {
                        return differs(format!("{} to {}", a, b));
                    }
                }
            }
            Ok(())
        });
    }
    let alias = |op: &str| match tables.at("aliases").get(op) {
        Json::Text(name) => name.clone(),
        _ => op.to_string(),
    };
    for (op, table) in tables.at("unary").object() {
        runner.test(&format!("arrays/promotion/{}", op), || {
            dtypes.iter().try_for_each(|a| entry(&alias(op), &[ones(a)?], table.get(a)))
        });
    }
    for (op, table) in tables.at("binary").object() {
        runner.test(&format!("arrays/promotion/{}", op), || {
            for (a, row) in dtypes.iter().zip(table.list()) {
                for (b, expected) in dtypes.iter().zip(row.list()) {
                    entry(&alias(op), &[ones(a)?, ones(b)?], expected)?;
                }
            }
            Ok(())
        });
    }
}

/// The dtypes of reductions.
fn reductions(runner: &mut Runner, tables: &Json) {
    for (op, table) in tables.at("reductions").object() {
        runner.test(&format!("arrays/promotion/{}", op), || {
            for (dtype, expected) in table.object() {
                let a = Array::ones(&[2], dtype_of(dtype))?;
                let made = match op.as_str() {
                    "sum" => a.sum(None, false, None),
                    "prod" => a.prod(None, false, None),
                    "mean" => a.mean(None, false, None),
                    "var" => a.var(None, 0.0, false, None),
                    "std" => a.std(None, 0.0, false, None),
                    "amax" => a.max(None, false),
                    "amin" => a.min(None, false),
                    "argmax" => a.argmax(AXIS_NONE, false),
                    "argmin" => a.argmin(AXIS_NONE, false),
                    "count_nonzero" => a.count_nonzero(None, false),
                    "trace" => a.broadcast_to(&[2, 2])?.trace(0, 0, 1, None),
                    _ => return missing(op),
                };
                match (made, expected) {
                    (Err(error), Json::Null) if error.code() == Code::Dtype => {}
                    (Err(error), _) => return Err(error.into()),
                    (Ok(made), Json::Text(name)) if made.dtype() == dtype_of(name) => {}
                    (Ok(made), expected) => return differs(format!("{}: {:?}, not {}", dtype, made.dtype(), expected)),
                }
            }
            Ok(())
        });
    }
}

pub fn run(runner: &mut Runner, folder: &Path, cases: &Json) {
    let mut groups: BTreeMap<String, Npz> = BTreeMap::new();
    for spec in cases.list() {
        let group = spec.at("group").text();
        if !groups.contains_key(group) {
            let path = folder.join(format!("{}.npz", group));
            groups.insert(group.into(), Npz::open(&path).unwrap_or_else(|bad| panic!("{}: {:?}", path.display(), bad)));
        }
        let id = format!("arrays/{}/{}", group, spec.at("id").text());
        runner.test(&id, || case(spec, &groups[group], folder));
    }
    for spec in Json::load(&folder.join("malformed/cases.json")).list() {
        runner.test(&format!("arrays/malformed/{}", spec.at("id").text()), || {
            match malformed(&folder.join("malformed").join(spec.at("file").text())) {
                Err(Bad::Api(error)) if [Code::Format, Code::Unsupported].contains(&error.code()) => Ok(()),
                Err(bad) => Err(bad),
                Ok(()) => differs("no error"),
            }
        });
    }
    let tables = Json::load(&folder.join("promotion.json"));
    promotion(runner, &tables);
    reductions(runner, &tables);
    for spec in Json::load(&folder.join("random.json")).at("cases").list() {
        // Laws of distributions, which golden_runner tests: they say nothing about a binding.
        let name = format!("random.{}", spec.at("func").text());
        runner.test(&format!("arrays/{}", name), || missing(&name));
    }
}
