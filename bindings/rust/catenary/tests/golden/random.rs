//! Cases of random numbers: ranges, means and quantiles of distributions, and seeds.
use crate::array_call::dtype_of;
use crate::host::Values;
use crate::{differs, expect, missing, Bad, Host, Json, Outcome, Runner};
use catenary::*;

/// Draws what a case wants: from a state, or from the global generator of the device.
fn draw(function: &str, args: &Json, state: Option<&RandomState>) -> Outcome<Array> {
    let number = |name: &str, usual: f64| if args.has(name) { args.at(name).real() } else { usual };
    let shape = if args.has("size") { args.at("size").ints() } else { vec![] };
    let dtype = if args.has("dtype") { dtype_of(args.at("dtype").text()) } else { DType::Float64 };
    Ok(match function {
        "rand" | "random_sample" | "random" | "ranf" | "sample" => random::sample(state, &shape, dtype)?,
        "uniform" => random::uniform(state, number("low", 0.0), number("high", 1.0), &shape, dtype)?,
        "randn" | "standard_normal" => random::standard_normal(state, &shape, dtype)?,
        "normal" => random::normal(state, number("loc", 0.0), number("scale", 1.0), &shape, dtype)?,
        "lognormal" => random::lognormal(state, number("mean", 0.0), number("sigma", 1.0), &shape, dtype)?,
        "randint" | "random_integers" => {
            // A single bound is the upper one.
            let closed = function == "random_integers";
            let (low, high) = match (args.has("high"), closed) {
                (true, _) => (args.at("low").int(), args.at("high").int()),
                (false, true) => (1, args.at("low").int()),
                (false, false) => (0, args.at("low").int()),
            };
            let integers = if closed { random::integers_inclusive } else { random::integers };
            integers(state, low, high, &shape, DType::Int64)?
        }
        "interval" => random::interval(state, args.at("mx").int(), &shape)?,
        _ => return missing(&format!("random.{}", function)),
    })
}

fn values_of(host: &Host) -> Vec<f64> {
    match &host.values {
        Values::Reals(values) => values.clone(),
        Values::Ints(values) => values.iter().map(|v| *v as f64).collect(),
        Values::Any => vec![],
    }
}

/// Allows six standard deviations of each estimate.
fn check_law(spec: &Json, probabilities: &[Json], values: &[f64]) -> Outcome<()> {
    let count = values.len() as f64;
    if values.is_empty() || !spec.has("mean") {
        return Ok(());
    }
    if spec.has("support") {
        let bounds = spec.at("support").list();
        let (low, high, open) = (bounds[0].real(), bounds[1].real(), spec.at("support_is").text() == "[lo, hi)");
        if let Some(v) = values.iter().find(|v| **v < low || **v > high || (open && **v == high)) {
            return differs(format!("{} is out of range", v));
        }
    }
    let mean = values.iter().sum::<f64>() / count;
    if (mean - spec.at("mean").real()).abs() > 6.0 * spec.at("std").real() / count.sqrt() {
        return differs(format!("mean {} instead of {}", mean, spec.at("mean")));
    }
    for (p, bound) in probabilities.iter().zip(spec.get("quantiles").list()) {
        let (p, bound) = (p.real(), bound.real());
        let share = values.iter().filter(|v| **v < bound).count() as f64 / count;
        if (share - p).abs() > 6.0 * (p * (1.0 - p) / count).sqrt() {
            return differs(format!("a share of {} is below the quantile of {}", share, p));
        }
    }
    Ok(())
}

fn law_case(spec: &Json, laws: &Json, method: Option<RandomMethod>) -> Outcome<()> {
    let mut other: Option<Host> = None;
    for seed in laws.at("seeds").list() {
        let seed = seed.int() as u64;
        let state = method.map(|method| RandomState::new(None, method, seed)).transpose()?;
        let drawn = || -> Outcome<Host> {
            match &state {
                Some(state) => state.seed(seed)?,
                None => random::seed(None, seed)?,
            }
            Host::of(&draw(spec.at("func").text(), spec.at("args"), state.as_ref())?)
        };
        let first = drawn()?;
        expect("the same seed", &drawn()?, &first, &crate::host::EXACT)?;
        if first.shape != spec.at("shape").ints() {
            return differs(format!("got shape {:?}", first.shape));
        }
        if spec.has("dtype") && first.dtype != dtype_of(spec.at("dtype").text()) {
            return differs(format!("got type {:?}", first.dtype));
        }
        let values = values_of(&first);
        if !values.is_empty() && other.as_ref().map(values_of).as_ref() == Some(&values) {
            return differs("different seeds gave the same numbers");
        }
        check_law(spec, laws.at("probabilities").list(), &values)?;
        other = Some(first);
    }
    Ok(())
}

fn error_case(spec: &Json, method: Option<RandomMethod>) -> Outcome<()> {
    let state = method.map(|method| RandomState::new(None, method, 0)).transpose()?;
    match draw(spec.at("func").text(), spec.at("args"), state.as_ref()) {
        Err(Bad::Api(error)) if error.code() == Code::InvalidArgument => Ok(()),
        Err(bad) => Err(bad),
        Ok(_) => differs("no error"),
    }
}

pub fn run(runner: &mut Runner, laws: &Json) {
    let generators =
        [("", None), (".philox", Some(RandomMethod::Philox43210)), (".mt19937", Some(RandomMethod::Mt19937))];
    for (suffix, method) in generators {
        for (i, spec) in laws.at("cases").list().iter().enumerate() {
            let id = format!("arrays/random/{}.{}{}", spec.at("func").text(), i, suffix);
            runner.test(&id, || law_case(spec, laws, method));
        }
        for (i, spec) in laws.at("errors").list().iter().enumerate() {
            let id = format!("arrays/random/{}.error.{}{}", spec.at("func").text(), i, suffix);
            runner.test(&id, || error_case(spec, method));
        }
    }
}
