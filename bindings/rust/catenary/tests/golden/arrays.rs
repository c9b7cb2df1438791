//! Cases of arrays: NumPy's routines, each in every way in which the binding has it.
use crate::array_call::Call;
use crate::array_routines::routine;
use crate::elementwise::{operation, with_f64, with_i64, Operation, WithNumber};
use crate::host::EXACT;
use crate::promotion::{promotion, reductions};
use crate::random;
use crate::{differs, expect, missing, Bad, Host, Json, Npz, Outcome, Runner};
use catenary::*;
use std::collections::BTreeMap;
use std::path::Path;

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
    random::run(runner, &Json::load(&folder.join("random.json")));
}
