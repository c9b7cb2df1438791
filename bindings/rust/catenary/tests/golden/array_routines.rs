//! Routines of arrays by their names in NumPy.
use crate::array_call::{index_of, scalar_of, Call};
use crate::host::Values;
use crate::{differs, missing, Host, Json, Outcome};
use catenary::*;

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

pub fn routine(call: &mut Call, op: &str) -> Outcome<()> {
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
