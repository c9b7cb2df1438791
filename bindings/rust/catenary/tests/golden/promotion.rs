//! The dtypes of results.
use crate::array_call::dtype_of;
use crate::{differs, missing, Json, Outcome, Runner};
use catenary::*;

pub fn promotion(runner: &mut Runner, tables: &Json) {
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
pub fn reductions(runner: &mut Runner, tables: &Json) {
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
